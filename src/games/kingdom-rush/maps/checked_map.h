#pragma once

#include "content/faults.h"
#include "content/json_fields.h"
#include "content/map_document.h"
#include "games/kingdom-rush/content.h"

#include <string>
#include <vector>

/// What the checks of a map share.
namespace tablewood::kingdom_rush {

/// A part of a file that can be right while others are wrong.
enum class FilePart : std::uint8_t
{
    words,
    goal,
    supplies,
    towers,
    land,
    ends,
    ways,
    sites,
    features,
    start,
    stacks,
    guests,
    modules,
    texts
};
inline constexpr std::size_t kFileParts = 14;
/// The part of a file that a path in it belongs to: "/ways/0/spaces" to the ways.
FilePart partOf(const std::string& path);

/// The beginning of a path, without its slash: "ways".
std::string firstStep(const std::string& path);

/// Something that a check found, and where in the file it would be mended: "/sites/3".
struct Finding
{
    MapFault fault;
    std::string path;
};

/// Gathers what checks find.
class Findings
{
public:
    /// Adds one; it stays there until the next is added.
    MapFault& add(MapGravity gravity, std::string key, std::string path, Text title, Text sentence);
    std::vector<Finding>& all() { return m_all; }
    std::size_t count() const { return m_all.size(); }

private:
    std::vector<Finding> m_all;
};

/// A map as its file has it and as it was read; what did not fit is missing in `scenario`.
class CheckedMap
{
public:
    CheckedMap(const Json& json, const Scenario& scenario, const Content& box)
        : m_json(&json), m_scenario(&scenario), m_box(&box)
    {
    }
    const Json& json() const { return *m_json; }
    const Scenario& scenario() const { return *m_scenario; }
    const Content& box() const { return *m_box; }

    /// A value of the file; null where there is none.
    const Json& at(const std::string& path) const;
    /// A text of the file; empty where there is none.
    std::string textAt(const std::string& path) const;
    /// The spot with the name of a space, also where no space is; nothing far outside of all maps.
    std::optional<MapSpot> spotNamed(const std::string& name) const;
    MapSpot spotOf(std::uint8_t space) const;
    /// "E3", on another map than the first with its key.
    std::string nameOf(std::uint8_t space) const;
    /// kNone where there is no space.
    std::uint8_t spaceAt(MapSpot spot) const;
    /// The path of the entry of a list of the file that lies on a space: "/sites/3".
    std::string pathOf(const std::string& list, std::uint8_t space) const;
    /// Spaces side by side with this one, as those of paths are; with corners all eight around.
    std::vector<std::uint8_t> beside(std::uint8_t space, bool withCorners) const;
    /// Whether a way can be drawn along paths from a spawn, by its number, to an exit.
    bool canLead(int spawn) const;
    /// The spaces that an exit touches.
    std::vector<std::uint8_t> spotsOf(const Exit& exit) const;

private:
    const Json* m_json;
    const Scenario* m_scenario;
    const Content* m_box;
};

/// Gives a fault a repair and the name of its button.
void mend(MapFault& fault, std::string repair, Text name);

/// The numbers of players as digits: "134".
std::string digitsOf(Players players);

/// What the reader complained of. `file` named the file in it.
void checkReading(const CheckedMap& map, const Faults& faults, const std::string& file, Findings& found);

void checkForks(const CheckedMap& map, Findings& found);
void checkExits(const CheckedMap& map, Findings& found);
void tellWays(const CheckedMap& map, Findings& found);

void checkUselessSites(const CheckedMap& map, Findings& found);
void checkColours(const CheckedMap& map, Findings& found);
void checkSiteCards(const CheckedMap& map, Findings& found);
void checkStartingTowers(const CheckedMap& map, Findings& found);

void checkStackLengths(const CheckedMap& map, Findings& found);
void checkLastRound(const CheckedMap& map, Findings& found);
void checkChampions(const CheckedMap& map, Findings& found);
void checkCover(const CheckedMap& map, Findings& found);
void checkFirstCover(const CheckedMap& map, Findings& found);

void checkFeaturePlaces(const CheckedMap& map, Findings& found);
void checkTreasure(const CheckedMap& map, Findings& found);
void checkPairs(const CheckedMap& map, Findings& found);
void checkTokens(const CheckedMap& map, Findings& found);

void checkTranslations(const CheckedMap& map, Findings& found);
void checkRules(const CheckedMap& map, Findings& found);

} // namespace tablewood::kingdom_rush
