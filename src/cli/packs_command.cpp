#include "cli/command.h"
#include "cli/english.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "content/game_catalog.h"
#include "kernel/sentences.h"

#include <algorithm>

namespace tablewood::cli {

namespace {

std::string filesOf(const Pack& pack)
{
    std::string files;
    const auto add = [&](const char* what, const std::vector<std::string>& names) {
        for (const std::string& name : names)
            files += (files.empty() ? "" : ", ") + std::string(what) + " " + name;
    };
    add("replaces", pack.layer.replaces);
    add("changes", pack.layer.changes);
    return files;
}

Json jsonOf(const Pack& pack)
{
    Json faults = Json::array();
    for (const InputError& fault : pack.faults)
        faults.push_back(viewJson(fault));
    return {{"name", pack.name},
            {"title", pack.title},
            {"game", pack.game},
            {"folder", pack.layer.path},
            {"replaces", pack.layer.replaces},
            {"changes", pack.layer.changes},
            {"used", pack.isUsed()},
            {"faults", faults}};
}

void print(const Pack& pack, bool isJson)
{
    if (isJson) {
        printLine(jsonOf(pack));
        return;
    }
    if (pack.isUsed())
        terminal::print(QString::asprintf("%s: %s, %s, %s\n", pack.name.c_str(), pack.title.c_str(),
                                          pack.game.c_str(), filesOf(pack).c_str()));
    else
        terminal::print(QString::asprintf("%s: left out\n", pack.name.c_str()));
    for (const InputError& fault : pack.faults)
        terminal::print(QString::asprintf("  %s\n", english(fault).c_str()));
}

int runPacks(const Arguments& arguments, const GameCatalog& catalog)
{
    std::vector<Pack> packs = catalog.packs();
    if (const auto directory = arguments.value("check"))
        packs = {readPack(*directory, GameCatalog::packedGames())};
    for (const Pack& pack : packs)
        print(pack, arguments.has("json"));
    return std::ranges::all_of(packs, &Pack::isUsed) ? done : failed;
}

} // namespace

Command packsCommand()
{
    Command command;
    command.name = "packs";
    command.summary = "Lists the packs of content of your own, and why one is left out";
    command.details =
        "Packs are folders in the folder \"packs\" of the data folder. The exit code is 1 if one "
        "of them is left out.";
    command.form.options = {
        {"check", "DIR", "reads this pack alone, wherever it lies, and tells what does not fit"}};
    command.run = runPacks;
    return command;
}

} // namespace tablewood::cli
