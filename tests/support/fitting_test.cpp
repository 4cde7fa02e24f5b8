// SPDX-License-Identifier: GPL-3.0-or-later
// The search for what does not fit finds it, and finds nothing where everything does.
#include "tests/support/fitting.h"
#include "ui/widgets/text_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>
#include <QTest>

#include <functional>

using tests::findFaults;

using Fill = std::function<void(QWidget& window)>;
Q_DECLARE_METATYPE(Fill)

namespace {

template<typename Widget> Widget& put(QWidget& window, Widget* widget, const QRect& place)
{
    widget->setParent(&window);
    widget->setGeometry(place);
    return *widget;
}

} // namespace

class FittingTest : public QObject
{
    Q_OBJECT

private slots:
    void whatDoesNotFitIsFound_data();
    void whatDoesNotFitIsFound();
    void whatFitsIsNotAccused();
    void faultsNameWidgetAndText();
};

void FittingTest::whatDoesNotFitIsFound_data()
{
    QTest::addColumn<Fill>("fill");
    QTest::newRow("a label that is too narrow") << Fill([](QWidget& window) {
        put(window, new QLabel("Bubble fraction"), {0, 0, 30, 30});
    });
    QTest::newRow("a label that is too low") << Fill([](QWidget& window) {
        put(window, new QLabel("Bubble fraction"), {0, 0, 200, 5});
    });
    QTest::newRow("a wrapped label without room for its last line") << Fill([](QWidget& window) {
        put(window, new QLabel("One two three four five six seven"), {0, 0, 60, 30}).setWordWrap(true);
    });
    QTest::newRow("a wrapped label that is narrower than a word") << Fill([](QWidget& window) {
        put(window, new QLabel("Datenparallelitätsgrad"), {0, 0, 60, 200}).setWordWrap(true);
    });
    QTest::newRow("a label of the program without room for its last line") << Fill([](QWidget& window) {
        put(window, new ui::TextLabel(ui::look::Size::Body), {0, 0, 60, 30})
            .setText("One two three four five six seven");
    });
    QTest::newRow("a label of the program in one line that is too narrow") << Fill([](QWidget& window) {
        auto& label = put(window, new ui::TextLabel(ui::look::Size::Body), {0, 0, 60, 30});
        label.setWordWrap(false);
        label.setText("One two three four five six seven");
    });
    QTest::newRow("a button that is too narrow") << Fill([](QWidget& window) {
        put(window, new QPushButton("Copy the link"), {0, 0, 40, 30});
    });
    QTest::newRow("a button whose joined letters the line of its mnemonic tears apart") << Fill([](QWidget& window) {
        auto& button = put(window, new QPushButton(QString::fromUtf8("افتح في برنامج ال&بريد")), {0, 0, 40, 30});
        button.resize(button.sizeHint());
    });
    QTest::newRow("a tick that is too narrow") << Fill([](QWidget& window) {
        put(window, new QCheckBox("Logarithmic axes"), {0, 0, 40, 30});
    });
    QTest::newRow("a choice that is too narrow for an entry that is not chosen") << Fill([](QWidget& window) {
        put(window, new QComboBox, {0, 0, 80, 30}).addItems({"A", "An entry that is much longer"});
    });
    QTest::newRow("a field that is too narrow for what stands in it") << Fill([](QWidget& window) {
        put(window, new QLineEdit("18,446,744,073,709,551,615"), {0, 0, 60, 30});
    });
    QTest::newRow("a field that is too narrow for the hint in it") << Fill([](QWidget& window) {
        auto& edit = put(window, new QLineEdit, {0, 0, 60, 30});
        edit.setPlaceholderText("Find in this guide");
        edit.resize(edit.fontMetrics().horizontalAdvance(edit.placeholderText()) + 4, 30); // but for the frame
    });
    QTest::newRow("a menu that has no place in its bar") << Fill([](QWidget& window) {
        auto& bar = put(window, new QMenuBar, {0, 0, 60, 30});
        for (int i = 0; i < 4; ++i)
            bar.addMenu("A long title");
    });
    QTest::newRow("a cell that is too narrow") << Fill([](QWidget& window) {
        auto& table = put(window, new QTableWidget(1, 1), {0, 0, 200, 100});
        table.setItem(0, 0, new QTableWidgetItem("4,194,304 sequences per update"));
        table.setColumnWidth(0, 60);
    });
    QTest::newRow("a heading that is too narrow") << Fill([](QWidget& window) {
        auto& table = put(window, new QTableWidget(1, 1), {0, 0, 200, 100});
        table.setHorizontalHeaderLabels({"Sequences per optimizer update"});
        table.setColumnWidth(0, 60);
    });
    QTest::newRow("an entry of a list that is too long") << Fill([](QWidget& window) {
        auto& list = put(window, new QListWidget, {0, 0, 80, 100});
        list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        list.addItem("Data-parallel scaling");
        list.item(0)->setSizeHint({0, 30});
    });
    QTest::newRow("two widgets that overlap") << Fill([](QWidget& window) {
        put(window, new QWidget, {0, 0, 50, 50});
        put(window, new QWidget, {49, 49, 50, 50});
    });
    QTest::newRow("a widget that sticks out") << Fill([](QWidget& window) {
        put(window, new QWidget, {280, 0, 50, 50});
    });
    QTest::newRow("a page that has to be scrolled sideways") << Fill([](QWidget& window) {
        auto* page = new QWidget;
        page->setMinimumSize(400, 100);
        auto& area = put(window, new QScrollArea, {0, 0, 200, 200});
        area.setWidgetResizable(true);
        area.setWidget(page);
    });
}

void FittingTest::whatDoesNotFitIsFound()
{
    QFETCH(const Fill, fill);
    QWidget window;
    window.resize(300, 200);
    fill(window);
    window.show();
    QCoreApplication::processEvents();
    QVERIFY(!findFaults(window).isEmpty());
}

void FittingTest::whatFitsIsNotAccused()
{
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* wrapped = new ui::TextLabel(ui::look::Size::Body);
    wrapped->setText("One two three four five six seven eight nine ten eleven twelve thirteen fourteen");
    auto* choice = new QComboBox;
    choice->addItems({"A", "An entry that is much longer"});
    auto* page = new QWidget;
    page->setMinimumHeight(1000);
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setWidget(page);
    auto* table = new QTableWidget(1, 1);
    table->setItem(0, 0, new QTableWidgetItem("32"));
    auto* hidden = new QPushButton("A button that nobody sees", &window);
    hidden->setGeometry(0, 0, 5, 5);
    hidden->hide();
    for (QWidget* widget :
         std::initializer_list<QWidget*>{wrapped, new QLabel("Bubble fraction"), new QPushButton("Copy"),
                                         new QCheckBox("Logarithmic axes"), choice, new QLineEdit("32"), area, table})
        column->addWidget(widget);
    window.resize(300, 700);
    window.show();
    hidden->hide();
    QCoreApplication::processEvents();
    QCOMPARE(findFaults(window).join('\n'), QString());
}

void FittingTest::faultsNameWidgetAndText()
{
    QWidget window;
    window.setObjectName("page");
    put(window, new QPushButton("Copy the link"), {0, 0, 40, 40}).setObjectName("copy");
    window.show();
    const QStringList faults = findFaults(window);
    QCOMPARE(faults.size(), 1);
    QVERIFY2(faults[0].startsWith("QPushButton copy in QWidget page, \"Copy the link\":"), qPrintable(faults[0]));
}

QTEST_MAIN(FittingTest)
#include "fitting_test.moc"
