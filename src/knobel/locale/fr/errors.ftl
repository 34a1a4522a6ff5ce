# Pourquoi quelque chose a été refusé : `no-` et le code.

no-offline = Le serveur est injoignable. Vérifiez la connexion.
no-internal = Une erreur s’est produite. Réessayez.
no-unreadable = Le serveur n’a pas compris. Rechargez la page, puis réessayez.
no-too-fast = Trop de choses à la fois. Réessayez dans { $retry_after } s.
no-too-long = { $most ->
    [one] C’était trop long : { $most } caractère au plus. Raccourcissez le texte.
   *[other] C’était trop long : { $most } caractères au plus. Raccourcissez le texte.
}
no-too-many-tries = Trop de codes erronés. Réessayez dans { $retry_after } s ou ouvrez le lien de l’invitation.
no-too-many-bot-matches = L’ordinateur joue déjà { $most } parties contre lui-même. Attendez que l’une d’elles se termine, ou jouez vous-même.
no-storage-failed = Le serveur ne peut pas écrire en ce moment. Votre coup ne compte pas ; réessayez.
no-try-again = Le serveur n’a pas répondu à temps. Il n’est pas encore certain que cela compte ; réessayez.
no-moving = Le serveur est en cours de renouvellement. Réessayez dans un instant.
no-not-following = La connexion n’était pas encore établie. Réessayez.
no-no-such-page = Il n’y a rien à cette adresse. Vérifiez le lien.
no-not-json = Le serveur ne lit que du JSON. Rechargez la page et essayez encore une fois.
no-foreign-origin = Cette demande vient de la page d’un autre site. Ouvrez le jeu à sa propre adresse.
no-url-too-long = Cette adresse est trop longue. Vérifiez le lien.
no-headers-too-long = Le navigateur envoie trop de choses avec ses requêtes. Supprimez les cookies de cette page et essayez encore une fois.
no-too-slow = La requête a mis trop de temps à arriver. Vérifiez la connexion et essayez encore une fois.
no-too-many-connections = Trop de connexions à la fois depuis votre réseau. Fermez d’autres fenêtres du jeu ou réessayez dans { $retry_after } s.
no-server-full = Le serveur est plein. Réessayez dans { $retry_after } s.

