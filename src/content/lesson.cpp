#include "content/lesson.h"

#include "content/content_entries.h"
#include "content/random_play.h"
#include "kernel/match.h"
#include "kernel/seat_options.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <functional>

namespace tablewood {

namespace {

/// Takes an object of options and their values off a script.
LessonChoices takeChoices(Json& script, const char* field, const std::string& file, Faults& faults)
{
    LessonChoices choices;
    const auto found = script.find(field);
    if (found == script.end())
        return choices;
    const std::string path = std::string("/") + field;
    if (!found->is_object() || found->empty())
        faults.emplace_back(file + ": " + path, TW_TEXT("content", "it names no option"),
                            TW_TEXT("content", "Give an object of options and their values, or remove it"));
    else
        for (const auto& [option, value] : found->items())
            choices[option] = fromJson<std::string>(value, file, &faults, path + "/" + option);
    script.erase(field);
    return choices;
}

struct ScriptFile
{
    std::vector<LessonStep> steps;
    std::optional<LessonChoice> alone;
    static void describe(auto& self, auto& visit)
    {
        visit("steps", self.steps);
        visit("alone", self.alone);
    }
};

void checkNumber(const std::optional<int>& value, int least, const char* step, const Complaint& here)
{
    if (value)
        here.within(step, *value, least, kMaxLessonCount);
}

bool isNamed(LessonThing thing) { return thing < LessonThing::prompt; }

std::string nameOf(LessonThing thing)
{
    return std::string(enumNames(thing)[static_cast<std::size_t>(thing)]);
}

void checkWhen(const LessonWhen& when, const Complaint& here)
{
    const int counted = (when.event ? 1 : 0) + (when.zone ? 1 : 0) + (when.figure ? 1 : 0);
    here.need(counted <= 1, TW_TEXT("content", "it counts several things"),
              TW_TEXT("content", "Keep one of \"event\", \"zone\" and \"figure\""));
    here.need(when != LessonWhen{}, TW_TEXT("content", "it says nothing"),
              TW_TEXT("content", "Leave it out, or say when"));
    here.at("count").need(!when.count || counted > 0, TW_TEXT("content", "nothing is counted"),
                          TW_TEXT("content", "Add \"event\", \"zone\" or \"figure\", or remove it"));
    checkNumber(when.count, 1, "count", here);
    checkNumber(when.left, 0, "left", here);
    here.at("cutOff").need(!when.cutOff || when.figure, TW_TEXT("content", "it belongs to no figure"),
                           TW_TEXT("content", "Add \"figure\", or remove it"));
    here.at("whose").need(!when.whose || counted > 0 || when.left,
                          TW_TEXT("content", "it belongs to nothing"),
                          TW_TEXT("content", "Say whose with \"event\", \"zone\", \"figure\" or \"left\""));
}

void checkPoint(const LessonPoint& point, const Complaint& here)
{
    const bool mayLackName = point.at == LessonThing::board || point.at == LessonThing::panel;
    here.at("which").need(point.which.has_value() || !isNamed(point.at) || mayLackName,
                          Text(TW_TEXT("content", "which %1 is not said"), nameOf(point.at)),
                          TW_TEXT("content", "Name it in \"which\""));
    here.at("which").need(!point.which || isNamed(point.at),
                          Text(TW_TEXT("content", "there is one %1 alone"), nameOf(point.at)),
                          TW_TEXT("content", "Remove it"));
}

/// Ids differ, and `after` names an earlier step.
void checkOrder(const Lesson& lesson, const Complaint& list)
{
    std::set<std::string> earlier;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        const Complaint here = list.at(i);
        for (const auto& [field, when] : {std::pair{"when", &step.when}, std::pair{"until", &step.until}})
            if (*when && (*when)->after)
                here.at(field).at("after").need(
                    earlier.contains(*(*when)->after),
                    Text(TW_TEXT("content", "no step before this one is \"%1\""), *(*when)->after),
                    TW_TEXT("content", "Name an earlier step"));
        here.at("id").need(earlier.insert(step.id).second,
                           Text(TW_TEXT("content", "two steps are called \"%1\""), step.id),
                           TW_TEXT("content", "Rename one"));
    }
}

void checkStep(const LessonStep& step, const Complaint& here)
{
    here.written("id", step.id, kMaxLessonTitle);
    here.written("title", step.title, kMaxLessonTitle);
    here.written("text", step.text, kMaxLessonText);
    if (step.when)
        checkWhen(*step.when, here.at("when"));
    if (step.until)
        checkWhen(*step.until, here.at("until"));
    if (step.points)
        checkPoint(*step.points, here.at("points"));
}

/// Says of a name that the game does not have it.
void checkName(const std::optional<std::string>& name, const LessonWords::Words& known, const char* what,
               const Complaint& here)
{
    if (!name || known.contains(*name))
        return;
    const std::string near = nearestWord(*name, {known.begin(), known.end()});
    std::string all;
    for (const std::string& word : known)
        all += (all.empty() ? "" : ", ") + word;
    here.need(false,
              Text(TW_TEXT("content", "the game has no %1 \"%2\""), std::string(what),
                   std::string(beginningOf(*name, kMaxLessonTitle))),
              !near.empty() ? Text(TW_TEXT("content", "Did you mean \"%1\"?"), near)
              : all.empty() ? Text(TW_TEXT("content", "Remove it"))
                            : Text(TW_TEXT("content", "Use one of: %1"), all));
}

void checkNames(const LessonWhen& when, const LessonWords& words, const Complaint& here)
{
    checkName(when.phase, words.phases, "phase", here.at("phase"));
    checkName(when.prompt, words.prompts, "prompt", here.at("prompt"));
    checkName(when.button, words.buttons, "button", here.at("button"));
    checkName(when.ready, words.items, "item", here.at("ready"));
    checkName(when.event, words.cues, "event", here.at("event"));
    checkName(when.zone, words.zones, "zone", here.at("zone"));
    checkName(when.figure, words.figures, "figure", here.at("figure"));
    here.at("ballot").need(!when.ballot || words.hasBallots, TW_TEXT("content", "the game has no votes"),
                           TW_TEXT("content", "Remove it"));
    here.at("left").need(!when.left || words.hasScores, TW_TEXT("content", "the game has no goal of points"),
                         TW_TEXT("content", "Remove it"));
}

void checkNames(const LessonPoint& point, const LessonWords& words, const Complaint& here)
{
    const LessonWords::Words* known = nullptr;
    switch (point.at) {
    case LessonThing::board:
        known = &words.boards;
        break;
    case LessonThing::area:
        known = &words.areas;
        break;
    case LessonThing::figure:
        known = &words.figures;
        break;
    case LessonThing::zone:
        known = &words.zones;
        break;
    case LessonThing::panel:
        known = &words.panels;
        break;
    case LessonThing::item:
        known = &words.items;
        break;
    case LessonThing::button:
        known = &words.buttons;
        break;
    case LessonThing::phases:
        here.at("at").need(!words.phases.empty(), TW_TEXT("content", "the game has no phases"),
                           TW_TEXT("content", "Point at something else"));
        return;
    case LessonThing::score:
        here.at("at").need(words.hasScores, TW_TEXT("content", "the game has no scores"),
                           TW_TEXT("content", "Point at something else"));
        return;
    case LessonThing::prompt:
    case LessonThing::lit:
    case LessonThing::log:
        return;
    }
    checkName(point.which, *known, nameOf(point.at).c_str(), here.at("which"));
}

/// Says of options and values that the game does not have them.
void checkChoices(const LessonChoices& choices, const GameSheet& sheet, const Complaint& here)
{
    for (const auto& [name, value] : choices) {
        LessonWords::Words options;
        LessonWords::Words values;
        for (const OptionSpec& option : sheet.options)
            for (const std::string& key : keysOf(option, sheet.maxSeats)) {
                options.insert(key);
                if (key == name)
                    for (const OptionChoice& choice : option.choices)
                        values.insert(choice.value);
            }
        checkName(name, options, "option", here);
        if (options.contains(name))
            checkName(value, values, "choice", here.at(name));
    }
}

/// A setup with these values, for the least number of seats with which a match can be dealt.
Setup setupOf(const GameType& type, const LessonChoices& choices)
{
    const GameSheet& sheet = type.sheet();
    for (int seats = sheet.minSeats;; ++seats) {
        Setup setup = anew(sheet, {seats, choices, {}});
        try {
            type.newMatch(setup);
            return setup;
        } catch (const InputError&) {
            if (seats == sheet.maxSeats)
                throw;
        }
    }
}

/// The value of an option in a setup; empty where the game does not have it, or not for so many seats.
std::string chosenIn(const GameSheet& sheet, const Setup& setup, const std::string& option)
{
    try {
        return chosen(sheet, setup, option);
    } catch (const InputError&) {
        return {};
    }
}

bool hasAll(const GameSheet& sheet, const Setup& setup, const LessonChoices& choices)
{
    return std::ranges::all_of(
        choices, [&](const auto& choice) { return chosenIn(sheet, setup, choice.first) == choice.second; });
}

Lesson readLesson(ContentFolder& folder, const std::string& game, const std::string& name)
{
    const std::string file = folder.nameOf(name);
    Faults faults;
    Json json = folder.read(name);
    LessonChoices isFor = takeChoices(json, "for", file, faults);
    LessonChoices begins = takeChoices(json, "begins", file, faults);
    ScriptFile script = fromJson<ScriptFile>(json, file, &faults);
    Lesson lesson{
        game, name, std::move(script.steps), std::move(script.alone), std::move(isFor), std::move(begins)};
    const Complaint list(file, "/steps", game.c_str(), faults);
    list.need(!lesson.steps.empty() && lesson.steps.size() <= kMaxLessonSteps,
              Text::counted(TW_TEXT_N("content", "it has %n steps"),
                            static_cast<std::int64_t>(lesson.steps.size())),
              Text(TW_TEXT("content", "Give %1 to %2"), 1, static_cast<std::int64_t>(kMaxLessonSteps)));
    if (faults.empty()) {
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
            checkStep(lesson.steps[i], list.at(i));
        checkOrder(lesson, list);
    }
    if (!faults.empty())
        throw InputErrors(std::move(faults));
    return lesson;
}

void collect(const Scene& scene, LessonWords& words)
{
    for (const Phase& phase : scene.phases)
        words.phases.insert(phase.id.text());
    if (!scene.prompt.title.isEmpty())
        words.prompts.emplace(scene.prompt.title.source());
    for (const Button& button : scene.buttons)
        words.buttons.insert(button.id.text());
    for (const Zone& zone : scene.zones) {
        words.zones.insert(zone.id.text());
        words.zones.emplace(enumNames(zone.kind)[static_cast<std::size_t>(zone.kind)]);
    }
    for (const Piece& piece : scene.pieces)
        words.figures.insert(piece.figure.text());
    for (const Board& board : scene.boards) {
        words.boards.insert(board.id.text());
        for (const Area& area : board.areas)
            words.areas.insert(area.style.text());
    }
    words.hasBallots = words.hasBallots || scene.ballot;
    for (const Panel& panel : scene.panels) {
        words.panels.insert(panel.id.text());
        words.hasScores = words.hasScores || (panel.score && panel.score->target > 0);
        for (const PanelItem& item : panel.items)
            words.items.insert(item.id.text());
    }
}

} // namespace

