#include "games/arbor/arbor_game.h"

namespace tablewood::arbor {

State ArborGame::sample(const State& state, Viewer, Random& random) const
{
    State sampled = state;
    random.shuffle(sampled.deck);
    Seed future;
    for (std::uint32_t& word : future.key)
        word = random.next();
    sampled.diceStream = Random(future, "dice");
    sampled.deckStream = Random(future, "deck");
    sampled.dealStream = Random(future, "deal");
    return sampled;
}

} // namespace tablewood::arbor
