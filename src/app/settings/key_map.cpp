#include "app/settings/key_map.h"

#include "app/program.h"

#include <QCoreApplication>
#include <QJSEngine>

#include <algorithm>

namespace tablewood {

namespace {

QString translated(const char* words) { return QCoreApplication::translate("tablewood::KeyMap", words); }

int count() { return static_cast<int>(keyActions().size()); }

/// -1 if there is no such action.
int indexOf(const QString& id)
{
    const auto& all = keyActions();
    const auto found = std::ranges::find_if(all, [&](const KeyAction& each) { return id == each.id; });
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

bool meet(int one, int other)
{
    return one != other && meet(keyActions()[one].place, keyActions()[other].place);
}

QString shown(const QKeySequence& key) { return key.toString(QKeySequence::NativeText); }

std::optional<QKeySequence> pressed(int key, int modifiers)
{
    return keyOfPress(key, Qt::KeyboardModifiers(modifiers));
}

} // namespace

KeyMap::KeyMap(Preferences& preferences, QObject* parent)
    : QObject(parent), m_preferences(preferences), m_given(read())
{
    connect(&preferences, &Preferences::changed, this, &KeyMap::reload);
}

KeyMap* KeyMap::create(QQmlEngine*, QJSEngine*)
{
    KeyMap* keys = &Program::instance().keys();
    QJSEngine::setObjectOwnership(keys, QJSEngine::CppOwnership);
    return keys;
}

KeyMap::Given KeyMap::read() const
{
    Given given;
    for (int action = 0; action < count(); ++action) {
        Keys keys;
        for (const QString& text : m_preferences.keysOf(keyActions()[action].id).value_or(QStringList())) {
            const auto key = keyFromText(text);
            const auto isTaken = [&](const auto& other) {
                return meet(action, other.first) && other.second.contains(*key);
            };
            if (key && !keys.contains(*key) && std::ranges::none_of(given, isTaken))
                keys.append(*key);
        }
        if (!keys.isEmpty())
            given[action] = keys;
    }
    return given;
}

void KeyMap::store(const Given& given)
{
    std::map<QString, std::optional<QStringList>> changes;
    for (int action = 0; action < count(); ++action) {
        const QString id = keyActions()[action].id;
        if (const auto keys = given.find(action); keys != given.end()) {
            QStringList texts;
            for (const QKeySequence& key : keys->second)
                texts.append(key.toString(QKeySequence::PortableText));
            changes[id] = texts;
        } else if (m_preferences.keysOf(id)) {
            changes[id] = std::nullopt;
        }
    }
    m_preferences.setKeys(changes);
}

void KeyMap::reload()
{
    Given given = read();
    if (given == m_given)
        return;
    m_given = std::move(given);
    Q_EMIT changed();
}

KeyMap::Keys KeyMap::keysOf(int action) const
{
    if (const auto given = m_given.find(action); given != m_given.end())
        return given->second;
    Keys keys = keysItCameWith(keyActions()[action]);
    keys.removeIf([&](const QKeySequence& key) {
        return std::ranges::any_of(m_given, [&](const auto& other) {
            return meet(action, other.first) && other.second.contains(key);
        });
    });
    return keys;
}

std::vector<int> KeyMap::holdersOf(int action, const QKeySequence& key) const
{
    std::vector<int> holders;
    for (int other = 0; other < count(); ++other)
        if (meet(action, other) && keysOf(other).contains(key))
            holders.push_back(other);
    return holders;
}

QVariantMap KeyMap::sequences() const
{
    QVariantMap all;
    for (int action = 0; action < count(); ++action) {
        QStringList texts;
        for (const QKeySequence& key : keysOf(action))
            texts.append(key.toString(QKeySequence::PortableText));
        all[keyActions()[action].id] = texts;
    }
    return all;
}

QVariantMap KeyMap::names() const
{
    QVariantMap all;
    for (int action = 0; action < count(); ++action) {
        const Keys keys = keysOf(action);
        all[keyActions()[action].id] = keys.isEmpty() ? QString() : shown(keys.first());
    }
    return all;
}

QVariantList KeyMap::rows() const
{
    QVariantList rows;
    for (int action = 0; action < count(); ++action) {
        const KeyAction& own = keyActions()[action];
        KeyRow row;
        row.action = own.id;
        if (action == 0 || keyActions()[action - 1].place != own.place)
            row.heading = translated(placeName(own.place));
        for (const QKeySequence& key : keysOf(action))
            row.keys.append(shown(key));
        row.words = translated(own.words);
        row.isChanged = keysOf(action) != keysItCameWith(own);
        rows.append(QVariant::fromValue(row));
    }
    return rows;
}

QVariantList KeyMap::fixedRows() const
{
    QVariantList rows;
    for (const FixedKey& key : fixedKeys()) {
        KeyRow row;
        if (rows.isEmpty())
            row.heading = translated(QT_TRANSLATE_NOOP("tablewood::KeyMap", "Always the same"));
        row.keys.append(translated(key.keys));
        row.words = translated(key.words);
        rows.append(QVariant::fromValue(row));
    }
    return rows;
}

bool KeyMap::fits(const QString& action, int key, int modifiers) const
{
    const int index = indexOf(action);
    const auto press = pressed(key, modifiers);
    return index >= 0 && press && keysOf(index).contains(*press);
}

QString KeyMap::nameOf(int key, int modifiers) const
{
    const auto press = pressed(key, modifiers);
    return press ? shown(*press) : QString();
}

bool KeyMap::isFree(int key, int modifiers) const
{
    const auto press = pressed(key, modifiers);
    return press && tablewood::isFree(*press);
}

QString KeyMap::holderOf(const QString& action, int key, int modifiers) const
{
    const int index = indexOf(action);
    const auto press = pressed(key, modifiers);
    if (index < 0 || !press)
        return {};
    QStringList words;
    for (const int holder : holdersOf(index, *press))
        words.append(translated(keyActions()[holder].words));
    // The same is done in several places by the same key.
    words.removeDuplicates();
    return words.join(QStringLiteral(" · "));
}

void KeyMap::give(const QString& action, int key, int modifiers)
{
    const int index = indexOf(action);
    const auto press = pressed(key, modifiers);
    if (index < 0 || !press || !tablewood::isFree(*press))
        return;
    Given given = m_given;
    const Keys former = keysOf(index);
    for (const int holder : holdersOf(index, *press)) {
        Keys left = keysOf(holder);
        left.removeAll(*press);
        if (!left.isEmpty() && !m_given.contains(holder))
            continue;
        given.erase(holder);
        if (left.isEmpty())
            for (const QKeySequence& one : former) {
                const std::vector<int> others = holdersOf(holder, one);
                if (tablewood::isFree(one) && (others.empty() || others == std::vector{index}))
                    left.append(one);
            }
        if (!left.isEmpty())
            given[holder] = left;
    }
    given[index] = {*press};
    store(given);
}

void KeyMap::reset(const QString& action)
{
    Given given = m_given;
    std::vector<int> waiting{indexOf(action)};
    while (!waiting.empty()) {
        const int index = waiting.back();
        waiting.pop_back();
        if (index < 0)
            continue;
        given.erase(index);
        const Keys own = keysItCameWith(keyActions()[index]);
        for (auto& [other, keys] : given)
            if (meet(index, other) && keys.removeIf([&](const auto& key) { return own.contains(key); }) > 0 &&
                keys.isEmpty())
                waiting.push_back(other);
    }
    store(given);
}

} // namespace tablewood
