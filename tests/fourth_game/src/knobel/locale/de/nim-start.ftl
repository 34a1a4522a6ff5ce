nim-pitch = Nehmt Steine, und nimm den letzten. Zwei der fünf Haufen sind verdeckt, und jeder kennt einen davon.
