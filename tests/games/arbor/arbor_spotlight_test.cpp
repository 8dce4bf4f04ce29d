#include "arbor_table.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::arbor;

namespace {

/// What the last event of a cue says on the stage to a seat, or to who has none; empty where it does not
/// rise.
std::string meantFor(const ArborTable& table, const char* cue, Viewer viewer)
{
    const auto found = std::ranges::find(table.events.rbegin(), table.events.rend(), Name(cue), &Event::cue);
    return found == table.events.rend() || !found->spotlight ? std::string()
                                                             : words(found->spotlight->meaningTo(viewer));
}

std::string songText(Song song) { return words(shippedGame().songText(song).text); }

/// Seat 0 is beside Trees of seats 1 and 2.
ArborTable neighbours()
{
    ArborTable table({
        ". . T2 . .",
        ". T3 A1 T2 *",
        "A2 . G1 . A3",
    });
    table.hold(0, {Spirit::fire});
    return table;
}

} // namespace

TEST_CASE("A song says on the stage to each what they lose by it, and to whom it takes nothing what it does")
{
    ArborTable table = neighbours();
    table.play(0, "play flame C1 D2");
    CHECK(meantFor(table, "song", Seat{1}) == "You lose 2 Tree(s).");
    CHECK(meantFor(table, "song", Seat{2}) == songText(Song::flame));
    CHECK(meantFor(table, "song", Seat{0}) == songText(Song::flame));
    CHECK(meantFor(table, "song", Viewer::publicView()) == songText(Song::flame));
}

TEST_CASE("A song that takes manna says how much, and of whom")
{
    ArborTable table = neighbours();
    table.hold(0, {Spirit::storm});
    const auto songs = table.legal(0, "play thunder");
    REQUIRE_FALSE(songs.empty());
    table.play(0, "play thunder " + table.ancientOn(1));
    CHECK(meantFor(table, "song", Seat{1}) == "You get 2 manna less at your next Dawn.");
    CHECK(meantFor(table, "song", Seat{2}) == songText(Song::thunder));
}

TEST_CASE(
    "A song that is countered says to its singer that its card is gone, and a question is about that song")
{
    ArborTable table = neighbours();
    table.hold(1, {Spirit::fate});
    table.play(0, "play flame C1 D2");
    const std::optional<WeightyEvent> about = table.game().view(table.state, Seat{1}).prompt.about;
    REQUIRE(about);
    CHECK(about->cue == Name("song"));
    CHECK(about->seat == Seat{0});
    CHECK(std::ranges::any_of(table.events, [&](const Event& event) {
        return event.spotlight && event.cue == about->cue && event.spotlight->face == about->face;
    }));
    table.play(1, "counter");
    CHECK(meantFor(table, "song", Seat{0}) == "It removes your Song of Flame, unless you answer it.");
    CHECK(meantFor(table, "counter", Seat{0}).starts_with("Your Song of Flame does not happen"));
    CHECK(meantFor(table, "counter", Seat{1}) == "Song of Flame does not happen.");
}

TEST_CASE("Who is asked about a song is asked about it still after another took a Star back by Revelation")
{
    ArborTable table = neighbours();
    table.hold(1, {Spirit::fate});
    table.hold(2, {Spirit::fate});
    table.discard({Spirit::light});
    table.play(0, "play flame C1 D2");
    const std::optional<WeightyEvent> about = table.game().view(table.state, Seat{2}).prompt.about;
    table.play(1, "revelation");
    REQUIRE(table.isAsked(2));
    CHECK(table.game().view(table.state, Seat{2}).prompt.about == about);
}

TEST_CASE("Song of Cunning says to the owner of a tile where it goes, also against an empty space")
{
    ArborTable table = neighbours();
    table.hold(0, {Spirit::shadow});
    const auto songs = table.legal(0, "play cunning");
    const auto found = std::ranges::find_if(songs, [](const std::string& song) {
        return song.find("D2") != std::string::npos && song.find("C1") == std::string::npos;
    });
    REQUIRE(found != songs.end());
    table.play(0, *found);
    const std::string other = found->ends_with("D2") ? found->substr(13, 2) : found->substr(16, 2);
    CHECK(meantFor(table, "song", Seat{1}) == "Your tile on D2 goes to " + other + ".");
}

TEST_CASE("A Blessing that chills says what it takes from each other seat, and what it is to its own")
{
    ArborTable table = neighbours();
    table.lead(0, "moss");
    table.of(0).canBless = true;
    REQUIRE_FALSE(table.legal(0, "bless").empty());
    table.play(0, table.legal(0, "bless").front());
    for (const int other : {1, 2})
        CHECK(meantFor(table, "bless", Seat{static_cast<std::int8_t>(other)}).starts_with("You get"));
    CHECK_FALSE(meantFor(table, "bless", Seat{0}).starts_with("You get"));
}
