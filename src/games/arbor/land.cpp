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
    Land land(0, static_cast<int>(texts.size()));
    std::vector<Cell> tiles;
    for (std::int16_t row = 0; row < land.m_rows; ++row) {
        const std::string where = "land, row " + std::to_string(row + 1);
        std::istringstream words(texts[static_cast<std::size_t>(row)]);
        std::string word;
        std::int16_t column = 0;
        for (; words >> word; ++column) {
            if (column >= kMaxSide)
                throw InputError(where, "it is too long",
                                 "A row has at most " + std::to_string(kMaxSide) + " spaces");
            const Cell here{column, row};
            land.at(here) = tileFrom(word, where);
            if (land.at(here).isForest())
                tiles.push_back(here);
        }
        if (column == 0 || (row > 0 && column != land.m_columns))
            throw InputError(where, "it has " + std::to_string(column) + " spaces",
                             "All rows have the same number of spaces, at least one");
        land.m_columns = static_cast<std::int8_t>(column);
    }
    if (!ids.empty() && ids.size() != tiles.size())
        throw InputError("land, ids",
                         "there are " + std::to_string(ids.size()) + " for " + std::to_string(tiles.size()) +
                             " tiles",
                         "Give one for each tile, or none");
    for (std::size_t i = 0; i < tiles.size(); ++i)
        land.at(tiles[i]).id = ids.empty() ? kFirstTileId + static_cast<PieceId>(i) : ids[i];
    *this = land;
}

} // namespace tablewood::arbor
