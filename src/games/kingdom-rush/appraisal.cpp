#include "games/kingdom-rush/appraisal.h"

#include <algorithm>

namespace tablewood::kingdom_rush {

namespace {

/// Of what was not looked at yet.
constexpr std::int8_t kUnknown = -1;

} // namespace

int powerOf(const TowerKind& kind)
{
    // Rows by type, columns by level.
    constexpr std::array<std::array<int, 4>, 4> kPowers{
        {{16, 25, 34, 45}, {26, 34, 44, 70}, {15, 40, 52, 60}, {11, 21, 34, 42}}};
    return kPowers[static_cast<std::size_t>(kind.type)][static_cast<std::size_t>(kind.level - 1)];
}

int roundsToCome(const State& state)
{
    std::size_t most = 0;
    for (const auto& stack : state.stacks)
        most = std::max(most, stack.size());
    return static_cast<int>(most);
}

int roundsToExit(const Box& box, const State& state, const Horde& horde)
{
    const auto& spaces = box.scenario(state.scenario).routes[horde.route].spaces;
    const int at = groundOf(box, state).onRoute[horde.route][horde.at];
    const int left = static_cast<int>(spaces.size()) - at + (isShooting(box, horde) ? 1 : 0);
    return (box.masks(horde.card).fast & ~horde.covered) != 0 && !horde.isSlowed ? (left + 1) / 2 : left;
}

bool isLastToClear(const Box& box, const State& state)
{
    return box.scenario(state.scenario).win == Win::clear && roundsToCome(state) == 0;
}

Appraiser::Appraiser(const Box& box, const State& state)
    : m_box(box), m_state(state), m_ground(groundOf(box, state)),
      m_hordes(std::min(state.hordes.size(), kMostHordes))
{
    const Scenario& scenario = box.scenario(state.scenario);
    const bool isLast = isLastToClear(box, state);
    const int toCome = roundsToCome(state);
    m_bodies.fill(kUnknown);
    for (std::size_t i = 0; i < m_hordes; ++i) {
        for (auto& shape : m_hits[i])
            shape.fill(kUnknown);
        const Horde& horde = state.hordes[i];
        const HordeCard& card = box.horde(horde.card);
        m_open[i] = std::popcount(box.masks(horde.card).enemies & ~horde.covered);
        const bool isStaying = isManned(state, horde.card) || isShooting(box, horde);
        const int away = roundsToExit(box, state, horde);
        const int threat = heartsOf(box, horde);
        const bool isDeadly = threat >= state.hearts;
        const bool isLeaving = away <= 1 && !isStaying;
        Worth& worth = m_worths[i];
        if (toCome > 0)
            for (const Reward& reward : card.rewards)
                worth.finish = std::max(worth.finish, 10 + 8 * reward.crystals + 5 * reward.gold);
        if (scenario.win == Win::clear) {
            if (isLast) {
                // What leaves by itself may go, if it leaves a heart.
                worth.square = isLeaving && !isDeadly ? 3 : 12;
                worth.finish = isLeaving && !isDeadly ? 5 : 40;
                worth.hold = away <= 1 ? (isDeadly ? 30 : -30) : 0;
            } else {
                worth.square = isLeaving ? (isDeadly ? 16 : 9) : 10;
                worth.hold = isLeaving ? (isDeadly ? 60 : 3 * threat) : 2;
            }
        } else {
            worth.square = away <= 1 ? 18 : away == 2 ? 14 : away == 3 ? 12 : 10;
            worth.hold = isLeaving ? 8 * std::min<int>(threat, 6) + (isDeadly ? 60 : 0) : 3;
        }
        if (card.kind == CardKind::champion && scenario.win == Win::champions) {
            worth.square += 4;
            worth.finish += 30;
            worth.hold += away <= 2 ? 60 : 6;
        }
        if (isStaying)
            worth.hold = std::min(worth.hold, 0);
        if (isHealing(box, horde))
            worth.finish += 4 + 2 * tilesAround(i);
    }
}

int Appraiser::tilesAround(std::size_t horde) const
{
    const SpaceSet around = aroundAndOn(m_ground, m_state.hordes[horde].at);
    return static_cast<int>(
        std::count_if(m_state.laid.begin(), m_state.laid.end(),
                      [&](const LaidTile& tile) { return around.has(m_state.horde(tile.horde)->at); }));
}

std::optional<std::size_t> Appraiser::hordeAt(std::uint8_t space) const
{
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < m_hordes; ++i)
        if (m_state.hordes[i].at == space && (!found || m_box.horde(m_state.hordes[i].card).isFlying))
            found = i;
    return found;
}

