#include "wire/lan_messages.h"

#include "kernel/random.h"
#include "wire/word_limits.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

std::vector<GuestSays> everyGuest()
{
    return {Greeting{1, "0.1.0"},
            Hello{{{"arbor", 17}}, {"Mira", "owl"}, Watch::spectator, Digest{1, 2}, Token{3}},
            Open{Nonce{9}},
            Sit{Seat{1}},
            Stand{},
            Look{Watch::spectator},
            Rename{{"Mira", "fox"}},
            Ready{true},
            Point{{"board", Cell{3, 4}, 0}},
            React{Reaction::thanks},
            Seal{Digest{3}, Digest{4}},
            Contribute{Digest{3}, Digest{5}},
            GoHome{},
            AnswerToHost{true},
            HostsNow{4711, {"192.168.1.20"}},
            AskHint{},
            PlayFor{Seat{1}, true},
            Trade{Seat{1}, true},
            Choose{"hero", "bramble"}};
}

std::vector<HostSays> everyHost()
{
    LobbyView lobby;
    lobby.table = "Table";
    lobby.game = "arbor";
    lobby.options = {{"scenario", "valley"}};
    lobby.guests = {{1, "Mira", "owl", Seat{0}, Watch::nothing, true, true, false, Seats(Seat{1}), Seat{1}},
                    {2, "Tom", "", Seat::none(), Watch::sharedScreen, false, false, false, {}, Seat::none()}};
    lobby.bots = {"", "random"};
    lobby.partners = {Seats(Seat{1}), Seats(Seat{0})};
    return {Greeting{1, "0.1.0"},
            Challenge{Nonce{1}},
            Admitted{TableId{1}, 2, 3, Token{4}},
            LobbyNow{lobby},
            Denied{Text(TW_TEXT("test", "no %1"), 4)},
            Pointed{2, {"board", Cell{3, 4}, 0}},
            Reacted{2, Reaction::laugh},
            Deal{Digest{2}},
            Sealed{Digest{2}, {{Seat{0}, Digest{7}}}},
            Opened{Bytes{1, 2, 3, 200}},
            AskToHost{},
            Handover{Bytes{1, 2}, Bytes{3}},
            Moved{{"192.168.1.20", "::1"}, 4711, Digest{3}, Token{4}},
            Bye{Text(TW_TEXT("test", "bye")), true},
            Hinted{4, "drop 3"},
            Lent{Seats(Seat{1})}};
}

/// What `decode` makes of changed bytes is a message that is written as it was read, or a refusal.
template <class Decode>
bool isRefused(const Bytes& body, Decode decode)
{
    try {
        const auto message = decode(body);
        CHECK(decode(bodyOf(payloadOf(message))) == message);
        return false;
    } catch (const InputError&) {
        return true;
    }
}

Bytes bodyBytes(const Bytes& payload) { return {payload.begin() + 1, payload.end()}; }

template <class Messages, class Decode>
void fuzz(const Messages& messages, Decode decode)
{
    Random random(Seed::fromText("fuzz"), "test");
    int refused = 0;
    for (int round = 0; round < 2000; ++round) {
        for (const auto& message : messages) {
            Bytes body = bodyBytes(payloadOf(message));
            for (std::uint32_t i = 1 + random.below(4); i > 0; --i) {
                const std::size_t at = random.below(static_cast<std::uint32_t>(body.size()));
                if (const auto how = random.below(4); how == 0)
                    body.erase(body.begin() + static_cast<std::ptrdiff_t>(at));
                else if (how == 1)
                    body.insert(body.begin() + static_cast<std::ptrdiff_t>(at),
                                static_cast<std::uint8_t>(random.next()));
                else
                    body[at] = static_cast<std::uint8_t>(random.next());
                if (body.empty())
                    break;
            }
            refused += isRefused(body, decode) ? 1 : 0;
        }
        Bytes noise(random.below(200));
        for (auto& byte : noise)
            byte = static_cast<std::uint8_t>(random.next());
        refused += isRefused(noise, decode) ? 1 : 0;
    }
    CHECK(refused > 2000);
}

template <class Message>
void refusesGuest(const Message& message)
{
    CHECK_THROWS_AS(decodeGuest(bodyOf(payloadOf(GuestSays(message)))), InputError);
}

