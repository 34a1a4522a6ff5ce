vier3d-pitch = Vier in einer Reihe, in allen drei Dimensionen. Rote und blaue Kugeln auf sechzehn Stäben.
