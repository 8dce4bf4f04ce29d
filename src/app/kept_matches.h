#pragma once

#include "app/public_scene.h"
#include "session/match_record.h"
#include "storage/library.h"

#include <QUrl>
#include <QVariantList>

#include <optional>

class QJSEngine;
class QQmlEngine;

namespace tablewood {

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

/// A match that was kept, as Home shows it.
struct KeptEntry
{
    Q_GADGET
    QML_VALUE_TYPE(keptEntry)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString game MEMBER game)
    /// Where and with whom: "Valley of Fate with Jonas".
    Q_PROPERTY(QString line MEMBER line)
    /// When it was played last: "20 minutes ago".
    Q_PROPERTY(QString when MEMBER when)
    /// How it ended; empty while it runs.
    Q_PROPERTY(QString ending MEMBER ending)
    /// Of KeptScore, in the order of the seats.
    Q_PROPERTY(QVariantList scores MEMBER scores)
    Q_PROPERTY(tablewood::PublicScene scene MEMBER scene)
    /// Whether this program has the game.
    Q_PROPERTY(bool canOpen MEMBER canOpen)
    /// Opening it opens the table for its guests again (see isHosted).
    Q_PROPERTY(bool isHosted MEMBER isHosted)

public:
    QString id;
    QString game;
    QString line;
    QString when;
    QString ending;
    QVariantList scores;
    PublicScene scene;
    bool canOpen = false;
    bool isHosted = false;
    friend bool operator==(const KeptEntry&, const KeptEntry&) = default;
};

/// The matches of the library. What was removed last can be brought back.
class KeptMatches : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Of KeptEntry, the last played first.
    Q_PROPERTY(QVariantList matches READ matches NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// The match to go on with: the last played that has not ended. Its id is empty if there is none.
    Q_PROPERTY(tablewood::KeptEntry latest READ latest NOTIFY changed)
    /// What was removed last and can be brought back; empty if nothing can.
    Q_PROPERTY(QString removed READ removed NOTIFY changed)
    /// What a person should know of the library or of a file, with what to do; empty if nothing.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// What the file or the system says of it in its own words; empty where the problem says all.
    Q_PROPERTY(QString detail READ detail NOTIFY changed)

public:
    explicit KeptMatches(QObject* parent = nullptr);
    static KeptMatches* create(QQmlEngine* engine, QJSEngine* scriptEngine);

    QVariantList matches() const { return m_matches; }
    int count() const { return static_cast<int>(m_matches.size()); }
    KeptEntry latest() const;
    QString removed() const;
    QString problem() const { return m_problem; }
    QString detail() const { return m_detail; }

    /// Reads the library again.
    Q_INVOKABLE void refresh();
    Q_INVOKABLE void remove(const QString& id);
    Q_INVOKABLE void bringBack();
    /// Takes a match file into the library. Returns its new id, empty if the file does not fit (see problem).
    Q_INVOKABLE QString takeIn(const QString& path);
    /// Whether a match is one of a table that this laptop hosts, and goes on: then it is opened as a table,
    /// for who opens it may not see what the others hold.
    Q_INVOKABLE bool isHosted(const QString& id);
    /// Forgets the problem: the person has read it.
    Q_INVOKABLE void dismiss();
    /// Writes a match into a file of its own. False if that failed (see problem).
    Q_INVOKABLE bool saveAs(const QString& id, const QUrl& file);
    /// Takes in the match file of this address, as takeIn does.
    Q_INVOKABLE QString open(const QUrl& file) { return takeIn(file.toLocalFile()); }
    /// Puts a new match of the same game, options and players into the library. Returns its id, empty if that
    /// failed (see problem).
    Q_INVOKABLE QString again(const QString& id);
    /// Puts a sample match of the first game into the library (see sampleMatch). Returns its id.
    Q_INVOKABLE QString addSample(int seats, int moves);
    /// The words "20 minutes ago" for a time that lies back this long.
    static QString ago(qint64 milliseconds);

Q_SIGNALS:
    void changed();

private:
    struct Removed
    {
        std::string id;
        QString name;
    };

    /// What fails is said as `sentence`, with the error as its detail; as the error where there is none.
    template <class Work>
    void guarded(Work&& work, const QString& sentence = {});
    void read();

    QVariantList m_matches;
    QString m_problem;
    QString m_detail;
    std::optional<Removed> m_removed;
};

} // namespace tablewood
