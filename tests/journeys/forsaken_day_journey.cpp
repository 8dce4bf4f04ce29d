#include "../games/forsaken/forsaken_table.h"
#include "board_eyes.h"
#include "pace.h"

#include <QPainter>
#include <QTest>
#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

using namespace tablewood;
using namespace tablewood::journeys;
using namespace tablewood::forsaken;

namespace {

constexpr int kByDay = 6;
constexpr int kSeat = 3;
/// The first Action Phase of six. Only these hold cards, which are out of the deck.
ForsakenTable dayWith(const std::vector<std::pair<int, std::string>>& cards)
{
    auto table = ForsakenTable::atFirstTurn(kByDay);
    table.play(0, "draw");
    table.of(0).hand = {};
    for (const auto& [seat, card] : cards)
        table.fetch(seat, card);
    return table;
}

/// Somebody at a laptop of their own, or two around it, with bots that do nothing; the clock stands still.
class Sitter
{
public:
    Sitter(const State& state, const char* journey, bool hasNeighbour = false)
        : m_program(m_folder, "day"), m_person(m_program, journey), m_eyes(m_person)
    {
        Program& program = Program::instance();
        MatchRecord match;
        match.game = "forsaken";
        match.setup = {kByDay, {}, Seed::fromText("day")};
        CborSink sink(match.position);
        writeValue(sink, state);
        match.content = program.contentNow(match.game);
        for (int seat = 0; seat < kByDay; ++seat) {
            Player& player = match.players.emplace_back();
            player.name = "Traveler " + std::to_string(seat + 1);
            if (seat != kSeat && !(hasNeighbour && seat == kSeat + 1)) {
                player.kind = PlayerKind::bot;
                player.bot = "random";
            }
        }
        const QString id = QString::fromStdString(program.library().add(match));
        QMetaObject::invokeMethod(&m_person.window(), "openMatch", Q_ARG(QString, id));
        m_person.waitUntil("the table is laid", [&] { return !m_person.all("MatchView").isEmpty(); });
        m_eyes.table().setSecond(kStill);
        m_eyes.table().setBotPace(kStill);
    }

    Person& person() { return m_person; }
    const TableModel& table() const { return m_eyes.table(); }
    int litCards() const
    {
        const EntryModel& cards = *m_eyes.scene().hand().pieces;
        int lit = 0;
        for (int i = 0; i < cards.count(); ++i)
            lit += cards.at(i).value<PieceEntry>().isLit ? 1 : 0;
        return lit;
    }
    /// The others play and the clock runs until it is so.
    void goOnUntil(const char* what, const std::function<bool()>& isSo)
    {
        m_eyes.table().setSecond(kHurried);
        m_eyes.table().setBotPace(1);
        m_person.waitUntil(what, isSo);
        m_eyes.table().setSecond(kStill);
        m_eyes.table().setBotPace(kStill);
    }
    bool says(const QString& words) const { return m_person.words().contains(words); }
    /// One of those around the screen says that they answer, and is alone before it.
    void say(const QString& name)
    {
        m_person.press(name + " answers");
        m_person.waitUntil("the gate is closed", [&] { return m_eyes.table().isGateClosed(); });
        m_person.waitUntil("the gate opens", [&] {
            m_person.pressKey(Qt::Key_Space);
            return !m_eyes.table().isGateClosed();
        });
        m_person.waitUntil("the hand is there", [&] { return m_eyes.scene().hasHand(); });
    }
    QImage picture(const char* step)
    {
        m_person.letSettle(*m_person.all("MatchView").first());
        m_person.picture(step);
        return m_person.window().grabWindow();
    }
    /// All that is on the screen but the faces of the cards in the hand.
    QImage pictureBesideHand()
    {
        m_person.waitFor("I want to answer");
        QQuickItem* const hand = m_person.all("HandView").first();
        m_person.letSettle(*hand);
        QImage shown = picture("alone-with-it");
        QPainter(&shown).fillRect(
            hand->mapRectToScene(QRectF(0, 0, hand->width(), hand->height())).adjusted(-40, -40, 40, 40),
            Qt::black);
        return shown;
    }

private:
    FreshFolder m_folder;
    OpenedProgram m_program;
    mutable Person m_person;
    BoardEyes m_eyes;
};

} // namespace

