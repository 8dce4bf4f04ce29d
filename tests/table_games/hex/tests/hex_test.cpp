#include "hex.h"
#include "kit/damaged_states.h"
#include "kit/game_type_of.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::hex;

namespace {

/// A match with two bridges for each, after these moves.
State bridged(std::initializer_list<Hex::Move> moves)
{
    const Hex hex;
    Setup setup;
    setup.options["bridges"] = "two";
    State state = hex.setUp(setup);
    Log log;
    for (const Hex::Move& move : moves)
        REQUIRE_FALSE(hex.apply(state, hex.toAct(state).first(), move, log));
    return state;
}

Cell at(const char* cell) { return *Cell::fromText(cell); }

std::string refused(State state, const Hex::Move& move)
{
    Log log;
    const auto refusal = Hex().apply(state, Hex().toAct(state).first(), move, log);
    return refusal ? words(refusal->why) : "";
}

} // namespace

TEST_CASE(
    "Random matches of Hex keep every promise, and each has exactly one winner, with bridges and without")
{
    const GameTypeOf<Hex> type{Hex{}};
    for (int i = 0; i < 50; ++i) {
        Setup setup;
        setup.options["bridges"] = i % 2 == 0 ? "none" : "two";
        setup.seed = Seed::fromText("hex " + std::to_string(i));
        const CheckedMatch checked = type.checkRandomMatch(setup);
        CHECK(checked.breaches == std::vector<std::string>{});
        REQUIRE(checked.outcome);
        CHECK(checked.outcome->winners.count() == 1);
    }
}

TEST_CASE("Stones that meet only at the far corner of a shifted row do not touch")
{
    const GameTypeOf<Hex> type{Hex{}};
    const auto match = type.newMatch({});
    Log log;
    // Row 2 is shifted to the right: B2 touches B1 and C1 above it, A1 not.
    for (const char* move : {"place A1", "place A5", "place B2", "place B5", "place C2", "place C5",
                             "place D2", "place D5", "place E2", "place E5"})
        REQUIRE_FALSE(match->apply(match->toAct().first(), move, log));
    CHECK_FALSE(match->outcome());
    CHECK(match->view(Seat{0}).boards[0].grid == Grid::hex);
    REQUIRE_FALSE(match->apply(Seat{0}, "place B1", log));
    CHECK(match->outcome()->winners == Seats(Seat{0}));
}

TEST_CASE("A bridge also joins the space two steps on where it leads, over whatever lies between, and from "
          "either end")
{
    // To the right from A3 to C3; B3 is the other's. D3 and E3 touch it.
    const LayBridge right{at("A3"), 1};
    State state = bridged({right, PlaceStone{at("B3")}, PlaceStone{at("C3")}, PlaceStone{at("A5")},
                           PlaceStone{at("D3")}, PlaceStone{at("B5")}});
    Log log;
    REQUIRE_FALSE(Hex().apply(state, Seat{0}, PlaceStone{at("E3")}, log));
    CHECK(state.winner == Seat{0});
    // The bridge comes last and leads back.
    state = bridged({PlaceStone{at("A3")}, PlaceStone{at("B3")}, PlaceStone{at("D3")}, PlaceStone{at("A5")},
                     PlaceStone{at("E3")}, PlaceStone{at("B5")}});
    REQUIRE_FALSE(Hex().apply(state, Seat{0}, LayBridge{at("C3"), 4}, log));
    CHECK(state.winner == Seat{0});
    // It joins in no other direction.
    state = bridged({PlaceStone{at("A3")}, PlaceStone{at("B3")}, PlaceStone{at("D3")}, PlaceStone{at("A5")},
                     PlaceStone{at("E3")}, PlaceStone{at("B5")}});
    REQUIRE_FALSE(Hex().apply(state, Seat{0}, LayBridge{at("C3"), 1}, log));
    CHECK_FALSE(state.winner.isPlayer());
    // Stones of the other seat are joined by none.
    state =
        bridged({LayBridge{at("A3"), 1}, PlaceStone{at("C3")}, PlaceStone{at("D3")}, PlaceStone{at("A5")}});
    REQUIRE_FALSE(Hex().apply(state, Seat{0}, PlaceStone{at("E3")}, log));
    CHECK_FALSE(state.winner.isPlayer());
}

TEST_CASE(
    "A bridge lies on an empty space, turned one of six ways that lead to a space, as long as there are some")
{
    const State state = bridged({PlaceStone{at("C3")}});
    CHECK(refused(state, LayBridge{at("C3"), 0}) == "C3 is taken.");
    CHECK(refused(state, LayBridge{{-1, 0}, 0}) == "That is not on the board.");
    CHECK(refused(state, LayBridge{at("B3"), 6}) == "It can be turned six ways.");
    CHECK(refused(state, LayBridge{at("A1"), 4}) == "It would lead off the board.");
    CHECK(refused(state, LayBridge{at("A1"), 2}).empty());
    CHECK(refused(Hex().setUp({}), LayBridge{at("A1"), 2}) == "You have no bridge left.");
    const State spent =
        bridged({LayBridge{at("A1"), 1}, PlaceStone{at("A5")}, LayBridge{at("A2"), 1}, PlaceStone{at("B5")}});
    CHECK(refused(spent, LayBridge{at("A3"), 1}) == "You have no bridge left.");
}

TEST_CASE("A press on the board means the bridge that is held as it lies, and else a stone")
{
    const State state = bridged({});
    const Offer offer = Hex().gesture(state, Seat{0}, LayBridge{at("B2"), 3});
    REQUIRE(offer.picks.size() == 3);
    CHECK(offer.firstToo.size() == 1);
    const auto meant = Hex().intend(state, Seat{0}, offer.picks);
    REQUIRE(meant);
    CHECK(*meant == Hex::Move(LayBridge{at("B2"), 3}));
    const std::vector<Pick> space{Pick::ofCell("board", at("B2"))};
    CHECK(*Hex().intend(state, Seat{0}, space) == Hex::Move(PlaceStone{at("B2")}));
}

TEST_CASE("Damaged states of Hex are refused or can be played on")
{
    Setup setup;
    setup.options["bridges"] = "two";
    setup.seed = Seed::fromText("damage");
    kit::Breaches breaches(setup);
    kit::checkDamagedStates(Hex{}, setup, 500, breaches);
    CHECK(breaches.list() == std::vector<std::string>{});
}

TEST_CASE("A state that no match of Hex comes to is refused")
{
    const auto isRefused = [](const State& state) {
        return !kit::stateFrom(Hex{}, 2, toBytes(state)).has_value();
    };
    State state;
    CHECK_FALSE(isRefused(state));
    state.winner = Seat{0};
    CHECK(isRefused(state));
    state = {};
    state.stones[3] = Stone::second;
    state.moves = 1;
    CHECK(isRefused(state));
    state.stones[3] = Stone::first;
    CHECK_FALSE(isRefused(state));
    state.bridges[0] = {LayBridge{{3, 0}, 4}};
    CHECK(isRefused(state));
    state.bridgesEach = 2;
    CHECK_FALSE(isRefused(state));
    state.bridges[0] = {LayBridge{{3, 0}, 1}};
    CHECK(isRefused(state));
    state.bridges = {};
    state.moves = 2;
    CHECK(isRefused(state));
}
