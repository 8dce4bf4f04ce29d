#include "kit/damaged_states.h"
#include "kit/game_type_of.h"
#include "kit/random_match.h"
#include "session/table_link.h"
#include "session/twin_tables.h"
#include "staged.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace tablewood;
using namespace tablewood::skirmish;

namespace {

Setup setupOf(const std::string& seed)
{
    Setup setup;
    setup.seed = Seed::fromText(seed);
    return setup;
}

MatchRecord recordOf(const GameType& type)
{
    MatchRecord record;
    record.id = "test";
    record.game = type.sheet().id;
    record.setup = setupOf("skirmish");
    for (const char* name : {"Mira", "Jonas"}) {
        Player player;
        player.name = name;
        player.kind = PlayerKind::person;
        record.players.push_back(std::move(player));
    }
    return record;
}

} // namespace

TEST_CASE("Random matches of Skirmish keep every promise, and come to every phase and every trick")
{
    std::set<std::string> seen;
    for (int i = 0; i < 12; ++i) {
        const Setup setup = setupOf("skirmish " + std::to_string(i));
        kit::CheckPlan plan;
        plan.completePositions = 25;
        const CheckedMatch checked = kit::checkRandomMatch(Skirmish{}, setup, plan);
        CHECK(checked.breaches == std::vector<std::string>{});
        REQUIRE(checked.outcome);
        kit::Breaches breaches(setup);
        Random random(setup.seed, "seen");
        const auto course = kit::playRandomly(Skirmish{}, setup, plan.mostMoves, random, breaches);
        for (const auto& step : course.steps) {
            seen.insert(std::string(enumNames(TurnPhase{})[static_cast<std::size_t>(step.before.phase)]));
            if (const auto* answer = std::get_if<Answer>(&step.move))
                seen.insert(std::string(cardIn(step.before.side(step.seat).hand, answer->card)->is().key));
            if (std::holds_alternative<Block>(step.move) || std::holds_alternative<Equip>(step.move) ||
                std::holds_alternative<Reserve>(step.move))
                seen.insert(moveText(step.move).substr(0, 6));
        }
    }
    CHECK(seen == std::set<std::string>{"deploy", "attack", "block", "answers", "combat", "shout", "stone",
                                        "cloak", "doubt", "equip ", "block ", "reserv"});
}

TEST_CASE("Two tables of Skirmish that differ in decks and hands tell everybody the same bytes")
{
    const GameTypeOf<Skirmish> type{Skirmish()};
    for (int i = 0; i < 80; ++i)
        CHECK(checkTwinTables(type, setupOf("skirmish twins " + std::to_string(i))) ==
              std::vector<std::string>{});
}

TEST_CASE("Damaged states of Skirmish are refused or can be played on")
{
    for (const char* seed : {"damage", "more damage"}) {
        const Setup setup = setupOf(seed);
        kit::Breaches breaches(setup);
        kit::checkDamagedStates(Skirmish{}, setup, 300, breaches);
        CHECK(breaches.list() == std::vector<std::string>{});
    }
}

TEST_CASE("A state that no match of Skirmish comes to is refused")
{
    const auto isRefused = [](const State& state) {
        return !kit::stateFrom(Skirmish{}, 2, toBytes(state)).has_value();
    };
    State state = begun();
    CHECK_FALSE(isRefused(state));
    SUBCASE("two cards with one number") { state.sides[0].hand[0].number = state.sides[0].hand[1].number; }
    SUBCASE("a deck with another card")
    {
        state.sides[0].deck[0].kind = state.sides[0].deck[0].kind == 0 ? 7 : 0;
    }
    SUBCASE("a card too few") { state.sides[1].deck.pop_back(); }
    SUBCASE("a keep without hearts in a match that goes on") { state.sides[1].hearts = 0; }
    SUBCASE("an end that nothing brought") { state.phase = TurnPhase::end; }
    SUBCASE("a combat without attackers") { state.phase = TurnPhase::combat; }
    SUBCASE("an attacker that is not there")
    {
        state.phase = TurnPhase::block;
        state.duels.push_back({5, 0});
    }
    SUBCASE("a card that went to a reserve, in which none lies")
    {
        exhaust(state.sides[0]);
        state.hasReserved = true;
    }
    SUBCASE("a card of a reserve that nobody has seen") { state.sides[0].reserve[0].isKnown = false; }
    SUBCASE("a card of a deck that all have seen") { state.sides[0].deck[0].isKnown = true; }
    SUBCASE("a turn of the other seat") { state.active = kSecond; }
    CHECK(isRefused(state));
}

