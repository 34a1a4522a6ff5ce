# The command line.
cli-about = Spil, gem og undersøg tre tænkespil.
cli-serve = starter serveren
cli-limits = opregner serverens grænser
cli-play = starter et spil i terminalen
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
