# The command line.
cli-about = Denkspellen spelen, partijen bewaren en bestuderen.
cli-serve = start de server
cli-limits = somt de grenzen van de server op
cli-play = start een spel in de terminal
cli-join = in de terminal aan een tafel van een server spelen
cli-link = de link van de uitnodiging, zoals https://play.example/j/K7PM2X?m=k7m2x9q4tw3b
cli-name = je naam aan tafel
cli-seat = de gewenste plaats, geteld vanaf 1 in de volgorde aan tafel; anders een vrije
cli-seats-folder = map voor je plaatsen; twee mensen met hetzelfde account hebben er elk een nodig
cli-verify = speelt elke bewaarde partij na volgens de regels van vandaag
cli-export = schrijft een partij als tekst
cli-import = leest een partij in tekst, controleert en bewaart die
cli-prune = verwijdert oude partijen
cli-perft = telt de stellingen per diepte
cli-host = adres om op te luisteren; 0.0.0.0 opent het voor je netwerk
cli-port = poort om op te luisteren
cli-data = map voor de database
cli-public-url = adres dat anderen gebruiken, als er een proxy voor staat
cli-tls-cert = certificaat voor https, PEM
cli-tls-key = bijbehorende sleutel, PEM
cli-trusted-proxy = adres of netwerk van een proxy waarvan X-Forwarded-For wordt geloofd, bijvoorbeeld 10.0.0.0/8; mag vaker worden opgegeven
cli-admin-secret = bestand met het geheime woord voor de pagina /admin, minstens 16 tekens; uit als je niets opgeeft
cli-metrics = adres en poort voor /metrics, /health en /ready, bijvoorbeeld 8010 of 0.0.0.0:8010; uit als je niets opgeeft
cli-trace = adres van een OpenTelemetry-collector die traces krijgt (OTLP over HTTP); uit als je niets opgeeft
cli-log-format = hoe het logboek wordt geschreven
cli-log-level = vanaf welk niveau het logboek wordt geschreven
cli-limit = verandert een grens, zoals messages-burst=100; mag vaker
cli-match = kenmerk van de partij
cli-file = bestand met de partij
cli-days = verwijdert afgelopen partijen die meer dan zoveel dagen geleden zijn geopend
cli-depth = aantal halve zetten
cli-ready = Knobel draait op { $url }
cli-ready-network = Andere apparaten in je netwerk bereiken het op { $url }
cli-stop = Ctrl+C om te stoppen.
cli-port-taken = Poort { $port } op { $host } is bezet: kies een andere met --port.
cli-cannot-listen = Kan niet luisteren op { $host }, poort { $port }: { $why }. Kies iets anders met --host en --port.
cli-metrics-unreadable = { $value } is geen poort: geef --metrics een poort, of een adres en een poort.
cli-trace-missing = Voor traces zijn extra pakketten nodig: installeer knobel[tracing].
cli-trusted-proxy-unreadable = { $value } is geen adres en geen netwerk: geef --trusted-proxy iets als 10.0.0.5 of 10.0.0.0/8.
cli-admin-secret-unusable = In het bestand { $file } staat geen bruikbaar geheim woord: zet er een van minstens { $least } tekens in.
cli-tls-both = Geef voor https zowel --tls-cert als --tls-key op.
cli-tls-unusable = Het certificaat { $cert } met de sleutel { $key } is niet te gebruiken: { $why }. Controleer beide bestanden.
cli-limit-unknown = { $name } is niet de naam van een grens. De grenzen zijn: { $names }.
cli-limit-value = De grens { $name } moet een { $kind ->
    [whole] geheel getal
   *[other] getal
} boven 0 zijn, niet { $value }.
cli-folder-unwritable = In de map { $folder } kan niet worden geschreven: { $why }. Kies een andere met --data.
cli-folder-in-use = Een andere Knobel-server gebruikt de map { $folder }: stop die of kies een andere map met --data.
cli-database-damaged = De database { $file } is niet te gebruiken: { $why }. Zet hem opzij of herstel een kopie en start opnieuw.
cli-database-unwritable = In de database { $file } kan niet worden geschreven: { $why }. Maak ruimte vrij op de schijf, kijk of je daar mag schrijven en of geen ander programma het bestand vasthoudt; start dan opnieuw. Het bestand zelf kan blijven waar het is.
cli-key-unusable = De sleutel { $file } is niet te gebruiken: { $why }. Herstel er een kopie van. Heb je die niet, zet het bestand dan opzij en start opnieuw: er komt een nieuwe sleutel, maar de kijklinks van eerdere partijen werken dan niet meer.
cli-no-database = Er staat geen database in { $folder }. Kies een andere map met --data.
cli-no-such-match = Er is geen partij { $match }. Controleer het kenmerk.
cli-verified = { $count ->
    [one] 1 partij gecontroleerd: elke regel is zoals hij was.
   *[other] { $count } partijen gecontroleerd: elke regel is zoals hij was.
}
cli-differs = Partij { $match } wijkt af in regel { $version }: { $command }
cli-unreadable-match = Partij { $match } is onleesbaar: { $why }
cli-record-unreadable = De partijtekst is onleesbaar: { $why }
cli-record-too-long = Het bestand { $file } is langer dan { $most } MB; zo lang is geen enkele partij. Kies het bestand van één partij.
cli-file-unreadable = Het bestand { $file } is onleesbaar: { $why }. Controleer het pad.
cli-imported = Bewaard als partij { $match }; naspelen: /r/{ $match }
cli-pruned = { $count ->
    [one] 1 partij verwijderd.
   *[other] { $count } partijen verwijderd.
}
cli-not-scrubbed = Er kunnen nog resten van verwijderde partijen in het bestand staan: een ander programma gebruikt het, of de schijf is vol. Voer dit later nog eens uit.
cli-progress = { $done } van { $all }
cli-migrate = brengt de database naar het schema van deze versie
cli-backup = kopieert de SQLite-database, ook terwijl de server draait
cli-restore = zet een kopie van een SQLite-database in een lege gegevensmap en controleert haar
cli-log = PostgreSQL dat de partijen van meerdere servers bewaart, zoals postgresql://gebruiker@computer/database; het adres mag ook in KNOBEL_LOG staan of in het bestand dat KNOBEL_LOG_FILE noemt
cli-bus = Redis waarmee servers elkaar op de hoogte brengen, zoals redis://computer:6379; ook KNOBEL_BUS, KNOBEL_BUS_FILE
cli-workers = aantal serverprocessen op deze poort; heeft PostgreSQL nodig
cli-copy = bestand van de kopie
cli-secret-on-command-line = Iedereen op deze computer kan opdrachtregels lezen: zet het adres met het wachtwoord in { $variable } of in een bestand dat { $variable }_FILE noemt.
cli-address-unreadable = Het adres voor --{ $service } is niet te lezen. Het hoort eruit te zien als { $example }.
cli-address-empty = { $source } is er wel, maar is leeg: zet er een adres in of laat het weg.
cli-log-open = PostgreSQL op { $host } moet met een wachtwoord en versleuteld worden bereikt: zet ?sslmode=verify-full&sslrootcert=CA.pem achter het adres en het wachtwoord in KNOBEL_LOG, KNOBEL_LOG_FILE of PGPASSFILE.
cli-bus-open = Redis op { $host } moet met een wachtwoord en versleuteld worden bereikt: schrijf rediss:// in het adres en zet het met het wachtwoord in KNOBEL_BUS of KNOBEL_BUS_FILE.
cli-extra-missing = Daarvoor zijn meer pakketten nodig ({ $why }). Installeer ze: pip install "knobel[{ $extra }]".
cli-workers-few = Er moet minstens één proces zijn: --workers 1.
cli-workers-sqlite = Een SQLite-bestand hoort bij één proces. Geef voor meerdere een PostgreSQL op met --log, of laat --workers weg.
cli-log-unreachable = De database { $log } is niet te gebruiken: { $why }. Kijk of PostgreSQL draait en of adres en wachtwoord kloppen.
cli-schema-old = De database { $log } heeft schema { $found }, deze versie van Knobel heeft { $known } nodig. Voer knobel migrate uit en start opnieuw.
cli-schema-new = De database { $log } heeft schema { $found }, deze versie van Knobel kent { $known }. Installeer de nieuwere versie.
cli-bus-refused = Redis op { $bus } laat ons niet binnen: { $why }. Controleer adres en wachtwoord.
cli-key-differs = De sleutel { $file } is niet die van de andere servers op deze database. Kopieer het bestand van een van die servers.
cli-migrated = Schema { $before } is nu schema { $now }.
cli-schema-current = De database heeft schema { $now }: er is niets te doen.
cli-backed-up = Gekopieerd naar { $copy }. Bewaar ook een kopie van { $key }, op een andere plek.
cli-backup-postgres = Een PostgreSQL kopieer je met zijn eigen programma’s: pg_dump en pg_restore. Zie docs/operating.md.
cli-database-there = Er is al een database { $file }. Zet die eerst opzij, of kies een andere map met --data.
cli-database-left = Naast { $file } staat nog { $left } van een andere database, dat zich met de kopie zou vermengen. Zet het samen met die database opzij en probeer het dan opnieuw.
cli-database-older = De database { $file } is van een eerdere versie van Knobel, en een server gebruikt hem: stop die eerst en probeer het dan opnieuw.
cli-copy-failed = { $source } kon niet naar { $target } worden gekopieerd: { $why }. Controleer beide paden en de ruimte op de schijf.

