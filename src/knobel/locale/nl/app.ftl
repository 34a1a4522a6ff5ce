# De pagina’s rond de borden. Namen van spellen worden nooit vertaald.

## Het kader

brand-home = Knobel, naar de startpagina
skip-to-content = Naar de inhoud
footer = Meer
privacy-link = Privacy
not-affiliated = De namen van de spellen zijn van hun eigenaars; Knobel is niet met hen verbonden.
loading = Laden…
page-not-loaded = Laden is niet gelukt. Controleer de verbinding en probeer het nog eens.
dismiss = Melding sluiten
cancel = Annuleren
done = Klaar
try-again = Opnieuw proberen
to-start = Naar de startpagina
missing-title = Hier is niets
missing-text = Op dit adres staat geen pagina. Controleer de link: misschien ontbreekt er een stukje.

## Instellingen

settings = Instellingen
settings-mute = Geluid uit
settings-language = Taal
settings-theme = Weergave
theme-system = Automatisch
theme-light = Licht
theme-dark = Donker
settings-view = Bord tonen als
view-3d = 3D
view-floors = Vier lagen
settings-confirm = Zetten bevestigen
confirm-auto = Automatisch
confirm-on = Altijd
confirm-off = Nooit
settings-sounds = Geluiden
settings-motion = Minder beweging

## Startpagina

start-title = Drie denkspellen. Eén link is genoeg.
start-lead = Tegen de computer, met vrienden, aan één scherm. Zonder account, zonder installatie.
not-there-yet = Nog niet beschikbaar
rules-short = Regels
learn-short = Spelend leren
companion-short = Hulp bij het echte spel
ways-on = Ontdekken
index-learn = Leren
index-learn-hint = Korte lessen op het speelbord
index-learn-events = Je eerste avond
index-rules = Regels
index-rules-hint = Elk spel, met afbeeldingen
index-rules-events = Toernooiregels
index-companion = Echt bord
index-companion-hint = Met klok, kaarten en zandloper
index-events = Toernooien
index-events-hint = Voor 4 tot 500 mensen
index-groups = Groepen
index-groups-hint = Wat jullie samen hebben gewonnen
event-back = Terug naar het toernooi
join-by-code = Meedoen met een code
join-go = Meedoen
code = Code
code-hint = Zes tekens, zoals ze je worden voorgelezen.
code-too-short = Een code heeft { $count } tekens.
scan = QR-code scannen
scan-hint = Richt de camera op de QR-code van de uitnodiging.
scan-foreign = Deze QR-code hoort niet bij deze server. Scan die van je uitnodiging.
scan-no-camera = De camera kan niet worden gebruikt. Sta hem toe in de instellingen van de browser of typ de code.
code-strangers = Geen enkele code bevat { $symbols }. Kijk nog eens goed.
my-games = Mijn spellen
my-games-all = Toon alle { $count }
my-games-also = Loopt ook nog
my-games-over = Afgelopen spellen
my-games-more =
    { $count ->
        [one] Nog één spel
       *[other] Nog { $count } spellen
    }
my-games-calling =
    { $count ->
        [one] in één ben jij aan zet
       *[other] in { $count } ben jij aan zet
    }
continue = Verder
again-with = Opnieuw met
again-with-person = Opnieuw spelen met { $name }: { $game }
my-game-open = Wacht op spelers
my-game-running = Bezig
my-game-my-turn = Jij bent aan zet
my-game-paused = Pauze
my-game-over = Afgelopen
my-game-won = Gewonnen
my-game-lost = Verloren
my-game-drawn = Gelijkspel
my-game-forget = Uit de lijst halen: { $name }

## Een spel instellen

new-title = Nieuw spel
new-game = Nieuw spel
new-who = Wie speelt er?
who-online = Online met een vriend
who-bot = Tegen de computer
who-local = Aan dit scherm
play-bot = Spelen
play-online = Uitnodigen
play-online-many = Uitnodigen
play-local = Eén scherm
play-options = Spel instellen
play-versus = tegen { $name }
play-mates =
    { $count ->
        [one] met één bot
       *[other] met { $count } bots
    }
