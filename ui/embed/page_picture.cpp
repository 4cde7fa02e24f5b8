// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/embed/page_picture.h"

#include "core/numbers/write.h"
#include "ui/embed/page_texts.h"
#include "ui/text/sentence.h"
#include "ui/widgets/look.h"
#include "ui/window/theme.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

// The sizes of page.css in pixels, with 16 to a rem.
constexpr double gap = 16;
constexpr double fieldHeight = 38;
constexpr double choiceWidth = 120;
constexpr double radius = 5;
constexpr int bodySize = 16;
constexpr int smallSize = 14;
constexpr int footSize = 13;
constexpr int titleSize = 22;
constexpr int valueSize = 32;

QFont pixelFont(int size, bool bold = false)
{
    QFont font = QApplication::font();
    font.setPixelSize(size);
    font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
    return font;
}

QString percentOrNothing(core::Kind kind)
{
    return kind == core::Kind::Percent ? QStringLiteral("%") : QString();
}

class Layouter
{
public:
    Layouter(const core::Calculator& calculator, const core::Values& values, const core::NumberStyle& style,
             const PageLook& look)
        : m_calculator(calculator)
        , m_values(values)
        , m_style(style)
        , m_look(look)
        , m_palette(look.dark ? darkPalette() : lightPalette())
    {
        m_layout.ground = m_palette.color(QPalette::Window);
    }

    PageLayout run()
    {
        double y = layOutHeading(gap);
        const double formWidth = (pictureWidth - 3 * gap) * 5 / 11;
        const double form = layOutForm(gap, y, formWidth);
        const double results = layOutResults(2 * gap + formWidth, y, pictureWidth - 3 * gap - formWidth);
        y = layOutFoot(std::max(form, results) + gap);
        m_layout.size = {pictureWidth, std::ceil(y + gap)};
        if (m_look.rightToLeft)
            mirror();
        return std::move(m_layout);
    }

private:
    QColor muted() const { return m_palette.color(QPalette::PlaceholderText); }
    QColor ink() const { return m_palette.color(QPalette::Text); }

    // Writes `text` from (x, y) on; where it ends below.
    double write(const QString& text, const QRectF& room, const QFont& font, const QColor& color)
    {
        if (text.isEmpty())
            return room.top();
        constexpr double highest = 10'000;
        const QRectF endless(room.topLeft(), QSizeF(room.width(), highest));
        const double height = QFontMetricsF(font).boundingRect(endless, Qt::TextWordWrap, text).height();
        m_layout.lines.push_back({QRectF(room.topLeft(), QSizeF(room.width(), std::ceil(height))), text, font, color,
                                  Qt::AlignLeft | Qt::AlignTop});
        return room.top() + std::ceil(height);
    }

    void box(const QRectF& rect, const QColor& fill, const QColor& edge)
    {
        m_layout.boxes.push_back({rect, fill, edge});
    }

    // A field or a choice with its text.
    void inputBox(const QRectF& rect, const QString& text, const QString& trail)
    {
        box(rect, m_palette.color(QPalette::Base), m_palette.color(QPalette::Disabled, QPalette::Text));
        const QRectF inside = rect.adjusted(10, 0, -10, 0);
        m_layout.lines.push_back({inside, text, pixelFont(bodySize), ink(), Qt::AlignLeft | Qt::AlignVCenter});
        if (!trail.isEmpty())
            m_layout.lines.push_back({inside, trail, pixelFont(bodySize), muted(), Qt::AlignRight | Qt::AlignVCenter});
    }

    double layOutHeading(double y)
    {
        inputBox({pictureWidth - gap - choiceWidth - gap, y, choiceWidth + gap, 32}, m_look.language,
                 QStringLiteral("▾"));
        const double width = pictureWidth - choiceWidth - 4 * gap;
        y = write(translated(m_calculator.title), {gap, y, width, 0}, pixelFont(titleSize, true), ink());
        return write(translated(m_calculator.summary), {gap, y + 4, width, 0}, pixelFont(bodySize), muted()) + gap;
    }

    double layOutForm(double x, double y, double width)
    {
        const std::size_t card = m_layout.boxes.size(); // behind what stands on it
        m_layout.boxes.push_back({});
        const double top = y;
        const QRectF inside(x + gap, y, width - 2 * gap, 0);
        const char* group = "";
        for (std::size_t i = 0; i < m_calculator.fields.size(); ++i) {
            const core::Field& field = m_calculator.fields[i];
            y += gap;
            if (std::string_view(group) != field.group.source)
                y = write(translated(field.group), {inside.left(), y, inside.width(), 0}, pixelFont(smallSize, true),
                          muted()) +
                    8;
            group = field.group.source;
            y = layOutField(i, {inside.left(), y, inside.width(), 0});
        }
        m_layout.boxes[card] = cardBox({x, top, width, y + gap - top});
        return y + gap;
    }

    double layOutField(std::size_t i, const QRectF& room)
    {
        const core::Field& field = m_calculator.fields[i];
        double y = write(translated(field.label), room, pixelFont(bodySize, true), ink()) + 4;
        const double unitWidth = field.units.empty() ? 0 : choiceWidth;
        const QString text =
            m_values[i] ? QString::fromStdString(core::fieldText(*m_values[i], field.kind, m_style)) : QString();
        inputBox({room.left(), y, room.width() - unitWidth - (unitWidth > 0 ? 8 : 0), fieldHeight}, text,
                 percentOrNothing(field.kind));
        if (unitWidth > 0)
            inputBox({room.right() - unitWidth, y, unitWidth, fieldHeight}, translated(field.units.front()),
                     QStringLiteral("▾"));
        y += fieldHeight + 4;
        const QString help = translated(pageText("help")).arg(boundsText(field, m_style), translated(field.help));
        return write(help, {room.left(), y, room.width(), 0}, pixelFont(smallSize), muted());
    }

