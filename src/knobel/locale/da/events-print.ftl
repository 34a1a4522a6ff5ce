# Ark til en turnering, til printeren.
print-title = Udskriv
print-lead = Vælg arkene. Din browser udskriver dem eller gemmer dem som PDF: A4, sort på hvidt.
print-sheets = Ark
print-sheet-tables = Program efter bord
print-sheet-names = Program efter navn
print-sheet-slips = Resultatsedler, fire pr. side
print-sheet-table-cards = Bordkort med QR-kode
print-sheet-name-cards = Navnekort
print-sheet-cross = Krydstabel
print-sheet-certificates = Diplomer
print-no-heat = Ingen omgang er parret endnu, så der er hverken program eller sedler.
print-no-links = Navnekort har kun en QR-kode på værtens enhed, for dem som værten har meldt til.
print-which-heat = Omgang
print-for-whom = Til
print-first-three = de tre første pladser
print-everybody = alle
print-go = Udskriv
print-heat = Omgang { $heat }
print-heat-short = O { $heat }
print-starts =
    { $count ->
        [one] { $date }, begynder { $time } ({ $zone }), et minut
       *[other] { $date }, begynder { $time } ({ $zone }), { $count } minutter
    }
print-qr-event = QR-kode, der fører til denne turnering
print-qr-table = QR-kode til bord { $table }
print-qr-entrant = QR-kode til { $name }
print-table = Bord
print-screen = skærm
print-at-table = Bord { $table }
print-at-screen = Skærm { $table }
print-bye = sidder over
print-begins = begynder
print-begins-first = begynder det første spil
print-begins-second = begynder det andet spil
print-result = Resultat
print-signature = Underskrift
print-write-games = Et vundet spil tæller 1, uafgjort ½. Skriv summen af alle spil.
print-write-win = Et vundet spil tæller 1, uafgjort ½. Skriv summen af alle spil.
print-write-places = Skriv 2 for førstepladsen, 1 for andenpladsen og 0 for sidstepladsen; delte pladser deler pointene.
print-write-field = Skriv resultatet af hver runde kort.
print-scan-table = Scan for at se, hvem der spiller her, og for at melde resultatet.
print-scan-entrant = Scan for at spille med din telefon
print-number = Nr.
print-name = Navn
print-points = Point
print-place = Plads
print-cross-heats = For hver omgang: modstanderens nummer, derefter pointene. + betyder oversidder, * et opgør, der ikke blev spillet.
print-cross-square = På hver linje: pointene mod den person, der har nummeret. * betyder et opgør, der ikke blev spillet.
print-certificate = Diplom
print-certificate-place = Plads { $place } af { $all }
print-certificate-points = Point: { $points }
print-certificate-levels = Vundne niveauer: { $levels }
