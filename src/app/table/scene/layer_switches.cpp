#include "app/table/scene/layer_switches.h"

#include <algorithm>

namespace tablewood {

bool LayerSwitches::isOn(const Scene& scene, const Name& layer) const
{
    if (const auto switched = m_switched.find(layer); switched != m_switched.end())
        return switched->second;
    const auto found = std::ranges::find(scene.layers, layer, &Layer::id);
    return found != scene.layers.end() && found->isOn;
}

} // namespace tablewood
