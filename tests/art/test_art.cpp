#include "art/art_image_provider.h"
#include "art/art_painters.h"
#include "art/board_geometry.h"
#include "art/seat_pattern.h"
#include "art/sight.h"
#include "art/soft_patch.h"
#include "art/space_light.h"
#include "art/space_set.h"

#include <doctest/doctest.h>

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QTemporaryDir>

#include <atomic>
#include <cmath>
#include <functional>
#include <future>
#include <stdexcept>
#include <thread>

using namespace tablewood;

namespace {

QStringList& warnings()
{
    static QStringList messages;
    return messages;
}

/// Collects what is logged while it lives.
class LogCatcher
{
public:
    LogCatcher()
    {
        warnings().clear();
        m_before = qInstallMessageHandler(
            [](QtMsgType, const QMessageLogContext&, const QString& message) { warnings().append(message); });
    }
    ~LogCatcher() { qInstallMessageHandler(m_before); }
    Q_DISABLE_COPY_MOVE(LogCatcher)

private:
    QtMessageHandler m_before;
};

int paintedPixels(const QImage& picture)
{
    int painted = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            painted += qAlpha(picture.pixel(x, y)) > 0;
    }
    return painted;
}

void checkPaints(ArtImageProvider& provider, const QString& id, QSize size = {48, 48})
{
    CAPTURE(id.toStdString());
    const LogCatcher log;
    QSize said;
    const QImage picture = provider.requestImage(id, &said, size);
    CHECK(said == picture.size());
    CHECK(paintedPixels(picture) > 12);
    CHECK_MESSAGE(warnings().isEmpty(), warnings().join(u'\n').toStdString());
}

