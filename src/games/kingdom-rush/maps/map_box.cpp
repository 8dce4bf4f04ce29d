#include "games/kingdom-rush/maps/map_box.h"

#include "games/kingdom-rush/horde_words.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace tablewood::kingdom_rush {

namespace {

constexpr std::string_view kColourSigns = "GYR";
constexpr int kTurns = 4;

/// What a file calls cards with this back; empty for those that lie in no stack.
std::string keyOf(const HordeCard& card)
{
    switch (card.kind) {
    case CardKind::horde:
        return card.colour == HordeColour::none
                   ? std::string()
                   : std::to_string(card.wave) + kColourSigns[static_cast<std::size_t>(card.colour)];
    case CardKind::champion:
        return "C" + std::to_string(card.number);
    case CardKind::event:
        return std::string(1, static_cast<char>('A' + card.number - 1));
    case CardKind::blank:
        return "blank";
    case CardKind::pumpkin:
        return "pumpkin";
    case CardKind::claw:
    case CardKind::life:
        break;
    }
    return {};
}

std::string labelOf(const HordeCard& card, const std::string& key)
{
    if (card.kind == CardKind::horde)
        return std::to_string(card.wave);
    return card.kind == CardKind::champion || card.kind == CardKind::event ? key : std::string();
}

std::string variantOf(const HordeCard& card)
{
    switch (card.kind) {
    case CardKind::horde:
        return std::string(enumNames(HordeColour{})[static_cast<std::size_t>(card.colour)]);
    case CardKind::champion:
        return "champion";
    case CardKind::event:
        return "event";
    default:
        return "blank";
    }
}

int squaresOf(const HordeCard& card)
{
    int squares = 0;
    for (const Enemy& enemy : card.enemies)
        squares += std::popcount(enemy.squares);
    return squares;
}

std::vector<Cell> inOrder(std::vector<Cell> cells)
{
    std::ranges::sort(cells, {}, [](Cell cell) { return std::tuple(cell.row, cell.column); });
    return cells;
}

} // namespace

MapBox::MapBox(Content content) : m_content(std::move(content))
{
    std::vector<std::tuple<int, int, int, int>> order;
    for (const HordeCard& card : m_content.hordes) {
        const std::string key = keyOf(card);
        if (key.empty())
            continue;
        auto back = std::ranges::find(m_backs, key, &CardBack::key);
        if (back == m_backs.end()) {
            const bool isHorde = card.kind == CardKind::horde;
            m_backs.push_back({key, isHorde ? variantOf(card) : "more", labelOf(card, key), variantOf(card),
                               nameOfBack(card), card.kind, 0, 0});
            back = m_backs.end() - 1;
            order.emplace_back(isHorde ? 0 : 1,
                               isHorde ? static_cast<int>(card.colour) : static_cast<int>(card.kind),
                               isHorde ? card.wave : card.number, static_cast<int>(order.size()));
        }
        ++back->copies;
        back->squares += squaresOf(card);
    }
    std::ranges::sort(order);
    std::vector<CardBack> sorted;
    for (const auto& place : order)
        sorted.push_back(std::move(m_backs[static_cast<std::size_t>(std::get<3>(place))]));
    m_backs = std::move(sorted);
}

const CardBack* MapBox::back(const std::string& card) const
{
    auto found = std::ranges::find(m_backs, card, &CardBack::key);
    if (found == m_backs.end()) {
        const auto horde = std::ranges::find(m_content.hordes, card, &HordeCard::key);
        if (horde != m_content.hordes.end())
            found = std::ranges::find(m_backs, keyOf(*horde), &CardBack::key);
    }
    return found == m_backs.end() ? nullptr : &*found;
}

std::uint8_t MapBox::tile(const std::string& key) const
{
    const auto found = std::ranges::find(m_content.mapTiles, key, &MapTileShape::key);
    return found == m_content.mapTiles.end() ? kNone
                                             : static_cast<std::uint8_t>(found - m_content.mapTiles.begin());
}

std::vector<Cell> cellsOf(const MapTileShape& tile, int turns)
{
    std::vector<Cell> cells = tile.cells;
    int rows = tile.rows;
    int columns = tile.columns;
    for (int i = 0; i < turns; ++i) {
        for (Cell& cell : cells)
            cell = {static_cast<std::int16_t>(rows - 1 - cell.row), cell.column};
        std::swap(rows, columns);
    }
    return cells;
}

std::optional<std::uint8_t> turnsFor(const MapTileShape& tile, MapPose pose)
{
    if (!pose.isFlipped)
        return static_cast<std::uint8_t>(pose.turns % kTurns);
    MapTileShape flipped = tile;
    for (Cell& cell : flipped.cells)
        cell.column = static_cast<std::int16_t>(tile.columns - 1 - cell.column);
    const std::vector<Cell> wanted = inOrder(cellsOf(flipped, pose.turns % kTurns));
    for (std::uint8_t turns = 0; turns < kTurns; ++turns)
        if (inOrder(cellsOf(tile, turns)) == wanted)
            return turns;
    return std::nullopt;
}

} // namespace tablewood::kingdom_rush
