# Brættet til X-Code.

xcode-board = Bordet
xcode-keys = Piletaster går gennem hånden, mellemrum vælger. D trækker, X lægger tre fra, S lægger et sæt, Skift og pil bytter til venstre eller højre, T fortæller om sandet.
xcode-team = Holdet
xcode-seat = Plads { $number }
xcode-level = Niveau { $number }
xcode-mission-rows = Mission: række for række
xcode-mission-silence = Mission: radiotavshed
xcode-mission-second-glass = Mission: det andet timeglas
xcode-mission-turncoat = Mission: vendepile
xcode-mission-hot-joker = Mission: varme jokere
xcode-mission-cut-cable = Mission: klippet kabel
xcode-mission-dark = Mission: i mørket
xcode-says-players = { $count ->
    [one] én spiller
   *[other] { $count } spillere
}
xcode-says-refill = Timeglasset fyldes op
xcode-says-overdraw = For mange kort koster hånden
xcode-leaving = En bot overtager din plads og dine kort. Derefter kan du ikke komme tilbage.
xcode-leaving-page = Sandet løber videre. Efter fem sekunder må de andre lade en bot træde til for dig. Under »Mine spil« kan du altid vende tilbage.
xcode-won = Knækket!
xcode-lost = Ikke denne gang

xcode-time = tid
xcode-star = stjerne
xcode-hash = firkant
xcode-joker = Joker
xcode-hidden = skjult kort
xcode-card-left = { $symbol }, pil til venstre
xcode-card-right = { $symbol }, pil til højre
xcode-cards = { $count ->
    [one] ét kort
   *[other] { $count } kort
}
xcode-seconds = { $count } s

xcode-fields = Kodefelter
xcode-field-cracked = { $symbol }: knækket af { $name }
xcode-field-ready = { $symbol }: knæk nu
xcode-field-locked = { $symbol }: stadig låst
xcode-field-mine = { $symbol }: åbent, du har { $count }
xcode-field-open = { $symbol }: åbent
xcode-tally = { $count } af 12 felter knækket
xcode-sand = Timeglas: { $above ->
    [one] ét sekund
   *[other] { $above } sekunder
} øverst, { $below } nederst
xcode-second-sand = Andet timeglas: { $above ->
    [one] ét sekund
   *[other] { $above } sekunder
} øverst, { $below } nederst
xcode-time-sets = { $count ->
    [0] ikke vendt endnu
    [one] vendt én gang
   *[other] vendt { $count } gange
}
xcode-pile = { $count ->
    [one] Trækbunke, ét kort: træk
   *[other] Trækbunke, { $count } kort: træk
}
xcode-pile-short = Bunke { $count }
xcode-discards = { $count ->
    [one] Fralagte, ét kort, øverst { $card }
   *[other] Fralagte, { $count } kort, øverst { $card }
}
xcode-discards-none = Fralagte, ingen
xcode-discards-short = Fralagt { $count }

xcode-neighbour = Mellem dig og { $name }
xcode-theirs = Ligger åbent til dig: { $card }
xcode-give = Giv { $card } for { $against }
xcode-nothing-fits = Intet passer
xcode-cut = Kabel klippet
xcode-decline = Afvis { $card }
xcode-withdraw = Tag { $card } tilbage
xcode-offer = Læg { $card } åbent til { $name }
xcode-trade-hint = Vælg et kort
xcode-trade-with = Byt med { $name }
xcode-cannot-go = { $card } kan ikke gå til { $name }.

xcode-hand = { $count ->
    [one] Din hånd: ét kort, højst { $limit }
   *[other] Din hånd: { $count } kort, højst { $limit }
}
xcode-hand-count = { $count } af { $limit } kort
xcode-sort = Sortér
xcode-actions = Hvad du kan gøre
xcode-draw = Træk
xcode-discard = Læg fra
xcode-lay = Læg kode { $symbol }
xcode-lay-time = Vend: så { $seconds } s
xcode-ask-turn = { $how ->
    [again] Tryk en gang til for at vende timeglasset
   *[hold] Hold nede for at vende timeglasset
}: så er der { $seconds } s tilbage i stedet for { $left } s.
xcode-no-set = Intet sæt
xcode-full = { $limit ->
    [one] Ikke mere end ét kort.
   *[other] Ikke flere end { $limit } kort.
}
xcode-out = Du er ikke længere i kredsen.
xcode-ready = Sandet løber om lidt
xcode-bots-follow = Botterne hjælper: de knækker først et felt efter dig.

