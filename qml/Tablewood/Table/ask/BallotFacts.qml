pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The public facts about the seat that is voted about.
Panel {
    id: facts

    required property SceneModel scene
    property real maximum: 10000

    height: Math.min(maximum, lines.implicitHeight + title.y + title.height + 30)

    Heading {
        id: title

        x: 16
        y: 12
        width: parent.width - 32
        text: qsTr("What everyone knows")
        size: 17
        wrapMode: Text.WordWrap
    }

    ScrollArea {
        x: 16
        y: title.y + title.height + 10
        width: parent.width - 32
        height: parent.height - y - 10
        contentHeight: lines.implicitHeight + 4
        barMargin: 10

        Column {
            id: lines

            width: parent.width
            spacing: 11

            Each {
                model: facts.scene.ballotFacts

                BallotFact {
                    width: lines.width
                }
            }
        }
    }
}
