#pragma once

#include "bots/bot.h"
#include "session/table_link.h"

namespace tablewood {

/// A bot on its seat. It moves when it is told to, so that a window can leave time to watch.
class BotPlayer
{
public:
    /// Joins the table. `seed` is the bot's own chance.
    BotPlayer(Table& table, Seat seat, std::unique_ptr<Bot> bot, const Seed& seed);

    /// Whether its seat has something to choose now.
    bool isAsked() const;
    /// Plays one move if it is asked; returns whether the table took it.
    bool act();
    /// Why the table did not take its last move; nothing if it did.
    const std::optional<Text>& refusal() const { return m_refusal; }

private:
    Seat m_seat;
    std::unique_ptr<Bot> m_bot;
    Random m_random;
    std::optional<Text> m_refusal;
    TableLink m_link;
};

} // namespace tablewood
