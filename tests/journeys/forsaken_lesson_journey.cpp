#include "app/program.h"
#include "board_eyes.h"
#include "content/lesson.h"
#include "laid_match.h"
#include "lesson_line.h"
#include "pace.h"

#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

void deal(forsaken::ForsakenTable& table, int seat, const std::vector<std::string>& cards)
{
    for (const std::string& card : cards)
        table.fetch(seat, card);
}

/// Somebody in their first match of Forsaken Forest, who reads everything and does what is asked.
class FirstTraveler
{
public:
    explicit FirstTraveler(const QString& journey, const char* language = "en")
        : m_program(m_folder, "fugue", {}, {}, Explaining::asItComes), m_person(m_program, journey),
          m_eyes(m_person)
    {
        Program::instance().preferences().setLanguage(QString::fromUtf8(language));
    }

    /// Starts a match with three bots.
    void sitDown()
    {
        const auto isBox = [](const QString& name) { return name.startsWith("Forsaken Forest, "); };
        m_person.press("Play at this table");
        m_person.waitUntil("the box is on the shelf", [&] { return m_person.find(isBox) != nullptr; });
        m_person.press(*m_person.find(isBox));
        m_person.waitUntil("four sit down", [&] { return m_person.all("SeatRow").size() == 4; });
        m_person.press("Start");
        m_person.waitUntil("the table is laid", [&] { return !m_person.all("MatchView").isEmpty(); });
        setPace(1, kHurried);
    }
    /// Comes to the first turn of a match, which is theirs. The others do nothing, and seconds are short.
    void comeToTurn()
    {
        layMatch(m_person, forsaken::ForsakenTable::atFirstTurn(6).state, Seat{0});
        setPace(kStill, kHurried);
    }

    /// Comes to their first turn with these cards, and knows what was told before it. The others do nothing
    /// but pass.
    void comeToTurn(const std::vector<std::string>& cards)
    {
        know({"role", "dark", "first-path", "goal"}, 0);
        auto table = forsaken::ForsakenTable::atFirstTurn(6);
        deal(table, 0, cards);
        layMatch(m_person, table.state, Seat{0});
        setPace(1, kHurried);
    }
    /// Comes to a moment of a match in which only this is new to them, and looks at how it is explained.
    void meet(const QString& step, const forsaken::State& state, int seat)
    {
        QStringList known;
        const Lesson lesson = lessonsIn(kShippedLessons, "forsaken").front();
        for (const LessonStep& one : lesson.steps)
            if (one.id != step.toStdString())
                known.append(QString::fromStdString(one.id));
        know(known, seat);
        layMatch(m_person, state, Seat{static_cast<std::int8_t>(seat)});
        setPace(kStill, kStill);
        m_person.waitUntil("it is explained", [&] { return isRead() && this->lesson().step() == step; });
        look();
    }

    /// Reads with Enter what is explained of the Role, and says with Enter that it is known.
    void enterNight()
    {
        m_person.waitUntil("the Role is explained", [&] { return isRead(); });
        while (isRead()) {
            const QString step = lesson().step();
            m_person.waitUntil("the keyboard is on the way on",
                               [&] { return m_person.focusedName() == "Got it"; });
            m_person.pressKey(Qt::Key_Return);
            m_person.waitUntil("it is read", [&] { return lesson().step() != step; });
        }
        m_person.waitUntil("the keyboard is back at the board",
                           [&] { return m_person.focused() == m_eyes.board(); });
        REQUIRE(m_person.sees("I know my Role"));
        m_person.pressKey(Qt::Key_Return);
        m_person.waitUntil("it is known", [&] { return !m_person.sees("I know my Role"); });
    }
    /// Plays until these were told, or for long.
    std::set<QString> readAll(const std::set<QString>& wanted)
    {
        std::set<QString> told;
        const auto hasAll = [&] { return std::ranges::includes(told, wanted); };
        for (int deeds = 0; deeds < 400 && !hasAll() && !m_eyes.scene().isOver(); ++deeds) {
            m_person.waitUntil("something is to be done or read", [&] { return isRead() || canAct(); });
            if (isRead() && told.insert(lesson().step()).second)
                look();
            if (isRead())
                read();
            else
                act();
        }
        return told;
    }

private:
    void setPace(int bots, int second)
    {
        m_second = second;
        m_eyes.table().setBotPace(bots);
        m_eyes.table().setSecond(second);
    }
    LessonModel& lesson() const { return *m_eyes.table().lesson(); }
    static void know(const QStringList& steps, int seat)
    {
        QStringList read;
        for (const QString& step : steps)
            read.append(QStringLiteral("%1/%2").arg(seat).arg(step));
        Program::instance().preferences().setLessonRead("forsaken", read);
    }
    QQuickItem* holder() const
    {
        const QList<QQuickItem*> cards = m_person.all("LessonCard");
        return cards.isEmpty() || !cards.first()->property("isOpen").toBool() ? nullptr : cards.first();
    }
    /// Something that was seen in secret lies over the table until it is read.
    bool isPeeking() const { return !m_person.all("PeekSheet").isEmpty(); }
    bool isRead() const { return !m_eyes.table().isShowing() && lesson().isShown() && holder() != nullptr; }
    bool canAct() const
    {
        const SceneModel& scene = m_eyes.scene();
        return !m_eyes.table().isShowing() && !scene.night().isDark &&
               (isPeeking() || m_person.sees("Go on") || scene.isOver() || scene.isMyTurn() ||
                scene.promptButtons()->count() > 0);
    }
    static QRectF spotOf(const QQuickItem& item)
    {
        return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
    }

