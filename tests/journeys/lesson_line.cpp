#include "lesson_line.h"

#include <QLineF>

#include <algorithm>
#include <array>

namespace tablewood::journeys {

namespace {

void collectButtons(QQuickItem& holder, QList<QQuickItem*>& buttons)
{
    if (!holder.isVisible() || holder.opacity() == 0 ||
        QByteArray(holder.metaObject()->className()).startsWith("LessonCard"))
        return;
    if (holder.inherits("QQuickAbstractButton"))
        buttons.append(&holder);
    for (QQuickItem* child : holder.childItems())
        collectButtons(*child, buttons);
}

} // namespace

QStringList buttonsUnderLine(const Person& person, const QQuickItem& holder)
{
    const QLineF line(holder.mapToScene(holder.property("from").toPointF()),
                      holder.mapToScene(holder.property("to").toPointF()));
    QList<QQuickItem*> buttons;
    collectButtons(*person.window().contentItem(), buttons);
    QStringList names;
    for (const QQuickItem* button : buttons) {
        const QRectF part = person.shownPart(*button).adjusted(2, 2, -2, -2);
        // It may end at a button, or inside of a large one.
        if (line.length() < 6 || !part.isValid() || part.adjusted(-8, -8, 8, 8).contains(line.p2()))
            continue;
        const std::array edges{
            QLineF(part.topLeft(), part.topRight()), QLineF(part.topRight(), part.bottomRight()),
            QLineF(part.bottomRight(), part.bottomLeft()), QLineF(part.bottomLeft(), part.topLeft())};
        if (std::ranges::any_of(edges, [&](const QLineF& edge) {
                return edge.intersects(line, nullptr) == QLineF::BoundedIntersection;
            }))
            names.append(Person::nameOf(*button));
    }
    return names;
}

} // namespace tablewood::journeys
