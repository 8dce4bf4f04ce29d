#include "games/kingdom-rush/maps/map_checks.h"

#include "content/content_folder.h"
#include "games/kingdom-rush/content/reader.h"
#include "games/kingdom-rush/maps/checked_map.h"

#include <algorithm>
#include <charconv>

namespace tablewood::kingdom_rush {

namespace {

/// How the file is called in what its reader says.
constexpr const char* kFile = "map";

struct Check
{
    EnumSet<FilePart> needs;
    void (*run)(const CheckedMap& map, Findings& found) = nullptr;
};
constexpr FilePart kLand = FilePart::land;
constexpr FilePart kEnds = FilePart::ends;
constexpr FilePart kWays = FilePart::ways;
constexpr FilePart kSites = FilePart::sites;
/// What the reader does not say, and the parts of a file that have to be right for it.
constexpr std::array<Check, 16> kChecks{
    {{{kLand, kEnds, kWays}, checkForks},
     {{kLand, kEnds, kWays}, checkExits},
     {{kLand, kEnds, kWays, kSites}, tellWays},
     {{kLand, kEnds, kWays, kSites, FilePart::supplies}, checkUselessSites},
     {{kLand, kSites}, checkColours},
     {{kLand, kSites}, checkSiteCards},
     {{kLand, kSites, FilePart::towers}, checkStartingTowers},
     {{kLand, kEnds, FilePart::stacks}, checkStackLengths},
     {{kLand, kEnds, FilePart::stacks, FilePart::goal}, checkLastRound},
     {{kLand, kEnds, FilePart::stacks, FilePart::start, FilePart::goal}, checkChampions},
     {{kLand, kEnds, FilePart::stacks, FilePart::start, FilePart::supplies}, checkCover},
     {{kLand, FilePart::start, FilePart::towers}, checkFirstCover},
     {{kLand, kSites, FilePart::features, FilePart::modules}, checkFeaturePlaces},
     {{kLand, FilePart::features}, checkTreasure},
     {{kLand, FilePart::features}, checkPairs},
     {{kLand, FilePart::features}, checkTokens}}};
/// What is said of the file alone.
constexpr std::array<Check, 2> kFileChecks{{{{FilePart::words, FilePart::texts, kLand}, checkTranslations},
                                            {{FilePart::modules, FilePart::goal}, checkRules}}};

/// The places of the fields in a file, so that findings can be put in its order.
class FileOrder
{
public:
    explicit FileOrder(const Json& json)
    {
        for (const auto& [key, value] : json.items())
            m_fields.push_back(key);
    }
    bool isBefore(const Finding& one, const Finding& other) const
    {
        if (one.fault.gravity != other.fault.gravity)
            return one.fault.gravity < other.fault.gravity;
        const std::size_t field = placeOf(one.path);
        const std::size_t otherField = placeOf(other.path);
        if (field != otherField)
            return field < otherField;
        return numbersIn(one.path) < numbersIn(other.path);
    }

private:
    std::size_t placeOf(const std::string& path) const
    {
        return static_cast<std::size_t>(std::ranges::find(m_fields, firstStep(path)) - m_fields.begin());
    }
    static std::vector<int> numbersIn(const std::string& path)
    {
        std::vector<int> numbers;
        for (std::size_t from = path.find('/'); from != std::string::npos; from = path.find('/', from + 1)) {
            int number = 0;
            if (std::from_chars(path.data() + from + 1, path.data() + path.size(), number).ec == std::errc{})
                numbers.push_back(number);
        }
        return numbers;
    }
    std::vector<std::string> m_fields;
};

MapReport noFile(const Text& reason)
{
    MapFault fault;
    fault.key = "no-map";
    fault.title = TW_TEXT("kingdom-rush", "No map can be read");
    fault.sentence = Text(TW_TEXT("kingdom-rush", "The file: %1"), reason);
    return {{std::move(fault)}, 0};
}

MapReport checkJson(Json json, const Content& box)
{
    Faults faults;
    Scenario scenario;
    gather(faults, [&] { scenario = readScenario(json, kFile, box, faults); });
    const CheckedMap map(json, scenario, box);
    Findings found;
    checkReading(map, faults, kFile, found);

    EnumSet<FilePart> wrong;
    for (const Finding& one : found.all())
        wrong.add(partOf(one.path));
    MapReport report;
    for (std::size_t part = 0; part < kFileParts; ++part)
        report.passed += wrong.has(static_cast<FilePart>(part)) ? 0 : 1;
    const auto run = [&](const Check& check) {
        for (std::size_t part = 0; part < kFileParts; ++part)
            if (check.needs.has(static_cast<FilePart>(part)) && wrong.has(static_cast<FilePart>(part)))
                return;
        const std::size_t before = found.count();
        check.run(map, found);
        report.passed += found.count() == before ? 1 : 0;
    };
    // What is no scenario at all was not read.
    if (!scenario.spaces.empty()) {
        std::ranges::for_each(kChecks, run);
        std::ranges::for_each(kFileChecks, run);
    }
    const FileOrder order(json);
    std::ranges::stable_sort(
        found.all(), [&](const Finding& one, const Finding& other) { return order.isBefore(one, other); });
    for (Finding& one : found.all())
        report.faults.push_back(std::move(one.fault));
    return report;
}

} // namespace

MapReport checkMap(const std::string& text, const Content& box)
try {
    return checkJson(withoutFormat(parseJson(text, kFile), kFile), box);
} catch (const InputError& error) {
    return noFile(reasonOf(error));
} catch (const std::exception& error) {
    return noFile(Text::ofContent({}, error.what()));
}

} // namespace tablewood::kingdom_rush
