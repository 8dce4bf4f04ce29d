#include "forsaken_table.h"

#include "games/forsaken/view_ids.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

Scene sceneOf(const ForsakenTable& table, int seat)
{
    return shippedGame().view(table.state, Seat{static_cast<std::int8_t>(seat)});
}

/// The lines of a panel in English.
std::vector<std::string> linesOf(const Scene& scene, const std::string& panel)
{
    std::vector<std::string> lines;
    for (const Panel& one : scene.panels)
        for (const PanelItem& item : one.items)
            if (one.id == panel && item.kind == ItemKind::line)
                lines.push_back(words(item.text));
    return lines;
}

bool has(const std::vector<std::string>& lines, const std::string& line)
{
    return std::ranges::find(lines, line) != lines.end();
}

std::string titleOf(const Scene& scene, int seat)
{
    for (const Panel& panel : scene.panels)
        if (panel.seat.index == seat)
            return words(panel.title);
    return {};
}

std::size_t cardsIn(const Scene& scene, const std::string& zone)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(scene.pieces, [&](const Piece& piece) { return piece.at.in == zone; }));
}

/// What lies open on a screen: all but what is seen only while it is held.
Scene openPartOf(Scene scene)
{
    std::erase_if(scene.pieces, [&](const Piece& piece) {
        const auto zone = std::ranges::find(scene.zones, piece.at.in, &Zone::id);
        return zone != scene.zones.end() && zone->isGuarded;
    });
    std::erase_if(scene.panels, &Panel::isGuarded);
    return scene;
}

} // namespace

TEST_CASE("Peeks go into the notebook of who peeked, with their day and turn, and into nobody else's")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.play(0, "draw");
    table.of(0).hand = {};
    table.hold(0, {"read-a-soul"});
    table.hold(2, {"omen"});
    table.play(0, "play read-a-soul seat-2");
    table.passAll();
    const std::string line = "Day 1, turn 1: The Role before Player 2: The Commonfolk";
    CHECK(has(linesOf(sceneOf(table, 0), "notebook"), line));
    // Their own Role alone.
    CHECK(linesOf(sceneOf(table, 1), "notebook").size() == 1);
    CHECK(linesOf(shippedGame().view(table.state, Viewer::publicView()), "notebook").empty());
    table.state.nights = 4;
    CHECK(has(linesOf(sceneOf(table, 0), "notebook"), line));
}

TEST_CASE("Until Day One a hand lies face down, for whoever holds it too")
{
    ForsakenTable table(6);
    const auto faces = [&] {
        std::vector<std::string> all;
        for (const Piece& piece : sceneOf(table, 1).pieces)
            if (piece.at.in == handZone(Seat{1}))
                all.push_back(piece.face.text());
        return all;
    };
    CHECK(faces() == std::vector<std::string>(3));
    table.untilDay();
    CHECK(faces().size() == 3);
    CHECK_FALSE(has(faces(), ""));
}

TEST_CASE("Whoever may answer a card is told at whom it is aimed")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.play(0, "draw");
    table.of(0).hand = {};
    table.hold(0, {"read-a-soul"});
    table.hold(2, {"omen"});
    table.play(0, "play read-a-soul seat-2");
    for (const int seat : {1, 2})
        CHECK(words(sceneOf(table, seat).prompt.title) == "Player 1 plays Read a Soul: Player 2");
}

TEST_CASE("A notebook holds all that was ever noted, the newest first")
{
    auto table = ForsakenTable::atFirstTurn(6);
    constexpr std::size_t kNotes = 40;
    const std::size_t before = linesOf(sceneOf(table, 2), "notebook").size();
    for (std::size_t i = 0; i < kNotes; ++i)
        for (const int reader : {1, 2})
            table.state.notes.push_back({Seat{static_cast<std::int8_t>(reader)}, NoteKind::place,
                                         static_cast<std::uint8_t>(i % kLandmarks),
                                         static_cast<std::uint8_t>(Landmark::deadEnd), 1, 1,
                                         static_cast<std::int16_t>(i + 1)});
    const std::vector<std::string> lines = linesOf(sceneOf(table, 2), "notebook");
    REQUIRE(lines.size() == before + kNotes);
    CHECK(lines[before].starts_with("Day 40, "));
    CHECK(lines.back().starts_with("Day 1, "));
}

