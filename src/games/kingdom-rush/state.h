#pragma once

#include "games/kingdom-rush/box.h"
#include "kernel/random.h"

/// Everything that changes in a match of Kingdom Rush.
namespace tablewood::kingdom_rush {

/// Players' heroes, or the one of who plays alone with four on the bench.
inline constexpr std::size_t kMostFigures = 5;
/// Pieces of one open action: eight directions, and what mods add.
inline constexpr std::size_t kMostPieces = 20;

enum class Level : std::uint8_t
{
    easy,
    standard,
    hard,
    iron,
    heroic
};
constexpr auto enumNames(Level)
{
    return std::array<std::string_view, 5>{"easy", "standard", "hard", "iron", "heroic"};
}

/// Where the match is.
enum class Step : std::uint8_t
{
    council,
    /// Who plays alone blocks a colour.
    block,
    spawn,
    play,
    destroy,
    advance,
    pickUp,
    buy,
    over
};
constexpr auto enumNames(Step)
{
    return std::array<std::string_view, 9>{"council", "block",  "spawn", "play", "destroy",
                                           "advance", "pickUp", "buy",   "over"};
}

enum class Ending : std::uint8_t
{
    none,
    won,
    heartsLost,
    stacksEmpty,
    noRoom,
    championEscaped,
    heroFell
};
constexpr auto enumNames(Ending)
{
    return std::array<std::string_view, 7>{
        "none", "won", "heartsLost", "stacksEmpty", "noRoom", "championEscaped", "heroFell"};
}

enum class TowerPlace : std::uint8_t
{
    box,
    supply,
    middle,
    hand,
    incoming,
    site
};
constexpr auto enumNames(TowerPlace)
{
    return std::array<std::string_view, 6>{"box", "supply", "middle", "hand", "incoming", "site"};
}

/// A tower card.
struct TowerCard
{
    TowerPlace place = TowerPlace::box;
    /// Whose it is, in hand, incoming or built.
    Seat seat;
    std::uint8_t site = kNone;
    Side side = Side::north;
    /// A bit for each mod.
    std::uint16_t mods = 0;
    /// Raised in the Council: not once more.
    bool isRaised = false;
    friend bool operator==(const TowerCard&, const TowerCard&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("place", self.place);
        visit("seat", self.seat);
        visit("site", self.site);
        visit("side", self.side);
        visit("mods", self.mods);
        visit("isRaised", self.isRaised);
    }
};

/// A hero: of a seat, or from the bench of who plays alone.
struct Hero
{
    std::uint8_t kind = kNone;
    std::uint8_t health = 0;
    /// Its space; kNone on its board.
    std::uint8_t at = kNone;
    /// The horde that it stands on, by its card, and the bit of its upper left square there.
    std::uint8_t horde = kNone;
    std::uint8_t corner = 0;
    Side side = Side::north;
    bool isKnockedOut = false;
    bool hasActed = false;
    bool isProtected = false;
    std::uint8_t skulls = 0;
    /// A bit for each ability: taken along, and used since the last rest. `first` was chosen longest ago.
    std::uint8_t abilities = 0;
    std::uint8_t used = 0;
    std::uint8_t first = kNone;
    bool isOut() const { return at != kNone; }
    friend bool operator==(const Hero&, const Hero&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("health", self.health);
        visit("at", self.at);
        visit("horde", self.horde);
        visit("corner", self.corner);
        visit("side", self.side);
        visit("isKnockedOut", self.isKnockedOut);
        visit("hasActed", self.hasActed);
        visit("isProtected", self.isProtected);
        visit("skulls", self.skulls);
        visit("abilities", self.abilities);
        visit("used", self.used);
        visit("first", self.first);
    }
};

/// A tile on a horde.
struct LaidTile
{
    std::uint8_t horde = 0;
    TileShape shape = TileShape::one;
    /// Its number among the poses of the shape, and the bit of its upper left corner.
    std::uint8_t pose = 0;
    std::uint8_t corner = 0;
    Damage damage = Damage::physical;
    Seat seat;
    /// Its own number in the match.
    std::uint16_t number = 0;
    Squares squares() const { return posesOf(shape)[pose].squares << corner; }
    friend bool operator==(const LaidTile&, const LaidTile&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("horde", self.horde);
        visit("shape", self.shape);
        visit("pose", self.pose);
        visit("corner", self.corner);
        visit("damage", self.damage);
        visit("seat", self.seat);
        visit("number", self.number);
    }
};

/// A soldier or Sand Warrior on a horde.
struct Soldier
{
    std::uint8_t horde = 0;
    std::uint8_t corner = 0;
    bool isWarrior = false;
    Seat seat;
    std::uint16_t number = 0;
    friend bool operator==(const Soldier&, const Soldier&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("horde", self.horde);
        visit("corner", self.corner);
        visit("isWarrior", self.isWarrior);
        visit("seat", self.seat);
        visit("number", self.number);
    }
};

/// A horde on the map, known by its card.
struct Horde
{
    std::uint8_t card = 0;
    std::uint8_t at = 0;
    std::uint8_t route = 0;
    bool hasMoved = false;
    /// Loses fast this round; makes no attempt this round.
    bool isSlowed = false;
    bool isWalled = false;
    /// What lies and stands on it.
    std::uint64_t covered = 0;
    friend bool operator==(const Horde&, const Horde&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("card", self.card);
        visit("at", self.at);
        visit("route", self.route);
        visit("hasMoved", self.hasMoved);
        visit("isSlowed", self.isSlowed);
        visit("isWalled", self.isWalled);
        visit("covered", self.covered);
    }
};

/// Something of the scenario that lies on a space.
struct LaidFeature
{
    FeatureKind kind = FeatureKind::magicBlossom;
    std::uint8_t at = kNone;
    bool isExhausted = false;
    std::uint8_t crystals = 0;
    std::uint8_t gold = 0;
    friend bool operator==(const LaidFeature&, const LaidFeature&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("at", self.at);
        visit("isExhausted", self.isExhausted);
        visit("crystals", self.crystals);
        visit("gold", self.gold);
    }
};

enum class PieceKind : std::uint8_t
{
    tile,
    soldier,
    warrior,
    spear
};
constexpr auto enumNames(PieceKind)
{
    return std::array<std::string_view, 4>{"tile", "soldier", "warrior", "spear"};
}

/// How a piece is bound to others of its group.
enum class Tie : std::uint8_t
{
    none,
    /// All on one horde.
    together,
    /// Each on another horde.
    apart,
    /// On the horde `bound` alone.
    bound,
    /// On any but the horde `bound` (spears).
    other
};
constexpr auto enumNames(Tie)
{
    return std::array<std::string_view, 5>{"none", "together", "apart", "bound", "other"};
}

/// A piece of the open action: one that can be laid, or was.
struct OpenPiece
{
    PieceKind kind = PieceKind::tile;
    TileShape shape = TileShape::one;
    Damage damage = Damage::physical;
    Aim aim = Aim::arrows;
    /// By direction on the map.
    Arrows arrows = 0;
    /// Of which attack to choose from; kNone for pieces of all.
    std::uint8_t attack = kNone;
    std::uint8_t group = 0;
    Tie tie = Tie::none;
    std::uint8_t bound = kNone;
    /// Where it comes from.
    std::uint8_t source = kNone;
    bool hasSpear = false;
    bool costsSkull = false;
    /// Its own number in the match, which it keeps where it is laid.
    std::uint16_t number = 0;
    /// The horde that it was laid on.
    std::uint8_t on = kNone;
    bool isLaid() const { return on != kNone; }
    friend bool operator==(const OpenPiece&, const OpenPiece&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("shape", self.shape);
        visit("damage", self.damage);
        visit("aim", self.aim);
        visit("arrows", self.arrows);
        visit("attack", self.attack);
        visit("group", self.group);
        visit("tie", self.tie);
        visit("bound", self.bound);
        visit("source", self.source);
        visit("hasSpear", self.hasSpear);
        visit("costsSkull", self.costsSkull);
        visit("number", self.number);
        visit("on", self.on);
    }
};

enum class Opened : std::uint8_t
{
    nothing,
    tower,
    hero
};
constexpr auto enumNames(Opened) { return std::array<std::string_view, 3>{"nothing", "tower", "hero"}; }

/// What an open action asks for.
enum class Ask : std::uint8_t
{
    /// Pieces are to be laid.
    pieces,
    /// The hero may move.
    move,
    /// Blossoms, then one act.
    act,
    /// A target of `effect`.
    choose
};
constexpr auto enumNames(Ask) { return std::array<std::string_view, 4>{"pieces", "move", "act", "choose"}; }

/// What is still to come of an act.
enum class Todo : std::uint8_t
{
    /// The effect of the act with this number.
    effect,
    attack,
    /// After acting, by the hero's passive.
    after
};
constexpr auto enumNames(Todo) { return std::array<std::string_view, 3>{"effect", "attack", "after"}; }
struct ToDo
{
    Todo kind = Todo::effect;
    std::uint8_t number = 0;
    friend bool operator==(const ToDo&, const ToDo&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("number", self.number);
    }
};

/// Of which act of a hero: its attack, the abilities by number, the bench.
inline constexpr std::uint8_t kBasicAttack = 10;
inline constexpr std::uint8_t kBenchAct = 11;

struct OpenAction
{
    Opened what = Opened::nothing;
    Seat seat;
    /// The tower's card, or the hero's number among the figures.
    std::uint8_t who = 0;
    Ask ask = Ask::pieces;
    ShortList<OpenPiece, kMostPieces> pieces;
    std::uint8_t attack = kNone;
    // Of a hero:
    std::uint8_t stepsLeft = 0;
    std::uint8_t stepsTaken = 0;
    /// It walks, and stands nowhere yet.
    bool isOnTheWay = false;
    /// It has ended its move.
    bool hasStood = false;
    /// Its leap, which strikes nothing in passing.
    bool isLeaping = false;
    SpaceSet crossed;
    SpaceSet robbed;
    /// kNone until it acts.
    std::uint8_t act = kNone;
    ShortList<ToDo, 6> todo;
    HeroEffect effect = HeroEffect::healSelf;
    std::uint8_t amount = 0;
    bool isFar = false;
    /// Whether a piece is still to be laid: it is of the attack that was chosen, if one was.
    bool owes(const OpenPiece& piece) const
    {
        return !piece.isLaid() && (piece.attack == kNone || attack == kNone || piece.attack == attack);
    }
    friend bool operator==(const OpenAction&, const OpenAction&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("what", self.what);
        visit("seat", self.seat);
        visit("who", self.who);
        visit("ask", self.ask);
        visit("pieces", self.pieces);
        visit("attack", self.attack);
        visit("stepsLeft", self.stepsLeft);
        visit("stepsTaken", self.stepsTaken);
        visit("isOnTheWay", self.isOnTheWay);
        visit("hasStood", self.hasStood);
        visit("isLeaping", self.isLeaping);
        visit("crossed", self.crossed);
        visit("robbed", self.robbed);
        visit("act", self.act);
        visit("todo", self.todo);
        visit("effect", self.effect);
        visit("amount", self.amount);
        visit("isFar", self.isFar);
    }
};

/// What somebody has to answer before the round goes on.
enum class Question : std::uint8_t
{
    /// The hero `number` has to leave its space.
    retreat,
    /// One of the rewards of the card `number`.
    reward,
    /// A blossom.
    regrow,
    /// A tile of the champion `number`.
    shed,
    /// A hero on the map, whom the sharpshooters of the horde `number` hit.
    shot
};
constexpr auto enumNames(Question)
{
    return std::array<std::string_view, 5>{"retreat", "reward", "regrow", "shed", "shot"};
}
struct Asked
{
    Question what = Question::retreat;
    std::uint8_t number = 0;
    friend bool operator==(const Asked&, const Asked&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("what", self.what);
        visit("number", self.number);
    }
};

/// The horde whose turn it is in phase 4.
struct Mover
{
    std::uint8_t horde = kNone;
    std::uint8_t attempts = 0;
    friend bool operator==(const Mover&, const Mover&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("horde", self.horde);
        visit("attempts", self.attempts);
    }
};

/// What came of a round, for whoever asks afterwards.
struct Tale
{
    std::uint8_t destroyed = 0;
    std::uint8_t escaped = 0;
    std::uint8_t heartsLost = 0;
    /// The space that the last of those left that escaped.
    std::uint8_t leftFrom = kNone;
    friend bool operator==(const Tale&, const Tale&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("destroyed", self.destroyed);
        visit("escaped", self.escaped);
        visit("heartsLost", self.heartsLost);
        visit("leftFrom", self.leftFrom);
    }
};

/// All of a match but what would come back if the open action were taken back.
struct Situation
{
    std::uint8_t scenario = 0;
    Level level = Level::standard;
    std::uint8_t players = 1;
    Step step = Step::council;
    Ending ending = Ending::none;
    std::uint8_t round = 0;
    std::uint8_t hearts = 0;
    std::int16_t crystals = 0;
    std::int16_t gold = 0;

