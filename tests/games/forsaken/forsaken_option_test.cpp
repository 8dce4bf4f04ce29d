#include "forsaken_table.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace tablewood;
using namespace tablewood::forsaken;

TEST_CASE("A setup tells what its roles weigh, whom that favours and who is in play, and warns outside the "
          "rulebook's range")
{
    const auto remarksOn = [](int seats, const std::map<std::string, std::string>& options) {
        std::vector<std::string> lines;
        for (const Text& remark : shippedGame().remarks({seats, options, {}}))
            lines.push_back(words(remark));
        return lines;
    };
    CHECK(remarksOn(8, {}) == std::vector<std::string>{"8 players, 2 of them Forsaken",
                                                       "The Villagers weigh 6, the Forsaken 2",
                                                       "The Villagers are favoured",
                                                       "In play: The Commonfolk: 6, The Forsaken: 2"});
    CHECK(remarksOn(6, {})[2] == "Both sides are as strong: the Forsaken know each other, and count double");
    const auto suggested = remarksOn(8, {{"roles", "suggested"}});
    CHECK(suggested.back().find("The Oracle: 1") != std::string::npos);
    const auto odd = remarksOn(5, {{"forsaken", "2"}, {"silencer", "on"}});
    CHECK(odd[3] ==
          "Beware: the Villagers weigh less than 1.5 for 1 of the Forsaken. The rules want 1.5 to 3: take "
          "fewer Forsaken, or special roles for the Villagers");
    CHECK(odd[1] == "The Villagers weigh 3, the Forsaken 2.5");
    const auto even = remarksOn(6, {{"forsaken", "2"}, {"oracle", "on"}, {"priest", "on"}});
    CHECK(even[1] == "The Villagers weigh 5, the Forsaken 2");
    CHECK(even[2] == "Both sides are as strong: the Forsaken know each other, and count double");
    CHECK(remarksOn(12, {{"forsaken", "1"}})[3] == "Beware: the Villagers weigh more than 3 for 1 of the "
                                                   "Forsaken. The rules want 1.5 to 3: take more Forsaken, "
                                                   "or roles that weigh for them");
}

TEST_CASE(
    "Where the rulebook's table calls a match even and the weights do not, the setup says that it is the "
    "table")
{
    const auto remarkOn = [](const ForsakenGame& game, const Setup& setup) {
        return words(game.remarks(setup)[2]);
    };
    const Setup twelve{12, {{"forsaken", "3"}}, {}};
    CHECK(words(shippedGame().remarks(twelve)[1]) == "The Villagers weigh 9, the Forsaken 3");
    CHECK(
        remarkOn(shippedGame(), twelve) ==
        "Both sides are as strong: the rulebook’s table says so, although the weights favour the Villagers");
    // With a special role there is no row, and the weights alone count.
    CHECK(remarkOn(shippedGame(), {12, {{"forsaken", "3"}, {"coward", "on"}}, {}}) ==
          "Both sides are as strong: the Forsaken know each other, and count double");
    Content content = shippedGame().content();
    for (Distribution& row : content.distributions)
        row.advantage = Advantage::even;
    const ForsakenGame other(std::move(content));
    CHECK(remarkOn(other, {5, {{"forsaken", "2"}}, {}}) ==
          "Both sides are as strong: the rulebook’s table says so, although the weights favour the Forsaken");
    CHECK(remarkOn(other, {9, {}, {}}) ==
          "Both sides are as strong: the Forsaken know each other, and count double");
}

TEST_CASE("The guide shows faces that the game has")
{
    const auto& faces = shippedGame().faces();
    CHECK(shippedGame().sheet().guide.size() == 5);
    for (const GuidePage& page : shippedGame().sheet().guide)
        for (const std::string& face : page.faces)
            CHECK_MESSAGE(std::ranges::count(faces, face, &Face::key) == 1, face);
}

TEST_CASE("The help says what a Night and a match that goes on cannot hide")
{
    std::string said;
    for (const Text& paragraph : shippedGame().sheet().guide.back().paragraphs)
        said += paragraph.source();
    CHECK(said.find("no Shelter or no Entangle is found") != std::string::npos);
    CHECK(said.find("as long as the match goes on") != std::string::npos);
}

