# The page for the operator.

admin-title = De tafels van vanavond
admin-lead = Alle tafels waar nog niet is uitgespeeld, op welke server dan ook, en uitgespeelde zolang er op deze nog iemand is. Je ziet wie er is, maar niemands kaarten.
admin-secret = Geheim woord van de gastheer
admin-enter = Tafels tonen
admin-off = Deze server is gestart zonder pagina voor de gastheer. Start hem met --admin-secret.
admin-not-ready = De server kan nu geen zetten opslaan. Kijk in zijn logboek.
admin-count = { $count ->
    [0] Geen tafels
    [one] Eén tafel
   *[other] { $count } tafels
}
admin-more = Er zijn ook oudere tafels waar nog niet is uitgespeeld; alleen de nieuwste staan hier.
admin-look = Vernieuwen
admin-phase-open = wacht op spelers
admin-phase-running = bezig
admin-phase-paused = gepauzeerd
admin-phase-over = afgelopen
admin-connected = verbonden
admin-away = niet verbonden
admin-bot = Bot
admin-free = { $count ->
    [one] Eén vrije plaats
   *[other] { $count } vrije plaatsen
}
admin-spectators = { $count ->
    [one] Eén persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
admin-export = Verslag opslaan
admin-export-of = Verslag van tafel { $table } opslaan
admin-exported = Het verslag is opgeslagen.
admin-close = Tafel sluiten
admin-close-of = Tafel { $table } sluiten
admin-close-title = Deze tafel sluiten?
admin-close-text = Tafel { $table } wordt gewist en iedereen daar wordt weggestuurd. Dat kan niet ongedaan worden gemaakt.
admin-closed = De tafel is gesloten.
admin-server = Server { $node }
admin-drain = Server stoppen
admin-drain-title = Server { $node } stoppen?
admin-drain-text = Deze server maakt af wat hij doet en stopt dan. Er wordt verder gespeeld op een andere, of wanneer hij weer is gestart; tot dan staan de klokken stil.
admin-drained = De server stopt.
