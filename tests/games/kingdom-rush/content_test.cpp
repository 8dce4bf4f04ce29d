#include "games/kingdom-rush/content/horde_grids.h"
#include "games/kingdom-rush/content/reader.h"

#include <QDir>
#include <QFile>
#include <doctest/doctest.h>

#include <map>
#include <set>

using namespace tablewood;
using namespace tablewood::kingdom_rush;

namespace {

const std::string kFolder = std::string(TABLEWOOD_SOURCE_DIR) + "/resources/games/kingdom-rush";

std::string said(const Faults& faults)
{
    std::string all;
    for (const Fault& fault : faults)
        all += std::string(fault.what()) + "\n";
    return all;
}

const Content& content()
{
    static const Content read = [] {
        ContentFolder folder(kFolder);
        return readContent(folder);
    }();
    return read;
}

const Scenario& scenario(const std::string& key)
{
    return *std::ranges::find(content().scenarios, key, &Scenario::key);
}

const TowerKind& tower(const std::string& key)
{
    return *std::ranges::find(content().towers, key, &TowerKind::key);
}

const HeroKind& hero(const std::string& key)
{
    return *std::ranges::find(content().heroes, key, &HeroKind::key);
}

/// "2Archer+Mage Guild" for a number of players.
std::map<std::string, int> startingTowers(const Scenario& of, std::size_t players)
{
    std::map<std::string, int> counted;
    for (const std::uint8_t kind : of.towers[players - 1].towers)
        ++counted[content().towers[kind].key];
    return counted;
}

std::string backOf(const CardSlot& slot)
{
    switch (slot.kind) {
    case CardKind::horde:
        return std::to_string(slot.wave) + std::string("GYR")[static_cast<std::size_t>(slot.colour)];
    case CardKind::champion:
        return "C" + std::to_string(slot.number);
    case CardKind::blank:
        return "blank";
    default:
        return "?";
    }
}

/// How many cards of each back a scenario has gathered for a number of players.
std::map<std::string, int> gathered(const Scenario& of, int players)
{
    std::map<std::string, int> counted;
    for (const StartHorde& start : of.start)
        ++counted[backOf(start.card)];
    for (const auto& stack : of.stacksFor(players))
        for (const CardSlot& slot : stack)
            ++counted[backOf(slot)];
    return counted;
}

std::vector<std::string> backs(const std::vector<CardSlot>& stack)
{
    std::vector<std::string> all;
    for (const CardSlot& slot : stack)
        all.push_back(backOf(slot));
    return all;
}

bool touches(const Space& one, const Space& other)
{
    return one.map == other.map && one.at != other.at && std::abs(one.at.column - other.at.column) <= 1 &&
           std::abs(one.at.row - other.at.row) <= 1;
}

/// How many building sites of each colour there are for a number of players.
std::map<SiteColour, int> sites(const Scenario& of, std::size_t players)
{
    std::map<SiteColour, int> counted;
    for (const Space& space : of.spaces)
        if (space.sites[players - 1] != SiteColour::none)
            ++counted[space.sites[players - 1]];
    return counted;
}

using Counted = std::map<SiteColour, int>;

} // namespace

// ---------------------------------------------------------------------------------------------------------
// Towers, mods and heroes

TEST_CASE(
    "there are 44 tower cards, of each type four of level 1, three of 2, two of 3 and each of level 4 once")
{
    std::map<std::pair<TowerType, int>, int> cards;
    std::map<std::pair<TowerType, int>, int> kinds;
    for (const TowerKind& kind : content().towers) {
        cards[{kind.type, kind.level}] += kind.copies;
        ++kinds[{kind.type, kind.level}];
    }
    for (std::size_t type = 0; type < 4; ++type) {
        const auto of = static_cast<TowerType>(type);
        CHECK(cards[{of, 1}] == 4);
        CHECK(cards[{of, 2}] == 3);
        CHECK(cards[{of, 3}] == 2);
        CHECK(cards[{of, 4}] == 2);
        CHECK(kinds[{of, 1}] == 1);
        CHECK(kinds[{of, 4}] == 2);
    }
}

TEST_CASE("towers of soldiers take no mod, those of mages two below level 4, all others one")
{
    for (const TowerKind& kind : content().towers) {
        CAPTURE(kind.key);
        const int due = kind.type == TowerType::soldier                  ? 0
                        : kind.type == TowerType::mage && kind.level < 4 ? 2
                                                                         : 1;
        CHECK(kind.slots == due);
    }
}

