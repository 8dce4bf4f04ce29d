import QtQuick

/// One answer to a question: pressed, it closes the question and does what it says. Enter gives the first one.
WoodButton {
    required property Question question
    property bool isFirst: false

    width: parent?.width ?? 0
    kind: isFirst ? "wood" : "quiet"
    focus: isFirst
    onClicked: question.close()
}
