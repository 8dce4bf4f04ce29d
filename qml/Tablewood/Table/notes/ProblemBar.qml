import QtQuick
import Tablewood.Ui

/// Says what went wrong at the table.
Panel {
    id: bar

    property string problem: ""

    visible: problem !== ""
    height: words.height + 32
    level: 3
    border.width: 2
    border.color: Theme.ember
    Accessible.role: Accessible.AlertMessage
    Accessible.name: problem

    BodyText {
        id: words

        x: 20
        y: 16
        width: parent.width - 40
        text: bar.problem
        size: 14
        wrapMode: Text.WordWrap
        color: Theme.dangerText
    }
}
