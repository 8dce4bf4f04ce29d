#include "../kit/connect_four.h"
#include "content/packs.h"
#include "fake_host.h"
#include "kernel/move_text.h"
#include "kit/game_type_of.h"
#include "lan/channel/limits.h"
#include "lan/deal/sent_record.h"
#include "seats.h"
#include "storage/library.h"
#include "storage/record_limits.h"
#include "wire/word_limits.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

constexpr const char* kEscape = "\x1b[2J";

/// A guest who has come to a table whose host's program is somebody else's.
struct Trap
{
    GameTypeOf<connect_four::ConnectFour> type{{}};
    FakeHost host;
    Person mira{type, "Mira"};

    /// Does this with each guest that has said hello.
    explicit Trap(std::function<void(FakeHost&)> script)
    {
        host.helloed = [this, script = std::move(script)] { script(host); };
        mira.join(host.port());
    }
    std::string why() { return words(mira.table().why()); }
    /// Waits until the connection ended for this reason.
    bool endsWith(const std::string& reason)
    {
        return until([&] { return why().find(reason) != std::string::npos; });
    }
};

DownMessage whole(std::uint32_t number, Viewer viewer = kFirst)
{
    Whole view;
    view.view.revision = 1;
    view.view.players.resize(2);
    return {viewer, number, view};
}

/// Deals with the guest as it should be; what it then opens is changed by `change`.
struct Dealer
{
    Digest part{9};
    Dealing dealing{part, {}};
    LobbyView lobby = FakeHost::lobby(Stage::dealing);

    void deal(FakeHost& host)
    {
        host.say(LobbyNow{lobby});
        host.say(Deal{sealOfHostPart(part)});
        const std::size_t before = host.heard<Seal>().size();
        REQUIRE(until([&] { return host.heard<Seal>().size() > before; }));
    }
    void open(FakeHost& host, const std::function<void(MatchRecord&)>& change)
    {
        host.say(Sealed{sealOfHostPart(part), {{kFirst, host.heard<Seal>().back().digest}}});
        REQUIRE(until([&] { return !host.heard<Contribute>().empty(); }));
        MatchRecord record;
        record.game = lobby.game;
        record.setup.seats = 2;
        record.players.resize(2);
        record.dealing = Dealing{part, {{kFirst, host.heard<Contribute>().back().part}}};
        record.setup.seed = seedOf(*record.dealing);
        change(record);
        LobbyView ended = lobby;
        ended.stage = Stage::ended;
        host.say(LobbyNow{ended});
        host.say(Opened{toBytes(record)});
    }
};

} // namespace

TEST_CASE("What a host says before it lets somebody in ends the connection, but for greeting and comparing")
{
    const std::vector<HostSays> early{Moved{{"127.0.0.1"}, 1, Digest{5}, Token{6}},
                                      Deal{},
                                      Sealed{},
                                      LobbyNow{FakeHost::lobby(Stage::playing)},
                                      Handover{},
                                      AskToHost{},
                                      Opened{},
                                      Denied{},
                                      Greeting{kProtocol, "0.1.0"},
                                      Compare{}};
    for (const HostSays& message : early) {
        Trap trap([&](FakeHost& host) { host.say(message); });
        CHECK(trap.endsWith("What arrived made no sense"));
        CHECK(!trap.mira.moved);
        CHECK(!trap.mira.handover);
        CHECK(!trap.mira.isAskedToHost);
        CHECK(trap.mira.lobby().guests.empty());
        CHECK(KnownTables(trap.mira.laptop.path()).all().empty());
    }
    Trap trap([](FakeHost& host) { host.tell(whole(0)); });
    CHECK(trap.endsWith("nothing was admitted yet"));
}

TEST_CASE("Who is inside is not admitted, challenged or greeted again, and keeps its token")
{
    for (const HostSays& again : {HostSays(Admitted{FakeHost::kTable, 2, 1, Token{9, 9}}),
                                  HostSays(Challenge{}), HostSays(Compare{})}) {
        Trap trap([&](FakeHost& host) {
            host.admit(FakeHost::lobby(Stage::gathering));
            host.say(again);
        });
        CHECK(trap.endsWith("does not come at this point"));
        CHECK(KnownTables(trap.mira.laptop.path()).all().front().token == Token{1, 2, 3});
    }
}

