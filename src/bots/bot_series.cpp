#include "bots/bot_series.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <exception>
#include <mutex>
#include <thread>

namespace tablewood {

namespace {

/// What the threads of a series share.
struct Progress
{
    std::mutex mutex;
    SeriesResult result;
    std::exception_ptr failure;
    std::atomic<int> next = 0;
};

void playOne(const Series& series, Setup setup, int number, const std::atomic<bool>& stop, Progress& progress,
             const TellsSeries& tell)
{
    std::vector<std::string> bots = series.bots;
    std::rotate(bots.begin(), bots.begin() + number % setup.seats, bots.end());
    setup.seed = Seed::fromText(seedOf(series.seed, number));
    const auto match = series.type.newMatch(setup);
    BotTable table(bots, series.limits, setup.seed);
    const PlayedOut played = playOut(
        *match, [&](Seat seat, const Match& now, int) { return table.choose(seat, now); }, stop);
    // One that was broken off says nothing.
    if (stop && !played.outcome)
        return;
    const std::lock_guard lock(progress.mutex);
    SeriesResult& result = progress.result;
    result.choices += played.choices;
    ++result.matches;
    if (played.outcome) {
        ++result.ended;
        result.together += played.outcome->winners == Seats::firstOf(setup.seats) ? 1 : 0;
        for (const Seat seat : played.outcome->winners)
            ++result.won[static_cast<std::size_t>(seat.index)];
    }
    if (tell)
        tell(result);
}

} // namespace

SeriesResult playSeries(const Series& series, const Setup& setup, const std::atomic<bool>& stop,
                        const TellsSeries& tell)
{
    Progress progress;
    progress.result.won.resize(static_cast<std::size_t>(setup.seats));
    const auto play = [&] {
        try {
            for (int number = progress.next++; number < series.matches && !stop; number = progress.next++)
                playOne(series, setup, number, stop, progress, tell);
        } catch (...) {
            const std::lock_guard lock(progress.mutex);
            progress.failure = std::current_exception();
            progress.next = series.matches;
        }
    };
    std::vector<std::thread> threads;
    for (int thread = 1; thread < series.threads; ++thread)
        threads.emplace_back(play);
    play();
    for (std::thread& thread : threads)
        thread.join();
    if (progress.failure)
        std::rethrow_exception(progress.failure);
    return progress.result;
}

std::string seedOf(const std::string& first, int match)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(first.data(), first.data() + first.size(), number);
    if (error == std::errc{} && end == first.data() + first.size())
        return std::to_string(number + static_cast<std::uint64_t>(match));
    return match == 0 ? first : first + "-" + std::to_string(match + 1);
}

WinInterval winIntervalOf(int won, int matches)
{
    if (matches == 0)
        return {};
    constexpr double kDeviations = 1.96;
    const double n = matches;
    const double share = won / n;
    const double square = kDeviations * kDeviations;
    const double middle = (share + square / (2 * n)) / (1 + square / n);
    const double half =
        kDeviations / (1 + square / n) * std::sqrt(share * (1 - share) / n + square / (4 * n * n));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

} // namespace tablewood
