xcode-pitch = Kraak twaalf codes voor het zand op is.
