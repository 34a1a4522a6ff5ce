# The settings dialog: what only it has to say.

settings-captions = Sous-titres pour les sons
settings-contrast = Contraste élevé
settings-spacing = Espacement plus large, plus facile à lire
settings-verbosity = Annonces du lecteur d’écran
verbosity-quiet = Peu
verbosity-quiet-hint = Coups des autres, résultats, refus
verbosity-normal = Normal
verbosity-normal-hint = Aussi vos propres coups, les arrivées et les départs
verbosity-everything = Tout
verbosity-everything-hint = Aussi ce que vous pouvez trouver vous-même
offline-title = Sans réseau
offline-ready = Tout est sur cet appareil : règles, compagnon et parties enregistrées fonctionnent sans réseau.
offline-fetching = Chargement de tout pour l’usage sans réseau…
offline-impossible = Ce navigateur ne peut pas garder de pages pour l’usage sans réseau.
offline-insecure = Cette page est arrivée en http. Les navigateurs imposent alors des limites :
lacks-offline = Pas d’usage sans réseau, pas d’installation. Gardez plutôt la page ouverte.
lacks-awake = L’écran peut s’éteindre. Choisissez une durée plus longue dans les réglages de l’appareil.
lacks-copy = La copie et le partage de liens peuvent échouer. Le lien est alors sélectionné, prêt à copier.
https-how = Avec https, tout cela fonctionne. La personne qui gère ce serveur trouvera comment faire dans docs/https.md ; en bref :
install = Installer comme application
