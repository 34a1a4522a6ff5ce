vier3d-pitch = Vier op een rij, in alle drie de dimensies.
