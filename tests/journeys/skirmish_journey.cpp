#include "app/program.h"
#include "board_eyes.h"
#include "content/game_catalog.h"
#include "pace.h"
#include "skirmish_moments.h"

#include <QAccessible>
#include <QLineF>
#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// A fresh window at a table of Skirmish, the kit game of cards that face each other: Mira against a bot.
struct Duel
{
    /// The match is one in which Mira, or the clock, moves next and all is as wanted; where `move` is named,
    /// she has such a move.
    explicit Duel(const char* name, const std::function<bool(const Scene& scene)>& isWanted,
                  const std::string& move = {})
        : program(folder, name, {catalog.find("skirmish")}), person(program, name), eyes(person)
    {
        MatchRecord match = skirmishWhere(*catalog.find("skirmish"), [&](const Match& now) {
            if (now.mover() == Seat{1} || !isWanted(now.view(Viewer(Seat{0}))))
                return false;
            const std::vector<std::string> legal =
                now.mover().isPlayer() ? now.legalMoves(now.mover()) : std::vector{move};
            return std::ranges::any_of(legal, [&](const std::string& one) { return one.starts_with(move); });
        });
        match.content = Program::instance().contentNow(match.game);
        match.players[1].kind = PlayerKind::bot;
        match.players[1].bot = "random";
        const QString id = QString::fromStdString(Program::instance().library().add(match));
        QMetaObject::invokeMethod(&person.window(), "openMatch", Q_ARG(QString, id));
        person.waitUntil("the fields are there", [&] { return !cards().isEmpty(); });
        eyes.table().setSecond(kStill);
        person.waitUntil("nothing moves", [&] { return !eyes.table().isShowing(); });
    }

    RunModel& run() const { return *eyes.table().run(); }

    QList<QQuickItem*> cards() const { return person.all("FieldCard"); }
    static PieceEntry entryOf(const QQuickItem& card) { return card.property("entry").value<PieceEntry>(); }
    QQuickItem& cardOf(int piece) const
    {
        for (QQuickItem* card : cards())
            if (entryOf(*card).id == piece)
                return *card;
        person.giveUp(QStringLiteral("there is no such card in the fields"));
    }
    static bool isFighter(const QQuickItem& card) { return entryOf(card).face.typeIcon == "sword"; }
    static bool isTrick(const QQuickItem& card) { return entryOf(card).face.typeIcon == "bolt"; }
    /// The first card in the hand that fits and can be pressed.
    QQuickItem& inHand(bool (*fits)(const QQuickItem&)) const
    {
        for (QQuickItem* hand : person.all("HandView"))
            for (QQuickItem* card : hand->childItems())
                if (card->property("entry").isValid() && entryOf(*card).isLit && fits(*card))
                    return *card;
        person.giveUp(QStringLiteral("there is no such card in the hand"));
    }
    /// The first card in the hand that can be played.
    QQuickItem& playable() const { return inHand(isFighter); }
    /// Where it is seen, also where the next card lies over its middle.
    QPointF gripOf(QQuickItem& card) const
    {
        person.letSettle(card);
        const QRectF shown = person.shownPart(card);
        return {shown.left() + 12, shown.center().y()};
    }
    QQuickItem& ownField() const { return *fields().last(); }
    /// A card that lies there.
    QQuickItem& ownCard() const
    {
        const QRectF field = person.shownPart(ownField());
        for (QQuickItem* card : cards())
            if (field.contains(person.shownPart(*card).center()))
                return *card;
        person.giveUp(QStringLiteral("no card lies in the field"));
    }
    /// The fields, from the top down.
    QList<QQuickItem*> fields() const
    {
        QList<QQuickItem*> rows = person.all("FieldRow");
        std::ranges::sort(rows, {}, [](const QQuickItem* row) { return row->y(); });
        return rows;
    }
    /// Whether an answer stands for the viewer.
    bool stands() const
    {
        const EntryModel& answers = *eyes.scene().standing();
        return answers.count() > 0 && answers.at(0).value<StandingEntry>().isOn;
    }
    /// A picture in small and large windows, with usual and with large words, and a look at each.
    void inEachSize(const QString& step, const std::function<void()>& look) const
    {
        for (const auto& [width, height, percent] :
             {std::tuple(960, 600, 100), std::tuple(1280, 800, 200), std::tuple(1280, 800, 300),
              std::tuple(1920, 1080, 100)}) {
            Program::instance().preferences().setTextSize(percent);
            person.window().resize(width, height);
            QTest::qWait(100);
            // Lists find their places as the window is drawn; what follows from that follows then.
            person.window().grabWindow();
            QTest::qWait(300);
            person.picture(QStringLiteral("%1-%2-%3").arg(step).arg(width).arg(percent));
            look();
        }
    }
    /// What may stand is whole in each size.
    void showStanding(const QString& step) const
    {
        inEachSize(step, [&] {
            for (QQuickItem* bar : person.all("StandingBar"))
                CHECK(person.shownPart(*bar).height() > bar->height() - 1);
        });
    }
    std::size_t moves() const { return eyes.table().record().moves.size(); }
    std::string lastMove() const { return eyes.table().record().moves.back().move; }

