nim-pitch = Tag sten, og prøv at tage den sidste. To af de fem bunker er skjulte, og hver spiller kender den ene.