int Appraiser::bestHits(std::size_t number, TileShape shape, Damage damage)
{
    std::int8_t& known = m_hits[number][static_cast<std::size_t>(shape)][static_cast<std::size_t>(damage)];
    if (known != kUnknown)
        return known;
    const Horde& horde = m_state.hordes[number];
    const Squares open = m_box.masks(horde.card).enemies & ~horde.covered;
    OpenPiece piece;
    piece.shape = shape;
    piece.damage = damage;
    int most = 0;
    if (m_state.tiles[static_cast<std::size_t>(shape)] > 0)
        for (const Pose& pose : posesOf(shape))
            for (Squares left = cornersOf(m_box, m_state, piece, pose, horde); left != 0; left &= left - 1)
                most = std::max(most, std::popcount((pose.squares << std::countr_zero(left)) & open));
    known = static_cast<std::int8_t>(most);
    return most;
}

int Appraiser::squares(std::size_t horde, int hits, int left) const
{
    const int covered = std::min(hits, left);
    if (covered <= 0)
        return 0;
    return covered * m_worths[horde].square + (covered == left ? m_worths[horde].finish : 0);
}

int Appraiser::soldier(std::size_t horde, int left) const
{
    if (left <= 0)
        return 0;
    // Who falls uncovers it again.
    const Worth& worth = m_worths[horde];
    return left == 1 ? worth.square + worth.finish : worth.square / 3 + worth.hold;
}

int Appraiser::body(std::size_t horde, int hits) const
{
    if (m_open[horde] == 0)
        return 0;
    const Worth& worth = m_worths[horde];
    const int covered = std::min(hits, m_open[horde]);
    return covered == m_open[horde] ? covered * worth.square + worth.finish
                                    : covered * worth.square * 2 / 3 + worth.hold;
}

int Appraiser::bestBody(std::size_t number, int& hits)
{
    std::int8_t& known = m_bodies[number];
    if (known == kUnknown) {
        const Horde& horde = m_state.hordes[number];
        const Squares open = m_box.masks(horde.card).enemies & ~horde.covered;
        int most = 0;
        for (Squares left = heroCorners(m_box, horde, horde.covered); left != 0; left &= left - 1)
            most = std::max(most, std::popcount((heroPose().squares << std::countr_zero(left)) & open));
        known = static_cast<std::int8_t>(most);
    }
    hits = known;
    return body(number, known);
}

int Appraiser::piece(TileShape shape, Damage damage, std::uint8_t source, std::size_t horde, Left& left)
{
    if (left[horde] <= 0 || isShielded(m_box, m_state, m_state.hordes[horde], damage, source))
        return 0;
    const int hits = std::min(bestHits(horde, shape, damage), left[horde]);
    const int worth = squares(horde, hits, left[horde]);
    left[horde] -= hits;
    return worth;
}

int Appraiser::set(const AttackPart& part, std::uint8_t source, std::size_t horde, Left& left)
{
    int worth = 0;
    for (const TileShape shape : part.tiles)
        worth += piece(shape, part.damage, source, horde, left);
    for (int i = 0; i < part.soldiers && left[horde] > 0; ++i) {
        worth += soldier(horde, left[horde]) + (part.hasSpears ? 8 : 0);
        --left[horde];
    }
    return worth;
}

SpaceSet Appraiser::reach(const AttackPart& part, std::uint8_t source, Side side) const
{
    SpaceSet spaces;
    switch (part.aim) {
    case Aim::arrows: {
        const Arrows arrows = facing(part.arrows, side);
        for (std::size_t direction = 0; direction < kDirections; ++direction)
            if ((arrows >> direction & 1) != 0 && m_ground.beside[source][direction] != kNone)
                spaces.add(m_ground.beside[source][direction]);
        break;
    }
    case Aim::adjacent:
        return m_ground.around[source];
    case Aim::perfect:
        return m_ground.there;
    case Aim::melee:
        spaces.add(source);
        break;
    case Aim::around:
        return aroundAndOn(m_ground, source);
    }
    return spaces;
}