TEST_CASE("What only its viewer knows is guarded: nothing that lies open on a screen tells of a Role")
{
    auto table = ForsakenTable::atFirstTurn(6);
    const auto roleZone = [](const Scene& scene, int seat) {
        return *std::ranges::find(scene.zones, "role" + std::to_string(seat), &Zone::id);
    };
    for (const int seat : {0, 1}) {
        const Scene scene = sceneOf(table, seat);
        CHECK(roleZone(scene, seat).isGuarded);
        CHECK_FALSE(roleZone(scene, 1 - seat).isGuarded);
        CHECK(std::ranges::find(scene.panels, "notebook", &Panel::id)->isGuarded);
        CHECK(titleOf(scene, seat) == "Traveler");
        CHECK(std::ranges::find(scene.panels, "seat" + std::to_string(seat), &Panel::id)->portrait.empty());
    }
    table.cast(1, Role::blessed);
    table.state.revealed.add(Seat{1});
    CHECK_FALSE(roleZone(sceneOf(table, 1), 1).isGuarded);
    CHECK(titleOf(sceneOf(table, 0), 1) == "The Blessed");
}

TEST_CASE("Before somebody was drawn to go first the cycle names nobody")
{
    auto table = ForsakenTable::asDealt(6);
    CHECK(sceneOf(table, 3).cycle.size() == 1);
    ForsakenTable night(6);
    CHECK(sceneOf(night, 3).cycle.size() == 1);
    night.untilDay();
    const Scene scene = sceneOf(night, 3);
    REQUIRE(scene.cycle.size() == 7);
    CHECK(scene.cycle[0].seat == night.state.active);
}

TEST_CASE("By day the screen of who knows much looks like that of who knows nothing, Role by Role")
{
    auto table = ForsakenTable::atFirstTurn(9);
    table.cast(1, Role::commonfolk);
    const Scene plain = openPartOf(sceneOf(table, 1));
    for (const Role role : {Role::forsaken, Role::shrouded, Role::cursed, Role::coward, Role::oracle,
                            Role::priest, Role::navigator, Role::silencer}) {
        CAPTURE(words(shippedGame().content().role(role).name));
        auto other = table;
        other.cast(1, role);
        // All Destinations, and the Roles of two.
        other.of(1).places = 0xff;
        other.of(1).souls.add(Seat{0});
        other.of(1).souls.add(Seat{2});
        const Scene scene = sceneOf(other, 1);
        CHECK(openPartOf(scene).pieces == plain.pieces);
        CHECK(openPartOf(scene) == plain);
        CHECK(std::ranges::none_of(scene.pieces, [](const Piece& piece) {
            return piece.face == "place.village" || (piece.at.in == "role0" && !piece.face.empty());
        }));
    }
}

TEST_CASE("The log tells who peeked by an open card, and the notebook alone what was there")
{
    std::vector<std::vector<std::string>> told;
    std::vector<Scene> open;
    for (const Role role : {Role::commonfolk, Role::forsaken}) {
        auto table = ForsakenTable::atFirstTurn(6);
        table.cast(2, role);
        table.play(0, "draw");
        table.of(0).hand = {};
        table.hold(0, {"read-a-soul"});
        table.play(0, "play read-a-soul seat-3");
        table.passAll();
        CHECK(table.hasTold("What you saw stands in your notebook"));
        CHECK(linesOf(sceneOf(table, 0), "notebook").back().find("The Role before Player 3") !=
              std::string::npos);
        told.push_back(table.told);
        open.push_back(openPartOf(sceneOf(table, 0)));
    }
    CHECK(told[0] == told[1]);
    CHECK(open[0] == open[1]);
}

TEST_CASE(
    "The turns of the cycle stand in their order, with what was played first in each, and the Forest last")
{
    auto table = ForsakenTable::atFirstTurn(6);
    Scene scene = sceneOf(table, 3);
    REQUIRE(scene.cycle.size() == 7);
    CHECK(scene.cycleAt == 0);
    CHECK(scene.cycle[0].seat == Seat{0});
    CHECK(scene.cycle[5].seat == Seat{5});
    CHECK(scene.cycle[6].icon == "tree");
    table.play(0, "draw");
    table.of(0).hand = {};
    table.hold(0, {"read-a-soul"});
    table.play(0, "play read-a-soul seat-2");
    table.passAll();
    scene = sceneOf(table, 3);
    CHECK(scene.cycle[0].mark == "eye");
    CHECK(words(scene.cycle[0].name) == "Player 1 played Read a Soul");
    CHECK(scene.cycle[1].mark.empty());
    // A Spirit has no turn to come.
    table.state.living.remove(Seat{2});
    scene = sceneOf(table, 3);
    CHECK(scene.cycle[2].seat == Seat{3});
    CHECK(scene.cycle[5].seat == Seat{0});
}

