# The command line.
cli-about = Denkspiele spielen, aufbewahren und erforschen.
cli-serve = startet den Server
cli-limits = listet die Grenzen des Servers auf
cli-play = startet ein Spiel im Terminal
cli-join = im Terminal am Tisch eines Servers spielen
cli-link = der Link der Einladung, etwa https://play.example/j/K7PM2X?m=k7m2x9q4tw3b
cli-name = dein Name am Tisch
cli-seat = der gewünschte Platz, ab 1 in der Reihenfolge am Tisch gezählt; sonst ein freier
cli-seats-folder = Ordner für deine Plätze; zwei Leute mit demselben Benutzerkonto brauchen je einen
cli-verify = spielt jede gespeicherte Partie nach den heutigen Regeln nach
cli-export = schreibt eine Partie als Textaufzeichnung
cli-import = liest eine Textaufzeichnung, prüft und speichert sie
cli-prune = löscht alte Partien
cli-perft = zählt die Stellungen nach Tiefe
cli-host = Adresse, auf der der Server lauscht; 0.0.0.0 öffnet ihn für dein Netz
cli-port = Port, auf dem der Server lauscht
cli-data = Ordner für die Datenbank
cli-public-url = Adresse, die andere benutzen, falls ein Proxy davorsteht
cli-tls-cert = Zertifikat für https, PEM
cli-tls-key = Schlüssel dazu, PEM
cli-trusted-proxy = Adresse oder Netz eines Proxys, dessen X-Forwarded-For geglaubt wird, etwa 10.0.0.0/8; mehrfach möglich
cli-admin-secret = Datei mit dem Geheimwort für die Seite /admin, mindestens 16 Zeichen; ohne Angabe aus
cli-metrics = Adresse und Port für /metrics, /health und /ready, etwa 8010 oder 0.0.0.0:8010; ohne Angabe aus
cli-trace = Adresse eines OpenTelemetry-Collectors, der Traces bekommt (OTLP über HTTP); ohne Angabe aus
cli-log-format = wie das Protokoll geschrieben wird
cli-log-level = ab welcher Stufe protokolliert wird
cli-limit = ändert eine Grenze, etwa messages-burst=100; mehrmals möglich
cli-match = Kennung der Partie
cli-file = Datei der Aufzeichnung
cli-days = löscht beendete Partien, die vor mehr als so vielen Tagen eröffnet wurden
cli-depth = Zahl der Halbzüge
cli-ready = Knobel läuft unter { $url }
cli-ready-network = Andere Geräte in deinem Netz erreichen es unter { $url }
cli-stop = Strg+C beendet es.
cli-port-taken = Port { $port } auf { $host } ist belegt: Wähle mit --port einen anderen.
cli-cannot-listen = Auf { $host }, Port { $port }, kann der Server nicht lauschen: { $why }. Wähle mit --host und --port etwas anderes.
cli-metrics-unreadable = { $value } ist kein Port: --metrics braucht einen Port, oder Adresse und Port.
cli-trace-missing = Für Traces fehlen zusätzliche Pakete: installiere knobel[tracing].
cli-trusted-proxy-unreadable = { $value } ist weder eine Adresse noch ein Netz: --trusted-proxy braucht etwas wie 10.0.0.5 oder 10.0.0.0/8.
cli-admin-secret-unusable = In der Datei { $file } steht kein brauchbares Geheimwort: Schreib eines mit mindestens { $least } Zeichen hinein.
cli-tls-both = Für https gib beides an: --tls-cert und --tls-key.
cli-tls-unusable = Das Zertifikat { $cert } mit dem Schlüssel { $key } ist nicht zu gebrauchen: { $why }. Prüf beide Dateien.
cli-limit-unknown = { $name } ist nicht der Name einer Grenze. Die Grenzen sind: { $names }.
cli-limit-value = Die Grenze { $name } muss { $kind ->
    [whole] eine ganze Zahl
   *[other] eine Zahl
} über 0 sein, nicht { $value }.
cli-folder-unwritable = In den Ordner { $folder } kann nicht geschrieben werden: { $why }. Wähle mit --data einen anderen.
cli-folder-in-use = Im Ordner { $folder } arbeitet schon ein Knobel-Server: Beende ihn oder wähle mit --data einen anderen Ordner.
cli-database-damaged = Die Datenbank { $file } ist nicht zu gebrauchen: { $why }. Leg sie beiseite oder stell eine Kopie wieder her und starte neu.
cli-database-unwritable = In die Datenbank { $file } kann nicht geschrieben werden: { $why }. Schaff Platz auf dem Datenträger und sieh nach, ob du dort schreiben darfst und ob ein anderes Programm die Datei festhält; dann starte neu. Die Datei selbst kann bleiben, wo sie ist.
cli-key-unusable = Der Schlüssel { $file } ist nicht zu gebrauchen: { $why }. Stell eine Kopie davon wieder her. Hast du keine, leg die Datei beiseite und starte neu: Dann entsteht ein neuer Schlüssel, aber die Links zum Zuschauen bei früheren Partien gelten nicht mehr.
cli-no-database = In { $folder } liegt keine Datenbank. Wähle mit --data einen anderen Ordner.
cli-no-such-match = Es gibt keine Partie { $match }. Prüf die Kennung.
cli-verified = { $count ->
    [one] 1 Partie geprüft: Jede Zeile ist, wie sie war.
   *[other] { $count } Partien geprüft: Jede Zeile ist, wie sie war.
}
cli-differs = Partie { $match } weicht in Zeile { $version } ab: { $command }
cli-unreadable-match = Partie { $match } ist nicht lesbar: { $why }
cli-record-unreadable = Die Aufzeichnung ist nicht lesbar: { $why }
cli-record-too-long = Die Datei { $file } ist länger als { $most } MB; so lang ist keine Aufzeichnung einer Partie. Wähle die Datei einer einzelnen Partie.
cli-file-unreadable = Die Datei { $file } ist nicht lesbar: { $why }. Prüf den Pfad.
cli-imported = Gespeichert als Partie { $match }; nachspielen: /r/{ $match }
cli-pruned = { $count ->
    [one] 1 Partie gelöscht.
   *[other] { $count } Partien gelöscht.
}
cli-not-scrubbed = Reste gelöschter Partien können noch in der Datei stehen: Ein anderes Programm benutzt sie, oder der Datenträger ist voll. Starte den Befehl später noch einmal.
cli-progress = { $done } von { $all }
cli-migrate = bringt die Datenbank auf das Schema dieser Version
cli-backup = kopiert die SQLite-Datenbank, auch während der Server läuft
cli-restore = legt die Kopie einer SQLite-Datenbank in einen leeren Datenordner und prüft sie
cli-log = PostgreSQL, das die Partien für mehrere Server aufbewahrt, etwa postgresql://benutzer@rechner/datenbank; die Adresse darf auch in KNOBEL_LOG stehen oder in der Datei, die KNOBEL_LOG_FILE nennt
cli-bus = Redis, über das Server einander Bescheid geben, etwa redis://rechner:6379; auch KNOBEL_BUS, KNOBEL_BUS_FILE
cli-workers = Zahl der Serverprozesse an diesem Port; braucht PostgreSQL
cli-copy = Datei der Kopie
cli-secret-on-command-line = Befehlszeilen kann auf diesem Rechner jeder lesen: Leg die Adresse mit dem Passwort in { $variable } ab oder in einer Datei, die { $variable }_FILE nennt.
cli-address-unreadable = Die Adresse für --{ $service } ist nicht lesbar. Sie sollte so aussehen: { $example }.
cli-address-empty = { $source } ist da, aber leer: Trag dort eine Adresse ein oder lass es weg.
cli-log-open = PostgreSQL auf { $host } darf nur mit Passwort und verschlüsselt angesprochen werden: Häng ?sslmode=verify-full&sslrootcert=CA.pem an die Adresse und leg das Passwort in KNOBEL_LOG, KNOBEL_LOG_FILE oder PGPASSFILE ab.
cli-bus-open = Redis auf { $host } darf nur mit Passwort und verschlüsselt angesprochen werden: Schreib rediss:// in die Adresse und leg sie mit dem Passwort in KNOBEL_BUS oder KNOBEL_BUS_FILE ab.
cli-extra-missing = Dafür fehlen Pakete ({ $why }). Installiere sie: pip install "knobel[{ $extra }]".
cli-workers-few = Es muss mindestens einen Prozess geben: --workers 1.
cli-workers-sqlite = Eine SQLite-Datei gehört einem einzigen Prozess. Für mehrere gib mit --log ein PostgreSQL an, oder lass --workers weg.
cli-log-unreachable = Die Datenbank { $log } ist nicht zu gebrauchen: { $why }. Prüf, ob PostgreSQL läuft und ob Adresse und Passwort stimmen.
cli-schema-old = Die Datenbank { $log } hat Schema { $found }, diese Version von Knobel braucht { $known }. Führ knobel migrate aus und starte dann neu.
cli-schema-new = Die Datenbank { $log } hat Schema { $found }, diese Version von Knobel kennt { $known }. Installiere die neuere Version.
cli-bus-refused = Redis unter { $bus } lässt uns nicht hinein: { $why }. Prüf Adresse und Passwort.
cli-key-differs = Der Schlüssel { $file } ist nicht der der anderen Server an dieser Datenbank. Kopiere die Datei von einem von ihnen.
cli-migrated = Aus Schema { $before } ist Schema { $now } geworden.
cli-schema-current = Die Datenbank hat Schema { $now }: Es ist nichts zu tun.
cli-backed-up = Nach { $copy } kopiert. Bewahr auch eine Kopie von { $key } auf, an einem anderen Ort.
cli-backup-postgres = Ein PostgreSQL wird mit seinen eigenen Programmen kopiert: pg_dump und pg_restore. Siehe docs/operating.md.
cli-database-there = Es gibt schon eine Datenbank { $file }. Leg sie erst beiseite, oder wähle mit --data einen anderen Ordner.
cli-database-left = Neben { $file } liegt noch { $left } von einer anderen Datenbank und würde sich mit der Kopie vermischen. Leg es zusammen mit jener Datenbank beiseite und versuch es dann noch einmal.
cli-database-older = Die Datenbank { $file } stammt von einer früheren Version von Knobel, und ein Server arbeitet damit: Beende ihn zuerst und versuch es dann noch einmal.
cli-copy-failed = { $source } konnte nicht nach { $target } kopiert werden: { $why }. Prüf beide Pfade und den Platz auf dem Datenträger.

