#include "forest_table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace tablewood;
using namespace tablewood::rise_of_the_forest;

namespace {

State begun(int seats, const std::map<std::string, std::string>& options, int seed = 0)
{
    return ForestTable::fromSetup(seats, options, "begun " + std::to_string(seed)).state;
}

std::string whyRefused(int seats, const std::map<std::string, std::string>& options)
{
    try {
        begun(seats, options);
    } catch (const InputError& error) {
        return error.what();
    }
    return {};
}

/// Plays the first legal move of whoever is to act until the first round begins.
ForestTable played(int seats, const std::map<std::string, std::string>& options = {},
                   const std::string& seed = "played")
{
    ForestTable table = ForestTable::fromSetup(seats, options, seed);
    while (table.state.round == 0) {
        const Seat seat = table.game().toAct(table.state).first();
        table.play(seat.index, table.legal(seat.index).front());
    }
    return table;
}

} // namespace

TEST_CASE("Two seats: the sides by lot, or as the option says")
{
    CHECK(begun(2, {{"sides", "shadowborn"}}).players[0].side == Side::shadowborn);
    CHECK(begun(2, {{"sides", "lightborn"}}).players[0].side == Side::lightborn);
    std::set<Side> seen;
    for (int i = 0; i < 20; ++i) {
        const State state = begun(2, {}, i);
        CHECK(state.players[0].side != state.players[1].side);
        seen.insert(state.players[0].side);
    }
    CHECK(seen.size() == 2);
}

TEST_CASE("Three seats: which side is alone, and who that is, by option or by lot")
{
    std::set<int> lones;
    for (int i = 0; i < 30; ++i) {
        const State state = begun(3, {}, i);
        CHECK(state.isAlone(Side::lightborn));
        CHECK(state.seatsOf(Side::shadowborn).count() == 2);
        lones.insert(state.seatsOf(Side::lightborn).first().index);
    }
    CHECK(lones.size() == 3);
    CHECK(begun(3, {{"alone", "shadowborn"}}).isAlone(Side::shadowborn));
    std::set<bool> either;
    for (int i = 0; i < 20; ++i)
        either.insert(begun(3, {{"alone", "lot"}}, i).isAlone(Side::shadowborn));
    CHECK(either.size() == 2);
}

TEST_CASE("Three seats: who asks first is alone, another who asks is refused, and where none asks a lot says")
{
    for (const int seat : {0, 1, 2})
        CHECK(
            begun(3, {{"lone", "asks"}, {"asks." + std::to_string(seat), "yes"}}).seatsOf(Side::lightborn) ==
            Seats(Seat{static_cast<std::int8_t>(seat)}));
    CHECK(whyRefused(3, {{"lone", "asks"}, {"asks.0", "yes"}, {"asks.2", "yes"}})
              .find("One seat alone can ask to be alone") != std::string::npos);
    std::set<int> lones;
    for (int i = 0; i < 30; ++i)
        lones.insert(begun(3, {{"lone", "asks"}}, i).seatsOf(Side::lightborn).first().index);
    CHECK(lones.size() == 3);
    // It counts for nothing where a lot shall say.
    CHECK(begun(3, {{"asks.0", "yes"}, {"asks.2", "yes"}}, 1) == begun(3, {}, 1));
}

TEST_CASE("Four seats: pairs are seats 1 and 3, 2 and 4, their sides by lot or named by the first seat")
{
    std::set<Side> seen;
    for (int i = 0; i < 20; ++i) {
        const State state = begun(4, {}, i);
        CHECK(state.players[0].side == state.players[2].side);
        CHECK(state.players[1].side == state.players[3].side);
        CHECK(state.players[0].side != state.players[1].side);
        seen.insert(state.players[0].side);
    }
    CHECK(seen.size() == 2);
    ForestTable chosen = ForestTable::fromSetup(4, {{"teams", "chosen"}});
    CHECK(chosen.game().toAct(chosen.state) == Seats(Seat{0}));
    chosen.play(0, "side lightborn");
    CHECK(chosen.state.players[2].side == Side::lightborn);
    CHECK(chosen.state.players[3].side == Side::shadowborn);
}

