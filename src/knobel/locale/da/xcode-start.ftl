xcode-pitch = Knæk tolv koder, før sandet er løbet ud.