TEST_CASE(
    "An update that does not fit the view ends the connection with the reason, and the guest comes again")
{
    Trap trap([](FakeHost& host) {
        host.admit(FakeHost::lobby(Stage::playing));
        host.tell(whole(0));
        host.tell({kFirst, 0, Update{{}, {0x01}}});
    });
    CHECK(trap.endsWith("What arrived made no sense"));
    const int before = trap.host.connections;
    CHECK(until([&] { return trap.host.connections > before; }));
}

TEST_CASE("A table is handed over only to who has agreed to it")
{
    Trap trap([](FakeHost& host) {
        host.admit(FakeHost::lobby(Stage::playing));
        host.say(Handover{});
    });
    CHECK(trap.endsWith("has not agreed to host"));
    int asked = 0;
    trap.host.helloed = [&] {
        // What it was asked over an earlier connection counts no more.
        trap.mira.isAskedToHost = false;
        ++asked;
        trap.host.admit(FakeHost::lobby(Stage::playing));
        trap.host.say(AskToHost{});
    };
    for (const bool isYes : {false, true}) {
        const int earlier = asked;
        trap.host.drop();
        REQUIRE(until([&] { return asked > earlier && trap.mira.isAskedToHost; }));
        trap.mira.guest().say(AnswerToHost{isYes});
        const int before = trap.host.connections;
        trap.host.say(Handover{});
        CHECK(until([&] { return isYes ? trap.mira.handover.has_value() : trap.host.connections > before; }));
        CHECK(trap.mira.handover.has_value() == isYes);
    }
}

TEST_CASE("A host cannot say that somebody hosts who has not taken the table over")
{
    Trap trap([](FakeHost&) {});
    trap.host.drop();
    trap.host.helloed = [&] {
        trap.host.admit(FakeHost::lobby(Stage::playing));
        trap.host.say(Moved{{"127.0.0.1"}, 1, digestOf(trap.mira.identity.certificate), std::nullopt});
    };
    CHECK(trap.endsWith("has not taken the table over"));
    CHECK(!trap.mira.moved);
}

TEST_CASE("Who is told that the table has moved keeps the old place until the new one lets it in")
{
    Trap trap([](FakeHost& host) {
        host.admit(FakeHost::lobby(Stage::playing));
        if (host.connections == 1) {
            host.say(Moved{{"127.0.0.1"}, 1, Digest{5}, std::nullopt});
            host.say(Bye{});
        }
    });
    REQUIRE(until([&] { return trap.mira.moved.has_value(); }));
    // Nobody is there: the old host lets it in again.
    REQUIRE(until([&] {
        return trap.host.connections == 2 && trap.mira.table().state() == RemoteTable::State::inside;
    }));
    const KnownTables known(trap.mira.laptop.path());
    REQUIRE(known.all().size() == 1);
    CHECK(known.all().front().host == trap.host.certificate());
    CHECK(known.all().front().addresses.front().port == trap.host.port());
}

TEST_CASE("A guest takes part in a deal only while the table deals, and never in mid-match")
{
    for (const Stage stage : {Stage::gathering, Stage::playing}) {
        Trap trap([&](FakeHost& host) {
            host.admit(FakeHost::lobby(stage));
            if (stage == Stage::playing)
                host.say(LobbyNow{FakeHost::lobby(Stage::dealing)});
            host.say(Deal{});
        });
        CHECK(trap.endsWith("the match is not dealt now"));
        CHECK(trap.host.heard<Seal>().empty());
    }
}

TEST_CASE("A guest does not answer a piece without a body, and goes on at the table")
{
    Trap trap([](FakeHost& host) {
        host.admit(FakeHost::lobby(Stage::dealing));
        host.endDark();
        host.say(Deal{});
    });
    // The answer to what came behind it.
    REQUIRE(until([&] { return !trap.host.heard<Seal>().empty(); }));
    CHECK(trap.host.pieces == 0);
    CHECK(trap.host.connections == 1);
    CHECK(trap.mira.guest().isInside());
}

