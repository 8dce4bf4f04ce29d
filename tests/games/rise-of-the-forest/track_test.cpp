#include "forest_table.h"

#include "games/rise-of-the-forest/referee.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <tuple>

using namespace tablewood;
using namespace tablewood::rise_of_the_forest;

namespace {

/// A track that is laid tile by tile: the letters are steps of its growing end, u, r, d and l, from the first
/// tile on (0, 0), whose road comes from below.
Track trackOf(const std::string& steps)
{
    const std::string letters = "urdl";
    Track track;
    const auto wayOf = [&](char letter) { return static_cast<int>(letters.find(letter)); };
    const auto lie = [&](int from, int to, Road& road, std::uint8_t& turns) {
        // A road between two neighbours, by their numbers clockwise from above.
        if ((from + 2) % 4 == to) {
            road = Road::straight;
            turns = static_cast<std::uint8_t>(from % 2);
            return;
        }
        road = Road::corner;
        turns = static_cast<std::uint8_t>((from + 1) % 4 == to ? from : to);
    };
    Road road = Road::straight;
    std::uint8_t turns = 0;
    lie(2, wayOf(steps[0]), road, turns);
    track.begin(road, turns);
    if (track.front != Cell{0, 1})
        track.reverse();
    REQUIRE(track.front == Cell{0, 1});
    for (std::size_t i = 1; i < steps.size(); ++i) {
        lie((wayOf(steps[i - 1]) + 2) % 4, wayOf(steps[i]), road, turns);
        REQUIRE(track.faultOf(road, track.back, turns) == Misplaced::none);
        track.lay(road, track.back, turns);
        // The newest tile is the last one, so that the growing end is the back.
        if (track.tiles.front().laid == track.tiles.size())
            track.reverse();
    }
    return track;
}

/// Plays the leaders and lays tiles and towers until a condition holds.
void layUntil(ForestTable& table, auto holds)
{
    while (!holds()) {
        const Seat seat = table.game().toAct(table.state).first();
        const auto legal = table.legal(seat.index);
        REQUIRE_FALSE(legal.empty());
        table.play(seat.index, legal.front());
    }
}

} // namespace

TEST_CASE("There are 9 straight tiles and 9 corners, and six towers with 1 to 6 pips")
{
    const Content& content = shippedForest().content();
    CHECK(content.straights == 9);
    CHECK(content.corners == 9);
    CHECK(std::set<int>(content.pips.begin(), content.pips.end()) == std::set<int>{1, 2, 3, 4, 5, 6});
}

TEST_CASE("The program lays the first tile, its shape from the pile and its turn by lot")
{
    std::set<std::pair<Road, int>> seen;
    for (int i = 0; i < 60; ++i) {
        const ForestTable table = ForestTable::fromSetup(2, {}, "first tile " + std::to_string(i));
        REQUIRE(table.state.track.tiles.size() == 1);
        CHECK(table.state.tilePile.size() == 17);
        seen.insert({table.state.track.tiles[0].road, table.state.track.tiles[0].turns});
    }
    CHECK(seen.size() == 6);
}

TEST_CASE("Either open end may be extended, and nothing else")
{
    const Track track = trackOf("uu");
    CHECK(track.front == Cell{0, 1});
    CHECK(track.back == Cell{0, -2});
    CHECK(track.faultOf(Road::straight, track.front, 0) == Misplaced::none);
    CHECK(track.faultOf(Road::straight, track.back, 0) == Misplaced::none);
    CHECK(track.faultOf(Road::straight, {1, 0}, 0) == Misplaced::noEnd);
    CHECK(track.faultOf(Road::straight, {0, 0}, 0) == Misplaced::taken);
}

TEST_CASE("A tile joins by its road: in two turns of four a straight one, in two of four a corner")
{
    const Track track = trackOf("uu");
    CHECK(track.faultOf(Road::straight, track.back, 1) == Misplaced::notJoined);
    CHECK(track.faultOf(Road::straight, track.back, 2) == Misplaced::none);
    int corners = 0;
    for (std::uint8_t turns = 0; turns < kTurns; ++turns)
        corners += track.faultOf(Road::corner, track.back, turns) == Misplaced::none;
    CHECK(corners == 2);
}

TEST_CASE("A tile may touch others without being joined, and no road end may face a laid tile")
{
    // Up, right, down: beside the first tile, a turn to the left would face it.
    const Track track = trackOf("urd");
    CHECK(track.back == Cell{1, 0});
    CHECK(track.faultOf(Road::straight, track.back, 0) == Misplaced::none);
    int facing = 0;
    for (std::uint8_t turns = 0; turns < kTurns; ++turns)
        facing += track.faultOf(Road::corner, track.back, turns) == Misplaced::facesTile;
    CHECK(facing == 1);
}

