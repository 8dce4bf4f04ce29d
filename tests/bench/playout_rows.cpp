#include "../kit/connect_four.h"
#include "bots/tree_search.h"
#include "kit/game_type_of.h"
#include "row.h"
#include "rows.h"

namespace tablewood::bench {

namespace {

const GameType& connectFour()
{
    static const GameTypeOf<connect_four::ConnectFour> type{connect_four::ConnectFour{}};
    return type;
}

std::unique_ptr<Match> newMatch() { return connectFour().newMatch({2, {}, Seed::fromText("bench")}); }

constexpr int kMostMoves = connect_four::kColumns * connect_four::kRows;

} // namespace

void measurePlayouts()
{
    const auto start = newMatch();
    const auto match = newMatch();
    Random random(Seed::fromText("bench"), "playouts");
    const double each = microsecondsOf(200'000, [&] {
        match->become(*start);
        match->playOn(kMostMoves, random);
    });
    tell("Connect Four, random playouts through the erased match", "1 million a second",
         "%.2f million a second", 1 / each);
}

void measureSearch()
{
    const auto match = newMatch();
    Random random(Seed::fromText("bench"), "search");
    for (const int playout : {kMostMoves, 0}) {
        constexpr int kIterations = 100'000;
        const double each = microsecondsOf(1, [&] {
            TreeSearch search(*match, Seat{0}, {playout, 0.5F});
            search.run({kIterations, {}, nullptr}, random);
        });
        tell(playout == 0 ? "Connect Four, search that judges at once"
                          : "Connect Four, search with playouts to the end",
             "500 thousand simulations a second", "%.0f thousand a second", kIterations / each * 1e3);
    }
}

} // namespace tablewood::bench
