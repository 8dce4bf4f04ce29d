#include "art/map_painter.h"

#include "art/art_random.h"
#include "art/map_tracks.h"
#include "map_fake.h"

#include <doctest/doctest.h>

#include <QBuffer>
#include <QFile>
#include <QPainter>
#include <QSvgGenerator>
#include <QTemporaryDir>

#include <algorithm>

using namespace tablewood;

namespace {

const GameLook& look()
{
    static const GameLook read = [] {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("look.json")));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": 1, "terrains": {
            "water": {"ground": ["#2F6F86", "#1F4E63"], "bank": "#A98C5C", "grows": "ripples"},
            "meadow": {"ground": ["#5B7A3E", "#44632F"], "grows": "firs"},
            "path": {"ground": ["#CDB083", "#B3935F"], "bank": "#6E5838", "grows": "gravel"},
            "yard": {"ground": ["#5A666E", "#46525B"], "plate": [{"fill": "#7FB8EE", "rect": [8, 8, 84, 84, 9]}]}},
            "figures": {
            "gate": {"base": "none", "forms": [{"name": "1", "layers": [{"fill": "#B8434A", "circle": [50, 50, 38]}]}]},
            "card": {"base": "none", "label": [25, 20, 50, 50], "forms": [
                {"name": "red", "layers": [{"fill": "#7A3A38", "rect": [19, 4, 62, 90, 9]}]}]}}})");
        file.close();
        return GameLook(file.fileName());
    }();
    return read;
}

MapItem item(MapLayer layer, MapSpot at, const char* terrain, const char* figure = "", const char* label = "")
{
    MapItem thing;
    thing.layer = layer;
    thing.at = at;
    thing.terrain = terrain;
    thing.figure = figure;
    thing.label = label;
    return thing;
}

/// Ground of all kinds without an order, with things, tiles and ways on it.
class WildMap : public FakeMap
{
public:
    WildMap(int columns, int rows)
    {
        ArtRandom random(7);
        const std::string signs = "....===~~x";
        ground.assign(1, {});
        for (std::int16_t row = 0; row < rows; ++row) {
            std::string& line = ground[0].emplace_back();
            for (std::int16_t column = 0; column < columns; ++column) {
                line += signs[static_cast<std::size_t>(random.next() * static_cast<double>(signs.size()))];
                const MapSpot here{0, {column, row}};
                if (random.next() < 0.1)
                    things.push_back(item(MapLayer::sites, here, "yard"));
                if (random.next() < 0.1)
                    things.push_back(item(MapLayer::start, here, "", "card", "C1"));
            }
        }
        for (std::int16_t row = 0; row < rows; row += 3)
            for (std::int16_t column = 0; column < columns; column += 2) {
                MapTileArea& tile = areas.emplace_back();
                for (std::int16_t down = 0; down < 3; ++down)
                    for (std::int16_t across = 0; across < 2; ++across)
                        tile.cells.push_back(Cell{column, row}.moved(across, down));
            }
        for (const int number : {1, 2, 3}) {
            MapWay& way = courses.emplace_back();
            way.number = number;
            const auto row = static_cast<std::int16_t>(number);
            way.from = MapSpot{0, {-1, row}};
            for (std::int16_t column = 0; column < 4; ++column)
                way.spaces.push_back({0, {column, row}});
            for (std::int16_t down = row; down < 6; ++down)
                way.spaces.push_back({0, {4, down}});
            things.push_back(item(MapLayer::ends, *way.from, "", "gate"));
        }
    }
};

