#include "app/table/scene/scene_steps.h"

#include "mira.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;

namespace {

Piece pieceAt(PieceId id, const std::string& in, Cell cell = {})
{
    Piece piece;
    piece.id = id;
    piece.figure = in == "board" ? "tree" : "card";
    piece.at = {in, cell, 0};
    return piece;
}

Zone zone(const std::string& id, ZoneKind kind, int count, Seat seat = Seat::none())
{
    Zone zone;
    zone.id = id;
    zone.kind = kind;
    zone.seat = seat;
    zone.count = static_cast<std::int16_t>(count);
    return zone;
}

Event event(Seat seat, std::vector<Cell> cells = {})
{
    Event event;
    event.seat = seat;
    event.board = cells.empty() ? "" : "board";
    event.cells = std::move(cells);
    return event;
}

/// Mira holds a card; two trees stand.
Scene glade()
{
    Scene scene;
    scene.zones = {zone("hand0", ZoneKind::hand, 1, kMira), zone("played", ZoneKind::pile, 0),
                   zone("deck", ZoneKind::pile, 9)};
    scene.pieces = {pieceAt(1, "hand0"), pieceAt(2, "board", {2, 0}), pieceAt(3, "board", {3, 0})};
    return scene;
}

bool has(const Scene& scene, PieceId id)
{
    return std::ranges::find(scene.pieces, id, &Piece::id) != scene.pieces.end();
}

} // namespace

TEST_CASE("what happened is shown in the order it was told: the card first, then what it burns, one by one")
{
    const Scene before = glade();
    Scene after = before;
    after.pieces = {pieceAt(1, "played"), pieceAt(4, "board", {5, 5})};
    after.zones[0].count = 0;
    after.zones[1].count = 1;
    after.turn = Text::ofContent("test", "Jonas's day");
    const std::vector<Event> events{event(kMira, {{2, 0}, {3, 0}}), event(kMira, {{3, 0}}),
                                    event(kMira, {{2, 0}}), event(kJonas)};

    const std::vector<SceneStep> steps = stepsBetween(before, after, events);
    REQUIRE(steps.size() == 4);
    CHECK(steps[0].events == 1);
    CHECK(steps[0].scene.zones[0].count == 0);
    CHECK(steps[0].scene.zones[1].count == 1);
    CHECK(has(steps[0].scene, 3));
    CHECK(steps[1].events == 2);
    CHECK_FALSE(has(steps[1].scene, 3));
    CHECK(has(steps[1].scene, 2));
    CHECK_FALSE(has(steps[2].scene, 2));
    CHECK(steps[2].scene.turn == before.turn);
    CHECK(steps[3].scene == after);
    CHECK(steps[3].events == 4);
}

TEST_CASE("a change of one kind, and one that nothing tells of, is one step")
{
    const Scene before = glade();
    Scene after = before;
    after.pieces.pop_back();
    CHECK(stepsBetween(before, after, {}).size() == 1);
    const std::vector<Event> told{event(kMira), event(kMira, {{3, 0}}), event(kJonas)};
    const std::vector<SceneStep> steps = stepsBetween(before, after, told);
    REQUIRE(steps.size() == 1);
    CHECK(steps[0].scene == after);
    CHECK(steps[0].events == 3);
    CHECK(stepsBetween(before, before, told).size() == 1);
}

TEST_CASE(
    "who ends a turn with nothing to be seen for it is read before the turn goes on, except by themselves")
{
    Scene before = glade();
    before.active = kJonas;
    Scene after = before;
    after.active = kMira;
    const std::vector<Event> passing{event(kJonas), event(kMira)};
    const std::vector<SceneStep> steps = stepsBetween(before, after, passing, kMira);
    REQUIRE(steps.size() == 2);
    CHECK(steps[0].scene == before);
    CHECK(steps[0].events == 1);
    CHECK(steps[1].scene == after);
    CHECK(steps[1].events == 2);
    CHECK(stepsBetween(before, after, passing, kJonas).size() == 1);
    // The display that is filled again at the end tells nothing of what the one who passes did.
    after.pieces.push_back(pieceAt(9, "played"));
    CHECK(stepsBetween(before, after, passing, kMira).size() == 2);
    // A tree that burns is seen.
    after.pieces.pop_back();
    after.pieces.pop_back();
    CHECK(stepsBetween(before, after, std::vector{event(kJonas, {{3, 0}}), event(kMira)}, kMira).size() == 1);
}

TEST_CASE("pieces fly where they go, from and to piles as their numbers tell")
{
    const Scene before = glade();
    Scene after = before;
    after.pieces = {pieceAt(1, "played"), pieceAt(7, "hand0"), pieceAt(2, "board", {2, 1}),
                    pieceAt(3, "board", {3, 0})};
    after.zones[1].count = 1;
    after.zones[2].count = 8;
    const std::vector<Flight> flights = flightsBetween(before, after);
    REQUIRE(flights.size() == 2);
    CHECK(flights[0] == Flight{pieceAt(1, "played"), "hand0", "played"});
    CHECK(flights[1] == Flight{pieceAt(7, "hand0"), "deck", "hand0"});
}

TEST_CASE("a card that the viewer does not see flies face down, and a shuffled deck not card by card")
{
    Scene before;
    before.zones = {zone("deck", ZoneKind::pile, 30), zone("hand1", ZoneKind::hand, 0, kJonas)};
    Scene after = before;
    after.zones[0].count = 29;
    after.zones[1].count = 1;
    const std::vector<Flight> flights = flightsBetween(before, after);
    REQUIRE(flights.size() == 1);
    CHECK(flights[0].piece.id == 0);
    CHECK(flights[0].piece.isFlipped);
    CHECK(flights[0].from == "deck");
    CHECK(flights[0].to == "hand1");
    after.zones[0].count = 0;
    after.zones[1].count = 30;
    CHECK(flightsBetween(before, after).size() <= 8);
}
