#include "connect_four.h"
#include "kernel/company.h"
#include "kit/game_type_of.h"
#include "lan_windows.h"
#include "test_clock.h"

using namespace tablewood;

namespace {

/// Connect Four, in which all wait for whose turn it is: who does nothing for long has dropped into the first
/// column.
struct SlowFour : connect_four::ConnectFour
{
    Seat holder(const State& state) const { return toAct(state).first(); }
    std::optional<Move> lapsed(const State& state, Seat seat) const
    {
        return seat == holder(state) ? std::optional<Move>(connect_four::Drop{}) : std::nullopt;
    }
};
static_assert(HoldsTable<SlowFour>);

const GameType& slowFour()
{
    static const GameTypeOf<SlowFour> type{SlowFour{}};
    return type;
}

/// Mira is to move at a table of which the clock stands still until the test lets time pass.
struct Slow
{
    lan::TestClock clock;
    Two two{slowFour(), &clock};

    Slow() { two.startMatch(); }
    ReminderModel& atMira() { return *two.mira->table()->reminder(); }
    ReminderModel& atJonas() { return *two.jonas->table()->reminder(); }
    /// Jonas asks her to go on, a minute later.
    void ask()
    {
        clock.pass(std::chrono::seconds(kSecondsToRemind));
        REQUIRE(lan::comesTo([&] { return atJonas().idle() == "Mira"; }));
        CHECK(atMira().idle() == "");
        atJonas().ask();
        REQUIRE(lan::comesTo([&] { return atMira().askedBy() == "Jonas"; }));
        CHECK(lan::comesTo([&] { return atJonas().asked() == "Mira"; }));
    }
};

} // namespace

TEST_CASE("Who lets all at the table wait is asked from another laptop, and 20 seconds later it goes on "
          "without them")
{
    Slow slow;
    slow.clock.pass(std::chrono::seconds(kSecondsToRemind - 1));
    CHECK(slow.atJonas().idle() == "");
    slow.ask();
    slow.clock.pass(std::chrono::seconds(kSecondsToGoOn));
    CHECK(slow.two.jonas.seesPieces(1));
    CHECK(slow.atMira().askedBy() == "");
    CHECK(slow.atJonas().asked() == "");
}

TEST_CASE("A press at the laptop of who was asked says that they are there")
{
    Slow slow;
    slow.ask();
    slow.atMira().goOn();
    CHECK(lan::comesTo([&] { return slow.atJonas().asked() == ""; }));
    slow.clock.pass(std::chrono::seconds(kSecondsToRemind - 1));
    CHECK(slow.two.mira.pieces() == 0);

    slow.ask();
    // A press that does nothing else is enough.
    slow.two.mira->table()->pressButton(QStringLiteral("nothing"));
    CHECK(lan::comesTo([&] { return slow.atJonas().asked() == ""; }));
    slow.clock.pass(std::chrono::seconds(kSecondsToGoOn));
    CHECK(slow.two.mira.pieces() == 0);
}
