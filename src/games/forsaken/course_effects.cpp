#include "games/forsaken/course.h"
#include "games/forsaken/spotlights.h"
#include "games/forsaken/view_ids.h"

#include <algorithm>
#include <utility>

/// The effects of cards.
namespace tablewood::forsaken {

// ---- Whom an effect is about
// --------------------------------------------------------------------------------------

Seat Course::one(Who who, const Matter& matter) const
{
    int skipped = who == Who::second ? 1 : 0;
    if (who == Who::self)
        return matter.author;
    if (who == Who::dying)
        return matter.victims.empty() ? Seat::none() : matter.victims.front();
    for (const Mark mark : matter.marks)
        if (mark.kind == MarkKind::seat && skipped-- == 0)
            return mark.seat();
    return Seat::none();
}

Seats Course::lots(int count)
{
    Seats left = m_state.well();
    Seats drawn;
    for (; count > 0 && !left.isEmpty(); --count) {
        std::uint32_t lot = m_state.chance(Chance::lots).below(static_cast<std::uint32_t>(left.count()));
        for (const Seat seat : left)
            if (lot-- == 0) {
                drawn.add(seat);
                tell(seat, "lot", [&] { return Text(TW_TEXT("forsaken", "The lot fell on %1"), seat); });
            }
        for (const Seat seat : drawn)
            left.remove(seat);
    }
    m_log.reveal();
    return drawn;
}

Seats Course::losers(const Matter& matter)
{
    const Seat first = one(Who::self, matter);
    const Seat second = one(Who::target, matter);
    if (!m_state.isWell(first) || !m_state.isWell(second))
        return {};
    const auto roll = [&](Seat seat) {
        const auto die = static_cast<int>(m_state.chance(Chance::rolls).below(6)) + 1;
        tell(seat, "roll", [&] { return Text(TW_TEXT("forsaken", "%1 rolled %2"), seat, die); });
        return die;
    };
    const int mine = roll(first);
    const int theirs = roll(second);
    m_log.reveal();
    return mine == theirs ? Seats() : Seats(mine < theirs ? first : second);
}

Seats Course::concernedBy(const Effect& effect, const Matter& matter)
{
    switch (effect.who) {
    case Who::everyone:
        return m_state.well();
    case Who::lot:
        return lots(effect.players);
    case Who::loser:
        return losers(matter);
    case Who::self:
    case Who::target:
    case Who::second:
    case Who::dying:
        break;
    }
    const Seat seat = one(effect.who, matter);
    return seat.isPlayer() && m_state.isWell(seat) ? Seats(seat) : Seats();
}

// ---- Effects for which somebody chooses
// ---------------------------------------------------------------------------

bool Course::isChosen(const Effect& effect)
{
    switch (effect.deed) {
    case Deed::discard:
        return !effect.isByLot && effect.amount > 0;
    case Deed::doorstep:
        return effect.price > 0;
    case Deed::refresh:
    case Deed::give:
    case Deed::trade:
    case Deed::peekForest:
    case Deed::retrieve:
        return true;
    default:
        return false;
    }
}

void Course::beginChoice(const Effect& effect)
{
    const Matter before = top();
    const Seats concerned = concernedBy(effect, before);
    const Seat target = one(Who::target, before);
    Matter& matter = top();
    matter.concerned = concerned;
    for (Traveler& traveler : m_state.travelers)
        traveler.picks.clear();
    for (const Seat seat : concerned) {
        const int cards = of(seat).hand.size();
        bool chooses = cards > 0;
        if (effect.deed == Deed::doorstep)
            chooses = cards >= effect.price;
        else if (effect.deed == Deed::give)
            chooses = cards > 0 && m_state.isWell(target);
        else if (effect.deed == Deed::trade)
            chooses = cards > 0 && m_state.isWell(target) && !of(target).hand.isEmpty();
        else if (effect.deed == Deed::retrieve)
            chooses = std::ranges::any_of(m_state.discard,
                                          [&](CardId id) { return rules().canRetrieve(id, effect.filter); });
        else if (effect.deed == Deed::peekForest)
            chooses = !m_state.forestDeck.empty();
        if (chooses)
            matter.awaited.add(seat);
        if (chooses && effect.deed == Deed::trade)
            matter.awaited.add(target);
        if (chooses && effect.deed == Deed::peekForest) {
            for (Traveler& other : m_state.travelers)
                other.foreseen = 0;
            of(seat).foreseen = static_cast<std::int8_t>(
                std::min(static_cast<std::size_t>(effect.amount), m_state.forestDeck.size()));
            m_log.revealTo(seat);
        }
    }
}

void Course::endChoice(const Effect& effect, const Matter& matter)
{
    const Seat author = matter.author;
    const Seat target = one(Who::target, matter);
    const auto picked = [&](Seat seat) { return of(seat).picks.empty() ? kNoCard : of(seat).picks.front(); };
    const CardId mine = author.isPlayer() ? picked(author) : kNoCard;
    switch (effect.deed) {
    case Deed::discard:
    case Deed::refresh:
    case Deed::doorstep:
        for (const Seat seat : Seats::firstOf(m_state.seats())) {
            const std::vector<CardId> picks(of(seat).picks.begin(), of(seat).picks.end());
            for (const CardId id : picks)
                discardFrom(seat, id);
            tellDiscarded(seat, picks);
            for (std::size_t i = 0; effect.deed == Deed::refresh && i < picks.size(); ++i)
                draw(seat);
        }
        if (effect.deed == Deed::doorstep)
            condemn(matter.concerned, false);
        break;
    case Deed::give:
        if (mine != kNoCard)
            handOver(author, target, mine);
        break;
    case Deed::trade:
        if (const CardId theirs = mine == kNoCard ? kNoCard : picked(target); theirs != kNoCard) {
            handOver(author, target, mine);
            handOver(target, author, theirs);
        }
        break;
    case Deed::retrieve:
        if (mine != kNoCard) {
            m_state.discard.erase(std::ranges::find(m_state.discard, mine));
            of(author).hand.add(mine);
            tell(author, "retrieve", [&] {
                return Text(TW_TEXT("forsaken", "%1 took %2 out of the discard"), author, card(mine).name);
            });
        }
        break;
    default:
        break;
    }
    for (Traveler& traveler : m_state.travelers)
        traveler.picks.clear();
}

// ---- Effects that happen by themselves
// ----------------------------------------------------------------------------

void Course::happen(const Effect& effect, const Matter& matter)
{
    const Seat author = matter.author;
    const Seat target = one(Who::target, matter);
    switch (effect.deed) {
    case Deed::forge:
        forgeAnnounced(matter);
        break;
    case Deed::draw:
        for (const Seat seat : concernedBy(effect, matter))
            for (int i = 0; i < effect.amount; ++i)
                draw(seat);
        break;
    case Deed::discard:
        for (const Seat seat : concernedBy(effect, matter)) {
            std::vector<CardId> lost;
            for (int i = effect.amount == 0 ? of(seat).hand.size() : effect.amount;
                 i > 0 && !of(seat).hand.isEmpty(); --i) {
                lost.push_back(byLotFrom(seat));
                discardFrom(seat, lost.back());
            }
            tellDiscarded(seat, lost);
        }
        m_log.reveal();
        break;
    case Deed::take:
        if (m_state.isWell(author) && m_state.isWell(target) && !of(target).hand.isEmpty()) {
            handOver(target, author, byLotFrom(target));
        }
        break;
    case Deed::takeArtifact:
        for (const Seat owner : m_state.living)
            if (const auto find = std::ranges::find(of(owner).finds, matter.marks.front().number);
                m_state.isWell(author) && owner != author && find != of(owner).finds.end()) {
                of(author).finds.push_back(*find);
                of(owner).finds.erase(find);
                break;
            }
        break;
    case Deed::peekRole:
    case Deed::peekDestination:
    case Deed::peekHand:
        peek(effect, matter);
        break;
    case Deed::doorstep:
        condemn(concernedBy(effect, matter), false);
        break;
    case Deed::revive:
        if (Matter* dying = answered();
            dying != nullptr && dying->kind == MatterKind::dying && !dying->victims.empty()) {
            const Seat seat = dying->victims.front();
            dying->victims.erase(dying->victims.begin());
            m_state.onDoorstep.remove(seat);
            top().victims.push_back(seat);
            tell(
                seat, "revive", [&] { return Text(TW_TEXT("forsaken", "%1 was revived"), seat); },
                [&] { return revivalInLight(seat); });
        }
        break;
    case Deed::forbid:
        if (Matter* object = answered(); object != nullptr && object->kind == MatterKind::card)
            object->isForbidden = true;
        break;
    case Deed::destroyPath:
        for (int i = 0; i < effect.amount && !m_state.paths.isEmpty(); ++i) {
            const Cell cell =
                effect.isByLot
                    ? m_state.paths.at(m_state.chance(Chance::lots)
                                           .below(static_cast<std::uint32_t>(m_state.paths.count())))
                    : matter.marks.front().cell();
            m_state.paths.remove(cell);
            tell(author, "destroy",
                 [&] { return Text(TW_TEXT("forsaken", "The Path on %1 was destroyed"), cell); });
            if (effect.isByLot)
                m_log.reveal();
        }
        break;
    case Deed::destroyCurse:
        destroyCurse(matter.marks.front());
        break;
    case Deed::cleanse:
        for (std::size_t i = m_state.spells.size(); i-- > 0;)
            if (card(m_state.spells[i].card).type == CardType::curse)
                endSpell(i);
        break;
    case Deed::accuse:
        for (const Seat seat : concernedBy(effect, matter)) {
            Matter hearing;
            hearing.kind = MatterKind::hearing;
            hearing.author = seat;
            hearing.tieLynches = effect.tieLynches;
            tellDone(
                seat, "accuse", [&] { return Text(TW_TEXT("forsaken", "%1 is on the Gallows"), seat); },
                [] { return Text(TW_TEXT("forsaken", "on the Gallows")); });
            push(hearing);
        }
        break;
    case Deed::ban:
    case Deed::mark:
        castSpell(effect, matter);
        break;
    case Deed::nightfall:
        m_state.isNightDue = true;
        break;
    case Deed::refresh:
    case Deed::give:
    case Deed::trade:
    case Deed::peekForest:
    case Deed::retrieve:
        break;
    }
}

void Course::forgeAnnounced(const Matter& matter)
{
    int skipped = matter.marksUsed;
    for (std::size_t i = 0; i < matter.marks.size(); ++i) {
        if (matter.marks[i].kind != MarkKind::territory || skipped-- != 0)
            continue;
        ++top().marksUsed;
        const Cell cell = matter.marks[i].cell();
        if (rules().territoriesFor(card(matter.card).aims[i]).has(cell))
            forge(matter.author, cell);
        else
            tell(matter.author, "fail",
                 [&] { return Text(TW_TEXT("forsaken", "No Path could be forged on %1 any more"), cell); });
        return;
    }
}

void Course::castSpell(const Effect& effect, const Matter& matter)
{
    const std::int8_t cycles = effect.until == Until::endOfCycle       ? 1
                               : effect.until == Until::endOfNextCycle ? 2
                                                                       : 0;
    const auto cast = [&](Seat whom) {
        // Only cards of a pack can be so many: then the oldest ends.
        if (m_state.spells.isFull())
            endSpell(0);
        m_state.spells.push_back(
            {matter.card, static_cast<std::int8_t>(matter.effect), whom, cycles, freeNumber()});
    };
    if (effect.who == Who::everyone) {
        cast(Seat::none());
        return;
    }
    for (const Seat seat : concernedBy(effect, matter))
        cast(seat);
}

void Course::endSpell(std::size_t index)
{
    const CardId id = m_state.spells[index].card;
    m_state.spells.erase(m_state.spells.begin() + index);
    if (card(id).type == CardType::curse) {
        throwAway(id);
        tell(Seat::none(), "curse", [&] { return Text(TW_TEXT("forsaken", "%1 ended"), card(id).name); });
    }
}

/// The least that no spell in play has. What a card is aimed at ends before the number comes again: a Curse
/// answers no card.
std::uint8_t Course::freeNumber() const
{
    std::uint8_t number = 0;
    while (m_state.spell(number) != nullptr)
        ++number;
    return number;
}

void Course::destroyCurse(Mark curse)
{
    const Spell* spell = m_state.spell(curse.number);
    if (spell != nullptr && card(spell->card).type == CardType::curse)
        endSpell(static_cast<std::size_t>(spell - m_state.spells.begin()));
}

// ---- Paths
// --------------------------------------------------------------------------------------------------------

void Course::forge(Seat seat, Cell at)
{
    m_state.paths.add(at);
    m_state.smiths[static_cast<std::size_t>(at.row) * kSide + static_cast<std::size_t>(at.column)] = seat;
    if (m_log.isWanted())
        m_log.tell({Text(TW_TEXT("forsaken", "%1 forged a Path on %2"), seat, at),
                    seat,
                    "place",
                    kBoard,
                    {at},
                    {},
                    {},
                    false,
                    {Text(TW_TEXT("forsaken", "a Path on %1"), at)}});
    if (const auto place = placeIn(kDestinations, at); place && !m_state.isTurned(*place)) {
        m_state.turned = static_cast<std::uint8_t>(m_state.turned | 1u << *place);
        m_log.reveal();
        switch (m_state.layout[*place]) {
        case Landmark::village:
            finish(Ending::village);
            break;
        case Landmark::voidPrison:
            finish(Ending::voidPrison);
            break;
        case Landmark::deadEnd:
        case Landmark::none:
            tell(
                seat, "dead-end", [&] { return Text(TW_TEXT("forsaken", "%1 is a Dead End"), at); },
                deadEndInLight);
            break;
        }
    }
    if (const auto site = placeIn(kSites, at); site && (m_state.dug >> *site & 1) == 0)
        dig(seat, *site);
}

void Course::dig(Seat seat, std::size_t site)
{
    m_state.dug = static_cast<std::uint8_t>(m_state.dug | 1u << site);
    if (m_state.artifactDeck.empty())
        return;
    const CardId id = m_state.artifactDeck.back();
    m_state.artifactDeck.pop_back();
    m_log.reveal();
    tell(
        seat, "dig", [&] { return Text(TW_TEXT("forsaken", "%1 found %2"), seat, card(id).name); },
        [&] { return cardInLight(card(id)); });
    if (card(id).type == CardType::finder) {
        if (m_state.isWell(seat))
            of(seat).finds.push_back(id);
        else
            throwAway(id);
        return;
    }
    Matter found;
    found.card = id;
    found.author = seat;
    push(found);
}

// ---- Cards
// --------------------------------------------------------------------------------------------------------

bool Course::draw(Seat seat)
{
    if (m_state.deck.empty()) {
        for (const CardId id : std::exchange(m_state.discard, {}))
            // Used Artifacts are set aside.
            if (card(id).deck() == Deck::travelers)
                m_state.deck.push_back(id);
        m_state.chance(Chance::travelers).shuffle(m_state.deck);
    }
    if (m_state.deck.empty())
        return false;
    of(seat).hand.add(m_state.deck.back());
    m_state.deck.pop_back();
    m_log.revealTo(seat);
    return true;
}

void Course::throwAway(CardId id)
{
    if (card(id).deck() == Deck::forest)
        m_state.forestDiscard.push_back(id);
    else
        m_state.discard.push_back(id);
}

void Course::takeFromHand(Seat seat, CardId id)
{
    of(seat).hand.remove(id);
    for (const Seat reader : Seats::firstOf(m_state.seats())) {
        const auto found = std::ranges::find(m_state.known, KnownCard{reader, seat, id});
        if (found != m_state.known.end())
            m_state.known.erase(found);
    }
}

void Course::handOver(Seat from, Seat to, CardId id)
{
    takeFromHand(from, id);
    of(to).hand.add(id);
    // Others who knew this hand cannot tell which card left it: they are sure of none of it.
    std::erase_if(m_state.known,
                  [&](const KnownCard& one) { return one.holder == from && one.reader != to; });
    m_state.known.push_back({from, to, id});
    for (const Seat reader : {from, to}) {
        m_log.revealTo(reader);
        tellOnly(reader, to, "draw", [&] {
            return Text(TW_TEXT("forsaken", "%1 went from the hand of %2 to %3"), card(id).name, from, to);
        });
    }
}

void Course::discardFrom(Seat seat, CardId id)
{
    takeFromHand(seat, id);
    throwAway(id);
    m_log.reveal();
}

void Course::tellDiscarded(Seat seat, const std::vector<CardId>& cards)
{
    if (cards.empty() || !m_log.isWanted())
        return;
    std::vector<Text> names;
    for (std::size_t id = 0; id < m_content.cards.size(); ++id) {
        const auto count = std::ranges::count(cards, static_cast<CardId>(id));
        const Text& name = m_content.cards[id].name;
        if (count == 1)
            names.push_back(name);
        else if (count > 1)
            names.push_back(Text(TW_TEXT("forsaken", "%1 (%2)"), name, static_cast<std::int64_t>(count)));
    }
    tell(seat, "discard", [&] { return Text(TW_TEXT("forsaken", "%1 discarded: %2"), seat, joined(names)); });
}

CardId Course::byLotFrom(Seat seat)
{
    const Hand& hand = of(seat).hand;
    return hand.at(m_state.chance(Chance::hands).below(static_cast<std::uint32_t>(hand.size())));
}

} // namespace tablewood::forsaken
