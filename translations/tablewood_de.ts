<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AbilityRow</name>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>used</source>
        <translation>verbraucht</translation>
    </message>
</context>
<context>
    <name>ActionButtons</name>
    <message>
        <source>Bring back</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>So ging es aus</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>AddSeatRow</name>
    <message>
        <source>A first seat</source>
        <translation>Ein erster Platz</translation>
    </message>
    <message>
        <source>A second seat</source>
        <translation>Ein zweiter Platz</translation>
    </message>
    <message>
        <source>A third seat</source>
        <translation>Ein dritter Platz</translation>
    </message>
    <message>
        <source>A fourth seat</source>
        <translation>Ein vierter Platz</translation>
    </message>
    <message>
        <source>A fifth seat</source>
        <translation>Ein fünfter Platz</translation>
    </message>
    <message>
        <source>A sixth seat</source>
        <translation>Ein sechster Platz</translation>
    </message>
    <message>
        <source>Another seat</source>
        <translation>Noch ein Platz</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
</context>
<context>
    <name>BallotAsk</name>
    <message>
        <source>My slip: face down, hold to look</source>
        <translation>Mein Zettel: verdeckt, zum Ansehen halten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>BallotColumn</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BallotFacts</name>
    <message>
        <source>What everyone knows</source>
        <translation>Was alle wissen</translation>
    </message>
</context>
<context>
    <name>BallotFrame</name>
    <message>
        <source>Home; the match is kept</source>
        <translation>Zum Anfang; die Partie bleibt erhalten</translation>
    </message>
</context>
<context>
    <name>BallotRing</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
</context>
<context>
    <name>BannerSeat</name>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>away</source>
        <translation>fort</translation>
    </message>
    <message>
        <source>%1 plays here too</source>
        <translation>%1 spielt hier mit</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Show the whole board</source>
        <translation>Das ganze Brett zeigen</translation>
    </message>
    <message>
        <source>Let the board be moved again</source>
        <translation>Das Brett wieder beweglich machen</translation>
    </message>
    <message>
        <source>Hold the board still</source>
        <translation>Das Brett festhalten</translation>
    </message>
</context>
<context>
    <name>BotsPanel</name>
    <message>
        <source>%1 % won by %2, %3</source>
        <translation>%1 % gewonnen von %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n Bot</numerusform>
            <numerusform>%n Bots</numerusform>
        </translation>
    </message>
    <message>
        <source>Test with bots</source>
        <translation>Von Bots testen lassen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>won by %1, %2</source>
        <translation>gewonnen von %1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 matches so far</source>
        <translation>%1 von %2 Partien bisher</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 % of very many, from %n match(es)</source>
        <translation>
            <numerusform>%1 bis %2 % von sehr vielen, nach %n Partie</numerusform>
            <numerusform>%1 bis %2 % von sehr vielen, nach %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop: what was played until now counts</source>
        <translation>Anhalten: Was bis jetzt gespielt wurde, zählt</translation>
    </message>
    <message>
        <source>Players shown</source>
        <translation>Für so viele gezeigt</translation>
    </message>
    <message>
        <source>1 bot</source>
        <translation>1 Bot</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Spielen lassen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Bots tell which of two maps is harder, and whether one can be won at all. They do not tell how often people win.</source>
        <translation>Bots sagen, welche von zwei Karten schwerer ist, und ob eine überhaupt zu gewinnen ist. Wie oft Menschen gewinnen, sagen sie nicht.</translation>
    </message>
    <message>
        <source>%1, before the last change</source>
        <translation>%1, vor der letzten Änderung</translation>
    </message>
</context>
<context>
    <name>ChangedFileQuestion</name>
    <message>
        <source>Another program has changed the file</source>
        <translation>Ein anderes Programm hat die Datei geändert</translation>
    </message>
    <message>
        <source>%1 has another map than the one that was opened from it or saved to it.</source>
        <translation>In %1 ist eine andere Karte als die, die daraus geöffnet oder darin gespeichert wurde.</translation>
    </message>
    <message>
        <source>Keep what is drawn here</source>
        <translation>Behalten, was hier gezeichnet ist</translation>
    </message>
    <message>
        <source>Take what is in the file; what is here stays among the versions</source>
        <translation>Nehmen, was in der Datei ist; was hier ist, bleibt unter den Fassungen</translation>
    </message>
</context>
<context>
    <name>ColumnForm</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Watch what happened</source>
        <translation>Ansehen, was geschah</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Ton an</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Ton aus</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Tisch öffnen</translation>
    </message>
</context>
<context>
    <name>CornerButtons</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Ton an</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Ton aus</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>%1 is done for now</source>
        <translation>%1 ist für jetzt fertig</translation>
    </message>
    <message>
        <source>Pass the laptop to %1</source>
        <translation>Gib den Laptop an %1</translation>
    </message>
    <message>
        <source>The gate hides what each of you holds. Open it when only %1 can see.</source>
        <translation>Das Tor verbirgt, was jeder hält. Öffne es, wenn nur %1 hinsieht.</translation>
    </message>
    <message>
        <source>%1, press to look</source>
        <translation>%1, drück zum Ansehen</translation>
    </message>
    <message>
        <source>Show the table to all</source>
        <translation>Allen den Tisch zeigen</translation>
    </message>
    <message>
        <source>Pause and keep</source>
        <translation>Pause, Partie aufbewahren</translation>
    </message>
    <message>
        <source>The clock stands still until you open the gate</source>
        <translation>Die Uhr steht still, bis du das Tor öffnest</translation>
    </message>
</context>
<context>
    <name>CoverRow</name>
    <message>
        <source>Cover the table between turns</source>
        <translation>Den Tisch zwischen den Zügen verdecken</translation>
    </message>
    <message>
        <source>always, because each of you holds something secret</source>
        <translation>immer, denn jeder von euch hält etwas Geheimes</translation>
    </message>
    <message>
        <source>nothing is secret in this game</source>
        <translation>in diesem Spiel ist nichts geheim</translation>
    </message>
</context>
<context>
    <name>CyclePill</name>
    <message>
        <source>%1 of %2</source>
        <comment>a turn and how many there are</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, jetzt</translation>
    </message>
</context>
<context>
    <name>DataSettings</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) kept, every move at once.</source>
        <translation>
            <numerusform>%n Partie aufbewahrt, jeder Zug sofort.</numerusform>
            <numerusform>%n Partien aufbewahrt, jeder Zug sofort.</numerusform>
        </translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Tablewood %1</source>
        <translation>Tablewood %1</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) kept</source>
        <translation>
            <numerusform>%n Partie aufbewahrt</numerusform>
            <numerusform>%n Partien aufbewahrt</numerusform>
        </translation>
    </message>
    <message>
        <source>The system has no program that opens folders. Go there yourself: the line above says where it is.</source>
        <translation>Das System hat kein Programm, das Ordner öffnet. Geh selbst hin: Die Zeile darüber sagt, wo er liegt.</translation>
    </message>
</context>
<context>
    <name>DesignerPage</name>
    <message>
        <source>Map designer</source>
        <translation>Karten zeichnen</translation>
    </message>
</context>
<context>
    <name>DialogLook</name>
    <message>
        <source>File name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
</context>
<context>
    <name>DoctorStrip</name>
    <message>
        <source>is looking</source>
        <translation>sieht nach</translation>
    </message>
    <message>
        <source>has not looked yet</source>
        <translation>hat noch nicht nachgesehen</translation>
    </message>
    <message>
        <source>all is well</source>
        <translation>alles in Ordnung</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to look at</source>
        <translation>
            <numerusform>eine Sache zu beachten</numerusform>
            <numerusform>%n Dinge zu beachten</numerusform>
        </translation>
    </message>
    <message>
        <source>LAN doctor</source>
        <translation>LAN-Doktor</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Noch einmal nachsehen</translation>
    </message>
    <message>
        <source>Let the LAN doctor look</source>
        <translation>Den LAN-Doktor nachsehen lassen</translation>
    </message>
    <message numerus="yes">
        <source>%n more thing(s)</source>
        <translation>
            <numerusform>noch eine Sache</numerusform>
            <numerusform>noch %n Dinge</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Drawer</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>DrawerRow</name>
    <message>
        <source>Mine</source>
        <translation>Meines</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>DrawingHead</name>
    <message>
        <source>Back to your maps</source>
        <translation>Zurück zu deinen Karten</translation>
    </message>
    <message>
        <source>A map without a name</source>
        <translation>Eine Karte ohne Namen</translation>
    </message>
    <message>
        <source>%1, not yet in %2</source>
        <translation>%1, noch nicht in %2</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Auswählen und verschieben</translation>
    </message>
    <message>
        <source>Draw a way</source>
        <translation>Einen Weg zeichnen</translation>
    </message>
    <message>
        <source>Flip what you hold</source>
        <translation>Spiegeln, was du hältst</translation>
    </message>
    <message>
        <source>Flip it the other way</source>
        <translation>In der anderen Richtung spiegeln</translation>
    </message>
    <message>
        <source>Turn what you hold</source>
        <translation>Drehen, was du hältst</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Ausgeben</translation>
    </message>
    <message>
        <source>Test with bots</source>
        <translation>Von Bots testen lassen</translation>
    </message>
    <message>
        <source>Host this map: every laptop in the room can join</source>
        <translation>Für diese Karte einen Tisch öffnen: Jeder Laptop im Raum kann dazukommen</translation>
    </message>
    <message>
        <source>Play this map</source>
        <translation>Diese Karte spielen</translation>
    </message>
</context>
<context>
    <name>DrawingStage</name>
    <message>
        <source>Map, %1</source>
        <translation>Karte, %1</translation>
    </message>
    <message>
        <source>Way of</source>
        <translation>Weg von</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 percent, show the whole map</source>
        <translation>%1 Prozent, die ganze Karte zeigen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
</context>
<context>
    <name>EmblemButton</name>
    <message>
        <source>Leaf</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>Moth</source>
        <translation>Nachtfalter</translation>
    </message>
    <message>
        <source>Bee</source>
        <translation>Biene</translation>
    </message>
    <message>
        <source>Berry</source>
        <translation>Beere</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Blüte</translation>
    </message>
    <message>
        <source>Mushroom</source>
        <translation>Pilz</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>Feder</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Eule</translation>
    </message>
</context>
<context>
    <name>EndBanner</name>
    <message>
        <source>You have won</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>You have lost</source>
        <translation>Du hast verloren</translation>
    </message>
</context>
<context>
    <name>EndFoot</name>
    <message>
        <source>Home</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Den Tisch ansehen</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Watch the last round</source>
        <translation>Die letzte Runde ansehen</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>The match is kept on this laptop</source>
        <translation>Die Partie bleibt auf diesem Laptop</translation>
    </message>
</context>
<context>
    <name>EndPicture</name>
    <message>
        <source>How it ended</source>
        <translation>So ging es aus</translation>
    </message>
    <message>
        <source>%1 over the match</source>
        <translation>%1 im Lauf der Partie</translation>
    </message>
</context>
<context>
    <name>ExplainRow</name>
    <message>
        <source>Explain as we play</source>
        <translation>Beim Spielen erklären</translation>
    </message>
    <message>
        <source>each thing when it comes, you can stop it at any time</source>
        <translation>jedes, wenn es kommt; du kannst es jederzeit beenden</translation>
    </message>
    <message>
        <source>you know this game</source>
        <translation>du kennst dieses Spiel</translation>
    </message>
</context>
<context>
    <name>FaultsPanel</name>
    <message>
        <source>To put right</source>
        <translation>Zu richten</translation>
    </message>
    <message>
        <source>Nothing to put right</source>
        <translation>Nichts zu richten</translation>
    </message>
    <message>
        <source>Being checked…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message numerus="yes">
        <source>All %n check(s) pass</source>
        <translation>
            <numerusform>Die Prüfung fand nichts</numerusform>
            <numerusform>Alle %n Prüfungen fanden nichts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other check(s) pass</source>
        <translation>
            <numerusform>%n andere Prüfung fand nichts</numerusform>
            <numerusform>%n andere Prüfungen fanden nichts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldCard</name>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>%1, can be played</source>
        <translation>%1, spielbar</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>one thing said after the other</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>tilted</source>
        <translation>gekippt</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, mit %2</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>what is attached, and to what</comment>
        <translation>%1, an %2</translation>
    </message>
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>%1: %2</source>
        <comment>a name and a number</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>The fields</source>
        <translation>Die Felder</translation>
    </message>
</context>
<context>
    <name>FileDoors</name>
    <message>
        <source>Let go to open this file</source>
        <translation>Loslassen, um diese Datei zu öffnen</translation>
    </message>
</context>
<context>
    <name>FileQuestion</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>FileQuestions</name>
    <message>
        <source>Open a match</source>
        <translation>Eine Partie öffnen</translation>
    </message>
    <message>
        <source>Matches (*.tablewood)</source>
        <translation>Partien (*.tablewood)</translation>
    </message>
    <message>
        <source>Save this match as a file</source>
        <translation>Diese Partie als Datei speichern</translation>
    </message>
</context>
<context>
    <name>FoldedPanel</name>
    <message>
        <source>Show all of %1</source>
        <translation>Alles zeigen von %1</translation>
    </message>
</context>
<context>
    <name>FolderQuestion</name>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>FormLine</name>
    <message>
        <source>Less: %1</source>
        <translation>Weniger: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Mehr: %1</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, gewählt</translation>
    </message>
</context>
<context>
    <name>FormPanel</name>
    <message>
        <source>Select nothing, show the whole map&apos;s properties</source>
        <translation>Nichts auswählen, die Angaben der ganzen Karte zeigen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>not yet in the box</source>
        <translation>noch nicht in der Schachtel</translation>
    </message>
</context>
<context>
    <name>GapMark</name>
    <message>
        <source>Put it first in the row</source>
        <translation>Ganz nach links legen</translation>
    </message>
    <message>
        <source>Put it to the right of %1</source>
        <translation>Rechts neben %1 legen</translation>
    </message>
</context>
<context>
    <name>GuardedPage</name>
    <message>
        <source>%1, hold to read</source>
        <translation>%1, zum Lesen halten</translation>
    </message>
    <message>
        <source>only you see this page</source>
        <translation>nur du siehst diese Seite</translation>
    </message>
    <message>
        <source>press and hold to read</source>
        <translation>drücken und halten zum Lesen</translation>
    </message>
    <message>
        <source>Nothing is written here yet.</source>
        <translation>Hier steht noch nichts.</translation>
    </message>
</context>
<context>
    <name>HandPlace</name>
    <message>
        <source>Play for %1</source>
        <translation>Für %1 spielen</translation>
    </message>
</context>
<context>
    <name>HandSign</name>
    <message>
        <source>You play for %1</source>
        <translation>Du spielst für %1</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play for %1</source>
        <translation>Für %1 spielen</translation>
    </message>
</context>
<context>
    <name>HandView</name>
    <message>
        <source>%1, can be played</source>
        <translation>%1, spielbar</translation>
    </message>
    <message>
        <source>Hand %1 of %2</source>
        <translation>Hand %1 von %2</translation>
    </message>
</context>
<context>
    <name>HeadNote</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>I have read it</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>What else there is to read</source>
        <translation>Was es sonst zu lesen gibt</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>How to play, and what the keys do</source>
        <translation>Wie man spielt und was die Tasten tun</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>With the mouse: click a lit thing and then where it goes, or drag it there. The wheel zooms, the middle button moves the board, the right button shows a piece large.</source>
        <translation>Mit der Maus: Klick auf etwas Leuchtendes und dann dorthin, wo es hinsoll, oder zieh es hin. Das Rad vergrößert, die mittlere Taste verschiebt das Brett, die rechte zeigt eine Figur groß.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>HomeCard</name>
    <message>
        <source>comes later</source>
        <translation>kommt später</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Tablewood</source>
        <translation>Tablewood</translation>
    </message>
    <message>
        <source>One table. Everyone around it.</source>
        <translation>Ein Tisch. Alle darum herum.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Gastgeben</translation>
    </message>
    <message>
        <source>Open a table for every laptop in the room</source>
        <translation>Einen Tisch für alle Laptops im Raum öffnen</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Mitspielen</translation>
    </message>
    <message>
        <source>Take a seat, or watch, at a table nearby</source>
        <translation>An einem Tisch in der Nähe Platz nehmen oder zusehen</translation>
    </message>
    <message>
        <source>Play at this table</source>
        <translation>An diesem Tisch spielen</translation>
    </message>
    <message>
        <source>Choose a game and start, one laptop for all</source>
        <translation>Spiel aussuchen und los, ein Laptop für alle</translation>
    </message>
    <message>
        <source>Moderate a night</source>
        <translation>Eine Nacht leiten</translation>
    </message>
    <message>
        <source>Voice, timing and the sounds of the forest</source>
        <translation>Stimme, Zeit und die Geräusche des Waldes</translation>
    </message>
    <message>
        <source>Map designer</source>
        <translation>Kartenwerkstatt</translation>
    </message>
    <message>
        <source>Draw paths and building sites of your own</source>
        <translation>Eigene Wege und Bauplätze zeichnen</translation>
    </message>
    <message>
        <source>Choose a game and start</source>
        <translation>Spiel aussuchen und los</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>%1, at: %2</source>
        <translation>%1, bei: %2</translation>
    </message>
    <message>
        <source>Go on with the night</source>
        <translation>Weiter mit der Nacht</translation>
    </message>
    <message>
        <source>A night was cut off and cannot go on: look why.</source>
        <translation>Eine Nacht wurde unterbrochen und kann nicht weitergehen: sieh nach, warum.</translation>
    </message>
</context>
<context>
    <name>HostRows</name>
    <message>
        <source>Its name</source>
        <translation>Sein Name</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Name des Tisches</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>I play too</source>
        <translation>Ich spiele mit</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
</context>
<context>
    <name>IconButton</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>IdentityCard</name>
    <message>
        <source>%1: face down, hold to look</source>
        <translation>%1: verdeckt, zum Ansehen halten</translation>
    </message>
    <message>
        <source>%1, can be played</source>
        <translation>%1, spielbar</translation>
    </message>
</context>
<context>
    <name>IdentityPage</name>
    <message>
        <source>Home; the match is kept</source>
        <translation>Startseite; die Partie bleibt erhalten</translation>
    </message>
</context>
<context>
    <name>InviteCard</name>
    <message>
        <source>QR code of the link to this table</source>
        <translation>QR-Code des Links zu diesem Tisch</translation>
    </message>
    <message>
        <source>Table code</source>
        <translation>Name zum Vorlesen</translation>
    </message>
    <message>
        <source>opening …</source>
        <translation>wird geöffnet …</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Show it large</source>
        <translation>Groß zeigen</translation>
    </message>
    <message>
        <source>Join this table</source>
        <translation>An diesen Tisch kommen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Nobody can join yet</source>
        <translation>Noch kann niemand kommen</translation>
    </message>
    <message>
        <source>This laptop is in no network.</source>
        <translation>Dieser Laptop ist in keinem Netz.</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>Join</source>
        <translation>Mitspielen</translation>
    </message>
    <message>
        <source>Take a seat, or watch, at a table in your network.</source>
        <translation>Setz dich an einen Tisch in deinem Netz, oder sieh zu.</translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation>Tische in der Nähe</translation>
    </message>
    <message>
        <source>looking</source>
        <translation>sucht</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>einer gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>No table is heard yet. As soon as somebody in your network hosts one, it appears here. You may also type its address or paste its link.</source>
        <translation>Noch ist kein Tisch zu hören. Sobald jemand in deinem Netz einen öffnet, erscheint er hier. Du kannst auch seine Adresse eingeben oder seinen Link einfügen.</translation>
    </message>
    <message>
        <source>Where you were before</source>
        <translation>Wo du schon warst</translation>
    </message>
    <message>
        <source>You come as</source>
        <translation>Du kommst als</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>a spectator</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>shared screen</source>
        <translation>Großbild</translation>
    </message>
    <message>
        <source>You take a seat at the table.</source>
        <translation>Du bekommst einen Platz am Tisch.</translation>
    </message>
    <message>
        <source>You see what everybody may see, and no hands.</source>
        <translation>Du siehst, was alle sehen dürfen, und keine Handkarten.</translation>
    </message>
    <message>
        <source>This laptop becomes the large screen for all in the room.</source>
        <translation>Dieser Laptop wird zum großen Bildschirm für alle im Raum.</translation>
    </message>
    <message>
        <source>By code, address or link</source>
        <translation>Mit Namen, Adresse oder Link</translation>
    </message>
    <message>
        <source>Code, address or link of a table</source>
        <translation>Name, Adresse oder Link eines Tisches</translation>
    </message>
    <message>
        <source>OLIVE OTTER 41, 192.168.1.20 or tablewood://…</source>
        <translation>OLIVE OTTER 41, 192.168.1.20, tablewood://…</translation>
    </message>
    <message>
        <source>Join this table</source>
        <translation>Diesem Tisch beitreten</translation>
    </message>
</context>
<context>
    <name>JoinWait</name>
    <message>
        <source>No way to this table</source>
        <translation>Kein Weg zu diesem Tisch</translation>
    </message>
    <message>
        <source>You knock</source>
        <translation>Du klopfst an</translation>
    </message>
    <message>
        <source>The table does not answer</source>
        <translation>Der Tisch antwortet nicht</translation>
    </message>
    <message>
        <source>On the way to the table</source>
        <translation>Auf dem Weg zum Tisch</translation>
    </message>
    <message>
        <source>On the way to %1</source>
        <translation>Auf dem Weg: %1</translation>
    </message>
    <message>
        <source>The host is asked to let you in. Ask aloud: does the host see these three?</source>
        <translation>Der Gastgeber wird gefragt, ob du hereindarfst. Frag laut: Siehst du diese drei?</translation>
    </message>
    <message>
        <source>It takes a moment.</source>
        <translation>Es dauert einen Augenblick.</translation>
    </message>
    <message>
        <source>Other pictures there mean that somebody else is in between. Then go back and ask for the link.</source>
        <translation>Sind es dort andere Bilder, ist jemand dazwischen. Dann geh zurück und lass dir den Link geben.</translation>
    </message>
    <message>
        <source>It is tried again by itself.</source>
        <translation>Es wird von selbst wieder versucht.</translation>
    </message>
    <message>
        <source>Back to the tables</source>
        <translation>Zurück zu den Tischen</translation>
    </message>
    <message>
        <source>Do not join</source>
        <translation>Doch nicht</translation>
    </message>
</context>
<context>
    <name>KeyChange</name>
    <message>
        <source>%1 always stays what it is.</source>
        <translation>%1 bleibt immer, was es ist.</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>The key as it came</source>
        <translation>Die Taste wie am Anfang</translation>
    </message>
    <message>
        <source>The key as it came: %1</source>
        <translation>Die Taste wie am Anfang: %1</translation>
    </message>
    <message>
        <source>%1 already does this: %2.</source>
        <translation>%1 tut schon dies: %2.</translation>
    </message>
    <message>
        <source>%1 Press another key, or Esc.</source>
        <translation>%1 Drück eine andere Taste oder Esc.</translation>
    </message>
    <message>
        <source>Press the new key. Esc leaves it as it was.</source>
        <translation>Drück die neue Taste. Esc lässt es, wie es war.</translation>
    </message>
    <message>
        <source>Swap the keys</source>
        <translation>Tasten tauschen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
</context>
<context>
    <name>KeySettings</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>what each one does</source>
        <translation>was jede tut</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Press a line, then the new key.</source>
        <translation>Drück auf eine Zeile, dann die neue Taste.</translation>
    </message>
</context>
<context>
    <name>KnockCard</name>
    <message>
        <source>%1 asks to sit down</source>
        <translation>%1 möchte sich setzen</translation>
    </message>
    <message>
        <source>%1 asks to watch</source>
        <translation>%1 möchte zuschauen</translation>
    </message>
    <message>
        <source>%1 wants to be the shared screen</source>
        <translation>%1 möchte der Bildschirm für alle sein</translation>
    </message>
    <message>
        <source>From there somebody came whom you sent away.</source>
        <translation>Von dort kam jemand, den du weggeschickt hast.</translation>
    </message>
    <message>
        <source>Ask aloud: are these the three pictures on your screen?</source>
        <translation>Frag laut: Sind das die drei Bilder auf deinem Bildschirm?</translation>
    </message>
    <message>
        <source>The same, let %1 in</source>
        <translation>Dieselben, %1 darf herein</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>%1 is not let in</source>
        <translation>%1 wird nicht hereingelassen</translation>
    </message>
</context>
<context>
    <name>LanMatch</name>
    <message>
        <source>Somebody asks to be let in</source>
        <translation>Jemand möchte herein</translation>
    </message>
    <message>
        <source>Who is at this table</source>
        <translation>Wer am Tisch ist</translation>
    </message>
    <message>
        <source>Will you host the table?</source>
        <translation>Übernimmst du den Tisch?</translation>
    </message>
    <message>
        <source>The host wants to leave. Then this laptop holds the match, and all others come to it with their seats.</source>
        <translation>Der Gastgeber möchte gehen. Dann bewahrt dieser Laptop die Partie, und alle anderen kommen mit ihren Plätzen zu ihm.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>I take it over</source>
        <translation>Ich übernehme ihn</translation>
    </message>
    <message>
        <source>%1 asks to be let in.</source>
        <translation>%1 bittet um Einlass.</translation>
    </message>
    <message>
        <source>Before the first move each laptop sealed its own part of all chance. After the end all parts are opened: they have to fit their seals, and together give the dice and cards that were played.</source>
        <translation>Vor dem ersten Zug hat jeder Laptop seinen Teil des Zufalls versiegelt. Nach dem Ende werden alle Teile geöffnet: Sie müssen zu ihren Siegeln passen und zusammen die Würfel und Karten ergeben, mit denen gespielt wurde.</translation>
    </message>
    <message>
        <source>Compare pictures</source>
        <translation>Bilder vergleichen</translation>
    </message>
    <message>
        <source>Call across the table, or point at something</source>
        <translation>Über den Tisch rufen oder auf etwas zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%1 asks you to go on. In %n second(s) what you have begun is taken back.</source>
        <translation>
            <numerusform>%1 bittet dich weiterzumachen. In %n Sekunde wird zurückgenommen, was du begonnen hast.</numerusform>
            <numerusform>%1 bittet dich weiterzumachen. In %n Sekunden wird zurückgenommen, was du begonnen hast.</numerusform>
        </translation>
    </message>
    <message>
        <source>I go on</source>
        <translation>Ich mache weiter</translation>
    </message>
    <message>
        <source>%1 has done nothing for a minute, and all wait.</source>
        <translation>%1 hat eine Minute nichts getan, und alle warten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 was asked to go on. In %n second(s) what they have begun is taken back.</source>
        <translation>
            <numerusform>%1 wurde gebeten weiterzumachen. In %n Sekunde wird zurückgenommen, was begonnen war.</numerusform>
            <numerusform>%1 wurde gebeten weiterzumachen. In %n Sekunden wird zurückgenommen, was begonnen war.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask %1 to go on</source>
        <translation>%1 bitten weiterzumachen</translation>
    </message>
</context>
<context>
    <name>LanNote</name>
    <message>
        <source>I have read it</source>
        <translation>Gelesen</translation>
    </message>
</context>
<context>
    <name>LanNotices</name>
    <message>
        <source>%1 It is tried again, your place is kept.</source>
        <translation>%1 Es wird weiter versucht, dein Platz bleibt frei.</translation>
    </message>
</context>
<context>
    <name>LanguageSettings</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Changes at once, in a running match too.</source>
        <translation>Gilt sofort, auch in einer laufenden Partie.</translation>
    </message>
</context>
<context>
    <name>LayerBar</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 for all)</source>
        <comment>what it shows, and a key</comment>
        <translation>%1 (%2 für alle)</translation>
    </message>
</context>
<context>
    <name>LayersPanel</name>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Players shown</source>
        <translation>Für so viele gezeigt</translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <translation>Verbergen: %1</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Zeigen: %1</translation>
    </message>
    <message>
        <source>Edit this layer alone: %1</source>
        <translation>Nur diese Ebene bearbeiten: %1</translation>
    </message>
    <message>
        <source>What you lay is</source>
        <translation>Was du legst, ist</translation>
    </message>
    <message>
        <source>For any number</source>
        <translation>Für jede Zahl</translation>
    </message>
    <message numerus="yes">
        <source>For %n player(s)</source>
        <translation>
            <numerusform>Für %n Person</numerusform>
            <numerusform>Für %n Personen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeaveQuestion</name>
    <message>
        <source>Close this table?</source>
        <translation>Diesen Tisch schließen?</translation>
    </message>
    <message>
        <source>Leave this table?</source>
        <translation>Diesen Tisch verlassen?</translation>
    </message>
    <message>
        <source>It lives on this laptop: without it nobody can go on. A match that has begun is kept. Continue opens it again, and the others come back to their seats.</source>
        <translation>Er liegt auf diesem Laptop, ohne ihn kann niemand weiterspielen. Eine begonnene Partie bleibt erhalten: „Weiterspielen“ öffnet sie wieder, und die anderen kommen auf ihre Plätze zurück.</translation>
    </message>
    <message>
        <source>If you step out, your seat waits for you. If you go home, somebody else may take it.</source>
        <translation>Gehst du kurz hinaus, wartet dein Platz auf dich. Gehst du nach Hause, kann ihn jemand anderes nehmen.</translation>
    </message>
    <message>
        <source>You can come back as long as the table is open.</source>
        <translation>Du kannst wiederkommen, solange der Tisch offen ist.</translation>
    </message>
    <message>
        <source>Leave it open</source>
        <translation>Offen lassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Step out, keep my seat</source>
        <translation>Kurz hinausgehen, Platz behalten</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tisch schließen</translation>
    </message>
    <message>
        <source>Go home</source>
        <translation>Nach Hause gehen</translation>
    </message>
    <message>
        <source>Ask %1 to host it, and stay until then</source>
        <translation>%1 bitten, Gastgeber zu sein, und bis dahin bleiben</translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>%1, enlarged</source>
        <translation>%1, vergrößert</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>%1 of %2</source>
        <comment>so many things were explained</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Reads on in what is explained</source>
        <translation>Liest weiter in dem, was erklärt wird</translation>
    </message>
</context>
<context>
    <name>LessonNote</name>
    <message>
        <source>The table waits</source>
        <translation>Der Tisch wartet</translation>
    </message>
    <message>
        <source>The table waits while you read</source>
        <translation>Der Tisch wartet, während du liest</translation>
    </message>
</context>
<context>
    <name>LessonStop</name>
    <message>
        <source>Stop explaining</source>
        <translation>Nichts mehr erklären</translation>
    </message>
    <message>
        <source>The settings bring it back</source>
        <translation>Die Einstellungen bringen es zurück</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Kept move by move, without asking</source>
        <translation>Zug für Zug aufbewahrt, ohne zu fragen</translation>
    </message>
    <message>
        <source>Search the matches</source>
        <translation>Die Partien durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>In no match is there “%1”.</source>
        <translation>In keiner Partie kommt „%1“ vor.</translation>
    </message>
    <message>
        <source>No match is kept yet.</source>
        <translation>Noch ist keine Partie aufbewahrt.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Play at this table</source>
        <translation>An diesem Tisch spielen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>LobbyRoom</name>
    <message>
        <source>%1, you are hosting</source>
        <translation>%1, du bist Gastgeber</translation>
    </message>
    <message>
        <source>%1, you are a guest</source>
        <translation>%1, du bist Gast</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Regeln dieses Tischs</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>Do not watch</source>
        <translation>Nicht zuschauen</translation>
    </message>
    <message>
        <source>Only watch</source>
        <translation>Nur zuschauen</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Ich bin bereit</translation>
    </message>
    <message>
        <source>You are here as</source>
        <translation>Du bist hier als</translation>
    </message>
    <message>
        <source>You choose for your seat</source>
        <translation>Du wählst für deinen Platz</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Read the story</source>
        <translation>Die Geschichte lesen</translation>
    </message>
    <message>
        <source>Play another one</source>
        <translation>Ein anderes spielen</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Fold the log</source>
        <translation>Verlauf zuklappen</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>Verlauf aufklappen</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Its details are shown; Enter folds them</source>
        <translation>Die Einzelheiten sind zu sehen; Enter faltet sie zusammen</translation>
    </message>
    <message numerus="yes">
        <source>%n detail(s) more; Enter shows them</source>
        <translation>
            <numerusform>%n Einzelheit mehr; Enter zeigt sie</numerusform>
            <numerusform>%n Einzelheiten mehr; Enter zeigt sie</numerusform>
        </translation>
    </message>
    <message>
        <source>Since your move</source>
        <translation>Seit deinem Zug</translation>
    </message>
</context>
<context>
    <name>LookPreview</name>
    <message>
        <source>A corner of your table</source>
        <translation>Eine Ecke deines Tisches</translation>
    </message>
    <message>
        <source>as it looks at %1 percent</source>
        <translation>so sieht sie mit %1 Prozent aus</translation>
    </message>
</context>
<context>
    <name>LookSettings</name>
    <message>
        <source>leaf</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>ember</source>
        <translation>Glut</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>lantern</source>
        <translation>Laterne</translation>
    </message>
    <message>
        <source>berry</source>
        <translation>Beere</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>acorn</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>sky</source>
        <translation>Himmel</translation>
    </message>
    <message>
        <source>vermilion</source>
        <translation>Zinnober</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>Petrol</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>Elfenbein</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Stimmung</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Clearing</source>
        <translation>Lichtung</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>Let go to set it. Panels fold together, the board stays whole.</source>
        <translation>Gilt, sobald du loslässt. Tafeln rücken zusammen, das Brett bleibt ganz.</translation>
    </message>
    <message>
        <source>Seat colours</source>
        <translation>Farben der Plätze</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Colour-blind</source>
        <translation>Farbenblind</translation>
    </message>
    <message>
        <source>Pattern and emblem stay as they are, so that nobody has to learn a seat anew. Changes on this screen only.</source>
        <translation>Muster und Zeichen bleiben gleich, damit niemand einen Platz neu lernen muss. Ändert nur diesen Bildschirm.</translation>
    </message>
    <message>
        <source>Stronger patterns on tiles</source>
        <translation>Kräftigere Muster auf Plättchen</translation>
    </message>
    <message>
        <source>comes with the palette</source>
        <translation>gehört zu diesen Farben</translation>
    </message>
    <message>
        <source>seats told apart without colour</source>
        <translation>Plätze auch ohne Farbe erkennbar</translation>
    </message>
    <message>
        <source>Coordinates round the board</source>
        <translation>Koordinaten um das Brett</translation>
    </message>
    <message>
        <source>letters and numbers at its edges</source>
        <translation>Buchstaben und Zahlen am Rand</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>pieces appear where they land</source>
        <translation>Figuren erscheinen dort, wo sie landen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>%1, %2 percent</source>
        <translation>%1, %2 Prozent</translation>
    </message>
    <message>
        <source>Great moments at the table</source>
        <translation>Große Momente am Tisch</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lang</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>What weighs most rises over the board for as long as it takes to read, and who one is is chosen from large cards. A press puts it away.</source>
        <translation>Was am meisten wiegt, erhebt sich über dem Brett, so lange man zum Lesen braucht, und wer man ist, wählt man aus großen Karten. Ein Druck legt es weg.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Tablewood</source>
        <translation>Tablewood</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
</context>
<context>
    <name>MapDialogs</name>
    <message>
        <source>Maps (%1)</source>
        <translation>Karten (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Eine Karte öffnen</translation>
    </message>
    <message>
        <source>Save the map as a file</source>
        <translation>Die Karte als Datei speichern</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
</context>
<context>
    <name>MapsPage</name>
    <message>
        <source>Map designer</source>
        <translation>Karten zeichnen</translation>
    </message>
    <message>
        <source>Draw a map of your own, try it, play it</source>
        <translation>Zeichne eine eigene Karte, probiere sie aus, spiel sie</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Eine Datei öffnen</translation>
    </message>
    <message>
        <source>Begin a new map</source>
        <translation>Eine neue Karte beginnen</translation>
    </message>
    <message>
        <source>Your maps</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>None yet. Begin one above: it is playable at once, and kept by itself.</source>
        <translation>Noch keine. Beginne oben eine: Sie ist sofort spielbar und wird von selbst aufgehoben.</translation>
    </message>
    <message>
        <source>kept on %1</source>
        <translation>aufgehoben am %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <source>Save %1 as a file</source>
        <translation>%1 als Datei speichern</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Earlier versions of %1</source>
        <translation>Frühere Fassungen von %1</translation>
    </message>
    <message>
        <source>There is no earlier version yet.</source>
        <translation>Noch gibt es keine frühere Fassung.</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Stand vom %1</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>not stored</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>MatchView</name>
    <message>
        <source>Back behind the gate</source>
        <translation>Wieder hinter das Tor</translation>
    </message>
    <message>
        <source>Press what you mean on the board: all see it.</source>
        <translation>Drücke auf dem Brett auf das, was du meinst: Alle sehen es.</translation>
    </message>
    <message>
        <source>Do not point</source>
        <translation>Nicht zeigen</translation>
    </message>
</context>
<context>
    <name>NearbyPanel</name>
    <message>
        <source>Tables nearby</source>
        <translation>Tische in der Nähe</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>einer gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>No table is open nearby. When somebody hosts one, it appears here.</source>
        <translation>In der Nähe ist kein Tisch offen. Sobald jemand einen öffnet, erscheint er hier.</translation>
    </message>
    <message numerus="yes">
        <source>%n more, a code or an address</source>
        <translation>
            <numerusform>%n weiterer, ein Name oder eine Adresse</numerusform>
            <numerusform>%n weitere, ein Name oder eine Adresse</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a code, address or link</source>
        <translation>Name, Adresse oder Link eingeben</translation>
    </message>
</context>
<context>
    <name>NightBeside</name>
    <message>
        <source>How loud</source>
        <translation>Wie laut</translation>
    </message>
    <message>
        <source>How loud (nothing is heard)</source>
        <translation>Wie laut (nichts ist zu hören)</translation>
    </message>
    <message>
        <source>Roles in play</source>
        <translation>Rollen im Spiel</translation>
    </message>
    <message>
        <source>Every role is called</source>
        <translation>Jede Rolle wird gerufen</translation>
    </message>
</context>
<context>
    <name>NightCard</name>
    <message>
        <source>A card with the moon</source>
        <translation>Eine Karte mit dem Mond</translation>
    </message>
</context>
<context>
    <name>NightCast</name>
    <message>
        <source>Every role of the night</source>
        <translation>Jede Rolle der Nacht</translation>
    </message>
    <message>
        <source>Only those in play</source>
        <translation>Nur die im Spiel</translation>
    </message>
    <message>
        <source>Tick the roles in play. They are called in every night, also when nobody holds them any more: the same words, the same seconds.</source>
        <translation>Hake an, welche Rollen im Spiel sind. Sie werden in jeder Nacht gerufen, auch wenn niemand sie mehr hat: dieselben Worte, dieselben Sekunden.</translation>
    </message>
    <message>
        <source>Every role gets its words and its seconds, whoever holds it: nobody hears which are in play.</source>
        <translation>Jede Rolle bekommt ihre Worte und ihre Sekunden, wer auch immer sie hat: Niemand hört, welche im Spiel sind.</translation>
    </message>
</context>
<context>
    <name>NightChoice</name>
    <message>
        <source>Moderate a night</source>
        <translation>Eine Nacht leiten</translation>
    </message>
    <message>
        <source>It calls the roles, counts, and hides what hands do.</source>
        <translation>Ruft die Rollen auf, zählt, und verbirgt, was Hände tun.</translation>
    </message>
    <message>
        <source>Which night</source>
        <translation>Welche Nacht</translation>
    </message>
    <message>
        <source>The voice</source>
        <translation>Die Stimme</translation>
    </message>
    <message>
        <source>How loud</source>
        <translation>Wie laut</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), %1 long. The time is this laptop&apos;s, whatever becomes of the sound.</source>
        <translation>
            <numerusform>%n Schritt, %1 lang. Die Zeit ist die dieses Laptops, was immer aus dem Ton wird.</numerusform>
            <numerusform>%n Schritte, %1 lang. Die Zeit ist die dieses Laptops, was immer aus dem Ton wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Who is called</source>
        <translation>Wer gerufen wird</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Wie sie abläuft</translation>
    </message>
</context>
<context>
    <name>NightControls</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Noch einmal sagen</translation>
    </message>
    <message>
        <source>10 s more</source>
        <translation>10 s mehr</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Undo: to %1</source>
        <translation>Rückgängig: zu %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>NightCourse</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>NightEndQuestion</name>
    <message>
        <source>End the night?</source>
        <translation>Die Nacht beenden?</translation>
    </message>
    <message>
        <source>It goes on while you read this.</source>
        <translation>Sie geht weiter, während du das liest.</translation>
    </message>
    <message>
        <source>Let it go on</source>
        <translation>Weitergehen lassen</translation>
    </message>
    <message>
        <source>Leave it here, to go on later</source>
        <translation>Hier verlassen, um später weiterzumachen</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>It is paused and waits.</source>
        <translation>Sie ist angehalten und wartet.</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hier bleiben</translation>
    </message>
</context>
<context>
    <name>NightFiles</name>
    <message>
        <source>Open a night&apos;s script</source>
        <translation>Skript einer Nacht öffnen</translation>
    </message>
    <message>
        <source>Scripts (*.json)</source>
        <translation>Skripte (*.json)</translation>
    </message>
    <message>
        <source>The folder with your recordings</source>
        <translation>Der Ordner mit deinen Aufnahmen</translation>
    </message>
    <message>
        <source>Choose a track</source>
        <translation>Ein Stück wählen</translation>
    </message>
    <message>
        <source>Sounds (%1)</source>
        <translation>Klänge (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>A sound for the line</source>
        <translation>Ein Klang für die Zeile</translation>
    </message>
</context>
<context>
    <name>NightForest</name>
    <message>
        <source>Play %1 no more</source>
        <translation>%1 nicht mehr spielen</translation>
    </message>
    <message>
        <source>A track is being read…</source>
        <translation>Eine Spur wird gelesen …</translation>
    </message>
    <message>
        <source>A track of your own</source>
        <translation>Eine eigene Spur</translation>
    </message>
</context>
<context>
    <name>NightGoQuestion</name>
    <message>
        <source>Go to step %1, %2?</source>
        <translation>Zu Schritt %1, %2?</translation>
    </message>
    <message>
        <source>The step begins anew with its line. The night goes on while you read this.</source>
        <translation>Der Schritt beginnt von vorn mit seiner Zeile. Die Nacht geht weiter, während du das liest.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Dorthin gehen</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hier bleiben</translation>
    </message>
    <message>
        <source>The step begins anew with its line, when the paused night goes on.</source>
        <translation>Der Schritt beginnt von vorn mit seiner Zeile, wenn die angehaltene Nacht weitergeht.</translation>
    </message>
</context>
<context>
    <name>NightKept</name>
    <message>
        <source>%1 was cut off.</source>
        <translation>%1 wurde unterbrochen.</translation>
    </message>
    <message>
        <source>%1 was cut off. It stood at: %2.</source>
        <translation>%1 wurde unterbrochen. Sie stand bei: %2.</translation>
    </message>
    <message>
        <source>Go on with this night</source>
        <translation>Mit dieser Nacht weitermachen</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>NightList</name>
    <message>
        <source>to be put right</source>
        <translation>ist noch zu richten</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>deine eigene</translation>
    </message>
    <message>
        <source>%1, your own</source>
        <translation>%1, deine eigene</translation>
    </message>
    <message>
        <source>Read or change this night</source>
        <translation>Diese Nacht lesen oder ändern</translation>
    </message>
    <message>
        <source>A new night</source>
        <translation>Eine neue Nacht</translation>
    </message>
    <message>
        <source>A script from a file</source>
        <translation>Ein Skript aus einer Datei</translation>
    </message>
    <message>
        <source>Remove this night</source>
        <translation>Diese Nacht entfernen</translation>
    </message>
</context>
<context>
    <name>NightMoment</name>
    <message>
        <source>The night is over</source>
        <translation>Die Nacht ist vorbei</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <translation>%1 (steht)</translation>
    </message>
</context>
<context>
    <name>NightPage</name>
    <message>
        <source>Home; the match goes on later</source>
        <translation>Zum Anfang; die Partie geht später weiter</translation>
    </message>
    <message>
        <source>The night waits until you let it go on.</source>
        <translation>Die Nacht wartet, bis du sie weitergehen lässt.</translation>
    </message>
    <message>
        <source>The night waits until the host lets it go on.</source>
        <translation>Die Nacht wartet, bis der Gastgeber sie weitergehen lässt.</translation>
    </message>
    <message>
        <source>Let the night go on</source>
        <translation>Die Nacht weitergehen lassen</translation>
    </message>
    <message>
        <source>Let the night wait</source>
        <translation>Die Nacht warten lassen</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Noch einmal sagen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>NightPicture</name>
    <message>
        <source>The forest is silent</source>
        <translation>Der Wald ist still</translation>
    </message>
    <message>
        <source>The forest: %1</source>
        <translation>Der Wald: %1</translation>
    </message>
    <message>
        <source>%1 (lowered for the voice)</source>
        <translation>%1 (leiser für die Stimme)</translation>
    </message>
</context>
<context>
    <name>NightRing</name>
    <message numerus="yes">
        <source>%1 of %n second(s)</source>
        <translation>
            <numerusform>%1 von %n Sekunde</numerusform>
            <numerusform>%1 von %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n second(s)</source>
        <translation>
            <numerusform>von %n Sekunde</numerusform>
            <numerusform>von %n Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NightRun</name>
    <message>
        <source>The night runs</source>
        <translation>Die Nacht läuft</translation>
    </message>
    <message>
        <source>%1 to dawn</source>
        <translation>%1 bis zum Morgen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Danach: %1</translation>
    </message>
    <message>
        <source>Next: %1, %2</source>
        <translation>Danach: %1, %2</translation>
    </message>
    <message>
        <source>%1 The night goes on by what stands here.</source>
        <translation>%1 Die Nacht geht weiter nach dem, was hier steht.</translation>
    </message>
</context>
<context>
    <name>NightSpot</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>NightSteps</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Step %1: %2, %3</source>
        <translation>Schritt %1: %2, %3</translation>
    </message>
    <message>
        <source>runs now</source>
        <translation>läuft gerade</translation>
    </message>
    <message>
        <source>done</source>
        <translation>vorbei</translation>
    </message>
</context>
<context>
    <name>NightVoice</name>
    <message>
        <source>Language of the night</source>
        <translation>Sprache der Nacht</translation>
    </message>
    <message>
        <source>All lines can be heard.</source>
        <translation>Alle Zeilen sind zu hören.</translation>
    </message>
    <message>
        <source>End the sound check</source>
        <translation>Tonprobe beenden</translation>
    </message>
    <message>
        <source>Sound check</source>
        <translation>Tonprobe</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n line(s) in your own voices</source>
        <translation>
            <numerusform>%1 von %n Zeile in euren eigenen Stimmen</numerusform>
            <numerusform>%1 von %n Zeilen in euren eigenen Stimmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own voices</source>
        <translation>Eure eigenen Stimmen</translation>
    </message>
    <message>
        <source>Tablewood&apos;s reader</source>
        <translation>Tablewoods Vorleser</translation>
    </message>
    <message>
        <source>The computer&apos;s voice</source>
        <translation>Die Stimme des Computers</translation>
    </message>
    <message>
        <source>Which of the computer&apos;s voices</source>
        <translation>Welche der Stimmen des Computers</translation>
    </message>
    <message>
        <source>The computer is asked for its voices…</source>
        <translation>Der Computer wird nach seinen Stimmen gefragt…</translation>
    </message>
    <message>
        <source>%1 of %2 lines are prepared</source>
        <translation>%1 von %2 Sätzen sind vorbereitet</translation>
    </message>
    <message>
        <source>All lines are there, but everything is muted.</source>
        <translation>Alle Sätze sind da, aber der Ton ist ganz aus.</translation>
    </message>
</context>
<context>
    <name>NightVolumes</name>
    <message>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>ducked</source>
        <translation>leiser</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>OpenTable</name>
    <message>
        <source>Close the replay</source>
        <translation>Rückschau schließen</translation>
    </message>
    <message>
        <source>Home; the match is not stored, and there as long as Tablewood is open</source>
        <translation>Zum Anfang; die Partie ist nicht gespeichert und bleibt da, solange Tablewood offen ist</translation>
    </message>
    <message>
        <source>Home; the match is kept</source>
        <translation>Zum Anfang; die Partie bleibt erhalten</translation>
    </message>
</context>
<context>
    <name>OptionChoice</name>
    <message>
        <source>Choose one</source>
        <translation>Wähle eines</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Options</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>as the rulebook has them</source>
        <translation>wie im Regelheft</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Fold the options</source>
        <translation>Regeln zuklappen</translation>
    </message>
    <message>
        <source>Change the options</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>As the rulebook has them</source>
        <translation>Wie im Regelheft</translation>
    </message>
</context>
<context>
    <name>OwnPlate</name>
    <message>
        <source>%1, you</source>
        <translation>%1, du</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>you, %1</source>
        <comment>how your seat stands</comment>
        <translation>du, %1</translation>
    </message>
    <message>
        <source>%1: face down, hold to look</source>
        <translation>%1: verdeckt, zum Ansehen halten</translation>
    </message>
    <message>
        <source>%1,
hold to look</source>
        <translation>%1,
halten zum Ansehen</translation>
    </message>
    <message>
        <source>You play for %1</source>
        <translation>Du spielst für %1</translation>
    </message>
</context>
<context>
    <name>PackSettings</name>
    <message>
        <source>Packs</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>Content of your own in the place of what Tablewood brings along. Changes hold after the next start.</source>
        <translation>Eigene Inhalte anstelle derer, die Tablewood mitbringt. Änderungen gelten nach dem nächsten Start.</translation>
    </message>
    <message>
        <source>None. A pack is a folder with content of your own, which takes the place of what Tablewood brings along.</source>
        <translation>Keine. Ein Paket ist ein Ordner mit eigenen Inhalten, die an die Stelle derer treten, die Tablewood mitbringt.</translation>
    </message>
    <message>
        <source>Open the folder of packs</source>
        <translation>Ordner der Pakete öffnen</translation>
    </message>
    <message>
        <source>The system has no program that opens folders. Go there yourself: it is &quot;packs&quot; in the folder above.</source>
        <translation>Das System hat kein Programm, das Ordner öffnet. Geh selbst hin: Es ist „packs“ im Ordner darüber.</translation>
    </message>
</context>
<context>
    <name>PackWarning</name>
    <message numerus="yes">
        <source>%n pack(s) left out</source>
        <translation>
            <numerusform>%n Paket ausgelassen</numerusform>
            <numerusform>%n Pakete ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows why in the settings</source>
        <translation>Zeigt in den Einstellungen, warum</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PaletteGroup</name>
    <message>
        <source>%1 of %2 used</source>
        <translation>%1 von %2 gelegt</translation>
    </message>
</context>
<context>
    <name>PalettePanel</name>
    <message>
        <source>What can be laid</source>
        <translation>Was man legen kann</translation>
    </message>
    <message>
        <source>Find a piece</source>
        <translation>Ein Teil suchen</translation>
    </message>
    <message>
        <source>Drag a piece on to the map, or choose one and paint.</source>
        <translation>Zieh ein Teil auf die Karte, oder wähle eines und male.</translation>
    </message>
</context>
<context>
    <name>PanelView</name>
    <message>
        <source>Fold together</source>
        <translation>Zusammenfalten</translation>
    </message>
    <message>
        <source>Look at %1</source>
        <translation>%1 ansehen</translation>
    </message>
    <message>
        <source>You play for %1</source>
        <translation>Du spielst für %1</translation>
    </message>
</context>
<context>
    <name>PeekSheet</name>
    <message>
        <source>For your eyes only. From now on it stands in your notebook.</source>
        <translation>Nur für deine Augen. Von nun an steht es in deinem Notizbuch.</translation>
    </message>
    <message>
        <source>I have seen it</source>
        <translation>Ich habe es gesehen</translation>
    </message>
</context>
<context>
    <name>PeopleLayer</name>
    <message>
        <source>At this table</source>
        <translation>An diesem Tisch</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Regeln dieses Tischs</translation>
    </message>
</context>
<context>
    <name>PersonaCard</name>
    <message>
        <source>Your emblem</source>
        <translation>Dein Zeichen</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>how others call you</source>
        <translation>wie andere dich nennen</translation>
    </message>
</context>
<context>
    <name>PhaseRow</name>
    <message>
        <source>%1, now</source>
        <translation>%1, jetzt</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
</context>
<context>
    <name>PieceItem</name>
    <message>
        <source>%1, cut off</source>
        <translation>%1, abgeschnitten</translation>
    </message>
</context>
<context>
    <name>Pings</name>
    <message>
        <source>%1 points at %2</source>
        <translation>%1 zeigt auf %2</translation>
    </message>
</context>
<context>
    <name>PlayerSettings</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>how others call you</source>
        <translation>so nennen dich die anderen</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>You sit down with them at the first seat.</source>
        <translation>Damit setzt du dich auf den ersten Platz.</translation>
    </message>
    <message>
        <source>First matches</source>
        <translation>Erste Partien</translation>
    </message>
    <message>
        <source>Explain games in the first match</source>
        <translation>Spiele in der ersten Partie erklären</translation>
    </message>
    <message>
        <source>step by step at the table, as it comes</source>
        <translation>Schritt für Schritt am Tisch, wie es kommt</translation>
    </message>
    <message>
        <source>Explain again</source>
        <translation>Noch einmal erklären</translation>
    </message>
    <message>
        <source>Explains every game in its next match, as if it were the first</source>
        <translation>Erklärt jedes Spiel in seiner nächsten Partie, als wäre es die erste</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>no name yet</source>
        <translation>noch kein Name</translation>
    </message>
    <message>
        <source>Every game is explained in its next match.</source>
        <translation>Jedes Spiel wird in seiner nächsten Partie erklärt.</translation>
    </message>
</context>
<context>
    <name>PromptPanel</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot thinks about it …</source>
        <translation>Ein Bot denkt darüber nach …</translation>
    </message>
    <message>
        <source>What would a bot do?</source>
        <translation>Was würde ein Bot tun?</translation>
    </message>
    <message>
        <source>It goes on when you have read what is explained.</source>
        <translation>Es geht weiter, sobald du gelesen hast, was erklärt wird.</translation>
    </message>
    <message>
        <source>%1 is asked</source>
        <translation>%1 wird gefragt</translation>
    </message>
    <message>
        <source>Take your time: no seconds run while you are asked.</source>
        <translation>Nimm dir Zeit: Es laufen keine Sekunden, während du gefragt bist.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Wenden</translation>
    </message>
    <message>
        <source>You play for %1</source>
        <translation>Du spielst für %1</translation>
    </message>
    <message>
        <source>Play for %1</source>
        <translation>Für %1 spielen</translation>
    </message>
    <message>
        <source>No longer given for you: “%1”.</source>
        <translation>Gilt nicht mehr für dich: „%1“.</translation>
    </message>
    <message>
        <source>You hold nothing that answers, so it goes on by itself.</source>
        <translation>Du hast nichts, was antwortet, also geht es von selbst weiter.</translation>
    </message>
</context>
<context>
    <name>Reactions</name>
    <message>
        <source>Well played</source>
        <translation>Gut gespielt</translation>
    </message>
    <message>
        <source>Ha ha</source>
        <translation>Haha</translation>
    </message>
    <message>
        <source>Oh!</source>
        <translation>Oh!</translation>
    </message>
    <message>
        <source>Let me think</source>
        <translation>Lass mich denken</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Danke</translation>
    </message>
    <message>
        <source>Sorry</source>
        <translation>Tut mir leid</translation>
    </message>
    <message>
        <source>Point at …</source>
        <translation>Zeigen auf …</translation>
    </message>
</context>
<context>
    <name>RecordingRow</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Speak now</source>
        <translation>Sprich jetzt</translation>
    </message>
    <message>
        <source>The microphone is opened…</source>
        <translation>Das Mikrofon wird geöffnet …</translation>
    </message>
    <message>
        <source>%1 s: longer than its words have, it takes some of the seconds</source>
        <translation>%1 s: länger als für die Worte vorgesehen, das nimmt von den Sekunden</translation>
    </message>
    <message>
        <source>recorded, %1 s</source>
        <translation>aufgenommen, %1 s</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgenommen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Record anew</source>
        <translation>Neu aufnehmen</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Genug</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Take a sound from a file: %1</source>
        <translation>Einen Klang aus einer Datei nehmen: %1</translation>
    </message>
    <message>
        <source>Remove the recording: %1</source>
        <translation>Aufnahme entfernen: %1</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
</context>
<context>
    <name>RecordingsPage</name>
    <message>
        <source>Your own voices</source>
        <translation>Eure eigenen Stimmen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n line(s) recorded</source>
        <translation>
            <numerusform>%1 von %n Zeile aufgenommen</numerusform>
            <numerusform>%1 von %n Zeilen aufgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Record a line, choose a file for it, or drop one on it. What has no recording is spoken by the voice.</source>
        <translation>Nimm eine Zeile auf, wähle eine Datei für sie oder lass eine darauf fallen. Was keine Aufnahme hat, spricht die Stimme.</translation>
    </message>
    <message>
        <source>Take all from a folder, by the names of the lines</source>
        <translation>Alle aus einem Ordner nehmen, nach den Namen der Zeilen</translation>
    </message>
</context>
<context>
    <name>RemovedPanel</name>
    <message>
        <source>“%1” was removed.</source>
        <translation>„%1“ wurde entfernt.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
</context>
<context>
    <name>RenameLayer</name>
    <message>
        <source>Name of the match</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Diesen Namen behalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ReplaceQuestion</name>
    <message>
        <source>There is such a file already. Replace it?</source>
        <translation>Eine solche Datei gibt es schon. Soll sie ersetzt werden?</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Anderen Namen wählen</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>As everybody saw it</source>
        <translation>Wie alle es sahen</translation>
    </message>
    <message>
        <source>As %1 saw it</source>
        <translation>Wie %1 es sah</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Close the replay (Esc)</source>
        <translation>Rückschau schließen (Esc)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>A move back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>A move on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>The match is watched again</source>
        <translation>Die Partie wird noch einmal angesehen</translation>
    </message>
    <message>
        <source>This match cannot be watched</source>
        <translation>Diese Partie kann nicht angesehen werden</translation>
    </message>
</context>
<context>
    <name>ReplayTimeline</name>
    <message>
        <source>Move %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>ResetButtons</name>
    <message>
        <source>This page as it came</source>
        <translation>Diese Seite wie am Anfang</translation>
    </message>
    <message>
        <source>All settings as they came</source>
        <translation>Alle Einstellungen wie am Anfang</translation>
    </message>
</context>
<context>
    <name>ResetStrip</name>
    <message>
        <source>The settings are as they came.</source>
        <translation>Die Einstellungen sind wie am Anfang.</translation>
    </message>
    <message>
        <source>Back to what I had</source>
        <translation>Zurück zu dem, was ich hatte</translation>
    </message>
</context>
<context>
    <name>RoleChips</name>
    <message>
        <source>Role %1</source>
        <translation>Rolle %1</translation>
    </message>
</context>
<context>
    <name>RunBar</name>
    <message>
        <source>%1 lets it wait</source>
        <translation>%1 lässt es warten</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to come</source>
        <translation>
            <numerusform>noch %n Schritt</numerusform>
            <numerusform>noch %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>The run</source>
        <translation>Der Lauf</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>How fast</source>
        <translation>Wie schnell</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Zügig</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>What comes</source>
        <translation>Was kommt</translation>
    </message>
</context>
<context>
    <name>ScenarioChoice</name>
    <message>
        <source>follows the number of seats</source>
        <translation>folgt der Zahl der Plätze</translation>
    </message>
    <message>
        <source>Read the story</source>
        <translation>Die Geschichte lesen</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>Scores over the match</source>
        <translation>Punkte im Lauf der Partie</translation>
    </message>
</context>
<context>
    <name>ScriptForm</name>
    <message>
        <source>Move the step up</source>
        <translation>Schritt nach oben</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>Schritt nach unten</translation>
    </message>
    <message>
        <source>Copy the step</source>
        <translation>Schritt verdoppeln</translation>
    </message>
    <message>
        <source>Remove the step</source>
        <translation>Schritt entfernen</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Gerufen</translation>
    </message>
    <message>
        <source>Called: everybody, or choose roles</source>
        <translation>Gerufen: alle, oder wähle Rollen</translation>
    </message>
    <message>
        <source>When (calling only who still holds it tells who is gone to all who listen)</source>
        <translation>Wann (wer nur ruft, wer sie noch hat, sagt allen, die zuhören, wer fort ist)</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>In every night</source>
        <translation>In jeder Nacht</translation>
    </message>
    <message>
        <source>If in play, dead or alive</source>
        <translation>Wenn im Spiel, lebend oder tot</translation>
    </message>
    <message>
        <source>While somebody holds it</source>
        <translation>Solange jemand sie hat</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Gesagt</translation>
    </message>
    <message>
        <source>What is said when the step begins</source>
        <translation>Was am Anfang des Schritts gesagt wird</translation>
    </message>
    <message>
        <source>Seconds that are counted then</source>
        <translation>Sekunden, die dann gezählt werden</translation>
    </message>
    <message>
        <source>Said at the end</source>
        <translation>Am Ende gesagt</translation>
    </message>
    <message>
        <source>Nothing is said at the end</source>
        <translation>Am Ende wird nichts gesagt</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>Who is meant, such as: Everybody</source>
        <translation>Wer gemeint ist, etwa: Alle</translation>
    </message>
    <message>
        <source>What to do, in a few words</source>
        <translation>Was zu tun ist, in wenigen Worten</translation>
    </message>
    <message>
        <source>Nothing stands below the heading</source>
        <translation>Unter der Überschrift steht nichts</translation>
    </message>
    <message>
        <source>They choose</source>
        <translation>Sie wählen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>Jemanden am Tisch</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>A place</source>
        <translation>Einen Ort</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Who holds</source>
        <translation>Wer sie hat:</translation>
    </message>
    <message>
        <source>What was chosen is seen by</source>
        <translation>Was gewählt wurde, sehen</translation>
    </message>
    <message>
        <source>Show it no more</source>
        <translation>Nicht mehr zeigen</translation>
    </message>
    <message>
        <source>Shown are</source>
        <translation>Gezeigt werden</translation>
    </message>
    <message>
        <source>is seen by</source>
        <translation>das sehen</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Show who holds roles</source>
        <translation>Zeigen, wer Rollen hat</translation>
    </message>
    <message>
        <source>Show what was chosen</source>
        <translation>Zeigen, was gewählt wurde</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Noch niemand</translation>
    </message>
    <message>
        <source>A new step: choose who is called, or write what stands on the screen; then write what is said.</source>
        <translation>Ein neuer Schritt: Wähle, wer gerufen wird, oder schreib, was auf dem Bildschirm steht; dann schreib, was gesagt wird.</translation>
    </message>
    <message>
        <source>This night has no roles yet. Add them under “Roles”, where the night has its name.</source>
        <translation>Diese Nacht hat noch keine Rollen. Füg sie unter „Rollen“ hinzu, wo die Nacht ihren Namen hat.</translation>
    </message>
</context>
<context>
    <name>ScriptPage</name>
    <message>
        <source>Stays as it is: your first change makes a copy of your own.</source>
        <translation>Bleibt, wie sie ist: Deine erste Änderung macht eine eigene Kopie.</translation>
    </message>
    <message>
        <source>All changes are kept.</source>
        <translation>Alle Änderungen sind bewahrt.</translation>
    </message>
    <message>
        <source>Being kept…</source>
        <translation>Wird bewahrt …</translation>
    </message>
    <message>
        <source>Script of a night</source>
        <translation>Skript einer Nacht</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Use this night</source>
        <translation>Diese Nacht nehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to put right</source>
        <translation>
            <numerusform>%n Stelle ist zu richten</numerusform>
            <numerusform>%n Stellen sind zu richten</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>Drag a step, or press Alt and an arrow key, to move it.</source>
        <translation>Zieh einen Schritt oder drück Alt und eine Pfeiltaste, um ihn zu verschieben.</translation>
    </message>
</context>
<context>
    <name>ScriptSteps</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to put right</source>
        <translation>
            <numerusform>%n Stelle ist zu richten</numerusform>
            <numerusform>%n Stellen sind zu richten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Noch niemand</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>ScriptTrial</name>
    <message>
        <source>Try the step</source>
        <translation>Den Schritt probieren</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Genug</translation>
    </message>
    <message>
        <source>Speak this step</source>
        <translation>Diesen Schritt sprechen</translation>
    </message>
    <message>
        <source>The voice is asked…</source>
        <translation>Die Stimme wird gefragt …</translation>
    </message>
    <message>
        <source>Nothing is said in this step yet.</source>
        <translation>In diesem Schritt wird noch nichts gesagt.</translation>
    </message>
</context>
<context>
    <name>ScriptVoices</name>
    <message>
        <source>Your own voices</source>
        <translation>Eure eigenen Stimmen</translation>
    </message>
    <message numerus="yes">
        <source>All lines: %1 of %n recorded</source>
        <translation>
            <numerusform>Alle Zeilen: %1 von %n aufgenommen</numerusform>
            <numerusform>Alle Zeilen: %1 von %n aufgenommen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScriptWhole</name>
    <message>
        <source>The night</source>
        <translation>Die Nacht</translation>
    </message>
    <message>
        <source>Name of the night</source>
        <translation>Name der Nacht</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>None in particular</source>
        <translation>Kein bestimmtes</translation>
    </message>
    <message>
        <source>Language that is written</source>
        <translation>Sprache, die geschrieben wird</translation>
    </message>
    <message>
        <source>Code of a further language, such as fr</source>
        <translation>Kürzel einer weiteren Sprache, etwa fr</translation>
    </message>
    <message>
        <source>such as fr</source>
        <translation>etwa fr</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Name of role %1</source>
        <translation>Name der Rolle %1</translation>
    </message>
    <message>
        <source>Remove the role %1</source>
        <translation>Rolle %1 entfernen</translation>
    </message>
    <message>
        <source>Name of a new role</source>
        <translation>Name einer neuen Rolle</translation>
    </message>
    <message>
        <source>A new role</source>
        <translation>Eine neue Rolle</translation>
    </message>
    <message>
        <source>Add the role</source>
        <translation>Rolle hinzufügen</translation>
    </message>
    <message>
        <source>%1 is no code of a language. One has two or three letters, such as fr or pt-br.</source>
        <translation>%1 ist kein Kürzel einer Sprache. So eines hat zwei oder drei Buchstaben, etwa fr oder pt-br.</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Your table</source>
        <translation>Dein Tisch</translation>
    </message>
    <message>
        <source>Who sits down</source>
        <translation>Wer sitzt am Tisch</translation>
    </message>
    <message>
        <source>as others see it in their list</source>
        <translation>wie andere ihn in ihrer Liste sehen</translation>
    </message>
    <message>
        <source>press an emblem to change it</source>
        <translation>Zeichen drücken, um es zu ändern</translation>
    </message>
</context>
<context>
    <name>SeatChoices</name>
    <message>
        <source>%1 of %2:</source>
        <translation>%1 von %2:</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Hier hinsetzen</translation>
    </message>
    <message>
        <source>Take the bot away</source>
        <translation>Den Bot wegnehmen</translation>
    </message>
    <message>
        <source>Give the seat back to %1</source>
        <translation>%1 den Platz zurückgeben</translation>
    </message>
    <message>
        <source>Let a bot stand in</source>
        <translation>Einen Bot vertreten lassen</translation>
    </message>
    <message>
        <source>I am not ready</source>
        <translation>Ich bin nicht bereit</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Ich bin bereit</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Aufstehen</translation>
    </message>
    <message>
        <source>Give the seat to %1</source>
        <translation>Den Platz %1 geben</translation>
    </message>
    <message>
        <source>Swap with seat %1: %2</source>
        <translation>Mit Platz %1 tauschen: %2</translation>
    </message>
    <message>
        <source>Give seat %1</source>
        <translation>Platz %1 geben</translation>
    </message>
    <message>
        <source>Make it the shared screen</source>
        <translation>Zum Bildschirm für alle machen</translation>
    </message>
    <message>
        <source>Ask %1 to host the table</source>
        <translation>%1 bitten, den Tisch zu übernehmen</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>Meinen Platz zurücknehmen</translation>
    </message>
    <message>
        <source>Send %1 away …</source>
        <translation>%1 wegschicken …</translation>
    </message>
    <message>
        <source>Add a mild bot</source>
        <translation>Sanften Bot dazusetzen</translation>
    </message>
    <message>
        <source>Add a fair bot</source>
        <translation>Guten Bot dazusetzen</translation>
    </message>
    <message>
        <source>Add a sharp bot</source>
        <translation>Scharfen Bot dazusetzen</translation>
    </message>
    <message>
        <source>Play here too</source>
        <translation>Hier mitspielen</translation>
    </message>
    <message>
        <source>Let %1 play here too</source>
        <translation>%1 hier mitspielen lassen</translation>
    </message>
    <message>
        <source>Play here no longer</source>
        <translation>Hier nicht mehr mitspielen</translation>
    </message>
    <message>
        <source>Let nobody play here now</source>
        <translation>Hier niemanden mehr mitspielen lassen</translation>
    </message>
    <message>
        <source>Yes, trade places</source>
        <translation>Ja, Plätze tauschen</translation>
    </message>
    <message>
        <source>Ask no longer</source>
        <translation>Nicht mehr darum bitten</translation>
    </message>
    <message>
        <source>Ask to trade places</source>
        <translation>Um einen Platztausch bitten</translation>
    </message>
    <message>
        <source>No, stay here</source>
        <translation>Nein, hier bleiben</translation>
    </message>
</context>
<context>
    <name>SeatPlace</name>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>away</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>%1 of %2: face down, hold to look</source>
        <translation>%1 von %2: verdeckt, zum Ansehen halten</translation>
    </message>
    <message>
        <source>%1 plays here too</source>
        <translation>%1 spielt hier mit</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Emblem of %1</source>
        <translation>Zeichen von %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Name von Platz %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>at the laptop now</source>
        <translation>jetzt am Laptop</translation>
    </message>
    <message>
        <source>after a cover</source>
        <translation>nach dem Tor</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>takes turns at it</source>
        <translation>teilt den Laptop</translation>
    </message>
    <message>
        <source>How well %1 plays:</source>
        <translation>Wie gut %1 spielt:</translation>
    </message>
    <message>
        <source>Mild</source>
        <translation>Sanft</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Scharf</translation>
    </message>
</context>
<context>
    <name>SecondsField</name>
    <message>
        <source>Less: %1</source>
        <translation>Weniger: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Mehr: %1</translation>
    </message>
</context>
<context>
    <name>SecondsRing</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SendAwayQuestion</name>
    <message>
        <source>Send %1 away?</source>
        <translation>%1 wegschicken?</translation>
    </message>
    <message>
        <source>Their seat becomes free. To come back they have to knock and be let in again.</source>
        <translation>Der Platz wird frei. Zum Wiederkommen muss geklopft und noch einmal eingelassen werden.</translation>
    </message>
    <message>
        <source>No, %1 stays</source>
        <translation>Nein, %1 bleibt</translation>
    </message>
    <message>
        <source>Send %1 away</source>
        <translation>%1 wegschicken</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Everything changes at once, nothing to save</source>
        <translation>Alles gilt sofort, nichts ist zu speichern</translation>
    </message>
</context>
<context>
    <name>SettingsSearch</name>
    <message>
        <source>Find a setting</source>
        <translation>Einstellung suchen</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>One</source>
        <translation>Einer</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>Eleven</source>
        <translation>Elf</translation>
    </message>
    <message>
        <source>Twelve</source>
        <translation>Zwölf</translation>
    </message>
    <message>
        <source>Play at this table</source>
        <translation>An diesem Tisch spielen</translation>
    </message>
    <message>
        <source>One laptop for all. Choose a box, say who sits down, start.</source>
        <translation>Ein Laptop für alle. Schachtel aussuchen, Plätze verteilen, los.</translation>
    </message>
    <message>
        <source>Chance says who begins. Bots play at the pace of a person and never look at what is hidden.</source>
        <translation>Der Zufall sagt, wer beginnt. Bots spielen so schnell wie Menschen und sehen nie, was verborgen ist.</translation>
    </message>
    <message>
        <source>Only bots play, you watch</source>
        <translation>Nur Bots spielen, du siehst zu</translation>
    </message>
    <message numerus="yes">
        <source>You and %n bot(s)</source>
        <translation>
            <numerusform>Du und ein Bot</numerusform>
            <numerusform>Du und %n Bots</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 at one laptop</source>
        <translation>%1 an einem Laptop</translation>
    </message>
    <message>
        <source>about %1 minutes, kept as you play</source>
        <translation>etwa %1 Minuten, jeder Zug wird aufbewahrt</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Gastgeben</translation>
    </message>
    <message>
        <source>Every laptop in the room can join. Choose a box, open the table.</source>
        <translation>Jeder Laptop im Raum kann mitspielen. Wähle eine Schachtel, öffne den Tisch.</translation>
    </message>
    <message>
        <source>People take seats in the lobby, bots can fill what stays free. All laptops draw the chance of the match together.</source>
        <translation>Die Leute setzen sich im Vorraum, Bots füllen, was frei bleibt. Den Zufall der Partie ziehen alle Laptops gemeinsam.</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) to take</source>
        <translation>
            <numerusform>%n Platz zu besetzen</numerusform>
            <numerusform>%n Plätze zu besetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>Chance says who begins.</source>
        <translation>Der Zufall sagt, wer beginnt.</translation>
    </message>
    <message>
        <source>You play alone against the game. Seats that you add are people at this laptop.</source>
        <translation>Du spielst allein gegen das Spiel. Weitere Plätze sind Menschen an diesem Laptop.</translation>
    </message>
    <message>
        <source>All play together against the game. Bots play at the pace of a person and never look at what is hidden.</source>
        <translation>Alle spielen zusammen gegen das Spiel. Bots spielen so schnell wie Menschen und sehen nie, was verborgen ist.</translation>
    </message>
    <message>
        <source>All play together against the game: everybody wins, or nobody does.</source>
        <translation>Alle spielen zusammen gegen das Spiel: Alle gewinnen oder niemand.</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Du spielst allein</translation>
    </message>
</context>
<context>
    <name>SetupRemarks</name>
    <message>
        <source>You play alone with bots. %1: %2?</source>
        <translation>Du spielst allein mit Bots. %1: %2?</translation>
    </message>
    <message>
        <source>Choose that</source>
        <translation>Das wählen</translation>
    </message>
</context>
<context>
    <name>SharedAsking</name>
    <message>
        <source>Show your answers. Somebody enters them.</source>
        <translation>Zeigt eure Antworten. Jemand trägt sie ein.</translation>
    </message>
    <message>
        <source>%1 answers</source>
        <translation>%1 antwortet</translation>
    </message>
    <message>
        <source>%1: entered</source>
        <translation>%1: eingetragen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Whoever wants to says so aloud.</source>
        <translation>Wer möchte, sagt es laut.</translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <comment>seconds that are left</comment>
        <translation>
            <numerusform>%n s</numerusform>
            <numerusform>%n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedCorners</name>
    <message>
        <source>Not stored</source>
        <translation>Nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>SharedPillar</name>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>away</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>%1 plays here too</source>
        <translation>%1 spielt hier mit</translation>
    </message>
</context>
<context>
    <name>SharedWayOut</name>
    <message>
        <source>Leave full screen</source>
        <translation>Ganzen Bildschirm verlassen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Ganzer Bildschirm</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück an den Tisch</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Den Tisch verlassen</translation>
    </message>
</context>
<context>
    <name>SightComparison</name>
    <message>
        <source>The usual colours</source>
        <translation>Die üblichen Farben</translation>
    </message>
    <message>
        <source>Colour-blind palette</source>
        <translation>Palette für Farbenblinde</translation>
    </message>
    <message>
        <source>close, told by emblem and pattern</source>
        <translation>nah beieinander, an Zeichen und Muster zu erkennen</translation>
    </message>
    <message>
        <source>the first seats apart at a glance</source>
        <translation>die ersten Plätze auf einen Blick verschieden</translation>
    </message>
    <message>
        <source>With weak red and green</source>
        <translation>Bei schwachem Rot und Grün</translation>
    </message>
</context>
<context>
    <name>SlotTrack</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>SmallCard</name>
    <message>
        <source>Face down, hold to look</source>
        <translation>Verdeckt, zum Ansehen halten</translation>
    </message>
</context>
<context>
    <name>SoundSettings</name>
    <message>
        <source>Effects</source>
        <translation>Effekte</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>no sound at all</source>
        <translation>gar kein Ton</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>effects %1</source>
        <translation>Effekte %1</translation>
    </message>
    <message>
        <source>Pieces, cards and dice. A moderated night has its own volumes.</source>
        <translation>Figuren, Karten und Würfel. Eine geleitete Nacht hat eigene Lautstärken.</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Voice</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>Nights of a match</source>
        <translation>Nächte einer Partie</translation>
    </message>
    <message>
        <source>One laptop in the room speaks. The forest hides the sounds of hands.</source>
        <translation>Ein Laptop im Raum spricht. Der Wald verdeckt, was Hände hören lassen.</translation>
    </message>
    <message>
        <source>Who speaks</source>
        <translation>Wer spricht</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Gastgeber</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Nowhere</source>
        <translation>Nirgends</translation>
    </message>
    <message>
        <source>The forest rustles here</source>
        <translation>Der Wald rauscht hier</translation>
    </message>
    <message>
        <source>on every laptop at which something is pressed in the dark</source>
        <translation>auf jedem Laptop, an dem im Dunkeln etwas gedrückt wird</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>cannot be used now</source>
        <translation>geht jetzt nicht</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StampTile</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
</context>
<context>
    <name>StandingBar</name>
    <message>
        <source>Given for you until you lift it</source>
        <translation>Gilt für dich, bis du sie aufhebst</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Before</source>
        <translation>Davor</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Danach</translation>
    </message>
</context>
<context>
    <name>StorageNotice</name>
    <message>
        <source>Go on as a match of its own</source>
        <translation>Als eigene Partie weiterspielen</translation>
    </message>
    <message>
        <source>Go on without storing</source>
        <translation>Ohne Speichern weiterspielen</translation>
    </message>
</context>
<context>
    <name>StoryLayer</name>
    <message>
        <source>The story</source>
        <translation>Die Geschichte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>%1, open on this laptop</source>
        <translation>%1, auf diesem Laptop offen</translation>
    </message>
    <message>
        <source>not heard now</source>
        <translation>gerade nicht zu hören</translation>
    </message>
    <message>
        <source>%1, open now</source>
        <translation>%1, jetzt offen</translation>
    </message>
    <message>
        <source>%1, full, you may watch</source>
        <translation>%1, voll, du kannst zusehen</translation>
    </message>
    <message>
        <source>%1, %2 of %3 seats free</source>
        <translation>%1, %2 von %3 Plätzen frei</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>%1 vergessen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Show it here</source>
        <translation>Hier zeigen</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Mitspielen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, you have been there</source>
        <translation>%1, du warst schon dort</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>TableCorners</name>
    <message>
        <source>Sound on</source>
        <translation>Ton an</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Ganzer Bildschirm</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Ganzen Bildschirm verlassen</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Watch what happened</source>
        <translation>Ansehen, was geschah</translation>
    </message>
    <message>
        <source>Fold the log</source>
        <translation>Verlauf zuklappen</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>Verlauf aufklappen</translation>
    </message>
</context>
<context>
    <name>TableGone</name>
    <message>
        <source>You are no longer at this table</source>
        <translation>Du bist nicht mehr an diesem Tisch</translation>
    </message>
    <message>
        <source>Go home</source>
        <translation>Nach Hause gehen</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>This match cannot be opened</source>
        <translation>Diese Partie lässt sich nicht öffnen</translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message>
        <source>Rules of this table</source>
        <translation>Regeln dieses Tischs</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>When somebody who has to move is away</source>
        <translation>Wenn jemand fort ist, der am Zug ist</translation>
    </message>
    <message>
        <source>When somebody is away</source>
        <translation>Wenn jemand fort ist</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Bot after 30 s</source>
        <translation>Bot nach 30 s</translation>
    </message>
    <message>
        <source>Go on at the clock</source>
        <translation>Nach Uhr weiter</translation>
    </message>
    <message>
        <source>A bot stands in until they are back. The seat is kept.</source>
        <translation>Ein Bot vertritt, bis sie zurück sind. Der Platz bleibt.</translation>
    </message>
    <message>
        <source>Steps that have a clock close by themselves. The seat is kept.</source>
        <translation>Schritte mit Uhr enden von selbst. Der Platz bleibt.</translation>
    </message>
    <message>
        <source>Others may watch</source>
        <translation>Andere dürfen zuschauen</translation>
    </message>
    <message>
        <source>Others may watch. They see what everybody sees, and no hand.</source>
        <translation>Andere dürfen zuschauen. Sie sehen, was alle sehen, und keine Hand.</translation>
    </message>
    <message>
        <source>A partner plays for them too, hand included, until they are back. Where there is none, a bot stands in.</source>
        <translation>Ein Partner spielt für sie mit, samt ihrer Hand, bis sie zurück sind. Gibt es keinen, vertritt ein Bot.</translation>
    </message>
    <message>
        <source>Partner after 30 s</source>
        <translation>Partner nach 30 s</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Was gespielt wird</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>diesem Tisch</translation>
    </message>
    <message>
        <source>The table waits where the game needs them. The seat is kept either way.</source>
        <translation>Der Tisch wartet, wo das Spiel sie braucht. Der Platz bleibt in jedem Fall.</translation>
    </message>
</context>
<context>
    <name>TradeCard</name>
    <message>
        <source>%1 asks to trade places</source>
        <translation>%1 möchte den Platz tauschen</translation>
    </message>
    <message>
        <source>You would have seat %1, and they seat %2.</source>
        <translation>Du bekämst Platz %1 und gäbst Platz %2 her.</translation>
    </message>
    <message>
        <source>Trade places</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No, stay here</source>
        <translation>Nein, hier bleiben</translation>
    </message>
</context>
<context>
    <name>TrayStrip</name>
    <message>
        <source>%1, can be played</source>
        <translation>%1, spielbar</translation>
    </message>
</context>
<context>
    <name>UndoButton</name>
    <message>
        <source>Ask to take back %1&apos;s move</source>
        <translation>Bitten, den Zug von %1 zurückzunehmen</translation>
    </message>
    <message>
        <source>Take back %1&apos;s move</source>
        <translation>Den Zug von %1 zurücknehmen</translation>
    </message>
    <message>
        <source>Ask to take back</source>
        <translation>Um Zurücknehmen bitten</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>UndoConsent</name>
    <message>
        <source>No, it stands</source>
        <translation>Nein, er bleibt</translation>
    </message>
    <message>
        <source>%1 agrees</source>
        <translation>%1 stimmt zu</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Ich stimme zu</translation>
    </message>
</context>
<context>
    <name>UndoNotice</name>
    <message>
        <source>Still to agree: %1.</source>
        <translation>Es fehlt noch: %1.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
</context>
<context>
    <name>UndoWarning</name>
    <message>
        <source>Take back your last move?</source>
        <translation>Deinen letzten Zug zurücknehmen?</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Stehen lassen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Ask to take back?</source>
        <translation>Um Rücknahme bitten?</translation>
    </message>
    <message>
        <source>Ask the others</source>
        <translation>Die anderen fragen</translation>
    </message>
    <message>
        <source>Take back %1&apos;s move?</source>
        <translation>Den Zug von %1 zurücknehmen?</translation>
    </message>
    <message>
        <source>Ask %1</source>
        <translation>%1 fragen</translation>
    </message>
</context>
<context>
    <name>Unopened</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>UnstoredMark</name>
    <message>
        <source>Not stored</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>This match goes on without being stored. %1 It is stored as soon as that is possible; press to try it now.</source>
        <translation>Diese Partie geht weiter, ohne gespeichert zu werden. %1 Sobald es möglich ist, wird sie gespeichert; drück, um es jetzt zu versuchen.</translation>
    </message>
</context>
<context>
    <name>UnstoredQuestion</name>
    <message>
        <source>Close and lose what is not stored?</source>
        <translation>Schließen und verlieren, was nicht gespeichert ist?</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) went on without being stored. What was played there since then is lost with this window.</source>
        <translation>
            <numerusform>%n Partie ging weiter, ohne gespeichert zu werden. Was dort seither gespielt wurde, geht mit diesem Fenster verloren.</numerusform>
            <numerusform>%n Partien gingen weiter, ohne gespeichert zu werden. Was dort seither gespielt wurde, geht mit diesem Fenster verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Save it as a file elsewhere</source>
        <translation>Anderswo als Datei speichern</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>Trotzdem schließen</translation>
    </message>
</context>
<context>
    <name>WatchingCard</name>
    <message>
        <source>Watching</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>see no hands</source>
        <translation>sehen keine Hände</translation>
    </message>
    <message>
        <source>closed for others</source>
        <translation>für andere geschlossen</translation>
    </message>
    <message>
        <source>Nobody yet. A large screen can join as the one for all.</source>
        <translation>Noch niemand. Ein großer Bildschirm kann als der für alle beitreten.</translation>
    </message>
    <message>
        <source>Nobody.</source>
        <translation>Niemand.</translation>
    </message>
</context>
<context>
    <name>WaveCards</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>the number says how many are left</source>
        <translation>die Zahl sagt, wie viele noch da sind</translation>
    </message>
    <message>
        <source>%1, %2 left of %3</source>
        <translation>%1, noch %2 von %3</translation>
    </message>
</context>
<context>
    <name>WaveCurve</name>
    <message>
        <source>Squares of enemies by round</source>
        <translation>Felder mit Gegnern je Runde</translation>
    </message>
    <message>
        <source>round %1: %2 come, bots cover about %3</source>
        <translation>Runde %1: %2 kommen, Bots decken etwa %3 ab</translation>
    </message>
    <message>
        <source>enemy squares</source>
        <translation>Gegnerfelder</translation>
    </message>
    <message>
        <source>bots cover</source>
        <translation>decken Bots ab</translation>
    </message>
</context>
<context>
    <name>WaveStacks</name>
    <message>
        <source>Stack %1, round 1, on the map: %2</source>
        <translation>Stapel %1, Runde 1, auf der Karte: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Stack %1, round %2: %3</source>
        <translation>Stapel %1, Runde %2: %3</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>Enter lays the card here</source>
        <translation>Enter legt die Karte hierher</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>1, on map</source>
        <translation>1, auf der Karte</translation>
    </message>
</context>
<context>
    <name>WavesDrawer</name>
    <message>
        <source>Waves and stacks</source>
        <translation>Wellen und Stapel</translation>
    </message>
    <message>
        <source>Close waves and stacks</source>
        <translation>Wellen und Stapel schließen</translation>
    </message>
    <message>
        <source>Open waves and stacks</source>
        <translation>Wellen und Stapel öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>for</source>
        <translation>für</translation>
    </message>
    <message>
        <source>Stacks for so many players</source>
        <translation>Stapel für so viele Personen</translation>
    </message>
    <message>
        <source>players, stacks of their own</source>
        <translation>Personen, eigene Stapel</translation>
    </message>
    <message>
        <source>players, the stacks of all</source>
        <translation>Personen, die Stapel aller</translation>
    </message>
    <message>
        <source>Copy from</source>
        <translation>Übernehmen von</translation>
    </message>
    <message>
        <source>those of all</source>
        <translation>die aller</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 Person</translation>
    </message>
    <message>
        <source>2 players</source>
        <translation>2 Personen</translation>
    </message>
    <message>
        <source>3 players</source>
        <translation>3 Personen</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 Personen</translation>
    </message>
    <message>
        <source>Copy from there</source>
        <translation>Von dort übernehmen</translation>
    </message>
    <message>
        <source>Shuffle within waves</source>
        <translation>Innerhalb der Wellen mischen</translation>
    </message>
    <message>
        <source>Empty all</source>
        <translation>Alles leeren</translation>
    </message>
    <message>
        <source>Drag, or press a card and then a place. Del takes a card out.</source>
        <translation>Ziehen, oder eine Karte drücken und dann einen Platz. Entf nimmt eine Karte heraus.</translation>
    </message>
</context>
<context>
    <name>WhoWasWho</name>
    <message>
        <source>Who was who</source>
        <translation>Wer wer war</translation>
    </message>
</context>
<context>
    <name>WinnerSign</name>
    <message>
        <source>has won</source>
        <translation>hat gewonnen</translation>
    </message>
</context>
<context>
    <name>WoodButton</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Key %1</source>
        <comment>on the keyboard</comment>
        <translation>Taste %1</translation>
    </message>
</context>
<context>
    <name>WordsField</name>
    <message>
        <source>Another in each language</source>
        <translation>In jeder Sprache anders</translation>
    </message>
    <message>
        <source>The same in all languages</source>
        <translation>In allen Sprachen gleich</translation>
    </message>
    <message numerus="yes">
        <source>also in %n other place(s)</source>
        <translation>
            <numerusform>auch an %n anderer Stelle</numerusform>
            <numerusform>auch an %n anderen Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Words of its own here</source>
        <translation>Hier eigene Worte</translation>
    </message>
</context>
<context>
    <name>ZoneStrip</name>
    <message>
        <source>%1: %2</source>
        <comment>a name and a number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: face down, hold to look</source>
        <translation>%1: verdeckt, zum Ansehen halten</translation>
    </message>
    <message>
        <source>hold to look</source>
        <translation>zum Ansehen halten</translation>
    </message>
</context>
<context>
    <name>announced</name>
    <message>
        <source>Forsaken Forest</source>
        <translation>Forsaken Forest</translation>
    </message>
    <message>
        <source>Hidden roles, one trail, and a night that kills.</source>
        <translation>Verborgene Rollen, eine Fährte und eine Nacht, die tötet.</translation>
    </message>
    <message>
        <source>Kingdom Rush</source>
        <translation>Kingdom Rush</translation>
    </message>
    <message>
        <source>Together: towers against hordes on the path.</source>
        <translation>Gemeinsam: Türme gegen Horden auf dem Weg.</translation>
    </message>
    <message>
        <source>Rise of the Forest</source>
        <translation>Rise of the Forest</translation>
    </message>
    <message>
        <source>Shadowborn march, Lightborn shoot.</source>
        <translation>Schattenwesen marschieren, Lichtwesen schießen.</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>Rise</translation>
    </message>
    <message>
        <source>Two Summoners, fifty cards, a duel.</source>
        <translation>Zwei Beschwörer, fünfzig Karten, ein Duell.</translation>
    </message>
</context>
<context>
    <name>arbor</name>
    <message>
        <source>Arbor II</source>
        <translation>Arbor II</translation>
    </message>
    <message>
        <source>Grow a forest around the Roots, and hold it.</source>
        <translation>Lass um die Wurzeln einen Wald wachsen, und halte ihn.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Glory to reach</source>
        <translation>Nötiger Ruhm</translation>
    </message>
    <message>
        <source>As the scenario says</source>
        <translation>Wie im Szenario</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>The match is won</source>
        <translation>Siegregel</translation>
    </message>
    <message>
        <source>By holding it until your next Dawn</source>
        <translation>Ruhm bis zum nächsten Morgen halten</translation>
    </message>
    <message>
        <source>The others have a turn to take it from you.</source>
        <translation>Die anderen haben einen Zug, ihn dir zu nehmen.</translation>
    </message>
    <message>
        <source>By reaching it</source>
        <translation>Ruhm erreichen</translation>
    </message>
    <message>
        <source>The match ends at once.</source>
        <translation>Die Partie endet sofort.</translation>
    </message>
    <message>
        <source>Life cards</source>
        <translation>Lebenskarten</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>With five</source>
        <translation>Mit fünf</translation>
    </message>
    <message>
        <source>A Life card gives your Ancient&apos;s Blessing.</source>
        <translation>Eine Lebenskarte gibt den Segen deines Urwesens.</translation>
    </message>
    <message>
        <source>Counted after</source>
        <translation>Zählung nach</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Burn</source>
        <translation>Verbrennen</translation>
    </message>
    <message>
        <source>The Tree goes back to its owner’s supply. Eternal tiles do not burn.</source>
        <translation>Der Baum geht in den Vorrat seines Besitzers zurück. Ewige Plättchen brennen nicht.</translation>
    </message>
    <message>
        <source>Aura</source>
        <translation>Aura</translation>
    </message>
    <message>
        <source>The spaces straight beside your Ancient.</source>
        <translation>Die Felder gerade neben deinem Urwesen.</translation>
    </message>
    <message>
        <source>Eternal</source>
        <translation>Ewig</translation>
    </message>
    <message>
        <source>Guardians, the Sage and the Tree under an Ancient, while connected. Star cards and Ancients leave them alone.</source>
        <translation>Wächter, der Weise und der Baum unter einem Urwesen, solange sie verbunden sind. Sternkarten und Urwesen lassen sie in Ruhe.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Joined to your Ancient by an unbroken line of your tiles. What is cut off brings no Glory and opens no manna slot.</source>
        <translation>Durch eine lückenlose Reihe deiner Plättchen mit deinem Urwesen verbunden. Abgeschnittenes bringt keinen Ruhm und öffnet keinen Manna-Platz.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Fate cards are free and may answer a song of somebody else before it happens.</source>
        <translation>Schicksalskarten sind frei und können auf ein fremdes Lied antworten, bevor es wirkt.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Star, %1</source>
        <translation>Stern, %1</translation>
    </message>
    <message>
        <source>Ancient</source>
        <translation>Urwesen</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>Wesenszug</translation>
    </message>
    <message>
        <source>Blessing</source>
        <translation>Segen</translation>
    </message>
    <message>
        <source>Invocation</source>
        <translation>Anrufung</translation>
    </message>
    <message>
        <source>Forest tile</source>
        <translation>Waldplättchen</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Brings 1 Glory beside a Root while it is connected to its Ancient.</source>
        <translation>Bringt 1 Ruhm neben einer Wurzel, solange er mit seinem Urwesen verbunden ist.</translation>
    </message>
    <message>
        <source>Guardian</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>Wakes under the Ancient, one in a turn. While connected it opens a manna slot.</source>
        <translation>Erwacht unter dem Urwesen, einer in jedem Zug. Solange er verbunden ist, öffnet er einen Manna-Platz.</translation>
    </message>
    <message>
        <source>Sage</source>
        <translation>Weiser</translation>
    </message>
    <message>
        <source>Wakes once under the Ancient, and with it the Ancient’s Invocation.</source>
        <translation>Erwacht einmal unter dem Urwesen, und mit ihm die Anrufung des Urwesens.</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>Each connected tile on the eight spaces around it brings 1 Glory. Nothing is placed on it.</source>
        <translation>Jedes verbundene Plättchen auf den acht Feldern um sie bringt 1 Ruhm. Auf sie wird nichts gelegt.</translation>
    </message>
    <message>
        <source>Place of the board</source>
        <translation>Ort des Bretts</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Each of you grows a forest towards the Roots. Every tile of yours on the eight spaces around a Root brings 1 Glory, as long as it is connected to your Ancient.</source>
        <translation>Jeder von euch lässt einen Wald zu den Wurzeln wachsen. Jedes deiner Plättchen auf den acht Feldern um eine Wurzel bringt 1 Ruhm, solange es mit deinem Urwesen verbunden ist.</translation>
    </message>
    <message>
        <source>A turn is a day</source>
        <translation>Ein Zug ist ein Tag</translation>
    </message>
    <message>
        <source>Dawn: two dice are rolled and the higher one is your manna. A Blessing lets you use your Ancient’s Blessing, free, once in this Day.</source>
        <translation>Morgen: Zwei Würfel werden geworfen, der höhere ist dein Manna. Ein Segen erlaubt dir, an diesem Tag einmal den Segen deines Urwesens frei zu nutzen.</translation>
    </message>
    <message>
        <source>Day: every action costs 1 manna. What is left at the end is lost.</source>
        <translation>Tag: Jede Handlung kostet 1 Manna. Was am Ende übrig ist, verfällt.</translation>
    </message>
    <message>
        <source>Dusk: draw Stars from the display for 1 manna each; after that only drawing or ending is possible. Night: the display is filled again, and the next player’s Dawn begins.</source>
        <translation>Abend: Zieh Sterne aus der Auslage, jeder für 1 Manna; danach kannst du nur noch ziehen oder enden. Nacht: Die Auslage wird aufgefüllt, und der nächste Morgen beginnt.</translation>
    </message>
    <message>
        <source>Growing in a chain</source>
        <translation>In einer Kette wachsen</translation>
    </message>
    <message>
        <source>A Tree grows straight beside your Ancient, in its Aura. The next one may grow beside the Tree you grew last, and so on: a Growth Chain, shown as a lit vine with numbers.</source>
        <translation>Ein Baum wächst gerade neben deinem Urwesen, in seiner Aura. Der nächste darf neben dem zuletzt gewachsenen Baum wachsen, und so weiter: eine Wachstumskette, als leuchtende Ranke mit Zahlen gezeigt.</translation>
    </message>
    <message>
        <source>Any other action ends the chain. Moving the Ancient onto one of your tiles beside it takes the Aura along.</source>
        <translation>Jede andere Handlung beendet die Kette. Zieht das Urwesen auf eines deiner Plättchen daneben, geht die Aura mit.</translation>
    </message>
    <message>
        <source>Guardians and the Sage</source>
        <translation>Wächter und der Weise</translation>
    </message>
    <message>
        <source>You begin with three manna slots. Wake a Guardian under your Ancient, one in a turn: it opens another slot while it is connected, and it never burns.</source>
        <translation>Du beginnst mit drei Manna-Plätzen. Wecke unter deinem Urwesen einen Wächter, einen in jedem Zug: Er öffnet einen weiteren Platz, solange er verbunden ist, und brennt nie.</translation>
    </message>
    <message>
        <source>Once in the match wake your Sage the same way. With it comes your Ancient’s Invocation, its strongest power.</source>
        <translation>Einmal in der Partie weckst du ebenso deinen Weisen. Mit ihm kommt die Anrufung deines Urwesens, seine stärkste Kraft.</translation>
    </message>
    <message>
        <source>The soul of the forest</source>
        <translation>Die Seele des Waldes</translation>
    </message>
    <message>
        <source>Tiles that are not joined to your Ancient by an unbroken line of your tiles are cut off. They turn grey: no Glory, no manna slot, not Eternal. Join them again and everything is restored.</source>
        <translation>Plättchen, die nicht durch eine lückenlose Reihe deiner Plättchen mit deinem Urwesen verbunden sind, sind abgeschnitten. Sie werden grau: kein Ruhm, kein Manna-Platz, nicht ewig. Verbinde sie wieder, und alles ist wie zuvor.</translation>
    </message>
    <message>
        <source>Burn one Tree in the right place, and half a forest may fall silent.</source>
        <translation>Verbrenne einen Baum an der richtigen Stelle, und ein halber Wald kann verstummen.</translation>
    </message>
    <message>
        <source>Stars and their songs</source>
        <translation>Sterne und ihre Lieder</translation>
    </message>
    <message>
        <source>A Star is one of two songs when you play it. Fire burns, Light grows, Shadow moves and swaps, Storm gives and takes manna.</source>
        <translation>Ein Stern ist eines von zwei Liedern, wenn du ihn spielst. Feuer verbrennt, Licht lässt wachsen, Schatten bewegt und tauscht, Sturm gibt und nimmt Manna.</translation>
    </message>
    <message>
        <source>Fate is free: Destiny answers somebody’s song before it happens and stops it; Revelation takes up the Star that was played last.</source>
        <translation>Schicksal ist frei: Bestimmung antwortet auf ein fremdes Lied, bevor es wirkt, und hält es auf; Offenbarung nimmt den zuletzt gespielten Stern auf.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>Only players move here.</source>
        <translation>Hier ziehen nur Spieler.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>Your song waits for the others&apos; answer.</source>
        <translation>Dein Lied wartet auf die Antwort der anderen.</translation>
    </message>
    <message>
        <source>Choose your Ancient first.</source>
        <translation>Wähle erst dein Urwesen.</translation>
    </message>
    <message>
        <source>Two Blessings: reroll one die or both first.</source>
        <translation>Zweimal Segen: Wirf erst einen oder beide Würfel neu.</translation>
    </message>
    <message>
        <source>It is Dusk: after the first card you can only draw more or end your turn.</source>
        <translation>Es ist Abend: Nach der ersten Karte kannst du nur noch ziehen oder den Zug beenden.</translation>
    </message>
    <message>
        <source>You have no manna left.</source>
        <translation>Du hast kein Manna mehr.</translation>
    </message>
    <message>
        <source>No song waits for an answer.</source>
        <translation>Kein Lied wartet auf eine Antwort.</translation>
    </message>
    <message>
        <source>You have answered already.</source>
        <translation>Du hast schon geantwortet.</translation>
    </message>
    <message>
        <source>You have no Fate card to answer with, or the song is yours.</source>
        <translation>Du hast keine Schicksalskarte zum Antworten, oder das Lied ist deines.</translation>
    </message>
    <message>
        <source>The Ancients are chosen.</source>
        <translation>Die Urwesen sind gewählt.</translation>
    </message>
    <message>
        <source>%1 chooses now.</source>
        <translation>Jetzt wählt %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of the two Ancients dealt to you.</source>
        <translation>„%1“ ist keines der beiden Urwesen, die du bekommen hast.</translation>
    </message>
    <message>
        <source>Dice are only rolled again at Dawn, after two Blessings.</source>
        <translation>Neu gewürfelt wird nur am Morgen, nach zweimal Segen.</translation>
    </message>
    <message>
        <source>Your Ancient already stands on %1.</source>
        <translation>Dein Urwesen steht schon auf %1.</translation>
    </message>
    <message>
        <source>%1 is no tile of yours.</source>
        <translation>%1 ist keines deiner Plättchen.</translation>
    </message>
    <message>
        <source>%1 is too far from your Ancient on %2.</source>
        <translation>%1 ist zu weit von deinem Urwesen auf %2.</translation>
    </message>
    <message>
        <source>All your Trees are on the board.</source>
        <translation>Alle deine Bäume sind auf dem Brett.</translation>
    </message>
    <message>
        <source>There is no space %1 on this board.</source>
        <translation>Ein Feld %1 gibt es auf diesem Brett nicht.</translation>
    </message>
    <message>
        <source>%1 is covered by a Root.</source>
        <translation>%1 ist von einer Wurzel bedeckt.</translation>
    </message>
    <message>
        <source>%1 is not empty.</source>
        <translation>%1 ist nicht leer.</translation>
    </message>
    <message>
        <source>%1 is not in your Ancient&apos;s Aura.</source>
        <translation>%1 ist nicht in der Aura deines Urwesens.</translation>
    </message>
    <message>
        <source>%1 is not next to %2, the last Tree of your chain, nor in your Ancient&apos;s Aura.</source>
        <translation>%1 ist weder neben %2, dem letzten Baum deiner Kette, noch in der Aura deines Urwesens.</translation>
    </message>
    <message>
        <source>Only a Tree can awaken, and on %1 under your Ancient is none.</source>
        <translation>Nur ein Baum kann erwachen, und auf %1 unter deinem Urwesen ist keiner.</translation>
    </message>
    <message>
        <source>Your Sage is awake already.</source>
        <translation>Dein Weiser ist schon wach.</translation>
    </message>
    <message>
        <source>No space has to be named for it.</source>
        <translation>Dafür muss kein Feld genannt werden.</translation>
    </message>
    <message>
        <source>All your Guardians are awake.</source>
        <translation>Alle deine Wächter sind wach.</translation>
    </message>
    <message>
        <source>One Guardian a turn: you have awakened one.</source>
        <translation>Ein Wächter in jedem Zug: Du hast schon einen geweckt.</translation>
    </message>
    <message>
        <source>Songs of Fate are free: use &quot;revelation&quot; or &quot;counter&quot;.</source>
        <translation>Lieder des Schicksals sind frei: nimm „revelation“ oder „counter“.</translation>
    </message>
    <message>
        <source>You hold no card for this song.</source>
        <translation>Du hast keine Karte für dieses Lied.</translation>
    </message>
    <message>
        <source>Your Blessing has been used in this turn.</source>
        <translation>Dein Segen ist in diesem Zug verbraucht.</translation>
    </message>
    <message>
        <source>You have no Blessing in this turn.</source>
        <translation>Du hast in diesem Zug keinen Segen.</translation>
    </message>
    <message>
        <source>There is no card in the discard that Revelation could take.</source>
        <translation>In der Ablage liegt keine Karte, die Offenbarung nehmen könnte.</translation>
    </message>
    <message>
        <source>The displayed cards are numbered 1 to %1.</source>
        <translation>Die Karten der Auslage haben die Nummern 1 bis %1.</translation>
    </message>
    <message>
        <source>Card %1 has been taken.</source>
        <translation>Karte %1 ist schon genommen.</translation>
    </message>
    <message>
        <source>You hold %1 cards: that is the most.</source>
        <translation>Du hast %1 Karten: mehr dürfen es nicht sein.</translation>
    </message>
    <message>
        <source>No Tree in your Aura can burn.</source>
        <translation>In deiner Aura kann kein Baum brennen.</translation>
    </message>
    <message>
        <source>No Tree on the board can burn.</source>
        <translation>Auf dem Brett kann kein Baum brennen.</translation>
    </message>
    <message>
        <source>No Tree near your Ancient can burn.</source>
        <translation>Bei deinem Urwesen kann kein Baum brennen.</translation>
    </message>
    <message>
        <source>There is no Tree left to grow, or no space for it.</source>
        <translation>Es ist kein Baum mehr da, oder kein Feld für ihn.</translation>
    </message>
    <message>
        <source>There is no other tile for your Ancient to go to.</source>
        <translation>Es gibt kein anderes Plättchen, auf das dein Urwesen könnte.</translation>
    </message>
    <message>
        <source>The song reaches no opponent.</source>
        <translation>Das Lied erreicht keinen Gegner.</translation>
    </message>
    <message>
        <source>No opponent&apos;s Ancient has a Tree to be moved to.</source>
        <translation>Kein gegnerisches Urwesen hat einen Baum, auf den es könnte.</translation>
    </message>
    <message>
        <source>There is nothing to exchange.</source>
        <translation>Es gibt nichts zu tauschen.</translation>
    </message>
    <message>
        <source>There is no opponent&apos;s Tree to replace, or no Tree left to replace it.</source>
        <translation>Es gibt keinen gegnerischen Baum zu ersetzen, oder keinen Baum mehr dafür.</translation>
    </message>
    <message>
        <source>It would change nothing now.</source>
        <translation>Das würde jetzt nichts ändern.</translation>
    </message>
    <message>
        <source>There is no Tree on %1.</source>
        <translation>Auf %1 ist kein Baum.</translation>
    </message>
    <message>
        <source>%1 holds a Guardian: Guardians never burn.</source>
        <translation>Auf %1 ist ein Wächter: Wächter brennen nie.</translation>
    </message>
    <message>
        <source>%1 holds a Sage: a Sage never burns.</source>
        <translation>Auf %1 ist ein Weiser: Ein Weiser brennt nie.</translation>
    </message>
    <message>
        <source>The Tree on %1 is Eternal.</source>
        <translation>Der Baum auf %1 ist ewig.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is further than %n spaces from your Ancient.</source>
        <translation>
            <numerusform>%1 ist weiter als %n Feld von deinem Urwesen weg.</numerusform>
            <numerusform>%1 ist weiter als %n Felder von deinem Urwesen weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not touch your connected forest.</source>
        <translation>%1 grenzt nicht an deinen verbundenen Wald.</translation>
    </message>
    <message>
        <source>%1 is cut off from your Ancient.</source>
        <translation>%1 ist von deinem Urwesen abgeschnitten.</translation>
    </message>
    <message>
        <source>The Ancient on %1 is not touched by songs like this.</source>
        <translation>Das Urwesen auf %1 lässt sich von solchen Liedern nicht rühren.</translation>
    </message>
    <message>
        <source>No opponent&apos;s Ancient stands on %1.</source>
        <translation>Auf %1 steht kein gegnerisches Urwesen.</translation>
    </message>
    <message>
        <source>The tile on %1 is yours already.</source>
        <translation>Das Plättchen auf %1 ist schon deines.</translation>
    </message>
    <message>
        <source>%1 cannot be chosen.</source>
        <translation>%1 lässt sich nicht wählen.</translation>
    </message>
    <message>
        <source>There is no Tree of %2&apos;s forest on %1.</source>
        <translation>Auf %1 ist kein Baum aus dem Wald von %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is not exactly %n spaces from %2.</source>
        <translation>
            <numerusform>%1 ist nicht genau %n Feld von %2 weg.</numerusform>
            <numerusform>%1 ist nicht genau %n Felder von %2 weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Ancient stands on %1 already.</source>
        <translation>Das Urwesen steht schon auf %1.</translation>
    </message>
    <message>
        <source>An Ancient stands on %1.</source>
        <translation>Auf %1 steht ein Urwesen.</translation>
    </message>
    <message>
        <source>The tile on %1 is Eternal.</source>
        <translation>Das Plättchen auf %1 ist ewig.</translation>
    </message>
    <message>
        <source>%1 and %2 are not next to each other.</source>
        <translation>%1 und %2 liegen nicht nebeneinander.</translation>
    </message>
    <message>
        <source>Name the spaces in reading order: %1, then %2.</source>
        <translation>Nenne die Felder in Leserichtung: erst %1, dann %2.</translation>
    </message>
    <message>
        <source>%1 and %2 hold the same: nothing would change.</source>
        <translation>Auf %1 und %2 ist dasselbe: Es würde sich nichts ändern.</translation>
    </message>
    <message>
        <source>Two spaces have to be named.</source>
        <translation>Es müssen zwei Felder genannt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n spaces have to be named.</source>
        <translation>
            <numerusform>Es muss %n Feld genannt werden.</numerusform>
            <numerusform>Es müssen %n Felder genannt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1 ist zweimal genannt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gained %n Glory and has %2</source>
        <translation>
            <numerusform>%1 gewinnt %n Ruhm und hat %2</numerusform>
            <numerusform>%1 gewinnt %n Ruhm und hat %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n Glory and has %2</source>
        <translation>
            <numerusform>%1 verliert %n Ruhm und hat %2</numerusform>
            <numerusform>%1 verliert %n Ruhm und hat %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chose %2</source>
        <translation>%1 wählt %2</translation>
    </message>
    <message>
        <source>%1 rolled both dice again</source>
        <translation>%1 würfelt beide Würfel neu</translation>
    </message>
    <message>
        <source>%1 rolled one die again</source>
        <translation>%1 würfelt einen Würfel neu</translation>
    </message>
    <message>
        <source>%1&apos;s Ancient went to %2</source>
        <translation>Das Urwesen von %1 geht nach %2</translation>
    </message>
    <message>
        <source>%1 invoked %2</source>
        <translation>%1 ruft an: %2</translation>
    </message>
    <message>
        <source>%1 used %2</source>
        <translation>%1 nutzt %2</translation>
    </message>
    <message>
        <source>%1 drew a Star: %2</source>
        <translation>%1 zieht einen Stern: %2</translation>
    </message>
    <message>
        <source>%1 ended the turn</source>
        <translation>%1 beendet den Zug</translation>
    </message>
    <message>
        <source>%1 grew a Tree on %2</source>
        <translation>%1 lässt auf %2 einen Baum wachsen</translation>
    </message>
    <message>
        <source>%1 burned %2&apos;s Tree on %3</source>
        <translation>%1 verbrennt auf %3 einen Baum von %2</translation>
    </message>
    <message>
        <source>%1 awakened a Guardian on %2</source>
        <translation>%1 weckt auf %2 einen Wächter</translation>
    </message>
    <message>
        <source>%1 awakened the Sage on %2</source>
        <translation>%1 weckt auf %2 den Weisen</translation>
    </message>
    <message>
        <source>%1 rolled %2 for the first turn</source>
        <translation>%1 würfelt %2 um den ersten Zug</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 beginnt</translation>
    </message>
    <message numerus="yes">
        <source>%1 reached %n Glory.</source>
        <translation>
            <numerusform>%1 hat %n Ruhm erreicht.</numerusform>
            <numerusform>%1 hat %n Ruhm erreicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 held %n Glory until Dawn.</source>
        <translation>
            <numerusform>%1 hat %n Ruhm bis zum Morgen gehalten.</numerusform>
            <numerusform>%1 hat %n Ruhm bis zum Morgen gehalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolled %2 and %3</source>
        <translation>%1 würfelt %2 und %3</translation>
    </message>
    <message>
        <source>%1 gained %2 manna</source>
        <translation>%1 bekommt %2 Manna</translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds it is shared: the same Glory, the same forest.</source>
        <translation>
            <numerusform>Nach %n Runde wird geteilt: gleicher Ruhm, gleicher Wald.</numerusform>
            <numerusform>Nach %n Runden wird geteilt: gleicher Ruhm, gleicher Wald.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds %1 stood best.</source>
        <translation>
            <numerusform>Nach %n Runde steht %1 am besten.</numerusform>
            <numerusform>Nach %n Runden steht %1 am besten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard was shuffled to be the deck</source>
        <translation>Die Ablage wird zum Stapel gemischt</translation>
    </message>
    <message>
        <source>%1 played %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>%1 let it be</source>
        <translation>%1 lässt es geschehen</translation>
    </message>
    <message>
        <source>%1 took a Star back: %2</source>
        <translation>%1 nimmt einen Stern zurück: %2</translation>
    </message>
    <message>
        <source>%2&apos;s Destiny was countered by %1</source>
        <translation>%1 wehrt die Bestimmung von %2 ab</translation>
    </message>
    <message>
        <source>%2&apos;s song was countered by %1</source>
        <translation>%1 wehrt das Lied von %2 ab</translation>
    </message>
    <message>
        <source>%1 exchanged %2 and %3</source>
        <translation>%1 vertauscht %2 und %3</translation>
    </message>
    <message>
        <source>%1 moved %2&apos;s Ancient to %3</source>
        <translation>%1 setzt das Urwesen von %2 nach %3</translation>
    </message>
    <message>
        <source>%1 will gain %2 less manna at the next Dawn</source>
        <translation>%1 bekommt am nächsten Morgen %2 Manna weniger</translation>
    </message>
    <message>
        <source>%1 will gain %2 more manna at the next Dawn</source>
        <translation>%1 bekommt am nächsten Morgen %2 Manna mehr</translation>
    </message>
    <message>
        <source>Choose your Ancient</source>
        <translation>Wähle dein Urwesen</translation>
    </message>
    <message>
        <source>%1 chooses</source>
        <translation>%1 wählt</translation>
    </message>
    <message>
        <source>Your dawn</source>
        <translation>Dein Morgen</translation>
    </message>
    <message>
        <source>%1’s dawn</source>
        <translation>Morgen von %1</translation>
    </message>
    <message>
        <source>Your day</source>
        <translation>Dein Tag</translation>
    </message>
    <message>
        <source>%1’s day</source>
        <translation>Tag von %1</translation>
    </message>
    <message>
        <source>Your dusk</source>
        <translation>Dein Abend</translation>
    </message>
    <message>
        <source>%1’s dusk</source>
        <translation>Abend von %1</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Morgen</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>First to hold %1</source>
        <translation>Wer zuerst %1 hält</translation>
    </message>
    <message>
        <source>until their next Dawn</source>
        <translation>bis zum nächsten eigenen Morgen</translation>
    </message>
    <message>
        <source>First to reach %1</source>
        <translation>Wer zuerst %1 erreicht</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>gewinnt sofort</translation>
    </message>
    <message>
        <source>Tree of %1</source>
        <translation>Baum von %1</translation>
    </message>
    <message>
        <source>Guardian of %1</source>
        <translation>Wächter von %1</translation>
    </message>
    <message>
        <source>Sage of %1</source>
        <translation>Weiser von %1</translation>
    </message>
    <message>
        <source>Stars on display</source>
        <translation>Sterne in der Auslage</translation>
    </message>
    <message>
        <source>Drawn at Dusk, 1 manna each</source>
        <translation>Am Abend gezogen, je 1 Manna</translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation>im Stapel</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>Stars in hand</source>
        <translation>Sterne auf der Hand</translation>
    </message>
    <message>
        <source>Ancients dealt</source>
        <translation>Zur Wahl stehende Urwesen</translation>
    </message>
    <message>
        <source>Holds %1, wins at the next Dawn</source>
        <translation>Hält %1, gewinnt am nächsten Morgen</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) cut off</source>
        <translation>
            <numerusform>%n abgeschnitten</numerusform>
            <numerusform>%n abgeschnitten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to reach %1</source>
        <translation>
            <numerusform>noch %n bis %1</numerusform>
            <numerusform>noch %n bis %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No Ancient yet</source>
        <translation>Noch kein Urwesen</translation>
    </message>
    <message>
        <source>Sage awake</source>
        <translation>Weiser ist wach</translation>
    </message>
    <message>
        <source>Glory</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>Dawn roll</source>
        <translation>Morgenwurf</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>Guardians</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>Manna</source>
        <translation>Manna</translation>
    </message>
    <message>
        <source>of at most %1</source>
        <translation>von höchstens %1</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s) wait for Guardians</source>
        <translation>
            <numerusform>%n Platz wartet auf Wächter</numerusform>
            <numerusform>%n Plätze warten auf Wächter</numerusform>
        </translation>
    </message>
    <message>
        <source>The table waits for %1.</source>
        <translation>Der Tisch wartet auf %1.</translation>
    </message>
    <message>
        <source>Wait for %1.</source>
        <translation>Warte auf %1.</translation>
    </message>
    <message>
        <source>Two are dealt to you. Look at each closely, then pick the one you lead.</source>
        <translation>Du hast zwei bekommen. Sieh sie dir genau an und wähle das, das du führst.</translation>
    </message>
    <message>
        <source>Pick one of the two.</source>
        <translation>Wähle eines der beiden.</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>Those who hold a Fate card may answer.</source>
        <translation>Wer eine Schicksalskarte hat, darf antworten.</translation>
    </message>
    <message>
        <source>Others may answer.</source>
        <translation>Andere dürfen antworten.</translation>
    </message>
    <message>
        <source>Your answer?</source>
        <translation>Deine Antwort?</translation>
    </message>
    <message>
        <source>Counter it with your Fate card, play the card as Revelation, or let it happen.</source>
        <translation>Wehre es mit deiner Schicksalskarte ab, spiele sie als Offenbarung, oder lass es geschehen.</translation>
    </message>
    <message>
        <source>Counter it with your Fate card, or let it happen.</source>
        <translation>Wehre es mit deiner Schicksalskarte ab, oder lass es geschehen.</translation>
    </message>
    <message>
        <source>Counter it, or play Revelation?</source>
        <translation>Abwehren oder Offenbarung spielen?</translation>
    </message>
    <message>
        <source>Counter it?</source>
        <translation>Abwehren?</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Geschehen lassen</translation>
    </message>
    <message>
        <source>Two Blessings</source>
        <translation>Zweimal Segen</translation>
    </message>
    <message>
        <source>Roll both dice again, or one and keep the other’s Blessing.</source>
        <translation>Wirf beide Würfel neu, oder einen und behalte den Segen des anderen.</translation>
    </message>
    <message>
        <source>Roll both again, or one.</source>
        <translation>Beide neu werfen, oder einen.</translation>
    </message>
    <message>
        <source>Roll the first</source>
        <translation>Den ersten werfen</translation>
    </message>
    <message>
        <source>Roll the second</source>
        <translation>Den zweiten werfen</translation>
    </message>
    <message>
        <source>Roll both</source>
        <translation>Beide werfen</translation>
    </message>
    <message>
        <source>%1 brings 1 Glory.</source>
        <translation>%1 bringt 1 Ruhm.</translation>
    </message>
    <message>
        <source>%1 and %2 bring 1 Glory each.</source>
        <translation>%1 und %2 bringen je 1 Ruhm.</translation>
    </message>
    <message>
        <source>%1, %2 and others bring 1 Glory each.</source>
        <translation>%1, %2 und andere bringen je 1 Ruhm.</translation>
    </message>
    <message>
        <source>No manna left</source>
        <translation>Kein Manna mehr</translation>
    </message>
    <message>
        <source>Spend your manna</source>
        <translation>Nutze dein Manna</translation>
    </message>
    <message>
        <source>Grow, move, wake or play.</source>
        <translation>Wachsen, ziehen, wecken oder spielen.</translation>
    </message>
    <message>
        <source>Grow the chain’s next Tree</source>
        <translation>Der nächste Baum der Kette</translation>
    </message>
    <message>
        <source>Pick a lit space next to %1 for 1 manna, or take another action.</source>
        <translation>Wähle für 1 Manna ein leuchtendes Feld neben %1, oder tu etwas anderes.</translation>
    </message>
    <message>
        <source>1 manna, next to %1.</source>
        <translation>1 Manna, neben %1.</translation>
    </message>
    <message>
        <source>Use the Blessing</source>
        <translation>Segen nutzen</translation>
    </message>
    <message>
        <source>Wake Guardian</source>
        <translation>Wächter wecken</translation>
    </message>
    <message>
        <source>Wake Sage</source>
        <translation>Weisen wecken</translation>
    </message>
    <message>
        <source>End the day</source>
        <translation>Tag beenden</translation>
    </message>
    <message>
        <source>%1 manna would be lost</source>
        <translation>%1 Manna würde verfallen</translation>
    </message>
    <message>
        <source>Draw another Star?</source>
        <translation>Noch einen Stern ziehen?</translation>
    </message>
    <message>
        <source>Pick a Star on display for 1 manna, or end your turn.</source>
        <translation>Wähle für 1 Manna einen Stern der Auslage, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Draw another, or end.</source>
        <translation>Noch einen ziehen, oder enden.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Mossmother</source>
        <translation>Moosmutter</translation>
    </message>
    <message>
        <source>Older than the first path, and in no hurry.</source>
        <translation>Älter als der erste Pfad, und ohne Eile.</translation>
    </message>
    <message>
        <source>Deep Moss</source>
        <translation>Tiefes Moos</translation>
    </message>
    <message>
        <source>Your maximum manna is one higher, up to 8.</source>
        <translation>Dein höchstes Manna ist um eins größer, bis 8.</translation>
    </message>
    <message>
        <source>Grow one Tree next to your connected forest.</source>
        <translation>Lass neben deinem verbundenen Wald einen Baum wachsen.</translation>
    </message>
    <message>
        <source>Overgrowth</source>
        <translation>Überwucherung</translation>
    </message>
    <message>
        <source>Your Trees in your Aura become Guardians.</source>
        <translation>Deine Bäume in deiner Aura werden Wächter.</translation>
    </message>
    <message>
        <source>Cinder Hart</source>
        <translation>Gluthirsch</translation>
    </message>
    <message>
        <source>Where it lowers its crown, the undergrowth smokes.</source>
        <translation>Wo er sein Geweih senkt, raucht das Unterholz.</translation>
    </message>
    <message>
        <source>Ember Blood</source>
        <translation>Glutblut</translation>
    </message>
    <message>
        <source>After a song of Fire you played took effect, regain one manna.</source>
        <translation>Nachdem ein Feuerlied von dir gewirkt hat, bekommst du ein Manna zurück.</translation>
    </message>
    <message>
        <source>Scorching Step</source>
        <translation>Sengender Schritt</translation>
    </message>
    <message>
        <source>Burn one Tree within two spaces of your Ancient.</source>
        <translation>Verbrenne einen Baum höchstens zwei Felder von deinem Urwesen.</translation>
    </message>
    <message>
        <source>Wildfire</source>
        <translation>Lauffeuer</translation>
    </message>
    <message>
        <source>Burn all Trees of your opponents within three spaces of your Ancient.</source>
        <translation>Verbrenne alle gegnerischen Bäume höchstens drei Felder von deinem Urwesen.</translation>
    </message>
    <message>
        <source>Lantern Owl</source>
        <translation>Laterneneule</translation>
    </message>
    <message>
        <source>She reads what the others only wish upon.</source>
        <translation>Sie liest, worauf die anderen nur hoffen.</translation>
    </message>
    <message>
        <source>Starlight</source>
        <translation>Sternenlicht</translation>
    </message>
    <message>
        <source>From the second on, the cards you draw at one Dusk cost nothing.</source>
        <translation>Ab der zweiten kosten die Karten, die du an einem Abend ziehst, nichts.</translation>
    </message>
    <message>
        <source>Draw the top card of the Star deck.</source>
        <translation>Zieh die oberste Karte des Sternstapels.</translation>
    </message>
    <message>
        <source>Night of Stars</source>
        <translation>Nacht der Sterne</translation>
    </message>
    <message>
        <source>Draw from the Star deck until you hold four cards.</source>
        <translation>Zieh vom Sternstapel, bis du vier Karten hast.</translation>
    </message>
    <message>
        <source>Tide Heron</source>
        <translation>Gezeitenreiher</translation>
    </message>
    <message>
        <source>It stands in the storm as if there were none.</source>
        <translation>Er steht im Sturm, als wäre keiner.</translation>
    </message>
    <message>
        <source>Still Water</source>
        <translation>Stilles Wasser</translation>
    </message>
    <message>
        <source>Songs of your opponents neither move your Ancient nor take your manna.</source>
        <translation>Lieder deiner Gegner bewegen weder dein Urwesen, noch nehmen sie dein Manna.</translation>
    </message>
    <message>
        <source>Long Ebb</source>
        <translation>Lange Ebbe</translation>
    </message>
    <message>
        <source>All opponents gain four manna less at their next Dawn.</source>
        <translation>Alle Gegner bekommen an ihrem nächsten Morgen vier Manna weniger.</translation>
    </message>
    <message>
        <source>Grave Moth</source>
        <translation>Grabmotte</translation>
    </message>
    <message>
        <source>Its wings touch what its feet do not.</source>
        <translation>Ihre Flügel rühren an, was ihre Füße nicht erreichen.</translation>
    </message>
    <message>
        <source>Dusty Wings</source>
        <translation>Staubflügel</translation>
    </message>
    <message>
        <source>Your Aura has the four diagonal spaces too. Your Ancient still moves straight.</source>
        <translation>Deine Aura hat auch die vier schrägen Felder. Dein Urwesen zieht weiterhin gerade.</translation>
    </message>
    <message>
        <source>Flutter</source>
        <translation>Flattern</translation>
    </message>
    <message>
        <source>Move your Ancient to any tile of your connected forest.</source>
        <translation>Setze dein Urwesen auf ein beliebiges Plättchen deines verbundenen Waldes.</translation>
    </message>
    <message>
        <source>Night Flight</source>
        <translation>Nachtflug</translation>
    </message>
    <message>
        <source>Move an opponent&apos;s Ancient to any Tree of its forest.</source>
        <translation>Setze ein gegnerisches Urwesen auf einen beliebigen Baum seines Waldes.</translation>
    </message>
    <message>
        <source>Mother Mycel</source>
        <translation>Mutter Myzel</translation>
    </message>
    <message>
        <source>What you see of her is the least of her.</source>
        <translation>Was du von ihr siehst, ist das Wenigste.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Fäden</translation>
    </message>
    <message>
        <source>Your forest is connected over corners too.</source>
        <translation>Dein Wald ist auch über Ecken verbunden.</translation>
    </message>
    <message>
        <source>Replace an opponent&apos;s Tree beside your Ancient by a Tree of yours.</source>
        <translation>Ersetze einen gegnerischen Baum neben deinem Urwesen durch einen von dir.</translation>
    </message>
    <message>
        <source>Great Bloom</source>
        <translation>Große Blüte</translation>
    </message>
    <message>
        <source>Replace two Trees of opponents within three spaces of your Ancient by Trees of yours.</source>
        <translation>Ersetze zwei gegnerische Bäume höchstens drei Felder von deinem Urwesen durch deine.</translation>
    </message>
    <message>
        <source>Ironback</source>
        <translation>Eisenrücken</translation>
    </message>
    <message>
        <source>Many axes were broken on it, none of them twice.</source>
        <translation>Viele Äxte zerbrachen an ihm, keine zweimal.</translation>
    </message>
    <message>
        <source>Hard Bark</source>
        <translation>Harte Rinde</translation>
    </message>
    <message>
        <source>The Tree under your Ancient becomes a Guardian, besides the one you may awaken in a turn.</source>
        <translation>Der Baum unter deinem Urwesen wird ein Wächter, neben dem einen, den du in einem Zug wecken darfst.</translation>
    </message>
    <message>
        <source>Closed Ranks</source>
        <translation>Geschlossene Reihen</translation>
    </message>
    <message>
        <source>Grow a Tree on every empty space of your Aura.</source>
        <translation>Lass auf jedem leeren Feld deiner Aura einen Baum wachsen.</translation>
    </message>
    <message>
        <source>Thornpaw</source>
        <translation>Dornpfote</translation>
    </message>
    <message>
        <source>The forest is one track, and the track is hers.</source>
        <translation>Der Wald ist eine einzige Fährte, und die ist ihre.</translation>
    </message>
    <message>
        <source>Long Stride</source>
        <translation>Langer Lauf</translation>
    </message>
    <message>
        <source>With one manna your Ancient moves up to two tiles.</source>
        <translation>Mit einem Manna zieht dein Urwesen bis zu zwei Plättchen weit.</translation>
    </message>
    <message>
        <source>All opponents gain one manna less at their next Dawn.</source>
        <translation>Alle Gegner bekommen an ihrem nächsten Morgen ein Manna weniger.</translation>
    </message>
    <message>
        <source>The Great Hunt</source>
        <translation>Die große Jagd</translation>
    </message>
    <message>
        <source>Valley of Fate</source>
        <translation>Tal des Schicksals</translation>
    </message>
    <message>
        <source>Two forests, three Roots in a row.</source>
        <translation>Zwei Wälder, drei Wurzeln in einer Reihe.</translation>
    </message>
    <message>
        <source>Throne of Thorns</source>
        <translation>Dornenthron</translation>
    </message>
    <message>
        <source>Three forests around one Root in the middle.</source>
        <translation>Drei Wälder um eine Wurzel in der Mitte.</translation>
    </message>
    <message>
        <source>Haven</source>
        <translation>Zuflucht</translation>
    </message>
    <message>
        <source>Four forests, and not enough room.</source>
        <translation>Vier Wälder, und nicht genug Platz.</translation>
    </message>
    <message>
        <source>Esh&apos;to</source>
        <translation>Esh’to</translation>
    </message>
    <message>
        <source>Spirit of Fire</source>
        <translation>Geist des Feuers</translation>
    </message>
    <message>
        <source>Song of Flame</source>
        <translation>Lied der Flamme</translation>
    </message>
    <message>
        <source>Burn two Trees in your Aura.</source>
        <translation>Verbrenne zwei Bäume in deiner Aura.</translation>
    </message>
    <message>
        <source>Song of Ash</source>
        <translation>Lied der Asche</translation>
    </message>
    <message>
        <source>Burn one Tree anywhere on the board.</source>
        <translation>Verbrenne einen Baum irgendwo auf dem Brett.</translation>
    </message>
    <message>
        <source>Lau&apos;su</source>
        <translation>Lau’su</translation>
    </message>
    <message>
        <source>Spirit of Light</source>
        <translation>Geist des Lichts</translation>
    </message>
    <message>
        <source>Song of Devotion</source>
        <translation>Lied der Hingabe</translation>
    </message>
    <message>
        <source>Grow two Trees next to your connected forest as it stands.</source>
        <translation>Lass neben deinem verbundenen Wald, wie er jetzt steht, zwei Bäume wachsen.</translation>
    </message>
    <message>
        <source>Song of Radiance</source>
        <translation>Lied des Glanzes</translation>
    </message>
    <message>
        <source>Grow one Tree on any empty space.</source>
        <translation>Lass auf einem beliebigen leeren Feld einen Baum wachsen.</translation>
    </message>
    <message>
        <source>Xin&apos;eth</source>
        <translation>Xin’eth</translation>
    </message>
    <message>
        <source>Spirit of Shadow</source>
        <translation>Geist des Schattens</translation>
    </message>
    <message>
        <source>Song of Darkness</source>
        <translation>Lied der Finsternis</translation>
    </message>
    <message>
        <source>Move an opponent&apos;s Ancient to a Tree of its forest exactly three spaces away.</source>
        <translation>Setze ein gegnerisches Urwesen auf einen Baum seines Waldes, der genau drei Felder entfernt ist.</translation>
    </message>
    <message>
        <source>Song of Cunning</source>
        <translation>Lied der List</translation>
    </message>
    <message>
        <source>Two spaces side by side exchange what they hold.</source>
        <translation>Zwei Felder nebeneinander tauschen, was auf ihnen ist.</translation>
    </message>
    <message>
        <source>Shai&apos;al</source>
        <translation>Shai’al</translation>
    </message>
    <message>
        <source>Spirit of Storm</source>
        <translation>Geist des Sturms</translation>
    </message>
    <message>
        <source>Song of Thunder</source>
        <translation>Lied des Donners</translation>
    </message>
    <message>
        <source>An opponent gains two manna less at their next Dawn.</source>
        <translation>Ein Gegner bekommt am nächsten eigenen Morgen zwei Manna weniger.</translation>
    </message>
    <message>
        <source>Song of Lightning</source>
        <translation>Lied des Blitzes</translation>
    </message>
    <message>
        <source>You gain two manna more at your next Dawn.</source>
        <translation>Du bekommst an deinem nächsten Morgen zwei Manna mehr.</translation>
    </message>
    <message>
        <source>Ool&apos;lan</source>
        <translation>Ool’lan</translation>
    </message>
    <message>
        <source>Spirit of Fate</source>
        <translation>Geist des Schicksals</translation>
    </message>
    <message>
        <source>Song of Revelation</source>
        <translation>Lied der Offenbarung</translation>
    </message>
    <message>
        <source>Take the latest card of the discard that is not of Fate.</source>
        <translation>Nimm die oberste Karte der Ablage, die keine Schicksalskarte ist.</translation>
    </message>
    <message>
        <source>Song of Destiny</source>
        <translation>Lied der Bestimmung</translation>
    </message>
    <message>
        <source>Counter the song that was just played.</source>
        <translation>Wehre das gerade gespielte Lied ab.</translation>
    </message>
    <message>
        <source>Aum&apos;ra</source>
        <translation>Aum’ra</translation>
    </message>
    <message>
        <source>Spirit of Life</source>
        <translation>Geist des Lebens</translation>
    </message>
    <message>
        <source>Gift of Life</source>
        <translation>Gabe des Lebens</translation>
    </message>
    <message>
        <source>You may use your Ancient&apos;s Blessing in this turn, once. It cannot be countered.</source>
        <translation>Du darfst in diesem Zug einmal den Segen deines Urwesens nutzen. Das lässt sich nicht abwehren.</translation>
    </message>
    <message>
        <source>setting out</source>
        <translation>Aufbruch</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Shadow</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Sturm</translation>
    </message>
    <message>
        <source>Fate</source>
        <translation>Schicksal</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Gain two manna.</source>
        <translation>Du bekommst zwei Manna.</translation>
    </message>
    <message>
        <source>Your Trees within two spaces of your Ancient are Eternal.</source>
        <translation>Deine Bäume höchstens zwei Felder von deinem Urwesen sind ewig.</translation>
    </message>
    <message>
        <source>Gain four manna.</source>
        <translation>Du bekommst vier Manna.</translation>
    </message>
    <message>
        <source>Grow, move, wake or play: 1 manna each. Drawing Stars comes last, at Dusk: it ends the Day.</source>
        <translation>Wachsen, ziehen, wecken, spielen: je 1 Manna. Sterne ziehst du zuletzt, am Abend: Das beendet den Tag.</translation>
    </message>
    <message>
        <source>%1 holds %2 manna at most</source>
        <translation>%1 fasst höchstens %2 Manna</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n manna less at this Dawn</source>
        <translation>
            <numerusform>%1 bekommt an diesem Morgen %n Manna weniger</numerusform>
            <numerusform>%1 bekommt an diesem Morgen %n Manna weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n manna more at this Dawn</source>
        <translation>
            <numerusform>%1 bekommt an diesem Morgen %n Manna mehr</numerusform>
            <numerusform>%1 bekommt an diesem Morgen %n Manna mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the Sage is awake</source>
        <translation>der Weise ist wach</translation>
    </message>
    <message>
        <source>You grow a forest towards the Roots. Every tile of yours on a glowing space beside a Root brings 1 Glory. Your goal: %1 Glory.</source>
        <translation>Du lässt einen Wald zu den Wurzeln wachsen. Jedes deiner Plättchen auf einem leuchtenden Feld neben einer Wurzel bringt 1 Ruhm. Dein Ziel: %1 Ruhm.</translation>
    </message>
    <message>
        <source>An Ancient leads your forest. Its Trait always helps you, its Blessing comes with luck, its Invocation once in the match. Rest on a card to read it, then press the one you like.</source>
        <translation>Ein Urwesen führt deinen Wald. Sein Wesenszug hilft dir immer, sein Segen kommt mit Glück, seine Anrufung einmal in der Partie. Verweile auf einer Karte, um sie zu lesen, dann drücke die, die dir gefällt.</translation>
    </message>
    <message>
        <source>Here you begin</source>
        <translation>Hier beginnst du</translation>
    </message>
    <message>
        <source>Your Ancient stands on your first Tree. The spaces straight beside it are its Aura: from there your forest grows. All of it should stay connected to the Ancient.</source>
        <translation>Dein Urwesen steht auf deinem ersten Baum. Die Felder gerade daneben sind seine Aura: Von dort wächst dein Wald. Er sollte ganz mit dem Urwesen verbunden bleiben.</translation>
    </message>
    <message>
        <source>Dawn brings manna, by Day you act, at Dusk you draw Stars. At Night the display is filled again, and then it is the next player’s Dawn.</source>
        <translation>Der Morgen bringt Manna, am Tag handelst du, am Abend ziehst du Sterne. In der Nacht wird die Auslage aufgefüllt, dann bricht für die Nächsten der Morgen an.</translation>
    </message>
    <message>
        <source>Dawn: the dice</source>
        <translation>Morgen: die Würfel</translation>
    </message>
    <message>
        <source>Two dice were rolled for you. The higher number is the manna you gain, up to your maximum.</source>
        <translation>Zwei Würfel sind für dich gefallen. Die höhere Zahl ist das Manna, das du bekommst, bis zu deinem Höchstwert.</translation>
    </message>
    <message>
        <source>Every action costs 1 manna. The open slots show how much you can hold. What is left when your turn ends is lost, so use it up.</source>
        <translation>Jede Handlung kostet 1 Manna. Die offenen Plätze zeigen, wie viel du fasst. Was am Ende deines Zugs übrig ist, verfällt: Nutze es also.</translation>
    </message>
    <message>
        <source>Day: grow a Tree</source>
        <translation>Tag: Lass einen Baum wachsen</translation>
    </message>
    <message>
        <source>A Tree can grow on each lit space with a sprout. Press one, best one on the way to the Roots.</source>
        <translation>Auf jedem leuchtenden Feld mit einem Spross kann ein Baum wachsen. Drücke eines, am besten auf dem Weg zu den Wurzeln.</translation>
    </message>
    <message>
        <source>The Growth Chain</source>
        <translation>Die Wachstumskette</translation>
    </message>
    <message>
        <source>The next Tree may grow beside the Tree you grew last, and so on. That way you get far. Any other action ends the chain.</source>
        <translation>Der nächste Baum darf neben dem zuletzt gewachsenen wachsen, und so fort. So kommst du weit. Jede andere Handlung beendet die Kette.</translation>
    </message>
    <message>
        <source>The others’ turn</source>
        <translation>Die anderen sind dran</translation>
    </message>
    <message>
        <source>Now somebody else acts. What they do is told here, the newest line first. Point at a line to see where it happened.</source>
        <translation>Jetzt handelt jemand anders. Was geschieht, steht hier, die neueste Zeile zuerst. Zeige auf eine Zeile, um zu sehen, wo es war.</translation>
    </message>
    <message>
        <source>Your Ancient walks</source>
        <translation>Dein Urwesen zieht</translation>
    </message>
    <message>
        <source>For 1 manna your Ancient goes to a tile of yours straight beside it: the spaces marked with feet. Its Aura comes along, so new Trees grow farther on.</source>
        <translation>Für 1 Manna zieht dein Urwesen auf ein Plättchen von dir gerade daneben: die Felder mit den Fußspuren. Seine Aura geht mit, so wachsen neue Bäume weiter vorn.</translation>
    </message>
    <message>
        <source>Dusk: draw Stars</source>
        <translation>Abend: Sterne ziehen</translation>
    </message>
    <message>
        <source>Keep some manna for Stars: each costs 1. Drawing one ends your Day; after that you can only draw more or end the turn. You hold four at most.</source>
        <translation>Heb etwas Manna für Sterne auf: Jeder kostet 1. Ziehst du einen, endet dein Tag; danach kannst du nur noch ziehen oder den Zug beenden. Du hältst höchstens vier.</translation>
    </message>
    <message>
        <source>Wake a Guardian</source>
        <translation>Wecke einen Wächter</translation>
    </message>
    <message>
        <source>A Guardian replaces the Tree under your Ancient. It never burns, and while it is connected it opens one more manna slot. One may wake in each turn.</source>
        <translation>Ein Wächter ersetzt den Baum unter deinem Urwesen. Er brennt nie, und solange er verbunden ist, öffnet er einen weiteren Manna-Platz. In jedem Zug darf einer erwachen.</translation>
    </message>
    <message>
        <source>Glory!</source>
        <translation>Ruhm!</translation>
    </message>
    <message>
        <source>A forest stands beside a Root and gains Glory. The leaves under your name count yours. Only tiles connected to your Ancient count.</source>
        <translation>Ein Wald steht neben einer Wurzel und gewinnt Ruhm. Die Blätter unter deinem Namen zählen deinen. Es zählen nur Plättchen, die mit deinem Urwesen verbunden sind.</translation>
    </message>
    <message>
        <source>Both dice show the Blessing, so there is no number for your manna. Roll both again, or only one and keep the other’s Blessing.</source>
        <translation>Beide Würfel zeigen den Segen, also fehlt die Zahl für dein Manna. Wirf beide neu, oder nur einen und behalte den Segen des anderen.</translation>
    </message>
    <message>
        <source>Your Blessing is ready</source>
        <translation>Dein Segen ist bereit</translation>
    </message>
    <message>
        <source>A die shows the Blessing: you may use your Ancient’s Blessing in this Day, once and for free. Unused it is gone at Dusk.</source>
        <translation>Ein Würfel zeigt den Segen: An diesem Tag darfst du den Segen deines Urwesens nutzen, einmal und frei. Ungenutzt ist er am Abend vorbei.</translation>
    </message>
    <message>
        <source>A Star is two songs</source>
        <translation>Ein Stern, zwei Lieder</translation>
    </message>
    <message>
        <source>By Day you play a Star from your hand as one of its two songs. That costs 1 manna; songs of Fate are free. Press the card, then choose.</source>
        <translation>Am Tag spielst du einen Stern aus der Hand als eines seiner zwei Lieder. Das kostet 1 Manna, Lieder des Schicksals sind frei. Drücke die Karte, dann wähle.</translation>
    </message>
    <message>
        <source>Answer with Fate</source>
        <translation>Antworte mit dem Schicksal</translation>
    </message>
    <message>
        <source>Somebody plays a song, and you hold a Fate card. Song of Destiny stops the song before it happens, for free. Or let it happen and keep the card.</source>
        <translation>Jemand spielt ein Lied, und du hast eine Schicksalskarte. Das Lied der Bestimmung hält es auf, bevor es wirkt, und ist frei. Oder lass es geschehen und behalte die Karte.</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>Abgeschnitten</translation>
    </message>
    <message>
        <source>The grey tiles have lost their way to your Ancient. They bring no Glory and open no manna slot. Join them again, and all is as before.</source>
        <translation>Die grauen Plättchen haben den Weg zu deinem Urwesen verloren. Sie bringen keinen Ruhm und öffnen keinen Manna-Platz. Verbinde sie wieder, und alles ist wie zuvor.</translation>
    </message>
    <message>
        <source>The Sage</source>
        <translation>Der Weise</translation>
    </message>
    <message>
        <source>Once in the match you wake your Sage, in the same way as a Guardian. With it comes the Invocation, your Ancient’s strongest power. Choose the moment well.</source>
        <translation>Einmal in der Partie weckst du deinen Weisen, ebenso wie einen Wächter. Mit ihm kommt die Anrufung, die stärkste Kraft deines Urwesens. Wähle den Augenblick gut.</translation>
    </message>
    <message>
        <source>Somebody is close</source>
        <translation>Jemand ist nah dran</translation>
    </message>
    <message>
        <source>Another forest has nearly reached the goal. Burn Trees beside the Roots, or cut tiles off: what is not connected brings no Glory.</source>
        <translation>Ein anderer Wald hat das Ziel fast erreicht. Verbrenne Bäume bei den Wurzeln oder schneide Plättchen ab: Was nicht verbunden ist, bringt keinen Ruhm.</translation>
    </message>
    <message>
        <source>The goal is near</source>
        <translation>Das Ziel ist nah</translation>
    </message>
    <message>
        <source>You are close to %1 Glory. Where Glory has to be held, you win if you still have it when your next Dawn begins. So guard your way to the Roots!</source>
        <translation>Dir fehlt nicht mehr viel bis %1 Ruhm. Wo Ruhm gehalten werden muss, gewinnst du, wenn du ihn noch hast, sobald dein nächster Morgen beginnt. Hüte also deinen Weg zu den Wurzeln!</translation>
    </message>
    <message>
        <source>Heavy Dew</source>
        <translation>Schwerer Tau</translation>
    </message>
    <message>
        <source>Lantern Light</source>
        <translation>Laternenlicht</translation>
    </message>
    <message>
        <source>Standing Watch</source>
        <translation>Stille Wacht</translation>
    </message>
    <message>
        <source>Whispering Roots</source>
        <translation>Flüsternde Wurzeln</translation>
    </message>
    <message>
        <source>Hidden Stores</source>
        <translation>Verborgene Vorräte</translation>
    </message>
    <message>
        <source>Fresh Track</source>
        <translation>Frische Fährte</translation>
    </message>
    <message>
        <source>Green Hour</source>
        <translation>Grüne Stunde</translation>
    </message>
    <message>
        <source>Falling Star</source>
        <translation>Sternschnuppe</translation>
    </message>
    <message>
        <source>Rising Tide</source>
        <translation>Steigende Flut</translation>
    </message>
    <message>
        <source>Soft Rot</source>
        <translation>Sanfte Fäule</translation>
    </message>
    <message>
        <source>Second Watch</source>
        <translation>Zweite Wache</translation>
    </message>
    <message>
        <source>Howl</source>
        <translation>Geheul</translation>
    </message>
    <message>
        <source>In the Valley of Fate you win by reaching %1 Glory and still holding it when your next Dawn begins. The row of leaves under your name counts it.</source>
        <translation>Im Tal des Schicksals gewinnst du, wenn du %1 Ruhm erreichst und ihn noch hältst, wenn dein nächster Morgen beginnt. Die Reihe der Blätter unter deinem Namen zählt ihn.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Highest roll names</source>
        <translation>Höchster Wurf wählt</translation>
    </message>
    <message>
        <source>It may begin itself, or let another begin.</source>
        <translation>Wer ihn hat, beginnt selbst oder lässt jemand anderen beginnen.</translation>
    </message>
    <message>
        <source>The highest roll</source>
        <translation>Der höchste Wurf</translation>
    </message>
    <message>
        <source>Before the first day each of you rolls a die, and the highest says who begins.</source>
        <translation>Vor dem ersten Tag würfelt ihr alle; wer am höchsten wirft, sagt, wer beginnt.</translation>
    </message>
    <message>
        <source>Your answer is awaited: counter the song, play Revelation, or let it happen.</source>
        <translation>Deine Antwort wird erwartet: Halte das Lied auf, spiele die Offenbarung oder lass es geschehen.</translation>
    </message>
    <message>
        <source>Your answer is awaited: counter the song, or let it happen.</source>
        <translation>Deine Antwort wird erwartet: Halte das Lied auf oder lass es geschehen.</translation>
    </message>
    <message>
        <source>%1&apos;s song waits for an answer.</source>
        <translation>Das Lied von %1 wartet auf eine Antwort.</translation>
    </message>
    <message>
        <source>Name who begins first.</source>
        <translation>Sag erst, wer beginnt.</translation>
    </message>
    <message>
        <source>Who begins is named once all Ancients are chosen.</source>
        <translation>Wer beginnt, wird gesagt, wenn alle Urwesen gewählt sind.</translation>
    </message>
    <message>
        <source>Who begins is settled.</source>
        <translation>Wer beginnt, steht schon fest.</translation>
    </message>
    <message>
        <source>%1 names who begins.</source>
        <translation>%1 sagt, wer beginnt.</translation>
    </message>
    <message>
        <source>No Ancient stands on %1.</source>
        <translation>Auf %1 steht kein Urwesen.</translation>
    </message>
    <message>
        <source>%1 lets %2 begin</source>
        <translation>%1 lässt %2 beginnen</translation>
    </message>
    <message>
        <source>Name who begins</source>
        <translation>Sag, wer beginnt</translation>
    </message>
    <message>
        <source>%1 names who begins</source>
        <translation>%1 sagt, wer beginnt</translation>
    </message>
    <message>
        <source>kept above the maximum of %1</source>
        <translation>behalten, Grenze: %1</translation>
    </message>
    <message>
        <source>Manna held stays, none is gained above %1</source>
        <translation>Gehaltenes Manna bleibt, über %1 kommt keines dazu</translation>
    </message>
    <message>
        <source>You rolled highest. Press the panel or the Ancient of whoever begins: you or another.</source>
        <translation>Dein Wurf ist der höchste. Drücke das Feld oder das Urwesen dessen, der beginnt: deines oder ein anderes.</translation>
    </message>
    <message>
        <source>Press whoever begins.</source>
        <translation>Drücke, wer beginnt.</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Everybody rolled a die, and yours is the highest: you say who begins, yourself or another. Press their panel or their Ancient.</source>
        <translation>Alle haben gewürfelt, und dein Wurf ist der höchste: Du sagst, wer beginnt, du selbst oder jemand anderes. Drücke auf das Feld oder das Urwesen.</translation>
    </message>
    <message>
        <source>What is free can still be done: your Blessing, or a Revelation. Your turn ends by itself after the last of it.</source>
        <translation>Was frei ist, geht noch: dein Segen oder eine Offenbarung. Nach dem Letzten davon endet dein Zug von selbst.</translation>
    </message>
    <message>
        <source>Only free things are left, then the turn ends.</source>
        <translation>Nur noch Freies bleibt, dann endet der Zug.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Your last manna: once it is spent and nothing free is left, your turn ends by itself.</source>
        <translation>Dein letztes Manna: Ist es ausgegeben und nichts Freies übrig, endet dein Zug von selbst.</translation>
    </message>
    <message>
        <source>Your last manna: your turn ends with it.</source>
        <translation>Dein letztes Manna: Damit endet dein Zug.</translation>
    </message>
    <message>
        <source>Your last manna, then only what is free.</source>
        <translation>Dein letztes Manna, danach nur noch Freies.</translation>
    </message>
    <message>
        <source>%1 A Star drawn now ends your turn.</source>
        <translation>%1 Ein Stern, den du jetzt ziehst, beendet deinen Zug.</translation>
    </message>
    <message>
        <source>Draw the last, which ends your turn, or end.</source>
        <translation>Den letzten ziehen, der deinen Zug beendet, oder enden.</translation>
    </message>
    <message>
        <source>Your last manna: once it is spent, your turn ends by itself.</source>
        <translation>Dein letztes Manna: Ist es ausgegeben, endet dein Zug von selbst.</translation>
    </message>
    <message>
        <source>Pick a Star on display, the last that you can draw: your turn ends with it. Or end your turn.</source>
        <translation>Wähle einen Stern der Auslage, den letzten, den du ziehen kannst: Damit endet dein Zug. Oder beende ihn.</translation>
    </message>
    <message>
        <source>%1 and %2: the higher number is manna, up to your maximum</source>
        <translation>%1 und %2: Die höhere Zahl ist Manna, bis zu deinem Höchstwert</translation>
    </message>
    <message>
        <source>Move your Ancient</source>
        <translation>Zieh dein Urwesen</translation>
    </message>
    <message>
        <source>Move your Ancient here</source>
        <translation>Zieh dein Urwesen hierher</translation>
    </message>
    <message>
        <source>Grow a Tree here</source>
        <translation>Lass hier einen Baum wachsen</translation>
    </message>
    <message>
        <source>Grow a Tree here, for 1 Glory</source>
        <translation>Lass hier einen Baum wachsen, für 1 Ruhm</translation>
    </message>
    <message>
        <source>Lead %1</source>
        <translation>Führe %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>%1 here</source>
        <translation>%1 hier</translation>
    </message>
    <message>
        <source>%1 plays %2: %3</source>
        <translation>%1 spielt %2: %3</translation>
    </message>
    <message>
        <source>%1 plays %2: %3, %4</source>
        <translation>%1 spielt %2: %3, %4</translation>
    </message>
    <message>
        <source>At each Dawn two dice fall. The higher number is the manna you gain, up to your maximum. Storms add to it or take from it. One Blessing lets you use your Ancient’s, free, once this Day. Two Blessings are rolled again, one or both.</source>
        <translation>An jedem Morgen fallen zwei Würfel. Die höhere Zahl ist das Manna, das du bekommst, bis zu deinem Höchstwert. Stürme geben etwas dazu oder nehmen etwas weg. Ein Segen erlaubt dir den deines Urwesens, frei und einmal an diesem Tag. Zwei Segen werden neu gewürfelt, einer oder beide.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Zieh %1</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n Tree(s).</source>
        <translation>
            <numerusform>Du verlierst %n Baum.</numerusform>
            <numerusform>Du verlierst %n Bäume.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n manna less at your next Dawn.</source>
        <translation>
            <numerusform>Du bekommst bei deinem nächsten Morgen %n Manna weniger.</numerusform>
            <numerusform>Du bekommst bei deinem nächsten Morgen %n Manna weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Ancient is moved from %1 to %2.</source>
        <translation>Dein Urwesen wird von %1 nach %2 versetzt.</translation>
    </message>
    <message>
        <source>It removes your %1, unless you answer it.</source>
        <translation>Es hebt %1 von dir auf, wenn du nicht antwortest.</translation>
    </message>
    <message>
        <source>%1 does not happen.</source>
        <translation>%1 geschieht nicht.</translation>
    </message>
    <message>
        <source>Your %1 does not happen, and its card is discarded.</source>
        <translation>%1 von dir geschieht nicht, und die Karte wird abgelegt.</translation>
    </message>
    <message>
        <source>They win at their next Dawn, unless somebody brings them below %1 Glory.</source>
        <translation>Sie gewinnen bei ihrem nächsten Morgen, wenn niemand sie unter %1 Ruhm bringt.</translation>
    </message>
    <message>
        <source>You win at your next Dawn, unless somebody brings you below %1 Glory.</source>
        <translation>Du gewinnst bei deinem nächsten Morgen, wenn dich niemand unter %1 Ruhm bringt.</translation>
    </message>
    <message numerus="yes">
        <source>+%n Glory</source>
        <translation>
            <numerusform>+%n Ruhm</numerusform>
            <numerusform>+%n Ruhm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n Glory</source>
        <translation>
            <numerusform>−%n Ruhm</numerusform>
            <numerusform>−%n Ruhm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drew %n Star(s)</source>
        <translation>
            <numerusform>%n Stern gezogen</numerusform>
            <numerusform>%n Sterne gezogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Tree(s)</source>
        <translation>
            <numerusform>%n Baum</numerusform>
            <numerusform>%n Bäume</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>burned %n Tree(s) of %1</source>
        <translation>
            <numerusform>%n Baum von %1 verbrannt</numerusform>
            <numerusform>%n Bäume von %1 verbrannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Guardian(s)</source>
        <translation>
            <numerusform>%n Wächter</numerusform>
            <numerusform>%n Wächter</numerusform>
        </translation>
    </message>
    <message>
        <source>the Sage</source>
        <translation>der Weise</translation>
    </message>
    <message>
        <source>The turn of %1 ended: nothing was left to do</source>
        <translation>Der Zug von %1 ist zu Ende: Es war nichts mehr zu tun</translation>
    </message>
    <message>
        <source>turn over, nothing was left to do</source>
        <translation>Zug zu Ende, es war nichts mehr zu tun</translation>
    </message>
    <message>
        <source>Your tile on %1 goes to %2.</source>
        <translation>Dein Plättchen auf %1 kommt auf %2.</translation>
    </message>
    <message>
        <source>Next Dawn: %1 more manna</source>
        <translation>Nächster Morgen: %1 Manna mehr</translation>
    </message>
    <message>
        <source>Next Dawn: %1 less manna</source>
        <translation>Nächster Morgen: %1 Manna weniger</translation>
    </message>
    <message>
        <source>%1 ended the turn, %2 manna unused</source>
        <translation>%1 beendet den Zug, %2 Manna ungenutzt</translation>
    </message>
    <message>
        <source>%1 gained %2 manna and may use the Blessing today</source>
        <translation>%1 erhält %2 Manna und darf heute den Segen nutzen</translation>
    </message>
</context>
<context>
    <name>content</name>
    <message>
        <source>the board has %1 rows</source>
        <translation>Reihen auf dem Brett: %1</translation>
    </message>
    <message>
        <source>Give %1 to %2</source>
        <translation>Nötig sind %1 bis %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing a space can be</source>
        <translation>„%1“ kann kein Feld sein</translation>
    </message>
    <message>
        <source>Use . for an empty space, * for a Root, ~ for no space, 1 to 4 for a start</source>
        <translation>Nimm . für ein leeres Feld, * für eine Wurzel, ~ für kein Feld, 1 bis 4 für einen Start</translation>
    </message>
    <message>
        <source>Give 1 to %1, apart from each other</source>
        <translation>Nötig sind 1 bis %1, mit Abstand dazwischen</translation>
    </message>
    <message>
        <source>Make all rows equally long</source>
        <translation>Mach alle Reihen gleich lang</translation>
    </message>
    <message>
        <source>the board has no Root</source>
        <translation>das Brett hat keine Wurzel</translation>
    </message>
    <message>
        <source>Put at least one * on it</source>
        <translation>Setze mindestens ein * darauf</translation>
    </message>
    <message>
        <source>a start is there twice</source>
        <translation>ein Start ist zweimal da</translation>
    </message>
    <message>
        <source>Use each of 1 to 4 once</source>
        <translation>Nimm 1 bis 4 je einmal</translation>
    </message>
    <message>
        <source>a start is missing</source>
        <translation>ein Start fehlt</translation>
    </message>
    <message>
        <source>Number the starts from 1 on</source>
        <translation>Nummeriere die Starts von 1 an</translation>
    </message>
    <message>
        <source>there are fewer than two starts</source>
        <translation>es gibt weniger als zwei Starts</translation>
    </message>
    <message>
        <source>Put 1 and 2 on the board</source>
        <translation>Setze 1 und 2 auf das Brett</translation>
    </message>
    <message>
        <source>two scenarios have the key &quot;%1&quot;</source>
        <translation>zwei Szenarien haben den Schlüssel „%1“</translation>
    </message>
    <message>
        <source>Rename one</source>
        <translation>Benenne eines um</translation>
    </message>
    <message>
        <source>there is no scenario for %1 players</source>
        <translation>es gibt kein Szenario für %1 Spieler</translation>
    </message>
    <message>
        <source>Add one</source>
        <translation>Füge eines hinzu</translation>
    </message>
    <message>
        <source>Give one for each of the %1 Spirits</source>
        <translation>Nötig ist einer für jeden der %1 Geister</translation>
    </message>
    <message>
        <source>it is not in its place</source>
        <translation>es steht nicht an seiner Stelle</translation>
    </message>
    <message>
        <source>The Spirit of entry %1 is %2</source>
        <translation>Der Geist von Eintrag %1 ist %2</translation>
    </message>
    <message>
        <source>this song is not of this Spirit</source>
        <translation>dieses Lied ist nicht von diesem Geist</translation>
    </message>
    <message>
        <source>Move it</source>
        <translation>Leg es zum richtigen</translation>
    </message>
    <message>
        <source>this song is there twice</source>
        <translation>dieses Lied ist zweimal da</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>Nimm eines heraus</translation>
    </message>
    <message>
        <source>songs are missing</source>
        <translation>es fehlen Lieder</translation>
    </message>
    <message>
        <source>This Spirit has %1</source>
        <translation>Dieser Geist hat %1</translation>
    </message>
    <message>
        <source>Give it at least %1</source>
        <translation>Nötig sind mindestens %1</translation>
    </message>
    <message>
        <source>Give it at most %1</source>
        <translation>Möglich sind höchstens %1</translation>
    </message>
    <message>
        <source>this kind needs it</source>
        <translation>diese Art braucht es</translation>
    </message>
    <message>
        <source>this kind has none</source>
        <translation>diese Art hat keines</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Füge es hinzu</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Nimm es heraus</translation>
    </message>
    <message>
        <source>two Ancients have the key &quot;%1&quot;</source>
        <translation>zwei Urwesen haben den Schlüssel „%1“</translation>
    </message>
    <message>
        <source>it does not say which entry it changes</source>
        <translation>es steht nicht da, welcher Eintrag geändert wird</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot; to change</source>
        <translation>es gibt kein „%1“, das sich ändern ließe</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is changed twice</source>
        <translation>„%1“ wird zweimal geändert</translation>
    </message>
    <message>
        <source>Make one entry of both</source>
        <translation>Mach aus beiden einen Eintrag</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>Meintest du „%1“?</translation>
    </message>
    <message>
        <source>To add entries, replace the whole file</source>
        <translation>Um Einträge hinzuzufügen, ersetze die ganze Datei</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>hier steht nichts</translation>
    </message>
    <message>
        <source>Write what people shall read</source>
        <translation>Schreibe, was zu lesen sein soll</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>länger als %1 Bytes</translation>
    </message>
    <message>
        <source>Shorten it</source>
        <translation>Kürze es</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no key</source>
        <translation>„%1“ ist kein Schlüssel</translation>
    </message>
    <message>
        <source>Use 1 to %1 small letters, digits or hyphens</source>
        <translation>Nimm 1 bis %1 kleine Buchstaben ohne Umlaute, Ziffern oder Bindestriche</translation>
    </message>
    <message>
        <source>%1 does not fit</source>
        <translation>%1 passt nicht</translation>
    </message>
    <message>
        <source>Use %1 to %2</source>
        <translation>Nimm %1 bis %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no field here</source>
        <translation>„%1“ ist hier kein Feld</translation>
    </message>
    <message>
        <source>a list in square brackets is needed</source>
        <translation>hier gehört eine Liste in eckigen Klammern hin</translation>
    </message>
    <message>
        <source>an object in braces is needed</source>
        <translation>hier gehört ein Objekt in geschweiften Klammern hin</translation>
    </message>
    <message>
        <source>the number of the format is missing</source>
        <translation>die Nummer des Formats fehlt</translation>
    </message>
    <message>
        <source>Add &quot;format&quot;: %1</source>
        <translation>Füge &quot;format&quot;: %1 hinzu</translation>
    </message>
    <message>
        <source>it is of format %1, this program reads format %2</source>
        <translation>es hat Format %1, dieses Programm liest Format %2</translation>
    </message>
    <message>
        <source>Use the Tablewood that the file was made for</source>
        <translation>Nimm das Tablewood, für das die Datei gemacht ist</translation>
    </message>
    <message>
        <source>byte %1: %2</source>
        <translation>Byte %1: %2</translation>
    </message>
    <message>
        <source>it nests too deeply</source>
        <translation>die Verschachtelung ist zu tief</translation>
    </message>
    <message>
        <source>At most %1 levels are read</source>
        <translation>Höchstens %1 Ebenen werden gelesen</translation>
    </message>
    <message>
        <source>this object has too many fields</source>
        <translation>dieses Objekt hat zu viele Felder</translation>
    </message>
    <message>
        <source>At most %1 are read</source>
        <translation>Höchstens %1 werden gelesen</translation>
    </message>
    <message>
        <source>it is larger than %1 bytes</source>
        <translation>größer als %1 Bytes</translation>
    </message>
    <message>
        <source>Split or shorten it</source>
        <translation>Teile oder kürze es</translation>
    </message>
    <message>
        <source>line %1, column %2: this is not JSON</source>
        <translation>Zeile %1, Spalte %2: das ist kein JSON</translation>
    </message>
    <message>
        <source>Look for a missing comma, quote or bracket just before it</source>
        <translation>Sieh nach, ob kurz davor ein Komma, ein Anführungszeichen oder eine Klammer fehlt</translation>
    </message>
    <message>
        <source>a number in it is larger than any that can be read</source>
        <translation>eine Zahl darin ist größer als jede, die sich lesen lässt</translation>
    </message>
    <message>
        <source>Look for one like 1e999, and write whole numbers</source>
        <translation>Suche eine wie 1e999 und schreibe ganze Zahlen</translation>
    </message>
    <message>
        <source>this cannot be read as JSON (%1)</source>
        <translation>das lässt sich nicht als JSON lesen (%1)</translation>
    </message>
    <message>
        <source>Take a file that Tablewood wrote, or compare with one</source>
        <translation>Nimm eine Datei, die Tablewood geschrieben hat, oder vergleiche mit einer</translation>
    </message>
    <message>
        <source>a whole number is needed</source>
        <translation>hier gehört eine ganze Zahl hin</translation>
    </message>
    <message>
        <source>true or false is needed</source>
        <translation>hier gehört true oder false hin</translation>
    </message>
    <message>
        <source>a text in quotes is needed</source>
        <translation>hier gehört ein Text in Anführungszeichen hin</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here</source>
        <translation>„%1“ ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>Known are: %1</source>
        <translation>Bekannt sind: %1</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;? Known are: %2</source>
        <translation>Meintest du „%1“? Bekannt sind: %2</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>die Datei lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>Check the name and that reading is allowed</source>
        <translation>Prüfe den Namen und ob das Lesen erlaubt ist</translation>
    </message>
    <message>
        <source>it has %1 bytes</source>
        <translation>Bytes darin: %1</translation>
    </message>
    <message>
        <source>Write 1 to %1</source>
        <translation>Schreibe 1 bis %1</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>es gibt kein Spiel „%1“</translation>
    </message>
    <message>
        <source>The games are: %1</source>
        <translation>Die Spiele sind: %1</translation>
    </message>
    <message>
        <source>the pack neither replaces nor changes anything</source>
        <translation>das Paket ersetzt nichts und ändert nichts</translation>
    </message>
    <message>
        <source>Name files of its game there or in &quot;changes&quot;: %1</source>
        <translation>Nenne dort oder in &quot;changes&quot; Dateien seines Spiels: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no file of this game&apos;s content</source>
        <translation>„%1“ ist keine Datei mit Inhalt dieses Spiels</translation>
    </message>
    <message>
        <source>Its files are: %1</source>
        <translation>Seine Dateien sind: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is named twice</source>
        <translation>„%1“ ist zweimal genannt</translation>
    </message>
    <message>
        <source>A file is replaced or changed, once</source>
        <translation>Eine Datei wird ersetzt oder geändert, und das einmal</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot; in this folder</source>
        <translation>in diesem Ordner gibt es keine Datei „%1“</translation>
    </message>
    <message>
        <source>Put it there, or take its name out</source>
        <translation>Leg sie hinein, oder nimm ihren Namen heraus</translation>
    </message>
    <message>
        <source>the packs &quot;%1&quot; and &quot;%2&quot; both have %3 of %4</source>
        <translation>die Pakete „%1“ und „%2“ haben beide %3 von %4</translation>
    </message>
    <message>
        <source>Take one of the two out of the folder</source>
        <translation>Nimm eines der beiden aus dem Ordner</translation>
    </message>
    <message>
        <source>together with the pack %1: %2</source>
        <translation>zusammen mit dem Paket %1: %2</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>das ist kein Ordner</translation>
    </message>
    <message>
        <source>A pack is a folder with a %1 in it</source>
        <translation>Ein Paket ist ein Ordner mit einer %1 darin</translation>
    </message>
    <message>
        <source>its name does not fit</source>
        <translation>der Name passt nicht</translation>
    </message>
    <message>
        <source>Call it by 1 to %1 letters, digits, - or _, without spaces</source>
        <translation>Nimm 1 bis %1 Buchstaben ohne Umlaute, Ziffern, - oder _, ohne Leerzeichen</translation>
    </message>
    <message>
        <source>there is no %1 in it</source>
        <translation>darin ist keine %1</translation>
    </message>
    <message>
        <source>Write one; docs/packs.md shows how</source>
        <translation>Schreibe eine; docs/packs.md zeigt, wie</translation>
    </message>
    <message>
        <source>there are more than %1 packs</source>
        <translation>es sind mehr als %1 Pakete</translation>
    </message>
    <message>
        <source>Take it, or others, out of the folder</source>
        <translation>Nimm es oder andere aus dem Ordner</translation>
    </message>
    <message>
        <source>Add its &quot;%1&quot;</source>
        <translation>Füge sein „%1“ hinzu</translation>
    </message>
    <message>
        <source>Give one for each of the %1 roles</source>
        <translation>Nötig ist einer für jede der %1 Rollen</translation>
    </message>
    <message>
        <source>The role of entry %1 is %2</source>
        <translation>Die Rolle von Eintrag %1 ist %2</translation>
    </message>
    <message>
        <source>%1 Forsaken do not fit</source>
        <translation>%1 Verlassene passen nicht</translation>
    </message>
    <message>
        <source>Use at least 1, and fewer than half of the players</source>
        <translation>Nimm mindestens 1 und weniger als die Hälfte der Spieler</translation>
    </message>
    <message>
        <source>%1 standards are there for %2 players</source>
        <translation>Übliche Verteilungen für %2 Spieler: %1</translation>
    </message>
    <message>
        <source>Give one</source>
        <translation>Nötig ist eine</translation>
    </message>
    <message>
        <source>&quot;onward&quot; comes first</source>
        <translation>„onward“ steht an erster Stelle</translation>
    </message>
    <message>
        <source>Name a territory before it</source>
        <translation>Nenne davor ein Gebiet</translation>
    </message>
    <message>
        <source>it needs an aim &quot;%1&quot;</source>
        <translation>dazu gehört ein Ziel „%1“</translation>
    </message>
    <message>
        <source>Add it to the aims of the card</source>
        <translation>Füge es zu den Zielen der Karte hinzu</translation>
    </message>
    <message>
        <source>nobody plays this card</source>
        <translation>niemand spielt diese Karte</translation>
    </message>
    <message>
        <source>Use everyone or lot</source>
        <translation>Nimm everyone oder lot</translation>
    </message>
    <message>
        <source>a Curse is about one player, or all</source>
        <translation>ein Fluch gilt einer Person oder allen</translation>
    </message>
    <message>
        <source>Use 1</source>
        <translation>Nimm 1</translation>
    </message>
    <message>
        <source>a Curse bans or marks</source>
        <translation>ein Fluch verbietet oder zeichnet</translation>
    </message>
    <message>
        <source>Make it a Disaster, or let it last</source>
        <translation>Mach ein Unglück daraus, oder lass es andauern</translation>
    </message>
    <message>
        <source>only a Curse can be destroyed</source>
        <translation>nur ein Fluch kann zerstört werden</translation>
    </message>
    <message>
        <source>Use endOfCycle or endOfNextCycle</source>
        <translation>Nimm endOfCycle oder endOfNextCycle</translation>
    </message>
    <message>
        <source>only a card that revives is about the dying</source>
        <translation>nur eine Karte, die wiederbelebt, gilt Sterbenden</translation>
    </message>
    <message>
        <source>Use somebody else</source>
        <translation>Nimm jemand anderen</translation>
    </message>
    <message>
        <source>only a fast card without aims does this</source>
        <translation>das tut nur eine schnelle Karte ohne Ziele</translation>
    </message>
    <message>
        <source>Make it fast and give it no aims</source>
        <translation>Mach sie schnell und gib ihr keine Ziele</translation>
    </message>
    <message>
        <source>it does this twice</source>
        <translation>sie tut das zweimal</translation>
    </message>
    <message>
        <source>Leave one</source>
        <translation>Lass eines davon</translation>
    </message>
    <message>
        <source>too many cards are chosen at once</source>
        <translation>es werden zu viele Karten auf einmal gewählt</translation>
    </message>
    <message>
        <source>Let at most %1 be chosen</source>
        <translation>Möglich sind höchstens %1</translation>
    </message>
    <message>
        <source>the Forest deck is foreseen by three</source>
        <translation>vom Waldstapel werden drei Karten vorausgesehen</translation>
    </message>
    <message>
        <source>Use 3</source>
        <translation>Nimm 3</translation>
    </message>
    <message>
        <source>cards of this type are in another file</source>
        <translation>Karten dieser Art stehen in einer anderen Datei</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>es fehlt</translation>
    </message>
    <message>
        <source>a Finder&apos;s Action is fast</source>
        <translation>eine Finderkarte ist schnell</translation>
    </message>
    <message>
        <source>Use fast</source>
        <translation>Nimm fast</translation>
    </message>
    <message>
        <source>%1 aims are announced with it</source>
        <translation>Ziele, die mit ihr angesagt werden: %1</translation>
    </message>
    <message>
        <source>Use at most two</source>
        <translation>Nimm höchstens zwei</translation>
    </message>
    <message>
        <source>Nobody plays this card: use none</source>
        <translation>Niemand spielt diese Karte: nimm keine</translation>
    </message>
    <message>
        <source>it has %1 effects</source>
        <translation>Wirkungen darin: %1</translation>
    </message>
    <message>
        <source>a Curse has several effects</source>
        <translation>ein Fluch hat mehrere Wirkungen</translation>
    </message>
    <message>
        <source>Leave one: it is in play as long as that lasts</source>
        <translation>Lass eine: er ist im Spiel, solange sie andauert</translation>
    </message>
    <message>
        <source>each Artifact is there once</source>
        <translation>jedes Artefakt gibt es einmal</translation>
    </message>
    <message>
        <source>two cards have the key &quot;%1&quot;</source>
        <translation>zwei Karten haben den Schlüssel „%1“</translation>
    </message>
    <message>
        <source>it has %1 kinds of cards</source>
        <translation>Arten von Karten darin: %1</translation>
    </message>
    <message>
        <source>Give at most %1</source>
        <translation>Möglich sind höchstens %1</translation>
    </message>
    <message>
        <source>Give it %1 to %2</source>
        <translation>Nötig sind %1 bis %2</translation>
    </message>
    <message>
        <source>one kind of card is the Wander of the rules</source>
        <translation>eine Art von Karte ist das Wandern der Regeln</translation>
    </message>
    <message>
        <source>Give one card &quot;wander&quot;: true</source>
        <translation>Gib einer Karte &quot;wander&quot;: true</translation>
    </message>
    <message>
        <source>it counts several things</source>
        <translation>es zählt Verschiedenes</translation>
    </message>
    <message>
        <source>Keep one of &quot;event&quot;, &quot;zone&quot; and &quot;figure&quot;</source>
        <translation>Behalte eines von „event“, „zone“ und „figure“</translation>
    </message>
    <message>
        <source>it says nothing</source>
        <translation>es sagt nichts</translation>
    </message>
    <message>
        <source>Leave it out, or say when</source>
        <translation>Lass es weg, oder sag, wann</translation>
    </message>
    <message>
        <source>nothing is counted</source>
        <translation>nichts wird gezählt</translation>
    </message>
    <message>
        <source>Add &quot;event&quot;, &quot;zone&quot; or &quot;figure&quot;, or remove it</source>
        <translation>Füge „event“, „zone“ oder „figure“ hinzu, oder nimm es heraus</translation>
    </message>
    <message>
        <source>it belongs to no figure</source>
        <translation>es gehört zu keiner Figur</translation>
    </message>
    <message>
        <source>Add &quot;figure&quot;, or remove it</source>
        <translation>Füge „figure“ hinzu, oder nimm es heraus</translation>
    </message>
    <message>
        <source>it belongs to nothing</source>
        <translation>es gehört zu nichts</translation>
    </message>
    <message>
        <source>Say whose with &quot;event&quot;, &quot;zone&quot;, &quot;figure&quot; or &quot;left&quot;</source>
        <translation>Sag mit „event“, „zone“, „figure“ oder „left“, wessen</translation>
    </message>
    <message>
        <source>which %1 is not said</source>
        <translation>welches „%1“, steht nicht da</translation>
    </message>
    <message>
        <source>Name it in &quot;which&quot;</source>
        <translation>Nenne es in „which“</translation>
    </message>
    <message>
        <source>there is one %1 alone</source>
        <translation>„%1“ gibt es nur einmal</translation>
    </message>
    <message>
        <source>no step before this one is &quot;%1&quot;</source>
        <translation>kein Schritt vor diesem heißt „%1“</translation>
    </message>
    <message>
        <source>Name an earlier step</source>
        <translation>Nenne einen früheren Schritt</translation>
    </message>
    <message>
        <source>two steps are called &quot;%1&quot;</source>
        <translation>zwei Schritte heißen „%1“</translation>
    </message>
    <message>
        <source>the game has no %1 &quot;%2&quot;</source>
        <translation>das Spiel hat unter „%1“ kein „%2“</translation>
    </message>
    <message>
        <source>Use one of: %1</source>
        <translation>Nimm eines von: %1</translation>
    </message>
    <message>
        <source>the game has no goal of points</source>
        <translation>das Spiel hat kein Ziel in Punkten</translation>
    </message>
    <message>
        <source>the game has no phases</source>
        <translation>das Spiel hat keine Phasen</translation>
    </message>
    <message>
        <source>Point at something else</source>
        <translation>Zeig auf etwas anderes</translation>
    </message>
    <message>
        <source>the game has no scores</source>
        <translation>das Spiel hat keine Punkte</translation>
    </message>
    <message>
        <source>the game has no votes</source>
        <translation>das Spiel hat keine Abstimmungen</translation>
    </message>
    <message numerus="yes">
        <source>the row has %n spaces</source>
        <translation>
            <numerusform>%n Feld in dieser Reihe</numerusform>
            <numerusform>%n Felder in dieser Reihe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the row has %n spaces, the first has %1</source>
        <translation>
            <numerusform>%n Feld in dieser Reihe, in der ersten: %1</numerusform>
            <numerusform>%n Felder in dieser Reihe, in der ersten: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it has %n entries</source>
        <translation>
            <numerusform>%n Eintrag darin</numerusform>
            <numerusform>%n Einträge darin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n cards</source>
        <translation>
            <numerusform>%n Karte im Stapel</numerusform>
            <numerusform>%n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n cards with those of Life</source>
        <translation>
            <numerusform>%n Karte im Stapel, die des Lebens mitgezählt</numerusform>
            <numerusform>%n Karten im Stapel, die des Lebens mitgezählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it has %n steps</source>
        <translation>
            <numerusform>%n Schritt darin</numerusform>
            <numerusform>%n Schritte darin</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no sign</source>
        <translation>„%1“ ist kein Zeichen</translation>
    </message>
    <message>
        <source>Use one letter, digit or mark, but no dot</source>
        <translation>Nimm einen Buchstaben, eine Ziffer oder ein Satzzeichen, aber keinen Punkt</translation>
    </message>
    <message>
        <source>the sign &quot;%1&quot; is there twice</source>
        <translation>das Zeichen „%1“ steht zweimal da</translation>
    </message>
    <message>
        <source>Take another for one of the two</source>
        <translation>Nimm für eines der beiden ein anderes</translation>
    </message>
    <message>
        <source>its icon does not fit</source>
        <translation>das Symbol passt nicht</translation>
    </message>
    <message>
        <source>Name one of resources/art/icons.json or emblems.json</source>
        <translation>Nenne eines aus resources/art/icons.json oder emblems.json</translation>
    </message>
    <message>
        <source>Give %1 at most</source>
        <translation>Gib höchstens %1 an</translation>
    </message>
    <message>
        <source>it has %1 rows of %2 signs</source>
        <translation>es hat %1 Reihen mit %2 Zeichen</translation>
    </message>
    <message>
        <source>Draw 1 to %1 rows of 1 to %1 signs</source>
        <translation>Zeichne 1 bis %1 Reihen mit 1 bis %1 Zeichen</translation>
    </message>
    <message>
        <source>the rows differ in length</source>
        <translation>die Reihen sind verschieden lang</translation>
    </message>
    <message>
        <source>Write a sign for each space</source>
        <translation>Schreibe ein Zeichen für jedes Feld</translation>
    </message>
    <message>
        <source>nothing says what &quot;%1&quot; stands for</source>
        <translation>nichts sagt, wofür „%1“ steht</translation>
    </message>
    <message>
        <source>Add the sign to &quot;signs&quot;, or put a dot there</source>
        <translation>Nimm das Zeichen in „signs“ auf, oder setze dort einen Punkt</translation>
    </message>
    <message>
        <source>it names no option</source>
        <translation>es nennt keine Option</translation>
    </message>
    <message>
        <source>Give an object of options and their values, or remove it</source>
        <translation>Gib ein Objekt mit Optionen und ihren Werten an, oder entferne es</translation>
    </message>
    <message>
        <source>the lesson %1 is for the same matches</source>
        <translation>die Lektion %1 gilt für dieselben Partien</translation>
    </message>
    <message>
        <source>Name a value that tells them apart</source>
        <translation>Nenne einen Wert, der sie unterscheidet</translation>
    </message>
    <message>
        <source>the lesson is for a value of this option already</source>
        <translation>die Lektion gilt schon für einen Wert dieser Option</translation>
    </message>
    <message>
        <source>Name it in one of the two</source>
        <translation>Nenne ihn an einer der beiden Stellen</translation>
    </message>
    <message>
        <source>The names are in %1</source>
        <translation>Die Namen stehen in %1</translation>
    </message>
    <message>
        <source>there is no emblem &quot;%1&quot;</source>
        <translation>es gibt kein Emblem „%1“</translation>
    </message>
    <message>
        <source>there is no palette &quot;%1&quot;</source>
        <translation>es gibt keine Palette „%1“</translation>
    </message>
    <message>
        <source>the picture has %1 emblems</source>
        <translation>das Bild hat %1 Embleme</translation>
    </message>
    <message>
        <source>Give it %1 at most, the large one among them</source>
        <translation>Höchstens %1 sind möglich, das große mitgezählt</translation>
    </message>
    <message>
        <source>there is no pose &quot;%1&quot;</source>
        <translation>es gibt keine Pose „%1“</translation>
    </message>
    <message>
        <source>two types have the key &quot;%1&quot;</source>
        <translation>zwei Arten haben den Schlüssel „%1“</translation>
    </message>
    <message>
        <source>the keyword is there twice</source>
        <translation>das Schlüsselwort steht zweimal da</translation>
    </message>
    <message>
        <source>it has %1 keywords</source>
        <translation>es hat %1 Schlüsselwörter</translation>
    </message>
    <message>
        <source>Give each of the %1</source>
        <translation>Gib jedes der %1 an</translation>
    </message>
    <message>
        <source>this side has no such type</source>
        <translation>diese Seite hat keine solche Art</translation>
    </message>
    <message>
        <source>Use the key of one of types.json</source>
        <translation>Verwende den Schlüssel einer aus types.json</translation>
    </message>
    <message>
        <source>an item does nothing</source>
        <translation>ein Gegenstand bewirkt nichts</translation>
    </message>
    <message>
        <source>Give it a keyword</source>
        <translation>Gib ihm ein Schlüsselwort</translation>
    </message>
    <message>
        <source>Give it %1</source>
        <translation>Gib ihm %1</translation>
    </message>
    <message>
        <source>it has %1 leaders</source>
        <translation>es hat %1 Anführer</translation>
    </message>
    <message>
        <source>two entries have the key &quot;%1&quot;</source>
        <translation>zwei Einträge haben den Schlüssel „%1“</translation>
    </message>
    <message>
        <source>two towers have the same pips</source>
        <translation>zwei Türme haben dieselben Augen</translation>
    </message>
    <message>
        <source>Give each its own</source>
        <translation>Gib jedem eigene</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no part of the track</source>
        <translation>„%1“ ist kein Teil der Strecke</translation>
    </message>
    <message>
        <source>Use straight, corner, towers and dice</source>
        <translation>Verwende straight, corner, towers und dice</translation>
    </message>
    <message>
        <source>a part of the track is missing</source>
        <translation>ein Teil der Strecke fehlt</translation>
    </message>
    <message>
        <source>Give straight, corner, towers and dice</source>
        <translation>Gib straight, corner, towers und dice an</translation>
    </message>
    <message>
        <source>there are %1 tiles</source>
        <translation>es gibt %1 Plättchen</translation>
    </message>
    <message>
        <source>Give %1 in all</source>
        <translation>Gib insgesamt %1 an</translation>
    </message>
    <message>
        <source>the placeholder of the amount does not fit</source>
        <translation>der Platzhalter der Stärke passt nicht</translation>
    </message>
    <message>
        <source>Write it where there is an amount, else leave it out</source>
        <translation>Schreibe ihn, wo es eine Stärke gibt, sonst lass ihn weg</translation>
    </message>
    <message>
        <source>its enemies do %1 kinds of things</source>
        <translation>seine Gegner können %1 Arten von Dingen</translation>
    </message>
    <message>
        <source>Use at most %1</source>
        <translation>Nimm höchstens %1</translation>
    </message>
    <message>
        <source>what an enemy does comes in a later wave only</source>
        <translation>was ein Gegner kann, kommt erst in einer späteren Welle</translation>
    </message>
    <message>
        <source>Use an enemy of this wave</source>
        <translation>Nimm einen Gegner dieser Welle</translation>
    </message>
    <message>
        <source>%1 squares have enemies</source>
        <translation>auf %1 Feldern sind Gegner</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>Zeichne %1</translation>
    </message>
    <message>
        <source>it cannot be covered with %1 tiles</source>
        <translation>mit %1 Plättchen lässt es sich nicht bedecken</translation>
    </message>
    <message>
        <source>Draw its enemies closer together</source>
        <translation>Zeichne seine Gegner enger zusammen</translation>
    </message>
    <message>
        <source>another card with this back has the same squares</source>
        <translation>eine andere Karte mit dieser Rückseite hat dieselben Felder</translation>
    </message>
    <message>
        <source>Draw them in another way</source>
        <translation>Zeichne sie anders</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no sign here</source>
        <translation>„%1“ ist hier kein Zeichen</translation>
    </message>
    <message>
        <source>Draw ground with ., paths with =, water with ~ and no space with x</source>
        <translation>Zeichne Boden mit ., Wege mit =, Wasser mit ~ und kein Feld mit x</translation>
    </message>
    <message>
        <source>there are %1 spaces</source>
        <translation>es sind %1 Felder</translation>
    </message>
    <message>
        <source>this tile lies there twice</source>
        <translation>dieses Plättchen liegt zweimal da</translation>
    </message>
    <message>
        <source>There is one of each: use another</source>
        <translation>Jedes gibt es einmal: nimm ein anderes</translation>
    </message>
    <message>
        <source>the tile covers %1, where no space is drawn</source>
        <translation>das Plättchen bedeckt %1, wo kein Feld gezeichnet ist</translation>
    </message>
    <message>
        <source>Turn it, move it, or draw the space</source>
        <translation>Dreh es, versetz es, oder zeichne das Feld</translation>
    </message>
    <message>
        <source>two tiles cover %1</source>
        <translation>zwei Plättchen bedecken %1</translation>
    </message>
    <message>
        <source>Move one</source>
        <translation>Versetz eines</translation>
    </message>
    <message>
        <source>no tile covers %1</source>
        <translation>kein Plättchen bedeckt %1</translation>
    </message>
    <message>
        <source>Lay a tile there, or draw no space</source>
        <translation>Leg ein Plättchen dorthin, oder zeichne kein Feld</translation>
    </message>
    <message>
        <source>the map of %1 players is in several pieces</source>
        <translation>die Karte für %1 Personen besteht aus mehreren Stücken</translation>
    </message>
    <message>
        <source>Lay the tiles edge to edge</source>
        <translation>Leg die Plättchen Kante an Kante</translation>
    </message>
    <message>
        <source>there is no map &quot;%1&quot;</source>
        <translation>es gibt keine Karte „%1“</translation>
    </message>
    <message>
        <source>Use the key of one of &quot;maps&quot;</source>
        <translation>Nimm den Schlüssel einer Karte aus „maps“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no space</source>
        <translation>„%1“ ist kein Feld</translation>
    </message>
    <message>
        <source>Use column and row such as E3, on a second map with its key: below:E3</source>
        <translation>Nimm Spalte und Zeile wie E3, auf einer zweiten Karte mit ihrem Schlüssel: below:E3</translation>
    </message>
    <message>
        <source>there is no space %1</source>
        <translation>es gibt kein Feld %1</translation>
    </message>
    <message>
        <source>Use one that the map&apos;s rows draw</source>
        <translation>Nimm eines, das die Zeilen der Karte zeichnen</translation>
    </message>
    <message>
        <source>this space is not beside the one before</source>
        <translation>dieses Feld liegt nicht neben dem davor</translation>
    </message>
    <message>
        <source>Go up, down, left or right, one space a step</source>
        <translation>Geh nach oben, unten, links oder rechts, ein Feld je Schritt</translation>
    </message>
    <message>
        <source>it is named twice</source>
        <translation>es ist zweimal genannt</translation>
    </message>
    <message>
        <source>it lies on a tile that is not there for all these players</source>
        <translation>es liegt auf einem Plättchen, das nicht für alle diese Personenzahlen da ist</translation>
    </message>
    <message>
        <source>Leave it out where the tile is left out</source>
        <translation>Lass es weg, wo das Plättchen weggelassen ist</translation>
    </message>
    <message>
        <source>the spawns are not in their order</source>
        <translation>die Einfälle stehen nicht in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Number them from 1</source>
        <translation>Zähle sie von 1 an</translation>
    </message>
    <message>
        <source>a space is on this side, so that nothing comes in there</source>
        <translation>auf dieser Seite liegt ein Feld, dort kommt nichts herein</translation>
    </message>
    <message>
        <source>Use a side on the edge of the map</source>
        <translation>Nimm eine Seite am Rand der Karte</translation>
    </message>
    <message>
        <source>a space is on this side, so that nothing goes out there</source>
        <translation>auf dieser Seite liegt ein Feld, dort geht nichts hinaus</translation>
    </message>
    <message>
        <source>this space is no path</source>
        <translation>dieses Feld ist kein Weg</translation>
    </message>
    <message>
        <source>Use a space that is drawn with =</source>
        <translation>Nimm ein Feld, das mit = gezeichnet ist</translation>
    </message>
    <message>
        <source>there are %1 ways</source>
        <translation>es sind %1 Wege</translation>
    </message>
    <message>
        <source>Give one for each of the %1 spawns, in their order</source>
        <translation>Gib einen für jeden der %1 Einfälle, in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>the ways are not in the order of their spawns</source>
        <translation>die Wege stehen nicht in der Reihenfolge ihrer Einfälle</translation>
    </message>
    <message>
        <source>the way does not begin at its spawn</source>
        <translation>der Weg beginnt nicht bei seinem Einfall</translation>
    </message>
    <message>
        <source>Begin with the space of the spawn</source>
        <translation>Beginne mit dem Feld des Einfalls</translation>
    </message>
    <message>
        <source>the way does not end at its exit</source>
        <translation>der Weg endet nicht bei seinem Ausgang</translation>
    </message>
    <message>
        <source>End on the exit&apos;s space, or beside it at the edge</source>
        <translation>Ende auf dem Feld des Ausgangs oder daneben am Rand</translation>
    </message>
    <message>
        <source>no way goes over the path at %1</source>
        <translation>über den Weg auf %1 führt keiner</translation>
    </message>
    <message>
        <source>Lead one there, or draw ground</source>
        <translation>Führ einen dorthin, oder zeichne Boden</translation>
    </message>
    <message>
        <source>this space is no ground</source>
        <translation>dieses Feld ist kein Boden</translation>
    </message>
    <message>
        <source>Use a space that is drawn with .</source>
        <translation>Nimm ein Feld, das mit . gezeichnet ist</translation>
    </message>
    <message>
        <source>%1 players have no such colour</source>
        <translation>bei %1 Personen gibt es diese Farbe nicht</translation>
    </message>
    <message>
        <source>Use the first %1, white or none</source>
        <translation>Nimm die ersten %1, white oder none</translation>
    </message>
    <message>
        <source>it is to lie on a space, or beside a spawn</source>
        <translation>es liegt auf einem Feld oder neben einem Einfall</translation>
    </message>
    <message>
        <source>Give it either &quot;at&quot; or &quot;spawn&quot;</source>
        <translation>Gib ihm entweder „at“ oder „spawn“</translation>
    </message>
    <message>
        <source>nothing can be built over it on this site</source>
        <translation>auf diesem Bauplatz ließe sich nichts darüber bauen</translation>
    </message>
    <message>
        <source>Use another space</source>
        <translation>Nimm ein anderes Feld</translation>
    </message>
    <message>
        <source>something lies there already</source>
        <translation>dort liegt schon etwas</translation>
    </message>
    <message>
        <source>only lava has treasure</source>
        <translation>nur Lava hat Schätze</translation>
    </message>
    <message>
        <source>Remove crystals and gold</source>
        <translation>Entferne crystals und gold</translation>
    </message>
    <message>
        <source>nothing has the key &quot;%1&quot;</source>
        <translation>nichts hat den Schlüssel „%1“</translation>
    </message>
    <message>
        <source>Use a key of the file that has such things</source>
        <translation>Nimm einen Schlüssel aus der Datei, in der solche Dinge stehen</translation>
    </message>
    <message>
        <source>nothing stops true damage</source>
        <translation>wahren Schaden hält nichts auf</translation>
    </message>
    <message>
        <source>Use physical or magical</source>
        <translation>Nimm physical oder magical</translation>
    </message>
    <message>
        <source>shields and the trait &quot;shield&quot; go together</source>
        <translation>Schilde und die Eigenschaft „shield“ gehören zusammen</translation>
    </message>
    <message>
        <source>Give both or neither</source>
        <translation>Gib beides oder keines</translation>
    </message>
    <message>
        <source>no square of the grid has this sign</source>
        <translation>kein Feld des Rasters hat dieses Zeichen</translation>
    </message>
    <message>
        <source>Draw it, or remove it</source>
        <translation>Zeichne es, oder entferne es</translation>
    </message>
    <message>
        <source>there is none of these enemies</source>
        <translation>dort ist keiner dieser Gegner</translation>
    </message>
    <message>
        <source>Give column and row, from 0, of one of its squares</source>
        <translation>Gib Spalte und Zeile, von 0 an, eines seiner Felder</translation>
    </message>
    <message>
        <source>only large enemies are tough</source>
        <translation>nur große Gegner sind zäh</translation>
    </message>
    <message>
        <source>Give it more squares, and &quot;large&quot;: true</source>
        <translation>Gib ihm mehr Felder und &quot;large&quot;: true</translation>
    </message>
    <message>
        <source>it has one square only</source>
        <translation>es hat nur ein Feld</translation>
    </message>
    <message>
        <source>Give it more, or remove this</source>
        <translation>Gib ihm mehr, oder entferne dies</translation>
    </message>
    <message>
        <source>Use . for a free square, # for one that no tile covers, and what stands in &quot;signs&quot;</source>
        <translation>Nimm . für ein freies Feld, # für eines, das kein Plättchen bedeckt, und was in „signs“ steht</translation>
    </message>
    <message>
        <source>hordes of a wave have a colour</source>
        <translation>Horden einer Welle haben eine Farbe</translation>
    </message>
    <message>
        <source>Use green, yellow or red</source>
        <translation>Nimm green, yellow oder red</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no card</source>
        <translation>„%1“ ist keine Karte</translation>
    </message>
    <message>
        <source>Use a wave and a colour such as 0G, 3Y or 9R, C1 to C4, A to C, blank, pumpkin, or the key of a horde</source>
        <translation>Nimm Welle und Farbe wie 0G, 3Y oder 9R, C1 bis C4, A bis C, blank, pumpkin oder den Schlüssel einer Horde</translation>
    </message>
    <message>
        <source>this card is taken twice</source>
        <translation>diese Karte wird zweimal genommen</translation>
    </message>
    <message>
        <source>Name another</source>
        <translation>Nenne eine andere</translation>
    </message>
    <message>
        <source>the box has %1 cards like &quot;%2&quot;, and this is one more</source>
        <translation>die Schachtel hat %1 Karten wie „%2“, und dies ist eine mehr</translation>
    </message>
    <message>
        <source>Use another</source>
        <translation>Nimm eine andere</translation>
    </message>
    <message>
        <source>this tower is not of level 4</source>
        <translation>dieser Turm ist nicht von Stufe 4</translation>
    </message>
    <message>
        <source>Remove it: all others are there in any case</source>
        <translation>Entferne ihn: alle anderen sind ohnehin da</translation>
    </message>
    <message>
        <source>the box has too few of this tower for %1 players</source>
        <translation>die Schachtel hat zu wenige dieser Türme für %1 Personen</translation>
    </message>
    <message>
        <source>there are %1 lists for %2 players</source>
        <translation>es sind %1 Listen für %2 Personen</translation>
    </message>
    <message>
        <source>Give one for each number of players</source>
        <translation>Gib eine für jede Zahl von Personen</translation>
    </message>
    <message>
        <source>a horde is there already</source>
        <translation>dort ist schon eine Horde</translation>
    </message>
    <message>
        <source>there are %1 stacks</source>
        <translation>es sind %1 Stapel</translation>
    </message>
    <message>
        <source>a number of players has other stacks already</source>
        <translation>eine Zahl von Personen hat schon andere Stapel</translation>
    </message>
    <message>
        <source>Name each number once</source>
        <translation>Nenne jede Zahl einmal</translation>
    </message>
    <message>
        <source>a guest could be chosen as a hero</source>
        <translation>ein Gast ließe sich als Held wählen</translation>
    </message>
    <message>
        <source>Name it in &quot;absent&quot; too</source>
        <translation>Nenne ihn auch in „absent“</translation>
    </message>
    <message>
        <source>this card is no life of a boss</source>
        <translation>diese Karte ist kein Leben eines Bosses</translation>
    </message>
    <message>
        <source>Use cards of the kinds life or claw</source>
        <translation>Nimm Karten der Arten life oder claw</translation>
    </message>
    <message>
        <source>what is on the table needs the rules of &quot;%1&quot;</source>
        <translation>was auf dem Tisch liegt, braucht die Regeln von „%1“</translation>
    </message>
    <message>
        <source>this part of an attack lays nothing</source>
        <translation>dieser Teil eines Angriffs legt nichts</translation>
    </message>
    <message>
        <source>Give it tiles or soldiers</source>
        <translation>Gib ihm Plättchen oder Soldaten</translation>
    </message>
    <message>
        <source>nobody is there who throws them</source>
        <translation>niemand ist da, der sie wirft</translation>
    </message>
    <message>
        <source>Give it soldiers</source>
        <translation>Gib ihm Soldaten</translation>
    </message>
    <message numerus="yes">
        <source>there are %n cards</source>
        <translation>
            <numerusform>es ist %n Karte</numerusform>
            <numerusform>es sind %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>it is to be used, or always holds</source>
        <translation>es wird eingesetzt oder gilt immer</translation>
    </message>
    <message>
        <source>Give it either &quot;passive&quot;, or &quot;effects&quot; and &quot;attack&quot;</source>
        <translation>Gib ihm entweder „passive“ oder „effects“ und „attack“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no key here</source>
        <translation>„%1“ ist hier kein Schlüssel</translation>
    </message>
    <message>
        <source>Use &quot;%1&quot;</source>
        <translation>Nimm „%1“</translation>
    </message>
    <message>
        <source>Use tiles, champion-deck, soldiers, warriors and protections</source>
        <translation>Nimm tiles, champion-deck, soldiers, warriors und protections</translation>
    </message>
    <message>
        <source>a part of the supply is missing</source>
        <translation>ein Teil des Vorrats fehlt</translation>
    </message>
    <message>
        <source>Give tiles, champion-deck, soldiers, warriors and protections</source>
        <translation>Gib tiles, champion-deck, soldiers, warriors und protections an</translation>
    </message>
    <message>
        <source>Use a letter and a number, such as A1</source>
        <translation>Nimm einen Buchstaben und eine Zahl wie A1</translation>
    </message>
    <message>
        <source>Draw spaces with . and none with x</source>
        <translation>Zeichne Felder mit . und keines mit x</translation>
    </message>
    <message>
        <source>the row is not as long as it should be</source>
        <translation>die Zeile ist nicht so lang, wie sie sein soll</translation>
    </message>
    <message>
        <source>Give each row as many signs as the first, at most %1</source>
        <translation>Gib jeder Zeile so viele Zeichen wie der ersten, höchstens %1</translation>
    </message>
    <message>
        <source>it cannot be used: %1</source>
        <translation>es lässt sich nicht benutzen: %1</translation>
    </message>
    <message>
        <source>Take it out of the folder, or undo its last change</source>
        <translation>Nimm es aus dem Ordner, oder mach seine letzte Änderung rückgängig</translation>
    </message>
    <message>
        <source>only event tokens and the cyclone lie beside a spawn</source>
        <translation>nur Ereignismarken und der Wirbelsturm liegen neben einem Eingang</translation>
    </message>
    <message>
        <source>Give it &quot;at&quot; and a space</source>
        <translation>Gib ihm &quot;at&quot; und ein Feld</translation>
    </message>
    <message>
        <source>it has %1 enemies with &quot;%2&quot;</source>
        <translation>sie hat %1 Feinde mit &quot;%2&quot;</translation>
    </message>
    <message>
        <source>one player has sites of too few colours to block one each round</source>
        <translation>ein Spieler hat Bauplätze von zu wenigen Farben, um jede Runde eine zu sperren</translation>
    </message>
    <message>
        <source>Give sites of two colours, or &quot;blocks&quot;: false</source>
        <translation>Gib Bauplätze von zwei Farben, oder &quot;blocks&quot;: false</translation>
    </message>
    <message>
        <source>too few heroes are left to choose from</source>
        <translation>es bleiben zu wenige Helden zur Wahl</translation>
    </message>
    <message>
        <source>Leave at least %1</source>
        <translation>Lass mindestens %1 übrig</translation>
    </message>
    <message>
        <source>this hero is absent</source>
        <translation>dieser Held fehlt</translation>
    </message>
    <message>
        <source>Propose another</source>
        <translation>Schlag einen anderen vor</translation>
    </message>
    <message>
        <source>the supply has no such tower</source>
        <translation>der Vorrat hat keinen solchen Turm</translation>
    </message>
    <message>
        <source>Name it in &quot;level4&quot; too, or use another</source>
        <translation>Nenne ihn auch in &quot;level4&quot;, oder nimm einen anderen</translation>
    </message>
    <message>
        <source>this card is no horde</source>
        <translation>diese Karte ist keine Horde</translation>
    </message>
    <message>
        <source>no way leads over this space</source>
        <translation>kein Weg führt über dieses Feld</translation>
    </message>
    <message>
        <source>Use a space of one of the ways</source>
        <translation>Nimm ein Feld eines der Wege</translation>
    </message>
    <message>
        <source>it asks for rules that are not there yet</source>
        <translation>es verlangt Regeln, die es noch nicht gibt</translation>
    </message>
    <message>
        <source>Leave out those modules, goals and ways to lose</source>
        <translation>Lass diese Module, Ziele und Arten zu verlieren weg</translation>
    </message>
    <message>
        <source>nothing can be brought to a match of this game</source>
        <translation>zu einer Partie dieses Spiels kann nichts mitgebracht werden</translation>
    </message>
    <message>
        <source>Begin it without a map of your own</source>
        <translation>Beginne sie ohne eigene Karte</translation>
    </message>
    <message>
        <source>very many maps were played since the program began</source>
        <translation>seit dem Start des Programms wurden sehr viele Karten gespielt</translation>
    </message>
    <message>
        <source>Start it again</source>
        <translation>Starte es neu</translation>
    </message>
    <message>
        <source>it is to be a tile of the box, or to have a shape of its own</source>
        <translation>es soll ein Teil aus der Schachtel sein oder eine eigene Form haben</translation>
    </message>
    <message>
        <source>Give it either &quot;tile&quot; or &quot;rows&quot;</source>
        <translation>Gib entweder &quot;tile&quot; oder &quot;rows&quot; an</translation>
    </message>
    <message>
        <source>a tile of its own shape is not turned</source>
        <translation>ein Teil mit eigener Form wird nicht gedreht</translation>
    </message>
    <message>
        <source>Draw it as it lies</source>
        <translation>Zeichne es so, wie es liegt</translation>
    </message>
    <message>
        <source>the tile has no space</source>
        <translation>das Teil hat kein Feld</translation>
    </message>
    <message>
        <source>it is of the game &quot;%1&quot;</source>
        <translation>sie ist für das Spiel &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the file does not say &quot;%1&quot;</source>
        <translation>die Datei sagt &quot;%1&quot; nirgends</translation>
    </message>
    <message>
        <source>Write the words as they stand in the file</source>
        <translation>Schreib die Worte so, wie sie in der Datei stehen</translation>
    </message>
    <message>
        <source>the translation of &quot;%1&quot; is no text in quotes</source>
        <translation>die Übersetzung von &quot;%1&quot; ist kein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>the translation of &quot;%1&quot; is empty</source>
        <translation>die Übersetzung von &quot;%1&quot; ist leer</translation>
    </message>
    <message>
        <source>the translation of &quot;%1&quot; is longer than %2 bytes</source>
        <translation>die Übersetzung von &quot;%1&quot; ist länger als %2 Bytes</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no language</source>
        <translation>&quot;%1&quot; ist keine Sprache</translation>
    </message>
    <message>
        <source>Use two small letters, such as de</source>
        <translation>Nimm zwei kleine Buchstaben, etwa de</translation>
    </message>
    <message>
        <source>a match is played on one map, and nothing else is brought to it</source>
        <translation>eine Partie wird auf einer Karte gespielt, und sonst wird nichts mitgebracht</translation>
    </message>
    <message>
        <source>Bring one map</source>
        <translation>Bring eine Karte mit</translation>
    </message>
    <message>
        <source>it is to be a tile of the box, or one of its own</source>
        <translation>es soll ein Teil aus der Schachtel sein oder ein eigenes</translation>
    </message>
    <message>
        <source>it is a map of another game</source>
        <translation>es ist eine Karte für ein anderes Spiel</translation>
    </message>
    <message>
        <source>Open it with that game</source>
        <translation>Öffne sie mit jenem Spiel</translation>
    </message>
</context>
<context>
    <name>forsaken</name>
    <message>
        <source>Lantern of Truth</source>
        <translation>Laterne der Wahrheit</translation>
    </message>
    <message>
        <source>Peek at a living player&apos;s Role.</source>
        <translation>Sieh die Rolle einer lebenden Person an.</translation>
    </message>
    <message>
        <source>Surveyor&apos;s Glass</source>
        <translation>Fernglas der Vermesserin</translation>
    </message>
    <message>
        <source>Peek at two Destinations.</source>
        <translation>Sieh zwei Zielorte an.</translation>
    </message>
    <message>
        <source>Ash Amulet</source>
        <translation>Aschenamulett</translation>
    </message>
    <message>
        <source>Revive another player on Death&apos;s Doorstep.</source>
        <translation>Rette eine andere Person von der Schwelle des Todes.</translation>
    </message>
    <message>
        <source>Thorn Bow</source>
        <translation>Dornenbogen</translation>
    </message>
    <message>
        <source>A player is on Death&apos;s Doorstep.</source>
        <translation>Eine Person steht auf der Schwelle des Todes.</translation>
    </message>
    <message>
        <source>Warding Stone</source>
        <translation>Bannstein</translation>
    </message>
    <message>
        <source>Forbid any card that was just played or flipped.</source>
        <translation>Verbiete eine Karte, die gerade gespielt oder aufgedeckt wurde.</translation>
    </message>
    <message>
        <source>Hidden Cache</source>
        <translation>Verstecktes Lager</translation>
    </message>
    <message>
        <source>Each living player draws two cards.</source>
        <translation>Alle Lebenden ziehen zwei Karten.</translation>
    </message>
    <message>
        <source>Breaking Dawn</source>
        <translation>Anbruch des Tages</translation>
    </message>
    <message>
        <source>All Curses are destroyed.</source>
        <translation>Alle Flüche werden zerstört.</translation>
    </message>
    <message>
        <source>Hermit&apos;s Fire</source>
        <translation>Feuer der Einsiedlerin</translation>
    </message>
    <message>
        <source>Each living player discards up to two cards and draws as many.</source>
        <translation>Alle Lebenden werfen bis zu zwei Karten ab und ziehen ebenso viele.</translation>
    </message>
    <message>
        <source>Encroaching Darkness</source>
        <translation>Nahende Finsternis</translation>
    </message>
    <message>
        <source>Night falls after this Forest Turn.</source>
        <translation>Nach diesem Waldzug wird es Nacht.</translation>
    </message>
    <message>
        <source>Starless Hour</source>
        <translation>Sternlose Stunde</translation>
    </message>
    <message>
        <source>Each living player discards a card by lot. Night falls after this Forest Turn.</source>
        <translation>Alle Lebenden werfen durch Los eine Karte ab. Nach diesem Waldzug wird es Nacht.</translation>
    </message>
    <message>
        <source>Long Dusk</source>
        <translation>Lange Dämmerung</translation>
    </message>
    <message>
        <source>No Discovery until the end of the next Turn Cycle. Night falls after this Forest Turn.</source>
        <translation>Keine Entdeckung bis zum Ende des nächsten Zugkreises. Nach diesem Waldzug wird es Nacht.</translation>
    </message>
    <message>
        <source>Falling Timber</source>
        <translation>Stürzender Stamm</translation>
    </message>
    <message>
        <source>A player by lot is on Death&apos;s Doorstep.</source>
        <translation>Eine ausgeloste Person steht auf der Schwelle des Todes.</translation>
    </message>
    <message>
        <source>Flash Flood</source>
        <translation>Sturzflut</translation>
    </message>
    <message>
        <source>Each living player discards a card of their choice.</source>
        <translation>Alle Lebenden werfen eine Karte ihrer Wahl ab.</translation>
    </message>
    <message>
        <source>Landslide</source>
        <translation>Erdrutsch</translation>
    </message>
    <message>
        <source>Three Paths by lot are destroyed.</source>
        <translation>Drei ausgeloste Pfade werden zerstört.</translation>
    </message>
    <message>
        <source>Wolves</source>
        <translation>Wölfe</translation>
    </message>
    <message>
        <source>A player by lot discards two cards or is on Death&apos;s Doorstep.</source>
        <translation>Eine ausgeloste Person wirft zwei Karten ab oder steht auf der Schwelle des Todes.</translation>
    </message>
    <message>
        <source>Sinkhole</source>
        <translation>Erdloch</translation>
    </message>
    <message>
        <source>Two players by lot are on Death&apos;s Doorstep.</source>
        <translation>Zwei ausgeloste Personen stehen auf der Schwelle des Todes.</translation>
    </message>
    <message>
        <source>Brush Fire</source>
        <translation>Buschfeuer</translation>
    </message>
    <message>
        <source>A player by lot discards their hand.</source>
        <translation>Eine ausgeloste Person wirft ihre Hand ab.</translation>
    </message>
    <message>
        <source>Drowning Fog</source>
        <translation>Erstickender Nebel</translation>
    </message>
    <message>
        <source>Nobody forges on Destinations or Excavation Sites until the end of the next Turn Cycle.</source>
        <translation>Niemand legt Pfade auf Zielorte oder Grabungsstätten bis zum Ende des nächsten Zugkreises.</translation>
    </message>
    <message>
        <source>Dull Minds</source>
        <translation>Trüber Geist</translation>
    </message>
    <message>
        <source>No Insight until this is destroyed.</source>
        <translation>Keine Einsicht, bis dieser Fluch zerstört ist.</translation>
    </message>
    <message>
        <source>Lame Foot</source>
        <translation>Lahmer Fuß</translation>
    </message>
    <message>
        <source>A player by lot plays no Navigation until the end of the next Turn Cycle.</source>
        <translation>Eine ausgeloste Person spielt bis zum Ende des nächsten Zugkreises keine Navigation.</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Gezeichnet</translation>
    </message>
    <message>
        <source>A tie at the Gallows lynches a player by lot, until this is destroyed.</source>
        <translation>Gleichstand am Galgen verurteilt eine ausgeloste Person, bis dieser Fluch zerstört ist.</translation>
    </message>
    <message>
        <source>Cold Hearts</source>
        <translation>Kalte Herzen</translation>
    </message>
    <message>
        <source>No Revival until the end of the next Turn Cycle.</source>
        <translation>Keine Rettung bis zum Ende des nächsten Zugkreises.</translation>
    </message>
    <message>
        <source>Hushed Trees</source>
        <translation>Stille Bäume</translation>
    </message>
    <message>
        <source>A player by lot plays no Fast Actions until the end of the next Turn Cycle.</source>
        <translation>Eine ausgeloste Person spielt bis zum Ende des nächsten Zugkreises keine schnellen Aktionen.</translation>
    </message>
    <message>
        <source>The Commonfolk</source>
        <translation>Das einfache Volk</translation>
    </message>
    <message>
        <source>No power, and nothing known but yourself.</source>
        <translation>Keine Kraft, und du weißt nur von dir selbst.</translation>
    </message>
    <message>
        <source>The Oracle</source>
        <translation>Das Orakel</translation>
    </message>
    <message>
        <source>From Night Two on you peek at a player&apos;s Role each Night.</source>
        <translation>Ab der zweiten Nacht siehst du jede Nacht die Rolle einer Person.</translation>
    </message>
    <message>
        <source>The Navigator</source>
        <translation>Die Lotsin</translation>
    </message>
    <message>
        <source>Each Night you peek at a Destination.</source>
        <translation>Jede Nacht siehst du einen Zielort an.</translation>
    </message>
    <message>
        <source>The Priest</source>
        <translation>Der Priester</translation>
    </message>
    <message>
        <source>From Night Two on you shelter a player each Night.</source>
        <translation>Ab der zweiten Nacht schützt du jede Nacht eine Person.</translation>
    </message>
    <message>
        <source>The Blessed</source>
        <translation>Die Gesegnete</translation>
    </message>
    <message>
        <source>The first time you are on Death&apos;s Doorstep by day, you show your Role and are revived.</source>
        <translation>Stehst du bei Tag zum ersten Mal auf der Schwelle des Todes, zeigst du deine Rolle und lebst weiter.</translation>
    </message>
    <message>
        <source>The Cursed</source>
        <translation>Der Verfluchte</translation>
    </message>
    <message>
        <source>You are a Villager, but who peeks at you sees a Forsaken.</source>
        <translation>Du gehörst zum Dorf, aber wer dich ansieht, sieht einen Verlassenen.</translation>
    </message>
    <message>
        <source>The Forsaken</source>
        <translation>Die Verlassenen</translation>
    </message>
    <message>
        <source>You know the other Forsaken and the Destinations. Each Night you choose a sacrifice together.</source>
        <translation>Du kennst die anderen Verlassenen und die Zielorte. Jede Nacht wählt ihr gemeinsam ein Opfer.</translation>
    </message>
    <message>
        <source>The Coward</source>
        <translation>Der Feigling</translation>
    </message>
    <message>
        <source>You know the Forsaken, and win only with them. You count as one of the others.</source>
        <translation>Du kennst die Verlassenen und gewinnst nur mit ihnen. Du zählst zu den anderen.</translation>
    </message>
    <message>
        <source>The Silencer</source>
        <translation>Die Stille</translation>
    </message>
    <message>
        <source>A Forsaken who entangles a player each Night from Night Two on.</source>
        <translation>Eine Verlassene, die ab der zweiten Nacht jede Nacht eine Person umschlingt.</translation>
    </message>
    <message>
        <source>The Shrouded</source>
        <translation>Der Verhüllte</translation>
    </message>
    <message>
        <source>A Forsaken whom those who peek see as Commonfolk.</source>
        <translation>Ein Verlassener, den jeder Blick für einfaches Volk hält.</translation>
    </message>
    <message>
        <source>Wander</source>
        <translation>Wandern</translation>
    </message>
    <message>
        <source>Forge a Path.</source>
        <translation>Lege einen Pfad.</translation>
    </message>
    <message>
        <source>Brisk March</source>
        <translation>Eilmarsch</translation>
    </message>
    <message>
        <source>Forge a Path, then another that is not on the edge.</source>
        <translation>Lege einen Pfad, dann einen zweiten, der nicht am Rand liegt.</translation>
    </message>
    <message>
        <source>Slip Ahead</source>
        <translation>Vorausschleichen</translation>
    </message>
    <message>
        <source>Forge a Path that is not on the edge.</source>
        <translation>Lege einen Pfad, der nicht am Rand liegt.</translation>
    </message>
    <message>
        <source>Scout&apos;s Return</source>
        <translation>Rückkehr der Späherin</translation>
    </message>
    <message>
        <source>Forge a Path, then draw a card.</source>
        <translation>Lege einen Pfad, dann zieh eine Karte.</translation>
    </message>
    <message>
        <source>Leap the Ravine</source>
        <translation>Sprung über die Schlucht</translation>
    </message>
    <message>
        <source>Forge a Path exactly two steps from the Paths.</source>
        <translation>Lege einen Pfad genau zwei Schritte von den Pfaden entfernt.</translation>
    </message>
    <message>
        <source>Old Footprints</source>
        <translation>Alte Fußspuren</translation>
    </message>
    <message>
        <source>Forge a Path, then take a Wander out of the discard.</source>
        <translation>Lege einen Pfad, dann nimm ein Wandern aus der Ablage.</translation>
    </message>
    <message>
        <source>Deny Fate</source>
        <translation>Dem Schicksal trotzen</translation>
    </message>
    <message>
        <source>Forbid a card that a player has just played.</source>
        <translation>Verbiete eine Karte, die jemand gerade gespielt hat.</translation>
    </message>
    <message>
        <source>Ward the Camp</source>
        <translation>Das Lager bannen</translation>
    </message>
    <message>
        <source>Forbid a Forest card as it is flipped.</source>
        <translation>Verbiete eine Waldkarte, wenn sie aufgedeckt wird.</translation>
    </message>
    <message>
        <source>Light the Beacon</source>
        <translation>Das Leuchtfeuer entzünden</translation>
    </message>
    <message>
        <source>Forbid a Darkness card, then draw a card.</source>
        <translation>Verbiete eine Finsterniskarte, dann zieh eine Karte.</translation>
    </message>
    <message>
        <source>Bar the Way</source>
        <translation>Den Weg versperren</translation>
    </message>
    <message>
        <source>Forbid a Navigation card.</source>
        <translation>Verbiete eine Navigationskarte.</translation>
    </message>
    <message>
        <source>Overgrow</source>
        <translation>Überwuchern</translation>
    </message>
    <message>
        <source>Destroy a Path.</source>
        <translation>Zerstöre einen Pfad.</translation>
    </message>
    <message>
        <source>Cleansing Smoke</source>
        <translation>Reinigender Rauch</translation>
    </message>
    <message>
        <source>Destroy a Curse.</source>
        <translation>Zerstöre einen Fluch.</translation>
    </message>
    <message>
        <source>Read a Soul</source>
        <translation>In die Seele blicken</translation>
    </message>
    <message>
        <source>Distant Smoke</source>
        <translation>Ferner Rauch</translation>
    </message>
    <message>
        <source>Peek at a Destination.</source>
        <translation>Sieh einen Zielort an.</translation>
    </message>
    <message>
        <source>Shared Vision</source>
        <translation>Gemeinsame Vision</translation>
    </message>
    <message>
        <source>You and another player peek at one Destination.</source>
        <translation>Du und eine andere Person seht denselben Zielort an.</translation>
    </message>
    <message>
        <source>Rummage</source>
        <translation>Durchwühlen</translation>
    </message>
    <message>
        <source>Peek at a player&apos;s hand.</source>
        <translation>Sieh die Hand einer Person an.</translation>
    </message>
    <message>
        <source>Seance</source>
        <translation>Séance</translation>
    </message>
    <message>
        <source>Peek at a Spirit&apos;s Role.</source>
        <translation>Sieh die Rolle eines Geistes an.</translation>
    </message>
    <message>
        <source>Omen</source>
        <translation>Omen</translation>
    </message>
    <message>
        <source>Peek at the top three cards of the Forest deck and put them back in any order.</source>
        <translation>Sieh die obersten drei Karten des Waldstapels an und leg sie in beliebiger Reihenfolge zurück.</translation>
    </message>
    <message>
        <source>Take Stock</source>
        <translation>Bestandsaufnahme</translation>
    </message>
    <message>
        <source>Draw two cards.</source>
        <translation>Zieh zwei Karten.</translation>
    </message>
    <message>
        <source>Quick Wits</source>
        <translation>Geistesgegenwart</translation>
    </message>
    <message>
        <source>Draw a card.</source>
        <translation>Zieh eine Karte.</translation>
    </message>
    <message>
        <source>You drew. For a moment the others may come first with a Fast Action.</source>
        <translation>Du hast gezogen. Die anderen dürfen dir kurz mit einer schnellen Aktion zuvorkommen.</translation>
    </message>
    <message>
        <source>Long Study</source>
        <translation>Langes Grübeln</translation>
    </message>
    <message>
        <source>Draw three cards, then discard one.</source>
        <translation>Zieh drei Karten, dann wirf eine ab.</translation>
    </message>
    <message>
        <source>Salvage</source>
        <translation>Bergung</translation>
    </message>
    <message>
        <source>Take a card that is no Wander out of the discard.</source>
        <translation>Nimm eine Karte, die kein Wandern ist, aus der Ablage.</translation>
    </message>
    <message>
        <source>Share Rations</source>
        <translation>Vorräte teilen</translation>
    </message>
    <message>
        <source>You and another player draw a card each.</source>
        <translation>Du und eine andere Person zieht je eine Karte.</translation>
    </message>
    <message>
        <source>Barter</source>
        <translation>Tauschhandel</translation>
    </message>
    <message>
        <source>You and another player trade a card, chosen at the same time.</source>
        <translation>Du und eine andere Person tauscht je eine gleichzeitig gewählte Karte.</translation>
    </message>
    <message>
        <source>Open Packs</source>
        <translation>Offene Bündel</translation>
    </message>
    <message>
        <source>You and another player see each other&apos;s hands.</source>
        <translation>Du und eine andere Person seht einander in die Hand.</translation>
    </message>
    <message>
        <source>Pass the Torch</source>
        <translation>Die Fackel weitergeben</translation>
    </message>
    <message>
        <source>Give a player a card.</source>
        <translation>Gib jemandem eine Karte.</translation>
    </message>
    <message>
        <source>Blood Oath</source>
        <translation>Blutschwur</translation>
    </message>
    <message>
        <source>You and another player peek at each other&apos;s Role.</source>
        <translation>Du und eine andere Person seht einander die Rolle an.</translation>
    </message>
    <message>
        <source>Shot in the Dark</source>
        <translation>Schuss ins Dunkel</translation>
    </message>
    <message>
        <source>Hunting Knife</source>
        <translation>Jagdmesser</translation>
    </message>
    <message>
        <source>Bitter Cup</source>
        <translation>Bitterer Kelch</translation>
    </message>
    <message>
        <source>A player discards two cards or is on Death&apos;s Doorstep.</source>
        <translation>Eine Person wirft zwei Karten ab oder steht auf der Schwelle des Todes.</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>You and another player roll: the lower is on Death&apos;s Doorstep.</source>
        <translation>Du und eine andere Person würfelt: Wer niedriger wirft, steht auf der Schwelle des Todes.</translation>
    </message>
    <message>
        <source>Place in the Pillory</source>
        <translation>An den Pranger stellen</translation>
    </message>
    <message>
        <source>Accuse a player.</source>
        <translation>Klage eine Person an.</translation>
    </message>
    <message>
        <source>Formal Charge</source>
        <translation>Förmliche Anklage</translation>
    </message>
    <message>
        <source>Accuse a player, then draw a card.</source>
        <translation>Klage eine Person an, dann zieh eine Karte.</translation>
    </message>
    <message>
        <source>Two Suspects</source>
        <translation>Zwei Verdächtige</translation>
    </message>
    <message>
        <source>Accuse two players, one after the other.</source>
        <translation>Klage zwei Personen an, eine nach der anderen.</translation>
    </message>
    <message>
        <source>Angry Crowd</source>
        <translation>Wütende Menge</translation>
    </message>
    <message>
        <source>Accuse a player: a tie lynches.</source>
        <translation>Klage eine Person an: Gleichstand verurteilt.</translation>
    </message>
    <message>
        <source>Miraculous Revival</source>
        <translation>Wundersame Rettung</translation>
    </message>
    <message>
        <source>Revive a player on Death&apos;s Doorstep.</source>
        <translation>Rette jemanden von der Schwelle des Todes.</translation>
    </message>
    <message>
        <source>Field Dressing</source>
        <translation>Notverband</translation>
    </message>
    <message>
        <source>Revive a player on Death&apos;s Doorstep, who discards a card.</source>
        <translation>Rette jemanden von der Schwelle des Todes; diese Person wirft eine Karte ab.</translation>
    </message>
    <message>
        <source>Light Fingers</source>
        <translation>Lange Finger</translation>
    </message>
    <message>
        <source>Take a card by lot from a player&apos;s hand.</source>
        <translation>Nimm durch Los eine Karte aus der Hand einer Person.</translation>
    </message>
    <message>
        <source>Cut the Straps</source>
        <translation>Riemen durchtrennen</translation>
    </message>
    <message>
        <source>A player discards two cards by lot.</source>
        <translation>Eine Person wirft durch Los zwei Karten ab.</translation>
    </message>
    <message>
        <source>Hobble</source>
        <translation>Fußfessel</translation>
    </message>
    <message>
        <source>A player plays no Navigation until the end of the next Turn Cycle.</source>
        <translation>Eine Person spielt bis zum Ende des nächsten Zugkreises keine Navigation.</translation>
    </message>
    <message>
        <source>Relic Thief</source>
        <translation>Reliquiendieb</translation>
    </message>
    <message>
        <source>Take a Finder&apos;s Action that lies before a player.</source>
        <translation>Nimm eine Finderkarte, die vor jemandem liegt.</translation>
    </message>
    <message>
        <source>%1 drew a card</source>
        <translation>%1 hat eine Karte gezogen</translation>
    </message>
    <message>
        <source>%1 played %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>%1 wants to respond</source>
        <translation>%1 möchte antworten</translation>
    </message>
    <message>
        <source>%1 goes first</source>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>The Forest played %1</source>
        <translation>Der Wald hat %1 gespielt</translation>
    </message>
    <message>
        <source>The lot fell on %1</source>
        <translation>Das Los fiel auf %1</translation>
    </message>
    <message>
        <source>%1 rolled %2</source>
        <translation>%1 hat %2 gewürfelt</translation>
    </message>
    <message>
        <source>%1 took %2 out of the discard</source>
        <translation>%1 hat %2 aus der Ablage genommen</translation>
    </message>
    <message>
        <source>%1 was revived</source>
        <translation>%1 wurde gerettet</translation>
    </message>
    <message>
        <source>The Path on %1 was destroyed</source>
        <translation>Der Pfad auf %1 wurde zerstört</translation>
    </message>
    <message>
        <source>%1 is on the Gallows</source>
        <translation>%1 steht am Galgen</translation>
    </message>
    <message>
        <source>No Path could be forged on %1 any more</source>
        <translation>Auf %1 ließ sich kein Pfad mehr legen</translation>
    </message>
    <message>
        <source>The Role before %1: %2</source>
        <translation>Die Rolle vor %1: %2</translation>
    </message>
    <message>
        <source>In the hand of %1: %2, %3 times</source>
        <translation>In der Hand von %1: %2, %3-mal</translation>
    </message>
    <message>
        <source>%1 ended</source>
        <translation>%1 ist zu Ende</translation>
    </message>
    <message>
        <source>%1 forged a Path on %2</source>
        <translation>%1 hat auf %2 einen Pfad gelegt</translation>
    </message>
    <message>
        <source>%1 is a Dead End</source>
        <translation>%1 ist eine Sackgasse</translation>
    </message>
    <message>
        <source>%1 found %2</source>
        <translation>%1 hat %2 gefunden</translation>
    </message>
    <message>
        <source>%1 was forbidden</source>
        <translation>%1 wurde verboten</translation>
    </message>
    <message>
        <source>%1 is the Blessed, and was revived</source>
        <translation>%1 ist die Gesegnete und wurde gerettet</translation>
    </message>
    <message>
        <source>%1 died</source>
        <translation>%1 ist gestorben</translation>
    </message>
    <message>
        <source>%1 voted thumb down</source>
        <translation>%1 hat mit Daumen runter gestimmt</translation>
    </message>
    <message>
        <source>%1 voted thumb up</source>
        <translation>%1 hat mit Daumen hoch gestimmt</translation>
    </message>
    <message>
        <source>%1 was lynched</source>
        <translation>%1 wurde gehängt</translation>
    </message>
    <message>
        <source>%1 was let go</source>
        <translation>%1 wurde freigesprochen</translation>
    </message>
    <message>
        <source>Night fell</source>
        <translation>Es wurde Nacht</translation>
    </message>
    <message>
        <source>%1 found Ritual Sacrifice</source>
        <translation>%1 hat das Ritualopfer gefunden</translation>
    </message>
    <message>
        <source>%1 found Shelter From Evil</source>
        <translation>%1 hat den Schutz vor dem Bösen gefunden</translation>
    </message>
    <message>
        <source>%1 found Entangle</source>
        <translation>%1 hat die Umschlingung gefunden</translation>
    </message>
    <message>
        <source>Forsaken Forest</source>
        <translation>Forsaken Forest</translation>
    </message>
    <message>
        <source>Find the way home, and who among you must not.</source>
        <translation>Findet den Weg nach Hause, und wer von euch ihn nicht finden darf.</translation>
    </message>
    <message>
        <source>Forsaken</source>
        <translation>Verlassene</translation>
    </message>
    <message>
        <source>As the table says</source>
        <translation>Wie die Tabelle sagt</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Discovery cards</source>
        <translation>Entdeckungskarten</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Half of each</source>
        <translation>Von jeder die Hälfte</translation>
    </message>
    <message>
        <source>Harder for the Villagers.</source>
        <translation>Schwerer für das Dorf.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>Only a card that revives is played now.</source>
        <translation>Jetzt wird nur eine Karte gespielt, die rettet.</translation>
    </message>
    <message>
        <source>%1 does not forbid this card.</source>
        <translation>%1 verbietet diese Karte nicht.</translation>
    </message>
    <message>
        <source>A Fast Action is answered only with a card that forbids it.</source>
        <translation>Auf eine schnelle Aktion antwortet nur eine Karte, die sie verbietet.</translation>
    </message>
    <message>
        <source>There is nothing to answer with %1.</source>
        <translation>Es gibt nichts, worauf du mit %1 antworten könntest.</translation>
    </message>
    <message>
        <source>A Slow Action is played only in your own Action Phase.</source>
        <translation>Eine langsame Aktion spielst du nur in deiner eigenen Aktionsphase.</translation>
    </message>
    <message>
        <source>You do not have this card.</source>
        <translation>Diese Karte hast du nicht.</translation>
    </message>
    <message>
        <source>No cards are played now.</source>
        <translation>Jetzt werden keine Karten gespielt.</translation>
    </message>
    <message>
        <source>Your Action of this turn is used.</source>
        <translation>Deine Aktion in diesem Zug ist verbraucht.</translation>
    </message>
    <message>
        <source>You are Entangled.</source>
        <translation>Du bist umschlungen.</translation>
    </message>
    <message>
        <source>You cannot play %1 while a card in play forbids it.</source>
        <translation>Du kannst %1 nicht spielen, solange eine Karte im Spiel es verbietet.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>Only players move here.</source>
        <translation>Hier ziehen nur Spieler.</translation>
    </message>
    <message>
        <source>You are not asked now.</source>
        <translation>Du bist jetzt nicht gefragt.</translation>
    </message>
    <message>
        <source>The others come first for a moment: a Fast Action may follow your draw.</source>
        <translation>Die anderen haben kurz Vorrang: Auf dein Ziehen kann eine schnelle Aktion folgen.</translation>
    </message>
    <message>
        <source>There is no such place for a Destination.</source>
        <translation>So einen Platz für einen Zielort gibt es nicht.</translation>
    </message>
    <message>
        <source>No such Destination lies there.</source>
        <translation>So ein Zielort liegt dort nicht.</translation>
    </message>
    <message>
        <source>The same lies there already.</source>
        <translation>Dort liegt schon der gleiche.</translation>
    </message>
    <message>
        <source>There is no such Destination left.</source>
        <translation>So ein Zielort ist nicht mehr übrig.</translation>
    </message>
    <message>
        <source>Choose a living player.</source>
        <translation>Wähle eine lebende Person.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Wähle eine andere Person.</translation>
    </message>
    <message>
        <source>Choose a Destination that lies face down.</source>
        <translation>Wähle einen verdeckten Zielort.</translation>
    </message>
    <message>
        <source>You forage in your own turn, while nothing else is on.</source>
        <translation>Du suchst Vorräte in deinem eigenen Zug, wenn sonst nichts läuft.</translation>
    </message>
    <message>
        <source>You have foraged in this turn.</source>
        <translation>Du hast in diesem Zug schon Vorräte gesucht.</translation>
    </message>
    <message>
        <source>Foraging takes two Wanders.</source>
        <translation>Vorräte suchen kostet zwei Wandern.</translation>
    </message>
    <message>
        <source>Who plays nothing and has a Wander must Wander.</source>
        <translation>Wer nichts spielt und ein Wandern hat, muss wandern.</translation>
    </message>
    <message>
        <source>Choose two that differ.</source>
        <translation>Wähle zwei verschiedene.</translation>
    </message>
    <message>
        <source>You have no answer to this.</source>
        <translation>Darauf hast du keine Antwort.</translation>
    </message>
    <message>
        <source>No such card can be taken out of the discard.</source>
        <translation>So eine Karte lässt sich nicht aus der Ablage nehmen.</translation>
    </message>
    <message>
        <source>Put each of the foreseen cards back once.</source>
        <translation>Leg jede der gesehenen Karten einmal zurück.</translation>
    </message>
    <message>
        <source>Name exactly what %1 is aimed at.</source>
        <translation>Nenne genau das, worauf %1 zielt.</translation>
    </message>
    <message>
        <source>%1 played %2: %3</source>
        <translation>%1 hat %2 gespielt: %3</translation>
    </message>
    <message>
        <source>%1 played %2: %3, %4</source>
        <translation>%1 hat %2 gespielt: %3, %4</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Wegfindung</translation>
    </message>
    <message>
        <source>Resistance</source>
        <translation>Widerstand</translation>
    </message>
    <message>
        <source>Discovery</source>
        <translation>Entdeckung</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Einsicht</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Bündnis</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Suspicion</source>
        <translation>Verdacht</translation>
    </message>
    <message>
        <source>Revival</source>
        <translation>Rettung</translation>
    </message>
    <message>
        <source>Betrayal</source>
        <translation>Verrat</translation>
    </message>
    <message>
        <source>Darkness</source>
        <translation>Dunkelheit</translation>
    </message>
    <message>
        <source>Disaster</source>
        <translation>Unglück</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>Fluch</translation>
    </message>
    <message>
        <source>Finder’s Action</source>
        <translation>Finderkarte</translation>
    </message>
    <message>
        <source>Group Action</source>
        <translation>Gruppenaktion</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Role of the Villagers</source>
        <translation>Rolle des Dorfes</translation>
    </message>
    <message>
        <source>Role of the Forsaken</source>
        <translation>Rolle der Verlassenen</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Zielort</translation>
    </message>
    <message>
        <source>A Path here, and the Villagers win.</source>
        <translation>Liegt hier ein Pfad, gewinnt das Dorf.</translation>
    </message>
    <message>
        <source>A Path here, and the Forsaken win.</source>
        <translation>Liegt hier ein Pfad, gewinnen die Verlassenen.</translation>
    </message>
    <message>
        <source>Nothing is here.</source>
        <translation>Hier ist nichts.</translation>
    </message>
    <message>
        <source>First Paths</source>
        <translation>Erste Pfade</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Not on Destinations or Sites</source>
        <translation>Nicht auf Zielorten oder Stätten</translation>
    </message>
    <message>
        <source>Only with many players can they be reached.</source>
        <translation>Nur zu vielt sind sie erreichbar.</translation>
    </message>
    <message>
        <source>Turn clock</source>
        <translation>Zuguhr</translation>
    </message>
    <message>
        <source>%1 seconds</source>
        <translation>%1 Sekunden</translation>
    </message>
    <message>
        <source>When they are over a Wander that is due goes somewhere by lot.</source>
        <translation>Sind sie um, kommt ein fälliges Wandern auf ein ausgelostes Feld.</translation>
    </message>
    <message>
        <source>A death waits</source>
        <translation>Ein Tod wartet</translation>
    </message>
    <message>
        <source>For everybody</source>
        <translation>Auf alle</translation>
    </message>
    <message>
        <source>Until each who is asked has passed.</source>
        <translation>Bis alle Gefragten gepasst haben.</translation>
    </message>
    <message>
        <source>A minute for who is away</source>
        <translation>Auf Abwesende eine Minute</translation>
    </message>
    <message>
        <source>Who is away by then has passed.</source>
        <translation>Wer dann noch fort ist, hat gepasst.</translation>
    </message>
    <message>
        <source>Your choice is made.</source>
        <translation>Deine Wahl ist getroffen.</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>Du hast gepasst.</translation>
    </message>
    <message>
        <source>You have voted.</source>
        <translation>Du hast abgestimmt.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Fast Actions</source>
        <translation>Schnelle Aktionen</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Night %1</source>
        <translation>Nacht %1</translation>
    </message>
    <message>
        <source>Day %1, turn %2 of %3</source>
        <translation>Tag %1, Zug %2 von %3</translation>
    </message>
    <message>
        <source>Day %1</source>
        <translation>Tag %1</translation>
    </message>
    <message>
        <source>Day breaks</source>
        <translation>Der Tag bricht an</translation>
    </message>
    <message>
        <source>Your first Path</source>
        <translation>Dein erster Pfad</translation>
    </message>
    <message>
        <source>%1’s first Path</source>
        <translation>Erster Pfad: %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>The Forest’s turn</source>
        <translation>Der Wald ist am Zug</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>Find the Village</source>
        <translation>Findet das Dorf</translation>
    </message>
    <message>
        <source>or the Void, if you are Forsaken</source>
        <translation>oder, als Verlassene, die Leere</translation>
    </message>
    <message>
        <source>The Village</source>
        <translation>Das Dorf</translation>
    </message>
    <message>
        <source>The Void</source>
        <translation>Die Leere</translation>
    </message>
    <message>
        <source>Dead End</source>
        <translation>Sackgasse</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Traveler</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>On Death’s Doorstep</source>
        <translation>Auf der Schwelle des Todes</translation>
    </message>
    <message>
        <source>On the Gallows</source>
        <translation>Am Galgen</translation>
    </message>
    <message>
        <source>Entangled</source>
        <translation>Umschlungen</translation>
    </message>
    <message>
        <source>Pointed at by %1</source>
        <translation>Gezeigt von %1</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message numerus="yes">
        <source>%n Path(s) lie</source>
        <translation>
            <numerusform>%n Pfad liegt</numerusform>
            <numerusform>%n Pfade liegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Day %1: %2 died</source>
        <translation>Tag %1: %2 ist gestorben</translation>
    </message>
    <message>
        <source>Day %1: %2 was lynched. Down: %3. Up: %4.</source>
        <translation>Tag %1: %2 wurde gehängt. Runter: %3. Hoch: %4.</translation>
    </message>
    <message>
        <source>Day %1: %2 was let go. Down: %3. Up: %4.</source>
        <translation>Tag %1: %2 wurde freigelassen. Runter: %3. Hoch: %4.</translation>
    </message>
    <message>
        <source>On %1 lies: %2</source>
        <translation>Auf %1 liegt: %2</translation>
    </message>
    <message>
        <source>In the Forest deck, number %1 from the top: %2</source>
        <translation>Im Waldstapel, Nummer %1 von oben: %2</translation>
    </message>
    <message>
        <source>The Forsaken are %1</source>
        <translation>Die Verlassenen sind %1</translation>
    </message>
    <message>
        <source>The Shrouded is %1</source>
        <translation>Verhüllt ist %1</translation>
    </message>
    <message>
        <source>Night %1: %2</source>
        <translation>Nacht %1: %2</translation>
    </message>
    <message>
        <source>Day %1, turn %2: %3</source>
        <translation>Tag %1, Zug %2: %3</translation>
    </message>
    <message>
        <source>Everybody waits for your card. Play it, or pass.</source>
        <translation>Alle warten auf deine Karte. Spiel sie oder passe.</translation>
    </message>
    <message>
        <source>I want to answer</source>
        <translation>Ich will antworten</translation>
    </message>
    <message>
        <source>The others wait until you have played a card</source>
        <translation>Die anderen warten, bis du eine Karte gespielt hast</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>The Forest’s turn ends</source>
        <translation>Der Waldzug endet</translation>
    </message>
    <message>
        <source>%1 is on Death’s Doorstep</source>
        <translation>%1 steht auf der Schwelle des Todes</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>The Forest plays %1</source>
        <translation>Der Wald spielt %1</translation>
    </message>
    <message>
        <source>%1 wants to answer.</source>
        <translation>%1 will antworten.</translation>
    </message>
    <message>
        <source>Some are asked whether they answer.</source>
        <translation>Einige werden gefragt, ob sie antworten.</translation>
    </message>
    <message>
        <source>Somebody chooses for %1.</source>
        <translation>Jemand wählt für %1.</translation>
    </message>
    <message numerus="yes">
        <source>Pick %n card(s) of your hand to discard, or be on Death’s Doorstep.</source>
        <translation>
            <numerusform>Wähle %n Handkarte zum Abwerfen, oder du stehst auf der Schwelle des Todes.</numerusform>
            <numerusform>Wähle %n Handkarten zum Abwerfen, oder du stehst auf der Schwelle des Todes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick cards to discard and draw as many, or keep your hand.</source>
        <translation>Wähle Karten zum Abwerfen und zieh ebenso viele, oder behalte deine Hand.</translation>
    </message>
    <message>
        <source>Pick the card that you give away.</source>
        <translation>Wähle die Karte, die du weggibst.</translation>
    </message>
    <message>
        <source>Pick the cards in the order in which they come, the first on top.</source>
        <translation>Wähle die Karten in der Reihenfolge, in der sie kommen, die erste oben.</translation>
    </message>
    <message>
        <source>Choose a card of the discard.</source>
        <translation>Wähle eine Karte der Ablage.</translation>
    </message>
    <message>
        <source>Pick a card of your hand to discard.</source>
        <translation>Wähle eine Handkarte zum Abwerfen.</translation>
    </message>
    <message>
        <source>Discard no more</source>
        <translation>Nichts mehr abwerfen</translation>
    </message>
    <message>
        <source>Say why you should live. Then all vote.</source>
        <translation>Sag, warum du leben sollst. Dann stimmen alle ab.</translation>
    </message>
    <message>
        <source>I have said everything</source>
        <translation>Ich habe alles gesagt</translation>
    </message>
    <message>
        <source>The living vote.</source>
        <translation>Die Lebenden stimmen ab.</translation>
    </message>
    <message>
        <source>Forge a Path beside the fire or a Path, without a card.</source>
        <translation>Lege einen Pfad neben das Feuer oder einen Pfad, ohne Karte.</translation>
    </message>
    <message>
        <source>Each player forges one Path.</source>
        <translation>Alle legen je einen Pfad.</translation>
    </message>
    <message>
        <source>The table waits for %1.</source>
        <translation>Der Tisch wartet auf %1.</translation>
    </message>
    <message>
        <source>Play a Fast Action, or pass.</source>
        <translation>Spiel eine schnelle Aktion oder passe.</translation>
    </message>
    <message>
        <source>Play a card. Who plays nothing and has a Wander must Wander.</source>
        <translation>Spiel eine Karte. Wer nichts spielt und ein Wandern hat, muss wandern.</translation>
    </message>
    <message>
        <source>Play a card, or end your Action Phase.</source>
        <translation>Spiel eine Karte oder beende deine Aktionsphase.</translation>
    </message>
    <message>
        <source>End the Action Phase</source>
        <translation>Aktionsphase beenden</translation>
    </message>
    <message>
        <source>Forage</source>
        <translation>Vorräte suchen</translation>
    </message>
    <message>
        <source>Discard two Wanders and draw a card</source>
        <translation>Wirf zwei Wandern ab und zieh eine Karte</translation>
    </message>
    <message>
        <source>The start, a camp fire</source>
        <translation>Der Start, ein Lagerfeuer</translation>
    </message>
    <message>
        <source>Path of %1</source>
        <translation>Pfad von %1</translation>
    </message>
    <message>
        <source>Excavation Site, dug</source>
        <translation>Grabungsstätte, ausgegraben</translation>
    </message>
    <message>
        <source>Excavation Site</source>
        <translation>Grabungsstätte</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Role card</source>
        <translation>Rollenkarte</translation>
    </message>
    <message>
        <source>Role card of %1</source>
        <translation>Rollenkarte von %1</translation>
    </message>
    <message>
        <source>Finder’s Actions</source>
        <translation>Finderkarten</translation>
    </message>
    <message>
        <source>Travelers deck</source>
        <translation>Reisestapel</translation>
    </message>
    <message>
        <source>Travelers discard</source>
        <translation>Reiseablage</translation>
    </message>
    <message>
        <source>Forest deck</source>
        <translation>Waldstapel</translation>
    </message>
    <message>
        <source>Forest discard</source>
        <translation>Waldablage</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artefakte</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>Wird gespielt</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>In Kraft</translation>
    </message>
    <message>
        <source>Top of the Forest deck</source>
        <translation>Oben auf dem Waldstapel</translation>
    </message>
    <message>
        <source>Special roles</source>
        <translation>Besondere Rollen</translation>
    </message>
    <message>
        <source>As chosen below</source>
        <translation>Wie unten gewählt</translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation>Vorgeschlagen</translation>
    </message>
    <message>
        <source>%1 players, %2 of them Forsaken</source>
        <translation>%1 Personen, davon %2 Verlassene</translation>
    </message>
    <message>
        <source>The Villagers weigh %1, the Forsaken %2</source>
        <translation>Das Dorf wiegt %1, die Verlassenen %2</translation>
    </message>
    <message>
        <source>The Villagers are favoured</source>
        <translation>Das Dorf ist im Vorteil</translation>
    </message>
    <message>
        <source>Both sides are as strong: the Forsaken know each other, and count double</source>
        <translation>Beide Seiten sind gleich stark: Die Verlassenen kennen einander und zählen doppelt</translation>
    </message>
    <message>
        <source>Both sides are as strong: the rulebook’s table says so, although the weights favour the Villagers</source>
        <translation>Beide Seiten sind gleich stark: So sagt es die Tabelle des Regelbuchs, obwohl die Gewichte das Dorf im Vorteil sehen</translation>
    </message>
    <message>
        <source>Both sides are as strong: the rulebook’s table says so, although the weights favour the Forsaken</source>
        <translation>Beide Seiten sind gleich stark: So sagt es die Tabelle des Regelbuchs, obwohl die Gewichte die Verlassenen im Vorteil sehen</translation>
    </message>
    <message>
        <source>The Forsaken are favoured</source>
        <translation>Die Verlassenen sind im Vorteil</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Who you are</source>
        <translation>Wer du bist</translation>
    </message>
    <message>
        <source>Everybody gets a Role that nobody else sees. Most are Villagers who want to find the Village; a few are Forsaken, who know each other and want to lead you all into the Void.</source>
        <translation>Alle bekommen eine Rolle, die sonst niemand sieht. Die meisten gehören zum Dorf und wollen es finden; einige sind Verlassene, kennen einander und wollen euch alle in die Leere führen.</translation>
    </message>
    <message>
        <source>The Villagers also win once no Forsaken is left, the Forsaken once they are at least as many as the others. Your Role stays yours when you die, and you win with your side.</source>
        <translation>Das Dorf gewinnt auch, wenn kein Verlassener übrig ist, die Verlassenen, sobald sie mindestens so viele sind wie die anderen. Deine Rolle behältst du, wenn du stirbst, und du gewinnst mit deiner Seite.</translation>
    </message>
    <message>
        <source>Paths through the Forest</source>
        <translation>Pfade durch den Wald</translation>
    </message>
    <message>
        <source>You all forge one network of Paths, from the fire outwards, in eight directions. On the edge lie eight Destinations, face down: one is the Village, one the Void, six are Dead Ends. A Path on one turns it.</source>
        <translation>Ihr alle legt ein gemeinsames Netz von Pfaden, vom Feuer aus, in acht Richtungen. Am Rand liegen verdeckt acht Zielorte: einer ist das Dorf, einer die Leere, sechs sind Sackgassen. Ein Pfad auf einem deckt ihn auf.</translation>
    </message>
    <message>
        <source>Between them lie Excavation Sites: the first Path on one digs out an Artifact.</source>
        <translation>Dazwischen liegen Grabungsstätten: Der erste Pfad auf einer bringt ein Artefakt ans Licht.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Draw a card, then play one: a Slow Action only in your own Action Phase, a Fast one at any time, one Action in each turn of anyone. Who has a Wander and plays nothing must Wander.</source>
        <translation>Zieh eine Karte, dann spiel eine: eine langsame Aktion nur in deiner eigenen Aktionsphase, eine schnelle jederzeit, eine Aktion in jedem Zug von wem auch immer. Wer ein Wandern hat und nichts spielt, muss wandern.</translation>
    </message>
    <message>
        <source>When a card is played, those who still have an Action are asked whether they answer. After six turns the Forest flips a card of its own.</source>
        <translation>Wird eine Karte gespielt, werden alle gefragt, die noch eine Aktion haben, ob sie antworten. Nach sechs Zügen deckt der Wald eine eigene Karte auf.</translation>
    </message>
    <message>
        <source>The Gallows and Death’s Doorstep</source>
        <translation>Der Galgen und die Schwelle des Todes</translation>
    </message>
    <message>
        <source>Who is accused speaks, then all the living vote: more thumbs down than up lynch. Who is on Death’s Doorstep dies unless somebody plays a Revival.</source>
        <translation>Wer angeklagt ist, spricht, dann stimmen alle Lebenden ab: Mehr Daumen runter als hoch verurteilen. Wer auf der Schwelle des Todes steht, stirbt, wenn niemand eine Rettung spielt.</translation>
    </message>
    <message>
        <source>The dead are Spirits: they talk, and neither play nor vote.</source>
        <translation>Die Toten sind Geister: Sie reden, aber spielen nicht und stimmen nicht ab.</translation>
    </message>
    <message>
        <source>When Darkness is not stopped, Night falls. Everybody chooses something in each step, so that nobody can see who was called; only what the called choose counts.</source>
        <translation>Wird die Dunkelheit nicht aufgehalten, wird es Nacht. In jedem Schritt wählen alle etwas, damit niemand sieht, wer gerufen ist; es zählt nur, was die Gerufenen wählen.</translation>
    </message>
    <message>
        <source>At dawn you learn who found Ritual Sacrifice, and can still save them. What you saw yourself stands in your notebook.</source>
        <translation>Am Morgen erfahrt ihr, wer das Ritualopfer gefunden hat, und könnt noch retten. Was du selbst gesehen hast, steht in deinem Notizbuch.</translation>
    </message>
    <message>
        <source>Two things nobody can hide. When no Shelter or no Entangle is found at dawn, none was laid: its holder is dead, chose nobody, or is not in this match. And as long as the match goes on, a Forsaken lives, and more others do.</source>
        <translation>Zweierlei kann niemand verbergen. Wird am Morgen kein Schutz oder keine Umschlingung gefunden, wurde nichts davon gelegt: Wer sie legen kann, ist tot, hat niemanden gewählt oder gehört nicht zu dieser Partie. Und solange die Partie weitergeht, lebt noch jemand von den Verlassenen, und es leben mehr andere.</translation>
    </message>
    <message>
        <source>Shrouded, your Role card is exchanged.</source>
        <translation>Verhüllter, deine Rollenkarte ist vertauscht.</translation>
    </message>
    <message>
        <source>Forsaken, where do the Destinations lie?</source>
        <translation>Verlassene, wo liegen die Zielorte?</translation>
    </message>
    <message>
        <source>Coward, these are the Forsaken.</source>
        <translation>Feigling, das sind die Verlassenen.</translation>
    </message>
    <message>
        <source>Navigator, which Destination will you peek at?</source>
        <translation>Lotsin, welchen Zielort siehst du dir an?</translation>
    </message>
    <message>
        <source>Cursed, your Role card is exchanged.</source>
        <translation>Verfluchter, deine Rollenkarte ist vertauscht.</translation>
    </message>
    <message>
        <source>Oracle, whose Role will you peek at?</source>
        <translation>Orakel, wessen Rolle siehst du dir an?</translation>
    </message>
    <message>
        <source>Priest, whom will you shelter?</source>
        <translation>Priester, wen beschützt du?</translation>
    </message>
    <message>
        <source>Forsaken, who is sacrificed?</source>
        <translation>Verlassene, wer wird geopfert?</translation>
    </message>
    <message>
        <source>Silencer, whom will you entangle?</source>
        <translation>Stille, wen verstrickst du?</translation>
    </message>
    <message>
        <source>The forest sleeps. Press any traveler.</source>
        <translation>Der Wald schläft. Drücke auf irgendjemanden.</translation>
    </message>
    <message>
        <source>The forest sleeps. Press any Destination.</source>
        <translation>Der Wald schläft. Drücke auf irgendeinen Zielort.</translation>
    </message>
    <message>
        <source>The forest sleeps. Put the Destinations anywhere.</source>
        <translation>Der Wald schläft. Lege die Zielorte irgendwohin.</translation>
    </message>
    <message>
        <source>The forest sleeps. Nothing is chosen now.</source>
        <translation>Der Wald schläft. Jetzt wird nichts gewählt.</translation>
    </message>
    <message>
        <source>The forest sleeps.</source>
        <translation>Der Wald schläft.</translation>
    </message>
    <message>
        <source>The card is turned.</source>
        <translation>Die Karte ist umgedreht.</translation>
    </message>
    <message>
        <source>Before you lies a Commonfolk’s now.</source>
        <translation>Vor dir liegt nun eine Karte des einfachen Volks.</translation>
    </message>
    <message>
        <source>Before you lies a Forsaken’s now.</source>
        <translation>Vor dir liegt nun eine Karte der Verlassenen.</translation>
    </message>
    <message>
        <source>You wake alone.</source>
        <translation>Du wachst allein.</translation>
    </message>
    <message>
        <source>With you wakes %1.</source>
        <translation>Mit dir wacht %1.</translation>
    </message>
    <message>
        <source>Until the time is over, press one that lies, then where it goes, or again to take it up.</source>
        <translation>Bis die Zeit vorbei ist: Drücke einen, der liegt, dann, wohin er kommt, oder noch einmal, um ihn zurückzunehmen.</translation>
    </message>
    <message>
        <source>In a moment every screen is dark again.</source>
        <translation>Gleich ist jeder Bildschirm wieder dunkel.</translation>
    </message>
    <message>
        <source>You can change it as often as you like, until the card is turned.</source>
        <translation>Du kannst es ändern, so oft du willst, bis die Karte umgedreht ist.</translation>
    </message>
    <message>
        <source>You can change it as often as you like, until the time is over.</source>
        <translation>Du kannst es ändern, so oft du willst, bis die Zeit vorbei ist.</translation>
    </message>
    <message>
        <source>It means nothing.</source>
        <translation>Es bedeutet nichts.</translation>
    </message>
    <message>
        <source>Wait until the next are called.</source>
        <translation>Warte, bis die Nächsten gerufen werden.</translation>
    </message>
    <message>
        <source>Before Night One</source>
        <translation>Vor der ersten Nacht</translation>
    </message>
    <message>
        <source>Look at your Role</source>
        <translation>Sieh dir deine Rolle an</translation>
    </message>
    <message>
        <source>Night falls once all know their Role.</source>
        <translation>Die Nacht bricht an, sobald alle ihre Rolle kennen.</translation>
    </message>
    <message>
        <source>Read the Role card before you so that nobody else sees it. Night falls once all know theirs.</source>
        <translation>Lies die Rollenkarte vor dir, ohne dass sie sonst jemand sieht. Die Nacht bricht an, sobald alle ihre kennen.</translation>
    </message>
    <message>
        <source>I know my Role</source>
        <translation>Ich kenne meine Rolle</translation>
    </message>
    <message>
        <source>Night falls</source>
        <translation>Die Nacht bricht an</translation>
    </message>
    <message>
        <source>Close your eyes. The Night begins when all who live are here, or as soon as more than half of them want it to.</source>
        <translation>Schließ die Augen. Die Nacht beginnt, wenn alle Lebenden da sind, oder sobald mehr als die Hälfte von ihnen es will.</translation>
    </message>
    <message>
        <source>Close your eyes.</source>
        <translation>Schließ die Augen.</translation>
    </message>
    <message>
        <source>Begin the Night</source>
        <translation>Die Nacht beginnen</translation>
    </message>
    <message>
        <source>At least one of the players is a Forsaken</source>
        <translation>Mindestens eine Person gehört zu den Verlassenen</translation>
    </message>
    <message>
        <source>There are fewer Forsaken than other players</source>
        <translation>Es gibt weniger Verlassene als andere</translation>
    </message>
    <message>
        <source>There are more special roles than players for them</source>
        <translation>Es gibt mehr besondere Rollen als Leute dafür</translation>
    </message>
    <message>
        <source>There are not so many cards of one role</source>
        <translation>So viele Karten einer Rolle gibt es nicht</translation>
    </message>
    <message>
        <source>Choose other roles</source>
        <translation>Wähle andere Rollen</translation>
    </message>
    <message>
        <source>The Forest</source>
        <translation>Der Wald</translation>
    </message>
    <message>
        <source>Death’s Doorstep, no vote</source>
        <translation>Schwelle des Todes, keine Stimme</translation>
    </message>
    <message>
        <source>Spirit, no vote</source>
        <translation>Geist, keine Stimme</translation>
    </message>
    <message>
        <source>%1 brought them here</source>
        <translation>Hierher gebracht von %1</translation>
    </message>
    <message>
        <source>The Forest brought them here</source>
        <translation>Hierher gebracht vom Wald</translation>
    </message>
    <message numerus="yes">
        <source>Forged %n Path(s)</source>
        <translation>
            <numerusform>Hat %n Pfad gelegt</numerusform>
            <numerusform>Hat %n Pfade gelegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Holds %n card(s)</source>
        <translation>
            <numerusform>Hält %n Karte</numerusform>
            <numerusform>Hält %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Was let go on Day %1</source>
        <translation>Kam an Tag %1 frei</translation>
    </message>
    <message>
        <source>Down: %1</source>
        <translation>Runter: %1</translation>
    </message>
    <message>
        <source>Even, or more Down</source>
        <translation>Gleich viele oder mehr runter</translation>
    </message>
    <message>
        <source>More Down than Up</source>
        <translation>Mehr runter als hoch</translation>
    </message>
    <message>
        <source>%1 stands on Death’s Doorstep. A Revival can still save them.</source>
        <translation>%1 steht auf der Schwelle des Todes. Eine Rettung kann noch helfen.</translation>
    </message>
    <message>
        <source>More Up than Down</source>
        <translation>Mehr hoch als runter</translation>
    </message>
    <message>
        <source>Even, or more Up</source>
        <translation>Gleich viele oder mehr hoch</translation>
    </message>
    <message>
        <source>%1 steps down, and the turn goes on.</source>
        <translation>%1 steigt herab, und der Zug geht weiter.</translation>
    </message>
    <message>
        <source>Is %1 one of the Forsaken?</source>
        <translation>Gehört %1 zu den Verlassenen?</translation>
    </message>
    <message>
        <source>%1 of %2 thumbs are in, %3 Down are enough</source>
        <translation>%1 von %2 Daumen liegen, %3 runter genügen</translation>
    </message>
    <message>
        <source>All thumbs are shown in a moment</source>
        <translation>Gleich werden alle Daumen gezeigt</translation>
    </message>
    <message>
        <source>%1 speaks. Then %2 vote, and %3 Down are enough.</source>
        <translation>%1 spricht. Dann stimmen %2 ab, und %3 runter genügen.</translation>
    </message>
    <message>
        <source>voted</source>
        <translation>hat gestimmt</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>überlegt</translation>
    </message>
    <message>
        <source>listens</source>
        <translation>hört zu</translation>
    </message>
    <message>
        <source>%1 Down, %2 Up</source>
        <translation>%1 runter, %2 hoch</translation>
    </message>
    <message>
        <source>no vote</source>
        <translation>keine Stimme</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Runter</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Spirit since Day %1</source>
        <translation>Geist seit Tag %1</translation>
    </message>
    <message>
        <source>No Action left in this turn</source>
        <translation>keine Aktion mehr in diesem Zug</translation>
    </message>
    <message>
        <source>1 Action left in this turn</source>
        <translation>1 Aktion übrig in diesem Zug</translation>
    </message>
    <message>
        <source>played %1</source>
        <translation>spielte %1</translation>
    </message>
    <message>
        <source>My notebook</source>
        <translation>Mein Notizbuch</translation>
    </message>
    <message>
        <source>I am %1. %2</source>
        <translation>Ich bin: %1. %2</translation>
    </message>
    <message>
        <source>Secret, until all thumbs are shown. Who does not vote counts as Up.</source>
        <translation>Geheim, bis alle Daumen gezeigt werden. Wer nicht stimmt, zählt als hoch.</translation>
    </message>
    <message>
        <source>Up or Down?</source>
        <translation>Hoch oder runter?</translation>
    </message>
    <message>
        <source>%1 lives on</source>
        <translation>%1 lebt weiter</translation>
    </message>
    <message>
        <source>%1 to Death’s Doorstep</source>
        <translation>%1 auf die Schwelle des Todes</translation>
    </message>
    <message>
        <source>Your Role says on whose side you are. Villagers look for the Village together; the Forsaken know each other and want you all to end in the Void. Keep yours to yourself.</source>
        <translation>Deine Rolle sagt, auf wessen Seite du stehst. Die einen suchen gemeinsam das Dorf; die Verlassenen kennen einander und wollen euch alle in die Leere führen. Behalte deine für dich.</translation>
    </message>
    <message>
        <source>What lies on the edge</source>
        <translation>Was am Rand liegt</translation>
    </message>
    <message>
        <source>Eight Destinations lie face down: one is the Village, one the Void, six are Dead Ends. A Path on one turns it, and with the Village or the Void the match is over.</source>
        <translation>Acht Zielorte liegen verdeckt: einer ist das Dorf, einer die Leere, sechs sind Sackgassen. Ein Pfad auf einem deckt ihn auf, und mit dem Dorf oder der Leere ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>A first Path each</source>
        <translation>Für jeden ein erster Pfad</translation>
    </message>
    <message>
        <source>All of you forge one network of Paths, from the fire outwards. Press a lit space: this first Path is free. Who goes where tells the others something about them.</source>
        <translation>Ihr alle legt ein gemeinsames Netz von Pfaden, vom Feuer nach außen. Drücke auf ein leuchtendes Feld: Dieser erste Pfad ist frei. Wer wohin geht, verrät den anderen etwas.</translation>
    </message>
    <message>
        <source>Your turn: draw</source>
        <translation>Dein Zug: ziehen</translation>
    </message>
    <message>
        <source>A turn begins with a card. Draw it.</source>
        <translation>Ein Zug beginnt mit einer Karte. Zieh sie.</translation>
    </message>
    <message>
        <source>Then play a card</source>
        <translation>Dann eine Karte spielen</translation>
    </message>
    <message>
        <source>Press a card, then what it is aimed at. Wander forges a Path. Who holds a Wander and plays nothing must Wander, so that nobody can only wait.</source>
        <translation>Drücke auf eine Karte, dann auf ihr Ziel. Mit Wandern legst du einen Pfad. Wer ein Wandern hat und nichts spielt, muss wandern; nur warten kann also niemand.</translation>
    </message>
    <message>
        <source>End your Action Phase</source>
        <translation>Beende deine Aktionsphase</translation>
    </message>
    <message>
        <source>You have one Action in each turn of anyone. When you are done, end the phase: then everybody may still play a Fast Action.</source>
        <translation>In jedem Zug, auch dem der anderen, hast du eine Aktion. Bist du fertig, beende die Phase: Dann dürfen alle noch eine schnelle Aktion spielen.</translation>
    </message>
    <message>
        <source>Somebody plays a card</source>
        <translation>Jemand spielt eine Karte</translation>
    </message>
    <message>
        <source>Too many Wanders</source>
        <translation>Zu viele Wandern</translation>
    </message>
    <message>
        <source>You hold two Wanders or more. In your turn you may discard two of them and draw a card.</source>
        <translation>Du hältst mindestens zwei Wandern. In deinem Zug darfst du zwei davon abwerfen und eine Karte ziehen.</translation>
    </message>
    <message>
        <source>The others’ turn</source>
        <translation>Die anderen sind dran</translation>
    </message>
    <message>
        <source>An Excavation Site</source>
        <translation>Eine Grabungsstätte</translation>
    </message>
    <message>
        <source>The first Path on a gold space digs out an Artifact. Some happen at once; some lie before their finder as an Action for later.</source>
        <translation>Der erste Pfad auf einem goldenen Feld gräbt ein Artefakt aus. Manche wirken sofort; manche liegen als Aktion für später vor ihrem Finder.</translation>
    </message>
    <message>
        <source>After six turns the Forest turns up a card: a Disaster, a Curse that stays, or Darkness. Darkness that nobody stops brings a Night.</source>
        <translation>Nach sechs Zügen deckt der Wald eine Karte auf: ein Unheil, einen Fluch, der bleibt, oder Dunkelheit. Dunkelheit, die niemand aufhält, bringt eine Nacht.</translation>
    </message>
    <message>
        <source>The Gallows</source>
        <translation>Der Galgen</translation>
    </message>
    <message>
        <source>Somebody is accused. They speak, then all the living vote. More thumbs down than up lynch; all thumbs are shown at once.</source>
        <translation>Jemand ist angeklagt und spricht, dann stimmen alle Lebenden ab. Mehr Daumen unten als oben bedeuten den Tod; gezeigt werden alle Daumen zugleich.</translation>
    </message>
    <message>
        <source>Death’s Doorstep</source>
        <translation>Auf der Schwelle des Todes</translation>
    </message>
    <message>
        <source>Who is here dies, unless somebody plays a Revival. The dead are Spirits: they may talk, neither play nor vote, and still win with their side.</source>
        <translation>Wer hier steht, stirbt, wenn niemand eine Rettung spielt. Die Toten sind Geister: Sie dürfen reden, spielen und stimmen nicht ab und gewinnen doch mit ihrer Seite.</translation>
    </message>
    <message>
        <source>After a Night</source>
        <translation>Nach einer Nacht</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>Called aloud</source>
        <translation>Laut gerufen</translation>
    </message>
    <message>
        <source>A voice calls each Role, and has the time for it.</source>
        <translation>Eine Stimme ruft jede Rolle und hat die Zeit dafür.</translation>
    </message>
    <message>
        <source>By the screens alone</source>
        <translation>Nur über die Bildschirme</translation>
    </message>
    <message>
        <source>Half as long. Nothing is said.</source>
        <translation>Halb so lang. Nichts wird gesagt.</translation>
    </message>
    <message>
        <source>Around one screen all close their eyes. Whom the voice calls opens theirs and chooses at the screen, which shows the same whether or not somebody is called there.</source>
        <translation>Um einen Bildschirm schließen alle die Augen. Wen die Stimme ruft, öffnet sie und wählt am Bildschirm. Der zeigt dasselbe, ob dort jemand gerufen ist oder nicht.</translation>
    </message>
    <message>
        <source>Night falls.</source>
        <translation>Die Nacht bricht an.</translation>
    </message>
    <message>
        <source>Day breaks.</source>
        <translation>Der Tag bricht an.</translation>
    </message>
    <message>
        <source>Look who wakes with you, and put all eight down together.</source>
        <translation>Seht, wer mit euch aufwacht, und legt alle acht gemeinsam aus.</translation>
    </message>
    <message>
        <source>Look who raises a hand.</source>
        <translation>Sieh, wer die Hand hebt.</translation>
    </message>
    <message>
        <source>Everybody wakes up.</source>
        <translation>Alle wachen auf.</translation>
    </message>
    <message>
        <source>I want to play a card</source>
        <translation>Ich will eine Karte spielen</translation>
    </message>
    <message>
        <source>Shows which of your cards you can play now</source>
        <translation>Zeigt, welche deiner Karten du jetzt spielen kannst</translation>
    </message>
    <message>
        <source>You have no card that you can play now.</source>
        <translation>Du hast keine Karte, die du jetzt spielen kannst.</translation>
    </message>
    <message>
        <source>You may come in between with a Fast Action.</source>
        <translation>Du kannst mit einer schnellen Aktion dazwischengehen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Stays until it is destroyed.</source>
        <translation>Bleibt, bis er zerstört wird.</translation>
    </message>
    <message>
        <source>Ends with this Turn Cycle.</source>
        <translation>Endet mit diesem Zugkreis.</translation>
    </message>
    <message>
        <source>Ends with the next Turn Cycle.</source>
        <translation>Endet mit dem nächsten Zugkreis.</translation>
    </message>
    <message>
        <source>The thumbs are being shown.</source>
        <translation>Die Daumen werden gerade gezeigt.</translation>
    </message>
    <message>
        <source>The thumbs are shown in a moment.</source>
        <translation>Gleich werden die Daumen gezeigt.</translation>
    </message>
    <message>
        <source>Your thumb lies face down, as everybody’s does. You can change it until all thumbs are in.</source>
        <translation>Dein Daumen liegt verdeckt wie alle anderen. Du kannst ihn ändern, bis alle Daumen da sind.</translation>
    </message>
    <message>
        <source>What you saw stands in your notebook</source>
        <translation>Was du gesehen hast, steht in deinem Notizbuch</translation>
    </message>
    <message>
        <source>speaks</source>
        <translation>spricht</translation>
    </message>
    <message>
        <source>%1 speaks</source>
        <translation>%1 spricht</translation>
    </message>
    <message>
        <source>Listen, and ask. Then all vote.</source>
        <translation>Hör zu und frag nach. Dann stimmen alle ab.</translation>
    </message>
    <message>
        <source>a Curse that has ended</source>
        <translation>ein Fluch, der vorbei ist</translation>
    </message>
    <message>
        <source>%1 plays %2: %3</source>
        <translation>%1 spielt %2: %3</translation>
    </message>
    <message>
        <source>%1 plays %2: %3, %4</source>
        <translation>%1 spielt %2: %3, %4</translation>
    </message>
    <message>
        <source>A card that you look at on Day One</source>
        <translation>Eine Karte, die du am ersten Tag ansiehst</translation>
    </message>
    <message>
        <source>Six turns make a Turn Cycle. Talk meanwhile about who can be trusted. What happens is told here, the newest line first.</source>
        <translation>Sechs Züge sind ein Zugkreis. Redet dabei darüber, wem zu trauen ist. Was geschieht, steht hier, die neueste Zeile zuerst.</translation>
    </message>
    <message>
        <source>Then Night falls</source>
        <translation>Dann wird es Nacht</translation>
    </message>
    <message>
        <source>It is dark, and nobody talks. In each step everybody chooses something, alike, so that nobody sees who is called; only what the called choose counts. Then each screen turns a card.</source>
        <translation>Es ist dunkel, und niemand redet. In jedem Schritt wählen alle auf die gleiche Art etwas, damit niemand sieht, wer gerufen ist; nur was die Gerufenen wählen, zählt. Dann dreht jeder Bildschirm eine Karte um.</translation>
    </message>
    <message>
        <source>Who found Ritual Sacrifice at dawn can still be saved now. What you saw yourself in the Night stands in your notebook, and nowhere else.</source>
        <translation>Wer im Morgengrauen ein Ritualopfer fand, kann jetzt noch gerettet werden. Was du selbst in der Nacht gesehen hast, steht in deinem Notizbuch und sonst nirgends.</translation>
    </message>
    <message>
        <source>Dawn: Day %1</source>
        <translation>Morgen: Tag %1</translation>
    </message>
    <message>
        <source>After that answer all are asked again, with new seconds</source>
        <translation>Nach dieser Antwort werden alle noch einmal gefragt, mit neuen Sekunden</translation>
    </message>
    <message>
        <source>You are a Spirit now: talk on, and win with your team. You can neither play cards nor vote, and your turns are skipped.</source>
        <translation>Du bist jetzt ein Geist: Rede weiter mit und gewinne mit deiner Seite. Du kannst weder Karten spielen noch abstimmen, und deine Züge entfallen.</translation>
    </message>
    <message>
        <source>You are Entangled: until the Forest’s turn is over you can neither play cards nor speak, point or react. You still draw, forage and vote.</source>
        <translation>Du bist umschlungen: Bis der Zug des Waldes vorbei ist, kannst du weder Karten spielen noch sprechen, zeigen oder rufen. Du ziehst weiter, suchst Vorräte und stimmst ab.</translation>
    </message>
    <message>
        <source>Each player forges one Path without a card, %1 first.</source>
        <translation>Alle legen einen Pfad ohne Karte, zuerst %1.</translation>
    </message>
    <message>
        <source>The Night has left something behind.</source>
        <translation>Die Nacht hat etwas hinterlassen.</translation>
    </message>
    <message>
        <source>Nothing is found this morning.</source>
        <translation>An diesem Morgen findet niemand etwas.</translation>
    </message>
    <message>
        <source>The Forsaken chose their victim, but Shelter From Evil cancels it.</source>
        <translation>Die Verlassenen haben ihr Opfer gewählt, aber der Schutz vor dem Bösen hebt es auf.</translation>
    </message>
    <message>
        <source>The Forsaken have chosen their victim.</source>
        <translation>Die Verlassenen haben ihr Opfer gewählt.</translation>
    </message>
    <message>
        <source>No Ritual Sacrifice could strike there this Night.</source>
        <translation>In dieser Nacht konnte dort kein Ritualopfer treffen.</translation>
    </message>
    <message>
        <source>Until the Forest’s turn is over they can neither play cards nor speak, point or react. They still draw, forage and vote.</source>
        <translation>Bis der Zug des Waldes vorbei ist: keine Karten, kein Sprechen, Zeigen oder Rufen. Ziehen, Vorräte suchen und abstimmen geht weiter.</translation>
    </message>
    <message>
        <source>They die unless somebody saves them with a card that revives.</source>
        <translation>Das ist der Tod, wenn niemand mit einer Karte rettet.</translation>
    </message>
    <message>
        <source>You die unless somebody saves you with a card that revives.</source>
        <translation>Du stirbst, wenn dich niemand mit einer Karte rettet.</translation>
    </message>
    <message>
        <source>They are a Spirit now: they talk on, and can neither play cards nor vote. Their cards lie in the discard.</source>
        <translation>Von jetzt an ein Geist: redet weiter mit, spielt keine Karten und stimmt nicht ab. Die Karten liegen in der Ablage.</translation>
    </message>
    <message>
        <source>They play on, and nothing protects them another time.</source>
        <translation>Das Spiel geht weiter; ein zweites Mal schützt das nicht.</translation>
    </message>
    <message>
        <source>You play on, and nothing protects you another time.</source>
        <translation>Du spielst weiter; ein zweites Mal schützt dich das nicht.</translation>
    </message>
    <message>
        <source>The Role lies open from now on, and saves no second time.</source>
        <translation>Die Rolle liegt von jetzt an offen und rettet kein zweites Mal.</translation>
    </message>
    <message>
        <source>Neither the Village nor the Void lies there: wander on.</source>
        <translation>Weder das Dorf noch die Leere liegt dort: Wandert weiter.</translation>
    </message>
    <message>
        <source>Answer with a card, or pass. Each answer starts the seconds anew.</source>
        <translation>Antworte mit einer Karte oder passe. Nach jeder Antwort beginnen die Sekunden neu.</translation>
    </message>
    <message>
        <source>The turn ends: some may still play a Fast Action.</source>
        <translation>Der Zug endet: Einige dürfen noch eine schnelle Aktion spielen.</translation>
    </message>
    <message>
        <source>The turn ends: some may still play a Fast Action, and you may still forage.</source>
        <translation>Der Zug endet: Einige dürfen noch eine schnelle Aktion spielen, und du darfst noch Vorräte suchen.</translation>
    </message>
    <message>
        <source>You passed. The table waits for %1.</source>
        <translation>Du hast gepasst. Der Tisch wartet auf %1.</translation>
    </message>
    <message>
        <source>The turn ends. Play a Fast Action, or pass.</source>
        <translation>Der Zug endet. Spiel eine schnelle Aktion oder passe.</translation>
    </message>
    <message>
        <source>End your Action Phase.</source>
        <translation>Beende deine Aktionsphase.</translation>
    </message>
    <message>
        <source>In play: %1</source>
        <translation>Im Spiel: %1</translation>
    </message>
    <message>
        <source>The Villagers win: they found the Village.</source>
        <translation>Die Dorfleute gewinnen: Sie haben das Dorf gefunden.</translation>
    </message>
    <message>
        <source>The Forsaken win: they led everybody to the Void.</source>
        <translation>Die Verlassenen gewinnen: Sie haben alle in die Leere geführt.</translation>
    </message>
    <message>
        <source>The Villagers win: no Forsaken is left.</source>
        <translation>Die Dorfleute gewinnen: Kein Verlassener ist übrig.</translation>
    </message>
    <message>
        <source>The Forsaken win: they are at least as many as the others.</source>
        <translation>Die Verlassenen gewinnen: Sie sind mindestens so viele wie die anderen.</translation>
    </message>
    <message>
        <source>No Path can be forged on %1: the fire is there.</source>
        <translation>Auf %1 lässt sich kein Pfad legen: Dort ist das Feuer.</translation>
    </message>
    <message>
        <source>No Path can be forged on %1: one lies there.</source>
        <translation>Auf %1 lässt sich kein Pfad legen: Dort liegt schon einer.</translation>
    </message>
    <message>
        <source>No Path can be forged on %1: Destinations and Sites are forbidden now.</source>
        <translation>Auf %1 lässt sich kein Pfad legen: Zielorte und Stätten sind jetzt verboten.</translation>
    </message>
    <message>
        <source>No Path can be forged on %1: it is beside neither the fire nor a Path.</source>
        <translation>Auf %1 lässt sich kein Pfad legen: Es liegt weder neben dem Feuer noch neben einem Pfad.</translation>
    </message>
    <message>
        <source>Night One</source>
        <translation>Erste Nacht</translation>
    </message>
    <message>
        <source>Night Two</source>
        <translation>Zweite Nacht</translation>
    </message>
    <message>
        <source>In each step everybody with a screen of their own chooses, so that nobody sees who is called: only what the called choose counts. Around one screen, close your eyes until a voice calls you.</source>
        <translation>In jedem Schritt wählt jeder am eigenen Bildschirm, damit niemand sieht, wer gerufen ist: Nur was die Gerufenen wählen, zählt. An einem gemeinsamen Bildschirm schließ die Augen, bis eine Stimme dich ruft.</translation>
    </message>
    <message>
        <source>Your Action of this turn is used: end your Action Phase.</source>
        <translation>Deine Aktion in diesem Zug ist verbraucht: beende deine Aktionsphase.</translation>
    </message>
    <message>
        <source>This card forges no Path on %1: it is not exactly two steps from the Paths.</source>
        <translation>Diese Karte legt auf %1 keinen Pfad: Es liegt nicht genau zwei Schritte von den Pfaden entfernt.</translation>
    </message>
    <message>
        <source>This card forges no Path on %1: it is on the edge.</source>
        <translation>Diese Karte legt auf %1 keinen Pfad: Es liegt am Rand.</translation>
    </message>
    <message>
        <source>%1 is aimed at a territory.</source>
        <translation>%1 zielt auf ein Gebiet.</translation>
    </message>
    <message>
        <source>%1 is aimed at a player.</source>
        <translation>%1 zielt auf eine Person.</translation>
    </message>
    <message>
        <source>There is no Path on %1.</source>
        <translation>Auf %1 liegt kein Pfad.</translation>
    </message>
    <message>
        <source>No card is aimed at %1, who is on Death’s Doorstep.</source>
        <translation>Auf %1 zielt keine Karte: Die Person steht auf der Schwelle des Todes.</translation>
    </message>
    <message>
        <source>Choose a player who has died.</source>
        <translation>Wähle eine Person, die gestorben ist.</translation>
    </message>
    <message>
        <source>Choose a Curse in play.</source>
        <translation>Wähle einen Fluch, der im Spiel ist.</translation>
    </message>
    <message>
        <source>Choose a Finder’s Action that lies before another player.</source>
        <translation>Wähle eine Finderkarte, die vor einer anderen Person liegt.</translation>
    </message>
    <message>
        <source>A Path is forged with a card: choose the card first.</source>
        <translation>Ein Pfad wird mit einer Karte gelegt: Wähle zuerst die Karte.</translation>
    </message>
    <message>
        <source>%1 is aimed at nothing: it is played alone.</source>
        <translation>%1 zielt auf nichts: Die Karte wird allein gespielt.</translation>
    </message>
    <message>
        <source>%1 played nothing after all</source>
        <translation>%1 hat doch nichts gespielt</translation>
    </message>
    <message>
        <source>Before the turn ends all are asked again for a Fast Action, with new seconds</source>
        <translation>Bevor der Zug endet, werden alle noch einmal nach einer schnellen Aktion gefragt, mit neuen Sekunden</translation>
    </message>
    <message>
        <source>%1’s turn goes on, with new seconds</source>
        <translation>Der Zug von %1 geht weiter, mit neuen Sekunden</translation>
    </message>
    <message>
        <source>Save them with a card that revives, or pass. It waits for each who is asked.</source>
        <translation>Rette mit einer Karte oder passe. Es wird auf alle gewartet, die gefragt sind.</translation>
    </message>
    <message>
        <source>Suggested: special roles on both sides, so that neither is favoured</source>
        <translation>Vorgeschlagen: besondere Rollen auf beiden Seiten, damit keine im Vorteil ist</translation>
    </message>
    <message>
        <source>Suggested: special roles for the Villagers alone, the weaker side without them</source>
        <translation>Vorgeschlagen: besondere Rollen nur für das Dorf, das ohne sie die schwächere Seite ist</translation>
    </message>
    <message>
        <source>Suggested: special roles for the Forsaken alone, the weaker side without them</source>
        <translation>Vorgeschlagen: besondere Rollen nur für die Verlassenen, die ohne sie die schwächere Seite sind</translation>
    </message>
    <message>
        <source>Roles that favour neither side more.</source>
        <translation>Rollen, die keine Seite mehr begünstigen.</translation>
    </message>
    <message>
        <source>%1.5</source>
        <translation>%1,5</translation>
    </message>
    <message>
        <source>Beware: the Villagers weigh more than 3 for 1 of the Forsaken. The rules want 1.5 to 3: take more Forsaken, or roles that weigh for them</source>
        <translation>Achtung: Das Dorf wiegt mehr als 3 auf 1 der Verlassenen. Die Regeln wollen 1,5 bis 3: Nehmt mehr Verlassene oder Rollen, die für sie wiegen</translation>
    </message>
    <message>
        <source>Beware: the Villagers weigh less than 1.5 for 1 of the Forsaken. The rules want 1.5 to 3: take fewer Forsaken, or special roles for the Villagers</source>
        <translation>Achtung: Das Dorf wiegt weniger als 1,5 auf 1 der Verlassenen. Die Regeln wollen 1,5 bis 3: Nehmt weniger Verlassene oder besondere Rollen für das Dorf</translation>
    </message>
    <message>
        <source>Day %1, turn %2: %3 played %4</source>
        <translation>Tag %1, Zug %2: %3 hat %4 gespielt</translation>
    </message>
    <message>
        <source>%1 forged: %2</source>
        <translation>%1 hat Pfade gelegt auf: %2</translation>
    </message>
    <message>
        <source>A Destination lies there already.</source>
        <translation>Dort liegt schon ein Zielort.</translation>
    </message>
    <message>
        <source>Your answer is awaited: play a card that answers, or pass.</source>
        <translation>Deine Antwort wird erwartet: Spiele eine Karte, die antwortet, oder passe.</translation>
    </message>
    <message>
        <source>Your answer is awaited: play a Fast Action, or pass.</source>
        <translation>Deine Antwort wird erwartet: Spiele eine schnelle Aktion oder passe.</translation>
    </message>
    <message>
        <source>Your answer is awaited: play a Fast Action, forage, or pass.</source>
        <translation>Deine Antwort wird erwartet: Spiele eine schnelle Aktion, suche Vorräte oder passe.</translation>
    </message>
    <message>
        <source>a card still showed the Role of whoever had died before it happened</source>
        <translation>zeigte eine Karte auch die Rolle einer Person, die gestorben war, bevor die Karte wirkte</translation>
    </message>
    <message>
        <source>the Blessed was revived only after the victims before them</source>
        <translation>wurde die Gesegnete erst nach den Opfern gerettet, die vor ihr an der Reihe waren</translation>
    </message>
    <message>
        <source>a Destination lay where it was put first in Night One</source>
        <translation>blieb ein Zielort in der ersten Nacht da liegen, wohin er zuerst gelegt wurde</translation>
    </message>
    <message>
        <source>the choice of a victim in the Night could be changed but once</source>
        <translation>ließ sich die Wahl des Opfers in der Nacht nur einmal ändern</translation>
    </message>
    <message>
        <source>the Action Phase followed the draw at once</source>
        <translation>folgte auf das Ziehen sofort die Aktionsphase</translation>
    </message>
    <message>
        <source>nobody foraged after the Action Phase</source>
        <translation>konnte nach der Aktionsphase niemand mehr Vorräte suchen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 discarded: %2</source>
        <translation>%1 hat abgelegt: %2</translation>
    </message>
    <message>
        <source>Nobody peeks at %1, who is a Spirit now</source>
        <translation>Niemand sieht bei %1 etwas an: Dort ist jetzt ein Geist</translation>
    </message>
    <message>
        <source>In the Travelers discard: %1 (%2)</source>
        <translation>In der Reiseablage: %1 (%2)</translation>
    </message>
    <message>
        <source>It is %1’s turn. In your own you forge with a card.</source>
        <translation>%1 ist am Zug. In deinem eigenen legst du mit einer Karte.</translation>
    </message>
    <message>
        <source>Draw a card first: a Path is forged with one.</source>
        <translation>Zieh erst eine Karte: Ein Pfad wird mit einer gelegt.</translation>
    </message>
    <message>
        <source>Pay nothing: Death’s Doorstep</source>
        <translation>Nichts zahlen: Schwelle des Todes</translation>
    </message>
    <message>
        <source>You keep your hand, and die unless somebody saves you with a card that revives</source>
        <translation>Du behältst deine Hand und stirbst, wenn dich niemand mit einer Karte rettet, die wiederbelebt</translation>
    </message>
    <message>
        <source>Your turn ends once the others have had their Fast Actions</source>
        <translation>Dein Zug endet, wenn die anderen ihre schnellen Aktionen hatten</translation>
    </message>
    <message>
        <source>You answer nothing. It goes on once everybody who is asked has answered or passed.</source>
        <translation>Du antwortest nicht. Es geht weiter, sobald alle Gefragten geantwortet oder gepasst haben.</translation>
    </message>
    <message>
        <source>Forge a Path here</source>
        <translation>Leg hier einen Pfad</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>%1 here</source>
        <translation>%1 hier</translation>
    </message>
    <message>
        <source>Give %1 away</source>
        <translation>Gib %1 weg</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Wirf %1 ab</translation>
    </message>
    <message>
        <source>%1 went from the hand of %2 to %3</source>
        <translation>%1 ging aus der Hand von %2 an %3</translation>
    </message>
    <message>
        <source>With a Fast card you can answer what was played, in anybody’s turn. Where others look at your screen, say first that you want to. Then play it, or pass; nobody is told who has passed.</source>
        <translation>Mit einer schnellen Karte kannst du in jedem Zug auf Gespieltes antworten. Wo andere auf deinen Bildschirm sehen, sag erst, dass du möchtest. Dann spiel sie, oder passe; wer gepasst hat, erfährt niemand.</translation>
    </message>
    <message>
        <source>Take %1 out of the discard</source>
        <translation>Nimm %1 aus der Ablage</translation>
    </message>
    <message>
        <source>Let %1 come next</source>
        <translation>Lass %1 als Nächstes kommen</translation>
    </message>
    <message>
        <source>Let %1 come after that</source>
        <translation>Lass danach %1 kommen</translation>
    </message>
    <message>
        <source>Pass until somebody navigates</source>
        <translation>Passen, bis jemand navigiert</translation>
    </message>
    <message>
        <source>You come in between with no Fast Action, and answer nothing but Navigation, Death’s Doorstep and votes</source>
        <translation>Du kommst mit keiner schnellen Aktion dazwischen und antwortest nur auf Navigation, die Schwelle des Todes und Abstimmungen</translation>
    </message>
    <message>
        <source>Each player forges one Path without a card, you first.</source>
        <translation>Alle legen ohne Karte einen Pfad, du zuerst.</translation>
    </message>
    <message>
        <source>The Forsaken chose you, but Shelter From Evil cancels it.</source>
        <translation>Die Verlassenen haben dich gewählt, aber der Schutz vor dem Bösen hebt es auf.</translation>
    </message>
    <message>
        <source>The Forsaken have chosen you as their victim.</source>
        <translation>Die Verlassenen haben dich als Opfer gewählt.</translation>
    </message>
    <message>
        <source>No Ritual Sacrifice could strike you this Night.</source>
        <translation>Kein Ritualopfer konnte dich in dieser Nacht treffen.</translation>
    </message>
    <message numerus="yes">
        <source>drew %n card(s)</source>
        <translation>
            <numerusform>%n Karte gezogen</numerusform>
            <numerusform>%n Karten gezogen</numerusform>
        </translation>
    </message>
    <message>
        <source>foraged</source>
        <translation>Vorräte gesucht</translation>
    </message>
    <message>
        <source>on the Gallows</source>
        <translation>am Galgen</translation>
    </message>
    <message>
        <source>a Path on %1</source>
        <translation>ein Pfad auf %1</translation>
    </message>
    <message>
        <source>thumb down</source>
        <translation>Daumen runter</translation>
    </message>
    <message>
        <source>thumb up</source>
        <translation>Daumen hoch</translation>
    </message>
    <message>
        <source>lynched</source>
        <translation>gehängt</translation>
    </message>
    <message>
        <source>let go</source>
        <translation>freigelassen</translation>
    </message>
    <message>
        <source>It takes effect unless an answer stops it.</source>
        <translation>Es wirkt, wenn keine Antwort es verhindert.</translation>
    </message>
    <message>
        <source>It is aimed at you, and takes effect unless an answer stops it.</source>
        <translation>Es zielt auf dich und wirkt, wenn keine Antwort es verhindert.</translation>
    </message>
    <message>
        <source>%1 foraged: two Wanders for another card</source>
        <translation>%1 hat Vorräte gesucht: zwei Wandern für eine andere Karte</translation>
    </message>
    <message>
        <source>%1 has the first turn of the Day, next after the last one</source>
        <translation>%1 hat den ersten Zug des Tages, reihum nach dem letzten</translation>
    </message>
    <message>
        <source>%1 played nothing this turn</source>
        <translation>%1 hat in diesem Zug nichts gespielt</translation>
    </message>
    <message>
        <source>played nothing</source>
        <translation>nichts gespielt</translation>
    </message>
    <message>
        <source>%1 is a Spirit: the turn goes on to the next</source>
        <translation>%1 ist ein Geist: Der Zug geht an die Nächsten</translation>
    </message>
</context>
<context>
    <name>kernel</name>
    <message>
        <source>There is nothing to do here now.</source>
        <translation>Hier ist jetzt nichts zu tun.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no move of this game.</source>
        <translation>„%1“ ist kein Zug dieses Spiels.</translation>
    </message>
</context>
<context>
    <name>kingdom-rush</name>
    <message>
        <source>This attack has no such piece.</source>
        <translation>Dieser Angriff hat kein solches Teil.</translation>
    </message>
    <message>
        <source>It lies already.</source>
        <translation>Es liegt schon.</translation>
    </message>
    <message>
        <source>You have begun another of the attacks to choose from.</source>
        <translation>Du hast einen anderen der Angriffe begonnen, die zur Wahl stehen.</translation>
    </message>
    <message>
        <source>There is no horde on that space.</source>
        <translation>Auf diesem Feld ist keine Horde.</translation>
    </message>
    <message>
        <source>A flying horde hides it.</source>
        <translation>Eine fliegende Horde verdeckt sie.</translation>
    </message>
    <message>
        <source>That horde is out of reach.</source>
        <translation>Diese Horde ist außer Reichweite.</translation>
    </message>
    <message>
        <source>Nothing reaches across from one map to the other.</source>
        <translation>Von einer Karte reicht nichts zur anderen.</translation>
    </message>
    <message>
        <source>All of these have to lie on one horde.</source>
        <translation>Diese müssen alle auf einer Horde liegen.</translation>
    </message>
    <message>
        <source>Each of these has to lie on another horde.</source>
        <translation>Jedes davon muss auf einer anderen Horde liegen.</translation>
    </message>
    <message>
        <source>A spear flies to another horde than its soldier&apos;s.</source>
        <translation>Ein Speer fliegt auf eine andere Horde als die seines Soldaten.</translation>
    </message>
    <message>
        <source>This horde slips away until a hero or a soldier stands on it.</source>
        <translation>Diese Horde entwischt, bis ein Held oder ein Soldat auf ihr steht.</translation>
    </message>
    <message>
        <source>A shield of this horde stops this damage from that side.</source>
        <translation>Ein Schild dieser Horde hält diesen Schaden von dieser Seite ab.</translation>
    </message>
    <message>
        <source>None of these is left.</source>
        <translation>Davon ist keines übrig.</translation>
    </message>
    <message>
        <source>Turned like this it lies as before.</source>
        <translation>So gedreht liegt es wie zuvor.</translation>
    </message>
    <message>
        <source>It would stick out over the edge of the horde.</source>
        <translation>Es stünde über den Rand der Horde hinaus.</translation>
    </message>
    <message>
        <source>Something lies or stands there.</source>
        <translation>Dort liegt oder steht etwas.</translation>
    </message>
    <message>
        <source>A square there cannot be covered.</source>
        <translation>Ein Feld dort lässt sich nicht bedecken.</translation>
    </message>
    <message>
        <source>An enemy there resists physical damage.</source>
        <translation>Ein Gegner dort widersteht körperlichem Schaden.</translation>
    </message>
    <message>
        <source>An enemy there resists magical damage.</source>
        <translation>Ein Gegner dort widersteht magischem Schaden.</translation>
    </message>
    <message>
        <source>Only physical or true damage hurts an enemy there.</source>
        <translation>Einen Gegner dort trifft nur körperlicher oder wahrer Schaden.</translation>
    </message>
    <message>
        <source>Only magical or true damage hurts an enemy there.</source>
        <translation>Einen Gegner dort trifft nur magischer oder wahrer Schaden.</translation>
    </message>
    <message>
        <source>Only true damage, soldiers and heroes cover an enemy there.</source>
        <translation>Einen Gegner dort bedecken nur wahrer Schaden, Soldaten und Helden.</translation>
    </message>
    <message>
        <source>It would cover more than one square of a tough enemy at once.</source>
        <translation>Es würde mehr als ein Feld eines zähen Gegners auf einmal bedecken.</translation>
    </message>
    <message>
        <source>%1 took the action back</source>
        <translation>%1 nahm die Handlung zurück</translation>
    </message>
    <message>
        <source>%1 raised %2 to %3 for %4</source>
        <translation>%1 wertete %2 zu %3 auf, für %4</translation>
    </message>
    <message>
        <source>%1 passed %2 to %3</source>
        <translation>%1 gab %2 an %3 weiter</translation>
    </message>
    <message>
        <source>%1 built %2 at %3</source>
        <translation>%1 baute %2 auf %3</translation>
    </message>
    <message>
        <source>%1 laid a tile on %2</source>
        <translation>%1 legte ein Plättchen auf %2</translation>
    </message>
    <message>
        <source>%1 put a soldier on %2</source>
        <translation>%1 setzte einen Soldaten auf %2</translation>
    </message>
    <message>
        <source>%1 acts</source>
        <translation>%1 handelt</translation>
    </message>
    <message>
        <source>%1 was called from the bench</source>
        <translation>%1 wurde von der Bank gerufen</translation>
    </message>
    <message>
        <source>%1 took treasure from the lava at %2</source>
        <translation>%1 nahm einen Schatz aus der Lava auf %2</translation>
    </message>
    <message>
        <source>%1 went to %2</source>
        <translation>%1 ging nach %2</translation>
    </message>
    <message>
        <source>%1 stands at %2</source>
        <translation>%1 steht auf %2</translation>
    </message>
    <message>
        <source>The blossom at %1 opened</source>
        <translation>Die Blüte auf %1 öffnete sich</translation>
    </message>
    <message>
        <source>%1 attacked</source>
        <translation>%1 griff an</translation>
    </message>
    <message>
        <source>%1 used %2</source>
        <translation>%1 setzte %2 ein</translation>
    </message>
    <message>
        <source>%1 rested</source>
        <translation>%1 rastete</translation>
    </message>
    <message>
        <source>A wall of ice stands before %1</source>
        <translation>Vor %1 steht eine Wand aus Eis</translation>
    </message>
    <message>
        <source>The blossom at %1 grew again</source>
        <translation>Die Blüte auf %1 blühte wieder auf</translation>
    </message>
    <message>
        <source>%1 is protected this round</source>
        <translation>%1 ist in dieser Runde geschützt</translation>
    </message>
    <message>
        <source>%1 was healed</source>
        <translation>%1 wurde geheilt</translation>
    </message>
    <message>
        <source>%1 had nowhere to go and left the map</source>
        <translation>%1 konnte nirgends hin und verließ die Karte</translation>
    </message>
    <message>
        <source>%1 retreated to %2</source>
        <translation>%1 wich nach %2</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 ist fertig</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1 macht weiter</translation>
    </message>
    <message>
        <source>%1 lets the others play</source>
        <translation>%1 lässt die anderen spielen</translation>
    </message>
    <message>
        <source>%1 wants the others to wait</source>
        <translation>%1 will, dass die anderen warten</translation>
    </message>
    <message>
        <source>Round %1 began</source>
        <translation>Runde %1 begann</translation>
    </message>
    <message>
        <source>%1 blocked sites of one colour for this round</source>
        <translation>%1 sperrte für diese Runde Bauplätze einer Farbe</translation>
    </message>
    <message>
        <source>Nobody came at spawn %1</source>
        <translation>Beim Einfall %1 kam niemand</translation>
    </message>
    <message>
        <source>%1 came to %2</source>
        <translation>%1 kam nach %2</translation>
    </message>
    <message>
        <source>%1 took a skull</source>
        <translation>%1 nahm einen Schädel</translation>
    </message>
    <message numerus="yes">
        <source>It left %n gold</source>
        <translation>
            <numerusform>Sie hinterließ %n Gold</numerusform>
            <numerusform>Sie hinterließ %n Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It left %n crystal(s)</source>
        <translation>
            <numerusform>Sie hinterließ %n Kristall</numerusform>
            <numerusform>Sie hinterließ %n Kristalle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stood before a wall of ice</source>
        <translation>%1 stand vor einer Wand aus Eis</translation>
    </message>
    <message>
        <source>%1 drew %2 and shows %3 icons: no special attack</source>
        <translation>%1 zog %2 und zeigt %3 Zeichen: kein besonderer Angriff</translation>
    </message>
    <message>
        <source>%1 drew %2 and shows %3 icons: its special attack</source>
        <translation>%1 zog %2 und zeigt %3 Zeichen: der besondere Angriff</translation>
    </message>
    <message>
        <source>%1 cleft all around</source>
        <translation>%1 schlug ringsum zu</translation>
    </message>
    <message>
        <source>A tile fell off %1</source>
        <translation>Ein Plättchen fiel von %1</translation>
    </message>
    <message>
        <source>%1 was held at %2</source>
        <translation>%1 wurde auf %2 aufgehalten</translation>
    </message>
    <message>
        <source>%1 moved to %2</source>
        <translation>%1 rückte nach %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 escaped from %2: %n heart(s) lost</source>
        <translation>
            <numerusform>%1 entkam von %2: %n Herz verloren</numerusform>
            <numerusform>%1 entkam von %2: %n Herzen verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stood too near to the lava</source>
        <translation>%1 stand zu nah an der Lava</translation>
    </message>
    <message>
        <source>Everybody picked their towers up</source>
        <translation>Alle nahmen ihre Türme auf</translation>
    </message>
    <message>
        <source>%1 picked up %2</source>
        <translation>%1 nahm %2 auf</translation>
    </message>
    <message>
        <source>%1 bought %2 for %3</source>
        <translation>%1 kaufte %2 für %3</translation>
    </message>
    <message>
        <source>%1 put %2 on %3</source>
        <translation>%1 brachte %2 an %3 an</translation>
    </message>
    <message>
        <source>%1 was protected</source>
        <translation>%1 war geschützt</translation>
    </message>
    <message>
        <source>%1 went home</source>
        <translation>%1 ging nach Hause</translation>
    </message>
    <message numerus="yes">
        <source>%1 took damage: %n health left</source>
        <translation>
            <numerusform>%1 nahm Schaden: noch %n Gesundheit</numerusform>
            <numerusform>%1 nahm Schaden: noch %n Gesundheit</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was knocked out</source>
        <translation>%1 wurde niedergestreckt</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <translation>%1 nahm %2</translation>
    </message>
    <message>
        <source>%1 takes %2 along</source>
        <translation>%1 nimmt %2 mit</translation>
    </message>
    <message>
        <source>%1 took other sites</source>
        <translation>%1 nahm andere Bauplätze</translation>
    </message>
    <message>
        <source>%1 laid %2 back</source>
        <translation>%1 legte %2 zurück</translation>
    </message>
    <message>
        <source>%1 gave %2 to %3</source>
        <translation>%1 gab %2 an %3</translation>
    </message>
    <message>
        <source>%1 raised %2 to %3</source>
        <translation>%1 wertete %2 zu %3 auf</translation>
    </message>
    <message>
        <source>%1 gave %2 back</source>
        <translation>%1 gab %2 zurück</translation>
    </message>
    <message>
        <source>%1 took %2 onto the bench</source>
        <translation>%1 nahm %2 auf die Bank</translation>
    </message>
    <message>
        <source>Archers</source>
        <translation>Bogenschützen</translation>
    </message>
    <message>
        <source>Mages</source>
        <translation>Magier</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>Soldaten</translation>
    </message>
    <message>
        <source>physical</source>
        <translation>körperlich</translation>
    </message>
    <message>
        <source>magical</source>
        <translation>magisch</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s) with spears, %1, on adjacent hordes</source>
        <translation>
            <numerusform>%n Soldat mit Speer, %1, auf eine angrenzende Horde</numerusform>
            <numerusform>%n Soldaten mit Speeren, %1, auf angrenzende Horden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s), %1, on adjacent hordes</source>
        <translation>
            <numerusform>%n Soldat, %1, auf eine angrenzende Horde</numerusform>
            <numerusform>%n Soldaten, %1, auf angrenzende Horden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, on any one horde</source>
        <translation>%1, %2, auf irgendeine Horde</translation>
    </message>
    <message>
        <source>%1, %2, on the horde the hero stands on</source>
        <translation>%1, %2, auf die Horde, auf der der Held steht</translation>
    </message>
    <message>
        <source>%1, %2, on each adjacent horde</source>
        <translation>%1, %2, auf jede angrenzende Horde</translation>
    </message>
    <message>
        <source>%1, %2, on adjacent hordes</source>
        <translation>%1, %2, auf angrenzende Horden</translation>
    </message>
    <message>
        <source>%1, %2, on one horde an arrow points to</source>
        <translation>%1, %2, auf eine Horde, auf die ein Pfeil zeigt</translation>
    </message>
    <message>
        <source>%1, %2, among the hordes that arrows point to</source>
        <translation>%1, %2, verteilt auf die Horden, auf die Pfeile zeigen</translation>
    </message>
    <message>
        <source>%1, %2, on each horde that an arrow points to</source>
        <translation>%1, %2, auf jede Horde, auf die ein Pfeil zeigt</translation>
    </message>
    <message>
        <source>The spaces that it reaches, facing ahead</source>
        <translation>Die Felder, die er nach vorn erreicht</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) of enemies</source>
        <translation>
            <numerusform>%n Feld mit Gegnern</numerusform>
            <numerusform>%n Felder mit Gegnern</numerusform>
        </translation>
    </message>
    <message>
        <source>Mod</source>
        <translation>Ausbau</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Nimm ihn</translation>
    </message>
    <message>
        <source>Lay it back</source>
        <translation>Leg ihn zurück</translation>
    </message>
    <message>
        <source>Give it on</source>
        <translation>Gib ihn weiter</translation>
    </message>
    <message>
        <source>Raise it one level</source>
        <translation>Werte ihn eine Stufe auf</translation>
    </message>
    <message>
        <source>Give it back to the supply</source>
        <translation>Gib ihn in den Vorrat zurück</translation>
    </message>
    <message>
        <source>Build it here</source>
        <translation>Bau ihn hier</translation>
    </message>
    <message>
        <source>Pass it</source>
        <translation>Gib ihn weiter</translation>
    </message>
    <message>
        <source>Act with your hero</source>
        <translation>Handle mit deinem Helden</translation>
    </message>
    <message>
        <source>Call this hero</source>
        <translation>Ruf diesen Helden</translation>
    </message>
    <message>
        <source>Walk here</source>
        <translation>Geh hierher</translation>
    </message>
    <message>
        <source>Stand here</source>
        <translation>Stell dich hierher</translation>
    </message>
    <message>
        <source>Let it open</source>
        <translation>Lass sie sich öffnen</translation>
    </message>
    <message>
        <source>Choose this horde</source>
        <translation>Wähl diese Horde</translation>
    </message>
    <message>
        <source>Let it grow again</source>
        <translation>Lass sie wieder aufblühen</translation>
    </message>
    <message>
        <source>Retreat here</source>
        <translation>Weich hierher</translation>
    </message>
    <message>
        <source>This tile falls off</source>
        <translation>Dieses Plättchen fällt ab</translation>
    </message>
    <message>
        <source>Pick it up</source>
        <translation>Nimm ihn auf</translation>
    </message>
    <message>
        <source>Buy it</source>
        <translation>Kauf ihn</translation>
    </message>
    <message>
        <source>Buy it for them</source>
        <translation>Kauf ihn für diese Person</translation>
    </message>
    <message>
        <source>Put it on this tower</source>
        <translation>Bring ihn an diesem Turm an</translation>
    </message>
    <message numerus="yes">
        <source>The kingdom stood, with %n heart(s) left</source>
        <translation>
            <numerusform>Das Königreich hielt stand, mit %n Herz</numerusform>
            <numerusform>Das Königreich hielt stand, mit %n Herzen</numerusform>
        </translation>
    </message>
    <message>
        <source>The last heart was lost in round %1, at %2</source>
        <translation>Das letzte Herz ging in Runde %1 verloren, bei %2</translation>
    </message>
    <message>
        <source>The goal was not reached before the stacks were empty</source>
        <translation>Das Ziel war nicht erreicht, ehe die Stapel leer waren</translation>
    </message>
    <message>
        <source>A horde found no free space on its way in round %1</source>
        <translation>In Runde %1 fand eine Horde kein freies Feld auf ihrem Weg</translation>
    </message>
    <message>
        <source>A champion escaped in round %1, at %2</source>
        <translation>In Runde %1 entkam ein Kämpe, bei %2</translation>
    </message>
    <message>
        <source>A hero was knocked out in round %1</source>
        <translation>In Runde %1 wurde ein Held niedergestreckt</translation>
    </message>
    <message>
        <source>Kingdom Rush</source>
        <translation>Kingdom Rush</translation>
    </message>
    <message>
        <source>Together: towers against hordes on the path.</source>
        <translation>Zusammen: Türme gegen Horden auf dem Weg.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>2 gold and 1 crystal more; three starting towers are raised.</source>
        <translation>2 Gold und 1 Kristall mehr; drei Starttürme werden aufgewertet.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>2 gold and 2 crystals less.</source>
        <translation>2 Gold und 2 Kristalle weniger.</translation>
    </message>
    <message>
        <source>Iron Challenge</source>
        <translation>Eiserne Prüfung</translation>
    </message>
    <message>
        <source>1 gold and 1 crystal less, and a rule of the scenario&apos;s own.</source>
        <translation>1 Gold und 1 Kristall weniger, und eine eigene Regel des Szenarios.</translation>
    </message>
    <message>
        <source>Heroic</source>
        <translation>Heldenhaft</translation>
    </message>
    <message>
        <source>3 crystals and a starting tower less; nobody may be knocked out.</source>
        <translation>3 Kristalle und ein Startturm weniger; niemand darf niedergestreckt werden.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>That is not asked now.</source>
        <translation>Danach wird jetzt nicht gefragt.</translation>
    </message>
    <message>
        <source>That hero does not come along here.</source>
        <translation>Dieser Held kommt hier nicht mit.</translation>
    </message>
    <message>
        <source>That hero is taken.</source>
        <translation>Dieser Held ist vergeben.</translation>
    </message>
    <message>
        <source>That ability is not to be had in this scenario.</source>
        <translation>Diese Fähigkeit gibt es in diesem Szenario nicht.</translation>
    </message>
    <message>
        <source>You take that one along already.</source>
        <translation>Die nimmst du schon mit.</translation>
    </message>
    <message>
        <source>Alone you have the sites of all colours.</source>
        <translation>Allein hast du die Bauplätze aller Farben.</translation>
    </message>
    <message>
        <source>No site has that colour.</source>
        <translation>Kein Bauplatz hat diese Farbe.</translation>
    </message>
    <message>
        <source>That is your colour.</source>
        <translation>Das ist deine Farbe.</translation>
    </message>
    <message>
        <source>That tower does not lie in the middle.</source>
        <translation>Dieser Turm liegt nicht in der Mitte.</translation>
    </message>
    <message>
        <source>There is nobody else who could take it.</source>
        <translation>Es gibt niemand anderen, der ihn nehmen könnte.</translation>
    </message>
    <message>
        <source>No starting tower can be raised any more.</source>
        <translation>Es lässt sich kein Startturm mehr aufwerten.</translation>
    </message>
    <message>
        <source>Each is raised once.</source>
        <translation>Jeder wird einmal aufgewertet.</translation>
    </message>
    <message>
        <source>No tower of the next level is left.</source>
        <translation>Kein Turm der nächsten Stufe ist übrig.</translation>
    </message>
    <message>
        <source>No tower has to be given back.</source>
        <translation>Es muss kein Turm zurückgegeben werden.</translation>
    </message>
    <message>
        <source>Only who plays alone has heroes on the bench.</source>
        <translation>Nur wer allein spielt, hat Helden auf der Bank.</translation>
    </message>
    <message>
        <source>First one starting tower has to be given back.</source>
        <translation>Zuerst muss ein Startturm zurückgegeben werden.</translation>
    </message>
    <message>
        <source>First all starting towers have to be taken.</source>
        <translation>Zuerst müssen alle Starttürme genommen werden.</translation>
    </message>
    <message>
        <source>You are not done yet.</source>
        <translation>Du bist noch nicht fertig.</translation>
    </message>
    <message>
        <source>You have taken it back often enough in this phase.</source>
        <translation>Du hast es in dieser Phase oft genug zurückgenommen.</translation>
    </message>
    <message>
        <source>Nobody waits for you.</source>
        <translation>Niemand wartet auf dich.</translation>
    </message>
    <message>
        <source>You said that already.</source>
        <translation>Das hast du schon gesagt.</translation>
    </message>
    <message>
        <source>The others wait for you anyway.</source>
        <translation>Die anderen warten ohnehin auf dich.</translation>
    </message>
    <message>
        <source>That colour was blocked in the last round.</source>
        <translation>Diese Farbe war in der letzten Runde gesperrt.</translation>
    </message>
    <message>
        <source>There is no building site.</source>
        <translation>Dort ist kein Bauplatz.</translation>
    </message>
    <message>
        <source>Sites of this colour are blocked in this round.</source>
        <translation>Bauplätze dieser Farbe sind in dieser Runde gesperrt.</translation>
    </message>
    <message>
        <source>That site has another colour than yours.</source>
        <translation>Dieser Bauplatz hat eine andere Farbe als deine.</translation>
    </message>
    <message>
        <source>Something stands or lies in the way there.</source>
        <translation>Dort steht oder liegt etwas im Weg.</translation>
    </message>
    <message>
        <source>A site takes one tower of soldiers and one other.</source>
        <translation>Ein Bauplatz nimmt einen Turm mit Soldaten und einen anderen auf.</translation>
    </message>
    <message>
        <source>Alone you pass to yourself.</source>
        <translation>Allein gibst du an dich selbst weiter.</translation>
    </message>
    <message>
        <source>Alone you pass a tower only to raise it.</source>
        <translation>Allein gibst du einen Turm nur weiter, um ihn aufzuwerten.</translation>
    </message>
    <message>
        <source>It becomes a tower of its type that is one level higher and in the supply.</source>
        <translation>Er wird zu einem Turm seiner Art, der eine Stufe höher und im Vorrat ist.</translation>
    </message>
    <message>
        <source>Your hero was knocked out and comes to in this round.</source>
        <translation>Dein Held wurde niedergestreckt und kommt in dieser Runde zu sich.</translation>
    </message>
    <message>
        <source>Your hero has acted in this round.</source>
        <translation>Dein Held hat in dieser Runde gehandelt.</translation>
    </message>
    <message>
        <source>Each hero of the bench comes once.</source>
        <translation>Jeder Held der Bank kommt einmal.</translation>
    </message>
    <message>
        <source>One hero of the bench comes in a round.</source>
        <translation>In einer Runde kommt ein Held der Bank.</translation>
    </message>
    <message>
        <source>That hero does not sit on the bench.</source>
        <translation>Dieser Held sitzt nicht auf der Bank.</translation>
    </message>
    <message>
        <source>There is no such space.</source>
        <translation>Ein solches Feld gibt es nicht.</translation>
    </message>
    <message>
        <source>Nobody walks through a pond.</source>
        <translation>Durch einen Teich geht niemand.</translation>
    </message>
    <message>
        <source>A move does not end on a tower.</source>
        <translation>Ein Zug endet nicht auf einem Turm.</translation>
    </message>
    <message>
        <source>There is no room for a hero.</source>
        <translation>Dort ist kein Platz für einen Helden.</translation>
    </message>
    <message>
        <source>That is too far.</source>
        <translation>Das ist zu weit.</translation>
    </message>
    <message>
        <source>There is no such square.</source>
        <translation>Ein solches Feld gibt es dort nicht.</translation>
    </message>
    <message>
        <source>First go onto the map.</source>
        <translation>Geh erst auf die Karte.</translation>
    </message>
    <message>
        <source>There is no room for a hero like that.</source>
        <translation>So ist dort kein Platz für einen Helden.</translation>
    </message>
    <message>
        <source>Who does not walk may turn, and nothing more.</source>
        <translation>Wer nicht geht, darf sich drehen, mehr nicht.</translation>
    </message>
    <message>
        <source>Your hero faces that side.</source>
        <translation>Dein Held blickt schon dorthin.</translation>
    </message>
    <message>
        <source>No blossom that your hero crossed can open there.</source>
        <translation>Dort kann sich keine Blüte öffnen, durch die dein Held ging.</translation>
    </message>
    <message>
        <source>From its board a hero attacks nobody.</source>
        <translation>Von seiner Tafel aus greift ein Held niemanden an.</translation>
    </message>
    <message>
        <source>Your hero did not take that ability along.</source>
        <translation>Diese Fähigkeit hat dein Held nicht mitgenommen.</translation>
    </message>
    <message>
        <source>That ability is used up until your hero rests.</source>
        <translation>Diese Fähigkeit ist verbraucht, bis dein Held rastet.</translation>
    </message>
    <message>
        <source>That ability is always active.</source>
        <translation>Diese Fähigkeit gilt immer.</translation>
    </message>
    <message>
        <source>From its board a hero cannot use that.</source>
        <translation>Von seiner Tafel aus kann ein Held das nicht einsetzen.</translation>
    </message>
    <message>
        <source>That cannot be chosen.</source>
        <translation>Das lässt sich nicht wählen.</translation>
    </message>
    <message>
        <source>That hero cannot be chosen.</source>
        <translation>Dieser Held lässt sich nicht wählen.</translation>
    </message>
    <message>
        <source>A hero who acts does exactly one thing.</source>
        <translation>Ein Held, der handelt, tut genau eines.</translation>
    </message>
    <message>
        <source>A hero retreats to a space beside, without a horde, tower, fault or water.</source>
        <translation>Ein Held weicht auf ein Feld daneben, ohne Horde, Turm, Spalt oder Wasser.</translation>
    </message>
    <message>
        <source>It left nothing like that.</source>
        <translation>Nichts dergleichen hat sie hinterlassen.</translation>
    </message>
    <message>
        <source>No blossom is exhausted there.</source>
        <translation>Dort ist keine Blüte welk.</translation>
    </message>
    <message>
        <source>No tile begins on that square.</source>
        <translation>Auf diesem Feld beginnt kein Plättchen.</translation>
    </message>
    <message>
        <source>You said that you are done.</source>
        <translation>Du hast gesagt, dass du fertig bist.</translation>
    </message>
    <message>
        <source>That tower stands on no white site.</source>
        <translation>Dieser Turm steht auf keinem weißen Bauplatz.</translation>
    </message>
    <message>
        <source>That tower does not lie in the supply.</source>
        <translation>Dieser Turm liegt nicht im Vorrat.</translation>
    </message>
    <message>
        <source>In this Iron Challenge no tower of level 1 is bought.</source>
        <translation>In dieser Eisernen Prüfung wird kein Turm der Stufe 1 gekauft.</translation>
    </message>
    <message>
        <source>Towers of level 3 and 4 are not sold.</source>
        <translation>Türme der Stufen 3 und 4 werden nicht verkauft.</translation>
    </message>
    <message>
        <source>That takes %1 crystals.</source>
        <translation>Das kostet %1 Kristalle.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Dort sitzt niemand.</translation>
    </message>
    <message>
        <source>That mod is not to be had.</source>
        <translation>Diesen Ausbau gibt es nicht.</translation>
    </message>
    <message>
        <source>That takes %1 gold.</source>
        <translation>Das kostet %1 Gold.</translation>
    </message>
    <message>
        <source>That tower takes no mod.</source>
        <translation>Dieser Turm nimmt keinen Ausbau auf.</translation>
    </message>
    <message>
        <source>The Council is over.</source>
        <translation>Der Rat ist vorbei.</translation>
    </message>
    <message>
        <source>Towers and heroes act in phase 2.</source>
        <translation>Türme und Helden handeln in Phase 2.</translation>
    </message>
    <message>
        <source>First end the action that is open.</source>
        <translation>Beende erst die offene Handlung.</translation>
    </message>
    <message>
        <source>First end the move.</source>
        <translation>Beende erst den Zug.</translation>
    </message>
    <message>
        <source>You do not have that tower in your hand.</source>
        <translation>Diesen Turm hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>It goes to somebody else.</source>
        <translation>Er geht an jemand anderen.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The clock has nothing to do now.</source>
        <translation>Die Uhr hat jetzt nichts zu tun.</translation>
    </message>
    <message>
        <source>First %1 ends the action that is open.</source>
        <translation>Erst beendet %1 die offene Handlung.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht an der Reihe.</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>Withered blossom</source>
        <translation>Welke Blüte</translation>
    </message>
    <message>
        <source>Magic blossom</source>
        <translation>Magische Blüte</translation>
    </message>
    <message>
        <source>Fire blossom</source>
        <translation>Feuerblüte</translation>
    </message>
    <message>
        <source>Frost blossom</source>
        <translation>Frostblüte</translation>
    </message>
    <message>
        <source>Earth blossom</source>
        <translation>Erdblüte</translation>
    </message>
    <message>
        <source>Storm blossom</source>
        <translation>Sturmblüte</translation>
    </message>
    <message>
        <source>Lava</source>
        <translation>Lava</translation>
    </message>
    <message>
        <source>Pond</source>
        <translation>Teich</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Spalt</translation>
    </message>
    <message>
        <source>Tentacle</source>
        <translation>Fangarm</translation>
    </message>
    <message>
        <source>Cyclone</source>
        <translation>Wirbelsturm</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Fahne</translation>
    </message>
    <message>
        <source>Event token</source>
        <translation>Ereignismarke</translation>
    </message>
    <message>
        <source>One square</source>
        <translation>Ein Feld</translation>
    </message>
    <message>
        <source>Two squares</source>
        <translation>Zwei Felder</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Drei in einer Reihe</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Two by two</source>
        <translation>Zwei mal zwei</translation>
    </message>
    <message>
        <source>Ell</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Zig</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Tee</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Crystals to take</source>
        <translation>Kristalle zu holen</translation>
    </message>
    <message>
        <source>Gold to take</source>
        <translation>Gold zu holen</translation>
    </message>
    <message>
        <source>Sand Warrior</source>
        <translation>Sandkrieger</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Skulls</source>
        <translation>Schädel</translation>
    </message>
    <message>
        <source>Protected this round</source>
        <translation>In dieser Runde geschützt</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>To be placed</source>
        <translation>Zu setzen</translation>
    </message>
    <message>
        <source>Done for now</source>
        <translation>Vorerst fertig</translation>
    </message>
    <message>
        <source>Lets the others play</source>
        <translation>Lässt die anderen spielen</translation>
    </message>
    <message>
        <source>Knocked out</source>
        <translation>Niedergestreckt</translation>
    </message>
    <message>
        <source>Hero, not on the map</source>
        <translation>Held, nicht auf der Karte</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Türme</translation>
    </message>
    <message>
        <source>Incoming towers</source>
        <translation>Kommende Türme</translation>
    </message>
    <message>
        <source>The kingdom</source>
        <translation>Das Königreich</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herzen</translation>
    </message>
    <message>
        <source>Crystals</source>
        <translation>Kristalle</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Spawn %1</source>
        <translation>Einfall %1</translation>
    </message>
    <message>
        <source>Wave %1, green</source>
        <translation>Welle %1, grün</translation>
    </message>
    <message>
        <source>Wave %1, yellow</source>
        <translation>Welle %1, gelb</translation>
    </message>
    <message>
        <source>Wave %1, red</source>
        <translation>Welle %1, rot</translation>
    </message>
    <message>
        <source>Champion C%1</source>
        <translation>Kämpe C%1</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Starting towers</source>
        <translation>Starttürme</translation>
    </message>
    <message>
        <source>Supply of towers</source>
        <translation>Vorrat an Türmen</translation>
    </message>
    <message>
        <source>Copies left</source>
        <translation>Noch da</translation>
    </message>
    <message>
        <source>Mods</source>
        <translation>Ausbauten</translation>
    </message>
    <message>
        <source>%1 at %2 points to %3</source>
        <translation>%1 auf %2 zeigt auf %3</translation>
    </message>
    <message>
        <source>Take %1 along</source>
        <translation>Nimm %1 mit</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Rast</translation>
    </message>
    <message>
        <source>Full health, and all abilities back</source>
        <translation>Volle Gesundheit, und alle Fähigkeiten zurück</translation>
    </message>
    <message>
        <source>No more of these</source>
        <translation>Keine davon mehr</translation>
    </message>
    <message>
        <source>Go on, or stand here</source>
        <translation>Geh weiter, oder bleib hier stehen</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) left.</source>
        <translation>
            <numerusform>Noch %n Schritt.</numerusform>
            <numerusform>Noch %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hier bleiben</translation>
    </message>
    <message>
        <source>Open blossoms that were crossed, then act</source>
        <translation>Öffne Blüten, durch die es ging, dann handle</translation>
    </message>
    <message>
        <source>Open blossoms that were crossed</source>
        <translation>Öffne Blüten, durch die es ging</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Choose a horde</source>
        <translation>Wähl eine Horde</translation>
    </message>
    <message>
        <source>Choose a blossom</source>
        <translation>Wähl eine Blüte</translation>
    </message>
    <message>
        <source>Choose a hero</source>
        <translation>Wähl einen Helden</translation>
    </message>
    <message>
        <source>Take the action back</source>
        <translation>Die Handlung zurücknehmen</translation>
    </message>
    <message>
        <source>Where does %1 retreat to?</source>
        <translation>Wohin weicht %1?</translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crystal(s)</source>
        <translation>
            <numerusform>%n Kristall</numerusform>
            <numerusform>%n Kristalle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Regrow %n blossom(s)</source>
        <translation>
            <numerusform>%n Blüte blüht wieder auf</numerusform>
            <numerusform>%n Blüten blühen wieder auf</numerusform>
        </translation>
    </message>
    <message>
        <source>Which blossom grows again?</source>
        <translation>Welche Blüte blüht wieder auf?</translation>
    </message>
    <message>
        <source>Which tile falls off the champion?</source>
        <translation>Welches Plättchen fällt vom Kämpen?</translation>
    </message>
    <message numerus="yes">
        <source>%n starting tower(s) can be raised.</source>
        <translation>
            <numerusform>%n Startturm kann aufgewertet werden.</numerusform>
            <numerusform>%n Starttürme können aufgewertet werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>One starting tower has to be given back.</source>
        <translation>Ein Startturm muss zurückgegeben werden.</translation>
    </message>
    <message>
        <source>You are done for now</source>
        <translation>Du bist vorerst fertig</translation>
    </message>
    <message>
        <source>Let them wait</source>
        <translation>Lass sie warten</translation>
    </message>
    <message>
        <source>Let them play</source>
        <translation>Lass sie spielen</translation>
    </message>
    <message>
        <source>Pick up towers from white sites</source>
        <translation>Nehmt Türme von weißen Bauplätzen auf</translation>
    </message>
    <message>
        <source>Buy towers and mods</source>
        <translation>Kauft Türme und Ausbauten</translation>
    </message>
    <message>
        <source>Level 1: 2 crystals. Level 2: 3 crystals. Mods: 2 gold.</source>
        <translation>Stufe 1: 2 Kristalle. Stufe 2: 3 Kristalle. Ausbauten: 2 Gold.</translation>
    </message>
    <message>
        <source>Level 1 is not sold. Level 2: 3 crystals. Mods: 2 gold.</source>
        <translation>Stufe 1 wird nicht verkauft. Stufe 2: 3 Kristalle. Ausbauten: 2 Gold.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>The kingdom stands</source>
        <translation>Das Königreich steht</translation>
    </message>
    <message>
        <source>The kingdom has fallen</source>
        <translation>Das Königreich ist gefallen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Council</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>Einfall</translation>
    </message>
    <message>
        <source>Towers and heroes</source>
        <translation>Türme und Helden</translation>
    </message>
    <message>
        <source>Destroy</source>
        <translation>Vernichten</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Vorrücken</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Hobgoblin</source>
        <translation>Hobgoblin</translation>
    </message>
    <message>
        <source>Cleave: soldiers leave his horde and the hordes around it; heroes on it or on any adjacent space take 1 damage.</source>
        <translation>Rundhieb: Soldaten verlassen seine Horde und die Horden ringsum; Helden darauf oder auf angrenzenden Feldern nehmen 1 Schaden.</translation>
    </message>
    <message>
        <source>Jack o&apos; Lantern</source>
        <translation>Jack o&apos; Lantern</translation>
    </message>
    <message>
        <source>Thriller: tiles and soldiers leave him, heroes on him take 1 damage and retreat. He goes onto the stack of his token, and a Pumpkin comes in his place and moves at once.</source>
        <translation>Thriller: Plättchen und Soldaten verlassen ihn, Helden auf ihm nehmen 1 Schaden und weichen. Er kommt auf den Stapel seiner Marke, und ein Kürbis kommt an seine Stelle und rückt sofort vor.</translation>
    </message>
    <message>
        <source>Shadow Champion</source>
        <translation>Schattenkämpe</translation>
    </message>
    <message>
        <source>Devourer: soldiers leave him and heroes on him retreat. A large fault opens where he stood; with none left it costs a heart.</source>
        <translation>Verschlinger: Soldaten verlassen ihn, Helden auf ihm weichen. Wo er stand, öffnet sich ein großer Spalt; ist keiner übrig, kostet es ein Herz.</translation>
    </message>
    <message>
        <source>Anoobis</source>
        <translation>Anoobis</translation>
    </message>
    <message>
        <source>Army of the dead: the top horde of his graveyard rises where he stood, or ahead of him if he did not move.</source>
        <translation>Heer der Toten: Die oberste Horde seines Friedhofs steht auf, wo er stand, oder vor ihm, wenn er nicht vorrückte.</translation>
    </message>
    <message>
        <source>Goblin</source>
        <translation>Goblin</translation>
    </message>
    <message>
        <source>Orc</source>
        <translation>Ork</translation>
    </message>
    <message>
        <source>Troll</source>
        <translation>Troll</translation>
    </message>
    <message>
        <source>Ironhide</source>
        <translation>Eisenhaut</translation>
    </message>
    <message>
        <source>Warg</source>
        <translation>Warg</translation>
    </message>
    <message>
        <source>Magma Elemental</source>
        <translation>Magma-Elementar</translation>
    </message>
    <message>
        <source>Shaman</source>
        <translation>Schamane</translation>
    </message>
    <message>
        <source>Bulwark</source>
        <translation>Bollwerk</translation>
    </message>
    <message>
        <source>Stonehide</source>
        <translation>Steinhaut</translation>
    </message>
    <message>
        <source>Runehide</source>
        <translation>Runenhaut</translation>
    </message>
    <message>
        <source>Wisp</source>
        <translation>Irrlicht</translation>
    </message>
    <message>
        <source>Boar</source>
        <translation>Eber</translation>
    </message>
    <message>
        <source>Mender</source>
        <translation>Flicker</translation>
    </message>
    <message>
        <source>Far Eye</source>
        <translation>Fernauge</translation>
    </message>
    <message>
        <source>Pumpkin</source>
        <translation>Kürbis</translation>
    </message>
    <message>
        <source>Fire Claw</source>
        <translation>Feuerklaue</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Elemenace</source>
        <translation>Elemenace</translation>
    </message>
    <message>
        <source>Alric</source>
        <translation>Alric</translation>
    </message>
    <message>
        <source>As he activates, he places one Sand Warrior on his own horde or an adjacent one.</source>
        <translation>Wenn er an die Reihe kommt, setzt er einen Sandkrieger auf seine oder eine angrenzende Horde.</translation>
    </message>
    <message>
        <source>Blades</source>
        <translation>Klingen</translation>
    </message>
    <message>
        <source>On his own horde a corner of three and a 2×1, physical.</source>
        <translation>Auf seiner Horde eine Dreierecke und ein 2×1, körperlich.</translation>
    </message>
    <message>
        <source>Sandstorm</source>
        <translation>Sandsturm</translation>
    </message>
    <message>
        <source>A physical 1×1 on each adjacent horde.</source>
        <translation>Ein körperliches 1×1 auf jede angrenzende Horde.</translation>
    </message>
    <message>
        <source>Muster</source>
        <translation>Aufgebot</translation>
    </message>
    <message>
        <source>Both Sand Warriors come, and each throws a spear.</source>
        <translation>Beide Sandkrieger kommen, und jeder wirft einen Speer.</translation>
    </message>
    <message>
        <source>Tough</source>
        <translation>Zäh</translation>
    </message>
    <message>
        <source>His health is 2 higher.</source>
        <translation>Seine Gesundheit ist um 2 höher.</translation>
    </message>
    <message>
        <source>A true 2×2 on his own horde.</source>
        <translation>Ein wahres 2×2 auf seine Horde.</translation>
    </message>
    <message>
        <source>Bruxa</source>
        <translation>Bruxa</translation>
    </message>
    <message>
        <source>As she activates, she lays a magical 1×1 on an adjacent horde for each skull she holds. She gains a skull, up to 3, for each horde destroyed in or beside her space.</source>
        <translation>Wenn sie an die Reihe kommt, legt sie für jeden Schädel, den sie hat, ein magisches 1×1 auf eine angrenzende Horde. Für jede Horde, die auf oder neben ihrem Feld vernichtet wird, bekommt sie einen Schädel, bis zu 3.</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Fluch</translation>
    </message>
    <message>
        <source>A magical corner of three on the horde ahead.</source>
        <translation>Eine magische Dreierecke auf die Horde voraus.</translation>
    </message>
    <message>
        <source>Doll</source>
        <translation>Puppe</translation>
    </message>
    <message>
        <source>A magical 1×1 on each adjacent horde.</source>
        <translation>Ein magisches 1×1 auf jede angrenzende Horde.</translation>
    </message>
    <message>
        <source>Fourth Skull</source>
        <translation>Vierter Schädel</translation>
    </message>
    <message>
        <source>She may hold a fourth skull.</source>
        <translation>Sie darf einen vierten Schädel haben.</translation>
    </message>
    <message>
        <source>Dance</source>
        <translation>Tanz</translation>
    </message>
    <message>
        <source>Discard skulls: for each, a magical 2×1 on an adjacent horde.</source>
        <translation>Gib Schädel ab: für jeden ein magisches 2×1 auf eine angrenzende Horde.</translation>
    </message>
    <message>
        <source>Three magical 1×1 among adjacent hordes.</source>
        <translation>Drei magische 1×1, verteilt auf angrenzende Horden.</translation>
    </message>
    <message>
        <source>Elora</source>
        <translation>Elora</translation>
    </message>
    <message>
        <source>Hordes that her tiles hit are not fast this round.</source>
        <translation>Horden, die ihre Plättchen treffen, sind in dieser Runde nicht schnell.</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Regen</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wall</translation>
    </message>
    <message>
        <source>An adjacent horde makes no attempt to move this round. Champions do not heed it.</source>
        <translation>Eine angrenzende Horde versucht in dieser Runde nicht vorzurücken. Kämpen achten nicht darauf.</translation>
    </message>
    <message>
        <source>Blizzard</source>
        <translation>Schneesturm</translation>
    </message>
    <message>
        <source>A magical 2×2 on any one horde.</source>
        <translation>Ein magisches 2×2 auf irgendeine Horde.</translation>
    </message>
    <message>
        <source>Cold</source>
        <translation>Kälte</translation>
    </message>
    <message>
        <source>Shields do not stop her tiles.</source>
        <translation>Schilde halten ihre Plättchen nicht auf.</translation>
    </message>
    <message>
        <source>A horde anywhere makes no attempt to move this round. Champions do not heed it.</source>
        <translation>Eine Horde irgendwo versucht in dieser Runde nicht vorzurücken. Kämpen achten nicht darauf.</translation>
    </message>
    <message>
        <source>Dierdre</source>
        <translation>Dierdre</translation>
    </message>
    <message>
        <source>After she acted, one adjacent hero heals 1.</source>
        <translation>Nach ihrer Handlung heilt ein angrenzender Held 1.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>She and each adjacent hero heal 2.</source>
        <translation>Sie und jeder angrenzende Held heilen 2.</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Wache</translation>
    </message>
    <message>
        <source>One hero takes no damage until the round ends.</source>
        <translation>Ein Held nimmt bis zum Ende der Runde keinen Schaden.</translation>
    </message>
    <message>
        <source>Consecrate</source>
        <translation>Weihe</translation>
    </message>
    <message>
        <source>A true 2×1 on each of two adjacent hordes.</source>
        <translation>Ein wahres 2×1 auf jede von zwei angrenzenden Horden.</translation>
    </message>
    <message>
        <source>Sanctify</source>
        <translation>Segen</translation>
    </message>
    <message>
        <source>One exhausted blossom blooms again.</source>
        <translation>Eine welke Blüte blüht wieder auf.</translation>
    </message>
    <message>
        <source>All heroes heal fully.</source>
        <translation>Alle Helden heilen ganz.</translation>
    </message>
    <message>
        <source>Saitam</source>
        <translation>Saitam</translation>
    </message>
    <message>
        <source>If he moved 3 spaces, he lays a physical 1×1 on an adjacent horde.</source>
        <translation>Ist er 3 Felder gegangen, legt er ein körperliches 1×1 auf eine angrenzende Horde.</translation>
    </message>
    <message>
        <source>Whirl</source>
        <translation>Wirbel</translation>
    </message>
    <message>
        <source>Leap</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>He moves up to 3 spaces more, then lays a physical 2×1 on an adjacent horde.</source>
        <translation>Er geht bis zu 3 Felder weiter und legt dann ein körperliches 2×1 auf eine angrenzende Horde.</translation>
    </message>
    <message>
        <source>Thunder</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>A true 2×1 on any one horde.</source>
        <translation>Ein wahres 2×1 auf irgendeine Horde.</translation>
    </message>
    <message>
        <source>Clones</source>
        <translation>Doppelgänger</translation>
    </message>
    <message>
        <source>His attack has one more 1×1.</source>
        <translation>Sein Angriff hat ein 1×1 mehr.</translation>
    </message>
    <message>
        <source>A soldier on each of three hordes.</source>
        <translation>Ein Soldat auf jede von drei Horden.</translation>
    </message>
    <message>
        <source>Goblin Scouts</source>
        <translation>Goblinspäher</translation>
    </message>
    <message>
        <source>Goblin Raiders</source>
        <translation>Goblinräuber</translation>
    </message>
    <message>
        <source>Ember Vanguard</source>
        <translation>Glutvorhut</translation>
    </message>
    <message>
        <source>Hedge Runners</source>
        <translation>Heckenläufer</translation>
    </message>
    <message>
        <source>Warg Riders</source>
        <translation>Wargreiter</translation>
    </message>
    <message>
        <source>Hollow Guard</source>
        <translation>Hohlwache</translation>
    </message>
    <message>
        <source>Ditch Crawlers</source>
        <translation>Grabenkriecher</translation>
    </message>
    <message>
        <source>Tusk Band</source>
        <translation>Hauerbande</translation>
    </message>
    <message>
        <source>Smoke Callers</source>
        <translation>Rauchrufer</translation>
    </message>
    <message>
        <source>Moss Pack</source>
        <translation>Moosmeute</translation>
    </message>
    <message>
        <source>Stonehide Gang</source>
        <translation>Steinhautrotte</translation>
    </message>
    <message>
        <source>Rune Breakers</source>
        <translation>Runenbrecher</translation>
    </message>
    <message>
        <source>Reed Hunters</source>
        <translation>Schilfjäger</translation>
    </message>
    <message>
        <source>Iron Snouts</source>
        <translation>Eisenschnauzen</translation>
    </message>
    <message>
        <source>Twin Banners</source>
        <translation>Zwillingsbanner</translation>
    </message>
    <message>
        <source>Fen Marchers</source>
        <translation>Moorgänger</translation>
    </message>
    <message>
        <source>Wall Bearers</source>
        <translation>Wallträger</translation>
    </message>
    <message>
        <source>Ash Legion</source>
        <translation>Aschelegion</translation>
    </message>
    <message>
        <source>Bog Menders</source>
        <translation>Sumpfflicker</translation>
    </message>
    <message>
        <source>Gall Doctors</source>
        <translation>Galldoktoren</translation>
    </message>
    <message>
        <source>Red Sutlers</source>
        <translation>Rote Marketender</translation>
    </message>
    <message>
        <source>Kite Wings</source>
        <translation>Drachenschwingen</translation>
    </message>
    <message>
        <source>Storm Wings</source>
        <translation>Sturmschwingen</translation>
    </message>
    <message>
        <source>Night Steps</source>
        <translation>Nachttritte</translation>
    </message>
    <message>
        <source>Veil Dancers</source>
        <translation>Schleiertänzer</translation>
    </message>
    <message>
        <source>Blur Host</source>
        <translation>Flimmerschar</translation>
    </message>
    <message>
        <source>Far Eyes</source>
        <translation>Fernaugen</translation>
    </message>
    <message>
        <source>Gall Archers</source>
        <translation>Gallschützen</translation>
    </message>
    <message>
        <source>Doom Column</source>
        <translation>Kolonne des Untergangs</translation>
    </message>
    <message>
        <source>Pumpkins</source>
        <translation>Kürbisse</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Leere Karte</translation>
    </message>
    <message>
        <source>Event A</source>
        <translation>Ereignis A</translation>
    </message>
    <message>
        <source>Event B</source>
        <translation>Ereignis B</translation>
    </message>
    <message>
        <source>Event C</source>
        <translation>Ereignis C</translation>
    </message>
    <message>
        <source>Spare Bolts</source>
        <translation>Ersatzbolzen</translation>
    </message>
    <message>
        <source>One more physical 2×1 on a horde that the tower points to.</source>
        <translation>Ein körperliches 2×1 mehr auf eine Horde, auf die der Turm zeigt.</translation>
    </message>
    <message>
        <source>Slinger</source>
        <translation>Schleuderer</translation>
    </message>
    <message>
        <source>One more physical 1×1 on any horde of the map.</source>
        <translation>Ein körperliches 1×1 mehr auf irgendeine Horde der Karte.</translation>
    </message>
    <message>
        <source>Moon Steel</source>
        <translation>Mondstahl</translation>
    </message>
    <message>
        <source>All tiles of the tower do true damage.</source>
        <translation>Alle Plättchen des Turms machen wahren Schaden.</translation>
    </message>
    <message>
        <source>Long Glass</source>
        <translation>Fernrohr</translation>
    </message>
    <message>
        <source>The printed tiles may all go on one horde anywhere.</source>
        <translation>Die gedruckten Plättchen dürfen alle auf eine Horde irgendwo.</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Rekrut</translation>
    </message>
    <message>
        <source>One more soldier on a horde that the tower points to. It throws no spear.</source>
        <translation>Ein Soldat mehr auf eine Horde, auf die der Turm zeigt. Er wirft keinen Speer.</translation>
    </message>
    <message>
        <source>Scaffold</source>
        <translation>Gerüst</translation>
    </message>
    <message>
        <source>One more tower, none of soldiers, may stand on the same site.</source>
        <translation>Auf demselben Bauplatz darf ein Turm mehr stehen, keiner mit Soldaten.</translation>
    </message>
    <message>
        <source>Field Bed</source>
        <translation>Feldbett</translation>
    </message>
    <message>
        <source>Passed and raised: whoever gets the tower rests.</source>
        <translation>Weitergegeben und aufgewertet: Wer den Turm bekommt, rastet.</translation>
    </message>
    <message>
        <source>Toll Chest</source>
        <translation>Zolltruhe</translation>
    </message>
    <message>
        <source>Passed and raised: gain 2 crystals and 1 gold.</source>
        <translation>Weitergegeben und aufgewertet: 2 Kristalle und 1 Gold.</translation>
    </message>
    <message>
        <source>Haul Rope</source>
        <translation>Zugseil</translation>
    </message>
    <message>
        <source>After its attack you may pay 1 crystal: the tower comes back to the hand.</source>
        <translation>Nach dem Angriff darfst du 1 Kristall zahlen: Der Turm kommt auf die Hand zurück.</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Gärtner</translation>
    </message>
    <message>
        <source>Built on a blossom, it makes the blossom bloom again.</source>
        <translation>Auf eine Blüte gebaut, lässt er sie wieder aufblühen.</translation>
    </message>
    <message>
        <source>Blooming Threats</source>
        <translation>Blühende Bedrohung</translation>
    </message>
    <message>
        <source>Living magma walks among the goblins, and common arrows do it no harm.</source>
        <translation>Unter den Goblins geht lebendes Magma um, und gewöhnliche Pfeile können ihm nichts anhaben.</translation>
    </message>
    <message>
        <source>The flowers from the old songs bloom again on the hills. Whoever runs through them wakes their magic.</source>
        <translation>Auf den Hügeln blühen wieder die Blumen aus den alten Liedern. Wer hindurchläuft, weckt ihren Zauber.</translation>
    </message>
    <message>
        <source>When round 5 ends, no horde may be on the map.</source>
        <translation>Wenn Runde 5 endet, darf keine Horde auf der Karte sein.</translation>
    </message>
    <message>
        <source>No tower of level 1 is bought, and there are no blossoms.</source>
        <translation>Kein Turm der Stufe 1 wird gekauft, und es gibt keine Blüten.</translation>
    </message>
    <message>
        <source>Magic blossoms</source>
        <translation>Magische Blüten</translation>
    </message>
    <message>
        <source>A hero who runs through a magic blossom, or stops on it, may wake it after the move: a true 1×1 on each of up to two hordes anywhere. Then it is withered. Under a tower nobody wakes it.</source>
        <translation>Wer mit einem Helden durch eine magische Blüte läuft oder auf ihr stehen bleibt, darf sie nach dem Zug wecken: ein wahres 1×1 auf jede von bis zu zwei Horden irgendwo. Dann ist sie welk. Unter einem Turm weckt sie niemand.</translation>
    </message>
    <message>
        <source>Special enemies</source>
        <translation>Besondere Gegner</translation>
    </message>
    <message>
        <source>Magma can be covered by true damage, soldiers and heroes alone.</source>
        <translation>Magma lässt sich nur mit wahrem Schaden, Soldaten und Helden bedecken.</translation>
    </message>
    <message>
        <source>Large enemies</source>
        <translation>Große Gegner</translation>
    </message>
    <message>
        <source>An enemy of several squares costs 4 hearts if any of them is open when its horde escapes.</source>
        <translation>Ein Gegner mit mehreren Feldern kostet 4 Herzen, wenn eines davon offen ist, während seine Horde entkommt.</translation>
    </message>
    <message>
        <source>Tough enemies</source>
        <translation>Zähe Gegner</translation>
    </message>
    <message>
        <source>Each square of a tough enemy needs a tile, soldier or hero of its own. One tile may reach several such enemies, with one square on each.</source>
        <translation>Jedes Feld eines zähen Gegners braucht sein eigenes Plättchen, seinen eigenen Soldaten oder Helden. Ein Plättchen darf mehrere solche Gegner treffen, jeden mit einem Feld.</translation>
    </message>
    <message>
        <source>Fast enemies</source>
        <translation>Schnelle Gegner</translation>
    </message>
    <message>
        <source>A horde that shows a fast enemy tries to move twice. What is uncovered on the way counts in the next round only.</source>
        <translation>Eine Horde, die einen schnellen Gegner zeigt, versucht zweimal vorzurücken. Was unterwegs aufgedeckt wird, zählt erst in der nächsten Runde.</translation>
    </message>
    <message>
        <source>The blooming hills</source>
        <translation>Die blühenden Hügel</translation>
    </message>
    <message>
        <source>Everything Changed When the Lava Appeared</source>
        <translation>Als die Lava kam, wurde alles anders</translation>
    </message>
    <message>
        <source>Three hobgoblins lead the march. Without them the rest would scatter.</source>
        <translation>Drei Hobgoblins führen den Zug an. Ohne sie liefe der Rest auseinander.</translation>
    </message>
    <message>
        <source>Pools of lava have opened beside the roads. There is treasure in them, for those who can stand the heat.</source>
        <translation>Neben den Straßen haben sich Lavabecken geöffnet. Für alle, die die Hitze ertragen, liegt ein Schatz darin.</translation>
    </message>
    <message>
        <source>Destroy all three Hobgoblins, and hold out to the end of that round.</source>
        <translation>Vernichtet alle drei Hobgoblins und haltet bis zum Ende dieser Runde durch.</translation>
    </message>
    <message>
        <source>Each time a Hobgoblin misses its special attack, one damage tile on it goes back.</source>
        <translation>Jedes Mal, wenn ein Hobgoblin seinen besonderen Angriff verfehlt, kommt ein Schadensplättchen von ihm zurück.</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Heroes have abilities now: instead of the attack one may be used. Used, it is turned over until the hero rests.</source>
        <translation>Helden haben nun Fähigkeiten: Statt des Angriffs darf eine eingesetzt werden. Eingesetzt liegt sie umgedreht, bis der Held rastet.</translation>
    </message>
    <message>
        <source>A hero who moves through lava takes a crystal out of it, one a turn. After the hordes advanced, heroes on or beside lava take 1 damage.</source>
        <translation>Wer mit einem Helden durch Lava geht, nimmt einen Kristall heraus, einen je Zug. Nach dem Vorrücken der Horden nehmen Helden auf oder neben Lava 1 Schaden.</translation>
    </message>
    <message>
        <source>Regrowth</source>
        <translation>Aufblühen</translation>
    </message>
    <message>
        <source>A reward with this mark lets a withered blossom of your choice bloom again. The Hobgoblin&apos;s has two.</source>
        <translation>Eine Belohnung mit diesem Zeichen lässt eine welke Blüte eurer Wahl wieder aufblühen. Die des Hobgoblins hat zwei davon.</translation>
    </message>
    <message>
        <source>Blank cards</source>
        <translation>Leere Karten</translation>
    </message>
    <message>
        <source>Where a blank card would be placed, nothing comes this round. Which cards of a stack are blank can be seen.</source>
        <translation>Wo eine leere Karte gelegt würde, kommt in dieser Runde nichts. Welche Karten eines Stapels leer sind, sieht man.</translation>
    </message>
    <message>
        <source>Resistances</source>
        <translation>Resistenzen</translation>
    </message>
    <message>
        <source>Some enemies are proof against physical or against magical damage. True damage and heroes cover them in any case.</source>
        <translation>Manche Gegner sind gegen körperlichen oder gegen magischen Schaden gefeit. Wahrer Schaden und Helden bedecken sie in jedem Fall.</translation>
    </message>
    <message>
        <source>Magical shields</source>
        <translation>Magische Schilde</translation>
    </message>
    <message>
        <source>A shield stops magic from one side of its horde: from the left, the right, above or below. From the same column or row, and once its enemy is covered, nothing is stopped.</source>
        <translation>Ein Schild hält Magie von einer Seite seiner Horde ab: von links, rechts, oben oder unten. Aus derselben Spalte oder Zeile, und sobald sein Gegner bedeckt ist, hält er nichts ab.</translation>
    </message>
    <message>
        <source>Champions</source>
        <translation>Kämpen</translation>
    </message>
    <message>
        <source>Before a champion tries to move, a card says how many of its icons must be open for its special attack. Then it moves like any horde.</source>
        <translation>Bevor ein Kämpe vorzurücken versucht, sagt eine Karte, wie viele seiner Zeichen für seinen besonderen Angriff offen sein müssen. Dann rückt er vor wie jede Horde.</translation>
    </message>
    <message>
        <source>Cleave</source>
        <translation>Rundhieb</translation>
    </message>
    <message>
        <source>The Hobgoblin sweeps soldiers off himself and the hordes around him. Heroes there take 1 damage.</source>
        <translation>Der Hobgoblin fegt Soldaten von sich und den Horden ringsum. Helden dort nehmen 1 Schaden.</translation>
    </message>
    <message>
        <source>The smoking valley</source>
        <translation>Das rauchende Tal</translation>
    </message>
    <message>
        <source>Foes on the Horizon</source>
        <translation>Feinde am Horizont</translation>
    </message>
    <message>
        <source>Smoke on the hills, drums on the road: the goblins are coming, and nobody else stands between them and the gate.</source>
        <translation>Rauch auf den Hügeln, Trommeln auf der Straße: Die Goblins kommen, und niemand sonst steht zwischen ihnen und dem Tor.</translation>
    </message>
    <message>
        <source>There are three rounds to learn what towers, soldiers and a hero can do together.</source>
        <translation>Drei Runden, um zu lernen, was Türme, Soldaten und ein Held zusammen vermögen.</translation>
    </message>
    <message>
        <source>Hold the gate for three rounds: a heart must be left when the third ends.</source>
        <translation>Haltet das Tor drei Runden lang: Wenn die dritte endet, muss ein Herz übrig sein.</translation>
    </message>
    <message>
        <source>The road to the gate</source>
        <translation>Die Straße zum Tor</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Bogenschütze</translation>
    </message>
    <message>
        <source>Marksman</source>
        <translation>Schütze</translation>
    </message>
    <message>
        <source>Sharpshooter</source>
        <translation>Scharfschütze</translation>
    </message>
    <message>
        <source>Crossbow Fort</source>
        <translation>Armbrustfeste</translation>
    </message>
    <message>
        <source>Tribal Axethrowers</source>
        <translation>Stammes-Axtwerfer</translation>
    </message>
    <message>
        <source>Mage Guild</source>
        <translation>Magiergilde</translation>
    </message>
    <message>
        <source>Adept Guild</source>
        <translation>Adeptengilde</translation>
    </message>
    <message>
        <source>Wizard Guild</source>
        <translation>Zauberergilde</translation>
    </message>
    <message>
        <source>Archmage</source>
        <translation>Erzmagier</translation>
    </message>
    <message>
        <source>Necromancer</source>
        <translation>Nekromant</translation>
    </message>
    <message>
        <source>Dwarven Bombard</source>
        <translation>Zwergenbombarde</translation>
    </message>
    <message>
        <source>Dwarven Artillery</source>
        <translation>Zwergenartillerie</translation>
    </message>
    <message>
        <source>Dwarven Howitzer</source>
        <translation>Zwergenhaubitze</translation>
    </message>
    <message>
        <source>DWAARP</source>
        <translation>DWAARP</translation>
    </message>
    <message>
        <source>Battle-Mecha</source>
        <translation>Kampfmecha</translation>
    </message>
    <message>
        <source>Militia</source>
        <translation>Miliz</translation>
    </message>
    <message>
        <source>Footmen</source>
        <translation>Fußvolk</translation>
    </message>
    <message>
        <source>Knights Barracks</source>
        <translation>Ritterkaserne</translation>
    </message>
    <message>
        <source>Assassin&apos;s Guild</source>
        <translation>Meuchlergilde</translation>
    </message>
    <message>
        <source>Knights Templar</source>
        <translation>Tempelritter</translation>
    </message>
    <message>
        <source>Together for the kingdom</source>
        <translation>Zusammen für das Königreich</translation>
    </message>
    <message>
        <source>Hordes come along the path, one space a round. One that leaves by an exit costs a heart for each enemy that lies open, four for a large one. With the last heart all of you lose.</source>
        <translation>Horden kommen den Weg entlang, ein Feld je Runde. Verlässt eine ihn durch einen Ausgang, kostet jeder offene Gegner ein Herz, ein großer vier. Mit dem letzten Herzen verliert ihr alle.</translation>
    </message>
    <message>
        <source>How you win says the scenario. Crystals, gold, tiles and soldiers are everybody&apos;s.</source>
        <translation>Wie ihr gewinnt, sagt das Szenario. Kristalle, Gold, Plättchen und Soldaten gehören allen.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>1 Spawn: from the second round on each stack brings a horde.</source>
        <translation>1 Einfall: Von der zweiten Runde an bringt jeder Stapel eine Horde.</translation>
    </message>
    <message>
        <source>2 Towers and heroes: in any order, one action at a time, until all are done.</source>
        <translation>2 Türme und Helden: in beliebiger Reihenfolge, eine Handlung nach der anderen, bis alle fertig sind.</translation>
    </message>
    <message>
        <source>3 Destroy: a horde goes once all its enemies are covered, and leaves its reward.</source>
        <translation>3 Vernichten: Eine Horde geht, wenn alle ihre Gegner bedeckt sind, und hinterlässt ihre Belohnung.</translation>
    </message>
    <message>
        <source>4 Advance: the others move, those next to the exit first.</source>
        <translation>4 Vorrücken: Die anderen ziehen, die nächsten am Ausgang zuerst.</translation>
    </message>
    <message>
        <source>5 Pick up: towers come back to their hands. 6 Buy: towers and mods for the next round.</source>
        <translation>5 Aufnehmen: Türme kommen auf ihre Hände zurück. 6 Kaufen: Türme und Ausbauten für die nächste Runde.</translation>
    </message>
    <message>
        <source>Play a tower onto a site of your colour and let it face a side: its arrows say which spaces it reaches. Then lay its tiles, turned and flipped as you like, on free squares of a horde there.</source>
        <translation>Spiel einen Turm auf einen Bauplatz deiner Farbe und lass ihn nach einer Seite blicken: Seine Pfeile sagen, welche Felder er erreicht. Dann leg seine Plättchen, gedreht und gewendet, wie du magst, auf freie Felder einer Horde dort.</translation>
    </message>
    <message>
        <source>Soldiers go to any horde around and hold it: a held horde stays where it is for a round, and its soldiers fall.</source>
        <translation>Soldaten gehen auf irgendeine Horde ringsum und halten sie auf: Sie bleibt eine Runde, wo sie ist, und ihre Soldaten fallen.</translation>
    </message>
    <message>
        <source>Pass a tower to somebody else and it may rise a level; it plays again in the next round.</source>
        <translation>Gib einen Turm an jemand anderen weiter, und er darf eine Stufe steigen; in der nächsten Runde spielt er wieder mit.</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Helden</translation>
    </message>
    <message>
        <source>Your hero acts once a round: move, turn, then attack, use an ability, or rest. Standing on a horde it covers two by two squares and holds it, for one health a round.</source>
        <translation>Dein Held handelt einmal je Runde: gehen, drehen, dann angreifen, eine Fähigkeit einsetzen oder rasten. Auf einer Horde bedeckt er zwei mal zwei Felder und hält sie auf, für eine Gesundheit je Runde.</translation>
    </message>
    <message>
        <source>Without health it goes to its board and misses a round.</source>
        <translation>Ohne Gesundheit geht er auf seine Tafel und setzt eine Runde aus.</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Physical, magical and true damage differ: some enemies resist one of them, a shield stops one from one side. An icon counts while its square lies open.</source>
        <translation>Körperlicher, magischer und wahrer Schaden sind verschieden: Manche Gegner widerstehen einem davon, ein Schild hält einen von einer Seite ab. Ein Zeichen gilt, solange sein Feld offen liegt.</translation>
    </message>
    <message>
        <source>Special enemies are covered by true damage, soldiers and heroes alone, tough ones one square a tile. A fast horde moves twice.</source>
        <translation>Besondere Gegner bedecken nur wahrer Schaden, Soldaten und Helden, zähe ein Feld je Plättchen. Eine schnelle Horde zieht zweimal.</translation>
    </message>
    <message>
        <source>The hordes advance now.</source>
        <translation>Die Horden rücken jetzt vor.</translation>
    </message>
    <message numerus="yes">
        <source>%1 at %2 escapes: %n heart(s)</source>
        <translation>
            <numerusform>%1 auf %2 entkommt: %n Herz</numerusform>
            <numerusform>%1 auf %2 entkommt: %n Herzen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3</source>
        <translation>%1 geht von %2 nach %3</translation>
    </message>
    <message>
        <source>1×1</source>
        <translation>1×1</translation>
    </message>
    <message>
        <source>2×1</source>
        <translation>2×1</translation>
    </message>
    <message>
        <source>3×1</source>
        <translation>3×1</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>2×2</source>
        <translation>2×2</translation>
    </message>
    <message>
        <source>ell</source>
        <translation>L</translation>
    </message>
    <message>
        <source>zig</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>tee</source>
        <translation>T</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Take this hero</source>
        <translation>Diesen Helden nehmen</translation>
    </message>
    <message>
        <source>As your hero</source>
        <translation>Als eigener Held</translation>
    </message>
    <message>
        <source>Onto the bench</source>
        <translation>Auf die Bank</translation>
    </message>
    <message>
        <source>Raise it to %1 for the next round</source>
        <translation>Für die nächste Runde zu %1 ausbauen</translation>
    </message>
    <message>
        <source>Raise it to %1 and pass it</source>
        <translation>Zu %1 ausbauen und weitergeben</translation>
    </message>
    <message>
        <source>You act</source>
        <translation>Du handelst</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Ausgang</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n square(s) open</source>
        <translation>
            <numerusform>%1, %n Feld offen</numerusform>
            <numerusform>%1, %n Felder offen</numerusform>
        </translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>Hordes to come</source>
        <translation>Horden, die kommen</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>Welle</translation>
    </message>
    <message>
        <source>Other heroes to choose from</source>
        <translation>Andere Helden zur Wahl</translation>
    </message>
    <message>
        <source>Crystals that it costs</source>
        <translation>Kristalle, die es kostet</translation>
    </message>
    <message>
        <source>Take the %1 sites</source>
        <translation>Bauplätze nehmen: %1</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Blick nach oben</translation>
    </message>
    <message>
        <source>Face right</source>
        <translation>Blick nach rechts</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Blick nach unten</translation>
    </message>
    <message>
        <source>Face left</source>
        <translation>Blick nach links</translation>
    </message>
    <message>
        <source>%1: lay what it has on hordes</source>
        <translation>%1: leg auf Horden, was er hat</translation>
    </message>
    <message>
        <source>%1: lay what you have on hordes</source>
        <translation>%1: leg auf Horden, was du hast</translation>
    </message>
    <message>
        <source>Set %1 down on the horde at %2</source>
        <translation>Setz %1 auf die Horde bei %2</translation>
    </message>
    <message>
        <source>Walk, turn, or act</source>
        <translation>Geh, dreh dich oder handle</translation>
    </message>
    <message>
        <source>%1; or %2</source>
        <translation>%1; oder %2</translation>
    </message>
    <message>
        <source>%1; and %2</source>
        <translation>%1; und %2</translation>
    </message>
    <message numerus="yes">
        <source>As things stand, hordes escape and cost %n heart(s).</source>
        <translation>
            <numerusform>So wie es steht, entkommen Horden und kosten %n Herz.</numerusform>
            <numerusform>So wie es steht, entkommen Horden und kosten %n Herzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>As things stand, no horde escapes, but a champion may do anything.</source>
        <translation>So wie es steht, entkommt keine Horde, doch ein Champion kann alles tun.</translation>
    </message>
    <message>
        <source>As things stand, no horde escapes in this round.</source>
        <translation>So wie es steht, entkommt in dieser Runde keine Horde.</translation>
    </message>
    <message>
        <source>Who defends the kingdom?</source>
        <translation>Wer verteidigt das Königreich?</translation>
    </message>
    <message>
        <source>%1 is ready. Press another hero to take that one.</source>
        <translation>%1 steht bereit. Drück auf einen anderen Helden, um den zu nehmen.</translation>
    </message>
    <message>
        <source>Share out heroes, towers and sites as you like.</source>
        <translation>Verteilt Helden, Türme und Bauplätze, wie ihr mögt.</translation>
    </message>
    <message>
        <source>Which colour is blocked?</source>
        <translation>Welche Farbe ist gesperrt?</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Hordes come along the way and want out by the green gate. Each enemy that gets out costs a heart, and there are three. Whoever has one left after round 3 has saved the kingdom.</source>
        <translation>Horden ziehen den Weg entlang und wollen durch das grüne Tor hinaus. Jeder Feind, der hinauskommt, kostet ein Herz, und ihr habt drei. Bleibt nach Runde 3 eines, ist das Königreich gerettet.</translation>
    </message>
    <message>
        <source>A hero each</source>
        <translation>Jedem ein Held</translation>
    </message>
    <message>
        <source>Everybody leads one hero. One is ready for you; press another card to take that one instead. Then press Done.</source>
        <translation>Alle führen einen Helden. Einer steht für dich bereit; drück auf eine andere Karte, um den zu nehmen. Dann drück Fertig.</translation>
    </message>
    <message>
        <source>The way</source>
        <translation>Der Weg</translation>
    </message>
    <message>
        <source>A horde</source>
        <translation>Eine Horde</translation>
    </message>
    <message>
        <source>Play an Archer</source>
        <translation>Spiel einen Bogenschützen</translation>
    </message>
    <message>
        <source>Lay its squares</source>
        <translation>Leg seine Kästchen</translation>
    </message>
    <message>
        <source>The Mage Guild</source>
        <translation>Die Magiergilde</translation>
    </message>
    <message>
        <source>Play the Mage Guild in the same way. Its corner covers three squares: Z turns it, X flips it. It lies wherever its three squares are free, whoever is below.</source>
        <translation>Spiel die Magiergilde genauso. Ihre Ecke bedeckt drei Kästchen: Z dreht sie, X wendet sie. Sie liegt, wo ihre drei Kästchen frei sind, gleich wer darunter ist.</translation>
    </message>
    <message>
        <source>The Militia</source>
        <translation>Die Miliz</translation>
    </message>
    <message>
        <source>Militia reach all eight spaces around and send a soldier there. The soldier covers one square and holds the horde: in this round it stays where it is. Then the soldier is gone.</source>
        <translation>Die Miliz erreicht alle acht Felder ringsum und schickt einen Soldaten hin. Er bedeckt ein Kästchen und hält die Horde auf: In dieser Runde bleibt sie stehen. Dann ist er fort.</translation>
    </message>
    <message>
        <source>Your hero</source>
        <translation>Dein Held</translation>
    </message>
    <message>
        <source>After the walk</source>
        <translation>Nach dem Gang</translation>
    </message>
    <message>
        <source>A hero does one thing: attack, use an ability, or rest. The sheet says how it attacks; many strike the horde that they face.</source>
        <translation>Ein Held tut eines: angreifen, eine Fähigkeit nutzen oder rasten. Sein Bogen sagt, wie er angreift; viele treffen die Horde, die sie ansehen.</translation>
    </message>
    <message>
        <source>Done?</source>
        <translation>Fertig?</translation>
    </message>
    <message>
        <source>The sentence here says what is lost if you stop now; Advance below the map shows where each horde would go. After Done, hordes without an open face are gone, and leave crystals or gold.</source>
        <translation>Der Satz hier sagt, was verloren geht, wenn du jetzt aufhörst; Vorrücken unter der Karte zeigt, wohin jede Horde ginge. Nach Fertig sind Horden ohne offenes Gesicht fort und lassen Kristalle oder Gold da.</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Aufgehalten</translation>
    </message>
    <message>
        <source>Somebody lies on this horde, so it stays. That costs 1 health: a soldier falls, a hero is hurt. What covered it stays on it for the next round.</source>
        <translation>Auf dieser Horde liegt jemand, darum bleibt sie. Das kostet 1 Leben: Ein Soldat fällt, ein Held wird verletzt. Was sie bedeckt, bleibt für die nächste Runde liegen.</translation>
    </message>
    <message>
        <source>All towers came back to your hand. Now you can add to them: 2 crystals for level 1, 3 for level 2. Mods make a tower better, for 2 gold each. Press what you want, then Done.</source>
        <translation>Alle Türme sind wieder in deiner Hand. Jetzt kannst du kaufen: Stufe 1 für 2 Kristalle, Stufe 2 für 3. Ausbauten machen einen Turm besser, für je 2 Gold. Drück auf das Gewünschte, dann auf Fertig.</translation>
    </message>
    <message>
        <source>They keep coming</source>
        <translation>Es kommen mehr</translation>
    </message>
    <message>
        <source>From round 2 on each stack sends its top card onto its way. Colour and number on the back say how strong it is. A round that begins with empty stacks would be lost.</source>
        <translation>Ab Runde 2 schickt jeder Stapel seine oberste Karte auf ihren Weg. Farbe und Zahl auf dem Rücken sagen, wie stark sie ist. Beginnt eine Runde mit leeren Stapeln, ist sie verloren.</translation>
    </message>
    <message>
        <source>Raise a tower</source>
        <translation>Einen Turm ausbauen</translation>
    </message>
    <message>
        <source>Far shots</source>
        <translation>Weite Schüsse</translation>
    </message>
    <message>
        <source>Before you are done</source>
        <translation>Bevor du fertig bist</translation>
    </message>
    <message>
        <source>What counts now is what gets out. Look at the sentence here before you press Done, and hold what you cannot destroy.</source>
        <translation>Jetzt zählt, was hinauskommt. Sieh auf den Satz hier, bevor du Fertig drückst, und halte auf, was du nicht vernichten kannst.</translation>
    </message>
    <message>
        <source>Back, and stronger</source>
        <translation>Zurück, und stärker</translation>
    </message>
    <message>
        <source>The raised tower is in your hand. This is the last round: a horde that stays on the map does no harm, one that gets out does.</source>
        <translation>Der ausgebaute Turm ist in deiner Hand. Es ist die letzte Runde: Eine Horde, die auf der Karte bleibt, schadet nicht, eine, die hinauskommt, schon.</translation>
    </message>
    <message>
        <source>Press your hero, then a lit space: from the sheet a hero comes in at the gate. On a horde it covers four squares and holds the horde, for 1 health a round.</source>
        <translation>Drück auf deinen Helden, dann auf ein leuchtendes Feld: Vom Bogen kommt er am Tor herein. Auf einer Horde bedeckt er vier Kästchen und hält sie auf, für 1 Leben die Runde.</translation>
    </message>
    <message>
        <source>On a horde</source>
        <translation>Auf einer Horde</translation>
    </message>
    <message>
        <source>The hero lies on two by two free squares and covers the faces below. Z turns the hero: where it looks it may strike.</source>
        <translation>Der Held liegt auf zwei mal zwei freien Kästchen und bedeckt die Gesichter darunter. Z dreht ihn: Wohin er sieht, kann er treffen.</translation>
    </message>
    <message>
        <source>Lay it on hordes</source>
        <translation>Leg es auf Horden</translation>
    </message>
    <message>
        <source>Walk or act</source>
        <translation>Geh oder handle</translation>
    </message>
    <message>
        <source>Act</source>
        <translation>Handle</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wähle</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Zieh dich zurück</translation>
    </message>
    <message>
        <source>Choose what it left</source>
        <translation>Wähle, was sie ließ</translation>
    </message>
    <message>
        <source>Choose a tile</source>
        <translation>Wähle ein Plättchen</translation>
    </message>
    <message>
        <source>Choose heroes and towers</source>
        <translation>Wählt Helden und Türme</translation>
    </message>
    <message>
        <source>Block a colour</source>
        <translation>Sperr eine Farbe</translation>
    </message>
    <message>
        <source>Act, or be done</source>
        <translation>Handle, oder fertig</translation>
    </message>
    <message>
        <source>Buy, or be done</source>
        <translation>Kauf, oder fertig</translation>
    </message>
    <message>
        <source>Play a tower, raise one, or act with your hero</source>
        <translation>Spiel einen Turm, bau einen aus oder handle mit deinem Helden</translation>
    </message>
    <message>
        <source>Press an Archer, turn it with Z until it points to a horde beside a building site, and press that site. Sites of every colour are yours when you are alone, else those of your own.</source>
        <translation>Drück auf einen Bogenschützen, dreh ihn mit Z, bis er auf eine Horde neben einem Bauplatz zeigt, und drück auf den Platz. Allein gehören dir Plätze jeder Farbe, sonst die deiner eigenen.</translation>
    </message>
    <message>
        <source>Press a square under To be placed, then the enemy that it is to cover. Either two go onto the horde that the arrow points to, or the third alone onto any horde.</source>
        <translation>Drück auf ein Kästchen unter Noch zu legen, dann auf den Feind, den es bedecken soll. Entweder gehen zwei auf die Horde, auf die der Pfeil zeigt, oder das dritte allein auf irgendeine.</translation>
    </message>
    <message>
        <source>Lost: all hearts are gone, or a round begins and all stacks are empty.</source>
        <translation>Verloren: alle Herzen sind verloren, oder eine Runde beginnt, und alle Stapel sind leer.</translation>
    </message>
    <message>
        <source>Lost: all hearts are gone, a Hobgoblin escapes, or a round begins and all stacks are empty.</source>
        <translation>Verloren: alle Herzen sind verloren, ein Hobgoblin entkommt, oder eine Runde beginnt, und alle Stapel sind leer.</translation>
    </message>
    <message>
        <source>Lost: all hearts are gone, or a round begins and no stack has a card.</source>
        <translation>Verloren: alle Herzen sind verloren, oder eine Runde beginnt, und kein Stapel hat eine Karte.</translation>
    </message>
    <message>
        <source>Do without</source>
        <translation>Darauf verzichten</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>As things stand, hordes escape and cost %n heart(s), and a champion may do anything.</source>
        <translation>
            <numerusform>So wie es steht, entkommen Horden und kosten %n Herz, und ein Champion kann alles tun.</numerusform>
            <numerusform>So wie es steht, entkommen Horden und kosten %n Herzen, und ein Champion kann alles tun.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the map</source>
        <translation>Räumt die Karte</translation>
    </message>
    <message>
        <source>When round 5 ends no horde may be left on the map. There are seven hearts here, but a horde that gets out costs them as before.</source>
        <translation>Endet Runde 5, darf keine Horde mehr auf der Karte sein. Hier gibt es sieben Herzen, doch eine Horde, die hinauskommt, kostet sie wie zuvor.</translation>
    </message>
    <message>
        <source>Heroes on the bench</source>
        <translation>Helden auf der Bank</translation>
    </message>
    <message>
        <source>Alone two more heroes wait on your bench. Each of them comes onto the map once in the match, for one round, and does what its card says.</source>
        <translation>Allein warten zwei weitere Helden auf deiner Bank. Jeder kommt einmal in der Partie für eine Runde auf die Karte und tut, was seine Karte sagt.</translation>
    </message>
    <message>
        <source>A blocked colour</source>
        <translation>Eine gesperrte Farbe</translation>
    </message>
    <message>
        <source>Alone you lock the sites of one colour in each round, never the same twice running. Lock those that you need least where the hordes stand now.</source>
        <translation>Allein sperrst du in jeder Runde die Plätze einer Farbe, nie zweimal dieselbe nacheinander. Sperr die, die du am wenigsten brauchst, wo die Horden jetzt stehen.</translation>
    </message>
    <message>
        <source>A hero who crosses a blossom or stops on it may wake it after the move: a true square onto each of up to two hordes, anywhere. Then it is withered.</source>
        <translation>Ein Held, der eine Blüte quert oder auf ihr stehen bleibt, darf sie nach dem Gang wecken: ein wahres Kästchen auf bis zu zwei Horden, wo sie auch sind. Dann ist sie verwelkt.</translation>
    </message>
    <message>
        <source>New enemies</source>
        <translation>Neue Feinde</translation>
    </message>
    <message>
        <source>Magma wants true damage, a soldier or a hero. An enemy of several squares costs 4 hearts. Each square of a tough one wants a tile of its own. Fast ones move twice. Enlarge a horde with a right click to see who is there.</source>
        <translation>Magma braucht wahren Schaden, einen Soldaten oder Helden. Ein Feind aus mehreren Kästchen kostet 4 Herzen. Zähe brauchen je Kästchen ein eigenes Plättchen. Schnelle ziehen zweimal. Ein Rechtsklick vergrößert eine Horde.</translation>
    </message>
    <message>
        <source>Call a hero</source>
        <translation>Ruf einen Helden</translation>
    </message>
    <message>
        <source>Three Hobgoblins</source>
        <translation>Drei Hobgoblins</translation>
    </message>
    <message>
        <source>Destroy all three champions, which wear a crown on their backs; not one of them may get out. A champion that shows enough icons strikes before it moves, at all who stand on it or beside it.</source>
        <translation>Vernichtet alle drei Champions, auf dem Rücken mit Krone; keiner darf hinaus. Ein Champion, der genug Zeichen zeigt, schlägt vor dem Zug zu: auf alle, die auf oder neben ihm stehen.</translation>
    </message>
    <message>
        <source>From now on heroes have abilities. Each is used once, in place of the attack, and comes back when the hero rests. Press another one to take it along instead.</source>
        <translation>Von nun an haben Helden Fähigkeiten. Jede wird einmal statt des Angriffs genutzt und kommt zurück, wenn der Held rastet. Drück auf eine andere, um die mitzunehmen.</translation>
    </message>
    <message>
        <source>A hero who walks through lava takes a crystal from it, while any lies there. Whoever stands on it or beside it when a round ends is burnt for 1.</source>
        <translation>Ein Held, der durch Lava geht, nimmt einen Kristall, solange einer dort liegt. Wer am Ende einer Runde auf oder neben ihr steht, nimmt 1 Schaden.</translation>
    </message>
    <message>
        <source>Shields and thick skins</source>
        <translation>Schilde und dicke Häute</translation>
    </message>
    <message>
        <source>Some enemies let no physical tile lie on them, or no magical one. A magical shield stops magic from its side of the horde. Enlarge a horde to see; what does not fit says why.</source>
        <translation>Auf manchen Feinden liegt kein physisches Plättchen oder kein magisches. Ein magischer Schild hält Magie von seiner Seite der Horde ab. Vergrößere eine Horde; was nicht passt, sagt warum.</translation>
    </message>
    <message>
        <source>Blossoms grow again</source>
        <translation>Blüten wachsen nach</translation>
    </message>
    <message>
        <source>From wave 3 on one yellow horde of each wave leaves regrowth: a withered blossom is awake again.</source>
        <translation>Ab Welle 3 bringt je eine gelbe Horde Nachwuchs: Eine verwelkte Blüte ist wieder wach.</translation>
    </message>
    <message>
        <source>soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s), beside it</source>
        <translation>
            <numerusform>%n Soldat, daneben</numerusform>
            <numerusform>%n Soldaten, daneben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, any horde</source>
        <translation>%1, beliebige Horde</translation>
    </message>
    <message>
        <source>%1, each horde beside it</source>
        <translation>%1, jede Horde daneben</translation>
    </message>
    <message>
        <source>%1, hordes beside it</source>
        <translation>%1, Horden daneben</translation>
    </message>
    <message>
        <source>%1, horde below</source>
        <translation>%1, Horde darunter</translation>
    </message>
    <message>
        <source>%1, one horde</source>
        <translation>%1, eine Horde</translation>
    </message>
    <message>
        <source>%1, hordes</source>
        <translation>%1, Horden</translation>
    </message>
    <message>
        <source>%1, each horde</source>
        <translation>%1, jede Horde</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>%1 leads %2</source>
        <translation>%1 führt %2</translation>
    </message>
    <message>
        <source>Still to lay: %1.</source>
        <translation>Noch zu legen: %1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Damage left</source>
        <translation>Schaden übrig</translation>
    </message>
    <message>
        <source>What Advance will do</source>
        <translation>Was Vorrücken bringt</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 escapes: %n heart(s)</source>
        <translation>
            <numerusform>%1. %2 entkommt: %n Herz</numerusform>
            <numerusform>%1. %2 entkommt: %n Herzen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2 is held</source>
        <translation>%1. %2 wird gehalten</translation>
    </message>
    <message>
        <source>%1. %2 stays</source>
        <translation>%1. %2 bleibt</translation>
    </message>
    <message>
        <source>%1. %2 to %3</source>
        <translation>%1. %2 nach %3</translation>
    </message>
    <message>
        <source>Hordes come in at the red token and follow the marks to the gate. In each round a horde goes one space on, unless somebody holds it. Two are on their way already; more come from round 2 on.</source>
        <translation>Horden kommen am roten Marker herein und folgen den Zeichen zum Tor. In jeder Runde geht eine Horde ein Feld weiter, außer jemand hält sie auf. Zwei sind schon unterwegs; ab Runde 2 kommen weitere.</translation>
    </message>
    <message>
        <source>Press a tower and raise it: it is away in this round, and comes back stronger in the next. That costs nothing but the shot. Passed without being raised it is only handed on, which helps where a friend has better sites.</source>
        <translation>Drück auf einen Turm und bau ihn aus: In dieser Runde ist er fort, in der nächsten kommt er stärker wieder. Das kostet nur den Schuss. Ohne Ausbau wird er nur weitergegeben; das hilft, wo ein Freund bessere Bauplätze hat.</translation>
    </message>
    <message>
        <source>or %1</source>
        <translation>oder %1</translation>
    </message>
    <message>
        <source>What does %1 do?</source>
        <translation>Was tut %1?</translation>
    </message>
    <message>
        <source>Crystals buy towers when the round ends, gold buys mods.</source>
        <translation>Für Kristalle gibt es am Ende der Runde Türme, für Gold Mods.</translation>
    </message>
    <message>
        <source>Physical damage does not cover it.</source>
        <translation>Körperlicher Schaden bedeckt es nicht.</translation>
    </message>
    <message>
        <source>Magical damage does not cover it.</source>
        <translation>Magischer Schaden bedeckt es nicht.</translation>
    </message>
    <message>
        <source>Only true damage, soldiers and heroes cover it.</source>
        <translation>Nur wahrer Schaden, Soldaten und Helden bedecken es.</translation>
    </message>
    <message>
        <source>A tile covers one of its squares, never more.</source>
        <translation>Ein Plättchen bedeckt ein Kästchen davon, nie mehr.</translation>
    </message>
    <message>
        <source>While it shows, the horde goes two spaces.</source>
        <translation>Solange es zu sehen ist, geht die Horde zwei Felder.</translation>
    </message>
    <message>
        <source>While it shows, it counts for the champion’s card.</source>
        <translation>Solange es zu sehen ist, zählt es für die Karte des Champions.</translation>
    </message>
    <message>
        <source>While it shows, it stops one kind of damage from one side.</source>
        <translation>Solange es zu sehen ist, hält es eine Art Schaden von einer Seite ab.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Large: 4 hearts if it gets out.</source>
        <translation>Groß: 4 Herzen, wenn es entkommt.</translation>
    </message>
    <message>
        <source>1 heart if it gets out.</source>
        <translation>1 Herz, wenn es entkommt.</translation>
    </message>
    <message>
        <source>Squares with a face are enemies; a right press enlarges them and says who they are. Once all of them are covered the horde is destroyed. The one in front would get out in round 3, and each face that still shows costs a heart.</source>
        <translation>Kästchen mit Gesicht sind Feinde; ein Druck mit der rechten Taste vergrößert sie und sagt, wer sie sind. Sind alle bedeckt, ist die Horde vernichtet. Die vorderste käme in Runde 3 hinaus, und jedes Gesicht, das noch zu sehen ist, kostet ein Herz.</translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s) beside it, each with a 1×1 for another</source>
        <translation>
            <numerusform>%n Soldat daneben, mit einem 1×1 für eine andere</numerusform>
            <numerusform>%n Soldaten daneben, je mit einem 1×1 für eine andere</numerusform>
        </translation>
    </message>
    <message>
        <source>Called once</source>
        <translation>Einmal zu rufen</translation>
    </message>
    <message>
        <source>Prologue: %1</source>
        <translation>Prolog: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Helpers to call, alone</source>
        <translation>Helfer zum Rufen, allein</translation>
    </message>
    <message>
        <source>Lay of it what you like; the rest is lost.</source>
        <translation>Lege davon, was du willst; der Rest verfällt.</translation>
    </message>
    <message>
        <source>What is for any horde reaches every horde on the map, wherever the tower stands. Use it for the last face of a horde.</source>
        <translation>Was für eine beliebige Horde ist, erreicht jede Horde auf der Karte, wo der Turm auch steht. Nimm es für das letzte Gesicht einer Horde.</translation>
    </message>
    <message>
        <source>%1 came to %2, as %3 was not free</source>
        <translation>%1 kam nach %2, da %3 nicht frei war</translation>
    </message>
    <message>
        <source>Shows where each horde would go if everybody were done now</source>
        <translation>Zeigt, wohin jede Horde ginge, wenn jetzt alle fertig wären</translation>
    </message>
    <message>
        <source>Press a hero on the bench in any round to call it. It comes down on any lit space, does what its card says, holds a horde like your own hero, and goes when the round ends.</source>
        <translation>Drück in irgendeiner Runde auf einen Helden der Bank, um ihn zu rufen. Er kommt auf ein beliebiges leuchtendes Feld, tut, was seine Karte sagt, hält eine Horde auf wie dein eigener und geht, wenn die Runde endet.</translation>
    </message>
    <message>
        <source>%1, unless its card says otherwise</source>
        <translation>%1, außer seine Karte sagt es anders</translation>
    </message>
    <message>
        <source>%1: destroyed at %2</source>
        <translation>%1: bei %2 vernichtet</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>Reichweiten</translation>
    </message>
    <message>
        <source>Shows which spaces towers and heroes point to</source>
        <translation>Zeigt, auf welche Felder Türme und Helden zeigen</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>Shows which ways the hordes go</source>
        <translation>Zeigt, welche Wege die Horden gehen</translation>
    </message>
    <message>
        <source>Play a tower, or raise one</source>
        <translation>Spiel einen Turm oder bau einen aus</translation>
    </message>
    <message>
        <source>Call a hero, or be done</source>
        <translation>Ruf einen Helden, oder sei fertig</translation>
    </message>
    <message>
        <source>All of yours have acted</source>
        <translation>Alle deine haben gehandelt</translation>
    </message>
    <message numerus="yes">
        <source>%1 at %2 healed itself and the hordes beside it: %n tile(s) fell off</source>
        <translation>
            <numerusform>%1 auf %2 heilte sich und die Horden daneben: %n Plättchen fiel ab</numerusform>
            <numerusform>%1 auf %2 heilte sich und die Horden daneben: %n Plättchen fielen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stayed at %2 and shot</source>
        <translation>%1 blieb auf %2 und schoss</translation>
    </message>
    <message>
        <source>%1 stayed at %2, with no hero to shoot at</source>
        <translation>%1 blieb auf %2, ohne einen Helden, auf den zu schießen war</translation>
    </message>
    <message>
        <source>That hero is not on the map.</source>
        <translation>Dieser Held ist nicht auf der Karte.</translation>
    </message>
    <message>
        <source>%1. %2 stays and shoots at %3</source>
        <translation>%1. %2 bleibt und schießt auf %3</translation>
    </message>
    <message>
        <source>%1. %2 stays and shoots at a hero</source>
        <translation>%1. %2 bleibt und schießt auf einen Helden</translation>
    </message>
    <message numerus="yes">
        <source>%1, after healing: %n tile(s) fall off</source>
        <translation>
            <numerusform>%1, nach dem Heilen: %n Plättchen fällt ab</numerusform>
            <numerusform>%1, nach dem Heilen: %n Plättchen fallen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, protected</source>
        <translation>%1, geschützt</translation>
    </message>
    <message>
        <source>%1, who goes home</source>
        <translation>%1, geht nach Hause</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n health</source>
        <translation>
            <numerusform>%1 mit %n Leben</numerusform>
            <numerusform>%1 mit %n Leben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Hordes heal, and %n tile(s) fall off.</source>
        <translation>
            <numerusform>%1 Horden heilen, und %n Plättchen fällt ab.</numerusform>
            <numerusform>%1 Horden heilen, und %n Plättchen fallen ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>While it shows, all tiles fall off its horde and those beside it before the horde moves.</source>
        <translation>Solange es zu sehen ist, fallen alle Plättchen von seiner Horde und denen daneben ab, bevor die Horde geht.</translation>
    </message>
    <message>
        <source>While it shows, the horde does not move: instead a hero on the map takes 1 damage.</source>
        <translation>Solange es zu sehen ist, geht die Horde nicht: Stattdessen nimmt ein Held auf der Karte 1 Schaden.</translation>
    </message>
    <message>
        <source>Who is shot at by %1?</source>
        <translation>Auf wen geht der Schuss von %1?</translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s), %1, on a horde an arrow points to</source>
        <translation>
            <numerusform>%n Soldat, %1, auf eine Horde, auf die ein Pfeil zeigt</numerusform>
            <numerusform>%n Soldaten, %1, auf eine Horde, auf die ein Pfeil zeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Destroyed, it leaves</source>
        <translation>Vernichtet lässt sie zurück</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, oder %2</translation>
    </message>
    <message>
        <source>%1. Destroyed, it leaves: %2</source>
        <translation>%1. Vernichtet lässt sie zurück: %2</translation>
    </message>
    <message>
        <source>%1. Besides: %2</source>
        <translation>%1. Außerdem: %2</translation>
    </message>
    <message>
        <source>%1 bought %2</source>
        <translation>%1 kaufte %2</translation>
    </message>
    <message>
        <source>%1 fell with the horde it stood on</source>
        <translation>%1 fiel mit der Horde, auf der die Figur stand</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Was neu ist</translation>
    </message>
    <message>
        <source>What else is new</source>
        <translation>Was noch neu ist</translation>
    </message>
    <message>
        <source>That tower is bought already, and towers are not sold.</source>
        <translation>Dieser Turm ist schon gekauft, und Türme werden nicht verkauft.</translation>
    </message>
    <message>
        <source>All covered</source>
        <translation>Alles bedeckt</translation>
    </message>
    <message>
        <source>For any horde</source>
        <translation>Für jede Horde</translation>
    </message>
    <message>
        <source>%1 had nobody to attack</source>
        <translation>%1 hatte niemanden zum Angreifen</translation>
    </message>
    <message>
        <source>Of damage only physical and true cover it.</source>
        <translation>Von Schaden bedeckt es nur physischer und wahrer.</translation>
    </message>
    <message>
        <source>Of damage only magical and true cover it.</source>
        <translation>Von Schaden bedeckt es nur magischer und wahrer.</translation>
    </message>
    <message>
        <source>End here: nobody in reach</source>
        <translation>Hier enden: niemand erreichbar</translation>
    </message>
    <message>
        <source>What did %1 leave?</source>
        <translation>Was hinterließ %1?</translation>
    </message>
    <message>
        <source>%1; its mods go back with this card</source>
        <translation>%1; ihre Mods gehen mit dieser Karte zurück</translation>
    </message>
    <message>
        <source>First lay what is to be placed, or say that you lay no more.</source>
        <translation>Leg zuerst, was zu legen ist, oder sag, dass du nichts mehr legst.</translation>
    </message>
    <message>
        <source>Has come already</source>
        <translation>War schon da</translation>
    </message>
    <message>
        <source>Blocked in this round</source>
        <translation>In dieser Runde gesperrt</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Faults stop hordes, and no horde comes here. Move it onto a path.</source>
        <translation>Risse halten Horden auf, und hier kommt keine vorbei. Schieb ihn auf einen Pfad.</translation>
    </message>
    <message>
        <source>Lava lies on the path, where hordes walk. Move it beside the path.</source>
        <translation>Die Lava liegt auf dem Pfad, auf dem die Horden gehen. Schieb sie neben den Pfad.</translation>
    </message>
    <message>
        <source>A pond lies on the path, and hordes do not go round it. Move it beside the path.</source>
        <translation>Ein Teich liegt auf dem Pfad, und Horden gehen nicht um ihn herum. Schieb ihn neben den Pfad.</translation>
    </message>
    <message>
        <source>Tentacles hold sites, and there is none here. Move it onto a site.</source>
        <translation>Fangarme halten Bauplätze, und hier ist keiner. Schieb ihn auf einen Bauplatz.</translation>
    </message>
    <message>
        <source>It lies on water, where no hero stops. Move it onto land.</source>
        <translation>Es liegt auf Wasser, wo kein Held anhält. Schieb es auf Land.</translation>
    </message>
    <message>
        <source>Out of place</source>
        <translation>Falsch gelegt</translation>
    </message>
    <message>
        <source>Lava without treasure</source>
        <translation>Lava ohne Schatz</translation>
    </message>
    <message>
        <source>Nothing lies in this lava, so that heroes keep away from it. Put crystals or gold in it.</source>
        <translation>In dieser Lava liegt nichts, also meiden die Helden sie. Leg Kristalle oder Gold hinein.</translation>
    </message>
    <message>
        <source>Pair that is none</source>
        <translation>Paar, das keines ist</translation>
    </message>
    <message>
        <source>%1 tokens have the pair %2. Give it to two.</source>
        <translation>%1 Marken haben das Paar %2. Gib es zweien.</translation>
    </message>
    <message>
        <source>More tokens than the box has</source>
        <translation>Mehr Marken als in der Schachtel</translation>
    </message>
    <message>
        <source>The box has %1 of this token, and this is one more. Take one away.</source>
        <translation>Die Schachtel hat %1 dieser Marken, und dies ist eine mehr. Nimm eine weg.</translation>
    </message>
    <message>
        <source>Stacks of unequal length</source>
        <translation>Ungleich hohe Stapel</translation>
    </message>
    <message>
        <source>Stack %1 has %2 cards, another %3. Usually all are alike.</source>
        <translation>Stapel %1 hat %2 Karten, ein anderer %3. Meist sind alle gleich.</translation>
    </message>
    <message>
        <source>Lost before it is won</source>
        <translation>Verloren, ehe gewonnen ist</translation>
    </message>
    <message>
        <source>The stacks last to round %1, and the goal is at the end of round %2. Add cards, or set the goal earlier.</source>
        <translation>Die Stapel reichen bis Runde %1, und das Ziel ist das Ende von Runde %2. Füge Karten hinzu, oder setze das Ziel früher.</translation>
    </message>
    <message>
        <source>Goal in round %1</source>
        <translation>Ziel in Runde %1</translation>
    </message>
    <message>
        <source>Too few champions</source>
        <translation>Zu wenige Champions</translation>
    </message>
    <message>
        <source>The goal is to destroy %1 champions, and %2 come. Add some to the stacks, or ask for fewer.</source>
        <translation>Ziel ist es, %1 Champions zu vernichten, und es kommen %2. Leg welche in die Stapel, oder verlange weniger.</translation>
    </message>
    <message>
        <source>Nothing covers this horde</source>
        <translation>Nichts deckt diese Horde ab</translation>
    </message>
    <message>
        <source>%1 (%2) may come, and no tower, mod or attack allowed here covers all of it: heroes have to stand on it. Allow more, or use another card.</source>
        <translation>%1 (%2) kann kommen, und kein Turm, Mod oder Angriff, der hier erlaubt ist, deckt sie ganz ab: Helden müssen darauf stehen. Erlaube mehr, oder nimm eine andere Karte.</translation>
    </message>
    <message>
        <source>Hard to cover at first</source>
        <translation>Anfangs schwer abzudecken</translation>
    </message>
    <message>
        <source>%1 (%2) may lie here in round 1, and at tables of %3 the towers to start with do not cover all of it: that takes a hero.</source>
        <translation>%1 (%2) kann in Runde 1 hier liegen, und an Tischen mit %3 decken die Starttürme sie nicht ganz ab: Das braucht einen Helden.</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Passt nicht</translation>
    </message>
    <message>
        <source>In the file: %1</source>
        <translation>In der Datei: %1</translation>
    </message>
    <message>
        <source>In the file at %1: %2</source>
        <translation>In der Datei bei %1: %2</translation>
    </message>
    <message>
        <source>Draw the shortest way</source>
        <translation>Den kürzesten Weg zeichnen</translation>
    </message>
    <message>
        <source>Draw ground</source>
        <translation>Boden zeichnen</translation>
    </message>
    <message>
        <source>Take the site away</source>
        <translation>Den Bauplatz wegnehmen</translation>
    </message>
    <message>
        <source>Give it none</source>
        <translation>Ihm keine geben</translation>
    </message>
    <message>
        <source>Take the horde away</source>
        <translation>Die Horde wegnehmen</translation>
    </message>
    <message>
        <source>Add the rules</source>
        <translation>Die Regeln hinzufügen</translation>
    </message>
    <message>
        <source>Block no colour</source>
        <translation>Keine Farbe sperren</translation>
    </message>
    <message>
        <source>Turn it to the edge</source>
        <translation>Zum Rand drehen</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Too large to play</source>
        <translation>Zu groß zum Spielen</translation>
    </message>
    <message>
        <source>It has %1 columns, %2 rows and %3 spaces. Maps that are played have at most %4, %5 and %6. Make it smaller.</source>
        <translation>Sie hat %1 Spalten, %2 Zeilen und %3 Felder. Gespielt werden Karten mit höchstens %4, %5 und %6. Mach sie kleiner.</translation>
    </message>
    <message>
        <source>Useless site</source>
        <translation>Nutzloser Bauplatz</translation>
    </message>
    <message>
        <source>No way passes this site, so that only far shots reach a horde from it. Take it away, or lead a way past it.</source>
        <translation>Kein Weg führt an diesem Bauplatz vorbei, sodass von dort nur weite Schüsse eine Horde erreichen. Nimm ihn weg, oder führe einen Weg vorbei.</translation>
    </message>
    <message>
        <source>No way passes this site, so that no tower there reaches a horde. Take it away, or lead a way past it.</source>
        <translation>Kein Weg führt an diesem Bauplatz vorbei, sodass kein Turm dort eine Horde erreicht. Nimm ihn weg, oder führe einen Weg vorbei.</translation>
    </message>
    <message>
        <source>No site</source>
        <translation>Kein Bauplatz</translation>
    </message>
    <message>
        <source>At a table of %1 there is no site, so that nobody can build. Give sites a colour for it.</source>
        <translation>An einem Tisch mit %1 gibt es keinen Bauplatz, sodass niemand bauen kann. Gib Bauplätzen eine Farbe dafür.</translation>
    </message>
    <message>
        <source>Colours missing</source>
        <translation>Farben fehlen</translation>
    </message>
    <message>
        <source>At a table of %1 there are fewer than %2 sites of a colour: %3. Give some sites that colour.</source>
        <translation>An einem Tisch mit %1 gibt es weniger als %2 Bauplätze einer Farbe: %3. Gib einigen Bauplätzen diese Farbe.</translation>
    </message>
    <message>
        <source>More sites than cards</source>
        <translation>Mehr Bauplätze als Karten</translation>
    </message>
    <message>
        <source>At a table of %1 the sites that are %3 are %2, and the box has %4 such cards. Who plays with the box has to make some.</source>
        <translation>An einem Tisch mit %1 sind %2 Bauplätze %3, und die Schachtel hat %4 solche Karten. Wer mit der Schachtel spielt, muss welche machen.</translation>
    </message>
    <message>
        <source>No tower at first</source>
        <translation>Anfangs kein Turm</translation>
    </message>
    <message>
        <source>At a table of %1 nobody has a tower at first. Give some to start with.</source>
        <translation>An einem Tisch mit %1 hat anfangs niemand einen Turm. Gib welche zum Start.</translation>
    </message>
    <message>
        <source>Too few sites</source>
        <translation>Zu wenige Bauplätze</translation>
    </message>
    <message>
        <source>A table of %1 starts with %2 towers and has %3 sites. Draw more sites, or give fewer towers.</source>
        <translation>Ein Tisch mit %1 beginnt mit %2 Türmen und hat %3 Bauplätze. Zeichne mehr Bauplätze, oder gib weniger Türme.</translation>
    </message>
    <message>
        <source>Fork without order</source>
        <translation>Gabelung ohne Reihenfolge</translation>
    </message>
    <message>
        <source>Two steps from %1 have the order %2, so that nobody knows where hordes go. Give the step to %3 another.</source>
        <translation>Zwei Schritte von %1 haben die Reihenfolge %2, sodass niemand weiß, wohin Horden gehen. Gib dem Schritt nach %3 eine andere.</translation>
    </message>
    <message>
        <source>Give it order %1</source>
        <translation>Reihenfolge %1 geben</translation>
    </message>
    <message>
        <source>Exit without a way</source>
        <translation>Ausgang ohne Weg</translation>
    </message>
    <message>
        <source>No way leads to this exit, so that only heroes come in there. Lead one there, or take the exit away.</source>
        <translation>Kein Weg führt zu diesem Ausgang, sodass nur Helden dort hereinkommen. Führe einen hin, oder nimm den Ausgang weg.</translation>
    </message>
    <message>
        <source>Take the exit away</source>
        <translation>Den Ausgang wegnehmen</translation>
    </message>
    <message>
        <source>Way %1</source>
        <translation>Weg %1</translation>
    </message>
    <message>
        <source>It is %1 spaces long. For 1, 2, 3 and 4 players %2, %3, %4 and %5 sites stand beside it.</source>
        <translation>Er ist %1 Felder lang. Für 1, 2, 3 und 4 Personen stehen %2, %3, %4 und %5 Bauplätze daneben.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>The rules of &quot;%1&quot; are not there yet: this map can be drawn and kept, and not be played.</source>
        <translation>Die Regeln von &quot;%1&quot; gibt es noch nicht: Diese Karte kann gezeichnet und aufgehoben, aber nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Translation with gaps</source>
        <translation>Übersetzung mit Lücken</translation>
    </message>
    <message>
        <source>%1 of %2 texts are there in the language &quot;%3&quot;. The others are read as they stand.</source>
        <translation>%1 von %2 Texten gibt es in der Sprache &quot;%3&quot;. Die übrigen liest man so, wie sie dastehen.</translation>
    </message>
    <message>
        <source>There is no land at %1.</source>
        <translation>Bei %1 ist kein Land.</translation>
    </message>
    <message>
        <source>No way goes over the water at %1.</source>
        <translation>Über das Wasser bei %1 führt kein Weg.</translation>
    </message>
    <message>
        <source>Lay spawn %1 first.</source>
        <translation>Leg zuerst Einfall %1.</translation>
    </message>
    <message>
        <source>%1 is not beside %2.</source>
        <translation>%1 liegt nicht neben %2.</translation>
    </message>
    <message>
        <source>Begin at spawn %1 or on its way.</source>
        <translation>Beginne bei Einfall %1 oder auf seinem Weg.</translation>
    </message>
    <message>
        <source>No way leads from %1 to %2.</source>
        <translation>Von %1 nach %2 führt kein Weg.</translation>
    </message>
    <message>
        <source>From %1 on no way leads to an exit yet.</source>
        <translation>Von %1 an führt noch kein Weg zu einem Ausgang.</translation>
    </message>
    <message>
        <source>A branch leads to path beside it.</source>
        <translation>Eine Abzweigung führt auf einen Pfad daneben.</translation>
    </message>
    <message>
        <source>No path leads from spawn %1 to an exit.</source>
        <translation>Von Einfall %1 führt kein Pfad zu einem Ausgang.</translation>
    </message>
    <message>
        <source>Nothing lies there.</source>
        <translation>Dort liegt nichts.</translation>
    </message>
    <message>
        <source>Text missing</source>
        <translation>Text fehlt</translation>
    </message>
    <message>
        <source>It is empty. Write what people shall read.</source>
        <translation>Er ist leer. Schreib, was man lesen soll.</translation>
    </message>
    <message>
        <source>Story missing</source>
        <translation>Geschichte fehlt</translation>
    </message>
    <message>
        <source>The story has one line or two. Write one.</source>
        <translation>Die Geschichte hat eine Zeile oder zwei. Schreib eine.</translation>
    </message>
    <message>
        <source>No spawn, or too many</source>
        <translation>Kein Einfall, oder zu viele</translation>
    </message>
    <message>
        <source>Hordes come in by one to four spawns. Lay some, or take some away.</source>
        <translation>Horden kommen durch einen bis vier Einfälle. Leg welche, oder nimm welche weg.</translation>
    </message>
    <message>
        <source>No exit, or too many</source>
        <translation>Kein Ausgang, oder zu viele</translation>
    </message>
    <message>
        <source>Hordes leave by one exit or two. Lay one, or take some away.</source>
        <translation>Horden gehen durch einen Ausgang oder zwei. Leg einen, oder nimm welche weg.</translation>
    </message>
    <message>
        <source>No land</source>
        <translation>Kein Land</translation>
    </message>
    <message>
        <source>Nothing is drawn yet. Lay a tile, or draw land.</source>
        <translation>Noch ist nichts gezeichnet. Leg ein Teil, oder zeichne Land.</translation>
    </message>
    <message>
        <source>Stack empty or too long</source>
        <translation>Stapel leer oder zu hoch</translation>
    </message>
    <message>
        <source>A stack has 1 to 16 cards. Add some, or take some away.</source>
        <translation>Ein Stapel hat 1 bis 16 Karten. Füge welche hinzu, oder nimm welche weg.</translation>
    </message>
    <message>
        <source>Land without a tile</source>
        <translation>Land ohne Teil</translation>
    </message>
    <message>
        <source>No tile covers %1. Lay one there, or draw no land.</source>
        <translation>Kein Teil bedeckt %1. Leg eines hin, oder zeichne kein Land.</translation>
    </message>
    <message>
        <source>Tile beyond the land</source>
        <translation>Teil über das Land hinaus</translation>
    </message>
    <message>
        <source>A tile covers %1, where no land is drawn. Turn it, move it, or draw land.</source>
        <translation>Ein Teil bedeckt %1, wo kein Land gezeichnet ist. Dreh es, schieb es, oder zeichne Land.</translation>
    </message>
    <message>
        <source>Tiles one over another</source>
        <translation>Teile übereinander</translation>
    </message>
    <message>
        <source>Two tiles cover %1. Move one.</source>
        <translation>Zwei Teile bedecken %1. Schieb eines weg.</translation>
    </message>
    <message>
        <source>Tile laid twice</source>
        <translation>Teil zweimal gelegt</translation>
    </message>
    <message>
        <source>The box has this tile once. Use another.</source>
        <translation>Die Schachtel hat dieses Teil einmal. Nimm ein anderes.</translation>
    </message>
    <message>
        <source>Map in pieces</source>
        <translation>Karte in Stücken</translation>
    </message>
    <message>
        <source>At a table of %1 this land is apart from the rest. Lay it edge to edge.</source>
        <translation>An einem Tisch mit %1 liegt dieses Land getrennt vom Rest. Leg es Kante an Kante.</translation>
    </message>
    <message>
        <source>Spawn without a way</source>
        <translation>Einfall ohne Weg</translation>
    </message>
    <message>
        <source>No way leads from this spawn to an exit. Draw it along the path.</source>
        <translation>Von diesem Einfall führt kein Weg zu einem Ausgang. Zeichne ihn den Pfad entlang.</translation>
    </message>
    <message>
        <source>Gap in a way</source>
        <translation>Lücke in einem Weg</translation>
    </message>
    <message>
        <source>The way jumps to this space. Draw it up, down, left or right, a space a step.</source>
        <translation>Der Weg springt auf dieses Feld. Zeichne ihn nach oben, unten, links oder rechts, ein Feld je Schritt.</translation>
    </message>
    <message>
        <source>Way in a loop</source>
        <translation>Weg im Kreis</translation>
    </message>
    <message>
        <source>The way comes to this space twice. Draw it without a loop.</source>
        <translation>Der Weg kommt zweimal auf dieses Feld. Zeichne ihn ohne Kreis.</translation>
    </message>
    <message>
        <source>Way off the path</source>
        <translation>Weg neben dem Pfad</translation>
    </message>
    <message>
        <source>The way leads over a space that is no path. Draw path there, or another way.</source>
        <translation>Der Weg führt über ein Feld, das kein Pfad ist. Zeichne dort Pfad, oder einen anderen Weg.</translation>
    </message>
    <message>
        <source>Way away from its spawn</source>
        <translation>Weg fern von seinem Einfall</translation>
    </message>
    <message>
        <source>The way does not begin at its spawn. Draw it from there.</source>
        <translation>Der Weg beginnt nicht bei seinem Einfall. Zeichne ihn von dort.</translation>
    </message>
    <message>
        <source>Way that reaches no exit</source>
        <translation>Weg, der keinen Ausgang erreicht</translation>
    </message>
    <message>
        <source>The way ends before its exit. Lead it to the exit&apos;s space, or to one beside that at the edge.</source>
        <translation>Der Weg endet vor seinem Ausgang. Führe ihn auf das Feld des Ausgangs oder auf eines daneben am Rand.</translation>
    </message>
    <message>
        <source>Path on no way</source>
        <translation>Pfad auf keinem Weg</translation>
    </message>
    <message>
        <source>No way leads over the path at %1. Lead one there, or draw ground.</source>
        <translation>Kein Weg führt über den Pfad bei %1. Führe einen hin, oder zeichne Boden.</translation>
    </message>
    <message>
        <source>Spawn inside the map</source>
        <translation>Einfall mitten in der Karte</translation>
    </message>
    <message>
        <source>Land is where the hordes should come in. Turn the spawn to the edge.</source>
        <translation>Wo die Horden hereinkommen sollen, ist Land. Dreh den Einfall zum Rand.</translation>
    </message>
    <message>
        <source>Exit inside the map</source>
        <translation>Ausgang mitten in der Karte</translation>
    </message>
    <message>
        <source>Land is where the hordes should go out. Turn the exit to the edge.</source>
        <translation>Wo die Horden hinausgehen sollen, ist Land. Dreh den Ausgang zum Rand.</translation>
    </message>
    <message>
        <source>Site off the ground</source>
        <translation>Bauplatz nicht auf Boden</translation>
    </message>
    <message>
        <source>Nobody builds on path or water. Take the site away, or draw ground.</source>
        <translation>Auf Pfad oder Wasser baut niemand. Nimm den Bauplatz weg, oder zeichne Boden.</translation>
    </message>
    <message>
        <source>Two sites on a space</source>
        <translation>Zwei Bauplätze auf einem Feld</translation>
    </message>
    <message>
        <source>Two sites are on this space. Take one away.</source>
        <translation>Auf diesem Feld sind zwei Bauplätze. Nimm einen weg.</translation>
    </message>
    <message>
        <source>Colour of nobody</source>
        <translation>Farbe von niemandem</translation>
    </message>
    <message>
        <source>At a table of %1 nobody has this colour. Give the site another, or none.</source>
        <translation>An einem Tisch mit %1 hat niemand diese Farbe. Gib dem Bauplatz eine andere oder keine.</translation>
    </message>
    <message>
        <source>Land that is left out</source>
        <translation>Land, das weggelassen ist</translation>
    </message>
    <message>
        <source>This land is left out for some players, and something lies on it for them. Leave that out too.</source>
        <translation>Dieses Land ist für manche weggelassen, und für sie liegt etwas darauf. Lass auch das weg.</translation>
    </message>
    <message>
        <source>Impossible on a site</source>
        <translation>Unmöglich auf einem Bauplatz</translation>
    </message>
    <message>
        <source>Nobody can build over it, and here is a site. Move it, or take it away.</source>
        <translation>Darüber kann niemand bauen, und hier ist ein Bauplatz. Schieb es weg, oder nimm es weg.</translation>
    </message>
    <message>
        <source>Two things on a space</source>
        <translation>Zwei Dinge auf einem Feld</translation>
    </message>
    <message>
        <source>Something lies there already. Take one away.</source>
        <translation>Dort liegt schon etwas. Nimm eines weg.</translation>
    </message>
    <message>
        <source>Treasure out of place</source>
        <translation>Schatz am falschen Ort</translation>
    </message>
    <message>
        <source>Only lava has crystals and gold in it. Take them out.</source>
        <translation>Nur in Lava liegen Kristalle und Gold. Nimm sie heraus.</translation>
    </message>
    <message>
        <source>Two hordes on a space</source>
        <translation>Zwei Horden auf einem Feld</translation>
    </message>
    <message>
        <source>A horde is there already. Move one.</source>
        <translation>Dort ist schon eine Horde. Schieb eine weg.</translation>
    </message>
    <message>
        <source>Horde off the ways</source>
        <translation>Horde neben den Wegen</translation>
    </message>
    <message>
        <source>A horde begins here, and no way leads on. Move it onto a way.</source>
        <translation>Hier beginnt eine Horde, und kein Weg führt weiter. Schieb sie auf einen Weg.</translation>
    </message>
    <message>
        <source>A horde begins here, and this is no path. Move it onto a way.</source>
        <translation>Hier beginnt eine Horde, und dies ist kein Pfad. Schieb sie auf einen Weg.</translation>
    </message>
    <message>
        <source>Card that is no horde</source>
        <translation>Karte, die keine Horde ist</translation>
    </message>
    <message>
        <source>Events and blank cards cannot lie on the map. Use a horde.</source>
        <translation>Ereignisse und leere Karten können nicht auf der Karte liegen. Nimm eine Horde.</translation>
    </message>
    <message>
        <source>More cards than there are</source>
        <translation>Mehr Karten, als es gibt</translation>
    </message>
    <message>
        <source>The box has %1 cards &quot;%2&quot;, and this is one more. Use another.</source>
        <translation>Die Schachtel hat %1 Karten &quot;%2&quot;, und dies ist eine mehr. Nimm eine andere.</translation>
    </message>
    <message>
        <source>This very card is there already. Use another.</source>
        <translation>Genau diese Karte ist schon da. Nimm eine andere.</translation>
    </message>
    <message>
        <source>Stack missing</source>
        <translation>Stapel fehlt</translation>
    </message>
    <message>
        <source>Each spawn has a stack; there are %1. Add what is missing.</source>
        <translation>Jeder Einfall hat einen Stapel; es gibt %1. Füge hinzu, was fehlt.</translation>
    </message>
    <message>
        <source>Rules missing</source>
        <translation>Regeln fehlen</translation>
    </message>
    <message>
        <source>What lies on the table needs the rules of &quot;%1&quot;. Add them.</source>
        <translation>Was auf dem Tisch liegt, braucht die Regeln von &quot;%1&quot;. Füge sie hinzu.</translation>
    </message>
    <message>
        <source>Too few colours alone</source>
        <translation>Allein zu wenige Farben</translation>
    </message>
    <message>
        <source>Who plays alone blocks a colour each round, and there is one at most. Give sites of two, or block none.</source>
        <translation>Wer allein spielt, sperrt in jeder Runde eine Farbe, und es gibt höchstens eine. Gib Bauplätze in zwei Farben, oder sperr keine.</translation>
    </message>
    <message>
        <source>More towers than there are</source>
        <translation>Mehr Türme, als es gibt</translation>
    </message>
    <message>
        <source>The box has too few of a tower for a table of %1. Use another to start with.</source>
        <translation>Für einen Tisch mit %1 hat die Schachtel zu wenige von einem Turm. Nimm zum Start einen anderen.</translation>
    </message>
    <message>
        <source>Tower that is not there</source>
        <translation>Turm, den es nicht gibt</translation>
    </message>
    <message>
        <source>A tower to start with is not in the supply. Add it there, or use another.</source>
        <translation>Ein Startturm ist nicht im Vorrat. Füge ihn dort hinzu, oder nimm einen anderen.</translation>
    </message>
    <message>
        <source>Starting towers missing</source>
        <translation>Starttürme fehlen</translation>
    </message>
    <message>
        <source>A table of %2 has %1 lists of towers to start with. Give it one.</source>
        <translation>Ein Tisch mit %2 hat %1 Listen von Starttürmen. Gib ihm eine.</translation>
    </message>
    <message>
        <source>Beyond the land</source>
        <translation>Jenseits des Landes</translation>
    </message>
    <message>
        <source>At %1 is no land. Move what is there, or draw land.</source>
        <translation>Bei %1 ist kein Land. Schieb weg, was dort ist, oder zeichne Land.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Worte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Story, line %1</source>
        <translation>Geschichte, Zeile %1</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation>Gewonnen und verloren</translation>
    </message>
    <message>
        <source>Won when</source>
        <translation>Gewonnen, wenn</translation>
    </message>
    <message>
        <source>Of which round, or how many</source>
        <translation>In welcher Runde, oder wie viele</translation>
    </message>
    <message>
        <source>As people read it</source>
        <translation>Wie man es liest</translation>
    </message>
    <message>
        <source>Lost when no heart is left, or</source>
        <translation>Verloren, wenn kein Herz übrig ist, oder</translation>
    </message>
    <message>
        <source>How it is lost, as people read it</source>
        <translation>Wie man verliert, so wie man es liest</translation>
    </message>
    <message>
        <source>About how many minutes</source>
        <translation>Etwa wie viele Minuten</translation>
    </message>
    <message>
        <source>Supplies</source>
        <translation>Vorräte</translation>
    </message>
    <message>
        <source>Abilities of tier</source>
        <translation>Fähigkeiten der Stufe</translation>
    </message>
    <message>
        <source>Tier %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Towers of level 4</source>
        <translation>Türme der Stufe 4</translation>
    </message>
    <message>
        <source>Mods that are sold</source>
        <translation>Mods, die verkauft werden</translation>
    </message>
    <message>
        <source>Cannot be chosen</source>
        <translation>Kann nicht gewählt werden</translation>
    </message>
    <message>
        <source>Is proposed first</source>
        <translation>Wird zuerst vorgeschlagen</translation>
    </message>
    <message>
        <source>Bench heroes of one player</source>
        <translation>Helden auf der Bank bei einer Person</translation>
    </message>
    <message>
        <source>One player blocks a colour</source>
        <translation>Eine Person sperrt eine Farbe</translation>
    </message>
    <message>
        <source>Starting towers of %1</source>
        <translation>Starttürme für %1</translation>
    </message>
    <message>
        <source>They are</source>
        <translation>Sie sind</translation>
    </message>
    <message>
        <source>for all together</source>
        <translation>für alle zusammen</translation>
    </message>
    <message>
        <source>for each player</source>
        <translation>für jede Person</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>How many maps</source>
        <translation>Wie viele Karten</translation>
    </message>
    <message>
        <source>Name of map %1</source>
        <translation>Name von Karte %1</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules that it adds</source>
        <translation>Regeln, die dazukommen</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Es gibt keine</translation>
    </message>
    <message>
        <source>Perfect range reaches</source>
        <translation>Perfekte Reichweite geht</translation>
    </message>
    <message>
        <source>its own map</source>
        <translation>auf die eigene Karte</translation>
    </message>
    <message>
        <source>both maps</source>
        <translation>auf beide Karten</translation>
    </message>
    <message>
        <source>above</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>On to %1, %2 to the exit</source>
        <translation>Weiter nach %1, %2 bis zum Ausgang</translation>
    </message>
    <message>
        <source>On to %1, to no exit</source>
        <translation>Weiter nach %1, zu keinem Ausgang</translation>
    </message>
    <message>
        <source>At %1 hordes prefer</source>
        <translation>Bei %1 gehen Horden lieber</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>Neben</translation>
    </message>
    <message>
        <source>It lies</source>
        <translation>Es liegt</translation>
    </message>
    <message>
        <source>Spaces to the exit</source>
        <translation>Felder bis zum Ausgang</translation>
    </message>
    <message>
        <source>Spaces, to no exit yet</source>
        <translation>Felder, noch zu keinem Ausgang</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Gedreht um</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Another tile lies there for them.</source>
        <translation>Für diese liegt dort ein anderes Teil.</translation>
    </message>
    <message>
        <source>Building site</source>
        <translation>Bauplatz</translation>
    </message>
    <message>
        <source>no site</source>
        <translation>kein Bauplatz</translation>
    </message>
    <message>
        <source>With %1 players</source>
        <translation>Bei %1 Personen</translation>
    </message>
    <message>
        <source>There is no land for all of them.</source>
        <translation>Nicht für alle von ihnen ist dort Land.</translation>
    </message>
    <message>
        <source>Something lies there for them already.</source>
        <translation>Für sie liegt dort schon etwas.</translation>
    </message>
    <message>
        <source>Number of its pair</source>
        <translation>Nummer des Paares</translation>
    </message>
    <message>
        <source>Starting horde</source>
        <translation>Starthorde</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Branches lead to</source>
        <translation>Abzweigungen führen nach</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>There is not enough of it to fill with.</source>
        <translation>Davon gibt es nicht genug zum Füllen.</translation>
    </message>
    <message>
        <source>That is beyond the edge of the map.</source>
        <translation>Das liegt jenseits des Randes der Karte.</translation>
    </message>
    <message>
        <source>That is no part of a map.</source>
        <translation>Das ist kein Stück einer Karte.</translation>
    </message>
    <message>
        <source>There is no such map.</source>
        <translation>Diese Karte gibt es nicht.</translation>
    </message>
    <message>
        <source>Use a number from %1 to %2.</source>
        <translation>Nimm eine Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>There is no such piece.</source>
        <translation>Dieses Teil gibt es nicht.</translation>
    </message>
    <message>
        <source>Tile %1 has one face: turn it instead.</source>
        <translation>Teil %1 hat nur eine Seite: Dreh es stattdessen.</translation>
    </message>
    <message>
        <source>Choose for how many players.</source>
        <translation>Wähle, für wie viele Personen.</translation>
    </message>
    <message>
        <source>Tile %1 is laid already, and there is one of it.</source>
        <translation>Teil %1 liegt schon, und es gibt eines davon.</translation>
    </message>
    <message>
        <source>Tile %1 lies there already.</source>
        <translation>Teil %1 liegt dort schon.</translation>
    </message>
    <message>
        <source>So many players have no such colour.</source>
        <translation>So viele haben keine solche Farbe.</translation>
    </message>
    <message>
        <source>Sites lie on ground, and %1 is none.</source>
        <translation>Bauplätze liegen auf Boden, und %1 ist keiner.</translation>
    </message>
    <message>
        <source>The map has as many sites as it can have.</source>
        <translation>Die Karte hat so viele Bauplätze, wie sie haben kann.</translation>
    </message>
    <message>
        <source>That does not lie beside a spawn.</source>
        <translation>Das liegt nicht neben einem Einfall.</translation>
    </message>
    <message>
        <source>Nothing can be built over it on a site.</source>
        <translation>Auf einem Bauplatz kann darüber nichts gebaut werden.</translation>
    </message>
    <message>
        <source>The map has as many features as it can have.</source>
        <translation>Die Karte hat so viele Besonderheiten, wie sie haben kann.</translation>
    </message>
    <message>
        <source>This card is no horde.</source>
        <translation>Diese Karte ist keine Horde.</translation>
    </message>
    <message>
        <source>Hordes stand on paths, and %1 is none.</source>
        <translation>Horden stehen auf Pfaden, und %1 ist keiner.</translation>
    </message>
    <message>
        <source>The map has as many hordes as it can have.</source>
        <translation>Die Karte hat so viele Horden, wie sie haben kann.</translation>
    </message>
    <message>
        <source>Lay it at the edge of the land.</source>
        <translation>Leg es an den Rand des Landes.</translation>
    </message>
    <message>
        <source>Lay it beside land.</source>
        <translation>Leg es neben Land.</translation>
    </message>
    <message>
        <source>A token stands there already.</source>
        <translation>Dort liegt schon eine Marke.</translation>
    </message>
    <message>
        <source>Both exits are laid already.</source>
        <translation>Beide Ausgänge liegen schon.</translation>
    </message>
    <message>
        <source>No map can be read</source>
        <translation>Keine Karte ist zu lesen</translation>
    </message>
    <message>
        <source>The file: %1</source>
        <translation>Die Datei: %1</translation>
    </message>
    <message>
        <source>There is no such choice.</source>
        <translation>Diese Wahl gibt es nicht.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>That is too long.</source>
        <translation>Das ist zu lang.</translation>
    </message>
    <message>
        <source>That can only be read.</source>
        <translation>Das kann man nur lesen.</translation>
    </message>
    <message>
        <source>There is no such field.</source>
        <translation>Dieses Feld gibt es nicht.</translation>
    </message>
    <message>
        <source>Unknown card</source>
        <translation>Unbekannte Karte</translation>
    </message>
    <message>
        <source>Way of spawn %1, on to %2</source>
        <translation>Weg von Einfall %1, weiter nach %2</translation>
    </message>
    <message>
        <source>Way of spawn %1 ends</source>
        <translation>Weg von Einfall %1 endet</translation>
    </message>
    <message>
        <source>Starting horde: %1</source>
        <translation>Starthorde: %1</translation>
    </message>
    <message>
        <source>there is no such template</source>
        <translation>diese Vorlage gibt es nicht</translation>
    </message>
    <message>
        <source>Site, %1</source>
        <translation>Bauplatz, %1</translation>
    </message>
    <message>
        <source>Large fault</source>
        <translation>Großer Riss</translation>
    </message>
    <message>
        <source>Small fault</source>
        <translation>Kleiner Riss</translation>
    </message>
    <message>
        <source>A hero who runs through it wakes its magic.</source>
        <translation>Ein Held, der hindurchläuft, weckt ihren Zauber.</translation>
    </message>
    <message>
        <source>Holds treasure for who dares.</source>
        <translation>Birgt einen Schatz für den, der sich traut.</translation>
    </message>
    <message>
        <source>Map tiles</source>
        <translation>Kartenteile</translation>
    </message>
    <message>
        <source>Building sites</source>
        <translation>Bauplätze</translation>
    </message>
    <message>
        <source>Spawns and exits</source>
        <translation>Einfälle und Ausgänge</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Besonderheiten</translation>
    </message>
    <message>
        <source>Starting hordes</source>
        <translation>Starthorden</translation>
    </message>
    <message>
        <source>That can be mended by hand alone.</source>
        <translation>Das kann nur von Hand gerichtet werden.</translation>
    </message>
    <message>
        <source>There is no such stack.</source>
        <translation>Diesen Stapel gibt es nicht.</translation>
    </message>
    <message>
        <source>A stack has at most %1 cards.</source>
        <translation>Ein Stapel hat höchstens %1 Karten.</translation>
    </message>
    <message>
        <source>There is no such card.</source>
        <translation>Diese Karte gibt es nicht.</translation>
    </message>
    <message>
        <source>There are one to four players.</source>
        <translation>Es spielen eine bis vier Personen.</translation>
    </message>
    <message>
        <source>A small map</source>
        <translation>Eine kleine Karte</translation>
    </message>
    <message>
        <source>Two spawns, one exit, ready to be played.</source>
        <translation>Zwei Einfälle, ein Ausgang, gleich zu spielen.</translation>
    </message>
    <message>
        <source>A fork</source>
        <translation>Eine Gabelung</translation>
    </message>
    <message>
        <source>A way that parts, and the arm that hordes prefer.</source>
        <translation>Ein Weg, der sich teilt, und der Arm, den Horden lieber gehen.</translation>
    </message>
    <message>
        <source>Two maps</source>
        <translation>Zwei Karten</translation>
    </message>
    <message>
        <source>One above the other. Its rules are still to come.</source>
        <translation>Eine über der anderen. Ihre Regeln kommen noch.</translation>
    </message>
    <message>
        <source>A heart is left after a round</source>
        <translation>Nach einer Runde ist ein Herz übrig</translation>
    </message>
    <message>
        <source>No horde is left after a round</source>
        <translation>Nach einer Runde ist keine Horde übrig</translation>
    </message>
    <message>
        <source>Champions are destroyed</source>
        <translation>Champions sind vernichtet</translation>
    </message>
    <message>
        <source>Fire Claw falls</source>
        <translation>Die Feuerklaue fällt</translation>
    </message>
    <message>
        <source>Ponds are frozen</source>
        <translation>Teiche sind gefroren</translation>
    </message>
    <message>
        <source>The boss falls</source>
        <translation>Der Boss fällt</translation>
    </message>
    <message>
        <source>No event token is left</source>
        <translation>Keine Ereignismarke ist übrig</translation>
    </message>
    <message>
        <source>An event comes</source>
        <translation>Ein Ereignis kommt</translation>
    </message>
    <message>
        <source>Rituals are done</source>
        <translation>Rituale sind vollzogen</translation>
    </message>
    <message>
        <source>Bosses among the hordes fall</source>
        <translation>Bosse unter den Horden fallen</translation>
    </message>
    <message>
        <source>All stacks are empty</source>
        <translation>Alle Stapel sind leer</translation>
    </message>
    <message>
        <source>Two stacks are empty</source>
        <translation>Zwei Stapel sind leer</translation>
    </message>
    <message>
        <source>A champion escapes</source>
        <translation>Ein Champion entkommt</translation>
    </message>
    <message>
        <source>The boss escapes</source>
        <translation>Der Boss entkommt</translation>
    </message>
    <message>
        <source>Any horde escapes</source>
        <translation>Irgendeine Horde entkommt</translation>
    </message>
    <message>
        <source>Too many hordes</source>
        <translation>Zu viele Horden</translation>
    </message>
    <message>
        <source>Guided first steps</source>
        <translation>Geführte erste Schritte</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>White sites</source>
        <translation>Weiße Bauplätze</translation>
    </message>
    <message>
        <source>Tentacles</source>
        <translation>Fangarme</translation>
    </message>
    <message>
        <source>Freezing</source>
        <translation>Gefrieren</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Risse</translation>
    </message>
    <message>
        <source>Flying hordes</source>
        <translation>Fliegende Horden</translation>
    </message>
    <message>
        <source>A late spawn</source>
        <translation>Ein später Einfall</translation>
    </message>
    <message>
        <source>Event tokens</source>
        <translation>Ereignismarken</translation>
    </message>
    <message>
        <source>Evasive hordes</source>
        <translation>Ausweichende Horden</translation>
    </message>
    <message>
        <source>The cyclone</source>
        <translation>Der Wirbelsturm</translation>
    </message>
    <message>
        <source>The shortest path</source>
        <translation>Der kürzeste Pfad</translation>
    </message>
    <message>
        <source>A stack with a flag</source>
        <translation>Ein Stapel mit Fahne</translation>
    </message>
    <message>
        <source>Rituals</source>
        <translation>Rituale</translation>
    </message>
    <message>
        <source>The graveyard</source>
        <translation>Der Friedhof</translation>
    </message>
    <message>
        <source>A limit of hordes</source>
        <translation>Eine Grenze für Horden</translation>
    </message>
    <message>
        <source>The deck of the rift</source>
        <translation>Die Karten des Spalts</translation>
    </message>
    <message>
        <source>The pool of blossoms</source>
        <translation>Der Vorrat an Blüten</translation>
    </message>
    <message>
        <source>Words alone</source>
        <translation>Nur Worte</translation>
    </message>
    <message>
        <source>No tower of level 1, no blossoms</source>
        <translation>Kein Turm der Stufe 1, keine Blüten</translation>
    </message>
    <message>
        <source>Champions shed tiles</source>
        <translation>Champions verlieren Plättchen</translation>
    </message>
    <message>
        <source>One heart</source>
        <translation>Ein Herz</translation>
    </message>
    <message>
        <source>The middle pond first</source>
        <translation>Zuerst der mittlere Teich</translation>
    </message>
    <message>
        <source>Cards of the boss</source>
        <translation>Karten des Bosses</translation>
    </message>
    <message>
        <source>Faults stay</source>
        <translation>Risse bleiben</translation>
    </message>
    <message>
        <source>Saitam stays alone</source>
        <translation>Saitam bleibt allein</translation>
    </message>
    <message>
        <source>Bruxa keeps off hordes</source>
        <translation>Bruxa meidet Horden</translation>
    </message>
    <message>
        <source>Own faults</source>
        <translation>Eigene Risse</translation>
    </message>
    <message>
        <source>Nothing lies there that can go by itself.</source>
        <translation>Dort liegt nichts, was allein gehen kann.</translation>
    </message>
    <message>
        <source>A way has at most %1 spaces.</source>
        <translation>Ein Weg hat höchstens %1 Felder.</translation>
    </message>
    <message>
        <source>The map has as many branches as it can have.</source>
        <translation>Die Karte hat so viele Abzweigungen, wie sie haben kann.</translation>
    </message>
    <message>
        <source>Take the step away</source>
        <translation>Den Schritt wegnehmen</translation>
    </message>
</context>
<context>
    <name>lan</name>
    <message>
        <source>%1 is switched off.</source>
        <translation>%1 ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>%1 finds tables on this laptop.</source>
        <translation>%1 findet Tische auf diesem Laptop.</translation>
    </message>
    <message>
        <source>%1 is not connected: there is no cable or no wireless network.</source>
        <translation>%1 ist nicht verbunden: kein Kabel oder kein Funknetz.</translation>
    </message>
    <message>
        <source>%1 has no address: its network gave it none.</source>
        <translation>%1 hat keine Adresse: Sein Netz hat ihm keine gegeben.</translation>
    </message>
    <message>
        <source>%1 cannot reach everybody in its network at once. A table behind it is joined by its address.</source>
        <translation>%1 erreicht nicht alle in seinem Netz auf einmal. Einem Tisch dahinter trittst du über seine Adresse bei.</translation>
    </message>
    <message>
        <source>%1 is a VPN or a virtual network. It is used with the address %2, beside the others.</source>
        <translation>%1 ist ein VPN oder ein virtuelles Netz. Es wird mit der Adresse %2 benutzt, neben den anderen.</translation>
    </message>
    <message>
        <source>%1 is used with the address %2, which the laptop gave itself because the network has no router that does.</source>
        <translation>%1 wird mit der Adresse %2 benutzt, die der Laptop sich selbst gegeben hat, weil kein Router im Netz es tut.</translation>
    </message>
    <message>
        <source>%1 is used with the address %2.</source>
        <translation>%1 wird mit der Adresse %2 benutzt.</translation>
    </message>
    <message>
        <source>Let Tablewood through the firewall of the laptop with the table: the LAN doctor there says how.</source>
        <translation>Lass Tablewood durch die Firewall des Laptops mit dem Tisch: Der LAN-Doktor dort sagt, wie.</translation>
    </message>
    <message>
        <source>Join the wireless network of the others, or plug in a cable that leads there.</source>
        <translation>Verbinde dich mit dem Funknetz der anderen oder steck ein Kabel ein, das dorthin führt.</translation>
    </message>
    <message>
        <source>This laptop is in no network but virtual ones and VPNs.</source>
        <translation>Dieser Laptop ist in keinem Netz außer virtuellen und VPNs.</translation>
    </message>
    <message>
        <source>This laptop is in no network.</source>
        <translation>Dieser Laptop ist in keinem Netz.</translation>
    </message>
    <message>
        <source>Announcements through %1 are sent and heard.</source>
        <translation>Ankündigungen über %1 werden gesendet und gehört.</translation>
    </message>
    <message>
        <source>Announcements cannot be sent through %1.</source>
        <translation>Über %1 lassen sich keine Ankündigungen senden.</translation>
    </message>
    <message>
        <source>Switch %1 off and on again, or join by the table&apos;s address.</source>
        <translation>Schalte %1 aus und wieder ein, oder tritt über die Adresse des Tisches bei.</translation>
    </message>
    <message>
        <source>Announcements are sent through %1, but not even this laptop hears them: something here keeps UDP port %2 closed.</source>
        <translation>Ankündigungen werden über %1 gesendet, aber nicht einmal dieser Laptop hört sie: Etwas hier hält den UDP-Port %2 geschlossen.</translation>
    </message>
    <message>
        <source>Announcements cannot be heard, because UDP port %1 cannot be opened (%2).</source>
        <translation>Ankündigungen sind nicht zu hören, weil sich der UDP-Port %1 nicht öffnen lässt (%2).</translation>
    </message>
    <message>
        <source>Close the program that uses the port, or start the laptop again.</source>
        <translation>Schließ das Programm, das den Port benutzt, oder starte den Laptop neu.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; is open on this laptop.</source>
        <translation>Der Tisch „%1“ ist auf diesem Laptop offen.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; is heard from %2.</source>
        <translation>Der Tisch „%1“ ist von %2 zu hören.</translation>
    </message>
    <message>
        <source>No table on another laptop is heard.</source>
        <translation>Von einem anderen Laptop ist kein Tisch zu hören.</translation>
    </message>
    <message>
        <source>If one is open, check that both laptops are in the same network: guest networks and many public ones keep laptops apart. A typed address or the table&apos;s link may work all the same.</source>
        <translation>Ist einer offen, dann prüfe, ob beide Laptops im selben Netz sind: Gastnetze und viele öffentliche halten Laptops voneinander fern. Eine eingetippte Adresse oder der Link des Tisches kann trotzdem gehen.</translation>
    </message>
    <message>
        <source>%1 is reached at port %2.</source>
        <translation>%1 ist am Port %2 zu erreichen.</translation>
    </message>
    <message>
        <source>%1 is there, but nothing is open at port %2.</source>
        <translation>%1 ist da, aber am Port %2 ist nichts offen.</translation>
    </message>
    <message>
        <source>Check that the table is open and that the port is right. Otherwise let Tablewood through the firewall of that laptop: the LAN doctor there says how.</source>
        <translation>Prüfe, ob der Tisch offen ist und der Port stimmt. Sonst lass Tablewood durch die Firewall jenes Laptops: Der LAN-Doktor dort sagt, wie.</translation>
    </message>
    <message>
        <source>%1 does not answer at port %2.</source>
        <translation>%1 antwortet am Port %2 nicht.</translation>
    </message>
    <message>
        <source>There is no way from this laptop to %1.</source>
        <translation>Von diesem Laptop führt kein Weg zu %1.</translation>
    </message>
    <message>
        <source>Check that both laptops are in the same network and that the address is right.</source>
        <translation>Prüfe, ob beide Laptops im selben Netz sind und die Adresse stimmt.</translation>
    </message>
    <message>
        <source>No laptop called %1 is known here.</source>
        <translation>Ein Laptop namens %1 ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>Check the name, or type the address in numbers: the laptop with the table shows it.</source>
        <translation>Prüfe den Namen oder tipp die Adresse in Zahlen ein: Der Laptop mit dem Tisch zeigt sie.</translation>
    </message>
    <message>
        <source>A table can be opened here at port %1.</source>
        <translation>Hier kann ein Tisch am Port %1 geöffnet werden.</translation>
    </message>
    <message>
        <source>Another program uses port %1 here: a table of this laptop opens at another one.</source>
        <translation>Ein anderes Programm benutzt hier den Port %1: Ein Tisch dieses Laptops öffnet an einem anderen.</translation>
    </message>
    <message>
        <source>A firewall must then let that port through instead.</source>
        <translation>Eine Firewall muss dann jenen Port durchlassen.</translation>
    </message>
    <message>
        <source>No firewall that Tablewood knows is switched on here.</source>
        <translation>Hier ist keine Firewall eingeschaltet, die Tablewood kennt.</translation>
    </message>
    <message>
        <source>A firewall may keep guests from tables on this laptop.</source>
        <translation>Eine Firewall hält vielleicht Gäste von Tischen auf diesem Laptop fern.</translation>
    </message>
    <message>
        <source>Install the same version of Tablewood on all laptops.</source>
        <translation>Installiere auf allen Laptops dieselbe Version von Tablewood.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; is of Tablewood %2 with protocol %3, this is Tablewood %4 with protocol %5.</source>
        <translation>Der Tisch „%1“ ist von Tablewood %2 mit Protokoll %3, dies ist Tablewood %4 mit Protokoll %5.</translation>
    </message>
    <message>
        <source>A laptop in the network has another version of Tablewood, whose announcements cannot be read here.</source>
        <translation>Ein Laptop im Netz hat eine andere Version von Tablewood, deren Ankündigungen hier nicht zu lesen sind.</translation>
    </message>
    <message>
        <source>This is Tablewood %1 with protocol %2, and nothing else was heard.</source>
        <translation>Dies ist Tablewood %1 mit Protokoll %2, und nichts anderes war zu hören.</translation>
    </message>
    <message>
        <source>This laptop is known by the certificate %1.</source>
        <translation>Dieser Laptop ist an dem Zertifikat %1 zu erkennen.</translation>
    </message>
    <message>
        <source>This laptop has no certificate yet. It makes one when it first opens or joins a table.</source>
        <translation>Dieser Laptop hat noch kein Zertifikat. Er macht eines, wenn er zum ersten Mal einen Tisch öffnet oder einem beitritt.</translation>
    </message>
    <message>
        <source>The certificate of this laptop cannot be read.</source>
        <translation>Das Zertifikat dieses Laptops ist nicht zu lesen.</translation>
    </message>
    <message>
        <source>Networks</source>
        <translation>Netze</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ankündigungen</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Ports</translation>
    </message>
    <message>
        <source>Firewall</source>
        <translation>Firewall</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>The firewall ufw is switched on here. Let Tablewood through with: sudo ufw allow %1</source>
        <translation>Hier ist die Firewall ufw eingeschaltet. Lass Tablewood durch mit: sudo ufw allow %1</translation>
    </message>
    <message>
        <source>The firewall firewalld is switched on here. Let Tablewood through with: sudo firewall-cmd --permanent --add-port=%1/tcp --add-port=%1/udp &amp;&amp; sudo firewall-cmd --reload</source>
        <translation>Hier ist die Firewall firewalld eingeschaltet. Lass Tablewood durch mit: sudo firewall-cmd --permanent --add-port=%1/tcp --add-port=%1/udp &amp;&amp; sudo firewall-cmd --reload</translation>
    </message>
    <message>
        <source>In Windows, make this network a private one (Settings, Network &amp; internet, Properties), and allow Tablewood there (Windows Security, Firewall &amp; network protection, Allow an app through firewall).</source>
        <translation>Mach dieses Netz in Windows zu einem privaten (Einstellungen, Netzwerk und Internet, Eigenschaften) und lass Tablewood dort zu (Windows-Sicherheit, Firewall- &amp; Netzwerkschutz, Zugriff von App durch Firewall zulassen).</translation>
    </message>
    <message>
        <source>In macOS, switch Tablewood on under System Settings, Privacy &amp; Security, Local Network, and allow incoming connections under Network, Firewall, Options.</source>
        <translation>Schalte Tablewood in macOS unter Systemeinstellungen, Datenschutz &amp; Sicherheit, Lokales Netzwerk ein und erlaube eingehende Verbindungen unter Netzwerk, Firewall, Optionen.</translation>
    </message>
    <message>
        <source>If a firewall is switched on here, open port %1 in it, for TCP and for UDP.</source>
        <translation>Ist hier eine Firewall eingeschaltet, dann öffne in ihr den Port %1, für TCP und für UDP.</translation>
    </message>
    <message>
        <source>What arrived made no sense: %1</source>
        <translation>Was ankam, ergab keinen Sinn: %1</translation>
    </message>
    <message>
        <source>Nobody answers at this address.</source>
        <translation>Unter dieser Adresse antwortet niemand.</translation>
    </message>
    <message>
        <source>There is no address to try.</source>
        <translation>Es gibt keine Adresse, die sich versuchen ließe.</translation>
    </message>
    <message>
        <source>Somebody else answers at this address: the certificate is not the table&apos;s.</source>
        <translation>Unter dieser Adresse antwortet jemand anderes: Das Zertifikat ist nicht das des Tisches.</translation>
    </message>
    <message>
        <source>The seed of the match is not the one that its players drew.</source>
        <translation>Der Startwert der Partie ist nicht der, den ihre Spieler gezogen haben.</translation>
    </message>
    <message>
        <source>The host did not deal from what was sealed before the match.</source>
        <translation>Der Gastgeber hat nicht aus dem gegeben, was vor der Partie versiegelt war.</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <translation>Diesen Platz gibt es an diesem Tisch nicht.</translation>
    </message>
    <message>
        <source>There is no such guest at this table.</source>
        <translation>Diesen Gast gibt es an diesem Tisch nicht.</translation>
    </message>
    <message>
        <source>%1 has this seat.</source>
        <translation>Auf diesem Platz sitzt %1.</translation>
    </message>
    <message>
        <source>The seats cannot be changed now.</source>
        <translation>Die Plätze lassen sich jetzt nicht ändern.</translation>
    </message>
    <message>
        <source>The match has begun.</source>
        <translation>Die Partie hat begonnen.</translation>
    </message>
    <message>
        <source>Seat %1 is free.</source>
        <translation>Platz %1 ist frei.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 ist nicht da.</translation>
    </message>
    <message>
        <source>%1 is not ready.</source>
        <translation>%1 ist nicht bereit.</translation>
    </message>
    <message>
        <source>The seat is free.</source>
        <translation>Der Platz ist frei.</translation>
    </message>
    <message>
        <source>Who has a seat cannot be the shared screen.</source>
        <translation>Wer einen Platz hat, kann nicht der gemeinsame Bildschirm sein.</translation>
    </message>
    <message>
        <source>A bot plays there. The host can give you the seat.</source>
        <translation>Dort spielt ein Bot. Der Gastgeber kann dir den Platz geben.</translation>
    </message>
    <message>
        <source>The host says which screen is the shared one.</source>
        <translation>Welcher Bildschirm der gemeinsame ist, sagt der Gastgeber.</translation>
    </message>
    <message>
        <source>The table takes no spectators.</source>
        <translation>Der Tisch nimmt keine Zuschauer auf.</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>Setz dich zuerst auf einen Platz.</translation>
    </message>
    <message>
        <source>The table was closed.</source>
        <translation>Der Tisch wurde geschlossen.</translation>
    </message>
    <message>
        <source>You host the table now.</source>
        <translation>Jetzt bist du der Gastgeber des Tisches.</translation>
    </message>
    <message>
        <source>What lets you back in cannot be stored: %1</source>
        <translation>Was dich wieder einlässt, lässt sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>The table speaks version %1 of the network&apos;s language (Tablewood %2), you speak version %3 (Tablewood %4). Use the same Tablewood on both.</source>
        <translation>Der Tisch spricht Fassung %1 der Netzsprache (Tablewood %2), du sprichst Fassung %3 (Tablewood %4). Nehmt auf beiden Seiten dasselbe Tablewood.</translation>
    </message>
    <message>
        <source>The match that the host opened is not the one you saw.</source>
        <translation>Die Partie, die der Gastgeber offengelegt hat, ist nicht die, die du gesehen hast.</translation>
    </message>
    <message>
        <source>The match that the host opened does not fit: %1</source>
        <translation>Die Partie, die der Gastgeber offengelegt hat, stimmt nicht: %1</translation>
    </message>
    <message>
        <source>Nobody can come in for the moment: %1</source>
        <translation>Im Moment kann niemand herein: %1</translation>
    </message>
    <message>
        <source>Nobody can come in for the moment: this program has as many connections and files open as the system allows. Who is at the table stays.</source>
        <translation>Im Moment kann niemand herein: Dieses Programm hat so viele Verbindungen und Dateien offen, wie das System erlaubt. Wer am Tisch ist, bleibt.</translation>
    </message>
    <message>
        <source>The table cannot be opened at port %1: %2</source>
        <translation>Der Tisch lässt sich an Port %1 nicht öffnen: %2</translation>
    </message>
    <message>
        <source>The table plays %1, which your Tablewood %2 does not have. The table&apos;s is Tablewood %3: use the same on both.</source>
        <translation>Am Tisch wird %1 gespielt, das dein Tablewood %2 nicht hat. Am Tisch läuft Tablewood %3: Nehmt auf beiden Seiten dasselbe.</translation>
    </message>
    <message>
        <source>Too many knock at this table. Try again later.</source>
        <translation>Zu viele klopfen an diesem Tisch. Versuch es später noch einmal.</translation>
    </message>
    <message>
        <source>Nobody knocks any more.</source>
        <translation>Es klopft niemand mehr.</translation>
    </message>
    <message>
        <source>The host did not let you in.</source>
        <translation>Der Gastgeber hat dich nicht eingelassen.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>Der Tisch ist voll.</translation>
    </message>
    <message>
        <source>You came back by another connection.</source>
        <translation>Du bist über eine andere Verbindung zurückgekommen.</translation>
    </message>
    <message>
        <source>You went home.</source>
        <translation>Du bist nach Hause gegangen.</translation>
    </message>
    <message>
        <source>There is no match to play now.</source>
        <translation>Gerade gibt es keine Partie zu spielen.</translation>
    </message>
    <message>
        <source>The host sent you away.</source>
        <translation>Der Gastgeber hat dich fortgeschickt.</translation>
    </message>
    <message>
        <source>The host closed the table.</source>
        <translation>Der Gastgeber hat den Tisch geschlossen.</translation>
    </message>
    <message>
        <source>The match cannot begin: %1</source>
        <translation>Die Partie kann nicht beginnen: %1</translation>
    </message>
    <message>
        <source>Who is at the table cannot be stored: %1</source>
        <translation>Wer am Tisch ist, lässt sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>Only a guest at another laptop who is here can take the table over.</source>
        <translation>Nur ein Gast an einem anderen Laptop, der gerade da ist, kann den Tisch übernehmen.</translation>
    </message>
    <message>
        <source>A table moves during a match.</source>
        <translation>Ein Tisch zieht während einer Partie um.</translation>
    </message>
    <message>
        <source>The table stays where it is.</source>
        <translation>Der Tisch bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>The table is on another laptop now.</source>
        <translation>Der Tisch ist jetzt auf einem anderen Laptop.</translation>
    </message>
    <message>
        <source>The connection was closed.</source>
        <translation>Die Verbindung wurde geschlossen.</translation>
    </message>
    <message>
        <source>Nothing was heard for a while.</source>
        <translation>Eine Weile war nichts zu hören.</translation>
    </message>
    <message>
        <source>The connection is too slow.</source>
        <translation>Die Verbindung ist zu langsam.</translation>
    </message>
    <message>
        <source>You did not say who you are.</source>
        <translation>Du hast nicht gesagt, wer du bist.</translation>
    </message>
    <message>
        <source>Your program says too much at once.</source>
        <translation>Dein Programm sagt zu viel auf einmal.</translation>
    </message>
    <message>
        <source>The match has begun. The host can give you the seat.</source>
        <translation>Die Partie hat begonnen. Der Gastgeber kann dir den Platz geben.</translation>
    </message>
    <message>
        <source>The table cannot be reached now. It is tried again.</source>
        <translation>Der Tisch ist gerade nicht erreichbar. Es wird weiter versucht.</translation>
    </message>
    <message>
        <source>The match did not start from what its players drew.</source>
        <translation>Die Partie begann nicht mit dem, was ihre Spieler gezogen haben.</translation>
    </message>
    <message>
        <source>The host dealt another game, or with other options, than it showed.</source>
        <translation>Der Gastgeber hat ein anderes Spiel oder mit anderen Optionen ausgeteilt, als er gezeigt hat.</translation>
    </message>
    <message>
        <source>There is no bot called %1.</source>
        <translation>Es gibt keinen Bot namens %1.</translation>
    </message>
    <message>
        <source>Another table is at this address now.</source>
        <translation>An dieser Adresse ist jetzt ein anderer Tisch.</translation>
    </message>
    <message>
        <source>This host ends the connection each time before there are pictures to compare. Somebody may be in between.</source>
        <translation>Dieser Gastgeber beendet die Verbindung jedes Mal, bevor es Bilder zu vergleichen gibt. Vielleicht ist jemand dazwischen.</translation>
    </message>
    <message>
        <source>The table does not answer. Wait until it does.</source>
        <translation>Der Tisch antwortet nicht. Warte, bis er es tut.</translation>
    </message>
    <message>
        <source>The table is on its way to another laptop.</source>
        <translation>Der Tisch ist auf dem Weg zu einem anderen Laptop.</translation>
    </message>
    <message>
        <source>The table stays where it is: nobody took it over.</source>
        <translation>Der Tisch bleibt, wo er ist: Niemand hat ihn übernommen.</translation>
    </message>
    <message>
        <source>Not so fast.</source>
        <translation>Nicht so schnell.</translation>
    </message>
    <message>
        <source>This seat is not yours now.</source>
        <translation>Dieser Platz ist jetzt nicht deiner.</translation>
    </message>
    <message>
        <source>%1 was sent away: %2</source>
        <translation>%1 wurde weggeschickt: %2</translation>
    </message>
    <message>
        <source>The table stays where it is: nobody would reach it there. %1</source>
        <translation>Der Tisch bleibt, wo er ist: Dort würde ihn niemand erreichen. %1</translation>
    </message>
    <message>
        <source>No table is open there now.</source>
        <translation>Dort ist gerade kein Tisch offen.</translation>
    </message>
    <message>
        <source>The other laptop has hung up.</source>
        <translation>Der andere Laptop hat aufgelegt.</translation>
    </message>
    <message>
        <source>No laptop of this name is found.</source>
        <translation>Es findet sich kein Laptop mit diesem Namen.</translation>
    </message>
    <message>
        <source>The network does not lead there.</source>
        <translation>Das Netz führt nicht dorthin.</translation>
    </message>
    <message>
        <source>The connection failed: %1.</source>
        <translation>Die Verbindung ist gescheitert: %1.</translation>
    </message>
    <message>
        <source>Your program did not draw the deal.</source>
        <translation>Dein Programm hat beim Auslosen nicht mitgemacht.</translation>
    </message>
    <message>
        <source>%1 is being asked.</source>
        <translation>%1 wird gerade gefragt.</translation>
    </message>
    <message>
        <source>What became of your last move is not known. Look whether it was played, and make it again if not.</source>
        <translation>Was aus deinem letzten Zug geworden ist, ist nicht bekannt. Sieh nach, ob er gespielt wurde, und mach ihn sonst noch einmal.</translation>
    </message>
    <message>
        <source>You have no seat in a match that has begun.</source>
        <translation>Du hast keinen Platz in einer Partie, die begonnen hat.</translation>
    </message>
    <message>
        <source>Another laptop&apos;s table answers at %1, port %2: the certificate is not the one that was announced.</source>
        <translation>Bei %1, Port %2, antwortet der Tisch eines anderen Laptops: Das Zertifikat ist nicht das angekündigte.</translation>
    </message>
    <message>
        <source>Take the table from the list once more, or ask its host for a new link. If it stays so, somebody else announces the table: do not join it.</source>
        <translation>Nimm den Tisch noch einmal aus der Liste, oder bitte seinen Gastgeber um einen neuen Link. Bleibt es dabei, kündigt jemand anderes den Tisch an: Geh nicht hin.</translation>
    </message>
    <message>
        <source>What answers at %1, port %2, is no Tablewood.</source>
        <translation>Was bei %1, Port %2, antwortet, ist kein Tablewood.</translation>
    </message>
    <message>
        <source>Check the address and the port: the laptop with the table shows both.</source>
        <translation>Prüf die Adresse und den Port: Der Laptop mit dem Tisch zeigt beides.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; is open at another port, %2, which the firewall must let through too.</source>
        <translation>Der Tisch „%1“ ist an einem anderen Port offen, %2, den die Firewall auch durchlassen muss.</translation>
    </message>
    <message>
        <source>The host closed the table. The match is kept, and so is your seat: as soon as the table is open again, it stands under the tables nearby.</source>
        <translation>Der Gastgeber hat den Tisch geschlossen. Die Partie bleibt erhalten und dein Platz auch: Sobald der Tisch wieder offen ist, steht er unter den Tischen in der Nähe.</translation>
    </message>
    <message>
        <source>The table plays %1 with content %2, yours is %3, though both are Tablewood %4: the packs of the two differ, or one was changed. Use the same packs on both, or install Tablewood %4 anew.</source>
        <translation>Am Tisch wird %1 mit dem Inhalt %2 gespielt, deiner ist %3, obwohl auf beiden Seiten Tablewood %4 läuft: Die Pakete sind verschieden, oder eines von beiden wurde verändert. Nehmt auf beiden Seiten dieselben Pakete, oder installiert Tablewood %4 neu.</translation>
    </message>
    <message>
        <source>The table plays %1 with other content than yours. The table&apos;s is Tablewood %2, yours is Tablewood %3: use the same, and the same packs, on both.</source>
        <translation>Am Tisch wird %1 mit anderem Inhalt gespielt als bei dir. Am Tisch läuft Tablewood %2, bei dir Tablewood %3: Nehmt auf beiden Seiten dasselbe, mit denselben Paketen.</translation>
    </message>
    <message>
        <source>The match is kept and cannot go on: %1</source>
        <translation>Die Partie ist aufgehoben und kann nicht weitergehen: %1</translation>
    </message>
    <message>
        <source>All eyes are closed. Wait until dawn.</source>
        <translation>Alle Augen sind zu. Warte, bis es dämmert.</translation>
    </message>
    <message>
        <source>Bring back a copy of the file %1; or delete it, and hosts ask again who you are: the seats that are kept for you are then theirs to give</source>
        <translation>Hol eine Kopie der Datei %1 zurück; oder lösche sie, dann fragen Gastgeber wieder, wer du bist, und vergeben die Plätze, die für dich freigehalten sind</translation>
    </message>
    <message>
        <source>the certificate of this laptop is damaged</source>
        <translation>das Zertifikat dieses Laptops ist beschädigt</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>this file has format %1, this Tablewood reads format %2</source>
        <translation>diese Datei hat Format %1, dieses Tablewood liest Format %2</translation>
    </message>
    <message>
        <source>Use the Tablewood that wrote it; or move it away, and hosts ask again who you are</source>
        <translation>Nimm das Tablewood, das sie geschrieben hat; oder leg sie woandershin, dann fragen Gastgeber wieder, wer du bist</translation>
    </message>
    <message>
        <source>the match was begun with other content: packs came or went since, or Tablewood has another edition now</source>
        <translation>die Partie wurde mit anderem Inhalt begonnen: seither kamen oder gingen Pakete, oder Tablewood hat jetzt eine andere Ausgabe</translation>
    </message>
    <message>
        <source>Have the packs as they were then, or play it at this screen</source>
        <translation>Nimm die Pakete von damals, oder spiele sie an diesem Bildschirm</translation>
    </message>
    <message>
        <source>By the rules you can neither point nor call across the table now.</source>
        <translation>Nach den Regeln kannst du jetzt weder zeigen noch über den Tisch rufen.</translation>
    </message>
    <message>
        <source>Use the same version of Tablewood on both sides</source>
        <translation>Nehmt auf beiden Seiten dieselbe Fassung von Tablewood</translation>
    </message>
    <message>
        <source>%1 plays this seat.</source>
        <translation>%1 spielt diesen Platz.</translation>
    </message>
    <message>
        <source>Somebody plays this seat.</source>
        <translation>Diesen Platz spielt schon jemand.</translation>
    </message>
    <message>
        <source>Only who plays a seat can play another one besides.</source>
        <translation>Nur wer einen Platz spielt, kann einen weiteren mitspielen.</translation>
    </message>
    <message>
        <source>By the rules of this game %1 does not play this seat.</source>
        <translation>Nach den Regeln dieses Spiels spielt %1 diesen Platz nicht.</translation>
    </message>
    <message>
        <source>This is not chosen for a seat.</source>
        <translation>Das wird nicht für einen Platz gewählt.</translation>
    </message>
    <message>
        <source>Nobody has this seat. The host can let you play it.</source>
        <translation>Diesen Platz hat niemand. Der Gastgeber kann ihn dich mitspielen lassen.</translation>
    </message>
    <message>
        <source>%1 has just gone. Only the host can let you play this seat before %2 s have passed.</source>
        <translation>%1 ist gerade erst gegangen. Vor Ablauf von %2 s kann nur der Gastgeber dich diesen Platz spielen lassen.</translation>
    </message>
    <message>
        <source>Nobody else has this seat.</source>
        <translation>Niemand anderes hat diesen Platz.</translation>
    </message>
    <message>
        <source>This is not chosen for the table.</source>
        <translation>Das wird nicht für den Tisch gewählt.</translation>
    </message>
</context>
<context>
    <name>maps</name>
    <message>
        <source>The map cannot be checked</source>
        <translation>Die Karte kann nicht geprüft werden</translation>
    </message>
    <message>
        <source>Take your last change back.</source>
        <translation>Nimm deine letzte Änderung zurück.</translation>
    </message>
</context>
<context>
    <name>night</name>
    <message>
        <source>The voice %1 gives no sound.</source>
        <translation>Die Stimme %1 gibt keinen Ton von sich.</translation>
    </message>
    <message>
        <source>The voice %1 cannot be started. Is it installed?</source>
        <translation>Die Stimme %1 lässt sich nicht starten. Ist sie installiert?</translation>
    </message>
    <message>
        <source>The voice %1 does not answer.</source>
        <translation>Die Stimme %1 antwortet nicht.</translation>
    </message>
    <message>
        <source>The voice %1 cannot speak the language &quot;%2&quot;.</source>
        <translation>Die Stimme %1 kann die Sprache „%2“ nicht.</translation>
    </message>
    <message>
        <source>The recording %1 cannot be read. A WAV file with one or two channels can.</source>
        <translation>Die Aufnahme %1 lässt sich nicht lesen. Eine WAV-Datei mit einem oder zwei Kanälen ginge.</translation>
    </message>
    <message>
        <source>The recording %1 is long: it takes some of the seconds of its step.</source>
        <translation>Die Aufnahme %1 ist lang: Sie nimmt ihrem Schritt einige seiner Sekunden.</translation>
    </message>
    <message>
        <source>There is no voice: the night goes by what stands on the screen.</source>
        <translation>Es gibt keine Stimme: Die Nacht geht nach dem, was auf dem Bildschirm steht.</translation>
    </message>
    <message>
        <source>Some lines have no voice: they stand on the screen.</source>
        <translation>Manche Zeilen haben keine Stimme: Sie stehen auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>%1 is too long: at most %2 minutes can be used.</source>
        <translation>%1 ist zu lang: Höchstens %2 Minuten sind möglich.</translation>
    </message>
    <message>
        <source>%1 is too long: at most %2 seconds can be used.</source>
        <translation>%1 ist zu lang: Höchstens %2 Sekunden sind möglich.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>%1 is too large: at most %2 MB are read.</source>
        <translation>%1 ist zu groß: Höchstens %2 MB werden gelesen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: it is no sound, it is damaged, or this system has nothing that decodes it. WAV files can always be read.</source>
        <translation>%1 lässt sich nicht lesen: Es ist kein Klang, es ist beschädigt oder dieses System hat nichts, das es entschlüsselt. WAV-Dateien lassen sich immer lesen.</translation>
    </message>
    <message>
        <source>%1 holds no sound.</source>
        <translation>%1 enthält keinen Klang.</translation>
    </message>
    <message>
        <source>%1 cannot be read: the system&apos;s decoder does not answer.</source>
        <translation>%1 lässt sich nicht lesen: Der Entschlüsseler des Systems antwortet nicht.</translation>
    </message>
    <message>
        <source>Give %1 to %2</source>
        <translation>Gib %1 bis %2 an</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>es ist leer</translation>
    </message>
    <message>
        <source>Write what is said, or leave it out</source>
        <translation>Schreib, was gesagt wird, oder lass es weg</translation>
    </message>
    <message>
        <source>it has %1 bytes, the most are %2</source>
        <translation>es hat %1 Bytes, höchstens sind es %2</translation>
    </message>
    <message>
        <source>Shorten it</source>
        <translation>Kürze es</translation>
    </message>
    <message>
        <source>it is no id</source>
        <translation>das ist keine Kennung</translation>
    </message>
    <message>
        <source>Use 1 to %1 small letters, digits and hyphens</source>
        <translation>Nimm 1 bis %1 kleine Buchstaben, Ziffern und Bindestriche</translation>
    </message>
    <message>
        <source>There are none</source>
        <translation>Es gibt keine</translation>
    </message>
    <message>
        <source>Use one of: %1</source>
        <translation>Nimm eines von: %1</translation>
    </message>
    <message>
        <source>it is said by neither or by both</source>
        <translation>es steht in keinem oder in beiden</translation>
    </message>
    <message>
        <source>Give &quot;key&quot; or &quot;text&quot;</source>
        <translation>Gib „key“ oder „text“ an</translation>
    </message>
    <message>
        <source>&quot;lines&quot; has no &quot;%1&quot;</source>
        <translation>„lines“ hat kein „%1“</translation>
    </message>
    <message>
        <source>there are %1 roles</source>
        <translation>es sind %1 Rollen</translation>
    </message>
    <message>
        <source>two roles are called &quot;%1&quot;</source>
        <translation>zwei Rollen heißen „%1“</translation>
    </message>
    <message>
        <source>Rename one</source>
        <translation>Benenne eine um</translation>
    </message>
    <message>
        <source>the script has no role &quot;%1&quot;</source>
        <translation>das Skript hat keine Rolle „%1“</translation>
    </message>
    <message>
        <source>the role stands there twice</source>
        <translation>die Rolle steht zweimal da</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>Entferne eine</translation>
    </message>
    <message>
        <source>there are %1 steps</source>
        <translation>es sind %1 Schritte</translation>
    </message>
    <message>
        <source>two steps are called &quot;%1&quot;</source>
        <translation>zwei Schritte heißen „%1“</translation>
    </message>
    <message>
        <source>no step comes in every night</source>
        <translation>kein Schritt kommt in jeder Nacht</translation>
    </message>
    <message>
        <source>Begin with one that tells everybody to close their eyes</source>
        <translation>Beginne mit einem, der alle die Augen schließen lässt</translation>
    </message>
    <message>
        <source>%1 does not fit</source>
        <translation>%1 passt nicht</translation>
    </message>
    <message>
        <source>Use 0 to %1</source>
        <translation>Nimm 0 bis %1</translation>
    </message>
    <message>
        <source>the step calls nobody</source>
        <translation>der Schritt ruft niemanden</translation>
    </message>
    <message>
        <source>Name roles in &quot;calls&quot;, or say &quot;always&quot;</source>
        <translation>Nenne Rollen in „calls“ oder sag „always“</translation>
    </message>
    <message>
        <source>the step calls nobody and has no heading</source>
        <translation>der Schritt ruft niemanden und hat keine Überschrift</translation>
    </message>
    <message>
        <source>Add a heading, such as &quot;Everybody&quot;</source>
        <translation>Gib ihm eine Überschrift, etwa „Alle“</translation>
    </message>
    <message>
        <source>nobody is called who could choose</source>
        <translation>niemand wird gerufen, der wählen könnte</translation>
    </message>
    <message>
        <source>Name roles in &quot;calls&quot;</source>
        <translation>Nenne Rollen in „calls“</translation>
    </message>
    <message>
        <source>whose holders is not said</source>
        <translation>wessen Inhaber, ist nicht gesagt</translation>
    </message>
    <message>
        <source>what was chosen has no roles</source>
        <translation>was gewählt wurde, hat keine Rollen</translation>
    </message>
    <message>
        <source>Name roles in &quot;of&quot;</source>
        <translation>Nenne Rollen in „of“</translation>
    </message>
    <message>
        <source>nothing is chosen in this step</source>
        <translation>in diesem Schritt wird nichts gewählt</translation>
    </message>
    <message>
        <source>Say in &quot;choice&quot; what is</source>
        <translation>Sag in „choice“, was</translation>
    </message>
    <message>
        <source>there are %1 lines</source>
        <translation>es sind %1 Zeilen</translation>
    </message>
    <message>
        <source>there are %1 languages</source>
        <translation>es sind %1 Sprachen</translation>
    </message>
    <message>
        <source>nothing in the script says it</source>
        <translation>nichts im Skript sagt sie</translation>
    </message>
    <message>
        <source>Use it, or remove it</source>
        <translation>Nimm sie oder entferne sie</translation>
    </message>
    <message>
        <source>the language &quot;%1&quot; is missing</source>
        <translation>die Sprache „%1“ fehlt</translation>
    </message>
    <message>
        <source>Add it, or take that language out of the other lines</source>
        <translation>Füge sie hinzu oder nimm die Sprache aus den anderen Zeilen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no language</source>
        <translation>„%1“ ist keine Sprache</translation>
    </message>
    <message>
        <source>Use codes such as &quot;en&quot;, &quot;de&quot; or &quot;pt-br&quot;</source>
        <translation>Nimm Kürzel wie „en“, „de“ oder „pt-br“</translation>
    </message>
    <message>
        <source>Write &quot;key&quot;: {&quot;en&quot;: &quot;...&quot;}</source>
        <translation>Schreib &quot;key&quot;: {&quot;en&quot;: &quot;...&quot;}</translation>
    </message>
    <message>
        <source>its languages are missing</source>
        <translation>ihre Sprachen fehlen</translation>
    </message>
    <message>
        <source>Write {&quot;en&quot;: &quot;...&quot;, &quot;de&quot;: &quot;...&quot;}</source>
        <translation>Schreib {&quot;en&quot;: &quot;...&quot;, &quot;de&quot;: &quot;...&quot;}</translation>
    </message>
    <message>
        <source>a text in quotes is needed</source>
        <translation>ein Text in Anführungszeichen gehört hierher</translation>
    </message>
    <message>
        <source>Write what is said</source>
        <translation>Schreib, was gesagt wird</translation>
    </message>
    <message>
        <source>there is no script and no file of this name</source>
        <translation>es gibt kein Skript und keine Datei dieses Namens</translation>
    </message>
</context>
<context>
    <name>rise-of-the-forest</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 took the side of the %2</source>
        <translation>%1 nahm die Seite der %2</translation>
    </message>
    <message>
        <source>%1 picked a leader</source>
        <translation>%1 hat einen Anführer gewählt</translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation>Es ist %1</translation>
    </message>
    <message>
        <source>%1 leads for %2</source>
        <translation>%1 führt für %2</translation>
    </message>
    <message>
        <source>%1 drew the tower with %2</source>
        <translation>%1 zog den Turm mit %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>a straight tile</source>
        <translation>ein gerades Plättchen</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>eine Kurve</translation>
    </message>
    <message>
        <source>%1 drew %2</source>
        <translation>%1 zog %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that fit nowhere were shown before it and go back</source>
        <translation>
            <numerusform>%n Plättchen, das nirgends passt, wurde davor gezeigt und kommt zurück</numerusform>
            <numerusform>%n Plättchen, die nirgends passen, wurden davor gezeigt und kommen zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>No tile that is left fits: it counts as the other kind</source>
        <translation>Keines der übrigen passt: Es gilt als die andere Sorte</translation>
    </message>
    <message>
        <source>%1 laid tile %2</source>
        <translation>%1 legte Plättchen %2</translation>
    </message>
    <message>
        <source>%1 placed tower %2</source>
        <translation>%1 stellte Turm %2 auf</translation>
    </message>
    <message>
        <source>%1 chose where the Shadowborn come from</source>
        <translation>%1 wählte, woher die Schattengeborenen kommen</translation>
    </message>
    <message>
        <source>The discard of the %1 became their deck</source>
        <translation>Die Ablage der %1 wurde ihr Nachziehstapel</translation>
    </message>
    <message>
        <source>%1 drew nothing</source>
        <translation>%1 zog nichts</translation>
    </message>
    <message numerus="yes">
        <source>%1 drew %n card(s)</source>
        <translation>
            <numerusform>%1 zog %n Karte</numerusform>
            <numerusform>%1 zog %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Gezogen: %1</translation>
    </message>
    <message>
        <source>Round %1 began</source>
        <translation>Runde %1 begann</translation>
    </message>
    <message>
        <source>%1 discarded %2</source>
        <translation>%1 legte %2 ab</translation>
    </message>
    <message>
        <source>%1 played nothing</source>
        <translation>%1 spielte nichts</translation>
    </message>
    <message>
        <source>%1 played no second card</source>
        <translation>%1 spielte keine zweite Karte</translation>
    </message>
    <message>
        <source>%1 played %2</source>
        <translation>%1 spielte %2</translation>
    </message>
    <message>
        <source>It counts for all %1 units of the %2 until the run ends.</source>
        <translation>Es gilt für alle Einheiten der Art %1 der %2, bis der Lauf endet.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 played %2 in the place of %3</source>
        <translation>%1 spielte %2 anstelle von %3</translation>
    </message>
    <message>
        <source>A leader of the %1 has come.</source>
        <translation>Ein Anführer der %1 ist gekommen.</translation>
    </message>
    <message>
        <source>%1 put %2 into place %3 of the stack</source>
        <translation>%1 setzte %2 auf Platz %3 des Stapels</translation>
    </message>
    <message>
        <source>%1 put %2 onto tower %3</source>
        <translation>%1 stellte %2 auf Turm %3</translation>
    </message>
    <message>
        <source>%1 ended the turn</source>
        <translation>%1 beendete den Zug</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>leveled</source>
        <translation>aufgestiegen</translation>
    </message>
    <message>
        <source>item</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Movement: dice it rolls</source>
        <translation>Bewegung: so viele Würfel</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Range, in spaces</source>
        <translation>Reichweite in Feldern</translation>
    </message>
    <message>
        <source>Damage of an attack</source>
        <translation>Schaden eines Angriffs</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>All %1 units of your side, until the run ends.</source>
        <translation>Alle Einheiten deiner Seite von der Art %1, bis der Lauf endet.</translation>
    </message>
    <message>
        <source>Played in the place of a %1 unit of your side.</source>
        <translation>Kommt anstelle einer Einheit deiner Seite von der Art %1.</translation>
    </message>
    <message>
        <source>Played by itself.</source>
        <translation>Wird für sich gespielt.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The Lightborn base fell in round %1</source>
        <translation>Die Basis der Lichtgeborenen fiel in Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>The base stood for six rounds, with %n health left</source>
        <translation>
            <numerusform>Die Basis hielt sechs Runden, mit %n Leben</numerusform>
            <numerusform>Die Basis hielt sechs Runden, mit %n Leben</numerusform>
        </translation>
    </message>
    <message>
        <source>Let it lead</source>
        <translation>Lass es führen</translation>
    </message>
    <message>
        <source>Lay the tile here</source>
        <translation>Leg das Plättchen hierher</translation>
    </message>
    <message>
        <source>Place the tower here</source>
        <translation>Stell den Turm hierher</translation>
    </message>
    <message>
        <source>The Shadowborn come from here</source>
        <translation>Von hier kommen die Schattengeborenen</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Leg sie ab</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spiel sie</translation>
    </message>
    <message>
        <source>It takes this one’s place</source>
        <translation>Sie nimmt diesen Platz ein</translation>
    </message>
    <message>
        <source>Let it come at this place</source>
        <translation>Lass sie an dieser Stelle kommen</translation>
    </message>
    <message>
        <source>Put it onto this tower</source>
        <translation>Stell sie auf diesen Turm</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>The Lightborn have fled into one last shelter. For six rounds the Shadowborn run down the track towards it, and six towers shoot at them.</source>
        <translation>Die Lichtgeborenen sind in eine letzte Zuflucht geflohen. Sechs Runden lang laufen die Schattengeborenen die Strecke hinab auf sie zu, und sechs Türme schießen auf sie.</translation>
    </message>
    <message>
        <source>Each Shadowborn that comes through takes health from the shelter: 1 if it is basic, 2 if it is leveled or a leader. Below 1 the Shadowborn have won at once; if the shelter still stands after round six, the Lightborn have.</source>
        <translation>Jeder Schattengeborene, der durchkommt, nimmt der Zuflucht Leben: 1, wenn er einfach ist, 2, wenn er aufgestiegen oder ein Anführer ist. Unter 1 haben die Schattengeborenen sofort gewonnen; steht die Zuflucht nach der sechsten Runde noch, gewinnen die Lichtgeborenen.</translation>
    </message>
    <message>
        <source>The track and its towers</source>
        <translation>Die Strecke und ihre Türme</translation>
    </message>
    <message>
        <source>Everybody picks a leader in secret. Then the Shadowborn lay 18 tiles, one by one as they are drawn, at either open end. After each third tile the Lightborn place a tower straight beside the track; its pips say when it shoots.</source>
        <translation>Alle wählen verdeckt einen Anführer. Dann legen die Schattengeborenen 18 Plättchen, eins nach dem anderen, wie sie gezogen werden, an eines der offenen Enden. Nach jedem dritten stellen die Lichtgeborenen einen Turm gerade neben die Strecke; seine Augen sagen, wann er schießt.</translation>
    </message>
    <message>
        <source>No road may run into a tile or tower, and one end has to lead outside. At last the Shadowborn say which end is theirs.</source>
        <translation>Kein Weg darf auf ein Plättchen oder einen Turm stoßen, und ein Ende muss nach außen führen. Zuletzt sagen die Schattengeborenen, welches Ende ihres ist.</translation>
    </message>
    <message>
        <source>Your turn in a round</source>
        <translation>Dein Zug in einer Runde</translation>
    </message>
    <message>
        <source>Refresh: discard what you do not want, then draw up to five cards. In a team of two each draws up to three.</source>
        <translation>Auffrischen: Leg ab, was du nicht willst, dann zieh auf fünf Karten nach. Zu zweit zieht jeder auf drei nach.</translation>
    </message>
    <message>
        <source>Play two cards, or one each in a team of two. Basic units and items are played by themselves. Leveled units and your leader come in the place of a unit of the same type that you have.</source>
        <translation>Spiel zwei Karten, zu zweit jeder eine. Einfache Einheiten und Gegenstände werden für sich gespielt. Aufgestiegene Einheiten und dein Anführer kommen anstelle einer Einheit derselben Art, die du hast.</translation>
    </message>
    <message>
        <source>Position: the Shadowborn stack their units, the first one on top; a new Lightborn takes a free tower and stays there. The Shadowborn have their turn first, so that the Lightborn see who comes.</source>
        <translation>Aufstellen: Die Schattengeborenen stapeln ihre Einheiten, die erste zuoberst; ein neuer Lichtgeborener nimmt einen freien Turm und bleibt dort. Die Schattengeborenen sind zuerst am Zug, sodass die Lichtgeborenen sehen, wer kommt.</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>Der Lauf</translation>
    </message>
    <message>
        <source>Then nobody chooses any more. In each sequence all Shadowborn act once, the farthest down the track first, then those still on the base from the top; after them the towers, from one pip to six. It goes on until every Shadowborn lies beside its base: killed, or come through.</source>
        <translation>Dann wählt niemand mehr. In jedem Durchgang handelt jeder Schattengeborene einmal, der vorderste zuerst, dann die auf der Basis von oben; danach die Türme, von einem Auge bis sechs. Das geht so lange, bis jeder Schattengeborene neben seiner Basis liegt: getötet oder durchgekommen.</translation>
    </message>
    <message>
        <source>Let it run, slower or faster, or step by step. The strip shows who comes next. Whoever was killed plays again in the next round.</source>
        <translation>Lass ihn laufen, langsamer oder schneller, oder Schritt für Schritt. Der Streifen zeigt, wer als Nächstes kommt. Wer getötet wurde, spielt in der nächsten Runde wieder mit.</translation>
    </message>
    <message>
        <source>How Shadowborn run</source>
        <translation>Wie Schattengeborene laufen</translation>
    </message>
    <message>
        <source>If another Shadowborn stands where it would land, it takes the next free tile behind. Is there none, it goes under the stack and starts again, with the health it has.</source>
        <translation>Steht dort, wo er hinkäme, ein anderer Schattengeborener, nimmt er das nächste freie Plättchen dahinter. Gibt es keines, kommt er unter den Stapel und fängt von vorn an, mit dem Leben, das er hat.</translation>
    </message>
    <message>
        <source>Six are in the stack at most. Who does not fit waits beside the base, and can be replaced.</source>
        <translation>Im Stapel liegen höchstens sechs. Wer nicht hineinpasst, wartet neben der Basis und kann ersetzt werden.</translation>
    </message>
    <message>
        <source>How Lightborn shoot</source>
        <translation>Wie Lichtgeborene schießen</translation>
    </message>
    <message>
        <source>A Lightborn shoots at the Shadowborn farthest down the track within its range. Range counts spaces along rows and columns from the tower, over anything: switch on the ranges to see them.</source>
        <translation>Ein Lichtgeborener schießt auf den vordersten Schattengeborenen in seiner Reichweite. Sie zählt Felder entlang der Reihen und Spalten vom Turm aus, über alles hinweg: Schalte die Reichweiten ein, um sie zu sehen.</translation>
    </message>
    <message>
        <source>The target loses as much health as the damage says, and below 1 it is killed. Nobody is shot at on the base or beside it.</source>
        <translation>Das Ziel verliert so viel Leben, wie der Schaden sagt, und unter 1 ist es getötet. Auf der Basis und daneben wird auf niemanden geschossen.</translation>
    </message>
    <message>
        <source>Types, items and leaders</source>
        <translation>Arten, Gegenstände und Anführer</translation>
    </message>
    <message>
        <source>Each side has four types. An item, with a silver edge, counts for all units of its type until the run ends; numbers of the same keyword add up, those of Venom do not.</source>
        <translation>Jede Seite hat vier Arten. Ein Gegenstand, mit silbernem Rand, gilt für alle Einheiten seiner Art, bis der Lauf endet; Zahlen desselben Schlüsselworts werden addiert, die von Gift nicht.</translation>
    </message>
    <message>
        <source>A replaced unit goes to the discard; a replaced leader leaves the game. When your deck is used up, the discard is shuffled.</source>
        <translation>Eine ersetzte Einheit kommt auf die Ablage, ein ersetzter Anführer aus dem Spiel. Ist dein Nachziehstapel leer, wird die Ablage gemischt.</translation>
    </message>
    <message>
        <source>Keywords of the Shadowborn</source>
        <translation>Worte des Schattens</translation>
    </message>
    <message>
        <source>Keywords of the Lightborn</source>
        <translation>Worte des Lichts</translation>
    </message>
    <message>
        <source>With three or four</source>
        <translation>Zu dritt oder zu viert</translation>
    </message>
    <message>
        <source>Two teams: of four, seats 1 and 3 against 2 and 4; of three, one is alone and picks two leaders. Partners have deck, discard and units in common and win together; each has a hand of three and plays one card. They see each other’s hands unless you chose otherwise.</source>
        <translation>Zwei Teams: zu viert Platz 1 und 3 gegen 2 und 4; zu dritt ist einer allein und wählt zwei Anführer. Partner haben Nachziehstapel, Ablage und Einheiten gemeinsam und gewinnen zusammen; jeder hat eine Hand von drei Karten und spielt eine. Sie sehen einander in die Karten, wenn ihr es nicht anders gewählt habt.</translation>
    </message>
    <message>
        <source>Whichever partner begins finishes first. The second may order the whole stack again.</source>
        <translation>Wer von beiden beginnt, macht erst fertig. Der zweite darf den ganzen Stapel neu ordnen.</translation>
    </message>
    <message>
        <source>Rise of the Forest</source>
        <translation>Rise of the Forest</translation>
    </message>
    <message>
        <source>Run down the track to the last shelter, or hold it until dawn.</source>
        <translation>Lauf die Strecke hinab zur letzten Zuflucht, oder halte sie bis zum Morgen.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Das Los entscheidet</translation>
    </message>
    <message>
        <source>The first seat is Shadowborn</source>
        <translation>Der erste Platz ist schattengeboren</translation>
    </message>
    <message>
        <source>The first seat is Lightborn</source>
        <translation>Der erste Platz ist lichtgeboren</translation>
    </message>
    <message>
        <source>The Lightborn</source>
        <translation>Die Lichtgeborenen</translation>
    </message>
    <message>
        <source>The Shadowborn</source>
        <translation>Die Schattengeborenen</translation>
    </message>
    <message>
        <source>The first seat says</source>
        <translation>Der erste Platz sagt es</translation>
    </message>
    <message>
        <source>Hands of partners</source>
        <translation>Hände von Partnern</translation>
    </message>
    <message>
        <source>Partners see each other&apos;s</source>
        <translation>Offen für Partner</translation>
    </message>
    <message>
        <source>Everybody sees their own alone</source>
        <translation>Jeder sieht nur die eigene</translation>
    </message>
    <message>
        <source>The set-up is over.</source>
        <translation>Der Aufbau ist vorbei.</translation>
    </message>
    <message>
        <source>The sides are settled.</source>
        <translation>Die Seiten stehen fest.</translation>
    </message>
    <message>
        <source>Leaders are picked before anything else.</source>
        <translation>Anführer werden vor allem anderen gewählt.</translation>
    </message>
    <message>
        <source>Your side has no such leader left.</source>
        <translation>Deine Seite hat keinen solchen Anführer mehr.</translation>
    </message>
    <message>
        <source>No tile is to be laid now.</source>
        <translation>Jetzt ist kein Plättchen zu legen.</translation>
    </message>
    <message>
        <source>A tile has four ways to lie.</source>
        <translation>Ein Plättchen kann auf vier Arten liegen.</translation>
    </message>
    <message>
        <source>No tower is to be placed now.</source>
        <translation>Jetzt ist kein Turm aufzustellen.</translation>
    </message>
    <message>
        <source>The bases come once the track is laid, and stay.</source>
        <translation>Die Basen kommen, wenn die Strecke liegt, und bleiben.</translation>
    </message>
    <message>
        <source>A base lies beyond an open end of the track.</source>
        <translation>Eine Basis liegt jenseits eines offenen Endes der Strecke.</translation>
    </message>
    <message>
        <source>The run goes on by itself.</source>
        <translation>Der Lauf geht von selbst weiter.</translation>
    </message>
    <message>
        <source>First the table is set up.</source>
        <translation>Erst wird der Tisch aufgebaut.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>The clock has nothing to do now.</source>
        <translation>Die Uhr hat jetzt nichts zu tun.</translation>
    </message>
    <message>
        <source>They run now, and nobody can do anything about it.</source>
        <translation>Jetzt laufen sie, und niemand kann etwas daran ändern.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>A tile goes on from one of the two open ends.</source>
        <translation>Ein Plättchen führt eines der beiden offenen Enden weiter.</translation>
    </message>
    <message>
        <source>Turned like this, its road does not join the track. Turn it.</source>
        <translation>So gedreht schließt sein Weg nicht an. Dreh es.</translation>
    </message>
    <message>
        <source>Turned like this, the road would run into a tile of the track.</source>
        <translation>So gedreht liefe der Weg in ein Plättchen der Strecke.</translation>
    </message>
    <message>
        <source>Turned like this, the road would run into a tower.</source>
        <translation>So gedreht liefe der Weg in einen Turm.</translation>
    </message>
    <message>
        <source>Turned like this, both ends would lead to the same space.</source>
        <translation>So gedreht führten beide Enden auf dasselbe Feld.</translation>
    </message>
    <message>
        <source>Something lies there.</source>
        <translation>Dort liegt etwas.</translation>
    </message>
    <message>
        <source>A tower stands straight beside a tile of the track.</source>
        <translation>Ein Turm steht gerade neben einem Plättchen der Strecke.</translation>
    </message>
    <message>
        <source>A tower may not stand in the way of an open end.</source>
        <translation>Ein Turm darf keinem offenen Ende im Weg stehen.</translation>
    </message>
    <message>
        <source>That would shut both ends in: one of them has to lead outside.</source>
        <translation>Das schlösse beide Enden ein: Eines muss nach außen führen.</translation>
    </message>
    <message>
        <source>Cards are discarded when your turn begins.</source>
        <translation>Abgelegt wird, wenn dein Zug beginnt.</translation>
    </message>
    <message>
        <source>You hold no such card.</source>
        <translation>Du hast keine solche Karte.</translation>
    </message>
    <message>
        <source>Cards are drawn when your turn begins.</source>
        <translation>Gezogen wird, wenn dein Zug beginnt.</translation>
    </message>
    <message>
        <source>You have discarded: draw now.</source>
        <translation>Du hast abgelegt: Jetzt zieh.</translation>
    </message>
    <message>
        <source>Nothing comes after this but the end of your turn.</source>
        <translation>Danach kommt nur noch das Ende deines Zuges.</translation>
    </message>
    <message>
        <source>First draw, or go on without.</source>
        <translation>Zieh erst, oder geh ohne weiter.</translation>
    </message>
    <message>
        <source>You have played your cards for this round.</source>
        <translation>Du hast deine Karten für diese Runde gespielt.</translation>
    </message>
    <message>
        <source>It comes in the place of a %1 unit: choose one.</source>
        <translation>Sie kommt anstelle einer Einheit der Art %1: Wähle eine.</translation>
    </message>
    <message>
        <source>All six towers are taken.</source>
        <translation>Alle sechs Türme sind besetzt.</translation>
    </message>
    <message>
        <source>It comes by itself and replaces nobody.</source>
        <translation>Sie kommt für sich und ersetzt niemanden.</translation>
    </message>
    <message>
        <source>Your side has no such unit in play.</source>
        <translation>Deine Seite hat keine solche Einheit im Spiel.</translation>
    </message>
    <message>
        <source>Only Shadowborn come from a stack.</source>
        <translation>Nur Schattengeborene kommen aus einem Stapel.</translation>
    </message>
    <message>
        <source>Only Lightborn stand on towers.</source>
        <translation>Nur Lichtgeborene stehen auf Türmen.</translation>
    </message>
    <message>
        <source>Units are positioned after the cards are played.</source>
        <translation>Aufgestellt wird, wenn die Karten gespielt sind.</translation>
    </message>
    <message>
        <source>The stack has no such place.</source>
        <translation>Der Stapel hat keinen solchen Platz.</translation>
    </message>
    <message>
        <source>It lies there already.</source>
        <translation>Sie liegt schon dort.</translation>
    </message>
    <message>
        <source>Who stands on a tower stays there.</source>
        <translation>Wer auf einem Turm steht, bleibt dort.</translation>
    </message>
    <message>
        <source>There is no such tower.</source>
        <translation>Es gibt keinen solchen Turm.</translation>
    </message>
    <message>
        <source>Somebody stands on that tower.</source>
        <translation>Auf diesem Turm steht jemand.</translation>
    </message>
    <message>
        <source>Play your cards first, or go on without.</source>
        <translation>Spiel erst deine Karten, oder geh ohne weiter.</translation>
    </message>
    <message>
        <source>A new unit has to be put onto a tower first.</source>
        <translation>Erst muss eine neue Einheit auf einen Turm.</translation>
    </message>
    <message>
        <source>The run comes after the turns of both sides.</source>
        <translation>Der Lauf kommt nach den Zügen beider Seiten.</translation>
    </message>
    <message>
        <source>The table is set up.</source>
        <translation>Der Tisch ist aufgebaut.</translation>
    </message>
    <message>
        <source>No Shadowborn runs in this round</source>
        <translation>In dieser Runde läuft kein Schattengeborener</translation>
    </message>
    <message numerus="yes">
        <source>The run began: %n Shadowborn</source>
        <translation>
            <numerusform>Der Lauf begann: %n Schattengeborener</numerusform>
            <numerusform>Der Lauf begann: %n Schattengeborene</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 sequences the rest of the Shadowborn gave up for this round</source>
        <translation>Nach %1 Durchgängen gaben die übrigen Schattengeborenen für diese Runde auf</translation>
    </message>
    <message>
        <source>The sun rose, and the base stands</source>
        <translation>Die Sonne ging auf, und die Basis steht</translation>
    </message>
    <message>
        <source>The Lightborn have won.</source>
        <translation>Die Lichtgeborenen haben gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>Regeneration: %1 gained %n health, to %2</source>
        <translation>
            <numerusform>Erholung: %1 gewann %n Leben, jetzt %2</numerusform>
            <numerusform>Erholung: %1 gewann %n Leben, jetzt %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Venom: %1 lost %n health</source>
        <translation>
            <numerusform>Gift: %1 verlor %n Leben</numerusform>
            <numerusform>Gift: %1 verlor %n Leben</numerusform>
        </translation>
    </message>
    <message>
        <source>Venom killed %1</source>
        <translation>Gift tötete %1</translation>
    </message>
    <message>
        <source>%1 was slowed: one die less</source>
        <translation>%1 war verlangsamt: ein Würfel weniger</translation>
    </message>
    <message>
        <source>%1 rolled no die and stays</source>
        <translation>%1 warf keinen Würfel und bleibt</translation>
    </message>
    <message>
        <source>%1 rolled %2, from the base to tile %3</source>
        <translation>%1 warf %2, von der Basis auf Plättchen %3</translation>
    </message>
    <message>
        <source>%1 rolled %2, from tile %3 to tile %4</source>
        <translation>%1 warf %2, von Plättchen %3 auf %4</translation>
    </message>
    <message>
        <source>%1 rolled %2, found no free tile and went under the stack</source>
        <translation>%1 warf %2, fand kein freies Plättchen und kam unter den Stapel</translation>
    </message>
    <message>
        <source>%1 rolled %2, from tile %3 into the base</source>
        <translation>%1 warf %2, von Plättchen %3 in die Basis</translation>
    </message>
    <message>
        <source>Leap: tile %1 was taken, and %2 leapt over</source>
        <translation>Sprung: Plättchen %1 war besetzt, und %2 sprang darüber</translation>
    </message>
    <message>
        <source>Tile %1 was taken: %2 stays behind</source>
        <translation>Plättchen %1 war besetzt: %2 bleibt dahinter</translation>
    </message>
    <message numerus="yes">
        <source>Vigor: %1 gained %n health, to %2</source>
        <translation>
            <numerusform>Kraft: %1 gewann %n Leben, jetzt %2</numerusform>
            <numerusform>Kraft: %1 gewann %n Leben, jetzt %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Siege: 1 more</source>
        <translation>Belagerung: 1 mehr</translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n health from the base, which has %2 left</source>
        <translation>
            <numerusform>%1 nahm der Basis %n Leben, sie hat noch %2</numerusform>
            <numerusform>%1 nahm der Basis %n Leben, sie hat noch %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n health taken</source>
        <translation>
            <numerusform>%n Leben genommen</numerusform>
            <numerusform>%n Leben genommen</numerusform>
        </translation>
    </message>
    <message>
        <source>The base has fallen: the Shadowborn have won.</source>
        <translation>Die Basis ist gefallen: Die Schattengeborenen haben gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>The base has %n health left.</source>
        <translation>
            <numerusform>Die Basis hat noch %n Leben.</numerusform>
            <numerusform>Die Basis hat noch %n Leben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 shot %2 dead on tile %3</source>
        <translation>%1 erschoss %2 auf Plättchen %3</translation>
    </message>
    <message>
        <source>%1 shot at %2 on tile %3: %4 health left</source>
        <translation>%1 schoss auf %2 auf Plättchen %3: noch %4 Leben</translation>
    </message>
    <message>
        <source>Twin: %1</source>
        <translation>Doppel: %1</translation>
    </message>
    <message>
        <source>%1 had nobody in range</source>
        <translation>%1 hatte niemanden in Reichweite</translation>
    </message>
    <message>
        <source>Splash reached %1 on tile %2: %3 health left</source>
        <translation>Spritzer trafen %1 auf Plättchen %2: noch %3 Leben</translation>
    </message>
    <message numerus="yes">
        <source>Life Steal: the base gained %n health, to %1</source>
        <translation>
            <numerusform>Lebensraub: Die Basis gewann %n Leben, jetzt %1</numerusform>
            <numerusform>Lebensraub: Die Basis gewann %n Leben, jetzt %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Armor kept %n from %1</source>
        <translation>
            <numerusform>Rüstung hielt %n von %1 ab</numerusform>
            <numerusform>Rüstung hielt %n von %1 ab</numerusform>
        </translation>
    </message>
    <message>
        <source>Undying: 1 health is left to %1</source>
        <translation>Untot: %1 behält 1 Leben</translation>
    </message>
    <message>
        <source>%1 was killed</source>
        <translation>%1 wurde getötet</translation>
    </message>
    <message numerus="yes">
        <source>%n killed</source>
        <translation>
            <numerusform>%n getötet</numerusform>
            <numerusform>%n getötet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bequeath: %1 gained %n health from %2</source>
        <translation>
            <numerusform>Vermächtnis: %1 gewann %n Leben von %2</numerusform>
            <numerusform>Vermächtnis: %1 gewann %n Leben von %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Frenzy: %1 ran on</source>
        <translation>Raserei: %1 lief weiter</translation>
    </message>
    <message>
        <source>Slow: %1 rolls one die less next time</source>
        <translation>Langsam: %1 wirft nächstes Mal einen Würfel weniger</translation>
    </message>
    <message numerus="yes">
        <source>Venom: %1 loses %n health a turn from now on</source>
        <translation>
            <numerusform>Gift: %1 verliert von nun an %n Leben je Zug</numerusform>
            <numerusform>Gift: %1 verliert von nun an %n Leben je Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>Push: %1 went under the stack</source>
        <translation>Stoß: %1 kam unter den Stapel</translation>
    </message>
    <message>
        <source>Push: %1 went back from tile %2 to tile %3</source>
        <translation>Stoß: %1 wich von Plättchen %2 auf %3 zurück</translation>
    </message>
    <message>
        <source>Shadowborn</source>
        <translation>Schattengeborene</translation>
    </message>
    <message>
        <source>Lightborn</source>
        <translation>Lichtgeborene</translation>
    </message>
    <message>
        <source>no die</source>
        <translation>keinen Würfel</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <translation>%1, %2 und %3</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Track and towers</source>
        <translation>Strecke und Türme</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Basen</translation>
    </message>
    <message>
        <source>Shadowborn play</source>
        <translation>Schatten am Zug</translation>
    </message>
    <message>
        <source>Lightborn play</source>
        <translation>Licht am Zug</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>The Shadowborn have won</source>
        <translation>Die Schattengeborenen haben gewonnen</translation>
    </message>
    <message>
        <source>The Lightborn have won</source>
        <translation>Die Lichtgeborenen haben gewonnen</translation>
    </message>
    <message>
        <source>Killed, back next round</source>
        <translation>Getötet, nächste Runde wieder da</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Comes once in the place of a unit of its type</source>
        <translation>Kommt einmal anstelle einer Einheit seiner Art</translation>
    </message>
    <message>
        <source>Leaders to pick from</source>
        <translation>Anführer zur Wahl</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Straight tile</source>
        <translation>Gerades Plättchen</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Tower %1</source>
        <translation>Turm %1</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Items of this round</source>
        <translation>Gegenstände dieser Runde</translation>
    </message>
    <message>
        <source>On the base</source>
        <translation>Auf der Basis</translation>
    </message>
    <message>
        <source>The first one comes first</source>
        <translation>Der erste kommt zuerst</translation>
    </message>
    <message>
        <source>Beside the base</source>
        <translation>Neben der Basis</translation>
    </message>
    <message>
        <source>Waiting for a tower</source>
        <translation>Wartet auf einen Turm</translation>
    </message>
    <message>
        <source>The track</source>
        <translation>Die Strecke</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Plättchen %1</translation>
    </message>
    <message>
        <source>Base of the Shadowborn</source>
        <translation>Basis der Schattengeborenen</translation>
    </message>
    <message>
        <source>Base of the Lightborn</source>
        <translation>Basis der Lichtgeborenen</translation>
    </message>
    <message>
        <source>Health of the base</source>
        <translation>Leben der Basis</translation>
    </message>
    <message>
        <source>Health now</source>
        <translation>Leben jetzt</translation>
    </message>
    <message>
        <source>Slowed: one die less on its next roll</source>
        <translation>Verlangsamt: beim nächsten Wurf ein Würfel weniger</translation>
    </message>
    <message>
        <source>Venom: so much health a turn</source>
        <translation>Gift: so viel Leben je Zug</translation>
    </message>
    <message>
        <source>Range this round</source>
        <translation>Reichweite in dieser Runde</translation>
    </message>
    <message>
        <source>Damage this round</source>
        <translation>Schaden in dieser Runde</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>Reichweiten</translation>
    </message>
    <message>
        <source>Shows how far each Lightborn shoots</source>
        <translation>Zeigt, wie weit jeder Lichtgeborene schießt</translation>
    </message>
    <message>
        <source>%1, led by %2</source>
        <translation>%1, geführt von %2</translation>
    </message>
    <message>
        <source>%1 tokens of 3, %2 of 1</source>
        <translation>%1 Marker zu 3, %2 zu 1</translation>
    </message>
    <message>
        <source>A road joins either open end.</source>
        <translation>Ein Weg schließt an eines der offenen Enden an.</translation>
    </message>
    <message>
        <source>No road end faces a tile or tower.</source>
        <translation>Kein Wegende stößt auf ein Plättchen oder einen Turm.</translation>
    </message>
    <message>
        <source>Both ends keep a free space, and one leads outside.</source>
        <translation>Beide Enden behalten ein freies Feld, und eines führt nach außen.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>%1 ran %2</source>
        <translation>%1 lief %2</translation>
    </message>
    <message>
        <source>%1, tower %2</source>
        <translation>%1, Turm %2</translation>
    </message>
    <message>
        <source>Then all again</source>
        <translation>Dann alle wieder</translation>
    </message>
    <message>
        <source>Run, sequence %1</source>
        <translation>Lauf, Durchgang %1</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>Pick your leader</source>
        <translation>Wähle deinen Anführer</translation>
    </message>
    <message>
        <source>Leaders are picked</source>
        <translation>Anführer werden gewählt</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>The Shadowborn play</source>
        <translation>Die Schattengeborenen sind am Zug</translation>
    </message>
    <message>
        <source>The Lightborn play</source>
        <translation>Die Lichtgeborenen sind am Zug</translation>
    </message>
    <message>
        <source>The run goes by itself</source>
        <translation>Der Lauf geht von selbst</translation>
    </message>
    <message>
        <source>First all Shadowborn, the farthest down the track first; then the towers, from one pip to six; and again, until none is left.</source>
        <translation>Erst alle Schattengeborenen, der vorderste zuerst; dann die Türme, von einem Auge bis sechs; und wieder, bis keiner mehr läuft.</translation>
    </message>
    <message>
        <source>Watch the run</source>
        <translation>Sieh dem Lauf zu</translation>
    </message>
    <message>
        <source>Which side does your pair play?</source>
        <translation>Welche Seite spielt euer Paar?</translation>
    </message>
    <message>
        <source>Seats 1 and 3 are one pair, 2 and 4 the other.</source>
        <translation>Platz 1 und 3 sind ein Paar, 2 und 4 das andere.</translation>
    </message>
    <message>
        <source>Choose a side</source>
        <translation>Wähle eine Seite</translation>
    </message>
    <message>
        <source>You are alone against two, so you pick two. All picks are turned up together.</source>
        <translation>Du bist allein gegen zwei und wählst deshalb zwei. Alle werden gemeinsam aufgedeckt.</translation>
    </message>
    <message>
        <source>The other side sees it once everybody has picked.</source>
        <translation>Die andere Seite sieht ihn, sobald alle gewählt haben.</translation>
    </message>
    <message>
        <source>Pick a leader</source>
        <translation>Wähle einen Anführer</translation>
    </message>
    <message>
        <source>Where does this straight tile lie?</source>
        <translation>Wohin kommt dieses gerade Plättchen?</translation>
    </message>
    <message>
        <source>Where does this corner lie?</source>
        <translation>Wohin kommt diese Kurve?</translation>
    </message>
    <message>
        <source>Turn it and lay it beyond either open end. One end has to lead outside.</source>
        <translation>Dreh es und leg es an eines der offenen Enden. Ein Ende muss nach außen führen.</translation>
    </message>
    <message>
        <source>Lay the tile</source>
        <translation>Leg das Plättchen</translation>
    </message>
    <message>
        <source>Where does tower %1 stand?</source>
        <translation>Wo steht Turm %1?</translation>
    </message>
    <message>
        <source>Straight beside a tile. The number says when it shoots in a sequence.</source>
        <translation>Gerade neben einem Plättchen. Die Zahl sagt, wann er in einem Durchgang schießt.</translation>
    </message>
    <message>
        <source>Place the tower</source>
        <translation>Stell den Turm auf</translation>
    </message>
    <message>
        <source>Where do the Shadowborn come from?</source>
        <translation>Woher kommen die Schattengeborenen?</translation>
    </message>
    <message>
        <source>Choose an open end for your base. The Lightborn base lies at the other.</source>
        <translation>Wähle ein offenes Ende für deine Basis. Die der Lichtgeborenen liegt am anderen.</translation>
    </message>
    <message>
        <source>Choose an end</source>
        <translation>Wähle ein Ende</translation>
    </message>
    <message>
        <source>Discard what you do not want, then draw</source>
        <translation>Leg ab, was du nicht willst, dann zieh</translation>
    </message>
    <message>
        <source>You draw until you hold %1 cards.</source>
        <translation>Du ziehst, bis du %1 Karten hast.</translation>
    </message>
    <message>
        <source>Discard, then draw</source>
        <translation>Ablegen, dann ziehen</translation>
    </message>
    <message>
        <source>Do not draw</source>
        <translation>Nicht ziehen</translation>
    </message>
    <message>
        <source>Goes on to playing cards</source>
        <translation>Geht weiter zum Spielen von Karten</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message numerus="yes">
        <source>Play %n card(s)</source>
        <translation>
            <numerusform>Spiel %n Karte</numerusform>
            <numerusform>Spiel %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Basic units and items are played by themselves, leveled units and your leader in the place of a unit of the same type.</source>
        <translation>Einfache Einheiten und Gegenstände werden für sich gespielt, aufgestiegene und dein Anführer anstelle einer Einheit derselben Art.</translation>
    </message>
    <message>
        <source>Play nothing</source>
        <translation>Nichts spielen</translation>
    </message>
    <message>
        <source>Play no more</source>
        <translation>Nichts mehr spielen</translation>
    </message>
    <message>
        <source>In which order do they come?</source>
        <translation>In welcher Reihenfolge kommen sie?</translation>
    </message>
    <message>
        <source>Put them into the places of the stack; the first one comes first.</source>
        <translation>Setz sie auf die Plätze des Stapels; der erste kommt zuerst.</translation>
    </message>
    <message>
        <source>Order the stack</source>
        <translation>Ordne den Stapel</translation>
    </message>
    <message>
        <source>Which tower does your new unit take?</source>
        <translation>Welchen Turm nimmt deine neue Einheit?</translation>
    </message>
    <message>
        <source>Everybody stands where they shall</source>
        <translation>Alle stehen, wo sie sollen</translation>
    </message>
    <message>
        <source>Once on a tower it stays. Ending the turn begins the run.</source>
        <translation>Einmal auf einem Turm bleibt sie dort. Das Ende des Zuges beginnt den Lauf.</translation>
    </message>
    <message>
        <source>Take towers</source>
        <translation>Türme besetzen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Vigor</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>When it first comes onto the track in a round, it gains %1 health.</source>
        <translation>Wenn er in einer Runde zum ersten Mal auf die Strecke kommt, gewinnt er %1 Leben.</translation>
    </message>
    <message>
        <source>Swift</source>
        <translation>Flink</translation>
    </message>
    <message>
        <source>One die more for its first roll of a round, but never more than three.</source>
        <translation>Ein Würfel mehr beim ersten Wurf einer Runde, aber nie mehr als drei.</translation>
    </message>
    <message>
        <source>Regeneration</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>It gains %1 health whenever its turn begins on the track.</source>
        <translation>Er gewinnt %1 Leben, wann immer sein Zug auf der Strecke beginnt.</translation>
    </message>
    <message>
        <source>Leap</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Where it would land on another Shadowborn, it takes the next free tile down instead, or enters the base.</source>
        <translation>Wo er auf einem anderen Schattengeborenen landen würde, nimmt er stattdessen das nächste freie Plättchen davor oder kommt in die Basis.</translation>
    </message>
    <message>
        <source>Siege</source>
        <translation>Belagerung</translation>
    </message>
    <message>
        <source>When it enters the Lightborn base, 1 more health is lost.</source>
        <translation>Wenn er in die Basis der Lichtgeborenen kommt, geht 1 Leben mehr verloren.</translation>
    </message>
    <message>
        <source>Shroud</source>
        <translation>Schleier</translation>
    </message>
    <message>
        <source>It is not aimed at while somebody without Shroud is in range.</source>
        <translation>Auf ihn wird nicht gezielt, solange jemand ohne Schleier in Reichweite ist.</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>An attack or Splash takes %1 less from it, but always at least 1.</source>
        <translation>Ein Angriff oder Spritzer nimmt ihm %1 weniger, aber immer mindestens 1.</translation>
    </message>
    <message>
        <source>Frenzy</source>
        <translation>Raserei</translation>
    </message>
    <message>
        <source>Each attack that it survives on the track moves it one tile down.</source>
        <translation>Jeder Angriff, den er auf der Strecke überlebt, bringt ihn ein Plättchen weiter.</translation>
    </message>
    <message>
        <source>Undying</source>
        <translation>Untot</translation>
    </message>
    <message>
        <source>The first time in a round that it would be killed, 1 health is left to it.</source>
        <translation>Wenn er in einer Runde zum ersten Mal getötet würde, behält er 1 Leben.</translation>
    </message>
    <message>
        <source>Bequeath</source>
        <translation>Vermächtnis</translation>
    </message>
    <message>
        <source>When it is killed, the next Shadowborn up the track gains %1 health.</source>
        <translation>Wenn er getötet wird, gewinnt der nächste Schattengeborene hinter ihm %1 Leben.</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Weite</translation>
    </message>
    <message>
        <source>Its range is %1 longer.</source>
        <translation>Seine Reichweite ist um %1 größer.</translation>
    </message>
    <message>
        <source>Might</source>
        <translation>Wucht</translation>
    </message>
    <message>
        <source>Its attacks deal %1 more.</source>
        <translation>Seine Angriffe machen %1 mehr Schaden.</translation>
    </message>
    <message>
        <source>Twin</source>
        <translation>Doppel</translation>
    </message>
    <message>
        <source>In its turn it attacks twice and aims anew for the second time.</source>
        <translation>In seinem Zug greift er zweimal an und zielt beim zweiten Mal neu.</translation>
    </message>
    <message>
        <source>Splash</source>
        <translation>Spritzer</translation>
    </message>
    <message>
        <source>Its attack deals %1 to the Shadowborn just before and just behind the one it aims at, in range or not.</source>
        <translation>Sein Angriff trifft mit %1 auch die Schattengeborenen unmittelbar vor und hinter dem Ziel, in Reichweite oder nicht.</translation>
    </message>
    <message>
        <source>Life Steal</source>
        <translation>Lebensraub</translation>
    </message>
    <message>
        <source>When its attack kills, the Lightborn base gains %1 health. Splash does not count.</source>
        <translation>Wenn sein Angriff tötet, gewinnt die Basis der Lichtgeborenen %1 Leben. Spritzer zählen nicht.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Who survives its attack rolls one die less the next time, even none. Twice is no more than once.</source>
        <translation>Wer seinen Angriff überlebt, wirft beim nächsten Mal einen Würfel weniger, auch keinen. Zweimal ist nicht mehr als einmal.</translation>
    </message>
    <message>
        <source>Venom</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>Who survives its attack loses %1 health whenever its turn begins on the track, until the round ends. Only the strongest Venom counts.</source>
        <translation>Wer seinen Angriff überlebt, verliert %1 Leben, wann immer sein Zug auf der Strecke beginnt, bis die Runde endet. Nur das stärkste Gift zählt.</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Stoß</translation>
    </message>
    <message>
        <source>Fletcher</source>
        <translation>Pfeilmacher</translation>
    </message>
    <message>
        <source>Poacher</source>
        <translation>Wilderer</translation>
    </message>
    <message>
        <source>Longbow</source>
        <translation>Langbogen</translation>
    </message>
    <message>
        <source>Twinstring</source>
        <translation>Doppelsehne</translation>
    </message>
    <message>
        <source>Clear Sky</source>
        <translation>Klarer Himmel</translation>
    </message>
    <message>
        <source>Broadheads</source>
        <translation>Breite Spitzen</translation>
    </message>
    <message>
        <source>The Warden</source>
        <translation>Der Hüter</translation>
    </message>
    <message>
        <source>Torchman</source>
        <translation>Fackelträger</translation>
    </message>
    <message>
        <source>Sparker</source>
        <translation>Funkenschläger</translation>
    </message>
    <message>
        <source>Pyre Keeper</source>
        <translation>Feuerwärter</translation>
    </message>
    <message>
        <source>Firebrand</source>
        <translation>Brandstifter</translation>
    </message>
    <message>
        <source>Lamp Oil</source>
        <translation>Lampenöl</translation>
    </message>
    <message>
        <source>Warm Wind</source>
        <translation>Warmer Wind</translation>
    </message>
    <message>
        <source>Ember Lady</source>
        <translation>Glutherrin</translation>
    </message>
    <message>
        <source>Ringer</source>
        <translation>Glöckner</translation>
    </message>
    <message>
        <source>Chanter</source>
        <translation>Vorsänger</translation>
    </message>
    <message>
        <source>Tocsin</source>
        <translation>Sturmglocke</translation>
    </message>
    <message>
        <source>Great Bell</source>
        <translation>Große Glocke</translation>
    </message>
    <message>
        <source>Peal</source>
        <translation>Geläut</translation>
    </message>
    <message>
        <source>First Light</source>
        <translation>Erstes Licht</translation>
    </message>
    <message>
        <source>The Abbess</source>
        <translation>Die Äbtissin</translation>
    </message>
    <message>
        <source>Herbalist</source>
        <translation>Kräuterfrau</translation>
    </message>
    <message>
        <source>Mender</source>
        <translation>Heiler</translation>
    </message>
    <message>
        <source>Apothecary</source>
        <translation>Apotheker</translation>
    </message>
    <message>
        <source>Leechwife</source>
        <translation>Wundfrau</translation>
    </message>
    <message>
        <source>Bitter Balm</source>
        <translation>Bitterer Balsam</translation>
    </message>
    <message>
        <source>Vigil</source>
        <translation>Nachtwache</translation>
    </message>
    <message>
        <source>The Saint</source>
        <translation>Die Heilige</translation>
    </message>
    <message>
        <source>Bramblekin</source>
        <translation>Dornling</translation>
    </message>
    <message>
        <source>Barkback</source>
        <translation>Borkenrücken</translation>
    </message>
    <message>
        <source>Old Oak</source>
        <translation>Alte Eiche</translation>
    </message>
    <message>
        <source>Ironwood</source>
        <translation>Eisenholz</translation>
    </message>
    <message>
        <source>Rising Sap</source>
        <translation>Steigender Saft</translation>
    </message>
    <message>
        <source>Second Bark</source>
        <translation>Zweite Borke</translation>
    </message>
    <message>
        <source>Mother Elm</source>
        <translation>Mutter Ulme</translation>
    </message>
    <message>
        <source>Whelp</source>
        <translation>Welpe</translation>
    </message>
    <message>
        <source>Pathrunner</source>
        <translation>Pfadläufer</translation>
    </message>
    <message>
        <source>Pack Alpha</source>
        <translation>Leitwolf</translation>
    </message>
    <message>
        <source>Moonstalker</source>
        <translation>Mondpirscher</translation>
    </message>
    <message>
        <source>Long Howl</source>
        <translation>Langes Heulen</translation>
    </message>
    <message>
        <source>Blood Scent</source>
        <translation>Blutgeruch</translation>
    </message>
    <message>
        <source>Grey Queen</source>
        <translation>Graue Königin</translation>
    </message>
    <message>
        <source>Leechling</source>
        <translation>Egelchen</translation>
    </message>
    <message>
        <source>Bogling</source>
        <translation>Moorling</translation>
    </message>
    <message>
        <source>Fen Hydra</source>
        <translation>Sumpfhydra</translation>
    </message>
    <message>
        <source>Drowned One</source>
        <translation>Ertrunkener</translation>
    </message>
    <message>
        <source>Black Rain</source>
        <translation>Schwarzer Regen</translation>
    </message>
    <message>
        <source>Peat Feast</source>
        <translation>Torfmahl</translation>
    </message>
    <message>
        <source>Mud King</source>
        <translation>Schlammkönig</translation>
    </message>
    <message>
        <source>Wisp</source>
        <translation>Irrlicht</translation>
    </message>
    <message>
        <source>Lurker</source>
        <translation>Lauerer</translation>
    </message>
    <message>
        <source>Wraith</source>
        <translation>Schemen</translation>
    </message>
    <message>
        <source>Nightmare</source>
        <translation>Nachtmahr</translation>
    </message>
    <message>
        <source>Eclipse</source>
        <translation>Finsternis</translation>
    </message>
    <message>
        <source>Creeping Dread</source>
        <translation>Schleichendes Grauen</translation>
    </message>
    <message>
        <source>Hollow Lord</source>
        <translation>Hohler Fürst</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>Fang</source>
        <translation>Fang</translation>
    </message>
    <message>
        <source>Mire</source>
        <translation>Moor</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Flame</source>
        <translation>Flamme</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Glocke</translation>
    </message>
    <message>
        <source>Salve</source>
        <translation>Salbe</translation>
    </message>
    <message>
        <source>Who survives its attack goes back up the track by %1; above the first tile it goes under the stack.</source>
        <translation>Wer seinen Angriff überlebt, weicht um %1 auf der Strecke zurück; vor dem ersten Plättchen kommt er unter den Stapel.</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>With laying the track</source>
        <translation>Strecke legen</translation>
    </message>
    <message>
        <source>With the track laid, as a first match</source>
        <translation>Mit gelegter Strecke, als erste Partie</translation>
    </message>
    <message>
        <source>The first seat is Lightborn and places the last tower.</source>
        <translation>Der erste Platz ist lichtgeboren und stellt den letzten Turm auf.</translation>
    </message>
    <message>
        <source>%1 did not run</source>
        <translation>%1 lief nicht</translation>
    </message>
    <message>
        <source>%1 shot at %2</source>
        <translation>%1 schoss auf %2</translation>
    </message>
    <message>
        <source>For six rounds the Shadowborn run against the base.</source>
        <translation>Sechs Runden lang laufen die Schattengeborenen gegen die Basis an.</translation>
    </message>
    <message>
        <source>Bring the base of the Lightborn from 10 health below 1 within six rounds.</source>
        <translation>Bringt die Basis der Lichtgeborenen in sechs Runden von 10 Leben unter 1.</translation>
    </message>
    <message>
        <source>Your base has 10 health. Hold it for six rounds, and you have won.</source>
        <translation>Eure Basis hat 10 Leben. Haltet sie sechs Runden lang, dann habt ihr gewonnen.</translation>
    </message>
    <message>
        <source>Who is what</source>
        <translation>Wer was ist</translation>
    </message>
    <message>
        <source>Which side is alone</source>
        <translation>Welche Seite allein ist</translation>
    </message>
    <message>
        <source>Who is alone</source>
        <translation>Wer allein ist</translation>
    </message>
    <message>
        <source>Which pair is what</source>
        <translation>Welches Paar was ist</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to go.</source>
        <translation>
            <numerusform>Noch %n Runde.</numerusform>
            <numerusform>Noch %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still in the pile</source>
        <translation>Noch im Stapel</translation>
    </message>
    <message>
        <source>%1 killed</source>
        <translation>%1 getötet</translation>
    </message>
    <message>
        <source>%1: health %2, now %3</source>
        <translation>%1: Leben %2, jetzt %3</translation>
    </message>
    <message>
        <source>%1, back on the stack</source>
        <translation>%1, zurück im Stapel</translation>
    </message>
    <message>
        <source>%1, moved to tile %2</source>
        <translation>%1, jetzt auf Plättchen %2</translation>
    </message>
    <message>
        <source>%1, slowed</source>
        <translation>%1, verlangsamt</translation>
    </message>
    <message>
        <source>%1, Venom %2</source>
        <translation>%1, Gift %2</translation>
    </message>
    <message>
        <source>Its type is that of the item</source>
        <translation>Der Typ ist der des Gegenstands</translation>
    </message>
    <message>
        <source>The base</source>
        <translation>Die Basis</translation>
    </message>
    <message>
        <source>health</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>%1 of %2 tiles laid, a tower after every third</source>
        <translation>%1 von %2 Plättchen liegen, nach jedem dritten ein Turm</translation>
    </message>
    <message>
        <source>Round %1: %2 killed, %3 came through</source>
        <translation>Runde %1: %2 getötet, %3 durchgekommen</translation>
    </message>
    <message>
        <source>%1, base −%2</source>
        <translation>%1, Basis −%2</translation>
    </message>
    <message>
        <source>%1, base +%2</source>
        <translation>%1, Basis +%2</translation>
    </message>
    <message>
        <source>Lay tile %1</source>
        <translation>Lege Plättchen %1</translation>
    </message>
    <message>
        <source>%1 lays tile %2</source>
        <translation>%1 legt Plättchen %2</translation>
    </message>
    <message>
        <source>Place tower %1</source>
        <translation>Setze Turm %1</translation>
    </message>
    <message>
        <source>%1 places tower %2</source>
        <translation>%1 setzt Turm %2</translation>
    </message>
    <message>
        <source>Swift: one die more for the first roll of %1</source>
        <translation>Flink: ein Würfel mehr beim ersten Wurf von %1</translation>
    </message>
    <message>
        <source>Shroud: %1 was not aimed at</source>
        <translation>Schleier: Auf %1 wurde nicht gezielt</translation>
    </message>
    <message>
        <source>Shadowborn run down the track to the base of the Lightborn, which has 10 health. Each that comes through takes some. Below 1 the Shadowborn have won. If the base still stands after six rounds, the Lightborn have.</source>
        <translation>Schattengeborene laufen die Strecke hinab zur Basis der Lichtgeborenen, die 10 Leben hat. Wer durchkommt, nimmt ihr etwas davon. Unter 1 haben die Schattengeborenen gewonnen. Steht die Basis nach sechs Runden noch, gewinnen die Lichtgeborenen.</translation>
    </message>
    <message>
        <source>The last tower</source>
        <translation>Der letzte Turm</translation>
    </message>
    <message>
        <source>You lead the Lightborn, who shoot from six towers. Five stand already. Put the sixth where many tiles are near: range counts spaces along rows and columns. Its pips say when it shoots.</source>
        <translation>Du führst die Lichtgeborenen, die von sechs Türmen schießen. Fünf stehen schon. Stell den sechsten dorthin, wo viele Plättchen nah sind: Reichweite zählt entlang der Reihen und Spalten. Seine Augen sagen, wann er schießt.</translation>
    </message>
    <message>
        <source>Two bases</source>
        <translation>Zwei Basen</translation>
    </message>
    <message>
        <source>The Shadowborn come from the dark base. Down the track means towards the light one: from tile 1 to tile 18. Who goes past tile 18 is through.</source>
        <translation>Die Schattengeborenen kommen aus der dunklen Basis. Hinab heißt: auf die helle zu, von Plättchen 1 bis Plättchen 18. Wer über Plättchen 18 hinausläuft, ist durch.</translation>
    </message>
    <message>
        <source>Your leader</source>
        <translation>Dein Anführer</translation>
    </message>
    <message>
        <source>The Abbess leads you. Once in the match you can play her in the place of a Bell unit of yours.</source>
        <translation>Die Äbtissin führt dich. Einmal in der Partie kannst du sie anstelle einer deiner Einheiten der Art Glocke spielen.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>In each of the six rounds the Shadowborn play cards first, so that the Lightborn see who comes. Then the Lightborn play. Then follows the run.</source>
        <translation>In jeder der sechs Runden spielen erst die Schattengeborenen Karten, sodass die Lichtgeborenen sehen, wer kommt. Dann spielen die Lichtgeborenen. Danach kommt der Lauf.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>A gold edge is a unit: on the left how far it shoots, on the right how much health a shot takes. A silver edge is an item. Rest on a card to read all of it.</source>
        <translation>Goldener Rand: eine Einheit. Links steht, wie weit sie schießt, rechts, wie viel Leben ein Schuss nimmt. Silberner Rand: ein Gegenstand. Bleib auf einer Karte stehen, um alles zu lesen.</translation>
    </message>
    <message>
        <source>First: draw</source>
        <translation>Zuerst: ziehen</translation>
    </message>
    <message>
        <source>Your turn begins with cards. You could discard some, then you draw until you hold five. Keep them all this time, and press Draw.</source>
        <translation>Dein Zug beginnt mit Karten. Du könntest welche ablegen, dann ziehst du, bis du fünf hast. Behalte diesmal alle und drück auf Ziehen.</translation>
    </message>
    <message>
        <source>Then: play two cards</source>
        <translation>Dann: zwei Karten spielen</translation>
    </message>
    <message>
        <source>You play two cards in a round, and they cost nothing. Press the Fletcher, then the Ringer: basic units come by themselves.</source>
        <translation>Du spielst in jeder Runde zwei Karten, und sie kosten nichts. Drück auf den Pfeilmacher, dann auf den Glöckner: Einfache Einheiten kommen für sich.</translation>
    </message>
    <message>
        <source>Then: take towers</source>
        <translation>Dann: Türme besetzen</translation>
    </message>
    <message>
        <source>Press a unit that waits, then a free tower. It stays there for the match. The fewer pips, the sooner the tower shoots. Look for bends: from there it reaches many tiles.</source>
        <translation>Drück auf eine Einheit, die wartet, dann auf einen freien Turm. Dort bleibt sie. Je weniger Augen, desto früher schießt der Turm. Such Kurven: Von dort erreicht sie viele Plättchen.</translation>
    </message>
    <message>
        <source>How far they shoot</source>
        <translation>Wie weit sie schießen</translation>
    </message>
    <message>
        <source>Press Ranges below the board to see how far each unit shoots. Then end your turn. From then on nobody chooses any more: all run and shoot by themselves.</source>
        <translation>Drück unter dem Brett auf Reichweiten, um zu sehen, wie weit jede Einheit schießt. Dann beende den Zug. Danach wählt niemand mehr: Alle laufen und schießen von selbst.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>The boot on a card says how many dice a Shadowborn rolls. It runs as many tiles as they show together. A die has two of each: 1, 2 and 3.</source>
        <translation>Der Stiefel auf der Karte sagt, wie viele Würfel ein Schattengeborener wirft. Er läuft so viele Plättchen, wie sie zusammen zeigen. Ein Würfel hat je zweimal 1, 2 und 3.</translation>
    </message>
    <message>
        <source>No two on one tile</source>
        <translation>Nie zwei auf einem Plättchen</translation>
    </message>
    <message>
        <source>A shot</source>
        <translation>Ein Schuss</translation>
    </message>
    <message>
        <source>A tower shoots at whoever is farthest down the track within its range. The target loses as much health as the damage of the unit says; its heart shows what is left. With nobody in range it waits.</source>
        <translation>Ein Turm schießt auf den vordersten in seiner Reichweite. Das Ziel verliert so viel Leben, wie der Schaden der Einheit sagt; sein Herz zeigt den Rest. Ist niemand in Reichweite, wartet er.</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Getötet</translation>
    </message>
    <message>
        <source>Its health is below 1: it lies beside its base, and this run is over for it. Nobody is out for good. In the next round it comes again, with full health.</source>
        <translation>Sein Leben ist unter 1: Er liegt neben seiner Basis, und dieser Lauf ist für ihn vorbei. Für immer fort ist niemand. In der nächsten Runde kommt er wieder, mit vollem Leben.</translation>
    </message>
    <message>
        <source>One came through</source>
        <translation>Einer kam durch</translation>
    </message>
    <message>
        <source>It went past the last tile. A basic unit takes 1 health from the base, a leveled one or a leader 2, and who has Siege 1 more. Then it lies beside its own base until the next round. The log tells who it was.</source>
        <translation>Er lief über das letzte Plättchen hinaus. Ein einfacher nimmt der Basis 1 Leben, ein aufgestiegener oder ein Anführer 2, wer Belagerung hat, 1 mehr. Dann liegt er bis zur nächsten Runde neben seiner Basis. Der Verlauf nennt ihn.</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Die nächste Runde</translation>
    </message>
    <message>
        <source>When all Shadowborn lie beside their base, the round is over. The die counts the rounds: after six of them the Lightborn win. Units stay where they are; items go to the discard.</source>
        <translation>Liegen alle Schattengeborenen neben ihrer Basis, ist die Runde vorbei. Der Würfel zählt die Runden: Nach sechs gewinnen die Lichtgeborenen. Einheiten bleiben, wo sie sind; Gegenstände kommen auf die Ablage.</translation>
    </message>
    <message>
        <source>Exchange cards</source>
        <translation>Karten tauschen</translation>
    </message>
    <message>
        <source>Which cards do you need least? Press two of them to discard them, then press Draw: you hold five again.</source>
        <translation>Welche Karten brauchst du am wenigsten? Drück auf zwei, um sie abzulegen, dann auf Ziehen: Du hast wieder fünf.</translation>
    </message>
    <message>
        <source>Play an item</source>
        <translation>Spiel einen Gegenstand</translation>
    </message>
    <message>
        <source>An item helps all your units of one type until the run is over. Clear Sky gives Reach 1 to Bow units: with Ranges on, you see them reach farther. Other items give Might, more damage, or keywords.</source>
        <translation>Ein Gegenstand hilft allen deinen Einheiten einer Art, bis der Lauf vorbei ist. Klarer Himmel gibt Bogen Weite 1: Mit Reichweiten an siehst du es. Andere geben Wucht, also mehr Schaden, oder Schlüsselworte.</translation>
    </message>
    <message>
        <source>A leveled unit</source>
        <translation>Eine aufgestiegene Einheit</translation>
    </message>
    <message>
        <source>You drew a stronger card. A leveled unit comes in the place of one of its type, as the Longbow for the Fletcher: press it, then the unit that goes. It may take any free tower.</source>
        <translation>Du hast eine stärkere Karte gezogen. Sie kommt anstelle einer Einheit ihrer Art, wie der Langbogen für den Pfeilmacher: Drück auf sie, dann auf die Einheit, die geht. Sie darf auf jeden freien Turm.</translation>
    </message>
    <message>
        <source>Now your leader</source>
        <translation>Jetzt deine Anführerin</translation>
    </message>
    <message>
        <source>The Abbess can come now: press her, then the Ringer. She shoots 4 spaces far and pushes those who survive two tiles back. Replace her later, and she leaves the game.</source>
        <translation>Jetzt kann die Äbtissin kommen: Drück auf sie, dann auf den Glöckner. Sie schießt 4 Felder weit und stößt, wer überlebt, zwei Plättchen zurück. Ersetzt du sie später, verlässt sie das Spiel.</translation>
    </message>
    <message>
        <source>On your own</source>
        <translation>Auf eigene Faust</translation>
    </message>
    <message>
        <source>Now you know how it goes. If you are not sure what to do, press the wand here: it shows you a good move. What you did can be taken back, as long as no card was drawn.</source>
        <translation>Nun weißt du, wie es geht. Bist du nicht sicher, was zu tun ist, drück hier auf den Zauberstab: Er zeigt dir einen guten Zug. Was du getan hast, kannst du zurücknehmen, solange keine Karte gezogen wurde.</translation>
    </message>
    <message>
        <source>Six on the base</source>
        <translation>Sechs auf der Basis</translation>
    </message>
    <message>
        <source>Six Shadowborn fit onto their base. A seventh waits beside it. It can still be replaced by a leveled one, and comes when there is room.</source>
        <translation>Sechs Schattengeborene passen auf ihre Basis. Ein siebter wartet daneben. Ihn kann noch ein aufgestiegener ersetzen, und er kommt, sobald Platz ist.</translation>
    </message>
    <message>
        <source>A keyword: Regeneration</source>
        <translation>Ein Schlüsselwort: Erholung</translation>
    </message>
    <message>
        <source>A keyword: Vigor</source>
        <translation>Ein Schlüsselwort: Kraft</translation>
    </message>
    <message>
        <source>A keyword: Leap</source>
        <translation>Ein Schlüsselwort: Sprung</translation>
    </message>
    <message>
        <source>A keyword: Armor</source>
        <translation>Ein Schlüsselwort: Rüstung</translation>
    </message>
    <message>
        <source>A keyword: Shroud</source>
        <translation>Ein Schlüsselwort: Schleier</translation>
    </message>
    <message>
        <source>A keyword: Bequeath</source>
        <translation>Ein Schlüsselwort: Vermächtnis</translation>
    </message>
    <message>
        <source>A keyword: Swift</source>
        <translation>Ein Schlüsselwort: Flink</translation>
    </message>
    <message>
        <source>A keyword: Frenzy</source>
        <translation>Ein Schlüsselwort: Raserei</translation>
    </message>
    <message>
        <source>A keyword: Undying</source>
        <translation>Ein Schlüsselwort: Untot</translation>
    </message>
    <message>
        <source>A keyword: Slow</source>
        <translation>Ein Schlüsselwort: Langsam</translation>
    </message>
    <message>
        <source>A keyword: Venom</source>
        <translation>Ein Schlüsselwort: Gift</translation>
    </message>
    <message>
        <source>A keyword: Splash</source>
        <translation>Ein Schlüsselwort: Spritzer</translation>
    </message>
    <message>
        <source>A keyword: Push</source>
        <translation>Ein Schlüsselwort: Stoß</translation>
    </message>
    <message>
        <source>A keyword: Life Steal</source>
        <translation>Ein Schlüsselwort: Lebensraub</translation>
    </message>
    <message>
        <source>A keyword: Twin</source>
        <translation>Ein Schlüsselwort: Doppel</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Die letzte Runde</translation>
    </message>
    <message>
        <source>This is round six. If the base has at least 1 health after this run, the Lightborn have won.</source>
        <translation>Das ist Runde sechs. Hat die Basis nach diesem Lauf noch mindestens 1 Leben, haben die Lichtgeborenen gewonnen.</translation>
    </message>
    <message>
        <source>And then the other side</source>
        <translation>Und dann die andere Seite</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Die andere Seite</translation>
    </message>
    <message>
        <source>Now you lead the Shadowborn. Bring the base of the Lightborn below 1 health within six rounds, and you win. Each of yours that comes through takes 1, a leveled one or a leader 2.</source>
        <translation>Nun führst du die Schattengeborenen. Bring die Basis der Lichtgeborenen in sechs Runden unter 1 Leben, und du gewinnst. Jeder, der durchkommt, nimmt ihr 1, ein aufgestiegener oder ein Anführer 2.</translation>
    </message>
    <message>
        <source>Each leader belongs to one type. Once in the match it can come in the place of a unit of that type, and it is stronger than those. Press the one you like.</source>
        <translation>Jeder Anführer gehört zu einer Art. Einmal in der Partie kann er anstelle einer Einheit dieser Art kommen, und er ist stärker als sie. Drück auf den, der dir gefällt.</translation>
    </message>
    <message>
        <source>First: lay the track</source>
        <translation>Erstens: Leg die Strecke</translation>
    </message>
    <message>
        <source>You lay 18 tiles, as they are drawn, at either open end. Turn a tile before you press where it goes. A track that spreads out is hard to guard: a tower beside a bend reaches many tiles.</source>
        <translation>Du legst 18 Plättchen, wie sie gezogen werden, an eines der offenen Enden. Dreh ein Plättchen, bevor du drückst, wohin es kommt. Eine weite Strecke ist schwer zu bewachen: Ein Turm an einer Kurve erreicht viele Plättchen.</translation>
    </message>
    <message>
        <source>Their towers</source>
        <translation>Ihre Türme</translation>
    </message>
    <message>
        <source>After every third tile the Lightborn place a tower beside the track, to shoot from it at all tiles that are near. So lead the track away from where towers stand.</source>
        <translation>Nach jedem dritten Plättchen stellen die Lichtgeborenen einen Turm neben die Strecke, um von dort auf alle nahen Plättchen zu schießen. Führ sie also von den Türmen weg.</translation>
    </message>
    <message>
        <source>Second: choose your end</source>
        <translation>Zweitens: Wähl dein Ende</translation>
    </message>
    <message>
        <source>Your base lies at one open end, theirs at the other. Where there are fewer towers near the last tiles, more of yours come through.</source>
        <translation>Deine Basis liegt an einem offenen Ende, ihre am anderen. Stehen bei den letzten Plättchen weniger Türme, kommen mehr von dir durch.</translation>
    </message>
    <message>
        <source>Third: order your runners</source>
        <translation>Drittens: Ordne deine Läufer</translation>
    </message>
    <message>
        <source>The first one here comes first. Towers shoot at the farthest down: a tough one in front saves those behind it. Press one, then its place. End your turn when it is as you like.</source>
        <translation>Der erste hier kommt zuerst. Türme schießen auf den vordersten: Ein zäher vorn schützt die dahinter. Drück auf einen, dann auf seinen Platz. Beende den Zug, wenn es dir so gefällt.</translation>
    </message>
    <message>
        <source>%1 in round %2</source>
        <translation>%1 in Runde %2</translation>
    </message>
    <message>
        <source>The Lightborn base fell to %1. It lost %2.</source>
        <translation>Die Basis der Lichtgeborenen fiel durch %1. Sie verlor %2.</translation>
    </message>
    <message>
        <source>Who runs now has Regeneration: whenever its turn begins on the track, it gains health. Shoot such a one before it has grown strong.</source>
        <translation>Wer gerade läuft, hat Erholung: Wann immer sein Zug auf der Strecke beginnt, gewinnt er Leben. Schieß auf ihn, bevor er stark geworden ist.</translation>
    </message>
    <message>
        <source>Who runs now has Vigor: when it first came onto the track in this round, it gained health.</source>
        <translation>Wer gerade läuft, hat Kraft: Als er in dieser Runde zum ersten Mal auf die Strecke kam, gewann er Leben.</translation>
    </message>
    <message>
        <source>The target has Armor: each shot takes less from it, but always at least 1. One strong shot is better than several weak ones.</source>
        <translation>Das Ziel hat Rüstung: Jeder Schuss nimmt ihm weniger, aber immer mindestens 1. Ein starker Schuss ist besser als mehrere schwache.</translation>
    </message>
    <message>
        <source>Another one was farther down the track. But it has Shroud: nobody aims at it as long as somebody without Shroud is in range.</source>
        <translation>Ein anderer war weiter vorn. Aber er hat Schleier: Auf ihn zielt niemand, solange jemand ohne Schleier in Reichweite ist.</translation>
    </message>
    <message>
        <source>Who was killed had Bequeath: the next Shadowborn up the track has gained health.</source>
        <translation>Wer getötet wurde, hatte Vermächtnis: Der nächste Schattengeborene hinter ihm hat Leben gewonnen.</translation>
    </message>
    <message>
        <source>Who runs now has Swift: it rolls one die more the first time in a round.</source>
        <translation>Wer gerade läuft, ist flink: Er wirft in jeder Runde beim ersten Mal einen Würfel mehr.</translation>
    </message>
    <message>
        <source>The target has Frenzy: each shot that it survives moves it one tile on.</source>
        <translation>Das Ziel hat Raserei: Jeder Schuss, den es überlebt, bringt es ein Plättchen weiter.</translation>
    </message>
    <message>
        <source>It should have been killed, but has Undying: once in a round 1 health is left to it.</source>
        <translation>Er wäre getötet worden, ist aber untot: Einmal in der Runde behält er stattdessen 1 Leben.</translation>
    </message>
    <message>
        <source>Who shot has Slow: a target that survives rolls one die less the next time. With one die only, it does not move at all.</source>
        <translation>Wer schoss, macht langsam: Ein Ziel, das überlebt, wirft beim nächsten Mal einen Würfel weniger. Mit nur einem Würfel bleibt es stehen.</translation>
    </message>
    <message>
        <source>Who shot has Venom: a target that survives loses health whenever its turn begins, until the round is over. No Armor helps against it.</source>
        <translation>Wer schoss, hat Gift: Ein Ziel, das überlebt, verliert Leben, wann immer sein Zug beginnt, bis die Runde vorbei ist. Rüstung hilft nicht dagegen.</translation>
    </message>
    <message>
        <source>Who shot has Splash: the shot also reaches the Shadowborn on the tiles just before and behind the target, in range or not.</source>
        <translation>Wer schoss, hat Spritzer: Der Schuss trifft auch die Schattengeborenen unmittelbar vor und hinter dem Ziel, in Reichweite oder nicht.</translation>
    </message>
    <message>
        <source>Who shot has Push: a target that survives goes back up the track. From the first tiles it goes back under the others on the base.</source>
        <translation>Wer schoss, hat Stoß: Ein Ziel, das überlebt, weicht auf der Strecke zurück. Von den ersten Plättchen kommt es zurück auf seine Basis, unter die anderen.</translation>
    </message>
    <message>
        <source>Who shot has Life Steal: it killed, and so the base gained health. It may come to more than 10.</source>
        <translation>Wer schoss, hat Lebensraub: Der Schuss tötete, und so gewann die Basis Leben. Es dürfen auch mehr als 10 werden.</translation>
    </message>
    <message>
        <source>Who shot has Twin: it shoots twice in its turn, and looks for its target anew.</source>
        <translation>Wer schoss, hat Doppel: Er schießt in seinem Zug zweimal und sucht sich sein Ziel neu.</translation>
    </message>
    <message>
        <source>All take turns, again and again. First the Shadowborn: the farthest down before the others, then those on the base in their order. After them the towers, from one pip to six. You can slow it or let it wait.</source>
        <translation>Alle sind dran, immer wieder. Erst die Schattengeborenen: der vorderste vor den anderen, dann die auf der Basis in ihrer Reihenfolge. Danach die Türme, von einem Auge bis sechs. Du kannst es langsamer gehen oder warten lassen.</translation>
    </message>
    <message>
        <source>A Shadowborn would have landed on another. So it stays behind, on the next free tile up the track. If there is none, it goes under the others on their base.</source>
        <translation>Ein Schattengeborener wäre auf einen anderen gekommen. Also bleibt er dahinter, auf dem nächsten freien Plättchen. Gibt es keines, kommt er auf seiner Basis unter die anderen.</translation>
    </message>
    <message>
        <source>A Shadowborn would have landed on another. It has Leap and does not stay behind: it takes the next free tile down the track.</source>
        <translation>Ein Schattengeborener wäre auf einen anderen gekommen. Er hat Sprung und bleibt nicht dahinter: Er nimmt das nächste freie Plättchen davor.</translation>
    </message>
    <message>
        <source>A Shadowborn rolls as many dice as its movement says and runs their sum. The dice have the faces %1, and nobody rolls more than three.</source>
        <translation>Ein Schattengeborener wirft so viele Würfel, wie seine Bewegung sagt, und läuft ihre Summe. Die Würfel haben die Seiten %1, und niemand wirft mehr als drei.</translation>
    </message>
    <message>
        <source>%1 of %2 are back; with all of them the run is over</source>
        <translation>%1 von %2 sind zurück; mit allen endet der Lauf</translation>
    </message>
    <message>
        <source>Press a new unit, then its tower</source>
        <translation>Drücke eine neue Einheit, dann ihren Turm</translation>
    </message>
    <message>
        <source>One seat alone can ask to be alone</source>
        <translation>Nur ein Platz kann darum bitten, allein zu spielen</translation>
    </message>
    <message>
        <source>The seat that asks first</source>
        <translation>Der Platz, der zuerst darum bittet</translation>
    </message>
    <message>
        <source>Where none asks it is drawn by lot.</source>
        <translation>Bittet niemand darum, entscheidet das Los.</translation>
    </message>
    <message>
        <source>To be alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>Does not ask</source>
        <translation>Bittet nicht darum</translation>
    </message>
    <message>
        <source>Asks</source>
        <translation>Bittet darum</translation>
    </message>
    <message>
        <source>Once on a tower it stays. Then it is your partner’s turn.</source>
        <translation>Auf einem Turm bleibt sie. Danach ist dein Partner dran.</translation>
    </message>
    <message>
        <source>Hold for six rounds</source>
        <translation>Sechs Runden halten</translation>
    </message>
    <message>
        <source>or the base falls below 1 health</source>
        <translation>oder die Basis fällt unter 1 Leben</translation>
    </message>
    <message>
        <source>No side yet</source>
        <translation>Noch keine Seite</translation>
    </message>
    <message>
        <source>Round %1 is over. Came through: %2, killed: %3. The base has %4 health</source>
        <translation>Runde %1 ist vorbei. Durchgekommen: %2, getötet: %3. Die Basis hat %4 Leben</translation>
    </message>
    <message>
        <source>After this match be the Shadowborn: choose at “Who is what” that the first seat is Shadowborn. You lay the track, choose your end and order your runners. It is explained as well.</source>
        <translation>Nimm nach dieser Partie die Schattengeborenen: Wähle bei „Wer was ist“, dass der erste Platz schattengeboren ist. Du legst die Strecke, wählst dein Ende und ordnest deine Läufer. Auch das wird erklärt.</translation>
    </message>
    <message>
        <source>Towers to come: %1</source>
        <translation>Türme, die noch kommen: %1</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>No clock is running.</source>
        <translation>Keine Uhr läuft.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>It is not your move.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>The move could not be stored and is not played: %1</source>
        <translation>Der Zug ließ sich nicht aufbewahren und ist nicht gespielt: %1</translation>
    </message>
    <message>
        <source>Taking back could not be stored and is not done: %1</source>
        <translation>Das Zurücknehmen ließ sich nicht aufbewahren und ist nicht geschehen: %1</translation>
    </message>
    <message>
        <source>There is nothing to bring back.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Nobody asks to take back any more.</source>
        <translation>Niemand bittet mehr darum, etwas zurückzunehmen.</translation>
    </message>
    <message>
        <source>First answer whether the last moves are taken back.</source>
        <translation>Antworte erst, ob die letzten Züge zurückgenommen werden.</translation>
    </message>
    <message>
        <source>The table has changed meanwhile. Look again and choose.</source>
        <translation>Der Tisch hat sich inzwischen verändert. Sieh noch einmal hin und wähle.</translation>
    </message>
    <message>
        <source>You have made no move that could be taken back.</source>
        <translation>Du hast keinen Zug gemacht, der sich zurücknehmen ließe.</translation>
    </message>
    <message>
        <source>Your answer is not awaited.</source>
        <translation>Auf deine Antwort wartet niemand.</translation>
    </message>
    <message>
        <source>%1 does not want to take back.</source>
        <translation>%1 möchte nichts zurücknehmen.</translation>
    </message>
    <message>
        <source>What happened at the table cannot be shown: %1</source>
        <translation>Was am Tisch geschah, kann nicht gezeigt werden: %1</translation>
    </message>
    <message>
        <source>The change of players could not be stored and is not done: %1</source>
        <translation>Der Wechsel der Spieler ließ sich nicht speichern und unterbleibt: %1</translation>
    </message>
    <message>
        <source>The bot cannot imagine how things stand: %1</source>
        <translation>Der Bot kann sich nicht vorstellen, wie es steht: %1</translation>
    </message>
    <message>
        <source>The rules of this game cannot go on from here: %1</source>
        <translation>Die Regeln dieses Spiels kommen von hier nicht weiter: %1</translation>
    </message>
    <message>
        <source>Open it with the version of Tablewood that stored it (a match file names it as &quot;program&quot;), or take a copy that nobody changed</source>
        <translation>Öffne sie mit der Version von Tablewood, die sie gespeichert hat (eine Partiedatei nennt sie als „program“), oder nimm eine Kopie, die niemand geändert hat</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>„%1“ ist nicht %2</translation>
    </message>
    <message>
        <source>%1 players do not fit %2 seats</source>
        <translation>%1 Spieler passen nicht auf %2 Plätze</translation>
    </message>
    <message>
        <source>it leads to the state %1, stored is %2: the rules or their content differ</source>
        <translation>er führt zum Stand %1, gespeichert ist %2: die Regeln oder ihr Inhalt sind andere</translation>
    </message>
    <message>
        <source>Something came to light since: it is not taken back any more.</source>
        <translation>Seitdem kam etwas ans Licht: Es wird nicht mehr zurückgenommen.</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 has no such option</source>
        <translation>%1 hat keine solche Option</translation>
    </message>
    <message>
        <source>It has: %1</source>
        <translation>Es hat: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not possible with %2 seats</source>
        <translation>„%1“ geht nicht mit %2 Plätzen</translation>
    </message>
    <message>
        <source>Possible: %1</source>
        <translation>Möglich: %1</translation>
    </message>
    <message>
        <source>no choice fits %1 seats</source>
        <translation>keine Wahl passt zu %1 Plätzen</translation>
    </message>
    <message>
        <source>%1 cannot play %2</source>
        <translation>%1 können nicht %2 spielen</translation>
    </message>
    <message>
        <source>Use %1 to %2</source>
        <translation>Nimm %1 bis %2</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>the file cannot be written: %1</source>
        <translation>die Datei lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>Check that the directory is there, that writing is allowed and that the disk has room</source>
        <translation>Prüfe, ob es den Ordner gibt, ob das Schreiben erlaubt ist und ob auf der Platte Platz ist</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>die Datei lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>Allow reading it</source>
        <translation>Erlaube, sie zu lesen</translation>
    </message>
    <message>
        <source>the file is larger than %1 bytes</source>
        <translation>die Datei ist größer als %1 Bytes</translation>
    </message>
    <message>
        <source>Move it away: Tablewood did not write it</source>
        <translation>Leg sie woandershin: Tablewood hat sie nicht geschrieben</translation>
    </message>
    <message>
        <source>this directory cannot be made</source>
        <translation>dieser Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>Choose another place, or allow writing there</source>
        <translation>Nimm einen anderen Ort, oder erlaube das Schreiben dort</translation>
    </message>
    <message>
        <source>another program is changing this file</source>
        <translation>ein anderes Programm ändert gerade diese Datei</translation>
    </message>
    <message>
        <source>Try again when it has finished</source>
        <translation>Versuche es noch einmal, wenn es fertig ist</translation>
    </message>
    <message>
        <source>writing is not allowed in its directory</source>
        <translation>in ihrem Ordner ist das Schreiben nicht erlaubt</translation>
    </message>
    <message>
        <source>Allow it</source>
        <translation>Erlaube es</translation>
    </message>
    <message>
        <source>the match has more moves than a match file holds</source>
        <translation>die Partie hat mehr Züge, als in eine Partiedatei passen</translation>
    </message>
    <message>
        <source>Go on with it in the library of matches</source>
        <translation>Spiele sie in der Sammlung der Partien weiter</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>Check the name</source>
        <translation>Prüfe den Namen</translation>
    </message>
    <message>
        <source>Allow it, or copy the file</source>
        <translation>Erlaube es, oder kopiere die Datei</translation>
    </message>
    <message>
        <source>another program is changing this match</source>
        <translation>ein anderes Programm ändert gerade diese Partie</translation>
    </message>
    <message>
        <source>Restore the file from a copy, or begin a new match</source>
        <translation>Hol die Datei aus einer Kopie zurück, oder beginne eine neue Partie</translation>
    </message>
    <message>
        <source>an object is needed here</source>
        <translation>hier gehört ein Objekt hin</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here</source>
        <translation>„%1“ ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <source>a list is needed here</source>
        <translation>hier gehört eine Liste hin</translation>
    </message>
    <message>
        <source>a text is needed here</source>
        <translation>hier gehört ein Text hin</translation>
    </message>
    <message>
        <source>the text is longer than %1 bytes</source>
        <translation>der Text ist länger als %1 Bytes</translation>
    </message>
    <message>
        <source>a whole number is needed here</source>
        <translation>hier gehört eine ganze Zahl hin</translation>
    </message>
    <message>
        <source>a number from %1 to %2 is needed here</source>
        <translation>hier gehört eine Zahl von %1 bis %2 hin</translation>
    </message>
    <message>
        <source>true or false is needed here</source>
        <translation>hier gehört true oder false hin</translation>
    </message>
    <message>
        <source>pairs of hexadecimal digits are needed here</source>
        <translation>hier gehören Paare hexadezimaler Ziffern hin</translation>
    </message>
    <message>
        <source>an object of at most %1 texts is needed here</source>
        <translation>hier gehört ein Objekt mit höchstens %1 Texten hin</translation>
    </message>
    <message>
        <source>64 hexadecimal digits are needed here</source>
        <translation>hier gehören 64 hexadezimale Ziffern hin</translation>
    </message>
    <message>
        <source>&quot;person&quot; or &quot;bot&quot; is needed here</source>
        <translation>hier gehört „person“ oder „bot“ hin</translation>
    </message>
    <message>
        <source>16 hexadecimal digits are needed here</source>
        <translation>hier gehören 16 hexadezimale Ziffern hin</translation>
    </message>
    <message>
        <source>at most %1 names fit here</source>
        <translation>hier passen höchstens %1 Namen hin</translation>
    </message>
    <message>
        <source>a seat from 0 to %1, or -2 for the clock, is needed here</source>
        <translation>hier gehört ein Platz von 0 bis %1 hin, oder -2 für die Uhr</translation>
    </message>
    <message>
        <source>the parts stand in the order of the seats</source>
        <translation>die Teile stehen in der Reihenfolge der Plätze</translation>
    </message>
    <message>
        <source>this is no match of Tablewood</source>
        <translation>das ist keine Partie von Tablewood</translation>
    </message>
    <message>
        <source>Choose a file that ends in .tablewood</source>
        <translation>Wähle eine Datei, die auf .tablewood endet</translation>
    </message>
    <message>
        <source>%1 wrote this file in format %2, this version reads up to format %3</source>
        <translation>%1 hat diese Datei in Format %2 geschrieben, diese Version liest bis Format %3</translation>
    </message>
    <message>
        <source>Use the newer version</source>
        <translation>Nimm die neuere Version</translation>
    </message>
    <message>
        <source>one player for each of %1 seats is needed</source>
        <translation>nötig ist ein Spieler für jeden der %1 Plätze</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>the match was begun under earlier rules of %1, which have changed since: until then %2</source>
        <translation>die Partie wurde nach früheren Regeln von %1 begonnen, die sich seither geändert haben: Bis dahin %2</translation>
    </message>
    <message>
        <source>Open it with the version of Tablewood that stored it (a match file names it as &quot;program&quot;), or begin a new match</source>
        <translation>Öffne sie mit der Version von Tablewood, die sie gespeichert hat (eine Partiedatei nennt sie als „program“), oder beginne eine neue Partie</translation>
    </message>
    <message>
        <source>Remove this match, or restore the library from a copy</source>
        <translation>Entferne diese Partie, oder hol die Sammlung aus einer Kopie zurück</translation>
    </message>
    <message>
        <source>the key is longer than %1 bytes</source>
        <translation>der Schlüssel ist länger als %1 Bytes</translation>
    </message>
    <message>
        <source>no table has %1 seats</source>
        <translation>kein Tisch hat %1 Plätze</translation>
    </message>
    <message>
        <source>it has more than %1 options</source>
        <translation>sie hat mehr als %1 Regeln</translation>
    </message>
    <message>
        <source>one of its options is longer than %1 bytes</source>
        <translation>eine ihrer Regeln ist länger als %1 Bytes</translation>
    </message>
    <message>
        <source>move %1 is of a seat that is not there</source>
        <translation>Zug %1 ist von einem Platz, den es nicht gibt</translation>
    </message>
    <message>
        <source>move %1 is longer than %2 bytes</source>
        <translation>Zug %1 ist länger als %2 Bytes</translation>
    </message>
    <message>
        <source>it has more than %1 packs</source>
        <translation>sie hat mehr als %1 Pakete</translation>
    </message>
    <message>
        <source>the name of one of its packs is longer than %1 bytes</source>
        <translation>der Name eines ihrer Pakete ist länger als %1 Bytes</translation>
    </message>
    <message>
        <source>the id of the match is longer than %1 bytes</source>
        <translation>die Kennung der Partie ist länger als %1 Bytes</translation>
    </message>
    <message>
        <source>the id of its game is longer than %1 bytes</source>
        <translation>die Kennung ihres Spiels ist länger als %1 Bytes</translation>
    </message>
    <message>
        <source>it has more than %1 moves</source>
        <translation>sie hat mehr als %1 Züge</translation>
    </message>
    <message>
        <source>more than %1 seats have dealt it</source>
        <translation>mehr als %1 Plätze haben sie ausgeteilt</translation>
    </message>
    <message>
        <source>more than %1 things were brought to it</source>
        <translation>es wurden mehr als %1 Dinge mitgebracht</translation>
    </message>
    <message>
        <source>the name of something that was brought to it has not 1 to %1 bytes</source>
        <translation>der Name von etwas, das mitgebracht wurde, hat nicht 1 bis %1 Bytes</translation>
    </message>
    <message>
        <source>something was brought to it by a seat that is not there</source>
        <translation>etwas wurde von einem Platz mitgebracht, den es nicht gibt</translation>
    </message>
    <message>
        <source>what was brought to it has more than %1 bytes</source>
        <translation>was mitgebracht wurde, hat mehr als %1 Bytes</translation>
    </message>
</context>
<context>
    <name>tablewood::Autoplay</name>
    <message>
        <source>%1 Press anything on the table to try again.</source>
        <translation>%1 Drücke irgendetwas auf dem Tisch, um es noch einmal zu versuchen.</translation>
    </message>
</context>
<context>
    <name>tablewood::ComparisonWords</name>
    <message>
        <source>Flame</source>
        <translation>Flamme</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Sonne</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Bow and arrow</source>
        <translation>Pfeil und Bogen</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>Auge</translation>
    </message>
    <message>
        <source>Stag</source>
        <translation>Hirsch</translation>
    </message>
    <message>
        <source>Wolf</source>
        <translation>Wolf</translation>
    </message>
    <message>
        <source>Bottle</source>
        <translation>Flasche</translation>
    </message>
    <message>
        <source>Sword</source>
        <translation>Schwert</translation>
    </message>
    <message>
        <source>Lantern</source>
        <translation>Laterne</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Landkarte</translation>
    </message>
    <message>
        <source>Beetle</source>
        <translation>Käfer</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Heron</source>
        <translation>Reiher</translation>
    </message>
    <message>
        <source>Hare</source>
        <translation>Hase</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Bär</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Krone</translation>
    </message>
    <message>
        <source>Sprout</source>
        <translation>Keimling</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Raven</source>
        <translation>Rabe</translation>
    </message>
    <message>
        <source>Snail</source>
        <translation>Schnecke</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Glocke</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Boot</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Berg</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sanduhr</translation>
    </message>
</context>
<context>
    <name>tablewood::FaceBook</name>
    <message>
        <source>Rulebook</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>As the rulebook has it</source>
        <translation>Wie es im Regelheft steht</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>As it was published outside the rulebook</source>
        <translation>Wie es außerhalb des Regelhefts veröffentlicht wurde</translation>
    </message>
    <message>
        <source>Inferred</source>
        <translation>Erschlossen</translation>
    </message>
    <message>
        <source>Worked out from what the rulebook says</source>
        <translation>Aus dem Regelheft erschlossen</translation>
    </message>
    <message>
        <source>Stand-in</source>
        <translation>Vorläufig</translation>
    </message>
    <message>
        <source>Ours, until the published one is known</source>
        <translation>Von uns, bis das Veröffentlichte bekannt ist</translation>
    </message>
</context>
<context>
    <name>tablewood::HintModel</name>
    <message>
        <source>A bot would leave it at that.</source>
        <translation>Ein Bot würde es dabei belassen.</translation>
    </message>
    <message>
        <source>A bot would choose: %1</source>
        <translation>Ein Bot würde wählen: %1</translation>
    </message>
    <message>
        <source>A bot would choose: %1 (%2)</source>
        <translation>Ein Bot würde wählen: %1 (%2)</translation>
    </message>
    <message>
        <source>turning what is held</source>
        <translation>das Gehaltene zu drehen</translation>
    </message>
    <message>
        <source>a place between the cards</source>
        <translation>ein Platz zwischen den Karten</translation>
    </message>
    <message>
        <source>turning over what is held</source>
        <translation>umdrehen, was in der Hand ist</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a space and its board</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>tablewood::KeptMatches</name>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>vor %n Stunde</numerusform>
            <numerusform>vor %n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tablewood is already open with these matches. Both windows keep every move, but only one of them can go on with a match: close the other first.</source>
        <translation>Tablewood ist mit diesen Partien schon geöffnet. Beide Fenster bewahren jeden Zug, aber nur eines kann mit einer Partie weitermachen: Schließe zuerst das andere.</translation>
    </message>
    <message>
        <source>This file cannot be opened as a match. Choose another one, or a copy of it.</source>
        <translation>Diese Datei lässt sich nicht als Partie öffnen. Wähle eine andere oder eine Kopie von ihr.</translation>
    </message>
    <message>
        <source>The match could not be saved as a file. It is kept in the library.</source>
        <translation>Die Partie konnte nicht als Datei gespeichert werden. In der Bibliothek ist sie bewahrt.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The match could not be saved as a file. Choose another place for it.</source>
        <translation>Die Partie ließ sich nicht als Datei speichern. Wähle einen anderen Ort dafür.</translation>
    </message>
    <message>
        <source>This match is played at several laptops. Here it would show what the others hold: open it when the match is over.</source>
        <translation>Diese Partie wird an mehreren Laptops gespielt. Hier würde sie zeigen, was die anderen haben: Öffne sie, wenn die Partie vorbei ist.</translation>
    </message>
    <message>
        <source>This match is played at several laptops. A file of it would show what the others hold: save it when the match is over.</source>
        <translation>Diese Partie wird an mehreren Laptops gespielt. Eine Datei davon würde zeigen, was die anderen haben: Sichere sie, wenn die Partie vorbei ist.</translation>
    </message>
    <message>
        <source>The match is saved as a file.</source>
        <translation>Die Partie ist als Datei gespeichert.</translation>
    </message>
</context>
<context>
    <name>tablewood::KeyMap</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Bildschirm füllen</translation>
    </message>
    <message>
        <source>Sound off and on</source>
        <translation>Ton aus und an</translation>
    </message>
    <message>
        <source>Open a match from a file</source>
        <translation>Eine Partie aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Save the match as a file of its own; it is kept anyway</source>
        <translation>Die Partie als eigene Datei speichern; aufbewahrt wird sie ohnehin</translation>
    </message>
    <message>
        <source>Close; the match is kept</source>
        <translation>Schließen; die Partie bleibt erhalten</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Show what a bot would do</source>
        <translation>Zeigt, was ein Bot tun würde</translation>
    </message>
    <message>
        <source>Point at something, for those at other laptops; so does a long press on a space, or Alt and press</source>
        <translation>Auf etwas zeigen, für die an anderen Laptops; ebenso lang auf ein Feld drücken, oder Alt und drücken</translation>
    </message>
    <message>
        <source>Zoom in; so does the wheel</source>
        <translation>Vergrößern, wie mit dem Mausrad</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Das ganze Brett zeigen</translation>
    </message>
    <message>
        <source>Hold the board still, or let it be moved again</source>
        <translation>Das Brett festhalten oder wieder beweglich machen</translation>
    </message>
    <message>
        <source>The shared screen: large, without hands</source>
        <translation>Der gemeinsame Bildschirm: groß, ohne Handkarten</translation>
    </message>
    <message>
        <source>Let a night of the match wait, and go on, where the table is</source>
        <translation>Eine Nacht der Partie warten und weitergehen lassen, wo der Tisch ist</translation>
    </message>
    <message>
        <source>Say again what was said in a night of the match</source>
        <translation>In einer Nacht der Partie das Gesagte noch einmal sagen</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Abspielen und anhalten</translation>
    </message>
    <message>
        <source>A move back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>A move on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Pause and go on</source>
        <translation>Anhalten und weitergehen</translation>
    </message>
    <message>
        <source>Say the line again</source>
        <translation>Die Zeile noch einmal sagen</translation>
    </message>
    <message>
        <source>Ten seconds more</source>
        <translation>Zehn Sekunden mehr</translation>
    </message>
    <message>
        <source>On to the next step</source>
        <translation>Weiter zum nächsten Schritt</translation>
    </message>
    <message>
        <source>Back to the step before</source>
        <translation>Zurück zum Schritt davor</translation>
    </message>
    <message>
        <source>Back from a mistaken skip</source>
        <translation>Zurück nach einem falschen Sprung</translation>
    </message>
    <message>
        <source>Move the step up</source>
        <translation>Schritt nach oben</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>Schritt nach unten</translation>
    </message>
    <message>
        <source>Copy the step</source>
        <translation>Schritt verdoppeln</translation>
    </message>
    <message>
        <source>Remove the step</source>
        <translation>Schritt entfernen</translation>
    </message>
    <message>
        <source>Find a setting or a match</source>
        <translation>Eine Einstellung oder Partie suchen</translation>
    </message>
    <message>
        <source>Name the marked match</source>
        <translation>Die markierte Partie benennen</translation>
    </message>
    <message>
        <source>Remove the marked match, or the chosen night of your own</source>
        <translation>Die markierte Partie oder die gewählte eigene Nacht entfernen</translation>
    </message>
    <message>
        <source>Bring back what was removed</source>
        <translation>Entferntes zurückholen</translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <translation>Tab, Pfeile</translation>
    </message>
    <message>
        <source>Reach every piece, space and button</source>
        <translation>Jede Figur, jedes Feld und jeden Knopf erreichen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Press what is marked, or else the button that says Enter</source>
        <translation>Markiertes drücken, sonst den Knopf, auf dem Enter steht</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Put down what you hold, or close the top layer</source>
        <translation>Weglegen, was du hältst, oder die oberste Ebene schließen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Press what is marked; show a card or piece large; open the gate</source>
        <translation>Markiertes drücken; Karte oder Figur groß zeigen; das Tor öffnen</translation>
    </message>
    <message>
        <source>Space and drag</source>
        <translation>Leertaste und ziehen</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Press the buttons of the question; in a replay 1 to 4 choose the speed</source>
        <translation>Die Knöpfe der Frage drücken; in der Rückschau wählen 1 bis 4 das Tempo</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Turn over a long page</source>
        <translation>Eine lange Seite weiterblättern</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>In der Rückschau</translation>
    </message>
    <message>
        <source>In a moderated night</source>
        <translation>In einer geleiteten Nacht</translation>
    </message>
    <message>
        <source>Among the steps of a night that is written</source>
        <translation>Bei den Schritten einer Nacht, die geschrieben wird</translation>
    </message>
    <message>
        <source>In the settings, among all matches and before a night</source>
        <translation>In den Einstellungen, bei allen Partien und vor einer Nacht</translation>
    </message>
    <message>
        <source>Move the zoomed board</source>
        <translation>Das vergrößerte Brett verschieben</translation>
    </message>
    <message>
        <source>Always the same</source>
        <translation>Immer gleich</translation>
    </message>
    <message>
        <source>Let a part of the night go by, where you play alone with bots</source>
        <translation>Einen Teil der Nacht vorübergehen lassen, wo du allein mit Bots spielst</translation>
    </message>
    <message>
        <source>Turn what you hold; so does the wheel</source>
        <translation>Drehen, was du hältst; auch mit dem Rad</translation>
    </message>
    <message>
        <source>Turn it back</source>
        <translation>Zurückdrehen</translation>
    </message>
    <message>
        <source>Flip what you hold; so does the right button</source>
        <translation>Wenden, was du hältst; auch mit der rechten Taste</translation>
    </message>
    <message>
        <source>Show or hide what can be laid over the table, such as ranges</source>
        <translation>Zeigen oder verbergen, was sich über den Tisch legen lässt, etwa Reichweiten</translation>
    </message>
    <message>
        <source>Play for the next person at this screen who may act</source>
        <translation>Für die nächste Person an diesem Bildschirm spielen, die handeln darf</translation>
    </message>
    <message>
        <source>Say what is next to the marked space or card</source>
        <translation>Sagen, was neben dem markierten Feld oder der markierten Karte liegt</translation>
    </message>
    <message>
        <source>Say where your things are</source>
        <translation>Sagen, wo deine Sachen sind</translation>
    </message>
    <message>
        <source>Say what has changed since you last did something</source>
        <translation>Sagen, was sich geändert hat, seit du zuletzt etwas getan hast</translation>
    </message>
    <message>
        <source>Let the steps wait, and go on</source>
        <translation>Die Schritte warten lassen und weiterlaufen lassen</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>All steps to the end</source>
        <translation>Alle Schritte bis zum Ende</translation>
    </message>
    <message>
        <source>While steps follow by themselves</source>
        <translation>Während Schritte von selbst folgen</translation>
    </message>
    <message>
        <source>Let an answer stand, such as to pass, or lift it</source>
        <translation>Eine Antwort stehen lassen, etwa zu passen, oder sie aufheben</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Auswählen und verschieben</translation>
    </message>
    <message>
        <source>Draw a way</source>
        <translation>Einen Weg zeichnen</translation>
    </message>
    <message>
        <source>Flip what you hold</source>
        <translation>Spiegeln, was du hältst</translation>
    </message>
    <message>
        <source>Flip it the other way</source>
        <translation>In der anderen Richtung spiegeln</translation>
    </message>
    <message>
        <source>Turn what you hold</source>
        <translation>Drehen, was du hältst</translation>
    </message>
    <message>
        <source>Show or hide the grid</source>
        <translation>Das Raster zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Select the whole map</source>
        <translation>Die ganze Karte auswählen</translation>
    </message>
    <message>
        <source>Cut what is selected</source>
        <translation>Ausschneiden, was ausgewählt ist</translation>
    </message>
    <message>
        <source>Copy what is selected</source>
        <translation>Kopieren, was ausgewählt ist</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Remove what is selected</source>
        <translation>Entfernen, was ausgewählt ist</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Die ganze Karte zeigen</translation>
    </message>
    <message>
        <source>Open or close waves and stacks</source>
        <translation>Wellen und Stapel öffnen oder schließen</translation>
    </message>
    <message>
        <source>Save the map as a file of its own; it is kept anyway</source>
        <translation>Die Karte als eigene Datei speichern; aufgehoben wird sie ohnehin</translation>
    </message>
    <message>
        <source>In the map designer</source>
        <translation>Beim Kartenzeichnen</translation>
    </message>
</context>
<context>
    <name>tablewood::LanTable</name>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>The table cannot be taken over: %1</source>
        <translation>Der Tisch kann nicht übernommen werden: %1</translation>
    </message>
    <message>
        <source>The table is on another laptop now. It goes on by itself.</source>
        <translation>Der Tisch ist jetzt auf einem anderen Laptop. Es geht von selbst weiter.</translation>
    </message>
    <message>
        <source>You host the table now. This laptop holds the match.</source>
        <translation>Du richtest den Tisch jetzt aus. Dieser Laptop bewahrt die Partie.</translation>
    </message>
    <message>
        <source>%1 is asked to host the table.</source>
        <translation>%1 ist gefragt, den Tisch zu übernehmen.</translation>
    </message>
    <message>
        <source>The table cannot be opened.</source>
        <translation>Der Tisch lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The table cannot be opened again.</source>
        <translation>Der Tisch lässt sich nicht wieder öffnen.</translation>
    </message>
    <message>
        <source>This table cannot be joined.</source>
        <translation>Diesem Tisch kannst du nicht beitreten.</translation>
    </message>
    <message>
        <source>The table cannot be followed to the other laptop.</source>
        <translation>Dem Tisch lässt sich nicht zum anderen Laptop folgen.</translation>
    </message>
    <message>
        <source>This match was to come to this laptop and goes on where it was. Join it there.</source>
        <translation>Diese Partie sollte an diesen Laptop kommen und geht dort weiter, wo sie war. Tritt ihr dort bei.</translation>
    </message>
    <message>
        <source>The table is on %1&apos;s laptop now. It goes on by itself.</source>
        <translation>Der Tisch ist jetzt auf dem Laptop von %1. Es geht von selbst weiter.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Wirt</translation>
    </message>
</context>
<context>
    <name>tablewood::Laptop</name>
    <message>
        <source>This version of Tablewood does not have &quot;%1&quot;.</source>
        <translation>Diese Version von Tablewood hat „%1“ nicht.</translation>
    </message>
</context>
<context>
    <name>tablewood::Library</name>
    <message>
        <source>the library of matches is damaged</source>
        <translation>die Sammlung der Partien ist beschädigt</translation>
    </message>
    <message>
        <source>Start Tablewood again: it keeps the damaged file and begins a new library</source>
        <translation>Starte Tablewood neu: Es hebt die beschädigte Datei auf und beginnt eine neue Sammlung</translation>
    </message>
    <message>
        <source>this directory cannot be made</source>
        <translation>dieser Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>Choose another place for matches, or allow writing there</source>
        <translation>Wähle einen anderen Ort für die Partien, oder erlaube dort das Schreiben</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for SQLite is missing</source>
        <translation>Qts Treiber für SQLite fehlt</translation>
    </message>
    <message>
        <source>Install it (Debian: libqt6sql6-sqlite)</source>
        <translation>Installiere ihn (Debian: libqt6sql6-sqlite)</translation>
    </message>
    <message>
        <source>the library of matches cannot be opened</source>
        <translation>die Sammlung der Partien lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Allow reading and writing there, or choose another place</source>
        <translation>Erlaube dort das Lesen und Schreiben, oder wähle einen anderen Ort</translation>
    </message>
    <message>
        <source>this database is not Tablewood&apos;s</source>
        <translation>diese Datenbank gehört nicht zu Tablewood</translation>
    </message>
    <message>
        <source>Move it away, or choose another place for matches</source>
        <translation>Leg sie woandershin, oder wähle einen anderen Ort für die Partien</translation>
    </message>
    <message>
        <source>a newer Tablewood wrote this library: its format is %1, this version reads up to %2</source>
        <translation>ein neueres Tablewood hat diese Sammlung geschrieben: Ihr Format ist %1, diese Version liest bis %2</translation>
    </message>
    <message>
        <source>Use the newer version, or choose another place for matches</source>
        <translation>Nimm die neuere Version, oder wähle einen anderen Ort für die Partien</translation>
    </message>
    <message>
        <source>the library of matches is damaged and cannot be set aside</source>
        <translation>die Sammlung der Partien ist beschädigt und lässt sich nicht beiseitelegen</translation>
    </message>
    <message>
        <source>Move the file away and start again</source>
        <translation>Leg die Datei woandershin und starte neu</translation>
    </message>
    <message>
        <source>The library of matches was damaged. It is kept as %1; a new one was begun.</source>
        <translation>Die Sammlung der Partien war beschädigt. Sie liegt noch unter %1; eine neue ist begonnen.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>Make room on it, then try again</source>
        <translation>Schaff Platz darauf und versuche es noch einmal</translation>
    </message>
    <message>
        <source>writing is not allowed there</source>
        <translation>dort darf nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Allow writing to the file and its directory, then try again</source>
        <translation>Erlaube das Schreiben in die Datei und ihren Ordner und versuche es noch einmal</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>ein anderes Programm benutzt sie</translation>
    </message>
    <message>
        <source>Close the other copy of Tablewood, then try again</source>
        <translation>Schließe das andere Tablewood und versuche es noch einmal</translation>
    </message>
    <message>
        <source>the disk reports an error (%1)</source>
        <translation>der Datenträger meldet einen Fehler (%1)</translation>
    </message>
    <message>
        <source>Check that the disk is there and has room, then try again</source>
        <translation>Sieh nach, ob der Datenträger da ist und Platz hat, und versuche es noch einmal</translation>
    </message>
    <message>
        <source>the match cannot be stored</source>
        <translation>die Partie lässt sich nicht aufbewahren</translation>
    </message>
    <message>
        <source>the move cannot be stored</source>
        <translation>der Zug lässt sich nicht aufbewahren</translation>
    </message>
    <message>
        <source>the match was changed or removed by another copy of Tablewood</source>
        <translation>ein anderes Tablewood hat die Partie geändert oder entfernt</translation>
    </message>
    <message>
        <source>Open the match again</source>
        <translation>Öffne die Partie noch einmal</translation>
    </message>
    <message>
        <source>the move cannot be taken back</source>
        <translation>der Zug lässt sich nicht zurücknehmen</translation>
    </message>
    <message>
        <source>the players cannot be stored</source>
        <translation>die Spieler lassen sich nicht aufbewahren</translation>
    </message>
    <message>
        <source>the picture of the match cannot be stored</source>
        <translation>das Bild der Partie lässt sich nicht aufbewahren</translation>
    </message>
    <message>
        <source>the match cannot be removed</source>
        <translation>die Partie lässt sich nicht entfernen</translation>
    </message>
    <message>
        <source>the library of matches cannot be read</source>
        <translation>die Sammlung der Partien lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>the match cannot be read</source>
        <translation>die Partie lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>there is no match %1</source>
        <translation>es gibt keine Partie %1</translation>
    </message>
    <message>
        <source>move %1 is missing</source>
        <translation>Zug %1 fehlt</translation>
    </message>
    <message>
        <source>it has more moves than it should</source>
        <translation>sie hat mehr Züge, als sie haben sollte</translation>
    </message>
    <message>
        <source>what the guests of the match need cannot be stored</source>
        <translation>was die Gäste der Partie brauchen, lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>the name cannot be stored</source>
        <translation>der Name lässt sich nicht speichern</translation>
    </message>
    <message>
        <source>the match cannot be brought back</source>
        <translation>die Partie lässt sich nicht zurückholen</translation>
    </message>
    <message>
        <source>a match has %1 moves at most</source>
        <translation>eine Partie hat höchstens %1 Züge</translation>
    </message>
    <message>
        <source>Begin a new match</source>
        <translation>Beginne eine neue Partie</translation>
    </message>
    <message>
        <source>this file has %1 MB, and a library of matches at most %2 MB</source>
        <translation>diese Datei hat %1 MB, eine Sammlung von Partien höchstens %2 MB</translation>
    </message>
    <message>
        <source>Move it away: a new library is begun</source>
        <translation>Lege sie an einen anderen Ort: Eine neue Sammlung wird begonnen</translation>
    </message>
    <message>
        <source>something in it takes more memory than anything that Tablewood writes</source>
        <translation>etwas darin braucht mehr Speicher als alles, was Tablewood schreibt</translation>
    </message>
    <message>
        <source>Take the file from a copy, or move it away: a new library is begun</source>
        <translation>Nimm die Datei aus einer Kopie, oder lege sie an einen anderen Ort: Eine neue Sammlung wird begonnen</translation>
    </message>
    <message>
        <source>too much was brought to it</source>
        <translation>zu viel wurde mitgebracht</translation>
    </message>
    <message>
        <source>the map cannot be kept</source>
        <translation>die Karte kann nicht aufgehoben werden</translation>
    </message>
    <message>
        <source>there is no such map</source>
        <translation>diese Karte gibt es nicht</translation>
    </message>
    <message>
        <source>the map cannot be read</source>
        <translation>die Karte kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the maps cannot be listed</source>
        <translation>die Karten können nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>the map cannot be changed</source>
        <translation>die Karte kann nicht geändert werden</translation>
    </message>
    <message>
        <source>how often bots won cannot be kept</source>
        <translation>wie oft Bots gewannen, kann nicht aufgehoben werden</translation>
    </message>
    <message>
        <source>how often bots won cannot be read</source>
        <translation>wie oft Bots gewannen, kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>what was brought to it is missing</source>
        <translation>etwas, das mitgebracht wurde, fehlt</translation>
    </message>
    <message>
        <source>what was brought to it has changed</source>
        <translation>etwas, das mitgebracht wurde, hat sich geändert</translation>
    </message>
</context>
<context>
    <name>tablewood::LobbyModel</name>
    <message>
        <source>%1 of %2 seated, %3 ready</source>
        <translation>%1 von %2 sitzen, %3 bereit</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>Asks to sit</source>
        <translation>Möchte sitzen</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Bot dazusetzen</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Hier hinsetzen</translation>
    </message>
    <message>
        <source>A bot stands in</source>
        <translation>Ein Bot vertritt</translation>
    </message>
    <message>
        <source>Away, seat kept</source>
        <translation>Fort, Platz bleibt</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Gastgeber</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Host, ready</source>
        <translation>Gastgeber, bereit</translation>
    </message>
    <message>
        <source>Host, not ready</source>
        <translation>Gastgeber, nicht bereit</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>Nicht bereit</translation>
    </message>
    <message>
        <source>%1, away</source>
        <translation>%1, fort</translation>
    </message>
    <message>
        <source>%1, the shared screen</source>
        <translation>%1, der Bildschirm für alle</translation>
    </message>
    <message>
        <source>%1, without a seat</source>
        <translation>%1, ohne Platz</translation>
    </message>
    <message>
        <source>Start when every seat is taken</source>
        <translation>Start, wenn alle Plätze besetzt sind</translation>
    </message>
    <message>
        <source>It begins when every seat is taken</source>
        <translation>Es beginnt, wenn alle Plätze besetzt sind</translation>
    </message>
    <message>
        <source>Start when %1 is back</source>
        <translation>Start, wenn %1 zurück ist</translation>
    </message>
    <message>
        <source>It begins when %1 is back</source>
        <translation>Es beginnt, wenn %1 zurück ist</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Waiting for the host to start</source>
        <translation>Warten auf den Gastgeber</translation>
    </message>
    <message numerus="yes">
        <source>Away: %1. A bot stands in after %n second(s).</source>
        <translation>
            <numerusform>Fort: %1. Nach %n Sekunde vertritt ein Bot.</numerusform>
            <numerusform>Fort: %1. Nach %n Sekunden vertritt ein Bot.</numerusform>
        </translation>
    </message>
    <message>
        <source>Away: %1. Steps with a clock go on without them.</source>
        <translation>Fort: %1. Schritte mit Uhr gehen ohne sie weiter.</translation>
    </message>
    <message>
        <source>Start when %1 is ready</source>
        <translation>Start, wenn %1 bereit ist</translation>
    </message>
    <message>
        <source>It begins when %1 is ready</source>
        <translation>Es beginnt, wenn %1 bereit ist</translation>
    </message>
    <message>
        <source>Start when all are ready: %1</source>
        <translation>Start, wenn alle bereit sind: %1</translation>
    </message>
    <message>
        <source>It begins when all are ready: %1</source>
        <translation>Es beginnt, wenn alle bereit sind: %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>You, ready</source>
        <translation>Du, bereit</translation>
    </message>
    <message>
        <source>You, not ready</source>
        <translation>Du, nicht bereit</translation>
    </message>
    <message>
        <source>All laptops draw the deal together</source>
        <translation>Alle Laptops losen gemeinsam</translation>
    </message>
    <message>
        <source>Free seat: %1. The table waits until somebody takes it.</source>
        <translation>Freier Platz: %1. Der Tisch wartet, bis ihn jemand nimmt.</translation>
    </message>
    <message numerus="yes">
        <source>Away: %1. The seat(s) are kept.</source>
        <translation>
            <numerusform>Fort: %1. Der Platz bleibt.</numerusform>
            <numerusform>Fort: %1. Die Plätze bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, ready</source>
        <translation>%1, bereit</translation>
    </message>
    <message>
        <source>You play here too</source>
        <translation>Du spielst hier mit</translation>
    </message>
    <message>
        <source>%1 plays here too</source>
        <translation>%1 spielt hier mit</translation>
    </message>
    <message>
        <source>You play for %1 until they are back.</source>
        <translation>Du spielst für %1 mit, bis die Person zurück ist.</translation>
    </message>
    <message>
        <source>%1 plays for %2 until they are back.</source>
        <translation>%1 spielt für %2 mit, bis die Person zurück ist.</translation>
    </message>
    <message>
        <source>Seat %1 is free: you play it too.</source>
        <translation>Platz %1 ist frei: Du spielst ihn mit.</translation>
    </message>
    <message>
        <source>Seat %1 is free: %2 plays it too.</source>
        <translation>Platz %1 ist frei: %2 spielt ihn mit.</translation>
    </message>
    <message numerus="yes">
        <source>Away: %1. A partner plays for them after %n second(s), else a bot.</source>
        <translation>
            <numerusform>Fort: %1. Nach %n Sekunde spielt ein Partner mit, sonst ein Bot.</numerusform>
            <numerusform>Fort: %1. Nach %n Sekunden spielt ein Partner mit, sonst ein Bot.</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks you to trade places</source>
        <translation>Möchte mit dir den Platz tauschen</translation>
    </message>
    <message>
        <source>You asked to trade places</source>
        <translation>Du hast um einen Tausch gebeten</translation>
    </message>
    <message>
        <source>Free seat: %1. Somebody can take it, or play it too.</source>
        <translation>Freier Platz: %1. Jemand kann ihn nehmen, oder ihn mitspielen.</translation>
    </message>
</context>
<context>
    <name>tablewood::MapDesk</name>
    <message>
        <source>The file of this map cannot be read.</source>
        <translation>Die Datei dieser Karte kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The map cannot be removed. See that its folder can be written.</source>
        <translation>Die Karte kann nicht entfernt werden. Sieh nach, ob ihr Ordner beschrieben werden darf.</translation>
    </message>
    <message>
        <source>The map cannot be brought back. See that its folder can be written.</source>
        <translation>Die Karte kann nicht zurückgeholt werden. Sieh nach, ob ihr Ordner beschrieben werden darf.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>Die Datei %1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 (before)</source>
        <translation>%1 (vorher)</translation>
    </message>
    <message>
        <source>The map is too large for a picture.</source>
        <translation>Die Karte ist zu groß für ein Bild.</translation>
    </message>
</context>
<context>
    <name>tablewood::MapEditor</name>
    <message>
        <source>%1. Next to it, %2</source>
        <translation>%1. Daneben %2</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Besonderheiten</translation>
    </message>
    <message>
        <source>Spawns, exits</source>
        <translation>Zugänge</translation>
    </message>
    <message>
        <source>Building sites</source>
        <translation>Bauplätze</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Choose something from the left first.</source>
        <translation>Wähle zuerst etwas von links.</translation>
    </message>
    <message>
        <source>The whole map</source>
        <translation>Die ganze Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Hier ist nichts</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>tablewood::MapFiles</name>
    <message>
        <source>The map cannot be written: %1. Make room, or see that the folder %2 can be written.</source>
        <translation>Die Karte kann nicht geschrieben werden: %1. Schaff Platz, oder sieh nach, ob der Ordner %2 beschrieben werden darf.</translation>
    </message>
</context>
<context>
    <name>tablewood::MapSaving</name>
    <message>
        <source>being kept…</source>
        <translation>wird aufgehoben…</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>nicht aufgehoben</translation>
    </message>
    <message>
        <source>kept just now</source>
        <translation>eben aufgehoben</translation>
    </message>
    <message numerus="yes">
        <source>kept %n minute(s) ago</source>
        <translation>
            <numerusform>vor %n Minute aufgehoben</numerusform>
            <numerusform>vor %n Minuten aufgehoben</numerusform>
        </translation>
    </message>
    <message>
        <source>kept on %1</source>
        <translation>aufgehoben am %1</translation>
    </message>
</context>
<context>
    <name>tablewood::MapWords</name>
    <message>
        <source>beside %1</source>
        <translation>neben %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>above: %1</source>
        <translation>oben: %1</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>rechts: %1</translation>
    </message>
    <message>
        <source>below: %1</source>
        <translation>unten: %1</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>links: %1</translation>
    </message>
</context>
<context>
    <name>tablewood::MatchSetup</name>
    <message>
        <source>The look of this game cannot be read, so that it is played with tokens on a plain board. %1</source>
        <translation>Das Aussehen dieses Spiels lässt sich nicht lesen. Darum wird es mit Spielmarken auf einem schlichten Brett gespielt. %1</translation>
    </message>
    <message>
        <source>there is no game to play</source>
        <translation>es gibt kein Spiel zu spielen</translation>
    </message>
    <message>
        <source>An open table</source>
        <translation>Ein offener Tisch</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <translation>Tisch von %1</translation>
    </message>
</context>
<context>
    <name>tablewood::Night</name>
    <message>
        <source>A night is being moderated</source>
        <translation>Eine Nacht wird geleitet</translation>
    </message>
    <message>
        <source>The laptop slept. The night has waited.</source>
        <translation>Der Laptop hat geschlafen. Die Nacht hat gewartet.</translation>
    </message>
    <message>
        <source>A night is being played</source>
        <translation>Eine Nacht wird gespielt</translation>
    </message>
</context>
<context>
    <name>tablewood::NightKeeping</name>
    <message>
        <source>A night was cut off. It cannot go on, because its script cannot be used: %1
Mend the script, and it goes on where it stood.</source>
        <translation>Eine Nacht wurde unterbrochen. Sie kann nicht weitergehen, weil ihr Skript nicht zu gebrauchen ist: %1
Bring das Skript in Ordnung, dann geht sie weiter, wo sie stand.</translation>
    </message>
    <message>
        <source>A night was cut off. It cannot go on, because its script is not there any more: %1
Put the file back there, and it goes on where it stood.</source>
        <translation>Eine Nacht wurde unterbrochen. Sie kann nicht weitergehen, weil ihr Skript nicht mehr da ist: %1
Leg die Datei dorthin zurück, dann geht sie weiter, wo sie stand.</translation>
    </message>
</context>
<context>
    <name>tablewood::NightSetup</name>
    <message>
        <source>“%1” is not there any more: somebody has removed its file.</source>
        <translation>„%1“ ist nicht mehr da: Jemand hat die Datei entfernt.</translation>
    </message>
    <message>
        <source>The nights cannot be changed: the folder %1 cannot be written.</source>
        <translation>Die Nächte lassen sich nicht ändern: In den Ordner %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>“%1” is called in any case, and wakes: %2.</source>
        <translation>„%1“ wird in jedem Fall gerufen und weckt: %2.</translation>
    </message>
    <message>
        <source>Not called in this night: %1.</source>
        <translation>In dieser Nacht nicht gerufen: %1.</translation>
    </message>
</context>
<context>
    <name>tablewood::NightSoundModel</name>
    <message>
        <source>Wind</source>
        <translation>Wind</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Regen</translation>
    </message>
    <message>
        <source>Crickets</source>
        <translation>Grillen</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>Owls</source>
        <translation>Eulen</translation>
    </message>
    <message>
        <source>Drone</source>
        <translation>Dunkler Ton</translation>
    </message>
    <message>
        <source>No more than %1 tracks play at the same time.</source>
        <translation>Mehr als %1 Stücke spielen nicht zugleich.</translation>
    </message>
    <message>
        <source>%1 holds no sound.</source>
        <translation>%1 enthält keinen Klang.</translation>
    </message>
    <message>
        <source>There is no sound: no loudspeaker is found.</source>
        <translation>Es gibt keinen Ton: Kein Lautsprecher ist zu finden.</translation>
    </message>
    <message>
        <source>There is no sound: the system&apos;s sound does not answer.</source>
        <translation>Es gibt keinen Ton: Der Ton des Systems antwortet nicht.</translation>
    </message>
</context>
<context>
    <name>tablewood::NightSpeaker</name>
    <message>
        <source>The computer&apos;s voice does not answer. Another voice speaks, or the words on the screen.</source>
        <translation>Die Stimme des Computers antwortet nicht. Es spricht eine andere Stimme, oder die Worte stehen auf dem Bildschirm.</translation>
    </message>
    <message>
        <source>The system&apos;s settings for speech can add one.</source>
        <translation>In den Einstellungen des Systems für Sprache lässt sich eine hinzufügen.</translation>
    </message>
    <message>
        <source>Tablewood finds those of speech-dispatcher: on Debian and Ubuntu they come with the packages speech-dispatcher, speech-dispatcher-espeak-ng and qt6-speech-speechd-plugin.</source>
        <translation>Tablewood findet die von speech-dispatcher: Unter Debian und Ubuntu kommen sie mit den Paketen speech-dispatcher, speech-dispatcher-espeak-ng und qt6-speech-speechd-plugin.</translation>
    </message>
    <message>
        <source>The computer&apos;s voice “%1” is not there any more.</source>
        <translation>Die Stimme „%1“ des Computers ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This computer has no voice for the language %1.</source>
        <translation>Dieser Computer hat keine Stimme für die Sprache %1.</translation>
    </message>
    <message>
        <source>The computer&apos;s voice has failed. Another voice speaks, or the words on the screen. It is asked again when this page is opened.</source>
        <translation>Die Stimme des Computers hat versagt. Eine andere Stimme spricht, oder die Wörter stehen auf dem Bildschirm. Sie wird wieder gefragt, wenn diese Seite geöffnet wird.</translation>
    </message>
    <message>
        <source>This Tablewood was built without the computer&apos;s voice. Another voice speaks.</source>
        <translation>Dieses Tablewood wurde ohne die Stimme des Computers gebaut. Eine andere Stimme spricht.</translation>
    </message>
</context>
<context>
    <name>tablewood::OwnTable</name>
    <message>
        <source>Others are at the table of this laptop.</source>
        <translation>Andere sitzen am Tisch dieses Laptops.</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <translation>Tisch von %1</translation>
    </message>
</context>
<context>
    <name>tablewood::PackList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out, in the folder %1</source>
        <translation>Ausgelassen, im Ordner %1</translation>
    </message>
    <message>
        <source>changes %1</source>
        <translation>ändert %1</translation>
    </message>
    <message>
        <source>replaces %1</source>
        <translation>ersetzt %1</translation>
    </message>
</context>
<context>
    <name>tablewood::PickedWords</name>
    <message>
        <source>Press the player you mean. Esc puts the card back.</source>
        <translation>Drück auf die Person, die du meinst. Esc legt die Karte zurück.</translation>
    </message>
    <message>
        <source>Touch what is lit. Esc puts it back.</source>
        <translation>Berühre, was leuchtet. Esc legt es zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) chosen. Touch what is lit, Esc takes the last back.</source>
        <translation>
            <numerusform>%n Feld gewählt. Berühre, was leuchtet, Esc nimmt das letzte zurück.</numerusform>
            <numerusform>%n Felder gewählt. Berühre, was leuchtet, Esc nimmt das letzte zurück.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tablewood::PlayedContent</name>
    <message>
        <source>this version does not have the game &quot;%1&quot;</source>
        <translation>diese Version hat das Spiel „%1“ nicht</translation>
    </message>
    <message>
        <source>Use one that has it</source>
        <translation>Nimm eine, die es hat</translation>
    </message>
    <message>
        <source>the match was begun with content of packs that are not here as they were then</source>
        <translation>die Partie wurde mit Inhalten von Paketen begonnen, die nicht mehr so da sind wie damals</translation>
    </message>
    <message>
        <source>Put them back into the folder of packs, take others out, and start again</source>
        <translation>Leg sie in den Ordner der Pakete zurück, nimm andere heraus und starte neu</translation>
    </message>
</context>
<context>
    <name>tablewood::RecapModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a player and what they did</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tablewood::SceneAnswers</name>
    <message>
        <source>something</source>
        <translation>etwas</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a thing, and whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>you</source>
        <comment>whose a thing is</comment>
        <translation>du</translation>
    </message>
    <message>
        <source>Go to a space with the arrow keys first.</source>
        <translation>Geh erst mit den Pfeiltasten zu einem Feld.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty space(s)</source>
        <translation>
            <numerusform>%n leeres Feld</numerusform>
            <numerusform>%n leere Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a space</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1: %2. Next to it: %3.</source>
        <comment>a space, what lies there, and what lies around it</comment>
        <translation>%1: %2. Daneben: %3.</translation>
    </message>
    <message>
        <source>Nothing lies here.</source>
        <translation>Hier liegt nichts.</translation>
    </message>
    <message>
        <source>Nearest: %1.</source>
        <translation>Am nächsten: %1.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1. To the left: %2. To the right: %3.</source>
        <translation>%1. Links davon: %2. Rechts davon: %3.</translation>
    </message>
    <message>
        <source>On it: %1.</source>
        <translation>Darauf: %1.</translation>
    </message>
    <message>
        <source>The screen is for everybody now, and nothing on it is yours.</source>
        <translation>Der Bildschirm ist gerade für alle da, und nichts darauf gehört dir.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, and what lies there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a thing and its spaces</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a thing</comment>
        <translation>
            <numerusform>%1, einmal</numerusform>
            <numerusform>%1, %n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>You have nothing on the table.</source>
        <translation>Auf dem Tisch liegt nichts von dir.</translation>
    </message>
    <message>
        <source>Yours: %1.</source>
        <translation>Von dir: %1.</translation>
    </message>
    <message>
        <source>Nothing new has happened.</source>
        <translation>Es ist nichts Neues geschehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) happened, the last of them:</source>
        <translation>
            <numerusform>%n Sache ist geschehen, zuletzt:</numerusform>
            <numerusform>%n Dinge sind geschehen, zuletzt:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <comment>what happened, and where</comment>
        <translation>%1 (%2).</translation>
    </message>
</context>
<context>
    <name>tablewood::SceneModel</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, gewählt</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <translation>%1 gewinnen gemeinsam</translation>
    </message>
</context>
<context>
    <name>tablewood::ScriptEditor</name>
    <message>
        <source>A night of our own</source>
        <translation>Unsere eigene Nacht</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>close your eyes</source>
        <translation>schließt die Augen</translation>
    </message>
    <message>
        <source>Everybody, close your eyes.</source>
        <translation>Alle schließen die Augen.</translation>
    </message>
    <message>
        <source>wake up</source>
        <translation>wacht auf</translation>
    </message>
    <message>
        <source>Everybody, open your eyes. It is day.</source>
        <translation>Alle öffnen die Augen. Es ist Tag.</translation>
    </message>
    <message>
        <source>The script cannot be kept: %1. Make room, or see that the folder %2 can be written. It is tried again and again.</source>
        <translation>Das Skript lässt sich nicht bewahren: %1. Schaff Platz oder sorge dafür, dass in den Ordner %2 geschrieben werden kann. Es wird immer wieder versucht.</translation>
    </message>
</context>
<context>
    <name>tablewood::ScriptRecordings</name>
    <message>
        <source>Nothing was heard. Is the microphone on, and is it the right one in the system&apos;s settings?</source>
        <translation>Es war nichts zu hören. Ist das Mikrofon an, und ist es in den Einstellungen des Systems das richtige?</translation>
    </message>
    <message>
        <source>There is no microphone, or it may not be used. Connect one, or choose a file for the line.</source>
        <translation>Es gibt kein Mikrofon, oder es darf nicht benutzt werden. Schließ eines an oder wähle eine Datei für die Zeile.</translation>
    </message>
    <message>
        <source>The microphone does not answer. Try again, or choose a file for the line.</source>
        <translation>Das Mikrofon antwortet nicht. Versuch es noch einmal oder wähle eine Datei für die Zeile.</translation>
    </message>
    <message>
        <source>Nothing is heard in it.</source>
        <translation>Darin ist nichts zu hören.</translation>
    </message>
    <message>
        <source>The recording cannot be kept: %1</source>
        <translation>Die Aufnahme lässt sich nicht bewahren: %1</translation>
    </message>
    <message>
        <source>The recording cannot be removed: the folder %1 cannot be written.</source>
        <translation>Die Aufnahme lässt sich nicht entfernen: In den Ordner %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>No sound in “%1” is named like a line.</source>
        <translation>Kein Klang in „%1“ heißt wie eine Zeile.</translation>
    </message>
    <message>
        <source>Nothing can be recorded here before the script&apos;s lines and languages have plain names.</source>
        <translation>Hier kann nichts aufgenommen werden, bis Zeilen und Sprachen des Skripts einfache Namen haben.</translation>
    </message>
</context>
<context>
    <name>tablewood::ScriptSpot</name>
    <message>
        <source>Said</source>
        <translation>Gesagt</translation>
    </message>
    <message>
        <source>Said at the end</source>
        <translation>Am Ende gesagt</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Gerufen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>They choose</source>
        <translation>Sie wählen</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Role %1</source>
        <translation>Rolle %1</translation>
    </message>
    <message>
        <source>Line “%1”</source>
        <translation>Zeile „%1“</translation>
    </message>
    <message>
        <source>Shown are</source>
        <translation>Gezeigt werden</translation>
    </message>
    <message>
        <source>In every night</source>
        <translation>In jeder Nacht</translation>
    </message>
</context>
<context>
    <name>tablewood::Shelf</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
</context>
<context>
    <name>tablewood::StartOptions</name>
    <message>
        <source>Tablewood: one table, everyone around it.</source>
        <translation>Tablewood: ein Tisch, alle darum herum.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe zeigen.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Die Version zeigen.</translation>
    </message>
    <message>
        <source>Fill the screen.</source>
        <translation>Den Bildschirm füllen.</translation>
    </message>
    <message>
        <source>Open this match file.</source>
        <translation>Diese Partiedatei öffnen.</translation>
    </message>
    <message>
        <source>Open a table for other laptops.</source>
        <translation>Einen Tisch für andere Laptops öffnen.</translation>
    </message>
    <message>
        <source>Join the table at this address, such as owl.local or 192.168.1.20:4000, or by its link.</source>
        <translation>An den Tisch mit dieser Adresse kommen, etwa owl.local oder 192.168.1.20:4000, oder über seinen Link.</translation>
    </message>
    <message>
        <source>The name of the person at this laptop.</source>
        <translation>Wie die Person an diesem Laptop heißt.</translation>
    </message>
    <message>
        <source>Start without sound.</source>
        <translation>Ohne Ton beginnen.</translation>
    </message>
    <message>
        <source>Keep matches and settings in this folder.</source>
        <translation>Partien und Einstellungen in diesem Ordner aufbewahren.</translation>
    </message>
    <message>
        <source>Language of this start: en or de.</source>
        <translation>Sprache für dieses Mal: en oder de.</translation>
    </message>
    <message>
        <source>Take pictures of the main screens into this folder and end.</source>
        <translation>Die wichtigsten Ansichten als Bilder in diesen Ordner legen und enden.</translation>
    </message>
    <message>
        <source>Take pictures of the tables of this game alone.</source>
        <translation>Nur die Tische dieses Spiels als Bilder aufnehmen.</translation>
    </message>
    <message>
        <source>Take the pictures as colour-blind eyes see them: %1.</source>
        <translation>Die Bilder aufnehmen, wie farbenblinde Augen sie sehen: %1.</translation>
    </message>
    <message>
        <source>Try tablewood --help.</source>
        <translation>Versuche tablewood --help.</translation>
    </message>
    <message>
        <source>--game says which pictures are taken. Say --shots DIR beside it.</source>
        <translation>--game sagt, welche Bilder aufgenommen werden. Gib dazu --shots DIR an.</translation>
    </message>
    <message>
        <source>%1 is not a language of this program. There are en and de.</source>
        <translation>%1 ist keine Sprache dieses Programms. Es gibt en und de.</translation>
    </message>
    <message>
        <source>%1 is no kind of eyes. There are %2.</source>
        <translation>%1 ist keine Art von Augen. Es gibt %2.</translation>
    </message>
    <message>
        <source>Open the map designer, with the map in FILE.</source>
        <translation>Beginnt beim Kartenzeichnen, mit der Karte in FILE.</translation>
    </message>
    <message>
        <source>A match file, as with --load, a map (*.twmap), or a tablewood:// link, as with --join.</source>
        <translation>Eine Partiedatei wie bei --load, eine Karte (*.twmap) oder ein tablewood://-Link wie bei --join.</translation>
    </message>
    <message>
        <source>host, join, draw a map or open a match: one of them at a time</source>
        <translation>einen Tisch öffnen, an einen Tisch kommen, eine Karte zeichnen oder eine Partie öffnen: immer nur eines davon</translation>
    </message>
    <message>
        <source>one file can be opened at a time, these were given: %1</source>
        <translation>man kann eine Datei auf einmal öffnen, angegeben wurden: %1</translation>
    </message>
    <message>
        <source>%1 is not a file. Name a match or a map that was saved as a file.</source>
        <translation>%1 ist keine Datei. Nenne eine Partie oder Karte, die als Datei gespeichert wurde.</translation>
    </message>
</context>
<context>
    <name>tablewood::Table</name>
    <message>
        <source>lit</source>
        <translation>leuchtet</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a number means, and the number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2 on the card</source>
        <comment>a number with its meaning, and the printed one</comment>
        <translation>%1, auf der Karte %2</translation>
    </message>
</context>
<context>
    <name>tablewood::TableModel</name>
    <message>
        <source>You have a seat here. A shared screen is a laptop that only watches: join with one more, and the host makes it the shared screen.</source>
        <translation>Du hast hier einen Platz. Ein gemeinsamer Bildschirm ist ein Laptop, der nur zusieht: Nimm einen weiteren dazu, und der Gastgeber macht ihn zum gemeinsamen Bildschirm.</translation>
    </message>
    <message>
        <source>The bots wait for you.</source>
        <translation>Die Bots warten auf dich.</translation>
    </message>
    <message>
        <source>The bots wait for %1.</source>
        <translation>Die Bots warten auf %1.</translation>
    </message>
</context>
<context>
    <name>tablewood::TableVisit</name>
    <message numerus="yes">
        <source>But the host began it %n times.</source>
        <translation>
            <numerusform>Aber der Gastgeber hat %n Mal damit begonnen.</numerusform>
            <numerusform>Aber der Gastgeber hat %n Mal damit begonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot plays on your seat now: the host has decided so. Under the people at the table you can take the seat back.</source>
        <translation>Auf deinem Platz spielt jetzt ein Bot: Der Gastgeber hat das so entschieden. Unter den Leuten am Tisch kannst du den Platz zurücknehmen.</translation>
    </message>
    <message>
        <source>The deal was fair: this laptop has checked it.</source>
        <translation>Es wurde ehrlich gegeben: Dieser Laptop hat es geprüft.</translation>
    </message>
    <message>
        <source>The deal fits the seals. This laptop was not there when it was sealed.</source>
        <translation>Das Gegebene passt zu den Siegeln. Dieser Laptop war beim Versiegeln nicht dabei.</translation>
    </message>
    <message>
        <source>This laptop was not there when the match was dealt, or the table has moved since: those who were there check the deal at the end.</source>
        <translation>Dieser Laptop war beim Geben nicht dabei, oder der Tisch ist seitdem umgezogen: Wer dabei war, prüft das Geben am Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) at this table drew the deal together: nobody could choose it, not even the host.</source>
        <translation>
            <numerusform>%n Person an diesem Tisch hat mit dem Programm des Gastgebers das Geben ausgelost: Niemand konnte es wählen.</numerusform>
            <numerusform>%n Personen an diesem Tisch haben zusammen das Geben ausgelost: Niemand konnte es wählen, auch der Gastgeber nicht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tablewood::TablesNearby</name>
    <message>
        <source>That laptop has Tablewood %1, this one %2. Install the same version on both.</source>
        <translation>Dort läuft Tablewood %1, hier %2. Installiere auf beiden Laptops dieselbe Version.</translation>
    </message>
    <message>
        <source>%1 is not in the Tablewood of this laptop. Install the version of the host, %2.</source>
        <translation>%1 gibt es im Tablewood dieses Laptops nicht. Installiere die Version des Gastgebers, %2.</translation>
    </message>
    <message>
        <source>This link to a table is not whole. Copy it once more, or type the address.</source>
        <translation>Dieser Link zu einem Tisch ist nicht vollständig. Kopiere ihn noch einmal, oder gib die Adresse ein.</translation>
    </message>
    <message>
        <source>This is no name and no address of a laptop. Type one such as owl.local, 192.168.1.20 or 192.168.1.20:4000, or paste a whole link.</source>
        <translation>Das ist kein Name und keine Adresse eines Laptops. Gib zum Beispiel owl.local, 192.168.1.20 oder 192.168.1.20:4000 ein, oder füge einen ganzen Link ein.</translation>
    </message>
    <message>
        <source>No table %1 is heard here. A table&apos;s code finds it in the same network; from elsewhere, or where the network hides it, type the host&apos;s address or paste the link.</source>
        <translation>Ein Tisch %1 ist hier nicht zu hören. Sein Name findet ihn im selben Netz; von anderswo, oder wo das Netz ihn verbirgt, tippe die Adresse des Gastgebers oder füge den Link ein.</translation>
    </message>
    <message>
        <source>It is not open any more.</source>
        <translation>Er ist nicht mehr offen.</translation>
    </message>
</context>
<context>
    <name>tablewood::TouchingHand</name>
    <message>
        <source>Not now. Press it to read why.</source>
        <translation>Jetzt nicht. Drück darauf, und du liest, warum.</translation>
    </message>
    <message>
        <source>Press “%1” first.</source>
        <translation>Drück zuerst „%1“.</translation>
    </message>
</context>
<context>
    <name>tablewood::UndoModel</name>
    <message numerus="yes">
        <source>%n move(s) of yours</source>
        <translation>
            <numerusform>%n Zug von dir</numerusform>
            <numerusform>%n Züge von dir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) of %1</source>
        <translation>
            <numerusform>%n Zug von %1</numerusform>
            <numerusform>%n Züge von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes back %1.</source>
        <translation>Es nimmt %1 zurück.</translation>
    </message>
    <message>
        <source>It takes back your last move and all since.</source>
        <translation>Es nimmt deinen letzten Zug und alles seitdem zurück.</translation>
    </message>
    <message>
        <source>It takes back your last move.</source>
        <translation>Es nimmt deinen letzten Zug zurück.</translation>
    </message>
    <message>
        <source>Something came to light or others have moved since, so all others have to agree.</source>
        <translation>Seitdem kam etwas ans Licht oder andere haben gezogen, darum müssen alle anderen zustimmen.</translation>
    </message>
    <message>
        <source>Dice and cards that came to light will come the same again.</source>
        <translation>Würfel und Karten, die schon zu sehen waren, kommen genauso wieder.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the log</source>
        <translation>
            <numerusform>%n Zeile des Protokolls</numerusform>
            <numerusform>%n Zeilen des Protokolls</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” and all since: %2.</source>
        <translation>„%1“ und alles seitdem: %2.</translation>
    </message>
    <message>
        <source>Taken back, as %1 asked (agreed: %2): %3</source>
        <translation>Zurückgenommen, da %1 darum bat (einverstanden: %2): %3</translation>
    </message>
    <message>
        <source>It is what %1 did, so %1 has to agree.</source>
        <translation>Das hat %1 getan, darum muss %1 zustimmen.</translation>
    </message>
    <message>
        <source>It is what you did, so you have to agree.</source>
        <translation>Das hast du getan, also musst du zustimmen.</translation>
    </message>
    <message>
        <source>Something came to light or others have moved since, so %1 has to agree.</source>
        <translation>Seitdem kam etwas ans Licht oder andere haben gezogen, darum muss %1 zustimmen.</translation>
    </message>
    <message>
        <source>Something came to light or others have moved since, so you have to agree.</source>
        <translation>Seitdem kam etwas ans Licht oder andere haben gezogen, also musst du zustimmen.</translation>
    </message>
    <message>
        <source>It needs a yes of: %1.</source>
        <translation>Dazu braucht es ein Ja von: %1.</translation>
    </message>
    <message>
        <source>You ask to take back %1&apos;s move</source>
        <translation>Du bittest, den Zug von %1 zurückzunehmen</translation>
    </message>
    <message>
        <source>%1 asks to take back %2&apos;s move</source>
        <translation>%1 bittet, den Zug von %2 zurückzunehmen</translation>
    </message>
    <message>
        <source>You ask to take back</source>
        <translation>Du bittest um Rücknahme</translation>
    </message>
    <message>
        <source>%1 asks to take back</source>
        <translation>%1 bittet um Rücknahme</translation>
    </message>
</context>
<context>
    <name>tablewood::WayOn</name>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>the same seats</source>
        <translation>mit denselben Plätzen</translation>
    </message>
    <message>
        <source>shuffled anew</source>
        <translation>neu gemischt</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Again, harder</source>
        <translation>Noch einmal, schwerer</translation>
    </message>
    <message>
        <source>Again, the same</source>
        <translation>Noch einmal dasselbe</translation>
    </message>
    <message>
        <source>the same cards</source>
        <translation>dieselben Karten</translation>
    </message>
    <message>
        <source>A level easier</source>
        <translation>Eine Stufe leichter</translation>
    </message>
</context>
<context>
    <name>tablewood::Wording</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Mild bot</source>
        <translation>Sanfter Bot</translation>
    </message>
    <message>
        <source>Fair bot</source>
        <translation>Guter Bot</translation>
    </message>
    <message>
        <source>Sharp bot</source>
        <translation>Scharfer Bot</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
</context>
</TS>
