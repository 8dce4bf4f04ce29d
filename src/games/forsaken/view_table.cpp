#include "games/forsaken/view_ids.h"
#include "games/forsaken/view_parts.h"

/// The board, and what lies around it.
namespace tablewood::forsaken {

namespace {

/// Fire, landmarks, Role cards and what lies open beside the board.
constexpr std::size_t kMostOtherPieces = 96;

/// The backs of the decks, which differ in their picture as well as in their colour.
constexpr const char* kTravelersBack = "lake";
constexpr const char* kForestBack = "forest";
constexpr const char* kArtifactBack = "violet";

Zone zoneOf(const Name& id, ZoneKind kind, Text name, std::size_t count)
{
    Zone zone;
    zone.id = id;
    zone.kind = kind;
    zone.name = std::move(name);
    zone.count = static_cast<std::int16_t>(count);
    return zone;
}

Piece pieceOn(Cell cell, PieceId id, const char* figure, const char* variant, Text name)
{
    Piece piece;
    piece.id = id;
    piece.figure = figure;
    piece.variant = variant;
    piece.at = {kBoard, cell, 0};
    piece.name = std::move(name);
    return piece;
}

const char* variantOf(Landmark landmark)
{
    switch (landmark) {
    case Landmark::village:
        return "village";
    case Landmark::voidPrison:
        return "void";
    case Landmark::deadEnd:
        return "dead-end";
    case Landmark::none:
        break;
    }
    return "closed";
}

} // namespace

void ViewParts::addBoard(Scene& scene) const
{
    Board board;
    board.id = kBoard;
    board.name = scene.place;
    board.columns = kSide;
    board.rows = kSide;
    board.ground = "forest";
    Area ways{"ways", {kStart}};
    m_state.paths.forEach([&](Cell cell) { ways.cells.push_back(cell); });
    board.areas = {{"fire", {kStart}}, std::move(ways)};
    if (Area aimed = aimedAt(); !aimed.cells.empty())
        board.areas.push_back(std::move(aimed));
    scene.boards.push_back(std::move(board));
    scene.pieces.reserve(static_cast<std::size_t>(m_state.paths.count()) + kMostOtherPieces);
    scene.pieces.push_back(
        pieceOn(kStart, kCampId, "camp", "fire", Text(TW_TEXT("forsaken", "The start, a camp fire"))));
    addLandmarks(scene);
    addPaths(scene);
}

Area ViewParts::aimedAt() const
{
    Area area{"threat", {}};
    for (const Matter& matter : m_state.matters) {
        if (matter.kind != MatterKind::card)
            continue;
        for (const Mark mark : matter.marks) {
            if (mark.kind == MarkKind::territory)
                area.cells.push_back(mark.cell());
            else if (mark.kind == MarkKind::place)
                area.cells.push_back(kDestinations[mark.number]);
        }
    }
    return area;
}

void ViewParts::addPaths(Scene& scene) const
{
    const Piece path = pieceOn({}, 0, "path", "", {});
    m_state.paths.forEach([&](Cell cell) {
        Piece& piece = scene.pieces.emplace_back(path);
        piece.id = pathId(cell);
        piece.at.cell = cell;
        piece.at.layer = 1;
        // A Path on a landmark lies aside: the face below can be seen.
        if (isLandmark(cell))
            piece.variant = "aside";
        piece.seat = m_state.smithOf(cell);
        piece.name = Text(TW_TEXT("forsaken", "Path of %1"), piece.seat);
    });
}

void ViewParts::addLandmarks(Scene& scene) const
{
    for (std::size_t i = 0; i < kLandmarks; ++i) {
        // Notebooks have what only some know: a board is seen over shoulders.
        const Landmark what = m_state.isTurned(i) || m_state.ending ? m_state.layout[i] : Landmark::none;
        Piece piece = pieceOn(kDestinations[i], placeId(i), "destination", variantOf(what), nameOf(what));
        if (what != Landmark::none)
            piece.face = faceOf(what);
        scene.pieces.push_back(std::move(piece));
        const bool isDug = (m_state.dug >> i & 1) != 0;
        scene.pieces.push_back(pieceOn(kSites[i], siteId(i), "site", isDug ? "dug" : "buried",
                                       isDug ? Text(TW_TEXT("forsaken", "Excavation Site, dug"))
                                             : Text(TW_TEXT("forsaken", "Excavation Site"))));
    }
}

Piece ViewParts::cardPiece(PieceId id, CardId number, const std::string& zone, int column) const
{
    Piece piece;
    piece.id = id;
    piece.figure = "card";
    piece.face = card(number).key.letters();
    piece.at = {zone, {static_cast<std::int16_t>(column), 0}, 0};
    piece.name = card(number).name;
    return piece;
}

void ViewParts::addPile(Scene& scene, const char* id, Text name, std::size_t count, const char* back) const
{
    Zone zone = zoneOf(id, ZoneKind::pile, std::move(name), count);
    zone.back = back;
    scene.zones.push_back(std::move(zone));
}

void ViewParts::addTopOf(Scene& scene, const char* id, PieceId piece, const auto& pile) const
{
    if (!pile.empty())
        scene.pieces.push_back(cardPiece(piece, pile.back(), id, 0));
}

void ViewParts::addRow(Scene& scene, const char* id, Text name, std::size_t count) const
{
    scene.zones.push_back(zoneOf(id, ZoneKind::row, std::move(name), count));
}

void ViewParts::addHand(Scene& scene, Seat seat) const
{
    const Hand& hand = m_state.of(seat).hand;
    Zone zone = zoneOf(handZone(seat), ZoneKind::hand, Text(TW_TEXT("forsaken", "Hand")),
                       static_cast<std::size_t>(hand.size()));
    zone.seat = seat;
    zone.back = kTravelersBack;
    zone.weight = Weight::light;
    scene.zones.push_back(std::move(zone));
    if (!m_viewer.is(seat))
        return;
    int column = 0;
    if (m_state.areHandsUnseen()) {
        while (column < hand.size()) {
            Piece piece;
            piece.id = unseenId(column);
            piece.figure = "card";
            piece.seat = seat;
            piece.at = {handZone(seat), {static_cast<std::int16_t>(column++), 0}, 0};
            piece.isFlipped = true;
            piece.name = Text(TW_TEXT("forsaken", "A card that you look at on Day One"));
            scene.pieces.push_back(std::move(piece));
        }
        return;
    }
    hand.forEachKind([&](CardId id) {
        for (int copy = 0; copy < hand.count(id); ++copy) {
            Piece piece = cardPiece(handId(id, copy), id, handZone(seat), column++);
            piece.seat = seat;
            scene.pieces.push_back(std::move(piece));
        }
    });
}

void ViewParts::addZones(Scene& scene) const
{
    for (const Seat seat : Seats::firstOf(m_state.seats())) {
        const Traveler& traveler = m_state.of(seat);
        addHand(scene, seat);
        Zone role = zoneOf(roleZone(seat), ZoneKind::row, Text(TW_TEXT("forsaken", "Role card")), 1);
        role.seat = seat;
        role.back = "night";
        role.isGuarded = m_knows.knowsRole(seat) && !isOpen(seat);
        scene.zones.push_back(std::move(role));
        Piece piece;
        piece.id = roleId(seat);
        piece.figure = "card";
        piece.seat = seat;
        piece.at = {roleZone(seat), {}, 0};
        piece.isFlipped = true;
        piece.name = Text(TW_TEXT("forsaken", "Role card of %1"), seat);
        // Players see the role they were dealt, whatever card lies there after an exchange. Peeked cards are
        // in the notebook.
        if (m_knows.knowsRole(seat)) {
            piece.face = faceOf(traveler.role);
            piece.isFlipped = false;
            piece.name = m_game.content().role(traveler.role).name;
        }
        scene.pieces.push_back(std::move(piece));
        if (traveler.finds.empty())
            continue;
        Zone finds = zoneOf(findsZone(seat), ZoneKind::row, Text(TW_TEXT("forsaken", "Finder’s Actions")),
                            traveler.finds.size());
        finds.seat = seat;
        scene.zones.push_back(std::move(finds));
        int column = 0;
        for (const CardId id : traveler.finds)
            scene.pieces.push_back(cardPiece(findId(id), id, findsZone(seat), column++));
    }
    addPile(scene, kDeckZone, Text(TW_TEXT("forsaken", "Travelers deck")), m_state.deck.size(),
            kTravelersBack);
    addPile(scene, kDiscardZone, Text(TW_TEXT("forsaken", "Travelers discard")), m_state.discard.size(),
            kTravelersBack);
    addTopOf(scene, kDiscardZone, kDiscardId, m_state.discard);
    addPile(scene, kForestZone, Text(TW_TEXT("forsaken", "Forest deck")), m_state.forestDeck.size(),
            kForestBack);
    addPile(scene, kForestDiscardZone, Text(TW_TEXT("forsaken", "Forest discard")),
            m_state.forestDiscard.size(), kForestBack);
    addTopOf(scene, kForestDiscardZone, kForestDiscardId, m_state.forestDiscard);
    addPile(scene, kArtifactZone, Text(TW_TEXT("forsaken", "Artifacts")), m_state.artifactDeck.size(),
            kArtifactBack);

    std::size_t cards = 0;
    for (std::size_t i = 0; i < m_state.matters.size(); ++i) {
        const Matter& matter = m_state.matters[i];
        if (matter.kind != MatterKind::card)
            continue;
        Piece piece = cardPiece(stackId(i), matter.card, kStackZone, static_cast<int>(cards++));
        piece.name = playedBy(matter);
        scene.pieces.push_back(std::move(piece));
    }
    if (cards > 0)
        addRow(scene, kStackZone, Text(TW_TEXT("forsaken", "Being played")), cards);
    int column = 0;
    for (const Spell& spell : m_state.spells) {
        Piece piece = cardPiece(curseId(spell), spell.card, kCurseZone, column++);
        piece.name = nameOf(m_game.content(), spell);
        scene.pieces.push_back(std::move(piece));
    }
    if (!m_state.spells.empty())
        addRow(scene, kCurseZone, Text(TW_TEXT("forsaken", "In force")), m_state.spells.size());

    const auto foreseen = static_cast<std::size_t>(
        isPlayer() && top() != nullptr ? std::max<int>(m_knows.self().foreseen, 0) : 0);
    if (foreseen == 0 || !top()->awaited.has(m_viewer.seat))
        return;
    addRow(scene, kForeseenZone, Text(TW_TEXT("forsaken", "Top of the Forest deck")), foreseen);
    const auto& deck = m_state.forestDeck;
    for (std::size_t i = 0; i < foreseen && i < deck.size(); ++i)
        scene.pieces.push_back(
            cardPiece(foreseenId(i), deck[deck.size() - 1 - i], kForeseenZone, static_cast<int>(i)));
}

} // namespace tablewood::forsaken