    /// The heroes of the seats, then those of the bench.
    ShortList<Hero, kMostFigures> heroes;
    std::array<SiteColour, kMaxPlayers> colours{};
    /// Alone: the colour blocked in this round.
    SiteColour blocked = SiteColour::none;
    /// Alone: somebody of the bench was called in this round.
    bool isBenchCalled = false;
    std::uint8_t raisesLeft = 0;
    bool owesTower = false;

    std::vector<TowerCard> towers;
    /// A bit for each mod that is still sold.
    std::uint16_t mods = 0;
    std::array<std::uint8_t, kTileShapes> tiles{};
    std::vector<LaidTile> laid;
    std::vector<Soldier> soldiers;
    std::vector<Horde> hordes;
    std::vector<LaidFeature> features;
    /// Cards by the numbers of their spawns, the top one last.
    std::array<ShortList<std::uint8_t, kMostStackCards>, kMostRoutes> stacks;
    /// Cards that were on the map and are gone.
    std::vector<std::uint8_t> gone;
    std::uint8_t championsDestroyed = 0;
    /// How many icons the cards of the champion deck ask for, the top one last.
    ShortList<std::uint8_t, kMostChampionCards> championDeck;
    ShortList<std::uint8_t, kMostChampionCards> championDiscard;
    std::uint16_t nextNumber = 1;

