#pragma once

#include "kernel/game.h"
#include "kernel/short_list.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

/// The content of Kingdom Rush: Elemental Uprising, read from resources/games/kingdom-rush. What names
/// another entry does so by its number in that list of `Content`; keys are for files, moves and people.
namespace tablewood::kingdom_rush {

inline constexpr int kMaxPlayers = 4;
/// The rulebook's box.
inline constexpr std::size_t kTowerCards = 44;
inline constexpr std::size_t kHeroes = 5;
inline constexpr std::size_t kAbilitiesOfHero = 4;
/// Limits of what a file may hold.
inline constexpr std::size_t kMostSpaces = 128;
inline constexpr std::size_t kMostHordeCards = 250;
inline constexpr std::size_t kMostRoutes = 4;
inline constexpr std::size_t kMostStackCards = 16;
inline constexpr int kMostGridSide = 8;

/// No entry, where a number names one.
inline constexpr std::uint8_t kNone = 255;

/// A set of enumerators with fewer than 64 values.
template <class E>
class EnumSet
{
public:
    constexpr EnumSet() = default;
    constexpr EnumSet(std::initializer_list<E> all)
    {
        for (const E one : all)
            add(one);
    }
    constexpr void add(E one) { m_bits |= bit(one); }
    constexpr bool has(E one) const { return (m_bits & bit(one)) != 0; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    friend constexpr bool operator==(EnumSet, EnumSet) = default;

private:
    static constexpr std::uint64_t bit(E one) { return std::uint64_t{1} << static_cast<unsigned>(one); }
    std::uint64_t m_bits = 0;
};

/// For how many players something is there: a bit each, the lowest for one player.
struct Players
{
    std::uint8_t bits = 0b1111;
    constexpr bool has(int players) const { return (bits >> (players - 1) & 1) != 0; }
    friend constexpr bool operator==(Players, Players) = default;
};

// ---------------------------------------------------------------------------------------------------------
// Damage

/// Squares of a horde's grid: bit `row * 8 + column`, whatever its width.
using Squares = std::uint64_t;
constexpr Squares squareAt(int column, int row) { return Squares{1} << (row * kMostGridSide + column); }

enum class Damage : std::uint8_t
{
    physical,
    magical,
    pure
};
constexpr auto enumNames(Damage) { return std::array<std::string_view, 3>{"physical", "magical", "true"}; }
inline constexpr std::size_t kDamages = 3;

/// The shapes of damage tiles, as in files "1x1", "2x1", "3x1", "corner3", "2x2", "ell", "zig", "tee".
enum class TileShape : std::uint8_t
{
    one,
    two,
    three,
    corner,
    square,
    ell,
    zig,
    tee
};
constexpr auto enumNames(TileShape)
{
    return std::array<std::string_view, 8>{"1x1", "2x1", "3x1", "corner3", "2x2", "ell", "zig", "tee"};
}
inline constexpr std::size_t kTileShapes = 8;

/// Which hordes a part of an attack may reach.
enum class Aim : std::uint8_t
{
    /// Those that an arrow points to, turned as the tower or hero faces.
    arrows,
    /// Any of the eight around.
    adjacent,
    /// Any on the same map that can be seen.
    perfect,
    /// The one the hero stands on.
    melee,
    /// The one the hero stands on, or an adjacent one.
    around
};
constexpr auto enumNames(Aim)
{
    return std::array<std::string_view, 5>{"arrows", "adjacent", "perfect", "melee", "around"};
}

/// How the pieces of a part are shared out among the hordes it reaches.
enum class Share : std::uint8_t
{
    /// All on one of them.
    one,
    /// Freely.
    split,
    /// The full set on each, or on as many as `hordes` says.
    each
};
constexpr auto enumNames(Share) { return std::array<std::string_view, 3>{"one", "split", "each"}; }

/// Directions 0 to 7 clockwise, 0 ahead: a bit each.
using Arrows = std::uint8_t;
constexpr Arrows arrow(int direction) { return static_cast<Arrows>(1u << (direction & 7)); }

/// A part of an attack.
struct AttackPart
{
    Aim aim = Aim::arrows;
    Arrows arrows = arrow(0);
    Share share = Share::one;
    Damage damage = Damage::physical;
    ShortList<TileShape, 6> tiles;
    std::uint8_t soldiers = 0;
    /// Each soldier throws a spear: a 1x1 of its type on another horde adjacent to its own.
    bool hasSpears = false;
    /// With `each`: at most so many hordes; 0 for all.
    std::uint8_t hordes = 0;
    friend bool operator==(const AttackPart&, const AttackPart&) = default;
};

/// Parts that all apply. `isJoined`: whatever their aims, all on one horde (archers).
struct Attack
{
    std::vector<AttackPart> parts;
    bool isJoined = false;
    friend bool operator==(const Attack&, const Attack&) = default;
};

// ---------------------------------------------------------------------------------------------------------
// Towers and mods

enum class TowerType : std::uint8_t
{
    archer,
    mage,
    artillery,
    soldier
};
constexpr auto enumNames(TowerType)
{
    return std::array<std::string_view, 4>{"archer", "mage", "artillery", "soldier"};
}

/// A kind of tower card.
struct TowerKind
{
    std::string key;
    Text name;
    TowerType type = TowerType::archer;
    /// 1 to 4.
    std::uint8_t level = 1;
    Damage damage = Damage::physical;
    /// How many mods it takes.
    std::uint8_t slots = 0;
    /// How many cards of it there are. All kinds together have 44.
    std::uint8_t copies = 1;
    /// One of them is chosen.
    std::vector<Attack> attacks;
    FacePicture picture;
    Source source = Source::standIn;
};

enum class ModEffect : std::uint8_t
{
    /// One more 2x1, physical, on a horde that is pointed to.
    pair,
    /// One more 1x1, physical, on any horde.
    single,
    /// All tiles are true damage.
    pure,
    /// The printed tiles have perfect range, on one horde.
    perfect,
    /// One more soldier on a horde that is pointed to, without a spear.
    soldier,
    /// One more tower that is none of soldiers on its site.
    site,
    /// Passed and raised: whoever gets it rests.
    restOnPass,
    /// Passed and raised: 2 crystals and 1 gold.
    payOnPass,
    /// Played: for 1 crystal it comes back to the hand after its attack.
    comeBack,
    /// Played on a blossom: refreshes it.
    refresh
};
constexpr auto enumNames(ModEffect)
{
    return std::array<std::string_view, 10>{"pair", "single",     "true",      "perfect",  "soldier",
                                            "site", "restOnPass", "payOnPass", "comeBack", "refresh"};
}

struct ModKind
{
    std::string key;
    Text name;
    Text rule;
    bool isBasic = true;
    ModEffect effect = ModEffect::pair;
    std::string icon;
    FacePicture picture;
    Source source = Source::standIn;
};

// ---------------------------------------------------------------------------------------------------------
// Heroes

/// What heroes do besides placing tiles and soldiers.
enum class HeroEffect : std::uint8_t
{
    /// Places Sand Warriors on the own or an adjacent horde, `amount` of them; `hasSpears` of the ability.
    warriors,
    /// An adjacent horde that is no champion makes no attempt this round; with `isFar` any horde of the map.
    wall,
    /// Heals oneself by `amount`.
    healSelf,
    /// Heals each adjacent hero by `amount`.
    healAdjacent,
    /// Heals one adjacent hero of one's choice by `amount`.
    healOne,
    /// Heals all heroes fully.
    healAll,
    /// Protects one hero till the end of the round.
    protect,
    /// Refreshes so many exhausted blossoms.
    regrow,
    /// Moves so many spaces more before the rest.
    leap,
    /// Discards skulls, as many as one likes; the attack is done once for each.
    spendSkulls
};
constexpr auto enumNames(HeroEffect)
{
    return std::array<std::string_view, 10>{"warriors", "wall",    "healSelf", "healAdjacent", "healOne",
                                            "healAll",  "protect", "regrow",   "leap",         "spendSkulls"};
}

/// What always holds of a hero, by board or by a passive ability.
enum class Passive : std::uint8_t
{
    /// Activating: `amount` Sand Warriors to the own or an adjacent horde.
    warriorsFirst,
    /// Activating: a 1x1 magical on an adjacent horde for each skull; a skull, up to `amount`, for each horde
    /// destroyed on the own or an adjacent space.
    skulls,
    /// `amount` skulls more at most.
    moreSkulls,
    /// Hordes hit by the hero's tiles lose fast this round.
    slowing,
    /// Tiles ignore shields.
    ignoresShields,
    /// After acting one adjacent hero heals by `amount`.
    healsAfter,
    /// Having moved at least `amount` spaces: a 1x1 of the hero's damage on an adjacent horde.
    runningStrike,
    /// Health and `amount`.
    tough,
    /// The attack has `amount` 1x1 more.
    moreTiles
};
constexpr auto enumNames(Passive)
{
    return std::array<std::string_view, 9>{"warriorsFirst", "skulls",         "moreSkulls",
                                           "slowing",       "ignoresShields", "healsAfter",
                                           "runningStrike", "tough",          "moreTiles"};
}

struct HeroPassive
{
    Passive kind = Passive::tough;
    std::uint8_t amount = 0;
    friend bool operator==(const HeroPassive&, const HeroPassive&) = default;
};

/// What a hero does in one go: effects, then an attack. Either may be missing.
struct HeroAct
{
    struct Effect
    {
        HeroEffect kind = HeroEffect::healSelf;
        std::uint8_t amount = 1;
        bool isFar = false;
        friend bool operator==(const Effect&, const Effect&) = default;
    };
    std::vector<Effect> effects;
    std::optional<Attack> attack;
    /// Sand Warriors throw spears.
    bool hasSpears = false;
    friend bool operator==(const HeroAct&, const HeroAct&) = default;
};

struct Ability
{
    std::string key;
    Text name;
    Text rule;
    /// 1 or 2.
    std::uint8_t tier = 1;
    /// Always active, never used; then `act` is empty.
    std::optional<HeroPassive> passive;
    HeroAct act;
    std::string icon;
    Source source = Source::standIn;
};

struct HeroKind
{
    std::string key;
    Text name;
    std::uint8_t health = 4;
    std::uint8_t moves = 2;
    Damage damage = Damage::physical;
    HeroAct attack;
    std::vector<HeroPassive> passives;
    /// The board's passives in words.
    Text passiveRule;
    std::array<Ability, kAbilitiesOfHero> abilities;
    HeroAct bench;
    Text benchRule;
    FacePicture picture;
    Source source = Source::standIn;
};

// ---------------------------------------------------------------------------------------------------------
// Hordes

enum class HordeColour : std::uint8_t
{
    green,
    yellow,
    red,
    none
};
constexpr auto enumNames(HordeColour)
{
    return std::array<std::string_view, 4>{"green", "yellow", "red", "none"};
}

/// What a card of a spawn stack is.
enum class CardKind : std::uint8_t
{
    horde,
    champion,
    pumpkin,
    /// Leaves the game as it would be placed.
    blank,
    event,
    /// One of the cards of Fire Claw.
    claw,
    /// A life of a boss.
    life
};
constexpr auto enumNames(CardKind)
{
    return std::array<std::string_view, 7>{"horde", "champion", "pumpkin", "blank", "event", "claw", "life"};
}

/// What an enemy is proof against, and does.
enum class Trait : std::uint8_t
{
    resistPhysical,
    resistMagical,
    onlyPhysical,
    onlyMagical,
    special,
    tough,
    fast,
    healAll,
    sharpshooter,
    /// Its icons are counted when a champion draws.
    champion,
    shield
};
constexpr auto enumNames(Trait)
{
    return std::array<std::string_view, 11>{"resistP",      "resistM",      "onlyP", "onlyM",
                                            "special",      "tough",        "fast",  "healAll",
                                            "sharpshooter", "championIcon", "shield"};
}
using Traits = EnumSet<Trait>;

enum class ShieldSide : std::uint8_t
{
    left,
    right,
    top,
    bottom
};
constexpr auto enumNames(ShieldSide)
{
    return std::array<std::string_view, 4>{"left", "right", "top", "bottom"};
}

/// Blocks damage of one type, physical or magical, from one side.
struct Shield
{
    Damage damage = Damage::magical;
    ShieldSide side = ShieldSide::left;
    friend bool operator==(const Shield&, const Shield&) = default;
};

/// What people call an enemy and see of it, such as a goblin.
struct EnemyLook
{
    std::string key;
    Text name;
    std::string icon;
    Source source = Source::standIn;
};

/// An enemy of a horde. One of more than one square is large. What it does holds while a square of `icons` is
/// uncovered; without traits it has none.
struct Enemy
{
    std::uint8_t look = 0;
    Squares squares = 0;
    Squares icons = 0;
    Traits traits;
    ShortList<Shield, 4> shields;
    bool isLarge() const { return std::popcount(squares) > 1; }
    friend bool operator==(const Enemy&, const Enemy&) = default;
};

struct Reward
{
    std::uint8_t gold = 0;
    std::uint8_t crystals = 0;
    std::uint8_t regrow = 0;
    friend bool operator==(const Reward&, const Reward&) = default;
};

/// A horde card, each of the 116 by itself: copies of a wave and colour have different grids. What its back
/// shows is public in a stack: kind, wave, colour, number and reward. Cards whose backs are alike are told
/// apart by nobody.
struct HordeCard
{
    std::string key;
    Text name;
    CardKind kind = CardKind::horde;
    /// 0 to 9; kWaveS for special cards.
    std::uint8_t wave = 0;
    HordeColour colour = HordeColour::none;
    /// Champions C1 to C4; events A, B, C as 1, 2, 3; cards of Fire Claw and lives from 1; else 0.
    std::uint8_t number = 0;
    std::uint8_t width = 5;
    std::uint8_t height = 5;
    std::vector<Enemy> enemies;
    /// Squares that no tile may cover.
    Squares noCover = 0;
    bool isFlying = false;
    bool isEvasive = false;
    /// One of these is chosen; none for no reward.
    std::vector<Reward> rewards;
    Source source = Source::standIn;
};
inline constexpr std::uint8_t kWaveS = 10;

/// What a champion does where it shows enough icons.
enum class ChampionAct : std::uint8_t
{
    cleave,
    thriller,
    devourer,
    graveyard
};
constexpr auto enumNames(ChampionAct)
{
    return std::array<std::string_view, 4>{"cleave", "thriller", "devourer", "graveyard"};
}

/// Champions by their number.
struct Champion
{
    Text name;
    ChampionAct act = ChampionAct::cleave;
    Text rule;
    Source source = Source::standIn;
};

// ---------------------------------------------------------------------------------------------------------
// Scenarios

enum class Terrain : std::uint8_t
{
    ground,
    path,
    water
};
constexpr auto enumNames(Terrain) { return std::array<std::string_view, 3>{"ground", "path", "water"}; }

enum class SiteColour : std::uint8_t
{
    first,
    second,
    third,
    fourth,
    white,
    none
};
constexpr auto enumNames(SiteColour)
{
    return std::array<std::string_view, 6>{"first", "second", "third", "fourth", "white", "none"};
}

/// A side of a space or of a map, and where a tower or hero faces.
enum class Side : std::uint8_t
{
    north,
    east,
    south,
    west
};
constexpr auto enumNames(Side) { return std::array<std::string_view, 4>{"north", "east", "south", "west"}; }

struct MapSize
{
    std::string key;
    Text name;
    std::uint8_t columns = 0;
    std::uint8_t rows = 0;
};

/// One of the 15 tiles that maps are made of, as it lies without a turn.
struct MapTileShape
{
    /// "A1" to "A15".
    std::string key;
    std::uint8_t columns = 0;
    std::uint8_t rows = 0;
    std::vector<Cell> cells;
    Source source = Source::standIn;
};

/// A tile of a layout. Rules know it only by its spaces; seams are drawn.
struct MapTile
{
    /// "A1" to "A15".
    std::string key;
    std::uint8_t map = 0;
    /// The upper left corner of its box as it lies, counted from 0.
    Cell at;
    /// Quarter turns clockwise.
    std::uint8_t turns = 0;
    Players players;
    /// What it covers.
    std::vector<Cell> cells;
};

struct Space
{
    std::uint8_t map = 0;
    /// Counted from 0 within its map.
    Cell at;
    Terrain terrain = Terrain::ground;
    Players players;
    /// The colour of its building site by players, from one up.
    std::array<SiteColour, kMaxPlayers> sites{SiteColour::none, SiteColour::none, SiteColour::none,
                                              SiteColour::none};
};

/// A step along the path; where several lead on, the lowest `rank` that is open is taken.
struct Edge
{
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    std::uint8_t rank = 0;
};

struct Spawn
{
    /// As its token says, from 1. Its stack is `Scenario::stacks[number - 1]`.
    std::uint8_t number = 1;
    std::uint8_t at = 0;
    Side side = Side::west;
    /// Comes with an event only (#7).
    bool isLate = false;
};

/// Touches its space and the two beside that along the edge. A route ends on one of the three.
struct Exit
{
    std::uint8_t at = 0;
    Side side = Side::east;
};

/// The spaces from a spawn to an exit, in order, along the lowest ranks.
struct Route
{
    std::uint8_t spawn = 1;
    std::uint8_t exit = 0;
    std::vector<std::uint8_t> spaces;
};

enum class FeatureKind : std::uint8_t
{
    magicBlossom,
    fireBlossom,
    frostBlossom,
    earthBlossom,
    stormBlossom,
    lava,
    pond,
    largeFault,
    smallFault,
    tentacle,
    cyclone,
    flag,
    eventToken
};
constexpr auto enumNames(FeatureKind)
{
    return std::array<std::string_view, 13>{"magic",   "fire", "frost",      "earth",      "storm",
                                            "lava",    "pond", "largeFault", "smallFault", "tentacle",
                                            "cyclone", "flag", "eventToken"};
}
constexpr bool isBlossom(FeatureKind kind) { return kind <= FeatureKind::stormBlossom; }

/// Something that lies on a space, or beside a spawn (an event token, the cyclone).
struct Feature
{
    FeatureKind kind = FeatureKind::magicBlossom;
    /// kNone where it lies beside a spawn.
    std::uint8_t at = kNone;
    std::uint8_t spawn = 0;
    /// Treasure in a pool of lava.
    std::uint8_t crystals = 0;
    std::uint8_t gold = 0;
    /// Tokens of one pair have the same number, from 1 (#8).
    std::uint8_t pair = 0;
    Players players;
};

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

/// All that the box has.
struct Content
{
    std::vector<TowerKind> towers;
    std::vector<ModKind> mods;
    std::vector<HeroKind> heroes;
    std::vector<EnemyLook> looks;
    std::vector<HordeCard> hordes;
    /// C1 to C4.
    std::array<Champion, 4> champions;
    /// How many icons each card of the champion deck asks for: 1, 2, 2, 3, 4.
    std::vector<std::uint8_t> championDeck;
    /// How many tiles of each shape there are.
    std::array<std::uint8_t, kTileShapes> tileCounts{};
    std::uint8_t soldiers = 12;
    std::uint8_t warriors = 2;
    std::uint8_t protections = 2;
    std::vector<MapTileShape> mapTiles;
    std::vector<Scenario> scenarios;
};

} // namespace tablewood::kingdom_rush