TEST_CASE("No road end may face a tower, and both ends lead to different spaces")
{
    Track track = trackOf("uu");
    track.towers.push_back({{1, -2}, 3});
    CHECK(track.faultOf(Road::corner, track.back, 1) == Misplaced::facesTower);
    Track around = trackOf("urd");
    // Both ends would lead to the space under the first tile.
    around.lay(Road::straight, around.back, 0);
    if (around.tiles.front().laid == around.tiles.size())
        around.reverse();
    CHECK(around.front == Cell{0, 1});
    CHECK(around.back == Cell{1, 1});
    int meeting = 0;
    for (std::uint8_t turns = 0; turns < kTurns; ++turns)
        meeting += around.faultOf(Road::corner, around.back, turns) == Misplaced::facesEnd;
    CHECK(meeting == 1);
}

TEST_CASE("A tower stands straight beside a tile, on a free space, and not on the space beyond an open end")
{
    Track track = trackOf("uu");
    CHECK(track.faultOfTower({1, 0}) == Misplaced::none);
    CHECK(track.faultOfTower({1, 1}) == Misplaced::notBeside);
    CHECK(track.faultOfTower({0, 0}) == Misplaced::taken);
    CHECK(track.faultOfTower({0, 1}) == Misplaced::onEnd);
    track.towers.push_back({{1, 0}, 3});
    CHECK(track.faultOfTower({1, 0}) == Misplaced::taken);
    CHECK(track.faultOfTower({2, 0}) == Misplaced::notBeside);
}

TEST_CASE("A track that would be spiralled shut is refused: from one end free spaces lead outside")
{
    Track track = trackOf("uu");
    for (const Cell wall : {Cell{1, 1}, Cell{-1, 1}, Cell{0, 2}, Cell{-1, -3}, Cell{1, -3}, Cell{0, -4}})
        track.towers.push_back({wall, 1});
    CHECK(track.faultOf(Road::straight, track.back, 0) == Misplaced::shutsIn);
    CHECK(track.faultOf(Road::corner, track.back, 1) == Misplaced::none);
    CHECK(words(*whyMisplaced(Misplaced::shutsIn)) ==
          "That would shut both ends in: one of them has to lead outside.");
}

TEST_CASE(
    "However it is laid, one end leads outside and there is always a place for one of both kinds of tile")
{
    for (int match = 0; match < 200; ++match) {
        Random random(Seed::fromText("walk " + std::to_string(match)), "walk");
        Track track = trackOf("u");
        // Always the tile and turn that lead nearest to what lies there, so that it curls up.
        while (track.tiles.size() < kTiles) {
            std::vector<std::tuple<int, Cell, Road, std::uint8_t>> places;
            for (const Cell at : {track.front, track.back})
                for (const Road road : {Road::straight, Road::corner})
                    for (std::uint8_t turns = 0; turns < kTurns; ++turns)
                        if (track.faultOf(road, at, turns) == Misplaced::none) {
                            Track next = track;
                            next.lay(road, at, turns);
                            const int far = stepsBetween(next.front, {}) + stepsBetween(next.back, {});
                            places.emplace_back(far * 8 + static_cast<int>(random.below(12)), at, road,
                                                turns);
                        }
            REQUIRE_FALSE(places.empty());
            const auto best = std::min_element(places.begin(), places.end());
            track.lay(std::get<2>(*best), std::get<1>(*best), std::get<3>(*best));
            if (track.tiles.size() % 3 != 0)
                continue;
            const auto towers = track.placesForTower();
            REQUIRE_FALSE(towers.empty());
            const Cell at = towers[random.below(static_cast<std::uint32_t>(towers.size()))];
            track.towers.push_back({at, static_cast<std::uint8_t>(track.tiles.size() / 3)});
        }
        CHECK(track.towers.size() == kTowers);
        CHECK_FALSE(track.isTaken(track.front));
        CHECK_FALSE(track.isTaken(track.back));
        CHECK(track.front != track.back);
    }
}

TEST_CASE("With both ends inside of a ring the last gap stays open, for tiles and for towers")
{
    Track track;
    // A ring of tiles and towers round 3 x 3 spaces, whose ends both lead inside, with one gap.
    track = trackOf("uuurrrrddd");
    REQUIRE(track.back == Cell{4, 0});
    Track closed = track;
    closed.front = {1, 0};
    closed.back = {3, 0};
    for (const Cell wall : {Cell{1, 1}, Cell{2, 1}})
        closed.towers.push_back({wall, 1});
    CHECK(closed.faultOfTower({3, 1}) == Misplaced::notBeside);
    closed.tiles.push_back({{4, 0}, Road::straight, 0, 20});
    closed.tiles.push_back({{4, 1}, Road::straight, 0, 21});
    closed.tiles.push_back({{0, 1}, Road::straight, 0, 22});
    CHECK(closed.faultOfTower({3, 1}) == Misplaced::shutsIn);
    closed.towers.pop_back();
    CHECK(closed.faultOfTower({3, 1}) == Misplaced::none);
}

