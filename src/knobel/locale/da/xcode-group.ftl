# Grupper i X-Code: hvor langt de er, bordet før start, hvordan det endte.

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

xcode-group = Gruppe
xcode-my-groups = Mine grupper
xcode-group-new = En ny gruppe
xcode-group-alone = Din gruppe
xcode-group-with = Dig og { $names }
xcode-group-page = Så langt er vi
xcode-group-title = Jeres gruppe
xcode-group-won = { $won } af { $all } vundet
xcode-group-games = { $count ->
    [one] Ét spil spillet
   *[other] { $count } spil spillet
}
xcode-group-share = Tag gruppen med
xcode-group-link = Gruppens link
xcode-group-hint = Åbn det på en anden enhed for at fortsætte dér. Den, der har linket, hører til gruppen.
xcode-group-qr = Gruppens QR-kode
xcode-group-forget = Glem gruppen her
xcode-group-forgotten = Glemt på denne enhed. Linket virker stadig.

xcode-unlocked = Låst op: { $level }
xcode-all-won = Det var den sidste. Alt er vundet!
together-resigned = Holdet gav op.
together-absent = Holdet var væk for længe.

xcode-lobby-table = Pladser rundt om bordet
xcode-lobby-hint = Man bytter kort med sine naboer. Byt to pladser: tryk på den ene, så på den anden.
xcode-lobby-swap = { $name } bytter plads med …
xcode-lobby-seat = { $name }: { $state }
xcode-lobby-waiting = ikke klar endnu
xcode-lobby-fill = Sæt en bot her
xcode-lobby-free = Hold pladsen fri til et menneske
xcode-lobby-start = Start for alle
xcode-lobby-wait = Vent, ikke endnu
xcode-lobby-others = Du er klar. Der mangler: { $names }.
xcode-lobby-level = Skift niveau
xcode-lobby-level-go = Vælg for alle

xcode-story-turn = { $time } · { $name } vendte glasset med { $left } s tilbage: derefter { $after } s
xcode-story-left = Sand tilbage