no-no-such-match = Cette partie n’existe pas, ou plus. Vérifiez le lien, ou commencez une nouvelle partie.
no-no-such-code = Aucune partie n’a ce code. Vérifiez-le avec votre hôte.
no-no-such-game = Ce jeu n’est pas disponible ici. Choisissez-en un autre.
no-no-such-seat = Cette place n’existe pas. Choisissez-en une autre.
no-no-such-level = Ce niveau n’existe pas. Choisissez-en un autre.
no-no-such-lesson = Cette leçon n’existe pas. Choisissez-en une autre.
no-bad-config = Ces réglages sont impossibles : { $why }. Modifiez-les, puis réessayez.
no-no-such-layout = Aucun plateau ne s’appelle « { $name } ». Choisissez-en un autre.
no-no-such-deck = Aucun paquet de cartes ne s’appelle « { $name } ». Choisissez-en un autre.
no-layout-size = Un plateau doit avoir dix lignes de dix cases. Corrigez-le.
no-layout-signs = Un plateau se compose des chiffres 1 à 9 et de K. Remplacez « { $sign } ».
no-layout-knockouts = Un plateau doit avoir quatre cases KO ; celui-ci en a { $count }. Corrigez-le.
no-deck-needed = Map, Mission et Trap demandent un paquet de cartes. Choisissez-en un.
no-deck-size = Un paquet doit avoir 25 cartes ; celui-ci en a { $count }. Corrigez-le.
no-deck-marks = { $count ->
    [one] La carte { $card } a { $count } marque au lieu de quatre. Corrigez-la.
   *[other] La carte { $card } a { $count } marques au lieu de quatre. Corrigez-la.
}
no-deck-square = La carte { $card } a une marque sur { $square }, une case qui n’existe pas sur ce plateau. Choisissez d’autres cartes, ou un autre plateau.
no-deck-square-twice = La case { $square } est marquée deux fois dans le paquet. Ne marquez chaque case qu’une fois.
no-deck-white = { $count ->
    [one] La carte { $card } a { $count } marque blanche au lieu de trois. Corrigez-la.
   *[other] La carte { $card } a { $count } marques blanches au lieu de trois. Corrigez-la.
}
no-deck-colours = La carte { $card } n’a que des marques d’une seule couleur. Il en faut des blanches et des violettes.
no-deck-knockout = La carte { $card } a une marque blanche sur la case KO { $square }. Mettez-y une marque violette.
no-variant-twice = Chaque variante ne peut être choisie qu’une fois. Retirez la seconde.
no-one-clock = TimeBomb et TimeBalance s’excluent : une partie n’a qu’une horloge au plus. Choisissez l’une des deux.
no-empty-team = Il faut au moins une personne dans chaque camp. Ajoutez-en une.
no-too-many-players = On peut jouer à { $most } au plus. Choisissez moins de joueurs.
no-large-team = Au-delà de { $most } joueurs par camp, il faut autoriser les grandes équipes. Autorisez-les, ou choisissez moins de joueurs.
no-wrong-number-of-seats = { $seats ->
    [one] Ce jeu a { $seats } place. Changez le nombre de joueurs.
   *[other] Ce jeu a { $seats } places. Changez le nombre de joueurs.
}
no-seats-full = Toutes les places sont prises. Pour regarder, demandez le lien des spectateurs.
no-seat-taken = Quelqu’un a été plus rapide : cette place est prise. Choisissez-en une autre.
no-not-seated = Vous n’avez pas de place dans cette partie ; vous pouvez seulement regarder.
no-wrong-token = Cet appareil n’a pas de place dans cette partie. Ouvrez-la sur l’appareil où vous avez pris place.
no-wrong-secret = Ce n’est pas le mot secret de ce serveur. Il se trouve dans le fichier avec lequel le serveur a été démarré.
no-other-server = Un autre serveur a répondu ; aucun n’a été arrêté. Ouvrez cette page à l’adresse propre du serveur à arrêter, pas à l’adresse commune.
no-no-push = Ce serveur n’envoie pas de notifications. Gardez plutôt la page ouverte.
no-match-deleted = Cette partie a été supprimée. Vous pouvez en commencer une nouvelle.
no-watching-closed = L’hôte a fermé cette partie aux spectateurs. Demandez-lui de la rouvrir.
no-opener-only = Seul l’hôte de la partie peut faire cela. Demandez-le-lui.
no-no-name = Saisissez un nom.
no-name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Choisissez un autre nom.
no-id-used = La page a utilisé un même identifiant pour deux actions différentes. Rechargez-la, puis réessayez.
no-too-many-changes = Noms, places et propositions ont changé { $most } fois dans cette partie. Continuez à jouer, ou commencez une nouvelle partie.
no-too-many-signs = Vous avez envoyé beaucoup de signes. Réessayez dans { $retry_after } s.
no-match-too-long = Cette partie est devenue trop longue : après { $most } entrées, on ne peut plus que l’abandonner. Commencez-en une nouvelle pour continuer.
no-names-are-fixed = Les noms restent tels quels jusqu’à la fin de la partie, pour que personne ne s’en serve pour se concerter.

no-not-ready = Tout le monde n’est pas encore prêt. Attendez les autres.
no-already-begun = La partie a déjà commencé. Ce n’était possible qu’avant le début.
no-not-begun = La partie n’a pas encore commencé. Attendez que tout le monde soit prêt.
no-over = La partie est terminée. Vous pouvez demander une revanche.
no-not-over = La partie n’est pas terminée. Réessayez quand elle le sera.
no-paused = La partie est en pause. Proposez de continuer, ou attendez que tout le monde soit de retour.
no-not-paused = Il n’y a pas de pause à terminer. Continuez, ou attendez que tout le monde soit de retour.
no-already-so = C’est déjà fait. Rechargez la page si vous ne le voyez pas.
no-already-agreed = Vous avez déjà accepté. Attendez les autres.
no-already-declined = La demande a été refusée. Vous pourrez la refaire après le prochain coup.
no-nothing-proposed = Cette demande n’est plus ouverte. Vous pouvez en faire une nouvelle.
no-no-draw-here = Il n’y a pas de nulle dans ce jeu. Continuez, ou abandonnez.
no-no-take-back = On ne peut plus rien reprendre. Continuez à jouer.
no-nothing-to-take-back = Vous n’avez pas de coup à reprendre. Continuez à jouer.
no-clock-decides = Ici, c’est la pendule qui décide. Attendez la fin du temps.
no-not-away-long-enough = L’autre camp n’est pas absent depuis assez longtemps. Attendez encore un peu.
no-mate-away = Il manque aussi quelqu’un dans votre équipe. Vous pouvez prendre la nulle, mais pas réclamer la victoire.
no-still-there = La personne assise là est encore connectée. Un robot ne peut la remplacer qu’en son absence.
no-not-in-play = Cette place n’est plus en jeu. On ne peut plus rien y faire.

