#include "app/program.h"
#include "app/sample_match.h"
#include "app/table/table_model.h"
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
    MatchRecord match = sampleMatch(**game, seats, Seed::fromText("end"), [](const Match&) { return false; });
    for (std::size_t seat = 0; seat < match.players.size(); ++seat)
        match.players[seat].name = "Traveler " + std::to_string(seat + 1);
    match.content = Program::instance().contentNow(match.game);
    const QString id = QString::fromStdString(Program::instance().library().add(match));
    QMetaObject::invokeMethod(&person.window(), "openMatch", Q_ARG(QString, id));
    person.waitUntil("the end is shown", [&] { return !person.all("EndPage").isEmpty(); });
    person.picture("end");
    const auto* const table = person.all("EndPage").first()->property("table").value<TableModel*>();
    int winners = 0;
    for (const QVariant& row : table->scene()->seats()->entries()) {
        const auto seat = row.value<SeatEntry>();
        winners += seat.hasWon ? 1 : 0;
        const QString told = seat.name + ", " + seat.title + (seat.hasWon ? ", has won" : "");
        CAPTURE(told.toStdString());
        CHECK(person.sees(told));
    }
    REQUIRE(winners > 0);
    CHECK(winners < seats);
    CHECK(person.all("WinnerSign").size() == winners);
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