TEST_CASE("the towers that the rulebook shows attack as it says")
{
    const TowerKind& sharp = tower("sharpshooter");
    REQUIRE(sharp.attacks.size() == 2);
    CHECK(sharp.attacks[0].isJoined);
    CHECK(sharp.attacks[0].parts[0].tiles == ShortList<TileShape, 6>{TileShape::two, TileShape::two});
    CHECK(sharp.attacks[1].parts[0].aim == Aim::perfect);
    CHECK(sharp.attacks[1].parts[0].tiles == ShortList<TileShape, 6>{TileShape::one, TileShape::one});

    const AttackPart& wizard = tower("wizard-guild").attacks[0].parts[0];
    CHECK(wizard.share == Share::split);
    CHECK(wizard.arrows == (arrow(7) | arrow(0)));
    CHECK(wizard.damage == Damage::magical);
    CHECK(wizard.tiles.size() == 3);

    const AttackPart& bombard = tower("bombard").attacks[0].parts[0];
    CHECK(bombard.share == Share::each);
    CHECK(bombard.arrows == (arrow(0) | arrow(4)));

    const AttackPart& knights = tower("knights").attacks[0].parts[0];
    CHECK(knights.aim == Aim::adjacent);
    CHECK(knights.soldiers == 2);
    CHECK(knights.hasSpears);

    CHECK(tower("adept-guild").attacks[0].parts[0].arrows == arrow(0));
}

TEST_CASE("the soldier of the Necromancer does magical damage, those of the assassins true damage")
{
    const Attack& necromancer = tower("necromancer").attacks[0];
    REQUIRE(necromancer.parts.size() == 2);
    CHECK(necromancer.parts[1].soldiers == 1);
    CHECK(necromancer.parts[1].damage == Damage::magical);
    CHECK(tower("assassins").attacks[0].parts[0].damage == Damage::pure);
}

TEST_CASE("there are ten mods, six basic ones and four others, each with an effect of its own")
{
    std::set<ModEffect> effects;
    for (const ModKind& mod : content().mods)
        effects.insert(mod.effect);
    CHECK(content().mods.size() == 10);
    CHECK(effects.size() == 10);
    CHECK(std::ranges::count(content().mods, true, &ModKind::isBasic) == 6);
}

TEST_CASE("five heroes have four abilities each, two of tier 1 and two of tier 2")
{
    CHECK(content().heroes.size() == kHeroes);
    for (const HeroKind& kind : content().heroes) {
        CAPTURE(kind.key);
        CHECK(std::ranges::count(kind.abilities, 1, &Ability::tier) == 2);
        CHECK(std::ranges::count(kind.abilities, 2, &Ability::tier) == 2);
        CHECK((kind.bench.attack || !kind.bench.effects.empty()));
    }
}

TEST_CASE("Bruxa moves three spaces and holds up to three skulls, a fourth by an ability")
{
    const HeroKind& bruxa = hero("bruxa");
    CHECK(bruxa.moves == 3);
    REQUIRE(bruxa.passives.size() == 1);
    CHECK(bruxa.passives[0] == HeroPassive{Passive::skulls, 3});
    CHECK(bruxa.abilities[2].passive == HeroPassive{Passive::moreSkulls, 1});
}

TEST_CASE("Alric attacks the horde he stands on, and there are two Sand Warriors")
{
    CHECK(hero("alric").attack.attack->parts[0].aim == Aim::melee);
    CHECK(content().warriors == 2);
}

// ---------------------------------------------------------------------------------------------------------
// Hordes and the supply

TEST_CASE("there are 196 damage tiles, twelve soldiers and a champion deck of five")
{
    int tiles = 0;
    for (const std::uint8_t count : content().tileCounts)
        tiles += count;
    CHECK(tiles == 196);
    CHECK(content().soldiers == 12);
    CHECK(content().championDeck == std::vector<std::uint8_t>{1, 2, 2, 3, 4});
}

TEST_CASE("each wave and colour has three hordes but for green ones of wave 7, and so has each champion")
{
    std::map<std::string, int> cards;
    for (const HordeCard& card : content().hordes)
        ++cards[backOf({card.kind, card.wave, card.colour, card.number})];
    for (int wave = 0; wave <= 9; ++wave)
        for (const char colour : {'G', 'Y', 'R'}) {
            const std::string back = std::to_string(wave) + colour;
            CAPTURE(back);
            CHECK(cards[back] == (back == "7G" ? 0 : 3));
        }
    for (const char* champion : {"C1", "C2", "C3", "C4", "blank"})
        CHECK(cards[champion] == 3);
}

TEST_CASE("the grids of the hordes are as their waves and colours ask, and can be covered")
{
    ContentFolder folder(kFolder);
    Faults faults;
    const Content box = readBox(folder, faults);
    CHECK(said(faults) == "");
    CHECK(said(gridFaults(box, "hordes.json")) == "");
}