new-level = Hoe sterk?
level-seedling = Zaailing
level-seedling-hint = Vriendelijk, ziet veel over het hoofd
level-sapling = Jonge boom
level-sapling-hint = Blokkeert, maar plant weinig
level-oak = Eik
level-oak-hint = Een degelijke tegenstander
level-redwood = Mammoetboom
level-redwood-hint = Maakt nauwelijks fouten
level-worldtree = Wereldboom
level-worldtree-hint = Sterker kan niet
level-slow = Rustig
level-slow-hint = Neemt de tijd: elke drie seconden een actie
level-human = Menselijk
level-human-hint = Ongeveer zo snel als een mens
level-fast = Vlot
level-fast-hint = Sneller dan welk mens ook
new-names = Wie zit er aan het scherm?
your-name = Je naam
guest = Gast
new-invite = Uitnodigen
new-start = Beginnen
new-customise = Aanpassen
table-options = Spelopties
table-options-close = Sluiten
table-options-now = Nog geen zet: wat je kiest, geldt meteen.
table-options-later = Dit spel blijft zoals het is. Wat je kiest, geldt voor een nieuw spel.
table-options-play = Spelen
table-options-new = Nieuw spel hiermee
colour-red = Rood
colour-blue = Blauw
colour-yellow = Geel
new-best-of-two = Twee spellen: ieder begint één keer
best-of-two = Twee spellen

## Meedoen

join-title = Uitnodiging
join-slow = Er kwamen veel verkeerde codes uit je netwerk, dus het controleren van jouw code kan een halve minuut duren. Met de link of de QR-code van de uitnodiging gaat het meteen.
join-invites = { $count ->
    [one] { $name } nodigt je uit
   *[other] { $name } nodigen je uit
}
join-at-table = Aan deze tafel: { $names }
join-seat = Welke plaats?
join-any-seat = De eerste vrije
join-play = Meespelen
join-full = Alle plaatsen zijn bezet. Vraag om de link voor toeschouwers om mee te kijken.
join-over = Dit spel is afgelopen.
join-dead-title = Dat lukte niet
join-dead-hint = Een uitnodiging vervalt als het spel wordt verwijderd. Vraag om een nieuwe link.
replay-watch = Herhaling bekijken

## Wachtkamer

remind = Melding als ik aan zet ben
remind-hint = Ook als deze pagina dicht is. De melding noemt alleen het spel.
remind-denied = Je browser staat geen meldingen van deze pagina toe. Sta ze toe in de instellingen.
remind-unavailable = Deze server stuurt geen meldingen.
remind-failed = Dat is niet gelukt. Probeer het later nog eens.
remind-stop = Alle meldingen uitzetten
remind-stopped = Meldingen staan uit.
copy = Kopiëren
copied = Gekopieerd
copy-by-hand = Kopieer de geselecteerde link zelf.
share = Delen
you = jij

## Aan tafel

