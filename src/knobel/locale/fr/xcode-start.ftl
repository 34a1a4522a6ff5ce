xcode-pitch = Des cartes, des échanges et un sablier, tout en même temps.
