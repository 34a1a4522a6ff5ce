# The pages of tournaments for people with a phone: hosts, players, tables, standings.

event = Toernooi
event-index = Toernooien
event-index-lead = Een avond met meerdere borden, echte en op schermen: wie tegen wie speelt, uitslagen en stand komen vanzelf.
event-mine = Mijn toernooien
event-join = Meedoen aan een toernooi
event-new = Nieuw toernooi
event-rules = Toernooiregels
event-import = Bestand openen
event-import-game = Welk spel wordt er gespeeld? Speelrondes, borden en tijden kun je later nog wijzigen.
event-is-over = afgelopen
event-role-host = Jij leidt
event-role-helper = Jij helpt
event-role-player = Jij speelt mee
event-role-guest = Je kijkt toe
event-not-found = Dit toernooi kan niet worden geopend
event-ways = Meer over dit toernooi
event-wall = Groot scherm
event-print = Afdrukken
event-standing = Stand
event-final = Eindstand

## A new event

event-new-lead = Vertel wat je weet. Wij stellen de rest voor, en je kunt alles veranderen.
event-name = Naam van het toernooi
event-default-name = Spelavond
event-game-choice = Spel
event-game-settings = Spel instellen
event-people-number = Personen
event-boxes = Echte borden
event-boxes-hint = Wie geen vrij bord heeft, speelt op een scherm.
event-time = Minuten in totaal
event-plan = Ons voorstel
event-proposals = Zo wordt er gespeeld
event-plan-none = Daar is te weinig tijd voor: dit is het kortst. Neem meer minuten of meer borden.
event-plan-replaced = Wat je gekozen had, past hier niet meer bij. Kijk het nieuwe voorstel na.
event-plan-groups = { $count ->
    [one] { $people } personen vormen één groep.
   *[other] { $people } personen vormen { $count } groepen van { $size }.
}
event-plan-teams = { $people } personen vormen { $count } teams van { $size }.
event-plan-boards = Tegelijk: { $real } aan echte borden, { $screen } op schermen.
event-plan-usual = Een partij duurt ongeveer { $minutes } minuten, zoals de laatste { $games } hier met deze instellingen.
event-plan-box = Een partij duurt ongeveer { $minutes } minuten, zoals op de doos staat.
event-plan-clock = { $minutes ->
    [one] Om op tijd klaar te zijn, heeft elke kant ongeveer één minuut per partij.
   *[other] Om op tijd klaar te zijn, heeft elke kant ongeveer { $minutes } minuten per partij.
}
event-proposal = { $heats ->
    [0] Zo veel ontmoetingen als je wilt, tot ongeveer { $time }
    [one] Eén speelronde van { $minutes } minuten, tot ongeveer { $time }
   *[other] { $heats } speelrondes van { $minutes } minuten, tot ongeveer { $time }
}
event-plan-ends = { $heats ->
    [0] Zo veel ontmoetingen als je wilt: als jullie nu beginnen, is het rond { $time } afgelopen.
    [one] Eén speelronde van { $minutes } minuten: als jullie nu beginnen, is het rond { $time } afgelopen.
   *[other] { $heats } speelrondes van { $minutes } minuten: als jullie nu beginnen, is het rond { $time } afgelopen.
}
event-customise-hint = Vorm, speelrondes, tijden, school
event-open-go = Toernooi openen
event-format = Vorm
event-format-swiss = Zwitsers systeem
event-format-swiss-hint = Iedereen speelt elke speelronde, tegen iemand met ongeveer evenveel punten.
event-format-dutch = FIDE-Zwitsers (Dutch)
event-format-dutch-hint = Zwitsers zoals schaakclubs indelen, tot 64 personen.
event-format-all-play-all = Allen tegen allen
event-format-all-play-all-hint = Iedereen speelt één keer tegen iedereen.
event-format-knockout = Knock-out
event-format-knockout-hint = Wie wint, gaat door, tot er één over is.
event-format-double-knockout = Dubbele knock-out
event-format-double-knockout-hint = Pas na je tweede verlies lig je eruit.
event-format-stages = Groepen, dan knock-out
event-format-stages-hint = Eerst allen tegen allen in groepen, daarna gaan de besten door.
event-format-threes = Tafels van drie
event-format-threes-hint = Drie aan elke tafel; de plaatsen tellen.
event-format-mixer = Wisselende teams
event-format-mixer-hint = Elke speelronde een nieuw team; je eigen punten tellen.
event-format-arena = Arena
event-format-arena-hint = Wie vrij is, speelt tegen de volgende die vrij is.
event-format-ladder = Ladder
event-format-ladder-hint = Wie van iemand hoger wint, neemt die plaats in.
event-format-league = Competitie
event-format-league-hint = Over meerdere dagen, of met dezelfde kaarten voor iedereen: elke groep wordt met alle andere vergeleken. De deling is gelijk, maar geluk telt nog mee: pas na vijf of meer delingen blijkt wie beter speelt.
event-format-climb = Klim
event-format-climb-hint = Elke groep speelt voor zich: wie een level wint, speelt het volgende.
event-heats = Speelrondes
event-games = Partijen per ontmoeting
event-deals = Delingen per speelronde
event-minutes = Minuten per ontmoeting
event-announce = Seconden tot het begin
event-groups = Groepen
event-qualify = Hoeveel er per groep doorgaan
event-team = Personen per team
event-days = Dagen tussen speelrondes
event-most = Hoogstens zoveel inschrijvingen
event-keep-days = Verwijderd na zoveel dagen
event-third-place = Spelen om de derde plaats
event-school = Schoolmodus
event-school-hint = Voornamen of dierennamen, niemand kijkt van buiten mee, en na 30 dagen wordt alles verwijderd.

