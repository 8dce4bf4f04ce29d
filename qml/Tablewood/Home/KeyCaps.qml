pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.Ui

/// Keys as they lie on a keyboard.
Row {
    id: caps

    property list<string> keys: []
    property bool isLit: false

    spacing: 6

    Each {
        model: caps.keys.length

        Rectangle {
            id: cap

            required property int index

            width: Math.max(height, name.implicitWidth + 18)
            height: name.implicitHeight + 10
            radius: 6
            color: Theme.inset
            border.width: caps.isLit ? 2 : 1
            border.color: caps.isLit ? Theme.chosenEdge : Theme.insetEdge

            BodyText {
                id: name

                anchors.centerIn: parent
                text: caps.keys[cap.index] ?? ""
                size: 12
                font.weight: Font.DemiBold
            }
        }
    }
}
