#include "tab_round.h"

#include "listener.h"

namespace tablewood::journeys {

namespace {

/// More presses of Tab than any page has stops, spaces of a board that are lit among them.
constexpr int kMostStops = 300;
/// What marks a stop may lie this far around it.
constexpr qreal kRing = 8;
/// Less than these pixels nobody sees.
constexpr int kSeen = 40;

QRectF placeOf(const QQuickItem& item)
{
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
}

int differing(const QImage& one, const QImage& other, QRect place)
{
    int differing = 0;
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x)
            differing += one.pixel(x, y) != other.pixel(x, y) ? 1 : 0;
    return differing;
}

} // namespace

void TabRound::go(Qt::KeyboardModifiers modifiers)
{
    const Qt::Key key = modifiers & Qt::ShiftModifier ? Qt::Key_Backtab : Qt::Key_Tab;
    m_before = nullptr;
    m_stops.clear();
    m_names.clear();
    for (int presses = 0; presses < kMostStops; ++presses) {
        m_person.pressKey(key, modifiers);
        QQuickItem* item = m_person.focused();
        if (!item || item == m_person.window().contentItem()) {
            m_faults.append("after " + (m_before ? Listener::describe(*m_before) : QString("the start")) +
                            " nothing has the keyboard");
            return;
        }
        look(*item);
        const bool isNew = m_stops.isEmpty() || m_stops.last() != item;
        if (isNew && m_stops.contains(item))
            return;
        if (isNew) {
            m_stops.append(item);
            m_names.append(Person::nameOf(*item));
        }
    }
    m_faults.append("Tab does not come round; it was last at " +
                    (m_before ? Listener::describe(*m_before) : QString("nothing")));
}

QStringList TabRound::gone() const
{
    QStringList names;
    for (qsizetype stop = 0; stop < m_stops.size(); ++stop)
        if (!m_stops[stop])
            names.append(m_names[stop]);
    return names;
}

/// Compares what was at the stop before with the same place now that the keyboard has gone on.
void TabRound::look(QQuickItem& item)
{
    const QImage picture = m_person.window().grabWindow();
    if (m_before && placeOf(*m_before) == m_placeBefore && !m_isCovered(*m_before)) {
        const QRect place =
            m_placeBefore.adjusted(-kRing, -kRing, kRing, kRing).toAlignedRect() & picture.rect();
        if (differing(picture, m_pictureBefore, place) < kSeen)
            m_faults.append(Listener::describe(*m_before) + " does not show that it has the keyboard");
    }
    m_before = &item;
    m_pictureBefore = picture;
    m_placeBefore = placeOf(item);
}

} // namespace tablewood::journeys