    GameCatalog catalog;
    FreshFolder folder;
    OpenedProgram program;
    mutable Person person;
    BoardEyes eyes;
};

/// Mira chooses who blocks, and somebody can.
bool couldBlock(const Scene& scene)
{
    return isPhase(scene, "block") &&
           std::ranges::any_of(scene.arrows, [](const Arrow& arrow) { return !arrow.layer.empty(); });
}

/// Cards are played, and some lie there.
bool canDeploy(const Scene& scene)
{
    return isPhase(scene, "deploy") &&
           std::ranges::any_of(scene.pieces, [](const Piece& piece) { return piece.at.in == "field0"; });
}

bool isMidCombat(const Scene& scene)
{
    const auto isTilted = [](const Piece& piece) { return piece.facing != 0; };
    const auto isAttached = [](const Piece& piece) { return piece.at.in.letters().starts_with('#'); };
    return isPhase(scene, "answers") && std::ranges::count_if(scene.pieces, isTilted) >= 2 &&
           std::ranges::any_of(scene.pieces, isAttached);
}

} // namespace

TEST_CASE("Fields of cards face each other, with arrows from attackers, what is tilted, and what is attached")
{
    const Duel duel("skirmish", isMidCombat);
    CHECK(duel.fields().size() == 2);
    duel.person.waitUntil("there are arrows", [&] { return duel.person.all("ArrowLine").size() >= 2; });
    duel.person.picture("combat");
    const qsizetype arrows = duel.person.all("ArrowLine").size();
    const auto strips = [&](const QQuickItem* card) {
        return card->property("attached").value<EntryModel*>()->count();
    };
    CHECK(std::ranges::any_of(duel.cards(), strips));
    CHECK(std::ranges::count_if(duel.cards(), [](const QQuickItem* card) {
              return card->property("isTilted").toBool() &&
                     card->property("face").value<QQuickItem*>()->rotation() == 8;
          }) >= 2);
    duel.inEachSize(QStringLiteral("combat"), [&] {
        const QList<QQuickItem*> lines = duel.person.all("ArrowLine");
        CHECK(lines.size() == arrows);
        // Each ends in the middle of a card, wherever that now lies.
        for (const QQuickItem* line : lines) {
            const QPointF end = line->parentItem()->mapToScene(
                {line->property("toX").toDouble(), line->property("toY").toDouble()});
            CHECK(std::ranges::any_of(duel.cards(), [&](QQuickItem* card) {
                const auto* face = card->property("face").value<QQuickItem*>();
                const QPointF middle = card->mapToScene({face->width() / 2, face->height() / 2});
                return QLineF(middle, end).length() < 3;
            }));
        }
        for (QQuickItem* card : duel.cards()) {
            CHECK(duel.person.shownPart(*card).width() > 20);
            CHECK(duel.person.shownPart(*card).height() > 24);
        }
    });
}

