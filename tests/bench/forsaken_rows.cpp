#include "rows.h"

#include "content/game_catalog.h"
#include "kernel/gestures.h"
#include "quick_chance.h"
#include "row.h"

namespace tablewood::bench {

namespace {

constexpr int kTravelers = 8;

std::unique_ptr<Match> newMatch(int number)
{
    static const GameCatalog catalog;
    return catalog.find("forsaken")
        ->newMatch({kTravelers, {}, Seed::fromText("bench " + std::to_string(number))});
}

/// Plays at most so many moves, any of the listed ones, the clock's included; says how many were played.
int playSome(Match& match, QuickChance& chance, int mostMoves)
{
    int moves = 0;
    Log log = Log::unread();
    for (bool goesOn = true; goesOn && moves < mostMoves; ++moves) {
        Seat mover = Seat::clock();
        std::size_t listed = 0;
        for (const Seat seat : match.toAct())
            if (listed == 0 && (listed = match.listMoves(seat)) > 0)
                mover = seat;
        if (mover.isPlayer())
            match.playListed(mover, chance.below(listed));
        else if (const auto timer = match.timer())
            match.apply(mover, timer->move, log);
        else
            goesOn = false;
    }
    return moves;
}

} // namespace

void measureForsaken()
{
    constexpr int kMatches = 20;
    constexpr int kWholeMatch = 100'000;
    QuickChance chance;
    std::vector<double> rates;
    for (int round = 0; round < 5; ++round) {
        double moves = 0;
        const double before = cpuMicroseconds();
        for (int i = 0; i < kMatches; ++i)
            moves += playSome(*newMatch(round * kMatches + i), chance, kWholeMatch);
        rates.push_back(moves / (cpuMicroseconds() - before) * 1e3);
    }
    tell("Forsaken Forest, moves listed and one played, 8 seats", "200 thousand a second",
         "%.0f thousand a second", median(rates));

    constexpr int kInTheMiddle = 400;
    const auto match = newMatch(0);
    playSome(*match, chance, kInTheMiddle);
    const std::string pieces = std::to_string(match->view(Seat{0}).pieces.size());
    tell(("the view of " + pieces + " pieces of Forsaken Forest for a seat").c_str(), "50 us", "%.1f us",
         microsecondsOf(2000, [&] { match->view(Seat{0}); }));
    const auto copy = match->clone();
    tell("Forsaken Forest, a state copied over another", "", "%.0f ns",
         microsecondsOf(100'000, [&] { copy->become(*match); }) * 1e3);
    Random random(Seed::fromText("bench"), "samples");
    tell("Forsaken Forest, a sample of what a seat may not know", "", "%.1f us",
         microsecondsOf(2000, [&] { copy->becomeSample(*match, Seat{0}, random); }));
}

} // namespace tablewood::bench