    Seats done;
    Seats letting;
    /// How often each seat took it back that it was done, in this phase.
    std::array<std::uint8_t, kMaxPlayers> waits{};
    OpenAction open;
    std::vector<Asked> asked;
    /// In `spawn`: the stack that comes next.
    std::uint8_t spawning = 0;
    Mover mover;
    /// Counts the timed steps of the match.
    std::uint16_t steps = 0;
    std::vector<Tale> tales;

    friend bool operator==(const Situation&, const Situation&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("scenario", self.scenario);
        visit("level", self.level);
        visit("players", self.players);
        visit("step", self.step);
        visit("ending", self.ending);
        visit("round", self.round);
        visit("hearts", self.hearts);
        visit("crystals", self.crystals);
        visit("gold", self.gold);
        visit("heroes", self.heroes);
        visit("colours", self.colours);
        visit("blocked", self.blocked);
        visit("isBenchCalled", self.isBenchCalled);
        visit("raisesLeft", self.raisesLeft);
        visit("owesTower", self.owesTower);
        visit("towers", self.towers);
        visit("mods", self.mods);
        visit("tiles", self.tiles);
        visit("laid", self.laid);
        visit("soldiers", self.soldiers);
        visit("hordes", self.hordes);
        visit("features", self.features);
        visit("stacks", self.stacks);
        visit("gone", self.gone);
        visit("championsDestroyed", self.championsDestroyed);
        visit("championDeck", self.championDeck);
        visit("championDiscard", self.championDiscard);
        visit("nextNumber", self.nextNumber);
        visit("done", self.done);
        visit("letting", self.letting);
        visit("waits", self.waits);
        visit("open", self.open);
        visit("asked", self.asked);
        visit("spawning", self.spawning);
        visit("mover", self.mover);
        visit("steps", self.steps);
        visit("tales", self.tales);
    }
};

struct State : Situation
{
    /// As it was before the open action; empty while none is open.
    std::vector<Situation> before;
    Random cards;
    Random champions;
    friend bool operator==(const State&, const State&) = default;
    static void describe(auto& self, auto& visit)
    {
        Situation::describe(self, visit);
        visit("before", self.before);
        visit("cards", self.cards);
        visit("champions", self.champions);
    }

