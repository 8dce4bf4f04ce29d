#include "games/rise-of-the-forest/forest_game.h"

namespace tablewood::rise_of_the_forest {

namespace {

Text gradeWord(Grade grade)
{
    switch (grade) {
    case Grade::basic:
        return Text(TW_TEXT("rise-of-the-forest", "basic"));
    case Grade::leveled:
        return Text(TW_TEXT("rise-of-the-forest", "leveled"));
    case Grade::item:
        return Text(TW_TEXT("rise-of-the-forest", "item"));
    case Grade::leader:
        return Text(TW_TEXT("rise-of-the-forest", "leader"));
    }
    return {};
}

FaceNumber corner(const char* icon, int value, Text meaning)
{
    return {icon, std::to_string(value), std::move(meaning)};
}

void addCorners(Face& face, const CardKind& kind)
{
    if (!kind.isUnit())
        return;
    if (kind.side == Side::shadowborn) {
        face.corners = {
            corner("boot", kind.movement, Text(TW_TEXT("rise-of-the-forest", "Movement: dice it rolls"))),
            corner("heart", kind.health, Text(TW_TEXT("rise-of-the-forest", "Health")))};
    } else {
        face.corners = {
            corner("target", kind.range, Text(TW_TEXT("rise-of-the-forest", "Range, in spaces"))),
            corner("sword", kind.damage, Text(TW_TEXT("rise-of-the-forest", "Damage of an attack")))};
    }
}

void addWords(Face& face, const Content& content, const CardKind& kind)
{
    const Text type = content.typeOf(kind).name;
    for (const Power& power : kind.powers) {
        const Text name = nameOf(content, power);
        const Text meaning = meaningOf(content, power);
        face.titles.push_back(kind.isUnit() ? name
                                            : Text(TW_TEXT("rise-of-the-forest", "%1 for %2"), name, type));
        face.body.push_back(Text(TW_TEXT("rise-of-the-forest", "%1. %2"), name, meaning));
        face.keywords.push_back({content.textOf(power.keyword).icon, name, meaning});
    }
    if (!kind.isUnit())
        face.body.push_back(
            Text(TW_TEXT("rise-of-the-forest", "All %1 units of your side, until the run ends."), type));
    if (kind.grade == Grade::leveled || kind.grade == Grade::leader)
        face.body.push_back(
            Text(TW_TEXT("rise-of-the-forest", "Played in the place of a %1 unit of your side."), type));
    if (kind.grade == Grade::basic && kind.powers.empty())
        face.body.push_back(Text(TW_TEXT("rise-of-the-forest", "Played by itself.")));
}

} // namespace

std::vector<Face> ForestGame::makeFaces() const
{
    std::vector<Face> faces;
    for (const CardKind& kind : m_content.cards) {
        const UnitType& type = m_content.typeOf(kind);
        Face face;
        face.key = kind.key;
        face.name = kind.name;
        face.picture = kind.picture;
        face.typeIcon = type.icon;
        face.type = Text(TW_TEXT("rise-of-the-forest", "%1, %2"), type.name, gradeWord(kind.grade));
        face.edge = kind.isUnit() ? "gold" : "silver";
        if (kind.grade == Grade::leader)
            face.costIcon = "trophy";
        face.source = kind.source;
        addCorners(face, kind);
        addWords(face, m_content, kind);
        faces.push_back(std::move(face));
    }
    return faces;
}

} // namespace tablewood::rise_of_the_forest
