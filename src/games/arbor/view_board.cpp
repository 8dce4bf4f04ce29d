#include "games/arbor/view_ids.h"
#include "games/arbor/view_parts.h"

namespace tablewood::arbor {

namespace {

/// Ancients and cards.
constexpr std::size_t kMostOtherPieces = kMaxPlayers * (1 + kHandLimit) + kDisplay + 1;

/// All but the rings around Roots.
constexpr std::size_t kMostOtherAreas = 4;

std::vector<Cell> cellsOf(const Spaces& spaces)
{
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(spaces.count()));
    for (const Cell cell : spaces)
        cells.push_back(cell);
    return cells;
}

} // namespace

ViewParts::ViewParts(const ArborGame& game, const State& state, Viewer viewer)
    : m_game(game), m_state(state), m_viewer(viewer)
{
    for (int index = 0; index < state.seats(); ++index)
        m_connected.push_back(
            connected(game.content().ancients, state, Seat{static_cast<std::int8_t>(index)}));
}

void ViewParts::addBoard(Scene& scene) const
{
    const Land& land = m_state.land;
    Board board;
    board.id = kBoard;
    board.name = scene.place;
    board.columns = static_cast<std::int16_t>(land.columns());
    board.rows = static_cast<std::int16_t>(land.rows());
    board.ground = "clearing";

    const Spaces& roots = land.all(TileKind::root);
    const Spaces glorious = (land.byRoots() & land.spaces()) - roots;
    board.areas.reserve(static_cast<std::size_t>(roots.count()) + kMostOtherAreas);
    board.areas.push_back({"missing", cellsOf(land.all(TileKind::missing))});
    board.areas.push_back({"glow", cellsOf(glorious)});
    for (const Cell root : roots) {
        Area& ring = board.areas.emplace_back();
        ring.style = "ring";
        ring.cells.reserve(1 + allNeighbours(root).size());
        ring.cells.push_back(root);
        for (const Cell around : allNeighbours(root))
            if (land.spaces().has(around))
                ring.cells.push_back(around);
    }

    if (m_state.step == Step::day && m_state.activeForest().ancient >= 0) {
        const Cell at = m_state.activeForest().at;
        const Spaces spaces = auraOf(m_game.content().ancients, m_state, m_state.active);
        Area aura{"aura", {at}};
        for (const Cell cell : allNeighbours(at))
            if (spaces.has(cell))
                aura.cells.push_back(cell);
        board.areas.push_back(std::move(aura));
        if (!m_state.chain.empty())
            board.trails.push_back({"vine", at, {m_state.chain.begin(), m_state.chain.end()}, true});
    }
    // All songs show their targets: who answers an answer sees that of the first song too.
    Area threat{"threat", {}};
    for (const PendingSong& song : m_state.pending)
        threat.cells.insert(threat.cells.end(), song.at.begin(), song.at.end());
    if (!threat.cells.empty())
        board.areas.push_back(std::move(threat));
    scene.boards.push_back(std::move(board));
    addTiles(scene);
    addAncients(scene);
}

void ViewParts::addTiles(Scene& scene) const
{
    const Land& land = m_state.land;
    const Spaces held = land.spaces() - land.all(TileKind::empty);
    scene.pieces.reserve(static_cast<std::size_t>(held.count()) + kMostOtherPieces);
    int roots = 0;
    for (const Cell cell : held) {
        const Tile& tile = land.at(cell);
        Piece& piece = scene.pieces.emplace_back(m_game.pieceOf(tile));
        piece.at.cell = cell;
        if (tile.kind == TileKind::root) {
            piece.id = rootId(roots++);
        } else {
            piece.id = tile.id;
            piece.isCutOff = !m_connected[static_cast<std::size_t>(tile.owner.index)].has(cell);
        }
    }
}

void ViewParts::addAncients(Scene& scene) const
{
    for (int index = 0; index < m_state.seats(); ++index) {
        const Seat seat{static_cast<std::int8_t>(index)};
        const Ancient* ancient = m_game.ancientOf(m_state, seat);
        if (ancient == nullptr)
            continue;
        Piece piece;
        piece.id = ancientId(seat);
        piece.figure = ancient->figure;
        piece.variant = ancient->key;
        piece.face = faceOf(*ancient);
        piece.seat = seat;
        piece.at = {kBoard, m_state.of(seat).at, 1};
        piece.name = ancient->name;
        scene.pieces.push_back(std::move(piece));
    }
}

