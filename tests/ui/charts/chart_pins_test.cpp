// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios pinned on a chart: where their points, curves and names stand, and what is said of them.
#include "core/calculator/registry.h"
#include "ui/charts/chart_panel.h"
#include "ui/widgets/contrast.h"
#include "ui/window/theme.h"

#include <QHeaderView>
#include <QLineSeries>
#include <QTableView>
#include <QtTest>

#include <memory>

using namespace ui;

namespace {

core::Values bubble(std::int64_t stages, std::int64_t microbatches)
{
    return {stages, microbatches};
}

// Ten scenarios of one kind.
enum class Ten {
    Points,    // with the person's stages: all on the same curve
    Curves,    // with the person's microbatches: a curve for each
    Both,      // neither
    TheSame,   // as the person's own
    FarAway,   // beyond any axis
    Everything // a few of each
};

core::Values scenario(Ten kind, std::int64_t i)
{
    switch (kind) {
    case Ten::Points:
        return bubble(8, std::int64_t(1) << i);
    case Ten::Curves:
        return bubble(2 + 2 * i, 32);
    case Ten::Both:
        return bubble(1 + i * i, 20 + 7 * i);
    case Ten::TheSame:
        return bubble(8, 32);
    case Ten::FarAway:
        return bubble(3 * i + 2, i % 2 ? 1 : core::largestCount - i);
    case Ten::Everything:
        return i < 3 ? bubble(8, 16 << i) : i < 6 ? bubble(4 << i, 40) : bubble(8, i < 8 ? 32 : 500'000'000);
    }
    return {};
}

std::vector<Pinned> ten(Ten kind, const QString& name)
{
    std::vector<Pinned> pinned;
    for (int i = 0; i < look::scenarioColors; ++i)
        pinned.push_back({name.arg(i + 1), scenario(kind, i), i});
    return pinned;
}

struct Named
{
    QString text;
    QRectF rect;
};

std::vector<Named> scenarioNames(const ChartLayout& layout)
{
    std::vector<Named> names;
    for (const CurveName& name : layout.names)
        if (name.scenario >= 0)
            names.push_back({name.text, name.rect});
    for (const PinMark& pin : layout.pins)
        if (!pin.text.isEmpty())
            names.push_back({pin.text, pin.rect});
    return names;
}

std::vector<QRectF> allTexts(const ChartLayout& layout)
{
    std::vector<QRectF> rects;
    for (const CurveName& name : layout.names)
        rects.push_back(name.rect);
    for (const PinMark& pin : layout.pins)
        if (!pin.text.isEmpty())
            rects.push_back(pin.rect);
    for (const auto* ticks : {&layout.xTicks, &layout.yTicks})
        for (const Tick& tick : *ticks)
            rects.push_back(tick.rect);
    return rects;
}

} // namespace

Q_DECLARE_METATYPE(Ten)

class ChartPinsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_calculators = core::builtInCalculators(); }
    void init();
    void cleanup() { m_panel.reset(); }

    void standWhereTheirValuesAre();
    void tenAreReadable_data();
    void tenAreReadable();
    void longNamesAreCut();
    void namesArePlainText();
    void withoutRoomNothingIsCovered();
    void haveColoursThatCanBeTold_data();
    void haveColoursThatCanBeTold();
    void arePaintedInTheirColours();
    void followTheTheme();
    void goAgain();
    void staysWhenOthersChange();
    void areToldToAScreenReader();
    void haveAColumnOrARowInTheTable();
    void keepTheirPlacesWhileThePointIsDragged();

private:
    void give(const core::Values& values)
    {
        m_panel->setData(values, m_calculators[0].evaluate(values), core::numberStyle("en"));
    }
    const ChartLayout& layout() const { return m_panel->view()->picture().layout; }
    QLineSeries* series(int index) const
    {
        return static_cast<QLineSeries*>(m_panel->view()->chart()->series().at(index));
    }

    core::Registry m_calculators;
    std::unique_ptr<ChartPanel> m_panel;
};

