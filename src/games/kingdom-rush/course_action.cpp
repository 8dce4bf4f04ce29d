#include "games/kingdom-rush/course.h"

#include <algorithm>

/// Phase 2: an open action, and what is laid in it (rulings 5 to 9 and 36).
namespace tablewood::kingdom_rush {

void Course::open(Opened what, std::uint8_t who)
{
    m_state.before.clear();
    m_state.before.push_back(m_state);
    m_state.open = {};
    m_state.open.what = what;
    m_state.open.seat = m_seat;
    m_state.open.who = who;
}

void Course::close()
{
    if (m_state.open.what == Opened::hero)
        m_state.heroes[m_state.open.who].hasActed = true;
    m_state.open = {};
    m_state.before.clear();
}

void Course::operator()(const CancelAction&)
{
    // The assignment takes the situation out of the list that it empties.
    const Situation before = std::move(m_state.before.front());
    static_cast<Situation&>(m_state) = before;
    m_state.before.clear();
    if (isTold())
        tell(Text(TW_TEXT("kingdom-rush", "%1 took the action back"), m_seat), "slide");
}

void Course::operator()(const Lay& move)
{
    OpenAction& open = m_state.open;
    OpenPiece& piece = open.pieces[move.piece];
    const std::uint8_t space = spaceOf(move.horde);
    Horde& horde = *m_state.topAt(m_box, space);
    const Poses& poses = posesOf(piece);
    const auto pose =
        std::find_if(poses.begin(), poses.end(), [&](const Pose& one) { return one.way == move.way(); });
    const auto corner = static_cast<std::uint8_t>(bitOf(move.square));
    piece.on = horde.card;
    if (piece.attack != kNone)
        open.attack = piece.attack;
    if (piece.kind == PieceKind::soldier || piece.kind == PieceKind::warrior) {
        const bool isWarrior = piece.kind == PieceKind::warrior;
        if (isWarrior && m_state.warriorsLeft(m_box) == 0) {
            // One of those that are out moves (ruling 64).
            const auto out = std::find_if(m_state.soldiers.begin(), m_state.soldiers.end(),
                                          [](const Soldier& soldier) { return soldier.isWarrior; });
            m_state.horde(out->horde)->covered &= ~(Squares{1} << out->corner);
            m_state.soldiers.erase(out);
        }
        horde.covered |= Squares{1} << corner;
        m_state.soldiers.push_back({horde.card, corner, isWarrior, open.seat, piece.number});
    } else {
        LaidTile tile;
        tile.horde = horde.card;
        tile.shape = piece.kind == PieceKind::tile ? piece.shape : TileShape::one;
        tile.pose = static_cast<std::uint8_t>(pose - poses.begin());
        tile.corner = corner;
        tile.damage = piece.damage;
        tile.seat = open.seat;
        tile.number = piece.number;
        horde.covered |= tile.squares();
        --m_state.tiles[static_cast<std::size_t>(tile.shape)];
        m_state.laid.push_back(tile);
        if (open.what == Opened::hero) {
            Hero& hero = m_state.heroes[open.who];
            if (piece.costsSkull)
                --hero.skulls;
            const bool isOwnTile = open.act != kNone && open.act != kBenchAct;
            if (isOwnTile && passiveOf(m_box, hero, Passive::slowing) > 0)
                horde.isSlowed = true;
        }
    }
    if (isTold()) {
        Event event;
        event.text =
            piece.kind == PieceKind::tile || piece.kind == PieceKind::spear
                ? Text(TW_TEXT("kingdom-rush", "%1 laid a tile on %2"), m_seat, nameOfHorde(horde.card))
                : Text(TW_TEXT("kingdom-rush", "%1 put a soldier on %2"), m_seat, nameOfHorde(horde.card));
        event.seat = m_seat;
        event.cue =
            piece.kind == PieceKind::tile || piece.kind == PieceKind::spear ? "place-tile" : "place-soldier";
        event.board = gridOf(horde.card);
        event.pieces = {tileId(piece.number), hordeId(horde.card)};
        event.isDetail = true;
        const HordeCard& card = m_box.horde(horde.card);
        for (std::int16_t row = 0; row < card.height; ++row)
            for (std::int16_t column = 0; column < card.width; ++column)
                if (((pose->squares << corner) & squareAt(column, row)) != 0)
                    event.cells.push_back({column, row});
        m_log.tell(std::move(event));
    }
    if (piece.hasSpear) {
        OpenPiece spear;
        spear.kind = PieceKind::spear;
        spear.damage = piece.damage;
        spear.aim = Aim::adjacent;
        spear.attack = piece.attack;
        spear.tie = Tie::other;
        spear.bound = horde.card;
        spear.source = horde.at;
        addPiece(m_state, spear);
    }
    settleOpen();
}

void Course::settleOpen()
{
    if (m_state.open.ask == Ask::pieces && canLayAny(m_box, m_state))
        return;
    if (m_state.open.what == Opened::tower)
        close();
    else
        settleHero();
}

void Course::operator()(const EndPart&)
{
    OpenAction& open = m_state.open;
    open.pieces.clear();
    open.attack = kNone;
    if (open.what == Opened::tower) {
        close();
        return;
    }
    if (open.ask == Ask::move && open.isLeaping)
        open.isLeaping = false;
    if (open.ask == Ask::act)
        open.crossed = {};
    if (open.ask == Ask::choose && open.effect == HeroEffect::regrow)
        open.amount = 0;
    settleHero();
}

bool Course::askPieces()
{
    if (!canLayAny(m_box, m_state)) {
        m_state.open.pieces.clear();
        return false;
    }
    m_state.open.ask = Ask::pieces;
    return true;
}

} // namespace tablewood::kingdom_rush
