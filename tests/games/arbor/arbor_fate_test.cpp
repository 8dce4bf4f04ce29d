#include "arbor_table.h"

#include "kernel/move_text.h"

#include <doctest/doctest.h>

#include <set>

using namespace tablewood;
using namespace tablewood::arbor;

namespace {

/// Three forests; seat 0 is about to burn the Tree of seat 1.
ArborTable threesome()
{
    ArborTable table({
        "A1 . . . .",
        ". . T2 . .",
        "A2 . . . A3",
    });
    table.hold(0, {Spirit::fire, Spirit::fate});
    table.hold(1, {Spirit::fate});
    table.hold(2, {Spirit::fate});
    return table;
}

} // namespace

TEST_CASE("A song opens a window for the other players who hold a Fate card, and waits for them")
{
    ArborTable table = threesome();
    table.play(0, "play ash C2");
    CHECK(table.on("C2") == "T2");
    CHECK(!table.isAsked(0));
    CHECK(table.isAsked(1));
    CHECK(table.isAsked(2));
    CHECK(table.whyNot(0, "end") == "Your song waits for the others' answer.");
    CHECK(table.whyNot(1, "end") == "Your answer is awaited: counter the song, or let it happen.");
    table.play(2, "pass");
    CHECK(table.whyNot(2, "pass") == "You have answered already.");
    CHECK(table.on("C2") == "T2");
    table.play(1, "pass");
    CHECK(table.on("C2") == ".");
    CHECK(table.isAsked(0));
}

TEST_CASE("An answer is given by its button or by any Fate card, and of equal cards any is played")
{
    ArborTable table = threesome();
    table.hold(0, {Spirit::fire, Spirit::fire});
    const Offer song = table.game().gesture(table.state, Seat{0}, PlaySong{Song::ash, {at("C2")}});
    CHECK(song.picks.size() == 3);
    CHECK(song.firstToo.size() == 1);
    CHECK(song.picks.front().piece != song.firstToo.front().piece);
    table.hold(1, {Spirit::fate, Spirit::fate});
    table.play(0, "play ash C2");
    const Offer answer = table.game().gesture(table.state, Seat{1}, Counter{});
    CHECK(answer.picks.front().kind == PickKind::button);
    CHECK(answer.firstToo.size() == 2);
}

TEST_CASE("Nobody is asked who holds no Fate card, and without any the song takes effect at once")
{
    ArborTable table = threesome();
    table.hold(1, {Spirit::fire});
    table.play(0, "play ash C2");
    CHECK(!table.isAsked(1));
    CHECK(table.whyNot(1, "counter") == "You have no Fate card to answer with, or the song is yours.");
    table.play(2, "pass");
    CHECK(table.on("C2") == ".");
    table.hold(0, {Spirit::light});
    table.hold(2, {});
    table.play(0, "play radiance C2");
    CHECK(table.on("C2") == "T1");
}

TEST_CASE("Destiny counters a song for free: both cards are spent, and the song's manna too")
{
    ArborTable table = threesome();
    table.hold(0, {Spirit::fire});
    table.hold(2, {});
    table.play(0, "play ash C2");
    table.play(1, "counter");
    CHECK(table.on("C2") == "T2");
    CHECK(table.state.discard.size() == 2);
    CHECK(table.cards(0) == 0);
    CHECK(table.cards(1) == 0);
    CHECK(table.of(0).manna == 4);
    CHECK(table.of(1).manna == 0);
    CHECK(table.isAsked(0));
}

TEST_CASE(
    "A Destiny can be countered by another player, the song's own too, and the last answer counts first")
{
    ArborTable table = threesome();
    table.play(0, "play ash C2");
    table.play(1, "counter");
    CHECK(table.isAsked(0));
    CHECK(!table.isAsked(1));
    CHECK(table.isAsked(2));
    SUBCASE("its player saves the song")
    {
        table.play(0, "counter");
        CHECK(!table.isAsked(0));
        CHECK(table.isAsked(2));
        table.play(2, "pass");
        CHECK(table.on("C2") == ".");
        CHECK(table.state.discard.size() == 3);
    }
    SUBCASE("a third Destiny counters the second, and the song is lost after all")
    {
        table.play(0, "counter");
        table.play(2, "counter");
        CHECK(table.on("C2") == "T2");
        CHECK(table.state.discard.size() == 4);
        CHECK(table.state.pending.empty());
        CHECK(table.isAsked(0));
    }
    SUBCASE("nobody does")
    {
        table.play(2, "pass");
        table.play(0, "pass");
        CHECK(table.on("C2") == "T2");
    }
}

TEST_CASE("Answers count in the order of their arrival, and a new Destiny asks again those who passed")
{
    ArborTable table = threesome();
    table.play(0, "play ash C2");
    table.play(2, "pass");
    table.play(1, "counter");
    CHECK(table.isAsked(2));
    table.play(2, "counter");
    CHECK(table.isAsked(0));
    table.play(0, "pass");
    CHECK(table.on("C2") == ".");
}

TEST_CASE("When the answers are over everything takes effect and no new window opens")
{
    ArborTable table = threesome();
    table.hold(1, {Spirit::fate, Spirit::fate});
    table.play(0, "play ash C2");
    table.play(1, "counter");
    table.play(0, "counter");
    table.play(1, "pass");
    table.play(2, "pass");
    CHECK(table.on("C2") == ".");
    CHECK(table.state.pending.empty());
    CHECK(!table.state.window.isOpen());
}

