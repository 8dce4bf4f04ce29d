#include "staged.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::skirmish;

namespace {

/// An ember attacks and a toll keeper blocks it: the attacker may answer.
struct Duelling
{
    State state = empty();
    std::uint8_t ember = field(state, kFirst, "ember");
    std::uint8_t toll = field(state, kSecond, "toll");
    std::uint8_t shout = hold(state, kFirst, "shout");
    std::uint8_t doubt = hold(state, kFirst, "doubt");
    std::uint8_t cloak = hold(state, kFirst, "cloak");
    std::uint8_t otherStone = hold(state, kSecond, "stone");
    std::uint8_t otherDoubt = hold(state, kSecond, "doubt");
    std::uint8_t otherShout = hold(state, kSecond, "shout");

    Duelling() { attack(state, {ember}, {{toll, ember}}, true); }
};

} // namespace

TEST_CASE("The attacker answers first, and then one after the other")
{
    Duelling it;
    CHECK(Skirmish().toAct(it.state) == Seats(kFirst));
    CHECK(refused(it.state, kSecond, Answer{it.otherStone, it.ember}) == "It is not your turn.");
    act(it.state, kFirst, Answer{it.shout, it.ember});
    CHECK(Skirmish().toAct(it.state) == Seats(kSecond));
    act(it.state, kSecond, Pass{});
    CHECK(Skirmish().toAct(it.state) == Seats(kFirst));
}

TEST_CASE("Only a trick of the own hand is an answer, and it is played at a fighter")
{
    Duelling it;
    const auto lancer = hold(it.state, kFirst, "lancer");
    CHECK(refused(it.state, kFirst, Answer{lancer, it.ember}) == "Only a trick is an answer.");
    CHECK(refused(it.state, kFirst, Answer{it.otherStone, it.ember}) == "You hold no such card.");
    CHECK(refused(it.state, kFirst, Answer{it.shout, 0}) == "Choose a fighter for it.");
    CHECK(refused(it.state, kFirst, Answer{it.shout, it.doubt}) == "Choose a fighter for it.");
    CHECK(refused(it.state, kFirst, Answer{it.shout, it.toll}).empty());
}

TEST_CASE("The chain resolves once both passed in a row, and the combat begins without another round")
{
    Duelling it;
    act(it.state, kFirst, Pass{});
    act(it.state, kSecond, Answer{it.otherShout, it.toll});
    act(it.state, kFirst, Pass{});
    CHECK(it.state.phase == TurnPhase::answers);
    CHECK(fighterOf(it.state, it.toll)->strength() == 2);
    act(it.state, kSecond, Pass{});
    CHECK(it.state.phase == TurnPhase::combat);
    CHECK(it.state.chain.empty());
    CHECK(fighterOf(it.state, it.toll)->strength() == 4);
    CHECK(cardIn(it.state.sides[1].discard, it.otherShout));
    CHECK(refused(it.state, kFirst, Answer{it.shout, it.ember}) == "It is not your turn.");
}

TEST_CASE("The last trick takes effect first")
{
    Duelling it;
    // The cloak comes too late where the stone lies above it, and in time where it lies above the stone.
    SUBCASE("the stone is the last")
    {
        act(it.state, kFirst, Answer{it.cloak, it.ember});
        act(it.state, kSecond, Answer{it.otherStone, it.ember});
        passBoth(it.state);
        CHECK(hasFallen(it.state, it.ember));
    }
    SUBCASE("the cloak is the last")
    {
        act(it.state, kFirst, Pass{});
        act(it.state, kSecond, Answer{it.otherStone, it.ember});
        act(it.state, kFirst, Answer{it.cloak, it.ember});
        passBoth(it.state);
        CHECK(fighterOf(it.state, it.ember));
    }
}

TEST_CASE("A rallying shout adds 2 strength until the combat ends")
{
    Duelling it;
    act(it.state, kFirst, Answer{it.shout, it.ember});
    act(it.state, kSecond, Answer{it.otherStone, it.toll});
    act(it.state, kFirst, Answer{it.cloak, it.ember});
    passBoth(it.state);
    CHECK(fighterOf(it.state, it.ember)->strength() == 4);
    fightAll(it.state);
    CHECK(hasFallen(it.state, it.toll));
    CHECK(fighterOf(it.state, it.ember)->strength() == 2);
}

TEST_CASE("A cloaked fighter takes no harm in this combat, and can be harmed again after it")
{
    Duelling it;
    act(it.state, kFirst, Answer{it.cloak, it.ember});
    passBoth(it.state);
    CHECK(fighterOf(it.state, it.ember)->isCloaked);
    fightAll(it.state);
    REQUIRE(fighterOf(it.state, it.ember));
    CHECK_FALSE(fighterOf(it.state, it.ember)->isCloaked);
}

TEST_CASE("A sling stone does 2 harm, and who falls to it attacks no more")
{
    Duelling it;
    act(it.state, kFirst, Pass{});
    act(it.state, kSecond, Answer{it.otherStone, it.ember});
    passBoth(it.state);
    CHECK(hasFallen(it.state, it.ember));
    CHECK(it.state.duels.empty());
    // No attacker is left, so that the turn passes without a combat.
    CHECK(it.state.phase == TurnPhase::deploy);
    CHECK(it.state.active == kSecond);
}

TEST_CASE("An attacker stays blocked when its blocker falls")
{
    Duelling it;
    const auto stone = hold(it.state, kFirst, "stone");
    act(it.state, kFirst, Answer{stone, it.toll});
    act(it.state, kSecond, Answer{it.otherStone, it.toll});
    passBoth(it.state);
    CHECK(hasFallen(it.state, it.toll));
    fightAll(it.state);
    CHECK(it.state.sides[1].hearts == 10);
    CHECK(fighterOf(it.state, it.ember));
}

TEST_CASE("A second thought cancels the trick before it, and no other")
{
    Duelling it;
    CHECK(refused(it.state, kFirst, Answer{it.doubt, it.ember}) == "There is no trick to cancel.");
    act(it.state, kFirst, Answer{it.shout, it.ember});
    CHECK(refused(it.state, kSecond, Answer{it.otherDoubt, it.ember}) ==
          "It cancels only the trick before it.");
    act(it.state, kSecond, Answer{it.otherStone, it.ember});
    CHECK(refused(it.state, kFirst, Answer{it.doubt, it.shout}) == "It cancels only the trick before it.");
    act(it.state, kFirst, Answer{it.doubt, it.otherStone});
    passBoth(it.state);
    REQUIRE(fighterOf(it.state, it.ember));
    CHECK(fighterOf(it.state, it.ember)->strength() == 4);
    CHECK(cardIn(it.state.sides[1].discard, it.otherStone));
}

TEST_CASE("A second thought can be cancelled itself")
{
    Duelling it;
    act(it.state, kFirst, Pass{});
    act(it.state, kSecond, Answer{it.otherStone, it.ember});
    act(it.state, kFirst, Answer{it.doubt, it.otherStone});
    act(it.state, kSecond, Answer{it.otherDoubt, it.doubt});
    passBoth(it.state);
    CHECK(hasFallen(it.state, it.ember));
}

TEST_CASE("A trick whose fighter is gone meets nobody")
{
    Duelling it;
    act(it.state, kFirst, Answer{it.shout, it.ember});
    act(it.state, kSecond, Answer{it.otherStone, it.ember});
    passBoth(it.state);
    CHECK(hasFallen(it.state, it.ember));
    CHECK(cardIn(it.state.sides[0].discard, it.shout));
}
