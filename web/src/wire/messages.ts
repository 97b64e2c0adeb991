// Written from the server's types by tools/render_client_types.py. Do not edit.

export const CARDS = [
  'compass',
  'lightning_arrester',
  'foghorn',
  'cannon',
  'improved_compass',
  'improved_lightning_arrester',
  'improved_foghorn',
  'improved_cannon',
  'help_compass',
  'help_lightning_arrester',
  'help_foghorn',
  'help_cannon',
  'turbo',
  'rowboat_fog',
  'rowboat_lightning',
  'rowboat_birds',
  'rowboat_pirates',
  'alternative_route',
  'ejection',
  'jetpack',
  'wind_gust',
  'bandit',
  'mooring',
  'pressing_need',
  'new_gear',
  'spy',
  'grappling_hook',
  'instructor',
] as const;
export type Card = (typeof CARDS)[number];

export type Face =
  | 'fog'
  | 'lightning'
  | 'birds'
  | 'pirates'
  | 'blank';

export type Hazard =
  | 'fog'
  | 'lightning'
  | 'birds'
  | 'pirates';

export type Colour =
  | 'red'
  | 'blue'
  | 'green'
  | 'yellow'
  | 'black'
  | 'purple';

export type Phase =
  | 'set_up'
  | 'deal'
  | 'start_journey'
  | 'start_leg'
  | 'landing'
  | 'direction'
  | 'preparation'
  | 'before_roll'
  | 'roll'
  | 'declarations'
  | 'after_declarations'
  | 'announcement'
  | 'after_can'
  | 'payment'
  | 'mooring'
  | 'hook'
  | 'move'
  | 'arrival'
  | 'after_cannot'
  | 'help'
  | 'reveal'
  | 'crashing'
  | 'crash'
  | 'end_leg'
  | 'next_vessel'
  | 'end_check'
  | 'gifts'
  | 'new_journey'
  | 'matryoshburg'
  | 'swap'
  | 'over';

export type QuestionKind =
  | 'none'
  | 'land'
  | 'direction'
  | 'prepare'
  | 'window'
  | 'declare'
  | 'announce'
  | 'pay'
  | 'lay_help'
  | 'give'
  | 'matryoshburg'
  | 'swap'
  | 'instruct'
  | 'choose_treasure'
  | 'keep_treasure'
  | 'reroll'
  | 'relieved'
  | 'take_character'
  | 'roll'
  | 'shuffle'
  | 'deal_characters'
  | 'first_captain';

export type Preset =
  | 'first_flight'
  | 'classic'
  | 'whole_sky'
  | 'two_crews';

export const MODULES = [
  'turbo',
  'powers',
  'spyglass',
  'beginners',
  'crews',
  'improved',
  'specials_1',
  'help',
  'characters',
  'rowboat',
  'specials_2',
  'grappling_hook',
  'instructor',
  'krismastri',
  'matryoshburg',
  'boscalumia',
] as const;
export type Module = (typeof MODULES)[number];

export const PLAY_TARGETS: Record<string, string> = {
  ejection: 'seat',
  pressing_need: 'seat',
  spy: 'seat',
  red: 'treasure',
  purple: 'seat',
  spyglass: 'spyglass',
};

export const CARD_MODULES: Record<string, string> = {
  turbo: 'turbo',
  alternative_route: 'powers',
  ejection: 'powers',
  jetpack: 'powers',
  wind_gust: 'powers',
  improved_compass: 'improved',
  improved_lightning_arrester: 'improved',
  improved_foghorn: 'improved',
  improved_cannon: 'improved',
  bandit: 'specials_1',
  mooring: 'specials_1',
  help_compass: 'help',
  help_lightning_arrester: 'help',
  help_foghorn: 'help',
  help_cannon: 'help',
  rowboat_fog: 'rowboat',
  rowboat_lightning: 'rowboat',
  rowboat_birds: 'rowboat',
  rowboat_pirates: 'rowboat',
  pressing_need: 'specials_2',
  new_gear: 'specials_2',
  spy: 'specials_2',
  grappling_hook: 'grappling_hook',
  instructor: 'instructor',
  spyglass: 'spyglass',
};

export const SPYGLASS_POINTS = 2;
export const BOSCALUMIA_POINTS = 25;
export const HELP_PENALTY = 2;

