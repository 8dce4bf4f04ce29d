import QtQuick
import Tablewood.App
import Tablewood.Ui

/// A night that was cut off can go on, or why it cannot.
Panel {
    id: kept

    readonly property bool canGoOn: Night.keptTitle !== ""
    readonly property bool isThere: canGoOn || Night.keptFault !== ""

    function told(): string {
        if (!kept.canGoOn)
            return Night.keptFault;
        if (Night.keptHeading === "")
            return qsTr("%1 was cut off.").arg(Night.keptTitle);
        return qsTr("%1 was cut off. It stood at: %2.").arg(Night.keptTitle).arg(Night.keptHeading);
    }

    visible: isThere
    implicitHeight: isThere ? body.height + 28 : 0
    border.color: Theme.chosenEdge

    Column {
        id: body

        x: 16
        y: 14
        width: parent.width - 32
        spacing: 10

        BodyText {
            width: parent.width
            wrapMode: Text.Wrap
            textFormat: Text.PlainText
            text: kept.told()
            size: 15
            font.weight: Font.DemiBold
        }

        Flow {
            width: parent.width
            spacing: 8

            WoodButton {
                width: Math.min(implicitWidth, body.width)
                icon.name: kept.canGoOn ? "playF" : "redo"
                text: kept.canGoOn ? qsTr("Go on with this night") : qsTr("Try again")
                onClicked: Night.takeUp()
            }

            WoodButton {
                width: Math.min(implicitWidth, body.width)
                kind: "quiet"
                icon.name: "trash"
                text: qsTr("Forget it")
                onClicked: Night.forget()
            }
        }
    }
}
