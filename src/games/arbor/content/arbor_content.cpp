#include "games/arbor/content/arbor_content.h"

#include "content/content_entries.h"
#include "games/arbor/content/arbor_files.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace tablewood {

namespace {

using namespace arbor;

constexpr const char* kContext = "arbor";
constexpr int kMaxCards = 60;
/// A deck below this could run out: hands and display can hold 19 cards.
constexpr int kMinCards = 20;
constexpr int kMaxGlory = 100;

void readBoard(const std::vector<std::string>& rows, Scenario& scenario, const Complaint& complaint)
{
    complaint.need(!rows.empty() && rows.size() <= kMaxSide,
                   Text(TW_TEXT("content", "the board has %1 rows"), static_cast<std::int64_t>(rows.size())),
                   Text(TW_TEXT("content", "Give %1 to %2"), 1, static_cast<std::int64_t>(kMaxSide)));
    scenario.rows = static_cast<int>(rows.size());
    std::array<std::vector<Cell>, kMaxPlayers> starts;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const Complaint here = complaint.at(row);
        std::istringstream words(rows[row]);
        int column = 0;
        for (std::string word; words >> word; ++column) {
            const Cell cell{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
            if (word == "*")
                scenario.roots.push_back(cell);
            else if (word == "~")
                scenario.missing.push_back(cell);
            else if (word.size() == 1 && word[0] >= '1' && word[0] < '1' + kMaxPlayers)
                starts[static_cast<std::size_t>(word[0] - '1')].push_back(cell);
            else
                here.need(
                    word == ".",
                    Text(TW_TEXT("content", "\"%1\" is nothing a space can be"),
                         std::string(beginningOf(word, 10))),
                    TW_TEXT("content",
                            "Use . for an empty space, * for a Root, ~ for no space, 1 to 4 for a start"));
        }
        if (row == 0)
            scenario.columns = column;
        here.need(column >= 1 && column <= kMaxSide,
                  Text::counted(TW_TEXT_N("content", "the row has %n spaces"), column),
                  Text(TW_TEXT("content", "Give 1 to %1, apart from each other"),
                       static_cast<std::int64_t>(kMaxSide)));
        here.need(column == scenario.columns,
                  Text::counted(TW_TEXT_N("content", "the row has %n spaces, the first has %1"), column,
                                scenario.columns),
                  TW_TEXT("content", "Make all rows equally long"));
    }
    complaint.need(!scenario.roots.empty(), TW_TEXT("content", "the board has no Root"),
                   TW_TEXT("content", "Put at least one * on it"));
    for (const auto& cells : starts) {
        complaint.need(cells.size() <= 1, TW_TEXT("content", "a start is there twice"),
                       TW_TEXT("content", "Use each of 1 to 4 once"));
        if (!cells.empty()) {
            complaint.need(scenario.starts.size() == static_cast<std::size_t>(&cells - starts.data()),
                           TW_TEXT("content", "a start is missing"),
                           TW_TEXT("content", "Number the starts from 1 on"));
            scenario.starts.push_back(cells.front());
        }
    }
    scenario.players = static_cast<int>(scenario.starts.size());
    complaint.need(scenario.players >= 2, TW_TEXT("content", "there are fewer than two starts"),
                   TW_TEXT("content", "Put 1 and 2 on the board"));
}

std::vector<Scenario> readScenarios(ContentFolder& folder, Faults& faults)
{
    const Entries<ScenarioEntry> raw(folder, "scenarios.json", "scenarios", kContext, faults);
    const Complaint& list = raw.list;
    if (raw.isWhole())
        list.entries(raw.count, 1);
    std::vector<Scenario> scenarios;
    std::set<std::string> keys;
    std::set<int> players;
    for (const auto& [i, entry] : raw.fitting) {
        const Complaint here = list.at(i);
        Scenario scenario;
        here.key("key", entry.key);
        here.at("key").need(keys.insert(entry.key).second,
                            Text(TW_TEXT("content", "two scenarios have the key \"%1\""), entry.key),
                            TW_TEXT("content", "Rename one"));
        scenario.key = entry.key;
        scenario.name = here.words("name", entry.name);
        scenario.line = here.words("line", entry.line);
        scenario.source = entry.source;
        here.at("goal").within("glory", entry.goal.glory, 1, kMaxGlory);
        scenario.glory = entry.goal.glory;
        scenario.win = entry.goal.win;
        scenario.goalSource = entry.goal.source;
        readBoard(entry.board.rows, scenario, here.at("board").at("rows"));
        scenario.boardSource = entry.board.source;
        players.insert(scenario.players);
        scenarios.push_back(std::move(scenario));
    }
    for (int count = 2; raw.isWhole() && count <= kMaxPlayers; ++count)
        list.need(players.contains(count),
                  Text(TW_TEXT("content", "there is no scenario for %1 players"), count),
                  TW_TEXT("content", "Add one"));
    return scenarios;
}

std::vector<Star> readStars(ContentFolder& folder, Faults& faults)
{
    const Entries<StarEntry> raw(folder, "stars.json", "stars", kContext, faults);
    const Complaint& list = raw.list;
    if (raw.isWhole())
        list.need(
            raw.count == kSpirits,
            Text::counted(TW_TEXT_N("content", "it has %n entries"), static_cast<std::int64_t>(raw.count)),
            Text(TW_TEXT("content", "Give one for each of the %1 Spirits"),
                 static_cast<std::int64_t>(kSpirits)));
    std::vector<Star> stars;
    int cards = 0;
    int cardsWithLife = 0;
    for (const auto& [i, entry] : raw.fitting) {
        const Complaint here = list.at(i);
        if (i < kSpirits)
            here.at("spirit").need(static_cast<std::size_t>(entry.spirit) == i,
                                   TW_TEXT("content", "it is not in its place"),
                                   Text(TW_TEXT("content", "The Spirit of entry %1 is %2"),
                                        static_cast<std::int64_t>(i), std::string(enumNames(Spirit{})[i])));
        Star star;
        star.spirit = entry.spirit;
        star.name = here.words("name", entry.name);
        star.title = here.words("title", entry.title);
        here.key("emblem", entry.emblem);
        here.key("palette", entry.palette);
        star.picture = pictureOf(here.at("picture"), entry.picture, {entry.emblem, entry.palette});
        star.source = entry.source;
        here.at("deck").within("cards", entry.deck.cards, 0, kMaxCards);
        star.cards = entry.deck.cards;
        star.cardsSource = entry.deck.source;
        cardsWithLife += star.cards;
        cards += entry.spirit == Spirit::life ? 0 : star.cards;
        std::set<Song> songs;
        for (std::size_t j = 0; j < entry.songs.size(); ++j) {
            const SongEntry& song = entry.songs[j];
            const Complaint there = here.at("songs").at(j);
            there.at("song").need(spiritOf(song.song) == entry.spirit,
                                  TW_TEXT("content", "this song is not of this Spirit"),
                                  TW_TEXT("content", "Move it"));
            there.at("song").need(songs.insert(song.song).second,
                                  TW_TEXT("content", "this song is there twice"),
                                  TW_TEXT("content", "Remove one"));
            star.songs.push_back(
                {song.song, there.words("name", song.name), there.words("text", song.text), song.source});
        }
        const std::size_t wanted = entry.spirit == Spirit::life ? 1 : 2;
        here.at("songs").need(
            songs.size() == wanted, TW_TEXT("content", "songs are missing"),
            Text(TW_TEXT("content", "This Spirit has %1"), static_cast<std::int64_t>(wanted)));
        stars.push_back(std::move(star));
    }
    list.need(!raw.isWhole() || cards >= kMinCards,
              Text::counted(TW_TEXT_N("content", "the deck has %n cards"), cards),
              Text(TW_TEXT("content", "Give it at least %1"), kMinCards));
    list.need(cardsWithLife <= static_cast<int>(kMaxDeck),
              Text::counted(TW_TEXT_N("content", "the deck has %n cards with those of Life"), cardsWithLife),
              Text(TW_TEXT("content", "Give it at most %1"), static_cast<std::int64_t>(kMaxDeck)));
    return stars;
}

/// Fields that a kind of Trait or power needs.
struct Needs
{
    bool amount = false;
    bool range = false;
    bool spirit = false;
};

Needs needsOf(TraitKind kind)
{
    switch (kind) {
    case TraitKind::extraSlots:
    case TraitKind::longStride:
    case TraitKind::hardBark:
        return {true, false, false};
    case TraitKind::kinship:
        return {true, false, true};
    case TraitKind::starlight:
    case TraitKind::unmoved:
    case TraitKind::wideAura:
    case TraitKind::threads:
        break;
    }
    return {};
}

Needs needsOf(PowerKind kind)
{
    switch (kind) {
    case PowerKind::grow:
    case PowerKind::draw:
    case PowerKind::chill:
    case PowerKind::manna:
        return {true, false, false};
    case PowerKind::burn:
    case PowerKind::convert:
        return {true, true, false};
    case PowerKind::wildfire:
        return {false, true, false};
    case PowerKind::overgrow:
    case PowerKind::leap:
    case PowerKind::uproot:
    case PowerKind::guard:
    case PowerKind::council:
        break;
    }
    return {};
}

int readNumber(const std::optional<int>& number, bool isNeeded, const char* name, const Complaint& here)
{
    constexpr int most = 8;
    here.at(name).need(number.has_value() == isNeeded,
                       isNeeded ? TW_TEXT("content", "this kind needs it")
                                : TW_TEXT("content", "this kind has none"),
                       isNeeded ? TW_TEXT("content", "Add it") : TW_TEXT("content", "Remove it"));
    if (number)
        here.within(name, *number, 1, most);
    return number.value_or(0);
}

Trait readTrait(const TraitEntry& entry, const Complaint& here)
{
    const Needs needs = needsOf(entry.kind);
    Trait trait;
    trait.kind = entry.kind;
    trait.amount = readNumber(entry.amount, needs.amount, "amount", here);
    here.at("spirit").need(entry.spirit.has_value() == needs.spirit,
                           needs.spirit ? TW_TEXT("content", "this kind needs it")
                                        : TW_TEXT("content", "this kind has none"),
                           needs.spirit ? TW_TEXT("content", "Add it") : TW_TEXT("content", "Remove it"));
    trait.spirit = entry.spirit.value_or(Spirit::fire);
    trait.name = here.words("name", entry.name);
    trait.text = here.words("text", entry.text);
    return trait;
}

Power readPower(const PowerEntry& entry, const Complaint& here)
{
    /// Targets are named one by one: more than two would be too many choices to list.
    constexpr int mostTargets = 2;
    const Needs needs = needsOf(entry.kind);
    Power power;
    power.kind = entry.kind;
    power.amount = readNumber(entry.amount, needs.amount, "amount", here);
    power.range = readNumber(entry.range, needs.range, "range", here);
    if (entry.kind == PowerKind::grow || entry.kind == PowerKind::burn || entry.kind == PowerKind::convert)
        here.within("amount", power.amount, 1, mostTargets);
    power.name = here.words("name", entry.name);
    power.text = here.words("text", entry.text);
    return power;
}

std::vector<Ancient> readAncients(ContentFolder& folder, Faults& faults)
{
    const Entries<AncientEntry> raw(folder, "ancients.json", "ancients", kContext, faults);
    const Complaint& list = raw.list;
    if (raw.isWhole())
        list.entries(raw.count, std::size_t{2} * kMaxPlayers);
    std::vector<Ancient> ancients;
    std::set<std::string> keys;
    for (const auto& [i, entry] : raw.fitting) {
        const Complaint here = list.at(i);
        here.key("key", entry.key);
        here.at("key").need(keys.insert(entry.key).second,
                            Text(TW_TEXT("content", "two Ancients have the key \"%1\""), entry.key),
                            TW_TEXT("content", "Rename one"));
        here.key("emblem", entry.emblem);
        here.key("palette", entry.palette);
        here.key("figure", entry.figure);
        Ancient ancient;
        ancient.key = entry.key;
        ancient.name = here.words("name", entry.name);
        ancient.line = here.words("line", entry.line);
        ancient.picture = pictureOf(here.at("picture"), entry.picture, {entry.emblem, entry.palette});
        ancient.figure = entry.figure;
        ancient.source = entry.source;
        ancient.trait = readTrait(entry.trait, here.at("trait"));
        ancient.blessing = readPower(entry.blessing, here.at("blessing"));
        ancient.invocation = readPower(entry.invocation, here.at("invocation"));
        ancients.push_back(std::move(ancient));
    }
    return ancients;
}

} // namespace

arbor::Content readArborContent(ContentFolder& folder)
{
    Faults faults;
    Content content{readScenarios(folder, faults), readStars(folder, faults), readAncients(folder, faults)};
    if (!faults.empty())
        throw InputErrors(std::move(faults));
    return content;
}

} // namespace tablewood
