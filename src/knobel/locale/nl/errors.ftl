# Waarom iets geweigerd werd: `no-` en de code.

no-offline = De server is niet bereikbaar. Controleer de verbinding.
no-internal = Er ging iets mis. Probeer het nog eens.
no-unreadable = De server begreep dat niet. Laad de pagina opnieuw en probeer het nog eens.
no-too-fast = Dat was te veel tegelijk. Probeer het over { $retry_after } s nog eens.
no-too-long = { $most ->
    [one] Dat was te lang: er mag maar één teken in. Maak het korter.
   *[other] Dat was te lang: er mogen hoogstens { $most } tekens in. Maak het korter.
}
no-too-many-tries = Te veel verkeerde codes. Probeer het over { $retry_after } s nog eens of open de link van de uitnodiging.
no-too-many-bot-matches = De computer speelt al { $most } partijen tegen zichzelf. Wacht tot er een is afgelopen, of speel zelf mee.
no-storage-failed = De server kan nu niet schrijven. Je zet telt niet; probeer het nog eens.
no-try-again = De server heeft niet op tijd geantwoord. Het staat nog niet vast of dit telt; probeer het nog eens.
no-moving = De server wordt net vernieuwd. Probeer het zo nog eens.
no-not-following = Je was nog niet verbonden. Probeer het nog eens.
no-no-such-page = Op dit adres is niets. Controleer de link.
no-not-json = De server leest alleen JSON. Laad de pagina opnieuw en probeer het nog eens.
no-foreign-origin = Dat kwam van een pagina van een andere site. Open het spel op zijn eigen adres.
no-url-too-long = Dit adres is te lang. Controleer de link.
no-headers-too-long = De browser stuurt te veel mee met zijn verzoeken. Verwijder de cookies van deze pagina en probeer het nog eens.
no-too-slow = Het verzoek kwam te langzaam aan. Controleer de verbinding en probeer het nog eens.
no-too-many-connections = Te veel verbindingen tegelijk vanuit je netwerk. Sluit andere vensters van het spel of probeer het over { $retry_after } s nog eens.
no-server-full = De server is vol. Probeer het over { $retry_after } s nog eens.

