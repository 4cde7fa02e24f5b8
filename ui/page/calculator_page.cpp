// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/calculator_page.h"

#include "ui/charts/chart_panel.h"
#include "ui/form/form_view.h"
#include "ui/page/links_row.h"
#include "ui/results/results_view.h"
#include "ui/scenarios/scenario_table.h"
#include "ui/sensitivity/sensitivity_card.h"
#include "ui/text/sentence.h"
#include "ui/widgets/text_label.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int formWidthInDigits = 33;
constexpr int leastAnswersWidth = 48 * look::unit;
constexpr int leastTwoCardsWidth = 60 * look::unit;
constexpr int leastChartHeight = 40 * look::unit;
constexpr std::size_t mostOnChart = 100; // scenarios beyond that are in the table alone: a file may hold thousands
constexpr int chartStretch = 100;        // against the space below the last card

// From the inside outwards and at once. Left to itself, a change of size goes up one widget at each round of the event
// loop, with a frame painted at every stop.
void layOut(QWidget& widget)
{
    for (QObject* child : widget.children())
        if (child->isWidgetType())
            layOut(*static_cast<QWidget*>(child));
    if (widget.layout())
        widget.layout()->activate();
}

} // namespace

CalculatorPage::CalculatorPage(CalculatorModel& model, Workspace& workspace, QWidget* parent)
    : QScrollArea(parent)
    , m_model(model)
    , m_title(new TextLabel(look::Size::Title, true))
    , m_summary(new TextLabel(look::Size::Body))
    , m_reset(new QPushButton)
    , m_share(new QPushButton)
    , m_guide(new QPushButton)
    , m_body(new QHBoxLayout)
    , m_inputs(new QWidget)
    , m_form(new FormView(model))
    , m_solve(new SolvePanel(model, workspace))
    , m_results(new ResultsView(model))
    , m_chart(new ChartPanel(model.calculator()))
    , m_chartCard(new Card)
    , m_scenarios(new ScenarioTable(model))
    , m_sensitivity(new SensitivityCard(model))
    , m_links(new LinksRow(model, workspace))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(3 * look::unit, 2 * look::unit, 3 * look::unit, 2 * look::unit);
    column->setSpacing(2 * look::unit);
    column->addLayout(makeHeader());
    column->addLayout(makeBody(), 1);
    setWidget(content);
    look::setMuted(*m_summary);
    m_reset->setObjectName(QStringLiteral("reset"));
    m_share->setObjectName(QStringLiteral("share"));
    m_share->hide();
    m_guide->setObjectName(QStringLiteral("guide"));
    setupConnections();
    setupScenarios();
    letTheChartEdit();
    retranslate();
    refreshChart();
    if (m_model.scenarios().size() > 0)
        refreshPinned();
}

void CalculatorPage::setupConnections()
{
    for (QPushButton* button : {m_reset, m_share, m_guide})
        button->setAutoDefault(true); // Return presses it, as Space does
    connect(m_reset, &QPushButton::clicked, &m_model, &CalculatorModel::reset);
    connect(m_guide, &QPushButton::clicked, this, &CalculatorPage::guideRequested);
    connect(m_solve, &SolvePanel::choicesChanged, this, &CalculatorPage::choicesChanged);
    connect(m_sensitivity, &SensitivityCard::openChanged, this, &CalculatorPage::choicesChanged);
    connect(m_links, &LinksRow::openRequested, this, &CalculatorPage::openRequested);
    connect(&m_model, &CalculatorModel::changed, this, &CalculatorPage::refreshChart);
}

PageChoices CalculatorPage::choices() const
{
    return {m_solve->choices(), m_sensitivity->isOpen()};
}

void CalculatorPage::setChoices(const PageChoices& choices)
{
    m_solve->setChoices(choices.solve);
    m_sensitivity->setOpen(choices.sensitivityShown);
}

void CalculatorPage::letTheChartEdit()
{
    const std::size_t field = m_model.calculator().chart->xField;
    connect(m_chart, &ChartPanel::valueTried, &m_model,
            [this, field](const core::Value& value) { m_model.tryValue(field, value); });
    connect(m_chart, &ChartPanel::trialKept, &m_model, &CalculatorModel::keepTrial);
    connect(m_chart, &ChartPanel::trialDropped, &m_model, &CalculatorModel::dropTrial);
    connect(m_chart, &ChartPanel::valueStepped, &m_model,
            [this, field](const core::Value& value) { m_model.setValue(field, value); });
    connect(m_chart, &ChartPanel::visited, &m_model, &CalculatorModel::beginVisit);
}

QLayout* CalculatorPage::makeHeader()
{
    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_title);
    texts->addWidget(m_summary);
    auto* header = new QHBoxLayout;
    header->setSpacing(look::unit);
    header->addLayout(texts, 1);
    header->addWidget(m_reset, 0, Qt::AlignTop);
    header->addWidget(m_share, 0, Qt::AlignTop);
    header->addWidget(m_guide, 0, Qt::AlignTop);
    return header;
}

