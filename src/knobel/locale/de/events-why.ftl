# Why these were paired, or why somebody has a bye: the reasons that a pairing stores.

why-first-by-lot = Der erste Durchgang wird gelost.
why-same-points = Beide haben gleich viele Punkte: { $points }.
why-near-points = { $name } hat { $more } Punkte, { $other } { $less }: Niemand mit näherer Punktzahl war frei.
why-not-met = Sie sind noch nicht aufeinandergetroffen.
why-meet-again = { $times ->
    [one] Sie treffen zum zweiten Mal aufeinander, weil alle anderen schon dran waren.
   *[other] Sie sind schon { $times }-mal aufeinandergetroffen, weil alle anderen schon dran waren.
}
why-start-by-lot = Das Los hat entschieden: { $name } beginnt.
why-start-due = { $name } ist mit dem Beginnen an der Reihe.
why-start-less-often = { $name } hat bisher seltener begonnen.
why-start-less-recently = Beide haben gleich oft begonnen, bei { $name } ist es länger her.
why-bye-lowest = { $name } hat die wenigsten Punkte ({ $points }) von allen, die noch nicht spielfrei waren.
why-bye-again = Alle waren schon spielfrei, darum trifft es { $name } noch einmal.
why-all-play-all = Alle treffen auf alle.
why-bye-in-turn = In diesem Plan setzen alle der Reihe nach aus, jetzt { $name }.
why-bye-opponent-absent = { $name } würde auf { $other } treffen, aber { $other } ist nicht da.
why-dutch = Ausgelost nach dem niederländischen System der FIDE.
why-seed-by-lot = Die Plätze im Turnierbaum sind gelost.
why-seed-by-group = Die Plätze im Turnierbaum folgen aus den Gruppen.
why-bracket = Beide haben die Begegnungen gewonnen, die hierher führen.
why-third-place = Beide haben ihr Halbfinale verloren.
why-equal-losses = Beide haben gleich oft verloren.
why-perfect-schedule = In diesem Plan treffen alle einmal auf alle.
why-similar-points = Sie haben ähnlich viele Punkte ({ $least } bis { $most }) und sind sich möglichst selten begegnet.
why-two-at-table = Die Zahl lässt sich nicht durch drei teilen; beim nächsten Mal sitzen diese zwei zu dritt.
why-new-mates = In diesen Teams hat noch niemand zusammen gespielt.
why-mates-again = Einige waren schon zusammen in einem Team: Andere Teams waren nicht mehr möglich.
why-sides-balanced = Beide Seiten haben ähnlich viele Punkte.
why-free-now = Beide waren frei.
why-near-rank = In der Rangliste liegen sie nah beieinander, mit { $more } und { $less } Punkten.
why-challenge = { $name } fordert { $other } heraus, einen Platz weiter oben.
why-same-deals = Alle Gruppen spielen mit den gleichen Karten.
why-level-first = Jede Gruppe beginnt mit dem ersten Level.
why-level-next = Diese Gruppe hat das Level davor gewonnen.
why-level-again = Diese Gruppe hat dieses Level noch nicht gewonnen.
why-same-level-same-deal = Alle Gruppen auf diesem Level haben das gleiche Blatt.
why-bye-all-won = { $name } hat alle Level gewonnen.
why-bye-seed = Die Bestgesetzten beginnen im zweiten Durchgang: { $name }.
why-bye-walkover = Die Gegenseite ist nicht da: { $name } kommt weiter.
why-bye-waits = Für { $name } ist in diesem Durchgang niemand übrig.
why-bye-nobody-left = Niemand ist übrig, gegen den { $name } spielen darf.
