#include "content/content_texts.h"

#include "content/json_fields.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace tablewood {

namespace {

namespace fs = std::filesystem;

/// The fields with texts for people; all others are for the program.
constexpr std::array<std::string_view, 5> kTextKeys{"name", "title", "line", "text", "meaning"};
/// Says how a game is drawn; the names in it are nobody's texts.
constexpr const char* kLookFile = "look.json";
/// Scripts of nights say everything in each of their languages.
constexpr const char* kNightsFolder = "nights";

bool hasTextsToTranslate(const fs::path& file)
{
    return file.extension() == ".json" && file.filename() != kLookFile &&
           file.parent_path().filename() != kNightsFolder;
}

template <class Iterator>
std::vector<fs::path> sortedEntries(const fs::path& folder)
{
    std::error_code error;
    std::vector<fs::path> entries;
    for (const auto& entry : Iterator(folder, error))
        entries.push_back(entry.path());
    if (error)
        throw InputError(folder.string(), "the folder cannot be read (" + error.message() + ")",
                         "Name the folder that holds a folder for each game");
    std::ranges::sort(entries);
    return entries;
}

class TextCollector
{
public:
    explicit TextCollector(std::string context) : m_context(std::move(context)) {}

    void collect(const Json& json)
    {
        if (json.is_array()) {
            for (const Json& item : json)
                collect(item);
        } else if (json.is_object()) {
            for (const auto& [key, value] : json.items()) {
                if (!value.is_string())
                    collect(value);
                else if (std::ranges::find(kTextKeys, key) != kTextKeys.end())
                    add(value.get<std::string>());
            }
        }
    }
    const std::string& lines() const { return m_lines; }

private:
    void add(const std::string& text)
    {
        if (!m_known.insert(text).second)
            return;
        std::string quoted;
        for (const char c : text) {
            if (c == '"' || c == '\\')
                quoted += '\\';
            quoted += c;
        }
        m_lines += "    QT_TRANSLATE_NOOP(\"" + m_context + "\", \"" + quoted + "\"),\n";
    }

    std::string m_context;
    std::set<std::string> m_known;
    std::string m_lines;
};

} // namespace

std::string contentTextsHeader(const std::string& gamesFolder)
{
    std::string lines;
    for (const fs::path& game : sortedEntries<fs::directory_iterator>(gamesFolder)) {
        if (!fs::is_directory(game))
            continue;
        TextCollector texts(game.filename().string());
        for (const fs::path& file : sortedEntries<fs::recursive_directory_iterator>(game)) {
            if (!hasTextsToTranslate(file))
                continue;
            std::ifstream input(file, std::ios::binary);
            std::ostringstream content;
            content << input.rdbuf();
            texts.collect(parseJson(content.str(), file.string()));
        }
        lines += texts.lines();
    }
    return "#pragma once\n\n"
           "// Made by tablewood-content-texts from resources/games, for the translators' tools: build the "
           "target content-texts\n"
           "// after a change of content. Nothing includes this file.\n\n"
           "#include <QtGlobal>\n\n"
           "// clang-format off\n"
           "inline constexpr const char* kContentTexts[] = {\n" +
           lines + "};\n";
}

} // namespace tablewood
