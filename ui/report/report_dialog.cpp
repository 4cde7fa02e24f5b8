// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/report_dialog.h"

#include "ui/report/report_html.h"
#include "ui/report/report_preview.h"
#include "ui/widgets/look.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/text_label.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr QSize startSize(940, 760);
constexpr int choicesWidth = 260;

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QLabel* plainLabel(QWidget* buddy)
{
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(buddy);
    return label;
}

} // namespace

ReportDialog::ReportDialog(ReportSource source, Paper paper, WriteFile write, QWidget* parent)
    : QDialog(parent)
    , m_source(std::move(source))
    , m_write(std::move(write))
    , m_preview(new ReportPreview)
    , m_scenarios(new QListWidget)
    , m_paper(new QComboBox)
    , m_message(new TextLabel(look::Size::Body, false))
    , m_print(new QPushButton)
    , m_savePdf(new QPushButton)
    , m_saveHtml(new QPushButton)
    , m_close(new QPushButton)
{
    setupChoices();
    m_paper->setCurrentIndex(static_cast<int>(paper));
    setupLayout();
    retranslate();
    setupConnections();
    resize(parent ? startSize.boundedTo(parent->window()->size()) : startSize);
}

ReportDialog::~ReportDialog() = default;

void ReportDialog::setupChoices()
{
    m_preview->setObjectName(QStringLiteral("preview"));
    m_scenarios->setObjectName(QStringLiteral("scenarios"));
    m_paper->setObjectName(QStringLiteral("paper"));
    m_message->setObjectName(QStringLiteral("message"));
    m_print->setObjectName(QStringLiteral("print"));
    m_savePdf->setObjectName(QStringLiteral("save-pdf"));
    m_saveHtml->setObjectName(QStringLiteral("save-html"));
    m_close->setObjectName(QStringLiteral("close"));
    m_message->standOn(QPalette::Window);
    for (const core::report::Scenario& scenario : m_source.contents.scenarios) {
        auto* item = new QListWidgetItem(QString::fromStdString(scenario.name), m_scenarios);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
        item->setToolTip(item->text().toHtmlEscaped()); // names are the person's: never markup
    }
    m_scenarios->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scenarios->setCurrentRow(0);
    // In the order of Paper; the names are the same in all languages.
    m_paper->addItem(QStringLiteral("A4"));
    m_paper->addItem(QStringLiteral("Letter"));
}

void ReportDialog::setupLayout()
{
    m_scenariosLabel = plainLabel(m_scenarios);
    m_paperLabel = plainLabel(m_paper);
    auto* choices = new QVBoxLayout;
    choices->setSpacing(look::unit);
    choices->addWidget(m_scenariosLabel);
    choices->addWidget(m_scenarios, 1);
    choices->addSpacing(look::unit);
    choices->addWidget(m_paperLabel);
    choices->addWidget(m_paper);
    choices->addWidget(m_message);
    choices->addSpacing(2 * look::unit);
    for (QPushButton* button : {m_print, m_savePdf, m_saveHtml, m_close}) {
        button->setAutoDefault(false);
        choices->addWidget(button);
    }
    m_print->setDefault(true);
    auto* side = new QWidget;
    side->setLayout(choices);
    choices->setContentsMargins(0, 0, 0, 0);
    side->setFixedWidth(choicesWidth);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * look::unit, 2 * look::unit, 2 * look::unit, 2 * look::unit);
    row->setSpacing(2 * look::unit);
    row->addWidget(m_preview, 1);
    row->addWidget(side);
    const QList<QWidget*> order{m_scenarios, m_paper, m_print, m_savePdf, m_saveHtml, m_close, m_preview};
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
    m_print->setFocus();
}

