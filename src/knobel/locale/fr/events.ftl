# The pages of tournaments for people with a phone: hosts, players, tables, standings.

event = Tournoi
event-index = Tournois
event-index-lead = Une soirée avec plusieurs plateaux, vrais ou sur écran : les rencontres, les résultats et le classement se font tout seuls.
event-mine = Mes tournois
event-join = Rejoindre un tournoi
event-new = Nouveau tournoi
event-rules = Règles des tournois
event-import = Ouvrir un fichier
event-import-game = À quel jeu joue-t-on ? Les rondes, les plateaux et les durées peuvent être modifiés plus tard.
event-is-over = terminé
event-role-host = Vous organisez
event-role-helper = Vous aidez
event-role-player = Vous jouez
event-role-guest = Vous regardez
event-not-found = Ce tournoi ne peut pas être ouvert
event-ways = Plus sur ce tournoi
event-wall = Écran mural
event-print = Imprimer
event-standing = Classement
event-final = Classement final

## A new event

event-new-lead = Dites ce que vous savez. Nous proposons le reste, et vous pouvez tout changer.
event-name = Nom du tournoi
event-default-name = Soirée jeux
event-game-choice = Jeu
event-game-settings = Régler le jeu
event-people-number = Personnes
event-boxes = Vrais plateaux
event-boxes-hint = S’il n’y a plus de plateau libre, on joue sur écran.
event-time = Minutes en tout
event-plan = Notre proposition
event-proposals = Formule
event-plan-none = Le temps ne suffit pas : voici le plus court. Prévoyez plus de minutes ou plus de plateaux.
event-plan-replaced = Ce que vous aviez choisi ne convient plus. Vérifiez la nouvelle proposition.
event-plan-groups = { $count ->
    [1] { $people } personnes forment un groupe.
   *[other] { $people } personnes forment { $count } groupes de { $size }.
}
event-plan-teams = { $people } personnes forment { $count } équipes de { $size }.
event-plan-boards = En même temps : { $real } sur de vrais plateaux, { $screen } sur écran.
event-plan-usual = Une partie dure environ { $minutes } minutes, comme les { $games } dernières ici avec ces réglages.
event-plan-box = Une partie dure environ { $minutes } minutes, comme l’indique la boîte.
event-plan-clock = { $minutes ->
    [1] Pour finir à temps, comptez environ une minute par camp et par partie.
   *[other] Pour finir à temps, comptez environ { $minutes } minutes par camp et par partie.
}
event-proposal = { $heats ->
    [0] Autant de rencontres qu’on veut, jusque vers { $time }
    [one] Une ronde de { $minutes } minutes, jusque vers { $time }
   *[other] { $heats } rondes de { $minutes } minutes, jusque vers { $time }
}
event-plan-ends = { $heats ->
    [0] Autant de rencontres qu’on veut : si vous commencez maintenant, fin vers { $time }.
    [one] Une ronde de { $minutes } minutes : si vous commencez maintenant, fin vers { $time }.
   *[other] { $heats } rondes de { $minutes } minutes : si vous commencez maintenant, fin vers { $time }.
}
event-customise-hint = Formule, rondes, temps, école
event-open-go = Ouvrir le tournoi
event-format = Formule
event-format-swiss = Système suisse
event-format-swiss-hint = Tout le monde joue à chaque ronde, contre quelqu’un qui a à peu près autant de points.
event-format-dutch = Suisse FIDE (Dutch)
event-format-dutch-hint = Le suisse comme l’apparient les clubs d’échecs, jusqu’à 64 personnes.
event-format-all-play-all = Toutes les rencontres
event-format-all-play-all-hint = Chacun rencontre tous les autres une fois.
event-format-knockout = Élimination directe
event-format-knockout-hint = Qui gagne continue, jusqu’à la finale.
event-format-double-knockout = Double élimination
event-format-double-knockout-hint = On sort après la deuxième défaite.
event-format-stages = Groupes, puis élimination
event-format-stages-hint = D’abord toutes les rencontres en groupes, puis les meilleurs continuent.
event-format-threes = Tables de trois
event-format-threes-hint = Trois à chaque table ; les places comptent.
event-format-mixer = Équipes tirées au sort
event-format-mixer-hint = Une nouvelle équipe à chaque ronde ; chacun a ses points.
event-format-arena = Arène
event-format-arena-hint = Dès qu’on est libre, on joue contre la prochaine personne libre.
event-format-ladder = Échelle
event-format-ladder-hint = Qui bat quelqu’un de plus haut prend sa place.
event-format-league = Ligue
event-format-league-hint = Sur plusieurs jours, ou avec la même donne pour tous : chaque groupe est comparé à tous les autres. La donne est la même, mais la chance reste : il faut au moins cinq donnes pour voir qui joue le mieux.
event-format-climb = Ascension
event-format-climb-hint = Chaque groupe joue pour lui-même : un niveau gagné mène au suivant.
event-heats = Rondes
event-games = Parties par rencontre
event-deals = Donnes par ronde
event-minutes = Minutes par rencontre
event-announce = Secondes avant le début
event-groups = Groupes
event-qualify = Combien continuent par groupe
event-team = Personnes par équipe
event-days = Jours entre deux rondes
event-most = Inscriptions au maximum
event-keep-days = Effacé après tant de jours
event-third-place = Match pour la troisième place
event-school = Mode école
event-school-hint = Prénoms ou noms d’animaux, aucun regard de l’extérieur, et tout est effacé après 30 jours.

