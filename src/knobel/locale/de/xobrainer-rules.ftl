# Die Regeln von XOBrainer, in unseren Worten.

xobrainer-rules-lead = Ab 2 Spielern, ab 10 Jahren, 5 bis 60 Minuten. Mit dieser Seite könnt ihr auch am echten Brett spielen. Wo die Anleitungen etwas offenlassen oder sich widersprechen, haben wir entschieden: Das steht als „Unsere Lesart“ dabei.

xobrainer-rules-goal-title = Die Idee
xobrainer-rules-goal = Zwei Seiten, Kreuze und Kreise, legen abwechselnd Steine auf ein Brett. Wer fünf in einer Reihe hat, in einer Form oder in einer Farbe, gewinnt die Runde und bekommt Punkte.
xobrainer-rules-goal-1 = Eine Runde ist ein Brett. 20 Punkte gewinnen einen Satz, drei Sätze die Partie.
xobrainer-rules-goal-2 = Ein Knockout gewinnt sofort die ganze Partie.
xobrainer-rules-goal-picture = Mitten in einer Runde: grüne und rosa Kreuze, rosa und grüne Kreise. Grüne Steine sind eckig und gestreift, rosa rund und hell.

xobrainer-rules-lineup-title = Steine und Aufstellung
xobrainer-rules-lineup = Die Kreuze haben 24 grüne und 8 rosa Steine, die Kreise 24 rosa und 8 grüne. Grün ist die Hauptfarbe der Kreuze, Rosa die der Kreise.
xobrainer-rules-lineup-1 = Jede Seite stellt vier Steine auf, die in der Reihenfolge 1 bis 4 gespielt werden: drei in der eigenen Hauptfarbe, der vierte in der anderen.
xobrainer-rules-lineup-2 = Sind alle vier gespielt, kommen vier neue, genauso.
xobrainer-rules-lineup-3 = Beide Aufstellungen sind immer für alle zu sehen.
xobrainer-rules-lineup-4 = Jede Runde beginnt mit allen 32 Steinen und bei Stein 1.
xobrainer-rules-lineup-picture = Beide Aufstellungen, nachdem jede Seite den ersten Stein gelegt hat. Rechts steht, was noch im Beutel ist.

xobrainer-rules-turn-title = Ein Zug
xobrainer-rules-turn = Wer die Partie beginnt, wird ausgelost; dann geht es abwechselnd.
xobrainer-rules-turn-1 = Ein Zug ist ein Stein: der nächste der Aufstellung, auf ein beliebiges leeres Feld.
xobrainer-rules-turn-2 = Ausnahme: Auf die vier Knockout-Felder dürfen die Kreuze nur Rosa legen, die Kreise nur Grün.
xobrainer-rules-turn-picture = Ein grünes Kreuz soll auf D6. Die vier Knockout-Felder sind ihm versperrt.

xobrainer-rules-rows-title = Reihen
xobrainer-rules-rows = Fünf ohne Lücke, waagrecht, senkrecht oder diagonal, in einer Form oder in einer Farbe.
xobrainer-rules-rows-1 = Die Kreuze gewinnen die Runde mit fünf Kreuzen gleich welcher Farbe oder mit fünf grünen Steinen gleich welcher Form.
xobrainer-rules-rows-2 = Die Kreise gewinnen sie mit fünf Kreisen oder fünf rosa Steinen.
xobrainer-rules-rows-3 = Es zählen die Steine beider Seiten: Ein grüner Kreis hilft einer grünen Reihe.
xobrainer-rules-rows-4 = Wer nur für die andere Seite eine Reihe vollendet, schenkt ihr die Runde.
xobrainer-rules-rows-5 = Vollendet ein Stein für beide Seiten eine Reihe, gewinnt, wer ihn gelegt hat, auch wenn die andere Reihe durch ein Knockout-Feld geht.
xobrainer-rules-rows-6 = Von sechs oder mehr in einer Reihe zählen fünf; wer gewonnen hat, wählt die besten. Am Bildschirm geschieht das von selbst.
xobrainer-rules-rows-7 = Entstehen mehrere Reihen zugleich, zählt die beste. Auf Wunsch zählen alle: jedes Feld einmal, auf einer geraden Linie höchstens fünf.
xobrainer-rules-rows-8 = Liegen alle Steine und es gibt keine Reihe, ist die Runde unentschieden: keine Punkte, und die nächste beginnt, wer diese nicht begonnen hat.
xobrainer-rules-rows-picture = Links fünf Kreuze in zwei Farben, rechts fünf grüne Steine in zwei Formen. Beides gewinnt für die Kreuze.

