#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace fs = std::filesystem;

namespace {

const fs::path kSources(TABLEWOOD_SOURCE_DIR);

/// The lines of a file that have the word, each with its number.
std::vector<std::string> linesWith(const fs::path& file, const std::string& word)
{
    std::vector<std::string> found;
    std::ifstream lines(file);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        std::ranges::transform(line, line.begin(), [](char letter) {
            return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        });
        if (line.find(word) != std::string::npos)
            found.push_back(fs::relative(file, kSources).string() + ":" + std::to_string(number) + ": " +
                            line);
    }
    return found;
}

} // namespace

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
