# De terminal.
tui-player = Speler { $number }
tui-player-alone = Speler

## Naast het bord

tui-bag = Zak
tui-standing = Punten { $points }
tui-standing-sets = Sets { $sets }, punten { $points }
tui-passed = { $side } heeft geen stukken meer en past.
tui-map-laid = Map, { $side }: { $squares }
tui-level = Laag { $level }

# Eén letter voor elke kleur ballen.
tui-sign-red = R
tui-sign-blue = B
tui-sign-yellow = G
tui-agreed-take-back = Akkoord: de zet wordt teruggenomen.
tui-agreed-draw = Akkoord: gelijkspel.
tui-agreed-pause = Akkoord: pauze.
tui-agreed-resume = Het spel gaat verder.
tui-agreed-rematch = Akkoord: revanche.

## Toetsen

tui-keys-xobrainer = ←↑↓→ of e5, Enter: zet · t dreiging · m kaart · r opgeven · F1 hulp · q stop
tui-keys-vier3d = ←↑↓→ of b2, Enter: zet · y geel · t dreiging · r opgeven · F1 hulp · q stop
tui-keys-xcode = 1–9, 0 kaarten · d trekken · x afleggen · l set leggen · o aanbieden · g geven · n afwijzen · w terugnemen · s zeggen · p pauze · F1 hulp · q stop
tui-over-keys = Enter: uitslag en revanche
tui-paused-keys = p: verder
tui-answer-keys = + accepteren · - weigeren
tui-claim-keys = F2: winst opeisen
tui-ready-keys = Enter: klaar
tui-lobby-keys = F1 hulp · q stop
tui-key-yellow = y: gele of eigen bal
tui-setup-keys = ↑↓ kiezen · ←→ wijzigen · Enter: beginnen · Esc: stoppen
tui-help =
    Enter, spatie     spelen bij de cursor; met de muis twee keer klikken
    Esc               invoer wissen
    t                 dreigingen tonen of verbergen
    u                 vragen om terug te nemen
    n                 gelijkspel aanbieden
    p                 pauze, en verder
    r                 opgeven
    q                 stoppen
tui-help-cards = m                 mijn geheime kaart
tui-help-answer = + -               accepteren of weigeren wat anderen voorstellen
tui-help-claim = F2                de winst opeisen na een minuut afwezigheid
tui-help-xobrainer =
    Vijf op een rij wint de ronde: X met kruisjes of met groene stukken, O met rondjes of met roze stukken.
    { "[" }X] [O] zijn groen, (X) (O) zijn roze. <K> is een knock-outvakje: alleen (X) en [O] mogen daar liggen.
    De puntjes, of het cijfer naast een stuk, zijn de punten van een vakje. * is het laatste stuk, = de rij.
    !X: X kan daar nu een rij maken. ?X: de andere kant zou die voor X maken.

    Pijltjes, of a t/m j en 1 t/m 10, kiezen het vakje.
tui-help-vier3d =
    Vier ballen in een rechte lijn vormen een rij, in elke richting. De vier lagen zijn van bovenaf te zien; een bal valt op de laagste vrije plaats van zijn staaf, gemerkt met +.
    { "*" } is de laatste bal, = een rij. !R: rood kan daar nu een rij maken; ?R: zodra daar een bal kan liggen.

    Pijltjes, of a t/m d en 1 t/m 4, kiezen de staaf; y wisselt tussen een eigen en een gele bal.
tui-help-xcode =
    Kraak samen alle twaalf velden voordat het zand op is. Iedereen handelt tegelijk.
    5▶ en ◀5 zijn kaarten: een kaart gaat alleen waarheen haar pijl wijst. t is een tijdkaart, J een joker.
    ●●· is wat je van een veld hebt, ✓ een gekraakt veld, × een gesloten veld, ! een set die je kunt leggen.

    1 t/m 9, 0   kaarten kiezen of loslaten; Esc laat alles los
    d            een kaart trekken
    x            de drie gekozen kaarten afleggen
    l            de gekozen set leggen, anders de eerste codeset
    o            de gekozen kaart aanbieden waarheen haar pijl wijst
    ← →          een buur kiezen
    g            de gekozen kaart geven voor die van het aanbod
    n            het aanbod afwijzen
    w            je eigen aanbod terugnemen
    s            iets zeggen: eerst de zin, dan het symbool
    p            pauze en verder
    q            stoppen
tui-xcode-idle = Kies kaarten met hun nummers.
tui-xcode-choose-one = Kies eerst precies één kaart.
tui-xcode-no-set = Je hebt geen codeset. Kies de kaarten die je wilt leggen.
tui-xcode-none-mine = Geen van je kaarten ligt open.
tui-xcode-none-theirs = Niemand biedt je iets aan.
tui-xcode-theirs = g/n: voor jou { $card }
tui-xcode-mine = w: van jou { $card }
tui-xcode-to-whom = ←→ aan wie · Esc
tui-curtain-open = Enter: ik ben { $name }, toon mijn kaart · Esc: terug
tui-curtain-other = ←→: de kaart van iemand anders
tui-curtain-close = Elke toets dekt de kaart weer af; ↑↓ bladeren.
tui-cardless = Niemand heeft geheime kaarten in deze partij.
tui-look = Bord bekijken
tui-quit = Stoppen
tui-quit-title = Stoppen?
tui-quit-text = De partij is niet afgelopen en wordt niet bewaard.
tui-leave-text = De partij gaat zonder jou verder. Met dezelfde opdracht kom je terug op je plaats.
tui-connecting = Verbinding maken met { $server }…

## Instellen