TEST_CASE("What can be laid over the table is seen by who wants it, and is no move")
{
    const Duel duel("skirmish-layer", couldBlock);
    const std::size_t moves = duel.moves();
    duel.person.waitUntil("there are arrows", [&] { return !duel.person.all("ArrowLine").isEmpty(); });
    const auto arrows = [&] { return duel.person.all("ArrowLine").size(); };
    const qsizetype before = arrows();
    duel.person.press("Who can block");
    duel.person.waitUntil("more is seen", [&] { return arrows() > before; });
    duel.person.picture("blockers");
    duel.person.pressKey(Qt::Key_V);
    duel.person.waitUntil("it is lifted", [&] { return arrows() == before; });
    CHECK(duel.moves() == moves);
}

TEST_CASE("A fighter comes to its field by two presses, by dragging, also over a card there, and by keys")
{
    const Duel duel("skirmish-deploy", canDeploy, "play ");
    const std::size_t moves = duel.moves();
    QQuickItem& card = duel.playable();
    const auto isLit = [&] { return duel.ownField().property("zone").value<ZoneEntry>().isLit; };
    const QPointF seen = duel.gripOf(card);
    SUBCASE("by two presses")
    {
        duel.person.press(card);
        duel.person.waitUntil("its place is lit", isLit);
        duel.person.picture("chosen");
        const QRectF field = duel.person.shownPart(duel.ownField());
        duel.person.pressAt({field.left() + 8, field.top() + 8});
    }
    SUBCASE("by pressing a card that lies there")
    {
        duel.person.press(card);
        duel.person.waitUntil("its place is lit", isLit);
        duel.person.press(duel.ownCard());
    }
    SUBCASE("by dragging")
    {
        const QRectF field = duel.person.shownPart(duel.ownField());
        duel.person.drag(seen, {field.left() + 10, field.top() + 10});
    }
    SUBCASE("by dragging it over a card that lies there")
    {
        duel.person.drag(seen, duel.person.shownPart(duel.ownCard()).center());
    }
    SUBCASE("with the keys alone")
    {
        duel.person.tabTo("a card that can be played", [&] {
            const QQuickItem* focused = duel.person.focused();
            return focused && focused->property("entry").isValid() && !duel.cards().contains(focused) &&
                   Duel::entryOf(*focused).isLit && Duel::isFighter(*focused);
        });
        duel.person.pressKey(Qt::Key_Return);
        duel.person.waitUntil("its place is lit", isLit);
        duel.person.waitUntil("the keys are there",
                              [&] { return duel.person.focused() == &duel.ownField(); });
        duel.person.picture("keys");
        duel.person.pressKey(Qt::Key_Return);
    }
    duel.person.waitUntil("it is played", [&] { return duel.moves() == moves + 1; });
    CHECK(duel.lastMove().starts_with("play "));
}

