#include "games/forsaken/evidence.h"
#include "games/forsaken/forsaken_game.h"
#include "games/forsaken/knowledge.h"
#include "games/forsaken/night_habits.h"
#include "games/forsaken/rules.h"

#include <algorithm>
#include <cmath>

/// Judges positions and moves for bots. It decides nothing: a better guess makes a better bot.
namespace tablewood::forsaken {

namespace {

constexpr float kNever = -100.0F;
constexpr float kAlways = 100.0F;
/// As far as a Destination can be from the start, and what a step nearer to it is worth.
constexpr float kFarthest = 6.0F;
constexpr float kStep = 0.6F;
/// The hope of a Villager for the Destination that all of them try next, and for any other not seen yet.
constexpr float kNextPlace = 0.3F;
constexpr float kUnknownPlace = -0.1F;
/// How sure a lead is, in steps towards a Destination and in players.
constexpr float kSurenessOfSteps = 0.25F;
constexpr float kSurenessOfPlayers = 0.35F;
/// The worth of a step on the way that the Villagers try: else they would not know where to go.
constexpr float kSurenessOfSearch = 0.3F;
/// How much a stranger is mistrusted, and one who forges elsewhere: for each step of a detour, and at most.
constexpr float kStranger = 0.2F;
constexpr float kDetour = 0.12F;
constexpr float kMostStray = 0.5F;
/// So near the Void, in steps, a Forsaken goes there, whoever sees it; until then where the others go.
constexpr int kStrike = 2;
/// So far from doubt all are of one mind about somebody, and a single vote decides little.
constexpr float kOneMind = 0.15F;
/// How much a vote is mistrusted for one known to be Forsaken, or against one known to be none.
constexpr float kWrongVote = 0.15F;
constexpr std::uint32_t kGrain = 1024;

/// Steps from the Paths to a territory, 0 if one lies there.
int stepsTo(const State& state, Cell to)
{
    int least = distance(kStart, to);
    state.paths.forEach([&](Cell c) { least = std::min(least, distance(c, to)); });
    return least;
}

/// How one player looks at moves, from what this player knows.
class Mind
{
public:
    Mind(const Content& content, const State& state, Seat seat)
        : m_content(content), m_state(state), m_seat(seat), m_knows(state, seat), m_role(state.of(seat).role),
          m_isVillager(teamOf(m_role) == Team::villagers)
    {
        for (std::size_t i = 0; i < kLandmarks; ++i)
            m_steps[i] = stepsTo(state, kDestinations[i]);
        for (std::size_t i = 0; i < kLandmarks; ++i)
            if (m_next == kLandmarks && !(m_isVillager ? m_knows.knowsPlace(i) : state.isTurned(i)))
                m_next = i;
        m_strays = straysOf(state);
        if (!m_knows.knowsForsaken())
            m_wrongVotes = wrongVotesOf(state, m_knows);
    }

    // Whatever was chosen for this step stays, and some of it is left to others.
    float operator()(const Place& move) const { return putsDown(m_state, m_seat, move) ? 0.0F : kNever; }
    float operator()(const Shift&) const { return kNever; }
    float operator()(const Lift&) const { return kNever; }

    float operator()(const Point& move) const
    {
        if (m_state.of(m_seat).choice >= 0)
            return kNever;
        const Seat seat{static_cast<std::int8_t>(move.seat - 1)};
        switch (m_state.call) {
        case Call::priestShelters:
            return seat == m_seat ? 0.5F : -enmity(seat);
        case Call::oracleReads:
            return m_knows.knowsCard(seat) ? -1.0F : 1.0F;
        default:
            // They come to the same choice without a word.
            return enmity(seat) + 0.05F * static_cast<float>((move.seat * 5 + m_state.nights * 3) % 12);
        }
    }

    float operator()(const Seek& move) const
    {
        if (m_state.of(m_seat).choice >= 0)
            return kNever;
        return m_knows.knowsPlace(static_cast<std::size_t>(move.place - 1)) ? 0.0F : 1.0F;
    }

    float operator()(const Ready&) const { return 0.0F; }
    float operator()(const Forge& move) const { return pull(move.at); }
    float operator()(const Draw&) const { return 1.0F; }
    float operator()(const Forage&) const
    {
        // Two Wanders that would lead nowhere are worth less than a card.
        return m_state.of(m_seat).hand.size() >= 5 ? 0.6F : -0.6F;
    }
    float operator()(const EndAction&) const { return 0.0F; }
    float operator()(const Respond&) const { return kNever; }
    // A seat that has voted, or chosen in a Night, stays with it.
    float operator()(const Pass&) const
    {
        if (m_state.step == Step::night)
            return hasChosen(m_state, m_seat) ? kAlways : kNever;
        return isHearing() ? kAlways : 0.0F;
    }
    float operator()(const Finish&) const { return 0.3F; }
    float operator()(const Suffer&) const { return -1.0F; }
    float operator()(const Rest&) const { return 0.0F; }
    float operator()(const Close&) const { return 0.0F; }

