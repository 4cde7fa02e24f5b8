// SPDX-License-Identifier: GPL-3.0-or-later
// The least program to compare the start with: a window with one chart.
#include <QApplication>
#include <QChartView>
#include <QLineSeries>
#include <QMainWindow>

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    auto* series = new QLineSeries;
    for (int i = 0; i < 100; ++i)
        series->append(i, i * i);
    auto* view = new QChartView;
    view->chart()->addSeries(series);
    view->chart()->createDefaultAxes();
    view->setRenderHint(QPainter::Antialiasing);
    QMainWindow window;
    window.setCentralWidget(view);
    window.resize(1280, 860);
    window.show();
    return QApplication::exec();
}