# Tournaments

cli-event = Turniere im Datenordner: eröffnen, anmelden, auslosen, melden, Rangliste, Dateien
cli-event-new = ein Turnier eröffnen; zeigt den Code und das Geheimnis der Turnierleitung
cli-event-enter = Leute anmelden, die da sind
cli-event-pair = den nächsten Durchgang auslosen
cli-event-report = das Ergebnis einer Begegnung melden
cli-event-standing = die Rangliste ausgeben
cli-event-export = ein Turnier als Datei ausgeben
cli-event-import = ein Turnier aus einer Datei eröffnen
cli-event-code = das Turnier: sein Code oder seine Kennung
cli-event-names = die Namen der Teilnehmenden
cli-event-number = die Nummer der Begegnung
cli-event-result = Punkte der Seiten, etwa 1:0 oder 0.5:0.5; bei X-Code Felder und übriger Sand, Blatt für Blatt, etwa 5/0:35,12/1:10
cli-event-file = die Datei des Turniers
cli-event-name = der Name des Turniers
cli-game = das Spiel
cli-config = die Einstellungen des Spiels als JSON
cli-format = wie ausgelost wird
cli-scoring = wie eine Begegnung zählt
cli-sides = wie viele Seiten sich in einer Begegnung treffen
cli-heats = die Zahl der Durchgänge
cli-games = die Zahl der Partien in einer Begegnung
cli-team = Bunte Teams: Personen je Team
cli-groups = Gruppen, dann K.-o.: die Zahl der Gruppen
cli-qualify = Gruppen, dann K.-o.: wie viele je Gruppe weiterkommen
cli-deals = Liga: Blätter je Durchgang
cli-event-days = Liga: Tage von Durchgang zu Durchgang; 0, wenn du jeden selbst auslost
cli-boxes = die Zahl der echten Bretter
cli-school = Schulmodus: niemand schaut von außen zu, und nach 30 Tagen wird alles gelöscht
cli-form = die Art der Datei
cli-event-opened = Turnier { $code } ist eröffnet. Das Geheimnis der Turnierleitung: { $token }
cli-event-entered = { $count ->
    [one] 1 Anmeldung ist da.
   *[other] { $count } Anmeldungen sind da.
}
cli-event-bout = Begegnung { $bout }, Tisch { $table }: { $sides }
cli-event-bye = Spielfrei: { $name }
cli-event-reported = Begegnung { $bout } hat ein Ergebnis.
cli-event-bad-result = { $result } ist kein Ergebnis. Schreib es als 1:0 oder 0.5:0.5, Felder und Sand als 5/0:35.
cli-event-bad-config = Die Einstellungen sind nicht lesbar: { $why }
cli-event-busy = Ein Server schreibt ständig in dieses Turnier. Versuch es noch einmal.
cli-event-refused = { $why }
cli-no-such-event = Es gibt kein Turnier { $event }. Prüfe den Code.
cli-events-verified = { $count ->
    [one] 1 Turnier geprüft: Jede Zeile ist, wie sie war.
   *[other] { $count } Turniere geprüft: Jede Zeile ist, wie sie war.
}
cli-event-differs = Turnier { $event } weicht in Zeile { $version } ab: { $command }
cli-unreadable-event = Turnier { $event } ist nicht lesbar: { $why }
cli-event-pairing = Turnier { $event }: Durchgang { $heat } hätte sich besser auslosen lassen.
cli-events-pruned = { $count ->
    [one] 1 Turnier mit seinen Partien gelöscht.
   *[other] { $count } Turniere mit ihren Partien gelöscht.
}
