# Préparer une partie de Vier-gewinnt 3D, et ses réglages en mots.

new-variant = Quel but ?
variant-first-line = La première ligne gagne
variant-first-line-hint = La première personne à aligner quatre boules gagne aussitôt
variant-most-lines = Le plus grand nombre de lignes gagne
variant-most-lines-hint = On remplit les 64 places, puis on compte les lignes
new-yellow = Boules jaunes
yellow-balanced = Jaunes réparties
yellow-balanced-hint = Chacun en reçoit et décide quand les jouer
yellow-free = Jaunes libres
yellow-free-hint = Une réserve commune, au choix à chaque coup
yellow-none = Sans jaunes
yellow-none-hint = Seulement rouge et bleu
yellow-three-players = À trois
yellow-three-players-hint = Jaune joue aussi
new-colour = Votre couleur
colour-lot = Tirage au sort
new-clock = Pendule
clock-none = Aucune
clock-per-move = Par coup
clock-total = Toute la partie
clock-per-move-time = Temps par coup
clock-total-time = Temps par joueur
clock-increment = Ajout par coup
clock-says-none = Sans pendule
clock-says-per-move = { $time } par coup
clock-says-total = { $time } chacun, { $increment } s de plus par coup
