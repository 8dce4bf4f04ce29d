import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// One of the answers of a ballot, as a card of its own: all have the same paper, light and size, and are told apart by form and
/// word alone, so that nobody across the table reads a choice off a screen.
T.AbstractButton {
    id: choice

    required property buttonEntry entry

    implicitHeight: Math.max(96, words.implicitHeight + 28)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    enabled: entry.isEnabled
    opacity: enabled ? 1 : 0.6
    Accessible.role: Accessible.Button
    Accessible.name: entry.label
    Accessible.description: Spoken.of(entry.hint, enabled)
    Accessible.onPressAction: choice.clicked()
    Keys.onReturnPressed: event => choice.takeEnter(event)
    Keys.onEnterPressed: event => choice.takeEnter(event)
    onPressed: Sounds.play("press")

    function takeEnter(event: var): void {
        event.accepted = choice.visualFocus;
        if (event.accepted)
            choice.clicked();
    }

    background: Item {
        Shadow {
            level: 2
        }

        Glow {
            visible: choice.enabled
            opacity: 0.7
        }

        Rectangle {
            anchors.fill: parent
            anchors.topMargin: 3
            anchors.bottomMargin: -4
            radius: 14
            color: Theme.parchmentUnder
        }

        Rectangle {
            y: choice.down ? 2 : 0
            width: parent.width
            height: parent.height
            radius: 14
            border.width: 1.5
            border.color: Theme.lit
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: Theme.parchmentTop
                }
                GradientStop {
                    position: 1
                    color: Theme.parchmentFoot
                }
            }
        }

        FocusRing {
            visible: choice.visualFocus
        }
    }

    contentItem: Item {
        Rectangle {
            id: picture

            x: 12
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(choice.height - 24, choice.width * 0.3, 108)
            height: width
            radius: 10
            color: "#E9DABA"
            border.width: 1
            border.color: "#B79F74"

            Icon {
                anchors.centerIn: parent
                name: choice.entry.icon
                width: parent.width * 0.64
                height: width
                color: "#2A2318"
            }
        }

        Column {
            id: words

            x: picture.x + picture.width + 18
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - 12

            Heading {
                width: parent.width - plate.width - 8
                text: choice.entry.label
                size: 30
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 16
                color: Theme.ink
            }

            BodyText {
                width: parent.width
                text: choice.entry.hint
                size: 14
                font.weight: Font.Medium
                wrapMode: Text.WordWrap
                color: Theme.inkSoft
            }
        }

        Rectangle {
            id: plate

            visible: choice.entry.digit > 0
            anchors.right: parent.right
            anchors.rightMargin: 12
            y: 12
            width: Math.max(height, digit.implicitWidth + 12)
            height: digit.implicitHeight + 8
            radius: 6
            color: "#261E1A14"

            BodyText {
                id: digit

                anchors.centerIn: parent
                text: choice.entry.digit
                size: 13
                font.weight: Font.Bold
                color: Theme.ink
            }
        }
    }
}
