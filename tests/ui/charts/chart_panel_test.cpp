// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_panel.h"

#include "core/calculator/registry.h"
#include "ui/widgets/contrast.h"

#include <QtTest>
#include <QtWidgets>

#include <memory>

using namespace ui;

namespace {

const core::NumberStyle& english()
{
    return core::numberStyle("en");
}

// Answers for the sentences of the chart as a catalogue of another language would.
class MarkingTranslator : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return QLatin1Char('*') + QString::fromUtf8(source);
    }
};

} // namespace

class ChartPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_calculators = core::builtInCalculators(); }
    void init();
    void cleanup() { m_panel.reset(); }

    void showsThePersonsPoint();
    void saysWhatIsMissing();
    void readsOffUnderTheMouse();
    void readsOffWithControlAndTheArrowKeys();
    void goesToTheEndsAndBack();
    void leavesOtherKeysAndTheUnfocusedWheelToThePage();
    void tellsAScreenReader();
    void forgetsTheReadingWhenValuesChange();
    void switchesTheAxes();
    void hasATableOfTheSame();
    void copiesTheTable();
    void readsTheTableWithKeys();
    void takesColoursFromThePalette();
    void speaksTheLanguage();
    void growsToTheRightInEveryLanguage();
    void tipStaysInsideAtEverySize_data();
    void tipStaysInsideAtEverySize();
    void aSpeedupOfNothingStandsOnTheAxis();

private:
    void give(const core::Values& values);
    QPoint inPlot(double x, double y) const;
    const ChartTip& tip() const { return m_panel->view()->picture().tip; }
    QString cell(int row, int column) const { return m_panel->table()->model()->index(row, column).data().toString(); }

    core::Registry m_calculators;
    std::unique_ptr<ChartPanel> m_panel;
};

void ChartPanelTest::init()
{
    m_panel = std::make_unique<ChartPanel>(m_calculators[0]);
    m_panel->resize(760, 320);
    give(m_calculators[0].example());
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    m_panel->view()->setFocus();
}

void ChartPanelTest::give(const core::Values& values)
{
    m_panel->setData(values, m_calculators[0].evaluate(values), english());
}

QPoint ChartPanelTest::inPlot(double x, double y) const
{
    return m_panel->view()->picture().layout.at({x, y}).toPoint();
}

void ChartPanelTest::showsThePersonsPoint()
{
    QCOMPARE(tip().first, QStringLiteral("32 microbatches"));
    QCOMPARE(tip().second, QStringLiteral("17.9% bubble"));
    QVERIFY(tip().own && tip().onCurve);
    QCOMPARE(tip().anchor, *m_panel->view()->picture().layout.point);
    QCOMPARE(m_panel->describe(), QStringLiteral("Bubble fraction by microbatches: 17.9% bubble at 32 microbatches, on "
                                                 "an axis from 2 to 512."));
}

void ChartPanelTest::saysWhatIsMissing()
{
    const QImage full = m_panel->view()->grab().toImage();
    give(m_calculators[0].blank());
    QVERIFY(m_panel->view()->picture().layout.curves.empty());
    QVERIFY(m_panel->describe().isEmpty());
    QVERIFY(m_panel->view()->grab().toImage() != full);
    QTest::keyClick(m_panel->view(), Qt::Key_Right, Qt::ControlModifier);
    QTest::mouseMove(m_panel->view()->viewport(), QPoint(200, 100));
    QVERIFY(!m_panel->view()->readValue());
    give(m_calculators[0].example());
    QCOMPARE(m_panel->view()->grab().toImage(), full);
}

void ChartPanelTest::readsOffUnderTheMouse()
{
    QTest::mouseMove(m_panel->view()->viewport(), inPlot(0.75, 0.5));
    QTRY_COMPARE(tip().first, QStringLiteral("128 microbatches"));
    QCOMPARE(tip().second, QStringLiteral("5.2% bubble"));
    QVERIFY(!tip().own);
    QVERIFY(m_panel->view()->picture().layout.plot.contains(tip().rect));
    QTest::mouseMove(m_panel->view()->viewport(), inPlot(0.8, 0.5));
    QTRY_VERIFY(tip().first != QStringLiteral("128 microbatches"));
    QTest::mouseMove(m_panel->view()->viewport(), QPoint(1, 1));
    QTRY_COMPARE(tip().first, QStringLiteral("32 microbatches"));
}

