# Vier-gewinnt 3D spielend lernen: was zu tun ist, Titel, Tipp, warum es stimmt, was falsch war.

vier3d-learn-drop = Du spielst Rot. Wähle irgendeinen Stab: Die Kugel fällt auf den untersten freien Platz.
vier3d-learn-drop-title = Eine Kugel setzen
vier3d-learn-drop-hint = Drück auf einen der sechzehn Stäbe, auf dem Brett oder auf dem Tastenfeld.
vier3d-learn-drop-why = Deine Kugel liegt, und Blau hat geantwortet. So geht es abwechselnd weiter.

vier3d-learn-straight = Vier Kugeln deiner Farbe in einer Reihe gewinnen. Auf A1, B1 und C1 liegen schon drei.
vier3d-learn-straight-title = Vier in einer Reihe
vier3d-learn-straight-hint = Immer geradeaus: Nach A1, B1, C1 kommt D1.
vier3d-learn-straight-why = Vier nebeneinander auf einer Ebene: Die erste Reihe gewinnt das Spiel.
vier3d-learn-straight-miss = Diese Kugel vollendet nichts. Schau an A1, B1 und C1 entlang.

vier3d-learn-upright = Reihen können auch senkrecht stehen. Einer deiner Türme ist fast fertig.
vier3d-learn-upright-title = Senkrecht
vier3d-learn-upright-hint = Auf C2 liegen drei rote Kugeln.
vier3d-learn-upright-why = Vier auf einem Stab sind auch eine Reihe.
vier3d-learn-upright-miss = Der Turm hat noch immer nur drei Kugeln.

vier3d-learn-diagonal = Reihen laufen auch schräg. Auf der untersten Ebene liegen drei deiner Kugeln auf einer Diagonale.
vier3d-learn-diagonal-title = Diagonal
vier3d-learn-diagonal-hint = A4, B3, C2: Zuletzt fehlt die Ecke D1.
vier3d-learn-diagonal-why = Von Ecke zu Ecke, auf einer Ebene.
vier3d-learn-diagonal-miss = Dort nicht. Folge den roten Kugeln von A4 aus.

vier3d-learn-block = Blau hat drei in einer Reihe und gewinnt mit der nächsten Kugel. Besetze den Platz vorher.
vier3d-learn-block-title = Abwehren
vier3d-learn-block-hint = Auf A2, B2 und C2 liegen blaue Kugeln.
vier3d-learn-block-why = Gerade noch. Schau vor jeder Kugel, was die andere Seite vorhat.
vier3d-learn-block-miss = Blau setzt auf D2 und hat vier. Dieser Platz muss deiner sein.

vier3d-learn-stairs = Eine Reihe kann steigen wie eine Treppe: mit jedem Stab eine Ebene höher. Deine beginnt unten auf A2.
vier3d-learn-stairs-title = Treppe
vier3d-learn-stairs-hint = Auf D2 liegen schon drei Kugeln: Die nächste kommt ganz oben zu liegen.
vier3d-learn-stairs-why = Ebene 1, 2, 3, 4: Die Kugeln darunter haben deine hinaufgetragen.
vier3d-learn-stairs-miss = Das ist keine Stufe deiner Treppe. A2, B2, C2: Wo hört sie auf?

vier3d-learn-space = Die schönste Reihe läuft durch den ganzen Würfel, von einer Ecke unten zur gegenüberliegenden oben.
vier3d-learn-space-title = Raumdiagonale
vier3d-learn-space-hint = A1 ganz unten, B2 auf Ebene 2, C3 auf Ebene 3, und dann oben auf D4.
vier3d-learn-space-why = Davon gibt es nur vier, und jeder übersieht sie einmal.
vier3d-learn-space-miss = Noch nicht. Folge dem Weg nach oben: A1, B2, C3, jeweils eine Ebene höher.

vier3d-learn-most = In der zweiten Variante geht es weiter, bis das Brett voll ist, und jede Reihe zählt. Finde die Kugel, die zwei auf einmal macht.
vier3d-learn-most-title = Reihen zählen
vier3d-learn-most-hint = Der Zeile 1 und der Spalte D fehlt dieselbe Ecke.
vier3d-learn-most-why = Eine Kugel, zwei Reihen, zwei Punkte. Wer am Ende die meisten hat, gewinnt.
vier3d-learn-most-one = Eine Reihe, gut. Aber ein Platz bringt dir zwei.
vier3d-learn-most-miss = Das macht keine Reihe. Such Dreier, denen derselbe Platz fehlt.
