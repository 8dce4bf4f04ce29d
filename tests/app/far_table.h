#pragma once

#include "app/table/model/table_model.h"
#include "forsaken_table.h"
#include "kernel/gestures.h"
#include "kit/game_type_of.h"

namespace tablewood::forsaken {

/// What one laptop is told of a table that stands elsewhere, and what its person wishes there.
class FarTable final : public TableSource
{
public:
    FarTable(Seat seat, const ForsakenTable& table) : m_seat(seat) { look(table); }

    void tell(TableModel& screen, const ForsakenTable& table)
    {
        look(table);
        ++m_view.revision;
        screen.hear(m_seat, {});
    }
    const std::vector<Wish>& wishes() const { return m_wishes; }

    const GameType& type() const override { return m_type; }
    Seats persons() const override { return m_seat; }
    const SeatView& view(Viewer) const override { return m_view; }
    bool hasPublicView() const override { return false; }
    void send(Seat, Wish wish) override { m_wishes.push_back(std::move(wish)); }
    bool isLocal() const override { return false; }
    const MatchRecord* record() const override { return nullptr; }

private:
    void look(const ForsakenTable& table)
    {
        m_view.players.resize(static_cast<std::size_t>(table.state.seats()));
        m_view.scene = shippedGame().view(table.state, m_seat);
        m_view.offers = offersOf(shippedGame(), table.state, m_seat);
        m_view.timer = shippedGame().timer(table.state);
    }

    GameTypeOf<ForsakenGame> m_type{shippedGame()};
    Seat m_seat;
    SeatView m_view;
    std::vector<Wish> m_wishes;
};

} // namespace tablewood::forsaken
