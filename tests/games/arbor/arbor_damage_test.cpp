#include "arbor_table.h"

#include "content/json_fields.h"
#include "kit/damaged_states.h"

#include <doctest/doctest.h>

#include <functional>

using namespace tablewood;
using namespace tablewood::arbor;

namespace {

std::string whyRefused(const State& state, int seats)
{
    const Json json = toJson(state);
    JsonSource source(json, "position.json");
    try {
        readState(shippedGame(), seats, source);
    } catch (const InputError& error) {
        return error.what();
    }
    return {};
}

/// A song of Cunning that waits for the answer of a seat with a card of Fate.
State withOpenWindow()
{
    ArborTable table({"A1 T1 . .", ". . . .", ". . T2 A2"});
    table.hold(0, {Spirit::shadow});
    table.hold(1, {Spirit::fate});
    table.play(0, "play cunning B1 C1");
    return table.state;
}

} // namespace

TEST_CASE("A damaged state of Arbor II is refused or can be played on")
{
    const std::map<std::string, std::string> plain;
    const std::map<std::string, std::string> all{{"life", "on"}, {"rounds", "20"}, {"win", "reach"}};
    for (int i = 0; i < 6; ++i) {
        Setup setup{2 + i % 3, i % 2 == 0 ? plain : all, Seed::fromText("damage " + std::to_string(i))};
        kit::Breaches breaches(setup);
        kit::checkDamagedStates(shippedGame(), setup, 300, breaches);
        CHECK(breaches.list() == std::vector<std::string>{});
    }
}

TEST_CASE("A position that names what the match does not have is refused with its place")
{
    const State sound = withOpenWindow();
    CHECK(whyRefused(sound, 2) == "");
    CHECK(whyRefused(sound, 3) == "forests: this is a position of 2 players, and the match has 3 seats");

    struct Damage
    {
        std::function<void(State&)> make;
        const char* says;
    };
    const Damage damages[] = {
        {[](State& s) { s.terms.scenario = "moon"; }, "terms, scenario: there is no scenario \"moon\""},
        {[](State& s) { s.forests[1].ancient = 100; }, "forests, 2, ancient: the Ancients are numbered 0 to"},
        {[](State& s) { s.forests[0].dealt[1] = -2; }, "forests, 1, dealt: the Ancients are numbered 0 to"},
        {[](State& s) { s.first = Seat::none(); }, "first: the match runs, and nobody began"},
        {[](State& s) {
             s.step = Step::over;
             s.pending.clear();
             s.window.close();
         },
         "finish: it is there when the match is over"},
        {[](State& s) {
             s.finish = Finish{Ending::held, Seat{0}, 3};
         },
         "finish: it is there when the match is over"},
        {[](State& s) { s.nextPiece = 4'000'000'000; }, "nextPiece: it is at most"},
        {[](State& s) { s.forests[0].trees = 25; }, "forests, 1, trees: it is 0 to 23"},
        {[](State& s) { s.forests[0].storm = 101; }, "forests, 1, storm"},
        {[](State& s) {
             while (s.deck.size() < 100)
                 s.deck.push_back(Spirit::life);
         },
         "deck: 105 Stars are in the match"},
        {[](State& s) {
             s.chain = {Cell{0, 0}, Cell{1, 0}, Cell{2, 0}, Cell{3, 0}, Cell{2, 0}};
         },
         "chain: its Trees cost more manna than there was"},
        {[](State& s) { s.pending[0].at.pop_back(); }, "pending: the song cannot be played"},
        {[](State& s) { s.pending[0].seat = Seat{1}; }, "pending: the first song is of the seat"},
        {[](State& s) { s.pending[0].song = Song::destiny; }, "pending: a song comes first"},
        {[](State& s) { s.pending[0].card.spirit = Spirit::fire; },
         "pending: a song is of its card's Spirit"},
        {[](State& s) { s.forests[1].hand.clear(); }, "window, asked: who is asked holds a card of Fate"},
    };
    for (const Damage& damage : damages) {
        State damaged = sound;
        damage.make(damaged);
        CAPTURE(std::string(damage.says));
        CHECK_MESSAGE(whyRefused(damaged, 2).starts_with(damage.says), whyRefused(damaged, 2));
    }
}

TEST_CASE("While Ancients are chosen, those before the choosing seat have one and the others have none")
{
    State choosing = ArborTable::fromSetup(2).state;
    CHECK(whyRefused(choosing, 2) == "");
    choosing.active = Seat{1};
    CHECK(whyRefused(choosing, 2).starts_with("forests, 1, ancient: the Ancients are numbered 0 to"));
    choosing.active = Seat{0};
    choosing.forests[1].ancient = 0;
    CHECK(whyRefused(choosing, 2) == "forests, 2, ancient: it is -1 until the seat has chosen");
}
