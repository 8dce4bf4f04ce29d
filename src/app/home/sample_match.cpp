#include "app/home/sample_match.h"

namespace tablewood {

MatchRecord sampleMatch(const GameType& game, int seats, int moves)
{
    int left = moves;
    return sampleMatch(game, seats, Seed::fromText("a picture"),
                       [&](const Match& match) { return left-- <= 0 && match.mover() == Seat{0}; });
}

MatchRecord sampleMatch(const GameType& game, int seats, const Seed& seed,
                        const std::function<bool(const Match& match)>& isThere)
{
    MatchRecord record;
    record.game = game.sheet().id;
    record.setup.seats = std::clamp(seats, game.sheet().minSeats, game.sheet().maxSeats);
    record.setup.seed = seed;
    for (const char* name : {"Mira", "Jonas", "Sami", "Theodora", "Noor", "Ilse", "Bram", "Yara"}) {
        Player player;
        player.name = name;
        record.players.push_back(player);
    }
    record.players.resize(static_cast<std::size_t>(record.setup.seats));

    const std::unique_ptr<Match> match = game.newMatch(record.setup);
    Random random(record.setup.seed, "moves");
    while (match->mover() != Seat::none() && !isThere(*match)) {
        JournalEntry entry;
        entry.seat = match->mover();
        const std::vector<std::string> legal = entry.seat == Seat::clock()
                                                   ? std::vector{match->timer().value().move}
                                                   : match->legalMoves(entry.seat);
        entry.move = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        Log log;
        match->apply(entry.seat, entry.move, log);
        entry.hash = match->hash();
        entry.hasRevealed = log.hasRevealed();
        record.moves.push_back(entry);
    }
    return record;
}

} // namespace tablewood
