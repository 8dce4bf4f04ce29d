#pragma once

#include "app/words/entry_model.h"
#include "bots/bot_series.h"
#include "kernel/paper.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <mutex>
#include <thread>

namespace tablewood {

class Program;

/// How often bots won on a map.
struct MapResultEntry
{
    Q_GADGET
    QML_VALUE_TYPE(mapResultEntry)
    Q_PROPERTY(int players MEMBER players)
    Q_PROPERTY(QString difficulty MEMBER difficulty)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(int matches MEMBER matches)
    Q_PROPERTY(int percent MEMBER percent)
    Q_PROPERTY(int low MEMBER low)
    Q_PROPERTY(int high MEMBER high)
    Q_PROPERTY(bool isOfNow MEMBER isOfNow)

public:
    int players = 0;
    /// The value of the level, and its name.
    QString difficulty;
    QString level;
    int matches = 0;
    /// The share of matches that bots won, and between which shares the true one lies 19 times of 20.
    int percent = 0;
    int low = 0;
    int high = 100;
    /// The map has not been changed since.
    bool isOfNow = true;
    friend bool operator==(const MapResultEntry&, const MapResultEntry&) = default;
};

/// Bots who try a map: they play it many times in threads of their own, and what comes of it is kept with
/// the map as it was.
class MapBots : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("MapDesk has it")
    Q_PROPERTY(bool isRunning READ isRunning NOTIFY changed)
    /// What is tried now, or was last.
    Q_PROPERTY(tablewood::MapResultEntry now READ now NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    /// MapResultEntry rows of the map that is open, by players and level.
    Q_PROPERTY(tablewood::EntryModel* results READ results CONSTANT)
    /// Why the last trial did not begin, or broke off; empty where it did not.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /// The levels there are, as values and as names.
    Q_PROPERTY(QStringList levels READ levels NOTIFY changed)
    Q_PROPERTY(QStringList levelNames READ levelNames NOTIFY changed)

public:
    MapBots(Program& program, QString game, QObject* parent = nullptr);
    ~MapBots() override;

    bool isRunning() const { return m_thread.joinable(); }
    MapResultEntry now() const { return m_now; }
    int total() const { return m_total; }
    EntryModel* results() { return &m_results; }
    QString fault() const { return m_fault; }
    QStringList levels() const;
    QStringList levelNames() const;

    /// Shows what is kept of the map with this id; none where it is empty. A trial of another one stops.
    void follow(const QString& id);
    /// Bots play the map, the text of its file, so many times.
    void start(const std::string& text, int players, const QString& difficulty, int matches);
    /// What has been played until then counts.
    Q_INVOKABLE void stop();
    /// Looks again at what is kept.
    void lookAgain();

Q_SIGNALS:
    void changed();

private:
    /// What the threads tell.
    struct Told
    {
        std::mutex mutex;
        SeriesResult result;
        QString fault;
        bool isOver = false;
    };

    void look();
    void end();
    MapResultEntry entryOf(int players, const QString& difficulty, int matches, int won) const;

    Program& m_program;
    QString m_game;
    QString m_id;
    std::string m_text;
    /// What is played, for as long as the threads play it.
    std::unique_ptr<const GameType> m_played;
    MapResultEntry m_now;
    int m_total = 0;
    QString m_fault;
    EntryModel m_results;
    Told m_told;
    std::atomic<bool> m_stop = false;
    std::thread m_thread;
    QTimer m_looking;
};

} // namespace tablewood
