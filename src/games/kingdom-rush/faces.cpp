#include "games/kingdom-rush/attack_words.h"
#include "games/kingdom-rush/horde_words.h"
#include "games/kingdom-rush/ids.h"
#include "games/kingdom-rush/kingdom_game.h"

#include <algorithm>

/// The cards as they are shown.
namespace tablewood::kingdom_rush {

namespace {

Text nameOf(TowerType type)
{
    switch (type) {
    case TowerType::archer:
        return Text(TW_TEXT("kingdom-rush", "Archers"));
    case TowerType::mage:
        return Text(TW_TEXT("kingdom-rush", "Mages"));
    case TowerType::artillery:
        return Text(TW_TEXT("kingdom-rush", "Artillery"));
    case TowerType::soldier:
        return Text(TW_TEXT("kingdom-rush", "Soldiers"));
    }
    return {};
}

/// "Archers, physical"; without the damage where it has several.
Text typeOf(const TowerKind& kind)
{
    std::optional<Damage> damage;
    for (const Attack& attack : kind.attacks)
        for (const AttackPart& part : attack.parts) {
            if (damage && *damage != part.damage)
                return nameOf(kind.type);
            damage = part.damage;
        }
    return damage ? Text(TW_TEXT("kingdom-rush", "%1, %2"), nameOf(kind.type), wordOf(*damage))
                  : nameOf(kind.type);
}

const char* emblemOf(TowerType type)
{
    constexpr std::array<const char*, 4> kEmblems{"archer", "spirit", "bombard", "people"};
    return kEmblems[static_cast<std::size_t>(type)];
}

Face towerFace(const Box& box, std::uint8_t number)
{
    constexpr std::array<Cell, kDirections> kSteps{
        {{1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}, {0, 0}}};
    constexpr std::array<const char*, 4> kLevels{"1", "2", "3", "4"};
    const TowerKind& kind = box.content().towers[number];
    Face face;
    face.key = kind.key;
    face.name = kind.name;
    face.picture = kind.picture;
    if (face.picture.emblem.empty())
        face.picture = {emblemOf(kind.type), "wood", {}};
    face.typeIcon = kind.type == TowerType::mage      ? "wand"
                    : kind.type == TowerType::soldier ? "shield"
                                                      : "sword";
    face.type = typeOf(kind);
    face.cost = kLevels[static_cast<std::size_t>(kind.level - 1)];
    face.edge = kind.level == 4 ? "gold" : "silver";
    for (const Attack& attack : kind.attacks)
        for (const AttackPart& part : attack.parts) {
            const bool isChoice = &attack != &kind.attacks.front() && &part == &attack.parts.front();
            const Text line = briefOf(part);
            face.body.push_back(isChoice ? Text(TW_TEXT("kingdom-rush", "or %1"), line) : line);
        }
    Diagram diagram;
    diagram.columns = diagram.rows = 3;
    diagram.cells.push_back({{1, 1}, "self", {}, {}});
    const Arrows arrows = box.arrowsOf(number);
    for (std::size_t direction = 0; direction < kDirections; ++direction)
        if ((arrows >> direction & 1) != 0)
            diagram.cells.push_back({kSteps[direction], "reach", {}, {}});
    diagram.meaning = Text(TW_TEXT("kingdom-rush", "The spaces that it reaches, facing ahead"));
    face.diagram = std::move(diagram);
    face.source = kind.source;
    return face;
}

FacePicture pictureOf(const HeroKind& hero)
{
    return hero.picture.emblem.empty() ? FacePicture{"crown", "light", {}} : hero.picture;
}

/// What a hero does who is called from the bench.
Face benchFace(const HeroKind& hero)
{
    Face face;
    face.key = benchFaceOf(hero);
    face.name = hero.name;
    face.picture = pictureOf(hero);
    face.picture.with = {{"tent", "behind"}};
    face.type = Text(TW_TEXT("kingdom-rush", "Called once"));
    face.typeIcon = "people";
    face.body = {hero.benchRule};
    face.source = hero.source;
    return face;
}

Face hordeFace(const Content& content, const HordeCard& card)
{
    Face face;
    face.key = card.key;
    face.name = card.name;
    face.picture.palette = card.colour == HordeColour::green    ? "forest"
                           : card.colour == HordeColour::yellow ? "gold"
                           : card.colour == HordeColour::red    ? "fire"
                                                                : "shadow";
    face.type = nameOfBack(card);
    face.typeIcon = "flag";
    if (card.wave < kWaveS)
        face.cost = std::to_string(card.wave);
    if (card.kind == CardKind::blank || card.kind == CardKind::event)
        return face;
    Diagram diagram;
    diagram.columns = card.width;
    diagram.rows = card.height;
    for (std::int16_t row = 0; row < card.height; ++row)
        for (std::int16_t column = 0; column < card.width; ++column) {
            const Squares square = squareAt(column, row);
            DiagramCell cell{{column, row}, "free", {}, {}};
            if ((card.noCover & square) != 0)
                cell.style = "knot";
            for (const Enemy& enemy : card.enemies)
                if ((enemy.squares & square) != 0) {
                    cell.style = enemy.isLarge() ? "large" : "enemy";
                    if (enemy.look < content.looks.size())
                        cell.icon = content.looks[enemy.look].icon;
                }
            if (cell.style != "free")
                diagram.cells.push_back(std::move(cell));
        }
    int squares = 0;
    for (const Enemy& enemy : card.enemies)
        squares += std::popcount(enemy.squares);
    diagram.meaning = Text::counted(TW_TEXT_N("kingdom-rush", "%n square(s) of enemies"), squares);
    face.diagram = std::move(diagram);
    face.keywords = enemiesOn(content, card);
    if (const Text reward = rewardOf(card); !reward.isEmpty())
        face.keywords.push_back(
            {"trophy", Text(TW_TEXT("kingdom-rush", "Destroyed, it leaves")), reward, {}});
    face.source = card.source;
    return face;
}

} // namespace

std::vector<Face> KingdomGame::makeFaces() const
{
    std::vector<Face> faces;
    const Content& content = m_box.content();
    for (std::uint8_t kind = 0; kind < content.towers.size(); ++kind)
        faces.push_back(towerFace(m_box, kind));
    for (const ModKind& mod : content.mods) {
        Face face;
        face.key = "mod-" + mod.key;
        face.name = mod.name;
        face.picture = mod.picture;
        if (face.picture.emblem.empty())
            face.picture = {"scroll", "steel", {}};
        face.type = Text(TW_TEXT("kingdom-rush", "Mod"));
        face.typeIcon = "gear";
        face.body = {mod.rule};
        face.source = mod.source;
        faces.push_back(std::move(face));
    }
    for (const HeroKind& hero : content.heroes) {
        Face face;
        face.key = hero.key;
        face.name = hero.name;
        face.picture = pictureOf(hero);
        face.type = Text(TW_TEXT("kingdom-rush", "Hero"));
        face.typeIcon = "person";
        face.corners = {{"heart", std::to_string(hero.health), Text(TW_TEXT("kingdom-rush", "Health"))},
                        {"boot", std::to_string(hero.moves), Text(TW_TEXT("kingdom-rush", "Moves"))}};
        if (hero.attack.attack)
            for (const AttackPart& part : hero.attack.attack->parts)
                face.body.push_back(wordsOf(part));
        if (!hero.passiveRule.isEmpty())
            face.body.push_back(hero.passiveRule);
        face.source = hero.source;
        faces.push_back(std::move(face));
    }
    for (const HeroKind& hero : content.heroes)
        faces.push_back(benchFace(hero));
    for (const HordeCard& card : content.hordes)
        faces.push_back(hordeFace(content, card));
    return faces;
}

} // namespace tablewood::kingdom_rush
