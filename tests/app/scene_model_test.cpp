#include "app/table/scene/board_builder.h"
#include "app/table/scene/face_book.h"
#include "app/table/scene/scene_model.h"
#include "app/table/scene/scene_words.h"
#include "app/table/scene/still_scene.h"
#include "app/words/wording.h"
#include "mira.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

Offer pressing(const std::string& button)
{
    Offer offer;
    offer.seat = kMira;
    offer.move = button;
    offer.picks = {Pick::ofButton(button)};
    return offer;
}

Offer placing(Cell cell)
{
    Offer offer;
    offer.seat = kMira;
    offer.move = "place " + cell.text();
    offer.picks = {Pick::ofCell("board", cell)};
    return offer;
}

/// A board of 3 x 2 with a button that goes on and one that wakes.
Scene tableScene()
{
    Scene scene;
    Board board;
    board.id = "board";
    board.columns = 3;
    board.rows = 2;
    scene.boards.push_back(board);
    Button end;
    end.id = "end";
    end.role = ButtonRole::next;
    Button wake;
    wake.id = "wake";
    scene.buttons = {end, wake};
    return scene;
}

BoardEntry entryOf(const Board& board, const FaceBook& faces = {})
{
    SceneSight sight;
    sight.game = "game";
    sight.faces = &faces;
    return boardEntry({Scene(), sight}, board);
}

struct Shown
{
    Shown(const Scene& scene, std::vector<Offer> offers)
    {
        gesture.setOffers(std::move(offers), scene.buttons);
        model.show(scene, {"game", kMira, {{"Mira", PlayerKind::person, "", ""}}, nullptr, &gesture});
    }
    Gesture gesture;
    SceneModel model;
};

} // namespace

TEST_CASE("the button that goes on is gold only when nothing else is left to do")
{
    const Scene scene = tableScene();
    CHECK_FALSE(Shown(scene, {pressing("end"), placing({1, 1})}).model.nextButton().isGold);
    CHECK_FALSE(Shown(scene, {pressing("end"), pressing("wake")}).model.nextButton().isGold);
    CHECK(Shown(scene, {pressing("end")}).model.nextButton().isGold);
    CHECK_FALSE(Shown(scene, {}).model.nextButton().isGold);
}

TEST_CASE("a button that no offer presses is dimmed and gives its reason")
{
    Scene scene = tableScene();
    scene.buttons[1].hint = Text::ofContent("test", "Wakes a tile");
    scene.buttons[1].reason = Text::ofContent("test", "No manna left");
    Shown dimmed(scene, {pressing("end")});
    const auto closed = dimmed.model.actionButtons()->at(0).value<ButtonEntry>();
    CHECK_FALSE(closed.isEnabled);
    CHECK(closed.hint == "No manna left");
    CHECK(dimmed.model.buttonOfDigit(1).isEmpty());
    Shown open(scene, {pressing("wake")});
    CHECK(open.model.actionButtons()->at(0).value<ButtonEntry>().hint == "Wakes a tile");
    CHECK(open.model.buttonOfDigit(1) == "wake");
}

TEST_CASE("a discreet button and a veil look the same whether or not they can be pressed")
{
    for (const ButtonLook look : {ButtonLook::discreet, ButtonLook::veil}) {
        Scene scene = tableScene();
        scene.buttons[1].look = look;
        scene.buttons[1].hint = Text::ofContent("test", "Wakes a tile");
        scene.buttons[1].reason = Text::ofContent("test", "No manna left");
        Shown can(scene, {pressing("end"), pressing("wake"), placing({1, 1})});
        const Shown cannot(scene, {pressing("end")});
        CHECK(can.model.actionButtons()->at(0) == cannot.model.actionButtons()->at(0));
        CHECK(cannot.model.actionButtons()->at(0).value<ButtonEntry>().isEnabled);
        CHECK(cannot.model.buttonOfDigit(1) == "wake");
        if (look == ButtonLook::discreet)
            continue;
        CHECK(can.model.nextButton() == cannot.model.nextButton());
        CHECK(can.model.goldButton() == cannot.model.goldButton());
        CHECK(can.model.targetsOn("board")->count() == 0);
    }
}

