import QtQuick
import Tablewood.App

/// Where the buttons of a table lead: each is answered by the page that has the table.
QtObject {
    signal home
    /// The same seats once more.
    signal again
    /// The same seats in a match that could follow this one.
    signal next(wayOn way)
    /// Asks to watch the match so far.
    signal replay
    /// The page of the match's end is to be seen again, or the table behind it.
    signal end
    signal board
    /// Whoever has the table lets its night wait, or go on.
    signal halt(bool halted)
}
