#include "games/forsaken/course.h"
#include "games/forsaken/spotlights.h"
#include "games/forsaken/view_ids.h"

#include <algorithm>
#include <utility>

/// The moves of a seat, and the course of a day.
namespace tablewood::forsaken {

void Course::carryOut(Seat seat, const Move& move)
{
    std::visit([&](const auto& chosen) { carry(seat, chosen); }, move);
    settle();
}

void Course::carry(Seat seat, const Forge& move)
{
    ++m_state.turns;
    m_state.active = m_state.after(seat);
    forge(seat, move.at);
}

void Course::carry(Seat seat, const Draw&)
{
    tellDone(
        seat, "draw", [&] { return Text(TW_TEXT("forsaken", "%1 drew a card"), seat); },
        [] { return Text::counted(TW_TEXT_N("forsaken", "drew %n card(s)"), 1); });
    draw(seat);
    // A pass in the Draw Phase holds until its end.
    m_state.step = Step::drawn;
    ++m_state.timedStep;
}

void Course::beginAction()
{
    m_state.step = Step::action;
    openPhase();
}

void Course::carry(Seat seat, const Forage&)
{
    CardId wander = kNoCard;
    of(seat).hand.forEachKind([&](CardId id) {
        if (card(id).isWander)
            wander = id;
    });
    discardFrom(seat, wander);
    discardFrom(seat, wander);
    m_state.hasForaged = true;
    tellDone(
        seat, "draw",
        [&] { return Text(TW_TEXT("forsaken", "%1 foraged: two Wanders for another card"), seat); },
        [] { return Text(TW_TEXT("forsaken", "foraged")); });
    draw(seat);
}

void Course::carry(Seat, const EndAction&)
{
    m_state.step = Step::fast;
    openPhase();
}

void Course::carry(Seat seat, const PlayCard& move)
{
    const CardId id = m_content.find(move.card);
    Traveler& traveler = of(seat);
    if (const auto find = std::ranges::find(traveler.finds, id); find != traveler.finds.end())
        traveler.finds.erase(find);
    else
        takeFromHand(seat, id);
    m_log.reveal();
    m_state.acted.add(seat);
    if (m_state.isTurnOfOne() && seat == m_state.active && m_state.taken.back().card == kNoCard)
        m_state.taken.back().card = id;
    m_state.claimant = Seat::none();
    tellPlayed(seat, card(id), move.at);
    Matter matter;
    matter.card = id;
    matter.author = seat;
    matter.marks = move.at;
    push(matter);
}

void Course::tellPlayed(Seat seat, const Card& played, const Marks& at)
{
    if (!m_log.isWanted())
        return;
    const auto nameAt = [&](std::size_t index) { return nameOf(m_content, m_state, at[index]); };
    Event event{at.empty()       ? Text(TW_TEXT("forsaken", "%1 played %2"), seat, played.name)
                : at.size() == 1 ? Text(TW_TEXT("forsaken", "%1 played %2: %3"), seat, played.name, nameAt(0))
                                 : Text(TW_TEXT("forsaken", "%1 played %2: %3, %4"), seat, played.name,
                                        nameAt(0), nameAt(1)),
                seat,
                "play",
                {},
                {}};
    Seats aimed;
    for (const Mark& mark : at)
        if (mark.kind == MarkKind::seat)
            aimed.add(mark.seat());
    event.spotlight = playedInLight(played, aimed);
    event.tally = {played.name};
    m_log.tell(std::move(event));
}

void Course::carry(Seat seat, const Respond&)
{
    m_state.claimant = seat;
    ++m_state.timedStep;
    tell(seat, "respond", [&] { return Text(TW_TEXT("forsaken", "%1 wants to respond"), seat); });
}

void Course::carry(Seat seat, const Pass&)
{
    if (m_state.step == Step::night) {
        m_state.resolved.add(seat);
        return;
    }
    if (!m_state.matters.empty() && top().kind == MatterKind::hearing) {
        top().concerned.add(seat);
        return;
    }
    if (m_state.claimant.isPlayer())
        giveUpClaim();
    else
        m_state.window.pass(seat);
}

void Course::giveUpClaim()
{
    const Seat seat = std::exchange(m_state.claimant, Seat::none());
    m_state.window.pass(seat);
    ++m_state.timedStep;
    tell(seat, "again", [&] { return Text(TW_TEXT("forsaken", "%1 played nothing after all"), seat); });
}

void Course::carry(Seat seat, const PickCard& move)
{
    const CardId id = m_content.find(move.card);
    Matter& matter = top();
    const Effect& effect = card(matter.card).effects[static_cast<std::size_t>(matter.effect)];
    Traveler& traveler = of(seat);
    traveler.picks.push_back(id);
    if (effect.deed == Deed::retrieve) {
        matter.awaited.remove(seat);
        return;
    }
    const int wanted = effect.deed == Deed::doorstep                             ? effect.price
                       : effect.deed == Deed::give || effect.deed == Deed::trade ? 1
                                                                                 : effect.amount;
    const int picked = static_cast<int>(traveler.picks.size());
    if (picked < std::min(wanted, traveler.hand.size()))
        return;
    matter.awaited.remove(seat);
    if (effect.deed == Deed::doorstep)
        matter.concerned.remove(seat);
}

void Course::carry(Seat seat, const Finish&) { top().awaited.remove(seat); }

void Course::carry(Seat seat, const Suffer&) { top().awaited.remove(seat); }

void Course::carry(Seat seat, const Arrange& move)
{
    auto& deck = m_state.forestDeck;
    const auto old = deck;
    for (std::size_t i = 0; i < move.order.size(); ++i) {
        const CardId id = old[old.size() - static_cast<std::size_t>(move.order[i])];
        deck[deck.size() - 1 - i] = id;
        note(seat, NoteKind::forest, i, id);
    }
    top().awaited.remove(seat);
}

void Course::carry(Seat, const Rest&) { top().awaited = {}; }

void Course::carry(Seat seat, const Vote& move)
{
    Matter& matter = top();
    matter.down.remove(seat);
    if (move.thumb == Thumb::down)
        matter.down.add(seat);
    matter.awaited.remove(seat);
}

void Course::carry(Seat, const Close&)
{
    if (m_state.claimant.isPlayer()) {
        giveUpClaim();
    } else if (!m_state.matters.empty() && top().kind == MatterKind::hearing) {
        if (top().stage == Stage::countdown)
            closeVote();
        else
            top().awaited = {};
    } else if (m_state.step == Step::dusk) {
        beginNight();
    } else if (m_state.step == Step::night) {
        endStage();
    } else if (m_state.matters.empty() && m_state.step == Step::drawn) {
        beginAction();
    } else if (m_state.matters.empty() && m_state.step != Step::fast) {
        runOut();
    } else {
        passMark();
    }
}

void Course::passMark()
{
    const bool isOver = !m_state.window.isOpen() || rules().isLastMark();
    ++m_state.timedStep;
    if (isOver) {
        m_state.window.close();
        m_state.mark = 0;
    } else {
        m_state.mark = static_cast<std::int8_t>(std::min(m_state.mark + 1, kMarksCounted - 1));
    }
    // Whether everybody has passed is told by that.
    m_log.reveal();
}

void Course::runOut()
{
    const Seat seat = m_state.active;
    if (m_state.step == Step::draw) {
        carry(seat, Draw());
        return;
    }
    if (!rules().mustWander(seat)) {
        carry(seat, EndAction());
        return;
    }
    const Territories inland = rules().explorable() - edge();
    const Territories free = inland.isEmpty() ? rules().explorable() : inland;
    CardId wander = kNoCard;
    of(seat).hand.forEachKind([&](CardId id) { wander = card(id).isWander ? id : wander; });
    const Cell at = free.at(m_state.chance(Chance::lots).below(static_cast<std::uint32_t>(free.count())));
    carry(seat, PlayCard{card(wander).key, {Mark::of(at)}});
}

// ---- The day's course
// ---------------------------------------------------------------------------------------------

void Course::settle()
{
    for (bool isMoving = true; isMoving && !m_state.ending;) {
        if (m_state.matters.empty()) {
            isMoving = goOn();
            continue;
        }
        switch (top().kind) {
        case MatterKind::card:
            isMoving = advanceCard();
            break;
        case MatterKind::dying:
            isMoving = advanceDying();
            break;
        case MatterKind::hearing:
            isMoving = advanceHearing();
            break;
        case MatterKind::closing:
            isMoving = advanceClosing();
            break;
        }
    }
}

bool Course::goOn()
{
    if (m_state.isTurnOfOne() && !m_state.living.has(m_state.active)) {
        endTurn();
        return true;
    }
    switch (m_state.step) {
    case Step::dawn:
        beginDay();
        return true;
    case Step::forest:
        endCycle();
        return true;
    case Step::fugue:
        if (m_state.turns < m_state.seats())
            return false;
        m_state.turns = 0;
        beginTurn(m_state.active);
        return true;
    case Step::fast:
        if (m_state.claimant.isPlayer() || m_state.isAsking())
            return false;
        endTurn();
        return true;
    case Step::roles:
    case Step::dusk:
    case Step::draw:
    case Step::drawn:
    case Step::action:
    case Step::night:
    case Step::over:
        break;
    }
    return false;
}

Seat Course::livingFrom(Seat seat) const
{
    while (!m_state.living.has(seat))
        seat = m_state.after(seat);
    return seat;
}

Seats Course::asked() const
{
    Seats seats = rules().respondents();
    if (m_state.matters.empty() && m_state.step != Step::fast)
        seats.remove(m_state.active);
    return seats;
}

void Course::openPhase() { openWindow(asked()); }

void Course::openWindow(Seats seats)
{
    m_state.claimant = Seat::none();
    m_state.window.open(seats);
    m_state.mark = 0;
    ++m_state.timedStep;
}

void Course::beginFugue()
{
    m_state.step = Step::fugue;
    m_state.turns = 0;
    m_state.active = Seat{static_cast<std::int8_t>(
        m_state.chance(Chance::first).below(static_cast<std::uint32_t>(m_state.seats())))};
    m_state.upcoming = m_state.active;
    m_log.reveal();
    tellDawn([&] { return firstDayInLight(m_state.active); });
    tell(m_state.active, "turn", [&] { return Text(TW_TEXT("forsaken", "%1 goes first"), m_state.active); });
}

void Course::beginDay()
{
    m_state.turns = 0;
    m_state.cycles = 0;
    const Seat first = livingFrom(m_state.upcoming);
    tell(first, "turn", [&] {
        return Text(TW_TEXT("forsaken", "%1 has the first turn of the Day, next after the last one"), first);
    });
    beginTurn(first);
}

void Course::beginTurn(Seat seat)
{
    m_state.step = Step::draw;
    m_state.active = seat;
    if (m_state.turns == 0)
        m_state.taken.clear();
    m_state.taken.push_back({seat, kNoCard});
    m_state.acted = {};
    m_state.hasForaged = false;
    openPhase();
}

void Course::endTurn()
{
    m_state.window.close();
    if (m_state.taken.back().card == kNoCard && m_state.living.has(m_state.active))
        tellDone(
            m_state.active, "pass",
            [&] { return Text(TW_TEXT("forsaken", "%1 played nothing this turn"), m_state.active); },
            [] { return Text(TW_TEXT("forsaken", "played nothing")); });
    ++m_state.turns;
    m_state.upcoming = m_state.after(m_state.active);
    for (Seat passed = m_state.upcoming; !m_state.living.has(passed); passed = m_state.after(passed))
        tellOnly(passed, passed, kUnplayed, [&] {
            return Text(TW_TEXT("forsaken", "%1 is a Spirit: the turn goes on to the next"), passed);
        });
    if (m_state.turns == kTurnsOfCycle)
        forestTurn();
    else
        beginTurn(livingFrom(m_state.upcoming));
}

void Course::forestTurn()
{
    m_state.step = Step::forest;
    m_state.acted = {};
    Matter closing;
    closing.kind = MatterKind::closing;
    push(closing);
    auto& deck = m_state.forestDeck;
    if (deck.empty()) {
        deck = m_state.forestDiscard;
        m_state.forestDiscard.clear();
        m_state.chance(Chance::forest).shuffle(deck);
        for (Traveler& traveler : m_state.travelers)
            traveler.foreseen = 0;
    }
    if (deck.empty())
        return;
    Matter flipped;
    flipped.card = deck.back();
    flipped.author = Seat::none();
    deck.pop_back();
    for (Traveler& traveler : m_state.travelers)
        traveler.foreseen = static_cast<std::int8_t>(std::max(traveler.foreseen - 1, 0));
    m_log.reveal();
    tell(
        Seat::none(), "flip",
        [&] { return Text(TW_TEXT("forsaken", "The Forest played %1"), card(flipped.card).name); },
        [&] { return cardInLight(card(flipped.card)); });
    push(flipped);
}

void Course::endCycle()
{
    for (std::size_t i = m_state.spells.size(); i-- > 0;)
        if (Spell& spell = m_state.spells[i]; spell.cycles > 0 && --spell.cycles == 0)
            endSpell(i);
    m_state.entangled = {};
    m_state.turns = 0;
    ++m_state.cycles;
    if (m_state.isNightDue) {
        m_state.isNightDue = false;
        beginDusk();
    } else {
        beginTurn(livingFrom(m_state.upcoming));
    }
}

// ---- The end
// ------------------------------------------------------------------------------------------------------

void Course::checkRatio()
{
    int forsaken = 0;
    for (const Seat seat : m_state.living)
        forsaken += isForsaken(of(seat).role) ? 1 : 0;
    if (forsaken == 0)
        finish(Ending::forsakenDead);
    else if (2 * forsaken >= m_state.living.count())
        finish(Ending::outnumbered);
}

void Course::finish(Ending ending)
{
    if (m_state.ending)
        return;
    m_state.ending = ending;
    m_state.step = Step::over;
    m_state.matters.clear();
    m_state.window.close();
    m_state.claimant = Seat::none();
    m_log.reveal();
}

} // namespace tablewood::forsaken
