#include "forsaken_table.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

/// What the plate of the event that is told so says to all; empty where it has none.
std::string meaningOf(const ForsakenTable& table, const std::string& line)
{
    for (const Event& event : table.events)
        if (words(event.text) == line)
            return event.plate ? words(event.plate->meaning) : std::string();
    return {};
}

std::string ownMeaningOf(const ForsakenTable& table, const std::string& line)
{
    for (const Event& event : table.events)
        if (words(event.text) == line && event.plate)
            return words(event.plate->own);
    return {};
}

std::string bodyFor(const ForsakenTable& table, int seat)
{
    return words(shippedGame().view(table.state, Seat{static_cast<std::int8_t>(seat)}).prompt.body);
}

bool ends(const std::string& sentence, const std::string& with)
{
    return sentence.size() >= with.size() && sentence.ends_with(with);
}

constexpr const char* kSpirit = "You are a Spirit now: talk on, and win with your team. You can neither play "
                                "cards nor vote, and your turns are skipped.";
constexpr const char* kEntangled =
    "You are Entangled: until the Forest’s turn is over you can neither play cards nor speak, point or "
    "react. You still draw, forage and vote.";

} // namespace

TEST_CASE("Death's Doorstep, a death and a revival are great events, and say what they mean")
{
    auto table = ForsakenTable::atAction(8, {"hunting-knife"});
    table.hold(2, {"revival"});
    auto saved = table;
    table.play(0, "play hunting-knife seat-2");
    table.passAll();
    CHECK(meaningOf(table, "Player 2 is on Death’s Doorstep") ==
          "They die unless somebody saves them with a card that revives.");
    CHECK(ownMeaningOf(table, "Player 2 is on Death’s Doorstep") ==
          "You die unless somebody saves you with a card that revives.");
    CHECK(meaningOf(table, "Player 2 died").starts_with("They are a Spirit now"));
    CHECK(ownMeaningOf(table, "Player 2 died") == kSpirit);

    saved.play(0, "play hunting-knife seat-2");
    saved.play(2, "pass");
    saved.play(2, "play revival");
    saved.passAll();
    CHECK(meaningOf(saved, "Player 2 was revived") ==
          "They play on, and nothing protects them another time.");
}

TEST_CASE("A Dead End, an Artifact and a card of the Forest are great events, a Path is none")
{
    auto table = ForsakenTable::atAction(6, {"wander"});
    table.putPaths({"L2", "K3"});
    table.play(0, "play wander M1");
    table.passAll();
    CHECK(meaningOf(table, "Player 1 forged a Path on M1").empty());
    CHECK(meaningOf(table, "M1 is a Dead End") == "Neither the Village nor the Void lies there: wander on.");
    table.play(0, "end");
    table.untilForest();
    const auto flip = std::ranges::find(table.events, "flip", &Event::cue);
    REQUIRE(flip != table.events.end());
    REQUIRE(flip->plate.has_value());
    CHECK_FALSE(flip->plate->meaning.isEmpty());
}

TEST_CASE("Each dawn is a great event, and so is what is found at it")
{
    ForsakenTable table(6);
    table.untilDay();
    CHECK(meaningOf(table, "Dawn: Day 1").ends_with(" first."));

    auto night = ForsakenTable::atNightTwo();
    night.untilDay();
    CHECK(meaningOf(night, "Dawn: Day 2") == "Nothing is found this morning.");
}

TEST_CASE("A Spirit is told all day what they may still do, and nobody else is")
{
    auto table = ForsakenTable::atAction(8, {"hunting-knife"});
    table.play(0, "play hunting-knife seat-2");
    table.passAll();
    REQUIRE_FALSE(table.isLiving(1));
    CHECK(ends(bodyFor(table, 1), kSpirit));
    table.play(0, "end");
    CHECK(ends(bodyFor(table, 1), kSpirit));
    for (const int seat : {0, 2, 7})
        CHECK_FALSE(ends(bodyFor(table, seat), kSpirit));
    const Scene scene = shippedGame().view(table.state, Seat{1});
    const auto notebook = std::ranges::find(scene.panels, "notebook", &Panel::id);
    REQUIRE(notebook != scene.panels.end());
    CHECK(std::ranges::any_of(notebook->items,
                              [](const PanelItem& item) { return words(item.text) == kSpirit; }));
}

TEST_CASE("Who is Entangled is told what that means and how long, and is not asked for a card")
{
    auto table = ForsakenTable::atAction(6, {"wander"});
    table.state.entangled.add(Seat{0});
    table.state.entangled.add(Seat{3});
    CHECK(bodyFor(table, 0) == std::string("End your Action Phase. ") + kEntangled);
    CHECK(ends(bodyFor(table, 3), kEntangled));
    CHECK(words(shippedGame().view(table.state, Seat{3}).silence) == kEntangled);
    CHECK(shippedGame().view(table.state, Seat{2}).silence.isEmpty());
    CHECK(shippedGame().view(table.state, Viewer::publicView()).silence.isEmpty());
}

TEST_CASE("Who has passed is told so, and not asked any more")
{
    auto table = ForsakenTable::atAction(6, {"take-stock"});
    table.hold(1, {"deny-fate"});
    table.hold(2, {"omen"});
    table.play(0, "play take-stock");
    CHECK(bodyFor(table, 1) == "Answer with a card, or pass. Each answer starts the seconds anew.");
    table.play(1, "pass");
    CHECK(bodyFor(table, 1) == "You passed. It goes on once everybody who is asked has answered or passed.");
    CHECK(shippedGame().view(table.state, Seat{1}).buttons.empty());
    CHECK(bodyFor(table, 2) == "Answer with a card, or pass. Each answer starts the seconds anew.");
}

TEST_CASE("Pass keeps its place while who wants to answer chooses a card")
{
    auto table = ForsakenTable::atAction(6, {"take-stock"});
    table.hold(1, {"deny-fate"});
    table.play(0, "play take-stock");
    const auto passOf = [&] {
        const std::vector<Button> buttons = shippedGame().view(table.state, Seat{1}).buttons;
        return std::ranges::find(buttons, "pass", &Button::id) - buttons.begin();
    };
    const auto before = passOf();
    CHECK(before == 1);
    table.play(1, "respond");
    CHECK(passOf() == before);
    CHECK(bodyFor(table, 1) == "Everybody waits for your card. Play it, or pass.");
}

TEST_CASE("Whose Action is used is not asked for a card, but to end the phase")
{
    auto table = ForsakenTable::atAction(6, {"take-stock", "wander"});
    CHECK(bodyFor(table, 0) != "Your Action of this turn is used: end your Action Phase.");
    table.play(0, "play take-stock");
    table.passAll();
    CHECK(bodyFor(table, 0) == "Your Action of this turn is used: end your Action Phase.");
}

TEST_CASE("After an answer the log says that all are asked again, but not about what is settled")
{
    const std::string again = "After that answer all are asked again, with new seconds";
    auto table = ForsakenTable::atAction(6, {"take-stock"});
    table.hold(1, {"deny-fate"});
    table.hold(2, {"deny-fate"});
    table.play(0, "play take-stock");
    auto settled = table;
    settled.play(1, "respond");
    settled.play(1, "play deny-fate");
    settled.passAll();
    CHECK_FALSE(settled.hasTold(again));
    table.play(1, "respond");
    table.play(1, "play deny-fate");
    table.play(2, "respond");
    table.play(2, "play deny-fate");
    table.passAll();
    CHECK(table.hasTold(again));
}
