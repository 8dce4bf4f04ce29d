#include "kernel/gestures.h"
#include "staged.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace tablewood;
using namespace tablewood::skirmish;

namespace {

/// The numbers of cards that lie somewhere, in their order.
std::vector<std::uint8_t> cardsOf(const auto& cards)
{
    std::vector<std::uint8_t> numbers;
    for (const Card& card : cards)
        numbers.push_back(card.number);
    return numbers;
}

} // namespace

TEST_CASE(
    "Each seat begins with four cards, three in its reserve and a keep of ten hearts, and whose turn begins "
    "draws one")
{
    State state = begun();
    CHECK(state.sides[0].hand.size() == 5);
    CHECK(state.sides[1].hand.size() == 4);
    CHECK(state.sides[0].reserve.size() == 2);
    CHECK(state.sides[1].reserve.size() == 3);
    CHECK(state.sides[0].hearts == 10);
    CHECK(state.sides[1].hearts == 10);
    act(state, kFirst, Rest{});
    CHECK(state.sides[1].hand.size() == 5);
    CHECK(state.sides[1].deck.size() == 13);
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

TEST_CASE("Once in a turn, before the attack, a card of the own hand goes to the reserve")
{
    State state = empty();
    field(state, kFirst, "guard");
    const auto shout = hold(state, kFirst, "shout");
    const auto ember = hold(state, kFirst, "ember");
    const auto others = hold(state, kSecond, "toll");
    CHECK(refused(state, kFirst, Reserve{others, 0}) == "You hold no such card.");
    CHECK(refused(state, kSecond, Reserve{others, 0}) == "It is not your turn.");
    CHECK(refused(state, kFirst, Reserve{shout, 1}) == "Choose a place in your reserve.");
    State attacking = state;
    act(attacking, kFirst, Attack{});
    CHECK(refused(attacking, kFirst, Reserve{shout, 0}) == "A card goes to the reserve before the attack.");
    act(state, kFirst, Reserve{shout, 0});
    CHECK(cardsOf(state.sides[0].reserve) == std::vector{shout});
    CHECK_FALSE(cardIn(state.sides[0].hand, shout));
    CHECK(refused(state, kFirst, Reserve{ember, 0}) == "One card goes to the reserve in a turn.");
    act(state, kFirst, Rest{});
    act(state, kSecond, Rest{});
    CHECK(refused(state, kFirst, Reserve{ember, 0}).empty());
}

TEST_CASE("A card goes before the first of the reserve, between two, or after the last, and three lie there")
{
    State state = empty();
    const auto spear = keep(state, kFirst, "spear");
    const auto coat = keep(state, kFirst, "coat");
    const auto ember = hold(state, kFirst, "ember");
    const auto toll = hold(state, kFirst, "toll");
    std::vector<std::uint8_t> wanted{spear, coat};
    std::uint8_t place = 0;
    SUBCASE("before the first") { place = 0; }
    SUBCASE("between") { place = 1; }
    SUBCASE("after the last") { place = 2; }
    wanted.insert(wanted.begin() + place, ember);
    const auto picks = Skirmish().gesture(state, kFirst, Reserve{ember, place}).picks;
    REQUIRE(picks.size() == 2);
    CHECK(picks[1].touchesSame(Pick::ofGap("reserve0", place)));
    CHECK(Skirmish().intend(state, kFirst, picks) == Move(Reserve{ember, place}));
    act(state, kFirst, Reserve{ember, place});
    CHECK(cardsOf(state.sides[0].reserve) == wanted);
    state.hasReserved = false;
    CHECK(refused(state, kFirst, Reserve{toll, 0}) == "Three cards lie in your reserve already.");
}

TEST_CASE("What is no place of the reserve is answered")
{
    State state = empty();
    const auto ember = hold(state, kFirst, "ember");
    const Pick card = Pick::ofPiece(idOf({0, ember}));
    const auto said = [&](const Pick& target) {
        return words(explainGesture(Skirmish(), state, kFirst, std::vector{card, target}).why);
    };
    CHECK(said(Pick::ofZone("reserve0")) == "Choose a place in your reserve.");
    for (const std::int16_t none : {std::int16_t{-7}, std::int16_t{1}, std::int16_t{4}, std::int16_t{900}})
        CHECK(said(Pick::ofGap("reserve0", none)) == "Choose a place in your reserve.");
    CHECK(said(Pick::ofGap("reserve1", 0)) == "There is nothing to do here now.");
}

TEST_CASE("As a turn begins the first card of the reserve is drawn instead of one of the deck")
{
    State state = empty();
    const auto spear = keep(state, kSecond, "spear");
    const auto coat = keep(state, kSecond, "coat");
    const std::size_t deck = state.sides[1].deck.size();
    act(state, kFirst, Rest{});
    CHECK(cardsOf(state.sides[1].hand) == std::vector{spear});
    CHECK(cardsOf(state.sides[1].reserve) == std::vector{coat});
    CHECK(state.sides[1].deck.size() == deck);
    for (int i = 0; i < 2; ++i) {
        act(state, kSecond, Rest{});
        act(state, kFirst, Rest{});
    }
    CHECK(state.sides[1].reserve.empty());
    CHECK(state.sides[1].hand.size() == 3);
    CHECK(state.sides[1].deck.size() == deck - 1);
}

TEST_CASE("After turn twenty no card goes to a reserve, and a match goes on while one lies there")
{
    State state = begun();
    for (Side& side : state.sides)
        exhaust(side);
    Card& last = state.sides[0].hand.back();
    last.isKnown = true;
    state.sides[0].reserve.push_back(last);
    state.sides[0].hand.pop_back();
    state.turn = 20;
    state.active = kSecond;
    act(state, kSecond, Rest{});
    CHECK_FALSE(Skirmish().outcome(state));
    CHECK(state.sides[0].hand.size() == 5);
    CHECK(refused(state, kFirst, Reserve{state.sides[0].hand.front().number, 0}) ==
          "After turn twenty no card goes to the reserve.");
    act(state, kFirst, Rest{});
    CHECK(Skirmish().outcome(state));
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
    exhaust(state.sides[1]);
    act(state, kFirst, Rest{});
    CHECK(state.sides[1].hand.size() == 4);
    CHECK(state.phase == TurnPhase::deploy);
}

TEST_CASE("After turn twenty a match without cards to draw ends, and the hearts decide")
{
    State state = begun();
    for (Side& side : state.sides)
        exhaust(side);
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
