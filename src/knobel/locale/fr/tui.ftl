# Le terminal.
tui-player = Joueur { $number }
tui-player-alone = Joueur

## À côté du plateau

tui-bag = Sac
tui-standing = Points { $points }
tui-standing-sets = Sets { $sets }, points { $points }
tui-passed = { $side } n’a plus de pièces et passe.
tui-map-laid = Map, { $side } : { $squares }
tui-level = Niveau { $level }

# Une lettre pour chaque couleur de boules.
tui-sign-red = R
tui-sign-blue = B
tui-sign-yellow = J
tui-agreed-take-back = Accord : le coup est repris.
tui-agreed-draw = Accord : partie nulle.
tui-agreed-pause = Accord : pause.
tui-agreed-resume = La partie reprend.
tui-agreed-rematch = Accord : revanche.

## Touches

tui-keys-xobrainer = ←↑↓→ ou e5, Entrée : jouer · t menaces · m carte · r abandon · F1 aide · q fin
tui-keys-vier3d = ←↑↓→ ou b2, Entrée : jouer · y jaune · t menaces · r abandon · F1 aide · q fin
tui-keys-xcode = 1–9, 0 cartes · d piocher · x défausser · l poser · o proposer · g donner · n refuser · w reprendre · s dire · p pause · F1 aide · q quitter
tui-over-keys = Entrée : résultat et revanche
tui-paused-keys = p : reprendre
tui-answer-keys = + accepter · - refuser
tui-claim-keys = F2 : réclamer la victoire
tui-ready-keys = Entrée : prêt
tui-lobby-keys = F1 aide · q fin
tui-key-yellow = y : boule jaune ou de votre couleur
tui-setup-keys = ↑↓ choisir · ←→ changer · Entrée : commencer · Esc : quitter
tui-help =
    Entrée, Espace    jouer au curseur ; à la souris, cliquer deux fois
    Esc               effacer ce qui est tapé
    t                 montrer ou cacher les menaces
    u                 demander à reprendre un coup
    n                 proposer la nulle
    p                 pause, et reprise
    r                 abandonner
    q                 quitter
tui-help-cards = m                 ma carte secrète
tui-help-answer = + -               accepter ou refuser ce que les autres proposent
tui-help-claim = F2                réclamer la victoire après une minute d’absence
tui-help-xobrainer =
    Un alignement de cinq gagne la manche : X avec des croix ou des pièces vertes, O avec des ronds ou des pièces roses.
    { "[" }X] [O] sont vertes, (X) (O) sont roses. <K> est une case KO : seules (X) et [O] peuvent s’y trouver.
    Les points, ou le chiffre près d’une pièce, sont la valeur de la case. * est la dernière pièce, = l’alignement.
    !X : X peut y faire un alignement maintenant. ?X : l’autre camp le ferait pour X.

    Les flèches, ou a à j et 1 à 10, choisissent la case.
tui-help-vier3d =
    Quatre boules en ligne droite font une ligne, dans toutes les directions. Les quatre niveaux sont vus d’en haut ; une boule tombe à la place libre la plus basse de sa tige, marquée +.
    { "*" } est la dernière boule, = une ligne. !R : rouge peut y faire une ligne maintenant ; ?R : dès qu’une boule pourra s’y poser.

    Les flèches, ou a à d et 1 à 4, choisissent la tige ; y alterne entre votre couleur et le jaune.
tui-help-xcode =
    Déchiffrez ensemble les douze cases avant que le sable soit écoulé. Tout le monde agit en même temps.
    5▶ et ◀5 sont des cartes : une carte ne va que là où pointe sa flèche. t est une carte temps, J un joker.
    ●●· est ce que vous avez pour une case, ✓ une case déchiffrée, × une case fermée, ! une série à poser.

    1 à 9, 0     choisir des cartes ou les lâcher ; Échap lâche tout
    d            piocher une carte
    x            défausser les trois cartes choisies
    l            poser la série choisie, sinon la première série de code
    o            proposer la carte choisie là où pointe sa flèche
    ← →          choisir un voisin
    g            donner la carte choisie contre celle qu’on vous propose
    n            refuser ce qu’on vous propose
    w            reprendre votre proposition
    s            parler : d’abord la phrase, puis le symbole
    p            pause et reprise
    q            quitter
tui-xcode-idle = Choisissez des cartes par leur numéro.
tui-xcode-choose-one = Choisissez d’abord une seule carte.
tui-xcode-no-set = Vous n’avez pas de série de code. Choisissez les cartes à poser.
tui-xcode-none-mine = Aucune de vos cartes n’est proposée.
tui-xcode-none-theirs = On ne vous propose rien.
tui-xcode-theirs = g/n : pour vous { $card }
tui-xcode-mine = w : de vous { $card }
tui-xcode-to-whom = ←→ à qui · Échap
tui-curtain-open = Entrée : je suis { $name }, montrer ma carte · Esc : retour
tui-curtain-other = ←→ : la carte de quelqu’un d’autre
tui-curtain-close = N’importe quelle touche la recouvre ; ↑↓ font défiler.
tui-cardless = Personne n’a de carte secrète dans cette partie.
tui-look = Voir le plateau
tui-quit = Quitter
tui-quit-title = Quitter ?
tui-quit-text = La partie n’est pas terminée et ne sera pas enregistrée.
tui-leave-text = La partie continue sans vous. La même commande vous ramène à votre place.
tui-connecting = Connexion à { $server }…

## Préparation

