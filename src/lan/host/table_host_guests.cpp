#include "lan/host/table_host.h"

#include <algorithm>

/// The part of a host that does what its guests say.
namespace tablewood::lan {

namespace {

bool speaksFor(const Visitor& visitor, Seat seat)
{
    return std::ranges::find(visitor.viewers, Viewer(seat)) != visitor.viewers.end();
}

} // namespace

void TableHost::said(Visitor& visitor, const GuestSays& message)
{
    if (std::holds_alternative<Seal>(message) || std::holds_alternative<Contribute>(message)) {
        takeDealt(visitor, message);
    } else if (std::holds_alternative<GoHome>(message)) {
        const GuestId guest = visitor.guest();
        gone(visitor, Text(TW_TEXT("lan", "You went home.")), Parting::forGood);
        // A table on its way has its guests with it; if it stays after all, this one is not there.
        if (isMoving())
            m_wentHome.push_back(guest);
        else
            m_lobby.remove(guest);
        sync();
    } else if (const auto* answer = std::get_if<AnswerToHost>(&message)) {
        takeAnswer(visitor, *answer);
    } else if (const auto* now = std::get_if<HostsNow>(&message)) {
        takeHostsNow(visitor, *now);
    } else if (const auto* point = std::get_if<Point>(&message)) {
        // The number of a piece means another piece to each viewer.
        if (!point->place.in.letters().starts_with('#'))
            signal(visitor, Pointed{visitor.guest(), point->place});
    } else if (const auto* react = std::get_if<React>(&message)) {
        signal(visitor, Reacted{visitor.guest(), react->kind});
    } else if (const auto why = obey(visitor, message)) {
        visitor.say(Denied{*why});
    } else {
        sync();
    }
}

std::optional<Text> TableHost::obey(Visitor& visitor, const GuestSays& message)
{
    const GuestId guest = visitor.guest();
    if (isMoving())
        return isOnItsWay();
    const bool isSign = std::holds_alternative<Stand>(message) || std::holds_alternative<Look>(message) ||
                        std::holds_alternative<Rename>(message) || std::holds_alternative<Ready>(message) ||
                        std::holds_alternative<PlayFor>(message);
    if (isSign && isDark())
        return areEyesClosed();
    if (!visitor.mayChange())
        return Text(TW_TEXT("lan", "Not so fast."));
    if (const auto* sit = std::get_if<Sit>(&message))
        return m_lobby.sit(guest, sit->seat);
    if (std::holds_alternative<Stand>(message))
        return m_lobby.stand(guest);
    if (const auto* look = std::get_if<Look>(&message))
        return m_lobby.look(guest, look->watch);
    if (const auto* rename = std::get_if<Rename>(&message))
        return m_lobby.rename(guest, rename->persona);
    if (const auto* ready = std::get_if<Ready>(&message))
        return m_lobby.setReady(guest, ready->isReady);
    if (const auto* play = std::get_if<PlayFor>(&message)) {
        if (play->isOn)
            return playFor(guest, play->seat);
        return m_lobby.find(guest)->playsFor.has(play->seat) ? takeBack(play->seat) : std::nullopt;
    }
    if (const auto* trade = std::get_if<Trade>(&message))
        return m_lobby.trade(guest, trade->seat, trade->isOn);
    if (const auto* choice = std::get_if<Choose>(&message))
        return m_match ? Text(TW_TEXT("lan", "The match has begun."))
                       : m_lobby.choose(guest, *m_plan.type, *choice);
    if (std::holds_alternative<AskHint>(message))
        return advise(visitor);
    throw InputError("message", "it does not come at this point");
}

/// Has a bot think about what the guest is asked, and tells it then. The guest sees whether that still fits.
std::optional<Text> TableHost::advise(Visitor& visitor)
{
    const auto own = std::ranges::find_if(visitor.viewers, [](Viewer one) { return one.seat.isPlayer(); });
    if (m_lobby.stage() != Stage::playing || own == visitor.viewers.end())
        return Text(TW_TEXT("lan", "You have no seat in a match that has begun."));
    const auto tell = [&visitor] {
        if (const auto advice = visitor.adviser.take(); advice && visitor.isInside())
            visitor.say(Hinted{advice->revision, advice->move});
    };
    visitor.adviser.ask(
        m_match->table(), own->seat, Seed::fromText(hexOf(drawn<Digest>(m_plan.entropy))),
        [&visitor, tell] { QMetaObject::invokeMethod(&visitor, tell, Qt::QueuedConnection); });
    return std::nullopt;
}

void TableHost::signal(Visitor& visitor, const HostSays& message)
{
    const Seat seat = m_lobby.find(visitor.guest())->seat;
    const bool isSilent =
        m_lobby.stage() == Stage::playing && seat.isPlayer() && !m_match->table().match().maySignal(seat);
    if (!visitor.maySignal() || isDark())
        return;
    if (isSilent)
        visitor.say(
            Denied{TW_TEXT("lan", "By the rules you can neither point nor call across the table now.")});
    else
        m_visitors.say(message);
}

void TableHost::wished(Visitor& visitor, std::span<const std::uint8_t> message)
{
    if (m_lobby.stage() != Stage::playing) {
        answerLate(visitor, decodeUp(message), TW_TEXT("lan", "There is no match to play now."));
        return;
    }
    try {
        m_match->receive(visitor, message);
    } catch (const InputError&) {
        // Said while the host gave the seat to another or to a bot.
        const UpMessage wish = decodeUp(message);
        if (speaksFor(visitor, wish.seat) || !visitor.seatsHad.has(wish.seat))
            throw;
        answerLate(visitor, wish, TW_TEXT("lan", "This seat is not yours now."));
    }
}

/// Refuses a wish that the table does not get: with its number, so that it is not said again.
void TableHost::answerLate(Visitor& visitor, const UpMessage& wish, const Text& why)
{
    if (speaksFor(visitor, wish.seat))
        visitor.receive(encode(DownMessage{wish.seat, wish.number, Refused{why}}));
    else
        visitor.say(Denied{why});
}

} // namespace tablewood::lan
