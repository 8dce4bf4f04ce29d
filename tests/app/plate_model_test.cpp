#include "app/table/model/plate_model.h"

#include "great_events.h"

#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

constexpr int kAgesLong = 1'000'000;

/// A match of two whose plate stays for ages. What its log had at the beginning is new to nobody.
struct PlatedMatch
{
    explicit PlatedMatch(std::vector<Event> before = {}) : log(std::move(before))
    {
        plate.setTimes(kAgesLong, 0);
        for (const Seat seat : Seats::firstOf(2))
            plate.skip(seat, log.size());
    }
    /// Shows what is told so far to whoever sits there.
    void follow(int seat, bool isSeen = true)
    {
        plate.follow(Seat{static_cast<std::int8_t>(seat)}, log, ashAndBram(), isSeen);
    }
    PlateLine line(int row) const { return plate.at(row).value<PlateLine>(); }

    PlateModel plate;
    std::vector<Event> log;
};

} // namespace

TEST_CASE("A great event stands on the plate once, for each viewer in their own words, and others never")
{
    PlatedMatch match({great(1)});
    match.log.push_back(ordinary());
    match.follow(0);
    CHECK(match.plate.count() == 0);
    match.log.push_back(great(1));
    match.follow(0);
    REQUIRE(match.plate.count() == 1);
    CHECK(match.line(0).meaning == "They.");
    CHECK(match.line(0).emblem == "owl");
    CHECK(match.line(0).sign == "ghost");
    CHECK(match.plate.words() == "Fell. They.");
    match.follow(1);
    REQUIRE(match.plate.count() == 1);
    CHECK(match.line(0).meaning == "You.");
    match.follow(0);
    CHECK(match.plate.count() == 0);
}

TEST_CASE("What all have read together is shown again only to whom it has words of its own")
{
    PlatedMatch match;
    match.log.push_back(great(1));
    for (const Seat seat : Seats::firstOf(2))
        match.plate.skipRead(seat, match.log);
    match.follow(0);
    CHECK(match.plate.count() == 0);
    match.follow(1);
    REQUIRE(match.plate.count() == 1);
    CHECK(match.line(0).meaning == "You.");
}

TEST_CASE("What is played anew after something was taken back is shown to all")
{
    PlatedMatch match({great(1), great(1)});
    match.log.push_back(great(1));
    match.follow(0);
    CHECK(match.plate.count() == 1);
    match.log.pop_back();
    match.plate.takeBack(Seat{0}, match.log.size());
    CHECK(match.plate.count() == 0);
    match.log.push_back(great(0));
    match.log.push_back(ordinary());
    match.follow(0);
    CHECK(match.plate.count() == 1);
}

TEST_CASE("Who does not see the table reads what happened when they see it again")
{
    PlatedMatch match;
    match.log.push_back(great(1));
    match.follow(0, false);
    CHECK(match.plate.count() == 0);
    match.follow(0);
    CHECK(match.plate.count() == 1);
}

TEST_CASE("The plate goes by itself, but not while something lies over it, and at once when it is dismissed")
{
    PlatedMatch match;
    match.plate.setTimes(10, 0);
    match.plate.setHeld(true);
    match.log.push_back(great(1));
    match.follow(0);
    QTest::qWait(60);
    CHECK(match.plate.count() == 1);
    CHECK_FALSE(match.plate.dismiss());
    match.plate.setHeld(false);
    CHECK(QTest::qWaitFor([&] { return match.plate.count() == 0; }));

    match.plate.setTimes(kAgesLong, 0);
    match.log.push_back(great(0));
    match.follow(0);
    CHECK(match.plate.dismiss());
    CHECK(match.plate.count() == 0);
    CHECK_FALSE(match.plate.dismiss());
}

TEST_CASE("What is taken back leaves the plate, and of many events the newest stay")
{
    PlatedMatch match;
    for (int i = 0; i < 9; ++i)
        match.log.push_back(great(i % 2));
    match.follow(0);
    CHECK(match.plate.count() == 4);
    match.log.pop_back();
    match.follow(0);
    CHECK(match.plate.count() == 3);
}
