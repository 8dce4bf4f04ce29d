#include "app/table/plate_model.h"

#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;

namespace {

constexpr int kAgesLong = 1'000'000;

Event ordinary() { return {{}, Seat{0}, "draw", {}, {}}; }

Event great(int seat)
{
    const Seat about{static_cast<std::int8_t>(seat)};
    return {Text::ofContent("test", "Fell"),
            about,
            "die",
            {},
            {},
            Plate{"ghost", Text::ofContent("test", "They."), Text::ofContent("test", "You.")}};
}

PlateLine lineOf(const PlateModel& plate, int row) { return plate.at(row).value<PlateLine>(); }

const std::vector<Player> kPlayers{{"Ash", PlayerKind::person, "", "fox"},
                                   {"Bram", PlayerKind::person, "", "owl"}};

} // namespace

TEST_CASE("A great event stands on the plate once, for each viewer in their own words, and others never")
{
    PlateModel plate;
    plate.setTimes(kAgesLong, 0);
    std::vector<Event> log{great(1)};
    for (const int seat : {0, 1})
        plate.skip(Seat{static_cast<std::int8_t>(seat)}, log.size());
    log.push_back(ordinary());
    plate.follow(Seat{0}, log, kPlayers, true);
    CHECK(plate.count() == 0);
    log.push_back(great(1));
    plate.follow(Seat{0}, log, kPlayers, true);
    REQUIRE(plate.count() == 1);
    CHECK(lineOf(plate, 0).meaning == "They.");
    CHECK(lineOf(plate, 0).emblem == "owl");
    CHECK(plate.words() == "Fell. They.");
    plate.follow(Seat{1}, log, kPlayers, true);
    REQUIRE(plate.count() == 1);
    CHECK(lineOf(plate, 0).meaning == "You.");
    plate.follow(Seat{0}, log, kPlayers, true);
    CHECK(plate.count() == 0);
}

TEST_CASE("What all have read together is shown again only to whom it has words of its own")
{
    PlateModel plate;
    plate.setTimes(kAgesLong, 0);
    std::vector<Event> log;
    plate.skip(Seat{0}, 0);
    plate.skip(Seat{1}, 0);
    log.push_back(great(1));
    for (const Seat seat : {Seat{0}, Seat{1}})
        plate.skipRead(seat, log);
    plate.follow(Seat{0}, log, kPlayers, true);
    CHECK(plate.count() == 0);
    plate.follow(Seat{1}, log, kPlayers, true);
    REQUIRE(plate.count() == 1);
    CHECK(lineOf(plate, 0).meaning == "You.");
}

TEST_CASE("What is played anew after something was taken back is shown to all")
{
    PlateModel plate;
    plate.setTimes(kAgesLong, 0);
    std::vector<Event> log{great(1), great(1)};
    plate.skip(Seat{0}, log.size());
    log.pop_back();
    plate.takeBack(Seat{0}, log.size());
    log.push_back(great(0));
    log.push_back(ordinary());
    plate.follow(Seat{0}, log, kPlayers, true);
    CHECK(plate.count() == 1);
}

TEST_CASE("Who does not see the table reads what happened when they see it again")
{
    PlateModel plate;
    plate.setTimes(kAgesLong, 0);
    std::vector<Event> log;
    plate.skip(Seat{0}, 0);
    log.push_back(great(1));
    plate.follow(Seat{0}, log, kPlayers, false);
    CHECK(plate.count() == 0);
    plate.follow(Seat{0}, log, kPlayers, true);
    CHECK(plate.count() == 1);
}

TEST_CASE("The plate goes by itself, but not while something lies over it, and at once when it is dismissed")
{
    PlateModel plate;
    plate.setTimes(10, 0);
    std::vector<Event> log;
    plate.skip(Seat{0}, 0);
    plate.setHeld(true);
    log.push_back(great(1));
    plate.follow(Seat{0}, log, kPlayers, true);
    QTest::qWait(60);
    CHECK(plate.count() == 1);
    CHECK_FALSE(plate.dismiss());
    plate.setHeld(false);
    CHECK(QTest::qWaitFor([&] { return plate.count() == 0; }));

    plate.setTimes(kAgesLong, 0);
    log.push_back(great(0));
    plate.follow(Seat{0}, log, kPlayers, true);
    CHECK(plate.dismiss());
    CHECK(plate.count() == 0);
    CHECK_FALSE(plate.dismiss());
}

TEST_CASE("What is taken back leaves the plate, and of many events the newest stay")
{
    PlateModel plate;
    plate.setTimes(kAgesLong, 0);
    std::vector<Event> log;
    plate.skip(Seat{0}, 0);
    for (int i = 0; i < 9; ++i)
        log.push_back(great(i % 2));
    plate.follow(Seat{0}, log, kPlayers, true);
    CHECK(plate.count() == 4);
    log.pop_back();
    plate.follow(Seat{0}, log, kPlayers, true);
    CHECK(plate.count() == 0);
}
