#include "games/kingdom-rush/content/small_content.h"

#include <algorithm>

namespace tablewood::kingdom_rush {

namespace {

Text plain(const std::string& words) { return Text::ofContent("kingdom-rush", words); }

using Tiles = ShortList<TileShape, 6>;
constexpr TileShape one = TileShape::one;
constexpr TileShape two = TileShape::two;
constexpr TileShape three = TileShape::three;
constexpr TileShape corner = TileShape::corner;
constexpr TileShape square = TileShape::square;

AttackPart part(Aim aim, Share share, Arrows arrows, Damage damage, Tiles tiles)
{
    AttackPart made;
    made.aim = aim;
    made.share = share;
    made.arrows = arrows;
    made.damage = damage;
    made.tiles = tiles;
    return made;
}
AttackPart ahead(Damage damage, Tiles tiles)
{
    return part(Aim::arrows, Share::one, arrow(0), damage, tiles);
}
AttackPart far(Damage damage, Tiles tiles) { return part(Aim::perfect, Share::one, 0, damage, tiles); }
AttackPart near(Damage damage, Share share, Tiles tiles)
{
    return part(Aim::adjacent, share, 0, damage, tiles);
}
AttackPart soldiers(Damage damage, int count, bool hasSpears)
{
    AttackPart made = near(damage, Share::split, {});
    made.soldiers = static_cast<std::uint8_t>(count);
    made.hasSpears = hasSpears;
    return made;
}
Attack joined(AttackPart one_) { return {{one_}, true}; }

constexpr Arrows kWings = static_cast<Arrows>(arrow(7) | arrow(0) | arrow(1));

void addTowers(Content& content)
{
    constexpr Damage phys = Damage::physical;
    constexpr Damage mag = Damage::magical;
    const auto add = [&](const char* key, const char* name, TowerType type, int level, Damage damage,
                         int slots, std::vector<Attack> attacks) {
        TowerKind kind;
        kind.key = key;
        kind.name = plain(name);
        kind.type = type;
        kind.level = static_cast<std::uint8_t>(level);
        kind.damage = damage;
        kind.slots = static_cast<std::uint8_t>(slots);
        kind.copies = static_cast<std::uint8_t>(level == 4 ? 1 : 5 - level);
        kind.attacks = std::move(attacks);
        content.towers.push_back(std::move(kind));
    };
    const auto wings = [&](Tiles tiles) { return part(Aim::arrows, Share::one, kWings, phys, tiles); };
    const auto split = [&](Arrows arrows, Tiles tiles) {
        return part(Aim::arrows, Share::split, arrows, mag, tiles);
    };
    const auto each = [&](Arrows arrows, Tiles tiles) {
        return part(Aim::arrows, Share::each, arrows, phys, tiles);
    };
    const Arrows both = static_cast<Arrows>(arrow(0) | arrow(4));
    using T = TowerType;
    add("archer", "Archer", T::archer, 1, phys, 1,
        {joined(ahead(phys, {one, one})), joined(far(phys, {one}))});
    add("marksman", "Marksman", T::archer, 2, phys, 1,
        {joined(ahead(phys, {two, one})), joined(far(phys, {two}))});
    add("sharpshooter", "Sharpshooter", T::archer, 3, phys, 1,
        {joined(ahead(phys, {two, two})), joined(far(phys, {one, one}))});
    add("crossbow", "Crossbow Fort", T::archer, 4, phys, 1,
        {joined(wings({three, two})), joined(far(phys, {one, one, one}))});
    add("axethrowers", "Tribal Axethrowers", T::archer, 4, phys, 1,
        {joined(wings({two, two, two})), joined(far(phys, {two, one}))});
    add("mage", "Mage Guild", T::mage, 1, mag, 2, {{{ahead(mag, {corner})}}});
    add("adept", "Adept Guild", T::mage, 2, mag, 2, {{{ahead(mag, {two, two})}}});
    add("wizard", "Wizard Guild", T::mage, 3, mag, 2,
        {{{split(static_cast<Arrows>(arrow(7) | arrow(0)), {two, two, one})}}});
    add("archmage", "Archmage", T::mage, 4, mag, 1, {{{split(kWings, {corner, corner, two})}}});
    add("necromancer", "Necromancer", T::mage, 4, mag, 1,
        {{{split(kWings, {square, two}), soldiers(mag, 1, false)}}});
    add("bombard", "Dwarven Bombard", T::artillery, 1, phys, 1, {{{each(both, {one})}}});
    add("artillery", "Dwarven Artillery", T::artillery, 2, phys, 1, {{{each(both, {corner})}}});
    add("howitzer", "Dwarven Howitzer", T::artillery, 3, phys, 1, {{{each(both, {square})}}});
    add("dwaarp", "DWAARP", T::artillery, 4, phys, 1, {{{each(0xff, {two})}}});
    add("mecha", "Battle-Mecha", T::artillery, 4, phys, 1, {{{each(kWings, {TileShape::ell})}}});
    add("militia", "Militia", T::soldier, 1, phys, 0, {{{soldiers(phys, 1, false)}}});
    add("footmen", "Footmen", T::soldier, 2, phys, 0, {{{soldiers(phys, 2, false)}}});
    add("knights", "Knights Barracks", T::soldier, 3, phys, 0, {{{soldiers(phys, 2, true)}}});
    add("assassins", "Assassin's Guild", T::soldier, 4, Damage::pure, 0,
        {{{soldiers(Damage::pure, 2, true)}}});
    add("templars", "Knights Templar", T::soldier, 4, phys, 0, {{{soldiers(phys, 3, true)}}});
}

void addMods(Content& content)
{
    const auto add = [&](const char* key, const char* name, ModEffect effect, const char* rule) {
        ModKind mod;
        mod.key = key;
        mod.name = plain(name);
        mod.effect = effect;
        mod.rule = plain(rule);
        content.mods.push_back(std::move(mod));
    };
    add("shell", "Shell", ModEffect::pair, "One more 2x1, physical, on a horde that is pointed to.");
    add("bolt", "Bolt", ModEffect::single, "One more 1x1, physical, on any horde.");
    add("truth", "Truth", ModEffect::pure, "All its tiles are true damage.");
    add("lens", "Lens", ModEffect::perfect, "Its printed tiles reach any one horde.");
    add("guard", "Guard", ModEffect::soldier, "One more soldier on a horde that is pointed to.");
    add("scaffold", "Scaffold", ModEffect::site, "Leaves room for one more tower without soldiers.");
}

void addHeroes(Content& content)
{
    constexpr Damage phys = Damage::physical;
    constexpr Damage mag = Damage::magical;
    constexpr Damage pure = Damage::pure;
    const auto ability = [](const char* key, int tier, HeroAct act) {
        Ability made;
        made.key = key;
        std::string name = key;
        name[0] = static_cast<char>(name[0] - 'a' + 'A');
        made.name = plain(name);
        made.rule = plain(name);
        made.tier = static_cast<std::uint8_t>(tier);
        made.act = std::move(act);
        return made;
    };
    const auto passive = [&](const char* key, int tier, Passive kind, int amount) {
        Ability made = ability(key, tier, {});
        made.passive = HeroPassive{kind, static_cast<std::uint8_t>(amount)};
        return made;
    };
    const auto attack = [](std::vector<AttackPart> parts) {
        return HeroAct{{}, Attack{std::move(parts), false}, false};
    };
    const auto effect = [](HeroEffect kind, int amount, bool isFar = false) {
        return HeroAct{{{kind, static_cast<std::uint8_t>(amount), isFar}}, {}, false};
    };
    const auto add = [&](const char* key, const char* name, int health, int moves, Damage damage, HeroAct act,
                         std::vector<HeroPassive> passives, std::array<Ability, 4> abilities, HeroAct bench) {
        HeroKind hero;
        hero.key = key;
        hero.name = plain(name);
        hero.health = static_cast<std::uint8_t>(health);
        hero.moves = static_cast<std::uint8_t>(moves);
        hero.damage = damage;
        hero.attack = std::move(act);
        hero.passives = std::move(passives);
        hero.abilities = std::move(abilities);
        hero.bench = std::move(bench);
        content.heroes.push_back(std::move(hero));
    };
    const auto melee = [](Damage damage, Tiles tiles) {
        return part(Aim::melee, Share::one, 0, damage, tiles);
    };
    HeroAct muster = effect(HeroEffect::warriors, 2);
    muster.hasSpears = true;
    add("alric", "Alric", 5, 2, phys, attack({melee(phys, {two, one})}), {{Passive::warriorsFirst, 1}},
        {ability("blades", 1, attack({melee(phys, {corner, two})})),
         ability("sandstorm", 1, attack({near(phys, Share::each, {one})})), ability("muster", 2, muster),
         passive("toughness", 2, Passive::tough, 2)},
        attack({melee(pure, {square})}));
    AttackPart fork = part(Aim::arrows, Share::one, static_cast<Arrows>(arrow(7) | arrow(1)), mag, {two});
    HeroAct dance = effect(HeroEffect::spendSkulls, 1);
    dance.attack = Attack{{near(mag, Share::split, {two})}, false};
    add("bruxa", "Bruxa", 6, 3, mag, attack({fork}), {{Passive::skulls, 3}},
        {ability("hex", 1, attack({ahead(mag, {corner})})),
         ability("doll", 1, attack({near(mag, Share::each, {one})})),
         passive("fourth", 2, Passive::moreSkulls, 1), ability("dance", 2, dance)},
        attack({near(mag, Share::split, {one, one, one})}));
    add("elora", "Elora", 4, 3, mag, attack({ahead(mag, {three})}), {{Passive::slowing, 1}},
        {ability("rain", 1, attack({near(mag, Share::split, {one, one, one})})),
         ability("wall", 1, effect(HeroEffect::wall, 1)),
         ability("blizzard", 2, attack({far(mag, {square})})),
         passive("cold", 2, Passive::ignoresShields, 1)},
        effect(HeroEffect::wall, 1, true));
    HeroAct light = effect(HeroEffect::healSelf, 2);
    light.effects.push_back({HeroEffect::healAdjacent, 2, false});
    AttackPart consecrate = near(pure, Share::each, {two});
    consecrate.hordes = 2;
    add("dierdre", "Dierdre", 4, 2, mag, attack({part(Aim::arrows, Share::one, kWings, mag, {two})}),
        {{Passive::healsAfter, 1}},
        {ability("light", 1, light), ability("guard", 1, effect(HeroEffect::protect, 1)),
         ability("consecrate", 2, attack({consecrate})),
         ability("sanctify", 2, effect(HeroEffect::regrow, 1))},
        effect(HeroEffect::healAll, 1));
    HeroAct leap = effect(HeroEffect::leap, 3);
    leap.attack = Attack{{near(phys, Share::one, {two})}, false};
    AttackPart clones = part(Aim::perfect, Share::each, 0, phys, {});
    clones.soldiers = 1;
    clones.hordes = 3;
    add("saitam", "Saitam", 5, 3, phys, attack({ahead(phys, {corner})}), {{Passive::runningStrike, 3}},
        {ability("whirl", 1, attack({near(phys, Share::each, {one})})), ability("leap", 1, leap),
         ability("thunder", 2, attack({far(pure, {two})})), passive("clones", 2, Passive::moreTiles, 1)},
        attack({clones}));
}

/// Enemies of one square in the order of a walk over the grid, which differs from copy to copy.
HordeCard hordeOf(int wave, HordeColour colour, int copy)
{
    constexpr std::array<std::array<int, 3>, 4> kEnemies{{{5, 6, 8}, {6, 7, 9}, {7, 8, 10}, {8, 9, 11}}};
    const std::string name = std::string(enumNames(colour)[static_cast<std::size_t>(colour)]);
    HordeCard card;
    card.key = std::to_string(wave) + "-" + name + "-" + std::to_string(copy + 1);
    card.name = plain(std::string(1, static_cast<char>(name[0] - 'a' + 'A')) + name.substr(1) + " horde " +
                      std::to_string(wave));
    card.wave = static_cast<std::uint8_t>(wave);
    card.colour = colour;
    const int count = kEnemies[static_cast<std::size_t>(wave)][static_cast<std::size_t>(colour)];
    int cell = 2 + 3 * copy + wave;
    Squares taken = 0;
    const auto place = [&](int wanted) {
        Squares squares = 0;
        for (int i = 0; i < wanted; ++i) {
            while ((taken & squareAt(cell % 5, cell / 5 % 5)) != 0)
                cell = (cell + 1) % 25;
            squares |= squareAt(cell % 5, cell / 5 % 5);
            taken |= squares;
            cell = (cell + (copy % 2 == 0 ? 1 : 5)) % 25;
        }
        return squares;
    };
    // Of the reds of these waves one enemy is large, and of the third copies tough.
    int left = count;
    if (colour == HordeColour::red) {
        // A large enemy of two squares, one beside the other.
        const int row = (copy + wave) % 5;
        Enemy large;
        large.squares = squareAt(3, row) | squareAt(4, row);
        taken |= large.squares;
        large.icons = squareAt(3, row);
        if (copy == 2)
            large.traits.add(Trait::tough);
        if (wave > 0 && wave < 3) {
            large.traits.add(Trait::shield);
            large.shields.push_back({Damage::magical, copy == 0 ? ShieldSide::left : ShieldSide::top});
        }
        card.enemies.push_back(large);
        left -= 2;
    }
    for (; left > 0; --left) {
        Enemy enemy;
        enemy.squares = place(1);
        if (wave > 0 && left == 1 && colour != HordeColour::green) {
            enemy.icons = enemy.squares;
            enemy.traits.add(copy == 0 ? Trait::fast : copy == 1 ? Trait::special : Trait::resistPhysical);
        }
        card.enemies.push_back(enemy);
    }
    if (colour == HordeColour::green)
        card.rewards = {{1, 0, 0}, {0, 1, 0}};
    else if (colour == HordeColour::yellow)
        card.rewards =
            wave == 3 && copy == 0 ? std::vector<Reward>{{0, 0, 1}} : std::vector<Reward>{{0, 1, 0}};
    else
        card.rewards = {{1, 1, 0}};
    return card;
}

HordeCard championOf(int copy)
{
    HordeCard card;
    card.key = "c1-" + std::to_string(copy + 1);
    card.name = plain("Hobgoblin Warchief");
    card.kind = CardKind::champion;
    card.wave = kWaveS;
    card.number = 1;
    Enemy chief;
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 4; ++column)
            chief.squares |= squareAt(column + copy % 2, row + copy % 3);
    chief.squares |= squareAt(0, 4) | squareAt(4, 4);
    for (int i = 0; i < 4; ++i)
        chief.icons |= squareAt(i + copy % 2, copy % 3);
    chief.traits.add(Trait::champion);
    card.enemies.push_back(chief);
    card.rewards = {{0, 0, 2}};
    return card;
}

void addHordes(Content& content)
{
    for (int wave = 0; wave <= 3; ++wave)
        for (const HordeColour colour : {HordeColour::green, HordeColour::yellow, HordeColour::red})
            for (int copy = 0; copy < 3; ++copy)
                content.hordes.push_back(hordeOf(wave, colour, copy));
    for (int copy = 0; copy < 3; ++copy)
        content.hordes.push_back(championOf(copy));
    for (int copy = 0; copy < 3; ++copy) {
        HordeCard blank;
        blank.key = "blank-" + std::to_string(copy + 1);
        blank.name = plain("Nobody");
        blank.kind = CardKind::blank;
        blank.wave = kWaveS;
        content.hordes.push_back(std::move(blank));
    }
    content.champions[0] = {plain("Hobgoblin Warchief"), ChampionAct::cleave, plain("Cleave"),
                            Source::standIn};
    content.championDeck = {1, 2, 2, 3, 4};
}

CardSlot slot(int wave, HordeColour colour)
{
    return {CardKind::horde, static_cast<std::uint8_t>(wave), colour, 0};
}
CardSlot blank() { return {CardKind::blank, kWaveS, HordeColour::none, 0}; }
CardSlot chief() { return {CardKind::champion, kWaveS, HordeColour::none, 1}; }

/// Builds a scenario from rows of letters: a path by the digits of its ways, s for sites, b for blossoms, S
/// for a site with one, l for lava.
struct Maker
{
    const Content& content;
    Scenario scenario{};

