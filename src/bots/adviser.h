#pragma once

#include "bots/thought.h"
#include "session/table.h"

namespace tablewood {

/// Says what a bot would do in a person's place. It knows what the person's seat sees and nothing more.
class Adviser
{
public:
    explicit Adviser(const SearchLimits& limits) : m_bot(makeBot("sharp", limits)) {}

    /// Its move for the view of this revision.
    struct Advice
    {
        std::uint32_t revision = 0;
        std::string move;
    };

    /// Begins to think about what the seat is asked at the table now, and forgets what it was asked before.
    /// `seed` is its own chance. `ready` is called from another thread when it has decided.
    void ask(Table& table, Seat seat, const Seed& seed, std::function<void()> ready);
    /// Takes what it has decided; nothing while it thinks, and where it was not asked.
    std::optional<Advice> take();

private:
    std::unique_ptr<Bot> m_bot;
    std::unique_ptr<Thought> m_thought;
};

} // namespace tablewood
