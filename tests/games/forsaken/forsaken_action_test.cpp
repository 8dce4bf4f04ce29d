#include "forsaken_table.h"

#include "kernel/gestures.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

using namespace tablewood;
using namespace tablewood::forsaken;

TEST_CASE("A Slow Action waits until everybody who is asked has passed")
{
    auto table = ForsakenTable::atAction(6, {"take-stock"}, "take-stock");
    table.play(0, "play take-stock");
    CHECK(table.cards(0) == 0);
    CHECK_FALSE(table.isAsked(0));
    for (int seat = 1; seat < 6; ++seat) {
        CHECK(table.isAsked(seat));
        table.play(seat, "pass");
    }
    CHECK(table.cards(0) == 2);
}

TEST_CASE("Who is asked follows from what everybody knows, never from what is in a hand")
{
    auto table = ForsakenTable::atAction(6, {"take-stock"}, "take-stock");
    table.of(1).hand = {};
    table.of(2).hand = {};
    table.of(2).finds.push_back(shippedGame().content().find(Word("lantern")));
    table.state.entangled.add(Seat{3});
    table.state.acted.add(Seat{4});
    table.play(0, "play take-stock");
    CHECK_FALSE(table.isAsked(1));
    CHECK(table.isAsked(2));
    CHECK_FALSE(table.isAsked(3));
    CHECK_FALSE(table.isAsked(4));
    CHECK(table.isAsked(5));
    CHECK(table.legal(5) == std::vector<std::string>{"pass"});
}

TEST_CASE("A forbidden card does nothing and is discarded")
{
    auto table = ForsakenTable::atAction(6, {"take-stock"}, "deny-fate");
    table.play(0, "play take-stock");
    table.play(3, "play deny-fate");
    table.passAll();
    CHECK(table.cards(0) == 0);
    CHECK(table.hasTold("Take Stock was forbidden"));
    CHECK(table.state.matters.empty());
}

TEST_CASE(
    "A card that forbids can be forbidden itself, and then everybody is asked again about the first card")
{
    auto table = ForsakenTable::atAction(6, {"take-stock"}, "deny-fate");
    table.play(0, "play take-stock");
    table.play(1, "pass");
    table.play(3, "play deny-fate");
    table.play(4, "play deny-fate");
    table.play(1, "pass");
    table.play(2, "pass");
    table.play(5, "pass");
    CHECK(table.state.matters.size() == 1);
    CHECK(table.isAsked(1));
    CHECK_FALSE(table.isAsked(3));
    table.passAll();
    CHECK(table.cards(0) == 2);
}

TEST_CASE("A Fast Action is answered only with a card that interacts with it")
{
    auto table = ForsakenTable::atAction(6, {"take-stock"}, "shot-in-dark");
    table.hold(2, {"deny-fate"});
    table.play(1, "play shot-in-dark seat-1");
    CHECK(table.whyNot(2, "play shot-in-dark seat-2") ==
          "A Fast Action is answered only with a card that forbids it.");
    CHECK(table.can(2, "play deny-fate"));
    CHECK(table.legal(3) == std::vector<std::string>{"pass"});
}

