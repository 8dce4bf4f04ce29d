pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// One thing on a panel, drawn by its kind.
Item {
    id: item

    required property itemEntry entry
    required property TableModel table
    required property TableTouch touch
    /// Panels of others show their things smaller.
    property bool isSmall: false
    property bool isTiny: false
    property bool isRoomy: true
    /// Slots stand in two rows, larger.
    property bool isTall: true
    /// A line above sets it apart from what stands before it.
    property bool isDivided: false

    implicitHeight: childrenRect.height

    Only {
        when: item.entry.kind === "ability"

        AbilityRow {
            width: item.width
            entry: item.entry
            isRoomy: item.isRoomy
            onPressed: item.table.pressButton(item.entry.button)

            HintLight {
                isShown: item.entry.button !== "" && item.table.hint.button === item.entry.button
            }
        }
    }

    Only {
        when: item.entry.kind === "slots" && !item.isSmall

        Column {
            width: item.width
            spacing: 4

            Item {
                width: item.width
                height: Math.max(label.implicitHeight, value.implicitHeight)

                BodyText {
                    id: label

                    text: item.entry.label
                    font.weight: Font.DemiBold
                    anchors.baseline: value.baseline
                }

                NumberText {
                    id: value

                    anchors.right: rest.left
                    anchors.rightMargin: 3
                    text: item.entry.value
                    size: 19
                    color: Theme.supplyText
                }

                BodyText {
                    id: rest

                    anchors.right: parent.right
                    anchors.baseline: value.baseline
                    text: item.entry.text
                    size: 12
                    color: Theme.textFaint
                }
            }

            SlotTrack {
                /// Large, in rows of four: a few where there is room.
                readonly property bool isOpen: item.isTall && slotStates.length <= 8

                slotStates: item.entry.slotStates
                icon: item.entry.icon
                blockIcon: item.entry.blockIcon
                columns: isOpen ? 4 : Math.max(1, item.entry.slotStates.length)
                size: isOpen ? Math.floor((item.width - 3 * wideSpacing) / 4) : Math.min(36, Math.floor((item.width - (columns - 1) * wideSpacing) / columns))
            }
        }
    }

    Only {
        when: item.entry.kind === "slots" && item.isSmall

        Row {
            spacing: 8

            SlotTrack {
                slotStates: item.entry.slotStates
                icon: item.entry.icon
                blockIcon: item.entry.blockIcon
                columns: Math.max(1, item.entry.slotStates.length)
                size: Math.min(20, Math.floor((item.width - (columns - 1) * 5) / columns))
            }
        }
    }

    Only {
        when: item.entry.kind === "dice" && item.isSmall

        Row {
            spacing: 4
            Accessible.role: Accessible.StaticText
            Accessible.name: item.entry.label + ": " + item.entry.text

            Each {
                model: item.entry.dice

                ArtImage {
                    required property string modelData

                    width: 28
                    height: 28
                    art: "die/" + modelData
                    Accessible.ignored: true
                }
            }
        }
    }

    Only {
        when: item.entry.kind === "counter" && item.isSmall

        Row {
            spacing: 4
            height: 28
            Accessible.role: Accessible.StaticText
            Accessible.name: item.entry.value + " " + item.entry.label

            HoverHandler {
                id: overCounter
            }

            Tooltip {
                text: item.entry.label
                isShown: overCounter.hovered
            }

            Icon {
                visible: item.entry.icon !== ""
                name: item.entry.icon
                size: 19
                color: Theme.iconTint(item.entry.icon)
                anchors.verticalCenter: parent.verticalCenter
            }

            NumberText {
                text: item.entry.value
                size: 15
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }

    Only {
        when: item.entry.kind === "medal"

        Medal {
            width: item.width
            entry: item.entry
        }
    }

    Only {
        when: item.entry.kind === "dice" && !item.isSmall

        Item {
            id: dice

            width: item.width
            height: row.height
            activeFocusOnTab: item.entry.hint !== ""
            Accessible.role: Accessible.StaticText
            Accessible.name: item.entry.label + ": " + item.entry.text
            Accessible.description: item.entry.hint
            Accessible.focusable: activeFocusOnTab

            HoverHandler {
                id: overDice
            }

            Tooltip {
                text: item.entry.hint
                isShown: overDice.hovered || dice.activeFocus
            }

            FocusRing {
                takesEnter: false
                visible: dice.activeFocus
            }

            Row {
                id: row

                spacing: 5

                Each {
                    model: item.entry.dice

                    ArtImage {
                        required property string modelData

                        width: 38
                        height: 38
                        art: "die/" + modelData
                        Accessible.ignored: true
                    }
                }

                Column {
                    id: thrown

                    anchors.verticalCenter: parent.verticalCenter
                    width: item.width - 43 * item.entry.dice.length

                    BodyText {
                        width: thrown.width
                        text: item.entry.label
                        font.weight: Font.DemiBold
                        elide: Text.ElideRight
                    }

                    BodyText {
                        width: thrown.width
                        text: item.entry.text
                        size: 12
                        wrapMode: Text.WordWrap
                        color: Theme.textSoft
                    }
                }
            }
        }
    }

    Only {
        when: item.entry.kind === "counter" && !item.isSmall

        Column {
            Row {
                spacing: 5

                Icon {
                    visible: item.entry.icon !== ""
                    name: item.entry.icon
                    size: 16
                    color: Theme.iconTint(item.entry.icon)
                    anchors.verticalCenter: parent.verticalCenter
                }

                NumberText {
                    text: item.entry.value
                    size: 15
                    anchors.verticalCenter: parent.verticalCenter
                }
            }

            BodyText {
                width: item.width
                text: item.entry.label
                size: 11
                elide: Text.ElideRight
                color: Theme.textFaint
            }
        }
    }

    Only {
        when: item.entry.kind === "zone"

        Column {
            width: item.width
            spacing: 6

            BodyText {
                visible: text !== ""
                width: item.width
                text: item.entry.label
                font.weight: Font.DemiBold
                elide: Text.ElideRight
            }

            ZoneStrip {
                width: item.width
                table: item.table
                touch: item.touch
                zone: item.entry.zone
                isTiny: item.isTiny
            }
        }
    }

    Only {
        when: item.entry.kind === "line"

        Row {
            spacing: 6

            Icon {
                id: icon

                visible: item.entry.icon !== ""
                name: item.entry.icon
                size: 15
                color: Theme.textFaint
            }

            BodyText {
                width: item.width - (icon.visible ? icon.width + 6 : 0)
                text: item.entry.text
                size: 12
                wrapMode: Text.WordWrap
                color: Theme.textSoft
            }
        }
    }
}
