#include "cli/bot_series.h"

#include <algorithm>
#include <chrono>

namespace tablewood::cli {

SeriesResult playSeries(const Series& series, Setup setup)
{
    SeriesResult result;
    result.won.resize(static_cast<std::size_t>(setup.seats));
    std::vector<std::string> bots = botsFrom(series.bots, setup.seats);
    Tally tally;
    int choices = 0;
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < series.matches; ++i) {
        setup.seed = Seed::fromText(seedOf(series.seed, i));
        const auto match = series.type.newMatch(setup);
        const PlayedOut played = playArenaMatch(*match, bots, series.limits, setup.seed, {}, tally);
        choices += played.choices;
        ++result.matches;
        if (played.outcome) {
            ++result.ended;
            result.together += played.outcome->winners == Seats::firstOf(setup.seats) ? 1 : 0;
            for (const Seat seat : played.outcome->winners)
                ++result.won[static_cast<std::size_t>(seat.index)];
        }
        std::rotate(bots.begin(), bots.begin() + 1, bots.end());
    }
    const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - start;
    result.millisecondsOfMove = passed.count() / std::max(choices, 1);
    return result;
}

} // namespace tablewood::cli