xobrainer-rules-knockout-title = Knockout
xobrainer-rules-knockout = Eine Gewinnreihe durch eines der vier Knockout-Felder gewinnt sofort die ganze Partie, egal, wie es steht.
xobrainer-rules-knockout-1 = Weil dort nur rosa Kreuze und grüne Kreise liegen dürfen, nützt so ein Stein immer beiden Seiten.
xobrainer-rules-knockout-2 = Eine Reihe durch ein Knockout-Feld geht anderen eigenen Reihen vor.
xobrainer-rules-knockout-3 = Ein Knockout-Feld selbst hat keine Augen.
xobrainer-rules-knockout-picture = Fünf Kreuze, das erste auf dem Knockout-Feld B2: Die Kreuze gewinnen die Partie.

xobrainer-rules-score-title = Punkte, Sätze, Partie
xobrainer-rules-score = Wer die Runde gewinnt, bekommt so viele Punkte, wie Augen auf den fünf Feldern der Reihe sind.
xobrainer-rules-score-1 = Die Bilder der Anleitungen haben wir nicht. Unser Brett hat zehn mal zehn Felder, und je weniger Reihen durch ein Feld gehen können, desto mehr Augen hat es. Auf deinem Brett zählt, was darauf gedruckt ist.
xobrainer-rules-score-2 = Dann wird das Brett geräumt, und wer verloren hat, beginnt die nächste Runde, auch in einem neuen Satz.
xobrainer-rules-score-3 = 20 Punkte gewinnen den Satz. Den nächsten beginnen beide bei 0; was über 20 war, verfällt.
xobrainer-rules-score-4 = Drei Sätze gewinnen die Partie.
xobrainer-rules-score-picture = Die fünf Felder haben 2, 2, 1, 1 und 2 Augen: Diese Reihe bringt 8 Punkte.

xobrainer-rules-match-title = Kürzere Partien
xobrainer-rules-match = Statt drei Gewinnsätzen könnt ihr vorher etwas Kürzeres verabreden:
xobrainer-rules-match-1 = zwei Gewinnsätze,
xobrainer-rules-match-2 = ein einziger Satz,
xobrainer-rules-match-3 = eine feste Zahl von Runden: Die meisten Punkte gewinnen,
xobrainer-rules-match-4 = eine einzige Runde,
xobrainer-rules-match-5 = so lange, bis eine Seite die vereinbarte Zahl von Punkten hat.
xobrainer-rules-match-6 = Ein Knockout beendet jede Partie.
xobrainer-rules-match-7 = Gewinnt eine Variante „den Satz“, wo es keine Sätze gibt, bringt das 20 Punkte statt Augen und Bonus, sofern diese nicht mehr bringen; in einer einzigen Runde gewinnt es die Partie.
xobrainer-rules-match-8 = Bei einer Zahl von Runden ist Gleichstand unentschieden, und auch eine unentschiedene Runde zählt mit. Ist die einzelne Runde unentschieden, ist es auch die Partie.
xobrainer-rules-match-picture = Der vierte Satz: Die Kreuze haben 14 Punkte und einen Satz, die Kreise 8 Punkte und zwei Sätze.

xobrainer-rules-mix-title = Sechs Varianten und ihre Karten
xobrainer-rules-mix = TimeBomb, TimeBalance, Random, Mission, Map und Trap machen das Spiel spannender, jede für sich oder mehrere zusammen.
xobrainer-rules-mix-1 = Für Map, Mission und Trap gibt es Karten mit vier markierten Feldern. Eine weiße Markierung meint die Hauptfarbe der Seite, die die Karte liest, eine lila die andere.
xobrainer-rules-mix-2 = Haltet die Karte so, wie das Brett liegt: Die Felder sind für beide Seiten dieselben.
xobrainer-rules-mix-3 = Alle sechs lassen sich frei mischen; nur von den beiden Uhren gibt es höchstens eine. Die Anleitungen sagen das nur von vieren.
xobrainer-rules-mix-4 = Die 25 Karten hier sind unsere eigenen, mit drei weißen Markierungen und einer lila; auf Knockout-Feldern gibt es nur lila. Der Stapel wird vor jeder Runde gemischt: Zuerst wird für Map gezogen, dann für Trap, dann für Mission.
xobrainer-rules-mix-5 = Ein Knockout geht vor einem gewonnenen Satz und dieser vor Punkten. Der letzte Stein zählt für Missionen und Fallen noch mit.
xobrainer-rules-mix-picture = Dieselbe Karte, links wie die Kreuze sie lesen, rechts wie die Kreise: drei Felder in der Hauptfarbe, eines in der anderen.

