#include "games/forsaken/rules.h"

#include <algorithm>

/// Why something cannot be done, move by move.
namespace tablewood::forsaken {

namespace {

using Answer = std::optional<Refusal>;

Answer refuse(Text why) { return Refusal{std::move(why)}; }

constexpr TextKey kNotNow = TW_TEXT("forsaken", "This cannot be done now.");
constexpr TextKey kAnotherPlayer = TW_TEXT("forsaken", "Choose another player.");
constexpr TextKey kLivingPlayer = TW_TEXT("forsaken", "Choose a living player.");
constexpr TextKey kFaceDown = TW_TEXT("forsaken", "Choose a Destination that lies face down.");
constexpr TextKey kNoPlace = TW_TEXT("forsaken", "There is no such place for a Destination.");
constexpr TextKey kNothingLies = TW_TEXT("forsaken", "No such Destination lies there.");
constexpr TextKey kOwnPhase = TW_TEXT("forsaken", "A Slow Action is played only in your own Action Phase.");
constexpr TextKey kOwnTurn = TW_TEXT("forsaken", "You forage in your own turn, while nothing else is on.");
constexpr TextKey kHasPassed = TW_TEXT("forsaken", "You have passed.");

Answer notNow() { return refuse(Text(kNotNow)); }

/// Places count from 1.
bool isPlace(int number) { return number >= 1 && number <= static_cast<int>(kLandmarks); }
std::size_t indexOf(int number) { return static_cast<std::size_t>(number - 1); }

/// Whether this Destination lies on a place that there is.
bool lies(const Layout& draft, Landmark what, int at)
{
    return what != Landmark::none && draft[indexOf(at)] == what;
}

/// Whether this was refused as something that is never done at the end of a turn.
bool isNoneOfTurnsEnd(const Move& move, const Text& why)
{
    const auto says = [&](TextKey key) { return why.source() == key.source; };
    return std::holds_alternative<Forge>(move) || says(kNotNow) || says(kOwnPhase) || says(kOwnTurn);
}

Answer choiceIsMade() { return refuse(Text(TW_TEXT("forsaken", "Your choice is made."))); }

} // namespace

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
        return Why{kOwnPhase};
    return std::nullopt;
}

std::optional<Rules::Why> Rules::refuseCard(Seat seat, CardId id) const
{
    const Matter* matter = top();
    if (m_state.step == Step::roles || m_state.step == Step::dusk || m_state.step == Step::night ||
        m_state.step == Step::fugue || (matter != nullptr && matter->kind == MatterKind::hearing))
        return Why{TW_TEXT("forsaken", "No cards are played now.")};
    // After that, because hands are face down until Day One.
    if (id == kNoCard || (!of(seat).hand.has(id) && std::ranges::count(of(seat).finds, id) == 0))
        return Why{TW_TEXT("forsaken", "You do not have this card.")};
    if (m_state.window.passed.has(seat))
        return Why{kHasPassed};
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
        return refuse(m_state.step == Step::drawn && isQuiet() && seat == m_state.active
                          ? Text(TW_TEXT("forsaken", "The others come first for a moment: a Fast Action may "
                                                     "follow your draw."))
                          : Text(TW_TEXT("forsaken", "You are not asked now.")));
    Answer answer = std::visit([&](const auto& chosen) { return check(seat, chosen); }, move);
    if (!answer || !m_state.window.waitingFor().has(seat))
        return answer;
    if (top() != nullptr && top()->stage == Stage::asking && answer == notNow())
        return refuse(
            Text(TW_TEXT("forsaken", "Your answer is awaited: play a card that answers, or pass.")));
    if (isQuiet() && m_state.step == Step::fast && isNoneOfTurnsEnd(move, answer->why))
        return refuse(
            check(seat, Forage())
                ? Text(TW_TEXT("forsaken", "Your answer is awaited: play a Fast Action, or pass."))
                : Text(TW_TEXT("forsaken", "Your answer is awaited: play a Fast Action, forage, or pass.")));
    return answer;
}

Answer Rules::check(Seat, const Ready&) const
{
    return m_state.step == Step::roles || m_state.step == Step::dusk ? std::nullopt : notNow();
}

Answer Rules::refusePlacing(Seat seat) const
{
    if (m_state.step != Step::night || m_state.call != Call::forsakenPlace)
        return notNow();
    return canChoose(seat) ? std::nullopt : choiceIsMade();
}

