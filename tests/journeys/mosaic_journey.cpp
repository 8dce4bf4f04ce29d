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

/// A table of Mosaic, the kit game in which things are turned and laid on boards that lie on a board.
class Glazier
{
public:
    Glazier(Person& person, const char* panes, std::vector<Player> players) : m_person(person), m_eyes(person)
    {
        const auto seats = static_cast<int>(players.size());
        Program& program = Program::instance();
        MatchRecord match;
        match.game = "mosaic";
        match.setup = {seats, {{"panes", panes}}, Seed::fromText("glass")};
        match.content = program.contentNow(match.game);
        match.players = std::move(players);
        const QString id = QString::fromStdString(program.library().add(match));
        QMetaObject::invokeMethod(&person.window(), "openMatch", Q_ARG(QString, id));
        person.waitUntil("the table is there", [&] { return m_eyes.board() != nullptr; });
        person.waitUntil("the tiles are there", [&] { return tiles().size() >= 3; });
    }

    TableModel& table() const { return m_eyes.table(); }
    const HeldModel& held() const { return *table().held(); }
    std::size_t moves() const { return table().record().moves.size(); }

    /// The tiles in the tray, from the left.
    QList<QQuickItem*> tiles() const
    {
        QList<QQuickItem*> tiles;
        for (QQuickItem* tray : m_person.all("TrayStrip"))
            for (QQuickItem* item : tray->childItems())
                if (item->property("entry").isValid())
                    tiles.append(item);
        return tiles;
    }
    /// A tile that looks otherwise once it is turned: neither a single space nor a square of four.
    QQuickItem& turningTile() const
    {
        for (QQuickItem* tile : tiles()) {
            const auto piece = tile->property("entry").value<PieceEntry>();
            if (piece.width > 1 && piece.cells != "f")
                return *tile;
        }
        m_person.giveUp(QStringLiteral("there is no such tile"));
    }
    /// How what is held lies now.
    QString lie() const { return lieOf(held().piece()); }
    static QString lieOf(const PieceEntry& piece)
    {
        return QStringLiteral("%1 in %2").arg(piece.cells).arg(piece.width);
    }
    /// How those lie that were laid on panes.
    QStringList laid() const
    {
        QStringList laid;
        for (const QQuickItem* item : m_person.all("PieceItem"))
            for (const QQuickItem* in = item->parentItem(); in; in = in->parentItem())
                if (!in->property("entry").value<PieceEntry>().boardId.isEmpty())
                    laid.append(lieOf(item->property("entry").value<PieceEntry>()));
        return laid;
    }
    /// The panes on the way, as their pieces.
    QList<QQuickItem*> panes() const
    {
        QList<QQuickItem*> panes;
        for (QQuickItem* item : m_person.all("PieceItem"))
            if (!item->property("entry").value<PieceEntry>().boardId.isEmpty())
                panes.append(item);
        return panes;
    }
    QQuickItem* lens() const
    {
        const QList<QQuickItem*> lenses = m_person.all("Lens");
        return lenses.isEmpty() ? nullptr : lenses.first();
    }
    /// The middle of a space of a pane, counted from its upper left, as it is drawn now.
    static QPointF spaceOf(const QQuickItem& drawn, int column, int row)
    {
        const QRectF place = drawn.mapRectToScene(QRectF(0, 0, drawn.width(), drawn.height()));
        constexpr double kAcross = 5.24;
        return place.center() + QPointF(column - 2, row - 2) * place.width() / kAcross;
    }
    /// Moves the mouse over a pane until what is held fits.
    QPointF findFit() const
    {
        for (QQuickItem* pane : panes()) {
            QTest::mouseMove(&m_person.window(), spaceOf(*pane, 2, 2).toPoint());
            m_person.waitUntil("the pane is enlarged", [&] { return lens() != nullptr; });
            for (int row = 0; row < 5; ++row)
                for (int column = 0; column < 5; ++column) {
                    const QPointF at = spaceOf(*lens(), column, row);
                    QTest::mouseMove(&m_person.window(), at.toPoint());
                    if (held().fits())
                        return at;
                }
        }
        m_person.giveUp(QStringLiteral("it fits nowhere"));
    }

private:
    Person& m_person;
    BoardEyes m_eyes;
};

void turnWheel(Person& person, QPointF at, int steps)
{
    QWheelEvent wheel(at, at, {}, QPoint(0, -120 * steps), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&person.window(), &wheel);
    QCoreApplication::processEvents();
}

