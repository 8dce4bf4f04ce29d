#pragma once

#include "games/forsaken/cast.h"
#include "games/forsaken/moves.h"
#include "games/forsaken/territories.h"
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
inline constexpr int kMostTimedSteps = 999'999'999;
inline constexpr int kMostTurnSeconds = 3600;

/// Where the match is. In `roles` everybody looks at their Role card; in `dusk` eyes are closed for all
/// Nights but the first; `fast` is the Fast Action Phase; nights have their steps in `Call`.
enum class Step : std::uint8_t
{
    roles,
    dusk,
    night,
    dawn,
    fugue,
    draw,
    action,
    fast,
    forest,
    over
};
constexpr auto enumNames(Step)
{
    return std::array<std::string_view, 10>{"roles", "dusk",   "night", "dawn",   "fugue",
                                            "draw",  "action", "fast",  "forest", "over"};
}

/// Who is called in a Night, and for what: the first five in Night One, in this order; the Navigator and
/// those after the Cursed in all later Nights, the Navigator last.
enum class Call : std::uint8_t
{
    shroudedSwaps,
    forsakenPlace,
    cowardLooks,
    navigatorSeeks,
    cursedSwaps,
    oracleReads,
    priestShelters,
    forsakenSacrifice,
    silencerEntangles
};
constexpr auto enumNames(Call)
{
    return std::array<std::string_view, 9>{"shrouded-swaps",  "forsaken-place",     "coward-looks",
                                           "navigator-seeks", "cursed-swaps",       "oracle-reads",
                                           "priest-shelters", "forsaken-sacrifice", "silencer-entangles"};
}

/// How far a step of the Night is. Eyes close before the first and open behind the last; the called are
/// called, choose, look at what they chose, and close their eyes. Choosing begins with the call. Where a
/// Night is not called aloud it has the seconds of choosing and looking alone.
enum class NightStage : std::uint8_t
{
    sleeping,
    calling,
    choosing,
    looking,
    closing,
    waking
};
constexpr auto enumNames(NightStage)
{
    return std::array<std::string_view, 6>{"sleeping", "calling", "choosing", "looking", "closing", "waking"};
}

/// What each stream of chance is for. A draw made in secret never shifts a public one.
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

/// The cards of a hand: how many of each kind.
class Hand
{
public:
    int size() const { return m_size; }
    bool isEmpty() const { return m_size == 0; }
    int count(CardId card) const { return card < m_counts.size() ? m_counts[card] : 0; }
    bool has(CardId card) const { return count(card) > 0; }
    void add(CardId card)
    {
        ++m_counts[card];
        m_kinds |= std::uint64_t{1} << card;
        ++m_size;
    }
    void remove(CardId card)
    {
        if (--m_counts[card] == 0)
            m_kinds &= ~(std::uint64_t{1} << card);
        --m_size;
    }
    /// Each kind once, in the order of the content.
    void forEachKind(auto&& visit) const
    {
        for (std::uint64_t left = m_kinds; left != 0; left &= left - 1)
            visit(static_cast<CardId>(std::countr_zero(left)));
    }
    /// The nth card, all of one kind beside each other; there are more than `n`.
    CardId at(std::uint32_t n) const
    {
        CardId found = kNoCard;
        forEachKind([&](CardId card) {
            if (found == kNoCard && n < m_counts[card])
                found = card;
            else
                n -= m_counts[card];
        });
        return found;
    }

    friend bool operator==(const Hand&, const Hand&) = default;
    static void describe(auto& self, auto& visit)
    {
        ShortList<CardId, kMaxTravelers> cards;
        for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(self.m_size); ++i)
            cards.push_back(self.at(i));
        visit("cards", cards);
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(self)>>)
            self.become(cards);
    }

private:
    void become(const ShortList<CardId, kMaxTravelers>& cards)
    {
        *this = Hand();
        for (const CardId card : cards) {
            if (card >= kMaxTravelerKinds)
                throw InputError("hand", "there is no such card");
            add(card);
        }
    }

    std::uint64_t m_kinds = 0;
    std::array<std::uint8_t, kMaxTravelerKinds> m_counts{};
    std::uint8_t m_size = 0;
};

