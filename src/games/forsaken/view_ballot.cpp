#include "games/forsaken/view_parts.h"

#include <algorithm>

/// A hearing at the Gallows, as all see it.
namespace tablewood::forsaken {

namespace {

PanelItem fact(const Name& id, const char* icon, Text label, Text text)
{
    PanelItem item;
    item.id = id;
    item.icon = icon;
    item.label = std::move(label);
    item.text = std::move(text);
    return item;
}

Text withoutVote(const State& state, Seat seat)
{
    return state.living.has(seat) ? Text(TW_TEXT("forsaken", "Death’s Doorstep, no vote"))
                                  : Text(TW_TEXT("forsaken", "Spirit, no vote"));
}

} // namespace

std::vector<PanelItem> ViewParts::factsOf(const Matter& hearing) const
{
    const Seat accused = hearing.author;
    std::vector<PanelItem> facts;
    if (m_state.matters.size() > 1) {
        const Matter& cause = m_state.matters[m_state.matters.size() - 2];
        if (cause.kind == MatterKind::card)
            facts.push_back(fact("cause", iconOf(card(cause.card).type),
                                 cause.author.isPlayer()
                                     ? Text(TW_TEXT("forsaken", "%1 brought them here"), cause.author)
                                     : Text(TW_TEXT("forsaken", "The Forest brought them here")),
                                 card(cause.card).name));
    }
    int forged = 0;
    m_state.paths.forEach([&](Cell cell) { forged += m_state.smithOf(cell) == accused ? 1 : 0; });
    facts.push_back(
        fact("paths", "step", Text::counted(TW_TEXT_N("forsaken", "Forged %n Path(s)"), forged), {}));
    facts.push_back(
        fact("hand", "cards",
             Text::counted(TW_TEXT_N("forsaken", "Holds %n card(s)"), m_state.of(accused).hand.size()), {}));
    for (const Trial& trial : m_state.trials)
        if (trial.accused == accused && !trial.isLynched)
            facts.push_back(
                fact("before", "clock",
                     Text(TW_TEXT("forsaken", "Was let go on Day %1"), static_cast<int>(trial.day)),
                     Text(TW_TEXT("forsaken", "Down: %1"), listOf(trial.down))));
    const bool isTieEnough = m_rules.tieLynches(hearing);
    facts.push_back(fact(
        "down", "thumbD",
        isTieEnough ? Text(TW_TEXT("forsaken", "Even, or more Down"))
                    : Text(TW_TEXT("forsaken", "More Down than Up")),
        Text(TW_TEXT("forsaken", "%1 stands on Death’s Doorstep. A Revival can still save them."), accused)));
    facts.push_back(fact("up", "thumbU",
                         isTieEnough ? Text(TW_TEXT("forsaken", "More Up than Down"))
                                     : Text(TW_TEXT("forsaken", "Even, or more Up")),
                         Text(TW_TEXT("forsaken", "%1 steps down, and the turn goes on."), accused)));
    return facts;
}

void ViewParts::addBallot(Scene& scene) const
{
    const Matter* matter = top();
    const bool isOn = matter != nullptr && matter->kind == MatterKind::hearing;
    if (!isOn && m_state.trials.empty())
        return;
    Ballot ballot;
    ballot.isOver = !isOn;
    ballot.number = static_cast<std::int32_t>(m_state.trials.size()) + (isOn ? 1 : 0);
    const Seats voters = m_state.well();
    if (isOn) {
        const int count = voters.count();
        const int enough = m_rules.thumbsToLynch(*matter);
        const bool isVoting = matter->stage == Stage::voting;
        ballot.subject = matter->author;
        ballot.title = Text(TW_TEXT("forsaken", "Is %1 one of the Forsaken?"), ballot.subject);
        ballot.standing = isVoting ? Text(TW_TEXT("forsaken", "%1 of %2 thumbs are in, %3 Down are enough"),
                                          count - matter->awaited.count(), count, enough)
                          : matter->stage == Stage::countdown
                              ? Text(TW_TEXT("forsaken", "All thumbs are shown in a moment"))
                              : Text(TW_TEXT("forsaken", "%1 speaks. Then %2 vote, and %3 Down are enough."),
                                     ballot.subject, count, enough);
        for (const Seat seat : Seats::firstOf(m_state.seats())) {
            Slip& slip = ballot.slips.emplace_back();
            slip.seat = seat;
            slip.mayVote = voters.has(seat);
            slip.isIn = slip.mayVote &&
                        (matter->stage == Stage::countdown || (isVoting && !matter->awaited.has(seat)));
            slip.standing = !slip.mayVote            ? withoutVote(m_state, seat)
                            : slip.isIn              ? Text(TW_TEXT("forsaken", "voted"))
                            : isVoting               ? Text(TW_TEXT("forsaken", "thinks"))
                            : seat == ballot.subject ? Text(TW_TEXT("forsaken", "speaks"))
                                                     : Text(TW_TEXT("forsaken", "listens"));
            if (slip.isIn && m_viewer.is(seat))
                slip.icon = matter->down.has(seat) ? "thumbD" : "thumbU";
        }
        ballot.facts = factsOf(*matter);
    } else {
        const Trial& trial = m_state.trials.back();
        ballot.subject = trial.accused;
        ballot.title = trial.isLynched ? Text(TW_TEXT("forsaken", "%1 was lynched"), trial.accused)
                                       : Text(TW_TEXT("forsaken", "%1 was let go"), trial.accused);
        ballot.standing = Text(TW_TEXT("forsaken", "%1 Down, %2 Up"), trial.down.count(), trial.up.count());
        for (const Seat seat : Seats::firstOf(m_state.seats())) {
            Slip& slip = ballot.slips.emplace_back();
            slip.seat = seat;
            slip.mayVote = slip.isIn = trial.down.has(seat) || trial.up.has(seat);
            if (slip.isIn)
                slip.icon = trial.down.has(seat) ? "thumbD" : "thumbU";
            slip.standing = !slip.mayVote          ? Text(TW_TEXT("forsaken", "no vote"))
                            : trial.down.has(seat) ? Text(TW_TEXT("forsaken", "Down"))
                                                   : Text(TW_TEXT("forsaken", "Up"));
        }
    }
    scene.ballot = std::move(ballot);
}

} // namespace tablewood::forsaken