TEST_CASE("Special roles are suggested for 4 to 12 players, and with the rulebook's Forsaken neither side is "
          "favoured")
{
    for (int seats = kMinPlayers; seats <= kMaxPlayers; ++seats) {
        CAPTURE(seats);
        const Content& content = shippedGame().content();
        const Cast plain = shippedGame().castOf({seats, {}, {}});
        const Cast suggested = shippedGame().castOf({seats, {{"roles", "suggested"}}, {}});
        CHECK(forsakenOf(plain) == forsakenOf(suggested));
        const int specials =
            seats - countOf(suggested, Role::commonfolk) - countOf(suggested, Role::forsaken);
        CHECK(specials >= 2);
        CHECK(2 * specials <= seats + 1);
        CHECK(balanceOf(content, suggested).advantage == Advantage::even);
        CHECK(balanceOf(content, suggested).isWithinRange);
    }
    CHECK(countOf(shippedGame().castOf({8, {{"roles", "suggested"}}, {}}), Role::oracle) == 1);
}

TEST_CASE("Whatever number of Forsaken is chosen, what is suggested comes nearer to a fair match, or to the "
          "rules' range")
{
    const Content& content = shippedGame().content();
    const auto farness = [](const Balance& balance) {
        const double share = static_cast<double>(balance.villagers) / balance.forsaken;
        return share < 2 ? 2 - share : share - 2;
    };
    for (int seats = kMinPlayers; seats <= kMaxPlayers; ++seats)
        for (int forsaken = 1; 2 * forsaken < seats; ++forsaken) {
            CAPTURE(seats);
            CAPTURE(forsaken);
            const std::map<std::string, std::string> count{{"forsaken", std::to_string(forsaken)}};
            auto options = count;
            options["roles"] = "suggested";
            const Balance plain = balanceOf(content, shippedGame().castOf({seats, count, {}}));
            const Balance suggested = balanceOf(content, shippedGame().castOf({seats, options, {}}));
            CHECK_FALSE(suggested == plain);
            CHECK((suggested.advantage == Advantage::even || farness(suggested) < farness(plain)));
            // One Forsaken against so many is too few with any roles.
            CHECK(suggested.isWithinRange == (seats < 11 || forsaken > 1));
        }
}

TEST_CASE("What is suggested is part of every kept match, and stays")
{
    std::string suggested;
    for (int seats = kMinPlayers; seats <= kMaxPlayers; ++seats)
        for (int forsaken = 1; 2 * forsaken < seats; ++forsaken) {
            suggested += std::to_string(seats) + ", " + std::to_string(forsaken) + " Forsaken:";
            const std::string count = std::to_string(forsaken);
            const Cast cast =
                shippedGame().castOf({seats, {{"forsaken", count}, {"roles", "suggested"}}, {}});
            for (const RoleSheet& sheet : shippedGame().content().roles)
                if (isSpecial(sheet.role) && countOf(cast, sheet.role) > 0)
                    suggested += ' ' + std::string(enumNames(Role{})[static_cast<std::size_t>(sheet.role)]);
            suggested += '\n';
        }
    CHECK(suggested == R"(4, 1 Forsaken: oracle silencer
5, 1 Forsaken: navigator coward
5, 2 Forsaken: oracle priest
6, 1 Forsaken: coward silencer
6, 2 Forsaken: oracle priest silencer
7, 1 Forsaken: coward silencer
7, 2 Forsaken: oracle priest silencer shrouded
7, 3 Forsaken: oracle navigator priest blessed
8, 1 Forsaken: cursed coward silencer
8, 2 Forsaken: oracle priest silencer shrouded
8, 3 Forsaken: oracle priest
9, 1 Forsaken: cursed coward silencer
9, 2 Forsaken: navigator blessed cursed coward
9, 3 Forsaken: oracle priest silencer
9, 4 Forsaken: oracle navigator priest blessed
10, 1 Forsaken: cursed coward silencer
10, 2 Forsaken: coward silencer shrouded
10, 3 Forsaken: oracle priest silencer shrouded
10, 4 Forsaken: oracle navigator priest blessed
11, 1 Forsaken: cursed coward silencer
11, 2 Forsaken: coward silencer shrouded
11, 3 Forsaken: oracle priest silencer shrouded
11, 4 Forsaken: oracle priest
11, 5 Forsaken: oracle navigator priest blessed
12, 1 Forsaken: cursed coward silencer
12, 2 Forsaken: coward silencer shrouded
12, 3 Forsaken: navigator blessed cursed coward
12, 4 Forsaken: oracle navigator priest blessed silencer shrouded
12, 5 Forsaken: oracle navigator priest blessed
)");
}

