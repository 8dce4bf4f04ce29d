#include "games/kingdom-rush/referee.h"

#include <algorithm>

namespace tablewood::kingdom_rush {

namespace {

using Why = std::optional<Text>;

Text notNow() { return Text(TW_TEXT("kingdom-rush", "That is not asked now.")); }

class Referee
{
public:
    Referee(const Box& box, const State& state, Seat seat)
        : m_box(box), m_state(state), m_seat(seat), m_ground(groundOf(box, state))
    {
    }

    // The Council.
    Why operator()(const ChooseHero& move) const
    {
        if (const Why why = inCouncil())
            return why;
        const std::uint8_t kind = m_box.heroByKey(move.hero.letters());
        if (kind == kNone || !isHeroThere(m_box, m_state, kind))
            return Text(TW_TEXT("kingdom-rush", "That hero does not come along here."));
        for (const Hero& hero : m_state.heroes)
            if (hero.kind == kind)
                return Text(TW_TEXT("kingdom-rush", "That hero is taken."));
        return std::nullopt;
    }
    Why operator()(const ChooseAbility& move) const
    {
        if (const Why why = inCouncil())
            return why;
        const Hero& hero = m_state.hero(m_seat);
        if (abilitiesOf(m_box, m_state) == 0 || !isAbilityThere(m_box, m_state, hero, move.ability))
            return Text(TW_TEXT("kingdom-rush", "That ability is not to be had in this scenario."));
        if ((hero.abilities >> move.ability & 1) != 0)
            return Text(TW_TEXT("kingdom-rush", "You take that one along already."));
        return std::nullopt;
    }
    Why operator()(const ChooseColour& move) const
    {
        if (const Why why = inCouncil())
            return why;
        if (m_state.isAlone())
            return Text(TW_TEXT("kingdom-rush", "Alone you have the sites of all colours."));
        if (!isColourInPlay(m_box, m_state, move.colour))
            return Text(TW_TEXT("kingdom-rush", "No site has that colour."));
        if (m_state.colours[static_cast<std::size_t>(m_seat.index)] == move.colour)
            return Text(TW_TEXT("kingdom-rush", "That is your colour."));
        return std::nullopt;
    }
    Why operator()(const TakeTower& move) const
    {
        if (const Why why = inCouncil())
            return why;
        if (!isAt(move.card, TowerPlace::middle))
            return Text(TW_TEXT("kingdom-rush", "That tower does not lie in the middle."));
        return std::nullopt;
    }
    Why operator()(const LayBack& move) const
    {
        if (const Why why = inCouncil())
            return why;
        if (m_state.isAlone())
            return Text(TW_TEXT("kingdom-rush", "There is nobody else who could take it."));
        return ownCard(move.card);
    }
    Why operator()(const GiveTower& move) const
    {
        if (const Why why = inCouncil())
            return why;
        if (const Why why = ownCard(move.card))
            return why;
        return otherSeat(move.to);
    }
    Why operator()(const RaiseStart& move) const
    {
        if (const Why why = inCouncil())
            return why;
        if (m_state.raisesLeft == 0)
            return Text(TW_TEXT("kingdom-rush", "No starting tower can be raised any more."));
        if (const Why why = ownCard(move.card))
            return why;
        if (m_state.towers[move.card].isRaised)
            return Text(TW_TEXT("kingdom-rush", "Each is raised once."));
        if (raisedInCouncil(m_box, m_state, move.card) == kNone)
            return Text(TW_TEXT("kingdom-rush", "No tower of the next level is left."));
        return std::nullopt;
    }
    Why operator()(const ReturnStart& move) const
    {
        if (const Why why = inCouncil())
            return why;
        if (!m_state.owesTower)
            return Text(TW_TEXT("kingdom-rush", "No tower has to be given back."));
        return ownCard(move.card);
    }
    Why operator()(const ChooseBench& move) const
    {
        if (const Why why = inCouncil())
            return why;
        if (!m_state.isAlone() || m_state.heroes.size() < 2)
            return Text(TW_TEXT("kingdom-rush", "Only who plays alone has heroes on the bench."));
        const std::uint8_t kind = m_box.heroByKey(move.hero.letters());
        if (kind == kNone || !isHeroThere(m_box, m_state, kind))
            return Text(TW_TEXT("kingdom-rush", "That hero does not come along here."));
        for (const Hero& hero : m_state.heroes)
            if (hero.kind == kind)
                return Text(TW_TEXT("kingdom-rush", "That hero is taken."));
        return std::nullopt;
    }

