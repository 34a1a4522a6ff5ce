vier3d-pitch = Quatre à la suite, dans les trois dimensions.