/// A fresh window at a table with all twelve panes.
struct MosaicEvening
{
    explicit MosaicEvening(const char* name, const char* panes = "all",
                           std::vector<Player> players = {{"Mira", PlayerKind::person, "", ""}})
        : program(folder, name, {catalog.find("mosaic")}), person(program, name),
          glazier(person, panes, std::move(players))
    {
    }
    GameCatalog catalog;
    FreshFolder folder;
    OpenedProgram program;
    Person person;
    Glazier glazier;
};

} // namespace

TEST_CASE("A tile is dragged onto a pane that is enlarged for it, turned by the wheel on its way")
{
    MosaicEvening evening("mosaic-drag");
    Person& person = evening.person;
    const Glazier& glazier = evening.glazier;
    person.picture("table");
    QQuickItem& tile = glazier.turningTile();
    person.letSettle(tile);
    const QPointF from = person.shownPart(tile).center();
    QTest::mouseMove(&person.window(), from.toPoint());
    QTest::mousePress(&person.window(), Qt::LeftButton, {}, from.toPoint());
    QTest::mouseMove(&person.window(), (from + QPointF(30, -30)).toPoint());
    person.waitUntil("it is held", [&] { return glazier.held().isHeld(); });
    const QString before = glazier.lie();
    turnWheel(person, from + QPointF(30, -30), 1);
    const QString turned = glazier.lie();
    CHECK(turned != before);
    const QPointF to = glazier.findFit();
    person.picture("held");
    QTest::mouseRelease(&person.window(), Qt::LeftButton, {}, to.toPoint());
    person.waitUntil("it is laid", [&] { return glazier.moves() == 1; });
    person.waitUntil("the pane is small again", [&] { return glazier.lens() == nullptr; });
    person.picture("laid");
    // It lies as it was turned.
    CHECK(glazier.laid() == QStringList{turned});
}

TEST_CASE("A long press enlarges a pane and presses nothing on it, and a click on it lays what is held there")
{
    MosaicEvening evening("mosaic-lens");
    Person& person = evening.person;
    const Glazier& glazier = evening.glazier;
    QQuickItem& pane = *glazier.panes().first();
    const QPoint middle = person.shownPart(pane).center().toPoint();
    QTest::mousePress(&person.window(), Qt::LeftButton, {}, middle);
    person.waitUntil("it is enlarged", [&] { return glazier.lens() != nullptr; });
    QTest::mouseRelease(&person.window(), Qt::LeftButton, {}, middle);
    QTest::qWait(50);
    CHECK(glazier.lens() != nullptr);
    CHECK(glazier.table().refusal().isEmpty());
    CHECK(glazier.moves() == 0);
    person.press(glazier.turningTile());
    person.waitUntil("a tile is held", [&] { return glazier.held().isHeld(); });
    const QList<QQuickItem*> boards = person.all("BoardView");
    person.tabTo("the board", [&] { return boards.first()->hasActiveFocus(); });
    person.pressKey(Qt::Key_Tab);
    person.pressKey(Qt::Key_Return);
    person.waitUntil("the pane is entered",
                     [&] { return glazier.lens() != nullptr && glazier.held().fits(); });
    // The space of the lens that the keys mark, which is not what lies below it.
    const QString on = glazier.held().board();
    QPointF at;
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 5; ++column) {
            QTest::mouseMove(&person.window(), Glazier::spaceOf(*glazier.lens(), column, row).toPoint());
            if (glazier.held().fits() && glazier.held().board() == on)
                at = Glazier::spaceOf(*glazier.lens(), column, row);
        }
    QTest::mouseClick(&person.window(), Qt::LeftButton, {}, at.toPoint());
    person.waitUntil("it is laid", [&] { return glazier.moves() == 1; });
}

TEST_CASE("A pane that is enlarged under the pointer has the ghost where a click would lay the tile")
{
    MosaicEvening evening("mosaic-under");
    Person& person = evening.person;
    const Glazier& glazier = evening.glazier;
    person.press(glazier.turningTile());
    person.waitUntil("it is held", [&] { return glazier.held().isHeld(); });
    const QPoint at = Glazier::spaceOf(*glazier.panes().first(), 0, 0).toPoint();
    QTest::mouseMove(&person.window(), at);
    person.waitUntil("it is enlarged", [&] { return glazier.lens() != nullptr; });
    const QList<QPoint> ghost = glazier.held().cells();
    REQUIRE_FALSE(ghost.isEmpty());
    // The pointer stays, so that the ghost must.
    QTest::mouseMove(&person.window(), at + QPoint(1, 0));
    QTest::mouseMove(&person.window(), at);
    CHECK(glazier.held().cells() == ghost);
    person.picture("under");
}

