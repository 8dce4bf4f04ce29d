#include "games/kingdom-rush/appraisal.h"
#include "games/kingdom-rush/kingdom_game.h"

#include <algorithm>

/// What comes to mind to a sensible player; no rules.
namespace tablewood::kingdom_rush {

namespace {

constexpr std::size_t kMovesToThinkOf = 6;
/// What is worth so much less than the best comes to nobody's mind.
constexpr int kMargin = 14;
constexpr std::uint32_t kMovesToCompare = 12;

struct Scorer
{
    const Box& box;
    const State& state;
    Seat seat;
    const Ground& ground;
    Appraiser appraiser;
    int toCome;

    Scorer(const Box& theBox, const State& theState, Seat theSeat)
        : box(theBox), state(theState), seat(theSeat), ground(groundOf(theBox, theState)),
          appraiser(theBox, theState), toCome(roundsToCome(theState))
    {
    }

    int cardsOf(Seat one) const
    {
        int cards = 0;
        for (const TowerCard& card : state.towers)
            cards += card.place >= TowerPlace::hand && card.seat == one ? 1 : 0;
        return cards;
    }
    /// A tower is worth more to whoever has few.
    int burdenOf(Seat one) const { return -3 * cardsOf(one); }

    /// What it is worth besides that no healer of a horde shows any more.
    int stopsHealing(std::size_t horde, Squares squares) const
    {
        const Horde& one = state.hordes[horde];
        const bool isLast = isHealing(box, one) && (box.masks(one.card).heal & ~one.covered & ~squares) == 0;
        return isLast ? 4 + 2 * appraiser.tilesAround(horde) : 0;
    }
    int operator()(const Lay& move)
    {
        const OpenPiece& piece = state.open.pieces[move.piece];
        const auto number = appraiser.hordeAt(ground.find(move.horde));
        if (!number)
            return 1;
        const Horde& horde = state.hordes[*number];
        Squares squares = 1;
        for (const Pose& pose : posesOf(piece))
            if (pose.way == move.way())
                squares = pose.squares << bitOf(move.square);
        const CardMasks& masks = box.masks(horde.card);
        const Squares open = masks.enemies & ~horde.covered;
        const int hits = std::popcount(squares & open);
        const int wasted = std::popcount(squares) - hits;
        const bool isSoldier = piece.kind == PieceKind::soldier || piece.kind == PieceKind::warrior;
        int score = isSoldier ? (hits > 0 ? appraiser.soldier(*number, std::popcount(open))
                                          : appraiser.worth(*number).hold - 10)
                              : appraiser.squares(*number, hits, std::popcount(open));
        if (hits == 0 && !isSoldier)
            return -wasted;
        score -= wasted * 3;
        if ((squares & masks.fast & open) != 0)
            score += 4;
        score += stopsHealing(*number, squares);
        for (const CardMasks::ShieldIcon& icon : masks.shields)
            score += (squares & icon.icons & open) != 0 ? 3 : 0;
        // What only few things cover is left to none of them too long.
        if (isSoldier || piece.damage == Damage::pure)
            score += (squares & open & ~masks.tiles[static_cast<std::size_t>(Damage::physical)]) != 0 ? 5 : 0;
        // A lonely square next to none that is open is for small tiles.
        const Squares left = open & ~squares;
        const Squares lonely =
            left & ~(left << 1) & ~(left >> 1) & ~(left << kMostGridSide) & ~(left >> kMostGridSide);
        return score - std::popcount(lonely) * 3;
    }
    int operator()(const Build& move)
    {
        return appraiser.build(state.towers[move.card], box.kindOfTower(move.card), ground.find(move.site),
                               move.side);
    }
    /// What a hero may do from a space, facing as is best, with so many squares covered by its body.
    int bestAct(std::size_t figure, std::uint8_t space, std::optional<std::size_t> horde, int covered)
    {
        int best = 0;
        for (const Side side : {Side::north, Side::east, Side::south, Side::west})
            best = std::max(best, actFacing(figure, space, side, horde, covered));
        return best;
    }
    int actFacing(std::size_t figure, std::uint8_t space, Side side, std::optional<std::size_t> horde,
                  int covered)
    {
        const Hero& hero = state.heroes[figure];
        const HeroKind& kind = box.content().heroes[hero.kind];
        if (state.isBench(figure))
            return appraiser.act(kind.bench, space, side, horde, covered);
        int best = appraiser.act(kind.attack, space, side, horde, covered);
        for (std::uint8_t ability = 0; ability < kAbilitiesOfHero; ++ability)
            if (canUse(box, state, figure, ability))
                best =
                    std::max(best, appraiser.act(kind.abilities[ability].act, space, side, horde, covered));
        return best;
    }
    /// Who is about to fall is not sent onto a horde.
    int risk(std::size_t figure, std::uint8_t space, bool isOnHorde) const
    {
        const Hero& hero = state.heroes[figure];
        if (state.isBench(figure))
            return 0;
        int damage = isOnHorde ? 1 : 0;
        for (const LaidFeature& feature : state.features)
            if (feature.kind == FeatureKind::lava && aroundAndOn(ground, feature.at).has(space))
                ++damage;
        if (hero.isProtected || toCome == 0)
            damage = 0;
        const bool isFalling = damage >= hero.health;
        return damage * 2 + (isFalling ? (state.level == Level::heroic ? 500 : 45) : 0);
    }
    int at(std::size_t figure, std::uint8_t space)
    {
        const auto horde = appraiser.hordeAt(space);
        int hits = 0;
        const int body = horde ? appraiser.bestBody(*horde, hits) : 0;
        return body + bestAct(figure, space, horde, hits) - risk(figure, space, horde.has_value());
    }
    int onTheWay(std::uint8_t space)
    {
        int score = 0;
        const bool isBench = state.isBench(state.open.who);
        if (isBench || state.features.empty())
            return 0;
        for (const std::uint8_t step : wayTo(box, state, space))
            for (const LaidFeature& feature : state.features)
                if (feature.at == step) {
                    if (isBlossom(feature.kind) && !feature.isExhausted && !state.isTowerOn(step))
                        score += appraiser.blossom();
                    if (feature.kind == FeatureKind::lava && feature.crystals + feature.gold > 0)
                        score += 6 * std::min(3, toCome);
                }
        return score;
    }
    int operator()(const Walk& move)
    {
        const std::uint8_t space = ground.find(move.to);
        return at(state.open.who, space) + onTheWay(space) + (state.open.isOnTheWay ? -10 : 0);
    }
    int operator()(const Stand& move)
    {
        const std::size_t figure = state.open.who;
        const Hero& hero = state.heroes[figure];
        const auto horde = appraiser.hordeAt(hero.at);
        int hits = 0;
        int score = 0;
        if (horde && state.open.isOnTheWay) {
            const Squares open = box.masks(state.hordes[*horde].card).enemies & ~state.hordes[*horde].covered;
            const Squares squares = heroPose().squares << bitOf(move.square);
            hits = std::popcount(squares & open);
            score = appraiser.body(*horde, hits);
            const Squares hard = ~box.masks(state.hordes[*horde].card).tiles[0];
            score += 3 * std::popcount(squares & open & hard) + stopsHealing(*horde, squares);
        }
        return score + actFacing(figure, hero.at, move.side, horde, hits) +
               (state.open.isOnTheWay ? -risk(figure, hero.at, horde.has_value()) : -1);
    }
    int operator()(const PassTower& move)
    {
        if (move.as == move.card)
            return -30;
        const int gain = powerOf(box.tower(move.as)) - powerOf(box.tower(move.card));
        return gain * toCome * 8 / 10 + burdenOf(move.to) / 3;
    }
    int operator()(const Activate&) { return 34; }
    int operator()(const CallBench& move)
    {
        int best = 0;
        for (std::size_t i = state.players; i < state.heroes.size(); ++i) {
            const Hero& hero = state.heroes[i];
            if (box.content().heroes[hero.kind].key != move.hero.letters())
                continue;
            for (const Horde& horde : state.hordes)
                best = std::max(best, at(i, horde.at));
        }
        std::size_t waiting = 0;
        for (std::size_t i = state.players; i < state.heroes.size(); ++i)
            waiting += state.heroes[i].hasActed ? 0 : 1;
        // Each comes once: early only where it is worth much.
        return static_cast<std::size_t>(toCome) >= waiting ? best - 45 : best;
    }
    int operator()(const AttackNow&) { return actOfOpen(kBasicAttack); }
    int operator()(const UseAbility& move)
    {
        const HeroAct& act =
            box.content().heroes[state.heroes[state.open.who].kind].abilities[move.ability].act;
        return actOfOpen(move.ability) + (act.attack ? -2 : 6);
    }
    int actOfOpen(std::uint8_t number)
    {
        const Hero& hero = state.heroes[state.open.who];
        int score = 4;
        if (hero.isOut())
            score += appraiser.act(actOf(box, hero, number), hero.at, hero.side, std::nullopt, 0);
        return score;
    }
    int operator()(const Rest&)
    {
        const Hero& hero = state.heroes[state.open.who];
        const int missing = fullHealth(box, hero) - hero.health;
        const int used = std::popcount(hero.used);
        if (toCome == 0)
            return 0;
        return (hero.health <= 1 ? 40 : hero.health == 2 ? 12 : 0) + missing + used * 4;
    }
    int operator()(const Bloom&) { return 60; }
    int operator()(const Target&) { return 20; }
    int operator()(const Help&) { return 20; }
    int operator()(const EndPart&) { return 0; }
    int operator()(const SayDone&) { return state.step == Step::council ? 20 : 1; }
    int operator()(const TakeTower&) { return 50; }
    int operator()(const RaiseStart& move)
    {
        const std::uint8_t raised = raisedInCouncil(box, state, move.card);
        return 60 + powerOf(box.tower(raised)) - powerOf(box.tower(move.card));
    }
    int operator()(const ReturnStart& move) { return 60 - powerOf(box.tower(move.card)); }
    int operator()(const GiveTower& move)
    {
        return !state.done.has(move.to) && cardsOf(seat) >= cardsOf(move.to) + 2 ? 45 : -80;
    }
    int operator()(const BuyTower& move)
    {
        const TowerKind& kind = box.tower(move.card);
        const int cost = costOf(box, state, move.card);
        return toCome == 0 ? 0 : 30 + powerOf(kind) * 2 / cost + burdenOf(move.to);
    }
    int operator()(const BuyMod& move)
    {
        if (toCome == 0)
            return 0;
        constexpr std::array<int, 10> kUses{20, 11, 6, 12, 16, 3, 0, 0, 4, 2};
        const ModEffect effect = box.content().mods[move.mod].effect;
        const TowerKind& kind = box.tower(move.card);
        // A tower that is raised sheds it.
        return 10 + kUses[static_cast<std::size_t>(effect)] + 3 * kind.level;
    }
    int operator()(const Collect&) { return 20; }
    int operator()(const Retreat&) { return 5; }
    int operator()(const Suffer& move)
    {
        for (std::size_t i = 0; i < state.heroes.size(); ++i)
            if (const Hero& hero = state.heroes[i];
                box.content().heroes[hero.kind].key == move.hero.letters())
                return hero.isProtected || state.isBench(i) ? 60 : 5 * hero.health;
        return 0;
    }
    int operator()(const Gain& move)
    {
        return box.horde(state.asked.front().number).rewards[move.reward].crystals * 3 + 1;
    }
    int operator()(const BlockColour& move)
    {
        int loss = 0;
        for (std::uint8_t space = 0; space < ground.spaces; ++space)
            if (ground.there.has(space) && ground.sites[space] == move.colour)
                for (std::size_t i = 0; i < appraiser.hordes(); ++i)
                    loss += ground.around[space].has(state.hordes[i].at) ? std::min(6, appraiser.open(i)) : 0;
        return 100 - loss;
    }
    int operator()(const Wait&) { return -90; }
    int operator()(const CancelAction&) { return -100; }
    int operator()(const LayBack&) { return -80; }
    int operator()(const LetPlay&) { return -40; }
    int operator()(const KeepWaiting&) { return -60; }
    int operator()(const ChooseHero&) { return -50; }
    int operator()(const ChooseBench&) { return -50; }
    int operator()(const ChooseAbility&) { return -50; }
    int operator()(const ChooseColour&) { return -50; }
    template <class Other>
    int operator()(const Other&)
    {
        return 1;
    }
};

/// Where the map has to be empty in the end: what is still to be covered against what can be.
float promise(const Box& box, const State& state)
{
    constexpr float kOfHero = 60;
    constexpr float kOfCrystal = 9;
    constexpr float kUse = 0.8F;
    float work = 0;
    for (const Horde& horde : state.hordes) {
        const int open = std::popcount(box.masks(horde.card).enemies & ~horde.covered);
        work += 10.0F * static_cast<float>(open) + (open > 0 ? 12.0F : 0.0F);
    }
    for (const auto& stack : state.stacks)
        for (const std::uint8_t card : stack)
            work += 10.0F * static_cast<float>(std::popcount(box.masks(card).enemies)) + 12.0F;
    const auto toCome = static_cast<float>(roundsToCome(state));
    const bool isBefore = state.step < Step::play;
    float now = 0;
    float later = 0;
    for (std::uint8_t card = 0; card < state.towers.size(); ++card) {
        if (state.towers[card].place < TowerPlace::hand)
            continue;
        const auto power = static_cast<float>(powerOf(box.tower(card)));
        later += power;
        if (isBefore || (state.step == Step::play && state.towers[card].place == TowerPlace::hand))
            now += power;
    }
    for (std::size_t i = 0; i < state.players; ++i) {
        const Hero& hero = state.heroes[i];
        later += kOfHero;
        if ((isBefore || state.step == Step::play) && !hero.hasActed && !hero.isKnockedOut)
            now += kOfHero;
        later -= hero.isKnockedOut ? kOfHero / 2 : hero.health <= 1 ? 15.0F : 0.0F;
    }
    later += kOfCrystal * static_cast<float>(state.crystals) + 5.0F * static_cast<float>(state.gold);
    const float can = kUse * (now + toCome * later);
    const float hearts = 6.0F * static_cast<float>(state.hearts);
    const float slack = (can + hearts - work) / (can + work + 40.0F);
    return std::clamp(0.5F + 0.9F * slack, 0.02F, 0.98F);
}

/// Where hearts or champions decide: what threatens, and what there is against it.
float safety(const Box& box, const State& state)
{
    const Scenario& scenario = box.scenario(state.scenario);
    float danger = 0;
    float left = 0;
    for (const Horde& horde : state.hordes) {
        const float near = 1.0F / static_cast<float>(roundsToExit(box, state, horde));
        const auto open = static_cast<float>(std::popcount(box.masks(horde.card).enemies & ~horde.covered));
        danger += static_cast<float>(heartsOf(box, horde)) * near;
        left += open;
        if (open > 0)
            left += 1.0F;
        if (box.horde(horde.card).kind == CardKind::champion)
            left += open;
    }
    float power = 0;
    for (std::uint8_t card = 0; card < state.towers.size(); ++card)
        if (state.towers[card].place >= TowerPlace::hand)
            power += static_cast<float>(powerOf(box.tower(card))) / 20.0F;
    const float hearts =
        static_cast<float>(state.hearts) / static_cast<float>(std::max<int>(1, scenario.hearts));
    const auto rounds = static_cast<float>(std::min(6, roundsToCome(state)));
    const float worth = 0.35F + 0.4F * hearts - 0.02F * danger - 0.004F * left + 0.004F * rounds * power +
                        0.008F * static_cast<float>(state.crystals + state.gold) +
                        0.1F * static_cast<float>(state.championsDestroyed);
    return std::clamp(worth, 0.02F, 0.98F);
}

} // namespace

void KingdomGame::sensible(const State& state, Seat seat, const std::vector<Move>& moves,
                           std::vector<std::uint32_t>& chosen) const
{
    Scorer scorer(m_box, state, seat);
    std::vector<std::pair<int, std::uint32_t>> ranked;
    ranked.reserve(moves.size());
    for (std::uint32_t i = 0; i < moves.size(); ++i)
        ranked.emplace_back(-std::visit(scorer, moves[i]), i);
    const std::size_t wanted = std::min(kMovesToThinkOf, ranked.size());
    std::partial_sort(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(wanted), ranked.end());
    for (std::size_t i = 0; i < wanted; ++i)
        if (ranked[i].first <= ranked.front().first + kMargin)
            chosen.push_back(ranked[i].second);
}

std::size_t KingdomGame::likelyMove(const State& state, Seat seat, const std::vector<Move>& moves,
                                    Random& random) const
{
    Scorer scorer(m_box, state, seat);
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
    } else if (m_box.scenario(state.scenario).win == Win::clear) {
        worth = promise(m_box, state);
    } else {
        worth = safety(m_box, state);
    }
    for (float& one : worths)
        one = worth;
}

} // namespace tablewood::kingdom_rush
