#include "forest_table.h"

#include "games/rise-of-the-forest/ids.h"
#include "kernel/layer_name.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::rise_of_the_forest;

namespace {

const Piece& pieceOf(const Scene& scene, PieceId id)
{
    const auto found = std::find_if(scene.pieces.begin(), scene.pieces.end(),
                                    [&](const Piece& piece) { return piece.id == id; });
    REQUIRE(found != scene.pieces.end());
    return *found;
}

std::vector<std::string> shotsOf(const Scene& scene)
{
    std::vector<std::string> shots;
    for (const Arrow& arrow : scene.arrows)
        if (arrow.style == "shot")
            shots.push_back(words(arrow.meaning));
    return shots;
}

bool hasRange(const Scene& scene, const std::string& layer)
{
    const auto& areas = scene.boards.front().areas;
    return std::any_of(areas.begin(), areas.end(), [&](const Area& area) { return area.layer == layer; });
}

} // namespace

TEST_CASE("Once the track lies, the board is no larger than what lies on it")
{
    ForestTable table;
    const Scene scene = table.seenBy(0);
    // 18 tiles and a base at either end.
    CHECK(scene.boards.front().columns == 20);
    CHECK(scene.boards.front().rows == 6);
}

TEST_CASE("The chevrons of the tiles point down the track, to the right on a track from left to right")
{
    ForestTable table;
    const Scene scene = table.seenBy(0);
    for (const Tile& tile : table.state.track.tiles) {
        const Piece& piece = pieceOf(scene, idOf(tile));
        CHECK(piece.variant == "straightDown");
        // Three quarters clockwise from down is right.
        CHECK(piece.facing == 9);
    }
    table.state.track.reverse();
    CHECK(pieceOf(table.seenBy(0), idOf(table.state.track.tiles[4])).facing == 3);
}

TEST_CASE("A corner has its chevrons the one way or the other, as the road comes into it")
{
    ForestTable table = ForestTable::fromSetup(2, {{"start", "guided"}});
    while (table.state.round == 0) {
        const Seat seat = table.game().toAct(table.state).first();
        table.play(seat.index, table.legal(seat.index).front());
    }
    const Scene scene = table.seenBy(0);
    std::vector<Name> before;
    for (const Tile& tile : table.state.track.tiles)
        before.push_back(pieceOf(scene, idOf(tile)).variant);
    table.state.track.reverse();
    const Scene turned = table.seenBy(0);
    for (std::size_t i = 0; i < before.size(); ++i) {
        const Tile& tile = table.state.track.tiles[before.size() - 1 - i];
        const Name now = pieceOf(turned, idOf(tile)).variant;
        CHECK((now != before[i]) == (tile.road == Road::corner));
    }
}

TEST_CASE("A shot says what it did beside the tile where it hit, also of who is gone from there")
{
    ForestTable table;
    const int tough = table.run("whelp", 4);
    const int frail = table.run("bogling", 3);
    table.unit(frail).health = 1;
    for (const int runner : {tough, frail})
        table.unit(runner).hasActed = true;
    table.run("bramblekin", 12);
    table.man("ringer", 1, 4);
    table.man("fletcher", 2, 5);
    table.beginRun();
    table.letFall({1});
    table.advance(2);
    CHECK(shotsOf(table.seenBy(0)) == std::vector<std::string>{"Whelp: health 4, now 3, slowed"});
    table.unit(tough).health = 1;
    table.advance();
    CHECK(shotsOf(table.seenBy(0)) == std::vector<std::string>{"Whelp killed"});
    CHECK(table.tileOf(tough) == -1);
}

TEST_CASE("Whoever looks at a Lightborn sees its range, and while a new one is held what it would reach")
{
    ForestTable table;
    const int standing = table.man("fletcher", 1, 4);
    CHECK(hasRange(table.seenBy(0), "ranges|#" + std::to_string(idOf(Side::lightborn, standing))));
    table.state.side = Side::lightborn;
    table.deal(1, {"ringer", "torchman"});
    table.play(1, "skip");
    for (const std::string& move : {table.legal(1, "play").front(), table.legal(1, "play").back()})
        table.play(1, move);
    const Scene scene = table.seenBy(1);
    const auto& areas = scene.boards.front().areas;
    const auto held = std::count_if(areas.begin(), areas.end(), [](const Area& area) {
        const std::vector<LayerTerm> terms = readLayer(area.layer);
        return terms.size() == 1 && terms[0].pieces.size() == 2;
    });
    // Two new ones, each before every free tower.
    CHECK(held == 2 * static_cast<long>(table.state.track.towers.size() - 1));
}

TEST_CASE("An item belongs with the units of its type, and with no other (ruling 28)")
{
    ForestTable table;
    const int fang = table.run("whelp", 3);
    table.run("bramblekin", 5);
    table.item("long-howl");
    std::vector<std::string> links;
    for (const Arrow& arrow : table.seenBy(1).arrows)
        if (arrow.style == kLink)
            links.push_back(arrow.to.in.text());
    CHECK(links == std::vector<std::string>{
                       "#" + std::to_string(idOf(Side::shadowborn, static_cast<std::uint8_t>(fang)))});
}

TEST_CASE("Who was killed is marked so until the next round, and then no more")
{
    ForestTable table;
    const int victim = table.run("whelp", 3);
    table.unit(victim).health = 1;
    table.unit(victim).hasActed = true;
    table.run("bramblekin", 17);
    table.man("fletcher", 1, 3);
    table.beginRun();
    table.letFall({1});
    const auto isMarked = [&] {
        const Scene scene = table.seenBy(0);
        const Piece& piece = pieceOf(scene, idOf(Side::shadowborn, static_cast<std::uint8_t>(victim)));
        return std::any_of(piece.badges.begin(), piece.badges.end(),
                           [](const Badge& badge) { return badge.icon == "ghost"; });
    };
    table.advance(2);
    CHECK(isMarked());
    while (table.state.round == 1) {
        table.letFall({3});
        table.advance();
    }
    CHECK_FALSE(isMarked());
}
