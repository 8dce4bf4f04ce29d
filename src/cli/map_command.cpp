#include "bots/bot_series.h"
#include "cli/arena.h"
#include "cli/command.h"
#include "cli/english.h"
#include "cli/map_file.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "content/faults.h"
#include "content/game_catalog.h"
#include "content/shipped_game.h"

#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <thread>

namespace tablewood::cli {

namespace {

void print(const std::string& file, const Faults& faults, bool isJson)
{
    if (isJson) {
        Json all = Json::array();
        for (const Fault& fault : faults)
            all.push_back(viewJson(InputError(fault)));
        printLine({{"file", readable(file)}, {"faults", all}});
        return;
    }
    for (const Fault& fault : faults)
        terminal::print(QString::asprintf("%s\n", english(InputError(fault)).c_str()));
    if (faults.empty())
        terminal::print(QString::asprintf("%s: nothing is wrong with it\n", readable(file).c_str()));
}

int runCheck(const Arguments& arguments, const GameCatalog& catalog)
{
    bool isRight = true;
    for (const std::string& file : arguments.all("FILE")) {
        Faults faults;
        gather(faults, [&] { gameWithMap(catalog, file); });
        print(file, faults, arguments.has("json"));
        isRight = isRight && faults.empty();
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
        "Tells everything that does not fit, a line a fault: its place, its cause and what to do "
        "about it. The exit code is 1 if something does not fit.";
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
