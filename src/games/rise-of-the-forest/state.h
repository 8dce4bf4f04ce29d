#pragma once

#include "games/rise-of-the-forest/track.h"
#include "kernel/random.h"
#include "kernel/seat.h"

/// Everything that changes in a match of Rise of the Forest.
namespace tablewood::rise_of_the_forest {

/// Where the match is.
enum class Step : std::uint8_t
{
    /// The first seat names its side (option `teams`).
    naming,
    leaders,
    tiles,
    towers,
    bases,
    players,
    run,
    over
};
constexpr auto enumNames(Step)
{
    return std::array<std::string_view, 8>{"naming", "leaders", "tiles", "towers",
                                           "bases",  "players", "run",   "over"};
}

/// What a player does now in their turn. Between turns of partners it is `refresh`, and nobody is active.
enum class Action : std::uint8_t
{
    refresh,
    /// Something was discarded: what follows is drawing.
    discarding,
    play,
    position
};
constexpr auto enumNames(Action)
{
    return std::array<std::string_view, 4>{"refresh", "discarding", "play", "position"};
}

/// A card of a team: its kind, and its number in the team. Numbers are drawn by lot, so that they say nothing
/// of a card that is not seen; those of leaders come after all others.
struct Card
{
    std::uint8_t kind = 0;
    std::uint8_t number = 0;
    friend bool operator==(const Card&, const Card&) = default;
    friend auto operator<=>(const Card&, const Card&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("number", self.number);
    }
};
inline constexpr std::uint8_t kFirstLeader = kDeckCards + 1;
inline constexpr std::uint8_t kLastNumber = kDeckCards + kLeaders;

enum class Where : std::uint8_t
{
    /// A Shadowborn beside its base; a Lightborn that waits for its tower.
    beside,
    stack,
    track,
    tower
};
constexpr auto enumNames(Where)
{
    return std::array<std::string_view, 4>{"beside", "stack", "track", "tower"};
}

/// A unit in play. Lightborn have a tower and nothing else of this but whether they have acted.
struct Unit
{
    Card card;
    Where where = Where::beside;
    /// The tile, counted from 0 down the track, or the pips of the tower.
    std::uint8_t at = 0;
    std::int16_t health = 0;
    std::uint8_t venom = 0;
    bool isSlowed = false;
    bool hasActed = false;
    /// Its first roll, its coming onto the track and its Undying of this round are over.
    bool hasRolled = false;
    bool hasLeft = false;
    bool hasRisen = false;
    /// Killed in this round.
    bool isKilled = false;
    friend bool operator==(const Unit&, const Unit&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("card", self.card);
        visit("where", self.where);
        visit("at", self.at);
        visit("health", self.health);
        visit("venom", self.venom);
        visit("isSlowed", self.isSlowed);
        visit("hasActed", self.hasActed);
        visit("hasRolled", self.hasRolled);
        visit("hasLeft", self.hasLeft);
        visit("hasRisen", self.hasRisen);
        visit("isKilled", self.isKilled);
    }
};

using Pile = ShortList<Card, kDeckCards>;
using Units = ShortList<Unit, kMostUnits>;

/// What a team has in common (ruling 7).
struct Team
{
    /// The next card is the last.
    Pile deck;
    Pile discard;
    Units units;
    /// Played this round, the oldest first (ruling 28).
    ShortList<Card, std::size_t{kTeamPlays}> items;
    friend bool operator==(const Team&, const Team&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("deck", self.deck);
        visit("discard", self.discard);
        visit("units", self.units);
        visit("items", self.items);
    }
    Unit* unit(std::uint8_t number);
    const Unit* unit(std::uint8_t number) const;
};

/// A leader in front of its player.
struct Leader
{
    Card card;
    bool isPlayed = false;
    friend bool operator==(const Leader&, const Leader&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("card", self.card);
        visit("isPlayed", self.isPlayed);
    }
};

using Hand = ShortList<Card, kTeamHand>;

struct Player
{
    Side side = Side::shadowborn;
    Hand hand;
    ShortList<Leader, 2> leaders;
    friend bool operator==(const Player&, const Player&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("side", self.side);
        visit("hand", self.hand);
        visit("leaders", self.leaders);
    }
};

/// A shot: at which Shadowborn, on which tile (from 1), its health before and after.
struct Shot
{
    std::uint8_t number = 0;
    std::uint8_t tile = 0;
    std::int16_t before = 0;
    std::int16_t after = 0;
    friend bool operator==(const Shot&, const Shot&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("number", self.number);
        visit("tile", self.tile);
        visit("before", self.before);
        visit("after", self.after);
    }
};

/// The last unit's turn of a run, for whoever looks: its dice and its way, or whom it shot.
struct LastTurn
{
    Side side = Side::shadowborn;
    /// 0 for none.
    std::uint8_t number = 0;
    ShortList<std::uint8_t, std::size_t{kMostDice}> dice;
    /// Tiles counted from 1, 0 for the base that it came from.
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    ShortList<Shot, 2> shots;
    friend bool operator==(const LastTurn&, const LastTurn&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("side", self.side);
        visit("number", self.number);
        visit("dice", self.dice);
        visit("from", self.from);
        visit("to", self.to);
        visit("shots", self.shots);
    }
};

/// What came of the run of a round: how many came through and were killed, what the base lost and gained.
struct Tale
{
    std::uint8_t through = 0;
    std::uint8_t killed = 0;
    std::uint8_t taken = 0;
    std::uint8_t gained = 0;
    friend bool operator==(const Tale&, const Tale&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("through", self.through);
        visit("killed", self.killed);
        visit("taken", self.taken);
        visit("gained", self.gained);
    }
};

struct State
{
    ShortList<Player, std::size_t{kMaxPlayers}> players;
    bool areHandsShared = true;
    Step step = Step::leaders;
    Track track;
    /// Tiles and towers to come, the next one last, and the one that is to be laid now.
    ShortList<Road, kTiles> tilePile;
    ShortList<std::uint8_t, kTowers> towerPile;
    Road drawnTile = Road::none;
    std::uint8_t drawnTower = 0;
    std::array<Team, 2> teams;
    /// The Shadowborn as last ordered, those of them that lie on the base, top first, and in what order.
    ShortList<std::uint8_t, kMostUnits> line;
    ShortList<std::uint8_t, kMostStacked> stack;
    std::uint8_t round = 0;
    std::int16_t baseHealth = kBaseHealth;
    Side side = Side::shadowborn;
    /// Who has the turn, and who of the team has had it.
    Seat active = Seat::none();
    Seats done;
    Action action = Action::refresh;
    std::uint8_t plays = 0;
    /// How often the stack was ordered in this turn.
    std::uint8_t orders = 0;
    /// The seats that have moved since the last draw, roll and act of the other team: that is theirs to take
    /// back (rulings 25, 30 and 42).
    Seats loose;
    /// Of the run: which sequence, which tower was last to act in it.
    std::uint8_t sequence = 0;
    std::uint8_t tower = 0;
    LastTurn last;
    /// Of each round, for whoever asks afterwards why it went so.
    std::array<Tale, std::size_t{kRounds}> tales{};
    /// Counts the timed steps of the match.
    std::uint16_t steps = 0;
    Random dice;
    Random tileStream;
    Random shadowDeck;
    Random lightDeck;
    friend bool operator==(const State&, const State&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("players", self.players);
        visit("areHandsShared", self.areHandsShared);
        visit("step", self.step);
        visit("track", self.track);
        visit("tilePile", self.tilePile);
        visit("towerPile", self.towerPile);
        visit("drawnTile", self.drawnTile);
        visit("drawnTower", self.drawnTower);
        visit("teams", self.teams);
        visit("line", self.line);
        visit("stack", self.stack);
        visit("round", self.round);
        visit("baseHealth", self.baseHealth);
        visit("side", self.side);
        visit("active", self.active);
        visit("done", self.done);
        visit("action", self.action);
        visit("plays", self.plays);
        visit("orders", self.orders);
        visit("loose", self.loose);
        visit("sequence", self.sequence);
        visit("tower", self.tower);
        visit("last", self.last);
        visit("tales", self.tales);
        visit("steps", self.steps);
        visit("dice", self.dice);
        visit("tileStream", self.tileStream);
        visit("shadowDeck", self.shadowDeck);
        visit("lightDeck", self.lightDeck);
    }

