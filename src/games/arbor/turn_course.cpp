#include "games/arbor/turn.h"

#include <algorithm>

/// The course of the days: who begins, Night, Dawn, and how it ends.
namespace tablewood::arbor {

namespace {

constexpr std::uint32_t kDieFaces = 6;

std::int8_t throwDie(Random& stream) { return static_cast<std::int8_t>(1 + stream.below(kDieFaces)); }

} // namespace

/// Each player rolls a die, a Blessing counts 1; those tied for the highest roll again. The highest begins,
/// or names who does (ruling 17).
void Turn::throwForFirst()
{
    m_log.reveal();
    Seats tied = Seats::firstOf(m_state.seats());
    while (tied.count() > 1) {
        std::int8_t highest = 0;
        Seats best;
        for (const Seat seat : tied) {
            const std::int8_t face = throwDie(m_state.diceStream);
            tell(seat, "roll", {}, [&] {
                return Text(TW_TEXT("arbor", "%1 rolled %2 for the first turn"), seat, faceText(face));
            });
            if (face > highest) {
                highest = face;
                best = {};
            }
            if (face == highest)
                best.add(seat);
        }
        tied = best;
    }
    if (!m_state.terms.isFirstNamed.value) {
        begin(tied.first());
        return;
    }
    m_state.step = Step::naming;
    m_state.active = tied.first();
}

void Turn::begin(Seat first)
{
    m_state.first = first;
    tell(first, "first", {}, [&] { return Text(TW_TEXT("arbor", "%1 begins"), first); });
    dawn(first);
}

/// Ends what ends by itself: the match, a Day without manna or anything free, a Dusk without anything to
/// draw.
void Turn::settle()
{
    while (!isOver() && m_state.pending.empty()) {
        if (m_state.step == Step::day || m_state.step == Step::dusk)
            endByReaching();
        if (isOver())
            return;
        const Forest& forest = m_state.activeForest();
        const Referee referee(m_content, m_state, m_state.active);
        if (m_state.step == Step::day) {
            if (forest.manna > 0 || referee.hasFreeThing())
                return;
        } else if (m_state.step == Step::dusk) {
            const bool isAnyLeft =
                std::ranges::any_of(m_state.display, [](const auto& card) { return card.has_value(); });
            if (isAnyLeft && forest.hand.size() < kHandLimit && forest.manna >= referee.drawCost())
                return;
        } else {
            return;
        }
        tell(
            m_state.active, kUnplayed, {},
            [&] {
                return Text(TW_TEXT("arbor", "The turn of %1 ended: nothing was left to do"), m_state.active);
            },
            [](Event& event) {
                event.tally = {Text(TW_TEXT("arbor", "turn over, nothing was left to do"))};
            });
        night();
    }
}

void Turn::endByReaching()
{
    if (m_state.terms.win != WinRule::reach)
        return;
    const auto mostGlory = [&](Seat one) {
        return (m_state.land.forestOf(one) & m_state.land.byRoots()).count();
    };
    Seat seat = m_state.active;
    for (int i = 0; i < m_state.seats(); ++i, seat = m_state.after(seat)) {
        if (mostGlory(seat) < m_state.terms.glory || glory(seat) < m_state.terms.glory)
            continue;
        finish(Ending::reached, seat, m_state.terms.glory);
        return;
    }
}

void Turn::night()
{
    m_state.chain.clear();
    Forest& forest = m_state.activeForest();
    forest.manna = 0;
    forest.canBless = false;
    refillDisplay();
    const Seat next = m_state.after(m_state.active);
    if (next == m_state.first && m_state.terms.lastRound > 0 && m_state.round >= m_state.terms.lastRound)
        countMatch();
    else
        dawn(next);
}

void Turn::dawn(Seat seat)
{
    m_state.active = seat;
    if (seat == m_state.first)
        ++m_state.round;
    const int held = glory(seat);
    if (m_state.terms.win == WinRule::hold && held >= m_state.terms.glory) {
        finish(Ending::held, seat, held);
        return;
    }
    for (const Seat one : Seats::firstOf(m_state.seats()))
        m_state.of(one).gloryBefore = static_cast<std::int8_t>(one == seat ? held : glory(one));
    Forest& forest = m_state.of(seat);
    forest.manna = 0;
    forest.canBless = false;
    forest.hasBlessed = false;
    forest.hasAwakened = false;
    throwDice(true, true);
    takeDawn();
}

void Turn::throwDice(bool first, bool second)
{
    m_log.reveal();
    if (first)
        m_state.dice[0] = throwDie(m_state.diceStream);
    if (second)
        m_state.dice[1] = throwDie(m_state.diceStream);
    tell(m_state.active, "roll", {}, [&] {
        return Text(TW_TEXT("arbor", "%1 rolled %2 and %3"), m_state.active, faceText(m_state.dice[0]),
                    faceText(m_state.dice[1]));
    });
}

/// Takes the manna of the dice, unless both show the Blessing.
void Turn::takeDawn()
{
    const Seat seat = m_state.active;
    Forest& forest = m_state.of(seat);
    const bool isFirst = m_state.dice[0] == kBlessingFace;
    const bool isSecond = m_state.dice[1] == kBlessingFace;
    if (isFirst && isSecond) {
        m_state.step = Step::dawn;
        return;
    }
    m_state.step = Step::day;
    forest.canBless = isFirst || isSecond;
    const int most = maximumManna(ancients(), m_state, seat);
    const int shown = std::max(m_state.dice[0], m_state.dice[1]);
    const int rolled = std::min(shown, most);
    forest.manna = static_cast<std::int8_t>(std::clamp(rolled + forest.storm, 0, most));
    if (shown > most)
        tell(seat, "", {}, [&] { return Text(TW_TEXT("arbor", "%1 holds %2 manna at most"), seat, most); });
    if (forest.storm != 0)
        tell(seat, "", {}, [&] {
            const int change = std::abs(forest.storm);
            return forest.storm < 0
                       ? Text::counted(TW_TEXT_N("arbor", "%1 gets %n manna less at this Dawn"), change, seat)
                       : Text::counted(TW_TEXT_N("arbor", "%1 gets %n manna more at this Dawn"), change,
                                       seat);
        });
    forest.storm = 0;
    tell(seat, "manna", {}, [&] {
        return forest.canBless
                   ? Text(TW_TEXT("arbor", "%1 gained %2 manna and may use the Blessing today"), seat,
                          static_cast<int>(forest.manna))
                   : Text(TW_TEXT("arbor", "%1 gained %2 manna"), seat, static_cast<int>(forest.manna));
    });
}

void Turn::countMatch()
{
    Seats best;
    std::pair<int, int> most{-1, -1};
    for (const Seat seat : Seats::firstOf(m_state.seats())) {
        const std::pair now{glory(seat), static_cast<int>(connected(ancients(), m_state, seat).count())};
        if (now > most) {
            most = now;
            best = {};
        }
        if (now == most)
            best.add(seat);
    }
    finish(Ending::counted, best, m_state.terms.lastRound);
}

void Turn::finish(Ending ending, Seats winners, int number)
{
    m_state.step = Step::over;
    m_state.finish = Finish{ending, winners, static_cast<std::int16_t>(number)};
    tell(winners.first(), "win", {}, [&] { return m_state.outcome()->reason; });
}

std::optional<Card> Turn::drawFromDeck()
{
    if (m_state.deck.empty()) {
        for (const Card& card : m_state.discard)
            m_state.deck.push_back(card.spirit);
        m_state.discard.clear();
        m_state.deckStream.shuffle(m_state.deck);
        if (m_state.deck.empty())
            return std::nullopt;
        tell(Seat::none(), "shuffle", {},
             [&] { return Text(TW_TEXT("arbor", "The discard was shuffled to be the deck")); });
    }
    m_log.reveal();
    const Card card{m_state.deck.back(), m_state.nextPiece++};
    m_state.deck.pop_back();
    return card;
}

void Turn::refillDisplay()
{
    for (auto& slot : m_state.display)
        if (!slot)
            slot = drawFromDeck();
}

} // namespace tablewood::arbor
