#include "twins.h"

#include <algorithm>

namespace tablewood {

namespace {

Bytes positionOf(const Match& match)
{
    Bytes bytes;
    CborSink sink(bytes);
    match.write(sink);
    return bytes;
}

} // namespace

std::optional<Turn> anyTurn(const Match& match, Random& random)
{
    if (const auto timer = match.timer(); timer && timer->isRun)
        return Turn{Seat::clock(), timer->move};
    std::vector<Turn> turns;
    for (const Seat seat : match.toAct()) {
        for (const std::string& move : match.legalMoves(seat))
            turns.push_back({seat, move});
    }
    if (match.outcome() || turns.empty())
        return std::nullopt;
    return turns[random.below(static_cast<std::uint32_t>(turns.size()))];
}

bool tellsOfShuffle(const Log& log)
{
    return std::ranges::any_of(log.entries(),
                               [](const LogEntry& entry) { return entry.event.cue == "shuffle"; });
}

TwinMatches twinsOf(const GameType& type, int seats, Viewer viewer, std::uint32_t mostMovesBefore,
                    Random& random)
{
    constexpr std::size_t kMovesAfter = 12;
    TwinMatches twins;
    twins.viewer = viewer;
    twins.one.game = type.sheet().id;
    twins.one.setup.seats = seats;
    twins.one.setup.seed = Seed::fromText(std::to_string(random.next()));
    twins.one.players.resize(static_cast<std::size_t>(seats));
    auto match = type.newMatch(twins.one.setup);
    const auto lookAround = [&] {
        for (const Seat seat : match->toAct()) {
            for (std::string& move : match->legalMoves(seat))
                twins.moves.insert(std::move(move));
        }
    };
    for (std::uint32_t moves = random.below(mostMovesBefore); moves > 0; --moves) {
        const auto before = match->clone();
        Log log;
        lookAround();
        if (const auto turn = anyTurn(*match, random))
            match->apply(turn->seat, turn->move, log);
        twins.shuffles += tellsOfShuffle(log) ? 1 : 0;
        if (match->outcome()) {
            match = before->clone();
            break;
        }
    }
    twins.other = twins.one;
    auto sample = match->sample(viewer, random);
    twins.one.position = positionOf(*match);
    twins.other.position = positionOf(*sample);
    while (twins.turns.size() < kMovesAfter) {
        lookAround();
        const auto turn = anyTurn(*match, random);
        Log one;
        Log other;
        if (!turn || match->apply(turn->seat, turn->move, one) ||
            sample->apply(turn->seat, turn->move, other) || one.hasRevealedTo(viewer) ||
            other.hasRevealedTo(viewer) || match->outcome() || sample->outcome())
            break;
        twins.turns.push_back(*turn);
    }
    return twins;
}

} // namespace tablewood
