#include "hint_follower.h"
#include "laid_match.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// Opens a match of Kingdom Rush with this scenario: Mira, and persons or bots beside her.
void openKingdomMatch(Person& person, std::map<std::string, std::string> options, int persons, int bots = 0,
                      const char* seed = "kingdom")
{
    MatchRecord match;
    match.setup = {persons + bots, std::move(options), Seed::fromText(seed)};
    for (int seat = 0; seat < persons + bots; ++seat) {
        Player& player = match.players.emplace_back();
        player.name = seat == 0 ? "Mira" : seat < persons ? "Odo" : "Tove";
        if (seat < persons)
            continue;
        player.kind = PlayerKind::bot;
        player.bot = "random";
    }
    layRecord(person, "kingdom-rush", std::move(match));
    TableModel& table = BoardEyes(person).table();
    table.setBotPace(1);
    table.setStepPace(1);
    table.setSecond(20);
}

QString phaseOf(const SceneModel& scene)
{
    for (const EntryModel::Row& row : scene.phases()->rows())
        if (const auto phase = row.entry.value<PhaseEntry>(); phase.state == QStringLiteral("now"))
            return phase.name;
    return {};
}

/// Follows the hints to the end, with a picture whenever another phase begins in the first round.
void followToEnd(Person& person, HintFollower& follower, int most)
{
    QString phase;
    for (int things = 0; follower.act(); ++things) {
        REQUIRE(things < most);
        const QString now = phaseOf(follower.scene());
        if (now != phase && things < 60)
            person.picture(now);
        phase = now;
    }
    person.waitUntil("the end is shown", [&] { return !person.all("EndPage").isEmpty(); });
    person.picture("end");
}

} // namespace

TEST_CASE("The Prologue of Kingdom Rush is played alone by mouse to its end, as the hint says")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "kingdom-prologue");
    Person person(program, "kingdom-prologue");
    openKingdomMatch(person, {{"scenario", "prologue"}}, 1);
    HintFollower follower(person);
    followToEnd(person, follower, 200);
    CHECK(person.sees("The kingdom stands"));
}
