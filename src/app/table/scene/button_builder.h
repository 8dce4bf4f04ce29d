#pragma once

#include "app/table/scene/panel_entries.h"
#include "app/table/scene/seen_scene.h"

namespace tablewood {

/// A button as QML shows it, but for its digit: whether it can be pressed, and whether it is the one that is
/// gold.
ButtonEntry buttonEntry(const SeenScene& seen, const Button& button);

/// A button is not shown: it lies behind a veil, or is a veil that hides it from nobody.
bool isHidden(const SeenScene& seen, const Button& button);

} // namespace tablewood
