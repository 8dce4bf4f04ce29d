#include "app/lan/lobby_model.h"

#include "app/words/wording.h"
#include "bots/bot.h"

#include <algorithm>

/// The part of a lobby that does what the person says.
namespace tablewood {

void LobbyModel::say(const lan::GuestSays& message)
{
    setDenied({});
    if (m_guest)
        m_guest->say(message);
}

void LobbyModel::tell(const std::optional<Text>& why) { setDenied(why ? shown(*why) : QString()); }

void LobbyModel::command(const std::function<std::optional<Text>(lan::Lobby&)>& change)
{
    if (m_host)
        tell(m_host->change(change));
}

void LobbyModel::sit(int seat) { say(lan::Sit{seatAt(seat)}); }

void LobbyModel::stand() { say(lan::Stand{}); }

void LobbyModel::ready(bool isReady) { say(lan::Ready{isReady}); }

void LobbyModel::choose(const QString& key, const QString& value)
{
    say(lan::Choose{key.toStdString(), value.toStdString()});
}

void LobbyModel::chooseForAll(const QString& key, const QString& value)
{
    if (m_host)
        tell(m_host->choose({key.toStdString(), value.toStdString()}));
}

void LobbyModel::trade(int seat, bool isOn) { say(lan::Trade{seatAt(seat), isOn}); }

void LobbyModel::watch(bool isWatching)
{
    say(lan::Look{isWatching ? lan::Watch::spectator : lan::Watch::nothing});
}

void LobbyModel::playFor(int seat, bool isOn)
{
    // The host's own person asks nobody.
    if (m_host && isOn)
        lend(myself(), seat);
    else
        say(lan::PlayFor{seatAt(seat), isOn});
}

void LobbyModel::admit(int knock)
{
    if (!m_host)
        return;
    const auto number = static_cast<lan::GuestId>(knock);
    const auto found = std::ranges::find(m_knocking, number, &lan::Knock::number);
    const int seat = found == m_knocking.end() ? -1 : seatForKnock(*found);
    tell(m_host->admit(number, seatAt(seat)));
}

void LobbyModel::refuse(int knock)
{
    if (m_host)
        m_host->refuse(static_cast<lan::GuestId>(knock));
}

void LobbyModel::kick(int guest)
{
    if (m_host)
        tell(m_host->kick(static_cast<lan::GuestId>(guest)));
}

void LobbyModel::seatGuest(int guest, int seat)
{
    command([=](lan::Lobby& lobby) { return lobby.assign(static_cast<lan::GuestId>(guest), seatAt(seat)); });
}

void LobbyModel::swap(int seat, int other)
{
    command([=](lan::Lobby& lobby) { return lobby.swap(seatAt(seat), seatAt(other)); });
}

void LobbyModel::addBot(int seat, int strength)
{
    command([=](lan::Lobby& lobby) {
        return lobby.addBot(seatAt(seat), botStrengths().at(static_cast<std::size_t>(strength)));
    });
}

void LobbyModel::removeBot(int seat)
{
    command([=](lan::Lobby& lobby) { return lobby.removeBot(seatAt(seat)); });
}

void LobbyModel::lend(int guest, int seat)
{
    if (m_host)
        tell(m_host->lend(static_cast<lan::GuestId>(guest), seatAt(seat)));
}

void LobbyModel::takeBack(int seat)
{
    if (m_host)
        tell(m_host->takeBack(seatAt(seat)));
}

void LobbyModel::openSpectators(bool isOpen)
{
    command([=](lan::Lobby& lobby) -> std::optional<Text> {
        lobby.openSpectatorPlaces(isOpen);
        return std::nullopt;
    });
}

void LobbyModel::markSharedScreen(int guest)
{
    command([=](lan::Lobby& lobby) { return lobby.makeSharedScreen(static_cast<lan::GuestId>(guest)); });
}

void LobbyModel::setWhenAway(const QString& whenAway, int seconds)
{
    constexpr auto names = enumNames(lan::WhenAway{});
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (whenAway.toStdString() != names[i])
            continue;
        command([=](lan::Lobby& lobby) -> std::optional<Text> {
            lobby.setWhenAway(static_cast<lan::WhenAway>(i),
                              static_cast<std::uint32_t>(std::max(1, seconds)));
            return std::nullopt;
        });
    }
}

void LobbyModel::halt(bool isHalted)
{
    command([=](lan::Lobby& lobby) -> std::optional<Text> {
        lobby.halt(isHalted);
        return std::nullopt;
    });
}

void LobbyModel::start()
{
    if (m_host)
        tell(m_host->start());
}

void LobbyModel::askToHost(int guest)
{
    if (!m_host)
        return;
    const auto why = m_host->askToHost(static_cast<lan::GuestId>(guest));
    tell(why);
    if (!why)
        Q_EMIT hostAsked(nameOf(static_cast<lan::GuestId>(guest)));
}

} // namespace tablewood
