#include "forsaken_table.h"

#include "games/forsaken/evidence.h"
#include "kernel/move_text.h"

#include <doctest/doctest.h>

#include <set>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

constexpr int kTries = 30;

/// What comes to the mind of somebody on a seat, in as many tries.
std::set<std::string> likely(const ForsakenTable& table, int seat)
{
    const Seat mover{static_cast<std::int8_t>(seat)};
    std::vector<Move> moves;
    shippedGame().legalMoves(table.state, mover, moves);
    std::set<std::string> all;
    for (int i = 0; i < kTries; ++i) {
        Random random(Seed::fromText("likely " + std::to_string(i)), "test");
        all.insert(moveText(moves.at(shippedGame().likelyMove(table.state, mover, moves, random))));
    }
    return all;
}

/// Whether the only Path that is played brings all nearer to a Destination than these steps.
bool goesNearer(const std::set<std::string>& moves, std::size_t place, int steps)
{
    return std::ranges::all_of(moves, [&](const std::string& move) {
        const std::string start = "play wander ";
        return move.starts_with(start) &&
               distance(*Cell::fromText(move.substr(start.size())), kDestinations[place]) < steps;
    });
}

/// Paths that somebody forged.
void forge(ForsakenTable& table, int seat, const std::vector<std::string>& cells)
{
    table.putPaths(cells);
    for (const std::string& name : cells) {
        const Cell cell = *Cell::fromText(name);
        table.state.smiths[static_cast<std::size_t>(cell.row * kSide + cell.column)] =
            Seat{static_cast<std::int8_t>(seat)};
    }
}

/// Eight, of whom 0 and 7 are Forsaken, with a Wander for seat 0. The others look for the first Destination,
/// which is three steps off; the Village lies on another.
ForsakenTable searching()
{
    auto table = ForsakenTable::atAction(8, {"wander"});
    forge(table, 1, {"F6", "E5", "D4"});
    table.state.layout[0] = Landmark::deadEnd;
    table.state.layout[6] = Landmark::village;
    table.of(0).places = -1;
    table.of(7).places = -1;
    return table;
}

/// The votes on a seat that is accused by the first.
ForsakenTable voting(int accused, const std::vector<std::string>& theirPaths)
{
    auto table = searching();
    forge(table, accused, theirPaths);
    table.hold(0, {"pillory"});
    table.play(0, "play pillory seat-" + std::to_string(accused + 1));
    table.close();
    return table;
}

} // namespace

TEST_CASE("A Forsaken bot goes with the others while the Void is far")
{
    auto table = searching();
    CHECK(goesNearer(likely(table, 0), 0, 3));
}

TEST_CASE("A Forsaken bot goes to the Void once it is near, or when the others are about to find the Village")
{
    auto table = searching();
    forge(table, 2, {"H8", "I9", "J10", "K11"});
    CHECK(goesNearer(likely(table, 0), 4, 2));

    table = searching();
    table.state.layout[0] = Landmark::village;
    table.state.layout[6] = Landmark::deadEnd;
    CHECK(goesNearer(likely(table, 0), 4, 6));
}

TEST_CASE("A Forsaken bot gives up a partner whom all mistrust")
{
    CHECK(likely(voting(7, {"L8", "M9", "M8"}), 0) == std::set<std::string>{"vote down"});
    // A few steps astray prove nothing.
    CHECK(likely(voting(7, {"H7", "I8"}), 0) == std::set<std::string>{"vote up"});
}

TEST_CASE("A Forsaken bot spares a Villager whom nobody mistrusts, and lynches one when in doubt")
{
    CHECK(likely(voting(3, {}), 0) == std::set<std::string>{"vote up"});
    CHECK(likely(voting(3, {"H7", "I8"}), 0) == std::set<std::string>{"vote down"});
}

TEST_CASE("A Villager bot mistrusts who voted against whom it knows")
{
    auto table = voting(3, {});
    CHECK(likely(table, 1) == std::set<std::string>{"vote up"});
    // Seat 1 knows itself, and nobody else does.
    for (int i = 0; i < 4; ++i)
        table.state.trials.push_back({Seat{1}, Seats(Seat{3}), {}, false, 1});
    CHECK(likely(table, 1) == std::set<std::string>{"vote down"});
    CHECK(likely(table, 2) == std::set<std::string>{"vote up"});
}

TEST_CASE("It is folly to kill or accuse somebody against whom nothing speaks, and none for who knows better")
{
    auto table = ForsakenTable::atAction(8, {"hunting-knife", "formal-charge"});
    table.cast(0, Role::commonfolk);
    table.cast(2, Role::forsaken);
    const auto isFolly = [&](int seat, const std::string& move) {
        return shippedGame().isFolly(table.state, Seat{static_cast<std::int8_t>(seat)},
                                     *parseMove<ForsakenGame::Move>(move));
    };
    CHECK(isFolly(0, "play hunting-knife seat-3"));
    CHECK(isFolly(0, "play formal-charge seat-3"));
    table.cast(0, Role::forsaken);
    CHECK_FALSE(isFolly(0, "play hunting-knife seat-2"));
    CHECK(isFolly(0, "play hunting-knife seat-3"));
}

TEST_CASE("A bot that has voted stays with it: to change a vote to and fro is folly")
{
    auto table = voting(3, {"H7", "I8"});
    const auto isFolly = [&](const std::string& move) {
        return shippedGame().isFolly(table.state, Seat{1}, *parseMove<ForsakenGame::Move>(move));
    };
    CHECK_FALSE(isFolly("vote down"));
    CHECK_FALSE(isFolly("vote up"));
    table.play(1, "vote up");
    REQUIRE(table.can(1, "vote down"));
    CHECK(isFolly("vote down"));
    CHECK_FALSE(isFolly("pass"));
}