TEST_CASE("Each card that forbids has its kind of card")
{
    const std::vector<std::string> forbidding{"deny-fate", "ward-camp", "light-beacon", "bar-the-way"};
    const auto answersTo = [&](ForsakenTable& table) {
        std::vector<std::string> all;
        for (const std::string& card : forbidding)
            if (table.can(1, "play " + card))
                all.push_back(card);
        return all;
    };
    const auto holding = [&](const std::vector<std::string>& cards) {
        auto table = ForsakenTable::atAction(6, cards);
        table.hold(1, forbidding);
        return table;
    };
    auto wander = holding({"wander"});
    wander.play(0, "play wander H7");
    CHECK(answersTo(wander) == std::vector<std::string>{"deny-fate", "bar-the-way"});
    auto insight = holding({"take-stock"});
    insight.play(0, "play take-stock");
    CHECK(answersTo(insight) == std::vector<std::string>{"deny-fate"});
    CHECK(insight.whyNot(1, "play ward-camp") == "Ward the Camp does not forbid this card.");
    for (const std::string card : {"sinkhole", "darkness"}) {
        auto forest = ForsakenTable::atFirstTurn(6);
        forest.stack({card});
        for (int turn = 0; turn < 5; ++turn)
            forest.takeTurn();
        forest.play(5, "draw");
        for (int seat = 0; seat < 6; ++seat)
            forest.of(seat).hand = {};
        forest.hold(1, forbidding);
        forest.play(5, "end");
        while (forest.state.step == Step::fast)
            forest.play(forest.state.window.waitingFor().first().index, "pass");
        REQUIRE(forest.state.step == Step::forest);
        CHECK(answersTo(forest) == (card == "darkness" ? std::vector<std::string>{"ward-camp", "light-beacon"}
                                                       : std::vector<std::string>{"ward-camp"}));
    }
}

TEST_CASE("One Action in each turn of anyone, and the whole Forest Turn is one turn")
{
    auto table = ForsakenTable::atAction(6, {"take-stock"}, "quick-wits");
    table.hold(1, {"quick-wits"});
    table.play(1, "play quick-wits");
    table.passAll();
    CHECK(table.whyNot(1, "play quick-wits") == "You are not asked now.");
    table.play(0, "play take-stock");
    CHECK_FALSE(table.isAsked(1));
    table.passAll();
    table.of(0).hand = {};
    table.play(0, "end");
    table.passAll();
    CHECK(table.can(1, "play quick-wits"));
}

TEST_CASE("Who announces a response first is waited for, and not finishing is a pass")
{
    auto table = ForsakenTable::atAction(6, {"take-stock"}, "deny-fate");
    table.play(0, "play take-stock");
    table.play(3, "respond");
    CHECK(table.isAsked(3));
    CHECK_FALSE(table.isAsked(1));
    CHECK(shippedGame().timer(table.state)->seconds == 10);
    table.close();
    CHECK(table.legal(1).size() == 3);
    CHECK(table.legal(3).empty());
    CHECK(table.whyNot(3, "play deny-fate") == "You have passed.");
}

TEST_CASE("A window closes 4, 8, 12 or 15 seconds after it opened, and tells of nobody who passed")
{
    auto table = ForsakenTable::atAction(6, {"take-stock"}, "deny-fate");
    table.play(0, "play take-stock");
    const Seats asked = shippedGame().toAct(table.state);
    table.play(2, "pass");
    CHECK(shippedGame().toAct(table.state) == asked);
    std::vector<int> seconds;
    std::vector<int> left;
    while (table.cards(0) == 0) {
        const Timer timer = shippedGame().timer(table.state).value();
        seconds.push_back(timer.seconds);
        left.push_back(timer.seconds + timer.after);
        CHECK(timer.before + timer.seconds + timer.after == 15);
        table.close();
    }
    CHECK(seconds == std::vector<int>{4, 4, 4, 3});
    // To people the marks are one time.
    CHECK(left == std::vector<int>{15, 11, 7, 3});

    auto quick = ForsakenTable::atAction(6, {"take-stock"}, "deny-fate");
    quick.play(0, "play take-stock");
    for (int seat = 1; seat < 5; ++seat)
        quick.play(seat, "pass");
    Log log;
    CHECK_FALSE(shippedGame().apply(quick.state, Seat{5}, Pass(), log));
    CHECK(quick.cards(0) == 0);
    quick.close();
    CHECK(quick.cards(0) == 2);
}

TEST_CASE("Forging fails if its territory was taken meanwhile, and satisfies Must-Wander all the same")
{
    auto table = ForsakenTable::atAction(6, {"wander"}, "slip-ahead");
    table.hold(0, {"wander"});
    table.play(0, "play wander H7");
    table.play(1, "play slip-ahead H7");
    table.passAll();
    CHECK(table.hasTold("No Path could be forged on H7 any more"));
    CHECK(table.state.paths.count() == 2);
    CHECK(table.can(0, "end"));
}

