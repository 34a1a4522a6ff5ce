# Die Regeln von Vier-gewinnt 3D, in unseren Worten.

vier3d-rules-lead = Für zwei, mit gelben Kugeln auch für drei. Mit dieser Seite könnt ihr auch am echten Brett spielen. Wo die Anleitung etwas offenlässt oder nicht aufgeht, haben wir entschieden: Das steht als „Unsere Lesart“ dabei.

vier3d-rules-goal-title = Die Idee
vier3d-rules-goal = Ihr steckt Kugeln auf sechzehn Stäbe, vier mal vier. Auf jeden Stab passen vier, das sind 64 Plätze. Vier Kugeln der eigenen Farbe in gerader Linie sind eine Reihe, also ein Vier-gewinnt.
vier3d-rules-goal-1 = Es gibt 32 rote und 32 blaue Kugeln, eine Farbe für jeden. Die 21 gelben gehören nur zur zweiten Variante.
vier3d-rules-goal-2 = Zwei Varianten: Die erste Reihe gewinnt, oder die meisten Reihen gewinnen.
vier3d-rules-goal-3 = Hier heißen die Stäbe wie die Felder eines kleinen Schachbretts, A1 bis D4, und die Plätze eines Stabs liegen auf den Ebenen 1 bis 4.
vier3d-rules-goal-picture = Das Brett, in seine vier Ebenen zerlegt: unten die erste, oben die vierte. Was übereinander liegt, steckt auf demselben Stab.

vier3d-rules-move-title = Ein Zug
vier3d-rules-move = Ihr zieht abwechselnd. Ein Zug ist eine Kugel der eigenen Farbe.
vier3d-rules-move-1 = Du steckst sie auf einen beliebigen Stab, der noch nicht voll ist.
vier3d-rules-move-2 = Von selbst gleitet sie so weit hinunter, wie es geht: bis zum Boden oder bis zur obersten Kugel.
vier3d-rules-move-3 = Aussetzen gibt es nicht.
vier3d-rules-move-4 = Rot beginnt. Wer welche Farbe hat, sprecht ihr ab oder lost es aus; bei einer Revanche wird gewechselt.
vier3d-rules-move-picture = Auf Stab B2 stecken schon drei Kugeln. Die nächste kommt darum auf der vierten Ebene zu liegen.

vier3d-rules-lines-title = Reihen
vier3d-rules-lines = Vier gleichfarbige Kugeln in gerader Linie. Davon gibt es im Würfel 76:
vier3d-rules-lines-1 = Senkrecht: vier übereinander auf einem Stab (16).
vier3d-rules-lines-2 = Waagrecht: vier nebeneinander auf einer Ebene, längs oder quer (32).
vier3d-rules-lines-3 = Diagonal in einer Fläche: quer über eine Ebene oder schräg ansteigend in einer senkrechten Wand (24).
vier3d-rules-lines-4 = Raumdiagonale: von einer Ecke des Würfels durch die Mitte zur gegenüberliegenden (4).
vier3d-rules-lines-picture = Der Reihe nach: senkrecht auf B2, waagrecht auf der zweiten Ebene, diagonal ansteigend von A1 nach D1, Raumdiagonale von A1 unten nach D4 oben.

vier3d-rules-first-title = Variante 1: Erste Reihe gewinnt
vier3d-rules-first = Das kürzere Spiel, ohne gelbe Kugeln.
vier3d-rules-first-1 = Wer zuerst eine Reihe der eigenen Farbe vollendet, gewinnt sofort.
vier3d-rules-first-2 = Liegen alle 64 Kugeln und es gibt keine Reihe, ist es unentschieden.
vier3d-rules-first-3 = Vollendet die letzte Kugel mehrere Reihen, werden alle gezeigt; mehr als gewinnen lässt sich damit nicht.
vier3d-rules-first-picture = Die Kugel auf D1 vollendet eine Raumdiagonale, von A4 auf der ersten bis D1 auf der vierten Ebene: Rot gewinnt.

