#include "table_facts.h"

#include "app/table/model/held_model.h"
#include "kernel/plain_text.h"

#include <algorithm>
#include <array>

namespace tablewood::journeys {

namespace {

/// What leads nowhere, or takes back what was done.
bool isIdle(const std::string& move)
{
    constexpr std::array<std::string_view, 10> kIdle{"discard", "skip", "hero ", "colour ", "layback ",
                                                     "give ",   "wait", "let",   "keep",    "cancel"};
    return std::ranges::any_of(kIdle, [&](std::string_view idle) { return move.starts_with(idle); });
}

} // namespace

const SeatView& seenAt(const TableModel& table)
{
    const int seat = table.viewerSeat();
    return table.source().view(seat < 0 ? Viewer::publicView()
                                        : Viewer(Seat{static_cast<std::int8_t>(seat)}));
}

QString runOf(const TableModel& table)
{
    const SeatView& now = seenAt(table);
    if (!now.timer || !now.timer->isRun)
        return QStringLiteral("no run");
    const std::string_view speed = enumNames(RunSpeed{})[static_cast<std::size_t>(now.pace.speed)];
    return QStringLiteral("step %1, %2, %3")
        .arg(now.timer->step)
        .arg(now.pace.isWaiting ? QStringLiteral("waits for %1").arg(now.pace.by.index)
                                : QStringLiteral("goes on"))
        .arg(QLatin1String(speed.data(), static_cast<qsizetype>(speed.size())));
}

QString facesIn(const TableModel& table, const QString& zone)
{
    QStringList faces;
    for (const Piece& piece : seenAt(table).scene.pieces)
        if (piece.at.in == zone.toStdString() && !piece.face.empty())
            faces.append(QString::fromStdString(piece.face.text()));
    return faces.join(QStringLiteral(", "));
}

QString questionOf(const TableModel& table)
{
    const SeatView& now = seenAt(table);
    return now.offers.empty() ? QString() : QString::fromStdString(words(now.scene.prompt.brief));
}

bool hasToAct(const TableModel& table)
{
    return std::ranges::any_of(seenAt(table).offers, [](const Offer& offer) { return !isIdle(offer.move); });
}

QString turnOf(const TableModel& table) { return QString::fromStdString(words(seenAt(table).scene.turn)); }

bool Gambler::isAwaiting(const TableModel& table) const
{
    if (m_table != &table || !m_sinceSent.isValid() || m_sinceSent.hasExpired(kAnswered))
        return false;
    return std::ranges::any_of(m_played, [&](const auto& sent) {
        return table.source().persons().has(sent.first) &&
               table.source().view(sent.first).revision == sent.second;
    });
}

bool Gambler::play(TableModel& table)
{
    if (isAwaiting(table))
        return false;
    m_table = &table;
    m_played.clear();
    for (const Seat seat : table.source().persons()) {
        const SeatView& now = table.source().view(seat);
        if (now.offers.empty() || !table.source().canSend())
            continue;
        std::vector<std::string> moves;
        for (const Offer& offer : now.offers)
            if (!isIdle(offer.move))
                moves.push_back(offer.move);
        if (moves.empty())
            moves.push_back(now.offers.front().move);
        m_played[seat] = now.revision;
        m_sinceSent.start();
        // As the window does when everything that makes a move is picked.
        const_cast<TableSource&>(table.source())
            .send(seat, Act{moves[m_chance.below(static_cast<std::uint32_t>(moves.size()))]});
        return true;
    }
    return false;
}

} // namespace tablewood::journeys