TEST_CASE("Forging fails if its territory was cut off meanwhile")
{
    auto table = ForsakenTable::atAction(6, {"wander"}, "slip-ahead");
    table.play(0, "play wander G5");
    // What a card that destroys a Path would do in the window.
    table.state.paths.remove(*Cell::fromText("G6"));
    table.passAll();
    CHECK(table.hasTold("No Path could be forged on G5 any more"));
    CHECK(table.state.paths.count() == 0);
}

TEST_CASE("A card whose author has died meanwhile happens, and what it would give them lapses")
{
    auto table = ForsakenTable::atAction(6, {"scouts-return"}, "shot-in-dark");
    table.play(0, "play scouts-return H7");
    table.play(1, "play shot-in-dark seat-3");
    table.passAll();
    CHECK_FALSE(table.isLiving(2));
    CHECK(table.hasPath("H7"));
    CHECK(table.cards(0) == 1);

    auto other = ForsakenTable::atFirstTurn(6);
    other.cast(1, Role::forsaken);
    other.play(0, "draw");
    other.of(0).hand = {};
    other.hold(0, {"scouts-return"});
    other.hold(1, {"shot-in-dark"});
    other.play(0, "play scouts-return H7");
    other.play(1, "play shot-in-dark seat-1");
    other.passAll();
    CHECK_FALSE(other.isLiving(0));
    CHECK(other.hasPath("H7"));
    CHECK(other.cards(0) == 0);
}

TEST_CASE("Navigation cards do what they say")
{
    auto march = ForsakenTable::atAction(6, {"brisk-march"}, "take-stock");
    CHECK_FALSE(march.can(0, "play brisk-march H7"));
    CHECK_FALSE(march.can(0, "play brisk-march H7 J7"));
    CHECK_FALSE(march.can(0, "play brisk-march H7 H7"));
    march.play(0, "play brisk-march H7 I7");
    march.passAll();
    CHECK(march.hasPath("H7"));
    CHECK(march.hasPath("I7"));

    auto leap = ForsakenTable::atAction(6, {"leap-ravine"}, "take-stock");
    CHECK_FALSE(leap.can(0, "play leap-ravine G5"));
    CHECK_FALSE(leap.can(0, "play leap-ravine G3"));
    leap.play(0, "play leap-ravine G4");
    leap.passAll();
    CHECK(leap.hasPath("G4"));

    auto slip = ForsakenTable::atAction(6, {"slip-ahead"}, "take-stock");
    slip.putPaths({"G2"});
    CHECK_FALSE(slip.can(0, "play slip-ahead F1"));
    CHECK(slip.can(0, "play slip-ahead F2"));

    auto old = ForsakenTable::atAction(6, {"old-footprints"}, "take-stock");
    old.state.discard.push_back(shippedGame().content().find(Word("wander")));
    old.state.discard.push_back(shippedGame().content().find(Word("omen")));
    old.play(0, "play old-footprints H7");
    old.passAll();
    CHECK_FALSE(old.can(0, "pick omen"));
    old.play(0, "pick wander");
    CHECK(old.count(0, "wander") == 1);
}

