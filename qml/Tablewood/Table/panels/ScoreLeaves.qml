import QtQuick
import Tablewood.Ui

/// A score as a row of leaves up to the goal, which is a star. Fresh ones are golden. `isMirrored` grows from the right.
Canvas {
    id: leaves

    property int value: 0
    property int target: 0
    property int fresh: 0
    property int seat: 0
    property bool isMirrored: false
    /// Breadth of a leaf.
    property real size: 8.6
    readonly property bool isShown: target > 0 && target <= 24
    readonly property color tint: Theme.seatTint(seat)
    readonly property color dark: Theme.seatDark(seat)

    visible: isShown
    implicitWidth: isShown ? target * size * 1.32 + size * 0.5 : 0
    implicitHeight: size * 1.6
    Accessible.ignored: true
    onValueChanged: requestPaint()
    onTargetChanged: requestPaint()
    onFreshChanged: requestPaint()
    onTintChanged: requestPaint()
    onDarkChanged: requestPaint()
    onSizeChanged: requestPaint()

    Connections {
        target: Theme

        function onIsDarkChanged(): void {
            leaves.requestPaint();
        }
    }

    function star(c: var, x: real, y: real, r: real): void {
        c.beginPath();
        for (let i = 0; i < 10; ++i) {
            const reach = i % 2 ? r * 0.46 : r;
            const angle = -Math.PI / 2 + i * Math.PI / 5;
            c.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
        }
        c.closePath();
    }

    onPaint: {
        const c = getContext("2d");
        c.reset();
        const tall = size * 1.5;
        for (let i = 0; i < target; ++i) {
            const isReached = i < value;
            const isFresh = isReached && i >= value - fresh;
            const step = i * size * 1.32;
            const x = isMirrored ? width - step - size : step;
            if (i === target - 1) {
                star(c, isMirrored ? x - size * 0.25 + size * 0.5 : x + size * 0.75, height / 2, size * 0.82);
                c.fillStyle = isReached ? "#FFE08A" : "#47FFD778";
                c.fill();
                c.strokeStyle = Theme.isDark ? "#F0C462" : "#7A4E00";
                c.lineWidth = 1.2;
                c.stroke();
                continue;
            }
            const y = (height - tall) / 2;
            c.beginPath();
            c.moveTo(x + size / 2, y);
            c.quadraticCurveTo(x + size * 1.1, y + tall * 0.45, x + size / 2, y + tall);
            c.quadraticCurveTo(x - size * 0.1, y + tall * 0.45, x + size / 2, y);
            c.closePath();
            const open = Theme.isDark ? "#1AEFE4CC" : "#00FFFFFF";
            const gold = Theme.isDark ? "#FFE08A" : "#E9B44C";
            const plain = Theme.isDark ? tint : Qt.tint(tint, Qt.rgba(dark.r, dark.g, dark.b, 0.5));
            c.fillStyle = !isReached ? open : isFresh ? gold : plain;
            c.fill();
            c.strokeStyle = Theme.isDark ? (isReached ? "#59FFFFFF" : "#47EFE4CC") : isFresh ? "#7A4E00" : isReached ? dark : "#B99B6E";
            c.lineWidth = 1;
            c.stroke();
        }
    }
}
