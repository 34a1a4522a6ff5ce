# The page for the operator.

admin-title = Les tables de ce soir
admin-lead = Toutes les tables dont la partie n’est pas finie, quel que soit le serveur, et celles qui sont finies tant qu’il reste quelqu’un sur celui-ci. Vous voyez qui est là, mais les cartes de personne.
admin-secret = Mot secret de l’hôte
admin-enter = Afficher les tables
admin-off = Ce serveur a été démarré sans page pour son hôte. Démarrez-le avec --admin-secret.
admin-not-ready = Le serveur ne peut pas enregistrer de coups pour l’instant. Consultez son journal.
admin-count = { $count ->
    [0] Aucune table
    [one] Une table
   *[other] { $count } tables
}
admin-more = D’autres tables plus anciennes ne sont pas finies non plus ; seules les plus récentes sont affichées.
admin-look = Actualiser
admin-phase-open = attend des joueurs
admin-phase-running = en cours
admin-phase-paused = en pause
admin-phase-over = terminée
admin-connected = en ligne
admin-away = hors ligne
admin-bot = Bot
admin-free = { $count ->
    [1] Une place libre
   *[other] { $count } places libres
}
admin-spectators = { $count ->
    [1] Une personne regarde
   *[other] { $count } personnes regardent
}
admin-export = Enregistrer la partie
admin-export-of = Enregistrer la partie de la table { $table }
admin-exported = La partie est enregistrée.
admin-close = Fermer la table
admin-close-of = Fermer la table { $table }
admin-close-title = Fermer cette table ?
admin-close-text = La table { $table } est supprimée et tout le monde est renvoyé. C’est définitif.
admin-closed = La table est fermée.
admin-server = Serveur { $node }
admin-drain = Arrêter le serveur
admin-drain-title = Arrêter le serveur { $node } ?
admin-drain-text = Ce serveur termine ce qu’il fait puis s’arrête. On continue sur un autre, ou lorsqu’il est redémarré ; d’ici là, les pendules sont arrêtées.
admin-drained = Le serveur s’arrête.
