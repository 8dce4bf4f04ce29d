#include "kingdom_table.h"

#include "games/kingdom-rush/ids.h"
#include "games/kingdom-rush/walking.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

TEST_CASE("From its board a hero enters at one of the three spaces that touch an exit")
{
    KingdomTable table(1);
    table.hero(0, "alric");
    table.play(0, "activate");
    CHECK(table.can(0, "walk H3"));
    CHECK(table.can(0, "walk H2"));
    CHECK(table.can(0, "walk H4"));
    CHECK(table.can(0, "walk G3"));
    CHECK(table.whyNot(0, "walk F3") == "That is too far.");
    CHECK(table.whyNot(0, "attack") == "From its board a hero attacks nobody.");
    CHECK(table.whyNot(0, "stand A1 north") == "First go onto the map.");
}

TEST_CASE("A hero walks through towers and hordes, and ends on neither a tower nor where there is no room")
{
    KingdomTable table(1, {full("x"), full("y")});
    table.hero(0, "saitam");
    table.horde("x", "G3");
    table.horde("y", "F3");
    table.cover("F3", {"B2", "D2", "B4", "D4", "C3"});
    const std::string archer = table.tower(0, "archer");
    table.play(0, "build " + archer + " H5 north");
    table.play(0, "end");
    table.place(0, "H2");
    table.play(0, "activate");
    CHECK(table.whyNot(0, "walk H5") == "A move does not end on a tower.");
    CHECK(table.can(0, "walk G3"));
    table.play(0, "walk G2");
    table.play(0, "walk H2");
    CHECK(table.can(0, "walk G3"));
    CHECK(table.whyNot(0, "walk F3") == "There is no room for a hero.");
    table.play(0, "cancel");
    table.play(0, "activate");
    table.play(0, "walk E3");
    CHECK(table.can(0, "stand A1 west"));
}

TEST_CASE("A hero does not walk on when it could not end its move any more")
{
    KingdomTable table(1, {full("x")});
    table.hero(0, "saitam");
    table.horde("x", "G3");
    table.cover("G3", {"B2", "D2", "B4", "D4", "C3"});
    table.place(0, "H3");
    table.play(0, "activate");
    table.state.open.stepsLeft = 1;
    CHECK_FALSE(table.can(0, "walk G3"));
    table.state.open.stepsLeft = 2;
    table.play(0, "walk G3");
    CHECK_FALSE(table.can(0, "stand A1 north"));
    CHECK(table.can(0, "walk F3"));
}

TEST_CASE("Nobody walks through a pond")
{
    KingdomTable table(1);
    table.hero(0, "bruxa");
    for (const char* name : {"H2", "G2", "G4", "H4"}) {
        LaidFeature pond;
        pond.kind = FeatureKind::pond;
        pond.at = table.space(name);
        table.state.features.push_back(pond);
    }
    table.place(0, "H3");
    table.play(0, "activate");
    CHECK(table.whyNot(0, "walk G2") == "Nobody walks through a pond.");
    CHECK(table.can(0, "walk G3"));
    CHECK_FALSE(table.can(0, "walk H5"));
}

TEST_CASE("On a horde a hero covers two by two free squares, whatever its enemies resist")
{
    KingdomTable table(
        1, {drawnCard("x", {"ab.#.", "ab...", ".....", ".....", "....."},
                      {{'a', {Trait::resistPhysical, Trait::resistMagical}}, {'b', {Trait::special}}})});
    table.hero(0, "alric");
    table.horde("x", "H3");
    table.play(0, "activate");
    table.play(0, "walk H3");
    CHECK(table.can(0, "stand A1 east"));
    CHECK(table.whyNot(0, "stand C1 east") == "There is no room for a hero like that.");
    CHECK_FALSE(table.can(0, "stand E1 east"));
    table.play(0, "stand A1 east");
    CHECK(table.openSquares("H3") == 0);
}

