# Why a bot answers as it does. `who` is a player, `chance` is in ten, values are points.
explain-only = There is only one answer.
explain-random = I choose blindly, one of { $count } answers.
explain-sense = Anything else would waste something.
explain-hold = I keep my cards for later.
explain-play = I play { $card }: this is the moment for it.
explain-finish = I leave: with this treasure I may have the 50 points.
explain-careful-stay = I stay: { $who } can pay about { $chance } times in 10, and { $wanted } are enough for me.
explain-careful-leave = I leave: { $who } can pay about { $chance } times in 10, and I want { $wanted }.
explain-careful-fly = I fly on: I can pay about { $chance } times in 10, and { $wanted } are enough for me.
explain-careful-land = I land: I can pay about { $chance } times in 10, and I want { $wanted }.
explain-careful-prepare = I prepare: I can pay about { $chance } times in 10, and I want { $wanted }.
explain-odds-stay = I stay: { $who } can pay about { $chance } times in 10; staying is worth { $staying }, leaving { $leaving }.
explain-odds-leave = I leave: { $who } can pay about { $chance } times in 10; staying is worth { $staying }, leaving { $leaving }.
explain-odds-fly = I fly on: that is worth { $this }, landing { $that }.
explain-odds-land = I land: that is worth { $this }, flying on { $that }.
explain-odds-head-onward = I head onward: that is worth { $this }, Boscalumia { $that }.
explain-odds-head-boscalumia = I head for Boscalumia: that is worth { $this }, the usual way { $that }.
explain-odds-prepare-prepare = I prepare: the new cards are worth { $this }, the pawn { $that }.
explain-odds-prepare-pass = I keep my pawn: it is worth { $this }, new cards { $that }.
explain-odds-can = I spend { $count ->
    [one] a turbo
   *[other] { $count } turbos
}: flying on is worth { $this }, the payment { $that }.
explain-odds-cannot = I keep my turbos: flying on is worth { $this }, the payment { $that }.
explain-odds-play = I play { $card }: that is worth { $this } more than keeping it.
explain-odds-pass = I pass: no card is worth its price now.
explain-chance-stay = I stay: { $who } can pay about { $chance } times in 10.
explain-chance-leave = I leave: { $who } can pay about { $chance } times in 10.
explain-next-captain = I leave: on the next leg I would be captain.
explain-chance-fly = I fly on: I can pay about { $chance } times in 10.
explain-chance-land = I land: I can pay about { $chance } times in 10.
explain-chance-prepare = I prepare: I can pay about { $chance } times in 10.
explain-cannot = I keep my turbos: flying on is not worth them.
explain-can = I have what the dice ask for.
explain-onward = I head onward: I know that way.
explain-pay = I pay with the cards I need least.
explain-help = I lend exactly the help that serves me.
explain-instruct = I look through the pile: it may hold something better.
explain-choose = I choose the treasure that serves me best.
explain-keep = I keep the best treasure.
explain-give = I give to the player who has least.
explain-reroll = I roll again what I cannot pay.
explain-bonus = I take what is worth most here.
explain-swap = I trade my least useful card.
explain-character = I take the most useful character left.
# The trained net: `often` is in ten, `win` is in a hundred.
explain-net-stay = I stay, as I would { $often } times in 10 here. I win about { $win } games in 100 from here.
explain-net-leave = I leave, as I would { $often } times in 10 here. I win about { $win } games in 100 from here.
explain-net-fly = I fly on, as I would { $often } times in 10 here. I win about { $win } games in 100 from here.
explain-net-land = I land, as I would { $often } times in 10 here. I win about { $win } games in 100 from here.
explain-net-can = I fly, as I would { $often } times in 10 here. I win about { $win } games in 100 from here.
explain-net-cannot = I do not pay, as in { $often } of 10 such cases. I win about { $win } games in 100 from here.
explain-net-prepare = I prepare, as I would { $often } times in 10 here. I win about { $win } games in 100 from here.
explain-net-play = I play { $card }, as I would { $often } times in 10 here. I win about { $win } games in 100 from here.
explain-net-pass = I play no card, as in { $often } of 10 such cases. I win about { $win } games in 100 from here.
explain-search = I looked at { $worlds } possible deals: this wins { $gain } more games in 100 than my first idea.
