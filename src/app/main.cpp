#include "app/program.h"
#include "art/art_image_provider.h"
#include "content/game_catalog.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>

#include <cstdio>

namespace {

QtMessageHandler printMessage = nullptr;

/// A machine without a sound server is no fault: the program is silent, and so is its console.
void printAllButSilence(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (!message.startsWith(QLatin1String("PulseAudioService: pa_context_connect() failed")))
        printMessage(type, context, message);
}

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication::setApplicationName("tablewood");
    QGuiApplication::setApplicationDisplayName("Tablewood");
    QGuiApplication::setApplicationVersion(TABLEWOOD_VERSION);
    QGuiApplication::setDesktopFileName("org.tablewood.Tablewood");

    printMessage = qInstallMessageHandler(printAllButSilence);
    QGuiApplication app(argc, argv);
    const tablewood::StartOptions options = tablewood::StartOptions::parse(QCoreApplication::arguments());
    if (!options.mustStart) {
        std::fputs(qPrintable(options.reply), options.exitCode == 0 ? stdout : stderr);
        return options.exitCode;
    }
    const tablewood::GameCatalog catalog;
    const tablewood::Program program(
        options, catalog.all(), tablewood::freshSeed, {},
        [&catalog](const std::string& game) { return catalog.contentHash(game); });

    QQmlApplicationEngine engine;
    engine.addImportPath("qrc:/qt/qml");
    engine.addImageProvider("art", new tablewood::ArtImageProvider);
    engine.load("qrc:/qt/qml/Tablewood/Home/Main.qml");
    return engine.rootObjects().isEmpty() ? 1 : QGuiApplication::exec();
}
