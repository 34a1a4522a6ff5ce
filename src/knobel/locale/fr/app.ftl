# Les pages autour des plateaux. Les noms des jeux ne sont jamais traduits.

## Le cadre

brand-home = Knobel, vers la page d’accueil
skip-to-content = Aller au contenu
footer = Plus
privacy-link = Vie privée
not-affiliated = Les noms des jeux appartiennent à leurs propriétaires ; Knobel ne leur est pas affilié.
loading = Chargement…
page-not-loaded = Impossible de charger la page. Vérifiez la connexion, puis réessayez.
dismiss = Fermer ce message
cancel = Annuler
done = Terminé
try-again = Réessayer
to-start = Page d’accueil
missing-title = Rien ici
missing-text = Il n’y a pas de page à cette adresse. Vérifiez le lien : il est peut-être incomplet.

## Réglages

settings = Réglages
settings-mute = Couper le son
settings-language = Langue
settings-theme = Apparence
theme-system = Automatique
theme-light = Clair
theme-dark = Sombre
settings-view = Vue du plateau
view-3d = 3D
view-floors = Quatre niveaux
settings-confirm = Confirmer les coups
confirm-auto = Automatique
confirm-on = Toujours
confirm-off = Jamais
settings-sounds = Sons
settings-motion = Moins d’animations

## Accueil

start-title = Trois jeux de réflexion. Un lien suffit.
start-lead = Contre l’ordinateur, entre amis, sur un seul écran. Sans compte, sans rien installer.
not-there-yet = Pas encore disponible
rules-short = Règles
learn-short = Apprendre en jouant
companion-short = Compagnon du vrai jeu
ways-on = Découvrir
index-learn = Apprendre
index-learn-hint = De courtes leçons sur le plateau de chaque jeu
index-learn-events = Votre première soirée
index-rules = Règles
index-rules-hint = Tous les jeux, en images
index-rules-events = Règles des tournois
index-companion = Vrai plateau
index-companion-hint = Avec pendule, cartes et sablier
index-events = Tournois
index-events-hint = De 4 à 500 personnes
index-groups = Groupes
index-groups-hint = Ce que vous avez gagné ensemble
event-back = Retour au tournoi
join-by-code = Rejoindre avec un code
join-go = Rejoindre
code = Code
code-hint = Six caractères, que votre hôte peut vous dicter.
code-too-short = Un code a { $count } caractères.
scan = Scanner un code QR
scan-hint = Dirigez l’appareil photo vers le code QR de l’invitation.
scan-foreign = Ce code QR n’est pas de ce serveur. Scannez celui de votre invitation.
scan-no-camera = L’appareil photo ne peut pas être utilisé. Autorisez-le dans les réglages du navigateur, ou tapez le code.
code-strangers = Aucun code ne contient { $symbols }. Vérifiez votre saisie.
my-games = Mes parties
my-games-all = Tout afficher ({ $count })
my-games-also = Aussi en cours
my-games-over = Parties terminées
my-games-more =
    { $count ->
        [1] Une autre partie
       *[other] { $count } autres parties
    }
my-games-calling =
    { $count ->
        [1] à vous de jouer dans une
       *[other] à vous de jouer dans { $count }
    }
continue = Reprendre
again-with = Rejouer avec
again-with-person = Rejouer avec { $name } : { $game }
my-game-open = En attente de joueurs
my-game-running = En cours
my-game-my-turn = À vous de jouer
my-game-paused = En pause
my-game-over = Terminée
my-game-won = Gagnée
my-game-lost = Perdue
my-game-drawn = Nulle
my-game-forget = Retirer de la liste : { $name }

## Préparer une partie

new-title = Nouvelle partie
new-game = Nouvelle partie
new-who = Qui joue ?
who-online = En ligne, avec un ami
who-bot = Contre l’ordinateur
who-local = Sur cet écran
play-bot = Jouer
play-online = Inviter
play-online-many = Inviter
play-local = Un écran
play-options = Options de la partie
play-versus = contre { $name }
play-mates =
    { $count ->
        [1] avec un robot
       *[other] avec { $count } robots
    }
