#include "app/table/lesson_place.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tablewood {

namespace {

/// Between the card and what it is about, and to the edge of the window.
constexpr qreal kGap = 16;
/// Between the places that are tried.
constexpr qreal kStep = 16;

constexpr qreal kCoversLit = 100;
constexpr qreal kCoversSpot = 60;
constexpr qreal kCoversBusy = 20;
constexpr qreal kCoversBoard = 1.5;
constexpr qreal kIsFar = 4;

/// How much of the things is covered, each as a share of itself.
qreal covered(const QList<QRectF>& things, const QRectF& card)
{
    qreal sum = 0;
    for (const QRectF& thing : things) {
        const QRectF part = thing & card;
        if (!part.isEmpty())
            sum += part.width() * part.height() / (thing.width() * thing.height());
    }
    return sum;
}

qreal distance(const QRectF& a, const QRectF& b)
{
    const qreal across = std::max({a.left() - b.right(), b.left() - a.right(), 0.0});
    const qreal down = std::max({a.top() - b.bottom(), b.top() - a.bottom(), 0.0});
    return std::hypot(across, down);
}

qreal costOf(const QRectF& card, const LessonGround& ground)
{
    const QRectF around = card.adjusted(-kGap / 2, -kGap / 2, kGap / 2, kGap / 2);
    qreal cost = kCoversLit * covered(ground.lit, card) + kCoversSpot * covered(ground.spots, around) +
                 kCoversBusy * covered(ground.busy, card);
    const qreal size = card.width() * card.height();
    for (const QRectF& board : ground.boards) {
        const QRectF part = board & card;
        cost += kCoversBoard * part.width() * part.height() / size;
    }
    if (ground.spots.isEmpty())
        return cost;
    qreal nearest = std::numeric_limits<qreal>::max();
    for (const QRectF& spot : ground.spots)
        nearest = std::min(nearest, distance(card, spot));
    return cost + kIsFar * nearest / std::hypot(ground.room.width(), ground.room.height());
}

} // namespace

QPointF lessonPlace(QSizeF card, const LessonGround& ground)
{
    const QRectF room = ground.room.adjusted(kGap, kGap, -kGap, -kGap);
    const qreal right = std::max(room.left(), room.right() - card.width());
    const qreal bottom = std::max(room.top(), room.bottom() - card.height());
    QPointF best = room.topLeft();
    qreal least = std::numeric_limits<qreal>::max();
    // The last place of each line stands at the edge.
    for (qreal y = room.top(); y < bottom + kStep; y += kStep)
        for (qreal x = room.left(); x < right + kStep; x += kStep) {
            const QRectF place(QPointF(std::min(x, right), std::min(y, bottom)), card);
            const qreal cost = costOf(place, ground);
            if (cost < least) {
                least = cost;
                best = place.topLeft();
            }
        }
    return best;
}

} // namespace tablewood
