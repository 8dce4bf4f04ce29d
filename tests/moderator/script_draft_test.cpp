#include "moderator/script_draft.h"

#include "moderator/night_script_file.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

ScriptDraft werewolves() { return ScriptDraft(nightScriptNamed("werewolves-night")); }

Faults faultsOf(const ScriptDraft& draft) { return checkNightScript(draft.script(), "draft"); }

std::vector<std::string> idsOf(const ScriptDraft& draft)
{
    std::vector<std::string> ids;
    for (const NightStep& step : draft.script().steps)
        ids.push_back(step.id);
    return ids;
}

using Ids = std::vector<std::string>;

constexpr WordsPlace kSeerSays{ScriptWord::say, 2};

} // namespace

TEST_CASE("A script that is written into a file is the same when it is read again")
{
    for (const std::string& name : shippedNights()) {
        const NightScript script = nightScriptNamed(name);
        Json json = parseJson(nightScriptText(script), name);
        CHECK(json["format"].get<int>() == 1);
        json.erase("format");
        CHECK(readNightScript(json, name) == script);
    }
}

TEST_CASE("Steps are moved, added, copied and removed, and all of it is taken back")
{
    ScriptDraft draft = werewolves();
    const NightScript before = draft.script();
    draft.moveStep(1, 3);
    CHECK(idsOf(draft) == Ids{"close-eyes", "seer", "healer", "werewolves", "wake"});
    CHECK(draft.numbers() == std::vector<int>{0, 2, 3, 1, 4});
    draft.addStep(1);
    CHECK(draft.script().steps[1].id == "step");
    CHECK(draft.numbers()[1] == 5);
    draft.duplicateStep(2);
    CHECK(idsOf(draft) == Ids{"close-eyes", "step", "seer", "seer-2", "healer", "werewolves", "wake"});
    draft.removeStep(0);
    CHECK(idsOf(draft).front() == "step");
    while (draft.canUndo())
        draft.undo();
    CHECK(draft.script() == before);
    CHECK(draft.numbers() == std::vector<int>{0, 1, 2, 3, 4});
    while (draft.canRedo())
        draft.redo();
    CHECK(idsOf(draft).front() == "step");
}

TEST_CASE("A step or a line that is new is not called like one that left a recording")
{
    ScriptDraft draft(nightScriptNamed("werewolves-night"), [](const std::string& line) {
        return line == "step" || line == "step-1-closing" || line == "say-seer-1";
    });
    draft.addStep(1);
    CHECK(draft.script().steps[1].id == "step-2");
    draft.duplicateStep(3);
    CHECK(draft.script().steps[4].say.key == "say-seer-2");
}

TEST_CASE("The words of a copied step are its own")
{
    ScriptDraft draft = werewolves();
    draft.duplicateStep(2);
    draft.setWords({ScriptWord::say, 3}, "en", "Second seer, open your eyes.");
    CHECK(draft.script().words(draft.script().steps[2].say, "en").starts_with("Seer, open"));
    CHECK(draft.script().words(draft.script().steps[3].say, "en") == "Second seer, open your eyes.");
    draft.setWords({ScriptWord::heading, 2}, "en", "The Seer");
    draft.setTranslated({ScriptWord::heading, 2}, true, "en");
    draft.duplicateStep(2);
    draft.setWords({ScriptWord::heading, 3}, "en", "The second Seer");
    CHECK(draft.script().headingOf(draft.script().steps[2], "en") == "The Seer");
    CHECK(draft.script().headingOf(draft.script().steps[3], "en") == "The second Seer");
    CHECK(faultsOf(draft).empty());
}

TEST_CASE("What is typed in one place is taken back at once, and something else by itself")
{
    ScriptDraft draft = werewolves();
    for (const char* text : {"S", "Se", "See"})
        draft.setWords(kSeerSays, "en", text);
    draft.setSeconds(2, 20);
    draft.undo();
    CHECK(draft.script().words(draft.script().steps[2].say, "en") == "See");
    draft.undo();
    CHECK(draft.script() == nightScriptNamed("werewolves-night"));
    CHECK_FALSE(draft.canUndo());
}

