# Vier-gewinnt 3D einrichten, und die Einstellungen in Worten.

new-variant = Welches Ziel?
variant-first-line = Erste Reihe gewinnt
variant-first-line-hint = Wer zuerst vier in einer Reihe hat, gewinnt sofort
variant-most-lines = Meiste Reihen gewinnen
variant-most-lines-hint = Alle 64 Plätze werden gefüllt, dann zählen die Reihen
new-yellow = Gelbe Kugeln
yellow-balanced = Gelb verteilt
yellow-balanced-hint = Alle bekommen einige und entscheiden, wann sie sie setzen
yellow-free = Gelb frei
yellow-free-hint = Ein gemeinsamer Vorrat, in jedem Zug frei zu wählen
yellow-none = Ohne Gelb
yellow-none-hint = Nur Rot und Blau
yellow-three-players = Zu dritt
yellow-three-players-hint = Gelb spielt selbst mit
new-colour = Deine Farbe
colour-lot = Auslosen
new-clock = Uhr
clock-none = Keine
clock-per-move = Pro Zug
clock-total = Ganzes Spiel
clock-per-move-time = Zeit pro Zug
clock-total-time = Zeit für jeden
clock-increment = Zugabe pro Zug
clock-says-none = Ohne Uhr
clock-says-per-move = { $time } pro Zug
clock-says-total = Je { $time }, { $increment } s Zugabe pro Zug
