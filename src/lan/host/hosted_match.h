#pragma once

#include "bots/bot_player.h"
#include "bots/bot_times.h"
#include "lan/channel/clock.h"
#include "lan/channel/crypto.h"
#include "lan/channel/pace.h"
#include "wire/lobby_view.h"

#include <QObject>

#include <functional>
#include <memory>
#include <set>

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
    /// These seats are away, of which the `empty` have nobody any more. `whenAway` says how the table goes
    /// on: with `skip` nobody waits for them in a timed step, with `bot` and `partner` others play for them
    /// soon.
    void setAway(Seats away, WhenAway whenAway, Seats empty = {});
    /// Holds bots and clock.
    void pause(bool isPaused);
    /// Deals at once with the moves that race, so that none waits any more.
    void drawLots();
    /// A guest says something to the table (Table::receive). Bots and clock follow what comes of it. Throws
    /// InputError where the message makes no sense from this guest.
    void receive(Guest& guest, std::span<const std::uint8_t> message);
    /// The table was told something by another way, such as a link of this program: sees whose move it is
    /// now.
    void lookAgain();

    /// After each time the match may have changed.
    std::function<void()> changed;
    /// After the match stopped because something in it cannot go on, with what it was.
    std::function<void(const Text& why)> stopped;
    /// When a bot's move or the closing of a step fails for the first time. It is tried again.
    std::function<void(const Text& why)> troubled;

private:
    template <class Work>
    void guarded(Work&& work);
    void look();
    void lookAtClock();
    void holdClock();
    void lookAtBots();
    bool isForNobody() const;
    /// Whether the step waits for somebody who is away.
    bool isHeld() const;
    /// Whether bots leave the step to persons who are here, or come back.
    bool isForPersons() const;
    /// All the time of a step: one of a run has what its speed gives it.
    std::chrono::nanoseconds wholeOf(const Timer& step) const;
    /// The time left of the running step.
    std::chrono::nanoseconds left() const;
    /// Lets a bot move that has decided and whose time has come.
    void actOnce();
    void closeStep();
    void note(Seat seat, const std::optional<Text>& why);
    void settleRace();
    void lookAtHolder();
    /// How long nobody minds that the seat does nothing for which all wait.
    std::chrono::nanoseconds patience() const;
    /// That time is over.
    void stirHolder();
    /// The seats that are away, that nobody plays for, and that all wait for who are here; none while a clock
    /// runs or an action is open.
    Seats missed() const;
    /// When such a seat is taken to have gone on.
    Clock::Time missedUntil(Seat seat) const;
    void lookAtMissed();
    void goOnWithout();

    /// A seat for which all wait, and what it and the others have done about it.
    struct Held
    {
        Seat seat;
        std::uint32_t lastWish = 0;
        Seat remindedBy;
        bool isAway = false;
        friend bool operator==(const Held&, const Held&) = default;
    };

    Table m_table;
    Pace m_pace;
    Entropy m_entropy;
    std::vector<std::string> m_kinds;
    std::vector<std::unique_ptr<BotPlayer>> m_bots;
    BotTimes m_times;
    Random m_lots;
    Seats m_away;
    Seats m_empty;
    Held m_held;
    Clock::Time m_heldSince;
    std::vector<Clock::Time> m_awaySince;
    WhenAway m_whenAway = WhenAway::wait;
    /// The seats that the last steps waited for, and how many of those steps closed in a row with none of
    /// them here.
    Seats m_hurriedFor;
    int m_hurried = 0;
    /// Seats whose last try failed, and the clock if its own did.
    std::set<Seat> m_failing;
    bool m_isPaused = false;
    bool m_isStopped = false;
    /// When the next bot's time comes, and when the running step closes.
    std::unique_ptr<Alarm> m_botAlarm;
    std::unique_ptr<Alarm> m_stepAlarm;
    /// When lots are drawn among moves that race.
    std::unique_ptr<Alarm> m_lotAlarm;
    /// When the others may ask the seat that all wait for, and when it is taken to have gone on.
    std::unique_ptr<Alarm> m_holderAlarm;
    /// When those who are away are taken to have gone on, and before which moment that is not tried again.
    std::unique_ptr<Alarm> m_missedAlarm;
    Clock::Time m_missedAgain;
    std::optional<Timer> m_running;
    RunSpeed m_speed = RunSpeed::usual;
    /// When the step closes; while a question about undo holds the clock, what was left of it.
    Clock::Time m_deadline;
    std::chrono::nanoseconds m_left{0};
};

} // namespace tablewood::lan
