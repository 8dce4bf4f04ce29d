pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.Ui

/// The names of a zoomed board's columns and rows, at the edges of what is seen of it.
Item {
    id: rulers

    required property BoardGeometry geometry
    /// The board's surface, moved and zoomed.
    required property Item ground

    component Sign: Rectangle {
        id: sign

        property string text: ""

        width: Math.max(height, label.implicitWidth + 10)
        height: label.implicitHeight + 4
        radius: height / 2
        color: "#CC0E1512"
        Accessible.ignored: true

        BodyText {
            id: label

            anchors.centerIn: parent
            text: sign.text
            size: 12
            font.weight: Font.DemiBold
            color: "#EFE4CC"
        }
    }

    Each {
        model: rulers.geometry.columns

        Sign {
            required property int index

            text: rulers.geometry.nameOf(index, 0).slice(0, -1)
            x: rulers.ground.x + (rulers.geometry.middleOf(index, 0).x - rulers.ground.width / 2) * rulers.ground.scale + (rulers.ground.width - width) / 2
            y: 4
            visible: x > 36 && x + width < rulers.width - 4
        }
    }

    Each {
        model: rulers.geometry.rows

        Sign {
            required property int index

            text: String(index + 1)
            x: 4
            y: rulers.ground.y + (rulers.geometry.middleOf(0, index).y - rulers.ground.height / 2) * rulers.ground.scale + (rulers.ground.height - height) / 2
            visible: y > 4 && y + height < rulers.height - 4
        }
    }
}
