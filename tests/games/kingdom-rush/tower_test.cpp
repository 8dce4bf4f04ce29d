#include "games/kingdom-rush/ids.h"
#include "kingdom_table.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

TEST_CASE("A tower is played onto a free site of one's own colour, which takes one of soldiers and one other")
{
    KingdomTable table(2, {full("x")});
    table.horde("x", "B2");
    const std::string archer = table.tower(0, "archer");
    const std::string mage = table.tower(0, "mage");
    const std::string militia = table.tower(0, "militia");
    CHECK(table.whyNot(0, "build " + archer + " C3 north") == "There is no building site.");
    CHECK(table.whyNot(0, "build " + archer + " D1 south") == "That site has another colour than yours.");
    CHECK(table.whyNot(1, "build " + archer + " D1 south") == "You do not have that tower in your hand.");
    table.play(0, "build " + archer + " B1 south");
    table.play(0, "end");
    CHECK(table.whyNot(0, "build " + mage + " B1 south") ==
          "A site takes one tower of soldiers and one other.");
    CHECK(table.can(0, "build " + militia + " B1 south"));
}

TEST_CASE("No tower is played onto a site on which a figure stands, or a feature that is no blossom")
{
    KingdomTable table(1, {full("x")});
    const std::string archer = table.tower(0, "archer");
    CHECK(table.can(0, "build " + archer + " F2 west"));
    table.place(0, "F2");
    CHECK(table.whyNot(0, "build " + archer + " F2 west") == "Something stands or lies in the way there.");
    table.state.hero(Seat{0}).at = kNone;
    table.state.features.front().kind = FeatureKind::pond;
    CHECK_FALSE(table.can(0, "build " + archer + " F2 west"));
}

TEST_CASE("A tower may be played without any target, and its action is closed then")
{
    KingdomTable table(1);
    const std::string mage = table.tower(0, "mage");
    table.play(0, "build " + mage + " B1 north");
    CHECK_FALSE(table.state.isOpen());
    CHECK(table.state.towers[std::stoul(mage)].place == TowerPlace::site);
}

TEST_CASE("A tower reaches the space that it faces, and no other")
{
    KingdomTable table(1, {full("x"), full("y")});
    table.horde("x", "B2");
    table.horde("y", "C2");
    table.play(0, "build " + table.tower(0, "mage") + " B1 south");
    CHECK(table.legal(0, "lay 0 B2").size() == 64);
    CHECK(table.legal(0, "lay 0 C2").empty());
    CHECK(table.whyNot(0, lay(0, "C2", "A1")) == "That horde is out of reach.");
    CHECK(table.whyNot(0, lay(0, "D2", "A1")) == "There is no horde on that space.");
}

TEST_CASE("One action is open at a time, and its tower's alone are the next moves")
{
    KingdomTable table(2, {full("x")});
    table.horde("x", "B2");
    const std::string other = table.tower(1, "militia");
    table.play(0, "build " + table.tower(0, "mage") + " B1 south");
    CHECK(table.game().toAct(table.state) == Seats(Seat{0}));
    CHECK(table.whyNot(1, "build " + other + " D1 south") == "First Player 1 ends the action that is open.");
    CHECK(table.whyNot(0, "done") == "That is not asked now.");
    table.play(0, "end");
    CHECK(table.can(1, "build " + other + " D1 south"));
}

TEST_CASE("Whoever presses another card or space while something waits to be laid is told to lay it first")
{
    KingdomTable table(1, {full("x")});
    table.horde("x", "B2");
    const std::string other = table.tower(0, "militia");
    table.play(0, "build " + table.tower(0, "mage") + " B1 south");
    const auto told = [&](const Pick& pick) {
        const std::vector<Pick> picks{pick};
        const auto move = table.game().intend(table.state, Seat{0}, picks);
        return move ? table.whyNot(0, moveText(*move)) : std::string();
    };
    const std::string first = "First lay what is to be placed, or say that you lay no more.";
    CHECK(told(Pick::ofPiece(towerId(static_cast<std::uint8_t>(std::stoi(other))))) == first);
    CHECK(told(Pick::ofCell(mapBoard(0), {5, 0})) == first);
}

