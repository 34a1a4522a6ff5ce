# Brættet til Vier-gewinnt 3D.

vier3d-board = Spillebræt
vier3d-floors = Spillebrættet i fire lag, set ovenfra. Knapperne fortæller, hvad der sidder på hver pind.
vier3d-pad = Pinde

# Kuglernes farver, som led i en opremsning.
vier3d-red = rød
vier3d-blue = blå
vier3d-yellow = gul

# Hvad der sidder på en pind, nedefra og op.
vier3d-rod-empty = { $rod }: tom
vier3d-rod = { $rod }: { $stack }; { $free } { $free ->
    [one] ledig plads
   *[other] ledige pladser
}
vier3d-rod-full = { $rod }: { $stack }; fuld
vier3d-threat-now = Trussel: { $ball } i lag { $level }, kan spilles nu
vier3d-threat-later = Trussel: { $ball } i lag { $level }

vier3d-choose = Din tur: vælg en pind
vier3d-choose-named = { $name }: vælg en pind
vier3d-wait = { $name } er i trækket
vier3d-chooser = Hvilken kugle?
vier3d-armed = Valgt: tryk igen for at spille
vier3d-armed-rod = { $rod } valgt. Tryk igen for at spille, Escape for at fortryde.
vier3d-place = Spil på { $rod }
vier3d-cancel = Vælg om

# Siges efter et træk: farve, pind, lag.
vier3d-moved = { $rod }: { $ball }, lag { $level }.
vier3d-lines-made = { $count ->
    [one] Fire på stribe!
   *[other] { $count } gange fire på stribe!
}
vier3d-taken-back = Trækket er taget tilbage.

vier3d-decided-vertical = Fire på én pind: { $from }.
vier3d-decided-horizontal = En lige række på lag { $level }: { $from } til { $to }.
vier3d-decided-level = En diagonal på lag { $level }: { $from } til { $to }.
vier3d-decided-climbing = En diagonal gennem alle fire lag: { $from } til { $to }.
vier3d-decided-count = Rækker: { $stand }.
vier3d-decided-show = Stillingen før

vier3d-tools = Visning
vier3d-to-floors = Vis som fire lag
vier3d-to-3d = Vis i 3D
vier3d-look-default = Normal visning
vier3d-look-top = Ovenfra
vier3d-look-side = Fra siden
vier3d-threats = Vis trusler
vier3d-all-lines = Vis alle rækker
vier3d-word-home = Normal
vier3d-word-top = Ovenfra
vier3d-word-side = Siden
vier3d-word-floors = Lag
vier3d-word-3d = 3D
vier3d-word-threats = Trusler
vier3d-word-lines = Rækker
vier3d-no-threats = Der er ingen trusler lige nu.
vier3d-peel = Til og med lag
vier3d-peel-hint = Tag lag af ovenfra (tasterne 1 til 4)
vier3d-peeled = Vist til og med lag { $level }.
vier3d-tag = { $rod }, lag { $level }
vier3d-tag-full = { $rod }, fuld
vier3d-no-3d = Her er ingen 3D-grafik: brættet vises i fire lag.

vier3d-stock = Kugler tilbage
vier3d-score-and-stock = Rækker og kugler tilbage
vier3d-stock-own = { $count ->
    [one] én egen kugle tilbage
   *[other] { $count } egne kugler tilbage
}
vier3d-stock-yellow = { $count ->
    [one] én gul kugle tilbage
   *[other] { $count } gule kugler tilbage
}
vier3d-score = { $count ->
    [one] én række
   *[other] { $count } rækker
}
