#include "../kit/connect_four.h"
#include "cable.h"
#include "kit/game_type_of.h"
#include "party.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

/// Two players and a spectator, each behind a cable of their own.
struct FarApart
{
    GameTypeOf<connect_four::ConnectFour> type{{}};
    MemoryStore store;
    std::unique_ptr<TableHost> host;
    Person mira{type, "Mira"};
    Person tom{type, "Tom"};
    Person ada{type, "Ada"};
    std::vector<std::unique_ptr<Cable>> cables;

    /// How long the host and its guests wait for each other's signs of life.
    explicit FarApart(std::chrono::milliseconds silence = std::chrono::seconds(120))
    {
        HostPlan plan = openPlan(type);
        plan.pace.beat = silence / 8;
        plan.pace.silence = silence;
        host = std::make_unique<TableHost>(plan, makeIdentity(), store);
        REQUIRE(!host->listen());
        for (Person* const person : people()) {
            person->pace.beat = silence / 8;
            person->pace.silence = silence;
            cables.push_back(std::make_unique<Cable>(host->port()));
        }
    }

    std::vector<Person*> people() { return {&mira, &tom, &ada}; }

    void sitDown()
    {
        ada.join(cables[2]->serverPort(), Watch::spectator);
        mira.join(cables[0]->serverPort());
        tom.join(cables[1]->serverPort());
        mira.take(0);
        tom.take(1);
        REQUIRE(until([this] { return mira.view() && tom.view() && ada.view(); }));
    }

    /// Who is asked plays, until so many moves are stored or it is over.
    void playTo(std::size_t moves)
    {
        REQUIRE(until([&] {
            for (Person* const person : {&mira, &tom}) {
                const SeatView* const view = person->guest().view();
                if (view && !view->offers.empty() && person->guest().unanswered() == 0)
                    person->act(view->offers.front().move);
            }
            return store.record.moves.size() >= moves || mira.opened;
        }));
    }

    void checkEnd()
    {
        REQUIRE(!mira.opened);
        playTo(~std::size_t{0});
        REQUIRE(until([this] { return mira.opened && tom.opened && ada.opened; }));
        for (Person* const person : people()) {
            CHECK(!person->opened->why);
            CHECK(person->opened->hash == host->table()->hash());
        }
        CHECK(mira.guest().viewer() == Viewer(Seat{0}));
        CHECK(tom.guest().viewer() == Viewer(Seat{1}));
    }

    bool isShownHere(Person& watcher, const std::string& name)
    {
        const auto& guests = watcher.lobby().guests;
        const auto guest = std::ranges::find(guests, name, &LobbyGuest::name);
        return guest != guests.end() && guest->isHere;
    }
};

} // namespace

TEST_CASE("A match over a network that delays everything unevenly ends the same for all")
{
    FarApart table;
    int cable = 0;
    for (const auto& one : table.cables)
        one->slow("delay " + std::to_string(++cable), 12);
    table.sitDown();
    table.checkEnd();
    for (const auto& one : table.cables)
        CHECK(one->delayed() > 10);
}

TEST_CASE("A match whose connections are cut again and again, and come back in another order, ends the same "
          "for all")
{
    FarApart table;
    int cable = 0;
    for (const auto& one : table.cables)
        one->slow("cuts " + std::to_string(++cable), 6);
    table.sitDown();
    const int comings = table.tom.wholeViews;
    Random random(Seed::fromText("cuts"), "test");
    for (std::size_t moves = 1; moves < 12; ++moves) {
        table.playTo(moves);
        for (const auto& one : table.cables) {
            if (random.below(2) == 0)
                one->cut();
        }
    }
    table.checkEnd();
    CHECK(table.tom.wholeViews > comings);
}

TEST_CASE("A network that is silent for longer than anybody waits, and then down, is no end: the match goes "
          "on after it")
{
    FarApart table(std::chrono::milliseconds(1600));
    table.sitDown();
    table.playTo(3);
    table.cables[1]->hold();
    REQUIRE(until([&] { return !table.isShownHere(table.mira, "Tom"); }));
    REQUIRE(until([&] { return table.tom.table().state() != RemoteTable::State::inside; }));
    table.cables[1]->breakDown();
    table.cables[2]->breakDown();
    REQUIRE(until([&] { return !table.isShownHere(table.mira, "Ada"); }));
    table.cables[1]->mend();
    table.cables[2]->mend();
    REQUIRE(until([&] { return table.isShownHere(table.mira, "Tom"); }));
    table.checkEnd();
}

TEST_CASE("A half-open connection, on which only one side is heard, is given up and made anew")
{
    FarApart table(std::chrono::milliseconds(1600));
    table.sitDown();
    table.playTo(3);
    table.cables[1]->holdBack();
    // Tom hears nothing any more and comes again, though the host still hears him.
    REQUIRE(until([&] { return table.tom.table().state() == RemoteTable::State::lost; }));
    table.cables[1]->cut();
    table.checkEnd();
}

TEST_CASE(
    "A half-open connection, on which the host hears nothing though it is heard, is given up by the host")
{
    FarApart table(std::chrono::milliseconds(1600));
    table.sitDown();
    table.playTo(3);
    table.cables[1]->holdForth();
    // Nobody tells the host: it has to notice by itself.
    REQUIRE(until([&] { return !table.isShownHere(table.mira, "Tom"); }));
    CHECK(table.isShownHere(table.mira, "Ada"));
    table.cables[1]->cut();
    REQUIRE(until([&] { return table.isShownHere(table.mira, "Tom"); }));
    table.checkEnd();
}

TEST_CASE("After a cut of half a minute, at a tenth of the times, the match goes on")
{
    constexpr int kTenth = 10;
    const Pace standard;
    FarApart table;
    for (Person* const person : table.people()) {
        person->pace.firstRetry = standard.firstRetry / kTenth;
        person->pace.lastRetry = standard.lastRetry / kTenth;
    }
    // So often somebody tries in half a minute: with ever longer pauses, then with the longest ones.
    int tries = 0;
    for (auto time = standard.firstRetry, pause = time; time < std::chrono::seconds(30); time += pause) {
        ++tries;
        pause = std::min(2 * pause, standard.lastRetry);
    }
    REQUIRE(tries > 8);
    table.sitDown();
    table.playTo(3);
    table.cables[1]->breakDown();
    REQUIRE(until([&] { return table.cables[1]->turnedAway() >= tries; }));
    CHECK(!table.isShownHere(table.mira, "Tom"));
    CHECK(table.tom.table().state() != RemoteTable::State::ended);
    table.cables[1]->mend();
    REQUIRE(until([&] { return table.isShownHere(table.mira, "Tom"); }));
    table.checkEnd();
}
