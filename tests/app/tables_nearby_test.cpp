#include "app/lan/invitation.h"
#include "app/lan/tables_nearby.h"
#include "lan/find/announcer.h"
#include "lan/find/table_code.h"
#include "loopback.h"
#include "started.h"

#include <QClipboard>
#include <QGuiApplication>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

Announcement table(std::uint8_t number, const std::string& title)
{
    Announcement announcement;
    announcement.instance = InstanceId{1};
    announcement.table.fill(number);
    announcement.certificate.fill(number);
    announcement.version = "9.9";
    announcement.title = title;
    announcement.game = "arbor";
    announcement.seats = 4;
    announcement.freeSeats = 3;
    announcement.port = 4000;
    return announcement;
}

std::vector<NearbyEntry> entriesOf(EntryModel* model)
{
    std::vector<NearbyEntry> entries;
    for (const EntryModel::Row& row : model->rows())
        entries.push_back(row.entry.value<NearbyEntry>());
    return entries;
}

const NearbyEntry* named(const std::vector<NearbyEntry>& entries, const QString& name)
{
    const auto found = std::ranges::find(entries, name, &NearbyEntry::name);
    return found == entries.end() ? nullptr : &*found;
}

QStringList namesIn(TablesNearby& nearby)
{
    QStringList names;
    for (const NearbyEntry& entry : entriesOf(nearby.tables()))
        names.append(entry.name);
    return names;
}

KnownTable known(std::uint8_t number, const std::string& name)
{
    KnownTable table;
    table.table.fill(number);
    table.host.fill(number);
    table.name = name;
    table.token = Token{number};
    table.addresses = {{"127.0.0.1", 4000}, {"10.0.0.7", 4000}};
    return table;
}

} // namespace

TEST_CASE("Tables are listed while somebody looks, with what keeps one from joining")
{
    const DiscoveryNetwork network = networkOfOurOwn();
    Started started(network);
    Announcement other = table(2, "Another version");
    other.protocol = kProtocol + 1;
    Announcement strange = table(3, "Another game");
    strange.game = "halma";
    Announcement own = table(4, "Mine");
    own.instance = started.program.lanPlace().instance();
    const Announcer announcer([&] { return std::vector{table(1, "Noor's table"), other, strange}; }, network);
    const Announcer ours([&] { return std::vector{own}; }, network);

    TablesNearby nearby;
    CHECK(entriesOf(nearby.tables()).empty());
    nearby.setLooking(true);
    REQUIRE(comesTo([&] { return nearby.tables()->count() == 4; }));
    const auto entries = entriesOf(nearby.tables());

    const NearbyEntry* good = named(entries, "Noor's table");
    REQUIRE(good);
    CHECK(good->gameName == "Arbor II");
    CHECK_FALSE(good->emblem.isEmpty());
    CHECK(good->free == 3);
    CHECK(good->seats == 4);
    CHECK(good->problem.isEmpty());
    CHECK_FALSE(good->isOwn);
    const JoinLink link = linkFrom(good->target.toStdString());
    CHECK(link.port == 4000);
    CHECK(link.table == table(1, "").table);
    CHECK(link.certificate == table(1, "").certificate);
    CHECK(good->code.toStdString() == codeOf(link.table));

    CHECK(nearby.targetOf(good->code.toLower().replace(' ', '-')) == good->target);
    CHECK(nearby.targetOf(good->code.toLower().remove(' ')) == good->target);
    CHECK(nearby.targetOf("winter-zebra-99") == "winter-zebra-99");
    CHECK(nearby.targetOf("owl.local") == "owl.local");
    CHECK(nearby.whyNot("winter-zebra-99").startsWith("No table WINTER ZEBRA 99 is heard here."));
    CHECK_FALSE(nearby.whyNot("two words").isEmpty());

    CHECK(named(entries, "Another version")->problem.contains("9.9"));
    CHECK(named(entries, "Another game")->problem.contains("halma"));
    CHECK(named(entries, "Mine")->isOwn);

    nearby.setLooking(false);
    CHECK(nearby.tables()->count() == 0);
}

