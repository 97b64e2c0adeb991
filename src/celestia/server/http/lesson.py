"""The lesson: a scripted first flight on the real engine.

The learner chooses only a name. The position, the first rolls, the next cards and the top treasures are
fixed, and two careful bots play. The four legs:

1. Orville is captain with many cards against one hazard and pays. The learner should stay.
2. Sonja is captain with two cards against two hazards. The learner should leave with a treasure. The ship
   crashes with or without the learner, and a new journey starts.
3. The learner is captain, rolls pirates and holds no cannon. Alternative route rolls that die again, and the
   learner can pay the result.
4. Orville is captain against two lightnings and cannot pay. A learner who stayed can use the jetpack.

Captains, rolls and crashes are the same for all answers, with one exception. Without the power card the ship
crashes in the third leg. After the script the dice are fair, and the game can be played to its end. The dice
wait until the learner rolls them.
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
from .callers import check_table_limits, known_device
from .problems import OPENS
from .serving import server_of

CONFIG = "players=3 modules=turbo,powers,beginners"
BOT = "careful"
SCRIPT = (
    "roll fog blank",
    "roll birds pirates",
    "roll pirates blank",
    "roll fog | roll lightning lightning",  # one die again | both, or Orville's roll if no card was played
    "roll lightning lightning",
)
DECK = " ".join(
    (
        "alternative_route compass cannon",  # the second journey: the learner draws the power card
        "compass cannon foghorn",  # the third journey: nothing that answers lightning
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
    """Opens a private table with two bots, whose first four legs are scripted.

    It is in no list, has no record, and is deleted after an hour without activity."""
    device, cookies = known_device(request)
    await check_table_limits(request, device)
    table_id = await open_lesson(server_of(request.app.state).hub, device, data)
    return Response(OpenedTable(table_id, 0), cookies=cookies)
