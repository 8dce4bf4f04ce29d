#include "copies.h"
#include "test_file.h"

#include <set>

using namespace tablewood::copying;
namespace fs = std::filesystem;

namespace {

/// What has words in it: texts that people see, and what is said of the program.
const std::set<fs::path> kKinds{".cpp", ".h",  ".qml",   ".json", ".ts",   ".md",
                                ".txt", ".in", ".cmake", ".sh",   ".html", ".xml"};

/// All of a folder's files that have words in them.
std::vector<fs::path> textsIn(const fs::path& folder)
{
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && kKinds.contains(entry.path().extension()))
            files.push_back(entry.path());
    return files;
}

} // namespace

TEST_CASE("No text of the project has eight words in a row with the rulebook of a game")
{
    const RowList rulebooks(contentOf(kSources / "tests/words/rulebook_rows.bin"));
    const Exceptions allowed(contentOf(kSources / "tests/words/exceptions.txt"));
    std::vector<fs::path> files{kSources / "README.md", kSources / "dev"};
    for (const char* const folder :
         {"cmake", "docs", "packaging", "qml", "resources", "src", "tests", "translations"}) {
        const std::vector<fs::path> texts = textsIn(kSources / folder);
        CHECK_MESSAGE(!texts.empty(), folder);
        files.insert(files.end(), texts.begin(), texts.end());
    }
    for (const fs::path& file : files)
        for (const Copy& copy : copiesIn(contentOf(file), rulebooks, allowed))
            FAIL_CHECK(
                fs::relative(file, kSources).string()
                << ":" << copy.line << ": a rulebook says the same: " << copy.words
                << " (say it in other words; a name or a term may go into tests/words/exceptions.txt)");
}

TEST_CASE("The list of the rulebooks' rows is whole")
{
    CHECK(RowList(contentOf(kSources / "tests/words/rulebook_rows.bin")).size() > 28'000);
}
