#pragma once

#include "person.h"

#include <QPointer>

namespace tablewood::journeys {

/// A way round the page with Tab: where the keyboard stops, and how that is seen.
class TabRound
{
public:
    /// A stop that is covered cannot be seen.
    TabRound(Person& person, std::function<bool(const QQuickItem&)> isCovered)
        : m_person(person), m_isCovered(std::move(isCovered))
    {
    }

    /// Goes round from where the keyboard is until it is there again, with Tab or with Shift and Tab.
    void go(Qt::KeyboardModifiers modifiers = Qt::NoModifier);

    /// Each thing that had the keyboard, once.
    const QList<QPointer<QQuickItem>>& stops() const { return m_stops; }
    /// How stops were called that are gone since: of a list only what is near is there.
    QStringList gone() const;
    /// Stops that are not to be seen, and ways that do not come round.
    const QStringList& faults() const { return m_faults; }

private:
    void look(QQuickItem& item);

    Person& m_person;
    std::function<bool(const QQuickItem&)> m_isCovered;
    QList<QPointer<QQuickItem>> m_stops;
    /// How each is called.
    QStringList m_names;
    QStringList m_faults;
    /// The stop before, as the window showed it, and where.
    QPointer<QQuickItem> m_before;
    QImage m_pictureBefore;
    QRectF m_placeBefore;
};

} // namespace tablewood::journeys
