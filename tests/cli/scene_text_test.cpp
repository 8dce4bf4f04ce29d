#include "cli/scene_text.h"

#include "program.h"

#include <doctest/doctest.h>

using namespace tablewood;

TEST_CASE("a picture in letters tells what lies on pieces, and on what those lie in turn")
{
    Scene scene;
    Board& board = scene.boards.emplace_back();
    board.id = "board";
    board.columns = board.rows = 3;
    const auto add = [&](PieceId id, const char* figure, Seat seat, Place at) {
        Piece& piece = scene.pieces.emplace_back();
        piece.id = id;
        piece.figure = figure;
        piece.seat = seat;
        piece.at = std::move(at);
    };
    add(1, "crate", Seat::none(), {"board", {1, 2}, 0});
    add(2, "star", Seat{1}, {"#1", {}, 1});
    add(3, "flag", Seat{0}, {"#1", {}, 0});
    add(4, "bird", Seat::none(), {"#3", {}, 0});
    const std::string text = cli::sceneText(scene, {}, {});
    CHECK_MESSAGE(contains(text, "On crate at B3: flag0, star1\n"), text);
    CHECK_MESSAGE(contains(text, "On flag0: bird\n"), text);
}

TEST_CASE("of how many slots some are full is said once")
{
    Scene scene;
    Panel& panel = scene.panels.emplace_back();
    PanelItem manna;
    manna.kind = ItemKind::slots;
    manna.label = Text::ofContent("test", "Manna");
    manna.slots = {Slot::full, Slot::open, Slot::blocked};
    panel.items.push_back(manna);
    manna.text = Text::ofContent("test", "of at most 2");
    panel.items.push_back(manna);
    const std::string text = cli::sceneText(scene, {}, {});
    CHECK_MESSAGE(contains(text, "  Manna 1 of 3\n"), text);
    CHECK_MESSAGE(contains(text, "  Manna 1 of at most 2\n"), text);
}

TEST_CASE("a picture in letters says the badges of pieces, and speaks of seats only where a piece has one")
{
    Scene scene;
    Board& board = scene.boards.emplace_back();
    board.id = "board";
    board.columns = board.rows = 3;
    Zone& zone = scene.zones.emplace_back();
    zone.id = "row";
    Piece piece;
    piece.id = 1;
    piece.figure = "crate";
    piece.at = {"board", {1, 2}, 0};
    piece.badges = {{"star", "2", {}}, {{}, "", Text::ofContent("test", "Fragile")}};
    scene.pieces.push_back(piece);
    piece.id = 2;
    piece.at = {"row", {}, 0};
    piece.badges = {{{}, "4", Text::ofContent("test", "Strength")}};
    scene.pieces.push_back(piece);
    const std::string nobodys = cli::sceneText(scene, {}, {});
    CHECK_MESSAGE(contains(nobodys, "\nc crate\n  c at B3 [2 star, Fragile]\n"), nobodys);
    CHECK_MESSAGE(contains(nobodys, "row (0): crate [4 Strength]\n"), nobodys);
    scene.pieces[0].seat = Seat{1};
    const std::string somebodys = cli::sceneText(scene, {}, {});
    CHECK_MESSAGE(contains(somebodys, "\nc crate; the number is the seat\n  c1 at B3"), somebodys);
}

TEST_CASE(
    "a picture in letters has the numbers of cards as they are now, and what a board's diagram has where")
{
    Face fox;
    fox.key = "fox";
    fox.corners = {{"sword", "2", Text::ofContent("test", "Strength")},
                   {"heart", "3", Text::ofContent("test", "Health")}};
    Face horde;
    horde.key = "horde";
    horde.diagram = Diagram{2, 1, {{{1, 0}, "path", "wolf", "2"}}, Text::ofContent("test", "A wolf")};
    Scene scene;
    Board& board = scene.boards.emplace_back();
    board.id = "board";
    board.columns = 2;
    board.rows = 1;
    board.face = "horde";
    board.areas = {{"slab", {{0, 0}, {1, 0}}}};
    scene.zones.emplace_back().id = "row";
    Piece card;
    card.id = 1;
    card.figure = "card";
    card.face = "fox";
    card.at = {"row", {}, 0};
    card.badges = {{"heart", "1", Text::ofContent("test", "Health")}};
    scene.pieces.push_back(card);
    const std::vector<Face> faces{fox, horde};
    const std::string text = cli::sceneText(scene, {}, {}, faces);
    CHECK_MESSAGE(contains(text, "row (0): fox [2 Strength, 1 Health]\n"), text);
    CHECK_MESSAGE(contains(text, "1 .  +\n  + path wolf 2\n"), text);
    scene.pieces.front().isFlipped = true;
    CHECK(contains(cli::sceneText(scene, {}, {}, faces), "row (0): fox [1 Health]\n"));
}