TEST_CASE("A host that deals again and again, or opens a match that it did not deal, is shown to do so")
{
    const std::vector<std::pair<std::string, std::function<void(MatchRecord&)>>> tricks{
        {"", [](MatchRecord&) {}},
        {"The match did not start from what its players drew.",
         [](MatchRecord& record) {
             record.position = Bytes{1, 2, 3};
         }},
        {"The host dealt another game, or with other options, than it showed.",
         [](MatchRecord& record) { record.setup.options["length"] = "short"; }},
        {"The host did not deal from what was sealed before the match.",
         [](MatchRecord& record) {
             record.dealing->host[0] ^= 1;
             record.setup.seed = seedOf(*record.dealing);
         }},
        {"The seed of the match is not the one that its players drew.",
         [](MatchRecord& record) { record.setup.seed = Seed::fromText("better for me"); }}};
    for (const auto& [why, change] : tricks) {
        Trap trap([](FakeHost& host) { host.admit(FakeHost::lobby(Stage::gathering)); });
        REQUIRE(until([&] { return trap.mira.lobby().guests.size() == 1; }));
        Dealer dealer;
        dealer.deal(trap.host);
        dealer.deal(trap.host);
        dealer.open(trap.host, change);
        REQUIRE(until([&] { return trap.mira.opened.has_value(); }));
        CHECK(trap.mira.opened->deals == 2);
        CHECK(trap.mira.opened->isDealChecked);
        CHECK((trap.mira.opened->why ? words(*trap.mira.opened->why) : "") == why);
    }
}

TEST_CASE("Bytes that are no match are opened as one that does not fit")
{
    Trap trap([](FakeHost& host) {
        host.admit(FakeHost::lobby(Stage::ended));
        host.say(Opened{Bytes{1, 2, 3}});
    });
    REQUIRE(until([&] { return trap.mira.opened.has_value(); }));
    CHECK(words(*trap.mira.opened->why).starts_with("The match that the host opened does not fit"));
    CHECK(!trap.mira.opened->isDealChecked);
}

TEST_CASE("Another table than the one that is meant ends the guest")
{
    const GameTypeOf<connect_four::ConnectFour> type{{}};
    FakeHost host;
    host.helloed = [&] { host.admit(FakeHost::lobby(Stage::gathering)); };
    Person mira(type, "Mira");
    mira.join({{{"127.0.0.1", host.port()}}, host.certificate(), TableId{8, 8}});
    REQUIRE(until([&] { return mira.table().state() == RemoteTable::State::ended; }));
    CHECK(words(mira.table().why()) == "Another table is at this address now.");
    CHECK(KnownTables(mira.laptop.path()).all().empty());
}

