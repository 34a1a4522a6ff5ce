# The command line.
cli-about = Drei Denkspiele spielen, aufbewahren und erforschen.
cli-serve = startet den Server
cli-limits = listet die Grenzen des Servers auf
cli-play = startet ein Spiel im Terminal
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
