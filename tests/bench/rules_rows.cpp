#include "rows.h"

#include "content/game_catalog.h"
#include "quick_chance.h"
#include "row.h"

namespace tablewood::bench {

namespace {

const GameType& arbor()
{
    static const GameCatalog catalog;
    return *catalog.find("arbor");
}

/// Plays to the end, with any of the listed moves; says how many were played.
int playOut(Match& match, QuickChance& chance)
{
    int moves = 0;
    for (Seats acting = match.toAct(); !acting.isEmpty(); acting = match.toAct()) {
        const std::size_t count = match.listMoves(acting.first());
        match.playListed(acting.first(), chance.below(count));
        ++moves;
    }
    return moves;
}

} // namespace

void measureArborMoves()
{
    constexpr int kMatches = 40;
    for (int seats = 2; seats <= 4; ++seats) {
        QuickChance chance;
        int matches = 0;
        double moves = 0;
        double cpu = 0;
        std::vector<double> rates;
        for (int i = 0; i < kMatches * 5; ++i) {
            const auto match = arbor().newMatch({seats, {}, Seed::fromText("bench " + std::to_string(i))});
            const double before = cpuMicroseconds();
            moves += playOut(*match, chance);
            cpu += cpuMicroseconds() - before;
            if (++matches == kMatches) {
                rates.push_back(moves / cpu);
                matches = 0;
                moves = cpu = 0;
            }
        }
        tell(("Arbor, moves listed and one played, " + std::to_string(seats) + " seats").c_str(),
             "1.6 million a second", "%.2f million a second", median(rates));
    }
}

void measureArborCopies()
{
    const auto match = arbor().newMatch({4, {}, Seed::fromText("bench copies")});
    QuickChance chance;
    for (int i = 0; i < 300; ++i) {
        const Seat seat = match->toAct().first();
        const std::size_t count = match->listMoves(seat);
        match->playListed(seat, chance.below(count));
    }
    const auto copy = match->clone();
    tell("Arbor, a state copied over another, 4 seats", "", "%.0f ns",
         microsecondsOf(100'000, [&] { copy->become(*match); }) * 1e3);
}

} // namespace tablewood::bench
