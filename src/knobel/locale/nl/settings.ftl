# The settings dialog: what only it has to say.

settings-captions = Ondertitels voor geluiden
settings-contrast = Hoog contrast
settings-spacing = Ruimere afstanden, makkelijker te lezen
settings-verbosity = Hoeveel de schermlezer voorleest
verbosity-quiet = Weinig
verbosity-quiet-hint = Zetten van anderen, uitslagen, weigeringen
verbosity-normal = Normaal
verbosity-normal-hint = Ook je eigen zetten, wie komt en gaat
verbosity-everything = Alles
verbosity-everything-hint = Ook wat je zelf kunt vinden
offline-title = Zonder netwerk
offline-ready = Alles staat op dit apparaat: regels, hulp bij het spel en bewaarde spellen werken zonder netwerk.
offline-fetching = Wordt opgehaald voor gebruik zonder netwerk…
offline-impossible = Deze browser kan geen pagina’s bewaren voor gebruik zonder netwerk.
offline-insecure = Deze pagina kwam via http. Browsers leggen dan beperkingen op:
lacks-offline = Geen gebruik zonder netwerk, geen installatie. Houd in plaats daarvan de pagina open.
lacks-awake = Het scherm kan donker worden. Kies een langere tijd in de instellingen van je apparaat.
lacks-copy = Links kopiëren en delen kan mislukken. Dan wordt de link geselecteerd, klaar om te kopiëren.
https-how = Via https werkt het allemaal. Wie deze server beheert, leest in docs/https.md hoe dat moet; in het kort:
install = Als app installeren
