# The command line.
cli-about = Spil tænkespil, gem dem og undersøg dem.
cli-serve = starter serveren
cli-limits = opregner serverens grænser
cli-play = starter et spil i terminalen
cli-join = spil i terminalen ved et bord på en server
cli-link = linket til invitationen, for eksempel https://play.example/j/K7PM2X?m=k7m2x9q4tw3b
cli-name = dit navn ved bordet
cli-seat = den ønskede plads, talt fra 1 i rækkefølgen ved bordet; ellers en ledig
cli-seats-folder = mappe til dine pladser; to personer på samme konto skal bruge hver sin
cli-verify = spiller hver gemt kamp igen efter dagens regler
cli-export = skriver en kamp som tekst
cli-import = læser en kamp i tekst, kontrollerer og gemmer den
cli-prune = sletter gamle kampe
cli-perft = tæller stillingerne efter dybde
cli-host = adresse, som serveren lytter på; 0.0.0.0 åbner den for dit netværk
cli-port = port, som serveren lytter på
cli-data = mappe til databasen
cli-public-url = adresse, som andre bruger, hvis der står en proxy foran
cli-tls-cert = certifikat til https, PEM
cli-tls-key = nøglen til det, PEM
cli-trusted-proxy = adresse eller netværk for en proxy, hvis X-Forwarded-For der stoles på, for eksempel 10.0.0.0/8; kan angives flere gange
cli-admin-secret = fil med det hemmelige ord til siden /admin, mindst 16 tegn; slået fra uden angivelse
cli-metrics = adresse og port til /metrics, /health og /ready, for eksempel 8010 eller 0.0.0.0:8010; slået fra uden angivelse
cli-trace = adresse på en OpenTelemetry-collector, som får traces (OTLP over HTTP); slået fra uden angivelse
cli-log-format = hvordan loggen skrives
cli-log-level = fra hvilket niveau loggen skrives
cli-limit = ændrer en grænse, for eksempel messages-burst=100; kan gives flere gange
cli-match = kampens id
cli-file = fil med kampen
cli-days = sletter afsluttede kampe, der blev åbnet for mere end så mange dage siden
cli-depth = antal halvtræk
cli-ready = Knobel kører på { $url }
cli-ready-network = Andre enheder på dit netværk finder det på { $url }
cli-stop = Ctrl+C stopper.
cli-port-taken = Port { $port } på { $host } er optaget: vælg en anden med --port.
cli-cannot-listen = Serveren kan ikke lytte på { $host }, port { $port }: { $why }. Vælg noget andet med --host og --port.
cli-metrics-unreadable = { $value } er ikke en port: angiv en port, eller en adresse og en port, til --metrics.
cli-trace-missing = Traces kræver ekstra pakker: installer knobel[tracing].
cli-trusted-proxy-unreadable = { $value } er hverken en adresse eller et netværk: angiv noget som 10.0.0.5 eller 10.0.0.0/8 til --trusted-proxy.
cli-admin-secret-unusable = Filen { $file } har intet brugbart hemmeligt ord: skriv et på mindst { $least } tegn i den.
cli-tls-both = Angiv både --tls-cert og --tls-key til https.
cli-tls-unusable = Certifikatet { $cert } med nøglen { $key } kan ikke bruges: { $why }. Tjek begge filer.
cli-limit-unknown = { $name } er ikke navnet på en grænse. Grænserne er: { $names }.
cli-limit-value = Grænsen { $name } skal være et { $kind ->
    [whole] helt tal
   *[other] tal
} over 0, ikke { $value }.
cli-folder-unwritable = Der kan ikke skrives i mappen { $folder }: { $why }. Vælg en anden med --data.
cli-folder-in-use = En anden Knobel-server bruger mappen { $folder }: stop den, eller vælg en anden mappe med --data.
cli-database-damaged = Databasen { $file } kan ikke bruges: { $why }. Flyt den, eller gendan en kopi, og start igen.
cli-database-unwritable = Der kan ikke skrives i databasen { $file }: { $why }. Skaf plads på disken, og se efter, om du må skrive dér, og om et andet program holder filen; start så igen. Selve filen kan blive, hvor den er.
cli-key-unusable = Nøglen { $file } kan ikke bruges: { $why }. Gendan en kopi af den. Har du ingen, så flyt filen og start igen: der laves en ny nøgle, men tilskuerlinks til tidligere kampe virker ikke længere.
cli-no-database = Der er ingen database i { $folder }. Vælg en anden mappe med --data.
cli-no-such-match = Der findes ingen kamp { $match }. Tjek dens id.
cli-verified = { $count ->
    [one] 1 kamp kontrolleret: hver linje er, som den var.
   *[other] { $count } kampe kontrolleret: hver linje er, som den var.
}
cli-differs = Kamp { $match } afviger i linje { $version }: { $command }
cli-unreadable-match = Kamp { $match } kan ikke læses: { $why }
cli-record-unreadable = Kampens tekst kan ikke læses: { $why }
cli-record-too-long = Filen { $file } er længere end { $most } MB; så lang er ingen kamp. Vælg filen med en enkelt kamp.
cli-file-unreadable = Filen { $file } kan ikke læses: { $why }. Tjek stien.
cli-imported = Gemt som kamp { $match }; gense den: /r/{ $match }
cli-pruned = { $count ->
    [one] 1 kamp slettet.
   *[other] { $count } kampe slettet.
}
cli-not-scrubbed = Der kan stadig være rester af slettede kampe i filen: et andet program bruger den, eller disken er fuld. Kør kommandoen igen senere.
cli-progress = { $done } af { $all }
cli-migrate = bringer databasen til denne versions skema
cli-backup = kopierer SQLite-databasen, også mens serveren kører
cli-restore = lægger en kopi af en SQLite-database i en tom datamappe og kontrollerer den
cli-log = PostgreSQL, der gemmer kampene for flere servere, f.eks. postgresql://bruger@maskine/database; adressen må også stå i KNOBEL_LOG eller i den fil, som KNOBEL_LOG_FILE nævner
cli-bus = Redis, som servere giver hinanden besked over, f.eks. redis://maskine:6379; også KNOBEL_BUS, KNOBEL_BUS_FILE
cli-workers = antal serverprocesser på denne port; kræver PostgreSQL
cli-copy = kopiens fil
cli-secret-on-command-line = Alle på denne maskine kan læse kommandolinjer: læg adressen med adgangskoden i { $variable } eller i en fil, som { $variable }_FILE nævner.
cli-address-unreadable = Adressen til --{ $service } kan ikke læses. Den skal se sådan ud: { $example }.
cli-address-empty = { $source } er der, men er tom: skriv en adresse i den, eller udelad den.
cli-log-open = PostgreSQL på { $host } skal nås med adgangskode og krypteret: sæt ?sslmode=verify-full&sslrootcert=CA.pem efter adressen, og læg adgangskoden i KNOBEL_LOG, KNOBEL_LOG_FILE eller PGPASSFILE.
cli-bus-open = Redis på { $host } skal nås med adgangskode og krypteret: skriv rediss:// i adressen, og læg den med adgangskoden i KNOBEL_BUS eller KNOBEL_BUS_FILE.
cli-extra-missing = Det kræver flere pakker ({ $why }). Installer dem: pip install "knobel[{ $extra }]".
cli-workers-few = Der skal være mindst én proces: --workers 1.
cli-workers-sqlite = En SQLite-fil hører til én proces. Angiv en PostgreSQL med --log for at få flere, eller udelad --workers.
cli-log-unreachable = Databasen { $log } kan ikke bruges: { $why }. Se efter, om PostgreSQL kører, og om adresse og adgangskode er rigtige.
cli-schema-old = Databasen { $log } har skema { $found }, denne version af Knobel kræver { $known }. Kør knobel migrate, og start igen.
cli-schema-new = Databasen { $log } har skema { $found }, denne version af Knobel kender { $known }. Installer den nyere version.
cli-bus-refused = Redis på { $bus } lukker os ikke ind: { $why }. Kontrollér adresse og adgangskode.
cli-key-differs = Nøglen { $file } er ikke den, som de andre servere på denne database har. Kopiér filen fra en af dem.
cli-migrated = Skema { $before } er nu skema { $now }.
cli-schema-current = Databasen har skema { $now }: der er intet at gøre.
cli-backed-up = Kopieret til { $copy }. Gem også en kopi af { $key }, et andet sted.
cli-backup-postgres = En PostgreSQL kopieres med sine egne programmer: pg_dump og pg_restore. Se docs/operating.md.
cli-database-there = Der er allerede en database { $file }. Flyt den først, eller vælg en anden mappe med --data.
cli-database-left = Ved siden af { $file } ligger der stadig { $left } fra en anden database, som ville blive blandet med kopien. Flyt det sammen med den database, og prøv så igen.
cli-database-older = Databasen { $file } er fra en tidligere version af Knobel, og en server bruger den: stop serveren først, og prøv så igen.
cli-copy-failed = { $source } kunne ikke kopieres til { $target }: { $why }. Tjek begge stier og pladsen på disken.