TEST_CASE("Discovery cards show what they say, to those they say")
{
    auto soul = ForsakenTable::atAction(6, {"read-a-soul"}, "take-stock");
    soul.cast(1, Role::cursed);
    soul.of(1).shown = Role::forsaken;
    soul.play(0, "play read-a-soul seat-2");
    soul.passAll();
    CHECK(soul.of(0).souls == Seats(Seat{1}));
    CHECK(soul.hasTold("What you saw stands in your notebook"));

    auto vision = ForsakenTable::atAction(6, {"shared-vision"}, "take-stock");
    vision.play(0, "play shared-vision seat-3 place-5");
    vision.passAll();
    CHECK(vision.of(0).places == 1 << 4);
    CHECK(vision.of(2).places == 1 << 4);
    CHECK(vision.of(1).places == 0);

    auto seance = ForsakenTable::atAction(6, {"seance"}, "take-stock");
    CHECK(seance.legal(0, "play seance").empty());
    seance.state.living.remove(Seat{1});
    seance.play(0, "play seance seat-2");
    seance.passAll();
    CHECK(seance.of(0).souls == Seats(Seat{1}));

    auto oath = ForsakenTable::atAction(6, {"blood-oath"}, "take-stock");
    oath.play(0, "play blood-oath seat-4");
    oath.passAll();
    CHECK(oath.of(0).souls == Seats(Seat{3}));
    CHECK(oath.of(3).souls == Seats(Seat{0}));

    auto omen = ForsakenTable::atAction(6, {"omen"}, "take-stock");
    omen.stack({"darkness", "wolves", "marked"});
    omen.play(0, "play omen");
    omen.passAll();
    CHECK(omen.legal(0).size() == 6);
    omen.play(0, "arrange 3 1 2");
    CHECK(shippedGame().content().card(omen.state.forestDeck.back()).key == Word("marked"));
    CHECK(omen.of(0).foreseen == 3);
}

TEST_CASE("Insight, Alliance and Betrayal cards move cards as they say")
{
    auto study = ForsakenTable::atAction(6, {"long-study"}, "take-stock");
    study.stack({"wander", "omen", "duel"});
    study.play(0, "play long-study");
    study.passAll();
    study.play(0, "pick omen");
    CHECK(study.cards(0) == 2);
    CHECK(study.count(0, "omen") == 0);

    auto barter = ForsakenTable::atAction(6, {"barter"}, "take-stock");
    barter.hold(0, {"omen"});
    barter.play(0, "play barter seat-3");
    barter.passAll();
    barter.play(2, "pick take-stock");
    CHECK(barter.count(0, "take-stock") == 0);
    barter.play(0, "pick omen");
    CHECK(barter.count(0, "take-stock") == 1);
    CHECK(barter.count(2, "omen") == 1);

    auto torch = ForsakenTable::atAction(6, {"pass-the-torch"}, "take-stock");
    torch.hold(0, {"omen"});
    torch.play(0, "play pass-the-torch seat-2");
    torch.passAll();
    torch.play(0, "pick omen");
    CHECK(torch.count(1, "omen") == 1);

    auto fingers = ForsakenTable::atAction(6, {"light-fingers"}, "take-stock");
    fingers.play(0, "play light-fingers seat-2");
    fingers.passAll();
    CHECK(fingers.count(0, "take-stock") == 1);
    CHECK(fingers.cards(1) == 0);
    CHECK(fingers.hasTold("Take Stock went from the hand of Player 2 to Player 1"));

    auto straps = ForsakenTable::atAction(6, {"cut-the-straps"}, "take-stock");
    straps.hold(1, {"omen", "duel"});
    straps.play(0, "play cut-the-straps seat-2");
    straps.passAll();
    CHECK(straps.cards(1) == 1);

    auto thief = ForsakenTable::atAction(6, {"relic-thief"}, "take-stock");
    const CardId lantern = shippedGame().content().find(Word("lantern"));
    thief.of(2).finds.push_back(lantern);
    thief.play(0, "play relic-thief card-" + std::to_string(lantern));
    thief.passAll();
    CHECK(thief.of(0).finds.size() == 1);
    CHECK(thief.of(2).finds.empty());
}

TEST_CASE("Disasters and Curses strike at once, by truly random choice where they say so")
{
    auto flood = ForsakenTable::atFirstTurn(6);
    flood.stack({"flash-flood"});
    while (flood.state.turns < 5)
        flood.takeTurn();
    for (int seat = 0; seat < 6; ++seat)
        flood.of(seat).hand = {};
    flood.play(5, "draw");
    flood.of(5).hand = {};
    flood.play(5, "end");
    CHECK(flood.state.step == Step::draw);

    auto slide = ForsakenTable::atFirstTurn(6);
    slide.putPaths({"G5", "G4", "G3", "G8"});
    slide.stack({"landslide"});
    slide.untilForest();
    CHECK(slide.state.paths.count() == 2);

    auto lame = ForsakenTable::atFirstTurn(6);
    lame.stack({"lame-foot"});
    lame.untilForest();
    REQUIRE(lame.state.spells.size() == 1);
    const int seat = lame.state.spells[0].whom.index;
    CHECK(lame.hasTold("The lot fell on Player " + std::to_string(seat + 1)));
}

