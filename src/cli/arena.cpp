#include "cli/arena.h"

#include "cli/english.h"
#include "kernel/input_error.h"

#include <algorithm>

namespace tablewood::cli {

namespace {

constexpr int kMaxThinking = 600'000;
constexpr int kMaxIterations = 100'000'000;

} // namespace

std::vector<OptionForm> thinkingOptions()
{
    return {{"think", "MS", "how many milliseconds a bot may think about a move; without it, 1500"},
            {"iterations", "N",
             "how many samples a bot may look at for a move; then time counts only with --think"}};
}

std::vector<std::string> botsFrom(const std::string& list, int seats)
{
    std::vector<std::string> names;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        names.push_back(list.substr(begin, end - begin));
        begin = end + 1;
    }
    if (names.size() != 1 && static_cast<int>(names.size()) != seats)
        throw UsageError("--bots takes one name, or one for each of the " + std::to_string(seats) +
                         " seats.");
    for (const std::string& name : names) {
        const std::vector<std::string> known = botNames();
        if (std::ranges::find(known, name) == known.end())
            throw UsageError("There is no bot \"" + name + "\"." + suggestion(name, known));
    }
    names.resize(static_cast<std::size_t>(seats), names.front());
    return names;
}

SearchLimits limitsFrom(const Arguments& arguments)
{
    SearchLimits limits = kThinking;
    const auto iterations = arguments.number("iterations", 1, kMaxIterations);
    const auto milliseconds = arguments.number("think", 1, kMaxThinking);
    if (milliseconds)
        limits.time = std::chrono::milliseconds(*milliseconds);
    else if (iterations)
        limits.time = std::chrono::microseconds(0);
    limits.iterations = iterations.value_or(0);
    return limits;
}

PlayedOut playArenaMatch(Match& match, const std::vector<std::string>& bots, const SearchLimits& limits,
                         const Seed& seed, const ArenaPlan& plan, Tally& tally)
{
    BotTable table(bots, limits, seed);
    BotTable lots(std::vector<std::string>(bots.size(), "random"), {}, seed);
    std::vector<std::pair<Seat, std::string>> counted;
    const PlayedOut played = playOut(
        match,
        [&](Seat seat, const Match& now, int moves) {
            std::string move = (moves < plan.drawn ? lots : table).choose(seat, now);
            if (!plan.counted.empty() && move.starts_with(plan.counted + " "))
                counted.emplace_back(seat, move);
            return move;
        },
        false);
    if (played.outcome)
        for (const auto& [seat, move] : counted)
            tally.count(move, played.outcome->winners.has(seat));
    return played;
}

} // namespace tablewood::cli
