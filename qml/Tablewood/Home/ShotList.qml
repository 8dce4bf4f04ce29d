import QtQuick
import Tablewood.App

/// Takes a picture of each main screen into the folder the program was started with, then ends.
Item {
    id: list

    required property Window window
    readonly property string sampleId: Program.isTakingPictures ? KeptMatches.addSample(140) : ""
    property int next: 0
    signal pageWanted(string page, string layer, string matchId)

    /// Each is {name, page, layer}.
    readonly property var screens: [{
            "name": "home",
            "page": "home",
            "layer": ""
        }, {
            "name": "setup",
            "page": "setup",
            "layer": ""
        }, {
            "name": "settings",
            "page": "home",
            "layer": "settings"
        }, {
            "name": "help",
            "page": "home",
            "layer": "help"
        }, {
            "name": "table",
            "page": "table",
            "layer": ""
        }]
    readonly property var shots: {
        const all = [];
        for (const screen of list.screens) {
            all.push(list.shot(screen, "night", 1280, 800, 100));
            all.push(list.shot(screen, "clearing", 1280, 800, 100));
            all.push(list.shot(screen, "night", 1280, 800, 200));
            all.push(list.shot(screen, "night", 1920, 1080, 100));
        }
        return all;
    }

    function shot(screen: var, theme: string, width: int, height: int, textSize: int): var {
        return {
            "screen": screen,
            "theme": theme,
            "width": width,
            "height": height,
            "textSize": textSize
        };
    }

    function show(shot: var) {
        Preferences.hasReducedMotion = true;
        Preferences.theme = shot.theme;
        Preferences.textSize = shot.textSize;
        list.window.width = shot.width;
        list.window.height = shot.height;
        list.pageWanted(shot.screen.page, shot.screen.layer, shot.screen.page === "table" ? list.sampleId : "");
    }

    function nameOf(shot: var): string {
        const large = shot.textSize === 100 ? "" : "-text" + shot.textSize;
        return shot.screen.name + "-" + shot.theme + large + "-" + shot.width + "x" + shot.height;
    }

    Timer {
        property bool isShown: false
        property bool isWarm: false

        interval: isShown ? 1300 : 10
        running: Program.isTakingPictures
        repeat: true
        onTriggered: {
            if (isShown) {
                Program.takePicture(list.window, list.nameOf(list.shots[list.next]));
                // Without a display frames come only with pictures: the first lets canvases and lights begin, the second has them.
                isWarm = !isWarm;
                if (isWarm)
                    return;
                list.next += 1;
            }
            isShown = list.next < list.shots.length;
            if (isShown)
                list.show(list.shots[list.next]);
            else
                Qt.quit();
        }
    }
}