TEST_CASE("the hordes of the Prologue have nothing but plain enemies")
{
    for (const char* key : {"0-green-1", "0-green-2", "0-green-3", "0-yellow-1"}) {
        const HordeCard& card = *std::ranges::find(content().hordes, std::string(key), &HordeCard::key);
        for (const Enemy& enemy : card.enemies) {
            CHECK(enemy.traits.isEmpty());
            CHECK_FALSE(enemy.isLarge());
        }
    }
}

TEST_CASE("a Hobgoblin is one large enemy of 14 squares with four icons, and two blossoms bloom again for it")
{
    for (const HordeCard& card : content().hordes) {
        if (card.kind != CardKind::champion || card.number != 1)
            continue;
        CAPTURE(card.key);
        REQUIRE(card.enemies.size() == 1);
        CHECK(std::popcount(card.enemies[0].squares) == 14);
        CHECK(std::popcount(card.enemies[0].icons) == 4);
        CHECK(card.rewards == std::vector<Reward>{{0, 0, 2}});
    }
}

TEST_CASE("green hordes bring gold or a crystal, yellow ones a crystal, red ones both")
{
    for (const HordeCard& card : content().hordes) {
        if (card.kind != CardKind::horde)
            continue;
        CAPTURE(card.key);
        if (card.colour == HordeColour::green)
            CHECK(card.rewards == std::vector<Reward>{{1, 0, 0}, {0, 1, 0}});
        else if (card.colour == HordeColour::red)
            CHECK(card.rewards ==
                  std::vector<Reward>{{1, card.wave < 5 ? std::uint8_t{1} : std::uint8_t{2}, 0}});
        else
            CHECK(card.rewards.size() == 1);
    }
}

TEST_CASE("the same seed makes the same hordes, and each that it makes is read and fits")
{
    CHECK(madeHordes("one") == madeHordes("one"));
    CHECK(madeHordes("one") != madeHordes("two"));
    for (const char* seed : {"one", "two", "three", "four"}) {
        const QString place = QDir::tempPath() + "/tablewood-made-hordes";
        QDir(place).removeRecursively();
        QDir().mkpath(place);
        for (const char* file : kFiles)
            QFile::copy(QString::fromStdString(kFolder) + "/" + file, place + "/" + file);
        QFile::remove(place + "/hordes.json");
        QFile made(place + "/hordes.json");
        REQUIRE(made.open(QIODevice::WriteOnly));
        made.write(QByteArray::fromStdString(madeHordes(seed)));
        made.close();
        ContentFolder folder(place.toStdString());
        Faults faults;
        const Content box = readBox(folder, faults);
        CHECK(said(faults) == "");
        CHECK(said(gridFaults(box, "hordes.json")) == "");
        QDir(place).removeRecursively();
    }
}

TEST_CASE("a horde that its wave does not allow is told with its place")
{
    ContentFolder folder(kFolder);
    Faults faults;
    Content box = readBox(folder, faults);
    box.hordes[0].enemies[0].traits.add(Trait::healAll);
    box.hordes[1].enemies.pop_back();
    const std::string told = said(gridFaults(box, "hordes.json"));
    CHECK(told.find("hordes.json: /hordes/0: what an enemy does comes in a later wave only") !=
          std::string::npos);
    CHECK(told.find("hordes.json: /hordes/1: 4 squares have enemies. Draw 5") != std::string::npos);
}

TEST_CASE("a horde whose enemies need too many tiles is told")
{
    ContentFolder folder(kFolder);
    Faults faults;
    Content box = readBox(folder, faults);
    for (Enemy& enemy : box.hordes[0].enemies)
        enemy.traits.add(Trait::special);
    const std::string told = said(gridFaults(box, "hordes.json"));
    CHECK(told.find("/hordes/0: it cannot be covered with 4 tiles") != std::string::npos);
}

// ---------------------------------------------------------------------------------------------------------
// Scenarios

TEST_CASE("the scenarios gather the hordes that the rulebook lists")
{
    for (int players = 1; players <= kMaxPlayers; ++players) {
        CHECK(gathered(scenario("prologue"), players) == std::map<std::string, int>{{"0G", 3}, {"0Y", 1}});
        CHECK(gathered(scenario("1"), players) ==
              std::map<std::string, int>{
                  {"0G", 1}, {"0Y", 2}, {"0R", 1}, {"1G", 2}, {"1Y", 2}, {"2G", 2}, {"2Y", 1}});
        CHECK(gathered(scenario("2"), players) == std::map<std::string, int>{{"0G", 2},
                                                                             {"0Y", 2},
                                                                             {"0R", 3},
                                                                             {"1G", 3},
                                                                             {"1Y", 3},
                                                                             {"1R", 3},
                                                                             {"2G", 3},
                                                                             {"2Y", 1},
                                                                             {"3G", 1},
                                                                             {"3Y", 1},
                                                                             {"3R", 1},
                                                                             {"blank", 2},
                                                                             {"C1", 3}});
    }
}

