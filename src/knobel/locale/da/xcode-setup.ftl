# Opsætning af X-Code.

xcode-level-legend = Niveau eller mission
xcode-hint-level-1 = Tre jokere, masser af tid: til at begynde med
xcode-hint-level-2 = Ingen jokere, færre tidskort
xcode-hint-level-3 = Endnu mindre tid og ét kort mindre på hånden
xcode-hint-level-4 = Fire kort til hver kode, seks jokere
xcode-hint-rows = Næste række åbner først, når den ovenover er knækket
xcode-hint-silence = I anden halvdel af hvert af de første fire minutter taler ingen
xcode-hint-second-glass = Et lille timeglas løber med; hver kode fylder det
xcode-hint-turncoat = Pilene på ét symbol vender
xcode-hint-hot-joker = Den, der holder en joker for længe, mister hånden
xcode-hint-cut-cable = To naboer kan ikke bytte et stykke tid
xcode-hint-dark = Kun de næste seks felter lyser
xcode-players = Hvor mange spiller?
xcode-bots = Heraf spiller computeren
xcode-no-bots = ingen
xcode-pace = Hvor hurtig er computeren?
xcode-bots-help = På niveau 1 og 2 hjælper botterne kun: De giver dig det, du beder om, knækker først et felt efter dig og vender kun timeglasset, når du siger »Pas på sandet!«.
xcode-options = Husregler
xcode-refill = En vending fylder timeglasset helt (lettere)
xcode-overdraw = Den, der trækker for mange, mister hånden (som ved bordet)
xcode-countdown = Nedtælling før start
