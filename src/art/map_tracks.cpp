#include "art/map_tracks.h"

#include "art/brushwork.h"

#include <QLineF>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>

namespace tablewood {

namespace {

constexpr int kSides = 4;
/// Between lanes, and between the outer ones, in thousandths of a space.
constexpr int kLaneGap = 190;
constexpr int kMostBreadth = 580;
/// Ways of more numbers share lanes.
constexpr std::size_t kMostNumbers = 32;

using Numbers = std::uint32_t;

/// The side of a space that another one lies at; -1 where it lies at none.
int sideTowards(MapSpot from, MapSpot to)
{
    if (from.map != to.map)
        return -1;
    const std::array<Cell, kSides> beside = orthogonalNeighbours(from.at);
    const auto found = std::ranges::find(beside, to.at);
    return found == beside.end() ? -1 : static_cast<int>(found - beside.begin());
}

struct Lane
{
    int offset = 0;
    int stagger = 0;
};

/// Gives each number of a way its lane.
class Lanes
{
public:
    explicit Lanes(const std::vector<MapWay>& ways)
    {
        for (const MapWay& way : ways)
            m_numbers.push_back(way.number);
        std::ranges::sort(m_numbers);
        m_numbers.erase(std::unique(m_numbers.begin(), m_numbers.end()), m_numbers.end());
    }

    void take(int number, MapSpot spot, int to)
    {
        Here& here = m_here[spot];
        here.all |= bitOf(number);
        if (to >= 0)
            here.to[static_cast<std::size_t>(to)] |= bitOf(number);
    }

    Lane of(int number) const
    {
        const Numbers bit = bitOf(number);
        const Numbers together = togetherWith(bit);
        const int count = std::popcount(together);
        const int place = std::popcount(together & (bit - 1));
        const int gap = std::min(kLaneGap, count > 1 ? kMostBreadth / (count - 1) : kLaneGap);
        // Who goes the other way has its right hand on the other side: half a gap keeps the two apart.
        const int aside = isTwoWay(together) ? gap / 4 : 0;
        return {(2 * place - count + 1) * gap / 2 + aside, place % 3 - 1};
    }

private:
    /// The ways that come over a space, and those that leave it by each side.
    struct Here
    {
        Numbers all = 0;
        std::array<Numbers, kSides> to{};
    };

    Numbers bitOf(int number) const
    {
        const auto at =
            static_cast<std::size_t>(std::ranges::lower_bound(m_numbers, number) - m_numbers.begin());
        return Numbers{1} << (at % kMostNumbers);
    }

    Numbers togetherWith(Numbers together) const
    {
        for (Numbers before = 0; before != together;) {
            before = together;
            for (const auto& [spot, here] : m_here)
                if ((here.all & together) != 0)
                    together |= here.all;
        }
        return together;
    }

    bool isTwoWay(Numbers numbers) const
    {
        return std::ranges::any_of(m_here, [&](const auto& one) {
            const std::array<Cell, kSides> beside = orthogonalNeighbours(one.first.at);
            for (std::size_t side = 0; side < kSides; ++side) {
                const auto other = m_here.find({one.first.map, beside[side]});
                if ((one.second.to[side] & numbers) != 0 && other != m_here.end() &&
                    (other->second.to[(side + 2) % kSides] & numbers) != 0)
                    return true;
            }
            return false;
        });
    }

    std::vector<int> m_numbers;
    std::map<MapSpot, Here> m_here;
};

/// Visits each spot of a way with the sides by which it comes and goes.
template <typename Visit>
void walk(const MapWay& way, std::uint8_t map, Visit visit)
{
    std::vector<MapSpot> spots;
    spots.reserve(way.spaces.size() + 2);
    if (way.from)
        spots.push_back(*way.from);
    spots.insert(spots.end(), way.spaces.begin(), way.spaces.end());
    if (way.to)
        spots.push_back(*way.to);
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const int from = i > 0 ? sideTowards(spots[i], spots[i - 1]) : -1;
        const int to = i + 1 < spots.size() ? sideTowards(spots[i], spots[i + 1]) : -1;
        if (spots[i].map == map && (from >= 0 || to >= 0))
            visit(spots[i], from, to);
    }
}

} // namespace

std::vector<std::pair<Cell, MapTrack>> tracksOf(const std::vector<MapWay>& ways, std::uint8_t map)
{
    Lanes lanes(ways);
    for (const MapWay& way : ways)
        walk(way, map, [&](MapSpot spot, int, int to) { lanes.take(way.number, spot, to); });
    std::vector<std::pair<Cell, MapTrack>> tracks;
    for (const MapWay& way : ways) {
        const Lane lane = lanes.of(way.number);
        walk(way, map, [&](MapSpot spot, int from, int to) {
            tracks.emplace_back(spot.at,
                                MapTrack{way.number, static_cast<std::int8_t>(from),
                                         static_cast<std::int8_t>(to), static_cast<std::int16_t>(lane.offset),
                                         static_cast<std::int8_t>(lane.stagger),
                                         from >= 0 && to >= 0 && (spot.at.column + spot.at.row) % 2 == 0});
        });
    }
    // Branches of one number have their first spaces in common.
    const auto order = [](const std::pair<Cell, MapTrack>& one, const std::pair<Cell, MapTrack>& other) {
        const auto key = [](const std::pair<Cell, MapTrack>& track) {
            return std::tuple(track.second.number, track.first, track.second.from, track.second.to);
        };
        return key(one) < key(other);
    };
    std::ranges::sort(tracks, order);
    tracks.erase(std::unique(tracks.begin(), tracks.end()), tracks.end());
    return tracks;
}

