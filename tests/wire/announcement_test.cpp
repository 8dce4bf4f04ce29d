#include "wire/announcement.h"

#include "kernel/random.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

InstanceId instance(std::uint8_t filling)
{
    InstanceId id;
    id.fill(filling);
    return id;
}

Announcement owlsTable()
{
    Announcement announcement;
    announcement.instance = instance(7);
    announcement.table.fill(9);
    announcement.version = "0.1.0";
    announcement.title = "Eulen am Fluß";
    announcement.game = "arbor";
    announcement.seats = 4;
    announcement.freeSeats = 3;
    announcement.port = 47410;
    announcement.certificate.fill(0xee);
    return announcement;
}

/// The largest that the limits allow.
Announcement largest()
{
    Announcement announcement;
    announcement.instance = instance(255);
    announcement.table.fill(255);
    announcement.protocol = 0xffffffff;
    announcement.version = std::string(kMaxVersion, 'v');
    announcement.title = std::string(kMaxTableName, 't');
    announcement.game = std::string(kMaxGameId, 'g');
    announcement.seats = kMaxAnnouncedSeats;
    announcement.freeSeats = kMaxAnnouncedSeats;
    announcement.port = 65535;
    announcement.certificate.fill(255);
    return announcement;
}

std::vector<Datagram> everyKind()
{
    return {Query{instance(1), 12}, owlsTable(), largest(), Goodbye{instance(3), {}}};
}

bool isRefused(const Announcement& announcement)
{
    try {
        decodeDatagram(encode(announcement));
        return false;
    } catch (const InputError&) {
        return true;
    }
}

} // namespace

TEST_CASE("Every datagram comes back from its bytes as it was, and even the largest announcement fits")
{
    for (const Datagram& datagram : everyKind()) {
        const Bytes bytes = encode(datagram);
        CHECK(bytes.size() <= kMaxDatagram);
        CHECK(decodeDatagram(bytes) == datagram);
    }
}

TEST_CASE("A datagram that is cut short, goes on or is too long is refused")
{
    for (const Datagram& datagram : everyKind()) {
        Bytes bytes = encode(datagram);
        for (std::size_t length = 0; length < bytes.size(); ++length)
            CHECK_THROWS_AS(decodeDatagram(std::span(bytes).first(length)), InputError);
        bytes.push_back(0);
        CHECK_THROWS_AS(decodeDatagram(bytes), InputError);
    }
    CHECK_THROWS_WITH_AS(decodeDatagram(Bytes(513, 0)), doctest::Contains("513 bytes are more than 512"),
                         InputError);
}

TEST_CASE("Past the limits of an announcement it is refused")
{
    CHECK_FALSE(isRefused(owlsTable()));
    const auto refuses = [](auto change) {
        Announcement announcement = owlsTable();
        change(announcement);
        CHECK(isRefused(announcement));
    };
    refuses([](Announcement& a) { a.title = std::string(kMaxTableName + 1, 'a'); });
    refuses([](Announcement& a) { a.version = std::string(kMaxVersion + 1, 'a'); });
    refuses([](Announcement& a) { a.game = std::string(kMaxGameId + 1, 'a'); });
    refuses([](Announcement& a) { a.seats = kMaxAnnouncedSeats + 1; });
    refuses([](Announcement& a) { a.freeSeats = a.seats + 1; });
    refuses([](Announcement& a) { a.port = 0; });
}

TEST_CASE("A table's name is one line of text: no escape sequences, no line breaks, no broken UTF-8")
{
    for (const char* name : {"two\nlines", "\x1b[2J", "del\x7f", "c1 \xc2\x9b", "\xff", "cut \xc3", "\xc3(",
                             "\xc0\xaf overlong", "\xed"}) {
        CAPTURE(std::string(name));
        Announcement announcement = owlsTable();
        announcement.title = name;
        CHECK(isRefused(announcement));
    }
}

TEST_CASE("What an announcement says steers nothing where it is shown")
{
    Announcement announcement = owlsTable();
    announcement.title = "owls \u202eelbat\u2066";
    announcement.version = "1\u202e0";
    const auto heard = std::get<Announcement>(decodeDatagram(encode(announcement)));
    CHECK(heard.title == "owls elbat");
    CHECK(heard.version == "10");
}

TEST_CASE("Another format is refused with both numbers named, and known for Tablewood's")
{
    Bytes bytes = encode(Query{});
    CHECK(formatOfDatagram(bytes) == kDiscoveryFormat);
    bytes[10] = 5; // after the mark of nine letters and its head
    CHECK(formatOfDatagram(bytes) == 5);
    CHECK_THROWS_WITH_AS(decodeDatagram(bytes), doctest::Contains("format 5, this version speaks format 1"),
                         InputError);
    CHECK_FALSE(formatOfDatagram(Bytes{0x63, 'f', 'o', 'o', 1}));
    CHECK_FALSE(formatOfDatagram({}));
}

TEST_CASE("A hundred thousand damaged datagrams are read or refused, and nothing else happens")
{
    Random random(Seed::fromText("damage"), "test");
    const std::vector<Datagram> whole = everyKind();
    int read = 0;
    for (int round = 0; round < 100'000; ++round) {
        Bytes bytes = encode(whole[static_cast<std::size_t>(round) % whole.size()]);
        for (std::uint32_t damage = random.below(4) + 1; damage > 0; --damage)
            bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] =
                static_cast<std::uint8_t>(random.below(256));
        try {
            const Datagram datagram = decodeDatagram(bytes);
            // What is left out of a name makes it shorter; all else has one form.
            const Bytes written = encode(datagram);
            if (written.size() < bytes.size())
                CHECK(encode(decodeDatagram(written)) == written);
            else
                CHECK(written == bytes);
            ++read;
        } catch (const InputError&) {
        }
    }
    CHECK(read > 1000);
}

TEST_CASE("The bytes are those that docs/discovery.md shows")
{
    Announcement announcement;
    announcement.version = "0.1.0";
    announcement.title = "Owls";
    announcement.game = "arbor";
    announcement.seats = 4;
    announcement.freeSeats = 3;
    announcement.port = 47410;
    const Bytes zeros16{0x90, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    const auto joined = [](std::initializer_list<Bytes> parts) {
        Bytes whole{0x69, 't', 'a', 'b', 'l', 'e', 'w', 'o', 'o', 'd', 1, 0x82};
        for (const Bytes& part : parts)
            whole.insert(whole.end(), part.begin(), part.end());
        return whole;
    };
    CHECK(encode(Query{InstanceId{}, 7}) == joined({{0, 0x82}, zeros16, {7}}));
    CHECK(encode(Goodbye{}) == joined({{2, 0x82}, zeros16, zeros16}));
    Bytes certificate(34, 0);
    certificate[0] = 0x98;
    certificate[1] = 32;
    CHECK(encode(announcement) == joined({{1, 0x8a},
                                          zeros16,
                                          zeros16,
                                          {4,   0x65, '0',  '.', '1', '.', '0', 0x64, 'O', 'w',
                                           'l', 's',  0x65, 'a', 'r', 'b', 'o', 'r',  4,   3},
                                          {0x19, 0xb9, 0x32},
                                          certificate}));
}