TEST_CASE("Songs of Fate open no window of their own, and Blessings and Invocations none either")
{
    ArborTable table = threesome();
    table.lead(0, "moss");
    table.discard({Spirit::storm});
    table.play(0, "revelation");
    CHECK(table.isAsked(0));
    table.of(0).canBless = true;
    table.play(0, "bless");
    CHECK(table.isAsked(0));
    table.play(0, "wake sage");
    CHECK(table.isAsked(0));
}

TEST_CASE("Revelation takes the latest card of the discard that is not of Fate, for free")
{
    ArborTable table = threesome();
    table.discard({Spirit::light, Spirit::shadow, Spirit::fate});
    table.play(0, "revelation");
    CHECK(table.of(0).manna == 5);
    REQUIRE(table.cards(0) == 2);
    CHECK(table.of(0).hand.back().spirit == Spirit::shadow);
    REQUIRE(table.state.discard.size() == 3);
    CHECK(table.state.discard[0].spirit == Spirit::light);
    CHECK(table.state.discard[2].spirit == Spirit::fate);
    CHECK(!table.hasRevealed);
}

TEST_CASE("Revelation cannot be played without a card to take, nor without a Fate card")
{
    ArborTable table = threesome();
    table.discard({Spirit::fate});
    CHECK(table.whyNot(0, "revelation") == "There is no card in the discard that Revelation could take.");
    table.discard({Spirit::fire});
    table.hold(0, {});
    CHECK(table.whyNot(0, "revelation") == "You hold no card for this song.");
}

TEST_CASE("Revelation is played in one's own turn between the roll and the first draw of Dusk")
{
    ArborTable table = threesome();
    table.discard({Spirit::fire});
    CHECK(table.whyNot(1, "revelation") == "It is Player 1's turn.");
    table.state.step = Step::dawn;
    table.state.dice = {1, 1};
    CHECK(table.whyNot(0, "revelation") == "Two Blessings: reroll one die or both first.");
    table.state.step = Step::day;
    CHECK(table.can(0, "revelation"));
    table.play(0, "draw 1");
    CHECK(!table.can(0, "revelation"));
}

TEST_CASE("A Revelation in a window acts at once and is its player's answer, and the song in question cannot "
          "be taken")
{
    ArborTable table = threesome();
    table.discard({Spirit::storm});
    table.play(0, "play ash C2");
    table.play(1, "revelation");
    REQUIRE(table.cards(1) == 1);
    CHECK(table.of(1).hand[0].spirit == Spirit::storm);
    CHECK(!table.isAsked(1));
    CHECK(table.isAsked(2));
    CHECK(table.whyNot(2, "revelation") == "There is no card in the discard that Revelation could take.");
    table.play(2, "pass");
    CHECK(table.on("C2") == ".");
    CHECK(table.state.discard.back().spirit == Spirit::fire);
}

TEST_CASE("Destiny can only answer a song")
{
    const ArborTable table = threesome();
    CHECK(table.whyNot(0, "counter") == "No song waits for an answer.");
    CHECK(table.whyNot(1, "pass") == "No song waits for an answer.");
}

TEST_CASE("Whoever is asked in a window reads at every other move that their answer is awaited")
{
    ArborTable table = threesome();
    table.hold(1, {Spirit::fate, Spirit::fire});
    table.hold(2, {});
    table.play(0, "play ash C2");
    const auto every = [&](int seat) {
        std::vector<Move> moves;
        table.game().everyMove(table.state, moves);
        std::set<std::string> reasons;
        for (const Move& move : moves) {
            const bool isAnswer = std::holds_alternative<Counter>(move) ||
                                  std::holds_alternative<Pass>(move) || std::holds_alternative<Reveal>(move);
            if (!isAnswer)
                reasons.insert(table.whyNot(seat, moveText(move)));
        }
        return reasons;
    };
    CHECK(every(1) == std::set<std::string>{"Your answer is awaited: counter the song, or let it happen."});
    CHECK(every(0) == std::set<std::string>{"Your song waits for the others' answer."});
    CHECK(every(2) == std::set<std::string>{"Player 1's song waits for an answer."});
}

TEST_CASE("Whoever can answer a song with Revelation is told so, alone, and others are not")
{
    ArborTable table = threesome();
    table.hold(2, {});
    const auto asks = [&](int seat) {
        const Prompt prompt = table.game().view(table.state, Seat{static_cast<std::int8_t>(seat)}).prompt;
        return std::pair(words(prompt.body), words(prompt.brief));
    };
    const std::pair<std::string, std::string> others{"Those who hold a Fate card may answer.",
                                                     "Others may answer."};
    // The song itself is not in the discard yet, and a Fate card there cannot be taken.
    table.discard({Spirit::fate});
    table.play(0, "play ash C2");
    REQUIRE_FALSE(table.can(1, "revelation"));
    CHECK(table.whyNot(1, "end") == "Your answer is awaited: counter the song, or let it happen.");
    CHECK(asks(1) == std::pair<std::string, std::string>{"Counter it with your Fate card, or let it happen.",
                                                         "Counter it?"});
    const std::string waiting = table.whyNot(2, "end");
    table.discard({Spirit::storm});
    REQUIRE(table.can(1, "revelation"));
    CHECK(table.whyNot(1, "end") ==
          "Your answer is awaited: counter the song, play Revelation, or let it happen.");
    CHECK(asks(1) == std::pair<std::string, std::string>{
                         "Counter it with your Fate card, play the card as Revelation, or let it happen.",
                         "Counter it, or play Revelation?"});
    CHECK(asks(0) == others);
    CHECK(asks(2) == others);
    CHECK(table.whyNot(2, "end") == waiting);
    // What others read hangs on no hand but their own.
    const Scene singer = table.game().view(table.state, Seat{0});
    table.hold(1, {Spirit::fire});
    CHECK(table.game().view(table.state, Seat{0}).prompt == singer.prompt);
}
