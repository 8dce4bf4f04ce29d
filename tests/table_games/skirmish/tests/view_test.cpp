#include "kernel/gestures.h"
#include "staged.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::skirmish;

namespace {

const Piece* pieceIn(const Scene& scene, std::uint8_t number)
{
    const auto piece = std::ranges::find(scene.pieces, idOf({0, number}), &Piece::id);
    return piece == scene.pieces.end() ? nullptr : &*piece;
}

const Zone* zoneIn(const Scene& scene, std::string_view id)
{
    const auto zone = std::ranges::find(scene.zones, id, &Zone::id);
    return zone == scene.zones.end() ? nullptr : &*zone;
}

std::vector<std::string> fieldsIn(const Scene& scene)
{
    std::vector<std::string> fields;
    for (const Zone& zone : scene.zones)
        if (zone.kind == ZoneKind::field)
            fields.push_back(zone.id.text());
    return fields;
}

/// The arrows of a style, as "from to" by their pieces.
std::vector<std::string> arrowsIn(const Scene& scene, std::string_view style)
{
    std::vector<std::string> arrows;
    for (const Arrow& arrow : scene.arrows)
        if (arrow.style == style)
            arrows.push_back(arrow.from.in.text() + " " + arrow.to.in.text());
    return arrows;
}

std::string arrow(PieceId from, PieceId to) { return placeOf(from) + " " + placeOf(to); }
PieceId idOf(std::uint8_t number) { return skirmish::idOf({0, number}); }

/// Whether an answer that stands for a seat is given now.
bool holds(const State& state, Seat seat, std::string_view answer)
{
    const Scene scene = Skirmish().view(state, seat);
    return std::ranges::any_of(scene.standing,
                               [&](const Standing& one) { return one.id == answer && one.holds; });
}

std::string explained(const State& state, Seat seat, const std::vector<Pick>& picks)
{
    return words(explainGesture(Skirmish(), state, seat, picks).why);
}

} // namespace

TEST_CASE("The fields lie with the viewer's as the lowest, and for the public with the first seat's")
{
    const State state = begun();
    using Ids = std::vector<std::string>;
    CHECK(fieldsIn(Skirmish().view(state, kFirst)) == Ids{"field1", "field0"});
    CHECK(fieldsIn(Skirmish().view(state, kSecond)) == Ids{"field0", "field1"});
    CHECK(fieldsIn(Skirmish().view(state, Viewer::publicView())) == Ids{"field1", "field0"});
}

TEST_CASE("The keep lies first in its field and shows its hearts")
{
    const Scene scene = Skirmish().view(begun(), kFirst);
    const auto keep = std::ranges::find(scene.pieces, keepOf(kSecond), &Piece::id);
    REQUIRE(keep != scene.pieces.end());
    CHECK(keep->at == Place{"field1", {0, 0}, 0});
    REQUIRE(keep->badges.size() == 1);
    CHECK(keep->badges[0].icon == "heart");
    CHECK(keep->badges[0].value == "10");
}

TEST_CASE("An attacker lies tilted, gear lies on its fighter, and badges say what it has now")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto spear = hold(state, kFirst, "spear");
    act(state, kFirst, Equip{spear, ember});
    act(state, kFirst, Attack{});
    act(state, kFirst, Send{ember});
    const Scene scene = Skirmish().view(state, kSecond);
    const Piece* const fighter = pieceIn(scene, ember);
    REQUIRE(fighter);
    CHECK(fighter->facing == 3);
    CHECK(fighter->badges[0].icon == "sword");
    CHECK(fighter->badges[0].value == "4");
    CHECK(fighter->badges[1].value == "2");
    REQUIRE(pieceIn(scene, spear));
    CHECK(pieceIn(scene, spear)->at.in == placeOf(fighter->id));
}

TEST_CASE("Others see how many cards are in a hand and a deck, and none of them")
{
    State state = begun();
    for (const Viewer viewer : {Viewer(kSecond), Viewer::publicView()}) {
        const Scene scene = Skirmish().view(state, viewer);
        REQUIRE(zoneIn(scene, "hand0"));
        CHECK(zoneIn(scene, "hand0")->count == 5);
        CHECK(zoneIn(scene, "deck0")->count == 13);
        for (const Piece& piece : scene.pieces)
            CHECK((piece.at.in != "hand0" && piece.at.in != "deck0"));
    }
    const Scene own = Skirmish().view(state, kFirst);
    CHECK(std::ranges::count(own.pieces, Name("hand0"), [](const Piece& piece) { return piece.at.in; }) == 5);
}

