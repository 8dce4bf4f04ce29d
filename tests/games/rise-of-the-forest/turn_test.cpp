#include "forest_table.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::rise_of_the_forest;

namespace {

std::string text(const std::string& move, int number) { return move + " " + std::to_string(number); }
std::string text(const std::string& move, int number, int other)
{
    return text(move, number) + " " + std::to_string(other);
}

/// A Lightborn player in their turn, with all six towers along the track.
ForestTable lightborn()
{
    ForestTable table(2);
    table.state.side = Side::lightborn;
    for (std::uint8_t pips = 1; pips <= kTowers; ++pips)
        table.state.track.towers.push_back({{static_cast<std::int16_t>(2 * pips), 1}, pips});
    return table;
}

std::vector<std::string> stackOf(const ForestTable& table)
{
    std::vector<std::string> keys;
    for (const std::uint8_t number : table.state.stack)
        keys.push_back(kindOf(table.game().content(), table.unit(number).card).key);
    return keys;
}

} // namespace

TEST_CASE("All Shadowborn have their turns before all Lightborn, and then the run begins")
{
    ForestTable table(4);
    table.deal(0, {"whelp"});
    CHECK(table.isAsked(0));
    CHECK(table.isAsked(2));
    CHECK_FALSE(table.isAsked(1));
    table.play(2, "skip");
    CHECK_FALSE(table.isAsked(0));
    table.play(2, "skip");
    table.play(2, "end");
    CHECK(table.isAsked(0));
    CHECK_FALSE(table.isAsked(2));
    table.play(0, "skip");
    table.play(0, "play 1");
    table.play(0, "end");
    CHECK(table.isAsked(1));
    CHECK(table.isAsked(3));
    for (const int seat : {3, 1}) {
        table.play(seat, "skip");
        table.play(seat, "skip");
        table.play(seat, "end");
    }
    CHECK(table.state.step == Step::run);
}

TEST_CASE("Refresh: any number is discarded face up, then the hand is filled, to five or to three")
{
    ForestTable table(2);
    table.deal(0, {"whelp", "wisp", "lurker"});
    table.stackDeck(Side::shadowborn, {"bogling", "eclipse", "black-rain", "peat-feast", "long-howl"});
    table.play(0, "discard 2");
    table.play(0, "discard 1");
    CHECK(table.state.team(Side::shadowborn).discard.size() == 2);
    CHECK(table.whyNot(0, "skip") == "You have discarded: draw now.");
    table.play(0, "draw");
    CHECK(table.state.players[0].hand.size() == 5);
    CHECK(table.state.team(Side::shadowborn).deck.size() == 1);
    CHECK(table.hasRevealed);
    CHECK(table.whyNot(0, "discard 3") == "Cards are discarded when your turn begins.");

    ForestTable partners(4);
    partners.stackDeck(Side::shadowborn, {"bogling", "eclipse", "black-rain", "peat-feast", "long-howl"});
    partners.play(0, "draw");
    CHECK(partners.state.players[0].hand.size() == 3);
    CHECK(partners.state.players[2].hand.empty());
}

TEST_CASE("Discarding nothing still draws, skipping does not, and drawing nothing is no draw for taking back")
{
    ForestTable table(2);
    table.stackDeck(Side::shadowborn, {"bogling"});
    CHECK(table.can(0, "draw"));
    ForestTable skipped = table;
    skipped.play(0, "skip");
    CHECK(skipped.state.players[0].hand.empty());
    CHECK_FALSE(skipped.hasRevealed);
    table.play(0, "draw");
    CHECK(table.state.players[0].hand.size() == 1);
    ForestTable empty(2);
    empty.play(0, "draw");
    CHECK_FALSE(empty.hasRevealed);
}

TEST_CASE("The discard is shuffled when a card is wanted and none is left, with what was discarded just now")
{
    ForestTable table(4);
    table.deal(0, {"whelp", "wisp", "lurker"});
    table.stackDeck(Side::shadowborn, {"bogling"});
    for (const char* card : {"discard 1", "discard 2", "discard 3"})
        table.play(0, card);
    table.play(0, "draw");
    CHECK(table.hasTold("The discard of the Shadowborn became their deck"));
    CHECK(table.state.players[0].hand.size() == 3);
    CHECK(table.state.team(Side::shadowborn).deck.size() == 1);
    CHECK(table.state.team(Side::shadowborn).discard.empty());
    table.play(0, "skip");
    table.play(0, "end");
    table.play(2, "draw");
    CHECK(table.state.players[2].hand.size() == 1);
}

