# Terminalen.
tui-player = Spiller { $number }
tui-player-alone = Spiller

## Ved siden af brættet

tui-bag = Pose
tui-standing = Point { $points }
tui-standing-sets = Sæt { $sets }, point { $points }
tui-passed = { $side } har ingen brikker tilbage og melder pas.
tui-map-laid = Map, { $side }: { $squares }
tui-level = Lag { $level }

# Et bogstav for hver kuglefarve.
tui-sign-red = R
tui-sign-blue = B
tui-sign-yellow = G
tui-agreed-take-back = Aftalt: trækket tages tilbage.
tui-agreed-draw = Aftalt: uafgjort.
tui-agreed-pause = Aftalt: pause.
tui-agreed-resume = Spillet fortsætter.
tui-agreed-rematch = Aftalt: revanche.

## Taster

tui-keys-xobrainer = ←↑↓→ eller e5, Enter: træk · t trusler · m kort · r giv op · F1 hjælp · q slut
tui-keys-vier3d = ←↑↓→ eller b2, Enter: træk · y gul · t trusler · r giv op · F1 hjælp · q slut
tui-keys-xcode = 1–9, 0 kort · d træk · x læg fra · l læg sæt · o tilbyd · g giv · n afvis · w tag tilbage · s sig · p pause · F1 hjælp · q afslut
tui-over-keys = Enter: resultat og revanche
tui-paused-keys = p: fortsæt
tui-answer-keys = + accepter · - afvis
tui-claim-keys = F2: kræv sejren
tui-ready-keys = Enter: klar
tui-lobby-keys = F1 hjælp · q slut
tui-key-yellow = y: gul eller egen kugle
tui-setup-keys = ↑↓ vælg · ←→ skift · Enter: begynd · Esc: slut
tui-help =
    Enter, mellemrum  spil ved markøren; med musen to klik
    Esc               slet det indtastede
    t                 vis eller skjul trusler
    u                 bed om at tage tilbage
    n                 tilbyd uafgjort
    p                 pause, og videre
    r                 giv op
    q                 afslut
tui-help-cards = m                 mit hemmelige kort
tui-help-answer = + -               accepter eller afvis, hvad andre foreslår
tui-help-claim = F2                kræv sejren efter et minuts fravær
tui-help-xobrainer =
    Fem på stribe vinder runden: X med krydser eller med grønne brikker, O med ringe eller med lyserøde.
    { "[" }X] [O] er grønne, (X) (O) er lyserøde. <K> er et knockoutfelt: kun (X) og [O] må ligge der.
    Prikkerne, eller tallet ved en brik, er feltets point. * er den sidste brik, = rækken.
    !X: X kan lave en række der nu. ?X: den anden side ville lave den for X.

    Piletaster, eller a til j og 1 til 10, vælger feltet.
tui-help-vier3d =
    Fire kugler på en lige linje danner en række, i alle retninger. De fire lag ses ovenfra; en kugle falder til den laveste ledige plads på sin pind, mærket +.
    { "*" } er den sidste kugle, = en række. !R: rød kan lave en række der nu; ?R: så snart en kugle kan ligge der.

    Piletaster, eller a til d og 1 til 4, vælger pinden; y skifter mellem egen og gul kugle.
tui-help-xcode =
    Knæk alle tolv felter sammen, før sandet er løbet ud. Alle handler på samme tid.
    5▶ og ◀5 er kort: Et kort går kun dén vej, som pilen peger. t er et tidskort, J en joker.
    ●●· er, hvad du har til et felt, ✓ et knækket felt, × et låst felt, ! et sæt, du kan lægge.

    1 til 9, 0   vælg kort, eller slip dem; Esc slipper alle
    d            træk et kort
    x            læg de tre valgte kort fra
    l            læg det valgte sæt, ellers det første kodesæt
    o            tilbyd det valgte kort dén vej, pilen peger
    ← →          vælg en nabo
    g            giv det valgte kort for det, du bliver tilbudt
    n            afvis tilbuddet
    w            tag dit eget tilbud tilbage
    s            sig noget: først sætningen, så symbolet
    p            pause og videre
    q            afslut
tui-xcode-idle = Vælg kort med deres numre.
tui-xcode-choose-one = Vælg først præcis ét kort.
tui-xcode-no-set = Du har intet kodesæt. Vælg de kort, du vil lægge.
tui-xcode-none-mine = Ingen af dine kort ligger åbent.
tui-xcode-none-theirs = Ingen tilbyder dig noget.
tui-xcode-theirs = g/n: til dig { $card }
tui-xcode-mine = w: fra dig { $card }
tui-xcode-to-whom = ←→ til hvem · Esc
tui-curtain-open = Enter: jeg er { $name }, vis mit kort · Esc: tilbage
tui-curtain-other = ←→: en andens kort
tui-curtain-close = Enhver tast dækker det igen; ↑↓ ruller.
tui-cardless = Ingen har hemmelige kort i denne kamp.
tui-look = Se brættet
tui-quit = Afslut
tui-quit-title = Afslutte?
tui-quit-text = Kampen er ikke slut og bliver ikke gemt.
tui-leave-text = Kampen fortsætter uden dig. Den samme kommando bringer dig tilbage til din plads.
tui-connecting = Opretter forbindelse til { $server } …

## Opsætning

