# Le compagnon du vrai plateau : ce que les jeux ont en commun.

companion-title = { $game } : compagnon du vrai jeu
companion-lead = Posez l’appareil sur la table à côté du vrai jeu. Ni compte ni réseau ne sont nécessaires, et tout reste en mémoire quand vous fermez la page.
companion-bar = Pause, annuler et plus
companion-pause = Pause
companion-resume = Reprendre
companion-paused = En pause
companion-undo = Annuler le dernier appui
companion-end = Terminer
companion-end-title = Terminer ici ?
companion-end-text = Le temps et le décompte de cette partie seront perdus.
companion-leave-title = Quitter le compagnon ?
companion-leave-text = Le temps s’arrête et tout reste sur cet appareil jusqu’à votre retour.
companion-facing = L’appareil est entre nous : retourner une moitié
companion-unreadable = Ce qui était enregistré ici ne peut plus être lu. Repartez de zéro.
companion-anew = Repartir de zéro
companion-lacks = Ce qui manque ici
companion-lacks-awake = L’écran peut s’éteindre tout seul. Choisissez une durée plus longue dans les réglages de l’appareil.
companion-lacks-offline = Sans réseau, la page ne peut pas être rechargée. Gardez-la ouverte.
companion-lacks-https = Les deux fonctionnent en https. La personne qui gère le serveur trouvera comment faire dans docs/https.md.
