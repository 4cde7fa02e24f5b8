// SPDX-License-Identifier: GPL-3.0-or-later
// Typeset formulas: one for each result, up to date with its source, saying what the core says, in any colour.
#include "core/calculator/registry.h"
#include "ui/formulas/formula.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <map>

namespace {

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// The TeX of each formula by its name.
std::map<QString, QString> typesetFormulas()
{
    std::map<QString, QString> formulas;
    for (const QString& line : contentOf(QStringLiteral(FORMULAS_DIR "/formulas.tsv")).split(QLatin1Char('\n'))) {
        if (line.isEmpty() || line.startsWith(QLatin1Char('#')))
            continue;
        const QStringList columns = line.split(QLatin1Char('\t'));
        formulas[columns.value(0)] = columns.value(1);
    }
    return formulas;
}

// A part of a fraction as it stands on one line.
QString onLine(const QString& part)
{
    return part.contains(QLatin1Char(' ')) ? QLatin1Char('(') + part + QLatin1Char(')') : part;
}

// The TeX that is used here, written on one line.
QString plain(QString tex)
{
    static const QRegularExpression fraction(QStringLiteral("\\\\frac\\{([^{}]*)\\}\\{([^{}]*)\\}"));
    for (auto match = fraction.match(tex); match.hasMatch(); match = fraction.match(tex))
        tex.replace(match.capturedStart(), match.capturedLength(),
                    onLine(match.captured(1)) + QLatin1String(" / ") + onLine(match.captured(2)));
    tex.replace(QLatin1String("\\times"), QStringLiteral("×"));
    return tex.replace(QLatin1Char('-'), QStringLiteral("−"));
}

QString nameOf(const core::Calculator& model, const core::Result& result)
{
    return QString::fromUtf8(model.id.data(), static_cast<qsizetype>(model.id.size())) + QLatin1Char('/') +
           QString::fromUtf8(result.id.data(), static_cast<qsizetype>(result.id.size()));
}

ui::Formula bubble()
{
    return *ui::Formula::of("pipeline-bubble", "bubble-fraction");
}

} // namespace

class FormulaTest : public QObject
{
    Q_OBJECT

private slots:
    void everyResultHasTheFormulaOfTheCore()
    {
        const std::map<QString, QString> formulas = typesetFormulas();
        std::size_t results = 0;
        for (const core::Calculator& model : core::builtInModels()) {
            for (const core::Result& result : model.results) {
                ++results;
                const QString name = nameOf(model, result);
                QVERIFY2(formulas.contains(name), qPrintable(name));
                QCOMPARE(plain(formulas.at(name)),
                         QString::fromUtf8(result.formula.data(), qsizetype(result.formula.size())));
                QVERIFY2(ui::Formula::of(model.id, result.id), qPrintable(name));
            }
        }
        QCOMPARE(formulas.size(), results); // and none is left over
    }

    // A formula that was changed but not typeset again would say something else than its source.
    void everyDrawingIsOfItsSource()
    {
        for (const auto& [name, tex] : typesetFormulas()) {
            const QString drawing = contentOf(QStringLiteral(FORMULAS_DIR "/%1.svg").arg(name));
            QVERIFY2(drawing.contains(QLatin1String("<desc>") + tex + QLatin1String("</desc>")), qPrintable(name));
        }
    }

    void thereIsNoneForAResultThatIsUnknown()
    {
        QVERIFY(!ui::Formula::of("pipeline-bubble", "nothing"));
        QVERIFY(!ui::Formula::fromSvg("<svg/>"));
        QVERIFY(!ui::Formula::fromSvg("<svg viewBox=\"0 0 0 10\"/>"));
    }

    void itsSizeFollowsTheTextAroundIt()
    {
        const auto formula = ui::Formula::fromSvg("<svg viewBox=\"0 -1500 4000 2000\"/>");
        QCOMPARE(formula->size(10), QSizeF(40, 20));
        QCOMPARE(formula->depth(10), 5.0);
        QCOMPARE(ui::Formula::fromSvg("<svg viewBox=\"0 -1500 4000 1000\"/>")->depth(10), 0.0);
    }

    void itIsDrawnInTheGivenColorAndWithinItsSize()
    {
        const double fontSize = 40;
        const QSize size = bubble().size(fontSize).toSize();
        QImage image(size + QSize(20, 20), QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        bubble().paint(painter, QPointF(10, 10), fontSize, QColor(200, 30, 90));
        painter.end();
        int inked = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const QColor pixel = image.pixelColor(x, y);
                if (pixel.alpha() < 255)
                    continue;
                ++inked;
                QCOMPARE(pixel.name(), QColor(200, 30, 90).name());
                QVERIFY(QRect(QPoint(9, 9), size + QSize(2, 2)).contains(x, y));
            }
        }
        QVERIFY(inked > 300);
    }

    void onAPageItTakesTheColorOfTheTextAndHasALabel()
    {
        const QString element = QString::fromUtf8(bubble().svg(QStringLiteral("a < \"b\" & c")));
        QVERIFY(element.contains(QLatin1String("currentColor")));
        QVERIFY(!element.contains(QLatin1String("frac")));
        QXmlStreamReader reader(element);
        QVERIFY(reader.readNextStartElement());
        QCOMPARE(reader.attributes().value(QLatin1String("aria-label")).toString(), QStringLiteral("a < \"b\" & c"));
        QVERIFY(reader.attributes().value(QLatin1String("width")).endsWith(QLatin1String("em")));
        reader.skipCurrentElement();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }
};

QTEST_MAIN(FormulaTest)
#include "formula_test.moc"