/// In which words a message of a host is refused.
template <class Message>
std::string refusesHost(const Message& message)
{
    try {
        decodeHost(bodyOf(payloadOf(HostSays(message))));
    } catch (const InputError& error) {
        return error.what();
    }
    FAIL_CHECK("it is not refused");
    return {};
}

std::string longestName() { return std::string(Name::kMaxLetters, 'x'); }

/// The bytes of a message with the longest name in it, and so many letters more.
Bytes withLetters(const GuestSays& message, std::size_t more)
{
    Bytes body = bodyBytes(payloadOf(message));
    constexpr std::uint8_t kShortText = 0x60;
    Bytes name{kShortText + Name::kMaxLetters};
    name.resize(1 + Name::kMaxLetters, 'x');
    const auto at = std::search(body.begin(), body.end(), name.begin(), name.end());
    REQUIRE(at != body.end());
    Bytes longer;
    CborSink(longer).text(std::string(Name::kMaxLetters + more, 'x'));
    const auto rest = body.erase(at, at + static_cast<std::ptrdiff_t>(name.size()));
    body.insert(rest, longer.begin(), longer.end());
    return body;
}

} // namespace

TEST_CASE("Everything said around a table comes back from its bytes as it was")
{
    for (const GuestSays& message : everyGuest()) {
        const Bytes payload = payloadOf(message);
        CHECK(kindOf(payload) == PayloadKind::lan);
        CHECK(decodeGuest(bodyOf(payload)) == message);
        CHECK(payload.size() <= kMaxKnockFrame);
    }
    for (const HostSays& message : everyHost())
        CHECK(decodeHost(bodyOf(payloadOf(message))) == message);
    const Bytes carried = tablePayload(Bytes{7, 8});
    CHECK(kindOf(carried) == PayloadKind::table);
    CHECK(bodyBytes(carried) == Bytes{7, 8});
    CHECK(kindOf(endOfPieces()) == PayloadKind::piece);
    CHECK(bodyBytes(endOfPieces()).empty());
}

TEST_CASE("The greeting has the same bytes in every version, so that any two understand it")
{
    CHECK(payloadOf(GuestSays(Greeting{1, "0.1.0"})) ==
          Bytes{0, 0x82, 0, 0x82, 1, 0x65, '0', '.', '1', '.', '0'});
    CHECK(payloadOf(HostSays(Greeting{1, "0.1.0"})) == payloadOf(GuestSays(Greeting{1, "0.1.0"})));
}

TEST_CASE("Random bytes and changed messages are a message or refused, never anything else")
{
    fuzz(everyGuest(), decodeGuest);
    fuzz(everyHost(), decodeHost);
}

TEST_CASE("Payloads of no kind, and those that nest without end, are refused")
{
    CHECK_THROWS_AS(kindOf(Bytes{}), InputError);
    CHECK_THROWS_AS(kindOf(Bytes{3}), InputError);
    for (const std::uint8_t opening : {0x81, 0x82, 0x9f, 0xa1, 0xc1, 0xd8}) {
        const Bytes deep(4000, opening);
        CHECK_THROWS_AS(decodeGuest(deep), InputError);
        CHECK_THROWS_AS(decodeHost(deep), InputError);
    }
    Text why = TW_TEXT("test", "%1");
    for (int depth = 0; depth < kMaxCborDepth; ++depth)
        why = Text(TW_TEXT("test", "%1"), std::move(why));
    CHECK_THROWS_AS(decodeHost(bodyOf(payloadOf(HostSays(Denied{why})))), InputError);
}

TEST_CASE("What is past a limit in a message of the network is refused")
{
    Hello hello;
    hello.persona.name = std::string(kMaxName + 1, 'x');
    refusesGuest(hello);
    hello.persona = {"Mira", std::string(kMaxEmblem + 1, 'x')};
    refusesGuest(hello);
    hello.persona.emblem.clear();
    hello.games.resize(kMaxGames + 1);
    refusesGuest(hello);
    refusesGuest(Greeting{1, std::string(kMaxVersion + 1, 'x')});
    refusesGuest(Rename{{std::string(kMaxName + 1, 'x'), ""}});
    refusesGuest(Sit{Seat::none()});
    refusesGuest(Choose{std::string(kMaxOptionText + 1, 'x'), ""});
    refusesGuest(Choose{"hero", std::string(kMaxOptionText + 1, 'x')});
    refusesGuest(Sit{Seat{kMaxSeats}});
    CHECK_NOTHROW(decodeGuest(withLetters(Point{{longestName(), {}, 0}}, 0)));
    CHECK_THROWS_AS(decodeGuest(withLetters(Point{{longestName(), {}, 0}}, 1)), InputError);
    CHECK_NOTHROW(decodeGuest(withLetters(HostsNow{1, {longestName()}}, 1)));
    refusesGuest(HostsNow{1, std::vector<std::string>(kMaxAddresses + 1)});
    refusesGuest(HostsNow{1, {std::string(kMaxAddress + 1, '1')}});
    LobbyView lobby;
    lobby.guests.resize(kMaxGuests + 1);
    refusesHost(LobbyNow{lobby});
}

