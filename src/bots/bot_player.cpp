#include "bots/bot_player.h"

#include <algorithm>

namespace tablewood {

BotPlayer::BotPlayer(Table& table, Seat seat, std::unique_ptr<Bot> bot, const Seed& seed)
    : m_table(table), m_seat(seat), m_bot(std::move(bot)), m_random(seed, "bot"),
      m_link(table, {seat}, [this](Viewer, const ViewChange& change) {
          if (change.refusal)
              m_refusal = change.refusal;
      })
{
}

bool BotPlayer::isAsked() const
{
    const SeatView& view = m_link.view(m_seat);
    return !view.offers.empty() && !view.undo.asked.isPlayer() &&
           (m_table.match().awaited().has(m_seat) || !hasFollyAlone());
}

bool BotPlayer::hasFollyAlone() const
{
    const std::uint32_t revision = m_link.view(m_seat).revision;
    if (!m_folly || m_folly->revision != revision) {
        Random random = m_random;
        const std::unique_ptr<Match> match = m_table.imagine(m_seat, random);
        m_folly = Folly{revision, true};
        for (std::size_t i = match->listMoves(m_seat); i > 0 && m_folly->isAlone; --i)
            m_folly->isAlone = match->isListedFolly(m_seat, i - 1);
    }
    return m_folly->isAlone;
}

std::optional<std::string> BotPlayer::standsBack() const
{
    const auto isPerson = [](const Player& player) { return player.kind == PlayerKind::person; };
    if (std::ranges::none_of(m_table.record().players, isPerson))
        return std::nullopt;
    return m_table.match().standsBack(m_seat);
}

bool BotPlayer::hasThought() const
{
    return m_thought && m_thought->revision() == m_link.view(m_seat).revision;
}

bool BotPlayer::isThinking() const { return isAsked() && hasThought() && !m_thought->isReady(); }

void BotPlayer::think(std::function<void()> ready)
{
    if (!isAsked() || hasThought() || standsBack())
        return;
    Seed seed;
    for (std::uint32_t& word : seed.key)
        word = m_random.next();
    Random random(seed, "thought");
    m_thought.reset();
    try {
        auto imagined = m_table.imagine(m_seat, random);
        m_thought = std::make_unique<Thought>(*m_bot, m_link.view(m_seat), std::move(imagined), random,
                                              std::move(ready));
    } catch (const std::exception& error) {
        // Content of somebody's own may be more than the rules can imagine.
        m_refusal = Text(TW_TEXT("session", "The bot cannot imagine how things stand: %1"), error.what());
    }
}

bool BotPlayer::act()
{
    if (!isAsked())
        return false;
    m_refusal.reset();
    const std::uint32_t revision = m_link.view(m_seat).revision;
    if (const auto move = standsBack()) {
        m_link.send(m_seat, Act{*move});
    } else {
        think();
        if (!m_thought)
            return false;
        m_link.send(m_seat, Act{m_thought->move()});
    }
    return m_link.view(m_seat).revision != revision;
}

} // namespace tablewood