using Layout = std::array<Landmark, kLandmarks>;

/// A seat.
struct Traveler
{
    /// The dealt role, and that of the card which lies before the player.
    Role role = Role::commonfolk;
    Role shown = Role::commonfolk;
    Hand hand;
    /// Finder's Actions, face up.
    ShortList<CardId, kMaxArtifacts> finds;
    /// Whose Role cards and which Destinations (a bit each) they have peeked at, and how many cards on top of
    /// the Forest deck they have foreseen.
    Seats souls;
    std::uint8_t places = 0;
    std::int8_t foreseen = 0;
    /// In a Night: the Destinations as they arrange them, whom or what they chose (-1 for nothing yet), how
    /// often they may still choose.
    Layout draft{};
    std::int8_t choice = -1;
    std::int8_t choices = 0;
    /// Cards chosen for the effect that waits for them.
    ShortList<CardId, kMaxPicks> picks;
    friend bool operator==(const Traveler&, const Traveler&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("role", self.role);
        visit("shown", self.shown);
        visit("hand", self.hand);
        visit("finds", self.finds);
        visit("souls", self.souls);
        visit("places", self.places);
        visit("foreseen", self.foreseen);
        visit("draft", self.draft);
        visit("choice", self.choice);
        visit("choices", self.choices);
        visit("picks", self.picks);
    }
};

enum class MatterKind : std::uint8_t
{
    /// A card that was played, flipped or found.
    card,
    /// Players on Death's Doorstep, settled one by one.
    dying,
    /// A player on the Gallows.
    hearing,
    /// The end of a Forest Turn.
    closing
};
constexpr auto enumNames(MatterKind)
{
    return std::array<std::string_view, 4>{"card", "dying", "hearing", "closing"};
}

enum class Stage : std::uint8_t
{
    /// Others shall be asked; are asked; have been asked.
    fresh,
    asking,
    happening,
    /// Of a hearing: the Accused speaks, all vote and can change it, and no more once it is counted down.
    testimony,
    voting,
    countdown
};
constexpr auto enumNames(Stage)
{
    return std::array<std::string_view, 6>{"fresh",     "asking", "happening",
                                           "testimony", "voting", "countdown"};
}

/// Something that is not settled yet. What happens inside of it lies above it, and it waits.
struct Matter
{
    MatterKind kind = MatterKind::card;
    Stage stage = Stage::fresh;
    CardId card = kNoCard;
    /// Who played the card, or is accused; nobody for the Forest.
    Seat author;
    Marks marks;
    bool isForbidden = false;
    /// Of a death: it was brought by the Night. Of a hearing: a tie lynches.
    bool isByNight = false;
    bool tieLynches = false;
    /// The effect that is on, whether it has begun, and which mark it would use next.
    std::int8_t effect = 0;
    bool hasBegun = false;
    std::int8_t marksUsed = 0;
    /// Whom the effect is about, or whose vote stays as it is; who still has to choose for it or to vote.
    Seats concerned;
    Seats awaited;
    /// Votes for death.
    Seats down;
    /// Those on Death's Doorstep, the next first.
    ShortList<Seat, kMaxPlayers> victims;
    friend bool operator==(const Matter&, const Matter&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("stage", self.stage);
        visit("card", self.card);
        visit("author", self.author);
        visit("marks", self.marks);
        visit("isForbidden", self.isForbidden);
        visit("isByNight", self.isByNight);
        visit("tieLynches", self.tieLynches);
        visit("effect", self.effect);
        visit("hasBegun", self.hasBegun);
        visit("marksUsed", self.marksUsed);
        visit("concerned", self.concerned);
        visit("awaited", self.awaited);
        visit("down", self.down);
        visit("victims", self.victims);
    }
};

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

