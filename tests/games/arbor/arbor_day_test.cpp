#include "arbor_table.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::arbor;

namespace {

ArborTable clearing()
{
    return ArborTable({
        ". . . . . .",
        ". . A1 . . .",
        ". . T1 . * .",
        ". . . . . .",
        "T1 . . . . A2",
    });
}

} // namespace

TEST_CASE("Every action costs one manna")
{
    ArborTable table = clearing();
    table.play(0, "grow D2");
    CHECK(table.of(0).manna == 4);
    table.play(0, "move D2");
    CHECK(table.of(0).manna == 3);
    table.play(0, "wake guardian");
    CHECK(table.of(0).manna == 2);
    table.hold(0, {Spirit::storm});
    table.play(0, "play lightning");
    CHECK(table.of(0).manna == 1);
    table.play(0, "draw 1");
    CHECK(table.of(0).manna == 0);
}

TEST_CASE("Only the player whose turn it is acts")
{
    const ArborTable table = clearing();
    CHECK(table.whyNot(1, "grow F4") == "It is Player 1's turn.");
    CHECK(table.whyNot(1, "end") == "It is Player 1's turn.");
    CHECK(table.legal(1).empty());
}

TEST_CASE("The Ancient moves to a tile of its own colour in one of the four spaces beside it")
{
    ArborTable table = clearing();
    CHECK(table.legal(0, "move") == std::vector<std::string>{"move C3"});
    CHECK(table.whyNot(0, "move D2") == "D2 is no tile of yours.");
    CHECK(table.whyNot(0, "move A5") == "A5 is too far from your Ancient on C2.");
    CHECK(table.whyNot(0, "move F5") == "F5 is no tile of yours.");
    CHECK(table.whyNot(0, "move C2") == "Your Ancient already stands on C2.");
    table.play(0, "move C3");
    CHECK(table.ancientOn(0) == "C3");
}

TEST_CASE("A Tree grows on an empty space of the Aura, which has four spaces")
{
    ArborTable table = clearing();
    CHECK(table.legal(0, "grow") == std::vector<std::string>{"grow C1", "grow B2", "grow D2"});
    CHECK(table.whyNot(0, "grow D1") == "D1 is not in your Ancient's Aura.");
    table.play(0, "grow D2");
    CHECK(table.on("D2") == "T1");
    CHECK(table.of(0).trees == 21);
    CHECK(table.hasTold("Player 1 grew a Tree on D2"));
}

TEST_CASE("Nothing grows on a Root, on a tile or beside the board")
{
    ArborTable table = clearing();
    table.play(0, "grow D2");
    table.play(0, "grow D3");
    CHECK(table.whyNot(0, "grow E3") == "E3 is covered by a Root.");
    CHECK(table.whyNot(0, "grow D2") == "D2 is not empty.");
    CHECK(table.whyNot(0, "grow G3") == "There is no space G3 on this board.");
}

TEST_CASE("A Growth Chain goes on beside its last Tree only")
{
    ArborTable table = clearing();
    table.play(0, "grow D2");
    table.play(0, "grow D1");
    CHECK(table.can(0, "grow E1"));
    CHECK(table.whyNot(0, "grow E2") ==
          "E2 is not next to D1, the last Tree of your chain, nor in your Ancient's Aura.");
    table.play(0, "grow E1");
    CHECK(table.state.chain == Chain{at("D2"), at("D1"), at("E1")});
}

TEST_CASE("A Tree in the Aura away from the chain begins a new chain")
{
    ArborTable table = clearing();
    table.play(0, "grow D2");
    table.play(0, "grow E2");
    table.play(0, "grow B2");
    CHECK(table.state.chain == Chain{at("B2")});
    CHECK(!table.can(0, "grow F2"));
    CHECK(table.can(0, "grow A2"));
}

