# Skærmen til en turnering, til en projektor.
wall-until-start = til start
wall-left = tilbage i omgangen
wall-join = Vær med
wall-qr = QR-kode, der fører til denne turnering
wall-lost = Ingen forbindelse: Visningen kan være forældet
wall-who-where = Hvem spiller hvor?
wall-entered = Er med
wall-nobody = Ingen har meldt sig til endnu
wall-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } personer
    }
wall-range = { $from } til { $to }
wall-against = mod { $names }
wall-with = med { $names }
wall-bye = sidder over
wall-bye-won = sidder over, tæller som sejr
wall-all-won = alle niveauer vundet
wall-not-here = Ikke ved bordet endnu
wall-still = Spiller endnu
wall-still-of = { $count } af { $all }
wall-none = ingen
wall-more = + { $count }
wall-standing = Stilling
wall-final = Slutstilling
wall-after = efter omgang { $heat }
wall-so-far = indtil nu
wall-boards = Live
wall-page = Side { $page } af { $pages }
wall-tools = Visning
wall-larger = Større tekst
wall-smaller = Mindre tekst
wall-hold = Bliv på denne side
wall-full = Fuld skærm
