#include "games/kingdom-rush/content/card_slots.h"
#include "games/kingdom-rush/content/map_reader.h"
#include "games/kingdom-rush/maps/checked_map.h"
#include "games/kingdom-rush/maps/file_causes.h"

#include <algorithm>
#include <map>

/// What the reader of files complains of, at its place on the map, with a repair where there is one.
namespace tablewood::kingdom_rush {

namespace {

std::vector<std::string> stepsOf(const std::string& path)
{
    std::vector<std::string> steps;
    for (std::size_t from = 1; from < path.size();) {
        const std::size_t end = std::min(path.find('/', from), path.size());
        steps.push_back(path.substr(from, end - from));
        from = end + 1;
    }
    return steps;
}

/// The number that a step is, counted from 1; 0 where it is none.
int numberAt(const std::vector<std::string>& steps, std::size_t index)
{
    if (index >= steps.size() || steps[index].empty() || steps[index].size() > 6 ||
        steps[index].find_first_not_of("0123456789") != std::string::npos)
        return 0;
    return std::stoi(steps[index]) + 1;
}

std::string plainArg(const Text& text, std::size_t index)
{
    return index < text.args().size() ? text.args()[index].plain : std::string();
}

/// The sentence of a known cause, with what the reader's words have in them.
Text filled(const TextKey& key, const Text& reader)
{
    TextParts parts = reader.parts();
    parts.context = key.context;
    parts.source = key.source;
    parts.count.reset();
    return Text(std::move(parts));
}

/// Goes through what the reader complained of.
class ReadingCheck
{
public:
    ReadingCheck(const CheckedMap& map, Findings& found) : m_map(&map), m_found(&found) {}

    void take(const Fault& fault, const std::string& path)
    {
        m_path = path;
        m_steps = stepsOf(path);
        m_reader = &fault;
        m_list = m_steps.empty() ? std::string() : m_steps[0];
        if (isWayMissing()) {
            takeMissingWays();
            return;
        }
        const FileCause* const cause = knownCause();
        MapFault& said = cause ? m_found->add(MapGravity::fault, std::string(cause->key), path, cause->title,
                                              filled(cause->sentence, fault.causeText()))
                               : m_found->add(MapGravity::fault, "file", path,
                                              TW_TEXT("kingdom-rush", "Does not fit"), {});
        said.at = place(said.key);
        if (!said.at)
            said.field = field();
        if (!cause)
            said.sentence = sentenceOf(said);
        mendWhereKnown(said);
        if (isSaidTwice())
            m_found->all().pop_back();
    }

private:
    const FileCause* knownCause() const
    {
        const auto* const found = std::ranges::find_if(kFileCauses, [&](const FileCause& one) {
            return one.cause == m_reader->causeText().source() && (one.field.empty() || one.field == m_list);
        });
        return found == kFileCauses.end() ? nullptr : found;
    }

    /// One of the list's entries where the path names it: "/sites/3".
    std::string entry() const { return "/" + m_list + "/" + m_steps[1]; }
    std::string nameHere() const { return numberAt(m_steps, 1) > 0 ? m_map->textAt(entry() + "/at") : ""; }

    bool isWayMissing() const
    {
        const std::string_view cause = m_reader->causeText().source();
        if (m_list != "ways")
            return false;
        if (cause == "there are %1 ways")
            return m_map->at("/ways").size() < m_map->at("/spawns").size();
        return m_steps.size() == 3 && m_map->at(m_path).is_array() && m_map->at(m_path).empty();
    }
    void takeMissingWays()
    {
        const FileCause& cause =
            *std::ranges::find(kFileCauses, std::string_view("there are %1 ways"), &FileCause::cause);
        const std::size_t all = m_map->at("/spawns").size();
        const std::size_t one = static_cast<std::size_t>(std::max(numberAt(m_steps, 1), 1)) - 1;
        const bool isOne = m_steps.size() > 1;
        for (std::size_t i = isOne ? one : m_map->at("/ways").size(); i < (isOne ? one + 1 : all); ++i) {
            MapFault& said = m_found->add(MapGravity::fault, std::string(cause.key),
                                          "/spawns/" + std::to_string(i), cause.title, cause.sentence);
            said.at = m_map->spotNamed(m_map->textAt("/spawns/" + std::to_string(i) + "/at"));
            mendWay(said, static_cast<int>(i + 1));
        }
    }