seats = Spelers
side-crosses = Kruisjes
side-rings = Rondjes
player-cross = Kruisje
player-ring = Rondje
seat-cross = Kruisje { $number }
seat-ring = Rondje { $number }
seat-away = niet verbonden
seat-to-move = aan zet
series-points = Punten uit beide spellen
clock-frozen = Tijd onzeker: geen verbinding
clock-low = De tijd dringt
latency = Verbinding: { $millis } ms
status-your-turn = Jij bent aan zet
status-turn = { $name } is aan zet
status-thinking = { $name } denkt na…
status-paused = Pauze
status-outage = De server was niet bereikbaar. Het spel gaat verder zodra iedereen terug is.
status-gathering = De klok gaat lopen zodra iedereen er is.
status-over = Spel afgelopen
status-rest = Bekijk de uitslag
status-past = Zet { $at } van { $count }
status-past-round = Ronde { $round }, zet { $at } van { $count }
game-begins = Het spel begint.
you-play = Het spel begint. Jij speelt met { $colour }.
sat-down = { $name } schuift aan.
came-back = { $name } is terug.
out = { $name } ligt eruit.
declined = { $name } heeft geweigerd.
watching = Je kijkt mee.
actions = Acties
propose-take-back = Terugnemen
propose-draw = Gelijkspel aanbieden
propose-pause = Pauze
propose-resume = Verder spelen
resign = Opgeven
resign-title = Opgeven?
resign-text = Het spel is dan voor jou verloren.
resign-text-team = Dan verliest je hele kant het spel.
resign-text-named = Dan verliest { $name } het spel.
draw-title = Gelijkspel afspreken?
draw-text = Het spel eindigt meteen, zonder winnaar.
asks-take-back = { $name } wil een zet terugnemen.
asks-draw = { $name } biedt gelijkspel aan.
asks-pause = { $name } wil een pauze.
asks-resume = { $name } wil verder spelen.
asks-rematch = { $name } wil nog een keer spelen.
asked-take-back = Je hebt gevraagd een zet terug te nemen.
asked-draw = Je hebt gelijkspel aangeboden.
asked-pause = Je hebt om een pauze gevraagd.
asked-resume = Je hebt gevraagd verder te spelen.
asked-rematch = Je hebt gevraagd nog een keer te spelen.
accept = Accepteren
decline = Weigeren
withdraw = Intrekken
absent = { $name } is niet verbonden.
absent-wait = { $seconds ->
    [one] Over één seconde kun je de winst opeisen.
   *[other] Over { $seconds } seconden kun je de winst opeisen.
}
absent-clock = De klok beslist.
claim-win = Winst opeisen
claim-draw = Gelijkspel opeisen
connection-lost = Verbinding verbroken.
connection-moving = Een ogenblik: de server wordt vernieuwd. Niemand verliest tijd.
connection-since = Opnieuw verbinden, al { $seconds } s…
connection-warning = Na 60 seconden mogen de anderen de winst opeisen.
connection-warning-clock = Je klok loopt misschien door.
leave-title = Van tafel gaan?
leave-text = Het spel gaat zonder jou verder, en na 60 seconden mogen de anderen de winst opeisen. Je vindt het spel terug onder “Mijn spellen”.
leave-yes = Weggaan
gone-title = Dit spel kan hier niet worden geopend
gone-hint = Een plaats hoort bij het apparaat waarop die is ingenomen. Open het spel daar, of vraag om de link voor toeschouwers.
left-title = Je bent van tafel gegaan
left-text = Op jouw plaats speelt een bot verder, dus je kunt niet terug. Zodra het spel is afgelopen, zie je hier hoe het eindigde.

## Zetten

moves = Zetten
moves-none = Nog geen.
move-label = Zet { $number }, { $name }: { $move }
round = Ronde { $number }
rounds = Rondes
rounds-earlier = Eerdere rondes tonen
round-running = bezig
round-drawn = geen winnaar
round-given-up = opgegeven
round-knockout = Knock-out
round-set = wint de set
round-points = { $count ->
    [one] +1 punt
   *[other] +{ $count } punten
}
round-stand = Stand { $points }
round-stand-sets = Sets { $sets }, punten { $points }

## Het einde