    std::uint8_t spaceAt(int column, int row) const
    {
        for (std::size_t i = 0; i < scenario.spaces.size(); ++i)
            if (scenario.spaces[i].at ==
                Cell{static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)})
                return static_cast<std::uint8_t>(i);
        return kNone;
    }
    void draw(const std::vector<std::string>& rows)
    {
        MapSize map;
        map.key = "map";
        map.name = plain("The map");
        map.columns = static_cast<std::uint8_t>(rows.front().size());
        map.rows = static_cast<std::uint8_t>(rows.size());
        scenario.maps.push_back(map);
        std::array<int, kMaxPlayers> counts{};
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (std::size_t column = 0; column < rows[row].size(); ++column) {
                const char letter = rows[row][column];
                Space space;
                space.at = {static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)};
                space.terrain = letter == '#' ? Terrain::path : Terrain::ground;
                if (letter == 's' || letter == 'S')
                    for (std::size_t players = 0; players < kMaxPlayers; ++players) {
                        const int colours = players == 0 ? 3 : static_cast<int>(players) + 1;
                        space.sites[players] = static_cast<SiteColour>(counts[players]++ % colours);
                    }
                Feature feature;
                feature.at = static_cast<std::uint8_t>(scenario.spaces.size());
                if (letter == 'b' || letter == 'S')
                    scenario.features.push_back(feature);
                if (letter == 'l') {
                    feature.kind = FeatureKind::lava;
                    feature.crystals = 2;
                    scenario.features.push_back(feature);
                }
                scenario.spaces.push_back(space);
            }
    }
    void route(int spawn, Side side, const std::vector<std::pair<int, int>>& spaces)
    {
        Route made;
        made.spawn = static_cast<std::uint8_t>(spawn);
        for (const auto& [column, row] : spaces)
            made.spaces.push_back(spaceAt(column, row));
        scenario.spawns.push_back({made.spawn, made.spaces.front(), side, false});
        scenario.routes.push_back(std::move(made));
    }
    void towers(std::size_t players, const std::vector<std::string>& keys)
    {
        for (const std::string& key : keys)
            for (std::size_t kind = 0; kind < content.towers.size(); ++kind)
                if (content.towers[kind].key == key)
                    scenario.towers[players - 1].towers.push_back(static_cast<std::uint8_t>(kind));
    }
    void start(const CardSlot& card, std::size_t route, std::size_t nth)
    {
        scenario.start.push_back({card, scenario.routes[route - 1].spaces[nth - 1]});
    }
};

