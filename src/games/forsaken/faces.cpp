#include "games/forsaken/forsaken_game.h"
#include "games/forsaken/view_ids.h"
#include "games/forsaken/view_parts.h"

namespace tablewood::forsaken {

namespace {

/// How the cards of a type look, and what they are called.
struct TypeLook
{
    const char* emblem;
    const char* palette;
    const char* icon;
    Text name;
};

TypeLook lookOf(CardType type)
{
    switch (type) {
    case CardType::navigation:
        return {"path", "forest", "step", Text(TW_TEXT("forsaken", "Navigation"))};
    case CardType::resistance:
        return {"deny", "steel", "deny", Text(TW_TEXT("forsaken", "Resistance"))};
    case CardType::discovery:
        return {"eye", "light", "eye", Text(TW_TEXT("forsaken", "Discovery"))};
    case CardType::insight:
        return {"book", "teal", "book", Text(TW_TEXT("forsaken", "Insight"))};
    case CardType::alliance:
        return {"hand", "gold", "people", Text(TW_TEXT("forsaken", "Alliance"))};
    case CardType::weapon:
        return {"blade", "fire", "sword", Text(TW_TEXT("forsaken", "Weapon"))};
    case CardType::suspicion:
        return {"pillory", "wood", "thumbD", Text(TW_TEXT("forsaken", "Suspicion"))};
    case CardType::revival:
        return {"potion", "berry", "heart", Text(TW_TEXT("forsaken", "Revival"))};
    case CardType::betrayal:
        return {"mask", "shadow", "mask", Text(TW_TEXT("forsaken", "Betrayal"))};
    case CardType::darkness:
        return {"owl", "night", "moon", Text(TW_TEXT("forsaken", "Darkness"))};
    case CardType::disaster:
        return {"storm", "storm", "bolt", Text(TW_TEXT("forsaken", "Disaster"))};
    case CardType::curse:
        return {"raven", "shadow", "warn", Text(TW_TEXT("forsaken", "Curse"))};
    case CardType::finder:
        return {"lantern", "gold", "star", Text(TW_TEXT("forsaken", "Finder’s Action"))};
    case CardType::group:
        return {"sun", "gold", "people", Text(TW_TEXT("forsaken", "Group Action"))};
    }
    return {"path", "forest", "step", {}};
}

Face cardFace(const Card& card)
{
    TypeLook look = lookOf(card.type);
    Face face;
    face.key = card.key.text();
    face.name = card.name;
    face.picture = card.picture;
    if (face.picture.emblem.empty())
        face.picture.emblem = look.emblem;
    if (face.picture.palette.empty())
        face.picture.palette = look.palette;
    face.typeIcon = look.icon;
    face.type = std::move(look.name);
    if (card.deck() == Deck::travelers || card.type == CardType::finder) {
        face.speed = card.isFast() ? Text(TW_TEXT("forsaken", "Fast")) : Text(TW_TEXT("forsaken", "Slow"));
        face.speedIcon = card.isFast() ? "bolt" : "hour";
    }
    face.body = {card.text};
    face.source = card.detailsSource;
    return face;
}

Face roleFace(const RoleSheet& role)
{
    Face face;
    face.key = faceOf(role.role);
    face.name = role.name;
    face.picture = role.picture;
    if (face.picture.palette.empty())
        face.picture.palette = teamOf(role.role) == Team::villagers ? "light" : "night";
    face.typeIcon = "person";
    face.type = teamOf(role.role) == Team::villagers ? Text(TW_TEXT("forsaken", "Role of the Villagers"))
                                                     : Text(TW_TEXT("forsaken", "Role of the Forsaken"));
    face.body = {role.text};
    face.source = role.source;
    return face;
}

Face placeFace(Landmark landmark, FacePicture picture, Text body)
{
    Face face;
    face.key = faceOf(landmark);
    face.name = nameOf(landmark);
    face.picture = std::move(picture);
    face.typeIcon = "flag";
    face.type = Text(TW_TEXT("forsaken", "Destination"));
    face.body = {std::move(body)};
    face.source = Source::rulebook;
    return face;
}

} // namespace

const char* iconOf(CardType type) { return lookOf(type).icon; }

std::vector<Face> ForsakenGame::makeFaces() const
{
    std::vector<Face> faces;
    for (const Card& card : m_content.cards)
        faces.push_back(cardFace(card));
    for (const RoleSheet& role : m_content.roles)
        faces.push_back(roleFace(role));
    faces.push_back(placeFace(Landmark::village, {"house", "light", {{"bell", "above"}}},
                              Text(TW_TEXT("forsaken", "A Path here, and the Villagers win."))));
    faces.push_back(placeFace(Landmark::voidPrison, {"moth", "shadow", {{"moon", "behind"}}},
                              Text(TW_TEXT("forsaken", "A Path here, and the Forsaken win."))));
    faces.push_back(placeFace(Landmark::deadEnd, {"root", "wood", {{"timber", "below"}}},
                              Text(TW_TEXT("forsaken", "Nothing is here."))));
    return faces;
}

} // namespace tablewood::forsaken
