import QtQuick

/// A page of the settings: how its tab looks, what the search finds in it, and its settings as children.
Column {
    property string icon: ""
    property string title: ""
    /// Says in a few words what is set there.
    property string detail: ""
    property list<string> words: []
    /// Names its settings for `Preferences.reset`; empty where none can be set back.
    property string resettable: ""

    spacing: 14
}