TEST_CASE("A hero covers one square of a tough enemy at most")
{
    KingdomTable table(1, {drawnCard("x", {"aab..", "..b..", ".....", ".....", "....."},
                                     {{'a', {Trait::tough}}, {'b', {Trait::tough}}})});
    table.hero(0, "alric");
    table.horde("x", "H3");
    table.play(0, "activate");
    table.play(0, "walk H3");
    CHECK_FALSE(table.can(0, "stand A1 north"));
    CHECK_FALSE(table.can(0, "stand B1 north"));
    CHECK(table.can(0, "stand B2 north"));
}

TEST_CASE("Who leaves a horde uncovers it, who comes back in the same move may lie otherwise")
{
    KingdomTable table(1, {full("x")});
    table.hero(0, "bruxa");
    table.horde("x", "G3");
    table.place(0, "G3", "A1");
    CHECK(table.openSquares("G3") == 21);
    table.play(0, "activate");
    table.play(0, "walk H3");
    CHECK(table.openSquares("G3") == 25);
    table.play(0, "walk G3");
    CHECK(table.can(0, "stand D4 north"));
    table.play(0, "stand D4 west");
    CHECK(table.openSquares("G3") == 21);
}

TEST_CASE("Who stays may turn, and nothing more")
{
    KingdomTable table(1, {full("x")});
    table.hero(0, "alric");
    table.horde("x", "G3");
    table.place(0, "G3", "B2");
    table.play(0, "activate");
    if (table.piece(PieceKind::warrior) >= 0)
        table.play(0, "end");
    CHECK(table.whyNot(0, "stand A1 east") == "Who does not walk may turn, and nothing more.");
    CHECK(table.whyNot(0, "stand B2 north") == "Your hero faces that side.");
    table.play(0, "stand B2 east");
    CHECK(table.state.hero(Seat{0}).side == Side::east);
    CHECK(table.openSquares("G3") == 21);
}

TEST_CASE("After the move a hero does exactly one thing, and acts once a round")
{
    KingdomTable table(1, {full("x")});
    table.hero(0, "saitam");
    table.horde("x", "G3");
    table.play(0, "activate");
    table.play(0, "walk H3");
    CHECK(table.whyNot(0, "attack") == "First end the move.");
    table.play(0, "stand A1 west");
    CHECK_FALSE(table.can(0, "walk H2"));
    CHECK(table.whyNot(0, "end") == "A hero who acts does exactly one thing.");
    table.play(0, "attack");
    table.play(0, lay(0, "G3", "A1"));
    CHECK_FALSE(table.state.isOpen());
    CHECK(table.whyNot(0, "activate") == "Your hero has acted in this round.");
}

TEST_CASE("A hero attacks from its space as it faces, without having moved too")
{
    KingdomTable table(1, {full("x"), full("y")});
    table.hero(0, "dierdre");
    table.horde("x", "G3");
    table.horde("y", "E3");
    table.place(0, "H3", {}, Side::west);
    table.play(0, "activate");
    table.play(0, "attack");
    CHECK(table.can(0, lay(0, "G3", "A1")));
    CHECK_FALSE(table.can(0, lay(0, "E3", "A1")));
}

TEST_CASE("Rest brings all health and all abilities back")
{
    KingdomTable table(1, {}, "2");
    Hero& hero = table.hero(0, "saitam");
    table.ability(0, 0);
    hero.health = 1;
    hero.used = 1;
    table.play(0, "activate");
    table.play(0, "rest");
    CHECK(table.state.hero(Seat{0}).health == 5);
    CHECK(table.state.hero(Seat{0}).used == 0);
}

TEST_CASE("An ability is used up until its hero rests, and a passive one is never used")
{
    KingdomTable table(1, {full("x")});
    table.hero(0, "saitam");
    table.ability(0, 0);
    table.ability(0, 3);
    table.horde("x", "G3");
    table.place(0, "H3");
    table.play(0, "activate");
    CHECK(table.whyNot(0, "use 1") == "Your hero did not take that ability along.");
    CHECK(table.whyNot(0, "use 3") == "That ability is always active.");
    table.play(0, "use 0");
    table.play(0, lay(0, "G3", "A1"));
    CHECK(table.state.hero(Seat{0}).used == 1);
    table.state.hero(Seat{0}).hasActed = false;
    table.play(0, "activate");
    CHECK(table.whyNot(0, "use 0") == "That ability is used up until your hero rests.");
}