Answer Rules::check(Seat seat, const Place& move) const
{
    if (auto refusal = refusePlacing(seat))
        return refusal;
    const Layout& draft = of(seat).draft;
    if (!isPlace(move.at))
        return refuse(Text(kNoPlace));
    if (draft[indexOf(move.at)] != Landmark::none)
        return refuse(Text(TW_TEXT("forsaken", "A Destination lies there already.")));
    if (std::ranges::count(draft, move.what) >= countOf(move.what))
        return refuse(Text(TW_TEXT("forsaken", "There is no such Destination left.")));
    return std::nullopt;
}

Answer Rules::check(Seat seat, const Shift& move) const
{
    if (auto refusal = refusePlacing(seat))
        return refusal;
    const Layout& draft = of(seat).draft;
    if (!isPlace(move.from) || !isPlace(move.to))
        return refuse(Text(kNoPlace));
    if (!lies(draft, move.what, move.from))
        return refuse(Text(kNothingLies));
    if (draft[indexOf(move.to)] == move.what)
        return refuse(Text(TW_TEXT("forsaken", "The same lies there already.")));
    return std::nullopt;
}

Answer Rules::check(Seat seat, const Lift& move) const
{
    if (auto refusal = refusePlacing(seat))
        return refusal;
    if (!isPlace(move.from))
        return refuse(Text(kNoPlace));
    if (!lies(of(seat).draft, move.what, move.from))
        return refuse(Text(kNothingLies));
    return std::nullopt;
}

Answer Rules::check(Seat seat, const Point& move) const
{
    if (m_state.step != Step::night || !choosesPlayer(m_state.call))
        return notNow();
    if (!canChoose(seat))
        return choiceIsMade();
    const Seat chosen{static_cast<std::int8_t>(move.seat - 1)};
    if (!m_state.isSeat(chosen) || !m_state.living.has(chosen))
        return refuse(Text(kLivingPlayer));
    if (m_state.call == Call::oracleReads && chosen == seat)
        return refuse(Text(kAnotherPlayer));
    return std::nullopt;
}

Answer Rules::check(Seat seat, const Seek& move) const
{
    if (m_state.step != Step::night || !choosesPlace(m_state.call))
        return notNow();
    if (!canChoose(seat))
        return choiceIsMade();
    if (!isPlace(move.place) || m_state.isTurned(indexOf(move.place)))
        return refuse(Text(kFaceDown));
    return std::nullopt;
}

Text Rules::noPathOn(Cell at, Aim aim, const Territories& network) const
{
    if (at == kStart)
        return Text(TW_TEXT("forsaken", "No Path can be forged on %1: the fire is there."), at);
    if (network.has(at))
        return Text(TW_TEXT("forsaken", "No Path can be forged on %1: one lies there."), at);
    const Territories near = network.grown();
    if (aim == Aim::leap && (near.has(at) || !near.grown().has(at)))
        return Text(TW_TEXT("forsaken",
                            "This card forges no Path on %1: it is not exactly two steps from the "
                            "Paths."),
                    at);
    if (aim != Aim::leap && !near.has(at))
        return Text(
            TW_TEXT("forsaken", "No Path can be forged on %1: it is beside neither the fire nor a Path."),
            at);
    if ((aim == Aim::inland || aim == Aim::onward) && edge().has(at))
        return Text(TW_TEXT("forsaken", "This card forges no Path on %1: it is on the edge."), at);
    return Text(TW_TEXT("forsaken", "No Path can be forged on %1: Destinations and Sites are forbidden now."),
                at);
}

