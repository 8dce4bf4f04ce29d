import QtQuick

/// A page of the settings: how its tab looks, what the search finds in it, and its settings as children.
Column {
    property string icon: ""
    property string title: ""
    /// What is set there, in a few words.
    property string detail: ""
    property list<string> words: []
    /// What `Preferences.reset` calls its settings; empty where none can be set back.
    property string resettable: ""

    spacing: 14
}
