# Die Anzeige eines Turniers, für einen Beamer.
wall-until-start = bis zum Beginn
wall-left = noch in diesem Durchgang
wall-join = Mitspielen
wall-qr = QR-Code, der zu diesem Turnier führt
wall-lost = Keine Verbindung: Das ist vielleicht veraltet
wall-who-where = Wer spielt wo?
wall-entered = Schon dabei
wall-nobody = Noch ist niemand angemeldet
wall-people =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
wall-range = { $from } bis { $to }
wall-against = gegen { $names }
wall-with = mit { $names }
wall-bye = spielfrei
wall-bye-won = spielfrei, zählt als Sieg
wall-all-won = alle Level gewonnen
wall-not-here = Noch nicht am Tisch
wall-still = Spielen noch
wall-still-of = { $count } von { $all }
wall-none = niemand
wall-more = + { $count }
wall-standing = Stand
wall-final = Endstand
wall-after = nach Durchgang { $heat }
wall-so-far = bisher
wall-boards = Live
wall-page = Seite { $page } von { $pages }
wall-tools = Anzeige
wall-larger = Größere Schrift
wall-smaller = Kleinere Schrift
wall-hold = Auf dieser Seite bleiben
wall-full = Vollbild