export const MINUTES: Record<Preset, Record<number, number[]>> = {
  first_flight: { 2: [5, 10], 3: [5, 10, 15], 4: [5, 10, 10, 10], 5: [5, 5, 10, 10, 10], 6: [10, 10, 10, 15, 15, 20] },
  classic: { 2: [10, 20], 3: [10, 15, 20], 4: [10, 10, 15, 20], 5: [10, 10, 15, 15, 15], 6: [10, 10, 15, 15, 15, 20] },
  whole_sky: { 2: [10, 15], 3: [10, 10, 15], 4: [5, 10, 10, 15], 5: [5, 10, 10, 15, 15], 6: [10, 10, 10, 15, 15, 15] },
  two_crews: { 2: [10, 20] },
};

export type GameEvent =
  | { what: 'journey_started'; seat: number; city: string; journey: number }
  | { what: 'captain_named'; seat: number }
  | { what: 'card_drawn'; seat: number; card?: Card }
  | { what: 'deck_shuffled'; seat: number; cards: number }
  | { what: 'pile_shuffled'; seat: number; city: string }
  | { what: 'leg_started'; seat: number; vessel: 'aircraft' | 'boat'; heading: string }
  | { what: 'landed'; seat: number; vessel: 'aircraft' | 'boat'; city: string }
  | { what: 'dice_rolled'; seat: number; dice: number[]; of: number }
  | { what: 'die_fell'; seat: number; die: number; face: Face }
  | { what: 'stayed'; seat: number }
  | { what: 'left'; seat: number; city: string }
  | { what: 'boarded_rowboat'; seat: number; card: Card; city: string }
  | { what: 'card_played'; seat: number; card: Card; target?: number }
  | { what: 'power_used'; seat: number; power: Colour; target?: number }
  | { what: 'spyglass_used'; seat: number; treasure: string }
  | { what: 'treasure_drawn'; seat: number; city: string; treasure?: string }
  | { what: 'treasure_returned'; seat: number; city: string; treasure?: string }
  | { what: 'treasure_discarded'; seat: number; city: string; points: number; treasure?: string }
  | { what: 'announced_can'; seat: number; faced: number[]; turbos: number }
  | { what: 'announced_cannot'; seat: number; faced: number[]; turbos: number }
  | { what: 'card_paid'; seat: number; card: Card; count: number }
  | { what: 'card_discarded'; seat: number; card: Card; count: number }
  | { what: 'moored'; seat: number; vessel: 'aircraft' | 'boat'; city: string }
  | { what: 'flew'; seat: number; vessel: 'aircraft' | 'boat'; city: string }
  | { what: 'reboarded'; seat: number; city: string }
  | { what: 'help_laid'; seat: number; card: Card; count: number }
  | { what: 'help_revealed'; seat: number; card: Card; count: number }
  | { what: 'help_taken_back'; seat: number; card: Card; count: number }
  | { what: 'card_turned_up'; seat: number; card: Card }
  | { what: 'dice_locked'; seat: number }
  | { what: 'crashed'; seat: number; vessel: 'aircraft' | 'boat'; city: string }
  | { what: 'abandoned'; seat: number; vessel: 'aircraft' | 'boat' }
  | { what: 'gift_set_aside'; seat: number; city: string }
  | { what: 'gift_given'; seat: number; to: number; treasure: string }
  | { what: 'gift_revealed'; seat: number; treasure: string; count: number }
  | { what: 'hand_seen'; seat: number; of: number; count: number; card?: Card }
  | { what: 'pile_seen'; seat: number; treasure: string; count: number }
  | { what: 'lit'; seat: number; vessel: 'aircraft' | 'boat' }
  | { what: 'token_earned'; seat: number }
  | { what: 'lost_in_void'; seat: number; vessel: 'aircraft' | 'boat' }
  | { what: 'prepared'; seat: number; cards: number }
  | { what: 'character_dealt'; seat: number; character: Colour }
  | { what: 'end_announced'; seat: number }
  | { what: 'ended'; seat: number }
  | { what: 'treasures_seen'; seat: number; treasure: string; count: number }
  | { what: 'returned_under'; seat: number; city: string; treasure?: string };

export interface Announcement {
  seat: number;
  can: boolean;
  faced: number[];
  turbos: number;
  drawn_since: number;
  spent_since: [string, number][];
}

export interface Learned {
  seat: number | null;
  announcements: Announcement[];
  hands: Record<number, Record<string, number>>;
  piles: Record<string, ([string, number | null, string | null, number | null])[]>;
}

export interface SeatView {
  place: string;
  pawns: number;
  declared: string;
  got_off: boolean;
  hand_size: number;
  treasures: Record<string, number>;
  token: number;
  character: string;
  character_used: boolean;
  points: number | null;
}

export interface Question {
  seat: number;
  kind: string;
  options: string[];
}

export interface VesselView {
  at: string;
  heading: string;
}

