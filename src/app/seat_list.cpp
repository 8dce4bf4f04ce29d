#include "app/seat_list.h"

#include "app/program.h"

#include <algorithm>
#include <array>

namespace tablewood {

namespace {

constexpr std::array<const char*, 6> kBotNames{"Bramble", "Thistle", "Sorrel", "Hazel", "Yarrow", "Teasel"};

} // namespace

SeatList::SeatList(QObject* parent) : QAbstractListModel(parent) {}

int SeatList::persons() const
{
    return static_cast<int>(std::ranges::count_if(
        m_players, [](const Player& player) { return player.kind == PlayerKind::person; }));
}

Player SeatList::newPlayer(PlayerKind kind) const
{
    Player player;
    player.kind = kind;
    if (kind == PlayerKind::person) {
        if (persons() == 0) {
            const Preferences& preferences = Program::instance().preferences();
            player.name = preferences.playerName().toStdString();
            player.emblem = preferences.playerEmblem().toStdString();
        }
        return player;
    }
    player.bot = "random";
    const auto isFree = [&](const char* name) {
        return std::ranges::none_of(m_players, [&](const Player& other) { return other.name == name; });
    };
    const auto name = std::ranges::find_if(kBotNames, isFree);
    if (name != kBotNames.end())
        player.name = *name;
    return player;
}

void SeatList::add(PlayerKind kind)
{
    beginInsertRows({}, count(), count());
    m_players.push_back(newPlayer(kind));
    endInsertRows();
    Q_EMIT countChanged();
    Q_EMIT playersChanged();
}

void SeatList::removeAt(int seat)
{
    if (!has(seat))
        return;
    beginRemoveRows({}, seat, seat);
    m_players.erase(m_players.begin() + seat);
    endRemoveRows();
    Q_EMIT countChanged();
    Q_EMIT playersChanged();
    if (!m_players.empty())
        Q_EMIT dataChanged(index(0), index(count() - 1));
}

void SeatList::rename(int seat, const QString& name)
{
    if (!has(seat))
        return;
    m_players[static_cast<std::size_t>(seat)].name =
        name.trimmed().left(Settings::kMaxPlayerName).toStdString();
    tell(seat);
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
    tell(seat);
}

void SeatList::setEmblem(int seat, const QString& emblem)
{
    if (!has(seat))
        return;
    m_players[static_cast<std::size_t>(seat)].emblem = emblem.toStdString();
    tell(seat);
}

void SeatList::setPlayers(std::vector<Player> players)
{
    beginResetModel();
    m_players = std::move(players);
    endResetModel();
    Q_EMIT countChanged();
    Q_EMIT playersChanged();
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
    default:
        return {};
    }
}

QHash<int, QByteArray> SeatList::roleNames() const
{
    return {{nameRole, "name"}, {emblemRole, "emblem"}, {isPersonRole, "isPerson"}};
}

void SeatList::tell(int seat)
{
    Q_EMIT dataChanged(index(seat), index(seat));
    Q_EMIT playersChanged();
}

} // namespace tablewood
