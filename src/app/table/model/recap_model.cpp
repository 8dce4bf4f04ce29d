#include "app/table/model/recap_model.h"

#include "app/words/wording.h"

#include <algorithm>

namespace tablewood {

namespace {

/// What is added up about one player.
struct Account
{
    std::vector<Text> done;
    /// For a player of whom nothing can be added up.
    Text last;
};

void add(std::vector<Text>& done, const Text& text)
{
    TextParts parts = text.parts();
    for (Text& other : done) {
        TextParts sum = other.parts();
        if (sum.context != parts.context || sum.source != parts.source || sum.args != parts.args)
            continue;
        if (sum.count && parts.count) {
            *sum.count += *parts.count;
            other = Text(std::move(sum));
        }
        return;
    }
    done.push_back(text);
}

RecapLine lineOf(Seat seat, const Account& account, const std::vector<Player>& players)
{
    RecapLine line;
    line.seat = seat.index;
    const auto& player = players[static_cast<std::size_t>(seat.index)];
    line.emblem = QString::fromStdString(player.emblem);
    if (account.done.empty()) {
        line.plain = shown(account.last, players);
        line.text = line.plain.toHtmlEscaped();
        return line;
    }
    QStringList done;
    for (const Text& text : account.done)
        done.append(shown(text, players));
    const QString name = seatName(seat, players);
    const QString all = done.join(QStringLiteral(", "));
    line.plain = RecapModel::tr("%1: %2", "a player and what they did").arg(name, all);
    line.text =
        RecapModel::tr("%1: %2", "a player and what they did")
            .arg(QStringLiteral("<b>") + name.toHtmlEscaped() + QStringLiteral("</b>"), all.toHtmlEscaped());
    return line;
}

/// Of the viewer's own events those count that others brought about, and those that nobody did.
std::map<Seat, Account> accountsOf(Viewer viewer, std::span<const Event> news)
{
    std::map<Seat, Account> accounts;
    bool isOwnAct = true;
    for (const Event& event : news) {
        const bool isOwn = viewer.is(event.seat);
        isOwnAct = isOwnAct && isOwn;
        if (!event.seat.isPlayer() || (isOwnAct && event.cue != kUnplayed))
            continue;
        // That a turn of somebody else is over is seen anyway.
        if (isOwn ? event.tally.empty() : event.cue == kUnplayed)
            continue;
        Account& account = accounts[event.seat];
        for (const Text& text : event.tally)
            add(account.done, text);
        if (!event.isDetail && !event.text.isEmpty())
            account.last = event.text;
    }
    return accounts;
}

/// Where the last turn of the viewer's begins that they did not play.
std::size_t lastUnplayed(Viewer viewer, std::span<const Event> told)
{
    const auto found = std::find_if(told.rbegin(), told.rend(), [&](const Event& event) {
        return viewer.is(event.seat) && event.cue == kUnplayed;
    });
    return found == told.rend() ? 0 : static_cast<std::size_t>(told.rend() - found) - 1;
}

QVariantMap changedBy(Viewer viewer, std::span<const Event> news)
{
    std::map<Name, QList<QPoint>> boards;
    for (const Event& event : news) {
        if (viewer.is(event.seat))
            continue;
        for (const Cell cell : event.cells)
            if (const QPoint at(cell.column, cell.row); !boards[event.board].contains(at))
                boards[event.board].append(at);
    }
    QVariantMap cells;
    for (const auto& [board, spaces] : boards)
        cells.insert(named(board), QVariant::fromValue(spaces));
    return cells;
}

} // namespace

QString RecapModel::words() const
{
    QStringList lines;
    for (const Row& row : rows())
        lines.append(row.entry.value<RecapLine>().plain + QLatin1Char('.'));
    return lines.join(QLatin1Char(' '));
}

void RecapModel::follow(Viewer viewer, std::span<const Event> told, std::size_t since,
                        const std::vector<Player>& players, bool isSeen)
{
    m_viewer = viewer;
    m_told = told.size();
    if (!isSeen || !viewer.seat.isPlayer()) {
        setRows({});
        setCells({});
        return;
    }
    // What was there before somebody sat down is not theirs to catch up with.
    std::size_t& read = m_read.try_emplace(viewer.seat.index, told.size()).first->second;
    read = std::min(std::max({read, since, lastUnplayed(viewer, told)}), told.size());
    const std::span<const Event> news = told.subspan(read);
    const auto accounts = accountsOf(viewer, news);
    std::vector<Row> lines;
    const int count = static_cast<int>(players.size());
    for (int i = 1; i <= count; ++i) {
        const Seat seat{static_cast<std::int8_t>((viewer.seat.index + i) % count)};
        const auto account = accounts.find(seat);
        if (account != accounts.end() && !(account->second.done.empty() && account->second.last.isEmpty()))
            lines.push_back(
                {QString::number(seat.index), QVariant::fromValue(lineOf(seat, account->second, players))});
    }
    setRows(std::move(lines));
    setCells(changedBy(viewer, news));
}

void RecapModel::read()
{
    if (m_viewer.seat.isPlayer())
        m_read[m_viewer.seat.index] = m_told;
    setRows({});
    setCells({});
}

void RecapModel::setCells(QVariantMap cells)
{
    if (cells == m_cells)
        return;
    m_cells = std::move(cells);
    Q_EMIT cellsChanged();
}

} // namespace tablewood
