// Whole messages for tests, which change what they are about. Nothing here is part of the page.
import type { TableState } from './echo.svelte';
import type { TableLink } from './link.svelte';
import type {
  Ask,
  GameFacts,
  QuestionKind,
  SeatShown,
  SeatView,
  Snapshot,
  SnapshotSeat,
  TableSettings,
  TableShown,
  View,
} from './messages';
import { NO_GAME } from './snapshot';

export const aGame = (change: Partial<GameFacts> = {}): GameFacts => ({
  ...NO_GAME,
  dice_to: { '6': 3, '9': 3, '12': 3 },
  equipment: { fog: 'compass', lightning: 'lightning_arrester', birds: 'foghorn', pirates: 'cannon' },
  end_points: 50,
  spyglass_points: 2,
  token_points: 25,
  help_penalty: 2,
  ...change,
});

export const aSeatView = (change: Partial<SeatView> = {}): SeatView => ({
  place: 'aboard',
  pawns: 1,
  declared: '',
  got_off: false,
  hand_size: 3,
  treasures: {},
  token: 0,
  character: '',
  character_used: false,
  points: null,
  ...change,
});

/** Three people aboard at city 6, on the way to 9. */
export const aView = (change: Partial<View> = {}): View => ({
  seat: 0,
  phase: 'declarations',
  journey: 1,
  turn: 1,
  vessel: 'aircraft',
  captain: 0,
  aircraft: { at: '6', heading: '9' },
  aircraft_flying: true,
  aircraft_crashed: false,
  boat: null,
  occupant: null,
  boat_card: null,
  boat_fresh: false,
  ashore: [],
  lit: false,
  dice: [],
  bandits: 0,
  calmed: false,
  locked: false,
  announced: '',
  falling: false,
  spyglass: false,
  moored: false,
  help_round_over: false,
  to_answer: [0, 0, 0, 0],
  table: {},
  discard: {},
  deck_size: 40,
  piles: {},
  last_city: '25',
  dice_ahead: 3,
  gifts: 0,
  removed: 0,
  seats: [aSeatView(), aSeatView(), aSeatView()],
  drawing: null,
  drawing_from: null,
  asks: 'declare',
  may_be_asked: [],
  hand: {},
  treasures: {},
  laid: {},
  seen: {},
  hands: null,
  all_treasures: null,
  help_kept: null,
  scores: null,
  gifts_shown: null,
  next_gift: null,
  learned: { seat: 0, announcements: [], hands: {}, piles: {} },
  ...change,
});

const SETTINGS: TableSettings = {
  config: 'players=3 preset=classic',
  pace: null,
  instant: false,
  strict: 0,
  bot_pace: 'calm',
  odds_helper: true,
  public: false,
  spectators: true,
  spectator_emotes: true,
  free_text: false,
  correspondence: false,
  bot_talk: false,
  personas: true,
  lesson: false,
  daily: '',
  practice: false,
  continues: '',
};

export const aSnapshotSeat = (change: Partial<SnapshotSeat> = {}): SnapshotSeat => ({
  name: 'Ann',
  bot: '',
  persona: '',
  colour: '',
  stand_in: false,
  left: false,
  free: false,
  ...change,
});

export const aSnapshot = (change: Partial<Snapshot> = {}): Snapshot => ({
  phase: 'playing',
  host: 0,
  seats: [aSnapshotSeat(), aSnapshotSeat({ name: 'Ben' }), aSnapshotSeat({ name: 'Cy' })],
  dice: null,
  settings: SETTINGS,
  plans: [],
  view: aView(),
  ...change,
});

/** Questions of which nobody may see whom they are for. */
export const SECRET: readonly QuestionKind[] = ['window', 'instruct', 'lay_help', 'announce', 'pay'];

export const anAsk = (change: Partial<Ask> = {}): Ask => ({
  t: 'ask',
  q: 1,
  kind: 'declare',
  seats: [0],
  pause: change.kind !== undefined && SECRET.includes(change.kind),
  options: [],
  ahead: '',
  opens: 0,
  until: null,
  may_think: false,
  thinks: 0,
  may_extend: false,
  blocked: [],
  plans: [],
  orders: [],
  ...change,
});

export const aSeatShown = (change: Partial<SeatShown> = {}): SeatShown => ({
  name: 'Ann',
  colour: '',
  bot: '',
  program: false,
  left: false,
  mine: false,
  ...change,
});

export const aTableShown = (change: Partial<TableShown> = {}): TableShown => ({
  table: 'table',
  phase: 'waiting',
  why_closed: '',
  config: SETTINGS.config,
  host: 0,
  seats: [aSeatShown()],
  code: null,
  next: null,
  dice: {
    protocol: 2,
    round: 1,
    commitment: '',
    stage: 'open',
    lines: [],
    void: [],
    awaited: [],
    until: null,
  },
  settings: SETTINGS,
  cards: {},
  ...change,
});

export const aState = (change: Partial<TableState> = {}): TableState => ({
  snapshot: aSnapshot(),
  ask: null,
  present: null,
  journal: [],
  ...change,
});

/** A link without a socket, which holds what a test gives it. */
export const aLink = (change: Partial<TableLink> = {}): TableLink =>
  ({ seat: 0, game: aGame(), ...aState(), ...change }) as TableLink;
