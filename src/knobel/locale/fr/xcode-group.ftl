# Les groupes de X-Code : leurs progrès, la table avant le départ, la fin.

xcode-our-missions = Nos propres missions
xcode-stop-won = gagné
xcode-stop-open = ouvert
xcode-stop-locked = verrouillé
xcode-stop-after = S’ouvre après une victoire : { $level }.
xcode-stop-new = Pas encore tenté.
xcode-stop-tries = { $tries ->
    [one] Tenté une fois
   *[other] Tenté { $tries } fois
}, { $wins ->
    [0] pas encore gagné
    [one] gagné une fois
   *[other] gagné { $wins } fois
}
xcode-stop-best = meilleur temps { $time }

xcode-group = Groupe
xcode-my-groups = Mes groupes
xcode-group-new = Un nouveau groupe
xcode-group-alone = Votre groupe
xcode-group-with = Vous et { $names }
xcode-group-page = Nos progrès
xcode-group-title = Votre groupe
xcode-group-won = Gagnés : { $won } sur { $all }
xcode-group-games = { $count ->
    [one] Une partie jouée
   *[other] { $count } parties jouées
}
xcode-group-share = Emporter le groupe
xcode-group-link = Lien du groupe
xcode-group-hint = Ouvrez-le sur un autre appareil pour y continuer. Toute personne qui a le lien fait partie du groupe.
xcode-group-qr = Code QR du groupe
xcode-group-forget = Oublier ce groupe ici
xcode-group-forgotten = Oublié sur cet appareil. Le lien reste valable.

xcode-unlocked = Débloqué : { $level }
xcode-all-won = C’était la dernière. Tout est gagné !
together-resigned = L’équipe a abandonné.
together-absent = L’équipe est restée absente trop longtemps.

xcode-lobby-table = Places autour de la table
xcode-lobby-hint = On échange avec ses voisins. Pour permuter deux places, touchez l’une, puis l’autre.
xcode-lobby-swap = { $name } change de place avec…
xcode-lobby-seat = { $name } : { $state }
xcode-lobby-waiting = pas encore prêt
xcode-lobby-fill = Asseoir un robot ici
xcode-lobby-free = Garder la place pour quelqu’un
xcode-lobby-start = Départ pour tous
xcode-lobby-wait = Attendez, pas encore
xcode-lobby-others = C’est bon pour vous. On attend encore : { $names }.
xcode-lobby-level = Changer de niveau
xcode-lobby-level-go = Choisir pour tous

xcode-story-turn = { $time } · { $name } a retourné le sablier à { $left } s de la fin : encore { $after } s
xcode-story-left = Sable restant