xobrainer-rules-bomb-title = TimeBomb
xobrainer-rules-bomb = Jeder Zug hat eine Zeitgrenze.
xobrainer-rules-bomb-1 = Zur Wahl stehen 10, 20, 30 und 40 Sekunden. Sobald ein Zug zu Ende ist, läuft die Zeit der anderen Seite.
xobrainer-rules-bomb-2 = Ist die Zeit um, ist der Zug verloren.
xobrainer-rules-bomb-3 = Der Stein bleibt dabei der nächste der Aufstellung. Am Bildschirm gilt die Uhr des Servers, und möglich sind 3 bis 600 Sekunden.
xobrainer-rules-bomb-4 = Verliert jede Seite drei Züge hintereinander, ist die Runde unentschieden; nach drei solchen Runden in Folge endet die Partie ohne Sieger. Hat eine Seite zuerst keine Steine mehr, setzt sie aus.
xobrainer-rules-bomb-picture = Die Zeit läuft auf dem Stein ab, der zu spielen ist: noch 7 Sekunden.

xobrainer-rules-balance-title = TimeBalance
xobrainer-rules-balance = Ein Balken für beide: Er beginnt jede Runde in der Mitte und wandert auf die Seite zu, die am Zug ist. Jeder Zug kehrt ihn um.
xobrainer-rules-balance-1 = Wer schnell zieht, lässt der anderen Seite wenig Zeit.
xobrainer-rules-balance-2 = Erreicht der Balken das Ende einer Seite, verliert sie den Satz: Das Brett wird geräumt, beide stehen wieder bei 0, und sie beginnt.
xobrainer-rules-balance-3 = Von der Mitte bis zum Ende sind es 10, 20, 30 oder 40 Sekunden.
xobrainer-rules-balance-4 = Uhren laufen erst, wenn alle das letzte Ergebnis gesehen haben, spätestens nach zehn Sekunden. Vor der ersten Runde und vor jeder Runde mit Karten warten sie auch, bis alle das Los und ihre Karten gesehen haben.
xobrainer-rules-balance-picture = Die Kreuze sind am Zug, der Balken wandert nach links. Ihnen bleiben 24 Sekunden, den Kreisen blieben 16.

xobrainer-rules-random-title = Random
xobrainer-rules-random = Die vier Steine der Aufstellung werden blind aus dem eigenen Beutel gezogen und in dieser Reihenfolge gespielt.
xobrainer-rules-random-1 = Sind sie gespielt, werden vier neue gezogen; zurückgelegt wird nichts. Jede Runde beginnt mit vollem Beutel.
xobrainer-rules-random-2 = Bekannt sind immer nur die vier, die gerade liegen, und zwar allen.
xobrainer-rules-random-picture = Zwei gezogene Aufstellungen: Die Farben kommen, wie sie wollen.

xobrainer-rules-map-title = Map
xobrainer-rules-map = Jede Runde beginnt mit einer anderen Stellung.
xobrainer-rules-map-1 = Vor der Runde zieht jede Seite eine Karte und legt vier Steine ihrer Form so, wie die Karte es zeigt. Dann kommt die Aufstellung.
xobrainer-rules-map-2 = Die vier kommen aus dem eigenen Vorrat: 28 bleiben zum Spielen.
xobrainer-rules-map-3 = Ergeben zwei Karten schon eine Reihe, werden beide neu gezogen. Mit unseren Karten kommt das nicht vor.
xobrainer-rules-map-picture = Vier Steine der Kreuze und vier der Kreise liegen schon, bevor es losgeht.

xobrainer-rules-mission-title = Mission
xobrainer-rules-mission = Vor jeder Runde zieht jeder Spieler eine Karte und hält sie vor allen geheim, auch vor Mitspielern der eigenen Seite, bis die Runde vorbei ist.
xobrainer-rules-mission-1 = Ein Stein der eigenen Form auf einem markierten Feld in der richtigen Farbe ist ein Missionsstein, gleich wer auf der Seite ihn gelegt hat.
xobrainer-rules-mission-2 = Gewinnt die Seite die Runde mit einer Reihe, bringt jeder Missionsstein 3 Punkte zusätzlich, auch wenn er in der Reihe liegt.
xobrainer-rules-mission-3 = Alle vier Steine einer Karte und dazu eine Reihe: Knockout.
xobrainer-rules-mission-4 = In einem Team zählen die Karten aller seiner Spieler.
xobrainer-rules-mission-5 = Eine Mission gilt eine Runde. Auf Wunsch genügen für den Knockout die vier Steine ohne Reihe; so steht es in der niederländischen Anleitung.
xobrainer-rules-mission-6 = Steine von Map zählen nicht. Bei ungleichen Teams zählen von der größeren Seite nur die besten Karten, so viele, wie auf der kleineren spielen.
xobrainer-rules-mission-picture = Die Kreuze haben zwei der vier Missionssteine gelegt, auf A4 und I7. Gewinnen sie die Runde mit einer Reihe, bringt das 6 Punkte mehr.

