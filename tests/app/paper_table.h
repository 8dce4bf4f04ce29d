#pragma once

#include "app/table/model/table_source.h"
#include "connect_four.h"
#include "kit/game_type_of.h"

#include <map>

namespace tablewood {

/// A table as it is written down: what each viewer of this screen has before them.
class PaperTable : public TableSource
{
public:
    explicit PaperTable(Seats persons) : m_persons(persons) {}

    /// Lets everybody see the same.
    void showAll(const Scene& scene)
    {
        m_views[Seat::none()].scene = scene;
        for (const Seat seat : m_persons)
            m_views[seat].scene = scene;
    }
    SeatView& of(Viewer viewer) { return m_views[viewer.seat]; }

    const GameType& type() const override { return m_type; }
    Seats persons() const override { return m_persons; }
    const SeatView& view(Viewer viewer) const override { return m_views[viewer.seat]; }
    bool hasPublicView() const override { return true; }
    void send(Seat, Wish) override {}
    bool isLocal() const override { return true; }
    const MatchRecord* record() const override { return nullptr; }

private:
    GameTypeOf<connect_four::ConnectFour> m_type{connect_four::ConnectFour()};
    Seats m_persons;
    mutable std::map<Seat, SeatView> m_views;
};

} // namespace tablewood
