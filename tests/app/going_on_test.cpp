#include "app/table/model/going_on.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// A part of the step in which the person is called.
NightScreen called(NightPart part)
{
    NightScreen night;
    night.hook = "navigator-seeks";
    night.part = part;
    night.isCalled = true;
    return night;
}

NightScreen others(const std::string& hook)
{
    NightScreen night;
    night.hook = hook;
    return night;
}

} // namespace

TEST_CASE("The Night goes by until the person is called, whatever others are called for")
{
    GoingOn going;
    going.follow(others("sleep"), true, false);
    CHECK_FALSE(going.isOn());
    going.begin(others("sleep"));
    going.follow(others("oracle-reads"), true, false);
    CHECK(going.isOn());
    going.follow(called(NightPart::opening), true, false);
    CHECK_FALSE(going.isOn());
}

TEST_CASE("A part in which the person can choose does not go by, unless they have chosen in this step")
{
    for (const bool hasChosen : {false, true}) {
        CAPTURE(hasChosen);
        GoingOn going;
        if (hasChosen)
            going.chose(called(NightPart::opening));
        going.begin(called(NightPart::opening));
        going.follow(called(NightPart::acting), true, true);
        CHECK(going.isOn() == hasChosen);
    }
}

TEST_CASE("A card that is turned for the person does not go by, one that shows nothing does")
{
    for (const char* const card : {"place.dead-end", ""}) {
        CAPTURE(std::string(card));
        GoingOn going;
        going.begin(called(NightPart::acting));
        NightScreen turned = called(NightPart::acting);
        turned.isTurned = true;
        turned.card = card;
        going.follow(turned, true, false);
        CHECK(going.isOn() == turned.card.empty());
    }
}

TEST_CASE("By day, and where others would be hurried, nothing goes by")
{
    GoingOn going;
    going.begin(others("sleep"));
    going.follow(std::nullopt, true, false);
    CHECK_FALSE(going.isOn());
    going.begin(others("sleep"));
    going.follow(others("sleep"), false, false);
    CHECK_FALSE(going.isOn());
}