    int seats() const { return players; }
    bool isOver() const { return step == Step::over; }
    bool isAlone() const { return players == 1; }
    bool isOpen() const { return open.what != Opened::nothing; }
    Hero& hero(Seat seat) { return heroes[static_cast<std::size_t>(seat.index)]; }
    const Hero& hero(Seat seat) const { return heroes[static_cast<std::size_t>(seat.index)]; }
    /// Whose a figure is: its own, or of who plays alone.
    Seat ownerOf(std::size_t figure) const
    {
        return figure < players ? Seat{static_cast<std::int8_t>(figure)} : Seat{0};
    }
    bool isBench(std::size_t figure) const { return figure >= players; }
    Horde* horde(std::uint8_t card);
    const Horde* horde(std::uint8_t card) const;
    /// The horde on a space that can be seen: the flying one where two are there; none where there is none.
    const Horde* topAt(const Box& box, std::uint8_t space) const;
    Horde* topAt(const Box& box, std::uint8_t space);
    const LaidFeature* featureAt(std::uint8_t space, FeatureKind kind) const;
    const LaidFeature* blossomAt(std::uint8_t space) const;
    bool isTowerOn(std::uint8_t space) const;
    bool hasFault(std::uint8_t space) const;
    bool hasPond(std::uint8_t space) const { return featureAt(space, FeatureKind::pond) != nullptr; }
    std::uint8_t soldiersLeft(const Box& box) const;
    std::uint8_t warriorsLeft(const Box& box) const;
};

/// Which spaces hold a horde.
SpaceSet hordeSpaces(const State& state);
/// Which spaces hold a tower.
SpaceSet towerSpaces(const State& state);
/// The most health of a hero, the most skulls, by what it took along.
int fullHealth(const Box& box, const Hero& hero);
int mostSkulls(const Box& box, const Hero& hero);
/// The amount of a passive that a hero has, by its board or an ability taken along; 0 for none.
int passiveOf(const Box& box, const Hero& hero, Passive passive);
/// How many abilities a seat takes along.
int abilitiesOf(const Box& box, const State& state);
/// Whether a site is one that a seat may build on in this round: of its colour, or white; alone, of any that
/// is not blocked.
bool isOwnSite(const State& state, const Ground& ground, std::uint8_t space, Seat seat);

} // namespace tablewood::kingdom_rush
