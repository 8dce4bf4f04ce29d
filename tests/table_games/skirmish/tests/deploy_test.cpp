#include "staged.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace tablewood;
using namespace tablewood::skirmish;

TEST_CASE("Each seat begins with four cards and a keep of ten hearts, and whose turn begins draws one")
{
    State state = begun();
    CHECK(state.sides[0].hand.size() == 5);
    CHECK(state.sides[1].hand.size() == 4);
    CHECK(state.sides[0].hearts == 10);
    CHECK(state.sides[1].hearts == 10);
    act(state, kFirst, Rest{});
    CHECK(state.sides[1].hand.size() == 5);
    CHECK(state.sides[1].deck.size() == 15);
    CHECK(state.turn == 2);
}

TEST_CASE("Both decks have the same twenty cards, and each card has a number of its own")
{
    const State state = empty();
    std::set<std::uint8_t> numbers;
    std::array<std::multiset<std::uint8_t>, 2> kinds;
    for (const Seat seat : {kFirst, kSecond})
        for (const Card& card : state.side(seat).deck) {
            numbers.insert(card.number);
            kinds[static_cast<std::size_t>(seat.index)].insert(card.kind);
        }
    CHECK(numbers.size() == 40);
    CHECK(*numbers.begin() == 1);
    CHECK(*numbers.rbegin() == 40);
    CHECK(kinds[0] == kinds[1]);
}

TEST_CASE("One fighter is played in a turn, from the own hand")
{
    State state = empty();
    const auto ember = hold(state, kFirst, "ember");
    const auto toll = hold(state, kFirst, "toll");
    const auto others = hold(state, kSecond, "guard");
    CHECK(refused(state, kFirst, Play{others}) == "You hold no such card.");
    CHECK(refused(state, kSecond, Play{others}) == "It is not your turn.");
    act(state, kFirst, Play{ember});
    CHECK(fighterOn(state.sides[0].field, ember));
    CHECK_FALSE(cardIn(state.sides[0].hand, ember));
    CHECK(refused(state, kFirst, Play{toll}) == "You play one fighter in a turn.");
}

TEST_CASE("Once in a turn a fighter changes its place in the line, and attackers fight from left to right")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto guard = field(state, kFirst, "guard");
    const auto runner = field(state, kFirst, "runner");
    CHECK(refused(state, kFirst, LineUp{ember, 0}) == "It stands there already.");
    CHECK(refused(state, kFirst, LineUp{ember, 3}) == "Choose a place in your line.");
    CHECK(refused(state, kFirst, LineUp{0, 0}) == "That is no fighter of yours.");
    act(state, kFirst, LineUp{ember, 2});
    const auto numberAt = [&](std::size_t place) { return state.sides[0].field[place].card.number; };
    CHECK(numberAt(0) == guard);
    CHECK(numberAt(1) == runner);
    CHECK(numberAt(2) == ember);
    CHECK(refused(state, kFirst, LineUp{guard, 1}) == "One fighter changes its place in a turn.");
    act(state, kFirst, Attack{});
    CHECK(refused(state, kFirst, LineUp{guard, 1}) == "The line stands as it is once the attack has begun.");
    act(state, kFirst, Send{ember});
    act(state, kFirst, Send{guard});
    CHECK(state.duels[0].attacker == guard);
    CHECK(state.duels[1].attacker == ember);
}

TEST_CASE("A fighter is put into a gap of the line: before the card there, or after the last")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    field(state, kFirst, "guard");
    const auto runner = field(state, kFirst, "runner");
    const auto into = [](std::uint8_t number, std::int16_t before) {
        return std::vector<Pick>{Pick::ofPiece(idOf({0, number})), Pick::ofGap("field0", before)};
    };
    for (const std::uint8_t number : {ember, runner})
        for (std::uint8_t place = 0; place < 3; ++place) {
            if (!refused(state, kFirst, LineUp{number, place}).empty())
                continue;
            const auto picks = Skirmish().gesture(state, kFirst, LineUp{number, place}).picks;
            CHECK(Skirmish().intend(state, kFirst, picks) == Move(LineUp{number, place}));
        }
    CHECK(Skirmish().intend(state, kFirst, into(ember, 4)) == Move(LineUp{ember, 2}));
    CHECK(Skirmish().intend(state, kFirst, into(runner, 1)) == Move(LineUp{runner, 0}));
    CHECK(Skirmish().intend(state, kFirst, into(ember, 1)) == Move(LineUp{ember, 0}));
    for (const std::int16_t none : {std::int16_t{-7}, std::int16_t{0}, std::int16_t{5}, std::int16_t{900}})
        CHECK(Skirmish().intend(state, kFirst, into(ember, none)) == Move(LineUp{ember, kMostFighters}));
}

TEST_CASE("A fighter that came this turn does not attack")
{
    State state = empty();
    field(state, kFirst, "guard");
    const auto ember = hold(state, kFirst, "ember");
    act(state, kFirst, Play{ember});
    act(state, kFirst, Attack{});
    CHECK(refused(state, kFirst, Send{ember}) == "It came this turn and cannot attack yet.");
    act(state, kFirst, Rest{});
    act(state, kSecond, Rest{});
    act(state, kFirst, Attack{});
    CHECK(refused(state, kFirst, Send{ember}).empty());
}

