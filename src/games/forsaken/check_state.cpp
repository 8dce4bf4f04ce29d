#include "games/forsaken/forsaken_game.h"
#include "games/forsaken/rules.h"

#include <algorithm>

namespace tablewood::forsaken {

namespace {

/// More than this waits at once in no match: an answer to an answer uses up an Action each time.
constexpr std::size_t kMostMatters = 64;
constexpr std::size_t kMostNotes = 10'000;

class StateCheck
{
public:
    StateCheck(const Content& content, const State& state) : m_content(content), m_state(state) {}

    void check() const
    {
        checkSeats();
        checkPlaces();
        checkCards();
        for (std::size_t i = 0; i < m_state.matters.size(); ++i)
            checkMatter(m_state.matters[i], i + 1 == m_state.matters.size());
        for (const Spell& spell : m_state.spells)
            checkSpell(spell);
        checkCourse();
        checkRecords();
    }

private:
    Seats everybody() const { return Seats::firstOf(m_state.seats()); }
    bool isWithin(Seats seats, Seats among) const
    {
        return std::ranges::all_of(seats, [&](Seat seat) { return among.has(seat); });
    }
    void needSeat(Seat seat, const char* where) const
    {
        need(m_state.isSeat(seat), where, "there is no such seat");
    }
    void needNone(Seat seat, const char* where) const
    {
        need(seat == Seat::none() || m_state.isSeat(seat), where, "there is no such seat");
    }
    void needCard(CardId card, Deck deck, const char* where) const
    {
        need(card < m_content.cards.size() && m_content.card(card).deck() == deck, where,
             "there is no such card in this deck");
    }

    void checkSeats() const
    {
        const std::pair<const char*, Seats> sets[] = {
            {"living", m_state.living},        {"onDoorstep", m_state.onDoorstep},
            {"acted", m_state.acted},          {"entangled", m_state.entangled},
            {"resolved", m_state.resolved},    {"revealed", m_state.revealed},
            {"mortal", m_state.mortal},        {"window", m_state.window.asked},
            {"window", m_state.window.passed}, {"record", m_state.record.pointed}};
        for (const auto& [where, seats] : sets)
            need(isWithin(seats, everybody()), where, "there is no such seat");
        need(isWithin(m_state.onDoorstep, m_state.living), "onDoorstep", "only who lives is there");
        need(isWithin(m_state.window.asked, m_state.living), "window", "only the living are asked");
        needSeat(m_state.active, "active");
        needSeat(m_state.upcoming, "upcoming");
        needNone(m_state.claimant, "claimant");
        need(!m_state.claimant.isPlayer() || m_state.window.waitingFor().has(m_state.claimant), "claimant",
             "only who is asked can answer");
        for (const Seat seat :
             {m_state.record.sacrificed, m_state.record.sheltered, m_state.record.entangled})
            needNone(seat, "record");
        need(m_state.seats() >= kMinPlayers && m_state.seats() <= kMaxPlayers, "travelers",
             "a match has 4 to 12 players");
        Cast cast{};
        int forsaken = 0;
        for (const Seat seat : everybody()) {
            const Traveler& traveler = m_state.of(seat);
            ++countOf(cast, traveler.role);
            forsaken += m_state.living.has(seat) && isForsaken(traveler.role) ? 1 : 0;
            need(traveler.choice >= -1 &&
                     traveler.choice < std::max(m_state.seats(), static_cast<int>(kLandmarks)),
                 "travelers, choice", "there is nothing of this number");
            need(traveler.foreseen >= 0 && traveler.foreseen <= 3, "travelers, foreseen",
                 "there are at most three");
            need(isWithin(traveler.souls, everybody()), "travelers, souls", "there is no such seat");
        }
        need(cast == m_state.cast, "cast", "other roles were dealt");
        need(m_state.ending || (forsaken > 0 && 2 * forsaken < m_state.living.count()), "living",
             "the match would be over");
    }

    static bool isLayout(const Layout& layout, bool isWhole)
    {
        const auto count = [&](Landmark what) { return std::ranges::count(layout, what); };
        const bool fits = count(Landmark::village) <= 1 && count(Landmark::voidPrison) <= 1 &&
                          count(Landmark::deadEnd) <= static_cast<std::ptrdiff_t>(kLandmarks - 2);
        return fits && (!isWhole || count(Landmark::none) == 0);
    }