TEST_CASE("Nothing that a host says steers the terminal of its guests")
{
    const Text evil(TextParts{"", std::string("Look: ") + kEscape + "%1", {}, {std::string(kEscape)}});
    const Player evilPlayer{kEscape, PlayerKind::bot, kEscape, kEscape};
    Trap trap([&](FakeHost& host) {
        LobbyView lobby = FakeHost::lobby(Stage::playing);
        lobby.table += kEscape;
        lobby.game += kEscape;
        lobby.bots[1] = kEscape;
        lobby.guests.front().name += kEscape;
        lobby.guests.front().emblem = kEscape;
        host.admit(lobby);
        host.say(Denied{evil});
        host.say(Pointed{1, {kEscape, {}, 0}});
        Whole view = std::get<Whole>(whole(0).news);
        view.view.players.front() = evilPlayer;
        view.view.scene.turn = evil;
        view.view.scene.pieces.resize(1);
        view.view.scene.pieces.front().badges.push_back({{}, kEscape, evil});
        view.view.log.resize(1);
        view.view.log.front().text = evil;
        host.tell({kFirst, 0, view});
        host.tell({kFirst, 0, Refused{evil}});
        lobby.stage = Stage::ended;
        host.say(LobbyNow{lobby});
        MatchRecord record;
        record.id = kEscape;
        record.game = kEscape;
        record.players.push_back(evilPlayer);
        record.content = PackedContent{1, {kEscape}};
        host.say(Opened{toBytes(record)});
        host.say(Bye{evil, true});
    });
    REQUIRE(until([&] { return trap.mira.table().state() == RemoteTable::State::ended; }));
    const LobbyView& lobby = trap.mira.lobby();
    REQUIRE(trap.mira.view());
    const SeatView& view = *trap.mira.view();
    REQUIRE(trap.mira.opened);
    const MatchRecord& record = trap.mira.opened->record;
    REQUIRE(record.players.size() == 1);
    for (const std::string& text : {lobby.table,
                                    lobby.game,
                                    lobby.bots[1],
                                    lobby.guests.front().name,
                                    lobby.guests.front().emblem,
                                    trap.mira.denied.front(),
                                    trap.mira.pointed.front().place.in.text(),
                                    trap.mira.refused.front(),
                                    trap.why(),
                                    view.players.front().name,
                                    view.players.front().bot,
                                    view.players.front().emblem,
                                    words(view.scene.turn),
                                    view.scene.pieces.front().badges.front().value,
                                    words(view.scene.pieces.front().badges.front().meaning),
                                    words(view.log.front().text),
                                    record.id,
                                    record.game,
                                    record.players.front().name,
                                    record.players.front().bot,
                                    record.players.front().emblem,
                                    record.content->packs.front(),
                                    words(*trap.mira.opened->why)})
        CHECK(text.find('\x1b') == std::string::npos);
}

TEST_CASE("A host that opens a match with a name that no table takes shows nothing of it")
{
    Trap trap([](FakeHost& host) {
        host.admit(FakeHost::lobby(Stage::ended));
        MatchRecord record;
        record.players.push_back({std::string(kMaxName + 1, 'x'), PlayerKind::person, "", ""});
        host.say(Opened{toBytes(record)});
    });
    REQUIRE(until([&] { return trap.mira.opened.has_value(); }));
    CHECK(trap.mira.opened->record.players.empty());
    CHECK(words(*trap.mira.opened->why).find("a name is too long") != std::string::npos);
}

TEST_CASE(
    "A host that opens a match past a limit shows nothing of it, and the guest reads which and what to do")
{
    const auto text = [](std::size_t bytes) { return std::string(bytes, 'x'); };
    const auto longest = [&](MatchRecord& record) {
        record.id = text(kMaxMatchId);
        record.game = text(kMaxGameId);
        record.setup.options[text(kMaxOptionText)] = text(kMaxOptionText);
        record.moves.push_back({kFirst, text(kMaxMoveText), 0, false});
        record.content = PackedContent{0, {text(kMaxPackName)}};
    };
    const std::vector<std::pair<std::function<void(MatchRecord&)>, std::string>> changes{
        {longest, ""},
        {[&](MatchRecord& record) { record.id = text(kMaxMatchId + 1); },
         "the id of the match is longer than 64 bytes"},
        {[&](MatchRecord& record) { record.game = text(kMaxGameId + 1); },
         "the id of its game is longer than 64 bytes"},
        {[&](MatchRecord& record) { record.setup.seats = kMaxSeats + 1; }, "no table has 17 seats"},
        {[&](MatchRecord& record) { record.setup.options["size"] = text(kMaxOptionText + 1); },
         "one of its options is longer than 200 bytes"},
        {[&](MatchRecord& record) {
             for (std::size_t i = 0; i <= kMaxOptions; ++i)
                 record.setup.options[std::to_string(i)] = "on";
         },
         "it has more than 100 options"},
        {[&](MatchRecord& record) { record.moves.resize(kMaxMovesOfMatch + 1); },
         "it has more than 20000 moves"},
        {[&](MatchRecord& record) {
             record.moves.push_back({kFirst, text(kMaxMoveText + 1), 0, false});
         },
         "move 1 is longer than 200 bytes"},
        {[&](MatchRecord& record) {
             record.moves.push_back({Seat{100}, "drop 1", 0, false});
         },
         "move 1 is of a seat that is not there"},
        {[&](MatchRecord& record) {
             record.dealing = Dealing{{}, std::vector<Dealing::Part>(17)};
         },
         "more than 16 seats have dealt it"},
        {[&](MatchRecord& record) {
             record.content = PackedContent{0, {text(kMaxPackName + 1)}};
         },
         "the name of one of its packs is longer than 40 bytes"},
        {[&](MatchRecord& record) {
             record.content = PackedContent{0, std::vector<std::string>(kMaxPacks + 1)};
         },
         "it has more than 32 packs"},
    };
    for (const auto& [change, says] : changes) {
        const std::string& cause = says;
        CAPTURE(cause);
        MatchRecord record;
        change(record);
        if (cause.empty()) {
            CHECK_NOTHROW(decodeRecord(toBytes(record)));
            continue;
        }
        Trap trap([&](FakeHost& host) {
            host.admit(FakeHost::lobby(Stage::ended));
            host.say(Opened{toBytes(record)});
        });
        REQUIRE(until([&] { return trap.mira.opened.has_value(); }));
        CHECK(trap.mira.opened->record == MatchRecord());
        CHECK(words(*trap.mira.opened->why) == "The match that the host opened does not fit: " + cause +
                                                   ". Use the same version of Tablewood on both sides");
    }
}

