xobrainer-pitch = Fünf in einer Reihe, nach Form oder Farbe.
