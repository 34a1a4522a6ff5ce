# Opsætning af Vier-gewinnt 3D, og indstillingerne i ord.

new-variant = Hvilket mål?
variant-first-line = Første række vinder
variant-first-line-hint = Den, der først har fire på stribe, vinder straks
variant-most-lines = Flest rækker vinder
variant-most-lines-hint = Alle 64 pladser fyldes, så tæller rækkerne
new-yellow = Gule kugler
yellow-balanced = Gule fordelt
yellow-balanced-hint = Alle får nogle og vælger selv hvornår
yellow-free = Gule frit
yellow-free-hint = Et fælles lager, frit valg i hver tur
yellow-none = Uden gule
yellow-none-hint = Kun rød og blå
yellow-three-players = Tre spillere
yellow-three-players-hint = Gul spiller selv med
new-colour = Din farve
colour-lot = Lodtrækning
new-clock = Ur
clock-none = Intet
clock-per-move = Pr. træk
clock-total = Hele spillet
clock-per-move-time = Tid pr. træk
clock-total-time = Tid til hver
clock-increment = Tillæg pr. træk
clock-says-none = Uden ur
clock-says-per-move = { $time } pr. træk
clock-says-total = { $time } til hver, { $increment } s ekstra pr. træk
