#include "bots/bot_table.h"

#include "kernel/fault.h"

namespace tablewood {

BotTable::BotTable(const std::vector<std::string>& names, const SearchLimits& limits, const Seed& seed)
{
    for (const std::string& name : names)
        m_players.push_back({makeBot(name, limits), Random(seed, "bot " + std::to_string(m_players.size()))});
}

std::string BotTable::choose(Seat seat, const Match& match)
{
    Player& player = m_players.at(static_cast<std::size_t>(seat.index));
    SeatView view;
    view.scene = match.view(seat);
    view.offers = match.offers(seat);
    const auto imagined = match.sample(seat, player.random);
    const std::atomic<bool> stop = false;
    return player.bot->choose(view, *imagined, player.random, stop);
}

PlayedOut playOut(Match& match, const ChoosesMoves& choose, const std::atomic<bool>& stop)
{
    PlayedOut played;
    for (int moves = 0; moves < kMaxArenaMoves && !match.outcome() && !stop; ++moves) {
        const Seat seat = match.mover();
        const std::string move = !seat.isPlayer() ? match.timer().value().move : choose(seat, match, moves);
        played.choices += seat.isPlayer() ? 1 : 0;
        Log log = Log::unread();
        if (const auto refusal = match.apply(seat, move, log))
            throw Fault("\"" + move + "\"", refusal->why);
    }
    played.outcome = match.outcome();
    return played;
}

} // namespace tablewood
