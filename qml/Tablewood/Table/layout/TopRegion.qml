import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The top of the table: whose turn it is, with the turns of a cycle where they are counted, else with the players and the phases.
Item {
    id: top

    required property SceneModel scene
    /// Explains the table; null where nothing is ever explained.
    property LessonModel lesson: null
    /// The table waits for who reads it.
    property bool isHeldUp: false
    /// So much at either side belongs to the corners.
    property real cornerWidth: 0
    /// Where words are large for the window it takes all there is between the corners, and the phases are signs.
    property bool isNarrow: false
    /// A cycle is as wide as the board below it.
    property real boardWidth: 0
    /// Between the corners.
    readonly property real middleRoom: width - 2 * cornerWidth
    readonly property bool hasCycle: scene.cycle.count > 0
    readonly property Item drawn: hasCycle ? pill : banner

    // The phases reach below the banner.
    height: drawn.y + drawn.height + (isNarrow ? 10 : hasCycle ? 12 : 22)

    CyclePill {
        id: pill

        visible: top.hasCycle
        x: Math.round((top.width - width) / 2)
        y: 12
        width: top.isNarrow ? top.middleRoom : Math.min(Math.max(top.boardWidth, 620), top.middleRoom - 24)
        // Larger words than this leave the board no room.
        height: top.isNarrow ? Math.min(Theme.px(62), 116) : 62
        textUnit: top.isNarrow ? height / Theme.px(62) : 1
        scene: top.scene
        lesson: top.lesson
        isHeldUp: top.isHeldUp
    }

    Banner {
        id: banner

        visible: !top.hasCycle
        x: Math.round((top.width - width) / 2)
        y: top.isNarrow ? -16 : -14
        width: top.isNarrow ? top.middleRoom : Math.min(776, top.middleRoom)
        hasShortPhases: top.isNarrow || Theme.hasLargeText
        scene: top.scene
        lesson: top.lesson
        isHeldUp: top.isHeldUp
    }
}
