#include "art/game_look.h"
#include "cli/command.h"
#include "cli/english.h"
#include "cli/open_match.h"
#include "cli/picture_names.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "content/game_catalog.h"
#include "content/lesson.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <map>

namespace tablewood::cli {

namespace {

std::string nameOf(Source source) { return std::string(enumNames(source)[static_cast<std::size_t>(source)]); }

void printFaces(const GameType& type, bool isJson)
{
    for (const Face& face : type.faces()) {
        if (isJson) {
            Json body = Json::array();
            for (const Text& paragraph : face.body)
                body.push_back(english(paragraph));
            printLine(Json{{"game", type.sheet().id},
                           {"key", face.key},
                           {"name", english(face.name)},
                           {"type", english(face.type)},
                           {"body", body},
                           {"source", nameOf(face.source)}});
        } else {
            const std::string kind = face.type.isEmpty() ? "" : english(face.type) + ", ";
            terminal::print(QString::asprintf("%s %s: %s (%s%s)\n", type.sheet().id.c_str(), face.key.c_str(),
                                              english(face.name).c_str(), kind.c_str(),
                                              nameOf(face.source).c_str()));
        }
    }
}

void printSources(const GameCatalog& catalog, const GameType& type, bool isJson)
{
    const std::string& id = type.sheet().id;
    std::map<Source, int> counts;
    for (const ContentFact& fact : catalog.facts(id)) {
        ++counts[fact.source];
        if (isJson)
            printLine(Json{{"game", id},
                           {"file", fact.file},
                           {"path", fact.path},
                           {"name", fact.name},
                           {"source", nameOf(fact.source)}});
        else
            terminal::print(QString::asprintf("%s %s %s: %s (%s)\n", id.c_str(), fact.file.c_str(),
                                              fact.path.c_str(), fact.name.c_str(),
                                              nameOf(fact.source).c_str()));
    }
    if (isJson)
        return;
    for (const auto& [source, count] : counts)
        terminal::print(QString::asprintf("%s: %d from %s\n", id.c_str(), count, nameOf(source).c_str()));
}

void printCheck(const GameCatalog& catalog, const GameType& type, bool isJson)
{
    const std::string& id = type.sheet().id;
    if (isJson)
        printLine(Json{{"game", id}, {"faces", type.faces().size()}, {"facts", catalog.facts(id).size()}});
    else
        terminal::print(QString::asprintf("%s: %s and %s fit\n", id.c_str(),
                                          counted(type.faces().size(), "face", "faces").c_str(),
                                          counted(catalog.facts(id).size(), "fact", "facts").c_str()));
}

/// The game that is named, else all.
std::vector<const GameType*> typesOf(const GameCatalog& catalog, const std::optional<std::string>& game)
{
    return game ? std::vector{&gameNamed(catalog, *game)} : catalog.all();
}

void printContent(const GameCatalog& catalog, const std::optional<std::string>& game,
                  const Arguments& arguments)
{
    const bool isJson = arguments.has("json");
    for (const GameType* type : typesOf(catalog, game)) {
        if (arguments.has("sources"))
            printSources(catalog, *type, isJson);
        else if (arguments.has("check"))
            printCheck(catalog, *type, isJson);
        else
            printFaces(*type, isJson);
    }
}

/// A folder of games, and the one of them that is meant, if one is.
struct CheckedFolder
{
    std::string games;
    std::optional<std::string> game;
};

/// A game's own folder may be named too: it is that one in the folder where it lies.
CheckedFolder checkedFolder(const Arguments& arguments, const GameCatalog& shipped)
{
    CheckedFolder checked{*arguments.value("check"), arguments.place("GAME")};
    const QFileInfo folder(QDir(QString::fromStdString(checked.games)).absolutePath());
    const std::string name = folder.fileName().toStdString();
    const bool isGame = shipped.find(name) != nullptr && folder.isDir();
    if (isGame && !QDir(folder.filePath() + "/" + folder.fileName()).exists())
        checked = {folder.path().toStdString(), name};
    return checked;
}

/// The look in a file, plain where there is none; nothing where it does not fit.
std::optional<GameLook> lookIn(const std::string& file, Faults& faults)
{
    const QString path = QString::fromStdString(file);
    try {
        return QFile::exists(path) ? GameLook(path) : GameLook::plain();
    } catch (const std::runtime_error& error) {
        // It begins with the file.
        faults.emplace_back(InputError(file, std::string(error.what()).substr(file.size() + 2)));
        return std::nullopt;
    }
}

/// Gathers faults of the files that only the window reads: the look, the scripts of the first match.
void checkForWindow(const std::string& games, const GameType& type, Faults& faults)
{
    const std::string& id = type.sheet().id;
    const std::string folder = folderOf(games, id);
    gather(faults, [&] {
        for (const Lesson& lesson : lessonsIn(games, id))
            std::ranges::move(faultsOf(lesson, type, folder), std::back_inserter(faults));
    });
    const std::string file = folder + "/look.json";
    if (const auto look = lookIn(file, faults))
        std::ranges::move(PictureNames::of(type).faults(id, *look, file), std::back_inserter(faults));
}

int runContent(const Arguments& arguments, const GameCatalog& shipped)
{
    if (!arguments.has("check")) {
        printContent(shipped, arguments.place("GAME"), arguments);
        return done;
    }
    const CheckedFolder checked = checkedFolder(arguments, shipped);
    const GameCatalog catalog(checked.games);
    Faults faults;
    for (const GameType* type : typesOf(catalog, checked.game))
        checkForWindow(checked.games, *type, faults);
    if (!faults.empty())
        throw InputErrors(std::move(faults));
    printContent(catalog, checked.game, arguments);
    return done;
}

} // namespace

Command contentCommand()
{
    Command command;
    command.name = "content";
    command.summary = "Lists what the games are played with, and where it comes from";
    command.form.places = {{"GAME", "one game only", PlaceForm::Kind::optional}};
    command.form.options = {
        {"sources", "",
         "lists what is from the rulebook, published, inferred or stand-in, and where it is written"},
        {"check", "DIR",
         "reads all files of the games in a directory like resources/games, or of the game whose folder it "
         "is, and tells what does not fit"}};
    command.run = runContent;
    return command;
}

} // namespace tablewood::cli
