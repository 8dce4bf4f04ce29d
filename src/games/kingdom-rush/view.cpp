#include "games/kingdom-rush/allowed.h"
#include "games/kingdom-rush/ids.h"
#include "games/kingdom-rush/kingdom_game.h"
#include "games/kingdom-rush/preview.h"

#include <algorithm>

/// What a viewer of Kingdom Rush sees: everything but the order and copies of the cards to come.
namespace tablewood::kingdom_rush {

namespace {

constexpr std::uint8_t kQuarter = 3;

Text nameOf(SiteColour colour)
{
    switch (colour) {
    case SiteColour::first:
        return Text(TW_TEXT("kingdom-rush", "first colour"));
    case SiteColour::second:
        return Text(TW_TEXT("kingdom-rush", "second colour"));
    case SiteColour::third:
        return Text(TW_TEXT("kingdom-rush", "third colour"));
    case SiteColour::fourth:
        return Text(TW_TEXT("kingdom-rush", "fourth colour"));
    case SiteColour::white:
        return Text(TW_TEXT("kingdom-rush", "white"));
    case SiteColour::none:
        break;
    }
    return {};
}

Text nameOf(FeatureKind kind, bool isExhausted)
{
    if (isBlossom(kind) && isExhausted)
        return Text(TW_TEXT("kingdom-rush", "Withered blossom"));
    switch (kind) {
    case FeatureKind::magicBlossom:
        return Text(TW_TEXT("kingdom-rush", "Magic blossom"));
    case FeatureKind::fireBlossom:
        return Text(TW_TEXT("kingdom-rush", "Fire blossom"));
    case FeatureKind::frostBlossom:
        return Text(TW_TEXT("kingdom-rush", "Frost blossom"));
    case FeatureKind::earthBlossom:
        return Text(TW_TEXT("kingdom-rush", "Earth blossom"));
    case FeatureKind::stormBlossom:
        return Text(TW_TEXT("kingdom-rush", "Storm blossom"));
    case FeatureKind::lava:
        return Text(TW_TEXT("kingdom-rush", "Lava"));
    case FeatureKind::pond:
        return Text(TW_TEXT("kingdom-rush", "Pond"));
    case FeatureKind::largeFault:
    case FeatureKind::smallFault:
        return Text(TW_TEXT("kingdom-rush", "Fault"));
    case FeatureKind::tentacle:
        return Text(TW_TEXT("kingdom-rush", "Tentacle"));
    case FeatureKind::cyclone:
        return Text(TW_TEXT("kingdom-rush", "Cyclone"));
    case FeatureKind::flag:
        return Text(TW_TEXT("kingdom-rush", "Flag"));
    case FeatureKind::eventToken:
        return Text(TW_TEXT("kingdom-rush", "Event token"));
    }
    return {};
}

Text nameOf(TileShape shape)
{
    switch (shape) {
    case TileShape::one:
        return Text(TW_TEXT("kingdom-rush", "One square"));
    case TileShape::two:
        return Text(TW_TEXT("kingdom-rush", "Two squares"));
    case TileShape::three:
        return Text(TW_TEXT("kingdom-rush", "Three in a row"));
    case TileShape::corner:
        return Text(TW_TEXT("kingdom-rush", "Corner"));
    case TileShape::square:
        return Text(TW_TEXT("kingdom-rush", "Two by two"));
    case TileShape::ell:
        return Text(TW_TEXT("kingdom-rush", "Ell"));
    case TileShape::zig:
        return Text(TW_TEXT("kingdom-rush", "Zig"));
    case TileShape::tee:
        return Text(TW_TEXT("kingdom-rush", "Tee"));
    }
    return {};
}

constexpr Name kTileFigure = "tile";

std::array<Text, kTileShapes> namesOfShapes()
{
    std::array<Text, kTileShapes> names;
    for (std::size_t shape = 0; shape < kTileShapes; ++shape)
        names[shape] = nameOf(static_cast<TileShape>(shape));
    return names;
}

const Name& nameOfDamage(Damage damage)
{
    static constexpr std::array<Name, kDamages> kNames{Name("physical"), Name("magical"), Name("true")};
    return kNames[static_cast<std::size_t>(damage)];
}

class Builder
{
public:
    Builder(const Box& box, const State& state, Viewer viewer, Scene& scene)
        : m_box(box), m_state(state), m_viewer(viewer), m_scene(scene), m_ground(groundOf(box, state))
    {
    }

