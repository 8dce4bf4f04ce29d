#include "moderator/night_script_file.h"

#include "content/faults.h"
#include "games/forsaken/content/forsaken_content.h"
#include "games/forsaken/forsaken_game.h"
#include "games/forsaken/rules.h"
#include "moderator/night_plan.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;

namespace {

using Said = std::vector<std::string>;

/// A script with these steps and lines.
std::string scriptWith(const std::string& steps, const std::string& lines = "{}")
{
    return R"({"title": {"text": "Night"}, "roles": [{"id": "witch", "name": {"text": "Witch"}}], "steps": [)"
           R"({"id": "sleep", "heading": {"text": "All"}, "say": {"text": "Sleep."}, "seconds": 5})" +
           steps + R"(], "lines": )" + lines + "}";
}

Said faultsOf(const std::string& script)
{
    Said all;
    try {
        readNightScript(parseJson(script, "night.json"), "night.json");
    } catch (const InputErrors& errors) {
        for (const InputError& error : errors.all())
            all.emplace_back(error.what());
    }
    return all;
}

Said faultsWith(const std::string& step) { return faultsOf(scriptWith("," + step)); }

/// Id and seconds of every step.
using Steps = std::vector<std::pair<std::string, int>>;
Steps stepsOf(const NightScript& script)
{
    Steps steps;
    for (const NightStep& step : script.steps)
        steps.emplace_back(step.id, step.seconds);
    return steps;
}

/// The hooks of a Night of a match with every Role, in the order in which it comes to them: of its first
/// Night, or of a later one.
std::vector<std::string> hooksOfMatch(bool isFirst)
{
    ContentFolder folder(":/tablewood/games/forsaken");
    const forsaken::ForsakenGame game(readForsakenContent(folder));
    Setup setup{10, {{"forsaken", "4"}}, Seed::fromText("hooks")};
    for (const char* role : {"oracle", "navigator", "priest", "cursed", "coward", "silencer", "shrouded"})
        setup.options[role] = "on";
    forsaken::State state = game.setUp(setup);
    const auto play = [&](Seat seat, const forsaken::Move& move) {
        Log log;
        REQUIRE_FALSE(game.apply(state, seat, move, log).has_value());
    };
    for (const Seat seat : state.living)
        play(seat, forsaken::Ready());
    if (!isFirst) {
        state.nights = 2;
        state.call = forsaken::Call::oracleReads;
    }
    std::vector<std::string> hooks;
    while (state.step == forsaken::Step::night) {
        const std::string hook = game.view(state, Viewer::publicView()).night->hook;
        if (hooks.empty() || hooks.back() != hook)
            hooks.push_back(hook);
        play(Seat::clock(), forsaken::Close());
    }
    return hooks;
}

} // namespace

TEST_CASE("Night One has the order and the seconds of the rulebook")
{
    CHECK(stepsOf(nightScriptNamed("forsaken-night-one")) == Steps{{"close-eyes", 8},
                                                                   {"shrouded", 10},
                                                                   {"forsaken", 45},
                                                                   {"coward", 10},
                                                                   {"navigator", 15},
                                                                   {"cursed", 10},
                                                                   {"wake", 0}});
}

TEST_CASE("Night Two has the order and the seconds of the rulebook")
{
    CHECK(stepsOf(nightScriptNamed("forsaken-night-two")) == Steps{{"close-eyes", 8},
                                                                   {"oracle", 15},
                                                                   {"priest", 15},
                                                                   {"forsaken", 30},
                                                                   {"silencer", 15},
                                                                   {"navigator", 15},
                                                                   {"wake", 0}});
}