TEST_CASE("The tables joined last keep their places when they are heard, and can be forgotten")
{
    const DiscoveryNetwork network = networkOfOurOwn();
    Started started(network);
    KnownTables& tables = started.program.lanPlace().known();
    for (std::uint8_t number = 1; number <= 7; ++number)
        tables.keep(known(number, "Table " + std::to_string(number)));

    TablesNearby nearby;
    nearby.setLooking(true);
    auto last = entriesOf(nearby.lastTables());
    REQUIRE(last.size() == TablesNearby::kLastTables);
    CHECK(last.front().name == "Table 7");
    const JoinLink link = linkFrom(last.front().target.toStdString());
    CHECK(link.hosts == std::vector<std::string>{"127.0.0.1", "10.0.0.7"});
    CHECK(link.certificate == known(7, "").host);

    const Announcer announcer([&] { return std::vector{table(7, "Table 7"), table(9, "New")}; }, network);
    CHECK(last.front().gameName.isEmpty());
    // One comes back to it, as to a place that may be kept.
    REQUIRE(comesTo([&] { return nearby.tables()->count() == 2; }));
    last = entriesOf(nearby.lastTables());
    REQUIRE(last.size() == TablesNearby::kLastTables);
    CHECK(last.front() == *named(entriesOf(nearby.tables()), "Table 7"));
    CHECK_FALSE(last.front().gameName.isEmpty());
    CHECK(last[1].name == "Table 6");
    CHECK(named(entriesOf(nearby.tables()), "Table 7")->isKnown);
    CHECK_FALSE(named(entriesOf(nearby.tables()), "New")->isKnown);

    nearby.forget(last[1].target);
    CHECK(entriesOf(nearby.lastTables())[1].name == "Table 5");
    CHECK_FALSE(tables.find(known(6, "").table));
}

TEST_CASE("One table id at two hosts is two tables, of which one can be forgotten")
{
    Started started(networkOfOurOwn());
    KnownTables& tables = started.program.lanPlace().known();
    KnownTable other = known(1, "Here");
    tables.keep(other);
    other.name = "There";
    other.host = Digest{99};
    tables.keep(other);
    TablesNearby nearby;
    nearby.setLooking(true);
    REQUIRE(nearby.lastTables()->count() == 2);
    nearby.forget(named(entriesOf(nearby.lastTables()), "There")->target);
    REQUIRE(nearby.lastTables()->count() == 1);
    CHECK(entriesOf(nearby.lastTables()).front().name == "Here");
}

TEST_CASE("Who was away while a table moved comes back to their place by the host they know")
{
    const DiscoveryNetwork network = networkOfOurOwn();
    Started started(network);
    started.program.lanPlace().known().keep(known(1, "Noor's table"));
    Announcement moved = table(1, "Noor's table");
    moved.certificate.fill(9);
    const Announcer announcer([&] { return std::vector{moved}; }, network);
    TablesNearby nearby;
    nearby.setLooking(true);
    REQUIRE(comesTo([&] { return nearby.tables()->count() == 2; }));
    const auto entries = entriesOf(nearby.tables());
    CHECK(entries[0].isKnown);
    const JoinLink back = linkFrom(entries[0].target.toStdString());
    CHECK(back.certificate == known(1, "").host);
    CHECK(back.table == moved.table);
    CHECK_FALSE(entries[1].isKnown);
    CHECK(linkFrom(entries[1].target.toStdString()).certificate == moved.certificate);
    REQUIRE(nearby.lastTables()->count() == 1);
    CHECK(entriesOf(nearby.lastTables()).front() == entries[0]);
    CHECK(nearby.targetOf(entries[1].code) == entries[0].target);
}

TEST_CASE("A table that one left is listed as one without a place there")
{
    const DiscoveryNetwork network = networkOfOurOwn();
    Started started(network);
    KnownTables& tables = started.program.lanPlace().known();
    tables.keep(known(1, "Left"));
    tables.leave(known(1, "").table, known(1, "").host);
    TablesNearby nearby;
    nearby.setLooking(true);
    CHECK(nearby.lastTables()->count() == 1);
    const Announcer announcer([&] { return std::vector{table(1, "Left")}; }, network);
    REQUIRE(comesTo([&] { return nearby.tables()->count() == 1; }));
    CHECK_FALSE(entriesOf(nearby.tables()).front().isKnown);
}

TEST_CASE("Tables one can come back to come first, then those with a free seat, then those one can watch")
{
    const DiscoveryNetwork network = networkOfOurOwn();
    Started started(network);
    started.program.lanPlace().known().keep(known(3, "Known"));
    Announcement full = table(1, "Full");
    full.freeSeats = 0;
    Announcement strange = table(4, "Strange");
    strange.game = "halma";
    const Announcer announcer(
        [&] {
            return std::vector{strange, full, table(2, "Free"), table(3, "Known")};
        },
        network);
    TablesNearby nearby;
    nearby.setLooking(true);
    REQUIRE(comesTo([&] { return nearby.tables()->count() == 4; }));
    CHECK(namesIn(nearby) == QStringList{"Known", "Free", "Full", "Strange"});
}

