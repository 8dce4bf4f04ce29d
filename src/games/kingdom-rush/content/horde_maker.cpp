#include "games/kingdom-rush/content/horde_grids.h"

#include "content/json_fields.h"
#include "games/kingdom-rush/content/horde_table.h"
#include "kernel/cell.h"
#include "kernel/random.h"

#include <algorithm>
#include <set>

namespace tablewood::kingdom_rush {

namespace {

constexpr int kSide = 5;
constexpr std::size_t kCopies = 3;

/// Names of waves and colours; none where there are no such cards.
constexpr std::array<std::array<const char*, kColours>, kWaves> kNames{{
    {"Goblin Scouts", "Goblin Raiders", "Ember Vanguard"},
    {"Hedge Runners", "Warg Riders", "Hollow Guard"},
    {"Ditch Crawlers", "Tusk Band", "Smoke Callers"},
    {"Moss Pack", "Stonehide Gang", "Rune Breakers"},
    {"Reed Hunters", "Iron Snouts", "Twin Banners"},
    {"Fen Marchers", "Wall Bearers", "Ash Legion"},
    {"Bog Menders", "Gall Doctors", "Red Sutlers"},
    {nullptr, "Kite Wings", "Storm Wings"},
    {"Night Steps", "Veil Dancers", "Blur Host"},
    {"Far Eyes", "Gall Archers", "Doom Column"},
}};

/// A grid that is being drawn.
struct Drawing
{
    std::array<std::string, kSide> rows;
    Json signs = Json::array();
    Drawing() { rows.fill(std::string(kSide, '.')); }
    char& at(Cell cell)
    {
        return rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
    }
    bool isFree(Cell cell)
    {
        return cell.column >= 0 && cell.row >= 0 && cell.column < kSide && cell.row < kSide &&
               at(cell) == '.';
    }
};

Cell anyCell(Random& random, int columns = kSide, int rows = kSide)
{
    return {static_cast<std::int16_t>(random.below(static_cast<std::uint32_t>(columns))),
            static_cast<std::int16_t>(random.below(static_cast<std::uint32_t>(rows)))};
}

bool draw(Drawing& drawing, Cell at, int columns, int rows, char sign)
{
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            if (!drawing.isFree(at.moved(column, row)))
                return false;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            drawing.at(at.moved(column, row)) = sign;
    return true;
}

/// How many of its neighbours, side by side, are taken.
int companyAt(Drawing& drawing, Cell cell)
{
    int company = 0;
    for (const Cell step : {Cell{0, -1}, Cell{1, 0}, Cell{0, 1}, Cell{-1, 0}}) {
        const Cell beside = cell.moved(step.column, step.row);
        if (beside.column >= 0 && beside.row >= 0 && beside.column < kSide && beside.row < kSide &&
            drawing.at(beside) != '.')
            ++company;
    }
    return company;
}

/// A free square, sooner beside what stands there than apart.
Cell nextSquare(Drawing& drawing, Random& random)
{
    while (true) {
        const Cell cell = anyCell(random);
        if (drawing.isFree(cell) && (companyAt(drawing, cell) > 0 || random.below(4) == 0))
            return cell;
    }
}

/// The enemies of one kind: how many squares they take, and what is written of them.
int drawKind(Skill kind, Drawing& drawing, int left, Random& random)
{
    const auto sign = [&](char mark, const char* enemy, Json more) {
        Json entry{{"sign", std::string(1, mark)}, {"enemy", enemy}};
        entry.update(more);
        drawing.signs.push_back(std::move(entry));
    };
    const auto few = [&](char mark, int most) {
        const int count =
            std::min(left, 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(most))));
        for (int i = 0; i < count; ++i)
            drawing.at(nextSquare(drawing, random)) = mark;
        return count;
    };
    const auto shield = [&](const char* damage) {
        static constexpr std::array<std::string_view, 4> kSides = enumNames(ShieldSide{});
        return Json{{"traits", {"shield"}},
                    {"shields", {{{"damage", damage}, {"side", std::string(kSides[random.below(4)])}}}}};
    };
    switch (kind) {
    case Skill::special:
        sign('m', "magma", {{"traits", {"special"}}});
        return few('m', 2);
    case Skill::fast:
        sign('w', "warg", {{"traits", {"fast"}}});
        return few('w', 2);
    case Skill::large:
    case Skill::tough: {
        const bool isTough = kind == Skill::tough;
        const int size = isTough || left < 8 ? 2 : 4;
        const bool upright = random.below(2) == 0;
        const int columns = size == 4 ? 2 : upright ? 1 : 2;
        const char mark = isTough ? 'I' : 'T';
        while (!draw(drawing, anyCell(random), columns, size / columns, mark)) {
        }
        sign(mark, isTough ? "ironhide" : "troll",
             isTough ? Json{{"large", true}, {"traits", {"tough"}}} : Json{{"large", true}});
        return size;
    }
    case Skill::magicShield:
        sign('s', "shaman", shield("magical"));
        return few('s', 1);
    case Skill::swordShield:
        sign('b', "bulwark", shield("physical"));
        return few('b', 1);
    case Skill::resist:
        if (random.below(2) == 0)
            sign('r', "stonehide", {{"traits", {"resistP"}}});
        else
            sign('r', "runehide", {{"traits", {"resistM"}}});
        return few('r', 3);
    case Skill::only:
        if (random.below(2) == 0)
            sign('y', "wisp", {{"traits", {"onlyM"}}});
        else
            sign('y', "boar", {{"traits", {"onlyP"}}});
        return few('y', 2);
    case Skill::heal:
        sign('h', "mender", {{"traits", {"healAll"}}});
        return few('h', 1);
    case Skill::sharp:
        sign('e', "far-eye", {{"traits", {"sharpshooter"}}});
        return few('e', 1);
    }
    return 0;
}

