// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/field_row.h"

#include "ui/form/number_edit.h"
#include "ui/text/isolation.h"
#include "ui/text/sentence.h"
#include "ui/widgets/still_inputs.h"
#include "ui/widgets/text_label.h"

#include <QEvent>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

FieldRow::FieldRow(CalculatorModel& model, std::size_t field, QWidget* parent, bool brief)
    : QWidget(parent)
    , m_model(model)
    , m_field(field)
    , m_brief(brief)
    , m_label(new TextLabel(look::Size::Body, true, this))
    , m_chain(new QToolButton(this))
    , m_edit(new NumberEdit(this))
    , m_hint(new TextLabel(look::Size::Small, false, this))
    , m_alternative(new QPushButton(this))
    , m_slider(new StillSlider(Qt::Horizontal, this))
{
    setupWidgets();
    setupLayout();
    setupConnections();
    retranslate();
}

void FieldRow::setupWidgets()
{
    const auto id = QString::fromLatin1(row().id.data(), static_cast<qsizetype>(row().id.size()));
    m_edit->setObjectName(id);
    m_label->setBuddy(m_edit);
    m_chain->setObjectName(id + QStringLiteral("-chain"));
    m_chain->setAutoRaise(true);
    m_chain->setCheckable(true);
    m_chain->setFocusPolicy(Qt::TabFocus);
    m_chain->hide();
    m_hint->setObjectName(id + QStringLiteral("-hint"));
    m_alternative->setObjectName(id + QStringLiteral("-alternative"));
    m_hint->standOn(QPalette::Base);
    m_hint->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_alternative->hide();
    m_slider->setObjectName(id + QStringLiteral("-slider"));
    m_slider->setRange(0, SliderScale::steps);
    m_slider->setFocusPolicy(Qt::NoFocus); // the arrow keys in the field do the same
    QSizePolicy keepsRoom = m_slider->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    m_slider->setSizePolicy(keepsRoom);
    m_slider->hide();
    if (!row().units.empty()) {
        m_units = new StillComboBox(this);
        m_units->setObjectName(id + QStringLiteral("-unit"));
        for (std::size_t i = 0; i < row().units.size(); ++i)
            m_units->addItem(QString());
    }
}

void FieldRow::setupLayout()
{
    auto* line = new QHBoxLayout;
    line->setSpacing(look::unit);
    line->addWidget(m_edit, 1);
    if (m_units)
        line->addWidget(m_units);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::unit / 2);
    auto* heading = new QHBoxLayout;
    heading->setSpacing(look::unit / 2);
    heading->addWidget(m_label, 1);
    heading->addWidget(m_chain);
    column->addLayout(heading);
    column->addLayout(line);
    column->addWidget(m_hint);
    column->addWidget(m_alternative, 0, Qt::AlignLeading);
    column->addWidget(m_slider);
}

void FieldRow::setupConnections()
{
    connect(m_edit, &NumberEdit::typed, this, [this](const QString& text) { m_model.type(m_field, text); });
    connect(m_edit, &NumberEdit::stepped, this, [this](int steps) { m_model.step(m_field, steps); });
    connect(m_edit, &NumberEdit::entered, this, [this] { showSlider(true); });
    connect(m_edit, &NumberEdit::left, this, [this] {
        showSlider(m_edit->hasFocus());
        m_model.leave(m_field);
    });
    connect(m_chain, &QToolButton::clicked, this, [this] {
        refreshChain(); // the button shows what is, not what was clicked
        m_model.toggleChain(m_field);
    });
    connect(m_alternative, &QPushButton::clicked, this, [this] { m_model.takeAlternative(m_field); });
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int position) { m_model.setValue(m_field, m_scale.value(position)); });
    connect(m_slider, &QSlider::sliderReleased, this, &FieldRow::refreshSlider);
    if (m_units)
        connect(m_units, &QComboBox::activated, this, [this](int unit) { m_model.setUnit(m_field, unit); });
    connect(&m_model, &CalculatorModel::changed, this, &FieldRow::refresh);
}

void FieldRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange) {
        m_chain->setIcon({});
        refreshChain();
    }
    QWidget::changeEvent(event);
}

void FieldRow::retranslate()
{
    const QString label = translated(row().label);
    m_label->show(label);
    m_edit->setAccessibleName(label);
    m_edit->setToolTip(translated(row().help).toHtmlEscaped());
    //: the slider beside a field; %1 the field's name
    m_slider->setAccessibleName(tr("%1, slider").arg(label));
    if (m_units) {
        //: a choice; %1 the field's name
        m_units->setAccessibleName(tr("Unit of %1").arg(label));
        for (std::size_t i = 0; i < row().units.size(); ++i)
            m_units->setItemText(static_cast<int>(i), translated(row().units[i]));
    }
    refresh();
}

