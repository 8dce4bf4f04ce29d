#include "table_facts.h"

#include "app/table/model/held_model.h"
#include "kernel/plain_text.h"

#include <algorithm>

namespace tablewood::journeys {

namespace {

const SeatView& seenAt(const TableModel& table)
{
    const int seat = table.viewerSeat();
    return table.source().view(seat < 0 ? Viewer::publicView()
                                        : Viewer(Seat{static_cast<std::int8_t>(seat)}));
}

/// How many lines of the log are of the person's own doing.
std::ptrdiff_t ownLines(const TableModel& table)
{
    const SeatView& now = seenAt(table);
    return std::ranges::count(now.log, Seat{static_cast<std::int8_t>(table.viewerSeat())}, &Event::seat);
}

bool isIdle(const std::string& move) { return move.starts_with("discard") || move.starts_with("skip"); }

} // namespace

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

QString turnOf(const TableModel& table) { return QString::fromStdString(words(seenAt(table).scene.turn)); }

void followHint(Person& person, TableModel& table)
{
    constexpr int kMostTouches = 12;
    person.waitUntil("something can be done, or nothing is asked any more", [&] {
        return (!table.isShowing() && table.canAskHint()) || seenAt(table).offers.empty();
    });
    if (seenAt(table).offers.empty())
        return;
    // Others may do something meanwhile.
    const std::vector<Offer> offers = seenAt(table).offers;
    const auto before = ownLines(table);
    const auto isDone = [&] { return ownLines(table) != before || seenAt(table).offers != offers; };
    const auto lit = [&] {
        const QList<QQuickItem*> lights = person.all("HintLight");
        return lights.isEmpty() ? QRectF() : person.shownPart(*lights.first());
    };
    // What was advised for a table that has changed since is not said.
    std::optional<std::uint32_t> asked;
    const auto isAdvised = [&] {
        const std::uint32_t now = seenAt(table).revision;
        if (table.hint()->words().isEmpty() && asked != now && table.canAskHint() && !table.isShowing()) {
            asked = now;
            person.pressKey(Qt::Key_H);
        }
        return !table.hint()->words().isEmpty();
    };
    for (int touches = 0;; ++touches) {
        if (touches == kMostTouches)
            person.giveUp(QStringLiteral("the hint leads nowhere: ") + table.hint()->words());
        person.waitUntil("the hint says something", [&] { return isDone() || isAdvised(); });
        if (isDone())
            return;
        const QString words = table.hint()->words();
        const QRectF light = lit();
        const int facing = table.held()->piece().facing;
        // What is held has to be turned first.
        if (light.isEmpty())
            person.pressKey(Qt::Key_Z);
        else
            person.pressAt(light.center());
        person.waitUntil("the touch is taken", [&] {
            return isDone() || lit() != light || table.hint()->words() != words ||
                   table.held()->piece().facing != facing;
        });
    }
}

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
