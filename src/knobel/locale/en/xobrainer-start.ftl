xobrainer-pitch = Five in a row, by shape or by colour. Crosses and rings on ten by ten squares, with six variants to mix.
