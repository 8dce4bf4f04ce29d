#include "forsaken_table.h"
#include "games/forsaken/rules.h"
#include "kernel/move_text.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

int holder(const ForsakenTable& table, Role role)
{
    const auto found = std::ranges::find(table.state.travelers, role, &Traveler::role);
    return static_cast<int>(found - table.state.travelers.begin());
}

/// The steps of a Night, with the seconds in which the called act.
std::vector<std::pair<Call, int>> callsOf(ForsakenTable& table)
{
    std::vector<std::pair<Call, int>> calls;
    while (table.state.step == Step::night) {
        const int seconds = shippedGame().timer(table.state)->seconds;
        if (table.state.stage == NightStage::choosing)
            calls.emplace_back(table.state.call, seconds);
        else if (table.state.isLooking())
            calls.back().second += seconds;
        table.close();
    }
    return calls;
}

/// Where a Night is in its script, and how long.
using Spoken = std::vector<std::pair<std::string, int>>;
Spoken spokenIn(ForsakenTable& table)
{
    Spoken spoken;
    while (table.state.step == Step::night) {
        const Scene scene = shippedGame().view(table.state, Viewer::publicView());
        const auto part = enumNames(NightPart{})[static_cast<std::size_t>(scene.night->part)];
        spoken.emplace_back(scene.night->script + " " + scene.night->hook + " " + std::string(part),
                            shippedGame().timer(table.state)->seconds);
        table.close();
    }
    return spoken;
}

Scene viewOf(const ForsakenTable& table, int seat)
{
    return shippedGame().view(table.state, Viewer(Seat{static_cast<std::int8_t>(seat)}));
}

} // namespace

TEST_CASE("Everybody looks at their Role, and Night One falls once all have said that they know it")
{
    ForsakenTable table = ForsakenTable::asDealt(4);
    CHECK(table.state.step == Step::roles);
    CHECK_FALSE(shippedGame().timer(table.state));
    for (int seat = 0; seat < 4; ++seat) {
        CHECK_FALSE(viewOf(table, seat).night);
        CHECK(table.legal(seat) == std::vector<std::string>{"ready"});
    }
    for (const int seat : {2, 0, 3})
        table.play(seat, "ready");
    CHECK(table.whyNot(2, "ready") == "You are not asked now.");
    CHECK(table.state.step == Step::roles);
    table.play(1, "ready");
    CHECK(table.state.step == Step::night);
    CHECK(viewOf(table, 2).night);
}

TEST_CASE("While eyes close everybody is told alike why all choose in the dark, and the Night has the "
          "rulebook's name")
{
    ForsakenTable table = ForsakenTable::asDealt(4);
    for (const int seat : {2, 0, 3, 1})
        table.play(seat, "ready");
    for (int seat = 0; seat < 4; ++seat) {
        const Scene scene = viewOf(table, seat);
        REQUIRE(scene.night);
        CHECK(words(scene.night->title) == "Night One");
        CHECK(words(scene.moment) == "Night One");
        CHECK(words(scene.prompt.body)
                  .starts_with("In each step everybody with a screen of their own chooses"));
    }
}

TEST_CASE("While Roles are looked at nobody knows more than their own")
{
    ForsakenTable table = ForsakenTable::asDealt(9);
    table.cast(0, Role::forsaken);
    table.cast(1, Role::forsaken);
    table.cast(2, Role::coward);
    for (int seat = 0; seat < 9; ++seat)
        for (const Panel& panel : viewOf(table, seat).panels)
            if (panel.seat.isPlayer() && panel.seat.index != seat)
                CHECK(words(panel.title) == "Traveler");
}

TEST_CASE(
    "Before each Night but the first eyes are closed for 5 s, unless more than half of the living begin it")
{
    auto dusk = ForsakenTable::atFirstTurn(6);
    dusk.staysAtDusk = true;
    dusk.stack({"darkness"});
    dusk.untilForest();
    dusk.passAll();
    REQUIRE(dusk.state.step == Step::dusk);
    CHECK(shippedGame().needed(dusk.state) == Seats::firstOf(6));
    CHECK(shippedGame().timer(dusk.state)->seconds == 5);
    CHECK_FALSE(viewOf(dusk, 0).night);
    CHECK_NOTHROW(shippedGame().checkState(dusk.state, 6));
    ForsakenTable early = dusk;
    for (const int seat : {4, 1, 2}) {
        CHECK(early.legal(seat) == std::vector<std::string>{"ready"});
        early.play(seat, "ready");
        CHECK(early.state.step == Step::dusk);
        CHECK(early.whyNot(seat, "ready") == "You are not asked now.");
    }
    early.play(0, "ready");
    dusk.close();
    for (const ForsakenTable* table : {&dusk, &early}) {
        CHECK(table->state.step == Step::night);
        CHECK(table->state.unready.isEmpty());
        CHECK(shippedGame().needed(table->state).isEmpty());
    }
}