    void checkPlaces() const
    {
        need(m_state.paths.isWithinBoard(), "paths", "they lie on the board");
        need(!m_state.paths.has(kStart), "paths", "none lies on the start");
        const bool isEmpty =
            std::ranges::count(m_state.layout, Landmark::none) == static_cast<std::ptrdiff_t>(kLandmarks);
        const bool isFirstNight = m_state.step == Step::night && m_state.nights == 1;
        const bool canBeEmpty = m_state.step == Step::roles || isFirstNight;
        need(isLayout(m_state.layout, !(canBeEmpty && isEmpty)), "layout",
             "one is the Village, one the Void, six are Dead Ends");
        need(!(isFirstNight && isEmpty) || m_state.call <= Call::forsakenPlace, "layout",
             "the Destinations are placed");
        for (const Traveler& traveler : m_state.travelers) {
            need(isLayout(traveler.draft, false), "travelers, draft", "there are not so many Destinations");
        }
        for (const Seat seat : m_state.smiths)
            needNone(seat, "smiths");
        m_state.paths.forEach([&](Cell c) { needSeat(m_state.smithOf(c), "smiths"); });
    }

    void checkCards() const
    {
        std::array<int, kMaxKinds> count{};
        const auto add = [&](CardId card, Deck deck, const char* where) {
            needCard(card, deck, where);
            ++count[card];
        };
        for (const CardId card : m_state.deck)
            add(card, Deck::travelers, "deck");
        for (const CardId card : m_state.forestDeck)
            add(card, Deck::forest, "forestDeck");
        for (const CardId card : m_state.forestDiscard)
            add(card, Deck::forest, "forestDiscard");
        for (const CardId card : m_state.artifactDeck)
            add(card, Deck::artifacts, "artifactDeck");
        for (const CardId card : m_state.discard) {
            need(card < m_content.cards.size(), "discard", "there is no such card");
            add(card, m_content.card(card).deck() == Deck::artifacts ? Deck::artifacts : Deck::travelers,
                "discard");
        }
        for (const Seat seat : everybody()) {
            const Traveler& traveler = m_state.of(seat);
            Hand left = traveler.hand;
            traveler.hand.forEachKind([&](CardId card) {
                for (int i = 0; i < traveler.hand.count(card); ++i)
                    add(card, Deck::travelers, "travelers, hand");
            });
            for (const CardId card : traveler.finds) {
                add(card, Deck::artifacts, "travelers, finds");
                need(m_content.card(card).type == CardType::finder, "travelers, finds",
                     "only Finder's Actions lie there");
            }
            for (const CardId card : traveler.picks) {
                need(card < m_content.cards.size(), "travelers, picks", "there is no such card");
                if (isRetrieving())
                    continue;
                need(left.has(card), "travelers, picks", "only cards of the hand are chosen");
                left.remove(card);
            }
            need(m_state.living.has(seat) || (traveler.hand.isEmpty() && traveler.finds.empty()),
                 "travelers, hand", "Spirits have no cards");
        }
        for (const Matter& matter : m_state.matters)
            if (matter.kind == MatterKind::card) {
                need(matter.card < m_content.cards.size(), "matters, card", "there is no such card");
                ++count[matter.card];
            }
        for (std::size_t i = 0; i < m_content.cards.size(); ++i)
            need(count[i] <= m_content.cards[i].copies, "deck",
                 "there are not so many cards " + m_content.cards[i].key.text());
        for (const Traveler& traveler : m_state.travelers)
            need(static_cast<std::size_t>(traveler.foreseen) <= m_state.forestDeck.size(),
                 "travelers, foreseen", "there are not so many cards");
    }

    bool isRetrieving() const
    {
        if (m_state.matters.empty() || m_state.matters.back().kind != MatterKind::card)
            return false;
        const Matter& top = m_state.matters.back();
        if (top.card >= m_content.cards.size())
            return false;
        const auto& effects = m_content.card(top.card).effects;
        const auto number = static_cast<std::size_t>(top.effect);
        return top.effect >= 0 && number < effects.size() && effects[number].deed == Deed::retrieve;
    }