    // In any order.
    Why operator()(const SayDone&) const
    {
        if (const Why why = inPhase())
            return why;
        if (m_state.step == Step::council && m_state.owesTower)
            return Text(TW_TEXT("kingdom-rush", "First one starting tower has to be given back."));
        if (m_state.step == Step::council && !isCouncilSettled(m_state))
            return Text(TW_TEXT("kingdom-rush", "First all starting towers have to be taken."));
        return std::nullopt;
    }
    Why operator()(const Wait&) const
    {
        if (!isPhase() || m_state.isOpen())
            return notNow();
        if (!m_state.done.has(m_seat))
            return Text(TW_TEXT("kingdom-rush", "You are not done yet."));
        if (m_state.waits[static_cast<std::size_t>(m_seat.index)] >= kMostWaits)
            return Text(TW_TEXT("kingdom-rush", "You have taken it back often enough in this phase."));
        return std::nullopt;
    }
    Why operator()(const LetPlay&) const
    {
        if (const Why why = inPhase())
            return why;
        if (m_state.step != Step::play || m_state.isAlone())
            return Text(TW_TEXT("kingdom-rush", "Nobody waits for you."));
        if (m_state.letting.has(m_seat))
            return Text(TW_TEXT("kingdom-rush", "You said that already."));
        return std::nullopt;
    }
    Why operator()(const KeepWaiting&) const
    {
        if (const Why why = inPhase())
            return why;
        if (!m_state.letting.has(m_seat))
            return Text(TW_TEXT("kingdom-rush", "The others wait for you anyway."));
        return std::nullopt;
    }
    Why operator()(const BlockColour& move) const
    {
        if (m_state.step != Step::block || !m_state.asked.empty())
            return notNow();
        if (!isColourInPlay(m_box, m_state, move.colour))
            return Text(TW_TEXT("kingdom-rush", "No site has that colour."));
        if (move.colour == m_state.blocked)
            return Text(TW_TEXT("kingdom-rush", "That colour was blocked in the last round."));
        return std::nullopt;
    }

