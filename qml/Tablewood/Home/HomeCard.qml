import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// One of the things to do, as a card of the hand on Home. What comes later lies there dimmed and cannot be pressed.
T.AbstractButton {
    id: card

    property string line: ""
    property string emblem: ""
    property string palette: "wood"
    property bool isHero: false
    property bool isComing: false
    /// The measures are those of a page 800 high; `unit` scales them.
    property real unit: 1
    property real artHeight: 146

    function pictureArt(): string {
        const size = card.isHero ? "0.84" : "0.86";
        return `woodcut/${card.emblem}?palette=${card.palette}&size=${size}&cy=0.53&trees=1&seed=${card.emblem}`;
    }

    enabled: !isComing
    focusPolicy: isComing ? Qt.NoFocus : Qt.StrongFocus
    hoverEnabled: !isComing

    Accessible.role: isComing ? Accessible.StaticText : Accessible.Button
    Accessible.name: text
    Accessible.description: Spoken.of(isComing ? qsTr("comes later") : line, enabled)
    Accessible.onPressAction: card.clicked()
    Keys.onReturnPressed: card.clicked()
    Keys.onEnterPressed: card.clicked()
    onPressed: Sounds.play("card-draw")

    contentItem: Item {
        Item {
            id: body

            y: card.hovered || card.visualFocus ? -6 : 0
            width: parent.width
            height: parent.height

            Behavior on y  {
                NumberAnimation {
                    duration: Theme.lift
                }
            }

            Shadow {
                level: 3
            }

            Glow {
                visible: card.isHero
                reach: 40
            }

            Rectangle {
                anchors.fill: parent
                anchors.topMargin: 3
                anchors.bottomMargin: -4
                radius: 16
                color: Theme.parchmentUnder
            }

            Rectangle {
                anchors.fill: parent
                radius: 16
                color: Qt.darker(ArtColours.low(card.palette), 1.1)
                border.width: card.isHero ? 2 : 1
                border.color: card.isHero ? "#FFDF9A" : Qt.alpha(ArtColours.high(card.palette), 0.5)
            }

            Item {
                anchors.fill: parent
                anchors.margins: 8 * card.unit

                Rectangle {
                    anchors.fill: parent
                    radius: 9
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

                Rectangle {
                    visible: picture.opacity < 1
                    width: parent.width
                    height: picture.height
                    color: ArtColours.ground(card.palette)
                }

                LateImage {
                    id: picture

                    width: parent.width
                    // The words come first where they take more lines.
                    height: Math.min(card.artHeight * card.unit, parent.height - words.height - 2 * words.gap)
                    art: card.pictureArt()
                }

                Rectangle {
                    y: picture.height
                    width: parent.width
                    height: 3
                    color: ArtColours.accent(card.palette)
                }

                Rectangle {
                    visible: card.isComing
                    anchors.fill: parent
                    radius: 9
                    color: "#6B0E1512"
                }

                Column {
                    id: words

                    readonly property real gap: (card.isHero ? 14 : 11) * card.unit

                    x: (card.isHero ? 18 : 14) * card.unit
                    y: picture.height + gap
                    width: parent.width - 2 * x
                    spacing: 3

                    Heading {
                        width: parent.width
                        text: card.text
                        size: (card.isHero ? 25 : 21) * card.unit
                        wrapMode: Text.WordWrap
                        lineHeight: 0.9
                        color: Theme.ink
                    }

                    BodyText {
                        width: parent.width
                        text: card.isComing ? qsTr("comes later") : card.line
                        size: (card.isHero ? 14 : 13) * card.unit
                        wrapMode: Text.WordWrap
                        lineHeight: 1.12
                        color: card.isComing ? Theme.ink : Theme.inkSoft
                    }
                }
            }

            FocusRing {
                visible: card.visualFocus
                radius: 19
            }
        }
    }
}
