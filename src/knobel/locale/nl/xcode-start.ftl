xcode-pitch = Kaarten, ruilen en een zandloper, allemaal tegelijk.