std::string reasonOfRefusal(const QString& folder)
{
    try {
        const ArtCatalog catalog(folder);
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return {};
}

void copyArt(const QString& folder)
{
    for (const QString& file : QDir(QStringLiteral(":/tablewood/art")).entryList()) {
        QFile::copy(QStringLiteral(":/tablewood/art/") + file, folder + u'/' + file);
        QFile::setPermissions(folder + u'/' + file, QFile::ReadOwner | QFile::WriteOwner);
    }
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

TEST_CASE("every icon, emblem, pose, palette, mark and light that the data name is painted")
{
    ArtImageProvider provider;
    const ArtCatalog& catalog = ArtCatalog::builtIn();
    for (const QString& name : catalog.iconNames())
        checkPaints(provider, QStringLiteral("icon/") + name);
    for (const QString& name : catalog.seatEmblemNames())
        checkPaints(provider, QStringLiteral("emblem/") + name);
    for (const QString& name : catalog.emblemNames())
        checkPaints(provider, QStringLiteral("woodcut/%1?palette=gold&trees=1&disc=1").arg(name));
    for (const QString& name : catalog.poseNames())
        checkPaints(provider, QStringLiteral("woodcut/wolf+moon.behind+hare.%1?palette=berry").arg(name));
    for (const QString& name : catalog.paletteNames())
        checkPaints(provider, QStringLiteral("cardback/") + name, {58, 81});
    for (const QString& name : catalog.markNames())
        checkPaints(
            provider,
            QStringLiteral("mark/%1%2")
                .arg(name, name == u"number" || name == u"other" ? QStringLiteral("?label=3") : QString()));
    for (const QString& name : spaceLightNames()) {
        for (const char* shape : {"square", "hex", "round"})
            checkPaints(provider, QStringLiteral("light/%1?shape=%2").arg(name, QLatin1String(shape)));
    }
    checkPaints(provider, QStringLiteral("mark/bell"));
    for (const QString& tint : lightTints())
        checkPaints(provider, QStringLiteral("rays?tint=") + tint);
    for (const QString& tint : lightTints())
        checkPaints(provider, QStringLiteral("glow?tint=") + tint, {});
}

TEST_CASE("every figure and form of a game's look is painted for every seat in both palettes")
{
    ArtImageProvider provider;
    const QDir games(QStringLiteral(":/tablewood/games"));
    int looks = 0;
    for (const QString& game : games.entryList(QDir::Dirs)) {
        if (!QFile::exists(games.filePath(game + QStringLiteral("/look.json"))))
            continue;
        const std::shared_ptr<const GameLook> look = provider.look(game);
        REQUIRE(look);
        ++looks;
        for (const QString& figure : look->figureNames()) {
            for (const QString& form : look->figure(figure)->formNames) {
                for (int seat = 0; seat < 12; ++seat) {
                    const QString id =
                        QStringLiteral("piece/%1/%2?variant=%3&seat=%4").arg(game, figure, form).arg(seat);
                    checkPaints(provider, id);
                    checkPaints(provider, id + QStringLiteral("&palette=safe&marks=cut"));
                }
            }
        }
    }
    CHECK(looks > 0);
}

TEST_CASE("dice, tokens, boards, boxes, gates and screens are painted")
{
    ArtImageProvider provider;
    for (const char* face : {"1", "2", "3", "4", "5", "6", "blessing", "star"})
        checkPaints(provider, QStringLiteral("die/") + QLatin1String(face));
    for (int seat = 0; seat < 12; ++seat) {
        checkPaints(provider, QStringLiteral("token/%1?emblem=fox").arg(seat), {48, 51});
        checkPaints(provider, QStringLiteral("swatch/%1").arg(seat));
    }
    for (const char* state : {"open", "full", "spent", "blocked"}) {
        checkPaints(provider, QStringLiteral("slot/") + QLatin1String(state), {});
        checkPaints(provider, QStringLiteral("slot/%1?theme=clearing").arg(QLatin1String(state)), {});
    }
    for (const char* grid : {"square", "hex", "free"})
        checkPaints(provider,
                    QStringLiteral("board/arbor?cols=5&rows=4&void=8&glow=04&grid=") + QLatin1String(grid),
                    {});
    checkPaints(provider, QStringLiteral("box/root?palette=forest&on=1"), {});
    for (const char* level : {"1", "2", "3"})
        checkPaints(provider, QStringLiteral("shadow?level=") + QLatin1String(level), {});
    for (const char* screen : {"wood/tabletop", "scenery/home", "scenery/shelf", "scenery/floor"}) {
        for (const char* theme : {"night", "clearing"}) {
            const QString id = QStringLiteral("%1?theme=%2").arg(QLatin1String(screen), QLatin1String(theme));
            for (const QSize size : {QSize(320, 200), QSize(240, 180), QSize(320, 180)})
                checkPaints(provider, id, size);
        }
    }
    for (const char* half : {"", "left", "right"})
        checkPaints(provider, QStringLiteral("gate/2?half=") + QLatin1String(half), {160, 200});
}

TEST_CASE("what is unknown gives a transparent picture of the size asked for and a warning that names it")
{
    ArtImageProvider provider;
    for (const char* name : {"icon/nonesuch",
                             "emblem/nonesuch",
                             "woodcut/nonesuch",
                             "woodcut/flame?palette=nonesuch",
                             "woodcut/flame+nonesuch.behind",
                             "woodcut/flame+moon.nonesuch",
                             "woodcut/flame+moon",
                             "cardback/nonesuch",
                             "die/nonesuch",
                             "token/x",
                             "token/1?emblem=nonesuch",
                             "piece/arbor/nonesuch",
                             "piece/../tree",
                             "board/No game",
                             "board/arbor?grid=nonesuch",
                             "board/arbor?cells=0.0.reach.nonesuch.",
                             "diagram/No game",
                             "diagram/arbor?cells=0.0.reach.nonesuch.",
                             "piece/arbor/die?variant=nonesuch",
                             "light/nonesuch",
                             "light/target?tint=nonesuch",
                             "mark/nonesuch",
                             "slot/nonesuch",
                             "slot/full?icon=nonesuch",
                             "light/target?shape=nonesuch",
                             "glow?tint=nonesuch",
                             "shadow?level=9",
                             "rays?tint=nonesuch",
                             "scenery/nonesuch",
                             "wood/tabletop?theme=nonesuch",
                             "gate/x",
                             "gate/1?half=nonesuch",
                             "box/nonesuch",
                             "swatch/x",
                             "nonesuch/nonesuch",
                             ""}) {
        CAPTURE(std::string(name));
        const LogCatcher log;
        const QImage picture = provider.requestImage(QString::fromLatin1(name), nullptr, {40, 30});
        CHECK(picture.size() == QSize(40, 30));
        CHECK(paintedPixels(picture) == 0);
        REQUIRE(!warnings().isEmpty());
        CHECK(warnings().last().contains(QString::fromLatin1(name)));
    }
}

TEST_CASE("the same id and size give the same bytes, also from another provider")
{
    ArtImageProvider one;
    ArtImageProvider other;
    for (const char* id :
         {"woodcut/owl?palette=shadow&trees=1&seed=dusk", "scenery/home", "wood/tabletop", "gate/3",
          "board/arbor?cols=13&rows=9", "piece/arbor/tree?seat=0&variant=4", "token/5"}) {
        CAPTURE(id);
        const QImage first = one.requestImage(QString::fromLatin1(id), nullptr, {200, 125});
        CHECK(first == one.requestImage(QString::fromLatin1(id), nullptr, {200, 125}));
        CHECK(first == other.requestImage(QString::fromLatin1(id), nullptr, {200, 125}));
    }
}

TEST_CASE("what is painted ahead is what would be painted when it is asked for, once and again")
{
    ArtImageProvider ahead;
    ArtImageProvider usual;
    const QString id = QStringLiteral("woodcut/owl?palette=shadow");
    ahead.paintAhead(id, {200, 125});
    const QImage picture = usual.requestImage(id, nullptr, {200, 125});
    QSize size;
    CHECK(ahead.requestImage(id, &size, {200, 125}) == picture);
    CHECK(size == picture.size());
    CHECK(ahead.requestImage(id, nullptr, {200, 125}) == picture);
    CHECK(ahead.requestImage(id, nullptr, {100, 60}).size() != picture.size());
}

TEST_CASE("two threads that paint from one catalogue at once paint what one alone does")
{
    // What a path works out for itself it works out when it is first painted: so each round reads a catalogue
    // of its own, and both threads come to each picture together.
    QStringList ids;
    for (const QString& name : ArtCatalog::builtIn().seatEmblemNames())
        ids.append(QStringLiteral("emblem/") + name);
    for (const QString& name : ArtCatalog::builtIn().iconNames())
        ids.append(QStringLiteral("icon/%1?fill=ff8040").arg(name));
    const auto painted = [&ids](ArtImageProvider& provider, const std::function<void()>& beforeEach) {
        std::vector<QImage> pictures;
        for (const QString& id : ids) {
            beforeEach();
            pictures.push_back(provider.requestImage(id, nullptr, {16, 16}));
        }
        return pictures;
    };
    ArtImageProvider alone;
    const std::vector<QImage> expected = painted(alone, [] {});
    for (int round = 0; round < 20; ++round) {
        const ArtCatalog catalog(QStringLiteral(":/tablewood/art"));
        ArtImageProvider provider(catalog);
        std::atomic<int> arrived = 0;
        const auto paintTogether = [&] {
            int expectedThere = 0;
            return painted(provider, [&] {
                ++arrived;
                expectedThere += 2;
                while (arrived < expectedThere)
                    std::this_thread::yield();
            });
        };
        std::future<std::vector<QImage>> other = std::async(std::launch::async, paintTogether);
        REQUIRE(paintTogether() == expected);
        REQUIRE(other.get() == expected);
    }
}

TEST_CASE("a picture's size can stand in its name")
{
    ArtImageProvider provider;
    const QString id = QStringLiteral("woodcut/owl?palette=shadow");
    QSize size;
    CHECK(provider.requestImage(QStringLiteral("200x125/") + id, &size, {}) ==
          provider.requestImage(id, nullptr, {200, 125}));
    CHECK(size == QSize(200, 125));
}

TEST_CASE("a woodcut's seed decides its marks")
{
    ArtImageProvider provider;
    CHECK(provider.requestImage(QStringLiteral("woodcut/owl?seed=one"), nullptr, {90, 70}) !=
          provider.requestImage(QStringLiteral("woodcut/owl?seed=two"), nullptr, {90, 70}));
}

TEST_CASE("the patterns of the twelve seats differ without colour")
{
    const ArtCatalog& catalog = ArtCatalog::builtIn();
    REQUIRE(catalog.seatCount() == 12);
    std::vector<QImage> sheets;
    for (int seat = 0; seat < 12; ++seat) {
        QImage sheet(64, 64, QImage::Format_Grayscale8);
        sheet.fill(Qt::white);
        QPainter painter(&sheet);
        painter.setRenderHint(QPainter::Antialiasing);
        REQUIRE(paintSeatPattern(painter, catalog.seatColours(seat, false).pattern, {0, 0, 64, 64}, Qt::black,
                                 8));
        painter.end();
        sheets.push_back(sheet);
    }
    for (std::size_t one = 0; one < sheets.size(); ++one) {
        for (std::size_t other = one + 1; other < sheets.size(); ++other) {
            int different = 0;
            for (int y = 0; y < 64; ++y) {
                for (int x = 0; x < 64; ++x)
                    different +=
                        std::abs(qGray(sheets[one].pixel(x, y)) - qGray(sheets[other].pixel(x, y))) > 60;
            }
            CAPTURE(one);
            CAPTURE(other);
            CHECK(different > 64 * 64 / 20);
        }
    }
}

TEST_CASE("the colour-blind palette changes eight colours and keeps pattern and emblem")
{
    for (int seat = 0; seat < 12; ++seat) {
        const SeatColours usual = seatColours(seat, false);
        const SeatColours safe = seatColours(seat, true);
        CHECK((usual.tint != safe.tint) == (seat < 8));
        CHECK(usual.pattern == safe.pattern);
        CHECK(usual.emblem == safe.emblem);
        CHECK(safe.patternStrength > usual.patternStrength);
    }
}

TEST_CASE("eyes without green cones see the usual leaf and ember alike and grey as grey")
{
    QImage colours(3, 1, QImage::Format_ARGB32_Premultiplied);
    colours.setPixel(0, 0, qRgb(0x7f, 0xa6, 0x50));
    colours.setPixel(1, 0, qRgb(0x80, 0x80, 0x80));
    colours.setPixel(2, 0, qRgba(0, 0, 0, 0));
    const QImage seen = tablewood::seen(colours, Sight::withoutGreen);
    CHECK(std::abs(qRed(seen.pixel(0, 0)) - qGreen(seen.pixel(0, 0))) < 16);
    CHECK(qRed(colours.pixel(0, 0)) + 30 < qGreen(colours.pixel(0, 0)));
    CHECK(seen.pixel(1, 0) == colours.pixel(1, 0));
    CHECK(qAlpha(seen.pixel(2, 0)) == 0);
    for (const QString& name : sightNames()) {
        CAPTURE(name.toStdString());
        const QImage other = tablewood::seen(colours, *sightNamed(name));
        CHECK(other.pixel(1, 0) == colours.pixel(1, 0));
        CHECK(other.pixel(0, 0) != colours.pixel(0, 0));
    }
    CHECK_FALSE(sightNamed("without-everything"));

    ArtImageProvider provider;
    QSize size;
    const QImage usual = provider.requestImage(QStringLiteral("token/0"), &size, {40, 42});
    const QImage other =
        provider.requestImage(QStringLiteral("token/0?sight=without-green"), &size, {40, 42});
    CHECK(usual.size() == other.size());
    CHECK(usual != other);
}

TEST_CASE("the size asked for decides the resolution, a missing side follows the other")
{
    ArtImageProvider provider;
    CHECK(provider.requestImage(QStringLiteral("icon/star"), nullptr, {}).size() == QSize(24, 24));
    CHECK(provider.requestImage(QStringLiteral("icon/star"), nullptr, {96, 96}).size() == QSize(96, 96));
    CHECK(provider.requestImage(QStringLiteral("scenery/home"), nullptr, {320, 0}).size() == QSize(320, 200));
    CHECK(provider.requestImage(QStringLiteral("board/arbor?cols=2&rows=3"), nullptr, {0, 384}).height() ==
          384);
}

TEST_CASE("a request reads key, numbers, flags and colours")
{
    const ArtRequest request(QStringLiteral(
        "piece/arbor/tree?seat=3&size=.5&on=1&off=0&color=112233&veil=80FFEEDD&word=two%20words"));
    CHECK(request.painter() == u"piece");
    CHECK(request.key() == u"arbor/tree");
    CHECK(request.keyPart(1) == u"tree");
    CHECK(request.integer(QStringLiteral("seat"), 0) == 3);
    CHECK(request.number(QStringLiteral("size"), 1) == doctest::Approx(0.5));
    CHECK(request.flag(QStringLiteral("on")));
    CHECK(!request.flag(QStringLiteral("off"), true));
    CHECK(request.flag(QStringLiteral("missing"), true));
    CHECK(request.colour(QStringLiteral("color"), {}) == QColor(0x11, 0x22, 0x33));
    CHECK(request.colour(QStringLiteral("veil"), {}) == QColor(0xFF, 0xEE, 0xDD, 0x80));
    CHECK(request.colour(QStringLiteral("word"), Qt::red) == QColor(Qt::red));
    CHECK(request.text(QStringLiteral("word")) == u"two words");
}

TEST_CASE("a board's measures follow from its picture and back")
{
    BoardGeometry board;
    board.columns = 13;
    board.rows = 9;
    CHECK(board.size().width() == doctest::Approx(13 * 56 + 2 * 0.42 * 56));
    CHECK(board.fitted(board.size() * 2).cell == doctest::Approx(112));
    CHECK(board.centre(0, 0).x() == doctest::Approx(0.92 * 56));
    board.grid = BoardGrid::Hex;
    CHECK(board.centre(0, 1).x() - board.centre(0, 0).x() == doctest::Approx(28));
    CHECK(std::hypot(board.centre(0, 1).x() - board.centre(0, 0).x(),
                     board.centre(0, 1).y() - board.centre(0, 0).y()) == doctest::Approx(56));
}

TEST_CASE("a set of spaces survives its text, whatever the text")
{
    SpaceSet set(5, 3);
    set.insert(0, 0);
    set.insert(4, 2);
    set.insert(2, 1);
    CHECK(set.toHex() == u"8102");
    const SpaceSet read = SpaceSet::fromHex(5, 3, set.toHex());
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 5; ++column)
            CHECK(read.contains(column, row) == set.contains(column, row));
    }
    CHECK(SpaceSet::fromHex(5, 3, QStringLiteral("zz")).isEmpty());
    CHECK(SpaceSet::fromHex(5, 3, {}).isEmpty());
}