TEST_CASE("Gear is attached to own fighters, as much as one likes, and adds to what they have")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto other = field(state, kSecond, "ember");
    const auto spear = hold(state, kFirst, "spear");
    const auto coat = hold(state, kFirst, "coat");
    const auto banner = hold(state, kFirst, "banner");
    CHECK(refused(state, kFirst, Equip{spear, other}) == "Gear goes to a fighter of yours.");
    CHECK(refused(state, kFirst, Play{spear}) == "Gear goes to a fighter of yours.");
    CHECK(refused(state, kFirst, Equip{0, ember}) == "You hold no such card.");
    for (const auto gear : {spear, coat, banner})
        act(state, kFirst, Equip{gear, ember});
    const Fighter& fighter = *fighterOf(std::as_const(state), ember);
    CHECK(fighter.gear.size() == 3);
    CHECK(fighter.strength() == 2 + 2 + 1);
    CHECK(fighter.toughness() == 2 + 2 + 1);
    CHECK(state.sides[0].hand.empty());
}

TEST_CASE("Lines of the log point at the cards that they tell of")
{
    State state = empty();
    const auto ember = hold(state, kFirst, "ember");
    const auto spear = hold(state, kFirst, "spear");
    const auto idOfCard = [&](std::uint8_t number) { return idOf(fighterOf(state, number)->card); };
    Log log;
    REQUIRE_FALSE(Skirmish().apply(state, kFirst, Play{ember}, log));
    REQUIRE_FALSE(Skirmish().apply(state, kFirst, Equip{spear, ember}, log));
    REQUIRE(log.entries().size() == 2);
    CHECK(log.entries()[0].event.pieces == std::vector{idOfCard(ember)});
    const PieceId gear = idOf(fighterOf(state, ember)->gear.front());
    CHECK(log.entries()[1].event.pieces == std::vector{gear, idOfCard(ember)});
}

TEST_CASE("A fighter is no gear, and a trick waits for a combat")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto toll = hold(state, kFirst, "toll");
    const auto shout = hold(state, kFirst, "shout");
    CHECK(refused(state, kFirst, Equip{toll, ember}) == "That is no gear.");
    CHECK(refused(state, kFirst, Play{shout}) == "A trick is an answer: it waits for a combat.");
    CHECK(refused(state, kFirst, Answer{shout, ember}) == "A trick is an answer: it waits for a combat.");
}

TEST_CASE("Fighters and gear are played before the attack alone")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto toll = hold(state, kFirst, "toll");
    const auto spear = hold(state, kFirst, "spear");
    act(state, kFirst, Attack{});
    CHECK(refused(state, kFirst, Play{toll}) == "Fighters and gear are played before the attack.");
    CHECK(refused(state, kFirst, Equip{spear, ember}) == "Fighters and gear are played before the attack.");
}

TEST_CASE("Own fighters get ready as the turn begins, those of the other do not")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    attack(state, {ember}, {});
    fightAll(state);
    CHECK(state.active == kSecond);
    CHECK(fighterOf(state, ember)->isTilted);
    act(state, kSecond, Rest{});
    CHECK_FALSE(fighterOf(state, ember)->isTilted);
}

TEST_CASE("Who has no card left draws none, and the match goes on")
{
    State state = begun();
    Side& side = state.sides[1];
    while (!side.deck.empty()) {
        side.discard.push_back(side.deck.back());
        side.deck.pop_back();
    }
    act(state, kFirst, Rest{});
    CHECK(state.sides[1].hand.size() == 4);
    CHECK(state.phase == TurnPhase::deploy);
}

TEST_CASE("After turn twenty a match without cards to draw ends, and the hearts decide")
{
    State state = begun();
    for (Side& side : state.sides)
        while (!side.deck.empty()) {
            side.discard.push_back(side.deck.back());
            side.deck.pop_back();
        }
    state.turn = 19;
    act(state, kFirst, Rest{});
    CHECK_FALSE(Skirmish().outcome(state));
    SUBCASE("more hearts win")
    {
        state.sides[0].hearts = 3;
        act(state, kSecond, Rest{});
        CHECK(Skirmish().outcome(state)->winners == Seats(kSecond));
        CHECK(words(Skirmish().outcome(state)->reason) == "The keep of Player 2 has more hearts left");
    }
    SUBCASE("as many hearts are a draw")
    {
        act(state, kSecond, Rest{});
        CHECK(Skirmish().outcome(state)->winners == Seats());
    }
    CHECK(state.turn == 21);
    CHECK(refused(state, kFirst, Rest{}) == "The match is over.");
}

TEST_CASE("With cards to draw the match goes on after turn twenty")
{
    State state = begun();
    state.turn = 20;
    state.active = kSecond;
    act(state, kSecond, Rest{});
    CHECK_FALSE(Skirmish().outcome(state));
}
