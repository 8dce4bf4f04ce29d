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