TEST_CASE("What is drawn is told to those alone who see the hand")
{
    for (const bool areShared : {true, false}) {
        ForestTable table(4);
        table.state.areHandsShared = areShared;
        table.stackDeck(Side::shadowborn, {"bogling", "bogling", "bogling"});
        Log log;
        table.game().apply(table.state, Seat{0}, Draw{}, log);
        int drawn = 0;
        for (const LogEntry& entry : log.entries()) {
            if (words(entry.event.text).find("Bogling") == std::string::npos)
                continue;
            ++drawn;
            CHECK_FALSE(entry.isFor(Viewer::publicView()));
            CHECK_FALSE(entry.isFor(Seat{1}));
            CHECK(entry.isFor(Seat{0}));
            CHECK(entry.isFor(Seat{2}) == areShared);
        }
        CHECK(drawn == 3);
    }
}

TEST_CASE("Up to two cards are played in a round, by partners one each")
{
    ForestTable table(2);
    table.deal(0, {"whelp", "wisp", "lurker"});
    table.play(0, "skip");
    table.play(0, "play 1");
    CHECK(table.state.action == Action::play);
    table.play(0, "play 2");
    CHECK(table.state.action == Action::position);
    CHECK(table.whyNot(0, "play 3") == "You have played your cards for this round.");

    ForestTable partners(4);
    partners.deal(0, {"whelp", "wisp"});
    partners.play(0, "skip");
    partners.play(0, "play 1");
    CHECK(partners.state.action == Action::position);
}

TEST_CASE("Actions come in their order, and each may be skipped")
{
    ForestTable table(2);
    table.deal(0, {"whelp"});
    CHECK(table.whyNot(0, "play 1") == "First draw, or go on without.");
    CHECK(table.whyNot(0, "end") == "Play your cards first, or go on without.");
    CHECK(table.whyNot(0, "order 1 0") == "Units are positioned after the cards are played.");
    table.play(0, "skip");
    CHECK(table.whyNot(0, "draw") == "Cards are drawn when your turn begins.");
    table.play(0, "skip");
    table.play(0, "end");
    CHECK(table.state.side == Side::lightborn);
}

TEST_CASE("A leveled unit replaces one of the same type, whatever its grade and age, which is discarded")
{
    ForestTable table(2);
    table.deal(0, {"whelp", "pack-alpha", "old-oak", "moonstalker"});
    table.play(0, "skip");
    table.play(0, "play 1");
    CHECK(table.whyNot(0, "play 2") == "It comes in the place of a Fang unit: choose one.");
    CHECK(table.whyNot(0, "replace 3 1") == "It comes in the place of a Root unit: choose one.");
    CHECK(table.whyNot(0, "replace 2 9") == "Your side has no such unit in play.");
    table.play(0, "replace 2 1");
    CHECK(table.state.team(Side::shadowborn).units.size() == 1);
    CHECK(table.state.team(Side::shadowborn).discard.size() == 1);
    CHECK(table.unit(2).health == 5);
}

TEST_CASE("A leveled unit may be replaced by another leveled one, and a unit of the partner's as well")
{
    ForestTable table(4);
    table.deal(0, {"moonstalker"});
    table.deal(2, {"pack-alpha"});
    const int whelp = table.run("whelp", 0);
    table.play(2, "skip");
    table.play(2, text("replace", 2, whelp));
    table.play(2, "end");
    table.play(0, "skip");
    CHECK(table.can(0, "replace 1 2"));
}

TEST_CASE("A leader is played like a leveled unit, counts as a play, and its owner alone plays it")
{
    ForestTable table(4);
    const int queen = table.lead(0, "grey-queen");
    table.lead(2, "mother-elm");
    const int whelp = table.run("whelp", 0);
    table.play(2, "skip");
    CHECK(table.whyNot(2, text("replace", queen, whelp)) == "You hold no such card.");
    table.play(2, "skip");
    table.play(2, "end");
    table.play(0, "skip");
    table.play(0, text("replace", queen, whelp));
    CHECK(table.state.action == Action::position);
    CHECK(table.state.players[0].leaders[0].isPlayed);
}

TEST_CASE("A lone player with two leaders may play both in one turn")
{
    ForestTable table(2);
    const int queen = table.lead(0, "grey-queen");
    const int elm = table.lead(0, "mother-elm");
    const int whelp = table.run("whelp", 0);
    const int bark = table.run("barkback", 0);
    table.play(0, "skip");
    table.play(0, text("replace", queen, whelp));
    table.play(0, text("replace", elm, bark));
    CHECK(table.state.team(Side::shadowborn).units.size() == 2);
}

