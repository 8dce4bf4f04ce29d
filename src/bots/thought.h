#pragma once

#include "bots/bot.h"

#include <functional>
#include <thread>

namespace tablewood {

/// A bot's thinking about one move, in a thread of its own so that nobody waits for it. It ends with the
/// object.
class Thought
{
public:
    /// Begins at once. `bot` outlives the thought and has no other. `ready` is called from the other thread
    /// when the bot has decided, and not after the thought is gone.
    Thought(Bot& bot, const SeatView& view, std::unique_ptr<Match> imagined, const Random& random,
            std::function<void()> ready);
    ~Thought();
    Thought(const Thought&) = delete;
    Thought& operator=(const Thought&) = delete;

    /// The revision of the view that is thought about.
    std::uint32_t revision() const { return m_view.revision; }
    bool isReady() const { return m_isReady; }
    /// The move that the bot has decided on, or any offer where it failed; waits for it.
    std::string move();

private:
    SeatView m_view;
    std::unique_ptr<Match> m_imagined;
    Random m_random;
    std::string m_move;
    std::atomic<bool> m_stop = false;
    std::atomic<bool> m_isReady = false;
    std::thread m_thread;
};

} // namespace tablewood
