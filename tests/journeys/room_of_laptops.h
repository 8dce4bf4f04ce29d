#pragma once

#include "app/lan/lan_table.h"
#include "far_window.h"
#include "person.h"
#include "test_clock.h"

#include <QTemporaryDir>

#include <deque>

namespace tablewood::journeys {

/// A window that hosts a table, and laptops that come in. Time passes by this room's clock alone.
class RoomOfLaptops
{
public:
    /// `host` is how the person at the window is called; `journey` names its pictures.
    RoomOfLaptops(const QString& journey, const QString& host);

    /// Opens a table, as LanTable::host is told.
    void host(const QVariantMap& plan);
    /// Opens a table for a match that goes on, at which nobody has been in the network yet. Whoever hosts has
    /// the first seat.
    void goOn(MatchRecord match);
    /// Looks on, as the large screen of the room that shows the table to all.
    void showToAll();

    LanTable& lan() const { return *person.window().findChild<LanTable*>(); }
    LobbyModel& lobby() const { return *lan().lobby(); }
    TableModel& table() const { return *lan().table(); }

    /// A laptop of this room; `journey` names its pictures.
    FarPlan laptopOf(const char* name, const QString& journey);
    /// Their laptop finds the table: "Join" or "Watch".
    void knock(FarWindow& who, const QString& wayIn);
    /// They are let in.
    void letIn(FarWindow& who);
    /// All are ready: the match begins, or goes on, and is laid.
    void start();
    /// Lets things happen until it is so, also those that wait for no time.
    void await(const char* what, const std::function<bool()>& isSo);
    void pass(std::chrono::seconds time) { m_clock.pass(time); }

private:
    std::deque<QTemporaryDir> m_folders{1};
    std::uint16_t m_port;
    lan::TestClock m_clock;
    OpenedProgram m_program;

public:
    Person person;
};

} // namespace tablewood::journeys
