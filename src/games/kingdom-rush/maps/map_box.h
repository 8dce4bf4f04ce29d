#pragma once

#include "content/map_document.h"
#include "games/kingdom-rush/content.h"

#include <string>
#include <vector>

/// What the box offers to who draws maps of Kingdom Rush.
namespace tablewood::kingdom_rush {

/// Cards of the stacks that look the same from behind.
struct CardBack
{
    /// As files name it: "0G", "C1", "A", "blank".
    std::string key;
    /// "green", "yellow", "red" or "more".
    std::string group;
    std::string label;
    /// The variant of the figure "wave".
    std::string variant;
    Text name;
    CardKind kind = CardKind::horde;
    int copies = 0;
    /// Squares with enemies on all of these cards together.
    int squares = 0;
};

/// The content of the game, and what is counted in it once. Never changes.
class MapBox
{
public:
    explicit MapBox(Content content);

    const Content& content() const { return m_content; }
    /// Those that may lie in a stack: by colour and wave, then the others.
    const std::vector<CardBack>& backs() const { return m_backs; }
    /// The back that a file names, also by the key of one of its cards; null where there is none.
    const CardBack* back(const std::string& card) const;
    /// The number of a tile of maps; kNone where there is none.
    std::uint8_t tile(const std::string& key) const;

private:
    Content m_content;
    std::vector<CardBack> m_backs;
};

/// Where the cells of a tile lie in its box after quarter turns clockwise.
std::vector<Cell> cellsOf(const MapTileShape& tile, int turns);

/// The quarter turns by which a tile lies as a pose has it; nothing where it would have to show its lower
/// side.
std::optional<std::uint8_t> turnsFor(const MapTileShape& tile, MapPose pose);

} // namespace tablewood::kingdom_rush
