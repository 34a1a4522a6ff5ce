# X-Code met echte kaarten.

xcode-companion-prepare = De tafel klaarmaken
xcode-companion-out = Terug in de doos
xcode-companion-out-none = Niets: alle 66 kaarten doen mee.
xcode-companion-jokers = { $count ->
    [one] één joker
   *[other] { $count } jokers
}
xcode-companion-left = { $count ->
    [one] één tijdkaart met de pijl naar links
   *[other] { $count } tijdkaarten met de pijl naar links
}
xcode-companion-right = { $count ->
    [one] één tijdkaart met de pijl naar rechts
   *[other] { $count } tijdkaarten met de pijl naar rechts
}
xcode-companion-deal = Schudden en delen
xcode-companion-deal-text = Van de { $cards } kaarten krijgt iedereen er { $dealt }. De andere { $pile } vormen de trekstapel, gesloten.
xcode-companion-hand = Handlimiet
xcode-companion-limit = { $count ->
    [one] kaarten maximaal in de hand, met één speler
   *[other] kaarten maximaal in de hand, met { $count } spelers
}
xcode-companion-sets = Sets
xcode-companion-sets-text = Voor een code zijn { $code } gelijke kaarten nodig. { $time } tijdkaarten draaien de zandloper om.
xcode-companion-mission = De missie
xcode-companion-how-rows = Kraak het plan rij voor rij, eerst 1 2 3. Tik elk veld aan dat gekraakt is; de volgende rij gaat vanzelf open.
xcode-companion-how-silence = Niemand praat in de tweede helft van elk van de eerste vier minuten: van 0:30 tot 1:00, 1:30 tot 2:00, 2:30 tot 3:00 en 3:30 tot 4:00. Het scherm zegt wanneer.
xcode-companion-how-second-glass = Een kleine zandloper van één minuut loopt mee. Tik elk veld aan dat gekraakt is: dat vult hem. Loopt hij leeg, dan heeft iedereen verloren.
xcode-companion-how-turncoat = Elke 20 seconden draaien de pijlen van één symbool om: de kaarten ervan gaan dan de andere kant op. De velden tonen welke symbolen dat zijn. Tik elk veld aan dat gekraakt is.
xcode-companion-how-hot-joker = Geef elkaar nummers vanaf 1. Tik je nummer aan als je een joker neemt, en nog eens als je laatste weg is. Brandt hij na 20 seconden nog, dan gaat je hele hand naar de aflegstapel.
xcode-companion-how-cut-cable = Geef elkaar met de klok mee nummers vanaf 1. Het scherm zegt welke twee buren nu niet kunnen ruilen.
xcode-companion-how-dark = Alleen velden die oplichten, mogen gekraakt worden. Tik elk veld aan dat gekraakt is; dan licht het volgende op.
xcode-companion-start = Zandloper starten
xcode-companion-turn = Zandloper omdraaien
xcode-companion-won = Alles gekraakt!
xcode-companion-warning = { $seconds ->
    [60] Nog één minuut
    [one] Nog één seconde
   *[other] Nog { $seconds } seconden
}
xcode-companion-speak = Jullie mogen weer praten.
xcode-companion-arrows-turned = De pijlen van { $symbol } zijn omgedraaid.
xcode-companion-cable-cut = Lijn doorgeknipt: { $one } en { $two }.
xcode-companion-cable-whole = Er is geen lijn doorgeknipt.
xcode-companion-burnt = { $name } verliest de hele hand!
xcode-companion-holders = Wie heeft een joker
xcode-companion-holds = { $name } heeft een joker
xcode-companion-tally = { $count } van de 12 gekraakt.
xcode-companion-field-cracked = { $symbol }: gekraakt
xcode-companion-next = { $level } klaarmaken
xcode-companion-setup = Spelers en level
xcode-companion-again = Nog een keer