    void build()
    {
        constexpr std::size_t kOthers = 80;
        m_scene.pieces.reserve(m_state.laid.size() + m_state.hordes.size() + kOthers);
        m_scene.boards.reserve(m_state.hordes.size() + scenario().maps.size());
        m_scene.arrows.reserve(m_state.hordes.size() * 2);
        maps();
        features();
        towersOnMap();
        hordes();
        heroes();
        tray();
        for (const Seat seat : Seats::firstOf(m_state.seats()))
            seatPanel(seat);
        shared();
        stacks();
        middle();
        supply();
        layers();
    }
    void question();

private:
    Place onMap(std::uint8_t space, int layer = 0) const
    {
        return {mapBoard(m_ground.maps[space]), scenario().spaces[space].at,
                static_cast<std::int16_t>(layer)};
    }
    const Scenario& scenario() const { return m_box.scenario(m_state.scenario); }
    void maps();
    void features();
    void towersOnMap();
    void hordes();
    void heroes();
    void tray();
    void seatPanel(Seat seat);
    void shared();
    void stacks();
    void middle();
    void supply();
    void layers();
    Piece towerPiece(std::uint8_t card, const Place& at) const;
    void row(const Name& id, ZoneKind kind, Seat seat, Text name, TowerPlace place);
    void counter(Panel& panel, const Name& id, const Name& icon, Text label, int value) const;
    void button(const Name& id, ButtonRole role, const Name& icon, Text label, Text hint = {});
    void councilButtons(Seat seat);
    void heroButtons(Seat seat);
    void askOpen(Seat seat);
    void askQuestion();

    const Box& m_box;
    const State& m_state;
    Viewer m_viewer;
    Scene& m_scene;
    const Ground& m_ground;
};

void Builder::maps()
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
        for (std::size_t colour = 0; colour < sites.size(); ++colour)
            area("site-" + std::string(enumNames(SiteColour{})[colour]), std::move(sites[colour]));
        for (const MapTile& tile : scenario().tiles)
            if (tile.map == map && tile.players.has(m_state.players))
                area("slab", tile.cells);
        m_scene.boards.push_back(std::move(board));
    }
}

void Builder::features()
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
            piece.badges.push_back({"drop", std::to_string(feature.crystals),
                                    Text(TW_TEXT("kingdom-rush", "Crystals to take"))});
        if (feature.gold > 0)
            piece.badges.push_back(
                {"star", std::to_string(feature.gold), Text(TW_TEXT("kingdom-rush", "Gold to take"))});
        m_scene.pieces.push_back(std::move(piece));
    }
}

Piece Builder::towerPiece(std::uint8_t card, const Place& at) const
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

void Builder::towersOnMap()
{
    for (std::uint8_t card = 0; card < m_state.towers.size(); ++card) {
        const TowerCard& tower = m_state.towers[card];
        if (tower.place != TowerPlace::site)
            continue;
        const bool isSoldier = m_box.tower(card).type == TowerType::soldier;
        Piece piece = towerPiece(card, onMap(tower.site, isSoldier ? 2 : 3));
        piece.figure = "tower";
        piece.variant = Name(enumNames(TowerType{})[static_cast<std::size_t>(m_box.tower(card).type)]);
        piece.facing = static_cast<std::uint8_t>(kQuarter * static_cast<int>(tower.side));
        piece.badges.push_back(
            {"star", std::to_string(m_box.tower(card).level), Text(TW_TEXT("kingdom-rush", "Level"))});
        m_scene.pieces.push_back(std::move(piece));
    }
}