TEST_CASE("a veiled button is there while the veil is lifted")
{
    Scene scene = tableScene();
    scene.buttons[0].look = ButtonLook::veiled;
    scene.buttons[1].look = ButtonLook::veil;
    Shown shown(scene, {pressing("end"), placing({1, 1})});
    CHECK_FALSE(shown.model.hasNextButton());
    shown.gesture.press(Pick::ofButton("wake"));
    shown.model.show(scene, {"game", kMira, {}, nullptr, &shown.gesture});
    CHECK(shown.model.hasNextButton());
    CHECK(shown.model.targetsOn("board")->count() == 1);
}

TEST_CASE("a thing on a panel says more of itself, and why it can't be pressed")
{
    Scene scene = tableScene();
    scene.buttons[1].reason = Text::ofContent("test", "No manna left");
    PanelItem ability;
    ability.kind = ItemKind::ability;
    ability.id = "ability";
    ability.button = "wake";
    ability.hint = Text::ofContent("test", "Wakes a tile");
    Panel panel;
    panel.id = "mine";
    panel.seat = kMira;
    panel.items = {ability};
    scene.panels = {panel};
    const auto hintOf = [](const Shown& shown) {
        const auto mine = shown.model.myPanels()->at(0).value<PanelEntry>();
        return mine.items->at(0).value<ItemEntry>().hint.toStdString();
    };
    CHECK(hintOf(Shown(scene, {pressing("wake")})) == "Wakes a tile");
    CHECK(hintOf(Shown(scene, {pressing("end")})) == "Wakes a tile\nNo manna left");
}

TEST_CASE("lit spaces carry their marks, and a piece that stays keeps its row")
{
    Scene scene = tableScene();
    Piece stone;
    stone.id = 7;
    stone.figure = "stone";
    stone.at = {"board", {0, 0}, 0};
    scene.pieces.push_back(stone);
    Offer grow = placing({2, 1});
    grow.mark = "sprout";
    grow.bonus = "star";
    Shown shown(scene, {grow});
    const auto target = shown.model.targetsOn("board")->at(0).value<TargetEntry>();
    CHECK(target.column == 2);
    CHECK(target.row == 1);
    CHECK(target.mark == "sprout");
    CHECK(target.bonus == "star");
    int inserted = 0;
    QObject::connect(shown.model.piecesIn("board"), &EntryModel::rowsInserted, [&] { ++inserted; });
    scene.pieces.front().at.cell = {1, 0};
    shown.model.show(scene, {"game", kMira, {}, nullptr, &shown.gesture});
    CHECK(inserted == 0);
    CHECK(shown.model.piece(7).column == 1);
}

TEST_CASE("the board's picture names the spaces that glow and those that are missing")
{
    Board board;
    board.id = "board";
    board.columns = 3;
    board.rows = 2;
    board.areas = {{"glow", {{0, 0}}}, {"missing", {{2, 1}}}, {"ring", {{0, 0}, {1, 1}}}, {"aura", {{1, 0}}}};
    const BoardEntry entry = entryOf(board);
    CHECK(entry.picture.contains("&glow=80"));
    CHECK(entry.picture.contains("&void=04"));
    CHECK(entry.picture.contains("&outline=0.0.2.2"));
    REQUIRE(entry.areas.size() == 1);
    CHECK(entry.areas.front().value<AreaEntry>().style == "aura");
}

TEST_CASE("the board's picture has its seams and its face's diagram, and no area is lit where they are")
{
    Board board;
    board.id = "board";
    board.columns = 2;
    board.rows = 2;
    board.frame = BoardFrame::slab;
    board.areas = {{"slab", {{0, 0}, {1, 0}}}, {"slab", {{0, 1}}}, {"missing", {{1, 1}}}};
    board.face = "horde";
    Face face;
    face.key = "horde";
    face.diagram = Diagram{2, 2, {{{1, 0}, "path", "wolf", "1.5"}}, {}};
    const BoardEntry entry = entryOf(board, FaceBook("game", {face}));
    CHECK(entry.areas.isEmpty());
    CHECK(entry.isRagged);
    CHECK(entry.picture.contains("&tiles=c,2"));
    CHECK(entry.picture.endsWith("&cells=1.0.path.wolf.1%252E5"));
    board.areas.pop_back();
    CHECK_FALSE(entryOf(board).isRagged);
}

