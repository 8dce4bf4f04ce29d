#include "app/table/scene/seen_scene.h"

#include "app/words/wording.h"

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
    return sight.layers != nullptr ? sight.layers->isOn(scene, layer) : LayerSwitches().isOn(scene, layer);
}

const Gesture& SeenScene::gesture() const
{
    static const Gesture none;
    return canTouch() ? *sight.gesture : none;
}

} // namespace tablewood
