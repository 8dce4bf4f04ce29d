pragma Singleton
import QtQuick

/// The colours of a card by the name of its palette: high, accent, ground, low.
QtObject {
    readonly property var colours: ({
            "fire": ["#F7D9A0", "#E9702F", "#8C2F1B", "#3A120C"],
            "light": ["#FFF3CF", "#F0BE52", "#8F6A1E", "#3C2A0A"],
            "shadow": ["#E4D6F2", "#A77BD0", "#4B3268", "#1C1129"],
            "storm": ["#DDF0F2", "#5FB2C6", "#22566A", "#0B2029"],
            "fate": ["#EEF0EA", "#A9B3AC", "#555E5A", "#1D2322"],
            "forest": ["#EFE9C8", "#9DB863", "#3F5B30", "#15210F"],
            "night": ["#E6EBE4", "#BFD4D9", "#2C454B", "#0D181B"],
            "berry": ["#F6DCCB", "#D8616B", "#74242F", "#2A0B10"],
            "wood": ["#F3E2BF", "#D39A52", "#6B4A2B", "#26180C"],
            "steel": ["#F1EFE6", "#B9C0BC", "#4D5C5E", "#182022"],
            "gold": ["#FFF0C4", "#E9B44C", "#6E5320", "#271C08"],
            "teal": ["#E4F3EC", "#67BDA5", "#215A50", "#0A211D"]
        })

    function of(palette: string): var {
        return colours[palette] ? colours[palette] : colours["forest"];
    }

    function high(palette: string): color {
        return of(palette)[0];
    }
    function accent(palette: string): color {
        return of(palette)[1];
    }
    function ground(palette: string): color {
        return of(palette)[2];
    }
    function low(palette: string): color {
        return of(palette)[3];
    }
}
