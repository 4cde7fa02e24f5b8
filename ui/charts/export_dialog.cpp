// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/export_dialog.h"

#include "core/numbers/read.h"
#include "core/numbers/write.h"
#include "ui/form/number_edit.h"
#include "ui/text/isolation.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/still_inputs.h"
#include "ui/widgets/text_label.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr QSize previewSize(52 * look::unit, 34 * look::unit);
constexpr double millimetresPerPixel = 25.4 / 96;
constexpr qsizetype previewLines = 12;

QString text(double value, const core::NumberStyle& style)
{
    return QString::fromStdString(core::fieldText(core::Value(value), core::Kind::Real, style));
}

// The number in a field; nothing where it is none.
std::optional<double> numberIn(const NumberEdit& edit, core::Kind kind, const core::NumberStyle& style)
{
    const core::Reading reading = core::readNumber(edit.text().toStdString(), kind, style);
    return reading.value ? std::optional(core::toDouble(*reading.value)) : std::nullopt;
}

// What shows through a transparent picture.
void paintSquares(QPainter& painter, const QSize& size)
{
    constexpr int side = look::unit;
    for (int y = 0; y < size.height(); y += side)
        for (int x = 0; x < size.width(); x += side)
            painter.fillRect(x, y, side, side, (x / side + y / side) % 2 == 0 ? Qt::white : Qt::lightGray);
}

} // namespace

ExportDialog::ExportDialog(ChartDrawing drawing, const ExportOptions& options, const core::NumberStyle& style,
                           WriteFile write, QWidget* parent)
    : QDialog(parent)
    , m_drawing(std::move(drawing))
    , m_options(options)
    , m_style(style)
    , m_write(std::move(write))
    , m_form(new QFormLayout)
    , m_format(new StillComboBox)
    , m_unit(new StillComboBox)
    , m_width(new NumberEdit)
    , m_height(new NumberEdit)
    , m_scale(new StillComboBox)
    , m_dpi(new NumberEdit)
    , m_theme(new StillComboBox)
    , m_title(new QCheckBox)
    , m_transparent(new QCheckBox)
    , m_message(new TextLabel(look::Size::Small))
    , m_preview(new QLabel)
    , m_copy(new QPushButton)
    , m_save(new QPushButton)
    , m_close(new QPushButton)
{
    setObjectName(QStringLiteral("export-chart"));
    setupFields();
    setupForm();
    setupButtons();
    retranslate();
    showOptions();
    setupConnections();
    refresh();
}

void ExportDialog::setupFields()
{
    m_format->addItems({{}, {}, {}, {}});
    m_unit->addItems({{}, {}});
    m_theme->addItems({{}, {}});
    for (int scale = leastScale; scale <= mostScale; ++scale)
        m_scale->addItem(leftToRight(QString::number(scale) + QChar(u'×'), m_style));
    m_dpi->setTrailing(QStringLiteral("dpi"));
    m_format->setObjectName(QStringLiteral("format"));
    m_unit->setObjectName(QStringLiteral("unit"));
    m_width->setObjectName(QStringLiteral("width"));
    m_height->setObjectName(QStringLiteral("height"));
    m_scale->setObjectName(QStringLiteral("scale"));
    m_dpi->setObjectName(QStringLiteral("dpi"));
    m_theme->setObjectName(QStringLiteral("theme"));
    m_title->setObjectName(QStringLiteral("title"));
    m_transparent->setObjectName(QStringLiteral("transparent"));
    m_message->setObjectName(QStringLiteral("message"));
    m_preview->setObjectName(QStringLiteral("preview"));
    m_preview->setFixedSize(previewSize);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setTextFormat(Qt::PlainText);
}

void ExportDialog::setupForm()
{
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_format, m_unit, m_width, m_height, m_scale, m_dpi, m_theme}) {
        auto* label = new QLabel;
        label->setTextFormat(Qt::PlainText);
        label->setBuddy(field);
        m_form->addRow(label, field);
    }
    m_form->addRow(m_title);
    m_form->addRow(m_transparent);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setSpacing(look::unit);
    auto* row = new QHBoxLayout;
    row->setSpacing(3 * look::unit);
    row->addLayout(m_form);
    row->addWidget(m_preview);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * look::unit, 3 * look::unit, 3 * look::unit, 2 * look::unit);
    column->setSpacing(2 * look::unit);
    column->addLayout(row);
    column->addWidget(m_message);
}

