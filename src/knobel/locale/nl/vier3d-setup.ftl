# Vier-gewinnt 3D klaarzetten, en de instellingen in woorden.

new-variant = Welk doel?
variant-first-line = Eerste rij wint
variant-first-line-hint = Wie het eerst vier op een rij heeft, wint meteen
variant-most-lines = Meeste rijen winnen
variant-most-lines-hint = Alle 64 plaatsen worden gevuld, dan tellen de rijen
new-yellow = Gele ballen
yellow-balanced = Geel verdeeld
yellow-balanced-hint = Iedereen krijgt er een paar en kiest zelf wanneer
yellow-free = Geel vrij
yellow-free-hint = Eén gezamenlijke voorraad, elke beurt vrije keus
yellow-none = Zonder geel
yellow-none-hint = Alleen rood en blauw
yellow-three-players = Met z’n drieën
yellow-three-players-hint = Geel speelt zelf mee
new-colour = Jouw kleur
colour-lot = Loten
new-clock = Klok
clock-none = Geen
clock-per-move = Per zet
clock-total = Hele spel
clock-per-move-time = Tijd per zet
clock-total-time = Tijd per speler
clock-increment = Extra per zet
clock-says-none = Zonder klok
clock-says-per-move = { $time } per zet
clock-says-total = { $time } elk, { $increment } s extra per zet
