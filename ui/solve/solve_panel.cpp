// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/solve/solve_panel.h"

#include "core/calculator/read_target.h"
#include "core/numbers/step.h"
#include "core/numbers/write.h"
#include "ui/form/number_edit.h"
#include "ui/solve/offer_row.h"
#include "ui/text/sentence.h"
#include "ui/text/solution_text.h"
#include "ui/widgets/still_inputs.h"
#include "ui/widgets/text_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>

#include <algorithm>

namespace ui {

namespace {

constexpr std::size_t mostOffers = 4;
constexpr int shortestChoice = 8; // characters

QComboBox* makeChoice(const QString& name, QWidget* parent)
{
    auto* choice = new StillComboBox(parent);
    choice->setObjectName(name);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(shortestChoice);
    return choice;
}

int placeOf(const std::vector<std::size_t>& list, std::size_t index)
{
    return static_cast<int>(std::find(list.begin(), list.end(), index) - list.begin());
}

} // namespace

SolvePanel::SolvePanel(CalculatorModel& model, Workspace& workspace, QWidget* parent)
    : Card(parent)
    , m_model(model)
    , m_workspace(workspace)
    , m_resultChoices(solvableResults(model.calculator()))
    , m_style(&model.style())
    , m_title(new TextLabel(look::Size::Small, true, this))
    , m_results(makeChoice(QStringLiteral("solve-result"), this))
    , m_direction(new TextLabel(look::Size::Body, false, this))
    , m_target(new NumberEdit(this))
    , m_issue(new TextLabel(look::Size::Small, false, this))
    , m_by(new TextLabel(look::Size::Body, false, this))
    , m_fields(makeChoice(QStringLiteral("solve-field"), this))
    , m_sentence(new TextLabel(look::Size::Body, true, this))
    , m_detail(new TextLabel(look::Size::Small, false, this))
{
    if (m_resultChoices.empty()) {
        hide();
        return;
    }
    m_question = *firstQuestion(model);
    m_fieldChoices = solvableFields(calculator(), m_question.result);
    setupInputs();
    setupAnswer();
    connect(&m_model, &CalculatorModel::changed, this, &SolvePanel::refresh);
    retranslate();
}

void SolvePanel::setupInputs()
{
    look::setMuted(*m_title);
    m_target->setObjectName(QStringLiteral("solve-target"));
    m_issue->setObjectName(QStringLiteral("solve-issue"));
    m_direction->setObjectName(QStringLiteral("solve-direction"));
    m_direction->setWordWrap(false);
    m_by->setWordWrap(false);
    m_by->setBuddy(m_fields);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(look::unit);
    grid->setVerticalSpacing(look::unit);
    grid->addWidget(m_results, 0, 0, 1, 2);
    grid->addWidget(m_direction, 1, 0);
    grid->addWidget(m_target, 1, 1);
    grid->addWidget(m_issue, 2, 0, 1, 2);
    grid->addWidget(m_by, 3, 0, 1, 2);
    grid->addWidget(m_fields, 4, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    content()->setSpacing(look::unit);
    content()->addWidget(m_title);
    content()->addLayout(grid);
    for (std::size_t i = 0; i < m_resultChoices.size(); ++i)
        m_results->addItem(QString());
    connect(m_results, &QComboBox::activated, this, &SolvePanel::chooseResult);
    connect(m_fields, &QComboBox::activated, this, &SolvePanel::chooseField);
    connect(m_target, &NumberEdit::typed, this, &SolvePanel::type);
    connect(m_target, &NumberEdit::stepped, this, &SolvePanel::step);
    connect(m_target, &NumberEdit::confirmed, this, &SolvePanel::confirm);
}

void SolvePanel::setupAnswer()
{
    m_sentence->setObjectName(QStringLiteral("solve-sentence"));
    m_detail->setObjectName(QStringLiteral("solve-detail"));
    for (TextLabel* label : {m_sentence, m_detail}) {
        label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
        label->standOn(QPalette::Base);
    }
    look::setMuted(*m_detail);
    content()->addWidget(m_sentence);
    content()->addWidget(m_detail);
}

SolveChoices SolvePanel::choices() const
{
    if (m_resultChoices.empty())
        return {};
    return {std::string(result().id), std::string(calculator().fields[m_question.field].id), m_question.target};
}

void SolvePanel::setChoices(const SolveChoices& choices)
{
    const auto result = calculator().resultIndex(choices.result);
    const auto field = calculator().fieldIndex(choices.field);
    const auto has = [](const std::vector<std::size_t>& list, std::size_t index) {
        return std::find(list.begin(), list.end(), index) != list.end();
    };
    if (!result || !field || !has(m_resultChoices, *result) || !has(solvableFields(calculator(), *result), *field))
        return;
    m_question = {*result, *field, choices.target, false};
    m_fieldChoices = solvableFields(calculator(), *result);
    retranslate();
}

void SolvePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && !m_resultChoices.empty())
        retranslate();
    Card::changeEvent(event);
}

