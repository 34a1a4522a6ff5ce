xobrainer-pitch = Cinq à la suite, par la forme ou la couleur.