TEST_CASE("Any other action ends the chain, and growing starts from the Aura again")
{
    ArborTable table = clearing();
    table.play(0, "grow D2");
    table.play(0, "grow E2");
    SUBCASE("moving") { table.play(0, "move C3"); }
    SUBCASE("awakening") { table.play(0, "wake guardian"); }
    SUBCASE("a Star song")
    {
        table.hold(0, {Spirit::storm});
        table.play(0, "play lightning");
    }
    SUBCASE("the Blessing")
    {
        table.lead(0, "beetle");
        table.of(0).canBless = true;
        table.of(0).manna = 2;
        table.play(0, "bless");
    }
    SUBCASE("Revelation")
    {
        table.hold(0, {Spirit::fate});
        table.discard({Spirit::fire});
        table.play(0, "revelation");
    }
    CHECK(table.state.chain.empty());
    CHECK(table.whyNot(0, "grow F2") == "F2 is not in your Ancient's Aura.");
}

TEST_CASE("Without a Tree in the supply nothing grows")
{
    ArborTable table = clearing();
    table.of(0).trees = 0;
    CHECK(table.whyNot(0, "grow D2") == "All your Trees are on the board.");
    table.hold(0, {Spirit::light});
    CHECK(!table.can(0, "play radiance F1"));
    table.of(0).trees = 1;
    CHECK(table.can(0, "play devotion B2"));
    CHECK(!table.can(0, "play devotion B2 D2"));
}

TEST_CASE(
    "A Guardian replaces the Tree under the Ancient, which goes back to the supply, and frees a manna slot")
{
    ArborTable table = clearing();
    table.play(0, "wake guardian");
    CHECK(table.on("C2") == "G1");
    CHECK(table.of(0).trees == 23);
    CHECK(table.of(0).guardians == 4);
    CHECK(table.maximum(0) == 4);
    CHECK(table.of(0).manna == 4);
    table.play(0, "move C3");
    table.play(0, "move C2");
    CHECK(table.whyNot(0, "wake guardian") ==
          "Only a Tree can awaken, and on C2 under your Ancient is none.");
}

TEST_CASE("Only one Guardian awakens in a turn")
{
    ArborTable table = clearing();
    table.play(0, "wake guardian");
    table.play(0, "move C3");
    CHECK(table.whyNot(0, "wake guardian") == "One Guardian a turn: you have awakened one.");
    table.letFall({3, 4, 3, 4});
    table.play(0, "end");
    table.play(1, "end");
    CHECK(table.can(0, "wake guardian"));
}

TEST_CASE("There are five Guardians")
{
    ArborTable table = clearing();
    table.of(0).guardians = 0;
    CHECK(table.whyNot(0, "wake guardian") == "All your Guardians are awake.");
}

TEST_CASE("The Sage replaces the Tree under the Ancient and brings the Invocation, once in a match")
{
    ArborTable table = clearing();
    table.hold(0, {});
    table.play(0, "wake sage");
    CHECK(table.on("C2") == "S1");
    CHECK(table.of(0).manna == 4);
    CHECK(!table.of(0).hasSage);
    CHECK(table.of(0).trees == 23);
    CHECK(table.cards(0) == 4);
    CHECK(table.hasTold("Player 1 invoked Night of Stars"));
    table.play(0, "move C3");
    CHECK(table.whyNot(0, "wake sage") == "Your Sage is awake already.");
    CHECK(table.can(0, "wake guardian"));
}

TEST_CASE("The Sage awakens too where the Invocation would change nothing")
{
    ArborTable table = clearing();
    table.hold(0, {Spirit::fire, Spirit::fire, Spirit::fire, Spirit::fire});
    table.play(0, "wake sage");
    CHECK(table.on("C2") == "S1");
    CHECK(table.cards(0) == 4);
}

