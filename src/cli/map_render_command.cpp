#include "art/map_painter.h"
#include "cli/command.h"
#include "cli/map_file.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "content/faults.h"
#include "content/game_catalog.h"

#include <QBuffer>
#include <QFileInfo>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <algorithm>

namespace tablewood::cli {

namespace {

constexpr int kLeastScale = 8;
constexpr int kMostScale = 256;
constexpr int kUsualScale = 64;
constexpr int kMostPlayers = 4;
/// So many a picture may have, 256 MB of them: a map as large as there are would need far more memory at the
/// largest scale.
constexpr qint64 kMostPixels = 64'000'000;
/// Packs a little less, in a third of the time.
constexpr int kPngQuality = 80;
/// Of whoever shows pictures in pixels, so that both kinds are as large.
constexpr int kDotsAnInch = 96;

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

/// The pictures of all maps of a file, side by side.
class Sheets
{
public:
    Sheets(const MapDocument& document, MapView view, int scale) : m_scale(scale)
    {
        const std::size_t count = document.sheets().size();
        for (std::size_t map = 0; map < count; ++map) {
            view.map = static_cast<std::uint8_t>(map);
            m_pictures.emplace_back(document, view);
            const QSize size = MapPainter::wholeSize(m_pictures.back(), scale);
            m_size = {m_size.width() + size.width(), std::max(m_size.height(), size.height())};
        }
    }

    QSize size() const { return m_size; }

    void paint(QPainter& painter, const GameLook& look) const
    {
        MapPainter maps(look, ArtCatalog::builtIn());
        for (const MapPicture& picture : m_pictures) {
            maps.whole(painter, picture, m_scale);
            painter.translate(MapPainter::wholeSize(picture, m_scale).width(), 0);
        }
    }

private:
    int m_scale;
    std::vector<MapPicture> m_pictures;
    QSize m_size{0, 0};
};

QByteArray pngOf(const Sheets& sheets, const GameLook& look)
{
    QImage image(sheets.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    sheets.paint(painter, look);
    painter.end();
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    image.save(&bytes, "PNG", kPngQuality);
    return bytes.data();
}

QByteArray svgOf(const Sheets& sheets, const GameLook& look, const std::string& title)
{
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&bytes);
    svg.setSize(sheets.size());
    svg.setViewBox(QRect(QPoint(), sheets.size()));
    svg.setResolution(kDotsAnInch);
    svg.setTitle(QString::fromStdString(title));
    QPainter painter(&svg);
    // There is no text in it, but each group names the font, and without an application that has none.
    QFont font;
    font.setPixelSize(1);
    painter.setFont(font);
    sheets.paint(painter, look);
    painter.end();
    return bytes.data();
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
    const Sheets sheets(*document, view, scale);
    const qint64 pixels = qint64{sheets.size().width()} * sheets.size().height();
    if (pixels > kMostPixels)
        throw InputError(file,
                         "at this scale the picture would have " + std::to_string(pixels / 1'000'000) +
                             " million pixels, and it may have " + std::to_string(kMostPixels / 1'000'000),
                         "Choose a smaller --scale");
    const GameLook look = GameLook::of(QString::fromStdString(gameWithMaps(catalog)));
    write(out, format == Format::png ? pngOf(sheets, look) : svgOf(sheets, look, document->name()));
    if (arguments.has("json"))
        printLine(
            {{"file", readable(out)}, {"width", sheets.size().width()}, {"height", sheets.size().height()}});
    else
        terminal::print(QString::asprintf("%s: %d x %d pixels\n", readable(out).c_str(),
                                          sheets.size().width(), sheets.size().height()));
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
