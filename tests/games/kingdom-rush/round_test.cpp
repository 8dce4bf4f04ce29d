#include "kingdom_table.h"

#include "games/kingdom-rush/preview.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

namespace {

HordeCard small(const std::string& key, Traits traits = {})
{
    return drawnCard(key, {"ab...", ".....", ".....", ".....", "....."}, {{'a', traits}});
}
HordeCard fast(const std::string& key) { return small(key, {Trait::fast}); }

HordeCard champion(const std::string& key)
{
    HordeCard card =
        drawnCard(key, {"aaaa.", "aaaa.", ".....", ".....", "....."}, {{'a', {Trait::champion}}});
    card.kind = CardKind::champion;
    card.wave = kWaveS;
    card.number = 1;
    card.enemies[0].icons = squareAt(0, 0) | squareAt(1, 0) | squareAt(2, 0) | squareAt(3, 0);
    card.rewards = {{0, 0, 2}};
    return card;
}

/// Cards in the stacks, so that no round begins without one.
void fillStacks(KingdomTable& table)
{
    table.state.stacks[0] = {};
    for (std::uint8_t card = 0; card < 6; ++card)
        table.state.stacks[0].push_back(card);
}

KingdomTable with(std::vector<HordeCard> cards, const std::string& scenario = "1",
                  const std::string& level = "standard", int seats = 1)
{
    KingdomTable table(seats, std::move(cards), scenario, level);
    fillStacks(table);
    return table;
}

} // namespace

TEST_CASE(
    "The first round spawns nothing, later ones a card of each stack, on the nearest free space of its way")
{
    KingdomTable table = KingdomTable::fromSetup(2, "1");
    const std::size_t before = table.state.hordes.size();
    for (const std::string& card : table.legal(0, "take"))
        table.play(0, card);
    table.done();
    CHECK(table.state.hordes.size() == before);
    table.state.hordes.clear();
    table.endRound();
    if (table.state.step == Step::buy)
        table.done();
    CHECK(table.state.round == 2);
    CHECK(table.at("A2") != nullptr);
    CHECK(table.at("A4") != nullptr);
    CHECK(table.state.stacks[0].size() == 3);
    CHECK(table.hasRevealed);
}

TEST_CASE("A card that spawns goes past spaces with hordes, faults and ponds")
{
    KingdomTable table = with({small("x")});
    table.state.step = Step::buy;
    table.state.stacks[1] = {};
    const std::uint8_t card = table.horde("x", "A2");
    LaidFeature fault;
    fault.kind = FeatureKind::largeFault;
    fault.at = table.space("B2");
    table.state.features.push_back(fault);
    LaidFeature pond;
    pond.kind = FeatureKind::pond;
    pond.at = table.space("C2");
    table.state.features.push_back(pond);
    table.play(0, "done");
    table.play(0, table.legal(0, "block").front());
    CHECK(table.state.horde(card)->at == table.space("A2"));
    CHECK(table.at("B2") == nullptr);
    CHECK(table.at("C2") == nullptr);
    CHECK(table.at("D2") != nullptr);
}

TEST_CASE(
    "Without a free space on its way for a horde that spawns the match is lost, on the last one it is not")
{
    for (const int free : {0, 1}) {
        std::vector<HordeCard> cards;
        for (int i = 0; i < 9; ++i)
            cards.push_back(small("x" + std::to_string(i)));
        KingdomTable table = with(std::move(cards));
        table.state.step = Step::buy;
        const std::vector<std::string> way{"A2", "B2", "C2", "D2", "E2", "E3", "F3", "G3", "H3"};
        for (int i = 0; i < 9 - free; ++i)
            table.horde("x" + std::to_string(i), way[static_cast<std::size_t>(i)], 1);
        table.play(0, "done");
        table.play(0, table.legal(0, "block").front());
        CHECK(table.state.ending == (free == 0 ? Ending::noRoom : Ending::none));
    }
}

