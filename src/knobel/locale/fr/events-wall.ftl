# L’affichage d’un tournoi, pour un projecteur.
wall-until-start = avant le début
wall-left = avant la fin de la ronde
wall-join = Participer
wall-qr = Code QR qui mène à ce tournoi
wall-lost = Pas de connexion : l’affichage n’est peut-être plus à jour
wall-who-where = Qui joue où ?
wall-entered = Déjà là
wall-nobody = Personne ne s’est encore inscrit
wall-people =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
wall-range = { $from } à { $to }
wall-against = contre { $names }
wall-with = avec { $names }
wall-bye = pas de rencontre
wall-bye-won = pas de rencontre, vaut une victoire
wall-all-won = tous les niveaux gagnés
wall-not-here = Pas encore à table
wall-still = Jouent encore
wall-still-of = { $count } sur { $all }
wall-none = personne
wall-more = + { $count }
wall-standing = Classement
wall-final = Classement final
wall-after = après la ronde { $heat }
wall-so-far = provisoire
wall-boards = En direct
wall-page = Page { $page } sur { $pages }
wall-tools = Affichage
wall-larger = Texte plus grand
wall-smaller = Texte plus petit
wall-hold = Rester sur cette page
wall-full = Plein écran
