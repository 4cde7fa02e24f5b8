// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/results_view.h"

#include "ui/results/result_card.h"
#include "ui/text/sentence.h"
#include "ui/widgets/disclosure_button.h"
#include "ui/widgets/text_label.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>

namespace ui {

ResultsView::ResultsView(CalculatorModel& model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_remarks(new TextLabel(look::Size::Body, false, this))
    , m_missing(new TextLabel(look::Size::Body, false, this))
    , m_warnings(new TextLabel(look::Size::Body, false, this))
    , m_disclosure(new DisclosureButton(this))
{
    m_remarks->setObjectName(QStringLiteral("remarks"));
    m_missing->setObjectName(QStringLiteral("missing-values"));
    m_warnings->setObjectName(QStringLiteral("warnings"));
    m_remarks->standOn(QPalette::Window);
    m_warnings->standOn(QPalette::Window);
    m_warnings->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_disclosure->setObjectName(QStringLiteral("details"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::unit);
    m_main = makeCards(false);
    column->addWidget(m_main);
    setTabOrder(m_main, m_disclosure);
    column->addWidget(m_remarks);
    column->addWidget(m_missing);
    column->addWidget(m_warnings);
    const auto& results = model.calculator().results;
    const bool hasDetails =
        std::any_of(results.begin(), results.end(), [](const core::Result& result) { return result.detail; });
    m_disclosure->setVisible(hasDetails);
    column->addWidget(m_disclosure, 0, Qt::AlignLeading);
    connect(m_disclosure, &QToolButton::toggled, this, &ResultsView::showDetails);
    connect(&m_model, &CalculatorModel::changed, this, &ResultsView::refresh);
    retranslate();
}

QWidget* ResultsView::makeCards(bool details)
{
    auto* holder = new QWidget(this);
    auto* grid = new QGridLayout(holder);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(2 * look::unit);
    for (std::size_t i = 0; i < m_model.calculator().results.size(); ++i) {
        if (m_model.calculator().results[i].detail != details)
            continue;
        auto* card = new ResultCard(m_model, i, holder);
        grid->addWidget(card, grid->count(), 0);
        m_cards.push_back(card);
    }
    arrange(holder);
    return holder;
}

void ResultsView::arrange(QWidget* holder) const
{
    auto* grid = static_cast<QGridLayout*>(holder->layout());
    QList<QWidget*> cards;
    while (QLayoutItem* item = grid->takeAt(0)) {
        cards << item->widget();
        delete item;
    }
    for (int cell = 0; cell < cards.size(); ++cell)
        grid->addWidget(cards[cell], cell / m_columns, cell % m_columns);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, m_columns - 1);
}

void ResultsView::setColumns(int columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    arrange(m_main);
    if (m_details)
        arrange(m_details);
}

void ResultsView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ResultsView::retranslate()
{
    m_disclosure->setText(tr("Details"));
    m_missing->show(tr("Fill in the empty fields: a result that needs one of them shows an ellipsis until then."));
    // Room for the longest warning is kept, so that the chart stays where it is while a warning comes and goes.
    const std::vector<core::Argument> sample(9, {core::Number(core::Fraction{7, 12}), core::Kind::Percent});
    QString longest;
    for (const core::WarningText& warning : m_model.calculator().warnings) {
        const QString text = marked(sentence(warning.sentence, sample, m_model.style()));
        if (text.size() > longest.size())
            longest = text;
    }
    m_warnings->reserveFor(longest);
    m_warnings->setVisible(!longest.isEmpty());
    refresh();
}

QString ResultsView::marked(const QString& warning)
{
    //: a warning under the results; %1 a whole sentence
    return tr("⚠ %1").arg(warning);
}

void ResultsView::refresh()
{
    // What the run leaves blank is not for the person to fill in here.
    bool missing = false;
    for (std::size_t i = 0; i < m_model.state().entries.size(); ++i)
        missing = missing || (m_model.entry(i).isBlank() && m_model.chain(i) != Chain::FromRun);
    m_missing->setVisible(missing);
    QStringList remarks;
    for (const core::Issue& remark : m_model.remarks())
        remarks << issueText(remark, m_model.style());
    m_remarks->show(remarks.join(QLatin1Char('\n')));
    m_remarks->setVisible(!remarks.isEmpty());
    QStringList sentences;
    for (const core::Issue& warning : m_model.evaluation().warnings)
        sentences << marked(issueText(warning, m_model.style(), &m_model.calculator()));
    // A label without any text keeps no room.
    m_warnings->show(sentences.isEmpty() ? QStringLiteral(" ") : sentences.join(QLatin1Char('\n')));
}

void ResultsView::showDetails(bool shown)
{
    if (shown && !m_details) {
        m_details = makeCards(true);
        layout()->addWidget(m_details);
    }
    if (m_details)
        m_details->setVisible(shown);
}

} // namespace ui
