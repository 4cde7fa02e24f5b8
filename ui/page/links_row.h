// SPDX-License-Identifier: GPL-3.0-or-later
// The calculators that share fields with a page: each opens with the common values of this one.
#pragma once

#include "core/run/feeds.h"
#include "ui/model/workspace.h"

#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace ui {

class TextLabel;

class LinksRow : public QWidget
{
    Q_OBJECT

public:
    /// Keeps references. Hidden for a calculator that has nothing in common with another.
    LinksRow(CalculatorModel& model, Workspace& workspace, QWidget* parent = nullptr);

signals:
    /// The calculator with that index, and the values of its fields that go along.
    void openRequested(int calculator, const core::Values& values);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Link
    {
        std::size_t calculator;
        std::vector<core::run::CommonField> fields;
        QPushButton* button;
    };

    void retranslate();
    void refresh();
    QString describe(const Link& link) const;

    CalculatorModel& m_model;
    Workspace& m_workspace;
    TextLabel* m_label;
    std::vector<Link> m_links;
};

} // namespace ui
