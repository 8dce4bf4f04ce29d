#pragma once

#include "content/face_entries.h"
#include "games/kingdom-rush/content.h"
#include "kernel/fields.h"

#include <optional>
#include <string>
#include <vector>

/// The content files of Kingdom Rush, field by field as they are written. What may be left out is optional.
namespace tablewood::kingdom_rush {

template <class T>
using Maybe = std::optional<T>;

/// Words for people where an entry has several.
struct WordsEntry
{
    std::string text;
    static void describe(auto& self, auto& visit) { visit("text", self.text); }
};

struct LineEntry
{
    std::string line;
    static void describe(auto& self, auto& visit) { visit("line", self.line); }
};

// ---------------------------------------------------------------------------------------------------------
// Towers, mods and heroes

/// {"aim": "arrows", "arrows": [7, 0, 1], "share": "split", "tiles": ["2x1", "1x1"]}
struct AttackPartEntry
{
    Aim aim = Aim::arrows;
    Maybe<std::vector<int>> arrows;
    Maybe<Share> share;
    Maybe<Damage> damage;
    Maybe<std::vector<TileShape>> tiles;
    Maybe<int> soldiers;
    Maybe<bool> spears;
    Maybe<int> hordes;
    static void describe(auto& self, auto& visit)
    {
        visit("aim", self.aim);
        visit("arrows", self.arrows);
        visit("share", self.share);
        visit("damage", self.damage);
        visit("tiles", self.tiles);
        visit("soldiers", self.soldiers);
        visit("spears", self.spears);
        visit("hordes", self.hordes);
    }
};

struct AttackEntry
{
    std::vector<AttackPartEntry> parts;
    Maybe<bool> joined;
    static void describe(auto& self, auto& visit)
    {
        visit("parts", self.parts);
        visit("joined", self.joined);
    }
};

struct TowerEntry
{
    std::string key;
    std::string name;
    TowerType type = TowerType::archer;
    int level = 1;
    Damage damage = Damage::physical;
    int slots = 0;
    int copies = 1;
    std::vector<AttackEntry> attacks;
    Maybe<PictureEntry> picture;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("name", self.name);
        visit("type", self.type);
        visit("level", self.level);
        visit("damage", self.damage);
        visit("slots", self.slots);
        visit("copies", self.copies);
        visit("attacks", self.attacks);
        visit("picture", self.picture);
        visit("source", self.source);
    }
};

struct ModEntry
{
    std::string key;
    std::string name;
    std::string text;
    bool basic = true;
    ModEffect effect = ModEffect::pair;
    std::string icon;
    Maybe<PictureEntry> picture;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("name", self.name);
        visit("text", self.text);
        visit("basic", self.basic);
        visit("effect", self.effect);
        visit("icon", self.icon);
        visit("picture", self.picture);
        visit("source", self.source);
    }
};

/// {"effect": "healSelf", "amount": 2}
struct EffectEntry
{
    HeroEffect effect = HeroEffect::healSelf;
    Maybe<int> amount;
    Maybe<bool> far;
    static void describe(auto& self, auto& visit)
    {
        visit("effect", self.effect);
        visit("amount", self.amount);
        visit("far", self.far);
    }
};

struct PassiveEntry
{
    Passive kind = Passive::tough;
    Maybe<int> amount;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("amount", self.amount);
    }
};

struct AbilityEntry
{
    std::string key;
    std::string name;
    std::string text;
    int tier = 1;
    Maybe<PassiveEntry> passive;
    Maybe<std::vector<EffectEntry>> effects;
    Maybe<AttackEntry> attack;
    Maybe<bool> spears;
    std::string icon;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("name", self.name);
        visit("text", self.text);
        visit("tier", self.tier);
        visit("passive", self.passive);
        visit("effects", self.effects);
        visit("attack", self.attack);
        visit("spears", self.spears);
        visit("icon", self.icon);
        visit("source", self.source);
    }
};

struct BenchEntry
{
    std::string text;
    Maybe<std::vector<EffectEntry>> effects;
    Maybe<AttackEntry> attack;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("text", self.text);
        visit("effects", self.effects);
        visit("attack", self.attack);
        visit("source", self.source);
    }
};

