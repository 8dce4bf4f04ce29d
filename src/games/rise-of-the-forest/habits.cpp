#include "games/rise-of-the-forest/habits.h"

#include "games/rise-of-the-forest/course.h"
#include "games/rise-of-the-forest/referee.h"
#include "games/rise-of-the-forest/run.h"

#include <algorithm>

namespace tablewood::rise_of_the_forest {

namespace {

/// How many units of a type a team has in play.
int unitsOf(const Content& content, const Team& team, int type)
{
    int count = 0;
    for (const Unit& unit : team.units)
        count += kindOf(content, unit.card).type == type ? 1 : 0;
    return count;
}

/// What a unit is worth in play, roughly.
float strengthOf(const CardKind& kind)
{
    constexpr float kPower = 1.5F;
    const float powers = kPower * static_cast<float>(kind.powers.size());
    if (kind.side == Side::lightborn)
        return 1.5F * static_cast<float>(kind.range) + 3.0F * static_cast<float>(kind.damage) + powers;
    const float heavy = kind.grade == Grade::basic ? 0.0F : 5.0F;
    return 2.0F * static_cast<float>(kind.movement) + 1.2F * static_cast<float>(kind.health) + powers + heavy;
}

float appealOfCard(const Content& content, const State& state, const Card& card, const Unit* replaced)
{
    constexpr float kItem = 2.5F;
    constexpr float kBeyondStack = 0.3F;
    const CardKind& kind = kindOf(content, card);
    const Team& team = state.team(kind.side);
    if (kind.grade == Grade::item)
        return kItem * static_cast<float>(unitsOf(content, team, kind.type));
    const float strength = strengthOf(kind);
    if (replaced)
        return strength - strengthOf(kindOf(content, replaced->card));
    const bool isSurplus = kind.side == Side::shadowborn && team.units.size() >= kMostStacked;
    return isSurplus ? kBeyondStack * strength : strength;
}

struct Appealer
{
    const Content& content;
    const State& state;
    Seat seat;

    float operator()(const Lay& move) const
    {
        Track track = state.track;
        track.lay(state.drawnTile, windowOf(track).fromBoard(move.at), move.turns);
        return -coverOf(track);
    }
    float operator()(const Build& move) const
    {
        constexpr int kUsualRange = 2;
        return coverFrom(state.track, windowOf(state.track).fromBoard(move.at), kUsualRange);
    }
    float operator()(const Discard& move) const
    {
        const Card& card = *cardOf(state, seat, move.card);
        const CardKind& kind = kindOf(content, card);
        const int mates = unitsOf(content, state.team(kind.side), kind.type);
        return kind.grade != Grade::basic && mates == 0 ? 1.0F : -1.0F;
    }
    float operator()(const Draw&) const { return 0.5F; }
    float operator()(const Skip&) const { return state.action == Action::play ? 0.5F : -5.0F; }
    float operator()(const Play& move) const
    {
        return appealOfCard(content, state, *cardOf(state, seat, move.card), nullptr);
    }
    float operator()(const Replace& move) const
    {
        return appealOfCard(content, state, *cardOf(state, seat, move.card),
                            state.team(state.sideOf(seat)).unit(move.unit));
    }
    float operator()(const Man& move) const
    {
        const Unit& unit = *state.team(Side::lightborn).unit(move.unit);
        return coverFrom(state.track, cellOfTower(state, move.tower), rangeOf(content, state, unit));
    }
    float operator()(const Order&) const { return 0.0F; }
    float operator()(const EndTurn&) const { return 1.0F; }
    template <class Other>
    float operator()(const Other&) const
    {
        return 0.0F;
    }
};

/// Plays the cards of a turn that appeal most, one after the other.
void playCards(const Content& content, State& state, Course& course, Seat seat)
{
    while (state.action == Action::play) {
        const Player& player = state.player(seat);
        Move best = Skip{};
        float most = 0.0F;
        const auto consider = [&](const Move& move, float appeal) {
            if (appeal > most) {
                most = appeal;
                best = move;
            }
        };
        const auto considerCard = [&](const Card& card) {
            const CardKind& kind = kindOf(content, card);
            if (kind.grade == Grade::item || kind.grade == Grade::basic) {
                if (kind.grade == Grade::item || kind.side == Side::shadowborn || !areTowersFull(state))
                    consider(Play{card.number}, appealOfCard(content, state, card, nullptr));
                return;
            }
            for (const Unit& unit : state.team(kind.side).units)
                if (kindOf(content, unit.card).type == kind.type)
                    consider(Replace{card.number, unit.card.number},
                             appealOfCard(content, state, card, &unit));
        };
        for (const Card& card : player.hand)
            considerCard(card);
        for (const Leader& leader : player.leaders)
            if (!leader.isPlayed)
                considerCard(leader.card);
        course.carryOut(seat, best);
    }
}

void manTowers(const Content& content, State& state)
{
    for (Unit& unit : state.team(Side::lightborn).units) {
        if (unit.where == Where::tower)
            continue;
        float most = -1.0F;
        std::uint8_t best = 0;
        for (const Tower& tower : state.track.towers)
            if (!unitOnTower(state, tower.pips)) {
                const float cover = coverFrom(state.track, tower.at, rangeOf(content, state, unit));
                if (cover > most) {
                    most = cover;
                    best = tower.pips;
                }
            }
        unit.where = Where::tower;
        unit.at = best;
    }
}

} // namespace

float coverFrom(const Track& track, Cell tower, int range)
{
    constexpr float kFurther = 0.25F;
    float cover = 0.0F;
    for (const Tile& tile : track.tiles) {
        const int steps = stepsBetween(tower, tile.at);
        cover += steps <= range ? 1.0F : steps == range + 1 ? kFurther : 0.0F;
    }
    return cover;
}

float coverOf(const Track& track)
{
    constexpr std::array<float, 5> kByDistance{0.0F, 1.0F, 0.75F, 0.4F, 0.1F};
    float cover = 0.0F;
    for (const Tower& tower : track.towers)
        for (const Tile& tile : track.tiles) {
            const auto steps = static_cast<std::size_t>(stepsBetween(tower.at, tile.at));
            if (steps < kByDistance.size())
                cover += kByDistance[steps];
        }
    return cover;
}

float appealOf(const Content& content, const State& state, Seat seat, const Move& move)
{
    return std::visit(Appealer{content, state, seat}, move);
}

void playOut(const Content& content, State& state)
{
    Log log = Log::unread();
    Course course(content, state, log);
    while (!state.isOver()) {
        if (state.step == Step::run) {
            Run(content, state, log).advance();
            continue;
        }
        const Seat seat = actingIn(state).first();
        if (state.step == Step::bases) {
            course.carryOut(seat, SetBase{windowOf(state.track).toBoard(state.track.front)});
            continue;
        }
        if (state.step != Step::players)
            return;
        if (state.action == Action::refresh || state.action == Action::discarding)
            course.carryOut(seat, Draw{});
        playCards(content, state, course, seat);
        if (state.side == Side::lightborn)
            manTowers(content, state);
        course.carryOut(seat, EndTurn{});
    }
}

} // namespace tablewood::rise_of_the_forest