TEST_CASE("the Prologue has one stack of two, #1 two of four, #2 three of eight")
{
    const auto check = [](const char* key, std::size_t stacks, std::size_t depth) {
        for (int players = 1; players <= kMaxPlayers; ++players) {
            const Stacks& of = scenario(key).stacksFor(players);
            CHECK(of.size() == stacks);
            for (const auto& stack : of)
                CHECK(stack.size() == depth);
        }
    };
    check("prologue", 1, 2);
    check("1", 2, 4);
    check("2", 3, 8);
}

TEST_CASE("in #1 the first stack has a red horde on top and a green one at its foot")
{
    const auto stack = backs(scenario("1").stacks[0]);
    CHECK(stack.front() == "0R");
    CHECK(stack.back().back() == 'G');
}

TEST_CASE(
    "in #2 the Hobgoblins are seventh, eighth and eighth in the three stacks, for two eighth, seventh and "
    "eighth, alone sixth, seventh and eighth")
{
    constexpr std::array<std::array<std::size_t, 3>, kMaxPlayers> kPlaces{
        {{6, 7, 8}, {8, 7, 8}, {7, 8, 8}, {7, 8, 8}}};
    for (int players = 1; players <= kMaxPlayers; ++players) {
        const Stacks& stacks = scenario("2").stacksFor(players);
        const auto& places = kPlaces[static_cast<std::size_t>(players - 1)];
        for (std::size_t i = 0; i < places.size(); ++i)
            CHECK(backs(stacks[i])[places[i] - 1] == "C1");
    }
}

TEST_CASE("waves rise from the top of each stack")
{
    for (const Scenario& of : content().scenarios)
        for (int players = 1; players <= kMaxPlayers; ++players)
            for (const auto& stack : of.stacksFor(players)) {
                int wave = 0;
                for (const CardSlot& slot : stack) {
                    if (slot.kind != CardKind::horde)
                        continue;
                    CHECK(slot.wave >= wave);
                    wave = slot.wave;
                }
            }
}

TEST_CASE("the starting towers are those of the lists for each number of players")
{
    using Towers = std::map<std::string, int>;
    for (std::size_t players = 1; players <= 4; ++players)
        CHECK(startingTowers(scenario("prologue"), players) ==
              Towers{{"archer", 2}, {"mage-guild", 1}, {"militia", 1}});
    CHECK(startingTowers(scenario("1"), 1) == Towers{{"archer", 2}, {"mage-guild", 1}, {"militia", 2}});
    CHECK(startingTowers(scenario("1"), 2) == Towers{{"archer", 3}, {"mage-guild", 1}, {"militia", 2}});
    CHECK(startingTowers(scenario("1"), 3) == Towers{{"archer", 2}, {"mage-guild", 1}, {"militia", 1}});
    CHECK(startingTowers(scenario("1"), 4) == Towers{{"archer", 2}, {"militia", 1}});
    CHECK(startingTowers(scenario("2"), 1) ==
          Towers{{"archer", 1}, {"mage-guild", 1}, {"bombard", 1}, {"militia", 2}});
    CHECK(startingTowers(scenario("2"), 2) ==
          Towers{{"archer", 2}, {"mage-guild", 1}, {"bombard", 1}, {"militia", 2}});
    CHECK(startingTowers(scenario("2"), 3) == Towers{{"archer", 1}, {"bombard", 1}, {"militia", 1}});
    CHECK(startingTowers(scenario("2"), 4) == Towers{{"archer", 1}, {"militia", 1}});
}

TEST_CASE("the ways have six spaces in the Prologue and nine in #1 and #2")
{
    for (const Scenario& of : content().scenarios)
        for (const Route& route : of.routes)
            CHECK(route.spaces.size() == (of.key == "prologue" ? 6u : 9u));
}

