#pragma once

#include <QtCore/QList>
#include <QtCore/QRectF>

namespace tablewood {

/// What a card that explains something finds on a table, in the measures of the window.
struct LessonGround
{
    QRectF room;
    /// What the card is about.
    QList<QRectF> spots;
    /// What may be pressed now, such as lit spaces: never to be covered where that can be.
    QList<QRectF> lit;
    /// Buttons and prompts: to be covered only where there is no other place.
    QList<QRectF> busy;
    /// Boards: better beside them than on them.
    QList<QRectF> boards;
};

/// Where the card lies best: beside what it is about, over nothing that is needed now.
QPointF lessonPlace(QSizeF card, const LessonGround& ground);

} // namespace tablewood