void SolvePanel::showEvent(QShowEvent* event)
{
    Card::showEvent(event);
    if (m_stale)
        refresh();
}

void SolvePanel::retranslate()
{
    m_title->show(tr("What would it take?"));
    //: before a choice of a field: what is changed to meet a target, as in "by changing: microbatches"
    m_by->show(tr("by changing"));
    m_results->setAccessibleName(tr("The result that should change"));
    m_fields->setAccessibleName(tr("The field that may change"));
    for (std::size_t i = 0; i < m_resultChoices.size(); ++i)
        m_results->setItemText(static_cast<int>(i), translated(calculator().results[m_resultChoices[i]].label));
    m_results->setCurrentIndex(placeOf(m_resultChoices, m_question.result));
    m_direction->show(directionText(result().direction));
    //: the field for a target; %1 the name of a result, %2 "at most", "at least" or "exactly"
    m_target->setAccessibleName(tr("%1, %2").arg(m_results->currentText(), m_direction->text()));
    fillFields();
    reserveRoom();
    writeTarget();
    answer();
}

void SolvePanel::reserveRoom()
{
    const core::Field& field = calculator().fields[m_question.field];
    core::Solution sample;
    sample.meeting = core::Meeting::AndSmaller;
    sample.value = field.example;
    sample.result = core::Number(core::Fraction{7, 39});
    m_sentence->reserveFor(QStringLiteral("1\n2"));
    m_detail->reserveFor(solutionText(sample, result(), field, m_model.style()) + QLatin1Char('\n') +
                         translated(field.whenRaised));
}

void SolvePanel::fillFields()
{
    m_fields->clear();
    for (const std::size_t field : m_fieldChoices)
        m_fields->addItem(translated(calculator().fields[field].label));
    m_fields->setCurrentIndex(placeOf(m_fieldChoices, m_question.field));
}

// A target that was typed in another language's way is written in this one's.
void SolvePanel::writeTarget()
{
    const core::NumberStyle& style = m_model.style();
    if (m_style != &style) {
        const core::Reading reading = core::readTarget(result(), m_question.target.toStdString(), *m_style);
        if (reading.value) {
            m_question.target =
                QString::fromStdString(core::fieldText(*reading.value, core::targetField(result()).kind, style));
            m_question.isTyped = false;
        }
        m_style = &style;
    }
    m_target->setDecimalSign(QString::fromUtf8(style.decimal.data(), static_cast<qsizetype>(style.decimal.size())));
    m_target->display(m_question.target);
}

void SolvePanel::chooseResult(int index)
{
    const std::size_t chosen = m_resultChoices[static_cast<std::size_t>(index)];
    if (chosen == m_question.result)
        return;
    m_fieldChoices = solvableFields(calculator(), chosen);
    const bool keepsField =
        std::find(m_fieldChoices.begin(), m_fieldChoices.end(), m_question.field) != m_fieldChoices.end();
    m_question = {chosen, keepsField ? m_question.field : firstField(calculator(), m_fieldChoices),
                  exampleTargetText(calculator().results[chosen], m_model.style()), false};
    m_stepSize.reset();
    retranslate();
    emit choicesChanged();
}

void SolvePanel::chooseField(int index)
{
    m_question.field = m_fieldChoices[static_cast<std::size_t>(index)];
    reserveRoom();
    refresh();
    emit choicesChanged();
}

