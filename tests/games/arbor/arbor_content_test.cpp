#include "content/game_catalog.h"
#include "games/arbor/content/arbor_content.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>

#include <unistd.h>

using namespace tablewood;

namespace {

namespace fs = std::filesystem;

const std::string kResources = std::string(TABLEWOOD_SOURCE_DIR) + "/resources";

Json readJson(const std::string& path)
{
    std::ifstream input(path, std::ios::binary);
    std::ostringstream text;
    text << input.rdbuf();
    return parseJson(text.str(), path);
}

/// A copy of the shipped content in a folder of its own, gone with this object.
class CopiedContent
{
public:
    CopiedContent()
    {
        static int count = 0;
        m_root = fs::temp_directory_path() /
                 ("tablewood-content-" + std::to_string(::getpid()) + "-" + std::to_string(count++));
        fs::create_directories(m_root);
        fs::copy(kResources + "/games/arbor", m_root / "arbor", fs::copy_options::recursive);
    }
    ~CopiedContent() { fs::remove_all(m_root); }
    CopiedContent(const CopiedContent&) = delete;
    CopiedContent& operator=(const CopiedContent&) = delete;

    void write(const std::string& file, const std::string& text) const
    {
        std::ofstream(m_root / "arbor" / file) << text;
    }
    void remove(const std::string& file) const { fs::remove(m_root / "arbor" / file); }
    std::string path() const { return m_root.string(); }

private:
    fs::path m_root;
};

/// Why the shipped content is refused after a change to one of its files, without the name of the folder.
std::string whyRefused(const std::string& file, const std::function<void(Json&)>& change)
{
    const CopiedContent content;
    Json json = readJson(content.path() + "/arbor/" + file);
    change(json);
    content.write(file, json.dump());
    try {
        const GameCatalog catalog(content.path());
    } catch (const InputError& error) {
        return std::string(error.what()).substr(content.path().size() + 1);
    }
    return "nothing was refused";
}

} // namespace

TEST_CASE("The shipped content is read from a folder as well as from inside the program")
{
    const CopiedContent content;
    const GameCatalog fromFolder(content.path());
    CHECK(fromFolder.find("arbor")->faces() == GameCatalog().find("arbor")->faces());
}

TEST_CASE("A content file that is missing, no JSON or of another format is refused by name")
{
    const CopiedContent content;
    content.remove("stars.json");
    CHECK_THROWS_WITH_AS(GameCatalog(content.path()),
                         doctest::Contains("arbor/stars.json: the file cannot be read"), InputError);
    content.write("stars.json", "{ \"format\": 1, ");
    CHECK_THROWS_WITH_AS(GameCatalog(content.path()), doctest::Contains("arbor/stars.json: line 1, column"),
                         InputError);
    content.write("stars.json", "{ \"stars\": [] }");
    CHECK_THROWS_WITH_AS(GameCatalog(content.path()),
                         doctest::Contains("/format: the number of the format is missing"), InputError);
    content.write("stars.json", "{ \"format\": 2 }");
    CHECK_THROWS_WITH_AS(GameCatalog(content.path()),
                         doctest::Contains("it is of format 2, this program reads format 1"), InputError);
    content.write("stars.json", std::string(kMaxJsonBytes + 1, ' '));
    CHECK_THROWS_WITH_AS(GameCatalog(content.path()), doctest::Contains("it is larger than"), InputError);
}

TEST_CASE("An error in content quotes whole letters of a word that is long")
{
    std::string word = "x";
    for (int i = 0; i < 40; ++i)
        word += "\u00e4";
    const std::string quoted = '"' + word.substr(0, 39) + '"';
    const std::string noKey =
        whyRefused("ancients.json", [&](Json& json) { json["ancients"][1]["key"] = word; });
    CHECK_MESSAGE(noKey.find(quoted + " is no key") != std::string::npos, noKey);
    const std::string noField = whyRefused("ancients.json", [&](Json& json) { json[word] = 1; });
    CHECK_MESSAGE(noField.find(quoted + " is no field here") != std::string::npos, noField);
}

