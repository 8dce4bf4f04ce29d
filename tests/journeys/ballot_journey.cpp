#include "app/program.h"
#include "app/table/model/table_model.h"
#include "laid_match.h"
#include "pace.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;
using namespace tablewood::forsaken;

namespace {

constexpr int kVoters = 6;
constexpr int kAccused = 1;

/// Seat 2 stands on the Gallows.
ForsakenTable atTheGallows()
{
    auto match = ForsakenTable::atFirstTurn(kVoters);
    match.play(0, "draw");
    match.of(0).hand = {};
    match.fetch(0, "pillory");
    match.play(0, "play pillory seat-2");
    match.passAll();
    match.close();
    return match;
}

/// How many slips are shown, of which all or those with a vote on their face are counted.
std::ptrdiff_t slips(const Person& person, const std::function<bool(const QQuickItem&)>& isCounted)
{
    const QList<QQuickItem*> shown = person.all("BallotSlip");
    return std::ranges::count_if(shown, [&](const QQuickItem* slip) { return isCounted(*slip); });
}

bool isLaid(const QQuickItem& slip) { return slip.property("isIn").toBool(); }

bool hasFace(const QQuickItem& slip, const char* icon)
{
    return slip.property("icon").toString() == QLatin1String(icon);
}

} // namespace

TEST_CASE("Who is accused has a slip like all who vote, laid down and turned, in small type and in large")
{
    for (const int percent : {100, 300}) {
        CAPTURE(percent);
        const FreshFolder folder;
        OpenedProgram program(folder, "ballot");
        Program::instance().preferences().setTextSize(percent);
        Person person(program, QStringLiteral("ballot-%1").arg(percent));
        auto match = atTheGallows();
        match.play(kAccused, "vote up");
        layMatch(person, match.state, Seat{0});
        auto& table = *person.all("MatchView").first()->property("table").value<TableModel*>();
        table.setSecond(kStill);
        table.setBotPace(kStill);
        person.waitUntil("the slips lie there", [&] { return !person.all("BallotSlip").isEmpty(); });
        person.picture("accused-has-voted");
        CHECK(slips(person, [](const QQuickItem&) { return true; }) == kVoters - 1);
        CHECK(slips(person, isLaid) == 1);
        CHECK(slips(person, [](const QQuickItem& slip) { return hasFace(slip, "thumbU"); }) == 0);

        person.press(*person.all("BallotChoice").first());
        table.setBotPace(1);
        table.setSecond(kHurried);
        person.waitUntil("all slips are turned", [&] { return table.scene()->ballot().isOver; });
        table.setSecond(kStill);
        person.picture("turned");
        CHECK(slips(person, [](const QQuickItem& slip) {
                  return hasFace(slip, "thumbU") || hasFace(slip, "thumbD");
              }) == kVoters);
    }
}

TEST_CASE("Who is accused and looks at the vote lays their slip down at the foot of the page")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "ballot");
    Person person(program, QStringLiteral("ballot-of-oneself"));
    layMatch(person, atTheGallows().state, Seat{kAccused});
    auto& table = *person.all("MatchView").first()->property("table").value<TableModel*>();
    table.setSecond(kStill);
    table.setBotPace(kStill);
    person.waitUntil("they are asked", [&] { return person.all("BallotChoice").size() == 2; });
    CHECK(slips(person, [](const QQuickItem&) { return true; }) == kVoters - 1);
    person.press(*person.all("BallotChoice").first());
    person.waitUntil("their slip lies there", [&] { return slips(person, isLaid) == 1; });
    person.picture("voted");
    CHECK(slips(person, [](const QQuickItem&) { return true; }) == kVoters);
}
