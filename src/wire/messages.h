#pragma once

#include "kernel/cbor.h"
#include "kernel/move_text.h"
#include "wire/scene_limits.h"

/// Messages of a table and its guests. The bytes of a message are how it differs from an empty one
/// (wire/delta.h, with no words said before). The changes of an Update come after it.
namespace tablewood {

/// A guest says a move or a few picks: far less than this. More is refused before it is read.
inline constexpr std::size_t kMaxUpBytes = 4096;
/// A whole view with a long log has some hundred kilobytes. What is unpacked takes at most some twenty times
/// as much memory; so does a view after any number of updates (kMaxViewBytes).
inline constexpr std::size_t kMaxDownBytes = std::size_t{4} << 20;

/// Plays a move, by its text.
struct Act
{
    static constexpr std::string_view name = "act";
    std::string move;
    friend bool operator==(const Act&, const Act&) = default;
    static void describe(auto& self, auto& visit) { visit("move", self.move); }
};

/// Takes the seat's last move back, or asks for it where the others must agree.
struct Undo
{
    static constexpr std::string_view name = "undo";
    friend bool operator==(const Undo&, const Undo&) = default;
    static void describe(auto&, auto&) {}
};

/// Brings back what the seat took back last.
struct Redo
{
    static constexpr std::string_view name = "redo";
    friend bool operator==(const Redo&, const Redo&) = default;
    static void describe(auto&, auto&) {}
};

/// Answers another seat's wish to take back; from the seat that asked, a no withdraws the question.
struct AnswerUndo
{
    static constexpr std::string_view name = "answer-undo";
    bool isYes = false;
    friend bool operator==(const AnswerUndo&, const AnswerUndo&) = default;
    static void describe(auto& self, auto& visit) { visit("isYes", self.isYes); }
};

/// Asks why a gesture that no offer begins with is not possible; the answer is a Refused.
struct Explain
{
    static constexpr std::string_view name = "explain";
    std::vector<Pick> picks;
    friend bool operator==(const Explain&, const Explain&) = default;
    static void describe(auto& self, auto& visit) { visit("picks", self.picks); }
};

enum class RunOrder : std::uint8_t
{
    wait,
    goOn,
    step,
    toEnd,
    slow,
    usual,
    fast
};
constexpr auto enumNames(RunOrder)
{
    return std::array<std::string_view, 7>{"wait", "go-on", "step", "to-end", "slow", "usual", "fast"};
}

/// Says how a run goes on. `step` is the one that the person saw (Timer::step): two who press at once go on
/// by one step.
struct PaceRun
{
    static constexpr std::string_view name = "pace-run";
    RunOrder order = RunOrder::wait;
    std::int32_t step = 0;
    friend bool operator==(const PaceRun&, const PaceRun&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("order", self.order);
        visit("step", self.step);
    }
};

/// Asks the seat that all wait for to go on (Reminder); from that seat, says that it is there.
struct Remind
{
    static constexpr std::string_view name = "remind";
    friend bool operator==(const Remind&, const Remind&) = default;
    static void describe(auto&, auto&) {}
};

using Wish = std::variant<Act, Undo, Redo, AnswerUndo, Explain, PaceRun, Remind>;

/// A guest's message for one of its seats. The wish was decided on this revision of the seat's view. The
/// numbers of a seat's wishes go up; one that was seen before is not done again.
struct UpMessage
{
    Seat seat;
    std::uint32_t revision = 0;
    std::uint32_t number = 0;
    Wish wish;
    friend bool operator==(const UpMessage&, const UpMessage&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("seat", self.seat);
        visit("revision", self.revision);
        visit("number", self.number);
        visit("wish", self.wish);
    }
};

/// Changes of the view since the message before; they make its next revision.
struct Update
{
    static constexpr std::string_view name = "update";
    /// Something was taken back: the log is cut to this many lines before the new ones are added.
    std::optional<std::uint32_t> logLength;
    /// How the Situation differs from the one before, and, if there are new lines of the log, how they differ
    /// from the last one that stays (DeltaSink::writeRun). Follows the message as the rest of its bytes; what
    /// goes by field lists does not see it.
    Bytes change;
    friend bool operator==(const Update&, const Update&) = default;
    static void describe(auto& self, auto& visit) { visit("logLength", self.logLength); }
};

/// The whole view: on sitting down and on coming back. `words` are those that the updates after it know.
struct Whole
{
    static constexpr std::string_view name = "whole";
    std::vector<std::string> words;
    SeatView view;
    friend bool operator==(const Whole&, const Whole&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("words", self.words);
        visit("view", self.view);
    }
};

/// The wish that `number` of the DownMessage names was not done.
struct Refused
{
    static constexpr std::string_view name = "refused";
    Text why;
    friend bool operator==(const Refused&, const Refused&) = default;
    static void describe(auto& self, auto& visit) { visit("why", self.why); }
};

using News = std::variant<Update, Whole, Refused>;

/// A message of the table to one viewer. `number` is the last wish of the viewer's seat that the table has
/// dealt with; 0 says nothing new of it.
struct DownMessage
{
    Viewer viewer;
    std::uint32_t number = 0;
    News news;
    friend bool operator==(const DownMessage&, const DownMessage&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("viewer", self.viewer);
        visit("number", self.number);
        visit("news", self.news);
    }
};

Bytes encode(const UpMessage& message);
Bytes encode(DownMessage message);

/// Read what anybody may have sent; throw InputError for what is no such message or is past a limit. What an
/// Update changes is read by who has the view (session/guest_view.h).
UpMessage decodeUp(std::span<const std::uint8_t> bytes);
DownMessage decodeDown(std::span<const std::uint8_t> bytes);

} // namespace tablewood
