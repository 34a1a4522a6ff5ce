# X-Code einrichten.

xcode-level-legend = Level oder Mission
xcode-hint-level-1 = Drei Joker, viel Zeit: zum Anfangen
xcode-hint-level-2 = Keine Joker, weniger Zeit-Karten
xcode-hint-level-3 = Noch weniger Zeit und eine Karte weniger auf der Hand
xcode-hint-level-4 = Vier Karten für jeden Code, sechs Joker
xcode-hint-rows = Die nächste Reihe öffnet sich erst, wenn die darüber geknackt ist
xcode-hint-silence = In der zweiten Hälfte jeder der ersten vier Minuten spricht niemand
xcode-hint-second-glass = Eine kleine Sanduhr läuft mit; jeder Code füllt sie
xcode-hint-turncoat = Die Pfeile eines Symbols drehen sich um
xcode-hint-hot-joker = Wer einen Joker zu lange hält, verliert die Hand
xcode-hint-cut-cable = Zwei Nachbarn können eine Weile nicht tauschen
xcode-hint-dark = Nur die nächsten sechs Felder leuchten
xcode-players = Wie viele spielen?
xcode-bots = Davon spielt der Computer
xcode-no-bots = keinen
xcode-pace = Wie flink ist der Computer?
xcode-bots-help = In Level 1 und 2 helfen die Bots nur: Sie geben dir, worum du bittest, knacken ein Feld erst nach dir und drehen die Sanduhr nur, wenn du „Achtung, Sand!“ sagst.
xcode-options = Hausregeln
xcode-refill = Drehen füllt die Sanduhr ganz auf (leichter)
xcode-overdraw = Wer zu viel zieht, verliert die Hand (wie am Tisch)
xcode-countdown = Countdown vor dem Start