TEST_CASE("A fighter is put elsewhere in its row: dragged between two others, pressed, and by the keys alone")
{
    const auto canLineUp = [](const Scene& scene) {
        return isPhase(scene, "deploy") && std::ranges::count_if(scene.pieces, [](const Piece& piece) {
                                               return piece.at.in == "field0";
                                           }) >= 4;
    };
    const Duel duel("skirmish-line", canLineUp, "line-up");
    Person& person = duel.person;
    const std::size_t moves = duel.moves();
    const auto inRow = [&] {
        QList<QQuickItem*> row;
        for (QQuickItem* card : duel.cards())
            if (duel.ownField().isAncestorOf(card))
                row.append(card);
        std::ranges::sort(row, {}, [](const QQuickItem* card) { return card->x(); });
        return row;
    };
    const auto gaps = [&] { return person.all("GapMark"); };
    // The keep is the first of the row.
    QQuickItem& fighter = *inRow()[1];
    const int piece = Duel::entryOf(fighter).id;
    CHECK(gaps().isEmpty());
    SUBCASE("by dragging")
    {
        const QPointF from = person.shownPart(fighter).center();
        const QPointF to =
            (person.shownPart(*inRow()[2]).center() + person.shownPart(*inRow()[3]).center()) / 2;
        person.drag(from, to);
    }
    SUBCASE("by pressing")
    {
        person.press(fighter);
        person.waitUntil("the places are lit", [&] { return gaps().size() == inRow().size() - 2; });
        person.picture("places");
        person.press("Put it to the right of " + Duel::entryOf(*inRow()[2]).name);
    }
    SUBCASE("by the keys")
    {
        person.tabTo("the fighter", [&] { return person.focused() == &fighter; });
        person.pressKey(Qt::Key_Return);
        person.waitUntil("the keys are at the first place",
                         [&] { return !gaps().isEmpty() && gaps().contains(person.focused()); });
        person.picture("keys");
        person.pressKey(Qt::Key_Return);
    }
    person.waitUntil("it stands there", [&] { return duel.moves() == moves + 1; });
    CHECK(duel.lastMove().starts_with("line-up "));
    CHECK(duel.lastMove().ends_with(" 1"));
    person.waitUntil("it lies there", [&] { return Duel::entryOf(*inRow()[2]).id == piece; });
    person.waitUntil("no place is lit", [&] { return gaps().isEmpty(); });
}