TEST_CASE(
    "Who plays alone with bots sees at once which card answers, and need not say first that they want to")
{
    auto day = dayWith({{0, "take-stock"}, {kSeat, "deny-fate"}});
    day.play(0, "play take-stock");
    Sitter traveler(day.state, "deny-fate");
    traveler.person().waitUntil("the answer is lit", [&] { return traveler.litCards() == 1; });
    CHECK_FALSE(traveler.person().sees("I want to answer"));
    traveler.person().picture("alone");
}

TEST_CASE("Who can answer a card sees the same as who cannot, to the pixel, until they say that they want to")
{
    QList<QImage> around;
    QList<QImage> behindTheGate;
    for (const char* card : {"deny-fate", "revival"}) {
        auto day = dayWith({{0, "take-stock"}, {kSeat, card}});
        day.play(0, "play take-stock");
        Sitter travelers(day.state, card, true);
        around.append(travelers.picture("asked"));
        travelers.say("Traveler 4");
        behindTheGate.append(travelers.pictureBesideHand());
        CHECK(travelers.litCards() == 0);
        travelers.person().press("I want to answer");
        if (around.size() == 1) {
            travelers.person().waitUntil("the answer is lit", [&] { return travelers.litCards() == 1; });
        } else {
            travelers.person().waitUntil("they are told that they have none",
                                         [&] { return travelers.says("You have no answer to this."); });
            CHECK(travelers.litCards() == 0);
            CHECK(travelers.person().sees("I want to answer"));
        }
        travelers.person().picture("pressed");
    }
    CHECK(around[0] == around[1]);
    CHECK(behindTheGate[0] == behindTheGate[1]);
}

TEST_CASE("In somebody else's turn a person asks what they could play, and puts it away again")
{
    const auto day = dayWith({{0, "take-stock"}, {kSeat, "quick-wits"}, {kSeat, "take-stock"}});
    Sitter traveler(day.state, "fast-action");
    Person& person = traveler.person();
    person.waitFor("I want to play a card");
    CHECK_FALSE(person.sees("Pass"));
    CHECK(traveler.litCards() == 0);
    person.press("I want to play a card");
    person.waitUntil("the Fast Action is lit", [&] { return traveler.litCards() == 1; });
    CHECK(person.sees("Pass"));
    person.picture("lifted");
    person.press("I want to play a card");
    person.waitUntil("nothing is lit", [&] { return traveler.litCards() == 0; });
}

TEST_CASE("Passing stands by day until somebody navigates: then it is lifted, and the person is asked")
{
    auto day = dayWith({{0, "take-stock"}, {0, "wander"}, {kSeat, "deny-fate"}});
    // What is drawn leads on as well.
    day.stack({"brisk-march", "slip-ahead"});
    day.play(0, "play take-stock");
    Sitter traveler(day.state, "navigation");
    Person& person = traveler.person();
    const QString wish = "Pass until somebody navigates";
    person.waitFor(wish);
    const auto& moves = traveler.table().record().moves;
    const auto passes = [&] {
        return std::ranges::count_if(moves, [](const JournalEntry& entry) {
            return entry.seat == Seat{kSeat} && entry.move == "pass";
        });
    };
    person.picture("offered");
    person.press(wish);
    person.waitFor("Given for you until you lift it");
    person.picture("stands");
    traveler.goOnUntil("it passes", [&] { return passes() == 1; });
    CHECK(traveler.table().liftedAnswer().isEmpty());
    traveler.goOnUntil("somebody navigates", [&] { return !traveler.table().liftedAnswer().isEmpty(); });
    CHECK(moves.back().move.starts_with("play "));
    const auto before = passes();
    person.waitUntil("the answer is lit", [&] { return traveler.litCards() == 1; });
    CHECK_FALSE(person.sees("Given for you until you lift it"));
    person.picture("lifted");
    CHECK(passes() == before);
    person.press("Pass");
    person.waitUntil("the person has passed", [&] { return passes() == before + 1; });
}

