#include "rows.h"

#include "app/table/scene/scene_model.h"
#include "app/table/touch/gesture.h"
#include "row.h"
#include "wire/delta.h"
#include "wire/seat_view.h"

/// A table of many small boards: twelve nested ones with a hundred and fifty shapes on them.
namespace tablewood::bench {

namespace {

constexpr int kRepeats = 2000;
constexpr std::int16_t kBoards = 12;
constexpr std::int16_t kSide = 5;
constexpr int kShapes = 150;
constexpr PieceId kHeld = 1000;

std::string boardId(int number) { return "horde" + std::to_string(number); }

Scene hordeTable(int moved)
{
    Scene scene;
    Board map;
    map.id = "map";
    map.columns = 8;
    map.rows = 6;
    scene.boards.reserve(kBoards + 1);
    scene.pieces.reserve(kBoards + kShapes + 1);
    scene.boards.push_back(std::move(map));
    for (std::int16_t i = 0; i < kBoards; ++i) {
        Piece slab;
        slab.id = static_cast<PieceId>(i + 1);
        slab.figure = "horde";
        slab.at = {"map", {static_cast<std::int16_t>(i % 8), static_cast<std::int16_t>(i / 8)}, 0};
        Board board;
        board.id = boardId(i);
        board.columns = kSide;
        board.rows = kSide;
        board.onPiece = slab.id;
        board.frame = BoardFrame::slab;
        scene.boards.push_back(std::move(board));
        scene.pieces.push_back(std::move(slab));
    }
    for (int i = 0; i < kShapes; ++i) {
        Piece shape;
        shape.id = static_cast<PieceId>(100 + i);
        shape.figure = "damage";
        shape.name = Text(TW_TEXT("bench", "Tile"));
        const int at = i == 0 ? moved : i / kBoards;
        shape.at = {boardId(i % kBoards),
                    {static_cast<std::int16_t>(at % kSide), static_cast<std::int16_t>(at / kSide)},
                    0};
        shape.width = 2;
        shape.height = 2;
        shape.cells = 0b1101;
        scene.pieces.push_back(std::move(shape));
    }
    Piece held;
    held.id = kHeld;
    held.figure = "damage";
    held.at = {"map", {7, 5}, 0};
    held.width = 2;
    held.height = 3;
    held.cells = 0b110101;
    held.turning = Turning::flips;
    scene.pieces.push_back(std::move(held));
    return scene;
}

/// The held shape in its eight orientations on thirteen spaces of each board.
std::vector<Offer> placements()
{
    constexpr int kSpaces = 13;
    std::vector<Offer> offers;
    for (int board = 0; board < kBoards; ++board)
        for (const bool isFlipped : {false, true})
            for (std::uint8_t turns = 0; turns < 4; ++turns)
                for (int space = 0; space < kSpaces; ++space) {
                    Offer offer;
                    offer.move = "lay " + std::to_string(offers.size());
                    offer.picks = {Pick::ofPiece(kHeld), Pick::ofTurn({turns, isFlipped}),
                                   Pick::ofCell(boardId(board), {static_cast<std::int16_t>(space % kSide),
                                                                 static_cast<std::int16_t>(space / kSide)})};
                    offers.push_back(std::move(offer));
                }
    return offers;
}

} // namespace

void measureHordes()
{
    tell("the view of 150 shapes on 12 nested boards", "25 us", "%.1f us",
         microsecondsOf(kRepeats, [] { hordeTable(0); }));
    Situation before;
    before.scene = hordeTable(0);
    Situation after;
    after.scene = hordeTable(1);
    Bytes bytes;
    Words words;
    tell("its difference to the next", "8 us", "%.1f us", microsecondsOf(kRepeats, [&] {
             bytes.clear();
             DeltaSink(bytes, words).writeIfChanged(before, after);
         }));

    Gesture gesture;
    gesture.setOffers(placements());
    const std::string count = std::to_string(gesture.offers().size());
    tell(("a press among " + count + " offers").c_str(), "200 us", "%.1f us",
         microsecondsOf(kRepeats / 10, [&] {
             if (gesture.press(Pick::ofPiece(kHeld)) != PressResult::chosen)
                 gesture.clear();
         }));
    gesture.clear();
    gesture.press(Pick::ofPiece(kHeld));
    tell("the same turned in the hand", "200 us", "%.1f us",
         microsecondsOf(kRepeats / 10, [&, turns = std::uint8_t{0}]() mutable {
             gesture.lie({static_cast<std::uint8_t>(++turns % 4), false});
         }));
    // Every other orientation lights other spaces.
    SceneModel model;
    SceneSight sight;
    sight.game = "hordes";
    sight.players.resize(1);
    sight.gesture = &gesture;
    tell("showing what is lit, with all that lies there", "1000 us", "%.1f us",
         microsecondsOf(kRepeats / 20, [&, turns = std::uint8_t{0}]() mutable {
             gesture.lie({static_cast<std::uint8_t>(++turns % 4), false});
             model.show(before.scene, sight);
         }));
    const std::vector<Offer> offers = placements();
    tell("offers that are new to it", "", "%.1f us",
         microsecondsOf(kRepeats / 100, [&] { gesture.setOffers(offers); }));
}

} // namespace tablewood::bench
