# The command line.
cli-about = Drie denkspellen spelen, partijen bewaren en bestuderen.
cli-serve = start de server
cli-limits = somt de grenzen van de server op
cli-play = start een spel in de terminal
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
