#include "bots/bot.h"
#include "cli/command.h"
#include "cli/english.h"
#include "cli/open_match.h"
#include "cli/setup_arguments.h"
#include "cli/tally.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "content/game_catalog.h"
#include "kernel/hash.h"
#include "session/twin_tables.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <map>

namespace tablewood::cli {

namespace {

constexpr int kMaxMatches = 1'000'000;
/// A match of bots that has not ended after so many moves is counted as not ended.
constexpr int kMaxArenaMoves = 20'000;
constexpr int kMaxThinking = 600'000;
constexpr int kMaxIterations = 100'000'000;

/// The seed of a match of a series: a number counts up, to another text the number of the match is added.
std::string seedOf(const std::string& first, int match)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(first.data(), first.data() + first.size(), number);
    if (error == std::errc{} && end == first.data() + first.size())
        return std::to_string(number + static_cast<std::uint64_t>(match));
    return match == 0 ? first : first + "-" + std::to_string(match + 1);
}

/// The bots that are named, one for all seats or one for each.
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

/// How long bots may think, as the arguments say.
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

std::vector<OptionForm> botOptions()
{
    return {{"matches", "M", "how many; without it, one"},
            {"bots", "B[,...]", "who plays: one for all seats, or one for each; without it, random"},
            {"think", "MS", "how many milliseconds a bot may think about a move; without it, 1500"},
            {"iterations", "N",
             "how many samples a bot may look at for a move; then time counts only with --think"}};
}

/// The bots of a match, each with a chance of its own.
class BotTable
{
public:
    BotTable(const std::vector<std::string>& names, const SearchLimits& limits, const Seed& seed)
    {
        for (const std::string& name : names)
            m_players.push_back(
                {makeBot(name, limits), Random(seed, "bot " + std::to_string(m_players.size()))});
    }

