import QtQuick

/// A question over the page. Its children are the answers, one below the other; the first has the keyboard.
Layer {
    id: question

    /// To be read before one answers.
    property string text: ""
    default property alias answers: body.data

    width: Math.min(parent.width - 48, Math.max(470, Theme.px(430)))
    height: Math.min(parent.height - 48, body.height + 48)

    contentItem: FocusScope {
        focus: true

        ScrollArea {
            anchors.fill: parent
            contentHeight: body.height

            Column {
                id: body

                width: parent.width
                spacing: 14

                Heading {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: question.name
                    size: 24
                }

                BodyText {
                    width: parent.width
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    text: question.text
                    size: 14
                }
            }
        }
    }
}