TEST_CASE("Sampling draws anew what a seat does not know, and keeps what it knows")
{
    const State state = begun();
    Random random(Seed::fromText("sample"), "sample");
    const State drawn = Skirmish().sample(state, kFirst, random);
    Skirmish().checkState(drawn, 2);
    CHECK(drawn.sides[0].hand == state.sides[0].hand);
    CHECK_FALSE(drawn.sides[0].deck == state.sides[0].deck);
    CHECK_FALSE(drawn.sides[1].hand == state.sides[1].hand);
    CHECK(Skirmish().view(drawn, kFirst) == Skirmish().view(state, kFirst));
}

TEST_CASE("Sampling keeps what lies in a reserve, and what was drawn from one into a hand of the other")
{
    State state = empty();
    hold(state, kSecond, "ember");
    const auto spear = keep(state, kSecond, "spear");
    keep(state, kSecond, "coat");
    act(state, kFirst, Rest{});
    for (int i = 0; i < 10; ++i) {
        Random random(Seed::fromText("reserve " + std::to_string(i)), "sample");
        const State drawn = Skirmish().sample(state, kFirst, random);
        Skirmish().checkState(drawn, 2);
        REQUIRE(cardIn(drawn.sides[1].hand, spear));
        CHECK(cardIn(drawn.sides[1].hand, spear)->is().key == "spear");
        CHECK(drawn.sides[1].reserve == state.sides[1].reserve);
    }
}

TEST_CASE("Playouts of Skirmish come to an end, and the judge leans to whoever is ahead")
{
    const GameTypeOf<Skirmish> type{Skirmish()};
    for (int i = 0; i < 20; ++i) {
        const auto match = type.newMatch(setupOf("playout " + std::to_string(i)));
        Random random(Seed::fromText(std::to_string(i)), "playout");
        match->playOn(5000, random);
        CHECK(match->outcome());
    }
    std::array<float, 2> worths{};
    State state = empty();
    Skirmish().judge(state, worths);
    CHECK(worths[0] == doctest::Approx(worths[1]));
    field(state, kSecond, "bramble");
    state.sides[0].hearts = 6;
    Skirmish().judge(state, worths);
    CHECK(worths[1] > worths[0]);
    State held = empty();
    State kept = held;
    hold(held, kSecond, "spear");
    keep(kept, kSecond, "spear");
    Skirmish().judge(held, worths);
    const float worth = worths[1];
    Skirmish().judge(kept, worths);
    CHECK(worths[1] == worth);
    CHECK(worths[1] > worths[0]);
}

TEST_CASE("A match in the middle of a combat is written down, read back and fought to its end")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto runner = field(state, kFirst, "runner");
    const auto guard = field(state, kSecond, "guard");
    attack(state, {ember, runner}, {{guard, ember}});
    act(state, Seat::clock(), Fight{});
    auto back = kit::stateFrom(Skirmish{}, 2, toBytes(state));
    REQUIRE(back);
    CHECK(*back == state);
    fightAll(state);
    fightAll(*back);
    CHECK(*back == state);
    CHECK(state.sides[1].hearts == 7);
}

TEST_CASE("An attacker is taken back freely, and a card that was played only if the other agrees")
{
    const GameTypeOf<Skirmish> type{Skirmish()};
    NoJournal journal;
    Table table(type, recordOf(type), journal);
    TableLink link(table, {kFirst, kSecond});
    const auto moves = table.match().legalMoves(kFirst);
    const auto play =
        std::ranges::find_if(moves, [](const std::string& move) { return move.starts_with("play"); });
    REQUIRE(play != moves.end());
    const std::string fighter = play->substr(5);
    const std::uint64_t start = table.hash();
    link.send(kFirst, Act{*play});
    const std::uint64_t played = table.hash();
    link.send(kFirst, Undo{});
    CHECK(table.hash() == played);
    link.send(kSecond, AnswerUndo{true});
    CHECK(table.hash() == start);
    for (const std::string& move : {*play, std::string("rest")})
        link.send(kFirst, Act{move});
    link.send(kSecond, Act{"rest"});
    link.send(kFirst, Act{"attack"});
    const std::uint64_t begins = table.hash();
    link.send(kFirst, Act{"send " + fighter});
    CHECK(table.hash() != begins);
    link.send(kFirst, Undo{});
    CHECK(table.hash() == begins);
    link.send(kFirst, Redo{});
    CHECK(table.hash() != begins);
}
