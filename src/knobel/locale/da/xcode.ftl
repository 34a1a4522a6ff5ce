# Brættet til X-Code.

xc-board = Bordet
xc-keys = Piletaster går gennem hånden, mellemrum vælger. D trækker, X lægger tre fra, S lægger et sæt, Skift og pil bytter til venstre eller højre, T fortæller om sandet.
xc-team = Holdet
xc-seat = Plads { $number }
xc-level = Niveau { $number }
xc-mission-rows = Mission: række for række
xc-mission-silence = Mission: radiotavshed
xc-mission-second-glass = Mission: det andet timeglas
xc-mission-turncoat = Mission: vendepile
xc-mission-hot-joker = Mission: varme jokere
xc-mission-cut-cable = Mission: klippet kabel
xc-mission-dark = Mission: i mørket
xc-says-players = { $count ->
    [one] én spiller
   *[other] { $count } spillere
}
xc-says-refill = Timeglasset fyldes op
xc-says-overdraw = For mange kort koster hånden
xc-leaving = En bot overtager din plads og dine kort. Derefter kan du ikke komme tilbage.
xc-leaving-page = Sandet løber videre. Efter fem sekunder må de andre lade en bot træde til for dig. Under »Mine spil« kan du altid vende tilbage.
xcode-won = Knækket!
xcode-lost = Ikke denne gang

xc-time = tid
xc-star = stjerne
xc-hash = firkant
xc-joker = Joker
xc-hidden = skjult kort
xc-card-left = { $symbol }, pil til venstre
xc-card-right = { $symbol }, pil til højre
xc-cards = { $count ->
    [one] ét kort
   *[other] { $count } kort
}
xc-seconds = { $count } s

xc-fields = Kodefelter
xc-field-cracked = { $symbol }: knækket af { $name }
xc-field-ready = { $symbol }: knæk nu
xc-field-locked = { $symbol }: stadig låst
xc-field-mine = { $symbol }: åbent, du har { $count }
xc-field-open = { $symbol }: åbent
xc-tally = { $count } af 12 felter knækket
xc-sand = Timeglas: { $above ->
    [one] ét sekund
   *[other] { $above } sekunder
} øverst, { $below } nederst
xc-second-sand = Andet timeglas: { $above ->
    [one] ét sekund
   *[other] { $above } sekunder
} øverst, { $below } nederst
xc-time-sets = { $count ->
    [0] ikke vendt endnu
    [one] vendt én gang
   *[other] vendt { $count } gange
}
xc-pile = { $count ->
    [one] Trækbunke, ét kort: træk
   *[other] Trækbunke, { $count } kort: træk
}
xc-pile-short = Bunke { $count }
xc-discards = { $count ->
    [one] Fralagte, ét kort, øverst { $card }
   *[other] Fralagte, { $count } kort, øverst { $card }
}
xc-discards-none = Fralagte, ingen
xc-discards-short = Fralagt { $count }

xc-neighbour = Mellem dig og { $name }
xc-theirs = Ligger åbent til dig: { $card }
xc-give = Giv { $card } for { $against }
xc-nothing-fits = Intet passer
xc-cut = Kabel klippet
xc-decline = Afvis { $card }
xc-withdraw = Tag { $card } tilbage
xc-waits = venter; tryk for at tage tilbage
xc-offer = Læg { $card } åbent til { $name }
xc-offer-hint = tilbyd
xc-trade-hint = Vælg et kort at bytte
xc-trade-with = Byt med { $name }
xc-cannot-go = { $card } kan ikke gå til { $name }.

xc-hand = { $count ->
    [one] Din hånd: ét kort, højst { $limit }
   *[other] Din hånd: { $count } kort, højst { $limit }
}
xc-hand-count = { $count } af { $limit } kort
xc-sort = Sortér
xc-actions = Hvad du kan gøre
xc-draw = Træk
xc-discard = Læg fra
xc-lay = Læg kode { $symbol }
xc-lay-time = Vend: så { $seconds } s
xc-no-set = Intet sæt
xc-full = { $limit ->
    [one] Ikke mere end ét kort.
   *[other] Ikke flere end { $limit } kort.
}
xc-out = Du er ikke længere i kredsen.
xc-ready = Sandet løber om lidt

xc-talk = Sig
xc-say-need = Mangler { $symbol }
xc-say-need-with = Mangler { $symbol }, har { $count }
xc-say-have = Har { $card }
xc-say-have-left = Har { $symbol } ◀
xc-say-have-right = Har { $symbol } ▶
xc-say-which-arrow = { $symbol }: hvilken pil?
xc-say-time = Tid til mig
xc-say-sand = Pas på sandet!
xc-say-more = Sig mere
xc-say-to = Til hvem
xc-to-all = Alle
xc-kind-need = Mangler
xc-kind-have = Har
xc-kind-which-arrow = Hvilken pil?
xc-to-you = Kun til dig: { $words }

xc-started = Sandet løber.
xc-said = { $name }: { $words }
xc-cracked-by = { $name } knækkede { $symbol }, { $count } af 12.
xc-turned = Timeglas vendt, { $seconds ->
    [one] ét sekund
   *[other] { $seconds } sekunder
} tilbage.
xc-offered = { $name } tilbyder dig: { $card }.
xc-offer-gone = { $name } tog { $card } tilbage.
xc-traded = Byttet med { $name }.
xc-declined = { $name } vil ikke bytte: { $card }.
xc-lost-hand = Hele din hånd er lagt fra.
xc-quiet = Radiotavshed: ingen taler.
xc-quiet-for = Radiotavshed, { $seconds } s endnu
xc-quiet-in = Radiotavshed om { $seconds } s
xc-turning = Pile på { $symbol } vendes om { $seconds } s
xc-fuse = Din joker brænder: { $seconds } s endnu
xc-cable = Kabel klippet: { $one } og { $two }, { $seconds } s endnu

xc-story = Hvad der skete
xc-story-sand = { $turns ->
    [0] Sandet løb i { $time } min, aldrig vendt
    [one] Sandet løb i { $time } min, vendt én gang
   *[other] Sandet løb i { $time } min, vendt { $turns } gange
}
xc-story-trades = Bytter
xc-story-sets = Sæt
xc-story-waited = Svar på tilbud
xc-story-lost = Hvor sekunder gik tabt
xc-story-early = { $count } s sand tabt: så meget var der øverst, da der blev vendt.
xc-story-pauses = { $count } s, hvor ingen gjorde noget.

xcode-our-missions = Vores egne missioner
xcode-stop-won = vundet
xcode-stop-open = åben
xcode-stop-locked = låst
xcode-stop-after = Åbner, når { $level } er vundet.
xcode-stop-new = Ikke prøvet endnu.
xcode-stop-tries = { $tries ->
    [one] Prøvet én gang
   *[other] Prøvet { $tries } gange
}, { $wins ->
    [0] ikke vundet endnu
    [one] vundet én gang
   *[other] vundet { $wins } gange
}
xcode-stop-best = bedste tid { $time }

xcode-lobby-hint = Man bytter kort med sine naboer.

xcode-story-turn = { $time } · { $name } vendte glasset med { $left } s tilbage: derefter { $after } s
xcode-story-left = Sand tilbage
