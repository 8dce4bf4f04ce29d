#include "cli/bot_series.h"
#include "cli/command.h"
#include "cli/english.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "content/faults.h"
#include "content/game_catalog.h"
#include "content/json_file.h"
#include "content/shipped_game.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tablewood::cli {

namespace {

/// What a game offers to who draws maps: that of the game which the file names, else the first.
const MapMaker& makerFor(const std::string& text, const GameCatalog& catalog)
{
    const MapMaker* maker = nullptr;
    Faults unread;
    gather(unread, [&] {
        const Json json = parseJson(text, {});
        if (const auto game = json.find("game"); json.is_object() && game != json.end() && game->is_string())
            maker = catalog.maps(game->get<std::string>());
    });
    for (std::size_t i = 0; !maker && i < catalog.all().size(); ++i)
        maker = catalog.maps(catalog.all()[i]->sheet().id);
    if (!maker)
        throw InputError("map check", "no game that was built in has maps");
    return *maker;
}

/// The name of a spot as files have it: "E3", on another map than the first with its key.
std::string nameOf(MapSpot spot, const std::string& text, const MapMaker& maker)
{
    std::string key;
    if (spot.map > 0) {
        key = std::to_string(spot.map + 1);
        Faults unread;
        gather(unread, [&] {
            const std::vector<MapSheet> sheets = maker.read(text, {})->sheets();
            key = spot.map < sheets.size() ? sheets[spot.map].key : key;
        });
        key += ":";
    }
    return key + spot.at.text();
}

struct GravityWord
{
    MapGravity gravity;
    const char* word;
};
constexpr std::array<GravityWord, 3> kGravities{
    {{MapGravity::fault, "fault"}, {MapGravity::warning, "warning"}, {MapGravity::note, "note"}}};

std::string wordOf(MapGravity gravity)
{
    return std::ranges::find(kGravities, gravity, &GravityWord::gravity)->word;
}

void print(const std::string& file, const MapFault& fault, const std::string& place)
{
    terminal::print(QString::asprintf("%s: %s%s%s: %s. %s\n", readable(file).c_str(), readable(place).c_str(),
                                      place.empty() ? "" : ": ", wordOf(fault.gravity).c_str(),
                                      english(fault.title).c_str(), english(fault.sentence).c_str()));
}

/// Tells what is wrong with a file; whether a match can be set up with it.
bool check(const std::string& file, const GameCatalog& catalog, bool isJson)
{
    const std::string text = readTextFile(file);
    const MapMaker& maker = makerFor(text, catalog);
    const MapReport report = maker.check(text);
    Json all = Json::array();
    bool isWrong = false;
    for (const MapFault& fault : report.faults) {
        const std::string place = fault.at ? nameOf(*fault.at, text, maker) : fault.field;
        isWrong = isWrong || fault.gravity != MapGravity::note;
        if (isJson)
            all.push_back({{"key", fault.key},
                           {"gravity", wordOf(fault.gravity)},
                           {"where", readable(place)},
                           {"title", english(fault.title)},
                           {"sentence", english(fault.sentence)},
                           {"repair", readable(fault.repair)}});
        else
            print(file, fault, place);
    }
    if (isJson)
        printLine({{"file", readable(file)}, {"passed", report.passed}, {"faults", all}});
    else if (!isWrong)
        terminal::print(QString::asprintf("%s: nothing is wrong with it\n", readable(file).c_str()));
    return report.isPlayable();
}

int runCheck(const Arguments& arguments, const GameCatalog& catalog)
{
    bool isRight = true;
    for (const std::string& file : arguments.all("FILE"))
        try {
            isRight = check(file, catalog, arguments.has("json")) && isRight;
        } catch (const InputError& error) {
            isRight = false;
            if (arguments.has("json"))
                printLine({{"file", readable(file)}, {"passed", 0}, {"faults", {viewJson(error)}}});
            else
                terminal::print(QString::asprintf("%s\n", english(error).c_str()));
        }
    return isRight ? done : failed;
}

/// Between which shares the true one lies, 19 times of 20 (Wilson's interval).
struct Interval
{
    double low = 0;
    double high = 1;
};

Interval intervalOf(int won, int matches)
{
    constexpr double kDeviations = 1.96;
    const double n = matches;
    const double share = won / n;
    const double square = kDeviations * kDeviations;
    const double middle = (share + square / (2 * n)) / (1 + square / n);
    const double half =
        kDeviations / (1 + square / n) * std::sqrt(share * (1 - share) / n + square / (4 * n * n));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

void print(const Setup& setup, const SeriesResult& result, bool isJson)
{
    const Interval interval = intervalOf(result.together, result.matches);
    if (isJson) {
        printLine({{"players", setup.seats},
                   {"options", setup.options},
                   {"matches", result.matches},
                   {"won", result.together},
                   {"low", interval.low},
                   {"high", interval.high}});
        return;
    }
    terminal::print(QString::asprintf(
        "%s: bots won %.1f %% of %d, and would win %.0f to %.0f %% of very many\n",
        counted(static_cast<std::size_t>(setup.seats), "player", "players").c_str(),
        100.0 * result.together / result.matches, result.matches, 100 * interval.low, 100 * interval.high));
}

int runTry(const Arguments& arguments, const GameCatalog& catalog)
{
    const GameWithMap game = catalog.withMap(arguments.at("FILE"));
    const GameSheet& sheet = game.type->sheet();
    const Series series{*game.type, arguments.value("seed").value_or("1"),
                        arguments.number("matches", 1, kMaxMatches).value_or(kUsualMatches), "sharp",
                        kUsualLimits};
    const std::optional<int> players = arguments.number("players", sheet.minSeats, sheet.maxSeats);
    for (int seats = players.value_or(sheet.minSeats); seats <= players.value_or(sheet.maxSeats); ++seats) {
        Setup setup;
        setup.seats = seats;
        setup.options = game.options;
        if (const auto difficulty = arguments.value("difficulty"))
            setup.options["difficulty"] = *difficulty;
        setup = anew(sheet, std::move(setup));
        print(setup, playSeries(series, setup), arguments.has("json"));
    }
    return done;
}

} // namespace

Command mapCheckCommand()
{
    Command command;
    command.name = "map check";
    command.summary = "Checks maps of your own for Kingdom Rush";
    command.details =
        "Tells everything that is wrong, a line each: its place, its cause and what to do about it. Warnings "
        "and notes say so. The exit code is 1 for a fault, with which no match can be set up.";
    command.form.places = {{"FILE", "a scenario (docs/map-format.md)", PlaceForm::Kind::several}};
    command.run = runCheck;
    return command;
}

Command mapTryCommand()
{
    Command command;
    command.name = "map try";
    command.summary = "Lets bots play a map of your own, and tells how often they win";
    command.details =
        "How often bots win tells which of two maps is harder, and whether a map can be won at all. It "
        "does not tell how often people win.";
    command.form.places = {{"FILE", "a scenario (docs/map-format.md)"}};
    command.form.options = {
        {"players", "N", "for how many; without it, each number that the game takes"},
        {"difficulty", "D", "the level: easy, standard, hard, iron or heroic; without it, standard"},
        {"matches", "M", "how many matches; without it, 200"},
        {"seed", "S", "where all chance comes from, any text; the same seed gives the same matches"}};
    command.run = runTry;
    return command;
}

} // namespace tablewood::cli
