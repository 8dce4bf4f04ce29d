#include "art/space_outline.h"

#include <array>
#include <vector>

namespace tablewood {

namespace {

/// A way along an edge between two spaces, the set on its right hand, from a corner of the spaces on.
struct Way
{
    static constexpr std::array<QPoint, 4> kSteps{QPoint(1, 0), QPoint(0, 1), QPoint(-1, 0), QPoint(0, -1)};

    QPoint from;
    /// East, south, west or north.
    int heading = 0;

    QPoint step() const { return kSteps[static_cast<std::size_t>(heading)]; }
    QPoint end() const { return from + step(); }
    /// Away from the set.
    QPoint outward() const { return {step().y(), -step().x()}; }
    /// From its end on: to the right for 1, straight on for 0, to the left for -1.
    Way turned(int turn) const { return {end(), (heading + turn + 4) % 4}; }
    friend bool operator==(const Way&, const Way&) = default;
};

/// Where the edge turns.
struct Bend
{
    Way in;
    Way out;
    bool isConvex() const { return out.heading == (in.heading + 1) % 4; }
};

/// Follows the edges of a set of spaces.
class EdgeWalk
{
public:
    EdgeWalk(const SpaceSet& spaces, int columns, int rows)
        : m_spaces(spaces), m_columns(columns), m_rows(rows),
          m_walked(static_cast<std::size_t>((columns + 1) * (rows + 1) * 4))
    {
    }

    /// Where each closed edge turns. Spaces that meet in a corner alone have edges of their own.
    std::vector<std::vector<Bend>> walk()
    {
        std::vector<std::vector<Bend>> edges;
        for (int row = 0; row <= m_rows; ++row)
            for (int column = 0; column <= m_columns; ++column)
                for (int heading = 0; heading < 4; ++heading)
                    if (const Way way{{column, row}, heading}; isEdge(way) && !m_walked[indexOf(way)])
                        edges.push_back(walkFrom(way));
        return edges;
    }

private:
    bool has(QPoint space) const
    {
        return space.x() >= 0 && space.y() >= 0 && space.x() < m_columns && space.y() < m_rows &&
               m_spaces.contains(space.x(), space.y());
    }
    bool isEdge(const Way& way) const
    {
        // The space to the right of each heading, seen from the corner where it begins.
        static constexpr std::array<QPoint, 4> kRight{QPoint(0, 0), QPoint(-1, 0), QPoint(-1, -1),
                                                      QPoint(0, -1)};
        const QPoint right = way.from + kRight[static_cast<std::size_t>(way.heading)];
        return has(right) && !has(right + way.outward());
    }
    std::size_t indexOf(const Way& way) const
    {
        return static_cast<std::size_t>((way.from.y() * (m_columns + 1) + way.from.x()) * 4 + way.heading);
    }
    std::vector<Bend> walkFrom(const Way& first)
    {
        std::vector<Bend> bends;
        Way way = first;
        do {
            m_walked[indexOf(way)] = true;
            int turn = 1;
            while (!isEdge(way.turned(turn)))
                --turn;
            if (turn != 0)
                bends.push_back({way, way.turned(turn)});
            way = way.turned(turn);
        } while (!(way == first));
        return bends;
    }

    const SpaceSet& m_spaces;
    int m_columns;
    int m_rows;
    std::vector<bool> m_walked;
};

} // namespace

// It follows the spaces themselves: paths that are made one out of many lose whole spaces at some sizes,
// where lines come to lie almost on one another.
QPainterPath grownOutline(const SpaceSet& spaces, int columns, int rows, const GrownEdge& edge)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    for (const std::vector<Bend>& bends : EdgeWalk(spaces, columns, rows).walk()) {
        for (const Bend& bend : bends) {
            const QPoint outward = bend.in.outward() + bend.out.outward();
            const QPointF point = QPointF(bend.out.from) * edge.side + QPointF(outward) * edge.beyond;
            const double radius = bend.isConvex() ? edge.rounding : 0;
            const QPointF begin = point - QPointF(bend.in.step()) * radius;
            if (&bend == &bends.front())
                path.moveTo(begin);
            else
                path.lineTo(begin);
            if (bend.isConvex()) {
                const QPointF middle = point - QPointF(outward) * radius;
                path.arcTo(QRectF(middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                           90 - 90 * bend.in.heading, -90);
            }
        }
        path.closeSubpath();
    }
    return path;
}

} // namespace tablewood
