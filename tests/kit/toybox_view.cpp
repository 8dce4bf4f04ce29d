#include "toybox.h"

#include <algorithm>

/// What a seat of Toybox sees and touches.
namespace tablewood::toybox {

namespace {

constexpr PieceId kCrate = 1;
constexpr PieceId kMarker = 2;
constexpr PieceId kFlag = 3;
constexpr PieceId kFirstBlock = 10;
constexpr PieceId kFirstCard = 100;
constexpr PieceId kCardsOfSeat = 20;
constexpr PieceId kLayers = 8;
constexpr std::uint8_t kSixth = 2;
constexpr std::uint8_t kQuarter = 3;
const std::string kFloorBoard = "floor";
const std::string kCrateBoard = "crate";
const std::string kBag = "bag";
const std::string kTurns = "turns";

std::string handId(Seat seat) { return "hand" + std::to_string(seat.index); }

PieceId cardId(Seat seat, std::size_t place)
{
    return kFirstCard + static_cast<PieceId>(seat.index) * kCardsOfSeat + static_cast<PieceId>(place);
}

Piece pieceOf(PieceId id, const Name& figure, const Place& at)
{
    Piece piece;
    piece.id = id;
    piece.figure = figure;
    piece.at = at;
    return piece;
}

Zone zoneOf(const Name& id, ZoneKind kind, std::size_t count)
{
    Zone zone;
    zone.id = id;
    zone.kind = kind;
    zone.count = static_cast<std::int16_t>(count);
    return zone;
}

Button buttonOf(std::string_view id, Text label)
{
    Button button;
    button.id = id;
    button.label = std::move(label);
    return button;
}

void addCrate(Scene& scene, const State& state)
{
    Board floor;
    floor.id = kFloorBoard;
    floor.grid = Grid::hex;
    floor.columns = kFloorColumns;
    floor.rows = kFloorRows;
    Board onCrate;
    onCrate.id = kCrateBoard;
    onCrate.columns = kCrateSide;
    onCrate.rows = kCrateSide;
    onCrate.hasCoordinates = false;
    onCrate.onPiece = kCrate;
    scene.boards = {std::move(floor), std::move(onCrate)};

    Piece crate = pieceOf(kCrate, "crate", {kFloorBoard, state.crate, 0});
    crate.facing = static_cast<std::uint8_t>(state.way * kSixth);
    scene.pieces.push_back(std::move(crate));
    for (std::size_t i = 0; i < state.stacks.size(); ++i)
        for (std::size_t layer = 0; layer < state.stacks[i].size(); ++layer) {
            const Cell cell =
                Cell{}.moved(static_cast<int>(i) % kCrateSide, static_cast<int>(i) / kCrateSide);
            const Block& block = state.stacks[i][layer];
            Piece piece =
                pieceOf(kFirstBlock + static_cast<PieceId>(i) * kLayers + static_cast<PieceId>(layer),
                        "block", {kCrateBoard, cell, static_cast<std::int16_t>(layer)});
            piece.seat = block.owner;
            piece.facing = static_cast<std::uint8_t>(block.quarter * kQuarter);
            scene.pieces.push_back(std::move(piece));
        }
    // The flag of the seat whose turn it is flies on the crate itself.
    Piece flag = pieceOf(kFlag, "flag", {"#" + std::to_string(kCrate), {}, 0});
    flag.seat = scene.active.first();
    scene.pieces.push_back(std::move(flag));
}

void addZones(Scene& scene, const State& state, Viewer viewer)
{
    const std::size_t seats = state.hands.size();
    Zone turns = zoneOf(kTurns, ZoneKind::track, 1);
    turns.capacity = static_cast<std::int16_t>(seats * kTurnsOfSeat + 1);
    scene.zones.push_back(std::move(turns));
    scene.pieces.push_back(pieceOf(kMarker, "marker", {kTurns, {state.turnsPlayed, 0}, 0}));
    scene.zones.push_back(zoneOf(kBag, ZoneKind::pile, state.bag.size()));
    for (const Seat seat : Seats::firstOf(static_cast<int>(seats))) {
        const auto& cards = state.hands[static_cast<std::size_t>(seat.index)];
        Zone hand = zoneOf(handId(seat), ZoneKind::hand, cards.size());
        hand.seat = seat;
        scene.zones.push_back(std::move(hand));
        for (std::size_t i = 0; i < cards.size(); ++i) {
            Piece card =
                pieceOf(cardId(seat, i), "card", {handId(seat), {static_cast<std::int16_t>(i), 0}, 0});
            if (viewer.is(seat))
                card.face = enumNames(Card{})[static_cast<std::size_t>(cards[i])];
            scene.pieces.push_back(std::move(card));
        }
    }
}

void addPanels(Scene& scene, const State& state)
{
    Panel table;
    table.id = "table";
    PanelItem die;
    die.kind = ItemKind::dice;
    die.id = "die";
    if (state.die != 0)
        die.dice = {std::to_string(state.die)};
    PanelItem knocked;
    knocked.kind = ItemKind::counter;
    knocked.id = "knocked";
    knocked.label = TW_TEXT("toybox", "Knocks used");
    knocked.value = state.discarded;
    PanelItem bag;
    bag.kind = ItemKind::zone;
    bag.id = "bag";
    bag.zone = kBag;
    table.items = {std::move(die), std::move(knocked), std::move(bag)};
    scene.panels.push_back(std::move(table));
    for (const Seat seat : Seats::firstOf(static_cast<int>(state.hands.size()))) {
        Panel panel;
        panel.id = "seat" + std::to_string(seat.index);
        panel.seat = seat;
        PanelItem hand;
        hand.kind = ItemKind::zone;
        hand.id = "hand";
        hand.zone = handId(seat);
        panel.items = {std::move(hand)};
        scene.panels.push_back(std::move(panel));
    }
}

} // namespace

Scene Toybox::view(const State& state, Viewer viewer) const
{
    Scene scene;
    scene.active = toAct(state);
    scene.outcome = outcome(state);
    scene.buttons = {buttonOf(Roll::name, TW_TEXT("toybox", "Roll")),
                     buttonOf(Pass::name, TW_TEXT("toybox", "Pass"))};
    addCrate(scene, state);
    addZones(scene, state, viewer);
    addPanels(scene, state);
    return scene;
}

Offer Toybox::gesture(const State& state, Seat seat, const Move& move) const
{
    Offer offer;
    if (const auto* push = std::get_if<Push>(&move)) {
        offer.picks = {Pick::ofPiece(kCrate),
                       Pick::ofCell(kFloorBoard, hexNeighbours(state.crate)[push->way])};
    } else if (const auto* place = std::get_if<PlaceBlock>(&move)) {
        offer.picks = {Pick::ofCell(kCrateBoard, place->at),
                       Pick::ofOption("quarter" + std::to_string(place->quarter),
                                      Text(TW_TEXT("toybox", "Turned %1 quarters"), place->quarter))};
    } else if (std::holds_alternative<Draw>(move)) {
        offer.picks = {Pick::ofZone(kBag)};
    } else if (std::holds_alternative<Knock>(move)) {
        const auto& hand = state.hands[static_cast<std::size_t>(seat.index)];
        const auto card = std::ranges::find(hand, Card::knock) - hand.begin();
        offer.picks = {Pick::ofPiece(cardId(seat, static_cast<std::size_t>(card)))};
    } else {
        offer.picks = {Pick::ofButton(moveText(move))};
    }
    return offer;
}

std::optional<Toybox::Move> Toybox::intend(const State& state, Seat seat, std::span<const Pick> picks) const
{
    if (picks.empty())
        return std::nullopt;
    const Pick& first = picks.front();
    if (first.kind == PickKind::button)
        return parseMove<Move>(first.id.letters());
    if (first.kind == PickKind::zone && first.id == kBag)
        return Draw{};
    if (first.kind == PickKind::cell && first.id == kCrateBoard)
        return PlaceBlock{first.cell, 0};
    if (first.kind != PickKind::piece)
        return std::nullopt;
    if (first.piece >= cardId(seat, 0) && first.piece < cardId(seat, kCardsOfSeat))
        return Knock{};
    if (first.piece == kCrate && picks.size() > 1) {
        const auto neighbours = hexNeighbours(state.crate);
        const auto way = std::ranges::find(neighbours, picks[1].cell) - neighbours.begin();
        return Push{static_cast<std::uint8_t>(way)};
    }
    return std::nullopt;
}

} // namespace tablewood::toybox
