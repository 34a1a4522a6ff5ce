# Waarom iets geweigerd werd: `no-` en de code.

no-offline = De server is niet bereikbaar. Werkt de verbinding?
no-internal = Er ging iets mis. Probeer het nog eens.
no-unreadable = De server begreep dat niet. Laad de pagina opnieuw als het weer gebeurt.
no-too-fast = Dat was te veel tegelijk. Probeer het over { $retry_after } s nog eens.
no-too-long = Dat was te lang.
no-too-many-tries = Te veel verkeerde codes. Probeer het over { $retry_after } s nog eens of open de link van de uitnodiging.
no-too-many-bot-matches = De computer speelt al { $most } partijen tegen zichzelf. Wacht tot er een is afgelopen, of speel zelf mee.
no-storage-failed = De server kan nu niet schrijven. Je zet telt niet; probeer het nog eens.
no-not-following = De verbinding was er net weer. Probeer het nog eens.
no-no-such-page = Op dit adres is niets.
no-not-json = De server leest alleen JSON. Laad de pagina opnieuw en probeer het nog eens.
no-foreign-origin = Dat kwam van een pagina van een andere site. Open het spel op zijn eigen adres.
no-url-too-long = Dit adres is te lang. Controleer de link.
no-headers-too-long = De browser stuurt te veel mee met zijn verzoeken. Verwijder de cookies van deze pagina en probeer het nog eens.
no-too-slow = Het verzoek kwam te langzaam aan. Controleer de verbinding en probeer het nog eens.
no-too-many-connections = Te veel verbindingen tegelijk vanuit je netwerk. Sluit andere vensters van het spel of probeer het over { $retry_after } s nog eens.
no-server-full = De server is vol. Probeer het over { $retry_after } s nog eens.

no-no-such-match = Dit spel bestaat niet of niet meer.
no-no-such-code = Geen spel heeft deze code.
no-no-such-game = Dit spel is er nog niet.
no-no-such-seat = Die plaats bestaat niet.
no-no-such-level = Dat niveau bestaat niet.
no-no-such-lesson = Deze les bestaat niet.
no-bad-config = Deze instellingen passen niet bij elkaar.
no-no-such-layout = Er is geen bord met de naam “{ $name }”.
no-no-such-deck = Er is geen stapel met de naam “{ $name }”.
no-layout-size = Een bord heeft tien regels van tien vakjes.
no-layout-signs = Een bord bestaat uit de cijfers 1 tot 9 en K, niet uit “{ $sign }”.
no-layout-knockouts = Een bord heeft vier knock-outvakjes, geen { $count }.
no-deck-needed = Map, Mission en Trap hebben een stapel kaarten nodig.
no-deck-size = Een stapel heeft 25 kaarten, geen { $count }.
no-deck-marks = Kaart { $card } heeft { $count } { $count ->
    [one] markering
   *[other] markeringen
} in plaats van vier.
no-deck-square = Kaart { $card } heeft een markering op { $square }, en dat vakje bestaat niet.
no-deck-square-twice = Vakje { $square } staat twee keer in de stapel.
no-deck-white = Kaart { $card } heeft { $count } witte { $count ->
    [one] markering
   *[other] markeringen
} in plaats van drie.
no-deck-colours = Kaart { $card } heeft alleen markeringen van één kleur.
no-deck-knockout = Kaart { $card } heeft een witte markering op het knock-outvakje { $square }; daar kan alleen paars.
no-variant-twice = Elke variant kan maar één keer gekozen worden.
no-one-clock = TimeBomb en TimeBalance gaan niet samen: een partij heeft hooguit één klok.
no-empty-team = Elke kant heeft een speler nodig.
no-too-many-players = Er kunnen hooguit { $most } mensen meespelen.
no-large-team = Meer dan { $most } per kant kan alleen als grote teams zijn toegestaan.
no-wrong-number-of-seats = Dit spel heeft { $seats } plaatsen.
no-seats-full = Alle plaatsen zijn bezet.
no-seat-taken = Iemand was sneller: deze plaats is bezet.
no-not-seated = Je hebt geen plaats in dit spel.
no-wrong-token = Dit apparaat heeft geen plaats in dit spel.
no-match-deleted = Dit spel is verwijderd.
no-watching-closed = Dit spel is gesloten voor toeschouwers.
no-host-only = Dat mag alleen wie het spel heeft geopend.
no-no-name = Vul een naam in.
no-name-taken = Aan deze tafel heet al iemand { $name }. Kies een andere naam.
no-id-used = De pagina heeft twee verschillende dingen onder één naam verstuurd. Laad haar opnieuw en probeer het nog eens.
no-too-many-changes = Namen, plaatsen en voorstellen zijn in dit spel al { $most } keer veranderd. Speel verder of open een nieuw spel.
no-match-too-long = Dit spel is te lang geworden: na { $most } regels kun je het alleen nog opgeven. Open een nieuw spel om verder te spelen.
no-names-are-fixed = Namen blijven tot het einde van de partij zoals ze zijn, zodat niemand in het team overlegt.