## Entry

event-entered = { $count ->
    [one] Eén inschrijving tot nu toe
   *[other] { $count } inschrijvingen tot nu toe
}
event-your-name = Je naam
event-group-name = Naam van jullie groep
event-group-size = Personen in de groep
event-entry-size = Personen onder deze naam
event-resize = Wijzigen
event-resize-next = Dit geldt vanaf de volgende ontmoeting.
event-school-name = Een voornaam of een dier is genoeg.
event-animal = Geef me een dier
event-animals = Adelaar, Bever, Buizerd, Das, Dolfijn, Eekhoorn, Egel, Eland, Eend, Ekster, Forel, Gans, Geit, Haas, Havik, Hermelijn, Hert, IJsvogel, Kikker, Kraai, Kraanvogel, Leeuw, Leeuwerik, Lynx, Marter, Meeuw, Merel, Mol, Muis, Ooievaar, Otter, Paard, Pad, Panda, Pinguïn, Raaf, Ree, Reiger, Roodborstje, Salamander, Schildpad, Spreeuw, Tijger, Uil, Valk, Vos, Walvis, Wolf, Zalm, Zwaan
event-remote = Ik ben ergens anders en speel op een scherm
event-enter = Inschrijven
event-enter-note = Zonder account. Iedereen ziet je naam.
event-enter-more = Nog iemand op dit apparaat inschrijven
event-entry-closed = De inschrijving is gesloten. Vraag het aan de leiding.
event-check-in = Ik ben er
event-return = Weer meedoen
event-return-note = Vanaf de volgende speelronde doe je weer mee.

## A player