    // Phase 2.
    Why operator()(const Build& move) const
    {
        if (const Why why = inPlay())
            return why;
        if (const Why why = ownCard(move.card))
            return why;
        const std::uint8_t site = m_ground.find(move.site);
        if (site == kNone || m_ground.sites[site] == SiteColour::none)
            return Text(TW_TEXT("kingdom-rush", "There is no building site."));
        if (!isOwnSite(m_state, m_ground, site, m_seat))
            return m_state.isAlone()
                       ? Text(TW_TEXT("kingdom-rush", "Sites of this colour are blocked in this round."))
                       : Text(TW_TEXT("kingdom-rush", "That site has another colour than yours."));
        if (!isSiteFree(m_state, site))
            return Text(TW_TEXT("kingdom-rush", "Something stands or lies in the way there."));
        if (!hasRoomOnSite(m_box, m_state, move.card, site))
            return Text(TW_TEXT("kingdom-rush", "A site takes one tower of soldiers and one other."));
        return std::nullopt;
    }
    Why operator()(const PassTower& move) const
    {
        if (const Why why = inPlay())
            return why;
        if (const Why why = ownCard(move.card))
            return why;
        if (m_state.isAlone()) {
            if (move.to != m_seat)
                return Text(TW_TEXT("kingdom-rush", "Alone you pass to yourself."));
            if (move.as == move.card)
                return Text(TW_TEXT("kingdom-rush", "Alone you pass a tower only to raise it."));
        } else if (const Why why = otherSeat(move.to)) {
            return why;
        }
        if (move.as != move.card && !isRaise(m_box, m_state, move.card, move.as))
            return Text(
                TW_TEXT("kingdom-rush",
                        "It becomes a tower of its type that is one level higher and in the supply."));
        return std::nullopt;
    }
    Why operator()(const Activate&) const
    {
        if (const Why why = inPlay())
            return why;
        const Hero& hero = m_state.hero(m_seat);
        if (hero.isKnockedOut)
            return Text(TW_TEXT("kingdom-rush", "Your hero was knocked out and comes to in this round."));
        if (hero.hasActed)
            return Text(TW_TEXT("kingdom-rush", "Your hero has acted in this round."));
        return std::nullopt;
    }
    Why operator()(const CallBench& move) const
    {
        if (const Why why = inPlay())
            return why;
        const std::uint8_t kind = m_box.heroByKey(move.hero.letters());
        for (std::size_t i = m_state.players; i < m_state.heroes.size(); ++i) {
            if (m_state.heroes[i].kind != kind)
                continue;
            if (m_state.heroes[i].hasActed)
                return Text(TW_TEXT("kingdom-rush", "Each hero of the bench comes once."));
            if (m_state.isBenchCalled)
                return Text(TW_TEXT("kingdom-rush", "One hero of the bench comes in a round."));
            return std::nullopt;
        }
        return Text(TW_TEXT("kingdom-rush", "That hero does not sit on the bench."));
    }
    Why operator()(const Lay& move) const
    {
        if (const Why why = asks(Ask::pieces))
            return why;
        const Misfit misfit = misfitOf(m_box, m_state, move);
        return misfit == Misfit::none ? Why() : wordsOf(misfit);
    }
    Why operator()(const Walk& move) const
    {
        if (const Why why = asks(Ask::move))
            return why;
        const std::uint8_t space = m_ground.find(move.to);
        if (space == kNone || !m_ground.there.has(space))
            return Text(TW_TEXT("kingdom-rush", "There is no such space."));
        if (walks(m_box, m_state).has(space))
            return std::nullopt;
        if (m_state.hasPond(space))
            return Text(TW_TEXT("kingdom-rush", "Nobody walks through a pond."));
        if (m_state.isTowerOn(space))
            return Text(TW_TEXT("kingdom-rush", "A move does not end on a tower."));
        if (!standable(m_box, m_state, m_state.open.who).has(space))
            return Text(TW_TEXT("kingdom-rush", "There is no room for a hero."));
        return Text(TW_TEXT("kingdom-rush", "That is too far."));
    }
    Why operator()(const Stand& move) const
    {
        if (const Why why = asks(Ask::move))
            return why;
        if (move.square.column < 0 || move.square.row < 0 || move.square.column >= kMostGridSide ||
            move.square.row >= kMostGridSide)
            return Text(TW_TEXT("kingdom-rush", "There is no such square."));
        const Hero& hero = m_state.heroes[m_state.open.who];
        if (!hero.isOut())
            return Text(TW_TEXT("kingdom-rush", "First go onto the map."));
        if ((standCorners(m_box, m_state) >> bitOf(move.square) & 1) == 0)
            return m_state.open.isOnTheWay
                       ? Text(TW_TEXT("kingdom-rush", "There is no room for a hero like that."))
                       : Text(TW_TEXT("kingdom-rush", "Who does not walk may turn, and nothing more."));
        if (!m_state.open.isOnTheWay && hero.side == move.side)
            return Text(TW_TEXT("kingdom-rush", "Your hero faces that side."));
        return std::nullopt;
    }
    Why operator()(const Bloom& move) const
    {
        if (const Why why = asks(Ask::act))
            return why;
        if (!canBloom(m_state, m_ground.find(move.at)))
            return Text(TW_TEXT("kingdom-rush", "No blossom that your hero crossed can open there."));
        return std::nullopt;
    }
    Why operator()(const AttackNow&) const
    {
        if (const Why why = beforeAct())
            return why;
        if (!m_state.heroes[m_state.open.who].isOut())
            return Text(TW_TEXT("kingdom-rush", "From its board a hero attacks nobody."));
        return std::nullopt;
    }
    Why operator()(const UseAbility& move) const
    {
        if (const Why why = beforeAct())
            return why;
        const Hero& hero = m_state.heroes[m_state.open.who];
        if (move.ability >= kAbilitiesOfHero || (hero.abilities >> move.ability & 1) == 0)
            return Text(TW_TEXT("kingdom-rush", "Your hero did not take that ability along."));
        if ((hero.used >> move.ability & 1) != 0)
            return Text(TW_TEXT("kingdom-rush", "That ability is used up until your hero rests."));
        if (m_box.content().heroes[hero.kind].abilities[move.ability].passive)
            return Text(TW_TEXT("kingdom-rush", "That ability is always active."));
        if (!canUse(m_box, m_state, m_state.open.who, move.ability))
            return Text(TW_TEXT("kingdom-rush", "From its board a hero cannot use that."));
        return std::nullopt;
    }
    Why operator()(const Rest&) const { return beforeAct(); }
    Why operator()(const Target& move) const
    {
        if (const Why why = asks(Ask::choose))
            return why;
        const std::uint8_t space = m_ground.find(move.at);
        if (space == kNone || !targets(m_box, m_state).has(space))
            return Text(TW_TEXT("kingdom-rush", "That cannot be chosen."));
        return std::nullopt;
    }
    Why operator()(const Help& move) const
    {
        if (const Why why = asks(Ask::choose))
            return why;
        if (!helped(m_box, m_state).has(move.whom))
            return Text(TW_TEXT("kingdom-rush", "That hero cannot be chosen."));
        return std::nullopt;
    }
    Why operator()(const EndPart&) const
    {
        if (!m_state.isOpen() || !m_state.asked.empty())
            return notNow();
        const OpenAction& open = m_state.open;
        if (open.ask == Ask::move && !(open.isLeaping && !open.isOnTheWay))
            return Text(TW_TEXT("kingdom-rush", "A hero who acts does exactly one thing."));
        if (open.ask == Ask::act && open.act == kNone)
            return Text(TW_TEXT("kingdom-rush", "A hero who acts does exactly one thing."));
        return std::nullopt;
    }
    Why operator()(const CancelAction&) const { return m_state.isOpen() ? Why() : notNow(); }

