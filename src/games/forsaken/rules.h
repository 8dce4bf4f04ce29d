#pragma once

#include "games/forsaken/state.h"

/// The rules on a state: who may do what, and why not.
namespace tablewood::forsaken {

/// Whether a step of the Night has a player or a Destination chosen.
constexpr bool choosesPlayer(Call call) { return call >= Call::oracleReads; }
constexpr bool choosesPlace(Call call) { return call == Call::navigatorSeeks; }
/// Whether everybody who lives chooses something in it, the called and the others alike.
constexpr bool hasChoice(Call call)
{
    return call == Call::forsakenPlace || choosesPlayer(call) || choosesPlace(call);
}
/// How many Destinations of a kind there are.
constexpr std::ptrdiff_t countOf(Landmark what)
{
    return what == Landmark::none ? 0 : what == Landmark::deadEnd ? std::ptrdiff_t{kLandmarks} - 2 : 1;
}
/// Those of one's Destinations that lie nowhere yet, each kind once.
ShortList<Landmark, 3> unplaced(const Layout& draft);
/// The role whose holder is called, but for the steps of all Forsaken.
std::optional<Role> holderOf(Call call);
/// How long there is to act in a step of the Night, in seconds.
int secondsOf(Call call);
/// How long the words before and behind that take, and what is said to all as eyes close and open: the
/// least whole seconds for the scripts of a night in every language (resources/games/forsaken/nights), with
/// the breath between two steps.
int callingSeconds(Call call);
int closingSeconds(Call call);
inline constexpr int kSleepingSeconds = 12;
inline constexpr int kWakingSeconds = 5;
/// A step in which one player or place is chosen ends with these seconds: a card is turned on every screen,
/// and nothing can be changed any more. Those in which the Forsaken come to one mind have all their seconds
/// for it (ruling 35).
inline constexpr int kLookSeconds = 6;
constexpr bool hasLook(Call call)
{
    return call != Call::forsakenSacrifice && (choosesPlayer(call) || choosesPlace(call));
}
/// So long the active seat waits after the draw of the Draw Phase (ruling 36).
inline constexpr int kDrawnSeconds = 2;

/// Said to a player who wants to answer and cannot.
inline constexpr TextKey kHasNoAnswer = TW_TEXT("forsaken", "You have no answer to this.");

/// What the rules say of a state: who may act, what is legal and why else not, what counts.
class Rules
{
public:
    Rules(const Content& content, const State& state) : m_content(content), m_state(state) {}

    Seats toAct() const;
    /// Those of them that the table waits for, as far as all may know: none that has voted.
    Seats awaited() const;
    /// Those of them that are asked in a window of nobody's turn; those that vote.
    Seats invited() const;
    Seats voters() const;
    std::optional<Timer> timer() const;
    /// Whether somebody who is away has had the minute that a death waits for them.
    bool hasLapsed(Seat seat) const;
    /// Whether somebody else might announce an answer more quickly.
    bool isRace(const Move& move) const;
    std::optional<Refusal> refusalOf(Seat seat, const Move& move) const;
    void legalMoves(Seat seat, std::vector<Move>& moves) const;
    /// All that could be written down, legal or not.
    void everyMove(std::vector<Move>& moves) const;

