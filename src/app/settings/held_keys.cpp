#include "app/settings/held_keys.h"

#include <QtGui/QKeyEvent>
#include <QtQuick/QQuickItem>
#include <QtQuick/QQuickWindow>

namespace tablewood {

namespace {

bool isLetter(int key) { return key == Qt::Key_Space || (key >= Qt::Key_0 && key <= Qt::Key_9); }
bool ends(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape; }

bool isWriting(const QQuickWindow& window)
{
    const QQuickItem* item = window.activeFocusItem();
    return item && item->flags().testFlag(QQuickItem::ItemAcceptsInputMethod);
}

} // namespace

bool HeldKeys::eventFilter(QObject* receiver, QEvent* event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease)
        return false;
    const auto* const key = static_cast<QKeyEvent*>(event);
    const auto* const window = qobject_cast<QQuickWindow*>(receiver);
    if (!window || !key->isAutoRepeat())
        return false;
    return ends(key->key()) || (isLetter(key->key()) && !isWriting(*window));
}

} // namespace tablewood
