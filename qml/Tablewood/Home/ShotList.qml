import QtQuick
import Tablewood.App

/// Takes a picture of each main screen, or of the tables of one game, into the folder the program was started with, then ends.
Item {
    id: list

    required property Main window
    /// A match of two and one of eight at each game, as far as it seats them, by the names of their pictures.
    readonly property var samples: {
        const all = {};
        for (const game of [...Shelf.boxes].filter(box => box.isHere && (Program.picturedGame === "" || box.id === Program.picturedGame))) {
            all["table-" + game.id + "-two"] = KeptMatches.addSample(game.id, 2, list.sampleMoves);
            all["table-" + game.id + "-eight"] = KeptMatches.addSample(game.id, 8, list.sampleMoves);
        }
        return all;
    }
    readonly property int sampleMoves: 64
    property int next: 0

    function open(page: string, layer: string, matchId: string): void {
        list.window.layer = layer;
        list.window.isWatching = false;
        if (page === "replay")
            list.window.replay(matchId, null);
        else if (matchId !== "")
            list.window.openMatch(matchId);
        else
            list.window.shownPage = page;
    }

    /// Each is {name, page, layer, match}, by the name of the match.
    readonly property var screens: {
        const pages = ["home", "setup", "host", "join", "night", "maps"].map(page => list.screen(page, page, "", ""));
        const layers = ["settings", "help", "matches"].map(layer => list.screen(layer, "home", layer, ""));
        const names = Object.keys(list.samples);
        const tables = names.map(name => list.screen(name, "table", "", name));
        const replay = list.screen("replay", "replay", "", names[0]);
        return Program.picturedGame === "" ? [...pages, ...layers, ...tables, replay] : [...tables, replay];
    }
    readonly property var shots: {
        const all = [];
        for (const screen of list.screens) {
            all.push(list.shot(screen, "night", 1280, 800, 100));
            all.push(list.shot(screen, "clearing", 1280, 800, 100));
            all.push(list.shot(screen, "night", 1280, 800, 200));
            all.push(list.shot(screen, "night", 1280, 800, 300));
            all.push(list.shot(screen, "night", 1920, 1080, 100));
        }
        // German last: it stays.
        for (const screen of list.screens) {
            all.push(list.shot(screen, "night", 1280, 800, 100, "de"));
            all.push(list.shot(screen, "night", 1280, 800, 200, "de"));
        }
        return all;
    }

    function screen(name: string, page: string, layer: string, match: string): var {
        return {
            "name": name,
            "page": page,
            "layer": layer,
            "match": match
        };
    }

    /// `language` is empty for that of this start.
    function shot(screen: var, theme: string, width: int, height: int, textSize: int, language = ""): var {
        return {
            "screen": screen,
            "theme": theme,
            "width": width,
            "height": height,
            "textSize": textSize,
            "language": language
        };
    }

    function show(shot: var) {
        Preferences.hasReducedMotion = true;
        Preferences.explainsGames = shot.screen.page !== "table";
        Preferences.theme = shot.theme;
        if (shot.language !== "")
            Preferences.language = shot.language;
        Preferences.textSize = shot.textSize;
        list.window.width = shot.width;
        list.window.height = shot.height;
        list.open(shot.screen.page, shot.screen.layer, shot.screen.match === "" ? "" : list.samples[shot.screen.match]);
    }

    function nameOf(shot: var): string {
        const large = shot.textSize === 100 ? "" : "-text" + shot.textSize;
        const spoken = shot.language === "" ? "" : "-" + shot.language;
        return shot.screen.name + "-" + shot.theme + large + spoken + "-" + shot.width + "x" + shot.height;
    }

    Timer {
        property bool isShown: false
        property bool isWarm: false

        interval: isShown ? 1300 : 10
        running: true
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
