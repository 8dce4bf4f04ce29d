#include "art/art_image_provider.h"
#include "art/diagram.h"
#include "art/game_look.h"

#include <doctest/doctest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <stdexcept>

using namespace tablewood;

namespace {

constexpr int kSide = 40;
/// A slab of four by four spaces of kSide pixels each, with its frame of 0.12 spaces and its lower edge.
constexpr double kFrame = 0.12 * kSide;
const QSize kSlab(qRound(4 * kSide + 2 * kFrame), qRound(4 * kSide + 2 * kFrame + 0.1 * kSide));

/// A game with a look of this, in a folder of games.
class GameWith
{
public:
    explicit GameWith(const QByteArray& terrains)
        : m_provider(ArtCatalog::builtIn(), folderWith(m_folder, terrains))
    {
    }
    QImage slab(const QString& with)
    {
        return m_provider.requestImage(QStringLiteral("board/map?cols=4&rows=4&frame=0.12&coords=0") + with,
                                       nullptr, kSlab);
    }
    QStringList terrains() const { return GameLook::terrainsOf(QStringLiteral("map"), m_folder.path()); }
    QImage picture(const QString& id, QSize size) { return m_provider.requestImage(id, nullptr, size); }

private:
    static QString folderWith(const QTemporaryDir& folder, const QByteArray& terrains)
    {
        QDir(folder.path()).mkpath(QStringLiteral("map"));
        QFile file(folder.filePath(QStringLiteral("map/look.json")));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": 1, "figures": {}, "terrains": {)" + terrains + "}}");
        return folder.path();
    }
    QTemporaryDir m_folder;
    ArtImageProvider m_provider;
};

const QByteArray kTerrains =
    R"("water": {"ground": ["#2F6F86", "#1F4E63"], "bank": "#A98C5C", "grows": "ripples"},
    "meadow": {"ground": ["#5B7A3E", "#44632F"], "grows": "firs"},
    "path": {"ground": ["#CDB083", "#B3935F"], "bank": "#6E5835", "grows": "gravel"},
    "heath": {"ground": ["#7A6A4E", "#5B4E3A"], "grows": "grass"},
    "knot": {"ground": ["#6B5F52", "#3A342D"], "grows": "knots"},
    "bare": {"ground": ["#6B5F52", "#3A342D"]})";

/// The pixels of a space in which two pictures of the slab differ.
int differingIn(const QImage& one, const QImage& other, int column, int row)
{
    REQUIRE(one.size() == other.size());
    int differing = 0;
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x) {
            const int across = qRound(kFrame) + column * kSide + x;
            const int down = qRound(kFrame) + row * kSide + y;
            differing += one.pixel(across, down) != other.pixel(across, down);
        }
    return differing;
}

int opacityAt(const QImage& slab, int column, int row)
{
    return qAlpha(slab.pixel(qRound(kFrame + (column + 0.5) * kSide), qRound(kFrame + (row + 0.5) * kSide)));
}

std::string refusalOf(const QByteArray& terrain)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("look.json")));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": 1, "figures": {}, "terrains": {)" + terrain + "}}");
    file.close();
    try {
        const GameLook look(file.fileName());
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return {};
}

bool tells(const std::string& refusal, const char* words) { return refusal.find(words) != std::string::npos; }

} // namespace

TEST_CASE("a terrain changes the spaces that it lies on and none that are away from it")
{
    GameWith game(kTerrains);
    CHECK(game.terrains().size() == 6);
    const QImage plain = game.slab(QStringLiteral("&terrain=bare:ffff"));
    for (const char* name : {"water", "meadow", "path", "heath", "knot"}) {
        CAPTURE(name);
        // The space in the upper left corner and its right neighbour.
        const QImage with = game.slab(QStringLiteral("&terrain=bare:ffff,%1:c000").arg(QLatin1String(name)));
        CHECK(differingIn(plain, with, 0, 0) > kSide * kSide / 2);
        CHECK(differingIn(plain, with, 1, 0) > kSide * kSide / 2);
        CHECK(differingIn(plain, with, 3, 0) == 0);
        CHECK(differingIn(plain, with, 0, 2) == 0);
        CHECK(differingIn(plain, with, 3, 3) == 0);
    }
    CHECK(game.slab(QStringLiteral("&terrain=bare:ffff,nonesuch:c000")) == plain);
}

