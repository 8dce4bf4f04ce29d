#include "games/forsaken/plates.h"

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

Plate plateOfFirstDay(Seat first)
{
    return {
        "day", Text(TW_TEXT("forsaken", "Each player forges one Path without a card, %1 first."), first), {}};
}

Plate plateOfDawn(bool isAnythingFound)
{
    return {"dawn",
            isAnythingFound ? Text(TW_TEXT("forsaken", "The Night has left something behind."))
                            : Text(TW_TEXT("forsaken", "Nothing is found this morning.")),
            {}};
}

Plate plateOfSacrifice(bool isSheltered)
{
    return {"sword",
            isSheltered ? Text(TW_TEXT("forsaken",
                                       "The Forsaken chose their victim, but Shelter From Evil cancels it."))
                        : Text(TW_TEXT("forsaken", "The Forsaken have chosen their victim.")),
            {}};
}

Plate plateOfShelter()
{
    return {"shield", Text(TW_TEXT("forsaken", "No Ritual Sacrifice could strike there this Night.")), {}};
}

Plate plateOfEntangling()
{
    return {"link",
            Text(TW_TEXT("forsaken", "Until the Forest’s turn is over they can neither play cards nor speak, "
                                     "point or react. They still draw, forage and vote.")),
            whatEntangledDo()};
}

Plate plateOfDoorstep()
{
    return {"door",
            Text(TW_TEXT("forsaken", "They die unless somebody saves them with a card that revives.")),
            Text(TW_TEXT("forsaken", "You die unless somebody saves you with a card that revives."))};
}

Plate plateOfDeath()
{
    return {"ghost",
            Text(TW_TEXT("forsaken", "They are a Spirit now: they talk on, and can neither play cards nor "
                                     "vote. Their cards lie in the discard.")),
            whatSpiritsDo()};
}

Plate plateOfRevival()
{
    return {"heart", Text(TW_TEXT("forsaken", "They play on, and nothing protects them another time.")),
            Text(TW_TEXT("forsaken", "You play on, and nothing protects you another time."))};
}

Plate plateOfTheBlessed()
{
    return {
        "heart", Text(TW_TEXT("forsaken", "The Role lies open from now on, and saves no second time.")), {}};
}

Plate plateOfDeadEnd()
{
    return {
        "cross", Text(TW_TEXT("forsaken", "Neither the Village nor the Void lies there: wander on.")), {}};
}

Plate plateOfCard(const Card& card) { return {iconOf(card.type), card.text, {}}; }

} // namespace tablewood::forsaken
