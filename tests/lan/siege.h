#pragma once

#include "../kit/connect_four.h"
#include "kit/game_type_of.h"
#include "party.h"
#include "wire/frame.h"

#include <doctest/doctest.h>

namespace tablewood::lan {

/// A match between two guests that must go on whatever strangers do.
struct Siege
{
    GameTypeOf<connect_four::ConnectFour> type{{}};
    MemoryStore store;
    TableHost host;
    Person mira{type, "Mira"};
    Person tom{type, "Tom"};

    explicit Siege(const Pace& pace = patient()) : host(planOf(type, pace), makeIdentity(), store)
    {
        REQUIRE(!host.listen());
        mira.join(host.port());
        tom.join(host.port());
        mira.take(0);
        tom.take(1);
        REQUIRE(until([&] { return mira.view() && tom.view(); }));
    }
    /// One move of each, seen by both.
    void goesOn()
    {
        const std::size_t before = store.record.moves.size();
        REQUIRE(until([&] { return !mira.view()->offers.empty(); }));
        mira.act(mira.view()->offers.front().move);
        REQUIRE(until([&] { return mira.view()->offers.empty() && !tom.view()->offers.empty(); }));
        tom.act(tom.view()->offers.back().move);
        REQUIRE(until([&] { return !mira.view()->offers.empty(); }));
        CHECK(store.record.moves.size() == before + 2);
        CHECK(mira.lobby().guests[0].isHere);
        CHECK(mira.lobby().guests[1].isHere);
    }
    static HostPlan planOf(const GameType& type, const Pace& pace)
    {
        HostPlan plan = openPlan(type);
        plan.pace = pace;
        return plan;
    }
};

inline Bytes frameOf(const Bytes& payload)
{
    Bytes frame;
    appendFrame(frame, payload);
    return frame;
}

} // namespace tablewood::lan
