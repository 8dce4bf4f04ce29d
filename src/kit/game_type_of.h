#pragma once

#include "kernel/company.h"
#include "kernel/match_of.h"
#include "kit/random_match.h"

namespace tablewood {

/// Makes a game playable and checkable: the erased type of game G. Outlives the matches it starts.
template <Game G>
class GameTypeOf final : public GameType
{
public:
    explicit GameTypeOf(G game) : m_game(std::make_shared<const G>(std::move(game))) {}

    /// The game itself, for what only its own folder may ask of it.
    const G& game() const { return *m_game; }

    const GameSheet& sheet() const override { return m_game->sheet(); }
    const std::vector<Face>& faces() const override { return m_game->faces(); }

    std::unique_ptr<Match> newMatch(const Setup& setup) const override
    {
        checkSetup(sheet(), setup);
        return std::make_unique<MatchOf<G>>(*this, m_game, setup.seats, m_game->setUp(setup));
    }

    std::vector<Text> remarks(const Setup& setup) const override
    {
        checkSetup(sheet(), setup);
        if constexpr (RemarksOnSetups<G>)
            return m_game->remarks(setup);
        else
            return {};
    }

    bool hasPartners([[maybe_unused]] const Setup& setup) const override
    {
        if constexpr (HasPartners<G>) {
            // Anybody's program may say what a match is set up with.
            try {
                const auto match = newMatch(setup);
                const auto isPlayed = [&](Seat seat) { return !match->partners(seat).isEmpty(); };
                return std::ranges::any_of(Seats::firstOf(setup.seats), isPlayed);
            } catch (const InputError&) {
                return false;
            }
        } else {
            return false;
        }
    }

    CheckedMatch checkMatch(const Setup& setup, const Chooser& choose) const override
    {
        checkSetup(sheet(), setup);
        kit::StateChooser<G> chooseInState;
        if (choose)
            chooseInState = [&](Seat seat, const typename G::State& state) {
                return choose(seat, MatchOf<G>(*this, m_game, setup.seats, state));
            };
        return kit::checkRandomMatch(*m_game, setup, {}, chooseInState);
    }

private:
    std::shared_ptr<const G> m_game;
};

} // namespace tablewood
