# Het scherm van een toernooi, voor een beamer.
wall-until-start = tot het begin
wall-left = nog in deze speelronde
wall-join = Meedoen
wall-qr = QR-code die naar dit toernooi leidt
wall-lost = Geen verbinding: dit kan verouderd zijn
wall-who-where = Wie speelt waar?
wall-entered = Doen al mee
wall-nobody = Nog niemand heeft zich aangemeld
wall-people =
    { $count ->
        [one] { $count } persoon
       *[other] { $count } personen
    }
wall-range = { $from } tot { $to }
wall-against = tegen { $names }
wall-with = met { $names }
wall-bye = vrij
wall-bye-won = vrij, telt als winst
wall-all-won = alle levels gewonnen
wall-not-here = Nog niet aan tafel
wall-still = Spelen nog
wall-still-of = { $count } van { $all }
wall-none = niemand
wall-more = + { $count }
wall-standing = Stand
wall-final = Eindstand
wall-after = na speelronde { $heat }
wall-so-far = tot nu toe
wall-boards = Live
wall-page = Pagina { $page } van { $pages }
wall-tools = Weergave
wall-larger = Grotere tekst
wall-smaller = Kleinere tekst
wall-hold = Op deze pagina blijven
wall-full = Volledig scherm
