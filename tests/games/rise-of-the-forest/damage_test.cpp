#include "forest_table.h"

#include "content/json_fields.h"
#include "kernel/cbor.h"
#include "kit/damaged_states.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::rise_of_the_forest;

namespace {

std::string whyRefused(const State& state, int seats)
{
    try {
        shippedForest().checkState(state, seats);
    } catch (const InputError& error) {
        return error.what();
    }
    return {};
}

/// A state in the middle of the run of some round.
State inARun()
{
    const ForestGame& game = shippedForest();
    Random random(Seed::fromText("in a run"), "walk");
    kit::Breaches breaches(Setup{2, {}, Seed::fromText("in a run")});
    const auto course =
        kit::playRandomly(game, Setup{2, {}, Seed::fromText("in a run")}, 1000, random, breaches);
    State found;
    for (const auto& step : course.steps)
        if (step.before.step == Step::run && step.before.round >= 2 && !step.before.stack.empty())
            found = step.before;
    REQUIRE(found.step == Step::run);
    return found;
}

} // namespace

TEST_CASE("A damaged state of Rise of the Forest is refused or can be played on")
{
    for (int seats = 2; seats <= 4; ++seats)
        for (int i = 0; i < 4; ++i) {
            const Setup setup{seats, {}, Seed::fromText("damaged forest " + std::to_string(i))};
            kit::Breaches breaches(setup);
            kit::checkDamagedStates(shippedForest(), setup, 150, breaches);
            CHECK(breaches.list() == std::vector<std::string>{});
        }
}

TEST_CASE("Each state of a match of Rise of the Forest fits, through bytes and JSON")
{
    for (int seats = 2; seats <= 4; ++seats) {
        const Setup setup{seats, {}, Seed::fromText("sound forest")};
        Random random(setup.seed, "walk");
        kit::Breaches breaches(setup);
        const auto course = kit::playRandomly(shippedForest(), setup, 2000, random, breaches);
        for (std::size_t i = 0; i < course.positions(); ++i)
            CHECK(whyRefused(course.at(i), seats) == "");
        CHECK(fromJson<State>(toJson(course.end), "position.json") == course.end);
    }
}

TEST_CASE("What no match of Rise of the Forest can hold is refused with its place")
{
    const State sound = inARun();
    REQUIRE(whyRefused(sound, 2) == "");
    struct Damage
    {
        void (*make)(State&);
        const char* says;
    };
    const Damage damages[] = {
        {[](State& s) { s.players[0].side = s.players[1].side; }, "players: each side has one or two"},
        {[](State& s) { s.track.tiles[3].turns = 4; }, "track, tiles: a tile has a road"},
        {[](State& s) { s.track.tiles[3].at = s.track.tiles[9].at; }, "track, tiles"},
        {[](State& s) { s.track.towers[1].pips = s.track.towers[0].pips; }, "track, towers, pips"},
        {[](State& s) { s.drawnTower = 3; }, "drawnTower: one is drawn"},
        {[](State& s) { s.tilePile.push_back(Road::corner); }, "tilePile: 18 tiles are in the match"},
        {[](State& s) { s.teams[0].deck[0].number = s.teams[0].deck[1].number; }, "teams, deck: two cards"},
        {[](State& s) { s.teams[0].deck[0].kind = 200; }, "teams, deck: it is no card of this side"},
        {[](State& s) { s.line.pop_back(); }, "line: each Shadowborn has a place in it"},
        {[](State& s) { s.stack.clear(); }, "stack: who is on the base lies in it"},
        {[](State& s) { s.round = 7; }, "round: it is 1 to 6"},
        {[](State& s) { s.baseHealth = 0; }, "baseHealth: the match is over below 1"},
        {[](State& s) { s.sequence = 41; }, "sequence: it is 1 to 40"},
        {[](State& s) { s.step = Step::tiles; }, "drawnTile: one is drawn"},
        {[](State& s) {
             s.track.towers[0].at = {0, -19};
         },
         "track, towers: a tower stands beside no tile"},
        {[](State& s) { s.round = 1; }, "teams, units: more Shadowborn are in play than could have come"},
    };
    for (const Damage& damage : damages) {
        State damaged = sound;
        damage.make(damaged);
        CAPTURE(std::string(damage.says));
        CHECK_MESSAGE(whyRefused(damaged, 2).starts_with(damage.says), whyRefused(damaged, 2));
    }
    State early = ForestTable::fromSetup(2).state;
    REQUIRE(whyRefused(early, 2) == "");
    early.teams[0].items.push_back(early.teams[0].deck.back());
    early.teams[0].deck.pop_back();
    CHECK(whyRefused(early, 2).starts_with("teams"));
    CHECK(whyRefused(sound, 3).starts_with("players: there is one for each seat"));
}
