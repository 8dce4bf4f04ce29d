#include "../kit/connect_four.h"
#include "../session/drumming.h"
#include "kit/game_type_of.h"
#include "party.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

/// A match between two guests, with a spectator.
template <class G>
struct Evening
{
    GameTypeOf<G> type{G{}};
    Identity identity = makeIdentity();
    MemoryStore store;
    TableHost host;
    Person mira{type, "Mira"};
    Person tom{type, "Tom"};
    Person ada{type, "Ada"};

    explicit Evening(HostPlan (*planOf)(const GameType&) =
                         [](const GameType& game) { return openPlan(game); })
        : host(planOf(type), identity, store)
    {
        REQUIRE(!host.listen());
        mira.join(host.port());
        mira.take(0);
        ada.join(host.port(), Watch::spectator);
        tom.join(host.port());
        tom.take(1);
        REQUIRE(until([&] { return mira.view() && tom.view() && ada.view(); }));
    }
    void change(const std::function<std::optional<Text>(Lobby&)>& command) { REQUIRE(!host.change(command)); }
};

} // namespace

TEST_CASE("Anybody at any laptop lets a run wait, and both a guest and whoever watches see who it was")
{
    Evening<lantern::Drumming> evening;
    evening.mira.act("ring");
    REQUIRE(until([&] { return evening.tom.view()->timer.has_value(); }));
    const int step = evening.tom.view()->timer->step;
    evening.tom.guest().wish(PaceRun{RunOrder::wait, step});
    for (Person* one : {&evening.mira, &evening.tom, &evening.ada})
        REQUIRE(until([&] { return one->view()->pace.isWaiting; }));
    CHECK(evening.ada.view()->pace.by == evening.tom.viewer().seat);
    // Both press for the same step: it is one.
    const auto beats = [&] { return evening.store.record.moves.size() - 1; };
    const std::size_t before = beats();
    const int next = evening.mira.view()->timer->step;
    evening.mira.guest().wish(PaceRun{RunOrder::step, next});
    evening.tom.guest().wish(PaceRun{RunOrder::step, next});
    REQUIRE(until(
        [&] { return evening.mira.guest().unanswered() == 0 && evening.tom.guest().unanswered() == 0; }));
    CHECK(beats() == before + 1);
    evening.mira.guest().wish(PaceRun{RunOrder::toEnd, evening.mira.view()->timer->step});
    REQUIRE(until([&] { return !evening.ada.view()->timer; }));
    CHECK(beats() == lantern::Drumming::kBeats);
}

TEST_CASE("Pointing and reactions reach everybody, and no more of them than people can see")
{
    Evening<connect_four::ConnectFour> match;
    const Place place{"board", {3, 2}, 0};
    match.mira.guest().say(Point{place});
    match.ada.guest().say(React{Reaction::applause});
    REQUIRE(until([&] { return match.tom.pointed.size() == 1 && match.mira.reacted.size() == 1; }));
    CHECK(match.tom.pointed.front() == Pointed{match.mira.guest().id(), place});
    CHECK(match.mira.reacted.front() == Reacted{match.ada.guest().id(), Reaction::applause});
    CHECK(until([&] { return match.ada.pointed.size() == 1 && match.ada.reacted.size() == 1; }));

    // The number of a piece is another piece's for another viewer.
    match.mira.guest().say(Point{{"#7", {}, 0}});
    for (int i = 0; i < 100; ++i)
        match.tom.guest().say(Point{place});
    match.tom.guest().say(Stand{});
    REQUIRE(until([&] { return match.ada.lobby().guests[2].seat == Seat::none(); }));
    CHECK(match.ada.pointed.size() < 60);
    CHECK(std::ranges::none_of(match.ada.pointed, [](const Pointed& told) { return told.place.in == "#7"; }));
}

TEST_CASE("A guest who asks what a bot would do is told a move of its own, and who only watches is not")
{
    Evening<connect_four::ConnectFour> match;
    match.tom.guest().say(AskHint{});
    match.ada.guest().say(AskHint{});
    match.mira.guest().say(AskHint{});
    REQUIRE(until([&] { return match.mira.hints.size() == 1; }));
    const Hinted hint = match.mira.hints.front();
    CHECK(hint.revision == match.mira.view()->revision);
    CHECK(std::ranges::find(match.mira.view()->offers, hint.move, &Offer::move) !=
          match.mira.view()->offers.end());
    REQUIRE(until([&] { return match.ada.denied.size() == 1; }));
    CHECK(match.ada.denied.front() == "You have no seat in a match that has begun.");
    // Whose turn it is not has nothing to ask about.
    CHECK(match.tom.hints.empty());
    CHECK(match.ada.hints.empty());
}

