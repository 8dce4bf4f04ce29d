#pragma once

#include "content/lesson.h"
#include "wire/seat_view.h"

#include <map>

namespace tablewood {

/// Somebody's way through a lesson. Knows nothing but what their seat sees.
class LessonCourse
{
public:
    /// `lesson` outlives the course; steps in `read` do not come again.
    LessonCourse(const Lesson& lesson, Seat reader, std::set<std::string> read);

    /// The step to show with this view, null for none.
    const LessonStep* follow(const SeatView& view);
    /// The step that is shown was read.
    void next(const SeatView& view);
    /// Steps that do not come again, by their ids.
    const std::set<std::string>& read() const { return m_read; }
    /// The how manieth of all that were told the step that is shown is: one that comes again keeps its
    /// number.
    int number() const;
    bool isThrough() const { return m_read.size() >= m_lesson.steps.size(); }

private:
    /// How many events of a cue were told, by whose they are.
    using Tally = std::map<std::pair<std::string, LessonSide>, int>;

    Tally tallyOf(const SeatView& view) const;
    /// Whether it can be told now. While all vote nothing else is told than what the vote is about.
    bool isDue(const LessonStep& step, const SeatView& view, const Tally& told) const;
    bool holds(const LessonWhen& when, const SeatView& view, const Tally& told) const;
    int counted(const LessonWhen& when, const SeatView& view, const Tally& told) const;

    const Lesson& m_lesson;
    Seat m_reader;
    std::set<std::string> m_read;
    /// The steps told so far, in their order.
    std::vector<std::string> m_told;
    const LessonStep* m_step = nullptr;
    /// The events told when the step came.
    Tally m_before;
};

/// Whether what belongs to this seat is on that side for the reader.
bool isOf(LessonSide side, Seat owner, Seat reader);
/// Whether a script that speaks of that side means a thing of this owner; what is nobody's it means in any
/// case.
bool isMeant(Seat owner, LessonSide side, Seat reader);
/// Whether a script means this zone: by its id or its kind, of a hand the reader's unless it says whose.
bool isMeant(const Zone& zone, const std::string& name, std::optional<LessonSide> whose, Seat reader);

} // namespace tablewood
