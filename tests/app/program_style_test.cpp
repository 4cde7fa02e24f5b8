// SPDX-License-Identifier: GPL-3.0-or-later
// What the program's own style does beside the toolkit's.
#include "app/program_style.h"

#include "ui/widgets/contrast.h"
#include "ui/window/theme.h"

#include <QImage>
#include <QPainter>
#include <QStyleOptionButton>
#include <QTest>

namespace {

// The strongest contrast of any pixel of an empty box or button to its ground.
double outlineContrast(QStyle::PrimitiveElement element, const QPalette& palette)
{
    const QColor ground = palette.color(QPalette::Window);
    QImage image(20, 20, QImage::Format_RGB32);
    image.fill(ground);
    QStyleOptionButton option;
    option.rect = QRect(3, 3, 13, 13);
    option.palette = palette;
    option.state = QStyle::State_Enabled | QStyle::State_Off;
    QPainter painter(&image);
    const app::ProgramStyle style;
    style.drawPrimitive(element, &option, &painter);
    painter.end();
    double strongest = 1;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            strongest = std::max(strongest, ui::contrast(image.pixelColor(x, y), ground));
    return strongest;
}

} // namespace

class ProgramStyleTest : public QObject
{
    Q_OBJECT

private slots:
    void emptyBoxesAndButtonsAreSeenOnDarkGrounds()
    {
        for (const auto element : {QStyle::PE_IndicatorCheckBox, QStyle::PE_IndicatorRadioButton}) {
            const double contrast = outlineContrast(element, ui::darkPalette());
            QVERIFY2(contrast >= 3, qPrintable(QString::number(contrast)));
        }
    }
};

QTEST_MAIN(ProgramStyleTest)
#include "program_style_test.moc"
