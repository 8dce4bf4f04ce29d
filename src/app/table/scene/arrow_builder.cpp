#include "app/table/scene/arrow_builder.h"

#include "app/table/scene/board_entries.h"
#include "app/table/touch/touches.h"
#include "app/words/wording.h"
#include "wire/scene_limits.h"

#include <algorithm>

namespace tablewood {

namespace {

/// Finds the spaces of boards that the ends of arrows lie on.
class Ends
{
public:
    explicit Ends(const Scene& scene) : m_scene(scene)
    {
        for (const Piece& piece : scene.pieces)
            m_pieceOfPlace.emplace(placeOn(piece.id), &piece);
    }

    /// The board, and the box of its spaces; none where an end lies elsewhere.
    std::pair<Name, QRect> spacesOf(const Place& end) const
    {
        if (isBoard(end.in))
            return {end.in, QRect(end.cell.column, end.cell.row, 1, 1)};
        // What is attached to a piece is where that is.
        auto piece = m_pieceOfPlace.find(end.in);
        for (int steps = 0; piece != m_pieceOfPlace.end() && steps < kMaxNestedBoards; ++steps) {
            const Piece& below = *piece->second;
            if (isBoard(below.at.in))
                return {below.at.in,
                        QRect(below.at.cell.column, below.at.cell.row, below.width, below.height)};
            piece = m_pieceOfPlace.find(below.at.in);
        }
        return {};
    }

private:
    bool isBoard(const Name& id) const
    {
        return std::ranges::find(m_scene.boards, id, &Board::id) != m_scene.boards.end();
    }

    const Scene& m_scene;
    std::map<Name, const Piece*> m_pieceOfPlace;
};

} // namespace

ArrowBuilder::ArrowBuilder(const SeenScene& seen)
{
    if (seen.scene.arrows.empty())
        return;
    const Ends ends(seen.scene);
    for (const Arrow& arrow : seen.scene.arrows) {
        const auto [board, from] = ends.spacesOf(arrow.from);
        const auto [other, to] = ends.spacesOf(arrow.to);
        // Of one whose end is no longer there nothing is left to point at.
        if (seen.isOn(arrow.layer) && board == other)
            m_arrows.emplace(board, QVariant::fromValue(ArrowEntry{
                                        named(arrow.style), seen.words(arrow.meaning), from, to,
                                        named(arrow.from.in), named(arrow.to.in), int{arrow.number}}));
    }
}

QVariantList ArrowBuilder::on(const Name& board) const
{
    QVariantList arrows;
    for (auto [arrow, end] = m_arrows.equal_range(board); arrow != end; ++arrow)
        arrows.append(arrow->second);
    return arrows;
}

} // namespace tablewood
