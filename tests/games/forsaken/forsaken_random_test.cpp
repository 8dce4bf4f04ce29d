#include "forsaken_table.h"

#include "kernel/cbor.h"
#include "kernel/hash.h"
#include "kernel/move_text.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

constexpr int kMostMoves = 20000;

/// All cards there are, wherever they lie.
int cardsOf(const State& state)
{
    std::size_t cards = state.deck.size() + state.discard.size() + state.forestDeck.size() +
                        state.forestDiscard.size() + state.artifactDeck.size();
    for (const Traveler& traveler : state.travelers)
        cards += static_cast<std::size_t>(traveler.hand.size()) + traveler.finds.size();
    for (const Matter& matter : state.matters)
        cards += matter.kind == MatterKind::card ? 1u : 0u;
    for (const Spell& spell : state.spells)
        cards += shippedGame().content().card(spell.card).type == CardType::curse ? 1u : 0u;
    return static_cast<int>(cards);
}

/// Legal moves are those that are accepted of all that can be written down; refusals change nothing.
void checkComplete(const State& state)
{
    std::vector<Move> every;
    shippedGame().everyMove(state, every);
    const Seats acting = shippedGame().toAct(state);
    for (const Seat seat : Seats::firstOf(state.seats())) {
        std::vector<Move> legal;
        shippedGame().legalMoves(state, seat, legal);
        CHECK((acting.has(seat) || legal.empty()));
        std::set<std::string> listed;
        for (const Move& move : legal) {
            const std::string text = moveText(move);
            CHECK_MESSAGE(listed.insert(text).second, text);
            CHECK_MESSAGE(parseMove<Move>(text) == move, text);
        }
        std::set<std::string> accepted;
        State trial = state;
        for (const Move& move : every) {
            Log log = Log::unread();
            if (shippedGame().apply(trial, seat, move, log)) {
                CHECK_MESSAGE(trial == state, moveText(move));
            } else {
                accepted.insert(moveText(move));
                trial = state;
            }
        }
        CHECK(accepted == listed);
    }
}

/// Plays one match at random; returns how many moves it took.
int playMatch(const Setup& setup, int completeEvery)
{
    Random random(setup.seed, "player");
    State state = shippedGame().setUp(setup);
    const int cards = cardsOf(state);
    int moves = 0;
    while (!shippedGame().outcome(state) && moves < kMostMoves) {
        const Seats acting = shippedGame().toAct(state);
        const auto timer = shippedGame().timer(state);
        Seat seat = Seat::clock();
        Move move = Close();
        if (!acting.isEmpty() && (!timer || random.below(10) != 0)) {
            std::vector<Seat> seats(acting.begin(), acting.end());
            seat = seats[random.below(static_cast<std::uint32_t>(seats.size()))];
            std::vector<Move> legal;
            shippedGame().legalMoves(state, seat, legal);
            for (const Seat other : seats)
                if (legal.empty()) {
                    seat = other;
                    shippedGame().legalMoves(state, seat, legal);
                }
            if (legal.empty())
                seat = Seat::clock();
            else
                move = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        }
        REQUIRE((seat.isPlayer() || timer.has_value()));
        Log log;
        CAPTURE(moveText(move));
        REQUIRE(!shippedGame().apply(state, seat, move, log));
        CHECK(cardsOf(state) <= cards);
        if (++moves % completeEvery == 0) {
            checkComplete(state);
            const auto read = fromBytes<State>(toBytes(state));
            CHECK(read == state);
        }
    }
    CHECK(shippedGame().outcome(state).has_value());
    // Used Artifacts are set aside; nothing else is lost.
    if (state.matters.empty())
        CHECK(cardsOf(state) >= cards - 8 - 1);
    return moves;
}

} // namespace

TEST_CASE("Random matches of 4 to 12 come to an end, and what is legal is what is accepted")
{
    for (int i = 0; i < 27; ++i) {
        Setup setup;
        setup.seats = kMinPlayers + i % 9;
        setup.seed = Seed::fromText("forsaken " + std::to_string(i));
        if (i % 2 == 0 && setup.seats >= 9)
            setup.options = kAllRoles;
        CAPTURE(i);
        playMatch(setup, 97);
    }
}

TEST_CASE("The same seed and moves make the same match")
{
    Setup setup{8, {}, Seed::fromText("again")};
    CHECK(hashOf(shippedGame().setUp(setup)) == hashOf(shippedGame().setUp(setup)));
    CHECK(playMatch(setup, 100000) == playMatch(setup, 100000));
}
