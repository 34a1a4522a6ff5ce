# Hvorfor noget blev afvist: `no-` og koden.

no-offline = Serveren kan ikke nås. Er der forbindelse?
no-internal = Noget gik galt. Prøv igen.
no-unreadable = Det forstod serveren ikke. Genindlæs siden, hvis det sker igen.
no-too-fast = Det var for meget på én gang. Vent et øjeblik.
no-too-long = Det var for langt.
no-too-many-tries = For mange forkerte koder. Vent et minut.
no-storage-failed = Serveren kan ikke skrive lige nu. Dit træk tæller ikke; prøv igen.
no-not-following = Forbindelsen var ny. Prøv igen.
no-no-such-page = Der er ingenting på denne adresse.

no-no-such-match = Dette spil findes ikke, eller ikke længere.
no-no-such-code = Intet spil har denne kode.
no-no-such-game = Dette spil er ikke klar endnu.
no-no-such-seat = Den plads findes ikke.
no-no-such-level = Det niveau findes ikke.
no-bad-config = Disse indstillinger passer ikke sammen.
no-wrong-number-of-seats = Dette spil har { $seats } pladser.
no-seats-full = Alle pladser er optaget.
no-seat-taken = Nogen var hurtigere: pladsen er optaget.
no-not-seated = Du har ingen plads i dette spil.
no-wrong-token = Denne enhed har ingen plads i dette spil.
no-match-deleted = Dette spil er slettet.
no-watching-closed = Værten har lukket dette spil for tilskuere.
no-host-only = Det må kun den, der åbnede spillet.
no-no-name = Skriv et navn.

no-not-ready = Alle er ikke klar endnu.
no-already-begun = Spillet er allerede begyndt.
no-not-begun = Spillet er ikke begyndt endnu.
no-over = Spillet er slut.
no-not-over = Spillet er ikke slut endnu.
no-paused = Spillet holder pause.
no-not-paused = Spillet holder ikke pause.
no-already-so = Det er allerede sket.
no-already-agreed = Du har allerede sagt ja.
no-already-declined = Det blev afslået. Spørg igen efter næste træk.
no-nothing-proposed = Det er der ingen, der spørger om længere.
no-no-draw-here = I dette spil findes uafgjort ikke.
no-no-take-back = Nu kan intet længere tages tilbage.
no-nothing-to-take-back = Du har intet træk at tage tilbage.
no-clock-decides = Her afgør uret det.
no-not-away-long-enough = Den anden side har ikke været væk længe nok.
no-not-in-play = Denne plads er ikke længere med i spillet.

no-not-your-turn = Det er ikke din tur.
no-too-late = For sent: stillingen har ændret sig.
no-no-such-action = Det kan man ikke her.
no-no-such-move = Det træk findes ikke.
no-no-such-rod = Der er ingen pind { $rod }.
no-rod-full = Pind { $rod } er fuld.
no-no-yellow-ball = Du har ingen gule kugler tilbage.
no-no-own-ball = Du har ingen egne kugler tilbage.
