#include "games/kingdom-rush/content/parts.h"

#include <set>

namespace tablewood::kingdom_rush {

namespace {

constexpr int kMostReward = 4;
constexpr int kMostWave = 9;
constexpr char kFree = '.';
constexpr char kNoCover = '#';

/// The squares of a grid that have a sign.
Squares squaresOf(const std::vector<std::string>& rows, char sign)
{
    Squares squares = 0;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column)
            if (rows[row][column] == sign)
                squares |= squareAt(static_cast<int>(column), static_cast<int>(row));
    return squares;
}

/// What of `squares` hangs together with its lowest square, side by side.
Squares blockOf(Squares squares)
{
    constexpr Squares kLeft = 0x0101010101010101;
    constexpr Squares kRight = kLeft << (kMostGridSide - 1);
    Squares block = squares & (~squares + 1);
    while (true) {
        const Squares wider = (block | (block << kMostGridSide) | (block >> kMostGridSide) |
                               ((block & ~kRight) << 1) | ((block & ~kLeft) >> 1)) &
                              squares;
        if (wider == block)
            return block;
        block = wider;
    }
}

Enemy kindOf(const GridSignEntry& entry, const Content& content, const Complaint& here)
{
    Enemy enemy;
    enemy.look = numberOf(here.at("enemy"), entry.enemy, content.looks);
    for (const Trait trait : entry.traits.value_or(std::vector<Trait>{}))
        enemy.traits.add(trait);
    const std::vector<ShieldEntry> shields = entry.shields.value_or(std::vector<ShieldEntry>{});
    needCount(here.at("shields"), shields.size(), 0, decltype(enemy.shields)::kCapacity);
    for (std::size_t i = 0; i < shields.size(); ++i) {
        here.at("shields").at(i).at("damage").need(shields[i].damage != Damage::pure,
                                                   TW_TEXT("content", "nothing stops true damage"),
                                                   TW_TEXT("content", "Use physical or magical"));
        if (!enemy.shields.isFull())
            enemy.shields.push_back({shields[i].damage, shields[i].side});
    }
    here.at("shields").need(shields.empty() != enemy.traits.has(Trait::shield),
                            TW_TEXT("content", "shields and the trait \"shield\" go together"),
                            TW_TEXT("content", "Give both or neither"));
    return enemy;
}

/// Adds the enemies that have a sign in a grid.
void addEnemies(const GridSignEntry& entry, const std::vector<std::string>& rows, const Content& content,
                const Complaint& here, HordeCard& card)
{
    const bool isOne = entry.sign.size() == 1 && entry.sign[0] > ' ' && entry.sign[0] < 0x7f &&
                       entry.sign[0] != kFree && entry.sign[0] != kNoCover;
    here.at("sign").need(isOne, Text(TW_TEXT("content", "\"%1\" is no sign here"), said(entry.sign)),
                         TW_TEXT("content", "Use one letter, digit or mark, but no dot"));
    Squares left = isOne ? squaresOf(rows, entry.sign[0]) : 0;
    here.at("sign").need(!isOne || left != 0, TW_TEXT("content", "no square of the grid has this sign"),
                         TW_TEXT("content", "Draw it, or remove it"));
    const Enemy kind = kindOf(entry, content, here);
    Squares icons = 0;
    const std::vector<std::vector<int>> places = entry.icons.value_or(std::vector<std::vector<int>>{});
    for (std::size_t i = 0; i < places.size(); ++i) {
        const bool fits = places[i].size() == 2 && places[i][0] >= 0 && places[i][0] < card.width &&
                          places[i][1] >= 0 && places[i][1] < card.height &&
                          (left & squareAt(places[i][0], places[i][1])) != 0;
        here.at("icons").at(i).need(fits, TW_TEXT("content", "there is none of these enemies"),
                                    TW_TEXT("content", "Give column and row, from 0, of one of its squares"));
        if (fits)
            icons |= squareAt(places[i][0], places[i][1]);
    }
    const bool isLarge = entry.large.value_or(false);
    bool hasLarge = false;
    while (left != 0) {
        Enemy enemy = kind;
        enemy.squares = isLarge ? blockOf(left) : left & (~left + 1);
        left &= ~enemy.squares;
        hasLarge = hasLarge || enemy.isLarge();
        enemy.icons = enemy.squares & icons;
        if (enemy.icons == 0)
            enemy.icons = enemy.squares & (~enemy.squares + 1);
        if (enemy.traits.isEmpty())
            enemy.icons = 0;
        here.at("traits").need(!enemy.traits.has(Trait::tough) || enemy.isLarge(),
                               TW_TEXT("content", "only large enemies are tough"),
                               TW_TEXT("content", "Give it more squares, and \"large\": true"));
        card.enemies.push_back(enemy);
    }
    here.at("large").need(!isLarge || hasLarge || !isOne, TW_TEXT("content", "it has one square only"),
                          TW_TEXT("content", "Give it more, or remove this"));
}

void readGrid(const HordeEntry& entry, const Content& content, const Complaint& here, HordeCard& card)
{
    const std::vector<std::string> rows = entry.rows.value_or(std::vector<std::string>{});
    const std::vector<GridSignEntry> signs = entry.signs.value_or(std::vector<GridSignEntry>{});
    if (!areEven(here.at("rows"), rows, kMostGridSide, kMostGridSide))
        return;
    card.width = static_cast<std::uint8_t>(rows[0].size());
    card.height = static_cast<std::uint8_t>(rows.size());
    card.noCover = squaresOf(rows, kNoCover);
    needCount(here.at("signs"), signs.size(), 1, 16);
    const auto needFew = [&](Trait trait, std::size_t most) {
        const auto count = static_cast<std::size_t>(
            std::ranges::count_if(card.enemies, [&](const Enemy& enemy) { return enemy.traits.has(trait); }));
        here.need(count <= most,
                  Text(TW_TEXT("content", "it has %1 enemies with \"%2\""), static_cast<std::int64_t>(count),
                       std::string(enumNames(Trait{})[static_cast<std::size_t>(trait)])),
                  Text(TW_TEXT("content", "Give at most %1"), static_cast<std::int64_t>(most)));
    };
    std::set<std::string> known{std::string(1, kFree), std::string(1, kNoCover)};
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const Complaint there = here.at("signs").at(i);
        there.at("sign").need(known.insert(signs[i].sign).second || signs[i].sign.size() != 1,
                              Text(TW_TEXT("content", "the sign \"%1\" is there twice"), said(signs[i].sign)),
                              TW_TEXT("content", "Take another for one of the two"));
        addEnemies(signs[i], rows, content, there, card);
    }
    needFew(Trait::tough, kMostToughEnemies);
    needFew(Trait::shield, kMostShields);
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (const char sign : rows[row])
            here.at("rows").at(row).need(
                known.contains(std::string(1, sign)),
                Text(TW_TEXT("content", "\"%1\" is no sign here"), said(std::string(1, sign))),
                TW_TEXT("content", "Use . for a free square, # for one that no tile "
                                   "covers, and what stands in \"signs\""));
}

