#include "games/kingdom-rush/content/horde_grids.h"

#include "content/content_entries.h"
#include "games/kingdom-rush/content/horde_table.h"

#include <map>
#include <set>

namespace tablewood::kingdom_rush {

namespace {

Squares grid(int width, int height)
{
    Squares all = 0;
    for (int row = 0; row < height; ++row)
        for (int column = 0; column < width; ++column)
            all |= squareAt(column, row);
    return all;
}

/// A tile as it lies somewhere, and what it is.
struct Laid
{
    Squares squares = 0;
    TileShape shape = TileShape::one;
};

/// All ways in which a tile lies in a grid.
std::vector<Laid> allLaid(TileShape tile, Squares within)
{
    std::vector<Laid> all;
    std::set<Squares> seen;
    const Shape& shape = kFormsOfTiles[static_cast<std::size_t>(tile)];
    for (const Orientation way : orientationsOf(shape, Turning::flips)) {
        const Shape lies = lying(shape, Turning::flips, way);
        for (int row = 0; row + lies.height <= kMostGridSide; ++row)
            for (int column = 0; column + lies.width <= kMostGridSide; ++column) {
                Squares squares = 0;
                for (int y = 0; y < lies.height; ++y)
                    for (int x = 0; x < lies.width; ++x)
                        if (lies.covers(x, y))
                            squares |= squareAt(column + x, row + y);
                if ((squares & ~within) == 0 && seen.insert(squares).second)
                    all.push_back({squares, tile});
            }
    }
    return all;
}

/// Whether a tile of one damage may lie there.
bool mayLie(const HordeCard& card, const Laid& laid, Damage damage)
{
    return std::ranges::all_of(card.enemies, [&](const Enemy& enemy) {
        const Squares hit = enemy.squares & laid.squares;
        if (hit == 0)
            return true;
        const bool physical = damage == Damage::physical;
        if (damage != Damage::pure &&
            (enemy.traits.has(Trait::special) ||
             enemy.traits.has(physical ? Trait::resistPhysical : Trait::resistMagical) ||
             enemy.traits.has(physical ? Trait::onlyMagical : Trait::onlyPhysical)))
            return false;
        return !enemy.traits.has(Trait::tough) || std::popcount(hit) == 1;
    });
}

/// Looks for a way to cover all enemies of a card.
class Cover
{
public:
    Cover(const HordeCard& card, const std::array<std::uint8_t, kTileShapes>& tiles) : m_left(tiles)
    {
        const Squares within = grid(card.width, card.height) & ~card.noCover;
        for (const Enemy& enemy : card.enemies)
            m_enemies |= enemy.squares;
        for (std::size_t i = kTileShapes; i-- > 0;)
            for (const Laid& laid : allLaid(static_cast<TileShape>(i), within)) {
                const bool fits = mayLie(card, laid, Damage::physical) ||
                                  mayLie(card, laid, Damage::magical) ||
                                  (laid.shape == TileShape::one && mayLie(card, laid, Damage::pure));
                if (fits && (laid.squares & m_enemies) != 0)
                    m_laid.push_back(laid);
            }
        // Those that cover most enemies come first.
        std::ranges::stable_sort(m_laid, std::ranges::greater{},
                                 [&](const Laid& laid) { return std::popcount(laid.squares & m_enemies); });
    }

    bool isCoveredBy(int tiles)
    {
        m_steps = kMostSteps;
        return cover(m_enemies, 0, tiles);
    }

private:
    /// A card for which no way is found in so many steps is too hard for people too.
    static constexpr int kMostSteps = 20'000;

    bool cover(Squares open, Squares taken, int tiles)
    {
        if (open == 0)
            return true;
        if (std::popcount(open) > tiles * 4 || --m_steps < 0)
            return false;
        const Squares first = open & (~open + 1);
        for (const Laid& laid : m_laid) {
            auto& left = m_left[static_cast<std::size_t>(laid.shape)];
            if ((laid.squares & first) == 0 || (laid.squares & taken) != 0 || left == 0)
                continue;
            --left;
            const bool isCovered = cover(open & ~laid.squares, taken | laid.squares, tiles - 1);
            ++left;
            if (isCovered)
                return true;
        }
        return false;
    }

