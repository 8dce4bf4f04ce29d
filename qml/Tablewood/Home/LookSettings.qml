pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// Theme, text size, colours of the seats, and what else can be seen.
SettingsSection {
    id: look

    /// The text size once the knob is let go.
    readonly property int comingSize: Math.round(slider.value)
    readonly property list<string> usualNames: [qsTr("leaf"), qsTr("ember"), qsTr("water"), qsTr("violet"), qsTr("lantern"), qsTr("berry"), qsTr("moon"), qsTr("acorn")]
    readonly property list<string> safeNames: [qsTr("sky"), qsTr("vermilion"), qsTr("teal"), qsTr("rose"), qsTr("blue"), qsTr("bone"), qsTr("yellow"), qsTr("orange")]

    function themeName(): string {
        if (Preferences.theme === "night")
            return qsTr("Night");
        return Preferences.theme === "clearing" ? qsTr("Clearing") : qsTr("As the system");
    }

    icon: "brush"
    title: qsTr("Look")
    detail: qsTr("%1, %2 percent").arg(themeName()).arg(Preferences.textSize)
    words: [qsTr("Theme"), qsTr("Text size"), qsTr("Seat colours"), qsTr("Stronger patterns on tiles"), qsTr("Coordinates round the board"), qsTr("Great moments at the table"), qsTr("Reduced motion")]
    resettable: "look"
    spacing: 8

    Heading {
        text: qsTr("Theme")
        size: 19
    }

    Flow {
        width: parent.width
        spacing: Theme.px(13)

        ThemePicture {
            width: Math.max(implicitWidth, Math.min(170, (look.width - 26) / 3))
            theme: "night"
            text: qsTr("Night")
            isChosen: Preferences.theme === theme
            onClicked: Preferences.theme = theme
        }

        ThemePicture {
            width: Math.max(implicitWidth, Math.min(170, (look.width - 26) / 3))
            theme: "clearing"
            text: qsTr("Clearing")
            isChosen: Preferences.theme === theme
            onClicked: Preferences.theme = theme
        }

        ThemePicture {
            width: Math.max(implicitWidth, Math.min(170, (look.width - 26) / 3))
            theme: "system"
            text: qsTr("As the system")
            isChosen: Preferences.theme === theme
            onClicked: Preferences.theme = theme
        }
    }

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.divider
    }

    Item {
        width: parent.width
        height: sizeHeading.height

        Heading {
            id: sizeHeading

            text: qsTr("Text size")
            size: 19
        }

        BodyText {
            id: percent

            anchors.right: parent.right
            anchors.baseline: sizeHeading.baseline
            text: qsTr("percent")
            color: Theme.textSoft
        }

        NumberText {
            anchors.right: percent.left
            anchors.rightMargin: 5
            anchors.baseline: sizeHeading.baseline
            text: look.comingSize
            size: 24
            color: Theme.accentText
        }
    }

    Item {
        width: parent.width
        height: slider.height + ticks.height

        WoodSlider {
            id: slider

            width: parent.width
            name: qsTr("Text size")
            from: 100
            to: 300
            stepSize: 5
            snapMode: WoodSlider.SnapAlways
            value: Preferences.textSize
            onMoved: if (!pressed)
                Preferences.textSize = value
            onPressedChanged: if (!pressed)
                Preferences.textSize = value
        }

        Item {
            id: ticks

            y: slider.height
            x: 13
            width: parent.width - 26
            height: Theme.px(12) + 6

            Each {
                model: [100, 150, 200, 250, 300]

                BodyText {
                    required property int modelData

                    x: (modelData - 100) / 200 * ticks.width - width / 2
                    text: modelData
                    font.pixelSize: Math.min(Theme.px(12), 24)
                    font.weight: look.comingSize === modelData ? Font.Bold : Font.Normal
                    color: look.comingSize === modelData ? Theme.accentText : Theme.textSoft
                }
            }
        }
    }

    BodyText {
        width: parent.width
        wrapMode: Text.WordWrap
        text: qsTr("Let go to set it. Panels fold together, the board stays whole.")
        color: Theme.textSoft
    }

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.divider
    }

    Flow {
        width: parent.width
        spacing: 10

        Heading {
            width: Math.max(implicitWidth, parent.width - palette.width - 10 > implicitWidth ? parent.width - palette.width - 10 : 0)
            height: palette.height
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Seat colours")
            size: 19
        }

        Segmented {
            id: palette

            width: Math.min(look.width, Math.max(240, implicitWidth))
            name: qsTr("Seat colours")
            choices: [qsTr("Usual"), qsTr("Colour-blind")]
            current: Theme.isColourBlind ? 1 : 0
            onChosen: index => Preferences.seatColours = index === 1 ? "safe" : "usual"
        }
    }

    Flow {
        width: parent.width
        spacing: 10

        Each {
            model: 8

            Column {
                id: swatch

                required property int index

                spacing: 4
                width: Math.max(48, colourName.implicitWidth)

                SeatToken {
                    anchors.horizontalCenter: parent.horizontalCenter
                    seat: swatch.index
                    size: 46
                }

                BodyText {
                    id: colourName

                    anchors.horizontalCenter: parent.horizontalCenter
                    text: Theme.isColourBlind ? look.safeNames[swatch.index] : look.usualNames[swatch.index]
                    size: 11
                    color: Theme.textSoft
                }
            }
        }
    }

    BodyText {
        width: parent.width
        wrapMode: Text.WordWrap
        lineHeight: 1.15
        text: qsTr("Pattern and emblem stay as they are, so that nobody has to learn a seat anew. Changes on this screen only.")
        color: Theme.textSoft
    }

    Flow {
        width: parent.width
        spacing: 10

        Heading {
            width: Math.max(implicitWidth, parent.width - stageTime.width - 10 > implicitWidth ? parent.width - stageTime.width - 10 : 0)
            height: stageTime.height
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Great moments at the table")
            size: 19
        }

        Segmented {
            id: stageTime

            width: Math.min(look.width, Math.max(240, implicitWidth))
            name: qsTr("Great moments at the table")
            choices: [qsTr("Long"), qsTr("Short"), qsTr("Never")]
            current: Preferences.stageTime
            onChosen: index => Preferences.stageTime = index
        }
    }

    BodyText {
        width: parent.width
        wrapMode: Text.WordWrap
        lineHeight: 1.15
        text: qsTr("What weighs most rises over the board for as long as it takes to read, and who one is is chosen from large cards. A press puts it away.")
        color: Theme.textSoft
    }

    Column {
        width: parent.width

        SettingSwitch {
            width: parent.width
            title: qsTr("Stronger patterns on tiles")
            line: Theme.isColourBlind ? qsTr("comes with the palette") : qsTr("seats told apart without colour")
            enabled: !Theme.isColourBlind
            checked: Theme.isColourBlind || Preferences.hasStrongPatterns
            onChanged: checked => Preferences.hasStrongPatterns = checked
        }

        SettingSwitch {
            width: parent.width
            title: qsTr("Coordinates round the board")
            line: qsTr("letters and numbers at its edges")
            checked: Preferences.hasCoordinates
            onChanged: checked => Preferences.hasCoordinates = checked
        }

        SettingSwitch {
            width: parent.width
            title: qsTr("Reduced motion")
            line: qsTr("pieces appear where they land")
            checked: Preferences.hasReducedMotion
            hasDivider: false
            onChanged: checked => Preferences.hasReducedMotion = checked
        }
    }
}
