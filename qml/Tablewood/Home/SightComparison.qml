pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.Ui

/// Why there are two palettes: the seats in both, as eyes without green cones see them.
Column {
    id: sight

    readonly property list<string> palettes: ["usual", "safe"]
    readonly property list<string> names: [qsTr("The usual colours"), qsTr("Colour-blind palette")]
    readonly property list<string> effects: [qsTr("close, told by emblem and pattern"), qsTr("the first seats apart at a glance")]

    spacing: 10

    Heading {
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("With weak red and green")
        size: 19
    }

    Row {
        id: pair

        width: parent.width
        spacing: 8

        Each {
            model: 2

            Column {
                id: side

                required property int index
                readonly property bool isChosen: Theme.isColourBlind === (index === 1)

                width: (pair.width - pair.spacing) / 2
                spacing: 4

                Rectangle {
                    width: parent.width
                    height: tokens.height + 24
                    radius: 10
                    color: Theme.isDark ? "#2B261D" : "#E4D6B4"
                    border.width: side.isChosen ? 2 : 1
                    border.color: side.isChosen ? "#E9B44C" : "#8A6B4A"

                    Grid {
                        id: tokens

                        anchors.centerIn: parent
                        columns: 4
                        spacing: 10

                        Each {
                            model: 8

                            ArtImage {
                                required property int index

                                width: (side.width - 24 - 3 * tokens.spacing) / 4
                                height: width * 1.06
                                art: "token/" + index + "?sight=without-green&palette=" + sight.palettes[side.index]
                            }
                        }
                    }
                }

                BodyText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: sight.names[side.index]
                    size: 14
                    font.weight: Font.DemiBold
                    color: side.isChosen ? Theme.accentText : Theme.text
                }

                BodyText {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: sight.effects[side.index]
                    size: 12
                    color: Theme.textSoft
                }
            }
        }
    }
}
