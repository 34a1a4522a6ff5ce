# Het bord van X-Code.

xc-board = De tafel
xc-keys = Pijltjes lopen door de hand, spatie kiest. D trekt, X legt er drie af, S legt een set, Shift + pijl ruilt naar links of rechts, T zegt hoeveel zand er nog is.
xc-team = Het team
xc-seat = Plaats { $number }
xc-level = Level { $number }
xc-mission-rows = Missie: rij voor rij
xc-mission-silence = Missie: radiostilte
xc-mission-second-glass = Missie: tweede zandloper
xc-mission-turncoat = Missie: draaipijlen
xc-mission-hot-joker = Missie: hete jokers
xc-mission-cut-cable = Missie: doorgeknipte lijn
xc-mission-dark = Missie: in het donker
xc-says-players = { $count ->
    [one] één speler
   *[other] { $count } spelers
}
xc-says-refill = Zandloper wordt bijgevuld
xc-says-overdraw = Te veel trekken kost de hand
xc-leaving = Een bot neemt je plaats en kaarten over. Terug kan dan niet meer.
xc-leaving-page = Het zand loopt door. Na vijf seconden mogen de anderen een bot voor je laten invallen. Via “Mijn spellen” kun je altijd terug.
xcode-won = Gekraakt!
xcode-lost = Niet gehaald

xc-time = tijd
xc-star = ster
xc-hash = hekje
xc-joker = Joker
xc-hidden = gesloten kaart
xc-card-left = { $symbol }, pijl links
xc-card-right = { $symbol }, pijl rechts
xc-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
xc-seconds = { $count } s

xc-fields = Codevelden
xc-field-cracked = { $symbol }: gekraakt door { $name }
xc-field-ready = { $symbol }: nu kraken
xc-field-locked = { $symbol }: nog op slot
xc-field-mine = { $symbol }: open, jij hebt er { $count }
xc-field-open = { $symbol }: open
xc-tally = { $count } van de 12 velden gekraakt
xc-sand = Zandloper: boven { $above ->
    [one] één seconde
   *[other] { $above } seconden
}, onder { $below }
xc-second-sand = Tweede zandloper: boven { $above ->
    [one] één seconde
   *[other] { $above } seconden
}, onder { $below }
xc-time-sets = { $count ->
    [0] nog niet gedraaid
    [one] één keer gedraaid
   *[other] { $count } keer gedraaid
}
xc-pile = { $count ->
    [one] Trekstapel, één kaart: trekken
   *[other] Trekstapel, { $count } kaarten: trekken
}
xc-pile-short = Stapel { $count }
xc-discards = Aflegstapel, { $count } { $count ->
    [one] kaart
   *[other] kaarten
}, bovenop { $card }
xc-discards-none = Aflegstapel, leeg
xc-discards-short = Aflegstapel { $count }

xc-neighbour = Tussen jou en { $name }
xc-theirs = Ligt open voor jou: { $card }
xc-give = Geef { $card } voor { $against }
xc-nothing-fits = Niets past
xc-cut = Lijn doorgeknipt
xc-decline = { $card } afwijzen
xc-withdraw = { $card } terugnemen
xc-waits = wacht; tik om terug te nemen
xc-offer = { $card } openleggen voor { $name }
xc-offer-hint = aanbieden
xc-trade-hint = Kies een kaart om te ruilen
xc-trade-with = Ruilen met { $name }
xc-cannot-go = { $card } kan niet naar { $name }.

xc-hand = Je hand: { $count } { $count ->
    [one] kaart
   *[other] kaarten
}, hoogstens { $limit }
xc-hand-count = { $count } van { $limit } kaarten
xc-sort = Sorteren
xc-actions = Wat je kunt doen
xc-draw = Trekken
xc-discard = Afleggen
xc-lay = Code { $symbol } leggen
xc-lay-time = Draaien: dan { $seconds } s
xc-no-set = Geen set
xc-full = { $limit ->
    [one] Meer dan één kaart mag niet.
   *[other] Meer dan { $limit } kaarten mag niet.
}
xc-out = Je zit niet meer in de kring.
xc-ready = Zo meteen loopt het zand

xc-talk = Zeggen
xc-say-need = Zoek { $symbol }
xc-say-need-with = Zoek { $symbol }, heb er { $count }
xc-say-have = Heb { $card }
xc-say-have-left = Heb { $symbol } ◀
xc-say-have-right = Heb { $symbol } ▶
xc-say-which-arrow = { $symbol }: welke pijl?
xc-say-time = Tijd naar mij
xc-say-sand = Let op het zand!
xc-say-more = Meer zeggen
xc-say-to = Aan wie
xc-to-all = Iedereen
xc-kind-need = Zoek
xc-kind-have = Heb
xc-kind-which-arrow = Welke pijl?
xc-to-you = Alleen voor jou: { $words }

xc-started = Het zand loopt.
xc-said = { $name }: { $words }
xc-cracked-by = { $name } kraakte { $symbol }, { $count } van de 12.
xc-turned = Zandloper omgedraaid, nog { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}.
xc-offered = { $name } biedt je aan: { $card }.
xc-offer-gone = { $name } nam { $card } terug.
xc-traded = Geruild met { $name }.
xc-declined = { $name } wil niet ruilen: { $card }.
xc-lost-hand = Je hele hand ligt op de aflegstapel.
xc-quiet = Radiostilte: niemand praat.
xc-quiet-for = Radiostilte, nog { $seconds } s
xc-quiet-in = Radiostilte over { $seconds } s
xc-turning = Pijlen van { $symbol } draaien over { $seconds } s om
xc-fuse = Je joker brandt: nog { $seconds } s
xc-cable = Lijn doorgeknipt: { $one } en { $two }, nog { $seconds } s

xc-story = Wat er gebeurde
xc-story-sand = { $turns ->
    [0] Het zand liep { $time } min, nooit gedraaid
    [one] Het zand liep { $time } min, één keer gedraaid
   *[other] Het zand liep { $time } min, { $turns } keer gedraaid
}
xc-story-trades = Ruilen
xc-story-sets = Sets
xc-story-waited = Antwoord op aanbod
xc-story-lost = Waar seconden verloren gingen
xc-story-early = { $count } s zand verloren: zoveel zat er bij het draaien nog boven.
xc-story-pauses = { $count } s waarin niemand iets deed.

xcode-our-missions = Onze eigen missies
xcode-stop-won = gewonnen
xcode-stop-open = open
xcode-stop-locked = vergrendeld
xcode-stop-after = Gaat open als { $level } gewonnen is.
xcode-stop-new = Nog niet geprobeerd.
xcode-stop-tries = { $tries ->
    [one] Eén keer geprobeerd
   *[other] { $tries } keer geprobeerd
}, { $wins ->
    [0] nog niet gewonnen
    [one] één keer gewonnen
   *[other] { $wins } keer gewonnen
}
xcode-stop-best = beste tijd { $time }

xcode-lobby-hint = Je ruilt met je buren.

xcode-story-turn = { $time } · { $name } draaide met nog { $left } s over: daarna { $after } s
xcode-story-left = Zand over