TEST_CASE("Night One calls Shrouded, Forsaken, Coward, Navigator and Cursed, with the rulebook's seconds")
{
    ForsakenTable table(9, kNightRoles);
    CHECK(callsOf(table) == std::vector<std::pair<Call, int>>{{Call::shroudedSwaps, 10},
                                                              {Call::forsakenPlace, 45},
                                                              {Call::cowardLooks, 10},
                                                              {Call::navigatorSeeks, 15},
                                                              {Call::cursedSwaps, 10}});
    ForsakenTable plain(9);
    CHECK(callsOf(plain) == std::vector<std::pair<Call, int>>{{Call::forsakenPlace, 45}});
}

TEST_CASE("Later Nights call Oracle, Priest, Forsaken, Silencer and Navigator, dead or alive")
{
    auto table = ForsakenTable::atNightTwo();
    table.state.living.remove(Seat{static_cast<std::int8_t>(holder(table, Role::priest))});
    CHECK(callsOf(table) == std::vector<std::pair<Call, int>>{{Call::oracleReads, 15},
                                                              {Call::priestShelters, 15},
                                                              {Call::forsakenSacrifice, 30},
                                                              {Call::silencerEntangles, 15},
                                                              {Call::navigatorSeeks, 15}});
}

TEST_CASE("A Night says to all alike which step of its script runs and what is said, with time for the words")
{
    const std::map<std::string, std::string> two{{"oracle", "on"}, {"navigator", "on"}};
    ForsakenTable table(9, two);
    CHECK(spokenIn(table) == Spoken{{"forsaken-night-one sleep opening", 12},
                                    {"forsaken-night-one forsaken-place opening", 21},
                                    {"forsaken-night-one forsaken-place acting", 45},
                                    {"forsaken-night-one forsaken-place closing", 5},
                                    {"forsaken-night-one navigator-seeks opening", 11},
                                    {"forsaken-night-one navigator-seeks acting", 9},
                                    {"forsaken-night-one navigator-seeks acting", 6},
                                    {"forsaken-night-one navigator-seeks closing", 5},
                                    {"forsaken-night-one wake opening", 5}});
    ForsakenTable other(9, two);
    other.untilCall(Call::navigatorSeeks);
    const NightScreen open = *shippedGame().view(other.state, Viewer::publicView()).night;
    for (int seat = 0; seat < 9; ++seat) {
        CHECK(viewOf(other, seat).night->hook == open.hook);
        CHECK(viewOf(other, seat).night->part == open.part);
        CHECK(viewOf(other, seat).night->isCalled == (seat == holder(other, Role::navigator)));
    }
}

TEST_CASE("A Night by the screens alone has the seconds of the rulebook and no more")
{
    ForsakenTable table(9, {{"navigator", "on"}, {"night", "brief"}});
    CHECK(spokenIn(table) == Spoken{{"forsaken-night-one forsaken-place acting", 45},
                                    {"forsaken-night-one navigator-seeks acting", 9},
                                    {"forsaken-night-one navigator-seeks acting", 6}});
}

TEST_CASE("Who is called can choose as soon as they are, and until the time is over")
{
    auto table = ForsakenTable::atNightTwo();
    CHECK(table.state.stage == NightStage::sleeping);
    const int oracle = holder(table, Role::oracle);
    CHECK(table.legal(oracle).empty());
    CHECK_FALSE(table.isAsked(oracle));
    table.close();
    CHECK(table.state.stage == NightStage::calling);
    CHECK(table.isAsked(oracle));
    table.close();
    CHECK(table.state.stage == NightStage::choosing);
    CHECK_FALSE(table.legal(oracle).empty());
    table.endChoosing();
    CHECK(table.legal(oracle).empty());
}

