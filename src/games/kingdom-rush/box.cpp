#include "games/kingdom-rush/box.h"

#include "games/kingdom-rush/horde_words.h"

#include <algorithm>

namespace tablewood::kingdom_rush {

namespace {

Pose poseOf(const Shape& shape, Turning turning, Orientation way)
{
    const Shape lies = lying(shape, turning, way);
    Pose pose;
    pose.way = way;
    pose.width = lies.width;
    pose.height = lies.height;
    pose.shape = lies;
    pose.squares = 0;
    for (int row = 0; row < lies.height; ++row)
        for (int column = 0; column < lies.width; ++column)
            if (lies.covers(column, row)) {
                pose.squares |= squareAt(column, row);
                pose.bits.push_back(static_cast<std::uint8_t>(row * kMostGridSide + column));
            }
    pose.corners = 0;
    for (int row = 0; row < kMostGridSide; ++row)
        for (int column = 0; column + lies.width <= kMostGridSide; ++column)
            pose.corners |= squareAt(column, row);
    return pose;
}

std::array<Poses, kTileShapes> makePoses()
{
    std::array<Poses, kTileShapes> all;
    for (std::size_t i = 0; i < kTileShapes; ++i) {
        const auto shape = static_cast<TileShape>(i);
        for (const Orientation way : orientationsOf(kFormsOfTiles[i], turningOf(shape)))
            all[i].push_back(poseOf(kFormsOfTiles[i], turningOf(shape), way));
    }
    return all;
}

bool refuses(const Enemy& enemy, Damage damage)
{
    switch (damage) {
    case Damage::physical:
        return enemy.traits.has(Trait::resistPhysical) || enemy.traits.has(Trait::onlyMagical);
    case Damage::magical:
        return enemy.traits.has(Trait::resistMagical) || enemy.traits.has(Trait::onlyPhysical);
    case Damage::pure:
        break;
    }
    return false;
}

CardMasks masksOf(const HordeCard& card)
{
    CardMasks masks;
    for (int row = 0; row < card.height; ++row)
        for (int column = 0; column < card.width; ++column)
            masks.grid |= squareAt(column, row);
    masks.tiles.fill(masks.grid & ~card.noCover);
    masks.soldiers.fill(card.isEvasive ? masks.grid : masks.grid & ~card.noCover);
    masks.heroes = masks.grid & ~card.noCover;
    for (const Enemy& enemy : card.enemies) {
        masks.enemies |= enemy.squares;
        for (std::size_t i = 0; i < kDamages; ++i) {
            const auto damage = static_cast<Damage>(i);
            if (refuses(enemy, damage)) {
                masks.tiles[i] &= ~enemy.squares;
                masks.soldiers[i] &= ~enemy.squares;
            }
            if (enemy.traits.has(Trait::special) && damage != Damage::pure)
                masks.tiles[i] &= ~enemy.squares;
        }
        if (enemy.traits.has(Trait::tough))
            masks.tough.push_back(enemy.squares);
        if (enemy.traits.has(Trait::fast))
            masks.fast |= enemy.icons;
        if (enemy.traits.has(Trait::healAll))
            masks.heal |= enemy.icons;
        if (enemy.traits.has(Trait::sharpshooter))
            masks.sharp |= enemy.icons;
        if (enemy.traits.has(Trait::champion))
            masks.champion |= enemy.icons;
        for (const Shield& shield : enemy.shields)
            masks.shields.push_back({enemy.icons, shield});
    }
    return masks;
}

Cell ahead(Side side)
{
    constexpr std::array<Cell, 4> kSteps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    return kSteps[static_cast<std::size_t>(side)];
}

Ground groundOf(const Scenario& scenario, int players)
{
    Ground ground;
    ground.spaces = scenario.spaces.size();
    for (auto& route : ground.onRoute)
        route.fill(kNone);
    ground.sites.fill(SiteColour::none);
    for (std::size_t i = 0; i < ground.spaces; ++i) {
        const Space& space = scenario.spaces[i];
        ground.maps[i] = space.map;
        ground.cells[i] = space.at.moved(space.map * kSecondMap, 0);
        ground.beside[i].fill(kNone);
        if (!space.players.has(players))
            continue;
        ground.there.add(i);
        if (space.terrain == Terrain::path)
            ground.path.add(i);
        if (space.terrain == Terrain::water)
            ground.water.add(i);
        ground.sites[i] = space.sites[static_cast<std::size_t>(players - 1)];
        ground.colours =
            static_cast<std::uint8_t>(ground.colours | 1u << static_cast<unsigned>(ground.sites[i]));
    }
    for (std::size_t i = 0; i < ground.spaces; ++i) {
        const auto neighbours = allNeighbours(ground.cells[i]);
        for (std::size_t direction = 0; direction < kDirections; ++direction) {
            const std::uint8_t other = ground.find(neighbours[direction]);
            if (other == kNone || !ground.there.has(i) || ground.maps[other] != ground.maps[i])
                continue;
            ground.beside[i][direction] = other;
            ground.around[i].add(other);
        }
    }
    for (std::size_t i = 0; i < scenario.routes.size(); ++i)
        for (std::size_t at = 0; at < scenario.routes[i].spaces.size(); ++at)
            ground.onRoute[i][scenario.routes[i].spaces[at]] = static_cast<std::uint8_t>(at);
    for (const Exit& exit : scenario.exits) {
        const Cell step = ahead(exit.side);
        const Cell at = ground.cells[exit.at];
        for (int along = -1; along <= 1; ++along) {
            const std::uint8_t space = ground.find(at.moved(step.row * along, step.column * along));
            if (space != kNone && ground.maps[space] == ground.maps[exit.at])
                ground.entries.add(space);
        }
    }
    return ground;
}

template <class List>
std::uint8_t byKey(const List& list, std::string_view key)
{
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].key == key)
            return static_cast<std::uint8_t>(i);
    return kNone;
}

} // namespace

