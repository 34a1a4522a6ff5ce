# Die Seite der Lektionen.

learn-title = { $game } lernen
learn-steps = Schritte
learn-number = Schritt { $number } von { $count }
learn-step = { $number }: { $title }
learn-step-done = { $number }: { $title }, geschafft
learn-hint = Tipp
learn-hint-label = Tipp:
learn-next = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-reset = Von vorn
learn-right = Geschafft!
learn-wrong = Nicht ganz.
learn-end-title = Jetzt kannst du spielen!
learn-end = Du weißt, worauf es ankommt. Alles andere kommt beim Spielen.
learn-play = Spielen
learn-rules = Regeln lesen
learn-offline = Lektionen brauchen den Server, denn er kennt die Regeln, und gerade ist er nicht zu erreichen. Die Regelseiten und der Begleiter gehen auch ohne ihn.
