# Hjælperen ved det rigtige bræt: det, alle spil har til fælles.

companion-title = { $game }: hjælper til det rigtige spil
companion-lead = Læg enheden på bordet ved siden af det rigtige spil. Den kræver hverken konto eller netværk, og alt er gemt, når du lukker siden.
companion-bar = Pause, fortryd og mere
companion-pause = Pause
companion-resume = Fortsæt
companion-paused = Pause
companion-undo = Fortryd det sidste tryk
companion-end = Afslut
companion-end-title = Afslutte her?
companion-end-text = Tider og optælling for dette spil er så væk.
companion-leave-title = Forlade hjælperen?
companion-leave-text = Tiden står stille, og alt bliver på denne enhed, til du kommer tilbage.
companion-facing = Enheden ligger mellem os: vend den ene halvdel
companion-unreadable = Det, der blev gemt her sidst, kan ikke længere læses. Begynd forfra.
companion-anew = Begynd forfra
companion-lacks = Det mangler her
companion-lacks-awake = Skærmen kan slukke af sig selv. Vælg en længere tid i enhedens indstillinger.
companion-lacks-offline = Uden netværk kan siden ikke hentes igen. Lad den være åben.
companion-lacks-https = Begge dele virker med https. Den, der driver serveren, kan se hvordan i docs/https.md.