void ChartPanelTest::readsOffWithControlAndTheArrowKeys()
{
    QTest::keyClick(m_panel->view(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(tip().first, QStringLiteral("35 microbatches"));
    QCOMPARE(tip().second, QStringLiteral("16.7% bubble"));
    QTest::keyClick(m_panel->view(), Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(tip().first, QStringLiteral("32 microbatches"));
}

void ChartPanelTest::goesToTheEndsAndBack()
{
    QTest::keyClick(m_panel->view(), Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(tip().first, QStringLiteral("512 microbatches"));
    QTest::keyClick(m_panel->view(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(tip().first, QStringLiteral("512 microbatches"));
    QTest::keyClick(m_panel->view(), Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(tip().first, QStringLiteral("2 microbatches"));
    QTest::keyClick(m_panel->view(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(tip().first, QStringLiteral("3 microbatches"));
    QTest::keyClick(m_panel->view(), Qt::Key_Escape);
    QCOMPARE(tip().first, QStringLiteral("32 microbatches"));
    QVERIFY(!m_panel->view()->readValue());
}

void ChartPanelTest::leavesOtherKeysAndTheUnfocusedWheelToThePage()
{
    for (const int key : {Qt::Key_Escape, Qt::Key_Up, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End}) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QApplication::sendEvent(m_panel->view(), &event);
        QVERIFY(!event.isAccepted());
    }
    m_panel->view()->clearFocus();
    QWheelEvent wheel({100, 100}, {100, 100}, {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(m_panel->view()->viewport(), &wheel);
    QVERIFY(!wheel.isAccepted());
}

void ChartPanelTest::tellsAScreenReader()
{
    ChartView* view = m_panel->view();
    QCOMPARE(view->accessibleName(), QStringLiteral("Bubble fraction by microbatches"));
    QCOMPARE(view->accessibleDescription(), m_panel->describe());
    QSignalSpy spy(view, &ChartView::readingChanged);
    QTest::keyClick(view, Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(view->accessibleName(), QStringLiteral("77.8% bubble at 2 microbatches"));
    QCOMPARE(spy.size(), 1);
    QTest::keyClick(view, Qt::Key_Escape);
    QCOMPARE(view->accessibleName(), QStringLiteral("Bubble fraction by microbatches"));
}

void ChartPanelTest::forgetsTheReadingWhenValuesChange()
{
    QTest::keyClick(m_panel->view(), Qt::Key_End, Qt::ControlModifier);
    give({std::int64_t(8), std::int64_t(64)});
    QCOMPARE(tip().first, QStringLiteral("64 microbatches"));
    QVERIFY(tip().own);
    QCOMPARE(m_panel->view()->accessibleName(), QStringLiteral("Bubble fraction by microbatches"));
}

void ChartPanelTest::switchesTheAxes()
{
    QVERIFY(m_panel->isLogarithmic());
    QSignalSpy spy(m_panel.get(), &ChartPanel::logarithmicChanged);
    const double before = m_panel->view()->picture().layout.point->x();
    QTest::mouseClick(m_panel->findChild<QCheckBox*>(), Qt::LeftButton);
    QVERIFY(!m_panel->isLogarithmic());
    QCOMPARE(spy.size(), 1);
    QVERIFY(m_panel->view()->picture().layout.point->x() < before);
    m_panel->setLogarithmic(true);
    QVERIFY(m_panel->findChild<QCheckBox*>()->isChecked());
    QCOMPARE(spy.size(), 2);
}

void ChartPanelTest::hasATableOfTheSame()
{
    give({std::int64_t(8), std::int64_t(33)});
    m_panel->setTableShown(true);
    QVERIFY(m_panel->table()->isVisible());
    QVERIFY(!m_panel->view()->isVisible());
    QVERIFY(m_panel->table()->hasFocus());
    const QAbstractItemModel* model = m_panel->table()->model();
    QCOMPARE(model->rowCount(), 11); // 2 to 1,024, and 33
    QCOMPARE(model->columnCount(), 6);
    QCOMPARE(model->headerData(0, Qt::Horizontal).toString(), QStringLiteral("Microbatches"));
    QCOMPARE(model->headerData(1, Qt::Horizontal).toString(), QStringLiteral("8 stages"));
    QCOMPARE(model->headerData(5, Qt::Horizontal).toString(), QStringLiteral("4 chunks"));
    QCOMPARE(cell(0, 0), QStringLiteral("2"));
    QCOMPARE(cell(0, 1), QStringLiteral("77.8%"));
    QCOMPARE(cell(0, 3), QStringLiteral("88.2%")); // 15/17
    QCOMPARE(cell(5, 0), QStringLiteral("33 (your value)"));
    QCOMPARE(cell(5, 1), QStringLiteral("17.5%"));
    give({std::int64_t(8), std::int64_t(34)});
    QCOMPARE(cell(5, 0), QStringLiteral("34 (your value)"));
    m_panel->setTableShown(false);
    QVERIFY(m_panel->view()->isVisible());
    QCOMPARE(tip().first, QStringLiteral("34 microbatches"));
}

void ChartPanelTest::copiesTheTable()
{
    m_panel->setTableShown(true);
    QTableView* table = m_panel->table();
    QItemSelection selection(table->model()->index(4, 0), table->model()->index(5, 1));
    table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    QTest::keySequence(table, QKeySequence::Copy);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("32\t17.9%\n64\t9.9%"));
}

void ChartPanelTest::readsTheTableWithKeys()
{
    m_panel->setTableShown(true);
    QTableView* table = m_panel->table();
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Right);
    QCOMPARE(table->currentIndex(), table->model()->index(1, 1));
    QTest::keyClick(table, Qt::Key_Tab);
    QVERIFY(!table->hasFocus());
}

void ChartPanelTest::takesColoursFromThePalette()
{
    const QPoint point = m_panel->view()->picture().layout.point->toPoint();
    const QPoint corner(m_panel->view()->picture().layout.area.bottomRight().toPoint() - QPoint(3, 3));
    for (const auto& [base, text, accent] :
         {std::array{QColor(Qt::white), QColor(Qt::black), QColor(31, 111, 229)},
          std::array{QColor(20, 22, 26), QColor(236, 236, 240), QColor(74, 149, 255)}}) {
        QPalette palette;
        palette.setColor(QPalette::Base, base);
        palette.setColor(QPalette::Text, text);
        palette.setColor(QPalette::Highlight, accent);
        m_panel->setPalette(palette);
        const QImage image = m_panel->view()->grab().toImage();
        QCOMPARE(image.pixelColor(point), accent);
        QCOMPARE(image.pixelColor(corner), base);
        const ChartColors& colors = m_panel->view()->picture().colors;
        for (const auto& [one, other] :
             {std::pair(colors.text, base), std::pair(colors.muted, base), std::pair(colors.tipText, colors.tip)})
            QVERIFY(contrast(one, other) >= 4.5);
    }
}

void ChartPanelTest::speaksTheLanguage()
{
    MarkingTranslator translator;
    QCoreApplication::installTranslator(&translator);
    QTRY_COMPARE(m_panel->findChild<QLabel*>()->text(), QStringLiteral("*Bubble fraction by microbatches"));
    QCOMPARE(m_panel->findChild<QCheckBox*>()->text(), QStringLiteral("*Log axes"));
    QCOMPARE(tip().first, QStringLiteral("*32 microbatches"));
    QCOMPARE(m_panel->view()->picture().xTitle, QStringLiteral("*Microbatches"));
    QCOMPARE(m_panel->view()->picture().layout.names.front().text, QStringLiteral("*8 stages"));
    QVERIFY(m_panel->view()->accessibleName().startsWith(QLatin1Char('*')));
    QCoreApplication::removeTranslator(&translator);
    QTRY_COMPARE(tip().first, QStringLiteral("32 microbatches"));
}

void ChartPanelTest::growsToTheRightInEveryLanguage()
{
    m_panel->setLayoutDirection(Qt::RightToLeft);
    const ChartLayout& layout = m_panel->view()->picture().layout;
    QVERIFY(layout.xTicks.front().rect.left() < layout.xTicks.back().rect.left());
    QTest::keyClick(m_panel->view(), Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(tip().first, QStringLiteral("35 microbatches"));
}

void ChartPanelTest::tipStaysInsideAtEverySize_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(300, 200);
    QTest::newRow("usual") << QSize(760, 320);
    QTest::newRow("large") << QSize(1600, 900);
}

void ChartPanelTest::tipStaysInsideAtEverySize()
{
    QFETCH(QSize, size);
    m_panel->resize(size);
    for (const std::int64_t count :
         {std::int64_t(1), std::int64_t(32), std::int64_t(1'000'000'000), core::largestCount})
        for (const bool logarithmic : {true, false}) {
            give({count, count});
            m_panel->setLogarithmic(logarithmic);
            const ChartLayout& layout = m_panel->view()->picture().layout;
            QCOMPARE(layout.area.size(), QSizeF(m_panel->view()->viewport()->size()));
            QTest::keyClick(m_panel->view(), Qt::Key_Home, Qt::ControlModifier);
            std::optional<double> last;
            while (m_panel->view()->readValue() != last) {
                last = m_panel->view()->readValue();
                QVERIFY(layout.area.contains(tip().rect));
                QVERIFY(layout.plot.contains(tip().rect) || tip().rect.width() > layout.plot.width());
                QTest::keyClick(m_panel->view(), Qt::Key_Right, Qt::ControlModifier);
            }
        }
}

void ChartPanelTest::aSpeedupOfNothingStandsOnTheAxis()
{
    const core::Calculator& scaling = m_calculators[1];
    ChartPanel panel(scaling);
    const core::Values values{std::int64_t(64), 2000.0, 0.0};
    panel.setData(values, scaling.evaluate(values), english());
    panel.resize(760, 320);
    panel.show();
    const ChartTip& shown = panel.view()->picture().tip;
    QVERIFY(shown.onCurve);
    QCOMPARE(shown.second, QString::fromUtf8("0× speedup"));
    QCOMPARE(shown.anchor.y(), panel.view()->picture().layout.plot.bottom());
    QVERIFY(panel.view()->picture().layout.point);
}

QTEST_MAIN(ChartPanelTest)
#include "chart_panel_test.moc"
