vier3d-pitch = Four in a row, in all three dimensions.
