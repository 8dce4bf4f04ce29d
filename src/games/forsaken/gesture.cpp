#include "games/forsaken/forsaken_game.h"
#include "games/forsaken/view_ids.h"

#include <algorithm>

namespace tablewood::forsaken {

namespace {

Offer pressing(const Name& button)
{
    Offer offer;
    offer.picks = {Pick::ofButton(button)};
    return offer;
}

constexpr TextKey kForgeHere = TW_TEXT("forsaken", "Forge a Path here");

const char* thumbButton(Thumb thumb) { return thumb == Thumb::up ? "thumb-up" : "thumb-down"; }

std::string wordOf(Landmark landmark)
{
    return std::string(enumNames(Landmark{})[static_cast<std::size_t>(landmark)]);
}

/// Writes the offer of each kind of move.
class OfferWriter
{
public:
    OfferWriter(const Content& content, const State& state, Seat seat)
        : m_content(content), m_state(state), m_seat(seat)
    {
    }

    Offer operator()(const Ready&) const { return pressing("ready"); }
    Offer operator()(const Place& move) const
    {
        Offer offer = atPlace(move.at);
        offer.picks.push_back(Pick::ofOption(wordOf(move.what), nameOf(move.what)));
        return offer;
    }
    /// A Destination that lies is pressed, and then where it goes, or itself again.
    Offer operator()(const Shift& move) const { return fromPlace(move.from, move.to); }
    Offer operator()(const Lift& move) const { return fromPlace(move.from, move.from); }
    Offer operator()(const Point& move) const
    {
        return pressing(seatButton(Seat{static_cast<std::int8_t>(move.seat - 1)}));
    }
    Offer operator()(const Seek& move) const { return atPlace(move.place); }
    Offer operator()(const Forge& move) const
    {
        Offer offer = atCell(move.at);
        offer.picks.front().label = Text(kForgeHere);
        offer.mark = "step";
        return offer;
    }
    Offer operator()(const PlayCard& move) const
    {
        const CardId id = m_content.find(move.card);
        Offer offer = touching(id, 0);
        offer.picks.front().label = Text(TW_TEXT("forsaken", "Play %1"), m_content.card(id).name);
        for (const Mark mark : move.at)
            offer.picks.push_back(pickOf(m_content.card(id), mark));
        if (!move.at.empty())
            offer.mark = m_content.card(id).type == CardType::navigation ? "step" : "target";
        return offer;
    }
    Offer operator()(const PickCard& move) const
    {
        const CardId id = m_content.find(move.card);
        if (isOutOfDiscard()) {
            Offer offer = pressing(cardButton(m_content.card(id)));
            offer.picks.front().label =
                Text(TW_TEXT("forsaken", "Take %1 out of the discard"), m_content.card(id).name);
            return offer;
        }
        Offer offer = touching(id, static_cast<int>(std::ranges::count(m_state.of(m_seat).picks, id)));
        offer.picks.front().label =
            Text(isGiven() ? TW_TEXT("forsaken", "Give %1 away") : TW_TEXT("forsaken", "Discard %1"),
                 m_content.card(id).name);
        return offer;
    }
    Offer operator()(const Arrange& move) const
    {
        Offer offer;
        const auto& deck = m_state.forestDeck;
        for (const std::int8_t number : move.order) {
            const auto place = static_cast<std::size_t>(number - 1);
            Pick pick = Pick::ofPiece(foreseenId(place));
            pick.label = Text(offer.picks.empty() ? TW_TEXT("forsaken", "Let %1 come next")
                                                  : TW_TEXT("forsaken", "Let %1 come after that"),
                              m_content.card(deck[deck.size() - 1 - place]).name);
            offer.picks.push_back(std::move(pick));
        }
        return offer;
    }
    Offer operator()(const Vote& move) const { return pressing(thumbButton(move.thumb)); }
    template <class Simple>
    Offer operator()(const Simple&) const
    {
        return pressing(std::string(Simple::name));
    }

private:
    static Offer atCell(Cell cell)
    {
        Offer offer;
        offer.picks = {Pick::ofCell(kBoard, cell)};
        return offer;
    }

