# The page on privacy.

privacy-title = Datenschutz
privacy-lead = Knobel braucht kein Konto und speichert nur, was zum Spielen nötig ist.
privacy-server-title = Auf dem Server
privacy-server = Deine Spiele: die Einstellungen, die eingetippten Namen, jeder Zug mit seiner Zeit, und wer wann verbunden war. Was eine Gruppe versucht und gewonnen hat, ohne Namen. Von dem Geheimnis, das deinen Platz ausweist, wird nur eine Prüfsumme gespeichert.
privacy-events-title = Turniere
privacy-events = Der Name des Turniers, die eingetippten Namen, wer wann auf wen getroffen ist und wie es ausging. Wer den Code hat, kann das sehen, wie auf der Anzeige; die Turnierleitung kann es jederzeit löschen, und nach der Zeit, die sie festgelegt hat, höchstens einem Jahr, wird es von selbst gelöscht. Auf ausgedruckte Blätter passt ihr selbst auf.
privacy-school-title = In der Schule
privacy-school = Im Schulmodus genügen Vornamen oder Tiere. Es gibt keine Rangliste über das Turnier hinaus, niemand von außen kann bei einem Spiel zuschauen, und 30 Tage nach dem Turnier wird alles gelöscht, wenn die Turnierleitung keine andere Zeit zwischen 1 und 365 Tagen wählt. Wir fragen nichts, wofür Eltern zustimmen müssten.
privacy-push-title = Mitteilungen
privacy-push = Wenn du Mitteilungen über deine Züge möchtest: die Adresse, die der Hersteller deines Browsers dafür vergibt, bis das Spiel vorbei ist oder du sie abstellst. Die Mitteilung läuft verschlüsselt über dessen Server und sagt nur den Namen des Spiels und dass du dran bist.
privacy-device-title = Auf deinem Gerät
privacy-device = Im Speicher des Browsers: dein Name, deine Einstellungen, die Liste „Meine Spiele“, die letzten beendeten Spiele zum Nachspielen und die Geheimnisse deiner Plätze, Gruppen und Turniere. Cookies gibt es keine.
privacy-not-title = Was nicht geschieht
privacy-not = Keine Werbung, kein Tracking, keine Statistik über dich; nichts wird von anderen Servern geladen. Deine IP-Adresse wird nur benutzt, solange du verbunden bist: gegen massenhaftes Erraten von Codes.
privacy-delete-title = Löschen
privacy-delete = Wer ein Spiel eröffnet hat, kann es am Tisch löschen; dann ist es für alle weg. Wer den Server betreibt, kann alte Spiele löschen. Was auf deinem Gerät liegt, löschst du mit den Websitedaten des Browsers.
privacy-links-title = Links
privacy-links = Wer eine Einladung hat, kann einen freien Platz nehmen. Wer den Link für Zuschauer hat, kann zusehen, bis er geschlossen wird. Wer den Link einer Gruppe hat, gehört zu ihr. Die Wiederholung eines beendeten Spiels sieht, wer ihren Link hat.
