#pragma once

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>

namespace tablewood::journeys {

/// Something a window tells of itself to those who cannot see it.
struct Heard
{
    QQuickItem* item = nullptr;
    QString name;
    QString description;
    QAccessible::Role role = QAccessible::NoRole;
    QAccessible::State state;
    /// It can be pressed, turned or moved.
    bool isControl = false;
};

/// Walks through what a screen reader is told of a window.
class Listener
{
public:
    explicit Listener(QQuickWindow& window);

    /// All that is shown now, in the order it is read.
    const QList<Heard>& all() const { return m_all; }
    /// What a control or a stop of the keyboard lacks: a name, a role, a state that fits its role.
    QStringList faults() const;
    static QString describe(const QQuickItem& item);

private:
    void walk(QAccessibleInterface& spoken);
    void findStops(QQuickItem& item);

    QList<Heard> m_all;
    /// Where Tab can stop.
    QList<QQuickItem*> m_stops;
};

} // namespace tablewood::journeys
