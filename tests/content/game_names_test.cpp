#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace fs = std::filesystem;

namespace {

const fs::path kSources(TABLEWOOD_SOURCE_DIR);

bool isLetter(char letter) { return std::isalpha(static_cast<unsigned char>(letter)) != 0; }
bool isUpper(char letter) { return std::isupper(static_cast<unsigned char>(letter)) != 0; }
bool isLower(char letter) { return isLetter(letter) && !isUpper(letter); }

/// Whether the word stands there, in any case: by itself or as a part of a name, such as `go` in `GoBoard`
/// and `is_go`, but not in "gone" or "ago".
bool hasWord(std::string_view line, std::string_view word)
{
    const auto isSame = [](char one, char other) {
        return std::tolower(static_cast<unsigned char>(one)) == other;
    };
    for (auto at = line.begin(); at != line.end(); ++at) {
        at = std::search(at, line.end(), word.begin(), word.end(), isSame);
        if (at == line.end())
            return false;
        const auto after = at + static_cast<std::ptrdiff_t>(word.size());
        const bool begins = at == line.begin() || !isLetter(at[-1]) || (isUpper(*at) && isLower(at[-1]));
        const bool ends = after == line.end() || !isLower(*after);
        if (begins && ends)
            return true;
    }
    return false;
}

/// The lines of a file that have the word, each with its number.
std::vector<std::string> linesWith(const fs::path& file, const std::string& word)
{
    std::vector<std::string> found;
    std::ifstream lines(file);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number)
        if (hasWord(line, word))
            found.push_back(fs::relative(file, kSources).string() + ":" + std::to_string(number) + ": " +
                            line);
    return found;
}

} // namespace

TEST_CASE("The name of a game is found in names and sentences, and not in words that only have its letters")
{
    for (const char* const line :
         {"go", "the game of Go.", "class GoBoard", "isGo(", "games/go/rules.h", "kGo"})
        CHECK(hasWord(line, "go"));
    for (const char* const line : {"", "gone", "ago", "#include <algorithm>", "cargo", "Gold"})
        CHECK_FALSE(hasWord(line, "go"));
}

TEST_CASE("Nothing outside of its folder names a game")
{
    std::vector<fs::path> files{kSources / "dev", kSources / "CMakeLists.txt"};
    for (const char* const folder : {"cmake", "qml", "src"})
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(kSources / folder))
            if (entry.is_regular_file() &&
                fs::relative(entry.path(), kSources / "src/games").string().starts_with(".."))
                files.push_back(entry.path());
    CHECK(files.size() > 500);
    for (const fs::directory_entry& game : fs::directory_iterator(kSources / "src/games")) {
        const std::string id = game.path().filename().string();
        for (const fs::path& file : files)
            for (const std::string& line :
                 game.is_directory() ? linesWith(file, id) : std::vector<std::string>{})
                FAIL_CHECK(line << " (what belongs to one game lies in src/games/" << id << ")");
    }
}