TEST_CASE("The public is told the words of the called, and no name")
{
    auto table = ForsakenTable(9, kNightRoles);
    table.untilCall(Call::cowardLooks);
    const auto prompt = shippedGame().view(table.state, Viewer::publicView()).prompt;
    CHECK(words(prompt.title) == "Coward, these are the Forsaken.");
    CHECK(words(prompt.body) == "Look who raises a hand.");
}

TEST_CASE("The last six seconds of a step in which somebody is chosen are for looking: every screen turns a "
          "card, and nothing "
          "can be changed")
{
    auto table = ForsakenTable::atNightTwo();
    const int oracle = holder(table, Role::oracle);
    const int other = holder(table, Role::commonfolk);
    table.untilCall(Call::oracleReads);
    table.play(oracle, "point " + std::to_string(other + 1));
    CHECK_FALSE(viewOf(table, oracle).night->isTurned);
    CHECK(viewOf(table, oracle).night->spots[static_cast<std::size_t>(other)].isChosen);
    table.endChoosing();

    CHECK(shippedGame().timer(table.state)->seconds == kLookSeconds);
    CHECK(viewOf(table, oracle).night->card == "role.commonfolk");
    for (int seat = 0; seat < 9; ++seat) {
        CHECK(viewOf(table, seat).night->isTurned);
        CHECK(table.legal(seat).empty());
        if (seat != oracle)
            CHECK(viewOf(table, seat).night->card.empty());
    }
    table.close();
    CHECK(table.state.stage == NightStage::closing);
    CHECK(viewOf(table, oracle).night->card.empty());
    CHECK_FALSE(viewOf(table, oracle).night->spots[static_cast<std::size_t>(other)].isChosen);
}

TEST_CASE("In the dark the screens of two who are not called differ in nothing but their own choice")
{
    for (auto table : {ForsakenTable(9, kNightRoles), ForsakenTable::atNightTwo()})
        for (; table.state.step == Step::night; table.close()) {
            CAPTURE(static_cast<int>(table.state.call));
            const auto called = holderOf(table.state.call);
            std::optional<Scene> decoy;
            for (int seat = 0; seat < 9; ++seat) {
                const Role role = table.of(seat).role;
                if (called ? role == *called : isForsaken(role))
                    continue;
                const Scene scene = viewOf(table, seat);
                CHECK(scene.night == decoy.value_or(scene).night);
                CHECK(scene.prompt == decoy.value_or(scene).prompt);
                decoy = scene;
            }
        }
    auto table = ForsakenTable::atNightTwo();
    table.untilCall(Call::oracleReads);
    const auto decoy = viewOf(table, holder(table, Role::priest));
    auto oracle = viewOf(table, holder(table, Role::oracle));
    CHECK(oracle.night->isCalled);
    oracle.night->isCalled = false;
    CHECK(oracle.night == decoy.night);
    CHECK(oracle.prompt != decoy.prompt);
}

TEST_CASE("In every step that has something chosen all the living choose, alike")
{
    ForsakenTable table(9, kNightRoles);
    table.untilCall(Call::forsakenPlace);
    for (int seat = 0; seat < 9; ++seat) {
        CHECK(table.legal(seat, "place").size() == 24);
        CHECK(table.legal(seat).size() == 25);
    }
    table.untilCall(Call::cowardLooks);
    for (int seat = 0; seat < 9; ++seat)
        CHECK(table.legal(seat).empty());
    table.untilCall(Call::navigatorSeeks);
    for (int seat = 0; seat < 9; ++seat)
        CHECK(table.legal(seat, "seek").size() == 8);
}

TEST_CASE("Shrouded and Cursed exchange the card that lies before them, not the role they are")
{
    ForsakenTable table(9, kNightRoles);
    const int shrouded = holder(table, Role::shrouded);
    const int cursed = holder(table, Role::cursed);
    CHECK(table.of(shrouded).shown == Role::shrouded);
    table.untilCall(Call::shroudedSwaps);
    CHECK(table.of(shrouded).shown == Role::commonfolk);
    CHECK(table.of(cursed).shown == Role::cursed);
    table.untilDay();
    CHECK(table.of(cursed).shown == Role::forsaken);
    CHECK(table.of(cursed).role == Role::cursed);
    CHECK(table.of(shrouded).role == Role::shrouded);
}