void ExportDialog::setupButtons()
{
    m_copy->setObjectName(QStringLiteral("copy-image"));
    m_save->setObjectName(QStringLiteral("save"));
    m_close->setObjectName(QStringLiteral("close"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(look::unit);
    buttons->addWidget(m_copy);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    buttons->addWidget(m_save);
    m_save->setDefault(true);
    static_cast<QVBoxLayout*>(layout())->addLayout(buttons);
    const QList<QWidget*> order{m_format, m_unit,  m_width,       m_height, m_scale, m_dpi,
                                m_theme,  m_title, m_transparent, m_copy,   m_close, m_save};
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

void ExportDialog::setupConnections()
{
    for (QComboBox* box : {m_format, m_scale, m_theme})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::readForm);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &ExportDialog::changeUnit);
    for (NumberEdit* edit : {m_width, m_height, m_dpi}) {
        connect(edit, &NumberEdit::typed, this, &ExportDialog::readForm);
        connect(edit, &NumberEdit::confirmed, m_save, &QPushButton::click);
    }
    for (QCheckBox* box : {m_title, m_transparent})
        connect(box, &QCheckBox::toggled, this, &ExportDialog::readForm);
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copyImage);
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::chooseFile);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
}

void ExportDialog::retranslate()
{
    setWindowTitle(tr("Export chart"));
    const auto name = [this](QWidget* field, const QString& label) {
        static_cast<QLabel*>(m_form->labelForField(field))->setText(label);
        field->setAccessibleName(label);
    };
    name(m_format, tr("Format"));
    //: names the choice between pixels and millimetres
    name(m_unit, tr("Measured in"));
    name(m_width, tr("Width"));
    name(m_height, tr("Height"));
    //: how many dots a picture has for each pixel
    name(m_scale, tr("Scale"));
    //: dots per inch
    name(m_dpi, tr("Resolution"));
    name(m_theme, tr("Theme"));
    m_title->setText(tr("With its title"));
    m_transparent->setText(tr("Transparent ground"));
    m_copy->setText(tr("Copy image"));
    m_save->setText(tr("Save as…"));
    m_close->setText(tr("Close"));
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setAccessibleDescription(m_drawing.description);
    retranslateChoices();
}

void ExportDialog::retranslateChoices()
{
    m_format->setItemText(0, tr("PNG, a picture of dots"));
    m_format->setItemText(1, tr("SVG, a drawing for web pages"));
    m_format->setItemText(2, tr("PDF, a drawing for print"));
    m_format->setItemText(3, tr("CSV, the plotted points"));
    m_unit->setItemText(0, tr("Pixels"));
    m_unit->setItemText(1, tr("Millimetres"));
    m_theme->setItemText(0, tr("Light"));
    m_theme->setItemText(1, tr("Dark"));
}

void ExportDialog::showOptions()
{
    m_format->setCurrentIndex(static_cast<int>(m_options.format));
    m_unit->setCurrentIndex(static_cast<int>(m_options.unit));
    m_width->display(text(m_options.width, m_style));
    m_height->display(text(m_options.height, m_style));
    m_scale->setCurrentIndex(m_options.scale - leastScale);
    m_dpi->display(text(m_options.dpi, m_style));
    m_theme->setCurrentIndex(m_options.dark ? 1 : 0);
    m_title->setChecked(m_options.title);
    m_transparent->setChecked(m_options.transparent);
}

// The picture stays as large as it is.
void ExportDialog::changeUnit()
{
    const bool millimetres = m_unit->currentIndex() == static_cast<int>(LengthUnit::Millimetres);
    const auto converted = [millimetres](double length) {
        return millimetres ? std::ceil(length * millimetresPerPixel) : std::round(length / millimetresPerPixel);
    };
    m_width->display(text(converted(m_options.width), m_style));
    m_height->display(text(converted(m_options.height), m_style));
    readForm();
}