TEST_CASE("An archer's tiles lie on one horde, near by or anywhere")
{
    KingdomTable table(1, {full("x"), full("y")});
    table.horde("x", "B2");
    table.horde("y", "E4");
    const std::string archer = table.tower(0, "archer");
    table.play(0, "build " + archer + " B1 south");
    REQUIRE(table.state.open.pieces.size() == 3);
    CHECK(table.can(0, lay(2, "E4", "C3")));
    CHECK_FALSE(table.can(0, lay(0, "E4", "C3")));
    table.play(0, lay(0, "B2", "A1"));
    CHECK(table.whyNot(0, lay(2, "E4", "C3")) == "You have begun another of the attacks to choose from.");
    table.play(0, lay(1, "B2", "E5"));
    CHECK_FALSE(table.state.isOpen());
    CHECK(table.openSquares("B2") == 23);
    CHECK(table.state.tiles[0] == 58);
}

TEST_CASE("What an open tower may lay is said with each of its attacks and all their parts, then with those "
          "that fit")
{
    KingdomTable table(1, {full("x"), full("y")}, "1", "standard", [](Content& content) {
        auto& attacks = std::ranges::find(content.towers, "archer", &TowerKind::key)->attacks;
        attacks.push_back(attacks.back());
        attacks.back().parts.front().tiles = {TileShape::three};
    });
    table.horde("x", "B2");
    table.horde("y", "E4");
    const auto said = [&] { return words(table.game().view(table.state, Seat{0}).prompt.body); };
    table.play(0, "build " + table.tower(0, "archer") + " B1 south");
    CHECK(said() ==
          "1×1 + 1×1, physical, on one horde an arrow points to; or 1×1, physical, on any one horde; or "
          "3×1, physical, on any one horde");
    table.play(0, lay(0, "B2", "A1"));
    CHECK(said() == "1×1 + 1×1, physical, on one horde an arrow points to");
    table.play(0, "end");
    table.play(0, "build " + table.tower(0, "necromancer") + " F5 north");
    CHECK(said() ==
          "2×2 + 2×1, magical, among the hordes that arrows point to; and 1 soldier(s), magical, on adjacent "
          "hordes");
}

TEST_CASE("A far shot with two tiles lies on one horde")
{
    KingdomTable table(1, {full("x"), full("y")});
    table.horde("x", "B2");
    table.horde("y", "E4");
    table.play(0, "build " + table.tower(0, "sharpshooter") + " H5 south");
    table.play(0, lay(2, "B2", "A1"));
    CHECK(table.whyNot(0, lay(3, "E4", "A1")) == "All of these have to lie on one horde.");
    CHECK(table.can(0, lay(3, "B2", "B1")));
}

TEST_CASE("Several arrows of a fort point to one horde of one's choice")
{
    KingdomTable table(1, {full("x"), full("y")});
    table.horde("x", "C2");
    table.horde("y", "E2");
    table.play(0, "build " + table.tower(0, "crossbow") + " D1 south");
    table.play(0, lay(1, "C2", "A1"));
    CHECK(table.whyNot(0, lay(0, "E2", "A1")) == "All of these have to lie on one horde.");
    CHECK(table.can(0, lay(0, "C2", "A3")));
}

TEST_CASE("A wizard shares its tiles out among the hordes that its arrows point to")
{
    KingdomTable table(1, {full("x"), full("y"), full("z")});
    table.horde("x", "D2");
    table.horde("y", "E2");
    table.horde("z", "C2");
    table.play(0, "build " + table.tower(0, "wizard") + " D1 south");
    CHECK(table.can(0, lay(0, "D2", "A1")));
    CHECK(table.can(0, lay(0, "E2", "A1")));
    CHECK_FALSE(table.can(0, lay(0, "C2", "A1")));
    table.play(0, lay(0, "D2", "A1"));
    table.play(0, lay(1, "E2", "A1"));
    table.play(0, lay(2, "D2", "E5"));
    CHECK(table.openSquares("D2") == 22);
    CHECK(table.openSquares("E2") == 23);
}

