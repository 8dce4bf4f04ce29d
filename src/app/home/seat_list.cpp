#include "app/home/seat_list.h"

#include "bots/bot.h"
#include "storage/limited_name.h"
#include "storage/settings.h"

#include <algorithm>

namespace tablewood {

namespace {

/// The place of a kind of bot among those that people play with, -1 for none of them.
int strengthOf(const std::string& kind)
{
    const std::vector<std::string> strengths = botStrengths();
    const auto found = std::ranges::find(strengths, kind);
    return found == strengths.end() ? -1 : static_cast<int>(found - strengths.begin());
}

} // namespace

SeatList::SeatList(QObject* parent) : QAbstractListModel(parent) {}

int SeatList::persons() const
{
    return static_cast<int>(std::ranges::count_if(
        m_players, [](const Player& player) { return player.kind == PlayerKind::person; }));
}

int SeatList::firstPerson() const
{
    return static_cast<int>(std::ranges::find(m_players, PlayerKind::person, &Player::kind) -
                            m_players.begin());
}

Player SeatList::newPlayer(PlayerKind kind) const
{
    Player player;
    player.kind = kind;
    if (kind == PlayerKind::person) {
        if (persons() == 0) {
            player.name = m_playerName.toStdString();
            player.emblem = m_playerEmblem.toStdString();
        }
        return player;
    }
    player.bot = kStandardBot;
    const auto isFree = [&](const std::string& name) {
        return std::ranges::none_of(m_players, [&](const Player& other) { return other.name == name; });
    };
    for (std::int8_t seat = 1; seat < kMaxSeats && player.name.empty(); ++seat)
        if (const std::string name = nameOfBot(Seat{seat}); isFree(name))
            player.name = name;
    return player;
}

void SeatList::add(PlayerKind kind)
{
    beginInsertRows({}, count(), count());
    m_players.push_back(newPlayer(kind));
    endInsertRows();
    Q_EMIT countChanged();
    tell();
}

void SeatList::removeAt(int seat)
{
    if (!has(seat))
        return;
    beginRemoveRows({}, seat, seat);
    m_players.erase(m_players.begin() + seat);
    endRemoveRows();
    Q_EMIT countChanged();
    if (m_players.empty())
        Q_EMIT playersChanged();
    else
        tell();
}

void SeatList::rename(int seat, const QString& name)
{
    if (!has(seat))
        return;
    m_players[static_cast<std::size_t>(seat)].name =
        limitedName(name.trimmed(), Settings::kMaxPlayerName).toStdString();
    tell();
}

void SeatList::setPerson(int seat, bool isPerson)
{
    if (!has(seat))
        return;
    Player& player = m_players[static_cast<std::size_t>(seat)];
    const PlayerKind kind = isPerson ? PlayerKind::person : PlayerKind::bot;
    if (player.kind == kind)
        return;
    const std::string emblem = player.emblem;
    player = {};
    player.kind = kind;
    Player fresh = newPlayer(kind);
    if (fresh.emblem.empty())
        fresh.emblem = emblem;
    player = fresh;
    tell();
}

void SeatList::setStrength(int seat, int strength)
{
    const std::vector<std::string> strengths = botStrengths();
    if (!has(seat) || strength < 0 || strength >= static_cast<int>(strengths.size()))
        return;
    m_players[static_cast<std::size_t>(seat)].bot = strengths[static_cast<std::size_t>(strength)];
    tell();
}

void SeatList::setEmblem(int seat, const QString& emblem)
{
    if (!has(seat))
        return;
    m_players[static_cast<std::size_t>(seat)].emblem = emblem.toStdString();
    tell();
}

void SeatList::followPlayer(const QString& name, const QString& emblem)
{
    const std::string before = m_playerName.toStdString();
    const std::string emblemBefore = m_playerEmblem.toStdString();
    m_playerName = name;
    m_playerEmblem = emblem;
    if (!has(firstPerson()))
        return;
    Player& player = m_players[static_cast<std::size_t>(firstPerson())];
    if (player.name == before)
        player.name = name.toStdString();
    if (player.emblem == emblemBefore)
        player.emblem = emblem.toStdString();
    tell();
}

int SeatList::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant SeatList::data(const QModelIndex& index, int role) const
{
    if (!has(index.row()))
        return {};
    const Player& player = m_players[static_cast<std::size_t>(index.row())];
    switch (role) {
    case nameRole:
        return QString::fromStdString(player.name);
    case emblemRole:
        return QString::fromStdString(player.emblem);
    case isPersonRole:
        return player.kind == PlayerKind::person;
    case isFirstPersonRole:
        return index.row() == firstPerson();
    case strengthRole:
        return strengthOf(player.bot);
    default:
        return {};
    }
}

QHash<int, QByteArray> SeatList::roleNames() const
{
    return {{nameRole, "name"},
            {emblemRole, "emblem"},
            {isPersonRole, "isPerson"},
            {isFirstPersonRole, "isFirstPerson"},
            {strengthRole, "strength"}};
}

void SeatList::tell()
{
    // Other rows may change too, such as the first person's.
    Q_EMIT dataChanged(index(0), index(count() - 1));
    Q_EMIT playersChanged();
}

} // namespace tablewood