void ChartPinsTest::init()
{
    m_panel = std::make_unique<ChartPanel>(m_calculators[0]);
    m_panel->resize(760, 320);
    m_panel->setPalette(lightPalette());
    give(bubble(8, 32));
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void ChartPinsTest::standWhereTheirValuesAre()
{
    m_panel->setPinned({{"64 microbatches each", bubble(8, 64), 0}, {"Twelve", bubble(12, 128), 3}});
    QCOMPARE(layout().pins.size(), std::size_t(2));
    const core::Plot& plot = m_panel->plot();
    QCOMPARE(layout().pins[0].point, layout().at({plot.x.position(64), plot.y.position(7.0 / 71)}));
    QVERIFY(crosses(layout().curves[0], QRectF(layout().pins[0].point, QSizeF(0, 0)), 0.5));
    QCOMPARE(layout().pins[0].text, QStringLiteral("64 microbatches each"));
    QCOMPARE(layout().curves.size(), std::size_t(6)); // the one that differs
    QVERIFY(crosses(layout().curves[5], QRectF(layout().pins[1].point, QSizeF(0, 0)), 0.5));
    QVERIFY(layout().pins[1].text.isEmpty()); // it stands at its curve
    QCOMPARE(layout().names.back().text, QStringLiteral("Twelve"));
    QCOMPARE(layout().names.back().scenario, 3);
    QCOMPARE(series(5)->points(), m_panel->view()->content().curves[5].positions);
}

void ChartPinsTest::tenAreReadable_data()
{
    QTest::addColumn<Ten>("kind");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("logarithmic");
    QTest::addColumn<int>("zoom");
    const std::vector<std::pair<const char*, Ten>> kinds{{"points", Ten::Points},    {"curves", Ten::Curves},
                                                         {"both", Ten::Both},        {"the same", Ten::TheSame},
                                                         {"far away", Ten::FarAway}, {"everything", Ten::Everything}};
    for (const auto& [row, kind] : kinds)
        for (const bool logarithmic : {true, false})
            for (const int zoom : {0, 2, -4}) {
                QTest::addRow("%s, English, %s, zoom %d", row, logarithmic ? "logarithmic" : "linear", zoom)
                    << kind << QStringLiteral("Scenario %1") << logarithmic << zoom;
                QTest::addRow("%s, Chinese, %s, zoom %d", row, logarithmic ? "logarithmic" : "linear", zoom)
                    << kind << QStringLiteral("第 %1 個情境") << logarithmic << zoom;
            }
}

void ChartPinsTest::tenAreReadable()
{
    QFETCH(Ten, kind);
    QFETCH(QString, name);
    QFETCH(bool, logarithmic);
    QFETCH(int, zoom);
    m_panel->setLogarithmic(logarithmic);
    m_panel->setPinned(ten(kind, name));
    m_panel->zoomBy(zoom);
    QCOMPARE(layout().pins.size(), std::size_t(10));
    const std::vector<Named> names = scenarioNames(layout());
    QCOMPARE(names.size(), std::size_t(10));
    for (int i = 0; i < 10; ++i)
        QCOMPARE(
            std::count_if(names.begin(), names.end(), [&](const Named& each) { return each.text == name.arg(i + 1); }),
            std::ptrdiff_t(1));
    const std::vector<QRectF> rects = allTexts(layout());
    for (std::size_t i = 0; i < rects.size(); ++i) {
        QVERIFY(layout().area.contains(rects[i]));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!rects[i].intersects(rects[j]));
        for (const PinMark& pin : layout().pins)
            QVERIFY(!rects[i].contains(pin.point));
        QVERIFY(!rects[i].contains(*layout().point));
        QVERIFY(!rects[i].intersects(m_panel->view()->picture().tip.rect));
    }
}