Scenario prologue(const Content& content)
{
    Maker made{content};
    Scenario& scene = made.scenario;
    scene.key = "prologue";
    scene.name = plain("Foes on the Horizon");
    made.draw({"s.s.ss", "######", "s.s.s."});
    made.route(1, Side::west, {{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}});
    scene.exits.push_back({scene.routes[0].spaces.back(), Side::east});
    made.start(slot(0, HordeColour::green), 1, 3);
    made.start(slot(0, HordeColour::green), 1, 4);
    scene.stacks = {{slot(0, HordeColour::green), slot(0, HordeColour::yellow)}};
    scene.win = Win::survive;
    scene.winNumber = 3;
    scene.hearts = 3;
    scene.isStandardOnly = true;
    scene.blocksColour = false;
    scene.benchHeroes = 0;
    scene.proposed = 4;
    scene.modules.add(Module::guided);
    for (std::size_t players = 1; players <= 4; ++players)
        made.towers(players, {"archer", "archer", "mage", "militia"});
    return scene;
}

Scenario first(const Content& content)
{
    Maker made{content};
    Scenario& scene = made.scenario;
    scene.key = "1";
    scene.name = plain("Blooming Threats");
    made.draw({".s.s.s..", "#####S..", "s.b.####", "#####.b.", ".s.s.s.s"});
    made.route(1, Side::west, {{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}, {4, 2}, {5, 2}, {6, 2}, {7, 2}});
    made.route(2, Side::west, {{0, 3}, {1, 3}, {2, 3}, {3, 3}, {4, 3}, {4, 2}, {5, 2}, {6, 2}, {7, 2}});
    scene.exits.push_back({made.spaceAt(7, 2), Side::east});
    const auto g = HordeColour::green;
    const auto y = HordeColour::yellow;
    const auto r = HordeColour::red;
    made.start(slot(0, g), 1, 4);
    made.start(slot(0, y), 2, 4);
    made.start(slot(0, y), 2, 5);
    scene.stacks = {{slot(0, r), slot(1, g), slot(1, y), slot(2, g)},
                    {slot(1, g), slot(1, y), slot(2, g), slot(2, y)}};
    scene.win = Win::clear;
    scene.winNumber = 5;
    scene.hearts = 7;
    scene.iron = IronRule::noFirstLevel;
    made.towers(1, {"archer", "archer", "mage", "militia", "militia"});
    made.towers(2, {"archer", "archer", "archer", "mage", "militia", "militia"});
    made.towers(3, {"archer", "archer", "mage", "militia"});
    made.towers(4, {"archer", "archer", "militia"});
    return scene;
}

