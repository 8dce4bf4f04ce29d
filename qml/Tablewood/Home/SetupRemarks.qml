pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The game's remarks on the seats and options, such as whom they favour. They scroll where they have no room.
ScrollArea {
    id: remarks

    required property MatchSetup setup
    /// Offers first a choice that suits one person among bots.
    property bool offers: false
    readonly property bool hasOffer: offers && setup.offer.key !== ""

    contentHeight: lines.height
    barMargin: 4

    Column {
        id: lines

        width: parent.width
        spacing: 5

        Rectangle {
            visible: remarks.hasOffer
            width: lines.width
            height: offered.height + 16
            radius: 10
            color: Theme.rowLit
            border.width: 1
            border.color: Theme.chosenEdge

            Flow {
                id: offered

                x: 14
                y: 8
                width: parent.width - 28
                spacing: 10

                BodyText {
                    width: Math.min(implicitWidth, parent.width, Math.max(parent.width - take.width - 10, Theme.px(180)))
                    wrapMode: Text.WordWrap
                    text: qsTr("You play alone with bots. %1: %2?").arg(remarks.setup.offer.label).arg(remarks.setup.offer.choice) + " " + remarks.setup.offer.hint
                    size: 13
                }

                WoodButton {
                    id: take

                    text: qsTr("Choose that")
                    icon.name: "check"
                    textSize: 13
                    Accessible.description: remarks.setup.offer.label + ": " + remarks.setup.offer.choice
                    onClicked: remarks.setup.choose(remarks.setup.offer.key, remarks.setup.offer.value)
                }
            }
        }

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
