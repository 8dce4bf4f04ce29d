#pragma once

#include "app/settings/key_catalogue.h"
#include "app/settings/preferences.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <vector>

class QJSEngine;
class QQmlEngine;

namespace tablewood {

/// A line of the list of keys.
struct KeyRow
{
    Q_GADGET
    QML_VALUE_TYPE(keyRow)
    /// Empty where the key stays as it is.
    Q_PROPERTY(QString action MEMBER action)
    /// The heading above it; empty where it stands under the same as the line before.
    Q_PROPERTY(QString heading MEMBER heading)
    Q_PROPERTY(QStringList keys MEMBER keys)
    Q_PROPERTY(QString words MEMBER words)
    Q_PROPERTY(bool isChanged MEMBER isChanged)

public:
    QString action;
    QString heading;
    QStringList keys;
    QString words;
    bool isChanged = false;
    friend bool operator==(const KeyRow&, const KeyRow&) = default;
};

/// Which key does what: as the program came, or as the person has changed it. What the settings hold that is
/// no key, or one that stays, or that two actions would hear, counts as not given.
class KeyMap : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// The keys of each action as a Shortcut takes them, by its id.
    Q_PROPERTY(QVariantMap sequences READ sequences NOTIFY changed)
    /// The first key of each action as people read it, by its id; empty where it has none.
    Q_PROPERTY(QVariantMap names READ names NOTIFY changed)
    /// Keys that can be changed, of KeyRow.
    Q_PROPERTY(QVariantList rows READ rows NOTIFY changed)
    /// Keys that stay as they are, of KeyRow.
    Q_PROPERTY(QVariantList fixedRows READ fixedRows NOTIFY changed)

public:
    explicit KeyMap(Preferences& preferences, QObject* parent = nullptr);
    static KeyMap* create(QQmlEngine* engine, QJSEngine* scriptEngine);

    QVariantMap sequences() const;
    QVariantMap names() const;
    QVariantList rows() const;
    QVariantList fixedRows() const;

    /// The language is another.
    void tell() { Q_EMIT changed(); }
    /// Whether this press is the action's.
    Q_INVOKABLE bool fits(const QString& action, int key, int modifiers) const;
    /// The press as people read it; empty for what is no key alone.
    Q_INVOKABLE QString nameOf(int key, int modifiers) const;
    /// Whether a person may give the key to an action.
    Q_INVOKABLE bool isFree(int key, int modifiers) const;
    /// The actions that have the key already and would be heard with this one, in words; empty if none.
    Q_INVOKABLE QString holderOf(const QString& action, int key, int modifiers) const;
    /// Gives the action this key alone. Another that loses its last key by that takes the keys the action
    /// had.
    Q_INVOKABLE void give(const QString& action, int key, int modifiers);
    /// Gives the action the keys it came with, and others theirs where they lose their last by that.
    Q_INVOKABLE void reset(const QString& action);

Q_SIGNALS:
    void changed();

private:
    using Keys = QList<QKeySequence>;
    /// By the action's place in the catalogue.
    using Given = std::map<int, Keys>;

    Given read() const;
    void store(const Given& given);
    void reload();
    Keys keysOf(int action) const;
    /// The others that hear this key where the action would.
    std::vector<int> holdersOf(int action, const QKeySequence& key) const;

    Preferences& m_preferences;
    Given m_given;
};

} // namespace tablewood