TEST_CASE("A host that ends each comparison before it shows anything is not tried for ever")
{
    Trap trap([](FakeHost& host) { host.say(Challenge{}); });
    REQUIRE(until([&] {
        if (!trap.host.heard<Open>().empty())
            trap.host.drop();
        return trap.mira.table().state() == RemoteTable::State::ended;
    }));
    CHECK(trap.host.connections == kMaxKeptFromComparing);
    CHECK(trap.why().find("Somebody may be in between") != std::string::npos);
    CHECK(!trap.mira.pictures);
}

TEST_CASE("A nonce of the host that is not the one it sealed shows no pictures")
{
    Trap trap([](FakeHost& host) {
        host.say(Challenge{sealOfHost(Nonce{1})});
        host.say(Compare{Nonce{2}});
    });
    CHECK(trap.endsWith("the nonce is not the one that was sealed"));
    CHECK(!trap.mira.pictures);
}

TEST_CASE("After another start of the host a guest counts its wishes as the host does")
{
    Trap trap([](FakeHost& host) {
        const bool isFirst = host.connections == 1;
        host.admit(FakeHost::lobby(Stage::playing), isFirst ? 1 : 2);
        host.tell(whole(isFirst ? 5000 : 0));
    });
    REQUIRE(until([&] { return trap.mira.view() != nullptr; }));
    trap.mira.act("drop 1");
    REQUIRE(until([&] { return trap.host.wishes.size() == 1; }));
    CHECK(trap.host.wishes.front().number == 5001);
    trap.host.drop();
    REQUIRE(until([&] { return trap.mira.wholeViews == 2; }));
    trap.mira.act("drop 2");
    REQUIRE(until([&] { return trap.host.wishes.size() == 1; }));
    CHECK(trap.host.wishes.front().number == 1);
}

TEST_CASE("Wishes wait for the whole view, none overtakes another, and there is an end to how many are kept")
{
    Trap trap([](FakeHost& host) {
        host.admit(FakeHost::lobby(Stage::playing));
        if (host.connections == 1)
            host.tell(whole(0));
    });
    REQUIRE(until([&] { return trap.mira.view() != nullptr; }));
    trap.host.drop();
    for (std::size_t i = 0; i < TableClient::kMaxUnanswered; ++i)
        CHECK(!trap.mira.guest().wish(Act{"drop 1"}));
    CHECK(words(*trap.mira.guest().wish(Act{"drop 1"})) == "The table does not answer. Wait until it does.");
    CHECK(trap.mira.guest().unanswered() == TableClient::kMaxUnanswered);
    REQUIRE(until([&] { return trap.host.connections == 2 && trap.mira.guest().isInside(); }));
    trap.mira.guest().say(Ready{true});
    REQUIRE(until([&] { return !trap.host.heard<Ready>().empty(); }));
    CHECK(trap.host.wishes.empty());
    trap.host.tell(whole(1));
    REQUIRE(until([&] { return trap.host.wishes.size() == TableClient::kMaxUnanswered - 1; }));
    for (std::size_t i = 0; i < trap.host.wishes.size(); ++i)
        CHECK(trap.host.wishes[i].number == i + 2);
}

