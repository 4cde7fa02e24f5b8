// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_preview.h"

#include "ui/widgets/look.h"

#include <QPaintEvent>
#include <QPainter>

#include <map>

namespace ui {

// Paints the pages that are in view, each once for a size.
class ReportPreview::Column : public QWidget
{
public:
    void show(std::shared_ptr<const report::Pages> pages)
    {
        m_pages = std::move(pages);
        m_pictures.clear();
        fit(width());
        update();
    }

    // The height follows the width.
    void fit(int width)
    {
        const int count = m_pages ? m_pages->count() : 0;
        if (width != m_fitted)
            m_pictures.clear();
        m_fitted = width;
        setFixedHeight(count * (pageSize().height() + gap) + gap);
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QPainter painter(this);
        for (int page = 0; m_pages && page < m_pages->count(); ++page) {
            const QRect place(QPoint(gap, gap + page * (pageSize().height() + gap)), pageSize());
            if (place.intersects(event->rect()))
                painter.drawPixmap(place.topLeft(), picture(page));
        }
    }

private:
    static constexpr int gap = 2 * look::unit;

    double scale() const { return std::max(1, width() - 2 * gap) / m_pages->size().width(); }
    QSize pageSize() const { return m_pages ? (m_pages->size() * scale()).toSize() : QSize(); }

    const QPixmap& picture(int page)
    {
        const auto found = m_pictures.find(page);
        if (found != m_pictures.end())
            return found->second;
        const double ratio = devicePixelRatioF();
        QImage image(pageSize() * ratio, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(scale() * ratio, scale() * ratio);
        m_pages->paint(painter, page);
        painter.end();
        QPixmap pixmap = QPixmap::fromImage(image);
        pixmap.setDevicePixelRatio(ratio);
        return m_pictures.emplace(page, pixmap).first->second;
    }

    std::shared_ptr<const report::Pages> m_pages;
    std::map<int, QPixmap> m_pictures;
    int m_fitted = 0;
};

ReportPreview::ReportPreview(QWidget* parent) : QScrollArea(parent), m_column(new Column)
{
    setWidget(m_column);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // else the width would follow the height, and that the width
    setFocusPolicy(Qt::StrongFocus);
    setBackgroundRole(QPalette::Mid);
}

void ReportPreview::show(std::shared_ptr<const report::Pages> pages)
{
    m_column->show(std::move(pages));
}

void ReportPreview::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    m_column->fit(viewport()->width());
}

} // namespace ui