TEST_CASE("Artillery lays its full set on each horde that it points to")
{
    KingdomTable table(1, {full("x"), full("y")});
    table.horde("x", "A2");
    table.horde("y", "A4");
    table.play(0, "build " + table.tower(0, "bombard") + " A3 south");
    REQUIRE(table.state.open.pieces.size() == 2);
    const std::string onFirst = table.can(0, lay(0, "A2", "A1")) ? "A2" : "A4";
    const std::string onOther = onFirst == "A2" ? "A4" : "A2";
    CHECK_FALSE(table.can(0, lay(0, onOther, "A1")));
    table.play(0, lay(0, onFirst, "A1"));
    CHECK_FALSE(table.can(0, lay(1, onFirst, "B1")));
    table.play(0, lay(1, onOther, "A1"));
    CHECK_FALSE(table.state.isOpen());
}

TEST_CASE("A soldier goes to any of the eight spaces around, covers a square and holds the horde")
{
    KingdomTable table(1, {full("x")});
    table.horde("x", "A2");
    table.play(0, "build " + table.tower(0, "militia") + " B1 north");
    table.play(0, lay(0, "A2", "C3"));
    CHECK(table.openSquares("A2") == 24);
    CHECK(table.state.soldiersLeft(table.game().box()) == 11);
    CHECK(isManned(table.state, table.at("A2")->card));
}

TEST_CASE("Each soldier throws its spear onto another horde beside its own, any time later in the action")
{
    KingdomTable table(1, {full("x"), full("y"), full("z")});
    table.horde("x", "A2");
    table.horde("y", "B2");
    table.horde("z", "H3");
    table.play(0, "build " + table.tower(0, "knights") + " B1 north");
    table.play(0, lay(0, "A2", "A1"));
    const int spear = table.piece(PieceKind::spear);
    REQUIRE(spear == 2);
    CHECK(table.whyNot(0, lay(spear, "A2", "B1")) == "A spear flies to another horde than its soldier's.");
    CHECK(table.whyNot(0, lay(spear, "H3", "B1")) == "That horde is out of reach.");
    table.play(0, lay(1, "B2", "A1"));
    table.play(0, lay(spear, "B2", "E5"));
    table.play(0, lay(3, "A2", "E5"));
    CHECK_FALSE(table.state.isOpen());
    CHECK(table.openSquares("A2") == 23);
}

TEST_CASE("A spear reaches round a shield: it comes from its soldier's horde")
{
    KingdomTable table(
        1, {full("x"), drawnCard("y", {"ab...", ".....", ".....", ".....", "....."},
                                 {{'a', {Trait::shield}, {{Damage::physical, ShieldSide::top}}}})});
    table.horde("x", "A2");
    table.horde("y", "B2");
    table.play(0, "build " + table.tower(0, "knights") + " B1 north");
    CHECK(table.whyNot(0, lay(0, "B2", "B1")) == "A shield of this horde stops this damage from that side.");
    table.play(0, lay(0, "A2", "A1"));
    CHECK(table.can(0, lay(2, "B2", "B1")));
}

TEST_CASE("A shape of which none is left is lost")
{
    KingdomTable table(1, {full("x")});
    table.horde("x", "B2");
    table.state.tiles[static_cast<std::size_t>(TileShape::corner)] = 0;
    table.play(0, "build " + table.tower(0, "mage") + " B1 south");
    CHECK_FALSE(table.state.isOpen());
    CHECK(table.openSquares("B2") == 25);
}

TEST_CASE("The last soldier leaves none for the next")
{
    KingdomTable table(1, {full("x")});
    table.horde("x", "B2");
    table.horde("0-green-1", "C2");
    for (int i = 0; i < 11; ++i)
        table.soldier("C2", std::string(1, static_cast<char>('A' + i % 5)) + std::to_string(i / 5 + 1));
    table.play(0, "build " + table.tower(0, "footmen") + " B1 south");
    table.play(0, lay(0, "B2", "A1"));
    CHECK_FALSE(table.state.isOpen());
}