TEST_CASE("A bot takes a person's seat and gives it back without stopping the match")
{
    Evening<connect_four::ConnectFour> match;
    match.mira.act("drop 1");
    REQUIRE(until([&] { return match.tom.isAsked(); }));
    match.change([](Lobby& lobby) { return lobby.addBot(Seat{1}, "random"); });
    REQUIRE(until([&] { return match.mira.isAsked(); }));
    CHECK(match.store.record.players[1].kind == PlayerKind::bot);
    CHECK(until([&] { return match.tom.guest().viewer() == Viewer::publicView(); }));
    CHECK(until([&] { return match.mira.view()->players[1].kind == PlayerKind::bot; }));
    match.tom.guest().say(Sit{Seat{1}});
    REQUIRE(until([&] { return match.tom.guest().viewer() == Viewer(Seat{1}); }));
    match.mira.act("drop 2");
    REQUIRE(until([&] { return match.tom.isAsked(); }));
    match.tom.act("drop 2");
    CHECK(until([&] { return match.mira.isAsked(); }));
    CHECK(match.store.record.players[1].kind == PlayerKind::person);
    CHECK(match.store.record.moves.size() == 4);
}

TEST_CASE("The seat of a person who went home is handed to another, who plays on")
{
    Evening<connect_four::ConnectFour> match;
    match.mira.act("drop 1");
    REQUIRE(until([&] { return match.tom.isAsked(); }));
    match.tom.table().goHome();
    REQUIRE(until([&] { return match.mira.lobby().guests.size() == 2; }));
    match.change([&](Lobby& lobby) { return lobby.assign(match.ada.guest().id(), Seat{1}); });
    REQUIRE(until([&] { return match.ada.isAsked(); }));
    CHECK(match.ada.guest().viewer() == Viewer(Seat{1}));
    match.ada.act("drop 1");
    REQUIRE(until([&] { return match.mira.isAsked(); }));
    CHECK(match.store.record.players[1].name == "Ada");
    CHECK(match.mira.view()->players[1].name == "Ada");

    // Who comes later sees no cards of a free seat but where the host gives it.
    Person late(match.type, "Late");
    late.join(match.host.port());
    REQUIRE(until([&] { return late.guest().isInside(); }));
    late.guest().say(Sit{Seat{1}});
    CHECK(until([&] { return !late.denied.empty(); }));
    match.ada.guest().say(Stand{});
    REQUIRE(until([&] { return late.lobby().guests[1].seat == Seat::none(); }));
    late.guest().say(Sit{Seat{1}});
    match.ada.guest().say(Sit{Seat{1}});
    match.mira.guest().say(Sit{Seat{1}});
    REQUIRE(until([&] {
        return late.denied.size() == 2 && match.ada.denied.size() == 1 && match.mira.denied.size() == 1;
    }));
    CHECK(late.denied.back() == "The match has begun. The host can give you the seat.");
    CHECK(match.host.lobby().holder(Seat{1}) == nullptr);
    CHECK(!late.view());
    CHECK(match.mira.guest().viewer() == Viewer(Seat{0}));
    match.change([&](Lobby& lobby) { return lobby.assign(late.guest().id(), Seat{1}); });
    CHECK(until([&] { return late.guest().viewer() == Viewer(Seat{1}); }));
}

TEST_CASE("Who is kicked is gone for good, and the seat is free")
{
    Evening<connect_four::ConnectFour> match;
    CHECK(!match.host.kick(match.tom.guest().id()));
    REQUIRE(until([&] { return match.tom.table().state() == RemoteTable::State::ended; }));
    CHECK(words(match.tom.table().why()) == "The host sent you away.");
    CHECK(match.host.lobby().holder(Seat{1}) == nullptr);
    match.tom.join(match.host.port());
    // The table lets everybody in, but for him: by its host's word he comes back as a newcomer.
    REQUIRE(until([&] { return match.host.knocks().size() == 1; }));
    CHECK(!match.tom.guest().isInside());
    CHECK(!match.host.admit(match.host.knocks().front().number));
    REQUIRE(until([&] { return match.tom.guest().isInside(); }));
    CHECK(match.tom.guest().viewer() == Viewer::publicView());
    CHECK(match.tom.view() == nullptr);
}