TEST_CASE("The Forsaken place the Destinations together, and what is not placed in time is placed by lot")
{
    ForsakenTable table(9, kNightRoles);
    table.untilCall(Call::forsakenPlace);
    const int silencer = holder(table, Role::silencer);
    const int shrouded = holder(table, Role::shrouded);
    const int oracle = holder(table, Role::oracle);
    table.play(silencer, "place village 3");
    CHECK_FALSE(table.can(shrouded, "place village 4"));
    table.play(shrouded, "place void 4");
    CHECK(table.whyNot(shrouded, "place village 4") == "A Destination lies there already.");
    table.play(oracle, "place village 1");
    table.endChoosing();
    CHECK(table.state.layout[2] == Landmark::village);
    CHECK(table.state.layout[3] == Landmark::voidPrison);
    CHECK(std::ranges::count(table.state.layout, Landmark::deadEnd) == 6);
    CHECK(table.of(silencer).places == 0xff);
    CHECK(table.of(oracle).places == 0);
}

TEST_CASE(
    "Until the 45 s are over each of the Forsaken can move a placed Destination or take it back, whoever "
    "placed it")
{
    ForsakenTable table(9, kNightRoles);
    table.untilCall(Call::forsakenPlace);
    const int silencer = holder(table, Role::silencer);
    const int shrouded = holder(table, Role::shrouded);
    table.play(silencer, "place village 3");
    table.play(shrouded, "shift village 3 5");
    CHECK(table.of(silencer).draft[2] == Landmark::none);
    CHECK(table.of(silencer).draft[4] == Landmark::village);
    CHECK(table.whyNot(silencer, "shift village 3 1") == "No such Destination lies there.");
    table.play(shrouded, "place dead-end 1");
    // What lies where it goes comes back to where it was.
    table.play(silencer, "shift village 5 1");
    CHECK(table.of(shrouded).draft[0] == Landmark::village);
    CHECK(table.of(shrouded).draft[4] == Landmark::deadEnd);
    table.play(silencer, "lift village 1");
    CHECK(table.whyNot(silencer, "lift village 1") == "No such Destination lies there.");
    table.play(shrouded, "place village 2");
    for (const char* rest : {"place void 1", "place dead-end 3", "place dead-end 4", "place dead-end 6",
                             "place dead-end 7", "place dead-end 8"})
        table.play(silencer, rest);
    // All lie, and the time goes on.
    CHECK(table.legal(silencer, "place").empty());
    CHECK(shippedGame().timer(table.state)->seconds == callingSeconds(Call::forsakenPlace));
    table.close();
    CHECK(shippedGame().timer(table.state)->seconds == 45);
    CHECK(table.whyNot(shrouded, "shift dead-end 3 4") == "The same lies there already.");
    table.play(shrouded, "shift void 1 2");
    table.endChoosing();
    CHECK(table.state.layout[0] == Landmark::village);
    CHECK(table.state.layout[1] == Landmark::voidPrison);
    CHECK(table.whyNot(shrouded, "shift void 2 1") == "You are not asked now.");
}

TEST_CASE("Who takes a Destination back that another has moved meanwhile takes no other in its place")
{
    ForsakenTable table(9, kNightRoles);
    table.untilCall(Call::forsakenPlace);
    const int silencer = holder(table, Role::silencer);
    const int shrouded = holder(table, Role::shrouded);
    table.play(silencer, "place village 3");
    table.play(silencer, "place dead-end 5");
    table.play(shrouded, "shift village 3 5");
    CHECK(table.whyNot(silencer, "lift village 3") == "No such Destination lies there.");
    CHECK(table.whyNot(silencer, "lift none 3") == "No such Destination lies there.");
    CHECK(table.whyNot(silencer, "lift none 8") == "No such Destination lies there.");
    CHECK(table.legal(silencer, "lift") == std::vector<std::string>{"lift dead-end 3", "lift village 5"});
    table.play(silencer, "lift village 5");
    CHECK(table.of(shrouded).draft[2] == Landmark::deadEnd);
    CHECK(table.of(shrouded).draft[4] == Landmark::none);
}

