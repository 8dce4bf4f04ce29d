#include "lan/find/table_code.h"

#include <doctest/doctest.h>

#include <set>

using namespace tablewood::lan;

TEST_CASE("A table's code follows from its id alone, and few tables have the same")
{
    TableId table{};
    CHECK(codeOf(table) == "ALOE BEAGLE 10");
    table[15] = 7;
    CHECK(codeOf(table) == "ALOE BEAGLE 10");
    CHECK(codeOf(TableId{19, 18, 31}) == "OLIVE OTTER 41");

    std::set<std::string> codes;
    for (int i = 0; i < 32; ++i)
        for (int j = 0; j < 32; ++j)
            codes.insert(codeOf(TableId{static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(j)}));
    CHECK(codes.size() == 32 * 32);
}

TEST_CASE("A typed code is read in any case, with spaces and hyphens or without")
{
    for (const char* typed : {"OLIVE OTTER 41", "olive otter 41", "olive-otter-41", " OliveOtter41 "})
        CHECK(codeFrom(typed) == "OLIVE OTTER 41");
    for (const char* typed : {"", "41", "olive 41", "otter olive 41", "olive otter", "olive otter 04",
                              "olive otter 412", "192.168.1.20", "owl.local", "olive.otter.41"})
        CHECK(codeFrom(typed) == "");
    for (int number = 0; number < 90; ++number) {
        const TableId table{5, 9, static_cast<std::uint8_t>(number)};
        CHECK(codeFrom(codeOf(table)) == codeOf(table));
    }
}
