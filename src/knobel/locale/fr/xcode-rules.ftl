# Les règles de X-Code en bref.

xcode-rules-goal-title = Le but
xcode-rules-goal = De deux à huit joueurs jouent ensemble contre le sablier : les douze cases doivent être déchiffrées avant que le sable ait coulé. Tous agissent en même temps, sans tours.
xcode-rules-cards-title = Les cartes
xcode-rules-cards = Chacun des douze symboles existe en quatre cartes, avec en plus des cartes temps et des jokers. Une flèche dit dans quel sens une carte peut voyager.
xcode-rules-do-title = Ce que tu peux faire
xcode-rules-do = Tout, aussi souvent que tu veux :
xcode-rules-do-1 = Piocher, tant que la main n’est pas pleine.
xcode-rules-do-2 = Défausser exactement trois cartes.
xcode-rules-do-3 = Échanger une carte contre une avec le voisin de gauche ou de droite. Chacune suit sa flèche, les jokers ne s’échangent pas.
xcode-rules-do-4 = Poser une série de cartes égales. Un joker remplace toute carte, mais pas une série entière.
xcode-rules-sand-title = Le sablier
xcode-rules-sand = Une série de cartes temps retourne aussitôt le sablier. Ce qui avait coulé coule à nouveau : retourné à 10 secondes, il en donne 170. Tout l’art est de tourner tard.
xcode-rules-talk-title = Parler
xcode-rules-talk = Les mains restent secrètes. Dites ce qu’il vous faut et ce que vous avez, à voix haute ou avec les phrases rapides.
xcode-rules-levels-title = Niveaux et missions
xcode-rules-levels = Quatre niveaux de plus en plus serrés, puis nos propres missions, chacune avec une petite règle de plus. Gagner ouvre la suivante.
xcode-rules-help-title = Commandes
xcode-rules-help = Touche des cartes, puis l’action voulue, ou glisse-les. Une série s’allume et se pose d’un bouton ; une offre se règle d’un toucher.