TEST_CASE("a path is one space broad: spaces side by side follow each other on a way")
{
    for (const Scenario& of : content().scenarios)
        for (std::size_t a = 0; a < of.spaces.size(); ++a)
            for (std::size_t b = a + 1; b < of.spaces.size(); ++b) {
                const Space& one = of.spaces[a];
                const Space& other = of.spaces[b];
                if (one.terrain != Terrain::path || other.terrain != Terrain::path ||
                    std::abs(one.at.column - other.at.column) + std::abs(one.at.row - other.at.row) != 1)
                    continue;
                CAPTURE(of.key + " " + one.at.text() + " " + other.at.text());
                CHECK(std::ranges::any_of(of.edges, [&](const Edge& edge) {
                    return (edge.from == a && edge.to == b) || (edge.from == b && edge.to == a);
                }));
            }
}

TEST_CASE(
    "there are 9, 8, 9 and 12 sites for 1 to 4 players, in the Prologue 6, 6, 6 and 8, each colour as often")
{
    for (const Scenario& of : content().scenarios) {
        CAPTURE(of.key);
        const bool isPrologue = of.key == "prologue";
        const int each = isPrologue ? 2 : 3;
        CHECK(sites(of, 1) ==
              Counted{{SiteColour::first, each}, {SiteColour::second, each}, {SiteColour::third, each}});
        CHECK(sites(of, 2) ==
              Counted{{SiteColour::first, isPrologue ? 3 : 4}, {SiteColour::second, isPrologue ? 3 : 4}});
        CHECK(sites(of, 3) == sites(of, 1));
        CHECK(sites(of, 4) == Counted{{SiteColour::first, each},
                                      {SiteColour::second, each},
                                      {SiteColour::third, each},
                                      {SiteColour::fourth, each}});
    }
}

TEST_CASE(
    "sites are beside two path spaces or more and touch no exit, and no two of one colour are neighbours")
{
    for (const Scenario& of : content().scenarios)
        for (std::size_t i = 0; i < of.spaces.size(); ++i) {
            const Space& site = of.spaces[i];
            CAPTURE(of.key + " " + site.at.text());
            for (std::size_t players = 0; players < 4; ++players) {
                const SiteColour colour = site.sites[players];
                if (colour == SiteColour::none)
                    continue;
                int paths = 0;
                for (const Space& other : of.spaces) {
                    if (!touches(site, other))
                        continue;
                    paths += other.terrain == Terrain::path ? 1 : 0;
                    CHECK(other.sites[players] != colour);
                }
                CHECK(paths >= 2);
                for (const Exit& exit : of.exits) {
                    CHECK(i != exit.at);
                    CHECK_FALSE((touches(site, of.spaces[exit.at]) &&
                                 site.at.column == of.spaces[exit.at].at.column));
                }
            }
        }
}

TEST_CASE("every space of a path is beside a site, and each colour has a site at each way")
{
    for (const Scenario& of : content().scenarios)
        for (std::size_t players = 0; players < 4; ++players)
            for (const Route& route : of.routes) {
                std::set<SiteColour> colours;
                for (const std::uint8_t number : route.spaces) {
                    int beside = 0;
                    for (const Space& other : of.spaces)
                        if (touches(other, of.spaces[number]) && other.sites[players] != SiteColour::none) {
                            ++beside;
                            colours.insert(other.sites[players]);
                        }
                    CAPTURE(of.key + " " + of.spaces[number].at.text());
                    CHECK(beside >= 1);
                }
                CHECK(colours.size() == sites(of, players + 1).size());
            }
}

TEST_CASE("#1 has three magic blossoms, one of them on a site, #2 two and a pool of lava with two crystals")
{
    int onSites = 0;
    for (const Feature& feature : scenario("1").features) {
        CHECK(feature.kind == FeatureKind::magicBlossom);
        onSites += scenario("1").spaces[feature.at].sites[0] != SiteColour::none ? 1 : 0;
    }
    CHECK(scenario("1").features.size() == 3);
    CHECK(onSites == 1);
    CHECK(std::ranges::count(scenario("2").features, FeatureKind::magicBlossom, &Feature::kind) == 2);
    const auto lava = std::ranges::find(scenario("2").features, FeatureKind::lava, &Feature::kind);
    REQUIRE(lava != scenario("2").features.end());
    CHECK(lava->crystals == 2);
}

TEST_CASE("hearts, supply, tiers and mods are those of the scenarios")
{
    CHECK(scenario("prologue").hearts == 3);
    CHECK(scenario("1").hearts == 7);
    CHECK(scenario("2").hearts == 5);
    CHECK(scenario("1").tiers == 0);
    CHECK(scenario("2").tiers == 1);
    for (const Scenario& of : content().scenarios) {
        CHECK(of.crystals == 3);
        CHECK(of.gold == 3);
        CHECK(of.level4.empty());
        CHECK(of.mods.size() == 6);
        for (const std::uint8_t mod : of.mods)
            CHECK(content().mods[mod].isBasic);
    }
}
