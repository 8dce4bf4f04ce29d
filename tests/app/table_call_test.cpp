#include "app/program.h"
#include "app/table/model/table_model.h"
#include "far_table.h"
#include "started.h"

#include <QSignalSpy>
#include <QTest>
#include <doctest/doctest.h>

#include <numeric>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

/// How often a laptop called its person, at each of these moments.
std::vector<int> callsAt(int seat, const std::vector<ForsakenTable>& moments)
{
    const Started started;
    auto source = std::make_unique<FarTable>(Seat{static_cast<std::int8_t>(seat)}, moments.front());
    FarTable& laptop = *source;
    TableModel table(Program::instance(), std::move(source));
    table.setStepPace(0);
    const QSignalSpy turnCame(&table, &TableModel::turnCame);
    std::vector<int> calls;
    for (const ForsakenTable& moment : moments) {
        laptop.tell(table, moment);
        REQUIRE(QTest::qWaitFor([&] { return !table.isShowing(); }, 10'000));
        calls.push_back(static_cast<int>(turnCame.count()) - std::accumulate(calls.begin(), calls.end(), 0));
    }
    return calls;
}

/// Seat 0 draws, plays a card that others may answer, and ends the turn; then it is seat 1's.
std::vector<ForsakenTable> turnWhereSeatTwoHolds(const char* card)
{
    std::vector<ForsakenTable> moments;
    auto table = ForsakenTable::atFirstTurn(4);
    for (int seat = 1; seat < 4; ++seat)
        table.hold(seat, {seat == 2 ? card : "omen"});
    moments.push_back(table);
    table.play(0, "draw");
    moments.push_back(table);
    table.of(0).hand = {};
    table.hold(0, {"take-stock"});
    table.play(0, "play take-stock");
    moments.push_back(table);
    table.passAll();
    moments.push_back(table);
    table.of(0).hand = {};
    table.play(0, "end");
    table.passAll();
    REQUIRE(table.state.active == Seat{1});
    moments.push_back(table);
    return moments;
}

} // namespace

TEST_CASE("two tables that differ in one hand call everybody at the same moments")
{
    const auto armed = turnWhereSeatTwoHolds("deny-fate");
    const auto unarmed = turnWhereSeatTwoHolds("wander");
    for (int seat = 0; seat < 4; ++seat) {
        CAPTURE(seat);
        CHECK(callsAt(seat, armed) == callsAt(seat, unarmed));
    }
}

TEST_CASE("the table calls whose turn it is and who is asked, and not who may come in between")
{
    const auto moments = turnWhereSeatTwoHolds("deny-fate");
    CHECK(callsAt(1, moments) == std::vector{0, 0, 1, 0, 1});
    CHECK(callsAt(2, moments) == std::vector{0, 0, 1, 0, 0});
}

TEST_CASE("nobody is called in the dark")
{
    ForsakenTable before = ForsakenTable::asDealt(4);
    ForsakenTable dark(4);
    CHECK(callsAt(1, {dark, dark}) == std::vector{0, 0});
    CHECK(callsAt(1, {dark, before}) == std::vector{0, 1});
}