## Entry

event-entered = { $count ->
    [1] Une inscription pour l’instant
   *[other] { $count } inscriptions pour l’instant
}
event-your-name = Votre nom
event-group-name = Nom de votre groupe
event-group-size = Personnes dans le groupe
event-entry-size = Personnes sous ce nom
event-resize = Modifier
event-resize-next = Cela vaut à partir de la prochaine rencontre.
event-school-name = Un prénom ou un animal suffit.
event-animal = Donne-moi un animal
event-animals = Aigle, Alouette, Baleine, Belette, Blaireau, Bouquetin, Buse, Canard, Castor, Cerf, Cheval, Chèvre, Chevreuil, Chouette, Cigogne, Crapaud, Cygne, Dauphin, Écureuil, Élan, Étourneau, Faucon, Fouine, Grenouille, Grue, Hérisson, Héron, Hibou, Lapin, Lièvre, Lion, Loup, Loutre, Lynx, Manchot, Marmotte, Merle, Mésange, Mulot, Oie, Ours, Panda, Phoque, Renard, Salamandre, Saumon, Taupe, Tigre, Tortue, Truite
event-remote = Je joue d’ailleurs, sur écran
event-enter = S’inscrire
event-enter-note = Sans compte. Tout le monde voit votre nom.
event-enter-more = Inscrire quelqu’un d’autre sur cet appareil
event-entry-closed = Les inscriptions sont closes. Demandez à qui organise.
event-check-in = Je suis là
event-return = Rejouer
event-return-note = Vous rejouez dès la prochaine ronde.

## A player