TEST_CASE("A round that begins with all stacks empty is lost, stacks emptied as it spawns are not")
{
    KingdomTable table = with({});
    table.state.stacks = {};
    table.state.stacks[0].push_back(0);
    table.state.step = Step::buy;
    table.play(0, "done");
    table.play(0, table.legal(0, "block").front());
    CHECK(table.state.ending == Ending::none);
    CHECK(table.state.stacks[0].empty());
    table.state.step = Step::buy;
    table.play(0, "done");
    CHECK(table.state.ending == Ending::stacksEmpty);
}

TEST_CASE("Blank cards leave the game without a horde, and no other card comes for them")
{
    KingdomTable table(1, {}, "2");
    const auto& cards = table.game().box().content().hordes;
    const auto blank = std::ranges::find(cards, "blank-1", &HordeCard::key);
    table.state.stacks[0] = {};
    table.state.stacks[0].push_back(1);
    table.state.stacks[0].push_back(static_cast<std::uint8_t>(blank - cards.begin()));
    table.state.step = Step::buy;
    table.play(0, "done");
    table.play(0, table.legal(0, "block").front());
    CHECK(table.state.hordes.empty());
    CHECK(table.state.stacks[0].size() == 1);
}

TEST_CASE("A hero where a horde spawns retreats before the round goes on")
{
    KingdomTable table = with({small("x")});
    table.hero(0, "bruxa");
    table.place(0, "A2");
    table.state.step = Step::buy;
    table.play(0, "done");
    table.play(0, table.legal(0, "block").front());
    CHECK_FALSE(table.state.asked.empty());
    CHECK(table.legal(0, "").size() == table.legal(0, "retreat").size());
    CHECK(table.whyNot(0, "retreat C3") ==
          "A hero retreats to a space beside, without a horde, tower, fault or water.");
    table.play(0, "retreat B1");
    CHECK(table.state.step == Step::play);
    CHECK(table.state.hero(Seat{0}).health == 6);
}

TEST_CASE("A horde is destroyed once all its enemies are covered, whatever else lies open")
{
    KingdomTable table = with({small("x"), small("y")});
    table.horde("x", "B2");
    table.horde("y", "C2");
    table.cover("B2", {"A1", "B1"});
    table.cover("C2", {"A1"});
    table.endRound();
    CHECK(table.at("B2") == nullptr);
    CHECK(table.state.hordes.size() == 1);
    CHECK(table.state.tales.front().destroyed == 1);
    CHECK(table.state.tiles[0] == 59);
}

TEST_CASE("Destruction costs figures aboard 1 damage, the survivors stay on the space")
{
    KingdomTable table = with({small("x")});
    table.horde("x", "B2");
    table.cover("B2", {"A1", "B1"});
    table.place(0, "B2", "C3");
    table.soldier("B2", "A5");
    const int health = table.state.hero(Seat{0}).health;
    table.done();
    CHECK(table.state.hero(Seat{0}).health == health - 1);
    CHECK(table.state.hero(Seat{0}).at == table.space("B2"));
    CHECK(table.state.hero(Seat{0}).horde == kNone);
    CHECK(table.state.soldiers.empty());
}

TEST_CASE("A slash in a reward is a choice, and the first answer counts for all")
{
    HordeCard card = small("x");
    card.rewards = {{1, 0, 0}, {0, 1, 0}};
    KingdomTable table(2, {card});
    fillStacks(table);
    table.horde("x", "B2");
    table.cover("B2", {"A1", "B1"});
    const int crystals = table.state.crystals;
    table.done();
    CHECK(table.game().toAct(table.state) == Seats::firstOf(2));
    CHECK(table.legal(1, "gain").size() == 2);
    CHECK(table.game().needed(table.state) == Seats::firstOf(2));
    CHECK_FALSE(table.can(0, "gain 2"));
    table.play(1, "gain 1");
    CHECK(table.state.crystals == crystals + 1);
}