bool hasGrid(CardKind kind) { return kind != CardKind::blank && kind != CardKind::event; }

/// Whether a number tells cards of a kind apart, and up to which.
int mostNumber(CardKind kind)
{
    switch (kind) {
    case CardKind::champion:
    case CardKind::life:
        return 4;
    case CardKind::event:
    case CardKind::claw:
        return 3;
    case CardKind::horde:
    case CardKind::pumpkin:
    case CardKind::blank:
        break;
    }
    return 0;
}

void needBack(const HordeEntry& entry, const Complaint& here, HordeCard& card)
{
    const auto need = [&](const char* name, bool isThere, bool shall) {
        here.at(name).need(isThere == shall,
                           shall ? TW_TEXT("content", "this kind needs it")
                                 : TW_TEXT("content", "this kind has none"),
                           shall ? TW_TEXT("content", "Add it") : TW_TEXT("content", "Remove it"));
    };
    const bool isHorde = entry.kind == CardKind::horde;
    need("wave", entry.wave.has_value(), isHorde);
    need("colour", entry.colour.has_value(), isHorde);
    const int most = mostNumber(entry.kind);
    need("number", entry.number.has_value(), most > 0);
    need("rows", entry.rows.has_value(), hasGrid(entry.kind));
    card.wave = isHorde ? fitting(here, "wave", entry.wave.value_or(0), 0, kMostWave) : kWaveS;
    card.colour = isHorde ? entry.colour.value_or(HordeColour::green) : HordeColour::none;
    here.at("colour").need(!isHorde || card.colour != HordeColour::none,
                           TW_TEXT("content", "hordes of a wave have a colour"),
                           TW_TEXT("content", "Use green, yellow or red"));
    if (most > 0)
        card.number = fitting(here, "number", entry.number.value_or(1), 1, most);
}

} // namespace

void readHordes(ContentFolder& folder, Faults& faults, Content& content)
{
    const Entries<EnemyLookEntry> looks(folder, "enemies.json", "enemies", kContext, faults);
    if (looks.isWhole())
        looks.list.entries(looks.count, 1);
    for (const auto& [i, entry] : looks.fitting) {
        const Complaint here = looks.list.at(i);
        here.key("key", entry.key);
        needNoSuchKey(here, entry.key, content.looks);
        content.looks.push_back({entry.key, here.words("name", entry.name), entry.icon, entry.source});
    }
    const Entries<HordeEntry> raw(folder, "hordes.json", "hordes", kContext, faults);
    if (raw.isWhole())
        needCount(raw.list, raw.count, 1, kMostHordeCards);
    for (const auto& [i, entry] : raw.fitting) {
        const Complaint here = raw.list.at(i);
        here.key("key", entry.key);
        needNoSuchKey(here, entry.key, content.hordes);
        HordeCard card;
        card.key = entry.key;
        card.name = here.words("name", entry.name);
        card.kind = entry.kind;
        card.source = entry.source;
        needBack(entry, here, card);
        if (hasGrid(entry.kind))
            readGrid(entry, content, here, card);
        card.isFlying = entry.flying.value_or(false);
        card.isEvasive = entry.evasive.value_or(false);
        const std::vector<RewardEntry> rewards = entry.rewards.value_or(std::vector<RewardEntry>{});
        needCount(here.at("rewards"), rewards.size(), 0, 3);
        for (std::size_t r = 0; r < rewards.size(); ++r) {
            const Complaint there = here.at("rewards").at(r);
            card.rewards.push_back(
                {fitting(there, "gold", rewards[r].gold.value_or(0), 0, kMostReward),
                 fitting(there, "crystals", rewards[r].crystals.value_or(0), 0, kMostReward),
                 fitting(there, "regrow", rewards[r].regrow.value_or(0), 0, kMostReward)});
        }
        content.hordes.push_back(std::move(card));
    }
}

} // namespace tablewood::kingdom_rush
