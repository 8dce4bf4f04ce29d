import QtQuick
import Tablewood.Ui

/// Marks its parent as what is explained now: a ring of parchment with a dark edge, in the middle of the light that says what can be
/// pressed.
Item {
    id: light

    required property bool isShown
    property real gap: 4

    anchors.fill: parent
    anchors.margins: -gap
    z: 48
    visible: isShown
    onVisibleChanged: {
        if (visible)
            LessonSpots.add(light);
        else
            LessonSpots.remove(light);
    }
    Component.onCompleted: if (visible)
        LessonSpots.add(light)

    Each {
        model: light.isShown ? 3 : 0

        Rectangle {
            required property int index

            anchors.fill: parent
            anchors.margins: 2 - 2 * index
            radius: 9 + 2 * index
            color: "transparent"
            border.width: index === 1 ? 3 : 1.5
            border.color: index === 1 ? "#F7EFDB" : "#8C1E1A14"
        }
    }
}
