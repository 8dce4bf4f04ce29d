#pragma once

#include "games/arbor/land.h"
#include "games/arbor/moves.h"
#include "kernel/random.h"
#include "kernel/response_window.h"

namespace tablewood::arbor {

inline constexpr int kTrees = 25;
inline constexpr int kGuardians = 5;
inline constexpr int kDisplay = 3;
inline constexpr int kHandLimit = 4;
inline constexpr int kFirstManna = 3;
inline constexpr int kMannaSlots = 8;
/// Storms add up no further than this; a Dawn never brings or takes more than the slots hold.
inline constexpr int kMaxStorm = 100;
/// So much manna Thunder takes and Lightning gives at the next Dawn.
inline constexpr int kMannaOfStorm = 2;
/// A die's face that shows the Blessing; the others show their number, 2 to 6.
inline constexpr std::int8_t kBlessingFace = 1;
/// The face of a die in words.
Text faceText(std::int8_t face);

/// The choices made before the match.
struct Terms
{
    std::string scenario;
    std::int8_t glory = 13;
    WinRule win = WinRule::hold;
    bool hasLifeCards = false;
    /// The match is counted after this round; 0 for never.
    std::int16_t lastRound = 60;
    /// The highest roll names who begins; else it begins.
    Later<bool> isFirstNamed;
    friend bool operator==(const Terms&, const Terms&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("scenario", self.scenario);
        visit("glory", self.glory);
        visit("win", self.win);
        visit("lifeCards", self.hasLifeCards);
        visit("lastRound", self.lastRound);
        visit("firstNamed", self.isFirstNamed);
    }
};

/// A Star card that everybody sees. It has a new id each time it comes from the deck.
struct Card
{
    Spirit spirit = Spirit::fire;
    PieceId id = 0;
    friend bool operator==(const Card&, const Card&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("spirit", self.spirit);
        visit("id", self.id);
    }
};

/// A player's side of the match. Numbers of Trees, Guardians and the Sage are those not on the board.
struct Forest
{
    /// The two Ancients dealt and the chosen one, by their place in the content; -1 while not chosen.
    std::array<std::int8_t, 2> dealt{-1, -1};
    std::int8_t ancient = -1;
    /// Where the Ancient stands.
    Cell at;
    std::int8_t trees = kTrees;
    std::int8_t guardians = kGuardians;
    bool hasSage = true;
    std::int8_t manna = 0;
    /// Manna more (Lightning) or less (Thunder) at the next Dawn.
    std::int8_t storm = 0;
    /// The Blessing can be used in this Day: rolled or given by a Life card, and not used yet.
    bool canBless = false;
    bool hasBlessed = false;
    bool hasAwakened = false;
    /// Glory at the beginning of the running turn (anybody's).
    std::int8_t gloryBefore = 0;
    ShortList<Card, kHandLimit> hand;
    friend bool operator==(const Forest&, const Forest&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("dealt", self.dealt);
        visit("ancient", self.ancient);
        visit("at", self.at);
        visit("trees", self.trees);
        visit("guardians", self.guardians);
        visit("hasSage", self.hasSage);
        visit("manna", self.manna);
        visit("storm", self.storm);
        visit("canBless", self.canBless);
        visit("hasBlessed", self.hasBlessed);
        visit("hasAwakened", self.hasAwakened);
        visit("gloryBefore", self.gloryBefore);
        visit("hand", self.hand);
    }
};

/// Trees grown one beside the other in a Day, first tree first: each has cost a manna.
using Chain = ShortList<Cell, kMannaSlots>;

/// A song that was played and has not taken effect yet, or a Destiny against the one below it.
struct PendingSong
{
    Seat seat;
    Song song = Song::flame;
    Card card;
    Targets at;
    friend bool operator==(const PendingSong&, const PendingSong&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seat", self.seat);
        visit("song", self.song);
        visit("card", self.card);
        visit("at", self.at);
    }
};

/// Where the match is. In `naming` the highest roll says who begins. `dawn` is the choice after two
/// Blessings; `dusk` begins with the first card drawn; Night happens by itself.
enum class Step : std::uint8_t
{
    choosing,
    dawn,
    day,
    dusk,
    over,
    naming
};
constexpr auto enumNames(Step)
{
    return std::array<std::string_view, 6>{"choosing", "dawn", "day", "dusk", "over", "naming"};
}

/// By which rule a match ended.
enum class Ending : std::uint8_t
{
    reached,
    held,
    counted
};
constexpr auto enumNames(Ending) { return std::array<std::string_view, 3>{"reached", "held", "counted"}; }

/// How a match ended: the number is the Glory that was reached or held, or the rounds after which it was
/// counted.
struct Finish
{
    Ending ending = Ending::reached;
    Seats winners;
    std::int16_t number = 0;
    friend bool operator==(const Finish&, const Finish&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("ending", self.ending);
        visit("winners", self.winners);
        visit("number", self.number);
    }
};

/// The whole of a match. Secret is the order of the deck and what the streams of chance will bring; all else
/// is public.
struct State
{
    Terms terms;
    Step step = Step::choosing;
    /// The seat that has the turn, chooses an Ancient, or names who begins.
    Seat active{0};
    Seat first = Seat::none();
    std::int16_t round = 0;
    std::array<std::int8_t, 2> dice{};
    Land land;
    ShortList<Forest, kMaxPlayers> forests;
    Chain chain;
    /// The top of the deck and of the discard is the last of the list.
    ShortList<Spirit, kMaxDeck> deck;
    ShortList<Card, kMaxDeck> discard;
    std::array<std::optional<Card>, kDisplay> display;
    /// Songs that wait to take effect, the latest last; empty while no window is open.
    std::vector<PendingSong> pending;
    ResponseWindow window;
    std::optional<Finish> finish;
    PieceId nextPiece = kFirstTileId;
    Random diceStream;
    Random deckStream;
    Random dealStream;

    /// Before the first Dawn: Ancients are chosen, and who begins is named.
    bool isSettingOut() const { return step == Step::choosing || step == Step::naming; }

    int seats() const { return static_cast<int>(forests.size()); }
    Forest& of(Seat seat) { return forests[static_cast<std::size_t>(seat.index)]; }
    const Forest& of(Seat seat) const { return forests[static_cast<std::size_t>(seat.index)]; }
    Forest& activeForest() { return of(active); }
    const Forest& activeForest() const { return of(active); }
    Seat after(Seat seat) const { return {static_cast<std::int8_t>((seat.index + 1) % seats())}; }

    /// How it ended, in words; nothing while it runs.
    std::optional<Outcome> outcome() const;

    /// Throws InputError where a state that was read cannot be one of a match.
    void checkSound() const;

    friend bool operator==(const State&, const State&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("terms", self.terms);
        visit("step", self.step);
        visit("active", self.active);
        visit("first", self.first);
        visit("round", self.round);
        visit("dice", self.dice);
        visit("land", self.land);
        visit("forests", self.forests);
        visit("chain", self.chain);
        visit("deck", self.deck);
        visit("discard", self.discard);
        visit("display", self.display);
        visit("pending", self.pending);
        visit("window", self.window);
        visit("finish", self.finish);
        visit("nextPiece", self.nextPiece);
        visit("diceStream", self.diceStream);
        visit("deckStream", self.deckStream);
        visit("dealStream", self.dealStream);
        if constexpr (!std::is_const_v<std::remove_reference_t<decltype(self)>>)
            self.checkSound();
    }
};

} // namespace tablewood::arbor