TEST_CASE("a still picture of a match has the diagrams that its boards are painted from")
{
    Face face;
    face.key = "horde";
    face.diagram = Diagram{1, 1, {{{0, 0}, "path", "wolf", ""}}, {}};
    Scene scene;
    scene.boards.emplace_back().face = "horde";
    StillScene still;
    still.setSource(publicScene("game", scene, {face}));
    REQUIRE(still.boards()->count() == 1);
    CHECK(still.boards()->at(0).value<BoardEntry>().picture.endsWith("&cells=0.0.path.wolf."));
    scene.boards.front().face = {};
    CHECK(publicScene("game", scene, {face}).faces == nullptr);
}

TEST_CASE("What is of a layer is shown while the layer is on, as its scene says until somebody switches it")
{
    Scene scene = tableScene();
    scene.layers.push_back({"reach", "eye", TW_TEXT("test", "Ranges"), {}, false});
    scene.layers.push_back({"later", "eye", TW_TEXT("test", "What comes"), {}, true});
    scene.boards.front().areas = {{"range", {{0, 0}}, "reach"}, {"aura", {{1, 0}}}};
    scene.arrows.push_back({"way", {"board", {0, 0}, 0}, {"board", {1, 1}, 0}, "later", {}});
    scene.boards.front().trails = {{"route", {}, {{0, 0}, {1, 0}}, false, "reach"}};
    LayerSwitches switches;
    SceneModel model;
    const auto shown = [&] {
        model.show(scene, {"game", kMira, {}, nullptr, nullptr, {}, VeilUse::hides, &switches});
        QString seen;
        const BoardEntry board = model.board("board");
        for (const QVariant& area : board.areas)
            seen += area.value<AreaEntry>().style + " ";
        for (const QVariant& trail : board.trails)
            seen += trail.value<TrailEntry>().style + " ";
        for (const QVariant& arrow : board.arrows)
            seen += arrow.value<ArrowEntry>().style + " ";
        for (int row = 0; row < model.layers()->count(); ++row)
            seen += model.layers()->at(row).value<LayerEntry>().isOn ? "x" : "-";
        return seen.toStdString();
    };
    CHECK(shown() == "aura way -x");
    switches.toggle(scene, "reach");
    CHECK(shown() == "range aura route way xx");
    switches.toggle(scene, "later");
    CHECK(shown() == "range aura route x-");
}

TEST_CASE("A panel of a layer comes with it, and one that is at hand stands with the viewer's own things")
{
    Scene scene = tableScene();
    scene.panels.clear();
    scene.layers.push_back({"later", "eye", TW_TEXT("test", "What comes"), {}, false});
    for (const char* id : {"stock", "near", "told"}) {
        Panel& panel = scene.panels.emplace_back();
        panel.id = id;
        panel.isAtHand = panel.id != "stock";
    }
    scene.panels.back().layer = "later";
    LayerSwitches switches;
    SceneModel model;
    const auto shown = [&] {
        model.show(scene, {"game", kMira, {}, nullptr, nullptr, {}, VeilUse::hides, &switches});
        QString ids;
        for (EntryModel* list : {model.panelsAtHand(), model.otherPanels()})
            for (int row = 0; row < list->count(); ++row)
                ids += list->at(row).value<PanelEntry>().id + " ";
        return ids.toStdString();
    };
    CHECK(shown() == "near stock ");
    switches.toggle(scene, "later");
    CHECK(shown() == "near told stock ");
}

