#include "app/start_options.h"

#include "kernel/input_error.h"
#include "lan/guest/remote_table.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QUrl>

namespace tablewood {

namespace {

bool isLink(const QString& argument) { return lan::isLink(argument.toStdString()); }

/// A desktop may name a file it opens by its file:// address.
QString filePath(const QString& argument)
{
    const QUrl url(argument);
    return url.isLocalFile() ? url.toLocalFile() : argument;
}

} // namespace

StartOptions StartOptions::parse(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(tr("Tablewood: one table, everyone around it."));
    const QCommandLineOption help({"h", "help"}, tr("Show this help."));
    const QCommandLineOption version({"v", "version"}, tr("Show the version."));
    const QCommandLineOption fullscreen("fullscreen", tr("Fill the screen."));
    const QCommandLineOption load("load", tr("Open this match file."), "FILE");
    const QCommandLineOption host("host", tr("Open a table for other laptops."));
    const QCommandLineOption editor("editor", tr("Open the map designer, with the map in FILE."));
    const QCommandLineOption join(
        "join", tr("Join the table at this address, such as owl.local or 192.168.1.20:4000, or by its link."),
        "HOST[:PORT]");
    const QCommandLineOption player("player", tr("The name of the person at this laptop."), "NAME");
    const QCommandLineOption mute("mute", tr("Start without sound."));
    const QCommandLineOption dataDir("data-dir", tr("Keep matches and settings in this folder."), "DIR");
    const QCommandLineOption language("language", tr("Language of this start: en or de."), "XX");
    const QCommandLineOption shots("shots", tr("Take pictures of the main screens into this folder and end."),
                                   "DIR");
    const QCommandLineOption game("game", tr("Take pictures of the tables of this game alone."), "GAME");
    const QCommandLineOption sight(
        "sight", tr("Take the pictures as colour-blind eyes see them: %1.").arg(sightNames().join(", ")),
        "EYES");
    parser.addOptions({help, version, fullscreen, load, editor, host, join, player, mute, dataDir, language,
                       shots, game, sight});
    parser.addPositionalArgument(
        "FILE", tr("A match file, as with --load, a map (*.twmap), or a tablewood:// link, as with --join."),
        "[FILE]");

    StartOptions options;
    const auto refuse = [&](const QString& cause) {
        options.mustStart = false;
        options.exitCode = 2;
        options.reply = "tablewood: " + cause + "\n" + tr("Try tablewood --help.") + "\n";
        return options;
    };
    if (!parser.parse(arguments))
        return refuse(parser.errorText());
    if (parser.isSet(help)) {
        options.mustStart = false;
        options.reply = parser.helpText();
        return options;
    }
    if (parser.isSet(version)) {
        options.mustStart = false;
        options.reply = "tablewood " + QCoreApplication::applicationVersion() + "\n";
        return options;
    }
    options.isFullscreen = parser.isSet(fullscreen);
    options.isMuted = parser.isSet(mute);
    options.player = parser.value(player).trimmed();
    options.dataDirectory = parser.value(dataDir);
    options.language = parser.value(language);
    options.shotsDirectory = parser.value(shots);
    options.shotsGame = parser.value(game);
    if (parser.isSet(game) && options.shotsDirectory.isEmpty())
        return refuse(tr("--game says which pictures are taken. Say --shots DIR beside it."));

    QStringList files = parser.values(load);
    QStringList tables = parser.values(join);
    for (const QString& argument : parser.positionalArguments())
        isLink(argument) ? tables.append(argument) : files.append(filePath(argument));
    options.isHosting = parser.isSet(host);
    options.isEditing =
        parser.isSet(editor) || (files.size() == 1 && files.first().endsWith(".twmap", Qt::CaseInsensitive));
    const qsizetype tasks = tables.size() + std::max<qsizetype>(files.size(), options.isEditing ? 1 : 0) +
                            (options.isHosting ? 1 : 0);
    if (tasks > 1 && (options.isHosting || !tables.isEmpty()))
        return refuse(tr("host, join, draw a map or open a match: one of them at a time"));
    if (!tables.isEmpty()) {
        options.join = tables.first();
        try {
            lan::whereaboutsFrom(options.join.toStdString());
        } catch (const InputError& error) {
            return refuse(QString::fromUtf8(error.what()));
        }
    }
    if (files.size() > 1)
        return refuse(tr("one file can be opened at a time, these were given: %1").arg(files.join(", ")));
    if (!files.isEmpty()) {
        options.file = files.first();
        if (!QFileInfo(options.file).isFile())
            return refuse(
                tr("%1 is not a file. Name a match or a map that was saved as a file.").arg(options.file));
    }
    if (!options.language.isEmpty() && options.language != "en" && options.language != "de")
        return refuse(tr("%1 is not a language of this program. There are en and de.").arg(options.language));
    options.sight = sightNamed(parser.value(sight));
    if (parser.isSet(sight) && !options.sight)
        return refuse(
            tr("%1 is no kind of eyes. There are %2.").arg(parser.value(sight), sightNames().join(", ")));
    return options;
}

} // namespace tablewood