    /// The card lies over something that is needed and that it does not speak of.
    bool coversOthers(const QRectF& card) const
    {
        const auto isCovered = [&](const QQuickItem* part) {
            return card.intersects(m_person.shownPart(*part));
        };
        const QList<QQuickItem*> hands = m_person.all("HandView");
        if (std::ranges::any_of(hands, [&](const QQuickItem* hand) {
                return isCovered(hand->property("drawn").value<QQuickItem*>());
            }))
            return true;
        for (const char* kind : {"SeatPlate", "ActionButtons", "PromptPanel", "PileCard", "LyingCard",
                                 "GuardedPage", "OwnPlate", "CyclePill", "IconButton"})
            if (std::ranges::any_of(m_person.all(kind), isCovered))
                return true;
        return false;
    }

    void look()
    {
        m_eyes.table().setSecond(kStill);
        // It looks for its place again once all has come to rest.
        QTest::qWait(500);
        const QString step = lesson().step();
        CAPTURE(step.toStdString());
        QQuickItem* const found = holder() ? m_person.findIn(*holder(), lesson().title()) : nullptr;
        REQUIRE(found);
        m_person.letSettle(*found);
        m_person.waitUntil("the card covers nothing that is needed",
                           [&] { return !coversOthers(spotOf(*found)); });
        m_person.picture(step);
        const QRectF card = spotOf(*found);
        CHECK(QRectF(QPointF(), m_person.window().size()).contains(card));
        const QList<QQuickItem*> lights = m_person.all("LessonLight");
        CHECK(!lights.isEmpty());
        for (const QQuickItem* light : lights) {
            CHECK_FALSE(card.intersects(m_person.shownPart(*light)));
            if (lesson().thing() == "button")
                CHECK(Person::nameOf(*light->parentItem()).contains(labelOf(lesson().name())));
        }
        CHECK_FALSE(coversOthers(card));
        checkPointer(lights);
        CHECK(buttonsUnderLine(m_person, *holder()) == QStringList{});
        CHECK(!m_person.all("LessonNote").isEmpty());
        m_eyes.table().setSecond(m_second);
    }

    /// The pointer ends at something that is marked, or is not there.
    void checkPointer(const QList<QQuickItem*>& lights) const
    {
        const QPointF from = holder()->property("from").toPointF();
        const QPointF to = holder()->property("to").toPointF();
        const auto touches = [&](const QQuickItem* light) {
            const QRectF spot = m_person.shownPart(*light);
            return spot.adjusted(-1, -1, 1, 1).contains(to) && !spot.adjusted(1, 1, -1, -1).contains(to);
        };
        CHECK((from == to || std::ranges::any_of(lights, touches)));
    }

    /// What stands on a button.
    QString labelOf(const QString& id) const
    {
        const SceneModel& scene = m_eyes.scene();
        if (scene.hasNextButton() && scene.nextButton().id == id)
            return scene.nextButton().label;
        for (const EntryModel* buttons : {scene.actionButtons(), scene.promptButtons()})
            for (const EntryModel::Row& row : buttons->rows())
                if (row.key == id)
                    return row.entry.value<ButtonEntry>().label;
        FAIL("there is no such button");
        return {};
    }

    void read()
    {
        const QString before = lesson().step();
        if (!lesson().isForReading() && !m_eyes.litSpaces().isEmpty()) {
            act();
            return;
        }
        if (m_person.sees("Got it"))
            m_person.press("Got it");
        (void)QTest::qWaitFor([&] { return lesson().step() != before; }, 1000);
    }