TEST_CASE("What is enlarged at the edge of the table is still aimed at where it was first pointed at")
{
    MosaicEvening evening("mosaic-edge");
    Person& person = evening.person;
    const Glazier& glazier = evening.glazier;
    bool isElsewhere = false;
    for (int i = 0; i < glazier.panes().size(); ++i)
        for (const QPoint corner : {QPoint(0, 0), QPoint(4, 4)}) {
            CAPTURE(i);
            person.press(glazier.turningTile());
            person.waitUntil("it is held", [&] { return glazier.held().isHeld(); });
            const QPointF at = Glazier::spaceOf(*glazier.panes()[i], corner.x(), corner.y());
            QTest::mouseMove(&person.window(), at.toPoint());
            person.waitUntil("it is enlarged", [&] { return glazier.lens() != nullptr; });
            const QList<QPoint> ghost = glazier.held().cells();
            const QPointF lies = Glazier::spaceOf(*glazier.lens(), corner.x(), corner.y());
            isElsewhere = isElsewhere || QLineF(lies, at).length() > 20;
            QTest::mouseMove(&person.window(), lies.toPoint());
            CHECK(glazier.held().cells() == ghost);
            person.pressKey(Qt::Key_Escape);
            person.waitUntil("it is put back", [&] { return !glazier.held().isHeld(); });
        }
    CHECK(isElsewhere);
}

TEST_CASE("A pane that the pointer passes on its way to another is not enlarged")
{
    MosaicEvening evening("mosaic-passed");
    Person& person = evening.person;
    const Glazier& glazier = evening.glazier;
    person.press(glazier.turningTile());
    person.waitUntil("it is held", [&] { return glazier.held().isHeld(); });
    const QList<QQuickItem*> panes = glazier.panes();
    REQUIRE(panes.size() >= 2);
    // No time passes between the two moves.
    for (const int passed : {0, 1}) {
        const QPointF at = Glazier::spaceOf(*panes[passed], 2, 2);
        QMouseEvent move(QEvent::MouseMove, at, at, person.window().mapToGlobal(at.toPoint()), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&person.window(), &move);
        CHECK(glazier.lens() == nullptr);
    }
    person.waitUntil("it is enlarged", [&] { return glazier.lens() != nullptr; });
    CHECK(glazier.lens()->property("boardId") == panes[1]->property("entry").value<PieceEntry>().boardId);
}

TEST_CASE("A tile that does not fit says so in the words of its refusal, and stays in the hand")
{
    MosaicEvening evening("mosaic-refused");
    Person& person = evening.person;
    const Glazier& glazier = evening.glazier;
    person.press(glazier.turningTile());
    person.waitUntil("it is held", [&] { return glazier.held().isHeld(); });
    // Somewhere on some pane it does not fit: on a knot.
    bool isRefused = false;
    for (QQuickItem* pane : glazier.panes()) {
        for (int row = 0; row < 5 && !isRefused; ++row)
            for (int column = 0; column < 5 && !isRefused; ++column) {
                QTest::mouseMove(&person.window(), Glazier::spaceOf(*pane, 2, 2).toPoint());
                person.waitUntil("it is enlarged", [&] { return glazier.lens() != nullptr; });
                QTest::mouseMove(&person.window(), Glazier::spaceOf(*glazier.lens(), column, row).toPoint());
                isRefused = !glazier.held().board().isEmpty() && !glazier.held().fits();
            }
        if (isRefused)
            break;
    }
    REQUIRE(isRefused);
    person.waitUntil("it is said why", [&] { return !glazier.table().refusal().isEmpty(); });
    CHECK(glazier.table().refusal() == "A knot cannot be covered.");
    person.picture("why");
    CHECK(glazier.held().isHeld());
    CHECK(glazier.moves() == 0);
    glazier.findFit();
    CHECK(glazier.table().refusal().isEmpty());
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("it is put back", [&] { return !glazier.held().isHeld(); });
}

