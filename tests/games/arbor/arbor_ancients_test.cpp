#include "arbor_table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace tablewood;
using namespace tablewood::arbor;

namespace {

ArborTable meeting(const std::string& ancient)
{
    ArborTable table({
        ". . . . . . .",
        ". . T2 . T2 . .",
        ". T1 A1 T2 . . .",
        ". . T1 . . . .",
        ". . . . T2 T2 A2",
    });
    table.lead(0, ancient);
    table.of(0).canBless = true;
    return table;
}

} // namespace

TEST_CASE(
    "There are at least six Ancients whose Traits differ in kind, each with Trait, Blessing and Invocation")
{
    std::set<TraitKind> kinds;
    for (const Ancient& ancient : shippedGame().content().ancients) {
        kinds.insert(ancient.trait.kind);
        CHECK(!ancient.trait.text.isEmpty());
        CHECK(!ancient.blessing.text.isEmpty());
        CHECK(!ancient.invocation.text.isEmpty());
    }
    CHECK(kinds.size() == shippedGame().content().ancients.size());
    CHECK(kinds.size() >= 6);
}

TEST_CASE("A Trait serves its own player alone")
{
    ArborTable table = meeting("moss");
    CHECK(table.maximum(0) == 4);
    CHECK(table.maximum(1) == 3);
}

TEST_CASE("Mossmother: one manna slot more, less manna for all others, the Aura filled with Trees")
{
    ArborTable table = meeting("moss");
    CHECK(table.maximum(0) == 4);
    table.play(0, "bless");
    CHECK(table.of(0).storm == 0);
    CHECK(table.of(1).storm == -1);
    CHECK(table.of(0).manna == 5);
    table.play(0, "move C4");
    table.play(0, "wake sage");
    CHECK(table.on("C4") == "S1");
    CHECK(table.on("B4") == "T1");
    CHECK(table.on("D4") == "T1");
    CHECK(table.on("C5") == "T1");
    CHECK(table.on("D3") == "T2");
}

TEST_CASE("Cinder Hart: manna back after a song of Fire, a Tree burnt nearby, opponents' Trees burnt around")
{
    ArborTable table = meeting("hart");
    table.of(0).manna = 2;
    table.hold(0, {Spirit::fire, Spirit::light});
    table.play(0, "play ash E5");
    CHECK(table.of(0).manna == 2);
    table.play(0, "play radiance A1");
    CHECK(table.of(0).manna == 1);
    CHECK(table.whyNot(0, "bless F5") == "F5 is further than 2 spaces from your Ancient.");
    table.play(0, "bless D3");
    CHECK(table.on("D3") == ".");
    table.play(0, "wake sage");
    CHECK(table.on("C2") == ".");
    CHECK(table.on("E2") == ".");
    CHECK(table.on("F5") == "T2");
    CHECK(table.on("C4") == "T1");
}

TEST_CASE("Cinder Hart gains nothing from a song that was countered")
{
    ArborTable table = meeting("hart");
    table.of(0).canBless = false;
    table.of(0).manna = 2;
    table.hold(0, {Spirit::fire});
    table.hold(1, {Spirit::fate});
    table.play(0, "play ash E5");
    table.play(1, "counter");
    CHECK(table.of(0).manna == 1);
}

TEST_CASE("Lantern Owl: further cards of a Dusk are free, a Tree becomes hers, Stars fall from the deck")
{
    ArborTable table = meeting("owl");
    CHECK(table.whyNot(0, "bless E2") == "E2 is further than 1 spaces from your Ancient.");
    table.play(0, "bless D3");
    CHECK(table.on("D3") == "T1");
    CHECK(table.of(1).trees == 20);
    table.of(0).manna = 1;
    table.play(0, "draw 1");
    CHECK(table.of(0).manna == 0);
    CHECK(table.state.active == Seat{0});
    table.play(0, "draw 3");
    CHECK(table.cards(0) == 2);
    table.play(0, "end");
    CHECK(table.state.active == Seat{1});
    ArborTable night = meeting("owl");
    night.play(0, "wake sage");
    CHECK(night.cards(0) == 4);
    CHECK(night.hasRevealed);
}

TEST_CASE(
    "Tide Heron: songs of opponents neither move it nor take manna, a second Guardian, less manna for others")
{
    ArborTable table = meeting("owl");
    table.lead(1, "heron");
    table.hold(0, {Spirit::storm, Spirit::shadow});
    CHECK(table.legal(0, "play thunder").empty());
    CHECK(table.legal(0, "play darkness").empty());
    CHECK(table.whyNot(0, "play thunder G5") == "The Ancient on G5 is not touched by songs like this.");
    ArborTable own = meeting("heron");
    own.play(0, "wake guardian");
    CHECK(own.whyNot(0, "bless") == "It would change nothing now.");
    own.play(0, "move B3");
    own.play(0, "bless");
    CHECK(own.on("B3") == "G1");
    CHECK(own.of(0).guardians == 3);
    CHECK(own.of(0).hasBlessed);
    own.of(0).manna = 5;
    own.play(0, "move C3");
    own.play(0, "move C4");
    own.play(0, "wake sage");
    CHECK(own.of(1).storm == -4);
    CHECK(own.of(0).storm == 0);
}

