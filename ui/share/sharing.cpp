// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/share/sharing.h"

#include "ui/report/report_contents.h"
#include "ui/share/page_address_dialog.h"
#include "ui/share/share_menu.h"
#include "ui/share/shared_text.h"
#include "ui/window/main_window.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QMimeData>

namespace ui {

namespace {

void copy(const QString& text)
{
    QGuiApplication::clipboard()->setText(text);
}

// As text for all programs, and under its kind for those that ask.
void copyAs(const QString& kind, const QString& text)
{
    auto* data = new QMimeData;
    data->setText(text);
    data->setData(kind, text.toUtf8());
    QGuiApplication::clipboard()->setMimeData(data);
}

// The values on the page in full, and what is pinned only where it is compared with them.
core::report::Report inShort(core::report::Report report)
{
    if (report.pages.size() > 2)
        report.pages.erase(report.pages.begin() + 1, report.pages.end() - 1);
    return report;
}

} // namespace

Sharing::Sharing(MainWindow& window, ShareMenu& menu)
    : QObject(&window), m_window(window), m_menu(menu), m_open(&QDesktopServices::openUrl)
{
    connect(menu.copyLink, &QAction::triggered, this, &Sharing::copyLink);
    connect(menu.email, &QAction::triggered, this, &Sharing::mail);
    connect(menu.x, &QAction::triggered, this, &Sharing::postOnX);
    connect(menu.line, &QAction::triggered, this, &Sharing::postOnLine);
    connect(menu.facebook, &QAction::triggered, this, &Sharing::postOnFacebook);
    connect(menu.copyText, &QAction::triggered, this, &Sharing::copyText);
    connect(menu.copyMarkdown, &QAction::triggered, this, &Sharing::copyMarkdown);
    connect(menu.copyCsv, &QAction::triggered, this, &Sharing::copyCsv);
    connect(menu.pageAddress, &QAction::triggered, this, &Sharing::askForPageAddress);
}

void Sharing::setPageAddress(const QUrl& address)
{
    m_pageAddress = address;
    m_menu.setHasPageAddress(!address.isEmpty());
}

core::report::Report Sharing::report() const
{
    return core::report::compose(reportContents(m_window.workspace(), m_window.currentModel()));
}

QString Sharing::wholeText() const
{
    const QString shared = link();
    const QString text = plainText(inShort(report()), m_window.currentModel().style());
    return shared.isEmpty() ? text : text + u'\n' + shared + u'\n';
}

QString Sharing::link() const
{
    const CalculatorModel& model = m_window.currentModel();
    return m_linkFor(model.calculator(), model.values());
}

void Sharing::copyLink()
{
    copy(link());
    say(tr("The link is on the clipboard. Who opens it with this program sees these values."));
}

void Sharing::mail()
{
    const auto& style = m_window.currentModel().style();
    const core::report::Report shown = report();
    open(mailAddress({}, subjectLine(shown, style), plainText(inShort(shown), style).trimmed(), link()),
         tr("The mail program opens with the text and the link."));
}

void Sharing::postOnX()
{
    open(xAddress(briefText(report(), m_window.currentModel().style()), link()), tr("X opens in the browser."));
}

void Sharing::postOnLine()
{
    open(lineAddress(briefText(report(), m_window.currentModel().style()), link()), tr("LINE opens in the browser."));
}

// Facebook takes no text, so it is there to be pasted.
void Sharing::postOnFacebook()
{
    copy(wholeText());
    open(facebookAddress(m_pageAddress),
         tr("Facebook opens in the browser with the address of your page. The text is on the clipboard."));
}

void Sharing::copyText()
{
    copy(wholeText());
    say(tr("Inputs and results are on the clipboard as text."));
}

void Sharing::copyMarkdown()
{
    copyAs(QStringLiteral("text/markdown"), markdownText(inShort(report()), m_window.currentModel().style()));
    say(tr("Inputs and results are on the clipboard as Markdown."));
}

void Sharing::copyCsv()
{
    copyAs(QStringLiteral("text/csv"), csvText(report()));
    say(tr("Inputs and results are on the clipboard as CSV."));
}

void Sharing::askForPageAddress()
{
    auto* dialog = new PageAddressDialog(m_pageAddress, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PageAddressDialog::kept, this, [this](const QUrl& address) {
        setPageAddress(address);
        emit pageAddressChanged();
    });
    dialog->open();
}

void Sharing::open(const QUrl& address, const QString& done)
{
    if (m_open(address)) {
        say(done);
        return;
    }
    copy(wholeText());
    say(address.scheme() == QLatin1String("mailto")
            ? tr("No mail program answered. The text is on the clipboard instead.")
            : tr("No browser answered. The text is on the clipboard instead."));
}

void Sharing::say(const QString& text)
{
    m_window.notify(text);
}

} // namespace ui