TEST_CASE("A magic blossom that was crossed opens after the move: one true square on two hordes anywhere")
{
    KingdomTable table(1, {full("x"), drawnCard("y", {"a....", ".....", ".....", ".....", "....."},
                                                {{'a', {Trait::special}}})});
    table.hero(0, "bruxa");
    table.horde("x", "A2");
    table.horde("y", "A4");
    table.place(0, "H3");
    table.play(0, "activate");
    table.play(0, "walk F4");
    REQUIRE(table.state.open.crossed.count() == 1);
    table.play(0, "stand A1 north");
    table.play(0, "bloom G4");
    table.play(0, lay(0, "A4", "A1"));
    CHECK(table.whyNot(0, lay(1, "A4", "B1")) == "Each of these has to lie on another horde.");
    table.play(0, lay(1, "A2", "A1"));
    CHECK_FALSE(table.can(0, "bloom G4"));
    CHECK(table.state.blossomAt(table.space("G4"))->isExhausted);
    CHECK(table.can(0, "rest"));
}

TEST_CASE("A blossom on which a move starts, or under a tower, does not open")
{
    KingdomTable table(1, {full("x")});
    table.hero(0, "bruxa");
    table.horde("x", "A2");
    table.play(0, "build " + table.tower(0, "militia") + " F2 north");
    table.place(0, "G4");
    table.play(0, "activate");
    table.play(0, "walk F3");
    table.play(0, "walk F2");
    table.play(0, "walk G2");
    table.play(0, "stand A1 north");
    CHECK(table.legal(0, "bloom").empty());
}

TEST_CASE("Of the shortest ways a walk takes the one past a blossom")
{
    KingdomTable table(1);
    table.hero(0, "bruxa");
    table.place(0, "H3");
    table.play(0, "activate");
    table.play(0, "walk F5");
    CHECK(table.state.open.crossed.has(table.space("G4")));
    CHECK(table.state.open.stepsLeft == 1);
}

TEST_CASE("Lava gives one crystal a move, however often it is crossed")
{
    KingdomTable table(1, {}, "2");
    table.hero(0, "bruxa");
    table.place(0, "C2");
    const int crystals = table.state.crystals;
    table.play(0, "activate");
    table.play(0, "walk C3");
    CHECK(table.state.crystals == crystals + 1);
    table.play(0, "walk C2");
    table.play(0, "walk C3");
    CHECK(table.state.crystals == crystals + 1);
    table.play(0, "stand A1 north");
    CHECK(table.state.features.at(1).crystals + table.state.features.at(0).crystals +
              table.state.features.at(2).crystals ==
          1);
}

TEST_CASE("A fault is worn down by each step onto it: large, small, gone")
{
    KingdomTable table(1);
    table.hero(0, "bruxa");
    LaidFeature fault;
    fault.kind = FeatureKind::largeFault;
    fault.at = table.space("G3");
    table.state.features.push_back(fault);
    table.place(0, "H3");
    table.play(0, "activate");
    table.play(0, "walk G3");
    CHECK(table.state.features.back().kind == FeatureKind::smallFault);
    table.play(0, "walk H3");
    table.play(0, "walk G3");
    CHECK(table.state.features.back().at == kNone);
}

TEST_CASE("Alric sends a Sand Warrior first, onto his own horde or one beside him, with both out one moves")
{
    KingdomTable table(1, {full("x"), full("y")});
    table.hero(0, "alric");
    table.horde("x", "G3");
    table.horde("y", "A2");
    table.place(0, "H3");
    table.play(0, "activate");
    const int piece = table.piece(PieceKind::warrior);
    REQUIRE(piece == 0);
    CHECK_FALSE(table.can(0, lay(0, "A2", "A1")));
    table.play(0, lay(0, "G3", "A1"));
    table.play(0, "rest");
    for (int i = 0; i < 2; ++i) {
        table.state.hero(Seat{0}).hasActed = false;
        table.play(0, "activate");
        table.play(0, lay(0, "G3", i == 0 ? "B1" : "C1"));
        table.play(0, "rest");
    }
    CHECK(table.state.soldiers.size() == 2);
    CHECK(table.openSquares("G3") == 23);
}

