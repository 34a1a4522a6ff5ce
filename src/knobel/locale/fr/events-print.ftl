# Les feuilles d’un tournoi à imprimer.
print-title = Imprimer
print-lead = Choisissez les feuilles. Votre navigateur les imprime ou les enregistre en PDF : A4, noir sur blanc.
print-sheets = Feuilles
print-sheet-tables = Programme par table
print-sheet-names = Programme par nom
print-sheet-slips = Bulletins de résultat, quatre par page
print-sheet-table-cards = Cartes de table avec code QR
print-sheet-name-cards = Cartes de nom
print-sheet-cross = Grille des résultats
print-sheet-certificates = Diplômes
print-no-heat = Aucune ronde n’est encore appariée : il n’y a donc ni programme ni bulletins.
print-no-links = Les cartes de nom n’ont un code QR que sur l’appareil de la personne qui organise, pour les noms qu’elle a inscrits.
print-which-heat = Ronde
print-for-whom = Pour
print-first-three = les trois premières places
print-everybody = tout le monde
print-go = Imprimer
print-heat = Ronde { $heat }
print-heat-short = R { $heat }
print-starts =
    { $count ->
        [1] { $date }, début à { $time } ({ $zone }), une minute
       *[other] { $date }, début à { $time } ({ $zone }), { $count } minutes
    }
print-qr-event = Code QR qui mène à ce tournoi
print-qr-table = Code QR de la table { $table }
print-qr-entrant = Code QR de { $name }
print-table = Table
print-screen = écran
print-at-table = Table { $table }
print-at-screen = Écran { $table }
print-bye = pas de rencontre
print-begins = commence
print-begins-first = commence la première partie
print-begins-second = commence la deuxième partie
print-result = Résultat
print-signature = Signature
print-write-games = Une partie gagnée compte 1, une partie nulle ½. Écrivez la somme de toutes les parties.
print-write-win = Une partie gagnée compte 1, une partie nulle ½. Écrivez la somme de toutes les parties.
print-write-places = Écrivez 2 pour la première place, 1 pour la deuxième et 0 pour la dernière ; les places partagées se partagent les points.
print-write-field = Écrivez le résultat de chaque donne.
print-scan-table = Scannez pour voir qui joue ici et pour transmettre le résultat.
print-scan-entrant = Scannez pour jouer avec votre téléphone
print-number = Nº
print-name = Nom
print-points = Points
print-place = Place
print-cross-heats = Pour chaque ronde : le numéro de l’adversaire, puis les points. + signifie pas de rencontre, * une rencontre qui n’a pas été jouée.
print-cross-square = Sur chaque ligne : les points contre la personne qui porte ce numéro. * signifie une rencontre qui n’a pas été jouée.
print-certificate = Diplôme
print-certificate-place = Place { $place } sur { $all }
print-certificate-points = Points : { $points }
print-certificate-levels = Niveaux gagnés : { $levels }
