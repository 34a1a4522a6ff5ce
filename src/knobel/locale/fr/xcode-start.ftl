xcode-pitch = Déchiffrez douze codes avant la fin du sable.