vier3d-rules-most-title = Variante 2: Meiste Reihen gewinnen
vier3d-rules-most = Das längere Spiel. Eine Reihe beendet es nicht.
vier3d-rules-most-1 = Gespielt wird, bis alle Stäbe voll sind.
vier3d-rules-most-2 = Jede Reihe, die ganz in deiner Farbe liegt, zählt einen Punkt.
vier3d-rules-most-3 = Eine Kugel darf zu mehreren Reihen gehören; jede der 76 Reihen zählt einmal. (In der Anleitung ist dieser Satz verstümmelt.)
vier3d-rules-most-4 = Wer am Ende mehr Reihen hat, gewinnt. Bei Gleichstand ist es unentschieden.
vier3d-rules-most-5 = Wer als Zweiter zieht, ist hier leicht im Vorteil. Darum beginnt bei einer Revanche jemand anders, und ihr könnt gleich zwei Spiele verabreden: zwei Punkte für einen Sieg, einer für ein Unentschieden.
vier3d-rules-most-picture = Ein volles Brett. Rot hat drei Reihen, zwei davon mit einer gemeinsamen Kugel auf A3; Blau hat zwei.

vier3d-rules-yellow-title = Gelbe Kugeln
vier3d-rules-yellow = Sie gehören zur zweiten Variante: Statt einer eigenen kannst du eine gelbe setzen.
vier3d-rules-yellow-1 = Gelb füllt Lücken und sperrt, zählt aber in keiner Reihe.
vier3d-rules-yellow-2 = Verteilt, wenn ihr nichts anderes wählt: 32 + 32 + 21 Kugeln passen nicht auf 64 Plätze. Also hat, wer beginnt, 22 eigene und 10 gelbe, die andere Seite 21 eigene und 11 gelbe. Wann du welche setzt, entscheidest du.
vier3d-rules-yellow-3 = Frei: je 32 eigene Kugeln und ein gemeinsamer Vorrat von 21 gelben.
vier3d-rules-yellow-4 = Ohne Gelb: 32 rote und 32 blaue.
vier3d-rules-yellow-5 = Wer keine eigenen Kugeln mehr hat, muss gelbe setzen, und umgekehrt.
vier3d-rules-yellow-picture = Rot hatte A1, B1 und C1 auf der untersten Ebene; eine gelbe Kugel auf D1 versperrt die Reihe. Darunter die Vorräte bei Spielbeginn.

vier3d-rules-three-title = Zu dritt
vier3d-rules-three = Die Anleitung ist für zwei. Hier kann in der zweiten Variante Gelb einem dritten Spieler gehören. Dann zählen auch gelbe Reihen, und niemand sonst setzt Gelb.
vier3d-rules-three-1 = Rot, Blau, Gelb ziehen der Reihe nach. Wer beginnt, hat 22 Kugeln, die anderen 21; bei einer Revanche beginnt jemand anders.
vier3d-rules-three-2 = Die meisten Reihen gewinnen; wer gleich viele hat, teilt sich den Rang.
vier3d-rules-three-3 = Wer aufgibt oder die Zeit überschreitet, wird Letzter, und die anderen spielen weiter, bis keiner von ihnen mehr eine Kugel hat. Scheidet noch jemand aus, gewinnt, wer übrig ist.
vier3d-rules-three-picture = Drei Farben auf dem Brett. Gelbe Kugeln haben zwei dunkle Streifen, blaue einen hellen.

vier3d-rules-clock-title = Uhr und Zurücknehmen
vier3d-rules-clock = Die Anleitung kennt keine Uhr. Auf Wunsch gibt es hier eine.
vier3d-rules-clock-1 = Entweder eine Grenze für jeden Zug oder eine Gesamtzeit, zu der jeder Zug ein paar Sekunden hinzufügt.
vier3d-rules-clock-2 = Wessen Zeit abläuft, der verliert, auch in der zweiten Variante und egal, wie es steht. Zu dritt wird er Letzter.
vier3d-rules-clock-3 = Ein Zug lässt sich zurücknehmen, wenn alle einverstanden sind. Die Uhr läuft dabei nicht zurück.
vier3d-rules-clock-picture = Wie viel Zeit Rot und Blau noch haben.

vier3d-rules-help-title = Am Bildschirm
vier3d-rules-help = Drück auf einen Stab am Brett oder auf seine Taste im Tastenfeld. Das Dreieck zeigt Drohungen: Plätze, an denen eine Reihe fertig würde.
vier3d-rules-help-picture = Das Tastenfeld: eine Taste je Stab, darauf die Kugeln von unten nach oben. B2 ist gewählt.
