#include "games/rise-of-the-forest/tell.h"

namespace tablewood::rise_of_the_forest {

Event eventOf(Text text, Seat seat, const Name& cue, std::vector<PieceId> pieces)
{
    Event event;
    event.text = std::move(text);
    event.seat = seat;
    event.cue = cue;
    event.pieces = std::move(pieces);
    return event;
}

Text nameOf(Side side)
{
    return side == Side::shadowborn ? Text(TW_TEXT("rise-of-the-forest", "Shadowborn"))
                                    : Text(TW_TEXT("rise-of-the-forest", "Lightborn"));
}

Text nameOf(const Content& content, const Card& card) { return kindOf(content, card).name; }

Text rollText(const ShortList<std::uint8_t, std::size_t{kMostDice}>& dice)
{
    switch (dice.size()) {
    case 0:
        return Text(TW_TEXT("rise-of-the-forest", "no die"));
    case 1:
        return Text(TW_TEXT("rise-of-the-forest", "%1"), int{dice[0]});
    case 2:
        return Text(TW_TEXT("rise-of-the-forest", "%1 and %2"), int{dice[0]}, int{dice[1]});
    default:
        return Text(TW_TEXT("rise-of-the-forest", "%1, %2 and %3"), int{dice[0]}, int{dice[1]}, int{dice[2]});
    }
}

} // namespace tablewood::rise_of_the_forest
