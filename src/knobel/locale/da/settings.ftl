# The settings dialog: what only it has to say.

settings-captions = Undertekster til lyde
settings-contrast = Høj kontrast
settings-spacing = Større afstande, lettere at læse
settings-verbosity = Hvor meget skærmlæseren læser op
verbosity-quiet = Lidt
verbosity-quiet-hint = De andres træk, resultater, afvisninger
verbosity-normal = Normalt
verbosity-normal-hint = Også dine egne træk, og hvem der kommer og går
verbosity-everything = Alt
verbosity-everything-hint = Også det, du selv kan finde
offline-title = Uden netværk
offline-ready = Alt er på denne enhed: regler, hjælper og gemte spil virker uden netværk.
offline-fetching = Hentes til brug uden netværk …
offline-impossible = Denne browser kan ikke gemme sider til brug uden netværk.
offline-insecure = Denne side kom over almindelig http. Så tillader browsere ikke alt:
lacks-offline = Ingen brug uden netværk, ingen installation. Hold siden åben i stedet.
lacks-awake = Skærmen kan slukke. Vælg en længere tid i enhedens indstillinger.
lacks-copy = Det kan mislykkes at kopiere og dele links. Så bliver linket markeret, så du kan kopiere det.
https-how = Over https virker det hele. Den, der driver serveren, kan se hvordan i docs/https.md; kort sagt:
install = Installer som app
