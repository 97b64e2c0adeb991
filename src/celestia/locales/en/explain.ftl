# Why a bot answers as it does. `who` is a player, `chance` is in ten, values are points.
explain-only = There is only one answer.
explain-random = I choose blindly among { $count } answers.
explain-sense = Anything else would be a waste.
explain-hold = I keep my cards for later.
explain-play = I play { $card }: now is the moment.
explain-finish = { deed-leave }: with this treasure I may have the 50 points.
explain-careful-stay = { deed-stay }: { reason-who-can }{ reason-enough }
explain-careful-leave = { deed-leave }: { reason-who-can }{ reason-wanted }
explain-careful-fly = { deed-fly }: { reason-i-can }{ reason-enough }
explain-careful-land = { deed-land }: { reason-i-can }{ reason-wanted }
explain-careful-prepare = { deed-prepare }: { reason-i-can }{ reason-wanted }
explain-odds-stay = { deed-stay }: { reason-staying }
explain-odds-leave = { deed-leave }: { reason-staying }
explain-odds-fly = { deed-fly }: { reason-this }, landing { $that }.
explain-odds-land = { deed-land }: { reason-this }, flying on { $that }.
explain-odds-head-onward = I head onward: { reason-this }, Boscalumia { $that }.
explain-odds-head-boscalumia = I head for Boscalumia: { reason-this }, the usual way { $that }.
explain-odds-prepare-prepare = { deed-prepare }: { reason-this }, the pawn { $that }.
explain-odds-prepare-pass = I keep my pawn: { reason-this }, new cards { $that }.
explain-odds-can = I spend { $count ->
    [one] a turbo
   *[other] { $count } turbos
}: { reason-flying }
explain-odds-cannot = { deed-cannot }: { reason-flying }
explain-odds-play = I play { $card }: { reason-this } more than keeping it.
explain-odds-pass = I pass: no card is worth its price now.
explain-chance-stay = { deed-stay }: { reason-who-can }.
explain-chance-leave = { deed-leave }: { reason-who-can }.
explain-next-captain = { deed-leave }: on the next leg I would be captain.
explain-chance-fly = { deed-fly }: { reason-i-can }.
explain-chance-land = { deed-land }: { reason-i-can }.
explain-chance-prepare = { deed-prepare }: { reason-i-can }.
explain-cannot = { deed-cannot }: flying on is not worth them.
explain-can = I have what the dice ask for.
explain-onward = I head onward: I know that way.
explain-pay = I pay with the cards I need least.
explain-help = I lend just the help that serves me.
explain-instruct = I look for something better in the pile.
explain-choose = I choose the best treasure for me.
explain-keep = I keep the best treasure.
explain-give = I give to the player who has least.
explain-reroll = I roll again what I cannot pay.
explain-bonus = I take what is worth most here.
explain-swap = I trade my least useful card.
explain-character = I take the most useful character left.
# The trained net: `often` is in ten, `win` is in a hundred.
explain-net-stay = { deed-stay }{ reason-net }
explain-net-leave = { deed-leave }{ reason-net }
explain-net-fly = { deed-fly }{ reason-net }
explain-net-land = { deed-land }{ reason-net }
explain-net-can = I fly{ reason-net }
explain-net-cannot = I do not pay{ reason-net }
explain-net-prepare = { deed-prepare }{ reason-net }
explain-net-play = I play { $card }{ reason-net }
explain-net-pass = I play no card{ reason-net }
explain-search = I looked at { $worlds } possible deals: this wins { $gain } more games in 100 than my first idea.

## Parts of several reasons
deed-stay = I stay
deed-leave = I leave
deed-fly = I fly on
deed-land = I land
deed-prepare = I prepare
deed-cannot = I keep my turbos
reason-who-can = { $who } can pay about { $chance } times in 10
reason-i-can = I can pay about { $chance } times in 10
reason-enough = , and { $wanted } are enough for me.
reason-wanted = , and I want { $wanted }.
reason-staying = { reason-who-can }; staying is worth { $staying }, leaving { $leaving }.
reason-this = that is worth { $this }
reason-flying = flying on is worth { $this }, the payment { $that }.
reason-net = , as in { $often } of 10 such cases. I win about { $win } of 100 games from here.