/// What somebody has seen in secret: for their notebook. `day` counts from 1, 0 is before the first Night is
/// over; `turn` counts the turns of the Turn Cycle, -1 by night.
enum class NoteKind : std::uint8_t
{
    /// The Role `what` lay before the seat `subject`.
    role,
    /// The Destination `what` lay on the place `subject`.
    place,
    /// The card `what` was in the hand of the seat `subject`, `count` times.
    hand,
    /// The card `what` lay in the Forest deck, as the `subject`th from the top.
    forest
};
constexpr auto enumNames(NoteKind)
{
    return std::array<std::string_view, 4>{"role", "place", "hand", "forest"};
}
struct Note
{
    Seat reader;
    NoteKind kind = NoteKind::role;
    std::uint8_t subject = 0;
    std::uint8_t what = 0;
    std::uint8_t count = 1;
    std::int8_t turn = 0;
    std::int16_t day = 0;
    friend bool operator==(const Note&, const Note&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("reader", self.reader);
        visit("kind", self.kind);
        visit("subject", self.subject);
        visit("what", self.what);
        visit("count", self.count);
        visit("turn", self.turn);
        visit("day", self.day);
    }
};

/// A card that `reader` knows to be in the hand of `holder`.
struct KnownCard
{
    Seat reader;
    Seat holder;
    CardId card = kNoCard;
    friend bool operator==(const KnownCard&, const KnownCard&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("reader", self.reader);
        visit("holder", self.holder);
        visit("card", self.card);
    }
};

/// A hearing that is over.
struct Trial
{
    Seat accused;
    Seats down;
    Seats up;
    bool isLynched = false;
    std::int16_t day = 0;
    friend bool operator==(const Trial&, const Trial&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("accused", self.accused);
        visit("down", self.down);
        visit("up", self.up);
        visit("isLynched", self.isLynched);
        visit("day", self.day);
    }
};

/// A death.
struct Grave
{
    Seat seat;
    std::int16_t day = 0;
    friend bool operator==(const Grave&, const Grave&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seat", self.seat);
        visit("day", self.day);
    }
};

/// A turn of the Turn Cycle that is on or over: whose, and which card they played first in it, if any.
struct TakenTurn
{
    Seat seat;
    CardId card = kNoCard;
    friend bool operator==(const TakenTurn&, const TakenTurn&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seat", self.seat);
        visit("card", self.card);
    }
};

/// What was chosen before the match.
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

/// The Night Actions of the last Night, sealed until dawn. Of those whom most of the Forsaken pointed at one
/// is drawn at dawn.
struct NightRecord
{
    Seats pointed;
    Seat sacrificed;
    Seat sheltered;
    Seat entangled;
    friend bool operator==(const NightRecord&, const NightRecord&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("pointed", self.pointed);
        visit("sacrificed", self.sacrificed);
        visit("sheltered", self.sheltered);
        visit("entangled", self.entangled);
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
    /// Whose turn it is, and the seat from which the next is sought.
    Seat active{0};
    Seat upcoming{0};
    /// Turns taken of the Turn Cycle; in the Fugue Phase, Paths forged.
    std::int8_t turns = 0;
    ShortList<TakenTurn, kTurnsOfCycle> taken;
    bool hasForaged = false;
    bool isNightDue = false;

    ShortList<Traveler, kMaxPlayers> travelers;
    /// Who has not said yet that they know their Role, or at dusk that the Night is to begin.
    Seats unready;
    Seats living;
    Seats onDoorstep;
    /// Whose Action of this turn is used.
    Seats acted;
    Seats entangled;
    /// The Blessed who has shown the Role card; who has been on Death's Doorstep by day and did not.
    Seats revealed;
    Seats mortal;

    Territories paths;
    /// Who forged on a territory last.
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
    /// Who has announced a response, which the others wait for.
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
    /// Whether a player is Entangled now: not before the first turn of the Turn Cycle after the Night.
    /// The Draw, Action or Fast Action Phase of somebody's turn.
    bool isTurnOfOne() const { return step == Step::draw || step == Step::action || step == Step::fast; }
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
        visit("taken", self.taken);
        visit("hasForaged", self.hasForaged);
        visit("isNightDue", self.isNightDue);
        visit("travelers", self.travelers);
        visit("unready", self.unready);
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
