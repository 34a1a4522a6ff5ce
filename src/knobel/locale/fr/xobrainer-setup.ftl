# Préparer une partie de XOBrainer, et ses réglages en mots. Les noms des variantes ne se traduisent pas.

xobrainer-says-sets = { $count ->
    [1] Un set
   *[other] Au meilleur des { $count } sets
}
xobrainer-says-rounds = { $count ->
    [one] { $count } manche comptée
   *[other] { $count } manches
}
xobrainer-says-points = { $count ->
    [one] Jusqu’à { $count } point
   *[other] Jusqu’à { $count } points
}
xobrainer-says-single-round = Une seule manche
xobrainer-says-base = Jeu de base
xobrainer-says-teams = { $crosses } contre { $rings }
xobrainer-says-layout = Plateau « { $name } »
xobrainer-says-deck = Cartes « { $name } »
xobrainer-says-all-rows = Tous les alignements comptent
xobrainer-says-four-pieces = Mission : quatre pièces suffisent
xobrainer-says-victim = Trap : couleurs de l’autre camp
xobrainer-layout-default = Standard
xobrainer-layout-default-hint = Cases KO tout près des coins
xobrainer-layout-calm = Plateau calme
xobrainer-layout-calm-hint = KO dans les coins : rare
xobrainer-layout-wild = Plateau sauvage
xobrainer-layout-wild-hint = KO près du centre : fréquent
xobrainer-new-preset = Quelle partie ?
xobrainer-preset-first = Première partie
xobrainer-preset-first-hint = Un set, jeu de base, plateau calme
xobrainer-preset-classic = Classique
xobrainer-preset-classic-hint = Trois sets gagnants, jeu de base
xobrainer-preset-blitz = Éclair
xobrainer-preset-blitz-hint = Une manche, dix secondes par coup
xobrainer-preset-everything = La totale
xobrainer-preset-everything-hint = Toutes les cartes, Random et TimeBomb
xobrainer-preset-own = Votre mélange
xobrainer-customise-hint = Six variantes, durée, plateau, équipes
xobrainer-customise-on = { $count ->
    [1] Une variante sur six
   *[other] { $count } variantes sur six
}
xobrainer-new-side = Votre camp
xobrainer-side-lot = Au sort
xobrainer-new-variants = Variantes
xobrainer-new-variants-hint = Toutes se combinent ; seules les deux horloges s’excluent.
xobrainer-map-hint = Avant chaque manche, une carte pose quatre pièces de chaque camp sur le plateau.
xobrainer-mission-hint = Chacun a une carte secrète : avec un alignement, vos pièces sur ses cases rapportent des points en plus.
xobrainer-trap-hint = Chaque camp a des pièges secrets : ce que l’autre y pose rend votre alignement plus précieux.
xobrainer-random-hint = Les quatre pièces à jouer sont tirées du sac à l’aveugle.
xobrainer-time-bomb-hint = Chaque coup a sa mèche. Quand elle a fini de brûler, le tour est perdu.
xobrainer-time-balance-hint = Une barre commune avance vers le camp qui joue. Si elle arrive au bout, le set est perdu.
xobrainer-clock-swapped = { $other } est désactivé : une partie a une seule horloge au plus.
xobrainer-bomb-time = Temps par coup
xobrainer-bomb-other = Autre
xobrainer-bomb-own = Secondes par coup, de 3 à 600
xobrainer-balance-time = Du milieu jusqu’au bout
xobrainer-mission-knockout = Les quatre pièces d’une carte
xobrainer-knockout-with-row = KO si un alignement s’y ajoute
xobrainer-knockout-four-pieces = KO aussitôt, même sans alignement
xobrainer-trap-colours = Le blanc de la carte piège est la couleur principale…
xobrainer-colours-holder = … du camp qui la possède
xobrainer-colours-victim = … du camp qui tombe dedans
xobrainer-new-length = Quelle durée ?
xobrainer-length-rounds = Plusieurs manches
xobrainer-length-points = Jusqu’à un total de points
xobrainer-rounds-count = Combien de manches, de 1 à 99
xobrainer-points-count = Combien de points, de 5 à 500
xobrainer-new-layout = Quel plateau ?
xobrainer-layout-own = Votre plateau
xobrainer-layout-own-hint = Depuis un fichier : dix lignes de dix signes, 1 à 9 et quatre fois K
xobrainer-new-deck = Quelles cartes ?
xobrainer-deck-usual = Celles fournies
xobrainer-deck-own = Vos cartes
xobrainer-deck-own-hint = Depuis un fichier : 25 cartes de trois cases blanches et une violette
xobrainer-file-layout = Fichier du plateau (JSON)
xobrainer-file-deck = Fichier des cartes (JSON)
xobrainer-file-taken = Chargé : { $name }
xobrainer-file-unreadable = Ce fichier n’est pas du JSON. Choisissez-en un autre.
xobrainer-file-no-layout = Ce fichier ne contient pas de plateau : il faut « name » et « rows » avec dix lignes.
xobrainer-file-no-deck = Ce fichier ne contient pas de cartes : il faut « name » et « cards » avec « white » et « purple ».
xobrainer-file-wanted = Choisissez d’abord un fichier.
xobrainer-new-rows = Plusieurs alignements à la fois
xobrainer-rows-best = Le meilleur compte
xobrainer-rows-all = Tous comptent
xobrainer-new-teams = Combien contre combien ?
xobrainer-teams-other = Autre
xobrainer-teams-hint = Conseillé : trois par camp au plus ; maximum : huit en tout.
xobrainer-new-seats = Qui joue où ?
xobrainer-sitter-here = Sur cet appareil
xobrainer-sitter-friend = Ami par lien
xobrainer-sitter-bot = Ordinateur : { $level }
xobrainer-nobody-here = Il faut au moins une place sur cet appareil.