TEST_CASE("A card of the hand goes between two of the reserve on the panel: dragged, with large words too, "
          "pressed, by the keys alone, and by a screen reader")
{
    const auto canReserve = [](const Scene& scene) {
        const auto isTrick = [](const Piece& piece) {
            return piece.at.in == "hand0" && piece.face == "shout";
        };
        return isPhase(scene, "deploy") && std::ranges::any_of(scene.pieces, isTrick) &&
               std::ranges::count_if(scene.pieces,
                                     [](const Piece& piece) { return piece.at.in == "reserve0"; }) == 2;
    };
    const Duel duel("skirmish-reserve", canReserve, "reserve ");
    Person& person = duel.person;
    const std::size_t moves = duel.moves();
    const auto inRow = [&] {
        QList<QQuickItem*> row;
        for (QQuickItem* strip : person.all("ZoneStrip"))
            for (QQuickItem* card : person.all("SmallCard"))
                if (strip->property("zone").value<ZoneEntry>().id == "reserve0" && strip->isAncestorOf(card))
                    row.append(card);
        std::ranges::sort(row, {}, [&](const QQuickItem* card) { return person.shownPart(*card).x(); });
        return row;
    };
    const auto gaps = [&] { return person.all("GapMark"); };
    const auto areLit = [&] { return gaps().size() == 3; };
    const int piece = Duel::entryOf(duel.inHand(Duel::isTrick)).id;
    // What stands below what is asked moves as that changes: one aims once it is taken up.
    const auto drag = [&] {
        const QPoint from = duel.gripOf(duel.inHand(Duel::isTrick)).toPoint();
        QTest::mouseMove(&person.window(), from);
        QTest::mousePress(&person.window(), Qt::LeftButton, {}, from);
        QTest::mouseMove(&person.window(), from - QPoint(0, 20));
        person.waitUntil("the places are lit", areLit);
        person.letSettle(*inRow()[1]);
        const QPoint to =
            ((person.shownPart(*inRow()[0]).center() + person.shownPart(*inRow()[1]).center()) / 2).toPoint();
        QTest::mouseMove(&person.window(), to);
        QTest::qWait(300);
        person.picture("dragged");
        QTest::mouseRelease(&person.window(), Qt::LeftButton, {}, to);
    };
    CHECK(gaps().isEmpty());
    person.letSettle(*inRow()[1]);
    SUBCASE("by dragging") { drag(); }
    SUBCASE("by dragging with large words")
    {
        Program::instance().preferences().setTextSize(200);
        person.waitUntil("the row stands open", [&] { return inRow().size() == 2; });
        drag();
    }
    SUBCASE("by pressing")
    {
        duel.inEachSize(QStringLiteral("parted"), [&] {
            person.pressAt(duel.gripOf(duel.inHand(Duel::isTrick)));
            person.waitUntil("the places are lit", areLit);
            person.letSettle(*gaps().first());
            person.picture("places");
            for (QQuickItem* gap : gaps())
                CHECK(person.shownPart(*gap).height() > gap->height() - 1);
            person.pressKey(Qt::Key_Escape);
            person.waitUntil("it is put back", [&] { return gaps().isEmpty(); });
        });
        person.window().resize(1280, 800);
        person.letSettle(*inRow()[1]);
        person.pressAt(duel.gripOf(duel.inHand(Duel::isTrick)));
        person.waitUntil("the places are lit", areLit);
        // The cards beside them are pressed as ever, here in vain.
        person.press(*inRow()[0]);
        person.waitUntil("it is said why", [&] { return !duel.eyes.table().refusal().isEmpty(); });
        CHECK(gaps().size() == 3);
        person.press("Put it to the right of " + Duel::entryOf(*inRow()[0]).name);
    }
    SUBCASE("as a screen reader does it")
    {
        const auto act = [](QQuickItem& item) {
            QAccessible::queryAccessibleInterface(&item)->actionInterface()->doAction(
                QAccessibleActionInterface::pressAction());
        };
        act(duel.inHand(Duel::isTrick));
        person.waitUntil("the places are lit", areLit);
        act(*person.find("Put it to the right of " + Duel::entryOf(*inRow()[0]).name));
    }
    SUBCASE("by the keys")
    {
        person.tabTo("the card", [&] { return person.focused() == &duel.inHand(Duel::isTrick); });
        person.pressKey(Qt::Key_Return);
        person.waitUntil("the keys are at the first place",
                         [&] { return areLit() && person.focusedName() == "Put it first in the row"; });
        const QString second = "Put it to the right of " + Duel::entryOf(*inRow()[0]).name;
        person.pressKey(Qt::Key_Right);
        CHECK(person.focusedName() == second);
        person.pressKey(Qt::Key_Left);
        person.pressKey(Qt::Key_Tab);
        CHECK(person.focusedName() == second);
        person.picture("keys");
        person.pressKey(Qt::Key_Return);
    }
    person.waitUntil("it lies there", [&] { return duel.moves() == moves + 1; });
    CHECK(duel.lastMove().starts_with("reserve "));
    CHECK(duel.lastMove().ends_with(" 1"));
    person.waitUntil("it is seen there",
                     [&] { return inRow().size() == 3 && Duel::entryOf(*inRow()[1]).id == piece; });
    person.waitUntil("no place is lit", [&] { return gaps().isEmpty(); });
    person.picture("laid");
}

TEST_CASE("With the keys alone one walks over the cards of the fields and sends one to attack")
{
    const auto canSend = [](const Scene& scene) {
        return isPhase(scene, "attack") && std::ranges::count_if(scene.pieces, [](const Piece& piece) {
                                               return piece.at.in == "field0";
                                           }) >= 3;
    };
    const Duel duel("skirmish-keys", canSend);
    const std::size_t moves = duel.moves();
    duel.person.tabTo("a card that can attack", [&] {
        const QQuickItem* focused = duel.person.focused();
        return focused && focused->property("entry").isValid() && duel.cards().contains(focused) &&
               Duel::entryOf(*focused).isLit;
    });
    duel.person.picture("marked");
    QQuickItem* const first = duel.person.focused();
    duel.person.pressKey(Qt::Key_Up);
    CHECK(duel.person.focused() != first);
    duel.person.pressKey(Qt::Key_Down);
    for (int i = 0; i < 12 && duel.person.focused() != first; ++i)
        duel.person.pressKey(Qt::Key_Right);
    for (int i = 0; i < 12 && duel.person.focused() != first; ++i)
        duel.person.pressKey(Qt::Key_Left);
    CHECK(duel.person.focused() == first);
    duel.person.pressKey(Qt::Key_Return);
    duel.person.waitUntil("it attacks", [&] { return duel.moves() == moves + 1; });
    CHECK(duel.lastMove().starts_with("send "));
    duel.person.picture("sent");
}

