# Pourquoi quelque chose a été refusé : `no-` et le code.

no-offline = Le serveur est injoignable. La connexion fonctionne-t-elle ?
no-internal = Une erreur s’est produite. Essayez encore une fois.
no-unreadable = Le serveur n’a pas compris. Rechargez la page si cela se reproduit.
no-too-fast = Trop de choses à la fois. Réessayez dans { $retry_after } s.
no-too-long = C’était trop long.
no-too-many-tries = Trop de codes erronés. Réessayez dans { $retry_after } s ou ouvrez le lien de l’invitation.
no-too-many-bot-matches = L’ordinateur joue déjà { $most } parties contre lui-même. Attendez que l’une d’elles se termine, ou jouez vous-même.
no-storage-failed = Le serveur ne peut pas écrire en ce moment. Votre coup ne compte pas ; essayez encore.
no-not-following = La connexion venait de s’établir. Essayez encore une fois.
no-no-such-page = Il n’y a rien à cette adresse.
no-not-json = Le serveur ne lit que du JSON. Rechargez la page et essayez encore une fois.
no-foreign-origin = Cette demande vient de la page d’un autre site. Ouvrez le jeu à sa propre adresse.
no-url-too-long = Cette adresse est trop longue. Vérifiez le lien.
no-headers-too-long = Le navigateur envoie trop de choses avec ses requêtes. Supprimez les cookies de cette page et essayez encore une fois.
no-too-slow = La requête a mis trop de temps à arriver. Vérifiez la connexion et essayez encore une fois.
no-too-many-connections = Trop de connexions à la fois depuis votre réseau. Fermez d’autres fenêtres du jeu ou réessayez dans { $retry_after } s.
no-server-full = Le serveur est plein. Réessayez dans { $retry_after } s.

no-no-such-match = Cette partie n’existe pas, ou plus.
no-no-such-code = Aucune partie n’a ce code.
no-no-such-game = Ce jeu n’est pas encore disponible.
no-no-such-seat = Cette place n’existe pas.
no-no-such-level = Ce niveau n’existe pas.
no-no-such-lesson = Cette leçon n’existe pas.
no-bad-config = Ces réglages ne vont pas ensemble.
no-no-such-layout = Aucun plateau ne s’appelle « { $name } ».
no-no-such-deck = Aucun paquet de cartes ne s’appelle « { $name } ».
no-layout-size = Un plateau a dix lignes de dix cases.
no-layout-signs = Un plateau se compose des chiffres 1 à 9 et de K, pas de « { $sign } ».
no-layout-knockouts = Un plateau a quatre cases KO, pas { $count }.
no-deck-needed = Map, Mission et Trap demandent un paquet de cartes.
no-deck-size = Un paquet a 25 cartes, pas { $count }.
no-deck-marks = La carte { $card } a { $count } { $count ->
    [one] marque
   *[other] marques
} au lieu de quatre.
no-deck-square = La carte { $card } a une marque sur { $square }, et cette case n’existe pas.
no-deck-square-twice = La case { $square } est marquée deux fois dans le paquet.
no-deck-white = La carte { $card } a { $count } { $count ->
    [one] marque blanche
   *[other] marques blanches
} au lieu de trois.
no-deck-colours = La carte { $card } n’a que des marques d’une seule couleur.
no-deck-knockout = La carte { $card } a une marque blanche sur la case KO { $square } ; seul le violet y est possible.
no-variant-twice = Chaque variante ne peut être choisie qu’une fois.
no-one-clock = TimeBomb et TimeBalance ne vont pas ensemble : une partie a une seule horloge au plus.
no-empty-team = Il faut au moins une personne dans chaque camp.
no-too-many-players = On peut jouer à { $most } au plus.
no-large-team = Plus de { $most } par camp seulement si les grandes équipes sont permises.
no-wrong-number-of-seats = Ce jeu a { $seats } places.
no-seats-full = Toutes les places sont prises.
no-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
no-not-seated = Vous n’avez pas de place dans cette partie.
no-wrong-token = Cet appareil n’a pas de place dans cette partie.
no-match-deleted = Cette partie a été supprimée.
no-watching-closed = L’hôte a fermé cette partie aux spectateurs.
no-host-only = Seul l’hôte de la partie peut faire cela.
no-no-name = Saisissez un nom.
no-name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Choisissez un autre nom.
no-id-used = La page a envoyé deux choses différentes sous un même nom. Rechargez-la, puis réessayez.
no-too-many-changes = Noms, places et propositions ont changé { $most } fois dans cette partie. Continuez à jouer, ou ouvrez une nouvelle partie.
no-match-too-long = Cette partie est devenue trop longue : après { $most } entrées, on ne peut plus que l’abandonner. Ouvrez-en une nouvelle pour continuer.
no-names-are-fixed = Les noms restent tels quels jusqu’à la fin de la partie, pour que personne ne se concerte dans l’équipe.

