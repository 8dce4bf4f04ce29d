#include "games/rise-of-the-forest/referee.h"
#include "games/rise-of-the-forest/run.h"
#include "games/rise-of-the-forest/view_parts.h"
#include "kernel/layer_name.h"

#include <algorithm>

/// The track, who runs on it and who shoots at them.
namespace tablewood::rise_of_the_forest {

namespace {

const Name kRanges = "ranges";
constexpr std::uint8_t kQuarter = 3;

Piece pieceAt(PieceId id, const Name& figure, const Name& variant, Cell at, std::int16_t layer)
{
    Piece piece;
    piece.id = id;
    piece.figure = figure;
    piece.variant = variant;
    piece.at = {kBoard, at, layer};
    return piece;
}

/// Which form of a tile has its chevrons down the track. A straight one is turned round where they would
/// point up.
Name wayDown(const Track& track, int index, std::uint8_t& facing)
{
    const Tile& tile = track.tiles[static_cast<std::size_t>(index)];
    const Cell from = index == 0 ? track.front : track.tiles[static_cast<std::size_t>(index - 1)].at;
    constexpr int kHalf = 2 * kQuarter;
    // Unturned, a straight road goes between up and down, a corner's between up and right.
    const bool comesFromFirstEnd = from == tile.leadsTo()[0];
    if (tile.road == Road::corner)
        return comesFromFirstEnd ? Name("cornerRight") : Name("cornerLeft");
    if (!comesFromFirstEnd)
        facing = static_cast<std::uint8_t>(facing + kHalf);
    return "straightDown";
}

} // namespace

void ViewParts::addBoard(Scene& scene) const
{
    Board board;
    board.id = kBoard;
    board.name = Text(TW_TEXT("rise-of-the-forest", "The track"));
    board.columns = m_window.columns;
    board.rows = m_window.rows;
    board.ground = "night";
    addRanges(board, scene);
    scene.boards.push_back(std::move(board));
    scene.pieces.reserve(kTiles + kTowers + 2 * std::size_t{kMostStacked} + 40);
    addTiles(scene);
    addTowers(scene);
    addBases(scene);
    addRunners(scene);
    addLastTurn(scene);
    addLinks(scene);
}

void ViewParts::addTiles(Scene& scene) const
{
    const bool areBasesSet = m_state.round > 0;
    int number = 0;
    for (const Tile& tile : m_state.track.tiles) {
        ++number;
        Piece piece =
            pieceAt(idOf(tile), "tile", tile.road == Road::straight ? Name("straight") : Name("corner"),
                    onBoard(tile.at), 0);
        piece.facing = static_cast<std::uint8_t>(kQuarter * tile.turns);
        if (areBasesSet)
            piece.variant = wayDown(m_state.track, number - 1, piece.facing);
        const int shown = areBasesSet ? number : tile.laid;
        piece.name = Text(TW_TEXT("rise-of-the-forest", "Tile %1"), shown);
        piece.badges.push_back({{}, std::to_string(shown), piece.name});
        scene.pieces.push_back(std::move(piece));
    }
}

void ViewParts::addTowers(Scene& scene) const
{
    for (const Tower& tower : m_state.track.towers) {
        Piece piece = pieceAt(idOf(tower), "tower", std::to_string(tower.pips), onBoard(tower.at), 0);
        piece.name = Text(TW_TEXT("rise-of-the-forest", "Tower %1"), int{tower.pips});
        scene.pieces.push_back(std::move(piece));
    }
    for (const Unit& unit : m_state.team(Side::lightborn).units) {
        if (unit.where != Where::tower)
            continue;
        const CardKind& kind = kindOf(m_content, unit.card);
        Piece piece = pieceAt(idOf(Side::lightborn, unit.card.number), "lightborn",
                              m_content.typeOf(kind).key, onBoard(cellOfTower(m_state, unit.at)), 1);
        piece.face = kind.key;
        piece.name = kind.name;
        piece.seat = m_state.seatsOf(Side::lightborn).first();
        addUnitBadges(piece, unit);
        scene.pieces.push_back(std::move(piece));
    }
}

void ViewParts::addBases(Scene& scene) const
{
    if (m_state.round == 0)
        return;
    Piece dark = pieceAt(kShadowBase, "base", "shadowborn", onBoard(m_state.track.front), 0);
    dark.name = Text(TW_TEXT("rise-of-the-forest", "Base of the Shadowborn"));
    scene.pieces.push_back(std::move(dark));
    Piece light = pieceAt(kLightBase, "base", "lightborn", onBoard(m_state.track.back), 0);
    light.name = Text(TW_TEXT("rise-of-the-forest", "Base of the Lightborn"));
    light.badges.push_back({"heart", std::to_string(std::max<int>(m_state.baseHealth, 0)),
                            Text(TW_TEXT("rise-of-the-forest", "Health of the base"))});
    scene.pieces.push_back(std::move(light));
}

void ViewParts::addRunners(Scene& scene) const
{
    for (const Unit& unit : m_state.team(Side::shadowborn).units) {
        if (unit.where != Where::track)
            continue;
        const CardKind& kind = kindOf(m_content, unit.card);
        Piece piece = pieceAt(idOf(Side::shadowborn, unit.card.number), "shadowborn",
                              m_content.typeOf(kind).key, onBoard(m_state.track.tiles[unit.at].at), 1);
        piece.face = kind.key;
        piece.name = kind.name;
        piece.seat = m_state.seatsOf(Side::shadowborn).first();
        addUnitBadges(piece, unit);
        scene.pieces.push_back(std::move(piece));
    }
}

void ViewParts::addUnitBadges(Piece& piece, const Unit& unit) const
{
    const CardKind& kind = kindOf(m_content, unit.card);
    if (kind.side == Side::shadowborn) {
        piece.badges.push_back(
            {"heart", std::to_string(unit.health), Text(TW_TEXT("rise-of-the-forest", "Health now"))});
        if (unit.isSlowed)
            piece.badges.push_back(
                {"hour", {}, Text(TW_TEXT("rise-of-the-forest", "Slowed: one die less on its next roll"))});
        if (unit.venom > 0)
            piece.badges.push_back({"drop", std::to_string(unit.venom),
                                    Text(TW_TEXT("rise-of-the-forest", "Venom: so much health a turn"))});
    } else {
        if (const int range = rangeOf(m_content, m_state, unit); range != kind.range)
            piece.badges.push_back(
                {"target", std::to_string(range), Text(TW_TEXT("rise-of-the-forest", "Range this round"))});
        if (const int damage = damageOf(m_content, m_state, unit); damage != kind.damage)
            piece.badges.push_back(
                {"sword", std::to_string(damage), Text(TW_TEXT("rise-of-the-forest", "Damage this round"))});
    }
    if (kind.grade == Grade::leader)
        piece.badges.push_back({"trophy", {}, Text(TW_TEXT("rise-of-the-forest", "Leader"))});
}

std::vector<Cell> ViewParts::cellsInRange(const Unit& shooter, std::uint8_t tower) const
{
    const Cell from = onBoard(cellOfTower(m_state, tower));
    const int range = rangeOf(m_content, m_state, shooter);
    std::vector<Cell> cells;
    for (int row = std::max(0, from.row - range); row <= std::min(m_window.rows - 1, from.row + range);
         ++row) {
        const int wide = range - std::abs(from.row - row);
        for (int column = std::max(0, from.column - wide);
             column <= std::min(m_window.columns - 1, from.column + wide); ++column)
            cells.push_back({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
    }
    return cells;
}

void ViewParts::addRanges(Board& board, Scene& scene) const
{
    if (m_state.round == 0) {
        if (m_state.step == Step::tiles || m_state.step == Step::towers)
            board.areas.push_back({"aura", {onBoard(m_state.track.front), onBoard(m_state.track.back)}, {}});
        return;
    }
    const Team& lights = m_state.team(Side::lightborn);
    if (m_state.step == Step::run && m_state.last.side == Side::lightborn)
        if (const Unit* const shooter = lights.unit(m_state.last.number))
            board.areas.push_back({"range", cellsInRange(*shooter, shooter->at), {}});
    scene.layers.push_back({kRanges, "target", Text(TW_TEXT("rise-of-the-forest", "Ranges")),
                            Text(TW_TEXT("rise-of-the-forest", "Shows how far each Lightborn shoots")),
                            false});
    for (const Unit& unit : lights.units)
        if (unit.where == Where::tower)
            board.areas.push_back(
                {"range", cellsInRange(unit, unit.at),
                 kRanges.text() + "|#" + std::to_string(idOf(Side::lightborn, unit.card.number))});
    if (m_state.action != Action::position || !actingIn(m_state).has(m_viewer.seat))
        return;
    // Whoever puts a new unit onto a tower sees what it would reach there.
    const auto isFree = [&](const Tower& tower) {
        return std::none_of(lights.units.begin(), lights.units.end(), [&](const Unit& unit) {
            return unit.where == Where::tower && unit.at == tower.pips;
        });
    };
    const auto waiting = std::count_if(lights.units.begin(), lights.units.end(),
                                       [](const Unit& unit) { return unit.where == Where::beside; });
    for (const Unit& unit : lights.units)
        for (const Tower& tower : m_state.track.towers)
            if (unit.where == Where::beside && isFree(tower)) {
                const std::string held = "#" + std::to_string(idOf(Side::lightborn, unit.card.number));
                board.areas.push_back(
                    {"range", cellsInRange(unit, tower.pips),
                     (waiting > 1 ? held : std::string()) + "#" + std::to_string(idOf(tower))});
            }
}

Text ViewParts::shotText(const Shot& shot, const Unit& target) const
{
    const Text name = kindOf(m_content, target.card).name;
    if (shot.after == 0)
        return Text(TW_TEXT("rise-of-the-forest", "%1 killed"), name);
    Text text(TW_TEXT("rise-of-the-forest", "%1: health %2, now %3"), name, int{shot.before},
              int{shot.after});
    if (target.where == Where::stack)
        return Text(TW_TEXT("rise-of-the-forest", "%1, back on the stack"), std::move(text));
    if (target.where == Where::track && target.at + 1 != shot.tile)
        text = Text(TW_TEXT("rise-of-the-forest", "%1, moved to tile %2"), std::move(text), target.at + 1);
    if (target.isSlowed)
        text = Text(TW_TEXT("rise-of-the-forest", "%1, slowed"), std::move(text));
    return target.venom > 0
               ? Text(TW_TEXT("rise-of-the-forest", "%1, Venom %2"), std::move(text), int{target.venom})
               : text;
}

void ViewParts::addLinks(Scene& scene) const
{
    const auto on = [](PieceId piece) { return Place{"#" + std::to_string(piece), {}, 0}; };
    for (const Side side : {Side::shadowborn, Side::lightborn})
        for (const Card& item : m_state.team(side).items)
            for (const Unit& unit : m_state.team(side).units)
                if (kindOf(m_content, unit.card).type == kindOf(m_content, item).type)
                    scene.arrows.push_back(
                        {kLink,
                         on(idOf(side, item.number)),
                         on(idOf(side, unit.card.number)),
                         {},
                         Text(TW_TEXT("rise-of-the-forest", "Its type is that of the item"))});
}

void ViewParts::addLastTurn(Scene& scene) const
{
    const LastTurn& last = m_state.last;
    if (m_state.step != Step::run || last.number == 0)
        return;
    const auto tileCell = [&](int tile) {
        return onBoard(tile == 0            ? m_state.track.front
                       : tile > int{kTiles} ? m_state.track.back
                                            : m_state.track.tiles[static_cast<std::size_t>(tile - 1)].at);
    };
    if (last.side == Side::shadowborn) {
        if (last.from == last.to || last.dice.empty())
            return;
        Trail way;
        way.style = "way";
        const int step = last.from < last.to ? 1 : -1;
        for (int tile = last.from; tile != last.to + step; tile += step)
            way.cells.push_back(tileCell(tile));
        scene.boards.front().trails.push_back(std::move(way));
        return;
    }
    const Unit* const shooter = m_state.team(Side::lightborn).unit(last.number);
    for (const Shot& shot : last.shots) {
        const Unit* const target = m_state.team(Side::shadowborn).unit(shot.number);
        if (shooter && target)
            scene.arrows.push_back({"shot",
                                    {kBoard, onBoard(cellOfTower(m_state, shooter->at)), 0},
                                    {kBoard, tileCell(shot.tile), 0},
                                    {},
                                    shotText(shot, *target)});
    }
}

} // namespace tablewood::rise_of_the_forest
