pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The map designer: the maps of one's own and what to begin with, or the map that is drawn.
FocusScope {
    id: page

    signal backWanted
    /// The map that is open is to be played for so many players, or offered to others in the network.
    signal playWanted(int players)
    signal hostWanted

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Map designer")

    Only {
        when: !MapDesk.editor.isOpen

        MapsPage {
            anchors.fill: parent
            focus: true
            onBackWanted: page.backWanted()
            Component.onCompleted: {
                MapDesk.readAgain();
                forceActiveFocus();
            }
        }
    }

    Only {
        when: MapDesk.editor.isOpen

        DrawingPage {
            anchors.fill: parent
            focus: true
            onBackWanted: MapDesk.editor.close()
            onPlayWanted: page.playWanted(MapDesk.editor.players)
            onHostWanted: page.hostWanted()
            Component.onCompleted: forceActiveFocus()
        }
    }
}
