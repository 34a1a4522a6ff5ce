# The rules of Nim, in our words.

nim-rules-lead = For to spillere, mod hinanden eller sammen. Ved et rigtigt bord skal I kun bruge sten og to bægre.
nim-rules-piles-title = Bunkerne
nim-rules-piles = Der er fem bunker sten.
nim-rules-piles-1 = Tre er åbne, med 3, 4 og 5 sten.
nim-rules-piles-2 = To er skjulte, med 1 til 5 sten. Hver spiller har set den ene.
nim-rules-move-title = Et træk
nim-rules-move = I skiftes, og tager sten fra én bunke.
nim-rules-move-1 = Fra en åben bunke tager du så mange, du vil, mindst én.
nim-rules-move-2 = Fra en skjult bunke tager du netop én. Så er bunken åben.
nim-rules-end-title = Slutningen
nim-rules-end = Spillet slutter med den allersidste sten.
nim-rules-end-1 = Mod hinanden vinder den, der tager den.
nim-rules-end-2 = Sammen vinder I, hvis den, der begyndte, tager den.