void ViewParts::addCards(Scene& scene) const
{
    for (int index = 0; index < m_state.seats(); ++index)
        addHand(scene, Seat{static_cast<std::int8_t>(index)});

    Zone display;
    display.id = kDisplayZone;
    display.name = Text(TW_TEXT("arbor", "Stars on display"));
    display.hint = Text(TW_TEXT("arbor", "Drawn at Dusk, 1 manna each"));
    display.capacity = kDisplay;
    for (std::int16_t slot = 0; slot < kDisplay; ++slot) {
        const auto& card = m_state.display[static_cast<std::size_t>(slot)];
        if (!card)
            continue;
        ++display.count;
        Piece piece;
        piece.id = card->id;
        piece.figure = "card";
        piece.face = faceOf(card->spirit);
        piece.isFlipped = true;
        piece.at = {kDisplayZone, {slot, 0}, 0};
        piece.name = spiritWord(card->spirit);
        scene.pieces.push_back(std::move(piece));
    }
    scene.zones.push_back(std::move(display));

    Zone deck;
    deck.id = kDeckZone;
    deck.kind = ZoneKind::pile;
    deck.name = Text(TW_TEXT("arbor", "in the deck"));
    deck.count = static_cast<std::int16_t>(m_state.deck.size());
    deck.back = "deck";
    scene.zones.push_back(std::move(deck));

    Zone discard;
    discard.id = kDiscardZone;
    discard.kind = ZoneKind::pile;
    discard.name = Text(TW_TEXT("arbor", "played"));
    discard.count = static_cast<std::int16_t>(m_state.discard.size());
    if (!m_state.discard.empty()) {
        const Card& top = m_state.discard.back();
        Piece piece;
        piece.id = top.id;
        piece.figure = "card";
        piece.face = faceOf(top.spirit);
        piece.isFlipped = true;
        piece.at = {kDiscardZone, {0, 0}, static_cast<std::int16_t>(m_state.discard.size() - 1)};
        piece.name = spiritWord(top.spirit);
        scene.pieces.push_back(std::move(piece));
    }
    scene.zones.push_back(std::move(discard));
}

void ViewParts::addHand(Scene& scene, Seat seat) const
{
    const Forest& forest = m_state.of(seat);
    Zone hand;
    hand.id = handZone(seat);
    hand.kind = ZoneKind::hand;
    hand.seat = seat;
    hand.name = Text(TW_TEXT("arbor", "Stars in hand"));
    if (m_state.step == Step::choosing) {
        hand.name = Text(TW_TEXT("arbor", "Ancients dealt"));
        hand.count = forest.ancient < 0 ? 2 : 0;
        addChoice(scene, seat);
    } else {
        hand.count = static_cast<std::int16_t>(forest.hand.size());
        hand.capacity = kHandLimit;
    }
    std::int16_t position = 0;
    for (const Card& card : forest.hand) {
        Piece piece;
        piece.id = card.id;
        piece.figure = "card";
        piece.face = faceOf(card.spirit);
        piece.seat = seat;
        piece.isFlipped = !m_viewer.is(seat);
        piece.at = {hand.id, {position++, 0}, 0};
        piece.name = m_game.star(card.spirit).name;
        scene.pieces.push_back(std::move(piece));
    }
    scene.zones.push_back(std::move(hand));
}

void ViewParts::addChoice(Scene& scene, Seat seat) const
{
    const Forest& forest = m_state.of(seat);
    if (forest.ancient >= 0)
        return;
    for (int number = 0; number < 2; ++number) {
        const std::int8_t dealt = forest.dealt[static_cast<std::size_t>(number)];
        if (dealt < 0)
            continue;
        const Ancient& ancient = m_game.ancient(dealt);
        Piece piece;
        piece.id = choiceId(seat, number);
        piece.figure = "card";
        piece.face = faceOf(ancient);
        piece.seat = seat;
        piece.at = {handZone(seat), {static_cast<std::int16_t>(number), 0}, 0};
        piece.name = ancient.name;
        scene.pieces.push_back(std::move(piece));
    }
}

} // namespace tablewood::arbor