TEST_CASE("A reward lets blossoms grow again, one for each, chosen where there are several")
{
    KingdomTable table = with({champion("x")}, "2");
    table.horde("x", "B2");
    table.state.hordes[0].covered = ~Squares{0};
    for (LaidFeature& feature : table.state.features)
        feature.isExhausted = isBlossom(feature.kind);
    table.state.hordes[0].covered = table.game().box().masks(table.state.hordes[0].card).enemies;
    table.done();
    REQUIRE(table.legal(0, "regrow").size() == 2);
    table.play(0, table.legal(0, "regrow").front());
    CHECK(std::ranges::count_if(table.state.features, &LaidFeature::isExhausted) == 0);
}

TEST_CASE("Hordes advance way by way from the exit back, by where they stand, each once")
{
    KingdomTable table = with({small("x"), small("y"), small("z")});
    table.horde("x", "C2");
    table.horde("y", "D2");
    table.horde("z", "B4");
    table.done();
    table.play(-1, "advance");
    CHECK(table.at("E2") != nullptr);
    table.play(-1, "advance");
    CHECK(table.at("D2") != nullptr);
    CHECK(table.at("B4") != nullptr);
    table.play(-1, "advance");
    CHECK(table.at("C4") != nullptr);
    CHECK(table.state.step != Step::advance);
}

TEST_CASE("A horde jumps over others and faults to the next free space of its way")
{
    KingdomTable table = with({small("x"), small("y")});
    table.horde("x", "B2");
    table.horde("y", "C2");
    table.soldier("C2", "C3");
    LaidFeature fault;
    fault.kind = FeatureKind::smallFault;
    fault.at = table.space("D2");
    table.state.features.push_back(fault);
    table.endRound();
    CHECK(table.at("C2") != nullptr);
    CHECK(table.at("E2") != nullptr);
}

TEST_CASE("A horde with figures aboard stays, and each of them takes 1 damage")
{
    KingdomTable table = with({small("x")});
    table.horde("x", "B2");
    table.soldier("B2", "A5");
    table.place(0, "B2", "C3");
    const int health = table.state.hero(Seat{0}).health;
    table.endRound();
    CHECK(table.at("B2") != nullptr);
    CHECK(table.state.soldiers.empty());
    CHECK(table.state.hero(Seat{0}).health == health - 1);
    CHECK(table.state.hero(Seat{0}).horde == table.at("B2")->card);
}

TEST_CASE(
    "A fast horde with a soldier aboard kills it, then moves, one whose fast icon was under it does not")
{
    KingdomTable table = with({fast("x")});
    table.horde("x", "B2");
    table.soldier("B2", "A5");
    table.endRound();
    CHECK(table.at("C2") != nullptr);

    KingdomTable covered = with({fast("x")});
    covered.horde("x", "B2");
    covered.soldier("B2", "A1");
    covered.endRound();
    CHECK(covered.at("B2") != nullptr);

    KingdomTable free = with({fast("x")});
    free.horde("x", "B2");
    free.endRound();
    CHECK(free.at("D2") != nullptr);
}

TEST_CASE(
    "A horde without a space left before the exit escapes: a heart for each open enemy, 4 for a large one")
{
    KingdomTable table = with({drawnCard("x", {"aabc.", "aa...", ".....", ".....", "....."})});
    table.horde("x", "H3");
    table.cover("H3", {"A1", "B1", "A2", "C1"});
    table.endRound();
    CHECK(table.state.hearts == 7 - 4 - 1);
    CHECK(table.state.tales.front().escaped == 1);
    CHECK(table.state.tiles[0] == 60);
}

TEST_CASE("The last heart ends the match at once")
{
    KingdomTable table = with({drawnCard("x", {"aabbc", "aabb.", ".....", ".....", "....."}), small("y")});
    table.horde("x", "H3");
    table.horde("y", "B2");
    table.done();
    table.play(-1, "advance");
    CHECK(table.state.ending == Ending::heartsLost);
    CHECK(table.state.hearts == 0);
    CHECK(table.game().outcome(table.state)->winners.isEmpty());
    CHECK(words(table.game().outcome(table.state)->reason) == "The last heart was lost in round 1, at H3");
    CHECK(table.at("B2") != nullptr);
}

