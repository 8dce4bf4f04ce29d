#include "app/table/model/held_model.h"
#include "far_window.h"
#include "forest_player.h"
#include "loopback.h"
#include "storage/library.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;

TEST_CASE("A match of Rise of the Forest is played to its end by the keys alone")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "rise-keys");
    Person person(program, "rise-keys");
    openForestMatch(person, {{"start", "guided"}});
    ForestPlayer player(person, ForestPlayer::Hands::keys);
    for (int things = 0; player.act(); ++things) {
        REQUIRE(things < 120);
        if (things == 3)
            person.picture("playing");
    }
    person.waitUntil("the end is shown", [&] { return !person.all("EndPage").isEmpty(); });
    person.picture("end");
}

TEST_CASE("Who loses a match of Rise of the Forest reads at its end in which rounds, and by whom")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "rise-lost");
    Person person(program, "rise-lost");
    openForestMatch(person, {{"start", "guided"}});
    ForestPlayer player(person, ForestPlayer::Hands::mouse, ForestPlayer::Zeal::watches);
    for (int things = 0; player.act(); ++things)
        REQUIRE(things < 60);
    person.waitUntil("the end is shown", [&] { return !person.all("EndPage").isEmpty(); });
    person.picture("end");
    CHECK(person.sees("The Shadowborn have won"));
    const QString why = player.scene().reason();
    CAPTURE(why.toStdString());
    CHECK(person.sees(why));
    CHECK(why.contains("The Lightborn base fell to "));
    CHECK(why.contains(" in round 2"));
    // Each loss is told by itself, and by whom.
    CHECK(person.find([](const QString& line) {
        return line.contains("took 1 health from the base, which has ");
    }) != nullptr);
}

TEST_CASE("A tile of Rise of the Forest that fits nowhere is told of, and another one lies in the hand")
{
    const auto fitsNowhere = [](const JournalEntry& move, const Log& told, const Match&) {
        const auto isTold = [&](std::string_view line) {
            return std::ranges::any_of(
                told.entries(), [&](const LogEntry& entry) { return entry.event.text.source() == line; });
        };
        return move.seat == Seat{0} && move.move.starts_with("lay ") &&
               isTold("%n tile(s) that fit nowhere were shown before it and go back") &&
               !isTold("No tile that is left fits: it counts as the other kind");
    };
    const ForestMoment moment = forestBefore({{"sides", "shadowborn"}}, fitsNowhere);
    const FreshFolder folder;
    OpenedProgram program(folder, "rise-nowhere");
    Person person(program, "rise-nowhere");
    layForestMatch(person, moment.match);
    ForestPlayer player(person, ForestPlayer::Hands::mouse);
    person.waitUntil("the tile is in the hand",
                     [&] { return player.isAsked() && player.table().held()->isHeld(); });
    person.picture("before");
    player.layTile(moment.next.move);
    person.waitUntil("the other one is in the hand",
                     [&] { return player.isAsked() && player.table().held()->isHeld(); });
    CHECK(player.table().record().moves.back().move == moment.next.move);
    person.waitUntil("it is told", [&] {
        return person.find([](const QString& line) {
            return line.contains("that fit nowhere were shown before it") ||
                   line.contains("that fits nowhere was shown before it");
        }) != nullptr;
    });
    person.picture("shown");
}

TEST_CASE("A program that is killed in the middle of a run of Rise of the Forest goes on there")
{
    const FreshFolder folder;
    {
        const auto endsTurn = [](const JournalEntry& move, const Log&, const Match& after) {
            return move.seat == Seat{0} && move.move == "end" && after.mover() == Seat::clock();
        };
        MatchRecord match = forestBefore({{"start", "guided"}}, endsTurn).match;
        Library library(folder.path());
        library.add(match);
    }
    FarWindow mira{{"Mira", folder.path(), lan::networkOfOurOwn().port, "rise-killed"}};
    mira.start();
    mira.press("Sit down");
    mira.press("End the turn");
    mira.press("One step");
    mira.waitFor("rolled");
    mira.picture("runs");
    mira.kill();
    mira.start();
    mira.picture("home");
    mira.press("Sit down");
    mira.waitFor("Run, sequence 1");
    mira.waitFor("rolled");
    mira.picture("again");
    mira.press("To the end");
    mira.waitFor("round 2 of 6");
    mira.picture("over");
}
