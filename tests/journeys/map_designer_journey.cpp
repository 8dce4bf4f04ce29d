#include "app/maps/map_canvas.h"
#include "app/maps/map_desk.h"
#include "app/words/wording.h"
#include "person.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// The designer in the window, as a person finds it.
class Drawer
{
public:
    explicit Drawer(Person& person)
        : m_person(person),
          m_desk(*qmlEngine(&person.window())
                      ->singletonInstance<MapDesk*>(qmlTypeId("Tablewood.App", 1, 0, "MapDesk")))
    {
    }

    MapDesk& desk() const { return m_desk; }
    MapEditor& editor() const { return *m_desk.editor(); }
    const MapDocument& map() const { return *editor().document(); }
    MapCanvas& canvas() const
    {
        auto* const found = qobject_cast<MapCanvas*>(
            m_person.find([](const QString& name) { return name.startsWith("Map, "); }));
        REQUIRE(found);
        return *found;
    }
    /// The middle of a space, in the window.
    QPointF space(int column, int row) const
    {
        const MapCanvas& map = canvas();
        return map.mapToScene(map.origin() + QPointF(column + 0.5, row + 0.5) * map.cell());
    }
    /// What the palette calls this stamp.
    QString nameOf(const std::string& stamp) const
    {
        const MapStamp* const found = editor().palette()->stamp(stamp);
        REQUIRE(found);
        const QString name = shown(found->name);
        return found->left < 0 ? name : QStringLiteral("%1, %2 left").arg(name).arg(found->left);
    }
    std::string at(int column, int row) const
    {
        return map().stampAt({0, {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)}},
                             editor().players());
    }
    void settle() const
    {
        m_person.waitUntil("the map is painted", [&] { return canvas().isPainted(); });
        m_person.waitUntil("the map is checked", [&] { return editor().isChecked(); });
    }
    void picture(const QString& name) const
    {
        settle();
        m_person.picture(name);
    }

private:
    Person& m_person;
    MapDesk& m_desk;
};

std::string keyOf(const QVariant& stamp) { return stamp.value<MapStampEntry>().key.toStdString(); }

/// A stamp of a building site.
std::string siteStamp(const Drawer& drawer)
{
    for (const QVariant& group : drawer.editor().palette()->groups())
        if (auto* const stamps = group.value<MapPaletteGroup*>(); stamps->key() == "sites")
            return keyOf(stamps->stamps()->at(0));
    FAIL("there is no building site");
    return {};
}

/// A space of bare ground.
QPoint bareGround(const Drawer& drawer)
{
    const MapSheet sheet = drawer.map().sheets().front();
    for (int row = sheet.rows - 1; row >= 0; --row)
        for (int column = sheet.columns - 1; column >= 0; --column)
            if (drawer.map().row(0, row)[static_cast<std::size_t>(column)] == '.' &&
                drawer.at(column, row).starts_with("ground"))
                return {column, row};
    FAIL("there is no bare ground");
    return {};
}

} // namespace

TEST_CASE("A map is begun from a template, drawn by mouse, left and opened as it was")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "map-designer");
    const Drawer drawer(person);
    person.press("Map designer");
    person.waitFor("Begin a new map");
    person.press("A small map");
    person.waitFor("Layers");
    drawer.picture("template");
    CHECK_FALSE(drawer.editor().canUndo());

    // A building site.
    const std::string site = siteStamp(drawer);
    const QPoint bare = bareGround(drawer);
    person.press(drawer.nameOf(site));
    CHECK(drawer.editor().stamp().toStdString() == site);
    QTest::mouseMove(&person.window(), drawer.space(bare.x(), bare.y()).toPoint());
    drawer.picture("ghost");
    person.pressAt(drawer.space(bare.x(), bare.y()));
    CHECK(drawer.at(bare.x(), bare.y()) == site);
    drawer.picture("site");

    // A way goes elsewhere.
    const MapWay before = drawer.map().ways().front();
    REQUIRE(before.spaces.size() > 3);
    person.press("Draw a way");
    const Cell first = before.spaces[1].at;
    const Cell second = before.spaces[2].at;
    // Aside of how it goes on.
    const QPoint step(second.row - first.row, second.column - first.column);
    const auto inside = [&](QPoint place) { return drawer.editor().plan().areas().front().contains(place); };
    QPoint aside = QPoint(first.column, first.row) + step;
    if (!inside(aside))
        aside = QPoint(first.column, first.row) - step;
    person.drag(drawer.space(first.column, first.row), drawer.space(aside.x(), aside.y()));
    const MapWay after = drawer.map().ways().front();
    CHECK(after != before);
    CHECK(QPoint(after.spaces.back().at.column, after.spaces.back().at.row) == aside);
    drawer.picture("way");
    CHECK(drawer.editor().faults()->count() > 0);

    person.press("Take back");
    CHECK(drawer.map().ways().front() == before);
    CHECK(drawer.at(bare.x(), bare.y()) == site);
    person.press("Bring back");
    CHECK(drawer.map().ways().front() == after);
    person.press("Take back");

    // It is kept by itself, and there again.
    const std::string drawn = drawer.map().text();
    person.press("Back to your maps");
    person.waitFor("Your maps");
    person.picture("own");
    person.press("Open " + drawer.desk().own()->at(0).value<MapKeptEntry>().name);
    person.waitFor("Layers");
    CHECK(drawer.map().text() == drawn);
    CHECK_FALSE(drawer.editor().canUndo());

    // Removed and brought back.
    person.press("Back to your maps");
    person.waitFor("Your maps");
    const QString name = drawer.desk().own()->at(0).value<MapKeptEntry>().name;
    person.press("Remove " + name);
    CHECK(drawer.desk().own()->count() == 0);
    person.press("Bring it back");
    CHECK(drawer.desk().own()->count() == 1);
}

