// SPDX-License-Identifier: GPL-3.0-or-later
// Shares the values of the page in view: as a link, by mail, on X, LINE and Facebook, or as a text on the clipboard.
// The program itself sends nothing: it opens addresses, and the person sends.
#pragma once

#include "core/calculator/calculator.h"
#include "core/report/report.h"
#include "ui/share/share_address.h"

#include <QObject>

namespace ui {

class MainWindow;
class ShareMenu;

/// The link that opens a calculator with values.
using LinkFor = std::function<QString(const core::Calculator& calculator, const core::Values& values)>;

class Sharing : public QObject
{
    Q_OBJECT

public:
    /// Connects the actions of the menu; window and menu outlive it. Addresses are opened by the desktop.
    Sharing(MainWindow& window, ShareMenu& menu);

    /// Without it, links are left out.
    void setLinkFor(LinkFor link) { m_linkFor = std::move(link); }
    void setOpenAddress(OpenAddress open) { m_open = std::move(open); }
    /// Opens an address in another program; whether one answered.
    bool openAddress(const QUrl& address) const { return m_open(address); }

    /// Where the person's embedded page is published; empty: not known.
    const QUrl& pageAddress() const { return m_pageAddress; }
    void setPageAddress(const QUrl& address);

    /// The page in view with its scenarios; the first page has the values that stand in the fields.
    core::report::Report report() const;
    /// Its values, and those of the scenarios compared, as plain text with the link.
    QString wholeText() const;

signals:
    void pageAddressChanged();

private:
    QString link() const;
    void copyLink();
    void mail();
    void postOnX();
    void postOnLine();
    void postOnFacebook();
    void copyText();
    void copyMarkdown();
    void copyCsv();
    void askForPageAddress();
    void open(const QUrl& address, const QString& done);
    void say(const QString& text);

    MainWindow& m_window;
    ShareMenu& m_menu;
    LinkFor m_linkFor = [](const core::Calculator&, const core::Values&) { return QString(); };
    OpenAddress m_open;
    QUrl m_pageAddress;
};

} // namespace ui
