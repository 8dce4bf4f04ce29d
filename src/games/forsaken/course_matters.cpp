#include "games/forsaken/course.h"
#include "games/forsaken/spotlights.h"

#include <algorithm>

/// Matters that wait to be settled: cards, deaths, hearings.
namespace tablewood::forsaken {

void Course::push(const Matter& matter)
{
    m_state.window.close();
    m_state.matters.push_back(matter);
}

void Course::pop()
{
    m_state.window.close();
    m_state.matters.pop_back();
    if (m_state.matters.empty()) {
        // A turn ends with the death of who has it.
        if (m_state.isTurnOfOne() && m_state.living.has(m_state.active))
            openAgain();
    } else if (top().stage == Stage::asking) {
        // Everybody is asked again about what was answered.
        top().stage = Stage::fresh;
        const bool isSettled =
            top().isForbidden || (top().kind == MatterKind::dying && top().victims.empty());
        if (!isSettled)
            tell(Seat::none(), "again", [] {
                return Text(TW_TEXT("forsaken", "After that answer all are asked again, with new seconds"));
            });
    }
}

void Course::openAgain()
{
    openPhase();
    if (m_state.step == Step::fast && m_state.isAsking())
        tell(Seat::none(), "again", [] {
            return Text(TW_TEXT(
                "forsaken", "Before the turn ends all are asked again for a Fast Action, with new seconds"));
        });
    else if (m_state.step != Step::fast && m_state.step != Step::drawn && m_state.terms.turnSeconds > 0)
        tell(m_state.active, "again", [&] {
            return Text(TW_TEXT("forsaken", "%1’s turn goes on, with new seconds"), m_state.active);
        });
}

Matter* Course::answered()
{
    auto& matters = m_state.matters;
    return matters.size() < 2 ? nullptr : &matters[matters.size() - 2];
}

bool Course::advanceCard()
{
    Matter& matter = top();
    const Card& one = card(matter.card);
    switch (matter.stage) {
    case Stage::fresh:
        if (matter.isForbidden) {
            finishCard();
        } else if (one.type == CardType::group) {
            matter.stage = Stage::happening;
        } else {
            matter.stage = Stage::asking;
            openWindow(asked());
        }
        return true;
    case Stage::asking:
        if (m_state.claimant.isPlayer() || m_state.isAsking())
            return false;
        m_state.window.close();
        matter.stage = Stage::happening;
        return true;
    default:
        break;
    }
    if (!matter.awaited.isEmpty())
        return false;
    if (static_cast<std::size_t>(matter.effect) >= one.effects.size()) {
        finishCard();
        return true;
    }
    const Effect& effect = one.effects[static_cast<std::size_t>(matter.effect)];
    if (!matter.hasBegun && isChosen(effect)) {
        matter.hasBegun = true;
        beginChoice(effect);
        return true;
    }
    const bool isChosenNow = matter.hasBegun;
    const Matter before = matter;
    ++matter.effect;
    matter.hasBegun = false;
    matter.concerned = {};
    if (isChosenNow)
        endChoice(effect, before);
    else
        happen(effect, before);
    return true;
}

void Course::finishCard()
{
    const Matter matter = top();
    const Card& one = card(matter.card);
    if (matter.isForbidden)
        tell(matter.author, "forbid",
             [&] { return Text(TW_TEXT("forsaken", "%1 was forbidden"), one.name); });
    const bool stays = one.type == CardType::curse &&
                       std::ranges::count(m_state.spells, matter.card, &Spell::card) > 0 &&
                       !matter.isForbidden;
    if (!stays)
        throwAway(matter.card);
    pop();
}

bool Course::advanceDying()
{
    Matter& matter = top();
    if (matter.stage == Stage::asking) {
        if (m_state.claimant.isPlayer() || m_state.isAsking())
            return false;
        const Seat seat = matter.victims.front();
        matter.victims.erase(matter.victims.begin());
        matter.stage = Stage::fresh;
        die(seat);
        return true;
    }
    if (matter.victims.empty()) {
        pop();
        return true;
    }
    matter.stage = Stage::asking;
    openWindow(asked());
    return true;
}

void Course::condemn(Seats seats, bool isByNight)
{
    Matter matter;
    matter.kind = MatterKind::dying;
    matter.isByNight = isByNight;
    const bool isBetweenTurns = m_state.step == Step::forest || m_state.step == Step::dawn;
    Seat next = isBetweenTurns ? livingFrom(m_state.upcoming) : m_state.active;
    for (int i = 0; i < m_state.seats(); ++i, next = m_state.after(next)) {
        if (!seats.has(next) || !m_state.isWell(next))
            continue;
        matter.victims.push_back(next);
        m_state.onDoorstep.add(next);
        tell(
            next, "doorstep", [&] { return Text(TW_TEXT("forsaken", "%1 is on Death’s Doorstep"), next); },
            [&] { return doorstepInLight(next); });
    }
    if (!isByNight)
        saveTheBlessed(matter);
    if (!matter.victims.empty())
        push(matter);
}

void Course::saveTheBlessed(Matter& dying)
{
    const auto isSaved = [&](Seat seat) {
        return of(seat).role == Role::blessed && !m_state.revealed.has(seat);
    };
    const auto* const saved = std::ranges::find_if(dying.victims, isSaved);
    // Whoever is not saved has shown that they are not the Blessed, whenever they are settled.
    for (const Seat seat : dying.victims)
        if (!isSaved(seat))
            m_state.mortal.add(seat);
    if (saved == dying.victims.end())
        return;
    const Seat seat = *saved;
    dying.victims.erase(saved);
    m_state.revealed.add(seat);
    m_state.onDoorstep.remove(seat);
    m_log.reveal();
    tell(
        seat, "revive", [&] { return Text(TW_TEXT("forsaken", "%1 is the Blessed, and was revived"), seat); },
        blessedInLight);
}

void Course::die(Seat seat)
{
    m_state.living.remove(seat);
    m_state.onDoorstep.remove(seat);
    m_state.entangled.remove(seat);
    m_state.graves.push_back({seat, m_state.nights});
    Traveler& traveler = of(seat);
    std::vector<CardId> left;
    while (!traveler.hand.isEmpty()) {
        left.push_back(traveler.hand.at(0));
        discardFrom(seat, left.back());
    }
    for (const CardId find : traveler.finds) {
        left.push_back(find);
        throwAway(find);
    }
    traveler.finds.clear();
    for (std::size_t i = m_state.spells.size(); i-- > 0;)
        if (m_state.spells[i].whom == seat)
            endSpell(i);
    m_log.reveal();
    tell(
        seat, "die", [&] { return Text(TW_TEXT("forsaken", "%1 died"), seat); },
        [&] { return deathInLight(seat); });
    tellDiscarded(seat, left);
    checkRatio();
}

bool Course::advanceHearing()
{
    Matter& matter = top();
    if (matter.stage == Stage::countdown || !matter.awaited.isEmpty() || m_state.ending)
        return false;
    const auto goTo = [&](Stage stage, Seats awaited) {
        matter.stage = stage;
        matter.awaited = awaited;
        matter.concerned = {};
        ++m_state.timedStep;
    };
    switch (matter.stage) {
    case Stage::fresh:
        goTo(Stage::testimony, m_state.isEntangled(matter.author) ? Seats() : Seats(matter.author));
        return true;
    case Stage::testimony:
        goTo(Stage::voting, m_state.well());
        return true;
    case Stage::voting:
        goTo(Stage::countdown, {});
        return true;
    case Stage::asking:
    case Stage::happening:
    case Stage::countdown:
        break;
    }
    // The countdown ends by the clock alone.
    return false;
}

void Course::closeVote()
{
    const Matter matter = top();
    const Seat accused = matter.author;
    if (m_log.isWanted())
        for (const Seat seat : m_state.well())
            tellDone(
                seat, "vote",
                [&] {
                    return matter.down.has(seat) ? Text(TW_TEXT("forsaken", "%1 voted thumb down"), seat)
                                                 : Text(TW_TEXT("forsaken", "%1 voted thumb up"), seat);
                },
                [&] {
                    return matter.down.has(seat) ? Text(TW_TEXT("forsaken", "thumb down"))
                                                 : Text(TW_TEXT("forsaken", "thumb up"));
                });
    m_log.reveal();
    const bool isLynched = matter.down.count() >= rules().thumbsToLynch(matter);
    pop();
    Seats ups = m_state.well();
    for (const Seat seat : matter.down)
        ups.remove(seat);
    m_state.trials.push_back({accused, matter.down, ups, isLynched, m_state.nights});
    if (isLynched) {
        tellDone(
            accused, "lynch", [&] { return Text(TW_TEXT("forsaken", "%1 was lynched"), accused); },
            [] { return Text(TW_TEXT("forsaken", "lynched")); });
        condemn(accused, false);
    } else {
        tellDone(
            accused, "acquit", [&] { return Text(TW_TEXT("forsaken", "%1 was let go"), accused); },
            [] { return Text(TW_TEXT("forsaken", "let go")); });
    }
}

bool Course::advanceClosing()
{
    Matter& matter = top();
    if (matter.stage == Stage::asking) {
        if (m_state.claimant.isPlayer() || m_state.isAsking())
            return false;
        pop();
        return true;
    }
    matter.stage = Stage::asking;
    openWindow(asked());
    return true;
}

} // namespace tablewood::forsaken
