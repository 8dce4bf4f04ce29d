#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <optional>

namespace tablewood {

/// Where an action hears its keys. Actions of places that are never there together may share a key.
enum class KeyPlace : std::uint8_t
{
    everywhere,
    table,
    run,
    replay,
    night,
    script,
    map,
    pages
};

/// Something the program does at a key, which a person may change.
struct KeyAction
{
    const char* id;
    KeyPlace place;
    /// In English; translated in the context "tablewood::KeyMap".
    const char* words;
    /// As in "Ctrl+Z"; several are parted by spaces.
    const char* keys;
};

/// A key that stays as it is on every machine.
struct FixedKey
{
    const char* keys;
    const char* words;
};

/// All actions, those of one place together.
const QList<KeyAction>& keyActions();
const QList<FixedKey>& fixedKeys();
/// In English, as a heading.
const char* placeName(KeyPlace place);
/// Whether actions of both places can hear the same press.
bool meet(KeyPlace one, KeyPlace other);

/// The keys an action has of its own.
QList<QKeySequence> keysItCameWith(const KeyAction& action);
/// A press as a key; of signs Shift is only the way to them. Nothing for what is no key alone, such as Ctrl.
std::optional<QKeySequence> keyOfPress(int key, Qt::KeyboardModifiers modifiers);
/// Whether a person may give the key to an action: Tab, Enter, Esc, Space, arrows, digits and what scrolls
/// stay.
bool isFree(const QKeySequence& key);
/// Nothing where the words name no free key.
std::optional<QKeySequence> keyFromText(const QString& text);

} // namespace tablewood
