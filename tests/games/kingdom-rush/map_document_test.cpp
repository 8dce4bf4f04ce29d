#include "map_maker_table.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

TEST_CASE("each template of a map passes the reader, but for rules that are still to come")
{
    REQUIRE(maker().templates().size() == 3);
    for (const MapTemplate& one : maker().templates()) {
        CAPTURE(one.key);
        const auto document = maker().fresh(one.key);
        const MapReport report = maker().check(document->text());
        for (const MapFault& fault : report.faults)
            CAPTURE(words(fault.title));
        CHECK(report.isPlayable());
        for (const MapWay& way : document->ways()) {
            CHECK(way.from.has_value());
            CHECK(way.to.has_value());
        }
    }
}

TEST_CASE("a map that is read again from its text is the same")
{
    for (const MapTemplate& one : maker().templates()) {
        const auto document = maker().fresh(one.key);
        CHECK(maker().read(document->text(), "again")->text() == document->text());
    }
    for (const char* const name : {"prologue", "1", "2"}) {
        CAPTURE(name);
        const auto document = maker().read(shippedScenario(name), name);
        const std::string text = document->text();
        CHECK(maker().read(text, name)->text() == text);
        CHECK(maker().check(text).isPlayable());
    }
}
