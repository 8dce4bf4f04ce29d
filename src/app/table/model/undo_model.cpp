#include "app/table/model/undo_model.h"

#include "app/table/scene/course_entries.h"
#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

UndoModel::UndoModel(Seats persons, bool isShared, QObject* parent)
    : QObject(parent), m_persons(persons), m_isShared(isShared)
{
}

void UndoModel::follow(Viewer viewer, const SeatView& view)
{
    if (viewer == m_viewer && view.log.size() < m_logLength)
        note(view);
    m_isWarned = m_isWarned && viewer == m_viewer && view.undo.canUndo;
    if (view.undo.asked.isPlayer() && view.undo.asked != m_status.asked)
        m_asked = view.undo.waitingFor;
    m_viewer = viewer;
    m_status = view.undo;
    m_players = view.players;
    m_logLength = view.log.size();
    const std::size_t gone = m_status.lines;
    m_firstLine.clear();
    if (gone > 0 && gone <= view.log.size()) {
        m_firstLine = shown(view.log[view.log.size() - gone].text, m_players);
        if (m_firstLine.endsWith('.'))
            m_firstLine.chop(1);
    }
    Q_EMIT changed();
}

/// The log is shorter than it was: says why where all had agreed, and forgets what is said of lines that are
/// gone.
void UndoModel::note(const SeatView& view)
{
    std::erase_if(m_notes,
                  [&](const Note& note) { return note.viewer == m_viewer && note.lines > view.log.size(); });
    if (!m_status.asked.isPlayer() || view.undo.asked.isPlayer())
        return;
    const QString asker = seatName(m_status.asked, m_players);
    m_notes.push_back(
        {m_viewer, view.log.size(), m_status.asked,
         tr("Taken back, as %1 asked (agreed: %2): %3").arg(asker, namesOf(m_asked), extent())});
}

bool UndoModel::warns()
{
    const auto movers = std::ranges::count_if(m_status.moves, [](std::uint32_t moves) { return moves > 0; });
    // Where all share the screen, the question to them says it.
    const bool isMore = m_status.needsConsent ? !m_isShared : m_status.crossesReveal || movers > 1;
    if (m_isWarned || !m_status.canUndo || !isMore)
        return false;
    m_isWarned = true;
    Q_EMIT changed();
    return true;
}

void UndoModel::dropWarning()
{
    m_isWarned = false;
    Q_EMIT changed();
}

Seat UndoModel::awaitedHere() const
{
    if (!m_status.asked.isPlayer())
        return Seat::none();
    for (const Seat seat : m_status.waitingFor)
        if (m_persons.has(seat))
            return seat;
    return Seat::none();
}

Seat UndoModel::answers() const { return isOurs() ? m_status.asked : awaitedHere(); }

bool UndoModel::isOurs() const
{
    return m_status.asked.isPlayer() && !m_isShared && m_persons.has(m_status.asked) &&
           !awaitedHere().isPlayer();
}

/// Whose moves go alone, where none of those goes of who takes back; none otherwise.
Seat UndoModel::makerSeat() const
{
    const Seat taker = m_status.asked.isPlayer() ? m_status.asked : m_viewer.seat;
    Seat maker = Seat::none();
    for (std::size_t i = 0; i < m_status.moves.size(); ++i) {
        const Seat seat{static_cast<std::int8_t>(i)};
        if (m_status.moves[i] == 0)
            continue;
        if (seat == taker || maker.isPlayer())
            return Seat::none();
        maker = seat;
    }
    return maker;
}

QString UndoModel::namesOf(Seats seats) const
{
    QStringList names;
    for (const Seat seat : seats)
        names.append(seatName(seat, m_players));
    return names.join(QStringLiteral(", "));
}

QString UndoModel::awaited() const { return namesOf(m_status.waitingFor); }

QString UndoModel::request() const
{
    if (!m_status.asked.isPlayer())
        return {};
    const QString asker = seatName(m_status.asked, m_players);
    if (const Seat maker = makerSeat(); maker.isPlayer()) {
        const QString name = seatName(maker, m_players);
        return isOurs() ? tr("You ask to take back %1's move").arg(name)
                        : tr("%1 asks to take back %2's move").arg(asker, name);
    }
    return isOurs() ? tr("You ask to take back") : tr("%1 asks to take back").arg(asker);
}

QString UndoModel::reason() const
{
    const Seat answerer = awaitedHere();
    const QString name = seatName(answerer, m_players);
    if (answerer.isPlayer() && answerer == makerSeat())
        return m_isShared ? tr("It is what %1 did, so %1 has to agree.").arg(name)
                          : tr("It is what you did, so you have to agree.");
    return m_isShared
               ? tr("Something came to light or others have moved since, so %1 has to agree.").arg(name)
               : tr("Something came to light or others have moved since, so you have to agree.");
}

/// How many moves of whom go, each in words.
QStringList UndoModel::movesGone() const
{
    QStringList moves;
    for (std::size_t i = 0; i < m_status.moves.size(); ++i) {
        const Seat seat{static_cast<std::int8_t>(i)};
        const int count = static_cast<int>(m_status.moves[i]);
        if (count == 0)
            continue;
        moves.append(m_viewer.is(seat) && !m_isShared
                         ? tr("%n move(s) of yours", nullptr, count)
                         : tr("%n move(s) of %1", nullptr, count).arg(seatName(seat, m_players)));
    }
    return moves;
}

QString UndoModel::warning() const
{
    if (!m_isWarned)
        return {};
    const QStringList moves = movesGone();
    QStringList sentences{!moves.isEmpty()        ? tr("It takes back %1.").arg(moves.join(", "))
                          : m_status.needsConsent ? tr("It takes back your last move and all since.")
                                                  : tr("It takes back your last move.")};
    if (m_status.needsConsent)
        sentences.append(
            m_status.waitingFor.isEmpty()
                ? tr("Something came to light or others have moved since, so all others have to agree.")
                : tr("It needs a yes of: %1.").arg(awaited()));
    if (m_status.crossesReveal)
        sentences.append(tr("Dice and cards that came to light will come the same again."));
    return sentences.join(' ');
}

QString UndoModel::extent() const
{
    QStringList parts = movesGone();
    if (m_status.lines > 0)
        parts.append(tr("%n line(s) of the log", nullptr, static_cast<int>(m_status.lines)));
    const QString all = parts.join(", ");
    return m_firstLine.isEmpty() ? all : tr("“%1” and all since: %2.").arg(m_firstLine, all);
}

std::vector<EntryModel::Row> UndoModel::withNotes(std::vector<EntryModel::Row> rows) const
{
    // The rows are named by the index of their line.
    for (std::size_t i = 0; i < m_notes.size(); ++i) {
        const Note& note = m_notes[i];
        if (!(note.viewer == m_viewer))
            continue;
        const auto before = std::ranges::find_if(
            rows, [&](const EntryModel::Row& row) { return row.key.toUInt() < note.lines; });
        LogLine line;
        line.text = note.text.toHtmlEscaped();
        line.plain = note.text;
        const SeatEntry asker = seatEntry(note.asker, m_players);
        line.seat = asker.seat;
        line.emblem = asker.emblem;
        rows.insert(before, {QStringLiteral("taken back %1").arg(i), QVariant::fromValue(line)});
    }
    return rows;
}

} // namespace tablewood
