#include "cli/command.h"
#include "cli/english.h"
#include "cli/terminal.h"
#include "cli/view_json.h"
#include "moderator/narrator.h"
#include "moderator/night_engine.h"
#include "moderator/night_render.h"
#include "moderator/night_script_file.h"
#include "moderator/wav.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <locale>
#include <sstream>
#include <thread>

namespace tablewood::cli {

namespace {

using namespace std::chrono_literals;

/// In the data folder: lines that were spoken already.
constexpr const char* kVoicesFolder = "voices";
constexpr double kMostSpeed = 1000.0;
/// How often a night is looked at that runs by the clock.
constexpr auto kGlance = 5ms;

double secondsOf(NightTime time) { return static_cast<double>(time.count()) / 1000.0; }

/// "1:05" or, to the millisecond, "1:05.250".
std::string clockText(NightTime time, bool isExact)
{
    std::array<char, 40> text{};
    const long long all = time.count() / 1000;
    const long long rest = time.count() % 1000;
    if (isExact)
        std::snprintf(text.data(), text.size(), "%lld:%02lld.%03lld", all / 60, all % 60, rest);
    else
        std::snprintf(text.data(), text.size(), "%lld:%02lld", all / 60, all % 60);
    return text.data();
}

std::string joined(const std::vector<std::string>& words)
{
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : ", ") + word;
    return all;
}

std::string scriptOf(const Arguments& arguments)
{
    const auto script = arguments.place("SCRIPT");
    if (!script)
        throw UsageError("night " + arguments.at("WHAT") + " needs a SCRIPT: " + joined(shippedNights()) +
                         ", or a file.");
    return *script;
}

/// The language that is asked for, which the script must have; English or the first one if none is.
std::string languageOf(const Arguments& arguments, const NightScript& script)
{
    const std::vector<std::string> known = script.languages();
    const auto wanted = arguments.value("language");
    if (!wanted)
        return known.empty() || std::ranges::find(known, "en") != known.end() ? "en" : known.front();
    if (!known.empty() && std::ranges::find(known, *wanted) == known.end())
        throw UsageError("The script has no language \"" + *wanted + "\", only " + joined(known) + ".");
    return *wanted;
}

NightCast castOf(const Arguments& arguments, const NightScript& script)
{
    NightCast cast;
    std::vector<std::string> known;
    for (const NightRole& role : script.roles)
        known.push_back(role.id);
    for (const std::string& list : arguments.values("roles")) {
        if (!cast.inPlay)
            cast.inPlay.emplace();
        std::istringstream words(list);
        for (std::string role; std::getline(words, role, ',');) {
            if (!script.role(role))
                throw UsageError("The script has no role \"" + role + "\"." + suggestion(role, known) +
                                 " Its roles are: " + joined(known) + ".");
            cast.inPlay->push_back(role);
        }
    }
    return cast;
}

void printSummary(const std::string& name, const NightScript& script, bool isJson)
{
    const NightPlan plan = planOf(script, {}, "en");
    std::vector<std::string> roles;
    for (const NightRole& role : script.roles)
        roles.push_back(role.id);
    if (isJson)
        printLine(Json{{"script", name},
                       {"title", plan.title},
                       {"game", script.game ? Json(script.words(*script.game, "en")) : Json()},
                       {"steps", script.steps.size()},
                       {"roles", roles},
                       {"languages", script.languages()},
                       {"seconds", secondsOf(plan.length())}});
    else
        terminal::print(QString::asprintf(
            "%s: %s, %s, %s long, roles %s, languages %s\n", name.c_str(), plan.title.c_str(),
            counted(script.steps.size(), "step", "steps").c_str(), clockText(plan.length(), false).c_str(),
            joined(roles).c_str(), joined(script.languages()).c_str()));
}

int runScripts(const Arguments& arguments)
{
    for (const std::string& id : shippedNights())
        printSummary(id, nightScriptNamed(id), arguments.has("json"));
    return done;
}

int runCheck(const Arguments& arguments)
{
    const std::string name = scriptOf(arguments);
    printSummary(name, nightScriptNamed(name), arguments.has("json"));
    return done;
}

int runLines(const Arguments& arguments)
{
    const NightScript script = nightScriptNamed(scriptOf(arguments));
    for (const NightLine& line : linesOf(script, languageOf(arguments, script))) {
        if (arguments.has("json"))
            printLine(Json{{"line", line.id}, {"file", line.id + ".wav"}, {"says", line.text}});
        else
            terminal::print(QString::asprintf("%s.wav: %s\n", line.id.c_str(), line.text.c_str()));
    }
    return done;
}

/// Prints a night as it happens.
class Telling
{
public:
    Telling(const NightPlan& plan, bool isJson, bool isWhole)
        : m_plan(plan), m_isJson(isJson), m_isWhole(isWhole)
    {
    }

