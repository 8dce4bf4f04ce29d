#include "games/arbor/turn.h"
#include "games/arbor/view_ids.h"

#include <algorithm>

/// Songs: played, answered, and what they and the powers of Ancients do.
namespace tablewood::arbor {

namespace {

/// Takes the last card that fits out of a list that has one.
Card takeLast(auto& cards, const auto& fits)
{
    const Card* found = cards.end() - 1;
    while (!fits(*found))
        --found;
    const Card card = *found;
    cards.erase(found);
    return card;
}

} // namespace

void Turn::announce(const PendingSong& song)
{
    tell(
        song.seat, "song", song.at,
        [&] { return Text(TW_TEXT("arbor", "%1 played %2"), song.seat, m_content.songText(song.song).name); },
        [&](Event& event) {
            event.spotlight = songInLight(m_content, m_state, song);
            event.tally = {m_content.songText(song.song).name};
            if (song.card.id != 0)
                event.pieces = {song.card.id};
        });
}

/// Asks everybody but the player of what is on top who holds a card of Fate; hands are public, so that this
/// tells nothing.
void Turn::openWindow(Seat player)
{
    Seats asked;
    for (const Seat seat : Seats::firstOf(m_state.seats()))
        if (seat != player && std::ranges::any_of(m_state.of(seat).hand, [](const Card& card) {
                return card.spirit == Spirit::fate;
            }))
            asked.add(seat);
    m_state.window.open(asked);
}

void Turn::carry(Seat seat, const Counter&)
{
    const PendingSong destiny{seat, Song::destiny, takeFromHand(seat, Spirit::fate), {}};
    announce(destiny);
    m_state.pending.push_back(destiny);
    openWindow(seat);
    if (!m_state.window.isOpen())
        resolvePending();
}

void Turn::carry(Seat seat, const Pass&)
{
    tell(seat, "pass", {}, [&] { return Text(TW_TEXT("arbor", "%1 let it be"), seat); });
    m_state.window.pass(seat);
    if (!m_state.window.isOpen())
        resolvePending();
}

void Turn::carry(Seat seat, const Reveal&)
{
    announce({seat, Song::revelation, {}, {}});
    const Card card = takeLast(m_state.discard, [](const Card& one) { return one.spirit != Spirit::fate; });
    m_state.discard.push_back(takeFromHand(seat, Spirit::fate));
    m_state.of(seat).hand.push_back(card);
    tell(seat, "draw", {},
         [&] { return Text(TW_TEXT("arbor", "%1 took a Star back: %2"), seat, spiritWord(card.spirit)); });
    if (m_state.pending.empty()) {
        m_state.chain.clear();
        return;
    }
    m_state.window.pass(seat);
    if (!m_state.window.isOpen())
        resolvePending();
}

/// Last in, first out: a Destiny that stands removes what lies below it.
void Turn::resolvePending()
{
    m_state.window.close();
    while (!m_state.pending.empty()) {
        const PendingSong top = m_state.pending.back();
        m_state.pending.pop_back();
        m_state.discard.push_back(top.card);
        if (top.song == Song::destiny) {
            const PendingSong below = m_state.pending.back();
            m_state.pending.pop_back();
            m_state.discard.push_back(below.card);
            tell(
                top.seat, "counter", below.at,
                [&] {
                    return below.song == Song::destiny
                               ? Text(TW_TEXT("arbor", "%2's Destiny was countered by %1"), top.seat,
                                      below.seat)
                               : Text(TW_TEXT("arbor", "%2's song was countered by %1"), top.seat,
                                      below.seat);
                },
                [&](Event& event) { event.spotlight = counteredInLight(m_content, below); });
        } else {
            takeEffect(top);
        }
    }
}

void Turn::takeEffect(const PendingSong& song)
{
    sing(song.seat, song.song, song.at);
    if (const Trait* trait = traitOf(ancients(), m_state, song.seat, TraitKind::kinship))
        if (trait->spirit == spiritOf(song.song))
            gainManna(song.seat, trait->amount);
}

void Turn::sing(Seat seat, Song song, const Targets& at)
{
    switch (song) {
    case Song::flame:
    case Song::ash:
        for (const Cell c : at)
            burnTree(seat, c);
        break;
    case Song::devotion:
    case Song::radiance:
        for (const Cell c : at)
            growTree(seat, c);
        break;
    case Song::darkness:
        moveAncient(seat, at[0], at[1]);
        break;
    case Song::cunning:
        exchange(seat, at[0], at[1]);
        break;
    case Song::thunder:
        storm(seat, ancientAt(m_state, at[0]), -kMannaOfStorm);
        break;
    case Song::lightning:
        storm(seat, seat, kMannaOfStorm);
        break;
    case Song::life:
        if (!m_state.of(seat).hasBlessed)
            m_state.of(seat).canBless = true;
        break;
    case Song::revelation:
    case Song::destiny:
        break;
    }
}

void Turn::use(Seat seat, const Power& power, const Targets& at)
{
    Forest& forest = m_state.of(seat);
    const Spaces aura = auraOf(ancients(), m_state, seat);
    switch (power.kind) {
    case PowerKind::grow:
        for (const Cell c : at)
            growTree(seat, c);
        break;
    case PowerKind::overgrow:
        for (const Cell c : allNeighbours(forest.at))
            if (aura.has(c) && m_state.land.at(c).kind == TileKind::empty && forest.trees > 0)
                growTree(seat, c);
        break;
    case PowerKind::burn:
        for (const Cell c : at)
            burnTree(seat, c);
        break;
    case PowerKind::wildfire:
        for (const Cell c : treesOfWildfire(ancients(), m_state, seat, power))
            burnTree(seat, c);
        break;
    case PowerKind::draw:
        for (int i = 0; i < power.amount && forest.hand.size() < kHandLimit; ++i)
            if (const auto card = drawFromDeck()) {
                forest.hand.push_back(*card);
                tellDrawn(seat, *card);
            }
        break;
    case PowerKind::chill:
        for (const Seat other : Seats::firstOf(m_state.seats()))
            if (other != seat)
                storm(seat, other, -power.amount);
        break;
    case PowerKind::leap: {
        const Cell from = forest.at;
        forest.at = at[0];
        tell(seat, "move", {from, at[0]},
             [&] { return Text(TW_TEXT("arbor", "%1's Ancient went to %2"), seat, at[0]); });
        break;
    }
    case PowerKind::uproot:
        moveAncient(seat, at[0], at[1]);
        break;
    case PowerKind::convert:
        for (const Cell c : at) {
            burnTree(seat, c);
            growTree(seat, c);
        }
        break;
    case PowerKind::guard:
        awaken(seat, forest.at, TileKind::guardian);
        break;
    case PowerKind::council:
        for (const Cell c : allNeighbours(forest.at))
            if (aura.has(c) && m_state.land.at(c).kind == TileKind::tree &&
                m_state.land.at(c).owner == seat && forest.guardians > 0)
                awaken(seat, c, TileKind::guardian);
        break;
    case PowerKind::manna:
        gainManna(seat, power.amount);
        break;
    }
}

void Turn::exchange(Seat seat, Cell a, Cell b)
{
    const Tile first = m_state.land.at(a);
    m_state.land.put(a, m_state.land.at(b));
    m_state.land.put(b, first);
    tell(seat, "exchange", {a, b},
         [&] { return Text(TW_TEXT("arbor", "%1 exchanged %2 and %3"), seat, a, b); });
}

void Turn::moveAncient(Seat mover, Cell from, Cell to)
{
    const Seat moved = ancientAt(m_state, from);
    m_state.of(moved).at = to;
    tell(mover, "move", {from, to},
         [&] { return Text(TW_TEXT("arbor", "%1 moved %2's Ancient to %3"), mover, moved, to); });
}

void Turn::storm(Seat seat, Seat struck, int manna)
{
    std::int8_t& sum = m_state.of(struck).storm;
    sum = static_cast<std::int8_t>(std::clamp(sum + manna, -kMaxStorm, kMaxStorm));
    tell(seat, "storm", {m_state.of(struck).at}, [&] {
        return manna < 0
                   ? Text(TW_TEXT("arbor", "%1 will gain %2 less manna at the next Dawn"), struck, -manna)
                   : Text(TW_TEXT("arbor", "%1 will gain %2 more manna at the next Dawn"), struck, manna);
    });
}

Card Turn::takeFromHand(Seat seat, Spirit spirit)
{
    return takeLast(m_state.of(seat).hand, [&](const Card& card) { return card.spirit == spirit; });
}

} // namespace tablewood::arbor
