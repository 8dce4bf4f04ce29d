#include "content/game_catalog.h"
#include "content/lesson.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <functional>

#include <unistd.h>

using namespace tablewood;

namespace {

namespace fs = std::filesystem;

const std::string kGames = std::string(TABLEWOOD_SOURCE_DIR) + "/resources/games";

/// A folder of games of which one has this script, gone with this object.
class Script
{
public:
    explicit Script(const std::string& text)
        : m_root(fs::temp_directory_path() / ("tablewood-lesson-" + std::to_string(::getpid())))
    {
        fs::create_directories(m_root / "arbor");
        std::ofstream(m_root / "arbor" / kLessonFile) << text;
    }
    ~Script() { fs::remove_all(m_root); }
    Script(const Script&) = delete;
    Script& operator=(const Script&) = delete;

    Lesson read() const { return *lessonIn(m_root.string(), "arbor"); }
    /// Everything that is wrong with it, without the name of the folder.
    std::vector<std::string> faults() const
    {
        std::vector<std::string> all;
        try {
            read();
        } catch (const InputErrors& errors) {
            for (const InputError& error : errors.all())
                all.push_back(std::string(error.what()).substr((m_root / "arbor/").string().size()));
        }
        return all;
    }

private:
    fs::path m_root;
};

/// A script of one step with this in it.
std::string withStep(const std::string& fields)
{
    return R"({"format": 1, "steps": [{"id": "a", "title": "A", "text": "Look."}, )"
           R"({"id": "b", "title": "B", "text": "Look there.")" +
           fields + "}]}";
}

std::vector<std::string> faultsWith(const std::string& fields) { return Script(withStep(fields)).faults(); }

using Said = std::vector<std::string>;

const LessonWords& wordsOfArbor()
{
    static const GameCatalog catalog;
    static const LessonWords words = lessonWords(*catalog.find("arbor"));
    return words;
}

} // namespace

TEST_CASE("Every name in the script of a game is one that its matches have")
{
    const GameCatalog catalog;
    for (const char* game : {"arbor", "forsaken"}) {
        const auto lesson = lessonIn(kGames, game);
        REQUIRE(lesson);
        CHECK(lesson->steps.size() >= 12);
        for (const InputError& fault : faultsOf(*lesson, lessonWords(*catalog.find(game)), kLessonFile))
            FAIL_CHECK(std::string(fault.what()));
    }
}

TEST_CASE("The script inside the program is that of its folder, and a game without one has none")
{
    CHECK(lessonIn(kShippedLessons, "arbor")->steps == lessonIn(kGames, "arbor")->steps);
    CHECK_FALSE(lessonIn(kGames, "no-such-game"));
}

TEST_CASE("A step of a script that does not fit is refused with its place, cause and remedy")
{
    CHECK(faultsWith("") == Said{});
    CHECK(faultsWith(R"(, "whne": {})") ==
          Said{"lesson.json: /steps/1: \"whne\" is no field here. Did you mean \"when\"?"});
    CHECK(faultsWith(R"(, "when": {})") ==
          Said{"lesson.json: /steps/1/when: it says nothing. Leave it out, or say when"});
    CHECK(faultsWith(R"(, "when": {"turn": "mien"})")
              .front()
              .starts_with(
                  "lesson.json: /steps/1/when/turn: \"mien\" is not known here. Did you mean \"mine\"?"));
    CHECK(faultsWith(R"(, "when": {"event": "grow", "zone": "hand"})") ==
          Said{"lesson.json: /steps/1/when: it counts several things. Keep one of \"event\", \"zone\" and "
               "\"figure\""});
    CHECK(faultsWith(R"(, "when": {"phase": "day", "count": 2})") ==
          Said{"lesson.json: /steps/1/when/count: nothing is counted. Add \"event\", \"zone\" or \"figure\", "
               "or remove it"});
    CHECK(faultsWith(R"(, "until": {"event": "grow", "count": 101})") ==
          Said{"lesson.json: /steps/1/until/count: 101 does not fit. Use 1 to 100"});
    CHECK(faultsWith(R"(, "when": {"phase": "day", "cutOff": true})") ==
          Said{"lesson.json: /steps/1/when/cutOff: it belongs to no figure. Add \"figure\", or remove it"});
    CHECK(faultsWith(R"(, "when": {"phase": "day", "whose": "mine"})")
              .front()
              .starts_with("lesson.json: /steps/1/when/whose: it belongs to nothing"));
    CHECK(faultsWith(R"(, "when": {"after": "c"})") ==
          Said{"lesson.json: /steps/1/when/after: no step before this one is \"c\". Name an earlier step"});
    CHECK(faultsWith(R"(, "points": {"at": "item"})") ==
          Said{"lesson.json: /steps/1/points/which: which item is not said. Name it in \"which\""});
    CHECK(faultsWith(R"(, "points": {"at": "log", "which": "x"})") ==
          Said{"lesson.json: /steps/1/points/which: there is one log alone. Remove it"});
}

