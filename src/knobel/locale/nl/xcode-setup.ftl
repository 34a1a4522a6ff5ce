# X-Code instellen.

xcode-level-legend = Level of missie
xcode-hint-level-1 = Drie jokers, veel tijd: om te beginnen
xcode-hint-level-2 = Geen jokers, minder tijdkaarten
xcode-hint-level-3 = Nog minder tijd en een kaart minder in de hand
xcode-hint-level-4 = Vier kaarten per code, zes jokers
xcode-hint-rows = De volgende rij gaat pas open als de vorige gekraakt is
xcode-hint-silence = In de tweede helft van elk van de eerste vier minuten praat niemand
xcode-hint-second-glass = Een kleine zandloper loopt mee; elke code vult hem
xcode-hint-turncoat = De pijlen van een symbool draaien om
xcode-hint-hot-joker = Wie een joker te lang houdt, verliest de hele hand
xcode-hint-cut-cable = Twee buren kunnen een tijdje niet ruilen
xcode-hint-dark = Alleen de volgende zes velden lichten op
xcode-players = Hoeveel spelers?
xcode-bots = Daarvan speelt de computer
xcode-no-bots = geen
xcode-pace = Hoe vlot is de computer?
xcode-bots-help = In level 1 en 2 helpen de bots alleen: ze geven je waar je om vraagt, kraken pas een veld na jou en draaien de zandloper alleen als je “Let op het zand!” zegt.
xcode-options = Huisregels
xcode-refill = Draaien vult de zandloper helemaal (makkelijker)
xcode-overdraw = Wie te veel trekt, verliest de hele hand (zoals aan tafel)
xcode-countdown = Aftellen voor de start
