# XOBrainer spielend lernen: was zu tun ist, Titel, Tipp, warum es stimmt, was falsch war.

xobrainer-learn-place = Du spielst die Kreuze. Leg deinen ersten Stein auf irgendein freies Feld.
xobrainer-learn-place-title = Der erste Stein
xobrainer-learn-place-hint = Drück auf ein Feld. Nur die vier Knockout-Felder mit dem Stern sind für grüne Kreuze gesperrt.
xobrainer-learn-place-why = Dein Kreuz liegt, und die Kreise haben geantwortet. Steine werden nie mehr bewegt.

xobrainer-learn-lineup = Die Aufstellung zeigt deine nächsten vier Steine: drei grüne, dann ein rosa. Jetzt kommt das rosa Kreuz. Leg es.
xobrainer-learn-lineup-title = Die Aufstellung
xobrainer-learn-lineup-hint = Den Stein kannst du nicht wählen, nur das Feld. Jedes freie ist recht.
xobrainer-learn-lineup-why = Vier neue Steine sind aus dem Beutel gekommen. Beide Aufstellungen liegen offen: Schau, was die Kreise bekommen.

xobrainer-learn-shape = Fünf Kreuze in einer Reihe gewinnen die Runde, egal in welchen Farben. Vier hast du.
xobrainer-learn-shape-title = Fünf nach Form
xobrainer-learn-shape-hint = C6, D6, E6, F6: Auf einer Seite steht ein Kreis im Weg, die andere ist frei.
xobrainer-learn-shape-why = Fünf Kreuze! Auch das rosa zählt: Bei der Form ist die Farbe egal.
xobrainer-learn-shape-miss = Die Kreise besetzen G6, und deine Reihe ist zu. Noch einmal.

xobrainer-learn-colour = Auch fünf deiner Farbe in einer Reihe gewinnen, egal in welcher Form. Die Kreise haben dich auf E3 mit einem grünen Kreis geblockt. Grün ist deine Farbe!
xobrainer-learn-colour-title = Fünf nach Farbe
xobrainer-learn-colour-hint = C3 bis F3 sind alle grün. Ein Ende genügt.
xobrainer-learn-colour-why = Fünf grüne Steine. Einer davon ist nicht einmal deiner!
xobrainer-learn-colour-miss = Das gibt keine Fünferreihe. Such in Zeile 3 nach Grün.

xobrainer-learn-score = Eine Reihe bringt so viele Punkte, wie Augen unter ihren fünf Steinen sind. Zwei Reihen kannst du vollenden: Nimm die wertvollere.
xobrainer-learn-score-title = Punkte zählen
xobrainer-learn-score-hint = Felder am Rand haben mehr Augen als die in der Mitte.
xobrainer-learn-score-why = 4 + 4 + 4 + 3 + 3 = 18 Punkte. Zwanzig gewinnen einen Satz.
xobrainer-learn-score-less = Eine Reihe, aber in der Mitte bringt sie nur 6 Punkte. Die andere bringt das Dreifache.
xobrainer-learn-score-miss = Das vollendet keine der beiden. Sie liegen in Zeile 5 und in Zeile 10.

xobrainer-learn-block = Die Kreise haben vier in einer Reihe, und der nächste Kreis liegt bereit. Halt sie auf.
xobrainer-learn-block-title = Abwehren
xobrainer-learn-block-hint = Auf E4 bis H4 liegen Kreise, auf D4 stehst du schon. Welches Ende ist offen?
xobrainer-learn-block-why = Ein grünes Kreuz ist weder Kreis noch rosa: Es stoppt die Reihe nach Form und nach Farbe.
xobrainer-learn-block-miss = Die Kreise legen I4: fünf in einer Reihe. Dieses Feld muss deins sein.

xobrainer-learn-gift = D7 bis G7 sind rosa: ein Vierer für die Kreise. Aber schau auf beide Aufstellungen: Dein nächster Stein ist rosa, ihrer grün. Leg deinen dorthin, wo er nicht schadet.
xobrainer-learn-gift-title = Nichts verschenken
xobrainer-learn-gift-hint = Überall, nur nicht auf H7: Ein rosa Stein dort macht fünf rosa.
xobrainer-learn-gift-why = Genau: Ein grüner Kreis kann die rosa Reihe nicht vollenden. Dein nächstes Kreuz ist grün, und das blockt auf H7.
xobrainer-learn-gift-given = Fünf rosa Steine: Die Reihe zählt für die Kreise, obwohl du den letzten gelegt hast.

xobrainer-learn-knockout = Vier Felder sind Knockout-Felder. Eine Reihe durch eines davon gewinnt sofort die ganze Partie. Nur deine rosa Kreuze dürfen dorthin, und eines kommt jetzt.
xobrainer-learn-knockout-title = Knockout
xobrainer-learn-knockout-hint = Deine Kreuze laufen von C3 bis F6. Schau in die Ecke links unten.
xobrainer-learn-knockout-why = Knockout auf B2: Die Partie ist gewonnen, egal wie es stand.
xobrainer-learn-knockout-points = Eine schöne Reihe, aber nur für Punkte. An ihrem anderen Ende liegt ein Knockout-Feld.
xobrainer-learn-knockout-miss = Das vollendet nichts. Deine vier Kreuze liegen auf einer Diagonale.

xobrainer-learn-mission = Varianten bringen Würze. Bei Mission hast du eine geheime Karte: Jeder eigene Stein auf ihren Feldern bringt mit einer Reihe 3 Punkte mehr. Öffne „Meine Karte“ und vollende deine Reihe am besseren Ende.
xobrainer-learn-mission-title = Eine Mission
xobrainer-learn-mission-hint = Deine Karte nennt E7, D4, J1 und J8. Deine Reihe liegt auf F7 bis I7.
xobrainer-learn-mission-why = 9 Punkte für die Felder und 3 für die Mission: 12 statt 11 am anderen Ende.
xobrainer-learn-mission-plain = 11 Punkte. Mit deiner Mission bringt das andere Ende 12.
xobrainer-learn-mission-miss = Ohne Reihe bringt die Mission nichts. Vollende zuerst die Reihe.
