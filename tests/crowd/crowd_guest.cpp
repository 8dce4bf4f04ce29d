#include "crowd_guest.h"

#include "bots/random_bot.h"
#include "lan/host/table_host.h"

namespace tablewood::lan {

namespace {

constexpr const char* kVersion = "0.1.0";

} // namespace

CrowdGuest::CrowdGuest(const GameType& type, std::string name, const Seed& chance)
    : m_type(type), m_name(std::move(name)), m_random(chance, m_name)
{
}

void CrowdGuest::join(std::uint16_t port, Seat seat)
{
    m_port = port;
    m_seat = seat;
    m_opened.reset();
    comeBack();
}

void CrowdGuest::comeBack()
{
    JoinPlan plan;
    plan.guest.persona.name = m_name;
    plan.guest.wants = m_seat.isPlayer() ? Watch::nothing : Watch::spectator;
    if (m_seat.isPlayer())
        plan.guest.seat = m_seat;
    plan.guest.games = {{m_type.sheet().id, content}};
    plan.guest.version = kVersion;
    plan.guest.gameOf = [this](const std::string&, const std::vector<Paper>&) { return &m_type; };
    plan.where.addresses = {{"127.0.0.1", m_port}};
    m_loss.reset();
    m_table = std::make_unique<RemoteTable>(std::move(plan), m_identity, m_known);
    m_table->changed = [this] {
        const RemoteTable::State state = m_table->state();
        const bool isOut = state == RemoteTable::State::lost || state == RemoteTable::State::ended;
        if (isOut && !m_loss)
            m_loss = m_table->why();
    };
    m_table->guest().events.lobbyChanged = [this] { getReady(); };
    m_table->guest().events.viewChanged = [this](Viewer, const ViewChange&) {
        if (viewChanged)
            viewChanged();
        if (playsItself)
            act();
    };
    m_table->guest().events.opened = [this](const OpenedMatch& match) { m_opened = match; };
    m_table->start();
}

void CrowdGuest::getReady()
{
    const LobbyGuest* const self = guest().self();
    const bool isSeated = self && self->seat.isPlayer();
    if (isSeated && !self->isReady && guest().lobby().stage == Stage::gathering)
        guest().say(Ready{true});
}

void CrowdGuest::act()
{
    const SeatView* const seen = view();
    if (seen && guest().unanswered() == 0 && !seen->offers.empty())
        guest().wish(Act{anyOffer(*seen, m_random)});
}

HostPlan crowdPlan(const GameType& type, int seats)
{
    HostPlan plan;
    plan.type = &type;
    plan.content = kCrowdContent;
    plan.name = "Table";
    plan.version = kVersion;
    plan.seats = seats;
    plan.admitsAll = true;
    plan.startsByItself = true;
    return plan;
}

} // namespace tablewood::lan
