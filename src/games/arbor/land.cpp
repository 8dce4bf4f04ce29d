#include "games/arbor/land.h"

#include <algorithm>
#include <sstream>

namespace tablewood::arbor {

namespace {

constexpr std::string_view kForestLetters = "TGS";

std::string textOf(const Tile& tile)
{
    switch (tile.kind) {
    case TileKind::empty:
        return ".";
    case TileKind::missing:
        return "~";
    case TileKind::root:
        return "*";
    default:
        break;
    }
    const auto letter = static_cast<std::size_t>(tile.kind) - static_cast<std::size_t>(TileKind::tree);
    return std::string(1, kForestLetters[letter]) + std::to_string(tile.owner.index + 1);
}

Tile tileFrom(const std::string& text, const std::string& where)
{
    if (text == ".")
        return {};
    if (text == "~")
        return {TileKind::missing, Seat::none(), 0};
    if (text == "*")
        return {TileKind::root, Seat::none(), 0};
    if (text.size() == 2) {
        const std::size_t letter = kForestLetters.find(text[0]);
        const int seat = text[1] - '1';
        if (letter != std::string_view::npos && seat >= 0 && seat < kMaxPlayers)
            return {static_cast<TileKind>(static_cast<std::size_t>(TileKind::tree) + letter),
                    Seat{static_cast<std::int8_t>(seat)}, 0};
    }
    throw InputError(where, "\"" + text.substr(0, 20) + "\" is nothing a space can hold",
                     "Use . * ~ or T, G or S with the number of a seat, such as T1");
}

} // namespace

void Land::put(Cell c, const Tile& tile)
{
    Tile& here = m_tiles[indexOf(c)];
    const bool changesRoots = (here.kind == TileKind::root) != (tile.kind == TileKind::root);
    kind(here.kind).remove(c);
    if (here.isForest())
        forest(here.owner).remove(c);
    here = tile;
    kind(here.kind).add(c);
    if (here.isForest())
        forest(here.owner).add(c);
    if (tile.kind == TileKind::missing)
        m_spaces.remove(c);
    else
        m_spaces.add(c);
    if (changesRoots)
        m_byRoots = kind(TileKind::root).withAllNeighbours();
}

std::vector<std::string> Land::texts() const
{
    std::vector<std::string> texts(static_cast<std::size_t>(m_rows));
    forEach([&](Cell c) {
        std::string& row = texts[static_cast<std::size_t>(c.row)];
        row += (c.column == 0 ? "" : " ") + textOf(at(c));
    });
    return texts;
}

void Land::read(const std::vector<std::string>& texts, const std::vector<PieceId>& ids)
{
    if (texts.empty() || texts.size() > kMaxSide)
        throw InputError("land", "it has " + std::to_string(texts.size()) + " rows",
                         "Give 1 to " + std::to_string(kMaxSide));
    const auto rows = static_cast<std::int16_t>(texts.size());
    Land land;
    std::size_t tiles = 0;
    for (std::int16_t row = 0; row < rows; ++row) {
        const std::string where = "land, row " + std::to_string(row + 1);
        std::istringstream words(texts[static_cast<std::size_t>(row)]);
        std::vector<Tile> spaces;
        for (std::string word; words >> word;) {
            if (spaces.size() == kMaxSide)
                throw InputError(where, "it is too long",
                                 "A row has at most " + std::to_string(kMaxSide) + " spaces");
            spaces.push_back(tileFrom(word, where));
        }
        const auto columns = static_cast<std::int16_t>(spaces.size());
        if (columns == 0 || (row > 0 && columns != land.m_columns))
            throw InputError(where, "it has " + std::to_string(columns) + " spaces",
                             "All rows have the same number of spaces, at least one");
        if (row == 0)
            land = Land(columns, rows);
        for (std::int16_t column = 0; column < columns; ++column) {
            Tile& tile = spaces[static_cast<std::size_t>(column)];
            if (tile.isForest()) {
                tile.id = tiles < ids.size() ? ids[tiles] : kFirstTileId + static_cast<PieceId>(tiles);
                ++tiles;
            }
            land.put({column, row}, tile);
        }
    }
    if (!ids.empty() && ids.size() != tiles)
        throw InputError("land, ids",
                         "there are " + std::to_string(ids.size()) + " for " + std::to_string(tiles) +
                             " tiles",
                         "Give one for each tile, or none");
    *this = land;
}

} // namespace tablewood::arbor
