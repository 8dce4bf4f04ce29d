#include "app/maps/map_editor.h"
#include "content/game_catalog.h"

#include <QSignalSpy>
#include <QTest>
#include <doctest/doctest.h>

#include <map>

using namespace tablewood;

namespace {

/// Keeps maps in memory, and can refuse to.
class ShortMemory : public MapKeeping
{
public:
    std::vector<KeptMap> list() const override { return {}; }
    QString freshId(const QString& name) const override { return name; }
    std::optional<std::string> load(const QString& id) const override
    {
        const auto found = texts.find(id);
        return found == texts.end() ? std::nullopt : std::optional(found->second);
    }
    QString keep(const QString& id, const std::string& text) override
    {
        if (isFull)
            return QStringLiteral("The disk is full.");
        texts[id] = text;
        return {};
    }
    bool remove(const QString&) override { return false; }
    bool bringBack(const QString&) override { return false; }
    std::vector<KeptMap> versions(const QString&) const override { return {}; }
    std::optional<std::string> loadVersion(const QString&, const QString&) const override
    {
        return std::nullopt;
    }
    QString ofFile(const QString&) const override { return {}; }
    QString fileOf(const QString&) const override { return {}; }
    bool setFile(const QString&, const QString&, const std::string&) override { return false; }
    bool wasInFile(const QString&, const std::string&) const override { return false; }

    std::map<QString, std::string> texts;
    bool isFull = false;
};

/// An editor with the first template of the first game that has maps.
struct OpenedDesk
{
    OpenedDesk()
    {
        for (const GameType* type : catalog.all())
            if (!maker) {
                maker = catalog.maps(type->sheet().id);
                game = QString::fromStdString(type->sheet().id);
            }
        REQUIRE(maker);
        editor.open(maker->fresh(maker->templates().front().key), *maker, game, memory,
                    {QStringLiteral("one"), QDateTime::currentDateTime()});
        QTest::qWait(0);
    }
    std::string at(QPoint place) const
    {
        return editor.document()->stampAt(*editor.plan().spotAt(place), editor.players());
    }

    GameCatalog catalog;
    const MapMaker* maker = nullptr;
    QString game;
    ShortMemory memory;
    MapEditor editor;
};

} // namespace

TEST_CASE("The steps between two spaces go from one to the next beside it")
{
    const QPoint from(2, 3);
    for (const QPoint to : {QPoint(2, 3), QPoint(7, 3), QPoint(-1, 9), QPoint(5, 0), QPoint(2, -4)}) {
        QPoint at = from;
        for (const QPoint& step : spacesBetween(from, to)) {
            CHECK((step - at).manhattanLength() == 1);
            at = step;
        }
        CHECK(at == to);
        CHECK(spacesBetween(from, to).size() == static_cast<std::size_t>((to - from).manhattanLength()));
    }
}

TEST_CASE("What is flipped and turned in the hand begins at the corner of its box")
{
    const std::vector<Cell> hook{{0, 0}, {0, 1}, {1, 1}};
    CHECK(posedCells(hook, {0, true}) == std::vector<QPoint>{{1, 0}, {1, 1}, {0, 1}});
    CHECK(posedCells(hook, {1, false}) == std::vector<QPoint>{{1, 0}, {0, 0}, {0, 1}});
    CHECK(posedCells({}, {1, true}) == std::vector<QPoint>{{0, 0}});
}

TEST_CASE("To flip across, to flip over and to turn what is held agree with each other")
{
    MapEditor editor;
    const auto pose = [&] { return std::pair(editor.turns(), editor.isFlipped()); };
    editor.turn();
    editor.flip();
    CHECK(pose() == std::pair(3, true));
    editor.flip();
    CHECK(pose() == std::pair(1, false));
    // Both flips are half a turn.
    editor.flip();
    editor.flipOver();
    CHECK(pose() == std::pair(3, false));
}

