#include "games/kingdom-rush/allowed.h"
#include "games/kingdom-rush/view_builder.h"

#include <algorithm>

/// The map, and what stands and lies on it.
namespace tablewood::kingdom_rush {

void ViewBuilder::maps()
{
    for (std::uint8_t map = 0; map < scenario().maps.size(); ++map) {
        const MapSize& size = scenario().maps[map];
        Board board;
        board.id = mapBoard(map);
        board.name = size.name;
        board.columns = size.columns;
        board.rows = size.rows;
        board.ground = "map";
        board.frame = BoardFrame::slab;
        std::vector<Cell> missing;
        std::vector<Cell> ground;
        std::vector<Cell> path;
        std::vector<Cell> water;
        std::array<std::vector<Cell>, 5> sites;
        std::array<std::vector<Cell>, 4> onward;
        std::array<SpaceSet, 4> isOnward;
        for (const Route& route : scenario().routes)
            for (std::size_t i = 0; i + 1 < route.spaces.size(); ++i)
                for (std::size_t side = 0; side < onward.size(); ++side)
                    if (scenario().spaces[route.spaces[i]].map == map &&
                        !isOnward[side].has(route.spaces[i]) &&
                        m_ground.beside[route.spaces[i]][2 * side] == route.spaces[i + 1]) {
                        isOnward[side].add(route.spaces[i]);
                        onward[side].push_back(scenario().spaces[route.spaces[i]].at);
                    }
        std::vector<std::vector<bool>> isThere(size.rows, std::vector<bool>(size.columns));
        for (std::size_t i = 0; i < m_ground.spaces; ++i) {
            const Space& space = scenario().spaces[i];
            if (space.map != map || !m_ground.there.has(i))
                continue;
            isThere[static_cast<std::size_t>(space.at.row)][static_cast<std::size_t>(space.at.column)] = true;
            (space.terrain == Terrain::path    ? path
             : space.terrain == Terrain::water ? water
                                               : ground)
                .push_back(space.at);
            if (m_ground.sites[i] != SiteColour::none)
                sites[static_cast<std::size_t>(m_ground.sites[i])].push_back(space.at);
        }
        for (std::int16_t row = 0; row < size.rows; ++row)
            for (std::int16_t column = 0; column < size.columns; ++column)
                if (!isThere[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)])
                    missing.push_back({column, row});
        const auto area = [&](const Name& style, std::vector<Cell> cells) {
            if (!cells.empty())
                board.areas.push_back({style, std::move(cells)});
        };
        area("missing", std::move(missing));
        area("meadow", std::move(ground));
        area("water", std::move(water));
        area("path", std::move(path));
        for (std::size_t side = 0; side < onward.size(); ++side)
            area("go-" + std::string(enumNames(Side{})[side]), std::move(onward[side]));
        for (std::size_t colour = 0; colour < sites.size(); ++colour)
            area("site-" + std::string(enumNames(SiteColour{})[colour]), std::move(sites[colour]));
        if (m_state.blocked != SiteColour::none) {
            std::vector<Cell> blocked;
            for (std::size_t i = 0; i < m_ground.spaces; ++i)
                if (scenario().spaces[i].map == map && m_ground.there.has(i) &&
                    m_ground.sites[i] == m_state.blocked)
                    blocked.push_back(scenario().spaces[i].at);
            area("site-blocked", std::move(blocked));
        }
        for (const MapTile& tile : scenario().tiles)
            if (tile.map == map && tile.players.has(m_state.players))
                area("slab", tile.cells);
        m_scene.boards.push_back(std::move(board));
    }
    routes();
}

/// The ways from the spawns to the exits, seen with the layer, and what is left of its way to each horde that
/// is looked at.
void ViewBuilder::routes()
{
    const auto show = [&](const Route& route, std::size_t from, const Name& layer) {
        for (std::uint8_t map = 0; map < scenario().maps.size(); ++map) {
            Trail way{"route", {}, {}, false, layer};
            way.cells.reserve(route.spaces.size());
            for (std::size_t i = from; i < route.spaces.size(); ++i)
                if (m_ground.maps[route.spaces[i]] == map)
                    way.cells.push_back(m_ground.cells[route.spaces[i]]);
            if (!way.cells.empty())
                m_scene.boards[map].trails.push_back(std::move(way));
        }
    };
    for (const Route& route : scenario().routes)
        show(route, 0, kRoutes);
    for (const Horde& horde : m_state.hordes)
        show(scenario().routes[horde.route], m_ground.onRoute[horde.route][horde.at],
             placeOn(hordeId(horde.card)));
}