event-heat = Speelronde { $heat }
event-heat-of = Speelronde { $heat } van { $heats }
event-round-final = Finale
event-round-third-place = Strijd om de derde plaats
event-round-semifinal = Halve finale
event-round-quarterfinal = Kwartfinale
event-until-start = Tijd tot de speelronde begint
event-until-end = Resterende tijd in deze speelronde
event-next-bout = Je volgende ontmoeting
event-your-bout = Je ontmoeting
event-plays = Jullie spelen
event-level = Level
event-level-won = Gewonnen! Hierna: { $level }
event-level-lost = Niet gewonnen. Jullie kunnen het nog eens proberen: { $level }
event-level-last-won = Gewonnen: { $level }!
event-level-last-lost = Nog niet gewonnen: { $level }.
event-level-top = Jullie hebben het laatste level gewonnen!
event-table = Tafel { $table }
event-table-real = Tafel { $table }, echt bord
event-table-screen = Tafel { $table }, scherm
event-real-board = een echt bord
event-screen-board = op het scherm
event-against = tegen
event-with = Samen met { $names }
event-you = jij
event-you-begin = Jij begint ({ $side })
event-other-begins = { $name } begint ({ $side })
event-next-you-begin = In partij { $number } begin jij
event-next-other-begins = In partij { $number } begint { $name }
event-why = Waarom deze twee?
event-why-bye = Waarom vrij?
event-why-level = Waarom dit level?
event-place = Plaats { $place }
event-place-of = van { $count }, punten: { $points }
event-place-levels = van { $count }, gewonnen levels: { $levels }
event-my-results = Mijn uitslagen
event-was-bye = vrij
event-rest = Niet in de volgende speelronde
event-withdraw = Toernooi verlaten
event-withdraw-text = Je wordt niet meer ingedeeld. Je uitslagen blijven, en je kunt terugkomen.
event-withdraw-yes = Verlaten
event-withdrawn = Je hebt het toernooi verlaten.
event-not-here-yet = Je staat op de lijst. Tik op “Ik ben er” zodra je kunt spelen: pas dan word je ingedeeld.
event-too-late = Instappen kan nu niet meer. Op het grote scherm en in de stand zie je hoe het verdergaat.
event-wait-first = Je bent er. De eerste speelronde wordt zo ingedeeld.
event-wait-next = Wacht op de volgende speelronde.
event-wait-end = Dit is de laatste speelronde. Daarna volgt de eindstand.
event-out = Je ligt eruit. Op het grote scherm en in de stand zie je hoe het verdergaat.
event-resting = Je rust in deze speelronde.
event-bye = In deze speelronde ben je vrij.
event-bye-won = In deze speelronde ben je vrij. Dat telt als winst.
event-all-won = Jullie hebben alle levels gewonnen en hebben niets meer te spelen.
event-over = Het toernooi is afgelopen. Bedankt voor het meespelen!
event-over-praise = Het toernooi is afgelopen. Plaats { $place } voor { $name }: gefeliciteerd!
event-at-table = Ik zit aan tafel { $table }
event-enter-result = Uitslag invoeren
event-change-report = Mijn melding wijzigen
event-to-board = Naar het bord
event-to-game = Naar partij { $number }
event-watch = Toekijken
event-seated = Je plek staat klaar.
event-other-reports = { $name } meldt { $score }, vanuit jou gezien.
event-confirm = { $score } klopt
event-contradict = Dat klopt niet
event-confirm-note = Zonder antwoord telt het na twee minuten.
event-you-reported = Je hebt { $score } gemeld. { $name } bevestigt, of het telt over
event-counts-in = Tijd tot de uitslag telt
event-differ-wait = Jullie melden verschillende uitslagen. De leiding beslist.
event-counts = Deze uitslag telt.
event-counts-forfeit = Deze uitslag telt. Er is niet gespeeld.
event-note = Opmerking: { $note }
event-ends = einde { $time }
event-helper = Je helpt mee. Kies een tafel en voer de uitslag in: die telt meteen.
event-no-tables = Geen echt bord wacht op een uitslag.
event-offline = Geen netwerk.
event-offline-kept = De uitslag blijft op dit apparaat en wordt vanzelf verstuurd.
event-offline-old = Wat je ziet, is misschien niet meer actueel.

## Results

event-game = Partij { $number }
event-began = { $name } begint
event-won = { $name } heeft gewonnen
event-draw = Gelijkspel
event-places-hint = Wie gelijk staat, krijgt dezelfde plaats.
event-deal = Deling { $number }
event-count-done = Wat er is bereikt
event-count-left = Resterende seconden
event-goal = Hoogstens { $goal }; daarmee is het level gewonnen.
event-report = Melden
event-report-score = { $score } melden
event-report-first = Tik aan wie heeft gewonnen.
event-report-places = Kies voor iedereen een plaats.
event-report-counts = Vul hele getallen in: wat er is bereikt en hoeveel seconden er over zijn.
event-report-note = { $name } bevestigt, of het telt over twee minuten.
event-report-at-once = Het telt meteen.
event-report-alone = Het telt over twee minuten.
event-report-done = De uitslag telt.
event-result-counts = { $score } telt.
event-companion = Hulp bij dit bord
event-no-bout = Aan deze tafel speelt nu niemand.
event-at-screen = Deze ontmoeting wordt op het scherm gespeeld; de uitslag komt vanzelf.
event-not-yours = De spelers melden de uitslag op hun eigen telefoon, of een helper doet dat.