TEST_CASE(
    "A Night of a match of Forsaken Forest has its script's steps, their seconds, and the least time for "
    "their words in every language")
{
    for (const bool isFirst : {true, false}) {
        const NightScript script = nightScriptNamed(isFirst ? "forsaken-night-one" : "forsaken-night-two");
        /// The longest any language needs for a step.
        const auto most = [&](std::size_t step, NightTime PlannedStep::*part) {
            NightTime longest{};
            for (const std::string& language : script.languages())
                longest = std::max(longest, planOf(script, {}, language).steps[step].*part);
            return longest;
        };
        const auto seconds = [](NightTime time) {
            return std::chrono::ceil<std::chrono::seconds>(time).count();
        };
        std::vector<std::string> hooks;
        for (std::size_t i = 0; i < script.steps.size(); ++i) {
            const NightStep& step = script.steps[i];
            CAPTURE(step.id);
            REQUIRE(step.hook.has_value());
            hooks.push_back(*step.hook);
            const NightTime words = most(i, &PlannedStep::speaking);
            const NightTime behind = most(i, &PlannedStep::closingTime) + most(i, &PlannedStep::rest);
            if (*step.hook == "sleep") {
                CHECK(forsaken::kSleepingSeconds == seconds(words + std::chrono::seconds(step.seconds)));
                continue;
            }
            if (*step.hook == "wake") {
                CHECK(forsaken::kWakingSeconds == seconds(words));
                continue;
            }
            constexpr auto names = enumNames(forsaken::Call{});
            const auto* const name = std::ranges::find(names, *step.hook);
            REQUIRE(name != names.end());
            const auto call = static_cast<forsaken::Call>(name - names.begin());
            CHECK(forsaken::secondsOf(call) == step.seconds);
            CHECK(forsaken::callingSeconds(call) == seconds(words));
            CHECK(forsaken::closingSeconds(call) == seconds(behind));
        }
        CHECK(hooksOfMatch(isFirst) == hooks);
    }
}

TEST_CASE("Every shipped night is there in English and German, down to the last line")
{
    for (const std::string& id : shippedNights()) {
        CAPTURE(id);
        const NightScript script = nightScriptNamed(id);
        CHECK(script.languages() == Said{"de", "en"});
        const auto english = linesOf(script, "en");
        const auto german = linesOf(script, "de");
        REQUIRE(english.size() == german.size());
        for (std::size_t i = 0; i < english.size(); ++i) {
            CHECK(english[i].id == german[i].id);
            CHECK(english[i].text != german[i].text);
        }
    }
}

TEST_CASE("A line in a language that the script lacks is said in English")
{
    const NightScript script = nightScriptNamed("werewolves-night");
    CHECK(script.words(script.steps.back().say, "fr") == "The sun rises. Everybody, open your eyes.");
}

TEST_CASE("A plain text of a step that is called like a line of another is a line of its own")
{
    NightScript script;
    script.lines["sleep"]["en"] = "Close your eyes.";
    NightStep plain;
    plain.id = "sleep";
    plain.say.text = "Good night.";
    NightStep keyed;
    keyed.id = "wake";
    keyed.say.key = "sleep";
    script.steps = {plain, keyed};
    const auto lines = linesOf(script, "en");
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].id != "sleep");
    CHECK(lines[0].text == "Good night.");
    CHECK(lines[1].id == "sleep");
    CHECK(planOf(script, {}, "en").steps[0].opening.id == lines[0].id);
}

TEST_CASE("A plain closing that is called like another step is a line of its own")
{
    NightScript script;
    NightStep wolves;
    wolves.id = "wolves";
    wolves.say.text = "Wolves, open your eyes.";
    wolves.closing.emplace().text = "Wolves, close your eyes.";
    NightStep other;
    other.id = "wolves-closing";
    other.say.text = "Seer, open your eyes.";
    script.steps = {wolves, other};
    std::vector<std::string> said;
    for (const NightLine& line : linesOf(script, "en"))
        said.push_back(line.text);
    CHECK(said == std::vector<std::string>{"Wolves, open your eyes.", "Wolves, close your eyes.",
                                           "Seer, open your eyes."});
}

TEST_CASE("A step without a heading is headed by the roles it calls")
{
    const NightScript script = nightScriptNamed("werewolves-night");
    CHECK(script.headingOf(script.steps[1], "de") == "Werwölfe");
}

