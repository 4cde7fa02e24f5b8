// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/links_row.h"

#include "ui/text/isolation.h"
#include "ui/text/sentence.h"
#include "ui/widgets/text_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace ui {

LinksRow::LinksRow(CalculatorModel& model, Workspace& workspace, QWidget* parent)
    : QWidget(parent), m_model(model), m_workspace(workspace), m_label(new TextLabel(look::Size::Small, false, this))
{
    look::setMuted(*m_label);
    m_label->setWordWrap(false);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(look::unit);
    line->addWidget(m_label);
    for (std::size_t i = 0; i < workspace.size(); ++i) {
        const core::Calculator& other = workspace.model(i).calculator();
        auto fields = core::run::commonFields(model.calculator(), other);
        if (fields.empty())
            continue;
        auto* button = new QPushButton(this);
        button->setAutoDefault(true); // Return presses it, as Space does
        button->setObjectName(QStringLiteral("open-in-") +
                              QString::fromLatin1(other.id.data(), static_cast<qsizetype>(other.id.size())));
        line->addWidget(button);
        m_links.push_back({i, std::move(fields), button});
        connect(button, &QPushButton::clicked, this, [this, place = m_links.size() - 1] {
            const Link& link = m_links[place];
            const core::Calculator& target = m_workspace.model(link.calculator).calculator();
            emit openRequested(static_cast<int>(link.calculator),
                               core::run::commonValues(m_model.calculator(), target, m_model.values()));
        });
    }
    line->addStretch();
    if (m_links.empty())
        hide();
    connect(&m_model, &CalculatorModel::changed, this, &LinksRow::refresh);
    retranslate();
}

void LinksRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void LinksRow::retranslate()
{
    //: before buttons with the names of other calculators, which open with the values of this one
    m_label->show(tr("Open with these values in"));
    for (const Link& link : m_links)
        link.button->setText(translated(m_workspace.model(link.calculator).calculator().title));
    refresh();
}

void LinksRow::refresh()
{
    for (const Link& link : m_links) {
        const QString text = describe(link);
        if (text == link.button->accessibleDescription())
            continue;
        link.button->setAccessibleDescription(text);
        link.button->setToolTip(text.toHtmlEscaped());
    }
}

QString LinksRow::describe(const Link& link) const
{
    const core::Calculator& other = m_workspace.model(link.calculator).calculator();
    QStringList pieces;
    for (const core::run::CommonField& common : link.fields) {
        const core::Field& field = m_model.calculator().fields[common.from];
        const auto& value = m_model.values()[common.from];
        if (!value)
            continue;
        //: a value that goes along to another page: %1 the field's name here, %2 the value, %3 the field's name there
        pieces << tr("%1 %2 → %3")
                      .arg(translated(field.label),
                           isolated(numberText({core::toNumber(*value), field.kind}, m_model.style()), m_model.style()),
                           translated(other.fields[common.to].label));
    }
    if (pieces.isEmpty())
        return tr("No value goes along: the common fields are empty.");
    //: %1 one or more values with the fields that they go into
    return tr("Goes along: %1").arg(pieces.join(QStringLiteral(" · ")));
}

} // namespace ui
