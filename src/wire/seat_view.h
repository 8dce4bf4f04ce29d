#pragma once

#include "kernel/game.h"

namespace tablewood {

enum class PlayerKind : std::uint8_t
{
    person,
    bot
};
constexpr auto enumNames(PlayerKind) { return std::array<std::string_view, 2>{"person", "bot"}; }

/// The player on a seat. `emblem` names the seat's picture; empty means the seat's own. `bot` names the kind
/// of bot ("random").
struct Player
{
    std::string name;
    PlayerKind kind = PlayerKind::person;
    std::string bot;
    std::string emblem;
    friend bool operator==(const Player&, const Player&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("name", self.name);
        visit("kind", self.kind);
        visit("bot", self.bot);
        visit("emblem", self.emblem);
    }
};

/// Whether the viewer's seat can take back or bring back its last move, and what is being asked of the table
/// about it. While `asked` is a seat, nobody can move: the question is answered or withdrawn first.
struct UndoStatus
{
    bool canUndo = false;
    bool canRedo = false;
    /// Taking back needs the yes of other persons: of all of them, unless `waitingFor` says of whom.
    bool needsConsent = false;
    /// Taking back goes over a throw of dice or something hidden that came to light; the same would come
    /// again. Said only where nobody has to be asked, so that it does not tell of what other persons did in
    /// secret.
    bool crossesReveal = false;
    /// How many moves of each seat go with it: those that the viewer can tell. Empty where it is the viewer's
    /// last move alone, for who only looks on, and before others are asked unless all act as one: told each
    /// time, it would be half of what a move of theirs takes.
    std::vector<std::uint32_t> moves;
    /// The seat that asks to take back, if any, and the seats whose answers are awaited or would be.
    Seat asked;
    Seats waitingFor;
    /// How many lines of the viewer's log go with what is asked.
    std::uint32_t lines = 0;
    friend bool operator==(const UndoStatus&, const UndoStatus&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("canUndo", self.canUndo);
        visit("canRedo", self.canRedo);
        visit("needsConsent", self.needsConsent);
        visit("crossesReveal", self.crossesReveal);
        visit("moves", self.moves);
        visit("asked", self.asked);
        visit("waitingFor", self.waitingFor);
        visit("lines", self.lines);
    }
};

/// How fast a run goes on by itself.
enum class RunSpeed : std::uint8_t
{
    slow,
    usual,
    fast
};
constexpr auto enumNames(RunSpeed) { return std::array<std::string_view, 3>{"slow", "usual", "fast"}; }

/// The time that something takes at a speed which usually takes so long.
template <class Time>
constexpr Time paced(Time usual, RunSpeed speed)
{
    return speed == RunSpeed::slow ? usual * 2 : speed == RunSpeed::usual ? usual : usual / 4;
}

/// How the steps of a run follow one another (Timer::isRun). It is the table's: all see the same. `by` is who
/// said so last in this run, none at first.
struct RunPace
{
    bool isWaiting = false;
    RunSpeed speed = RunSpeed::usual;
    Seat by;
    friend bool operator==(const RunPace&, const RunPace&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("isWaiting", self.isWaiting);
        visit("speed", self.speed);
        visit("by", self.by);
    }
};

/// A seat that all wait for (HoldsTable in kernel/company.h) and that has done nothing for long. `of` is that
/// seat, none while there is nothing to ask for; `by` is who asked it to go on, none before.
struct Reminder
{
    Seat of;
    Seat by;
    friend bool operator==(const Reminder&, const Reminder&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("of", self.of);
        visit("by", self.by);
    }
};

/// How things stand for one viewer: built from that viewer's view alone, and from what all at the table see
/// of a run.
struct Situation
{
    std::vector<Player> players;
    Scene scene;
    std::vector<Offer> offers;
    UndoStatus undo;
    /// Runs from when it first stands here until it is another or none. While a question about undo is open
    /// there is none and the clock stands still: the same one goes on after it with the time that was left.
    std::optional<Timer> timer;
    /// For a timer that is a step of a run.
    RunPace pace{};
    Reminder reminder{};
    friend bool operator==(const Situation&, const Situation&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("players", self.players);
        visit("scene", self.scene);
        visit("offers", self.offers);
        visit("undo", self.undo);
        visit("timer", self.timer);
        visit("pace", self.pace);
        visit("reminder", self.reminder);
    }
};

/// All that one viewer has before them: how things stand, and what they were told on the way.
struct SeatView : Situation
{
    /// Counts what changed for this viewer, from 1; a move names the one it was made on.
    std::uint32_t revision = 0;
    std::vector<Event> log;
    /// Seconds left of the timer that ran when the view came whole. 0 means all of them, as for every timer
    /// that came since.
    std::int32_t secondsLeft = 0;
    /// The same of what whoever is asked to go on has (Reminder).
    std::int32_t secondsToGoOn = 0;
    friend bool operator==(const SeatView&, const SeatView&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("revision", self.revision);
        visit("players", self.players);
        visit("scene", self.scene);
        visit("offers", self.offers);
        visit("log", self.log);
        visit("undo", self.undo);
        visit("timer", self.timer);
        visit("secondsLeft", self.secondsLeft);
        visit("pace", self.pace);
        visit("reminder", self.reminder);
        visit("secondsToGoOn", self.secondsToGoOn);
    }
};

} // namespace tablewood
