# Hvor alle spiller sammen: bordet før start, hvem der træder til, grupper og hvad de låser op.

lobby-unready = { $count ->
    [one] Én spiller er ikke klar endnu.
   *[other] { $count } spillere er ikke klar endnu.
}
lobby-ready = klar
lobby-table = Pladser rundt om bordet
lobby-hint = Byt to pladser: tryk på den ene, så på den anden.
lobby-swap = { $name } bytter plads med …
lobby-seat = { $name }: { $state }
lobby-waiting = ikke klar endnu
lobby-fill = Sæt en bot her
lobby-free = Hold pladsen fri til et menneske
lobby-start = Start for alle
lobby-wait = Vent, ikke endnu
lobby-others = Du er klar. Der mangler: { $names }.
lobby-stage = Skift niveau
lobby-stage-go = Vælg for alle

mate-away = { $name } er ikke forbundet.
mate-substitute = Lad en bot træde til
mate-stands-in = En bot spiller for { $name }.
mate-stands-in-for-me = En bot spiller for dig.
mate-reclaim = Spil selv videre
mate-bot = Bot

group = Gruppe
my-groups = Mine grupper
groups-lead = En gruppe beholder det, den har låst op sammen. Dens link virker på alle enheder.
groups-none = Der er endnu ingen gruppe på denne enhed. Spil et spil, som man vinder sammen, så står gruppen her.
group-new = En ny gruppe
group-alone = Din gruppe
group-with = Dig og { $names }
group-page = Så langt er vi
group-title = Jeres gruppe
group-won = { $won } af { $all } vundet
group-games = { $count ->
    [one] Ét spil spillet
   *[other] { $count } spil spillet
}
group-share = Tag gruppen med
group-link = Gruppens link
group-hint = Åbn det på en anden enhed for at fortsætte dér. Den, der har linket, hører til gruppen.
group-qr = Gruppens QR-kode
group-forget = Glem gruppen her
group-forgotten = Glemt på denne enhed. Linket virker stadig.

stage-again = Spil igen
stage-onward = Videre: { $level }
stage-unlocked = Låst op: { $level }
stage-not-unlocked = { $count ->
    [one] Intet er låst op, for { $names } har ikke været med. Spil igen: Alle skal mindst én gang trække, bytte eller lægge et sæt.
   *[other] Intet er låst op, for { $names } har ikke været med. Spil igen: Alle skal mindst én gang trække, bytte eller lægge et sæt.
}
stage-all-won = Det var den sidste. Alt er vundet!

together-resigned = Holdet gav op.
together-leaving-last = Der er ingen andre ved bordet. Botterne stopper også: Holdet giver op, og spillet er tabt.
together-absent = Holdet var væk for længe.

## Se tilbage

replay-steps = Se tilbage
replay-first = Til begyndelsen
replay-back = Et træk tilbage
replay-on = Et træk frem
replay-last = Til slutningen
replay-title = Genafspilning
replay-play = Afspil
replay-stop = Stop
replay-not-yet = Dette spil er ikke slut endnu. Du kan se det igen bagefter.
replay-saved = Dette er kopien, der er gemt på denne enhed.
replay-save = Gem på denne enhed
replay-drop = Fjern fra denne enhed
replay-kept = Gemt: du kan se det igen uden netværk.
replay-no-room = Der er ikke plads til spillet i denne browser. Fjern et gemt spil, og prøv igen.

## Venterum

wait-title = Venter på spillere
wait-title-watch = Spillet er ikke begyndt endnu
wait-free = { $count ->
    [one] Én plads er stadig ledig.
   *[other] { $count } pladser er stadig ledige.
}
wait-begins = Det begynder om lidt …
wait-invite = Inviter
wait-link = Link at sende
wait-code = Eller denne kode at taste ind
wait-qr = Invitationens QR-kode
wait-qr-hint = Scan med kameraet
wait-who = Ved bordet
wait-seat-free = stadig ledig
wait-lot = Der trækkes lod om pladserne ved start.
wait-mates = Holdkammerater må ikke rådføre sig med hinanden under kampen. Derfor er der ingen chat her.
wait-ready = Jeg er klar
wait-cancel = Aflys spillet
wait-leave = Forlad bordet