TEST_CASE("Who is not called moves and takes back Destinations of their own, alike, and it means nothing")
{
    ForsakenTable table(9, kNightRoles);
    table.untilCall(Call::forsakenPlace);
    const int silencer = holder(table, Role::silencer);
    const int oracle = holder(table, Role::oracle);
    for (const int seat : {silencer, oracle})
        for (const char* move :
             {"place village 3", "place dead-end 1", "shift dead-end 1 3", "lift dead-end 3"})
            table.play(seat, move);
    CHECK(table.of(silencer).draft == table.of(oracle).draft);
    CHECK(table.legal(silencer) == table.legal(oracle));
    Scene called = viewOf(table, silencer);
    called.night->isCalled = false;
    CHECK(called.night == viewOf(table, oracle).night);
    table.play(oracle, "shift village 1 8");
    CHECK(table.of(silencer).draft[0] == Landmark::village);
}

TEST_CASE("Who leaves a choice of the Night as it is says so for that step alone, and nobody sees it")
{
    ForsakenTable table(9, kNightRoles);
    table.untilCall(Call::forsakenPlace);
    const Scene before = viewOf(table, 0);
    table.play(0, "pass");
    CHECK(table.legal(0).empty());
    CHECK(table.whyNot(0, "place village 3") == "Your choice is made.");
    CHECK(table.isAsked(0));
    CHECK(viewOf(table, 0).night == before.night);
    table.untilCall(Call::navigatorSeeks);
    CHECK(table.can(0, "seek 3"));
}

TEST_CASE("Bots of the Forsaken leave room for the Destinations of a partner, and stay with what they chose")
{
    ForsakenTable table(9, kNightRoles);
    table.untilCall(Call::forsakenPlace);
    const int bot = holder(table, Role::silencer);
    const Seat seat{static_cast<std::int8_t>(bot)};
    Random random(Seed::fromText("bot"), "test");
    while (!table.legal(bot).empty()) {
        std::vector<Move> moves;
        shippedGame().legalMoves(table.state, seat, moves);
        const Move move = moves.at(shippedGame().likelyMove(table.state, seat, moves, random));
        CHECK_FALSE(shippedGame().isFolly(table.state, seat, move));
        table.play(bot, moveText(move));
    }
    CHECK(std::ranges::count(table.of(bot).draft, Landmark::none) == 3);
    CHECK(std::ranges::count(table.of(bot).draft, Landmark::deadEnd) == 5);

    auto later = ForsakenTable::atNightTwo();
    later.untilCall(Call::forsakenSacrifice);
    for (int moves = 0; !later.legal(5).empty(); ++moves) {
        REQUIRE(moves < 2);
        std::vector<Move> legal;
        shippedGame().legalMoves(later.state, Seat{5}, legal);
        later.play(5, moveText(legal.at(shippedGame().likelyMove(later.state, Seat{5}, legal, random))));
    }
    CHECK(later.of(5).choice >= 0);
}

TEST_CASE("Where the Destinations lie goes into the notebook of each Forsaken, and into nobody else's")
{
    ForsakenTable table(9, kNightRoles);
    table.untilCall(Call::forsakenPlace);
    table.play(holder(table, Role::silencer), "place village 3");
    table.play(holder(table, Role::shrouded), "place void 4");
    table.endChoosing();
    for (int seat = 0; seat < 9; ++seat) {
        std::vector<std::string> lines;
        for (const Panel& panel : viewOf(table, seat).panels)
            for (const PanelItem& item : panel.items)
                if (panel.id == "notebook" && words(item.text).find(" lies: ") != std::string::npos)
                    lines.push_back(words(item.text));
        if (!isForsaken(table.of(seat).role)) {
            CHECK(lines.empty());
            continue;
        }
        REQUIRE(lines.size() == kLandmarks);
        CHECK(lines[0] == "Night 1: On A1 lies: Dead End");
        CHECK(lines[2] == "Night 1: On M1 lies: The Village");
        CHECK(lines[3] == "Night 1: On M7 lies: The Void");
    }
}

TEST_CASE("The Navigator peeks at a Destination each Night, what others choose is thrown away")
{
    ForsakenTable table(9, kNightRoles);
    table.untilCall(Call::navigatorSeeks);
    const int navigator = holder(table, Role::navigator);
    const int oracle = holder(table, Role::oracle);
    for (const char* seek : {"seek 2", "seek 3", "seek 2", "seek 6"})
        table.play(navigator, seek);
    table.play(oracle, "seek 1");
    CHECK(table.isAsked(navigator));
    table.endChoosing();
    CHECK(table.of(navigator).places == 1 << 5);
    CHECK(table.of(oracle).places == 0);

    auto later = ForsakenTable::atNightTwo();
    later.state.turned = 1 << 2;
    later.untilCall(Call::navigatorSeeks);
    CHECK(later.whyNot(2, "seek 3") == "Choose a Destination that lies face down.");
    CHECK(later.can(2, "seek 4"));
}