QLayout* CalculatorPage::makeBody()
{
    auto* inputs = new QVBoxLayout(m_inputs);
    inputs->setContentsMargins(0, 0, 0, 0);
    inputs->setSpacing(2 * look::unit);
    inputs->addWidget(m_form);
    inputs->addWidget(m_solve);
    static_cast<Card*>(m_chartCard)->content()->addWidget(m_chart);
    m_chartCard->setMinimumHeight(leastChartHeight);
    m_chartCard->installEventFilter(this);
    auto* answers = new QVBoxLayout;
    answers->setSpacing(2 * look::unit);
    answers->addWidget(m_results);
    answers->addWidget(m_chartCard, chartStretch);
    auto* scenariosCard = new Card;
    scenariosCard->content()->addWidget(m_scenarios);
    answers->addWidget(scenariosCard);
    answers->addWidget(m_sensitivity);
    answers->addWidget(m_links);
    answers->addStretch(1);
    m_body->setSpacing(2 * look::unit);
    m_body->addWidget(m_inputs);
    m_body->addLayout(answers, 1);
    return m_body;
}

void CalculatorPage::setupScenarios()
{
    connect(&m_model.scenarios(), &ScenarioList::changed, this, &CalculatorPage::refreshPinned);
    connect(m_scenarios, &ScenarioTable::reached, this, [this](const QRect& place) {
        const QPoint middle = m_scenarios->mapTo(widget(), place.center());
        ensureVisible(0, middle.y(), 0, place.height());
    });
}

void CalculatorPage::arrange()
{
    const int formWidth = formWidthInDigits * fontMetrics().horizontalAdvance(QLatin1Char('0')) + 4 * look::unit;
    const bool beside = viewport()->width() > formWidth + leastAnswersWidth;
    m_body->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_body->setAlignment(m_inputs, beside ? Qt::AlignTop : Qt::Alignment());
    m_inputs->setMinimumWidth(beside ? formWidth : 0);
    m_inputs->setMaximumWidth(beside ? formWidth : QWIDGETSIZE_MAX);
    const int answersWidth = viewport()->width() - 6 * look::unit - (beside ? formWidth + 2 * look::unit : 0);
    m_results->setColumns(answersWidth < leastTwoCardsWidth ? 1 : 2);
}

void CalculatorPage::fitChart()
{
    const int top = m_chartCard->mapTo(widget(), QPoint(0, 0)).y();
    const int height = std::max(leastChartHeight, viewport()->height() - top - 2 * look::unit);
    if (height != m_chartCard->maximumHeight())
        m_chartCard->setMaximumHeight(height);
}

void CalculatorPage::resizeEvent(QResizeEvent* event)
{
    arrange();
    QScrollArea::resizeEvent(event);
    fitChart();
}

bool CalculatorPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_chartCard && event->type() == QEvent::Move)
        fitChart();
    return QScrollArea::eventFilter(watched, event);
}

void CalculatorPage::focusFirstField()
{
    m_form->focusFirstField();
}

void CalculatorPage::setShareMenu(QMenu& menu)
{
    m_share->setMenu(&menu);
    m_share->show();
}

void CalculatorPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QScrollArea::changeEvent(event);
}

void CalculatorPage::retranslate()
{
    m_title->show(translated(m_model.calculator().title));
    m_summary->show(translated(m_model.calculator().summary));
    m_reset->setText(tr("Reset"));
    m_reset->setToolTip(tr("Puts the worked example back"));
    m_share->setText(tr("Share"));
    m_share->setToolTip(tr("Copies these values as a link or a text, or hands them to another program"));
    m_guide->setText(tr("Guide"));
    m_guide->setToolTip(tr("Explains this calculator"));
    setAccessibleName(m_title->text());
}

void CalculatorPage::refreshChart()
{
    // A warning that comes or goes gives the chart another size; known first, it costs the chart nothing more.
    if (isVisible()) {
        layOut(*widget());
        // The page may be longer now, which the scroll area would hear of a frame later.
        const QSize before = widget()->size();
        QEvent request(QEvent::LayoutRequest);
        QCoreApplication::sendEvent(this, &request);
        if (widget()->size() != before)
            layOut(*widget());
    }
    m_chart->setData(m_model.values(), m_model.evaluation(), m_model.style());
}

void CalculatorPage::refreshPinned()
{
    std::vector<Pinned> pinned;
    for (const Scenario& scenario : m_model.scenarios().all())
        if (pinned.size() < mostOnChart)
            pinned.push_back({scenario.name, scenario.values, scenario.color});
    m_chart->setPinned(std::move(pinned));
}

} // namespace ui
