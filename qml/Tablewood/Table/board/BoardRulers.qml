pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.Ui

/// The names of a zoomed board's columns and rows, at the edges of what is seen of it.
Item {
    id: rulers

    required property BoardGeometry geometry
    /// The board's surface, moved and zoomed.
    required property Item ground

    /// Where a sign so wide stands in the middle of a column.
    function xOf(column: int, wide: real): real {
        const fromMiddle = rulers.geometry.middleOf(column, 0).x - rulers.ground.width / 2;
        return rulers.ground.x + fromMiddle * rulers.ground.scale + (rulers.ground.width - wide) / 2;
    }

    /// Where a sign so high stands in the middle of a row.
    function yOf(row: int, high: real): real {
        const fromMiddle = rulers.geometry.middleOf(0, row).y - rulers.ground.height / 2;
        return rulers.ground.y + fromMiddle * rulers.ground.scale + (rulers.ground.height - high) / 2;
    }

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
            x: rulers.xOf(index, width)
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
            y: rulers.yOf(index, height)
            visible: y > 4 && y + height < rulers.height - 4
        }
    }
}
