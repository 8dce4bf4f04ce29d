#include "breaches.h"
#include "connect_four.h"
#include "kuhn.h"

#include <doctest/doctest.h>

/// The checks of secrets are checked: games with one fault each, and the breach that must name it.
using namespace tablewood;
using connect_four::ConnectFour;
using kuhn::Kuhn;

namespace {

/// The name of the card that the other seat holds: what a leaking game gives away.
std::string otherCard(const kuhn::State& state, Seat seat)
{
    return std::string(
        enumNames(kuhn::Card{})[static_cast<std::size_t>(state.cards[seat.index == 0 ? 1 : 0])]);
}

struct KuhnLeakingInView : Kuhn
{
    Scene view(const State& state, Viewer viewer) const
    {
        Scene scene = Kuhn::view(state, viewer);
        if (viewer.is(Seat{0}))
            scene.pieces[1].badges.push_back({{}, otherCard(state, viewer.seat), {}});
        return scene;
    }
};

struct KuhnLeakingInPieceIds : Kuhn
{
    Scene view(const State& state, Viewer viewer) const
    {
        Scene scene = Kuhn::view(state, viewer);
        for (std::size_t i = 0; i < scene.pieces.size(); ++i)
            scene.pieces[i].id = static_cast<PieceId>(state.cards[i]) + 1;
        return scene;
    }
};

struct KuhnLeakingInOffers : Kuhn
{
    Offer gesture(const State& state, Seat seat, const Move& move) const
    {
        Offer offer = Kuhn::gesture(state, seat, move);
        offer.mark = otherCard(state, seat);
        return offer;
    }
};

struct KuhnLeakingInLog : Kuhn
{
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        auto refusal = Kuhn::apply(state, seat, move, log);
        if (!refusal) {
            Event event;
            event.cue = otherCard(state, seat);
            log.tellOnly(seat, std::move(event));
        }
        return refusal;
    }
};

struct KuhnLeakingInRefusals : Kuhn
{
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        auto refusal = Kuhn::apply(state, seat, move, log);
        if (refusal && seat.isPlayer())
            refusal->why = Text(TW_TEXT("kuhn", "Not against the %1."), otherCard(state, seat));
        return refusal;
    }
};

struct KuhnLeakingInExplanations : Kuhn
{
    std::optional<Move> intend(const State& state, Seat seat, std::span<const Pick>) const
    {
        return otherCard(state, seat) == "king" ? std::optional<Move>(kuhn::Call{}) : std::nullopt;
    }
};

struct KuhnLeakingInTimer : Kuhn
{
    std::optional<Timer> timer(const State& state) const
    {
        if (state.stage != kuhn::Stage::opening)
            return std::nullopt;
        return Timer{"check", state.cards[0] == kuhn::Card::king ? 20 : 10};
    }
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        const bool isTimeOver =
            seat == Seat::clock() && timer(state) && std::holds_alternative<kuhn::Check>(move);
        return Kuhn::apply(state, isTimeOver ? Seat{0} : seat, move, log);
    }
};

struct KuhnLeakingInStanding : Kuhn
{
    Scene view(const State& state, Viewer viewer) const
    {
        Scene scene = Kuhn::view(state, viewer);
        if (viewer.seat.isPlayer()) {
            const bool hasKing = state.cards[static_cast<std::size_t>(viewer.seat.index)] == kuhn::Card::king;
            scene.standing.push_back({"check", "check", TW_TEXT("kuhn", "Check"), {}, hasKing});
        }
        return scene;
    }
};

struct KuhnThatDrawsNothingAnew : Kuhn
{
    State sample(const State& state, Viewer, Random&) const { return state; }
};

struct KuhnWithSeeingSample : Kuhn
{
    State sample(const State& state, Viewer viewer, Random& random) const
    {
        // What is drawn follows from what is there: a bot could work it out from many samples.
        if (state.stage != kuhn::Stage::shown && state.cards[0] == kuhn::Card::king)
            random.next();
        return Kuhn::sample(state, viewer, random);
    }
};

struct KuhnRevealingInSilence : Kuhn
{
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        auto refusal = Kuhn::apply(state, seat, move, log);
        if (!refusal && state.cards[1] == kuhn::Card::king && state.stage != kuhn::Stage::shown)
            log.revealTo(Seat{0});
        return refusal;
    }
};