    std::optional<MapSpot> place(const std::string& key) const
    {
        if (key == "land-in-pieces")
            return spotApart();
        if (key == "land-without-tile" || key == "tiles-overlap" || key == "path-without-way")
            return m_map->spotNamed(plainArg(m_reader->causeText(), 0));
        if (m_list == "maps" && numberAt(m_steps, 1) > 0 && numberAt(m_steps, 3) > 0)
            return MapSpot{static_cast<std::uint8_t>(numberAt(m_steps, 1) - 1),
                           Cell{0, static_cast<std::int16_t>(std::min(numberAt(m_steps, 3) - 1, 99))}};
        if (numberAt(m_steps, 1) == 0)
            return std::nullopt;
        if (m_list == "ways")
            return placeOnWay(key);
        if (m_list == "branches")
            return m_map->spotNamed(m_map->textAt(entry() + "/from"));
        if (m_list == "boss")
            return m_map->spotNamed(m_map->textAt(m_path));
        if (m_list == "features" && nameHere().empty())
            return placeOfSpawn(m_map->at(entry() + "/spawn"));
        return m_map->spotNamed(nameHere());
    }
    std::optional<MapSpot> placeOnWay(const std::string& key) const
    {
        const Json& spaces = m_map->at(entry() + "/spaces");
        if (m_steps.size() > 3)
            return m_map->spotNamed(m_map->textAt(m_path));
        if (key == "way-without-exit" && spaces.is_array() && !spaces.empty())
            return m_map->spotNamed(m_map->textAt(entry() + "/spaces/" + std::to_string(spaces.size() - 1)));
        return m_map->spotNamed(m_map->textAt("/spawns/" + m_steps[1] + "/at"));
    }
    std::optional<MapSpot> placeOfSpawn(const Json& number) const
    {
        if (!number.is_number_integer() || number < 1 || number > static_cast<int>(kMostRoutes))
            return std::nullopt;
        return m_map->spotNamed(m_map->textAt("/spawns/" + std::to_string(number.get<int>() - 1) + "/at"));
    }
    /// A space that does not hang together with the first one of its map.
    std::optional<MapSpot> spotApart() const
    {
        const std::vector<Space>& spaces = m_map->scenario().spaces;
        const auto players = static_cast<int>(m_reader->causeText().args().front().number);
        for (std::uint8_t map = 0; map < m_map->scenario().maps.size(); ++map) {
            std::vector<std::uint8_t> reached;
            const auto isThere = [&](std::size_t space) {
                return spaces[space].map == map && spaces[space].players.has(players) &&
                       std::ranges::find(reached, static_cast<std::uint8_t>(space)) == reached.end();
            };
            for (std::size_t i = 0; i < spaces.size(); ++i) {
                if (!isThere(i))
                    continue;
                if (!reached.empty())
                    return MapSpot{map, spaces[i].at};
                reached.push_back(static_cast<std::uint8_t>(i));
                for (std::size_t next = 0; next < reached.size(); ++next)
                    for (const std::uint8_t beside : m_map->beside(reached[next], false))
                        if (isThere(beside))
                            reached.push_back(beside);
            }
        }
        return std::nullopt;
    }

    std::string field() const
    {
        const std::size_t stack = m_list == "stacks" ? 1 : 3;
        if ((m_list == "stacks" || m_list == "otherStacks") && numberAt(m_steps, stack) > 0)
            return "stack." + std::to_string(numberAt(m_steps, stack));
        if (m_list == "story")
            return "story." + std::to_string(std::max(numberAt(m_steps, 1), 1));
        if (m_list == "solo")
            return "solo.blocks";
        if (m_list == "maps" && m_steps.size() == 3)
            return "map." + std::to_string(numberAt(m_steps, 1)) + "." + m_steps[2];
        return m_list + (m_steps.size() > 1 && numberAt(m_steps, 1) == 0 ? "." + m_steps[1] : "");
    }

