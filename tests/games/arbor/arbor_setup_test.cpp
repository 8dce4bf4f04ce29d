#include "arbor_table.h"

#include "games/arbor/view_ids.h"
#include "kernel/cbor.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace tablewood;
using namespace tablewood::arbor;

TEST_CASE("A forest has 25 Trees, the first of them under the Ancient on its start, 5 Guardians and a Sage")
{
    ArborTable table = ArborTable::fromSetup(2);
    for (int seat = 0; seat < 2; ++seat) {
        CHECK(table.of(seat).trees == 24);
        CHECK(table.of(seat).guardians == 5);
        CHECK(table.of(seat).hasSage);
    }
    CHECK(table.ancientOn(0) == "G1");
    CHECK(table.on("G1") == "T1");
    CHECK(table.ancientOn(1) == "G9");
    CHECK(table.on("G9") == "T2");
}

TEST_CASE("Five of the eight manna slots are blocked at first")
{
    ArborTable table = ArborTable::fromSetup(2);
    CHECK(table.maximum(0) == 3);
}

TEST_CASE("The Star deck has five cards of each Spirit, shuffled, and three of them lie open")
{
    std::set<std::vector<Spirit>> orders;
    for (int i = 0; i < 5; ++i) {
        ArborTable table = ArborTable::fromSetup(2, {}, "deck " + std::to_string(i));
        std::vector<Spirit> all(table.state.deck.begin(), table.state.deck.end());
        orders.insert(all);
        for (const auto& card : table.state.display)
            all.push_back(card.value().spirit);
        CHECK(all.size() == 25);
        for (const Spirit spirit : {Spirit::fire, Spirit::light, Spirit::shadow, Spirit::storm, Spirit::fate})
            CHECK(std::ranges::count(all, spirit) == 5);
    }
    CHECK(orders.size() == 5);
}

TEST_CASE("Life cards are five more cards, by an option that is off")
{
    CHECK(ArborTable::fromSetup(2).state.deck.size() == 22);
    const ArborTable table = ArborTable::fromSetup(2, {{"life", "on"}});
    CHECK(table.state.deck.size() == 27);
}

TEST_CASE("Each seat chooses in turn one of the two Ancients dealt to it, and none is dealt twice")
{
    ArborTable table = ArborTable::fromSetup(4);
    std::set<int> dealt;
    for (int seat = 0; seat < 4; ++seat) {
        for (const std::int8_t one : table.of(seat).dealt)
            dealt.insert(one);
        CHECK(table.legal(seat).size() == (seat == 0 ? 2 : 0));
    }
    CHECK(dealt.size() == 8);
    CHECK(table.whyNot(1, table.legal(0)[0]) == "Player 1 chooses now.");
    const std::string foreign = "choose " + table.game().ancient(table.of(1).dealt[0]).key;
    CHECK(table.whyNot(0, foreign).ends_with("is none of the two Ancients dealt to you."));
    for (int seat = 0; seat < 4; ++seat)
        table.play(seat, table.legal(seat)[1]);
    CHECK(table.of(2).ancient == table.of(2).dealt[1]);
    CHECK(table.state.round == 1);
    CHECK(table.hasRevealed);
}

TEST_CASE("Who throws the highest die begins: a Blessing counts 1, and those tied throw again")
{
    ArborTable table = ArborTable::fromSetup(3);
    table.letFall({4, 1, 4, 2, 3, 6, 5});
    for (int seat = 0; seat < 3; ++seat)
        table.play(seat, table.legal(seat)[0]);
    CHECK(table.state.first == Seat{2});
    CHECK(table.state.active == Seat{2});
    CHECK(table.state.dice == std::array<std::int8_t, 2>{6, 5});
    CHECK(table.hasTold("Player 3 begins"));
}

TEST_CASE("Whoever throws the highest die names who begins, themselves or another")
{
    for (const int first : {2, 0}) {
        ArborTable table = ArborTable::fromSetup(3, {{"first", "names"}});
        table.letFall({2, 1, 6, 5, 4});
        for (int seat = 0; seat < 3; ++seat) {
            CHECK(table.whyNot(seat, "first G1") == "Who begins is named once all Ancients are chosen.");
            table.play(seat, table.legal(seat)[0]);
        }
        CHECK(table.state.step == Step::naming);
        CHECK(table.state.round == 0);
        CHECK(table.game().toAct(table.state) == Seats(Seat{2}));
        CHECK(table.legal(2).size() == 3);
        CHECK(table.legal(0).empty());
        CHECK(table.whyNot(0, "first " + table.ancientOn(0)) == "Player 3 names who begins.");
        CHECK(table.whyNot(2, "end") == "Name who begins first.");
        CHECK(table.whyNot(2, "first B1") == "No Ancient stands on B1.");
        table.play(2, "first " + table.ancientOn(first));
        CHECK(table.state.first == Seat{static_cast<std::int8_t>(first)});
        CHECK(table.state.active == table.state.first);
        CHECK(table.state.round == 1);
        CHECK(table.hasTold("Player " + std::to_string(first + 1) + " begins"));
        CHECK(table.hasTold("Player 3 lets Player 1 begin") == (first == 0));
        CHECK(table.whyNot(first, "first " + table.ancientOn(0)) == "Who begins is settled.");
    }
}

