# The page for the operator.

admin-title = Aftenens borde
admin-lead = Alle borde, hvor spillet ikke er slut, uanset hvilken server de er på, og afsluttede, så længe der stadig er nogen på denne. Du ser, hvem der er her, men ingens kort.
admin-secret = Værtens hemmelige ord
admin-enter = Vis bordene
admin-off = Denne server blev startet uden en side til værten. Start den med --admin-secret.
admin-not-ready = Serveren kan ikke gemme træk lige nu. Se i dens log.
admin-count = { $count ->
    [0] Ingen borde
    [one] Ét bord
   *[other] { $count } borde
}
admin-more = Der er også ældre borde, hvor spillet ikke er slut; kun de nyeste vises.
admin-look = Opdater
admin-phase-open = venter på spillere
admin-phase-running = i gang
admin-phase-paused = på pause
admin-phase-over = slut
admin-connected = forbundet
admin-away = ikke forbundet
admin-bot = Bot
admin-free = { $count ->
    [one] Én ledig plads
   *[other] { $count } ledige pladser
}
admin-spectators = { $count ->
    [one] Én person ser på
   *[other] { $count } personer ser på
}
admin-export = Gem spillet
admin-export-of = Gem spillet fra bord { $table }
admin-exported = Spillet er gemt.
admin-close = Luk bordet
admin-close-of = Luk bord { $table }
admin-close-title = Luk dette bord?
admin-close-text = Bord { $table } slettes, og alle ved det sendes væk. Det kan ikke fortrydes.
admin-closed = Bordet er lukket.
admin-server = Server { $node }
admin-drain = Stop serveren
admin-drain-title = Stop serveren { $node }?
admin-drain-text = Denne server gør færdig, hvad den er i gang med, og stopper. Der spilles videre på en anden, eller når den er startet igen; indtil da står urene stille.
admin-drained = Serveren stopper.
