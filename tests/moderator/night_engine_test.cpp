#include "moderator/night_engine.h"
#include "moderator/night_script_file.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace std::chrono_literals;

namespace {

NightPlan planFor(const std::vector<std::string>& roles, const std::vector<std::string>& gone = {})
{
    return planOf(nightScriptNamed("forsaken-night-one"), {roles, gone}, "en");
}

NightPlan wholeNight() { return planOf(nightScriptNamed("forsaken-night-one"), {}, "en"); }

std::vector<std::string> idsOf(const NightPlan& plan)
{
    std::vector<std::string> ids;
    for (const PlannedStep& step : plan.steps)
        ids.push_back(step.id);
    return ids;
}

/// Everything that happened, as words: "1000 line say-close".
std::vector<std::string> told(const std::vector<NightEvent>& events)
{
    static const char* const names[] = {"step", "line", "silence", "count", "over"};
    std::vector<std::string> all;
    for (const NightEvent& event : events)
        all.push_back(std::to_string(event.at.count()) + " " + names[static_cast<int>(event.kind)] +
                      (event.line.id.empty() ? "" : " " + event.line.id));
    return all;
}

using Told = std::vector<std::string>;

/// A night of two steps: 1 s speaking, 10 s, closed for 1 s; then a morning that is said in 1 s.
NightPlan shortNight()
{
    NightPlan plan;
    plan.steps.resize(2);
    PlannedStep& first = plan.steps[0];
    first.id = "witch";
    first.calls = {"witch"};
    first.opening = {"open", "Witch, wake up."};
    first.closing = NightLine{"close", "Witch, sleep."};
    first.speaking = 1s;
    first.counting = 10s;
    first.closingTime = 1s;
    PlannedStep& second = plan.steps[1];
    second.id = "wake";
    second.opening = {"wake", "Wake up."};
    second.speaking = 1s;
    return plan;
}

} // namespace

TEST_CASE("A role that is in play is called, whether somebody holds it or nobody any more")
{
    CHECK(idsOf(planFor({"forsaken", "coward"}, {"coward"})) ==
          std::vector<std::string>{"close-eyes", "forsaken", "coward", "wake"});
}

TEST_CASE("The Forsaken are called whatever roles are ticked")
{
    CHECK(idsOf(planFor({})) == std::vector<std::string>{"close-eyes", "forsaken", "wake"});
}

TEST_CASE("A script may leave out a role once nobody holds it")
{
    NightScript script = nightScriptNamed("werewolves-night");
    script.steps[2].when = NightCalled::held;
    const NightCast cast{std::nullopt, {"seer"}};
    CHECK(isCalled(script.steps[2], {}));
    CHECK_FALSE(isCalled(script.steps[2], cast));
    CHECK(isCalled(script.steps[3], cast));
}

TEST_CASE("Words and times are the same to the millisecond whoever holds a role or nobody")
{
    const NightPlan alive = planFor({"forsaken", "coward", "navigator"});
    const NightPlan dead = planFor({"forsaken", "coward", "navigator"}, {"coward", "navigator"});
    NightEngine one(alive);
    NightEngine other(dead);
    one.start(0ms);
    other.start(0ms);
    CHECK(told(one.advance(1h)) == told(other.advance(1h)));
}

TEST_CASE("A night's events come at the same times however often it is looked at")
{
    NightEngine smooth(wholeNight());
    NightEngine rough(wholeNight());
    smooth.start(5s);
    rough.start(5s);
    std::vector<NightEvent> events;
    NightTime now = 5s;
    while (!smooth.isOver()) {
        now += 7ms;
        for (NightEvent& event : smooth.advance(now))
            events.push_back(std::move(event));
    }
    CHECK(told(events) == told(rough.advance(1h)));
    CHECK(events.back().at == wholeNight().length());
}

TEST_CASE("A step is said, counted, closed, and the next begins")
{
    NightEngine night(shortNight());
    night.start(100ms);
    CHECK(told(night.advance(1h)) == Told{"0 step", "0 line open", "1000 count", "11000 line close",
                                          "12000 step", "12000 line wake", "13000 over"});
    CHECK(night.isOver());
    CHECK(night.left() == 0s);
}

TEST_CASE("While it is paused no time passes, and what was being said is said again")
{
    NightEngine night(shortNight());
    night.start(0ms);
    night.pause(600ms);
    CHECK(night.left() == 13s - 600ms);
    CHECK(told(night.advance(1h)) == Told{"0 step", "0 line open", "600 silence"});
    night.resume(2h);
    CHECK(told(night.advance(2h + 999ms)) == Told{"600 line open"});
    CHECK(told(night.advance(2h + 1s)) == Told{"1600 count"});
}

TEST_CASE("A pause within the seconds keeps those that are left and says nothing again")
{
    NightEngine night(shortNight());
    night.start(0ms);
    night.pause(4s);
    night.advance(4s);
    night.resume(60s);
    CHECK(night.place().toCount == 7s);
    CHECK(told(night.advance(67s)) == Told{"11000 line close"});
}

