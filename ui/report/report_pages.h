// SPDX-License-Identifier: GPL-3.0-or-later
// A report laid out on paper: how many pages it has and what stands on each. Preview, printer and PDF paint the same.
#pragma once

#include "ui/report/paper.h"
#include "ui/report/report_document.h"

#include <QSizeF>

#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QPagedPaintDevice;
class QPainter;
class QTextDocument;
QT_END_NAMESPACE

namespace ui::report {

enum class Spacing;

class Pages
{
public:
    /// Lays `document` out; its charts shrink and its lines close up where a page is so
    /// full that it would not fit otherwise. Needs a
    /// QApplication, whose font it takes.
    Pages(Document document, Paper paper);
    ~Pages();

    const Document& document() const { return m_document; }
    Paper paper() const { return m_paper; }
    int count() const { return static_cast<int>(m_sheets.size()); }
    /// Of a page, in pixels of 1/96 inch.
    QSizeF size() const;
    /// Paints a page, counted from 0, from (0, 0), in such pixels; on no ground of its own. The painter's device has
    /// the density that fonts are measured by.
    void paint(QPainter& painter, int page) const;

private:
    // One sheet of paper: a part of the text of one page of the report.
    struct Sheet
    {
        std::size_t page = 0;
        int part = 0;
    };

    std::unique_ptr<QTextDocument> set(const Page& page, Spacing spacing) const;
    void layOut(std::size_t page);
    void paintHead(QPainter& painter, const Sheet& sheet) const;
    void paintFoot(QPainter& painter, int page) const;
    QRectF area() const;

    Document m_document;
    Paper m_paper;
    std::vector<std::unique_ptr<QTextDocument>> m_texts; // of the pages of the document
    std::vector<Sheet> m_sheets;
};

/// What a point of a font is measured by on the screen; painters of pages have devices of this density.
int fontDensity();

/// All pages as a PDF with its fonts, and title, program and plain values among its metadata; the same bytes for the
/// same document.
QByteArray pdf(const Pages& pages);

/// Prints the pages from `first` to `last`, counted from 0. Sets the device's resolution, paper and margins before
/// painting begins; false where the device cannot be painted on.
bool print(const Pages& pages, QPagedPaintDevice& device, int first, int last);

} // namespace ui::report
