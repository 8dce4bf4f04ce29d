#include "arbor_table.h"

#include "games/arbor/view_ids.h"
#include "kernel/move_text.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::arbor;

namespace {

/// A1 can move, grow and wake; J2 is far from it.
ArborTable glade()
{
    return ArborTable({
        ". . . . . . . . . .",
        ". . A1 . . . . . . .",
        ". . T1 . * . . . . .",
        ". . . . . . . . . .",
        "T1 . . . . . . . . A2",
    });
}

Scene sceneFor(const ArborTable& table, int seat)
{
    return table.game().view(table.state, Seat{static_cast<std::int8_t>(seat)});
}

std::string saysFor(const ArborTable& table) { return words(sceneFor(table, 0).prompt.body); }

std::string briefFor(const ArborTable& table) { return words(sceneFor(table, 0).prompt.brief); }

bool mentions(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

/// What the offer of a move says at its picks.
std::vector<std::string> labelsOf(const ArborTable& table, const std::string& text)
{
    std::vector<Move> moves;
    table.game().legalMoves(table.state, Seat{0}, moves);
    std::vector<std::string> labels;
    for (const Move& move : moves)
        if (moveText(move) == text)
            for (const Pick& pick : table.game().gesture(table.state, Seat{0}, move).picks)
                labels.push_back(words(pick.label));
    return labels;
}

const Area* areaOf(const Scene& scene, const std::string& style)
{
    const auto found = std::ranges::find(scene.boards.front().areas, style, &Area::style);
    return found == scene.boards.front().areas.end() ? nullptr : &*found;
}

} // namespace

TEST_CASE("With the last manna it is said beforehand that the turn ends by itself")
{
    ArborTable table = glade();
    table.of(0).manna = 2;
    CHECK_FALSE(mentions(saysFor(table), "ends by itself"));
    table.of(0).manna = 1;
    CHECK(mentions(saysFor(table), "once it is spent, your turn ends by itself."));
    // And it does.
    ArborTable spent = table;
    spent.play(0, "grow D2");
    CHECK(spent.state.active == Seat{1});
    // Something free comes after it.
    table.discard({Spirit::storm});
    table.hold(0, {Spirit::fate});
    CHECK(mentions(saysFor(table), "once it is spent and nothing free is left"));
    table.play(0, "grow D2");
    CHECK(table.state.active == Seat{0});
    CHECK(mentions(saysFor(table), "Your turn ends by itself after the last of it."));
}

TEST_CASE("By day it is said where a Tree would bring Glory, and nothing trails behind where none would")
{
    ArborTable table = glade();
    const auto says = [&] {
        const Prompt prompt = sceneFor(table, 0).prompt;
        return std::pair(words(prompt.body), words(prompt.brief));
    };
    const auto ends = [](const std::string& text, const std::string& end) { return text.ends_with(end); };
    const std::string glory = " D2 brings 1 Glory.";
    REQUIRE(ends(says().first, glory));
    // With a chain, and with the last manna.
    for (const std::int8_t manna : {4, 1}) {
        CAPTURE(manna);
        for (const bool hasChain : {false, true}) {
            CAPTURE(hasChain);
            table.of(0).manna = manna;
            table.state.chain = {};
            if (hasChain)
                table.state.chain.push_back(at("C3"));
            const auto [body, brief] = says();
            CHECK(mentions(body, " D2"));
            CHECK(mentions(brief, " D2"));
        }
    }
    // Without a Tree in the supply none can be grown.
    table.of(0).trees = 0;
    for (const std::int8_t manna : {4, 1})
        for (const bool hasChain : {false, true}) {
            table.of(0).manna = manna;
            table.state.chain = {};
            if (hasChain)
                table.state.chain.push_back(at("C3"));
            const auto said = says();
            CHECK_FALSE(mentions(said.first, "Glory"));
            CHECK_MESSAGE(ends(said.first, "."), said.first);
            CHECK_MESSAGE(ends(said.second, "."), said.second);
        }
}

TEST_CASE("By Day it is said beforehand that a Star which fills the hand ends the turn")
{
    ArborTable table = glade();
    const std::string warning = "A Star drawn now ends your turn.";
    CHECK_FALSE(mentions(saysFor(table), warning));
    table.hold(0, {Spirit::storm, Spirit::storm, Spirit::light});
    CHECK(mentions(saysFor(table), warning));
    CHECK(mentions(briefFor(table), warning));
    // And it does.
    ArborTable full = table;
    full.play(0, "draw 1");
    CHECK(full.state.active == Seat{1});
    // With a full hand none can be drawn.
    table.hold(0, {Spirit::storm});
    CHECK_FALSE(mentions(saysFor(table), warning));
}

TEST_CASE("Few words, too, say that a turn ends by itself")
{
    ArborTable table = glade();
    table.of(0).manna = 1;
    CHECK(mentions(briefFor(table), "your turn ends with it"));
    table.discard({Spirit::storm});
    table.hold(0, {Spirit::fate});
    CHECK(mentions(briefFor(table), "then only what is free"));

    ArborTable dusk = glade();
    dusk.play(0, "draw 1");
    CHECK_FALSE(mentions(briefFor(dusk), "ends your turn"));
    dusk.hold(0, {Spirit::storm, Spirit::storm, Spirit::light});
    CHECK(mentions(briefFor(dusk), "ends your turn"));
}

TEST_CASE("At Dusk the last Star that can be drawn is said to end the turn")
{
    ArborTable table = glade();
    // The owl draws for nothing from the second on: the hand's end is what counts.
    table.play(0, "draw 1");
    CHECK_FALSE(mentions(saysFor(table), "ends with it"));
    table.hold(0, {Spirit::storm, Spirit::storm, Spirit::light});
    CHECK(mentions(saysFor(table), "your turn ends with it"));
    table.play(0, "draw 2");
    CHECK(table.state.active == Seat{1});
}

TEST_CASE("Dawn's dice say what their numbers mean")
{
    const ArborTable table = glade();
    const Scene scene = sceneFor(table, 0);
    const auto& items = scene.panels.front().items;
    const auto dice = std::ranges::find(items, ItemKind::dice, &PanelItem::kind);
    REQUIRE(dice != items.end());
    CHECK(words(dice->text) == "5 and 2: the higher number is manna, up to your maximum");
    CHECK(mentions(words(dice->hint), "The higher number is the manna you gain, up to your maximum."));
}

TEST_CASE("What is picked says what is done with it")
{
    ArborTable table = glade();
    CHECK(labelsOf(table, "grow D2") == std::vector<std::string>{"Grow a Tree here, for 1 Glory"});
    CHECK(labelsOf(table, "grow B2") == std::vector<std::string>{"Grow a Tree here"});
    CHECK(labelsOf(table, "move C3") ==
          std::vector<std::string>{"Move your Ancient", "Move your Ancient here"});
    CHECK(labelsOf(table, "draw 1") == std::vector<std::string>{"Draw Lau'su"});
    table.hold(0, {Spirit::light});
    CHECK(labelsOf(table, "play radiance A1") ==
          std::vector<std::string>{"Play Song of Radiance", "Song of Radiance", "Song of Radiance here"});
}

TEST_CASE("A song of a card that cannot be played is explained by the words that stand on the card")
{
    // Trees grow, and none in the Aura.
    ArborTable table({
        ". . . . . .",
        ". . A1 . . .",
        ". . . . * .",
        ". . . . . .",
        "T1 . . . . A2",
    });
    table.hold(0, {Spirit::fire});
    CHECK(table.legal(0, "play flame").empty());
    const Pick card = Pick::ofPiece(table.of(0).hand.back().id);
    const Pick title = Pick::ofOption({}, table.game().songText(Song::flame).name);
    const auto meant = table.game().intend(table.state, Seat{0}, std::vector{card, title});
    REQUIRE(meant);
    CHECK(table.whyNot(0, moveText(*meant)) == "No Tree in your Aura can burn.");
}

TEST_CASE(
    "While a song is answered the board marks what it is aimed at, and that it is countered changes nothing")
{
    ArborTable table = glade();
    table.hold(0, {Spirit::light});
    table.hold(1, {Spirit::fate});
    CHECK(areaOf(sceneFor(table, 0), "threat") == nullptr);
    table.play(0, "play radiance A1");
    for (const int seat : {0, 1}) {
        const Scene scene = sceneFor(table, seat);
        REQUIRE(areaOf(scene, "threat"));
        CHECK(areaOf(scene, "threat")->cells == std::vector{at("A1")});
        CHECK(words(scene.prompt.title) == "Player 1 plays Song of Radiance: A1");
    }
}