TEST_CASE("Alric strikes the horde that he stands on")
{
    KingdomTable table(1, {full("x"), full("y")});
    table.hero(0, "alric");
    table.horde("x", "G3");
    table.horde("y", "F3");
    table.place(0, "G3", "A1");
    table.play(0, "activate");
    table.play(0, "end");
    table.play(0, "attack");
    CHECK_FALSE(table.can(0, lay(0, "F3", "A1")));
    table.play(0, lay(0, "G3", "A3"));
    table.play(0, lay(1, "G3", "E5"));
    CHECK(table.openSquares("G3") == 18);
}

TEST_CASE("Muster brings both Sand Warriors, with spears, toughness gives two more health")
{
    KingdomTable table(1, {full("x"), full("y")});
    table.hero(0, "alric");
    table.ability(0, 2);
    table.ability(0, 3);
    CHECK(table.state.hero(Seat{0}).health == 7);
    table.horde("x", "G3");
    table.horde("y", "F3");
    table.place(0, "G3", "A1");
    table.play(0, "activate");
    table.play(0, "end");
    table.play(0, "use 2");
    table.play(0, lay(0, "G3", "C1"));
    CHECK(table.piece(PieceKind::spear) == 2);
    table.play(0, lay(2, "F3", "A1"));
    table.play(0, lay(1, "F3", "B1"));
    table.play(0, lay(3, "G3", "E5"));
    CHECK_FALSE(table.state.isOpen());
    CHECK(table.state.soldiers.size() == 2);
}

TEST_CASE("Bruxa takes a skull for each horde destroyed on or beside her space, to three, and strikes with "
          "them first")
{
    KingdomTable table(1, {full("x"), drawnCard("y", {"a....", ".....", ".....", ".....", "....."})});
    table.hero(0, "bruxa");
    table.horde("x", "F3");
    table.horde("y", "G3");
    table.cover("G3", {"A1"});
    table.place(0, "H3");
    table.state.stacks[0].push_back(0);
    table.endRound();
    CHECK(table.state.hero(Seat{0}).skulls == 1);
    table.state.hero(Seat{0}).skulls = 2;
    table.state.hordes.clear();
    table.horde("x", "G3");
    table.state.step = Step::play;
    table.state.asked.clear();
    table.play(0, "activate");
    CHECK(table.state.open.pieces.size() == 2);
    table.play(0, lay(0, "G3", "A1"));
    table.play(0, lay(1, "G3", "B1"));
    CHECK(table.state.hero(Seat{0}).skulls == 2);
    CHECK(table.can(0, "attack"));
}

TEST_CASE("Bruxa dances with skulls: each that she discards is a tile on hordes beside her")
{
    KingdomTable table(1, {full("x"), full("y")});
    Hero& hero = table.hero(0, "bruxa");
    table.ability(0, 2);
    table.ability(0, 3);
    table.state.hero(Seat{0}).skulls = 4;
    CHECK(mostSkulls(table.game().box(), hero) == 4);
    table.horde("x", "G3");
    table.horde("y", "E4");
    table.place(0, "F3");
    table.play(0, "activate");
    table.play(0, "end");
    table.play(0, "use 3");
    CHECK(table.state.open.pieces.size() == 4);
    table.play(0, lay(0, "G3", "A1"));
    table.play(0, lay(1, "E4", "A1"));
    table.play(0, "end");
    CHECK(table.state.hero(Seat{0}).skulls == 2);
}

