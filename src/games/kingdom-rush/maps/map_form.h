#pragma once

#include "games/kingdom-rush/maps/map_state.h"

#include <functional>

/// Forms: each line has what is shown, and what writing into it does.
namespace tablewood::kingdom_rush {

struct FormLine
{
    MapField field;
    /// Takes a value that fits the field. Null where it is only read.
    std::function<MapRefusal(MapState&, const std::string&)> set;
};

class MapForm
{
public:
    using SetWords = std::function<void(MapState&, const std::string&)>;
    using SetNumber = std::function<void(MapState&, int)>;
    using SetAny = std::function<MapRefusal(MapState&, const std::string&)>;

    const std::vector<FormLine>& lines() const { return m_lines; }

    void heading(const std::string& key, Text name);
    void fact(const std::string& key, Text name, std::string value);
    void number(const std::string& key, Text name, int value, int least, int most, SetNumber set);
    void words(const std::string& key, Text name, const std::string& value, SetWords set);
    void choice(const std::string& key, Text name, const std::string& value,
                std::vector<MapFieldChoice> choices, SetAny set);
    void choices(const std::string& key, Text name, const std::vector<std::string>& values,
                 std::vector<MapFieldChoice> choices, SetAny set);
    void players(const std::string& key, Text name, MapPlayers value, SetAny set);

    /// Writes into the line with a key. A value that does not fit is refused with a sentence.
    MapRefusal set(MapState& state, const std::string& key, const std::string& value) const;

private:
    MapField& add(const std::string& key, MapFieldKind kind, Text name, std::string value);
    std::vector<FormLine> m_lines;
};

/// The words of a value of some, with a space between.
std::vector<std::string> wordsIn(const std::string& value);
std::string joined(const std::vector<std::string>& words);

/// Players as digits: "134".
std::string digitsOf(MapPlayers players);
MapPlayers playersOfDigits(const std::string& digits);

/// What can be said of the whole map.
MapForm formOfMap(const MapState& state, const MapBox& box, int players);
/// What can be said of what lies on a spot.
MapForm formOfSpot(const MapState& state, const MapBox& box, MapSpot spot);

} // namespace tablewood::kingdom_rush
