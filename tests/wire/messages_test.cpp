#include "wire/messages.h"

#include "wire/word_limits.h"

#include "random_scene.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

UpMessage said(Wish wish) { return {Seat{1}, 7, 3, std::move(wish)}; }

std::vector<UpMessage> everyUp()
{
    return {said(Act{"grow E4"}), said(Undo{}), said(Redo{}), said(AnswerUndo{true}),
            said(Explain{{Pick::ofPiece(4), Pick::ofCell("board", {2, 3}), Pick::ofButton("pass")}})};
}

std::vector<DownMessage> everyDown()
{
    Random random(Seed::fromText("messages"), "test");
    Offer offer;
    offer.seat = Seat{0};
    offer.move = "drop 3";
    offer.picks = {Pick::ofCell("board", {2, 5})};
    Event event;
    event.text = Text(TW_TEXT("test", "%1 dropped"), Seat{0});

    Whole whole;
    whole.words = {"grow", "move"};
    whole.view = {{{Player{"Mira", PlayerKind::person, "", ""}},
                   randomScene(random, 20),
                   {offer},
                   {},
                   Timer{"close", 15}},
                  9,
                  {event, event}};
    Update update;
    update.logLength = 1;
    update.change = {0, 0};
    return {{Seat{0}, 2, whole}, {Viewer::publicView(), 0, update}, {Seat{0}, 3, Refused{event.text}}};
}

Bytes withWish(Seat seat, Wish wish) { return encode(UpMessage{seat, 1, 1, std::move(wish)}); }

} // namespace

TEST_CASE("Every message comes back from its bytes as it was")
{
    for (const UpMessage& message : everyUp())
        CHECK(decodeUp(encode(message)) == message);
    for (const DownMessage& message : everyDown())
        CHECK(decodeDown(encode(message)) == message);
}

TEST_CASE("A message that is cut short or goes on is refused")
{
    const auto refusesAllButWhole = [](const Bytes& bytes, auto decode) {
        for (std::size_t length = 0; length < bytes.size(); ++length)
            CHECK_THROWS_AS(decode(std::span(bytes).first(length)), InputError);
        Bytes longer = bytes;
        longer.push_back(0);
        CHECK_THROWS_AS(decode(longer), InputError);
    };
    for (const UpMessage& message : everyUp())
        refusesAllButWhole(encode(message), decodeUp);
    for (DownMessage& message : everyDown()) {
        auto* const update = std::get_if<Update>(&message.news);
        if (!update) {
            refusesAllButWhole(encode(message), decodeDown);
            continue;
        }
        // What follows the message is its change, which is read by who has the view.
        update->change.clear();
        const Bytes head = encode(message);
        for (std::size_t length = 0; length < head.size(); ++length)
            CHECK_THROWS_AS(decodeDown(std::span(head).first(length)), InputError);
    }
}

TEST_CASE("Bytes that were tampered with are a message or refused, never anything else")
{
    Random random(Seed::fromText("hostile"), "test");
    int refused = 0;
    const auto tamper = [&](Bytes bytes, auto decode) {
        for (std::uint32_t i = 1 + random.below(4); i > 0; --i)
            bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] =
                static_cast<std::uint8_t>(random.next());
        try {
            const auto message = decode(bytes);
            CHECK(decode(encode(message)) == message);
        } catch (const InputError&) {
            ++refused;
        }
    };
    for (int round = 0; round < 3000; ++round) {
        for (const UpMessage& message : everyUp())
            tamper(encode(message), decodeUp);
        if (round % 10 == 0) {
            for (const DownMessage& message : everyDown())
                tamper(encode(message), decodeDown);
        }
    }
    CHECK(refused > 1000);
}

TEST_CASE("What is past a limit is refused")
{
    CHECK_THROWS_AS(decodeUp(withWish(Seat{0}, Act{std::string(kMaxMoveText + 1, 'x')})), InputError);
    CHECK_THROWS_AS(decodeUp(withWish(Seat{0}, Explain{std::vector<Pick>(kMaxPicks + 1)})), InputError);
    CHECK_THROWS_AS(decodeUp(withWish(Seat::none(), Undo{})), InputError);
    CHECK_THROWS_AS(decodeUp(withWish(Seat::clock(), Undo{})), InputError);
    CHECK_THROWS_AS(decodeUp(withWish(Seat{kMaxSeats}, Undo{})), InputError);
    CHECK_THROWS_AS(decodeUp(Bytes(kMaxUpBytes + 1)), InputError);
    CHECK_THROWS_AS(decodeDown(Bytes(kMaxDownBytes + 1)), InputError);
    CHECK_NOTHROW(decodeUp(withWish(Seat{kMaxSeats - 1}, Act{std::string(kMaxMoveText, 'x')})));
    const auto refused = [](std::size_t bytes) {
        return encode(DownMessage{Seat{0}, 1, Refused{Text(TW_TEXT("test", "%1"), std::string(bytes, 'x'))}});
    };
    CHECK_NOTHROW(decodeDown(refused(lan::kMaxSaidBytes / 2)));
    CHECK_THROWS_AS(decodeDown(refused(lan::kMaxSaidBytes)), InputError);
}

TEST_CASE("A whole view with a line that points at more than a board has is refused")
{
    Whole told;
    told.view.revision = 1;
    told.view.log.emplace_back().cells.resize(kMaxSpacesOfBoard + 1);
    CHECK_THROWS_AS(decodeDown(encode(DownMessage{Seat{0}, 1, told})), InputError);
}

TEST_CASE("A name that would steer a terminal or turn the writing round becomes plain when it is read")
{
    CHECK(plainName("Mira Ä") == "Mira Ä");
    CHECK(plainName("a\x1b[2Jb\nc\x7f") == "a [2Jb c");
    CHECK(plainName("a\u009b1m") == "a 1m");
    CHECK(plainName("a\u202eb\u2066c") == "abc");
    CHECK(plainName(" \u3000Mira\u00a0 \u2003Owl ") == "Mira Owl");
    for (const char* nothing : {"\u3164", "\u200b \u2800", "\u115f\ufeff\u061c", "\n"})
        CHECK(plainName(nothing).empty());
    Whole whole;
    whole.view.players = {Player{"Mi\nra", PlayerKind::person, "", ""}};
    const DownMessage read = decodeDown(encode(DownMessage{Seat{0}, 1, whole}));
    CHECK(std::get<Whole>(read.news).view.players[0].name == "Mi ra");
}

TEST_CASE("A text that nests without end is refused")
{
    Text text;
    for (int depth = 0; depth < kMaxCborDepth; ++depth)
        text = Text(TW_TEXT("test", "%1"), text);
    const DownMessage message{Seat{0}, 1, Refused{text}};
    CHECK_THROWS_AS(decodeDown(encode(message)), InputError);
}