    float operator()(const Arrange& move) const
    {
        // The first cards weigh most: Night is the friend of the Forsaken.
        float sum = 0.0F;
        float weight = 1.0F;
        const auto& deck = m_state.forestDeck;
        for (const std::int8_t number : move.order) {
            const Card& card = m_content.card(deck[deck.size() - static_cast<std::size_t>(number)]);
            if (card.type == CardType::darkness)
                sum += (m_isVillager ? -1.0F : 1.0F) * weight;
            weight *= 0.5F;
        }
        return sum;
    }

    float operator()(const Vote& move) const
    {
        const Seat accused = m_state.matters.back().author;
        if (accused == m_seat)
            return move.thumb == Thumb::up ? 1.0F : -1.0F;
        const float hate = voiced(accused);
        return move.thumb == Thumb::down ? hate - kDoubt : kDoubt - hate;
    }

    float operator()(const PickCard& move) const
    {
        const CardId id = m_content.find(move.card);
        const Effect* effect = awaited();
        const bool isWanted = effect != nullptr && effect->deed == Deed::retrieve;
        const float worth = worthOf(m_content.card(id));
        return isWanted ? worth : 0.6F - worth;
    }

    float operator()(const PlayCard& move) const
    {
        const Card& card = m_content.card(m_content.find(move.card));
        float sum = card.type == CardType::navigation ? 0.2F : 0.0F;
        int mark = 0;
        for (const Effect& effect : card.effects)
            sum += worthOf(effect, move, mark);
        return sum;
    }

    /// Whether a card would kill or accuse somebody against whom nothing speaks: whoever does so for no
    /// reason serves the other side.
    bool isRash(const PlayCard& move) const
    {
        for (const Effect& effect : m_content.card(m_content.find(move.card)).effects) {
            const Seat target = targetOf(effect, move);
            if (!target.isPlayer() || target == m_seat)
                continue;
            if ((effect.deed == Deed::doorstep && enmity(target) < kDoubt) ||
                (effect.deed == Deed::accuse && voiced(target) < kDoubt))
                return true;
        }
        return false;
    }

    /// Whether a thumb goes against what one shows of the accused.
    bool isRash(const Vote& move) const
    {
        const Seat accused = m_state.matters.back().author;
        return move.thumb == Thumb::down && (accused == m_seat || voiced(accused) < kDoubt);
    }

private:
    /// From here on somebody is rather lynched than let go.
    static constexpr float kDoubt = 0.45F;

    bool isHearing() const
    {
        return !m_state.matters.empty() && m_state.matters.back().kind == MatterKind::hearing;
    }

    const Effect* awaited() const
    {
        const Matter& top = m_state.matters.back();
        return top.kind == MatterKind::card
                   ? &m_content.card(top.card).effects[static_cast<std::size_t>(top.effect)]
                   : nullptr;
    }

    /// The mistrust that the Paths give everybody of a stranger.
    float mistrust(Seat seat) const
    {
        return kStranger + std::min(kMostStray, kDetour * m_strays[static_cast<std::size_t>(seat.index)]);
    }

    /// The enmity that the seat shows for somebody. If it knows the Forsaken, it agrees with the others where
    /// those are of one mind.
    float voiced(Seat seat) const
    {
        const float shared = mistrust(seat);
        return m_knows.knowsForsaken() && std::abs(shared - kDoubt) >= kOneMind ? shared : enmity(seat);
    }

    /// From -1 for a friend to 1 for an enemy.
    float enmity(Seat seat) const
    {
        if (seat == m_seat)
            return -1.0F;
        const Traveler& other = m_state.of(seat);
        if (m_knows.knowsForsaken())
            return isForsaken(other.role) ? -1.0F : 0.8F;
        if (!m_knows.knowsCard(seat))
            return mistrust(seat) + kWrongVote * m_wrongVotes[static_cast<std::size_t>(seat.index)];
        const Role shown = m_knows.knowsRole(seat) ? other.role : other.shown;
        return isForsaken(shown) ? 0.9F : shown == Role::coward ? 0.5F : -0.7F;
    }

    /// The worth of a Path on a territory.
    float pull(Cell at) const
    {
        float best = 0.0F;
        for (std::size_t i = 0; i < kLandmarks; ++i) {
            if (m_state.isTurned(i))
                continue;
            const int before = m_steps[i];
            const int after = std::min(before, distance(at, kDestinations[i]));
            const float wish = wishFor(i);
            if (at == kDestinations[i])
                return wish > 0.0F ? 10.0F * wish : 5.0F * wish;
            if (after < before)
                best = std::max(best, wish * kStep * (kFarthest - static_cast<float>(after)));
            else if (wish < 0.0F && distance(at, kDestinations[i]) < 2)
                best += wish * 0.1F;
        }
        const bool isNewSite = placeIn(kSites, at) && (m_state.dug >> *placeIn(kSites, at) & 1) == 0;
        return best + (isNewSite ? 0.8F : 0.0F);
    }

