#pragma once

#include "moderator/night_plan.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tablewood {

/// The part of a step that runs now.
enum class NightPhase : std::uint8_t
{
    speaking,
    counting,
    closing,
    resting
};
constexpr auto enumNames(NightPhase)
{
    return std::array<std::string_view, 4>{"speaking", "counting", "closing", "resting"};
}

/// Where a night is.
struct NightPlace
{
    std::size_t step = 0;
    NightPhase phase = NightPhase::speaking;
    /// Left of speaking, closing or resting.
    NightTime left{};
    /// Counted seconds left, also while something is said before or between them.
    NightTime toCount{};
    /// All counted seconds of the step, with those that were added.
    NightTime counted{};
};

/// The state of a running night, kept so that it goes on after a crash.
struct NightSnapshot
{
    std::string step;
    NightPhase phase = NightPhase::speaking;
    std::int64_t toCount = 0;
    std::int64_t counted = 0;
    std::int64_t elapsed = 0;
    friend bool operator==(const NightSnapshot&, const NightSnapshot&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("step", self.step);
        visit("phase", self.phase);
        visit("toCount", self.toCount);
        visit("counted", self.counted);
        visit("elapsed", self.elapsed);
    }
};

enum class NightEventKind : std::uint8_t
{
    /// A step begins.
    step,
    /// Something is said.
    line,
    /// The line that is being said is cut off here.
    silence,
    /// The seconds begin.
    count,
    /// The night is over, by itself or stopped.
    over
};

struct NightEvent
{
    NightEventKind kind = NightEventKind::step;
    /// When, by the night's own time (which stands still in pauses).
    NightTime at{};
    std::size_t step = 0;
    /// For `line` alone.
    NightLine line;
};

/// A line that is said soon if nobody touches anything.
struct ComingLine
{
    NightLine line;
    NightTime in{};
};

/// A night that runs. It knows no clock: each call says what time it is, by any clock that never goes back.
/// The plan, these times and the calls alone decide what happens.
class NightEngine
{
public:
    /// More than this is never added to a step.
    static constexpr NightTime kMostAdded = std::chrono::minutes(10);
    static constexpr NightTime kAdded = std::chrono::seconds(10);

    explicit NightEngine(NightPlan plan);
    /// Stands, paused, where the snapshot was; its step's line is said again on resume(). Where the plan no
    /// longer has that step, at the beginning.
    NightEngine(NightPlan plan, const NightSnapshot& snapshot);

    const NightPlan& plan() const { return m_plan; }
    bool hasBegun() const { return m_hasBegun; }
    bool isPaused() const { return m_isPaused; }
    bool isOver() const { return m_isOver; }
    /// Somebody stopped it.
    bool isStopped() const { return m_isStopped; }
    /// It is going on at this moment.
    bool isRunning() const { return m_hasBegun && !m_isPaused && !m_isOver; }
    const NightPlace& place() const { return m_place; }
    const PlannedStep& step() const { return m_plan.steps[m_place.step]; }
    /// Night time gone.
    NightTime elapsed() const { return m_elapsed; }
    /// Until it is over if nobody touches anything.
    NightTime left() const;
    std::optional<ComingLine> comingLine() const;
    NightSnapshot snapshot() const;

    void start(NightTime now);
    void pause(NightTime now);
    /// Goes on; what was being said is said again from its beginning.
    void resume(NightTime now);
    /// Says the step's line again (or its closing, while that is on); the seconds wait meanwhile.
    void repeatLine(NightTime now);
    /// Ten seconds more; also when they are just over.
    void addTime(NightTime now);
    /// On to the next step; from the last one the night is over.
    void skip(NightTime now);
    /// Any step, from its beginning.
    void goTo(std::size_t step, NightTime now);
    bool canUndo() const { return !m_left.empty() && !m_isStopped; }
    /// The step that undoing goes back to.
    std::size_t undoneStep() const { return m_left.back().step; }
    /// Back to where the last skip() or goTo() left, with the seconds that were left; what was being said is
    /// said again.
    void undoSkip(NightTime now);
    void stop(NightTime now);

    /// Lets time pass; everything that has happened since the last call, in order.
    std::vector<NightEvent> advance(NightTime now);

private:
    void pass(NightTime now);
    void tell(NightEventKind kind, NightLine line = {});
    void beginStep(std::size_t step);
    void enter(const NightPlace& place);
    /// From what is over to what comes next.
    void turn();
    void sayAgain();
    void leave(std::size_t step);
    void finish();
    NightTime& leftOfPhase();

    NightPlan m_plan;
    NightPlace m_place;
    NightTime m_last{};
    NightTime m_elapsed{};
    bool m_hasBegun = false;
    bool m_isPaused = false;
    bool m_isOver = false;
    bool m_isStopped = false;
    std::vector<NightPlace> m_left;
    std::vector<NightEvent> m_events;
};

} // namespace tablewood