Shape shapeOf(TileShape shape) { return kFormsOfTiles[static_cast<std::size_t>(shape)]; }

Turning turningOf(TileShape shape)
{
    return shape == TileShape::one || shape == TileShape::square ? Turning::none : Turning::flips;
}

const Poses& posesOf(TileShape shape)
{
    static const std::array<Poses, kTileShapes> all = makePoses();
    return all[static_cast<std::size_t>(shape)];
}

const Pose& heroPose() { return posesOf(TileShape::square)[0]; }

Box::Box(Content content) : m_content(std::move(content))
{
    for (std::size_t kind = 0; kind < m_content.towers.size(); ++kind) {
        const TowerKind& tower = m_content.towers[kind];
        for (int copy = 0; copy < tower.copies; ++copy)
            m_towerKinds.push_back(static_cast<std::uint8_t>(kind));
        Arrows arrows = 0;
        for (const Attack& attack : tower.attacks)
            for (const AttackPart& part : attack.parts) {
                if (part.aim == Aim::arrows)
                    arrows = static_cast<Arrows>(arrows | part.arrows);
                if (part.aim == Aim::adjacent)
                    arrows = 0xff;
            }
        m_arrows.push_back(arrows);
    }
    for (const HordeCard& card : m_content.hordes) {
        m_masks.push_back(masksOf(card));
        m_backs.push_back(toldOfBack(card));
    }
    for (const Scenario& scenario : m_content.scenarios) {
        m_grounds.emplace_back();
        for (int players = 1; players <= kMaxPlayers; ++players)
            m_grounds.back()[static_cast<std::size_t>(players - 1)] = groundOf(scenario, players);
    }
}

std::uint8_t Box::heroByKey(std::string_view key) const { return byKey(m_content.heroes, key); }
std::uint8_t Box::towerByKey(std::string_view key) const { return byKey(m_content.towers, key); }
std::uint8_t Box::modByKey(std::string_view key) const { return byKey(m_content.mods, key); }
std::uint8_t Box::scenarioByKey(std::string_view key) const { return byKey(m_content.scenarios, key); }

} // namespace tablewood::kingdom_rush
