#pragma once

#include "content/faults.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// A first match explained: scripts beside a game's content (lesson.json, lessons/*.json) that say what is
/// told when, and what it is about. They speak of nothing but what a scene has, so that any game can have
/// one.
namespace tablewood {

class GameType;
struct GameSheet;
struct Setup;

/// Where the scripts of the games lie inside the program, in a folder for each.
inline constexpr const char* kShippedLessons = ":/tablewood/games";
/// The name of the script in a game's folder, and the folder in it with more of them.
inline constexpr const char* kLessonFile = "lesson.json";
inline constexpr const char* kLessonsFolder = "lessons";
/// Nobody reads more before they play.
inline constexpr std::size_t kMaxLessonSteps = 40;
inline constexpr std::size_t kMaxLessonTitle = 60;
/// Two or three short sentences.
inline constexpr std::size_t kMaxLessonText = 260;
inline constexpr int kMaxLessonCount = 100;

/// The owner of a thing, as the reader sees it.
enum class LessonSide : std::uint8_t
{
    mine,
    theirs,
    anyone
};
constexpr auto enumNames(LessonSide) { return std::array<std::string_view, 3>{"mine", "theirs", "anyone"}; }

/// All fields that are given must hold.
struct LessonWhen
{
    /// The phase that it is, by its id.
    std::optional<std::string> phase;
    /// The side that is to act.
    std::optional<LessonSide> turn;
    /// The prompt that the reader has, by its English title.
    std::optional<std::string> prompt;
    /// A button that can be pressed.
    std::optional<std::string> button;
    /// Something on the reader's panel that is ready.
    std::optional<std::string> ready;
    /// One of these: `count` events of this cue were told, pieces lie in this zone (its id or kind), or
    /// pieces of this figure (with `cutOff` only those) on boards; `whose` they are, the reader's if nothing
    /// is said.
    std::optional<std::string> event;
    std::optional<std::string> zone;
    std::optional<std::string> figure;
    std::optional<bool> cutOff;
    std::optional<int> count;
    /// All vote about a seat, which other steps wait for.
    std::optional<bool> ballot;
    /// So few points are left to the goal.
    std::optional<int> left;
    std::optional<LessonSide> whose;
    /// A step that was read.
    std::optional<std::string> after;
    friend bool operator==(const LessonWhen&, const LessonWhen&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("phase", self.phase);
        visit("turn", self.turn);
        visit("prompt", self.prompt);
        visit("button", self.button);
        visit("ready", self.ready);
        visit("event", self.event);
        visit("zone", self.zone);
        visit("figure", self.figure);
        visit("cutOff", self.cutOff);
        visit("count", self.count);
        visit("ballot", self.ballot);
        visit("left", self.left);
        visit("whose", self.whose);
        visit("after", self.after);
    }
};

/// The kinds of things that can be pointed at. Those from `prompt` on have no name.
enum class LessonThing : std::uint8_t
{
    board,
    area,
    figure,
    zone,
    panel,
    item,
    button,
    prompt,
    lit,
    phases,
    score,
    log
};
constexpr auto enumNames(LessonThing)
{
    return std::array<std::string_view, 12>{"board",  "area",   "figure", "zone",   "panel", "item",
                                            "button", "prompt", "lit",    "phases", "score", "log"};
}

/// The thing a step is about, by its name, and its owner where several seats have one.
struct LessonPoint
{
    LessonThing at = LessonThing::prompt;
    std::optional<std::string> which;
    std::optional<LessonSide> whose;
    /// Only the pieces of the figure that are cut off.
    std::optional<bool> cutOff;
    friend bool operator==(const LessonPoint&, const LessonPoint&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("at", self.at);
        visit("which", self.which);
        visit("whose", self.whose);
        visit("cutOff", self.cutOff);
    }
};

struct LessonStep
{
    std::string id;
    /// In English; %1 stands for the points that are to be reached.
    std::string title;
    std::string text;
    /// When it comes; at once if nothing is said.
    std::optional<LessonWhen> when;
    std::optional<LessonPoint> points;
    /// When it has been done; without it, once it was read. Events count from when the step came.
    std::optional<LessonWhen> until;
    friend bool operator==(const LessonStep&, const LessonStep&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("id", self.id);
        visit("title", self.title);
        visit("text", self.text);
        visit("when", self.when);
        visit("points", self.points);
        visit("until", self.until);
    }
};

/// A value of an option, such as nights in which nothing is said.
struct LessonChoice
{
    std::string option;
    std::string value;
    friend bool operator==(const LessonChoice&, const LessonChoice&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("option", self.option);
        visit("value", self.value);
    }
};

/// Values of options, by the names that a setup has for them.
using LessonChoices = std::map<std::string, std::string>;

/// Each step comes once, the earlier one first where several could.
struct Lesson
{
    std::string game;
    /// In the game's folder: "lesson.json", "lessons/prologue.json".
    std::string file;
    std::vector<LessonStep> steps;
    /// An option to offer to a person alone with bots.
    std::optional<LessonChoice> alone = {};
    /// The values of the match that it explains. One that says nothing explains any.
    LessonChoices isFor = {};
    /// The values that a match which is explained begins with, where nobody has chosen others.
    LessonChoices begins = {};
};

/// The scripts of a game in a folder laid out like resources/games, those first that say most of what they
/// are for; none if it has none there. Throws InputErrors that name file, step, field, cause and remedy.
std::vector<Lesson> lessonsIn(const std::string& gamesFolder, const std::string& game);

/// A setup in which nobody has chosen more than this, as it begins to be explained.
Setup begunWith(const Lesson& lesson, Setup setup);

/// The lesson of a match with this setup: of those that are for its values the one that names most of them;
/// null for none. `lessons` are in the order of lessonsIn.
const Lesson* lessonFor(const std::vector<Lesson>& lessons, const GameSheet& sheet, const Setup& setup);

/// Whether a match of this setup begins as the lesson wants it.
bool beginsAs(const Lesson& lesson, const GameSheet& sheet, const Setup& setup);

/// The names a script may use.
struct LessonWords
{
    using Words = std::set<std::string>;
    Words phases, prompts, buttons, items, cues, zones, figures, boards, areas, panels;
    bool hasBallots = false;
    /// Whether seats have points and a goal for them.
    bool hasScores = false;
};

/// The names that come up in matches of the game with these values, as its seats see them. Throws InputError
/// where no match can be dealt with them.
LessonWords lessonWords(const GameType& type, const LessonChoices& choices = {});

/// Faults for names that the game does not have.
Faults faultsOf(const Lesson& lesson, const LessonWords& words, const std::string& file);

/// Faults for what the game does not have, options too. `folder` is the game's, for their places.
Faults faultsOf(const Lesson& lesson, const GameType& type, const std::string& folder);

} // namespace tablewood
