# Die Regeln von X-Code in Kürze.

xcode-rules-goal-title = Worum es geht
xcode-rules-goal = Zwei bis acht spielen gemeinsam gegen die Sanduhr: Alle zwölf Felder müssen geknackt sein, bevor der Sand durchgelaufen ist. Alle handeln gleichzeitig, niemand ist an der Reihe.
xcode-rules-cards-title = Karten
xcode-rules-cards = Jedes der zwölf Symbole gibt es viermal, dazu Zeitkarten und Joker. Ein Pfeil sagt, in welche Richtung eine Karte wandern darf.
xcode-rules-do-title = Was du tun kannst
xcode-rules-do = Alles, so oft du willst:
xcode-rules-do-1 = Ziehen, solange die Hand nicht voll ist.
xcode-rules-do-2 = Genau drei Karten ablegen.
xcode-rules-do-3 = Eine Karte gegen eine mit dem linken oder rechten Nachbarn tauschen. Jede wandert nur in Pfeilrichtung, Joker nie.
xcode-rules-do-4 = Einen Satz gleicher Karten legen. Ein Joker ersetzt jede Karte, ein Satz nur aus Jokern geht nicht.
xcode-rules-sand-title = Die Sanduhr
xcode-rules-sand = Ein Satz Zeitkarten dreht die Sanduhr sofort um. Was durchgelaufen war, läuft nun zurück: Wer mit 10 Sekunden Rest dreht, bekommt 170. Spätes Drehen ist die Kunst.
xcode-rules-talk-title = Sprechen
xcode-rules-talk = Hände bleiben geheim. Sagt einander, was ihr braucht und was ihr habt – laut oder mit den Kurzsätzen.
xcode-rules-levels-title = Level und Missionen
xcode-rules-levels = Vier Level werden immer knapper. Danach kommen unsere eigenen Missionen, jede mit einer kleinen Zusatzregel. Gewonnen öffnet die nächste.
xcode-rules-help-title = Bedienung
xcode-rules-help = Tippe Karten an, dann was mit ihnen geschehen soll; oder zieh sie dorthin. Ein Satz leuchtet auf und lässt sich mit einem Knopf legen, ein Angebot mit einem Tipp beantworten.
