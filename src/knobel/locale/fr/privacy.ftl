# The page on privacy.

privacy-title = Vie privée
privacy-lead = Knobel fonctionne sans compte et ne garde que ce qu’il faut pour jouer.
privacy-server-title = Sur le serveur
privacy-server = Vos parties : les réglages, les noms saisis, chaque coup avec son heure, et qui était connecté à quel moment. Ce qu’un groupe a tenté et gagné, sans les noms. Du secret lié à votre place, seule une empreinte est conservée.
privacy-events-title = Tournois
privacy-events = Le nom du tournoi, les noms saisis, qui a rencontré qui, quand et avec quel résultat. Toute personne qui a le code peut le voir, comme sur l’affichage ; l’organisation peut tout supprimer à tout moment, et tout est supprimé au bout du délai qu’elle a fixé, un an au plus. Les feuilles imprimées sont sous votre garde.
privacy-school-title = À l’école
privacy-school = En mode école, un prénom ou un nom d’animal suffit. Il n’y a pas de classement au-delà du tournoi, personne ne peut regarder une partie de l’extérieur, et tout est supprimé 30 jours après le tournoi, sauf si l’organisation choisit un autre délai, de 1 à 365 jours. Nous ne demandons rien qui exige l’accord des parents.
privacy-push-title = Notifications
privacy-push = Si vous demandez à être prévenu de vos tours : l’adresse que l’éditeur de votre navigateur attribue pour cela, jusqu’à la fin de la partie ou jusqu’à ce que vous arrêtiez. Le message passe, chiffré, par son serveur et ne dit que le nom du jeu et que c’est à vous de jouer.
privacy-device-title = Sur votre appareil
privacy-device = Dans le stockage du navigateur : votre nom, vos réglages, la liste « Mes parties », les dernières parties terminées pour les revoir et les secrets de vos places, de vos groupes et de vos tournois. Il n’y a pas de cookies.
privacy-not-title = Ce que Knobel ne fait pas
privacy-not = Pas de publicité, pas de pistage, pas de statistiques sur vous, et rien n’est chargé depuis d’autres serveurs. Votre adresse IP n’est utilisée que pendant la connexion, pour empêcher de deviner des codes en masse.
privacy-delete-title = Suppression
privacy-delete = La personne qui a ouvert une partie peut la supprimer à la table ; elle disparaît alors pour tout le monde. La personne qui gère le serveur peut supprimer les anciennes parties. Pour effacer ce qui est sur votre appareil, supprimez les données du site dans le navigateur.
privacy-links-title = Liens
privacy-links = Toute personne qui a l’invitation peut prendre une place libre. Toute personne qui a le lien des spectateurs peut regarder, jusqu’à ce que l’hôte le ferme. Toute personne qui a le lien d’un groupe en fait partie. Toute personne qui a le lien d’une partie terminée peut la revoir.
