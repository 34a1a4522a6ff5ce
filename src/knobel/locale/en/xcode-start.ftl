xcode-pitch = Cards, trades and a sand timer, all at the same time.
