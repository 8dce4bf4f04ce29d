#include "games/kingdom-rush/content/reader.h"

#include "games/kingdom-rush/content/parts.h"

#include <set>

namespace tablewood::kingdom_rush {

namespace {

constexpr int kMostHealth = 9;
constexpr int kMostMoves = 6;
constexpr int kMostAmount = 9;
constexpr int kMostSoldiers = 4;
constexpr std::size_t kMostAttacks = 4;
constexpr std::size_t kMostParts = 4;
constexpr std::size_t kMostMapSide = 6;

AttackPart partOf(const AttackPartEntry& entry, Damage damage, const Complaint& here)
{
    AttackPart part;
    part.aim = entry.aim;
    const bool pointed = entry.aim == Aim::arrows;
    here.at("arrows").need(entry.arrows.has_value() == pointed,
                           pointed ? TW_TEXT("content", "this kind needs it")
                                   : TW_TEXT("content", "this kind has none"),
                           pointed ? TW_TEXT("content", "Add it") : TW_TEXT("content", "Remove it"));
    part.arrows = 0;
    if (pointed && entry.arrows) {
        needCount(here.at("arrows"), entry.arrows->size(), 1, 8);
        for (std::size_t i = 0; i < entry.arrows->size(); ++i)
            part.arrows |= arrow(fitting(here.at("arrows"), std::to_string(i), (*entry.arrows)[i], 0, 7));
    }
    part.share = entry.share.value_or(Share::one);
    part.damage = entry.damage.value_or(damage);
    const std::vector<TileShape> tiles = entry.tiles.value_or(std::vector<TileShape>{});
    needCount(here.at("tiles"), tiles.size(), 0, decltype(part.tiles)::kCapacity);
    for (const TileShape tile : tiles)
        if (!part.tiles.isFull())
            part.tiles.push_back(tile);
    if (entry.soldiers)
        part.soldiers = fitting(here, "soldiers", *entry.soldiers, 1, kMostSoldiers);
    here.need(!part.tiles.empty() || part.soldiers > 0,
              TW_TEXT("content", "this part of an attack lays nothing"),
              TW_TEXT("content", "Give it tiles or soldiers"));
    part.hasSpears = entry.spears.value_or(false);
    here.at("spears").need(!part.hasSpears || part.soldiers > 0,
                           TW_TEXT("content", "nobody is there who throws them"),
                           TW_TEXT("content", "Give it soldiers"));
    if (entry.hordes) {
        here.at("hordes").need(part.share == Share::each, TW_TEXT("content", "this kind has none"),
                               TW_TEXT("content", "Remove it"));
        part.hordes = fitting(here, "hordes", *entry.hordes, 1, 8);
    }
    return part;
}

Attack attackOf(const AttackEntry& entry, Damage damage, const Complaint& here)
{
    Attack attack;
    needCount(here.at("parts"), entry.parts.size(), 1, kMostParts);
    for (std::size_t i = 0; i < entry.parts.size(); ++i)
        attack.parts.push_back(partOf(entry.parts[i], damage, here.at("parts").at(i)));
    attack.isJoined = entry.joined.value_or(false);
    return attack;
}

void readTowers(ContentFolder& folder, Faults& faults, Content& content)
{
    const Entries<TowerEntry> raw(folder, "towers.json", "towers", kContext, faults);
    if (raw.isWhole())
        raw.list.entries(raw.count, 1);
    std::size_t cards = 0;
    for (const auto& [i, entry] : raw.fitting) {
        const Complaint here = raw.list.at(i);
        here.key("key", entry.key);
        needNoSuchKey(here, entry.key, content.towers);
        TowerKind kind;
        kind.key = entry.key;
        kind.name = here.words("name", entry.name);
        kind.type = entry.type;
        kind.level = fitting(here, "level", entry.level, 1, 4);
        kind.damage = entry.damage;
        kind.slots = fitting(here, "slots", entry.slots, 0, 4);
        kind.copies = fitting(here, "copies", entry.copies, 1, static_cast<int>(kTowerCards));
        cards += kind.copies;
        needCount(here.at("attacks"), entry.attacks.size(), 1, kMostAttacks);
        for (std::size_t a = 0; a < entry.attacks.size(); ++a)
            kind.attacks.push_back(attackOf(entry.attacks[a], entry.damage, here.at("attacks").at(a)));
        kind.picture = pictureOf(here.at("picture"), entry.picture, {"archer", "forest"});
        kind.source = entry.source;
        content.towers.push_back(std::move(kind));
    }
    raw.list.need(!raw.isWhole() || cards == kTowerCards,
                  Text::counted(TW_TEXT_N("content", "there are %n cards"), static_cast<std::int64_t>(cards)),
                  Text(TW_TEXT("content", "Give %1 in all"), static_cast<std::int64_t>(kTowerCards)));
}

void readMods(ContentFolder& folder, Faults& faults, Content& content)
{
    const Entries<ModEntry> raw(folder, "mods.json", "mods", kContext, faults);
    if (raw.isWhole())
        needCount(raw.list, raw.count, 1, kMostMods);
    for (const auto& [i, entry] : raw.fitting) {
        const Complaint here = raw.list.at(i);
        here.key("key", entry.key);
        needNoSuchKey(here, entry.key, content.mods);
        content.mods.push_back({entry.key, here.words("name", entry.name), here.words("text", entry.text),
                                entry.basic, entry.effect, entry.icon,
                                pictureOf(here.at("picture"), entry.picture, {"scroll", "wood"}),
                                entry.source});
    }
}

std::vector<HeroAct::Effect> effectsOf(const std::vector<EffectEntry>& entries, const Complaint& here)
{
    std::vector<HeroAct::Effect> effects;
    needCount(here, entries.size(), 0, kMostParts);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const EffectEntry& entry = entries[i];
        effects.push_back({entry.effect,
                           fitting(here.at(i), "amount", entry.amount.value_or(1), 1, kMostAmount),
                           entry.far.value_or(false)});
    }
    return effects;
}

/// What a board, an ability or a bench side has a hero do.
HeroAct actOf(const auto& entry, Damage damage, const Complaint& here)
{
    HeroAct act;
    if (entry.effects)
        act.effects = effectsOf(*entry.effects, here.at("effects"));
    if (entry.attack)
        act.attack = attackOf(*entry.attack, damage, here.at("attack"));
    return act;
}

HeroPassive passiveOf(const PassiveEntry& entry, const Complaint& here)
{
    return {entry.kind, fitting(here, "amount", entry.amount.value_or(1), 1, kMostAmount)};
}

Ability abilityOf(const AbilityEntry& entry, Damage damage, const Complaint& here)
{
    Ability ability;
    here.key("key", entry.key);
    ability.key = entry.key;
    ability.name = here.words("name", entry.name);
    ability.rule = here.words("text", entry.text);
    ability.tier = fitting(here, "tier", entry.tier, 1, 2);
    ability.icon = entry.icon;
    ability.source = entry.source;
    if (entry.passive)
        ability.passive = passiveOf(*entry.passive, here.at("passive"));
    ability.act = actOf(entry, damage, here);
    ability.act.hasSpears = entry.spears.value_or(false);
    const bool acts = ability.act.attack || !ability.act.effects.empty();
    here.need(acts != ability.passive.has_value(), TW_TEXT("content", "it is to be used, or always holds"),
              TW_TEXT("content", "Give it either \"passive\", or \"effects\" and \"attack\""));
    return ability;
}

void readHeroes(ContentFolder& folder, Faults& faults, Content& content)
{
    const Entries<HeroEntry> raw(folder, "heroes.json", "heroes", kContext, faults);
    if (raw.isWhole())
        needCount(raw.list, raw.count, kMaxPlayers, kMostHeroKinds);
    std::set<std::string> abilities;
    for (const auto& [i, entry] : raw.fitting) {
        const Complaint here = raw.list.at(i);
        here.key("key", entry.key);
        needNoSuchKey(here, entry.key, content.heroes);
        HeroKind kind;
        kind.key = entry.key;
        kind.name = here.words("name", entry.name);
        kind.health = fitting(here, "health", entry.health, 1, kMostHealth);
        kind.moves = fitting(here, "moves", entry.moves, 1, kMostMoves);
        kind.damage = entry.damage;
        kind.attack.attack = attackOf(entry.attack, entry.damage, here.at("attack"));
        const Complaint passive = here.at("passive");
        needCount(passive.at("kinds"), entry.passive.kinds.size(), 0, kMostParts);
        for (std::size_t p = 0; p < entry.passive.kinds.size(); ++p)
            kind.passives.push_back(passiveOf(entry.passive.kinds[p], passive.at("kinds").at(p)));
        kind.passiveRule = passive.words("text", entry.passive.text);
        needCount(here.at("abilities"), entry.abilities.size(), kAbilitiesOfHero, kAbilitiesOfHero);
        for (std::size_t a = 0; a < entry.abilities.size(); ++a) {
            const Complaint there = here.at("abilities").at(a);
            there.at("key").need(
                abilities.insert(entry.abilities[a].key).second,
                Text(TW_TEXT("content", "two entries have the key \"%1\""), said(entry.abilities[a].key)),
                TW_TEXT("content", "Rename one"));
            Ability ability = abilityOf(entry.abilities[a], entry.damage, there);
            if (a < kAbilitiesOfHero)
                kind.abilities[a] = std::move(ability);
        }
        kind.bench = actOf(entry.bench, entry.damage, here.at("bench"));
        kind.benchRule = here.at("bench").words("text", entry.bench.text);
        kind.picture = pictureOf(here.at("picture"), entry.picture, {"people", "night"});
        kind.source = entry.source;
        content.heroes.push_back(std::move(kind));
    }
}

void readChampions(ContentFolder& folder, Faults& faults, Content& content)
{
    const Entries<ChampionEntry> raw(folder, "champions.json", "champions", kContext, faults);
    if (raw.isWhole())
        needCount(raw.list, raw.count, content.champions.size(), content.champions.size());
    for (const auto& [i, entry] : raw.fitting) {
        const Complaint here = raw.list.at(i);
        const std::string key = "c" + std::to_string(i + 1);
        here.at("key").need(entry.key == key,
                            Text(TW_TEXT("content", "\"%1\" is no key here"), said(entry.key)),
                            Text(TW_TEXT("content", "Use \"%1\""), key));
        if (i < content.champions.size())
            content.champions[i] = {here.words("name", entry.name), entry.act, here.words("text", entry.text),
                                    entry.source};
    }
}

void readSupply(ContentFolder& folder, Faults& faults, Content& content)
{
    constexpr int kMostOfShape = 99;
    constexpr int kMostFigures = 20;
    constexpr int kMostIcons = 4;
    const Entries<SupplyEntry> raw(folder, "supply.json", "supply", kContext, faults);
    std::set<std::string> keys;
    for (const auto& [i, given] : raw.fitting) {
        const SupplyEntry& entry = given;
        const Complaint here = raw.list.at(i);
        const Complaint numbers = here.at("numbers");
        here.at("key").need(keys.insert(entry.key).second,
                            Text(TW_TEXT("content", "two entries have the key \"%1\""), said(entry.key)),
                            TW_TEXT("content", "Remove one"));
        const auto one = [&](int most) {
            needCount(numbers, entry.numbers.size(), 1, 1);
            return entry.numbers.empty() ? std::uint8_t{0} : fitting(numbers, "0", entry.numbers[0], 0, most);
        };
        if (entry.key == "tiles") {
            needCount(numbers, entry.numbers.size(), kTileShapes, kTileShapes);
            for (std::size_t t = 0; t < std::min(entry.numbers.size(), kTileShapes); ++t)
                content.tileCounts[t] =
                    fitting(numbers, std::to_string(t), entry.numbers[t], 0, kMostOfShape);
        } else if (entry.key == "champion-deck") {
            needCount(numbers, entry.numbers.size(), 1, kMostChampionCards);
            for (std::size_t t = 0; t < entry.numbers.size(); ++t)
                content.championDeck.push_back(
                    fitting(numbers, std::to_string(t), entry.numbers[t], 1, kMostIcons));
        } else if (entry.key == "soldiers") {
            content.soldiers = one(kMostFigures);
        } else if (entry.key == "warriors") {
            content.warriors = one(kMostFigures);
        } else if (entry.key == "protections") {
            content.protections = one(kMostFigures);
        } else {
            here.at("key").need(
                false, Text(TW_TEXT("content", "\"%1\" is no key here"), said(entry.key)),
                TW_TEXT("content", "Use tiles, champion-deck, soldiers, warriors and protections"));
        }
    }
    raw.list.need(!raw.isWhole() || keys.size() == 5, TW_TEXT("content", "a part of the supply is missing"),
                  TW_TEXT("content", "Give tiles, champion-deck, soldiers, warriors and protections"));
}

void readMapTiles(ContentFolder& folder, Faults& faults, Content& content)
{
    const Entries<MapTileShapeEntry> raw(folder, "map-tiles.json", "tiles", kContext, faults);
    if (raw.isWhole())
        raw.list.entries(raw.count, 1);
    for (const auto& [i, entry] : raw.fitting) {
        const Complaint here = raw.list.at(i);
        here.at("key").need(!entry.key.empty() && entry.key.size() <= 3,
                            Text(TW_TEXT("content", "\"%1\" is no key here"), said(entry.key)),
                            TW_TEXT("content", "Use a letter and a number, such as A1"));
        needNoSuchKey(here, entry.key, content.mapTiles);
        MapTileShape tile;
        tile.key = entry.key;
        tile.source = entry.source;
        if (!areEven(here.at("rows"), entry.rows, kMostMapSide, kMostMapSide))
            continue;
        tile.columns = static_cast<std::uint8_t>(entry.rows[0].size());
        tile.rows = static_cast<std::uint8_t>(entry.rows.size());
        tile.cells = cellsOf(entry.rows, here.at("rows"));
        content.mapTiles.push_back(std::move(tile));
    }
}

} // namespace