struct BoardPassiveEntry
{
    std::string text;
    std::vector<PassiveEntry> kinds;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("text", self.text);
        visit("kinds", self.kinds);
        visit("source", self.source);
    }
};

struct HeroEntry
{
    std::string key;
    std::string name;
    int health = 4;
    int moves = 2;
    Damage damage = Damage::physical;
    AttackEntry attack;
    BoardPassiveEntry passive;
    std::vector<AbilityEntry> abilities;
    BenchEntry bench;
    Maybe<PictureEntry> picture;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("name", self.name);
        visit("health", self.health);
        visit("moves", self.moves);
        visit("damage", self.damage);
        visit("attack", self.attack);
        visit("passive", self.passive);
        visit("abilities", self.abilities);
        visit("bench", self.bench);
        visit("picture", self.picture);
        visit("source", self.source);
    }
};

// ---------------------------------------------------------------------------------------------------------
// Hordes

struct EnemyLookEntry
{
    std::string key;
    std::string name;
    std::string icon;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("name", self.name);
        visit("icon", self.icon);
        visit("source", self.source);
    }
};

struct ShieldEntry
{
    Damage damage = Damage::magical;
    ShieldSide side = ShieldSide::left;
    static void describe(auto& self, auto& visit)
    {
        visit("damage", self.damage);
        visit("side", self.side);
    }
};

/// What a sign in the rows of a grid stands for. Squares with the same sign that touch are one large enemy if
/// `large`, else each is an enemy. `icons` of a large one are [column, row] from 0 in the grid; without them
/// its first square has the icon.
struct GridSignEntry
{
    std::string sign;
    std::string enemy;
    Maybe<bool> large;
    Maybe<std::vector<Trait>> traits;
    Maybe<std::vector<ShieldEntry>> shields;
    Maybe<std::vector<std::vector<int>>> icons;
    static void describe(auto& self, auto& visit)
    {
        visit("sign", self.sign);
        visit("enemy", self.enemy);
        visit("large", self.large);
        visit("traits", self.traits);
        visit("shields", self.shields);
        visit("icons", self.icons);
    }
};

/// {"crystals": 1}
struct RewardEntry
{
    Maybe<int> gold;
    Maybe<int> crystals;
    Maybe<int> regrow;
    static void describe(auto& self, auto& visit)
    {
        visit("gold", self.gold);
        visit("crystals", self.crystals);
        visit("regrow", self.regrow);
    }
};

struct HordeEntry
{
    std::string key;
    std::string name;
    CardKind kind = CardKind::horde;
    Maybe<int> wave;
    Maybe<HordeColour> colour;
    Maybe<int> number;
    Maybe<std::vector<std::string>> rows;
    Maybe<std::vector<GridSignEntry>> signs;
    Maybe<bool> flying;
    Maybe<bool> evasive;
    Maybe<std::vector<RewardEntry>> rewards;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("name", self.name);
        visit("kind", self.kind);
        visit("wave", self.wave);
        visit("colour", self.colour);
        visit("number", self.number);
        visit("rows", self.rows);
        visit("signs", self.signs);
        visit("flying", self.flying);
        visit("evasive", self.evasive);
        visit("rewards", self.rewards);
        visit("source", self.source);
    }
};

struct ChampionEntry
{
    std::string key;
    std::string name;
    ChampionAct act = ChampionAct::cleave;
    std::string text;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("name", self.name);
        visit("act", self.act);
        visit("text", self.text);
        visit("source", self.source);
    }
};

/// Numbers of things in the box: tiles by shape, soldiers, icons on the champions' cards.
struct SupplyEntry
{
    std::string key;
    std::vector<int> numbers;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("numbers", self.numbers);
        visit("source", self.source);
    }
};

/// A tile of maps, drawn: `.` is a space of it, `x` is none.
struct MapTileShapeEntry
{
    std::string key;
    std::vector<std::string> rows;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("rows", self.rows);
        visit("source", self.source);
    }
};

