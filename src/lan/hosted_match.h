#pragma once

#include "bots/bot_player.h"
#include "lan/crypto.h"
#include "lan/pace.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace tablewood::lan {

/// A match with its bots and its clock running by themselves.
class HostedMatch final : public QObject
{
public:
    /// Throws InputError where the record does not fit. `type` and `journal` outlive the match.
    HostedMatch(const GameType& type, MatchRecord record, Journal& journal, const Pace& pace,
                Entropy entropy);

    Table& table() { return m_table; }
    const Table& table() const { return m_table; }
    /// Which kind of bot plays on each seat, empty for none.
    void seatBots(const std::vector<std::string>& kinds);
    /// Nobody waits for these seats where the step is a timed one.
    void skip(Seats away);
    /// Holds bots and clock.
    void pause(bool isPaused);
    /// Something was said to the table: sees whose move it is now.
    void lookAgain();

    /// After each time the match may have changed.
    std::function<void()> changed;

private:
    void lookAtClock();
    void holdClock();
    bool isBotAsked() const;
    bool isForNobody() const;
    /// Lets a bot move that has decided, once its pace allows it.
    void actOnce();
    void closeStep();

    Table m_table;
    Pace m_pace;
    Entropy m_entropy;
    std::vector<std::string> m_kinds;
    std::vector<std::unique_ptr<BotPlayer>> m_bots;
    Seats m_away;
    bool m_isPaused = false;
    QTimer m_botTimer;
    /// The pace allows a bot to move.
    bool m_isBotDue = false;
    QTimer m_clock;
    std::optional<Timer> m_running;
    /// When the step closes; while a question about undo holds the clock, what was left of it.
    QDeadlineTimer m_deadline;
    std::chrono::nanoseconds m_left{0};
};

} // namespace tablewood::lan
