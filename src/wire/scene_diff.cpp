#include "wire/scene_diff.h"

#include "kernel/input_error.h"

#include <algorithm>

namespace tablewood {

namespace {

/// The pieces of a list by their ids.
class IdIndex
{
public:
    IdIndex(const std::vector<Piece>& pieces, std::size_t from)
    {
        m_places.reserve(pieces.size() - from);
        for (std::size_t i = from; i < pieces.size(); ++i)
            m_places.emplace_back(pieces[i].id, i);
        std::ranges::sort(m_places);
    }

    std::optional<std::size_t> find(PieceId id) const
    {
        const auto found =
            std::ranges::lower_bound(m_places, id, {}, &std::pair<PieceId, std::size_t>::first);
        if (found == m_places.end() || found->first != id)
            return std::nullopt;
        return found->second;
    }

    bool hasTwice() const
    {
        return std::ranges::adjacent_find(m_places, {}, &std::pair<PieceId, std::size_t>::first) !=
               m_places.end();
    }

private:
    std::vector<std::pair<PieceId, std::size_t>> m_places;
};

/// The lists differ in ids from `from` on.
void diffTails(SceneDiff& change, const std::vector<Piece>& before, const std::vector<Piece>& after,
               std::size_t from)
{
    const IdIndex old(before, from);
    const IdIndex fresh(after, from);
    std::vector<PieceId> expected;
    expected.reserve(after.size() - from);
    for (std::size_t i = from; i < before.size(); ++i) {
        if (fresh.find(before[i].id))
            expected.push_back(before[i].id);
        else
            change.removed.push_back(before[i].id);
    }
    for (std::size_t i = from; i < after.size(); ++i) {
        const auto known = old.find(after[i].id);
        if (!known)
            expected.push_back(after[i].id);
        if (!known || !(before[*known] == after[i]))
            change.placed.push_back(after[i]);
    }
    const auto tail = after.begin() + static_cast<std::ptrdiff_t>(from);
    if (!std::ranges::equal(std::ranges::subrange(tail, after.end()), expected, {}, &Piece::id)) {
        for (const Piece& piece : after)
            change.order.push_back(piece.id);
    }
}

void diffPieces(SceneDiff& change, const std::vector<Piece>& before, const std::vector<Piece>& after)
{
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t same = 0;
    for (; same < shorter && before[same].id == after[same].id; ++same) {
        if (!(before[same] == after[same]))
            change.placed.push_back(after[same]);
    }
    if (same < before.size() || same < after.size())
        diffTails(change, before, after, same);
}

[[noreturn]] void refuse(const std::string& cause) { throw InputError("change of a scene", cause); }

[[noreturn]] void refusePiece(PieceId id, const char* cause)
{
    refuse("piece " + std::to_string(id) + " " + cause);
}

std::vector<Piece> patchedPieces(const std::vector<Piece>& before, const SceneDiff& change)
{
    const IdIndex known(before, 0);
    std::vector<bool> isRemoved(before.size(), false);
    for (const PieceId id : change.removed) {
        const auto at = known.find(id);
        if (!at || isRemoved[*at])
            refusePiece(id, "is removed and not there");
        isRemoved[*at] = true;
    }
    std::vector<const Piece*> kept(before.size(), nullptr);
    for (std::size_t i = 0; i < before.size(); ++i)
        kept[i] = isRemoved[i] ? nullptr : &before[i];
    for (const Piece& piece : change.placed) {
        if (const auto at = known.find(piece.id)) {
            if (isRemoved[*at])
                refusePiece(piece.id, "is removed and placed");
            kept[*at] = &piece;
        } else {
            kept.push_back(&piece);
        }
    }
    std::erase(kept, nullptr);
    if (kept.size() > kMaxPieces)
        refuse("there are more than " + std::to_string(kMaxPieces) + " pieces");
    std::vector<Piece> pieces;
    pieces.reserve(kept.size());
    for (const Piece* piece : kept)
        pieces.push_back(*piece);
    const IdIndex now(pieces, 0);
    if (now.hasTwice() || IdIndex(change.placed, 0).hasTwice())
        refuse("a piece is placed twice");
    if (change.order.empty())
        return pieces;

    if (change.order.size() != pieces.size())
        refuse("the order does not name every piece");
    std::vector<Piece> ordered;
    ordered.reserve(pieces.size());
    std::vector<bool> isNamed(pieces.size(), false);
    for (const PieceId id : change.order) {
        const auto at = now.find(id);
        if (!at || isNamed[*at])
            refusePiece(id, "has no place in the order");
        isNamed[*at] = true;
        ordered.push_back(std::move(pieces[*at]));
    }
    return ordered;
}

} // namespace

bool SceneDiff::isEmpty() const
{
    return !place && !moment && !goal && !goalDetail && !active && !turn && !phases && !phase && !prompt &&
           !buttons && !boards && !zones && !panels && removed.empty() && placed.empty() && order.empty() &&
           !hasOutcomeChanged;
}

SceneDiff diff(const Scene& before, const Scene& after)
{
    SceneDiff change;
    const auto note = [](auto& slot, const auto& old, const auto& fresh) {
        if (!(old == fresh))
            slot = fresh;
    };
    note(change.place, before.place, after.place);
    note(change.moment, before.moment, after.moment);
    note(change.goal, before.goal, after.goal);
    note(change.goalDetail, before.goalDetail, after.goalDetail);
    note(change.active, before.active, after.active);
    note(change.turn, before.turn, after.turn);
    note(change.phases, before.phases, after.phases);
    note(change.phase, before.phase, after.phase);
    note(change.prompt, before.prompt, after.prompt);
    note(change.buttons, before.buttons, after.buttons);
    note(change.boards, before.boards, after.boards);
    note(change.zones, before.zones, after.zones);
    note(change.panels, before.panels, after.panels);
    diffPieces(change, before.pieces, after.pieces);
    if (!(before.outcome == after.outcome)) {
        change.hasOutcomeChanged = true;
        change.outcome = after.outcome;
    }
    return change;
}

void patch(Scene& scene, const SceneDiff& change)
{
    if (!change.removed.empty() || !change.placed.empty() || !change.order.empty())
        scene.pieces = patchedPieces(scene.pieces, change);
    const auto take = [](auto& part, const auto& slot) {
        if (slot)
            part = *slot;
    };
    take(scene.place, change.place);
    take(scene.moment, change.moment);
    take(scene.goal, change.goal);
    take(scene.goalDetail, change.goalDetail);
    take(scene.active, change.active);
    take(scene.turn, change.turn);
    take(scene.phases, change.phases);
    take(scene.phase, change.phase);
    take(scene.prompt, change.prompt);
    take(scene.buttons, change.buttons);
    take(scene.boards, change.boards);
    take(scene.zones, change.zones);
    take(scene.panels, change.panels);
    if (change.hasOutcomeChanged)
        scene.outcome = change.outcome;
}

void checkPieces(const Scene& scene)
{
    if (scene.pieces.size() > kMaxPieces)
        throw InputError("scene", "there are more than " + std::to_string(kMaxPieces) + " pieces");
    if (IdIndex(scene.pieces, 0).hasTwice())
        throw InputError("scene", "two pieces have the same id");
}

} // namespace tablewood
