#include "art/gate.h"

#include "art/art_random.h"
#include "art/brushwork.h"
#include "art/foliage.h"
#include "art/wood.h"

#include <QtMath>

#include <cmath>

namespace tablewood {

namespace {

class GatePainter
{
public:
    GatePainter(QPainter& painter, QSizeF size, const SeatColours& seat)
        : m_painter(painter), m_width(size.width()), m_height(size.height()), m_seat(seat),
          m_seal(m_width / 2, m_height * gateSealY)
    {
    }

    void paint()
    {
        paintLeaves();
        paintBand(92);
        paintBand(560);
        paintSeam();
        paintRing();
        paintVignette(m_painter, area(),
                      {m_seal + QPointF(0, 60), 280, std::max(860.0, m_width * 0.672), 0.92});
        paintFerns();
    }

private:
    QRectF area() const { return {0, 0, m_width, m_height}; }

    void paintLeaves()
    {
        const QColor light(0x5A4430);
        const QColor dark(0x3A2B1D);
        const double half = m_width / 2;
        paintPlanks(m_painter, {{0, 0, half, m_height}, 41, light, dark, 78, true});
        paintPlanks(m_painter, {{half, 0, half, m_height}, 44, light, dark, 78, true});
        m_painter.fillRect(area(), QColor(22, 30, 24, 87));
        paintLampLight(m_painter, area(), m_seal, 620, 0.42);
        m_painter.fillRect(
            area(),
            radial(m_seal, 20, 360, {{0, withAlpha(m_seat.tint, 0.46)}, {1, withAlpha(m_seat.tint, 0)}}));
        const double reach = std::max(640.0, half);
        ArtRandom cut(5);
        paintCarving(m_painter, {m_seal, 150, reach, 26}, QColor(20, 12, 6, 66), cut);
        m_painter.translate(1, 1.5);
        ArtRandom edge(5);
        paintCarving(m_painter, {m_seal, 150, reach, 26}, QColor(255, 214, 150, 23), edge);
        m_painter.translate(-1, -1.5);
    }

    void paintBand(double top)
    {
        m_painter.fillRect(QRectF(0, top + 5, m_width, 46), withAlpha(Qt::black, 0.45));
        const QRectF band(0, top, m_width, 46);
        m_painter.fillRect(band,
                           linear({0, top}, {0, top + 46},
                                  {{0, QColor(0x4B4A44)}, {0.12, QColor(0x35352F)}, {1, QColor(0x1C1D19)}}));
        m_painter.fillRect(QRectF(0, top, m_width, 1.5), QColor(255, 226, 170, 51));
        // Nails go outwards from the middle, so that both leaves are alike at any width.
        for (double away = 70; away < m_width / 2; away += 67) {
            for (const int side : {-1, 1})
                paintNail({m_width / 2 + side * away, top + 22});
        }
        m_painter.fillRect(band, radial({m_seal.x(), top + 23}, 10, 460,
                                        {{0, QColor(245, 185, 95, 77)}, {1, QColor(245, 185, 95, 0)}}));
    }

    void paintNail(QPointF at)
    {
        m_painter.fillPath(circlePath(at.x(), at.y() + 3, 8), withAlpha(Qt::black, 0.55));
        QRadialGradient head(at, 8, at - QPointF(2, 3));
        head.setStops({{0, QColor(0x9A9484)}, {1, QColor(0x3B3A34)}});
        m_painter.fillPath(circlePath(at.x(), at.y(), 7.5), head);
    }

    void paintSeam()
    {
        const double x = m_seal.x();
        m_painter.fillRect(QRectF(x - 7, 0, 14, m_height), withAlpha(Qt::black, 0.6));
        const QColor light(255, 205, 110);
        m_painter.fillRect(
            QRectF(x - 46, 0, 92, m_height),
            linear({x - 46, 0}, {x + 46, 0},
                   {{0, withAlpha(light, 0)}, {0.5, withAlpha(light, 0.42)}, {1, withAlpha(light, 0)}}));
        m_painter.fillRect(QRectF(x - 1.6, 0, 3.2, m_height),
                           linear({0, 0}, {0, m_height},
                                  {{0, QColor(0xB9812F)}, {0.34, QColor(0xFFF1C4)}, {1, QColor(0x8E5E20)}}));
    }

