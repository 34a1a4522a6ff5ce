# Der Begleiter am echten Brett: was alle Spiele gemeinsam haben.

companion-title = { $game }: Begleiter am echten Tisch
companion-lead = Leg das Gerät neben das echte Spiel auf den Tisch. Du brauchst weder Konto noch Netz, und alles bleibt erhalten, wenn du die Seite schließt.
companion-bar = Pause, Rückgängig und mehr
companion-pause = Pause
companion-resume = Weiter
companion-paused = Pause
companion-undo = Letztes Tippen rückgängig
companion-end = Beenden
companion-end-title = Hier beenden?
companion-end-text = Zeiten und Zählung dieses Spiels sind dann weg.
companion-leave-title = Den Begleiter verlassen?
companion-leave-text = Die Zeit bleibt stehen, und alles liegt auf diesem Gerät bereit, bis du wiederkommst.
companion-facing = Das Gerät liegt zwischen uns: eine Hälfte umdrehen
companion-unreadable = Was hier vom letzten Mal lag, lässt sich nicht mehr lesen. Fang neu an.
companion-anew = Neu anfangen
companion-lacks = Was hier fehlt
companion-lacks-awake = Der Bildschirm kann von selbst dunkel werden. Stell in den Einstellungen des Geräts eine längere Zeit ein.
companion-lacks-offline = Ohne Netz lässt sich die Seite nicht neu laden. Lass sie offen.
companion-lacks-https = Mit https geht beides. Wer den Server betreibt, liest in docs/https.md, wie.