    /// A Destination is touched on the board, or in the circle of the Night.
    static Offer atPlace(std::int8_t number)
    {
        const auto place = static_cast<std::size_t>(number - 1);
        Offer offer = atCell(kDestinations[place]);
        offer.firstToo = {Pick::ofButton(placeButton(place))};
        return offer;
    }

    static Offer fromPlace(std::int8_t from, std::int8_t to)
    {
        Offer offer = atPlace(from);
        offer.picks.push_back(Pick::ofButton(placeButton(static_cast<std::size_t>(to - 1))));
        return offer;
    }

    /// Any of several equal cards may be touched, except those that are chosen already.
    Offer touching(CardId id, int chosen) const
    {
        Offer offer;
        const int count = m_state.of(m_seat).hand.count(id);
        if (count == 0) {
            offer.picks = {Pick::ofPiece(findId(id))};
            return offer;
        }
        offer.picks = {Pick::ofPiece(handId(id, count - 1))};
        for (int copy = chosen; copy < count - 1; ++copy)
            offer.firstToo.push_back(Pick::ofPiece(handId(id, copy)));
        return offer;
    }

    Pick pickOf(const Card& played, Mark mark) const
    {
        const auto aimed = [&](Cell cell) {
            Pick pick = Pick::ofCell(kBoard, cell);
            pick.label = played.type == CardType::navigation
                             ? Text(kForgeHere)
                             : Text(TW_TEXT("forsaken", "%1 here"), played.name);
            return pick;
        };
        switch (mark.kind) {
        case MarkKind::seat:
            return Pick::ofOption(panelId(mark.seat()), Text(TW_TEXT("forsaken", "%1"), mark.seat()));
        case MarkKind::place:
            return aimed(kDestinations[mark.number]);
        case MarkKind::card: {
            const Card& card = m_content.card(mark.number);
            return Pick::ofOption(card.key.letters(), card.name, card.text);
        }
        case MarkKind::curse: {
            const Spell& spell = *m_state.spell(mark.number);
            return Pick::ofOption(
                mark.text(), nameOf(m_content, spell),
                Text(TW_TEXT("forsaken", "%1 %2"), m_content.card(spell.card).text, lastingOf(spell)));
        }
        case MarkKind::territory:
            break;
        }
        return aimed(mark.cell());
    }

    Deed deedOfTop() const
    {
        const Matter& top = m_state.matters.back();
        return m_content.card(top.card).effects[static_cast<std::size_t>(top.effect)].deed;
    }
    bool isOutOfDiscard() const { return deedOfTop() == Deed::retrieve; }
    bool isGiven() const { return deedOfTop() == Deed::give || deedOfTop() == Deed::trade; }

    const Content& m_content;
    const State& m_state;
    Seat m_seat;
};

/// Guesses what a gesture was meant to be.
class Guess
{
public:
    Guess(const Content& content, const State& state, Seat seat, std::span<const Pick> picks)
        : m_content(content), m_state(state), m_seat(seat)
    {
        // Whoever touches another of their cards means that one from there on.
        std::size_t first = 0;
        for (std::size_t i = 1; i < picks.size(); ++i)
            if (cardOf(picks[i]))
                first = i;
        m_first = picks[first];
        m_rest = picks.subspan(first + 1);
    }

    std::optional<Move> move() const
    {
        switch (m_first.kind) {
        case PickKind::button:
            return ofButton();
        case PickKind::cell:
            return ofCell();
        case PickKind::piece:
            return ofPiece();
        case PickKind::option:
        case PickKind::zone:
        case PickKind::turn:
        case PickKind::gap:
            break;
        }
        return std::nullopt;
    }

private:
    std::optional<Move> ofButton() const
    {
        const Name& id = m_first.id;
        for (const Move& move :
             std::initializer_list<Move>{Ready(), Draw(), Forage(), EndAction(), Respond(), Pass(), Finish(),
                                         Suffer(), Rest(), Vote{Thumb::up}, Vote{Thumb::down}}) {
            const Offer offer = std::visit(OfferWriter(m_content, m_state, m_seat), move);
            if (offer.picks.front().id == id)
                return move;
        }
        for (const Seat seat : Seats::firstOf(m_state.seats()))
            if (id == seatButton(seat))
                return Point{static_cast<std::int8_t>(seat.index + 1)};
        for (std::size_t place = 0; place < kLandmarks; ++place)
            if (id == placeButton(place))
                return ofPlace(place);
        for (const Card& card : m_content.cards)
            if (id == cardButton(card))
                return PickCard{card.key};
        return std::nullopt;
    }

