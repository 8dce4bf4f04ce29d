pragma Singleton
import QtQuick
import Tablewood.App

/// Colours, type and motion of every screen: Night and Clearing, scaled and calmed as the person chose.
QtObject {
    id: theme

    readonly property SystemPalette system: SystemPalette {
    }
    /// While a night is moderated nothing is bright, whatever was chosen.
    readonly property bool isDark: Night.isShown || Preferences.theme === "night" || (Preferences.theme === "system" && theme.system.window.hslLightness < 0.5)
    /// The name of the theme in use, as pictures are asked for.
    readonly property string name: theme.isDark ? "night" : "clearing"

    // Scenery and surfaces.
    readonly property color window: isDark ? "#0E1512" : "#F3EAD6"
    readonly property color panelTop: isDark ? "#F0243029" : "#FDF8EE"
    readonly property color panelFoot: isDark ? "#F0131C17" : "#F3E9D2"
    readonly property color panelEdge: isDark ? "#5C8A6B4A" : "#A5835A"
    readonly property color panelLit: isDark ? "#33F3D9A0" : "#FFFFFF"
    readonly property color panelUnder: isDark ? "#00000000" : "#BFA57A"
    readonly property color divider: isDark ? "#26EFE4CC" : "#33695230"
    readonly property color inset: isDark ? "#66070C09" : "#E9DDC2"
    readonly property color insetEdge: isDark ? "#40EFE4CC" : "#B99B6E"
    readonly property color row: isDark ? "#12EFE4CC" : "#66FFFFFF"
    readonly property color rowHover: isDark ? "#1FEFE4CC" : "#B3FFFFFF"
    readonly property color rowEdge: isDark ? "#1FEFE4CC" : "#4DA5835A"
    readonly property color rowLit: isDark ? "#2EE9B44C" : "#59F0C766"
    readonly property color veil: isDark ? "#B8070C09" : "#99493A22"

    // Words.
    readonly property color text: isDark ? "#EFE4CC" : "#1E1A14"
    readonly property color textBright: isDark ? "#FFF3D6" : "#1E1A14"
    readonly property color textSoft: isDark ? "#C9C3AE" : "#5B4E3C"
    readonly property color textFaint: isDark ? "#B9B49F" : "#5B4E3C"
    readonly property color accentText: isDark ? "#FFE3A0" : "#7A4E00"
    readonly property color dangerText: isDark ? "#F0925F" : "#9E3F18"
    readonly property color informationText: isDark ? "#BFD4D9" : "#2B6473"
    readonly property color goodText: isDark ? "#B5DB82" : "#4C6E28"
    readonly property color supplyText: isDark ? "#9BE6F2" : "#1F5866"

    // Parchment: the same in both themes.
    readonly property color parchmentTop: "#F7EFDB"
    readonly property color parchmentFoot: "#DCCBA7"
    readonly property color parchmentUnder: "#A88E62"
    readonly property color ink: "#1E1A14"
    readonly property color inkSoft: "#4A3F2E"

    // Light.
    readonly property color lantern: "#E9B44C"
    /// The hint of a bot.
    readonly property color hint: isDark ? "#A9DCF5" : "#1D5F8A"
    readonly property color lit: "#FFE3A0"
    readonly property color goldTop: "#F4C968"
    readonly property color goldFoot: "#D99B33"
    readonly property color goldEdge: "#F7D489"
    readonly property color goldUnder: "#7A5518"
    readonly property color ember: "#D9622B"
    /// The rim of things to act on; on paper a glow alone would vanish.
    readonly property color actRim: isDark ? "#E9B44C" : "#F0B93F"
    readonly property color chosenEdge: isDark ? "#E9B44C" : "#A8740E"
    readonly property color focus: isDark ? "#FFE3A0" : "#7A4E00"

    // Wood.
    readonly property color woodTop: isDark ? "#6A523B" : "#7A5838"
    readonly property color woodFoot: isDark ? "#4C3A2A" : "#5E4026"
    readonly property color woodEdge: isDark ? "#8A6B4A" : "#A5835A"
    readonly property color woodUnder: "#2A2018"
    readonly property color woodText: isDark ? "#EFE4CC" : "#FFF8E8"
    readonly property color woodCost: "#9BE6F2"
    readonly property color raisedTop: "#7A6045"
    readonly property color raisedFoot: "#564230"
    readonly property color raisedEdge: "#B08C62"
    readonly property color raisedText: "#FFF6E0"

    // Quiet controls.
    readonly property color quietTop: isDark ? "#1AEFE4CC" : "#FBF1E0"
    readonly property color quietFoot: isDark ? "#0DEFE4CC" : "#EBDDC0"
    readonly property color quietEdge: isDark ? "#4D8A6B4A" : "#B0946A"

    // Faces of type, with what the system has where a font is missing.
    readonly property string headingFamily: theme.installed("Vollkorn", "serif")
    readonly property string bodyFamily: theme.installed("Inter", "sans-serif")
    readonly property string numberFamily: theme.installed("Inter Display", theme.bodyFamily)

    readonly property var families: Qt.fontFamilies()

    function installed(family: string, otherwise: string): string {
        return theme.families.includes(family) ? family : otherwise;
    }

    /// Text size as the person chose it: 1 to 3.
    readonly property real textScale: Preferences.textSize / 100
    readonly property bool hasLargeText: theme.textScale > 1.3
    /// How much larger than at a laptop the words may be because the window is; 1 where a page has a unit of its own for them. The
    /// window sets it.
    property real room: 1
    /// Words grow by this. Large words that a person chose stay as chosen in any window.
    readonly property real wordScale: Math.max(theme.textScale, Math.min(theme.textScale * theme.room, 1.3))

    /// A measure that fits the words at a laptop grows by this.
    readonly property real roomScale: theme.wordScale / theme.textScale

    /// A text size, or a measure that follows it: small ones grow fully, large ones less, since they were large already.
    function px(size: real): real {
        return theme.scaled(size, theme.wordScale);
    }

    /// The same for a text size that is not the chosen one.
    function scaled(size: real, scale: real): real {
        return Math.round(size * (1 + (scale - 1) * theme.growth(size)));
    }

    function growth(size: real): real {
        return size <= 20 ? 1 : size >= 30 ? 0.7 : 1 - (size - 20) * 0.03;
    }

    readonly property bool hasReducedMotion: Preferences.hasReducedMotion
    readonly property int hover: theme.motion(90)
    readonly property int lift: theme.motion(120)
    readonly property int deal: theme.motion(160)
    readonly property int settle: theme.motion(180)
    readonly property int fade: theme.hasReducedMotion ? 80 : 140
    readonly property int banner: theme.motion(320)

    /// A duration in milliseconds: none with reduced motion.
    function motion(milliseconds: int): int {
        return theme.hasReducedMotion ? 0 : milliseconds;
    }

    readonly property bool isColourBlind: Preferences.seatColours === "safe"
    /// As pictures of seats are asked for: "usual", "strong" (with strong patterns) or "safe".
    readonly property string seatPalette: theme.isColourBlind ? "safe" : Preferences.hasStrongPatterns ? "strong" : "usual"

    /// The colour of a seat, counted from 0.
    function seatTint(seat: int): color {
        return ArtColours.seatTint(seat, theme.isColourBlind);
    }

    /// The seat's colour darkened, for edges and for words on paper.
    function seatDark(seat: int): color {
        return ArtColours.seatDark(seat, theme.isColourBlind);
    }

    /// The tint of the glow round what is a seat's.
    function seatGlow(seat: int): string {
        return ["leaf", "ember", "water", "violet"][seat % 4] ?? "leaf";
    }

    /// The colour of what a sign always stands for, such as hearts and gold; the usual one of signs for all else.
    function iconTint(icon: string): color {
        const tints = theme.isDark ? {
            "heart": "#E8706A",
            "gem": "#7FC4E8",
            "star": "#F2C14E"
        } : {
            "heart": "#B3312B",
            "gem": "#1F6A96",
            "star": "#8A5A00"
        };
        return tints[icon] ?? (theme.isDark ? "#A9CF78" : "#4C6E28");
    }

    /// The seat's colour for a word or a thin line on a panel.
    function seatText(seat: int): color {
        return theme.isDark ? theme.seatTint(seat) : theme.seatDark(seat);
    }
}
