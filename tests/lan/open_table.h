#pragma once

#include "../kit/connect_four.h"
#include "kit/game_type_of.h"
#include "party.h"

#include <doctest/doctest.h>

namespace tablewood::lan {

/// A table of Connect Four that is open.
struct OpenTable
{
    GameTypeOf<connect_four::ConnectFour> type{{}};
    Identity identity = makeIdentity();
    MemoryStore store;
    HostPlan plan = openPlan(type);
    std::unique_ptr<TableHost> host;

    void open()
    {
        host = std::make_unique<TableHost>(plan, identity, store);
        REQUIRE(!host->listen());
    }
    /// Hosts the stored match again, as after the program was killed.
    void openAgain()
    {
        host.reset();
        host = std::make_unique<TableHost>(plan, identity, store, store.record,
                                           decodeHosting(store.hosting, plan.seats));
        REQUIRE(!host->listen());
    }
    std::size_t moves() const { return store.record.moves.size(); }
};

/// Both sit down, and the match begins.
inline void sit(Person& first, Person& second)
{
    first.take(0);
    second.take(1);
    REQUIRE(until([&] { return first.view() && second.view(); }));
}

} // namespace tablewood::lan
