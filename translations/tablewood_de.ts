<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AddSeatRow</name>
    <message>
        <source>A first seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fourth seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fifth seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sixth seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CornerButtons</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DataSettings</name>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) kept, every move at once.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tablewood %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>not yet in the box</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play, and what the keys do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the mouse: click a lit thing and then where it goes, or drag it there. The wheel zooms, the middle button moves the board, the right button shows a piece large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeCard</name>
    <message>
        <source>comes later</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Tablewood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One table. Everyone around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a table for every laptop in the room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a seat, or watch, at a table nearby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game and start, one laptop for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderate a night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voice, timing and the sounds of the forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map designer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw paths and building sites of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game and start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host, Join, Moderate a night and Map designer come later.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach every piece, space and button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what is marked, or go on with the gold button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the buttons of the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a card or piece large; open the gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put down what you hold, or close the top layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shared screen: large, without hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close; the match is kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes at once, in a running match too.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookPreview</name>
    <message>
        <source>A corner of your table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it looks at %1 percent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ember</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>berry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acorn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vermilion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clearing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go to set it. Panels fold together, the board stays whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour-blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern and emblem stay as they are, so that nobody has to learn a seat anew. Changes on this screen only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stronger patterns on tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes with the palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seats told apart without colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates round the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letters and numbers at its edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pieces appear where they land</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Tablewood: at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tablewood</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchList</name>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match is kept yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NearbyPanel</name>
    <message>
        <source>Tables nearby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing on several laptops comes later. Today everyone sits at this one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the rulebook has them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold the options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the rulebook has them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerSettings</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how others call you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sit down with them at the first seat.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Emblem of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mild: plays anything allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the laptop now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after a cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clearing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stronger patterns on tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates round the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>effects %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what each one does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no name yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) kept</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything changes at once, nothing to save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look as it came</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsSearch</name>
    <message>
        <source>Find a setting</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eleven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One laptop for all. Choose a box, say who sits down, start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press an emblem to change it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follows the number of seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance says who begins. Bots play at the pace of a person and never look at what is hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only bots play, you watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You and %n bot(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at one laptop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 minutes, kept as you play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces, cards and dice. Voice and ambience come with moderated nights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no sound at all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartOptions</name>
    <message>
        <source>Tablewood: one table, everyone around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open this match file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the person at this laptop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start without sound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep matches and settings in this folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of this start: en or de.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take pictures of the main screens into this folder and end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match file, as with --load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try tablewood --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one match file can be opened at a time, these were given: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a file. Name a match that was saved with Ctrl+S.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a language of this program. There are en and de.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>announced</name>
    <message>
        <source>Forsaken Forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden roles, one trail, and a night that kills.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kingdom Rush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together: towers against hordes on the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rise of the Forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shadowborn march, Lightborn shoot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Summoners, fifty cards, a duel.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arbor</name>
    <message>
        <source>Arbor II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow a forest around the Roots, and hold it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glory to reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the scenario says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By holding it until your next Dawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others have a turn to take it from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By reaching it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Life card gives your Ancient&apos;s Blessing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted after</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tree goes back to its owner’s supply. Eternal tiles do not burn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aura</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spaces straight beside your Ancient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eternal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guardians, the Sage and the Tree under an Ancient, while connected. Star cards and Ancients leave them alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joined to your Ancient by an unbroken line of your tiles. What is cut off brings no Glory and opens no manna slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fate cards are free and may answer a song of somebody else before it happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ancient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blessing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invocation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forest tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings 1 Glory beside a Root while it is connected to its Ancient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guardian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wakes under the Ancient, one in a turn. While connected it opens a manna slot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wakes once under the Ancient, and with it the Ancient’s Invocation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each connected tile on the eight spaces around it brings 1 Glory. Nothing is placed on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of you grows a forest towards the Roots. Every tile of yours on the eight spaces around a Root brings 1 Glory, as long as it is connected to your Ancient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Valley of Fate you win by reaching 13 Glory and still holding it when your next Dawn begins. The row of leaves under your name counts it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn is a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dawn: two dice are rolled and the higher one is your manna. A Blessing lets you use your Ancient’s Blessing, free, once in this Day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day: every action costs 1 manna. What is left at the end is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dusk: draw Stars from the display for 1 manna each; after that only drawing or ending is possible. Night: the display is filled again, and the next player’s Dawn begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Growing in a chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Tree grows straight beside your Ancient, in its Aura. The next one may grow beside the Tree you grew last, and so on: a Growth Chain, shown as a lit vine with numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any other action ends the chain. Moving the Ancient onto one of your tiles beside it takes the Aura along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guardians and the Sage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You begin with three manna slots. Wake a Guardian under your Ancient, one in a turn: it opens another slot while it is connected, and it never burns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in the match wake your Sage the same way. With it comes your Ancient’s Invocation, its strongest power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The soul of the forest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles that are not joined to your Ancient by an unbroken line of your tiles are cut off. They turn grey: no Glory, no manna slot, not Eternal. Join them again and everything is restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn one Tree in the right place, and half a forest may fall silent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stars and their songs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Star is one of two songs when you play it. Fire burns, Light grows, Shadow moves and swaps, Storm gives and takes manna.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fate is free: Destiny answers somebody’s song before it happens and stops it; Revelation takes up the Star that was played last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only players move here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your song waits for the others&apos; answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your Ancient first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Blessings: reroll one die or both first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is Dusk: after the first card you can only draw more or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no manna left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No song waits for an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have answered already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no Fate card to answer with, or the song is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ancients are chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of the two Ancients dealt to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice are only rolled again at Dawn, after two Blessings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Ancient already stands on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no tile of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too far from your Ancient on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your Trees are on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no space %1 on this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is covered by a Root.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in your Ancient&apos;s Aura.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not next to %2, the last Tree of your chain, nor in your Ancient&apos;s Aura.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a Tree can awaken, and on %1 under your Ancient is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Sage is awake already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No space has to be named for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your Guardians are awake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Guardian a turn: you have awakened one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Songs of Fate are free: use &quot;revelation&quot; or &quot;counter&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no card for this song.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Blessing has been used in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no Blessing in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no card in the discard that Revelation could take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The displayed cards are numbered 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card %1 has been taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold %1 cards: that is the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Tree in your Aura can burn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Tree on the board can burn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Tree near your Ancient can burn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Tree left to grow, or no space for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other tile for your Ancient to go to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The song reaches no opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No opponent&apos;s Ancient has a Tree to be moved to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no opponent&apos;s Tree to replace, or no Tree left to replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would change nothing now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Tree on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a Guardian: Guardians never burn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a Sage: a Sage never burns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tree on %1 is Eternal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 is further than %n spaces from your Ancient.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not touch your connected forest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is cut off from your Ancient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Ancient on %1 is not touched by songs like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No opponent&apos;s Ancient stands on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile on %1 is yours already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Tree of %2&apos;s forest on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 is not exactly %n spaces from %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The Ancient stands on %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Ancient stands on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile on %1 is Eternal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are not next to each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the spaces in reading order: %1, then %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 hold the same: nothing would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two spaces have to be named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n spaces have to be named.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 gained %n Glory and has %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n Glory and has %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chose %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolled both dice again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolled one die again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s Ancient went to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 invoked %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 used %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drew a Star: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ended the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 grew a Tree on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 burned %2&apos;s Tree on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 awakened a Guardian on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 awakened the Sage on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolled %2 for the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 reached %n Glory.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 held %n Glory until Dawn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolled %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gained %2 manna and the Blessing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gained %2 manna</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds it is shared: the same Glory, the same forest.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds %1 stood best.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The discard was shuffled to be the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 let it be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took a Star back: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2&apos;s Destiny was countered by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2&apos;s song was countered by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exchanged %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moved %2&apos;s Ancient to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will gain %2 less manna at the next Dawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will gain %2 more manna at the next Dawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your Ancient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your dawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1’s dawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1’s day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your dusk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1’s dusk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the first Dawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to hold %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>until their next Dawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to reach %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guardian of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sage of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stars on display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn at Dusk, 1 manna each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stars in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ancients dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds %1, wins at the next Dawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) cut off</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to reach %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No Ancient yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sage awake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dawn roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guardians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spent: the Sage is awake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manna</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of at most %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storm: %1 more at the next Dawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storm: %1 less at the next Dawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s) wait for Guardians</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The table waits for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two are dealt to you. Look at each closely, then pick the one you lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those who hold a Fate card may answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others may answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter it with your Fate card, or let it happen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Blessings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll both dice again, or one and keep the other’s Blessing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll both again, or one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 brings 1 Glory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 bring 1 Glory each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 and others bring 1 Glory each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No manna left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is free can still be done: your Blessing, or a Revelation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only free things are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend your manna</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow a Tree in a lit space, move your Ancient, wake a tile, or play a Star: 1 manna each. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow, move, wake or play. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow the chain’s next Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a lit space next to %1 for 1 manna, or take another action. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 manna, next to %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the Blessing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wake Guardian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wake Sage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 manna would be lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw another Star?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a Star on display for 1 manna, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw another, or end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mossmother</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older than the first path, and in no hurry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep Moss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your maximum manna is one higher, up to 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green Hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow one Tree next to your connected forest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Council of Elders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Trees in your Aura become Guardians.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cinder Hart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it lowers its crown, the undergrowth smokes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ember Blood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a song of Fire you played took effect, regain one manna.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorching Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn one Tree within two spaces of your Ancient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wildfire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn all Trees of your opponents within three spaces of your Ancient.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lantern Owl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She reads what the others only wish upon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starlight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the second on, the cards you draw at one Dusk cost nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falling Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the top card of the Star deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night of Stars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the Star deck until you hold four cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tide Heron</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands in the storm as if there were none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still Water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Songs of your opponents neither move your Ancient nor take your manna.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rising Tide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain two manna.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Ebb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All opponents gain four manna less at their next Dawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grave Moth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its wings touch what its feet do not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dusty Wings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Aura has the four diagonal spaces too. Your Ancient still moves straight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flutter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move your Ancient to any tile of your connected forest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night Flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move an opponent&apos;s Ancient to any Tree of its forest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mother Mycel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you see of her is the least of her.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your forest is connected over corners too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft Rot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace an opponent&apos;s Tree beside your Ancient by a Tree of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Great Bloom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace two Trees of opponents within three spaces of your Ancient by Trees of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ironback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many axes were broken on it, none of them twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard Bark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Trees in your Aura are Eternal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tree under your Ancient becomes a Guardian, besides the one you may awaken in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed Ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow a Tree on every empty space of your Aura.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thornpaw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The forest is one track, and the track is hers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Stride</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one manna your Ancient moves up to two tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Howl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All opponents gain one manna less at their next Dawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Great Hunt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain manna up to your maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valley of Fate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two forests, three Roots in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throne of Thorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three forests around one Root in the middle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Haven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four forests, and not enough room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esh&apos;to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spirit of Fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Song of Flame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn two Trees in your Aura.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Song of Ash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn one Tree anywhere on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lau&apos;su</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spirit of Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Song of Devotion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow two Trees next to your connected forest as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Song of Radiance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grow one Tree on any empty space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Xin&apos;eth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spirit of Shadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Song of Darkness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move an opponent&apos;s Ancient to a Tree of its forest exactly three spaces away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Song of Cunning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two spaces side by side exchange what they hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shai&apos;al</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spirit of Storm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Song of Thunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opponent gains two manna less at their next Dawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Song of Lightning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You gain two manna more at your next Dawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ool&apos;lan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spirit of Fate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Song of Revelation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the latest card of the discard that is not of Fate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Song of Destiny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter the song that was just played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aum&apos;ra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spirit of Life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gift of Life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may use your Ancient&apos;s Blessing in this turn, once. It cannot be countered.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kernel</name>
    <message>
        <source>There is nothing to do here now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no move of this game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>No clock is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move could not be stored and is not played: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking back could not be stored and is not done: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to bring back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody asks to take back any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First answer whether the last moves are taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has changed meanwhile. Look again and choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have made no move that could be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answer is not awaited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not want to take back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tablewood::KeptMatches</name>
    <message>
        <source>with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tablewood::Library</name>
    <message>
        <source>the library of matches is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start Tablewood again: it keeps the damaged file and begins a new library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this directory cannot be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another place for matches, or allow writing there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt&apos;s driver for SQLite is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install it (Debian: libqt6sql6-sqlite)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the library of matches cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow reading and writing there, or choose another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this database is not Tablewood&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it away, or choose another place for matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a newer Tablewood wrote this library: its format is %1, this version reads up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the newer version, or choose another place for matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the library of matches is damaged and cannot be set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the file away and start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library of matches was damaged. It is kept as %1; a new one was begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room on it, then try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing is not allowed there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow writing to the file and its directory, then try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the other copy of Tablewood, then try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk reports an error (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the disk is there and has room, then try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match cannot be stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the move cannot be stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match was changed or removed by another copy of Tablewood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the match again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the move cannot be taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the players cannot be stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture of the match cannot be stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match cannot be removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the library of matches cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no match %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move %1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tablewood::MatchSetup</name>
    <message>
        <source>there is no game to play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tablewood::Shelf</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tablewood::Wording</name>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