new-level = Quelle force ?
level-seedling = Pousse
level-seedling-hint = Aimable, laisse passer bien des choses
level-sapling = Arbrisseau
level-sapling-hint = Bloque, mais prévoit peu
level-oak = Chêne
level-oak-hint = Un adversaire solide
level-redwood = Séquoia
level-redwood-hint = Presque sans erreur
level-worldtree = Arbre-monde
level-worldtree-hint = Le plus fort possible
level-slow = Tranquille
level-slow-hint = Prend son temps : une action toutes les trois secondes
level-human = Humain
level-human-hint = À peu près comme une personne
level-fast = Rapide
level-fast-hint = Plus rapide qu’une personne
new-names = Qui est devant l’écran ?
your-name = Votre nom
guest = Invité
new-invite = Inviter
new-start = C’est parti
new-customise = Personnaliser
table-options = Options de la partie
table-options-close = Fermer
table-options-now = Aucun coup joué : vos choix comptent tout de suite.
table-options-later = Cette partie continue telle quelle. Vos choix comptent pour une nouvelle.
table-options-play = Jouer
table-options-new = Nouvelle partie ainsi
colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune
new-best-of-two = Deux parties : chacun commence une fois
best-of-two = Deux parties

## Rejoindre

join-title = Invitation
join-slow = Beaucoup de codes erronés sont venus de votre réseau : vérifier le vôtre peut prendre une demi-minute. Avec le lien ou le code QR de l’invitation, vous entrez tout de suite.
join-invites = { $count ->
    [one] { $name } vous invite
   *[other] { $name } vous invitent
}
join-at-table = À cette table : { $names }
join-seat = Quelle place ?
join-any-seat = La prochaine libre
join-play = Jouer
join-full = Toutes les places sont prises. Pour regarder, demandez le lien des spectateurs.
join-over = Cette partie est terminée.
join-dead-title = Ça n’a pas marché
join-dead-hint = Une invitation prend fin quand la partie est supprimée. Demandez un nouveau lien.
replay-watch = Revoir la partie

## Salle d’attente

remind = Me prévenir quand c’est à moi de jouer
remind-hint = Même quand cette page est fermée. La notification ne dit que le nom du jeu.
remind-denied = Votre navigateur n’autorise pas les notifications de cette page. Autorisez-les dans ses réglages.
remind-unavailable = Ce serveur n’envoie pas de notifications.
remind-failed = Cela n’a pas marché. Réessayez plus tard.
remind-stop = Arrêter toutes les notifications
remind-stopped = Les notifications sont arrêtées.
copy = Copier
copied = Copié
copy-by-hand = Copiez vous-même le lien sélectionné.
share = Partager
you = vous

## À la table