tui-ask-preset = Forslag
tui-ask-who = Hvem spiller?
tui-who-bot = Mod computeren
tui-who-people = Folk ved denne terminal
tui-ask-level = Computer
tui-ask-side = Din side
tui-ask-teams = Spillere X : O
tui-ask-length = Længde
tui-ask-clock = Ur
tui-ask-random = Random
tui-ask-map = Map
tui-ask-mission = Mission
tui-ask-trap = Trap
tui-ask-layout = Bræt
tui-ask-rows = Flere rækker på én gang
tui-ask-colour = Din farve
tui-ask-variant = Mål
tui-ask-yellow = Gule kugler
tui-ask-best-of-two = To spil
tui-ask-stage = Niveau eller mission
tui-ask-players = Spillere
tui-ask-refill = Fyld timeglasset op
tui-ask-overdraw = For mange koster hånden
tui-off = fra
tui-on = til
tui-four-pieces = til, fire brikker vinder straks
tui-victim = til, farver set fra offerets side

## Flag på kommandolinjen

tui-flag-game = hvad der spilles
tui-flag-level = seedling, sapling, oak, redwood eller worldtree; i X-Code slow, human eller fast
tui-flag-seats = hvem der sidder hvor, i rækkefølge: me, me:NAVN, bot eller bot:NIVEAU, adskilt af komma
tui-flag-variants = map, mission, trap, random, time-bomb=20 eller time-balance=20, adskilt af komma; også mission=four-pieces, trap=victim
tui-flag-length = sets:5, sets:3, sets:1, rounds:5, round eller points:50
tui-flag-layout = default, calm, wild eller en fil
tui-flag-deck = en fil med egne kort
tui-flag-teams = spillere for X og for O: 2,2
tui-flag-rows = hvad der tæller, når en brik laver flere rækker: best eller all
tui-flag-side = x, o eller lot (lodtrækning)
tui-flag-variant = first-line eller most-lines
tui-flag-yellow = balanced, free, none eller three-players
tui-flag-clock = none, per-move:30 eller total:300+5, i sekunder
tui-flag-colour = red, blue, yellow eller lot (lodtrækning)
tui-flag-best-of-two = to spil: hver spiller begynder én gang
tui-flag-stage = level-1 til level-4, eller en mission: rows, silence, second-glass, turncoat, hot-joker, cut-cable eller dark
tui-flag-players = hvor mange spiller: 2 til 8
tui-flag-refill = en vending fylder timeglasset helt
tui-flag-overdraw = den, der trækker for mange kort, mister hånden
tui-flag-language = en, de, fr, nl eller da; ellers systemets

## Hvad der er galt med et flag

tui-bad-game = Der er intet spil, der hedder »{ $game }«: vælg { $games }.
tui-bad-other-game = { $flag } findes ikke i { $game }: udelad det.
tui-bad-settings = Disse indstillinger kan ikke bruges: { $why }.
tui-bad-choice = »{ $given }« kan ikke bruges til { $flag }: vælg { $allowed }.
tui-bad-seat-twice = --seats siger allerede, hvor du sidder: udelad { $flag }, eller vælg lot.
tui-bad-seats = { $seats ->
    [one] Denne kamp har én plads, men --seats nævner { $given }.
   *[other] Denne kamp har { $seats } pladser, men --seats nævner { $given }.
}
tui-bad-nobody = Nogen skal spille: tilføj et »me« til --seats.
tui-bad-one-person = I dette spil handler alle på samme tid: --seats tåler kun ét »me«, de andre er bots.
tui-bad-seat = »{ $given }« i --seats er ikke en plads: brug me, me:NAVN, bot eller bot:NIVEAU.
tui-bad-time-bomb-seconds = Til TimeBomb vælger man hele sekunder fra 3 til 600, ikke »{ $given }«.
tui-bad-time-balance-seconds = Til TimeBalance vælger man 10, 20, 30 eller 40 sekunder, ikke »{ $given }«.
tui-bad-no-detail = Varianten { $variant } har ingen indstilling: udelad det, der står efter »=«.
tui-bad-length = »{ $given }« er ikke en længde: vælg sets:5, sets:3, sets:1, rounds:1 til rounds:99, round eller points:5 til points:500.
tui-bad-layout-missing = Der er hverken et bræt eller en fil »{ $given }«: vælg { $names } eller en fil.
tui-bad-layout-file = Brættet { $file } kan ikke læses: { $why }.
tui-bad-deck-missing = Der er hverken en kortbunke eller en fil »{ $given }«: vælg { $names } eller en fil.
tui-bad-deck-file = Kortbunken { $file } kan ikke læses: { $why }.
tui-bad-teams = »{ $given }« er ikke hold: angiv to tal med komma, for eksempel 2,2.
tui-bad-yellow-without-lines = Gule kugler kræver --variant most-lines: tilføj det, eller udelad --yellow.
tui-bad-clock = »{ $given }« er ikke et ur: vælg none, per-move:3 til per-move:3600, total:300 eller total:300+5.
tui-bad-terminal = Det kan kun spilles i en terminal: start det dér uden at omdirigere ind- eller uddata.
tui-bad-link = »{ $link }« er ikke et link til en invitation: kopier hele linket, med http:// eller https:// forrest og /j/ i.
tui-bad-no-answer = { $server } svarer ikke: { $why }. Tjek linket og din forbindelse, og prøv så igen.
tui-bad-other-server = På { $server } svarer noget andet end Knobel. Tjek linket.
tui-bad-not-seated = Du har ikke taget en plads i dette spil herfra. Bed om linket til invitationen, det med /j/ i.
tui-bad-seats-file = Filen { $file } med dine pladser kan ikke bruges: { $why }. Tjek den, eller vælg en anden mappe med --data.
