// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/embed/embed_dialog.h"

#include "core/numbers/write.h"
#include "ui/embed/page_picture.h"
#include "ui/text/isolation.h"
#include "ui/text/sentence.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/still_inputs.h"
#include "ui/widgets/text_label.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QFontDatabase>
#include <QFormLayout>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr QSize previewSize(64 * look::unit, 56 * look::unit);
constexpr int formWidth = 42 * look::unit;

} // namespace

EmbedDialog::EmbedDialog(const core::Calculator& calculator, core::Values values, const core::NumberStyle& style,
                         Embedding& embedding, WriteFile write, QWidget* parent)
    : QDialog(parent)
    , m_calculator(calculator)
    , m_values(std::move(values))
    , m_style(style)
    , m_embedding(embedding)
    , m_write(std::move(write))
    , m_form(new QFormLayout)
    , m_language(new StillComboBox)
    , m_languageNote(new TextLabel(look::Size::Small))
    , m_theme(new StillComboBox)
    , m_size(new QLabel)
    , m_snippetLabel(new QLabel)
    , m_snippet(new QPlainTextEdit)
    , m_preview(new QLabel)
    , m_message(new TextLabel(look::Size::Small))
    , m_copy(new QPushButton)
    , m_save(new QPushButton)
    , m_open(new QPushButton)
    , m_close(new QPushButton)
{
    setObjectName(QStringLiteral("embed"));
    setupWidgets();
    setupLayout();
    setupConnections();
    makeCode();
    retranslate();
}

void EmbedDialog::setupWidgets()
{
    const QString inUse = QString::fromUtf8(m_style.language.data(), static_cast<qsizetype>(m_style.language.size()));
    for (const LanguageChoice& choice : m_embedding.languages) {
        m_language->addItem(choice.name, choice.code);
        if (choice.code == inUse)
            m_language->setCurrentIndex(m_language->count() - 1);
    }
    m_theme->addItems({{}, {}});
    m_theme->setCurrentIndex(look::isDark(palette()) ? 1 : 0);
    m_snippet->setReadOnly(true);
    m_snippet->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_snippet->setLayoutDirection(Qt::LeftToRight); // as code is written everywhere
    m_snippet->setTabChangesFocus(true);
    m_snippet->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_preview->setFrameShape(QFrame::StyledPanel);
    m_preview->setFixedSize(previewSize + 2 * QSize(m_preview->frameWidth(), m_preview->frameWidth()));
    for (QLabel* label : {m_size, m_snippetLabel, m_preview})
        label->setTextFormat(Qt::PlainText);
    m_snippetLabel->setBuddy(m_snippet);
    look::setMuted(*m_languageNote);
    m_language->setObjectName(QStringLiteral("language"));
    m_theme->setObjectName(QStringLiteral("theme"));
    m_size->setObjectName(QStringLiteral("size"));
    m_snippet->setObjectName(QStringLiteral("snippet"));
    m_preview->setObjectName(QStringLiteral("preview"));
    m_message->setObjectName(QStringLiteral("message"));
    m_copy->setObjectName(QStringLiteral("copy-snippet"));
    m_save->setObjectName(QStringLiteral("save"));
    m_open->setObjectName(QStringLiteral("open"));
    m_close->setObjectName(QStringLiteral("close"));
}