TEST_CASE("Who has lost their place sees nothing any more")
{
    Trap trap([](FakeHost& host) {
        host.admit(FakeHost::lobby(Stage::playing));
        host.tell(whole(0));
    });
    REQUIRE(until([&] { return trap.mira.view() != nullptr; }));
    LobbyView without = FakeHost::lobby(Stage::playing);
    without.guests.front().seat = Seat::none();
    trap.host.say(LobbyNow{without});
    CHECK(until([&] { return trap.mira.view() == nullptr; }));
}

TEST_CASE("A host lends no seat that somebody plays, and none that the table does not have")
{
    for (const Seat seat : {kFirst, kSecond, Seat{2}, Seat{15}}) {
        CAPTURE(seat.index);
        Trap trap([seat](FakeHost& host) {
            LobbyView lobby = FakeHost::lobby(Stage::playing);
            lobby.guests.push_back(lobby.guests.front());
            lobby.guests.back().id = 2;
            lobby.guests.back().seat = kSecond;
            host.admit(lobby);
            host.tell(whole(0));
            host.say(Lent{seat});
        });
        CHECK(trap.endsWith("it lends a seat that somebody plays"));
    }
}

TEST_CASE("The views of all seats that a guest plays take no more memory than one may")
{
    DownMessage heavy = whole(0);
    Event line;
    line.text = Text(TextParts{"lan", std::string(2000, 'a'), {}, {}});
    std::get<Whole>(heavy.news).view.log.assign(25'000, line);
    Trap trap([&heavy](FakeHost& host) {
        host.admit(FakeHost::lobby(Stage::playing));
        host.tell(heavy);
    });
    REQUIRE(until([&] { return trap.mira.view() != nullptr; }));
    trap.host.say(Lent{kSecond});
    trap.host.tell(whole(0, kSecond));
    REQUIRE(until([&] { return trap.mira.guest().view(kSecond) != nullptr; }));
    heavy.viewer = kSecond;
    trap.host.tell(heavy);
    CHECK(trap.endsWith("the views grow too large"));
}

TEST_CASE(
    "A host tells no more of what was brought than a match can have, nothing that is a seat's, and nothing "
    "else later")
{
    const auto trapOf = [](const std::vector<std::vector<Paper>>& papers) {
        return Trap([papers](FakeHost& host) {
            host.admit(FakeHost::lobby(Stage::gathering));
            for (const std::vector<Paper>& each : papers)
                host.say(Brought{each});
        });
    };
    SUBCASE("too large")
    {
        Trap trap = trapOf({{mapPaper(std::string(kMaxPaperBytes + 1, 'a'))}});
        CHECK(trap.endsWith("what was brought to it has more than 262144 bytes"));
    }
    SUBCASE("too many")
    {
        Trap trap = trapOf({std::vector<Paper>(kMaxPapers + 1, mapPaper("a"))});
        CHECK(trap.endsWith("more than 16 things were brought to it"));
    }
    SUBCASE("a seat's")
    {
        Trap trap = trapOf({{{"deck", kFirst, "owls"}}});
        CHECK(trap.endsWith("it tells what somebody has brought for their seat alone"));
    }
    SUBCASE("something else")
    {
        Trap trap = trapOf({{mapPaper("a")}, {mapPaper("a")}, {mapPaper("b")}});
        CHECK(trap.endsWith("it brings something else to the match than before"));
    }
}

TEST_CASE(
    "What a host brings that the game cannot read ends the visit with the reason, before anything is shown")
{
    Trap trap([](FakeHost& host) {
        host.admit(FakeHost::lobby(Stage::gathering));
        host.say(Brought{{mapPaper("no map")}});
        host.say(LobbyNow{FakeHost::lobby(Stage::gathering)});
    });
    CHECK(trap.endsWith("no such map is played here"));
}
