#pragma once

#include "app/table/model/table_source.h"
#include "session/replay.h"

#include <map>

namespace tablewood {

/// A match that is watched again, as a table at which nobody acts: shows how it was after some number of
/// moves.
class ReplaySource final : public TableSource
{
public:
    /// `persons` may look, each at their own view; once the match is over every seat's view is for all.
    /// Throws InputError where the record does not fit. `type` outlives the source.
    ReplaySource(const GameType& type, MatchRecord record, Seats persons);

    const Replay& replay() const { return m_replay; }
    /// After how many moves it is shown.
    std::size_t moves() const { return m_moves; }
    void show(std::size_t moves);

    const GameType& type() const override { return m_replay.type(); }
    Seats persons() const override { return m_persons; }
    const SeatView& view(Viewer viewer) const override;
    bool hasPublicView() const override { return true; }
    bool isReplay() const override { return true; }
    bool hasSecrets() const override { return !m_replay.isOver() && TableSource::hasSecrets(); }
    bool isLocal() const override { return true; }
    void send(Seat, Wish) override {}
    const MatchRecord* record() const override { return &m_replay.record(); }

private:
    Replay m_replay;
    Seats m_persons;
    std::size_t m_moves = 0;
    /// The views that were asked for since this position is shown.
    mutable std::map<Seat, SeatView> m_views;
};

} // namespace tablewood
