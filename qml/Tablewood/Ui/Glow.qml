import QtQuick

/// Light around its parent: what may be acted on. Tints: lantern, leaf, ember, moon, violet, water, amber.
BorderImage {
    id: glow

    property string tint: "lantern"
    property int reach: 36
    readonly property string shade: !Theme.isDark && glow.tint === "lantern" ? "amber" : glow.tint

    z: -1
    anchors.fill: parent
    anchors.margins: -glow.reach
    border {
        left: 56
        right: 56
        top: 56
        bottom: 56
    }
    source: "image://art/glow?tint=" + glow.shade
}
