vier3d-pitch = Quatre à la suite, dans les trois dimensions. Des boules rouges et bleues sur seize tiges.