    std::array<std::uint8_t, kTileShapes> m_left;
    Squares m_enemies = 0;
    std::vector<Laid> m_laid;
    int m_steps = 0;
};

/// The kinds of things that the enemies of a card do.
std::set<Skill> kindsOf(const HordeCard& card)
{
    std::set<Skill> kinds;
    const auto add = [&](bool has, Skill kind) {
        if (has)
            kinds.insert(kind);
    };
    for (const Enemy& enemy : card.enemies) {
        const Traits traits = enemy.traits;
        add(enemy.isLarge() && !traits.has(Trait::tough), Skill::large);
        add(traits.has(Trait::tough), Skill::tough);
        add(traits.has(Trait::special), Skill::special);
        add(traits.has(Trait::fast), Skill::fast);
        add(traits.has(Trait::resistPhysical) || traits.has(Trait::resistMagical), Skill::resist);
        add(traits.has(Trait::onlyPhysical) || traits.has(Trait::onlyMagical), Skill::only);
        add(traits.has(Trait::healAll), Skill::heal);
        add(traits.has(Trait::sharpshooter), Skill::sharp);
        for (const Shield& shield : enemy.shields)
            kinds.insert(shield.damage == Damage::magical ? Skill::magicShield : Skill::swordShield);
    }
    return kinds;
}

void checkWave(const HordeCard& card, const Complaint& here)
{
    const auto colour = static_cast<std::size_t>(card.colour);
    const std::set<Skill> kinds = kindsOf(card);
    here.need(kinds.size() <= kMostKinds[colour],
              Text(TW_TEXT("content", "its enemies do %1 kinds of things"),
                   static_cast<std::int64_t>(kinds.size())),
              Text(TW_TEXT("content", "Use at most %1"), static_cast<std::int64_t>(kMostKinds[colour])));
    for (const Skill kind : kinds)
        here.need(comesIn(kind, card.wave, colour),
                  TW_TEXT("content", "what an enemy does comes in a later wave only"),
                  TW_TEXT("content", "Use an enemy of this wave"));
    here.need(!card.isFlying || card.wave >= kFirstFlying,
              TW_TEXT("content", "what an enemy does comes in a later wave only"),
              TW_TEXT("content", "Use an enemy of this wave"));
    here.need(!card.isEvasive || card.wave >= kFirstEvasive,
              TW_TEXT("content", "what an enemy does comes in a later wave only"),
              TW_TEXT("content", "Use an enemy of this wave"));
}

} // namespace

int enemySquares(const HordeCard& card)
{
    int squares = 0;
    for (const Enemy& enemy : card.enemies)
        squares += std::popcount(enemy.squares);
    return squares;
}

int squaresDue(const HordeCard& card)
{
    const auto number = static_cast<std::size_t>(std::max<int>(card.number, 1) - 1);
    switch (card.kind) {
    case CardKind::horde:
        return kSquares[card.wave][static_cast<std::size_t>(card.colour)];
    case CardKind::champion:
        return card.number == 4 ? kGraveyardSquares : kChampionSquares;
    case CardKind::pumpkin:
        return kPumpkinSquares;
    case CardKind::claw:
        return kClawSquares[number];
    case CardKind::life:
        return kLifeSquares[number];
    case CardKind::blank:
    case CardKind::event:
        break;
    }
    return 0;
}

int mostTilesFor(int squares) { return (squares + 3) / 2; }

bool canBeCovered(const HordeCard& card, const std::array<std::uint8_t, kTileShapes>& tiles, int most)
{
    return Cover(card, tiles).isCoveredBy(most);
}

Faults gridFaults(const Content& box, const std::string& file)
{
    Faults faults;
    std::map<std::tuple<CardKind, int, int, int>, std::vector<Squares>> alike;
    for (std::size_t i = 0; i < box.hordes.size(); ++i) {
        const HordeCard& card = box.hordes[i];
        const Complaint here(file, "/hordes/" + std::to_string(i), "kingdom-rush", faults);
        const int squares = enemySquares(card);
        const int due = squaresDue(card);
        here.need(squares == due, Text(TW_TEXT("content", "%1 squares have enemies"), squares),
                  Text(TW_TEXT("content", "Draw %1"), due));
        if (due == 0)
            continue;
        if (card.kind == CardKind::horde)
            checkWave(card, here);
        const bool isOpen = card.kind != CardKind::life || card.number < 4;
        here.need(!isOpen || canBeCovered(card, box.tileCounts, mostTilesFor(squares)),
                  Text(TW_TEXT("content", "it cannot be covered with %1 tiles"), mostTilesFor(squares)),
                  TW_TEXT("content", "Draw its enemies closer together"));
        Squares drawn = 0;
        for (const Enemy& enemy : card.enemies)
            drawn |= enemy.squares;
        auto& others = alike[{card.kind, card.wave, static_cast<int>(card.colour), card.number}];
        here.need(std::ranges::find(others, drawn) == others.end(),
                  TW_TEXT("content", "another card with this back has the same squares"),
                  TW_TEXT("content", "Draw them in another way"));
        others.push_back(drawn);
    }
    return faults;
}

} // namespace tablewood::kingdom_rush