    /// What people see of the board: wide while the track is laid, then no more than lies there.
    Window sight() const { return round > 0 ? closeWindowOf(track) : windowOf(track); }
    int seats() const { return static_cast<int>(players.size()); }
    Player& player(Seat seat) { return players[static_cast<std::size_t>(seat.index)]; }
    const Player& player(Seat seat) const { return players[static_cast<std::size_t>(seat.index)]; }
    Team& team(Side of) { return teams[static_cast<std::size_t>(of)]; }
    const Team& team(Side of) const { return teams[static_cast<std::size_t>(of)]; }
    Side sideOf(Seat seat) const { return player(seat).side; }
    Seats seatsOf(Side of) const;
    bool isAlone(Side of) const { return seatsOf(of).count() == 1; }
    /// The other one of a team of two; `Seat::none()` for who is alone.
    Seat partnerOf(Seat seat) const;
    std::size_t handSize(Side of) const { return isAlone(of) ? kTeamHand : kPartnerHand; }
    /// How many cards a seat plays in a round (rulings 9 and 38).
    int playsOf(Seat seat) const { return isAlone(sideOf(seat)) ? kTeamPlays : kTeamPlays / 2; }
    /// How many leaders a seat picks (ruling 1).
    int leadersOf(Seat seat) const { return isAlone(sideOf(seat)) && seats() == 3 ? 2 : 1; }
    /// Who lays the tile or tower that is drawn now (rulings 2 and 39).
    Seat layer() const;
    /// Whether a viewer sees the hand of a seat.
    bool seesHand(Viewer viewer, Seat seat) const;
    /// The Shadowborn on a tile.
    Unit* onTile(int tile);
    const Unit* onTile(int tile) const;
    bool isOver() const { return step == Step::over; }
    /// What came of this round's run so far.
    Tale& tale() { return tales[static_cast<std::size_t>(round - 1)]; }
};

const CardKind& kindOf(const Content& content, const Card& card);
/// What a keyword amounts to for a unit, with the items of its team (rulings 12 and 34).
int powerOf(const Content& content, const State& state, const Unit& unit, Trait keyword);
/// How far and how hard a Lightborn shoots now.
int rangeOf(const Content& content, const State& state, const Unit& unit);
int damageOf(const Content& content, const State& state, const Unit& unit);
/// How many dice a Shadowborn rolls next (ruling 34).
int diceOf(const Content& content, const State& state, const Unit& unit);

} // namespace tablewood::rise_of_the_forest
