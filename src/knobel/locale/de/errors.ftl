# Warum etwas abgelehnt wurde: `no-` und der Code.

no-offline = Der Server ist nicht zu erreichen. Steht die Verbindung?
no-internal = Da ist etwas schiefgegangen. Versuch es noch einmal.
no-unreadable = Das hat der Server nicht verstanden. Lade die Seite neu, falls es wieder geschieht.
no-too-fast = Das war zu viel auf einmal. Warte einen Augenblick.
no-too-long = Das war zu lang.
no-too-many-tries = Zu viele falsche Codes. Warte eine Minute.
no-storage-failed = Der Server kann gerade nicht schreiben. Dein Zug zählt nicht; versuch es noch einmal.
no-not-following = Die Verbindung war neu. Versuch es noch einmal.
no-no-such-page = Unter dieser Adresse ist nichts.

no-no-such-match = Dieses Spiel gibt es nicht oder nicht mehr.
no-no-such-code = Zu diesem Code gibt es kein Spiel.
no-no-such-game = Dieses Spiel ist noch nicht da.
no-no-such-seat = Diesen Platz gibt es nicht.
no-no-such-level = Diese Stufe gibt es nicht.
no-bad-config = Diese Einstellungen passen nicht zusammen.
no-wrong-number-of-seats = Dieses Spiel hat { $seats } Plätze.
no-seats-full = Alle Plätze sind besetzt.
no-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
no-not-seated = Du hast keinen Platz in diesem Spiel.
no-wrong-token = Dieses Gerät hat keinen Platz in diesem Spiel.
no-match-deleted = Dieses Spiel wurde gelöscht.
no-watching-closed = Dieses Spiel ist für Zuschauer geschlossen.
no-host-only = Das darf nur, wer das Spiel eröffnet hat.
no-no-name = Gib bitte einen Namen ein.

no-not-ready = Noch sind nicht alle bereit.
no-already-begun = Das Spiel hat schon begonnen.
no-not-begun = Das Spiel hat noch nicht begonnen.
no-over = Das Spiel ist zu Ende.
no-not-over = Das Spiel ist noch nicht zu Ende.
no-paused = Das Spiel macht Pause.
no-not-paused = Das Spiel macht keine Pause.
no-already-so = Das ist schon geschehen.
no-already-agreed = Du hast schon zugestimmt.
no-already-declined = Das wurde abgelehnt. Frag nach dem nächsten Zug wieder.
no-nothing-proposed = Danach fragt niemand mehr.
no-no-draw-here = In diesem Spiel gibt es kein Unentschieden.
no-no-take-back = Jetzt lässt sich nichts mehr zurücknehmen.
no-nothing-to-take-back = Du hast keinen Zug zum Zurücknehmen.
no-clock-decides = Hier entscheidet die Uhr.
no-not-away-long-enough = Die andere Seite ist noch nicht lange genug weg.
no-not-in-play = Dieser Platz ist nicht mehr im Spiel.

no-not-your-turn = Du bist nicht dran.
no-too-late = Zu spät: Die Stellung hat sich geändert.
no-no-such-action = Das geht hier nicht.
no-no-such-move = Diesen Zug gibt es nicht.
no-no-such-rod = Einen Stab { $rod } gibt es nicht.
no-rod-full = Stab { $rod } ist voll.
no-no-yellow-ball = Du hast keine gelbe Kugel mehr.
no-no-own-ball = Du hast keine eigene Kugel mehr.