TEST_CASE(
    "While somebody looks no table changes its place: new ones come below, and one that is gone says so")
{
    const DiscoveryNetwork network = networkOfOurOwn();
    Started started(network);
    started.program.lanPlace().known().keep(known(3, "Known"));
    std::vector<Announcement> open{table(1, "First"), table(2, "Second")};
    Announcer announcer([&] { return open; }, network);
    TablesNearby nearby;
    nearby.setLooking(true);
    REQUIRE(comesTo([&] { return nearby.tables()->count() == 2; }));
    const QStringList both = namesIn(nearby);

    open.push_back(table(3, "Known"));
    open[0].freeSeats = 0;
    announcer.tellChanges();
    REQUIRE(comesTo([&] {
        return nearby.tables()->count() == 3 && named(entriesOf(nearby.tables()), "First")->free == 0;
    }));
    CHECK(namesIn(nearby) == both + QStringList{"Known"});

    const std::size_t above = both.first() == "First" ? 0 : 1;
    const Announcement back = open[above];
    open.erase(open.begin() + static_cast<std::ptrdiff_t>(above));
    announcer.tellChanges();
    REQUIRE(comesTo([&] { return !named(entriesOf(nearby.tables()), both.first())->problem.isEmpty(); }));
    CHECK(namesIn(nearby) == both + QStringList{"Known"});
    open.push_back(back);
    announcer.tellChanges();
    REQUIRE(comesTo([&] { return named(entriesOf(nearby.tables()), both.first())->problem.isEmpty(); }));
    CHECK(namesIn(nearby) == both + QStringList{"Known"});

    // Nothing stands below: nothing moves when they go.
    open.clear();
    announcer.tellChanges();
    CHECK(comesTo([&] { return nearby.tables()->count() == 0; }));
}

TEST_CASE("What is heard at once is shown at once")
{
    const DiscoveryNetwork network = networkOfOurOwn();
    Started started(network);
    TablesNearby nearby;
    int changes = 0;
    QObject::connect(nearby.tables(), &EntryModel::countChanged, [&] { ++changes; });
    nearby.setLooking(true);
    std::vector<Announcement> all;
    for (std::uint8_t number = 1; number <= 20; ++number)
        all.push_back(table(number, "Table " + std::to_string(number)));
    const Announcer announcer([&] { return all; }, network);
    REQUIRE(comesTo([&] { return nearby.tables()->count() == 20; }));
    CHECK(changes < 20);
}

TEST_CASE("What is typed is an address, a link, or refused with a reason")
{
    Started started(networkOfOurOwn());
    const TablesNearby nearby;
    CHECK(nearby.whyNot("owl.local").isEmpty());
    CHECK(nearby.whyNot("192.168.1.20:4000").isEmpty());
    CHECK(nearby.whyNot(QString::fromStdString(textOf(JoinLink{{"192.168.1.20"}, 4000}))).isEmpty());
    for (const char* typed : {"", "owl local", "192.168.1.20:70000", "tablewood://join?at=owl"})
        CHECK_FALSE(nearby.whyNot(typed).isEmpty());
}

TEST_CASE("An invitation tells what its link says, and copies it")
{
    Invitation invitation;
    const QString link =
        QString::fromStdString(textOf(JoinLink{{"192.168.1.20", "fe80::1%eth0"}, 4000, TableId{19, 18, 31}}));
    invitation.setLink(link);
    CHECK(invitation.code() == "OLIVE OTTER 41");
    CHECK(invitation.addresses() == QStringList{"192.168.1.20:4000", "[fe80::1%eth0]:4000"});
    invitation.copy();
    CHECK(QGuiApplication::clipboard()->text() == link);

    invitation.setLink("no link");
    CHECK(invitation.code().isEmpty());
    CHECK(invitation.addresses().isEmpty());
}

TEST_CASE("Pictures of the pages show tables of each kind, which real ones replace")
{
    Started started(networkOfOurOwn());
    TablesNearby nearby;
    nearby.addSamples();
    const auto entries = entriesOf(nearby.tables());
    REQUIRE(entries.size() == 4);
    CHECK(entries.front().free > 0);
    CHECK(std::ranges::any_of(entries, [](const NearbyEntry& entry) { return entry.free == 0; }));
    CHECK_FALSE(entries.back().problem.isEmpty());
    nearby.setLooking(true);
    CHECK(nearby.tables()->count() == 0);
}
