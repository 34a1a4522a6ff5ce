# XOBrainer spielend lernen: was zu tun ist, Titel, Tipp, warum es stimmt, was falsch war.

learn-xobrainer-place = Du spielst die Kreuze. Leg deinen ersten Stein auf irgendein freies Feld.
learn-xobrainer-place-title = Der erste Stein
learn-xobrainer-place-hint = Drück auf ein Feld. Nur die vier Knockout-Felder mit dem Stern sind für grüne Kreuze gesperrt.
learn-xobrainer-place-why = Dein Kreuz liegt, und die Kreise haben geantwortet. Steine werden nie mehr bewegt.

learn-xobrainer-lineup = Die Aufstellung zeigt deine nächsten vier Steine: drei grüne, dann ein rosa. Jetzt kommt das rosa Kreuz. Leg es.
learn-xobrainer-lineup-title = Die Aufstellung
learn-xobrainer-lineup-hint = Den Stein kannst du nicht wählen, nur das Feld. Jedes freie ist recht.
learn-xobrainer-lineup-why = Vier neue Steine sind aus dem Beutel gekommen. Beide Aufstellungen liegen offen: Schau, was die Kreise bekommen.

learn-xobrainer-shape = Fünf Kreuze in einer Reihe gewinnen die Runde, egal in welchen Farben. Vier hast du.
learn-xobrainer-shape-title = Fünf nach Form
learn-xobrainer-shape-hint = C6, D6, E6, F6: Auf einer Seite steht ein Kreis im Weg, die andere ist frei.
learn-xobrainer-shape-why = Fünf Kreuze! Auch das rosa zählt: Bei der Form ist die Farbe egal.
learn-xobrainer-shape-miss = Die Kreise besetzen G6, und deine Reihe ist zu. Noch einmal.

learn-xobrainer-colour = Auch fünf deiner Farbe in einer Reihe gewinnen, egal in welcher Form. Die Kreise haben dich auf E3 mit einem grünen Kreis geblockt. Grün ist deine Farbe!
learn-xobrainer-colour-title = Fünf nach Farbe
learn-xobrainer-colour-hint = C3 bis F3 sind alle grün. Ein Ende genügt.
learn-xobrainer-colour-why = Fünf grüne Steine. Einer davon ist nicht einmal deiner!
learn-xobrainer-colour-miss = Das gibt keine Fünferreihe. Such in Zeile 3 nach Grün.

learn-xobrainer-score = Eine Reihe bringt so viele Punkte, wie Augen unter ihren fünf Steinen sind. Zwei Reihen kannst du vollenden: Nimm die wertvollere.
learn-xobrainer-score-title = Punkte zählen
learn-xobrainer-score-hint = Felder am Rand haben mehr Augen als die in der Mitte.
learn-xobrainer-score-why = 4 + 4 + 4 + 3 + 3 = 18 Punkte. Zwanzig gewinnen einen Satz.
learn-xobrainer-score-less = Eine Reihe, aber in der Mitte bringt sie nur 6 Punkte. Die andere bringt das Dreifache.
learn-xobrainer-score-miss = Das vollendet keine der beiden. Sie liegen in Zeile 5 und in Zeile 10.

learn-xobrainer-block = Die Kreise haben vier in einer Reihe, und der nächste Kreis liegt bereit. Halt sie auf.
learn-xobrainer-block-title = Abwehren
learn-xobrainer-block-hint = Auf E4 bis H4 liegen Kreise, auf D4 stehst du schon. Welches Ende ist offen?
learn-xobrainer-block-why = Ein grünes Kreuz ist weder Kreis noch rosa: Es stoppt die Reihe nach Form und nach Farbe.
learn-xobrainer-block-miss = Die Kreise legen I4: fünf in einer Reihe. Dieses Feld muss deins sein.

learn-xobrainer-gift = D7 bis G7 sind rosa: ein Vierer für die Kreise. Aber schau auf beide Aufstellungen: Dein nächster Stein ist rosa, ihrer grün. Leg deinen dorthin, wo er nicht schadet.
learn-xobrainer-gift-title = Nichts verschenken
learn-xobrainer-gift-hint = Überall, nur nicht auf H7: Ein rosa Stein dort macht fünf rosa.
learn-xobrainer-gift-why = Genau: Ein grüner Kreis kann die rosa Reihe nicht vollenden. Dein nächstes Kreuz ist grün, und das blockt auf H7.
learn-xobrainer-gift-given = Fünf rosa Steine: Die Reihe zählt für die Kreise, obwohl du den letzten gelegt hast.

learn-xobrainer-knockout = Vier Felder sind Knockout-Felder. Eine Reihe durch eines davon gewinnt sofort die ganze Partie. Nur deine rosa Kreuze dürfen dorthin, und eines kommt jetzt.
learn-xobrainer-knockout-title = Knockout
learn-xobrainer-knockout-hint = Deine Kreuze laufen von C3 bis F6. Schau in die Ecke links unten.
learn-xobrainer-knockout-why = Knockout auf B2: Die Partie ist gewonnen, egal wie es stand.
learn-xobrainer-knockout-points = Eine schöne Reihe, aber nur für Punkte. An ihrem anderen Ende liegt ein Knockout-Feld.
learn-xobrainer-knockout-miss = Das vollendet nichts. Deine vier Kreuze liegen auf einer Diagonale.

learn-xobrainer-mission = Varianten bringen Würze. Bei Mission hast du eine geheime Karte: Jeder eigene Stein auf ihren Feldern bringt mit einer Reihe 3 Punkte mehr. Öffne „Meine Karte“ und vollende deine Reihe am besseren Ende.
learn-xobrainer-mission-title = Eine Mission
learn-xobrainer-mission-hint = Deine Karte nennt E7, D4, J1 und J8. Deine Reihe liegt auf F7 bis I7.
learn-xobrainer-mission-why = 9 Punkte für die Felder und 3 für die Mission: 12 statt 11 am anderen Ende.
learn-xobrainer-mission-plain = 11 Punkte. Mit deiner Mission bringt das andere Ende 12.
learn-xobrainer-mission-miss = Ohne Reihe bringt die Mission nichts. Vollende zuerst die Reihe.
