# Het bord van X-Code.

xcode-board = De tafel
xcode-keys = Pijltjes lopen door de hand, spatie kiest. D trekt, X legt er drie af, S legt een set, Shift + pijl ruilt naar links of rechts, T zegt hoeveel zand er nog is.
xcode-team = Het team
xcode-seat = Plaats { $number }
xcode-level = Level { $number }
xcode-mission-rows = Missie: rij voor rij
xcode-mission-silence = Missie: radiostilte
xcode-mission-second-glass = Missie: tweede zandloper
xcode-mission-turncoat = Missie: draaipijlen
xcode-mission-hot-joker = Missie: hete jokers
xcode-mission-cut-cable = Missie: doorgeknipte lijn
xcode-mission-dark = Missie: in het donker
xcode-says-players = { $count ->
    [one] één speler
   *[other] { $count } spelers
}
xcode-says-refill = Zandloper wordt bijgevuld
xcode-says-overdraw = Te veel trekken kost de hand
xcode-leaving = Een bot neemt je plaats en kaarten over. Terug kan dan niet meer.
xcode-leaving-page = Het zand loopt door. Na vijf seconden mogen de anderen een bot voor je laten invallen. Via “Mijn spellen” kun je altijd terug.
xcode-won = Gekraakt!
xcode-lost = Niet gehaald

xcode-time = tijd
xcode-star = ster
xcode-hash = hekje
xcode-joker = Joker
xcode-hidden = gesloten kaart
xcode-card-left = { $symbol }, pijl links
xcode-card-right = { $symbol }, pijl rechts
xcode-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
xcode-seconds = { $count } s

xcode-fields = Codevelden
xcode-field-cracked = { $symbol }: gekraakt door { $name }
xcode-field-ready = { $symbol }: nu kraken
xcode-field-locked = { $symbol }: nog op slot
xcode-field-mine = { $symbol }: open, jij hebt er { $count }
xcode-field-open = { $symbol }: open
xcode-tally = { $count } van de 12 velden gekraakt
xcode-sand = Zandloper: boven { $above ->
    [one] één seconde
   *[other] { $above } seconden
}, onder { $below }
xcode-second-sand = Tweede zandloper: boven { $above ->
    [one] één seconde
   *[other] { $above } seconden
}, onder { $below }
xcode-time-sets = { $count ->
    [0] nog niet gedraaid
    [one] één keer gedraaid
   *[other] { $count } keer gedraaid
}
xcode-pile = { $count ->
    [one] Trekstapel, één kaart: trekken
   *[other] Trekstapel, { $count } kaarten: trekken
}
xcode-pile-short = Stapel { $count }
xcode-discards = Aflegstapel, { $count } { $count ->
    [one] kaart
   *[other] kaarten
}, bovenop { $card }
xcode-discards-none = Aflegstapel, leeg
xcode-discards-short = Aflegstapel { $count }

xcode-neighbour = Tussen jou en { $name }
xcode-theirs = Ligt open voor jou: { $card }
xcode-give = Geef { $card } voor { $against }
xcode-nothing-fits = Niets past
xcode-cut = Lijn doorgeknipt
xcode-decline = { $card } afwijzen
xcode-withdraw = { $card } terugnemen
xcode-offer = { $card } openleggen voor { $name }
xcode-trade-hint = Kies een kaart
xcode-trade-with = Ruilen met { $name }
xcode-cannot-go = { $card } kan niet naar { $name }.

xcode-hand = Je hand: { $count } { $count ->
    [one] kaart
   *[other] kaarten
}, hoogstens { $limit }
xcode-hand-count = { $count } van { $limit } kaarten
xcode-sort = Sorteren
xcode-actions = Wat je kunt doen
xcode-draw = Trekken
xcode-discard = Afleggen
xcode-lay = Code { $symbol } leggen
xcode-lay-time = Draaien: dan { $seconds } s
xcode-ask-turn = { $how ->
    [again] Druk nog een keer om de zandloper te draaien
   *[hold] Houd ingedrukt om de zandloper te draaien
}: dan is er { $seconds } s over in plaats van { $left } s.
xcode-no-set = Geen set
xcode-full = { $limit ->
    [one] Meer dan één kaart mag niet.
   *[other] Meer dan { $limit } kaarten mag niet.
}
xcode-out = Je zit niet meer in de kring.
xcode-ready = Zo meteen loopt het zand
xcode-bots-follow = De bots helpen: ze kraken pas een veld na jou.

