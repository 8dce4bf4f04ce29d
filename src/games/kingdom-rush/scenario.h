#pragma once

#include "games/kingdom-rush/horde_card.h"
#include "games/kingdom-rush/map_parts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Scenarios: goals, modules, stacks and what they begin with.
namespace tablewood::kingdom_rush {

/// A card by what its back says: any of those that fit, or that very `card` among the horde cards.
struct CardSlot
{
    CardKind kind = CardKind::horde;
    std::uint8_t wave = 0;
    HordeColour colour = HordeColour::green;
    std::uint8_t number = 0;
    std::uint8_t card = kNone;
    friend bool operator==(const CardSlot&, const CardSlot&) = default;
};

/// Whether a card has the back that a slot asks for.
inline bool hasBack(const HordeCard& card, const CardSlot& slot)
{
    return card.kind == slot.kind && card.number == slot.number &&
           (card.kind != CardKind::horde || (card.wave == slot.wave && card.colour == slot.colour));
}

struct StartHorde
{
    CardSlot card;
    std::uint8_t at = 0;
};

/// What a scenario adds to the rules.
enum class Module : std::uint8_t
{
    guided,
    regrow,
    champions,
    events,
    whiteSite,
    fireClaw,
    tentacles,
    pumpkins,
    freeze,
    water,
    faults,
    flying,
    lateSpawn,
    twoMaps,
    eventTokens,
    evasive,
    cyclone,
    shortestPath,
    flagStack,
    ritual,
    graveyard,
    trayLimit,
    riftDeck,
    blossomPool
};
constexpr auto enumNames(Module)
{
    return std::array<std::string_view, 24>{
        "guided",    "regrow",   "champions",   "events",    "whiteSite", "fireClaw",
        "tentacles", "pumpkins", "freeze",      "water",     "faults",    "flying",
        "lateSpawn", "twoMaps",  "eventTokens", "evasive",   "cyclone",   "shortestPath",
        "flagStack", "ritual",   "graveyard",   "trayLimit", "riftDeck",  "blossomPool"};
}

/// How a scenario is won.
enum class Win : std::uint8_t
{
    /// A heart is left at the end of round `number`.
    survive,
    /// No horde is on the map at the end of round `number`; of any round where that is 0.
    clear,
    /// `number` champions were destroyed, at the end of that round.
    champions,
    /// All cards of Fire Claw fell.
    claw,
    /// `number` ponds are frozen.
    ponds,
    /// All lives of the boss are gone.
    boss,
    /// Round `number` ends and all event tokens are gone.
    tokens,
    /// The round ends in which event `number` came.
    event,
    /// `number` rituals, at once.
    rituals,
    /// `number` bosses among the hordes were destroyed.
    hordeBosses
};
constexpr auto enumNames(Win)
{
    return std::array<std::string_view, 10>{"survive", "clear",  "champions", "claw",    "ponds",
                                            "boss",    "tokens", "event",     "rituals", "hordeBosses"};
}

/// How a scenario is lost besides the loss of all hearts.
enum class Loss : std::uint8_t
{
    /// All stacks are empty as a round begins.
    allStacksEmpty,
    /// Two are.
    twoStacksEmpty,
    championEscapes,
    bossEscapes,
    anyEscapes,
    /// More than 12 hordes.
    trays
};
constexpr auto enumNames(Loss)
{
    return std::array<std::string_view, 6>{"allStacksEmpty", "twoStacksEmpty", "championEscapes",
                                           "bossEscapes",    "anyEscapes",     "trays"};
}

/// What the Iron Challenge of a scenario asks for.
enum class IronRule : std::uint8_t
{
    none,
    /// No tower of level 1 is bought, and no blossom lies (#1).
    noFirstLevel,
    /// A champion that misses its special loses a tile (#2).
    championSheds,
    claw,
    oneHeart,
    middlePondFirst,
    bossCards,
    faultsStay,
    saitamAlone,
    bruxaNeverOnHordes,
    ownFaults
};
constexpr auto enumNames(IronRule)
{
    return std::array<std::string_view, 11>{
        "none",        "noFirstLevel",       "championSheds", "claw",
        "oneHeart",    "middlePondFirst",    "bossCards",     "faultsStay",
        "saitamAlone", "bruxaNeverOnHordes", "ownFaults"};
}

/// A hero whom nobody plays: all move them before phase 2 (#3, #5, #8 to #10).
struct Guest
{
    std::uint8_t hero = 0;
    /// Where it begins; kNone for its board, beside the exit.
    std::uint8_t at = kNone;
    std::uint8_t moves = 2;
    bool isProtected = false;
};

/// A boss with a figure of its own (#6, #12), or one that lies still (#3).
struct Boss
{
    std::string key;
    Text name;
    /// Where it begins, then each space of its way.
    std::vector<std::uint8_t> track;
    /// Its lives, by their numbers among the horde cards, the first on top.
    std::vector<std::uint8_t> lives;
};

/// By the numbers of their spawns, top card first.
using Stacks = std::vector<std::vector<CardSlot>>;

/// Stacks that some numbers of players have in the place of those of all.
struct OtherStacks
{
    Players players{0};
    Stacks stacks;
};

/// Starting towers for a number of players.
struct StartingTowers
{
    enum class Reading : std::uint8_t
    {
        team,
        each
    };
    Reading share = Reading::team;
    /// Numbers of tower kinds, one for each card.
    std::vector<std::uint8_t> towers;
};
constexpr auto enumNames(StartingTowers::Reading) { return std::array<std::string_view, 2>{"team", "each"}; }

/// What a scenario is called among its spaces, such as where event B lies (#9).
struct Mark
{
    std::string key;
    std::uint8_t at = 0;
};

/// A page that explains something new, and once more when it first matters.
struct NewRule
{
    std::string key;
    Text title;
    Text text;
};

/// What a scenario says, in another language.
struct ScenarioWords
{
    /// Two small letters, such as "de".
    std::string language;
    /// Words as the scenario says them, each with its translation.
    std::vector<std::pair<std::string, std::string>> words;
};

struct Scenario
{
    /// "prologue", "1", ... as the option says.
    std::string key;
    Text name;
    /// Two lines.
    std::vector<Text> story;
    Text goal;
    Text losses;
    Text ironRule;
    std::vector<NewRule> pages;
    std::vector<ScenarioWords> translations;
    EnumSet<Module> modules;
    bool isStandardOnly = false;
    /// How long a match takes; 0 where nothing is said.
    std::uint8_t minutes = 0;

