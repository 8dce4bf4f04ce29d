pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A card in its small form, as it lies in a hand: name, picture, the titles of what it can do. Face down it shows its back.
Item {
    id: card

    required property pieceEntry entry
    /// 1 is 116 x 142.
    property real unit: 1
    property bool isLit: false
    property bool isChosen: false
    /// For large text: a name and short titles, both larger.
    property bool isPlain: false
    /// Only its name and its picture are seen: numbers lie over its foot.
    property bool isShort: false
    readonly property faceEntry face: entry.face
    readonly property string palette: face.palette
    readonly property color high: ArtColours.high(palette)
    readonly property color low: ArtColours.low(palette)
    readonly property color accent: ArtColours.accent(palette)
    readonly property bool isMarked: isLit || isChosen
    readonly property color markedRim: Theme.isDark ? Theme.lit : Theme.actRim
    readonly property color rim: isMarked ? markedRim : Qt.rgba(high.r, high.g, high.b, 0.55)
    readonly property bool isFast: face.speedIcon === "bolt"
    /// A line with the card's type stands above its words, where it has at most one title of what it can do.
    readonly property bool hasTypeLine: face.titles.length < 2 && face.type !== ""
    readonly property bool hasTitles: face.titles.length > 0
    readonly property bool hasNumbers: entry.corners.length > 0
    readonly property real numberHeight: (isShort ? 28 : isPlain ? 32 : 22) * unit
    readonly property real typeHeight: hasTypeLine && !(isShort && hasNumbers) ? (isPlain ? 26 : 18) * unit : 0
    readonly property real titleHeight: footHeight()
    readonly property real pictureHeight: height - 4 * unit - titleHeight
    readonly property real bandHeight: (isPlain ? 34 : 22) * unit

    width: 116 * unit
    height: 142 * unit

    function footHeight(): real {
        if (isShort)
            return (hasNumbers ? 36 : 24) * unit;
        return (isPlain ? 67 : 52) * unit + (hasNumbers ? numberHeight - 4 * unit : 0);
    }

    function pictureArt(): string {
        const face = card.face;
        const place = face.diagram === "" ? "&size=.74&cy=.58" : "&size=.56&cx=.26&cy=.6";
        return face.emblem === "" ? "" : `woodcut/${face.picture}?palette=${card.palette}&seed=${face.key}${place}&trees=1`;
    }

    /// The icon of the cost, or that of the type where neither a cost nor a line says it.
    function cornerIcon(): string {
        if (card.face.costIcon !== "")
            return card.face.costIcon;
        return card.face.cost !== "" || card.hasTypeLine ? "" : card.face.typeIcon;
    }

    Shadow {
        level: card.isChosen ? 3 : 2
    }

    Glow {
        visible: card.isMarked
        opacity: card.isChosen ? 1 : 0.8
    }

    Only {
        when: card.entry.isFaceDown

        CardBack {
            back: card.entry.back
            unit: card.height / 162
        }
    }

    Item {
        visible: !card.entry.isFaceDown
        anchors.fill: parent

        Rectangle {
            anchors.fill: parent
            anchors.topMargin: 2
            anchors.bottomMargin: -2.5 * card.unit
            radius: 9 * card.unit
            color: Qt.darker(card.low, 1.5)
        }

        Rectangle {
            anchors.fill: parent
            radius: 9 * card.unit
            color: card.low
            border.width: card.isMarked ? 2 : 1.4
            border.color: card.rim
        }

        ArtImage {
            x: 4 * card.unit
            y: 4 * card.unit
            width: parent.width - 8 * card.unit
            height: card.pictureHeight
            art: card.pictureArt()
        }

        PlainPicture {
            x: 4 * card.unit
            y: 4 * card.unit + card.bandHeight
            width: parent.width - 8 * card.unit
            height: card.pictureHeight - card.bandHeight
            entry: card.entry
            unit: card.unit
        }

        DiagramPicture {
            readonly property bool isAlone: face.emblem === ""

            face: card.face
            roomWidth: (isAlone ? parent.width - 12 * card.unit : (parent.width - 8 * card.unit) * 0.56)
            roomHeight: card.pictureHeight - card.bandHeight - 4 * card.unit
            x: isAlone ? (parent.width - width) / 2 : parent.width - width - 6 * card.unit
            y: 4 * card.unit + card.bandHeight + (card.pictureHeight - card.bandHeight - height) / 2
        }

        Rectangle {
            x: 4 * card.unit
            y: 4 * card.unit
            width: parent.width - 8 * card.unit
            height: card.bandHeight
            color: Qt.rgba(card.low.r, card.low.g, card.low.b, 0.82)

            Rectangle {
                id: typeMark

                visible: card.hasTypeLine
                x: 3 * card.unit
                anchors.verticalCenter: parent.verticalCenter
                // Whole and even: else it is drawn wider than high, with its icon beside the middle.
                width: 2 * Math.round((card.isPlain ? 14 : 8.5) * card.unit)
                height: width
                radius: width / 2
                color: card.high

                Icon {
                    anchors.centerIn: parent
                    name: card.face.typeIcon
                    width: 2 * Math.round(parent.width * 0.36)
                    height: width
                    color: card.low
                }
            }

            Text {
                id: name

                x: card.hasTypeLine ? typeMark.x + typeMark.width + 3 * card.unit : 7 * card.unit
                height: parent.height
                width: Math.min(implicitWidth, parent.width - x - (corner.isShown ? corner.width + 7 * card.unit : 2 * card.unit))
                verticalAlignment: Text.AlignVCenter
                text: card.face.name === "" ? card.entry.name : card.face.name
                textFormat: Text.PlainText
                font.family: Theme.headingFamily
                font.weight: Font.DemiBold
                font.pixelSize: (card.isPlain ? 24 : 14) * card.unit
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.min(10, 14 * card.unit)
                elide: Text.ElideRight
                color: card.high
            }

            TextMetrics {
                id: whole

                font: name.font
                text: name.text
            }

            Row {
                id: corner

                // A name that is long in its smallest letters too takes its place.
                readonly property bool isShown: !card.hasTypeLine || whole.advanceWidth * name.minimumPixelSize / name.font.pixelSize <= parent.width - name.x - 7 * card.unit - width

                visible: isShown
                anchors.right: parent.right
                anchors.rightMargin: 6 * card.unit
                height: parent.height
                spacing: 2

                Text {
                    visible: card.face.cost !== ""
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    text: card.face.cost
                    textFormat: Text.PlainText
                    font.family: Theme.numberFamily
                    font.weight: Font.Bold
                    font.pixelSize: (card.isPlain ? 20 : 12) * card.unit
                    color: card.high
                }

                Icon {
                    name: card.cornerIcon()
                    visible: name !== ""
                    anchors.verticalCenter: parent.verticalCenter
                    width: (card.isPlain ? 20 : 13) * card.unit
                    height: width
                    color: card.high
                }
            }
        }

        Rectangle {
            x: 4 * card.unit
            y: parent.height - height - 4 * card.unit
            width: parent.width - 8 * card.unit
            height: card.titleHeight
            radius: 5 * card.unit
            gradient: Gradient {
                GradientStop {
                    position: 0
                    color: "#F5ECD6"
                }
                GradientStop {
                    position: 1
                    color: "#DDCDAB"
                }
            }

            Rectangle {
                visible: card.hasTypeLine
                width: parent.width
                height: card.typeHeight
                color: Qt.tint(Theme.parchmentFoot, Qt.rgba(card.accent.r, card.accent.g, card.accent.b, 0.18))

                Row {
                    visible: !card.isShort
                    x: 4 * card.unit
                    height: parent.height
                    spacing: 3 * card.unit

                    Icon {
                        id: speedMark

                        visible: card.face.speedIcon !== ""
                        name: card.face.speedIcon
                        width: (card.isPlain ? 18 : 12) * card.unit
                        height: width
                        color: type.color
                        anchors.verticalCenter: parent.verticalCenter
                    }

                    Text {
                        id: type

                        readonly property real markRoom: speedMark.visible ? speedMark.width + parent.spacing : 0
                        readonly property real most: card.width - 15 * card.unit - markRoom

                        width: Math.min(implicitWidth, most)
                        // Words of their own each, which agree in every language.
                        text: card.face.speed === "" ? card.face.type : card.face.speed + " · " + card.face.type
                        textFormat: Text.PlainText
                        font.family: Theme.bodyFamily
                        font.weight: Font.DemiBold
                        font.pixelSize: (card.isPlain ? 18 : 11) * card.unit
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 8
                        elide: Text.ElideRight
                        color: card.isFast ? "#5A1404" : "#1C2614"
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }

            Column {
                id: titles

                visible: !card.isShort

                readonly property var lines: card.hasTitles ? card.face.titles : card.face.body.length > 0 ? card.face.body : [card.entry.name]

                anchors.fill: parent
                anchors.topMargin: 3 * card.unit + card.typeHeight
                anchors.bottomMargin: 3 * card.unit + (card.hasNumbers ? card.numberHeight : 0)

                Each {
                    model: Math.min(2, titles.lines.length)

                    Item {
                        id: line

                        required property int index

                        width: titles.width
                        height: titles.height / Math.min(2, titles.lines.length)

                        Rectangle {
                            visible: line.index > 0
                            x: 10 * card.unit
                            width: parent.width - 20 * card.unit
                            height: 1
                            color: "#44553B1A"
                        }

                        Text {
                            anchors.fill: parent
                            leftPadding: 4 * card.unit
                            rightPadding: 4 * card.unit
                            horizontalAlignment: Text.AlignHCenter
                            verticalAlignment: Text.AlignVCenter
                            text: titles.lines[line.index]
                            textFormat: Text.PlainText
                            font.family: card.hasTypeLine && !card.hasTitles ? Theme.bodyFamily : Theme.headingFamily
                            font.weight: card.hasTypeLine && !card.hasTitles ? Font.Medium : Font.DemiBold
                            font.pixelSize: (card.isPlain ? 22 : card.hasTypeLine && !card.hasTitles ? 11 : 13) * card.unit
                            fontSizeMode: Text.Fit
                            minimumPixelSize: Math.max(6, Math.round(9 * card.unit))
                            wrapMode: card.hasTitles ? Text.NoWrap : Text.WordWrap
                            elide: Text.ElideRight
                            color: Theme.ink
                        }
                    }
                }
            }

            CardNumbers {
                corners: card.entry.corners
                palette: card.entry.face.palette
                size: card.numberHeight
                x: 3 * card.unit
                y: parent.height - height - (card.isShort ? 4 : 3) * card.unit
                width: parent.width - 6 * card.unit
            }
        }
    }
}