# Tournaments

cli-event = toernooien in de gegevensmap: openen, inschrijven, indelen, melden, stand, bestanden
cli-event-new = een toernooi openen; toont de code en het geheim van de toernooileiding
cli-event-enter = mensen inschrijven die er zijn
cli-event-pair = de volgende speelronde indelen
cli-event-report = de uitslag van een ontmoeting melden
cli-event-standing = de stand tonen
cli-event-export = een toernooi als bestand tonen
cli-event-import = een toernooi uit een bestand openen
cli-event-code = het toernooi: de code of het id
cli-event-names = de namen van de deelnemers
cli-event-number = het nummer van de ontmoeting
cli-event-result = punten per kant, zoals 1:0 of 0.5:0.5; bij X-Code de velden en het resterende zand, deling voor deling, zoals 5/0:35,12/1:10
cli-event-file = het bestand van het toernooi
cli-event-name = de naam van het toernooi
cli-game = het spel
cli-config = de instellingen van het spel als JSON
cli-format = hoe er wordt ingedeeld
cli-scoring = hoe een ontmoeting telt
cli-sides = hoeveel kanten elkaar in een ontmoeting treffen
cli-heats = het aantal speelrondes
cli-games = het aantal partijen in een ontmoeting
cli-team = wisselende teams: personen per team
cli-groups = groepen, dan knock-out: het aantal groepen
cli-qualify = groepen, dan knock-out: hoeveel er per groep doorgaan
cli-deals = competitie: delingen per speelronde
cli-event-days = competitie: dagen tussen speelrondes; 0 als je elke speelronde zelf indeelt
cli-boxes = het aantal echte borden
cli-school = schoolmodus: niemand kijkt van buiten mee, en na 30 dagen wordt alles verwijderd
cli-form = het soort bestand
cli-event-opened = Toernooi { $code } is geopend. Het geheim van de toernooileiding: { $token }
cli-event-entered = { $count ->
    [one] 1 deelnemer is er.
   *[other] { $count } deelnemers zijn er.
}
cli-event-bout = Ontmoeting { $bout }, tafel { $table }: { $sides }
cli-event-bye = Vrij: { $name }
cli-event-reported = Ontmoeting { $bout } heeft een uitslag.
cli-event-bad-result = { $result } is geen uitslag. Schrijf 1:0 of 0.5:0.5, en velden en zand als 5/0:35.
cli-event-bad-config = De instellingen zijn onleesbaar: { $why }
cli-event-busy = Een server schrijft steeds in dit toernooi. Probeer het nog eens.
cli-event-refused = { $why }
cli-no-such-event = Er is geen toernooi { $event }. Controleer de code.
cli-events-verified = { $count ->
    [one] 1 toernooi gecontroleerd: elke regel is zoals hij was.
   *[other] { $count } toernooien gecontroleerd: elke regel is zoals hij was.
}
cli-event-differs = Toernooi { $event } wijkt af in regel { $version }: { $command }
cli-unreadable-event = Toernooi { $event } is onleesbaar: { $why }
cli-event-pairing = Toernooi { $event }: speelronde { $heat } had beter ingedeeld kunnen worden.
cli-events-pruned = { $count ->
    [one] 1 toernooi met zijn partijen verwijderd.
   *[other] { $count } toernooien met hun partijen verwijderd.
}
