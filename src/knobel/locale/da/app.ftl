# Siderne omkring brætterne. Spillenes navne oversættes aldrig.

## Rammen

brand-home = Knobel, til forsiden
skip-to-content = Gå til indholdet
footer = Mere
privacy-link = Privatliv
not-affiliated = Spillenes navne tilhører deres ejere; Knobel er ikke tilknyttet dem.
loading = Indlæser …
page-not-loaded = Det kunne ikke indlæses. Tjek forbindelsen, og prøv igen.
dismiss = Luk beskeden
cancel = Annuller
done = Færdig
try-again = Prøv igen
to-start = Til forsiden
missing-title = Her er ingenting
missing-text = Der er ingen side på denne adresse. Tjek linket: måske mangler der noget af det.

## Indstillinger

settings = Indstillinger
settings-mute = Slå lyd fra
settings-language = Sprog
settings-theme = Udseende
theme-system = Automatisk
theme-light = Lyst
theme-dark = Mørkt
settings-view = Brættets visning
view-3d = 3D
view-floors = Fire lag
settings-confirm = Bekræft træk
confirm-auto = Automatisk
confirm-on = Altid
confirm-off = Aldrig
settings-sounds = Lyde
settings-motion = Mindre bevægelse

## Forsiden

start-title = Tre tænkespil. Ét link er nok.
start-lead = Mod computeren, med venner, ved én skærm. Uden konto, uden installation.
not-there-yet = Ikke tilgængeligt endnu
rules-short = Regler
learn-short = Lær ved at spille
companion-short = Hjælper til det rigtige spil
ways-on = Opdag
index-learn = Lær
index-learn-hint = Korte lektioner på spillebrættet
index-learn-events = Din første aften
index-rules = Regler
index-rules-hint = Alle spil, med billeder
index-rules-events = Turneringsregler
index-companion = Ved bordet
index-companion-hint = Med ur, kort og timeglas
index-events = Turneringer
index-events-hint = Til 4 til 500 personer
index-groups = Grupper
index-groups-hint = Det, I har vundet sammen
event-back = Tilbage til turneringen
join-by-code = Deltag med en kode
join-go = Deltag
code = Kode
code-hint = Seks tegn, som din vært kan læse op for dig.
code-too-short = En kode har { $count } tegn.
scan = Scan en QR-kode
scan-hint = Hold kameraet hen over invitationens QR-kode.
scan-foreign = Denne QR-kode hører ikke til denne server. Scan den fra din invitation.
scan-no-camera = Kameraet kan ikke bruges. Tillad det i browserens indstillinger, eller skriv koden.
code-strangers = Ingen kode indeholder { $symbols }. Kig en gang til.
my-games = Mine spil
my-games-all = Vis alle { $count }
my-games-also = Også i gang
my-games-over = Afsluttede spil
my-games-more =
    { $count ->
        [one] Et spil mere
       *[other] { $count } spil mere
    }
my-games-calling =
    { $count ->
        [one] din tur i ét
       *[other] din tur i { $count }
    }
continue = Fortsæt
again-with = Spil igen med
again-with-person = Spil igen med { $name }: { $game }
my-game-open = Venter på spillere
my-game-running = I gang
my-game-my-turn = Din tur
my-game-paused = Pause
my-game-over = Slut
my-game-won = Vundet
my-game-lost = Tabt
my-game-drawn = Uafgjort
my-game-forget = Fjern fra listen: { $name }

## Gør et spil klar

new-title = Nyt spil
new-game = Nyt spil
new-who = Hvem spiller?
who-online = Online med en ven
who-bot = Mod computeren
who-local = Ved denne skærm
play-bot = Spil
play-online = Inviter
play-online-many = Inviter
play-local = Én skærm
play-options = Indstil spillet
play-versus = mod { $name }
play-mates =
    { $count ->
        [one] med én bot
       *[other] med { $count } botter
    }
new-level = Hvor stærk?
level-seedling = Spire
level-seedling-hint = Venlig, overser meget
level-sapling = Ungtræ
level-sapling-hint = Blokerer, men planlægger kun lidt
level-oak = Eg
level-oak-hint = En solid modstander
level-redwood = Mammuttræ
level-redwood-hint = Laver næsten ingen fejl
level-worldtree = Verdenstræ
level-worldtree-hint = Stærkere bliver det ikke
level-slow = Rolig
level-slow-hint = Tager sig god tid: én handling hvert tredje sekund
level-human = Menneskelig
level-human-hint = Omtrent så hurtig som et menneske
level-fast = Hurtig
level-fast-hint = Hurtigere end noget menneske
new-names = Hvem sidder ved skærmen?
your-name = Dit navn
guest = Gæst
new-invite = Inviter
new-start = Begynd
new-customise = Tilpas
table-options = Valg for spillet
table-options-close = Luk
table-options-now = Intet træk endnu: det, du vælger, gælder med det samme.
table-options-later = Dette spil bliver, som det er. Det, du vælger, gælder for et nyt.
table-options-play = Spil
table-options-new = Nyt spil med disse valg
colour-red = Rød
colour-blue = Blå
colour-yellow = Gul
new-best-of-two = To spil: hver spiller begynder én gang
best-of-two = To spil

