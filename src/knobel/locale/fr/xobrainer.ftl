# Le plateau de XOBrainer.

xobrainer-board = Plateau
xobrainer-squares = Cases
xobrainer-keys = On se déplace avec les flèches, Entrée pose la pièce. T annonce les menaces, C le temps.

# Pièces, comme éléments d’une liste.
xobrainer-green-cross = croix verte
xobrainer-pink-cross = croix rose
xobrainer-pink-ring = rond rose
xobrainer-green-ring = rond vert

# Ce qui est imprimé sur une case.
xobrainer-dots = { $count ->
    [1] un point
   *[other] { $count } points
}
xobrainer-knockout-square = case KO
xobrainer-last = Dernière pièce posée
xobrainer-mark-mission = Sur une carte mission : { $piece }
xobrainer-mark-trap = Sur une carte piège : { $piece }
xobrainer-taken = { $square } est déjà occupée.
xobrainer-barred = Fermée pour l’instant : sur les cases KO, seulement { $piece }.
xobrainer-armed = Choisie : appuyez encore pour poser
xobrainer-armed-square = { $square } choisie. Appuyez encore pour poser, Échap pour annuler.
xobrainer-threat = Menace : { $sign } peut faire un alignement
xobrainer-threat-gift = { $sign } ferait ici un alignement pour { $other }
xobrainer-threats-none = Aucune menace.

xobrainer-choose = À vous de jouer : { $piece }
xobrainer-choose-named = { $name } : { $piece }
xobrainer-wait = C’est à { $name } de jouer
xobrainer-place = Poser en { $square }
xobrainer-cancel = Autre choix

# Une équipe par son signe, X ou O.
xobrainer-team = Équipe { $sign }
xobrainer-no-chat = Se concerter en équipe est interdit : il n’y a donc pas de messagerie.

# Les camps.
xobrainer-points = { $points } { $points ->
    [one] point
   *[other] points
} sur { $goal }
xobrainer-points-only = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
xobrainer-sets = { $sets } { $sets ->
    [one] set
   *[other] sets
} sur { $needed }
xobrainer-round = Manche { $round }
xobrainer-round-of = Manche { $round } sur { $rounds }
xobrainer-round-in-set = Set { $set }, manche { $round }
xobrainer-began = a commencé
xobrainer-lineup = Ordre de jeu
xobrainer-place-played = { $place } : { $piece }, c’est joué
xobrainer-place-next = { $place } : { $piece }, à jouer
xobrainer-place-waiting = { $place } : { $piece }
xobrainer-place-empty = { $place } : rien
xobrainer-bag = Dans le sac : { $main } × { $first }, { $other } × { $second }
xobrainer-in-turn = à son tour dans l’équipe

# Horloges.
xobrainer-bomb = { $count ->
    [one] encore { $count } seconde pour cette pièce
   *[other] encore { $count } secondes pour cette pièce
}
xobrainer-balance = TimeBalance
xobrainer-balance-left = { $name } : { $count ->
    [one] encore { $count } seconde avant le bout de la barre
   *[other] encore { $count } secondes avant le bout de la barre
}
xobrainer-no-clock = Aucune horloge ne tourne.

# Le tirage au sort de qui commence la partie.
xobrainer-lots = Tirage au sort…
xobrainer-begins = { $name } commence
xobrainer-skip = Passer

# Dit quand il s’est passé quelque chose.
xobrainer-laid = { $name } : { $square }, { $piece }.
xobrainer-taken-back = Pièce reprise.
xobrainer-turn-lost = Temps écoulé : { $name } perd son tour.
xobrainer-round-begins = La manche { $round } commence.

