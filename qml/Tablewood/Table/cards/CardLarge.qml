pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A card held large: type mark, name, cost, picture, type line, words, numbers in the lower corners.
Item {
    id: card

    required property pieceEntry entry
    /// 1 is 176 x 246.
    property real unit: 1.5
    readonly property faceEntry face: entry.face
    readonly property color high: ArtColours.high(face.palette)
    readonly property color accent: ArtColours.accent(face.palette)
    readonly property color ground: ArtColours.ground(face.palette)
    readonly property color low: ArtColours.low(face.palette)
    readonly property bool isDiagramAlone: face.emblem === "" && face.diagram !== ""
    readonly property bool hasCost: face.cost !== "" || face.costIcon !== ""

    width: 176 * unit
    height: Math.max(246 * unit, words.y + words.height + 50 * unit)

    function pictureArt(): string {
        const face = card.face;
        const place = face.diagram === "" ? "&size=.84&cy=.54" : "&size=.66&cx=.27&cy=.56";
        return face.emblem === "" ? "" : `woodcut/${face.picture}?palette=${face.palette}&seed=${face.key}${place}&trees=1`;
    }

    function mixed(a: color, b: color, part: real): color {
        return Qt.rgba(a.r + (b.r - a.r) * part, a.g + (b.g - a.g) * part, a.b + (b.b - a.b) * part, 1);
    }

    Shadow {
        level: 3
    }

    Glow {
    }

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 2 * card.unit
        anchors.bottomMargin: -2.5 * card.unit
        radius: 11 * card.unit
        color: "#B79F74"
    }

    Rectangle {
        anchors.fill: parent
        radius: 11 * card.unit
        border.width: 1
        border.color: Qt.rgba(card.high.r, card.high.g, card.high.b, 0.45)
        gradient: Gradient {
            GradientStop {
                position: 0
                color: card.face.edge === "gold" ? "#F3D68B" : card.face.edge === "silver" ? "#D5DCDD" : Qt.darker(card.low, 1.15)
            }
            GradientStop {
                position: 1
                color: card.face.edge === "gold" ? "#8D6420" : card.face.edge === "silver" ? "#808B8E" : Qt.darker(card.low, 1.15)
            }
        }
    }

    Item {
        anchors.fill: parent
        anchors.margins: 6 * card.unit

        Rectangle {
            anchors.fill: parent
            radius: 6 * card.unit
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: "#F5ECD6"
                }
                GradientStop {
                    position: 0.7
                    color: "#EBDDBF"
                }
                GradientStop {
                    position: 1
                    color: "#D9C8A5"
                }
            }
        }

        Rectangle {
            width: parent.width
            height: 60 * card.unit
            radius: 6 * card.unit
            color: card.low
        }

        Rectangle {
            id: band

            width: parent.width
            height: 29 * card.unit
            radius: 6 * card.unit
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: card.mixed(card.ground, card.low, 0.12)
                }
                GradientStop {
                    position: 1
                    color: card.mixed(card.ground, card.low, 0.5)
                }
            }

            Rectangle {
                x: 4 * card.unit
                y: 3 * card.unit
                width: 23 * card.unit
                height: width
                radius: width / 2
                color: card.high
                border.width: 1.2 * card.unit
                border.color: card.low

                Icon {
                    anchors.centerIn: parent
                    name: card.face.typeIcon
                    width: 15 * card.unit
                    height: width
                    color: card.low
                }
            }

            Text {
                x: 31 * card.unit
                width: parent.width - x - (card.hasCost ? 31 : 6) * card.unit
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: card.face.name
                textFormat: Text.PlainText
                font.family: Theme.headingFamily
                font.weight: Font.DemiBold
                font.pixelSize: 15 * card.unit
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11 * card.unit
                elide: Text.ElideRight
                color: "#FFF6E0"
            }

            Rectangle {
                visible: card.hasCost
                x: parent.width - width - 4 * card.unit
                y: 3 * card.unit
                width: Math.max(23 * card.unit, costRow.implicitWidth + 8 * card.unit)
                height: 23 * card.unit
                radius: 5 * card.unit
                color: card.low
                border.width: 1.2 * card.unit
                border.color: card.high

                Row {
                    id: costRow

                    anchors.centerIn: parent

                    Text {
                        visible: card.face.cost !== ""
                        text: card.face.cost
                        textFormat: Text.PlainText
                        font.family: Theme.numberFamily
                        font.weight: Font.Bold
                        font.pixelSize: 14 * card.unit
                        color: card.high
                    }

                    Icon {
                        visible: card.face.costIcon !== ""
                        name: card.face.costIcon
                        width: 14 * card.unit
                        height: width
                        color: card.high
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }
        }

        ArtImage {
            id: picture

            y: 27 * card.unit
            width: parent.width
            height: (card.isDiagramAlone ? 164 : 104) * card.unit
            art: card.pictureArt()
        }

        Rectangle {
            anchors.fill: picture
            visible: card.face.emblem === ""
            color: card.low

            PlainPicture {
                anchors.fill: parent
                entry: card.entry
                unit: card.unit
            }
        }

        DiagramPicture {
            face: card.face
            roomWidth: picture.width * (card.isDiagramAlone ? 1 : 0.53) - 6 * card.unit
            roomHeight: picture.height - 8 * card.unit
            x: card.isDiagramAlone ? (parent.width - width) / 2 : parent.width - width - 5 * card.unit
            y: picture.y + (picture.height - height) / 2
        }

        Rectangle {
            y: 27 * card.unit
            width: parent.width
            height: 1.5 * card.unit
            color: Qt.rgba(card.high.r, card.high.g, card.high.b, 0.6)
        }

        Rectangle {
            id: typeLine

            y: picture.y + picture.height
            width: parent.width
            height: 20 * card.unit
            color: card.mixed(Theme.parchmentFoot, card.accent, 0.22)

            Rectangle {
                width: parent.width
                height: 1
                color: "#55000000"
            }

            Row {
                x: 8 * card.unit
                height: parent.height
                spacing: 5 * card.unit

                Icon {
                    visible: card.face.speed !== ""
                    name: card.face.speedIcon === "" ? "bolt" : card.face.speedIcon
                    width: 13 * card.unit
                    height: width
                    color: "#9A2F12"
                    anchors.verticalCenter: parent.verticalCenter
                }

                Text {
                    visible: card.face.speed !== ""
                    text: card.face.speed
                    textFormat: Text.PlainText
                    font.family: Theme.bodyFamily
                    font.weight: Font.Bold
                    font.pixelSize: 11 * card.unit
                    color: "#8A2A10"
                    anchors.verticalCenter: parent.verticalCenter
                }

                Text {
                    text: card.face.speed === "" ? card.face.type : "· " + card.face.type
                    textFormat: Text.PlainText
                    font.family: Theme.bodyFamily
                    font.weight: Font.DemiBold
                    font.pixelSize: 11 * card.unit
                    color: "#3D3322"
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }

        Column {
            id: words

            x: 9 * card.unit
            y: typeLine.y + typeLine.height + 6 * card.unit
            width: parent.width - 18 * card.unit
            spacing: 3 * card.unit

            Each {
                model: card.face.paragraphs

                Text {
                    required property string modelData

                    width: words.width
                    wrapMode: Text.WordWrap
                    textFormat: Text.StyledText
                    text: modelData
                    font.family: Theme.bodyFamily
                    font.pixelSize: 12 * card.unit
                    lineHeight: 1.12
                    color: Theme.ink
                }
            }
        }

        CardNumbers {
            corners: card.entry.corners
            palette: card.entry.face.palette
            size: 22 * card.unit
            x: 5 * card.unit
            y: parent.height - 27 * card.unit
            width: parent.width - 10 * card.unit
        }

        // What else the thing has, in the middle between the corners.
        Row {
            anchors.horizontalCenter: card.entry.corners.length > 0 ? parent.horizontalCenter : undefined
            x: 5 * card.unit
            y: parent.height - 27 * card.unit
            spacing: 6 * card.unit

            Each {
                model: card.entry.marks

                CardNumber {
                    required property badgeEntry modelData

                    entry: modelData
                    height: 22 * card.unit
                    ground: card.low
                    ink: card.high
                }
            }
        }
    }
}