TEST_CASE("Hordes that Elora's tiles hit lose fast in this round, a wall lets one make no attempt")
{
    const auto fast = [](const std::string& key) {
        return drawnCard(key, {"ab...", ".....", ".....", ".....", "....."}, {{'a', {Trait::fast}}});
    };
    KingdomTable table(1, {fast("x"), fast("y")});
    table.hero(0, "elora");
    table.ability(0, 1);
    table.horde("x", "B4");
    table.horde("y", "B2");
    table.place(0, "C4", {}, Side::west);
    table.state.stacks[0].push_back(0);
    table.play(0, "activate");
    table.play(0, "attack");
    table.play(0, lay(0, "B4", "A3"));
    table.state.hero(Seat{0}).hasActed = false;
    table.place(0, "C3");
    table.play(0, "activate");
    table.play(0, "use 1");
    table.play(0, "target B2");
    table.endRound();
    CHECK(table.at("C4") != nullptr);
    CHECK(table.at("B2") != nullptr);
}

TEST_CASE("Elora with the cold ignores shields")
{
    KingdomTable table(1, {drawnCard("x", {"ab...", ".....", ".....", ".....", "....."},
                                     {{'a', {Trait::shield}, {{Damage::magical, ShieldSide::right}}}})});
    table.hero(0, "elora");
    table.horde("x", "G3");
    table.place(0, "H3", {}, Side::west);
    table.play(0, "activate");
    table.play(0, "attack");
    CHECK_FALSE(table.state.isOpen());
    table.state.hero(Seat{0}).hasActed = false;
    table.ability(0, 3);
    table.play(0, "activate");
    table.play(0, "attack");
    CHECK(table.can(0, lay(0, "G3", "A1")));
}

TEST_CASE("Dierdre heals one hero beside her after acting, and with her light herself and each by two")
{
    KingdomTable table(2);
    table.hero(0, "dierdre").health = 1;
    table.hero(1, "alric").health = 1;
    table.ability(0, 0);
    table.state.hero(Seat{0}).health = 1;
    table.place(0, "H3");
    table.place(1, "G3");
    table.play(0, "activate");
    table.play(0, "use 0");
    CHECK(table.state.hero(Seat{0}).health == 3);
    CHECK(table.state.hero(Seat{1}).health == 3);
    table.play(0, "help 1");
    CHECK(table.state.hero(Seat{1}).health == 4);
    CHECK_FALSE(table.state.isOpen());
}

TEST_CASE("Dierdre guards one hero till the end of the round, from her board too, while there are tokens")
{
    KingdomTable table(3);
    table.hero(0, "dierdre");
    table.ability(0, 1);
    table.play(0, "activate");
    table.play(0, "use 1");
    table.play(0, "help 1");
    CHECK(table.state.hero(Seat{1}).isProtected);
    table.state.hero(Seat{2}).isProtected = true;
    table.state.hero(Seat{0}).hasActed = false;
    table.state.hero(Seat{0}).used = 0;
    table.play(0, "activate");
    table.play(0, "use 1");
    CHECK_FALSE(table.state.isOpen());
}

TEST_CASE("Dierdre consecrates two hordes with true tiles, one each")
{
    KingdomTable table(1, {full("x"), full("y")});
    table.hero(0, "dierdre");
    table.ability(0, 2);
    table.horde("x", "G3");
    table.horde("y", "H3");
    table.place(0, "H2");
    table.play(0, "activate");
    table.play(0, "use 2");
    CHECK(table.state.open.pieces[0].damage == Damage::pure);
    table.play(0, lay(0, "G3", "A1"));
    CHECK_FALSE(table.can(0, lay(1, "G3", "A2")));
    table.play(0, lay(1, "H3", "A1"));
    CHECK_FALSE(table.state.isOpen());
}

TEST_CASE("Dierdre lets a blossom grow again")
{
    KingdomTable table(1);
    table.hero(0, "dierdre");
    table.ability(0, 3);
    for (LaidFeature& feature : table.state.features)
        feature.isExhausted = true;
    table.play(0, "activate");
    table.play(0, "use 3");
    table.play(0, "target G4");
    CHECK_FALSE(table.state.isOpen());
    CHECK_FALSE(table.state.blossomAt(table.space("G4"))->isExhausted);
}