event-heat = Ronde { $heat }
event-heat-of = Ronde { $heat } sur { $heats }
event-round-final = Finale
event-round-third-place = Match pour la troisième place
event-round-semifinal = Demi-finale
event-round-quarterfinal = Quart de finale
event-until-start = Temps avant le début de la ronde
event-until-end = Temps restant dans cette ronde
event-next-bout = Votre prochaine rencontre
event-your-bout = Votre rencontre
event-plays = Vous jouez
event-level = Niveau
event-level-won = Gagné ! Ensuite : { $level }
event-level-lost = Pas gagné. Vous pouvez réessayer : { $level }
event-level-last-won = Gagné : { $level } !
event-level-last-lost = Pas encore gagné : { $level }.
event-level-top = Vous avez gagné le dernier niveau !
event-table = Table { $table }
event-table-real = Table { $table }, vrai plateau
event-table-screen = Table { $table }, écran
event-real-board = un vrai plateau
event-screen-board = sur écran
event-against = contre
event-with = Avec { $names }
event-you = vous
event-you-begin = Vous commencez ({ $side })
event-other-begins = { $name } commence ({ $side })
event-next-you-begin = Vous commencez la partie { $number }
event-next-other-begins = { $name } commence la partie { $number }
event-why = Pourquoi cette rencontre ?
event-why-bye = Pourquoi sans adversaire ?
event-why-level = Pourquoi ce niveau ?
event-place = Place { $place }
event-place-of = sur { $count }, points : { $points }
event-place-levels = sur { $count }, niveaux gagnés : { $levels }
event-my-results = Mes résultats
event-was-bye = sans adversaire
event-rest = Pas à la prochaine ronde
event-withdraw = Quitter le tournoi
event-withdraw-text = Vous ne serez plus dans les appariements. Vos résultats restent, et vous pouvez revenir.
event-withdraw-yes = Quitter
event-withdrawn = Vous avez quitté le tournoi.
event-not-here-yet = Vous êtes sur la liste. Dès que vous pouvez jouer, appuyez sur « Je suis là » : on n’apparie que les personnes présentes.
event-too-late = Il n’est plus possible de rejoindre le tournoi. Suivez-le sur l’écran mural et dans le classement.
event-wait-first = C’est noté. La première ronde sera bientôt appariée.
event-wait-next = Attendez la prochaine ronde.
event-wait-end = C’est la dernière ronde. Ensuite vient le classement final.
event-out = Pour vous, le tournoi s’arrête ici. Suivez la suite sur l’écran mural et dans le classement.
event-resting = Vous faites une pause pendant cette ronde.
event-bye = Vous n’avez pas d’adversaire dans cette ronde.
event-bye-won = Vous n’avez pas d’adversaire dans cette ronde. Cela vaut une victoire.
event-all-won = Vous avez gagné tous les niveaux : il ne vous reste rien à jouer.
event-over = Le tournoi est terminé. Merci d’avoir joué !
event-over-praise = Le tournoi est terminé. Place { $place } pour { $name } : félicitations !
event-at-table = Je suis à la table { $table }
event-enter-result = Saisir le résultat
event-change-report = Modifier mon annonce
event-to-board = Au plateau
event-to-game = À la partie { $number }
event-watch = Regarder
event-seated = Votre place vous attend.
event-other-reports = { $name } annonce { $score }, de votre point de vue.
event-confirm = { $score }, c’est juste
event-contradict = C’est faux
event-confirm-note = Sans réponse, cela compte après deux minutes.
event-you-reported = Vous avez annoncé { $score }. { $name } confirme, ou cela compte dans
event-counts-in = Temps avant que le résultat compte
event-differ-wait = Vos annonces diffèrent. La personne qui organise décide.
event-counts = Ce résultat compte.
event-counts-forfeit = Ce résultat compte. La rencontre n’a pas été jouée.
event-note = Note : { $note }
event-ends = fin { $time }
event-helper = Vous aidez. Choisissez une table et saisissez son résultat : il compte aussitôt.
event-no-tables = Aucun vrai plateau n’attend de résultat.
event-offline = Pas de réseau.
event-offline-kept = Le résultat reste sur cet appareil et sera envoyé automatiquement.
event-offline-old = Ce que vous voyez n’est peut-être plus à jour.

## Results

event-game = Partie { $number }
event-began = { $name } commence
event-won = { $name } a gagné
event-draw = Partie nulle
event-places-hint = En cas d’égalité, donnez la même place.
event-deal = Donne { $number }
event-count-done = Ce qui a été atteint
event-count-left = Secondes restantes
event-goal = { $goal } au plus ; le niveau est alors gagné.
event-report = Annoncer
event-report-score = Annoncer { $score }
event-report-first = Touchez qui a gagné.
event-report-places = Choisissez une place pour chaque camp.
event-report-counts = Saisissez des nombres entiers : ce qui a été atteint et les secondes restantes.
event-report-note = { $name } confirme, ou cela compte dans deux minutes.
event-report-at-once = Cela compte aussitôt.
event-report-alone = Cela compte dans deux minutes.
event-report-done = Le résultat compte.
event-result-counts = { $score } compte.
event-companion = Compagnon pour ce plateau
event-no-bout = Personne ne joue à cette table en ce moment.
event-at-screen = Cette rencontre se joue sur écran ; le résultat arrive tout seul.
event-not-yours = Le résultat est annoncé sur les téléphones de qui joue, ou par une personne qui aide.

