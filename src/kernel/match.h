#pragma once

#include "kernel/cbor.h"
#include "kernel/game.h"

#include <functional>
#include <memory>

namespace tablewood {

class GameType;

/// A match of any game, its types erased: what sessions, bots and tools work with. Moves are texts here
/// ("grow E4"), so that journals can be read and a person can type them. A Match is a value: `clone` it to
/// try something.
class Match
{
public:
    virtual ~Match() = default;
    virtual std::unique_ptr<Match> clone() const = 0;
    virtual const GameType& type() const = 0;

    virtual Seats toAct() const = 0;
    /// Those of `toAct` that the table waits for: see AwaitsSome in kernel/company.h.
    virtual Seats awaited() const = 0;
    /// The first seat that can move now; `Seat::clock()` where only time can go on, `Seat::none()` at the
    /// end.
    virtual Seat mover() const = 0;
    virtual std::optional<Outcome> outcome() const = 0;
    /// Whether nothing can be taken back now: see SealsMoves in kernel/game.h.
    virtual bool isSealed() const = 0;
    /// How the seat takes back: see RulesUndo in kernel/game.h.
    virtual UndoRule undoRule(Seat by, Seats makers) const = 0;
    virtual std::optional<Timer> timer() const = 0;
    /// For whom the clock waits while they are away: see NeedsAll in kernel/company.h.
    virtual Seats needed() const = 0;
    /// The move that a seat which was away for long is taken to have made by now: see LetsLapse.
    virtual std::optional<std::string> lapsed(Seat seat) const = 0;
    /// The move with which a bot on the seat leaves things to persons: see StandsBack.
    virtual std::optional<std::string> standsBack(Seat seat) const = 0;
    /// The seat that all wait for now, no seat for none: see HoldsTable.
    virtual Seat holder() const = 0;
    /// Whether somebody else's move might be quicker: see HasRaces. False for a text that names no move.
    virtual bool isRace(std::string_view move) const = 0;
    /// Whether the seat can point and react now: see LimitsSignals.
    virtual bool maySignal(Seat seat) const = 0;
    /// The seats that may play this one while its person is away: see HasPartners. The seat itself is none of
    /// them.
    virtual Seats partners(Seat seat) const = 0;
    virtual std::vector<std::string> legalMoves(Seat seat) const = 0;
    /// Refuses and changes nothing, or plays the move. A text that names no move is refused too.
    virtual std::optional<Refusal> apply(Seat seat, std::string_view move, Log& log) = 0;
    /// The move as the game writes it, "grow E4" for "grow e4"; nothing if the text names no move.
    virtual std::optional<std::string> written(std::string_view move) const = 0;
    /// Why a gesture that no offer begins with is not possible, as the seat may know it.
    virtual Refusal explain(Seat seat, std::span<const Pick> picks) const = 0;

    virtual Scene view(Viewer viewer) const = 0;
    virtual std::vector<Offer> offers(Seat seat) const = 0;

    /// The whole state, secrets included.
    virtual void write(FieldSink& sink) const = 0;
    /// Replaces the whole state by one for as many seats; throws InputError and then holds what it held
    /// before.
    virtual void read(FieldSource& source) = 0;
    virtual std::uint64_t hash() const = 0;

    /// A match that the viewer cannot tell from this one, all that they do not know drawn anew. What comes
    /// out follows from what the viewer knows and from `random` alone.
    virtual std::unique_ptr<Match> sample(Viewer viewer, Random& random) const = 0;

    /// Becomes a copy of a match of the same game, as cheaply as the game's state can be copied.
    virtual void become(const Match& other) = 0;
    /// Becomes a sample of such a match.
    virtual void becomeSample(const Match& other, Viewer viewer, Random& random) = 0;
    /// For players that need no texts: lists the seat's legal moves and says how many; `playListed` then
    /// plays one by its number.
    virtual std::size_t listMoves(Seat seat) = 0;
    virtual void playListed(Seat seat, std::size_t index) = 0;
    /// Names a listed move: the same move has the same key in every match of this game.
    virtual std::uint64_t listedKey(std::size_t index) const = 0;
    virtual std::string listedText(std::size_t index) const = 0;
    /// Whether the game calls a listed move folly; where it says nothing none is.
    virtual bool isListedFolly(Seat seat, std::size_t index) const = 0;
    /// The numbers of the listed moves that are worth a thought, the best first: see NarrowsSearch. All of
    /// them where the game does not say.
    virtual void listSensible(Seat seat, std::vector<std::uint32_t>& chosen) const = 0;
    /// One of the listed moves, at least one: as the game says is likely, any where it says nothing.
    virtual std::size_t likelyListed(Seat seat, Random& random) const = 0;
    /// Plays likely moves to the end, at most so many; returns how many were played. Where nobody can move, a
    /// running clock runs out, which counts as a move.
    virtual int playOn(int mostMoves, Random& random) = 0;
    /// The worth of the match to each seat, from 0 to 1, by the game's own judgement. Where it has none every
    /// winner has an equal share of 1, and everybody has before there is a winner.
    virtual void judge(std::span<float> worths) const = 0;
    /// Counts the move sequences of a length, all seats to act included; sequences that end earlier are not
    /// counted.
    virtual std::uint64_t perft(int depth) const = 0;
};

/// The result of checking a whole random match. It is clean if there are no breaches.
struct CheckedMatch
{
    int moves = 0;
    std::optional<Outcome> outcome;
    std::uint64_t hash = 0;
    std::vector<std::string> breaches;
};

/// Decides for a seat of a match: the text of one of its offers, of which there is at least one.
using Chooser = std::function<std::string(Seat seat, const Match& match)>;

/// A game that can be played: what it says of itself and how its matches begin.
class GameType
{
public:
    virtual ~GameType() = default;
    virtual const GameSheet& sheet() const = 0;
    virtual const std::vector<Face>& faces() const = 0;
    /// A new match; throws InputError for a setup that does not fit.
    virtual std::unique_ptr<Match> newMatch(const Setup& setup) const = 0;
    /// Remarks on a setup before it is begun; none where the game has nothing to say. Throws InputError for a
    /// setup that does not fit.
    virtual std::vector<Text> remarks(const Setup& setup) const = 0;
    /// Whether some seat may be played by another while its person is away: see HasPartners in
    /// kernel/company.h. False where the setup does not fit.
    virtual bool hasPartners(const Setup& setup) const = 0;
    /// Plays one match with every check of the kit on the way. What `choose` does not decide is random;
    /// without it every legal move is as likely as the others.
    virtual CheckedMatch checkMatch(const Setup& setup, const Chooser& choose) const = 0;
    CheckedMatch checkRandomMatch(const Setup& setup) const { return checkMatch(setup, {}); }
};

} // namespace tablewood
