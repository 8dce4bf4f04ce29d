#pragma once

#include "app/table/model/table_source.h"
#include "bots/bot_times.h"

#include <algorithm>
#include <array>
#include <string>

namespace tablewood {

/// The answers that the persons of a screen let stand, one each (Standing in kernel/scene.h): when each is
/// given, and when one stands no more. Knows the views of the screen and the time it is told, so that it is
/// the same wherever the table is.
class StandingAnswers
{
public:
    using Time = BotTimes::Time;

    /// A move by which a seat is answered for.
    struct Answer
    {
        Seat seat;
        std::string move;
        friend bool operator==(const Answer&, const Answer&) = default;
    };

    /// `source` outlives them. The times are drawn from `seed`, which nobody knows.
    StandingAnswers(const TableSource& source, const Seed& seed) : m_source(source), m_times(seed) {}

    static constexpr std::chrono::milliseconds kLongestPace{60'000};
    /// How long an answer takes, on average; no longer than the longest.
    void setPace(std::chrono::milliseconds pace) { m_pace = std::min(pace, kLongestPace); }

    /// What stands for this seat; empty for nothing, and for nobody.
    Name of(Seat seat) const;
    /// What stands answers what this seat is asked now.
    bool isAnswering(Seat seat) const;
    /// What was lifted without the person, in the game's words, until they do something; empty for nothing.
    Text lifted(Seat seat) const;

    /// Lets an answer of the scene stand in place of what stood, or lifts it.
    void toggle(Seat seat, const Name& id);
    /// The person has done something.
    void act(Seat seat);
    /// What stood was meant for what goes on no more, such as when something was taken back.
    void lift(Seat seat);
    /// A wish of this seat was refused. If it is the answer that was given last, it is the person's again.
    void refuse(Seat seat);
    /// Whether the last answer of this seat has arrived is not known: it is given again where it is still
    /// awaited.
    void leaveOpen(Seat seat) { m_kept[at(seat)].answered = 0; }
    /// Somebody sits at this screen no longer, and with them goes what they let stand.
    void forget(Seat seat) { m_kept[at(seat)] = {}; }
    /// Sees what is asked now: lifts what stands no more, and draws a time for what is to be answered for
    /// those who may be answered for.
    void follow(Seats mayAnswer, Time now);
    /// When the next answer is due; nothing while none is.
    std::optional<Time> next() const;
    /// Takes an answer that is due.
    std::optional<Answer> take(Time now);

private:
    struct Kept
    {
        Name id;
        Text label;
        bool isLifted = false;
        /// Nothing while the seat is not asked.
        std::optional<Time> due;
        /// The revision that was answered: until it changes the answer is on its way.
        std::uint32_t answered = 0;
    };

    static std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index); }
    const SeatView& view(Seat seat) const { return m_source.view(Viewer(seat)); }
    /// The entry of the scene that stands for a seat; null for none.
    const Standing* entryOf(Seat seat) const;
    Time drawn(Seat seat, Time now);

    const TableSource& m_source;
    BotTimes m_times;
    std::chrono::milliseconds m_pace{0};
    std::array<Kept, kMaxSeats> m_kept;
};

} // namespace tablewood
