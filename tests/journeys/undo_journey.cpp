#include "forester.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// A space of the board that is neither lit nor taken.
QPoint unlitSpace(const BoardEyes& eyes)
{
    const QList<LitSpace> lit = eyes.litSpaces();
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 13; ++column) {
            const QPoint cell(column, row);
            if (!eyes.isTaken(cell) &&
                std::ranges::none_of(lit, [&](const LitSpace& space) { return space.cell == cell; }))
                return cell;
        }
    return {0, 0};
}

} // namespace

TEST_CASE("Taking back after a refusal takes back the last move, and it can be brought back")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "undo");
    Person person(program, "undo");
    Forester forester(person, Forester::Hands::mouse);
    forester.sitDown();
    const BoardEyes& eyes = forester.eyes();
    TableModel& table = eyes.table();

    // Until a day comes on which something has been done and more can be.
    const auto canTakeBack = [&] {
        return eyes.scene().isMyTurn() && table.undoing()->canUndo() && !table.undoing()->needsConsent() &&
               !eyes.litSpaces().isEmpty();
    };
    for (int deeds = 0; deeds < 100 && !canTakeBack(); ++deeds)
        REQUIRE(forester.act());
    REQUIRE(canTakeBack());
    const std::vector<JournalEntry> played = table.record().moves;
    person.picture("played");

    person.pressAt(eyes.middleOf(unlitSpace(eyes)));
    person.waitUntil("the refusal is said",
                     [&] { return !table.refusal().isEmpty() && person.sees(table.refusal()); });
    CHECK(table.record().moves == played);
    person.picture("refused");

    person.pressKey(Qt::Key_Z, Qt::ControlModifier);
    person.waitUntil("the move is taken back",
                     [&] { return table.record().moves.size() == played.size() - 1; });
    CHECK(std::ranges::equal(table.record().moves, std::span(played).first(played.size() - 1)));
    CHECK(table.refusal().isEmpty());
    person.picture("taken-back");

    person.pressKey(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    person.waitUntil("the move is back", [&] { return table.record().moves.size() == played.size(); });
    CHECK(table.record().moves == played);
    person.picture("brought-back");

    person.press("Take back");
    person.waitUntil("the button takes back too",
                     [&] { return table.record().moves.size() == played.size() - 1; });
    person.pressKey(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    person.waitUntil("the move is back again", [&] { return table.record().moves.size() == played.size(); });

    // A dialog that was closed gives the keys back.
    person.pressKey(Qt::Key_S, Qt::ControlModifier);
    person.waitFor("Save this match as a file");
    person.picture("save");
    CHECK(person.find("Save")->isEnabled());
    person.pressKey(Qt::Key_Escape);
    person.waitUntil("the dialog is closed", [&] { return !person.sees("Save this match as a file"); });
    person.pressKey(Qt::Key_Z, Qt::ControlModifier);
    person.waitUntil("the keys take back after it",
                     [&] { return table.record().moves.size() == played.size() - 1; });
}
