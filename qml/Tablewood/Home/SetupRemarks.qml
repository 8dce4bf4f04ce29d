pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What the game says of seats and options as they are, such as whom they favour. Where it has no room it is scrolled.
ScrollArea {
    id: remarks

    required property MatchSetup setup

    contentHeight: lines.height
    barMargin: 4

    Column {
        id: lines

        width: parent.width
        spacing: 5

        Each {
            model: remarks.setup.remarks

            BodyText {
                required property string modelData

                x: 14
                width: lines.width - 28
                wrapMode: Text.WordWrap
                text: modelData
                size: 14
            }
        }
    }
}