void ReportDialog::setupConnections()
{
    connect(m_scenarios, &QListWidget::itemChanged, this, &ReportDialog::refresh);
    connect(m_paper, &QComboBox::currentIndexChanged, this, [this] {
        refresh();
        emit paperChanged(paper());
    });
    connect(m_print, &QPushButton::clicked, this, &ReportDialog::print);
    connect(m_savePdf, &QPushButton::clicked, this,
            [this] { chooseFile(QStringLiteral("pdf"), tr("PDF document (*.pdf)"), &ReportDialog::savePdf); });
    connect(m_saveHtml, &QPushButton::clicked, this,
            [this] { chooseFile(QStringLiteral("html"), tr("Web page (*.html)"), &ReportDialog::saveHtml); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
}

void ReportDialog::retranslate()
{
    setWindowTitle(tr("Report"));
    m_scenariosLabel->setText(tr("&Scenarios"));
    m_scenarios->setAccessibleName(tr("Scenarios"));
    m_paperLabel->setText(tr("P&aper"));
    m_paper->setAccessibleName(tr("Paper"));
    m_print->setText(tr("&Print…"));
    m_savePdf->setText(tr("Save as P&DF…"));
    m_saveHtml->setText(tr("Save as &HTML…"));
    m_close->setText(tr("Close"));
    m_preview->setAccessibleName(tr("Preview"));
    {
        const QSignalBlocker blocker(m_scenarios);
        for (int row = 0; row < m_scenarios->count(); ++row)
            if (m_source.contents.scenarios[static_cast<std::size_t>(row)].name.empty())
                //: what stands in the fields now, beside pinned scenarios
                m_scenarios->item(row)->setText(tr("Current values"));
    }
    refresh();
}

Paper ReportDialog::paper() const
{
    return static_cast<Paper>(m_paper->currentIndex());
}

core::report::Contents ReportDialog::chosen() const
{
    core::report::Contents contents = m_source.contents;
    contents.scenarios.clear();
    for (int row = 0; row < m_scenarios->count(); ++row)
        if (m_scenarios->item(row)->checkState() == Qt::Checked)
            contents.scenarios.push_back(m_source.contents.scenarios[static_cast<std::size_t>(row)]);
    return contents;
}

void ReportDialog::refresh()
{
    const core::report::Contents contents = chosen();
    m_pages.reset();
    if (!contents.scenarios.empty())
        m_pages = std::make_shared<const report::Pages>(
            report::document(core::report::compose(contents), {m_source.style, textOf(m_source.style->language),
                                                               QDateTime::currentDateTime(), m_source.program}),
            paper());
    m_preview->show(m_pages);
    m_preview->setAccessibleDescription(m_pages ? tr("%n pages", nullptr, m_pages->count()) : QString());
    m_message->show(m_pages ? QString() : tr("Choose at least one scenario."));
    for (QPushButton* button : {m_print, m_savePdf, m_saveHtml})
        button->setEnabled(m_pages != nullptr);
}

void ReportDialog::print()
{
    if (QPrinterInfo::availablePrinterNames().isEmpty()) {
        m_message->show(tr("There is no printer. The report can be saved as a PDF and printed elsewhere."));
        m_savePdf->setFocus();
        return;
    }
    auto printer = std::make_shared<QPrinter>();
    printer->setResolution(report::fontDensity());
    printer->setFullPage(true);
    printer->setPageSize(pageSize(paper()));
    printer->setDocName(m_pages->document().title);
    printer->setCreator(m_source.program);
    auto* dialog = new QPrintDialog(printer.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setMinMax(1, m_pages->count());
    dialog->setOption(QAbstractPrintDialog::PrintPageRange);
    connect(dialog, &QDialog::accepted, this, [this, printer] { printOn(*printer); });
    dialog->open();
}

// A file that the print dialog was told to write is written like any other, so that a failure is noticed.
void ReportDialog::printOn(QPrinter& printer)
{
    if (!printer.outputFileName().isEmpty()) {
        savePdf(printer.outputFileName());
        return;
    }
    refresh();
    const bool range = printer.printRange() == QPrinter::PageRange && printer.fromPage() > 0;
    const int first = range ? printer.fromPage() - 1 : 0;
    const int last = range ? std::min(printer.toPage(), m_pages->count()) - 1 : m_pages->count() - 1;
    if (!report::print(*m_pages, printer, first, last)) {
        m_message->show(tr("The report cannot be printed: the printer does not answer."));
        return;
    }
    emit printed();
    accept();
}

void ReportDialog::chooseFile(const QString& suffix, const QString& filter, void (ReportDialog::*write)(const QString&))
{
    auto* files = new SaveDialog(suffix, this, tr("Save report"));
    files->setAttribute(Qt::WA_DeleteOnClose);
    files->setNameFilter(filter);
    files->selectFile(textOf(m_source.contents.scenarios.front().calculator->id) + QLatin1Char('.') + suffix);
    connect(files, &QFileDialog::fileSelected, this, write);
    files->open();
}

void ReportDialog::savePdf(const QString& path)
{
    refresh();
    if (m_pages)
        save(path, report::pdf(*m_pages));
}

void ReportDialog::saveHtml(const QString& path)
{
    refresh();
    if (m_pages)
        save(path, report::html(m_pages->document()));
}

void ReportDialog::save(const QString& path, const QByteArray& content)
{
    const QString reason = m_write(path, content);
    if (!reason.isEmpty()) {
        //: %1 why
        m_message->show(tr("The report cannot be saved: %1").arg(reason));
        return;
    }
    emit saved(path);
    accept();
}

void ReportDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace ui
