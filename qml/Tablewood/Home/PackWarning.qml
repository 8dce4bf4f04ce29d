import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Says that packs are left out; the settings tell why.
WoodButton {
    icon.name: "warn"
    text: qsTr("%n pack(s) left out", "", PackList.leftOut)
    Accessible.description: qsTr("Shows why in the settings")
}