TEST_CASE("With the keys alone a tile is taken, turned, flipped and laid on a pane that is entered and left")
{
    MosaicEvening evening("mosaic-keys");
    Person& person = evening.person;
    const Glazier& glazier = evening.glazier;
    const QString name = Person::nameOf(glazier.turningTile());
    person.tabTo(name);
    person.pressKey(Qt::Key_Return);
    person.waitUntil("it is held", [&] { return glazier.held().isHeld(); });
    const QString before = glazier.lie();
    person.pressKey(Qt::Key_Z);
    const QString turned = glazier.lie();
    CHECK(turned != before);
    person.pressKey(Qt::Key_Z, Qt::ShiftModifier);
    CHECK(glazier.lie() == before);
    person.pressKey(Qt::Key_Z);
    person.pressKey(Qt::Key_X);
    CHECK((glazier.lie() != turned) == glazier.held().canFlip());
    const QList<QQuickItem*> boards = person.all("BoardView");
    person.tabTo("the board", [&] { return boards.first()->hasActiveFocus(); });
    person.pressKey(Qt::Key_Tab);
    person.waitUntil("a pane is marked", [&] { return boards.first()->property("hasMark").toBool(); });
    person.pressKey(Qt::Key_Return);
    person.waitUntil("the pane is entered", [&] { return glazier.lens() != nullptr; });
    person.waitUntil("its ghost is there", [&] { return !glazier.held().board().isEmpty(); });
    CHECK(glazier.held().fits());
    person.picture("entered");
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the pane is left", [&] { return glazier.lens() == nullptr; });
    CHECK(glazier.held().isHeld());
    person.pressKey(Qt::Key_Return);
    person.waitUntil("the pane is entered again", [&] { return glazier.lens() != nullptr; });
    person.pressKey(Qt::Key_Return);
    person.waitUntil("it is laid", [&] { return glazier.moves() == 1; });
    person.picture("laid");
}

TEST_CASE("Twelve panes and what is enlarged are read with large words in a small window")
{
    MosaicEvening evening("mosaic-large");
    Person& person = evening.person;
    const Glazier& glazier = evening.glazier;
    for (const auto& [size, width, height] : {std::tuple(300, 1280, 800), std::tuple(300, 960, 600)}) {
        Program::instance().preferences().setTextSize(size);
        person.window().resize(width, height);
        person.waitUntil("the panes are shown", [&] { return glazier.panes().size() == 12; });
        QQuickItem& pane = *glazier.panes().first();
        person.letSettle(pane);
        QTest::mouseClick(&person.window(), Qt::RightButton, {}, person.shownPart(pane).center().toPoint());
        person.waitUntil("a pane is enlarged", [&] { return glazier.lens() != nullptr; });
        person.picture(QStringLiteral("%1").arg(width));
        CHECK(glazier.lens()->width() > 2 * pane.width());
        // As large as a finger needs.
        constexpr double kFinger = 34;
        CHECK(glazier.lens()->width() > 5 * kFinger);
        person.pressKey(Qt::Key_Escape);
        person.waitUntil("it is small again", [&] { return glazier.lens() == nullptr; });
    }
}

namespace {

std::vector<Player> twoAndABot()
{
    return {{"Mira", PlayerKind::person, "", "fox"},
            {"Jonas", PlayerKind::person, "", "owl"},
            {"Nettle", PlayerKind::bot, "random", ""}};
}

/// The place on somebody's panel that makes the hand theirs; null where none is shown.
QQuickItem* handPlaceOf(const Person& person, const QString& name)
{
    for (QQuickItem* place : person.all("HandPlace"))
        if (Person::nameOf(*place) == "Play for " + name)
            return place;
    return nullptr;
}

} // namespace

TEST_CASE(
    "At one laptop a press on a panel, Enter on it or a key makes the hand somebody's, and it is said whose")
{
    MosaicEvening evening("mosaic-hand", "some", twoAndABot());
    Person& person = evening.person;
    const TableModel& table = evening.glazier.table();
    CHECK(table.viewerSeat() == 0);
    person.waitFor("You play for Mira");
    person.picture("mira");
    QQuickItem* const place = handPlaceOf(person, "Jonas");
    REQUIRE(place != nullptr);
    CHECK(handPlaceOf(person, "Nettle") == nullptr);
    person.pressAt(person.shownPart(*place).topLeft() + QPointF(40, 14));
    person.waitUntil("Jonas plays", [&] { return table.viewerSeat() == 1; });
    person.waitFor("You play for Jonas");
    person.picture("jonas");
    person.pressKey(Qt::Key_W);
    person.waitUntil("Mira plays", [&] { return table.viewerSeat() == 0; });
    person.tabTo("the panel of Jonas", [&] { return person.focused() == handPlaceOf(person, "Jonas"); });
    person.picture("marked");
    person.pressKey(Qt::Key_Return);
    person.waitUntil("Jonas plays again", [&] { return table.viewerSeat() == 1; });
    CHECK(evening.glazier.moves() == 0);
}