    // Asked in between.
    Why operator()(const Retreat& move) const
    {
        if (!isAsked(Question::retreat))
            return notNow();
        const Hero& hero = m_state.heroes[m_state.asked.front().number];
        const std::uint8_t space = m_ground.find(move.to);
        if (space == kNone || !retreats(m_box, m_state, hero.at).has(space))
            return Text(
                TW_TEXT("kingdom-rush",
                        "A hero retreats to a space beside, without a horde, tower, fault or water."));
        return std::nullopt;
    }
    Why operator()(const Gain& move) const
    {
        if (!isAsked(Question::reward))
            return notNow();
        if (move.reward >= m_box.horde(m_state.asked.front().number).rewards.size())
            return Text(TW_TEXT("kingdom-rush", "It left nothing like that."));
        return std::nullopt;
    }
    Why operator()(const Regrow& move) const
    {
        if (!isAsked(Question::regrow))
            return notNow();
        const std::uint8_t space = m_ground.find(move.at);
        if (space == kNone || !exhausted(m_state).has(space))
            return Text(TW_TEXT("kingdom-rush", "No blossom is exhausted there."));
        return std::nullopt;
    }
    Why operator()(const Shed& move) const
    {
        if (!isAsked(Question::shed))
            return notNow();
        const std::uint8_t horde = m_state.asked.front().number;
        const bool isThere = std::any_of(m_state.laid.begin(), m_state.laid.end(), [&](const LaidTile& tile) {
            return tile.horde == horde && cellOf(tile.corner + firstBit(tile)) == move.square;
        });
        if (!isThere)
            return Text(TW_TEXT("kingdom-rush", "No tile begins on that square."));
        return std::nullopt;
    }
    Why operator()(const Suffer& move) const
    {
        if (!isAsked(Question::shot))
            return notNow();
        const std::uint8_t kind = m_box.heroByKey(move.hero.letters());
        const bool isThere = std::any_of(m_state.heroes.begin(), m_state.heroes.end(),
                                         [&](const Hero& hero) { return hero.kind == kind && hero.isOut(); });
        if (!isThere)
            return Text(TW_TEXT("kingdom-rush", "That hero is not on the map."));
        return std::nullopt;
    }
    Why operator()(const Collect& move) const
    {
        if (m_state.step != Step::pickUp)
            return notNow();
        if (m_state.done.has(m_seat))
            return Text(TW_TEXT("kingdom-rush", "You said that you are done."));
        if (!isAt(move.card, TowerPlace::site))
            return Text(TW_TEXT("kingdom-rush", "That tower stands on no white site."));
        return std::nullopt;
    }