std::string rewardsOf(int wave, std::size_t colour, std::size_t copy)
{
    switch (static_cast<HordeColour>(colour)) {
    case HordeColour::green:
        return R"([{"gold": 1}, {"crystals": 1}])";
    case HordeColour::yellow:
        return wave >= 3 && copy == 0 ? R"([{"regrow": 1}])" : R"([{"crystals": 1}])";
    default:
        return wave >= 5 ? R"([{"gold": 1, "crystals": 2}])" : R"([{"gold": 1, "crystals": 1}])";
    }
}

/// One line of the file.
std::string lineOf(const std::string& key, const char* name, const std::string& back, Drawing& drawing,
                   const std::string& more)
{
    std::string line = "    {\"key\": \"" + key + "\", \"name\": \"" + name + "\", " + back + ", \"rows\": [";
    for (std::size_t i = 0; i < drawing.rows.size(); ++i)
        line += (i > 0 ? ", \"" : "\"") + drawing.rows[i] + "\"";
    line += "], \"signs\": [";
    for (std::size_t i = 0; i < drawing.signs.size(); ++i) {
        std::string sign = drawing.signs[i].dump();
        // A space after each colon and comma, as all of the content is written.
        std::string spaced;
        for (std::size_t c = 0; c < sign.size(); ++c) {
            spaced += sign[c];
            if (sign[c] == ':' || sign[c] == ',')
                spaced += ' ';
        }
        line += (i > 0 ? ", " : "") + spaced;
    }
    return line + "]" + more + ", \"source\": \"stand-in\"}";
}

/// Whether what was drawn can be covered with as many tiles as its squares allow.
HordeCard cardOf(const Drawing& drawing)
{
    HordeCard card;
    card.width = kSide;
    card.height = kSide;
    for (const Json& sign : drawing.signs) {
        Enemy kind;
        for (const Json& trait : sign.value("traits", Json::array()))
            for (std::size_t i = 0; i < enumNames(Trait{}).size(); ++i)
                if (trait == std::string(enumNames(Trait{})[i]))
                    kind.traits.add(static_cast<Trait>(i));
        Squares block = 0;
        for (std::size_t row = 0; row < kSide; ++row)
            for (std::size_t column = 0; column < kSide; ++column)
                if (drawing.rows[row][column] == sign.at("sign").get<std::string>()[0]) {
                    kind.squares = squareAt(static_cast<int>(column), static_cast<int>(row));
                    block |= kind.squares;
                    if (!sign.value("large", false))
                        card.enemies.push_back(kind);
                }
        kind.squares = block;
        if (sign.value("large", false))
            card.enemies.push_back(kind);
    }
    return card;
}

/// All tiles of the box are plenty for one card.
constexpr std::array<std::uint8_t, kTileShapes> kPlenty{60, 46, 24, 24, 14, 12, 8, 8};

bool isFair(const Drawing& drawing, int squares)
{
    return canBeCovered(cardOf(drawing), kPlenty, mostTilesFor(squares));
}

