#include "arbor_table.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::arbor;

namespace {

ArborTable edge()
{
    return ArborTable({
        ". . . . . . .",
        ". . T2 . . . .",
        ". T1 A1 T2 * . .",
        ". . G2 . . . .",
        ". . . . . T2 T2",
        "S2 . . . . . A2",
    });
}

ArborTable edgeWith(Spirit spirit)
{
    ArborTable table = edge();
    table.hold(0, {spirit});
    return table;
}

} // namespace

TEST_CASE("A Star card is played as one of the two songs of its Spirit, and goes to the discard")
{
    ArborTable table = edgeWith(Spirit::fire);
    CHECK(table.can(0, "play flame C2 D3"));
    CHECK(table.can(0, "play ash F5"));
    CHECK(table.whyNot(0, "play lightning") == "You hold no card for this song.");
    table.play(0, "play ash F5");
    CHECK(table.cards(0) == 0);
    REQUIRE(table.state.discard.size() == 1);
    CHECK(table.state.discard[0].spirit == Spirit::fire);
    CHECK(table.whyNot(0, "play ash G5") == "You hold no card for this song.");
}

TEST_CASE("Song of Flame burns two Trees of any colour in the Aura")
{
    ArborTable table = edgeWith(Spirit::fire);
    CHECK(table.legal(0, "play flame") ==
          std::vector<std::string>{"play flame C2 B3", "play flame C2 D3", "play flame B3 D3"});
    CHECK(table.whyNot(0, "play flame C2 F5") == "F5 is not in your Ancient's Aura.");
    CHECK(table.whyNot(0, "play flame D3 C2") == "Name the spaces in reading order: C2, then D3.");
    CHECK(table.whyNot(0, "play flame C2 C2") == "C2 is named twice.");
    table.play(0, "play flame C2 B3");
    CHECK(table.on("C2") == ".");
    CHECK(table.on("B3") == ".");
}

TEST_CASE("Songs that name two do as many as are possible, at least one")
{
    ArborTable table = edgeWith(Spirit::fire);
    CHECK(table.whyNot(0, "play flame C2") == "2 spaces have to be named.");
    table.play(0, "play ash B3");
    table.hold(0, {Spirit::fire});
    table.play(0, "play ash D3");
    table.hold(0, {Spirit::fire});
    CHECK(table.legal(0, "play flame") == std::vector<std::string>{"play flame C2"});
    table.play(0, "play ash C2");
    table.hold(0, {Spirit::fire});
    CHECK(table.whyNot(0, "play flame") == "No Tree in your Aura can burn.");
    CHECK(table.whyNot(0, "play flame C2") == "There is no Tree on C2.");
}

TEST_CASE("A burnt Tree goes back to its owner's supply")
{
    ArborTable table = edgeWith(Spirit::fire);
    const int before = table.of(1).trees;
    table.play(0, "play ash F5");
    CHECK(table.of(1).trees == before + 1);
    CHECK(table.hasTold("Player 1 burned Player 2's Tree on F5"));
}

TEST_CASE("Guardians and the Sage never burn, cut off or not")
{
    const ArborTable table = edgeWith(Spirit::fire);
    CHECK(table.whyNot(0, "play ash C4") == "C4 holds a Guardian: Guardians never burn.");
    CHECK(table.whyNot(0, "play ash A6") == "A6 holds a Sage: a Sage never burns.");
    CHECK(table.whyNot(0, "play flame C4") == "C4 holds a Guardian: Guardians never burn.");
}

TEST_CASE("The Tree under an Ancient never burns, so that nobody is left with nothing")
{
    const ArborTable table = edgeWith(Spirit::fire);
    CHECK(table.whyNot(0, "play ash G6") == "The Tree on G6 is Eternal.");
    CHECK(table.whyNot(0, "play ash C3") == "The Tree on C3 is Eternal.");
    CHECK(table.whyNot(0, "play ash A1") == "There is no Tree on A1.");
}

