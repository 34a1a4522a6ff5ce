nim-pitch = Take stones, and try to take the last one. Two of the five piles are hidden, and each player knows one of them.