no-no-such-match = Dit spel bestaat niet of niet meer. Controleer de link of begin een nieuw spel.
no-no-such-code = Geen spel heeft deze code. Laat hem nog eens voorlezen.
no-no-such-game = Dit spel is hier niet beschikbaar. Kies een ander.
no-no-such-seat = Die plaats bestaat niet. Kies een andere.
no-no-such-level = Dat niveau bestaat niet. Kies een ander.
no-no-such-lesson = Deze les bestaat niet. Kies een andere.
no-bad-config = Deze instellingen kunnen niet: { $why }. Verander ze en probeer het nog eens.
no-no-such-layout = Er is geen bord met de naam “{ $name }”. Kies een ander.
no-no-such-deck = Er is geen stapel met de naam “{ $name }”. Kies een andere.
no-layout-size = Een bord moet tien rijen van tien vakjes hebben. Verbeter het.
no-layout-signs = Een bord bestaat uit de cijfers 1 tot en met 9 en K. Vervang “{ $sign }”.
no-layout-knockouts = { $count ->
    [one] Een bord moet vier knock-outvakjes hebben; dit heeft er maar één. Verbeter het.
   *[other] Een bord moet vier knock-outvakjes hebben; dit heeft er { $count }. Verbeter het.
}
no-deck-needed = Map, Mission en Trap hebben een stapel kaarten nodig. Kies er een.
no-deck-size = { $count ->
    [one] Een stapel moet 25 kaarten hebben; deze heeft er maar één. Verbeter hem.
   *[other] Een stapel moet 25 kaarten hebben; deze heeft er { $count }. Verbeter hem.
}
no-deck-marks = { $count ->
    [one] Kaart { $card } heeft maar één markering in plaats van vier. Verbeter die kaart.
   *[other] Kaart { $card } heeft { $count } markeringen in plaats van vier. Verbeter die kaart.
}
no-deck-square = Kaart { $card } heeft een markering op { $square }, en dat vakje bestaat niet op dit bord. Kies andere kaarten of een ander bord.
no-deck-square-twice = Vakje { $square } is in de stapel twee keer gemarkeerd. Markeer elk vakje maar één keer.
no-deck-white = { $count ->
    [one] Kaart { $card } heeft maar één witte markering in plaats van drie. Verbeter die kaart.
   *[other] Kaart { $card } heeft { $count } witte markeringen in plaats van drie. Verbeter die kaart.
}
no-deck-colours = Kaart { $card } heeft alleen markeringen van één kleur. Er moeten witte en paarse op staan.
no-deck-knockout = Kaart { $card } heeft een witte markering op het knock-outvakje { $square }. Maak die paars.
no-variant-twice = Elke variant kan maar één keer worden gekozen. Haal de tweede weg.
no-one-clock = TimeBomb en TimeBalance gaan niet samen: een partij heeft hoogstens één klok. Kies een van de twee.
no-empty-team = Elke kant heeft een speler nodig. Voeg er een toe.
no-too-many-players = Er kunnen hoogstens { $most } mensen meespelen. Kies er minder.
no-large-team = Voor meer dan { $most } per kant zijn grote teams nodig. Sta ze toe of kies minder spelers.
no-wrong-number-of-seats = { $seats ->
    [one] Dit spel heeft één plaats. Verander het aantal spelers.
   *[other] Dit spel heeft { $seats } plaatsen. Verander het aantal spelers.
}
no-seats-full = Alle plaatsen zijn bezet. Vraag om de link voor toeschouwers om mee te kijken.
no-seat-taken = Iemand was sneller: deze plaats is bezet. Kies een andere.
no-not-seated = Je hebt geen plaats in dit spel en kunt alleen meekijken.
no-wrong-token = Dit apparaat heeft geen plaats in dit spel. Open het op het apparaat waarop je bent gaan zitten.
no-wrong-secret = Dit is niet het geheime woord van deze server. Het staat in het bestand waarmee de server is gestart.
no-other-server = Een andere server antwoordde; er is geen server gestopt. Open deze pagina op het eigen adres van de server die je wilt stoppen, niet op het gemeenschappelijke.
no-no-push = Deze server stuurt geen meldingen. Houd de pagina in plaats daarvan open.
no-match-deleted = Dit spel is verwijderd. Je kunt een nieuw spel beginnen.
no-watching-closed = Dit spel is gesloten voor toeschouwers. Vraag de gastheer het weer te openen.
no-opener-only = Dat mag alleen wie het spel heeft geopend. Vraag het aan die persoon.
no-no-name = Vul een naam in.
no-name-taken = Aan deze tafel heet al iemand { $name }. Kies een andere naam.
no-id-used = De pagina heeft twee verschillende acties onder één kenmerk verstuurd. Laad de pagina opnieuw en probeer het nog eens.
no-too-many-changes = Namen, plaatsen en voorstellen zijn in dit spel al { $most } keer veranderd. Speel verder of begin een nieuw spel.
no-too-many-signs = Je hebt veel gebaren gestuurd. Probeer het over { $retry_after } s opnieuw.
no-match-too-long = Dit spel is te lang geworden: na { $most } regels kun je het alleen nog opgeven. Begin een nieuw spel om verder te spelen.
no-names-are-fixed = Namen blijven tot het einde van de partij zoals ze zijn, zodat teamgenoten er niet mee kunnen overleggen.

no-not-ready = Nog niet iedereen is klaar. Wacht op de anderen.
no-already-begun = Het spel is al begonnen. Dat kon alleen daarvoor.
no-not-begun = Het spel is nog niet begonnen. Wacht tot iedereen klaar is.
no-over = Het spel is afgelopen. Je kunt om een revanche vragen.
no-not-over = Het spel is nog niet afgelopen. Probeer het daarna nog eens.
no-paused = Het spel is gepauzeerd. Stel voor om verder te spelen of wacht tot iedereen terug is.
no-not-paused = Er is geen pauze om te beëindigen. Speel verder of wacht tot iedereen terug is.
no-already-so = Dat is al gebeurd. Laad de pagina opnieuw als je het niet ziet.
no-already-agreed = Je hebt al ingestemd. Wacht op de anderen.
no-already-declined = Dat is geweigerd. Na de volgende zet kun je het opnieuw vragen.
no-nothing-proposed = Dat verzoek staat niet meer open. Je kunt een nieuw verzoek doen.
no-no-draw-here = In dit spel bestaat geen gelijkspel. Speel verder of geef op.
no-no-take-back = Er kan nu niets meer worden teruggenomen. Speel verder.
no-nothing-to-take-back = Je hebt geen zet om terug te nemen. Speel verder.
no-clock-decides = Hier beslist de klok. Wacht tot de tijd om is.
no-not-away-long-enough = De andere kant is nog niet lang genoeg weg. Wacht nog even.
no-mate-away = Ook in jouw team is iemand weg. Je kunt gelijkspel opeisen, maar niet de winst.
no-still-there = Wie daar zit, is nog verbonden. Een bot kan pas invallen als die weg is.
no-not-in-play = Deze plaats doet niet meer mee. Je kunt er niets meer mee doen.