    std::optional<Move> ofCell() const
    {
        const auto place = placeIn(kDestinations, m_first.cell);
        if (m_state.step != Step::night || !place)
            return Forge{m_first.cell};
        return ofPlace(*place);
    }

    Move ofPlace(std::size_t place) const
    {
        const auto number = static_cast<std::int8_t>(place + 1);
        if (m_state.call != Call::forsakenPlace)
            return Seek{number};
        if (m_rest.empty())
            return Place{Landmark::deadEnd, number};
        const Name& next = m_rest.front().id;
        const Landmark here = m_state.of(m_seat).draft[place];
        for (std::size_t to = 0; to < kLandmarks; ++to)
            if (next == placeButton(to))
                return to == place ? Move(Lift{here, number})
                                   : Move(Shift{here, number, static_cast<std::int8_t>(to + 1)});
        for (const Landmark what : {Landmark::village, Landmark::voidPrison})
            if (next == wordOf(what))
                return Place{what, number};
        return Place{Landmark::deadEnd, number};
    }

    /// Which of the seat's cards it is; nothing for what is none of them.
    std::optional<CardId> cardOf(const Pick& pick) const
    {
        if (pick.kind != PickKind::piece)
            return std::nullopt;
        const Traveler& self = m_state.of(m_seat);
        std::optional<CardId> card;
        self.hand.forEachKind([&](CardId id) {
            if (pick.piece >= handId(id, 0) && pick.piece < handId(id, self.hand.count(id)))
                card = id;
        });
        for (const CardId id : self.finds)
            if (pick.piece == findId(id))
                card = id;
        return card;
    }

    std::optional<Move> ofPiece() const
    {
        const std::optional<CardId> card = cardOf(m_first);
        if (!card)
            return std::nullopt;
        if (!m_state.matters.empty() && m_state.matters.back().awaited.has(m_seat))
            return PickCard{m_content.card(*card).key};
        PlayCard move{m_content.card(*card).key, {}};
        for (const Pick& pick : m_rest)
            if (const auto mark = markOf(pick, *card); mark && !move.at.isFull())
                move.at.push_back(*mark);
        return move;
    }

    std::optional<Mark> markOf(const Pick& pick, CardId card) const
    {
        if (pick.kind == PickKind::cell && isOnBoard(pick.cell)) {
            const auto place = placeIn(kDestinations, pick.cell);
            const bool isPlace = std::ranges::count(m_content.card(card).aims, Aim::destination) > 0;
            return isPlace && place ? Mark::ofPlace(*place) : Mark::of(pick.cell);
        }
        for (const Seat seat : Seats::firstOf(m_state.seats()))
            if (pick.kind == PickKind::option && pick.id == panelId(seat))
                return Mark::of(seat);
        if (const auto mark = Mark::fromText(pick.id.letters()); mark && mark->kind == MarkKind::curse)
            return mark;
        if (const auto key = Word::fromText(pick.id.letters()); pick.kind == PickKind::option && key)
            if (const CardId named = m_content.find(*key); named != kNoCard)
                return Mark::ofCard(named);
        return std::nullopt;
    }

    const Content& m_content;
    const State& m_state;
    Seat m_seat;
    Pick m_first;
    std::span<const Pick> m_rest;
};

} // namespace

Offer ForsakenGame::gesture(const State& state, Seat seat, const Move& move) const
{
    return std::visit(OfferWriter(m_content, state, seat), move);
}

std::optional<Move> ForsakenGame::intend(const State& state, Seat seat, std::span<const Pick> picks) const
{
    if (picks.empty() || !state.isSeat(seat))
        return std::nullopt;
    return Guess(m_content, state, seat, picks).move();
}

} // namespace tablewood::forsaken
