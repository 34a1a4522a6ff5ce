# X-Code avec de vraies cartes.

xcode-companion-prepare = Préparer la table
xcode-companion-out = À remettre dans la boîte
xcode-companion-out-none = Rien : les 66 cartes sont en jeu.
xcode-companion-jokers = { $count ->
    [1] un joker
   *[other] { $count } jokers
}
xcode-companion-left = { $count ->
    [1] une carte Temps avec la flèche vers la gauche
   *[other] { $count } cartes Temps avec la flèche vers la gauche
}
xcode-companion-right = { $count ->
    [1] une carte Temps avec la flèche vers la droite
   *[other] { $count } cartes Temps avec la flèche vers la droite
}
xcode-companion-deal = Mélanger et distribuer
xcode-companion-deal-text = Sur les { $cards } cartes, chacun en reçoit { $dealt }. Les { $pile } autres forment la pioche, face cachée.
xcode-companion-hand = Limite de main
xcode-companion-limit = { $count ->
    [one] cartes en main au plus, à { $count } joueur
   *[other] cartes en main au plus, à { $count } joueurs
}
xcode-companion-sets = Séries
xcode-companion-sets-text = Un code demande { $code } cartes identiques. { $time } cartes Temps retournent le sablier.
xcode-companion-mission = La mission
xcode-companion-how-rows = Déchiffrez le plan ligne par ligne, 1 2 3 d’abord. Touchez chaque case déchiffrée ; la ligne suivante s’ouvre toute seule.
xcode-companion-how-silence = Personne ne parle pendant la seconde moitié de chacune des quatre premières minutes : de 0:30 à 1:00, de 1:30 à 2:00, de 2:30 à 3:00 et de 3:30 à 4:00. L’écran vous le signale.
xcode-companion-how-second-glass = Un petit sablier d’une minute coule aussi. Touchez chaque case déchiffrée : cela le remplit. S’il se vide, tout le monde a perdu.
xcode-companion-how-turncoat = Toutes les 20 secondes, les flèches d’un symbole se retournent : ses cartes voyagent alors dans l’autre sens. Les cases montrent de quels symboles il s’agit. Touchez chaque case déchiffrée.
xcode-companion-how-hot-joker = Numérotez-vous à partir de 1. Touchez votre numéro quand vous prenez un joker, et encore quand vous n’en avez plus. S’il brûle encore après 20 secondes, toute votre main va à la défausse.
xcode-companion-how-cut-cable = Numérotez-vous dans le sens horaire à partir de 1. L’écran indique les deux voisins qui ne peuvent pas échanger en ce moment.
xcode-companion-how-dark = Seules les cases allumées peuvent être déchiffrées. Touchez chaque case déchiffrée, et la suivante s’allume.
xcode-companion-start = Lancer le sablier
xcode-companion-turn = Retourner le sablier
xcode-companion-won = Tout est déchiffré !
xcode-companion-warning = { $seconds ->
    [60] Encore une minute
    [1] Encore une seconde
   *[other] Encore { $seconds } secondes
}
xcode-companion-speak = Vous pouvez de nouveau parler.
xcode-companion-arrows-turned = Les flèches de { $symbol } se sont retournées.
xcode-companion-cable-cut = Câble coupé : { $one } et { $two }.
xcode-companion-cable-whole = Aucun câble n’est coupé.
xcode-companion-burnt = { $name } perd toute sa main !
xcode-companion-holders = Qui a un joker
xcode-companion-holds = { $name } a un joker
xcode-companion-tally = Déchiffrées : { $count } sur 12.
xcode-companion-field-cracked = { $symbol } : déchiffré
xcode-companion-next = Préparer : { $level }
xcode-companion-setup = Joueurs et niveau
xcode-companion-again = Rejouer