TEST_CASE(
    "A combat is a run: it waits, goes on by a step, at three speeds and to its end, by keys and by mouse")
{
    const Duel duel("skirmish-run", isRunning);
    duel.person.waitUntil("it is said that it runs", [&] { return duel.run().isOn(); });
    const std::size_t moves = duel.moves();
    CHECK(duel.person.all("RunBar").size() == 1);
    CHECK(duel.run().coming()->count() >= 3);
    // The match was left in it, so that it waits.
    CHECK(duel.run().isWaiting());
    CHECK(duel.run().waitsFor().isEmpty());
    duel.person.picture("found");
    duel.person.pressKey(Qt::Key_Space);
    duel.person.waitUntil("it goes on", [&] { return !duel.run().isWaiting(); });
    duel.person.picture("runs");
    duel.person.press("Wait");
    duel.person.waitUntil("it waits", [&] { return duel.run().isWaiting(); });
    CHECK(duel.run().waitsFor() == "Mira");
    duel.person.picture("waits");
    duel.person.pressKey(Qt::Key_N);
    duel.person.waitUntil("a fight is over", [&] { return duel.moves() == moves + 1; });
    duel.person.waitUntil("nothing moves", [&] { return !duel.eyes.table().isShowing(); });
    CHECK(duel.run().isWaiting());
    duel.person.press("Fast");
    duel.person.waitUntil("it is fast", [&] { return duel.run().speed() == 2; });
    duel.inEachSize(QStringLiteral("waits"), [&] {
        for (QQuickItem* bar : duel.person.all("RunBar"))
            CHECK(duel.person.shownPart(*bar).height() >= bar->implicitHeight() - 1);
    });
    duel.person.pressKey(Qt::Key_F10);
    QTest::qWait(300);
    duel.person.picture("shared");
    CHECK(duel.person.all("FieldCard").size() >= 3);
    duel.person.pressKey(Qt::Key_F10);
    duel.person.waitUntil("the table is back", [&] { return !duel.eyes.table().isSharedScreen(); });
    duel.person.pressKey(Qt::Key_Space);
    duel.person.waitUntil("it goes on", [&] { return !duel.run().isWaiting(); });
    duel.person.pressKey(Qt::Key_E);
    duel.person.waitUntil("it is at its end", [&] { return !duel.run().isOn(); });
    CHECK(duel.moves() >= moves + 3);
}

TEST_CASE("What a fight brought is folded up in the log with the line of who fought, until that is pressed")
{
    const auto hasBlocker = [](const Scene& scene) {
        const auto endsAtFighter = [](const Arrow& arrow) {
            return arrow.layer.empty() && arrow.to.in != "#1" && arrow.to.in != "#2";
        };
        // No keep falls yet.
        const auto isWhole = [](const Panel& panel) { return !panel.score || panel.score->value == 10; };
        return isRunning(scene) && std::ranges::any_of(scene.arrows, endsAtFighter) &&
               std::ranges::all_of(scene.panels, isWhole);
    };
    Duel duel("skirmish-log", hasBlocker);
    Person& person = duel.person;
    person.pressKey(Qt::Key_E);
    // Once it is Mira's turn to choose, no line comes that moves those that are read.
    person.waitUntil("they have fought, and Jonas has done all he does", [&] {
        return !duel.run().isOn() && !duel.eyes.table().isShowing() && duel.eyes.scene().isMyTurn();
    });
    const auto lineOf = [&](const QString& words) {
        return person.findIn(*person.find("What happened"),
                             [words](const QString& name) { return name.contains(words); });
    };
    person.press("Open the log");
    person.waitUntil("a fight is told", [&] { return lineOf(" fought") != nullptr; });
    CHECK(lineOf(" harm") == nullptr);
    person.picture("folded");
    const auto isRead = [&] { return lineOf(" harm") || lineOf(" fell"); };
    person.press(*lineOf(" fought"));
    person.waitUntil("its details are read", isRead);
    person.picture("unfolded");
    person.press(*lineOf(" fought"));
    person.waitUntil("they are folded up", [&] { return !isRead(); });
}

