pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A card held large over the table, its keywords explained and where its words come from. It takes no press.
Item {
    id: detail

    property pieceEntry entry
    property bool isOpen: false
    /// The detail stands at the side away from this point.
    property real besideX: 0
    readonly property bool isAtLeft: besideX > width / 2
    readonly property faceEntry face: entry.face
    readonly property real unit: Math.min(Theme.textScale > 1.3 ? 2.1 : 1.5, (height - 48) / 300)

    visible: opacity > 0
    opacity: isOpen ? 1 : 0
    Accessible.role: Accessible.StaticText
    Accessible.name: face.name
    Accessible.description: String(face.body)

    Behavior on opacity  {
        NumberAnimation {
            duration: Theme.fade
        }
    }

    Row {
        id: content

        // Near the point, as far as the window has room: what is asked at the other edge stays to be read.
        x: detail.isAtLeft ? Math.max(32, detail.besideX - width - 110) : Math.min(detail.width - width - 32, detail.besideX + 110)
        y: Math.max(24, (detail.height - height) / 2)
        spacing: 24
        layoutDirection: detail.isAtLeft ? Qt.LeftToRight : Qt.RightToLeft

        CardLarge {
            id: large

            entry: detail.entry
            unit: detail.unit
        }

        Panel {
            level: 3
            width: Math.min(Theme.px(396), detail.width - large.width - 120)
            height: column.implicitHeight + 34

            Column {
                id: column

                x: 18
                y: 17
                width: parent.width - 36
                spacing: 13

                Each {
                    model: detail.face.keywords

                    Row {
                        id: meant

                        required property keywordEntry modelData

                        spacing: 12

                        Rectangle {
                            width: Theme.px(32)
                            height: width
                            radius: 8
                            color: Theme.rowLit

                            KeywordSign {
                                anchors.centerIn: parent
                                keyword: meant.modelData
                            }
                        }

                        Column {
                            width: column.width - Theme.px(44)

                            Heading {
                                width: parent.width
                                text: meant.modelData.name
                                size: 16
                                wrapMode: Text.WordWrap
                            }

                            BodyText {
                                width: parent.width
                                text: meant.modelData.meaning
                                wrapMode: Text.WordWrap
                                lineHeight: 1.1
                                color: Theme.textSoft
                            }
                        }
                    }
                }

                Each {
                    model: detail.entry.corners

                    Row {
                        id: number

                        required property badgeEntry modelData

                        visible: modelData.told !== ""
                        spacing: 12

                        Rectangle {
                            width: Theme.px(32)
                            height: width
                            radius: 8
                            color: Theme.rowLit

                            Icon {
                                anchors.centerIn: parent
                                name: number.modelData.icon
                                size: 18
                                color: Theme.accentText
                            }
                        }

                        BodyText {
                            width: column.width - Theme.px(44)
                            text: number.modelData.told
                            wrapMode: Text.WordWrap
                            anchors.verticalCenter: parent.verticalCenter
                        }
                    }
                }

                BodyText {
                    visible: text !== ""
                    width: parent.width
                    text: detail.face.diagramMeaning
                    wrapMode: Text.WordWrap
                }

                Rectangle {
                    visible: detail.face.keywords.length > 0 || detail.entry.corners.length > 0 || detail.face.diagramMeaning !== ""
                    width: parent.width
                    height: 1
                    color: Theme.divider
                }

                Row {
                    spacing: 10

                    Rectangle {
                        width: sourceTag.implicitWidth + 22
                        height: sourceTag.implicitHeight + 12
                        radius: height / 2
                        color: "#1ABFD4D9"
                        border.width: 1.4
                        border.color: Theme.informationText

                        BodyText {
                            id: sourceTag

                            anchors.centerIn: parent
                            text: detail.face.source
                            size: 12
                            font.weight: Font.Bold
                            color: Theme.informationText
                        }
                    }

                    BodyText {
                        width: column.width - sourceTag.implicitWidth - 40
                        text: detail.face.sourceNote
                        wrapMode: Text.WordWrap
                        color: Theme.textSoft
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }
        }
    }
}
