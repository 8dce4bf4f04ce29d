#pragma once

#include "app/table/scene/public_scene.h"
#include "storage/library.h"

#include <QCoreApplication>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace tablewood {

class Program;

/// How one seat of a kept match stands.
struct KeptScore
{
    Q_GADGET
    QML_VALUE_TYPE(keptScore)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(bool hasValue MEMBER hasValue)
    Q_PROPERTY(int value MEMBER value)

public:
    int seat = 0;
    QString name;
    QString emblem;
    bool hasValue = false;
    int value = 0;
    friend bool operator==(const KeptScore&, const KeptScore&) = default;
};

/// A match that was kept, as lists show it.
struct KeptEntry
{
    Q_GADGET
    QML_VALUE_TYPE(keptEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString game MEMBER game)
    /// The owner's own name for it; empty for most.
    Q_PROPERTY(QString name MEMBER name)
    /// Its name, else the game's.
    Q_PROPERTY(QString title READ title)
    /// Where and with whom: "Valley of Fate with Jonas".
    Q_PROPERTY(QString line MEMBER line)
    /// Where in the match it is: "Round 9, Mira's day". Empty once it has ended.
    Q_PROPERTY(QString phase MEMBER phase)
    /// When it was played last: "20 minutes ago".
    Q_PROPERTY(QString when MEMBER when)
    /// How it ended; empty while it runs.
    Q_PROPERTY(QString ending MEMBER ending)
    /// KeptScore values, in the order of the seats.
    Q_PROPERTY(QVariantList scores MEMBER scores)
    Q_PROPERTY(tablewood::PublicScene scene MEMBER scene)
    /// Whether this program has the game.
    Q_PROPERTY(bool canOpen MEMBER canOpen)
    /// Opening it opens the table for its guests again (see isHosted).
    Q_PROPERTY(bool isHosted MEMBER isHosted)
    /// Whether all of it is in the library; otherwise it lives as long as the program.
    Q_PROPERTY(bool isStored MEMBER isStored)

public:
    QString title() const { return name.isEmpty() ? game : name; }
    /// Whether all words of a search are somewhere in what is shown of it.
    bool fits(const QString& query) const;

    QString id;
    QString game;
    QString name;
    QString line;
    QString phase;
    QString when;
    QString ending;
    QVariantList scores;
    PublicScene scene;
    bool canOpen = false;
    bool isHosted = false;
    bool isStored = true;
    friend bool operator==(const KeptEntry&, const KeptEntry&) = default;
};

/// How a game of this id is called; the id itself if this program does not have it.
QString gameName(const Program& program, const std::string& id);
/// A match as lists show it at a time in milliseconds since 1970.
KeptEntry entryOf(Program& program, const ListedMatch& match, qint64 now);
/// The words "20 minutes ago" for a time that lies back this long.
QString timeAgo(qint64 milliseconds);

} // namespace tablewood
