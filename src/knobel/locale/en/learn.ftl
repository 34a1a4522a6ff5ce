# The page of the lessons.

learn-title = Learn { $game }
learn-steps = Steps
learn-number = Step { $number } of { $count }
learn-step = { $number }: { $title }
learn-step-done = { $number }: { $title }, done
learn-hint = Hint
learn-hint-label = Hint:
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-reset = Start over
learn-right = Well done!
learn-wrong = Not quite.
learn-end-title = Now you can play!
learn-end = You know what matters. The rest comes with playing.
learn-play = Play
learn-rules = Read the rules
learn-offline = Lessons need the server, which cannot be reached right now. The rules and the companion work without it.
