#include "lan/find/found_tables.h"
#include "lan/find/table_finder.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;
using namespace std::chrono_literals;
using Kind = FoundChange::Kind;

namespace {

constexpr InstanceId kOurs{1};
constexpr InstanceId kTheirs{2};

Announcement announced(std::uint8_t table, InstanceId instance = kTheirs)
{
    Announcement announcement;
    announcement.instance = instance;
    announcement.table.fill(table);
    announcement.title = "Owls";
    announcement.seats = 4;
    announcement.freeSeats = 2;
    announcement.port = 4000;
    announcement.certificate.fill(table);
    return announcement;
}

Announcement numbered(std::uint32_t number)
{
    Announcement announcement = announced(0);
    announcement.table[0] = static_cast<std::uint8_t>(number);
    announcement.table[1] = static_cast<std::uint8_t>(number >> 8);
    return announcement;
}

Goodbye goodbyeOf(const Announcement& announcement) { return {announcement.instance, announcement.table}; }

std::string addressNumber(std::uint32_t number) { return "10.0." + std::to_string(number) + ".1"; }

} // namespace

TEST_CASE("A table appears with its first announcement, once for all the addresses it is heard from")
{
    FoundTables found(kOurs);
    const auto first = found.hear(announced(1), "10.0.0.1", 0ms);
    REQUIRE(first);
    CHECK(first->kind == Kind::appeared);
    CHECK(first->table.announcement == announced(1));
    CHECK_FALSE(first->table.isOwn);

    const auto second = found.hear(announced(1), "fe80::1%eth0", 10ms);
    REQUIRE(second);
    CHECK(second->kind == Kind::changed);
    CHECK(second->table.addresses == std::vector<std::string>{"10.0.0.1", "fe80::1%eth0"});
    CHECK_FALSE(found.hear(announced(1), "10.0.0.1", 20ms));
    CHECK(found.tables().size() == 1);
}

TEST_CASE("Our own tables are told apart")
{
    FoundTables found(kOurs);
    CHECK(found.hear(announced(1, kOurs), "10.0.0.1", 0ms)->table.isOwn);
}

TEST_CASE("What an announcement says anew is told")
{
    FoundTables found(kOurs);
    found.hear(announced(1), "10.0.0.1", 0ms);
    Announcement fuller = announced(1);
    fuller.freeSeats = 1;
    const auto change = found.hear(fuller, "10.0.0.1", 100ms);
    REQUIRE(change);
    CHECK(change->kind == Kind::changed);
    CHECK(found.tables().front().announcement.freeSeats == 1);
}

TEST_CASE("A table is gone when it was silent for too long, and not before")
{
    FoundTables found(kOurs);
    found.hear(announced(1), "10.0.0.1", 0ms);
    found.hear(announced(1), "10.0.0.1", 1000ms);
    CHECK(found.forget(1000ms + FoundTables::kSilence - 1ms).empty());
    const auto changes = found.forget(1000ms + FoundTables::kSilence);
    REQUIRE(changes.size() == 1);
    CHECK(changes[0].kind == Kind::gone);
    CHECK(changes[0].table.announcement.title == "Owls");
    CHECK(found.tables().empty());
}

TEST_CASE(
    "A table is listed within two seconds though two questions are lost, and gone five after its last sign")
{
    // The timers of Qt may come so much later, and an answer may take so long.
    constexpr auto kAskedAtLatest = TableFinder::kAskEvery + TableFinder::kAskEvery / 20;
    constexpr auto kAnswer = 200ms;
    CHECK(2 * kAskedAtLatest + kAnswer <= 2s);
    CHECK(FoundTables::kSilence + kAskedAtLatest <= 5s);
}

TEST_CASE("An address that is silent is left out while the table is heard from another")
{
    FoundTables found(kOurs);
    found.hear(announced(1), "10.0.0.1", 0ms);
    found.hear(announced(1), "10.0.1.1", 4000ms);
    const auto changes = found.forget(FoundTables::kSilence);
    REQUIRE(changes.size() == 1);
    CHECK(changes[0].kind == Kind::changed);
    CHECK(changes[0].table.addresses == std::vector<std::string>{"10.0.1.1"});
}

