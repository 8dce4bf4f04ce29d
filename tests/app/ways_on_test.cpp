#include "app/home/kept_matches.h"
#include "app/home/match_setup.h"
#include "app/table/model/ways_on.h"
#include "started.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

/// The ways on from a match of this game, in words, as they are offered.
QStringList waysOf(const Started& started, const char* game,
                   const std::map<std::string, std::string>& options, bool isWon, int seats = 1)
{
    QStringList words;
    for (const WayOn& way : waysOn(*started.program.game(game), {seats, options, {}}, isWon))
        words.append(way.text + ": " + way.detail);
    return words;
}

} // namespace

TEST_CASE("After a win together the next scenario comes first, then the same harder, and again")
{
    const Started started;
    CHECK(waysOf(started, "kingdom-rush", {{"scenario", "1"}}, true) ==
          QStringList{"Next: 2: Everything Changed When the Lava Appeared", "Again, harder: Hard",
                      "Again: shuffled anew"});
    // The first one has one level alone, and after the last one nothing comes.
    CHECK(waysOf(started, "kingdom-rush", {{"scenario", "prologue"}}, true).size() == 2);
    CHECK(waysOf(started, "kingdom-rush", {{"scenario", "2"}, {"difficulty", "heroic"}}, true) ==
          QStringList{"Again: shuffled anew"});
}

TEST_CASE("After a defeat together it goes again, with the same cards, or a level easier")
{
    const Started started;
    CHECK(waysOf(started, "kingdom-rush", {{"scenario", "1"}}, false) ==
          QStringList{"Again: shuffled anew", "Again, the same: the same cards", "A level easier: Easy"});
    CHECK(waysOf(started, "kingdom-rush", {{"scenario", "1"}, {"difficulty", "easy"}}, false).size() == 2);
    CHECK(waysOf(started, "kingdom-rush", {{"scenario", "prologue"}}, false).size() == 2);
}

TEST_CASE("Where people play against each other there is one way on, with the same seats")
{
    const Started started;
    CHECK(waysOf(started, "arbor", {}, true, 2) == QStringList{"Again: the same seats"});
}

TEST_CASE(
    "The match that follows has the same players, what its way names, and new chance unless that is kept")
{
    Started started;
    Library& library = started.program.library();
    MatchSetup setup;
    setup.setGame(QStringLiteral("kingdom-rush"));
    setup.addSeat(true);
    setup.choose(QStringLiteral("scenario"), QStringLiteral("1"));
    const QString id = setup.start();
    const MatchRecord before = library.load(id.toStdString());
    KeptMatches kept;
    const auto after = [&](const WayOn& way) { return library.load(kept.follow(id, way).toStdString()); };
    for (const WayOn& way : waysOn(*started.program.game("kingdom-rush"), before.setup, true)) {
        const MatchRecord next = after(way);
        CHECK(next.players == before.players);
        CHECK((next.setup.seed == before.setup.seed) == way.keepsChance);
    }
    const std::vector<WayOn> lost = waysOn(*started.program.game("kingdom-rush"), before.setup, false);
    REQUIRE(lost.size() == 3);
    CHECK(after(lost[1]).setup == before.setup);
    CHECK(after(lost[2]).setup.options.at("difficulty") == "easy");
    CHECK(after(lost[2]).setup.options.at("scenario") == "1");
}
