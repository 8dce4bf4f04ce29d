#pragma once

#include "bots/thought.h"
#include "session/table_link.h"

namespace tablewood {

/// A bot on its seat. It thinks and moves when it is told to, so that a window can leave time to watch.
class BotPlayer
{
public:
    /// Joins the table. `seed` is the bot's own chance.
    BotPlayer(Table& table, Seat seat, std::unique_ptr<Bot> bot, const Seed& seed);

    /// Whether its seat has something to choose now. What nobody would do it leaves where nobody waits for it
    /// (KnowsFolly in kernel/game.h, AwaitsSome in kernel/company.h), such as to go back on a vote.
    bool isAsked() const;
    /// Begins to think about what it is asked, unless it has. `ready` is called from another thread when it
    /// has decided, from this one if it needs no time.
    void think(std::function<void()> ready = {});
    /// It thinks about what it is asked and has not decided yet.
    bool isThinking() const;
    /// How long it thinks at most.
    std::chrono::microseconds mostTime() const { return m_bot->mostTime(); }
    /// Plays one move if it is asked, waiting for its thought; returns whether the table took it. What the
    /// game has it leave to persons (StandsBack in kernel/company.h) it leaves without a thought.
    bool act();
    /// Why the table did not take its last move; nothing if it did.
    const std::optional<Text>& refusal() const { return m_refusal; }

private:
    bool hasThought() const;
    bool hasFollyAlone() const;
    std::optional<std::string> standsBack() const;

    Table& m_table;
    Seat m_seat;
    std::unique_ptr<Bot> m_bot;
    Random m_random;
    std::optional<Text> m_refusal;
    TableLink m_link;
    std::unique_ptr<Thought> m_thought;
    /// What was found of the view of this revision.
    struct Folly
    {
        std::uint32_t revision = 0;
        bool isAlone = false;
    };
    mutable std::optional<Folly> m_folly;
};

} // namespace tablewood
