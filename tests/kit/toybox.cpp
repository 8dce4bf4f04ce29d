#include "toybox.h"

#include "kernel/input_error.h"

#include <algorithm>

namespace tablewood::toybox {

namespace {

constexpr std::uint8_t kQuarters = 4;
constexpr std::uint8_t kWays = 6;
constexpr std::uint8_t kMostPips = 6;

int seatsOf(const State& state) { return static_cast<int>(state.hands.size()); }
bool isOver(const State& state) { return state.turnsPlayed == seatsOf(state) * kTurnsOfSeat; }
Seat seatOfTurn(const State& state)
{
    return Seat{static_cast<std::int8_t>(state.turnsPlayed % seatsOf(state))};
}
const std::vector<Card>& handOf(const State& state, Seat seat)
{
    return state.hands[static_cast<std::size_t>(seat.index)];
}

bool isOnFloor(Cell cell)
{
    return cell.column >= 0 && cell.row >= 0 && cell.column < kFloorColumns && cell.row < kFloorRows;
}
bool isOnCrate(Cell cell)
{
    return cell.column >= 0 && cell.row >= 0 && cell.column < kCrateSide && cell.row < kCrateSide;
}
std::size_t stackAt(Cell cell) { return static_cast<std::size_t>(cell.row * kCrateSide + cell.column); }

void endTurn(State& state)
{
    state.die = 0;
    ++state.turnsPlayed;
    state.window.close();
}

Refusal refusal(TextKey why) { return Refusal{why}; }

/// One move of each kind on a state where the seat, or the clock, may act at all. Refuses before it changes
/// anything.
struct Apply
{
    State& state;
    Seat seat;
    Log& log;