TEST_CASE("Towers come after tiles 3, 6 and so on to 18, then the bases")
{
    ForestTable table = ForestTable::fromSetup(2);
    std::vector<std::pair<std::size_t, std::size_t>> seen;
    layUntil(table, [&] {
        if (table.state.step == Step::towers)
            seen.push_back({table.state.track.tiles.size(), table.state.track.towers.size()});
        return table.state.step == Step::bases;
    });
    CHECK(seen == std::vector<std::pair<std::size_t, std::size_t>>{
                      {3, 0}, {6, 1}, {9, 2}, {12, 3}, {15, 4}, {18, 5}});
    CHECK(table.state.track.tiles.size() == 18);
    CHECK(table.state.track.towers.size() == 6);
    CHECK(table.state.tilePile.empty());
}

TEST_CASE("What is drawn is seen by all before it is laid, and comes to light, so that nothing before it is "
          "taken back")
{
    ForestTable table = ForestTable::fromSetup(2);
    layUntil(table, [&] { return table.state.step == Step::tiles; });
    CHECK(table.hasRevealed);
    const Seat layer = table.game().toAct(table.state).first();
    CHECK(table.state.sideOf(layer) == Side::shadowborn);
    const Scene scene = table.game().view(table.state, Viewer::publicView());
    CHECK(std::ranges::any_of(scene.pieces,
                              [](const Piece& piece) { return piece.id == 3 && piece.at.in == "drawn"; }));
    table.play(layer.index, table.legal(layer.index).front());
    CHECK(table.hasRevealed);
}

TEST_CASE("A tile that fits nowhere is shown, another is drawn, and it goes back into the pile")
{
    // Between two walls only a straight tile fits: corners are drawn first.
    ForestTable table(2);
    State& state = table.state;
    state.round = 0;
    state.step = Step::tiles;
    state.track = trackOf("uu");
    for (const Cell wall : {Cell{1, -2}, Cell{-1, -2}, Cell{1, 1}, Cell{-1, 1}})
        state.track.towers.push_back({wall, 1});
    REQUIRE_FALSE(state.track.hasPlaceFor(Road::corner));
    state.tilePile = {Road::straight, Road::corner, Road::corner};
    state.drawnTile = Road::straight;
    Log log;
    Course(table.game().content(), state, log).drawNext();
    CHECK(state.drawnTile == Road::straight);
    CHECK(state.tilePile.size() == 2);
    CHECK(std::ranges::count(state.tilePile, Road::corner) == 2);
    CHECK(log.entries().size() == 2);
}

TEST_CASE("If none that is left fits, the tile drawn first is laid as the other kind")
{
    ForestTable table(2);
    State& state = table.state;
    state.round = 0;
    state.step = Step::tiles;
    state.track = trackOf("uu");
    for (const Cell wall : {Cell{1, -2}, Cell{-1, -2}, Cell{1, 1}, Cell{-1, 1}})
        state.track.towers.push_back({wall, 1});
    state.tilePile = {Road::corner, Road::corner};
    Log log;
    Course(table.game().content(), state, log).drawNext();
    CHECK(state.drawnTile == Road::straight);
    CHECK(state.tilePile.size() == 1);
}

TEST_CASE("The Shadowborn choose which open end has which base, and tile 1 is beside theirs")
{
    for (const int choice : {0, 1}) {
        ForestTable table = ForestTable::fromSetup(2);
        layUntil(table, [&] { return table.state.step == Step::bases; });
        const Seat seat = table.game().toAct(table.state).first();
        CHECK(table.state.sideOf(seat) == Side::shadowborn);
        const std::vector<Cell> ends{table.state.track.front, table.state.track.back};
        const auto legal = table.legal(seat.index, "base");
        REQUIRE(legal.size() == 2);
        table.play(seat.index, legal[static_cast<std::size_t>(choice)]);
        CHECK(table.state.track.front == ends[static_cast<std::size_t>(choice)]);
        CHECK(stepsBetween(table.state.track.front, table.state.track.tiles.front().at) == 1);
        CHECK(table.state.baseHealth == 10);
        CHECK(table.state.round == 1);
    }
}

TEST_CASE("Why a place is refused is said in a sentence")
{
    ForestTable table = ForestTable::fromSetup(2);
    layUntil(table, [&] { return table.state.step == Step::tiles; });
    const Seat seat = table.game().toAct(table.state).first();
    CHECK(table.whyNot(seat.index, "lay A1 0") == "A tile goes on from one of the two open ends.");
    CHECK(table.whyNot(seat.index, "build A1") == "No tower is to be placed now.");
    CHECK(table.whyNot(1 - seat.index, "lay A1 0") == "It is not your turn.");
}