QImage blank(const MapPicture& picture, int cell)
{
    QImage image(picture.spaces().size() * cell, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

void paintOn(QImage& image, MapPainter& maps, const MapPicture& picture, int cell, const QRect& spaces)
{
    QPainter painter(&image);
    painter.translate(-picture.spaces().topLeft() * cell);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.fillRect(QRect(spaces.topLeft() * cell, spaces.size() * cell), Qt::transparent);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    maps.paint(painter, picture, cell, spaces);
}

QImage painted(const MapPicture& picture, int cell)
{
    MapPainter maps(look(), ArtCatalog::builtIn());
    QImage image = blank(picture, cell);
    paintOn(image, maps, picture, cell, picture.spaces());
    return image;
}

/// The picture of one space.
QImage spaceOf(const QImage& image, const MapPicture& picture, int cell, QPoint space)
{
    return image.copy(QRect((space - picture.spaces().topLeft()) * cell, QSize(cell, cell)));
}

bool isClear(const QImage& image)
{
    QImage clear(image.size(), image.format());
    clear.fill(Qt::transparent);
    return image == clear;
}

const MapTrack& trackAt(const MapPicture& picture, int column, int row, int number)
{
    const auto tracks = picture.tracksAt(column, row);
    const auto found = std::ranges::find(tracks, number, &MapTrack::number);
    REQUIRE(found != tracks.end());
    return *found;
}

MapWay way(int number, std::initializer_list<Cell> cells)
{
    MapWay made;
    made.number = number;
    for (const Cell cell : cells)
        made.spaces.push_back({0, cell});
    return made;
}

} // namespace

TEST_CASE("a map that is put together from parts is the map that is painted at once, pixel by pixel")
{
    const WildMap map(19, 13);
    const MapPicture picture(map, {});
    for (const int cell : {8, 17, 62, 90}) {
        const QImage whole = painted(picture, cell);
        CHECK(!isClear(whole));
        for (const QSize part : {QSize(1, 1), QSize(5, 3), QSize(40, 1), QSize(2, 40)}) {
            CAPTURE(cell);
            CAPTURE(part.width());
            MapPainter maps(look(), ArtCatalog::builtIn());
            QImage image = blank(picture, cell);
            const QRect all = picture.spaces();
            // From the last to the first, so that the order does not matter either.
            for (int row = all.bottom(); row >= all.top(); row -= part.height())
                for (int column = all.right(); column >= all.left(); column -= part.width()) {
                    const QPoint last(column, row);
                    paintOn(image, maps, picture, cell,
                            QRect(last - QPoint(part.width() - 1, part.height() - 1), last) & all);
                }
            CHECK(image == whole);
        }
    }
}

TEST_CASE("after an edit the spaces that it names are all that has to be painted anew")
{
    constexpr int kCell = 30;
    const WildMap before(16, 12);
    const MapPicture first(before, {});
    const auto edited = [&](const auto& edit) {
        WildMap after(16, 12);
        edit(after);
        const MapPicture second(after, {});
        const QRegion changed = second.changedSince(first);
        QImage image = painted(first, kCell);
        MapPainter maps(look(), ArtCatalog::builtIn());
        for (const QRect& part : changed)
            paintOn(image, maps, second, kCell, part);
        CHECK(image == painted(second, kCell));
        return changed;
    };
    CHECK(edited([](FakeMap&) {}).isEmpty());
    const QRegion around = edited([](FakeMap& map) {
        char& sign = map.ground[0][6][9];
        sign = sign == '=' ? '~' : '=';
    });
    CHECK(QRegion(QRect(8, 5, 3, 3)) == around);
    CHECK(edited([](FakeMap& map) {
              map.ground[0][0][0] = map.ground[0][0][0] == 'x' ? '.' : 'x';
          }).contains(QPoint(-1, -1)));
    CHECK(edited([](FakeMap& map) {
              map.things.push_back(item(MapLayer::features, {0, {7, 7}}, "", "card", "9"));
          }) == QRegion(QRect(7, 7, 1, 1)));
    // Tiles in another order have the same seams.
    CHECK(edited([](FakeMap& map) { std::ranges::reverse(map.areas); }).isEmpty());
    CHECK(!edited([](FakeMap& map) { map.courses.pop_back(); }).isEmpty());
    WildMap larger(17, 12);
    CHECK(MapPicture(larger, {}).changedSince(first).contains(QPoint(17, 12)));
}

TEST_CASE("pictures of spaces are kept up to a bound, and look the same however few")
{
    const WildMap map(16, 12);
    const MapPicture picture(map, {});
    constexpr int kCell = 40;
    constexpr qsizetype kBytes = 20 * kCell * kCell * 4;
    MapPainter maps(look(), ArtCatalog::builtIn(), kBytes);
    QImage image = blank(picture, kCell);
    paintOn(image, maps, picture, kCell, picture.spaces());
    CHECK(maps.keptBytes() <= kBytes);
    CHECK(maps.keptBytes() > 0);
    CHECK(image == painted(picture, kCell));
}

TEST_CASE("where there is no land nothing is painted but the shadow and the thickness of land nearby")
{
    const FakeMap map({"xxxxx", "xxxxx", "xx.xx", "xxxxx", "xxxxx"});
    MapView view;
    view.hasCoordinates = false;
    const MapPicture picture(map, view);
    const QImage image = painted(picture, 40);
    CHECK(isClear(spaceOf(image, picture, 40, {0, 0})));
    CHECK(isClear(spaceOf(image, picture, 40, {2, 4})));
    CHECK(!isClear(spaceOf(image, picture, 40, {2, 3})));
    CHECK(qAlpha(spaceOf(image, picture, 40, {2, 3}).pixel(20, 1)) == 255);
    CHECK(qAlpha(spaceOf(image, picture, 40, {2, 3}).pixel(20, 30)) == 0);
    CHECK(qAlpha(spaceOf(image, picture, 40, {2, 2}).pixel(20, 20)) == 255);
}

TEST_CASE("land and things are seen by the players who have them")
{
    FakeMap map({"...", "..."});
    MapTileArea few;
    few.cells = {{0, 0}, {0, 1}};
    few.players = 0b0011;
    MapTileArea all;
    all.cells = {{1, 0}, {1, 1}, {2, 0}, {2, 1}};
    map.areas = {few, all};
    map.things = {item(MapLayer::sites, {0, {2, 0}}, "yard")};
    map.things[0].players = 0b0100;
    const auto seenBy = [&](int players) {
        MapView view;
        view.players = players;
        return MapPicture(map, view);
    };
    CHECK(seenBy(1).terrainAt(0, 0) == 1);
    CHECK(seenBy(1).seamsAt(1, 0) == 1);
    CHECK(seenBy(3).terrainAt(0, 0) == 0);
    CHECK(seenBy(3).seamsAt(1, 0) == 0);
    CHECK(seenBy(0).terrainAt(0, 0) == 1);
    CHECK(seenBy(1).marksAt(2, 0).empty());
    CHECK(seenBy(3).marksAt(2, 0).size() == 1);
}

TEST_CASE("a layer that is hidden is not painted, and the others are")
{
    FakeMap map({"...", "...", "..."});
    map.things = {
        item(MapLayer::sites, {0, {0, 0}}, "yard"), item(MapLayer::features, {0, {1, 0}}, "", "card", "2"),
        item(MapLayer::ends, {0, {-1, 1}}, "", "gate"), item(MapLayer::start, {0, {2, 0}}, "", "card", "C4")};
    const MapPicture all(map, {});
    const QImage whole = painted(all, 40);
    for (std::size_t i = 0; i < 4; ++i) {
        MapView view;
        view.layers &= ~(1U << static_cast<unsigned>(map.things[i].layer));
        const QImage without = painted(MapPicture(map, view), 40);
        for (std::size_t j = 0; j < 4; ++j) {
            const QPoint space(map.things[j].at.at.column, map.things[j].at.at.row);
            CHECK((spaceOf(whole, all, 40, space) == spaceOf(without, all, 40, space)) == (i != j));
        }
    }
    MapView bare;
    bare.layers = 0;
    bare.hasCoordinates = false;
    CHECK(isClear(painted(MapPicture(map, bare), 40)));
}

TEST_CASE("the label of a thing shows on it, a card's where the look says and any other in a corner")
{
    FakeMap map({".."});
    const auto space = [&](const char* figure, const char* label) {
        map.things = {item(MapLayer::start, {0, {0, 0}}, "", figure, label)};
        const MapPicture picture(map, {});
        return spaceOf(painted(picture, 64), picture, 64, {0, 0});
    };
    QList<QImage> seen;
    for (const char* label : {"", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "A", "B", "C1", "C2"}) {
        CAPTURE(label);
        const QImage card = space("card", label);
        CHECK(!seen.contains(card));
        seen.append(card);
        CHECK(card.copy(46, 46, 18, 18) == seen.front().copy(46, 46, 18, 18));
    }
    CHECK(space("gate", "1").copy(46, 46, 18, 18) != space("gate", "").copy(46, 46, 18, 18));
}

TEST_CASE("ways that have a space in common run side by side, each in one lane from end to end")
{
    FakeMap map({"......", "......", "......"});
    map.courses = {way(1, {{0, 0}, {1, 0}, {2, 0}, {3, 0}}), way(2, {{1, 1}, {1, 0}, {2, 0}}),
                   way(3, {{0, 2}, {1, 2}, {2, 2}})};
    map.courses[0].from = MapSpot{0, {-1, 0}};
    const MapPicture picture(map, {});
    CHECK(trackAt(picture, 2, 0, 1).lane != trackAt(picture, 2, 0, 2).lane);
    CHECK(trackAt(picture, 0, 0, 1).lane == trackAt(picture, 3, 0, 1).lane);
    CHECK(trackAt(picture, 1, 1, 2).lane == trackAt(picture, 2, 0, 2).lane);
    CHECK(trackAt(picture, 1, 2, 3).lane == 0);
    // Sides: 0 above, 1 right, 2 below, 3 left.
    CHECK(trackAt(picture, -1, 0, 1).from == -1);
    CHECK(trackAt(picture, -1, 0, 1).to == 1);
    CHECK(trackAt(picture, 1, 0, 2).from == 2);
    CHECK(trackAt(picture, 1, 0, 2).to == 1);
    CHECK(trackAt(picture, 2, 0, 2).to == -1);
    MapView view;
    view.hasWays = false;
    CHECK(MapPicture(map, view).tracksAt(2, 0).empty());
}

TEST_CASE("ways that meet head-on do not lie one on the other")
{
    FakeMap map({"...."});
    map.courses = {way(1, {{0, 0}, {1, 0}, {2, 0}}), way(2, {{2, 0}, {1, 0}, {0, 0}})};
    const MapPicture picture(map, {});
    // The right hand of one is the left hand of the other.
    CHECK(trackAt(picture, 1, 0, 1).lane != -trackAt(picture, 1, 0, 2).lane);
}

TEST_CASE("branches of a way lie on one another as far as they are the same, and go on by themselves")
{
    FakeMap map({"...", "..."});
    map.courses = {way(1, {{0, 0}, {1, 0}, {2, 0}}), way(1, {{0, 0}, {1, 0}, {1, 1}})};
    const MapPicture picture(map, {});
    CHECK(picture.tracksAt(0, 0).size() == 1);
    CHECK(picture.tracksAt(1, 0).size() == 2);
    CHECK(picture.tracksAt(1, 1).size() == 1);
}

TEST_CASE("ways are told apart by their dashes, not by colour alone")
{
    QList<QImage> shapes;
    for (const int number : {1, 2, 3, 4}) {
        QImage image(62, 62, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        MapTrack track;
        track.number = number;
        track.from = 3;
        track.to = 1;
        paintTrack(painter, track, 62);
        painter.end();
        // Where the line is, as black and white.
        QImage shape(62, 62, QImage::Format_Mono);
        shape.fill(0);
        for (int x = 0; x < 62; ++x)
            shape.setPixel(x, 31, qGray(image.pixel(x, 31)) > 100 ? 1 : 0);
        CHECK(!shapes.contains(shape));
        shapes.append(shape);
    }
}

TEST_CASE("names of columns and rows stand two spaces before the map")
{
    const FakeMap map({"...", "..."});
    const MapPicture picture(map, {});
    const QImage image = painted(picture, 40);
    CHECK(!isClear(spaceOf(image, picture, 40, {2, -2})));
    CHECK(!isClear(spaceOf(image, picture, 40, {-2, 1})));
    CHECK(isClear(spaceOf(image, picture, 40, {-2, -2})));
    CHECK(MapPainter::wholeSize(picture, 40) == QSize(60 + 4 * 40, 60 + 3 * 40));
}

TEST_CASE("a map on a device without pixels is made of shapes")
{
    const WildMap map(6, 7);
    const MapPicture picture(map, {});
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&bytes);
    svg.setSize(MapPainter::wholeSize(picture, 40));
    QPainter painter(&svg);
    MapPainter maps(look(), ArtCatalog::builtIn());
    maps.whole(painter, picture, 40);
    painter.end();
    CHECK(bytes.data().contains("<path"));
    CHECK(!bytes.data().contains("<image"));
    CHECK(maps.keptBytes() == 0);
}
