pragma ComponentBehavior: Bound
import QtQuick
import Tablewood.App
import Tablewood.Ui

/// The page on which a map is drawn: tools above, what can be laid at the left, the map, its layers and properties and what is to
/// be put right at the right, the waves at the foot.
FocusScope {
    id: page

    readonly property MapEditor editor: MapDesk.editor
    readonly property bool isOver: drawer.isOpen
    readonly property real leftWidth: Math.min(Theme.px(216), page.width * 0.26)
    readonly property real rightWidth: Math.min(Theme.px(272), page.width * 0.33)
    /// Where the panels at the sides end.
    readonly property real foot: page.isOver ? drawer.y - 12 : page.height - 12
    signal backWanted
    signal playWanted
    signal hostWanted

    function dialogs(): Item {
        files.come();
        return files.item as Item;
    }

    /// Into its own file, which is asked for where it has none.
    function save(): void {
        if (MapDesk.file === "")
            page.exportMap();
        else
            MapDesk.save();
    }

    function tryMap(): void {
        bots.isOpen = !bots.isOpen;
    }

    function exportMap(): void {
        (page.dialogs() as MapDialogs).askPlace("");
    }

    /// Puts down what is held, step by step; false where nothing is.
    function putDown(): bool {
        if (stage.endStroke() || drawer.letGo())
            return true;
        if (page.editor.refusal !== "")
            page.editor.dismissRefusal();
        else if (page.editor.tool !== MapEditor.Select)
            page.editor.tool = MapEditor.Select;
        else if (page.editor.selection.width > 0)
            page.editor.selectNothing();
        else if (drawer.isOpen)
            drawer.isOpen = false;
        else
            return false;
        return true;
    }

    /// What a field's fault asks for is in the waves or in the form.
    function showField(field: string): void {
        if (field.startsWith("stack")) {
            drawer.isOpen = true;
            return;
        }
        page.editor.selectNothing();
        form.show(field);
    }

    readonly property var deeds: ({
            "undo": () => page.editor.undo(),
            "redo": () => page.editor.redo(),
            "mapStamp": () => page.editor.tool = MapEditor.Stamp,
            "mapEraser": () => page.editor.tool = MapEditor.Eraser,
            "mapFill": () => page.editor.tool = MapEditor.Fill,
            "mapSelect": () => page.editor.tool = MapEditor.Select,
            "mapWay": () => page.editor.tool = MapEditor.Way,
            "mapFlip": () => page.editor.flip(),
            "mapFlipOver": () => page.editor.flipOver(),
            "mapTurn": () => page.editor.turn(),
            "mapGrid": () => page.editor.hasGrid = !page.editor.hasGrid,
            "mapAll": () => page.editor.selectAll(),
            "mapCut": () => page.editor.cut(),
            "mapCopy": () => page.editor.copy(),
            "mapPaste": () => page.editor.paste(stage.pastePlace()),
            "mapRemove": () => page.editor.remove(),
            "mapZoomIn": () => stage.zoom(1.25),
            "mapZoomOut": () => stage.zoom(1 / 1.25),
            "mapWhole": () => stage.fit(),
            "mapWaves": () => drawer.isOpen = !drawer.isOpen,
            "mapExport": () => page.exportMap(),
            "save": () => page.save(),
            "find": () => palette.find()
        })

    function takeKey(event: var): bool {
        const action = Object.keys(page.deeds).find(name => KeyMap.fits(name, event.key, event.modifiers));
        if (action)
            page.deeds[action]();
        return action !== undefined;
    }

    Keys.onEscapePressed: if (!page.putDown())
        page.backWanted()
    Keys.onPressed: event => event.accepted = page.takeKey(event)

    // Text fields give their undo to the map.
    Item {
        id: keys

        Keys.onPressed: event => {
            event.accepted = KeyMap.fits("undo", event.key, event.modifiers) || KeyMap.fits("redo", event.key, event.modifiers);
            if (event.accepted)
                page.takeKey(event);
        }
    }

    ArtImage {
        anchors.fill: parent
        art: "wood/tabletop?theme=" + Theme.name + "&seed=23"
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.isDark ? "#66070C09" : "#33FFF6E0"
    }

    Later {
        id: files

        file: Qt.resolvedUrl("MapDialogs.qml")
    }

    DrawingStage {
        id: stage

        x: page.leftWidth + 20
        y: head.height
        width: right.x - x - 8
        height: drawer.y - y
        focus: true
    }

    PalettePanel {
        id: palette

        x: 12
        y: head.height + 14
        width: page.leftWidth
        height: page.foot - y
        keyTaker: keys
        onDragged: at => stage.hoverAt(at)
        onDropped: at => stage.layAt(at)
        onTaken: stage.takeKeys()
    }

    // The panels share the height; with large words, and beside the open waves, they scroll as one.
    ScrollArea {
        id: right

        readonly property bool isOne: Theme.hasLargeText || page.isOver || height < 520
        readonly property real faultsHeight: Math.min(faults.implicitHeight, height * (page.editor.toMend > 0 ? 0.34 : 0.2))

        x: page.width - page.rightWidth - 12
        y: head.height + 14
        width: page.rightWidth
        height: page.foot - y
        contentHeight: isOne ? faults.y + faults.height + 6 : height
        takesKeys: isOne
        ground: Theme.window
        groundAbove: Theme.window

        LayersPanel {
            id: layers

            width: parent.width
            height: implicitHeight
        }

        FormPanel {
            id: form

            y: layers.height + 12
            width: parent.width
            height: right.isOne ? implicitHeight : right.height - y - 12 - right.faultsHeight
            keyTaker: keys
        }

        FaultsPanel {
            id: faults

            y: form.y + form.height + 12
            width: parent.width
            height: right.isOne ? implicitHeight : right.faultsHeight
            onPlaceWanted: place => {
                page.editor.tool = MapEditor.Select;
                page.editor.select(place, place);
                page.editor.setCursor(place);
                stage.reveal(place);
            }
            onFieldWanted: field => page.showField(field)
        }
    }

    BotsPanel {
        id: bots

        x: stage.x + 8
        y: head.height + 14
        width: Math.min(stage.width - 16, Theme.px(440))
    }

    WavesDrawer {
        id: drawer

        x: isOpen ? 12 : stage.x
        y: page.height - height - 12
        width: isOpen ? page.width - 24 : stage.width
        height: Math.min(implicitHeight, (page.height - head.height) * 0.62)
    }

    DrawingHead {
        id: head

        width: parent.width
        height: implicitHeight
        onBackWanted: page.backWanted()
        onExportWanted: page.exportMap()
        onTrialWanted: page.tryMap()
        onPlayWanted: page.playWanted()
        onHostWanted: page.hostWanted()
    }

    ChangedFileQuestion {
        id: changed
    }

    Connections {
        target: MapDesk

        function onFileChanged(): void {
            if (MapDesk.changedFile !== "")
                changed.open();
        }
    }

    Component.onCompleted: if (MapDesk.changedFile !== "")
        changed.open()

    // What the disk does not take, or a file that was not written.
    Only {
        when: page.editor.keepFault !== "" || MapDesk.fault !== ""

        Panel {
            anchors.horizontalCenter: parent.horizontalCenter
            y: head.height + 12
            width: Math.min(page.width - 48, Theme.px(560))
            height: trouble.height + 28
            isOpaque: true
            border.width: 2
            border.color: Theme.ember
            Accessible.role: Accessible.AlertMessage
            Accessible.name: trouble.text

            BodyText {
                id: trouble

                x: 18
                y: 14
                width: parent.width - 36
                wrapMode: Text.Wrap
                text: page.editor.keepFault !== "" ? page.editor.keepFault : MapDesk.fault
                size: 14
                color: Theme.dangerText
            }

            TapHandler {
                onTapped: MapDesk.dismiss()
            }
        }
    }
}