TEST_CASE(
    "Cards have their numbers in their corners, show which of them changed and say so, and a diagram is "
    "there in every form")
{
    const auto hasStone = [](const Scene& scene) {
        const auto isStone = [](const Piece& piece) {
            return piece.at.in == "hand0" && piece.face == "stone";
        };
        return isMidCombat(scene) && std::ranges::any_of(scene.pieces, isStone);
    };
    const Duel duel("skirmish-faces", hasStone);
    Person& person = duel.person;
    const auto inHand = [&](const char* face) -> QQuickItem& {
        for (QQuickItem* hand : person.all("HandView"))
            for (QQuickItem* card : hand->childItems())
                if (card->property("entry").isValid() && Duel::entryOf(*card).face.key == face)
                    return *card;
        person.giveUp(QStringLiteral("the card is not in the hand"));
    };
    // Whoever wears gear is stronger or tougher than their card says.
    QQuickItem* worn = nullptr;
    for (QQuickItem* card : duel.cards())
        for (const QVariant& number : Duel::entryOf(*card).corners)
            if (number.value<BadgeEntry>().change == "up")
                worn = card;
    REQUIRE(worn != nullptr);
    CHECK(Person::nameOf(*worn).contains(" on the card"));
    for (const QQuickItem* card : duel.cards())
        CHECK(Duel::entryOf(*card).corners.size() <= 2);
    const auto look = [&](QQuickItem& card, const QString& step) {
        card.forceActiveFocus();
        person.pressKey(Qt::Key_Space);
        person.waitUntil("it is held large", [&] {
            const QList<QQuickItem*> details = person.all("CardDetail");
            return !details.isEmpty() && details.first()->opacity() == 1;
        });
        person.picture(step);
        person.pressKey(Qt::Key_Space);
    };
    look(*worn, "changed");
    look(inHand("stone"), "diagram");
    for (const auto& [theme, percent] : {std::tuple("clearing", 100), std::tuple("clearing", 200),
                                         std::tuple("night", 200), std::tuple("night", 300)}) {
        Program::instance().preferences().setTheme(theme);
        Program::instance().preferences().setTextSize(percent);
        QTest::qWait(100);
        person.window().grabWindow();
        QTest::qWait(300);
        person.picture(QStringLiteral("fields-%1-%2").arg(theme).arg(percent));
    }
    Program::instance().preferences().setTheme("night");
    Program::instance().preferences().setTextSize(100);
    QTest::qWait(100);
    person.window().grabWindow();
    QTest::qWait(300);
    person.pressKey(Qt::Key_F1);
    person.waitUntil("the guide is there", [&] { return !person.all("GuideFaceCard").isEmpty(); });
    person.waitUntil("its cards have numbers", [&] { return !person.all("CardNumber").isEmpty(); });
    person.picture("guide");
}

