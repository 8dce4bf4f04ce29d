pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// What one seat chooses for itself before a match, one choice after the other.
Flow {
    id: group

    /// Of optionEntry.
    required property EntryModel options
    /// Who chooses, as it is read aloud.
    required property string chooser
    readonly property bool hasAny: (options?.count ?? 0) > 0

    signal chosen(string key, string value)

    visible: hasAny
    spacing: 12

    Each {
        model: group.options

        Item {
            id: option

            required property optionEntry entry
            readonly property bool isStacked: label.implicitWidth + 10 + stepper.implicitWidth > group.width

            width: isStacked ? group.width : label.implicitWidth + 10 + stepper.width
            height: isStacked ? label.height + 4 + stepper.height : stepper.height

            BodyText {
                id: label

                y: option.isStacked ? 0 : (stepper.height - height) / 2
                text: option.entry.label
                size: 12
                color: Theme.textSoft
            }

            Stepper {
                id: stepper

                x: option.isStacked ? 0 : label.implicitWidth + 10
                y: option.isStacked ? label.height + 4 : 0
                width: Math.min(group.width, implicitWidth)
                textSize: 12
                name: qsTr("%1 of %2:").arg(option.entry.label).arg(group.chooser)
                choices: option.entry.labels
                current: option.entry.current
                onChosen: index => group.chosen(option.entry.key, option.entry.values[index])
            }
        }
    }
}
