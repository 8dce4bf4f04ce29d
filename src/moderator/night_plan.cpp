#include "moderator/night_plan.h"

#include <algorithm>
#include <string_view>

namespace tablewood {

namespace {

/// A calm voice of 150 words a minute needs 72 ms for a letter; a slow one still comes to its end.
constexpr NightTime kLetter{82};
/// A digit is read as a word.
constexpr NightTime kDigit{330};
/// Behind a sentence or a part of one.
constexpr NightTime kPause{200};
constexpr NightTime kBreath{500};
/// Eyes that were open are closed.
constexpr NightTime kRest{1500};

bool has(const std::vector<std::string>& words, const std::string& word)
{
    return std::ranges::find(words, word) != words.end();
}

/// A plain text has no key: its line is called by what says it, and neither a line of the script nor another
/// step is called so.
std::string freeId(const NightScript& script, const NightStep& step, std::string id)
{
    const auto isTaken = [&](const NightStep& other) { return other.id != step.id && other.id == id; };
    while (script.lines.contains(id) || std::ranges::any_of(script.steps, isTaken))
        id += "-here";
    return id;
}

NightLine lineOf(const NightScript& script, const NightStep& step, const NightWords& said, const char* ending,
                 const std::string& language)
{
    return {said.key ? *said.key : freeId(script, step, step.id + ending), script.words(said, language)};
}

} // namespace

bool NightCast::isInPlay(const std::string& role) const { return !inPlay || has(*inPlay, role); }

bool NightCast::isHeld(const std::string& role) const { return isInPlay(role) && !has(gone, role); }

bool isCalled(const NightStep& step, const NightCast& cast)
{
    const auto roles = step.calls.value_or(std::vector<std::string>{});
    switch (step.called()) {
    case NightCalled::always:
        break;
    case NightCalled::inPlay:
        return std::ranges::any_of(roles, [&](const std::string& role) { return cast.isInPlay(role); });
    case NightCalled::held:
        return std::ranges::any_of(roles, [&](const std::string& role) { return cast.isHeld(role); });
    }
    return true;
}

bool isAskedFor(const NightScript& script, const std::string& role)
{
    return std::ranges::any_of(script.steps, [&](const NightStep& step) {
        return step.called() != NightCalled::always && step.calls && has(*step.calls, role);
    });
}

NightTime speakingTime(const std::string& text)
{
    NightTime time = kBreath;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool isFirstOfLetter = (byte & 0xc0U) != 0x80U;
        if (c >= '0' && c <= '9')
            time += kDigit;
        else if (isFirstOfLetter)
            time += kLetter;
        if (std::string_view(",;:.!?").find(c) != std::string_view::npos)
            time += kPause;
    }
    return time;
}

NightLine openingOf(const NightScript& script, const NightStep& step, const std::string& language)
{
    return lineOf(script, step, step.say, "", language);
}

std::optional<NightLine> closingOf(const NightScript& script, const NightStep& step,
                                   const std::string& language)
{
    if (!step.closing)
        return std::nullopt;
    return lineOf(script, step, *step.closing, kClosingSuffix, language);
}

std::vector<NightLine> linesOf(const NightScript& script, const std::string& language)
{
    std::vector<NightLine> lines;
    const auto add = [&](const std::optional<NightLine>& line) {
        if (line && std::ranges::find(lines, line->id, &NightLine::id) == lines.end())
            lines.push_back(*line);
    };
    for (const NightStep& step : script.steps) {
        add(openingOf(script, step, language));
        add(closingOf(script, step, language));
    }
    return lines;
}

NightTime NightPlan::length() const { return beginOf(steps.size()); }

NightTime NightPlan::beginOf(std::size_t step) const
{
    NightTime time{};
    for (std::size_t i = 0; i < step && i < steps.size(); ++i)
        time += steps[i].length();
    return time;
}

std::size_t NightPlan::dawn() const
{
    std::size_t dawn = steps.size();
    while (dawn > 0 && steps[dawn - 1].calls.empty())
        --dawn;
    return dawn;
}

NightPlan planOf(const NightScript& script, const NightCast& cast, const std::string& language)
{
    NightPlan plan;
    plan.title = script.words(script.title, language);
    plan.language = language;
    for (std::size_t i = 0; i < script.steps.size(); ++i) {
        const NightStep& step = script.steps[i];
        if (!isCalled(step, cast))
            continue;
        PlannedStep planned;
        planned.index = i;
        planned.id = step.id;
        planned.calls = step.calls.value_or(std::vector<std::string>{});
        if (const NightRole* first = planned.calls.empty() ? nullptr : script.role(planned.calls.front()))
            planned.emblem = first->emblem.value_or(std::string());
        planned.heading = script.headingOf(step, language);
        planned.task = step.task ? script.words(*step.task, language) : std::string{};
        planned.opening = openingOf(script, step, language);
        planned.closing = closingOf(script, step, language);
        planned.speaking = speakingTime(planned.opening.text);
        planned.counting = std::chrono::seconds(step.seconds);
        planned.closingTime = planned.closing ? speakingTime(planned.closing->text) : NightTime{};
        planned.rest = planned.calls.empty() ? NightTime{} : kRest;
        plan.steps.push_back(std::move(planned));
    }
    return plan;
}

} // namespace tablewood
