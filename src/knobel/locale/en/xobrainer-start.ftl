xobrainer-pitch = Five in a row, by shape or by colour.