void EmbedDialog::setupLayout()
{
    for (QWidget* field : std::initializer_list<QWidget*>{m_language, m_theme, m_size}) {
        auto* label = new QLabel;
        label->setTextFormat(Qt::PlainText);
        label->setBuddy(field);
        m_form->addRow(label, field);
    }
    m_form->insertRow(1, m_languageNote);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setSpacing(look::unit);
    auto* side = new QWidget;
    side->setFixedWidth(formWidth);
    auto* left = new QVBoxLayout(side);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(look::unit);
    left->addLayout(m_form);
    left->addWidget(m_snippetLabel);
    left->addWidget(m_snippet, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(3 * look::unit);
    row->addWidget(side);
    row->addWidget(m_preview);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * look::unit, 3 * look::unit, 3 * look::unit, 2 * look::unit);
    column->setSpacing(2 * look::unit);
    column->addLayout(row);
    column->addWidget(m_message);
    column->addLayout(buttonRow());
    const QList<QWidget*> order{m_language, m_theme, m_snippet, m_open, m_save, m_close, m_copy};
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

QLayout* EmbedDialog::buttonRow()
{
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(look::unit);
    buttons->addWidget(m_open);
    buttons->addWidget(m_save);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    buttons->addWidget(m_copy);
    m_copy->setDefault(true);
    return buttons;
}

void EmbedDialog::setupConnections()
{
    connect(m_language, &QComboBox::currentIndexChanged, this, &EmbedDialog::makeCode);
    connect(m_theme, &QComboBox::currentIndexChanged, this, &EmbedDialog::showPreview);
    connect(m_copy, &QPushButton::clicked, this, &EmbedDialog::copySnippet);
    connect(m_save, &QPushButton::clicked, this, &EmbedDialog::chooseFile);
    connect(m_open, &QPushButton::clicked, this, &EmbedDialog::openInBrowser);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
}

void EmbedDialog::retranslate()
{
    setWindowTitle(tr("Embed in a web page"));
    const auto name = [this](QWidget* field, const QString& label) {
        static_cast<QLabel*>(m_form->labelForField(field))->setText(label);
        field->setAccessibleName(label);
    };
    //: the choice of a language for a web page
    name(m_language, tr("Language"));
    m_languageNote->show(tr("A reader whose own language is among these sees the page in that one."));
    //: the choice between light and dark for a picture of the page
    name(m_theme, tr("Preview"));
    m_theme->setItemText(0, tr("Light"));
    m_theme->setItemText(1, tr("Dark"));
    name(m_size, tr("Size"));
    m_snippetLabel->setText(tr("Code for the web page"));
    m_snippet->setAccessibleName(m_snippetLabel->text());
    m_copy->setText(tr("Copy code"));
    m_save->setText(tr("Save as HTML…"));
    m_open->setText(tr("Open in browser"));
    m_close->setText(tr("Close"));
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setAccessibleDescription(translated(m_calculator.summary));
    showPreview();
}

QString EmbedDialog::language() const
{
    return m_language->currentData().toString();
}

void EmbedDialog::makeCode()
{
    m_code = m_embedding.make(m_calculator, m_values, language());
    m_snippet->setPlainText(QString::fromUtf8(m_code.snippet));
    const double kilobytes = std::ceil(static_cast<double>(m_code.snippet.size()) / 100) / 10;
    //: the size of a text, %1 a number
    m_size->setText(
        tr("%1 KB").arg(isolated(numberText({core::Number(kilobytes), core::Kind::Real}, m_style), m_style)));
    m_message->show({});
    showPreview();
}

// In the language of the window, which the person reads now.
void EmbedDialog::showPreview()
{
    const PageLook pageLook{m_language->currentText(), m_embedding.program, m_theme->currentIndex() == 1,
                            layoutDirection() == Qt::RightToLeft};
    const PageLayout layout = layOutPage(m_calculator, m_values, m_style, pageLook);
    const double fit = std::min(previewSize.width() / layout.size.width(), previewSize.height() / layout.size.height());
    const double ratio = devicePixelRatioF();
    const QImage page = pageImage(layout, fit * ratio);
    QPixmap picture(previewSize * ratio);
    picture.fill(layout.ground);
    QPainter painter(&picture);
    painter.drawImage((picture.width() - page.width()) / 2, 0, page);
    painter.end();
    picture.setDevicePixelRatio(ratio);
    m_preview->setPixmap(picture);
}

void EmbedDialog::copySnippet()
{
    QApplication::clipboard()->setText(QString::fromUtf8(m_code.snippet));
    m_message->show(tr("The code is on the clipboard."));
}

QString EmbedDialog::fileName() const
{
    return QString::fromUtf8(m_calculator.id.data(), static_cast<qsizetype>(m_calculator.id.size())) +
           QStringLiteral(".html");
}

void EmbedDialog::chooseFile()
{
    auto* files = new SaveDialog(QStringLiteral("html"), this, tr("Save web page"));
    files->setAttribute(Qt::WA_DeleteOnClose);
    files->setNameFilter(tr("Web page (*.html)"));
    files->selectFile(fileName());
    connect(files, &QFileDialog::fileSelected, this, &EmbedDialog::save);
    files->open();
}

bool EmbedDialog::failed(const QString& reason)
{
    if (!reason.isEmpty()) {
        //: %1 why
        m_message->show(tr("The page cannot be saved: %1").arg(reason));
    }
    return !reason.isEmpty();
}

void EmbedDialog::save(const QString& path)
{
    if (failed(m_write(path, m_code.page)))
        return;
    emit saved(path);
    accept();
}

void EmbedDialog::openInBrowser()
{
    auto& folder = m_embedding.opened;
    if (!folder || !folder->isValid())
        folder = std::make_shared<QTemporaryDir>();
    const QString path = folder->filePath(fileName());
    if (failed(folder->isValid() ? m_write(path, m_code.page) : folder->errorString()))
        return;
    if (m_embedding.openUrl(QUrl::fromLocalFile(path)))
        m_message->show(tr("The page is open in the browser."));
    else
        m_message->show(tr("No browser could be opened."));
}

void EmbedDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

// Only now it is known how many dots the screen has for each pixel.
void EmbedDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    showPreview();
}

} // namespace ui