    std::optional<Refusal> operator()(Roll) const
    {
        if (state.window.isOpen())
            return refusal(TW_TEXT("toybox", "Knock or pass first."));
        if (state.die != 0)
            return refusal(TW_TEXT("toybox", "The die was rolled already."));
        state.die = static_cast<std::uint8_t>(1 + state.dice.below(kMostPips));
        log.reveal();
        tell({TW_TEXT("toybox", "%1 rolled a %2"), seat, state.die});
        return std::nullopt;
    }
    std::optional<Refusal> operator()(Push move) const
    {
        if (auto refused = refuseTurnMove())
            return refused;
        if (move.way >= kWays || !isOnFloor(hexNeighbours(state.crate)[move.way]))
            return refusal(TW_TEXT("toybox", "The crate cannot leave the floor."));
        state.crate = hexNeighbours(state.crate)[move.way];
        state.way = move.way;
        endTurn(state);
        tell({TW_TEXT("toybox", "%1 pushed the crate to %2"), seat, state.crate});
        return std::nullopt;
    }
    std::optional<Refusal> operator()(PlaceBlock move) const
    {
        if (auto refused = refuseTurnMove())
            return refused;
        if (!isOnCrate(move.at) || move.quarter >= kQuarters)
            return refusal(TW_TEXT("toybox", "There is no such place on the crate."));
        auto& stack = state.stacks[stackAt(move.at)];
        if (stack.size() >= state.die)
            return refusal(TW_TEXT("toybox", "The die must show more than there are blocks below."));
        stack.push_back({seat, move.quarter});
        state.shaky = static_cast<std::uint8_t>(stackAt(move.at));
        Seats others = Seats::firstOf(seatsOf(state));
        others.remove(seat);
        state.window.open(others);
        tell({TW_TEXT("toybox", "%1 placed a block on %2"), seat, move.at});
        return std::nullopt;
    }
    std::optional<Refusal> operator()(Draw) const
    {
        if (auto refused = refuseTurnMove())
            return refused;
        if (state.bag.empty())
            return refusal(TW_TEXT("toybox", "The bag is empty."));
        const Card card = state.bag.back();
        state.bag.pop_back();
        state.hands[static_cast<std::size_t>(seat.index)].push_back(card);
        endTurn(state);
        log.revealTo(seat);
        tell({TW_TEXT("toybox", "%1 drew a card"), seat});
        log.tellOnly(seat, eventOf({TW_TEXT("toybox", "You drew: %1"),
                                    std::string(enumNames(Card{})[static_cast<std::size_t>(card)])}));
        return std::nullopt;
    }
    std::optional<Refusal> operator()(Knock) const
    {
        if (!state.window.isOpen())
            return refusal(TW_TEXT("toybox", "There is no fresh block to knock down."));
        auto& hand = state.hands[static_cast<std::size_t>(seat.index)];
        const auto card = std::ranges::find(hand, Card::knock);
        if (card == hand.end())
            return refusal(TW_TEXT("toybox", "You have no knock card."));
        hand.erase(card);
        ++state.discarded;
        state.stacks[state.shaky].pop_back();
        endTurn(state);
        log.reveal();
        tell({TW_TEXT("toybox", "%1 knocked the block down"), seat});
        return std::nullopt;
    }
    std::optional<Refusal> operator()(Pass) const
    {
        if (!state.window.isOpen())
            return refusal(TW_TEXT("toybox", "There is nothing to pass on."));
        state.window.pass(seat);
        if (!state.window.isOpen())
            endTurn(state);
        tell({TW_TEXT("toybox", "%1 passed"), seat});
        return std::nullopt;
    }
    std::optional<Refusal> operator()(CloseWindow) const
    {
        if (seat != Seat::clock())
            return refusal(TW_TEXT("toybox", "Only time closes the window."));
        endTurn(state);
        tell({TW_TEXT("toybox", "The block stands")});
        return std::nullopt;
    }

private:
    std::optional<Refusal> refuseTurnMove() const
    {
        if (state.window.isOpen())
            return refusal(TW_TEXT("toybox", "Knock or pass first."));
        if (state.die == 0)
            return refusal(TW_TEXT("toybox", "Roll the die first."));
        return std::nullopt;
    }
    Event eventOf(Text text) const
    {
        Event event;
        event.text = std::move(text);
        event.seat = seat;
        return event;
    }
    void tell(Text text) const
    {
        if (log.isWanted())
            log.tell(eventOf(std::move(text)));
    }
};

int topBlocks(const State& state, Seat seat)
{
    return static_cast<int>(std::ranges::count_if(
        state.stacks, [&](const auto& stack) { return !stack.empty() && stack.back().owner == seat; }));
}

} // namespace

const GameSheet& Toybox::sheet() const
{
    static const GameSheet sheet = [] {
        GameSheet it;
        it.id = "toybox";
        it.name = TW_TEXT("toybox", "Toybox");
        it.maxSeats = 4;
        it.hasPrivateViews = true;
        return it;
    }();
    return sheet;
}

const std::vector<Face>& Toybox::faces() const
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

State Toybox::setUp(const Setup& setup) const
{
    constexpr int cardsOfKind = 6;
    State state;
    state.crate = {2, 1};
    state.dice = Random(setup.seed, "dice");
    state.bag.assign(cardsOfKind, Card::ribbon);
    state.bag.insert(state.bag.end(), cardsOfKind, Card::knock);
    Random(setup.seed, "bag").shuffle(state.bag);
    for (int i = 0; i < setup.seats; ++i) {
        state.hands.push_back({state.bag.back()});
        state.bag.pop_back();
    }
    return state;
}

Seats Toybox::toAct(const State& state) const
{
    if (isOver(state))
        return {};
    return state.window.isOpen() ? state.window.waitingFor() : Seats(seatOfTurn(state));
}

void Toybox::legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const
{
    if (!toAct(state).has(seat))
        return;
    if (state.window.isOpen()) {
        if (std::ranges::count(handOf(state, seat), Card::knock) > 0)
            moves.push_back(Knock{});
        moves.push_back(Pass{});
        return;
    }
    if (state.die == 0) {
        moves.push_back(Roll{});
        return;
    }
    const auto neighbours = hexNeighbours(state.crate);
    for (std::uint8_t way = 0; way < kWays; ++way)
        if (isOnFloor(neighbours[way]))
            moves.push_back(Push{way});
    for (std::int16_t i = 0; i < kCrateSide * kCrateSide; ++i)
        for (std::uint8_t quarter = 0; quarter < kQuarters; ++quarter)
            if (state.stacks[static_cast<std::size_t>(i)].size() < state.die)
                moves.push_back(PlaceBlock{Cell{}.moved(i % kCrateSide, i / kCrateSide), quarter});
    if (!state.bag.empty())
        moves.push_back(Draw{});
}

void Toybox::everyMove(const State&, std::vector<Move>& moves) const
{
    moves.insert(moves.end(), {Roll{}, Draw{}, Knock{}, Pass{}, CloseWindow{}});
    for (std::uint8_t way = 0; way <= kWays; ++way)
        moves.push_back(Push{way});
    for (std::int16_t row = 0; row <= kCrateSide; ++row)
        for (std::int16_t column = 0; column <= kCrateSide; ++column)
            for (std::uint8_t quarter = 0; quarter <= kQuarters; ++quarter)
                moves.push_back(PlaceBlock{{column, row}, quarter});
}

std::optional<Refusal> Toybox::apply(State& state, Seat seat, const Move& move, Log& log) const
{
    const bool isClosing = std::holds_alternative<CloseWindow>(move);
    if (seat == Seat::clock()) {
        if (!isClosing || !timer(state))
            return refusal(TW_TEXT("toybox", "No time has run out."));
    } else if (!toAct(state).has(seat)) {
        return refusal(TW_TEXT("toybox", "You are not asked now."));
    }
    return std::visit(Apply{state, seat, log}, move);
}

std::optional<Outcome> Toybox::outcome(const State& state) const
{
    if (!isOver(state))
        return std::nullopt;
    int most = 0;
    Seats winners;
    for (const Seat seat : Seats::firstOf(seatsOf(state))) {
        const int blocks = topBlocks(state, seat);
        if (blocks > most)
            winners = {};
        most = std::max(most, blocks);
        if (blocks == most)
            winners.add(seat);
    }
    return Outcome{winners, TW_TEXT("toybox", "Most blocks on top")};
}

std::optional<Timer> Toybox::timer(const State& state) const
{
    if (!state.window.isOpen())
        return std::nullopt;
    return Timer{std::string(CloseWindow::name), kSecondsToKnock, state.window.number};
}

State Toybox::sample(const State& state, Viewer viewer, Random& random) const
{
    State drawn = state;
    std::vector<Card> unknown = state.bag;
    for (const Seat seat : Seats::firstOf(seatsOf(state)))
        if (!viewer.is(seat))
            unknown.insert(unknown.end(), handOf(state, seat).begin(), handOf(state, seat).end());
    std::ranges::sort(unknown);
    random.shuffle(unknown);
    for (const Seat seat : Seats::firstOf(seatsOf(state)))
        if (!viewer.is(seat))
            for (Card& card : drawn.hands[static_cast<std::size_t>(seat.index)]) {
                card = unknown.back();
                unknown.pop_back();
            }
    drawn.bag = std::move(unknown);
    Seed future;
    for (std::uint32_t& word : future.key)
        word = random.next();
    drawn.dice = Random(future, "dice");
    return drawn;
}

void Toybox::checkState(const State& state, int seats) const
{
    const auto need = [](bool isSo, const char* where, const char* cause) {
        if (!isSo)
            throw InputError(where, cause);
    };
    need(seatsOf(state) == seats, "hands", "there is one for each seat of the match");
    need(isOnFloor(state.crate), "crate", "it stands on the floor");
    need(state.way < kWays, "way", "there are six");
    need(state.die <= kMostPips, "die", "it shows 1 to 6, or 0 before it is rolled");
    need(state.turnsPlayed <= seats * kTurnsOfSeat, "turnsPlayed", "the match is longer than its turns");
    need(state.shaky < state.stacks.size(), "shaky", "there is no such stack");
    need(!state.window.isOpen() || !state.stacks[state.shaky].empty(), "shaky",
         "there is no block to knock down");
    for (const Seat seat : state.window.asked)
        need(seat.index < seats, "window", "there is no such seat");
    for (const auto& stack : state.stacks) {
        need(stack.size() <= kMostPips, "stacks", "a stack is never higher than the die shows");
        for (const Block& block : stack)
            need(block.owner.isPlayer() && block.owner.index < seats && block.quarter < kQuarters, "stacks",
                 "a block belongs to a seat and is turned by quarters");
    }
}

} // namespace tablewood::toybox
