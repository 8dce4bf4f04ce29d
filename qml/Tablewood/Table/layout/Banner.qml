pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The turn in the middle, the players beside it, the phases below.
Panel {
    id: banner

    required property SceneModel scene
    /// Explains the table; null where nothing is ever explained.
    property LessonModel lesson: null
    /// The table waits for who reads it.
    property bool isHeldUp: false
    readonly property int count: scene.seats.count
    readonly property int rightCount: count - leftCount
    readonly property real innerWidth: width - 28
    /// The most of each seat for which the turn keeps its room.
    readonly property string form: {
        for (const form of ["whole", "brief"]) {
            if (2 * Math.max(sideOf(leftSeats, form), sideOf(rightSeats, form)) + turnRoom <= innerWidth)
                return form;
        }
        return "token";
    }
    /// The turn in one line if that can be, else in two.
    readonly property real turnRoom: Math.min(wholeTurn.implicitWidth, Math.max(Theme.px(170), wholeTurn.implicitWidth * 0.62)) + 56
    readonly property real sideRoom: (innerWidth - turnRoom) / 2
    readonly property real leftSeatRoom: (sideRoom - (leftCount - 1) * leftSeats.spacing) / leftCount
    readonly property real rightSeatRoom: (sideRoom - (rightCount - 1) * rightSeats.spacing) / rightCount
    /// The phases as signs inside the banner instead of with their names below it.
    property bool hasShortPhases: Theme.hasLargeText
    /// The phases are what is explained.
    readonly property bool isPhaseShown: lesson?.thing === "phases"
    readonly property int leftCount: Math.ceil(count / 2)
    readonly property int activeIndex: scene.activeSeat

    radius: 16
    height: hasShortPhases ? Math.round(Theme.px(28) * 1.25) + 56 : 92
    level: 2
    Accessible.role: Accessible.Pane
    Accessible.name: scene.turn

    function widthOf(seat: BannerSeat, form: string): real {
        if (form === "whole")
            return seat.wholeWidth;
        return form === "brief" ? seat.briefWidth : seat.tokenWidth;
    }

    /// The width of the seats of a side in this form.
    function sideOf(seats: Row, form: string): real {
        let sum = 0;
        for (let i = 0; i < seats.children.length; ++i) {
            const seat = seats.children[i] as BannerSeat;
            if (seat && seat.isHere)
                sum += (sum > 0 ? seats.spacing : 0) + banner.widthOf(seat, form);
        }
        return sum;
    }

    Rectangle {
        id: light

        readonly property bool isLeft: banner.activeIndex < banner.leftCount
        readonly property color tint: Theme.seatTint(banner.activeIndex)
        readonly property color full: Qt.rgba(tint.r, tint.g, tint.b, Theme.isDark ? 0.4 : 0.6)
        readonly property color none: Qt.rgba(tint.r, tint.g, tint.b, 0)

        visible: banner.activeIndex >= 0
        x: isLeft ? 1 : parent.width - width - 1
        y: 1
        width: Math.min(300, parent.width / 2)
        height: parent.height - 2
        radius: banner.radius - 1
        gradient: Gradient {
            orientation: Gradient.Horizontal

            GradientStop {
                position: 0
                color: light.isLeft ? light.full : light.none
            }
            GradientStop {
                position: 1
                color: light.isLeft ? light.none : light.full
            }
        }
    }

    Rectangle {
        visible: banner.activeIndex >= 0
        x: light.isLeft ? 16 : parent.width - width - 16
        y: parent.height - 3
        width: 250
        height: 3
        radius: 2
        color: Theme.isDark ? Qt.lighter(Theme.seatTint(banner.activeIndex), 1.2) : Theme.seatDark(banner.activeIndex)
    }

    Row {
        id: leftSeats

        x: 14
        y: banner.hasShortPhases ? 24 : 22
        spacing: Theme.hasLargeText ? 22 : 8

        Each {
            model: banner.scene.seats

            BannerSeat {
                required property int index

                isHere: index < banner.leftCount
                lesson: banner.lesson

                visible: isHere
                form: banner.form
                newsRoom: pill.visible ? pill.x - 24 - textX : 10000
                width: form === "whole" ? Math.min(implicitWidth, banner.leftSeatRoom) : implicitWidth
            }
        }
    }

    Row {
        id: rightSeats

        anchors.right: parent.right
        anchors.rightMargin: 14
        y: banner.hasShortPhases ? 24 : 22
        spacing: Theme.hasLargeText ? 22 : 8

        Each {
            model: banner.scene.seats

            BannerSeat {
                required property int index

                isHere: index >= banner.leftCount
                lesson: banner.lesson

                visible: isHere
                isMirrored: true
                form: banner.form
                newsRoom: pill.visible ? pill.x - 24 - textX : 10000
                width: form === "whole" ? Math.min(implicitWidth, banner.rightSeatRoom) : implicitWidth
            }
        }
    }

    Heading {
        id: wholeTurn

        visible: false
        text: banner.scene.turn
        size: 28
    }

    Heading {
        id: turn

        readonly property real topEdge: 18
        readonly property real foot: banner.hasShortPhases ? phaseSigns.y : pill.visible ? pill.y : parent.height
        readonly property real noteRoom: note.visible && !banner.hasShortPhases ? note.height + 2 : 4

        // In large type one line says either.
        visible: !banner.hasShortPhases || !banner.isPhaseShown || !note.visible
        anchors.horizontalCenter: parent.horizontalCenter
        y: topEdge
        width: banner.innerWidth - 2 * Math.max(leftSeats.width, rightSeats.width) - 20
        height: foot - topEdge - noteRoom
        text: banner.scene.turn
        size: 28
        wrapMode: Text.WordWrap
        lineHeight: 0.85
        fontSizeMode: Text.Fit
        minimumPixelSize: 14
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        color: Theme.accentText
        transformOrigin: Item.Center
        onTextChanged: sweep.restart()

        NumberAnimation {
            id: sweep

            target: turn
            property: "scale"
            from: 0.9
            to: 1
            duration: Theme.banner
            easing.type: Easing.OutCubic
        }
    }

    // The note has no bound y: to read how high its text is lays the text out, which would change y once more.
    Item {
        id: notePlace

        anchors.horizontalCenter: parent.horizontalCenter
        y: banner.hasShortPhases ? (banner.isPhaseShown ? turn.y : phaseSigns.y) : turn.y + turn.height
        width: turn.width
        height: banner.hasShortPhases ? phaseSigns.height : note.height

        LessonNote {
            id: note

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            isHeldUp: banner.isHeldUp
            isOneLine: banner.hasShortPhases
        }
    }

    PhaseRow {
        id: phaseSigns

        visible: banner.hasShortPhases && (banner.isPhaseShown || !note.visible)
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - height - 7
        unit: 0.73
        scene: banner.scene
        hasNames: false
    }

    LessonLight {
        anchors.fill: phaseSigns
        isShown: banner.hasShortPhases && banner.isPhaseShown
    }

    Rectangle {
        id: pill

        visible: !banner.hasShortPhases && banner.scene.phases.count > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height - 16
        width: phases.width + 16
        height: phases.height + 8
        radius: height / 2
        color: Theme.isDark ? "#F0141C17" : "#FFFBF6EA"
        border.width: 1
        border.color: Theme.isDark ? "#668A6B4A" : "#B99B6E"

        Shadow {
            level: 1
        }

        LessonLight {
            isShown: banner.isPhaseShown
        }

        PhaseRow {
            id: phases

            anchors.centerIn: parent
            scene: banner.scene
        }
    }
}
