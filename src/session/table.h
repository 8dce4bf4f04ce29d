#pragma once

#include "session/desk.h"

#include <deque>
#include <functional>

namespace tablewood {

/// The far end of a link to a table: takes the table's messages as bytes (wire/messages.h). It may send
/// wishes while it takes one; they are dealt with after it. It throws nothing.
class Guest
{
public:
    virtual ~Guest() = default;
    virtual void receive(std::span<const std::uint8_t> message) = 0;
};

/// The authoritative table: owns the match, stores every move before it acknowledges it, and tells each
/// viewer what that viewer may know.
///
/// A guest joins with the viewers whose views it gets, and speaks for the seats among them: one laptop may
/// have several persons, each with a view of their own.
///
/// Taking back goes to before the seat's own last move. It is free until the seat has seen that something was
/// revealed or that another seat has moved since; then all other persons must agree. Bots always agree. What
/// others did in secret since then goes too: who takes back must not learn from being asked that they did
/// something. A game may have another rule (RulesUndo in kernel/game.h): who agrees, that the last move of
/// anybody goes, that nothing goes over what came to light.
class Table
{
public:
    /// How far the number of a seat's wish may be above the last one. A guest that was away has far fewer
    /// that are unanswered; without a limit one message could use up the numbers of whoever sits there next.
    static constexpr std::uint32_t kMaxNumberGap = 1000;

    /// Begins a match, or goes on with one by replaying the record's moves. Throws InputError where the
    /// setup, the position or a move does not fit; the move is named. `type` and `journal` outlive the table.
    Table(const GameType& type, MatchRecord record, Journal& journal);
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    /// Sends each viewer's whole view at once. A guest joins once; joining again gives it other viewers.
    void join(Guest& guest, std::vector<Viewer> viewers);
    void leave(Guest& guest);
    /// Somebody else speaks for this seat from now on: the numbers of their wishes are above all that whoever
    /// spoke for it before may have given, so that none of those is taken for dealt with.
    void handOn(Seat seat);

    /// Deals with a message of a guest. Throws InputError for bytes that are no message of a seat this guest
    /// speaks for; the table is then as before, and the guest is better sent away.
    void receive(Guest& guest, std::span<const std::uint8_t> message);

    /// Where this is set, moves that race (see HasRaces in kernel/company.h) wait from the first on, which
    /// calls it, until lots are drawn among them. What the same seat wishes meanwhile waits behind its move.
    std::function<void()> raced;
    /// Deals with the moves that race, in an order by lot.
    void drawLots(Random& random);
    /// Plays a move for a seat that is away. One that is refused, or cannot be stored, is not played.
    void playFor(Seat seat, const std::string& move);

    /// Gives the seats to these players from now on, one for each, without stopping the match. A question
    /// about undo is not awaited from a seat that a bot has now, and is dropped where somebody else has the
    /// seat that asked. Returns what could not be done.
    std::optional<Text> seat(std::vector<Player> players);

    /// The clock that runs now; none while a question about undo is open. The owner measures it from when it
    /// appears until it changes. The same one after a question goes on with the time that was left.
    std::optional<Timer> timer() const;
    /// How the steps of a run follow one another, for who measures them. It waits for nobody between runs.
    const RunPace& pace() const { return m_pace; }
    /// The seat that all wait for now, no seat for none (HoldsTable in kernel/company.h). The owner measures
    /// for how long it does nothing: `lastWish` changes with everything that it says.
    Seat holder() const;
    std::uint32_t lastWish(Seat seat) { return deskOf(seat).number; }
    /// Lets the others ask that seat to go on, until it says something.
    void letRemind();
    /// Whoever was asked has no more to answer, and nobody may ask.
    void dropRemind();
    const Reminder& reminder() const { return m_reminder; }
    /// How many seconds are left of the clock, and to whoever is asked to go on, for who comes meanwhile;
    /// said by the owner, who measures them.
    std::function<std::int32_t()> secondsLeft;
    std::function<std::int32_t()> secondsToGoOn;
    /// Plays the closing of a timed step. A timer that runs no longer is ignored. Throws Fault if the
    /// move cannot be played or stored; the step is then still open.
    void clockExpired(const Timer& expired);

