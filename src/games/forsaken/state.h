#pragma once

#include "games/forsaken/matter.h"
#include "games/forsaken/moments.h"
#include "games/forsaken/records.h"
#include "games/forsaken/traveler.h"
#include "kernel/random.h"
#include "kernel/response_window.h"

#include <algorithm>

namespace tablewood::forsaken {

inline constexpr int kFirstHand = 3;
/// Player turns of a Turn Cycle.
inline constexpr int kTurnsOfCycle = 6;

/// The marks of the clock at which a window can close. Those of a death go on; no more than
/// `kMarksCounted` are told apart.
inline constexpr std::size_t kWindowMarks = 4;
inline constexpr int kMarksCounted = 64;
/// More no match that is read has.
inline constexpr int kMostNights = 9'999;
inline constexpr int kMostCycles = 9'999;
inline constexpr int kMostTimedSteps = 999'999'999;
inline constexpr int kMostTurnSeconds = 3600;

/// The purposes of the streams of chance. A draw made in secret never shifts a public one.
enum class Chance : std::uint8_t
{
    roles,
    travelers,
    forest,
    artifacts,
    first,
    lots,
    hands,
    rolls,
    night,
    places
};
inline constexpr std::array<std::string_view, 10> kPurposes{
    "roles", "travelers", "forest", "artifacts", "first", "lots", "hands", "rolls", "night", "places"};

/// A ban or mark that lasts: one effect of a card. `number` tells it from all others in play, also from those
/// of equal cards.
struct Spell
{
    CardId card = kNoCard;
    std::int8_t effect = 0;
    /// Nobody for everybody.
    Seat whom = Seat::none();
    /// Ends of Turn Cycles until it is over; 0 until it is destroyed.
    std::int8_t cycles = 0;
    std::uint8_t number = 0;
    friend bool operator==(const Spell&, const Spell&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("card", self.card);
        visit("effect", self.effect);
        visit("whom", self.whom);
        visit("cycles", self.cycles);
        visit("number", self.number);
    }
};

/// The choices made before the match.
struct Terms
{
    /// In the Fugue Phase nobody forges on Destinations and Sites.
    bool sparesLandmarks = false;
    /// A death waits for a minute at most.
    bool hasDeathClock = false;
    /// Seconds for the Draw and for the Action Phase; 0 for no limit.
    std::int16_t turnSeconds = 0;
    /// Nights have time for all that is said in them.
    bool isCalledAloud = true;
    friend bool operator==(const Terms&, const Terms&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("sparesLandmarks", self.sparesLandmarks);
        visit("hasDeathClock", self.hasDeathClock);
        visit("turnSeconds", self.turnSeconds);
        visit("isCalledAloud", self.isCalledAloud);
    }
};

/// By which rule a match ended.
enum class Ending : std::uint8_t
{
    village,
    voidPrison,
    forsakenDead,
    outnumbered
};
constexpr auto enumNames(Ending)
{
    return std::array<std::string_view, 4>{"village", "void", "forsaken-dead", "outnumbered"};
}

/// The whole of a match.
struct State
{
    Cast cast{};
    Terms terms;
    Step step = Step::roles;
    Call call = Call::forsakenPlace;
    NightStage stage = NightStage::sleeping;
    /// Nights that have begun.
    std::int16_t nights = 0;
    /// The seat that has the turn, and the seat from which the next is sought.
    Seat active{0};
    Seat upcoming{0};
    /// Turns taken of the Turn Cycle; in the Fugue Phase, Paths forged.
    std::int8_t turns = 0;
    /// Turn Cycles of the last Day that are over.
    std::int16_t cycles = 0;
    ShortList<TakenTurn, kTurnsOfCycle> taken;
    bool hasForaged = false;
    bool isNightDue = false;

    ShortList<Traveler, kMaxPlayers> travelers;
    /// Seats that have not said yet that they know their Role, or at dusk that the Night is to begin.
    Seats unready;
    /// Seats that leave their choice in the running step of the Night as it is.
    Seats resolved;
    Seats living;
    Seats onDoorstep;
    /// Seats whose Action of this turn is used.
    Seats acted;
    Seats entangled;
    /// The Blessed who has shown the Role card; who has been on Death's Doorstep by day and did not.
    Seats revealed;
    Seats mortal;

    Territories paths;
    /// The last to forge on each territory.
    std::array<Seat, std::size_t{kSide} * kSide> smiths{};
    Layout layout{};
    /// Destinations that lie face up and Sites that were dug, a bit each.
    std::uint8_t turned = 0;
    std::uint8_t dug = 0;

    /// The top of a deck or discard is the last of its list.
    ShortList<CardId, kMaxTravelers> deck;
    ShortList<CardId, kMaxTravelers + kMaxArtifacts> discard;
    ShortList<CardId, kMaxForest> forestDeck;
    ShortList<CardId, kMaxForest> forestDiscard;
    ShortList<CardId, kMaxArtifacts> artifactDeck;
    ShortList<Spell, kMaxForest> spells;

