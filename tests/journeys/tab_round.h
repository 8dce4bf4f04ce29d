#pragma once

#include "person.h"

#include <QPointer>

namespace tablewood::journeys {

/// A way round the page with Tab: where the keyboard stops, and how that is seen.
class TabRound
{
public:
    explicit TabRound(Person& person) : m_person(person) {}

    /// Goes round from where the keyboard is until it is there again, with Tab or with Shift and Tab.
    void go(Qt::KeyboardModifiers modifiers = Qt::NoModifier);

    /// Each thing that had the keyboard, once.
    const QList<QPointer<QQuickItem>>& stops() const { return m_stops; }
    /// Stops that are not to be seen, and ways that do not come round.
    const QStringList& faults() const { return m_faults; }

private:
    void look(QQuickItem& item);

    Person& m_person;
    QList<QPointer<QQuickItem>> m_stops;
    QStringList m_faults;
    /// The stop before, as the window showed it, and where.
    QPointer<QQuickItem> m_before;
    QImage m_pictureBefore;
    QRectF m_placeBefore;
};

} // namespace tablewood::journeys