// ---------------------------------------------------------------------------------------------------------
// Scenarios: docs/map-format.md

struct MapEntry
{
    std::string key;
    std::string name;
    std::vector<std::string> rows;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("name", self.name);
        visit("rows", self.rows);
    }
};

/// A tile of the box by its key, or one of a shape of its own.
struct LaidTileEntry
{
    Maybe<std::string> tile;
    Maybe<std::vector<std::string>> rows;
    std::string at;
    Maybe<int> turns;
    Maybe<std::vector<int>> players;
    static void describe(auto& self, auto& visit)
    {
        visit("tile", self.tile);
        visit("rows", self.rows);
        visit("at", self.at);
        visit("turns", self.turns);
        visit("players", self.players);
    }
};

struct SpawnEntry
{
    int number = 1;
    std::string at;
    Side side = Side::west;
    Maybe<bool> late;
    static void describe(auto& self, auto& visit)
    {
        visit("number", self.number);
        visit("at", self.at);
        visit("side", self.side);
        visit("late", self.late);
    }
};

struct ExitEntry
{
    std::string at;
    Side side = Side::east;
    static void describe(auto& self, auto& visit)
    {
        visit("at", self.at);
        visit("side", self.side);
    }
};

struct WayEntry
{
    int spawn = 1;
    Maybe<int> exit;
    std::vector<std::string> spaces;
    static void describe(auto& self, auto& visit)
    {
        visit("spawn", self.spawn);
        visit("exit", self.exit);
        visit("spaces", self.spaces);
    }
};

struct BranchEntry
{
    std::string from;
    std::string to;
    int rank = 1;
    static void describe(auto& self, auto& visit)
    {
        visit("from", self.from);
        visit("to", self.to);
        visit("rank", self.rank);
    }
};

struct SiteEntry
{
    std::string at;
    std::vector<SiteColour> colours;
    static void describe(auto& self, auto& visit)
    {
        visit("at", self.at);
        visit("colours", self.colours);
    }
};

struct FeatureEntry
{
    FeatureKind kind = FeatureKind::magicBlossom;
    Maybe<std::string> at;
    Maybe<int> spawn;
    Maybe<int> crystals;
    Maybe<int> gold;
    Maybe<int> pair;
    Maybe<std::vector<int>> players;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("at", self.at);
        visit("spawn", self.spawn);
        visit("crystals", self.crystals);
        visit("gold", self.gold);
        visit("pair", self.pair);
        visit("players", self.players);
    }
};

struct StartEntry
{
    std::string card;
    std::string at;
    static void describe(auto& self, auto& visit)
    {
        visit("card", self.card);
        visit("at", self.at);
    }
};

struct MarkEntry
{
    std::string key;
    std::string at;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("at", self.at);
    }
};

struct GuestEntry
{
    std::string hero;
    Maybe<std::string> at;
    int moves = 2;
    /// `protected` in the file.
    Maybe<bool> isProtected;
    static void describe(auto& self, auto& visit)
    {
        visit("hero", self.hero);
        visit("at", self.at);
        visit("moves", self.moves);
        visit("protected", self.isProtected);
    }
};

struct BossEntry
{
    std::string key;
    std::string name;
    std::vector<std::string> track;
    std::vector<std::string> lives;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("name", self.name);
        visit("track", self.track);
        visit("lives", self.lives);
    }
};

struct StartingTowersEntry
{
    std::vector<int> players;
    StartingTowers::Reading share = StartingTowers::Reading::team;
    std::vector<std::string> cards;
    static void describe(auto& self, auto& visit)
    {
        visit("players", self.players);
        visit("share", self.share);
        visit("cards", self.cards);
    }
};

struct PageEntry
{
    std::string key;
    std::string title;
    std::string text;
    static void describe(auto& self, auto& visit)
    {
        visit("key", self.key);
        visit("title", self.title);
        visit("text", self.text);
    }
};

struct WinEntry
{
    Win kind = Win::survive;
    int number = 0;
    std::string text;
    static void describe(auto& self, auto& visit)
    {
        visit("kind", self.kind);
        visit("number", self.number);
        visit("text", self.text);
    }
};