## Deltag

join-title = Invitation
join-slow = Der er kommet mange forkerte koder fra dit netværk, så det kan tage et halvt minut at kontrollere din. Med invitationens link eller QR-kode går det med det samme.
join-invites = { $count ->
    [one] { $name } inviterer dig
   *[other] { $name } inviterer dig
}
join-at-table = Ved dette bord: { $names }
join-seat = Hvilken plads?
join-any-seat = Den næste ledige
join-play = Spil med
join-full = Alle pladser er optaget. Bed om tilskuernes link for at se med.
join-over = Dette spil er slut.
join-dead-title = Det gik ikke
join-dead-hint = En invitation udløber, når spillet slettes. Bed om et nyt link.
replay-watch = Se spillet igen

## Venteværelse

remind = Giv mig besked, når det er min tur
remind-hint = Også når denne side er lukket. Beskeden nævner kun spillet.
remind-denied = Din browser tillader ikke beskeder fra denne side. Tillad dem i dens indstillinger.
remind-unavailable = Denne server sender ingen beskeder.
remind-failed = Det lykkedes ikke. Prøv igen senere.
remind-stop = Slå alle beskeder fra
remind-stopped = Beskeder er slået fra.
copy = Kopiér
copied = Kopieret
copy-by-hand = Kopiér selv det markerede link.
share = Del
you = dig

## Ved bordet

seats = Spillere
side-crosses = Krydser
side-rings = Ringe
player-cross = Kryds
player-ring = Ring
seat-cross = Kryds { $number }
seat-ring = Ring { $number }
seat-away = ikke forbundet
seat-to-move = i trækket
series-points = Point fra begge spil
clock-frozen = Usikker tid: ingen forbindelse
clock-low = Tiden er knap
latency = Forbindelse: { $millis } ms
status-your-turn = Din tur
status-turn = { $name } er i trækket
status-thinking = { $name } tænker …
status-paused = Pause
status-outage = Serveren var nede. Spillet fortsætter, så snart alle er tilbage.
status-gathering = Uret starter, så snart alle er her.
status-over = Spillet er slut
status-rest = Se på resultatet
status-past = Træk { $at } af { $count }
status-past-round = Runde { $round }, træk { $at } af { $count }
game-begins = Spillet begynder.
you-play = Spillet begynder. Du spiller: { $colour }.
sat-down = { $name } sætter sig ved bordet.
came-back = { $name } er tilbage.
out = { $name } er ude.
declined = { $name } sagde nej.
watching = Du ser med.
actions = Handlinger
propose-take-back = Tag tilbage
propose-draw = Tilbyd uafgjort
propose-pause = Pause
propose-resume = Spil videre
resign = Giv op
resign-title = Give op?
resign-text = Så er spillet tabt for dig.
resign-text-team = Så taber hele din side spillet.
resign-text-named = Så taber { $name } spillet.
draw-title = Aftale uafgjort?
draw-text = Spillet slutter straks, uden vinder.
asks-take-back = { $name } vil gerne tage et træk tilbage.
asks-draw = { $name } tilbyder uafgjort.
asks-pause = { $name } vil gerne holde pause.
asks-resume = { $name } vil gerne spille videre.
asks-rematch = { $name } vil gerne spille igen.
asked-take-back = Du har bedt om at tage et træk tilbage.
asked-draw = Du har tilbudt uafgjort.
asked-pause = Du har bedt om en pause.
asked-resume = Du har bedt om at spille videre.
asked-rematch = Du har bedt om at spille igen.
accept = Accepter
decline = Afvis
withdraw = Fortryd
absent = { $name } er ikke forbundet.
absent-wait = { $seconds ->
    [one] Om ét sekund kan du kræve sejren.
   *[other] Om { $seconds } sekunder kan du kræve sejren.
}
absent-clock = Uret afgør det.
claim-win = Kræv sejren
claim-draw = Tag uafgjort
connection-lost = Forbindelsen er afbrudt.
connection-moving = Et øjeblik: serveren bliver fornyet. Ingen mister tid.
connection-since = Har prøvet at genoprette forbindelsen i { $seconds } s …
connection-warning = Efter 60 sekunder må de andre kræve sejren.
connection-warning-clock = Dit ur går måske videre.
leave-title = Forlade bordet?
leave-text = Spillet går videre uden dig, og efter 60 sekunder må de andre kræve sejren. Du finder spillet igen under »Mine spil«.
leave-yes = Forlad
gone-title = Dette spil kan ikke åbnes her
gone-hint = En plads hører til den enhed, den blev taget på. Åbn spillet dér, eller bed om tilskuernes link.
left-title = Du har forladt bordet
left-text = En bot spiller videre på din plads, så du kan ikke komme tilbage. Når spillet er slut, kan du her se, hvordan det endte.

## Træk