std::vector<Lesson> lessonsIn(const std::string& gamesFolder, const std::string& game)
{
    ContentFolder folder(folderOf(gamesFolder, game));
    std::vector<std::string> files;
    if (QFile::exists(QString::fromStdString(folder.nameOf(kLessonFile))))
        files.emplace_back(kLessonFile);
    const QDir more(QString::fromStdString(folder.nameOf(kLessonsFolder)));
    for (const QString& file : more.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        files.push_back(std::string(kLessonsFolder) + "/" + file.toStdString());
    std::vector<Lesson> lessons;
    Faults faults;
    for (const std::string& file : files)
        gather(faults, [&] { lessons.push_back(readLesson(folder, game, file)); });
    for (auto lesson = lessons.begin(); lesson != lessons.end(); ++lesson) {
        const auto twin = std::find_if(lessons.begin(), lesson,
                                       [&](const Lesson& one) { return one.isFor == lesson->isFor; });
        if (twin != lesson)
            faults.emplace_back(folder.nameOf(lesson->file) + ": /for",
                                Text(TW_TEXT("content", "the lesson %1 is for the same matches"), twin->file),
                                TW_TEXT("content", "Name a value that tells them apart"));
    }
    if (!faults.empty())
        throw InputErrors(std::move(faults));
    std::ranges::stable_sort(lessons, std::greater<>(), [](const Lesson& one) { return one.isFor.size(); });
    return lessons;
}

Setup begunWith(const Lesson& lesson, Setup setup)
{
    setup.options.insert(lesson.begins.begin(), lesson.begins.end());
    return setup;
}

const Lesson* lessonFor(const std::vector<Lesson>& lessons, const GameSheet& sheet, const Setup& setup)
{
    const auto found = std::ranges::find_if(
        lessons, [&](const Lesson& lesson) { return hasAll(sheet, setup, lesson.isFor); });
    return found == lessons.end() ? nullptr : &*found;
}

bool beginsAs(const Lesson& lesson, const GameSheet& sheet, const Setup& setup)
{
    return hasAll(sheet, setup, lesson.begins);
}

LessonWords lessonWords(const GameType& type, const LessonChoices& choices)
{
    /// Enough for what is rare, such as a song that is countered.
    constexpr int kMatches = 32;
    LessonWords words;
    Setup setup = setupOf(type, choices);
    for (int number = 0; number < kMatches; ++number) {
        setup.seed = Seed::fromText("words " + std::to_string(number));
        playByChance(
            type, setup,
            [&](const Match& match) {
                for (const Seat seat : Seats::firstOf(setup.seats))
                    collect(match.view(seat), words);
            },
            [&](const Log& log) {
                for (const LogEntry& entry : log.entries())
                    words.cues.insert(entry.event.cue.text());
            });
    }
    words.cues.erase("");
    return words;
}

Faults faultsOf(const Lesson& lesson, const LessonWords& words, const std::string& file)
{
    Faults faults;
    const Complaint list(file, "/steps", lesson.game.c_str(), faults);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        const Complaint here = list.at(i);
        if (step.when)
            checkNames(*step.when, words, here.at("when"));
        if (step.until)
            checkNames(*step.until, words, here.at("until"));
        if (step.points)
            checkNames(*step.points, words, here.at("points"));
    }
    return faults;
}

Faults faultsOf(const Lesson& lesson, const GameType& type, const std::string& folder)
{
    const std::string file = folder + "/" + lesson.file;
    Faults faults;
    const Complaint here(file, "", lesson.game.c_str(), faults);
    checkChoices(lesson.isFor, type.sheet(), here.at("for"));
    checkChoices(lesson.begins, type.sheet(), here.at("begins"));
    for (const auto& choice : lesson.begins)
        here.at("begins")
            .at(choice.first)
            .need(!lesson.isFor.contains(choice.first),
                  TW_TEXT("content", "the lesson is for a value of this option already"),
                  TW_TEXT("content", "Name it in one of the two"));
    if (!faults.empty())
        return faults;
    LessonChoices choices = lesson.isFor;
    choices.insert(lesson.begins.begin(), lesson.begins.end());
    try {
        return faultsOf(lesson, lessonWords(type, choices), file);
    } catch (const InputError& error) {
        faults.emplace_back(here.at("for").where(), reasonOf(error), Text());
        return faults;
    }
}

} // namespace tablewood
