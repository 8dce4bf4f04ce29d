#pragma once

#include "app/table/scene/scene_model.h"

namespace tablewood {

/// A panel as QML shows it, but without its items: whose it is, and whether it can be picked.
PanelEntry panelEntry(const SeenScene& seen, const Panel& panel);

/// A line of a panel. A zone that it shows has its pieces in the model.
ItemEntry itemEntry(const SeenScene& seen, const PanelItem& item, SceneModel& model);

} // namespace tablewood