void ChartPinsTest::longNamesAreCut()
{
    const QString name = QStringLiteral("Every second microbatch goes to the other half of the cluster");
    m_panel->setPinned(
        {{name, bubble(8, 64), 0}, {name, bubble(12, 64), 1}, {QString(300, QChar(u'寬')), bubble(16, 9), 2}});
    for (const Named& each : scenarioNames(layout())) {
        QVERIFY(each.text.endsWith(QChar(u'…')));
        QVERIFY(each.text.size() > 5);
        QVERIFY(each.rect.width() <= layout().area.width() / 5);
        QVERIFY(layout().area.contains(each.rect));
    }
    QCOMPARE(scenarioNames(layout()).size(), std::size_t(3));
}

void ChartPinsTest::namesArePlainText()
{
    m_panel->setPinned({{"<b>bold</b>", bubble(8, 64), 0}, {"two\nlines %1", bubble(12, 64), 1}});
    QCOMPARE(layout().pins[0].text, QStringLiteral("<b>bold</b>"));
    QCOMPARE(layout().names.back().text, QStringLiteral("two lines %1"));
    QVERIFY(m_panel->describe().contains(QStringLiteral("two lines %1: 14.7% bubble at 64 microbatches.")));
}

void ChartPinsTest::withoutRoomNothingIsCovered()
{
    m_panel->resize(300, 200);
    for (const Ten kind : {Ten::Points, Ten::Curves, Ten::Both, Ten::TheSame, Ten::FarAway, Ten::Everything}) {
        m_panel->setPinned(ten(kind, QStringLiteral("Scenario %1")));
        const std::vector<QRectF> rects = allTexts(layout());
        QVERIFY(!scenarioNames(layout()).empty());
        for (std::size_t i = 0; i < rects.size(); ++i) {
            QVERIFY(layout().area.contains(rects[i]));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!rects[i].intersects(rects[j]));
        }
    }
}

void ChartPinsTest::haveColoursThatCanBeTold_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
    QPalette odd = darkPalette();
    odd.setColor(QPalette::Base, QColor(90, 94, 99));
    odd.setColor(QPalette::Text, Qt::white);
    QTest::newRow("a theme with a pale dark ground") << odd;
}

void ChartPinsTest::haveColoursThatCanBeTold()
{
    QFETCH(QPalette, palette);
    for (int i = 0; i < look::scenarioColors; ++i) {
        const QColor color = look::scenarioColor(palette, i);
        QVERIFY(contrast(color, palette.color(QPalette::Base)) >= 4.5);
        QVERIFY(color != palette.color(QPalette::Highlight));
        for (int j = 0; j < i; ++j)
            QVERIFY(color != look::scenarioColor(palette, j));
    }
    QCOMPARE(look::scenarioColor(palette, look::scenarioColors), look::scenarioColor(palette, 0));
}

void ChartPinsTest::arePaintedInTheirColours()
{
    m_panel->setPinned({{"a", bubble(8, 128), 4}, {"b", bubble(24, 128), 1}, {"c", bubble(8, core::largestCount), 2}});
    const QImage image = m_panel->view()->grab().toImage();
    const QPalette palette = lightPalette();
    for (const PinMark& pin : layout().pins) {
        const QColor painted = image.pixelColor(pin.point.toPoint());
        const QColor wanted = look::scenarioColor(palette, pin.scenario);
        QVERIFY(std::abs(painted.red() - wanted.red()) < 8 && std::abs(painted.green() - wanted.green()) < 8 &&
                std::abs(painted.blue() - wanted.blue()) < 8);
    }
    QCOMPARE(layout().pins[2].edge, core::Edge::Right);
    QCOMPARE(series(5)->pen().color(), look::scenarioColor(palette, 1));
}

void ChartPinsTest::followTheTheme()
{
    m_panel->setPinned({{"a", bubble(8, 128), 4}, {"b", bubble(24, 128), 1}});
    m_panel->setPalette(darkPalette());
    const QImage image = m_panel->view()->grab().toImage();
    QCOMPARE(image.pixelColor(layout().pins[0].point.toPoint()), look::scenarioColor(darkPalette(), 4));
    QCOMPARE(series(5)->pen().color(), look::scenarioColor(darkPalette(), 1));
}