    void tell(const NightEvent& event) const
    {
        if (m_isJson) {
            if (event.kind == NightEventKind::step)
                tellAsJson(event);
        } else if (m_isWhole) {
            if (event.kind == NightEventKind::line)
                say(event, event.line.text);
            else if (event.kind == NightEventKind::count)
                say(event, "(" + seconds(m_plan.steps[event.step]) + ")");
        } else if (event.kind == NightEventKind::step) {
            const PlannedStep& step = m_plan.steps[event.step];
            terminal::print(QString::asprintf("%s %s: %s%s%s\n", clockText(event.at, false).c_str(),
                                              step.id.c_str(), step.heading.c_str(),
                                              step.task.empty() ? "" : (", " + step.task).c_str(),
                                              step.counting > 0ms ? (", " + seconds(step)).c_str() : ""));
        }
        terminal::flush();
    }

private:
    static std::string seconds(const PlannedStep& step)
    {
        return std::to_string(std::chrono::duration_cast<std::chrono::seconds>(step.counting).count()) + " s";
    }
    static void say(const NightEvent& event, const std::string& what)
    {
        terminal::print(QString::asprintf("%s %s\n", clockText(event.at, true).c_str(), what.c_str()));
    }
    void tellAsJson(const NightEvent& event) const
    {
        const PlannedStep& step = m_plan.steps[event.step];
        printLine(Json{{"at", secondsOf(event.at)},
                       {"step", step.id},
                       {"called", step.calls},
                       {"says", step.opening.text},
                       {"seconds", step.counting.count() / 1000},
                       {"countsAt", secondsOf(event.at + step.speaking)},
                       {"closing", step.closing ? Json(step.closing->text) : Json()},
                       {"ends", secondsOf(event.at + step.length())}});
    }