    void checkMark(Aim aim, Mark mark) const
    {
        if (isTerritory(aim))
            need(mark.kind == MarkKind::territory && isOnBoard(mark.cell()), "matters, marks",
                 "there is no such territory");
        else if (isSeat(aim))
            need(mark.kind == MarkKind::seat && m_state.isSeat(mark.seat()), "matters, marks",
                 "there is no such seat");
        else if (aim == Aim::destination)
            need(mark.kind == MarkKind::place && mark.number < kLandmarks, "matters, marks",
                 "there is no such Destination");
        else if (aim == Aim::curse)
            need(mark.kind == MarkKind::curse && mark.number < kMaxForest, "matters, marks",
                 "there is no such Curse");
        else
            need(mark.kind == MarkKind::card && mark.number < m_content.cards.size(), "matters, marks",
                 "there is no such card");
    }

    void checkMatter(const Matter& matter, bool isTop) const
    {
        for (const Seats seats : {matter.concerned, matter.awaited, matter.down})
            need(isWithin(seats, everybody()), "matters", "there is no such seat");
        needNone(matter.author, "matters, author");
        need(isWithin(matter.awaited, m_state.well()), "matters, awaited", "only who is well chooses");
        for (const Seat seat : matter.victims)
            needSeat(seat, "matters, victims");
        const bool isHearing = matter.stage >= Stage::testimony;
        need(isHearing ? matter.kind == MatterKind::hearing
                       : matter.kind != MatterKind::hearing || matter.stage == Stage::fresh,
             "matters, stage", "a hearing has its own");
        // The topmost matter waits for somebody; those below wait for it.
        if (isTop) {
            const bool isAsking = matter.stage == Stage::asking && m_state.isAsking();
            need(isAsking || !matter.awaited.isEmpty() || matter.stage == Stage::countdown, "matters",
                 "the topmost waits for nobody");
            need(matter.awaited.isEmpty() || matter.stage == Stage::happening || isHearing,
                 "matters, awaited", "nobody chooses yet");
        }
        switch (matter.kind) {
        case MatterKind::card:
            checkCardMatter(matter, isTop);
            break;
        case MatterKind::dying:
            for (const Seat seat : matter.victims)
                need(m_state.onDoorstep.has(seat), "matters, victims", "they are on Death's Doorstep");
            need(!isTop || !matter.victims.empty(), "matters, victims", "nobody dies");
            need(matter.stage != Stage::happening, "matters, stage", "a death has no such stage");
            break;
        case MatterKind::hearing:
            needSeat(matter.author, "matters, author");
            break;
        case MatterKind::closing:
            need(m_state.step == Step::forest, "matters", "only a Forest Turn is closed");
            need(matter.stage != Stage::happening, "matters, stage", "a closing has no such stage");
            break;
        }
    }

    void checkCardMatter(const Matter& matter, bool isTop) const
    {
        const Card& card = m_content.card(matter.card);
        const auto effects = static_cast<int>(card.effects.size());
        need(matter.effect >= 0 && matter.effect <= effects, "matters, effect", "there is no such effect");
        need(matter.awaited.isEmpty() || matter.effect < effects, "matters, effect",
             "there is no such effect");
        need(matter.marks.size() == card.aims.size(), "matters, marks", "the card is aimed otherwise");
        need(matter.marksUsed >= 0 && matter.marksUsed <= static_cast<int>(kMaxAims), "matters, marksUsed",
             "there are not so many");
        for (std::size_t i = 0; i < matter.marks.size(); ++i)
            checkMark(card.aims[i], matter.marks[i]);
        const bool hasAuthor = card.deck() != Deck::forest;
        need(matter.author.isPlayer() == hasAuthor, "matters, author",
             hasAuthor ? "somebody plays this card" : "nobody plays this card");
        if (!isTop || matter.awaited.isEmpty())
            return;
        const Effect& effect = card.effects[static_cast<std::size_t>(matter.effect)];
        need(matter.hasBegun, "matters, hasBegun", "somebody chooses already");
        for (const Seat seat : matter.awaited)
            checkChooser(effect, seat);
    }

