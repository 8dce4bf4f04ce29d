#pragma once

#include "games/forsaken/rules.h"

namespace tablewood::forsaken {

/// Carries out moves that the rules let pass, and everything that follows by itself: cards that happen,
/// deaths, the Forest's turn, Nights, the end of the match.
class Course
{
public:
    Course(const Content& content, State& state, Log& log) : m_content(content), m_state(state), m_log(log) {}

    /// The first step of Night One, when all is dealt.
    void begin();
    void carryOut(Seat seat, const Move& move);

private:
    // Moves.
    void carry(Seat seat, const Ready& move);
    void carry(Seat seat, const Place& move);
    void carry(Seat seat, const Shift& move);
    void carry(Seat seat, const Lift& move);
    void carry(Seat seat, const Point& move);
    void carry(Seat seat, const Seek& move);
    void carry(Seat seat, const Forge& move);
    void carry(Seat seat, const Draw& move);
    void carry(Seat seat, const Forage& move);
    void carry(Seat seat, const EndAction& move);
    void carry(Seat seat, const PlayCard& move);
    void carry(Seat seat, const Respond& move);
    void carry(Seat seat, const Pass& move);
    void carry(Seat seat, const PickCard& move);
    void carry(Seat seat, const Finish& move);
    void carry(Seat seat, const Suffer& move);
    void carry(Seat seat, const Arrange& move);
    void carry(Seat seat, const Rest& move);
    void carry(Seat seat, const Vote& move);
    void carry(Seat seat, const Close& move);

    // Night.
    void beginDusk();
    void beginNight();
    /// A step of the Night, or the morning where none is left.
    void beginCall(std::optional<Call> call);
    void enter(NightStage stage);
    Call firstCall() const;
    std::optional<Call> callAfter(Call call) const;
    bool isCalled(Call call) const;
    /// The clock has ended a stage.
    void endStage();
    void settleAndGoOn();
    void endCall();
    /// The choices of a step of the Night take effect.
    void settleCall();
    /// The Destinations lie so for a seat, and if it is one of the Forsaken for all of them.
    void arrange(Seat seat, const Layout& draft);
    void placeDestinations();
    void wake();
    void useNightPower(Call call, Seat holder, std::int8_t chosen);
    Seat livingHolder(Role role) const;
    Seats mostPointedAt() const;
    void drawSacrifice();

    // The day's course.
    void settle();
    /// Goes on where no matter waits; false where players are to act.
    bool goOn();
    void beginFugue();
    void beginDay();
    void beginTurn(Seat seat);
    void beginAction();
    void endTurn();
    void forestTurn();
    void endCycle();
    void openPhase();
    /// Once what came in between is settled.
    void openAgain();
    Seat livingFrom(Seat seat) const;
    Seats asked() const;

    // Matters.
    bool advanceCard();
    bool advanceDying();
    bool advanceHearing();
    bool advanceClosing();
    void passMark();
    void runOut();
    void openWindow(Seats seats);
    /// The claimant has no answer after all: the others go on where they were.
    void giveUpClaim();
    void push(const Matter& matter);
    void pop();
    Matter& top() { return m_state.matters.back(); }
    /// The matter that the topmost one answers; null if there is none.
    Matter* answered();
    void finishCard();
    void condemn(Seats seats, bool isByNight);
    /// By day the Blessed shows the Role card and is revived before any victim is settled (rulings 16, 37).
    void saveTheBlessed(Matter& dying);
    void die(Seat seat);
    void closeVote();

    // Effects, of the topmost matter.
    bool isChosen(const Effect& effect);
    void beginChoice(const Effect& effect);
    void endChoice(const Effect& effect, const Matter& matter);
    void happen(const Effect& effect, const Matter& matter);
    Seats concernedBy(const Effect& effect, const Matter& matter);
    Seat one(Who who, const Matter& matter) const;
    Seats lots(int count);
    Seats losers(const Matter& matter);
    void peek(const Effect& effect, const Matter& matter);
    /// Whether a card shows what is a player's: a Spirit's only where it is aimed at that Spirit (ruling 34).
    bool showsWhatIsOf(Seat subject, const Matter& matter) const;
    void castSpell(const Effect& effect, const Matter& matter);
    void forgeAnnounced(const Matter& matter);
    void forge(Seat seat, Cell at);
    void dig(Seat seat, std::size_t site);
    void destroyCurse(Mark curse);
    std::uint8_t freeNumber() const;

    // Cards.
    const Card& card(CardId id) const { return m_content.card(id); }
    const Effect& effectOf(const Spell& spell) const
    {
        return card(spell.card).effects[static_cast<std::size_t>(spell.effect)];
    }
    /// Notes what people keep in mind of cards that they cannot see.
    void note(Seat reader, NoteKind kind, std::size_t subject, std::size_t what, int count = 1);
    void handOver(Seat from, Seat to, CardId id);
    void takeFromHand(Seat seat, CardId id);
    /// Tells that a card was played, and lets it rise on the stage.
    void tellPlayed(Seat seat, const Card& played, const Marks& at);
    bool draw(Seat seat);
    void throwAway(CardId id);
    /// Discards a card of a hand. Which it was, all are told: by `tellDiscarded`, or by what it is done for.
    void discardFrom(Seat seat, CardId id);
    /// Names to all what somebody had to discard (ruling 17).
    void tellDiscarded(Seat seat, const std::vector<CardId>& cards);
    CardId byLotFrom(Seat seat);
    void endSpell(std::size_t index);

    void checkRatio();
    void finish(Ending ending);
    Rules rules() const { return {m_content, m_state}; }
    Traveler& of(Seat seat) { return m_state.of(seat); }
    const Traveler& of(Seat seat) const { return m_state.of(seat); }
    void tell(Seat seat, const char* cue, const auto& makeText)
    {
        if (m_log.isWanted())
            m_log.tell(Event{makeText(), seat, cue, {}, {}});
    }
    /// The same of a weighty event.
    void tell(Seat seat, const char* cue, const auto& makeText, const auto& makeLight)
    {
        if (m_log.isWanted())
            m_log.tell(Event{makeText(), seat, cue, {}, {}, makeLight()});
    }
    /// The same of what counts in the short account of what its player did.
    void tellDone(Seat seat, const char* cue, const auto& makeText, const auto& makeTally)
    {
        if (!m_log.isWanted())
            return;
        Event event{makeText(), seat, cue, {}, {}};
        event.tally = {makeTally()};
        m_log.tell(std::move(event));
    }
    void tellDawn(const auto& makeLight)
    {
        tell(
            Seat::none(), "dawn",
            [&] { return Text(TW_TEXT("forsaken", "Dawn: Day %1"), static_cast<int>(m_state.nights)); },
            makeLight);
    }
    void tellOnly(Seats seats, Seat seat, const char* cue, const auto& makeText)
    {
        if (m_log.isWanted())
            m_log.tellOnly(seats, Event{makeText(), seat, cue, {}, {}});
    }

    const Content& m_content;
    State& m_state;
    Log& m_log;
};

} // namespace tablewood::forsaken
