xcode-pitch = Karten, Tausch und eine Sanduhr, alles gleichzeitig.
