#include "rows.h"

#include "content/game_catalog.h"
#include "games/rise-of-the-forest/content/reader.h"
#include "games/rise-of-the-forest/forest_game.h"
#include "games/rise-of-the-forest/run.h"
#include "quick_chance.h"
#include "row.h"

#include <algorithm>
#include <string>

namespace tablewood::bench {

namespace {

namespace rise = rise_of_the_forest;

const rise::ForestGame& forest()
{
    static const rise::ForestGame game = [] {
        ContentFolder folder(":/tablewood/games/rise-of-the-forest");
        return rise::ForestGame(rise::readContent(folder));
    }();
    return game;
}

/// Plays one move, any of the listed ones, or the clock's.
void playOne(rise::State& state, std::vector<rise::Move>& moves, QuickChance& chance, Log& log)
{
    const Seat seat = forest().toAct(state).first();
    if (!seat.isPlayer()) {
        forest().apply(state, Seat::clock(), rise::Advance{}, log);
        return;
    }
    moves.clear();
    forest().legalMoves(state, seat, moves);
    forest().apply(state, seat, moves[chance.below(moves.size())], log);
}

rise::State begun(int seats, int number)
{
    return forest().setUp({seats, {}, Seed::fromText("bench " + std::to_string(number))});
}

} // namespace

void measureForest()
{
    constexpr int kForestMatches = 40;
    QuickChance chance;
    Log log = Log::unread();
    std::vector<rise::Move> moves;
    for (int seats = 2; seats <= rise::kMaxPlayers; ++seats) {
        std::vector<double> rates;
        for (int round = 0; round < 5; ++round) {
            double played = 0;
            const double before = cpuMicroseconds();
            for (int i = 0; i < kForestMatches; ++i)
                for (rise::State state = begun(seats, round * kForestMatches + i); !state.isOver(); ++played)
                    playOne(state, moves, chance, log);
            rates.push_back(played / (cpuMicroseconds() - before));
        }
        tell(("Rise of the Forest, moves listed and one played, " + std::to_string(seats) + " seats").c_str(),
             "0.4 million a second", "%.2f million a second", median(rates));
    }

    std::vector<double> runs;
    rise::State inRun;
    for (int i = 0; i < kForestMatches; ++i)
        for (rise::State state = begun(2, i); !state.isOver(); playOne(state, moves, chance, log))
            if (state.step == rise::Step::run && state.last.number == 0) {
                constexpr int kTimes = 20;
                const double before = cpuMicroseconds();
                for (int time = 0; time < kTimes; ++time)
                    for (rise::State trial = state; trial.step == rise::Step::run;)
                        rise::Run(forest().content(), trial, log).advance();
                runs.push_back((cpuMicroseconds() - before) / kTimes);
                if (state.round >= 3)
                    inRun = state;
            }
    tell("a whole run of Rise of the Forest, the longest of 40 matches", "500 us", "%.1f us",
         *std::max_element(runs.begin(), runs.end()));
    const std::string pieces = std::to_string(forest().view(inRun, Seat{0}).pieces.size());
    tell(("the view of " + pieces + " pieces of Rise of the Forest for a seat").c_str(), "20 us", "%.1f us",
         microsecondsOf(2000, [&] { forest().view(inRun, Seat{0}); }));
    std::array<float, rise::kMaxPlayers> worths{};
    tell("Rise of the Forest, a position judged by what its run and the rest of the match come to", "",
         "%.1f us", microsecondsOf(2000, [&] { forest().judge(inRun, std::span<float>(worths).first(2)); }));
}

} // namespace tablewood::bench