TEST_CASE("A script tells in no more steps and words than people read")
{
    CHECK(Script(R"({"format": 1, "steps": []})").faults() ==
          Said{"lesson.json: /steps: it has 0 steps. Give 1 to 40"});
    std::string steps;
    for (std::size_t i = 0; i <= kMaxLessonSteps; ++i)
        steps +=
            (i ? "," : "") + (R"({"id": ")" + std::to_string(i)) + R"(", "title": "A", "text": "Look."})";
    CHECK(Script(R"({"format": 1, "steps": [)" + steps + "]}").faults() ==
          Said{"lesson.json: /steps: it has 41 steps. Give 1 to 40"});
    const std::string step = R"({"format": 1, "steps": [{"id": "a", "title": "A", "text": ")";
    CHECK(Script(step + std::string(kMaxLessonText, 'x') + "\"}]}").faults() == Said{});
    CHECK(Script(step + std::string(kMaxLessonText + 1, 'x') + "\"}]}").faults() ==
          Said{"lesson.json: /steps/0/text: it is longer than 260 bytes. Shorten it"});
    CHECK(Script(step + "\"}]}").faults() ==
          Said{"lesson.json: /steps/0/text: it is empty. Write what people shall read"});
}

TEST_CASE("Two steps of one name are refused")
{
    CHECK(Script(R"({"format": 1, "steps": [{"id": "a", "title": "A", "text": "Look."},)"
                 R"({"id": "a", "title": "A", "text": "Look."}]})")
              .faults() == Said{"lesson.json: /steps/1/id: two steps are called \"a\". Rename one"});
}

TEST_CASE("Phases, prompts, zones and all else that a game does not have are refused, with what it has")
{
    const auto said = [](const std::string& fields) {
        const Script script(withStep(fields));
        const Faults faults = faultsOf(script.read(), wordsOfArbor(), kLessonFile);
        return faults.size() == 1 ? std::string(faults.front().what()) : std::to_string(faults.size());
    };
    CHECK(said(R"(, "when": {"phase": "duskk"})") ==
          "lesson.json: /steps/1/when/phase: the game has no phase \"duskk\". Did you mean \"dusk\"?");
    CHECK(said(R"(, "when": {"phase": "combat"})") ==
          "lesson.json: /steps/1/when/phase: the game has no phase \"combat\". Use one of: dawn, day, dusk, "
          "night");
    CHECK(said(R"(, "when": {"prompt": "Two Blessing"})") ==
          "lesson.json: /steps/1/when/prompt: the game has no prompt \"Two Blessing\". Did you mean \"Two "
          "Blessings\"?");
    CHECK(said(R"(, "when": {"zone": "dispaly"})").ends_with("Did you mean \"display\"?"));
    CHECK(said(R"(, "until": {"event": "growww"})").find("/until/event: the game has no event") !=
          std::string::npos);
    CHECK(said(R"(, "points": {"at": "button", "which": "endd"})")
              .find("/points/which: the game has no button") != std::string::npos);
    CHECK(said(R"(, "points": {"at": "area", "which": "swamp"})").find("the game has no area \"swamp\"") !=
          std::string::npos);
}
