# La page des leçons.

learn-title = Apprendre { $game }
learn-steps = Étapes
learn-number = Étape { $number } sur { $count }
learn-step = { $number } : { $title }
learn-step-done = { $number } : { $title }, réussie
learn-hint = Indice
learn-hint-label = Indice :
learn-next = Suivant
learn-back = Retour
learn-skip = Passer
learn-reset = Recommencer
learn-right = Bravo !
learn-wrong = Pas tout à fait.
learn-end-title = À vous de jouer !
learn-end = Vous savez l’essentiel. Le reste vient en jouant.
learn-play = Jouer
learn-rules = Lire les règles
learn-offline = Les leçons ont besoin du serveur, qui ne répond pas en ce moment. Les pages de règles et le compagnon marchent sans lui.