    const NightPlan& m_plan;
    bool m_isJson;
    bool m_isWhole;
};

/// How many times faster than it is; nothing where nobody waits for it.
std::optional<double> speedOf(const Arguments& arguments)
{
    const auto text = arguments.value("speed");
    if (!text)
        return std::nullopt;
    std::istringstream words(*text);
    words.imbue(std::locale::classic());
    double speed = 0.0;
    words >> speed;
    if (words.fail() || !words.eof() || !(speed >= 0.1) || speed > kMostSpeed)
        throw UsageError("--speed takes a number from 0.1 to 1000, not \"" + *text + "\".");
    return speed;
}

VoiceSource voiceOf(const Arguments& arguments)
{
    VoiceSource source;
    if (const auto engine = arguments.value("voice"))
        source.engine = *engine == "none" ? "" : *engine;
    source.recordings = arguments.value("recordings").value_or("");
    source.cacheFolder = QDir(dataDirectory(arguments)).filePath(kVoicesFolder).toStdString();
    return source;
}

/// Mixes the night into a WAV file and says how long that took.
void render(const NightScript& script, const NightPlan& plan, const Arguments& arguments)
{
    QElapsedTimer clock;
    clock.start();
    const Narration narration = narrate(linesOf(script, plan.language), plan.language, voiceOf(arguments));
    for (const Text& notice : narration.notices)
        terminal::complain(english(notice) + "\n");

    const std::string name = arguments.value("render").value();
    QSaveFile file(QString::fromStdString(name));
    const auto need = [&](bool holds) {
        if (!holds)
            throw InputError(name, "it cannot be written: " + file.errorString().toStdString(),
                             "Check the folder and that the disk has room");
    };
    need(file.open(QIODevice::WriteOnly));
    const auto write = [&](std::span<const char> bytes) {
        need(file.write(bytes.data(), static_cast<qint64>(bytes.size())) ==
             static_cast<qint64>(bytes.size()));
    };
    const std::int64_t frames = framesOf(plan);
    write(wavHeader(static_cast<std::uint32_t>(frames)));
    NightSound sound;
    sound.levels = usualLevels();
    renderNight(plan, narration.clips, sound,
                [&](std::span<const StereoFrame> part) { write(wavFrames(part)); });
    need(file.commit());
    if (!arguments.has("json")) {
        const double heard = static_cast<double>(frames) / nightSampleRate;
        const double took = static_cast<double>(std::max<qint64>(clock.elapsed(), 1)) / 1000.0;
        terminal::print(QString::asprintf(
            "%s: %s of sound, made %.0f times faster than it is heard\n", name.c_str(),
            clockText(NightTime(std::llround(heard * 1000.0)), false).c_str(), heard / took));
    }
}

int runNight(const Arguments& arguments)
{
    const NightScript script = nightScriptNamed(scriptOf(arguments));
    const NightPlan plan = planOf(script, castOf(arguments, script), languageOf(arguments, script));
    const auto speed = speedOf(arguments);
    if (speed && arguments.has("render"))
        throw UsageError("A night is rendered as fast as can be; --speed and --render do not go together.");
    const Telling telling(plan, arguments.has("json"), arguments.has("transcript"));
    NightEngine night(plan);
    night.start(0ms);
    const auto begin = std::chrono::steady_clock::now();
    while (true) {
        NightTime now = plan.length();
        if (speed) {
            const std::chrono::duration<double, std::milli> gone = std::chrono::steady_clock::now() - begin;
            now = NightTime(std::llround(gone.count() * *speed));
        }
        for (const NightEvent& event : night.advance(now))
            telling.tell(event);
        if (night.isOver())
            break;
        std::this_thread::sleep_for(kGlance);
    }
    if (arguments.has("render"))
        render(script, plan, arguments);
    return done;
}

/// The options that some tasks take and others do not.
const std::vector<std::string> kOwnOptions{"speed",  "roles",      "transcript", "language",
                                           "render", "recordings", "voice"};

struct Task
{
    const char* name;
    int (*run)(const Arguments&);
    std::vector<std::string> options;
};

int run(const Arguments& arguments, const GameCatalog&)
{
    static const std::vector<Task> tasks{{"scripts", runScripts, {}},
                                         {"check", runCheck, {}},
                                         {"run", runNight, kOwnOptions},
                                         {"lines", runLines, {"language"}}};
    const std::string what = arguments.at("WHAT");
    const auto task = std::ranges::find(tasks, what, &Task::name);
    std::vector<std::string> known;
    known.reserve(tasks.size());
    for (const Task& each : tasks)
        known.emplace_back(each.name);
    if (task == tasks.end())
        throw UsageError("night takes scripts, check, run or lines, not \"" + what + "\"." +
                         suggestion(what, known));
    for (const std::string& option : kOwnOptions)
        if (arguments.has(option) && std::ranges::find(task->options, option) == task->options.end())
            throw UsageError("night " + what + " takes no --" + option + ".");
    if (what == "scripts" && arguments.place("SCRIPT"))
        throw UsageError("night scripts takes no SCRIPT.");
    return task->run(arguments);
}

} // namespace

Command nightCommand()
{
    Command command;
    command.name = "night";
    command.summary = "Moderates nights of games with hidden roles";
    command.details = "WHAT is one of these:\n"
                      "  scripts  lists the nights that Tablewood brings along\n"
                      "  check    tells what does not fit in a script, by step\n"
                      "  run      runs a night, without waiting or, with --speed, by the clock\n"
                      "  lines    lists what is said, for recording: one file for a line\n"
                      "SCRIPT is one of the nights that \"night scripts\" lists, or a file.";
    command.form.places = {{"WHAT", "scripts, check, run or lines"},
                           {"SCRIPT", "id or file of a script", PlaceForm::Kind::optional}};
    command.form.options = {
        {"speed", "X", "takes the time that the night takes, divided by X (1 is as in the room)"},
        {"roles", "R[,...]", "the roles in play; all of the script's if left out", false, true},
        {"language", "XX", "a language of the script; en if left out"},
        {"transcript", "", "prints every word that is said, with its time"},
        {"render", "FILE", "mixes voice and forest of the whole night into a WAV file"},
        {"recordings", "DIR", "has lines of your own in it, named as \"night lines\" lists them"},
        {"voice", "PROGRAM",
         "speaks the other lines, called as espeak-ng is, which it is if left out; none for no voice"}};
    command.run = run;
    return command;
}

} // namespace tablewood::cli
