#include "app/main_window.h"
#include "app/program.h"
#include "content/game_catalog.h"
#include "kernel/plain_text.h"
#include "lan/host/last_words.h"

#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace {

QtMessageHandler printMessage = nullptr;

/// A machine without a sound server is no fault: the program is silent, and so is its console. Others may
/// have had their say in a message: nothing in it steers the terminal.
void printAllButSilence(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (!message.startsWith(QLatin1String("PulseAudioService: pa_context_connect() failed")))
        printMessage(type, context, QString::fromStdString(tablewood::plainLines(message.toStdString())));
}

/// A message of Qt, kept until a display is open.
struct Said
{
    QtMsgType type;
    QByteArray category;
    QString message;
};
QList<Said> saidSoFar;

/// Qt complains in several lines of a display that does not answer, and aborts: who starts the program reads
/// the first of them and what to do, in one.
void keepUntilDisplay(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtFatalMsg) {
        const QString why = (saidSoFar.isEmpty() ? message : saidSoFar.first().message).simplified();
        std::fprintf(stderr,
                     "tablewood: no window can be opened here: %s. Start it in a desktop session, whose "
                     "display DISPLAY or WAYLAND_DISPLAY names, or play with tablewood-cli\n",
                     tablewood::plainLines(why.toStdString()).c_str());
        std::_Exit(1);
    }
    if (type == QtDebugMsg)
        printAllButSilence(type, context, message);
    else
        saidSoFar.append({type, context.category, message});
}

/// From here on everything is said as it comes.
void sayWhatWasKept()
{
    qInstallMessageHandler(printAllButSilence);
    for (const Said& said : std::exchange(saidSoFar, {}))
        printAllButSilence(said.type, QMessageLogContext(nullptr, 0, nullptr, said.category), said.message);
}

/// Help and version are words alone, for which nobody needs a display.
bool asksForWords(std::span<char*> arguments)
{
    constexpr std::array<std::string_view, 4> kWords{"-h", "--help", "-v", "--version"};
    return std::ranges::find_first_of(arguments, kWords, {}, [](const char* argument) {
               return std::string_view(argument);
           }) != arguments.end();
}

/// Whether there is nothing on which a window could open: on Linux neither an X nor a Wayland server is
/// named, nor a platform of another kind. Qt would say so at length, and end as after a fault.
bool lacksDisplay(std::span<char*> arguments)
{
#ifdef Q_OS_LINUX
    constexpr std::array<std::string_view, 4> kNames{"-platform", "--platform", "-display", "--display"};
    const bool isNamed = std::ranges::find_first_of(arguments, kNames, {}, [](const char* argument) {
                             return std::string_view(argument);
                         }) != arguments.end();
    return !isNamed && qEnvironmentVariableIsEmpty("DISPLAY") &&
           qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#else
    Q_UNUSED(arguments);
    return false;
#endif
}

/// Says what the command line asks for where it does not ask for the window.
int answer(const tablewood::StartOptions& options)
{
    std::fputs(tablewood::plainLines(options.reply.toStdString()).c_str(),
               options.exitCode == 0 ? stdout : stderr);
    return options.exitCode;
}

/// Whether the program runs already with the same folder, and does what this start asks for.
bool isDoneElsewhere(const tablewood::StartOptions& options)
{
    if (!options.shotsDirectory.isEmpty())
        return false;
    const QString file = options.file.isEmpty() ? QString() : QFileInfo(options.file).absoluteFilePath();
    return tablewood::FrontDoor::call(tablewood::Program::directoryOf(options),
                                      {file, options.join, options.isHosting, options.isEditing});
}

/// Where the program was unpacked rather than installed, its typefaces lie beside it.
void takeOwnFonts()
{
    const QDir folder(QCoreApplication::applicationDirPath() + "/../share/tablewood/fonts");
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files))
        QFontDatabase::addApplicationFont(file.filePath());
}

/// The games with the person's packs. Pictures are those of what is shipped, unless a folder is named.
tablewood::GameCatalog openCatalog(const tablewood::StartOptions& options)
{
    if (!options.shotsDirectory.isEmpty() && options.dataDirectory.isEmpty())
        return {};
    const QDir folder(tablewood::Program::directoryOf(options));
    return tablewood::GameCatalog::withPacks(folder.filePath(tablewood::kPacksFolder).toStdString());
}

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication::setApplicationName("tablewood");
    QGuiApplication::setApplicationDisplayName("Tablewood");
    QGuiApplication::setApplicationVersion(TABLEWOOD_VERSION);
    QGuiApplication::setDesktopFileName("org.tablewood.Tablewood");

    const std::span<char*> said(argv, static_cast<std::size_t>(argc));
    if (asksForWords(said)) {
        const QCoreApplication app(argc, argv);
        const auto options = tablewood::StartOptions::parse(QCoreApplication::arguments());
        if (!options.mustStart)
            return answer(options);
    }

    if (lacksDisplay(said)) {
        std::fputs("tablewood: there is no display here: start it in a desktop session, or play with "
                   "tablewood-cli\n",
                   stderr);
        return 1;
    }
    printMessage = qInstallMessageHandler(keepUntilDisplay);
    tablewood::lan::tellCrashes("tablewood");
    QGuiApplication app(argc, argv);
    sayWhatWasKept();
    const tablewood::StartOptions options = tablewood::StartOptions::parse(QCoreApplication::arguments());
    if (!options.mustStart)
        return answer(options);
    if (isDoneElsewhere(options))
        return 0;
    takeOwnFonts();
    QGuiApplication::setWindowIcon(QIcon(":/icons/org.tablewood.Tablewood.png"));
    std::optional<tablewood::GameCatalog> opened;
    try {
        opened.emplace(openCatalog(options));
    } catch (const tablewood::InputError& error) {
        std::fprintf(stderr, "tablewood: %s\n", error.what());
        return 1;
    }
    const tablewood::GameCatalog& catalog = *opened;
    if (!options.shotsGame.isEmpty() && !catalog.find(options.shotsGame.toStdString())) {
        std::fprintf(stderr, "tablewood: there is no game \"%s\". tablewood-cli games lists them\n",
                     tablewood::plainLine(options.shotsGame.toStdString()).c_str());
        return 2;
    }
    tablewood::Program program(options, catalog.all(), tablewood::freshSeed, {}, &catalog);

    QQmlApplicationEngine engine;
    // Matches are kept move by move: nothing is asked.
    const tablewood::lan::EndSignals signals([](const std::string& signal) {
        tablewood::lan::sayLast("tablewood: ended by " + signal + "\n");
        QCoreApplication::exit(0);
    });
    return tablewood::openMainWindow(engine, program.preferences().theme()) == nullptr
               ? 1
               : QGuiApplication::exec();
}
