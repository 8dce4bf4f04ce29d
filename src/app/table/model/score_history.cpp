#include "app/table/model/score_history.h"

#include "app/table/scene/course_entries.h"
#include "kernel/cbor.h"
#include "session/replay.h"

#include <algorithm>

namespace tablewood {

QString numberOf(const Text& moment)
{
    const auto number = std::ranges::find(moment.args(), ArgKind::number, &TextArg::kind);
    return number == moment.args().end() ? QString() : QString::number(number->number);
}

void ScoreTrail::look(const Scene& scene, std::size_t seats, bool wasUndone)
{
    ScorePoint point{scene.moment, scoresOf(scene, seats)};
    if (point.scores.size() != seats)
        return;
    if (wasUndone) {
        const auto last =
            std::ranges::find(m_points.rbegin(), m_points.rend(), scene.moment, &ScorePoint::moment);
        if (last != m_points.rend())
            m_points.erase(last.base(), m_points.end());
    }
    // The first point is the beginning; from then on one point for each moment, as it ended.
    if (m_points.size() > 1 && m_points.back().moment == point.moment)
        m_points.back() = std::move(point);
    else
        m_points.push_back(std::move(point));
}

std::vector<ScorePoint> scoreHistory(const GameType& type, const MatchRecord& record)
{
    const std::unique_ptr<Match> match = type.newMatch(record.setup);
    if (!record.position.empty()) {
        CborSource source(record.position);
        match->read(source);
    }
    ScoreTrail trail;
    const auto look = [&] { trail.look(match->view(Viewer::publicView()), record.players.size()); };
    look();
    for (const JournalEntry& entry : record.moves) {
        Log log = Log::unread();
        match->apply(entry.seat, entry.move, log);
        look();
    }
    return trail.points();
}

QVariantList curveOf(const std::vector<ScorePoint>& points)
{
    QVariantList curve;
    for (const ScorePoint& point : points)
        curve.append(QVariant::fromValue(
            CurvePoint{numberOf(point.moment), QList<int>(point.scores.begin(), point.scores.end())}));
    return curve;
}

} // namespace tablewood
