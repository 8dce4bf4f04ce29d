#pragma once

#include "app/table/model/table_source.h"
#include "lan/guest/table_client.h"

namespace tablewood {

/// A match at a table in the network, as a guest of it sees it: one viewer's view, those of persons who are
/// away and for whom the guest plays, and no record before the end. The host's own window is such a guest
/// too.
class NetworkSource final : public TableSource
{
public:
    /// The guest has a view. `type` outlives the table.
    NetworkSource(const GameType& type, lan::TableClient& guest);

    /// The match was opened.
    void open(MatchRecord record) { m_record = std::move(record); }
    /// Takes for whom the guest plays by now.
    void followPersons() { m_persons = m_guest->persons(); }
    /// The guest is no more: what it saw last stays.
    void leave();

    Viewer viewer() const { return m_viewer; }
    const GameType& type() const override { return m_type; }
    Seats persons() const override { return m_persons; }
    const SeatView& view(Viewer viewer) const override;
    bool isLocal() const override { return false; }
    Seat home() const override { return m_viewer.seat; }
    /// The guest's person, who plays for the others.
    bool isOfOnePerson() const override { return true; }
    bool hasPublicView() const override { return m_viewer == Viewer::publicView(); }
    bool canSend() const override { return m_guest && m_guest->isInside(); }
    /// Says it if the table can be reached; otherwise refuses it, so that nobody plays on without knowing.
    void send(Seat seat, Wish wish) override;
    bool canAdvise(Seat seat) const override { return m_guest && m_guest->isInside() && m_viewer.is(seat); }
    /// The host's program thinks, about the view of the guest's own seat alone.
    void askAdvice(Seat) override { m_guest->say(lan::AskHint{}); }
    const MatchRecord* record() const override { return m_record ? &*m_record : nullptr; }
    std::map<std::string, std::string> options() const override { return m_options; }

private:
    const GameType& m_type;
    lan::TableClient* m_guest;
    Viewer m_viewer;
    Seats m_persons;
    std::map<std::string, std::string> m_options;
    SeatView m_last;
    std::optional<MatchRecord> m_record;
};

} // namespace tablewood