## The host

event-host = Leiding
event-you-host = Jij leidt het toernooi
event-to-host = Naar de pagina van de leiding
event-to-player = Naar de pagina om te spelen
event-play-too = Zelf meespelen
event-not-host = Alleen het apparaat dat het toernooi heeft geopend, kan het leiden.
event-before = Voor de eerste speelronde
event-invite = Uitnodigen
event-code = Code om in te typen
event-invite-link = Link
event-qr = QR-code van het toernooi
event-qr-hint = Richt de camera van een telefoon erop.
event-done-of = { $done } van { $count } klaar
event-here = { $count } aanwezig
event-here-rests = { $resting ->
    [one] { $here } aanwezig, één rust
   *[other] { $here } aanwezig, { $resting } rusten
}
event-open = Nog open, en waarom
event-differ = Tegenspraak: { $one } zegt { $first }, { $other } { $second }
event-open-reported = { $name } meldt { $score }, nog niet bevestigd
event-open-game = Partij { $number } is bezig
event-open-screen = Bezig
event-open-away = Al { $time } niet verbonden: { $names }
event-open-real = Bezig, nog geen melding
event-open-not-begun = Nog niet begonnen
event-open-nobody = Nog niemand aan tafel
event-open-missing = Nog niet aan tafel: { $names }
event-open-table = De pagina van deze tafel openen
event-settle = { $names }: { $score } beslissen
event-other = Anders
event-results = { $count ->
    [one] Eén uitslag
   *[other] { $count } uitslagen
}
event-ready-when = { $count ->
    [one] Klaar zodra de laatste ontmoeting een uitslag heeft.
    [2] Klaar zodra beide een uitslag hebben.
   *[other] Klaar zodra alle { $count } een uitslag hebben.
}
event-pair = Speelronde { $heat } indelen en starten
event-unpair = Deze speelronde opnieuw indelen
event-unpair-text = Iedereen krijgt een nieuwe ontmoeting en tafel. Wat er aan de tafels al gespeeld is, telt niet.
event-start-now = Speelronde { $heat } nu starten
event-starts-by-itself = Hij begint vanzelf als de tijd om is.
event-finish = Toernooi afsluiten
event-finish-note = Alle speelrondes zijn gespeeld.
event-finish-text = De stand wordt definitief, en er wordt geen speelronde meer ingedeeld.
event-people = Personen
event-people-count = { $count ->
    [one] Eén inschrijving, { $here } aanwezig
   *[other] { $count } inschrijvingen, { $here } aanwezig
}
event-add = Iemand met de hand inschrijven
event-add-go = Toevoegen
event-add-here = is er al
event-late-hint = Wie later komt, speelt vanaf de volgende speelronde; één gemiste speelronde telt als gelijkspel.
event-state-entered = nog niet aanwezig
event-state-here = aanwezig
event-state-resting = rust
event-state-withdrawn = vertrokken
event-state-removed = verwijderd
event-is-remote = van elders
event-no-device = zonder telefoon
event-is-here = { $name } is er
event-here-short = hier
event-check-in-all = Iedereen is er
event-rename = Naam wijzigen
event-withdraw-them = Is weggegaan
event-remove = Verwijderen
event-remove-sure = Echt verwijderen
event-link = Link tonen
event-link-qr = QR-code voor { $name }
event-link-hint = De telefoon die dit leest, speelt voor { $name }.
event-entry-open = Anderen mogen zich inschrijven
event-forbidden = Wie niet tegen elkaar mogen
event-forbidden-hint = Voor broers en zussen, of twee die een plek delen.
event-forbidden-one = De een
event-forbidden-other = De ander
event-forbid = Uitsluiten
event-allow = { $one } en { $other } mogen weer tegen elkaar
event-correct = Uitslag corrigeren
event-correct-note = Waarom? Iedereen kan het lezen.
event-correct-why = Schrijf erbij waarom je hem corrigeert.
event-reopen = Uitslag terugnemen
event-absent = Wie is er niet?
event-absent-go = Als afwezig noteren
event-move-screen = Deze ontmoeting op het scherm spelen
event-move-real = Deze ontmoeting op een echt bord spelen
event-more = Meer
event-settings = Instellingen
event-change = Wijzigingen opslaan
event-changed = Opgeslagen.
event-helpers = Helpers
event-helpers-hint = Helpers kunnen voor iedereen uitslagen invoeren, verder niets.
event-helpers-count = { $count ->
    [one] Er is er één.
   *[other] Er zijn er { $count }.
}
event-add-helper = QR-code voor een helper tonen
event-helper-qr = QR-code voor een helper
event-helper-qr-hint = De telefoon die dit leest, mag uitslagen invoeren.
event-drop-helpers = Alle helpers stoppen
event-files = Als bestand opslaan
event-file-csv = Lijst (CSV)
event-file-trf16 = Schaakprogramma (TRF16)
event-file-trf26 = Schaakprogramma (TRF26)
event-file-record = Alles
event-delete = Toernooi verwijderen
event-delete-text = Alle namen, uitslagen en partijen van dit toernooi worden voorgoed verwijderd, voor iedereen.

