#include "lan/find/address.h"

#include "kernel/random.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

JoinLink owlsLink()
{
    JoinLink link{{"192.168.1.20", "fd00::2", "owl.local"}, 4000};
    for (std::size_t i = 0; i < link.table.size(); ++i)
        link.table[i] = static_cast<std::uint8_t>(250 + i);
    for (std::size_t i = 0; i < link.certificate.size(); ++i)
        link.certificate[i] = static_cast<std::uint8_t>(i * 11);
    return link;
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    return text.replace(text.find(what), what.size(), by);
}

} // namespace

TEST_CASE("Names and addresses are taken as people type them")
{
    CHECK(addressFrom("owl") == TableAddress{"owl", kTablePort});
    CHECK(addressFrom("  owl.local \n") == TableAddress{"owl.local", kTablePort});
    CHECK(addressFrom("owl.local:4000") == TableAddress{"owl.local", 4000});
    CHECK(addressFrom("eule-3.fritz.box") == TableAddress{"eule-3.fritz.box", kTablePort});
    CHECK(addressFrom("küche.local") == TableAddress{"küche.local", kTablePort});
    CHECK(addressFrom("192.168.1.20") == TableAddress{"192.168.1.20", kTablePort});
    CHECK(addressFrom("192.168.1.20:65535") == TableAddress{"192.168.1.20", 65535});
    CHECK(addressFrom("fe80::1%eth0") == TableAddress{"fe80::1%eth0", kTablePort});
    CHECK(addressFrom("[fe80::1%eth0]:4000") == TableAddress{"fe80::1%eth0", 4000});
    CHECK(addressFrom("[::1]") == TableAddress{"::1", kTablePort});
    CHECK(addressFrom("::1") == TableAddress{"::1", kTablePort});
}

TEST_CASE("An address reads back from its own text")
{
    for (const TableAddress& address :
         {TableAddress{"owl.local", 4000}, TableAddress{"10.0.0.1", 1}, TableAddress{"fe80::1%eth0", 65535}})
        CHECK(addressFrom(textOf(address)) == address);
    CHECK(textOf(TableAddress{"::1", 4000}) == "[::1]:4000");
}

TEST_CASE("What is no address is refused with what to type instead")
{
    for (const char* typed : {"",
                              "   ",
                              ":4000",
                              "owl:",
                              "owl:0",
                              "owl:65536",
                              "owl:4000x",
                              "owl: 4000",
                              "owl:-1",
                              "two words",
                              "owl..local",
                              ".owl",
                              "-owl",
                              "http://owl",
                              "owl/table",
                              "1.2.3",
                              "1.2.3.4.5",
                              "256.1.1.1",
                              "1234",
                              "[::1",
                              "[::1]4000",
                              "[::1]:",
                              "[owl]:4000",
                              "[]",
                              "fe80:::1",
                              "1:2:3",
                              "a\x1b[2J",
                              "[fe80::1%\x1b]:4000",
                              "fe80::1%two words",
                              "owl\nowl"}) {
        CAPTURE(std::string(typed));
        CHECK_THROWS_AS(addressFrom(typed), InputError);
    }
    CHECK_THROWS_WITH_AS(addressFrom("owl:99999"),
                         doctest::Contains("\"owl:99999\": a port is a number from 1 to 65535. Type a name"),
                         InputError);
    CHECK_THROWS_AS(addressFrom(std::string(300, 'a')), InputError);
}

TEST_CASE("A link reads back as it was made, and is short enough for a QR code")
{
    const std::string text = textOf(owlsLink());
    CHECK(text.starts_with("tablewood://join?at=192.168.1.20,fd00::2,owl.local&port=4000&table="));
    CHECK(text.size() < 250);
    CHECK(linkFrom(text) == owlsLink());
    CHECK(linkFrom(" " + text + "\n") == owlsLink());
    CHECK(isLink(text));
    CHECK(isLink("TableWood://join"));
    CHECK_FALSE(isLink("tablewood"));
    CHECK_FALSE(isLink("tablewood.local:4000"));

    JoinLink many = owlsLink();
    many.hosts = std::vector<std::string>(20, "192.168.100.200");
    CHECK(linkFrom(textOf(many)).hosts.size() == kMaxLinkHosts);
}

TEST_CASE("Names in a link that a later version adds are passed over")
{
    CHECK(linkFrom(textOf(owlsLink()) + "&seat=3") == owlsLink());
}

TEST_CASE("A link that does not fit is refused")
{
    const std::string good = textOf(owlsLink());
    for (const std::string& bad :
         {std::string(), std::string("tablewood:"), std::string("tablewood://join"),
          replaced(good, "tablewood://", "https://"), replaced(good, "join", "steal"),
          replaced(good, "port=4000", "port=0"), replaced(good, "port=4000", "port=70000"),
          replaced(good, "port=4000&", ""), good + "&port=5", replaced(good, "192.168.1.20", ""),
          replaced(good, "192.168.1.20", "1.2.3"), replaced(good, "192.168.1.20", "a%0Ab"),
          replaced(good, "192.168.1.20", "a,b,c,d,e,f"), replaced(good, "table=", "table=A"),
          replaced(good, "table=", "table=!"), replaced(good, "certificate=", "certificate=AAAA"),
          good + std::string(kMaxLinkLength, 'a')}) {
        CAPTURE(bad);
        CHECK_THROWS_AS(linkFrom(bad), InputError);
    }
}

TEST_CASE("Twenty thousand damaged links and addresses are read or refused, and nothing else happens")
{
    Random random(Seed::fromText("links"), "test");
    const std::string link = textOf(owlsLink());
    const std::string address = "[fe80::1%eth0]:4000";
    int refused = 0;
    for (int round = 0; round < 20'000; ++round) {
        std::string text = round % 2 == 0 ? link : address;
        for (std::uint32_t damage = random.below(3) + 1; damage > 0; --damage)
            text[random.below(static_cast<std::uint32_t>(text.size()))] =
                static_cast<char>(random.below(256));
        try {
            const std::string host = round % 2 == 0 ? linkFrom(text).hosts.front() : addressFrom(text).host;
            CHECK_FALSE(host.empty());
        } catch (const InputError&) {
            ++refused;
        }
    }
    CHECK(refused > 1000);
}