int Appraiser::part(const AttackPart& part, std::uint8_t source, Side side, Left& left)
{
    const SpaceSet spaces = reach(part, source, side);
    ShortList<std::size_t, kMostHordes> reached;
    for (std::size_t i = 0; i < m_hordes; ++i)
        if (m_open[i] > 0 && spaces.has(m_state.hordes[i].at))
            reached.push_back(i);
    const auto best = [&](const AttackPart& one) {
        int most = 0;
        Left after = left;
        for (const std::size_t horde : reached) {
            Left trial = left;
            const int worth = set(one, source, horde, trial);
            if (worth > most) {
                most = worth;
                after = trial;
            }
        }
        left = after;
        return most;
    };
    int worth = 0;
    switch (part.share) {
    case Share::one:
        return best(part);
    case Share::each:
        for (std::size_t i = 0; i < reached.size() && (part.hordes == 0 || i < part.hordes); ++i)
            worth += set(part, source, reached[i], left);
        return worth;
    case Share::split: {
        AttackPart one = part;
        one.soldiers = 0;
        for (const TileShape shape : part.tiles) {
            one.tiles = {shape};
            worth += best(one);
        }
        one.tiles = {};
        one.soldiers = 1;
        for (int i = 0; i < part.soldiers; ++i)
            worth += best(one);
        return worth;
    }
    }
    return worth;
}

int Appraiser::attack(const Attack& attack, std::uint8_t source, Side side, Left left)
{
    int worth = 0;
    for (const AttackPart& one : attack.parts)
        worth += part(one, source, side, left);
    return worth;
}

int Appraiser::build(const TowerCard& tower, std::uint8_t kind, std::uint8_t site, Side side)
{
    const TowerKind& towerKind = m_box.content().towers[kind];
    const auto& mods = m_box.content().mods;
    int added = 0;
    bool isPerfect = false;
    bool isPure = false;
    Left left = m_open;
    AttackPart more;
    more.arrows = m_box.arrowsOf(kind);
    for (std::size_t mod = 0; mod < mods.size(); ++mod) {
        if ((tower.mods >> mod & 1) == 0)
            continue;
        more.tiles = {};
        more.soldiers = 0;
        more.aim = Aim::arrows;
        switch (mods[mod].effect) {
        case ModEffect::pair:
            more.tiles = {TileShape::two};
            break;
        case ModEffect::single:
            more.tiles = {TileShape::one};
            more.aim = Aim::perfect;
            break;
        case ModEffect::soldier:
            more.soldiers = 1;
            break;
        case ModEffect::perfect:
            isPerfect = true;
            continue;
        case ModEffect::pure:
            isPure = true;
            continue;
        default:
            continue;
        }
        added += part(more, site, side, left);
    }
    int most = 0;
    for (const Attack& one : towerKind.attacks) {
        if (!isPerfect && !isPure) {
            most = std::max(most, attack(one, site, side, left));
            continue;
        }
        Attack changed = one;
        for (AttackPart& each : changed.parts) {
            if (isPure)
                each.damage = Damage::pure;
            if (isPerfect && !each.tiles.empty()) {
                each.aim = Aim::perfect;
                each.share = Share::one;
            }
        }
        most = std::max(most, attack(changed, site, side, left));
    }
    return most + added;
}

int Appraiser::act(const HeroAct& act, std::uint8_t space, Side side, std::optional<std::size_t> horde,
                   int covered)
{
    if (!act.attack || space == kNone)
        return 0;
    Left left = m_open;
    if (horde)
        left[*horde] = std::max(0, left[*horde] - covered);
    return attack(*act.attack, space, side, left);
}

int Appraiser::blossom()
{
    int first = 0;
    int second = 0;
    for (std::size_t i = 0; i < m_hordes; ++i) {
        Left left = m_open;
        const int worth = bestHits(i, TileShape::one, Damage::pure) > 0 ? squares(i, 1, left[i]) : 0;
        if (worth > first) {
            second = first;
            first = worth;
        } else {
            second = std::max(second, worth);
        }
    }
    return first + second;
}

} // namespace tablewood::kingdom_rush
