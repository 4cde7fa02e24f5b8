// SPDX-License-Identifier: GPL-3.0-or-later
// Within one menu and within one dialog, no letter opens two things, in any language.
#include "app/language.h"
#include "tests/app/languages/every_state.h"

#include <QAbstractButton>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

#include <map>

namespace {

// The texts that share a letter with one before them.
QStringList repeated(const QStringList& texts)
{
    QStringList found;
    std::map<QKeySequence, QString> taken;
    for (const QString& text : texts)
        if (const QKeySequence key = QKeySequence::mnemonic(text); !key.isEmpty()) {
            const auto [place, isNew] = taken.emplace(key, text);
            if (!isNew)
                found << QStringLiteral("%1 and %2").arg(place->second, text);
        }
    return found;
}

QStringList textsOf(const QList<QAction*>& actions)
{
    QStringList texts;
    for (const QAction* action : actions)
        texts << action->text();
    return texts;
}

QStringList textsOf(const QWidget& dialog)
{
    QStringList texts;
    for (const QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
        if (button->isVisible())
            texts << button->text();
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        if (label->isVisible() && label->buddy())
            texts << label->text();
    return texts;
}

} // namespace

class MnemonicsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_states = std::make_unique<tests::EveryState>(); }
    void repeatedLettersAreFound();
    void noLetterIsUsedTwice_data();
    void noLetterIsUsedTwice();
    void cleanupTestCase() { m_states.reset(); }

private:
    std::unique_ptr<tests::EveryState> m_states;
};

void MnemonicsTest::repeatedLettersAreFound()
{
    QCOMPARE(repeated({"&Save", "Save &as…", "&Schließen"}), QStringList("&Save and &Schließen"));
    QCOMPARE(repeated({"檔案(&F)", "&Find"}), QStringList("檔案(&F) and &Find"));
    QCOMPARE(repeated({"Copy && paste", "A", "A", ""}), QStringList());
}

void MnemonicsTest::noLetterIsUsedTwice_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : app::languages())
        QTest::newRow(qPrintable(language)) << language;
}

void MnemonicsTest::noLetterIsUsedTwice()
{
    QFETCH(const QString, language);
    m_states->workbench().setLanguage(language);
    QCoreApplication::sendPostedEvents();
    auto& window = m_states->workbench().window();
    QStringList faults = repeated(textsOf(window.menuBar()->actions()));
    for (const QMenu* menu : window.findChildren<QMenu*>())
        faults << repeated(textsOf(menu->actions()));
    m_states->visitDialogs([&faults](const QString&, QWidget& dialog) { faults << repeated(textsOf(dialog)); });
    faults.removeDuplicates();
    QCOMPARE(faults.join(QStringLiteral("; ")), QString());
}

QTEST_MAIN(MnemonicsTest)
#include "mnemonics_test.moc"
