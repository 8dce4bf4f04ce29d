#include "listener.h"

#include <algorithm>
#include <array>

namespace tablewood::journeys {

namespace {

/// What is there to be acted on, and nothing but that.
constexpr std::array kControls{QAccessible::Button,   QAccessible::CheckBox,     QAccessible::RadioButton,
                               QAccessible::PageTab,  QAccessible::Slider,       QAccessible::SpinBox,
                               QAccessible::ComboBox, QAccessible::EditableText, QAccessible::Link,
                               QAccessible::MenuItem, QAccessible::ButtonMenu};

bool isControl(QAccessible::Role role) { return std::ranges::find(kControls, role) != kControls.end(); }

/// A name of nothing but signs says nothing.
bool isWord(const QString& name)
{
    return std::ranges::any_of(name, [](QChar letter) { return letter.isLetterOrNumber(); });
}

/// What the state of a control lacks; empty if nothing.
QString missingState(const Heard& heard)
{
    const bool isChoice = heard.role == QAccessible::CheckBox || heard.role == QAccessible::RadioButton;
    if (isChoice && !heard.state.checkable)
        return "does not say that it can be checked";
    if (heard.role == QAccessible::PageTab && !heard.state.selectable)
        return "does not say that it can be selected";
    // What lies under something else as a whole says nothing of its parts.
    const bool isIdle =
        !heard.item->isEnabled() && (!heard.item->parentItem() || heard.item->parentItem()->isEnabled());
    if (isIdle && !heard.state.disabled && !heard.description.contains("cannot be used now"))
        return "does not say that it cannot be used";
    return {};
}

} // namespace

Listener::Listener(QQuickWindow& window)
{
    if (QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&window))
        walk(*spoken);
    findStops(*window.contentItem());
}

void Listener::walk(QAccessibleInterface& spoken)
{
    auto* item = qobject_cast<QQuickItem*>(spoken.object());
    if (item && !item->isVisible())
        return;
    if (item) {
        Heard heard{item, spoken.text(QAccessible::Name), spoken.text(QAccessible::Description),
                    spoken.role(), spoken.state()};
        heard.isControl = isControl(heard.role);
        m_all.append(heard);
    }
    for (int child = 0; child < spoken.childCount(); ++child)
        if (QAccessibleInterface* inside = spoken.child(child))
            walk(*inside);
}

void Listener::findStops(QQuickItem& item)
{
    if (!item.isVisible() || !item.isEnabled())
        return;
    if (item.activeFocusOnTab())
        m_stops.append(&item);
    for (QQuickItem* child : item.childItems())
        findStops(*child);
}

QString Listener::describe(const QQuickItem& item)
{
    QString path;
    const QQuickItem* at = &item;
    for (int step = 0; at && step < 6; ++step, at = at->parentItem()) {
        const QString type = QString(at->metaObject()->className()).section("_QMLTYPE", 0, 0);
        if (!type.startsWith("QQuick"))
            path += " < " + type;
    }
    const QRectF place = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    return QString("%1 at %2,%3%4")
        .arg(QString(item.metaObject()->className()).section("_QMLTYPE", 0, 0))
        .arg(place.x())
        .arg(place.y())
        .arg(path);
}

QStringList Listener::faults() const
{
    QStringList faults;
    for (const Heard& heard : m_all) {
        if (!heard.isControl && !heard.state.focusable)
            continue;
        const QString what = QString("“%1” (%2)").arg(heard.name, describe(*heard.item));
        if (!isWord(heard.name))
            faults.append(what + " has no name");
        if (heard.role == QAccessible::NoRole || heard.role == QAccessible::Client)
            faults.append(what + " has no role");
        if (const QString missing = missingState(heard); heard.isControl && !missing.isEmpty())
            faults.append(what + " " + missing);
    }
    for (const QQuickItem* stop : m_stops)
        if (std::ranges::none_of(m_all, [&](const Heard& heard) { return heard.item == stop; }))
            faults.append(describe(*stop) + " takes the keyboard and is not told of");
    return faults;
}

} // namespace tablewood::journeys