    std::vector<Matter> matters;
    /// Asks about the topmost matter, or in a phase without one for Fast Actions.
    ResponseWindow window;
    /// The marks of the clock that it has passed: it closes at marks alone.
    std::int8_t mark = 0;
    /// The seat that has announced a response; the others wait for it.
    Seat claimant = Seat::none();
    NightRecord record;
    std::vector<Trial> trials;
    ShortList<Grave, kMaxPlayers> graves;
    std::vector<Note> notes;
    std::vector<KnownCard> known;
    /// Counts the timed steps.
    std::int32_t timedStep = 0;
    std::optional<Ending> ending;
    std::array<Random, kPurposes.size()> streams;

    int seats() const { return static_cast<int>(travelers.size()); }
    Traveler& of(Seat seat) { return travelers[static_cast<std::size_t>(seat.index)]; }
    const Traveler& of(Seat seat) const { return travelers[static_cast<std::size_t>(seat.index)]; }
    Seat after(Seat seat) const { return {static_cast<std::int8_t>((seat.index + 1) % seats())}; }
    Random& chance(Chance purpose) { return streams[static_cast<std::size_t>(purpose)]; }
    /// The spell of a number, null if there is none.
    const Spell* spell(std::uint8_t number) const
    {
        const auto found = std::ranges::find(spells, number, &Spell::number);
        return found == spells.end() ? nullptr : &*found;
    }
    bool isSeat(Seat seat) const { return seat.index >= 0 && seat.index < seats(); }
    /// Living and not on Death's Doorstep.
    bool isWell(Seat seat) const { return living.has(seat) && !onDoorstep.has(seat); }
    Seats well() const
    {
        Seats all = living;
        for (const Seat seat : onDoorstep)
            all.remove(seat);
        return all;
    }
    /// Whether it is the time of a Night in which something can be chosen, and whether what was chosen holds.
    bool isChoosing() const
    {
        return step == Step::night && (stage == NightStage::calling || stage == NightStage::choosing);
    }
    bool isLooking() const { return step == Step::night && stage == NightStage::looking; }
    /// Before Day One nobody has looked at their hand (rulebook, "Night One").
    bool areHandsUnseen() const { return nights == 0 || (nights == 1 && step == Step::night); }
    /// The Draw Phase, before the draw or after it.
    bool isDrawPhase() const { return step == Step::draw || step == Step::drawn; }
    /// The Draw, Action or Fast Action Phase of somebody's turn.
    bool isTurnOfOne() const { return isDrawPhase() || step == Step::action || step == Step::fast; }
    /// Whether a player is Entangled now: not before the first turn of the Turn Cycle after the Night.
    bool isEntangled(Seat seat) const { return step != Step::dawn && entangled.has(seat); }
    /// Whether somebody is asked about something, however many have passed: it goes on until the clock's next
    /// mark.
    bool isAsking() const { return !window.asked.isEmpty(); }
    Seat smithOf(Cell c) const
    {
        return smiths[static_cast<std::size_t>(c.row) * kSide + static_cast<std::size_t>(c.column)];
    }
    /// Whether the place of a Destination lies face up.
    bool isTurned(std::size_t place) const { return (turned >> place & 1) != 0; }

    friend bool operator==(const State&, const State&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("cast", self.cast);
        visit("terms", self.terms);
        visit("step", self.step);
        visit("call", self.call);
        visit("stage", self.stage);
        visit("nights", self.nights);
        visit("active", self.active);
        visit("upcoming", self.upcoming);
        visit("turns", self.turns);
        visit("cycles", self.cycles);
        visit("taken", self.taken);
        visit("hasForaged", self.hasForaged);
        visit("isNightDue", self.isNightDue);
        visit("travelers", self.travelers);
        visit("unready", self.unready);
        visit("resolved", self.resolved);
        visit("living", self.living);
        visit("onDoorstep", self.onDoorstep);
        visit("acted", self.acted);
        visit("entangled", self.entangled);
        visit("revealed", self.revealed);
        visit("mortal", self.mortal);
        visit("paths", self.paths);
        visit("smiths", self.smiths);
        visit("layout", self.layout);
        visit("turned", self.turned);
        visit("dug", self.dug);
        visit("deck", self.deck);
        visit("discard", self.discard);
        visit("forestDeck", self.forestDeck);
        visit("forestDiscard", self.forestDiscard);
        visit("artifactDeck", self.artifactDeck);
        visit("spells", self.spells);
        visit("matters", self.matters);
        visit("window", self.window);
        visit("mark", self.mark);
        visit("claimant", self.claimant);
        visit("record", self.record);
        visit("trials", self.trials);
        visit("graves", self.graves);
        visit("notes", self.notes);
        visit("known", self.known);
        visit("timedStep", self.timedStep);
        visit("ending", self.ending);
        visit("streams", self.streams);
    }
};

} // namespace tablewood::forsaken
