#include "wire/scene_limits.h"

#include "kernel/move_text.h"

#include <doctest/doctest.h>

using namespace tablewood;

TEST_CASE("A scene that no window could hold is refused")
{
    const auto refuses = [](const auto& change) {
        Situation situation;
        change(situation.scene);
        CHECK_THROWS_AS(checkSituation(situation), InputError);
    };
    const auto board = [](std::int16_t columns, std::int16_t rows, Grid grid, std::vector<Area> areas) {
        return [=](Scene& scene) {
            Board& one = scene.boards.emplace_back();
            one.columns = columns;
            one.rows = rows;
            one.grid = grid;
            one.areas = areas;
        };
    };
    refuses(board(32767, 2, Grid::square, {}));
    refuses(board(1000, 1000, Grid::hex, {}));
    refuses(board(-1, 4, Grid::square, {}));
    refuses(board(4, 4, Grid::square, {{"glow", {{4, 0}}}}));
    refuses(board(4, 4, Grid::free, {{"glow", {{0, 1001}}}}));
    refuses(board(4, 4, Grid::square, std::vector<Area>(kMaxParts + 1)));
    refuses(board(4, 4, Grid::square, {{"glow", std::vector<Cell>(kMaxSpacesOfBoard + 1)}}));
    refuses([](Scene& scene) { scene.zones.resize(kMaxParts + 1); });
    refuses([](Scene& scene) { scene.arrows.resize(kMaxParts + 1); });
    refuses([](Scene& scene) { scene.layers.resize(kMaxParts + 1); });
    refuses([](Scene& scene) { scene.panels.emplace_back().items.resize(kMaxParts + 1); });

    refuses([](Scene& scene) {
        scene.pieces.resize(kMaxPieces + 1);
        for (PieceId id = 0; Piece & piece : scene.pieces)
            piece.id = ++id;
    });
    refuses([](Scene& scene) { scene.pieces.emplace_back().badges.resize(kMaxParts + 1); });
    refuses([](Scene& scene) { scene.pieces.resize(2); });

    refuses([](Scene& scene) {
        Piece& piece = scene.pieces.emplace_back();
        piece.width = Shape::kLongestSide + 1;
    });
    refuses([](Scene& scene) {
        Piece& piece = scene.pieces.emplace_back();
        piece.width = 11;
        piece.height = 3;
        piece.cells = 1;
    });

    Situation fits;
    board(1000, 1000, Grid::free, {{"glow", {{1000, 1000}}}})(fits.scene);
    fits.scene.pieces.resize(1);
    CHECK_NOTHROW(checkSituation(fits));

    Situation offering;
    offering.offers.emplace_back().picks.resize(kMaxPicks + 1);
    CHECK_THROWS_AS(checkSituation(offering), InputError);
    Situation timed;
    timed.timer = Timer{std::string(kMaxMoveText, 'x'), 1};
    CHECK_NOTHROW(checkSituation(timed));
    timed.timer->move += 'x';
    CHECK_THROWS_AS(checkSituation(timed), InputError);
    std::vector<Event> told(1);
    told[0].cells.resize(kMaxSpacesOfBoard + 1);
    CHECK_THROWS_AS(checkEvents(told), InputError);
}

TEST_CASE(
    "Boards that lie on one another are taken, and those that a window could never load to their end refused")
{
    const auto lying = [](const std::vector<std::pair<Name, Name>>& boards) {
        Situation situation;
        for (PieceId piece = 1; const auto& [board, on] : boards) {
            Board& one = situation.scene.boards.emplace_back();
            one.id = board;
            one.onPiece = on.empty() ? 0 : piece;
            situation.scene.pieces.emplace_back().id = piece++;
            situation.scene.pieces.back().at.in = on;
        }
        return situation;
    };
    const auto takes = [&](const std::vector<std::pair<Name, Name>>& boards) {
        Situation situation = lying(boards);
        CHECK_NOTHROW(checkSituation(situation));
    };
    const auto refuses = [&](const std::vector<std::pair<Name, Name>>& boards) {
        Situation situation = lying(boards);
        CHECK_THROWS_AS(checkSituation(situation), InputError);
    };
    takes({{"way", ""}, {"pane1", "way"}, {"pane2", "way"}});
    takes({{"one", ""}, {"two", "one"}, {"three", "two"}, {"four", "three"}});
    refuses({{"one", ""}, {"two", "one"}, {"three", "two"}, {"four", "three"}, {"five", "four"}});
    refuses({{"way", ""}, {"way", ""}});
    refuses({{"mirror", "mirror"}});
    refuses({{"one", "two"}, {"two", "one"}});
}