TEST_CASE("Spectators see what everybody sees, and nothing once their places are closed")
{
    Evening<lantern::Lantern> match;
    CHECK(match.ada.guest().viewer() == Viewer::publicView());
    match.mira.act("peek");
    REQUIRE(until([&] { return match.mira.view()->log.size() == 1; }));
    match.mira.act("end");
    REQUIRE(until([&] { return match.tom.isAsked(); }));
    CHECK(match.ada.view()->offers.empty());
    match.change([](Lobby& lobby) {
        lobby.openSpectatorPlaces(false);
        return std::optional<Text>();
    });
    REQUIRE(until([&] { return match.ada.lobby().guests[1].watch == Watch::nothing; }));
    const int views = match.ada.views;
    match.tom.act("step");
    REQUIRE(until([&] { return match.mira.view()->log.size() >= 2; }));
    CHECK(match.ada.views == views);
    CHECK(match.ada.view() == nullptr);
}

TEST_CASE("A bot plays for somebody who stays away, where the table says so, until they are back")
{
    Evening<connect_four::ConnectFour> match;
    match.change([](Lobby& lobby) {
        lobby.setWhenAway(WhenAway::bot, 0);
        return std::optional<Text>();
    });
    match.mira.act("drop 1");
    REQUIRE(until([&] { return match.tom.isAsked(); }));
    match.tom.vanish();
    REQUIRE(until([&] { return match.mira.isAsked(); }));
    CHECK(match.mira.view()->players[1].kind == PlayerKind::bot);
    match.tom.join(match.host.port());
    REQUIRE(until([&] { return match.tom.view() && match.tom.guest().viewer() == Viewer(Seat{1}); }));
    CHECK(until([&] { return match.mira.view()->players[1].kind == PlayerKind::person; }));
}

TEST_CASE("A timed step waits for nobody who is away, where the table says so")
{
    Evening<lantern::Lantern> match;
    match.change([](Lobby& lobby) {
        lobby.setWhenAway(WhenAway::skip, 0);
        return std::optional<Text>();
    });
    match.mira.act("ring");
    REQUIRE(until([&] { return match.tom.isAsked() && match.tom.view()->timer; }));
    match.tom.vanish();
    REQUIRE(until([&] { return !match.mira.lobby().guests[2].isHere; }));
    match.mira.act("answer");
    // Long before the step's fifteen seconds the clock has closed it.
    CHECK(until([&] { return match.mira.view() && !match.mira.view()->timer; }));
    CHECK(match.store.record.moves.back().seat == Seat::clock());
}

TEST_CASE("Undo is asked of persons, and no more of one whose seat a bot takes")
{
    Evening<connect_four::ConnectFour> match;
    match.mira.act("drop 1");
    REQUIRE(until([&] { return match.tom.isAsked(); }));
    match.tom.act("drop 1");
    REQUIRE(until([&] { return match.mira.isAsked(); }));
    match.mira.guest().wish(Undo{});
    REQUIRE(until([&] { return match.tom.view()->undo.asked == Seat{0}; }));
    match.change([](Lobby& lobby) { return lobby.addBot(Seat{1}, "random"); });
    REQUIRE(until([&] { return match.store.record.moves.empty(); }));
    CHECK(until([&] { return match.mira.isAsked(); }));
}

TEST_CASE("A wish that was under way when its seat went to a bot is denied, and nobody is sent away")
{
    Evening<connect_four::ConnectFour> match;
    std::vector<std::string> trouble;
    match.host.troubled = [&](const Text& why) { trouble.push_back(words(why)); };
    // Said before the guest hears of the bot.
    match.mira.act("drop 1");
    match.change([](Lobby& lobby) { return lobby.addBot(Seat{0}, "random"); });
    REQUIRE(until([&] { return !match.mira.denied.empty(); }));
    CHECK(match.mira.denied.back() == "This seat is not yours now.");
    CHECK(match.mira.guest().isInside());
    CHECK(trouble.empty());
    // The bot that the host chose stays when the guest comes back.
    match.mira.join(match.host.port());
    REQUIRE(until([&] { return match.mira.view() != nullptr; }));
    CHECK(match.mira.viewer() == Viewer::publicView());
    CHECK(match.host.lobby().bot(Seat{0}) == "random");
}

TEST_CASE("Whoever changes seat and readiness without end is told so, and others hear little of it")
{
    Evening<connect_four::ConnectFour> match;
    const std::size_t before = match.ada.denied.size();
    for (int i = 0; i < 200; ++i)
        match.ada.guest().say(Look{i % 2 == 0 ? Watch::nothing : Watch::spectator});
    REQUIRE(until([&] { return match.ada.denied.size() >= before + 150; }));
    CHECK(match.ada.denied.back() == "Not so fast.");
    CHECK(match.ada.guest().isInside());
}