TEST_CASE("Saitam who moved three spaces strikes a square beside him before he acts")
{
    KingdomTable table(1, {full("x")});
    table.hero(0, "saitam");
    table.horde("x", "E3");
    table.play(0, "activate");
    table.play(0, "walk F3");
    table.play(0, "stand A1 west");
    CHECK(table.state.open.ask == Ask::pieces);
    table.play(0, lay(0, "E3", "A1"));
    table.play(0, "attack");
    CHECK(table.can(0, lay(0, "E3", "B1")));
}

TEST_CASE(
    "Saitam leaps after acting has begun: three spaces, then a tile beside him, and no strike in passing")
{
    KingdomTable table(1, {full("x")});
    table.hero(0, "saitam");
    table.ability(0, 1);
    table.horde("x", "E3");
    table.place(0, "H3");
    table.play(0, "activate");
    table.play(0, "use 1");
    CHECK(table.can(0, "end"));
    table.play(0, "walk F3");
    table.play(0, "stand A1 west");
    CHECK(table.can(0, "bloom G4"));
    table.play(0, "end");
    CHECK(table.state.open.ask == Ask::pieces);
    REQUIRE(table.state.open.pieces.size() == 1);
    CHECK(table.state.open.pieces[0].shape == TileShape::two);
    table.play(0, lay(0, "E3", "A1"));
    CHECK_FALSE(table.state.isOpen());
}

TEST_CASE("Clones give Saitam's attack one square more")
{
    KingdomTable table(1, {full("x")});
    table.hero(0, "saitam");
    table.ability(0, 3);
    table.horde("x", "G3");
    table.place(0, "H3", {}, Side::west);
    table.play(0, "activate");
    table.play(0, "attack");
    CHECK(table.state.open.pieces.size() == 2);
}

TEST_CASE("Alone one hero of the bench comes in a round, each once, anywhere, and leaves at the round's end")
{
    KingdomTable table(1, {full("x"), full("y"), full("z")});
    table.hero(0, "bruxa");
    table.state.heroes[1].kind = table.game().box().heroByKey("saitam");
    table.state.heroes[2].kind = table.game().box().heroByKey("alric");
    table.horde("x", "A2");
    table.horde("y", "B2");
    table.horde("z", "A4");
    table.state.stacks[0].push_back(0);
    table.play(0, "call saitam");
    // No horde hurts him there.
    table.play(0, "walk B3");
    table.play(0, "stand A1 north");
    table.play(0, lay(0, "A2", "E5"));
    CHECK_FALSE(table.can(0, lay(1, "A2", "D5")));
    table.play(0, lay(1, "B2", "E5"));
    table.play(0, lay(2, "A4", "E5"));
    CHECK(table.whyNot(0, "call alric") == "One hero of the bench comes in a round.");
    CHECK(table.openSquares("A2") == 24);
    table.endRound();
    if (table.state.step == Step::buy)
        table.done();
    CHECK_FALSE(table.state.heroes[1].isOut());
    table.state.step = Step::play;
    table.state.asked.clear();
    CHECK(table.whyNot(0, "call saitam") == "Each hero of the bench comes once.");
    CHECK(table.can(0, "call alric"));
}

TEST_CASE("A press on a hero of the bench means that one, and a press on that of somebody else means nobody")
{
    KingdomTable alone(1);
    alone.hero(0, "bruxa");
    alone.state.heroes[2].kind = alone.game().box().heroByKey("saitam");
    const auto meant = [](const KingdomTable& table, std::size_t figure) {
        const std::vector<Pick> picks{Pick::ofPiece(heroId(figure))};
        const auto move = table.game().intend(table.state, Seat{0}, picks);
        return move ? moveText(*move) : std::string();
    };
    CHECK(meant(alone, 0) == "activate");
    CHECK(meant(alone, 2) == "call saitam");
    KingdomTable both(2);
    CHECK(meant(both, 0) == "activate");
    CHECK(meant(both, 1).empty());
}
