#include "app/program.h"
#include "app/sample_match.h"
#include "person.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// The end of a match of so many, in words so large.
void readEnd(int seats, int percent)
{
    CAPTURE(seats);
    CAPTURE(percent);
    const FreshFolder folder;
    OpenedProgram program(folder, "winners");
    Program::instance().preferences().setTextSize(percent);
    Person person(program, QStringLiteral("winners-%1-%2").arg(seats).arg(percent));
    const std::vector<const GameType*> games = Program::instance().games();
    const auto game =
        std::ranges::find_if(games, [](const GameType* each) { return each->sheet().id == "forsaken"; });
    REQUIRE(game != games.end());
    Seats winners;
    MatchRecord match = sampleMatch(**game, seats, Seed::fromText("end"), [&](const Match& now) {
        if (now.outcome())
            winners = now.outcome()->winners;
        return false;
    });
    for (std::size_t seat = 0; seat < match.players.size(); ++seat)
        match.players[seat].name = "Traveler " + std::to_string(seat + 1);
    match.content = Program::instance().contentNow(match.game);
    const QString id = QString::fromStdString(Program::instance().library().add(match));
    QMetaObject::invokeMethod(&person.window(), "openMatch", Q_ARG(QString, id));
    person.waitUntil("the end is shown", [&] { return !person.all("EndPage").isEmpty(); });
    person.picture("end");
    REQUIRE_FALSE(winners.isEmpty());
    CHECK(winners.count() < seats);
    for (const Seat seat : Seats::firstOf(seats)) {
        const QString name = QStringLiteral("Traveler %1, ").arg(seat.index + 1);
        const QQuickItem* const one = person.find([&](const QString& read) { return read.startsWith(name); });
        REQUIRE(one != nullptr);
        CHECK(Person::nameOf(*one).endsWith(", has won") == winners.has(seat));
    }
    CHECK(person.all("WinnerSign").size() == winners.count());
}

} // namespace

TEST_CASE("Whoever has won a match without points is told by a sign and in words, of few and of many, in "
          "large type too")
{
    readEnd(4, 100);
    readEnd(4, 200);
    readEnd(9, 100);
    readEnd(9, 250);
}
