#include "content/random_play.h"

namespace tablewood {

void playByChance(const GameType& type, const Setup& setup, const std::function<void(const Match&)>& see,
                  const std::function<void(const Log&)>& hear)
{
    constexpr int kMostMoves = 2000;
    const std::unique_ptr<Match> match = type.newMatch(setup);
    Random random(setup.seed, "moves");
    for (int move = 0; move < kMostMoves && !match->outcome(); ++move) {
        see(*match);
        Log log;
        const Seat seat = match->mover();
        const std::vector<std::string> moves =
            seat == Seat::clock() ? std::vector{match->timer().value().move} : match->legalMoves(seat);
        match->apply(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))], log);
        hear(log);
    }
}

} // namespace tablewood
