#include "games/kingdom-rush/allowed.h"
#include "games/kingdom-rush/ids.h"
#include "games/kingdom-rush/kingdom_game.h"

#include <algorithm>

/// How moves are made by hand, and which one a gesture that is not offered was meant to be.
namespace tablewood::kingdom_rush {

namespace {

Pick labelled(Pick pick, TextKey label)
{
    pick.label = Text(label);
    return pick;
}

struct Gesturer
{
    const Box& box;
    const State& state;
    const Ground& ground;

    Pick onMap(Cell cell) const
    {
        const std::uint8_t space = ground.find(cell);
        return Pick::ofCell(mapBoard(ground.maps[space]), box.scenario(state.scenario).spaces[space].at);
    }
    Pick featureAt(Cell cell) const
    {
        const std::uint8_t space = ground.find(cell);
        for (std::size_t i = 0; i < state.features.size(); ++i)
            if (state.features[i].at == space && isBlossom(state.features[i].kind))
                return Pick::ofPiece(kFirstFeature + static_cast<PieceId>(i));
        return onMap(cell);
    }
    static Pick ofSeat(Seat seat, TextKey label)
    {
        return Pick::ofOption("seat" + std::to_string(seat.index), Text(label));
    }
    static Pick ofSide(Side side) { return Pick::ofTurn({static_cast<std::uint8_t>(side), false}); }