TEST_CASE("The Oracle peeks at another living player's card from Night Two on")
{
    auto table = ForsakenTable::atNightTwo();
    const int oracle = holder(table, Role::oracle);
    const int cursed = holder(table, Role::cursed);
    table.untilCall(Call::oracleReads);
    CHECK_FALSE(table.can(oracle, "point " + std::to_string(oracle + 1)));
    const int dead = holder(table, Role::commonfolk);
    CHECK(table.can(oracle, "point " + std::to_string(dead + 1)));
    table.state.living.remove(Seat{static_cast<std::int8_t>(dead)});
    CHECK_FALSE(table.can(oracle, "point " + std::to_string(dead + 1)));
    table.play(oracle, "point " + std::to_string(cursed + 1));
    table.endChoosing();
    CHECK(table.of(oracle).souls == Seats(Seat{static_cast<std::int8_t>(cursed)}));
    // What is seen by night is told in no log.
    CHECK(std::ranges::none_of(table.told,
                               [](const std::string& line) { return line.find("Role") != line.npos; }));
}

TEST_CASE("The player most Forsaken point at is sacrificed, and at dawn on Death's Doorstep")
{
    auto table = ForsakenTable::atNightTwo();
    const int oracle = holder(table, Role::oracle);
    table.untilCall(Call::forsakenSacrifice);
    for (const Role role : {Role::forsaken, Role::silencer})
        table.play(holder(table, role), "point " + std::to_string(oracle + 1));
    table.play(holder(table, Role::shrouded), "point " + std::to_string(holder(table, Role::priest) + 1));
    table.play(holder(table, Role::coward), "point " + std::to_string(holder(table, Role::priest) + 1));
    const int saver = holder(table, Role::coward);
    table.hold(saver, {"revival"});
    table.endChoosing();
    CHECK(table.state.record.pointed == Seats(Seat{static_cast<std::int8_t>(oracle)}));
    table.untilDay();
    CHECK(table.hasTold("Player " + std::to_string(oracle + 1) + " found Ritual Sacrifice"));
    CHECK(table.state.step == Step::dawn);
    CHECK(table.isOnDoorstep(oracle));
    table.play(saver, "play revival");
    CHECK(table.isLiving(oracle));
    CHECK(table.state.step == Step::draw);
}

TEST_CASE(
    "Whom a Forsaken points at can be changed as often as they like until all 30 s are over, and may be one "
    "of them")
{
    auto table = ForsakenTable::atNightTwo();
    table.untilCall(Call::forsakenSacrifice);
    for (const char* point : {"point 1", "point 2", "point 1", "point 3"})
        table.play(5, point);
    table.close();
    CHECK(shippedGame().timer(table.state)->seconds == 30);
    table.play(5, "point 7");
    table.endChoosing();
    CHECK(table.whyNot(5, "point 2") == "You are not asked now.");
    CHECK(table.state.record.pointed == Seats(Seat{6}));
}

TEST_CASE("Who is Entangled may still save at the dawn that tells it")
{
    auto table = ForsakenTable::atNightTwo();
    table.hold(8, {"revival"});
    table.untilCall(Call::forsakenSacrifice);
    table.play(5, "point 1");
    table.untilCall(Call::silencerEntangles);
    table.play(6, "point 9");
    table.untilDay();
    REQUIRE(table.state.step == Step::dawn);
    CHECK(table.state.entangled.has(Seat{8}));
    table.play(8, "play revival");
    table.passAll();
    CHECK(table.isLiving(0));
    REQUIRE(table.state.step == Step::draw);
    table.hold(8, {"quick-wits"});
    CHECK(table.whyNot(8, "play quick-wits") == "You are Entangled.");
}

TEST_CASE("A Spirit uses no ability at Night, and nobody points at one")
{
    auto table = ForsakenTable::atNightTwo();
    table.state.living.remove(Seat{0});
    table.state.living.remove(Seat{5});
    table.untilCall(Call::oracleReads);
    CHECK_FALSE(table.can(0, "point 2"));
    table.untilCall(Call::forsakenSacrifice);
    CHECK_FALSE(table.can(5, "point 2"));
    CHECK(table.whyNot(6, "point 1") == "Choose a living player.");
    CHECK(table.can(6, "point 2"));
}

