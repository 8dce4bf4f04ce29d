#include "art/art_painters.h"

#include "art/art_random.h"
#include "art/board_ground.h"
#include "art/brushwork.h"
#include "art/diagram.h"
#include "art/die.h"
#include "art/game_box.h"
#include "art/gate.h"
#include "art/lobby.h"
#include "art/piece.h"
#include "art/scaffold.h"
#include "art/scenery.h"
#include "art/seat_token.h"
#include "art/sight.h"
#include "art/soft_patch.h"
#include "art/space_light.h"
#include "art/supply_slot.h"
#include "art/wood.h"
#include "art/woodcut.h"

#include <algorithm>

namespace tablewood {

namespace {

// A piece covers a box of no more spaces than this on either side.
constexpr int mostOfBox = 32;
// Screens are painted as if they were this high, then scaled: the same picture at every resolution.
constexpr double screenHeight = 800;

struct Commission
{
    const ArtRequest& request;
    QSize requested;
    const ArtSources& sources;
};

/// A transparent picture of the size asked for, painted by `paint(painter, size)`, which says whether it
/// could.
template <typename Paint>
QImage picture(const Commission& order, QSize usual, Paint paint)
{
    QImage image(pictureSize(order.requested, usual), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isWhole = paint(painter, QSizeF(image.size()));
    painter.end();
    return isWhole ? image : QImage();
}

/// The same for screens: the painter is scaled so that the picture is screenHeight high.
template <typename Paint>
QImage screen(const Commission& order, QSize usual, Paint paint)
{
    return picture(order, usual, [&](QPainter& painter, QSizeF size) {
        const double scale = size.height() / screenHeight;
        painter.scale(scale, scale);
        paint(painter, size / scale);
        return true;
    });
}

std::optional<ArtTheme> theme(const ArtRequest& request)
{
    const QString name = request.text(QStringLiteral("theme"), QStringLiteral("night"));
    if (name == u"night")
        return ArtTheme::Night;
    return name == u"clearing" ? std::optional(ArtTheme::Clearing) : std::nullopt;
}

std::optional<int> seatNumber(const QString& text)
{
    bool isNumber = false;
    const int seat = text.toInt(&isNumber);
    return isNumber && seat >= 0 ? std::optional(seat) : std::nullopt;
}

SeatColours seatOf(const Commission& order, int seat)
{
    const ArtCatalog& catalog = order.sources.catalog;
    const QString palette = order.request.text(QStringLiteral("palette"));
    SeatColours colours = catalog.seatColours(seat, palette == u"safe");
    if (palette == u"strong")
        colours.patternStrength = catalog.seatColours(seat, true).patternStrength;
    return colours;
}

QImage icon(const Commission& order)
{
    const std::optional<QPainterPath> outline = order.sources.catalog.icon(order.request.key());
    return picture(order, {24, 24}, [&](QPainter& painter, QSizeF size) {
        if (!outline)
            return false;
        painter.scale(size.width() / 24, size.height() / 24);
        if (order.request.has(QStringLiteral("fill")))
            painter.fillPath(*outline, order.request.colour(QStringLiteral("fill"), QColor(0xEFE4CC)));
        strokePath(painter, *outline, order.request.colour(QStringLiteral("color"), QColor(0xEFE4CC)),
                   std::clamp(order.request.number(QStringLiteral("stroke"), 1.75), 0.1, 8.0));
        return true;
    });
}

QImage emblem(const Commission& order)
{
    // Those of seats are drawn in a box of 24, the others in one of 100.
    const LayeredShape* const ofSeat = order.sources.catalog.seatEmblem(order.request.key());
    const LayeredShape* const shape = ofSeat ? ofSeat : order.sources.catalog.emblem(order.request.key());
    const double box = ofSeat ? 24 : 100;
    return picture(order, {24, 24}, [&](QPainter& painter, QSizeF size) {
        if (!shape)
            return false;
        painter.scale(size.width() / box, size.height() / box);
        const QColor ink = order.request.colour(QStringLiteral("color"), QColor(0xEFE4CC));
        const QColor knock = order.request.colour(QStringLiteral("knock"), QColor(0x16211B));
        const ColourWords words{{QStringLiteral("ink"), ink},
                                {QStringLiteral("high"), ink},
                                {QStringLiteral("knock"), knock},
                                {QStringLiteral("low"), knock},
                                {QStringLiteral("accent"), mix(ink, knock, 0.45)}};
        return shape->paint(painter, {words, nullptr, {}, 0});
    });
}

QImage token(const Commission& order)
{
    const std::optional<int> seat = seatNumber(order.request.key());
    return picture(order, {64, qRound(64 * tokenHeight)}, [&](QPainter& painter, QSizeF size) {
        if (!seat)
            return false;
        const double broad = std::min(size.width(), size.height() / tokenHeight);
        painter.translate((size.width() - broad) / 2, (size.height() - broad * tokenHeight) / 2);
        return paintSeatToken(painter, broad, seatOf(order, *seat),
                              order.request.text(QStringLiteral("emblem")), order.sources.catalog);
    });
}

QImage swatch(const Commission& order)
{
    const std::optional<int> seat = seatNumber(order.request.key());
    return picture(order, {64, 24}, [&](QPainter& painter, QSizeF size) {
        if (seat)
            paintSeatSwatch(painter, size, seatOf(order, *seat));
        return seat.has_value();
    });
}

Woodcut woodcutOf(const ArtRequest& request)
{
    Woodcut woodcut;
    setEmblems(woodcut, request.key());
    woodcut.palette = request.text(QStringLiteral("palette"), woodcut.palette);
    woodcut.seed = request.text(QStringLiteral("seed"));
    woodcut.size = std::clamp(request.number(QStringLiteral("size"), woodcut.size), 0.05, 2.0);
    woodcut.centreX = request.number(QStringLiteral("cx"), woodcut.centreX);
    woodcut.centreY = request.number(QStringLiteral("cy"), woodcut.centreY);
    woodcut.carving = request.number(QStringLiteral("carve"), woodcut.carving);
    woodcut.hasTrees = request.flag(QStringLiteral("trees"));
    woodcut.hasFoliage = request.flag(QStringLiteral("foliage"), true);
    woodcut.hasDisc = request.flag(QStringLiteral("disc"));
    return woodcut;
}

QImage woodcut(const Commission& order)
{
    return picture(order, {192, 144}, [&](QPainter& painter, QSizeF size) {
        // Large pictures get larger marks, not more of them.
        const double scale = std::max(1.0, std::min(size.width(), size.height()) / 150);
        painter.scale(scale, scale);
        return paintWoodcut(painter, size / scale, woodcutOf(order.request), order.sources.catalog);
    });
}

QImage cardBack(const Commission& order)
{
    return picture(order, {116, 162}, [&](QPainter& painter, QSizeF size) {
        const QString key = order.request.key();
        return paintCardBack(painter, size, key == u"deck" ? QStringLiteral("forest") : key,
                             order.request.text(QStringLiteral("emblem")), order.sources.catalog);
    });
}

QImage die(const Commission& order)
{
    return picture(order, {64, 64}, [&](QPainter& painter, QSizeF size) {
        return paintDie(painter, std::min(size.width(), size.height()), order.request.key(),
                        order.request.flag(QStringLiteral("lit"), order.request.key() == u"blessing"),
                        order.sources.catalog);
    });
}

QImage wood(const Commission& order)
{
    const std::optional<ArtTheme> chosen = theme(order.request);
    if (order.request.key() == u"round" && chosen)
        return picture(order, {548, 460}, [&](QPainter& painter, QSizeF size) {
            paintRoundTable(painter, size, *chosen);
            return true;
        });
    if (order.request.key() != u"tabletop" || !chosen)
        return {};
    // A number is the seed itself, a word is made one.
    const QString text = order.request.text(QStringLiteral("seed"), QStringLiteral("11"));
    bool isNumber = false;
    const quint32 number = text.toUInt(&isNumber);
    const quint32 seed = isNumber ? number : artSeed(text);
    return screen(order, {1280, 800},
                  [&](QPainter& painter, QSizeF size) { paintTabletop(painter, size, *chosen, seed); });
}

QImage scenery(const Commission& order)
{
    const std::optional<ArtTheme> chosen = theme(order.request);
    const QString place = order.request.key();
    if (!chosen || (place != u"home" && place != u"shelf" && place != u"floor" && place != u"scaffold" &&
                    place != u"dark"))
        return {};
    return screen(order, {1280, 800}, [&](QPainter& painter, QSizeF size) {
        if (place == u"home")
            paintHomeScenery(painter, size, *chosen);
        else if (place == u"dark")
            paintDarkForest(painter, size);
        else if (place == u"scaffold")
            paintScaffold(painter, size);
        else if (place == u"floor")
            paintForestFloor(painter, size, *chosen,
                             {order.request.number(QStringLiteral("x"), 0.33),
                              order.request.number(QStringLiteral("y"), 0.52)});
        else
            paintShelfScenery(painter, size, *chosen);
    });
}

QImage gate(const Commission& order)
{
    const std::optional<int> seat = seatNumber(order.request.key());
    const QString half = order.request.text(QStringLiteral("half"));
    if (!seat || (!half.isEmpty() && half != u"left" && half != u"right"))
        return {};
    const GatePart part = half.isEmpty()    ? GatePart::Whole
                          : half == u"left" ? GatePart::Left
                                            : GatePart::Right;
    return screen(
        order, part == GatePart::Whole ? QSize(1280, 800) : QSize(640, 800),
        [&](QPainter& painter, QSizeF size) { paintGate(painter, size, seatOf(order, *seat), part); });
}

QImage box(const Commission& order)
{
    GameBox box;
    box.cover = woodcutOf(order.request);
    box.cover.size = order.request.number(QStringLiteral("size"), 0.88);
    box.cover.centreY = order.request.number(QStringLiteral("cy"), 0.54);
    box.cover.hasTrees = order.request.flag(QStringLiteral("trees"), true);
    box.label = std::clamp(order.request.number(QStringLiteral("label"), box.label), 0.1, 0.9);
    box.isChosen = order.request.flag(QStringLiteral("on"));
    return picture(order, {278, 296}, [&](QPainter& painter, QSizeF size) {
        return paintGameBox(painter, size, box, order.sources.catalog);
    });
}

std::optional<BoardGrid> gridOf(const QString& name)
{
    if (name.isEmpty() || name == u"square")
        return BoardGrid::Square;
    if (name == u"hex")
        return BoardGrid::Hex;
    return name == u"free" ? std::optional(BoardGrid::Free) : std::nullopt;
}

/// "column.row.columns.rows", several separated by commas.
std::vector<QRect> blocks(const QString& text)
{
    std::vector<QRect> rects;
    for (const QString& block : text.split(u',', Qt::SkipEmptyParts)) {
        const QStringList numbers = block.split(u'.');
        if (numbers.size() == 4)
            rects.emplace_back(numbers[0].toInt(), numbers[1].toInt(), numbers[2].toInt(),
                               numbers[3].toInt());
    }
    return rects;
}

/// "path:HEX", several separated by commas.
std::vector<TerrainArea> terrains(const QString& text, int columns, int rows)
{
    std::vector<TerrainArea> areas;
    for (const QString& area : text.split(u',', Qt::SkipEmptyParts))
        areas.push_back(
            {area.section(u':', 0, 0), SpaceSet::fromHex(columns, rows, area.section(u':', 1, 1))});
    return areas;
}

std::vector<SpaceSet> tiles(const QString& text, int columns, int rows)
{
    std::vector<SpaceSet> sets;
    for (const QString& digits : text.split(u',', Qt::SkipEmptyParts))
        sets.push_back(SpaceSet::fromHex(columns, rows, digits));
    return sets;
}

QImage board(const Commission& order)
{
    const ArtRequest& request = order.request;
    const std::shared_ptr<const GameLook> look = order.sources.look(request.key());
    const std::optional<BoardGrid> grid = gridOf(request.text(QStringLiteral("grid")));
    if (!look || !grid)
        return {};
    BoardGround board;
    board.geometry.grid = *grid;
    board.geometry.columns = std::clamp(request.integer(QStringLiteral("cols"), 8), 1, 200);
    board.geometry.rows = std::clamp(request.integer(QStringLiteral("rows"), 8), 1, 200);
    board.geometry.frameShare =
        std::clamp(request.number(QStringLiteral("frame"), BoardGeometry::usualFrameShare), 0.05, 2.0);
    const int columns = board.geometry.columns;
    const int rows = board.geometry.rows;
    board.glow = SpaceSet::fromHex(columns, rows, request.text(QStringLiteral("glow")));
    board.missing = SpaceSet::fromHex(columns, rows, request.text(QStringLiteral("void")));
    board.outlines = blocks(request.text(QStringLiteral("outline")));
    board.ground = request.text(QStringLiteral("ground"));
    board.terrains = terrains(request.text(QStringLiteral("terrain")), columns, rows);
    board.tiles = tiles(request.text(QStringLiteral("tiles")), columns, rows);
    board.diagram = diagramSpaces(request.text(QStringLiteral("cells")));
    board.hasCoordinates = request.flag(QStringLiteral("coords"), true);
    return picture(order, board.geometry.size().toSize(), [&](QPainter& painter, QSizeF size) {
        board.geometry = board.geometry.fitted(size);
        if (request.has(QStringLiteral("coordPx")))
            board.coordinateSize = request.number(QStringLiteral("coordPx"), board.geometry.cell * 0.2);
        const bool hasRoomBelow =
            size.height() >= board.geometry.size().height() + board.geometry.thickness() / 2;
        return paintBoardGround(painter, board, *look, order.sources.catalog, hasRoomBelow);
    });
}

QImage diagram(const Commission& order)
{
    const ArtRequest& request = order.request;
    const std::shared_ptr<const GameLook> look = order.sources.look(request.key());
    if (!look)
        return {};
    const DiagramPlate plate{std::clamp(request.integer(QStringLiteral("cols"), 1), 1, mostOfBox),
                             std::clamp(request.integer(QStringLiteral("rows"), 1), 1, mostOfBox),
                             diagramSpaces(request.text(QStringLiteral("cells")))};
    return picture(order, {64, 64}, [&](QPainter& painter, QSizeF size) {
        return paintDiagram(painter, size, plate, *look, order.sources.catalog);
    });
}

QImage piece(const Commission& order)
{
    const ArtRequest& request = order.request;
    const std::shared_ptr<const GameLook> look = order.sources.look(request.keyPart(0));
    if (!look)
        return {};
    const QStringList marks = request.text(QStringLiteral("marks")).split(u',', Qt::SkipEmptyParts);
    PieceArt piece;
    piece.figure = request.keyPart(1);
    piece.variant = request.text(QStringLiteral("variant"));
    piece.seatIndex = request.integer(QStringLiteral("seat"), 0);
    piece.seat = seatOf(order, piece.seatIndex);
    piece.emblem = request.text(QStringLiteral("emblem"));
    piece.isCut = marks.contains(u"cut");
    piece.isEternal = marks.contains(u"eternal");
    piece.isLifted = marks.contains(u"lifted");
    piece.columns = std::clamp(request.integer(QStringLiteral("cols"), 1), 1, mostOfBox);
    piece.rows = std::clamp(request.integer(QStringLiteral("rows"), 1), 1, mostOfBox);
    piece.covered = SpaceSet::fromHex(piece.columns, piece.rows,
                                      request.text(QStringLiteral("cells"), QStringLiteral("8")));
    constexpr double margin = PieceGeometry::picture - 1;
    const QSizeF spaces(piece.columns + margin, piece.rows + margin);
    return picture(order, (spaces * 64).toSize(), [&](QPainter& painter, QSizeF size) {
        const double unit = std::min(size.width() / spaces.width(), size.height() / spaces.height()) / 100;
        painter.scale(unit, unit);
        painter.translate((PieceGeometry::picture - 1) * 50, (PieceGeometry::picture - 1) * 50);
        return paintPiece(painter, piece, *look, order.sources.catalog);
    });
}

std::optional<SpaceShape> spaceShape(const QString& name)
{
    if (name.isEmpty() || name == u"square")
        return SpaceShape::Square;
    if (name == u"hex")
        return SpaceShape::Hex;
    return name == u"round" ? std::optional(SpaceShape::Round) : std::nullopt;
}

QImage light(const Commission& order)
{
    const std::optional<SpaceShape> shape = spaceShape(order.request.text(QStringLiteral("shape")));
    const std::optional<QColor> tint =
        lightTint(order.request.text(QStringLiteral("tint"), QStringLiteral("lantern")));
    return picture(order, {102, 102}, [&](QPainter& painter, QSizeF size) {
        const double unit = std::min(size.width(), size.height()) / (PieceGeometry::picture * 100);
        painter.scale(unit, unit);
        painter.translate((PieceGeometry::picture - 1) * 50, (PieceGeometry::picture - 1) * 50);
        return tint && shape && paintSpaceLight(painter, order.request.key(), *shape, *tint);
    });
}

QImage mark(const Commission& order)
{
    const ArtCatalog& catalog = order.sources.catalog;
    const QString name = order.request.key();
    const MarkLook* known = catalog.mark(name);
    // Any icon can be a mark, in the look of those that have none of their own.
    const MarkLook* look = known ? known : catalog.mark(QStringLiteral("other"));
    if (!look)
        return {};
    MarkLook shown = *look;
    if (!known)
        shown.icon = name;
    return picture(order, {24, 24}, [&](QPainter& painter, QSizeF size) {
        const double radius = std::min(size.width(), size.height()) / 2;
        return paintMark(painter, {size.width() / 2, size.height() / 2 - radius * 0.04}, radius * 0.95, shown,
                         order.request.text(QStringLiteral("label")), catalog);
    });
}

QImage rays(const Commission& order)
{
    const std::optional<QColor> tint =
        lightTint(order.request.text(QStringLiteral("tint"), QStringLiteral("lantern")));
    return picture(order, {224, 224}, [&](QPainter& painter, QSizeF size) {
        if (tint)
            paintRays(painter, std::min(size.width(), size.height()), *tint);
        return tint.has_value();
    });
}

std::optional<SlotState> slotState(const QString& name)
{
    const QStringList names{QStringLiteral("open"), QStringLiteral("full"), QStringLiteral("spent"),
                            QStringLiteral("blocked")};
    const qsizetype index = names.indexOf(name);
    return index < 0 ? std::nullopt : std::optional(static_cast<SlotState>(index));
}

QImage slot(const Commission& order)
{
    const std::optional<SlotState> state = slotState(order.request.key());
    const std::optional<ArtTheme> chosen = theme(order.request);
    if (!state || !chosen)
        return {};
    const SupplySlot place{*state, *chosen,
                           order.request.text(QStringLiteral("icon"), QStringLiteral("drop")),
                           order.request.text(QStringLiteral("cover"), QStringLiteral("guardian"))};
    return picture(order, {43, 48}, [&](QPainter& painter, QSizeF size) {
        painter.scale(size.width() / 100, size.width() / 100);
        return paintSupplySlot(painter, size.height() / size.width() * 100, place, order.sources.catalog);
    });
}

QImage patch(const Commission& order, const std::optional<SoftPatch>& patch)
{
    if (!patch)
        return {};
    const QSize size = pictureSize(order.requested, {patch->side(), patch->side()});
    return patch->image(std::min(4.0, static_cast<double>(size.width()) / patch->side()));
}

QImage shadow(const Commission& order)
{
    return patch(order, SoftPatch::shadow(order.request.integer(QStringLiteral("level"), 2)));
}

QImage glow(const Commission& order)
{
    const std::optional<QColor> tint =
        lightTint(order.request.text(QStringLiteral("tint"), QStringLiteral("lantern")));
    return patch(order, tint ? std::optional(SoftPatch::glow(*tint)) : std::nullopt);
}

struct NamedPainter
{
    const char* name;
    QImage (*paint)(const Commission& order);
};

constexpr NamedPainter painters[] = {
    {"icon", icon},       {"emblem", emblem},     {"token", token}, {"swatch", swatch},
    {"woodcut", woodcut}, {"cardback", cardBack}, {"die", die},     {"wood", wood},
    {"scenery", scenery}, {"gate", gate},         {"box", box},     {"board", board},
    {"piece", piece},     {"light", light},       {"mark", mark},   {"slot", slot},
    {"rays", rays},       {"shadow", shadow},     {"glow", glow},   {"diagram", diagram},
};

} // namespace

QStringList artPainterNames()
{
    QStringList names;
    for (const NamedPainter& painter : painters)
        names.append(QString::fromLatin1(painter.name));
    return names;
}

QImage paintArt(const ArtRequest& request, QSize requestedSize, const ArtSources& sources)
{
    const auto* found =
        std::find_if(std::begin(painters), std::end(painters), [&](const NamedPainter& painter) {
            return request.painter() == QLatin1String(painter.name);
        });
    if (found == std::end(painters))
        return {};
    QImage picture = found->paint({request, requestedSize, sources});
    if (picture.isNull() || !request.has(QStringLiteral("sight")))
        return picture;
    const auto sight = sightNamed(request.text(QStringLiteral("sight")));
    return sight ? seen(picture, *sight) : QImage();
}

} // namespace tablewood
