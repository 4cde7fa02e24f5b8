// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/result_card.h"

#include "core/numbers/write.h"
#include "ui/results/value_line.h"
#include "ui/text/isolation.h"
#include "ui/text/sentence.h"
#include "ui/widgets/text_label.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

namespace {

// Lets a long fraction go on in a new line behind its stroke.
QString breakable(QString text)
{
    constexpr int longText = 60;
    return text.size() < longText ? text : text.replace(QLatin1String("/"), QLatin1String("/") + QChar(0x200b));
}

} // namespace

ResultCard::ResultCard(CalculatorModel& model, std::size_t result, QWidget* parent)
    : Card(parent)
    , m_model(model)
    , m_result(result)
    , m_label(new TextLabel(look::Size::Small, true, this))
    , m_line(new ValueLine(this))
    , m_working(new TextLabel(look::Size::Small, false, this))
    , m_sentence(new TextLabel(look::Size::Small, false, this))
    , m_copy(new QToolButton(this))
    , m_copyValue(new QAction(this))
    , m_copySentence(new QAction(this))
{
    const auto id = QString::fromLatin1(row().id.data(), static_cast<qsizetype>(row().id.size()));
    setObjectName(id);
    m_line->value()->setObjectName(id + QStringLiteral("-value"));
    m_sentence->setObjectName(id + QStringLiteral("-sentence"));
    m_working->setObjectName(id + QStringLiteral("-working"));
    look::setMuted(*m_label);
    look::setMuted(*m_working);
    look::setMuted(*m_sentence);

    m_working->standOn(QPalette::Base);
    m_sentence->standOn(QPalette::Base);
    auto* heading = new QHBoxLayout;
    heading->addWidget(m_label, 1);
    heading->addWidget(m_copy, 0, Qt::AlignTop);
    content()->addLayout(heading);
    content()->addWidget(m_line);
    content()->addWidget(m_working);
    content()->addWidget(m_sentence);
    content()->addStretch();
    setupCopying();
    connect(&m_model, &CalculatorModel::changed, this, &ResultCard::refresh);
    retranslate();
}

void ResultCard::setupCopying()
{
    m_copy->setObjectName(objectName() + QStringLiteral("-copy"));
    m_copy->setAutoRaise(true);
    m_copy->setPopupMode(QToolButton::MenuButtonPopup);
    m_copy->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_copy->addAction(m_copySentence);
    connect(m_copy, &QToolButton::clicked, this, &ResultCard::copyValue);
    look::setFont(*m_copy, look::Size::Small);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    addAction(m_copyValue);
    addAction(m_copySentence);
    connect(m_copyValue, &QAction::triggered, this, &ResultCard::copyValue);
    connect(m_copySentence, &QAction::triggered, this, &ResultCard::copySentence);
}

void ResultCard::copyValue() const
{
    if (answer().value)
        QGuiApplication::clipboard()->setText(QString::fromStdString(core::machineText(*answer().value)));
}

void ResultCard::copySentence() const
{
    if (!answer().value)
        return;
    const QString value = (valueText() + QLatin1Char(' ') + m_model.resultUnit(m_result)).trimmed();
    QGuiApplication::clipboard()->setText(withoutIsolates(
        QStringLiteral("%1: %2\n%3\n%4")
            .arg(m_label->text(), value, working(row(), answer(), m_model.style()), m_sentence->text())));
}

void ResultCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Card::changeEvent(event);
}

void ResultCard::retranslate()
{
    m_label->show(translated(row().label));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copies the plain number"));
    m_copyValue->setText(tr("Copy the plain number"));
    m_copySentence->setText(tr("Copy value and sentence"));
    //: a button; %1 the name of a result
    m_copy->setAccessibleName(tr("Copy %1").arg(translated(row().label)));
    refresh();
}

QString ResultCard::valueText() const
{
    if (answer().tooLarge)
        return tr("Too large");
    return numberText({answer().value, row().kind}, m_model.style());
}

void ResultCard::refresh()
{
    const QString value = valueText();
    const QString unit = answer().value ? m_model.resultUnit(m_result) : QString();
    m_line->show(value, unit);
    m_working->show(breakable(working(row(), answer(), m_model.style())));
    m_sentence->show(sentence(row().sentence, answer().arguments, m_model.style()));
    m_copy->setEnabled(answer().value.has_value());
    m_copyValue->setEnabled(answer().value.has_value());
    m_copySentence->setEnabled(answer().value.has_value());
    //: for screen readers; %1 the name of a result, %2 its value, %3 its unit or nothing
    announce(tr("%1: %2 %3").arg(m_label->text(), value, unit).trimmed());
}

void ResultCard::announce(const QString& text)
{
    TextLabel* const value = m_line->value();
    if (text == value->accessibleName())
        return;
    value->setAccessibleName(text);
    QAccessibleEvent event(value, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace ui
