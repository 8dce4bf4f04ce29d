#pragma once

#include "kernel/seat.h"

#include <string>
#include <utility>
#include <vector>

namespace tablewood {

/// What somebody brings to a match that no option can name, such as a map of their own. The game reads it. It
/// is part of the content that the match is played with, and is kept with it.
struct Paper
{
    /// What it is: "map".
    std::string key;
    /// Whose it is; none where it is for the whole table.
    Seat seat = Seat::none();
    std::string text;
    friend bool operator==(const Paper&, const Paper&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("seat", self.seat);
        visit("text", self.text);
    }
};

/// A map, the text of its file, as it is brought to a match for the whole table.
inline constexpr const char* kMapPaper = "map";
inline Paper mapPaper(std::string text) { return {kMapPaper, Seat::none(), std::move(text)}; }

/// Those of the whole table, which everybody there may read.
inline std::vector<Paper> papersOfAll(const std::vector<Paper>& papers)
{
    std::vector<Paper> ofAll;
    for (const Paper& paper : papers)
        if (paper.seat == Seat::none())
            ofAll.push_back(paper);
    return ofAll;
}

/// The longest key in bytes, how many papers a match has at most, and the longest that their texts are
/// together: a map has some 6 KiB, and all of them fit into a match file and into a message.
inline constexpr std::size_t kMaxPaperKey = 20;
inline constexpr std::size_t kMaxPapers = 16;
inline constexpr std::size_t kMaxPaperBytes = std::size_t{256} << 10;

} // namespace tablewood
