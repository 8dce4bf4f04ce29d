#include "games/kingdom-rush/maps/map_form.h"

#include "content/content_entries.h"

#include <charconv>

namespace tablewood::kingdom_rush {

namespace {

std::optional<int> numberIn(const std::string& value)
{
    int number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (value.empty() || error != std::errc{} || end != value.data() + value.size())
        return std::nullopt;
    return number;
}

const MapFieldChoice* choiceIn(const MapField& field, const std::string& value)
{
    const auto found = std::ranges::find(field.choices, value, &MapFieldChoice::value);
    return found == field.choices.end() ? nullptr : &*found;
}

MapRefusal needChoice(const MapField& field, const std::string& value)
{
    const MapFieldChoice* const choice = choiceIn(field, value);
    if (choice == nullptr)
        return Text(TW_TEXT("kingdom-rush", "There is no such choice."));
    if (!choice->whyNot.isEmpty())
        return Text(TW_TEXT("kingdom-rush", "%1: %2."), choice->name, choice->whyNot);
    return std::nullopt;
}

/// Why a value does not fit a field.
MapRefusal needFit(const MapField& field, const std::string& value)
{
    switch (field.kind) {
    case MapFieldKind::number: {
        const std::optional<int> number = numberIn(value);
        if (!number || *number < field.least || *number > field.most)
            return Text(TW_TEXT("kingdom-rush", "Use a number from %1 to %2."), field.least, field.most);
        return std::nullopt;
    }
    case MapFieldKind::words:
        if (value.size() > Complaint::kMaxWords)
            return Text(TW_TEXT("kingdom-rush", "That is too long."));
        return std::nullopt;
    case MapFieldKind::choice:
        return needChoice(field, value);
    case MapFieldKind::choices: {
        const std::vector<std::string> before = wordsIn(field.value);
        for (const std::string& one : wordsIn(value))
            if (std::ranges::find(before, one) == before.end())
                if (MapRefusal refusal = needChoice(field, one))
                    return refusal;
        return std::nullopt;
    }
    case MapFieldKind::players:
        if (playersOfDigits(value) == 0 || value != digitsOf(playersOfDigits(value)))
            return Text(TW_TEXT("kingdom-rush", "Choose for how many players."));
        return std::nullopt;
    case MapFieldKind::heading:
    case MapFieldKind::fact:
        break;
    }
    return Text(TW_TEXT("kingdom-rush", "That can only be read."));
}

} // namespace

std::vector<std::string> wordsIn(const std::string& value)
{
    std::vector<std::string> words;
    std::size_t begin = 0;
    while (begin < value.size()) {
        const std::size_t end = std::min(value.find(' ', begin), value.size());
        if (end > begin)
            words.push_back(value.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

std::string joined(const std::vector<std::string>& words)
{
    std::string value;
    for (const std::string& word : words)
        value += (value.empty() ? "" : " ") + word;
    return value;
}

std::string digitsOf(MapPlayers players)
{
    std::string digits;
    for (int count = 1; count <= kMaxPlayers; ++count)
        if ((players >> (count - 1) & 1) != 0)
            digits += static_cast<char>('0' + count);
    return digits;
}

MapPlayers playersOfDigits(const std::string& digits)
{
    MapPlayers players = 0;
    for (const char digit : digits)
        if (digit >= '1' && digit < '1' + kMaxPlayers)
            players |= static_cast<MapPlayers>(1 << (digit - '1'));
    return players;
}

MapField& MapForm::add(const std::string& key, MapFieldKind kind, Text name, std::string value)
{
    MapField& field = m_lines.emplace_back().field;
    field.key = key;
    field.kind = kind;
    field.name = std::move(name);
    field.value = std::move(value);
    return field;
}

void MapForm::heading(const std::string& key, Text name)
{
    add(key, MapFieldKind::heading, std::move(name), {});
}

void MapForm::fact(const std::string& key, Text name, std::string value)
{
    add(key, MapFieldKind::fact, std::move(name), std::move(value));
}

void MapForm::number(const std::string& key, Text name, int value, int least, int most, SetNumber set)
{
    MapField& field = add(key, MapFieldKind::number, std::move(name), std::to_string(value));
    field.least = least;
    field.most = most;
    m_lines.back().set = [set = std::move(set)](MapState& state, const std::string& text) -> MapRefusal {
        set(state, numberIn(text).value_or(0));
        return std::nullopt;
    };
}

void MapForm::words(const std::string& key, Text name, const std::string& value, SetWords set)
{
    add(key, MapFieldKind::words, std::move(name), value).most = static_cast<int>(Complaint::kMaxWords);
    m_lines.back().set = [set = std::move(set)](MapState& state, const std::string& text) -> MapRefusal {
        set(state, plainLine(text));
        return std::nullopt;
    };
}

void MapForm::choice(const std::string& key, Text name, const std::string& value,
                     std::vector<MapFieldChoice> choices, SetAny set)
{
    add(key, MapFieldKind::choice, std::move(name), value).choices = std::move(choices);
    m_lines.back().set = std::move(set);
}

void MapForm::choices(const std::string& key, Text name, const std::vector<std::string>& values,
                      std::vector<MapFieldChoice> choices, SetAny set)
{
    add(key, MapFieldKind::choices, std::move(name), joined(values)).choices = std::move(choices);
    m_lines.back().set = std::move(set);
}

void MapForm::players(const std::string& key, Text name, MapPlayers value, SetAny set)
{
    add(key, MapFieldKind::players, std::move(name), digitsOf(value));
    m_lines.back().set = std::move(set);
}

MapRefusal MapForm::set(MapState& state, const std::string& key, const std::string& value) const
{
    const auto line =
        std::ranges::find_if(m_lines, [&](const FormLine& one) { return one.field.key == key; });
    if (line == m_lines.end())
        return Text(TW_TEXT("kingdom-rush", "There is no such field."));
    if (line->set && value == line->field.value)
        return std::nullopt;
    if (MapRefusal refusal = needFit(line->field, value))
        return refusal;
    return line->set(state, value);
}

} // namespace tablewood::kingdom_rush
