#include "bots/bot_series.h"
#include "cli/arena.h"
#include "cli/command.h"
#include "cli/english.h"
#include "cli/map_file.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "content/faults.h"
#include "content/game_catalog.h"
#include "content/json_file.h"
#include "content/shipped_game.h"

#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <thread>

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
    return maker ? *maker : mapMaker(catalog);
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

void print(const Setup& setup, const SeriesResult& result, bool isJson)
{
    const WinInterval interval = winIntervalOf(result.together, result.matches);
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

int runNewMap(const Arguments& arguments, const GameCatalog& catalog)
{
    const MapMaker& maps = mapMaker(catalog);
    const std::string wanted = *arguments.value("template");
    std::vector<std::string> known;
    for (const MapTemplate& one : maps.templates())
        known.push_back(one.key);
    if (std::ranges::find(known, wanted) == known.end())
        throw UsageError("There is no template \"" + wanted + "\"." + suggestion(wanted, known));
    const std::string out = arguments.at("OUT");
    const QString path = QString::fromStdString(out);
    if (!arguments.has("replace") && QFileInfo(path).size() > 0)
        throw InputError(out, "there is a file with this name", "Choose another name, or say --replace");
    const auto map = maps.fresh(wanted);
    QSaveFile file(path);
    const QByteArray text = QByteArray::fromStdString(map->text());
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        throw InputError(out, "the file cannot be written: " + file.errorString().toStdString(),
                         "Choose another place, or allow writing there");
    if (arguments.has("json"))
        printLine({{"file", readable(out)}, {"name", map->name()}});
    else
        terminal::print(QString::asprintf("%s: %s\n", readable(out).c_str(), readable(map->name()).c_str()));
    return done;
}

int runTry(const Arguments& arguments, const GameCatalog& catalog)
{
    const GameWithPapers& game = gameWithMap(catalog, arguments.at("FILE"));
    const GameSheet& sheet = game.type->sheet();
    Series series{*game.type,
                  arguments.value("seed").value_or("1"),
                  arguments.number("matches", 1, kMaxMatches).value_or(kUsualMatches),
                  {}};
    series.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const std::optional<int> players = arguments.number("players", sheet.minSeats, sheet.maxSeats);
    for (int seats = players.value_or(sheet.minSeats); seats <= players.value_or(sheet.maxSeats); ++seats) {
        Setup setup;
        setup.seats = seats;
        setup.options = game.options;
        if (const auto difficulty = arguments.value("difficulty"))
            setup.options["difficulty"] = *difficulty;
        setup = anew(sheet, std::move(setup));
        series.bots.assign(static_cast<std::size_t>(seats), kUsualBot);
        print(setup, playSeries(series, setup), arguments.has("json"));
    }
    return done;
}

} // namespace

Command mapNewCommand()
{
    Command command;
    command.name = "map new";
    command.summary = "Begins a map of your own";
    command.details =
        "Writes a map that can be played at once, to be changed from there. A file that is there is not "
        "replaced unless you say so.";
    command.form.places = {{"OUT", "the map to write, by custom *.twmap"}};
    command.form.options = {{"template", "T", "with what it begins: beginner, fork or two-maps", true},
                            {"replace", "", "replaces OUT if it is there"}};
    command.run = runNewMap;
    return command;
}

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