TEST_CASE("A wrong script is told by step, with cause and remedy, and all at once")
{
    CHECK(faultsWith(R"({"id": "brew", "calls": ["wich"], "say": {"text": "Witch."}, "seconds": 700})") ==
          Said{"night.json: /steps/1 (brew)/seconds: 700 does not fit. Use 0 to 600",
               "night.json: /steps/1 (brew)/calls/0: the script has no role \"wich\". Did you mean "
               "\"witch\"?"});
}

TEST_CASE("A field that no step has is told with the nearest one")
{
    CHECK(faultsWith(R"({"id": "brew", "calls": ["witch"], "say": {"text": "Witch."}, "second": 5})") ==
          Said{"night.json: /steps/1: \"seconds\" is missing. Add it",
               "night.json: /steps/1: \"second\" is no field here. Did you mean \"seconds\"?"});
}

TEST_CASE("A step says words by a key or as they stand, not both and not neither")
{
    CHECK(
        faultsWith(R"({"id": "brew", "calls": ["witch"], "say": {}, "seconds": 5})") ==
        Said{"night.json: /steps/1 (brew)/say: it is said by neither or by both. Give \"key\" or \"text\""});
    CHECK(faultsWith(R"({"id": "brew", "calls": ["witch"], "say": {"key": "brewing"}, "seconds": 5})") ==
          Said{"night.json: /steps/1 (brew)/say/key: \"lines\" has no \"brewing\". There are none"});
}

TEST_CASE("A line that is missing in a language, or that nobody says, is told of")
{
    CHECK(
        faultsOf(scriptWith(
            R"(,{"id": "brew", "calls": ["witch"], "say": {"key": "brew"}, "closing": {"key": "end"}, "seconds": 5})",
            R"({"brew": {"en": "Witch.", "de": "Hexe."}, "end": {"en": "Sleep."}, "old": {"en": "a", "de": "b"}})")) ==
        Said{"night.json: /lines/end: the language \"de\" is missing. Add it, or take that language out of "
             "the "
             "other lines",
             "night.json: /lines/old: nothing in the script says it. Use it, or remove it"});
}

TEST_CASE("What is shown needs somebody who sees it and something to see")
{
    CHECK(faultsWith(R"({"id": "brew", "calls": ["witch"], "say": {"text": "Witch."}, "seconds": 5,)"
                     R"("shows": [{"what": "chosen", "to": []}, {"what": "holders", "to": ["witch"]}]})") ==
          Said{"night.json: /steps/1 (brew)/shows/0/to: there are 0 roles. Give 1 to 40",
               "night.json: /steps/1 (brew)/shows/0/what: nothing is chosen in this step. Say in \"choice\" "
               "what "
               "is",
               "night.json: /steps/1 (brew)/shows/1/of: whose holders is not said. Name roles in \"of\""});
}

TEST_CASE("A script without steps, with too many, or with the same step twice is refused")
{
    CHECK(faultsOf(R"({"title": {"text": "N"}, "roles": [], "steps": []})") ==
          Said{"night.json: /steps: there are 0 steps. Give 1 to 60"});
    CHECK(faultsWith(R"({"id": "sleep", "heading": {"text": "All"}, "say": {"text": "x"}, "seconds": 0})") ==
          Said{"night.json: /steps/1 (sleep)/id: two steps are called \"sleep\". Rename one"});
    std::string many;
    for (int i = 0; i < 60; ++i)
        many += R"(,{"id": "s)" + std::to_string(i) +
                R"(", "heading": {"text": "All"}, "say": {"text": "x"}, "seconds": 0})";
    CHECK(faultsOf(scriptWith(many)) == Said{"night.json: /steps: there are 61 steps. Give 1 to 60"});
}

TEST_CASE("A script that is no object at all is refused and not read")
{
    CHECK_THROWS_AS(readNightScript(parseJson("[]", "n"), "n"), InputErrors);
    CHECK_THROWS_AS(readNightScript(parseJson(R"({"lines": []})", "n"), "n"), InputErrors);
    CHECK_THROWS_AS(nightScriptNamed("forsaken-night-three"), InputError);
}
