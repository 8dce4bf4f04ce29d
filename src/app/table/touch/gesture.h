#pragma once

#include "app/table/touch/offer_index.h"

#include <optional>
#include <string>
#include <vector>

namespace tablewood {

/// A pick that goes on from what is already chosen, and the marks that it carries. `isLast` says that it
/// completes an offer.
struct NextPick
{
    Pick pick;
    Name mark;
    Name bonus;
    bool isLast = false;
    /// The piece that goes to this target when the target is pressed without choosing the piece before.
    PieceId mover = 0;
};

/// The outcome of a press.
enum class PressResult
{
    chosen,
    dropped,
    refused,
    played
};

/// What a press comes to: what is picked after it, and the move where one is complete.
struct Press
{
    PressResult result = PressResult::refused;
    std::vector<Pick> picks;
    std::string move;
};

/// The use of a veil for the person who is asked.
enum class VeilUse
{
    /// It hides what fits until it is pressed, from others who look at the same screen.
    hides,
    /// It is a button like others: nobody else looks, but it may win time.
    announces,
    /// There is none: nobody else looks, and nobody waits.
    none
};

/// Turns touches into offers. The offers' picks form a tree; what is chosen so far is a way into it, and what
/// lies next on the way is lit. Dragging and clicking are the same presses. A thing that turns is held in one
/// of its ways, which stands for the pick of a turn.
class Gesture
{
public:
    /// Takes what may be done now, and the buttons of the scene, one of which may be a veil. What was chosen
    /// stays as far as it still begins an offer; the veil stays lifted as long as it is the same. A piece
    /// that is laid in one of several ways and is all that can be touched, such as a tile that was drawn, is
    /// in the hand at once.
    void setOffers(std::vector<Offer> offers, const std::vector<Button>& buttons = {},
                   VeilUse use = VeilUse::hides);
    /// The offers, without those behind a veil; without a veil, those of veiled buttons are left out.
    const std::vector<Offer>& offers() const { return m_index.offers(); }
    /// A veil lies there; it is lifted.
    bool isVeiled() const { return !m_veil.empty() && !m_isLifted; }
    bool isLifted() const { return m_isLifted; }
    const std::vector<Pick>& picks() const { return m_picks; }

    /// All that may be touched next, each thing once, in the order of the offers.
    const std::vector<NextPick>& next() const { return m_next; }
    /// That of them which touches the same; null where there is none.
    const NextPick* nextOf(const Pick& pick) const;
    /// Whether an offer goes on with this pick, or starts with it anew.
    bool accepts(const Pick& pick) const;
    bool isChosen(const Pick& pick) const;
    /// Whether some move can begin with either.
    bool beginAlike(const Pick& one, const Pick& other) const;

    /// The piece that was picked last, 0 for none.
    PieceId heldPiece() const;
    /// The same, where it is laid in one of several ways.
    PieceId turning() const;
    /// The boards on which what is picked can be laid, in whatever way.
    std::vector<Name> boardsAhead() const;
    /// The way in which it lies.
    Orientation orientation() const { return m_orientation; }
    /// It lies so from now on.
    void lie(Orientation orientation);

    /// Adds a pick, takes back a chosen one, or starts anew with it. What fits one of the options alone that
    /// are asked for chooses it. `played` means that `move` names the move to play. The veil, where its press
    /// is no move, lifts where something lies behind it, and falls again.
    PressResult press(const Pick& pick);
    /// What a press that turns no veil would come to.
    Press pressed(const Pick& pick) const;
    /// The move that the last press completed.
    const std::string& move() const { return m_move; }
    /// Whether the move begins with something that is never seen: a veiled button without a veil. Who does
    /// nothing has it done.
    bool isUnseen(const std::string& move) const { return m_veil.empty() && isHidden(move); }
    /// The next thing to touch to play this move, from what is chosen so far or else from its beginning;
    /// nothing where it is not offered, or unseen.
    std::optional<Pick> nextTowards(const std::string& move) const;
    /// The space that a move comes to last; nothing for a move without one, or one that is not offered.
    std::optional<Pick> spaceOf(const std::string& move) const;
    /// The picks of the last refused press, for the rules to explain.
    const std::vector<Pick>& attempt() const { return m_attempt; }

    /// The move that is complete already although more could be picked.
    std::optional<std::string> complete() const;
    /// Takes back the last pick; false when there is none.
    bool dropLast();
    /// Forgets what was chosen; a lifted veil falls.
    void clear();

private:
    void take(PieceId piece);
    using Numbers = std::vector<OfferIndex::Number>;
    /// What is picked, and the way of what is held after it.
    std::vector<Pick> held() const;
    bool begins(const std::vector<Pick>& picks) const;
    /// Whether this pick begins another move. Where what is held can be laid on a board, its spaces are for
    /// that alone.
    bool startsAnew(const Pick& pick) const;
    /// Finds what may come next, after each change.
    void look();
    void lookForMovers();
    Press reached(std::vector<Pick> picks) const;
    /// The one offer that takes a piece to this target; null where there is none, or several.
    const Offer* directOffer(const Pick& pick) const;
    /// Those of the options being asked for that lead to this pick. A single one is taken without asking.
    std::vector<Pick> optionsTo(const Pick& pick) const;
    /// Takes these picks; another thing that turns is held as it lies on the table.
    void choose(std::vector<Pick> picks);
    bool turnVeil();
    void divide(std::vector<Offer> offers);
    bool isHidden(const std::string& move) const;

    OfferIndex m_index;
    Name m_veil;
    std::vector<Name> m_veiledButtons;
    std::vector<Offer> m_hidden;
    bool m_isLifted = false;
    /// The person has put back what was in the hand, and is left alone until something else can be done.
    bool m_isPutBack = false;
    std::vector<Pick> m_picks;
    Orientation m_orientation;
    /// What lies that way, and lies so when it is taken up again.
    PieceId m_turned = 0;
    std::vector<Pick> m_attempt;
    std::string m_move;
    std::vector<NextPick> m_next;
    /// The places in m_next by the numbers of picks, from 1; 0 for what is not next.
    std::vector<std::size_t> m_nextPlaces;
};

} // namespace tablewood