void SolvePanel::type(const QString& text)
{
    m_stepSize.reset();
    m_question.target = text;
    m_question.isTyped = true;
    refresh();
    emit choicesChanged();
}

void SolvePanel::step(int steps)
{
    const core::Field target = core::targetField(result());
    const std::string text = m_question.target.toStdString();
    const auto value = core::readTarget(result(), text, m_model.style()).value;
    if (!m_stepSize)
        m_stepSize = core::stepSize(value, target, text);
    const auto next = core::stepped(value, target, text, *m_stepSize, steps);
    if (!next || next == value)
        return;
    m_question.target = QString::fromStdString(core::fieldText(*next, target.kind, m_model.style()));
    m_question.isTyped = false;
    m_target->display(m_question.target);
    refresh();
    emit choicesChanged();
}

void SolvePanel::confirm()
{
    if (m_answer.offers.size() == 1 && !m_answer.offers.front().isThere) {
        use(SolveOffer(m_answer.offers.front()));
    } else if (m_answer.offers.size() > 1) {
        // Which one is for the person to say: the first button gets the focus, and shows it as after Tab.
        window()->setAttribute(Qt::WA_KeyboardFocusChange);
        m_offers.front()->button()->setFocus(Qt::TabFocusReason);
    }
}

void SolvePanel::use(const SolveOffer& offer)
{
    CalculatorModel& model = offer.inRun ? m_workspace.run() : m_model;
    model.putValues(offer.values);
}

// Only while it is seen: else it costs a keystroke nothing.
void SolvePanel::refresh()
{
    m_stale = !isVisible();
    if (!m_stale)
        answer();
}

void SolvePanel::answer()
{
    if (m_style != &m_model.style())
        writeTarget();
    m_answer = solveAnswer(m_model, m_workspace, m_question);
    showTarget();
    const auto role = m_answer.hint.isEmpty() ? QPalette::WindowText : QPalette::PlaceholderText;
    if (m_sentence->foregroundRole() != role)
        m_sentence->setForegroundRole(role);
    m_sentence->show(m_answer.hint.isEmpty() ? m_answer.sentence : m_answer.hint);
    m_sentence->setVisible(!m_answer.targetWrong);
    // A label without any text keeps no room.
    m_detail->show(m_answer.detail.isEmpty() ? QStringLiteral(" ") : m_answer.detail);
    showOffers();
}

void SolvePanel::showTarget()
{
    m_target->setWrong(m_answer.targetWrong);
    QString unit = m_model.resultUnit(m_question.result);
    if (result().kind == core::Kind::Percent)
        unit = QStringLiteral("%");
    else if (result().kind == core::Kind::Factor)
        unit = QStringLiteral("×");
    m_target->setTrailing(m_answer.targetValue.isEmpty() ? unit : m_answer.targetValue);
    if (m_target->accessibleDescription() != m_answer.targetIssue)
        m_target->setAccessibleDescription(m_answer.targetIssue);
    m_issue->show(m_answer.targetIssue);
    m_issue->setVisible(!m_answer.targetIssue.isEmpty());
    m_issue->setWrong(m_answer.targetWrong);
}

void SolvePanel::showOffers()
{
    const std::size_t count = std::min(m_answer.offers.size(), mostOffers);
    // An exact target has a neighbour on either side as often as not: room is kept for both.
    const std::size_t usual = result().direction == core::Direction::Exactly ? 2 : 1;
    for (std::size_t i = m_offers.size(); i < std::max(count, usual); ++i) {
        auto* row = new OfferRow(static_cast<int>(i) + 1, this);
        content()->addWidget(row);
        // By value: using an offer makes all of them anew.
        connect(row->button(), &QPushButton::clicked, this, [this, i] { use(SolveOffer(m_answer.offers[i])); });
        setTabOrder(m_offers.empty() ? static_cast<QWidget*>(m_fields) : m_offers.back()->button(), row->button());
        m_offers.push_back(row);
    }
    for (std::size_t i = 0; i < m_offers.size(); ++i) {
        if (i < count)
            m_offers[i]->setOffer(m_answer.offers[i]);
        else
            m_offers[i]->clear();
        m_offers[i]->setVisible(i < std::max(count, usual));
    }
}

} // namespace ui
