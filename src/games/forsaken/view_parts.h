#pragma once

#include "games/forsaken/forsaken_game.h"
#include "games/forsaken/knowledge.h"
#include "games/forsaken/rules.h"

namespace tablewood::forsaken {

inline Button button(const Name& id, ButtonRole role, const char* icon, Text label)
{
    Button result;
    result.id = id;
    result.role = role;
    result.icon = icon;
    result.label = std::move(label);
    return result;
}

inline Text whyOf(std::optional<Refusal> refusal) { return refusal ? std::move(refusal->why) : Text(); }

/// The round mark of the cards of a type.
const char* iconOf(CardType type);

/// "A, B, C", or "nobody".
Text listOf(Seats seats);

/// Builds the parts of a Scene for one viewer, of what that viewer knows.
class ViewParts
{
public:
    ViewParts(const ForsakenGame& game, const State& state, Viewer viewer)
        : m_game(game), m_state(state), m_viewer(viewer), m_knows(state, viewer),
          m_rules(game.content(), state)
    {
    }

    void addBoard(Scene& scene) const;
    void addZones(Scene& scene) const;
    void addPanels(Scene& scene) const;
    void addPromptAndButtons(Scene& scene) const;
    /// The six turns of the Turn Cycle and the Forest's.
    void addCycle(Scene& scene) const;
    /// The hearing that is on, or the last one that is over.
    void addBallot(Scene& scene) const;
    /// Why the viewer cannot point and react.
    void addSilence(Scene& scene) const;
    Text turnText() const;
    /// Seats that have the turn or are asked. In the Draw and Action Phase that is one, although others may
    /// come in between with a Fast Action.
    Seats turnOf() const;
    Text momentText() const;
    const Rules& rules() const { return m_rules; }

private:
    const Card& card(CardId id) const { return m_game.content().card(id); }
    const Matter* top() const { return m_state.matters.empty() ? nullptr : &m_state.matters.back(); }
    bool isPlayer() const { return m_state.isSeat(m_viewer.seat); }
    bool isAsked() const { return isPlayer() && m_rules.toAct().has(m_viewer.seat); }
    Piece cardPiece(PieceId id, CardId card, const std::string& zone, int column) const;

    /// The territories and Destinations that the cards being played are aimed at.
    Area aimedAt() const;
    void addPaths(Scene& scene) const;
    void addLandmarks(Scene& scene) const;
    void addHand(Scene& scene, Seat seat) const;
    void addPile(Scene& scene, const char* id, Text name, std::size_t count, const char* back) const;
    void addTopOf(Scene& scene, const char* id, PieceId piece, const auto& pile) const;
    void addRow(Scene& scene, const char* id, Text name, std::size_t count) const;

    /// Whether all know a seat's Role card.
    bool isOpen(Seat seat) const { return Knowledge(m_state, Viewer::publicView()).knowsRole(seat); }
    std::vector<PanelItem> factsOf(const Matter& hearing) const;
    Panel seatPanel(Seat seat) const;
    Text titleOf(Seat seat) const;
    void setStanding(Panel& panel) const;
    Text newsOf(Seat seat) const;
    Panel tablePanel(const Scene& scene) const;
    Panel recordPanel() const;
    void addPaths(Panel& panel) const;
    /// Adds all cards of the Travelers discard, which lies face up.
    void addDiscard(Panel& panel) const;
    /// The viewer's Role, and what they have seen in secret, the newest first.
    Panel notebookPanel() const;
    void addNotes(Panel& panel) const;
    /// By day, in the turn that is on or the one before it, by a card that all saw: its reader is shown it
    /// before it is a line of the notebook. What the Night showed is not: a screen that lights up at dawn
    /// would tell a Role.
    bool isJustSeen(const Note& note) const;
    Text lineOf(const Note& note) const;

    void wait(Scene& scene, Text title, Text body) const;
    void askBeforeNight(Scene& scene) const;
    void askAtDusk(Scene& scene) const;
    void askAtNight(Scene& scene) const;
    /// The card that somebody plays, and what it is aimed at.
    Text playedBy(const Matter& matter) const;
    void askInMatter(Scene& scene, const Matter& matter) const;
    void askForChoice(Scene& scene, const Matter& matter) const;
    void askInHearing(Scene& scene, const Matter& matter) const;
    void askInTurn(Scene& scene) const;
    bool hasPassed() const;
    /// Says what the viewer can and cannot do who is a Spirit or Entangled.
    void addLot(Scene& scene) const;
    /// By day passing may stand until a Navigation card is played: no other card takes the group anywhere.
    void addStandingPass(Scene& scene) const;
    /// The buttons of a window, `label` on that of who wants to answer; those of who may play a Fast Action
    /// in somebody else's turn. They are alike whether or not there is something to play.
    void addAnswers(Scene& scene, Text label) const;
    void addFastActions(Scene& scene) const;
    /// A pass that nobody sees: who does nothing has it done.
    void addVeiledPass(Scene& scene) const;
    void addForage(Scene& scene) const;
    void askWhoseTurnItIs(Scene& scene) const;
    bool isCalled(Seat seat) const;
    bool isCalled() const { return isPlayer() && isCalled(m_viewer.seat); }
    /// The words of the called are told to them, and to the public: which step runs is heard by all.
    bool isToldAsCalled() const { return !isPlayer() || isCalled(); }
    void nameCall(NightScreen& night) const;
    Text nightLine() const;
    Text nightDetail() const;
    Text whatOneLearns() const;
    static Text howToPlace();
    Text howToChoose() const;
    Move pressOn(std::size_t place) const;
    void addNightSeats(Scene& scene, NightScreen& night) const;
    void addNightPlaces(Scene& scene, NightScreen& night) const;
    void addNightButton(Scene& scene, NightSpot& spot, const char* icon, const Move& move) const;
    std::string nightCard() const;

    const ForsakenGame& m_game;
    const State& m_state;
    Viewer m_viewer;
    Knowledge m_knows;
    Rules m_rules;
};

} // namespace tablewood::forsaken
