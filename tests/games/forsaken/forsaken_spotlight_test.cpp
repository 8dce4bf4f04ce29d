#include "forsaken_table.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::forsaken;

namespace {

/// What the event that is told so means to most, as it stands on the stage; empty where it does not rise
/// there.
std::string meaningOf(const ForsakenTable& table, const std::string& line)
{
    for (const Event& event : table.events)
        if (words(event.text) == line)
            return event.spotlight ? words(event.spotlight->meaning) : std::string();
    return {};
}

std::string ownMeaningOf(const ForsakenTable& table, const std::string& line)
{
    for (const Event& event : table.events)
        if (words(event.text) == line && event.spotlight)
            return words(event.spotlight->meaningTo(event.seat));
    return {};
}

std::string textOf(const char* card)
{
    return words(shippedGame().content().card(shippedGame().content().find(Word(card))).text);
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

TEST_CASE("Death's Doorstep, a death and a revival are weighty events, and say what they mean")
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

TEST_CASE("A Dead End is a weighty event, and the Path that turns it is none")
{
    auto table = ForsakenTable::atAction(6, {"wander"});
    table.putPaths({"L2", "K3"});
    table.play(0, "play wander M1");
    table.passAll();
    CHECK(meaningOf(table, "Player 1 forged a Path on M1").empty());
    CHECK(meaningOf(table, "M1 is a Dead End") == "Neither the Village nor the Void lies there: wander on.");
}

TEST_CASE("Whatever is dug up is a weighty event, and it says what it does")
{
    for (const auto& [artifact, line] : {std::pair("lantern", "Player 1 found Lantern of Truth"),
                                         std::pair("hidden-cache", "Player 1 found Hidden Cache")}) {
        auto table = ForsakenTable::atAction(6, {"wander"});
        table.putPaths({"D2"});
        table.stack({artifact});
        table.play(0, "play wander D1");
        table.passAll();
        CHECK(meaningOf(table, line) == textOf(artifact));
    }
}

TEST_CASE("Each card of the Forest is a weighty event, and it says what it does")
{
    auto table = ForsakenTable::atAction(6, {});
    table.stack({"darkness"});
    table.play(0, "end");
    table.untilForest();
    CHECK(meaningOf(table, "The Forest played Encroaching Darkness") == textOf("darkness"));
}

TEST_CASE("Each dawn is a weighty event, which says who goes first or whether anything is found")
{
    ForsakenTable table(6);
    table.untilDay();
    CHECK(meaningOf(table, "Dawn: Day 1").ends_with(" first."));

    auto night = ForsakenTable::atNightTwo();
    auto found = night;
    night.untilDay();
    CHECK(meaningOf(night, "Dawn: Day 2") == "Nothing is found this morning.");

    found.untilCall(Call::silencerEntangles);
    found.play(6, "point 9");
    found.untilDay();
    CHECK(meaningOf(found, "Dawn: Day 2") == "The Night has left something behind.");
}

TEST_CASE("A sacrifice that is found at dawn is a weighty event, which says whether Shelter cancels it")
{
    auto table = ForsakenTable::atNightTwo();
    table.untilCall(Call::priestShelters);
    auto sheltered = table;
    table.untilCall(Call::forsakenSacrifice);
    table.play(5, "point 9");
    table.untilDay();
    CHECK(meaningOf(table, "Player 9 found Ritual Sacrifice") == "The Forsaken have chosen their victim.");

    sheltered.play(1, "point 9");
    sheltered.untilCall(Call::forsakenSacrifice);
    sheltered.play(5, "point 9");
    sheltered.untilDay();
    CHECK(meaningOf(sheltered, "Player 9 found Ritual Sacrifice") ==
          "The Forsaken chose their victim, but Shelter From Evil cancels it.");
}

TEST_CASE(
    "Shelter that is found at dawn is a weighty event, whether or not a sacrifice would have struck there")
{
    auto table = ForsakenTable::atNightTwo();
    table.untilCall(Call::priestShelters);
    table.play(1, "point 9");
    table.untilDay();
    CHECK(meaningOf(table, "Player 9 found Shelter From Evil") ==
          "No Ritual Sacrifice could strike there this Night.");
}

TEST_CASE("Entangling is a weighty event, which tells whom it strikes in words of their own what they may do")
{
    auto table = ForsakenTable::atNightTwo();
    table.untilCall(Call::silencerEntangles);
    table.play(6, "point 9");
    table.untilDay();
    CHECK(meaningOf(table, "Player 9 found Entangle") ==
          "Until the Forest’s turn is over they can neither play cards nor speak, point or react. They still "
          "draw, forage and vote.");
    CHECK(ownMeaningOf(table, "Player 9 found Entangle") == kEntangled);
}

TEST_CASE("That the Blessed comes back is a weighty event, which says that it was the only time")
{
    auto table = ForsakenTable::atAction(8, {"hunting-knife"});
    table.cast(1, Role::blessed);
    table.state.entangled.add(Seat{1});
    table.play(0, "play hunting-knife seat-2");
    CHECK(meaningOf(table, "Player 2 is the Blessed, and was revived") ==
          "The Role lies open from now on, and saves no second time.");
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
    CHECK(bodyFor(table, 1) ==
          "You answer nothing. It goes on once everybody who is asked has answered or passed.");
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

TEST_CASE("Whoever announced an answer and plays none is told of, whether they pass or their seconds run out")
{
    const std::string nothing = "Player 2 played nothing after all";
    auto table = ForsakenTable::atAction(6, {"take-stock"});
    table.hold(1, {"deny-fate"});
    table.play(0, "play take-stock");
    table.play(1, "respond");
    CHECK_FALSE(table.hasTold(nothing));
    auto slow = table;
    table.play(1, "pass");
    CHECK(table.hasTold(nothing));
    slow.close();
    CHECK(slow.hasTold(nothing));
}

TEST_CASE("After a Fast Action at the end of a turn the log says that all are asked again")
{
    const std::string again = "Before the turn ends all are asked again for a Fast Action, with new seconds";
    auto table = ForsakenTable::atAction(6, {}, "quick-wits");
    table.play(0, "end");
    CHECK_FALSE(table.hasTold(again));
    table.play(1, "respond");
    table.play(1, "play quick-wits");
    table.passAll();
    CHECK(table.hasTold(again));
}

TEST_CASE("With a turn clock the log says that a turn goes on with new seconds after what came in between")
{
    const std::string goesOn = "Player 1’s turn goes on, with new seconds";
    for (const bool hasClock : {false, true}) {
        auto table = ForsakenTable::atAction(6, {"take-stock"});
        table.state.terms.turnSeconds = hasClock ? 60 : 0;
        table.play(0, "play take-stock");
        table.passAll();
        CHECK(table.hasTold(goesOn) == hasClock);
    }
}

TEST_CASE("Of a turn whose player died meanwhile the log does not say that it goes on, nor that all are "
          "asked again")
{
    const std::string goesOn = "Player 1’s turn goes on, with new seconds";
    const std::string again = "Before the turn ends all are asked again for a Fast Action, with new seconds";
    for (const bool isEnding : {false, true}) {
        CAPTURE(isEnding);
        auto table = ForsakenTable::atAction(8, {}, "shot-in-dark");
        table.state.terms.turnSeconds = 60;
        if (isEnding) {
            table.play(0, "end");
            table.play(1, "respond");
        }
        table.play(1, "play shot-in-dark seat-1");
        table.passAll();
        REQUIRE_FALSE(table.isLiving(0));
        CHECK(table.state.active == Seat{1});
        CHECK_FALSE(table.hasTold(goesOn));
        CHECK_FALSE(table.hasTold(again));
    }
}
