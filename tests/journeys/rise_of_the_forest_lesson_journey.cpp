#include "app/program.h"
#include "app/table/model/run_model.h"
#include "forest_player.h"
#include "lesson_line.h"

#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

QRectF spotOf(const QQuickItem& item)
{
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
}

/// Somebody in their first match of Rise of the Forest, who reads all that is explained and does what is
/// asked.
struct FirstWatch
{
    explicit FirstWatch(const QString& journey, const QString& language = "en", int textSize = 100)
        : isGerman(language == "de"), isLarge(textSize > 100),
          program(folder, "watch", {}, {}, Explaining::asItComes), person(program, journey)
    {
        Program::instance().preferences().setLanguage(language);
        Program::instance().preferences().setTextSize(textSize);
        player.prefer({"Fletcher", "Ringer", "Clear Sky", "Klarer Himmel", "Longbow", "Langbogen"});
    }

    LessonModel& lesson() const { return *player.table().lesson(); }
    QQuickItem* holder() const
    {
        const QList<QQuickItem*> cards = person.all("LessonCard");
        return cards.isEmpty() || !cards.first()->property("isOpen").toBool() ? nullptr : cards.first();
    }
    bool isRead() const { return !player.table().isShowing() && lesson().isShown() && holder(); }
    /// Starts the first match as it is offered.
    void sitDown()
    {
        const auto isBox = [](const QString& name) { return name.startsWith("Rise of the Forest, "); };
        person.press("Play at this table");
        person.waitUntil("the box is on the shelf", [&] { return person.find(isBox) != nullptr; });
        person.press(*person.find(isBox));
        person.waitFor("Explain as we play");
        person.picture("set-up");
        person.press("Start");
        person.waitUntil("the table is laid", [&] { return !person.all("MatchView").isEmpty(); });
        hurry();
    }
    /// Has read these before.
    void know(const std::set<QString>& steps) const
    {
        QStringList read;
        for (const QString& step : steps)
            read.append(QStringLiteral("0/") + step);
        Program::instance().preferences().setLessonRead("rise-of-the-forest", read);
    }
    void hurry() const
    {
        player.table().setBotPace(1);
        player.table().setStepPace(1);
        player.table().setSecond(1);
    }

    /// Something to press in it lies under the card.
    bool isButtonUnder(const QQuickItem& part, const QRectF& card) const
    {
        return std::ranges::any_of(part.childItems(), [&](const QQuickItem* child) {
            const bool isButton = child->inherits("QQuickAbstractButton") && child->isEnabled();
            return child->isVisible() &&
                   ((isButton && card.intersects(person.shownPart(*child))) || isButtonUnder(*child, card));
        });
    }

    /// What lies under the card and must not.
    QStringList covered(const QRectF& card) const
    {
        QStringList names;
        if (player.scene().isMyTurn() && !isLarge) {
            for (QQuickItem* part : person.all("ActionButtons"))
                if (player.scene().hasNextButton() && isButtonUnder(*part, card))
                    names.append(QStringLiteral("a button"));
            for (const QQuickItem* hand : person.all("HandView"))
                if (card.intersects(person.shownPart(*hand->property("drawn").value<QQuickItem*>())))
                    names.append(QStringLiteral("the hand"));
        }
        for (const LitSpace& space : player.eyes().litSpaces())
            if (card.contains(space.middle))
                names.append(QStringLiteral("a lit space"));
        for (const QQuickItem* light : person.all("LessonLight"))
            if (card.intersects(person.shownPart(*light)))
                names.append(QStringLiteral("what is explained"));
        return names;
    }

    /// A picture, and whether the card lies well.
    void look()
    {
        // It looks for its place again once all has come to rest, and the mouse on no card.
        QTest::mouseMove(&person.window(), QPoint(640, 4));
        QTest::qWait(400);
        const QString step = lesson().step();
        CAPTURE(step.toStdString());
        REQUIRE(holder());
        QQuickItem* const card = person.findIn(*holder(), lesson().title());
        REQUIRE(card);
        person.letSettle(*card);
        person.picture(step);
        CHECK(QRectF(QPointF(), person.window().size()).contains(spotOf(*card)));
        CHECK(covered(spotOf(*card)).join(", ").toStdString() == "");
        CHECK(buttonsUnderLine(person, *holder()) == QStringList{});
        // What came after the run, or in another match, is nowhere to be seen.
        CHECK((step == "other-side" || isLarge || lesson().thing() == "prompt" ||
               !person.all("LessonLight").isEmpty()));
    }

    /// Plays and reads until so much was told, or the match is over; looks at each new thing.
    std::set<QString> readUntil(const std::function<bool()>& isEnough)
    {
        std::set<QString> told;
        for (int deeds = 0; deeds < 400 && !isEnough(); ++deeds) {
            person.waitUntil("something is to be done or read, or it is over", [&] {
                return isRead() || (!lesson().isShown() && player.isAsked()) || player.scene().isOver() ||
                       isEnough();
            });
            if (player.scene().isOver() || isEnough())
                break;
            const QString step = lesson().step();
            if (isRead() && told.insert(step).second)
                look();
            if (isRead() && lesson().isForReading()) {
                person.press(*person.findIn(*holder(), isGerman ? "Verstanden" : "Got it"));
                person.waitUntil("it is read", [&] { return lesson().step() != step; });
            } else if (step == "discard") {
                discardTwo();
            } else if (step == "abbess" && player.litOnPanel()) {
                const std::size_t before = player.moves();
                player.playFrom(*player.litOnPanel());
                person.waitUntil("she has come", [&] { return player.moves() > before; });
            } else {
                player.act();
            }
        }
        return told;
    }

