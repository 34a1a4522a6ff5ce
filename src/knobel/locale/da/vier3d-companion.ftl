# Vier-gewinnt 3D på et rigtigt bræt.

vier3d-companion-tools = Hvad har I brug for?
vier3d-companion-clock = Ur
vier3d-companion-clock-hint = Til to, mellem jer
vier3d-companion-tally = Tæl rækker
vier3d-companion-tally-hint = Når flest rækker vinder
vier3d-companion-line = Er det en række?
vier3d-companion-line-hint = Tryk på pladser, og se

vier3d-companion-clock-start = Til uret
vier3d-companion-first = { $name }: tryk, så begynder { $other }
vier3d-companion-first-hint = Tryk: { $name } begynder
vier3d-companion-press = { $name }: afslut turen
vier3d-companion-press-hint = Tryk efter dit træk
vier3d-companion-waits = { $name }: venter
vier3d-companion-runs = { $name }: { $time }
vier3d-companion-low = { $name }: tiden er knap
vier3d-companion-fallen = { $name }: tiden er gået
vier3d-companion-up = Tiden er gået
vier3d-companion-moves = { $count ->
    [one] ét træk
   *[other] { $count } træk
}

vier3d-companion-tally-text = Tryk på pinden for hver kugle, I sætter på det rigtige bræt. Nye rækker vises og tælles.
vier3d-companion-tally-start = Begynd at tælle

vier3d-companion-level = Lag { $number }
vier3d-companion-place = { $rod }, lag { $level }
vier3d-companion-floors = De valgte pladser i fire lag
vier3d-companion-line-empty = Tryk på op til fire pladser.
vier3d-companion-line-one = { $count ->
    [one] Én række går gennem denne plads.
   *[other] { $count } rækker går gennem denne plads.
}
vier3d-companion-line-part = Det kan blive en række: { $kind }. Der mangler: { $missing }.
vier3d-companion-line-yes = Ja, en række: { $kind }.
vier3d-companion-line-never = Ingen række går gennem disse pladser.
vier3d-companion-line-no = Nej, det er ikke en række.
vier3d-companion-clear = Ryd
vier3d-companion-kinds = De 76 rækker: vis eksempler
vier3d-companion-vertical = lodret
vier3d-companion-horizontal = vandret
vier3d-companion-plane = diagonal i en flade
vier3d-companion-space = rumdiagonal
