// SPDX-License-Identifier: GPL-3.0-or-later
// Every page and dialog in every language, in the smallest window and in the usual one: nothing is cut and nothing
// overlaps. Run at several scales of the screen.
#include "app/language.h"
#include "tests/app/languages/every_state.h"
#include "tests/support/fitting.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QTest>

#include <memory>

namespace {
constexpr QSize smallest(960, 640);
constexpr QSize usual(1280, 860);
} // namespace

class FitTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everythingFits_data();
    void everythingFits();
    void cleanupTestCase() { m_states.reset(); }

private:
    void look(const QString& state, QWidget& part);
    void photograph(const QString& state, QWidget& part) const;

    std::unique_ptr<tests::EveryState> m_states;
    QString m_language;
    QSize m_size;
    QStringList m_faults;
};

void FitTest::initTestCase()
{
    m_states = std::make_unique<tests::EveryState>();
}

void FitTest::everythingFits_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString& language : app::languages())
        for (const QSize size : {smallest, usual})
            QTest::addRow("%s at %d x %d", qPrintable(language), size.width(), size.height()) << language << size;
}

void FitTest::everythingFits()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    m_language = language;
    m_size = size;
    m_faults.clear();
    m_states->workbench().setLanguage(language);
    m_states->workbench().window().resize(size);
    const auto visit = [this](const QString& state, QWidget& part) { look(state, part); };
    m_states->visitPages(visit);
    if (size == smallest) { // answers have the same width in both, and dialogs their own
        m_states->visitAnswers(visit);
        m_states->visitDialogs(visit, tests::EveryState::Choices::Each);
    }
    m_faults.removeDuplicates();
    for (const QString& fault : m_faults) // the message of a failure is cut where it is long
        qWarning("%s", qPrintable(fault));
    QCOMPARE(m_faults.size(), 0);
}

// A fault that is there in many states is said once.
void FitTest::look(const QString& state, QWidget& part)
{
    const QString where = QStringLiteral("%1 %2x%3, ").arg(m_language).arg(m_size.width()).arg(m_size.height());
    if (part.isWindow() && !qobject_cast<QDialog*>(&part) && part.size() != m_size)
        m_faults << where + state + QStringLiteral(": the window grew");
    if (qobject_cast<QDialog*>(&part) && (part.width() > m_size.width() || part.height() > m_size.height()))
        m_faults << where + state +
                        QStringLiteral(": the dialog is %1 x %2, larger than the window")
                            .arg(part.width())
                            .arg(part.height());
    for (const QString& fault : tests::findFaults(part)) {
        const bool known = std::any_of(m_faults.cbegin(), m_faults.cend(),
                                       [&fault](const QString& other) { return other.endsWith(fault); });
        if (!known)
            m_faults << where + state + QStringLiteral(": ") + fault;
    }
    photograph(state, part);
}

// For a person to look at, where they are asked for.
void FitTest::photograph(const QString& state, QWidget& part) const
{
    const QString folder = qEnvironmentVariable("PLUMBLINE_SCREENSHOTS");
    if (folder.isEmpty() || !part.isWindow())
        return;
    QString name = QStringLiteral("%1-%2-%3").arg(m_language).arg(m_size.width()).arg(state);
    QDir().mkpath(folder);
    QVERIFY(part.grab().save(folder + QLatin1Char('/') + name.replace(QLatin1Char('/'), QLatin1Char('-')) +
                             QStringLiteral(".png")));
}

QTEST_MAIN(FitTest)
#include "fit_test.moc"
