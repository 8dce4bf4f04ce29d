#include "staged.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::skirmish;

TEST_CASE("An attack needs a fighter from an earlier turn")
{
    State state = empty();
    CHECK(refused(state, kFirst, Attack{}) == "No fighter of yours can attack yet.");
    act(state, kFirst, Play{hold(state, kFirst, "ember")});
    CHECK(refused(state, kFirst, Attack{}) == "No fighter of yours can attack yet.");
    field(state, kFirst, "toll");
    CHECK(refused(state, kFirst, Attack{}).empty());
}

TEST_CASE("Attackers are own fighters, each is sent once, and it tilts")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto other = field(state, kSecond, "guard");
    CHECK(refused(state, kFirst, Send{ember}) == "Attackers are chosen once the attack has begun.");
    act(state, kFirst, Attack{});
    CHECK(refused(state, kFirst, Attack{}) == "The attack has begun.");
    CHECK(refused(state, kFirst, Send{other}) == "That is no fighter of yours.");
    act(state, kFirst, Send{ember});
    CHECK(fighterOf(state, ember)->isTilted);
    CHECK(refused(state, kFirst, Send{ember}) == "It attacks already.");
}

TEST_CASE("An attack is declared with an attacker, and without one the turn can still rest")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    CHECK(refused(state, kFirst, Declare{}) == "No attackers are chosen now.");
    act(state, kFirst, Attack{});
    CHECK(refused(state, kFirst, Declare{}) == "Choose an attacker first, or rest.");
    CHECK(refused(state, kFirst, Rest{}).empty());
    act(state, kFirst, Send{ember});
    CHECK(refused(state, kFirst, Rest{}) == "There is an attack in this turn.");
    act(state, kFirst, Declare{});
    CHECK(state.phase == TurnPhase::block);
    CHECK(Skirmish().toAct(state) == Seats(kSecond));
}

TEST_CASE("A fighter that is not tilted blocks one attacker, and each attacker has one blocker")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto runner = field(state, kFirst, "runner");
    const auto idle = field(state, kFirst, "toll");
    const auto guard = field(state, kSecond, "guard");
    const auto toll = field(state, kSecond, "toll");
    const auto tired = field(state, kSecond, "heron");
    fighterOf(state, tired)->isTilted = true;
    CHECK(refused(state, kFirst, Stand{}) == "Nobody is to block now.");
    act(state, kFirst, Attack{});
    act(state, kFirst, Send{ember});
    act(state, kFirst, Send{runner});
    act(state, kFirst, Declare{});
    CHECK(refused(state, kFirst, Block{guard, ember}) == "It is not your turn.");
    CHECK(refused(state, kSecond, Block{tired, ember}) == "It is tilted and cannot block.");
    CHECK(refused(state, kSecond, Block{idle, ember}) == "That is no fighter of yours.");
    CHECK(refused(state, kSecond, Block{guard, idle}) == "Choose the attacker that it blocks.");
    act(state, kSecond, Block{guard, ember});
    CHECK(refused(state, kSecond, Block{guard, runner}) == "It blocks already.");
    CHECK(refused(state, kSecond, Block{toll, ember}) == "Another fighter blocks that attacker.");
    CHECK(refused(state, kSecond, Block{toll, runner}).empty());
    act(state, kSecond, Stand{});
    CHECK(state.phase == TurnPhase::answers);
}

TEST_CASE("Whoever is not blocked strikes the keep with its strength")
{
    State state = empty();
    const auto toll = field(state, kFirst, "toll");
    attack(state, {toll}, {});
    act(state, Seat::clock(), Fight{});
    CHECK(state.sides[1].hearts == 8);
    CHECK(state.sides[0].hearts == 10);
    CHECK(state.active == kSecond);
}