TEST_CASE("A setup says why these roles are suggested")
{
    const auto remarksOn = [](int seats) {
        std::string lines;
        for (const Text& remark : shippedGame().remarks({seats, {{"roles", "suggested"}}, {}}))
            lines += words(remark) + '\n';
        return lines;
    };
    CHECK(remarksOn(6).find("Suggested: special roles on both sides, so that neither is favoured") !=
          std::string::npos);
    CHECK(
        remarksOn(5).find("Suggested: special roles for the Villagers alone, the weaker side without them") !=
        std::string::npos);
}

TEST_CASE("An option keeps the first Paths off Destinations and Excavation Sites")
{
    for (const bool isInland : {false, true}) {
        ForsakenTable table(12, {{"fugue", isInland ? "inland" : "anywhere"}});
        table.untilDay();
        table.putPaths({"D2"});
        const int seat = table.state.active.index;
        CHECK(table.can(seat, "forge D1") != isInland);
        CHECK(table.can(seat, "forge C1"));
    }
}

TEST_CASE("A turn clock draws, then plays the Wander that is due on a territory by lot, not on the edge, and "
          "ends an "
          "Action Phase in which none is due")
{
    auto table = ForsakenTable::atFirstTurn(6);
    CHECK_FALSE(shippedGame().timer(table.state).has_value());
    table.state.terms.turnSeconds = 60;
    CHECK(shippedGame().timer(table.state)->seconds == 60);
    table.hold(0, {"wander"});
    table.putPaths({"G5", "G4", "G3", "G2"});
    table.close();
    CHECK(table.state.step == Step::action);
    CHECK(table.cards(0) == 2);
    CHECK(shippedGame().timer(table.state)->seconds == 60);
    table.of(0).hand = {};
    table.hold(0, {"wander"});
    table.close();
    table.passAll();
    CHECK(table.state.paths.count() == 6);
    CHECK((table.state.paths - edge()).count() == 6);
    CHECK(table.state.step == Step::action);
    CHECK(table.state.active == Seat{0});
    table.of(0).hand = {};
    table.close();
    CHECK(table.state.active == Seat{1});
}

TEST_CASE("The Wander that the clock plays falls here and there, and never on the edge while there is "
          "another place")
{
    std::set<std::string> places;
    for (int lots = 0; lots < 30; ++lots) {
        auto table = ForsakenTable::atFirstTurn(6);
        table.state.terms.turnSeconds = 60;
        table.state.chance(Chance::lots) = Random(Seed::fromText(std::to_string(lots)), "lots");
        table.putPaths({"G5", "G4", "G3", "G2"});
        table.play(0, "draw");
        table.of(0).hand = {};
        table.hold(0, {"wander"});
        const Territories before = table.state.paths;
        table.close();
        table.passAll();
        const Territories forged = table.state.paths - before;
        REQUIRE(forged.count() == 1);
        CHECK((forged - edge()).count() == 1);
        places.insert(forged.at(0).text());
    }
    CHECK(places.size() > 5);
}

TEST_CASE("A match that a first Path ends is a state like any other")
{
    ForsakenTable table(12);
    table.untilDay();
    table.forgeAll();
    table.state.step = Step::fugue;
    table.state.window.close();
    table.state.turns = 11;
    table.state.layout.fill(Landmark::deadEnd);
    table.state.layout[0] = Landmark::voidPrison;
    table.state.layout[1] = Landmark::village;
    table.putPaths({"B2"});
    table.state.smiths[14] = Seat{0};
    table.play(table.state.active.index, "forge A1");
    CHECK(table.outcome() == "The Forsaken win: they led everybody to the Void.");
    CHECK_NOTHROW(shippedGame().checkState(table.state, 12));
}

TEST_CASE(
    "An option lets a death wait for a minute for who is away, and for who is here as long as they want")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.state.terms.hasDeathClock = true;
    table.play(0, "draw");
    table.of(0).hand = {};
    table.hold(0, {"hunting-knife"});
    table.hold(2, {"revival"});
    table.play(0, "play hunting-knife seat-2");
    table.play(2, "pass");
    REQUIRE(table.isOnDoorstep(1));
    const ForsakenGame& game = shippedGame();
    int seconds = game.timer(table.state)->seconds;
    while (!game.lapsed(table.state, Seat{2})) {
        table.close();
        seconds += game.timer(table.state)->seconds;
    }
    CHECK(seconds == 60);
    CHECK(game.lapsed(table.state, Seat{2}) == Move(Pass()));
    CHECK_FALSE(game.lapsed(table.state, Seat{3}));
    table.close();
    CHECK(table.isOnDoorstep(1));
    table.play(2, "pass");
    CHECK_FALSE(table.isLiving(1));
}
