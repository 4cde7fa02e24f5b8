// SPDX-License-Identifier: GPL-3.0-or-later
// The global batch of the run in tokens: shows what it comes to, and typed into it sets the sequences.
#pragma once

#include "core/base/outcome.h"
#include "ui/model/workspace.h"

#include <QWidget>

namespace ui {

class NumberEdit;
class TextLabel;

class TokensRow : public QWidget
{
    Q_OBJECT

public:
    explicit TokensRow(Workspace& workspace, QWidget* parent = nullptr); // keeps a reference

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();
    void type(const QString& text);
    std::optional<core::Outcome<std::int64_t>> sequences() const;
    void showHint(const QString& text, bool wrong);

    Workspace& m_workspace;
    std::size_t m_batch; // the fields of the run
    std::size_t m_length;
    TextLabel* m_label;
    NumberEdit* m_edit;
    TextLabel* m_hint;
    QString m_typed; // as long as it stands there: null once the field was left
};

} // namespace ui