# Comment une manche s’est terminée. Le camp qui l’a perdue est $loser.
xobrainer-end-crosses = Cinq croix alignées : { $name } gagne la manche.
xobrainer-end-rings = Cinq ronds alignés : { $name } gagne la manche.
xobrainer-end-green = Cinq pièces vertes alignées : { $name } gagne la manche.
xobrainer-end-pink = Cinq pièces roses alignées : { $name } gagne la manche.
xobrainer-end-mission = Une mission est accomplie, les quatre pièces sont posées : { $name } gagne la manche.
xobrainer-end-time = La barre a atteint le bout, côté { $loser } : la manche revient à { $name }.
xobrainer-end-stock = Toutes les pièces sont posées, sans alignement : manche nulle.
xobrainer-end-deserted = Chaque camp a perdu trois tours de suite : manche nulle.
xobrainer-end-resigned = { $loser } a abandonné.
xobrainer-end-absent = { $loser } n’est pas revenu.
xobrainer-gift = La dernière pièce est de { $loser } : l’alignement compte pour l’autre camp.
xobrainer-gets-points = { $name } marque { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
xobrainer-set-won = { $name } gagne le set.
xobrainer-knockout-wins = KO : { $name } gagne la partie !
xobrainer-knockout = KO !

# Le décompte.
xobrainer-count = Le décompte
xobrainer-count-mission = Mission de { $name } : { $squares }
xobrainer-count-trap = Dans le piège : { $squares }
xobrainer-count-time = La barre est arrivée au bout
xobrainer-count-knockout-row = Alignement par la case KO { $squares }
xobrainer-prize-set = gagne le set
xobrainer-prize-knockout = KO
xobrainer-total = En tout
xobrainer-set-as-points = { $count ->
    [one] Un set gagné vaut ici { $count } point.
   *[other] Un set gagné vaut ici { $count } points.
}
xobrainer-standing = Points
xobrainer-cards = Les cartes de cette manche
xobrainer-decided-row = { $kind }, de { $from } à { $to }, pour { $points } { $points ->
    [one] point
   *[other] points
}.
xobrainer-decided-knockout = { $kind } par l’étoile en { $square } : un KO gagne toute la partie.
xobrainer-five-crosses = Cinq croix
xobrainer-five-rings = Cinq ronds
xobrainer-five-green = Cinq pièces vertes
xobrainer-five-pink = Cinq pièces roses
xobrainer-see-row = Voir l’alignement
xobrainer-next-round = Manche suivante
xobrainer-seen = Continuer
xobrainer-clock-waits-cards = Chacun regarde ses cartes ; l’horloge attend.
xobrainer-clock-waits = L’horloge attend que tout le monde soit prêt.
xobrainer-start-clock = Lancer l’horloge
xobrainer-waiting-for = On attend { $names }
xobrainer-goes-on-in = Suite dans { $seconds } s
xobrainer-gone-on = La nouvelle manche a commencé : { $name } a déjà posé une pièce.
xobrainer-last-round = Résultat de la dernière manche

# Cartes secrètes.
xobrainer-my-card = Ma carte
xobrainer-open-cards = Cartes
xobrainer-mission = Mission
xobrainer-trap = Piège
xobrainer-mission-of = Mission de { $name }
xobrainer-trap-of = Piège de { $name }
xobrainer-card-line = { $piece } : { $squares }
xobrainer-mission-explained = Avec un alignement, chacune de ces pièces de votre camp vaut 3 points ; les quatre font un KO.
xobrainer-mission-at-once = Avec un alignement, chacune de ces pièces de votre camp vaut 3 points ; les quatre gagnent aussitôt.
xobrainer-trap-explained = Si l’autre camp pose ces pièces, votre alignement vaut plus : une, 5 points ; deux, le set ; trois, la partie.
xobrainer-curtain = Cartes secrètes
xobrainer-pass = Passez l’appareil à { $name }.
xobrainer-pass-hint = Personne d’autre ne devrait regarder.
xobrainer-look = Je suis { $name } : voir ma carte
xobrainer-hide = Cacher
xobrainer-card-of = Carte de { $name }

xobrainer-tools = Aides sur le plateau
xobrainer-threats = Montrer les menaces