TEST_CASE("What lies in a reserve is seen by all, in its order on the panel of its seat")
{
    State state = empty();
    const auto spear = keep(state, kFirst, "spear");
    const auto coat = keep(state, kFirst, "coat");
    for (const Viewer viewer : {Viewer(kFirst), Viewer(kSecond), Viewer::publicView()}) {
        const Scene scene = Skirmish().view(state, viewer);
        REQUIRE(zoneIn(scene, "reserve0"));
        CHECK(zoneIn(scene, "reserve0")->kind == ZoneKind::row);
        CHECK(zoneIn(scene, "reserve0")->count == 2);
        CHECK(zoneIn(scene, "reserve0")->capacity == 3);
        REQUIRE(pieceIn(scene, spear));
        CHECK(pieceIn(scene, spear)->at == Place{"reserve0", {0, 0}, 0});
        REQUIRE(pieceIn(scene, coat));
        CHECK(pieceIn(scene, coat)->at == Place{"reserve0", {1, 0}, 0});
        CHECK(std::ranges::any_of(scene.panels, [](const Panel& panel) {
            return panel.seat == kFirst &&
                   std::ranges::find(panel.items, Name("reserve0"), &PanelItem::zone) != panel.items.end();
        }));
    }
}

TEST_CASE("A card keeps its number from the hand to the field, and there all see it")
{
    State state = empty();
    const auto ember = hold(state, kFirst, "ember");
    REQUIRE(pieceIn(Skirmish().view(state, kFirst), ember));
    CHECK_FALSE(pieceIn(Skirmish().view(state, kSecond), ember));
    act(state, kFirst, Play{ember});
    const Scene scene = Skirmish().view(state, kSecond);
    REQUIRE(pieceIn(scene, ember));
    CHECK(pieceIn(scene, ember)->face == "ember");
}

TEST_CASE("An arrow goes from an attacker to the keep, and to its blocker once it is blocked")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto guard = field(state, kSecond, "guard");
    act(state, kFirst, Attack{});
    act(state, kFirst, Send{ember});
    const auto attacks = [&] { return arrowsIn(Skirmish().view(state, Viewer::publicView()), "attack"); };
    using Arrows = std::vector<std::string>;
    CHECK(attacks() == Arrows{arrow(idOf(ember), keepOf(kSecond))});
    act(state, kFirst, Declare{});
    act(state, kSecond, Block{guard, ember});
    CHECK(attacks() == Arrows{arrow(idOf(ember), idOf(guard))});
    act(state, kSecond, Stand{});
    passBoth(state);
    CHECK(attacks() == Arrows{arrow(idOf(ember), idOf(guard))});
    fightAll(state);
    CHECK(attacks().empty());
}

TEST_CASE("A layer that is off at first shows who can block whom")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto guard = field(state, kSecond, "guard");
    const auto tired = field(state, kSecond, "heron");
    fighterOf(state, tired)->isTilted = true;
    const Scene before = Skirmish().view(state, kSecond);
    REQUIRE(before.layers.size() == 1);
    CHECK(before.layers[0].id == "could-block");
    CHECK_FALSE(before.layers[0].isOn);
    CHECK(arrowsIn(before, "block").empty());
    act(state, kFirst, Attack{});
    act(state, kFirst, Send{ember});
    act(state, kFirst, Declare{});
    const Scene scene = Skirmish().view(state, kSecond);
    CHECK(arrowsIn(scene, "block") == std::vector<std::string>{arrow(idOf(guard), idOf(ember))});
    for (const Arrow& one : scene.arrows)
        CHECK((one.style == "block") == (one.layer == "could-block"));
    act(state, kSecond, Block{guard, ember});
    CHECK(arrowsIn(Skirmish().view(state, kSecond), "block").empty());
}

TEST_CASE("Tricks that were played lie in a row in the middle until they take effect")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto shout = hold(state, kFirst, "shout");
    attack(state, {ember}, {}, true);
    act(state, kFirst, Answer{shout, ember});
    const Scene scene = Skirmish().view(state, kSecond);
    REQUIRE(pieceIn(scene, shout));
    CHECK(pieceIn(scene, shout)->at.in == "chain");
    CHECK(zoneIn(scene, "chain")->kind == ZoneKind::row);
    CHECK(zoneIn(scene, "chain")->count == 1);
    CHECK(zoneIn(scene, "chain")->capacity == 10);
    passBoth(state);
    CHECK(pieceIn(Skirmish().view(state, kSecond), shout)->at.in == "discard0");
}

