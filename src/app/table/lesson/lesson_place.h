#pragma once

#include <QtCore/QLineF>
#include <QtCore/QList>
#include <QtCore/QRectF>

#include <optional>

namespace tablewood {

/// What a card that explains something finds on a table, in the measures of the window.
struct LessonGround
{
    QRectF room;
    /// What the card is about, as much of it as is seen.
    QList<QRectF> spots;
    /// What may be pressed now, such as lit spaces.
    QList<QRectF> lit;
    /// What is asked and held, and buttons.
    QList<QRectF> busy;
    /// What people look at: seats, piles, what lies for all.
    QList<QRectF> seen;
    /// Boards: better beside them than on them.
    QList<QRectF> boards;
    /// What tells of the past: better on it than on a board or far away.
    QList<QRectF> quiet = {};
    /// Each single thing to press besides the board's spaces, also inside of what is named above.
    QList<QRectF> buttons = {};
};

/// Where the card lies best: over nothing that it is about or that may be pressed, then over nothing that is
/// busy, then over nothing that is seen, and of the places that cover as little the one beside what it is
/// about. It stays where it is `now` as long as no place covers less.
QPointF lessonPlace(QSizeF card, const LessonGround& ground, std::optional<QPointF> now = std::nullopt);

/// The way from a card to the nearest thing that it is about, and up to it; none where there is no such
/// thing, or everything else stands between. It crosses no button.
std::optional<QLineF> lessonWay(const QRectF& card, const LessonGround& ground);

} // namespace tablewood
