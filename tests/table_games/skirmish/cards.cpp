#include "cards.h"

namespace tablewood::skirmish {

const std::array<CardKind, kKinds>& cardKinds()
{
    using enum CardType;
    using enum Effect;
    static const std::array<CardKind, kKinds> kinds{{
        {"sprat", TW_TEXT("skirmish", "Gate Sprat"), fighter, 1, 1, none, 2, "hare", "wood",
         TW_TEXT("skirmish", "Small, and first through any gap.")},
        {"lancer", TW_TEXT("skirmish", "Reed Lancer"), fighter, 2, 1, none, 2, "heron", "lake",
         TW_TEXT("skirmish", "Quick to strike, quick to fall.")},
        {"guard", TW_TEXT("skirmish", "Moss Guard"), fighter, 1, 3, none, 2, "guardian", "forest",
         TW_TEXT("skirmish", "Stands where it was put.")},
        {"ember", TW_TEXT("skirmish", "Ember Kid"), fighter, 2, 2, none, 2, "flame", "fire",
         TW_TEXT("skirmish", "Warm company on a cold wall.")},
        {"toll", TW_TEXT("skirmish", "Toll Keeper"), fighter, 2, 3, none, 1, "key", "gold",
         TW_TEXT("skirmish", "Nobody passes for nothing.")},
        {"runner", TW_TEXT("skirmish", "Hill Runner"), fighter, 3, 1, none, 1, "stag", "light",
         TW_TEXT("skirmish", "Down the slope and past the line.")},
        {"heron", TW_TEXT("skirmish", "Iron Heron"), fighter, 3, 3, none, 1, "raven", "steel",
         TW_TEXT("skirmish", "Waits on one leg, and then does not.")},
        {"bramble", TW_TEXT("skirmish", "Old Bramble"), fighter, 4, 4, none, 1, "leafking", "forest",
         TW_TEXT("skirmish", "Was here before the keeps were.")},
        {"spear", TW_TEXT("skirmish", "Ash Spear"), gear, 2, 0, none, 1, "blade", "wood",
         TW_TEXT("skirmish", "Its wearer has 2 more strength.")},
        {"coat", TW_TEXT("skirmish", "Bark Coat"), gear, 0, 2, none, 1, "beetle", "wood",
         TW_TEXT("skirmish", "Its wearer has 2 more toughness.")},
        {"banner", TW_TEXT("skirmish", "Old Banner"), gear, 1, 1, none, 1, "crown", "gold",
         TW_TEXT("skirmish", "Its wearer has 1 more strength and 1 more toughness.")},
        {"shout", TW_TEXT("skirmish", "Rallying Shout"), trick, 0, 0, rally, 2, "bell", "fire",
         TW_TEXT("skirmish", "A fighter has 2 more strength until this combat ends.")},
        {"stone", TW_TEXT("skirmish", "Sling Stone"), trick, 0, 0, sling, 1, "mountain", "steel",
         TW_TEXT("skirmish", "Does 2 harm to a fighter.")},
        {"cloak", TW_TEXT("skirmish", "Mist Cloak"), trick, 0, 0, cloak, 1, "moth", "night",
         TW_TEXT("skirmish", "A fighter cannot be harmed until this combat ends.")},
        {"doubt", TW_TEXT("skirmish", "Second Thought"), trick, 0, 0, cancel, 1, "deny", "violet",
         TW_TEXT("skirmish", "Cancels the trick before it.")},
    }};
    return kinds;
}

Text nameOf(const Card& card)
{
    return {TW_TEXT("skirmish", "%1 %2"), Text(card.is().name), static_cast<int>(card.number)};
}

namespace {

std::string more(std::uint8_t by) { return "+" + std::to_string(by); }

/// Whom a stone can meet: whoever stands in the row ahead.
Diagram flightOfStone()
{
    Diagram diagram;
    diagram.columns = 3;
    diagram.rows = 3;
    diagram.cells = {{{0, 0}, "reach", "target", ""},
                     {{1, 0}, "reach", "arrowU", ""},
                     {{2, 0}, "reach", "target", ""},
                     {{1, 2}, "self", "hand", ""}};
    diagram.meaning = TW_TEXT("skirmish", "It reaches any one of the row ahead");
    return diagram;
}

} // namespace

std::vector<Face> facesOfCards()
{
    std::vector<Face> faces;
    for (const CardKind& kind : cardKinds()) {
        Face face;
        face.key = kind.key;
        face.name = kind.name;
        face.picture.emblem = kind.emblem;
        face.picture.palette = kind.palette;
        switch (kind.type) {
        case CardType::fighter:
            face.type = TW_TEXT("skirmish", "Fighter");
            face.typeIcon = "sword";
            face.corners = {{"sword", std::to_string(kind.strength), TW_TEXT("skirmish", "Strength")},
                            {"shield", std::to_string(kind.toughness), TW_TEXT("skirmish", "Toughness")}};
            break;
        case CardType::gear:
            face.type = TW_TEXT("skirmish", "Gear");
            face.typeIcon = "gear";
            if (kind.strength > 0)
                face.corners.push_back({"sword", more(kind.strength), TW_TEXT("skirmish", "Strength")});
            if (kind.toughness > 0)
                face.corners.push_back({"shield", more(kind.toughness), TW_TEXT("skirmish", "Toughness")});
            break;
        case CardType::trick:
            face.type = TW_TEXT("skirmish", "Trick");
            face.typeIcon = "bolt";
            if (kind.effect == Effect::sling)
                face.diagram = flightOfStone();
            break;
        }
        face.body.emplace_back(kind.body);
        face.source = Source::standIn;
        faces.push_back(std::move(face));
    }
    Face keep;
    keep.key = "keep";
    keep.name = TW_TEXT("skirmish", "Keep");
    keep.picture.emblem = "door";
    keep.picture.palette = "steel";
    keep.type = TW_TEXT("skirmish", "Keep");
    keep.typeIcon = "heart";
    keep.body.emplace_back(TW_TEXT("skirmish", "Whoever loses its last heart loses the match."));
    keep.corners = {{"heart", std::to_string(kHearts), TW_TEXT("skirmish", "Hearts left")}};
    keep.source = Source::standIn;
    faces.push_back(std::move(keep));
    return faces;
}

} // namespace tablewood::skirmish
