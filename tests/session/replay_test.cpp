#include "../kit/connect_four.h"
#include "../kit/kuhn.h"
#include "../kit/toybox.h"
#include "sitting.h"
#include "watched_match.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// Lantern in which an answer is a detail of what was asked.
class Folded : public lantern::Lantern
{
public:
    std::optional<Refusal> apply(State& state, Seat seat, const Move& move, Log& log) const
    {
        Log told;
        auto refusal = Lantern::apply(state, seat, move, told);
        for (LogEntry entry : told.entries()) {
            entry.event.isDetail = entry.event.cue == "answer";
            log.tell(std::move(entry.event));
        }
        return refusal;
    }
};

Setup setupOf(int seats, int seed)
{
    Setup setup;
    setup.seats = seats;
    setup.seed = Seed::fromText("replay " + std::to_string(seed));
    return setup;
}

} // namespace

TEST_CASE(
    "a replay shows each viewer exactly what they saw when it was played, and nothing that was taken back")
{
    const GameTypeOf<kuhn::Kuhn> poker{kuhn::Kuhn{}};
    const GameTypeOf<toybox::Toybox> toys{toybox::Toybox{}};
    const GameTypeOf<connect_four::ConnectFour> discs{connect_four::ConnectFour{}};
    const GameTypeOf<lantern::Lantern> lanterns{lantern::Lantern{}};
    constexpr std::size_t kMoves = 60;
    for (int seed = 0; seed < 12; ++seed) {
        CAPTURE(seed);
        CHECK(differenceOfReplay(poker, setupOf(2, seed), kMoves) == "");
        CHECK(differenceOfReplay(toys, setupOf(2 + seed % 3, seed), kMoves) == "");
        CHECK(differenceOfReplay(discs, setupOf(2, seed), kMoves) == "");
        CHECK(differenceOfReplay(lanterns, setupOf(2 + seed % 3, seed), kMoves) == "");
    }
}

TEST_CASE("what another seat does in secret has no picture in a viewer's replay")
{
    Sitting sitting("pp");
    sitting.act(0, "step");
    sitting.act(0, "peek");
    sitting.act(0, "peek");
    sitting.act(0, "step");
    const Replay replay(sitting.type, sitting.table.record());
    CHECK(replay.pictures(kFirst).size() == 5);
    CHECK(replay.pictures(kSecond).size() == 3);
    CHECK(replay.pictures(Viewer::publicView()) == replay.pictures(kSecond));

    // Who comes from the picture of a secret move sees the last one of their own.
    CHECK(replay.pictureAt(kFirst, 3) == 3);
    CHECK(replay.pictureAt(kSecond, 3) == 1);
}

TEST_CASE("a move of which a viewer was told details alone belongs to the picture before")
{
    Sitting sitting("ppp", "folded", std::make_unique<GameTypeOf<Folded>>(Folded{}));
    sitting.act(0, "ring");
    sitting.act(0, "answer");
    sitting.act(1, "answer");
    const Replay replay(sitting.type, sitting.table.record());
    const std::vector<Replay::Picture> expected{{0, 0, 0}, {1, 3, 3}};
    CHECK(replay.pictures(kFirst) == expected);
    CHECK(replay.pictureAt(kFirst, 1) == 1);
    CHECK(replay.view(kFirst, 1).scene == sitting.view(0).scene);
    CHECK(replay.view(kFirst, 1).log.size() == 3);
}

TEST_CASE("in a replay nothing can be done")
{
    Sitting sitting("pp");
    sitting.act(0, "ring");
    const Replay replay(sitting.type, sitting.table.record());
    const SeatView view = replay.view(kFirst, replay.pictures(kFirst).size() - 1);
    CHECK(view.scene == sitting.view(0).scene);
    CHECK(view.offers.empty());
    CHECK_FALSE(view.timer);
    CHECK_FALSE(view.undo.canUndo);
}

TEST_CASE("a replay knows whose turn it was and whether the match is over")
{
    const GameTypeOf<connect_four::ConnectFour> type{connect_four::ConnectFour{}};
    NoJournal journal;
    Table table(type, newRecord(type, "pp"), journal);
    TableLink link(table, {kFirst, kSecond}, {});
    for (int turn = 0; turn < 3; ++turn) {
        link.send(kFirst, Act{"drop 1"});
        link.send(kSecond, Act{"drop 2"});
    }
    CHECK_FALSE(Replay(type, table.record()).isOver());
    link.send(kFirst, Act{"drop 1"});
    REQUIRE(table.outcome());
    const Replay replay(type, table.record());
    CHECK(replay.isOver());
    CHECK(replay.standing(0).turn == kFirst);
    CHECK(replay.standing(1).turn == kSecond);
    CHECK(replay.standing(2).turn == kFirst);
}