    /// The reader's own words, with the path where it says more than the field.
    Text sentenceOf(const MapFault& fault) const
    {
        std::string known = "/" + fault.field;
        std::ranges::replace(known, '.', '/');
        if (fault.at || m_path == known || m_path.empty())
            return Text(TW_TEXT("kingdom-rush", "In the file: %1"), reasonOf(*m_reader));
        return Text(TW_TEXT("kingdom-rush", "In the file at %1: %2"), m_path, reasonOf(*m_reader));
    }

    /// Whether another part of a map's land was said to be apart, or the same was said of this place.
    bool isSaidTwice() const
    {
        const MapFault& last = m_found->all().back().fault;
        return last.at &&
               std::any_of(m_found->all().begin(), m_found->all().end() - 1, [&](const Finding& one) {
                   return one.fault.key == last.key && one.fault.at == last.at;
               });
    }

    void mendWay(MapFault& fault, int number) const
    {
        if (m_map->canLead(number))
            mend(fault, "way " + std::to_string(number), TW_TEXT("kingdom-rush", "Draw the shortest way"));
    }
    void mendWhereKnown(MapFault& fault)
    {
        const std::string& key = fault.key;
        const std::string name = nameHere();
        if (key.starts_with("way-"))
            mendWay(fault, numberAt(m_steps, 1));
        else if (key == "path-without-way")
            mend(fault, "ground " + plainArg(m_reader->causeText(), 0),
                 TW_TEXT("kingdom-rush", "Draw ground"));
        else if (key == "site-off-ground")
            mend(fault, "remove-site " + name, TW_TEXT("kingdom-rush", "Take the site away"));
        else if (key == "colour-of-nobody")
            mend(fault, "remove-site " + name + " " + std::to_string(numberAt(m_steps, 3)),
                 TW_TEXT("kingdom-rush", "Give it none"));
        else if (key == "feature-on-site" || key == "feature-twice")
            mend(fault, "remove-feature " + name + " " + m_map->textAt(entry() + "/kind"),
                 TW_TEXT("kingdom-rush", "Take it away"));
        else if (m_list == "start" && !name.empty())
            mend(fault, "remove-start " + name, TW_TEXT("kingdom-rush", "Take the horde away"));
        else if (key == "spawn-inside" || key == "exit-inside")
            mendSide(fault, key == "spawn-inside" ? "spawn-side " + std::to_string(numberAt(m_steps, 1))
                                                  : "exit-side " + name);
        else if (key == "too-many-cards")
            mendCard(fault);
        else if (key == "module-missing")
            mend(fault, "module " + plainArg(m_reader->causeText(), 0),
                 TW_TEXT("kingdom-rush", "Add the rules"));
        else if (key == "solo-colours")
            mend(fault, "no-block", TW_TEXT("kingdom-rush", "Block no colour"));
    }
    /// Turns a spawn or an exit to a side where no land is.
    void mendSide(MapFault& fault, const std::string& what) const
    {
        constexpr std::array<Cell, 4> kAhead{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
        for (std::size_t side = 0; fault.at && side < kAhead.size(); ++side) {
            const Cell ahead = fault.at->at.moved(kAhead[side].column, kAhead[side].row);
            if (m_map->spaceAt({fault.at->map, ahead}) != kNone)
                continue;
            mend(fault, what + " " + std::string(enumNames(Side{})[side]),
                 TW_TEXT("kingdom-rush", "Turn it to the edge"));
            return;
        }
    }
    /// Another card of the same wave, or else a blank one, of which there is still one.
    void mendCard(MapFault& fault) const
    {
        const bool isOther = m_list == "otherStacks";
        const std::size_t first = isOther ? 3 : 1;
        const int stack = numberAt(m_steps, first);
        const int card = numberAt(m_steps, first + 1);
        if (stack == 0 || card == 0)
            return;
        const Scenario& scenario = m_map->scenario();
        const auto other = static_cast<std::size_t>(std::max(numberAt(m_steps, 1), 1) - 1);
        if (isOther && other >= scenario.otherStacks.size())
            return;
        const Stacks& stacks = isOther ? scenario.otherStacks[other].stacks : scenario.stacks;
        std::map<std::string, int> left;
        for (const HordeCard& one : m_map->box().hordes)
            ++left[slotSaid({one.kind, one.wave, one.colour, one.number, kNone})];
        for (const StartHorde& start : scenario.start)
            --left[slotSaid(start.card)];
        for (const auto& cards : stacks)
            for (const CardSlot& slot : cards)
                --left[slotSaid(slot)];
        const std::string word = m_map->textAt(m_path);
        const std::string wave = word.substr(0, 1);
        for (const std::string& instead : {wave + "G", wave + "Y", wave + "R", std::string("blank")})
            if (const auto found = left.find(instead); found != left.end() && found->second > 0) {
                mend(fault,
                     "stack " + std::to_string(stack) + " " + std::to_string(card) + " " + instead +
                         (isOther ? " " + digitsOf(scenario.otherStacks[other].players) : ""),
                     Text(TW_TEXT("kingdom-rush", "Use %1"), instead));
                return;
            }
    }

    const CheckedMap* m_map;
    Findings* m_found;
    const Fault* m_reader = nullptr;
    std::string m_path;
    std::vector<std::string> m_steps;
    std::string m_list;
};

/// Where in the file a fault is: its place without the file's name; a missing field is there itself.
std::string pathIn(const Fault& fault, const std::string& file)
{
    std::string path = fault.where().size() > file.size() + 2 ? fault.where().substr(file.size() + 2) : "";
    if (fault.causeText().source() == "\"%1\" is missing")
        path += "/" + plainArg(fault.causeText(), 0);
    return path;
}

/// Says once that the map is larger than those that are played; whether it is.
bool checkSize(const CheckedMap& map, Findings& found)
{
    std::size_t spaces = 0;
    std::size_t columns = 0;
    std::size_t rows = 0;
    std::string where;
    const Json& maps = map.at("/maps");
    for (std::size_t m = 0; maps.is_array() && m < maps.size(); ++m) {
        const std::string path = "/maps/" + std::to_string(m) + "/rows";
        const Json& drawn = map.at(path);
        if (!drawn.is_array())
            continue;
        rows = std::max(rows, drawn.size());
        for (const Json& row : drawn) {
            if (!row.is_string())
                continue;
            const auto& signs = row.get_ref<const std::string&>();
            columns = std::max(columns, signs.size());
            spaces += signs.size() - static_cast<std::size_t>(std::ranges::count(signs, kNoMapSpace));
        }
    }
    if (columns <= kMostColumns && rows <= kMostRows && spaces <= kMostSpaces)
        return false;
    found
        .add(MapGravity::fault, "too-large", "/maps", TW_TEXT("kingdom-rush", "Too large to play"),
             Text(TW_TEXT("kingdom-rush",
                          "It has %1 columns, %2 rows and %3 spaces. Maps that are played have "
                          "at most %4, %5 and %6. Make it smaller."),
                  static_cast<std::int64_t>(columns), static_cast<std::int64_t>(rows),
                  static_cast<std::int64_t>(spaces), static_cast<std::int64_t>(kMostColumns),
                  static_cast<std::int64_t>(kMostRows), static_cast<std::int64_t>(kMostSpaces)))
        .field = "maps";
    return true;
}

} // namespace

void checkReading(const CheckedMap& map, const Faults& faults, const std::string& file, Findings& found)
{
    /// Nobody reads more, and who mends these sees the next.
    constexpr std::size_t kMostFaults = 200;
    const bool isTooLarge = checkSize(map, found);
    ReadingCheck check(map, found);
    for (const Fault& fault : faults) {
        const std::string path = pathIn(fault, file);
        const bool isOfSize = fault.causeText().source() == "it has %n entries" ||
                              (firstStep(path) == "maps" && path.find("/rows") != path.npos);
        if (found.count() < kMostFaults && !(isTooLarge && isOfSize))
            check.take(fault, path);
    }
    // Without their ways no path is passed: that says the same again for each space.
    const auto isOfWay = [](const Finding& one) {
        return one.fault.key == "spawn-without-way" || one.fault.key.starts_with("way-");
    };
    if (std::ranges::any_of(found.all(), isOfWay))
        std::erase_if(found.all(), [](const Finding& one) {
            return one.fault.key == "path-without-way" || one.fault.key == "start-off-way";
        });
}

} // namespace tablewood::kingdom_rush