TEST_CASE("A stroke over some spaces is one edit, and is taken back at once")
{
    OpenedDesk desk;
    const std::string before = desk.editor.document()->text();
    std::string ground;
    for (const QVariant& group : desk.editor.palette()->groups())
        if (auto* const stamps = group.value<MapPaletteGroup*>(); stamps->key() == "ground")
            ground = stamps->stamps()->rows().back().key.toStdString();
    desk.editor.setStamp(QString::fromStdString(ground));
    // Nothing lies on these two.
    desk.editor.press({0, 4});
    desk.editor.drag({1, 4});
    desk.editor.release();
    CHECK(desk.at({0, 4}) == ground);
    CHECK(desk.at({1, 4}) == ground);
    CHECK(desk.editor.document()->text() != before);
    desk.editor.undo();
    CHECK(desk.editor.document()->text() == before);
    CHECK_FALSE(desk.editor.canUndo());
}

TEST_CASE("What is hidden is not erased")
{
    OpenedDesk desk;
    const std::vector<MapItem> items = desk.editor.document()->items(1);
    const auto site = std::ranges::find(items, MapLayer::sites, &MapItem::layer);
    REQUIRE(site != items.end());
    const QPoint place = desk.editor.plan().placeOf(site->at);
    const auto show = [&](bool isShown) {
        desk.editor.showLayer(static_cast<int>(MapLayer::sites), isShown);
    };
    const auto choose = [&](MapLayer layer) { desk.editor.chooseLayer(static_cast<int>(layer)); };
    desk.editor.setTool(MapEditor::Eraser);
    SUBCASE("while it is the layer that is chosen")
    {
        choose(MapLayer::sites);
        show(false);
        desk.editor.touch(place);
    }
    SUBCASE("while another layer is chosen")
    {
        choose(MapLayer::features);
        show(false);
        desk.editor.touch(place);
    }
    SUBCASE("while no layer is chosen: what is below is taken then")
    {
        show(false);
        choose(MapLayer::features);
        choose(MapLayer::features);
        desk.editor.touch(place);
        desk.editor.undo();
    }
    CHECK(desk.editor.document()->items(1) == items);
    show(true);
    choose(MapLayer::sites);
    desk.editor.touch(place);
    CHECK(desk.editor.document()->items(1).size() == items.size() - 1);
}

TEST_CASE("A map is kept a moment after a change, again where the disk refused, and when it is closed")
{
    OpenedDesk desk;
    desk.editor.setField("name", "Elsewhere");
    CHECK_FALSE(desk.editor.isKept());
    CHECK(QTest::qWaitFor([&] { return desk.editor.isKept(); }, 5000));
    CHECK(desk.memory.texts["one"] == desk.editor.document()->text());

    desk.memory.isFull = true;
    desk.editor.setField("name", "Nowhere");
    CHECK_FALSE(desk.editor.close());
    CHECK(desk.editor.keepFault() == "The disk is full.");
    CHECK_FALSE(desk.editor.isKept());
    CHECK(desk.editor.name() == "Nowhere");
    desk.memory.isFull = false;
    const std::string text = desk.editor.document()->text();
    CHECK(desk.editor.close());
    CHECK(desk.memory.texts["one"] == text);
}

TEST_CASE("A report comes for the map as it is, and a fault that is mended goes")
{
    OpenedDesk desk;
    REQUIRE(QTest::qWaitFor([&] { return desk.editor.isChecked(); }, 10000));
    CHECK(desk.editor.isPlayable());
    const int passed = desk.editor.passed();
    CHECK(passed > 0);
    // The exit goes.
    const std::vector<MapItem> items = desk.editor.document()->items(1);
    const auto exit = std::ranges::find_if(
        items, [](const MapItem& item) { return item.layer == MapLayer::ends && item.stamp == "exit"; });
    REQUIRE(exit != items.end());
    desk.editor.setTool(MapEditor::Eraser);
    desk.editor.touch(desk.editor.plan().placeOf(exit->at));
    CHECK_FALSE(desk.editor.isChecked());
    REQUIRE(QTest::qWaitFor([&] { return desk.editor.isChecked(); }, 10000));
    CHECK_FALSE(desk.editor.isPlayable());
    CHECK(desk.editor.faults()->count() > 0);
    desk.editor.undo();
    REQUIRE(QTest::qWaitFor([&] { return desk.editor.isChecked(); }, 10000));
    CHECK(desk.editor.isPlayable());
    CHECK(desk.editor.passed() == passed);
}