void ExportDialog::readForm()
{
    ExportOptions options = m_options;
    options.format = static_cast<ChartFormat>(m_format->currentIndex());
    options.unit = static_cast<LengthUnit>(m_unit->currentIndex());
    const core::Kind kind = options.unit == LengthUnit::Pixels ? core::Kind::Count : core::Kind::Real;
    const auto width = numberIn(*m_width, kind, m_style);
    const auto height = numberIn(*m_height, kind, m_style);
    const auto dpi = numberIn(*m_dpi, core::Kind::Count, m_style);
    options.width = width.value_or(0);
    options.height = height.value_or(0);
    options.scale = m_scale->currentIndex() + leastScale;
    options.dpi = static_cast<int>(std::clamp(dpi.value_or(0), 0.0, 1e6));
    options.dark = m_theme->currentIndex() == 1;
    options.title = m_title->isChecked();
    options.transparent = m_transparent->isChecked();
    QString message = sizeMessage(options, m_style);
    if (options.format == ChartFormat::Csv && !message.isEmpty()) {
        options = m_options; // points have no size
        options.format = ChartFormat::Csv;
        message.clear();
    }
    m_message->show(message);
    m_save->setEnabled(message.isEmpty());
    m_copy->setEnabled(message.isEmpty() && options.format != ChartFormat::Csv);
    if (!message.isEmpty())
        return;
    m_options = options;
    refresh();
    emit optionsChanged(m_options);
}

void ExportDialog::refresh()
{
    const bool millimetres = m_options.unit == LengthUnit::Millimetres;
    const bool dots = m_options.format == ChartFormat::Png;
    for (QWidget* field : std::initializer_list<QWidget*>{m_unit, m_width, m_height, m_theme, m_title, m_transparent})
        field->setEnabled(isDrawn());
    m_scale->setEnabled(dots && !millimetres);
    m_dpi->setEnabled(dots && millimetres);
    m_copy->setEnabled(isDrawn());
    showPreview();
}

void ExportDialog::showPreview()
{
    if (!isDrawn()) {
        const QStringList lines = QString::fromUtf8(m_drawing.points).split(QLatin1Char('\n'));
        m_preview->setText(lines.mid(0, previewLines).join(QLatin1Char('\n')));
        return;
    }
    const QSizeF size = m_options.size();
    const double fit = std::min(previewSize.width() / size.width(), previewSize.height() / size.height());
    ExportOptions small = m_options; // laid out at its own size, with fewer dots
    small.format = ChartFormat::Png;
    const double ratio = devicePixelRatioF();
    const QImage picture = chartImage(m_drawing, small, fit * ratio);
    QPixmap shown(picture.size());
    shown.fill(Qt::transparent);
    QPainter painter(&shown);
    if (m_options.transparent)
        paintSquares(painter, shown.size());
    painter.drawImage(QRectF(shown.rect()), picture);
    painter.end();
    shown.setDevicePixelRatio(ratio);
    m_preview->setPixmap(shown);
}

QString ExportDialog::fileFilter() const
{
    //: the kind of a file, %1 its ending
    return tr("Chart (*.%1)").arg(suffixOf(m_options.format));
}

void ExportDialog::chooseFile()
{
    auto* files = new SaveDialog(suffixOf(m_options.format), this, tr("Save chart"));
    files->setAttribute(Qt::WA_DeleteOnClose);
    files->setNameFilter(fileFilter());
    files->selectFile(m_drawing.name + QLatin1Char('.') + suffixOf(m_options.format));
    connect(files, &QFileDialog::fileSelected, this, &ExportDialog::save);
    files->open();
}

void ExportDialog::save(const QString& path)
{
    const QByteArray bytes = renderChart(m_drawing, m_options);
    const QString reason = bytes.isEmpty() ? tr("There is not enough memory for the picture") : m_write(path, bytes);
    if (!reason.isEmpty()) {
        //: %1 why
        m_message->show(tr("The chart cannot be saved: %1").arg(reason));
        return;
    }
    emit saved(path);
    accept();
}

void ExportDialog::copyImage()
{
    const QImage image = chartImage(m_drawing, m_options);
    if (image.isNull()) {
        m_message->show(tr("There is not enough memory for the picture"));
        return;
    }
    QApplication::clipboard()->setImage(image);
    m_message->show(tr("The chart is on the clipboard."));
}

void ExportDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace ui
