pragma Singleton
import QtQuick

/// The words read aloud of a thing beside its name.
QtObject {
    /// The words, and that it cannot be used now, where that is so: Qt 6.4 tells no screen reader of what is disabled.
    function of(words: string, isEnabled: bool): string {
        const idle = qsTr("cannot be used now");
        return isEnabled ? words : words === "" ? idle : words + ", " + idle;
    }

    /// Sentences one after the other, one stop between them; what is empty is left out.
    function sentences(parts: var): string {
        const said = parts.filter(part => part !== "");
        return said.map((part, i) => i + 1 === said.length || /[.!?…]$/.test(part) ? part : part + ".").join(" ");
    }
}