TEST_CASE("a shadow keeps its colour where it is transparent and fades to nothing at the edge")
{
    const SoftPatch shadow = *SoftPatch::shadow(1);
    const QImage patch = shadow.image(1);
    REQUIRE(patch.size() == QSize(88, 88));
    CHECK(QColor::fromRgba(patch.pixel(44, 44)).alphaF() == doctest::Approx(0.6).epsilon(0.02));
    CHECK(qAlpha(patch.pixel(0, 0)) == 0);
    const QRgb corner = patch.convertToFormat(QImage::Format_ARGB32).pixel(0, 0);
    CHECK((corner & 0xFFFFFF) == (shadow.colour.rgb() & 0xFFFFFF));
}

TEST_CASE("art that cannot be read is refused with file, place and cause")
{
    QTemporaryDir folder;
    copyArt(folder.path());
    CHECK(reasonOfRefusal(folder.path()).empty());
    write(folder.filePath(QStringLiteral("icons.json")), R"({"format": 1, "icons": {"bent": "M0 0 L"}})");
    CHECK(reasonOfRefusal(folder.path()).find("icons.json: icons/bent: is no path data") !=
          std::string::npos);
    write(folder.filePath(QStringLiteral("icons.json")), R"({"format": 2, "icons": {}})");
    CHECK(reasonOfRefusal(folder.path()).find("\"format\" must be 1") != std::string::npos);
    write(folder.filePath(QStringLiteral("icons.json")), "{");
    CHECK(reasonOfRefusal(folder.path()).find("icons.json: byte") != std::string::npos);
}

