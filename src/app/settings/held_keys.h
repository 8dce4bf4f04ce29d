#pragma once

#include <QtCore/QObject>

namespace tablewood {

/// A key that is held down acts once: what the keyboard repeats of Enter, Esc, Space and the digits reaches
/// no window, except letters of a text that is being written. So nobody plays through their turns by a finger
/// that rests on a key.
class HeldKeys : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* receiver, QEvent* event) override;
};

} // namespace tablewood