TEST_CASE("Attacker and blocker harm each other, and the dead go to their owner's discard with their gear")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto spear = hold(state, kFirst, "spear");
    const auto toll = field(state, kSecond, "toll");
    act(state, kFirst, Equip{spear, ember});
    attack(state, {ember}, {{toll, ember}});
    fightAll(state);
    CHECK(state.sides[1].hearts == 10);
    CHECK(cardIn(state.sides[0].discard, ember));
    CHECK(cardIn(state.sides[0].discard, spear));
    CHECK(cardIn(state.sides[1].discard, toll));
    CHECK(state.sides[0].field.empty());
    CHECK(state.sides[1].field.empty());
}

TEST_CASE("Who is tougher than the harm lives, and the harm is healed as the turn ends")
{
    State state = empty();
    const auto sprat = field(state, kFirst, "sprat");
    const auto runner = field(state, kFirst, "runner");
    const auto guard = field(state, kSecond, "guard");
    attack(state, {sprat, runner}, {{guard, sprat}});
    act(state, Seat::clock(), Fight{});
    CHECK(hasFallen(state, sprat));
    CHECK(fighterOf(state, guard)->harm == 1);
    act(state, Seat::clock(), Fight{});
    CHECK(fighterOf(state, guard)->harm == 0);
}

TEST_CASE("The clock lets one attacker after the other fight, from left to right")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto runner = field(state, kFirst, "runner");
    CHECK_FALSE(Skirmish().timer(state));
    attack(state, {runner, ember}, {});
    const auto timer = Skirmish().timer(state);
    REQUIRE(timer);
    CHECK(timer->move == "fight");
    CHECK(timer->seconds == kSecondsOfFight);
    CHECK(Skirmish().toAct(state) == Seats());
    CHECK(refused(state, kFirst, Fight{}) == "It is not your turn.");
    CHECK(refused(state, Seat::clock(), Pass{}) == "The clock has nothing to do now.");
    act(state, Seat::clock(), Fight{});
    CHECK(state.sides[1].hearts == 8);
    CHECK(state.active == kFirst);
    CHECK(Skirmish().timer(state) != timer);
    act(state, Seat::clock(), Fight{});
    CHECK(state.sides[1].hearts == 5);
    CHECK(state.active == kSecond);
    CHECK_FALSE(Skirmish().timer(state));
    CHECK(refused(state, Seat::clock(), Fight{}) == "The clock has nothing to do now.");
    CHECK(refused(state, kSecond, Fight{}) == "The clock lets them fight.");
}

TEST_CASE("A keep without hearts loses at once")
{
    State state = empty();
    const auto bramble = field(state, kFirst, "bramble");
    const auto ember = field(state, kFirst, "ember");
    state.sides[1].hearts = 3;
    attack(state, {bramble, ember}, {});
    act(state, Seat::clock(), Fight{});
    CHECK(state.sides[1].hearts == 0);
    const auto outcome = Skirmish().outcome(state);
    REQUIRE(outcome);
    CHECK(outcome->winners == Seats(kFirst));
    CHECK(words(outcome->reason) == "The keep of Player 2 has fallen");
    CHECK_FALSE(Skirmish().timer(state));
    CHECK(Skirmish().toAct(state) == Seats());
}

TEST_CASE("What a fight brings is a detail of who fought, and who is sent of the attack")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto toll = field(state, kSecond, "toll");
    Log sent;
    act(state, kFirst, Attack{});
    REQUIRE_FALSE(Skirmish().apply(state, kFirst, Send{ember}, sent));
    REQUIRE(sent.entries().size() == 1);
    CHECK(sent.entries().front().event.isDetail);
    act(state, kFirst, Declare{});
    act(state, kSecond, Block{toll, ember});
    act(state, kSecond, Stand{});
    passBoth(state);
    Log fought;
    REQUIRE_FALSE(Skirmish().apply(state, Seat::clock(), Fight{}, fought));
    REQUIRE(fought.entries().size() > 2);
    CHECK_FALSE(fought.entries()[0].event.isDetail);
    CHECK(fought.entries()[1].event.isDetail);
}
