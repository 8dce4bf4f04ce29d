#include "bots/bot.h"
#include "cli/command.h"
#include "cli/open_match.h"
#include "cli/setup_arguments.h"
#include "cli/view_json.h"
#include "content/game_catalog.h"
#include "kernel/hash.h"
#include "session/twin_tables.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <iterator>

namespace tablewood::cli {

namespace {

constexpr int kMaxMatches = 1'000'000;
constexpr int kMaxDepth = 30;

Json optionJson(const OptionSpec& option, const GameSheet& sheet)
{
    Json choices = Json::array();
    for (const OptionChoice& choice : option.choices)
        choices.push_back({{"value", choice.value},
                           {"label", words(choice.label)},
                           {"minSeats", std::max(choice.minSeats, sheet.minSeats)},
                           {"maxSeats", std::min(choice.maxSeats, sheet.maxSeats)}});
    return {{"key", option.key},
            {"label", words(option.label)},
            {"standard", option.standard},
            {"choices", choices}};
}

int runGames(const Arguments& arguments, const GameCatalog& catalog)
{
    for (const GameType* type : catalog.all()) {
        const GameSheet& sheet = type->sheet();
        if (arguments.has("json")) {
            Json options = Json::array();
            for (const OptionSpec& option : sheet.options)
                options.push_back(optionJson(option, sheet));
            printLine(Json{{"id", sheet.id},
                           {"name", words(sheet.name)},
                           {"line", words(sheet.line)},
                           {"minSeats", sheet.minSeats},
                           {"maxSeats", sheet.maxSeats},
                           {"minutes", sheet.minutes},
                           {"options", options}});
            continue;
        }
        std::printf("%s: %s, %d to %d seats. %s\n", sheet.id.c_str(), words(sheet.name).c_str(),
                    sheet.minSeats, sheet.maxSeats, words(sheet.line).c_str());
        for (const OptionSpec& option : sheet.options) {
            std::string values;
            for (const OptionChoice& choice : option.choices)
                values += (values.empty() ? "" : " | ") + choice.value;
            std::printf("  --option %s=%s (standard: %s)\n", option.key.c_str(), values.c_str(),
                        option.standard.c_str());
        }
    }
    return done;
}

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

/// Lets bots decide for the seats of one match, each with a chance of its own.
Chooser chooserOf(const std::vector<std::string>& names, const Seed& seed)
{
    struct Player
    {
        std::unique_ptr<Bot> bot;
        Random random;
    };
    const auto players = std::make_shared<std::vector<Player>>();
    for (const std::string& name : names)
        players->push_back({makeBot(name), Random(seed, "bot " + std::to_string(players->size()))});
    return [players](Seat seat, const Scene& scene, const std::vector<Offer>& offers) {
        Player& player = players->at(static_cast<std::size_t>(seat.index));
        SeatView view;
        view.scene = scene;
        view.offers = offers;
        return player.bot->choose(view, player.random);
    };
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
        CheckedMatch result = type.checkMatch(setup, chooserOf(bots, setup.seed));
        std::ranges::move(checkTwinTables(type, setup), std::back_inserter(result.breaches));
        const std::string hash = hashText(result.hash);
        if (arguments.has("json")) {
            printLine(Json{{"seed", matchSeed},
                           {"moves", result.moves},
                           {"outcome", viewJson(result.outcome, {})},
                           {"hash", hash},
                           {"breaches", result.breaches}});
        } else {
            const std::string outcome = result.outcome ? words(result.outcome->reason) : "not over";
            std::printf("seed %s  moves %d  hash %s  outcome %s\n", matchSeed.c_str(), result.moves,
                        hash.c_str(), outcome.c_str());
        }
        std::fflush(stdout);
        for (const std::string& breach : result.breaches)
            std::fprintf(stderr, "seed %s: %s\n", matchSeed.c_str(), breach.c_str());
        if (!result.breaches.empty())
            exitCode = failed;
    }
    return exitCode;
}

int runPerft(const Arguments& arguments, const GameCatalog& catalog)
{
    const GameType& type = gameNamed(catalog, arguments.at("GAME"));
    const int depth = numberFrom(arguments.at("DEPTH"), "DEPTH", 0, kMaxDepth);
    const auto match = type.newMatch(setupFrom(arguments, type, arguments.value("seed").value_or("1")));
    for (int level = std::min(depth, 1); level <= depth; ++level) {
        const std::uint64_t count = match->perft(level);
        if (arguments.has("json"))
            printLine(Json{{"depth", level}, {"count", count}});
        else
            std::printf("%d %llu\n", level, static_cast<unsigned long long>(count));
        std::fflush(stdout);
    }
    return done;
}

} // namespace

Command gamesCommand()
{
    Command command;
    command.name = "games";
    command.summary = "Lists the games and their options";
    command.run = runGames;
    return command;
}

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
    command.form.options.push_back({"matches", "M", "how many; without it, one"});
    command.form.options.push_back(
        {"bots", "B[,...]", "who plays: one for all seats, or one for each; without it, random"});
    command.run = runSelfplay;
    return command;
}

Command perftCommand()
{
    Command command;
    command.name = "perft";
    command.summary = "Counts the sequences of moves from the beginning, for each length up to DEPTH";
    command.form.places = {{"GAME", "a game that \"games\" lists"}, {"DEPTH", "the longest length"}};
    command.form.options = setupOptions();
    command.run = runPerft;
    return command;
}

} // namespace tablewood::cli
