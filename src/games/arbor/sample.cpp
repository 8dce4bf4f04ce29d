#include "games/arbor/arbor_game.h"

#include <algorithm>

namespace tablewood::arbor {

State ArborGame::sample(const State& state, Viewer, Random& random) const
{
    // Nobody knows the deck's order or what chance will bring; everything else lies open for everybody.
    State other = state;
    std::ranges::sort(other.deck);
    random.shuffle(other.deck);
    Seed seed;
    for (std::uint32_t& word : seed.key)
        word = random.next();
    other.diceStream = Random(seed, "dice");
    other.deckStream = Random(seed, "deck");
    other.dealStream = Random(seed, "deal");
    return other;
}

} // namespace tablewood::arbor
