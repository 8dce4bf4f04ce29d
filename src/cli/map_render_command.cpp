#include "art/map_export.h"
#include "cli/command.h"
#include "cli/map_file.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "content/faults.h"
#include "content/game_catalog.h"

#include <QFileInfo>
#include <QSaveFile>

namespace tablewood::cli {

namespace {

constexpr int kLeastScale = 8;
constexpr int kMostScale = 256;
constexpr int kUsualScale = 64;
constexpr int kMostPlayers = 4;

enum class Format
{
    png,
    svg
};

Format formatOf(const std::string& file)
{
    const QString name = QString::fromStdString(file).toLower();
    if (name.endsWith(u".png"))
        return Format::png;
    if (name.endsWith(u".svg"))
        return Format::svg;
    throw UsageError("OUT has to end in .png or .svg.");
}

void write(const std::string& file, const QByteArray& bytes)
{
    QSaveFile out(QString::fromStdString(file));
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
        throw InputError(file, "the picture cannot be written: " + out.errorString().toStdString(),
                         "Check that writing is allowed there and that the disk is not full");
}

int runRender(const Arguments& arguments, const GameCatalog& catalog)
{
    const std::string out = arguments.at("OUT");
    const Format format = formatOf(out);
    const int scale = arguments.number("scale", kLeastScale, kMostScale).value_or(kUsualScale);
    MapView view;
    view.players = arguments.number("players", 1, kMostPlayers).value_or(1);
    const std::string file = arguments.at("FILE");
    if (!arguments.has("replace") && QFileInfo(QString::fromStdString(out)).size() > 0)
        throw InputError(out, "there is a file with this name", "Choose another name, or say --replace");
    const std::unique_ptr<MapDocument> document = mapMaker(catalog).read(mapIn(file).text, file);
    const MapExport picture(*document, view, scale);
    const QSize size = picture.size();
    if (!picture.fits())
        throw InputError(file,
                         "at this scale the picture would have " +
                             std::to_string(qint64{size.width()} * size.height() / 1'000'000) +
                             " million pixels, and it may have " + std::to_string(kMostMapPixels / 1'000'000),
                         "Choose a smaller --scale");
    const GameLook look = GameLook::of(QString::fromStdString(gameWithMaps(catalog)));
    write(out, format == Format::png ? picture.png(look)
                                     : picture.svg(look, QString::fromStdString(document->name())));
    if (arguments.has("json"))
        printLine({{"file", readable(out)}, {"width", size.width()}, {"height", size.height()}});
    else
        terminal::print(
            QString::asprintf("%s: %d x %d pixels\n", readable(out).c_str(), size.width(), size.height()));
    return done;
}

} // namespace

Command mapRenderCommand()
{
    Command command;
    command.name = "map render";
    command.summary = "Makes a picture of maps of your own";
    command.details =
        "Paints the maps of a file as the map designer shows them: ground, building sites, features, spawns, "
        "exits, starting hordes and ways. A map that is wrong is painted as far as it goes.";
    command.form.places = {{"FILE", "a scenario (docs/map-format.md)"},
                           {"OUT", "the picture to write, OUT.png or OUT.svg"}};
    command.form.options = {{"players", "N", "what lies there for 1 to 4 players; without it, for one"},
                            {"scale", "S", "pixels a space, 8 to 256; without it, 64"},
                            {"replace", "", "replaces OUT if it is there"}};
    command.run = runRender;
    return command;
}

} // namespace tablewood::cli
