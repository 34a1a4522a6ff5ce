# Quand tous jouent ensemble : la table avant le début, les remplaçants, les groupes et ce qu’ils débloquent.

lobby-unready = { $count ->
    [1] Une personne n’est pas encore prête.
   *[other] { $count } personnes ne sont pas encore prêtes.
}
lobby-ready = prêt
lobby-table = Places autour de la table
lobby-hint = Pour permuter deux places, touchez l’une, puis l’autre.
lobby-swap = { $name } change de place avec…
lobby-seat = { $name } : { $state }
lobby-waiting = pas encore prêt
lobby-fill = Asseoir un robot ici
lobby-free = Garder la place pour quelqu’un
lobby-start = Départ pour tous
lobby-wait = Attendez, pas encore
lobby-others = C’est bon pour vous. On attend encore : { $names }.
lobby-stage = Changer de niveau
lobby-stage-go = Choisir pour tous

mate-away = { $name } est hors ligne.
mate-substitute = Laisser jouer un robot
mate-stands-in = Un robot joue pour { $name }.
mate-stands-in-for-me = Un robot joue pour vous.
mate-reclaim = Reprendre ma place
mate-bot = Robot

group = Groupe
my-groups = Mes groupes
groups-lead = Un groupe garde ce qu’il a débloqué ensemble. Son lien fonctionne sur tous les appareils.
groups-none = Cet appareil ne connaît encore aucun groupe. Jouez à un jeu qui se gagne ensemble : le groupe apparaîtra ici.
group-new = Un nouveau groupe
group-alone = Votre groupe
group-with = Vous et { $names }
group-page = Nos progrès
group-title = Votre groupe
group-won = Gagnés : { $won } sur { $all }
group-games = { $count ->
    [1] Une partie jouée
   *[other] { $count } parties jouées
}
group-share = Emporter le groupe
group-link = Lien du groupe
group-hint = Ouvrez-le sur un autre appareil pour y continuer. Toute personne qui a le lien fait partie du groupe.
group-qr = Code QR du groupe
group-forget = Oublier ce groupe ici
group-forgotten = Oublié sur cet appareil. Le lien reste valable.

stage-again = Rejouer
stage-onward = Suite : { $level }
stage-unlocked = Débloqué : { $level }
stage-not-unlocked = { $count ->
    [1] Rien n’est débloqué, car { $names } n’a pas participé. Rejouez : chacun doit au moins une fois piocher, échanger ou poser une série.
   *[other] Rien n’est débloqué, car { $names } n’ont pas participé. Rejouez : chacun doit au moins une fois piocher, échanger ou poser une série.
}
stage-all-won = C’était la dernière. Tout est gagné !

together-resigned = L’équipe a abandonné.
together-leaving-last = Il n’y a personne d’autre à la table. Les robots s’arrêtent aussi : l’équipe abandonne et la partie est perdue.
together-absent = L’équipe est restée absente trop longtemps.

## Revoir la partie

replay-steps = Revenir en arrière
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin
replay-title = Revoir la partie
replay-play = Lire
replay-stop = Arrêter
replay-not-yet = Cette partie n’est pas terminée. Vous pourrez la revoir ensuite.
replay-saved = C’est la copie enregistrée sur cet appareil.
replay-save = Enregistrer sur cet appareil
replay-drop = Retirer de cet appareil
replay-kept = Enregistrée : vous pouvez la revoir sans réseau.
replay-no-room = Ce navigateur n’a plus de place pour enregistrer la partie. Retirez-en une autre, puis réessayez.

## Salle d’attente

wait-title = En attente de joueurs
wait-title-watch = La partie n’a pas encore commencé
wait-free = { $count ->
    [1] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
wait-begins = Ça commence dans un instant…
wait-invite = Inviter
wait-link = Lien à envoyer
wait-code = Ou ce code, à taper
wait-qr = Code QR de l’invitation
wait-qr-hint = À scanner avec l’appareil photo
wait-who = À la table
wait-seat-free = encore libre
wait-lot = Les places seront tirées au sort au début.
wait-mates = Les coéquipiers n’ont pas le droit de se concerter pendant la partie. C’est pourquoi il n’y a pas de messagerie ici.
wait-ready = C’est bon pour moi
wait-cancel = Annuler la partie
wait-leave = Quitter la table
