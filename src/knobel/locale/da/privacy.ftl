# The page on privacy.

privacy-title = Privatliv
privacy-lead = Knobel kræver ingen konto og gemmer kun det, der skal til for at spille.
privacy-server-title = På serveren
privacy-server = Dine spil: indstillingerne, de navne, I har skrevet, hvert træk med tidspunkt, og hvem der var forbundet hvornår. Hvad en gruppe har prøvet og vundet, uden navne. Af den hemmelighed, der hører til din plads, gemmes kun en hashværdi.
privacy-events-title = Turneringer
privacy-events = Turneringens navn, de navne, folk har skrevet, hvem der mødte hvem hvornår, og resultatet. Alle med koden kan se det, ligesom på skærmen; værten kan slette det når som helst, og det slettes af sig selv efter den tid, værten har valgt, højst et år. Udskrevne ark passer I selv på.
privacy-school-title = I skolen
privacy-school = I skoletilstand er et fornavn eller et dyr nok. Der er ingen rangliste ud over turneringen, ingen udefra kan se med i et spil, og alt slettes 30 dage efter turneringen, medmindre værten vælger en anden tid mellem 1 og 365 dage. Vi spørger ikke om noget, der kræver forældrenes samtykke.
privacy-push-title = Beskeder
privacy-push = Hvis du vil have besked om dine ture: den adresse, som din browsers producent giver til det, til spillet er slut, eller du slår det fra. Beskeden går krypteret over producentens server og siger kun spillets navn, og at det er din tur.
privacy-device-title = På din enhed
privacy-device = I browserens lager: dit navn, dine indstillinger, listen »Mine spil«, de seneste færdige spil til gensyn og hemmelighederne for dine pladser, grupper og turneringer. Der er ingen cookies.
privacy-not-title = Hvad der ikke sker
privacy-not = Ingen reklamer, ingen sporing, ingen statistik om dig; intet hentes fra andre servere. Din IP-adresse bruges kun, mens du er forbundet, så ingen kan gætte koder i massevis.
privacy-delete-title = Sletning
privacy-delete = Den, der åbnede et spil, kan slette det ved bordet; så er det væk for alle. Den, der driver serveren, kan slette gamle spil. Det, der ligger på din enhed, sletter du med browserens webstedsdata.
privacy-links-title = Links
privacy-links = Den, der har en invitation, kan tage en ledig plads. Den, der har tilskuernes link, kan se med, indtil værten lukker det. Den, der har linket til en gruppe, hører til den. Den, der har linket til et afsluttet spil, kan se det igen.
