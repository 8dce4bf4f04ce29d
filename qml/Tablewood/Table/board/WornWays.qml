import QtQuick
import QtQuick.Shapes

/// Worn earth between spaces: its shade on the ground, its edge, what is trodden, and where most walk.
Item {
    id: worn

    /// An SVG path, a space being 1 long; empty for none.
    required property string ways
    required property real cell

    visible: ways !== ""

    component Layer: ShapePath {
        id: layer

        property real breadth: 0.2
        property string ways: ""

        strokeWidth: breadth
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin

        PathSvg {
            path: layer.ways === "" ? "M0 0" : layer.ways
        }
    }

    Shape {
        transform: Scale {
            xScale: worn.cell
            yScale: worn.cell
        }

        Layer {
            ways: worn.ways
            breadth: 0.48
            strokeColor: "#73140F08"
        }
        Layer {
            ways: worn.ways
            breadth: 0.36
            strokeColor: "#7D6843"
        }
        Layer {
            ways: worn.ways
            breadth: 0.24
            strokeColor: "#A08A5C"
        }
        Layer {
            ways: worn.ways
            breadth: 0.095
            strokeColor: "#59DECA96"
        }
    }
}