TEST_CASE("Wrong numbers of seats and options that do not fit them are refused with what is possible")
{
    CHECK(whyRefused(5, {}).find("Use 2 to 4") != std::string::npos);
    CHECK(whyRefused(1, {}).find("Use 2 to 4") != std::string::npos);
    CHECK(whyRefused(3, {{"sides", "shadowborn"}}).find("Possible: lot") != std::string::npos);
    CHECK(whyRefused(2, {{"alone", "shadowborn"}}).find("Possible: lightborn") != std::string::npos);
    CHECK(whyRefused(2, {{"teams", "chosen"}}).find("Possible: lot") != std::string::npos);
}

TEST_CASE("Each value of each option gives every seat a side and a leader, and two leaders to who is alone "
          "against two")
{
    struct Case
    {
        int seats;
        std::map<std::string, std::string> options;
    };
    for (const Case& one :
         {Case{2, {{"sides", "lot"}}}, Case{2, {{"sides", "shadowborn"}}}, Case{2, {{"sides", "lightborn"}}},
          Case{3, {{"alone", "lightborn"}}}, Case{3, {{"alone", "shadowborn"}}}, Case{3, {{"alone", "lot"}}},
          Case{3, {{"lone", "asks"}, {"asks.2", "yes"}}}, Case{3, {{"lone", "asks"}, {"asks.0", "yes"}}},
          Case{3, {{"lone", "asks"}, {"asks.1", "yes"}}}, Case{2, {{"start", "guided"}}},
          Case{3, {{"hands", "own"}}}, Case{4, {{"hands", "own"}}}, Case{4, {{"teams", "lot"}}},
          Case{4, {{"teams", "chosen"}}}}) {
        const ForestTable table = played(one.seats, one.options);
        for (const Seat seat : Seats::firstOf(one.seats)) {
            const rise_of_the_forest::Player& player = table.state.player(seat);
            const bool isLone = one.seats == 3 && table.state.isAlone(player.side);
            CHECK(player.leaders.size() == (isLone ? 2 : 1));
            for (const Leader& leader : player.leaders)
                CHECK(kindOf(table.game().content(), leader.card).side == player.side);
        }
        CHECK_FALSE(table.state.seatsOf(Side::shadowborn).isEmpty());
        CHECK_FALSE(table.state.seatsOf(Side::lightborn).isEmpty());
    }
}

TEST_CASE("Leaders are picked by all at once, sealed from the other team, and turned up together")
{
    ForestTable table = ForestTable::fromSetup(4, {{"hands", "own"}});
    const int first = table.game().toAct(table.state).first().index;
    CHECK(table.game().toAct(table.state).count() == 4);
    table.play(first, table.legal(first, "lead").front());
    CHECK(table.told.front() == "Player " + std::to_string(first + 1) + " picked a leader");
    CHECK_FALSE(table.hasRevealed);
    const int partner = table.state.partnerOf(Seat{static_cast<std::int8_t>(first)}).index;
    const auto seesIt = [&](int seat) {
        const Scene scene = table.seenBy(seat);
        return std::ranges::any_of(scene.pieces, [&](const Piece& piece) {
            return piece.at.in == "leaders" + std::to_string(first);
        });
    };
    CHECK(seesIt(first));
    CHECK(seesIt(partner));
    CHECK_FALSE(seesIt(1 - first % 2));
    CHECK(table.legal(partner, "lead").size() == 3);
    while (table.state.step == Step::leaders) {
        const int seat = table.game().toAct(table.state).first().index;
        table.play(seat, table.legal(seat).front());
    }
    CHECK(seesIt(1 - first % 2));
    CHECK(table.hasRevealed);
}

TEST_CASE("A deck has 40 cards, ten of each type, and there are four leaders a side")
{
    const Content& content = shippedForest().content();
    for (const Side side : {Side::shadowborn, Side::lightborn}) {
        std::map<int, int> ofType;
        for (const CardKind& kind : content.cards)
            if (kind.side == side && kind.grade != Grade::leader)
                ofType[kind.type] += kind.copies;
        CHECK(ofType.size() == 4);
        for (const auto& [type, cards] : ofType)
            CHECK(cards == 10);
        CHECK(content.leadersOf(side).size() == 4);
    }
}

TEST_CASE("Hands are five cards for who is alone and three each for partners")
{
    CHECK(played(2).state.players[0].hand.size() == 5);
    CHECK(played(4).state.players[0].hand.size() == 3);
    const State three = played(3).state;
    for (const Seat seat : Seats::firstOf(3))
        CHECK(three.player(seat).hand.size() == (three.isAlone(three.sideOf(seat)) ? 5 : 3));
    CHECK(three.team(Side::shadowborn).deck.size() == 34);
}

