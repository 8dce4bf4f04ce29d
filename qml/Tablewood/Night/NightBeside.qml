pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The sounds of the night, how loud each is, and the roles.
Column {
    id: beside

    property real type: 1

    spacing: 6 * type

    NightPicture {
        width: parent.width
    }

    Each {
        model: Night.sound.layers

        VolumeRow {
            required property nightLayerEntry entry

            width: beside.width
            type: beside.type
            name: entry.name
            value: entry.level
            onMoved: value => Night.sound.setLayer(entry.id, value)
        }
    }

    Heading {
        width: parent.width
        topPadding: 4
        wrapMode: Text.WordWrap
        text: Night.sound.isHeard ? qsTr("How loud") : qsTr("How loud (nothing is heard)")
        size: 18 * beside.type
        color: "#E6D9B8"
    }

    NightVolumes {
        width: parent.width
        type: beside.type
    }

    Heading {
        visible: Night.setup.roles.count > 0
        width: parent.width
        topPadding: 4
        wrapMode: Text.WordWrap
        text: Night.setup.callsInPlayOnly ? qsTr("Roles in play") : qsTr("Every role is called")
        size: 18 * beside.type
        color: "#E6D9B8"
    }

    Flow {
        width: parent.width
        spacing: 6 * beside.type

        Each {
            model: Night.setup.roles

            Rectangle {
                id: role

                required property nightRoleEntry entry

                visible: entry.hasCall && (entry.isInPlay || !entry.isAskedFor)
                width: Math.min(beside.width, sign.width + name.implicitWidth + 30 * beside.type)
                height: name.height + 10 * beside.type
                radius: height / 2
                color: "#121A18"
                border.width: 1
                border.color: "#3A4A46"

                NightEmblem {
                    id: sign

                    x: 10 * beside.type
                    anchors.verticalCenter: parent.verticalCenter
                    width: name.font.pixelSize * 1.3
                    emblem: role.entry.emblem
                }

                BodyText {
                    id: name

                    x: sign.x + sign.width + 8 * beside.type
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x - 8
                    wrapMode: Text.WordWrap
                    text: role.entry.name
                    size: 13 * beside.type
                    color: Theme.textSoft
                }
            }
        }
    }
}