xcode-talk = Zeggen
xcode-say-need = Zoek { $symbol }
xcode-say-need-with = Zoek { $symbol }, heb er { $count }
xcode-say-have = Heb { $card }
xcode-say-have-left = Heb { $symbol } ◀
xcode-say-have-right = Heb { $symbol } ▶
xcode-say-which-arrow = { $symbol }: welke pijl?
xcode-say-time = Tijd naar mij
xcode-say-sand = Let op het zand!
xcode-say-more = Meer zeggen
xcode-say-to = Aan wie
xcode-to-all = Iedereen
xcode-kind-need = Zoek
xcode-kind-have = Heb
xcode-kind-which-arrow = Welke pijl?
xcode-to-you = Alleen voor jou: { $words }

xcode-started = Het zand loopt.
xcode-said = { $name }: { $words }
xcode-cracked-by = { $name } kraakte { $symbol }, { $count } van de 12.
xcode-turned = Zandloper omgedraaid, nog { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}.
xcode-offered = { $name } biedt je aan: { $card }.
xcode-offer-gone = { $name } nam { $card } terug.
xcode-traded = Geruild met { $name }.
xcode-declined = { $name } wil niet ruilen: { $card }.
xcode-lost-hand = Je hele hand ligt op de aflegstapel.
xcode-quiet = Radiostilte: niemand praat.
xcode-quiet-for = Radiostilte, nog { $seconds } s
xcode-quiet-in = Radiostilte over { $seconds } s
xcode-turning = Pijlen van { $symbol } draaien over { $seconds } s om
xcode-fuse = Je joker brandt: nog { $seconds } s
xcode-cable = Lijn doorgeknipt: { $one } en { $two }, nog { $seconds } s

xcode-story = Wat er gebeurde
xcode-story-sand = { $turns ->
    [0] Het zand liep { $time } min, nooit gedraaid
    [one] Het zand liep { $time } min, één keer gedraaid
   *[other] Het zand liep { $time } min, { $turns } keer gedraaid
}
xcode-story-trades = Ruilen
xcode-story-sets = Sets
xcode-story-waited = Antwoord op aanbod
xcode-story-lost = Waar seconden verloren gingen
xcode-story-early = { $count } s zand verloren: zoveel zat er bij het draaien nog boven.
xcode-story-pauses = { $count } s waarin niemand iets deed.

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

xcode-crack-key = kraken
xcode-tally-of = van de 12
xcode-tally-short = { $count } van de 12
xcode-lies = { $name } biedt { $to } aan: { $card }
xcode-beside-left = links van je
xcode-beside-right = rechts van je
xcode-offers-here = { $name } biedt
xcode-for = Voor { $name }
xcode-swap = Ruilen
xcode-take-back = Terug­nemen
xcode-offer-this = { $card } aanbieden
xcode-no-offer = geen aanbod
xcode-hand-full = hand vol
xcode-choose = kies er { $count }
xcode-chosen = { $count } van { $of } gekozen
xcode-to = { $card } naar { $name }

xcode-feed-empty = Hier staat wie een veld kraakt, ruilt of de zandloper omdraait.
xcode-feed-you = Jij
xcode-feed-now = nu
xcode-feed-cracked = { $me ->
    [1] kraakte { $card }
   *[other] kraakte { $card }
}
xcode-feed-turned = { $me ->
    [1] draaide de zandloper om
   *[other] draaide de zandloper om
}
xcode-feed-turned-from = { $me ->
    [1] draaide de zandloper om: { $left } → { $after } s
   *[other] draaide de zandloper om: { $left } → { $after } s
}
xcode-feed-offered = { $me ->
    [1] biedt { $to } { $card } aan
   *[other] biedt { $to } { $card } aan
}
xcode-feed-offered-you = biedt je { $card } aan
xcode-feed-traded = ⇄ { $to }: { $card } voor { $against }
xcode-feed-discarded = { $me ->
    [1] legde er drie af
   *[other] legde er drie af
}
xcode-feed-hand-lost = { $me ->
    [1] verloor je hele hand
   *[other] verloor de hele hand
}
xcode-feed-left = { $me ->
    [1] verliet de tafel
   *[other] verliet de tafel
}
xcode-feed-ran-out = Het zand is doorgelopen

xcode-decided-won = { $seconds ->
    [one] Met nog één seconde zand over.
   *[other] Met nog { $seconds } seconden zand over.
}
xcode-decided-held = Alles voor { $symbol } lag aan tafel: { $who }.
xcode-held-by = { $name } had er { $count }
xcode-held-you = jij had er { $count }
xcode-decided-missing = { $count ->
    [one] Alleen { $fields } ontbrak.
   *[other] Nog niet gekraakt: { $fields }.
}
xcode-see-it = Bekijken