TEST_CASE("the edge of a slab follows its spaces, a frame of wood stays whole")
{
    GameWith game(kTerrains);
    const QImage whole = game.slab(QStringLiteral("&terrain=meadow:ffff"));
    const QImage ragged = game.slab(QStringLiteral("&terrain=meadow:ffff&void=8001"));
    CHECK(opacityAt(whole, 0, 0) == 255);
    CHECK(opacityAt(ragged, 0, 0) == 0);
    CHECK(opacityAt(ragged, 3, 3) == 0);
    CHECK(opacityAt(ragged, 1, 0) == 255);
    CHECK(opacityAt(ragged, 0, 3) == 255);
    const QImage framed = game.picture(QStringLiteral("board/map?cols=4&rows=4&void=8001"), {200, 200});
    CHECK(qAlpha(framed.pixel(40, 40)) == 255);
    for (const char* grid : {"hex", "free"}) {
        const QImage other = game.slab(QStringLiteral("&terrain=meadow:ffff&grid=") + QLatin1String(grid));
        CHECK(qAlpha(other.pixel(kSlab.width() / 2, kSlab.height() / 2)) == 255);
    }
}

TEST_CASE("the seams of tiles show as lines between spaces, and leave the spaces as they are")
{
    GameWith game(kTerrains);
    const QImage plain = game.slab(QStringLiteral("&terrain=meadow:ffff"));
    const QImage laid = game.slab(QStringLiteral("&terrain=meadow:ffff&tiles=cc00,3300,00cc,0033"));
    CHECK(laid != plain);
    const int seam = qRound(kFrame) + 2 * kSide;
    int onSeam = 0;
    for (int y = qRound(kFrame); y < seam; ++y)
        for (int x = seam - 3; x <= seam + 2; ++x)
            onSeam += laid.pixel(x, y) != plain.pixel(x, y);
    CHECK(onSeam > 2 * kSide);
    const QPoint inside(qRound(kFrame) + kSide + 8, qRound(kFrame) + kSide / 2);
    CHECK(laid.pixel(inside) == plain.pixel(inside));
}

TEST_CASE("a space of a diagram changes its own square, on a board as on a plate")
{
    GameWith game(kTerrains);
    const QImage plain = game.slab({});
    const QImage with = game.slab(QStringLiteral("&cells=1.2.reach.star.4"));
    CHECK(differingIn(plain, with, 1, 2) > kSide * kSide / 2);
    CHECK(differingIn(plain, with, 0, 2) == 0);
    CHECK(differingIn(plain, with, 3, 0) == 0);
    const auto plate = [&](const char* cells) {
        return game.picture(QStringLiteral("diagram/map?cols=3&rows=2&cells=") + QLatin1String(cells),
                            {120, 90});
    };
    QList<QImage> pictures;
    for (const char* cells :
         {"", "0.0.reach..", "0.0.self..", "0.0.water..", "0.0.glow..", "0.0.path..", "0.0.missing..",
          "0.0.reach.star.", "0.0.reach.wolf.", "0.0.reach..7", "0.0.reach.star.7", "1.0.reach.."}) {
        CAPTURE(cells);
        const QImage picture = plate(cells);
        CHECK(!pictures.contains(picture));
        pictures.append(picture);
    }
}

TEST_CASE("words of a diagram may have dots, commas and letters of any language in them")
{
    const std::vector<DiagramSpace> spaces =
        diagramSpaces(QStringLiteral("0.1.reach.star.1%2E5,2.3.path..%2C%C3%A4,nonsense,1.2.3"));
    REQUIRE(spaces.size() == 2);
    CHECK(spaces[0].row == 1);
    CHECK(spaces[0].icon == u"star");
    CHECK(spaces[0].value == u"1.5");
    CHECK(spaces[1].column == 2);
    CHECK(spaces[1].style == u"path");
    CHECK(spaces[1].icon.isEmpty());
    CHECK(spaces[1].value == QStringLiteral(",\u00E4"));
}

TEST_CASE("every game has a die, and each of its faces looks otherwise")
{
    GameWith game({});
    QList<QImage> faces;
    for (int pips = 1; pips <= 6; ++pips) {
        const QImage face = game.picture(QStringLiteral("piece/map/die?variant=%1").arg(pips), {64, 64});
        CHECK(!faces.contains(face));
        faces.append(face);
    }
}

TEST_CASE("a terrain that cannot be painted is refused with its name and what it needs")
{
    CHECK(refusalOf(kTerrains).empty());
    CHECK(GameLook::terrainsOf(QStringLiteral("nonesuch")).isEmpty());
    CHECK(tells(refusalOf(R"("sand": {"ground": ["#CDB083"]})"),
                "look.json: terrains/sand: needs \"ground\" with two colours"));
    CHECK(tells(refusalOf(R"("sand": {"ground": ["#CDB083", "sandy"]})"), "terrains/sand: needs \"ground\""));
    CHECK(tells(refusalOf(R"("sand": {"ground": ["#CDB083", "#B3935F"], "grows": "palms"})"),
                "terrains/sand: \"grows\" must be one of none, firs, grass, gravel, ripples, knots"));
    CHECK(tells(refusalOf(R"("glow": {"ground": ["#CDB083", "#B3935F"]})"),
                "terrains/glow: the name is that of an area in every game"));
    CHECK(tells(refusalOf(R"("sand": {"ground": ["#CDB083", "#B3935F"], "bank": "brown"})"),
                "terrains/sand: "));
}