/// Where hordes come in and get out: tokens at the edge of the map.
void ViewBuilder::gates()
{
    constexpr std::array<Cell, 4> kBeside{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    const auto gate = [&](PieceId id, const Name& figure, std::uint8_t at, Side side, Text name) -> Piece& {
        Piece& piece = m_scene.pieces.emplace_back();
        piece.id = id;
        piece.figure = figure;
        piece.name = std::move(name);
        piece.at = onMap(at);
        const Cell step = kBeside[static_cast<std::size_t>(side)];
        piece.at.cell = piece.at.cell.moved(step.column, step.row);
        return piece;
    };
    for (const Spawn& spawn : scenario().spawns)
        gate(kFirstSpawn + spawn.number, "spawn", spawn.at, spawn.side,
             Text(TW_TEXT("kingdom-rush", "Spawn %1"), int{spawn.number}))
            .variant = std::to_string(spawn.number);
    for (std::size_t i = 0; i < scenario().exits.size(); ++i) {
        const Exit& exit = scenario().exits[i];
        gate(kFirstExit + static_cast<PieceId>(i), "exit", exit.at, exit.side,
             Text(TW_TEXT("kingdom-rush", "Exit")))
            .badges.push_back(
                {"heart", std::to_string(m_state.hearts), Text(TW_TEXT("kingdom-rush", "Hearts"))});
    }
}

void ViewBuilder::features()
{
    for (std::size_t i = 0; i < m_state.features.size(); ++i) {
        const LaidFeature& feature = m_state.features[i];
        if (feature.at == kNone)
            continue;
        Piece piece;
        piece.id = kFirstFeature + static_cast<PieceId>(i);
        piece.figure = "feature";
        piece.variant = feature.isExhausted
                            ? Name("withered")
                            : Name(enumNames(FeatureKind{})[static_cast<std::size_t>(feature.kind)]);
        piece.name = nameOf(feature.kind, feature.isExhausted);
        piece.at = onMap(feature.at);
        if (feature.crystals > 0)
            piece.badges.push_back(
                {"gem", std::to_string(feature.crystals), Text(TW_TEXT("kingdom-rush", "Crystals to take"))});
        if (feature.gold > 0)
            piece.badges.push_back(
                {"star", std::to_string(feature.gold), Text(TW_TEXT("kingdom-rush", "Gold to take"))});
        // It covers the lock of its site.
        if (m_state.blocked != SiteColour::none && m_ground.sites[feature.at] == m_state.blocked)
            piece.badges.push_back({"lock", {}, Text(TW_TEXT("kingdom-rush", "Blocked in this round"))});
        m_scene.pieces.push_back(std::move(piece));
    }
}

Piece ViewBuilder::towerPiece(std::uint8_t card, const Place& at) const
{
    const TowerCard& tower = m_state.towers[card];
    Piece piece;
    piece.id = towerId(card);
    piece.figure = "card";
    piece.face = m_box.tower(card).key;
    piece.seat = tower.seat;
    piece.name = m_box.tower(card).name;
    piece.at = at;
    for (std::size_t mod = 0; mod < m_box.content().mods.size(); ++mod)
        if ((tower.mods >> mod & 1) != 0)
            piece.badges.push_back({"gear", {}, m_box.content().mods[mod].name});
    return piece;
}

void ViewBuilder::towersOnMap()
{
    for (std::uint8_t card = 0; card < m_state.towers.size(); ++card) {
        const TowerCard& tower = m_state.towers[card];
        if (tower.place != TowerPlace::site)
            continue;
        const bool isSoldier = m_box.tower(card).type == TowerType::soldier;
        Piece piece = towerPiece(card, onMap(tower.site, isSoldier ? 2 : 3));
        piece.figure = "tower";
        piece.variant =
            std::string(enumNames(TowerType{})[static_cast<std::size_t>(m_box.tower(card).type)]) +
            std::to_string(m_box.tower(card).level);
        m_scene.pieces.push_back(std::move(piece));
        if (!isSoldier)
            reachOf(card);
    }
}

/// The spaces that something on the map points to, seen with the layer or while it is looked at.
void ViewBuilder::rangeOf(PieceId piece, std::uint8_t from, Arrows arrows)
{
    Area range{"range", {}, kRanges.text() + "|" + placeOn(piece)};
    for (std::size_t direction = 0; direction < kDirections; ++direction)
        if (const std::uint8_t to = m_ground.beside[from][direction];
            (arrows >> direction & 1) != 0 && to != kNone)
            range.cells.push_back(scenario().spaces[to].at);
    if (!range.cells.empty())
        m_scene.boards[m_ground.maps[from]].areas.push_back(std::move(range));
}

/// Arrows from a tower to the spaces that it points to, in the form of its damage.
void ViewBuilder::reachOf(std::uint8_t card)
{
    const TowerCard& tower = m_state.towers[card];
    const Arrows arrows = facing(m_box.arrowsOf(m_box.kindOfTower(card)), tower.side);
    rangeOf(towerId(card), tower.site, arrows);
    const AttackPart& first = m_box.tower(card).attacks.front().parts.front();
    for (std::size_t direction = 0; direction < kDirections; ++direction) {
        const std::uint8_t to = m_ground.beside[tower.site][direction];
        if ((arrows >> direction & 1) == 0 || to == kNone)
            continue;
        Arrow& arrow = m_scene.arrows.emplace_back();
        arrow.style = nameOfDamage(first.damage);
        arrow.from = onMap(tower.site);
        arrow.to = onMap(to);
        arrow.meaning = Text(TW_TEXT("kingdom-rush", "%1 at %2 points to %3"), m_box.tower(card).name,
                             m_ground.cells[tower.site], m_ground.cells[to]);
    }
}

void ViewBuilder::hordes()
{
    const std::size_t firstGrid = m_scene.boards.size();
    for (const Horde& horde : m_state.hordes) {
        const HordeCard& card = m_box.horde(horde.card);
        Piece& slab = m_scene.pieces.emplace_back();
        slab.id = hordeId(horde.card);
        slab.figure = "horde";
        const std::string slabColour(enumNames(HordeColour{})[static_cast<std::size_t>(card.colour)]);
        slab.variant = Name(slabColour);
        slab.face = card.key;
        slab.name = Text::counted(TW_TEXT_N("kingdom-rush", "%1, %n square(s) open"),
                                  std::popcount(m_box.masks(horde.card).enemies & ~horde.covered), card.name);
        slab.at = onMap(horde.at, 1);
        if ((m_box.masks(horde.card).enemies & ~horde.covered) == 0)
            slab.badges.push_back({"check", {}, Text(TW_TEXT("kingdom-rush", "All covered"))});
        Board& board = m_scene.boards.emplace_back();
        board.id = gridOf(horde.card);
        board.name = card.name;
        board.columns = card.width;
        board.rows = card.height;
        board.ground = Name("horde-" + slabColour);
        board.hasCoordinates = false;
        board.onPiece = hordeId(horde.card);
        board.frame = BoardFrame::slab;
        board.face = card.key;
    }
    const auto gridNamed = [&](std::uint8_t card) -> const Name& {
        const Horde* const horde = m_state.horde(card);
        return m_scene.boards[firstGrid + static_cast<std::size_t>(horde - m_state.hordes.data())].id;
    };
    const std::array<Text, kTileShapes> names = namesOfShapes();
    for (const LaidTile& tile : m_state.laid) {
        const Shape& shape = posesOf(tile.shape)[tile.pose].shape;
        Piece& piece = m_scene.pieces.emplace_back();
        piece.id = tileId(tile.number);
        piece.figure = kTileFigure;
        piece.variant = nameOfDamage(tile.damage);
        piece.seat = tile.seat;
        piece.name = names[static_cast<std::size_t>(tile.shape)];
        piece.at = {gridNamed(tile.horde), cellOf(tile.corner), 0};
        piece.width = shape.width;
        piece.height = shape.height;
        piece.cells = shape.cells;
    }
    for (const Soldier& soldier : m_state.soldiers) {
        Piece& piece = m_scene.pieces.emplace_back();
        piece.id = tileId(soldier.number);
        piece.figure = soldier.isWarrior ? "warrior" : "soldier";
        piece.seat = soldier.seat;
        piece.name = soldier.isWarrior ? Text(TW_TEXT("kingdom-rush", "Sand Warrior"))
                                       : Text(TW_TEXT("kingdom-rush", "Soldier"));
        piece.at = {gridNamed(soldier.horde), cellOf(soldier.corner), 0};
    }
}

namespace {

/// The directions in which a hero attacks, as it faces north.
Arrows arrowsOf(const HeroKind& kind)
{
    Arrows arrows = 0;
    if (kind.attack.attack)
        for (const AttackPart& part : kind.attack.attack->parts)
            if (part.aim == Aim::arrows)
                arrows |= part.arrows;
    return arrows;
}

} // namespace

void ViewBuilder::heroes()
{
    for (std::size_t i = 0; i < m_state.heroes.size(); ++i) {
        const Hero& hero = m_state.heroes[i];
        const HeroKind& kind = m_box.content().heroes[hero.kind];
        Piece piece;
        piece.id = heroId(i);
        piece.seat = m_state.ownerOf(i);
        piece.name = kind.name;
        piece.face = m_state.isBench(i) ? benchFaceOf(kind) : kind.key;
        const bool isMoving =
            m_state.open.what == Opened::hero && m_state.open.who == i && m_state.open.ask == Ask::move;
        if (hero.isOut()) {
            piece.figure = "hero";
            piece.variant = Name(kind.key);
            piece.facing = static_cast<std::uint8_t>(kQuarter * static_cast<int>(hero.side));
            if (isMoving && isHeroInHand()) {
                // It is in the hand until it lies on squares of the horde.
                piece.at = {kTray, {0, 0}, 0};
                piece.width = piece.height = kHeroSide;
                piece.turning = Turning::quarters;
            } else {
                rangeOf(piece.id, hero.at, facing(arrowsOf(kind), hero.side));
                if (hero.horde != kNone) {
                    piece.at = {gridOf(hero.horde), cellOf(hero.corner), 0};
                    piece.width = piece.height = kHeroSide;
                } else {
                    piece.at = onMap(hero.at, 4);
                }
            }
        } else {
            piece.figure = "card";
            if (m_state.isBench(i)) {
                piece.at = {"bench", {static_cast<std::int16_t>(i - m_state.players), 0}, 0};
                if (hero.hasActed)
                    piece.badges.push_back({"check", {}, Text(TW_TEXT("kingdom-rush", "Has come already"))});
            } else {
                piece.at = {"board" + std::to_string(i), {0, 0}, 0};
            }
        }
        // On the map it has pips; a card has its number in a corner.
        const std::string most = hero.isOut() ? "/" + std::to_string(fullHealth(m_box, hero)) : "";
        if (!m_state.isBench(i))
            piece.badges.push_back(
                {"heart", std::to_string(hero.health) + most, Text(TW_TEXT("kingdom-rush", "Health"))});
        if (hero.skulls > 0)
            piece.badges.push_back(
                {"moon", std::to_string(hero.skulls), Text(TW_TEXT("kingdom-rush", "Skulls"))});
        if (hero.isProtected)
            piece.badges.push_back({"shield", {}, Text(TW_TEXT("kingdom-rush", "Protected this round"))});
        m_scene.pieces.push_back(std::move(piece));
    }
}

bool ViewBuilder::isHeroInHand() const
{
    const OpenAction& open = m_state.open;
    return open.what == Opened::hero && open.ask == Ask::move && open.isOnTheWay &&
           m_state.heroes[open.who].isOut() && m_state.topAt(m_box, m_state.heroes[open.who].at) != nullptr;
}

void ViewBuilder::tray()
{
    const OpenAction& open = m_state.open;
    const bool hasHero = isHeroInHand();
    if (open.what == Opened::nothing || (open.ask != Ask::pieces && !hasHero))
        return;
    Zone zone;
    zone.id = kTray;
    zone.kind = ZoneKind::tray;
    zone.seat = open.seat;
    zone.name = Text(TW_TEXT("kingdom-rush", "To be placed"));
    std::int16_t column = hasHero ? 1 : 0;
    for (const OpenPiece& one : open.pieces) {
        if (!open.owes(one))
            continue;
        Piece piece;
        piece.id = tileId(one.number);
        piece.seat = open.seat;
        piece.at = {kTray, {column++, 0}, 0};
        if (one.kind == PieceKind::tile || one.kind == PieceKind::spear) {
            const TileShape kind = one.kind == PieceKind::tile ? one.shape : TileShape::one;
            const Shape shape = shapeOf(kind);
            piece.figure = "tile";
            piece.variant = nameOfDamage(one.damage);
            piece.name = nameOf(kind);
            piece.width = shape.width;
            piece.height = shape.height;
            piece.cells = shape.cells;
            piece.turning = turningOf(kind);
            if (one.aim == Aim::perfect)
                piece.badges.push_back({"target", {}, Text(TW_TEXT("kingdom-rush", "For any horde"))});
        } else {
            piece.figure = one.kind == PieceKind::warrior ? "warrior" : "soldier";
            piece.name = one.kind == PieceKind::warrior ? Text(TW_TEXT("kingdom-rush", "Sand Warrior"))
                                                        : Text(TW_TEXT("kingdom-rush", "Soldier"));
        }
        m_scene.pieces.push_back(std::move(piece));
    }
    zone.count = column;
    m_scene.zones.push_back(std::move(zone));
}

} // namespace tablewood::kingdom_rush
