#pragma once

#include "kernel/scene.h"

#include <map>

namespace tablewood {

/// Which layers whoever looks at a screen has switched on or off. Nobody else learns of it.
class LayerSwitches
{
public:
    /// Whether a layer of the scene is seen: as it was switched, else as the scene says.
    bool isOn(const Scene& scene, const Name& layer) const;
    void toggle(const Scene& scene, const Name& layer) { m_switched[layer] = !isOn(scene, layer); }

private:
    std::map<Name, bool> m_switched;
};

} // namespace tablewood