    /// Whether somebody who is waited for has something to choose.
    void checkChooser(const Effect& effect, Seat seat) const
    {
        const Traveler& traveler = m_state.of(seat);
        const int left = traveler.hand.size() - static_cast<int>(traveler.picks.size());
        bool fits = true;
        switch (effect.deed) {
        case Deed::discard:
        case Deed::give:
        case Deed::trade:
            fits = left > 0;
            break;
        case Deed::refresh:
            fits = static_cast<int>(traveler.picks.size()) < effect.amount;
            break;
        case Deed::doorstep:
            fits = effect.price > 0 && left > 0 && static_cast<int>(traveler.picks.size()) < effect.price;
            break;
        case Deed::peekForest:
            fits = traveler.foreseen > 0;
            break;
        case Deed::retrieve:
            fits = traveler.picks.empty() && std::ranges::any_of(m_state.discard, [&](CardId id) {
                       return Rules(m_content, m_state).canRetrieve(id, effect.filter);
                   });
            break;
        default:
            fits = false;
            break;
        }
        need(fits, "matters, awaited", "there is nothing to choose");
    }

    void checkSpell(const Spell& spell) const
    {
        need(spell.card < m_content.cards.size(), "spells, card", "there is no such card");
        const Card& card = m_content.card(spell.card);
        need(spell.effect >= 0 && static_cast<std::size_t>(spell.effect) < card.effects.size(),
             "spells, effect", "there is no such effect");
        const Deed deed = card.effects[static_cast<std::size_t>(spell.effect)].deed;
        need(deed == Deed::ban || deed == Deed::mark, "spells, effect", "it does not last");
        needNone(spell.whom, "spells, whom");
        need(spell.cycles >= 0 && spell.cycles <= 2, "spells, cycles", "none lasts so long");
        need(spell.number < kMaxForest && m_state.spell(spell.number) == &spell, "spells, number",
             "each has its own");
    }

    void checkCourse() const
    {
        need(m_state.matters.size() <= kMostMatters, "matters", "there are too many");
        const bool isBefore = m_state.step == Step::roles;
        need(m_state.nights >= 0 && m_state.nights <= kMostNights, "nights", "there are not so many");
        need(isBefore == (m_state.nights == 0), "nights",
             "before Night One there is none, afterwards there is");
        const bool isGathering = isBefore || m_state.step == Step::dusk;
        need(isGathering != m_state.unready.isEmpty() && isWithin(m_state.unready, m_state.living), "unready",
             "some living are waited for before a Night, and nobody afterwards");
        const bool isFugue = m_state.step == Step::fugue;
        // The first Paths are counted too; one of them may have ended the match.
        const bool countsPaths = isFugue || m_state.ending;
        need(m_state.turns >= 0 &&
                 m_state.turns <= std::max(kTurnsOfCycle, countsPaths ? m_state.seats() : 0),
             "turns", "there are not so many in a Turn Cycle");
        need(m_state.cycles >= 0 && m_state.cycles <= kMostCycles, "cycles",
             "there are not so many in a Day");
        // A Group Action that is dug out there is settled first.
        need(!isFugue || m_state.turns < m_state.seats() || !m_state.matters.empty(), "turns",
             "the Fugue Phase would be over");
        need(!m_state.isTurnOfOne() || static_cast<int>(m_state.taken.size()) == m_state.turns + 1, "taken",
             "there is one for each turn of the Turn Cycle");
        for (const TakenTurn& turn : m_state.taken) {
            needSeat(turn.seat, "taken");
            need(turn.card == kNoCard || turn.card < m_content.cards.size(), "taken",
                 "there is no such card");
        }
        need(m_state.mark >= 0 && m_state.mark < kMarksCounted, "mark", "there are not so many");
        const bool isDeath = !m_state.matters.empty() && m_state.matters.back().kind == MatterKind::dying;
        need(isDeath || m_state.mark < static_cast<int>(kWindowMarks), "mark", "there are not so many");
        need(m_state.timedStep >= 0 && m_state.timedStep <= kMostTimedSteps, "timedStep", "it is too large");
        need(m_state.terms.turnSeconds >= 0 && m_state.terms.turnSeconds <= kMostTurnSeconds,
             "terms, turnSeconds", "it is at most an hour");
        need((m_state.step == Step::over) == m_state.ending.has_value(), "ending",
             "a match that is over has an ending");
        const bool isNight = m_state.step == Step::night;
        need(!isNight || (m_state.nights == 1
                              ? m_state.call <= Call::cursedSwaps
                              : m_state.call >= Call::oracleReads || m_state.call == Call::navigatorSeeks),
             "call", "it is none of this Night");
        need(!(isGathering || isNight || m_state.ending) || m_state.matters.empty(), "matters",
             "nothing waits now");
        need(m_state.stage == NightStage::sleeping || isNight, "stage", "it is not Night");
        need(m_state.stage != NightStage::looking || hasLook(m_state.call), "stage",
             "nothing is looked at now");
        need(m_state.resolved.isEmpty() || (m_state.isChoosing() && hasChoice(m_state.call)), "resolved",
             "nobody chooses now");
        const bool needsMatter = m_state.step == Step::dawn || m_state.step == Step::forest;
        need(!needsMatter || !m_state.matters.empty(), "matters", "something waits in this step");
        const bool isTurn = m_state.isDrawPhase() || m_state.step == Step::action;
        need(!isTurn || !m_state.matters.empty() || m_state.living.has(m_state.active), "active",
             "a Spirit has no turn");
        need(m_state.step != Step::fast || !m_state.matters.empty() || m_state.isAsking(), "window",
             "nobody is asked");
        for (const Seat seat : everybody())
            need(!isNight || !hasChoice(m_state.call) || m_state.of(seat).choice < 0 ||
                     !choosesPlayer(m_state.call) || m_state.living.has(Seat{m_state.of(seat).choice}),
                 "travelers, choice", "only the living are chosen");
    }

