// SPDX-License-Identifier: GPL-3.0-or-later
// The page of one calculator, shown and active, with its chart focused: for tests with mouse, keys and wheel.
#pragma once

#include "core/calculator/registry.h"
#include "tests/support/made_up_calculator.h"
#include "ui/charts/chart_panel.h"
#include "ui/form/number_edit.h"
#include "ui/page/calculator_page.h"

#include <QUndoStack>
#include <QtTest>

#include <memory>

namespace tests {

class ChartedPage
{
protected:
    ChartedPage() : m_calculators(core::builtInCalculators()) { m_calculators.push_back(madeUpCalculator()); }

    void open(std::size_t calculator);
    void close();
    ui::ChartView& view() const { return *m_page->chart().view(); }
    const core::Scale& axis() const { return m_page->chart().plot().x; }
    QPoint point() const { return view().picture().layout.point->toPoint(); }
    /// The place of a value of the x field, at the height of the point.
    QPoint at(double x) const;
    void press(const QPoint& place) const { QTest::mousePress(view().viewport(), Qt::LeftButton, {}, place); }
    void release(const QPoint& place) const { QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, place); }
    /// With the left button held; QTest::mouseMove knows no buttons.
    void moveTo(const QPoint& place, Qt::KeyboardModifiers modifiers = {}) const;
    void drag(double x, Qt::KeyboardModifiers modifiers = {}) const;
    bool turnWheel(int notches) const; // whether it was taken
    std::size_t xField() const { return m_model->calculator().chart->xField; }
    qint64 count() const { return qint64(std::get<std::int64_t>(*m_model->values()[xField()])); }
    QString text() const { return m_model->text(xField()); }

    core::Registry m_calculators;
    std::unique_ptr<QUndoStack> m_stack;
    std::unique_ptr<ui::Workspace> m_workspace;
    ui::CalculatorModel* m_model = nullptr;
    std::unique_ptr<ui::CalculatorPage> m_page;
};

inline void ChartedPage::open(std::size_t calculator)
{
    close();
    m_stack = std::make_unique<QUndoStack>();
    m_workspace = std::make_unique<ui::Workspace>(m_calculators, *m_stack);
    m_model = &m_workspace->model(calculator);
    m_page = std::make_unique<ui::CalculatorPage>(*m_model, *m_workspace);
    m_page->resize(1080, 800);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    view().setFocus();
    QTRY_COMPARE(view().picture().layout.area.size(), QSizeF(view().viewport()->size()));
}

inline void ChartedPage::close()
{
    m_page.reset();
    m_model = nullptr;
    m_workspace.reset();
    m_stack.reset();
}

inline QPoint ChartedPage::at(double x) const
{
    const ui::ChartLayout& layout = view().picture().layout;
    return {qRound(layout.at({axis().position(x), 0}).x()), point().y()};
}

inline void ChartedPage::moveTo(const QPoint& place, Qt::KeyboardModifiers modifiers) const
{
    QMouseEvent move(QEvent::MouseMove, place, view().viewport()->mapToGlobal(place), Qt::NoButton, Qt::LeftButton,
                     modifiers);
    QApplication::sendEvent(view().viewport(), &move);
}

inline void ChartedPage::drag(double x, Qt::KeyboardModifiers modifiers) const
{
    const QPoint to = at(x);
    const QPoint from = point();
    press(from);
    moveTo((from + to) / 2, modifiers);
    moveTo(to, modifiers);
    release(to);
}

inline bool ChartedPage::turnWheel(int notches) const
{
    const QPointF place = point();
    QWheelEvent wheel(place, view().viewport()->mapToGlobal(place), {}, {0, 120 * notches}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&wheel); // only such go on to the parents
    QApplication::instance()->notify(view().viewport(), &wheel);
    return wheel.isAccepted();
}

} // namespace tests
