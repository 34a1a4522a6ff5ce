# The page on privacy.

privacy-title = Privacy
privacy-lead = Voor Knobel heb je geen account nodig, en Knobel bewaart alleen wat nodig is om te spelen.
privacy-server-title = Op de server
privacy-server = Je spellen: de instellingen, de ingetypte namen, elke zet met het tijdstip, en wie wanneer verbonden was. Wat een groep heeft geprobeerd en gewonnen, zonder namen. Van het geheim dat bij je plaats hoort, wordt alleen een hash bewaard.
privacy-events-title = Toernooien
privacy-events = De naam van het toernooi, de ingetypte namen, wie wie wanneer trof en met welke uitslag. Iedereen met de code kan dit zien, net als op het scherm; de organisatie kan het altijd wissen, en het wordt vanzelf gewist na de tijd die zij heeft gekozen, hoogstens een jaar. Op afgedrukte bladen pas je zelf.
privacy-school-title = Op school
privacy-school = In de schoolmodus is een voornaam of een dier genoeg. Er is geen ranglijst buiten het toernooi, niemand van buiten kan bij een spel meekijken, en 30 dagen na het toernooi wordt alles gewist, tenzij de organisatie een andere tijd tussen 1 en 365 dagen kiest. We vragen niets waarvoor ouders toestemming moeten geven.
privacy-push-title = Meldingen
privacy-push = Als je meldingen over je beurten wilt: het adres dat de maker van je browser daarvoor geeft, tot het spel voorbij is of je ze uitzet. De melding gaat versleuteld over diens server en zegt alleen de naam van het spel en dat je aan zet bent.
privacy-device-title = Op je apparaat
privacy-device = In de opslag van de browser: je naam, je instellingen, de lijst “Mijn spellen”, de laatste afgelopen spellen om terug te kijken en de geheimen van je plaatsen, groepen en toernooien. Er zijn geen cookies.
privacy-not-title = Wat er niet gebeurt
privacy-not = Geen reclame, geen tracking, geen statistieken over jou; er wordt niets van andere servers geladen. Je IP-adres wordt alleen gebruikt zolang je verbonden bent, om het massaal raden van codes tegen te gaan.
privacy-delete-title = Verwijderen
privacy-delete = Wie een spel heeft geopend, kan het aan tafel verwijderen; dan is het voor iedereen weg. Wie de server beheert, kan oude spellen verwijderen. Wat op je apparaat staat, verwijder je met de sitegegevens van de browser.
privacy-links-title = Links
privacy-links = Wie een uitnodiging heeft, kan een vrije plaats innemen. Wie de link voor toeschouwers heeft, kan meekijken tot de gastheer die sluit. Wie de link van een groep heeft, hoort erbij. Wie de link van een afgelopen spel heeft, kan de herhaling bekijken.