TEST_CASE("A repeated line makes the seconds wait")
{
    NightEngine night(shortNight());
    night.start(0ms);
    night.advance(4s);
    night.repeatLine(4s);
    CHECK(night.place().toCount == 7s);
    CHECK(told(night.advance(12s)) ==
          Told{"4000 silence", "4000 line open", "5000 count", "12000 line close"});
}

TEST_CASE("Ten seconds more are ten seconds more, also when the step was just closing")
{
    NightEngine night(shortNight());
    night.start(0ms);
    night.addTime(5s);
    CHECK(night.place().toCount == 16s);
    CHECK(night.place().counted == 20s);
    night.advance(21s);
    night.addTime(21500ms);
    CHECK(told(night.advance(31500ms)) == Told{"21500 silence", "21500 count", "31500 line close"});
}

TEST_CASE("Nobody can lengthen a step without end")
{
    NightEngine night(shortNight());
    night.start(0ms);
    for (int i = 0; i < 1000; ++i)
        night.addTime(1s);
    CHECK(night.place().counted == 10s + NightEngine::kMostAdded);
}

TEST_CASE("A skip goes to the next step at once, and undoing it goes back to the seconds that were left")
{
    NightEngine night(shortNight());
    night.start(0ms);
    night.advance(4s);
    night.skip(4s);
    CHECK(told(night.advance(4s)) == Told{"4000 silence", "4000 step", "4000 line wake"});
    REQUIRE(night.canUndo());
    CHECK(night.undoneStep() == 0);
    night.undoSkip(4500ms);
    CHECK(told(night.advance(4500ms)) == Told{"4500 silence", "4500 step", "4500 count"});
    CHECK(night.place().toCount == 7s);
    CHECK_FALSE(night.canUndo());
}

TEST_CASE("The skip that ended the night can be undone too")
{
    NightEngine night(shortNight());
    night.start(0ms);
    night.skip(1s);
    night.skip(1s);
    CHECK(night.isOver());
    night.undoSkip(60s);
    CHECK_FALSE(night.isOver());
    CHECK(night.step().id == "wake");
    CHECK(night.left() == 1s);
}

TEST_CASE("Skipped while paused, the next step waits for the night to go on")
{
    NightEngine night(shortNight());
    night.start(0ms);
    night.pause(4s);
    night.advance(4s);
    night.skip(5s);
    CHECK(told(night.advance(9s)) == Told{"4000 silence", "4000 step"});
    night.resume(10s);
    CHECK(told(night.advance(10s)) == Told{"4000 line wake"});
}

TEST_CASE("A stopped night is over for good")
{
    NightEngine night(shortNight());
    night.start(0ms);
    night.skip(1s);
    night.stop(1s);
    CHECK(night.isOver());
    CHECK(night.isStopped());
    CHECK_FALSE(night.canUndo());
    night.advance(2s);
    night.resume(2s);
    night.addTime(2s);
    CHECK(night.advance(1h).empty());
}

TEST_CASE("After a crash the night stands paused at its step and says its line again")
{
    NightEngine before(wholeNight());
    before.start(0ms);
    before.advance(wholeNight().beginOf(2) + wholeNight().steps[2].speaking + 20s);
    before.addTime(wholeNight().beginOf(2) + wholeNight().steps[2].speaking + 20s);
    const NightSnapshot kept = before.snapshot();

    NightEngine after(wholeNight(), kept);
    CHECK(after.isPaused());
    CHECK(after.step().id == "forsaken");
    CHECK(after.place().toCount == 35s);
    CHECK(after.advance(1h).empty());
    after.resume(1h);
    const auto events = after.advance(1h);
    REQUIRE(events.size() == 1);
    CHECK(events[0].line.id == "say-forsaken");
}

TEST_CASE("A snapshot of another script, or one that was tampered with, harms nothing")
{
    NightEngine other(wholeNight(), {"no-such-step", NightPhase::counting, 1, 1, 1});
    CHECK_FALSE(other.hasBegun());
    CHECK(other.step().id == "close-eyes");
    NightEngine wild(wholeNight(), {"forsaken", NightPhase::counting, -5, 99'999'999'999, -1});
    CHECK(wild.place().toCount == 0s);
    CHECK(wild.place().counted == 45s + NightEngine::kMostAdded);
}

TEST_CASE("The line that comes next is known before it is said")
{
    NightEngine night(shortNight());
    night.start(0ms);
    night.advance(500ms);
    CHECK(night.comingLine()->line.id == "close");
    CHECK(night.comingLine()->in == 10500ms);
    night.advance(11500ms);
    CHECK(night.comingLine()->line.id == "wake");
    CHECK(night.comingLine()->in == 500ms);
    night.advance(12s);
    CHECK_FALSE(night.comingLine());
}

TEST_CASE("The morning begins behind the last step that calls somebody")
{
    const NightPlan plan = wholeNight();
    CHECK(plan.steps[plan.dawn()].id == "wake");
}

TEST_CASE("A clock that goes back makes nothing happen twice")
{
    NightEngine night(shortNight());
    night.start(10s);
    night.advance(12s);
    CHECK(night.advance(5s).empty());
    CHECK(night.place().toCount == 9s);
}
