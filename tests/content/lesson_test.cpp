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

    /// One more script, in the folder for them.
    void writeMore(const std::string& name, const std::string& text) const
    {
        fs::create_directories(m_root / "arbor" / kLessonsFolder);
        std::ofstream(m_root / "arbor" / kLessonsFolder / name) << text;
    }
    std::vector<Lesson> readAll() const { return lessonsIn(m_root.string(), "arbor"); }
    Lesson read() const { return lessonsIn(m_root.string(), "arbor").front(); }
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
        const std::vector<Lesson> lessons = lessonsIn(kGames, game);
        REQUIRE(lessons.size() == 1);
        CHECK(lessons.front().steps.size() >= 12);
        for (const InputError& fault : faultsOf(lessons.front(), *catalog.find(game), kGames))
            FAIL_CHECK(std::string(fault.what()));
    }
}

TEST_CASE("The script inside the program is that of its folder, and a game without one has none")
{
    CHECK(lessonsIn(kShippedLessons, "arbor").front().steps == lessonsIn(kGames, "arbor").front().steps);
    CHECK(lessonsIn(kGames, "no-such-game").empty());
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

TEST_CASE("Of several lessons the one that says most of what it is for explains the match that has it")
{
    const GameCatalog catalog;
    const GameSheet& sheet = catalog.find("arbor")->sheet();
    Lesson any;
    Lesson duel;
    duel.isFor = {{"scenario", "valley"}};
    Lesson guided;
    guided.isFor = {{"scenario", "valley"}};
    guided.begins = {{"glory", "5"}};
    const Setup setup = begunWith(guided, {2, {{"scenario", "valley"}}, {}});
    CHECK(setup.options == std::map<std::string, std::string>{{"scenario", "valley"}, {"glory", "5"}});
    guided.file = "guided";
    duel.file = "duel";
    any.file = "any";
    const auto fileFor = [&](const std::vector<Lesson>& lessons, const Setup& match) {
        const Lesson* const found = lessonFor(lessons, sheet, match);
        return found ? found->file : "none";
    };
    CHECK(fileFor({guided, any}, setup) == "guided");
    const Setup another{2, {{"scenario", "no-such"}}, {}};
    CHECK(fileFor({guided, any}, another) == "any");
    CHECK(fileFor({guided, duel}, another) == "none");
    CHECK(fileFor({}, setup) == "none");
    // Nobody is taught another match than theirs: how it begins chooses no lesson, it may only rule one out.
    CHECK(beginsAs(guided, sheet, setup));
    const Setup whole{2, {{"scenario", "valley"}}, {}};
    CHECK(fileFor({guided, any}, whole) == "guided");
    CHECK_FALSE(beginsAs(guided, sheet, whole));
    // What somebody has chosen stays.
    CHECK(begunWith(guided, {2, {{"glory", "9"}}, {}}).options ==
          std::map<std::string, std::string>{{"glory", "9"}});
}

TEST_CASE(
    "A game's lessons are its own and those of its folder, and each is checked with the match it is for")
{
    const Script first(withStep(""));
    const auto second = [&](const std::string& head, const std::string& fields) {
        first.writeMore("prologue.json", R"({"format": 1, )" + head + withStep(fields).substr(14));
    };
    second(R"("for": {"scenario": "valley"}, "begins": {"glory": "5"}, )", "");
    const std::vector<Lesson> lessons = first.readAll();
    REQUIRE(lessons.size() == 2);
    CHECK(lessons[0].file == "lessons/prologue.json");
    CHECK(lessons[0].isFor == LessonChoices{{"scenario", "valley"}});
    CHECK(lessons[0].begins == LessonChoices{{"glory", "5"}});
    CHECK(lessons[1].file == kLessonFile);
    CHECK(lessons[1].isFor.empty());

    const GameCatalog catalog;
    const auto faults = [&] {
        Said all;
        for (const InputError& fault : faultsOf(first.readAll().front(), *catalog.find("arbor"), "arbor"))
            all.emplace_back(fault.what());
        return all;
    };
    CHECK(faults() == Said{});
    second(R"("for": {"scenario": "vallye"}, )", "");
    CHECK(faults().front().starts_with("arbor/lessons/prologue.json: /for/scenario: the game has no choice "
                                       "\"vallye\". Did you mean \"valley\"?"));
    second(R"("for": {"scenery": "valley"}, )", "");
    CHECK(faults().front().starts_with(
        "arbor/lessons/prologue.json: /for: the game has no option \"scenery\"."));
    second(R"("for": {"scenario": "valley"}, "begins": {"scenario": "valley"}, )", "");
    CHECK(faults().front().starts_with(
        "arbor/lessons/prologue.json: /begins/scenario: the lesson is for a value of this option already."));
    second("", "");
    CHECK(first.faults() ==
          Said{"lessons/prologue.json: /for: the lesson lesson.json is for the same matches. "
               "Name a value that tells them apart"});
    second(R"("for": {}, )", "");
    CHECK(first.faults() == Said{"lessons/prologue.json: /for: it names no option. Give an object of options "
                                 "and their values, or remove it"});
}
