// SPDX-License-Identifier: GPL-3.0-or-later
// What the window needs to put a calculator into a web page; the program around it provides this.
#pragma once

#include "core/calculator/calculator.h"
#include "ui/window/actions.h"

#include <QByteArray>
#include <QDesktopServices>
#include <QTemporaryDir>
#include <QUrl>

#include <functional>
#include <memory>
#include <vector>

namespace ui {

/// A page of its own, and the code that puts it into another one.
struct EmbedCode
{
    QByteArray page;
    QByteArray snippet;
};

struct Embedding
{
    QString program = {};                       // its name, which stands at the foot of a page
    std::vector<LanguageChoice> languages = {}; // those of every page
    /// `language` is shown first where the reader's own is not among them.
    std::function<EmbedCode(const core::Calculator&, const core::Values&, const QString& language)> make = {};
    std::function<bool(const QUrl&)> openUrl = [](const QUrl& url) { return QDesktopServices::openUrl(url); };
    /// Where pages stand that were opened in a browser, which may come back to them until the program ends.
    std::shared_ptr<QTemporaryDir> opened = {};
};

} // namespace ui