struct KuhnThatForgetsToReveal : Kuhn
{
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        Log own;
        auto refusal = Kuhn::apply(state, seat, move, own);
        for (const LogEntry& entry : own.entries())
            log.tell(entry.event);
        return refusal;
    }
};

struct KuhnWithOneClock : Kuhn
{
    std::optional<Timer> timer(const State& state) const
    {
        if (state.stage != kuhn::Stage::opening && state.stage != kuhn::Stage::checked)
            return std::nullopt;
        return Timer{"check", 10};
    }
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        const bool isTimeOver =
            seat == Seat::clock() && timer(state) && std::holds_alternative<kuhn::Check>(move);
        return Kuhn::apply(state, isTimeOver ? toAct(state).first() : seat, move, log);
    }
};

struct FourWithIdleSample : ConnectFour
{
    struct State : connect_four::State
    {
        Random wind;
        friend bool operator==(const State&, const State&) = default;
        static void describe(auto& self, auto& visit)
        {
            connect_four::State::describe(self, visit);
            visit("wind", self.wind);
        }
    };
    State setUp(const Setup&) const { return {}; }
    State sample(const State& state, Viewer, Random&) const { return state; }
};

} // namespace

TEST_CASE("A view that shows the other's card is caught, with the place it shows at")
{
    const auto breaches = breachesOf(KuhnLeakingInView{});
    CHECK(areAll(breaches, "secrets: the screen", "tells seat 0"));
    CHECK(hasOne(breaches, "scene.pieces.1.badges"));
}

TEST_CASE("Piece ids that follow the cards are caught")
{
    CHECK(areAll(breachesOf(KuhnLeakingInPieceIds{}), "secrets: the screen", "scene.pieces"));
}

TEST_CASE("Offers that tell the other's card are caught")
{
    CHECK(areAll(breachesOf(KuhnLeakingInOffers{}), "secrets: the screen", "offers.0.mark"));
}

TEST_CASE("A log line that tells the other's card is caught")
{
    CHECK(areAll(breachesOf(KuhnLeakingInLog{}), "secrets: the log", "cue"));
}

TEST_CASE("A refusal that tells the other's card is caught")
{
    const auto breaches = breachesOf(KuhnLeakingInRefusals{});
    CHECK(areAll(breaches, "secrets: the ", "why.args"));
    CHECK(hasOne(breaches, "secrets: the answer"));
}

TEST_CASE("An explanation that tells the other's card is caught")
{
    CHECK(areAll(breachesOf(KuhnLeakingInExplanations{}), "secrets: the explanation", "why"));
}

TEST_CASE("A time limit that follows a card is caught")
{
    CHECK(areAll(breachesOf(KuhnLeakingInTimer{}), "secrets: the screen", "timer.seconds"));
}

TEST_CASE("A standing answer that follows the own card is caught: all see whether it comes by itself")
{
    const auto breaches = breachesOf(KuhnLeakingInStanding{});
    CHECK(hasOne(breaches, "secrets: the standing answer \"check\" of seat"));
}

TEST_CASE("A sample that draws nothing anew is caught, for then nothing was checked")
{
    CHECK(areAll(breachesOf(KuhnThatDrawsNothingAnew{}), "secrets", "nothing was checked"));
}

TEST_CASE("A sample that follows what the viewer does not know is caught")
{
    CHECK(areAll(breachesOf(KuhnWithSeeingSample{}), "secrets: the sample", "cards"));
}

TEST_CASE("A sample that leaves chance as it is is caught, also where nobody has a view of their own")
{
    CHECK(areAll(breachesOf(FourWithIdleSample{}), "secrets", "stream of chance"));
}

TEST_CASE("A rule for taking back that follows a card is caught")
{
    CHECK(areAll(breachesOf(KuhnRevealingInSilence{}), "secrets", "rule for taking back"));
}

TEST_CASE("A move that brings a card to light and does not say so is caught, with what to call")
{
    const auto breaches = breachesOf(KuhnThatForgetsToReveal{}, 20);
    CHECK(hasOne(breaches, "secrets: the "));
    CHECK(hasOne(breaches,
                 "If this move brings it to light, call log.reveal() in apply, or log.revealTo(seat)"));
}

TEST_CASE("A timed step that looks like the one before it is caught")
{
    CHECK(areAll(breachesOf(KuhnWithOneClock{}, 100), "timer", "leaves the same timer running"));
}