seats = Joueurs
side-crosses = Croix
side-rings = Ronds
player-cross = Croix
player-ring = Rond
seat-cross = Croix { $number }
seat-ring = Rond { $number }
seat-away = hors ligne
seat-to-move = doit jouer
series-points = Points des deux parties
clock-frozen = Temps incertain : pas de connexion
clock-low = Le temps presse
latency = Connexion : { $millis } ms
status-your-turn = À vous de jouer
status-turn = À { $name } de jouer
status-thinking = { $name } réfléchit…
status-paused = En pause
status-outage = Le serveur était indisponible. La partie reprendra dès que tout le monde sera de retour.
status-gathering = La pendule démarre dès que tout le monde est là.
status-over = Partie terminée
status-rest = Regardez le résultat
status-past = Coup { $at } sur { $count }
status-past-round = Manche { $round }, coup { $at } sur { $count }
game-begins = La partie commence.
you-play = C’est parti. Vous jouez : { $colour }.
sat-down = { $name } s’installe à la table.
came-back = { $name } est de retour.
out = { $name } est hors jeu.
declined = { $name } a refusé.
watching = Vous regardez la partie.
actions = Actions
propose-take-back = Reprendre
propose-draw = Proposer la nulle
propose-pause = Pause
propose-resume = Continuer
resign = Abandonner
resign-title = Abandonner ?
resign-text = La partie sera alors perdue pour vous.
resign-text-team = Tout votre camp perdra alors la partie.
resign-text-named = { $name } perdra alors la partie.
draw-title = Convenir d’une partie nulle ?
draw-text = La partie se termine aussitôt, sans vainqueur.
asks-take-back = { $name } aimerait reprendre un coup.
asks-draw = { $name } propose la nulle.
asks-pause = { $name } aimerait une pause.
asks-resume = { $name } aimerait continuer.
asks-rematch = { $name } aimerait rejouer.
asked-take-back = Vous avez demandé à reprendre un coup.
asked-draw = Vous avez proposé la nulle.
asked-pause = Vous avez demandé une pause.
asked-resume = Vous avez demandé à continuer.
asked-rematch = Vous avez demandé à rejouer.
accept = Accepter
decline = Refuser
withdraw = Retirer
absent = { $name } est hors ligne.
absent-wait = { $seconds ->
    [one] Dans { $seconds } seconde, vous pourrez réclamer la victoire.
   *[other] Dans { $seconds } secondes, vous pourrez réclamer la victoire.
}
absent-clock = La pendule décide.
claim-win = Réclamer la victoire
claim-draw = Prendre la nulle
connection-lost = Connexion interrompue.
connection-moving = Un instant : le serveur est renouvelé. Personne ne perd de temps.
connection-since = Reconnexion en cours depuis { $seconds } s…
connection-warning = Au bout de 60 secondes, les autres pourront réclamer la victoire.
connection-warning-clock = Votre pendule tourne peut-être encore.
leave-title = Quitter la table ?
leave-text = La partie continue sans vous et, au bout de 60 secondes, les autres pourront réclamer la victoire. Vous retrouverez la partie sous « Mes parties ».
leave-yes = Quitter
gone-title = Impossible d’ouvrir cette partie ici
gone-hint = Une place est liée à l’appareil sur lequel elle a été prise. Ouvrez la partie sur cet appareil, ou demandez le lien des spectateurs.
left-title = Vous avez quitté la table
left-text = Un robot continue à votre place : vous ne pouvez plus y revenir. Une fois la partie terminée, vous verrez ici comment elle a fini.

## Coups

moves = Coups
moves-none = Aucun pour l’instant.
move-label = Coup { $number }, { $name } : { $move }
round = Manche { $number }
rounds = Manches
rounds-earlier = Montrer les manches précédentes
round-running = en cours
round-drawn = sans vainqueur
round-given-up = abandon
round-knockout = KO
round-set = gagne le set
round-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
round-stand = Score { $points }
round-stand-sets = Sets { $sets }, points { $points }

## La fin