TEST_CASE("An arrow lies on the board of its ends, with the box of a large piece, or among the fields")
{
    Scene scene = tableScene();
    Piece& tower = scene.pieces.emplace_back();
    tower.id = 70;
    tower.at = {"board", {2, 1}, 0};
    tower.width = 2;
    Zone& line = scene.zones.emplace_back();
    line.id = "line";
    line.kind = ZoneKind::field;
    Piece& card = scene.pieces.emplace_back();
    card.id = 71;
    card.figure = "card";
    card.at = {"line", {0, 0}, 0};
    Piece& gear = scene.pieces.emplace_back();
    gear.id = 72;
    gear.figure = "card";
    gear.at.in = "#71";
    scene.arrows.push_back({"shot", {"#70", {}, 0}, {"board", {0, 0}, 0}, {}, TW_TEXT("test", "aims")});
    scene.arrows.push_back({"attack", {"#71", {}, 0}, {"line", {}, 0}, {}, {}});
    const Shown shown(scene, {});
    const BoardEntry board = shown.model.board("board");
    REQUIRE(board.arrows.size() == 1);
    const auto shot = board.arrows.front().value<ArrowEntry>();
    CHECK(shot.fromBox == QRect(2, 1, 2, 1));
    CHECK(shot.toBox == QRect(0, 0, 1, 1));
    CHECK(shot.meaning == "aims");
    REQUIRE(shown.model.fieldArrows().size() == 1);
    const auto attack = shown.model.fieldArrows().front().value<ArrowEntry>();
    CHECK(attack.from == "#71");
    CHECK(attack.to == "line");
    CHECK(shown.model.fields()->count() == 1);
    CHECK(shown.model.looseZones()->rows().size() == scene.zones.size() - 1);
}

TEST_CASE(
    "A row parts where a move puts something between its cards, and its places can be pressed once that "
    "is taken up, while all of its cards are seen")
{
    Scene scene = tableScene();
    Zone& row = scene.zones.emplace_back();
    row.id = "row";
    row.count = 1;
    Panel& panel = scene.panels.emplace_back();
    panel.id = "mine";
    panel.seat = kMira;
    PanelItem& item = panel.items.emplace_back();
    item.kind = ItemKind::zone;
    item.id = "row";
    item.zone = "row";
    for (const auto& [id, in] : {std::tuple(PieceId{80}, "hand"), std::tuple(PieceId{81}, "row")}) {
        Piece& card = scene.pieces.emplace_back();
        card.id = id;
        card.figure = "card";
        card.at.in = in;
    }
    std::vector<Offer> offers(3);
    for (std::int16_t before = 0; before < 3; ++before) {
        Offer& offer = offers[static_cast<std::size_t>(before)];
        offer.seat = kMira;
        offer.move = "put " + std::to_string(before);
        offer.picks = {Pick::ofPiece(80), Pick::ofGap("row", before)};
    }
    const auto panelOf = [&](bool isTaken) {
        Shown shown(scene, offers);
        if (isTaken) {
            shown.gesture.press(Pick::ofPiece(80));
            shown.model.show(
                scene, {"game", kMira, {{"Mira", PlayerKind::person, "", ""}}, nullptr, &shown.gesture});
        }
        const auto entry = shown.model.myPanels()->at(0).value<PanelEntry>();
        return std::pair(entry.isLit, entry.items->at(0).value<ItemEntry>().zone);
    };
    const auto rowOf = [&](bool isTaken) { return panelOf(isTaken).second; };
    const auto isPanelLit = [&](bool isTaken) { return panelOf(isTaken).first; };
    CHECK(rowOf(false).isParted);
    CHECK(rowOf(false).gaps.isEmpty());
    CHECK(rowOf(true).gaps == QList<int>{0, 1});
    CHECK_FALSE(isPanelLit(false));
    CHECK(isPanelLit(true));
    SUBCASE("not all are seen") { scene.zones[0].count = 2; }
    SUBCASE("their faces are not") { scene.zones[0].isGuarded = true; }
    SUBCASE("they lie in a pile") { scene.zones[0].kind = ZoneKind::pile; }
    SUBCASE("no move goes there") { offers.resize(0); }
    CHECK_FALSE(rowOf(false).isParted);
    CHECK(rowOf(true).gaps.isEmpty());
}

