#include "kuhn.h"

#include <algorithm>

namespace tablewood::kuhn {

namespace {

bool isOver(const State& state) { return state.stage >= Stage::shown; }

Seat seatToMove(const State& state)
{
    const bool isSecond = state.stage == Stage::checked || state.stage == Stage::bet;
    return Seat{static_cast<std::int8_t>(isSecond ? 1 : 0)};
}

bool isAnsweringBet(const State& state)
{
    return state.stage == Stage::bet || state.stage == Stage::checkedThenBet;
}

Seat other(Seat seat) { return Seat{static_cast<std::int8_t>(1 - seat.index)}; }

Seat winner(const State& state)
{
    if (state.stage == Stage::folded)
        return other(state.folder);
    return Seat{static_cast<std::int8_t>(state.cards[0] > state.cards[1] ? 0 : 1)};
}

/// The moves a seat can make are the buttons of the table, whoever is to act.
std::vector<Button> buttons()
{
    std::vector<Button> buttons(4);
    buttons[0].id = Check::name;
    buttons[0].label = TW_TEXT("kuhn", "Check");
    buttons[1].id = Bet::name;
    buttons[1].label = TW_TEXT("kuhn", "Bet");
    buttons[2].id = Call::name;
    buttons[2].label = TW_TEXT("kuhn", "Call");
    buttons[3].id = Fold::name;
    buttons[3].label = TW_TEXT("kuhn", "Fold");
    return buttons;
}

} // namespace

const GameSheet& Kuhn::sheet() const
{
    static const GameSheet sheet = [] {
        GameSheet it;
        it.id = "kuhn";
        it.name = TW_TEXT("kuhn", "Kuhn poker");
        it.hasPrivateViews = true;
        return it;
    }();
    return sheet;
}

const std::vector<Face>& Kuhn::faces() const
{
    static const std::vector<Face> faces = [] {
        std::vector<Face> all;
        for (const std::string_view name : enumNames(Card{})) {
            Face face;
            face.key = name;
            all.push_back(std::move(face));
        }
        return all;
    }();
    return faces;
}

State Kuhn::setUp(const Setup& setup) const
{
    std::vector<Card> deck{Card::jack, Card::queen, Card::king};
    Random(setup.seed, "deal").shuffle(deck);
    State state;
    std::ranges::copy(deck, state.cards.begin());
    return state;
}

Seats Kuhn::toAct(const State& state) const { return isOver(state) ? Seats() : Seats(seatToMove(state)); }

void Kuhn::legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const
{
    if (!toAct(state).has(seat))
        return;
    if (isAnsweringBet(state))
        moves.insert(moves.end(), {Call{}, Fold{}});
    else
        moves.insert(moves.end(), {Check{}, Bet{}});
}

void Kuhn::everyMove(const State&, std::vector<Move>& moves) const
{
    moves.insert(moves.end(), {Check{}, Bet{}, Call{}, Fold{}});
}

std::optional<Refusal> Kuhn::apply(State& state, Seat seat, const Move& move, Log& log) const
{
    if (!toAct(state).has(seat))
        return Refusal{TW_TEXT("kuhn", "It is not your turn.")};
    const bool isAnswer = std::holds_alternative<Call>(move) || std::holds_alternative<Fold>(move);
    if (isAnswer != isAnsweringBet(state))
        return isAnswer ? Refusal{TW_TEXT("kuhn", "There is no bet to answer.")}
                        : Refusal{TW_TEXT("kuhn", "Answer the bet first.")};
    Event event;
    event.seat = seat;
    if (std::holds_alternative<Check>(move)) {
        state.stage = state.stage == Stage::opening ? Stage::checked : Stage::shown;
        event.text = {TW_TEXT("kuhn", "%1 checked"), seat};
    } else if (std::holds_alternative<Bet>(move)) {
        state.stage = state.stage == Stage::opening ? Stage::bet : Stage::checkedThenBet;
        event.text = {TW_TEXT("kuhn", "%1 bet"), seat};
    } else if (std::holds_alternative<Call>(move)) {
        state.stage = Stage::shown;
        event.text = {TW_TEXT("kuhn", "%1 called"), seat};
    } else {
        state.stage = Stage::folded;
        state.folder = seat;
        event.text = {TW_TEXT("kuhn", "%1 folded"), seat};
    }
    log.tell(std::move(event));
    if (state.stage == Stage::shown)
        log.reveal();
    return std::nullopt;
}

std::optional<Outcome> Kuhn::outcome(const State& state) const
{
    if (!isOver(state))
        return std::nullopt;
    return Outcome{winner(state), state.stage == Stage::folded ? TW_TEXT("kuhn", "The other folded")
                                                               : TW_TEXT("kuhn", "The higher card wins")};
}

std::optional<Timer> Kuhn::timer(const State&) const { return std::nullopt; }

Scene Kuhn::view(const State& state, Viewer viewer) const
{
    Scene scene;
    scene.active = toAct(state);
    scene.outcome = outcome(state);
    scene.buttons = buttons();
    for (const Seat seat : Seats::firstOf(2)) {
        Zone hand;
        hand.id = "hand" + std::to_string(seat.index);
        hand.kind = ZoneKind::hand;
        hand.seat = seat;
        hand.count = 1;
        Piece card;
        card.id = static_cast<PieceId>(seat.index + 1);
        card.figure = "card";
        card.at.in = hand.id;
        if (viewer.is(seat) || state.stage == Stage::shown)
            card.face = enumNames(
                Card{})[static_cast<std::size_t>(state.cards[static_cast<std::size_t>(seat.index)])];
        scene.zones.push_back(std::move(hand));
        scene.pieces.push_back(std::move(card));
    }
    return scene;
}

Offer Kuhn::gesture(const State&, Seat, const Move& move) const
{
    Offer offer;
    offer.picks = {Pick::ofButton(moveText(move))};
    return offer;
}

std::optional<Kuhn::Move> Kuhn::intend(const State&, Seat, std::span<const Pick> picks) const
{
    if (picks.empty() || picks.front().kind != PickKind::button)
        return std::nullopt;
    return parseMove<Move>(picks.front().id.letters());
}

State Kuhn::sample(const State& state, Viewer viewer, Random& random) const
{
    if (state.stage == Stage::shown)
        return state;
    std::vector<Card> unknown;
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (!viewer.is(Seat{static_cast<std::int8_t>(i)}))
            unknown.push_back(state.cards[i]);
    std::ranges::sort(unknown);
    random.shuffle(unknown);
    State drawn = state;
    for (std::size_t i = 0; i < drawn.cards.size(); ++i)
        if (!viewer.is(Seat{static_cast<std::int8_t>(i)})) {
            drawn.cards[i] = unknown.back();
            unknown.pop_back();
        }
    return drawn;
}

void Kuhn::checkState(const State& state, int) const
{
    const auto need = [](bool isSo, const char* where, const char* cause) {
        if (!isSo)
            throw InputError(where, cause);
    };
    for (const Card card : {Card::jack, Card::queen, Card::king})
        need(std::ranges::count(state.cards, card) == 1, "cards", "each of the three is there once");
    const bool hasFolder = state.folder.isPlayer() && state.folder.index < 2;
    need(state.stage == Stage::folded ? hasFolder : state.folder == Seat::none(), "folder",
         "it is the seat that folded, and none before");
}

} // namespace tablewood::kuhn
