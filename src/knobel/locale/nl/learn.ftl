# De pagina van de lessen.

learn-title = { $game } leren
learn-steps = Stappen
learn-number = Stap { $number } van { $count }
learn-step = { $number }: { $title }
learn-step-done = { $number }: { $title }, gelukt
learn-hint = Tip
learn-hint-label = Tip:
learn-next = Verder
learn-back = Terug
learn-skip = Overslaan
learn-reset = Opnieuw
learn-right = Gelukt!
learn-wrong = Net niet.
learn-end-title = Nu kun je spelen!
learn-end = Je weet waar het om draait. De rest komt vanzelf tijdens het spelen.
learn-play = Spelen
learn-rules = Regels lezen
learn-offline = Voor de lessen is de server nodig, en die is nu niet bereikbaar. De regelpagina’s en de hulp bij het spel werken ook zonder.
