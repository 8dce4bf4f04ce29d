#include "forsaken_table.h"

#include "games/forsaken/view_ids.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

Scene seenBy(const ForsakenTable& table, int seat)
{
    return shippedGame().view(table.state, Seat{static_cast<std::int8_t>(seat)});
}

std::vector<Cell> aimedAt(const Scene& scene)
{
    for (const Area& area : scene.boards.front().areas)
        if (area.style == "threat")
            return area.cells;
    return {};
}

const Button* buttonOf(const Scene& scene, const std::string& id)
{
    const auto found = std::ranges::find(scene.buttons, id, &Button::id);
    return found == scene.buttons.end() ? nullptr : &*found;
}

/// What is new on the notebook of a seat.
std::vector<std::string> newsFor(const ForsakenTable& table, int seat)
{
    std::vector<std::string> news;
    for (const Panel& panel : seenBy(table, seat).panels)
        for (const PanelItem& item : panel.items)
            if (panel.isGuarded && item.state == ItemState::ready)
                news.push_back(words(item.label));
    return news;
}

} // namespace

TEST_CASE("The spaces that cards being played are aimed at are marked for everybody until they are settled")
{
    auto table = ForsakenTable::atAction(6, {"wander"}, "deny-fate");
    CHECK(aimedAt(seenBy(table, 1)).empty());
    table.play(0, table.legal(0, "play wander").front());
    REQUIRE(table.state.matters.size() == 1);
    const Cell where = table.state.matters.front().marks.front().cell();
    for (const int seat : {0, 1, 5})
        CHECK(aimedAt(seenBy(table, seat)) == std::vector{where});
    // Who forbids it is asked about again: what it is about stays in sight.
    table.play(1, "play deny-fate");
    CHECK(aimedAt(seenBy(table, 2)) == std::vector{where});
    table.passAll();
    CHECK(aimedAt(seenBy(table, 1)).empty());
}

TEST_CASE("What is being played says who plays it, and against whom")
{
    auto table = ForsakenTable::atAction(6, {"read-a-soul"}, "deny-fate");
    table.play(0, "play read-a-soul seat-2");
    const Scene scene = seenBy(table, 3);
    const auto card =
        std::ranges::find_if(scene.pieces, [](const Piece& p) { return p.at.in == kStackZone; });
    REQUIRE(card != scene.pieces.end());
    CHECK(words(card->name) == "Player 1 plays Read a Soul: Player 2");
}

TEST_CASE("Who is to pay with cards is told what it means to pay nothing")
{
    auto table = ForsakenTable::atAction(8, {"bitter-cup"}, "revival");
    for (int seat = 1; seat < 8; ++seat)
        table.hold(seat, {"revival", "revival", "revival"});
    table.play(0, "play bitter-cup seat-2");
    table.passAll();
    const Scene scene = seenBy(table, 1);
    const Button* const suffer = buttonOf(scene, "suffer");
    REQUIRE(suffer);
    CHECK(words(suffer->label) == "Pay nothing: Death’s Doorstep");
    CHECK(words(suffer->hint).starts_with("You keep your hand, and die unless"));
}

TEST_CASE("The button that draws says nothing of what else can be done")
{
    auto empty = ForsakenTable::atFirstTurn(6);
    auto fast = ForsakenTable::atFirstTurn(6);
    fast.hold(0, {"quick-wits"});
    for (const ForsakenTable* table : {&empty, &fast}) {
        const Scene scene = seenBy(*table, 0);
        REQUIRE(buttonOf(scene, "draw"));
        CHECK(buttonOf(scene, "draw")->look == ButtonLook::discreet);
        CHECK(buttonOf(scene, "draw")->role == ButtonRole::next);
    }
}

TEST_CASE("What somebody has seen by an open card is new to them alone until the next turn is over, what "
          "they saw at night is not")
{
    auto table = ForsakenTable::atAction(6, {"read-a-soul"});
    // The Navigator's, of the last Night.
    table.state.notes.push_back({Seat{0}, NoteKind::place, 0, static_cast<std::uint8_t>(Landmark::deadEnd), 1,
                                 -1, table.state.nights});
    CHECK(newsFor(table, 0).empty());
    table.play(0, "play read-a-soul seat-2");
    table.passAll();
    CHECK(newsFor(table, 0) == std::vector<std::string>{"The Role before Player 2: The Commonfolk"});
    CHECK(newsFor(table, 1).empty());
    table.state.turns += 2;
    CHECK(newsFor(table, 0).empty());
}

