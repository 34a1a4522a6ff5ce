xobrainer-pitch = Cinq à la suite, par la forme ou par la couleur. Croix et ronds sur dix cases sur dix, avec six variantes à combiner.