TEST_CASE("a game whose look cannot be read plays with tokens on a plain board, and figure, layer and cause "
          "are told")
{
    QTemporaryDir folder;
    QDir(folder.path()).mkpath(QStringLiteral("chess"));
    write(
        folder.filePath(QStringLiteral("chess/look.json")),
        R"({"format": 1, "figures": {"rook": {"base": "none", "forms": [{"name": "a", "layers": [{"fill": "tint"}]}]}}})");
    ArtImageProvider provider(ArtCatalog::builtIn(), folder.path());
    const LogCatcher log;
    REQUIRE(provider.look(QStringLiteral("chess")));
    REQUIRE(warnings().size() == 1);
    CHECK(warnings().first().contains(QStringLiteral("plain board: ")));
    CHECK(warnings().first().contains(QStringLiteral("figures/rook: layer 1: needs an outline")));
    checkPaints(provider, QStringLiteral("piece/chess/rook?seat=1"));
    checkPaints(provider, QStringLiteral("board/chess?cols=8&rows=8"), {});
    CHECK(GameLook::faultOf(QStringLiteral("chess"), folder.path())
              .contains(QStringLiteral("figures/rook: layer 1: needs an outline")));
    CHECK(GameLook::faultOf(QStringLiteral("draughts"), folder.path()).isEmpty());
}