TEST_CASE("An open action is taken back whole, with all that was laid")
{
    KingdomTable table(1, {full("x")});
    table.horde("x", "B2");
    const std::string archer = table.tower(0, "archer");
    const State before = table.state;
    table.play(0, "build " + archer + " B1 south");
    table.play(0, lay(0, "B2", "A1"));
    table.play(0, "cancel");
    CHECK(table.state == before);
}

TEST_CASE("All wait for whoever has an action open, but not for who plays alone or while others are asked")
{
    KingdomTable table(2, {full("x")});
    table.horde("x", "B2");
    CHECK(table.game().holder(table.state) == Seat::none());
    table.play(0, "build " + table.tower(0, "archer") + " B1 south");
    CHECK(table.game().holder(table.state) == Seat{0});
    table.state.asked.emplace_back();
    CHECK(table.game().holder(table.state) == Seat::none());

    KingdomTable alone(1, {full("x")});
    alone.horde("x", "B2");
    alone.play(0, "build " + alone.tower(0, "archer") + " B1 south");
    REQUIRE(alone.state.isOpen());
    CHECK(alone.game().holder(alone.state) == Seat::none());
}

TEST_CASE("The action of a person who has been away is taken back, and their seat is done")
{
    KingdomTable table(2, {full("x")});
    table.horde("x", "B2");
    const State before = table.state;
    CHECK(moveText(*table.game().lapsed(table.state, Seat{1})) == "done");
    table.play(0, "build " + table.tower(0, "archer") + " B1 south");
    CHECK(moveText(*table.game().lapsed(table.state, Seat{0})) == "cancel");
    CHECK_FALSE(table.game().lapsed(table.state, Seat{1}));
    table.play(0, "cancel");
    CHECK(table.state.hordes == before.hordes);
}

TEST_CASE("An absent seat counts as done in the Council once that is settled, in phase 2 and when towers are "
          "bought")
{
    KingdomTable table = KingdomTable::fromSetup(2, "1");
    const auto lapsed = [&table](int seat) {
        const auto move = table.game().lapsed(table.state, Seat{static_cast<std::int8_t>(seat)});
        return move ? moveText(*move) : "";
    };
    // What lies in the middle is left to who is there.
    CHECK(lapsed(1) == "done");
    table.play(0, "done");
    CHECK(lapsed(1) == "");
    table.play(0, "wait");
    for (const std::string& card : table.legal(0, "take"))
        table.play(0, card);
    table.play(0, "done");
    table.play(1, lapsed(1));
    REQUIRE(table.state.step == Step::play);
    CHECK(lapsed(1) == "done");
    table.play(1, lapsed(1));
    CHECK(lapsed(1) == "");
    table.play(0, "done");
    CHECK(lapsed(1) == "");
    table.advance();
    table.state.asked.clear();
    table.state.step = Step::buy;
    CHECK(lapsed(1) == "done");
}

TEST_CASE("Towers are passed to others, as they are or raised one level, and come into play a round later")
{
    KingdomTable table(2);
    const std::string archer = table.tower(0, "archer");
    const std::string mage = table.tower(0, "mage");
    CHECK(table.whyNot(0, "pass " + archer + " 0 " + archer) == "It goes to somebody else.");
    table.play(0, "pass " + archer + " 1 " + archer);
    CHECK(table.state.towers[std::stoul(archer)].place == TowerPlace::incoming);
    CHECK(table.whyNot(1, "build " + archer + " D1 south") == "You do not have that tower in your hand.");
    const auto raises = table.legal(0, "pass " + mage + " 1 ");
    REQUIRE(raises.size() == 2);
    table.play(0, raises.back());
    CHECK(table.state.towers[std::stoul(mage)].place == TowerPlace::supply);
    const auto adept = std::ranges::find_if(table.state.towers, [](const TowerCard& card) {
        return card.place == TowerPlace::incoming && card.seat == Seat{1};
    });
    CHECK(adept != table.state.towers.end());
}