TEST_CASE("Parts of a map are selected, moved, copied and pasted, and a piece is dragged on to it")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "map-parts");
    const Drawer drawer(person);
    person.press("Map designer");
    person.press("A small map");
    person.waitFor("Layers");
    drawer.settle();

    const std::string site = siteStamp(drawer);
    const QPoint bare = bareGround(drawer);
    QQuickItem* const tile = person.find(drawer.nameOf(site));
    REQUIRE(tile);
    person.letSettle(*tile);
    person.drag(person.shownPart(*tile).center(), drawer.space(bare.x(), bare.y()));
    CHECK(drawer.at(bare.x(), bare.y()) == site);

    // The right button takes what lies there into the hand.
    drawer.editor().setStamp({});
    QTest::mouseClick(&person.window(), Qt::RightButton, {}, drawer.space(bare.x(), bare.y()).toPoint());
    CHECK(drawer.editor().stamp().toStdString() == site);

    person.pressKey(Qt::Key_R);
    CHECK(drawer.editor().tool() == MapEditor::Select);
    person.pressAt(drawer.space(bare.x(), bare.y()));
    CHECK(drawer.editor().selection() == QRect(bare, QSize(1, 1)));
    drawer.picture("selected");
    person.pressKey(Qt::Key_C, Qt::ControlModifier);
    CHECK_FALSE(QGuiApplication::clipboard()->text().isEmpty());
    person.pressKey(Qt::Key_Delete);
    CHECK(drawer.at(bare.x(), bare.y()) != site);
    QTest::mouseMove(&person.window(), drawer.space(bare.x(), bare.y()).toPoint());
    person.pressKey(Qt::Key_V, Qt::ControlModifier);
    CHECK(drawer.at(bare.x(), bare.y()) == site);
    person.pressKey(Qt::Key_Z, Qt::ControlModifier);
    CHECK(drawer.at(bare.x(), bare.y()) != site);

    person.drag(drawer.space(0, 0), drawer.space(2, 2));
    CHECK(drawer.editor().selection() == QRect(0, 0, 3, 3));
    drawer.picture("rectangle");
    person.pressKey(Qt::Key_A, Qt::ControlModifier);
    CHECK(drawer.editor().selection() == drawer.editor().plan().areas().front());
    person.pressKey(Qt::Key_Escape);
    CHECK(drawer.editor().selection().isEmpty());

    // The wheel zooms at the pointer.
    const QPointF at = drawer.space(1, 1);
    const qreal zoom = drawer.canvas().zoom();
    QWheelEvent wheel(at, person.window().mapToGlobal(at.toPoint()), {}, QPoint(0, 240), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&person.window(), &wheel);
    CHECK(drawer.canvas().zoom() > zoom);
    CHECK((drawer.space(1, 1) - at).manhattanLength() < drawer.canvas().cell() / 2);
    drawer.picture("zoomed");
    person.pressKey(Qt::Key_0);
    CHECK(drawer.canvas().zoom() == zoom);
}

