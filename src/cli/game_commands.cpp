#include "cli/command.h"
#include "cli/english.h"
#include "cli/open_match.h"
#include "cli/setup_arguments.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "content/game_catalog.h"
#include "kernel/hash.h"

#include <algorithm>

namespace tablewood::cli {

namespace {

constexpr int kMaxDepth = 30;

Json optionJson(const OptionSpec& option, const GameSheet& sheet)
{
    Json choices = Json::array();
    for (const OptionChoice& choice : option.choices)
        choices.push_back({{"value", choice.value},
                           {"label", english(choice.label)},
                           {"minSeats", std::max(choice.minSeats, sheet.minSeats)},
                           {"maxSeats", std::min(choice.maxSeats, sheet.maxSeats)}});
    return {{"key", option.key},
            {"label", english(option.label)},
            {"standard", option.standard},
            {"ofSeat", option.isOfSeat},
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
                           {"name", english(sheet.name)},
                           {"line", english(sheet.line)},
                           {"minSeats", sheet.minSeats},
                           {"maxSeats", sheet.maxSeats},
                           {"minutes", sheet.minutes},
                           {"content", hashText(catalog.contentHash(sheet.id))},
                           {"options", options}});
            continue;
        }
        terminal::print(QString::asprintf("%s: %s, %d to %d seats. %s\n", sheet.id.c_str(),
                                          english(sheet.name).c_str(), sheet.minSeats, sheet.maxSeats,
                                          english(sheet.line).c_str()));
        for (const OptionSpec& option : sheet.options) {
            std::string values;
            for (const OptionChoice& choice : option.choices)
                values += (values.empty() ? "" : " | ") + choice.value;
            terminal::print(QString::asprintf("  --option %s=%s (standard: %s)\n",
                                              (option.key + (option.isOfSeat ? ".SEAT" : "")).c_str(),
                                              values.c_str(), option.standard.c_str()));
        }
    }
    return done;
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
            terminal::print(QString::asprintf("%d %llu\n", level, static_cast<unsigned long long>(count)));
        terminal::flush();
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
