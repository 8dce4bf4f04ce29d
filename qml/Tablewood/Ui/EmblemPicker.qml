pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Tablewood.App

/// The emblems a seat can take, in the seat's colour.
T.Popup {
    id: picker

    property int seat: 0
    property string current: ""
    signal chosen(string emblem)

    implicitWidth: implicitContentWidth + 2 * padding
    implicitHeight: implicitContentHeight + 2 * padding
    modal: true
    focus: true
    padding: 14
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    T.Overlay.modal: Item {
    }

    background: Panel {
        level: 3
    }

    contentItem: Grid {
        columns: 6
        spacing: 6

        Each {
            model: ArtColours.seatEmblems

            EmblemButton {
                seat: picker.seat
                isCurrent: picker.current === modelData || (picker.current === "" && ArtColours.seatEmblem(picker.seat) === modelData)

                focus: isCurrent
                onClicked: {
                    picker.chosen(modelData);
                    picker.close();
                }
                Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            }
        }
    }
}
