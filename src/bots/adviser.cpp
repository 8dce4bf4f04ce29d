#include "bots/adviser.h"

namespace tablewood {

void Adviser::ask(Table& table, Seat seat, const Seed& seed, std::function<void()> ready)
{
    m_thought.reset();
    const SeatView view = table.view(seat);
    if (view.offers.empty())
        return;
    Random random(seed, "advice");
    try {
        auto imagined = table.imagine(seat, random);
        m_thought = std::make_unique<Thought>(*m_bot, view, std::move(imagined), random, std::move(ready));
    } catch (const std::exception&) {
        // A bot that cannot imagine how things stand has no advice.
    }
}

std::optional<Adviser::Advice> Adviser::take()
{
    if (!m_thought || !m_thought->isReady())
        return std::nullopt;
    const auto thought = std::move(m_thought);
    return Advice{thought->revision(), thought->move()};
}

} // namespace tablewood