TEST_CASE("What the last possible Fast Action shows is new, although its turn is over with it")
{
    // In the last turn of a Turn Cycle, too.
    for (const std::int8_t turns : {0, 5}) {
        CAPTURE(turns);
        auto table = ForsakenTable::atAction(6, {});
        table.of(0).finds.push_back(shippedGame().content().find(Word("lantern")));
        table.state.turns = turns;
        while (table.state.taken.size() <= static_cast<std::size_t>(turns))
            table.state.taken.push_back(table.state.taken.back());
        table.play(0, "end");
        REQUIRE(table.state.step == Step::fast);
        table.play(0, "play lantern seat-2");
        CHECK(table.state.step != Step::fast);
        CHECK(newsFor(table, 0) == std::vector<std::string>{"The Role before Player 2: The Commonfolk"});
        CHECK(newsFor(table, 1).empty());
    }
}

TEST_CASE("What somebody saw in a turn is not new again in the same turn of the next Turn Cycle")
{
    auto table = ForsakenTable::atAction(6, {"read-a-soul"});
    table.play(0, "play read-a-soul seat-2");
    table.passAll();
    const State seen = table.state;
    REQUIRE(newsFor(table, 0).size() == 1);
    table.play(0, "end");
    table.untilForest();
    table.passAll();
    REQUIRE(table.state.step == Step::draw);
    CHECK(table.state.turns == seen.turns);
    CHECK(table.state.nights == seen.nights);
    CHECK(newsFor(table, 0).empty());
}

TEST_CASE("A space pressed in somebody else's turn names whose turn it is")
{
    auto table = ForsakenTable::atAction(6, {"quick-wits"}, "quick-wits");
    CHECK(table.whyNot(1, "forge H7") == "It is Player 1’s turn. In your own you forge with a card.");
    CHECK(table.whyNot(0, "forge H7") == "A Path is forged with a card: choose the card first.");
    auto draw = ForsakenTable::atFirstTurn(6);
    CHECK(draw.whyNot(0, "forge H7") == "Draw a card first: a Path is forged with one.");
}

TEST_CASE("A pick says what is done with it: play, forge here, discard")
{
    auto table = ForsakenTable::atAction(6, {"wander", "read-a-soul"});
    std::vector<Move> moves;
    shippedGame().legalMoves(table.state, Seat{0}, moves);
    std::vector<std::string> labels;
    for (const Move& move : moves)
        for (const Pick& pick : shippedGame().gesture(table.state, Seat{0}, move).picks)
            labels.push_back(words(pick.label));
    for (const char* const label : {"Play Wander", "Forge a Path here", "Play Read a Soul", "Player 2"})
        CHECK(std::ranges::count(labels, label) > 0);
}

TEST_CASE("Passing may stand by day until somebody navigates, and answers neither that nor Death's Doorstep")
{
    const auto holds = [](const ForsakenTable& table, int seat) {
        const Scene scene = seenBy(table, seat);
        return std::ranges::any_of(scene.standing, [](const Standing& answer) { return answer.holds; });
    };
    auto other = ForsakenTable::atAction(6, {"hunting-knife"}, "deny-fate");
    other.play(0, "play hunting-knife seat-2");
    CHECK(holds(other, 2));
    CHECK_FALSE(holds(other, 0));
    for (int seat = 1; seat < 6; ++seat)
        other.play(seat, "pass");
    REQUIRE(other.isOnDoorstep(1));
    CHECK_FALSE(holds(other, 2));

    auto way = ForsakenTable::atAction(6, {"wander"}, "deny-fate");
    way.play(0, way.legal(0, "play wander").front());
    REQUIRE(way.can(2, "pass"));
    CHECK_FALSE(holds(way, 2));
    CHECK(seenBy(way, 2).standing.size() == 1);

    CHECK(seenBy(ForsakenTable::atNightTwo(), 2).standing.empty());
    CHECK(shippedGame().view(way.state, Viewer::publicView()).standing.empty());
}
