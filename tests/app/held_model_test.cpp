#include "app/table/model/held_model.h"
#include "app/table/model/table_model.h"
#include "started.h"

#include <QTest>
#include <doctest/doctest.h>

using namespace tablewood;

TEST_CASE(
    "A card that is held shows what it would reach from the space that it is aimed at, turned as it is held")
{
    Started started;
    MatchRecord record;
    record.id = "reach";
    record.game = "kingdom-rush";
    record.setup = {1, {{"scenario", "prologue"}}, Seed::fromText("reach")};
    record.players = {{"Mira", PlayerKind::person, "", ""}};
    TableModel table(started.program, *started.catalog.find("kingdom-rush"), record,
                     std::make_unique<NoJournal>());
    table.setStepPace(1);
    table.pressButton(QStringLiteral("done"));
    const auto phase = [&] { return table.scene()->hasHand() && table.canAskHint(); };
    REQUIRE(QTest::qWaitFor([&] { return phase() && !table.isShowing(); }));
    const auto archer = table.scene()->hand().pieces->at(0).value<PieceEntry>();
    REQUIRE(archer.face.reach == QList<QPoint>{{0, -1}});
    table.pressPiece(archer.id);
    HeldModel& held = *table.held();
    REQUIRE(held.isHeld());
    // C1 lies at the upper edge.
    held.aim(QStringLiteral("map0"), 2, 0);
    CHECK(held.reach().isEmpty());
    held.turn(2);
    CHECK(held.reach() == QList<QPoint>{{2, 1}});
    held.turn(1);
    CHECK(held.reach() == QList<QPoint>{{1, 0}});
    // Nothing can be built there.
    held.aim(QStringLiteral("map0"), 1, 1);
    CHECK(held.reach().isEmpty());
    held.aimAway();
    CHECK(held.reach().isEmpty());
}
