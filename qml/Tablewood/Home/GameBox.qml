import QtQuick
import QtQuick.Templates as T
import Tablewood.App
import Tablewood.Ui

/// A game's box on the shelf: cover, label, players and minutes. One that is only announced stands there dimmed.
T.AbstractButton {
    id: box

    required property boxEntry entry
    property bool isChosen: false
    property real unit: 1
    readonly property string emblem: entry.emblem === "" ? "hand" : entry.emblem

    // Room for side, top and shadow round the front, as the picture of a box has it.
    readonly property real pictureWidth: width / (1 - (30 + 40) / 278)
    readonly property real pictureUnit: pictureWidth / 278
    readonly property real nameSize: (isChosen ? 22 : 19) * unit
    readonly property real lineSize: Math.max(11, Math.min(Theme.px(12), 15) * unit)
    /// The label takes more where its words are large for the box.
    readonly property real labelShare: Math.max(isChosen ? 0.41 : 0.44, Math.round((18 + 1.42 * nameSize + 5.4 * lineSize) / height * 100) / 100)
    readonly property real labelHeight: height * labelShare

    function pictureArt(): string {
        const palette = box.entry.palette === "" ? "wood" : box.entry.palette;
        const label = "&label=" + box.labelShare + "&on=" + (box.isChosen ? 1 : 0);
        return `box/${box.emblem}?palette=${palette}&size=0.88&cy=0.54&trees=1${label}&seed=${box.emblem}`;
    }

    enabled: entry.isHere
    focusPolicy: entry.isHere ? Qt.StrongFocus : Qt.NoFocus
    hoverEnabled: true

    Accessible.role: entry.isHere ? Accessible.RadioButton : Accessible.StaticText
    Accessible.name: entry.name + ", " + entry.line
    Accessible.description: Spoken.of(entry.isHere ? "" : qsTr("not yet in the box"), enabled)
    Accessible.checkable: entry.isHere
    Accessible.checked: isChosen
    Keys.onReturnPressed: event => event.accepted = false
    Keys.onEnterPressed: event => event.accepted = false
    onPressed: Sounds.play("piece-lift")

    Glow {
        visible: box.isChosen
        reach: 40
        anchors.rightMargin: -54
    }

    ArtImage {
        x: -30 * box.pictureUnit
        y: -24 * box.pictureUnit
        width: box.pictureWidth
        height: box.height + (24 + 36) * box.pictureUnit
        art: box.pictureArt()
    }

    Rectangle {
        visible: !box.entry.isHere
        anchors.fill: parent
        radius: 4
        color: "#4D0A100D"
    }

    Item {
        x: 16
        y: parent.height - box.labelHeight + 6
        width: parent.width - 28
        height: box.labelHeight - 18

        Heading {
            id: name

            width: parent.width
            text: box.entry.name
            font.pixelSize: box.nameSize
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            color: Theme.ink
        }

        BodyText {
            id: line

            anchors.top: name.bottom
            width: parent.width
            height: foot.y - y
            text: box.entry.line
            font.pixelSize: box.lineSize
            wrapMode: Text.WordWrap
            elide: Text.ElideRight
            lineHeight: 1.05
            color: box.entry.isHere ? Theme.inkSoft : Theme.ink
        }

        Row {
            id: foot

            anchors.bottom: parent.bottom
            spacing: 4

            Icon {
                name: box.entry.isHere ? "people" : "lock"
                width: 16 * box.unit
                height: 16 * box.unit
                color: "#2A2318"
                anchors.verticalCenter: parent.verticalCenter
            }

            BodyText {
                text: box.entry.isHere ? box.entry.players : qsTr("not yet in the box")
                font.pixelSize: box.lineSize
                font.weight: Font.DemiBold
                color: "#2A2318"
                rightPadding: 8
                anchors.verticalCenter: parent.verticalCenter
            }

            Icon {
                visible: box.entry.isHere
                name: "clock"
                width: 15 * box.unit
                height: 15 * box.unit
                color: "#2A2318"
                anchors.verticalCenter: parent.verticalCenter
            }

            BodyText {
                visible: box.entry.isHere
                text: box.entry.duration
                font.pixelSize: box.lineSize
                font.weight: Font.DemiBold
                color: "#2A2318"
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }

    FocusRing {
        takesEnter: false
        visible: box.visualFocus
        radius: 7
    }
}
