#include "bots/bot.h"
#include "hint_follower.h"
#include "laid_match.h"

#include <doctest/doctest.h>

#include <set>

using namespace tablewood;
using namespace tablewood::journeys;

namespace {

/// A match of Kingdom Rush between Mira, other persons and bots, as it is dealt.
MatchRecord dealt(std::map<std::string, std::string> options, int persons, int bots, const std::string& seed)
{
    MatchRecord match;
    match.game = "kingdom-rush";
    match.setup = {persons + bots, std::move(options), Seed::fromText(seed)};
    for (int seat = 0; seat < persons + bots; ++seat) {
        Player& player = match.players.emplace_back();
        player.name = seat == 0 ? "Mira" : seat < persons ? "Odo" : "Tove";
        if (seat < persons)
            continue;
        player.kind = PlayerKind::bot;
        player.bot = "random";
    }
    return match;
}

/// The same, played well up to where this round begins; its seed is the first with which it comes so far.
MatchRecord playedUntil(int round, const std::map<std::string, std::string>& options, int persons)
{
    const GameCatalog catalog;
    const GameType& game = *catalog.find("kingdom-rush");
    const std::unique_ptr<Bot> bot = makeBot("sharp", {4, {}});
    const std::atomic<bool> stop = false;
    for (int seed = 0; seed < 20; ++seed) {
        MatchRecord record = dealt(options, persons, 0, "round " + std::to_string(seed));
        const std::unique_ptr<Match> match = game.newMatch(record.setup);
        Random random(record.setup.seed, "moves");
        int rounds = 0;
        while (match->mover() != Seat::none()) {
            JournalEntry& entry = record.moves.emplace_back();
            entry.seat = match->mover();
            SeatView view;
            if (entry.seat.isPlayer()) {
                view.scene = match->view(entry.seat);
                view.offers = match->offers(entry.seat);
            }
            entry.move = entry.seat == Seat::clock() ? match->timer().value().move
                                                     : bot->choose(view, *match, random, stop);
            Log told;
            REQUIRE_FALSE(match->apply(entry.seat, entry.move, told));
            entry.hash = match->hash();
            entry.hasRevealed = told.hasRevealed();
            for (const LogEntry& line : told.entries())
                rounds += line.event.cue == "turn-round" ? 1 : 0;
            if (rounds == round)
                return record;
        }
    }
    FAIL("no match of Kingdom Rush comes so far");
    return {};
}

void openKingdomMatch(Person& person, MatchRecord match)
{
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
    openKingdomMatch(person, dealt({{"scenario", "prologue"}}, 1, 0, "kingdom"));
    HintFollower follower(person);
    followToEnd(person, follower, 200);
    CHECK(person.sees("The kingdom stands"));
}

TEST_CASE(
    "The last round of Blooming Threats is played by mouse, with heroes from the bench, as the hint says")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "kingdom-blooming");
    Person person(program, "kingdom-blooming");
    openKingdomMatch(person, playedUntil(5, {{"scenario", "1"}}, 1));
    HintFollower follower(person);
    followToEnd(person, follower, 120);
    CHECK(follower.scene().isOver());
}

TEST_CASE("A round against the champions is played by the keys alone, as the hint says")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "kingdom-keys");
    Person person(program, "kingdom-keys");
    openKingdomMatch(person, playedUntil(7, {{"scenario", "2"}}, 1));
    HintFollower follower(person, HintFollower::Hands::keys);
    for (int things = 0; phaseOf(follower.scene()) != QStringLiteral("Buy"); ++things) {
        REQUIRE(things < 80);
        if (things == 12)
            person.picture("later");
        if (!follower.act())
            break;
    }
    person.picture("end");
}

TEST_CASE(
    "Two people at one laptop play a round of the Prologue of Kingdom Rush, one after the other, as the "
    "hint says")
{
    const FreshFolder folder;
    OpenedProgram program(folder, "kingdom-two");
    Person person(program, "kingdom-two");
    openKingdomMatch(person, dealt({{"scenario", "prologue"}}, 2, 0, "two"));
    HintFollower follower(person);
    person.picture("council");
    std::set<Seat> builders;
    for (int things = 0; phaseOf(follower.scene()) != QStringLiteral("Buy"); ++things) {
        REQUIRE(things < 80);
        REQUIRE(follower.act());
    }
    for (const JournalEntry& entry : follower.table().record().moves)
        if (entry.move.starts_with("build "))
            builders.insert(entry.seat);
    CHECK(builders.size() == 2);
    person.picture("buy");
}
