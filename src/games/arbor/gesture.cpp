#include "games/arbor/arbor_game.h"
#include "kernel/move_text.h"

namespace tablewood::arbor {

Offer ArborGame::gesture(const State&, Seat, const Move& move) const
{
    Offer offer;
    offer.picks.push_back(Pick::ofButton(moveText(move)));
    return offer;
}

std::optional<Move> ArborGame::intend(const State&, Seat, std::span<const Pick>) const
{
    return std::nullopt;
}

} // namespace tablewood::arbor