TEST_CASE("Whoever is done can have the hand again, and what they did last is taken back with their yes")
{
    MosaicEvening evening("mosaic-back", "some", twoAndABot());
    Person& person = evening.person;
    const Glazier& glazier = evening.glazier;
    const TableModel& table = glazier.table();
    person.press("Done");
    person.waitUntil("Jonas has the hand", [&] { return table.viewerSeat() == 1; });
    CHECK(glazier.moves() == 1);
    person.press("Ask to take back Mira's move");
    person.waitFor("Jonas asks to take back Mira's move");
    CHECK(person.sees("Mira agrees"));
    person.picture("asked");
    person.press("Mira agrees");
    person.waitUntil("it is taken back", [&] { return glazier.moves() == 0; });
    person.picture("taken-back");
    person.press("Bring back");
    person.waitUntil("it is back", [&] { return glazier.moves() == 1; });
    person.pressKey(Qt::Key_W);
    person.waitUntil("Mira has the hand", [&] { return table.viewerSeat() == 0; });
    person.waitFor("You are done for now");
    person.picture("done");
    person.press("Go on");
    person.waitUntil("she goes on", [&] { return glazier.moves() == 2; });
    CHECK(table.viewerSeat() == 0);
}

TEST_CASE("Bots wait until the persons are done or let them play, and the table says for whom")
{
    MosaicEvening evening("mosaic-pace", "some", twoAndABot());
    Person& person = evening.person;
    const Glazier& glazier = evening.glazier;
    TableModel& table = glazier.table();
    table.setBotPace(0);
    CHECK(table.botsWait() == "The bots wait for Mira, Jonas.");
    CHECK(person.words().contains(table.botsWait()));
    person.press("Done");
    person.waitUntil("Jonas has the hand", [&] { return table.viewerSeat() == 1; });
    CHECK(table.botsWait() == "The bots wait for Jonas.");
    person.picture("waiting");
    CHECK(glazier.moves() == 1);
    person.press("Let them play");
    person.waitUntil("the bot plays", [&] { return glazier.moves() > 2; });
    CHECK(table.botsWait().isEmpty());
    person.waitFor("Let them wait");
    person.picture("let");
    person.waitUntil("the bot is done", [&] {
        return std::ranges::any_of(table.record().moves, [](const JournalEntry& move) {
            return move.seat == Seat{2} && move.move == "done";
        });
    });
    const std::size_t moves = glazier.moves();
    QTest::qWait(50);
    CHECK(glazier.moves() == moves);
}

TEST_CASE("Whose hand it is and for whom bots wait is read with large words")
{
    MosaicEvening evening("mosaic-hand-large", "some", twoAndABot());
    Person& person = evening.person;
    const TableModel& table = evening.glazier.table();
    Program::instance().preferences().setTextSize(200);
    person.waitFor("You play for Mira");
    person.picture("mira");
    person.press("Play for Jonas");
    person.waitUntil("Jonas plays", [&] { return table.viewerSeat() == 1; });
    person.waitFor("You play for Jonas");
    person.picture("jonas");
    person.press("Done");
    person.waitUntil("Mira plays", [&] { return table.viewerSeat() == 0; });
    person.press("Ask to take back Jonas's move");
    person.waitFor("Jonas agrees");
    person.picture("asked");
}

TEST_CASE("The die on the map has its hearts as pips that can be counted, and the guide shows panes by their "
          "diagrams")
{
    MosaicEvening evening("mosaic-faces");
    Person& person = evening.person;
    const auto arePips = [](const QQuickItem* badge) {
        return badge->property("hasPips").toBool() && Person::nameOf(*badge) == "Hearts left: 3 of 3";
    };
    const auto saysGaps = [](const QQuickItem* pane) {
        return Person::nameOf(*pane).contains(" gaps in five rows of five spaces");
    };
    CHECK(std::ranges::all_of(evening.glazier.panes(), saysGaps));
    for (const char* theme : {"night", "clearing"})
        for (const int percent : {100, 200}) {
            Program::instance().preferences().setTheme(theme);
            Program::instance().preferences().setTextSize(percent);
            QTest::qWait(100);
            person.window().grabWindow();
            QTest::qWait(200);
            CHECK(std::ranges::any_of(person.all("Badge"), arePips));
            person.picture(QStringLiteral("map-%1-%2").arg(theme).arg(percent));
        }
    Program::instance().preferences().setTextSize(100);
    QTest::qWait(100);
    person.pressKey(Qt::Key_F1);
    person.press("Panes with gaps");
    person.waitUntil("the guide is there", [&] { return person.all("GuideFaceCard").size() == 3; });
    person.waitFor("5 gaps in five rows of five spaces");
    person.picture("guide");
}