TEST_CASE("Words become the same in all languages, and another in each again")
{
    ScriptDraft draft = werewolves();
    draft.setTranslated(kSeerSays, false, "de");
    CHECK(draft.script().steps[2].say.text->starts_with("Seherin"));
    CHECK_FALSE(draft.script().lines.contains("say-seer"));
    draft.setTranslated(kSeerSays, true, "de");
    CHECK(*draft.script().steps[2].say.key == "say-seer");
    CHECK(draft.script().lines.at("say-seer").at("en").starts_with("Seherin"));
    CHECK(faultsOf(draft).empty());
}

TEST_CASE("Words take the line of another place by its key, and tell how many do")
{
    ScriptDraft draft = werewolves();
    CHECK(usesOf(draft.script(), "village") == 2);
    draft.setKey(kSeerSays, "say-healer");
    CHECK(usesOf(draft.script(), "say-healer") == 2);
    CHECK_FALSE(draft.script().lines.contains("say-seer"));
    draft.setKey(kSeerSays, "seer-wakes");
    CHECK(draft.script().lines.at("seer-wakes") == draft.script().lines.at("say-healer"));
    CHECK(faultsOf(draft).empty());
    // Without a key they are parted from all others.
    draft.setKey(kSeerSays, "say-healer");
    draft.setKey(kSeerSays, "");
    CHECK(usesOf(draft.script(), "say-healer") == 1);
    CHECK(usesOf(draft.script(), *draft.script().steps[2].say.key) == 1);
    CHECK(draft.script().lines.at(*draft.script().steps[2].say.key) == draft.script().lines.at("say-healer"));
}

TEST_CASE("A task, a heading or a closing is there while it has words")
{
    ScriptDraft draft = werewolves();
    const WordsPlace closing{ScriptWord::closing, 2};
    draft.setWords(closing, "en", "");
    CHECK(draft.script().steps[2].closing);
    draft.setWords(closing, "de", "");
    CHECK_FALSE(draft.script().steps[2].closing);
    draft.setWords(closing, "en", "Sleep.");
    CHECK(*draft.script().steps[2].closing->text == "Sleep.");
}

TEST_CASE("A role that goes is called by nobody and shown nothing, and what is wrong then is told")
{
    ScriptDraft draft = werewolves();
    draft.removeRole(1);
    CHECK_FALSE(draft.script().steps[2].calls);
    CHECK(draft.script().steps[2].shows->front().to.empty());
    CHECK(faultsOf(draft).size() == 3); // no heading, nobody who chooses, nobody who sees
    draft.addRole("Old seer");
    CHECK(draft.script().roles.back().id == "old-seer");
    draft.setCalled(2, "old-seer", true);
    draft.setShownTo(2, 0, "old-seer", true);
    CHECK(faultsOf(draft).empty());
}

TEST_CASE("A new step calls everybody until roles are called, then their names stand over it")
{
    ScriptDraft draft = werewolves();
    draft.addStep(1);
    CHECK(draft.script().steps[1].called() == NightCalled::always);
    CHECK(faultsOf(draft).size() == 2); // nothing over it and nothing said yet
    draft.setCalled(1, "seer", true);
    draft.setCalled(1, "werewolf", true);
    CHECK(*draft.script().steps[1].calls == Ids{"werewolf", "seer"});
    CHECK(draft.script().headingOf(draft.script().steps[1], "en") == "Werewolves, Seer");
    draft.setWords({ScriptWord::say, 1}, "en", "Wake up.");
    CHECK(faultsOf(draft).empty());
    draft.setChoice(1, NightChoice::card);
    draft.addShown(1, NightSight::chosen);
    draft.addShown(1, NightSight::holders);
    CHECK(faultsOf(draft).size() == 1); // whose holders
    draft.setShownOf(1, 1, "werewolf", true);
    CHECK(faultsOf(draft).empty());
    draft.removeShown(1, 1);
    CHECK(draft.script().steps[1].shows->size() == 1);
}

TEST_CASE("A language comes with the words of another and goes again, but the last one stays")
{
    ScriptDraft draft = werewolves();
    draft.addLanguage("fr", "en");
    CHECK(draft.script().languages() == Ids{"de", "en", "fr"});
    draft.setWords(kSeerSays, "fr", "Voyante, ouvre les yeux.");
    CHECK(draft.script().words(draft.script().steps[2].say, "fr") == "Voyante, ouvre les yeux.");
    for (const char* language : {"de", "en", "fr"})
        draft.removeLanguage(language);
    CHECK(draft.script().languages() == Ids{"fr"});
}
