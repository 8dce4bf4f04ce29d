#include "games/kingdom-rush/course.h"

#include <algorithm>

/// The course of a match from phase to phase, and what is told and asked on the way (rulings 3, 5, 27 and
/// 58).
namespace tablewood::kingdom_rush {

void Course::carryOut(Seat seat, const Move& move)
{
    m_seat = seat;
    std::visit(*this, move);
    goOn();
}

void Course::tell(Text text, const Name& cue, std::vector<PieceId> pieces, bool isDetail)
{
    Event event;
    event.text = std::move(text);
    event.seat = m_seat.isPlayer() ? m_seat : Seat::none();
    event.cue = cue;
    event.pieces = std::move(pieces);
    event.isDetail = isDetail;
    m_log.tell(std::move(event));
}

void Course::tellAt(Text text, const Name& cue, std::uint8_t space, std::vector<PieceId> pieces)
{
    Event event;
    event.text = std::move(text);
    event.seat = m_seat.isPlayer() ? m_seat : Seat::none();
    event.cue = cue;
    event.pieces = std::move(pieces);
    event.board = mapBoard(ground().maps[space]);
    event.cells = {scenario().spaces[space].at};
    m_log.tell(std::move(event));
}

void Course::end(Ending ending)
{
    m_state.ending = ending;
    m_state.step = Step::over;
    m_state.asked.clear();
    m_state.open = {};
    m_state.before.clear();
    m_state.mover = {};
    m_state.done = {};
    m_state.letting = {};
}

void Course::goOn()
{
    while (!m_state.isOver()) {
        settleAsked();
        if (!m_state.asked.empty() || m_state.isOver())
            return;
        switch (m_state.step) {
        case Step::spawn:
            spawnNext();
            continue;
        case Step::destroy:
            if (!destroyNext())
                beginAdvancing();
            continue;
        case Step::advance:
            if (m_state.mover.horde != kNone || nextMover())
                return;
            afterAdvance();
            continue;
        default:
            return;
        }
    }
}

void Course::settleAsked()
{
    while (!m_state.asked.empty() && !m_state.isOver()) {
        const Asked asked = m_state.asked.front();
        switch (asked.what) {
        case Question::retreat: {
            const Hero& hero = m_state.heroes[asked.number];
            if (hero.isOut()) {
                const SpaceSet spaces = retreats(m_box, m_state, hero.at);
                if (spaces.count() > 1)
                    return;
                if (spaces.isEmpty()) {
                    if (isTold())
                        tell(Text(TW_TEXT("kingdom-rush", "%1 had nowhere to go and left the map"),
                                  nameOfHero(asked.number)),
                             "move", {heroId(asked.number)});
                    toBoard(asked.number);
                } else {
                    m_state.heroes[asked.number].at = spaces.first();
                    if (isTold())
                        tellAt(Text(TW_TEXT("kingdom-rush", "%1 retreated to %2"), nameOfHero(asked.number),
                                    cell(spaces.first())),
                               "move", spaces.first(), {heroId(asked.number)});
                }
            }
            break;
        }
        case Question::regrow: {
            const SpaceSet spaces = exhausted(m_state);
            if (spaces.count() > 1)
                return;
            for (LaidFeature& feature : m_state.features)
                if (isBlossom(feature.kind) && feature.isExhausted) {
                    feature.isExhausted = false;
                    if (isTold())
                        tellAt(
                            Text(TW_TEXT("kingdom-rush", "The blossom at %1 grew again"), cell(feature.at)),
                            "grow", feature.at);
                }
            break;
        }
        case Question::shot: {
            const auto out = std::count_if(m_state.heroes.begin(), m_state.heroes.end(),
                                           [](const Hero& hero) { return hero.isOut(); });
            if (out > 1)
                return;
            // What it does to the only one may end the match.
            m_state.asked.erase(m_state.asked.begin());
            for (std::size_t i = 0; i < m_state.heroes.size(); ++i)
                if (m_state.heroes[i].isOut())
                    hurt(i, 1);
            continue;
        }
        case Question::reward:
        case Question::shed:
            return;
        }
        m_state.asked.erase(m_state.asked.begin());
    }
}

void Course::operator()(const SayDone&)
{
    m_state.done.add(m_seat);
    m_state.letting.remove(m_seat);
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 is done"), m_seat), "press-done", {}, true);
    if (m_state.done == Seats::firstOf(m_state.seats()))
        endPhase();
}

void Course::operator()(const Wait&)
{
    m_state.done.remove(m_seat);
    ++m_state.waits[static_cast<std::size_t>(m_seat.index)];
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 goes on"), m_seat), "press", {}, true);
}

void Course::operator()(const LetPlay&)
{
    m_state.letting.add(m_seat);
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 lets the others play"), m_seat), "press", {}, true);
}

void Course::operator()(const KeepWaiting&)
{
    m_state.letting.remove(m_seat);
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 wants the others to wait"), m_seat), "press", {}, true);
}

void Course::endPhase()
{
    m_state.done = {};
    m_state.letting = {};
    m_state.waits = {};
    switch (m_state.step) {
    case Step::council:
        beginRound();
        break;
    case Step::play:
        beginDestroying();
        break;
    case Step::pickUp:
        // What nobody took goes back to whoever built it (ruling 58).
        for (TowerCard& card : m_state.towers)
            if (card.place == TowerPlace::site) {
                card.place = TowerPlace::hand;
                card.site = kNone;
            }
        beginBuying();
        break;
    case Step::buy:
        beginRound();
        break;
    default:
        break;
    }
}

void Course::beginRound()
{
    if (m_state.round > 0)
        for (std::size_t i = m_state.players; i < m_state.heroes.size(); ++i)
            if (m_state.heroes[i].isOut())
                toBoard(i);
    ++m_state.round;
    m_state.tales.push_back({});
    m_state.isBenchCalled = false;
    for (std::size_t i = 0; i < m_state.heroes.size(); ++i) {
        Hero& hero = m_state.heroes[i];
        hero.isProtected = false;
        if (!m_state.isBench(i))
            hero.hasActed = false;
    }
    for (Horde& horde : m_state.hordes)
        horde.hasMoved = horde.isSlowed = horde.isWalled = false;
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "Round %1 began"), int{m_state.round}), "turn-round");
    const auto filled = std::count_if(m_state.stacks.begin(), m_state.stacks.end(),
                                      [](const auto& stack) { return !stack.empty(); });
    const auto stacks = static_cast<std::ptrdiff_t>(scenario().stacks.size());
    if (filled == 0 || (scenario().loss.has(Loss::twoStacksEmpty) && stacks - filled >= 2)) {
        end(Ending::stacksEmpty);
        return;
    }
    if (m_state.isAlone() && scenario().blocksColour) {
        m_state.step = Step::block;
        return;
    }
    beginSpawning();
}

void Course::operator()(const BlockColour& move)
{
    m_state.blocked = move.colour;
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 blocked sites of one colour for this round"), m_seat), "press");
    beginSpawning();
}

} // namespace tablewood::kingdom_rush