TEST_CASE("Options, kinds of bots and sentences of a host are refused past their limit, with what to do")
{
    const auto withOptions = [](std::size_t count, std::size_t key, std::size_t value) {
        LobbyView lobby;
        for (std::size_t i = 0; i < count; ++i) {
            std::string name = std::to_string(i);
            name.resize(key, 'k');
            lobby.options[name] = std::string(value, 'v');
        }
        return LobbyNow{lobby};
    };
    CHECK_NOTHROW(
        decodeHost(bodyOf(payloadOf(HostSays(withOptions(kMaxOptions, kMaxOptionText, kMaxOptionText))))));
    CHECK(refusesHost(withOptions(kMaxOptions + 1, 4, 1)) ==
          "message: no game has more than 100 options. Use the same version of Tablewood on both sides");
    CHECK(refusesHost(withOptions(1, kMaxOptionText + 1, 1)) ==
          "message: the key of an option is longer than 200 bytes. Use the same version of Tablewood on both "
          "sides");
    CHECK(refusesHost(withOptions(1, 4, kMaxOptionText + 1)) ==
          "message: what is chosen for an option is longer than 200 bytes. Use the same version of Tablewood "
          "on both sides");
    LobbyView lobby;
    lobby.bots = {std::string(kMaxEmblem + 1, 'b')};
    refusesHost(LobbyNow{lobby});

    const auto said = [](std::size_t bytes) { return Text(TW_TEXT("test", "%1"), std::string(bytes, 'x')); };
    CHECK_NOTHROW(decodeHost(bodyOf(payloadOf(HostSays(Denied{said(kMaxSaidBytes / 2)})))));
    refusesHost(Denied{said(kMaxSaidBytes)});
    CHECK(refusesHost(Bye{said(kMaxSaidBytes)}) ==
          "message: what is said takes more than 16384 bytes. Use the same version of Tablewood on both "
          "sides");
}

TEST_CASE("What anybody says that is no UTF-8 is refused, and what nobody sees is not in a name")
{
    for (const char* text : {"Mi\xff", "\xed\xa0\x80", "\xc0\x9b[2J"}) {
        refusesGuest(Greeting{1, text});
        Hello hello;
        hello.persona.name = text;
        refusesGuest(hello);
        hello.persona = {"Mira", text};
        refusesGuest(hello);
        refusesGuest(Rename{{text, ""}});
        CHECK_THROWS_AS(decodeHost(bodyOf(payloadOf(HostSays(Bye{Text(TW_TEXT("test", "%1"), text)})))),
                        InputError);
    }
    const auto renamed =
        decodeGuest(bodyOf(payloadOf(GuestSays(Rename{{"M\u061ci\u200b\u009b\ufeffra\u3164", "fox"}}))));
    CHECK(std::get<Rename>(renamed).persona.name == "Mi ra");
    LobbyView lobby;
    lobby.bots.resize(2);
    lobby.options = {{"scen\u202eario", "val\x1b[2Jley"}};
    const auto told = decodeHost(bodyOf(payloadOf(HostSays(LobbyNow{lobby}))));
    CHECK(std::get<LobbyNow>(told).lobby.options ==
          std::map<std::string, std::string>{{"scenario", "val [2Jley"}});
}

TEST_CASE("A lobby in which somebody sits where there is no seat is refused")
{
    const auto read = [](std::int8_t seat) {
        LobbyView lobby;
        lobby.bots.resize(2);
        lobby.guests.resize(1);
        lobby.guests[0].seat = Seat{seat};
        return decodeHost(bodyOf(payloadOf(HostSays(LobbyNow{lobby}))));
    };
    CHECK_NOTHROW(read(-1));
    CHECK_NOTHROW(read(1));
    CHECK_THROWS_AS(read(2), InputError);
}