    std::string choose(Seat seat, const Match& match)
    {
        Player& player = m_players.at(static_cast<std::size_t>(seat.index));
        SeatView view;
        view.scene = match.view(seat);
        view.offers = match.offers(seat);
        const auto imagined = match.sample(seat, player.random);
        const std::atomic<bool> stop = false;
        return player.bot->choose(view, *imagined, player.random, stop);
    }

private:
    struct Player
    {
        std::unique_ptr<Bot> bot;
        Random random;
    };
    std::vector<Player> m_players;
};

int runSelfplay(const Arguments& arguments, const GameCatalog& catalog)
{
    const GameType& type = gameNamed(catalog, arguments.at("GAME"));
    const std::string seed = arguments.value("seed").value_or("1");
    const int matches = arguments.number("matches", 1, kMaxMatches).value_or(1);
    Setup setup = setupFrom(arguments, type, seed);
    const std::vector<std::string> bots = botsFrom(arguments.value("bots").value_or("random"), setup.seats);
    int exitCode = done;
    for (int match = 0; match < matches; ++match) {
        const std::string matchSeed = seedOf(seed, match);
        setup.seed = Seed::fromText(matchSeed);
        BotTable table(bots, limitsFrom(arguments), setup.seed);
        CheckedMatch result = type.checkMatch(
            setup, [&](Seat seat, const Match& position) { return table.choose(seat, position); });
        try {
            std::ranges::move(checkTwinTables(type, setup), std::back_inserter(result.breaches));
        } catch (const std::exception& error) {
            result.breaches.push_back(std::string("exception at two tables: ") + error.what());
        }
        const std::string hash = hashText(result.hash);
        if (arguments.has("json")) {
            printLine(Json{{"seed", matchSeed},
                           {"moves", result.moves},
                           {"outcome", viewJson(result.outcome, english())},
                           {"hash", hash},
                           {"breaches", result.breaches}});
        } else {
            const std::string outcome = result.outcome ? english(result.outcome->reason) : "not over";
            terminal::print(QString::asprintf("seed %s  moves %d  hash %s  outcome %s\n", matchSeed.c_str(),
                                              result.moves, hash.c_str(), outcome.c_str()));
        }
        terminal::flush();
        for (const std::string& breach : result.breaches)
            terminal::complain("seed " + matchSeed + ": " + breach + "\n");
        if (!result.breaches.empty())
            exitCode = failed;
    }
    return exitCode;
}

/// Plays a match to its end, `drawn` moves of it drawn by lot, and says how it ended; nothing if it has none.
std::optional<Outcome> playArenaMatch(Match& match, BotTable& bots, BotTable& lots, int drawn,
                                      const std::string& counted, Tally& tally)
{
    std::vector<std::pair<Seat, std::string>> choices;
    for (int moves = 0; moves < kMaxArenaMoves && !match.outcome(); ++moves) {
        const Seat seat = match.mover();
        const std::string move =
            !seat.isPlayer() ? match.timer().value().move : (moves < drawn ? lots : bots).choose(seat, match);
        if (!counted.empty() && move.starts_with(counted + " "))
            choices.emplace_back(seat, move);
        Log log = Log::unread();
        if (const auto refusal = match.apply(seat, move, log))
            throw InputError("arena", "\"" + move + "\" is refused: " + english(refusal->why));
    }
    const auto outcome = match.outcome();
    if (outcome)
        for (const auto& [seat, move] : choices)
            tally.count(move, outcome->winners.has(seat));
    return outcome;
}

int runArena(const Arguments& arguments, const GameCatalog& catalog)
{
    const GameType& type = gameNamed(catalog, arguments.at("GAME"));
    const std::string seed = arguments.value("seed").value_or("1");
    const int matches = arguments.number("matches", 1, kMaxMatches).value_or(1);
    Setup setup = setupFrom(arguments, type, seed);
    std::vector<std::string> bots = botsFrom(arguments.value("bots").value_or("random"), setup.seats);
    const std::string counted = arguments.value("count").value_or("");
    const int drawn = arguments.number("draw", 0, kMaxArenaMoves).value_or(0);
    const std::vector<std::string> lots(bots.size(), "random");
    Tally tally;
    std::map<std::string, int> endings;
    for (int i = 0; i < matches; ++i) {
        setup.seed = Seed::fromText(seedOf(seed, i));
        BotTable table(bots, limitsFrom(arguments), setup.seed);
        BotTable drawing(lots, {}, setup.seed);
        const auto match = type.newMatch(setup);
        const auto outcome = playArenaMatch(*match, table, drawing, drawn, counted, tally);
        for (const Seat seat : Seats::firstOf(setup.seats)) {
            const bool hasWon = outcome && outcome->winners.has(seat);
            tally.count("seat " + std::to_string(seat.index), hasWon);
            tally.count("bot " + bots[static_cast<std::size_t>(seat.index)], hasWon);
        }
        tally.count("ended", outcome.has_value());
        if (outcome)
            ++endings[english(outcome->reason)];
        // Everybody sits on every seat as often as on the others.
        std::rotate(bots.begin(), bots.begin() + 1, bots.end());
    }
    for (const auto& [what, result] : tally.results()) {
        if (arguments.has("json"))
            printLine(Json{{"of", what}, {"matches", result.matches}, {"won", result.won}});
        else
            terminal::print(QString::asprintf("%-24s %6d of %6d  %5.1f %%\n", what.c_str(), result.won,
                                              result.matches, 100.0 * result.won / result.matches));
    }
    for (const auto& [how, count] : endings) {
        if (arguments.has("json"))
            printLine(Json{{"ending", how}, {"matches", count}});
        else
            terminal::print(QString::asprintf("%6d of %6d  %5.1f %%  %s\n", count, matches,
                                              100.0 * count / matches, how.c_str()));
    }
    return done;
}

} // namespace

Command selfplayCommand()
{
    Command command;
    command.name = "selfplay";
    command.summary = "Plays random matches with every check of the rules on the way";
    command.details =
        "Prints a line for each match: seed, moves, hash, outcome. A breach is told on standard error and "
        "makes the\n"
        "exit code 1. A seed that is a number counts up from match to match; to another the number is added.";
    command.form.places = {{"GAME", "a game that \"games\" lists"}};
    command.form.options = setupOptions();
    for (OptionForm& option : botOptions())
        command.form.options.push_back(std::move(option));
    command.run = runSelfplay;
    return command;
}

Command arenaCommand()
{
    Command command;
    command.name = "arena";
    command.summary = "Lets bots play against each other and counts who wins";
    command.details = "Each bot sits on every seat as often as on the others. Prints a line for each bot, "
                      "each seat and what else "
                      "is\n"
                      "counted: how many matches it won of how many. Nothing is checked on the way: that is "
                      "what selfplay does.";
    command.form.places = {{"GAME", "a game that \"games\" lists"}};
    command.form.options = setupOptions();
    for (OptionForm& option : botOptions())
        command.form.options.push_back(std::move(option));
    command.form.options.push_back(
        {"draw", "N", "draw the first N moves of each match by lot, so that matches begin differently"});
    command.form.options.push_back(
        {"count", "WORD", "also count the wins of whoever made a move that begins with this word"});
    command.run = runArena;
    return command;
}

} // namespace tablewood::cli
