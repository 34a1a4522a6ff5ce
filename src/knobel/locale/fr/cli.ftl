# The command line.
cli-about = Jouer à des jeux de réflexion, garder et étudier les parties.
cli-serve = lance le serveur
cli-limits = énumère les limites du serveur
cli-play = lance une partie dans le terminal
cli-join = jouer dans le terminal à une table d’un serveur
cli-link = le lien de l’invitation, par exemple https://play.example/j/K7PM2X?m=k7m2x9q4tw3b
cli-name = votre nom à la table
cli-seat = la place à prendre, comptée à partir de 1 dans l’ordre de la table ; sinon une place libre
cli-seats-folder = dossier qui garde vos places ; deux personnes sur un même compte en prennent chacune un
cli-verify = rejoue chaque partie enregistrée selon les règles d’aujourd’hui
cli-export = écrit une partie sous forme de texte
cli-import = lit une partie en texte, la vérifie et l’enregistre
cli-prune = supprime les anciennes parties
cli-perft = compte les positions par profondeur
cli-host = adresse d’écoute ; 0.0.0.0 l’ouvre à votre réseau
cli-port = port d’écoute
cli-data = dossier de la base de données
cli-public-url = adresse publique, si un proxy se trouve devant
cli-tls-cert = certificat pour https, PEM
cli-tls-key = sa clé, PEM
cli-trusted-proxy = adresse ou réseau d’un proxy dont X-Forwarded-For est cru, par exemple 10.0.0.0/8 ; peut être répété
cli-admin-secret = fichier avec le mot secret de la page /admin, au moins 16 caractères ; désactivé sans indication
cli-metrics = adresse et port pour /metrics, /health et /ready, par exemple 8010 ou 0.0.0.0:8010 ; désactivé sans indication
cli-trace = adresse d’un collecteur OpenTelemetry qui reçoit les traces (OTLP sur HTTP) ; désactivé sans indication
cli-log-format = comment écrire le journal
cli-log-level = à partir de quel niveau écrire le journal
cli-limit = change une limite, par exemple messages-burst=100 ; peut être répété
cli-match = identifiant de la partie
cli-file = fichier de la partie
cli-days = supprime les parties finies ouvertes il y a plus de ce nombre de jours
cli-depth = nombre de demi-coups
cli-ready = Knobel tourne sur { $url }
cli-ready-network = Les autres appareils de votre réseau y accèdent par { $url }
cli-stop = Ctrl+C pour arrêter.
cli-port-taken = Le port { $port } sur { $host } est occupé : choisissez-en un autre avec --port.
cli-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $why }. Choisissez-en d’autres avec --host et --port.
cli-metrics-unreadable = { $value } n’est pas un port : --metrics attend un port, ou une adresse et un port.
cli-trace-missing = Les traces demandent des paquets supplémentaires : installez knobel[tracing].
cli-trusted-proxy-unreadable = { $value } n’est ni une adresse ni un réseau : --trusted-proxy attend par exemple 10.0.0.5 ou 10.0.0.0/8.
cli-admin-secret-unusable = Le fichier { $file } ne contient pas de mot secret utilisable : mettez-en un d’au moins { $least } caractères.
cli-tls-both = Pour https, indiquez à la fois --tls-cert et --tls-key.
cli-tls-unusable = Le certificat { $cert } avec la clé { $key } est inutilisable : { $why }. Vérifiez les deux fichiers.
cli-limit-unknown = { $name } n’est pas le nom d’une limite. Les limites sont : { $names }.
cli-limit-value = La limite { $name } doit être un nombre { $kind ->
    [whole] entier supérieur
   *[other] supérieur
} à 0, pas { $value }.
cli-folder-unwritable = Impossible d’écrire dans le dossier { $folder } : { $why }. Choisissez-en un autre avec --data.
cli-folder-in-use = Un autre serveur Knobel utilise le dossier { $folder } : arrêtez-le ou choisissez un autre dossier avec --data.
cli-database-damaged = La base de données { $file } est inutilisable : { $why }. Déplacez-la ou restaurez une copie, puis relancez.
cli-database-unwritable = Impossible d’écrire dans la base de données { $file } : { $why }. Libérez de la place sur le disque, vérifiez que vous avez le droit d’y écrire et qu’aucun autre programme ne retient le fichier, puis relancez. Le fichier lui-même peut rester où il est.
cli-key-unusable = La clé { $file } est inutilisable : { $why }. Restaurez-en une copie. Si vous n’en avez pas, déplacez le fichier et relancez : une nouvelle clé sera créée, mais les liens de spectateur des parties précédentes ne marcheront plus.
cli-no-database = Il n’y a pas de base de données dans { $folder }. Choisissez un autre dossier avec --data.
cli-no-such-match = Il n’y a pas de partie { $match }. Vérifiez son identifiant.
cli-verified = { $count ->
    [one] { $count } partie vérifiée : chaque ligne est restée la même.
   *[other] { $count } parties vérifiées : chaque ligne est restée la même.
}
cli-differs = La partie { $match } diffère à la ligne { $version } : { $command }
cli-unreadable-match = La partie { $match } est illisible : { $why }
cli-record-unreadable = Le texte de la partie est illisible : { $why }
cli-record-too-long = Le fichier { $file } dépasse { $most } Mo ; aucune partie n’est aussi longue. Choisissez le fichier d’une seule partie.
cli-file-unreadable = Le fichier { $file } est illisible : { $why }. Vérifiez son chemin.
cli-imported = Enregistrée comme partie { $match } ; à revoir : /r/{ $match }
cli-pruned = { $count ->
    [one] { $count } partie supprimée.
   *[other] { $count } parties supprimées.
}
cli-not-scrubbed = Le fichier contient peut-être encore des restes de parties supprimées : un autre programme l’utilise, ou le disque est plein. Relancez la commande plus tard.
cli-progress = { $done } sur { $all }
cli-migrate = met la base de données au schéma de cette version
cli-backup = copie la base de données SQLite, même pendant que le serveur tourne
cli-restore = place la copie d’une base SQLite dans un dossier de données vide et la vérifie
cli-log = PostgreSQL qui garde les parties de plusieurs serveurs, par exemple postgresql://utilisateur@machine/base ; l’adresse peut aussi être dans KNOBEL_LOG ou dans le fichier que nomme KNOBEL_LOG_FILE
cli-bus = Redis par lequel les serveurs se préviennent, par exemple redis://machine:6379 ; aussi KNOBEL_BUS, KNOBEL_BUS_FILE
cli-workers = nombre de processus du serveur sur ce port ; demande PostgreSQL
cli-copy = fichier de la copie
cli-secret-on-command-line = Tout le monde sur cette machine peut lire les lignes de commande : mettez l’adresse avec son mot de passe dans { $variable } ou dans un fichier que nomme { $variable }_FILE.
cli-address-unreadable = L’adresse de --{ $service } est illisible. Elle devrait ressembler à { $example }.
cli-address-empty = { $source } est vide : mettez-y une adresse ou retirez cette indication.
cli-log-open = PostgreSQL sur { $host } exige un mot de passe et une connexion chiffrée : ajoutez ?sslmode=verify-full&sslrootcert=CA.pem à l’adresse et mettez le mot de passe dans KNOBEL_LOG, KNOBEL_LOG_FILE ou PGPASSFILE.
cli-bus-open = Redis sur { $host } exige un mot de passe et une connexion chiffrée : écrivez rediss:// dans l’adresse et mettez-la avec le mot de passe dans KNOBEL_BUS ou KNOBEL_BUS_FILE.
cli-extra-missing = Il faut d’autres paquets ({ $why }). Installez-les : pip install "knobel[{ $extra }]".
cli-workers-few = Il faut au moins un processus : --workers 1.
cli-workers-sqlite = Un fichier SQLite appartient à un seul processus. Pour plusieurs, indiquez un PostgreSQL avec --log ou retirez --workers.
cli-log-unreachable = La base de données { $log } est inutilisable : { $why }. Vérifiez que PostgreSQL tourne, ainsi que l’adresse et le mot de passe.
cli-schema-old = La base de données { $log } a le schéma { $found }, cette version de Knobel a besoin du { $known }. Lancez knobel migrate, puis redémarrez.
cli-schema-new = La base de données { $log } a le schéma { $found }, cette version de Knobel connaît le { $known }. Installez la version plus récente.
cli-bus-refused = Redis à { $bus } nous refuse l’entrée : { $why }. Vérifiez l’adresse et le mot de passe.
cli-key-differs = La clé { $file } n’est pas celle des autres serveurs de cette base de données. Copiez le fichier de l’un d’eux.
cli-migrated = Le schéma { $before } est devenu le schéma { $now }.
cli-schema-current = La base de données a le schéma { $now } : il n’y a rien à faire.
cli-backed-up = Copiée dans { $copy }. Gardez aussi une copie de { $key }, à un autre endroit.
cli-backup-postgres = PostgreSQL se copie avec ses propres programmes : pg_dump et pg_restore. Voir docs/operating.md.
cli-database-there = Il y a déjà une base de données { $file }. Déplacez-la d’abord ou choisissez un autre dossier avec --data.
cli-database-left = À côté de { $file } se trouve encore { $left }, d’une autre base de données, qui se mélangerait à la copie. Déplacez-le avec cette base de données, puis réessayez.
cli-database-older = La base de données { $file } vient d’une version antérieure de Knobel, et un serveur l’utilise : arrêtez-le d’abord, puis réessayez.
cli-copy-failed = Impossible de copier { $source } dans { $target } : { $why }. Vérifiez les deux chemins et la place sur le disque.

