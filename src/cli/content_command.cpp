#include "cli/command.h"
#include "cli/english.h"
#include "cli/open_match.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "content/game_catalog.h"
#include "content/lesson.h"

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

void printContent(const GameCatalog& catalog, const Arguments& arguments)
{
    std::vector<const GameType*> types = catalog.all();
    if (const auto game = arguments.place("GAME"))
        types = {&gameNamed(catalog, *game)};
    const bool isJson = arguments.has("json");
    for (const GameType* type : types) {
        if (arguments.has("sources"))
            printSources(catalog, *type, isJson);
        else if (arguments.has("check"))
            printCheck(catalog, *type, isJson);
        else
            printFaces(*type, isJson);
    }
}

/// Throws InputErrors where the script of a game's first match does not fit.
void checkLesson(const std::string& directory, const GameType& type)
{
    const std::string& id = type.sheet().id;
    const auto lesson = lessonIn(directory, id);
    if (!lesson)
        return;
    Faults faults = faultsOf(*lesson, lessonWords(type), directory + "/" + id + "/" + kLessonFile);
    if (!faults.empty())
        throw InputErrors(std::move(faults));
}

int runContent(const Arguments& arguments, const GameCatalog& shipped)
{
    if (const auto directory = arguments.value("check")) {
        const GameCatalog catalog(*directory);
        for (const GameType* type : catalog.all())
            checkLesson(*directory, *type);
        printContent(catalog, arguments);
    } else {
        printContent(shipped, arguments);
    }
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
         "reads the content files of a directory like resources/games and tells what does not fit"}};
    command.run = runContent;
    return command;
}

} // namespace tablewood::cli
