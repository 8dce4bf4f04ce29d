#include "session/twin_tables.h"
#include "sitting.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// Lantern as one would play it together: all act as one, and what came to light stays.
class Together : public lantern::Lantern
{
public:
    UndoRule undoRule(const State&, Seat, Seats makers) const { return {makers, true, true}; }
};

/// Lantern in which one seat has the say.
class Judged : public lantern::Lantern
{
public:
    static constexpr Seat kJudge{2};
    UndoRule undoRule(const State&, Seat, Seats) const { return {kJudge, false, false}; }
};

Sitting together(std::string_view kinds)
{
    return Sitting(kinds, "together", std::make_unique<GameTypeOf<Together>>(Together{}));
}

using Counts = std::vector<std::uint32_t>;

} // namespace

TEST_CASE("Where all act as one the last move goes, whoever made it, with a yes of its maker alone")
{
    Sitting sitting = together("ppp");
    sitting.act(0, "end");
    const std::uint64_t before = sitting.table.hash();
    sitting.act(1, "step");
    const std::uint64_t after = sitting.table.hash();
    for (const int seat : {0, 2}) {
        const UndoStatus& undo = sitting.view(seat).undo;
        CHECK(undo.canUndo);
        CHECK(undo.needsConsent);
        CHECK(undo.moves == Counts{0, 1, 0});
        CHECK(undo.waitingFor == Seats(kSecond));
        CHECK_FALSE(undo.asked.isPlayer());
    }
    CHECK(sitting.undo(2) == "");
    CHECK(sitting.view(0).undo.asked == Seat{2});
    CHECK(sitting.view(0).undo.waitingFor == Seats(kSecond));
    CHECK(sitting.answer(0, true) == "Your answer is not awaited.");
    CHECK(sitting.answer(1, true) == "");
    CHECK(sitting.table.hash() == before);
    // Who took it back can bring it back, as all act as one.
    CHECK_FALSE(sitting.view(1).undo.canRedo);
    CHECK(sitting.redo(2) == "");
    CHECK(sitting.table.hash() == after);
    CHECK(sitting.table.record().moves.back().seat == kSecond);
}

TEST_CASE("Where all act as one the own last move and that of a bot go freely")
{
    Sitting sitting = together("pb");
    sitting.act(0, "step");
    CHECK_FALSE(sitting.view(0).undo.needsConsent);
    CHECK(sitting.view(0).undo.moves.empty());
    sitting.act(0, "end");
    sitting.act(1, "step");
    CHECK_FALSE(sitting.view(0).undo.needsConsent);
    CHECK(sitting.view(0).undo.moves == Counts{0, 1});
    CHECK(sitting.undo(0) == "");
    CHECK(sitting.moves() == 2);
    CHECK(sitting.undo(0) == "");
    CHECK(sitting.moves() == 1);
}

TEST_CASE("Where what came to light stays, nothing is taken back from before it")
{
    Sitting sitting = together("pp");
    sitting.act(0, "step");
    sitting.act(0, "roll");
    CHECK_FALSE(sitting.view(0).undo.canUndo);
    const std::string why = "Something came to light since: it is not taken back any more.";
    CHECK(sitting.undo(0) == why);
    CHECK(sitting.undo(1) == why);
    sitting.act(0, "step");
    CHECK(sitting.undo(0) == "");
    CHECK(sitting.undo(0) == why);
    CHECK(sitting.moves() == 2);
}

TEST_CASE("What a seat does in secret is neither whose move goes nor who is asked")
{
    Sitting peeking = together("ppp");
    Sitting still = together("ppp");
    for (Sitting* sitting : {&peeking, &still}) {
        sitting->act(0, "ring");
        sitting->act(0, "answer");
    }
    peeking.act(1, "peek");
    for (const int seat : {0, 2})
        CHECK(peeking.view(seat).undo == still.view(seat).undo);
    CHECK(peeking.undo(2) == "");
    CHECK(still.undo(2) == "");
    for (const int seat : {0, 2})
        CHECK(peeking.view(seat).undo == still.view(seat).undo);
}

TEST_CASE("Whose yes it needs is for the game to say")
{
    Sitting sitting("ppp", "judged", std::make_unique<GameTypeOf<Judged>>(Judged{}));
    sitting.act(0, "step");
    CHECK_FALSE(sitting.view(0).undo.needsConsent);
    sitting.act(0, "roll");
    CHECK(sitting.view(0).undo.needsConsent);
    CHECK(sitting.view(0).undo.waitingFor == Seats(Judged::kJudge));
    CHECK_FALSE(sitting.view(1).undo.canUndo);
    CHECK(sitting.undo(0) == "");
    CHECK(sitting.answer(1, true) == "Your answer is not awaited.");
    CHECK(sitting.answer(2, true) == "");
    CHECK(sitting.moves() == 1);
}

TEST_CASE("Two tables at which all act as one tell a viewer the same, whatever others did in secret")
{
    const GameTypeOf<Together> type{Together{}};
    for (int i = 0; i < 20; ++i) {
        const Setup setup{2 + i % 3, {}, Seed::fromText("together " + std::to_string(i))};
        CHECK(checkTwinTables(type, setup) == std::vector<std::string>{});
    }
}