# Tournaments

cli-event = turneringer i datamappen: åbn, tilmeld, sæt op, meld, stilling, filer
cli-event-new = åbn en turnering; viser koden og værtens hemmelighed
cli-event-enter = tilmeld folk, der er her
cli-event-pair = sæt næste omgang op
cli-event-report = meld resultatet af et opgør
cli-event-standing = vis stillingen
cli-event-export = vis en turnering som fil
cli-event-import = åbn en turnering fra en fil
cli-event-code = turneringen: dens kode eller id
cli-event-names = deltagernes navne
cli-event-number = opgørets nummer
cli-event-result = point pr. side, såsom 1:0 eller 0.5:0.5; i X-Code felterne og det sand, der er tilbage, uddeling for uddeling, såsom 5/0:35,12/1:10
cli-event-file = turneringens fil
cli-event-name = turneringens navn
cli-game = spillet
cli-config = spillets indstillinger som JSON
cli-format = hvordan der sættes op
cli-scoring = hvordan et opgør tæller
cli-sides = hvor mange sider der mødes i et opgør
cli-heats = antallet af omgange
cli-games = antallet af spil i et opgør
cli-team = blandede hold: personer pr. hold
cli-groups = grupper, så knockout: antallet af grupper
cli-qualify = grupper, så knockout: hvor mange der går videre fra hver gruppe
cli-deals = liga: uddelinger pr. omgang
cli-event-days = liga: dage mellem omgange; 0, hvis du selv sætter hver omgang op
cli-boxes = antallet af rigtige brætter
cli-school = skoletilstand: ingen kigger med udefra, og alt slettes efter 30 dage
cli-form = filens slags
cli-event-opened = Turnering { $code } er åben. Værtens hemmelighed: { $token }
cli-event-entered = { $count ->
    [one] 1 deltager er her.
   *[other] { $count } deltagere er her.
}
cli-event-bout = Opgør { $bout }, bord { $table }: { $sides }
cli-event-bye = Oversidder: { $name }
cli-event-reported = Opgør { $bout } har et resultat.
cli-event-bad-result = { $result } er ikke et resultat. Skriv det som 1:0 eller 0.5:0.5, felter og sand som 5/0:35.
cli-event-bad-config = Indstillingerne kan ikke læses: { $why }
cli-event-busy = En server skriver hele tiden til denne turnering. Prøv igen.
cli-event-refused = { $why }
cli-no-such-event = Der er ingen turnering { $event }. Tjek koden.
cli-events-verified = { $count ->
    [one] 1 turnering kontrolleret: hver linje er, som den var.
   *[other] { $count } turneringer kontrolleret: hver linje er, som den var.
}
cli-event-differs = Turnering { $event } afviger i linje { $version }: { $command }
cli-unreadable-event = Turnering { $event } kan ikke læses: { $why }
cli-event-pairing = Turnering { $event }: omgang { $heat } kunne have været sat bedre op.
cli-events-pruned = { $count ->
    [one] 1 turnering slettet med sine kampe.
   *[other] { $count } turneringer slettet med deres kampe.
}