TEST_CASE("The buttons say why nothing can be awakened or blessed")
{
    ArborTable table = clearing();
    table.lead(0, "beetle");
    table.of(0).canBless = true;
    table.of(0).manna = 3;
    const auto whyNot = [&](const char* id) {
        const Scene scene = table.game().view(table.state, Seat{0});
        const auto button = std::ranges::find(scene.buttons, id, &Button::id);
        REQUIRE(button != scene.buttons.end());
        return words(button->reason);
    };
    CHECK(whyNot("bless") == "It would change nothing now.");
    CHECK(whyNot("wake-guardian").empty());
    CHECK(whyNot("wake-sage").empty());
    table.of(0).hasSage = false;
    table.of(0).guardians = 0;
    CHECK(whyNot("wake-guardian") == "All your Guardians are awake.");
    CHECK(whyNot("wake-sage") == "Your Sage is awake already.");
    table.of(0).manna = 0;
    CHECK(whyNot("bless").empty());
    CHECK(whyNot("wake-sage") == "You have no manna left.");
}

TEST_CASE("Gaining manna stops at the maximum, and manna already held survives a maximum that drops")
{
    ArborTable table = clearing();
    table.lead(0, "beetle");
    table.of(0).canBless = true;
    table.of(0).manna = 2;
    table.play(0, "bless");
    CHECK(table.of(0).manna == 3);
    table.of(0).manna = 5;
    CHECK(table.maximum(0) == 3);
    table.play(0, "grow D2");
    CHECK(table.of(0).manna == 4);
}

TEST_CASE("A Day ends by itself without manna, unless something free can still be done")
{
    ArborTable table = clearing();
    table.of(0).manna = 1;
    SUBCASE("nothing is free")
    {
        table.play(0, "grow D2");
        CHECK(table.state.active == Seat{1});
    }
    SUBCASE("the Blessing is")
    {
        table.lead(0, "moss");
        table.of(0).canBless = true;
        table.play(0, "grow D2");
        CHECK(table.state.active == Seat{0});
        CHECK(table.whyNot(0, "grow E2") == "You have no manna left.");
        CHECK(table.whyNot(0, "draw 1") == "You have no manna left.");
        table.play(0, "bless");
        CHECK(table.state.active == Seat{1});
    }
    SUBCASE("a Revelation is")
    {
        table.hold(0, {Spirit::fate});
        table.discard({Spirit::storm});
        table.play(0, "grow D2");
        CHECK(table.state.active == Seat{0});
        table.play(0, "revelation");
        CHECK(table.state.active == Seat{1});
    }
    SUBCASE("a Revelation without a card to take is not")
    {
        table.hold(0, {Spirit::fate});
        table.discard({Spirit::fate});
        table.play(0, "grow D2");
        CHECK(table.state.active == Seat{1});
    }
}

TEST_CASE("A turn can be ended early, and what manna is left is lost")
{
    ArborTable table = clearing();
    table.play(0, "end");
    CHECK(table.state.active == Seat{1});
    CHECK(table.of(0).manna == 0);
}

TEST_CASE("Manna above a maximum that dropped is shown as kept, and that none is gained above it")
{
    ArborTable table = clearing();
    const auto panel = [&] { return table.game().view(table.state, Seat{1}).panels[0]; };
    const auto item = [&](const char* id) {
        const Panel all = panel();
        const auto found = std::ranges::find(all.items, Name(id), &PanelItem::id);
        return found == all.items.end() ? std::string() : words(found->text);
    };
    table.of(0).manna = 5;
    REQUIRE(table.maximum(0) == 3);
    CHECK(item("manna") == "kept above the maximum of 3");
    CHECK(item("above") == "Manna held stays, none is gained above 3");
    CHECK(item("waiting").empty());
    const Panel all = panel();
    const auto slots = std::ranges::find(all.items, Name("manna"), &PanelItem::id)->slots;
    CHECK(std::ranges::count(slots, Slot::full) == 5);
    CHECK(std::ranges::count(slots, Slot::blocked) == 3);
    table.of(0).manna = 3;
    CHECK(item("manna") == "of at most 3");
    CHECK(item("above").empty());
    CHECK_FALSE(item("waiting").empty());
}
