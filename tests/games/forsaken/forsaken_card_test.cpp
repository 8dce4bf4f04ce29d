#include "forsaken_table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

CardId cardOf(const char* key) { return shippedGame().content().find(Word(key)); }

/// The same with a Finder's Action before seat 0.
ForsakenTable withFind(const char* find)
{
    auto table = ForsakenTable::atAction(6, {"take-stock"}, "take-stock");
    table.of(0).finds.push_back(cardOf(find));
    return table;
}

void passUntil(ForsakenTable& table, const std::function<bool()>& isReached)
{
    while (!isReached()) {
        REQUIRE(table.state.window.isOpen());
        table.play(table.state.window.waitingFor().first().index, "pass");
    }
}

/// The Forest's turn with a card, everybody with these: it is flipped, and nobody has answered.
ForsakenTable withForest(const std::string& card, const std::vector<std::string>& cards)
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.stack({card});
    while (table.state.turns < 5)
        table.takeTurn();
    table.play(5, "draw");
    for (int seat = 0; seat < 6; ++seat) {
        table.of(seat).hand = {};
        table.hold(seat, cards);
    }
    table.play(5, "end");
    passUntil(table, [&] { return table.state.step == Step::forest; });
    return table;
}

int cardsOfAll(const ForsakenTable& table)
{
    int sum = 0;
    for (int seat = 0; seat < table.state.seats(); ++seat)
        sum += table.cards(seat);
    return sum;
}

int rolled(const ForsakenTable& table, int seat)
{
    const std::string start = "Player " + std::to_string(seat + 1) + " rolled ";
    for (const std::string& line : table.told)
        if (line.starts_with(start))
            return std::stoi(line.substr(start.size()));
    return 0;
}

} // namespace

TEST_CASE("In a Duel the lower is on Death's Doorstep, and a tie does nothing")
{
    auto table = ForsakenTable::atAction(6, {"duel"}, "take-stock");
    table.play(0, "play duel seat-2");
    table.passAll();
    const int mine = rolled(table, 0);
    const int theirs = rolled(table, 1);
    REQUIRE(mine * theirs > 0);
    CHECK(table.isLiving(0) == (mine >= theirs));
    CHECK(table.isLiving(1) == (theirs >= mine));
}

TEST_CASE("Hobble keeps a player from Navigation, and from the duty to Wander")
{
    auto table = ForsakenTable::atAction(6, {"hobble"}, "take-stock");
    table.play(0, "play hobble seat-2");
    table.passAll();
    table.play(0, "end");
    table.passAll();
    REQUIRE(table.state.active == Seat{1});
    table.play(1, "draw");
    table.of(1).hand = {};
    table.hold(1, {"wander"});
    CHECK(table.whyNot(1, "play wander H7") == "You cannot play Wander while a card in play forbids it.");
    CHECK(table.can(1, "end"));
}

TEST_CASE("Salvage takes a card out of the discard that is no Wander")
{
    auto table = ForsakenTable::atAction(6, {"salvage"}, "take-stock");
    table.state.discard.push_back(cardOf("wander"));
    table.state.discard.push_back(cardOf("omen"));
    table.state.discard.push_back(cardOf("lantern"));
    table.play(0, "play salvage");
    table.passAll();
    CHECK_FALSE(table.can(0, "pick lantern"));
    CHECK(table.whyNot(0, "pick wander") == "No such card can be taken out of the discard.");
    table.play(0, "pick omen");
    CHECK(table.count(0, "omen") == 1);
}

TEST_CASE("Share Rations gives both players a card")
{
    auto table = ForsakenTable::atAction(6, {"share-rations"}, "take-stock");
    table.play(0, "play share-rations seat-3");
    table.passAll();
    CHECK(table.cards(0) == 1);
    CHECK(table.cards(2) == 2);
    CHECK(table.cards(1) == 1);
}

