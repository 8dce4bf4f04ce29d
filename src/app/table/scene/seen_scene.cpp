#include "app/table/scene/seen_scene.h"

#include "app/words/wording.h"
#include "kernel/layer_name.h"

#include <algorithm>

namespace tablewood {

QString SeenScene::words(const Text& text) const { return shown(text, sight.players); }

QString SeenScene::nameOf(Seat seat) const { return seatName(seat, sight.players); }

FaceEntry SeenScene::face(const Name& key) const
{
    return sight.faces != nullptr && !key.empty() ? sight.faces->face(key.text()) : FaceEntry();
}

QString SeenScene::emblemOf(Seat seat) const
{
    const bool isHere = seat.isPlayer() && static_cast<std::size_t>(seat.index) < sight.players.size();
    return isHere ? named(sight.players[static_cast<std::size_t>(seat.index)].emblem) : QString();
}

bool SeenScene::isOn(const Name& layer) const
{
    if (layer.empty())
        return true;
    const auto isLookedAt = [&](PieceId piece) {
        return piece == sight.looked || gesture().isChosen(Pick::ofPiece(piece));
    };
    return std::ranges::any_of(readLayer(layer), [&](const LayerTerm& term) {
        if (!term.pieces.empty())
            return std::ranges::all_of(term.pieces, isLookedAt);
        return sight.layers != nullptr ? sight.layers->isOn(scene, term.layer)
                                       : LayerSwitches().isOn(scene, term.layer);
    });
}

const Gesture& SeenScene::gesture() const
{
    static const Gesture none;
    return canTouch() ? *sight.gesture : none;
}

} // namespace tablewood
