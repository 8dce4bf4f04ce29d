#pragma once

#include <QtCore/QLineF>
#include <QtCore/QList>
#include <QtCore/QRectF>

#include <optional>

namespace tablewood {

/// The surroundings of a card that explains something, in the measures of the window.
struct LessonGround
{
    QRectF room;
    /// The visible parts of the things that the card is about.
    QList<QRectF> spots;
    /// Things that may be pressed now, such as lit spaces.
    QList<QRectF> lit;
    /// The question, the hand, and buttons.
    QList<QRectF> busy;
    /// Things to look at: seats, piles, whatever lies for all.
    QList<QRectF> seen;
    /// Boards: better beside them than on them.
    QList<QRectF> boards;
    /// Things that tell of the past: better on them than on a board or far away.
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