TEST_CASE("A horde that comes onto a hero's space drives it to a free space of its choice, also onto a site")
{
    KingdomTable table(2, {small("x")});
    fillStacks(table);
    table.hero(1, "alric");
    table.horde("x", "B2");
    table.place(1, "C2");
    table.endRound();
    REQUIRE_FALSE(table.state.asked.empty());
    CHECK(table.game().toAct(table.state) == Seats(Seat{1}));
    CHECK(table.can(1, "retreat B3"));
    CHECK_FALSE(table.can(1, "retreat C2"));
    table.play(1, "retreat D1");
    CHECK(table.state.hero(Seat{1}).at == table.space("D1"));
    CHECK(table.state.hero(Seat{1}).health == 5);
}

TEST_CASE("A hero without a space to retreat to goes to its board, unhurt")
{
    KingdomTable table = with({small("x")});
    table.horde("x", "B2");
    table.place(0, "C2");
    for (const char* name : {"B1", "C1", "D1", "B3", "C3", "D3", "D2"}) {
        LaidFeature pond;
        pond.kind = FeatureKind::pond;
        pond.at = table.space(name);
        table.state.features.push_back(pond);
    }
    // The space that the horde has left is free.
    table.endRound();
    CHECK(table.state.hero(Seat{0}).at == table.space("B2"));

    KingdomTable shut = with({small("x"), small("y")});
    shut.horde("x", "B2");
    shut.horde("y", "A2");
    shut.soldier("A2", "E5");
    shut.place(0, "C2");
    shut.state.features = table.state.features;
    LaidFeature pond;
    pond.kind = FeatureKind::pond;
    pond.at = shut.space("B2");
    shut.state.features.push_back(pond);
    const int health = shut.state.hero(Seat{0}).health;
    shut.endRound();
    CHECK_FALSE(shut.state.hero(Seat{0}).isOut());
    CHECK(shut.state.hero(Seat{0}).health == health);
}

TEST_CASE("Who is knocked out goes to the board, loses the next activation and is well at that phase's end")
{
    KingdomTable table = with({small("x")});
    table.hero(0, "bruxa").health = 1;
    table.ability(0, 0);
    table.state.hero(Seat{0}).health = 1;
    table.state.hero(Seat{0}).used = 1;
    table.horde("x", "B2");
    table.place(0, "B2", "C3");
    table.endRound();
    CHECK_FALSE(table.state.hero(Seat{0}).isOut());
    CHECK(table.state.hero(Seat{0}).isKnockedOut);
    CHECK(table.openSquares("B2") == 2);
    if (table.state.step == Step::buy)
        table.done();
    table.play(0, table.legal(0, "block").front());
    while (!table.state.asked.empty())
        table.play(0, table.legal(0, "").front());
    CHECK(table.whyNot(0, "activate") == "Your hero was knocked out and comes to in this round.");
    table.done();
    CHECK(table.state.hero(Seat{0}).health == 6);
    CHECK_FALSE(table.state.hero(Seat{0}).isKnockedOut);
    CHECK(table.state.hero(Seat{0}).used == 1);
}

TEST_CASE("Protection ignores damage till the end of the round")
{
    KingdomTable table = with({small("x")});
    table.horde("x", "B2");
    table.place(0, "B2", "C3");
    table.state.hero(Seat{0}).isProtected = true;
    const int health = table.state.hero(Seat{0}).health;
    table.endRound();
    CHECK(table.state.hero(Seat{0}).health == health);
    if (table.state.step == Step::buy)
        table.done();
    CHECK_FALSE(table.state.hero(Seat{0}).isProtected);
}

TEST_CASE("After the hordes lava burns heroes on it and beside it, once")
{
    KingdomTable table = with({}, "2");
    table.place(0, "B3");
    LaidFeature second;
    second.kind = FeatureKind::lava;
    second.at = table.space("A3");
    table.state.features.push_back(second);
    const int health = table.state.hero(Seat{0}).health;
    table.endRound();
    CHECK(table.state.hero(Seat{0}).health == health - 1);
    CHECK(
        std::ranges::any_of(table.state.features, [](const LaidFeature& one) { return one.crystals == 2; }));
}