TEST_CASE("Rummage and Open Packs show hands to those they say, who know them until a card leaves in secret")
{
    auto table = ForsakenTable::atAction(6, {"rummage"}, "take-stock");
    table.hold(1, {"omen"});
    table.play(0, "play rummage seat-2");
    table.passAll();
    CHECK(table.hasTold("What you saw stands in your notebook"));
    CHECK(table.state.notes.size() == 2);
    CHECK(table.state.known.size() == 2);
    table.play(0, "end");
    table.play(1, "pass");
    table.passAll();
    table.play(1, "draw");
    table.play(1, "play omen");
    CHECK(table.state.known == std::vector<KnownCard>{{Seat{0}, Seat{1}, cardOf("take-stock")}});

    auto packs = ForsakenTable::atAction(6, {"open-packs"}, "take-stock");
    packs.play(0, "play open-packs seat-2");
    packs.passAll();
    REQUIRE(packs.state.notes.size() == 1);
    CHECK(packs.state.notes[0].reader == Seat{0});
    CHECK(packs.state.notes[0].what == cardOf("take-stock"));

    auto thief = ForsakenTable::atAction(6, {"rummage"}, "take-stock");
    thief.hold(1, {"omen"});
    thief.hold(3, {"light-fingers"});
    thief.play(0, "play rummage seat-2");
    thief.passAll();
    thief.play(3, "play light-fingers seat-2");
    thief.passAll();
    // The thief and the robbed know which card it was; who had seen the hand does not.
    CHECK(std::ranges::count(thief.state.known, Seat{0}, &KnownCard::reader) == 0);
    CHECK(std::ranges::count(thief.state.known, Seat{1}, &KnownCard::reader) == 1);
}

TEST_CASE("In a Flash Flood everybody discards a card of their choice at once")
{
    auto table = withForest("flash-flood", {"omen", "duel"});
    passUntil(table, [&] { return !table.state.matters.back().awaited.isEmpty(); });
    for (int seat = 0; seat < 6; ++seat) {
        CHECK(cardsOfAll(table) == 12);
        table.play(seat, "pick omen");
    }
    CHECK(cardsOfAll(table) == 6);
    CHECK(table.count(3, "duel") == 1);
}

TEST_CASE("The Starless Hour takes a card of everybody by lot, and brings Night")
{
    auto table = withForest("starless-hour", {"omen", "duel"});
    table.passAll();
    CHECK(table.state.step == Step::night);
    CHECK(cardsOfAll(table) == 6);
}

TEST_CASE("The Long Dusk brings Night, and no Discovery until the end of the next Turn Cycle")
{
    auto table = withForest("long-dusk", {"read-a-soul"});
    table.passAll();
    CHECK(table.state.step == Step::night);
    table.untilDay();
    table.play(0, "draw");
    CHECK(table.whyNot(0, "play read-a-soul seat-2") ==
          "You cannot play Read a Soul while a card in play forbids it.");
}

TEST_CASE("A Brush Fire takes the whole hand of one by lot")
{
    auto table = withForest("brush-fire", {"omen", "duel"});
    table.passAll();
    CHECK(cardsOfAll(table) == 10);
}

TEST_CASE("Wolves let one by lot discard two cards or be on Death's Doorstep")
{
    for (const bool pays : {true, false}) {
        auto table = withForest("wolves", {"omen", "duel"});
        passUntil(table, [&] { return !table.state.matters.back().awaited.isEmpty(); });
        const int seat = table.state.matters.back().awaited.first().index;
        if (pays) {
            table.play(seat, "pick omen");
            CHECK_FALSE(table.can(seat, "suffer"));
            table.play(seat, "pick duel");
        } else {
            table.play(seat, "suffer");
        }
        table.passAll();
        CHECK(table.isLiving(seat) == pays);
        CHECK(table.cards(seat) == 0);
    }
}

TEST_CASE("Cold Hearts keep everybody from Revival")
{
    auto table = withForest("cold-hearts", {"revival"});
    table.passAll();
    table.play(0, "draw");
    table.of(0).hand = {};
    table.hold(0, {"hunting-knife"});
    table.play(0, "play hunting-knife seat-2");
    passUntil(table, [&] { return table.isOnDoorstep(1); });
    CHECK(table.whyNot(2, "play revival") ==
          "You cannot play Miraculous Revival while a card in play forbids it.");
}

TEST_CASE("Cold Hearts keep from Revival at dawn as well")
{
    auto table = ForsakenTable::atNightTwo();
    table.state.spells.push_back({cardOf("cold-hearts"), 0, Seat::none(), 1});
    table.hold(0, {"revival"});
    table.untilCall(Call::forsakenSacrifice);
    table.play(5, "point 9");
    table.untilDay();
    REQUIRE(table.state.step == Step::dawn);
    CHECK_FALSE(table.can(0, "play revival"));
}

