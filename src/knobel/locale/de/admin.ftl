# The page for the operator.

admin-title = Die Tische heute Abend
admin-lead = Alle Tische, an denen noch nicht zu Ende gespielt ist, gleich auf welchem Server, und beendete, solange auf diesem noch jemand da ist. Du siehst, wer da ist, aber niemandes Karten.
admin-secret = Geheimwort der Gastgeber
admin-enter = Tische zeigen
admin-off = Dieser Server wurde ohne Seite für Gastgeber gestartet. Starte ihn mit --admin-secret.
admin-not-ready = Der Server kann gerade keine Züge speichern. Sieh in sein Protokoll.
admin-count = { $count ->
    [0] Keine Tische
    [one] Ein Tisch
   *[other] { $count } Tische
}
admin-more = Es gibt noch ältere Tische, an denen nicht zu Ende gespielt ist; hier stehen nur die neuesten.
admin-look = Neu laden
admin-phase-open = wartet auf Spieler
admin-phase-running = läuft
admin-phase-paused = pausiert
admin-phase-over = zu Ende
admin-connected = verbunden
admin-away = nicht verbunden
admin-bot = Bot
admin-free = { $count ->
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
}
admin-spectators = { $count ->
    [one] Eine Person sieht zu
   *[other] { $count } Personen sehen zu
}
admin-export = Aufzeichnung speichern
admin-export-of = Aufzeichnung von Tisch { $table } speichern
admin-exported = Die Aufzeichnung ist gespeichert.
admin-close = Tisch schließen
admin-close-of = Tisch { $table } schließen
admin-close-title = Diesen Tisch schließen?
admin-close-text = Tisch { $table } wird gelöscht, und alle dort werden weggeschickt. Das lässt sich nicht zurücknehmen.
admin-closed = Der Tisch ist geschlossen.
admin-server = Server { $node }
admin-drain = Server beenden
admin-drain-title = Server { $node } beenden?
admin-drain-text = Dieser Server beendet, was er gerade tut, und hört dann auf. Gespielt wird auf einem anderen weiter, oder wenn er wieder gestartet ist; bis dahin stehen die Uhren.
admin-drained = Der Server wird beendet.