export interface View {
  seat: number | null;
  config: string;
  phase: string;
  journey: number;
  turn: number;
  vessel: string;
  captain: number;
  aircraft: VesselView;
  boat: VesselView | null;
  occupant: number | null;
  boat_card: string | null;
  boat_fresh: boolean;
  aircraft_flying: boolean;
  lit: boolean;
  dice: string[];
  bandits: number;
  calmed: boolean;
  locked: boolean;
  announced: string;
  spyglass: boolean;
  moored: boolean;
  help_round_over: boolean;
  to_answer: number[];
  table: Record<string, number>;
  discard: Record<string, number>;
  deck_size: number;
  piles: Record<string, number>;
  dice_to: Record<string, number>;
  dice_ahead: number;
  gifts: number;
  removed: number;
  end_points: number | null;
  end_kinds: number | null;
  seats: SeatView[];
  drawing: number | null;
  asks: string;
  may_be_asked: number[];
  question: Question | null;
  hand: Record<string, number>;
  treasures: Record<string, number>;
  laid: Record<string, number>;
  seen: Record<string, number>;
  hands: Record<string, number>[] | null;
  all_treasures: Record<string, number>[] | null;
  scores: number[] | null;
  gifts_shown: Record<string, number> | null;
  next_gift: string | null;
  learned: Learned | null;
}

export interface Sentence {
  key: 'why_points' | 'why_kinds' | 'why_empty' | 'decided_tie' | 'decided_gift' | 'decided_help' | 'decided_crash' | 'decided_journey' | 'decided_ahead' | 'boldest_stay' | 'best_escape' | 'best_escape_jetpack' | 'generous_captain' | 'nemesis';
  facts: Record<string, string | number>;
}

export interface SeatFacts {
  points: Record<string, number>;
  help_lost: number;
  flights: number;
  crashes: number;
  departures: number;
  cards: number;
}

export interface Ending {
  why: Sentence;
  decided: Sentence;
  honours: Sentence[];
  seats: SeatFacts[];
}

export interface BlockedChoice {
  words: string;
  key: string;
  rule: string;
  params: Record<string, string | number>;
}

export interface Hello {
  t: 'hello';
  since?: number;
  protocol?: number;
}

export interface Do {
  t: 'do';
  id: string;
  q: number;
  a: string;
  ahead?: string;
}

export interface Plan {
  t: 'plan';
  id: string;
  plan: string;
}

export interface Unplan {
  t: 'unplan';
  id: string;
  plan: string;
}

export interface Press {
  t: 'press';
  id: string;
  q: number;
}

export interface Think {
  t: 'think';
  id: string;
  q: number;
}

export interface BotPace {
  t: 'bot_pace';
  id: string;
  pace: 'calm' | 'brisk' | 'instant';
}

export interface Extend {
  t: 'extend';
  id: string;
  q: number;
}

export interface Talk {
  t: 'talk';
  id: string;
  key: string;
  to?: number | null;
  text?: string;
}

export interface Back {
  t: 'back';
  id: string;
}

export interface AskStandIn {
  t: 'ask_stand_in';
  id: string;
  seat: number;
}

export interface Emote {
  t: 'emote';
  id: string;
  key: string;
}

export interface Ping {
  t: 'ping';
  n?: number;
}

export interface Welcome {
  t: 'welcome';
  seat: number | null;
  n: number;
  protocol: number;
}

export interface Ok {
  t: 'ok';
  id: string;
  n: number;
}

export interface No {
  t: 'no';
  id: string;
  code: string;
  rule: string;
  sentence: string;
  ask: Ask | null;
  key: string;
  params: Record<string, string | number>;
}

export interface Ev {
  t: 'ev';
  n: number;
  e: Record<string, unknown>;
}

export interface Ask {
  t: 'ask';
  q: number;
  kind: string;
  seats: number[];
  options: string[];
  ahead: string;
  opens: number;
  until: number | null;
  may_think: boolean;
  thinks: number;
  may_extend: boolean;
  blocked: BlockedChoice[];
  plans: string[];
  orders: string[];
}

export interface Snap {
  t: 'snap';
  n: number;
  view: Record<string, unknown>;
  hash: string;
}

export interface Present {
  t: 'present';
  online: number[];
  stand_ins: number[];
  watching: number;
}

export interface Emoted {
  t: 'emoted';
  key: string;
}

export interface Pong {
  t: 'pong';
  n: number;
}

export interface Bye {
  t: 'bye';
  code: string;
}