TEST_CASE("Waves are laid by mouse and keys")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "map-waves");
    const Drawer drawer(person);
    person.press("Map designer");
    person.press("A small map");
    person.waitFor("Layers");
    person.press("Open waves and stacks");
    person.waitFor("Close waves and stacks");
    drawer.picture("open");
    const auto stacks = [&] { return drawer.map().stacks(drawer.editor().players()).stacks; };
    const std::size_t before = stacks().front().size();
    REQUIRE(before > 0);

    // A card is pressed and then a place.
    const QVariant card = drawer.editor().waves()->cards()->at(0);
    const auto entry = card.value<MapCardEntry>();
    person.press(QStringLiteral("%1, %2 left of %3").arg(entry.name).arg(entry.left).arg(entry.copies));
    QQuickItem* const place =
        person.find([](const QString& name) { return name.startsWith("Stack 1, round 2:"); });
    REQUIRE(place);
    person.press(*place);
    CHECK(stacks().front().size() == before + 1);
    CHECK(stacks().front().front() == entry.key.toStdString());
    drawer.picture("laid");
    person.pressKey(Qt::Key_Escape);
    person.pressKey(Qt::Key_Delete);
    CHECK(stacks().front().size() == before);

    // One is dragged from stack to stack.
    QQuickItem* const from =
        person.find([](const QString& name) { return name.startsWith("Stack 1, round 2:"); });
    QQuickItem* const to =
        person.find([](const QString& name) { return name.startsWith("Stack 2, round 3:"); });
    REQUIRE(from);
    REQUIRE(to);
    const std::string carried = stacks().front().front();
    person.drag(person.shownPart(*from).center(), person.shownPart(*to).center());
    CHECK(stacks().front().size() == before - 1);
    CHECK(stacks()[1][1] == carried);
    person.pressKey(Qt::Key_Z, Qt::ControlModifier);
    CHECK(stacks().front().size() == before);
}

TEST_CASE("The designer fits both themes, large words and a larger window")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "map-looks");
    const Drawer drawer(person);
    Preferences& preferences = Program::instance().preferences();
    person.press("Map designer");
    person.press("A small map");
    person.waitFor("Layers");
    preferences.setTheme("clearing");
    drawer.picture("clearing");
    person.press("Open waves and stacks");
    drawer.picture("clearing-waves");
    person.press("Close waves and stacks");
    preferences.setTheme("night");
    preferences.setTextSize(200);
    drawer.picture("large-words");
    person.press("Open waves and stacks");
    drawer.picture("large-words-waves");
    person.press("Close waves and stacks");
    preferences.setTextSize(100);
    person.window().resize(1920, 1080);
    drawer.picture("large-window");
    person.window().resize(1280, 800);
    person.press("Back to your maps");
    person.press("Two maps");
    person.waitFor("Layers");
    drawer.picture("two-maps");
}

TEST_CASE("A map is drawn with the keys alone")
{
    const FreshFolder folder;
    OpenedProgram program(folder);
    Person person(program, "map-keys");
    const Drawer drawer(person);
    person.tabTo("Map designer");
    person.pressKey(Qt::Key_Return);
    person.waitFor("Begin a new map");
    person.tabTo("A small map");
    person.pressKey(Qt::Key_Return);
    person.waitFor("Layers");
    drawer.settle();
    person.tabTo("the map", [&] { return person.focused() == &drawer.canvas(); });
    CHECK(Person::nameOf(drawer.canvas()) == "Map, A1");

    // A building site from the palette.
    const std::string site = siteStamp(drawer);
    const QPoint bare = bareGround(drawer);
    const QString sites = QStringLiteral("Building sites: ");
    person.tabTo("the building sites", [&] { return person.focusedName().startsWith(sites); });
    person.pressKey(Qt::Key_Return);
    CHECK(drawer.editor().stamp().toStdString() == site);
    person.tabTo("the map", [&] { return person.focused() == &drawer.canvas(); });
    for (int column = 0; column < bare.x(); ++column)
        person.pressKey(Qt::Key_Right);
    for (int row = 0; row < bare.y(); ++row)
        person.pressKey(Qt::Key_Down);
    CHECK(drawer.editor().cursor() == bare);
    drawer.picture("cursor");
    person.pressKey(Qt::Key_Space);
    CHECK(drawer.at(bare.x(), bare.y()) == site);

    // A way, on from where it began.
    const MapWay before = drawer.map().ways().front();
    person.pressKey(Qt::Key_W);
    drawer.editor().setCursor({before.spaces[1].at.column, before.spaces[1].at.row});
    const Cell first = before.spaces[1].at;
    const Cell second = before.spaces[2].at;
    const bool isAcross = first.row == second.row;
    person.pressKey(Qt::Key_Return);
    CHECK(drawer.canvas().isKeyStroke());
    person.pressKey(isAcross ? Qt::Key_Down : Qt::Key_Right);
    person.pressKey(Qt::Key_Return);
    CHECK_FALSE(drawer.canvas().isKeyStroke());
    CHECK(drawer.map().ways().front() != before);
    drawer.picture("way");
    person.pressKey(Qt::Key_Z, Qt::ControlModifier);
    CHECK(drawer.map().ways().front() == before);

    const std::string drawn = drawer.map().text();
    while (drawer.editor().isOpen())
        person.pressKey(Qt::Key_Escape);
    person.waitFor("Your maps");
    person.tabTo("Open " + drawer.desk().own()->at(0).value<MapKeptEntry>().name);
    person.pressKey(Qt::Key_Return);
    person.waitFor("Layers");
    CHECK(drawer.map().text() == drawn);
}