    /// From -1 for what must not be reached to 1 for what one wants to reach.
    float wishFor(std::size_t place) const
    {
        const Landmark landmark = m_knows.knowsPlace(place) ? m_state.layout[place] : Landmark::none;
        if (landmark == Landmark::village)
            return m_isVillager ? 1.0F : -1.0F;
        if (landmark == Landmark::voidPrison && (m_isVillager || isStriking(place)))
            return m_isVillager ? -1.0F : 1.0F;
        if (!m_isVillager)
            return place == m_next ? kNextPlace : 0.0F;
        return landmark == Landmark::deadEnd ? 0.0F : place == m_next ? kNextPlace : kUnknownPlace;
    }

    /// Whether a Forsaken goes to the Void openly: when it is near, or the others are about to find the
    /// Village.
    bool isStriking(std::size_t voidPlace) const
    {
        return m_steps[voidPlace] <= kStrike ||
               (m_next < kLandmarks && m_state.layout[m_next] == Landmark::village);
    }

    float worthOf(const Card& card) const
    {
        switch (card.type) {
        case CardType::navigation:
            return card.isWander ? 0.2F : 0.4F;
        case CardType::revival:
            return 1.0F;
        case CardType::weapon:
        case CardType::resistance:
            return 0.8F;
        default:
            return 0.6F;
        }
    }

    /// At whom an effect of a card is aimed, none if at nobody.
    static Seat targetOf(const Effect& effect, const PlayCard& move)
    {
        int number = effect.who == Who::second ? 1 : 0;
        for (const Mark one : move.at)
            if (one.kind == MarkKind::seat && number-- == 0)
                return one.seat();
        return Seat::none();
    }

    float worthOf(const Effect& effect, const PlayCard& move, int& mark) const
    {
        const Seat target = targetOf(effect, move);
        const float hate = target.isPlayer() ? enmity(target) : 0.0F;
        switch (effect.deed) {
        case Deed::forge:
            while (mark < static_cast<int>(move.at.size()))
                if (const Mark one = move.at[static_cast<std::size_t>(mark++)];
                    one.kind == MarkKind::territory)
                    return pull(one.cell());
            return 0.0F;
        case Deed::draw:
        case Deed::refresh:
            return effect.who == Who::target ? -0.3F * hate : 0.4F * static_cast<float>(effect.amount);
        case Deed::doorstep:
            return 2.0F * (hate - kDoubt);
        case Deed::accuse:
            return target.isPlayer() ? 2.0F * (voiced(target) - kDoubt) : 0.0F;
        case Deed::discard:
        case Deed::take:
        case Deed::ban:
            return effect.who == Who::self || effect.who == Who::dying ? -0.1F : 1.2F * (hate - 0.2F);
        case Deed::peekRole:
        case Deed::peekHand:
            if (effect.who != Who::self)
                return -0.2F;
            return m_knows.knowsForsaken() || (target.isPlayer() && m_knows.knowsCard(target)) ? -0.2F : 0.9F;
        case Deed::peekDestination:
            for (const Mark one : move.at)
                if (one.kind == MarkKind::place)
                    return m_knows.knowsPlace(one.number) ? -0.2F : 0.9F;
            return 0.5F;
        case Deed::peekForest:
        case Deed::retrieve:
        case Deed::takeArtifact:
        case Deed::cleanse:
        case Deed::destroyCurse:
            return 0.5F;
        case Deed::give:
            return -0.8F * hate - 0.4F;
        case Deed::trade:
            return -0.2F;
        case Deed::destroyPath:
            return worthOfRuin(move);
        case Deed::revive:
            return worthOfRevival();
        case Deed::forbid:
            return worthOfForbidding();
        case Deed::mark:
        case Deed::nightfall:
            break;
        }
        return 0.0F;
    }

    float worthOfRuin(const PlayCard& move) const
    {
        if (move.at.empty() || move.at[0].kind != MarkKind::territory)
            return 0.0F;
        float worst = 0.0F;
        for (std::size_t i = 0; i < kLandmarks; ++i)
            if (!m_state.isTurned(i))
                worst = std::max(
                    worst,
                    -wishFor(i) * (2.0F - static_cast<float>(distance(move.at[0].cell(), kDestinations[i]))));
        return worst;
    }

    float worthOfRevival() const
    {
        const Matter& dying = m_state.matters.back();
        if (dying.kind != MatterKind::dying || dying.victims.empty())
            return kNever;
        const float hate = enmity(dying.victims.front());
        return m_isVillager ? 0.75F - hate : -hate;
    }

