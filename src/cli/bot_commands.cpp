#include "bots/bot_series.h"
#include "cli/arena.h"
#include "cli/command.h"
#include "cli/english.h"
#include "cli/open_match.h"
#include "cli/setup_arguments.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "content/game_catalog.h"
#include "kernel/hash.h"
#include "session/twin_tables.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace tablewood::cli {

namespace {

std::vector<OptionForm> botOptions()
{
    std::vector<OptionForm> options{
        {"matches", "M", "how many; without it, one"},
        {"bots", "B[,...]", "who plays: one for all seats, or one for each; without it, random"}};
    for (OptionForm& option : thinkingOptions())
        options.push_back(std::move(option));
    return options;
}

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

int runArena(const Arguments& arguments, const GameCatalog& catalog)
{
    const GameType& type = gameNamed(catalog, arguments.at("GAME"));
    const std::string seed = arguments.value("seed").value_or("1");
    const int matches = arguments.number("matches", 1, kMaxMatches).value_or(1);
    Setup setup = setupFrom(arguments, type, seed);
    std::vector<std::string> bots = botsFrom(arguments.value("bots").value_or("random"), setup.seats);
    const ArenaPlan plan{arguments.number("draw", 0, kMaxArenaMoves).value_or(0),
                         arguments.value("count").value_or("")};
    Tally tally;
    std::map<std::string, int> endings;
    for (int i = 0; i < matches; ++i) {
        setup.seed = Seed::fromText(seedOf(seed, i));
        const auto match = type.newMatch(setup);
        const auto outcome =
            playArenaMatch(*match, bots, limitsFrom(arguments), setup.seed, plan, tally).outcome;
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