TEST_CASE("An error in content names file, place, cause and remedy")
{
    CHECK(
        whyRefused("ancients.json", [](Json& json) { json["ancients"][2]["trait"]["kind"] = "starlihgt"; })
            .starts_with(
                "arbor/ancients.json: /ancients/2/trait/kind: \"starlihgt\" is not known here. Did you mean "
                "\"starlight\"?"));
    CHECK(whyRefused("ancients.json", [](Json& json) { json["ancients"][0]["emblm"] = "owl"; }) ==
          "arbor/ancients.json: /ancients/0: \"emblm\" is no field here. Did you mean \"emblem\"?");
    CHECK(whyRefused("ancients.json", [](Json& json) { json["ancients"][0].erase("line"); }) ==
          "arbor/ancients.json: /ancients/0: \"line\" is missing. Add it");
    CHECK(whyRefused("ancients.json", [](Json& json) { json["ancients"][0]["trait"].erase("amount"); }) ==
          "arbor/ancients.json: /ancients/0/trait/amount: this kind needs it. Add it");
    CHECK(whyRefused("ancients.json", [](Json& json) { json["ancients"][3]["blessing"]["range"] = 2; }) ==
          "arbor/ancients.json: /ancients/3/blessing/range: this kind has none. Remove it");
    CHECK(whyRefused("ancients.json", [](Json& json) { json["ancients"][1]["key"] = "moss"; }) ==
          "arbor/ancients.json: /ancients/1/key: two Ancients have the key \"moss\". Rename one");
    CHECK(whyRefused("ancients.json", [](Json& json) { json["ancients"].erase(0); }) ==
          "arbor/ancients.json: /ancients: it has 7 entries. Give 8 to 64");
    CHECK(whyRefused("ancients.json", [](Json& json) { json["ancients"][0]["source"] = "hearsay"; }) ==
          "arbor/ancients.json: /ancients/0/source: \"hearsay\" is not known here. Known are: rulebook, "
          "published, inferred, stand-in");
    CHECK(whyRefused("stars.json", [](Json& json) { json["stars"][0]["deck"]["cards"] = 61; }) ==
          "arbor/stars.json: /stars/0/deck/cards: 61 does not fit. Use 0 to 60");
    CHECK(whyRefused("stars.json", [](Json& json) {
              json["stars"][0]["deck"]["cards"] = 60;
              json["stars"][1]["deck"]["cards"] = 60;
          }) == "arbor/stars.json: /stars: the deck has 140 cards with those of Life. Give it at most 120");
    CHECK(whyRefused("stars.json", [](Json& json) { json["stars"][0]["songs"][0]["song"] = "ash"; }) ==
          "arbor/stars.json: /stars/0/songs/1/song: this song is there twice. Remove one");
}

TEST_CASE("All that is wrong with content is told at once, each fault once")
{
    const CopiedContent content;
    const auto change = [&](const std::string& file, const std::function<void(Json&)>& how) {
        Json json = readJson(content.path() + "/arbor/" + file);
        how(json);
        content.write(file, json.dump());
    };
    change("ancients.json", [](Json& json) {
        json["ancients"][0].erase("line");
        json["ancients"][0]["trait"]["kind"] = 7;
        json["ancients"][5]["key"] = json["ancients"][4]["key"];
        json["ancients"][2]["blessing"]["amount"] = 5'000'000'000;
        json["ancients"][3] = "none";
    });
    change("scenarios.json", [](Json& json) {
        json["scenarios"][0]["goal"]["glory"] = 0;
        json["scenarios"][1]["board"]["rows"][0] = "?";
    });
    content.remove("stars.json");
    std::vector<std::string> told;
    try {
        const GameCatalog catalog(content.path());
    } catch (const InputErrors& errors) {
        for (const InputError& error : errors.all())
            told.push_back(std::string(error.what()).substr(content.path().size() + 7));
    }
    const std::vector<const char*> expected{
        "scenarios.json: /scenarios/0/goal/glory: 0 does not fit",
        "scenarios.json: /scenarios/1/board/rows/0: \"?\" is nothing a space can be",
        "stars.json: the file cannot be read",
        "ancients.json: /ancients/0: \"line\" is missing. Add it",
        "ancients.json: /ancients/0/trait/kind: a text in quotes is needed",
        "ancients.json: /ancients/2/blessing/amount: 5000000000 is out of range",
        "ancients.json: /ancients/3: an object in braces is needed",
        "ancients.json: /ancients/5/key: two Ancients have the key",
    };
    for (const char* fault : expected) {
        CAPTURE(std::string(fault));
        CHECK(std::ranges::count_if(told, [&](const std::string& one) { return one.starts_with(fault); }) ==
              1);
    }
}

