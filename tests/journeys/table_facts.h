#pragma once

#include "app/table/model/table_model.h"
#include "kernel/random.h"
#include "person.h"

#include <QElapsedTimer>

/// What a laptop has before it of a match, in words that can be compared with those of another, and hands
/// that know what to do.
namespace tablewood::journeys {

/// What this laptop sees of the match.
const SeatView& seenAt(const TableModel& table);
/// "step 12, waits for 0, usual"; "no run" while there is none.
QString runOf(const TableModel& table);
/// The faces that can be seen in a zone, in its order; empty for none.
QString facesIn(const TableModel& table, const QString& zone);
/// What the person is asked, in short; empty while they are not.
QString questionOf(const TableModel& table);
/// Whether the person is asked for something that leads on.
bool hasToAct(const TableModel& table);
/// The line that says whose turn it is, or what goes on.
QString turnOf(const TableModel& table);

/// Plays for the persons of a laptop whatever is offered to them, without a mouse: by chance, but rather
/// something than nothing.
class Gambler
{
public:
    /// False if there was nothing to do, or the last move has not come back yet.
    bool play(TableModel& table);
    /// The last move has neither come back yet nor, as far as can be told, been refused.
    bool isAwaiting(const TableModel& table) const;

private:
    /// Milliseconds after which a move that has not come back was refused, as others were quicker.
    static constexpr int kAnswered = 1000;

    Random m_chance{Seed::fromText("gambler"), "journey"};
    std::map<Seat, std::uint32_t> m_played;
    const TableModel* m_table = nullptr;
    QElapsedTimer m_sinceSent;
};

} // namespace tablewood::journeys