TEST_CASE("The phases are told in a row, and who is to act is asked")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto phase = [&] {
        const Scene scene = Skirmish().view(state, kFirst);
        return scene.phases[static_cast<std::size_t>(scene.phase)].id.text();
    };
    const auto title = [&](Seat seat) { return words(Skirmish().view(state, seat).prompt.title); };
    CHECK(phase() == "deploy");
    CHECK(title(kFirst) == "Play a fighter and gear, then attack or rest");
    CHECK(title(kSecond).empty());
    act(state, kFirst, Attack{});
    CHECK(phase() == "attack");
    act(state, kFirst, Send{ember});
    act(state, kFirst, Declare{});
    CHECK(phase() == "block");
    CHECK(title(kSecond) == "Choose who blocks");
    act(state, kSecond, Stand{});
    CHECK(phase() == "answers");
    passBoth(state);
    CHECK(phase() == "combat");
    CHECK(title(kFirst) == "The attackers fight one after the other");
}

TEST_CASE("A card is pressed and then its target, and what is not possible is answered")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto guard = field(state, kSecond, "guard");
    const auto spear = hold(state, kFirst, "spear");
    const auto toll = hold(state, kFirst, "toll");
    const auto picksOf = [&](Seat seat, const Move& move) {
        return Skirmish().gesture(state, seat, move).picks;
    };
    const auto touches = [](const std::vector<Pick>& picks, const std::vector<Pick>& others) {
        return std::ranges::equal(picks, others,
                                  [](const Pick& a, const Pick& b) { return a.touchesSame(b); });
    };
    const auto piece = [](std::uint8_t number) { return Pick::ofPiece(idOf(number)); };
    CHECK(touches(picksOf(kFirst, Play{toll}), {piece(toll), Pick::ofZone("field0")}));
    CHECK(touches(picksOf(kFirst, Equip{spear, ember}), {piece(spear), piece(ember)}));
    CHECK(touches(picksOf(kSecond, Block{guard, ember}), {piece(guard), piece(ember)}));
    CHECK(touches(picksOf(kFirst, Send{ember}), {piece(ember)}));
    CHECK(touches(picksOf(kFirst, Rest{}), {Pick::ofButton("rest")}));
    CHECK(explained(state, kFirst, {piece(spear), piece(guard)}) == "Gear goes to a fighter of yours.");
    CHECK(explained(state, kFirst, {piece(ember)}) == "Attackers are chosen once the attack has begun.");
    CHECK(explained(state, kFirst, {Pick::ofPiece(keepOf(kSecond))}) == "There is nothing to do here now.");
    // A number that lies in the other's hand is as good as none.
    const auto hidden = hold(state, kSecond, "runner");
    CHECK(explained(state, kFirst, {piece(hidden)}) == "There is nothing to do here now.");
    CHECK(refused(state, kFirst, Play{hidden}) == refused(state, kFirst, Play{0}));
}

TEST_CASE("Passing stands for whoever attacks until a trick is aimed at one of theirs, a trick of theirs too")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    const auto stone = hold(state, kSecond, "stone");
    attack(state, {ember}, {}, true);
    CHECK(holds(state, kFirst, "pass-untargeted"));
    CHECK_FALSE(holds(state, kSecond, "pass-untargeted"));
    act(state, kFirst, Pass{});
    act(state, kSecond, Answer{stone, ember});
    CHECK_FALSE(holds(state, kFirst, "pass-untargeted"));
}

TEST_CASE("Passing does not stand for whoever is attacked, unless they let it stand until their turn")
{
    State state = empty();
    const auto ember = field(state, kFirst, "ember");
    attack(state, {ember}, {}, true);
    act(state, kFirst, Pass{});
    CHECK_FALSE(holds(state, kSecond, "pass-untargeted"));
    CHECK(holds(state, kSecond, "pass-turn"));
    // It is offered in the turn of the other alone, and to nobody who only watches.
    CHECK_FALSE(holds(state, kFirst, "pass-turn"));
    CHECK(Skirmish().view(state, kFirst).standing.size() == 1);
    CHECK(Skirmish().view(state, kSecond).standing.size() == 2);
    CHECK(Skirmish().view(state, Viewer::publicView()).standing.empty());
}
