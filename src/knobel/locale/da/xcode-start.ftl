xcode-pitch = Kort, byttehandler og et timeglas, alt på én gang.
