#include "games/arbor/referee.h"

#include <algorithm>

namespace tablewood::arbor {

namespace {

using Answer = std::optional<Refusal>;

Answer refuse(Text why) { return Refusal{std::move(why)}; }

} // namespace

Spaces stepsOf(const Ancients& ancients, const State& state, Seat seat)
{
    const Trait* stride = traitOf(ancients, state, seat, TraitKind::longStride);
    const int most = stride != nullptr ? stride->amount : 1;
    const Spaces start = state.of(seat).at;
    Spaces reached = start;
    for (int step = 0; step < most; ++step)
        reached |= reached.withNeighbours() & state.land.forestOf(seat);
    return reached - start;
}

Spaces growthOf(const Ancients& ancients, const State& state, Seat seat)
{
    Spaces spaces = auraOf(ancients, state, seat);
    if (!state.chain.empty())
        spaces |= Spaces(state.chain.back()).withNeighbours();
    return spaces & state.land.all(TileKind::empty);
}

std::optional<Refusal> Referee::refusalOf(const Move& move) const
{
    if (m_state.finish)
        return refuse(Text(TW_TEXT("arbor", "The match is over.")));
    if (!m_seat.isPlayer() || m_seat.index >= m_state.seats())
        return refuse(Text(TW_TEXT("arbor", "Only players move here.")));
    if (auto no = refuseInWindow(move))
        return no;
    return std::visit([&](const auto& chosen) { return check(chosen); }, move);
}

Answer Referee::refuseInWindow(const Move& move) const
{
    const bool isAnswer = std::holds_alternative<Counter>(move) || std::holds_alternative<Pass>(move) ||
                          std::holds_alternative<Reveal>(move);
    if (m_state.pending.empty() || isAnswer)
        return std::nullopt;
    if (m_state.window.waitingFor().has(m_seat))
        return refuse(
            canReveal()
                ? Text(
                      TW_TEXT("arbor",
                              "Your answer is awaited: counter the song, play Revelation, or let it happen."))
                : Text(TW_TEXT("arbor", "Your answer is awaited: counter the song, or let it happen.")));
    const Seat singer = m_state.pending.front().seat;
    if (m_seat == singer)
        return refuse(Text(TW_TEXT("arbor", "Your song waits for the others' answer.")));
    return refuse(Text(TW_TEXT("arbor", "%1's song waits for an answer."), singer));
}

bool Referee::holds(Spirit spirit) const
{
    return std::ranges::any_of(mine().hand, [&](const Card& card) { return card.spirit == spirit; });
}

bool Referee::canReveal() const
{
    return holds(Spirit::fate) &&
           std::ranges::any_of(m_state.discard, [](const Card& card) { return card.spirit != Spirit::fate; });
}

bool Referee::canBless() const
{
    return mine().canBless && Aims(m_content.ancients, m_state, m_seat).of(ancient().blessing).isPossible;
}

bool Referee::hasFreeThing() const { return canReveal() || canBless(); }

int Referee::drawCost() const
{
    const bool isFree = m_state.step == Step::dusk &&
                        traitOf(m_content.ancients, m_state, m_seat, TraitKind::starlight) != nullptr;
    return isFree ? 0 : 1;
}

Answer Referee::refuseOutsideDay() const
{
    if (m_seat != m_state.active)
        return refuse(Text(TW_TEXT("arbor", "It is %1's turn."), m_state.active));
    switch (m_state.step) {
    case Step::choosing:
        return refuse(Text(TW_TEXT("arbor", "Choose your Ancient first.")));
    case Step::naming:
        return refuse(Text(TW_TEXT("arbor", "Name who begins first.")));
    case Step::dawn:
        return refuse(Text(TW_TEXT("arbor", "Two Blessings: reroll one die or both first.")));
    case Step::dusk:
        return refuse(Text(
            TW_TEXT("arbor", "It is Dusk: after the first card you can only draw more or end your turn.")));
    case Step::day:
    case Step::over:
        break;
    }
    return std::nullopt;
}

Answer Referee::refuseWithoutManna() const
{
    if (mine().manna < 1)
        return refuse(Text(TW_TEXT("arbor", "You have no manna left.")));
    return std::nullopt;
}

Answer Referee::refuseOutsideWindow() const
{
    if (m_state.pending.empty())
        return refuse(Text(TW_TEXT("arbor", "No song waits for an answer.")));
    if (m_state.window.passed.has(m_seat))
        return refuse(Text(TW_TEXT("arbor", "You have answered already.")));
    if (!m_state.window.asked.has(m_seat) || !holds(Spirit::fate))
        return refuse(Text(TW_TEXT("arbor", "You have no Fate card to answer with, or the song is yours.")));
    return std::nullopt;
}

Answer Referee::check(const ChooseAncient& move) const
{
    if (m_state.step != Step::choosing)
        return refuse(Text(TW_TEXT("arbor", "The Ancients are chosen.")));
    if (m_seat != m_state.active)
        return refuse(Text(TW_TEXT("arbor", "%1 chooses now."), m_state.active));
    for (const std::int8_t dealt : mine().dealt)
        if (dealt >= 0 && m_content.ancient(dealt).key == move.ancient.letters())
            return std::nullopt;
    return refuse(
        Text(TW_TEXT("arbor", "\"%1\" is none of the two Ancients dealt to you."), move.ancient.text()));
}

Answer Referee::check(const Reroll&) const
{
    if (m_seat != m_state.active)
        return refuse(Text(TW_TEXT("arbor", "It is %1's turn."), m_state.active));
    if (m_state.step != Step::dawn)
        return refuse(Text(TW_TEXT("arbor", "Dice are only rolled again at Dawn, after two Blessings.")));
    return std::nullopt;
}

Answer Referee::check(const MoveAncient& move) const
{
    if (auto no = refuseOutsideDay())
        return no;
    if (auto no = refuseWithoutManna())
        return no;
    const Tile tile = m_state.land.look(move.to);
    if (move.to == mine().at)
        return refuse(Text(TW_TEXT("arbor", "Your Ancient already stands on %1."), move.to));
    if (!tile.isForestOf(m_seat))
        return refuse(Text(TW_TEXT("arbor", "%1 is no tile of yours."), move.to));
    if (!stepsOf(m_content.ancients, m_state, m_seat).has(move.to))
        return refuse(Text(TW_TEXT("arbor", "%1 is too far from your Ancient on %2."), move.to, mine().at));
    return std::nullopt;
}

Answer Referee::check(const GrowTree& move) const
{
    if (auto no = refuseOutsideDay())
        return no;
    if (auto no = refuseWithoutManna())
        return no;
    if (mine().trees < 1)
        return refuse(Text(TW_TEXT("arbor", "All your Trees are on the board.")));
    const Cell at = move.at;
    const Tile tile = m_state.land.look(at);
    if (tile.kind == TileKind::missing)
        return refuse(Text(TW_TEXT("arbor", "There is no space %1 on this board."), at));
    if (tile.kind == TileKind::root)
        return refuse(Text(TW_TEXT("arbor", "%1 is covered by a Root."), at));
    if (tile.isForest())
        return refuse(Text(TW_TEXT("arbor", "%1 is not empty."), at));
    if (growthOf(m_content.ancients, m_state, m_seat).has(at))
        return std::nullopt;
    if (m_state.chain.empty())
        return refuse(Text(TW_TEXT("arbor", "%1 is not in your Ancient's Aura."), at));
    return refuse(Text(
        TW_TEXT("arbor", "%1 is not next to %2, the last Tree of your chain, nor in your Ancient's Aura."),
        at, m_state.chain.back()));
}

Answer Referee::refuseToWake(Awakened what) const
{
    if (auto no = refuseOutsideDay())
        return no;
    if (auto no = refuseWithoutManna())
        return no;
    if (m_state.land.at(mine().at).kind != TileKind::tree)
        return refuse(Text(TW_TEXT("arbor", "Only a Tree can awaken, and on %1 under your Ancient is none."),
                           mine().at));
    if (what == Awakened::sage)
        return mine().hasSage ? std::nullopt : refuse(Text(TW_TEXT("arbor", "Your Sage is awake already.")));
    if (mine().guardians < 1)
        return refuse(Text(TW_TEXT("arbor", "All your Guardians are awake.")));
    if (mine().hasAwakened)
        return refuse(Text(TW_TEXT("arbor", "One Guardian a turn: you have awakened one.")));
    return std::nullopt;
}

Answer Referee::check(const Awaken& move) const
{
    if (auto no = refuseToWake(move.what))
        return no;
    if (move.what == Awakened::guardian)
        return move.at.empty() ? std::nullopt
                               : refuse(Text(TW_TEXT("arbor", "No space has to be named for it.")));
    const Aim aim = Aims(m_content.ancients, m_state, m_seat).of(ancient().invocation);
    if (!aim.isPossible && move.at.empty())
        return std::nullopt;
    return refuseTargets(m_content.ancients, m_state, m_seat, aim, move.at);
}

Answer Referee::check(const PlaySong& move) const
{
    if (auto no = refuseOutsideDay())
        return no;
    if (move.song == Song::revelation || move.song == Song::destiny)
        return refuse(Text(TW_TEXT("arbor", "Songs of Fate are free: use \"revelation\" or \"counter\".")));
    if (!holds(spiritOf(move.song)))
        return refuse(Text(TW_TEXT("arbor", "You hold no card for this song.")));
    if (auto no = refuseWithoutManna())
        return no;
    return refuseTargets(m_content.ancients, m_state, m_seat,
                         Aims(m_content.ancients, m_state, m_seat).of(move.song), move.at);
}

Answer Referee::check(const UseBlessing& move) const
{
    if (auto no = refuseOutsideDay())
        return no;
    if (mine().hasBlessed)
        return refuse(Text(TW_TEXT("arbor", "Your Blessing has been used in this turn.")));
    if (!mine().canBless)
        return refuse(Text(TW_TEXT("arbor", "You have no Blessing in this turn.")));
    return refuseTargets(m_content.ancients, m_state, m_seat,
                         Aims(m_content.ancients, m_state, m_seat).of(ancient().blessing), move.at);
}

Answer Referee::check(const Counter&) const { return refuseOutsideWindow(); }

Answer Referee::check(const Pass&) const { return refuseOutsideWindow(); }

Answer Referee::check(const Reveal&) const
{
    if (m_state.pending.empty()) {
        if (auto no = refuseOutsideDay())
            return no;
    } else if (auto no = refuseOutsideWindow()) {
        return no;
    }
    if (!holds(Spirit::fate))
        return refuse(Text(TW_TEXT("arbor", "You hold no card for this song.")));
    if (!canReveal())
        return refuse(Text(TW_TEXT("arbor", "There is no card in the discard that Revelation could take.")));
    return std::nullopt;
}

Answer Referee::check(const DrawStar& move) const
{
    if (m_state.step != Step::dusk)
        if (auto no = refuseOutsideDay())
            return no;
    if (m_seat != m_state.active)
        return refuse(Text(TW_TEXT("arbor", "It is %1's turn."), m_state.active));
    if (move.slot < 1 || move.slot > kDisplay)
        return refuse(Text(TW_TEXT("arbor", "The displayed cards are numbered 1 to %1."), kDisplay));
    if (!m_state.display[static_cast<std::size_t>(move.slot - 1)])
        return refuse(Text(TW_TEXT("arbor", "Card %1 has been taken."), static_cast<int>(move.slot)));
    if (mine().hand.size() >= kHandLimit)
        return refuse(Text(TW_TEXT("arbor", "You hold %1 cards: that is the most."), kHandLimit));
    if (mine().manna < drawCost())
        return refuseWithoutManna();
    return std::nullopt;
}

Answer Referee::check(const EndTurn&) const
{
    if (m_seat == m_state.active && m_state.step == Step::dusk)
        return std::nullopt;
    return refuseOutsideDay();
}

Answer Referee::check(const NameFirst& move) const
{
    if (m_state.step == Step::choosing)
        return refuse(Text(TW_TEXT("arbor", "Who begins is named once all Ancients are chosen.")));
    if (m_state.step != Step::naming)
        return refuse(Text(TW_TEXT("arbor", "Who begins is settled.")));
    if (m_seat != m_state.active)
        return refuse(Text(TW_TEXT("arbor", "%1 names who begins."), m_state.active));
    if (!ancientAt(m_state, move.ancient).isPlayer())
        return refuse(Text(TW_TEXT("arbor", "No Ancient stands on %1."), move.ancient));
    return std::nullopt;
}

} // namespace tablewood::arbor
