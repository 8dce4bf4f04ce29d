#include "storage/match_text.h"

#include "content/faults.h"
#include "content/packs.h"
#include "kernel/hash.h"
#include "kernel/move_text.h"
#include "kernel/plain_text.h"
#include "wire/lan_limits.h"
#include "wire/paper_limits.h"
#include "wire/scene_limits.h"
#include "wire/word_limits.h"

#include <QByteArray>
#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <optional>

namespace tablewood {

namespace {

/// The longest text that has no limit of its own, far above any played match. The file as a whole has the
/// limits of parseJson.
constexpr std::size_t kMaxText = 200;

constexpr TextKey kRestore = TW_TEXT("storage", "Restore the file from a copy, or begin a new match");

/// A value of the file and where it is, for errors.
class Node
{
public:
    Node(const Json& value, std::string where, const char* separator = ".")
        : m_value(&value), m_where(std::move(where)), m_separator(separator)
    {
    }

    [[noreturn]] void refuse(const Text& cause, const Text& remedy = kRestore) const
    {
        throw Fault(m_where, cause, remedy);
    }

    /// Refuses what is no object, and keys that are not among the known ones.
    void expectObject(std::initializer_list<const char*> known) const
    {
        if (!m_value->is_object())
            refuse(TW_TEXT("storage", "an object is needed here"));
        for (const auto& [key, value] : m_value->items()) {
            if (std::ranges::none_of(known, [&name = key](const char* each) { return name == each; }))
                refuse(Text(TW_TEXT("storage", "\"%1\" is not known here"),
                            std::string(beginningOf(key, kMaxText))));
        }
    }
    bool has(const char* key) const { return m_value->contains(key); }
    Node operator[](const char* key) const
    {
        const auto found = m_value->find(key);
        if (found == m_value->end())
            refuse(Text(TW_TEXT("storage", "\"%1\" is missing"), key));
        return {*found, m_where + m_separator + key};
    }
    std::vector<Node> items() const
    {
        if (!m_value->is_array())
            refuse(TW_TEXT("storage", "a list is needed here"));
        std::vector<Node> nodes;
        nodes.reserve(m_value->size());
        for (std::size_t i = 0; i < m_value->size(); ++i)
            nodes.emplace_back((*m_value)[i], m_where + "[" + std::to_string(i) + "]");
        return nodes;
    }
    /// A text of one line.
    std::string text(std::size_t longest) const { return plainLine(wholeText(longest)); }
    /// A text as it is, of any number of lines.
    const std::string& wholeText(std::size_t longest) const
    {
        if (!m_value->is_string())
            refuse(TW_TEXT("storage", "a text is needed here"));
        const auto& value = m_value->get_ref<const std::string&>();
        if (value.size() > longest)
            refuse(Text(TW_TEXT("storage", "the text is longer than %1 bytes"),
                        static_cast<std::int64_t>(longest)));
        return value;
    }
    int integer(int least, int most) const
    {
        if (!m_value->is_number_integer())
            refuse(TW_TEXT("storage", "a whole number is needed here"));
        const bool isHuge = m_value->is_number_unsigned() && m_value->get<std::uint64_t>() > INT32_MAX;
        const auto value = isHuge ? std::int64_t{INT32_MAX} + 1 : m_value->get<std::int64_t>();
        if (value < least || value > most)
            refuse(Text(TW_TEXT("storage", "a number from %1 to %2 is needed here"), least, most));
        return static_cast<int>(value);
    }
    bool boolean() const
    {
        if (!m_value->is_boolean())
            refuse(TW_TEXT("storage", "true or false is needed here"));
        return m_value->get<bool>();
    }
    /// Bytes as pairs of hexadecimal digits.
    std::vector<std::uint8_t> bytes(std::size_t most) const
    {
        const std::string digits = text(2 * most);
        std::vector<std::uint8_t> result(digits.size() / 2);
        bool isHex = digits.size() % 2 == 0;
        for (std::size_t i = 0; isHex && i < result.size(); ++i) {
            const char* const pair = digits.data() + 2 * i;
            isHex = std::from_chars(pair, pair + 2, result[i], 16).ptr == pair + 2;
        }
        if (!isHex)
            refuse(TW_TEXT("storage", "pairs of hexadecimal digits are needed here"));
        return result;
    }
    std::map<std::string, std::string> texts() const
    {
        std::map<std::string, std::string> result;
        if (!m_value->is_object() || m_value->size() > lan::kMaxOptions)
            refuse(Text(TW_TEXT("storage", "an object of at most %1 texts is needed here"),
                        static_cast<std::int64_t>(lan::kMaxOptions)));
        for (const auto& [key, value] : m_value->items()) {
            const Node option(value, m_where + "." + std::string(beginningOf(key, lan::kMaxOptionText)));
            if (key.size() > lan::kMaxOptionText)
                option.refuse(Text(TW_TEXT("storage", "the key is longer than %1 bytes"),
                                   static_cast<std::int64_t>(lan::kMaxOptionText)));
            result[key] = option.text(lan::kMaxOptionText);
        }
        return result;
    }

private:
    const Json* m_value;
    std::string m_where;
    const char* m_separator;
};

std::string hexOf(const std::uint8_t* bytes, std::size_t count)
{
    return QByteArray(reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(count))
        .toHex()
        .toStdString();
}

Seed readSeed(const Node& node)
{
    const std::string digits = node.text(64);
    if (digits.size() != 64 || digits.find_first_not_of("0123456789abcdef") != std::string::npos)
        node.refuse(TW_TEXT("storage", "64 hexadecimal digits are needed here"));
    return Seed::fromText(digits);
}

Json playerJson(const Player& player)
{
    Json json{{"name", player.name}, {"kind", enumNames(player.kind)[static_cast<std::size_t>(player.kind)]}};
    if (!player.bot.empty())
        json["bot"] = player.bot;
    if (!player.emblem.empty())
        json["emblem"] = player.emblem;
    return json;
}

Player readPlayer(const Node& node)
{
    node.expectObject({"name", "kind", "bot", "emblem"});
    Player player;
    player.name = plainName(node["name"].text(kMaxText));
    const std::string kind = node["kind"].text(kMaxText);
    const auto names = enumNames(PlayerKind{});
    const auto found = std::ranges::find(names, kind);
    if (found == names.end())
        node["kind"].refuse(TW_TEXT("storage", "\"person\" or \"bot\" is needed here"));
    player.kind = static_cast<PlayerKind>(found - names.begin());
    if (node.has("bot"))
        player.bot = node["bot"].text(kMaxText);
    if (node.has("emblem"))
        player.emblem = node["emblem"].text(kMaxText);
    return player;
}

Json moveJson(const JournalEntry& entry)
{
    Json json{{"seat", entry.seat.index}, {"move", entry.move}, {"hash", hashText(entry.hash)}};
    if (entry.hasRevealed)
        json["revealed"] = true;
    return json;
}

std::uint64_t readHash(const Node& node)
{
    const std::vector<std::uint8_t> bytes = node.bytes(8);
    if (bytes.size() != 8)
        node.refuse(TW_TEXT("storage", "16 hexadecimal digits are needed here"));
    std::uint64_t hash = 0;
    for (const std::uint8_t byte : bytes)
        hash = hash << 8 | byte;
    return hash;
}

PackedContent readContent(const Node& node)
{
    node.expectObject({"hash", "packs"});
    PackedContent content;
    content.hash = readHash(node["hash"]);
    for (const Node& pack : node["packs"].items())
        content.packs.push_back(pack.text(kMaxPackName));
    if (content.packs.size() > kMaxPacks)
        node["packs"].refuse(
            Text(TW_TEXT("storage", "at most %1 names fit here"), static_cast<std::int64_t>(kMaxPacks)));
    return content;
}

std::vector<Paper> readPapers(const Node& node, int seats)
{
    std::vector<Paper> papers;
    for (const Node& entry : node.items()) {
        entry.expectObject({"key", "seat", "text"});
        Paper& paper = papers.emplace_back();
        paper.key = entry["key"].text(kMaxPaperKey);
        paper.text = entry["text"].wholeText(kMaxPaperBytes);
        if (entry.has("seat"))
            paper.seat.index = static_cast<std::int8_t>(entry["seat"].integer(0, seats - 1));
    }
    if (const auto why = whyNoPapers(papers, seats))
        node.refuse(*why);
    return papers;
}

Json paperJson(const Paper& paper)
{
    Json json{{"key", paper.key}, {"text", paper.text}};
    if (paper.seat != Seat::none())
        json["seat"] = paper.seat.index;
    return json;
}

JournalEntry readMove(const Node& node, int seats)
{
    node.expectObject({"seat", "move", "hash", "revealed"});
    JournalEntry entry;
    entry.seat.index = static_cast<std::int8_t>(node["seat"].integer(Seat::clock().index, seats - 1));
    if (entry.seat == Seat::none())
        node["seat"].refuse(
            Text(TW_TEXT("storage", "a seat from 0 to %1, or -2 for the clock, is needed here"), seats - 1));
    entry.move = node["move"].text(kMaxMoveText);
    entry.hash = readHash(node["hash"]);
    entry.hasRevealed = node.has("revealed") && node["revealed"].boolean();
    return entry;
}

Json dealingJson(const Dealing& dealing)
{
    Json parts = Json::array();
    for (const Dealing::Part& part : dealing.parts)
        parts.push_back({{"seat", part.seat.index}, {"bytes", hexOf(part.bytes.data(), part.bytes.size())}});
    return {{"host", hexOf(dealing.host.data(), dealing.host.size())}, {"parts", parts}};
}

std::array<std::uint8_t, 32> readPart(const Node& node)
{
    std::array<std::uint8_t, 32> part{};
    const std::vector<std::uint8_t> bytes = node.bytes(part.size());
    if (bytes.size() != part.size())
        node.refuse(TW_TEXT("storage", "64 hexadecimal digits are needed here"));
    std::ranges::copy(bytes, part.begin());
    return part;
}

Dealing readDealing(const Node& node, int seats)
{
    node.expectObject({"host", "parts"});
    Dealing dealing;
    dealing.host = readPart(node["host"]);
    for (const Node& part : node["parts"].items()) {
        part.expectObject({"seat", "bytes"});
        const Seat seat{static_cast<std::int8_t>(part["seat"].integer(0, seats - 1))};
        if (!dealing.parts.empty() && seat <= dealing.parts.back().seat)
            part["seat"].refuse(TW_TEXT("storage", "the parts stand in the order of the seats"));
        dealing.parts.push_back({seat, readPart(part["bytes"])});
    }
    return dealing;
}

FiledMatch readMatch(const Node& root)
{
    if (!root.has("format") || !root.has("program"))
        root.refuse(TW_TEXT("storage", "this is no match of Tablewood"),
                    TW_TEXT("storage", "Choose a file that ends in .tablewood"));
    const int format = root["format"].integer(1, INT32_MAX);
    if (format > kMatchFormat)
        root["format"].refuse(
            Text(TW_TEXT("storage", "%1 wrote this file in format %2, this version reads up to format %3"),
                 root["program"].text(kMaxText), format, kMatchFormat),
            TW_TEXT("storage", "Use the newer version"));
    root.expectObject({"format", "program", "name", "game", "content", "papers", "setup", "position",
                       "players", "dealing", "moves"});
    FiledMatch match;
    if (root.has("name"))
        match.name = plainName(root["name"].text(kMaxMatchName));
    MatchRecord& record = match.record;
    record.game = root["game"].text(lan::kMaxGameId);
    if (root.has("content"))
        record.content = readContent(root["content"]);
    const Node setup = root["setup"];
    setup.expectObject({"seats", "options", "seed"});
    record.setup.seats = setup["seats"].integer(1, kMaxSeats);
    record.setup.options = setup["options"].texts();
    record.setup.seed = readSeed(setup["seed"]);
    if (root.has("papers"))
        record.papers = readPapers(root["papers"], record.setup.seats);
    if (root.has("position"))
        record.position = root["position"].bytes(kMaxJsonBytes);
    for (const Node& player : root["players"].items())
        record.players.push_back(readPlayer(player));
    if (static_cast<int>(record.players.size()) != record.setup.seats)
        root["players"].refuse(
            Text(TW_TEXT("storage", "one player for each of %1 seats is needed"), record.setup.seats));
    if (root.has("dealing"))
        record.dealing = readDealing(root["dealing"], record.setup.seats);
    for (const Node& move : root["moves"].items())
        record.moves.push_back(readMove(move, record.setup.seats));
    return match;
}

/// The oldest format that can tell the match, so that older versions can read it.
int formatOf(const FiledMatch& match)
{
    constexpr int kBrought = 6;
    constexpr int kEditions = 5;
    constexpr int kPacks = 4;
    constexpr int kNames = 3;
    constexpr int kDealings = 2;
    if (!match.record.papers.empty())
        return kBrought;
    if (match.record.content)
        return match.record.content->packs.empty() ? kEditions : kPacks;
    return !match.name.empty() ? kNames : match.record.dealing ? kDealings : 1;
}

} // namespace

std::string textOf(const FiledMatch& match)
{
    const MatchRecord& record = match.record;
    const auto line = [](const Json& json) {
        return json.dump(-1, ' ', false, Json::error_handler_t::replace);
    };
    const QString program = QCoreApplication::applicationVersion();
    std::string text = "{\"format\": " + std::to_string(formatOf(match));
    text += ",\n\"program\": " + line("Tablewood " + program.toStdString());
    if (!match.name.empty())
        text += ",\n\"name\": " + line(match.name);
    text += ",\n\"game\": " + line(record.game);
    if (record.content)
        text += ",\n\"content\": " +
                line(Json{{"hash", hashText(record.content->hash)}, {"packs", record.content->packs}});
    text += ",\n\"setup\": " + line(Json{{"seats", record.setup.seats},
                                         {"options", record.setup.options},
                                         {"seed", record.setup.seed.text()}});
    if (!record.position.empty())
        text += ",\n\"position\": " + line(hexOf(record.position.data(), record.position.size()));
    if (record.dealing)
        text += ",\n\"dealing\": " + line(dealingJson(*record.dealing));
    const auto list = [&](const char* key, const auto& entries, auto jsonOf) {
        text += std::string(",\n\"") + key + "\": [";
        for (std::size_t i = 0; i < entries.size(); ++i)
            text += (i > 0 ? ",\n " : "\n ") + line(jsonOf(entries[i]));
        text += "]";
    };
    if (!record.papers.empty())
        list("papers", record.papers, paperJson);
    list("players", record.players, playerJson);
    list("moves", record.moves, moveJson);
    return text + "}\n";
}

FiledMatch matchFrom(const Json& json, const std::string& origin)
{
    return readMatch(Node(json, origin, ", "));
}

} // namespace tablewood
