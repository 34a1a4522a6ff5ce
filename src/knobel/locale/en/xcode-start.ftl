xcode-pitch = Crack twelve codes before the sand runs out.