no-not-your-turn = Ce n’est pas votre tour. Attendez les autres.
no-too-late = Trop tard : la position a changé. Regardez à nouveau, puis choisissez.
no-no-such-action = Ce n’est pas possible ici. Choisissez autre chose.
no-no-such-move = « { $move } » n’est pas un coup. Choisissez-en un autre.
no-move-in-do = Le serveur n’accepte plus les coups de cette version de la page. Rechargez la page.
no-no-such-rod = Il n’y a pas de tige { $rod }. Choisissez-en une de A1 à D4.
no-rod-full = La tige { $rod } est pleine. Choisissez-en une autre.
no-no-yellow-ball = Vous n’avez plus de boule jaune. Jouez une boule de votre couleur.
no-no-own-ball = Vous n’avez plus de boule de votre couleur. Jouez une jaune.
no-no-such-square = Il n’y a pas de case { $square }. Choisissez-en une de A1 à J10.
no-square-taken = La case { $square } est prise. Choisissez une case libre.
no-knockout-square = Sur la case KO { $square }, vous ne pouvez poser qu’une pièce de la couleur de l’autre camp. Choisissez une autre case.
no-nothing-to-confirm = Il n’y a pas de résultat à confirmer. Continuez à jouer.

no-not-yet = Le sable ne coule pas encore. Attendez un instant.
no-hand-full = { $limit ->
    [one] Pas plus de { $limit } carte en main. Posez une série, ou défaussez trois cartes.
   *[other] Pas plus de { $limit } cartes en main. Posez une série, ou défaussez trois cartes.
}
no-pile-empty = Il n’y a plus de carte à piocher. Il faut d’abord que quelqu’un se défausse.
no-not-three = On défausse toujours exactement trois cartes. Choisissez-en trois.
no-card-not-in-hand = Vous n’avez plus cette carte. Choisissez-en une autre.
no-card-on-offer = Cette carte est proposée à l’échange. Reprenez-la d’abord.
no-jokers-only = Des jokers seuls ne font pas une série. Ajoutez une vraie carte.
no-not-a-set = Ces cartes ne forment pas une série. Choisissez des cartes identiques.
no-set-size = { $size ->
    [one] Cette série demande { $size } carte. Choisissez-en autant.
   *[other] Cette série demande { $size } cartes. Choisissez-en autant.
}
no-field-cracked = { $field } est déjà déchiffré. Choisissez une autre case.
no-field-locked = { $field } est encore verrouillé. Déchiffrez d’abord une case ouverte.
no-not-your-neighbour = On n’échange qu’avec ses voisins de gauche et de droite. Choisissez l’un des deux.
no-joker-not-traded = Les jokers ne s’échangent pas. Choisissez une autre carte.
no-wrong-arrow = La flèche de cette carte va de l’autre côté. Choisissez une autre carte, ou l’autre voisin.
no-already-offering = Une de vos cartes y est déjà proposée. Reprenez-la d’abord.
no-offer-gone = Trop tard : la carte n’est plus là. Demandez-en une autre.
no-same-arrow = Les deux flèches doivent être différentes. Choisissez une carte qui va dans l’autre sens.
no-no-such-phrase = Cela ne peut pas se dire ainsi. Choisissez une des phrases.
no-nobody-there = Personne n’est assis là pour l’entendre. Choisissez quelqu’un d’autre.
no-silence = Silence radio : attendez de pouvoir parler à nouveau.
no-cable-cut = Le câble de ce côté est coupé. Échangez de l’autre côté, ou attendez.
no-level-locked = C’est encore verrouillé. Gagnez d’abord ce qui précède.
no-level-deal = On distribue plus de cartes qu’une main ne peut en tenir. Distribuez-en moins.
no-level-rule-twice = Chaque règle supplémentaire ne peut servir qu’une fois. Retirez la seconde.
no-level-rows = Les lignes doivent nommer chacune des douze cases une seule fois. Corrigez-les.
no-level-silence = Un silence doit finir avant que le suivant commence. Corrigez les heures.

