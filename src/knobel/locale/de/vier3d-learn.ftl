# Vier-gewinnt 3D spielend lernen: was zu tun ist, Titel, Tipp, warum es stimmt, was falsch war.

learn-vier3d-drop = Du spielst Rot. Wähle irgendeinen Stab: Die Kugel fällt auf den untersten freien Platz.
learn-vier3d-drop-title = Eine Kugel setzen
learn-vier3d-drop-hint = Drück auf einen der sechzehn Stäbe, auf dem Brett oder auf dem Tastenfeld.
learn-vier3d-drop-why = Deine Kugel liegt, und Blau hat geantwortet. So geht es abwechselnd weiter.

learn-vier3d-straight = Vier Kugeln deiner Farbe in einer Reihe gewinnen. Auf A1, B1 und C1 liegen schon drei.
learn-vier3d-straight-title = Vier in einer Reihe
learn-vier3d-straight-hint = Immer geradeaus: Nach A1, B1, C1 kommt D1.
learn-vier3d-straight-why = Vier nebeneinander auf einer Ebene: Die erste Reihe gewinnt das Spiel.
learn-vier3d-straight-miss = Diese Kugel vollendet nichts. Schau an A1, B1 und C1 entlang.

learn-vier3d-upright = Reihen können auch senkrecht stehen. Einer deiner Türme ist fast fertig.
learn-vier3d-upright-title = Senkrecht
learn-vier3d-upright-hint = Auf C2 liegen drei rote Kugeln.
learn-vier3d-upright-why = Vier auf einem Stab sind auch eine Reihe.
learn-vier3d-upright-miss = Der Turm hat noch immer nur drei Kugeln.

learn-vier3d-diagonal = Reihen laufen auch schräg. Auf der untersten Ebene liegen drei deiner Kugeln auf einer Diagonale.
learn-vier3d-diagonal-title = Diagonal
learn-vier3d-diagonal-hint = A4, B3, C2: Zuletzt fehlt die Ecke D1.
learn-vier3d-diagonal-why = Von Ecke zu Ecke, auf einer Ebene.
learn-vier3d-diagonal-miss = Dort nicht. Folge den roten Kugeln von A4 aus.

learn-vier3d-block = Blau hat drei in einer Reihe und gewinnt mit der nächsten Kugel. Besetze den Platz vorher.
learn-vier3d-block-title = Abwehren
learn-vier3d-block-hint = Auf A2, B2 und C2 liegen blaue Kugeln.
learn-vier3d-block-why = Gerade noch. Schau vor jeder Kugel, was die andere Seite vorhat.
learn-vier3d-block-miss = Blau setzt auf D2 und hat vier. Dieser Platz muss deiner sein.

learn-vier3d-stairs = Eine Reihe kann steigen wie eine Treppe: mit jedem Stab eine Ebene höher. Deine beginnt unten auf A2.
learn-vier3d-stairs-title = Treppe
learn-vier3d-stairs-hint = Auf D2 liegen schon drei Kugeln: Die nächste kommt ganz oben zu liegen.
learn-vier3d-stairs-why = Ebene 1, 2, 3, 4: Die Kugeln darunter haben deine hinaufgetragen.
learn-vier3d-stairs-miss = Das ist keine Stufe deiner Treppe. A2, B2, C2: Wo hört sie auf?

learn-vier3d-space = Die schönste Reihe läuft durch den ganzen Würfel, von einer Ecke unten zur gegenüberliegenden oben.
learn-vier3d-space-title = Raumdiagonale
learn-vier3d-space-hint = A1 ganz unten, B2 auf Ebene 2, C3 auf Ebene 3, und dann oben auf D4.
learn-vier3d-space-why = Davon gibt es nur vier, und jeder übersieht sie einmal.
learn-vier3d-space-miss = Noch nicht. Folge dem Weg nach oben: A1, B2, C3, jeweils eine Ebene höher.

learn-vier3d-most = In der zweiten Variante geht es weiter, bis das Brett voll ist, und jede Reihe zählt. Finde die Kugel, die zwei auf einmal macht.
learn-vier3d-most-title = Reihen zählen
learn-vier3d-most-hint = Der Zeile 1 und der Spalte D fehlt dieselbe Ecke.
learn-vier3d-most-why = Eine Kugel, zwei Reihen, zwei Punkte. Wer am Ende die meisten hat, gewinnt.
learn-vier3d-most-one = Eine Reihe, gut. Aber ein Platz bringt dir zwei.
learn-vier3d-most-miss = Das macht keine Reihe. Such Dreier, denen derselbe Platz fehlt.
