#include "holding.h"
#include "sitting.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// Two persons at a table that waits for the first of them.
struct Held : Sitting
{
    Held() : Sitting("pp", "held", std::make_unique<GameTypeOf<lantern::Holding>>(lantern::Holding())) {}
    const Reminder& seen(int seat) const { return view(seat).reminder; }
    void remind(int seat) { CHECK(wish(seat, Remind{}).empty()); }
};

} // namespace

TEST_CASE("Whoever lets all wait is asked to go on only once the table lets them, and all see who asked")
{
    Held held;
    CHECK(held.table.holder() == kFirst);
    held.remind(1);
    CHECK(held.seen(0) == Reminder());
    held.table.letRemind();
    for (const int seat : {0, 1})
        CHECK(held.seen(seat) == Reminder{kFirst, Seat::none()});
    held.remind(1);
    for (const int seat : {0, 1})
        CHECK(held.seen(seat) == Reminder{kFirst, kSecond});
}

TEST_CASE("Who is asked to go on is there with whatever they say, and is asked no more")
{
    const std::vector<Wish> words{Remind{}, Undo{}, Explain{}, Act{"no move"}, Act{"step"}};
    for (const Wish& word : words) {
        Held held;
        held.table.letRemind();
        held.remind(1);
        const std::uint32_t before = held.table.lastWish(kFirst);
        held.wish(0, word);
        CHECK(held.seen(1) == Reminder());
        CHECK(held.table.lastWish(kFirst) != before);
    }
}

TEST_CASE("Once all wait for somebody else nobody is asked any more")
{
    Held held;
    held.table.letRemind();
    held.remind(1);
    held.table.playFor(kFirst, "end");
    CHECK(held.table.holder() == kSecond);
    CHECK(held.seen(0) == Reminder());
    CHECK(held.seen(1) == Reminder());
}

TEST_CASE("Nobody is asked to go on while all are asked whether something is taken back")
{
    Held held;
    held.act(0, "step");
    held.act(0, "end");
    held.act(1, "step");
    held.undo(0);
    REQUIRE(held.view(1).undo.asked == kFirst);
    CHECK(held.table.holder() == Seat::none());
    held.table.letRemind();
    CHECK(held.seen(1) == Reminder());
}

TEST_CASE("A game that never waits for one seat has nobody to be asked")
{
    Sitting sitting("pp");
    CHECK(sitting.table.holder() == Seat::none());
    sitting.table.letRemind();
    CHECK(sitting.wish(1, Remind{}).empty());
    CHECK(sitting.view(0).reminder == Reminder());
}