/// A card of a wave: first what its kinds need, then plain enemies.
Drawing waveCard(int wave, std::size_t colour, std::size_t copy, Random& random)
{
    const int squares = kSquares[static_cast<std::size_t>(wave)][colour];
    // The first copy is the plainest. What is new in a wave comes on the last copies for certain.
    std::size_t count = copy == 0 ? kMostKinds[colour] - 1 : kMostKinds[colour];
    if (wave == 0)
        count = colour == 0 ? 0 : copy == 0 && colour == 1 ? 0 : count;
    std::vector<Skill> kinds;
    std::vector<Skill> fresh;
    for (std::size_t i = 0; i < kKinds; ++i)
        if (comesIn(static_cast<Skill>(i), wave, colour))
            (comesIn(static_cast<Skill>(i), wave - 1, colour) ? kinds : fresh)
                .push_back(static_cast<Skill>(i));
    random.shuffle(kinds);
    random.shuffle(fresh);
    if (copy > 0 || wave == 0)
        kinds.insert(kinds.begin(), fresh.begin(), fresh.end());
    kinds.resize(std::min(count, kinds.size()));
    while (true) {
        Drawing drawing;
        int left = squares;
        // Large ones first, while there is room.
        for (const bool large : {true, false})
            for (const Skill kind : kinds)
                if ((kind == Skill::large || kind == Skill::tough) == large)
                    left -= drawKind(kind, drawing, left, random);
        if (left < 1)
            continue;
        const bool isGreen = colour == 0;
        drawing.signs.insert(drawing.signs.begin(),
                             Json{{"sign", isGreen ? "g" : "o"}, {"enemy", isGreen ? "goblin" : "orc"}});
        for (; left > 0; --left)
            drawing.at(nextSquare(drawing, random)) = isGreen ? 'g' : 'o';
        if (isFair(drawing, squares))
            return drawing;
    }
}

/// One large enemy of so many squares in one piece, with its icons apart from each other.
Drawing largeCard(int squares, const char* enemy, std::size_t icons, const Json& traits, Random& random)
{
    Drawing drawing;
    drawing.at({2, 2}) = 'X';
    for (int i = 1; i < squares; ++i)
        while (true) {
            const Cell cell = anyCell(random);
            if (drawing.isFree(cell) && companyAt(drawing, cell) > 0) {
                drawing.at(cell) = 'X';
                break;
            }
        }
    Json sign{{"sign", "X"}, {"enemy", enemy}, {"large", true}};
    if (!traits.empty())
        sign["traits"] = traits;
    std::set<std::pair<int, int>> places;
    while (places.size() < icons) {
        const Cell cell = anyCell(random);
        if (drawing.at(cell) == 'X')
            places.insert({cell.row, cell.column});
    }
    for (const auto& place : places)
        sign["icons"].push_back({place.second, place.first});
    drawing.signs.push_back(std::move(sign));
    return drawing;
}

Drawing scattered(int squares, char mark, const char* enemy, const Json& traits, Random& random)
{
    // What only true damage covers is for the few who do it.
    const bool isForAll = traits.size() < 2;
    while (true) {
        Drawing drawing;
        for (int i = 0; i < squares; ++i)
            drawing.at(nextSquare(drawing, random)) = mark;
        Json sign{{"sign", std::string(1, mark)}, {"enemy", enemy}};
        if (!traits.empty())
            sign["traits"] = traits;
        drawing.signs.push_back(std::move(sign));
        if (!isForAll || isFair(drawing, squares))
            return drawing;
    }
}

Json traitsOfLife(int number)
{
    if (number == 2)
        return {"resistM"};
    if (number == 3)
        return {"resistP"};
    if (number == 4)
        return {"resistP", "resistM"};
    return Json::array();
}

} // namespace