TEST_CASE("Song of Devotion grows two Trees that each touch the forest as it was before the song")
{
    ArborTable table = edgeWith(Spirit::light);
    CHECK(table.whyNot(0, "play devotion A3 A4") == "A4 does not touch your connected forest.");
    CHECK(table.whyNot(0, "play devotion E3 A3") == "E3 is covered by a Root.");
    table.play(0, "play devotion A3 B4");
    CHECK(table.on("A3") == "T1");
    CHECK(table.on("B4") == "T1");
    CHECK(table.of(0).trees == 25 - 4);
}

TEST_CASE("Song of Devotion does not grow beside tiles that are cut off")
{
    ArborTable table({"T1 . . .", ". . . .", ". . A1 A2"});
    table.hold(0, {Spirit::light});
    CHECK(table.whyNot(0, "play devotion B1 C2") == "B1 does not touch your connected forest.");
    CHECK(table.legal(0, "play devotion") == std::vector<std::string>{"play devotion C2 B3"});
}

TEST_CASE("Song of Radiance grows one Tree on any empty space that is no Root")
{
    ArborTable table = edgeWith(Spirit::light);
    CHECK(table.whyNot(0, "play radiance E3") == "E3 is covered by a Root.");
    CHECK(table.whyNot(0, "play radiance C4") == "C4 is not empty.");
    table.play(0, "play radiance A1");
    CHECK(table.on("A1") == "T1");
}

TEST_CASE("Song of Darkness moves an opponent's Ancient to a Tree of its colour exactly three spaces away, "
          "connected or not")
{
    ArborTable table({
        "A1 . . . .",
        ". . T2 . .",
        ". T2 . . .",
        ". G2 T2 T2 A2",
        ". . . . T1",
    });
    table.hold(0, {Spirit::shadow});
    CHECK(table.legal(0, "play darkness").empty());
    CHECK(table.whyNot(0, "play darkness") == "No opponent's Ancient has a Tree to be moved to.");
    table.put(1, TileKind::tree, "E1");
    table.put(1, TileKind::tree, "D2");
    CHECK(table.legal(0, "play darkness") ==
          std::vector<std::string>{"play darkness E4 E1", "play darkness E4 D2"});
    CHECK(table.whyNot(0, "play darkness E4 C4") == "C4 is not exactly 3 spaces from E4.");
    CHECK(table.whyNot(0, "play darkness E4 B4") == "There is no Tree of Player 2's forest on B4.");
    CHECK(table.whyNot(0, "play darkness A1 D1") == "No opponent's Ancient stands on A1.");
    table.play(0, "play darkness E4 E1");
    CHECK(table.ancientOn(1) == "E1");
}

TEST_CASE("Song of Cunning exchanges what two spaces side by side hold, one of which may be empty")
{
    ArborTable table = edgeWith(Spirit::shadow);
    CHECK(table.whyNot(0, "play cunning C2 D3") == "C2 and D3 are not next to each other.");
    table.play(0, "play cunning C2 D2");
    CHECK(table.on("C2") == ".");
    CHECK(table.on("D2") == "T2");
    table.hold(0, {Spirit::shadow});
    const PieceId tile = table.state.land.at(at("B3")).id;
    table.play(0, "play cunning A3 B3");
    CHECK(table.on("A3") == "T1");
    CHECK(table.state.land.at(at("A3")).id == tile);
}

TEST_CASE("Song of Cunning touches no Root, no Eternal tile and no Ancient, and is not offered where nothing "
          "would change")
{
    const ArborTable table = edgeWith(Spirit::shadow);
    CHECK(table.whyNot(0, "play cunning D3 E3") == "E3 is covered by a Root.");
    CHECK(table.whyNot(0, "play cunning C2 C3") == "An Ancient stands on C3.");
    CHECK(table.whyNot(0, "play cunning A1 B1") == "A1 and B1 hold the same: nothing would change.");
    CHECK(table.whyNot(0, "play cunning F5 G5") == "F5 and G5 hold the same: nothing would change.");
    CHECK(table.whyNot(0, "play cunning D2 C2") == "Name the spaces in reading order: C2, then D2.");
    ArborTable joined({"A1 G1 . A2"});
    joined.hold(0, {Spirit::shadow});
    CHECK(joined.whyNot(0, "play cunning B1 C1") == "The tile on B1 is Eternal.");
}