    std::optional<std::uint8_t> kindOf(const Word& hero) const
    {
        for (std::uint8_t kind = 0; kind < box.content().heroes.size(); ++kind)
            if (box.content().heroes[kind].key == hero.letters())
                return kind;
        return std::nullopt;
    }
    std::vector<Pick> operator()(const ChooseHero& move) const
    {
        std::vector<Pick> picks{
            labelled(Pick::ofPiece(sheetId(*kindOf(move.hero))), TW_TEXT("kingdom-rush", "Take this hero"))};
        if (state.heroes.size() > state.players)
            picks.push_back(Pick::ofOption(kAtHand, Text(TW_TEXT("kingdom-rush", "As your hero"))));
        return picks;
    }
    std::vector<Pick> operator()(const ChooseBench& move) const
    {
        return {Pick::ofPiece(sheetId(*kindOf(move.hero))),
                Pick::ofOption(kOnBench, Text(TW_TEXT("kingdom-rush", "Onto the bench")))};
    }
    std::vector<Pick> operator()(const TakeTower& move) const
    {
        return {labelled(Pick::ofPiece(towerId(move.card)), TW_TEXT("kingdom-rush", "Take it"))};
    }
    std::vector<Pick> operator()(const LayBack& move) const
    {
        return {Pick::ofPiece(towerId(move.card)),
                labelled(Pick::ofZone(kMiddle), TW_TEXT("kingdom-rush", "Lay it back"))};
    }
    std::vector<Pick> operator()(const GiveTower& move) const
    {
        return {Pick::ofPiece(towerId(move.card)), ofSeat(move.to, TW_TEXT("kingdom-rush", "Give it on"))};
    }
    std::vector<Pick> operator()(const RaiseStart& move) const
    {
        return {Pick::ofPiece(towerId(move.card)),
                Pick::ofOption("lift", Text(TW_TEXT("kingdom-rush", "Raise it one level")))};
    }
    std::vector<Pick> operator()(const ReturnStart& move) const
    {
        return {Pick::ofPiece(towerId(move.card)),
                Pick::ofOption("return", Text(TW_TEXT("kingdom-rush", "Give it back to the supply")))};
    }
    std::vector<Pick> operator()(const Build& move) const
    {
        return {Pick::ofPiece(towerId(move.card)), ofSide(move.side),
                labelled(onMap(move.site), TW_TEXT("kingdom-rush", "Build it here"))};
    }
    std::vector<Pick> operator()(const PassTower& move) const
    {
        std::vector<Pick> picks{Pick::ofPiece(towerId(move.card))};
        if (move.as != move.card) {
            Text raised = state.isAlone() ? Text(TW_TEXT("kingdom-rush", "Raise it to %1 for the next round"),
                                                 box.tower(move.as).name)
                                          : Text(TW_TEXT("kingdom-rush", "Raise it to %1 and pass it"),
                                                 box.tower(move.as).name);
            if (state.towers[move.card].mods != 0)
                raised = Text(TW_TEXT("kingdom-rush", "%1; its mods go back with this card"), raised);
            picks.push_back(Pick::ofOption("raise" + std::to_string(move.as), std::move(raised)));
        }
        if (!state.isAlone())
            picks.push_back(ofSeat(move.to, TW_TEXT("kingdom-rush", "Pass it")));
        return picks;
    }
    std::vector<Pick> operator()(const Activate&) const
    {
        return {labelled(Pick::ofPiece(heroId(static_cast<std::size_t>(seat.index))),
                         TW_TEXT("kingdom-rush", "Act with your hero"))};
    }
    std::vector<Pick> operator()(const CallBench& move) const
    {
        for (std::size_t i = state.players; i < state.heroes.size(); ++i)
            if (box.content().heroes[state.heroes[i].kind].key == move.hero.letters())
                return {labelled(Pick::ofPiece(heroId(i)), TW_TEXT("kingdom-rush", "Call this hero"))};
        return {};
    }
    std::vector<Pick> operator()(const Lay& move) const
    {
        const OpenPiece& piece = state.open.pieces[move.piece];
        const Horde& horde = *state.topAt(box, ground.find(move.horde));
        std::vector<Pick> picks{Pick::ofPiece(tileId(piece.number))};
        if (piece.kind == PieceKind::tile && turningOf(piece.shape) != Turning::none)
            picks.push_back(Pick::ofTurn(move.way()));
        picks.push_back(Pick::ofCell(gridOf(horde.card), move.square));
        return picks;
    }
    std::vector<Pick> operator()(const Walk& move) const
    {
        return {labelled(onMap(move.to), TW_TEXT("kingdom-rush", "Walk here"))};
    }
    std::vector<Pick> operator()(const Stand& move) const
    {
        const Horde* const horde = state.topAt(box, state.heroes[state.open.who].at);
        // Who does not come from elsewhere turns where it is.
        if (!horde || !state.open.isOnTheWay)
            return {Pick::ofButton(moveText(Move(move)))};
        return {
            Pick::ofPiece(heroId(state.open.who)), ofSide(move.side),
            labelled(Pick::ofCell(gridOf(horde->card), move.square), TW_TEXT("kingdom-rush", "Stand here"))};
    }
    std::vector<Pick> operator()(const Bloom& move) const
    {
        return {labelled(featureAt(move.at), TW_TEXT("kingdom-rush", "Let it open"))};
    }
    std::vector<Pick> operator()(const Target& move) const
    {
        if (state.open.effect == HeroEffect::wall)
            return {labelled(Pick::ofPiece(hordeId(state.topAt(box, ground.find(move.at))->card)),
                             TW_TEXT("kingdom-rush", "Choose this horde"))};
        return {labelled(featureAt(move.at), TW_TEXT("kingdom-rush", "Let it grow again"))};
    }
    std::vector<Pick> operator()(const Retreat& move) const
    {
        return {labelled(onMap(move.to), TW_TEXT("kingdom-rush", "Retreat here"))};
    }
    std::vector<Pick> operator()(const Regrow& move) const
    {
        return {labelled(featureAt(move.at), TW_TEXT("kingdom-rush", "Let it grow again"))};
    }
    std::vector<Pick> operator()(const Shed& move) const
    {
        return {labelled(Pick::ofCell(gridOf(state.asked.front().number), move.square),
                         TW_TEXT("kingdom-rush", "This tile falls off"))};
    }
    std::vector<Pick> operator()(const Collect& move) const
    {
        return {labelled(Pick::ofPiece(towerId(move.card)), TW_TEXT("kingdom-rush", "Pick it up"))};
    }
    std::vector<Pick> operator()(const BuyTower& move) const
    {
        std::vector<Pick> picks{
            labelled(Pick::ofPiece(towerId(move.card)), TW_TEXT("kingdom-rush", "Buy it"))};
        if (!state.isAlone())
            picks.push_back(ofSeat(move.to, TW_TEXT("kingdom-rush", "Buy it for them")));
        return picks;
    }
    std::vector<Pick> operator()(const BuyMod& move) const
    {
        return {Pick::ofPiece(modId(move.mod)),
                labelled(Pick::ofPiece(towerId(move.card)), TW_TEXT("kingdom-rush", "Put it on this tower"))};
    }
    template <class Pressed>
    std::vector<Pick> operator()(const Pressed& move) const
    {
        return {Pick::ofButton(moveText(Move(move)))};
    }

