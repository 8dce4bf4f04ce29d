#include "games/kingdom-rush/horde_words.h"

#include <algorithm>

/// What hordes are in words.
namespace tablewood::kingdom_rush {

namespace {

Text wordsOf(Trait trait)
{
    switch (trait) {
    case Trait::resistPhysical:
        return Text(TW_TEXT("kingdom-rush", "Physical damage does not cover it."));
    case Trait::resistMagical:
        return Text(TW_TEXT("kingdom-rush", "Magical damage does not cover it."));
    case Trait::onlyPhysical:
        return Text(TW_TEXT("kingdom-rush", "Of damage only physical and true cover it."));
    case Trait::onlyMagical:
        return Text(TW_TEXT("kingdom-rush", "Of damage only magical and true cover it."));
    case Trait::special:
        return Text(TW_TEXT("kingdom-rush", "Only true damage, soldiers and heroes cover it."));
    case Trait::tough:
        return Text(TW_TEXT("kingdom-rush", "A tile covers one of its squares, never more."));
    case Trait::fast:
        return Text(TW_TEXT("kingdom-rush", "While it shows, the horde goes two spaces."));
    case Trait::champion:
        return Text(TW_TEXT("kingdom-rush", "While it shows, it counts for the champion’s card."));
    case Trait::shield:
        return Text(TW_TEXT("kingdom-rush", "While it shows, it stops one kind of damage from one side."));
    case Trait::healAll:
        return Text(TW_TEXT(
            "kingdom-rush",
            "While it shows, all tiles fall off its horde and those beside it before the horde moves."));
    case Trait::sharpshooter:
        return Text(
            TW_TEXT("kingdom-rush",
                    "While it shows, the horde does not move: instead a hero on the map takes 1 damage."));
    }
    return {};
}

Text together(const Text& one, const Text& other)
{
    if (one.isEmpty() || other.isEmpty())
        return one.isEmpty() ? other : one;
    return Text(TW_TEXT("kingdom-rush", "%1 %2"), one, other);
}

Text meaningOf(const Enemy& enemy)
{
    Text meaning = enemy.isLarge() ? Text(TW_TEXT("kingdom-rush", "Large: 4 hearts if it gets out."))
                                   : Text(TW_TEXT("kingdom-rush", "1 heart if it gets out."));
    for (std::size_t i = 0; i < enumNames(Trait{}).size(); ++i)
        if (const auto trait = static_cast<Trait>(i); enemy.traits.has(trait))
            meaning = together(meaning, wordsOf(trait));
    return meaning;
}

} // namespace

Text nameOfBack(const HordeCard& card)
{
    switch (card.kind) {
    case CardKind::horde:
        switch (card.colour) {
        case HordeColour::green:
            return Text(TW_TEXT("kingdom-rush", "Wave %1, green"), int{card.wave});
        case HordeColour::yellow:
            return Text(TW_TEXT("kingdom-rush", "Wave %1, yellow"), int{card.wave});
        case HordeColour::red:
        case HordeColour::none:
            return Text(TW_TEXT("kingdom-rush", "Wave %1, red"), int{card.wave});
        }
        break;
    case CardKind::champion:
        return Text(TW_TEXT("kingdom-rush", "Champion C%1"), int{card.number});
    case CardKind::event:
        return Text(TW_TEXT("kingdom-rush", "Event"));
    case CardKind::blank:
    case CardKind::pumpkin:
    case CardKind::claw:
    case CardKind::life:
        break;
    }
    return Text(TW_TEXT("kingdom-rush", "Nobody"));
}

Text wordsOf(const Reward& reward)
{
    const Text gold =
        reward.gold > 0 ? Text::counted(TW_TEXT_N("kingdom-rush", "%n gold"), reward.gold) : Text();
    const Text crystals = reward.crystals > 0
                              ? Text::counted(TW_TEXT_N("kingdom-rush", "%n crystal(s)"), reward.crystals)
                              : Text();
    if (reward.regrow > 0)
        return Text::counted(TW_TEXT_N("kingdom-rush", "Regrow %n blossom(s)"), reward.regrow);
    if (!gold.isEmpty() && !crystals.isEmpty())
        return Text(TW_TEXT("kingdom-rush", "%1 and %2"), gold, crystals);
    return gold.isEmpty() ? crystals : gold;
}

Text rewardOf(const HordeCard& card)
{
    Text all;
    for (const Reward& reward : card.rewards)
        all = all.isEmpty() ? wordsOf(reward)
                            : Text(TW_TEXT("kingdom-rush", "%1, or %2"), all, wordsOf(reward));
    return all;
}

Text toldOfBack(const HordeCard& card)
{
    const Text reward = rewardOf(card);
    return reward.isEmpty()
               ? nameOfBack(card)
               : Text(TW_TEXT("kingdom-rush", "%1. Destroyed, it leaves: %2"), nameOfBack(card), reward);
}

std::vector<Keyword> enemiesOn(const Content& content, const HordeCard& card)
{
    std::vector<Keyword> enemies;
    for (const Enemy& enemy : card.enemies) {
        Keyword word;
        word.isEmblem = true;
        word.meaning = meaningOf(enemy);
        if (enemy.look < content.looks.size()) {
            word.icon = content.looks[enemy.look].icon;
            word.name = content.looks[enemy.look].name;
        }
        if (std::find(enemies.begin(), enemies.end(), word) == enemies.end())
            enemies.push_back(std::move(word));
    }
    return enemies;
}

} // namespace tablewood::kingdom_rush
