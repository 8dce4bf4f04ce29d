import QtQuick
import Tablewood.App

/// The three volumes of a night.
Column {
    id: volumes

    property real type: 1

    spacing: 4

    VolumeRow {
        width: parent.width
        type: volumes.type
        name: qsTr("Voice")
        value: Night.sound.voice
        onMoved: value => Night.sound.voice = value
    }

    VolumeRow {
        width: parent.width
        type: volumes.type
        name: qsTr("Forest")
        note: Night.isDucked ? qsTr("ducked") : ""
        value: Night.sound.ambience
        onMoved: value => Night.sound.ambience = value
    }

    VolumeRow {
        width: parent.width
        type: volumes.type
        name: qsTr("All of it")
        value: Night.sound.master
        onMoved: value => Night.sound.master = value
    }
}