TEST_CASE("What the Night brought is found at dawn at once, and by nobody before")
{
    auto table = ForsakenTable::atNightTwo();
    table.untilCall(Call::priestShelters);
    table.play(1, "point 2");
    table.untilCall(Call::silencerEntangles);
    table.play(6, "point 3");
    while (table.state.stage != NightStage::waking) {
        table.close();
        CHECK_FALSE(table.hasTold("Player 2 found Shelter From Evil"));
        CHECK_FALSE(table.hasTold("Player 3 found Entangle"));
    }
    table.close();
    CHECK(table.hasTold("Player 2 found Shelter From Evil"));
    CHECK(table.hasTold("Player 3 found Entangle"));
    for (int seat = 0; seat < 9; ++seat)
        CHECK(table.cards(seat) == 0);
}

TEST_CASE("Nobody pointed at, nobody dies")
{
    auto table = ForsakenTable::atNightTwo();
    table.untilDay();
    CHECK(table.state.living.count() == 9);
    CHECK(table.state.step == Step::draw);
}

TEST_CASE("Shelter cancels Ritual Sacrifice, both are found, and the Priest may choose themself")
{
    auto table = ForsakenTable::atNightTwo();
    const int priest = holder(table, Role::priest);
    const std::string name = std::to_string(priest + 1);
    table.untilCall(Call::priestShelters);
    table.play(priest, "point " + name);
    table.untilCall(Call::forsakenSacrifice);
    table.play(holder(table, Role::forsaken), "point " + name);
    table.untilCall(Call::silencerEntangles);
    table.play(holder(table, Role::silencer), "point " + name);
    table.untilDay();
    CHECK(table.isLiving(priest));
    CHECK(table.hasTold("Player " + name + " found Ritual Sacrifice"));
    CHECK(table.hasTold("Player " + name + " found Shelter From Evil"));
    CHECK(table.state.entangled.has(Seat{static_cast<std::int8_t>(priest)}));
}

TEST_CASE("The Blessed is not saved from a death of the Night, and does not use the power up by it")
{
    for (const bool isSaved : {false, true}) {
        auto table = ForsakenTable::atNightTwo();
        table.cast(8, Role::blessed);
        if (isSaved)
            table.of(0).hand.add(shippedGame().content().find(Word("revival")));
        table.untilCall(Call::forsakenSacrifice);
        table.play(5, "point 9");
        table.untilDay();
        CHECK(table.state.revealed.isEmpty());
        if (!isSaved) {
            CHECK_FALSE(table.isLiving(8));
            continue;
        }
        table.play(0, "play revival");
        table.passAll();
        REQUIRE(table.isLiving(8));
        REQUIRE(table.state.step == Step::draw);
        const int active = table.state.active.index;
        table.play(active, "draw");
        table.of(active).hand = {};
        table.hold(active, {"hunting-knife"});
        table.play(active, "play hunting-knife seat-9");
        table.passAll();
        CHECK(table.isLiving(8));
        CHECK(table.state.revealed.has(Seat{8}));
    }
}

TEST_CASE("Darkness that is stopped brings no Night")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.stack({"darkness"});
    for (int turn = 0; turn < 5; ++turn)
        table.takeTurn();
    table.play(5, "draw");
    table.of(5).hand = {};
    table.play(5, "end");
    CHECK(table.state.step == Step::night);

    auto other = ForsakenTable::atFirstTurn(6);
    other.stack({"darkness"});
    for (int turn = 0; turn < 5; ++turn)
        other.takeTurn();
    other.play(5, "draw");
    other.of(5).hand = {};
    other.hold(1, {"light-beacon"});
    other.play(5, "end");
    other.passAll();
    CHECK(other.state.step == Step::night);

    auto stopped = ForsakenTable::atFirstTurn(6);
    stopped.stack({"darkness"});
    for (int turn = 0; turn < 5; ++turn)
        stopped.takeTurn();
    stopped.play(5, "draw");
    stopped.of(5).hand = {};
    stopped.hold(1, {"light-beacon"});
    stopped.play(5, "end");
    stopped.play(1, "pass");
    CHECK(stopped.hasTold("The Forest played Encroaching Darkness"));
    stopped.play(1, "play light-beacon");
    CHECK(stopped.state.step == Step::draw);
    CHECK(stopped.cards(1) == 1);
}