TEST_CASE(
    "A champion draws a card in its turn, with enough open icons it cleaves, and tries to move either way")
{
    for (const bool isCovered : {false, true}) {
        KingdomTable table = with({champion("x"), small("y")}, "2");
        table.hero(0, "bruxa");
        table.horde("x", "C4");
        table.horde("y", "B4");
        table.soldier("B4", "E5");
        table.place(0, "D5");
        table.state.championDeck = {};
        table.state.championDeck.push_back(3);
        if (isCovered)
            table.cover("C4", {"A1", "B1"});
        table.done();
        table.play(-1, "advance");
        CHECK(table.hasRevealed);
        CHECK(table.state.championDiscard.size() == 1);
        CHECK(table.at("D4") != nullptr);
        CHECK(table.state.hero(Seat{0}).health == (isCovered ? 6 : 5));
        // Cleft soldiers hold nobody any more.
        table.advance();
        CHECK((table.at("B4") != nullptr) == isCovered);
    }
}

TEST_CASE("An empty champion deck is shuffled anew")
{
    KingdomTable table = with({champion("x")}, "2");
    table.horde("x", "C4");
    table.state.championDiscard = table.state.championDeck;
    table.state.championDeck = {};
    table.endRound();
    CHECK(table.state.championDeck.size() == 4);
    CHECK(table.state.championDiscard.size() == 1);
}

TEST_CASE(
    "In the Iron Challenge of the second scenario a champion that misses loses a tile of the team's choice")
{
    KingdomTable table = with({champion("x")}, "2", "iron", 2);
    table.horde("x", "C4");
    table.cover("C4", {"A1", "B1", "C1"});
    table.soldier("C4", "E5");
    table.state.championDeck = {};
    table.state.championDeck.push_back(4);
    table.done();
    table.play(-1, "advance");
    REQUIRE(table.legal(1, "shed").size() == 3);
    CHECK(table.legal(0, "shed").size() == 3);
    CHECK(table.whyNot(0, "shed E5") == "No tile begins on that square.");
    table.play(1, "shed B1");
    CHECK(table.state.laid.size() == 2);
    CHECK(table.at("C4") != nullptr);
    table.advance();
    CHECK(table.at("C4") != nullptr);
    CHECK(table.state.soldiers.empty());
}

TEST_CASE("A champion that escapes loses the second scenario")
{
    KingdomTable table = with({champion("x")}, "2");
    table.state.hearts = 5;
    table.horde("x", "H4");
    table.endRound();
    CHECK(table.state.ending == Ending::championEscaped);
    CHECK(table.state.hearts == 1);
}

TEST_CASE("The second scenario is won at the end of the round in which the third champion fell")
{
    KingdomTable table = with({champion("x"), small("y")}, "2");
    table.state.championsDestroyed = 2;
    const std::uint8_t card = table.horde("x", "C4");
    table.state.horde(card)->covered = table.game().box().masks(card).enemies;
    table.horde("y", "H4");
    table.done();
    CHECK(table.state.ending == Ending::none);
    table.advance();
    CHECK(table.state.ending == Ending::won);
    CHECK(table.game().outcome(table.state)->winners == Seats::firstOf(1));
}

TEST_CASE("A loss comes before a win at the end of the round")
{
    KingdomTable table = with({champion("x"), small("y")}, "2");
    table.state.championsDestroyed = 2;
    const std::uint8_t card = table.horde("x", "C4");
    table.state.horde(card)->covered = table.game().box().masks(card).enemies;
    table.horde("y", "H4");
    table.state.hearts = 2;
    table.endRound();
    CHECK(table.state.ending == Ending::heartsLost);
}

