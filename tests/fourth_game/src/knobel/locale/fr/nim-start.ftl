nim-pitch = Prenez des pierres, et si possible la dernière. Deux des cinq tas sont cachés, et chacun en connaît un.
