pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The match as a picture: the scores over it, or without a score its end on the board.
Panel {
    id: picture

    required property TableModel table
    readonly property SceneModel scene: table.scene
    readonly property var seats: [...scene.seats.entries]
    readonly property string scoreName: seats[0]?.scoreName ?? ""

    function read(): void {
        curve.points = table.scoreCurve();
    }

    Component.onCompleted: read()

    Connections {
        target: Program

        function onLanguageChanged(): void {
            picture.read();
        }
    }

    Heading {
        id: title

        x: 20
        y: 12
        width: parent.width - 40
        text: picture.scoreName === "" || curve.points.length < 2 ? qsTr("How it ended") : qsTr("%1 over the match").arg(picture.scoreName)
        size: 20
        elide: Text.ElideRight
    }

    ScoreCurve {
        id: curve

        x: 12
        y: title.y + title.height + 6
        width: parent.width - 24
        height: parent.height - y - 12
        visible: points.length > 1
        seats: picture.scene.seats
        target: Math.max(0, ...picture.seats.map(seat => seat.target))
    }

    Only {
        when: curve.points.length < 2 && picture.scene.boards.count > 0

        Item {
            id: end

            x: 20
            y: title.y + title.height + 12
            width: picture.width - 40
            height: picture.height - y - 20

            BoardSurface {
                anchors.centerIn: parent
                scene: picture.scene
                board: picture.scene.boards.entries[0]
                cell: geometry.cellFor(end.width, end.height)
                hasShadow: false
            }
        }
    }
}
