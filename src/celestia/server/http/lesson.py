"""The lesson: a first flight that goes the same way for everybody, on the real engine.

The learner brings a name and chooses nothing else: the position, the first rolls, the cards that will be
drawn and the treasures on top are fixed, and two careful bots do what follows from them. Four legs:

1. Orville is captain with many cards against one danger: he pays. Here one stays with the captain.
2. Sonja is captain with two cards against two dangers. Here one leaves with a treasure; she falls, alone or
   with the learner, and a new journey begins.
3. The learner is captain, rolls pirates and holds no cannon. Alternative route rolls that die again, to
   something that the learner can pay.
4. Orville is captain against two lightnings and cannot pay. Whoever stayed can save themselves by jetpack.

Captains and rolls stay the same whatever the learner answers, so does every fall but one: without the power
card the learner falls in the third leg. Then the dice are fair, and one may simply play on. Dice wait for the
learner's hand.
"""

from __future__ import annotations

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.params import JSONBody

from ..hosting.hub import Hub
from ..hosting.lobby import bot_sits
from ..hosting.positions import begin_in
from ..identity.devices import new_link, owner_of
from ..protocol.shapes import LessonRequest, OpenedTable
from ..tables import entries as log
from ..tables.commands import clean_name
from .callers import known_device, may_open
from .problems import OPENS
from .serving import server_of

CONFIG = "players=3 modules=turbo,powers,beginners"
BOT = "careful"
SCRIPT = (
    "roll fog blank",
    "roll birds pirates",
    "roll pirates blank",
    "roll fog | roll lightning lightning",  # one die again, or both; without the power card Orville's roll
    "roll lightning lightning",
)
DECK = " ".join(
    (
        "alternative_route compass cannon",  # for the second journey: the learner draws the power card
        "compass cannon foghorn",  # and for the third: nothing that answers lightning
        *["turbo lightning_arrester foghorn compass cannon"] * 8,
        "lightning_arrester*8 foghorn*5 compass*4 cannon*2",
        "alternative_route ejection*2 jetpack wind_gust*2",
    )
)
POSITION = f"""celestia-position 1
config: {CONFIG}
phase: declarations
asked: chance
question: roll
frame 0: dice dice=1,2
captain: 1
heading aircraft: 2
place: aboard aboard aboard
pawns: 1 1 1
flying: yes
dice: fog fog
hand 0: compass*2 lightning_arrester*2 foghorn jetpack
hand 1: compass*2 foghorn cannon*2
hand 2: compass*2
pile 1: 1/2 1/1*5 1/2*2 1/4*2
pile 2: 2/4 2/2*5 2/4*2 2/6*2
pile 4: 4/6 4/4*5 4/6*2 4/9
pile 6: 6/6*5 6/9*3 6/12
pile 9: 9/9*6 9/12*3
pile 12: 12/12*6 12/15*3
pile 15: 15/15*6
pile 20: 20/20*6
pile 25: 25/25*6
deck: {DECK}
journey: 1
"""


async def open_lesson(hub: Hub, device: str, request: LessonRequest) -> str:
    table_id, now = new_link(), hub.clock()
    settings = log.TableSettings(CONFIG, spectators=False, lesson=True, bot_pace="brisk")
    learner = log.Sat(now, 0, clean_name(request.name), owner_of(device, table_id))
    orville = bot_sits(now, 1, BOT, [learner.name])
    sonja = bot_sits(now, 2, BOT, [learner.name, orville.name])
    made: list[log.AnyEntry] = [log.Opened(now, settings, 3), learner, orville, sonja]
    await begin_in(hub, table_id, made, POSITION, SCRIPT)
    return table_id


@post("/api/lesson", summary="Learn by a first flight", responses=OPENS)
async def lesson(
    request: Request[object, object, State], data: JSONBody[LessonRequest]
) -> Response[OpenedTable]:
    """A table of one's own with two bots; its first four legs go the same way for everybody. It is in no
    list, has no record, and is forgotten an hour after the last thing that happened at it."""
    device, cookies = known_device(request)
    await may_open(request, device)
    table_id = await open_lesson(server_of(request.app.state).hub, device, data)
    return Response(OpenedTable(table_id, 0), cookies=cookies)