TEST_CASE("A line of the log points at the cards in the fields that it tells of")
{
    const Duel duel("skirmish-log", canDeploy, "play ");
    Person& person = duel.person;
    person.press("Log");
    person.press(duel.playable());
    person.waitUntil("its place is lit",
                     [&] { return duel.ownField().property("zone").value<ZoneEntry>().isLit; });
    const QRectF field = person.shownPart(duel.ownField());
    person.pressAt({field.left() + 8, field.top() + 8});
    person.waitUntil("it is played", [&] { return duel.lastMove().starts_with("play "); });
    const auto lights = [&] {
        return std::ranges::count_if(person.all("ArtImage"), [](const QQuickItem* image) {
            return image->isVisible() && image->property("art").toString().startsWith("light/last");
        });
    };
    const auto line = [&]() -> QQuickItem* {
        for (QQuickItem* words : person.all("BodyText"))
            if (words->property("text").toString().contains(" played "))
                return words;
        return nullptr;
    };
    person.waitUntil("a line tells of a card in a field", [&] { return line() != nullptr; });
    CHECK(lights() == 0);
    person.pointAt(*line());
    person.waitUntil("its card is marked", [&] { return lights() == 1; });
    person.picture("line");
    QTest::mouseMove(&person.window(), QPoint(4, 4));
    person.waitUntil("and no longer", [&] { return lights() == 0; });
}

TEST_CASE("The keys say what lies beside a card in the fields, and where one's cards are")
{
    const Duel duel("skirmish-answers", isMidCombat);
    Person& person = duel.person;
    const QList<QQuickItem*> cards = duel.cards();
    const auto own = std::ranges::find_if(cards, [&](QQuickItem* card) {
        return card->property("attached").value<EntryModel*>()->count() > 0;
    });
    REQUIRE(own != cards.end());
    (*own)->forceActiveFocus(Qt::TabFocusReason);
    const auto answer = [&] { return duel.eyes.table().answers()->text(); };
    person.pressKey(Qt::Key_B);
    CHECK(answer().section('.', 0, 0).contains(Duel::entryOf(**own).face.name));
    CHECK(answer().contains("To the left: "));
    CHECK(answer().contains("On it: "));
    person.picture("beside");
    person.pressKey(Qt::Key_M);
    CHECK(answer().startsWith("Yours: "));
}

TEST_CASE("What stands passes by itself at a drawn time, and until then the person can lift it")
{
    const Duel duel("skirmish-standing", isAttacking);
    const std::size_t moves = duel.moves();
    duel.eyes.table().setBotPace(kStill);
    duel.person.picture("offered");
    duel.person.pressKey(Qt::Key_A);
    duel.person.waitUntil("it stands", [&] { return duel.stands(); });
    duel.person.picture("stands");
    duel.showStanding("stands");
    duel.person.press("Pass until one of mine is a target");
    duel.person.waitUntil("it is lifted", [&] { return !duel.stands(); });
    CHECK(duel.eyes.table().liftedAnswer().isEmpty());
    CHECK(duel.moves() == moves);
    duel.eyes.table().setBotPace(1);
    duel.person.pressKey(Qt::Key_A);
    duel.person.waitUntil("it passes", [&] { return duel.moves() > moves; });
    CHECK(duel.eyes.table().record().moves[moves].seat == Seat{0});
    CHECK(duel.eyes.table().record().moves[moves].move == "pass");
}

TEST_CASE("An attack on something of one's own lifts the pass that stands, and it is said that one answers")
{
    const Duel duel("skirmish-lifted", isAttacked);
    duel.eyes.table().setBotPace(1);
    duel.person.press("Pass until one of mine is a target");
    duel.person.waitUntil("it stands", [&] { return duel.stands(); });
    const std::size_t moves = duel.moves();
    duel.person.press("Stand");
    duel.person.waitUntil("it is asked", [&] {
        return !duel.stands() && duel.eyes.scene().isMyTurn() && !duel.eyes.table().isShowing();
    });
    CHECK_FALSE(duel.eyes.table().liftedAnswer().isEmpty());
    const auto& played = duel.eyes.table().record().moves;
    CHECK(std::ranges::none_of(
        played.begin() + static_cast<std::ptrdiff_t>(moves), played.end(),
        [](const JournalEntry& entry) { return entry.seat == Seat{0} && entry.move == "pass"; }));
    duel.person.picture("lifted");
    duel.showStanding("lifted");
}