void Builder::hordes()
{
    for (const Horde& horde : m_state.hordes) {
        const HordeCard& card = m_box.horde(horde.card);
        Piece& slab = m_scene.pieces.emplace_back();
        slab.id = hordeId(horde.card);
        slab.figure = "horde";
        const std::string slabColour(enumNames(HordeColour{})[static_cast<std::size_t>(card.colour)]);
        slab.variant = Name(slabColour);
        slab.face = card.key;
        slab.name = card.name;
        slab.at = onMap(horde.at, 1);
        const int open = std::popcount(m_box.masks(horde.card).enemies & ~horde.covered);
        slab.badges.push_back({"flag", std::to_string(open),
                               Text(TW_TEXT("kingdom-rush", "Squares of enemies that lie open"))});
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
    Name grid;
    int gridOfCard = -1;
    const std::array<Text, kTileShapes> names = namesOfShapes();
    for (const LaidTile& tile : m_state.laid) {
        const Shape& shape = posesOf(tile.shape)[tile.pose].shape;
        if (gridOfCard != tile.horde) {
            grid = gridOf(tile.horde);
            gridOfCard = tile.horde;
        }
        Piece& piece = m_scene.pieces.emplace_back();
        piece.id = tileId(tile.number);
        piece.figure = kTileFigure;
        piece.variant = nameOfDamage(tile.damage);
        piece.seat = tile.seat;
        piece.name = names[static_cast<std::size_t>(tile.shape)];
        piece.at = {grid, cellOf(tile.corner), 0};
        piece.width = shape.width;
        piece.height = shape.height;
        piece.cells = shape.cells;
    }
    for (const Soldier& soldier : m_state.soldiers) {
        Piece piece;
        piece.id = tileId(soldier.number);
        piece.figure = soldier.isWarrior ? "warrior" : "soldier";
        piece.seat = soldier.seat;
        piece.name = soldier.isWarrior ? Text(TW_TEXT("kingdom-rush", "Sand Warrior"))
                                       : Text(TW_TEXT("kingdom-rush", "Soldier"));
        piece.at = {gridOf(soldier.horde), cellOf(soldier.corner), 0};
        m_scene.pieces.push_back(std::move(piece));
    }
}

void Builder::heroes()
{
    bool hasBench = false;
    for (std::size_t i = 0; i < m_state.heroes.size(); ++i) {
        const Hero& hero = m_state.heroes[i];
        const HeroKind& kind = m_box.content().heroes[hero.kind];
        Piece piece;
        piece.id = heroId(i);
        piece.seat = m_state.ownerOf(i);
        piece.name = kind.name;
        piece.face = kind.key;
        const bool isMoving =
            m_state.open.what == Opened::hero && m_state.open.who == i && m_state.open.ask == Ask::move;
        if (hero.isOut()) {
            piece.figure = "hero";
            piece.variant = Name(kind.key);
            piece.facing = static_cast<std::uint8_t>(kQuarter * static_cast<int>(hero.side));
            if (isMoving)
                piece.turning = Turning::quarters;
            if (hero.horde != kNone) {
                piece.at = {gridOf(hero.horde), cellOf(hero.corner), 0};
                piece.width = piece.height = kHeroSide;
            } else {
                piece.at = onMap(hero.at, 4);
                const Horde* const below = isMoving ? m_state.topAt(m_box, hero.at) : nullptr;
                if (below)
                    piece.width = piece.height = 1;
            }
        } else {
            piece.figure = "card";
            if (m_state.isBench(i)) {
                hasBench = true;
                piece.at = {"bench", {static_cast<std::int16_t>(i - m_state.players), 0}, 0};
                piece.isCutOff = hero.hasActed;
            } else {
                piece.at = {"board" + std::to_string(i), {0, 0}, 0};
            }
        }
        if (!m_state.isBench(i))
            piece.badges.push_back(
                {"heart", std::to_string(hero.health) + "/" + std::to_string(fullHealth(m_box, hero)),
                 Text(TW_TEXT("kingdom-rush", "Health"))});
        if (hero.skulls > 0)
            piece.badges.push_back(
                {"moon", std::to_string(hero.skulls), Text(TW_TEXT("kingdom-rush", "Skulls"))});
        if (hero.isProtected)
            piece.badges.push_back({"shield", {}, Text(TW_TEXT("kingdom-rush", "Protected this round"))});
        m_scene.pieces.push_back(std::move(piece));
    }
    if (!hasBench)
        return;
    Zone bench;
    bench.id = "bench";
    bench.kind = ZoneKind::row;
    bench.name = Text(TW_TEXT("kingdom-rush", "Bench"));
    bench.count = static_cast<std::int16_t>(m_state.heroes.size() - m_state.players);
    m_scene.zones.push_back(std::move(bench));
}

void Builder::tray()
{
    const OpenAction& open = m_state.open;
    if (open.what == Opened::nothing || open.ask != Ask::pieces)
        return;
    Zone zone;
    zone.id = kTray;
    zone.kind = ZoneKind::tray;
    zone.seat = open.seat;
    zone.name = Text(TW_TEXT("kingdom-rush", "To be placed"));
    std::int16_t column = 0;
    for (const OpenPiece& one : open.pieces) {
        const bool isOther = one.attack != kNone && open.attack != kNone && one.attack != open.attack;
        if (one.isLaid() || isOther)
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

void Builder::row(const Name& id, ZoneKind kind, Seat seat, Text name, TowerPlace place)
{
    Zone zone;
    zone.id = id;
    zone.kind = kind;
    zone.seat = seat;
    zone.name = std::move(name);
    const bool isTurned =
        place == TowerPlace::hand && m_state.step == Step::play && m_viewer.is(seat) && !m_state.isOpen();
    std::int16_t column = 0;
    for (std::uint8_t card = 0; card < m_state.towers.size(); ++card)
        if (m_state.towers[card].place == place && (m_state.towers[card].seat == seat || !seat.isPlayer())) {
            Piece piece = towerPiece(card, {id, {column++, 0}, 0});
            if (isTurned)
                piece.turning = Turning::quarters;
            m_scene.pieces.push_back(std::move(piece));
        }
    zone.count = column;
    m_scene.zones.push_back(std::move(zone));
}

void Builder::counter(Panel& panel, const Name& id, const Name& icon, Text label, int value) const
{
    PanelItem item;
    item.kind = ItemKind::counter;
    item.id = id;
    item.icon = icon;
    item.label = std::move(label);
    item.value = value;
    panel.items.push_back(std::move(item));
}

void Builder::seatPanel(Seat seat)
{
    const Hero& hero = m_state.hero(seat);
    const HeroKind& kind = m_box.content().heroes[hero.kind];
    Panel panel;
    panel.id = "seat" + std::to_string(seat.index);
    panel.seat = seat;
    panel.title = kind.name;
    panel.portrait = Name(kind.key);
    if (!m_state.isAlone())
        panel.subtitle = nameOf(m_state.colours[static_cast<std::size_t>(seat.index)]);
    if (m_state.isOpen() && m_state.open.seat == seat)
        panel.news = Text(TW_TEXT("kingdom-rush", "Acts now"));
    else if (m_state.done.has(seat))
        panel.news = Text(TW_TEXT("kingdom-rush", "Done for now"));
    else if (m_state.letting.has(seat))
        panel.news = Text(TW_TEXT("kingdom-rush", "Lets the others play"));
    else if (hero.isKnockedOut)
        panel.news = Text(TW_TEXT("kingdom-rush", "Knocked out"));
    PanelItem health;
    health.kind = ItemKind::slots;
    health.id = "health";
    health.icon = "heart";
    health.label = Text(TW_TEXT("kingdom-rush", "Health"));
    health.value = hero.health;
    for (int i = 0; i < fullHealth(m_box, hero); ++i)
        health.slots.push_back(i < hero.health ? Slot::full : Slot::open);
    panel.items.push_back(std::move(health));
    for (std::size_t i = 0; i < kAbilitiesOfHero; ++i) {
        if ((hero.abilities >> i & 1) == 0)
            continue;
        PanelItem ability;
        ability.kind = ItemKind::ability;
        ability.id = "ability" + std::to_string(i);
        ability.icon = kind.abilities[i].icon.empty() ? Name("bolt") : Name(kind.abilities[i].icon);
        ability.label = kind.abilities[i].name;
        ability.hint = kind.abilities[i].rule;
        ability.state = (hero.used >> i & 1) != 0 ? ItemState::spent : ItemState::ready;
        panel.items.push_back(std::move(ability));
    }
    const auto zone = [&](const Name& id) {
        PanelItem item;
        item.kind = ItemKind::zone;
        item.id = id;
        item.zone = id;
        panel.items.push_back(std::move(item));
    };
    if (!hero.isOut()) {
        Zone board;
        board.id = "board" + std::to_string(seat.index);
        board.kind = ZoneKind::row;
        board.seat = seat;
        board.name = Text(TW_TEXT("kingdom-rush", "Hero, not on the map"));
        board.count = 1;
        m_scene.zones.push_back(board);
        zone(board.id);
    }
    const bool isOwn = m_viewer.is(seat);
    row(handOf(seat), isOwn ? ZoneKind::hand : ZoneKind::row, seat, Text(TW_TEXT("kingdom-rush", "Towers")),
        TowerPlace::hand);
    if (!isOwn)
        zone(handOf(seat));
    row(incomingOf(seat), ZoneKind::row, seat, Text(TW_TEXT("kingdom-rush", "Incoming towers")),
        TowerPlace::incoming);
    zone(incomingOf(seat));
    m_scene.panels.push_back(std::move(panel));
}

void Builder::shared()
{
    Panel table;
    table.id = "table";
    table.title = Text(TW_TEXT("kingdom-rush", "The kingdom"));
    counter(table, "hearts", "heart", Text(TW_TEXT("kingdom-rush", "Hearts")), m_state.hearts);
    counter(table, "crystals", "drop", Text(TW_TEXT("kingdom-rush", "Crystals")), m_state.crystals);
    counter(table, "gold", "star", Text(TW_TEXT("kingdom-rush", "Gold")), m_state.gold);
    counter(table, "soldiers", "person", Text(TW_TEXT("kingdom-rush", "Soldiers")),
            m_state.soldiersLeft(m_box));
    PanelItem shapes;
    shapes.kind = ItemKind::zone;
    shapes.id = "shapes";
    shapes.zone = "shapes";
    table.items.push_back(std::move(shapes));
    m_scene.panels.push_back(std::move(table));
    Zone zone;
    zone.id = "shapes";
    zone.kind = ZoneKind::tray;
    zone.name = Text(TW_TEXT("kingdom-rush", "Damage tiles left"));
    zone.count = static_cast<std::int16_t>(kTileShapes);
    m_scene.zones.push_back(std::move(zone));
    for (std::size_t i = 0; i < kTileShapes; ++i) {
        const auto kind = static_cast<TileShape>(i);
        const Shape shape = shapeOf(kind);
        Piece& piece = m_scene.pieces.emplace_back();
        piece.id = kFirstShape + static_cast<PieceId>(i);
        piece.figure = kTileFigure;
        piece.variant = nameOfDamage(Damage::physical);
        piece.name = nameOf(kind);
        piece.at = {"shapes", {static_cast<std::int16_t>(i), 0}, 0};
        piece.width = shape.width;
        piece.height = shape.height;
        piece.cells = shape.cells;
        piece.badges.push_back(
            {"copy", std::to_string(m_state.tiles[i]), Text(TW_TEXT("kingdom-rush", "Left"))});
    }
}

/// The backs of the stacks, the top card first: they are public.
void Builder::stacks()
{
    for (std::size_t i = 0; i < scenario().spawns.size(); ++i) {
        const Spawn& spawn = scenario().spawns[i];
        const auto& stack = m_state.stacks[static_cast<std::size_t>(spawn.number - 1)];
        Panel panel;
        panel.id = "spawn" + std::to_string(spawn.number);
        panel.title = Text(TW_TEXT("kingdom-rush", "Spawn %1"), int{spawn.number});
        panel.weight = Weight::light;
        for (std::size_t place = stack.size(); place > 0; --place) {
            const HordeCard& card = m_box.horde(stack[place - 1]);
            PanelItem item;
            item.kind = ItemKind::line;
            item.id = "card" + std::to_string(stack.size() - place);
            item.icon = "flag";
            switch (card.kind) {
            case CardKind::horde:
                switch (card.colour) {
                case HordeColour::green:
                    item.text = Text(TW_TEXT("kingdom-rush", "Wave %1, green"), int{card.wave});
                    break;
                case HordeColour::yellow:
                    item.text = Text(TW_TEXT("kingdom-rush", "Wave %1, yellow"), int{card.wave});
                    break;
                case HordeColour::red:
                case HordeColour::none:
                    item.text = Text(TW_TEXT("kingdom-rush", "Wave %1, red"), int{card.wave});
                    break;
                }
                break;
            case CardKind::champion:
                item.text = Text(TW_TEXT("kingdom-rush", "Champion C%1"), int{card.number});
                break;
            case CardKind::event:
                item.text = Text(TW_TEXT("kingdom-rush", "Event"));
                break;
            case CardKind::blank:
            case CardKind::pumpkin:
            case CardKind::claw:
            case CardKind::life:
                item.text = Text(TW_TEXT("kingdom-rush", "Nobody"));
                break;
            }
            panel.items.push_back(std::move(item));
        }
        m_scene.panels.push_back(std::move(panel));
    }
}

void Builder::middle()
{
    if (m_state.step == Step::council && !m_state.isAlone())
        row(kMiddle, ZoneKind::row, Seat::none(), Text(TW_TEXT("kingdom-rush", "Starting towers")),
            TowerPlace::middle);
}

/// The towers and mods that are left, one of each kind.
void Builder::supply()
{
    if (m_state.step == Step::council)
        return;
    Zone zone;
    zone.id = kSupply;
    zone.kind = ZoneKind::row;
    zone.name = Text(TW_TEXT("kingdom-rush", "Supply of towers"));
    std::int16_t column = 0;
    for (std::uint8_t card = 0; card < m_state.towers.size(); ++card) {
        if (m_state.towers[card].place != TowerPlace::supply || !isFirstOfItsLike(m_box, m_state, card))
            continue;
        Piece& piece = m_scene.pieces.emplace_back(towerPiece(card, {kSupply, {column++, 0}, 0}));
        const auto copies =
            std::count_if(m_state.towers.begin(), m_state.towers.end(), [&](const TowerCard& other) {
                const auto number = static_cast<std::uint8_t>(&other - m_state.towers.data());
                return other.place == TowerPlace::supply && other.mods == m_state.towers[card].mods &&
                       m_box.kindOfTower(number) == m_box.kindOfTower(card);
            });
        piece.badges.push_back(
            {"copy", std::to_string(copies), Text(TW_TEXT("kingdom-rush", "Copies left"))});
    }
    zone.count = column;
    m_scene.zones.push_back(std::move(zone));
    if (m_state.step != Step::buy)
        return;
    Zone mods;
    mods.id = "mods";
    mods.kind = ZoneKind::row;
    mods.name = Text(TW_TEXT("kingdom-rush", "Mods"));
    column = 0;
    for (std::size_t mod = 0; mod < m_box.content().mods.size(); ++mod)
        if ((m_state.mods >> mod & 1) != 0) {
            Piece piece;
            piece.id = modId(mod);
            piece.figure = "card";
            piece.face = Name("mod-" + m_box.content().mods[mod].key);
            piece.name = m_box.content().mods[mod].name;
            piece.at = {"mods", {column++, 0}, 0};
            m_scene.pieces.push_back(std::move(piece));
        }
    mods.count = column;
    m_scene.zones.push_back(std::move(mods));
}

/// Ranges of all towers and the ways, for whoever wants to see them.
void Builder::layers()
{
    m_scene.layers.push_back({"ranges", "target", Text(TW_TEXT("kingdom-rush", "All ranges")),
                              Text(TW_TEXT("kingdom-rush", "Shows where each tower on the map points")),
                              false});
    if (m_state.step == Step::play || m_state.step == Step::advance)
        m_scene.layers.push_back(
            {"advance", "boot", Text(TW_TEXT("kingdom-rush", "Advance")),
             Text(TW_TEXT("kingdom-rush", "Shows what each horde does in phase 4 as the table stands now")),
             m_state.step == Step::advance});
    for (std::uint8_t card = 0; card < m_state.towers.size(); ++card) {
        const TowerCard& tower = m_state.towers[card];
        if (tower.place != TowerPlace::site || m_box.tower(card).type == TowerType::soldier)
            continue;
        const Arrows arrows = facing(m_box.arrowsOf(m_box.kindOfTower(card)), tower.side);
        for (std::size_t direction = 0; direction < kDirections; ++direction) {
            const std::uint8_t to = m_ground.beside[tower.site][direction];
            if ((arrows >> direction & 1) == 0 || to == kNone)
                continue;
            Arrow arrow;
            arrow.style = "shot";
            arrow.from = onMap(tower.site);
            arrow.to = onMap(to);
            arrow.layer = "ranges";
            arrow.meaning = Text(TW_TEXT("kingdom-rush", "%1 at %2 points to %3"), m_box.tower(card).name,
                                 m_ground.cells[tower.site], m_ground.cells[to]);
            m_scene.arrows.push_back(std::move(arrow));
        }
    }
    if (m_state.step != Step::play && m_state.step != Step::advance)
        return;
    std::vector<Cell> lost;
    for (const Forecast& one : forecast(m_box, m_state)) {
        Arrow arrow;
        arrow.style = "way";
        arrow.from = onMap(one.from);
        arrow.layer = "advance";
        const Text& name = m_box.horde(one.horde).name;
        if (one.to == kNone) {
            // It goes out of the last space of its way.
            const auto& spaces = scenario().routes[m_state.horde(one.horde)->route].spaces;
            arrow.to = onMap(spaces.back());
            arrow.meaning = Text::counted(TW_TEXT_N("kingdom-rush", "%1 at %2 escapes: %n heart(s)"),
                                          one.hearts, name, m_ground.cells[one.from]);
            lost.push_back(scenario().spaces[one.from].at);
        } else if (one.to == one.from) {
            continue;
        } else {
            arrow.to = onMap(one.to);
            arrow.meaning = Text(TW_TEXT("kingdom-rush", "%1 goes from %2 to %3"), name,
                                 m_ground.cells[one.from], m_ground.cells[one.to]);
        }
        if (arrow.from.cell == arrow.to.cell)
            continue;
        m_scene.arrows.push_back(std::move(arrow));
    }
    if (!lost.empty() && scenario().maps.size() == 1)
        m_scene.boards.front().areas.push_back({"threat", std::move(lost), "advance"});
}

void Builder::button(const Name& id, ButtonRole role, const Name& icon, Text label, Text hint)
{
    Button button;
    button.id = id;
    button.role = role;
    button.icon = icon;
    button.label = std::move(label);
    button.hint = std::move(hint);
    m_scene.buttons.push_back(std::move(button));
}

void Builder::councilButtons(Seat seat)
{
    const Content& content = m_box.content();
    for (std::uint8_t kind = 0; kind < content.heroes.size(); ++kind) {
        const bool isTaken = std::any_of(m_state.heroes.begin(), m_state.heroes.end(),
                                         [&](const Hero& hero) { return hero.kind == kind; });
        if (isTaken || !isHeroThere(m_box, m_state, kind))
            continue;
        button("hero " + content.heroes[kind].key, ButtonRole::action, "person",
               Text(TW_TEXT("kingdom-rush", "Take %1"), content.heroes[kind].name));
        if (m_state.isAlone() && m_state.heroes.size() > 1)
            button("bench " + content.heroes[kind].key, ButtonRole::action, "people",
                   Text(TW_TEXT("kingdom-rush", "%1 onto the bench"), content.heroes[kind].name));
    }
    const Hero& own = m_state.hero(seat);
    if (abilitiesOf(m_box, m_state) > 0)
        for (std::uint8_t ability = 0; ability < kAbilitiesOfHero; ++ability)
            if ((own.abilities >> ability & 1) == 0 && isAbilityThere(m_box, m_state, own, ability))
                button("ability " + std::to_string(ability), ButtonRole::action, "bolt",
                       Text(TW_TEXT("kingdom-rush", "Take %1 along"),
                            content.heroes[own.kind].abilities[ability].name),
                       content.heroes[own.kind].abilities[ability].rule);
    if (m_state.isAlone())
        return;
    for (int colour = 0; colour < kMaxPlayers; ++colour) {
        const auto one = static_cast<SiteColour>(colour);
        if (one != m_state.colours[static_cast<std::size_t>(seat.index)] &&
            isColourInPlay(m_box, m_state, one))
            button("colour " + std::string(enumNames(one)[static_cast<std::size_t>(colour)]),
                   ButtonRole::action, "flag",
                   Text(TW_TEXT("kingdom-rush", "Take the sites of the %1"), nameOf(one)));
    }
}

void Builder::heroButtons(Seat seat)
{
    const Hero& hero = m_state.heroes[m_state.open.who];
    button("attack", ButtonRole::action, "sword", Text(TW_TEXT("kingdom-rush", "Attack")));
    for (std::uint8_t ability = 0; ability < kAbilitiesOfHero; ++ability)
        if ((hero.abilities >> ability & 1) != 0 &&
            !m_box.content().heroes[hero.kind].abilities[ability].passive)
            button("use " + std::to_string(ability), ButtonRole::action, "bolt",
                   m_box.content().heroes[hero.kind].abilities[ability].name,
                   m_box.content().heroes[hero.kind].abilities[ability].rule);
    button("rest", ButtonRole::action, "moon", Text(TW_TEXT("kingdom-rush", "Rest")),
           Text(TW_TEXT("kingdom-rush", "Full health, and all abilities back")));
    static_cast<void>(seat);
}

void Builder::askOpen(Seat seat)
{
    const OpenAction& open = m_state.open;
    Prompt& prompt = m_scene.prompt;
    switch (open.ask) {
    case Ask::pieces:
        prompt.icon = "target";
        prompt.title = Text(TW_TEXT("kingdom-rush", "Lay your tiles and soldiers on hordes"));
        prompt.body = Text(TW_TEXT("kingdom-rush", "Each of them may stay behind."));
        button("end", ButtonRole::next, "check", Text(TW_TEXT("kingdom-rush", "No more of these")));
        break;
    case Ask::move:
        prompt.icon = "boot";
        prompt.title = open.isOnTheWay ? Text(TW_TEXT("kingdom-rush", "Go on, or stand here"))
                                       : Text(TW_TEXT("kingdom-rush", "Move your hero, turn, or act"));
        prompt.body = Text::counted(TW_TEXT_N("kingdom-rush", "%n step(s) left."), open.stepsLeft);
        if (open.isLeaping && !open.isOnTheWay)
            button("end", ButtonRole::next, "check", Text(TW_TEXT("kingdom-rush", "Stay here")));
        else if (open.act == kNone && !open.isOnTheWay && !m_state.isBench(open.who))
            heroButtons(seat);
        break;
    case Ask::act:
        prompt.icon = "sword";
        prompt.title = open.act == kNone
                           ? Text(TW_TEXT("kingdom-rush", "Open blossoms that were crossed, then act"))
                           : Text(TW_TEXT("kingdom-rush", "Open blossoms that were crossed"));
        if (open.act == kNone)
            heroButtons(seat);
        else
            button("end", ButtonRole::next, "check", Text(TW_TEXT("kingdom-rush", "Go on")));
        break;
    case Ask::choose:
        prompt.icon = "hand";
        prompt.title = open.effect == HeroEffect::wall     ? Text(TW_TEXT("kingdom-rush", "Choose a horde"))
                       : open.effect == HeroEffect::regrow ? Text(TW_TEXT("kingdom-rush", "Choose a blossom"))
                                                           : Text(TW_TEXT("kingdom-rush", "Choose a hero"));
        for (const Seat whom : helped(m_box, m_state))
            button("help " + std::to_string(whom.index), ButtonRole::action, "person",
                   m_box.content().heroes[m_state.hero(whom).kind].name);
        button("end", ButtonRole::next, "check", Text(TW_TEXT("kingdom-rush", "Nobody")));
        break;
    }
    button("cancel", ButtonRole::action, "undo", Text(TW_TEXT("kingdom-rush", "Take the action back")));
}

void Builder::askQuestion()
{
    const Asked& asked = m_state.asked.front();
    Prompt& prompt = m_scene.prompt;
    switch (asked.what) {
    case Question::retreat:
        prompt.icon = "boot";
        prompt.title = Text(TW_TEXT("kingdom-rush", "Where does %1 retreat to?"),
                            m_box.content().heroes[m_state.heroes[asked.number].kind].name);
        break;
    case Question::reward: {
        prompt.icon = "star";
        prompt.title = Text(TW_TEXT("kingdom-rush", "What did it leave?"));
        const auto& rewards = m_box.horde(asked.number).rewards;
        for (std::size_t i = 0; i < rewards.size(); ++i) {
            const Reward& one = rewards[i];
            button("gain " + std::to_string(i), ButtonRole::prompt,
                   one.gold > 0 ? Name("star") : Name("drop"),
                   one.gold > 0 && one.crystals > 0 ? Text(TW_TEXT("kingdom-rush", "%1 gold and %2 crystals"),
                                                           int{one.gold}, int{one.crystals})
                   : one.gold > 0 ? Text::counted(TW_TEXT_N("kingdom-rush", "%n gold"), one.gold)
                   : one.crystals > 0
                       ? Text::counted(TW_TEXT_N("kingdom-rush", "%n crystal(s)"), one.crystals)
                       : Text::counted(TW_TEXT_N("kingdom-rush", "Regrow %n blossom(s)"), one.regrow));
        }
        break;
    }
    case Question::regrow:
        prompt.icon = "leaf";
        prompt.title = Text(TW_TEXT("kingdom-rush", "Which blossom grows again?"));
        break;
    case Question::shed:
        prompt.icon = "drop";
        prompt.title = Text(TW_TEXT("kingdom-rush", "Which tile falls off the champion?"));
        break;
    }
}

void Builder::question()
{
    const Seat seat = m_viewer.seat;
    if (!actingIn(m_state).has(seat))
        return;
    if (!m_state.asked.empty()) {
        askQuestion();
        return;
    }
    if (m_state.isOpen()) {
        askOpen(seat);
        return;
    }
    Prompt& prompt = m_scene.prompt;
    const bool isDone = m_state.done.has(seat);
    switch (m_state.step) {
    case Step::council:
        prompt.icon = "people";
        prompt.title = Text(TW_TEXT("kingdom-rush", "The Council: heroes, abilities, sites and towers"));
        if (m_state.raisesLeft > 0)
            prompt.body = Text::counted(TW_TEXT_N("kingdom-rush", "%n starting tower(s) can be raised."),
                                        m_state.raisesLeft);
        if (m_state.owesTower)
            prompt.body = Text(TW_TEXT("kingdom-rush", "One starting tower has to be given back."));
        if (!isDone)
            councilButtons(seat);
        break;
    case Step::block:
        prompt.icon = "lock";
        prompt.title = Text(TW_TEXT("kingdom-rush", "Which colour of sites is blocked in this round?"));
        for (int colour = 0; colour < kMaxPlayers; ++colour) {
            const auto one = static_cast<SiteColour>(colour);
            if (one != m_state.blocked && isColourInPlay(m_box, m_state, one))
                button("block " + std::string(enumNames(one)[static_cast<std::size_t>(colour)]),
                       ButtonRole::prompt, "lock", nameOf(one));
        }
        return;
    case Step::play:
        prompt.icon = "sword";
        prompt.title = isDone
                           ? Text(TW_TEXT("kingdom-rush", "You are done for now"))
                           : Text(TW_TEXT("kingdom-rush", "Play a tower, pass one, or act with your hero"));
        prompt.body = Text(TW_TEXT("kingdom-rush", "In any order, until everybody is done."));
        if (!isDone && !m_state.isAlone()) {
            if (m_state.letting.has(seat))
                button("keep", ButtonRole::action, "pause", Text(TW_TEXT("kingdom-rush", "Let them wait")));
            else
                button("let", ButtonRole::action, "play", Text(TW_TEXT("kingdom-rush", "Let them play")));
        }
        break;
    case Step::pickUp:
        prompt.icon = "hand";
        prompt.title = Text(TW_TEXT("kingdom-rush", "Pick up towers from white sites"));
        break;
    case Step::buy:
        prompt.icon = "star";
        prompt.title = Text(TW_TEXT("kingdom-rush", "Buy towers and mods"));
        prompt.body =
            Text(TW_TEXT("kingdom-rush", "Level 1: 2 crystals. Level 2: 3 crystals. Mods: 2 gold."));
        break;
    case Step::spawn:
    case Step::destroy:
    case Step::advance:
    case Step::over:
        return;
    }
    if (isDone) {
        button("wait", ButtonRole::action, "turnBack", Text(TW_TEXT("kingdom-rush", "Go on")));
    } else {
        button("done", ButtonRole::next, "check", Text(TW_TEXT("kingdom-rush", "Done")));
        if (m_state.step == Step::council && !isCouncilSettled(m_state))
            m_scene.buttons.back().reason =
                Text(TW_TEXT("kingdom-rush", "First all starting towers have to be taken."));
    }
}

} // namespace

Scene KingdomGame::view(const State& state, Viewer viewer) const
{
    Scene scene;
    const Scenario& scenario = m_box.scenario(state.scenario);
    scene.place = scenario.name;
    scene.moment = state.round == 0 ? Text(TW_TEXT("kingdom-rush", "the Council"))
                                    : Text(TW_TEXT("kingdom-rush", "round %1"), int{state.round});
    scene.goal = scenario.goal;
    scene.goalDetail = scenario.losses;
    scene.active = awaitedIn(state);
    scene.outcome = outcome(state);
    if (scene.outcome)
        scene.ending = state.ending == Ending::won ? Text(TW_TEXT("kingdom-rush", "The kingdom stands"))
                                                   : Text(TW_TEXT("kingdom-rush", "The kingdom has fallen"));
    else if (state.isOpen())
        scene.turn = Text(TW_TEXT("kingdom-rush", "%1 acts"), state.open.seat);
    else
        scene.turn = Text(TW_TEXT("kingdom-rush", "Everybody"));
    scene.phases = {{"council", "people", Text(TW_TEXT("kingdom-rush", "Council"))},
                    {"spawn", "flag", Text(TW_TEXT("kingdom-rush", "Spawn"))},
                    {"play", "sword", Text(TW_TEXT("kingdom-rush", "Towers and heroes"))},
                    {"destroy", "bolt", Text(TW_TEXT("kingdom-rush", "Destroy"))},
                    {"advance", "boot", Text(TW_TEXT("kingdom-rush", "Advance"))},
                    {"pickup", "hand", Text(TW_TEXT("kingdom-rush", "Pick up"))},
                    {"buy", "star", Text(TW_TEXT("kingdom-rush", "Buy"))}};
    constexpr std::array<std::int8_t, 9> kPhases{0, 1, 1, 2, 3, 4, 5, 6, -1};
    scene.phase = kPhases[static_cast<std::size_t>(state.step)];
    Builder builder(m_box, state, viewer, scene);
    builder.build();
    if (viewer.seat.isPlayer())
        builder.question();
    return scene;
}

} // namespace tablewood::kingdom_rush
