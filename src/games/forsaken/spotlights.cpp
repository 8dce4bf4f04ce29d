#include "games/forsaken/spotlights.h"

#include "games/forsaken/view_ids.h"
#include "games/forsaken/view_parts.h"

namespace tablewood::forsaken {

Text whatSpiritsDo()
{
    return Text(TW_TEXT("forsaken", "You are a Spirit now: talk on, and win with your team. You can neither "
                                    "play cards nor vote, and your turns are skipped."));
}

Text whatEntangledDo()
{
    return Text(TW_TEXT("forsaken",
                        "You are Entangled: until the Forest’s turn is over you can neither play cards nor "
                        "speak, point or react. You still draw, forage and vote."));
}

Spotlight firstDayInLight(Seat first)
{
    return {"day",
            {},
            Text(TW_TEXT("forsaken", "Each player forges one Path without a card, %1 first."), first),
            {{first, Text(TW_TEXT("forsaken", "Each player forges one Path without a card, you first."))}}};
}

Spotlight dawnInLight(bool isAnythingFound)
{
    return {"dawn",
            {},
            isAnythingFound ? Text(TW_TEXT("forsaken", "The Night has left something behind."))
                            : Text(TW_TEXT("forsaken", "Nothing is found this morning."))};
}

Spotlight sacrificeInLight(Seat victim, bool isSheltered)
{
    if (isSheltered)
        return {
            "sword",
            {},
            Text(TW_TEXT("forsaken", "The Forsaken chose their victim, but Shelter From Evil cancels it.")),
            {{victim,
              Text(TW_TEXT("forsaken", "The Forsaken chose you, but Shelter From Evil cancels it."))}}};
    return {"sword",
            {},
            Text(TW_TEXT("forsaken", "The Forsaken have chosen their victim.")),
            {{victim, Text(TW_TEXT("forsaken", "The Forsaken have chosen you as their victim."))}}};
}

Spotlight shelterInLight(Seat sheltered)
{
    return {"shield",
            {},
            Text(TW_TEXT("forsaken", "No Ritual Sacrifice could strike there this Night.")),
            {{sheltered, Text(TW_TEXT("forsaken", "No Ritual Sacrifice could strike you this Night."))}}};
}

Spotlight entanglingInLight(Seat entangled)
{
    return {"link",
            {},
            Text(TW_TEXT("forsaken", "Until the Forest’s turn is over they can neither play cards nor speak, "
                                     "point or react. They still draw, forage and vote.")),
            {{entangled, whatEntangledDo()}}};
}

Spotlight doorstepInLight(Seat dying)
{
    return {
        "door",
        {},
        Text(TW_TEXT("forsaken", "They die unless somebody saves them with a card that revives.")),
        {{dying, Text(TW_TEXT("forsaken", "You die unless somebody saves you with a card that revives."))}}};
}

Spotlight deathInLight(Seat dead)
{
    return {"ghost",
            {},
            Text(TW_TEXT("forsaken", "They are a Spirit now: they talk on, and can neither play cards nor "
                                     "vote. Their cards lie in the discard.")),
            {{dead, whatSpiritsDo()}}};
}

Spotlight revivalInLight(Seat revived)
{
    return {"heart",
            {},
            Text(TW_TEXT("forsaken", "They play on, and nothing protects them another time.")),
            {{revived, Text(TW_TEXT("forsaken", "You play on, and nothing protects you another time."))}}};
}

Spotlight blessedInLight()
{
    return {"heart", faceOf(Role::blessed),
            Text(TW_TEXT("forsaken", "The Role lies open from now on, and saves no second time."))};
}

Spotlight deadEndInLight()
{
    return {"cross", faceOf(Landmark::deadEnd),
            Text(TW_TEXT("forsaken", "Neither the Village nor the Void lies there: wander on."))};
}

Spotlight playedInLight(const Card& card, Seats aimed)
{
    Spotlight light{iconOf(card.type), card.key.letters(),
                    Text(TW_TEXT("forsaken", "It takes effect unless an answer stops it."))};
    if (!aimed.isEmpty())
        light.special = {
            {aimed,
             Text(TW_TEXT("forsaken", "It is aimed at you, and takes effect unless an answer stops it."))}};
    return light;
}

Spotlight cardInLight(const Card& card) { return {iconOf(card.type), card.key.letters(), card.text}; }

} // namespace tablewood::forsaken
