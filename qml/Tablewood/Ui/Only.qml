import QtQuick

/// Makes its one child, beside itself, while `when` holds; otherwise the child does not exist.
Each {
    id: only

    property bool when: false

    model: when ? 1 : 0
}