moves = Træk
moves-none = Ingen endnu.
move-label = Træk { $number }, { $name }: { $move }
round = Runde { $number }
rounds = Runder
rounds-earlier = Vis tidligere runder
round-running = i gang
round-drawn = uden vinder
round-given-up = opgivet
round-knockout = Knockout
round-set = vinder sættet
round-points = { $count ->
    [one] +1 point
   *[other] +{ $count } point
}
round-stand = Stilling { $points }
round-stand-sets = Sæt { $sets }, point { $points }

## Slutningen

result-won = Du har vundet!
result-lost = Du har tabt
result-team-won = I har vundet!
result-team-lost = I har tabt
result-drawn = Uafgjort
result-wins = { $name } vinder
result-abandoned-title = Afbrudt
reason-line = { $winner } har fire på stribe.
own-reason-line = Du har fire på stribe.
reason-full = Alle pladser er fyldt, og ingen har fire på stribe.
reason-lines = Den sidste kugle er spillet; rækkerne afgør det.
reason-resigned = { $loser } gav op.
own-reason-resigned = Du gav op.
reason-time = Tiden løb ud for { $loser }.
own-reason-time = Din tid løb ud.
reason-absent = { $loser } var væk for længe.
own-reason-absent = Du var væk for længe.
reason-draw-agreed = Sådan aftalt.
reason-draw-claimed = Den ene side var væk for længe, den anden nøjedes med uafgjort.
reason-abandoned = Ingen kom tilbage til dette spil.
reason-sets = { $winner } vandt sættene.
own-reason-sets = Du vandt sættene.
reason-points = Pointene afgjorde det.
reason-round = Én runde afgjorde det.
reason-knockout = Knockout: { $winner } vandt dermed hele kampen.
own-reason-knockout = Knockout: du vandt dermed hele kampen.
reason-deck = Hvordan kortene end blev trukket, gav de straks en række: denne kortbunke kan ikke bruges. Vælg andre kort.
reason-cracked = Alle tolv felter er knækket.
reason-sand = Sandet er løbet ud.
reason-second-sand = Sandet i det andet timeglas er løbet ud.
lines = { $count ->
    [one] én række
   *[other] { $count } rækker
}
points = { $count ->
    [one] ét point
   *[other] { $count } point
}
sets = { $count ->
    [one] ét sæt
   *[other] { $count } sæt
}
series-stands = Foreløbig stilling:
series-final = I alt:
rematch = Revanche
next-game = Næste spil
to-rematch = Til revanchen
review = Se igen
result-fold = Fold resultatet væk
result-unfold = Vis resultatet
rematch-waiting = Spurgt, venter på { $name }
rematch-withdraw = Tryk for at fortryde
rematch-wanted = { $name } vil have revanche
rematch-accept = Tryk for at acceptere
rematch-begins = Begynder …
rematch-link =
    { $count ->
        [one] { $names } er her ikke. Send linket til samme enhed som før.
       *[other] { $names } er her ikke. Send linket til de samme enheder som før.
    }
games-won = { $count ->
    [one] { $name }: et spil vundet
   *[other] { $name }: { $count } spil vundet
}
signs = Send et tegn
signs-hide = Skjul tegn
sign-hello = Hej
sign-thanks = Tak
sign-bravo = Bravo
sign-oops = Ups
sign-think = Hmm …
sign-hurry = Tik tak
sign-says = { $name }: { $sign }

## Omkring spillet

match-options = Tilskuere og mere
match-options-over = Del og gem
watch-title = Se med
watch-open = Tilskuere tilladt
watch-link = Link til tilskuere
watch-closed = Tilskuernes link er lukket.
replay-link = Link til genafspilning
record = Gem som tekst
delete = Slet spillet
delete-title = Slette spillet?
delete-text = Det forsvinder for alle og kan ikke hentes tilbage.
deleted = Spillet er slettet.

## Regler

rules-title = { $game }: reglerne
rules-play = Spil
rules-contents = Indhold
rules-ours = Vores fortolkning
rules-print = Udskriv

## Offline og opdateringer

server-away = Serveren svarer ikke. Regler, hjælper og gemte spil virker alligevel; resten kommer tilbage af sig selv.
update-ready = Der er en nyere udgave af Knobel.
update-take = Opdater
update-later = Senere
insecure-link = Kun http: hvad der mangler
screen-may-sleep = Skærmen kan slukke under spillet: uden https kan den ikke holdes tændt.
my-game-saved = gemt her

## Undertekster til lydene

sound-drop = Et klik: et træk
sound-click = En kugle lander på en anden
sound-knock = To bank: knockout
sound-clack = En slå går fra
sound-hinge = En tung dør går op
sound-beat = Et hjerteslag: de sidste sekunder
sound-glow = Stigende toner: en række lyser op
sound-sign = To hurtige toner: et tegn til dig
sound-turn = En klokke: det er din tur
sound-win = En fanfare: vundet
sound-lose = En faldende melodi: tabt
sound-draw = To ens toner: uafgjort
sound-low-time = Bip: tiden er knap
sound-crack = En klang: et felt er knækket
sound-offer = En tone: et kort tilbydes
sound-trade = To toner: et bytte
sound-flip = Timeglasset vendes