TEST_CASE("An end of all together is said in the words of the rules, with why below it")
{
    Scene scene = tableScene();
    scene.outcome = Outcome{{}, TW_TEXT("test", "The last heart is lost")};
    scene.ending = TW_TEXT("test", "The kingdom falls");
    const Shown shown(scene, {});
    CHECK(shown.model.verdict() == "The kingdom falls");
    CHECK(shown.model.reason() == "The last heart is lost");
}

TEST_CASE("a name that no scene can have is none, also where it became longer as text")
{
    const Name noText(std::string(Name::kMaxLetters, '\xff'));
    CHECK(nameFrom(named(noText)).empty());
    CHECK(nameFrom(named(Name("board"))) == "board");
}

TEST_CASE("names of players are bold in a sentence and nothing in it is markup")
{
    const Text text(TW_TEXT("test", "%1 said <hello>"), kMira);
    CHECK(styledSentence(text, {{"Mi<ra", PlayerKind::person, "", ""}}).toStdString() ==
          "<b>Mi&lt;ra</b> said &lt;hello&gt;");
}

TEST_CASE("panels that can be picked are targets, and a picked one is marked")
{
    Scene scene = tableScene();
    scene.panels.clear();
    for (std::int8_t seat = 0; seat < 3; ++seat) {
        Panel& panel = scene.panels.emplace_back();
        panel.id = "seat" + std::to_string(seat);
        panel.seat = Seat{seat};
    }
    const auto accusing = [](const char* one, const char* other) {
        Offer offer;
        offer.seat = kMira;
        offer.move = std::string("accuse ") + one + " " + other;
        offer.picks = {Pick::ofButton("wake"), Pick::ofOption(one, {}), Pick::ofOption(other, {})};
        offer.freeFrom = 1;
        return offer;
    };
    Gesture gesture;
    gesture.setOffers({accusing("seat0", "seat2"), accusing("seat0", "seat1")});
    SceneModel model;
    const auto standing = [&] {
        model.show(scene, {"game", kMira, {{"Mira", PlayerKind::person, "", ""}}, nullptr, &gesture});
        QString panels;
        for (EntryModel* list : {model.myPanels(), model.otherPanels()})
            for (int row = 0; row < list->count(); ++row) {
                const auto panel = list->at(row).value<PanelEntry>();
                panels += panel.isChosen ? "x" : panel.isTarget ? "o" : "-";
                CHECK(panel.isLit == panel.isTarget);
                CHECK(panel.picking.isEmpty() == (!panel.isChosen && !panel.isTarget));
            }
        CHECK(model.isChoosingPanel() == panels.contains("o"));
        return panels.toStdString();
    };
    CHECK(standing() == "---");
    CHECK(gesture.press(Pick::ofButton("wake")) == PressResult::chosen);
    CHECK(standing() == "ooo");
    CHECK(gesture.press(Pick::ofOption("seat0", {})) == PressResult::chosen);
    CHECK(standing() == "xoo");
    CHECK(gesture.press(Pick::ofOption("seat0", {})) == PressResult::dropped);
    CHECK(standing() == "ooo");
    gesture.press(Pick::ofOption("seat0", {}));
    CHECK(gesture.press(Pick::ofOption("seat1", {})) == PressResult::played);
    CHECK(gesture.move() == "accuse seat0 seat1");
}

TEST_CASE("Of sides without points the end says first which has won and why, and of points first who by name")
{
    Scene scene = tableScene();
    for (std::int8_t seat = 0; seat < 3; ++seat) {
        Panel panel;
        panel.id = "seat" + std::to_string(seat);
        panel.seat = Seat{seat};
        scene.panels.push_back(panel);
    }
    scene.outcome = Outcome{Seat{0}, Text(TW_TEXT("test", "The foxes win: the hen is theirs."))};
    const Shown sides(scene, {});
    CHECK(sides.model.verdict() == "The foxes win: the hen is theirs.");
    CHECK(sides.model.reason() == "Mira wins");
    for (Panel& panel : scene.panels)
        panel.score = Score{{}, 4, 13, 0};
    const Shown points(scene, {});
    CHECK(points.model.verdict() == "Mira wins");
    CHECK(points.model.reason() == "The foxes win: the hen is theirs.");
}
