import QtQuick
import Tablewood.App

/// What the layouts of a table have in common.
FocusScope {
    id: layout

    required property TableModel table
    required property TableTouch touch
    readonly property SceneModel scene: table.scene
    /// The parts that the keyboard is led to.
    required property Boards boardPart
    required property ActionButtons actionPart
    property string pointedBoard: ""
    property var pointedCells: []
    signal homeWanted
    signal helpWanted
    signal settingsWanted
    signal againWanted
    /// The page of the match's end is to be seen again.
    signal endWanted
}