xcode-talk = Sig
xcode-say-need = Mangler { $symbol }
xcode-say-need-with = Mangler { $symbol }, har { $count }
xcode-say-have = Har { $card }
xcode-say-have-left = Har { $symbol } ◀
xcode-say-have-right = Har { $symbol } ▶
xcode-say-which-arrow = { $symbol }: hvilken pil?
xcode-say-time = Tid til mig
xcode-say-sand = Pas på sandet!
xcode-say-more = Sig mere
xcode-say-to = Til hvem
xcode-to-all = Alle
xcode-kind-need = Mangler
xcode-kind-have = Har
xcode-kind-which-arrow = Hvilken pil?
xcode-to-you = Kun til dig: { $words }

xcode-started = Sandet løber.
xcode-said = { $name }: { $words }
xcode-cracked-by = { $name } knækkede { $symbol }, { $count } af 12.
xcode-turned = Timeglas vendt, { $seconds ->
    [one] ét sekund
   *[other] { $seconds } sekunder
} tilbage.
xcode-offered = { $name } tilbyder dig: { $card }.
xcode-offer-gone = { $name } tog { $card } tilbage.
xcode-traded = Byttet med { $name }.
xcode-declined = { $name } vil ikke bytte: { $card }.
xcode-lost-hand = Hele din hånd er lagt fra.
xcode-quiet = Radiotavshed: ingen taler.
xcode-quiet-for = Radiotavshed, { $seconds } s endnu
xcode-quiet-in = Radiotavshed om { $seconds } s
xcode-turning = Pile på { $symbol } vendes om { $seconds } s
xcode-fuse = Din joker brænder: { $seconds } s endnu
xcode-cable = Kabel klippet: { $one } og { $two }, { $seconds } s endnu

xcode-story = Hvad der skete
xcode-story-sand = { $turns ->
    [0] Sandet løb i { $time } min, aldrig vendt
    [one] Sandet løb i { $time } min, vendt én gang
   *[other] Sandet løb i { $time } min, vendt { $turns } gange
}
xcode-story-trades = Bytter
xcode-story-sets = Sæt
xcode-story-waited = Svar på tilbud
xcode-story-lost = Hvor sekunder gik tabt
xcode-story-early = { $count } s sand tabt: så meget var der øverst, da der blev vendt.
xcode-story-pauses = { $count } s, hvor ingen gjorde noget.

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

xcode-crack-key = knæk
xcode-tally-of = af 12
xcode-tally-short = { $count } af 12
xcode-lies = { $name } tilbyder { $to }: { $card }
xcode-beside-left = til venstre for dig
xcode-beside-right = til højre for dig
xcode-offers-here = { $name } tilbyder
xcode-for = Til { $name }
xcode-swap = Byt
xcode-take-back = Tag tilbage
xcode-offer-this = Tilbyd { $card }
xcode-no-offer = intet tilbud
xcode-hand-full = hånden fuld
xcode-choose = vælg { $count }
xcode-chosen = { $count } af { $of } valgt
xcode-to = { $card } til { $name }

xcode-feed-empty = Her står, hvem der knækker et felt, bytter eller vender timeglasset.
xcode-feed-you = Du
xcode-feed-now = nu
xcode-feed-cracked = { $me ->
    [1] knækkede { $card }
   *[other] knækkede { $card }
}
xcode-feed-turned = { $me ->
    [1] vendte timeglasset
   *[other] vendte timeglasset
}
xcode-feed-turned-from = { $me ->
    [1] vendte timeglasset: { $left } → { $after } s
   *[other] vendte timeglasset: { $left } → { $after } s
}
xcode-feed-offered = { $me ->
    [1] tilbyder { $to } { $card }
   *[other] tilbyder { $to } { $card }
}
xcode-feed-offered-you = tilbyder dig { $card }
xcode-feed-traded = ⇄ { $to }: { $card } for { $against }
xcode-feed-discarded = { $me ->
    [1] lagde tre fra
   *[other] lagde tre fra
}
xcode-feed-hand-lost = { $me ->
    [1] mistede hele din hånd
   *[other] mistede hele hånden
}
xcode-feed-left = { $me ->
    [1] forlod bordet
   *[other] forlod bordet
}
xcode-feed-ran-out = Sandet er løbet ud

xcode-decided-won = { $seconds ->
    [one] Med ét sekund sand tilbage.
   *[other] Med { $seconds } sekunder sand tilbage.
}
xcode-decided-held = Alt til { $symbol } var ved bordet: { $who }.
xcode-held-by = { $name } havde { $count }
xcode-held-you = du havde { $count }
xcode-decided-missing = { $count ->
    [one] Kun { $fields } manglede.
   *[other] Manglede stadig: { $fields }.
}
xcode-see-it = Se det