## The standing

event-col-place = Plaats
event-col-name = Naam
event-col-points = Punten
event-col-levels = Gewonnen levels
event-col-played = Gespeeld
event-ties = Wat beslist bij gelijke punten?
event-ties-lead = In deze volgorde:
event-ties-end = Wie dan nog gelijk staat, deelt de plaats.
event-tie-direct = Onderling resultaat
event-tie-direct-hint = de punten uit de onderlinge ontmoetingen, als ze allemaal tegen elkaar hebben gespeeld.
event-tie-buchholz-cut-1 = Buchholz
event-tie-buchholz-cut-1-hint = de punten van alle tegenstanders behalve de laagste: wie sterkere had, staat hoger.
event-tie-sonneborn-berger = Sonneborn-Berger
event-tie-sonneborn-berger-hint = de punten van wie je versloeg, en de helft bij gelijkspel.
event-tie-wins = Gewonnen
event-tie-wins-hint = het aantal gewonnen ontmoetingen.
event-tie-in-heat = Gewonnen in speelronde
event-tie-in-heat-hint = de speelronde waarin een groep haar hoogste level won; eerder is beter.
event-tie-next-level = Volgend level
event-tie-next-level-hint = het meeste dat ze in een poging op het volgende level heeft bereikt.
event-tie-tally-1 = Telling 1
event-tie-tally-1-hint = wat het spel zelf eerst telt.
event-tie-tally-2 = Telling 2
event-tie-tally-2-hint = wat het spel daarna telt.
event-cross = Kruistabel
event-replay = Terugkijken { $number }
event-group-done = heeft gespeeld
event-deals-title = Deling voor deling
event-deals-hint = Een groep krijgt een punt voor elke andere groep die het met dezelfde deling minder goed deed, en een half punt voor elke groep die het even goed deed.
event-levels-hint = Groepen op hetzelfde level hadden dezelfde deling.
event-deals-replay = { $name }: terugkijken { $number }
event-had-bye = { $name }: vrij
event-sealed = Verzegelde kaarten: { $seal }
event-unsealed = Iedereen kan de kaarten nagaan: { $seed } geeft { $seal }.

## Read out

event-say-paired = Speelronde { $heat }: { $name } speelt tegen { $against } aan tafel { $table }.
event-say-paired-alone = Speelronde { $heat }: { $name } speelt aan tafel { $table }.
event-say-bye = Speelronde { $heat }: { $name } is vrij.
event-say-heat = Speelronde { $heat } is ingedeeld.
event-say-unpaired = Speelronde { $heat } wordt opnieuw ingedeeld.
event-say-begins = Speelronde { $heat } begint.
event-say-done = Speelronde { $heat } is afgelopen.
event-say-over = Het toernooi is afgelopen.
event-say-result = { $names }: { $score } telt.
event-say-reported = { $name } meldt { $score }, vanuit jou gezien. Bevestig het alsjeblieft.
event-say-differ = Tafel { $table }: { $names } melden verschillende uitslagen.
