// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to switch the language of the real window until it is painted, against setting as many texts on as many
// bare widgets.
#include "app/language.h"
#include "app/workbench.h"
#include "tests/benchmarks/frames.h"
#include "tests/benchmarks/pair.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QTemporaryDir>

#include <array>
#include <string>

namespace {

// Every text that a switch sets: those of widgets, their tool tips and what a screen reader is told, of the entries of
// choices and of menus.
QStringList textsOf(const QWidget& window)
{
    QStringList texts;
    const auto add = [&texts](const QString& text) {
        if (!text.isEmpty())
            texts << text;
    };
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        add(widget->toolTip());
        add(widget->accessibleName());
        add(widget->accessibleDescription());
        add(widget->property("text").toString());
        add(widget->property("title").toString());
        if (const auto* choice = qobject_cast<const QComboBox*>(widget))
            for (int i = 0; i < choice->count(); ++i)
                add(choice->itemText(i));
    }
    for (const QAction* action : window.findChildren<QAction*>())
        add(action->text());
    return texts;
}

// A window of labels, one for each text.
class BareTexts
{
public:
    explicit BareTexts(const QSize& size, qsizetype count)
    {
        constexpr int columns = 6;
        auto* grid = new QGridLayout(&m_window);
        for (qsizetype i = 0; i < count; ++i) {
            m_labels << new QLabel;
            grid->addWidget(m_labels.back(), static_cast<int>(i) / columns, static_cast<int>(i) % columns);
        }
        m_window.resize(size);
        benchmarks::frameCounter().paintAfter(m_window, [this] { m_window.show(); });
    }

    void setAndPaint(const QStringList& texts)
    {
        benchmarks::frameCounter().paintAfter(m_window, [&] {
            for (qsizetype i = 0; i < m_labels.size(); ++i)
                m_labels[i]->setText(texts.value(i));
            m_window.update();
        });
    }

private:
    QWidget m_window;
    QList<QLabel*> m_labels;
};

// To the language and back to English, by turns; all pages are there, one is in view.
void switchTo(benchmark::State& state, const std::string& language)
{
    const QTemporaryDir home;
    const core::Registry registry = core::builtInCalculators();
    app::Workbench workbench(registry, home.filePath("session.json"), "en");
    ui::MainWindow& window = workbench.window();
    window.resize(1280, 860);
    benchmarks::frameCounter().paintAfter(window, [&] { workbench.show(); });
    for (int page = static_cast<int>(registry.size()) - 1; page >= 0; --page)
        window.showCalculator(page);
    const std::array<QString, 2> languages{QString::fromStdString(language), QStringLiteral("en")};
    const auto speak = [&](const QString& code) {
        benchmarks::frameCounter().paintAfter(window, [&] { workbench.setLanguage(code); });
    };
    std::array<QStringList, 2> texts;
    for (std::size_t i = 0; i < languages.size(); ++i) {
        speak(languages[i]);
        texts[i] = textsOf(window);
    }
    BareTexts bare(window.size(), std::max(texts[0].size(), texts[1].size()));
    std::size_t ours = 0;
    std::size_t theirs = 0;
    benchmarks::measurePair(
        state, [&] { speak(languages[ours++ % 2]); }, [&] { bare.setAndPaint(texts[theirs++ % 2]); });
    state.counters["texts"] = static_cast<double>(texts[0].size());
}

void registerAll()
{
    for (const QString& language : app::languages())
        if (language != QLatin1String("en"))
            benchmark::RegisterBenchmark(("switch/" + language.toStdString()).c_str(), switchTo, language.toStdString())
                ->UseManualTime()
                ->Unit(benchmark::kMillisecond);
}

} // namespace

int main(int argc, char* argv[])
{
    return benchmarks::runWindowBenchmarks(argc, argv, registerAll);
}