    /// Seats that are asked for an Action: everybody can see which.
    Seats respondents() const;
    /// Where a Path can be forged next: beside the start or a Path.
    Territories explorable() const { return explorableFrom(network()); }
    /// Where the card of an aim can go, as things lie.
    Territories territoriesFor(Aim aim) const;
    /// Where a Path can be forged in the Fugue Phase.
    Territories fugueTerritories() const;
    bool isBanned(Seat seat, const Card& card) const;
    /// Whether a Spell makes a tie at the Gallows lynch this player.
    bool isMarked(Seat seat) const;
    /// Whether a tie lynches in this hearing, and how many thumbs down do.
    bool tieLynches(const Matter& hearing) const;
    int thumbsToLynch(const Matter& hearing) const;
    bool mustWander(Seat seat) const;
    /// Whether it is a quiet moment of a seat's turn in which it might forage, as everybody can know.
    bool mightForage(Seat seat) const;
    /// Whether a window closes at the clock's next mark, whoever has passed.
    bool isLastMark() const;
    /// Whether a card fits what is asked for out of the Travelers discard.
    bool canRetrieve(CardId card, Filter filter) const;

private:
    using Answer = std::optional<Refusal>;
    const Card& card(CardId id) const { return m_content.card(id); }
    const Matter* top() const { return m_state.matters.empty() ? nullptr : &m_state.matters.back(); }
    const Traveler& of(Seat seat) const { return m_state.of(seat); }
    bool isQuiet() const { return m_state.matters.empty(); }
    /// The effect that waits for a seat's choice; null if none does.
    const Effect* awaitedEffect(Seat seat) const;
    bool areLandmarksBanned() const;
    /// Why no Path can be forged there, where none can, once these lie.
    Text noPathOn(Cell at, Aim aim, const Territories& network) const;
    /// Why a card cannot be aimed at what is named for this aim, where it cannot; what is named before fits.
    Text notAimedAt(Seat seat, const Card& card, const Marks& marks, std::size_t number) const;
    const Effect& effectOf(const Spell& spell) const
    {
        return card(spell.card).effects[static_cast<std::size_t>(spell.effect)];
    }
    int unpicked(Seat seat, CardId id) const;
    Territories network() const { return m_state.paths | Territories(kStart); }
    Territories explorableFrom(const Territories& network) const;
    /// Where a second Path can be forged once the first lies.
    Territories onwardFrom(Cell first) const
    {
        return explorableFrom(network() | Territories(first)) - edge();
    }
    bool allows(Seat seat, Aim aim, Mark mark) const;
    bool allows(Seat seat, const Card& card, const Marks& marks, std::size_t number) const;
    void marksFor(Seat seat, Aim aim, std::vector<Mark>& marks) const;
    void everyMark(Aim aim, std::vector<Mark>& marks) const;
    /// A reason that is no sentence yet: most are asked for by the thousand and never said.
    struct Why
    {
        TextKey key;
        const Text* card = nullptr;
    };
    /// Why a card cannot be played now, whatever it is aimed at.
    std::optional<Why> refuseCard(Seat seat, CardId id) const;
    std::optional<Why> refuseTiming(Seat seat, const Card& card) const;
    int nightSeconds() const;
    Timer timerToMark() const;
    bool hasAnswer(Seat seat) const;
    bool isVoting() const { return top() != nullptr && top()->stage == Stage::voting; }
    /// Whether a seat has voted and may vote otherwise.
    bool canChangeVote(Seat seat) const
    {
        return isVoting() && !top()->awaited.has(seat) && !top()->concerned.has(seat);
    }
    bool canClaim(Seat seat) const;
    /// Whether a seat chooses in the running step of a Night, and has not said that it leaves it at that.
    bool canChoose(Seat seat) const
    {
        return m_state.isChoosing() && hasChoice(m_state.call) && !m_state.resolved.has(seat);
    }
    void listChoices(Seat seat, std::vector<Move>& moves) const;
    void listPlays(Seat seat, std::vector<Move>& moves) const;
    void forEachHeld(Seat seat, auto&& visit) const
    {
        of(seat).hand.forEachKind(visit);
        for (const CardId id : of(seat).finds)
            visit(id);
    }
    static void forEachOrder(int count, auto&& visit);
    void marksAfter(Seat seat, const Card& card, Mark first, std::vector<Mark>& marks) const;

    Answer check(Seat seat, const Ready& move) const;
    Answer check(Seat seat, const Place& move) const;
    Answer check(Seat seat, const Shift& move) const;
    Answer check(Seat seat, const Lift& move) const;
    Answer refusePlacing(Seat seat) const;
    Answer check(Seat seat, const Point& move) const;
    Answer check(Seat seat, const Seek& move) const;
    Answer check(Seat seat, const Forge& move) const;
    Answer check(Seat seat, const Draw& move) const;
    Answer check(Seat seat, const Forage& move) const;
    Answer check(Seat seat, const EndAction& move) const;
    Answer check(Seat seat, const PlayCard& move) const;
    Answer check(Seat seat, const Respond& move) const;
    Answer check(Seat seat, const Pass& move) const;
    Answer check(Seat seat, const PickCard& move) const;
    Answer check(Seat seat, const Finish& move) const;
    Answer check(Seat seat, const Suffer& move) const;
    Answer check(Seat seat, const Arrange& move) const;
    Answer check(Seat seat, const Rest& move) const;
    Answer check(Seat seat, const Vote& move) const;
    Answer check(Seat seat, const Close& move) const;

    const Content& m_content;
    const State& m_state;
};

} // namespace tablewood::forsaken