struct LossEntry
{
    std::vector<Loss> kinds;
    std::string text;
    static void describe(auto& self, auto& visit)
    {
        visit("kinds", self.kinds);
        visit("text", self.text);
    }
};

struct IronEntry
{
    IronRule rule = IronRule::none;
    std::string text;
    static void describe(auto& self, auto& visit)
    {
        visit("rule", self.rule);
        visit("text", self.text);
    }
};

struct SoloEntry
{
    int bench = 2;
    bool blocks = true;
    static void describe(auto& self, auto& visit)
    {
        visit("bench", self.bench);
        visit("blocks", self.blocks);
    }
};

/// How far perfect range and "any horde" reach.
enum class Reach : std::uint8_t
{
    own,
    both
};
constexpr auto enumNames(Reach) { return std::array<std::string_view, 2>{"own", "both"}; }

struct OtherStacksEntry
{
    std::vector<int> players;
    std::vector<std::vector<std::string>> stacks;
    static void describe(auto& self, auto& visit)
    {
        visit("players", self.players);
        visit("stacks", self.stacks);
    }
};

/// All but "texts", whose fields are languages and words of the file.
struct ScenarioEntry
{
    Maybe<std::string> game;
    std::string key;
    std::string name;
    std::vector<LineEntry> story;
    WinEntry win;
    LossEntry loss;
    Maybe<IronEntry> iron;
    std::vector<PageEntry> pages;
    std::vector<Module> modules;
    Maybe<bool> standardOnly;
    Maybe<int> minutes;
    int hearts = 5;
    int crystals = 3;
    int gold = 3;
    std::vector<int> tiers;
    std::vector<std::string> level4;
    std::vector<std::string> mods;
    Maybe<std::vector<std::string>> absent;
    Maybe<std::string> proposed;
    Maybe<SoloEntry> solo;
    Maybe<Reach> reach;
    std::vector<StartingTowersEntry> towers;
    std::vector<MapEntry> maps;
    std::vector<LaidTileEntry> tiles;
    std::vector<SpawnEntry> spawns;
    std::vector<ExitEntry> exits;
    std::vector<WayEntry> ways;
    Maybe<std::vector<BranchEntry>> branches;
    std::vector<SiteEntry> sites;
    Maybe<std::vector<FeatureEntry>> features;
    std::vector<StartEntry> start;
    std::vector<std::vector<std::string>> stacks;
    Maybe<std::vector<OtherStacksEntry>> otherStacks;
    Maybe<std::vector<MarkEntry>> marks;
    Maybe<std::vector<GuestEntry>> guests;
    Maybe<BossEntry> boss;
    Source source = Source::standIn;
    static void describe(auto& self, auto& visit)
    {
        visit("game", self.game);
        visit("key", self.key);
        visit("name", self.name);
        visit("story", self.story);
        visit("win", self.win);
        visit("loss", self.loss);
        visit("iron", self.iron);
        visit("pages", self.pages);
        visit("modules", self.modules);
        visit("standardOnly", self.standardOnly);
        visit("minutes", self.minutes);
        visit("hearts", self.hearts);
        visit("crystals", self.crystals);
        visit("gold", self.gold);
        visit("tiers", self.tiers);
        visit("level4", self.level4);
        visit("mods", self.mods);
        visit("absent", self.absent);
        visit("proposed", self.proposed);
        visit("solo", self.solo);
        visit("reach", self.reach);
        visit("towers", self.towers);
        visit("maps", self.maps);
        visit("tiles", self.tiles);
        visit("spawns", self.spawns);
        visit("exits", self.exits);
        visit("ways", self.ways);
        visit("branches", self.branches);
        visit("sites", self.sites);
        visit("features", self.features);
        visit("start", self.start);
        visit("stacks", self.stacks);
        visit("otherStacks", self.otherStacks);
        visit("marks", self.marks);
        visit("guests", self.guests);
        visit("boss", self.boss);
        visit("source", self.source);
    }
};

} // namespace tablewood::kingdom_rush
