# Waarom iets geweigerd werd: `no-` en de code.

no-offline = De server is niet bereikbaar. Werkt de verbinding?
no-internal = Er ging iets mis. Probeer het nog eens.
no-unreadable = De server begreep dat niet. Laad de pagina opnieuw als het weer gebeurt.
no-too-fast = Dat was te veel tegelijk. Wacht even.
no-too-long = Dat was te lang.
no-too-many-tries = Te veel verkeerde codes. Wacht een minuut.
no-storage-failed = De server kan nu niet schrijven. Je zet telt niet; probeer het nog eens.
no-not-following = De verbinding was nieuw. Probeer het nog eens.
no-no-such-page = Op dit adres is niets.

no-no-such-match = Dit spel bestaat niet of niet meer.
no-no-such-code = Geen spel heeft deze code.
no-no-such-game = Dit spel is er nog niet.
no-no-such-seat = Die plaats bestaat niet.
no-no-such-level = Dat niveau bestaat niet.
no-bad-config = Deze instellingen passen niet bij elkaar.
no-wrong-number-of-seats = Dit spel heeft { $seats } plaatsen.
no-seats-full = Alle plaatsen zijn bezet.
no-seat-taken = Iemand was sneller: deze plaats is bezet.
no-not-seated = Je hebt geen plaats in dit spel.
no-wrong-token = Dit apparaat heeft geen plaats in dit spel.
no-match-deleted = Dit spel is verwijderd.
no-watching-closed = Dit spel is gesloten voor toeschouwers.
no-host-only = Dat mag alleen wie het spel heeft geopend.
no-no-name = Vul een naam in.

no-not-ready = Nog niet iedereen is klaar.
no-already-begun = Het spel is al begonnen.
no-not-begun = Het spel is nog niet begonnen.
no-over = Het spel is afgelopen.
no-not-over = Het spel is nog niet afgelopen.
no-paused = Het spel is gepauzeerd.
no-not-paused = Het spel is niet gepauzeerd.
no-already-so = Dat is al gebeurd.
no-already-agreed = Je hebt al toegestemd.
no-already-declined = Dat werd geweigerd. Vraag het na de volgende zet opnieuw.
no-nothing-proposed = Niemand vraagt daar nog om.
no-no-draw-here = In dit spel bestaat geen gelijkspel.
no-no-take-back = Er kan niets meer teruggenomen worden.
no-nothing-to-take-back = Je hebt geen zet om terug te nemen.
no-clock-decides = Hier beslist de klok.
no-not-away-long-enough = De andere kant is nog niet lang genoeg weg.
no-not-in-play = Deze plaats doet niet meer mee.

no-not-your-turn = Je bent niet aan zet.
no-too-late = Te laat: de stelling is veranderd.
no-no-such-action = Dat kan hier niet.
no-no-such-move = Die zet bestaat niet.
no-no-such-rod = Er is geen staaf { $rod }.
no-rod-full = Staaf { $rod } is vol.
no-no-yellow-ball = Je hebt geen gele bal meer.
no-no-own-ball = Je hebt geen eigen bal meer.