TEST_CASE("Partners alternate in laying, tiles and towers apart, the lower seat first")
{
    ForestTable table = ForestTable::fromSetup(4, {{"teams", "chosen"}});
    table.play(0, "side shadowborn");
    std::vector<int> tiles;
    std::vector<int> towers;
    while (table.state.step != Step::bases) {
        const Seat seat = table.game().toAct(table.state).first();
        if (table.state.step == Step::tiles)
            tiles.push_back(seat.index);
        if (table.state.step == Step::towers)
            towers.push_back(seat.index);
        table.play(seat.index, table.legal(seat.index).front());
    }
    REQUIRE(tiles.size() == 17);
    for (std::size_t i = 0; i < tiles.size(); ++i)
        CHECK(tiles[i] == (i % 2 == 0 ? 0 : 2));
    CHECK(towers == std::vector<int>{1, 3, 1, 3, 1, 3});
    CHECK(table.isAsked(0));
    CHECK(table.isAsked(2));
    CHECK_FALSE(table.isAsked(1));
}

TEST_CASE("Partners see each other's hands, unless the option says that all see their own alone")
{
    for (const bool areShared : {true, false}) {
        const ForestTable table = played(4, {{"hands", areShared ? "shared" : "own"}});
        const Scene scene = table.seenBy(0);
        const auto sees = [&](int seat) {
            return std::ranges::count_if(scene.pieces, [&](const Piece& piece) {
                return piece.at.in == "hand" + std::to_string(seat);
            });
        };
        CHECK(sees(0) == 3);
        CHECK(sees(2) == (areShared ? 3 : 0));
        CHECK(sees(1) == 0);
        CHECK(sees(3) == 0);
    }
}

TEST_CASE("A seat that nobody plays goes to its partner, whatever the lot said, and there is none to who is "
          "alone")
{
    const ForestGame& game = shippedForest();
    const auto isPartnerOf = [&](const State& state, int one, int other) {
        const Seat seat{static_cast<std::int8_t>(one)};
        CHECK(game.partners(state, seat) == Seats(Seat{static_cast<std::int8_t>(other)}));
        CHECK(state.sideOf(seat) == state.players[static_cast<std::size_t>(other)].side);
    };
    for (int i = 0; i < 30; ++i) {
        for (const char* teams : {"lot", "chosen"}) {
            const State four = begun(4, {{"teams", teams}}, i);
            for (int seat = 0; seat < 4; ++seat)
                isPartnerOf(four, seat, (seat + 2) % 4);
        }
        const State three = begun(3, {{"alone", "lot"}}, i);
        const Side lone = three.isAlone(Side::shadowborn) ? Side::shadowborn : Side::lightborn;
        CHECK(game.partners(three, three.seatsOf(lone).first()).isEmpty());
        const int first = three.seatsOf(otherSide(lone)).first().index;
        const int second = 3 - first - three.seatsOf(lone).first().index;
        isPartnerOf(three, first, second);
        isPartnerOf(three, second, first);
    }
    for (const Seat seat : Seats::firstOf(2))
        CHECK(game.partners(begun(2, {}), seat).isEmpty());
}

TEST_CASE(
    "A guided match begins with the track laid, the last tower to be placed, and cards in a fixed order")
{
    ForestTable table = ForestTable::fromSetup(2, {{"start", "guided"}});
    CHECK(table.state.players[0].side == Side::lightborn);
    CHECK(table.state.step == Step::towers);
    CHECK(table.state.track.tiles.size() == 18);
    CHECK(table.state.track.towers.size() == 5);
    CHECK(kindOf(table.game().content(), table.state.players[0].leaders[0].card).key == "abbess");
    CHECK_NOTHROW(table.game().checkState(table.state, 2));
    CHECK(table.isAsked(0));
    table.play(0, table.legal(0).front());
    table.play(1, table.legal(1).front());
    std::vector<std::string> hand;
    for (const Card& card : table.state.players[0].hand)
        hand.push_back(kindOf(table.game().content(), card).key);
    CHECK(hand == std::vector<std::string>{"fletcher", "ringer", "peal", "vigil", "torchman"});
    CHECK(whyRefused(3, {{"start", "guided"}}).find("Possible: whole") != std::string::npos);
}
