#include "games/rise-of-the-forest/referee.h"
#include "games/rise-of-the-forest/view_parts.h"

#include <algorithm>

/// What a viewer of Rise of the Forest sees, and the zones with the cards in them.
namespace tablewood::rise_of_the_forest {

namespace {

const Name kShadowBack = "shadow";
const Name kLightBack = "gold";

Zone zoneWith(const Name& id, ZoneKind kind, Seat seat, Text name, std::size_t count)
{
    Zone zone;
    zone.id = id;
    zone.kind = kind;
    zone.seat = seat;
    zone.name = std::move(name);
    zone.count = static_cast<std::int16_t>(count);
    return zone;
}

Name backOf(Side side) { return side == Side::shadowborn ? kShadowBack : kLightBack; }

void addPhases(Scene& scene, const State& state)
{
    if (state.round == 0) {
        scene.phases = {{"leaders", "person", Text(TW_TEXT("rise-of-the-forest", "Leaders"))},
                        {"track", "flag", Text(TW_TEXT("rise-of-the-forest", "Track and towers"))},
                        {"bases", "home", Text(TW_TEXT("rise-of-the-forest", "Bases"))}};
        scene.phase = static_cast<std::int8_t>(state.step <= Step::leaders  ? 0
                                               : state.step <= Step::towers ? 1
                                                                            : 2);
        return;
    }
    scene.phases = {{"shadowborn", "moon", Text(TW_TEXT("rise-of-the-forest", "Shadowborn play"))},
                    {"lightborn", "lantern", Text(TW_TEXT("rise-of-the-forest", "Lightborn play"))},
                    {"run", "boot", Text(TW_TEXT("rise-of-the-forest", "The run"))}};
    if (state.step == Step::over)
        scene.phase = -1;
    else
        scene.phase = static_cast<std::int8_t>(state.step == Step::run ? 2 : static_cast<int>(state.side));
}

/// A tile of the pile, wherever it lies.
Piece tilePiece(PieceId id, Road road)
{
    Piece piece;
    piece.id = id;
    piece.figure = "tile";
    piece.variant = road == Road::straight ? Name("straight") : Name("corner");
    piece.name = road == Road::straight ? Text(TW_TEXT("rise-of-the-forest", "Straight tile"))
                                        : Text(TW_TEXT("rise-of-the-forest", "Corner"));
    return piece;
}

} // namespace

Scene ForestGame::view(const State& state, Viewer viewer) const
{
    Scene scene;
    scene.moment = state.round == 0
                       ? Text(TW_TEXT("rise-of-the-forest", "setting up"))
                       : Text(TW_TEXT("rise-of-the-forest", "round %1 of %2"), int{state.round}, kRounds);
    scene.goal = Text(TW_TEXT("rise-of-the-forest", "Hold for six rounds"));
    scene.goalDetail = Text(TW_TEXT("rise-of-the-forest", "or the base falls below 1 health"));
    scene.active = toAct(state);
    scene.outcome = outcome(state);
    if (scene.outcome)
        scene.ending = state.baseHealth < 1 ? Text(TW_TEXT("rise-of-the-forest", "The Shadowborn have won"))
                                            : Text(TW_TEXT("rise-of-the-forest", "The Lightborn have won"));
    addPhases(scene, state);
    const ViewParts parts(m_content, state, viewer);
    parts.addBoard(scene);
    parts.addZones(scene);
    parts.addPanels(scene);
    parts.addQuestion(scene);
    if (state.step == Step::run)
        parts.addComing(scene);
    if (state.step == Step::leaders && scene.active.has(viewer.seat))
        scene.identity = zoneOf("choice", viewer.seat);
    return scene;
}

Piece ViewParts::cardPiece(const Card& card, const Name& zone, int column) const
{
    const CardKind& kind = kindOf(m_content, card);
    Piece piece;
    piece.id = idOf(kind.side, card.number);
    piece.figure = "card";
    piece.face = kind.key;
    piece.name = kind.name;
    piece.at = {zone, {static_cast<std::int16_t>(column), 0}, 0};
    return piece;
}

Piece ViewParts::unitCard(const Unit& unit, const Name& zone, int column) const
{
    Piece piece = cardPiece(unit.card, zone, column);
    piece.seat = m_state.seatsOf(kindOf(m_content, unit.card).side).first();
    addUnitBadges(piece, unit);
    if (unit.isKilled)
        piece.badges.push_back({"ghost", {}, Text(TW_TEXT("rise-of-the-forest", "Killed, back next round"))});
    piece.isCutOff = unit.where == Where::beside && kindOf(m_content, unit.card).side == Side::shadowborn;
    return piece;
}

void ViewParts::addZones(Scene& scene) const
{
    for (const Seat seat : Seats::firstOf(m_state.seats())) {
        if (m_state.round > 0)
            addHand(scene, seat);
        addLeaders(scene, seat);
    }
    addDrawn(scene);
    if (m_state.round == 0) {
        addPile(scene);
        return;
    }
    for (const Side side : {Side::shadowborn, Side::lightborn})
        addTeamZones(scene, side);
}

void ViewParts::addHand(Scene& scene, Seat seat) const
{
    const Player& player = m_state.player(seat);
    Zone hand = zoneWith(handOf(seat), ZoneKind::hand, seat, Text(TW_TEXT("rise-of-the-forest", "Hand")),
                         player.hand.size());
    hand.capacity = static_cast<std::int16_t>(m_state.handSize(player.side));
    hand.back = backOf(player.side);
    scene.zones.push_back(std::move(hand));
    if (!m_state.seesHand(m_viewer, seat))
        return;
    int column = 0;
    for (const Card& card : player.hand) {
        Piece piece = cardPiece(card, handOf(seat), column++);
        piece.seat = seat;
        scene.pieces.push_back(std::move(piece));
    }
}

void ViewParts::addLeaders(Scene& scene, Seat seat) const
{
    const Player& player = m_state.player(seat);
    const bool isSealed = m_state.step == Step::leaders;
    const bool isSeen =
        !isSealed || (m_viewer.seat.isPlayer() && m_state.sideOf(m_viewer.seat) == player.side);
    const Name id = zoneOf("leaders", seat);
    std::size_t waiting = 0;
    int column = 0;
    for (const Leader& leader : player.leaders) {
        if (leader.isPlayed)
            continue;
        ++waiting;
        if (!isSeen)
            continue;
        Piece piece = cardPiece(leader.card, id, column++);
        piece.seat = seat;
        scene.pieces.push_back(std::move(piece));
    }
    if (waiting == 0 && m_state.round > 0)
        return;
    Zone zone = zoneWith(id, ZoneKind::row, seat, Text(TW_TEXT("rise-of-the-forest", "Leader")), waiting);
    zone.hint = Text(TW_TEXT("rise-of-the-forest", "Comes once in the place of a unit of its type"));
    zone.back = backOf(player.side);
    scene.zones.push_back(std::move(zone));
    if (!isSealed || !m_viewer.is(seat) || !actingIn(m_state).has(seat))
        return;
    const Name choice = zoneOf("choice", seat);
    const auto left = leadersLeft(m_content, m_state, seat);
    scene.zones.push_back(zoneWith(choice, ZoneKind::hand, seat,
                                   Text(TW_TEXT("rise-of-the-forest", "Leaders to pick from")), left.size()));
    column = 0;
    for (const Card& card : left)
        scene.pieces.push_back(cardPiece(card, choice, column++));
}

void ViewParts::addDrawn(Scene& scene) const
{
    if (m_state.drawnTile == Road::none && m_state.drawnTower == 0)
        return;
    Zone zone =
        zoneWith(kDrawn, ZoneKind::tray, m_state.layer(), Text(TW_TEXT("rise-of-the-forest", "Drawn")), 1);
    scene.zones.push_back(std::move(zone));
    Piece piece;
    if (m_state.drawnTile != Road::none) {
        piece = tilePiece(kDrawnTile, m_state.drawnTile);
        piece.turning = Turning::quarters;
    } else {
        piece.id = kDrawnTower;
        piece.figure = "tower";
        piece.variant = std::to_string(m_state.drawnTower);
        piece.name = Text(TW_TEXT("rise-of-the-forest", "Tower %1"), int{m_state.drawnTower});
    }
    piece.at = {kDrawn, {0, 0}, 0};
    piece.seat = m_state.layer();
    scene.pieces.push_back(std::move(piece));
}

void ViewParts::addPile(Scene& scene) const
{
    if (m_state.tilePile.empty())
        return;
    scene.zones.push_back(zoneWith(kPile, ZoneKind::tray, Seat::none(),
                                   Text(TW_TEXT("rise-of-the-forest", "Still in the pile")),
                                   m_state.tilePile.size()));
    std::int16_t column = 0;
    for (const Road road : {Road::straight, Road::corner}) {
        const auto left = std::count(m_state.tilePile.begin(), m_state.tilePile.end(), road);
        if (left == 0)
            continue;
        Piece piece = tilePiece(road == Road::straight ? kPileStraight : kPileCorner, road);
        piece.at = {kPile, {column++, 0}, 0};
        piece.badges.push_back(
            {{}, std::to_string(left), Text(TW_TEXT("rise-of-the-forest", "Still in the pile"))});
        scene.pieces.push_back(std::move(piece));
    }
}

void ViewParts::addTeamZones(Scene& scene, Side side) const
{
    const Team& team = m_state.team(side);
    const Name deckId = zoneOf("deck", side);
    Zone deck = zoneWith(deckId, ZoneKind::pile, Seat::none(), Text(TW_TEXT("rise-of-the-forest", "Deck")),
                         team.deck.size());
    deck.back = backOf(side);
    scene.zones.push_back(std::move(deck));

    const Name discardId = zoneOf("discard", side);
    scene.zones.push_back(zoneWith(discardId, ZoneKind::pile, Seat::none(),
                                   Text(TW_TEXT("rise-of-the-forest", "Discard")), team.discard.size()));
    std::int16_t layer = 0;
    for (const Card& card : team.discard) {
        Piece piece = cardPiece(card, discardId, 0);
        piece.at.layer = layer++;
        scene.pieces.push_back(std::move(piece));
    }

    int column = 0;
    if (!team.items.empty()) {
        const Name itemsId = zoneOf("items", side);
        scene.zones.push_back(zoneWith(itemsId, ZoneKind::row, Seat::none(),
                                       Text(TW_TEXT("rise-of-the-forest", "Items of this round")),
                                       team.items.size()));
        for (const Card& card : team.items)
            scene.pieces.push_back(cardPiece(card, itemsId, column++));
    }

    if (side == Side::shadowborn) {
        Zone stack = zoneWith(kStack, ZoneKind::row, Seat::none(),
                              Text(TW_TEXT("rise-of-the-forest", "On the base")), m_state.stack.size());
        stack.hint = Text(TW_TEXT("rise-of-the-forest", "The first one comes first"));
        stack.capacity = static_cast<std::int16_t>(kMostStacked);
        scene.zones.push_back(std::move(stack));
        column = 0;
        for (const std::uint8_t number : m_state.stack)
            scene.pieces.push_back(unitCard(*team.unit(number), kStack, column++));
    }
    const Name beside = side == Side::shadowborn ? kBeside : kWaiting;
    column = 0;
    const auto addWaiting = [&](const Unit& unit) {
        if (unit.where == Where::beside)
            scene.pieces.push_back(unitCard(unit, beside, column++));
    };
    if (side == Side::shadowborn)
        for (const std::uint8_t number : m_state.line)
            addWaiting(*team.unit(number));
    else
        for (const Unit& unit : team.units)
            addWaiting(unit);
    if (column > 0)
        scene.zones.push_back(zoneWith(beside, ZoneKind::row, Seat::none(),
                                       side == Side::shadowborn
                                           ? Text(TW_TEXT("rise-of-the-forest", "Beside the base"))
                                           : Text(TW_TEXT("rise-of-the-forest", "Waiting for a tower")),
                                       static_cast<std::size_t>(column)));
}

} // namespace tablewood::rise_of_the_forest