    void checkRecords() const
    {
        for (const Trial& trial : m_state.trials) {
            needSeat(trial.accused, "trials");
            need(isWithin(trial.down, everybody()) && isWithin(trial.up, everybody()), "trials",
                 "there is no such seat");
        }
        for (const Grave& grave : m_state.graves) {
            needSeat(grave.seat, "graves");
            need(!m_state.living.has(grave.seat), "graves", "only the dead have one");
        }
        need(static_cast<int>(m_state.graves.size()) == m_state.seats() - m_state.living.count(), "graves",
             "each of the dead has one");
        need(m_state.notes.size() <= kMostNotes && m_state.known.size() <= kMostNotes, "notes",
             "there are too many");
        for (const Note& note : m_state.notes) {
            needSeat(note.reader, "notes");
            const bool isOfSeat = note.kind == NoteKind::role || note.kind == NoteKind::hand;
            need(!isOfSeat || note.subject < m_state.seats(), "notes, subject", "there is no such seat");
            need(note.cycle >= 0 && note.cycle <= kMostCycles, "notes, cycle",
                 "there are not so many in a Day");
            need(note.kind != NoteKind::place ||
                     (note.subject < kLandmarks && note.what < enumNames(Landmark{}).size()),
                 "notes", "there is no such Destination");
            need(note.kind != NoteKind::role || note.what < kRoles, "notes, what", "there is no such Role");
            need(note.kind == NoteKind::role || note.kind == NoteKind::place ||
                     note.what < m_content.cards.size(),
                 "notes, what", "there is no such card");
        }
        for (const Seat reader : everybody())
            for (const Seat holder : everybody()) {
                Hand left = m_state.of(holder).hand;
                for (const KnownCard& known : m_state.known) {
                    if (known.reader != reader || known.holder != holder)
                        continue;
                    need(left.has(known.card), "known", "the card is not in this hand");
                    left.remove(known.card);
                }
            }
        for (const KnownCard& known : m_state.known) {
            needSeat(known.reader, "known");
            needSeat(known.holder, "known");
        }
    }

    const Content& m_content;
    const State& m_state;
};

} // namespace

void ForsakenGame::checkState(const State& state, int seats) const
{
    need(state.seats() == seats, "travelers",
         "this is a position of " + std::to_string(state.seats()) + " players, and the match has " +
             std::to_string(seats) + " seats");
    StateCheck(m_content, state).check();
}

} // namespace tablewood::forsaken
