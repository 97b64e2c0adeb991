# One device for several people.
curtain = The curtain
curtain-title = { $name }, it is your turn. Take the device.
curtain-away = { $others }, { $count ->
    [one] look away
   *[other] look away, all of you
}.
curtain-take = I am { $name }: show my cards
speak-up = Does anybody play a card?
speak-up-me = { $name }: I do!
speak-up-nobody = Nobody
