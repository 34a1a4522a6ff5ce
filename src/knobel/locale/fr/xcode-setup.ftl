# Préparer X-Code.

xcode-level-legend = Niveau ou mission
xcode-hint-level-1 = Trois jokers, beaucoup de temps : pour débuter
xcode-hint-level-2 = Sans jokers, moins de cartes Temps
xcode-hint-level-3 = Encore moins de temps et une carte de moins en main
xcode-hint-level-4 = Quatre cartes par code, six jokers
xcode-hint-rows = La ligne suivante ne s’ouvre qu’une fois la précédente déchiffrée
xcode-hint-silence = Silence pendant la seconde moitié de chacune des quatre premières minutes
xcode-hint-second-glass = Un petit sablier coule aussi ; chaque code le remplit
xcode-hint-turncoat = Les flèches d’un symbole se retournent
xcode-hint-hot-joker = Gardez un joker trop longtemps, et vous perdez votre main
xcode-hint-cut-cable = Pendant un moment, deux voisins ne peuvent pas échanger
xcode-hint-dark = Seules les six prochaines cases s’allument
xcode-players = Combien de joueurs ?
xcode-bots = Dont joués par l’ordinateur
xcode-no-bots = aucun
xcode-pace = À quel rythme joue l’ordinateur ?
xcode-bots-help = Aux niveaux 1 et 2, les robots aident sans mener : ils vous donnent ce que vous demandez, ne déchiffrent un champ qu’après vous et ne retournent le sablier que si vous dites « Attention au sable ! ».
xcode-options = Règles maison
xcode-refill = Retourner remplit tout le sablier (plus facile)
xcode-overdraw = Trop piocher fait perdre la main (comme à table)
xcode-countdown = Compte à rebours
