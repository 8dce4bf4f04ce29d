#include "bots/bot_series.h"
#include "cli/arena.h"
#include "cli/command.h"
#include "cli/english.h"
#include "cli/open_match.h"
#include "cli/padded.h"
#include "cli/setup_arguments.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "content/game_catalog.h"
#include "kernel/input_error.h"

#include <algorithm>
#include <chrono>

namespace tablewood::cli {

namespace {

constexpr std::size_t kCellWidth = 8;

using Options = std::map<std::string, std::string>;

/// The values that are asked for of an option, in the order in which they are named.
struct Axis
{
    std::string key;
    std::vector<std::string> values;
};

std::vector<Axis> axesFrom(const Arguments& arguments)
{
    std::vector<Axis> axes;
    for (const std::string& option : arguments.values("option")) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos || equals == 0)
            throw UsageError("--option takes K=V, not \"" + option + "\".");
        const std::string key = option.substr(0, equals);
        auto axis = std::ranges::find(axes, key, &Axis::key);
        if (axis == axes.end())
            axis = axes.insert(axes.end(), {key, {}});
        axis->values.push_back(option.substr(equals + 1));
    }
    return axes;
}

/// Each value with each of the others, the last option changing first.
std::vector<Options> rowsOf(const std::vector<Axis>& axes)
{
    std::vector<Options> rows{{}};
    for (const Axis& axis : axes) {
        std::vector<Options> longer;
        for (const Options& row : rows)
            for (const std::string& value : axis.values) {
                longer.push_back(row);
                longer.back()[axis.key] = value;
            }
        rows = std::move(longer);
    }
    return rows;
}

std::vector<int> seatsFrom(const Arguments& arguments, const GameSheet& sheet)
{
    std::vector<int> all;
    const std::string list = arguments.value("seats").value_or("");
    for (std::size_t begin = 0; !list.empty() && begin <= list.size();) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        all.push_back(numberFrom(list.substr(begin, end - begin), "--seats", 1, kMaxSeats));
        begin = end + 1;
    }
    for (int seats = sheet.minSeats; list.empty() && seats <= sheet.maxSeats; ++seats)
        all.push_back(seats);
    return all;
}

std::string percent(int wins, int matches)
{
    return QString::asprintf("%.1f", 100.0 * wins / matches).toStdString();
}

/// What share is won; where some win and some lose, of each seat.
std::string sharesOf(const SeriesResult& result)
{
    if (std::ranges::all_of(result.won, [&](int wins) { return wins == result.together; }))
        return percent(result.together, result.matches);
    std::string text;
    for (const int wins : result.won)
        text += (text.empty() ? "" : "/") + percent(wins, result.matches);
    return text;
}

std::string wordsOf(const Options& options)
{
    std::string words;
    for (const auto& [key, value] : options)
        words += key + "=" + value + " ";
    return words;
}

/// The set-up of a cell; why there is none such, where the game refuses it.
std::optional<Setup> setupOf(const Series& series, const Options& options, int seats, std::string& why)
{
    Setup setup;
    setup.seats = seats;
    setup.options = options;
    setup.seed = Seed::fromText(series.seed);
    try {
        setup = anew(series.type.sheet(), std::move(setup));
        series.type.newMatch(setup);
    } catch (const InputError& error) {
        why = error.what();
        return std::nullopt;
    }
    return setup;
}

/// Each value that is named has to be possible somewhere, or it is a mistake.
void checkAxes(const Series& series, const std::vector<Axis>& axes, const std::vector<Options>& rows,
               const std::vector<int>& seats)
{
    std::string why;
    const auto isPossible = [&](const Options& row) {
        return std::ranges::any_of(seats,
                                   [&](int one) { return setupOf(series, row, one, why).has_value(); });
    };
    if (std::ranges::none_of(rows, isPossible))
        throw UsageError(why);
    for (const Axis& axis : axes)
        for (const std::string& value : axis.values)
            if (std::ranges::none_of(
                    rows, [&](const Options& row) { return row.at(axis.key) == value && isPossible(row); }))
                throw UsageError(why);
}

void tell(const Options& options, int seats, const SeriesResult& cell, double millisecondsOfMove)
{
    const std::string left =
        cell.ended < cell.matches ? ", " + std::to_string(cell.matches - cell.ended) + " without an end" : "";
    terminal::complain(wordsOf(options) + "seats=" + std::to_string(seats) + ": won " + sharesOf(cell) +
                       " % of " + std::to_string(cell.matches) + left +
                       QString::asprintf(", %.2f ms a move\n", millisecondsOfMove).toStdString());
}

