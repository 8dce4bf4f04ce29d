#include "games/forsaken/rules.h"

#include <algorithm>

namespace tablewood::forsaken {

namespace {

using Answer = std::optional<Refusal>;

/// From mark to mark: a window closes 4, 8, 12 or 15 seconds after it opened, so that nobody hears who was
/// quick.
constexpr std::array<std::int8_t, 4> kMarks{4, 4, 4, 3};
/// Of a death, which waits for everybody.
constexpr int kDeathMark = 4;
/// So many marks of a death are a minute.
constexpr int kDeathMarks = 15;
constexpr int kClaimSeconds = 10;
constexpr int kTestimonySeconds = 180;
constexpr int kVoteSeconds = 30;
constexpr int kCountdownSeconds = 3;

Answer refuse(Text why) { return Refusal{std::move(why)}; }

constexpr TextKey kNotNow = TW_TEXT("forsaken", "This cannot be done now.");

Answer notNow() { return refuse(Text(kNotNow)); }

Answer choiceIsMade() { return refuse(Text(TW_TEXT("forsaken", "Your choice is made."))); }

bool areBeside(Cell a, Cell b) { return std::abs(a.column - b.column) <= 1 && std::abs(a.row - b.row) <= 1; }

} // namespace

std::optional<Role> holderOf(Call call)
{
    switch (call) {
    case Call::shroudedSwaps:
        return Role::shrouded;
    case Call::cowardLooks:
        return Role::coward;
    case Call::navigatorSeeks:
        return Role::navigator;
    case Call::cursedSwaps:
        return Role::cursed;
    case Call::oracleReads:
        return Role::oracle;
    case Call::priestShelters:
        return Role::priest;
    case Call::silencerEntangles:
        return Role::silencer;
    case Call::forsakenPlace:
    case Call::forsakenSacrifice:
        break;
    }
    return std::nullopt;
}

int secondsOf(Call call)
{
    switch (call) {
    case Call::forsakenPlace:
        return 45;
    case Call::forsakenSacrifice:
        return 30;
    case Call::shroudedSwaps:
    case Call::cowardLooks:
    case Call::cursedSwaps:
        return 10;
    case Call::navigatorSeeks:
    case Call::oracleReads:
    case Call::priestShelters:
    case Call::silencerEntangles:
        break;
    }
    return 15;
}

Seats Rules::toAct() const
{
    if (m_state.ending)
        return {};
    if (m_state.claimant.isPlayer())
        return m_state.claimant;
    if (const Matter* matter = top())
        return matter->stage == Stage::countdown ? m_state.well()
               : matter->awaited.isEmpty()       ? m_state.window.asked
                                                 : matter->awaited;
    // Who has chosen or passed is nobody's business: they are to act all the same.
    switch (m_state.step) {
    case Step::night:
        return hasChoice(m_state.call) ? m_state.living : Seats();
    case Step::fugue:
        return m_state.active;
    case Step::draw:
    case Step::action: {
        Seats acting = m_state.window.asked;
        acting.add(m_state.active);
        return acting;
    }
    case Step::fast:
        return m_state.window.asked;
    case Step::dawn:
    case Step::forest:
    case Step::over:
        break;
    }
    return {};
}

std::optional<Timer> Rules::timer() const
{
    const auto of = [&](int seconds) { return Timer{std::string(Close::name), seconds, m_state.timedStep}; };
    if (m_state.ending)
        return std::nullopt;
    if (m_state.claimant.isPlayer())
        return of(kClaimSeconds);
    if (const Matter* matter = top()) {
        switch (matter->stage) {
        case Stage::asking:
            return of(secondsToMark());
        case Stage::testimony:
            return of(kTestimonySeconds);
        case Stage::voting:
            return of(kVoteSeconds);
        case Stage::countdown:
            return of(kCountdownSeconds);
        case Stage::fresh:
        case Stage::happening:
            break;
        }
        return std::nullopt;
    }
    if (m_state.step == Step::night)
        return of(m_state.isLooking       ? kLookSeconds
                  : hasLook(m_state.call) ? secondsOf(m_state.call) - kLookSeconds
                                          : secondsOf(m_state.call));
    if (m_state.step == Step::fast)
        return of(secondsToMark());
    const bool isTurn = m_state.step == Step::draw || m_state.step == Step::action;
    return isTurn && m_state.terms.turnSeconds > 0 ? std::optional(of(m_state.terms.turnSeconds))
                                                   : std::nullopt;
}

int Rules::secondsToMark() const
{
    const bool isDeath = top() != nullptr && top()->kind == MatterKind::dying;
    return isDeath ? kDeathMark : kMarks[static_cast<std::size_t>(m_state.mark)];
}

bool Rules::isLastMark() const
{
    if (top() != nullptr && top()->kind == MatterKind::dying)
        return m_state.terms.hasDeathClock && m_state.mark + 1 >= kDeathMarks;
    return static_cast<std::size_t>(m_state.mark) + 1 >= kMarks.size();
}

Seats Rules::respondents() const
{
    Seats asked;
    for (const Seat seat : m_state.well())
        if (!m_state.acted.has(seat) && !m_state.isEntangled(seat) &&
            (!of(seat).hand.isEmpty() || !of(seat).finds.empty()))
            asked.add(seat);
    return asked;
}

Territories Rules::explorableFrom(const Territories& network) const
{
    const Territories free = network.grown() - network;
    return areLandmarksBanned() ? free - landmarks() : free;
}

Territories Rules::territoriesFor(Aim aim) const
{
    switch (aim) {
    case Aim::territory:
        return explorable();
    case Aim::inland:
    case Aim::onward:
        return explorable() - edge();
    case Aim::leap: {
        const Territories near = network().grown();
        const Territories far = near.grown() - near;
        return areLandmarksBanned() ? far - landmarks() : far;
    }
    case Aim::path:
        return m_state.paths;
    default:
        return {};
    }
}

Territories Rules::fugueTerritories() const
{
    if (!m_state.terms.sparesLandmarks)
        return explorable();
    return explorable() - landmarks();
}

bool Rules::areLandmarksBanned() const
{
    return std::ranges::any_of(m_state.spells, [&](const Spell& spell) {
        return effectOf(spell).deed == Deed::ban && effectOf(spell).filter == Filter::landmarks;
    });
}

bool Rules::isBanned(Seat seat, const Card& one) const
{
    return std::ranges::any_of(m_state.spells, [&](const Spell& spell) {
        return (spell.whom == Seat::none() || spell.whom == seat) && effectOf(spell).deed == Deed::ban &&
               fits(effectOf(spell).filter, one);
    });
}

bool Rules::isMarked(Seat seat) const
{
    return std::ranges::any_of(m_state.spells, [&](const Spell& spell) {
        return (spell.whom == Seat::none() || spell.whom == seat) && effectOf(spell).deed == Deed::mark;
    });
}

bool Rules::mustWander(Seat seat) const
{
    if (m_state.acted.has(seat) || m_state.isEntangled(seat))
        return false;
    bool must = false;
    of(seat).hand.forEachKind([&](CardId id) {
        if (card(id).isWander && !isBanned(seat, card(id)) && !explorable().isEmpty())
            must = true;
    });
    return must;
}

bool Rules::canRetrieve(CardId id, Filter filter) const
{
    return card(id).deck() == Deck::travelers && fits(filter, card(id));
}

const Effect* Rules::awaitedEffect(Seat seat) const
{
    const Matter* matter = top();
    if (matter == nullptr || matter->kind != MatterKind::card || !matter->awaited.has(seat))
        return nullptr;
    return &card(matter->card).effects[static_cast<std::size_t>(matter->effect)];
}

int Rules::unpicked(Seat seat, CardId id) const
{
    return of(seat).hand.count(id) - static_cast<int>(std::ranges::count(of(seat).picks, id));
}

bool Rules::allows(Seat seat, Aim aim, Mark mark) const
{
    switch (aim) {
    case Aim::territory:
    case Aim::inland:
    case Aim::leap:
    case Aim::onward:
    case Aim::path:
        return mark.kind == MarkKind::territory && territoriesFor(aim).has(mark.cell());
    case Aim::player:
        return mark.kind == MarkKind::seat && mark.seat() != seat && m_state.isWell(mark.seat());
    case Aim::spirit:
        return mark.kind == MarkKind::seat && m_state.isSeat(mark.seat()) && !m_state.living.has(mark.seat());
    case Aim::destination:
        return mark.kind == MarkKind::place && mark.number < kLandmarks && !m_state.isTurned(mark.number);
    case Aim::curse:
        return mark.kind == MarkKind::card && std::ranges::any_of(m_state.spells, [&](const Spell& spell) {
                   return spell.card == mark.number && card(spell.card).type == CardType::curse;
               });
    case Aim::artifact:
        for (const Seat other : m_state.living)
            if (other != seat && std::ranges::count(of(other).finds, mark.number) > 0)
                return mark.kind == MarkKind::card;
        return false;
    }
    return false;
}

bool Rules::allows(Seat seat, const Card& one, const Marks& marks, std::size_t number) const
{
    const Mark mark = marks[number];
    if (one.aims[number] == Aim::onward)
        return mark.kind == MarkKind::territory && onwardFrom(marks.front().cell()).has(mark.cell());
    return allows(seat, one.aims[number], mark);
}

void Rules::marksFor(Seat seat, Aim aim, std::vector<Mark>& marks) const
{
    marks.clear();
    if (isTerritory(aim)) {
        territoriesFor(aim).forEach([&](Cell c) { marks.push_back(Mark::of(c)); });
        return;
    }
    everyMark(aim, marks);
    std::erase_if(marks, [&](Mark mark) { return !allows(seat, aim, mark); });
}

void Rules::everyMark(Aim aim, std::vector<Mark>& marks) const
{
    marks.clear();
    if (isTerritory(aim)) {
        for (std::int16_t row = 0; row < kSide; ++row)
            for (std::int16_t column = 0; column < kSide; ++column)
                marks.push_back(Mark::of(Cell{column, row}));
    } else if (isSeat(aim)) {
        for (const Seat seat : Seats::firstOf(m_state.seats()))
            marks.push_back(Mark::of(seat));
    } else if (aim == Aim::destination) {
        for (std::size_t i = 0; i < kLandmarks; ++i)
            marks.push_back(Mark::ofPlace(i));
    } else {
        const CardType wanted = aim == Aim::curse ? CardType::curse : CardType::finder;
        for (std::size_t i = 0; i < m_content.cards.size(); ++i)
            if (m_content.cards[i].type == wanted)
                marks.push_back(Mark::ofCard(static_cast<CardId>(i)));
    }
}

std::optional<Rules::Why> Rules::refuseTiming(Seat seat, const Card& one) const
{
    const Matter* matter = top();
    const bool isAnswer = one.does(Deed::forbid) || one.does(Deed::revive);
    if (matter != nullptr && matter->stage != Stage::asking)
        return Why{kNotNow};
    if (matter != nullptr && matter->kind == MatterKind::dying) {
        if (!one.does(Deed::revive))
            return Why{TW_TEXT("forsaken", "Only a card that revives is played now.")};
        return std::nullopt;
    }
    if (matter != nullptr && matter->kind == MatterKind::card) {
        const Card& object = card(matter->card);
        if (const Effect* forbid = one.effect(Deed::forbid)) {
            if (!fits(forbid->filter, object))
                return Why{TW_TEXT("forsaken", "%1 does not forbid this card."), &one.name};
            return std::nullopt;
        }
        if (object.isFast())
            return Why{TW_TEXT("forsaken", "A Fast Action is answered only with a card that forbids it.")};
    }
    if (isAnswer)
        return Why{TW_TEXT("forsaken", "There is nothing to answer with %1."), &one.name};
    if (!one.isFast() && (!isQuiet() || m_state.step != Step::action || seat != m_state.active))
        return Why{TW_TEXT("forsaken", "A Slow Action is played only in your own Action Phase.")};
    return std::nullopt;
}

std::optional<Rules::Why> Rules::refuseCard(Seat seat, CardId id) const
{
    if (id == kNoCard || (!of(seat).hand.has(id) && std::ranges::count(of(seat).finds, id) == 0))
        return Why{TW_TEXT("forsaken", "You do not have this card.")};
    const Matter* matter = top();
    if (m_state.step == Step::night || m_state.step == Step::fugue ||
        (matter != nullptr && matter->kind == MatterKind::hearing))
        return Why{TW_TEXT("forsaken", "No cards are played now.")};
    if (m_state.window.passed.has(seat))
        return Why{TW_TEXT("forsaken", "You have passed.")};
    if (m_state.acted.has(seat))
        return Why{TW_TEXT("forsaken", "Your Action of this turn is used.")};
    if (m_state.isEntangled(seat))
        return Why{TW_TEXT("forsaken", "You are Entangled.")};
    if (isBanned(seat, card(id)))
        return Why{TW_TEXT("forsaken", "You cannot play %1 while a card in play forbids it."),
                   &card(id).name};
    return refuseTiming(seat, card(id));
}

bool Rules::hasAnswer(Seat seat) const
{
    bool has = false;
    std::vector<Mark> marks;
    forEachHeld(seat, [&](CardId id) {
        if (has || refuseCard(seat, id))
            return;
        has = true;
        const auto& aims = card(id).aims;
        for (std::size_t i = 0; i < aims.size(); ++i) {
            marksFor(seat, aims[i], marks);
            const std::size_t needed = i > 0 && aims[i] == aims[0] ? 2 : 1;
            has = has && marks.size() >= needed;
        }
    });
    return has;
}

bool Rules::canClaim(Seat seat) const
{
    return !m_state.claimant.isPlayer() && m_state.window.waitingFor().has(seat) &&
           (!isQuiet() || m_state.step == Step::fast) && hasAnswer(seat);
}

Answer Rules::refusalOf(Seat seat, const Move& move) const
{
    if (m_state.ending)
        return refuse(Text(TW_TEXT("forsaken", "The match is over.")));
    if (std::holds_alternative<Close>(move))
        return seat == Seat::clock() ? check(seat, Close()) : notNow();
    if (!m_state.isSeat(seat))
        return refuse(Text(TW_TEXT("forsaken", "Only players move here.")));
    if (!toAct().has(seat))
        return refuse(Text(TW_TEXT("forsaken", "You are not asked now.")));
    return std::visit([&](const auto& chosen) { return check(seat, chosen); }, move);
}

Answer Rules::check(Seat seat, const Place& move) const
{
    if (m_state.step != Step::night || m_state.call != Call::forsakenPlace)
        return notNow();
    if (of(seat).choices == 0)
        return choiceIsMade();
    const Layout& draft = of(seat).draft;
    if (move.at < 1 || move.at > static_cast<int>(kLandmarks) ||
        draft[static_cast<std::size_t>(move.at - 1)] != Landmark::none)
        return refuse(Text(TW_TEXT("forsaken", "There is no free place for a Destination.")));
    const auto most = move.what == Landmark::deadEnd ? kLandmarks - 2 : 1;
    if (move.what == Landmark::none ||
        std::ranges::count(draft, move.what) >= static_cast<std::ptrdiff_t>(most))
        return refuse(Text(TW_TEXT("forsaken", "There is no such Destination left.")));
    return std::nullopt;
}

Answer Rules::check(Seat seat, const Point& move) const
{
    if (m_state.step != Step::night || !choosesPlayer(m_state.call))
        return notNow();
    if (of(seat).choices == 0)
        return choiceIsMade();
    const Seat chosen{static_cast<std::int8_t>(move.seat - 1)};
    if (!m_state.isSeat(chosen) || !m_state.living.has(chosen))
        return refuse(Text(TW_TEXT("forsaken", "Choose a living player.")));
    if (m_state.call == Call::oracleReads && chosen == seat)
        return refuse(Text(TW_TEXT("forsaken", "Choose another player.")));
    return std::nullopt;
}

Answer Rules::check(Seat seat, const Seek& move) const
{
    if (m_state.step != Step::night || !choosesPlace(m_state.call))
        return notNow();
    if (of(seat).choices == 0)
        return choiceIsMade();
    if (move.place < 1 || move.place > static_cast<int>(kLandmarks) ||
        m_state.isTurned(static_cast<std::size_t>(move.place - 1)))
        return refuse(Text(TW_TEXT("forsaken", "Choose a Destination that lies face down.")));
    return std::nullopt;
}

Answer Rules::check(Seat, const Forge& move) const
{
    if (!isOnBoard(move.at) || !fugueTerritories().has(move.at))
        return refuse(Text(TW_TEXT("forsaken", "No Path can be forged on %1."), move.at));
    return isQuiet() && m_state.step == Step::fugue ? std::nullopt : notNow();
}

Answer Rules::check(Seat seat, const Draw&) const
{
    if (!isQuiet() || m_state.step != Step::draw || seat != m_state.active)
        return notNow();
    return std::nullopt;
}

Answer Rules::check(Seat seat, const Forage&) const
{
    if (!isQuiet() || (m_state.step != Step::draw && m_state.step != Step::action) || seat != m_state.active)
        return refuse(Text(TW_TEXT("forsaken", "You forage in your own turn, while nothing else is on.")));
    if (m_state.hasForaged)
        return refuse(Text(TW_TEXT("forsaken", "You have foraged in this turn.")));
    int wanders = 0;
    of(seat).hand.forEachKind([&](CardId id) { wanders += card(id).isWander ? of(seat).hand.count(id) : 0; });
    if (wanders < 2)
        return refuse(Text(TW_TEXT("forsaken", "Foraging takes two Wanders.")));
    return std::nullopt;
}

Answer Rules::check(Seat seat, const EndAction&) const
{
    if (!isQuiet() || m_state.step != Step::action || seat != m_state.active)
        return notNow();
    if (mustWander(seat))
        return refuse(Text(TW_TEXT("forsaken", "Who plays nothing and has a Wander must Wander.")));
    return std::nullopt;
}

Answer Rules::check(Seat seat, const PlayCard& move) const
{
    const CardId id = m_content.find(move.card);
    if (const auto why = refuseCard(seat, id))
        return refuse(why->card == nullptr ? Text(why->key) : Text(why->key, *why->card));
    const Card& one = card(id);
    if (move.at.size() != one.aims.size())
        return refuse(Text(TW_TEXT("forsaken", "Name exactly what %1 is aimed at."), one.name));
    for (std::size_t i = 0; i < move.at.size(); ++i)
        if (!allows(seat, one, move.at, i))
            return refuse(
                Text(TW_TEXT("forsaken", "%1 cannot be aimed at %2."), one.name, move.at[i].text()));
    if (move.at.size() == 2 && move.at[0] == move.at[1])
        return refuse(Text(TW_TEXT("forsaken", "Choose two that differ.")));
    return std::nullopt;
}

Answer Rules::check(Seat seat, const Respond&) const
{
    if (!canClaim(seat))
        return refuse(Text(TW_TEXT("forsaken", "You have no answer to this.")));
    return std::nullopt;
}

Answer Rules::check(Seat seat, const Pass&) const
{
    if (m_state.claimant != seat && !m_state.window.waitingFor().has(seat))
        return notNow();
    // In a phase that waits for nobody only who could play something says that they do not.
    if (isQuiet() && m_state.step != Step::fast && !hasAnswer(seat))
        return notNow();
    return std::nullopt;
}

Answer Rules::check(Seat seat, const PickCard& move) const
{
    const Effect* effect = awaitedEffect(seat);
    const CardId id = m_content.find(move.card);
    if (effect == nullptr || effect->deed == Deed::peekForest)
        return notNow();
    if (effect->deed == Deed::retrieve) {
        if (std::ranges::count(m_state.discard, id) == 0 || !canRetrieve(id, effect->filter))
            return refuse(Text(TW_TEXT("forsaken", "No such card can be taken out of the discard.")));
    } else if (unpicked(seat, id) < 1) {
        return refuse(Text(TW_TEXT("forsaken", "You do not have this card.")));
    }
    return std::nullopt;
}

Answer Rules::check(Seat seat, const Finish&) const
{
    const Effect* effect = awaitedEffect(seat);
    return effect != nullptr && effect->deed == Deed::refresh ? std::nullopt : notNow();
}

Answer Rules::check(Seat seat, const Suffer&) const
{
    const Effect* effect = awaitedEffect(seat);
    return effect != nullptr && effect->deed == Deed::doorstep && of(seat).picks.empty() ? std::nullopt
                                                                                         : notNow();
}

Answer Rules::check(Seat seat, const Arrange& move) const
{
    const Effect* effect = awaitedEffect(seat);
    if (effect == nullptr || effect->deed != Deed::peekForest)
        return notNow();
    const int count = of(seat).foreseen;
    for (std::int8_t i = 1; i <= count; ++i)
        if (static_cast<int>(move.order.size()) != count || std::ranges::count(move.order, i) != 1)
            return refuse(Text(TW_TEXT("forsaken", "Put each of the foreseen cards back once.")));
    return std::nullopt;
}

Answer Rules::check(Seat, const Rest&) const
{
    return top() != nullptr && top()->stage == Stage::testimony ? std::nullopt : notNow();
}

Answer Rules::check(Seat seat, const Vote&) const
{
    const Matter* matter = top();
    if (matter == nullptr || (matter->stage != Stage::voting && matter->stage != Stage::countdown))
        return notNow();
    if (!matter->awaited.has(seat))
        return refuse(Text(TW_TEXT("forsaken", "You have voted.")));
    return std::nullopt;
}

Answer Rules::check(Seat, const Close&) const { return timer() ? std::nullopt : notNow(); }

void Rules::forEachOrder(int count, auto&& visit)
{
    Arrange move;
    for (int i = 1; i <= count; ++i)
        move.order.push_back(static_cast<std::int8_t>(i));
    do
        visit(move);
    while (std::next_permutation(move.order.begin(), move.order.end()));
}

void Rules::marksAfter(Seat seat, const Card& one, Mark first, std::vector<Mark>& marks) const
{
    if (one.aims[1] == Aim::onward) {
        marks.clear();
        onwardFrom(first.cell()).forEach([&](Cell c) { marks.push_back(Mark::of(c)); });
    } else {
        marksFor(seat, one.aims[1], marks);
    }
    std::erase(marks, first);
}

void Rules::listPlays(Seat seat, std::vector<Move>& moves) const
{
    std::vector<Mark> first;
    std::vector<Mark> second;
    forEachHeld(seat, [&](CardId id) {
        if (refuseCard(seat, id))
            return;
        const Card& one = card(id);
        if (one.aims.empty()) {
            moves.push_back(PlayCard{one.key, {}});
            return;
        }
        marksFor(seat, one.aims[0], first);
        for (const Mark mark : first) {
            if (one.aims.size() == 1) {
                moves.push_back(PlayCard{one.key, {mark}});
                continue;
            }
            marksAfter(seat, one, mark, second);
            for (const Mark other : second)
                moves.push_back(PlayCard{one.key, {mark, other}});
        }
    });
}

void Rules::legalMoves(Seat seat, std::vector<Move>& moves) const
{
    if (!m_state.isSeat(seat) || !toAct().has(seat))
        return;
    const auto offer = [&](const Move& move) {
        if (!refusalOf(seat, move))
            moves.push_back(move);
    };
    if (isQuiet() && m_state.step == Step::night) {
        for (std::int8_t i = 1; i <= static_cast<std::int8_t>(kLandmarks); ++i) {
            if (m_state.call == Call::forsakenPlace)
                for (const Landmark what : {Landmark::village, Landmark::voidPrison, Landmark::deadEnd})
                    offer(Place{what, i});
            if (choosesPlace(m_state.call))
                offer(Seek{i});
        }
        for (std::int8_t i = 1; choosesPlayer(m_state.call) && i <= m_state.seats(); ++i)
            offer(Point{i});
        return;
    }
    if (isQuiet() && m_state.step == Step::fugue) {
        fugueTerritories().forEach([&](Cell c) { moves.push_back(Forge{c}); });
        return;
    }
    if (const Matter* matter = top(); matter != nullptr && matter->awaited.has(seat)) {
        if (const Effect* effect = awaitedEffect(seat)) {
            if (effect->deed == Deed::peekForest)
                forEachOrder(of(seat).foreseen, [&](const Arrange& move) { moves.push_back(move); });
            else if (effect->deed == Deed::retrieve)
                for (std::size_t i = 0; i < m_content.cards.size(); ++i)
                    offer(PickCard{m_content.cards[i].key});
            else
                of(seat).hand.forEachKind([&](CardId id) { offer(PickCard{card(id).key}); });
            offer(Finish());
            offer(Suffer());
        }
        offer(Rest());
        offer(Vote{Thumb::up});
        offer(Vote{Thumb::down});
        return;
    }
    if (isQuiet() && seat == m_state.active) {
        offer(Draw());
        offer(Forage());
        offer(EndAction());
    }
    const std::size_t before = moves.size();
    listPlays(seat, moves);
    const bool canPlay = moves.size() > before;
    if (canPlay)
        offer(Respond());
    if (canPlay || !isQuiet() || m_state.step == Step::fast)
        offer(Pass());
}

void Rules::everyMove(std::vector<Move>& moves) const
{
    for (std::int8_t i = 0; i <= static_cast<std::int8_t>(kLandmarks) + 1; ++i) {
        for (const Landmark what :
             {Landmark::none, Landmark::village, Landmark::voidPrison, Landmark::deadEnd})
            moves.push_back(Place{what, i});
        moves.push_back(Seek{i});
    }
    for (std::int8_t i = 0; i <= static_cast<std::int8_t>(m_state.seats()) + 1; ++i)
        moves.push_back(Point{i});
    for (std::int16_t row = 0; row <= kSide; ++row)
        for (std::int16_t column = 0; column <= kSide; ++column)
            moves.push_back(Forge{Cell{column, row}});
    moves.insert(moves.end(), {Draw(), Forage(), EndAction(), Respond(), Pass(), Finish(), Suffer(), Rest(),
                               Vote{Thumb::up}, Vote{Thumb::down}, Close()});
    for (int count = 0; count <= 3; ++count)
        forEachOrder(count, [&](const Arrange& move) { moves.push_back(move); });
    std::vector<Mark> first;
    std::vector<Mark> second;
    const Territories near = network().grown();
    for (const Card& one : m_content.cards) {
        moves.insert(moves.end(), {PickCard{one.key}, PlayCard{one.key, {}}});
        if (one.aims.empty())
            continue;
        everyMark(one.aims[0], first);
        if (one.aims.size() > 1)
            everyMark(one.aims[1], second);
        for (const Mark mark : first) {
            if (one.aims.size() == 1)
                moves.push_back(PlayCard{one.key, {mark}});
            for (const Mark other : second)
                // Of two territories those that are not beside each other or a Path are left out: they are
                // many.
                if (one.aims.size() > 1 && (one.aims[1] != Aim::onward || near.has(other.cell()) ||
                                            areBeside(mark.cell(), other.cell())))
                    moves.push_back(PlayCard{one.key, {mark, other}});
        }
    }
}

} // namespace tablewood::forsaken