Text Rules::notAimedAt(Seat seat, const Card& one, const Marks& marks, std::size_t number) const
{
    const Mark mark = marks[number];
    const Aim aim = one.aims[number];
    if (isTerritory(aim) && mark.kind != MarkKind::territory)
        return Text(TW_TEXT("forsaken", "%1 is aimed at a territory."), one.name);
    if (isSeat(aim) && mark.kind != MarkKind::seat)
        return Text(TW_TEXT("forsaken", "%1 is aimed at a player."), one.name);
    switch (aim) {
    case Aim::territory:
    case Aim::inland:
    case Aim::leap:
        return noPathOn(mark.cell(), aim, network());
    case Aim::onward:
        return noPathOn(mark.cell(), aim, network() | Territories(marks.front().cell()));
    case Aim::path:
        return Text(TW_TEXT("forsaken", "There is no Path on %1."), mark.cell());
    case Aim::player:
        if (mark.seat() == seat)
            return Text(kAnotherPlayer);
        if (m_state.isSeat(mark.seat()) && m_state.onDoorstep.has(mark.seat()))
            return Text(TW_TEXT("forsaken", "No card is aimed at %1, who is on Death’s Doorstep."),
                        mark.seat());
        return Text(kLivingPlayer);
    case Aim::spirit:
        return Text(TW_TEXT("forsaken", "Choose a player who has died."));
    case Aim::destination:
        return Text(kFaceDown);
    case Aim::curse:
        return Text(TW_TEXT("forsaken", "Choose a Curse in play."));
    case Aim::artifact:
        break;
    }
    return Text(TW_TEXT("forsaken", "Choose a Finder’s Action that lies before another player."));
}

Answer Rules::check(Seat seat, const Forge& move) const
{
    if (m_state.isTurnOfOne() && seat != m_state.active)
        return refuse(
            Text(TW_TEXT("forsaken", "It is %1’s turn. In your own you forge with a card."), m_state.active));
    if (m_state.step == Step::draw)
        return refuse(Text(TW_TEXT("forsaken", "Draw a card first: a Path is forged with one.")));
    if (m_state.step != Step::fugue)
        return refuse(Text(TW_TEXT("forsaken", "A Path is forged with a card: choose the card first.")));
    if (!fugueTerritories().has(move.at))
        return refuse(noPathOn(move.at, Aim::territory, network()));
    return isQuiet() ? std::nullopt : notNow();
}

Answer Rules::check(Seat seat, const Draw&) const
{
    if (!isQuiet() || m_state.step != Step::draw || seat != m_state.active)
        return notNow();
    return std::nullopt;
}

Answer Rules::check(Seat seat, const Forage&) const
{
    const bool isOwnTurn = m_state.isTurnOfOne() && m_state.step != Step::drawn && seat == m_state.active;
    if (!isQuiet() || m_state.claimant.isPlayer() || !isOwnTurn)
        return refuse(Text(kOwnTurn));
    if (m_state.window.passed.has(seat))
        return refuse(Text(kHasPassed));
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
    if (one.aims.empty() && !move.at.empty())
        return refuse(Text(TW_TEXT("forsaken", "%1 is aimed at nothing: it is played alone."), one.name));
    if (move.at.size() == 2 && move.at[0] == move.at[1])
        return refuse(Text(TW_TEXT("forsaken", "Choose two that differ.")));
    for (std::size_t i = 0; i < std::min(move.at.size(), one.aims.size()); ++i)
        if (!allows(seat, one, move.at, i))
            return refuse(notAimedAt(seat, one, move.at, i));
    if (move.at.size() != one.aims.size())
        return refuse(Text(TW_TEXT("forsaken", "Name exactly what %1 is aimed at."), one.name));
    return std::nullopt;
}

Answer Rules::check(Seat seat, const Respond&) const
{
    if (m_state.window.passed.has(seat))
        return refuse(Text(kHasPassed));
    if (!canClaim(seat))
        return refuse(Text(kHasNoAnswer));
    return std::nullopt;
}

Answer Rules::check(Seat seat, const Pass&) const
{
    if (canChangeVote(seat) || canChoose(seat))
        return std::nullopt;
    if (m_state.step == Step::fast && mightForage(seat) && !m_state.window.passed.has(seat))
        return std::nullopt;
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

Answer Rules::check(Seat seat, const Vote& move) const
{
    const Matter* matter = top();
    if (matter != nullptr && matter->stage == Stage::countdown)
        return refuse(Text(TW_TEXT("forsaken", "The thumbs are being shown.")));
    if (!isVoting())
        return notNow();
    if (matter->awaited.has(seat))
        return std::nullopt;
    const bool isSame = matter->down.has(seat) == (move.thumb == Thumb::down);
    if (isSame || !canChangeVote(seat))
        return refuse(Text(TW_TEXT("forsaken", "You have voted.")));
    return std::nullopt;
}

Answer Rules::check(Seat, const Close&) const { return timer() ? std::nullopt : notNow(); }

} // namespace tablewood::forsaken
