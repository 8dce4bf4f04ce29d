#pragma once

#include "art/brushwork.h"
#include "art/wood.h"

namespace tablewood {

/// Two neighbouring colours to choose between.
struct Span
{
    QColor light;
    QColor dark;
    QColor at(double share) const { return mix(light, dark, share); }
};

/// The colours of the forest and the table's front in one theme.
struct SceneryColours
{
    QColor skyTop, skyMiddle, skyFoot;
    QColor orbHalo, orbLit, orbShade, orbMark;
    Span far, middle, near, undergrowth, hanging;
    QColor farMist, middleMist, nearMist;
    Span board;
    QColor grainLit;
    double grainStrength;
    QColor tableShade;
    double shadeTop, shadeMiddle, shadeFoot, shadeSide;
    QColor lampCore, lampMiddle, lampEdge;
    double lampStrength;
    QColor edgeLight;
    QColor barkDark, barkMiddle, barkRim, barkLit;
    QColor fly;
    double starStrength;
};

const SceneryColours& sceneryColours(ArtTheme theme);

} // namespace tablewood
