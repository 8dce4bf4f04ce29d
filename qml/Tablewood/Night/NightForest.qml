pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The sounds of the forest, and a person's own tracks.
Column {
    id: forest

    signal trackWanted

    spacing: 4

    Each {
        model: Night.sound.layers

        VolumeRow {
            required property nightLayerEntry entry

            width: forest.width
            name: entry.name
            value: entry.level
            onMoved: value => Night.sound.setLayer(entry.id, value)
        }
    }

    Each {
        model: Night.sound.tracks

        Item {
            id: track

            required property int index
            required property string modelData

            width: forest.width
            height: Math.max(trackName.height, removal.height)

            BodyText {
                id: trackName

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - removal.width - 8
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                text: track.modelData
                size: 14
            }

            IconButton {
                id: removal

                anchors.right: parent.right
                kind: "quiet"
                icon.name: "trash"
                tip: qsTr("Play %1 no more").arg(track.modelData)
                onClicked: Night.sound.removeTrack(track.index)
            }
        }
    }

    WoodButton {
        width: Math.min(implicitWidth, forest.width)
        kind: "quiet"
        icon.name: "plus"
        text: Night.sound.isReadingTrack ? qsTr("A track is being read…") : qsTr("A track of your own")
        enabled: !Night.sound.isReadingTrack
        onClicked: forest.trackWanted()
    }

    NightAlert {
        width: parent.width
        text: Night.sound.trackFault
    }
}
