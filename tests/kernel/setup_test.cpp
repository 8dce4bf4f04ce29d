#include "kernel/game.h"
#include "kernel/input_error.h"
#include "kernel/seat_options.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

OptionChoice choice(std::string value, int minSeats = 0, int maxSeats = kMaxSeats)
{
    OptionChoice it;
    it.value = std::move(value);
    it.minSeats = minSeats;
    it.maxSeats = maxSeats;
    return it;
}

GameSheet sheet()
{
    GameSheet it;
    it.id = "valley";
    it.maxSeats = 4;
    OptionSpec map;
    map.key = "map";
    map.choices = {choice("narrow", 2, 2), choice("wide", 3, 4), choice("any")};
    map.standard = "narrow";
    it.options = {map};
    return it;
}

Setup setup(int seats, std::map<std::string, std::string> options = {})
{
    Setup it;
    it.seats = seats;
    it.options = std::move(options);
    return it;
}

} // namespace

TEST_CASE("An option that is not named has its standard value, or the first that fits the seats")
{
    CHECK(chosen(sheet(), setup(2), "map") == "narrow");
    CHECK(chosen(sheet(), setup(3), "map") == "wide");
    CHECK(chosen(sheet(), setup(3, {{"map", "any"}}), "map") == "any");
}

TEST_CASE("A setup that does not fit its game is refused with the remedy")
{
    CHECK_NOTHROW(checkSetup(sheet(), setup(2, {{"map", "any"}})));
    CHECK_THROWS_WITH_AS(checkSetup(sheet(), setup(5)), "seats: 5 cannot play valley. Use 2 to 4",
                         InputError);
    CHECK_THROWS_WITH_AS(checkSetup(sheet(), setup(2, {{"size", "big"}})),
                         "option size: valley has no such option. It has: map", InputError);
    CHECK_THROWS_WITH_AS(checkSetup(sheet(), setup(3, {{"map", "narrow"}})),
                         "option map: \"narrow\" is not possible with 3 seats. Possible: wide, any",
                         InputError);
}

TEST_CASE("An option that counts only beside a value of another is asked for with that value alone")
{
    GameSheet valley = sheet();
    OptionSpec bridge;
    bridge.key = "bridge";
    bridge.choices = {choice("old"), choice("new")};
    bridge.standard = "old";
    bridge.onlyWhile = OptionNeed{"map", "narrow"};
    CHECK(isAsked(valley, setup(2), bridge));
    CHECK_FALSE(isAsked(valley, setup(2, {{"map", "any"}}), bridge));
    CHECK(isAsked(valley, setup(2, {{"map", "any"}}), valley.options.front()));
}

TEST_CASE("An option that came later is in a kept setup what held before it, and in a new one its standard")
{
    GameSheet valley = sheet();
    OptionSpec first;
    first.key = "first";
    first.choices = {choice("named"), choice("highest")};
    first.standard = "named";
    first.before = "highest";
    valley.options.push_back(first);
    CHECK(chosen(valley, setup(2), "first") == "highest");
    const Setup fresh = anew(valley, setup(2));
    CHECK(fresh.options == std::map<std::string, std::string>{{"first", "named"}});
    CHECK(chosen(valley, fresh, "first") == "named");
    CHECK(anew(valley, setup(2, {{"first", "highest"}})).options.at("first") == "highest");
    // What counts beside it follows.
    OptionSpec bridge;
    bridge.onlyWhile = OptionNeed{"first", "named"};
    CHECK_FALSE(isAsked(valley, setup(2), bridge));
    CHECK(isAsked(valley, fresh, bridge));
}

TEST_CASE("An option of the seats has a value for each, by a name with the seat's number")
{
    GameSheet valley = sheet();
    OptionSpec hero;
    hero.key = "hero";
    hero.choices = {choice("any"), choice("knight"), choice("giant", 3, 4)};
    hero.standard = "any";
    hero.isOfSeat = true;
    valley.options.push_back(hero);

    CHECK(keysOf(valley.options[0], 3) == std::vector<std::string>{"map"});
    CHECK(keysOf(valley.options[1], 3) == std::vector<std::string>{"hero.0", "hero.1", "hero.2"});

    const Setup two = setup(2, {{"hero.1", "knight"}});
    CHECK_NOTHROW(checkSetup(valley, two));
    CHECK(chosen(valley, two, "hero", Seat{0}) == "any");
    CHECK(chosen(valley, two, "hero", Seat{1}) == "knight");
    CHECK(chosen(valley, two, "hero.1") == "knight");

    CHECK_THROWS_WITH_AS(checkSetup(valley, setup(2, {{"hero", "knight"}})),
                         "option hero: valley has no such option. It has: map, hero.0, hero.1", InputError);
    CHECK_THROWS_WITH_AS(checkSetup(valley, setup(2, {{"hero.2", "knight"}})),
                         "option hero.2: valley has no such option. It has: map, hero.0, hero.1", InputError);
    CHECK_THROWS_WITH_AS(checkSetup(valley, setup(2, {{"hero.0", "giant"}})),
                         "option hero.0: \"giant\" is not possible with 2 seats. Possible: any, knight",
                         InputError);
    CHECK_THROWS_AS(chosen(valley, two, "hero", Seat{2}), InputError);

    // What came later is named for each seat of a new match.
    valley.options[1].before = "knight";
    CHECK(chosen(valley, setup(2), "hero", Seat{0}) == "knight");
    CHECK(anew(valley, two).options ==
          std::map<std::string, std::string>{{"hero.0", "any"}, {"hero.1", "knight"}});
}

TEST_CASE("A match may go on for ever as soon as one seat chooses so")
{
    GameSheet valley = sheet();
    OptionSpec hero;
    hero.key = "hero";
    hero.choices = {choice("any"), choice("sleeper")};
    hero.choices[1].isEndless = true;
    hero.standard = "any";
    hero.isOfSeat = true;
    valley.options.push_back(hero);
    CHECK_FALSE(isEndless(valley, setup(2)));
    CHECK(isEndless(valley, setup(2, {{"hero.1", "sleeper"}})));
}

TEST_CASE("A match takes as long as what is chosen says and else as long as the game says")
{
    GameSheet valley = sheet();
    valley.minutes = 90;
    OptionSpec road;
    road.key = "road";
    road.choices = {choice("short"), choice("long")};
    road.choices[0].minutes = 30;
    road.standard = "long";
    valley.options.push_back(road);
    CHECK(minutesOf(valley, setup(2)) == 90);
    CHECK(minutesOf(valley, setup(2, {{"road", "short"}})) == 30);
}
