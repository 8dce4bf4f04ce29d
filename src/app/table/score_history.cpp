#include "app/table/score_history.h"

#include "kernel/cbor.h"

namespace tablewood {

namespace {

std::vector<int> scoresOf(const Scene& scene, std::size_t seats)
{
    std::vector<int> scores;
    for (std::size_t i = 0; i < seats; ++i)
        for (const Panel& panel : scene.panels)
            if (panel.seat == Seat{static_cast<std::int8_t>(i)} && panel.score) {
                scores.push_back(panel.score->value);
                break;
            }
    return scores;
}

} // namespace

std::vector<ScorePoint> scoreHistory(const GameType& type, const MatchRecord& record)
{
    const std::unique_ptr<Match> match = type.newMatch(record.setup);
    if (!record.position.empty()) {
        CborSource source(record.position);
        match->read(source);
    }
    std::vector<ScorePoint> points;
    const auto look = [&](std::size_t moves) {
        const Scene scene = match->view(Viewer::publicView());
        ScorePoint point{scene.moment, scoresOf(scene, record.players.size()), moves};
        if (point.scores.size() != record.players.size())
            return;
        // The first point is the beginning; from then on one point for each moment, as it ended.
        if (points.size() > 1 && points.back().moment == point.moment)
            points.back() = std::move(point);
        else
            points.push_back(std::move(point));
    };
    look(0);
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
        Log log = Log::unread();
        match->apply(record.moves[i].seat, record.moves[i].move, log);
        look(i + 1);
    }
    return points;
}

} // namespace tablewood
