xobrainer-pitch = Fünf in einer Reihe, nach Form oder nach Farbe. Kreuze und Kreise auf zehn mal zehn Feldern, mit sechs Varianten zum Mischen.
