#include "forest_moments.h"

#include "content/game_catalog.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

namespace tablewood::journeys {

namespace {

std::string forestMove(const Match& match, Seat seat, Random& random)
{
    std::vector<std::string> legal = match.legalMoves(seat);
    for (const char* eager : {"draw", "play", "man"})
        if (std::ranges::any_of(legal, [&](const std::string& move) { return move.starts_with(eager); }))
            std::erase_if(legal, [&](const std::string& move) { return !move.starts_with(eager); });
    if (std::ranges::find(legal, "end") != legal.end())
        return "end";
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

} // namespace

std::vector<Player> personAndBot()
{
    return {{"Mira", PlayerKind::person, "", ""}, {"Jonas", PlayerKind::bot, "random", "fox"}};
}

ForestMoment forestBefore(
    const std::map<std::string, std::string>& options,
    const std::function<bool(const JournalEntry& move, const Log& told, const Match& after)>& isWanted)
{
    constexpr int kSeeds = 3000;
    const GameCatalog catalog;
    const GameType& game = *catalog.find("rise-of-the-forest");
    for (int seed = 0; seed < kSeeds; ++seed) {
        ForestMoment moment;
        moment.match.game = game.sheet().id;
        moment.match.setup = {2, options, Seed::fromText("forest " + std::to_string(seed))};
        moment.match.players = personAndBot();
        const std::unique_ptr<Match> match = game.newMatch(moment.match.setup);
        Random random(moment.match.setup.seed, "moves");
        while (match->mover() != Seat::none()) {
            JournalEntry& entry = moment.next;
            entry.seat = match->mover();
            entry.move = entry.seat == Seat::clock() ? match->timer().value().move
                                                     : forestMove(*match, entry.seat, random);
            Log told;
            REQUIRE_FALSE(match->apply(entry.seat, entry.move, told));
            entry.hash = match->hash();
            entry.hasRevealed = told.hasRevealed();
            if (isWanted(entry, told, *match))
                return moment;
            moment.match.moves.push_back(entry);
        }
    }
    FAIL("no match of Rise of the Forest comes to be so");
    return {};
}

} // namespace tablewood::journeys
