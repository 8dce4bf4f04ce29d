#include "app/sample_match.h"

namespace tablewood {

MatchRecord sampleMatch(const GameType& game, int seats, int moves)
{
    MatchRecord record;
    record.game = game.sheet().id;
    record.setup.seats = std::clamp(seats, game.sheet().minSeats, game.sheet().maxSeats);
    record.setup.seed = Seed::fromText("a picture");
    for (const char* name : {"Mira", "Jonas", "Sami", "Theodora"}) {
        Player player;
        player.name = name;
        record.players.push_back(player);
    }
    record.players.resize(static_cast<std::size_t>(record.setup.seats));

    const std::unique_ptr<Match> match = game.newMatch(record.setup);
    Random random(record.setup.seed, "moves");
    const auto mustGoOn = [&](int played) {
        return match->mover() != Seat::none() && (played < moves || match->mover() != Seat{0});
    };
    for (int played = 0; mustGoOn(played); ++played) {
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