TEST_CASE("Who begins is named by a press on their panel or on their Ancient, and whoever names is asked to")
{
    ArborTable table = ArborTable::fromSetup(2, {{"first", "names"}});
    table.letFall({2, 5, 6, 5});
    for (int seat = 0; seat < 2; ++seat)
        table.play(seat, table.legal(seat)[0]);
    const ArborGame& game = table.game();
    for (std::int8_t seat = 0; seat < 2; ++seat) {
        const Move move = NameFirst{at(table.ancientOn(seat))};
        const Offer offer = game.gesture(table.state, Seat{1}, move);
        const std::vector<Pick> panel{Pick::ofOption(panelId(Seat{seat}), {})};
        const std::vector<Pick> ancient{Pick::ofPiece(ancientId(Seat{seat}))};
        CHECK(offer.picks.front().touchesSame(panel.front()));
        CHECK(offer.firstToo.front().touchesSame(ancient.front()));
        CHECK(game.intend(table.state, Seat{0}, panel) == move);
        CHECK(game.intend(table.state, Seat{0}, ancient) == move);
    }
    CHECK(words(game.view(table.state, Seat{1}).prompt.title) == "Name who begins");
    CHECK(words(game.view(table.state, Seat{0}).prompt.title) == "Player 2 names who begins");
    CHECK(words(game.view(table.state, Viewer::publicView()).prompt.title) == "Player 2 names who begins");
}

TEST_CASE("A match without the option has the highest roll begin, and the same bytes as before it was there")
{
    const GameSheet& sheet = shippedGame().sheet();
    CHECK(chosen(sheet, Setup{2, {}, {}}, "first") == "highest");
    CHECK(chosen(sheet, anew(sheet, Setup{2, {}, {}}), "first") == "names");
    const State kept = ArborTable::fromSetup(2).state;
    const State named = ArborTable::fromSetup(2, {{"first", "names"}}).state;
    CHECK(kept == ArborTable::fromSetup(2, {{"first", "highest"}}).state);
    CHECK(fieldCount(kept.terms) == 5);
    CHECK(fieldCount(named.terms) == 6);
    CHECK(fromBytes<State>(toBytes(named)) == named);
    CHECK(fromBytes<State>(toBytes(kept)) == kept);
}

TEST_CASE("Scenarios fit their number of players: Valley of Fate two, Throne of Thorns three, Haven four")
{
    CHECK(ArborTable::fromSetup(2).state.terms.scenario == "valley");
    CHECK(ArborTable::fromSetup(3).state.terms.scenario == "throne");
    CHECK(ArborTable::fromSetup(4).state.terms.scenario == "haven");
    CHECK_THROWS_AS(ArborTable::fromSetup(2, {{"scenario", "haven"}}), InputError);
}

TEST_CASE("Valley of Fate has 13 columns, 9 rows, Roots on D5, G5 and J5, and 24 spaces that touch one")
{
    const ArborTable table = ArborTable::fromSetup(2);
    CHECK(table.state.land.columns() == 13);
    CHECK(table.state.land.rows() == 9);
    CHECK(table.on("D5") == "*");
    CHECK(table.on("G5") == "*");
    CHECK(table.on("J5") == "*");
    const Land& land = table.state.land;
    CHECK((land.byRoots() - land.all(TileKind::root)).count() == 24);
}

TEST_CASE("Glory to reach and the win rule follow the scenario unless they are chosen")
{
    const ArborTable valley = ArborTable::fromSetup(2);
    CHECK(valley.state.terms.glory == 13);
    CHECK(valley.state.terms.win == WinRule::hold);
    const ArborTable haven = ArborTable::fromSetup(4);
    CHECK(haven.state.terms.glory == 10);
    CHECK(haven.state.terms.win == WinRule::reach);
    const ArborTable chosen = ArborTable::fromSetup(3, {{"glory", "7"}, {"win", "reach"}, {"rounds", "off"}});
    CHECK(chosen.state.terms.glory == 7);
    CHECK(chosen.state.terms.win == WinRule::reach);
    CHECK(chosen.state.terms.lastRound == 0);
}
