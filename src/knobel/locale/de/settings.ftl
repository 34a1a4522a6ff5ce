# The settings dialog: what only it has to say.

settings-captions = Untertitel für Töne
settings-contrast = Hoher Kontrast
settings-spacing = Größere Abstände, leichter zu lesen
settings-verbosity = Ansagen des Screenreaders
verbosity-quiet = Wenig
verbosity-quiet-hint = Züge der anderen, Ergebnisse, Ablehnungen
verbosity-normal = Normal
verbosity-normal-hint = Auch die eigenen Züge, wer kommt und geht
verbosity-everything = Alles
verbosity-everything-hint = Auch, was man selbst herausfinden kann
offline-title = Ohne Netz
offline-ready = Alles ist auf diesem Gerät: Regeln, Begleiter und gespeicherte Spiele gehen ohne Netz.
offline-fetching = Wird für die Zeit ohne Netz geholt …
offline-impossible = Dieser Browser behält keine Seiten für die Zeit ohne Netz.
offline-insecure = Diese Seite kam über einfaches http. Manches lassen Browser dann nicht zu:
lacks-offline = Kein Betrieb ohne Netz, kein Installieren. Lass die Seite stattdessen offen.
lacks-awake = Der Bildschirm kann dunkel werden. Stell an deinem Gerät eine längere Zeit ein.
lacks-copy = Kopieren und Teilen von Links kann scheitern. Dann ist der Link zum Kopieren markiert.
https-how = Über https geht das alles. Wer diesen Server betreibt, liest in docs/https.md, wie; kurz gesagt:
install = Als App installieren
