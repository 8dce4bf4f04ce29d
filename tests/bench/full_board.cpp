#include "full_board.h"

#include "content/content_folder.h"
#include "games/arbor/content/arbor_content.h"

namespace tablewood::bench {

using namespace arbor;

namespace {

constexpr int kPieces = 200;
constexpr int kSeats = 4;

/// What a forest has, the Sage first.
TileKind tileOf(int number)
{
    if (number == 0)
        return TileKind::sage;
    return number <= kGuardians ? TileKind::guardian : TileKind::tree;
}

} // namespace

const ArborGame& arborGame()
{
    static const ArborGame game = [] {
        ContentFolder folder(":/tablewood/games/arbor");
        return ArborGame(readArborContent(folder));
    }();
    return game;
}

State fullBoard()
{
    constexpr int kTilesOfSeat = 1 + kGuardians + kTrees;
    State state = arborGame().setUp({kSeats, {}, Seed::fromText("a full board")});
    state.step = Step::day;
    state.first = state.active = Seat{0};
    state.round = 9;
    state.land = Land(kMaxSide, kMaxSide);
    for (const Seat seat : Seats::firstOf(kSeats)) {
        Forest& forest = state.of(seat);
        forest.ancient = forest.dealt[0];
        forest.trees = forest.guardians = 0;
        forest.hasSage = false;
        forest.manna = seat == state.active ? 5 : 0;
        while (!forest.hand.isFull()) {
            forest.hand.push_back({state.deck.back(), state.nextPiece++});
            state.deck.pop_back();
        }
    }
    // A forest lies in rows of its own, and what is left are Roots.
    int tiles = 0;
    int roots = kPieces - kSeats * (kTilesOfSeat + kHandLimit + 1) - kDisplay;
    state.land.forEach([&](Cell c) {
        const Seat seat{static_cast<std::int8_t>(tiles / kTilesOfSeat)};
        if (seat.index < kSeats) {
            if (tiles % kTilesOfSeat == kTilesOfSeat / 2)
                state.of(seat).at = c;
            state.land.put(c, {tileOf(tiles++ % kTilesOfSeat), seat, state.nextPiece++});
        } else if (roots > 0) {
            --roots;
            state.land.put(c, {TileKind::root, Seat::none(), 0});
        }
    });
    state.checkSound();
    return state;
}

} // namespace tablewood::bench
