#include "../../session/sitting.h"
#include "forest_table.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::rise_of_the_forest;

namespace {

/// A real table at which the first round begins; all are persons.
class ForestSitting : public Sitting
{
public:
    explicit ForestSitting(std::string_view kinds, std::string_view seed = "forest")
        : Sitting(kinds, seed, std::make_unique<GameTypeOf<ForestGame>>(shippedForest()))
    {
        while (phase() != "shadowborn")
            actFirst(asked().front());
    }
    std::vector<int> asked() const
    {
        std::vector<int> seats;
        for (std::size_t seat = 0; seat < links.size(); ++seat)
            if (!view(static_cast<int>(seat)).offers.empty())
                seats.push_back(static_cast<int>(seat));
        return seats;
    }
    std::string phase() const
    {
        const Scene& scene = view(0).scene;
        return scene.phase < 0 ? "" : scene.phases[static_cast<std::size_t>(scene.phase)].id.text();
    }
    void actFirst(int seat) { REQUIRE(act(seat, view(seat).offers.front().move.c_str()) == ""); }
    void mustAct(int seat, const std::string& move) { REQUIRE(act(seat, move.c_str()) == ""); }
    /// The first move of a seat that begins like this; empty where there is none.
    std::string move(int seat, const std::string& start) const
    {
        for (const Offer& offer : view(seat).offers)
            if (offer.move.starts_with(start))
                return offer.move;
        return {};
    }
    /// A turn in which a seat draws, plays what it can and ends where it can.
    void takeTurn(int seat, bool ends = true)
    {
        mustAct(seat, "draw");
        while (!move(seat, "play").empty())
            mustAct(seat, move(seat, "play"));
        if (!move(seat, "skip").empty())
            mustAct(seat, "skip");
        while (!move(seat, "man").empty())
            mustAct(seat, move(seat, "man"));
        if (ends)
            mustAct(seat, "end");
    }
    bool canUndo(int seat) const { return view(seat).undo.canUndo; }
    bool needsYes(int seat) const { return view(seat).undo.needsConsent; }
};

} // namespace

TEST_CASE("One's own moves are taken back freely, plays too, back to the last draw and no further")
{
    ForestSitting sitting("pp");
    const int seat = sitting.asked().front();
    const std::string discard = sitting.move(seat, "discard");
    sitting.mustAct(seat, discard);
    CHECK(sitting.canUndo(seat));
    CHECK_FALSE(sitting.needsYes(seat));
    CHECK(sitting.undo(seat) == "");
    sitting.mustAct(seat, discard);
    sitting.mustAct(seat, "draw");
    CHECK_FALSE(sitting.canUndo(seat));
    const std::uint64_t drawn = sitting.table.hash();
    sitting.mustAct(seat, sitting.move(seat, "play"));
    CHECK(sitting.canUndo(seat));
    CHECK_FALSE(sitting.needsYes(seat));
    CHECK(sitting.undo(seat) == "");
    CHECK(sitting.table.hash() == drawn);
    CHECK_FALSE(sitting.canUndo(seat));
}

TEST_CASE("A finished turn can be taken back until the next roll, draw or act of the other team")
{
    ForestSitting sitting("pp");
    const int shadow = sitting.asked().front();
    sitting.takeTurn(shadow);
    CHECK(sitting.canUndo(shadow));
    CHECK_FALSE(sitting.needsYes(shadow));
    const int light = 1 - shadow;
    sitting.takeTurn(light, false);
    CHECK_FALSE(sitting.canUndo(shadow));
    sitting.mustAct(light, "end");
    CHECK(sitting.phase() == "run");
    CHECK(sitting.canUndo(light));
    CHECK(sitting.undo(light) == "");
    CHECK(sitting.phase() == "lightborn");
    sitting.mustAct(light, "end");
    sitting.table.clockExpired(*sitting.table.timer());
    CHECK_FALSE(sitting.canUndo(light));
    CHECK_FALSE(sitting.canUndo(shadow));
}

TEST_CASE("What the other team has done since is never gone past, not even with its yes")
{
    for (const char* const act : {"skip", "draw"}) {
        ForestSitting sitting("pp");
        const int shadow = sitting.asked().front();
        sitting.takeTurn(shadow);
        REQUIRE(sitting.canUndo(shadow));
        sitting.mustAct(1 - shadow, act);
        CHECK_FALSE(sitting.canUndo(shadow));
        CHECK(sitting.undo(shadow) != "");
    }
}

TEST_CASE("A tile that is laid is not taken back once the next is drawn")
{
    Sitting sitting("pp", "forest", std::make_unique<GameTypeOf<ForestGame>>(shippedForest()));
    for (int i = 0; i < 4; ++i)
        for (const int seat : {0, 1})
            if (!sitting.view(seat).offers.empty())
                CHECK(sitting.act(seat, sitting.view(seat).offers.front().move.c_str()) == "");
    CHECK_FALSE(sitting.view(0).undo.canUndo);
    CHECK_FALSE(sitting.view(1).undo.canUndo);
}

TEST_CASE(
    "Past a partner's moves one's own are taken back with the partner's yes, which takes theirs back as well")
{
    ForestSitting sitting("pppp");
    const int first = sitting.asked().front();
    const int second = sitting.asked().back();
    sitting.takeTurn(first, false);
    const std::uint64_t before = sitting.table.hash();
    sitting.mustAct(first, "end");
    sitting.mustAct(second, "skip");
    sitting.mustAct(second, "skip");
    CHECK(sitting.needsYes(first));
    CHECK(sitting.undo(first) == "");
    CHECK(sitting.answer(second, false) == "");
    CHECK(sitting.table.hash() != before);
    CHECK(sitting.undo(first) == "");
    CHECK(sitting.answer(second, true) == "");
    CHECK(sitting.table.hash() == before);
}

TEST_CASE("An order that the second partner gives is taken back by that one alone, and never past a draw")
{
    ForestSitting sitting("pppp");
    const int first = sitting.asked().front();
    const int second = sitting.asked().back();
    sitting.takeTurn(first);
    sitting.mustAct(second, sitting.move(second, "discard"));
    sitting.mustAct(second, "draw");
    // A draw of the partner is a draw: what came before stays.
    CHECK_FALSE(sitting.canUndo(first));
    sitting.mustAct(second, sitting.move(second, "play"));
    const std::string order = sitting.move(second, "order");
    REQUIRE_FALSE(order.empty());
    const std::uint64_t before = sitting.table.hash();
    sitting.mustAct(second, order);
    CHECK_FALSE(sitting.canUndo(first));
    CHECK(sitting.canUndo(second));
    CHECK_FALSE(sitting.needsYes(second));
    CHECK(sitting.undo(second) == "");
    CHECK(sitting.table.hash() == before);
}

TEST_CASE("A leader's pick is changed by taking it back until all are turned up")
{
    Sitting sitting("pp", "forest", std::make_unique<GameTypeOf<ForestGame>>(shippedForest()));
    CHECK(sitting.act(0, sitting.view(0).offers[0].move.c_str()) == "");
    CHECK(sitting.view(0).undo.canUndo);
    CHECK_FALSE(sitting.view(0).undo.needsConsent);
    CHECK(sitting.undo(0) == "");
    CHECK(sitting.act(0, sitting.view(0).offers[1].move.c_str()) == "");
    CHECK(sitting.act(1, sitting.view(1).offers[0].move.c_str()) == "");
    CHECK_FALSE(sitting.view(0).undo.canUndo);
}
