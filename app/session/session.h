// SPDX-License-Identifier: GPL-3.0-or-later
// What comes back after a restart: the page in view, the entries and the scenarios of all pages, language, theme and
// window.
#pragma once

#include "core/calculator/registry.h"
#include "ui/charts/export_options.h"
#include "ui/model/entry.h"
#include "ui/model/scenario_list.h"
#include "ui/report/paper.h"
#include "ui/window/main_window.h"

#include <QByteArray>
#include <QRect>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <map>
#include <optional>
#include <string>

namespace app {

/// The entries of one page. A text that was still being typed, or is wrong, is kept as it stands.
struct StoredForm
{
    core::Values values;                  // in the order of the field table
    std::map<std::size_t, QString> texts; // by field
    std::vector<int> units;
    std::vector<bool> detached; // from the run
};

struct Session
{
    std::string calculator; // the page in view; empty: the first
    QString language;       // empty: that of the system
    ui::Theme theme = ui::Theme::System;
    bool systemWasDark = false; // spares a flash at the next start
    ui::ChartChoices charts;
    ui::ExportOptions chartExport;
    std::optional<ui::Paper> paper; // of reports; nothing: what is usual where the person is
    QRect window;                   // empty: the default
    bool maximised = false;
    std::map<std::string, StoredForm> forms;                    // by calculator id
    std::map<std::string, std::vector<ui::Scenario>> scenarios; // by calculator id
    std::map<std::string, ui::PageChoices> pages;               // likewise
    std::optional<StoredForm> run;                              // nothing: the worked example
    bool runOn = false;
    bool runOpen = false;
    std::vector<bool> inStep; // in the order of core::run::sameMeanings
    QString file;             // the scenario file that is open; empty: none
    QStringList recentFiles;  // the last one first
    QUrl pageAddress;         // where the person's embedded page is published; empty: not known
};

/// The session as JSON, the same bytes for the same content.
QByteArray sessionText(const Session& session, const core::Registry& registry);

/// Reads a session; nothing where the text is damaged or of a newer schema. Calculators that are not known are left
/// out, so that a session survives a change of version.
std::optional<Session> readSession(const QByteArray& text, const core::Registry& registry);

} // namespace app
