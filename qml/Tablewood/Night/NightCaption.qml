pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The words of the voice, for everybody who does not hear it.
Rectangle {
    id: caption

    property real textSize: 24

    function safe(words: string): string {
        return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
    }

    function painted(colour: string, words: string): string {
        return words === "" ? "" : "<font color=\"" + colour + "\">" + caption.safe(words) + "</font>";
    }

    /// Words already said are dim, those said now bright, those to come between.
    function paintedCaption(): string {
        if (Night.saidTo === 0)
            return caption.safe(Night.caption);
        const before = caption.painted("#9A937E", Night.caption.slice(0, Night.saidFrom));
        const now = caption.painted("#FFF3D6", Night.caption.slice(Night.saidFrom, Night.saidTo));
        const after = caption.painted("#C9C3AE", Night.caption.slice(Night.saidTo));
        return before + now + after;
    }

    radius: 12
    color: "#121A18"
    border.width: 1
    border.color: Night.isSpeaking ? Theme.chosenEdge : "#26302C"
    implicitHeight: words.height + 32

    // A voice is heard: the bars move.
    Row {
        id: bars

        readonly property var heights: [0.35, 0.7, 1, 0.55, 0.85, 0.4]
        property real phase: 0

        x: 18
        anchors.verticalCenter: parent.verticalCenter
        height: Theme.px(24)
        spacing: 3

        Timer {
            interval: 100
            repeat: true
            running: Night.isVoiceHeard && !Theme.hasReducedMotion && caption.visible
            onTriggered: bars.phase += 1
        }

        Each {
            model: bars.heights

            Rectangle {
                required property int index
                required property real modelData

                function swing(): real {
                    return Math.abs(Math.sin(bars.phase * (0.9 + index * 0.23) + modelData * 6));
                }

                anchors.verticalCenter: bars.verticalCenter
                width: 3
                radius: 1.5
                height: bars.height * (Night.isVoiceHeard ? 0.25 + 0.75 * swing() : 0.2)
                color: Night.isVoiceHeard ? "#E9B44C" : "#3A4540"
            }
        }
    }

    BodyText {
        id: words

        x: bars.x + bars.width + 16
        y: 16
        width: parent.width - x - 16
        wrapMode: Text.WordWrap
        lineHeight: 1.15
        textFormat: Text.StyledText
        text: caption.paintedCaption()
        size: caption.textSize * (Night.caption.length > 130 ? 0.86 : 1)
        color: Theme.textSoft
        Accessible.role: Accessible.StaticText
        Accessible.name: Night.caption
    }
}