TEST_CASE("Who raises a tower with a mod is told that the mod stays with the card")
{
    KingdomTable table(1);
    const std::string archer = table.tower(0, "archer");
    table.mod(archer, "bolt");
    const std::vector<std::string> raises = table.legal(0, "pass " + archer + " 0 ");
    REQUIRE_FALSE(raises.empty());
    const auto move = parseMove<Move>(raises.front());
    REQUIRE(move);
    const Offer offer = table.game().gesture(table.state, Seat{0}, *move);
    CHECK(words(offer.picks[1].label) ==
          "Raise it to Marksman for the next round; its mods go back with this card");
}

TEST_CASE("A raised tower has its type, one level more, and a copy in the supply")
{
    KingdomTable table(2, {}, "1", "standard", [](Content& content) {
        for (std::uint8_t kind = 0; kind < content.towers.size(); ++kind)
            if (content.towers[kind].level == 4)
                content.scenarios[1].level4.push_back(kind);
    });
    const std::string archer = table.tower(0, "archer");
    const std::string third = table.tower(0, "sharpshooter");
    CHECK(table.legal(0, "pass " + third + " 1 ").size() == 3);
    for (int i = 0; i < 3; ++i)
        table.tower(1, "marksman");
    CHECK(table.legal(0, "pass " + archer + " 1 ").size() == 1);
    CHECK(table.whyNot(0, "pass " + archer + " 1 " + third) ==
          "It becomes a tower of its type that is one level higher and in the supply.");
}

TEST_CASE("Alone a tower is passed only to raise it, to oneself")
{
    KingdomTable table(1);
    const std::string archer = table.tower(0, "archer");
    CHECK(table.whyNot(0, "pass " + archer + " 0 " + archer) == "Alone you pass a tower only to raise it.");
    REQUIRE(table.legal(0, "pass").size() == 1);
    table.play(0, table.legal(0, "pass").front());
    CHECK(table.legal(0, "build").empty());
}

TEST_CASE("A raised tower sheds its mods into the supply, and who buys it there has them again")
{
    KingdomTable table(2);
    const std::string archer = table.tower(0, "archer");
    table.mod(archer, "truth");
    table.play(0, table.legal(0, "pass " + archer + " 1 ").back());
    CHECK(table.state.towers[std::stoul(archer)].mods != 0);
    table.state.step = Step::buy;
    table.state.crystals = 2;
    table.play(1, "buy " + archer + " 1");
    CHECK(table.state.towers[std::stoul(archer)].place == TowerPlace::hand);
    CHECK(table.state.towers[std::stoul(archer)].mods != 0);
}

TEST_CASE("Of several copies in the supply the one with a mod is named by whoever takes it")
{
    KingdomTable table(2);
    const std::string marksman = table.tower(0, "marksman");
    table.mod(marksman, "truth");
    table.state.towers[std::stoul(marksman)].place = TowerPlace::supply;
    const std::string archer = table.tower(0, "archer");
    CHECK(table.legal(0, "pass " + archer + " 1 ").size() == 3);
}

TEST_CASE("Done is taken back until all are done, eight times in a phase")
{
    KingdomTable table(2);
    table.tower(0, "archer");
    table.play(0, "done");
    CHECK(table.game().awaited(table.state) == Seats(Seat{1}));
    CHECK(table.legal(0, "") == std::vector<std::string>{"wait"});
    for (int i = 0; i < 8; ++i) {
        table.play(0, "wait");
        table.play(0, "done");
    }
    CHECK_FALSE(table.can(0, "wait"));
}

TEST_CASE("Bots wait for who is not done, until they are sent ahead")
{
    KingdomTable table(3);
    CHECK(table.game().needed(table.state) == Seats::firstOf(3));
    table.play(0, "let");
    table.play(1, "done");
    CHECK(table.game().needed(table.state) == Seats(Seat{2}));
    table.play(0, "keep");
    CHECK(table.game().needed(table.state).has(Seat{0}));
    table.play(1, "wait");
    CHECK(table.game().needed(table.state) == Seats::firstOf(3));
}