# Tournaments

cli-event = les tournois du dossier : ouvrir, inscrire, apparier, annoncer, classement, fichiers
cli-event-new = ouvrir un tournoi ; affiche son code et le secret de l’hôte
cli-event-enter = inscrire des personnes présentes
cli-event-pair = apparier la ronde suivante
cli-event-report = annoncer le résultat d’une rencontre
cli-event-standing = afficher le classement
cli-event-export = afficher un tournoi sous forme de fichier
cli-event-import = ouvrir un tournoi à partir d’un fichier
cli-event-code = le tournoi : son code ou son identifiant
cli-event-names = les noms des personnes inscrites
cli-event-number = le numéro de la rencontre
cli-event-result = les points par camp, comme 1:0 ou 0.5:0.5 ; à X-Code, les cases et le sable restant, donne par donne, comme 5/0:35,12/1:10
cli-event-file = le fichier du tournoi
cli-event-name = le nom du tournoi
cli-game = le jeu
cli-config = les réglages du jeu en JSON
cli-format = la façon d’apparier
cli-scoring = la façon de compter une rencontre
cli-sides = le nombre de camps dans une rencontre
cli-heats = le nombre de rondes
cli-games = le nombre de parties dans une rencontre
cli-team = équipes tirées au sort : le nombre de personnes par équipe
cli-groups = groupes, puis élimination : le nombre de groupes
cli-qualify = groupes, puis élimination : combien continuent par groupe
cli-deals = ligue : le nombre de donnes par ronde
cli-event-days = ligue : le nombre de jours entre deux rondes ; 0 si vous appariez chaque ronde
cli-boxes = le nombre de plateaux réels
cli-school = mode école : aucun regard de l’extérieur, et tout est effacé après 30 jours
cli-form = le type de fichier
cli-event-opened = Le tournoi { $code } est ouvert. Le secret de l’hôte : { $token }
cli-event-entered = { $count ->
    [one] { $count } inscription faite.
   *[other] { $count } inscriptions faites.
}
cli-event-bout = Rencontre { $bout }, table { $table } : { $sides }
cli-event-bye = Exempt : { $name }
cli-event-reported = La rencontre { $bout } a un résultat.
cli-event-bad-result = { $result } n’est pas un résultat. Écrivez 1:0 ou 0.5:0.5, et 5/0:35 pour les cases et le sable.
cli-event-bad-config = Les réglages sont illisibles : { $why }
cli-event-busy = Un serveur écrit sans cesse dans ce tournoi. Réessayez.
cli-event-refused = { $why }
cli-no-such-event = Il n’y a pas de tournoi { $event }. Vérifiez le code.
cli-events-verified = { $count ->
    [one] { $count } tournoi vérifié : chaque ligne est restée la même.
   *[other] { $count } tournois vérifiés : chaque ligne est restée la même.
}
cli-event-differs = Le tournoi { $event } diffère à la ligne { $version } : { $command }
cli-unreadable-event = Le tournoi { $event } est illisible : { $why }
cli-event-pairing = Tournoi { $event } : la ronde { $heat } aurait pu être mieux appariée.
cli-events-pruned = { $count ->
    [one] { $count } tournoi supprimé avec ses parties.
   *[other] { $count } tournois supprimés avec leurs parties.
}
