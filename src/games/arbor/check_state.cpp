#include "games/arbor/aims.h"
#include "games/arbor/arbor_game.h"

#include <algorithm>

namespace tablewood::arbor {

namespace {

/// So that ids are never used up, however long a match goes on.
constexpr PieceId kMaxPieceOfPosition = 1'000'000'000;

bool holdsFate(const Forest& forest)
{
    return std::ranges::find(forest.hand, Spirit::fate, &Card::spirit) != forest.hand.end();
}

void checkAncients(const State& state, int ancients)
{
    for (std::int8_t i = 0; i < state.seats(); ++i) {
        const Forest& forest = state.of(Seat{i});
        const std::string where = "forests, " + std::to_string(i + 1);
        const bool hasChosen = state.step != Step::choosing || i < state.active.index;
        const auto isOne = [&](int number) { return number >= 0 && number < ancients; };
        const std::string known = "the Ancients are numbered 0 to " + std::to_string(ancients - 1);
        need(hasChosen ? isOne(forest.ancient) : forest.ancient == -1, where + ", ancient",
             hasChosen ? known : "it is -1 until the seat has chosen");
        for (const std::int8_t dealt : forest.dealt)
            need(isOne(dealt) || (hasChosen && dealt == -1), where + ", dealt", known);
    }
}

/// A song at the bottom that could be played as it is, and answers to it by those who could give them.
void checkPending(const Ancients& ancients, const State& state)
{
    if (state.pending.empty())
        return;
    const PendingSong& song = state.pending.front();
    need(song.seat == state.active, "pending", "the first song is of the seat whose turn it is");
    need(song.song != Song::revelation && song.song != Song::life, "pending",
         "the first song is one that can be answered");
    if (const auto refusal = refuseTargets(ancients, state, song.seat,
                                           Aims(ancients, state, song.seat).of(song.song), song.at))
        throw InputError("pending", "the song cannot be played: " + words(refusal->why));
    for (const PendingSong& one : state.pending)
        need(spiritOf(one.song) == one.card.spirit, "pending", "a song is of its card's Spirit");
    for (const Seat seat : state.window.waitingFor())
        need(holdsFate(state.of(seat)), "window, asked", "who is asked holds a card of Fate");
}

} // namespace

void ArborGame::checkState(const State& state, int seats) const
{
    need(state.seats() == seats, "forests",
         "this is a position of " + std::to_string(state.seats()) + " players, and the match has " +
             std::to_string(seats) + " seats");
    scenario(state);
    if (state.finish)
        need(!state.finish->winners.isEmpty(), "finish, winners", "somebody wins");
    need(state.nextPiece <= kMaxPieceOfPosition, "nextPiece",
         "it is at most " + std::to_string(kMaxPieceOfPosition));

    checkAncients(state, static_cast<int>(m_content.ancients.size()));
    std::size_t cards = state.deck.size() + state.discard.size() + state.pending.size();
    for (const auto& card : state.display)
        cards += card ? 1u : 0u;
    for (std::int8_t i = 0; i < seats; ++i) {
        const Forest& forest = state.of(Seat{i});
        need(forest.storm >= -kMaxStorm && forest.storm <= kMaxStorm,
             "forests, " + std::to_string(i + 1) + ", storm",
             "it is at most " + std::to_string(kMaxStorm) + ", up or down");
        cards += forest.hand.size();
    }
    std::size_t most = 0;
    for (const Star& star : m_content.stars)
        most += static_cast<std::size_t>(star.cards);
    need(cards <= most, "deck",
         std::to_string(cards) + " Stars are in the match, and there are " + std::to_string(most));
    checkPending(m_content.ancients, state);
}

} // namespace tablewood::arbor