xobrainer-rules-trap-title = Trap
xobrainer-rules-trap = Vor jeder Runde zieht jede Seite eine Karte, die nur sie kennt. Auf ihr sind vier Fallen.
xobrainer-rules-trap-1 = Legt die andere Seite einen Stein auf ein markiertes Feld, in der markierten Farbe, ist er gefangen. Das erfahrt ihr erst nach der Runde.
xobrainer-rules-trap-2 = Es zählt nur für die Seite, die die Runde mit einer Reihe gewinnt.
xobrainer-rules-trap-3 = Ein gefangener Stein bringt 5 Punkte mehr, zwei gewinnen den Satz, drei oder vier sind ein Knockout.
xobrainer-rules-trap-4 = Weiß ist die Hauptfarbe der Seite, der die Karte gehört; auf Wunsch die der anderen.
xobrainer-rules-trap-5 = Auf einem Knockout-Feld fängt die Falle den einzigen Stein, den die andere Seite dort legen darf. Steine von Map werden nicht gefangen.
xobrainer-rules-trap-picture = Eine Fallenkarte der Kreuze. Auf I7 liegt ein grüner Kreis: gefangen. Auf den übrigen Feldern sind die Fallen noch offen.

xobrainer-rules-teams-title = Teams
xobrainer-rules-teams = Auf einer Seite können mehrere spielen.
xobrainer-rules-teams-1 = Die Spieler eines Teams legen reihum je einen Stein.
xobrainer-rules-teams-2 = Absprechen ist während der Partie verboten. Darum gibt es am Bildschirm keinen Chat.
xobrainer-rules-teams-3 = Empfohlen sind bis zu drei auf jeder Seite. Für noch mehr ist ein Turnier schöner.
xobrainer-rules-teams-4 = Reihum geht es über Runden und Sätze hinweg weiter, und ein verlorener Zug gilt als gespielt. Die Seiten dürfen ungleich sein; auf Wunsch sind auch mehr als drei auf einer Seite möglich, zusammen höchstens acht.
xobrainer-rules-teams-picture = Drei gegen drei. Der Pfeil zeigt, wer für seine Seite als Nächstes legt.

xobrainer-rules-ours-title = Was von uns ist
xobrainer-rules-ours = Die Bilder der Anleitungen haben wir nicht, und nicht alles in ihnen ist eindeutig. Von uns sind:
xobrainer-rules-ours-1 = das Brett: wo wie viele Augen sind und wo die Knockout-Felder liegen. Ein ruhiges Brett mit Knockout in den Ecken und ein wildes mit Knockout näher an der Mitte sind auch dabei; eigene lassen sich laden,
xobrainer-rules-ours-2 = die 25 Karten; auch sie lassen sich durch eigene ersetzen,
xobrainer-rules-ours-3 = die Zeiten von TimeBalance, dass Trap und TimeBalance sich mit allem mischen lassen, und was geschieht, wenn der Vorrat leer ist,
xobrainer-rules-ours-4 = unsere Lesart, wo die deutsche, die französische und die niederländische Anleitung sich widersprechen: Die Punkte gehen nach jedem Satz auf 0 zurück, TimeBalance kostet den Satz, TimeBomb den Zug, eine Mission gilt eine Runde, jede Fallenkarte hat vier Fallen, und aufgedeckt werden sie nach der Runde.
xobrainer-rules-ours-picture = Unsere drei Bretter: das gewöhnliche, das ruhige und das wilde. Sterne sind Knockout-Felder.

xobrainer-rules-help-title = Am Bildschirm
xobrainer-rules-help = Drück auf ein Feld. Auf dem Telefon erscheint der Stein zuerst als Schatten, ein zweiter Druck legt ihn. Mit der Tastatur: Pfeiltasten und Eingabe; T nennt Drohungen, C die Uhr. Zurücknehmen geht, wenn alle einverstanden sind, aber nicht mit Uhr, Random oder geheimen Karten.
xobrainer-rules-help-picture = Ein Stein als Schatten auf D6. Die Streifen zeigen seine Zeile und Spalte.
