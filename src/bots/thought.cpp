#include "bots/thought.h"

#include "bots/random_bot.h"

namespace tablewood {

Thought::Thought(Bot& bot, const SeatView& view, std::unique_ptr<Match> imagined, const Random& random,
                 std::function<void()> ready)
    : m_view(view), m_imagined(std::move(imagined)), m_random(random)
{
    const auto think = [this, &bot, ready = std::move(ready)] {
        try {
            m_move = bot.choose(m_view, *m_imagined, m_random, m_stop);
        } catch (...) {
            // Memory may be short, and content of somebody's own lead the rules to where they cannot go on.
            m_move = anyOffer(m_view, m_random);
        }
        m_isReady = true;
        if (ready && !m_stop)
            ready();
    };
    if (bot.takesTime())
        m_thread = std::thread(think);
    else
        think();
}

Thought::~Thought()
{
    m_stop = true;
    if (m_thread.joinable())
        m_thread.join();
}

std::string Thought::move()
{
    if (m_thread.joinable())
        m_thread.join();
    return m_move;
}

} // namespace tablewood
