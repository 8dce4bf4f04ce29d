import QtQuick
import Tablewood.App
import Tablewood.Ui

/// How to get to a table: the code to scan, the name to say aloud, the address to type, the link to send.
Panel {
    id: card

    property alias link: invitation.link
    /// The table is open, but nobody can come: the laptop is in no network.
    readonly property bool isNowhere: link !== "" && invitation.code === ""
    readonly property bool isStacked: width < Theme.px(180) + 206

    implicitHeight: isStacked ? (small.visible ? small.height + 14 : 0) + words.height + 32 : Math.max(small.visible ? 204 : 0, words.height + 32)

    Invitation {
        id: invitation
    }

    component Code: Rectangle {
        id: code

        required property string text

        color: "#FBF6E9"

        QrCode {
            anchors.fill: parent
            text: code.text
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("QR code of the link to this table")
        }
    }

    Code {
        id: small

        text: invitation.code === "" ? "" : invitation.link
        visible: text !== ""
        x: 16
        y: 16
        width: 172
        height: visible ? 172 : 0
        radius: 10
    }

    Column {
        id: words

        x: card.isStacked || !small.visible ? 16 : small.width + 34
        y: card.isStacked ? small.y + small.height + (small.visible ? 14 : 0) : (card.height - height) / 2
        width: parent.width - x - 14
        spacing: 2

        BodyText {
            text: card.isNowhere ? qsTr("Nobody can join yet") : qsTr("Table code")
            size: 12
            color: Theme.textSoft
        }

        NumberText {
            width: parent.width
            wrapMode: Text.WordWrap
            text: card.isNowhere ? qsTr("This laptop is in no network.") : invitation.code === "" ? qsTr("opening …") : invitation.code
            size: card.isNowhere ? 16 : 20
        }

        BodyText {
            topPadding: 6
            visible: address.text !== ""
            text: qsTr("Address")
            size: 12
            color: Theme.textSoft
        }

        BodyText {
            id: address

            width: parent.width
            visible: text !== ""
            wrapMode: Text.WrapAnywhere
            text: invitation.addresses[0] ?? ""
            size: 15
            font.weight: Font.DemiBold
        }

        Item {
            width: 1
            height: 8
        }

        Row {
            spacing: 8

            WoodButton {
                text: copied.running ? qsTr("Copied") : qsTr("Copy link")
                icon.name: copied.running ? "check" : "copy"
                width: Math.min(implicitWidth, words.width - 48)
                enabled: invitation.code !== ""
                onClicked: {
                    invitation.copy();
                    copied.restart();
                }

                Timer {
                    id: copied

                    interval: 2000
                }
            }

            IconButton {
                kind: "quiet"
                tip: qsTr("Show it large")
                icon.name: "full"
                enabled: invitation.code !== ""
                onClicked: large.open()
            }
        }
    }

    Layer {
        id: large

        readonly property real side: Math.min(parent.width - 96, parent.height - 120 - Theme.px(30) - others.implicitHeight)

        name: qsTr("Join this table")
        width: Math.min(parent.width - 24, Math.max(side, Theme.px(380)) + 48)
        height: Math.min(parent.height - 24, side + others.implicitHeight + closing.height + 72)

        contentItem: FocusScope {
            focus: true

            NumberText {
                anchors.verticalCenter: closing.verticalCenter
                width: closing.x - 8
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                text: invitation.code
                size: 24
            }

            IconButton {
                id: closing

                anchors.right: parent.right
                kind: "quiet"
                tip: qsTr("Close")
                icon.name: "cross"
                focus: true
                onClicked: large.close()
            }

            Code {
                id: whole

                text: invitation.code === "" ? "" : invitation.link
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.top: closing.bottom
                anchors.topMargin: 12
                width: large.side
                height: large.side
                radius: 12
            }

            BodyText {
                id: others

                anchors.top: whole.bottom
                anchors.topMargin: 12
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                text: [...invitation.addresses].join("   ")
                size: 15
            }
        }
    }
}