TEST_CASE("a look with a colour or an emblem that there is not is refused, with figure, form and layer")
{
    const QTemporaryDir folder;
    const auto refusal = [&](const char* layer) {
        write(
            folder.filePath(QStringLiteral("look.json")),
            QByteArray(R"({"format": 1, "colours": {"ivory": "#FFF8E6"}, "figures": {"rook": {"base": "none",
                  "forms": [{"name": "a", "layers": [{"fill": "ivory", "circle": [50, 50, 9]}]},
                            {"name": "b", "layers": [)") +
                layer + "]}]}}}");
        try {
            const GameLook look(folder.filePath(QStringLiteral("look.json")));
        } catch (const std::runtime_error& error) {
            return std::string(error.what());
        }
        return std::string();
    };
    CHECK(refusal(R"({"fill": "ivory~dark@0.2", "circle": [50, 50, 9]})").empty());
    const std::string colour = refusal(R"({"group": [{"fill": "ivroy", "circle": [50, 50, 9]}]})");
    CHECK_MESSAGE(
        colour.find("look.json: figures/rook: form 2: layer 1: layer 1: \"ivroy\" is no colour. Use "
                    "#RRGGBB or one of: dark, ivory, tint") != std::string::npos,
        colour);
    const std::string emblem =
        refusal(R"({"emblem": "rook", "at": [38, 38, 24], "ink": "tint", "knock": "dark"})");
    CHECK_MESSAGE(emblem.find("form 2: layer 1: there is no emblem of a seat \"rook\"") != std::string::npos,
                  emblem);
}

TEST_CASE("a variant chooses a form by name, by number, or always the same one by any other word")
{
    ArtImageProvider provider;
    const FigureLook& ancient = *provider.look(QStringLiteral("arbor"))->figure(QStringLiteral("ancient"));
    REQUIRE(ancient.forms.size() > 6);
    CHECK(&ancient.form(0, ancient.formNames[2]) == &ancient.forms[2]);
    CHECK(&ancient.form(3, QStringLiteral("2")) == &ancient.forms[2]);
    CHECK(&ancient.form(0, QStringLiteral("someone else")) ==
          &ancient.form(1, QStringLiteral("someone else")));
    const FigureLook& tree = *provider.look(QStringLiteral("arbor"))->figure(QStringLiteral("tree"));
    CHECK(&tree.form(1, QStringLiteral("a word")) == &tree.forms[1]);
}

TEST_CASE("a game without a look of its own plays with tokens on a plain board")
{
    ArtImageProvider provider;
    for (int seat = 0; seat < 4; ++seat)
        checkPaints(provider, QStringLiteral("piece/connect-four/disc?seat=%1&marks=lifted").arg(seat));
    checkPaints(provider, QStringLiteral("board/connect-four?cols=7&rows=6"), {});
}

TEST_CASE("another game brings its own look without a line of code")
{
    QTemporaryDir folder;
    QDir(folder.path()).mkpath(QStringLiteral("chess"));
    write(folder.filePath(QStringLiteral("chess/look.json")),
          R"({"format": 1, "colours": {"ivory": "#FFF8E6"}, "figures":
        {"rook": {"base": "tile", "face": ["tint", "dark"], "forms": [{"name": "a", "layers":
            [{"fill": "ivory~dark@0.2/0.9", "rect": [30, 30, 40, 40, 4]}, {"emblem": "seat", "at": [38, 38, 24],
              "ink": "tint", "knock": "dark"}]}]}}})");
    ArtImageProvider provider(ArtCatalog::builtIn(), folder.path());
    checkPaints(provider, QStringLiteral("piece/chess/rook?seat=1"));
}
