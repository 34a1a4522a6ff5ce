# The command line.
cli-about = Jouer à trois jeux de réflexion, garder et étudier les parties.
cli-serve = lance le serveur
cli-limits = énumère les limites du serveur
cli-play = lance une partie dans le terminal
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
