#include "kernel/game.h"
#include "kernel/input_error.h"

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
