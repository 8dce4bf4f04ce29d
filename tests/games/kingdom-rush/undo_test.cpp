#include "../../session/sitting.h"
#include "kingdom_table.h"

#include "kit/game_type_of.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

namespace {

/// A real table at which the Council of a match of the Prologue is over; all are persons.
class KingdomSitting : public Sitting
{
public:
    explicit KingdomSitting(std::string_view kinds)
        : Sitting(kinds, "kingdom", std::make_unique<GameTypeOf<KingdomGame>>(smallKingdom()))
    {
        while (!move(0, "take").empty())
            mustAct(0, move(0, "take"));
        for (std::size_t seat = 0; seat < kinds.size(); ++seat)
            mustAct(static_cast<int>(seat), "done");
    }
    void mustAct(int seat, const std::string& text) { REQUIRE(act(seat, text.c_str()) == ""); }
    std::string move(int seat, const std::string& start, const std::string& end = {}) const
    {
        for (const Offer& offer : view(seat).offers)
            if (offer.move.starts_with(start) && offer.move.ends_with(end))
                return offer.move;
        return {};
    }
    bool canUndo(int seat) const { return view(seat).undo.canUndo; }
    bool needsYes(int seat) const { return view(seat).undo.needsConsent; }
    /// Builds a tower that can reach something; the hash before.
    std::uint64_t buildSomething()
    {
        const std::uint64_t before = table.hash();
        mustAct(0, move(0, "build 0"));
        REQUIRE_FALSE(move(0, "lay").empty());
        return before;
    }
};

} // namespace

TEST_CASE("An open action is taken back tile by tile, and the tower with it")
{
    KingdomSitting sitting("pp");
    const std::uint64_t before = sitting.buildSomething();
    const std::uint64_t built = sitting.table.hash();
    sitting.mustAct(0, sitting.move(0, "lay"));
    CHECK_FALSE(sitting.needsYes(0));
    CHECK(sitting.undo(0) == "");
    CHECK(sitting.table.hash() == built);
    CHECK(sitting.undo(0) == "");
    CHECK(sitting.table.hash() == before);
}

TEST_CASE("The last move goes first, whoever made it, another's with their yes")
{
    KingdomSitting sitting("pp");
    sitting.mustAct(1, "done");
    const std::uint64_t before = sitting.table.hash();
    sitting.mustAct(0, "activate");
    CHECK(sitting.needsYes(1));
    CHECK(sitting.undo(1) == "");
    CHECK(sitting.answer(0, true) == "");
    CHECK(sitting.table.hash() == before);
}

TEST_CASE("What came to light stays: nothing is taken back from before a spawn")
{
    KingdomSitting sitting("p");
    sitting.mustAct(0, "done");
    while (sitting.table.timer())
        sitting.table.clockExpired(*sitting.table.timer());
    while (!sitting.move(0, "done").empty() && sitting.view(0).scene.phase != 2)
        sitting.mustAct(0, "done");
    CHECK_FALSE(sitting.canUndo(0));
}
