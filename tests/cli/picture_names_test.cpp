#include "art/game_look.h"
#include "cli/picture_names.h"
#include "content/game_catalog.h"
#include "program.h"

#include <doctest/doctest.h>

#include <QDir>

#include <algorithm>

using namespace tablewood;

namespace {

/// The faults of a game's names under a plain look, a line each.
std::string faultsOf(const cli::PictureNames& names)
{
    std::string all;
    for (const Fault& fault : names.faults("oak", GameLook::plain(), "oak/look.json"))
        all += std::string(fault.what()) + "\n";
    return all;
}

/// Whether the game from elsewhere is built in.
bool isHexHere() { return GameCatalog().find("hex") != nullptr; }

} // namespace

TEST_CASE("names of which there is a picture are taken, and no name is none")
{
    cli::PictureNames names;
    GameSheet sheet;
    sheet.emblem = "owl";
    sheet.palette = "forest";
    names.take(sheet);
    Scene scene;
    scene.prompt.icon = "leaf";
    scene.buttons.emplace_back();
    scene.zones.emplace_back().back = "deck";
    scene.pieces.emplace_back().figure = "any";
    scene.pieces.emplace_back().figure = "die";
    scene.pieces.back().variant = "6";
    Face face;
    face.corners = {{"sword", "2", {}}};
    face.diagram = Diagram{1, 1, {{{0, 0}, "reach", "wolf", {}}}, {}};
    names.take(face);
    PanelItem dice;
    dice.dice = {"1", "6", "blessing", "leaf"};
    scene.panels.emplace_back().items.push_back(dice);
    names.take(scene);
    Offer offer;
    offer.mark = "swap";
    names.take(offer);
    CHECK(faultsOf(names) == "");
}

TEST_CASE("each name without a picture is told once, with its place, what is near and where the names are")
{
    cli::PictureNames names;
    GameSheet sheet;
    sheet.emblem = "owlet";
    names.take(sheet);
    Face face;
    face.key = "fox";
    face.picture = {"owl", "forrest", {{"moonn", "behnd"}}};
    face.corners = {{"swrod", "2", {}}};
    face.diagram = Diagram{1, 1, {{{0, 0}, "reach", "wolff", {}}}, {}};
    face.typeIcon = "leafs";
    names.take(face);
    Scene scene;
    Button& button = scene.buttons.emplace_back();
    button.id = "roll";
    button.icon = "dyce";
    scene.boards.emplace_back().ground = "meadow";
    names.take(scene);
    names.take(scene);
    Offer offer;
    offer.move = "go 1";
    offer.bonus = "zzz";
    names.take(offer);
    Event event;
    event.spotlight = Spotlight{"tomb", {}, {}};
    names.take(event);
    const std::string faults = faultsOf(names);
    INFO(faults);
    CHECK(contains(faults,
                   "oak: button \"roll\": there is no icon \"dyce\". Did you mean \"dice\"? The names are "
                   "in resources/art/icons.json\n"));
    CHECK(contains(faults, "oak: its sheet: there is no emblem \"owlet\". "));
    CHECK(contains(faults, "oak: face \"fox\": there is no palette \"forrest\". Did you mean \"forest\"?"));
    CHECK(contains(faults, "oak: face \"fox\": there is no emblem \"moonn\". Did you mean \"moon\"?"));
    CHECK(contains(faults, "oak: face \"fox\": there is no pose \"behnd\". Did you mean \"behind\"?"));
    CHECK(contains(faults, "there is no icon \"leafs\""));
    CHECK(contains(faults, "there is no ground \"meadow\". The names are in oak/look.json"));
    CHECK(contains(faults, "oak: offer \"go 1\": there is no icon or mark \"zzz\""));
    CHECK(contains(faults, "there is no icon \"tomb\""));
    CHECK(contains(faults, "oak: face \"fox\": there is no icon \"swrod\". Did you mean \"sword\"?"));
    CHECK(
        contains(faults, "oak: face \"fox\": there is no icon or emblem \"wolff\". Did you mean \"wolf\"?"));
    CHECK(std::ranges::count(faults, '\n') == 11);
}

TEST_CASE("every name of a picture that a shipped game uses has one")
{
    const Desk desk;
    const Run shipped = desk.run({"content", "--check", SHIPPED_GAMES});
    CHECK_MESSAGE(shipped.exitCode == 0, shipped.err);
    if (!isHexHere())
        return;
    const Run outside = desk.run({"content", "--check", TABLE_GAMES});
    CHECK_MESSAGE(outside.exitCode == 0, outside.err);
}

TEST_CASE("a look that does not fit is refused with file, place and cause, wherever the game lies")
{
    if (!isHexHere())
        return;
    const Desk desk;
    for (const char* const folder : {"games/hex", "mine/hex/resources"}) {
        REQUIRE(QDir(desk.path(".")).mkpath(folder));
        desk.write(QString(folder) + "/look.json",
                   R"({"format": 1, "figures": {"stone": {"base": "cuonter", "forms": []}}})");
    }
    for (const char* const named : {"games", "games/hex", "mine", "mine/hex"}) {
        const Run run = desk.run({"content", "--check", named});
        CHECK(run.exitCode == 1);
        CHECK_MESSAGE(contains(run.err, "hex"), run.err);
        CHECK_MESSAGE(contains(run.err, "look.json: figures/stone: \"base\" must be"), run.err);
    }
    desk.write("mine/hex/resources/look.json", R"({"format": 1, "figures": {"pebble": {"base": "counter",
        "forms": [{"name": "pebble", "layers": []}]}}})");
    const Run unnamed = desk.run({"content", "--check", "mine"});
    CHECK_MESSAGE(
        contains(unnamed.err, "there is no figure \"stone\". The names are in mine/hex/resources/look.json"),
        unnamed.err);
    desk.write("mine/hex/resources/look.json", R"({"format": 1, "figures": {"stone": {"base": "counter",
        "forms": [{"name": "stone", "layers": []}]}}})");
    CHECK(desk.run({"content", "hex", "--check", "mine"}).exitCode == 0);
    desk.write("mine/hex/resources/lesson.json",
               R"({"format": 1, "steps": [{"id": "a", "title": "A", "text": "B",
        "when": {"zone": "hand"}}]})");
    const Run lesson = desk.run({"content", "--check", "mine"});
    CHECK_MESSAGE(contains(lesson.err, "mine/hex/resources/lesson.json: /steps/0/when/zone"), lesson.err);
}