TEST_CASE("The first scenario is won without a horde on the map at the end of round 5, and not before")
{
    for (const int round : {4, 5}) {
        KingdomTable table = with({});
        table.state.round = static_cast<std::uint8_t>(round);
        table.state.tales.resize(static_cast<std::size_t>(round));
        table.done();
        CHECK((table.state.ending == Ending::won) == (round == 5));
    }
    KingdomTable left = with({small("x")});
    left.state.round = 5;
    left.state.tales.resize(5);
    left.horde("x", "B2");
    left.endRound();
    CHECK(left.state.ending == Ending::none);
}

TEST_CASE("In the Prologue a heart at the end of round 3 wins, and doing nothing loses")
{
    KingdomTable table = KingdomTable::fromSetup(1, "prologue");
    while (!table.state.isOver()) {
        if (table.state.step == Step::advance)
            table.advance();
        else
            table.play(0, "done");
    }
    CHECK(table.state.round == 3);
    CHECK(table.state.ending == Ending::heartsLost);
}

TEST_CASE("Alone one colour of sites is blocked each round before it spawns, never the same twice running")
{
    KingdomTable table = KingdomTable::fromSetup(1, "1");
    table.play(0, "done");
    table.play(0, "block first");
    const std::string archer = table.legal(0, "build").front().substr(6, 1);
    CHECK(table.whyNot(0, "build " + archer + " B1 north") ==
          "Sites of this colour are blocked in this round.");
    CHECK(table.can(0, "build " + archer + " D1 north"));
    table.state.hordes.clear();
    table.endRound();
    while (table.state.step != Step::block)
        table.play(0, "done");
    CHECK(table.whyNot(0, "block first") == "That colour was blocked in the last round.");
    CHECK(table.can(0, "block second"));
}

TEST_CASE("Built and incoming towers are in their hands again at the end of the round, with their mods")
{
    KingdomTable table(2);
    fillStacks(table);
    const std::string built = table.tower(0, "archer");
    const std::string passed = table.tower(0, "mage");
    table.mod(built, "truth");
    table.play(0, "build " + built + " B1 north");
    table.play(0, "pass " + passed + " 1 " + passed);
    table.endRound();
    CHECK(table.state.towers[std::stoul(built)].place == TowerPlace::hand);
    CHECK(table.state.towers[std::stoul(built)].mods != 0);
    CHECK(table.state.towers[std::stoul(passed)].seat == Seat{1});
    CHECK(table.state.towers[std::stoul(passed)].place == TowerPlace::hand);
}

TEST_CASE("Hordes move one after the other as a run, about which nobody is asked")
{
    KingdomTable table(2, {small("x"), small("y")});
    fillStacks(table);
    table.horde("x", "B2");
    table.horde("y", "A2");
    table.done();
    const auto timer = table.game().timer(table.state);
    REQUIRE(timer);
    CHECK(timer->isRun);
    CHECK(timer->move == "advance");
    CHECK(table.game().toAct(table.state).isEmpty());
    CHECK(table.whyNot(1, "advance") == "The hordes advance now.");
    table.play(-1, "advance");
    CHECK(table.game().timer(table.state)->step != timer->step);
}

TEST_CASE("The preview of phase 4 says what comes, as far as it follows from the table")
{
    KingdomTable table = with({small("x"), fast("y"), small("z"), small("w"), small("v")});
    table.horde("x", "H3", 1);
    table.horde("y", "D2");
    table.horde("z", "B4");
    table.horde("w", "F3", 1);
    table.horde("v", "A2");
    table.soldier("B4", "E5");
    table.cover("F3", {"A1", "B1"});
    const auto told = forecast(table.game().box(), table.state);
    REQUIRE(told.size() == 4);
    CHECK(told[0].to == kNone);
    CHECK(told[0].hearts == 2);
    CHECK(told[1].to == table.space("E3"));
    CHECK(told[2].to == table.space("B2"));
    CHECK(told[3].isHeld);
    const int hearts = table.state.hearts;
    table.endRound();
    CHECK(table.state.hearts == hearts - 2);
    CHECK(table.at("E3") != nullptr);
    CHECK(table.at("B2") != nullptr);
    CHECK(table.at("B4") != nullptr);
}
