#include "lan/find/announcer.h"
#include "lan/find/table_finder.h"

#include "loopback.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

Announcement table(InstanceId instance, std::uint8_t number)
{
    Announcement announcement;
    announcement.instance = instance;
    announcement.table.fill(number);
    announcement.title = "Table " + std::to_string(number);
    announcement.game = "arbor";
    announcement.seats = 4;
    announcement.freeSeats = 3;
    announcement.port = 4000;
    return announcement;
}

std::vector<std::string> titles(const TableFinder& finder)
{
    std::vector<std::string> result;
    for (const FoundTable& found : finder.tables())
        result.push_back(found.announcement.title);
    std::ranges::sort(result);
    return result;
}

using Titles = std::vector<std::string>;

} // namespace

TEST_CASE("Tables on the same laptop are found, of two programs on one port, and say goodbye")
{
    const DiscoveryNetwork network = networkOfOurOwn();
    std::vector<Announcement> tables{table(InstanceId{1}, 1), table(InstanceId{1}, 2)};
    Announcer first([&] { return tables; }, network);
    auto second = std::make_unique<Announcer>([] { return std::vector{table(InstanceId{2}, 3)}; }, network);

    TableFinder finder(InstanceId{2}, network);
    finder.start();
    CHECK(comesTo([&] { return titles(finder) == Titles{"Table 1", "Table 2", "Table 3"}; }));
    for (const FoundTable& found : finder.tables())
        CHECK(found.isOwn == (found.announcement.title == "Table 3"));

    std::vector<std::uint8_t> partings;
    DiscoverySocket ear(network, DiscoverySocket::Port::shared);
    QObject::connect(&ear, &DiscoverySocket::heard, [&](const Bytes& bytes) {
        const Datagram datagram = decodeDatagram(bytes);
        if (const auto* goodbye = std::get_if<Goodbye>(&datagram))
            partings.push_back(goodbye->table[0]);
    });
    ear.refresh();
    tables.pop_back();
    first.tellChanges();
    second.reset();
    CHECK(comesTo([&] { return titles(finder) == Titles{"Table 1"}; }));
    CHECK(
        comesTo([&] { return std::ranges::count(partings, 2) > 0 && std::ranges::count(partings, 3) > 0; }));
    CHECK(std::ranges::count(partings, 1) == 0);

    finder.stop();
    CHECK(finder.tables().empty());
}

TEST_CASE("What changes at a table is told to who is looking already")
{
    const DiscoveryNetwork network = networkOfOurOwn();
    TableFinder finder(InstanceId{9}, network);
    finder.start();
    Announcement ours = table(InstanceId{1}, 1);
    Announcer announcer([&] { return std::vector{ours}; }, network);
    std::uint32_t told = 0;
    QObject::connect(&finder, &TableFinder::changed,
                     [&](const FoundTable& found) { told = found.announcement.freeSeats; });
    CHECK(comesTo([&] { return !finder.tables().empty(); }));
    ours.freeSeats = 2;
    announcer.tellChanges();
    CHECK(comesTo([&] { return told == 2; }));
}

TEST_CASE("A finder asks laptops it knows by their address too")
{
    DiscoveryNetwork withoutWayToAll = networkOfOurOwn();
    withoutWayToAll.interfaces = [] { return std::vector<Interface>{}; };
    TableFinder finder(InstanceId{9}, withoutWayToAll);
    finder.alsoAsk({QHostAddress(QHostAddress::LocalHost)});
    finder.start();
    // What is sent to one address goes to the program on this laptop that opened the port last.
    Announcer announcer([] { return std::vector{table(InstanceId{1}, 1)}; }, withoutWayToAll);
    CHECK(comesTo([&] { return titles(finder) == Titles{"Table 1"}; }));
}

TEST_CASE("A room full of noise does not keep a table from being found")
{
    const DiscoveryNetwork network = networkOfOurOwn();
    TableFinder finder(InstanceId{9}, network);
    qint64 otherFormat = 0;
    QObject::connect(&finder, &TableFinder::otherFormatHeard,
                     [&](qint64 format, const QHostAddress&) { otherFormat = format; });
    finder.start();
    QUdpSocket noise;
    REQUIRE(noise.bind(QHostAddress(QHostAddress::LocalHost)));
    Bytes later = encode(Query{});
    later[10] = 5; // the format, after the mark
    for (int i = 0; i < 500; ++i) {
        noise.writeDatagram(QByteArray(i * 3, 'x'), QHostAddress(QHostAddress::LocalHost), network.port);
        noise.writeDatagram(reinterpret_cast<const char*>(later.data()), static_cast<qint64>(later.size()),
                            QHostAddress(QHostAddress::LocalHost), network.port);
    }
    Announcer announcer([] { return std::vector{table(InstanceId{1}, 1)}; }, network);
    CHECK(comesTo([&] { return titles(finder) == Titles{"Table 1"}; }));
    CHECK(otherFormat == 5);
}
