#include "games/kingdom-rush/allowed.h"
#include "games/kingdom-rush/kingdom_game.h"

#include <algorithm>

/// What comes to mind to a sensible player; no rules.
namespace tablewood::kingdom_rush {

namespace {

constexpr std::size_t kMovesToThinkOf = 24;
constexpr std::uint32_t kMovesToCompare = 8;

/// The hearts that a horde would cost as it lies.
int threatOf(const Box& box, const Horde& horde)
{
    int threat = 0;
    constexpr int kHeartsOfLarge = 4;
    for (const Enemy& enemy : box.horde(horde.card).enemies)
        if ((enemy.squares & ~horde.covered) != 0)
            threat += enemy.isLarge() ? kHeartsOfLarge : 1;
    return threat;
}

int movesToExit(const Box& box, const State& state, const Horde& horde)
{
    const auto& spaces = box.scenario(state.scenario).routes[horde.route].spaces;
    const int at = groundOf(box, state).onRoute[horde.route][horde.at];
    const int left = static_cast<int>(spaces.size()) - at;
    return (box.masks(horde.card).fast & ~horde.covered) != 0 ? (left + 1) / 2 : left;
}

/// The most cards that a stack still has: so many rounds are to come.
int roundsToCome(const State& state)
{
    std::size_t most = 0;
    for (const auto& stack : state.stacks)
        most = std::max(most, stack.size());
    return static_cast<int>(most);
}

/// How pressing a horde is: more the nearer it is.
int urgency(const Box& box, const State& state, const Horde& horde)
{
    constexpr int kFarthest = 12;
    // In the last round all have to go.
    if (box.scenario(state.scenario).win == Win::clear && roundsToCome(state) == 0)
        return kFarthest;
    const int left = std::min(movesToExit(box, state, horde), kFarthest);
    const int champion = box.horde(horde.card).kind == CardKind::champion ? 4 : 0;
    return 2 + kFarthest - left + champion;
}

struct Scorer
{
    const Box& box;
    const State& state;
    Seat seat;
    const Ground& ground;

    Squares openOn(const Horde& horde) const { return box.masks(horde.card).enemies & ~horde.covered; }