## The host

event-host = Organisation
event-you-host = Vous organisez
event-to-host = Vers la page d’organisation
event-to-player = Vers la page pour jouer
event-play-too = Jouer aussi
event-not-host = Seul l’appareil qui a ouvert le tournoi peut l’organiser.
event-before = Avant la première ronde
event-invite = Inviter
event-code = Code à saisir
event-invite-link = Lien
event-qr = Code QR du tournoi
event-qr-hint = À viser avec l’appareil photo d’un téléphone.
event-done-of = { $done } sur { $count } finies
event-here = Présences : { $count }
event-here-rests = { $resting ->
    [1] Présences : { $here }, en pause : 1
   *[other] Présences : { $here }, en pause : { $resting }
}
event-open = Encore en cours, et pourquoi
event-differ = Désaccord : { $one } dit { $first }, { $other } { $second }
event-open-reported = { $name } annonce { $score }, pas encore confirmé
event-open-game = La partie { $number } est en cours
event-open-screen = En cours
event-open-away = Pas de connexion depuis { $time } : { $names }
event-open-real = En cours, pas encore d’annonce
event-open-not-begun = Pas encore commencée
event-open-nobody = Personne à la table pour l’instant
event-open-missing = Pas encore à la table : { $names }
event-open-table = Ouvrir la page de cette table
event-settle = { $names } : décider { $score }
event-other = Autre
event-results = { $count ->
    [1] Un résultat
   *[other] { $count } résultats
}
event-ready-when = { $count ->
    [1] Prêt dès que la dernière rencontre a un résultat.
    [2] Prêt dès que les deux rencontres ont un résultat.
   *[other] Prêt dès que les { $count } rencontres ont un résultat.
}
event-pair = Apparier et lancer la ronde { $heat }
event-unpair = Apparier cette ronde à nouveau
event-unpair-text = Rencontres et tables sont attribuées à nouveau. Ce qui a déjà été joué aux tables ne compte pas.
event-start-now = Lancer la ronde { $heat } maintenant
event-starts-by-itself = Elle commence d’elle-même à la fin du temps.
event-finish = Terminer le tournoi
event-finish-note = Toutes les rondes sont jouées.
event-finish-text = Le classement devient définitif, et aucune autre ronde ne sera appariée.
event-people = Personnes
event-people-count = { $count ->
    [1] Une inscription, présences : { $here }
   *[other] { $count } inscriptions, présences : { $here }
}
event-add = Inscrire quelqu’un à la main
event-add-go = Ajouter
event-add-here = se trouve déjà ici
event-late-hint = Qui arrive en retard joue dès la prochaine ronde ; une ronde manquée compte comme nulle.
event-state-entered = pas encore là
event-state-here = sur place
event-state-resting = en pause
event-state-withdrawn = départ
event-state-removed = suppression
event-is-remote = à distance
event-no-device = sans téléphone
event-is-here = { $name } est là
event-here-short = ici
event-check-in-all = Tout le monde est là
event-rename = Renommer
event-withdraw-them = Est parti de la soirée
event-remove = Retirer
event-remove-sure = Vraiment retirer
event-link = Montrer le lien
event-link-qr = Code QR pour { $name }
event-link-hint = Le téléphone qui lit ce code joue pour { $name }.
event-entry-open = Les inscriptions sont ouvertes
event-forbidden = Qui ne doit pas se rencontrer
event-forbidden-hint = Pour des frères et sœurs, ou deux qui partagent une place.
event-forbidden-one = Une personne
event-forbidden-other = L’autre personne
event-forbid = Exclure
event-allow = { $one } et { $other } peuvent de nouveau se rencontrer
event-correct = Corriger le résultat
event-correct-note = Pourquoi ? Tout le monde peut le lire.
event-correct-why = Indiquez pourquoi vous le corrigez.
event-reopen = Annuler le résultat
event-absent = Qui n’est pas venu jouer ?
event-absent-go = Noter l’absence
event-move-screen = Jouer cette rencontre sur écran
event-move-real = Jouer cette rencontre sur un vrai plateau
event-more = Plus
event-settings = Réglages
event-change = Enregistrer
event-changed = Enregistré.
event-helpers = Aide
event-helpers-hint = Une personne qui aide peut saisir tous les résultats, rien d’autre.
event-helpers-count = { $count ->
    [1] Une personne aide.
   *[other] { $count } personnes aident.
}
event-add-helper = Montrer un code QR pour aider
event-helper-qr = Code QR pour aider
event-helper-qr-hint = Le téléphone qui lit ce code peut saisir des résultats.
event-drop-helpers = Retirer les droits de toute l’aide
event-files = Enregistrer dans un fichier
event-file-csv = Liste (CSV)
event-file-trf16 = Logiciel d’échecs (TRF16)
event-file-trf26 = Logiciel d’échecs (TRF26)
event-file-record = Tout
event-delete = Supprimer le tournoi
event-delete-text = Tous les noms, résultats et parties de ce tournoi sont supprimés définitivement, pour tout le monde.