TEST_CASE("A goodbye removes its table at once, and an announcement sent before it does not bring it back")
{
    FoundTables found(kOurs);
    found.hear(announced(1), "10.0.0.1", 0ms);
    found.hear(announced(2), "10.0.0.1", 0ms);
    const auto change = found.hear(goodbyeOf(announced(1)), "10.0.0.1", 100ms);
    REQUIRE(change);
    CHECK(change->kind == Kind::gone);
    CHECK(found.tables().size() == 1);
    CHECK_FALSE(found.hear(announced(1), "fe80::1%eth0", 110ms));
    CHECK(found.tables().size() == 1);

    SUBCASE("the table that opens again is found again")
    {
        found.forget(2000ms);
        CHECK(found.hear(announced(1), "10.0.0.1", 2000ms)->kind == Kind::appeared);
    }
    SUBCASE("the table that opens again on another laptop is found at once")
    {
        CHECK(found.hear(announced(1, InstanceId{3}), "10.0.0.9", 120ms)->kind == Kind::appeared);
    }
}

TEST_CASE("A goodbye from somewhere else or for another run of the program changes nothing")
{
    FoundTables found(kOurs);
    found.hear(announced(1), "10.0.0.1", 0ms);
    CHECK_FALSE(found.hear(goodbyeOf(announced(1)), "10.0.0.66", 10ms));
    CHECK_FALSE(found.hear(goodbyeOf(announced(1, InstanceId{3})), "10.0.0.1", 10ms));
    CHECK_FALSE(found.hear(goodbyeOf(announced(7)), "10.0.0.1", 10ms));
    CHECK(found.tables().size() == 1);
}

TEST_CASE("A host that started again is where it is now")
{
    FoundTables found(kOurs);
    found.hear(announced(1), "10.0.0.1", 0ms);
    const auto change = found.hear(announced(1, InstanceId{3}), "10.0.0.2", 10ms);
    REQUIRE(change);
    CHECK(change->kind == Kind::changed);
    CHECK(change->table.addresses == std::vector<std::string>{"10.0.0.2"});
}

TEST_CASE("Who announces the table of others with a certificate of their own gets an entry of their own")
{
    FoundTables found(kOurs);
    found.hear(announced(1), "10.0.0.1", 0ms);
    Announcement forged = announced(1);
    forged.certificate.fill(66);
    CHECK(found.hear(forged, "10.0.0.66", 10ms)->kind == Kind::appeared);
    CHECK(found.tables().size() == 2);
    CHECK(found.tables().front().addresses == std::vector<std::string>{"10.0.0.1"});
}

TEST_CASE("A flood of announcements fills neither the list of others nor memory")
{
    FoundTables found(kOurs);
    for (std::uint32_t i = 0; i < 1000; ++i)
        found.hear(numbered(i), "10.0.0.66", 0ms);
    CHECK(found.tables().size() == FoundTables::kMaxTablesOfAddress);
    CHECK(found.hear(announced(255), "10.0.0.1", 0ms)->kind == Kind::appeared);

    for (std::uint32_t i = 0; i < 1000; ++i)
        found.hear(numbered(1000 + i), addressNumber(i % 200), 0ms);
    CHECK(found.tables().size() == FoundTables::kMaxTables);
    for (std::uint32_t i = 0; i < 1000; ++i)
        found.hear(announced(255), addressNumber(i), 0ms);
    for (const FoundTable& table : found.tables())
        CHECK(table.addresses.size() <= FoundTables::kMaxAddresses);

    found.forget(FoundTables::kSilence);
    CHECK(found.tables().empty());
}

TEST_CASE("Questions of others are no sign of a table")
{
    FoundTables found(kOurs);
    CHECK_FALSE(found.hear(Query{kTheirs, 1}, "10.0.0.1", 0ms));
    CHECK(found.tables().empty());
}