TEST_CASE("At the Gallows all see who has voted, and what only when all thumbs are shown")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.play(0, "draw");
    table.of(0).hand = {};
    table.hold(0, {"pillory"});
    CHECK_FALSE(sceneOf(table, 2).ballot.has_value());
    table.play(0, "play pillory seat-2");
    table.close();
    table.play(0, "vote down");
    const auto slipOf = [&](int viewer, std::size_t seat) {
        return sceneOf(table, viewer).ballot.value().slips[seat];
    };
    CHECK(slipOf(2, 0).isIn);
    CHECK(slipOf(2, 0).icon.empty());
    CHECK(slipOf(0, 0).icon == "thumbD");
    CHECK_FALSE(slipOf(2, 3).isIn);
    CHECK_FALSE(sceneOf(table, 2).active.has(Seat{0}));
    CHECK(sceneOf(table, 2).active.has(Seat{2}));
    // A thumb on the screen looks the same, whichever one is pressed.
    for (const Button& button : sceneOf(table, 0).buttons)
        CHECK(button.look == (button.id == "pass" ? ButtonLook::veiled : ButtonLook::discreet));
    CHECK(words(sceneOf(table, 2).ballot.value().standing) == "1 of 6 thumbs are in, 4 Down are enough");
    for (const int seat : {1, 2, 3, 4, 5})
        table.play(seat, "vote up");
    table.close();
    const Ballot over = sceneOf(table, 2).ballot.value();
    CHECK(over.isOver);
    CHECK(over.number == 1);
    CHECK(over.slips[0].icon == "thumbD");
    CHECK(over.slips[3].icon == "thumbU");
}

TEST_CASE("A hand is seen by who holds it, by others only its number of cards")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.hold(0, {"wander", "wander", "omen"});
    CHECK(cardsIn(sceneOf(table, 0), "hand0") == 3);
    const Scene other = sceneOf(table, 1);
    CHECK(cardsIn(other, "hand0") == 0);
    CHECK(std::ranges::find(other.zones, "hand0", &Zone::id)->count == 3);
    CHECK(cardsIn(shippedGame().view(table.state, Viewer::publicView()), "hand0") == 0);
}

TEST_CASE("The Forsaken and the Coward know the Forsaken, and only the Forsaken know the Destinations")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.of(0).places = 0xff;
    table.state.notes.push_back(
        {Seat{0}, NoteKind::place, 0, static_cast<std::uint8_t>(Landmark::village), 1, -1, 1});
    table.cast(2, Role::coward);
    table.cast(3, Role::shrouded);
    table.of(3).shown = Role::commonfolk;
    const auto names = [&](int seat) {
        return std::ranges::any_of(linesOf(sceneOf(table, seat), "notebook"), [](const std::string& line) {
            return line.starts_with("The Forsaken are ") && line.find("Player 6") != std::string::npos;
        });
    };
    CHECK(names(0));
    CHECK(names(2));
    CHECK_FALSE(names(1));
    CHECK(has(linesOf(sceneOf(table, 0), "notebook"), "The Shrouded is Player 4"));
    CHECK_FALSE(has(linesOf(sceneOf(table, 2), "notebook"), "The Shrouded is Player 4"));
    const auto knowsVillage = [&](int seat) {
        return has(linesOf(sceneOf(table, seat), "notebook"), "Night 1: On A1 lies: The Village");
    };
    CHECK(knowsVillage(0));
    CHECK_FALSE(knowsVillage(1));
    CHECK_FALSE(knowsVillage(2));
}

TEST_CASE("Nobody is told who the Silencer is, and the Coward not which Forsaken is which")
{
    auto table = ForsakenTable::atNightTwo();
    table.untilDay();
    const auto tells = [&](int seat, const std::string& what) {
        return std::ranges::any_of(linesOf(sceneOf(table, seat), "notebook"), [&](const std::string& line) {
            return !line.starts_with("I am ") && line.find(what) != line.npos;
        });
    };
    for (int seat = 0; seat < 9; ++seat)
        CHECK_FALSE(tells(seat, "Silencer"));
    CHECK(tells(4, "The Forsaken are Player 6, Player 7, Player 8"));
    CHECK_FALSE(tells(4, "Shrouded"));
    CHECK(tells(5, "Shrouded"));
}

