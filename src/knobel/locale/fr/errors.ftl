# Pourquoi quelque chose a été refusé : `no-` et le code.

no-offline = Le serveur est injoignable. La connexion fonctionne-t-elle ?
no-internal = Quelque chose s’est mal passé. Essayez encore une fois.
no-unreadable = Le serveur n’a pas compris. Rechargez la page si cela se reproduit.
no-too-fast = C’était trop à la fois. Attendez un instant.
no-too-long = C’était trop long.
no-too-many-tries = Trop de codes erronés. Attendez une minute.
no-storage-failed = Le serveur ne peut pas écrire en ce moment. Votre coup ne compte pas ; essayez encore.
no-not-following = La connexion était nouvelle. Essayez encore une fois.
no-no-such-page = Il n’y a rien à cette adresse.

no-no-such-match = Cette partie n’existe pas, ou plus.
no-no-such-code = Aucune partie n’a ce code.
no-no-such-game = Ce jeu n’est pas encore disponible.
no-no-such-seat = Cette place n’existe pas.
no-no-such-level = Ce niveau n’existe pas.
no-bad-config = Ces réglages ne vont pas ensemble.
no-wrong-number-of-seats = Ce jeu a { $seats } places.
no-seats-full = Toutes les places sont prises.
no-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
no-not-seated = Vous n’avez pas de place dans cette partie.
no-wrong-token = Cet appareil n’a pas de place dans cette partie.
no-match-deleted = Cette partie a été supprimée.
no-watching-closed = L’hôte a fermé cette partie aux spectateurs.
no-host-only = Seul l’hôte de la partie peut faire cela.
no-no-name = Saisissez un nom.

no-not-ready = Tout le monde n’est pas encore prêt.
no-already-begun = La partie a déjà commencé.
no-not-begun = La partie n’a pas encore commencé.
no-over = La partie est terminée.
no-not-over = La partie n’est pas terminée.
no-paused = La partie est en pause.
no-not-paused = La partie n’est pas en pause.
no-already-so = C’est déjà fait.
no-already-agreed = Vous avez déjà accepté.
no-already-declined = Cela a été refusé. Redemandez après le prochain coup.
no-nothing-proposed = Plus personne ne le demande.
no-no-draw-here = Il n’y a pas de nulle dans ce jeu.
no-no-take-back = On ne peut plus rien reprendre.
no-nothing-to-take-back = Vous n’avez pas de coup à reprendre.
no-clock-decides = Ici, la pendule décide.
no-not-away-long-enough = L’autre côté n’est pas absent depuis assez longtemps.
no-not-in-play = Cette place n’est plus en jeu.

no-not-your-turn = Ce n’est pas votre tour.
no-too-late = Trop tard : la position a changé.
no-no-such-action = Ce n’est pas possible ici.
no-no-such-move = Ce coup n’existe pas.
no-no-such-rod = Il n’y a pas de tige { $rod }.
no-rod-full = La tige { $rod } est pleine.
no-no-yellow-ball = Vous n’avez plus de boule jaune.
no-no-own-ball = Vous n’avez plus de boule à vous.
