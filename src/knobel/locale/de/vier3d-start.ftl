vier3d-pitch = Vier in einer Reihe, in allen drei Dimensionen.