std::string madeHordes(const std::string& seed)
{
    std::vector<std::string> lines;
    for (int wave = 0; wave < static_cast<int>(kWaves); ++wave)
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            if (kSquares[static_cast<std::size_t>(wave)][colour] == 0)
                continue;
            const std::string word(enumNames(HordeColour{})[colour]);
            for (std::size_t copy = 0; copy < kCopies; ++copy) {
                const std::string key = std::to_string(wave) + "-" + word + "-" + std::to_string(copy + 1);
                // A stream of its own: one card more or less moves no other.
                Random random(Seed::fromText(seed), key);
                Drawing drawing = waveCard(wave, colour, copy, random);
                std::string more;
                if (wave == kFirstFlying || (wave > kFirstFlying && copy == 2 && colour == 1))
                    more += ", \"flying\": true";
                if (wave == kFirstEvasive && copy > 0)
                    more += ", \"evasive\": true";
                more += ", \"rewards\": " + rewardsOf(wave, colour, copy);
                lines.push_back(lineOf(key, kNames[static_cast<std::size_t>(wave)][colour],
                                       "\"kind\": \"horde\", \"wave\": " + std::to_string(wave) +
                                           ", \"colour\": \"" + word + "\"",
                                       drawing, more));
            }
        }
    const auto special = [&](const std::string& key, const char* name, const std::string& kind, int number,
                             const std::string& rewards, auto&& drawn) {
        Random random(Seed::fromText(seed), key);
        Drawing drawing = drawn(random);
        std::string back = "\"kind\": \"" + kind + "\"";
        if (number > 0)
            back += ", \"number\": " + std::to_string(number);
        lines.push_back(lineOf(key, name, back, drawing,
                               rewards.empty() ? std::string() : ", \"rewards\": [" + rewards + "]"));
    };
    constexpr std::array<const char*, 4> kChampions{"Hobgoblin", "Jack o' Lantern", "Shadow Champion",
                                                    "Anoobis"};
    constexpr std::array<const char*, 4> kChampionEnemies{"hobgoblin", "jack", "shadow", "anoobis"};
    for (int number = 1; number <= 4; ++number)
        for (std::size_t copy = 1; copy <= kCopies; ++copy)
            special("c" + std::to_string(number) + "-" + std::to_string(copy),
                    kChampions[static_cast<std::size_t>(number - 1)], "champion", number,
                    number == 1 ? R"({"regrow": 2})" : R"({"gold": 1, "crystals": 2})", [&](Random& random) {
                        return largeCard(number == 4 ? kGraveyardSquares : kChampionSquares,
                                         kChampionEnemies[static_cast<std::size_t>(number - 1)], 4,
                                         {"championIcon"}, random);
                    });
    for (std::size_t copy = 1; copy <= kCopies; ++copy)
        special("pumpkin-" + std::to_string(copy), "Pumpkins", "pumpkin", 0, R"({"gold": 1})",
                [&](Random& random) { return scattered(kPumpkinSquares, 'p', "pumpkin", {"fast"}, random); });
    constexpr std::array<const char*, 3> kClawBacks{R"({"crystals": 1})", R"({"gold": 1})", ""};
    for (int number = 1; number <= 3; ++number)
        special("claw-" + std::to_string(number), "Fire Claw", "claw", number,
                kClawBacks[static_cast<std::size_t>(number - 1)], [&](Random& random) {
                    return largeCard(kClawSquares[static_cast<std::size_t>(number - 1)], "fire-claw", 0,
                                     Json::array(), random);
                });
    for (std::size_t copy = 1; copy <= kCopies; ++copy)
        lines.push_back("    {\"key\": \"blank-" + std::to_string(copy) +
                        R"(", "name": "Blank", "kind": "blank", "source": "rulebook"})");
    constexpr std::array<const char*, 3> kEvents{"Event A", "Event B", "Event C"};
    for (int number = 1; number <= 3; ++number)
        lines.push_back("    {\"key\": \"event-" + std::string(1, static_cast<char>('a' + number - 1)) +
                        "\", \"name\": \"" + kEvents[static_cast<std::size_t>(number - 1)] +
                        "\", \"kind\": \"event\", \"number\": " + std::to_string(number) +
                        ", \"source\": \"rulebook\"}");
    for (const char* boss : {"leviathan", "elemenace"})
        for (int number = 1; number <= 4; ++number)
            special(std::string(boss) + "-" + std::to_string(number),
                    boss[0] == 'l' ? "Leviathan" : "Elemenace", "life", number, "", [&](Random& random) {
                        return scattered(kLifeSquares[static_cast<std::size_t>(number - 1)], 'L', boss,
                                         traitsOfLife(number), random);
                    });
    std::string text = "{\n  \"format\": 1,\n  \"hordes\": [\n";
    for (std::size_t i = 0; i < lines.size(); ++i)
        text += lines[i] + (i + 1 < lines.size() ? ",\n" : "\n");
    return text + "  ]\n}\n";
}

} // namespace tablewood::kingdom_rush
