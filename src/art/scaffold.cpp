#include "art/scaffold.h"

#include "art/art_random.h"
#include "art/brushwork.h"
#include "art/foliage.h"
#include "art/lantern.h"
#include "art/wood.h"

#include <cmath>

namespace tablewood {

namespace {

constexpr double groundLine = 486;

void paintTrees(QPainter& painter, double width, ArtRandom& random)
{
    for (int tree = 0; tree < 60; ++tree)
        paintConifer(painter, {-20 + tree / 59.0 * (width + 40) + random.centred() * 20, groundLine + 14},
                     130 + random.next() * 150, mix(QColor(0x2A322C), QColor(0x202A26), random.next()),
                     random);
    painter.fillRect(QRectF(0, 300, width, 220), linear({0, 300}, {0, 520},
                                                        {{0, QColor(138, 106, 69, 0)},
                                                         {0.6, QColor(138, 106, 69, 66)},
                                                         {1, QColor(138, 106, 69, 14)}}));
    for (int tree = 0; tree < 34; ++tree) {
        const double x = -30 + tree / 33.0 * (width + 60) + random.centred() * 30;
        const double aside = 0.4 + std::abs(x / width - 0.5) * 1.5;
        paintConifer(painter, {x, groundLine + 44}, 170 + random.next() * 200 * aside,
                     mix(QColor(0x16211C), QColor(0x101A16), random.next()), random);
    }
}

void paintClearing(QPainter& painter, QSizeF size, double middle, ArtRandom& random)
{
    const double width = size.width();
    painter.fillRect(QRectF(0, groundLine, width, size.height() - groundLine),
                     linear({0, groundLine}, {0, size.height()}, {{0, QColor(0x2A2418)}, {1, QColor(0x0E120D)}}));
    for (int frond = 0; frond < 190; ++frond) {
        const QPointF foot(random.next() * width, groundLine + 10 + random.next() * 10);
        const double angle = random.centred() * 1.2;
        const double length = 44 + random.next() * 52;
        const double bend = random.centred() * 0.9;
        paintFrond(painter, {foot, angle, length, 8, bend, 0.24},
                   mix(QColor(0x17211A), QColor(0x0D1410), random.next()));
    }
    {
        const PainterScope scope(painter);
        painter.translate(middle, 470);
        painter.scale(1, 0.45);
        painter.fillRect(QRectF(-700, -900, 1400, 2000), radial({0, 0}, 20, 560,
                                                                {{0, QColor(255, 200, 105, 140)},
                                                                 {0.4, QColor(235, 160, 75, 56)},
                                                                 {1, QColor(220, 140, 60, 0)}}));
    }
    painter.fillRect(QRectF(0, 0, width, 620), radial({middle, 220}, 10, 420,
                                                      {{0, QColor(255, 205, 110, 128)},
                                                       {0.3, QColor(245, 175, 80, 51)},
                                                       {1, QColor(235, 150, 60, 0)}}));
}

void paintBeam(QPainter& painter, const QRectF& beam, bool isUpright)
{
    for (int step = 5; step > 0; --step)
        painter.fillRect(beam.adjusted(3 - step, 4 - step, 3 + step, 4 + step), QColor(0, 0, 0, 26));
    paintPlanks(painter, {beam, isUpright ? 7U : 9U, QColor(0x70553A), QColor(0x4E3926),
                          std::max(beam.width(), beam.height()) + 9, isUpright});
    painter.fillRect(
        beam,
        linear(beam.topLeft(), isUpright ? beam.topRight() : beam.bottomLeft(),
               {{0, QColor(255, 225, 165, 76)}, {0.25, QColor(0, 0, 0, 0)}, {1, QColor(0, 0, 0, 140)}}));
}

void paintBrace(QPainter& painter, QPointF from, QPointF to)
{
    QPainterPath line;
    line.moveTo(from);
    line.lineTo(to);
    strokePath(painter, line, QColor(0x2A1D10), 15);
    strokePath(painter, line, QColor(0x5A432D), 11);
}

void paintBoards(QPainter& painter, double middle)
{
    for (int step = 0; step < 9; ++step)
        painter.fillPath(ellipsePath(middle, 508 + step, 236 + step * 4, 16 + step * 2), QColor(0, 0, 0, 23));
    QPainterPath top;
    top.moveTo(middle - 188, 470);
    top.lineTo(middle + 188, 470);
    top.lineTo(middle + 222, 498);
    top.lineTo(middle - 222, 498);
    top.closeSubpath();
    painter.fillPath(top, linear({0, 470}, {0, 498}, {{0, QColor(0x8A6A47)}, {1, QColor(0x6A4F34)}}));
    for (int seam = -5; seam <= 5; ++seam) {
        QPainterPath line;
        line.moveTo(middle + seam * 34, 470);
        line.lineTo(middle + seam * 40, 498);
        strokePath(painter, line, QColor(30, 18, 8, 153), 1.5);
    }
    painter.fillRect(QRectF(middle - 222, 498, 444, 20), QColor(0x3A2A1A));
    painter.fillRect(QRectF(middle - 222, 498, 444, 1.5), QColor(255, 220, 160, 89));
    for (int seam = 0; seam < 9; ++seam)
        painter.fillRect(QRectF(middle - 222 + seam * 52, 499, 1.5, 19), QColor(0, 0, 0, 128));
}

// A coil holds the lantern; there is no noose.
void paintHangingLantern(QPainter& painter, double middle)
{
    const auto cord = [&](const QPainterPath& path) {
        strokePath(painter, path, QColor(0x2A1D10), 5);
        strokePath(painter, path, QColor(0xC9A56C), 2.6);
    };
    QPainterPath rope;
    rope.moveTo(middle, 138);
    rope.lineTo(middle, 150);
    cord(rope);
    for (int turn = 0; turn < 4; ++turn)
        cord(ellipsePath(middle, 122 + turn * 4.4, 13, 3.6));
    paintLantern(painter, {middle, 212}, 0.33);
    painter.fillRect(
        QRectF(middle - 80, 110, 160, 160),
        radial({middle, 188}, 2, 70, {{0, QColor(255, 240, 190, 166)}, {1, QColor(255, 205, 110, 0)}}));
}

} // namespace

void paintScaffold(QPainter& painter, QSizeF size)
{
    ArtRandom random(6);
    const double width = size.width();
    const double middle = width / 2;
    painter.fillRect(QRectF({}, size), linear({0, 0}, {0, 560},
                                              {{0, QColor(0x0B1418)},
                                               {0.5, QColor(0x1D2A2B)},
                                               {0.85, QColor(0x4A3A2A)},
                                               {1, QColor(0x6A4A2C)}}));
    paintTrees(painter, width, random);
    paintClearing(painter, size, middle, random);
    paintBeam(painter, {middle - 142, 116, 24, 382}, true);
    paintBeam(painter, {middle + 118, 116, 24, 382}, true);
    paintBrace(painter, {middle - 118, 176}, {middle - 74, 134});
    paintBrace(painter, {middle + 118, 176}, {middle + 74, 134});
    paintBeam(painter, {middle - 170, 112, 340, 26}, false);
    paintBoards(painter, middle);
    paintHangingLantern(painter, middle);
    paintVignette(painter, QRectF({}, size), {{middle, 318}, 330, std::max(880.0, width * 0.62), 0.9});
    painter.fillRect(QRectF(0, 0, width, 110),
                     linear({0, 0}, {0, 110}, {{0, QColor(8, 12, 10, 232)}, {1, QColor(8, 12, 10, 0)}}));
}

} // namespace tablewood
