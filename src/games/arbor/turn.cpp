#include "games/arbor/turn.h"
#include "games/arbor/view_ids.h"

#include <algorithm>

/// The moves of a seat, and the land they change.
namespace tablewood::arbor {

void Turn::carryOut(Seat seat, const Move& move)
{
    std::vector<int> before;
    if (m_log.isWanted() && !m_state.isSettingOut())
        for (const Seat one : Seats::firstOf(m_state.seats()))
            before.push_back(glory(one));

    std::visit([&](const auto& chosen) { carry(seat, chosen); }, move);

    for (std::size_t i = 0; i < before.size(); ++i) {
        const Seat one{static_cast<std::int8_t>(i)};
        const int now = glory(one);
        if (now > before[i])
            tell(
                one, "glory", {},
                [&] {
                    return Text::counted(TW_TEXT_N("arbor", "%1 gained %n Glory and has %2"), now - before[i],
                                         one, now);
                },
                [&](Event& event) {
                    event.tally = {Text::counted(TW_TEXT_N("arbor", "+%n Glory"), now - before[i])};
                    const Terms& terms = m_state.terms;
                    if (terms.win == WinRule::hold && before[i] < terms.glory && now >= terms.glory)
                        event.spotlight = holdingInLight(one, terms.glory);
                });
        else if (now < before[i])
            tell(
                one, "glory", {},
                [&] {
                    return Text::counted(TW_TEXT_N("arbor", "%1 lost %n Glory and has %2"), before[i] - now,
                                         one, now);
                },
                [&](Event& event) {
                    event.tally = {Text::counted(TW_TEXT_N("arbor", "−%n Glory"), before[i] - now)};
                });
    }
    settle();
}

void Turn::carry(Seat seat, const ChooseAncient& move)
{
    Forest& forest = m_state.of(seat);
    for (const std::int8_t dealt : forest.dealt)
        if (m_content.ancient(dealt).key == move.ancient.letters())
            forest.ancient = dealt;
    tell(seat, "choose", {forest.at},
         [&] { return Text(TW_TEXT("arbor", "%1 chose %2"), seat, ancientOf(seat).name); });
    m_state.active = m_state.after(seat);
    if (m_state.active.index == 0)
        throwForFirst();
}

void Turn::carry(Seat seat, const Reroll& move)
{
    tell(seat, "roll", {}, [&] {
        return move.dice == RerolledDice::both ? Text(TW_TEXT("arbor", "%1 rolled both dice again"), seat)
                                               : Text(TW_TEXT("arbor", "%1 rolled one die again"), seat);
    });
    throwDice(move.dice != RerolledDice::second, move.dice != RerolledDice::first);
    takeDawn();
}

void Turn::carry(Seat seat, const MoveAncient& move)
{
    Forest& forest = m_state.of(seat);
    --forest.manna;
    m_state.chain.clear();
    const Cell from = forest.at;
    forest.at = move.to;
    tell(seat, "move", {from, move.to},
         [&] { return Text(TW_TEXT("arbor", "%1's Ancient went to %2"), seat, move.to); });
}

void Turn::carry(Seat seat, const GrowTree& move)
{
    --m_state.of(seat).manna;
    if (!m_state.chain.empty() && stepsBetween(m_state.chain.back(), move.at) != 1)
        m_state.chain.clear();
    growTree(seat, move.at);
    m_state.chain.push_back(move.at);
}

void Turn::carry(Seat seat, const Awaken& move)
{
    Forest& forest = m_state.of(seat);
    --forest.manna;
    m_state.chain.clear();
    if (move.what == Awakened::guardian) {
        forest.hasAwakened = true;
        awaken(seat, forest.at, TileKind::guardian);
        return;
    }
    const Power& invocation = ancientOf(seat).invocation;
    const bool isPossible = Aims(ancients(), m_state, seat).of(invocation).isPossible;
    awaken(seat, forest.at, TileKind::sage);
    if (isPossible) {
        announcePower(seat, "invoke", Text(TW_TEXT("arbor", "%1 invoked %2"), seat, invocation.name),
                      invocation, move.at);
        use(seat, invocation, move.at);
    }
}

void Turn::carry(Seat seat, const PlaySong& move)
{
    Forest& forest = m_state.of(seat);
    --forest.manna;
    m_state.chain.clear();
    const PendingSong song{seat, move.song, takeFromHand(seat, spiritOf(move.song)), move.at};
    announce(song);
    m_state.pending.push_back(song);
    if (move.song != Song::life)
        openWindow(seat);
    if (!m_state.window.isOpen())
        resolvePending();
}

void Turn::carry(Seat seat, const UseBlessing& move)
{
    Forest& forest = m_state.of(seat);
    forest.canBless = false;
    forest.hasBlessed = true;
    m_state.chain.clear();
    const Power& blessing = ancientOf(seat).blessing;
    announcePower(seat, "bless", Text(TW_TEXT("arbor", "%1 used %2"), seat, blessing.name), blessing,
                  move.at);
    use(seat, blessing, move.at);
}

void Turn::carry(Seat seat, const DrawStar& move)
{
    Forest& forest = m_state.of(seat);
    forest.manna = static_cast<std::int8_t>(forest.manna - Referee(m_content, m_state, seat).drawCost());
    m_state.chain.clear();
    m_state.step = Step::dusk;
    auto& slot = m_state.display[static_cast<std::size_t>(move.slot - 1)];
    tellDrawn(seat, *slot);
    forest.hand.push_back(*slot);
    slot.reset();
}

void Turn::carry(Seat seat, const EndTurn&)
{
    const int left = m_state.of(seat).manna;
    tell(seat, "end", {}, [&] {
        return left > 0 ? Text(TW_TEXT("arbor", "%1 ended the turn, %2 manna unused"), seat, left)
                        : Text(TW_TEXT("arbor", "%1 ended the turn"), seat);
    });
    night();
}

void Turn::carry(Seat seat, const NameFirst& move)
{
    const Seat first = ancientAt(m_state, move.ancient);
    if (first != seat)
        tell(seat, "", {}, [&] { return Text(TW_TEXT("arbor", "%1 lets %2 begin"), seat, first); });
    begin(first);
}

void Turn::announcePower(Seat seat, const char* cue, const Text& text, const Power& power, const Targets& at)
{
    tell(
        seat, cue, {m_state.of(seat).at}, [&] { return text; },
        [&](Event& event) {
            event.spotlight = powerInLight(m_content, m_state, seat, power, at);
            event.pieces = {ancientId(seat)};
            event.tally = {power.name};
        });
}

void Turn::tellDrawn(Seat seat, const Card& card)
{
    tell(
        seat, "draw", {},
        [&] { return Text(TW_TEXT("arbor", "%1 drew a Star: %2"), seat, spiritWord(card.spirit)); },
        [](Event& event) { event.tally = {Text::counted(TW_TEXT_N("arbor", "drew %n Star(s)"), 1)}; });
}

Tile Turn::newTile(TileKind kind, Seat owner) { return Tile{kind, owner, m_state.nextPiece++}; }

void Turn::growTree(Seat seat, Cell at)
{
    --m_state.of(seat).trees;
    m_state.land.put(at, newTile(TileKind::tree, seat));
    tell(
        seat, "grow", {at}, [&] { return Text(TW_TEXT("arbor", "%1 grew a Tree on %2"), seat, at); },
        [](Event& event) { event.tally = {Text::counted(TW_TEXT_N("arbor", "%n Tree(s)"), 1)}; });
}

void Turn::burnTree(Seat seat, Cell at)
{
    const Seat owner = m_state.land.at(at).owner;
    ++m_state.of(owner).trees;
    m_state.land.put(at, {});
    tell(
        seat, "burn", {at},
        [&] { return Text(TW_TEXT("arbor", "%1 burned %2's Tree on %3"), seat, owner, at); },
        [&](Event& event) {
            event.tally = {Text::counted(TW_TEXT_N("arbor", "burned %n Tree(s) of %1"), 1, owner)};
        });
}

void Turn::awaken(Seat seat, Cell at, TileKind kind)
{
    Forest& forest = m_state.of(seat);
    ++forest.trees;
    m_state.land.put(at, newTile(kind, seat));
    if (kind == TileKind::guardian) {
        --forest.guardians;
        tell(
            seat, "awaken", {at},
            [&] { return Text(TW_TEXT("arbor", "%1 awakened a Guardian on %2"), seat, at); },
            [](Event& event) { event.tally = {Text::counted(TW_TEXT_N("arbor", "%n Guardian(s)"), 1)}; });
    } else {
        forest.hasSage = false;
        tell(
            seat, "awaken", {at},
            [&] { return Text(TW_TEXT("arbor", "%1 awakened the Sage on %2"), seat, at); },
            [&](Event& event) {
                event.tally = {Text(TW_TEXT("arbor", "the Sage"))};
                event.pieces = {ancientId(seat)};
            });
    }
}

void Turn::gainManna(Seat seat, int manna)
{
    std::int8_t& held = m_state.of(seat).manna;
    const int most = maximumManna(ancients(), m_state, seat);
    if (held < most)
        held = static_cast<std::int8_t>(std::min(held + manna, most));
}

} // namespace tablewood::arbor
