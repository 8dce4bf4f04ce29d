#include "mosaic.h"

#include "kernel/seat_options.h"

#include <algorithm>
#include <bit>

namespace tablewood::mosaic {

namespace {

constexpr std::uint8_t kFirstPanes = 3;
constexpr std::size_t kPanesOfShortMatch = 8;
/// So many places for tiles a bot thinks about.
constexpr std::size_t kPlacesToThinkOf = 12;
/// What a seat begins with that chooses no tile.
constexpr const char* kAnyTile = "any";

Refusal refusal(TextKey why) { return Refusal{why}; }

Event eventOf(Text text, Seat seat, const Name& cue)
{
    Event event;
    event.text = std::move(text);
    event.seat = seat;
    event.cue = cue;
    return event;
}

Pane* paneOf(State& state, std::uint8_t pattern)
{
    const auto pane = std::ranges::find(state.panes, pattern, &Pane::pattern);
    return pane == state.panes.end() ? nullptr : &*pane;
}

void fillTrays(State& state)
{
    for (Tray& tray : state.trays)
        while (!tray.isFull())
            tray.push_back({static_cast<std::uint8_t>(state.draws.below(kShapes)), state.nextTile++});
}

/// Whether a tile that lies so on the pane covers no knot and no other tile. `covered` is what lies there.
bool fits(const Pane& pane, Spaces covered, Spaces spaces)
{
    return spaces != 0 && (spaces & (patterns()[pane.pattern].knots | covered)) == 0;
}

void drift(State& state, Log& log)
{
    const auto tell = [&](Text text, const Name& cue) {
        if (log.isWanted())
            log.tell(eventOf(std::move(text), Seat::none(), cue));
    };
    if (const auto whole = std::erase_if(state.panes, [](const Pane& pane) { return pane.isWhole(); }))
        tell({TW_TEXT("mosaic", "%1 panes are whole and leave"), static_cast<int>(whole)}, "win");
    for (Pane& pane : state.panes)
        ++pane.at;
    const auto lost = std::erase_if(state.panes, [](const Pane& pane) { return pane.at >= kWay; });
    if (lost > 0) {
        state.hearts = static_cast<std::uint8_t>(state.hearts - std::min<std::size_t>(lost, state.hearts));
        tell({TW_TEXT("mosaic", "%1 panes drift off with a gap"), static_cast<int>(lost)}, "burn");
    }
    if (!state.stack.empty()) {
        state.panes.push_back({state.stack.back(), 0, {}});
        state.stack.pop_back();
    }
    tell(TW_TEXT("mosaic", "The panes drift on"), "slide");
    state.done = {};
    state.letting = {};
    ++state.round;
    fillTrays(state);
    log.reveal();
}

struct Apply
{
    State& state;
    Seat seat;
    Log& log;

