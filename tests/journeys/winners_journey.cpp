#include "app/home/sample_match.h"
#include "app/program.h"
#include "app/table/model/table_model.h"
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
    for (std::size_t seat = 0; seat < match.players.size(); ++seat) {
        Player& player = match.players[seat];
        player.name = "Traveler " + std::to_string(seat + 1);
        if (seat == 0)
            continue;
        player.kind = PlayerKind::bot;
        player.bot = "random";
    }
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
    const auto own = table->scene()->seats()->at(0).value<SeatEntry>();
    CHECK(person.sees(own.hasWon ? "You have won" : "You have lost"));
    CHECK_FALSE(person.sees(own.hasWon ? "You have lost" : "You have won"));
    // The side that has won is named, and how.
    CHECK(table->scene()->verdict().contains(" win: "));
    CHECK(person.sees(table->scene()->verdict()));
    for (const char* kind : {"WhoWasWho", "EndScores"})
        for (QQuickItem* list : person.all(kind))
            for (const QVariant& row : table->scene()->seats()->entries())
                if (const QQuickItem* title = person.findIn(*list, row.value<SeatEntry>().title))
                    CHECK_FALSE(title->property("truncated").toBool());
    REQUIRE(winners > 0);
    CHECK(winners < seats);
    CHECK(person.all("WinnerSign").size() == winners);
}

} // namespace

TEST_CASE("The end of a match without points names the side that has won and how, and tells who looks at it "
          "whether they have, of few and of many, in large type too")
{
    readEnd(4, 100);
    readEnd(4, 200);
    readEnd(9, 100);
    readEnd(9, 250);
}
