#include "lantern.h"

namespace tablewood::lantern {

namespace {

constexpr std::int16_t kGoal = 1000;

bool isOver(const State& state)
{
    for (const std::int16_t way : state.way) {
        if (way >= kGoal)
            return true;
    }
    return false;
}

template <class... Moves>
bool isOneOf(const Lantern::Move& move)
{
    return (std::holds_alternative<Moves>(move) || ...);
}

Event eventOf(Seat seat, const char* cue, Text text)
{
    Event event;
    event.text = std::move(text);
    event.seat = seat;
    event.cue = cue;
    return event;
}

} // namespace

const GameSheet& Lantern::sheet() const
{
    static const GameSheet sheet = [] {
        GameSheet it;
        it.id = "lantern";
        it.name = TW_TEXT("lantern", "Lantern");
        it.maxSeats = static_cast<int>(kSeats);
        it.hasPrivateViews = true;
        return it;
    }();
    return sheet;
}

const std::vector<Face>& Lantern::faces() const
{
    static const std::vector<Face> none;
    return none;
}

State Lantern::setUp(const Setup& setup) const
{
    State state;
    state.seats = static_cast<std::uint8_t>(setup.seats);
    state.turn = Seat{0};
    state.dice = Random(setup.seed, "dice");
    state.secrets = Random(setup.seed, "secrets");
    return state;
}

Seats Lantern::toAct(const State& state) const
{
    if (isOver(state))
        return {};
    return state.asked.isEmpty() ? Seats(state.turn) : state.asked;
}

void Lantern::legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const
{
    if (!toAct(state).has(seat))
        return;
    if (state.asked.isEmpty())
        moves.insert(moves.end(), {Step{}, Roll{}, Peek{}, End{}, Ring{}});
    else
        moves.insert(moves.end(), {Answer{}, Peek{}});
}

void Lantern::everyMove(const State&, std::vector<Move>& moves) const
{
    moves.insert(moves.end(), {Step{}, Roll{}, Peek{}, End{}, Ring{}, Answer{}, Close{}});
}

std::optional<Refusal> Lantern::apply(State& state, Seat seat, const Move& move, Log& log) const
{
    const bool isRinging = !state.asked.isEmpty();
    if (isOneOf<Close>(move)) {
        if (seat != Seat::clock() || !isRinging)
            return Refusal{TW_TEXT("lantern", "Only the clock closes.")};
        state.asked = {};
        log.tell(eventOf(Seat::none(), "close", TW_TEXT("lantern", "Time is up")));
        return std::nullopt;
    }
    if (!toAct(state).has(seat))
        return Refusal{TW_TEXT("lantern", "It is not your turn.")};
    if (isRinging ? !isOneOf<Answer, Peek>(move) : isOneOf<Answer>(move))
        return Refusal{isRinging ? TW_TEXT("lantern", "Answer first.") : TW_TEXT("lantern", "Nobody rang.")};

    std::int16_t& way = state.way[static_cast<std::size_t>(seat.index)];
    if (isOneOf<Step>(move)) {
        ++way;
        log.tell(eventOf(seat, "step", {TW_TEXT("lantern", "%1 stepped"), seat}));
    } else if (isOneOf<Roll>(move)) {
        const auto die = static_cast<std::int16_t>(1 + state.dice.below(6));
        way = static_cast<std::int16_t>(way + die);
        log.tell(eventOf(seat, "roll", {TW_TEXT("lantern", "%1 threw a %2"), seat, die}));
        log.reveal();
    } else if (isOneOf<Peek>(move)) {
        std::uint8_t& seen = state.seen[static_cast<std::size_t>(seat.index)];
        seen = static_cast<std::uint8_t>(1 + state.secrets.below(200));
        log.tellOnly(seat, eventOf(seat, "peek", {TW_TEXT("lantern", "You saw %1"), static_cast<int>(seen)}));
        log.revealTo(seat);
    } else if (isOneOf<End>(move)) {
        state.turn = Seat{static_cast<std::int8_t>((seat.index + 1) % state.seats)};
    } else if (isOneOf<Ring>(move)) {
        state.asked = Seats::firstOf(state.seats);
        ++state.rings;
        log.tell(eventOf(seat, "ring", {TW_TEXT("lantern", "%1 rang"), seat}));
    } else {
        state.asked.remove(seat);
        log.tell(eventOf(seat, "answer", {TW_TEXT("lantern", "%1 answered"), seat}));
    }
    return std::nullopt;
}

std::optional<Outcome> Lantern::outcome(const State& state) const
{
    if (!isOver(state))
        return std::nullopt;
    return Outcome{state.turn, TW_TEXT("lantern", "A long way")};
}

std::optional<Timer> Lantern::timer(const State& state) const
{
    if (state.asked.isEmpty())
        return std::nullopt;
    return Timer{"close", 15, state.rings};
}

Scene Lantern::view(const State& state, Viewer viewer) const
{
    Scene scene;
    scene.active = toAct(state);
    scene.outcome = outcome(state);
    for (const Seat seat : Seats::firstOf(state.seats)) {
        const auto index = static_cast<std::size_t>(seat.index);
        Piece piece;
        piece.id = static_cast<PieceId>(index + 1);
        piece.figure = "lantern";
        piece.seat = seat;
        piece.at = {"board", {state.way[index], seat.index}, 0};
        piece.isFlipped = state.asked.has(seat);
        scene.pieces.push_back(std::move(piece));
        if (viewer.is(seat) && state.seen[index] != 0) {
            Panel panel;
            panel.id = "seen";
            panel.seat = seat;
            panel.news = {TW_TEXT("lantern", "You saw %1"), static_cast<int>(state.seen[index])};
            scene.panels.push_back(std::move(panel));
        }
    }
    return scene;
}

Offer Lantern::gesture(const State&, Seat, const Move& move) const
{
    Offer offer;
    offer.picks = {Pick::ofButton(moveText(move))};
    return offer;
}

std::optional<Lantern::Move> Lantern::intend(const State&, Seat, std::span<const Pick> picks) const
{
    if (picks.empty() || picks.front().kind != PickKind::button)
        return std::nullopt;
    return parseMove<Move>(picks.front().id.letters());
}

State Lantern::sample(const State& state, Viewer viewer, Random& random) const
{
    State drawn = state;
    for (std::size_t i = 0; i < kSeats; ++i) {
        if (state.seen[i] != 0 && !viewer.is(Seat{static_cast<std::int8_t>(i)}))
            drawn.seen[i] = static_cast<std::uint8_t>(1 + random.below(200));
    }
    Seed seed;
    for (std::uint32_t& word : seed.key)
        word = random.next();
    drawn.dice = Random(seed, "dice");
    drawn.secrets = Random(seed, "secrets");
    return drawn;
}

} // namespace tablewood::lantern