    Seat seat{};
};

const Pick* findPick(std::span<const Pick> picks, PickKind kind)
{
    for (const Pick& pick : picks)
        if (pick.kind == kind)
            return &pick;
    return nullptr;
}

bool isTower(const State& state, PieceId piece)
{
    return piece >= kFirstTower && piece < kFirstTower + state.towers.size();
}

/// What a space of a map is called in moves; that of a horde means the one below.
Cell spaceOf(const Ground& ground, const State& state, const Pick& pick)
{
    for (const Horde& horde : state.hordes)
        if (pick.id == gridOf(horde.card))
            return ground.cells[horde.at];
    return pick.id == mapBoard(1) ? pick.cell.moved(kSecondMap, 0) : pick.cell;
}

/// What is meant with a space, of a map or a horde.
std::optional<Move> intendCell(const Ground& ground, const State& state, const Pick& pressed)
{
    const Cell space = spaceOf(ground, state, pressed);
    if (!state.asked.empty())
        return state.asked.front().what == Question::shed     ? Move(Shed{pressed.cell})
               : state.asked.front().what == Question::regrow ? Move(Regrow{space})
                                                              : Move(Retreat{space});
    if (!state.isOpen())
        return std::nullopt;
    switch (state.open.ask) {
    case Ask::move:
        return Walk{space};
    case Ask::act:
        return Bloom{space};
    case Ask::choose:
        return Target{space};
    case Ask::pieces:
        // Nothing else can be done before; that says so.
        return Activate{};
    }
    return std::nullopt;
}

} // namespace

Offer KingdomGame::gesture(const State& state, Seat seat, const Move& move) const
{
    Offer offer;
    offer.picks = std::visit(Gesturer{m_box, state, groundOf(m_box, state), seat}, move);
    return offer;
}

std::optional<Move> KingdomGame::intend(const State& state, Seat seat, std::span<const Pick> picks) const
{
    if (picks.empty() || !seat.isPlayer() || seat.index >= state.seats())
        return std::nullopt;
    const Pick& first = picks.front();
    if (first.kind == PickKind::button)
        return parseMove<Move>(first.id.text());
    const Pick* const cell = findPick(picks, PickKind::cell);
    const Pick* const turn = findPick(picks, PickKind::turn);
    const Orientation way = turn && turn->orientation() ? *turn->orientation() : Orientation{};
    if (first.kind == PickKind::cell)
        return intendCell(groundOf(m_box, state), state, first);
    if (first.kind != PickKind::piece)
        return std::nullopt;
    const auto side = static_cast<Side>(way.turns % 4);
    if (first.piece >= kFirstTile && cell) {
        Lay lay;
        lay.piece = kNone;
        for (std::uint8_t i = 0; i < state.open.pieces.size(); ++i)
            if (tileId(state.open.pieces[i].number) == first.piece)
                lay.piece = i;
        lay.horde = {-1, -1};
        lay.square = cell->cell;
        lay.turns = way.turns;
        lay.flip = way.isFlipped ? TileSide::back : TileSide::front;
        for (const Horde& horde : state.hordes)
            if (cell->id == gridOf(horde.card))
                lay.horde = groundOf(m_box, state).cells[horde.at];
        return lay;
    }
    if (isTower(state, first.piece)) {
        const auto card = static_cast<std::uint8_t>(first.piece - kFirstTower);
        if (cell)
            return Build{card, spaceOf(groundOf(m_box, state), state, *cell), side};
        if (state.isOpen())
            return Build{card, {}, side};
        if (state.step == Step::buy)
            return BuyTower{card, seat};
        if (state.step == Step::council)
            return TakeTower{card};
        return std::nullopt;
    }
    if (first.piece >= kFirstSheet && first.piece < kFirstSheet + m_box.content().heroes.size()) {
        const Word hero(m_box.content().heroes[first.piece - kFirstSheet].key);
        const bool isForBench = picks.size() > 1 && picks[1].id == kOnBench;
        return isForBench ? Move(ChooseBench{hero}) : Move(ChooseHero{hero});
    }
    if (first.piece >= kFirstHero && first.piece < kFirstHero + state.heroes.size()) {
        const std::size_t figure = first.piece - kFirstHero;
        if (!state.isOpen() && state.isBench(figure))
            return CallBench{Word(m_box.content().heroes[state.heroes[figure].kind].key)};
        if (!state.isOpen())
            return figure == static_cast<std::size_t>(seat.index) ? std::optional<Move>(Activate{})
                                                                  : std::nullopt;
        if (cell)
            return cell->id.letters().starts_with("map") && !turn
                       ? Move(Walk{spaceOf(groundOf(m_box, state), state, *cell)})
                       : Move(Stand{cell->cell, side});
        return std::nullopt;
    }
    if (first.piece >= kFirstMod && first.piece < kFirstMod + m_box.content().mods.size() &&
        picks.size() > 1 && isTower(state, picks[1].piece))
        return BuyMod{static_cast<std::uint8_t>(first.piece - kFirstMod),
                      static_cast<std::uint8_t>(picks[1].piece - kFirstTower)};
    return std::nullopt;
}

} // namespace tablewood::kingdom_rush
