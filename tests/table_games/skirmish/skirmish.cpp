#include "skirmish.h"

#include "turn.h"

#include <algorithm>

namespace tablewood::skirmish {

namespace {

/// Gives the cards of some piles other kinds out of the same, or other numbers.
void redraw(std::vector<Card*>& cards, std::uint8_t Card::*part, Random& random)
{
    std::vector<std::uint8_t> values;
    values.reserve(cards.size());
    for (const Card* card : cards)
        values.push_back(card->*part);
    std::ranges::sort(values);
    random.shuffle(values);
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards[i]->*part = values[i];
}

/// The cards that a seat has to play or to draw next.
int cardsAtHand(const Side& side) { return static_cast<int>(side.hand.size() + side.reserve.size()); }

/// How strong the fighters of a field are together.
float mightOf(const Side& side)
{
    float might = 0;
    for (const Fighter& fighter : side.field)
        might += static_cast<float>(fighter.strength()) + 0.5F * static_cast<float>(fighter.toughness());
    return might;
}

} // namespace

const GameSheet& Skirmish::sheet() const
{
    static const GameSheet sheet = [] {
        GameSheet it;
        it.id = "skirmish";
        it.name = TW_TEXT("skirmish", "Skirmish");
        it.line = TW_TEXT("skirmish", "Break the other keep");
        it.minutes = 15;
        it.emblem = "blade";
        it.palette = "steel";
        it.hasPrivateViews = true;
        GuidePage page;
        page.title = TW_TEXT("skirmish", "Two keeps");
        page.paragraphs = {
            TW_TEXT("skirmish", "Play one fighter in your turn, and gear on those who are there. One of "
                                "yours may change its place in the line: they fight from left to right."),
            TW_TEXT("skirmish", "The first card of your reserve is drawn instead of one of the deck. Once a "
                                "turn a card of your hand may go there, where all see it."),
            TW_TEXT("skirmish", "Attack with fighters that came before. Whoever is not blocked "
                                "strikes the keep."),
            TW_TEXT("skirmish", "Before they fight, both may answer with tricks.")};
        page.faces = {"keep", "ember", "spear", "stone"};
        it.guide.push_back(std::move(page));
        return it;
    }();
    return sheet;
}

const std::vector<Face>& Skirmish::faces() const
{
    static const std::vector<Face> faces = facesOfCards();
    return faces;
}

State Skirmish::setUp(const Setup& setup) const
{
    std::vector<std::uint8_t> numbers;
    for (std::uint8_t number = 1; number <= kCards; ++number)
        numbers.push_back(number);
    Random(setup.seed, "numbers").shuffle(numbers);
    State state;
    for (std::size_t seat = 0; seat < state.sides.size(); ++seat) {
        Side& side = state.sides[seat];
        for (std::uint8_t kind = 0; kind < kKinds; ++kind)
            for (int copy = 0; copy < cardKinds()[kind].copies; ++copy) {
                side.deck.push_back({kind, numbers.back()});
                numbers.pop_back();
            }
        Random(setup.seed, seat == 0 ? "first deck" : "second deck").shuffle(side.deck);
        for (std::size_t i = 0; i < kFirstHand; ++i) {
            side.hand.push_back(side.deck.back());
            side.deck.pop_back();
        }
        for (std::size_t i = 0; i < kMostReserve; ++i) {
            side.reserve.push_back(side.deck.back());
            side.reserve.back().isKnown = true;
            side.deck.pop_back();
        }
    }
    Log log = Log::unread();
    Course{state, log}.beginTurn();
    return state;
}

Seats Skirmish::toAct(const State& state) const
{
    const Seat seat = state.mover();
    return seat.isPlayer() ? Seats(seat) : Seats();
}

std::optional<Outcome> Skirmish::outcome(const State& state) const
{
    if (!state.isOver())
        return std::nullopt;
    for (const Seat seat : Seats::firstOf(2))
        if (state.side(seat).hearts == 0)
            return Outcome{otherSeat(seat), {TW_TEXT("skirmish", "The keep of %1 has fallen"), seat}};
    if (state.sides[0].hearts == state.sides[1].hearts)
        return Outcome{{}, TW_TEXT("skirmish", "Both keeps stand, with as many hearts")};
    const Seat ahead{static_cast<std::int8_t>(state.sides[0].hearts > state.sides[1].hearts ? 0 : 1)};
    return Outcome{ahead, {TW_TEXT("skirmish", "The keep of %1 has more hearts left"), ahead}};
}

std::optional<Timer> Skirmish::timer(const State& state) const
{
    if (state.phase != TurnPhase::combat)
        return std::nullopt;
    Timer timer;
    timer.move = moveText(Move(Fight{}));
    timer.seconds = kSecondsOfFight;
    timer.step = state.steps;
    timer.isRun = true;
    return timer;
}

State Skirmish::sample(const State& state, Viewer viewer, Random& random) const
{
    State drawn = state;
    std::vector<Card*> unknown;
    for (const Seat seat : Seats::firstOf(2)) {
        std::vector<Card*> cards;
        for (Card& card : drawn.side(seat).deck)
            cards.push_back(&card);
        if (!viewer.is(seat))
            for (Card& card : drawn.side(seat).hand)
                if (!card.isKnown)
                    cards.push_back(&card);
        redraw(cards, &Card::kind, random);
        unknown.insert(unknown.end(), cards.begin(), cards.end());
    }
    redraw(unknown, &Card::number, random);
    return drawn;
}

void Skirmish::judge(const State& state, std::span<float> worths) const
{
    // A heart is worth more than what one fighter could do.
    const Side& first = state.sides[0];
    const Side& second = state.sides[1];
    float worth = 0.5F + 0.035F * static_cast<float>(first.hearts - second.hearts) +
                  0.012F * (mightOf(first) - mightOf(second)) +
                  0.01F * static_cast<float>(cardsAtHand(first) - cardsAtHand(second));
    worth = std::clamp(worth, 0.05F, 0.95F);
    if (state.isOver())
        worth = first.hearts == second.hearts ? 0.5F : first.hearts > second.hearts ? 1.F : 0.F;
    worths[0] = worth;
    worths[1] = 1 - worth;
}

} // namespace tablewood::skirmish
