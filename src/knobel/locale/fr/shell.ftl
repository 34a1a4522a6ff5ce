# The page before the app speaks.
shell-title = Knobel – trois jeux de réflexion
shell-description = Jouez à XOBrainer, X-Code et Vier-gewinnt 3D avec des amis par lien, sur un seul écran ou contre l’ordinateur.
shell-no-script = Knobel a besoin de JavaScript.