    PageBox cardBox(const QRectF& rect) const
    {
        return {rect, m_palette.color(QPalette::Base), m_palette.color(QPalette::Mid)};
    }

    double layOutResults(double x, double y, double width)
    {
        const core::Evaluation evaluation = m_calculator.evaluate(m_values);
        bool details = false;
        for (std::size_t i = 0; i < m_calculator.results.size(); ++i) {
            details = details || m_calculator.results[i].detail;
            if (!m_calculator.results[i].detail)
                y = layOutResult(m_calculator.results[i], evaluation.answers[i], {x, y, width, 0}) + gap;
        }
        if (std::find(m_values.begin(), m_values.end(), std::nullopt) != m_values.end())
            y = write(translated(pageText("missing")), {x, y, width, 0}, pixelFont(bodySize - 1), ink()) + gap;
        for (const core::Issue& warning : evaluation.warnings) {
            const QString text = translated(pageText("warning")).arg(issueText(warning, m_style, &m_calculator));
            y = write(text, {x, y, width, 0}, pixelFont(bodySize - 1), ink()) + gap;
        }
        if (details) {
            const QString mark = m_look.rightToLeft ? QStringLiteral("◂  ") : QStringLiteral("▸  ");
            y = write(mark + translated(pageText("details")), {x, y, width, 0}, pixelFont(smallSize, true), muted());
        }
        return y;
    }

    double layOutResult(const core::Result& result, const core::Answer& answer, const QRectF& room)
    {
        const std::size_t card = m_layout.boxes.size();
        m_layout.boxes.push_back({});
        const auto at = [&room](double y) { return QRectF(room.left() + gap, y, room.width() - 2 * gap, 0); };
        double y = write(translated(result.label), at(room.top() + gap), pixelFont(smallSize, true), muted());
        y = layOutValue(result, answer, at(y));
        y = write(working(result, answer, m_style), at(y + 4), pixelFont(smallSize), muted());
        y = write(sentence(result.sentence, answer.arguments, m_style), at(y + 4), pixelFont(smallSize), muted());
        m_layout.boxes[card] = cardBox({room.left(), room.top(), room.width(), y + gap - room.top()});
        return y + gap;
    }

    // The unit stands behind the value, on its baseline.
    double layOutValue(const core::Result& result, const core::Answer& answer, const QRectF& room)
    {
        const QString text =
            answer.tooLarge ? translated(pageText("too-large")) : numberText({answer.value, result.kind}, m_style);
        constexpr int longText = 15;
        const QFont font = pixelFont(text.size() > longText ? valueSize * 5 / 8 : valueSize, true);
        const double end = write(text, room, font, ink());
        const auto field = m_calculator.fieldIndex(result.unitOf);
        const core::Text unit = field ? m_calculator.fields[*field].units.front() : result.unit;
        if (answer.value) {
            const QFontMetricsF large(font);
            const QFontMetricsF small(pixelFont(bodySize));
            const double left = room.left() + large.horizontalAdvance(text) + 6;
            const double top = room.top() + large.ascent() - small.ascent();
            write(translated(unit), {left, top, std::max(room.right() - left, 1.0), 0}, pixelFont(bodySize), muted());
        }
        return end;
    }

    double layOutFoot(double y)
    {
        const QFont font = pixelFont(footSize);
        const double nameWidth = std::ceil(QFontMetricsF(font).horizontalAdvance(m_look.program)) + 1;
        write(m_look.program, {pictureWidth - gap - nameWidth, y, nameWidth, 0}, font, muted());
        return write(translated(pageText("disclaimer")), {gap, y, pictureWidth - 3 * gap - nameWidth, 0}, font,
                     muted());
    }

    void mirror()
    {
        const auto mirrored = [](QRectF& rect) { rect.moveLeft(pictureWidth - rect.right()); };
        for (PageBox& each : m_layout.boxes)
            mirrored(each.rect);
        for (PageLine& line : m_layout.lines) {
            mirrored(line.rect);
            const bool right = line.alignment.testFlag(Qt::AlignRight);
            line.alignment = (line.alignment & Qt::AlignVertical_Mask) | (right ? Qt::AlignLeft : Qt::AlignRight);
        }
    }

    const core::Calculator& m_calculator;
    const core::Values& m_values;
    const core::NumberStyle& m_style;
    const PageLook& m_look;
    const QPalette m_palette;
    PageLayout m_layout;
};

} // namespace

PageLayout layOutPage(const core::Calculator& calculator, const core::Values& values, const core::NumberStyle& style,
                      const PageLook& look)
{
    return Layouter(calculator, values, style, look).run();
}

QImage pageImage(const PageLayout& layout, double scale)
{
    QImage image((layout.size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    image.fill(layout.ground);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    for (const PageBox& box : layout.boxes) {
        painter.setPen(box.edge);
        painter.setBrush(box.fill);
        painter.drawRoundedRect(box.rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    }
    for (const PageLine& line : layout.lines) {
        painter.setPen(line.color);
        painter.setFont(line.font);
        painter.drawText(line.rect, static_cast<int>(line.alignment) | Qt::AlignAbsolute | Qt::TextWordWrap, line.text);
    }
    return image;
}

} // namespace ui
