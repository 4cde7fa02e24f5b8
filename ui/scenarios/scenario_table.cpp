// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scenarios/scenario_table.h"

#include "ui/scenarios/scenario_name.h"
#include "ui/scenarios/scenario_table_model.h"
#include "ui/scenarios/scenario_view.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/text_label.h"

#include <QAction>
#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

ScenarioTable::ScenarioTable(CalculatorModel& model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_content(new ScenarioTableModel(model, this))
    , m_title(new TextLabel(look::Size::Small, true, this))
    , m_none(new TextLabel(look::Size::Small, false, this))
    , m_tools(new FlowLayout)
    , m_view(new ScenarioView(*m_content, this))
{
    m_title->setWordWrap(false);
    m_title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    look::setMuted(*m_title);
    look::setMuted(*m_none);
    setupActions();
    setupView();
    setupLayout();
    connect(&m_model.scenarios(), &ScenarioList::changed, this, &ScenarioTable::refresh);
    retranslate();
}

ScenarioTable::~ScenarioTable()
{
    // While the view goes it loses its rows and its focus, and a name that is being typed is still taken.
    m_view->disconnect(this);
    m_content->disconnect(this);
    m_model.scenarios().disconnect(this);
}

void ScenarioTable::setupActions()
{
    m_pin = addTool("pin");
    m_use = addTool("use");
    m_rename = addTool("rename", Qt::Key_F2);
    m_duplicate = addTool("duplicate");
    m_remove = addTool("delete", QKeySequence::Delete);
    m_up = addTool("up", Qt::ALT | Qt::Key_Up);
    m_down = addTool("down", Qt::ALT | Qt::Key_Down);
    connect(m_pin, &QAction::triggered, this, &ScenarioTable::pin);
    connect(m_use, &QAction::triggered, this, [this] { use(selected()); });
    connect(m_rename, &QAction::triggered, this, [this] { m_view->editName(m_view->currentRow()); });
    connect(m_duplicate, &QAction::triggered, this, [this] {
        const Scenario& scenario = m_model.scenarios().at(selected());
        m_model.scenarios().duplicate(selected(), freeName(scenario.name, m_model.scenarios()));
    });
    connect(m_remove, &QAction::triggered, this, &ScenarioTable::remove);
    connect(m_up, &QAction::triggered, this, [this] { move(-1); });
    connect(m_down, &QAction::triggered, this, [this] { move(1); });
}

QAction* ScenarioTable::addTool(const char* name, QKeySequence shortcut)
{
    auto* action = new QAction(this);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_view->addAction(action);
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("scenario-") + QLatin1String(name));
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setDefaultAction(action);
    look::setFont(*button, look::Size::Small);
    m_tools->addWidget(button);
    m_buttons.push_back(button);
    return action;
}

void ScenarioTable::setupView()
{
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_view, &ScenarioView::chosen, this, [this](int row) { use(row - 1); });
    connect(m_view, &ScenarioView::currentRowChanged, this, &ScenarioTable::refresh);
    connect(m_view, &ScenarioView::reached, this,
            [this](const QRect& place) { emit reached(place.translated(m_view->pos())); });
    // What was just pinned, copied or brought back is what the person means next.
    connect(m_content, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int row) { m_view->setCurrentRow(row); });
}

void ScenarioTable::setupLayout()
{
    m_tools->setSpacing(look::unit / 2);
    auto* heading = new QHBoxLayout;
    heading->setSpacing(2 * look::unit);
    heading->addWidget(m_title);
    heading->addWidget(m_none, 1);
    heading->addLayout(m_tools);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::unit);
    column->addLayout(heading);
    column->addWidget(m_view);
}

QString ScenarioTable::pin()
{
    const QString name = proposedName(m_model);
    m_model.scenarios().pin(name, m_model.values());
    return name;
}

void ScenarioTable::setRun(std::optional<core::run::Inputs> run)
{
    m_content->setRun(std::move(run));
}

int ScenarioTable::selected() const
{
    return m_view->currentRow() - 1;
}

void ScenarioTable::use(int scenario)
{
    if (scenario >= 0)
        m_model.setInputs(m_model.scenarios().at(scenario).values);
}

void ScenarioTable::move(int by)
{
    const int to = selected() + by;
    if (selected() >= 0 && to >= 0 && to < m_model.scenarios().size())
        m_model.scenarios().move(selected(), to);
}

void ScenarioTable::remove()
{
    const bool focused = m_view->hasFocus() || m_buttons.front()->parentWidget()->isAncestorOf(focusWidget());
    m_model.scenarios().remove(selected());
    if (focused && m_model.scenarios().size() == 0)
        m_buttons.front()->setFocus(Qt::OtherFocusReason); // the table is gone
}

void ScenarioTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ScenarioTable::retranslate()
{
    m_title->show(tr("Scenarios"));
    m_none->show(tr("Pin these values under a name to compare others with them."));
    m_view->setAccessibleName(tr("Scenarios"));
    const auto name = [](QAction* action, const QString& text, const QString& explanation) {
        action->setText(text);
        const QString shortcut = action->shortcut().toString(QKeySequence::NativeText);
        //: a tooltip; %1 what a button does, %2 the keys for it
        action->setToolTip(shortcut.isEmpty() ? explanation : tr("%1 (%2)").arg(explanation, shortcut));
    };
    name(m_pin, tr("Pin"), tr("Keeps the current values as a scenario"));
    //: a button: puts the values of a scenario into the fields
    name(m_use, tr("Use"), tr("Puts the values of the selected scenario into the fields"));
    name(m_rename, tr("Rename"), tr("Gives the selected scenario another name"));
    name(m_duplicate, tr("Duplicate"), tr("Adds a copy of the selected scenario"));
    name(m_remove, tr("Delete"), tr("Removes the selected scenario; undo brings it back"));
    //: a button: one row up
    name(m_up, tr("Up"), tr("Moves the selected scenario one row up"));
    //: a button: one row down
    name(m_down, tr("Down"), tr("Moves the selected scenario one row down"));
    for (QToolButton* button : m_buttons)
        button->setAccessibleName(button->defaultAction()->toolTip());
    m_content->refresh();
    refresh();
}

void ScenarioTable::refresh()
{
    const int count = m_model.scenarios().size();
    const bool any = count > 0;
    m_none->setVisible(!any);
    m_view->setVisible(any);
    for (std::size_t i = 1; i < m_buttons.size(); ++i)
        m_buttons[i]->setVisible(any);
    for (QAction* action : {m_use, m_rename, m_duplicate, m_remove})
        action->setEnabled(selected() >= 0);
    m_up->setEnabled(selected() > 0);
    m_down->setEnabled(selected() >= 0 && selected() + 1 < count);
}

} // namespace ui