void FieldRow::refresh()
{
    const Entry& entry = m_model.entry(m_field);
    m_edit->display(m_model.text(m_field));
    m_edit->setDecimalSign(
        QString::fromUtf8(m_model.style().decimal.data(), static_cast<qsizetype>(m_model.style().decimal.size())));
    m_edit->setWrong(entry.issue || brokenRule());
    const QString unit = row().kind == core::Kind::Percent ? QStringLiteral("%") : QString();
    if (entry.expression && entry.value)
        m_edit->setTrailing(QStringLiteral("= ") +
                            numberText({core::toNumber(*entry.value), row().kind}, m_model.style()));
    else
        m_edit->setTrailing(unit);
    if (m_units)
        m_units->setCurrentIndex(m_model.state().units[m_field]);
    refreshChain();
    refreshHint();
    refreshSlider();
}

void FieldRow::refreshChain()
{
    const Chain chain = m_model.chain(m_field);
    m_chain->setVisible(chain != Chain::None);
    if (chain == Chain::None)
        return;
    const bool attached = chain == Chain::FromRun || chain == Chain::InStep;
    if (m_chain->isChecked() != attached || m_chain->icon().isNull())
        m_chain->setIcon(look::chainIcon(palette(), attached));
    m_chain->setChecked(attached);
    m_chain->setToolTip(chainText().toHtmlEscaped());
    m_chain->setAccessibleName(chainText());
}

QString FieldRow::chainText() const
{
    const Pairing& pair = m_model.pairing(m_field);
    switch (m_model.chain(m_field)) {
    case Chain::FromRun:
        return tr("Filled from the run. Click to give it a value of its own.");
    case Chain::Detached:
        return tr("Has a value of its own. Click to fill it from the run.");
    case Chain::InStep:
        //: %1 the name of a field, %2 that of its page
        return tr("Kept in step with %1 of %2. Click to let the two differ.")
            .arg(translated(pair.field), translated(pair.page));
    case Chain::Apart:
        //: %1 the name of a field, %2 that of its page
        return tr("Click to keep it in step with %1 of %2. It takes the value from there.")
            .arg(translated(pair.field), translated(pair.page));
    case Chain::None:
        break;
    }
    return {};
}

// A rule across fields that is broken, with this field at fault.
const core::Issue* FieldRow::brokenRule() const
{
    for (const core::Issue& error : m_model.evaluation().errors)
        if (error.field == row().id)
            return &error;
    return nullptr;
}

QString FieldRow::hint() const
{
    const Entry& entry = m_model.entry(m_field);
    const core::NumberStyle& style = m_model.style();
    if (entry.issue)
        return issueText(*entry.issue, style, &m_model.calculator());
    if (entry.doubt)
        return doubtText(*entry.doubt, row().kind, style);
    if (const core::Issue* rule = brokenRule())
        return issueText(*rule, style, &m_model.calculator());
    if (m_brief)
        return boundsText(row(), style);
    const bool fed = m_model.chain(m_field) == Chain::FromRun;
    if (fed && !entry.value)
        return tr("The run gives no value here as long as it is not whole.");
    if (fed) {
        //: under a field: %1 what it accepts ("At least 1"), %2 what it means, a sentence or two
        return tr("From the run. %1. %2").arg(boundsText(row(), style), translated(row().help));
    }
    //: under a field: %1 what it accepts ("At least 1"), %2 what it means, a sentence or two
    return tr("%1. %2").arg(boundsText(row(), style), translated(row().help));
}

// A field that says more of its upper bound keeps room for that.
QString FieldRow::longest(const QString& hint) const
{
    if (row().aboveMost.empty() || !row().bounds.most)
        return hint;
    const QString above = sentence(row().aboveMost, {{core::Number(*row().bounds.most), row().kind}}, m_model.style());
    return above.size() > hint.size() ? above : hint;
}

void FieldRow::refreshHint()
{
    const Entry& entry = m_model.entry(m_field);
    const QString text = hint();
    if (text != m_hint->text()) {
        m_hint->show(text);
        m_edit->setAccessibleDescription(text);
    }
    const bool wrong = entry.issue || brokenRule();
    if (!wrong && !entry.doubt)
        m_hint->reserveFor(longest(text));
    m_hint->setWrong(wrong);
    m_alternative->setVisible(entry.doubt.has_value());
    if (entry.doubt) {
        const QString number = numberText({core::toNumber(entry.doubt->alternative), row().kind}, m_model.style());
        //: a button; %1 a number
        m_alternative->setText(tr("Use %1").arg(isolated(number, m_model.style())));
    }
}

void FieldRow::refreshSlider()
{
    if (m_slider->isHidden() || m_slider->isSliderDown())
        return; // the scale stays while the slider is dragged
    const auto& value = m_model.entry(m_field).value;
    m_scale = SliderScale(row(), value);
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(m_scale.position(value.value_or(row().example)));
}

void FieldRow::showSlider(bool shown)
{
    m_slider->setVisible(shown);
    refreshSlider();
}

} // namespace ui
