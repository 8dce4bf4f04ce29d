pragma Singleton
import QtQuick

/// What is read aloud of a thing beside its name.
QtObject {
    /// The words, and that it cannot be used now, where that is so: Qt 6.4 tells no screen reader of what is disabled.
    function of(words: string, isEnabled: bool): string {
        const idle = qsTr("cannot be used now");
        return isEnabled ? words : words === "" ? idle : words + ", " + idle;
    }
}