no-not-ready = Tout le monde n’est pas encore prêt.
no-already-begun = La partie a déjà commencé.
no-not-begun = La partie n’a pas encore commencé.
no-over = La partie est terminée.
no-not-over = La partie n’est pas terminée.
no-paused = La partie est en pause.
no-not-paused = La partie n’est pas en pause.
no-already-so = C’est déjà fait.
no-already-agreed = Vous avez déjà accepté.
no-already-declined = La demande a été refusée. Redemandez après le prochain coup.
no-nothing-proposed = Plus personne ne le demande.
no-no-draw-here = Il n’y a pas de nulle dans ce jeu.
no-no-take-back = On ne peut plus rien reprendre.
no-nothing-to-take-back = Vous n’avez pas de coup à reprendre.
no-clock-decides = Ici, la pendule décide.
no-not-away-long-enough = L’autre camp n’est pas absent depuis assez longtemps.
no-mate-away = Il manque aussi quelqu’un dans votre équipe : vous pouvez réclamer la nulle, mais pas la victoire.
no-still-there = Cette place est encore occupée.
no-not-in-play = Cette place n’est plus en jeu.

no-not-your-turn = Ce n’est pas votre tour.
no-too-late = Trop tard : la position a changé.
no-no-such-action = Ce n’est pas possible ici.
no-no-such-move = Ce coup n’existe pas.
no-no-such-rod = Il n’y a pas de tige { $rod }.
no-rod-full = La tige { $rod } est pleine.
no-no-yellow-ball = Vous n’avez plus de boule jaune.
no-no-own-ball = Vous n’avez plus de boule de votre couleur.
no-no-such-square = Il n’y a pas de case { $square }.
no-square-taken = La case { $square } est prise.
no-knockout-square = Sur la case KO { $square }, vous ne pouvez poser qu’une pièce de la couleur de l’autre camp.
no-nothing-to-confirm = Il n’y a pas de résultat à confirmer.

no-not-yet = Un instant : le sable ne coule pas encore.
no-hand-full = Pas plus de { $limit } cartes en main.
no-pile-empty = Il n’y a plus de carte à piocher.
no-not-three = On défausse exactement trois cartes.
no-card-not-in-hand = Vous n’avez plus cette carte.
no-card-on-offer = Cette carte est proposée à l’échange.
no-jokers-only = Des jokers seuls ne suffisent pas : il faut une vraie carte.
no-not-a-set = Ces cartes ne vont pas ensemble.
no-set-size = Il faut { $size } cartes pour cela.
no-field-cracked = { $field } est déjà déchiffré.
no-field-locked = { $field } est encore verrouillé.
no-not-your-neighbour = On n’échange qu’à gauche et à droite.
no-joker-not-traded = Les jokers ne s’échangent pas.
no-wrong-arrow = La flèche de cette carte va de l’autre côté.
no-already-offering = Une de vos cartes y est déjà proposée.
no-offer-gone = Trop tard : la carte n’est plus là.
no-same-arrow = Les deux flèches doivent être différentes.
no-no-such-phrase = Cela ne peut pas se dire ainsi.
no-nobody-there = Personne n’est assis là pour l’entendre.
no-silence = Silence radio : on ne parle pas.
no-cable-cut = Le câble de ce côté est coupé.
no-level-locked = C’est encore verrouillé : gagnez d’abord ce qui précède.
no-level-deal = On distribue plus de cartes qu’une main ne peut en tenir.
no-level-rule-twice = Chaque règle supplémentaire ne sert qu’une fois.
no-level-rows = Les lignes doivent nommer chacune des douze cases une seule fois.
no-level-silence = Un silence doit finir avant que le suivant commence.
