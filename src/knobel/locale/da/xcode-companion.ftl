# X-Code med rigtige kort.

xcode-companion-prepare = Gør bordet klar
xcode-companion-out = Tilbage i æsken
xcode-companion-out-none = Intet: alle 66 kort er med.
xcode-companion-jokers = { $count ->
    [one] én joker
   *[other] { $count } jokere
}
xcode-companion-left = { $count ->
    [one] ét tidskort med pil mod venstre
   *[other] { $count } tidskort med pil mod venstre
}
xcode-companion-right = { $count ->
    [one] ét tidskort med pil mod højre
   *[other] { $count } tidskort med pil mod højre
}
xcode-companion-deal = Bland og del ud
xcode-companion-deal-text = Af de { $cards } kort får hver spiller { $dealt }. De andre { $pile } er trækbunken, med bagsiden op.
xcode-companion-hand = Håndgrænse
xcode-companion-limit = { $count ->
    [one] kort højst på hånden, med én spiller
   *[other] kort højst på hånden, med { $count } spillere
}
xcode-companion-sets = Sæt
xcode-companion-sets-text = En kode kræver { $code } ens kort. { $time } tidskort vender timeglasset.
xcode-companion-mission = Missionen
xcode-companion-how-rows = Knæk planen række for række, først 1 2 3. Tryk på hvert felt, der er knækket; den næste række åbner af sig selv.
xcode-companion-how-silence = Ingen taler i anden halvdel af hvert af de første fire minutter: fra 0:30 til 1:00, 1:30 til 2:00, 2:30 til 3:00 og 3:30 til 4:00. Skærmen siger hvornår.
xcode-companion-how-second-glass = Et lille timeglas på ét minut løber også. Tryk på hvert felt, der er knækket: det fylder det op. Løber det ud, har alle tabt.
xcode-companion-how-turncoat = Hvert 20. sekund vender pilene på ét symbol: fra da af går dets kort den anden vej. Felterne viser, hvilke symboler det er. Tryk på hvert felt, der er knækket.
xcode-companion-how-hot-joker = Tæl rundt om bordet fra 1. Tryk på dit tal, når du tager en joker, og igen, når din sidste er væk. Brænder den stadig efter 20 sekunder, lægges hele din hånd til de fralagte kort.
xcode-companion-how-cut-cable = Tæl rundt om bordet med uret fra 1. Skærmen siger, hvilke to naboer der ikke kan bytte lige nu.
xcode-companion-how-dark = Kun felter, der lyser, må knækkes. Tryk på hvert felt, der er knækket, så lyser det næste op.
xcode-companion-start = Start sandet
xcode-companion-turn = Vend timeglasset
xcode-companion-won = Alt knækket!
xcode-companion-warning = { $seconds ->
    [60] Ét minut tilbage
    [one] Ét sekund tilbage
   *[other] { $seconds } sekunder tilbage
}
xcode-companion-speak = I må tale igen.
xcode-companion-arrows-turned = Pilene på { $symbol } har vendt sig.
xcode-companion-cable-cut = Kablet er klippet: { $one } og { $two }.
xcode-companion-cable-whole = Intet kabel er klippet.
xcode-companion-burnt = { $name } mister hele hånden!
xcode-companion-holders = Hvem der har en joker
xcode-companion-holds = { $name } har en joker
xcode-companion-tally = { $count } af 12 knækket.
xcode-companion-field-cracked = { $symbol }: knækket
xcode-companion-next = Gør { $level } klar
xcode-companion-setup = Spillere og niveau
xcode-companion-again = Spil igen
