#include "skirmish.h"
#include "turn.h"

/// How the chain of answers resolves.
namespace tablewood::skirmish {

void Course::resolve(const Link& link) const
{
    Fighter* const fighter = fighterOf(state, link.target);
    if (!fighter) {
        tell({TW_TEXT("skirmish", "%1 met nobody"), nameOf(link.card)}, link.seat, {}, {idOf(link.card)});
        return;
    }
    const Text target = nameOf(fighter->card);
    switch (link.card.is().effect) {
    case Effect::rally:
        fighter->added = static_cast<std::uint8_t>(fighter->added + kRally);
        tell(
            {TW_TEXT("skirmish", "%1 has %2 more strength in this combat"), target, static_cast<int>(kRally)},
            link.seat, "grow", {idOf(fighter->card)});
        break;
    case Effect::sling:
        tell({TW_TEXT("skirmish", "%1 met %2"), nameOf(link.card), target}, link.seat, {});
        harm(link.target, kSling);
        buryIfDead(link.target);
        break;
    case Effect::cloak:
        fighter->isCloaked = true;
        tell({TW_TEXT("skirmish", "%1 cannot be harmed in this combat"), target}, link.seat, "grow",
             {idOf(fighter->card)});
        break;
    case Effect::cancel:
    case Effect::none:
        break;
    }
}

void Course::resolveChain() const
{
    state.priority = Seat::none();
    state.passes = 0;
    std::uint8_t cancelled = 0;
    while (!state.chain.empty()) {
        const Link link = state.chain.back();
        state.chain.pop_back();
        state.side(link.seat).discard.push_back(link.card);
        if (link.card.number == cancelled) {
            tell({TW_TEXT("skirmish", "%1 was cancelled"), nameOf(link.card)}, link.seat, "flip",
                 {idOf(link.card)});
        } else if (link.card.is().effect == Effect::cancel) {
            cancelled = link.target;
        } else {
            resolve(link);
        }
    }
    if (state.duels.empty()) {
        tell(TW_TEXT("skirmish", "No attacker is left"), state.active, {});
        passTurn();
        return;
    }
    state.phase = TurnPhase::combat;
    ++state.steps;
    tell(TW_TEXT("skirmish", "The combat began"), state.active, "slide");
}

} // namespace tablewood::skirmish