void ChartPinsTest::goAgain()
{
    const QImage before = m_panel->view()->grab().toImage();
    m_panel->setPinned(ten(Ten::Everything, QStringLiteral("Scenario %1")));
    QVERIFY(m_panel->view()->grab().toImage() != before);
    m_panel->setPinned({});
    QCOMPARE(m_panel->view()->grab().toImage(), before);
}

void ChartPinsTest::staysWhenOthersChange()
{
    m_panel->setPinned({{"a", bubble(12, 64), 6}});
    give(bubble(1, 32)); // half a stage has no curve: one guide less
    QCOMPARE(layout().curves.size(), std::size_t(5));
    QCOMPARE(series(4)->pen().color(), look::scenarioColor(lightPalette(), 6));
    QCOMPARE(series(5)->count(), 0);
    give(bubble(8, 32));
    QCOMPARE(series(5)->pen().color(), look::scenarioColor(lightPalette(), 6));
    QVERIFY(series(4)->pen().style() == Qt::CustomDashLine);
    give(m_calculators[0].blank());
    QVERIFY(layout().pins.empty());
}

void ChartPinsTest::areToldToAScreenReader()
{
    m_panel->setPinned({{"Twice", bubble(8, 64), 0}, {"Far", bubble(8, 1'000'000'000), 1}, {"Empty", {{}, {}}, 2}});
    QCOMPARE(
        m_panel->describe(),
        QStringLiteral("Bubble fraction by microbatches: 17.9% bubble at 32 microbatches, on an axis from 2 to 512. "
                       "Twice: 9.9% bubble at 64 microbatches. "
                       "Far: 0.000000700% bubble at 1,000,000,000 microbatches."));
    QCOMPARE(m_panel->view()->accessibleDescription(), m_panel->describe());
}

void ChartPinsTest::haveAColumnOrARowInTheTable()
{
    m_panel->setPinned({{"Twice", bubble(8, 64), 0}, {"Twelve", bubble(12, 100), 1}});
    m_panel->setTableShown(true);
    const QAbstractItemModel* model = m_panel->table()->model();
    const auto cell = [model](int row, int column) { return model->index(row, column).data().toString(); };
    QCOMPARE(model->columnCount(), 7); // only Twelve has a curve of its own
    QCOMPARE(model->headerData(6, Qt::Horizontal).toString(), QStringLiteral("Twelve"));
    QCOMPARE(model->rowCount(), 11);
    QCOMPARE(cell(4, 0), QStringLiteral("32 (your value)"));
    QCOMPARE(cell(4, 6), QStringLiteral("25.6%")); // 11/43
    QCOMPARE(cell(5, 0), QStringLiteral("64"));
    QCOMPARE(cell(6, 0), QStringLiteral("64 (Twice)"));
    QCOMPARE(cell(6, 1), QStringLiteral("9.9%"));
    QCOMPARE(cell(7, 0), QStringLiteral("100 (Twelve)"));
    QCOMPARE(cell(7, 6), QStringLiteral("9.9%")); // 11/111
    QCOMPARE(model->index(7, 0).data(Qt::EditRole).toString(), QStringLiteral("100"));
}

void ChartPinsTest::keepTheirPlacesWhileThePointIsDragged()
{
    m_panel->setPinned(ten(Ten::Everything, QStringLiteral("Scenario %1")));
    connect(m_panel.get(), &ChartPanel::valueTried, this, [this](const core::Value& value) {
        give({std::int64_t(8), value});
    });
    const auto rects = allTexts(layout());
    const QPoint from = layout().point->toPoint();
    QWidget* viewport = m_panel->view()->viewport();
    QTest::mousePress(viewport, Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, from + QPoint(90, 0), viewport->mapToGlobal(from + QPoint(90, 0)), Qt::NoButton,
                     Qt::LeftButton, {});
    QApplication::sendEvent(viewport, &move);
    QVERIFY(std::abs(layout().point->x() - from.x() - 90) < 5);
    QVERIFY(allTexts(layout()) == rects);
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, from + QPoint(90, 0));
}

QTEST_MAIN(ChartPinsTest)
#include "chart_pins_test.moc"