    const GameType& type() const { return m_played.type(); }
    /// The record of the match so far. Secrets included: for storage alone.
    const MatchRecord& record() const { return m_played.record(); }
    /// A match that the viewer cannot tell from the one at the table: for bots to think about.
    std::unique_ptr<Match> imagine(Viewer viewer, Random& random) const
    {
        return m_played.match().sample(viewer, random);
    }
    /// The viewer's view so far.
    SeatView view(Viewer viewer) { return deskOf(viewer).whole(m_played, leftNow()).view; }
    /// Counts what changed in a viewer's view.
    std::uint32_t revision(Viewer viewer) { return deskOf(viewer).revision(); }
    /// The match itself. Secrets included: for checks alone.
    const Match& match() const { return m_played.match(); }
    Seats toAct() const { return m_played.match().toAct(); }
    /// Whether bots leave what is to be done to persons (see NeedsAll in kernel/company.h): to one who is
    /// here and is to act, or to those who are away where none of them is here.
    bool isForPersons(Seats here, Seats away) const;
    /// Whether people sit in the dark, as they were told last: nobody must notice then who does something.
    bool isDark() const { return !m_desks.empty() && m_desks.front().isDark(); }
    std::optional<Outcome> outcome() const { return m_played.match().outcome(); }
    std::uint64_t hash() const { return m_played.match().hash(); }

private:
    struct Link
    {
        std::uint64_t id = 0;
        Guest* guest = nullptr;
        std::vector<Viewer> viewers;
    };
    struct Letter
    {
        std::uint64_t link = 0;
        Bytes bytes;
    };
    struct Received
    {
        std::uint64_t link = 0;
        UpMessage message;
    };
    /// What a seat would take back now.
    struct Undoing
    {
        std::size_t moves = 0;
        PlayedMatch::Seen seen;
        UndoRule rule;
        /// The persons who must agree.
        Seats asked;
        bool isStopped() const { return rule.isBarred || (rule.stopsAtReveal && seen.hasRevealed); }
    };
    /// A seat's wish to take back that other persons must agree to.
    struct Question
    {
        Seat by;
        std::size_t moves = 0;
        Seats waitingFor;
    };

    Desk::Left leftNow() const
    {
        return {timer() && secondsLeft ? secondsLeft() : 0,
                m_reminder.by.isPlayer() && secondsToGoOn ? secondsToGoOn() : 0};
    }
    Link* linkOf(const Guest& guest);
    Desk& deskOf(Viewer viewer);
    UndoStatus undoFor(Viewer viewer) const;
    Desk::Told toldTo(Viewer viewer) const { return {undoFor(viewer), timer(), m_pace, m_reminder}; }
    Seats otherPersons(Seat seat) const;
    std::optional<Undoing> undoingBy(Seat seat) const;

    void run();
    void deal(const Received& received);
    /// Does what a wish says; otherwise the answer is why not.
    std::optional<Text> grant(const UpMessage& message, const Desk& desk);
    std::optional<Text> grantUndo(Seat seat);
    std::optional<Text> grantAnswer(Seat seat, bool isYes);
    /// Does what somebody says of a run. One step is for the step that they saw: a press counts once. All
    /// else is for the run that they saw.
    std::optional<Text> grantPace(Seat seat, const PaceRun& said);
    /// Takes back once nobody is left to answer.
    std::optional<Text> settleQuestion();
    std::optional<Text> takeBack(std::size_t moves, Seat by);

    /// Asks the seat that all wait for to go on; from that seat itself it says that it is there.
    void grantRemind(Seat seat);
    /// Drops the reminder once nobody waits for that seat.
    void followHolder();
    /// Sees that a run has begun or ended.
    void followRun();
    /// Tells every viewer what is new for them; `actor` gets a message even if nothing is.
    void tell(Seat actor);
    void send(Desk& desk, News news);

    PlayedMatch m_played;
    std::optional<Question> m_question;
    RunPace m_pace;
    Reminder m_reminder;
    bool m_isRunOn = false;
    /// The step with which the run began that goes on.
    std::int32_t m_runBegan = 0;
    /// The length to which the match's log was cut since the viewers were told last.
    std::optional<std::size_t> m_logCut;
    std::deque<Desk> m_desks;
    std::vector<Link> m_links;
    std::uint64_t m_lastLink = 0;
    std::deque<Received> m_inbox;
    std::vector<Received> m_race;
    std::deque<Letter> m_outbox;
    bool m_isRunning = false;
};

} // namespace tablewood
