#include "cli/command.h"
#include "cli/english.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "content/faults.h"
#include "content/game_catalog.h"

namespace tablewood::cli {

namespace {

const std::string kCheck = "check";

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

int runMap(const Arguments& arguments, const GameCatalog& catalog)
{
    if (const std::string what = arguments.at("WHAT"); what != kCheck)
        throw UsageError("map can \"check\" files, and not \"" + what + "\"." + suggestion(what, {kCheck}));
    bool isRight = true;
    for (const std::string& file : arguments.all("FILE")) {
        Faults faults;
        gather(faults, [&] { catalog.checkMap(file); });
        print(file, faults, arguments.has("json"));
        isRight = isRight && faults.empty();
    }
    return isRight ? done : failed;
}

} // namespace

Command mapCommand()
{
    Command command;
    command.name = "map";
    command.summary = "Checks maps of your own for Kingdom Rush";
    command.details =
        "Tells everything that does not fit, a line a fault: its place, its cause and what to do "
        "about it. The exit code is 1 if something does not fit.";
    command.form.places = {{"WHAT", "check"},
                           {"FILE", "a scenario (docs/map-format.md)", PlaceForm::Kind::several}};
    command.run = runMap;
    return command;
}

} // namespace tablewood::cli
