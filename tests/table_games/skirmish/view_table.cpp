#include "view_table.h"

namespace tablewood::skirmish {

namespace {

constexpr std::uint8_t kTilt = 3;
constexpr std::uint8_t kFewHearts = 3;
const std::string kChain = "chain";
const std::string kCouldBlock = "could-block";
const std::string kBack = "night";

std::string zoneOf(const char* what, Seat seat) { return what + std::to_string(seat.index); }

Badge badgeOf(const Name& icon, int value, Text meaning)
{
    Badge badge;
    badge.icon = icon;
    badge.value = std::to_string(value);
    badge.meaning = std::move(meaning);
    return badge;
}

/// The harm that a fighter has taken, of what it can take.
Badge harmOf(const Fighter& fighter)
{
    Badge badge;
    badge.icon = "drop";
    badge.value = std::to_string(fighter.harm) + "/" + std::to_string(fighter.toughness());
    badge.meaning = TW_TEXT("skirmish", "Harm taken");
    return badge;
}

Badge markOf(const Name& icon, Text meaning)
{
    Badge badge;
    badge.icon = icon;
    badge.meaning = std::move(meaning);
    return badge;
}

Piece pieceOf(const Card& card, Seat seat, const Name& in, int column)
{
    Piece piece;
    piece.id = idOf(card);
    piece.seat = seat;
    piece.figure = "card";
    piece.face = card.is().key;
    piece.name = nameOf(card);
    piece.at = {in, {static_cast<std::int16_t>(column), 0}, 0};
    return piece;
}

Zone zoneWith(const std::string& id, ZoneKind kind, Seat seat, Text name, std::size_t count)
{
    Zone zone;
    zone.id = id;
    zone.kind = kind;
    zone.seat = seat;
    zone.name = std::move(name);
    zone.count = static_cast<std::int16_t>(count);
    return zone;
}

PanelItem zoneItem(const Name& id, const std::string& zone)
{
    PanelItem item;
    item.kind = ItemKind::zone;
    item.id = id;
    item.zone = zone;
    return item;
}

PanelItem counterItem(const Name& id, const Name& icon, Text label, std::size_t value)
{
    PanelItem item;
    item.kind = ItemKind::counter;
    item.id = id;
    item.icon = icon;
    item.label = std::move(label);
    item.value = static_cast<std::int32_t>(value);
    return item;
}

Arrow arrowOf(const Name& style, PieceId from, PieceId to, Text meaning)
{
    Arrow arrow;
    arrow.style = style;
    arrow.from.in = placeOf(from);
    arrow.to.in = placeOf(to);
    arrow.meaning = std::move(meaning);
    return arrow;
}

} // namespace

void TableParts::addFields(Scene& scene) const
{
    const Seat lower = m_viewer.is(Seat{1}) ? Seat{1} : Seat{0};
    addField(scene, otherSeat(lower));
    addField(scene, lower);
}

void TableParts::addField(Scene& scene, Seat seat) const
{
    const Side& side = m_state->side(seat);
    Zone field = zoneWith(fieldOf(seat), ZoneKind::field, seat,
                          {TW_TEXT("skirmish", "The field of %1"), seat}, side.field.size() + 1);
    scene.zones.push_back(std::move(field));
    Piece keep;
    keep.id = keepOf(seat);
    keep.seat = seat;
    keep.figure = "card";
    keep.face = "keep";
    keep.name = {TW_TEXT("skirmish", "The keep of %1"), seat};
    keep.at = {fieldOf(seat), {0, 0}, 0};
    keep.badges.push_back(badgeOf("heart", side.hearts, TW_TEXT("skirmish", "Hearts left")));
    scene.pieces.push_back(std::move(keep));
    int column = 0;
    for (const Fighter& fighter : side.field)
        addFighter(scene, seat, fighter, ++column);
}

void TableParts::addFighter(Scene& scene, Seat seat, const Fighter& fighter, int column) const
{
    Piece piece = pieceOf(fighter.card, seat, fieldOf(seat), column);
    piece.facing = fighter.isTilted ? kTilt : 0;
    piece.badges.push_back(badgeOf("sword", fighter.strength(), TW_TEXT("skirmish", "Strength")));
    piece.badges.push_back(badgeOf("shield", fighter.toughness(), TW_TEXT("skirmish", "Toughness")));
    if (fighter.harm > 0)
        piece.badges.push_back(harmOf(fighter));
    if (fighter.isCloaked)
        piece.badges.push_back(markOf("lock", TW_TEXT("skirmish", "Cannot be harmed in this combat")));
    if (fighter.isFresh)
        piece.badges.push_back(markOf("hour", TW_TEXT("skirmish", "Came this turn and cannot attack yet")));
    scene.pieces.push_back(std::move(piece));
    std::int16_t layer = 0;
    for (const Card& worn : fighter.gear) {
        Piece gear = pieceOf(worn, seat, placeOf(idOf(fighter.card)), 0);
        gear.at.layer = ++layer;
        scene.pieces.push_back(std::move(gear));
    }
}

void TableParts::addHand(Scene& scene, Seat seat) const
{
    const Pile& hand = m_state->side(seat).hand;
    const std::string id = zoneOf("hand", seat);
    Zone zone = zoneWith(id, ZoneKind::hand, seat, TW_TEXT("skirmish", "Hand"), hand.size());
    zone.back = kBack;
    scene.zones.push_back(std::move(zone));
    if (!m_viewer.is(seat))
        return;
    int column = 0;
    for (const Card& card : hand) {
        scene.pieces.push_back(pieceOf(card, seat, id, column++));
    }
}

void TableParts::addPiles(Scene& scene, Seat seat) const
{
    const Side& side = m_state->side(seat);
    Zone deck =
        zoneWith(zoneOf("deck", seat), ZoneKind::pile, seat, TW_TEXT("skirmish", "Deck"), side.deck.size());
    deck.back = kBack;
    scene.zones.push_back(std::move(deck));
    const std::string id = zoneOf("discard", seat);
    scene.zones.push_back(
        zoneWith(id, ZoneKind::pile, seat, TW_TEXT("skirmish", "Discard"), side.discard.size()));
    std::int16_t layer = 0;
    for (const Card& card : side.discard) {
        Piece piece = pieceOf(card, seat, id, 0);
        piece.at.layer = layer++;
        scene.pieces.push_back(std::move(piece));
    }
}

void TableParts::addReserve(Scene& scene, Seat seat) const
{
    const auto& reserve = m_state->side(seat).reserve;
    Zone zone =
        zoneWith(reserveOf(seat), ZoneKind::row, seat, TW_TEXT("skirmish", "Reserve"), reserve.size());
    zone.hint = TW_TEXT("skirmish", "The first card is drawn next");
    zone.capacity = kMostReserve;
    scene.zones.push_back(std::move(zone));
    int column = 0;
    for (const Card& card : reserve)
        scene.pieces.push_back(pieceOf(card, seat, reserveOf(seat), column++));
}

void TableParts::addSeat(Scene& scene, Seat seat) const
{
    const Side& side = m_state->side(seat);
    addHand(scene, seat);
    addPiles(scene, seat);
    addReserve(scene, seat);
    Panel panel;
    panel.id = zoneOf("seat", seat);
    panel.seat = seat;
    panel.title = TW_TEXT("skirmish", "Keep");
    panel.score = Score{TW_TEXT("skirmish", "Hearts"), side.hearts, 0, 0};
    panel.mood = side.hearts <= kFewHearts ? Mood::danger : Mood::usual;
    panel.items.push_back(counterItem("hearts", "heart", TW_TEXT("skirmish", "Hearts"), side.hearts));
    panel.items.push_back(
        counterItem("cards", "cards", TW_TEXT("skirmish", "Cards in hand"), side.hand.size()));
    if (!m_viewer.is(seat))
        panel.items.push_back(zoneItem("hand", zoneOf("hand", seat)));
    panel.items.push_back(zoneItem("deck", zoneOf("deck", seat)));
    panel.items.push_back(zoneItem("discard", zoneOf("discard", seat)));
    panel.items.push_back(zoneItem("reserve", reserveOf(seat)));
    panel.items.back().label = TW_TEXT("skirmish", "Reserve");
    scene.panels.push_back(std::move(panel));
}

void TableParts::addChain(Scene& scene) const
{
    Zone zone =
        zoneWith(kChain, ZoneKind::row, Seat::none(), TW_TEXT("skirmish", "Answers"), m_state->chain.size());
    zone.hint = TW_TEXT("skirmish", "The last trick takes effect first");
    zone.capacity = 2 * kMostTricks;
    scene.zones.push_back(std::move(zone));
    int column = 0;
    for (const Link& link : m_state->chain) {
        Piece piece = pieceOf(link.card, link.seat, kChain, column++);
        const Fighter* const fighter = fighterOf(*m_state, link.target);
        if (fighter)
            piece.badges.push_back(
                markOf("target", {TW_TEXT("skirmish", "Played at %1"), nameOf(fighter->card)}));
        else
            piece.badges.push_back(markOf("deny", TW_TEXT("skirmish", "Cancels the trick before it")));
        scene.pieces.push_back(std::move(piece));
    }
    Panel panel;
    panel.id = "table";
    panel.title = TW_TEXT("skirmish", "Answers");
    panel.items.push_back(zoneItem("chain", kChain));
    scene.panels.push_back(std::move(panel));
}

void TableParts::addAttacks(Scene& scene) const
{
    const Seat defender = m_state->defender();
    for (const Duel& duel : m_state->duels) {
        const Fighter& attacker = *fighterOf(*m_state, duel.attacker);
        const PieceId from = idOf(attacker.card);
        if (duel.blocker == 0) {
            scene.arrows.push_back(
                arrowOf("attack", from, keepOf(defender),
                        {TW_TEXT("skirmish", "%1 attacks the keep of %2"), nameOf(attacker.card), defender}));
        } else if (const Fighter* const blocker = fighterOf(*m_state, duel.blocker)) {
            scene.arrows.push_back(arrowOf(
                "attack", from, idOf(blocker->card),
                {TW_TEXT("skirmish", "%1 is blocked by %2"), nameOf(attacker.card), nameOf(blocker->card)}));
        }
    }
}

void TableParts::addComing(Scene& scene) const
{
    for (const Duel& duel : m_state->duels) {
        const Fighter& attacker = *fighterOf(*m_state, duel.attacker);
        Phase step;
        step.id = std::to_string(duel.attacker);
        step.icon = duel.blocker == 0 ? "heart" : "sword";
        step.name = duel.blocker == 0 ? Text(TW_TEXT("skirmish", "%1 strikes"), nameOf(attacker.card))
                                      : Text(TW_TEXT("skirmish", "%1 fights"), nameOf(attacker.card));
        scene.coming.push_back(std::move(step));
    }
}

void TableParts::addBlocks(Scene& scene) const
{
    Layer layer;
    layer.id = kCouldBlock;
    layer.icon = "shield";
    layer.label = TW_TEXT("skirmish", "Who can block");
    layer.hint = TW_TEXT("skirmish", "Shows which attackers each fighter that stands ready can block");
    scene.layers.push_back(std::move(layer));
    if (m_state->phase != TurnPhase::attack && m_state->phase != TurnPhase::block)
        return;
    for (const Fighter& fighter : m_state->side(m_state->defender()).field) {
        if (fighter.isTilted || m_state->isBlocking(fighter.card.number))
            continue;
        for (const Duel& duel : m_state->duels) {
            if (duel.blocker != 0)
                continue;
            const Fighter& attacker = *fighterOf(*m_state, duel.attacker);
            Arrow arrow = arrowOf(
                "block", idOf(fighter.card), idOf(attacker.card),
                {TW_TEXT("skirmish", "%1 can block %2"), nameOf(fighter.card), nameOf(attacker.card)});
            arrow.layer = kCouldBlock;
            scene.arrows.push_back(std::move(arrow));
        }
    }
}

} // namespace tablewood::skirmish