    // Phase 6.
    Why operator()(const BuyTower& move) const
    {
        if (m_state.step != Step::buy)
            return notNow();
        if (m_state.done.has(m_seat))
            return Text(TW_TEXT("kingdom-rush", "You said that you are done."));
        if (isAt(move.card, TowerPlace::hand))
            return Text(TW_TEXT("kingdom-rush", "That tower is bought already, and towers are not sold."));
        if (!isAt(move.card, TowerPlace::supply) || !isFirstOfItsLike(m_box, m_state, move.card))
            return Text(TW_TEXT("kingdom-rush", "That tower does not lie in the supply."));
        const int cost = costOf(m_box, m_state, move.card);
        if (cost == 0)
            return m_box.tower(move.card).level == 1
                       ? Text(
                             TW_TEXT("kingdom-rush", "In this Iron Challenge no tower of level 1 is bought."))
                       : Text(TW_TEXT("kingdom-rush", "Towers of level 3 and 4 are not sold."));
        if (cost > m_state.crystals)
            return Text(TW_TEXT("kingdom-rush", "That takes %1 crystals."), cost);
        if (!move.to.isPlayer() || move.to.index >= m_state.seats())
            return Text(TW_TEXT("kingdom-rush", "Nobody sits there."));
        return std::nullopt;
    }
    Why operator()(const BuyMod& move) const
    {
        if (m_state.step != Step::buy)
            return notNow();
        if (m_state.done.has(m_seat))
            return Text(TW_TEXT("kingdom-rush", "You said that you are done."));
        if (move.mod >= m_box.content().mods.size() || (m_state.mods >> move.mod & 1) == 0)
            return Text(TW_TEXT("kingdom-rush", "That mod is not to be had."));
        if (m_state.gold < kGoldOfMod)
            return Text(TW_TEXT("kingdom-rush", "That takes %1 gold."), kGoldOfMod);
        if (!takesMod(m_box, m_state, move.card))
            return Text(TW_TEXT("kingdom-rush", "That tower takes no mod."));
        return std::nullopt;
    }
    Why operator()(const Advance&) const
    {
        const bool isRunning = m_state.step == Step::advance && m_state.asked.empty();
        return isRunning && m_seat == Seat::clock() ? Why() : notNow();
    }

private:
    static int firstBit(const LaidTile& tile) { return posesOf(tile.shape)[tile.pose].bits.front(); }
    bool isAsked(Question what) const { return !m_state.asked.empty() && m_state.asked.front().what == what; }
    bool isPhase() const
    {
        return m_state.asked.empty() && (m_state.step == Step::council || m_state.step == Step::play ||
                                         m_state.step == Step::pickUp || m_state.step == Step::buy);
    }
    Why inPhase() const
    {
        if (!isPhase() || m_state.isOpen())
            return notNow();
        if (m_state.done.has(m_seat))
            return Text(TW_TEXT("kingdom-rush", "You said that you are done."));
        return std::nullopt;
    }
    Why inCouncil() const
    {
        if (m_state.step != Step::council)
            return Text(TW_TEXT("kingdom-rush", "The Council is over."));
        return inPhase();
    }
    Why inPlay() const
    {
        if (m_state.step != Step::play)
            return Text(TW_TEXT("kingdom-rush", "Towers and heroes act in phase 2."));
        if (m_state.isOpen() && m_state.open.ask == Ask::pieces)
            return Text(
                TW_TEXT("kingdom-rush", "First lay what is to be placed, or say that you lay no more."));
        if (m_state.isOpen())
            return Text(TW_TEXT("kingdom-rush", "First end the action that is open."));
        return inPhase();
    }
    Why asks(Ask what) const
    {
        if (!m_state.isOpen() || !m_state.asked.empty() || m_state.open.ask != what)
            return notNow();
        return std::nullopt;
    }
    Why beforeAct() const
    {
        const OpenAction& open = m_state.open;
        if (!m_state.isOpen() || !m_state.asked.empty() || open.act != kNone || m_state.isBench(open.who) ||
            open.what != Opened::hero)
            return notNow();
        if (open.ask == Ask::act || (open.ask == Ask::move && !open.isOnTheWay))
            return std::nullopt;
        return open.ask == Ask::move ? Text(TW_TEXT("kingdom-rush", "First end the move.")) : notNow();
    }
    bool isAt(std::uint8_t card, TowerPlace place) const
    {
        return card < m_state.towers.size() && m_state.towers[card].place == place;
    }
    Why ownCard(std::uint8_t card) const
    {
        if (!isAt(card, TowerPlace::hand) || m_state.towers[card].seat != m_seat)
            return Text(TW_TEXT("kingdom-rush", "You do not have that tower in your hand."));
        return std::nullopt;
    }
    Why otherSeat(Seat to) const
    {
        if (!to.isPlayer() || to.index >= m_state.seats())
            return Text(TW_TEXT("kingdom-rush", "Nobody sits there."));
        if (to == m_seat)
            return Text(TW_TEXT("kingdom-rush", "It goes to somebody else."));
        return std::nullopt;
    }

    const Box& m_box;
    const State& m_state;
    Seat m_seat;
    const Ground& m_ground;
};

} // namespace

std::optional<Text> whyNot(const Box& box, const State& state, Seat seat, const Move& move)
{
    if (state.isOver())
        return Text(TW_TEXT("kingdom-rush", "The match is over."));
    if (seat == Seat::clock() && !std::holds_alternative<Advance>(move))
        return Text(TW_TEXT("kingdom-rush", "The clock has nothing to do now."));
    if (seat != Seat::clock() && !actingIn(state).has(seat)) {
        if (state.isOpen())
            return Text(TW_TEXT("kingdom-rush", "First %1 ends the action that is open."), state.open.seat);
        return state.step == Step::advance && state.asked.empty()
                   ? Text(TW_TEXT("kingdom-rush", "The hordes advance now."))
                   : Text(TW_TEXT("kingdom-rush", "It is not your turn."));
    }
    return std::visit(Referee(box, state, seat), move);
}

} // namespace tablewood::kingdom_rush
