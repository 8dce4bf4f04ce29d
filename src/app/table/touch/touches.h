#pragma once

#include "app/table/touch/gesture.h"
#include "kernel/game.h"
#include "kernel/scene.h"
#include "session/match_record.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

#include <functional>

/// The meaning of touches of a table, from what lies there and what is chosen already.
namespace tablewood {

/// The place of what is attached to a piece.
inline Name placeOn(PieceId piece) { return "#" + std::to_string(piece); }

/// Possible meanings of a touch of a space: the pieces on it from the top, then the space.
std::vector<Pick> picksAt(const Scene& scene, const Name& board, Cell cell);

/// The same of a touch of a piece for itself: what it is attached to, and the zone in which all of them lie.
std::vector<Pick> picksUnder(const Scene& scene, PieceId piece);

/// Which of those a touch means: what is lit comes before what would start anew, and both before what is
/// refused.
const Pick& meantPick(const std::vector<Pick>& picks, const Gesture& gesture);

/// The uppermost piece among them that can be taken up now, 0 for none.
PieceId pieceToLift(const std::vector<Pick>& picks, const Gesture& gesture);

/// Whether a panel is called so. An option of that name is picked at the panel, not in words.
bool isPanel(const Scene& scene, const Name& id);

/// Options on the chosen card that cannot be chosen now. They have no name but the card's words for it, which
/// the rules can explain.
std::vector<Pick> closedOptions(const std::vector<Face>& faces, const Scene& scene, const Gesture& gesture);

/// How far the space that a thing is aimed at lies from the corner of its box: its middle, or left of and
/// above that.
Cell gripOf(const Shape& shape);

/// The piece that is held to be laid, in the way in which it lies; nothing where what is held stands on one
/// space and does not turn.
std::optional<Piece> heldToLay(const Scene& scene, const Gesture& gesture);

/// The space to aim at so that what is held comes to lie with the corner of its box here; this one where
/// nothing is held to be laid.
Cell aimedFor(Cell corner, const std::optional<Piece>& held);

/// Where the keys begin on a board: at a piece of the viewer's, the uppermost and one that can be acted on
/// first; else at a lit space; nothing where there is neither.
std::optional<Cell> homeOn(const Name& board, const Scene& scene, const Gesture& gesture, Viewer viewer);

/// The words for what is picked so far.
struct PickedWords
{
    Q_DECLARE_TR_FUNCTIONS(tablewood::PickedWords)

public:
    /// By its name; `pieceName` has that of a piece.
    static QString name(const Gesture& gesture, const Scene& scene, const std::vector<Player>& players,
                        const std::function<QString(PieceId)>& pieceName);
    /// Tells what to do with it; empty while nothing is picked.
    static QString hint(const Gesture& gesture, const Scene& scene);
};

} // namespace tablewood