namespace {

struct WayLook
{
    QColor colour;
    /// Lengths of lines and gaps by turns, as shares of a space; none for a line without a gap.
    std::vector<double> dashes;
};

const WayLook& lookOf(int number)
{
    static const std::array<WayLook, 4> kLooks{{{QColor(0xF0BE58), {}},
                                                {QColor(0x7FC0DC), {0.20, 0.13}},
                                                {QColor(0xD98AD0), {0.075, 0.09}},
                                                {QColor(0x9CCB6B), {0.20, 0.085, 0.06, 0.085}}}};
    return kLooks[static_cast<std::size_t>((number - 1) % 4 + 4) % 4];
}

/// Away from the middle by a side.
QPointF outward(int side)
{
    constexpr std::array<QPoint, kSides> kOutward{QPoint(0, -1), QPoint(1, 0), QPoint(0, 1), QPoint(-1, 0)};
    return kOutward[static_cast<std::size_t>(side)];
}

QPointF rightOf(QPointF heading) { return {-heading.y(), heading.x()}; }

/// The middle line of a piece.
QPolygonF lineOf(const MapTrack& track, double cell)
{
    const QPointF middle(cell / 2, cell / 2);
    const double lane = track.lane * cell / 1000;
    QPolygonF line;
    QPointF corner = middle;
    if (track.from >= 0) {
        const QPointF heading = -outward(track.from);
        line << middle - heading * cell / 2 + rightOf(heading) * lane;
        corner += rightOf(heading) * lane;
    }
    if (track.to >= 0) {
        const QPointF heading = outward(track.to);
        if (track.from == track.to) {
            line << corner << middle + rightOf(heading) * lane;
        } else {
            if (track.from < 0 || (track.from + track.to) % 2 != 0)
                line << corner + rightOf(heading) * lane;
        }
        line << middle + heading * cell / 2 + rightOf(heading) * lane;
    } else {
        line << corner;
    }
    return line;
}

double lengthOf(const QPolygonF& line)
{
    double length = 0;
    for (qsizetype i = 0; i + 1 < line.size(); ++i)
        length += QLineF(line[i], line[i + 1]).length();
    return length;
}

/// The dashes of a line, so that they go on over the edges of the space.
QPen penOf(const WayLook& look, double length, double cell)
{
    const double width = std::max(1.5, cell * 0.078);
    QPen pen(look.colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (look.dashes.empty())
        return pen;
    double period = 0;
    for (const double part : look.dashes)
        period += part * cell;
    const double stretch = length / (std::max(1.0, std::round(length / period)) * period);
    QList<qreal> pattern;
    for (const double part : look.dashes)
        pattern << part * cell * stretch / width;
    pen.setDashPattern(pattern);
    pen.setDashOffset(pattern.front() / 2);
    return pen;
}

void paintArrow(QPainter& painter, QPointF at, QPointF heading, const QColor& colour, double cell)
{
    const PainterScope scope(painter);
    painter.translate(at);
    painter.rotate(std::atan2(heading.y(), heading.x()) * 180 / M_PI);
    painter.scale(cell / 62, cell / 62);
    QPainterPath arrow;
    arrow.moveTo(9, 0);
    arrow.lineTo(-6, -8);
    arrow.lineTo(-3, 0);
    arrow.lineTo(-6, 8);
    arrow.closeSubpath();
    painter.fillPath(arrow, colour);
    strokePath(painter, arrow, QColor(20, 14, 6, 205), 1.6);
}

} // namespace

QColor wayColour(int number) { return lookOf(number).colour; }

void paintTrack(QPainter& painter, const MapTrack& track, double cell)
{
    const WayLook& look = lookOf(track.number);
    const QPolygonF line = lineOf(track, cell);
    const double length = lengthOf(line);
    QPainterPath path;
    path.addPolygon(line);
    QPen shade(QColor(20, 14, 6, 150), std::max(2.5, cell * 0.128), Qt::SolidLine, Qt::FlatCap,
               Qt::RoundJoin);
    painter.strokePath(path, shade);
    painter.strokePath(path, penOf(look, length, cell));
    if (!track.hasArrow)
        return;
    // On the last leg after a turn, else about the middle.
    const QLineF leg(line[line.size() - 2], line.back());
    const double share = line.size() > 2 ? 0.5 : 0.5 + 0.28 * track.stagger;
    paintArrow(painter, leg.pointAt(share), leg.p2() - leg.p1(), look.colour, cell);
}

} // namespace tablewood
