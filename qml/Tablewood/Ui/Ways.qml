pragma Singleton
import QtQuick

/// The ways that lead from every page to the same place: the window takes them, and shows it over the page.
QtObject {
    signal help
    signal settings
}
