pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Lists what each of many was in a match that is over.
Panel {
    id: crowd

    required property SceneModel scene
    readonly property int count: scene.seats.count
    /// Large words stand in one column.
    readonly property int columns: people.width > Theme.px(340) ? 2 : 1

    height: people.y + people.implicitHeight + 18

    Heading {
        id: title

        x: 18
        y: 12
        width: parent.width - 36
        text: qsTr("Who was who")
        size: 20
        elide: Text.ElideRight
    }

    Grid {
        id: people

        x: 18
        y: title.y + title.height + 10
        width: parent.width - 36
        columnSpacing: 12
        rowSpacing: crowd.count > 8 ? 6 : 10
        flow: Grid.TopToBottom
        rows: Math.ceil(crowd.count / crowd.columns)

        Each {
            model: crowd.scene.seats

            Item {
                id: one

                required property seatEntry entry

                width: (people.width - (crowd.columns - 1) * people.columnSpacing) / crowd.columns
                height: Math.max(face.height, called.height)
                Accessible.role: Accessible.StaticText
                Accessible.name: crown.told

                SeatToken {
                    id: face

                    anchors.verticalCenter: parent.verticalCenter
                    seat: one.entry.seat
                    emblem: one.entry.emblem
                    size: Math.max(34, Theme.px(28))
                    opacity: one.entry.hasWon ? 1 : 0.7
                }

                Column {
                    id: called

                    anchors.verticalCenter: parent.verticalCenter
                    x: face.width + 9
                    width: parent.width - x

                    Row {
                        width: parent.width
                        spacing: 5

                        WinnerSign {
                            id: crown

                            entry: one.entry
                        }

                        Heading {
                            width: parent.width - crown.room
                            text: one.entry.name
                            size: 16
                            elide: Text.ElideRight
                            color: one.entry.hasWon ? Theme.accentText : Theme.text
                        }
                    }

                    BodyText {
                        width: parent.width
                        text: one.entry.title
                        size: 12
                        wrapMode: Text.WordWrap
                        maximumLineCount: 2
                        elide: Text.ElideRight
                        color: Theme.textSoft
                    }
                }

                HoverHandler {
                    id: pointer
                }

                Tooltip {
                    text: one.entry.name + ", " + one.entry.title
                    isShown: pointer.hovered
                }
            }
        }
    }
}
