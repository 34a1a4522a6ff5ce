# Siden med lektionerne.

learn-title = Lær { $game }
learn-steps = Trin
learn-number = Trin { $number } af { $count }
learn-step = { $number }: { $title }
learn-step-done = { $number }: { $title }, klaret
learn-hint = Tip
learn-hint-label = Tip:
learn-next = Videre
learn-back = Tilbage
learn-skip = Spring over
learn-reset = Forfra
learn-right = Flot!
learn-wrong = Ikke helt.
learn-end-title = Nu kan du spille!
learn-end = Du ved, hvad det gælder om. Resten kommer, når du spiller.
learn-play = Spil
learn-rules = Læs reglerne
learn-offline = Lektionerne kræver serveren, og den kan ikke nås lige nu. Regelsiderne og hjælperen virker uden.