TEST_CASE("Deaths and votes stay in the public record")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.play(0, "draw");
    table.of(0).hand = {};
    table.hold(0, {"pillory"});
    table.play(0, "play pillory seat-2");
    table.close();
    for (const int seat : {0, 2, 3, 4})
        table.play(seat, "vote down");
    for (const int seat : {1, 5})
        table.play(seat, "vote up");
    for (const std::string& line : linesOf(sceneOf(table, 1), "record"))
        CHECK(line.find("Down:") == std::string::npos);
    table.close();
    const auto lines = linesOf(shippedGame().view(table.state, Viewer::publicView()), "record");
    CHECK(has(lines, "Day 1: Player 2 died"));
    CHECK(has(lines, "Day 1: Player 2 was lynched. Down: Player 1, Player 3, Player 4, Player 5. "
                     "Up: Player 2, Player 6."));
}

TEST_CASE("The public record has all votes, deaths, cards of the Turn Cycle and Paths, what is new first")
{
    auto table = ForsakenTable::atAction(6, {"wander"});
    table.play(0, "play wander H7");
    const auto recorded = [&] {
        return linesOf(shippedGame().view(table.state, Viewer::publicView()), "record");
    };
    CHECK(recorded() == std::vector<std::string>{"Day 1, turn 1: Player 1 played Wander", "2 Path(s) lie",
                                                 "Player 1 forged: H7", "Player 6 forged: G6",
                                                 "In the Travelers discard: Wander (1)"});
    constexpr int kTrials = 5;
    for (std::int8_t day = 1; day <= kTrials; ++day)
        table.state.trials.push_back({Seat{day}, Seats(Seat{0}), Seats(Seat{day}), false, day});
    for (std::int8_t day = 1; day <= 2; ++day) {
        table.state.graves.push_back({Seat{day}, day});
        table.state.living.remove(Seat{day});
    }
    const auto lines = recorded();
    REQUIRE(lines.size() == 5 + kTrials + 2);
    CHECK(lines[1] == "Day 2: Player 3 died");
    CHECK(lines[3].starts_with("Day 5: Player 6 was let go. Down: Player 1."));
    CHECK(lines[7].starts_with("Day 1: Player 2 was let go."));
}

TEST_CASE("Nothing can be taken back, the first Paths neither")
{
    ForsakenTable table(6);
    CHECK(shippedGame().isSealed(table.state));
    table.untilDay();
    CHECK(shippedGame().isSealed(table.state));
    table.forgeAll();
    CHECK(shippedGame().isSealed(table.state));
}

TEST_CASE("In the Fast Action Phase the table waits for those who are asked, not for whose turn it is")
{
    auto table = ForsakenTable::atFirstTurn(6);
    table.hold(1, {"take-stock"});
    table.play(0, "draw");
    CHECK(words(sceneOf(table, 2).prompt.body) == "The table waits for Player 1.");
    table.of(0).hand = {};
    table.play(0, "end");
    CHECK(words(sceneOf(table, 1).prompt.body) == "The turn ends. Play a Fast Action, or pass.");
    for (const int seat : {0, 2})
        CHECK(words(sceneOf(table, seat).prompt.body) == "The turn ends: some may still play a Fast Action.");
}

TEST_CASE("The decks and what is held of them differ in their backs, and a discard has that of its deck")
{
    const Scene scene = shippedGame().view(ForsakenTable::atFirstTurn(6).state, Viewer::publicView());
    const auto backOf = [&](const std::string& name) {
        const auto zone =
            std::ranges::find_if(scene.zones, [&](const Zone& one) { return words(one.name) == name; });
        REQUIRE_MESSAGE(zone != scene.zones.end(), name);
        return zone->back;
    };
    CHECK(std::set{backOf("Travelers deck"), backOf("Forest deck"), backOf("Artifacts"), backOf("Role card")}
              .size() == 4);
    CHECK(backOf("Travelers discard") == backOf("Travelers deck"));
    CHECK(backOf("Hand") == backOf("Travelers deck"));
    CHECK(backOf("Forest discard") == backOf("Forest deck"));
}
