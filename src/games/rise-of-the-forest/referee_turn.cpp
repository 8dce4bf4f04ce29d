#include "games/rise-of-the-forest/referee.h"

#include <algorithm>

/// What a seat may do in its turn of the Player Phase.
namespace tablewood::rise_of_the_forest {

namespace {

using Why = std::optional<Text>;

struct TurnReferee
{
    const Content& content;
    const State& state;
    Seat seat;

    Side side() const { return state.sideOf(seat); }
    const Team& team() const { return state.team(side()); }

    Why operator()(Discard move) const
    {
        if (state.action != Action::refresh && state.action != Action::discarding)
            return Text(TW_TEXT("rise-of-the-forest", "Cards are discarded when your turn begins."));
        const Hand& hand = state.player(seat).hand;
        if (std::none_of(hand.begin(), hand.end(),
                         [&](const Card& card) { return card.number == move.card; }))
            return Text(TW_TEXT("rise-of-the-forest", "You hold no such card."));
        return std::nullopt;
    }
    Why operator()(Draw) const
    {
        if (state.action != Action::refresh && state.action != Action::discarding)
            return Text(TW_TEXT("rise-of-the-forest", "Cards are drawn when your turn begins."));
        return std::nullopt;
    }
    Why operator()(Skip) const
    {
        if (state.action == Action::discarding)
            return Text(TW_TEXT("rise-of-the-forest", "You have discarded: draw now."));
        if (state.action == Action::position)
            return Text(TW_TEXT("rise-of-the-forest", "Nothing comes after this but the end of your turn."));
        return std::nullopt;
    }
    Why inPlay() const
    {
        switch (state.action) {
        case Action::refresh:
        case Action::discarding:
            return Text(TW_TEXT("rise-of-the-forest", "First draw, or go on without."));
        case Action::play:
            return std::nullopt;
        case Action::position:
            return Text(TW_TEXT("rise-of-the-forest", "You have played your cards for this round."));
        }
        return std::nullopt;
    }
    Why operator()(Play move) const
    {
        if (const Why why = inPlay())
            return why;
        const Card* const card = cardOf(state, seat, move.card);
        if (!card)
            return Text(TW_TEXT("rise-of-the-forest", "You hold no such card."));
        const CardKind& kind = kindOf(content, *card);
        if (kind.grade == Grade::leveled || kind.grade == Grade::leader)
            return Text(TW_TEXT("rise-of-the-forest", "It comes in the place of a %1 unit: choose one."),
                        content.typeOf(kind).name);
        if (kind.grade == Grade::basic && side() == Side::lightborn && areTowersFull(state))
            return Text(TW_TEXT("rise-of-the-forest", "All six towers are taken."));
        return std::nullopt;
    }
    Why operator()(Replace move) const
    {
        if (const Why why = inPlay())
            return why;
        const Card* const card = cardOf(state, seat, move.card);
        if (!card)
            return Text(TW_TEXT("rise-of-the-forest", "You hold no such card."));
        const CardKind& kind = kindOf(content, *card);
        if (kind.grade != Grade::leveled && kind.grade != Grade::leader)
            return Text(TW_TEXT("rise-of-the-forest", "It comes by itself and replaces nobody."));
        const Unit* const unit = team().unit(move.unit);
        if (!unit)
            return Text(TW_TEXT("rise-of-the-forest", "Your side has no such unit in play."));
        if (kindOf(content, unit->card).type != kind.type)
            return Text(TW_TEXT("rise-of-the-forest", "It comes in the place of a %1 unit: choose one."),
                        content.typeOf(kind).name);
        return std::nullopt;
    }
    Why inPosition(Side of) const
    {
        if (side() != of)
            return of == Side::shadowborn
                       ? Text(TW_TEXT("rise-of-the-forest", "Only Shadowborn come from a stack."))
                       : Text(TW_TEXT("rise-of-the-forest", "Only Lightborn stand on towers."));
        if (state.action != Action::position)
            return Text(TW_TEXT("rise-of-the-forest", "Units are positioned after the cards are played."));
        return std::nullopt;
    }
    Why operator()(Order move) const
    {
        if (const Why why = inPosition(Side::shadowborn))
            return why;
        if (std::find(state.line.begin(), state.line.end(), move.unit) == state.line.end())
            return Text(TW_TEXT("rise-of-the-forest", "Your side has no such unit in play."));
        if (move.place >= placesInStack(state))
            return Text(TW_TEXT("rise-of-the-forest", "The stack has no such place."));
        if (state.line[move.place] == move.unit)
            return Text(TW_TEXT("rise-of-the-forest", "It lies there already."));
        return std::nullopt;
    }
    Why operator()(Man move) const
    {
        if (const Why why = inPosition(Side::lightborn))
            return why;
        const Unit* const unit = team().unit(move.unit);
        if (!unit)
            return Text(TW_TEXT("rise-of-the-forest", "Your side has no such unit in play."));
        if (unit->where == Where::tower)
            return Text(TW_TEXT("rise-of-the-forest", "Who stands on a tower stays there."));
        const bool isTower = std::any_of(state.track.towers.begin(), state.track.towers.end(),
                                         [&](const Tower& tower) { return tower.pips == move.tower; });
        if (!isTower)
            return Text(TW_TEXT("rise-of-the-forest", "There is no such tower."));
        if (unitOnTower(state, move.tower))
            return Text(TW_TEXT("rise-of-the-forest", "Somebody stands on that tower."));
        return std::nullopt;
    }
    Why operator()(EndTurn) const
    {
        if (state.action != Action::position)
            return Text(TW_TEXT("rise-of-the-forest", "Play your cards first, or go on without."));
        if (side() == Side::lightborn && isSomebodyWaiting(state))
            return Text(TW_TEXT("rise-of-the-forest", "A new unit has to be put onto a tower first."));
        return std::nullopt;
    }
    Why operator()(Advance) const
    {
        return Text(TW_TEXT("rise-of-the-forest", "The run comes after the turns of both sides."));
    }
    template <class OfSetUp>
    Why operator()(const OfSetUp&) const
    {
        return Text(TW_TEXT("rise-of-the-forest", "The table is set up."));
    }
};

} // namespace

std::optional<Text> whyNotInTurn(const Content& content, const State& state, Seat seat, const Move& move)
{
    return std::visit(TurnReferee{content, state, seat}, move);
}

} // namespace tablewood::rise_of_the_forest
