# Le compagnon pour le vrai plateau de XOBrainer.

# Le premier écran.
xobrainer-companion-setup = Nouvelle partie
xobrainer-companion-setup-hint = Choisissez variantes, temps, plateau et durée ; puis on tire au sort.
xobrainer-companion-help = Que vaut cet alignement ?
xobrainer-companion-help-hint = Touchez cinq cases et voyez les points.
xobrainer-companion-boards = Vos propres plateaux
xobrainer-companion-boards-hint = Dessinez le plateau posé sur votre table, gardez-le, transmettez-le.

# La préparation, écran par écran.
xobrainer-companion-step = Étape { $number } sur { $count }
xobrainer-companion-step-bomb = Combien de temps brûle la bombe ?
xobrainer-companion-step-balance = À quelle vitesse va la barre ?
xobrainer-companion-step-board = Quel plateau est sur la table ?
xobrainer-companion-step-match = Qui joue, et combien de temps ?
xobrainer-companion-back = Retour
xobrainer-companion-next = Suivant
xobrainer-companion-draw = Tirer au sort
xobrainer-companion-board-differs = La taille, les points et les cases KO dessinés ici sont notre propre lecture. Si votre plateau est différent, dessinez-le une fois.
xobrainer-companion-players = Joueurs
xobrainer-companion-name = Nom de { $seat }
xobrainer-companion-deck-refused = Avec ces cartes Map, chaque départ forme déjà un alignement. Prenez d’autres cartes.

# Avant une manche.
xobrainer-companion-map = Posez d’abord ces pièces sur le plateau. Elles viennent des sacs.
xobrainer-companion-deal = Faites passer l’appareil : seule la personne qui le tient regarde.
xobrainer-companion-looked = a regardé
xobrainer-companion-how = Posez votre pièce sur le plateau, puis touchez-la ici : votre tour est fini.
xobrainer-companion-play = Commencer la manche

# Pendant une manche.
xobrainer-companion-touch = Posez, puis touchez
xobrainer-companion-press = { $name }, { $piece } : appuyez quand la pièce est posée
xobrainer-companion-waits = { $name } attend, pièce suivante : { $piece }
xobrainer-companion-no-piece = { $name } n’a plus de pièces
xobrainer-companion-round-over = Fin de la manche

# Le compte.
xobrainer-companion-all-laid = Toutes les pièces sont posées.
xobrainer-companion-who = Qui a gagné la manche ?
xobrainer-companion-nobody = Personne
xobrainer-companion-way = Comment comptez-vous ?
xobrainer-companion-way-board = Sur le plateau
xobrainer-companion-way-hand = À la main
xobrainer-companion-pick = Touchez les cases de l’alignement, ou seulement ses deux bouts.
xobrainer-companion-keys-pick = On se déplace avec les flèches, Entrée choisit une case. Deux bouts suffisent.
xobrainer-companion-picked = choisie
xobrainer-companion-row = Alignement : { $squares }
xobrainer-companion-no-row = Pas encore un alignement : cinq cases ou plus, en ligne droite et sans trou.
xobrainer-companion-another-row = Un autre alignement
xobrainer-companion-clear = Effacer
xobrainer-companion-mission = Pièces de mission posées
xobrainer-companion-trap = Pièces dans le piège
xobrainer-companion-cards = Quelles pièces de ces cartes ont été posées ?
xobrainer-companion-at-once = Les quatre pièces d’une mission gagnent aussi sans alignement.
xobrainer-companion-prize = Que reçoit le gagnant ?
xobrainer-companion-prize-points = Des points
xobrainer-companion-prize-set = Le set
xobrainer-companion-prize-knockout = KO
xobrainer-companion-points = Combien de points, de 0 à { $most } ?
xobrainer-companion-enter = Noter le résultat

# Les résultats.
xobrainer-companion-won-round = { $name } gagne la manche.
xobrainer-companion-match-won = { $name } gagne la partie !
xobrainer-companion-match-drawn = La partie est nulle.
xobrainer-companion-rounds = Toutes les manches
xobrainer-companion-again = Une autre partie
xobrainer-companion-other = Autres réglages

# Ses propres plateaux.
xobrainer-companion-board = Mon plateau
xobrainer-companion-size = Quatre cases du plateau sont des cases KO. Choisissez un signe, puis touchez les cases qui le portent. Map, Mission et Trap demandent 10 × 10 cases.
xobrainer-companion-columns = Cases en largeur
xobrainer-companion-lines = Cases en hauteur
xobrainer-companion-no-board = Ce fichier ne contient pas de plateau : il faut « name » et « rows » avec 5 à 10 lignes de même longueur.
xobrainer-companion-brush = Signe
xobrainer-companion-keys-draw = On se déplace avec les flèches, Entrée écrit le signe choisi ; 1 à 9 et K écrivent aussitôt.
xobrainer-companion-stars = Cases KO : { $count } sur 4
xobrainer-companion-begin-with = Partir de
xobrainer-companion-board-name = Nom du plateau
xobrainer-companion-keep = Garder
xobrainer-companion-kept = « { $name } » est gardé sur cet appareil.
xobrainer-companion-export = Enregistrer un fichier
xobrainer-companion-share = Lien et code QR
xobrainer-companion-link = Lien avec ce plateau
xobrainer-companion-qr = Code QR avec le plateau « { $name } »
xobrainer-companion-received = Plateau reçu par ce lien : « { $name } ».
xobrainer-companion-link-broken = Le plateau de ce lien est incomplet. Redemandez le lien.
xobrainer-companion-mine = Sur cet appareil
xobrainer-companion-open = Ouvrir
xobrainer-companion-forget = Supprimer
xobrainer-companion-forget-name = Supprimer « { $name } »
