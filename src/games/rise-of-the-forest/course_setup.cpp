#include "games/rise-of-the-forest/course.h"
#include "games/rise-of-the-forest/referee.h"

#include <algorithm>

/// The set-up: sides, leaders, the track and the bases.
namespace tablewood::rise_of_the_forest {

void Course::carryOut(Seat seat, const Move& move)
{
    m_seat = seat;
    if (m_state.step == Step::players && !m_state.active.isPlayer())
        m_state.active = seat;
    m_hasDrawn = false;
    std::visit(*this, move);
    tieDown();
}

void Course::tieDown()
{
    if (m_hasDrawn || !m_seat.isPlayer()) {
        m_state.loose = {};
        return;
    }
    if (m_state.step != Step::leaders)
        for (const Seat other : m_state.seatsOf(otherSide(side())))
            m_state.loose.remove(other);
    m_state.loose.add(m_seat);
}

void Course::tell(Text text, const Name& cue, std::vector<PieceId> pieces, bool isDetail)
{
    Event event = eventOf(std::move(text), m_seat, cue, std::move(pieces));
    event.isDetail = isDetail;
    m_log.tell(std::move(event));
}

void Course::operator()(const NameSide& move)
{
    for (std::size_t i = 0; i < m_state.players.size(); ++i)
        m_state.players[i].side = i % 2 == 0 ? move.side : otherSide(move.side);
    m_state.step = Step::leaders;
    if (m_log.isWanted())
        tell(Text(TW_TEXT("rise-of-the-forest", "%1 took the side of the %2"), m_seat, nameOf(move.side)),
             "press");
}

void Course::operator()(const Lead& move)
{
    const auto left = leadersLeft(m_content, m_state, m_seat);
    const Card card = *std::find_if(
        left.begin(), left.end(), [&](const Card& one) { return move.leader == kindOf(m_content, one).key; });
    m_state.player(m_seat).leaders.push_back({card, false});
    if (m_log.isWanted()) {
        tell(Text(TW_TEXT("rise-of-the-forest", "%1 picked a leader"), m_seat), "place");
        m_log.tellOnly(m_state.seatsOf(side()),
                       eventOf(Text(TW_TEXT("rise-of-the-forest", "It is %1"), nameOf(m_content, card)),
                               m_seat, {}, ownIds(card.number)));
    }
    if (!actingIn(m_state).isEmpty())
        return;
    m_log.reveal();
    if (m_log.isWanted())
        for (const Seat seat : Seats::firstOf(m_state.seats()))
            for (const Leader& leader : m_state.player(seat).leaders)
                m_log.tell(eventOf(Text(TW_TEXT("rise-of-the-forest", "%1 leads for %2"),
                                        nameOf(m_content, leader.card), seat),
                                   seat, "flip", {idOf(m_state.sideOf(seat), leader.card.number)}));
    drawNext();
}

void Course::drawNext()
{
    const std::size_t tiles = m_state.track.tiles.size();
    if (tiles % 3 == 0 && m_state.track.towers.size() < tiles / 3) {
        m_state.step = Step::towers;
        m_state.drawnTower = m_state.towerPile.back();
        m_state.towerPile.pop_back();
        m_hasDrawn = true;
        m_log.reveal();
        if (m_log.isWanted())
            m_log.tell(
                eventOf(Text(TW_TEXT("rise-of-the-forest", "%1 drew the tower with %2"), m_state.layer(),
                             Text::counted(TW_TEXT_N("rise-of-the-forest", "%n pip(s)"), m_state.drawnTower)),
                        m_state.layer(), "draw", {kDrawnTower}));
        return;
    }
    if (tiles < kTiles) {
        m_state.step = Step::tiles;
        drawTile();
        return;
    }
    m_state.step = Step::bases;
}

void Course::drawTile()
{
    m_hasDrawn = true;
    ShortList<Road, kTiles> shown;
    m_state.drawnTile = Road::none;
    while (m_state.drawnTile == Road::none && !m_state.tilePile.empty()) {
        const Road road = m_state.tilePile.back();
        m_state.tilePile.pop_back();
        if (m_state.track.hasPlaceFor(road))
            m_state.drawnTile = road;
        else
            shown.push_back(road);
    }
    const bool isOther = m_state.drawnTile == Road::none;
    if (isOther) {
        m_state.drawnTile = otherRoad(shown.front());
        shown.erase(shown.begin());
    }
    m_log.reveal();
    if (m_log.isWanted()) {
        const Seat seat = m_state.layer();
        const Text name = m_state.drawnTile == Road::straight
                              ? Text(TW_TEXT("rise-of-the-forest", "a straight tile"))
                              : Text(TW_TEXT("rise-of-the-forest", "a corner"));
        m_log.tell(eventOf(Text(TW_TEXT("rise-of-the-forest", "%1 drew %2"), seat, name), seat, "draw",
                           {kDrawnTile}));
        if (!shown.empty())
            m_log.tell(eventOf(
                Text::counted(TW_TEXT_N("rise-of-the-forest",
                                        "%n tile(s) that fit nowhere were shown before it and go back"),
                              static_cast<std::int64_t>(shown.size())),
                seat, "flip"));
        if (isOther)
            m_log.tell(eventOf(
                Text(TW_TEXT("rise-of-the-forest", "No tile that is left fits: it counts as the other kind")),
                seat, "flip"));
    }
    if (shown.empty())
        return;
    for (const Road road : shown)
        m_state.tilePile.push_back(road);
    m_state.tileStream.shuffle(m_state.tilePile);
}

void Course::operator()(const Lay& move)
{
    const Cell at = windowOf(m_state.track).fromBoard(move.at);
    m_state.track.lay(m_state.drawnTile, at, move.turns);
    m_state.drawnTile = Road::none;
    if (m_log.isWanted()) {
        const Tile& laid = *m_state.track.tileOn(at);
        // No space: the board grows, and spaces change their names with it.
        tell(Text(TW_TEXT("rise-of-the-forest", "%1 laid tile %2"), m_seat, int{laid.laid}), "place",
             {idOf(laid)});
    }
    drawNext();
}

void Course::operator()(const Build& move)
{
    const Cell at = windowOf(m_state.track).fromBoard(move.at);
    m_state.track.towers.push_back({at, m_state.drawnTower});
    m_state.drawnTower = 0;
    if (m_log.isWanted()) {
        const Tower& tower = *m_state.track.towerOn(at);
        tell(Text(TW_TEXT("rise-of-the-forest", "%1 placed tower %2"), m_seat, int{tower.pips}), "place",
             {idOf(tower)});
    }
    drawNext();
}

void Course::operator()(const SetBase& move)
{
    const Cell at = windowOf(m_state.track).fromBoard(move.at);
    if (at != m_state.track.front)
        m_state.track.reverse();
    if (m_log.isWanted())
        m_log.tell(
            eventOf(Text(TW_TEXT("rise-of-the-forest", "%1 chose where the Shadowborn come from"), m_seat),
                    m_seat, "place", {kShadowBase}));
    for (const Seat seat : Seats::firstOf(m_state.seats()))
        fillHand(seat);
    beginRound(m_state, m_log);
}

} // namespace tablewood::rise_of_the_forest
