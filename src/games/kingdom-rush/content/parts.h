#pragma once

#include "content/content_entries.h"
#include "games/kingdom-rush/content.h"
#include "games/kingdom-rush/content/files.h"

#include <algorithm>

/// What the readers of Kingdom Rush's files share.
namespace tablewood::kingdom_rush {

inline constexpr const char* kContext = "kingdom-rush";
/// A name from a file, as far as it is said again in a complaint.
inline constexpr std::size_t kMostSaid = 40;

inline std::string said(const std::string& word) { return std::string(beginningOf(word, kMostSaid)); }

/// Complains of a list with too few or too many entries.
inline void needCount(const Complaint& here, std::size_t count, std::size_t least, std::size_t most)
{
    here.need(count >= least && count <= most,
              Text::counted(TW_TEXT_N("content", "it has %n entries"), static_cast<std::int64_t>(count)),
              Text(TW_TEXT("content", "Give %1 to %2"), static_cast<std::int64_t>(least),
                   static_cast<std::int64_t>(most)));
}

inline void needNoSuchKey(const Complaint& here, const std::string& key, const auto& others)
{
    here.at("key").need(std::ranges::none_of(others, [&](const auto& other) { return other.key == key; }),
                        Text(TW_TEXT("content", "two entries have the key \"%1\""), said(key)),
                        TW_TEXT("content", "Rename one"));
}

/// The number of the entry that has a key; kNone, with a complaint, where none has.
inline std::uint8_t numberOf(const Complaint& here, const std::string& key, const auto& entries)
{
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].key == key)
            return static_cast<std::uint8_t>(i);
    here.need(false, Text(TW_TEXT("content", "nothing has the key \"%1\""), said(key)),
              TW_TEXT("content", "Use a key of the file that has such things"));
    return kNone;
}

/// A number of a file as it is kept, once it was complained of where it does not fit.
inline std::uint8_t fitting(const Complaint& here, const std::string& step, int value, int least, int most)
{
    here.within(step, value, least, most);
    return static_cast<std::uint8_t>(std::clamp(value, least, most));
}

void readHordes(ContentFolder& folder, Faults& faults, Content& content);

/// Whether the rows of a drawn grid are all as long as the first, and within limits; complains otherwise.
bool areEven(const Complaint& here, const std::vector<std::string>& rows, std::size_t mostColumns,
             std::size_t mostRows);

/// The spaces of a tile that is drawn so; complains of signs that are none.
std::vector<Cell> cellsOf(const std::vector<std::string>& rows, const Complaint& here);

} // namespace tablewood::kingdom_rush
