<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>BallotColumn</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BallotRing</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BotsPanel</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 % of very many, from %n match(es)</source>
        <translation>
            <numerusform>%1 to %2 % of very many, from %n match</numerusform>
            <numerusform>%1 to %2 % of very many, from %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataSettings</name>
    <message numerus="yes">
        <source>%n match(es) kept, every move at once.</source>
        <translation>
            <numerusform>%n match kept, every move at once.</numerusform>
            <numerusform>%n matches kept, every move at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) kept</source>
        <translation>
            <numerusform>%n match kept</numerusform>
            <numerusform>%n matches kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DoctorStrip</name>
    <message numerus="yes">
        <source>%n thing(s) to look at</source>
        <translation>
            <numerusform>one thing to look at</numerusform>
            <numerusform>%n things to look at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more thing(s)</source>
        <translation>
            <numerusform>one more thing</numerusform>
            <numerusform>%n more things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaultsPanel</name>
    <message numerus="yes">
        <source>All %n check(s) pass</source>
        <translation>
            <numerusform>The check passes</numerusform>
            <numerusform>All %n checks pass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other check(s) pass</source>
        <translation>
            <numerusform>%n other check passes</numerusform>
            <numerusform>%n other checks pass</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HostRows</name>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanMatch</name>
    <message numerus="yes">
        <source>%1 asks you to go on. In %n second(s) what you have begun is taken back.</source>
        <translation>
            <numerusform>%1 asks you to go on. In %n second what you have begun is taken back.</numerusform>
            <numerusform>%1 asks you to go on. In %n seconds what you have begun is taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was asked to go on. In %n second(s) what they have begun is taken back.</source>
        <translation>
            <numerusform>%1 was asked to go on. In %n second what they have begun is taken back.</numerusform>
            <numerusform>%1 was asked to go on. In %n seconds what they have begun is taken back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LayersPanel</name>
    <message numerus="yes">
        <source>For %n player(s)</source>
        <translation>
            <numerusform>For %n player</numerusform>
            <numerusform>For %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n detail(s) more; Enter shows them</source>
        <translation>
            <numerusform>%n detail more; Enter shows it</numerusform>
            <numerusform>%n details more; Enter shows them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NearbyPanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more, a code or an address</source>
        <translation>
            <numerusform>%n more, a code or an address</numerusform>
            <numerusform>%n more, a code or an address</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NightChoice</name>
    <message numerus="yes">
        <source>%n step(s), %1 long. The time is this laptop&apos;s, whatever becomes of the sound.</source>
        <translation>
            <numerusform>%n step, %1 long. The time is this laptop&apos;s, whatever becomes of the sound.</numerusform>
            <numerusform>%n steps, %1 long. The time is this laptop&apos;s, whatever becomes of the sound.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NightRing</name>
    <message numerus="yes">
        <source>%1 of %n second(s)</source>
        <translation>
            <numerusform>%1 of %n second</numerusform>
            <numerusform>%1 of %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n second(s)</source>
        <translation>
            <numerusform>of %n second</numerusform>
            <numerusform>of %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NightVoice</name>
    <message numerus="yes">
        <source>%1 of %n line(s) in your own voices</source>
        <translation>
            <numerusform>%1 of %n line in your own voices</numerusform>
            <numerusform>%1 of %n lines in your own voices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackWarning</name>
    <message numerus="yes">
        <source>%n pack(s) left out</source>
        <translation>
            <numerusform>%n pack left out</numerusform>
            <numerusform>%n packs left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptPanel</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordingsPage</name>
    <message numerus="yes">
        <source>%1 of %n line(s) recorded</source>
        <translation>
            <numerusform>%1 of %n line recorded</numerusform>
            <numerusform>%1 of %n lines recorded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunBar</name>
    <message numerus="yes">
        <source>%n step(s) to come</source>
        <translation>
            <numerusform>%n step to come</numerusform>
            <numerusform>%n steps to come</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScriptPage</name>
    <message numerus="yes">
        <source>%n thing(s) to put right</source>
        <translation>
            <numerusform>%n thing to put right</numerusform>
            <numerusform>%n things to put right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScriptSteps</name>
    <message numerus="yes">
        <source>%n thing(s) to put right</source>
        <translation>
            <numerusform>%n thing to put right</numerusform>
            <numerusform>%n things to put right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScriptVoices</name>
    <message numerus="yes">
        <source>All lines: %1 of %n recorded</source>
        <translation>
            <numerusform>All lines: %1 of %n recorded</numerusform>
            <numerusform>All lines: %1 of %n recorded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SecondsRing</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>You and %n bot(s)</source>
        <translation>
            <numerusform>You and a bot</numerusform>
            <numerusform>You and %n bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) to take</source>
        <translation>
            <numerusform>%n seat to take</numerusform>
            <numerusform>%n seats to take</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedAsking</name>
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
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnstoredQuestion</name>
    <message numerus="yes">
        <source>%n match(es) went on without being stored. What was played there since then is lost with this window.</source>
        <translation>
            <numerusform>%n match went on without being stored. What was played there since then is lost with this window.</numerusform>
            <numerusform>%n matches went on without being stored. What was played there since then is lost with this window.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WavesDrawer</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordsField</name>
    <message numerus="yes">
        <source>also in %n other place(s)</source>
        <translation>
            <numerusform>also in %n other place</numerusform>
            <numerusform>also in %n other places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arbor</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is further than %n spaces from your Ancient.</source>
        <translation>
            <numerusform>%1 is further than %n space from your Ancient.</numerusform>
            <numerusform>%1 is further than %n spaces from your Ancient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not exactly %n spaces from %2.</source>
        <translation>
            <numerusform>%1 is not exactly %n space from %2.</numerusform>
            <numerusform>%1 is not exactly %n spaces from %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spaces have to be named.</source>
        <translation>
            <numerusform>%n space has to be named.</numerusform>
            <numerusform>%n spaces have to be named.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gained %n Glory and has %2</source>
        <translation>
            <numerusform>%1 gained %n Glory and has %2</numerusform>
            <numerusform>%1 gained %n Glory and has %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %n Glory and has %2</source>
        <translation>
            <numerusform>%1 lost %n Glory and has %2</numerusform>
            <numerusform>%1 lost %n Glory and has %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 reached %n Glory.</source>
        <translation>
            <numerusform>%1 reached %n Glory.</numerusform>
            <numerusform>%1 reached %n Glory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 held %n Glory until Dawn.</source>
        <translation>
            <numerusform>%1 held %n Glory until Dawn.</numerusform>
            <numerusform>%1 held %n Glory until Dawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds it is shared: the same Glory, the same forest.</source>
        <translation>
            <numerusform>After %n round it is shared: the same Glory, the same forest.</numerusform>
            <numerusform>After %n rounds it is shared: the same Glory, the same forest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds %1 stood best.</source>
        <translation>
            <numerusform>After %n round %1 stood best.</numerusform>
            <numerusform>After %n rounds %1 stood best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) cut off</source>
        <translation>
            <numerusform>%n tile cut off</numerusform>
            <numerusform>%n tiles cut off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to reach %1</source>
        <translation>
            <numerusform>%n more to reach %1</numerusform>
            <numerusform>%n more to reach %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s) wait for Guardians</source>
        <translation>
            <numerusform>%n slot waits for a Guardian</numerusform>
            <numerusform>%n slots wait for Guardians</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n manna less at this Dawn</source>
        <translation>
            <numerusform>%1 gets %n manna less at this Dawn</numerusform>
            <numerusform>%1 gets %n manna less at this Dawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n manna more at this Dawn</source>
        <translation>
            <numerusform>%1 gets %n manna more at this Dawn</numerusform>
            <numerusform>%1 gets %n manna more at this Dawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n Tree(s).</source>
        <translation>
            <numerusform>You lose %n Tree.</numerusform>
            <numerusform>You lose %n Trees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n manna less at your next Dawn.</source>
        <translation>
            <numerusform>You get %n manna less at your next Dawn.</numerusform>
            <numerusform>You get %n manna less at your next Dawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n Glory</source>
        <translation>
            <numerusform>+%n Glory</numerusform>
            <numerusform>+%n Glory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n Glory</source>
        <translation>
            <numerusform>−%n Glory</numerusform>
            <numerusform>−%n Glory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drew %n Star(s)</source>
        <translation>
            <numerusform>drew a Star</numerusform>
            <numerusform>drew %n Stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Tree(s)</source>
        <translation>
            <numerusform>%n Tree</numerusform>
            <numerusform>%n Trees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>burned %n Tree(s) of %1</source>
        <translation>
            <numerusform>burned %n Tree of %1</numerusform>
            <numerusform>burned %n Trees of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Guardian(s)</source>
        <translation>
            <numerusform>%n Guardian</numerusform>
            <numerusform>%n Guardians</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>content</name>
    <message numerus="yes">
        <source>the row has %n spaces</source>
        <translation>
            <numerusform>the row has %n space</numerusform>
            <numerusform>the row has %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the row has %n spaces, the first has %1</source>
        <translation>
            <numerusform>the row has %n space, the first has %1</numerusform>
            <numerusform>the row has %n spaces, the first has %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it has %n entries</source>
        <translation>
            <numerusform>it has %n entry</numerusform>
            <numerusform>it has %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n cards</source>
        <translation>
            <numerusform>the deck has %n card</numerusform>
            <numerusform>the deck has %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the deck has %n cards with those of Life</source>
        <translation>
            <numerusform>the deck has %n card with those of Life</numerusform>
            <numerusform>the deck has %n cards with those of Life</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it has %n steps</source>
        <translation>
            <numerusform>it has %n step</numerusform>
            <numerusform>it has %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n cards</source>
        <translation>
            <numerusform>there is %n card</numerusform>
            <numerusform>there are %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>forsaken</name>
    <message numerus="yes">
        <source>%n Path(s) lie</source>
        <translation>
            <numerusform>%n Path lies</numerusform>
            <numerusform>%n Paths lie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pick %n card(s) of your hand to discard, or be on Death’s Doorstep.</source>
        <translation>
            <numerusform>Pick %n card of your hand to discard, or be on Death’s Doorstep.</numerusform>
            <numerusform>Pick %n cards of your hand to discard, or be on Death’s Doorstep.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forged %n Path(s)</source>
        <translation>
            <numerusform>Forged %n Path</numerusform>
            <numerusform>Forged %n Paths</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Holds %n card(s)</source>
        <translation>
            <numerusform>Holds %n card</numerusform>
            <numerusform>Holds %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drew %n card(s)</source>
        <translation>
            <numerusform>drew a card</numerusform>
            <numerusform>drew %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kingdom-rush</name>
    <message numerus="yes">
        <source>It left %n gold</source>
        <translation>
            <numerusform>It left %n gold</numerusform>
            <numerusform>It left %n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It left %n crystal(s)</source>
        <translation>
            <numerusform>It left %n crystal</numerusform>
            <numerusform>It left %n crystals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 escaped from %2: %n heart(s) lost</source>
        <translation>
            <numerusform>%1 escaped from %2: %n heart lost</numerusform>
            <numerusform>%1 escaped from %2: %n hearts lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took damage: %n health left</source>
        <translation>
            <numerusform>%1 took damage: %n health left</numerusform>
            <numerusform>%1 took damage: %n health left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s) with spears, %1, on adjacent hordes</source>
        <translation>
            <numerusform>%n soldier with a spear, %1, on an adjacent horde</numerusform>
            <numerusform>%n soldiers with spears, %1, on adjacent hordes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s), %1, on adjacent hordes</source>
        <translation>
            <numerusform>%n soldier, %1, on an adjacent horde</numerusform>
            <numerusform>%n soldiers, %1, on adjacent hordes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) of enemies</source>
        <translation>
            <numerusform>%n square of enemies</numerusform>
            <numerusform>%n squares of enemies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The kingdom stood, with %n heart(s) left</source>
        <translation>
            <numerusform>The kingdom stood, with %n heart left</numerusform>
            <numerusform>The kingdom stood, with %n hearts left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) left.</source>
        <translation>
            <numerusform>%n step left.</numerusform>
            <numerusform>%n steps left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crystal(s)</source>
        <translation>
            <numerusform>%n crystal</numerusform>
            <numerusform>%n crystals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Regrow %n blossom(s)</source>
        <translation>
            <numerusform>Regrow %n blossom</numerusform>
            <numerusform>Regrow %n blossoms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starting tower(s) can be raised.</source>
        <translation>
            <numerusform>%n starting tower can be raised.</numerusform>
            <numerusform>%n starting towers can be raised.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 at %2 escapes: %n heart(s)</source>
        <translation>
            <numerusform>%1 at %2 escapes: %n heart</numerusform>
            <numerusform>%1 at %2 escapes: %n hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n square(s) open</source>
        <translation>
            <numerusform>%1, %n square open</numerusform>
            <numerusform>%1, %n squares open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As things stand, hordes escape and cost %n heart(s).</source>
        <translation>
            <numerusform>As things stand, hordes escape and cost %n heart.</numerusform>
            <numerusform>As things stand, hordes escape and cost %n hearts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As things stand, hordes escape and cost %n heart(s), and a champion may do anything.</source>
        <translation>
            <numerusform>As things stand, hordes escape and cost %n heart, and a champion may do anything.</numerusform>
            <numerusform>As things stand, hordes escape and cost %n hearts, and a champion may do anything.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s), beside it</source>
        <translation>
            <numerusform>%n soldier, beside it</numerusform>
            <numerusform>%n soldiers, beside it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 escapes: %n heart(s)</source>
        <translation>
            <numerusform>%1. %2 escapes: %n heart</numerusform>
            <numerusform>%1. %2 escapes: %n hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s) beside it, each with a 1×1 for another</source>
        <translation>
            <numerusform>%n soldier beside it, with a 1×1 for another</numerusform>
            <numerusform>%n soldiers beside it, each with a 1×1 for another</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 at %2 healed itself and the hordes beside it: %n tile(s) fell off</source>
        <translation>
            <numerusform>%1 at %2 healed itself and the hordes beside it: %n tile fell off</numerusform>
            <numerusform>%1 at %2 healed itself and the hordes beside it: %n tiles fell off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, after healing: %n tile(s) fall off</source>
        <translation>
            <numerusform>%1, after healing: %n tile falls off</numerusform>
            <numerusform>%1, after healing: %n tiles fall off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n health</source>
        <translation>
            <numerusform>%1 with %n health</numerusform>
            <numerusform>%1 with %n health</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Hordes heal, and %n tile(s) fall off.</source>
        <translation>
            <numerusform>%1 Hordes heal, and %n tile falls off.</numerusform>
            <numerusform>%1 Hordes heal, and %n tiles fall off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n soldier(s), %1, on a horde an arrow points to</source>
        <translation>
            <numerusform>%n soldier, %1, on a horde an arrow points to</numerusform>
            <numerusform>%n soldiers, %1, on a horde an arrow points to</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rise-of-the-forest</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that fit nowhere were shown before it and go back</source>
        <translation>
            <numerusform>%n tile that fits nowhere was shown before it and goes back</numerusform>
            <numerusform>%n tiles that fit nowhere were shown before it and go back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 drew %n card(s)</source>
        <translation>
            <numerusform>%1 drew %n card</numerusform>
            <numerusform>%1 drew %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The base stood for six rounds, with %n health left</source>
        <translation>
            <numerusform>The base stood for six rounds, with %n health left</numerusform>
            <numerusform>The base stood for six rounds, with %n health left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run began: %n Shadowborn</source>
        <translation>
            <numerusform>The run began: %n Shadowborn</numerusform>
            <numerusform>The run began: %n Shadowborn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Regeneration: %1 gained %n health, to %2</source>
        <translation>
            <numerusform>Regeneration: %1 gained %n health, to %2</numerusform>
            <numerusform>Regeneration: %1 gained %n health, to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Venom: %1 lost %n health</source>
        <translation>
            <numerusform>Venom: %1 lost %n health</numerusform>
            <numerusform>Venom: %1 lost %n health</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Vigor: %1 gained %n health, to %2</source>
        <translation>
            <numerusform>Vigor: %1 gained %n health, to %2</numerusform>
            <numerusform>Vigor: %1 gained %n health, to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n health from the base, which has %2 left</source>
        <translation>
            <numerusform>%1 took %n health from the base, which has %2 left</numerusform>
            <numerusform>%1 took %n health from the base, which has %2 left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n health taken</source>
        <translation>
            <numerusform>%n health taken</numerusform>
            <numerusform>%n health taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The base has %n health left.</source>
        <translation>
            <numerusform>The base has %n health left.</numerusform>
            <numerusform>The base has %n health left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Life Steal: the base gained %n health, to %1</source>
        <translation>
            <numerusform>Life Steal: the base gained %n health, to %1</numerusform>
            <numerusform>Life Steal: the base gained %n health, to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Armor kept %n from %1</source>
        <translation>
            <numerusform>Armor kept %n from %1</numerusform>
            <numerusform>Armor kept %n from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n killed</source>
        <translation>
            <numerusform>%n killed</numerusform>
            <numerusform>%n killed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bequeath: %1 gained %n health from %2</source>
        <translation>
            <numerusform>Bequeath: %1 gained %n health from %2</numerusform>
            <numerusform>Bequeath: %1 gained %n health from %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Venom: %1 loses %n health a turn from now on</source>
        <translation>
            <numerusform>Venom: %1 loses %n health a turn from now on</numerusform>
            <numerusform>Venom: %1 loses %n health a turn from now on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play %n card(s)</source>
        <translation>
            <numerusform>Play %n card</numerusform>
            <numerusform>Play %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) to go.</source>
        <translation>
            <numerusform>%n round to go.</numerusform>
            <numerusform>%n rounds to go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tablewood::KeptMatches</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tablewood::LobbyModel</name>
    <message numerus="yes">
        <source>Away: %1. A bot stands in after %n second(s).</source>
        <translation>
            <numerusform>Away: %1. A bot stands in after %n second.</numerusform>
            <numerusform>Away: %1. A bot stands in after %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Away: %1. The seat(s) are kept.</source>
        <translation>
            <numerusform>Away: %1. The seat is kept.</numerusform>
            <numerusform>Away: %1. The seats are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Away: %1. A partner plays for them after %n second(s), else a bot.</source>
        <translation>
            <numerusform>Away: %1. A partner plays for them after %n second, else a bot.</numerusform>
            <numerusform>Away: %1. A partner plays for them after %n seconds, else a bot.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tablewood::MapEditor</name>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tablewood::MapSaving</name>
    <message numerus="yes">
        <source>kept %n minute(s) ago</source>
        <translation>
            <numerusform>kept a minute ago</numerusform>
            <numerusform>kept %n minutes ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tablewood::PackList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tablewood::PickedWords</name>
    <message numerus="yes">
        <source>%n space(s) chosen. Touch what is lit, Esc takes the last back.</source>
        <translation>
            <numerusform>%n space chosen. Touch what is lit, Esc takes the last back.</numerusform>
            <numerusform>%n spaces chosen. Touch what is lit, Esc takes the last back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tablewood::SceneAnswers</name>
    <message numerus="yes">
        <source>%n empty space(s)</source>
        <translation>
            <numerusform>%n empty space</numerusform>
            <numerusform>%n empty spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s)</source>
        <comment>a thing</comment>
        <translation>
            <numerusform>%1, once</numerusform>
            <numerusform>%1, %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) happened, the last of them:</source>
        <translation>
            <numerusform>%n thing happened, the last of them:</numerusform>
            <numerusform>%n things happened, the last of them:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tablewood::TableVisit</name>
    <message numerus="yes">
        <source>But the host began it %n times.</source>
        <translation>
            <numerusform>But the host began it %n time.</numerusform>
            <numerusform>But the host began it %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) at this table drew the deal together: nobody could choose it, not even the host.</source>
        <translation>
            <numerusform>%n person at this table drew the deal with the host&apos;s program: nobody could choose it.</numerusform>
            <numerusform>%n persons at this table drew the deal together: nobody could choose it, not even the host.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tablewood::UndoModel</name>
    <message numerus="yes">
        <source>%n move(s) of yours</source>
        <translation>
            <numerusform>%n move of yours</numerusform>
            <numerusform>%n moves of yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) of %1</source>
        <translation>
            <numerusform>%n move of %1</numerusform>
            <numerusform>%n moves of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the log</source>
        <translation>
            <numerusform>%n line of the log</numerusform>
            <numerusform>%n lines of the log</numerusform>
        </translation>
    </message>
</context>
</TS>