    std::optional<Refusal> operator()(const Lay& move) const
    {
        Tray& tray = state.trays[static_cast<std::size_t>(seat.index)];
        if (state.done.has(seat))
            return refusal(TW_TEXT("mosaic", "You said that you are done."));
        if (move.tile >= tray.size())
            return refusal(TW_TEXT("mosaic", "You have no such tile."));
        Pane* const pane = paneOf(state, move.pane);
        if (!pane)
            return refusal(TW_TEXT("mosaic", "That pane is not on the way."));
        const Tile tile = tray[move.tile];
        const TileKind& kind = tileKinds()[tile.kind];
        const Orientation way = move.orientation();
        const std::vector<Orientation> ways = orientationsOf(kind.shape, kind.turning);
        if (std::ranges::find(ways, way) == ways.end())
            return refusal(TW_TEXT("mosaic", "Turned like this it lies as before."));
        const Spaces spaces = coveredBy(tile.kind, way, move.at);
        if (spaces == 0)
            return refusal(TW_TEXT("mosaic", "It would stick out over the edge of the pane."));
        if ((spaces & patterns()[move.pane].knots) != 0)
            return refusal(TW_TEXT("mosaic", "A knot cannot be covered."));
        if ((spaces & pane->covered()) != 0)
            return refusal(TW_TEXT("mosaic", "Another tile lies there."));
        pane->tiles.push_back({tile, seat, move.at, move.turns, move.side});
        tray.erase(tray.begin() + move.tile);
        if (log.isWanted()) {
            Event event = eventOf({TW_TEXT("mosaic", "%1 laid a tile"), seat}, seat, "place");
            event.board = boardOf(move.pane);
            for (std::int16_t row = 0; row < kSide; ++row)
                for (std::int16_t column = 0; column < kSide; ++column)
                    if ((spaces & spaceAt({column, row})) != 0)
                        event.cells.push_back({column, row});
            log.tell(std::move(event));
        }
        return std::nullopt;
    }
    std::optional<Refusal> operator()(SayDone) const
    {
        if (state.done.has(seat))
            return refusal(TW_TEXT("mosaic", "You said that already."));
        state.done.add(seat);
        state.letting.remove(seat);
        if (log.isWanted())
            log.tell(eventOf({TW_TEXT("mosaic", "%1 is done"), seat}, seat, "press"));
        if (state.done == Seats::firstOf(state.seats()))
            drift(state, log);
        return std::nullopt;
    }
    std::optional<Refusal> operator()(Wait) const
    {
        if (!state.done.has(seat))
            return refusal(TW_TEXT("mosaic", "You are not done yet."));
        state.done.remove(seat);
        if (log.isWanted())
            log.tell(eventOf({TW_TEXT("mosaic", "%1 goes on"), seat}, seat, "press"));
        return std::nullopt;
    }
    std::optional<Refusal> operator()(LetPlay) const
    {
        if (state.done.has(seat))
            return refusal(TW_TEXT("mosaic", "You said that you are done."));
        if (state.letting.has(seat))
            return refusal(TW_TEXT("mosaic", "You said that already."));
        if (state.seats() == 1)
            return refusal(TW_TEXT("mosaic", "Nobody waits for you."));
        state.letting.add(seat);
        if (log.isWanted())
            log.tell(eventOf({TW_TEXT("mosaic", "%1 lets the others play"), seat}, seat, "press"));
        return std::nullopt;
    }
    std::optional<Refusal> operator()(KeepWaiting) const
    {
        if (!state.letting.has(seat))
            return refusal(TW_TEXT("mosaic", "The others wait for you anyway."));
        state.letting.remove(seat);
        if (log.isWanted())
            log.tell(eventOf({TW_TEXT("mosaic", "%1 wants the others to wait"), seat}, seat, "press"));
        return std::nullopt;
    }
};

} // namespace

Spaces Pane::covered() const
{
    Spaces spaces = 0;
    for (const LaidTile& tile : tiles)
        spaces |= tile.covered();
    return spaces;
}

Cell spaceOfWay(int at)
{
    // Along the upper edge, down the right one, and back.
    constexpr int across = 7;
    if (at < across)
        return Cell{}.moved(at, 0);
    if (at == across)
        return Cell{}.moved(across - 1, 1);
    return Cell{}.moved(2 * across - at, 2);
}

std::string boardOf(std::uint8_t pattern) { return "pane" + std::to_string(pattern); }

const GameSheet& Mosaic::sheet() const
{
    static const GameSheet sheet = [] {
        GameSheet it;
        it.id = "mosaic";
        it.name = TW_TEXT("mosaic", "Mosaic");
        it.line = TW_TEXT("mosaic", "Mend the panes together");
        it.minSeats = 1;
        it.maxSeats = 4;
        it.minutes = 10;
        OptionSpec panes;
        panes.key = "panes";
        panes.label = TW_TEXT("mosaic", "Panes");
        panes.standard = "some";
        panes.isPictured = true;
        const auto choice = [&](const char* value, Text label) {
            OptionChoice one;
            one.value = value;
            one.label = std::move(label);
            panes.choices.push_back(std::move(one));
        };
        choice("some", TW_TEXT("mosaic", "Some, one after the other"));
        choice("all", TW_TEXT("mosaic", "Twelve at once"));
        panes.choices.back().pages = {
            {TW_TEXT("mosaic", "The storm"),
             {TW_TEXT("mosaic", "A night of hail, and no window of the hall is whole. All the panes hang out "
                                "at once, and the rain is not far."),
              TW_TEXT("mosaic", "Work where the way ends: what hangs there drifts off first.")},
             std::nullopt,
             {}},
            {TW_TEXT("mosaic", "What is new"),
             {TW_TEXT("mosaic", "All twelve panes are on the way from the start, and none follows.")},
             std::nullopt,
             {}}};
        it.options.push_back(std::move(panes));
        GuidePage page;
        page.title = TW_TEXT("mosaic", "Panes with gaps");
        page.paragraphs = {TW_TEXT("mosaic",
                                   "Lay tiles until each gap of a pane is covered. Nothing lies on a "
                                   "knot."),
                           TW_TEXT("mosaic", "The panes drift down the brook, one space a round.")};
        page.faces = {faceOf(0), faceOf(1), faceOf(2)};
        it.guide.push_back(std::move(page));
        OptionSpec first;
        first.key = "first";
        first.label = TW_TEXT("mosaic", "First tile");
        first.standard = kAnyTile;
        first.isOfSeat = true;
        first.choices.push_back({kAnyTile, TW_TEXT("mosaic", "Any"), {}});
        for (std::size_t kind = 0; kind < kShapes; ++kind)
            first.choices.push_back({std::to_string(kind), tileKinds()[kind].name, {}});
        it.options.push_back(std::move(first));
        return it;
    }();
    return sheet;
}

const std::vector<Face>& Mosaic::faces() const
{
    static const std::vector<Face> faces = facesOfPanes();
    return faces;
}

State Mosaic::setUp(const Setup& setup) const
{
    State state;
    for (std::uint8_t pattern = 0; pattern < kPanes; ++pattern)
        state.stack.push_back(pattern);
    Random(setup.seed, "panes").shuffle(state.stack);
    const bool hasAll = chosen(sheet(), setup, "panes") == "all";
    if (!hasAll)
        state.stack.resize(kPanesOfShortMatch);
    const std::size_t begun = hasAll ? kPanes : kFirstPanes;
    for (std::size_t i = 0; i < begun; ++i) {
        state.panes.push_back({state.stack.back(), static_cast<std::uint8_t>(begun - 1 - i), {}});
        state.stack.pop_back();
    }
    state.trays.resize(static_cast<std::size_t>(setup.seats));
    state.draws = Random(setup.seed, "tiles");
    for (const Seat seat : Seats::firstOf(setup.seats)) {
        const std::string first = chosen(sheet(), setup, "first", seat);
        if (first != kAnyTile)
            state.trays[static_cast<std::size_t>(seat.index)].push_back(
                {static_cast<std::uint8_t>(std::stoi(first)), state.nextTile++});
    }
    fillTrays(state);
    return state;
}

Seats Mosaic::toAct(const State& state) const
{
    return state.isOver() ? Seats() : Seats::firstOf(state.seats());
}

Seats Mosaic::awaited(const State& state) const
{
    Seats seats = toAct(state);
    for (const Seat seat : state.done)
        seats.remove(seat);
    return seats;
}

Seats Mosaic::needed(const State& state) const
{
    Seats seats = awaited(state);
    for (const Seat seat : state.letting)
        seats.remove(seat);
    return seats;
}

UndoRule Mosaic::undoRule(const State&, Seat, Seats makers) const { return {makers, true, true}; }

void Mosaic::legalMoves(const State& state, Seat seat, std::vector<Move>& moves) const
{
    if (!toAct(state).has(seat))
        return;
    if (state.done.has(seat)) {
        moves.push_back(Wait{});
        return;
    }
    const Tray& tray = state.trays[static_cast<std::size_t>(seat.index)];
    for (std::uint8_t tile = 0; tile < tray.size(); ++tile) {
        const TileKind& kind = tileKinds()[tray[tile].kind];
        const std::vector<Orientation> ways = orientationsOf(kind.shape, kind.turning);
        for (const Pane& pane : state.panes) {
            const Spaces covered = pane.covered();
            for (const Orientation way : ways)
                for (std::int16_t row = 0; row < kSide; ++row)
                    for (std::int16_t column = 0; column < kSide; ++column)
                        if (fits(pane, covered, coveredBy(tray[tile].kind, way, {column, row})))
                            moves.push_back(Lay{tile,
                                                pane.pattern,
                                                {column, row},
                                                way.turns,
                                                way.isFlipped ? Side::back : Side::front});
        }
    }
    moves.push_back(SayDone{});
    if (state.letting.has(seat))
        moves.push_back(KeepWaiting{});
    else if (state.seats() > 1)
        moves.push_back(LetPlay{});
}

void Mosaic::everyMove(const State& state, std::vector<Move>& moves) const
{
    moves = {SayDone{}, Wait{}, LetPlay{}, KeepWaiting{}};
    for (std::uint8_t tile = 0; tile <= kTilesOfSeat; ++tile)
        for (const Pane& pane : state.panes)
            for (std::int16_t row = -1; row <= kSide; ++row)
                for (std::int16_t column = -1; column <= kSide; ++column)
                    for (std::uint8_t turns = 0; turns < 4; ++turns)
                        for (const Side side : {Side::front, Side::back})
                            moves.push_back(Lay{tile, pane.pattern, {column, row}, turns, side});
    moves.push_back(Lay{0, kPanes, {}, 0, Side::front});
}

std::optional<Refusal> Mosaic::apply(State& state, Seat seat, const Move& move, Log& log) const
{
    if (!toAct(state).has(seat))
        return refusal(TW_TEXT("mosaic", "The match is over."));
    return std::visit(Apply{state, seat, log}, move);
}

std::optional<Outcome> Mosaic::outcome(const State& state) const
{
    if (!state.isOver())
        return std::nullopt;
    if (state.hearts == 0)
        return Outcome{{}, TW_TEXT("mosaic", "The last heart is lost")};
    return Outcome{Seats::firstOf(state.seats()), TW_TEXT("mosaic", "No pane is left on the way")};
}

std::optional<Timer> Mosaic::timer(const State&) const { return std::nullopt; }

State Mosaic::sample(const State& state, Viewer, Random& random) const
{
    State drawn = state;
    std::ranges::sort(drawn.stack);
    random.shuffle(drawn.stack);
    Seed seed;
    for (std::uint32_t& word : seed.key)
        word = random.next();
    drawn.draws = Random(seed, "tiles");
    return drawn;
}

void Mosaic::judge(const State& state, std::span<float> worths) const
{
    // Hearts count most, then gaps that are covered, those near the end more.
    float worth = 0.6F * static_cast<float>(state.hearts) / kHearts;
    float open = 0;
    for (const Pane& pane : state.panes)
        open += static_cast<float>(std::popcount(patterns()[pane.pattern].gaps & ~pane.covered())) *
                static_cast<float>(pane.at + 1) / kWay;
    worth += 0.4F / (1 + 0.1F * open);
    if (state.isOver())
        worth = state.hearts == 0 ? 0.F : 1.F;
    std::ranges::fill(worths, worth);
}

bool Mosaic::isFolly(const State&, Seat, const Move& move) const
{
    return !std::holds_alternative<Lay>(move) && !std::holds_alternative<SayDone>(move);
}

void Mosaic::sensible(const State& state, Seat seat, const std::vector<Move>& moves,
                      std::vector<std::uint32_t>& chosen) const
{
    // Places that cover a gap, first those where most of the tile does and whose pane is nearest to the end.
    // To say that one is done, or to take that back, is worth a thought in any case.
    struct Place
    {
        std::uint32_t move = 0;
        int worth = 0;
    };
    std::vector<Place> places;
    std::vector<std::uint32_t> others;
    const Tray& tray = state.trays[static_cast<std::size_t>(seat.index)];
    for (std::uint32_t i = 0; i < moves.size(); ++i) {
        const auto* const lay = std::get_if<Lay>(&moves[i]);
        if (!lay) {
            others.push_back(i);
            continue;
        }
        const Pane& pane = *std::ranges::find(state.panes, lay->pane, &Pane::pattern);
        const Spaces gaps = patterns()[lay->pane].gaps;
        const Spaces covered = coveredBy(tray[lay->tile].kind, lay->orientation(), lay->at);
        const int mended = std::popcount(covered & gaps);
        const int wasted = std::popcount(covered & ~gaps);
        if (mended > 0)
            places.push_back({i, (2 * mended - wasted) * (pane.at + kWay)});
    }
    std::ranges::stable_sort(places, std::ranges::greater{}, &Place::worth);
    places.resize(std::min(places.size(), kPlacesToThinkOf));
    chosen.clear();
    for (const Place& place : places)
        chosen.push_back(place.move);
    chosen.insert(chosen.end(), others.begin(), others.end());
}

void Mosaic::checkState(const State& state, int seats) const
{
    const auto need = [](bool isSo, const char* where, const char* cause) {
        if (!isSo)
            throw InputError(where, cause);
    };
    need(state.seats() == seats, "trays", "each seat has one");
    need(state.hearts <= kHearts, "hearts", "there are three at most");
    need((Seats::firstOf(seats) == state.done) == false, "done", "the panes drift once everybody is done");
    for (const Seat seat : state.done)
        need(seat.index < seats, "done", "no such seat plays");
    for (const Seat seat : state.letting)
        need(seat.index < seats && !state.done.has(seat), "letting", "it plays and is not done");
    Spaces seen = 0;
    const auto see = [&](std::uint8_t pattern) {
        need(pattern < kPanes, "panes", "there is no such pane");
        need((seen & (Spaces{1} << pattern)) == 0, "panes", "a pane is there once");
        seen |= Spaces{1} << pattern;
    };
    std::vector<std::uint16_t> numbers;
    const auto hold = [&](const Tile& tile) {
        need(tile.kind < kShapes, "tiles", "there is no such tile");
        need(tile.number > 0 && tile.number < state.nextTile, "tiles", "it has not been drawn");
        numbers.push_back(tile.number);
    };
    for (const std::uint8_t pattern : state.stack)
        see(pattern);
    for (const Pane& pane : state.panes) {
        see(pane.pattern);
        need(pane.at < kWay, "panes", "it has drifted off");
        need(std::ranges::count(state.panes, pane.at, &Pane::at) == 1, "panes", "another lies there");
        Spaces covered = 0;
        for (const LaidTile& laid : pane.tiles) {
            hold(laid.tile);
            const TileKind& kind = tileKinds()[laid.tile.kind];
            const std::vector<Orientation> ways = orientationsOf(kind.shape, kind.turning);
            need(std::ranges::find(ways, laid.orientation()) != ways.end(), "tiles", "it cannot lie so");
            need(laid.seat.isPlayer() && laid.seat.index < seats, "tiles", "no such seat laid it");
            need(fits(pane, covered, laid.covered()), "tiles", "it does not fit");
            covered |= laid.covered();
        }
    }
    for (const Tray& tray : state.trays)
        for (const Tile& tile : tray)
            hold(tile);
    std::ranges::sort(numbers);
    need(std::ranges::adjacent_find(numbers) == numbers.end(), "tiles", "a tile is there once");
}

} // namespace tablewood::mosaic
