# Bladen van een toernooi voor de printer.
print-title = Afdrukken
print-lead = Kies de bladen. Je browser drukt ze af of bewaart ze als pdf: A4, zwart op wit.
print-sheets = Bladen
print-sheet-tables = Schema per tafel
print-sheet-names = Schema op naam
print-sheet-slips = Uitslagbriefjes, vier per pagina
print-sheet-table-cards = Tafelkaarten met QR-code
print-sheet-name-cards = Naamkaarten
print-sheet-cross = Kruistabel
print-sheet-certificates = Oorkonden
print-no-heat = Er is nog geen speelronde ingedeeld, dus er zijn geen schema en geen briefjes.
print-no-links = Naamkaarten hebben alleen op het apparaat van de organisatie een QR-code, voor wie daar is ingeschreven.
print-which-heat = Speelronde
print-for-whom = Voor
print-first-three = de eerste drie plaatsen
print-everybody = iedereen
print-go = Afdrukken
print-heat = Speelronde { $heat }
print-heat-short = S { $heat }
print-starts =
    { $count ->
        [one] { $date }, begin { $time } ({ $zone }), één minuut
       *[other] { $date }, begin { $time } ({ $zone }), { $count } minuten
    }
print-qr-event = QR-code die naar dit toernooi leidt
print-qr-table = QR-code voor tafel { $table }
print-qr-entrant = QR-code voor { $name }
print-table = Tafel
print-screen = scherm
print-at-table = Tafel { $table }
print-at-screen = Scherm { $table }
print-bye = vrij
print-begins = begint
print-begins-first = begint het eerste spel
print-begins-second = begint het tweede spel
print-result = Uitslag
print-signature = Handtekening
print-write-games = Een gewonnen spel telt 1, gelijkspel ½. Schrijf de som van alle spellen op.
print-write-win = Een gewonnen spel telt 1, gelijkspel ½. Schrijf de som van alle spellen op.
print-write-places = Schrijf 2 op voor de eerste plaats, 1 voor de tweede en 0 voor de laatste; gedeelde plaatsen delen de punten.
print-write-field = Schrijf de uitslag van elke deling op.
print-scan-table = Scan om te zien wie hier speelt en om de uitslag door te geven.
print-scan-entrant = Scan om met je telefoon te spelen
print-number = Nr.
print-name = Naam
print-points = Punten
print-place = Plaats
print-cross-heats = Per speelronde: het nummer van de tegenstander, daarna de punten. + betekent vrij, * een ontmoeting die niet is gespeeld.
print-cross-square = Per regel: de punten tegen de persoon met dit nummer. * betekent een ontmoeting die niet is gespeeld.
print-certificate = Oorkonde
print-certificate-place = Plaats { $place } van { $all }
print-certificate-points = Punten: { $points }
print-certificate-levels = Gewonnen levels: { $levels }
