#include "bots/bot_player.h"

namespace tablewood {

BotPlayer::BotPlayer(Table& table, Seat seat, std::unique_ptr<Bot> bot, const Seed& seed)
    : m_seat(seat), m_bot(std::move(bot)), m_random(seed, "bot"),
      m_link(table, {seat}, [this](Viewer, const ViewChange& change) {
          if (change.refusal)
              m_refusal = change.refusal;
      })
{
}

bool BotPlayer::isAsked() const
{
    const SeatView& view = m_link.view(m_seat);
    return !view.offers.empty() && !view.undo.asked.isPlayer();
}

bool BotPlayer::act()
{
    if (!isAsked())
        return false;
    m_refusal.reset();
    const std::uint32_t revision = m_link.view(m_seat).revision;
    m_link.send(m_seat, Act{m_bot->choose(m_link.view(m_seat), m_random)});
    return m_link.view(m_seat).revision != revision;
}

} // namespace tablewood