    int operator()(const Lay& move) const
    {
        const OpenPiece& piece = state.open.pieces[move.piece];
        const Horde& horde = *state.topAt(box, ground.find(move.horde));
        Squares squares = 1;
        for (const Pose& pose : posesOf(piece))
            if (pose.way == move.way())
                squares = pose.squares << bitOf(move.square);
        const Squares open = openOn(horde);
        const int hits = std::popcount(squares & open);
        const int wasted = std::popcount(squares) - hits;
        const CardMasks& masks = box.masks(horde.card);
        int score = (hits * 10 - wasted * 6) * 4 + hits * urgency(box, state, horde) * 2;
        // What is nearly covered is worth finishing: it goes, and leaves its reward.
        const int rest = std::popcount(open & ~squares);
        score += rest == 0 ? 90 : std::max(0, 24 - 4 * rest);
        if ((squares & masks.fast & open) != 0)
            score += 12;
        for (const CardMasks::ShieldIcon& icon : masks.shields)
            score += (squares & icon.icons & open) != 0 ? 6 : 0;
        // A lonely square next to none that is open is for small tiles.
        const Squares left = open & ~squares;
        const Squares lonely =
            left & ~(left << 1) & ~(left >> 1) & ~(left << kMostGridSide) & ~(left >> kMostGridSide);
        score -= std::popcount(lonely) * 3;
        if (piece.kind == PieceKind::soldier || piece.kind == PieceKind::warrior)
            score += std::popcount(open) > 1
                         ? 10 + 3 * urgency(box, state, horde) - (isManned(state, horde.card) ? 30 : 0)
                         : 0;
        return score;
    }
    int pointed(std::uint8_t space, Arrows arrows) const
    {
        int score = 0;
        for (std::size_t direction = 0; direction < kDirections; ++direction) {
            if ((arrows >> direction & 1) == 0 || ground.beside[space][direction] == kNone)
                continue;
            if (const Horde* const horde = state.topAt(box, ground.beside[space][direction]))
                score += std::min(4, std::popcount(openOn(*horde))) * urgency(box, state, *horde);
        }
        return score;
    }
    int operator()(const Build& move) const
    {
        const std::uint8_t site = ground.find(move.site);
        const std::uint8_t kind = box.kindOfTower(move.card);
        const Arrows arrows = facing(box.arrowsOf(kind), move.side);
        int score = 0;
        for (const Attack& attack : box.content().towers[kind].attacks)
            for (const AttackPart& part : attack.parts)
                if (part.aim == Aim::perfect)
                    score = 25;
        return std::max(score, pointed(site, arrows)) + 5 * box.tower(move.card).level;
    }
    int operator()(const Walk& move) const
    {
        const std::uint8_t space = ground.find(move.to);
        int score = 0;
        if (const Horde* const horde = state.topAt(box, space))
            score += std::min(4, std::popcount(openOn(*horde))) * 6 + 2 * urgency(box, state, *horde);
        score += pointed(space, 0xff) / 4;
        for (const LaidFeature& feature : state.features)
            if (feature.at == space && isBlossom(feature.kind) && !feature.isExhausted)
                score += 12;
        return score;
    }
    int operator()(const Stand& move) const
    {
        const Hero& hero = state.heroes[state.open.who];
        const HeroKind& kind = box.content().heroes[hero.kind];
        int score = 1;
        if (const Horde* const horde = state.topAt(box, hero.at)) {
            const Squares squares = heroPose().squares << bitOf(move.square);
            score += std::popcount(squares & openOn(*horde)) * 12;
        }
        Arrows arrows = 0;
        if (kind.attack.attack)
            for (const AttackPart& part : kind.attack.attack->parts)
                arrows = static_cast<Arrows>(arrows | part.arrows);
        return score + pointed(hero.at, facing(arrows, move.side)) + (state.open.isOnTheWay ? 20 : -20);
    }
    int operator()(const PassTower& move) const
    {
        // A tower that is raised early plays on for longer.
        return move.as == move.card ? -30
                                    : 8 + 4 * box.tower(move.as).level + 6 * std::min(3, roundsToCome(state));
    }
    int operator()(const Activate&) const { return 22; }
    int operator()(const CallBench&) const { return state.round > 1 ? 15 : 2; }
    int operator()(const AttackNow&) const { return 15; }
    int operator()(const UseAbility&) const { return 17; }
    int operator()(const Rest&) const
    {
        const Hero& hero = state.heroes[state.open.who];
        return hero.health == 1 && roundsToCome(state) > 0 ? 18 : 0;
    }
    int operator()(const Bloom&) const { return 30; }
    int operator()(const Target&) const { return 20; }
    int operator()(const Help&) const { return 20; }
    int operator()(const EndPart&) const { return state.open.ask == Ask::pieces ? -1 : 5; }
    int operator()(const SayDone&) const { return state.step == Step::council ? 40 : 1; }
    int operator()(const TakeTower&) const { return 50; }
    int operator()(const RaiseStart&) const { return 60; }
    int operator()(const ReturnStart&) const { return 60; }
    int operator()(const BuyTower& move) const { return 30 + 10 * box.tower(move.card).level; }
    int operator()(const BuyMod&) const { return 25; }
    int operator()(const Collect&) const { return 20; }
    int operator()(const Retreat&) const { return 5; }
    int operator()(const Gain& move) const
    {
        return box.horde(state.asked.front().number).rewards[move.reward].crystals * 3 + 1;
    }
    int operator()(const Wait&) const { return -90; }
    int operator()(const CancelAction&) const { return -100; }
    int operator()(const LayBack&) const { return -80; }
    int operator()(const GiveTower&) const { return -80; }
    int operator()(const LetPlay&) const { return -40; }
    int operator()(const KeepWaiting&) const { return -60; }
    int operator()(const ChooseHero&) const { return -50; }
    int operator()(const ChooseBench&) const { return -50; }
    int operator()(const ChooseAbility&) const { return -50; }
    int operator()(const ChooseColour&) const { return -50; }
    template <class Other>
    int operator()(const Other&) const
    {
        return 1;
    }
};

} // namespace

void KingdomGame::sensible(const State& state, Seat seat, const std::vector<Move>& moves,
                           std::vector<std::uint32_t>& chosen) const
{
    const Scorer scorer{m_box, state, seat, groundOf(m_box, state)};
    std::vector<std::pair<int, std::uint32_t>> ranked;
    ranked.reserve(moves.size());
    for (std::uint32_t i = 0; i < moves.size(); ++i)
        ranked.emplace_back(-std::visit(scorer, moves[i]), i);
    const std::size_t wanted = std::min(kMovesToThinkOf, ranked.size());
    std::partial_sort(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(wanted), ranked.end());
    for (std::size_t i = 0; i < wanted; ++i)
        if (i == 0 || ranked[i].first <= 30)
            chosen.push_back(ranked[i].second);
}

std::size_t KingdomGame::likelyMove(const State& state, Seat seat, const std::vector<Move>& moves,
                                    Random& random) const
{
    const Scorer scorer{m_box, state, seat, groundOf(m_box, state)};
    const auto count = static_cast<std::uint32_t>(moves.size());
    std::size_t best = random.below(count);
    int most = std::visit(scorer, moves[best]);
    const std::uint32_t tries = std::min(count, kMovesToCompare);
    for (std::uint32_t i = 1; i < tries; ++i) {
        const std::uint32_t other = random.below(count);
        const int score = std::visit(scorer, moves[other]);
        if (score > most) {
            most = score;
            best = other;
        }
    }
    return best;
}

bool KingdomGame::isFolly(const State&, Seat, const Move& move) const
{
    return std::holds_alternative<Wait>(move) || std::holds_alternative<CancelAction>(move);
}

void KingdomGame::judge(const State& state, std::span<float> worths) const
{
    float worth = 0.5f;
    if (state.isOver()) {
        worth = state.ending == Ending::won ? 1.0f : 0.0f;
    } else {
        const Scenario& scenario = m_box.scenario(state.scenario);
        // Where the map has to be empty in the end, each horde that is left counts.
        const bool mustClear = scenario.win == Win::clear;
        float danger = 0;
        float left = 0;
        for (const Horde& horde : state.hordes) {
            const float near = 1.0f / static_cast<float>(movesToExit(m_box, state, horde));
            const auto open =
                static_cast<float>(std::popcount(m_box.masks(horde.card).enemies & ~horde.covered));
            danger += static_cast<float>(threatOf(m_box, horde)) * near;
            left += open;
            if (open > 0)
                left += mustClear ? 4.0f : 1.0f;
            if (m_box.horde(horde.card).kind == CardKind::champion)
                left += open;
        }
        float power = 0;
        for (std::uint8_t card = 0; card < state.towers.size(); ++card)
            if (state.towers[card].place >= TowerPlace::hand)
                power += static_cast<float>(m_box.tower(card).level);
        const float hearts =
            static_cast<float>(state.hearts) / static_cast<float>(std::max<int>(1, scenario.hearts));
        const auto rounds = static_cast<float>(std::min(6, roundsToCome(state)));
        worth = 0.35f + (mustClear ? 0.2f : 0.4f) * hearts - 0.02f * danger -
                (mustClear ? 0.008f : 0.004f) * left + 0.004f * rounds * power +
                0.008f * static_cast<float>(state.crystals + state.gold) +
                0.1f * static_cast<float>(state.championsDestroyed);
        worth = std::clamp(worth, 0.02f, 0.98f);
    }
    for (float& one : worths)
        one = worth;
}

} // namespace tablewood::kingdom_rush