    void paintRing()
    {
        const double x = m_seal.x();
        const double y = m_seal.y();
        for (int step = 10; step > 0; --step)
            m_painter.fillPath(circlePath(x, y + 10, 134 + step * 2.4), withAlpha(Qt::black, 0.07));
        m_painter.fillPath(circlePath(x, y + 5, 134), QColor(0x0F0F0C));
        m_painter.fillPath(circlePath(x, y, 134),
                           linear({0, y - 134}, {0, y + 134},
                                  {{0, QColor(0x6A675C)}, {0.5, QColor(0x33332D)}, {1, QColor(0x1B1C18)}}));
        strokePath(m_painter, circlePath(x, y, 133), QColor(255, 226, 170, 115), 1.4);
        for (int rivet = 0; rivet < 12; ++rivet) {
            const double angle = rivet * 2 * M_PI / 12 + 0.26;
            const QPointF at = m_seal + 120 * QPointF(std::cos(angle), std::sin(angle));
            m_painter.fillPath(circlePath(at.x(), at.y() + 1.5, 5.5), withAlpha(Qt::black, 0.6));
            m_painter.fillPath(circlePath(at.x(), at.y(), 5), QColor(0x8E897A));
            m_painter.fillPath(circlePath(at.x() - 1.2, at.y() - 1.4, 2), QColor(0xC8C2B0));
        }
        const QPainterPath well = circlePath(x, y, 107);
        m_painter.fillPath(well, QColor(0x0D0C09));
        m_painter.fillPath(
            well,
            radial(m_seal, 60, 112, {{0, withAlpha(m_seat.tint, 0.75)}, {1, withAlpha(m_seat.tint, 0.08)}}));
    }

    void paintFerns()
    {
        ArtRandom random(12);
        for (int frond = 0; frond < 26; ++frond) {
            const int side = frond % 2 ? 1 : -1;
            const double inwards = random.next() * 180;
            const double angle = side * -0.35 + random.centred() * 0.9;
            const double length = 120 + random.next() * 190;
            const QColor colour = mix(QColor(0x1A2A20), QColor(0x0A110D), random.next() * 0.8);
            const double x = side > 0 ? m_width + 10 - inwards : -10 + inwards;
            paintFrond(m_painter, {{x, m_height + 14}, angle, length, 12, random.centred() * 0.9, 0.23},
                       colour);
        }
        for (int frond = 0; frond < 14; ++frond) {
            const int side = frond % 2 ? 1 : -1;
            const double inwards = random.next() * 150;
            const double angle = M_PI + random.centred() * 1.1;
            const double length = 80 + random.next() * 110;
            const QColor colour = mix(QColor(0x16231B), QColor(0x0A110D), random.next() * 0.8);
            const double x = side > 0 ? m_width + 6 - inwards : -6 + inwards;
            paintFrond(m_painter, {{x, -10}, angle, length, 11, random.centred() * 0.9, 0.23}, colour);
        }
    }

    QPainter& m_painter;
    double m_width;
    double m_height;
    const SeatColours& m_seat;
    QPointF m_seal;
};

} // namespace

void paintGate(QPainter& painter, QSizeF size, const SeatColours& seat, GatePart part)
{
    if (part == GatePart::Whole) {
        GatePainter(painter, size, seat).paint();
        return;
    }
    if (part == GatePart::Right)
        painter.translate(-size.width(), 0);
    GatePainter(painter, {size.width() * 2, size.height()}, seat).paint();
}

} // namespace tablewood
