pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.Ui

/// Finds a setting by its word and goes to its page.
FocusScope {
    id: search

    property var tabs: []
    signal chosen(int index)

    readonly property var found: {
        const wanted = field.text.trim().toLowerCase();
        const hits = [];
        if (wanted === "")
            return hits;
        for (let i = 0; i < search.tabs.length; ++i) {
            for (const word of [search.tabs[i].title, ...search.tabs[i].words]) {
                if (word.toLowerCase().includes(wanted) && !hits.some(hit => hit.word === word))
                    hits.push({
                            "index": i,
                            "word": word,
                            "title": search.tabs[i].title
                        });
            }
        }
        return hits.slice(0, 6);
    }

    implicitHeight: field.implicitHeight

    function chooseFirst(): void {
        if (found.length > 0)
            choose(found[0].index);
    }

    function choose(index: int) {
        field.clear();
        search.chosen(index);
    }

    TextBox {
        id: field

        anchors.fill: parent
        focus: true
        name: qsTr("Find a setting")
        placeholderText: qsTr("Find a setting")
        iconName: "search"
        Keys.onReturnPressed: search.chooseFirst()
        Keys.onEnterPressed: search.chooseFirst()
        Keys.onEscapePressed: event => {
            event.accepted = text !== "";
            clear();
        }
    }

    Panel {
        visible: search.found.length > 0
        y: field.height + 6
        width: parent.width
        height: results.height + 12

        Column {
            id: results

            x: 6
            y: 6
            width: parent.width - 12

            Each {
                model: search.found.length

                WoodButton {
                    required property int index

                    width: results.width
                    kind: "bare"
                    text: search.found[index]?.word ?? ""
                    detail: search.found[index]?.title ?? ""
                    onClicked: search.choose(search.found[index].index)
                }
            }
        }
    }
}
