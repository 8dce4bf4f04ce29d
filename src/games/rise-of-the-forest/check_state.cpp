#include "games/rise-of-the-forest/forest_game.h"
#include "games/rise-of-the-forest/referee.h"
#include "games/rise-of-the-forest/run.h"

#include <algorithm>

/// Looks over a state that was read from a source that nobody vouches for.
namespace tablewood::rise_of_the_forest {

namespace {

/// No number in a match comes near it.
constexpr int kMostHealth = 1000;

struct Checker
{
    const Content& content;
    const State& state;

    void all(int seats) const;
    void seats(int count) const;
    void track() const;
    void piles() const;
    void cards(Side side) const;
    void units(Side side) const;
    void line() const;
    void course() const;
    void isCard(const Card& card, Side side, std::array<bool, kLastNumber + 1>& seen,
                const char* where) const;
};

void Checker::all(int count) const
{
    seats(count);
    track();
    piles();
    cards(Side::shadowborn);
    cards(Side::lightborn);
    units(Side::shadowborn);
    units(Side::lightborn);
    line();
    course();
}

void Checker::seats(int count) const
{
    need(state.seats() == count, "players", "there is one for each seat");
    for (const Side side : {Side::shadowborn, Side::lightborn}) {
        const int members = state.seatsOf(side).count();
        need(members >= 1 && members <= 2, "players", "each side has one or two");
    }
    for (const Seat seat : Seats::firstOf(count)) {
        const auto leaders = static_cast<int>(state.player(seat).leaders.size());
        need(state.step == Step::leaders  ? leaders <= state.leadersOf(seat)
             : state.step == Step::naming ? leaders == 0
                                          : leaders == state.leadersOf(seat),
             "players, leaders", "a player has as many leaders as they pick");
        need(state.player(seat).hand.size() <= state.handSize(state.sideOf(seat)), "players, hand",
             "it holds more than it can");
    }
}

void Checker::track() const
{
    const auto& tiles = state.track.tiles;
    need(!tiles.empty(), "track, tiles", "the first tile lies there");
    constexpr int farthest = int{kTiles};
    std::array<bool, kTiles + 1> laid{};
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const Tile& tile = tiles[i];
        need(tile.road != Road::none && tile.turns < kTurns, "track, tiles",
             "a tile has a road and lies in some way");
        need(std::abs(tile.at.column) <= farthest && std::abs(tile.at.row) <= farthest, "track, tiles",
             "a tile lies too far away");
        need(tile.laid >= 1 && tile.laid <= tiles.size() && !laid[tile.laid], "track, tiles, laid",
             "they are numbered as they were laid");
        laid[tile.laid] = true;
        need(state.track.tileOn(tile.at) == &tile, "track, tiles", "two lie on one space");
        // The road comes from the tile before it, or the base, and leads to the one after it.
        const Cell before = i == 0 ? state.track.front : tiles[i - 1].at;
        const Cell after = i + 1 == tiles.size() ? state.track.back : tiles[i + 1].at;
        const std::array<Cell, 2> ways = tile.leadsTo();
        need((ways[0] == before && ways[1] == after) || (ways[1] == before && ways[0] == after),
             "track, tiles", "the road is broken");
        need(tile.laid != 1 || tile.at == Cell{}, "track, tiles", "the first tile lies in the middle");
    }
    std::array<bool, kTowers + 1> pips{};
    for (const Tower& tower : state.track.towers) {
        need(std::abs(tower.at.column) <= farthest + 1 && std::abs(tower.at.row) <= farthest + 1,
             "track, towers", "a tower stands too far away");
        need(!state.track.tileOn(tower.at) && state.track.towerOn(tower.at) == &tower, "track, towers",
             "two things lie on one space");
        const auto around = orthogonalNeighbours(tower.at);
        need(std::any_of(around.begin(), around.end(),
                         [&](Cell cell) { return state.track.tileOn(cell) != nullptr; }),
             "track, towers", "a tower stands beside no tile");
        need(tower.pips >= 1 && tower.pips <= kTowers && !pips[tower.pips], "track, towers, pips",
             "each tower has its own, 1 to 6");
        pips[tower.pips] = true;
    }
    need(!state.track.isTaken(state.track.front) && !state.track.isTaken(state.track.back) &&
             state.track.front != state.track.back,
         "track", "both ends lead to free spaces");
}

void Checker::piles() const
{
    const std::size_t tiles =
        state.track.tiles.size() + state.tilePile.size() + (state.drawnTile == Road::none ? 0U : 1U);
    need(tiles == kTiles, "tilePile", "18 tiles are in the match");
    need(std::count(state.tilePile.begin(), state.tilePile.end(), Road::none) == 0, "tilePile",
         "a tile has a road");
    need((state.drawnTile != Road::none) == (state.step == Step::tiles), "drawnTile",
         "one is drawn while tiles are laid, and only then");
    need((state.drawnTower != 0) == (state.step == Step::towers), "drawnTower",
         "one is drawn while a tower is placed, and only then");
    std::array<bool, kTowers + 1> seen{};
    const auto see = [&](std::uint8_t pips) {
        need(pips >= 1 && pips <= kTowers && !seen[pips], "towerPile", "each tower is in the match once");
        seen[pips] = true;
    };
    for (const Tower& tower : state.track.towers)
        see(tower.pips);
    for (const std::uint8_t pips : state.towerPile)
        see(pips);
    if (state.drawnTower != 0)
        see(state.drawnTower);
    need(state.track.towers.size() + state.towerPile.size() + (state.drawnTower != 0 ? 1U : 0U) == kTowers,
         "towerPile", "six towers are in the match");
    if (state.step == Step::towers)
        need(!state.track.placesForTower().empty(), "track", "there is no place for the tower");
    if (state.step == Step::tiles)
        need(state.track.hasPlaceFor(state.drawnTile), "track", "there is no place for the tile");
    if (state.step >= Step::bases)
        need(state.track.tiles.size() == kTiles && state.track.towers.size() == kTowers, "step",
             "the track is laid before the bases");
}

void Checker::isCard(const Card& card, Side side, std::array<bool, kLastNumber + 1>& seen,
                     const char* where) const
{
    need(card.kind < content.cards.size() && content.cards[card.kind].side == side, where,
         "it is no card of this side");
    const bool isLeader = content.cards[card.kind].grade == Grade::leader;
    need(card.number >= 1 && card.number <= kLastNumber && (card.number >= kFirstLeader) == isLeader, where,
         "leaders have the numbers from 41 on, other cards those before");
    if (isLeader)
        need(content.leadersOf(side)[static_cast<std::size_t>(card.number - kFirstLeader)] == card.kind,
             where, "a leader has its own number");
    need(!seen[card.number], where, "two cards have the same number");
    seen[card.number] = true;
}

void Checker::cards(Side side) const
{
    const Team& team = state.team(side);
    std::array<bool, kLastNumber + 1> seen{};
    const auto plain = [&](const Card& card, const char* where) {
        isCard(card, side, seen, where);
        need(content.cards[card.kind].grade != Grade::leader, where, "no leader lies here");
    };
    for (const Card& card : team.deck)
        plain(card, "teams, deck");
    for (const Card& card : team.discard)
        plain(card, "teams, discard");
    for (const Card& card : team.items) {
        plain(card, "teams, items");
        need(content.cards[card.kind].grade == Grade::item, "teams, items", "that is no item");
    }
    for (const Unit& unit : team.units) {
        isCard(unit.card, side, seen, "teams, units");
        need(content.cards[unit.card.kind].isUnit(), "teams, units", "that is no unit");
    }
    for (const Seat seat : state.seatsOf(side)) {
        for (const Card& card : state.player(seat).hand)
            plain(card, "players, hand");
        for (const Leader& leader : state.player(seat).leaders)
            if (!leader.isPlayed)
                isCard(leader.card, side, seen, "players, leaders");
            else
                need(leader.card.kind < content.cards.size(), "players, leaders",
                     "it is no card of this side");
    }
}

void Checker::units(Side side) const
{
    std::array<bool, kTiles> tiles{};
    std::array<bool, kTowers + 1> towers{};
    std::size_t stacked = 0;
    for (const Unit& unit : state.team(side).units) {
        need(std::abs(unit.health) <= kMostHealth && unit.venom <= kMostHealth / 10, "teams, units, health",
             "no unit has so much");
        const bool isShadow = side == Side::shadowborn;
        need(unit.where == Where::beside ||
                 (isShadow ? unit.where != Where::tower : unit.where == Where::tower),
             "teams, units, where", "no unit of this side is there");
        if (isShadow && unit.where != Where::beside)
            ++stacked;
        if (isShadow && unit.where != Where::beside)
            need(unit.health >= 1, "teams, units, health", "who runs has at least 1");
        if (unit.where == Where::track) {
            need(unit.at < kTiles && !tiles[unit.at] && state.step >= Step::run, "teams, units, at",
                 "one unit stands on a tile, and only in a run");
            tiles[unit.at] = true;
        }
        if (unit.where == Where::tower) {
            need(unit.at >= 1 && unit.at <= kTowers && !towers[unit.at], "teams, units, at",
                 "one unit stands on a tower");
            towers[unit.at] = true;
        }
    }
    need(stacked <= kMostStacked, "teams, units", "no more than six run");
    need(side == Side::shadowborn || state.team(side).units.size() <= kTowers, "teams, units",
         "no more than six Lightborn are in play");
}

void Checker::line() const
{
    const Team& team = state.team(Side::shadowborn);
    need(state.line.size() == team.units.size(), "line", "each Shadowborn has a place in it");
    for (std::size_t i = 0; i < state.line.size(); ++i) {
        need(team.unit(state.line[i]) != nullptr, "line", "each Shadowborn has a place in it");
        need(std::find(state.line.begin(), state.line.begin() + i, state.line[i]) == state.line.begin() + i,
             "line", "each Shadowborn is in it once");
    }
    std::size_t stacked = 0;
    for (const Unit& unit : team.units)
        stacked += unit.where == Where::stack ? 1U : 0U;
    need(state.stack.size() == stacked, "stack", "who is on the base lies in it");
    for (std::size_t i = 0; i < state.stack.size(); ++i) {
        const Unit* const unit = team.unit(state.stack[i]);
        need(unit && unit->where == Where::stack, "stack", "who is on the base lies in it");
        need(std::find(state.stack.begin(), state.stack.begin() + i, state.stack[i]) ==
                 state.stack.begin() + i,
             "stack", "each is in it once");
    }
}

void Checker::course() const
{
    const bool hasBegun = state.step >= Step::players;
    need(hasBegun ? state.round >= 1 && state.round <= kRounds : state.round == 0, "round",
         "it is 1 to 6, and 0 before the first");
    need(std::abs(state.baseHealth) <= kMostHealth, "baseHealth", "no base has so much");
    need(state.isOver() || state.baseHealth >= 1, "baseHealth", "the match is over below 1");
    if (state.isOver())
        return;
    const Units& shadows = state.team(Side::shadowborn).units;
    if (!hasBegun)
        for (const Team& team : state.teams)
            need(team.units.empty() && team.items.empty() && team.discard.empty(), "teams",
                 "nothing is played before the first round");
    const bool runs = std::any_of(shadows.begin(), shadows.end(),
                                  [](const Unit& unit) { return unit.where != Where::beside; });
    if (state.step == Step::run) {
        need(runs, "teams, units", "somebody runs in a run");
        need(static_cast<int>(shadows.size()) <= kTeamPlays * state.round, "teams, units",
             "more Shadowborn are in play than could have come");
        need(state.sequence >= 1 && state.sequence <= kLastSequence, "sequence", "it is 1 to 40");
        need(nextTurn(state).has_value(), "teams, units", "somebody is to act in a run");
        for (const Unit& unit : state.team(Side::lightborn).units)
            need(unit.where == Where::tower, "teams, units", "every Lightborn has a tower in a run");
        return;
    }
    if (state.step != Step::players)
        return;
    need(!state.active.isPlayer() ||
             (state.active.index < state.seats() && state.sideOf(state.active) == state.side &&
              !state.done.has(state.active)),
         "active", "it is a seat of the side that plays");
    need(state.active.isPlayer() || state.active == Seat::none(), "active",
         "it is a seat of the side that plays");
    need(!actingIn(state).isEmpty(), "done", "somebody is to act");
    for (const Seat seat : state.done)
        need(seat.index < state.seats() && state.sideOf(seat) == state.side, "done",
             "it is a seat of the side that plays");
    need(state.active.isPlayer() || state.action == Action::refresh, "action", "nobody has begun their turn");
    need(!state.active.isPlayer() || state.action >= Action::position ||
             state.plays < state.playsOf(state.active),
         "plays", "no more cards can be played");
    need(state.plays <= kTeamPlays, "plays", "no more cards can be played");
    // Two a round come at most, so that the next ones have room.
    const bool isTheirTurn = state.side == Side::shadowborn;
    const int played = state.plays + state.done.count() * (kTeamPlays / 2);
    need(static_cast<int>(shadows.size()) <= 2 * (state.round - 1) + (isTheirTurn ? played : 2),
         "teams, units", "more Shadowborn are in play than could have come");
    need(static_cast<int>(state.team(state.side).items.size()) <= played, "teams, items",
         "more items lie there than were played");
    need(!isTheirTurn || state.team(Side::lightborn).items.empty(), "teams, items",
         "more items lie there than were played");
}

} // namespace

void ForestGame::checkState(const State& state, int seats) const { Checker{m_content, state}.all(seats); }

} // namespace tablewood::rise_of_the_forest
