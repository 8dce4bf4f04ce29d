#include "board_eyes.h"
#include "laid_match.h"
#include "pace.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;
using namespace tablewood::forsaken;

namespace {

/// Where the plate of a day lies over the board.
constexpr Cell kUnderPlate{6, 1};

/// The second Night is about to end, and a Path lies where the plate of the day comes up. Whose turn it is
/// then holds a Wander and nothing else.
ForsakenTable beforeDawn()
{
    auto table = ForsakenTable::atNightTwo();
    while (table.state.stage != NightStage::waking)
        table.close();
    table.state.paths.add(kUnderPlate);
    table.state.smiths[std::size_t{kUnderPlate.row} * kSide + kUnderPlate.column] = table.state.upcoming;
    table.fetch(table.state.upcoming.index, "wander");
    return table;
}

/// A press belongs for so long to what the plate covers. It is not to be seen yet.
void setSettleTime(const Person& person, int milliseconds)
{
    for (QQuickItem* const item : person.all("MatchView").first()->findChildren<QQuickItem*>())
        if (item->property("settleTime").isValid())
            item->setProperty("settleTime", milliseconds);
}

} // namespace

TEST_CASE("A press that comes as a plate does goes to the space under it, and later ones put the plate away")
{
    const auto match = beforeDawn();
    for (const bool isLate : {false, true}) {
        CAPTURE(isLate);
        const FreshFolder folder;
        OpenedProgram program(folder, "plate");
        Person person(program, isLate ? "plate-settled" : "plate-coming");
        layMatch(person, match.state, match.state.upcoming, kNightRoles);
        const BoardEyes eyes(person);
        TableModel& table = eyes.table();
        table.setBotPace(kStill);
        table.plate()->setTimes(kStill, 0);
        setSettleTime(person, isLate ? 0 : kStill);
        table.setSecond(kHurried);
        person.waitUntil("it is day", [&] { return table.plate()->count() > 0; });
        person.press("Draw");
        person.waitUntil("a card can be played", [&] { return person.sees("End the Action Phase"); });
        table.setSecond(kStill);
        person.press("Wander");
        person.waitUntil("spaces are lit", [&] { return !eyes.litSpaces().isEmpty(); });
        const QRectF plate = person.shownPart(*person.all("EventPlate").first());
        const auto lit = eyes.litSpaces();
        const auto space = std::ranges::find_if(
            lit, [&](const LitSpace& one) { return plate.contains(eyes.middleOf(one.cell)); });
        REQUIRE(space != lit.end());
        person.picture("comes");
        const std::size_t moves = table.record().moves.size();
        person.pressAt(eyes.middleOf(space->cell));
        CHECK(table.record().moves.size() == moves + (isLate ? 0 : 1));
        CHECK((table.plate()->count() == 0) == isLate);
        person.picture("pressed");
    }
}