void printTable(const std::vector<Axis>& axes, const std::vector<Options>& rows,
                const std::vector<int>& seats, const std::vector<std::vector<std::string>>& cells)
{
    std::size_t width = kCellWidth;
    for (const auto& row : cells)
        for (const std::string& cell : row)
            width = std::max(width, cell.size() + 2);
    const auto widthOf = [](const Axis& axis) {
        std::size_t most = axis.key.size();
        for (const std::string& value : axis.values)
            most = std::max(most, value.size());
        return most + 2;
    };
    const auto aligned = [width](const std::string& text) {
        return std::string(width - std::min(width, text.size()), ' ') + text;
    };
    std::string text;
    for (const Axis& axis : axes)
        text += padded(axis.key, widthOf(axis));
    for (const int one : seats)
        text += aligned(std::to_string(one));
    text += "\n";
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (const Axis& axis : axes)
            text += padded(rows[row].at(axis.key), widthOf(axis));
        for (const std::string& cell : cells[row])
            text += aligned(cell);
        text += "\n";
    }
    terminal::print(text);
}

int runBalance(const Arguments& arguments, const GameCatalog& catalog)
{
    const GameType& type = gameNamed(catalog, arguments.at("GAME"));
    Series series{type,
                  arguments.value("seed").value_or("1"),
                  arguments.number("matches", 1, kMaxMatches).value_or(kUsualMatches),
                  {},
                  limitsFrom(arguments)};
    const std::string bots = arguments.value("bots").value_or(kUsualBot);
    if (!arguments.has("think") && !arguments.has("iterations"))
        series.limits = kUsualLimits;
    const std::vector<Axis> axes = axesFrom(arguments);
    const std::vector<Options> rows = rowsOf(axes);
    const std::vector<int> seats = seatsFrom(arguments, type.sheet());
    checkAxes(series, axes, rows, seats);
    // Before anything is played.
    for (const int one : seats)
        botsFrom(bots, one);
    std::vector<std::vector<std::string>> cells;
    for (const Options& options : rows) {
        cells.emplace_back();
        for (const int one : seats) {
            std::string why;
            const auto setup = setupOf(series, options, one, why);
            if (!setup) {
                cells.back().emplace_back("-");
                continue;
            }
            series.bots = botsFrom(bots, one);
            const auto start = std::chrono::steady_clock::now();
            const SeriesResult cell = playSeries(series, *setup);
            const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - start;
            cells.back().push_back(sharesOf(cell));
            if (arguments.has("json"))
                printLine(Json{{"options", options},
                               {"seats", one},
                               {"matches", cell.matches},
                               {"ended", cell.ended},
                               {"together", cell.together},
                               {"won", cell.won}});
            tell(options, one, cell, passed.count() / std::max<double>(static_cast<double>(cell.choices), 1));
        }
    }
    if (!arguments.has("json"))
        printTable(axes, rows, seats, cells);
    return done;
}

} // namespace

Command balanceCommand()
{
    Command command;
    command.name = "balance";
    command.summary = "Lets bots play each set-up, and tells in a table how many of 100 matches they win";
    command.details = "A row for each of the options' values, a column for each number of seats: what share "
                      "of the matches is "
                      "won, where\n"
                      "seats do not win together that of each seat. \"-\" is a set-up that the game does not "
                      "have. How far it "
                      "is, and how\n"
                      "long a move took, is told on standard error.";
    command.form.places = {{"GAME", "a game that \"games\" lists"}};
    command.form.options = {
        {"seats", "N[,...]", "for how many; without it, each number that the game takes"},
        {"seed", "S", "where all chance comes from, any text; the same seed gives the same matches"},
        {"option", "K=V", "sets an option of the game; of one that is named again, each value", false, true},
        {"matches", "M", "how many of each set-up; without it, 200"},
        {"bots", "B[,...]", "who plays: one for all seats, or one for each; without it, sharp"},
        {"think", "MS", "how many milliseconds a bot may think about a move"},
        {"iterations", "N", "how many samples a bot may look at for a move; without --think and it, 10"}};
    command.run = runBalance;
    return command;
}

} // namespace tablewood::cli
