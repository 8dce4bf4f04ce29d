#include "open_table.h"
#include "party.h"
#include "seats.h"
#include "stranger.h"

#include "lan/channel/limits.h"
#include "lan/host/hosting.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

bool doesOneKnock(const TableHost& host) { return host.knocks().size() == 1; }

} // namespace

TEST_CASE(
    "Who was sent away for good is not let in by a table that lets everybody in, but by its host's word")
{
    OpenTable table;
    table.open();
    const Identity identity = makeIdentity();
    Stranger stranger(table.host->port(), identity);
    const Admitted admitted = stranger.comeIn();
    CHECK(!table.host->kick(admitted.guest));
    REQUIRE(until([&] { return stranger.isGone(); }));
    CHECK(stranger.lastWords() == "The host sent you away.");

    // Neither with its token, nor by knocking, nor with a certificate that it makes anew.
    Hello hello = Stranger::goodHello();
    hello.token = admitted.token;
    for (const auto& comesAs :
         {std::optional(identity), std::optional<Identity>(makeIdentity()), std::optional<Identity>()}) {
        Stranger again(table.host->port(), comesAs);
        again.knock(hello);
        REQUIRE(until([&] { return doesOneKnock(*table.host); }));
        CHECK(table.host->knocks().front().wasSentAway);
        CHECK(table.host->lobby().members().empty());
        table.host->refuse(table.host->knocks().front().number);
        REQUIRE(until([&] { return again.isGone(); }));
    }

    Stranger forgiven(table.host->port(), identity);
    forgiven.knock();
    REQUIRE(until([&] { return doesOneKnock(*table.host); }));
    CHECK(!table.host->admit(table.host->knocks().front().number));
    REQUIRE(until([&] { return forgiven.heard<Admitted>().has_value(); }));
    CHECK(!table.host->lobby().wasSentAway(digestOf(identity.certificate), {}));
}

TEST_CASE("Who shows no certificate and is sent away while it is away is known by the address it had")
{
    OpenTable table;
    table.open();
    GuestId guest = 0;
    {
        Stranger bare(table.host->port(), std::nullopt);
        guest = bare.comeIn().guest;
    }
    REQUIRE(until([&] { return !table.host->lobby().find(guest)->isHere; }));
    CHECK(!table.host->kick(guest));
    Stranger again(table.host->port(), std::nullopt);
    again.knock();
    REQUIRE(until([&] { return doesOneKnock(*table.host) || again.heard<Admitted>(); }));
    CHECK(!again.heard<Admitted>());
    CHECK(table.host->knocks().front().wasSentAway);
}