TEST_CASE("A Curse can be destroyed")
{
    auto table = ForsakenTable::atAction(6, {"cleansing-smoke"}, "take-stock");
    const CardId minds = shippedGame().content().find(Word("dull-minds"));
    CHECK(table.legal(0, "play").empty());
    table.state.spells.push_back({minds, 0, Seat::none(), 0});
    table.play(0, "play cleansing-smoke curse-1");
    table.passAll();
    CHECK(table.state.spells.empty());
    CHECK(table.state.forestDiscard.back() == minds);
}

TEST_CASE("Of two equal Curses the named one is destroyed, whatever ends meanwhile")
{
    const CardId lame = shippedGame().content().find(Word("lame-foot"));
    const auto cursed = [&] {
        auto table = ForsakenTable::atAction(6, {"cleansing-smoke"}, "shot-in-dark");
        for (std::uint8_t i = 0; i < 3; ++i)
            table.state.spells.push_back({lame, 0, Seat{static_cast<std::int8_t>(i + 1)}, 2, i});
        return table;
    };
    const auto left = [](const ForsakenTable& table) {
        Seats seats;
        for (const Spell& spell : table.state.spells)
            seats.add(spell.whom);
        return seats;
    };
    auto table = cursed();
    CHECK(table.legal(0, "play") == std::vector<std::string>{"play cleansing-smoke curse-1",
                                                             "play cleansing-smoke curse-2",
                                                             "play cleansing-smoke curse-3"});
    CHECK_FALSE(table.can(0, "play cleansing-smoke curse-4"));
    table.play(0, "play cleansing-smoke curse-2");
    CHECK(table.hasTold("Player 1 played Cleansing Smoke: Lame Foot on Player 3"));
    table.passAll();
    Seats others(Seat{1});
    others.add(Seat{3});
    CHECK(left(table) == others);

    // The first one's player dies, with whom it ends: the second is the first now.
    auto shifted = cursed();
    shifted.play(0, "play cleansing-smoke curse-2");
    shifted.play(4, "play shot-in-dark seat-2");
    shifted.passAll();
    CHECK(left(shifted) == Seats(Seat{3}));

    auto gone = cursed();
    gone.play(0, "play cleansing-smoke curse-2");
    gone.play(4, "play shot-in-dark seat-3");
    gone.passAll();
    CHECK(left(gone) == others);
}

TEST_CASE("Equal Curses are told apart by whom they are on and how long they last")
{
    auto table = ForsakenTable::atAction(6, {"cleansing-smoke"}, "take-stock");
    const auto cardOf = [](const char* key) { return shippedGame().content().find(Word(key)); };
    table.state.spells = {Spell{cardOf("lame-foot"), 0, Seat{1}, 2, 0},
                          Spell{cardOf("lame-foot"), 0, Seat{2}, 2, 1},
                          Spell{cardOf("drowning-fog"), 0, Seat::none(), 1, 2},
                          Spell{cardOf("drowning-fog"), 0, Seat::none(), 2, 3}};
    std::set<std::string> labels;
    for (const Offer& offer : offersOf(shippedGame(), table.state, Seat{0}))
        if (offer.picks.size() == 2)
            labels.insert(words(offer.picks[1].label) + ". " + words(offer.picks[1].hint));
    CHECK(labels.size() == 4);
    CHECK(std::ranges::any_of(
        labels, [](const std::string& label) { return label.starts_with("Lame Foot on Player 3"); }));
}
