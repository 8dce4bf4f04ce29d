#include "app/table/lesson/lesson_place.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tablewood {

namespace {

/// Between the card and what it is about, and to the edge of the window.
constexpr qreal kGap = 16;
/// Between the card and everything else.
constexpr qreal kAir = 4;
/// Between the places that are tried.
constexpr qreal kStep = 16;

/// For each covered thing, besides its covered share.
constexpr qreal kCoversAny = 0.5;
constexpr qreal kCoversBoard = 1.5;
constexpr qreal kCoversQuiet = 0.6;
constexpr qreal kIsFar = 6;
constexpr qreal kHasNoWay = 0.6;

/// The costs of a place, the worst kind first.
using Cost = std::array<qreal, 4>;

QPointF nearestIn(const QRectF& area, QPointF point)
{
    return {std::clamp(point.x(), area.left(), area.right()),
            std::clamp(point.y(), area.top(), area.bottom())};
}

qreal covered(const QList<QRectF>& things, const QRectF& card)
{
    qreal sum = 0;
    for (const QRectF& thing : things) {
        const QRectF part = thing & card;
        if (!part.isEmpty())
            sum += kCoversAny + part.width() * part.height() / (thing.width() * thing.height());
    }
    return sum;
}

qreal distance(const QRectF& a, const QRectF& b)
{
    const qreal across = std::max({a.left() - b.right(), b.left() - a.right(), 0.0});
    const qreal down = std::max({a.top() - b.bottom(), b.top() - a.bottom(), 0.0});
    return std::hypot(across, down);
}

/// Whether the line goes through the inside of the area.
bool crosses(const QLineF& line, const QRectF& area)
{
    qreal from = 0;
    qreal to = 1;
    const auto cut = [&](qreal start, qreal way, qreal least, qreal most) {
        if (way == 0) {
            if (start <= least || start >= most)
                to = -1;
            return;
        }
        const qreal one = (least - start) / way;
        const qreal other = (most - start) / way;
        from = std::max(from, std::min(one, other));
        to = std::min(to, std::max(one, other));
    };
    cut(line.x1(), line.dx(), area.left(), area.right());
    cut(line.y1(), line.dy(), area.top(), area.bottom());
    return from < to;
}

/// How much of the card lies on these.
qreal shareOn(const QList<QRectF>& things, const QRectF& card)
{
    qreal sum = 0;
    for (const QRectF& thing : things) {
        const QRectF part = thing & card;
        sum += part.width() * part.height() / (card.width() * card.height());
    }
    return sum;
}

Cost costOf(const QRectF& card, const LessonGround& ground)
{
    const QRectF around = card.adjusted(-kGap / 2, -kGap / 2, kGap / 2, kGap / 2);
    const QRectF near = card.adjusted(-kAir, -kAir, kAir, kAir);
    return {covered(ground.spots, around) + covered(ground.lit, near), covered(ground.busy, near),
            covered(ground.seen, near),
            kCoversBoard * shareOn(ground.boards, card) + kCoversQuiet * shareOn(ground.quiet, card)};
}

/// How far it is to what the card is about, and whether nothing stands between.
qreal remoteness(const QRectF& card, const LessonGround& ground)
{
    if (ground.spots.isEmpty())
        return 0;
    qreal nearest = std::numeric_limits<qreal>::max();
    for (const QRectF& spot : ground.spots)
        nearest = std::min(nearest, distance(card, spot));
    return kIsFar * nearest / std::hypot(ground.room.width(), ground.room.height()) +
           (lessonWay(card, ground) ? 0 : kHasNoWay);
}

} // namespace

std::optional<QLineF> lessonWay(const QRectF& card, const LessonGround& ground)
{
    const auto ways = [&](const QRectF& spot) {
        const QPointF from = nearestIn(card, spot.center());
        return QLineF(from, nearestIn(spot, from));
    };
    std::optional<QLineF> best;
    for (const QRectF& spot : ground.spots) {
        const QLineF way = ways(spot);
        const auto stands = [&](const QRectF& thing) {
            return !thing.intersects(spot) && crosses(way, thing);
        };
        // It may end at a button that is meant, or in what a large one holds.
        const auto isCrossed = [&](const QRectF& button) {
            return !button.contains(spot) && !spot.contains(button) && crosses(way, button);
        };
        const bool isFree = std::ranges::none_of(ground.busy, stands) &&
                            std::ranges::none_of(ground.seen, stands) &&
                            std::ranges::none_of(ground.buttons, isCrossed);
        if (isFree && (!best || way.length() < best->length()))
            best = way;
    }
    return best;
}

QPointF lessonPlace(QSizeF card, const LessonGround& ground, std::optional<QPointF> now)
{
    const QRectF room = ground.room.adjusted(kGap, kGap, -kGap, -kGap);
    const qreal right = std::max(room.left(), room.right() - card.width());
    const qreal bottom = std::max(room.top(), room.bottom() - card.height());
    QPointF best = room.topLeft();
    Cost least;
    least.fill(std::numeric_limits<qreal>::max());
    const auto look = [&](QPointF at) {
        const QRectF place(at, card);
        Cost cost = costOf(place, ground);
        if (cost > least)
            return;
        cost.back() += remoteness(place, ground);
        if (cost < least) {
            least = cost;
            best = at;
        }
    };
    // The last place of each line stands at the edge.
    for (qreal y = room.top(); y < bottom + kStep; y += kStep)
        for (qreal x = room.left(); x < right + kStep; x += kStep)
            look({std::min(x, right), std::min(y, bottom)});
    if (!now || !room.contains(QRectF(*now, card)))
        return best;
    const Cost here = costOf(QRectF(*now, card), ground);
    return std::equal(here.begin(), here.end() - 1, least.begin(), [](qreal a, qreal b) { return a <= b; })
               ? *now
               : best;
}

} // namespace tablewood
