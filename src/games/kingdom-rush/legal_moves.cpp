#include "games/kingdom-rush/kingdom_game.h"
#include "games/kingdom-rush/referee.h"

#include <algorithm>

/// The moves of a seat, and all that could be written down.
namespace tablewood::kingdom_rush {

namespace {

constexpr std::array<Side, 4> kSides{Side::north, Side::east, Side::south, Side::west};

struct Lister
{
    const Box& box;
    const State& state;
    Seat seat;
    std::vector<Move>& moves;
    const Ground& ground;

    bool isMine(std::uint8_t card, TowerPlace place) const
    {
        return state.towers[card].place == place && state.towers[card].seat == seat;
    }
    void phase() const;
    void council() const;
    void play() const;
    void builds(std::uint8_t card, const ShortList<std::uint8_t, kMostSpaces>& sites) const;
    /// Sites that hold a tower of soldiers, or another; nothing where a mod leaves room for one more.
    std::optional<std::array<SpaceSet, 2>> built() const;
    void passes(std::uint8_t card) const;
    void openAction() const;
    void heroMove() const;
    void acts() const;
    void answers() const;
    void buys() const;
};

/// What belongs to every phase in which all act in any order; false where the seat is done.
void Lister::phase() const
{
    if (state.done.has(seat)) {
        if (state.waits[static_cast<std::size_t>(seat.index)] < kMostWaits)
            moves.emplace_back(Wait{});
        return;
    }
    if (state.step == Step::council)
        council();
    else if (state.step == Step::play)
        play();
    else if (state.step == Step::pickUp) {
        for (std::uint8_t card = 0; card < state.towers.size(); ++card)
            if (state.towers[card].place == TowerPlace::site)
                moves.emplace_back(Collect{card});
    } else
        buys();
    if (state.step == Step::play && !state.isAlone() && !state.letting.has(seat))
        moves.emplace_back(LetPlay{});
    if (state.letting.has(seat))
        moves.emplace_back(KeepWaiting{});
    if (state.step != Step::council || isCouncilSettled(state))
        moves.emplace_back(SayDone{});
}

void Lister::council() const
{
    const auto& heroes = box.content().heroes;
    for (std::uint8_t kind = 0; kind < heroes.size(); ++kind) {
        const bool isTaken = std::any_of(state.heroes.begin(), state.heroes.end(),
                                         [&](const Hero& hero) { return hero.kind == kind; });
        if (isTaken || !isHeroThere(box, state, kind))
            continue;
        moves.emplace_back(ChooseHero{Word(heroes[kind].key)});
        if (state.isAlone() && state.heroes.size() > 1)
            moves.emplace_back(ChooseBench{Word(heroes[kind].key)});
    }
    const Hero& own = state.hero(seat);
    if (abilitiesOf(box, state) > 0)
        for (std::uint8_t ability = 0; ability < kAbilitiesOfHero; ++ability)
            if ((own.abilities >> ability & 1) == 0 && isAbilityThere(box, state, own, ability))
                moves.emplace_back(ChooseAbility{ability});
    if (!state.isAlone())
        for (int colour = 0; colour < kMaxPlayers; ++colour) {
            const auto one = static_cast<SiteColour>(colour);
            if (one != state.colours[static_cast<std::size_t>(seat.index)] && isColourInPlay(box, state, one))
                moves.emplace_back(ChooseColour{one});
        }
    for (std::uint8_t card = 0; card < state.towers.size(); ++card) {
        if (state.towers[card].place == TowerPlace::middle)
            moves.emplace_back(TakeTower{card});
        if (!isMine(card, TowerPlace::hand))
            continue;
        if (!state.isAlone()) {
            moves.emplace_back(LayBack{card});
            for (const Seat to : Seats::firstOf(state.seats()))
                if (to != seat)
                    moves.emplace_back(GiveTower{card, to});
        }
        if (state.raisesLeft > 0 && !state.towers[card].isRaised &&
            raisedInCouncil(box, state, card) != kNone)
            moves.emplace_back(RaiseStart{card});
        if (state.owesTower)
            moves.emplace_back(ReturnStart{card});
    }
}

std::optional<std::array<SpaceSet, 2>> Lister::built() const
{
    std::array<SpaceSet, 2> sites;
    std::uint16_t mods = 0;
    for (std::uint8_t card = 0; card < state.towers.size(); ++card) {
        const TowerCard& tower = state.towers[card];
        mods = static_cast<std::uint16_t>(mods | tower.mods);
        if (tower.place == TowerPlace::site)
            sites[box.tower(card).type == TowerType::soldier ? 1 : 0].add(tower.site);
    }
    for (std::size_t mod = 0; mod < box.content().mods.size(); ++mod)
        if ((mods >> mod & 1) != 0 && box.content().mods[mod].effect == ModEffect::site)
            return std::nullopt;
    return sites;
}

void Lister::builds(std::uint8_t card, const ShortList<std::uint8_t, kMostSpaces>& sites) const
{
    const bool isSoldier = box.tower(card).type == TowerType::soldier;
    const auto taken = built();
    for (const std::uint8_t site : sites)
        if (taken ? !(*taken)[isSoldier ? 1 : 0].has(site) : hasRoomOnSite(box, state, card, site))
            for (const Side side : kSides)
                moves.emplace_back(Build{card, ground.cells[site], side});
}

void Lister::passes(std::uint8_t card) const
{
    for (const Seat to : Seats::firstOf(state.seats())) {
        if ((to == seat) != state.isAlone())
            continue;
        if (!state.isAlone())
            moves.emplace_back(PassTower{card, to, card});
        for (std::uint8_t as = 0; as < state.towers.size(); ++as)
            if (as != card && isRaise(box, state, card, as))
                moves.emplace_back(PassTower{card, to, as});
    }
}

void Lister::play() const
{
    ShortList<std::uint8_t, kMostSpaces> sites;
    for (std::uint8_t space = 0; space < ground.spaces; ++space)
        if (isOwnSite(state, ground, space, seat) && isSiteFree(state, space))
            sites.push_back(space);
    for (std::uint8_t card = 0; card < state.towers.size(); ++card)
        if (isMine(card, TowerPlace::hand)) {
            builds(card, sites);
            passes(card);
        }
    const Hero& hero = state.hero(seat);
    if (!hero.isKnockedOut && !hero.hasActed)
        moves.emplace_back(Activate{});
    if (state.isAlone() && !state.isBenchCalled)
        for (std::size_t i = state.players; i < state.heroes.size(); ++i)
            if (!state.heroes[i].hasActed)
                moves.emplace_back(CallBench{Word(box.content().heroes[state.heroes[i].kind].key)});
}

void Lister::acts() const
{
    if (state.heroes[state.open.who].isOut())
        moves.emplace_back(AttackNow{});
    for (std::uint8_t ability = 0; ability < kAbilitiesOfHero; ++ability)
        if (canUse(box, state, state.open.who, ability))
            moves.emplace_back(UseAbility{ability});
    moves.emplace_back(Rest{});
}

void Lister::heroMove() const
{
    const OpenAction& open = state.open;
    walks(box, state).forEach([&](std::uint8_t space) { moves.emplace_back(Walk{ground.cells[space]}); });
    for (Squares left = standCorners(box, state); left != 0; left &= left - 1)
        for (const Side side : kSides)
            if (open.isOnTheWay || side != state.heroes[open.who].side)
                moves.emplace_back(Stand{cellOf(std::countr_zero(left)), side});
    if (open.isOnTheWay || state.isBench(open.who))
        return;
    if (open.isLeaping)
        moves.emplace_back(EndPart{});
    else
        acts();
}

void Lister::openAction() const
{
    const OpenAction& open = state.open;
    switch (open.ask) {
    case Ask::pieces:
        listLays(box, state, moves);
        moves.emplace_back(EndPart{});
        break;
    case Ask::move:
        heroMove();
        break;
    case Ask::act:
        for (std::uint8_t space = 0; space < ground.spaces; ++space)
            if (open.crossed.has(space) && canBloom(state, space))
                moves.emplace_back(Bloom{ground.cells[space]});
        if (open.act == kNone)
            acts();
        else
            moves.emplace_back(EndPart{});
        break;
    case Ask::choose:
        targets(box, state).forEach([&](std::uint8_t space) {
            moves.emplace_back(Target{ground.cells[space]});
        });
        for (const Seat whom : helped(box, state))
            moves.emplace_back(Help{whom});
        moves.emplace_back(EndPart{});
        break;
    }
    moves.emplace_back(CancelAction{});
}

void Lister::answers() const
{
    const Asked& asked = state.asked.front();
    switch (asked.what) {
    case Question::retreat:
        retreats(box, state, state.heroes[asked.number].at).forEach([&](std::uint8_t space) {
            moves.emplace_back(Retreat{ground.cells[space]});
        });
        break;
    case Question::reward:
        for (std::uint8_t i = 0; i < box.horde(asked.number).rewards.size(); ++i)
            moves.emplace_back(Gain{i});
        break;
    case Question::regrow:
        exhausted(state).forEach(
            [&](std::uint8_t space) { moves.emplace_back(Regrow{ground.cells[space]}); });
        break;
    case Question::shed:
        for (const LaidTile& tile : state.laid)
            if (tile.horde == asked.number)
                moves.emplace_back(Shed{cellOf(tile.corner + posesOf(tile.shape)[tile.pose].bits.front())});
        break;
    case Question::shot:
        for (const Hero& hero : state.heroes)
            if (hero.isOut())
                moves.emplace_back(Suffer{Word(box.content().heroes[hero.kind].key)});
        break;
    }
}

void Lister::buys() const
{
    for (std::uint8_t card = 0; card < state.towers.size(); ++card) {
        const int cost = costOf(box, state, card);
        if (cost == 0 || cost > state.crystals || !isFirstOfItsLike(box, state, card))
            continue;
        for (const Seat to : Seats::firstOf(state.seats()))
            moves.emplace_back(BuyTower{card, to});
    }
    if (state.gold < kGoldOfMod)
        return;
    for (std::uint8_t mod = 0; mod < box.content().mods.size(); ++mod)
        if ((state.mods >> mod & 1) != 0)
            for (std::uint8_t card = 0; card < state.towers.size(); ++card)
                if (takesMod(box, state, card))
                    moves.emplace_back(BuyMod{mod, card});
}

} // namespace

void KingdomGame::legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const
{
    if (!actingIn(state).has(seat))
        return;
    const Lister lister{m_box, state, seat, moves, groundOf(m_box, state)};
    if (!state.asked.empty())
        lister.answers();
    else if (state.isOpen())
        lister.openAction();
    else if (state.step == Step::block) {
        for (int colour = 0; colour < kMaxPlayers; ++colour) {
            const auto one = static_cast<SiteColour>(colour);
            if (one != state.blocked && isColourInPlay(m_box, state, one))
                moves.emplace_back(BlockColour{one});
        }
    } else {
        lister.phase();
    }
}

void KingdomGame::everyMove(const State& state, std::vector<Move>& moves) const
{
    const Ground& ground = groundOf(m_box, state);
    const Content& content = m_box.content();
    const auto cards = static_cast<std::uint8_t>(state.towers.size());
    std::vector<Seat> seats;
    for (int i = 0; i <= state.seats(); ++i)
        seats.push_back(Seat{static_cast<std::int8_t>(i)});
    for (const HeroKind& hero : content.heroes) {
        moves.emplace_back(ChooseHero{Word(hero.key)});
        moves.emplace_back(ChooseBench{Word(hero.key)});
        moves.emplace_back(CallBench{Word(hero.key)});
        moves.emplace_back(Suffer{Word(hero.key)});
    }
    for (std::uint8_t i = 0; i <= kAbilitiesOfHero; ++i) {
        moves.emplace_back(ChooseAbility{i});
        moves.emplace_back(UseAbility{i});
        moves.emplace_back(Gain{i});
    }
    for (const SiteColour colour : {SiteColour::first, SiteColour::second, SiteColour::third,
                                    SiteColour::fourth, SiteColour::white, SiteColour::none}) {
        moves.emplace_back(ChooseColour{colour});
        moves.emplace_back(BlockColour{colour});
    }
    for (std::uint8_t card = 0; card <= cards; ++card) {
        moves.emplace_back(TakeTower{card});
        moves.emplace_back(LayBack{card});
        moves.emplace_back(RaiseStart{card});
        moves.emplace_back(ReturnStart{card});
        moves.emplace_back(Collect{card});
        for (const Seat to : seats) {
            moves.emplace_back(GiveTower{card, to});
            moves.emplace_back(BuyTower{card, to});
            for (std::uint8_t as = 0; as < cards; ++as)
                moves.emplace_back(PassTower{card, to, as});
        }
        for (std::uint8_t mod = 0; mod <= content.mods.size(); ++mod)
            moves.emplace_back(BuyMod{mod, card});
        for (std::uint8_t space = 0; space < ground.spaces; ++space)
            if (ground.sites[space] != SiteColour::none || card == 0)
                for (const Side side : kSides)
                    moves.emplace_back(Build{card, ground.cells[space], side});
    }
    for (std::uint8_t space = 0; space < ground.spaces; ++space) {
        const Cell at = ground.cells[space];
        moves.emplace_back(Walk{at});
        moves.emplace_back(Bloom{at});
        moves.emplace_back(Target{at});
        moves.emplace_back(Retreat{at});
        moves.emplace_back(Regrow{at});
    }
    for (std::int16_t row = 0; row < kMostGridSide; ++row)
        for (std::int16_t column = 0; column < kMostGridSide; ++column) {
            moves.emplace_back(Shed{Cell{column, row}});
            for (const Side side : kSides)
                moves.emplace_back(Stand{Cell{column, row}, side});
        }
    for (const Seat whom : seats)
        moves.emplace_back(Help{whom});
    for (std::uint8_t piece = 0; piece <= state.open.pieces.size(); ++piece)
        for (const Horde& horde : state.hordes)
            for (std::int16_t row = 0; row <= m_box.horde(horde.card).height; ++row)
                for (std::int16_t column = 0; column <= m_box.horde(horde.card).width; ++column)
                    for (std::uint8_t turns = 0; turns < 4; ++turns)
                        for (const TileSide flip : {TileSide::front, TileSide::back})
                            moves.emplace_back(
                                Lay{piece, ground.cells[horde.at], Cell{column, row}, turns, flip});
    for (const Move& move :
         {Move(SayDone{}), Move(Wait{}), Move(LetPlay{}), Move(KeepWaiting{}), Move(Activate{}),
          Move(AttackNow{}), Move(Rest{}), Move(EndPart{}), Move(CancelAction{}), Move(Advance{})})
        moves.push_back(move);
}

} // namespace tablewood::kingdom_rush
