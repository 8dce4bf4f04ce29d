#include "games/forsaken/content.h"

#include <algorithm>

namespace tablewood::forsaken {

bool fits(Filter filter, const Card& card)
{
    switch (filter) {
    case Filter::any:
        return true;
    case Filter::travelers:
        return card.deck() == Deck::travelers || card.type == CardType::finder;
    case Filter::forest:
        return card.deck() == Deck::forest;
    case Filter::darkness:
        return card.type == CardType::darkness;
    case Filter::navigation:
        return card.type == CardType::navigation;
    case Filter::discovery:
        return card.type == CardType::discovery;
    case Filter::insight:
        return card.type == CardType::insight;
    case Filter::revival:
        return card.type == CardType::revival;
    case Filter::fast:
        return card.isFast();
    case Filter::wander:
        return card.isWander;
    case Filter::notWander:
        return !card.isWander;
    case Filter::landmarks:
        break;
    }
    return false;
}

CardId Content::find(const Word& key) const
{
    const auto found = std::ranges::find(cards, key, &Card::key);
    return found == cards.end() ? kNoCard : static_cast<CardId>(found - cards.begin());
}

const Distribution& Content::standardFor(int players) const
{
    return *std::ranges::find_if(
        distributions, [&](const Distribution& one) { return one.players == players && one.isStandard; });
}

} // namespace tablewood::forsaken
