#include "cli/command.h"
#include "cli/english.h"
#include "cli/padded.h"
#include "cli/terminal.h"
#include "content/game_catalog.h"
#include "lan/host/last_words.h"
#include "storage/library.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace tablewood::cli {

namespace {

constexpr const char* kProgram = "tablewood-cli";

const OptionForm kHelp{"help", "", "says what the command does and takes"};
const OptionForm kJson{"json", "", "prints one JSON object a line"};
const OptionForm kDataDirectory{
    "data-dir", "DIR", "where packs are, and this installation's certificate and the tables it knows"};

std::vector<Command> commands()
{
    std::vector<Command> all{gamesCommand(),    newCommand(),      showCommand(),      actCommand(),
                             undoCommand(),     verifyCommand(),   selfplayCommand(),  arenaCommand(),
                             balanceCommand(),  perftCommand(),    contentCommand(),   packsCommand(),
                             mapNewCommand(),   mapCheckCommand(), mapRenderCommand(), mapTryCommand(),
                             discoverCommand(), doctorCommand(),   hostCommand(),      joinCommand(),
                             nightCommand()};
    for (Command& command : all) {
        command.form.options.push_back(kDataDirectory);
        command.form.options.push_back(kJson);
        command.form.options.push_back(kHelp);
    }
    return all;
}

std::string wordOf(const OptionForm& option)
{
    return "--" + option.name + (option.value.empty() ? "" : " " + option.value);
}

std::string usageOf(const Command& command)
{
    std::string line = std::string("Usage: ") + kProgram + " " + command.name;
    for (const PlaceForm& place : command.form.places)
        line += place.kind == PlaceForm::Kind::optional
                    ? " [" + place.name + "]"
                    : " " + place.name + (place.kind == PlaceForm::Kind::several ? "..." : "");
    for (const OptionForm& option : command.form.options) {
        const std::string word = wordOf(option);
        line += (option.isNeeded ? " " + word : " [" + word + "]") + (option.isRepeatable ? "..." : "");
    }
    return line;
}

void printHelp(const Command& command)
{
    std::string text = usageOf(command) + "\n\n" + ended(command.summary) + "\n";
    if (!command.details.empty())
        text += "\n" + command.details + "\n";
    std::size_t width = 0;
    for (const PlaceForm& place : command.form.places)
        width = std::max(width, place.name.size());
    for (const OptionForm& option : command.form.options)
        width = std::max(width, wordOf(option).size());
    text += "\n";
    for (const PlaceForm& place : command.form.places)
        text += "  " + padded(place.name, width) + "  " + place.help + "\n";
    for (const OptionForm& option : command.form.options)
        text += "  " + padded(wordOf(option), width) + "  " + option.help + "\n";
    terminal::print(text);
}

void printHelp(const std::vector<Command>& all)
{
    std::string text = std::string("Usage: ") + kProgram + " COMMAND ...\n\nTablewood without a window.\n\n";
    for (const Command& command : all)
        text += "  " + padded(command.name, 10) + command.summary + "\n";
    text +=
        std::string("\n") + kProgram + " COMMAND --help says more about a command, " + kProgram +
        " --version which version this is.\n"
        "Exit codes: 0 done, 1 refused or failed, 2 the command line is wrong. Seats are counted from 0.\n";
    terminal::print(text);
}

void complain(const std::string& what, const std::string& remedy)
{
    terminal::complain(std::string(kProgram) + ": " + what + "\n" + remedy + (remedy.empty() ? "" : "\n"));
}

/// The games with the packs of this installation. What is left out is told, lest a script plays with other
/// content than its owner believes; "packs" tells it by itself.
GameCatalog openCatalog(const Command& command, const Arguments& arguments)
{
    const QString folder = QDir(dataDirectory(arguments)).filePath(kPacksFolder);
    GameCatalog catalog = GameCatalog::withPacks(folder.toStdString());
    for (const Pack& pack : catalog.packs())
        if (!pack.isUsed() && command.name != packsCommand().name)
            complain("the pack \"" + pack.name + "\" is left out: " + english(pack.faults.front()), {});
    return catalog;
}

int run(const Command& command, std::span<const std::string> words)
{
    if (std::ranges::find(words, "--help") != words.end()) {
        printHelp(command);
        return done;
    }
    try {
        const Arguments arguments(command.form, words);
        return command.run(arguments, openCatalog(command, arguments));
    } catch (const UsageError& error) {
        complain(command.name + ": " + error.what(), usageOf(command));
        return usage;
    } catch (const InputErrors& errors) {
        for (const InputError& error : errors.all())
            complain(english(error), {});
        return failed;
    } catch (const std::exception& error) {
        complain(english(error), {});
        return failed;
    }
}

/// The exit code, once it is certain that what was printed has arrived.
int flushed(int exitCode)
{
    if (!terminal::finish()) {
        const std::string& why = terminal::lastWords();
        complain("standard output cannot be written",
                 (why.empty() ? "" : why + "\n") + "Check that the disk has room, and that it is read.");
        exitCode = failed;
    }
    terminal::finishComplaints();
    return exitCode;
}

int run(const std::vector<std::string>& words)
{
    const std::vector<Command> all = commands();
    if (words.empty() || words[0] == "--help" || words[0] == "help") {
        printHelp(all);
        return words.empty() ? usage : done;
    }
    if (words[0] == "--version") {
        terminal::print(
            QString::asprintf("%s %s\n", kProgram, qUtf8Printable(QCoreApplication::applicationVersion())));
        return done;
    }
    // Some commands have two words.
    std::string name = words[0];
    const bool hasTwoWords =
        std::ranges::any_of(all, [&](const Command& each) { return each.name.starts_with(words[0] + " "); });
    if (hasTwoWords && words.size() > 1)
        name += " " + words[1];
    const auto command = std::ranges::find(all, name, &Command::name);
    if (command == all.end()) {
        std::vector<std::string> known;
        known.reserve(all.size());
        for (const Command& each : all)
            known.push_back(each.name);
        const std::string why = hasTwoWords && words.size() == 1
                                    ? "\"" + name + "\" wants a second word."
                                    : "There is no command \"" + name + "\"." + suggestion(name, known);
        complain(why, std::string(kProgram) + " --help lists them all.");
        return usage;
    }
    return run(*command, std::span(words).subspan(name == words[0] ? 1 : 2));
}

} // namespace

QString dataDirectory(const Arguments& arguments)
{
    const auto directory = arguments.value("data-dir");
    return directory ? QString::fromStdString(*directory) : Library::standardDirectory();
}

} // namespace tablewood::cli

int main(int argc, char** argv)
{
    tablewood::cli::terminal::takeMessages();
    tablewood::lan::tellCrashes(tablewood::cli::kProgram);
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName("tablewood");
    QCoreApplication::setApplicationVersion(TABLEWOOD_VERSION);
    tablewood::cli::learnEnglish();
    std::vector<std::string> words;
    for (const QString& word : QCoreApplication::arguments().mid(1))
        words.push_back(word.toStdString());
    return tablewood::cli::flushed(tablewood::cli::run(words));
}