result-won = Je hebt gewonnen!
result-lost = Je hebt verloren
result-team-won = Jullie hebben gewonnen!
result-team-lost = Jullie hebben verloren
result-drawn = Gelijkspel
result-wins = { $name } wint
result-abandoned-title = Afgebroken
reason-line = { $winner } heeft vier op een rij.
own-reason-line = Je hebt vier op een rij.
reason-full = Alle plaatsen zijn vol en niemand heeft vier op een rij.
reason-lines = De laatste bal is gespeeld; de rijen beslissen.
reason-resigned = { $loser } heeft opgegeven.
own-reason-resigned = Je hebt opgegeven.
reason-time = De tijd van { $loser } is om.
own-reason-time = Je tijd is om.
reason-absent = { $loser } was te lang weg.
own-reason-absent = Je was te lang weg.
reason-draw-agreed = Zo afgesproken.
reason-draw-claimed = De ene kant was te lang weg, de andere nam genoegen met gelijkspel.
reason-abandoned = Niemand kwam terug naar dit spel.
reason-sets = { $winner } heeft de sets gewonnen.
own-reason-sets = Je hebt de sets gewonnen.
reason-points = De punten gaven de doorslag.
reason-round = Eén ronde gaf de doorslag.
reason-knockout = Knock-out: { $winner } heeft in één klap de hele partij gewonnen.
own-reason-knockout = Knock-out: je hebt in één klap de hele partij gewonnen.
reason-deck = Hoe de kaarten ook werden getrokken, ze vormden meteen een rij: met deze stapel kan niet worden gespeeld. Kies andere kaarten.
reason-cracked = Alle twaalf velden zijn gekraakt.
reason-sand = Het zand is doorgelopen.
reason-second-sand = Het zand van de tweede zandloper is doorgelopen.
lines = { $count ->
    [one] één rij
   *[other] { $count } rijen
}
points = { $count ->
    [one] één punt
   *[other] { $count } punten
}
sets = { $count ->
    [one] één set
   *[other] { $count } sets
}
series-stands = Tussenstand:
series-final = Totaal:
rematch = Revanche
next-game = Volgend spel
to-rematch = Naar de revanche
review = Terugkijken
result-fold = Uitslag inklappen
result-unfold = Uitslag tonen
rematch-waiting = Gevraagd, wachten op { $name }
rematch-withdraw = Tik om in te trekken
rematch-wanted = { $name } wil een revanche
rematch-accept = Tik om aan te nemen
rematch-begins = Begint …
rematch-link =
    { $count ->
        [one] { $names } is er niet. Stuur de link naar hetzelfde apparaat als eerst.
       *[other] { $names } zijn er niet. Stuur de link naar dezelfde apparaten als eerst.
    }
games-won = { $count ->
    [one] { $name }: één spel gewonnen
   *[other] { $name }: { $count } spellen gewonnen
}
signs = Een gebaar sturen
signs-hide = Gebaren verbergen
sign-hello = Hallo
sign-thanks = Bedankt
sign-bravo = Bravo
sign-oops = Oeps
sign-think = Hm …
sign-hurry = Tiktak
sign-says = { $name }: { $sign }

## Rond het spel

match-options = Toeschouwers en meer
match-options-over = Delen en bewaren
watch-title = Meekijken
watch-open = Toeschouwers toegestaan
watch-link = Link voor toeschouwers
watch-closed = De link voor toeschouwers is gesloten.
replay-link = Link naar de herhaling
record = Als tekst bewaren
delete = Spel verwijderen
delete-title = Spel verwijderen?
delete-text = Het verdwijnt voor iedereen en kan niet worden teruggehaald.
deleted = Het spel is verwijderd.

## Regels

rules-title = { $game }: de regels
rules-play = Spelen
rules-contents = Inhoud
rules-ours = Onze uitleg
rules-print = Afdrukken

## Offline en updates

server-away = De server reageert niet. Regels, hulp bij het spel en bewaarde spellen werken gewoon; de rest komt vanzelf terug.
update-ready = Er is een nieuwere versie van Knobel.
update-take = Bijwerken
update-later = Later
insecure-link = Zonder https: wat ontbreekt
screen-may-sleep = Het scherm kan tijdens het spel donker worden: zonder https kan het niet aan blijven.
my-game-saved = hier bewaard

## Ondertitels van de geluiden

sound-drop = Een stuk wordt neergelegd
sound-click = Een bal landt op een andere
sound-knock = Twee klopjes: knock-out
sound-clack = Een grendel schuift open
sound-hinge = Een zware deur gaat open
sound-beat = Een hartslag: de laatste seconden
sound-glow = Stijgende tonen: een rij licht op
sound-sign = Twee snelle tonen: een gebaar voor jou
sound-turn = Een belletje: jij bent aan zet
sound-win = Een fanfare: gewonnen
sound-lose = Een dalend wijsje: verloren
sound-draw = Twee gelijke tonen: gelijkspel
sound-low-time = Piepjes: de tijd dringt
sound-crack = Een klank: een veld is gekraakt
sound-offer = Een toon: een kaart wordt aangeboden
sound-trade = Twee tonen: een ruil
sound-flip = De zandloper wordt omgedraaid
