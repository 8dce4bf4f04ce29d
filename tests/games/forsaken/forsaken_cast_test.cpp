#include "games/forsaken/cast.h"
#include "games/forsaken/content/forsaken_content.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

const Content& shipped()
{
    static const Content content = [] {
        ContentFolder folder(":/tablewood/games/forsaken");
        return readForsakenContent(folder);
    }();
    return content;
}

std::string whyNot(const Cast& cast)
{
    const auto why = refuseCast(shipped(), cast);
    return why ? words(*why) : std::string();
}

} // namespace

TEST_CASE("The rulebook's table says how many are Forsaken, and whom that favours")
{
    CHECK(shipped().distributions.size() == 13);
    for (const Distribution& row : shipped().distributions) {
        const Balance balance = balanceOf(shipped(), castOf(row.players, row.forsaken, {}));
        CAPTURE(row.players);
        CAPTURE(row.forsaken);
        // The table calls 9 to 3 even, although 3:1 favours the Villagers on its own scale.
        if (row.players != 12 || row.forsaken != 3)
            CHECK(balance.advantage == row.advantage);
        CHECK(balance.isWithinRange == (row.players != 5 || row.forsaken != 1));
    }
}

TEST_CASE("Of two rows of the table 5 players have 2 Forsaken, 8 have 2, 11 have 3 and 12 have 4")
{
    CHECK(shipped().standardFor(4).forsaken == 1);
    CHECK(shipped().standardFor(5).forsaken == 2);
    CHECK(shipped().standardFor(8).forsaken == 2);
    CHECK(shipped().standardFor(11).forsaken == 3);
    CHECK(shipped().standardFor(12).forsaken == 4);
}

TEST_CASE("Six players with two Villagers of weight 1.5, two Commonfolk and two Forsaken stand 5 to 2")
{
    const Balance balance = balanceOf(shipped(), castOf(6, 2, {Role::oracle, Role::priest}));
    CHECK(balance == Balance{10, 4, Advantage::even, true});
}

TEST_CASE("Silencer and Shrouded weigh 1.5 for the Forsaken, Cursed and Coward .5 for them")
{
    const Balance plain = balanceOf(shipped(), castOf(8, 2, {}));
    CHECK(plain == Balance{12, 4, Advantage::villagers, true});
    const Balance heavy = balanceOf(shipped(), castOf(8, 2, {Role::silencer, Role::shrouded}));
    CHECK(heavy.forsaken == 6);
    const Balance light = balanceOf(shipped(), castOf(8, 2, {Role::cursed, Role::coward}));
    CHECK(light.villagers == 8);
    CHECK(light.forsaken == 6);
}

TEST_CASE("A special role takes the place of a Commonfolk, the Silencer and the Shrouded that of a Forsaken")
{
    const Cast cast = castOf(8, 3, {Role::oracle, Role::cursed, Role::coward, Role::shrouded});
    CHECK(countOf(cast, Role::commonfolk) == 2);
    CHECK(countOf(cast, Role::forsaken) == 2);
    CHECK(forsakenOf(cast) == 3);
    CHECK(playersOf(cast) == 8);
}

TEST_CASE(
    "Nobody plays without a Forsaken, with as many Forsaken as others, or with more specials than players")
{
    CHECK(whyNot(castOf(6, 2, {})) == "");
    CHECK(whyNot(castOf(6, 0, {})) == "At least one of the players is a Forsaken");
    CHECK(whyNot(castOf(6, 3, {})) == "There are fewer Forsaken than other players");
    CHECK(whyNot(castOf(4, 1, {Role::silencer, Role::shrouded})) ==
          "There are more special roles than players for them");
    CHECK(whyNot(castOf(12, 1, {Role::shrouded})) == "There are not so many cards of one role");
}

TEST_CASE("Without special roles the rulebook's table says whom the roles favour, in every row")
{
    for (const Distribution& row : shipped().distributions)
        CHECK(advantageOf(shipped(), castOf(row.players, row.forsaken, {})) == row.advantage);
    CHECK(advantageOf(shipped(), castOf(12, 3, {Role::oracle})) ==
          balanceOf(shipped(), castOf(12, 3, {Role::oracle})).advantage);
    CHECK(advantageOf(shipped(), castOf(12, 1, {})) == Advantage::villagers);
}