no-not-your-turn = Je bent niet aan zet. Wacht op de anderen.
no-too-late = Te laat: de stelling is veranderd. Kijk nog eens en kies opnieuw.
no-no-such-action = Dat kan hier niet. Kies iets anders.
no-no-such-move = “{ $move }” is geen zet. Kies een andere.
no-move-in-do = De server neemt geen zetten meer aan van deze versie van de pagina. Laad de pagina opnieuw.
no-no-such-rod = Er is geen staaf { $rod }. Kies er een van A1 tot en met D4.
no-rod-full = Staaf { $rod } is vol. Kies een andere.
no-no-yellow-ball = Je hebt geen gele bal meer. Speel een eigen bal.
no-no-own-ball = Je hebt geen eigen bal meer. Speel een gele.
no-no-such-square = Er is geen vakje { $square }. Kies er een van A1 tot en met J10.
no-square-taken = Vakje { $square } is bezet. Kies een vrij vakje.
no-knockout-square = Op het knock-outvakje { $square } mag je alleen een stuk in de kleur van de andere kant leggen. Kies een ander vakje.
no-nothing-to-confirm = Er is geen uitslag om te bevestigen. Speel verder.

no-not-yet = Het zand loopt nog niet. Wacht even.
no-hand-full = { $limit ->
    [one] Meer dan één kaart mag je niet hebben. Leg een set of leg drie kaarten af.
   *[other] Meer dan { $limit } kaarten mag je niet hebben. Leg een set of leg drie kaarten af.
}
no-pile-empty = Er ligt geen kaart meer om te trekken. Eerst moet iemand afleggen.
no-not-three = Je legt altijd precies drie kaarten af. Kies er drie.
no-card-not-in-hand = Die kaart heb je niet meer. Kies een andere.
no-card-on-offer = Die kaart ligt klaar om te ruilen. Neem die eerst terug.
no-jokers-only = Alleen jokers is geen set. Leg er een echte kaart bij.
no-not-a-set = Deze kaarten zijn geen set. Kies kaarten die bij elkaar horen.
no-set-size = { $size ->
    [one] Voor deze set is één kaart nodig. Kies er precies één.
   *[other] Voor deze set zijn { $size } kaarten nodig. Kies er precies zoveel.
}
no-field-cracked = { $field } is al gekraakt. Kies een ander veld.
no-field-locked = { $field } zit nog op slot. Kraak eerst een open veld.
no-not-your-neighbour = Ruilen kan alleen met je linker- en je rechterbuur. Kies een van hen.
no-joker-not-traded = Jokers ruil je niet. Kies een andere kaart.
no-wrong-arrow = De pijl van deze kaart wijst de andere kant op. Kies een andere kaart of de andere buur.
no-already-offering = Daar ligt al een kaart van jou. Neem die eerst terug.
no-offer-gone = Te laat: de kaart ligt er niet meer. Vraag om een andere.
no-same-arrow = De twee pijlen moeten verschillen. Kies een kaart die de andere kant op wijst.
no-no-such-phrase = Dat kun je zo niet zeggen. Kies een van de zinnen.
no-nobody-there = Daar zit niemand die het kan horen. Kies iemand anders.
no-silence = Radiostilte: wacht tot jullie weer mogen praten.
no-cable-cut = De lijn daarheen is doorgeknipt. Ruil aan de andere kant of wacht.
no-level-locked = Dat is nog vergrendeld. Win eerst wat ervoor komt.
no-level-deal = Er worden meer kaarten gedeeld dan er in een hand mogen. Deel er minder.
no-level-rule-twice = Elke extra regel kan maar één keer. Haal de tweede weg.
no-level-rows = De rijen moeten alle twaalf velden precies één keer noemen. Verbeter ze.
no-level-silence = Een radiostilte moet voorbij zijn voordat de volgende begint. Verbeter de tijden.

