#include "games/forsaken/rules.h"

#include <algorithm>

/// All that can be done.
namespace tablewood::forsaken {

namespace {

bool areBeside(Cell a, Cell b) { return std::abs(a.column - b.column) <= 1 && std::abs(a.row - b.row) <= 1; }

} // namespace

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

void Rules::listChoices(Seat seat, std::vector<Move>& moves) const
{
    moves.push_back(Pass());
    constexpr auto places = static_cast<std::int8_t>(kLandmarks);
    const Layout& draft = of(seat).draft;
    const auto left = unplaced(draft);
    for (std::int8_t at = 1; m_state.call == Call::forsakenPlace && at <= places; ++at) {
        const Landmark here = draft[static_cast<std::size_t>(at - 1)];
        if (here == Landmark::none) {
            for (const Landmark what : left)
                moves.push_back(Place{what, at});
            continue;
        }
        moves.push_back(Lift{here, at});
        for (std::int8_t to = 1; to <= places; ++to)
            if (draft[static_cast<std::size_t>(to - 1)] != here)
                moves.push_back(Shift{here, at, to});
    }
    for (std::int8_t place = 1; choosesPlace(m_state.call) && place <= places; ++place)
        if (!m_state.isTurned(static_cast<std::size_t>(place - 1)))
            moves.push_back(Seek{place});
    if (choosesPlayer(m_state.call))
        for (const Seat one : m_state.living)
            if (m_state.call != Call::oracleReads || one != seat)
                moves.push_back(Point{static_cast<std::int8_t>(one.index + 1)});
}

void Rules::legalMoves(Seat seat, std::vector<Move>& moves) const
{
    if (!m_state.isSeat(seat) || !toAct().has(seat))
        return;
    const auto offer = [&](const Move& move) {
        if (!refusalOf(seat, move))
            moves.push_back(move);
    };
    if (m_state.step == Step::roles || m_state.step == Step::dusk) {
        moves.push_back(Ready());
        return;
    }
    if (isQuiet() && m_state.step == Step::night) {
        if (canChoose(seat))
            listChoices(seat, moves);
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
    if (canChangeVote(seat)) {
        offer(Vote{Thumb::up});
        offer(Vote{Thumb::down});
        offer(Pass());
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
            moves.insert(moves.end(), {Place{what, i}, Lift{what, i}});
        moves.push_back(Seek{i});
    }
    for (std::int8_t from = 0; from <= static_cast<std::int8_t>(kLandmarks); ++from)
        for (std::int8_t to = 1; to <= static_cast<std::int8_t>(kLandmarks) + 1; ++to)
            for (const Landmark what : {Landmark::village, Landmark::voidPrison, Landmark::deadEnd})
                moves.push_back(Shift{what, from, to});
    for (std::int8_t i = 0; i <= static_cast<std::int8_t>(m_state.seats()) + 1; ++i)
        moves.push_back(Point{i});
    for (std::int16_t row = 0; row <= kSide; ++row)
        for (std::int16_t column = 0; column <= kSide; ++column)
            moves.push_back(Forge{Cell{column, row}});
    moves.insert(moves.end(), {Ready(), Draw(), Forage(), EndAction(), Respond(), Pass(), Finish(), Suffer(),
                               Rest(), Vote{Thumb::up}, Vote{Thumb::down}, Close()});
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
                // Pairs of territories are many: the second has to be beside the first, the start or a Path.
                if (one.aims.size() > 1 && (one.aims[1] != Aim::onward || near.has(other.cell()) ||
                                            areBeside(mark.cell(), other.cell())))
                    moves.push_back(PlayCard{one.key, {mark, other}});
        }
    }
}

} // namespace tablewood::forsaken