TEST_CASE("A leader that is replaced leaves the game")
{
    ForestTable table(2);
    const int queen = table.lead(0, "grey-queen");
    const int whelp = table.run("whelp", 0);
    const auto hand = table.deal(0, {"moonstalker"});
    table.play(0, "skip");
    table.play(0, text("replace", queen, whelp));
    table.play(0, text("replace", hand[0], queen));
    CHECK(table.state.team(Side::shadowborn).discard.size() == 1);
    CHECK(table.state.team(Side::shadowborn).units.size() == 1);
    CHECK(table.state.players[0].leaders[0].isPlayed);
}

TEST_CASE("At six Lightborn no basic one can be played, and a leveled one takes any free tower, the vacated "
          "one too")
{
    ForestTable table = lightborn();
    std::vector<int> numbers;
    for (std::uint8_t pips = 1; pips <= kTowers; ++pips) {
        Unit unit;
        unit.card = table.card("fletcher");
        unit.where = Where::tower;
        unit.at = pips;
        table.state.team(Side::lightborn).units.push_back(unit);
        numbers.push_back(unit.card.number);
    }
    const auto hand = table.deal(1, {"poacher", "longbow", "ringer"});
    table.play(1, "skip");
    CHECK(table.whyNot(1, text("play", hand[0])) == "All six towers are taken.");
    table.play(1, text("replace", hand[1], numbers[2]));
    CHECK(table.whyNot(1, text("play", hand[2])) == "All six towers are taken.");
    table.play(1, "skip");
    CHECK(table.legal(1) == std::vector<std::string>{text("man", hand[1], 3)});
    CHECK(table.whyNot(1, "end") == "A new unit has to be put onto a tower first.");
    table.play(1, text("man", hand[1], 3));
    CHECK(table.can(1, "end"));
}

TEST_CASE("New Lightborn are placed after all plays, on free towers, one a tower, and stay there")
{
    ForestTable table = lightborn();
    const auto hand = table.deal(1, {"fletcher", "ringer"});
    table.play(1, "skip");
    table.play(1, text("play", hand[0]));
    CHECK(table.whyNot(1, text("man", hand[0], 2)) == "Units are positioned after the cards are played.");
    table.play(1, text("play", hand[1]));
    CHECK(table.legal(1, "man").size() == 12);
    table.play(1, text("man", hand[0], 2));
    CHECK(table.whyNot(1, text("man", hand[1], 2)) == "Somebody stands on that tower.");
    CHECK(table.whyNot(1, text("man", hand[1], 7)) == "There is no such tower.");
    CHECK(table.whyNot(1, text("man", hand[0], 3)) == "Who stands on a tower stays there.");
    table.play(1, text("man", hand[1], 6));
    CHECK(table.can(1, "end"));
}

TEST_CASE("A replacement inherits nothing")
{
    ForestTable table(2);
    const int whelp = table.run("whelp", 0);
    table.unit(whelp).venom = 2;
    table.unit(whelp).health = 1;
    const auto hand = table.deal(0, {"moonstalker"});
    table.play(0, "skip");
    table.play(0, text("replace", hand[0], whelp));
    CHECK(table.healthOf(hand[0]) == 6);
    CHECK(table.unit(hand[0]).venom == 0);
}

TEST_CASE("The stack lies in the old order with newcomers below, and any order can be given, top first")
{
    ForestTable table(2);
    const int old = table.run("bramblekin", 0);
    table.state.team(Side::shadowborn).unit(static_cast<std::uint8_t>(old))->where = Where::beside;
    table.state.stack.clear();
    table.deal(0, {"whelp", "wisp"});
    table.play(0, "skip");
    table.play(0, "play 2");
    table.play(0, "play 3");
    CHECK(stackOf(table) == std::vector<std::string>{"bramblekin", "whelp", "wisp"});
    table.play(0, "order 3 0");
    CHECK(stackOf(table) == std::vector<std::string>{"wisp", "bramblekin", "whelp"});
    table.play(0, "order 3 2");
    CHECK(stackOf(table) == std::vector<std::string>{"bramblekin", "whelp", "wisp"});
    CHECK(table.whyNot(0, "order 3 2") == "It lies there already.");
    CHECK(table.whyNot(0, "order 3 3") == "The stack has no such place.");
}

