#include "art/stroke_letters.h"

#include "art/brushwork.h"
#include "art/path_outline.h"

#include <algorithm>
#include <array>

namespace tablewood {

namespace {

constexpr double kHeight = 10;
constexpr double kBetween = 2.6;
/// Of a line, in the same units.
constexpr double kBreadth = 1.75;

/// 0 to 9, then A to Z, then the question mark, in boxes of 10 units height that begin at x = 0.
constexpr std::array kLines{
    "M3 0C0.8 0 0 2.2 0 5S0.8 10 3 10S6 7.8 6 5S5.2 0 3 0",
    "M0 1.8L2.4 0V10",
    "M0 2.6C0.2 -0.9 5.8 -0.9 5.8 2.8C5.8 5 3 6.8 0 10H6",
    "M0.3 1.2C1.6 -0.6 5.6 -0.4 5.6 2.4C5.6 4.4 3.8 4.8 2.4 4.8C4 4.8 6 5.4 6 7.4C6 10.6 1.4 10.8 0 8.6",
    "M4.4 10V0L0 7H6.2",
    "M5.4 0H1L0.6 4.6C2 3.4 6 3.4 6 6.8C6 10.6 1.2 10.8 0 8.8",
    "M5.4 0.8C3.4 -0.6 0 0.6 0 5.6C0 8.6 1.2 10 3 10C4.8 10 6 8.7 6 6.9C6 5.1 4.8 3.9 3 3.9C1.4 3.9 0.2 5 0 "
    "6.6",
    "M0 0H6L2.2 10",
    "M3 0C1.4 0 0.5 1 0.5 2.4C0.5 3.8 1.5 4.7 3 4.7S5.5 3.8 5.5 2.4C5.5 1 4.6 0 3 0"
    "M3 4.7C1.2 4.7 0 5.8 0 7.3C0 8.9 1.2 10 3 10S6 8.9 6 7.3C6 5.8 4.8 4.7 3 4.7",
    "M0.6 9.2C2.6 10.6 6 9.4 6 4.4C6 1.4 4.8 0 3 0C1.2 0 0 1.3 0 3.1C0 4.9 1.2 6.1 3 6.1C4.6 6.1 5.8 5 6 3.4",
    "M0 10L3.5 0L7 10M1.2 6.8H5.8",
    "M0 0V10H3.2C6.6 10 6.6 4.9 3.4 4.9H0M0 0H3C5.9 0 5.9 4.9 3 4.9",
    "M6.4 1.8C5.6 0.6 4.6 0 3.4 0C1 0 0 2.4 0 5S1 10 3.4 10C4.6 10 5.6 9.4 6.4 8.2",
    "M0 0V10H2.4C5.4 10 6.4 7.6 6.4 5S5.4 0 2.4 0Z",
    "M5.2 0H0V10H5.2M0 4.8H4.4",
    "M5.2 0H0V10M0 4.9H4.4",
    "M6.4 1.8C5.6 0.6 4.6 0 3.4 0C1 0 0 2.4 0 5S1 10 3.4 10C5.6 10 6.4 8.6 6.4 5.6H3.8",
    "M0 0V10M6 0V10M0 4.8H6",
    "M0 0V10",
    "M4 0V7.2C4 10.8 0.4 10.6 0 8",
    "M0 0V10M5.8 0L0 6.2M2 4.2L6 10",
    "M0 0V10H4.8",
    "M0 10V0L3.8 6.4L7.6 0V10",
    "M0 10V0L6 10V0",
    "M3.5 0C1.1 0 0 2.3 0 5S1.1 10 3.5 10S7 7.7 7 5S5.9 0 3.5 0",
    "M0 10V0H3.2C6.4 0 6.4 5.4 3.2 5.4H0",
    "M3.5 0C1.1 0 0 2.3 0 5S1.1 10 3.5 10S7 7.7 7 5S5.9 0 3.5 0M4.4 7.4L7 10.4",
    "M0 10V0H3.2C6.4 0 6.4 5.4 3.2 5.4H0M3 5.4L6 10",
    "M5.6 1.6C4.6 -0.6 0.4 -0.4 0.4 2.5C0.4 5.6 6 4.4 6 7.4C6 10.6 1 10.6 0 8.2",
    "M0 0H6.4M3.2 0V10",
    "M0 0V6.6C0 11.1 6 11.1 6 6.6V0",
    "M0 0L3.4 10L6.8 0",
    "M0 0L2.2 10L4.8 2.4L7.4 10L9.6 0",
    "M0 0L6 10M6 0L0 10",
    "M0 0L3.2 5L6.4 0M3.2 5V10",
    "M0 0H6L0 10H6",
    "M0 2.4C0.2 -0.8 5.4 -0.8 5.4 2.6C5.4 5 2.7 4.8 2.7 7M2.7 9.6V10",
};

QPainterPath linesOf(QChar sign)
{
    std::size_t at = kLines.size() - 1;
    if (sign >= u'0' && sign <= u'9')
        at = static_cast<std::size_t>(sign.unicode() - u'0');
    else if (sign >= u'A' && sign <= u'Z')
        at = static_cast<std::size_t>(sign.unicode() - u'A' + 10);
    return pathOutline(QString::fromLatin1(kLines[at])).value_or(QPainterPath());
}

/// The text in its own units, the lines' breadth included in the size.
struct LetterRow
{
    QPainterPath lines;
    QSizeF size;
};

LetterRow rowOf(QStringView text)
{
    LetterRow row;
    double right = 0;
    for (const QChar sign : text) {
        const QPainterPath lines = linesOf(sign);
        if (!row.lines.isEmpty())
            right += kBetween;
        row.lines.addPath(lines.translated(right, 0));
        right += lines.boundingRect().width();
    }
    row.size = QSizeF(right + kBreadth, kHeight + kBreadth);
    return row;
}

double scaleOf(const LetterRow& row, const QRectF& box)
{
    return std::min(box.width() / row.size.width(), box.height() / row.size.height());
}

} // namespace

QPainterPath letterLines(QStringView text, const QRectF& box)
{
    const LetterRow row = rowOf(text);
    const double scale = scaleOf(row, box);
    QTransform place;
    place.translate(box.center().x() - (row.size.width() - kBreadth) * scale / 2,
                    box.center().y() - kHeight * scale / 2);
    place.scale(scale, scale);
    return place.map(row.lines);
}

void paintLetters(QPainter& painter, QStringView text, const QRectF& box, const QColor& colour)
{
    const QPainterPath lines = letterLines(text, box);
    const double breadth = scaleOf(rowOf(text), box) * kBreadth;
    strokePath(painter, lines, withAlpha(QColor(0x1A120A), 0.75 * colour.alphaF()), breadth * 1.9);
    strokePath(painter, lines, colour, breadth);
}

} // namespace tablewood
