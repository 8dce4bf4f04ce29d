#include "app/program.h"
#include "app/table/model/table_model.h"
#include "laid_match.h"

#include <QTest>
#include <doctest/doctest.h>

#include <limits>

using namespace tablewood;
using namespace tablewood::journeys;
using namespace tablewood::forsaken;

namespace {

constexpr int kFellows = 6;
constexpr int kStillness = std::numeric_limits<int>::max();

/// The window of somebody who plays alone with bots, which do nothing by themselves.
struct Stumbler
{
    Stumbler(const State& state, const QString& name, const char* language = "en")
        : program(folder, "stumbling", {},
                  [language](StartOptions& options) { options.language = QString::fromLatin1(language); }),
          person(program, name)
    {
        layMatch(person, state, Seat{0});
        table().setBotPace(kStillness);
        table().setSecond(kStillness);
    }
    TableModel& table() { return *person.all("MatchView").first()->property("table").value<TableModel*>(); }

    const FreshFolder folder;
    OpenedProgram program;
    Person person;
};

/// The first Action Phase of the traveler who sits at this seat; only this card is in a hand.
ForsakenTable actionOf(int seat, const std::string& card)
{
    auto table = ForsakenTable::atFirstTurn(kFellows);
    for (int i = 0; i < seat; ++i)
        table.takeTurn();
    table.play(seat, "draw");
    for (int i = 0; i < kFellows; ++i)
        table.of(i).hand = {};
    table.fetch(seat, card);
    return table;
}

} // namespace

TEST_CASE(
    "Who answers alone sees the space that a card is aimed at, who plays it, and need not ask to answer")
{
    auto match = actionOf(1, "wander");
    match.fetch(0, "deny-fate");
    match.play(1, match.legal(1, "play wander").back());
    Stumbler newcomer(match.state, "answers");
    Person& person = newcomer.person;
    person.waitUntil("the space is marked", [&] { return !person.all("AimMark").isEmpty(); });
    CHECK(person.find([](const QString& name) { return name.startsWith("Traveler 2 plays Wander: "); }));
    CHECK_FALSE(person.sees("I want to answer"));
    CHECK(person.sees("Pass"));
    person.picture("aimed");
}

TEST_CASE("A card in the hand has the mark of its speed beside the word, however long its words are")
{
    auto match = actionOf(0, "hunting-knife");
    for (const char* const card : {"wander", "read-a-soul", "quick-wits", "omen", "deny-fate"})
        match.fetch(0, card);
    Stumbler newcomer(match.state, "speeds");
    Person& person = newcomer.person;
    for (const char* const language : {"en", "de"}) {
        Program::instance().preferences().setLanguage(QString::fromLatin1(language));
        int marked = 0;
        for (QQuickItem* const card : person.all("CardFace")) {
            const auto face = card->property("face").value<FaceEntry>();
            if (face.speedIcon.isEmpty())
                continue;
            const auto icons = person.all("Icon");
            CHECK(std::ranges::count_if(icons, [&](QQuickItem* icon) {
                      return card->isAncestorOf(icon) && icon->property("name").toString() == face.speedIcon;
                  }) == 1);
            ++marked;
        }
        CHECK(marked >= 6);
        person.picture(QString::fromLatin1(language));
    }
}

TEST_CASE("What a peek shows is read large, until a press puts it into the notebook")
{
    for (const char* const language : {"en", "de"}) {
        auto match = actionOf(0, "read-a-soul");
        // Somebody is asked, so that it happens before the person's eyes.
        match.fetch(3, "omen");
        match.play(0, "play read-a-soul seat-2");
        Stumbler newcomer(match.state, QStringLiteral("peeks-") + language, language);
        Person& person = newcomer.person;
        newcomer.table().setSecond(1);
        person.waitUntil("it is shown", [&] { return !person.all("PeekSheet").isEmpty(); });
        newcomer.table().setSecond(kStillness);
        person.picture("seen");
        QQuickItem* const sheet = person.all("PeekSheet").first();
        CHECK(
            person.findIn(*sheet, language == std::string("en") ? "I have seen it" : "Ich habe es gesehen"));
        person.pressKey(Qt::Key_Return);
        CHECK(person.all("PeekSheet").isEmpty());
    }
}

TEST_CASE("While it is read what a peek shows neither Tab nor any key leads to the table below")
{
    auto match = actionOf(0, "read-a-soul");
    match.fetch(0, "wander");
    match.fetch(3, "omen");
    match.play(0, "play read-a-soul seat-2");
    Stumbler newcomer(match.state, "peeks-keys");
    Person& person = newcomer.person;
    newcomer.table().setSecond(1);
    person.waitUntil("it is shown", [&] { return !person.all("PeekSheet").isEmpty(); });
    newcomer.table().setSecond(kStillness);
    const auto& moves = newcomer.table().record().moves;
    const std::size_t before = moves.size();
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Tab, Qt::Key_1, Qt::Key_2, Qt::Key_3}) {
        person.pressKey(key);
        CHECK(person.focusedName() == "I have seen it");
    }
    person.pressKey(Qt::Key_Z, Qt::ControlModifier);
    CHECK(moves.size() == before);
    CHECK_FALSE(newcomer.table().undoing()->isWarned());
    CHECK_FALSE(person.all("PeekSheet").isEmpty());
    person.pressKey(Qt::Key_Return);
    CHECK(person.all("PeekSheet").isEmpty());
    CHECK(moves.size() == before);
}

TEST_CASE("Who sets up a match alone with bots is offered the short nights, and takes them with one press")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "stumbling");
    Person person(program, "short-nights");
    person.press("Play at this table");
    person.press(*person.find([](const QString& name) { return name.startsWith("Forsaken Forest"); }));
    person.waitFor("Choose that");
    person.picture("offered");
    person.press("Choose that");
    CHECK_FALSE(person.sees("Choose that"));
    person.picture("taken");
}
