#include "app/program.h"
#include "board_eyes.h"
#include "content/game_catalog.h"

#include <QTest>
#include <QWheelEvent>
#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Two at a table of Hex with bridges: things that are turned by sixths and laid on a board of hexes.
struct Ferry
{
    explicit Ferry(const char* name)
        : program(folder, name, {catalog.find("hex")}), person(program, name), eyes(person)
    {
        MatchRecord match;
        match.game = "hex";
        match.setup = {2, {{"bridges", "two"}}, Seed::fromText("ferry")};
        match.content = Program::instance().contentNow(match.game);
        match.players.resize(2);
        match.players[0].name = "Mira";
        match.players[1].name = "Jonas";
        const QString id = QString::fromStdString(Program::instance().library().add(match));
        QMetaObject::invokeMethod(&person.window(), "openMatch", Q_ARG(QString, id));
        person.waitUntil("the bridges are there",
                         [&] { return eyes.board() != nullptr && bridge() != nullptr; });
    }

    const HeldModel& held() const { return *eyes.table().held(); }
    std::size_t moves() const { return eyes.table().record().moves.size(); }
    QString lastMove() const { return QString::fromStdString(eyes.table().record().moves.back().move); }

    /// Mira's first bridge in her tray; null for none.
    QQuickItem* bridge() const
    {
        for (QQuickItem* tray : person.all("TrayStrip"))
            for (QQuickItem* item : tray->childItems())
                if (item->property("entry").isValid() &&
                    item->property("entry").value<PieceEntry>().seat == 0)
                    return item;
        return nullptr;
    }
    void turnWheel(QPointF at, int steps)
    {
        QWheelEvent wheel(at, at, {}, QPoint(0, -120 * steps), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&person.window(), &wheel);
        QCoreApplication::processEvents();
    }

    GameCatalog catalog;
    FreshFolder folder;
    OpenedProgram program;
    mutable Person person;
    BoardEyes eyes;
};

} // namespace

TEST_CASE("A bridge is dragged onto a board of hexes, turned by sixths on its way, and lies as its ghost did")
{
    Ferry ferry("bridge-drag");
    Person& person = ferry.person;
    person.picture("table");
    QQuickItem& bridge = *ferry.bridge();
    person.letSettle(bridge);
    const QPointF from = person.shownPart(bridge).center();
    QTest::mouseMove(&person.window(), from.toPoint());
    QTest::mousePress(&person.window(), Qt::LeftButton, {}, from.toPoint());
    QTest::mouseMove(&person.window(), (from + QPointF(-30, -30)).toPoint());
    person.waitUntil("it is held", [&] { return ferry.held().isHeld(); });
    CHECK(ferry.held().canTurn());
    CHECK_FALSE(ferry.held().canFlip());
    const int before = ferry.held().piece().facing;
    ferry.turnWheel(from + QPointF(-30, -30), 1);
    CHECK(ferry.held().piece().facing == before + 2);
    // To the right of D3 there is no space two steps on.
    QTest::mouseMove(&person.window(), ferry.eyes.middleOf({3, 2}).toPoint());
    CHECK(ferry.held().cells() == QList<QPoint>{{3, 2}});
    CHECK_FALSE(ferry.held().fits());
    person.waitUntil("it is said why", [&] { return !ferry.eyes.table().refusal().isEmpty(); });
    CHECK(ferry.eyes.table().refusal() == "It would lead off the board.");
    person.picture("does-not-fit");
    const QPointF to = ferry.eyes.middleOf({1, 2});
    QTest::mouseMove(&person.window(), to.toPoint());
    CHECK(ferry.held().fits());
    CHECK(ferry.eyes.table().refusal().isEmpty());
    person.picture("ghost");
    QTest::mouseRelease(&person.window(), Qt::LeftButton, {}, to.toPoint());
    person.waitUntil("it is laid", [&] { return ferry.moves() == 1; });
    CHECK(ferry.lastMove() == "bridge B3 1");
    CHECK(ferry.eyes.places(QStringLiteral("bridge")).contains(QPoint(1, 2)));
    person.picture("laid");
}

TEST_CASE("With the keys alone a bridge is taken, turned both ways round and laid on a board of hexes")
{
    Ferry ferry("bridge-keys");
    Person& person = ferry.person;
    person.tabTo(Person::nameOf(*ferry.bridge()));
    person.pressKey(Qt::Key_Return);
    person.waitUntil("it is held", [&] { return ferry.held().isHeld(); });
    const int before = ferry.held().piece().facing;
    person.pressKey(Qt::Key_Z, Qt::ShiftModifier);
    CHECK((ferry.held().piece().facing - before + 12) % 12 == 10);
    for (int turn = 0; turn < 3; ++turn)
        person.pressKey(Qt::Key_Z);
    CHECK(ferry.held().piece().facing == before + 4);
    // There is no other side of it.
    person.pressKey(Qt::Key_X);
    CHECK(ferry.held().piece().facing == before + 4);
    QQuickItem* const board = ferry.eyes.board();
    person.tabTo("the board", [&] { return board->hasActiveFocus(); });
    person.pressKey(Qt::Key_Right);
    person.waitUntil("its ghost is there", [&] { return !ferry.held().board().isEmpty(); });
    CHECK(ferry.held().fits());
    const QPoint first = ferry.held().corner();
    person.pressKey(Qt::Key_Right);
    CHECK(ferry.held().corner() == first + QPoint(1, 0));
    person.picture("aimed");
    person.pressKey(Qt::Key_Return);
    person.waitUntil("it is laid", [&] { return ferry.moves() == 1; });
    CHECK(ferry.lastMove() ==
          "bridge " + QString(QChar('A' + first.x() + 1)) + QString::number(first.y() + 1) + " 2");
    person.picture("laid");
}