TEST_CASE("Hushed Trees keep one by lot from Fast Actions")
{
    auto table = withForest("hushed-trees", {"quick-wits"});
    table.passAll();
    REQUIRE(table.state.spells.size() == 1);
    const int hushed = table.state.spells[0].whom.index;
    CHECK(table.whyNot(hushed, "play quick-wits") ==
          "You cannot play Quick Wits while a card in play forbids it.");
    CHECK(table.can((hushed + 1) % 6, "play quick-wits"));
}

TEST_CASE("Breaking Dawn destroys all Curses, and Hermit's Fire exchanges up to two cards")
{
    auto dawn = ForsakenTable::atAction(6, {"wander"}, "take-stock");
    dawn.putPaths({"D2"});
    dawn.stack({"breaking-dawn"});
    dawn.state.spells.push_back({cardOf("dull-minds"), 0, Seat::none(), 0});
    dawn.play(0, "play wander D1");
    dawn.passAll();
    CHECK(dawn.hasTold("Player 1 found Breaking Dawn"));
    CHECK(dawn.state.spells.empty());

    auto fire = ForsakenTable::atAction(6, {"wander"}, "take-stock");
    fire.putPaths({"D2"});
    fire.stack({"hermits-fire", "omen"});
    fire.play(0, "play wander D1");
    fire.passAll();
    CHECK_FALSE(fire.isAsked(0));
    fire.play(1, "pick take-stock");
    for (int seat = 2; seat < 6; ++seat)
        fire.play(seat, "enough");
    CHECK(fire.count(1, "omen") == 1);
    CHECK(fire.count(1, "take-stock") == 0);
    CHECK(fire.count(2, "take-stock") == 1);
}

TEST_CASE("Surveyor's Glass shows two Destinations, and Thorn Bow brings Death's Doorstep")
{
    auto glass = withFind("surveyors-glass");
    CHECK_FALSE(glass.can(0, "play surveyors-glass place-1 place-1"));
    glass.play(0, "play surveyors-glass place-1 place-3");
    glass.passAll();
    CHECK(glass.of(0).places == 0b101);

    auto bow = withFind("thorn-bow");
    bow.play(0, "play thorn-bow seat-2");
    passUntil(bow, [&] { return bow.isOnDoorstep(1); });
}

TEST_CASE("Ash Amulet revives, and Warding Stone forbids any card")
{
    auto amulet = ForsakenTable::atAction(6, {"hunting-knife"}, "take-stock");
    amulet.of(2).finds.push_back(cardOf("ash-amulet"));
    amulet.play(0, "play hunting-knife seat-2");
    passUntil(amulet, [&] { return amulet.isOnDoorstep(1); });
    amulet.play(2, "play ash-amulet");
    amulet.passAll();
    CHECK(amulet.isLiving(1));
    CHECK(amulet.of(2).finds.empty());

    auto stone = ForsakenTable::atAction(6, {"take-stock"}, "take-stock");
    stone.of(1).finds.push_back(cardOf("warding-stone"));
    stone.play(0, "play take-stock");
    stone.play(1, "play warding-stone");
    stone.passAll();
    CHECK(stone.cards(0) == 0);
}

TEST_CASE("The whole Forest Turn is one turn: who answered its card has no Action left at its end")
{
    auto table = withForest("flash-flood", {"ward-camp", "quick-wits"});
    table.play(1, "play ward-camp");
    passUntil(table, [&] { return table.state.matters.back().kind == MatterKind::closing; });
    CHECK_FALSE(table.isAsked(1));
    CHECK(table.isAsked(2));
    CHECK(table.whyNot(1, "play quick-wits") == "You are not asked now.");
}

TEST_CASE("Who is revived first acts for the later")
{
    auto table = withForest("sinkhole", {"revival"});
    const auto victims = [&] { return table.state.matters.back().victims; };
    passUntil(table, [&] { return table.state.matters.back().kind == MatterKind::dying; });
    REQUIRE(victims().size() == 2);
    const Seat first = victims()[0];
    const Seat second = victims()[1];
    int saver = 0;
    while (first.index == saver || second.index == saver)
        ++saver;
    CHECK_FALSE(table.isAsked(first.index));
    table.play(saver, "play revival");
    passUntil(table,
              [&] { return table.state.matters.back().kind == MatterKind::dying && victims().size() == 1; });
    table.play(first.index, "play revival");
    passUntil(table, [&] { return table.state.onDoorstep.isEmpty(); });
    CHECK(table.isLiving(first.index));
    CHECK(table.isLiving(second.index));
}