## The standing

event-col-place = Place
event-col-name = Nom
event-col-points = Points
event-col-levels = Niveaux gagnés
event-col-played = Joué
event-ties = Qu’est-ce qui départage à égalité ?
event-ties-lead = Dans cet ordre :
event-ties-end = En cas d’égalité persistante, la place est partagée.
event-tie-direct = Rencontre directe
event-tie-direct-hint = les points des rencontres entre elles, si toutes ces personnes se sont rencontrées.
event-tie-buchholz-cut-1 = Buchholz
event-tie-buchholz-cut-1-hint = les points de tous les adversaires sauf le plus bas : on est plus haut si on a rencontré plus fort.
event-tie-sonneborn-berger = Sonneborn-Berger
event-tie-sonneborn-berger-hint = les points des adversaires battus, et la moitié en cas de nulle.
event-tie-wins = Victoires
event-tie-wins-hint = le nombre de rencontres gagnées.
event-tie-in-heat = Gagné à la ronde
event-tie-in-heat-hint = la ronde dans laquelle le groupe a gagné son plus haut niveau ; plus c’est tôt, mieux c’est.
event-tie-next-level = Niveau suivant
event-tie-next-level-hint = le mieux qu’il a atteint dans un essai au niveau suivant.
event-tie-tally-1 = Décompte 1
event-tie-tally-1-hint = ce que le jeu compte d’abord.
event-tie-tally-2 = Décompte 2
event-tie-tally-2-hint = ce que le jeu compte ensuite.
event-cross = Grille américaine
event-replay = Revoir { $number }
event-group-done = a joué
event-deals-title = Donne par donne
event-deals-hint = Un groupe gagne un point pour chaque autre groupe qui a fait moins bien avec la même donne, et un demi-point pour chaque groupe qui a fait aussi bien.
event-levels-hint = Les groupes au même niveau avaient la même donne.
event-deals-replay = { $name } : revoir { $number }
event-had-bye = { $name } : sans adversaire
event-sealed = Donne scellée : { $seal }
event-unsealed = Tout le monde peut vérifier la donne : { $seed } donne { $seal }.

## Read out

event-say-paired = Ronde { $heat } : { $name } joue contre { $against } à la table { $table }.
event-say-paired-alone = Ronde { $heat } : { $name } joue à la table { $table }.
event-say-bye = Ronde { $heat } : { $name } n’a pas d’adversaire.
event-say-heat = La ronde { $heat } est appariée.
event-say-unpaired = La ronde { $heat } est appariée à nouveau.
event-say-begins = La ronde { $heat } commence.
event-say-done = La ronde { $heat } est terminée.
event-say-over = Le tournoi est terminé.
event-say-result = { $names } : { $score } compte.
event-say-reported = { $name } annonce { $score }, de votre point de vue. Veuillez confirmer.
event-say-differ = Table { $table } : { $names } annoncent des résultats différents.
