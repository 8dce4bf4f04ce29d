#include "cli/bot_table.h"

#include "cli/english.h"
#include "kernel/input_error.h"

#include <algorithm>
#include <charconv>

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

std::string seedOf(const std::string& first, int match)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(first.data(), first.data() + first.size(), number);
    if (error == std::errc{} && end == first.data() + first.size())
        return std::to_string(number + static_cast<std::uint64_t>(match));
    return match == 0 ? first : first + "-" + std::to_string(match + 1);
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

BotTable::BotTable(const std::vector<std::string>& names, const SearchLimits& limits, const Seed& seed)
{
    for (const std::string& name : names)
        m_players.push_back({makeBot(name, limits), Random(seed, "bot " + std::to_string(m_players.size()))});
}

std::string BotTable::choose(Seat seat, const Match& match)
{
    Player& player = m_players.at(static_cast<std::size_t>(seat.index));
    SeatView view;
    view.scene = match.view(seat);
    view.offers = match.offers(seat);
    const auto imagined = match.sample(seat, player.random);
    const std::atomic<bool> stop = false;
    return player.bot->choose(view, *imagined, player.random, stop);
}

PlayedOut playArenaMatch(Match& match, const std::vector<std::string>& bots, const SearchLimits& limits,
                         const Seed& seed, const ArenaPlan& plan, Tally& tally)
{
    BotTable table(bots, limits, seed);
    BotTable lots(std::vector<std::string>(bots.size(), "random"), {}, seed);
    PlayedOut played;
    std::vector<std::pair<Seat, std::string>> choices;
    for (int moves = 0; moves < kMaxArenaMoves && !match.outcome(); ++moves) {
        const Seat seat = match.mover();
        const std::string move = !seat.isPlayer() ? match.timer().value().move
                                                  : (moves < plan.drawn ? lots : table).choose(seat, match);
        played.choices += seat.isPlayer() ? 1 : 0;
        if (!plan.counted.empty() && move.starts_with(plan.counted + " "))
            choices.emplace_back(seat, move);
        Log log = Log::unread();
        if (const auto refusal = match.apply(seat, move, log))
            throw InputError("arena", "\"" + move + "\" is refused: " + english(refusal->why));
    }
    played.outcome = match.outcome();
    if (played.outcome)
        for (const auto& [seat, move] : choices)
            tally.count(move, played.outcome->winners.has(seat));
    return played;
}

} // namespace tablewood::cli