    Win win = Win::survive;
    std::uint8_t winNumber = 0;
    EnumSet<Loss> loss{Loss::allStacksEmpty};
    IronRule iron = IronRule::none;

    std::uint8_t hearts = 5;
    std::uint8_t crystals = 3;
    std::uint8_t gold = 3;
    /// Tiers whose abilities may be chosen: a bit for each, the lowest for tier 1. None: no abilities.
    std::uint8_t tiers = 0;
    /// Kinds of level 4 that are in the supply.
    std::vector<std::uint8_t> level4;
    /// Mods that are sold.
    std::vector<std::uint8_t> mods;
    /// Heroes that may not be chosen, as they are guests.
    std::vector<std::uint8_t> absent;
    /// The hero that is proposed first; kNone for no one.
    std::uint8_t proposed = kNone;
    /// Bench heroes of who plays alone; 0 for none.
    std::uint8_t benchHeroes = 2;
    /// Whether who plays alone blocks a colour each round.
    bool blocksColour = true;
    /// Perfect range and "any horde" reach both maps.
    bool reachesBoth = false;

    std::vector<MapSize> maps;
    std::vector<MapTile> tiles;
    std::vector<Space> spaces;
    std::vector<Edge> edges;
    std::vector<Spawn> spawns;
    std::vector<Exit> exits;
    /// By the numbers of their spawns.
    std::vector<Route> routes;
    std::vector<Feature> features;
    std::vector<StartHorde> start;
    Stacks stacks;
    std::vector<OtherStacks> otherStacks;
    std::vector<Mark> marks;
    std::vector<Guest> guests;
    std::optional<Boss> boss;

    std::array<StartingTowers, kMaxPlayers> towers;
    Source source = Source::standIn;

    const Stacks& stacksFor(int players) const
    {
        const auto other = std::ranges::find_if(
            otherStacks, [&](const OtherStacks& one) { return one.players.has(players); });
        return other == otherStacks.end() ? stacks : other->stacks;
    }
};

/// Whether the rules of a module, of a goal or of a way to lose are there.
constexpr bool hasRules(Module module)
{
    return module == Module::guided || module == Module::regrow || module == Module::champions;
}
constexpr bool hasRules(Win win) { return win == Win::survive || win == Win::clear || win == Win::champions; }
constexpr bool hasRules(Loss loss)
{
    return loss != Loss::bossEscapes && loss != Loss::anyEscapes && loss != Loss::trays;
}

/// Whether the rules of all that a scenario asks for are there.
inline bool isPlayable(const Scenario& scenario)
{
    for (std::size_t i = 0; i < enumNames(Module{}).size(); ++i)
        if (scenario.modules.has(static_cast<Module>(i)) && !hasRules(static_cast<Module>(i)))
            return false;
    for (std::size_t i = 0; i < enumNames(Loss{}).size(); ++i)
        if (scenario.loss.has(static_cast<Loss>(i)) && !hasRules(static_cast<Loss>(i)))
            return false;
    return hasRules(scenario.win);
}

} // namespace tablewood::kingdom_rush