bool areEven(const Complaint& here, const std::vector<std::string>& rows, std::size_t mostColumns,
             std::size_t mostRows)
{
    needCount(here, rows.size(), 1, mostRows);
    if (rows.empty() || rows.size() > mostRows)
        return false;
    bool fits = true;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool isEven =
            !rows[i].empty() && rows[i].size() == rows[0].size() && rows[i].size() <= mostColumns;
        here.at(i).need(isEven, TW_TEXT("content", "the row is not as long as it should be"),
                        Text(TW_TEXT("content", "Give each row as many signs as the first, at most %1"),
                             static_cast<std::int64_t>(mostColumns)));
        fits = fits && isEven;
    }
    return fits;
}

std::vector<Cell> cellsOf(const std::vector<std::string>& rows, const Complaint& here)
{
    std::vector<Cell> cells;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            const char sign = rows[row][column];
            here.at(row).need(sign == '.' || sign == 'x',
                              Text(TW_TEXT("content", "\"%1\" is no sign here"), std::string(1, sign)),
                              TW_TEXT("content", "Draw spaces with . and none with x"));
            if (sign == '.')
                cells.push_back({static_cast<std::int16_t>(column), static_cast<std::int16_t>(row)});
        }
    return cells;
}

Content readBox(ContentFolder& folder, Faults& faults)
{
    Content content;
    readTowers(folder, faults, content);
    readMods(folder, faults, content);
    readHeroes(folder, faults, content);
    readHordes(folder, faults, content);
    readChampions(folder, faults, content);
    readSupply(folder, faults, content);
    readMapTiles(folder, faults, content);
    return content;
}