TEST_CASE(
    "Grave Moth: an Aura of eight spaces for growing and burning, a leap, an opponent's Ancient uprooted")
{
    ArborTable table = meeting("moth");
    CHECK(table.legal(0, "grow") == std::vector<std::string>{"grow B2", "grow D2", "grow B4", "grow D4"});
    CHECK(table.legal(0, "move") == std::vector<std::string>{"move B3", "move C4"});
    table.play(0, "grow B2");
    CHECK(table.legal(0, "bless") == std::vector<std::string>{"bless B2", "bless B3", "bless C4"});
    table.play(0, "bless B2");
    CHECK(table.ancientOn(0) == "B2");
    CHECK(table.whyNot(0, "wake sage") == "Two spaces have to be named.");
    table.play(0, "wake sage G5 E2");
    CHECK(table.ancientOn(1) == "E2");
    CHECK(table.on("B2") == "S1");
}

TEST_CASE("Mother Mycel: connected over corners, a Star of the deck, and opponents' Trees become hers")
{
    ArborTable table = meeting("mycel");
    table.play(0, "bless");
    CHECK(table.cards(0) == 1);
    CHECK(table.of(0).hand[0].spirit == Spirit::storm);
    CHECK(table.hasRevealed);
    CHECK(table.whyNot(0, "wake sage C2 E5") == "E5 is further than 3 spaces from your Ancient.");
    CHECK(table.whyNot(0, "wake sage C2") == "2 spaces have to be named.");
    table.play(0, "wake sage C2 E2");
    CHECK(table.on("E2") == "T1");
    ArborTable corners({"A1 . * .", ". T1 . .", ". . . A2"});
    CHECK(corners.glory(0) == 0);
    corners.lead(0, "mycel");
    CHECK(corners.glory(0) == 1);
}

TEST_CASE("Ironback: Trees near it are Eternal, it gains manna, Guardians out of the Aura")
{
    ArborTable table = meeting("owl");
    table.lead(1, "beetle");
    CHECK(table.eternal("F5"));
    CHECK(table.eternal("E5"));
    CHECK(!table.eternal("E2"));
    table.hold(0, {Spirit::fire});
    CHECK(table.whyNot(0, "play ash F5") == "The Tree on F5 is Eternal.");
    ArborTable own = meeting("beetle");
    own.of(0).manna = 1;
    own.play(0, "bless");
    CHECK(own.of(0).manna == 3);
    own.play(0, "move C4");
    own.put(0, TileKind::tree, "B4");
    own.put(0, TileKind::tree, "D4");
    own.put(0, TileKind::tree, "D5");
    own.play(0, "wake sage");
    CHECK(own.on("C4") == "S1");
    CHECK(own.on("B4") == "G1");
    CHECK(own.on("D4") == "G1");
    CHECK(own.on("D5") == "T1");
    CHECK(own.on("C3") == "G1");
    CHECK(own.of(0).guardians == 2);
    CHECK(own.maximum(0) == 6);
}

TEST_CASE("Thornpaw: two tiles with one manna, a Tree by the forest, manna up to the maximum")
{
    ArborTable table = meeting("wolf");
    table.put(0, TileKind::tree, "D4");
    CHECK(table.legal(0, "move") == std::vector<std::string>{"move B3", "move C4", "move D4"});
    table.play(0, "move D4");
    CHECK(table.ancientOn(0) == "D4");
    CHECK(table.of(0).manna == 4);
    CHECK(table.whyNot(0, "bless F1") == "F1 does not touch your connected forest.");
    table.play(0, "bless A3");
    CHECK(table.on("A3") == "T1");
    CHECK(table.of(0).manna == 4);
    table.of(0).manna = 1;
    table.play(0, "wake sage");
    CHECK(table.of(0).manna == 3);
}

TEST_CASE("A Blessing that would change nothing is not offered, nor does it keep the Day open")
{
    ArborTable table = meeting("beetle");
    table.of(0).manna = 3;
    CHECK(table.whyNot(0, "bless") == "It would change nothing now.");
    CHECK(table.legal(0, "bless").empty());
}

TEST_CASE("Powers of Ancients leave Eternal tiles alone")
{
    ArborTable table({"A1 G2 A2 T2"});
    table.lead(0, "hart");
    table.of(0).canBless = true;
    CHECK(table.whyNot(0, "bless B1") == "B1 holds a Guardian: Guardians never burn.");
    CHECK(table.whyNot(0, "bless C1") == "The Tree on C1 is Eternal.");
    table.play(0, "wake sage");
    CHECK(table.on("C1") == "T2");
    CHECK(table.on("D1") == ".");
}
