#pragma once

#include "app/table/scene/scene_model.h"

namespace tablewood {

/// A zone as QML shows it, with the list of its pieces in the model: a hand, a pile, or a field with the
/// places where something can be put between its cards. An empty one where the scene has none of that id.
ZoneEntry zoneEntry(const SeenScene& seen, const Name& id, SceneModel& model);

} // namespace tablewood