namespace {

void needPlayable(const Complaint& here, const Scenario& scenario)
{
    here.at("modules").need(isPlayable(scenario),
                            TW_TEXT("content", "it asks for rules that are not there yet"),
                            TW_TEXT("content", "Leave out those modules, goals and ways to lose"));
}

} // namespace

Content withMap(Content content, const std::string& text, const std::string& file)
{
    Faults faults;
    gather(faults, [&] {
        Scenario scenario = readScenario(withoutFormat(parseJson(text, file), file), file, content, faults);
        needPlayable(Complaint(file, "", kContext, faults), scenario);
        content.scenarios.clear();
        content.scenarios.push_back(std::move(scenario));
    });
    if (!faults.empty())
        throw InputErrors(std::move(faults));
    return content;
}

Content readContent(ContentFolder& folder)
{
    Faults faults;
    Content content = readBox(folder, faults);
    for (std::size_t i = kFirstScenarioFile; i < kFiles.size(); ++i)
        gather(faults, [&] {
            Scenario scenario =
                readScenario(folder.read(kFiles[i]), folder.nameOf(kFiles[i]), content, faults);
            const Complaint here(folder.nameOf(kFiles[i]), "", kContext, faults);
            needNoSuchKey(here, scenario.key, content.scenarios);
            needPlayable(here, scenario);
            content.scenarios.push_back(std::move(scenario));
        });
    if (!faults.empty())
        throw InputErrors(std::move(faults));
    return content;
}

} // namespace tablewood::kingdom_rush
