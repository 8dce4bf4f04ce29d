pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// A few words to call across the table; no chat.
T.Popup {
    id: popup

    readonly property list<string> kinds: ["applause", "laugh", "surprise", "thinking", "thanks", "sorry"]
    readonly property list<string> icons: ["thumbU", "star", "bolt", "hour", "heart", "drop"]
    readonly property list<string> calls: [qsTr("Well played"), qsTr("Ha ha"), qsTr("Oh!"), qsTr("Let me think"), qsTr("Thank you"), qsTr("Sorry")]
    /// Something on the board can be shown to the others.
    property bool canPoint: false
    signal chosen(string kind)
    signal pointWanted

    function iconOf(kind: string): string {
        return icons[kinds.indexOf(kind)] ?? "speech";
    }

    function callOf(kind: string): string {
        return calls[kinds.indexOf(kind)] ?? "";
    }

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    modal: true
    focus: true
    padding: 12
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    T.Overlay.modal: Item {
    }

    background: Panel {
        level: 3
    }

    contentItem: FocusScope {
        implicitWidth: column.width
        implicitHeight: column.height
        focus: true

        Column {
            id: column

            width: Theme.px(170)
            spacing: 6

            WoodButton {
                visible: popup.canPoint
                width: column.width
                kind: "quiet"
                focus: visible
                icon.name: "hand"
                text: qsTr("Point at …")
                onClicked: {
                    popup.close();
                    popup.pointWanted();
                }
            }

            Each {
                model: popup.kinds

                WoodButton {
                    required property string modelData
                    required property int index

                    width: column.width
                    kind: "quiet"
                    focus: index === 0 && !popup.canPoint
                    icon.name: popup.iconOf(modelData)
                    text: popup.callOf(modelData)
                    onClicked: {
                        popup.close();
                        popup.chosen(modelData);
                    }
                }
            }
        }
    }
}