no-not-ready = Nog niet iedereen is klaar.
no-already-begun = Het spel is al begonnen.
no-not-begun = Het spel is nog niet begonnen.
no-over = Het spel is afgelopen.
no-not-over = Het spel is nog niet afgelopen.
no-paused = Het spel is gepauzeerd.
no-not-paused = Het spel is niet gepauzeerd.
no-already-so = Dat is al gebeurd.
no-already-agreed = Je hebt al ingestemd.
no-already-declined = Dat is geweigerd. Vraag het na de volgende zet opnieuw.
no-nothing-proposed = Niemand vraagt daar nog om.
no-no-draw-here = In dit spel bestaat geen gelijkspel.
no-no-take-back = Er kan niets meer teruggenomen worden.
no-nothing-to-take-back = Je hebt geen zet om terug te nemen.
no-clock-decides = Hier beslist de klok.
no-not-away-long-enough = De andere kant is nog niet lang genoeg weg.
no-mate-away = Ook in jouw team is iemand weg: je kunt gelijkspel opeisen, maar geen winst.
no-still-there = Op die plaats zit nog iemand.
no-not-in-play = Deze plaats doet niet meer mee.

no-not-your-turn = Je bent niet aan zet.
no-too-late = Te laat: de stelling is veranderd.
no-no-such-action = Dat kan hier niet.
no-no-such-move = Die zet bestaat niet.
no-no-such-rod = Er is geen staaf { $rod }.
no-rod-full = Staaf { $rod } is vol.
no-no-yellow-ball = Je hebt geen gele bal meer.
no-no-own-ball = Je hebt geen eigen bal meer.
no-no-such-square = Er is geen vakje { $square }.
no-square-taken = Vakje { $square } is bezet.
no-knockout-square = Op het knock-outvakje { $square } mag je alleen een stuk in de kleur van de andere kant leggen.
no-nothing-to-confirm = Er is geen uitslag om te bevestigen.

no-not-yet = Zo meteen: het zand loopt nog niet.
no-hand-full = Meer dan { $limit } kaarten mag je niet hebben.
no-pile-empty = Er ligt geen kaart meer om te trekken.
no-not-three = Je legt precies drie kaarten af.
no-card-not-in-hand = Die kaart heb je niet meer.
no-card-on-offer = Die kaart ligt klaar om te ruilen.
no-jokers-only = Alleen jokers is geen set: er hoort een echte kaart bij.
no-not-a-set = Deze kaarten horen niet bij elkaar.
no-set-size = Daar zijn { $size } kaarten voor nodig.
no-field-cracked = { $field } is al gekraakt.
no-field-locked = { $field } zit nog op slot.
no-not-your-neighbour = Ruilen kan alleen links en rechts.
no-joker-not-traded = Jokers ruil je niet.
no-wrong-arrow = De pijl van deze kaart wijst de andere kant op.
no-already-offering = Daar ligt al een kaart van jou.
no-offer-gone = Te laat: de kaart ligt er niet meer.
no-same-arrow = De twee pijlen moeten verschillen.
no-no-such-phrase = Dat kun je zo niet zeggen.
no-nobody-there = Daar zit niemand die het kan horen.
no-silence = Radiostilte: nu wordt er niet gepraat.
no-cable-cut = De lijn daarheen is doorgeknipt.
no-level-locked = Dat is nog vergrendeld: win eerst wat ervoor komt.
no-level-deal = Er worden meer kaarten gedeeld dan een hand mag hebben.
no-level-rule-twice = Elke extra regel kan maar één keer.
no-level-rows = De rijen moeten alle twaalf velden precies één keer noemen.
no-level-silence = Een radiostilte moet voorbij zijn voordat de volgende begint.
