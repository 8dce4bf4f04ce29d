#include "games/rise-of-the-forest/forest_game.h"

#include <algorithm>

/// What a viewer cannot know, drawn anew (ruling 25).
namespace tablewood::rise_of_the_forest {

namespace {

/// Gives cards other kinds out of the same, or other numbers.
void redraw(std::vector<Card*>& cards, std::uint8_t Card::*part, Random& random)
{
    std::vector<std::uint8_t> values;
    values.reserve(cards.size());
    for (const Card* card : cards)
        values.push_back(card->*part);
    std::sort(values.begin(), values.end());
    random.shuffle(values);
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards[i]->*part = values[i];
}

/// The picks of a side that are still sealed.
void redrawLeaders(const Content& content, State& state, Side side, Random& random)
{
    const std::vector<std::uint8_t> kinds = content.leadersOf(side);
    std::vector<std::uint8_t> order;
    for (std::uint8_t i = 0; i < kLeaders; ++i)
        order.push_back(i);
    random.shuffle(order);
    std::size_t next = 0;
    for (const Seat seat : state.seatsOf(side))
        for (Leader& leader : state.player(seat).leaders) {
            const std::uint8_t drawn = order[next++];
            leader.card = {kinds[drawn], static_cast<std::uint8_t>(kFirstLeader + drawn)};
        }
}

} // namespace

State ForestGame::sample(const State& state, Viewer viewer, Random& random) const
{
    State drawn = state;
    for (const Side side : {Side::shadowborn, Side::lightborn}) {
        std::vector<Card*> unknown;
        for (Card& card : drawn.team(side).deck)
            unknown.push_back(&card);
        for (const Seat seat : drawn.seatsOf(side))
            if (!drawn.seesHand(viewer, seat))
                for (Card& card : drawn.player(seat).hand)
                    unknown.push_back(&card);
        redraw(unknown, &Card::kind, random);
        redraw(unknown, &Card::number, random);
        const bool isOwn = viewer.seat.isPlayer() && drawn.sideOf(viewer.seat) == side;
        if (drawn.step == Step::leaders && !isOwn)
            redrawLeaders(m_content, drawn, side, random);
    }
    std::sort(drawn.tilePile.begin(), drawn.tilePile.end());
    random.shuffle(drawn.tilePile);
    std::sort(drawn.towerPile.begin(), drawn.towerPile.end());
    random.shuffle(drawn.towerPile);
    Seed seed;
    for (std::uint32_t& word : seed.key)
        word = random.next();
    drawn.dice = Random(seed, "dice");
    drawn.tileStream = Random(seed, "tiles");
    drawn.shadowDeck = Random(seed, "shadowborn");
    drawn.lightDeck = Random(seed, "lightborn");
    return drawn;
}

} // namespace tablewood::rise_of_the_forest