    void discardTwo()
    {
        for (int cards = 0; cards < 2; ++cards) {
            const std::size_t before = player.moves();
            player.pressCard(*player.playable());
            person.waitUntil("it is discarded", [&] { return player.moves() > before && player.isAsked(); });
        }
        player.goOn();
        person.waitUntil("five are held", [&] { return lesson().step() != "discard"; });
    }

    bool isGerman;
    /// There is less room: the hand may be covered, and what is not to be pressed now.
    bool isLarge;
    FreshFolder folder;
    OpenedProgram program;
    mutable Person person;
    ForestPlayer player{person, ForestPlayer::Hands::mouse};
};

/// All that is told before the second round.
const std::set<QString> kFirstRound{"shot", "slow", "goal", "tower", "bases", "leader", "round",   "hand",
                                    "draw", "play", "man",  "ready", "run",   "dice",   "through", "die"};

/// A guided match in which this round has just begun.
MatchRecord beginningOfRound(int round)
{
    const auto begins = [&](const JournalEntry& move, const Log&, const Match& after) {
        return move.seat == Seat::clock() && after.mover() == Seat{1} &&
               after.view(Viewer(Seat{0})).moment.args().front().number == round;
    };
    ForestMoment moment = forestBefore({{"start", "guided"}}, begins);
    moment.match.moves.push_back(moment.next);
    return moment.match;
}

} // namespace

TEST_CASE("A first match of Rise of the Forest is the guided one, and explains each thing when it comes, "
          "beside what it is about")
{
    FirstWatch watch("rise-lesson");
    watch.sitDown();
    CHECK(watch.player.table().setup().options.at("start") == "guided");
    const std::set<QString> told = watch.readUntil([&] { return watch.lesson().step() == "discard"; });
    for (const char* step : {"goal", "tower", "bases", "leader", "round", "hand", "draw", "play", "man",
                             "ready", "run", "dice", "shot", "die"}) {
        CAPTURE(step);
        CHECK(told.contains(QString::fromUtf8(step)));
    }
}

TEST_CASE(
    "In the second and third round of Rise of the Forest items, leveled units, the leader and keywords are "
    "explained, in German")
{
    FirstWatch watch("rise-lesson-de", "de");
    watch.know(kFirstRound);
    layForestMatch(watch.person, beginningOfRound(2));
    const std::set<QString> told = watch.readUntil([&] { return watch.lesson().step() == "free"; });
    for (const char* step : {"discard", "item", "level", "abbess"}) {
        CAPTURE(step);
        CHECK(told.contains(QString::fromUtf8(step)));
    }
    watch.look();
}

TEST_CASE("In the last round of Rise of the Forest it is explained how it ends, and how to be the other side")
{
    FirstWatch watch("rise-last-round");
    std::set<QString> known = kFirstRound;
    known.insert({"discard", "item", "level", "abbess", "free", "stack", "kill", "taken"});
    watch.know(known);
    layForestMatch(watch.person, beginningOfRound(6));
    const std::set<QString> told = watch.readUntil([] { return false; });
    CHECK(told.contains("last"));
    CHECK(told.contains("other-side"));
    watch.person.picture("end");
}

TEST_CASE("What is explained of Rise of the Forest has room in large type")
{
    FirstWatch watch("rise-lesson-large", "en", 200);
    watch.know({"goal", "leader", "round", "hand"});
    const auto isAny = [](const JournalEntry&, const Log&, const Match&) { return true; };
    layForestMatch(watch.person, forestBefore({{"start", "guided"}}, isAny).match);
    watch.readUntil([&] { return watch.lesson().step() == "man"; });
    watch.look();
}

TEST_CASE("In a run of Rise of the Forest what is explained has room in large type")
{
    FirstWatch watch("rise-run-large", "en", 200);
    watch.know({"goal", "tower", "bases", "leader", "round", "hand", "draw", "play", "man"});
    const auto endsTurn = [](const JournalEntry& move, const Log&, const Match&) {
        return move.seat == Seat{0} && move.move == "end";
    };
    layForestMatch(watch.person, forestBefore({{"start", "guided"}}, endsTurn).match);
    watch.readUntil([&] { return watch.player.scene().moment() == "round 2 of 6"; });
}

TEST_CASE("The other side of Rise of the Forest is explained in three steps to who takes it")
{
    FirstWatch watch("rise-other-side");
    const auto isAny = [](const JournalEntry&, const Log&, const Match&) { return true; };
    layForestMatch(watch.person, forestBefore({{"sides", "shadowborn"}}, isAny).match);
    const std::set<QString> begun =
        watch.readUntil([&] { return watch.player.eyes().places("tower").size() == 2; });
    for (const char* step : {"goal", "leader", "track", "towers"}) {
        CAPTURE(step);
        CHECK(begun.contains(QString::fromUtf8(step)));
    }
    const auto choosesEnd = [](const JournalEntry& move, const Log&, const Match&) {
        return move.move.starts_with("base ");
    };
    layForestMatch(watch.person, forestBefore({{"sides", "shadowborn"}}, choosesEnd).match);
    const std::set<QString> told = watch.readUntil([&] { return watch.player.table().run()->isOn(); });
    CHECK(told.contains("ends"));
    CHECK(told.contains("stack"));
}