TEST_CASE(
    "A seventh Shadowborn waits beside the base, can be put into the stack for another, and can be replaced")
{
    ForestTable table(2);
    for (int i = 0; i < 6; ++i)
        table.run("bramblekin", 0);
    table.deal(0, {"whelp", "moonstalker"});
    table.play(0, "skip");
    table.play(0, "play 7");
    CHECK(table.can(0, "replace 8 7"));
    table.play(0, "skip");
    CHECK(table.tileOf(7) == -1);
    CHECK(table.state.stack.size() == 6);
    table.play(0, "order 7 0");
    CHECK(table.tileOf(7) == 0);
    CHECK(table.tileOf(6) == -1);
}

TEST_CASE("When one of six is replaced while a seventh waits, the waiting one goes up and the newcomer waits")
{
    ForestTable table(2);
    table.run("whelp", 0);
    for (int i = 0; i < 6; ++i)
        table.run("bramblekin", i < 5 ? 0 : 1);
    table.unit(7).where = Where::beside;
    table.deal(0, {"moonstalker"});
    table.play(0, "skip");
    table.play(0, "replace 8 1");
    table.play(0, "skip");
    CHECK(table.tileOf(7) == 0);
    CHECK(table.tileOf(8) == -1);
}

TEST_CASE("A second partner may order the whole stack again, which the log tells")
{
    ForestTable table(4);
    table.run("bramblekin", 0);
    table.run("whelp", 0);
    table.play(0, "skip");
    table.play(0, "skip");
    table.play(0, "order 2 0");
    CHECK(table.hasTold("Player 1 put Whelp into place 1 of the stack"));
    table.play(0, "end");
    table.play(2, "skip");
    table.play(2, "skip");
    table.play(2, "order 1 0");
    CHECK(table.hasTold("Player 3 put Bramblekin into place 1 of the stack"));
    CHECK(stackOf(table) == std::vector<std::string>{"bramblekin", "whelp"});
}

TEST_CASE(
    "An item counts for the units of its type, later arrivals too, until the run ends, and is discarded then")
{
    ForestTable table(2);
    table.deal(0, {"second-bark", "bramblekin"});
    table.play(0, "skip");
    table.play(0, "play 1");
    table.play(0, "play 2");
    CHECK(powerOf(table.game().content(), table.state, table.unit(2), Trait::armor) == 1);
    table.play(0, "end");
    table.play(1, "skip");
    table.play(1, "skip");
    table.play(1, "end");
    CHECK(table.state.team(Side::shadowborn).items.size() == 1);
    while (table.state.round == 1)
        table.advance();
    CHECK(table.state.team(Side::shadowborn).items.empty());
    CHECK(table.state.team(Side::shadowborn).discard.size() == 1);
    CHECK(table.unit(2).health == 8);
}

TEST_CASE("Items lie open beside their team's base in the order in which they were played")
{
    ForestTable table(2);
    table.deal(0, {"second-bark", "long-howl"});
    table.play(0, "skip");
    table.play(0, "play 2");
    table.play(0, "play 1");
    std::vector<std::string> seen;
    for (const Piece& piece : table.seenBy(1).pieces)
        if (piece.at.in == "items0")
            seen.push_back(words(piece.name));
    CHECK(seen == std::vector<std::string>{"Long Howl", "Second Bark"});
}

TEST_CASE("Three players: who is alone draws five and plays two, the partners draw three and play one each")
{
    for (const Side alone : {Side::shadowborn, Side::lightborn}) {
        ForestTable table(3);
        for (std::size_t i = 0; i < 3; ++i)
            table.state.players[i].side = i == 1 ? alone : otherSide(alone);
        CHECK(table.state.handSize(alone) == 5);
        CHECK(table.state.handSize(otherSide(alone)) == 3);
        CHECK(table.state.playsOf(Seat{1}) == 2);
        CHECK(table.state.playsOf(Seat{0}) == 1);
        CHECK(table.state.leadersOf(Seat{1}) == 2);
        CHECK(table.state.leadersOf(Seat{2}) == 1);
    }
}

TEST_CASE("The stack lies open for all, and its order counts when the run begins")
{
    ForestTable table(2);
    table.deal(0, {"bramblekin", "whelp"});
    table.play(0, "skip");
    table.play(0, "play 1");
    table.play(0, "play 2");
    table.play(0, "order 2 0");
    std::vector<std::string> seen;
    for (const Piece& piece : table.game().view(table.state, Viewer::publicView()).pieces)
        if (piece.at.in == "stack")
            seen.push_back(words(piece.name));
    CHECK(seen == std::vector<std::string>{"Whelp", "Bramblekin"});
    table.play(0, "end");
    for (const char* move : {"skip", "skip", "end"})
        table.play(1, move);
    table.advance();
    CHECK(table.state.last.number == 2);
}