TEST_CASE("A notebook is read to its end while it is held, by mouse and by keys")
{
    auto day = dayWith({{0, "take-stock"}, {kSeat, "revival"}});
    constexpr int kNotes = 40;
    for (int i = 0; i < kNotes; ++i)
        day.state.notes.push_back(
            {Seat{kSeat}, NoteKind::role, 1, 0, 1, 1, static_cast<std::int16_t>(i + 1)});
    const QString newest = "Day 40, turn 1: The Role before Traveler 2: The Commonfolk";
    const QString oldest = "Day 1, turn 1: The Role before Traveler 2: The Commonfolk";
    Sitter traveler(day.state, "notebook");
    Person& person = traveler.person();
    person.waitUntil("the notebook lies there", [&] { return !person.all("GuardedPage").isEmpty(); });
    QQuickItem& page = *person.all("GuardedPage").first();
    person.letSettle(page);
    const QPoint place = person.shownPart(page).center().toPoint();
    QTest::mousePress(&person.window(), Qt::LeftButton, {}, place);
    person.waitUntil("the newest is read", [&] { return traveler.says(newest); });
    CHECK_FALSE(traveler.says(oldest));
    person.picture("held");
    QTest::mouseMove(&person.window(), place - QPoint(0, 420));
    person.waitUntil("the oldest is read", [&] { return traveler.says(oldest); });
    QTest::mouseRelease(&person.window(), Qt::LeftButton, {}, place);
    CHECK_FALSE(traveler.says(newest));

    page.forceActiveFocus(Qt::TabFocusReason);
    QTest::keyPress(&person.window(), Qt::Key_Space);
    person.waitUntil("the newest is read again", [&] { return traveler.says(newest); });
    QTest::keyClick(&person.window(), Qt::Key_End);
    person.waitUntil("the oldest is read", [&] { return traveler.says(oldest); });
    person.picture("end");
    QTest::keyRelease(&person.window(), Qt::Key_Space);
    CHECK_FALSE(traveler.says(oldest));
}

TEST_CASE("Who dies reads on the stage over the board what that means, and puts it away by Esc or by a press")
{
    auto day = dayWith({{0, "hunting-knife"}, {1, "take-stock"}});
    day.play(0, "play hunting-knife seat-4");
    Sitter traveler(day.state, "stage");
    Person& person = traveler.person();
    Program::instance().preferences().setStageTime(static_cast<int>(StageTime::full));
    CHECK_FALSE(person.sees("Traveler 4 is on Death’s Doorstep"));
    traveler.goOnUntil("the one on Death’s Doorstep reads it", [&] {
        return traveler.says("You die unless somebody saves you with a card that revives.");
    });
    person.picture("doorstep");
    QQuickItem* const stage = person.all("Stage").first();
    // A press on it is meant for it from the first moment on.
    stage->setProperty("settleTime", 0);
    person.pressKey(Qt::Key_Escape);
    CHECK_FALSE(traveler.says("You die unless somebody saves you with a card that revives."));
    const QString spirit =
        "You are a Spirit now: talk on, and win with your team. You can neither play cards "
        "nor vote, and your turns are skipped.";
    traveler.goOnUntil("the dead one reads it", [&] { return traveler.says(spirit); });
    person.picture("died");
    CHECK(person.shownPart(*stage).height() > 40);
    person.press(*stage);
    CHECK_FALSE(traveler.says(spirit));
    person.picture("put away");
}