    /// Presses a lit space, the first lit card or the way on.
    void act()
    {
        const SceneModel& scene = m_eyes.scene();
        if (scene.isOver())
            return;
        m_eyes.table().setSecond(kStill);
        if (isPeeking()) {
            CHECK(holder() == nullptr);
            m_person.press("I have seen it");
        } else if (m_person.sees("Go on")) {
            m_person.press("Go on");
        } else if (const QList<LitSpace> spaces = m_eyes.litSpaces(); !spaces.isEmpty()) {
            m_person.letSettle(*m_eyes.board());
            m_person.pressAt(m_eyes.middleOf(spaces.first().cell));
        } else if (scene.hasNextButton() && scene.nextButton().isEnabled) {
            const QString name = scene.nextButton().label;
            if (QQuickItem* button = m_person.all("ActionButtons").isEmpty()
                                         ? nullptr
                                         : m_person.findIn(*m_person.all("ActionButtons").first(), name))
                m_person.pressAt(m_person.shownPart(*button).center());
        } else if (QQuickItem* wander =
                       m_person.find([](const QString& name) { return name == "Wander, can be played"; })) {
            m_person.press(*wander);
        } else if (QQuickItem* pass = m_person.find("Pass")) {
            // Who can do nothing else is spared it, and it goes away.
            m_person.pressAt(m_person.shownPart(*pass).center());
        } else if (QQuickItem* up = m_person.all("BallotChoice").isEmpty()
                                        ? nullptr
                                        : m_person.all("BallotChoice").first()) {
            m_person.press(*up);
        }
        m_eyes.table().setSecond(m_second);
        QTest::qWait(50);
    }

    FreshFolder m_folder;
    OpenedProgram m_program;
    mutable Person m_person;
    BoardEyes m_eyes;
    int m_second = kHurried;
};

} // namespace

TEST_CASE(
    "A first match of Forsaken Forest explains Role, Night and first Path when they come, beside what they "
    "are about, and lights it")
{
    FirstTraveler traveler("forsaken-lesson");
    traveler.sitDown();
    const std::set<QString> wanted{"role", "dark", "first-path", "goal"};
    CHECK(traveler.readAll(wanted) == wanted);
}

TEST_CASE("Whoever has read with Enter what is explained presses with Enter the button that bears it")
{
    FirstTraveler traveler("lesson-enter");
    traveler.sitDown();
    traveler.enterNight();
}

TEST_CASE(
    "In the first turn of Forsaken Forest drawing and playing are explained, and the end of the Action Phase "
    "not yet")
{
    FirstTraveler traveler("forsaken-turn-lesson");
    traveler.comeToTurn();
    const std::set<QString> told = traveler.readAll({"draw", "action"});
    CHECK(told.contains("draw"));
    CHECK(told.contains("action"));
    CHECK_FALSE(told.contains("end"));
}

TEST_CASE("In the turns after it what else there is is explained when it comes: foraging, the end of the "
          "phase, the "
          "others, the gold spaces and the Forest")
{
    FirstTraveler traveler("forsaken-turns-lesson");
    traveler.comeToTurn({"wander", "wander", "take-stock"});
    const std::set<QString> wanted{"draw", "action", "forage", "end", "others", "site", "forest"};
    const std::set<QString> told = traveler.readAll(wanted);
    for (const QString& step : wanted) {
        CAPTURE(step.toStdString());
        CHECK(told.contains(step));
    }
}

TEST_CASE("Wherever Forsaken Forest is explained the card points at what its words mean and lies over "
          "nothing that is "
          "needed, in English and in German, with six and with twelve at the table")
{
    using forsaken::ForsakenTable;
    using forsaken::Role;
    struct Moment
    {
        const char* step;
        forsaken::State state;
        int seat;
    };
    std::vector<Moment> moments;
    for (const int seats : {6, 12}) {
        const ForsakenTable dealt = ForsakenTable::asDealt(seats);
        moments.push_back({"role", dealt.state, 0});
        moments.push_back({"dark", dealt.state, 0});
        ForsakenTable fugue(seats);
        fugue.untilDay();
        moments.push_back({"first-path", fugue.state, fugue.state.active.index});
        ForsakenTable turn = ForsakenTable::atFirstTurn(seats);
        for (int count = 2; count < forsaken::forsakenOf(turn.state.cast); ++count)
            turn.cast(count + 1, Role::forsaken);
        deal(turn, 0, {"wander", "wander", "take-stock"});
        moments.push_back({"draw", turn.state, 0});
        moments.push_back({"others", turn.state, 2});
        moments.push_back({"site", turn.state, 2});
        turn.play(0, "draw");
        moments.push_back({"action", turn.state, 0});
        moments.push_back({"forage", turn.state, 0});
        ForsakenTable played = turn;
        deal(played, 2, {"deny-fate"});
        played.play(0, "play take-stock");
        moments.push_back({"respond", played.state, 2});
        ForsakenTable wounded = turn;
        deal(wounded, 0, {"hunting-knife"});
        deal(wounded, 1, {"revival"});
        wounded.play(0, "play hunting-knife seat-3");
        wounded.play(1, "pass");
        moments.push_back({"doorstep", wounded.state, 1});
    }
    for (const char* language : {"en", "de"}) {
        FirstTraveler traveler(QStringLiteral("forsaken-lesson-%1").arg(language), language);
        for (const Moment& moment : moments) {
            CAPTURE(std::string(language));
            CAPTURE(std::string(moment.step));
            CAPTURE(moment.state.seats());
            traveler.meet(moment.step, moment.state, moment.seat);
        }
    }
}
