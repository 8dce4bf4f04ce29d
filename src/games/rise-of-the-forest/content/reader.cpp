#include "games/rise-of-the-forest/content/reader.h"

#include "content/content_entries.h"
#include "games/rise-of-the-forest/content/files.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace tablewood::rise_of_the_forest {

namespace {

constexpr const char* kContext = "rise-of-the-forest";
constexpr int kMostOfNumber = 20;
constexpr int kMostAmount = 9;
constexpr int kMostCopies = 10;

std::vector<UnitType> readTypes(ContentFolder& folder, Faults& faults)
{
    const Entries<TypeEntry> raw(folder, "types.json", "types", kContext, faults);
    if (raw.isWhole())
        raw.list.entries(raw.count, 2);
    std::vector<UnitType> types;
    std::set<std::string> keys;
    for (const auto& [i, entry] : raw.fitting) {
        const Complaint here = raw.list.at(i);
        here.key("key", entry.key);
        here.at("key").need(keys.insert(entry.key).second,
                            Text(TW_TEXT("content", "two types have the key \"%1\""), entry.key),
                            TW_TEXT("content", "Rename one"));
        types.push_back({entry.key, here.words("name", entry.name), entry.side, entry.icon, entry.emblem,
                         entry.palette, entry.source});
    }
    return types;
}

void readKeywords(ContentFolder& folder, Faults& faults, Content& content)
{
    const Entries<KeywordEntry> raw(folder, "keywords.json", "keywords", kContext, faults);
    std::set<Trait> seen;
    for (const auto& [i, entry] : raw.fitting) {
        const Complaint here = raw.list.at(i);
        here.at("keyword").need(seen.insert(entry.keyword).second,
                                TW_TEXT("content", "the keyword is there twice"),
                                TW_TEXT("content", "Remove one"));
        here.written("text", entry.text, Complaint::kMaxWords);
        here.at("text").need((entry.text.find("%1") != std::string::npos) == entry.hasAmount,
                             TW_TEXT("content", "the placeholder of the amount does not fit"),
                             TW_TEXT("content", "Write it where there is an amount, else leave it out"));
        content.keywords[static_cast<std::size_t>(entry.keyword)] = {
            here.words("name", entry.name), entry.icon, entry.hasAmount, entry.text, entry.source};
    }
    raw.list.need(!raw.isWhole() || seen.size() == kKeywords,
                  Text(TW_TEXT("content", "it has %1 keywords"), static_cast<std::int64_t>(seen.size())),
                  Text(TW_TEXT("content", "Give each of the %1"), static_cast<std::int64_t>(kKeywords)));
}

int readNumber(const std::optional<int>& number, bool isNeeded, const char* name, int least,
               const Complaint& here)
{
    here.at(name).need(number.has_value() == isNeeded,
                       isNeeded ? TW_TEXT("content", "this kind needs it")
                                : TW_TEXT("content", "this kind has none"),
                       isNeeded ? TW_TEXT("content", "Add it") : TW_TEXT("content", "Remove it"));
    if (number)
        here.within(name, *number, least, kMostOfNumber);
    return number.value_or(0);
}

void readPowers(const std::vector<PowerEntry>& entries, const Content& content, const Complaint& here,
                CardKind& kind)
{
    here.need(
        entries.size() <= kMostPowers,
        Text::counted(TW_TEXT_N("content", "it has %n entries"), static_cast<std::int64_t>(entries.size())),
        Text(TW_TEXT("content", "Give at most %1"), static_cast<std::int64_t>(kMostPowers)));
    for (std::size_t i = 0; i < entries.size() && i < kMostPowers; ++i) {
        const Complaint there = here.at(i);
        const bool hasAmount = content.textOf(entries[i].keyword).hasAmount;
        there.at("amount").need(entries[i].amount.has_value() == hasAmount,
                                hasAmount ? TW_TEXT("content", "this kind needs it")
                                          : TW_TEXT("content", "this kind has none"),
                                hasAmount ? TW_TEXT("content", "Add it") : TW_TEXT("content", "Remove it"));
        if (entries[i].amount)
            there.within("amount", *entries[i].amount, 1, kMostAmount);
        auto& amount = kind.amounts[static_cast<std::size_t>(entries[i].keyword)];
        there.at("keyword").need(amount == 0, TW_TEXT("content", "the keyword is there twice"),
                                 TW_TEXT("content", "Remove one"));
        amount = static_cast<std::uint8_t>(std::clamp(entries[i].amount.value_or(1), 1, kMostAmount));
        kind.powers.push_back({entries[i].keyword, amount});
    }
}

CardKind readCard(const CardEntry& entry, Side side, const Content& content, const Complaint& here)
{
    CardKind kind;
    here.key("key", entry.key);
    kind.key = entry.key;
    kind.name = here.words("name", entry.name);
    kind.side = side;
    kind.grade = entry.grade;
    kind.source = entry.source;
    const auto type = std::ranges::find(content.types, entry.type, &UnitType::key);
    const bool isOfSide = type != content.types.end() && type->side == side;
    here.at("type").need(isOfSide, TW_TEXT("content", "this side has no such type"),
                         TW_TEXT("content", "Use the key of one of types.json"));
    if (isOfSide)
        kind.type = static_cast<int>(type - content.types.begin());
    const bool runs = side == Side::shadowborn && kind.isUnit();
    const bool shoots = side == Side::lightborn && kind.isUnit();
    kind.movement = readNumber(entry.movement, runs, "movement", 1, here);
    if (runs)
        here.within("movement", kind.movement, 1, kMostDice);
    kind.health = readNumber(entry.health, runs, "health", 1, here);
    kind.range = readNumber(entry.range, shoots, "range", 1, here);
    kind.damage = readNumber(entry.damage, shoots, "damage", 0, here);
    if (entry.powers)
        readPowers(*entry.powers, content, here.at("powers"), kind);
    here.at("powers").need(kind.isUnit() || !kind.powers.empty(), TW_TEXT("content", "an item does nothing"),
                           TW_TEXT("content", "Give it a keyword"));
    here.within("copies", entry.copies, 1, kind.grade == Grade::leader ? 1 : kMostCopies);
    kind.copies = entry.copies;
    const UnitType plain;
    const UnitType& look = isOfSide ? *type : plain;
    kind.picture = pictureOf(here.at("picture"), entry.picture, {look.emblem, look.palette});
    return kind;
}

void readCards(ContentFolder& folder, Faults& faults, Side side, const char* file, Content& content)
{
    const Entries<CardEntry> raw(folder, file, "cards", kContext, faults);
    if (raw.isWhole())
        raw.list.entries(raw.count, 1);
    int cards = 0;
    std::size_t leaders = 0;
    for (const auto& [i, entry] : raw.fitting) {
        const Complaint here = raw.list.at(i);
        CardKind kind = readCard(entry, side, content, here);
        here.at("key").need(std::ranges::find(content.cards, kind.key, &CardKind::key) == content.cards.end(),
                            Text(TW_TEXT("content", "two cards have the key \"%1\""), kind.key),
                            TW_TEXT("content", "Rename one"));
        if (kind.grade == Grade::leader)
            ++leaders;
        else
            cards += std::clamp(kind.copies, 0, kMostCopies);
        content.cards.push_back(std::move(kind));
    }
    if (!raw.isWhole())
        return;
    raw.list.need(cards == static_cast<int>(kDeckCards),
                  Text::counted(TW_TEXT_N("content", "the deck has %n cards"), cards),
                  Text(TW_TEXT("content", "Give it %1"), static_cast<std::int64_t>(kDeckCards)));
    raw.list.need(leaders == kLeaders,
                  Text(TW_TEXT("content", "it has %1 leaders"), static_cast<std::int64_t>(leaders)),
                  Text(TW_TEXT("content", "Give it %1"), static_cast<std::int64_t>(kLeaders)));
}

/// Numbers of one part, so many of them, each within its limits.
template <std::size_t N>
std::array<std::uint8_t, N> numbersOf(const std::vector<int>& numbers, int most, const Complaint& here)
{
    std::array<std::uint8_t, N> result{};
    here.need(
        numbers.size() == N,
        Text::counted(TW_TEXT_N("content", "it has %n entries"), static_cast<std::int64_t>(numbers.size())),
        Text(TW_TEXT("content", "Give it %1"), static_cast<std::int64_t>(N)));
    for (std::size_t i = 0; i < numbers.size() && i < N; ++i) {
        here.within(std::to_string(i), numbers[i], 1, most);
        result[i] = static_cast<std::uint8_t>(std::clamp(numbers[i], 1, most));
    }
    return result;
}

void readTrack(ContentFolder& folder, Faults& faults, Content& content)
{
    constexpr int kMostPips = 6;
    constexpr int kMostSteps = 6;
    const Entries<PartEntry> raw(folder, "track.json", "pieces", kContext, faults);
    std::set<std::string> keys;
    for (const auto& [i, entry] : raw.fitting) {
        const Complaint here = raw.list.at(i);
        const Complaint numbers = here.at("numbers");
        here.at("key").need(keys.insert(entry.key).second,
                            Text(TW_TEXT("content", "two entries have the key \"%1\""), entry.key),
                            TW_TEXT("content", "Remove one"));
        if (entry.key == "straight") {
            content.straights = numbersOf<1>(entry.numbers, static_cast<int>(kTiles), numbers)[0];
        } else if (entry.key == "corner") {
            content.corners = numbersOf<1>(entry.numbers, static_cast<int>(kTiles), numbers)[0];
        } else if (entry.key == "towers") {
            content.pips = numbersOf<kTowers>(entry.numbers, kMostPips, numbers);
            const std::set<int> pips(entry.numbers.begin(), entry.numbers.end());
            numbers.need(pips.size() == entry.numbers.size(),
                         TW_TEXT("content", "two towers have the same pips"),
                         TW_TEXT("content", "Give each its own"));
        } else if (entry.key == "dice") {
            content.dieFaces = numbersOf<kDieFaces>(entry.numbers, kMostSteps, numbers);
        } else {
            here.at("key").need(false, Text(TW_TEXT("content", "\"%1\" is no part of the track"), entry.key),
                                TW_TEXT("content", "Use straight, corner, towers and dice"));
        }
    }
    raw.list.need(!raw.isWhole() || keys.size() == 4, TW_TEXT("content", "a part of the track is missing"),
                  TW_TEXT("content", "Give straight, corner, towers and dice"));
    raw.list.need(!raw.isWhole() || content.straights + content.corners == static_cast<int>(kTiles),
                  Text(TW_TEXT("content", "there are %1 tiles"), content.straights + content.corners),
                  Text(TW_TEXT("content", "Give %1 in all"), static_cast<std::int64_t>(kTiles)));
}

} // namespace

Content readContent(ContentFolder& folder)
{
    Faults faults;
    Content content;
    content.types = readTypes(folder, faults);
    readKeywords(folder, faults, content);
    readCards(folder, faults, Side::shadowborn, "shadowborn.json", content);
    readCards(folder, faults, Side::lightborn, "lightborn.json", content);
    readTrack(folder, faults, content);
    if (!faults.empty())
        throw InputErrors(std::move(faults));
    return content;
}

} // namespace tablewood::rise_of_the_forest
