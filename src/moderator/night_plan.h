#pragma once

#include "moderator/night_script.h"

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tablewood {

/// Time of a night, by its own count.
using NightTime = std::chrono::milliseconds;

/// The roles of a match, as far as they decide which steps are called. They tell no secret: the roles in play
/// are public, and only scripts that say so ask who is dead.
struct NightCast
{
    /// The roles in play; all of the script's if nothing is said.
    std::optional<std::vector<std::string>> inPlay;
    /// Roles in play that nobody holds any more.
    std::vector<std::string> gone;
    friend bool operator==(const NightCast&, const NightCast&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("inPlay", self.inPlay);
        visit("gone", self.gone);
    }

    bool isInPlay(const std::string& role) const;
    bool isHeld(const std::string& role) const;
};

/// Whether a step is called.
bool isCalled(const NightStep& step, const NightCast& cast);

/// Whether anything of a night hangs on a role's being in play: a step that calls it only then.
bool isAskedFor(const NightScript& script, const std::string& role);

/// How long a text may take to be said. It follows from its letters alone, never from a voice: the night
/// takes the same time whoever speaks, and whether anybody does.
NightTime speakingTime(const std::string& text);

/// Something that is said. `id` names its recording: the line's key, or the step's id and what is said there.
struct NightLine
{
    std::string id;
    std::string text;
    friend bool operator==(const NightLine&, const NightLine&) = default;
};

/// The line at the beginning of a step, and the one after its seconds; nothing where it closes without a
/// word.
NightLine openingOf(const NightScript& script, const NightStep& step, const std::string& language);
std::optional<NightLine> closingOf(const NightScript& script, const NightStep& step,
                                   const std::string& language);

/// All that a script says in a language, each line once, in the order it is first said.
std::vector<NightLine> linesOf(const NightScript& script, const std::string& language);

/// A step that takes place: said, counted, closed, a rest.
struct PlannedStep
{
    /// Which one of the script.
    std::size_t index = 0;
    std::string id;
    /// The ids of the roles it calls.
    std::vector<std::string> calls;
    /// The sign of the first of them; empty for none.
    std::string emblem;
    std::string heading;
    std::string task;
    NightLine opening;
    std::optional<NightLine> closing;
    NightTime speaking{};
    NightTime counting{};
    NightTime closingTime{};
    /// In which eyes are closed.
    NightTime rest{};

    NightTime length() const { return speaking + counting + closingTime + rest; }
};

/// A night as it will be, to the millisecond.
struct NightPlan
{
    std::string title;
    std::string language;
    std::vector<PlannedStep> steps;

    NightTime length() const;
    /// When a step begins if nobody touches anything; the end for the number of steps.
    NightTime beginOf(std::size_t step) const;
    /// Where the morning begins: behind the last step that calls somebody.
    std::size_t dawn() const;
};

/// The same script, cast and language give the same plan.
NightPlan planOf(const NightScript& script, const NightCast& cast, const std::string& language);

} // namespace tablewood
