#include "games/kingdom-rush/maps/map_words.h"

namespace tablewood::kingdom_rush {

namespace {

/// The text of a value, by its number.
template <class E, std::size_t N>
Text textOf(const std::array<TextKey, N>& texts, E value)
{
    static_assert(N == enumNames(E{}).size());
    return Text(texts[static_cast<std::size_t>(value)]);
}

} // namespace

Text nameOf(Win win)
{
    static const std::array<TextKey, 10> kTexts{
        TW_TEXT("kingdom-rush", "A heart is left after a round"),
        TW_TEXT("kingdom-rush", "No horde is left after a round"),
        TW_TEXT("kingdom-rush", "Champions are destroyed"),
        TW_TEXT("kingdom-rush", "Fire Claw falls"),
        TW_TEXT("kingdom-rush", "Ponds are frozen"),
        TW_TEXT("kingdom-rush", "The boss falls"),
        TW_TEXT("kingdom-rush", "No event token is left"),
        TW_TEXT("kingdom-rush", "An event comes"),
        TW_TEXT("kingdom-rush", "Rituals are done"),
        TW_TEXT("kingdom-rush", "Bosses among the hordes fall"),
    };
    return textOf(kTexts, win);
}

Text nameOf(Loss loss)
{
    static const std::array<TextKey, 6> kTexts{
        TW_TEXT("kingdom-rush", "All stacks are empty"), TW_TEXT("kingdom-rush", "Two stacks are empty"),
        TW_TEXT("kingdom-rush", "A champion escapes"),   TW_TEXT("kingdom-rush", "The boss escapes"),
        TW_TEXT("kingdom-rush", "Any horde escapes"),    TW_TEXT("kingdom-rush", "Too many hordes"),
    };
    return textOf(kTexts, loss);
}

Text nameOf(Module module)
{
    static const std::array<TextKey, 24> kTexts{
        TW_TEXT("kingdom-rush", "Guided first steps"),
        TW_TEXT("kingdom-rush", "Blossoms grow again"),
        TW_TEXT("kingdom-rush", "Champions"),
        TW_TEXT("kingdom-rush", "Events"),
        TW_TEXT("kingdom-rush", "White sites"),
        TW_TEXT("kingdom-rush", "Fire Claw"),
        TW_TEXT("kingdom-rush", "Tentacles"),
        TW_TEXT("kingdom-rush", "Pumpkins"),
        TW_TEXT("kingdom-rush", "Freezing"),
        TW_TEXT("kingdom-rush", "Water"),
        TW_TEXT("kingdom-rush", "Faults"),
        TW_TEXT("kingdom-rush", "Flying hordes"),
        TW_TEXT("kingdom-rush", "A late spawn"),
        TW_TEXT("kingdom-rush", "Two maps"),
        TW_TEXT("kingdom-rush", "Event tokens"),
        TW_TEXT("kingdom-rush", "Evasive hordes"),
        TW_TEXT("kingdom-rush", "The cyclone"),
        TW_TEXT("kingdom-rush", "The shortest path"),
        TW_TEXT("kingdom-rush", "A stack with a flag"),
        TW_TEXT("kingdom-rush", "Rituals"),
        TW_TEXT("kingdom-rush", "The graveyard"),
        TW_TEXT("kingdom-rush", "A limit of hordes"),
        TW_TEXT("kingdom-rush", "The deck of the rift"),
        TW_TEXT("kingdom-rush", "The pool of blossoms"),
    };
    return textOf(kTexts, module);
}

Text nameOf(IronRule rule)
{
    static const std::array<TextKey, 11> kTexts{
        TW_TEXT("kingdom-rush", "Words alone"),
        TW_TEXT("kingdom-rush", "No tower of level 1, no blossoms"),
        TW_TEXT("kingdom-rush", "Champions shed tiles"),
        TW_TEXT("kingdom-rush", "Fire Claw"),
        TW_TEXT("kingdom-rush", "One heart"),
        TW_TEXT("kingdom-rush", "The middle pond first"),
        TW_TEXT("kingdom-rush", "Cards of the boss"),
        TW_TEXT("kingdom-rush", "Faults stay"),
        TW_TEXT("kingdom-rush", "Saitam stays alone"),
        TW_TEXT("kingdom-rush", "Bruxa keeps off hordes"),
        TW_TEXT("kingdom-rush", "Own faults"),
    };
    return textOf(kTexts, rule);
}

} // namespace tablewood::kingdom_rush
