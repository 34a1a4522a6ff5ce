# The command line.
cli-about = Spil, gem og undersøg tre tænkespil.
cli-serve = starter serveren
cli-play = spil i terminalen
cli-verify = spiller hvert gemt parti igen efter dagens regler
cli-export = skriver et parti som tekst
cli-import = læser et parti i tekst, kontrollerer og gemmer det
cli-prune = sletter gamle partier
cli-perft = tæller stillingerne efter dybde
cli-host = adresse der lyttes på; 0.0.0.0 åbner den for dit netværk
cli-port = port der lyttes på
cli-data = mappe til databasen
cli-public-url = adresse som folk bruger, hvis en proxy står foran
cli-tls-cert = certifikat til https, PEM
cli-tls-key = dets nøgle, PEM
cli-match = partiets kendetegn
cli-file = fil med partiet
cli-days = sletter afsluttede partier, der blev åbnet for mere end så mange dage siden
cli-depth = antal halvtræk
cli-ready = Knobel kører på { $url }
cli-ready-network = Andre enheder på dit netværk finder det på { $url }
cli-stop = Ctrl+C stopper.
cli-port-taken = Port { $port } på { $host } er optaget: vælg en anden med --port.
cli-cannot-listen = Kan ikke lytte på { $host }, port { $port }: { $why }.
cli-tls-both = Til https skal der både --tls-cert og --tls-key til.
cli-tls-unusable = Certifikatet { $cert } med nøglen { $key } kan ikke bruges: { $why }.
cli-folder-unwritable = Der kan ikke skrives i mappen { $folder }: { $why }.
cli-database-damaged = Databasen { $file } kan ikke bruges: { $why }. Flyt den, eller gendan en kopi, og start igen.
cli-no-database = Der er ingen database i { $folder }.
cli-no-such-match = Der findes intet parti { $match }.
cli-verified = { $count ->
    [one] 1 parti kontrolleret: hver linje er, som den var.
   *[other] { $count } partier kontrolleret: hver linje er, som den var.
}
cli-differs = Parti { $match } afviger i linje { $version }: { $command }
cli-unreadable-match = Parti { $match } kan ikke læses: { $why }
cli-record-unreadable = Partiteksten kan ikke læses: { $why }
cli-file-unreadable = Filen { $file } kan ikke læses: { $why }.
cli-imported = Gemt som parti { $match }; gense det: /r/{ $match }
cli-pruned = { $count ->
    [one] 1 parti slettet.
   *[other] { $count } partier slettet.
}
cli-progress = { $done } af { $all }