export type ClientMessage =
  | Hello
  | Do
  | Plan
  | Unplan
  | Press
  | Think
  | BotPace
  | Extend
  | Talk
  | Back
  | AskStandIn
  | Emote
  | Ping;

export type ServerMessage =
  | Welcome
  | Ok
  | No
  | Ev
  | Ask
  | Snap
  | Present
  | Emoted
  | Pong
  | Bye;

export interface TableRequest {
  config?: string;
  pace?: number | null;
  instant?: boolean;
  strict?: number;
  bot_pace?: 'calm' | 'brisk' | 'instant';
  odds_helper?: boolean;
  public?: boolean;
  spectators?: boolean;
  spectator_emotes?: boolean;
  free_text?: boolean;
  correspondence?: boolean;
  bot_talk?: boolean;
}

export interface NewTableRequest {
  config?: string;
  pace?: number | null;
  instant?: boolean;
  strict?: number;
  bot_pace?: 'calm' | 'brisk' | 'instant';
  odds_helper?: boolean;
  public?: boolean;
  spectators?: boolean;
  spectator_emotes?: boolean;
  free_text?: boolean;
  correspondence?: boolean;
  bot_talk?: boolean;
  name: string;
  bots?: string[];
}

export interface JoinRequest {
  name: string;
  seat?: number | null;
}

export interface BotRequest {
  seat: number;
  bot: string;
}

export interface SealRequest {
  seal: string;
}

export interface LineRequest {
  line: string;
}

export interface MoveRequest {
  token: string;
}

export interface TableSettings {
  config: string;
  pace: number | null;
  instant: boolean;
  strict: number;
  bot_pace: 'calm' | 'brisk' | 'instant';
  odds_helper: boolean;
  public: boolean;
  spectators: boolean;
  spectator_emotes: boolean;
  free_text: boolean;
  correspondence: boolean;
  bot_talk: boolean;
  lesson: boolean;
}

export interface LessonRequest {
  name: string;
}

export interface ColourRequest {
  colour: 'red' | 'blue' | 'green' | 'yellow' | 'black' | 'violet';
}

export interface OpenedTable {
  table: string;
  seat: number;
  commitment: string;
}

export interface FoundTable {
  table: string;
}

export interface SeatedProgram {
  table: string;
  seat: number;
  token: string;
}

export interface SeatLink {
  table: string;
  seat: number;
  token: string;
  until: number;
}

export interface OpenTable {
  table: string;
  config: string;
  plan: string;
  host: string;
  seats: number;
  taken: number;
  opened: number;
  pace: number | null;
  correspondence: boolean;
  odds_helper: boolean;
  spectators: boolean;
  free_text: boolean;
}

export interface MyTable {
  table: string;
  phase: string;
  seat: number;
  config: string;
  plan: string;
  names: string[];
  touched: number;
}

export interface SeatShown {
  name: string;
  colour: string;
  bot: string;
  program: boolean;
  left: boolean;
  mine: boolean;
}

export interface LineShown {
  seats: number[];
  seal: string;
  arrived: boolean;
  line: string;
}

export interface RoundShown {
  commitment: string;
  secret: string;
  lines: LineShown[];
}

export interface DiceShown {
  protocol: number;
  round: number;
  commitment: string;
  stage: 'open' | 'sealing' | 'revealing' | 'started';
  lines: LineShown[];
  void: RoundShown[];
  awaited: number[];
  until: number | null;
}

export interface TableShown {
  table: string;
  phase: string;
  why_closed: string;
  config: string;
  host: number;
  seats: SeatShown[];
  code: string | null;
  next: string | null;
  dice: DiceShown;
  settings: TableSettings;
  cards: Record<string, number>;
}

export interface Reason {
  key: 'captain_cards' | 'must_pay' | 'unseen' | 'known' | 'table_turbo' | 'said_can' | 'said_cannot';
  count: number;
  of: number;
  card: string;
  dice: Record<string, number>;
}

export interface Odds {
  q: number;
  captain: number;
  chance: number;
  in_ten: number;
  reasons: Reason[];
}

export interface Choices {
  presets: Record<string, string[]>;
  modules: string[];
  house: string[];
  needs: Record<string, string[]>;
  cards: Record<string, Record<string, number>>;
  most_copies: number;
  bots: string[];
  talk: string[];
}

export interface OpenedSecret {
  protocol: number;
  table: string;
  commitment: string;
  secret: string;
  rounds: RoundShown[];
  entropy: string[];
  players: number;
  chance: string[];
}

export interface Health {
  status: string;
}

export interface Problem {
  code: string;
  sentence: string;
  rule: string;
  key: string;
  params: Record<string, string | number>;
}