TEST_CASE("A board in content is checked row by row")
{
    const auto rows = [](Json& json) -> Json& { return json["scenarios"][0]["board"]["rows"]; };
    CHECK(whyRefused("scenarios.json", [&](Json& json) { rows(json)[4] = ". . *"; }) ==
          "arbor/scenarios.json: /scenarios/0/board/rows/4: the row has 3 spaces, the first has 13. Make all "
          "rows equally long");
    CHECK(whyRefused("scenarios.json", [&](Json& json) { rows(json)[0] = ". . . . . . ? . . . . . ."; }) ==
          "arbor/scenarios.json: /scenarios/0/board/rows/0: \"?\" is nothing a space can be. Use . for an "
          "empty space, * for "
          "a Root, ~ for no space, 1 to 4 for a start");
    CHECK(whyRefused("scenarios.json", [&](Json& json) { rows(json)[0] = rows(json)[1]; }) ==
          "arbor/scenarios.json: /scenarios/0/board/rows: a start is missing. Number the starts from 1 on");
    CHECK(whyRefused("scenarios.json", [&](Json& json) { rows(json)[4] = rows(json)[1]; }) ==
          "arbor/scenarios.json: /scenarios/0/board/rows: the board has no Root. Put at least one * on it");
    CHECK(whyRefused("scenarios.json", [&](Json& json) { json["scenarios"].erase(2); }) ==
          "arbor/scenarios.json: /scenarios: there is no scenario for 4 players. Add one");
}

TEST_CASE("Every scenario, Star, song and Ancient says where it comes from")
{
    const GameCatalog catalog;
    int standIns = 0;
    for (const ContentFact& fact : catalog.facts("arbor")) {
        CHECK(!fact.file.empty());
        standIns += fact.source == Source::standIn ? 1 : 0;
    }
    const auto& facts = catalog.facts("arbor");
    CHECK(facts.size() == 3 * 3 + 6 * 2 + 11 + 8);
    CHECK(standIns == 3 + 2 + 3 + 8);
    CHECK(facts[0].name == "Valley of Fate");
    CHECK(facts[0].source == Source::rulebook);
}

TEST_CASE("Emblems, palettes and figures that the content names exist in the art")
{
    const Json emblems = readJson(kResources + "/art/emblems.json")["emblems"];
    const Json palettes = readJson(kResources + "/art/palettes.json")["palettes"];
    const Json figures = readJson(kResources + "/games/arbor/look.json")["figures"];
    ContentFolder folder(kResources + "/games/arbor");
    const arbor::Content content = readArborContent(folder);
    for (const arbor::Star& star : content.stars) {
        CHECK_MESSAGE(emblems.contains(star.picture.emblem), star.picture.emblem);
        CHECK_MESSAGE(palettes.contains(star.picture.palette), star.picture.palette);
    }
    for (const arbor::Ancient& ancient : content.ancients) {
        CHECK_MESSAGE(emblems.contains(ancient.picture.emblem), ancient.picture.emblem);
        CHECK_MESSAGE(palettes.contains(ancient.picture.palette), ancient.picture.palette);
        CHECK_MESSAGE(figures.contains(ancient.figure), ancient.figure);
    }
}