TEST_CASE("A Guardian or Sage that is cut off is not Eternal: Cunning moves it")
{
    ArborTable table = edgeWith(Spirit::shadow);
    CHECK(!table.eternal("C4"));
    table.play(0, "play cunning B4 C4");
    CHECK(table.on("B4") == "G2");
}

TEST_CASE(
    "Song of Thunder takes two manna from an opponent's next Dawn, Song of Lightning adds two to one's own")
{
    ArborTable table = edgeWith(Spirit::storm);
    table.play(0, "play thunder G6");
    CHECK(table.of(1).storm == -2);
    table.hold(0, {Spirit::storm});
    table.play(0, "play lightning");
    CHECK(table.of(0).storm == 2);
    table.letFall({2, 3, 2, 2});
    table.play(0, "end");
    CHECK(table.of(1).manna == 1);
    CHECK(table.of(1).storm == 0);
    table.play(1, "end");
    CHECK(table.of(0).manna == 3);
}

TEST_CASE("Storms add up, and manna at Dawn is never below 0 nor above the maximum")
{
    ArborTable table = edgeWith(Spirit::storm);
    table.play(0, "play thunder G6");
    table.hold(0, {Spirit::storm});
    table.play(0, "play thunder G6");
    CHECK(table.of(1).storm == -4);
    table.of(0).storm = 2;
    table.letFall({3, 2, 6, 5});
    table.play(0, "end");
    CHECK(table.state.active == Seat{0});
    CHECK(table.hasTold("Player 2 gained 0 manna"));
    CHECK(table.of(0).manna == 3);
}

TEST_CASE("The roll is capped before the storm takes from it")
{
    ArborTable table = edge();
    table.of(1).storm = -2;
    table.letFall({6, 5});
    table.play(0, "end");
    CHECK(table.of(1).manna == 1);
}

TEST_CASE("Thunder names one opponent where there are several")
{
    ArborTable table({"A1 . . .", ". . A2 .", ". . . A3"});
    table.hold(0, {Spirit::storm});
    CHECK(table.legal(0, "play thunder") == std::vector<std::string>{"play thunder C2", "play thunder D3"});
    CHECK(table.whyNot(0, "play thunder A1") == "No opponent's Ancient stands on A1.");
    table.play(0, "play thunder D3");
    CHECK(table.of(1).storm == 0);
    CHECK(table.of(2).storm == -2);
}

TEST_CASE("A Life card costs a manna, gives the Blessing, and cannot be countered")
{
    ArborTable table = edgeWith(Spirit::life);
    table.hold(1, {Spirit::fate});
    table.play(0, "play life");
    CHECK(table.of(0).manna == 4);
    CHECK(table.of(0).canBless);
    CHECK(!table.isAsked(1));
    CHECK(table.state.discard.back().spirit == Spirit::life);
}

TEST_CASE("A Life card gives nothing once the Blessing was used in this turn")
{
    ArborTable table = edgeWith(Spirit::life);
    table.lead(0, "moss");
    table.of(0).canBless = true;
    table.play(0, "bless");
    table.play(0, "play life");
    CHECK(!table.of(0).canBless);
    CHECK(table.whyNot(0, "bless") == "Your Blessing has been used in this turn.");
}

TEST_CASE("Two Blessings in one turn do not add up")
{
    ArborTable table = edgeWith(Spirit::life);
    table.lead(0, "moss");
    table.of(0).canBless = true;
    table.play(0, "play life");
    table.play(0, "bless");
    CHECK(!table.can(0, "bless"));
}
