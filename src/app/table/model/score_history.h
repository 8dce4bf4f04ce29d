#pragma once

#include "kernel/match.h"
#include "session/match_record.h"

#include <QtCore/QVariantList>

#include <vector>

namespace tablewood {

/// How the scores stood at one time of a match, as everybody saw it.
struct ScorePoint
{
    /// Where in the match it was, such as "round 9".
    Text moment;
    /// One for each seat that has a score.
    std::vector<int> scores;
};

/// The number in the name of a moment, such as that of "round 9"; empty for one without.
QString numberOf(const Text& moment);

/// Collects the scores at the beginning and at the end of each moment of a match, from what is seen of it.
class ScoreTrail
{
public:
    /// Takes the scene of a match for so many `seats`. One without all their scores is passed over. What
    /// `wasUndone` is forgotten.
    void look(const Scene& scene, std::size_t seats, bool wasUndone = false);
    const std::vector<ScorePoint>& points() const { return m_points; }

private:
    std::vector<ScorePoint> m_points;
};

/// The scores of a whole match, played again from its record. Empty for a game whose seats have no score.
std::vector<ScorePoint> scoreHistory(const GameType& type, const MatchRecord& record);

/// The points as QML shows them, of CurvePoint.
QVariantList curveOf(const std::vector<ScorePoint>& points);

} // namespace tablewood