result-won = Vous avez gagné !
result-lost = Vous avez perdu
result-team-won = Votre camp a gagné !
result-team-lost = Votre camp a perdu
result-drawn = Partie nulle
result-wins = Victoire : { $name }
result-abandoned-title = Partie abandonnée
reason-line = Quatre à la suite pour { $winner }.
own-reason-line = Vous avez quatre boules à la suite.
reason-full = Toutes les places sont prises, et personne n’a quatre boules à la suite.
reason-lines = La dernière boule est jouée : ce sont les lignes qui décident.
reason-resigned = { $loser } a abandonné.
own-reason-resigned = Vous avez abandonné.
reason-time = Temps écoulé pour { $loser }.
own-reason-time = Votre temps est écoulé.
reason-absent = Absence trop longue : { $loser }.
own-reason-absent = Votre absence a duré trop longtemps.
reason-draw-agreed = D’un commun accord.
reason-draw-claimed = Un camp s’est absenté trop longtemps, l’autre s’est contenté de la nulle.
reason-abandoned = Personne n’est revenu jouer cette partie.
reason-sets = { $winner } a remporté les sets.
own-reason-sets = Vous avez remporté les sets.
reason-points = Les points ont fait la différence.
reason-round = Une seule manche a fait la différence.
reason-knockout = KO : { $winner } remporte toute la partie.
own-reason-knockout = KO : vous remportez toute la partie.
reason-deck = Quel que soit le tirage, les cartes formaient aussitôt un alignement : ce paquet n’est pas jouable. Choisissez d’autres cartes.
reason-cracked = Les douze cases sont déchiffrées.
reason-sand = Le sable s’est écoulé.
reason-second-sand = Le sable du second sablier s’est écoulé.
lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
series-stands = Score provisoire :
series-final = Score total :
rematch = Revanche
next-game = Partie suivante
to-rematch = Rejoindre la revanche
review = Revoir
result-fold = Replier le résultat
result-unfold = Afficher le résultat
rematch-waiting = Demande envoyée, en attente : { $name }
rematch-withdraw = Toucher pour retirer
rematch-wanted = { $name } veut une revanche
rematch-accept = Toucher pour accepter
rematch-begins = Ça commence…
rematch-link =
    { $count ->
        [one] { $names } n’est pas là. Envoyez le lien au même appareil qu’avant.
       *[other] { $names } ne sont pas là. Envoyez le lien aux mêmes appareils qu’avant.
    }
games-won = { $count ->
    [one] { $name } : { $count } partie gagnée
   *[other] { $name } : { $count } parties gagnées
}
signs = Envoyer un signe
signs-hide = Masquer les signes
sign-hello = Bonjour
sign-thanks = Merci
sign-bravo = Bravo
sign-oops = Oups
sign-think = Hum…
sign-hurry = Tic-tac
sign-says = { $name } : { $sign }

## Autour de la partie

match-options = Spectateurs et plus
match-options-over = Partager et garder
watch-title = Regarder
watch-open = Spectateurs admis
watch-link = Lien pour les spectateurs
watch-closed = Le lien des spectateurs est fermé.
replay-link = Lien pour revoir la partie
record = Enregistrer en texte
delete = Supprimer la partie
delete-title = Supprimer la partie ?
delete-text = Elle disparaît pour tout le monde, définitivement.
deleted = La partie a été supprimée.

## Règles

rules-title = { $game } : les règles
rules-play = Jouer
rules-contents = Sommaire
rules-ours = Notre lecture
rules-print = Imprimer

## Hors ligne et mises à jour

server-away = Le serveur ne répond pas. Les règles, le compagnon et les parties enregistrées fonctionnent quand même ; le reste reviendra tout seul.
update-ready = Une version plus récente de Knobel est disponible.
update-take = Mettre à jour
update-later = Plus tard
insecure-link = Sans https : ce qui manque
screen-may-sleep = L’écran peut s’éteindre pendant la partie : sans https, on ne peut pas le garder allumé.
my-game-saved = enregistrée ici

## Sous-titres des sons

sound-drop = Une pièce est posée
sound-click = Une boule se pose sur une autre
sound-knock = Deux coups : K.-O.
sound-clack = Un verrou s’ouvre
sound-hinge = Une lourde porte s’ouvre
sound-beat = Un battement de cœur : les dernières secondes
sound-glow = Des notes montantes : une ligne s’illumine
sound-sign = Deux notes brèves : un signe pour vous
sound-turn = Un carillon : à vous de jouer
sound-win = Une fanfare : gagné
sound-lose = Un air descendant : perdu
sound-draw = Deux notes identiques : partie nulle
sound-low-time = Des bips : le temps presse
sound-crack = Un tintement : une case est déchiffrée
sound-offer = Une note : une carte est proposée
sound-trade = Deux notes : un échange
sound-flip = Le sablier est retourné
