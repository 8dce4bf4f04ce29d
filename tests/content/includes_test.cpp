#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace fs = std::filesystem;

namespace {

const fs::path kParts = fs::path(TABLEWOOD_SOURCE_DIR) / "src";

using Names = std::set<std::string>;

std::string textOf(const fs::path& file)
{
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// All that the pattern's group finds in the text.
Names found(const std::string& text, const char* pattern)
{
    const std::regex regex(pattern);
    Names names;
    for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end; ++it)
        names.insert((*it)[1]);
    return names;
}

/// The build files of each part: the first folder of its path.
std::map<std::string, std::string> buildFiles()
{
    std::map<std::string, std::string> texts;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(kParts))
        if (entry.path().filename() == "CMakeLists.txt")
            texts[fs::relative(entry.path(), kParts).begin()->string()] += textOf(entry.path());
    return texts;
}

/// The parts that each part links, directly or by way of others.
std::map<std::string, Names> linkedParts()
{
    const std::map<std::string, std::string> texts = buildFiles();
    std::map<std::string, std::string> owners;
    for (const auto& [part, text] : texts)
        for (const std::string& library : found(text, R"(_library\((tablewood_\w+))"))
            owners[library] = part;
    std::map<std::string, Names> linked;
    for (const auto& [part, text] : texts)
        for (const std::string& library : found(text, R"(\b(tablewood_\w+))"))
            if (const auto owner = owners.find(library); owner != owners.end())
                linked[part].insert(owner->second);
    for (std::size_t round = 0; round < linked.size(); ++round)
        for (auto& [part, parts] : linked)
            for (const std::string& other : Names(parts))
                parts.insert(linked[other].begin(), linked[other].end());
    return linked;
}

/// Whether a game's file may include this: the kernel and its own, and where its content is read, or maps are
/// drawn, what reads.
bool isForGame(const fs::path& file, const std::string& included)
{
    const auto game = std::next(file.begin());
    const std::string own = "games/" + game->string() + "/";
    if (*std::next(game) == "content" || *std::next(game) == "maps")
        return included.starts_with(own) || included.starts_with("kernel/") || included.starts_with("kit/") ||
               included.starts_with("content/");
    return included.starts_with("kernel/") ||
           (included.starts_with(own) && !included.starts_with(own + "content/") &&
            !included.starts_with(own + "maps/"));
}

} // namespace

TEST_CASE("The build files tell what a part links, by way of others too")
{
    const std::map<std::string, Names> linked = linkedParts();
    CHECK(linked.at("wire") == Names{"kernel", "wire"});
    CHECK(linked.at("lan").contains("kernel"));
    CHECK_FALSE(linked.at("lan").contains("app"));
    CHECK(linked.at("app").contains("lan"));
}

TEST_CASE("A game includes the kernel and its own, and only where its content is read what reads it")
{
    CHECK(isForGame("games/go/rules.h", "kernel/game.h"));
    CHECK(isForGame("games/go/content/shipped.cpp", "content/shipped_game.h"));
    CHECK(isForGame("games/go/content/shipped.cpp", "games/go/rules.h"));
    CHECK_FALSE(isForGame("games/go/rules.h", "content/json_fields.h"));
    CHECK(isForGame("games/go/maps/go_map.h", "content/map_document.h"));
    CHECK_FALSE(isForGame("games/go/rules.h", "games/go/content/go_content.h"));
    CHECK_FALSE(isForGame("games/go/rules.h", "games/go/maps/go_map.h"));
    CHECK_FALSE(isForGame("games/go/rules.h", "games/hex/rules.h"));
}

TEST_CASE("A part includes nothing of a part that it does not link")
{
    const std::map<std::string, Names> linked = linkedParts();
    int count = 0;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(kParts)) {
        if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp")
            continue;
        const fs::path file = fs::relative(entry.path(), kParts);
        const std::string part = file.begin()->string();
        for (const std::string& included : found(textOf(entry.path()), "#include \"([^\"]+)\"")) {
            ++count;
            const std::string from = included.substr(0, included.find('/'));
            if (part == "games" ? !isForGame(file, included)
                                : from != part && !linked.at(part).contains(from))
                FAIL_CHECK(file.string() << " includes " << included);
        }
    }
    CHECK(count > 1000);
}
