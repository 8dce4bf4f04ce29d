#include "games/kingdom-rush/kingdom_game.h"

#include <algorithm>

/// What nobody knows, drawn anew (ruling 27).
namespace tablewood::kingdom_rush {

namespace {

bool hasSameBack(const HordeCard& a, const HordeCard& b)
{
    return a.kind == b.kind && a.wave == b.wave && a.colour == b.colour && a.number == b.number &&
           a.rewards == b.rewards;
}

} // namespace

State KingdomGame::sample(const State& state, Viewer, Random& random) const
{
    State drawn = state;
    const auto& cards = m_box.content().hordes;
    std::vector<bool> isSeen(cards.size());
    for (const Horde& horde : state.hordes)
        isSeen[horde.card] = true;
    for (const std::uint8_t card : state.gone)
        isSeen[card] = true;
    // Cards of one back are the same to all: those of the stacks, and those left in the box.
    std::vector<bool> isDealt(cards.size());
    for (std::size_t first = 0; first < cards.size(); ++first) {
        if (isSeen[first] || isDealt[first])
            continue;
        std::vector<std::uint8_t> alike;
        for (std::size_t card = first; card < cards.size(); ++card)
            if (!isSeen[card] && hasSameBack(cards[first], cards[card])) {
                alike.push_back(static_cast<std::uint8_t>(card));
                isDealt[card] = true;
            }
        random.shuffle(alike);
        std::size_t next = 0;
        for (std::size_t i = 0; i < state.stacks.size(); ++i)
            for (std::size_t place = 0; place < state.stacks[i].size(); ++place)
                if (hasSameBack(cards[first], cards[state.stacks[i][place]]))
                    drawn.stacks[i][place] = alike[next++];
    }
    std::sort(drawn.championDeck.begin(), drawn.championDeck.end());
    random.shuffle(drawn.championDeck);
    for (Situation& before : drawn.before) {
        before.stacks = drawn.stacks;
        before.championDeck = drawn.championDeck;
    }
    Seed seed;
    for (std::uint32_t& word : seed.key)
        word = random.next();
    drawn.cards = Random(seed, "cards");
    drawn.champions = Random(seed, "champions");
    return drawn;
}

} // namespace tablewood::kingdom_rush