no-no-such-event = Dit toernooi bestaat niet. Controleer de link, of vraag de toernooileiding om een nieuwe.
no-event-deleted = Dit toernooi is verwijderd. Je kunt een nieuw toernooi openen.
no-event-match = Dat kan niet in een toernooispel. Speel het uit.
no-event-too-long = Daarvoor is dit toernooi te lang geworden. Uitslagen tellen nog, en de toernooileiding kan het afsluiten.
no-event-host-only = Dat mag alleen de toernooileiding. Vraag het daar.
no-event-helper-only-reports = Helpers kunnen alleen uitslagen melden en verbeteren. Vraag de rest aan de toernooileiding.
no-event-not-yours = Dat hoort bij een andere deelnemer. Doe het op dat apparaat, of vraag het aan de toernooileiding.
no-event-no-such-entrant = Deze deelnemer bestaat niet in dit toernooi. Laad de pagina opnieuw en kies een andere.
no-event-no-such-bout = Deze ontmoeting bestaat niet in dit toernooi. Laad de pagina opnieuw en zoek die van jou.
no-event-wrong-heat = Nu is speelronde { $heat } aan de beurt. Laad de pagina opnieuw om die te zien.
no-event-all-heats-played = Alle speelrondes zijn gespeeld. Sluit het toernooi af, of voeg speelrondes toe bij de instellingen.
no-event-bad-result = Deze uitslag kan niet in deze ontmoeting. Controleer hem en vul hem opnieuw in.
no-event-already-decided = Deze ontmoeting heeft al een uitslag. Klopt die niet, vraag de toernooileiding dan om hem te verbeteren.
no-event-nothing-to-confirm = Er is geen melding om te bevestigen, of ze is net veranderd. Kijk nog eens.
no-event-over = Het toernooi is afgelopen. Er kan niets meer veranderen.
no-event-bouts-open = { $count ->
    [one] Eén ontmoeting heeft nog geen uitslag. Vul hem in, of geef aan wie er niet was.
   *[other] { $count } ontmoetingen hebben nog geen uitslag. Vul ze in, of geef aan wie er niet was.
}
no-event-bout-not-opened = Het spel aan tafel { $table } kan niet op een scherm beginnen. Speel deze ontmoeting op een echt bord, of vul de uitslag in.
no-event-too-few = Er zijn te weinig mensen voor een speelronde. Meld eerst iedereen aanwezig.
no-event-too-few-people = Daarvoor zijn minstens { $min } personen nodig. Vul een groter aantal in.
no-event-too-many-people = Een voorstel geldt voor hoogstens { $most } personen. Vul een kleiner aantal in.
no-event-nobody-to-pair = Er is niemand meer over die tegen elkaar kan spelen. Sluit het toernooi af.
no-event-pairing-stale = Intussen is er iets veranderd. Maak de indeling opnieuw.
no-event-must-meet = { $one } en { $other } mogen niet tegen elkaar spelen, maar er is niemand anders meer over. Sta het toe en maak de indeling opnieuw.
no-event-begun = Dat kon alleen tot het begin. Speel verder.
no-event-deal-public = De deling van deze ontmoeting is inmiddels bekend. Verbeter in plaats daarvan de uitslag.
no-event-entered-twice = In dit toernooi heet al iemand { $name }. Kies een andere naam.
no-event-full = { $most ->
    [one] Het toernooi is vol: er kan er maar één meedoen. Vraag het aan de toernooileiding.
   *[other] Het toernooi is vol: er kunnen er { $most } meedoen. Vraag het aan de toernooileiding.
}
no-event-bad-size = { $max ->
    [one] In dit toernooi speelt { $min } persoon onder elke naam. Schrijf iedereen apart in.
   *[other] In dit toernooi spelen { $min } tot en met { $max } mensen onder één naam. Verander het aantal mensen.
}
no-event-entry-closed = De inschrijving is gesloten. Vraag het aan de toernooileiding.
no-event-removed = De toernooileiding heeft deze inschrijving verwijderd. Vraag het daar.
no-event-too-many-entries = { $most ->
    [one] Hier is er maar één toegestaan. Vraag de toernooileiding om er meer toe te voegen.
   *[other] Hier zijn er hoogstens { $most } toegestaan. Vraag de toernooileiding om er meer toe te voegen.
}
no-event-not-at-real-board = Dat past niet bij dit bord: op een scherm komt de uitslag uit het spel, en wie van elders meespeelt, kan geen echt bord gebruiken.
no-event-no-box-left = Alle dozen zijn in gebruik. Wacht tot er een vrij is, of speel op een scherm.
no-event-cannot-change = Dat ligt vast zodra de eerste speelronde is ingedeeld. Open een nieuw toernooi om het te veranderen.
no-event-bad-setup = Deze instellingen passen niet bij elkaar. Verander ze en probeer het opnieuw.
no-event-bad-file = Dit bestand is onleesbaar: regel { $line } klopt niet. Verbeter die en probeer het opnieuw.
no-event-no-trf = Deze toernooivorm heeft geen TRF-bestand: dat bestaat alleen voor twee partijen. Neem het verslag of het CSV-bestand.
no-event-dutch-too-many = { $most ->
    [one] Met het Nederlandse systeem van de FIDE kan hier maar één deelname worden ingedeeld. Kies het Zwitserse systeem.
   *[other] Met het Nederlandse systeem van de FIDE kunnen hier hoogstens { $most } worden ingedeeld. Kies het Zwitserse systeem.
}
