pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// In the upper corners: which game, where and when, and what it takes to win.
Item {
    id: corners

    required property SceneModel scene
    property string gameName: ""
    /// Why the match goes on without being stored; empty while it is kept.
    property string unstored: ""
    property real unit: 1
    property real wordsWidth: 372 * unit

    /// The place and the moment. A game that has one place alone is called like it.
    function placeLine(): string {
        const scene = corners.scene;
        if (scene.moment === "")
            return scene.place;
        return scene.place === "" || scene.place === corners.gameName ? scene.moment : scene.place + ", " + scene.moment;
    }

    // The leaves in the corners of a bright table are too dark for words.
    Each {
        model: Theme.isDark ? [] : [place, goal]

        Rectangle {
            required property Item modelData

            x: modelData.x - 12 * corners.unit
            y: modelData.y - 6 * corners.unit
            width: modelData.width + 24 * corners.unit
            height: modelData.height + 12 * corners.unit
            radius: 12 * corners.unit
            color: Theme.window
            opacity: 0.8
        }
    }

    Column {
        id: place

        x: 28 * corners.unit
        y: 24 * corners.unit
        width: corners.wordsWidth

        SharedWords {
            kind: "title"
            unit: corners.unit
            text: corners.gameName
            size: 40
        }

        SharedWords {
            unit: corners.unit
            width: parent.width
            text: corners.placeLine()
            color: Theme.textSoft
        }

        SharedWords {
            visible: corners.unstored !== ""
            unit: corners.unit
            width: parent.width
            text: qsTr("Not stored")
            color: Theme.dangerText
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
            Accessible.description: corners.unstored
        }
    }

    Column {
        id: goal

        anchors.right: parent.right
        anchors.rightMargin: 28 * corners.unit
        y: 22 * corners.unit
        width: corners.wordsWidth

        SharedWords {
            kind: "title"
            unit: corners.unit
            width: parent.width
            horizontalAlignment: Text.AlignRight
            height: 68 * corners.unit
            verticalAlignment: Text.AlignVCenter
            text: corners.scene.goal
            size: 36
            // A long one gets smaller in two lines.
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            lineHeight: 0.9
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.max(1, 20 * corners.unit)
            color: Theme.accentText
        }

        SharedWords {
            unit: corners.unit
            width: parent.width
            horizontalAlignment: Text.AlignRight
            height: 44 * corners.unit
            text: corners.scene.goalDetail
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            lineHeight: 0.9
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.max(1, 19 * corners.unit)
            color: Theme.textSoft
        }
    }
}