TEST_CASE("A lobby knows who was sent away by certificate and address, also when its table is hosted again")
{
    Lobby lobby{TableId{1}, "Round table", "arbor", 2, {}};
    const GuestId mira = lobby.admit({"Mira", ""}, Watch::nothing, tokenDigest(Token{7}), Digest{8});
    const GuestId tom = lobby.admit({"Tom", ""}, Watch::nothing, tokenDigest(Token{9}), Digest{10});
    const GuestId own = lobby.admit({"Host", ""}, Watch::nothing, {}, {});
    CHECK(!lobby.sendAway(mira, "10.0.0.7"));
    CHECK(!lobby.sendAway(own, {}));
    CHECK(lobby.sendAway(mira, "10.0.0.7"));
    // Who shows no certificate has it in common with others, of whom one is let in from elsewhere.
    const GuestId bare = lobby.admit({"Bare", ""}, Watch::nothing, tokenDigest(Token{12}), {});
    CHECK(!lobby.sendAway(bare, "10.0.0.12"));
    CHECK(!lobby.remove(lobby.admit({"Plain", ""}, Watch::nothing, tokenDigest(Token{13}), {})));
    // Who goes home by themselves may come back.
    CHECK(!lobby.remove(tom));
    const auto read = decodeHosting(encode(Hosting{lobby, 4711, std::nullopt}), 2);
    REQUIRE(read);
    for (const Lobby& one : {lobby, read->lobby}) {
        CHECK(one.wasSentAway(Digest{8}, "10.0.0.8"));
        CHECK(one.wasSentAway(Digest{11}, "10.0.0.7"));
        CHECK(!one.wasSentAway(Digest{10}, "10.0.0.9"));
        CHECK(!one.wasSentAway(Digest{}, ""));
        CHECK(!one.wasSentAway(Digest{}, "10.0.0.9"));
        CHECK(one.wasSentAway(Digest{}, "10.0.0.12"));
    }
    // Of whom nothing is known, nothing is kept in place of others.
    for (std::size_t i = 0; i < kMaxSentAway; ++i)
        lobby.sendAway(lobby.admit({"X", ""}, Watch::nothing, tokenDigest(Token{1}), {}), {});
    CHECK(lobby.wasSentAway(Digest{8}, {}));
    for (std::size_t i = 0; i < 2 * kMaxSentAway; ++i) {
        const Digest certificate{static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(i >> 8), 1};
        lobby.sendAway(lobby.admit({"X", ""}, Watch::nothing, tokenDigest(Token{1}), certificate), {});
    }
    CHECK(!lobby.wasSentAway(Digest{8}, {}));
    CHECK(decodeHosting(encode(Hosting{lobby, 4711, std::nullopt}), 2));
}

TEST_CASE(
    "Two guests of one name are told apart in the lobby, and so is who knocks and who changes their name")
{
    OpenTable table;
    table.plan.admitsAll = false;
    table.open();
    const auto knocks = [&](Stranger& stranger, const char* name) {
        Hello hello = Stranger::goodHello();
        hello.persona.name = name;
        stranger.knock(hello);
        REQUIRE(until([&] { return doesOneKnock(*table.host); }));
        return table.host->knocks().front();
    };
    Stranger first(table.host->port());
    table.host->admit(knocks(first, "Bramble").number);
    Stranger second(table.host->port());
    // Its a is Cyrillic.
    const Knock knock = knocks(second, "Br\u0430mble\u200b");
    CHECK(knock.persona.name == "Br\u0430mble (2)");
    table.host->refuse(knock.number);
    Stranger third(table.host->port());
    const Knock same = knocks(third, " BRAMBLE\u3164");
    CHECK(same.persona.name == "BRAMBLE (2)");
    table.host->admit(same.number);
    const auto names = [&] {
        std::vector<std::string> all;
        for (const Member& member : table.host->lobby().members())
            all.push_back(member.shown.name);
        return all;
    };
    CHECK(names() == std::vector<std::string>{"Bramble", "BRAMBLE (2)"});
    third.say(Rename{{"Mira", ""}});
    CHECK(until([&] { return names().back() == "Mira"; }));
    third.say(Rename{{"Bramble", "fox"}});
    CHECK(until([&] { return names().back() == "Bramble (2)"; }));
    third.say(Rename{{"\u3164", ""}});
    CHECK(until([&] { return names().back() == "?"; }));
}

TEST_CASE("A name that is no UTF-8 ends the connection that says it, before and after it is let in")
{
    OpenTable table;
    table.open();
    Hello hello = Stranger::goodHello();
    hello.persona.name = "Mi\xff";
    Stranger outside(table.host->port());
    outside.knock(hello);
    REQUIRE(until([&] { return outside.isGone(); }));
    CHECK(outside.lastWords().ends_with("the text is not UTF-8"));
    Stranger inside(table.host->port());
    inside.comeIn();
    inside.say(Rename{{"\xed\xa0\x80", ""}});
    REQUIRE(until([&] { return inside.isGone(); }));
    CHECK(inside.lastWords().ends_with("the text is not UTF-8"));
    CHECK(table.host->lobby().members().front().shown.name == "Stranger");
}