no-no-such-event = Ce tournoi n’existe pas. Vérifiez le lien, ou demandez-en un nouveau à l’hôte.
no-event-deleted = Ce tournoi a été supprimé. Vous pouvez en ouvrir un nouveau.
no-event-match = Ce n’est pas possible dans une partie de tournoi. Jouez-la jusqu’au bout.
no-event-too-long = Ce tournoi est devenu trop long pour cela. Les résultats comptent encore, et l’hôte peut le terminer.
no-event-host-only = Seul l’hôte du tournoi peut faire cela. Demandez-le-lui.
no-event-helper-only-reports = Les aides peuvent seulement saisir et corriger des résultats. Pour le reste, adressez-vous à l’hôte.
no-event-not-yours = Cela concerne une autre inscription. Faites-le sur son appareil ou adressez-vous à l’hôte.
no-event-no-such-entrant = Cette inscription n’existe pas dans ce tournoi. Rechargez la page et choisissez-en une autre.
no-event-no-such-bout = Cette rencontre n’existe pas dans ce tournoi. Rechargez la page et cherchez la vôtre.
no-event-wrong-heat = C’est au tour de la ronde { $heat }. Rechargez la page pour la voir.
no-event-all-heats-played = Toutes les rondes ont été jouées. Terminez le tournoi ou ajoutez des rondes dans les réglages.
no-event-bad-result = Ce résultat est impossible dans cette rencontre. Vérifiez-le et saisissez-le de nouveau.
no-event-already-decided = Cette rencontre a déjà un résultat. S’il est faux, demandez à l’hôte de le corriger.
no-event-nothing-to-confirm = Il n’y a aucun résultat à confirmer, ou il vient de changer. Regardez de nouveau.
no-event-over = Le tournoi est terminé. Plus rien ne peut être modifié.
no-event-bouts-open = { $count ->
    [one] { $count } rencontre n’a pas encore de résultat. Saisissez-le ou indiquez qui n’est pas venu.
   *[other] { $count } rencontres n’ont pas encore de résultat. Saisissez-les ou indiquez qui n’est pas venu.
}
no-event-bout-not-opened = La partie de la table { $table } ne peut pas s’ouvrir à l’écran. Jouez cette rencontre sur un vrai plateau ou saisissez son résultat.
no-event-too-few = Il n’y a pas assez de monde pour une ronde. Pointez d’abord les personnes présentes.
no-event-too-few-people = Il faut au moins { $min } personnes pour cela. Indiquez un nombre plus grand.
no-event-too-many-people = Une proposition vaut pour { $most } personnes au plus. Indiquez un nombre plus petit.
no-event-nobody-to-pair = Il ne reste personne à opposer. Terminez le tournoi.
no-event-pairing-stale = Quelque chose a changé entre-temps. Refaites l’appariement.
no-event-must-meet = { $one } et { $other } ne doivent pas se rencontrer, mais il ne reste personne d’autre. Autorisez la rencontre, puis refaites l’appariement.
no-event-begun = Ce n’était possible qu’avant le début. Continuez à jouer.
no-event-deal-public = La donne de cette rencontre est déjà connue. Corrigez plutôt le résultat.
no-event-entered-twice = Quelqu’un s’appelle déjà { $name } dans ce tournoi. Choisissez un autre nom.
no-event-full = { $most ->
    [one] Le tournoi est complet : { $most } place en tout. Adressez-vous à l’hôte.
   *[other] Le tournoi est complet : { $most } places en tout. Adressez-vous à l’hôte.
}
no-event-bad-size = { $max ->
    [one] Dans ce tournoi, { $min } seule personne joue sous chaque nom. Inscrivez chacune séparément.
   *[other] Dans ce tournoi, on joue à { $min } au moins et à { $max } au plus sous un même nom. Changez le nombre de personnes.
}
no-event-entry-closed = Les inscriptions sont closes. Adressez-vous à l’hôte.
no-event-removed = L’hôte a retiré cette inscription du tournoi. Adressez-vous à l’hôte.
no-event-too-many-entries = { $most ->
    [one] Au plus { $most } est permis ici. Demandez à l’hôte d’en ajouter.
   *[other] Au plus { $most } sont permis ici. Demandez à l’hôte d’en ajouter.
}
no-event-not-at-real-board = Cela ne convient pas à ce plateau : à l’écran, le résultat vient de la partie, et qui joue à distance ne peut pas utiliser un vrai plateau.
no-event-no-box-left = Toutes les boîtes sont prises. Attendez qu’une se libère ou jouez à l’écran.
no-event-cannot-change = Cela ne change plus une fois la première ronde appariée. Pour le modifier, ouvrez un nouveau tournoi.
no-event-bad-setup = Ces réglages ne vont pas ensemble. Modifiez-les, puis réessayez.
no-event-bad-file = Ce fichier est illisible : la ligne { $line } contient une erreur. Corrigez-la, puis réessayez.
no-event-no-trf = Cette forme de tournoi n’a pas de fichier TRF : il faut des rencontres à deux camps. Prenez l’enregistrement ou le fichier CSV.
no-event-dutch-too-many = { $most ->
    [1] Le système néerlandais de la FIDE ne peut apparier ici qu’une inscription. Choisissez le système suisse.
   *[other] Le système néerlandais de la FIDE peut apparier ici { $most } inscriptions au plus. Choisissez le système suisse.
}
