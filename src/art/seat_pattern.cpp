#include "art/seat_pattern.h"

#include "art/brushwork.h"

#include <algorithm>

namespace tablewood {

namespace {

/// Builds a pattern's lines and dots over an area from its top left corner.
class PatternSheet
{
public:
    PatternSheet(const QRectF& area, double unit) : m_area(area), m_unit(unit) {}

    QPainterPath lines;
    QPainterPath dots;

    void uprights(double step)
    {
        for (double at = 0; at < m_area.width(); at += step)
            line({at, 0}, {at, m_area.height()});
    }
    void diagonals(double step, bool isRising, bool isFalling)
    {
        const double height = m_area.height();
        for (double at = -height; at < m_area.width() + height; at += step) {
            if (isRising)
                line({at, height}, {at + height, 0});
            if (isFalling)
                line({at, 0}, {at + height, height});
        }
    }
    void dotRows(double step, double radius)
    {
        for (int row = 0; row * step < m_area.height() + step; ++row) {
            for (int column = 0; column * step < m_area.width() + step; ++column)
                dots.addEllipse(at(column * step + (row % 2 ? step / 2 : 0), row * step), radius, radius);
        }
    }
    void waves()
    {
        const double swing = m_unit / 1.6;
        for (double y = 0; y < m_area.height() + m_unit; y += m_unit) {
            lines.moveTo(at(0, y));
            for (double x = 0; x < m_area.width(); x += m_unit * 2) {
                lines.quadTo(at(x + m_unit / 2, y - swing), at(x + m_unit, y));
                lines.quadTo(at(x + m_unit * 1.5, y + swing), at(x + m_unit * 2, y));
            }
        }
    }
    void rings()
    {
        for (double radius = m_unit; radius < m_area.width() * 1.5; radius += m_unit)
            lines.addEllipse(m_area.center(), radius, radius);
    }
    void chevrons()
    {
        for (double y = -m_unit; y < m_area.height() + m_unit; y += m_unit * 1.1) {
            lines.moveTo(at(0, y));
            int corner = 1;
            for (double x = m_unit; x <= m_area.width() + m_unit; x += m_unit)
                lines.lineTo(at(x, y + (corner++ % 2 ? m_unit * 0.7 : 0)));
        }
    }
    void scales(double step)
    {
        for (int row = 0; row < m_area.height() / step * 2 + 2; ++row) {
            for (int column = -1; column < m_area.width() / step + 1; ++column) {
                const QPointF middle = at(column * step + (row % 2 ? step / 2 : 0), row * step / 2);
                const QRectF bow(middle - QPointF(step / 2, step / 2), QSizeF(step, step));
                lines.arcMoveTo(bow, 0);
                lines.arcTo(bow, 0, -180);
            }
        }
    }
    void herringbone()
    {
        for (double x = 0; x < m_area.width() + m_unit; x += m_unit * 1.6) {
            for (double y = -m_unit; y < m_area.height() + m_unit; y += m_unit * 0.9) {
                lines.moveTo(at(x, y + m_unit * 0.6));
                lines.lineTo(at(x + m_unit * 0.8, y));
                lines.lineTo(at(x + m_unit * 1.6, y + m_unit * 0.6));
            }
        }
    }

private:
    QPointF at(double x, double y) const { return m_area.topLeft() + QPointF(x, y); }
    void line(QPointF from, QPointF to)
    {
        lines.moveTo(m_area.topLeft() + from);
        lines.lineTo(m_area.topLeft() + to);
    }

    QRectF m_area;
    double m_unit;
};

struct Pattern
{
    const char* name;
    void (*draw)(PatternSheet& sheet, double unit);
};

constexpr Pattern patterns[] = {
    {"veins", [](PatternSheet& sheet, double unit) { sheet.diagonals(unit, true, false); }},
    {"dots", [](PatternSheet& sheet, double unit) { sheet.dotRows(unit * 1.05, unit * 0.19); }},
    {"waves", [](PatternSheet& sheet, double) { sheet.waves(); }},
    {"rings", [](PatternSheet& sheet, double) { sheet.rings(); }},
    {"chevrons", [](PatternSheet& sheet, double) { sheet.chevrons(); }},
    {"crosshatch", [](PatternSheet& sheet, double unit) { sheet.diagonals(unit * 1.2, true, true); }},
    {"uprights", [](PatternSheet& sheet, double unit) { sheet.uprights(unit * 0.9); }},
    {"small scales", [](PatternSheet& sheet, double unit) { sheet.scales(unit * 1.3); }},
    {"diamonds", [](PatternSheet& sheet, double unit) { sheet.diagonals(unit * 1.8, true, true); }},
    {"large dots", [](PatternSheet& sheet, double unit) { sheet.dotRows(unit * 1.9, unit * 0.42); }},
    {"herringbone", [](PatternSheet& sheet, double) { sheet.herringbone(); }},
    {"large scales", [](PatternSheet& sheet, double unit) { sheet.scales(unit * 1.9); }},
};

} // namespace

QStringList seatPatternNames()
{
    QStringList names;
    for (const Pattern& pattern : patterns)
        names.append(QString::fromLatin1(pattern.name));
    return names;
}

bool paintSeatPattern(QPainter& painter, const QString& name, const QRectF& area, const QColor& colour,
                      double unit)
{
    const auto* found = std::find_if(std::begin(patterns), std::end(patterns), [&](const Pattern& pattern) {
        return name == QLatin1String(pattern.name);
    });
    if (found == std::end(patterns))
        return false;
    PatternSheet sheet(area, unit);
    found->draw(sheet, unit);
    if (!sheet.dots.isEmpty())
        painter.fillPath(sheet.dots, colour);
    if (!sheet.lines.isEmpty())
        painter.strokePath(sheet.lines, QPen(colour, std::max(1.0, unit / 6), Qt::SolidLine, Qt::FlatCap));
    return true;
}

} // namespace tablewood