Scenario second(const Content& content)
{
    Maker made{content};
    Scenario& scene = made.scenario;
    scene.key = "2";
    scene.name = plain("Lava");
    made.draw({".s.s.b..", "#####s..", "s.l.#s..", "########", ".s.s.#s.", "######bs"});
    made.route(1, Side::west,
               {{0, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}, {4, 2}, {4, 3}, {5, 3}, {6, 3}, {7, 3}});
    made.route(2, Side::west, {{0, 3}, {1, 3}, {2, 3}, {3, 3}, {4, 3}, {5, 3}, {6, 3}, {7, 3}});
    made.route(3, Side::west,
               {{0, 5}, {1, 5}, {2, 5}, {3, 5}, {4, 5}, {5, 5}, {5, 4}, {5, 3}, {6, 3}, {7, 3}});
    scene.exits.push_back({made.spaceAt(7, 3), Side::east});
    const auto g = HordeColour::green;
    const auto y = HordeColour::yellow;
    const auto r = HordeColour::red;
    made.start(slot(0, g), 1, 4);
    made.start(slot(0, g), 2, 4);
    made.start(slot(0, y), 3, 4);
    made.start(slot(0, y), 3, 6);
    scene.stacks = {
        {slot(0, r), slot(1, g), chief(), slot(1, y), slot(2, g), slot(2, y), blank(), slot(3, g)},
        {slot(0, r), slot(1, g), slot(1, y), chief(), slot(1, r), slot(2, g), slot(3, y), blank()},
        {slot(0, r), slot(1, g), slot(1, y), slot(1, r), chief(), slot(1, r), slot(2, g), slot(3, r)}};
    scene.win = Win::champions;
    scene.winNumber = 3;
    scene.loss.add(Loss::championEscapes);
    scene.iron = IronRule::championSheds;
    scene.tiers = 1;
    scene.modules.add(Module::regrow);
    scene.modules.add(Module::champions);
    made.towers(1, {"archer", "mage", "bombard", "militia", "militia"});
    made.towers(2, {"archer", "archer", "mage", "bombard", "militia", "militia"});
    made.towers(3, {"archer", "bombard", "militia"});
    made.towers(4, {"archer", "militia"});
    return scene;
}

} // namespace

Content smallContent()
{
    Content content;
    addTowers(content);
    addMods(content);
    addHeroes(content);
    addHordes(content);
    content.tileCounts = {60, 46, 24, 24, 14, 12, 8, 8};
    content.scenarios = {prologue(content), first(content), second(content)};
    for (Scenario& scenario : content.scenarios) {
        scenario.goal = plain("Defend the kingdom");
        for (std::uint8_t mod = 0; mod < content.mods.size(); ++mod)
            scenario.mods.push_back(mod);
    }
    return content;
}

} // namespace tablewood::kingdom_rush