tui-ask-preset = Proposition
tui-ask-who = Qui joue ?
tui-who-bot = Contre l’ordinateur
tui-who-people = À plusieurs sur ce terminal
tui-ask-level = Ordinateur
tui-ask-side = Votre camp
tui-ask-teams = Joueurs X : O
tui-ask-length = Durée
tui-ask-clock = Pendule
tui-ask-random = Random
tui-ask-map = Map
tui-ask-mission = Mission
tui-ask-trap = Trap
tui-ask-layout = Plateau
tui-ask-rows = Plusieurs alignements
tui-ask-colour = Votre couleur
tui-ask-variant = But
tui-ask-yellow = Boules jaunes
tui-ask-best-of-two = Deux parties
tui-ask-stage = Niveau ou mission
tui-ask-players = Joueurs
tui-ask-refill = Remplir le sablier
tui-ask-overdraw = Trop piocher perd tout
tui-off = sans
tui-on = avec
tui-four-pieces = avec, quatre pièces gagnent aussitôt
tui-victim = avec, couleurs vues par la victime

## Options de la ligne de commande

tui-flag-game = le jeu
tui-flag-level = seedling, sapling, oak, redwood ou worldtree ; pour X-Code slow, human ou fast
tui-flag-seats = qui est assis où, dans l’ordre : me, me:NOM, bot ou bot:NIVEAU, séparés par des virgules
tui-flag-variants = map, mission, trap, random, time-bomb=20 ou time-balance=20, séparés par des virgules ; aussi mission=four-pieces, trap=victim
tui-flag-length = sets:5, sets:3, sets:1, rounds:5, round ou points:50
tui-flag-layout = default, calm, wild ou un fichier
tui-flag-deck = un fichier avec vos propres cartes
tui-flag-teams = joueurs de X et de O : 2,2
tui-flag-rows = ce qui compte quand une pièce fait plusieurs alignements : best ou all
tui-flag-side = x, o ou lot (tirage au sort)
tui-flag-variant = first-line ou most-lines
tui-flag-yellow = balanced, free, none ou three-players
tui-flag-clock = none, per-move:30 ou total:300+5, en secondes
tui-flag-colour = red, blue, yellow ou lot (tirage au sort)
tui-flag-best-of-two = deux parties : chacun commence une fois
tui-flag-stage = level-1 à level-4, ou une mission : rows, silence, second-glass, turncoat, hot-joker, cut-cable ou dark
tui-flag-players = combien de joueurs : 2 à 8
tui-flag-refill = retourner remplit tout le sablier
tui-flag-overdraw = qui pioche trop de cartes perd sa main
tui-flag-language = en, de, fr, nl ou da ; sinon celle du système

## Ce qui ne va pas dans une option

tui-bad-game = Aucun jeu ne s’appelle « { $game } » : choisissez { $games }.
tui-bad-other-game = { $flag } n’existe pas pour { $game } : omettez cette option.
tui-bad-settings = Ces réglages sont impossibles : { $why }.
tui-bad-choice = « { $given } » ne convient pas à { $flag } : choisissez { $allowed }.
tui-bad-seat-twice = --seats dit déjà où vous êtes assis : omettez { $flag } ou choisissez lot.
tui-bad-seats = { $seats ->
    [one] Cette partie a { $seats } place, mais --seats en nomme { $given }.
   *[other] Cette partie a { $seats } places, mais --seats en nomme { $given }.
}
tui-bad-nobody = Il faut que quelqu’un joue : ajoutez un « me » à --seats.
tui-bad-one-person = Dans ce jeu, tout le monde agit en même temps : --seats n’accepte qu’un seul « me », les autres sont des bots.
tui-bad-seat = « { $given } » dans --seats n’est pas une place : utilisez me, me:NOM, bot ou bot:NIVEAU.
tui-bad-time-bomb-seconds = Pour TimeBomb, indiquez un nombre entier de secondes de 3 à 600, pas « { $given } ».
tui-bad-time-balance-seconds = Pour TimeBalance, indiquez 10, 20, 30 ou 40 secondes, pas « { $given } ».
tui-bad-no-detail = La variante { $variant } n’a pas de réglage : omettez ce qui suit le « = ».
tui-bad-length = « { $given } » n’est pas une durée : choisissez sets:5, sets:3, sets:1, rounds:1 à rounds:99, round, ou points:5 à points:500.
tui-bad-layout-missing = Aucun plateau ni fichier ne s’appelle « { $given } » : choisissez { $names }, ou un fichier.
tui-bad-layout-file = Le plateau { $file } est illisible : { $why }.
tui-bad-deck-missing = Aucun paquet ni fichier ne s’appelle « { $given } » : choisissez { $names }, ou un fichier.
tui-bad-deck-file = Le paquet { $file } est illisible : { $why }.
tui-bad-teams = « { $given } » n’est pas une paire d’équipes : donnez deux nombres séparés par une virgule, comme 2,2.
tui-bad-yellow-without-lines = Les boules jaunes demandent --variant most-lines : ajoutez-le, ou omettez --yellow.
tui-bad-clock = « { $given } » n’est pas une pendule : choisissez none, per-move:3 à per-move:3600, total:300 ou total:300+5.
tui-bad-terminal = On ne peut jouer que dans un terminal : lancez le jeu sans rediriger l’entrée ni la sortie.
tui-bad-link = « { $link } » n’est pas le lien d’une invitation : copiez le lien entier, avec http:// ou https:// au début et /j/ dedans.
tui-bad-no-answer = { $server } ne répond pas : { $why }. Vérifiez le lien et votre connexion, puis réessayez.
tui-bad-other-server = À l’adresse { $server }, ce n’est pas Knobel qui répond. Vérifiez le lien.
tui-bad-not-seated = Vous n’avez pas pris de place d’ici dans cette partie. Demandez le lien de l’invitation, celui avec /j/.
tui-bad-seats-file = Le fichier { $file } qui contient vos places est inutilisable : { $why }. Vérifiez-le, ou choisissez un autre dossier avec --data.