    /// The gain if the card that is being played does nothing.
    float worthOfForbidding() const
    {
        const Matter& object = m_state.matters.back();
        if (object.kind != MatterKind::card)
            return kNever;
        const Card& card = m_content.card(object.card);
        if (card.deck() == Deck::forest) {
            const bool isNight = card.type == CardType::darkness;
            return isNight ? (m_isVillager ? 1.0F : -1.0F) : 0.1F;
        }
        if (object.author == m_seat)
            return kNever;
        float harm = -0.5F;
        for (const Mark mark : object.marks) {
            if (mark.kind == MarkKind::seat && (card.does(Deed::doorstep) || card.does(Deed::accuse)))
                harm += mark.seat() == m_seat ? 2.0F : 1.2F * (0.3F - enmity(mark.seat()));
            if (mark.kind == MarkKind::territory && card.does(Deed::forge))
                harm -= pull(mark.cell()) * 0.5F;
            // Somebody wants to turn what the others do not try.
            if (const auto place = placeIn(kDestinations, mark.cell());
                mark.kind == MarkKind::territory && place && m_isVillager && *place != m_next &&
                !m_knows.knowsPlace(*place))
                harm += 1.2F;
        }
        return harm;
    }

    const Content& m_content;
    const State& m_state;
    Seat m_seat;
    Knowledge m_knows;
    Role m_role;
    bool m_isVillager;
    /// Steps from the Paths to each Destination, and the first, clockwise, that this player has not seen: all
    /// Villagers try it without a word. By the nearest the Forsaken would lead them. A Forsaken looks for the
    /// first that nobody has turned.
    std::array<int, kLandmarks> m_steps{};
    std::size_t m_next = kLandmarks;
    std::array<float, kMaxPlayers> m_strays{};
    std::array<float, kMaxPlayers> m_wrongVotes{};
};

/// How far the Villagers have come who try one Destination after the other.
float searched(const State& state)
{
    float steps = 0.0F;
    for (std::size_t i = 0; i < kLandmarks; ++i) {
        if (!state.isTurned(i))
            return steps + kFarthest - static_cast<float>(stepsTo(state, kDestinations[i]));
        steps += kFarthest;
    }
    return steps;
}

float nearest(const State& state, Landmark landmark)
{
    for (std::size_t i = 0; i < kLandmarks; ++i)
        if (state.layout[i] == landmark && !state.isTurned(i))
            return static_cast<float>(stepsTo(state, kDestinations[i]));
    return kFarthest;
}

} // namespace

void ForsakenGame::judge(const State& state, std::span<float> worths) const
{
    float villagers = 0.5F;
    if (state.ending) {
        villagers = *state.ending == Ending::village || *state.ending == Ending::forsakenDead ? 1.0F : 0.0F;
    } else {
        int forsaken = 0;
        for (const Seat seat : state.living)
            forsaken += isForsaken(state.of(seat).role) ? 1 : 0;
        // At the beginning two stand to one, more or less.
        const float players = static_cast<float>(state.living.count()) - 3.0F * static_cast<float>(forsaken);
        const float steps = nearest(state, Landmark::voidPrison) - nearest(state, Landmark::village);
        villagers = 1.0F / (1.0F + std::exp(-kSurenessOfPlayers * players - kSurenessOfSteps * steps -
                                            kSurenessOfSearch * searched(state)));
    }
    for (const Seat seat : Seats::firstOf(state.seats()))
        worths[static_cast<std::size_t>(seat.index)] =
            teamOf(state.of(seat).role) == Team::villagers ? villagers : 1.0F - villagers;
}

std::size_t ForsakenGame::likelyMove(const State& state, Seat seat, const std::vector<Move>& moves,
                                     Random& random) const
{
    const Mind mind(m_content, state, seat);
    std::size_t best = 0;
    float most = 2.0F * kNever;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        // Chance decides between nearly equal moves.
        const float chance = static_cast<float>(random.below(kGrain)) / static_cast<float>(kGrain);
        const float appeal = std::visit(mind, moves[i]) + 0.3F * chance;
        if (appeal > most) {
            most = appeal;
            best = i;
        }
    }
    return best;
}

bool ForsakenGame::isFolly(const State& state, Seat seat, const Move& move) const
{
    if (std::holds_alternative<Suffer>(move))
        return true;
    if (const auto* vote = std::get_if<Vote>(&move))
        return !state.matters.back().awaited.has(seat) || Mind(m_content, state, seat).isRash(*vote);
    if (const auto* play = std::get_if<PlayCard>(&move))
        return Mind(m_content, state, seat).isRash(*play);
    return state.step == Step::night && isFollyAtNight(state, seat, move);
}

} // namespace tablewood::forsaken
