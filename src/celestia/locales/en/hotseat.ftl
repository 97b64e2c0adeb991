# One device for several people.
curtain = The curtain
curtain-title = { $name }, it is your turn.
curtain-away = Take the device. { $others }, { $count ->
    [one] look away
   *[other] look away, all of you
}: the next screen shows { $name }’s cards.
curtain-take = I am { $name }
speak-up-help = Does anybody lend help?
speak-up-me = { $name }: I do!
speak-up-nobody = Nobody
curtain-take-note = Show my cards
roll-now = { $name }, roll the dice!
roll-now-do = Roll
lay-back = { $name }, only you see this.
lay-back-done = Seen: back to the table