tui-ask-preset = Voorstel
tui-ask-who = Wie speelt er?
tui-who-bot = Tegen de computer
tui-who-people = Samen aan deze terminal
tui-ask-level = Computer
tui-ask-side = Jouw kant
tui-ask-teams = Spelers X : O
tui-ask-length = Lengte
tui-ask-clock = Klok
tui-ask-random = Random
tui-ask-map = Map
tui-ask-mission = Mission
tui-ask-trap = Trap
tui-ask-layout = Bord
tui-ask-rows = Meerdere rijen tegelijk
tui-ask-colour = Jouw kleur
tui-ask-variant = Doel
tui-ask-yellow = Gele ballen
tui-ask-best-of-two = Twee spellen
tui-ask-stage = Level of missie
tui-ask-players = Spelers
tui-ask-refill = Zandloper bijvullen
tui-ask-overdraw = Te veel kost de hand
tui-off = uit
tui-on = aan
tui-four-pieces = aan, vier stukken winnen meteen
tui-victim = aan, kleuren gezien door het slachtoffer

## Opties op de opdrachtregel

tui-flag-game = wat er gespeeld wordt
tui-flag-level = seedling, sapling, oak, redwood of worldtree; bij X-Code slow, human of fast
tui-flag-seats = wie waar zit, op volgorde: me, me:NAAM, bot of bot:NIVEAU, gescheiden door komma’s
tui-flag-variants = map, mission, trap, random, time-bomb=20 of time-balance=20, gescheiden door komma’s; ook mission=four-pieces, trap=victim
tui-flag-length = sets:5, sets:3, sets:1, rounds:5, round of points:50
tui-flag-layout = default, calm, wild of een bestand
tui-flag-deck = een bestand met eigen kaarten
tui-flag-teams = spelers van X en van O: 2,2
tui-flag-rows = wat telt als een stuk meerdere rijen maakt: best of all
tui-flag-side = x, o of lot (loten)
tui-flag-variant = first-line of most-lines
tui-flag-yellow = balanced, free, none of three-players
tui-flag-clock = none, per-move:30 of total:300+5, in seconden
tui-flag-colour = red, blue, yellow of lot (loten)
tui-flag-best-of-two = twee spellen: ieder begint één keer
tui-flag-stage = level-1 t/m level-4, of een missie: rows, silence, second-glass, turncoat, hot-joker, cut-cable of dark
tui-flag-players = hoeveel spelers: 2 t/m 8
tui-flag-refill = draaien vult de zandloper helemaal
tui-flag-overdraw = wie te veel kaarten trekt, verliest de hand
tui-flag-language = en, de, fr, nl of da; anders die van het systeem

## Wat er mis is met een optie

tui-bad-game = Er is geen spel dat “{ $game }” heet: kies { $games }.
tui-bad-other-game = { $flag } bestaat niet bij { $game }: laat het weg.
tui-bad-settings = Deze instellingen kunnen niet: { $why }.
tui-bad-choice = “{ $given }” kan niet bij { $flag }: kies { $allowed }.
tui-bad-seat-twice = --seats zegt al waar je zit: laat { $flag } weg of kies lot.
tui-bad-seats = { $seats ->
    [one] Deze partij heeft één plaats, maar --seats noemt er { $given }.
   *[other] Deze partij heeft { $seats } plaatsen, maar --seats noemt er { $given }.
}
tui-bad-nobody = Iemand moet spelen: zet een “me” in --seats.
tui-bad-one-person = In dit spel handelt iedereen tegelijk: --seats mag maar één “me” hebben, de anderen zijn bots.
tui-bad-seat = “{ $given }” in --seats is geen plaats: gebruik me, me:NAAM, bot of bot:NIVEAU.
tui-bad-time-bomb-seconds = Bij TimeBomb kies je hele seconden van 3 tot en met 600, niet “{ $given }”.
tui-bad-time-balance-seconds = Bij TimeBalance kies je 10, 20, 30 of 40 seconden, niet “{ $given }”.
tui-bad-no-detail = De variant { $variant } heeft geen instelling: laat weg wat na de “=” staat.
tui-bad-length = “{ $given }” is geen lengte: kies sets:5, sets:3, sets:1, rounds:1 tot en met rounds:99, round, of points:5 tot en met points:500.
tui-bad-layout-missing = Er is geen bord en geen bestand “{ $given }”: kies { $names } of een bestand.
tui-bad-layout-file = Het bord { $file } is niet te lezen: { $why }.
tui-bad-deck-missing = Er is geen stapel en geen bestand “{ $given }”: kies { $names } of een bestand.
tui-bad-deck-file = De stapel { $file } is niet te lezen: { $why }.
tui-bad-teams = “{ $given }” zijn geen teams: geef twee getallen met een komma, zoals 2,2.
tui-bad-yellow-without-lines = Gele ballen zijn er alleen met --variant most-lines: voeg dat toe of laat --yellow weg.
tui-bad-clock = “{ $given }” is geen klok: kies none, per-move:3 tot en met per-move:3600, total:300 of total:300+5.
tui-bad-terminal = Dit kan alleen in een terminal worden gespeeld: start het daar, zonder invoer of uitvoer om te leiden.
tui-bad-link = “{ $link }” is geen link van een uitnodiging: kopieer de hele link, met http:// of https:// vooraan en /j/ erin.
tui-bad-no-answer = { $server } antwoordt niet: { $why }. Controleer de link en je verbinding en probeer het dan opnieuw.
tui-bad-other-server = Op { $server } antwoordt iets anders dan Knobel. Controleer de link.
tui-bad-not-seated = Je hebt vanaf hier geen plaats in dit spel ingenomen. Vraag om de link van de uitnodiging, die met /j/.
tui-bad-seats-file = Het bestand { $file } met je plaatsen is niet bruikbaar: { $why }. Controleer het, of kies met --data een andere map.
