# De hulp bij het echte bord: wat alle spellen delen.

companion-title = { $game }: hulp bij het echte spel
companion-lead = Leg het apparaat naast het echte spel op tafel. Je hebt geen account en geen netwerk nodig, en alles blijft bewaard als je de pagina sluit.
companion-bar = Pauze, ongedaan maken en meer
companion-pause = Pauze
companion-resume = Verder
companion-paused = Pauze
companion-undo = Laatste tik ongedaan maken
companion-end = Stoppen
companion-end-title = Hier stoppen?
companion-end-text = De tijden en tellingen van dit spel zijn dan weg.
companion-leave-title = De hulp verlaten?
companion-leave-text = De tijd staat stil en alles blijft op dit apparaat bewaard tot je terugkomt.
companion-facing = Het apparaat ligt tussen ons in: draai één helft om
companion-unreadable = Wat hier van de vorige keer was bewaard, is niet meer te lezen. Begin opnieuw.
companion-anew = Opnieuw beginnen
companion-lacks = Wat hier ontbreekt
companion-lacks-awake = Het scherm kan vanzelf donker worden. Kies een langere tijd in de instellingen van je apparaat.
companion-lacks-offline = Zonder netwerk kan de pagina niet opnieuw worden geladen. Laat de pagina open.
companion-lacks-https = Met https werkt allebei. Wie de server beheert, leest in docs/https.md hoe dat moet.
