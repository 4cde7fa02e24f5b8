// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a report one below the other, as wide as there is room.
#pragma once

#include "ui/report/report_pages.h"

#include <QScrollArea>

#include <memory>

namespace ui {

class ReportPreview : public QScrollArea
{
    Q_OBJECT

public:
    explicit ReportPreview(QWidget* parent = nullptr);

    /// Shows other pages; null: none.
    void show(std::shared_ptr<const report::Pages> pages);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class Column;

    Column* m_column;
};

} // namespace ui
