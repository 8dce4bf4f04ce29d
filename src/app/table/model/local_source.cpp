#include "app/table/model/local_source.h"

#include "app/program.h"

#include <algorithm>

namespace tablewood {

Seats seatsOf(const std::vector<Player>& players, PlayerKind kind)
{
    Seats seats;
    for (std::size_t i = 0; i < players.size(); ++i)
        if (players[i].kind == kind)
            seats.add(Seat{static_cast<std::int8_t>(i)});
    return seats;
}

LocalSource::LocalSource(Program& program, const GameType& type, MatchRecord record,
                         std::shared_ptr<Journal> journal)
    : m_program(program), m_journal(std::move(journal)),
      m_persons(seatsOf(record.players, PlayerKind::person)), m_table(type, std::move(record), *m_journal),
      m_link(m_table, viewers(),
             [this](Viewer viewer, const ViewChange& change) {
                 if (changed)
                     changed(viewer, change);
             }),
      m_adviser(program.pace().advising)
{
    const std::vector<Player>& players = m_table.record().players;
    for (const Seat seat : seatsOf(players, PlayerKind::bot))
        m_bots.push_back(std::make_unique<BotPlayer>(
            m_table, seat,
            makeBot(players[static_cast<std::size_t>(seat.index)].bot, m_program.pace().thinking),
            m_program.newSeed()));
}

std::vector<Viewer> LocalSource::viewers() const
{
    std::vector<Viewer> all{Viewer::publicView()};
    for (const Seat seat : m_persons)
        all.emplace_back(seat);
    return all;
}

bool LocalSource::isAsked(const BotPlayer& bot) const
{
    // Before this screen nobody is away.
    return bot.isAsked() && !m_table.isForPersons(m_persons, {});
}

bool LocalSource::isBotAsked() const
{
    return std::ranges::any_of(m_bots,
                               [this](const std::unique_ptr<BotPlayer>& bot) { return isAsked(*bot); });
}

Seats LocalSource::keepingBots() const
{
    Seats keeping;
    const auto isAble = [](const std::unique_ptr<BotPlayer>& bot) { return bot->isAsked(); };
    if (!m_table.isForPersons(m_persons, {}) || std::ranges::none_of(m_bots, isAble))
        return keeping;
    for (const Seat seat : m_table.match().needed())
        if (m_persons.has(seat) && m_table.toAct().has(seat))
            keeping.add(seat);
    return keeping;
}

void LocalSource::letBotsThink()
{
    const auto tell = [this] {
        if (botReady)
            botReady();
    };
    for (const std::unique_ptr<BotPlayer>& bot : m_bots)
        bot->think([this, tell] { QMetaObject::invokeMethod(&m_here, tell, Qt::QueuedConnection); });
}

bool LocalSource::canBotPlay() const
{
    return std::ranges::any_of(m_bots, [this](const std::unique_ptr<BotPlayer>& bot) {
        return isAsked(*bot) && !bot->isThinking();
    });
}

void LocalSource::askAdvice(Seat seat)
{
    const auto tell = [this, seat] {
        const auto advice = m_adviser.take();
        if (advised && advice && advice->revision == view(seat).revision)
            advised(seat, advice->move);
    };
    m_adviser.ask(m_table, seat, m_program.newSeed(),
                  [this, tell] { QMetaObject::invokeMethod(&m_here, tell, Qt::QueuedConnection); });
}

std::optional<Text> LocalSource::playBot()
{
    // A move that nobody sees, such as a pass, takes no time: else the pace would tell of it.
    const std::uint32_t seen = m_table.revision(Viewer::publicView());
    for (const std::unique_ptr<BotPlayer>& bot : m_bots) {
        if (!isAsked(*bot) || bot->isThinking())
            continue;
        if (!bot->act() && bot->refusal())
            return *bot->refusal();
        if (m_table.revision(Viewer::publicView()) != seen)
            break;
    }
    return std::nullopt;
}

} // namespace tablewood
