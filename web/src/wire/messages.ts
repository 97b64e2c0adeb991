// Written from the server's types by tools/render_client_types.py. Do not edit.

export type Card =
  | 'compass'
  | 'lightning_arrester'
  | 'foghorn'
  | 'cannon'
  | 'improved_compass'
  | 'improved_lightning_arrester'
  | 'improved_foghorn'
  | 'improved_cannon'
  | 'help_compass'
  | 'help_lightning_arrester'
  | 'help_foghorn'
  | 'help_cannon'
  | 'turbo'
  | 'rowboat_fog'
  | 'rowboat_lightning'
  | 'rowboat_birds'
  | 'rowboat_pirates'
  | 'alternative_route'
  | 'ejection'
  | 'jetpack'
  | 'wind_gust'
  | 'bandit'
  | 'mooring'
  | 'pressing_need'
  | 'new_gear'
  | 'spy'
  | 'grappling_hook'
  | 'instructor';

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

export type City =
  | '1'
  | '2'
  | '4'
  | '6'
  | '9'
  | '12'
  | '15'
  | '20'
  | '25'
  | 'void'
  | 'boscalumia'
  | 'nowhere';

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

export type Vessel =
  | 'aircraft'
  | 'boat';

export type TablePhase =
  | 'new'
  | 'waiting'
  | 'taking_off'
  | 'playing'
  | 'over'
  | 'closed';

export const PRESETS = [
  'first_flight',
  'classic',
  'whole_sky',
  'two_crews',
] as const;
export type Preset = (typeof PRESETS)[number];

export const PAWN_COLOURS = [
  'red',
  'blue',
  'green',
  'yellow',
  'black',
  'violet',
] as const;
export type PawnColour = (typeof PAWN_COLOURS)[number];

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

export const MINUTES: Record<Preset, Record<number, number[]>> = {
  first_flight: { 2: [5, 10], 3: [5, 10, 15], 4: [5, 10, 10, 10], 5: [5, 5, 10, 10, 10], 6: [10, 10, 10, 15, 15, 20] },
  classic: { 2: [10, 20], 3: [10, 15, 20], 4: [10, 10, 15, 20], 5: [10, 10, 15, 15, 15], 6: [10, 10, 15, 15, 15, 20] },
  whole_sky: { 2: [10, 15], 3: [10, 10, 15], 4: [5, 10, 10, 15], 5: [5, 10, 10, 15, 15], 6: [10, 10, 10, 15, 15, 15] },
  two_crews: { 2: [10, 20] },
};

export type GameEvent =
  | { what: 'journey_started'; seat: number; city: City; journey: number }
  | { what: 'captain_named'; seat: number }
  | { what: 'card_drawn'; seat: number; card?: Card }
  | { what: 'deck_shuffled'; cards: number }
  | { what: 'pile_shuffled'; city: City }
  | { what: 'leg_started'; seat: number; vessel: Vessel; heading: City }
  | { what: 'landed'; seat: number; vessel: Vessel; city: City }
  | { what: 'dice_rolled'; seat: number; dice: number[]; of: number }
  | { what: 'die_fell'; die: number; face: Face }
  | { what: 'stayed'; seat: number }
  | { what: 'left'; seat: number; city: City }
  | { what: 'boarded_rowboat'; seat: number; card: Card; city: City }
  | { what: 'card_played'; seat: number; card: Card; target?: number }
  | { what: 'power_used'; seat: number; power: Colour; target?: number }
  | { what: 'spyglass_used'; seat: number; treasure: string }
  | { what: 'treasure_drawn'; seat: number; city: City; treasure?: string }
  | { what: 'treasure_returned'; seat: number; city: City; treasure?: string }
  | { what: 'treasure_discarded'; seat: number; city: City; points: number; treasure?: string }
  | { what: 'announced_can'; seat: number; faced: number[]; turbos: number }
  | { what: 'announced_cannot'; seat: number; faced: number[]; turbos: number }
  | { what: 'card_paid'; seat: number; card: Card; count: number }
  | { what: 'card_discarded'; seat?: number; card: Card; count: number }
  | { what: 'moored'; seat: number; vessel: Vessel; city: City }
  | { what: 'flew'; seat: number; vessel: Vessel; city: City }
  | { what: 'reboarded'; seat: number; city: City }
  | { what: 'help_laid'; seat: number; card: Card; count: number }
  | { what: 'help_revealed'; seat: number; card: Card; count: number }
  | { what: 'help_taken_back'; seat: number; card: Card; count: number }
  | { what: 'card_turned_up'; card: Card }
  | { what: 'dice_locked'; seat: number }
  | { what: 'crashed'; seat: number; vessel: Vessel; city: City }
  | { what: 'abandoned'; seat: number; vessel: Vessel }
  | { what: 'gift_set_aside'; seat: number; city: City }
  | { what: 'gift_given'; seat: number; to: number; treasure: string }
  | { what: 'gift_revealed'; treasure: string; count: number }
  | { what: 'hand_seen'; seat: number; of: number; count: number; card?: Card }
  | { what: 'pile_seen'; seat: number; treasure: string; count: number }
  | { what: 'lit'; seat: number; vessel: Vessel }
  | { what: 'token_earned'; seat: number }
  | { what: 'lost_in_void'; vessel: Vessel }
  | { what: 'prepared'; seat: number; cards: number }
  | { what: 'character_dealt'; seat: number; character: Colour }
  | { what: 'end_announced'; seat: number }
  | { what: 'ended' }
  | { what: 'treasures_seen'; seat: number; treasure: string; count: number }
  | { what: 'returned_under'; seat: number; city: City; treasure?: string };

export type TableEvent =
  | { what: 'sat'; seat: number; name: string; bot: string; program: boolean }
  | { what: 'stood'; seat: number }
  | { what: 'coloured'; seat: number; colour: PawnColour }
  | { what: 'host_named'; seat: number }
  | { what: 'replanned'; config: string }
  | { what: 'stand_in'; seat: number }
  | { what: 'came_back'; seat: number }
  | { what: 'stand_in_asked'; seat: number; about: number }
  | { what: 'left_table'; seat: number }
  | { what: 'closed'; why: string }
  | { what: 'rematched'; next: string }
  | { what: 'sealed'; seat: number }
  | { what: 'taking_off' }
  | { what: 'listed' }
  | { what: 'revealed'; seat: number }
  | { what: 'round_void'; round: number; missing: number[] }
  | { what: 'took_off'; commitment: string; names: string[] }
  | { what: 'answered_for_you'; seat: number; by: 'time' | 'stand_in'; kind: QuestionKind; words: string }
  | { what: 'planned'; seat: number; plan: string }
  | { what: 'unplanned'; seat: number; plan: string }
  | { what: 'thinking'; seat: number; left: number }
  | { what: 'extended'; seat: number }
  | { what: 'bots_paced'; pace: 'calm' | 'brisk' | 'instant' }
  | { what: 'talked'; seat: number; key: string; to: number | null; text: string }
  | { what: 'hand_counted'; seat: number; cards: number };

export type Happened = GameEvent | TableEvent;

export interface Announcement {
  seat: number;
  can: boolean;
  faced: number[];
  turbos: number;
  drawn_since: number;
  spent_since: [Card, number][];
}

export type PileStep = [what: 'drawn' | 'returned' | 'under' | 'removed' | 'gift' | 'given' | 'holds' | 'saw' | 'shuffled', seat: number | null, treasure: string | null, number: number | null];

export interface Learned {
  seat: number | null;
  announcements: Announcement[];
  hands: Record<string, Record<string, number>>;
  piles: Record<string, PileStep[]>;
}

export interface VesselView {
  at: City;
  heading: City;
}

export interface StandingPawn {
  seat: number;
  city: City;
  prepared: boolean;
}

export interface SeatView {
  place: 'off' | 'aboard' | 'boat';
  pawns: number;
  declared: '' | 'stay' | 'leave';
  got_off: boolean;
  hand_size: number;
  treasures: Record<string, number>;
  token: number;
  character: Colour | '';
  character_used: boolean;
  points: number | null;
}

export interface View {
  seat: number | null;
  phase: Phase;
  journey: number;
  turn: number;
  vessel: Vessel;
  captain: number;
  aircraft: VesselView;
  aircraft_flying: boolean;
  aircraft_crashed: boolean;
  boat: VesselView | null;
  occupant: number | null;
  boat_card: Card | null;
  boat_fresh: boolean;
  ashore: StandingPawn[];
  lit: boolean;
  dice: (Face | 'rolling')[];
  bandits: number;
  calmed: boolean;
  locked: boolean;
  announced: '' | 'can' | 'cannot';
  falling: boolean;
  spyglass: boolean;
  moored: boolean;
  help_round_over: boolean;
  to_answer: number[];
  table: Record<string, number>;
  discard: Record<string, number>;
  deck_size: number;
  piles: Record<string, number>;
  last_city: City | null;
  dice_ahead: number;
  gifts: number;
  removed: number;
  seats: SeatView[];
  drawing: number | null;
  drawing_from: City | null;
  asks: QuestionKind;
  may_be_asked: number[];
  hand: Record<string, number>;
  treasures: Record<string, number>;
  laid: Record<string, number>;
  seen: Record<string, number>;
  hands: Record<string, number>[] | null;
  all_treasures: Record<string, number>[] | null;
  help_kept: number[] | null;
  scores: number[] | null;
  gifts_shown: Record<string, number> | null;
  next_gift: string | null;
  learned: Learned;
}

export interface SnapshotSeat {
  name: string;
  bot: string;
  persona: string;
  colour: PawnColour | '';
  stand_in: boolean;
  left: boolean;
  free: boolean;
}

export interface Snapshot {
  phase: TablePhase;
  host: number;
  seats: SnapshotSeat[];
  dice: DiceShown | null;
  settings: TableSettings;
  plans: string[];
  view: View | null;
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
  journeys: ('treasure' | 'crash' | 'nothing')[];
}

export interface Ending {
  why: Sentence;
  decided: Sentence;
  honours: Sentence[];
  seats: SeatFacts[];
}

export interface ReviewSentence {
  key: 'decision' | 'decision_declare' | 'decision_declare_points' | 'turn_roll' | 'turn_dealt' | 'turn_drawn' | 'turn_choice' | 'turn_choice_treasure' | 'turn_choice_treasure_of' | 'turn_mistake' | 'turn_gamble' | 'turn_end';
  facts: Record<string, string | number>;
}

export interface ReviewStep {
  number: number;
  journey: number;
  seat: number | null;
  words: string;
  cause: 'start' | 'dice' | 'cards' | 'choice';
  chances: number[];
  errors: number[];
  choice: number[];
  luck: number[];
}

export interface OptionValue {
  words: string;
  chance: number;
  error: number;
  worlds: number;
}

export interface BotReason {
  key: string;
  seat: number | null;
  card: string;
  numbers: Record<string, number>;
}

export interface Grade {
  step: number;
  journey: number;
  seat: number;
  kind: string;
  played: string;
  better: string;
  options: OptionValue[];
  loss: number;
  error: number;
  mark: 'fine' | 'inaccuracy' | 'mistake' | 'blunder';
  reason: ReviewSentence;
  bot: BotReason | null;
}

export interface SeatTotals {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  error: number;
  share: number;
  graded: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  lost: number;
  legs: number;
  could: number;
  trusted: number;
  feared: number;
  lied: number;
}

export interface TurningPoint {
  step: number;
  journey: number;
  seat: number;
  before: number[];
  after: number[];
  sentence: ReviewSentence;
}

export interface ReviewClaim {
  step: number;
  seat: number;
  says: string;
  card: string;
  true: boolean | null;
}

export interface CaptainLeg {
  step: number;
  journey: number;
  captain: number;
  dice: Record<string, number>;
  hand: Record<string, number>;
  could: boolean;
  with_turbos: boolean;
  said: 'can' | 'cannot';
  outcome: string;
  stayed: number[];
  left: number[];
  claims: ReviewClaim[];
  bluffed: boolean;
  believed: number[];
}

export interface Review {
  format: string;
  stage: 'coarse' | 'whole';
  config: string;
  names: string[];
  scores: number[];
  winners: number[];
  policy: string;
  steps: ReviewStep[];
  grades: Grade[];
  seats: SeatTotals[];
  turning_points: TurningPoint[];
  captains: CaptainLeg[];
}

export interface WhatIf {
  step: number;
  seat: number;
  played: string;
  instead: string;
  playouts: number;
  before: number[];
  before_errors: number[];
  after: number[];
  after_errors: number[];
  change: number[];
  change_errors: number[];
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
  e: Happened;
}

export interface Ask {
  t: 'ask';
  q: number;
  kind: QuestionKind;
  seats: number[];
  pause: boolean;
  options: string[];
  ahead: Phase | '';
  opens: number;
  until: number | null;
  may_think: boolean;
  thinks: number;
  may_extend: boolean;
  blocked: BlockedChoice[];
  plans: string[];
  orders: string[];
}

export interface GameFacts {
  t: 'game';
  modules: Module[];
  crew: number;
  fork: City | null;
  dice_to: Record<string, number>;
  equipment: Record<string, Card>;
  end_points: number | null;
  end_kinds: number | null;
  spyglass_points: number;
  token_points: number;
  help_penalty: number;
}

export interface Snap {
  t: 'snap';
  n: number;
  view: Snapshot;
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
  | GameFacts
  | Snap
  | Present
  | Emoted
  | Pong
  | Bye;

export interface ViewChanges {
  seat?: number | null;
  phase?: Phase;
  journey?: number;
  turn?: number;
  vessel?: Vessel;
  captain?: number;
  aircraft?: VesselView;
  aircraft_flying?: boolean;
  aircraft_crashed?: boolean;
  boat?: VesselView | null;
  occupant?: number | null;
  boat_card?: Card | null;
  boat_fresh?: boolean;
  ashore?: StandingPawn[];
  lit?: boolean;
  dice?: (Face | 'rolling')[];
  bandits?: number;
  calmed?: boolean;
  locked?: boolean;
  announced?: '' | 'can' | 'cannot';
  falling?: boolean;
  spyglass?: boolean;
  moored?: boolean;
  help_round_over?: boolean;
  to_answer?: number[];
  table?: Record<string, number>;
  discard?: Record<string, number>;
  deck_size?: number;
  piles?: Record<string, number>;
  last_city?: City | null;
  dice_ahead?: number;
  gifts?: number;
  removed?: number;
  seats?: SeatView[];
  drawing?: number | null;
  drawing_from?: City | null;
  asks?: QuestionKind;
  may_be_asked?: number[];
  hand?: Record<string, number>;
  treasures?: Record<string, number>;
  laid?: Record<string, number>;
  seen?: Record<string, number>;
  hands?: Record<string, number>[] | null;
  all_treasures?: Record<string, number>[] | null;
  help_kept?: number[] | null;
  scores?: number[] | null;
  gifts_shown?: Record<string, number> | null;
  next_gift?: string | null;
  learned?: Learned;
}

export interface OpenHands {
  hands: Record<string, number>[];
  treasures: Record<string, number>[];
  laid: Record<string, number>[];
}

export interface ReplayFrame {
  line: number;
  asked: number | null;
  kind: QuestionKind;
  answer: string;
  events: Happened[];
  changes: ViewChanges;
  open?: OpenHands;
}

export interface ReplayLeg {
  step: number;
  journey: number;
  leg: number;
  vessel: Vessel;
  captain: number;
  heading: City;
}

export interface ReplayHighlight {
  step: number;
  kind: 'crash' | 'last_city' | 'lit' | 'treasure' | 'card' | 'end';
  event: Happened;
}

export interface Replay {
  table: string;
  eyes: number | null;
  game: GameFacts;
  start: Snapshot;
  frames: ReplayFrame[];
  legs: ReplayLeg[];
  highlights: ReplayHighlight[];
  scores: number[];
  winners: number[];
}

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
  personas?: boolean;
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
  personas?: boolean;
  name: string;
  bots?: string[];
  colour?: PawnColour | null;
}

export interface JoinRequest {
  name: string;
  seat?: number | null;
  colour?: PawnColour | null;
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

export interface WhatIfRequest {
  step: number;
  instead: string;
}

export interface ReplayRequest {
  record: string;
  eyes?: number | null;
}

export interface DeviceMoveRequest {
  token: string;
}

export interface Profile {
  name?: string;
  colour?: PawnColour | null;
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
  personas: boolean;
  lesson: boolean;
  daily: string;
  practice: boolean;
  continues: string;
}

export interface LessonRequest {
  name: string;
}

export interface DailyRequest {
  name: string;
  bot_pace: 'calm' | 'brisk' | 'instant';
}

export interface ColourRequest {
  colour: PawnColour;
}

export interface ContinueRequest {
  step: number;
  name: string;
  instead: string;
  seat: number | null;
  room: boolean;
  bot_pace: 'calm' | 'brisk' | 'instant';
}

export interface RecordRequest {
  record: string;
}

export interface RecordWhatIfRequest {
  step: number;
  instead: string;
  record: string;
}

export interface RecordContinueRequest {
  step: number;
  name: string;
  instead: string;
  seat: number | null;
  room: boolean;
  bot_pace: 'calm' | 'brisk' | 'instant';
  record: string;
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
  daily: string;
  continues: boolean;
  names: string[];
  touched: number;
}

export interface SeatShown {
  name: string;
  colour: PawnColour | '';
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
  phase: TablePhase;
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

export interface Advice {
  key: string;
  answer: string;
  seat: number | null;
  card: string;
  numbers: Record<string, number>;
}

export interface Odds {
  q: number;
  captain: number;
  chance: number;
  in_ten: number;
  reasons: Reason[];
  advice: Advice | null;
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

export interface OccasionShown {
  label: string;
  dice: number[];
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
  past: number;
  date: string;
  occasions: OccasionShown[];
}

export interface ReviewShown {
  stage: 'none' | 'waiting' | 'working' | 'whole' | 'failed';
  ahead: number;
  done: number;
  total: number;
  review: Review | null;
  id: string;
}

export interface DailyResult {
  rank: number;
  name: string;
  points: number;
  place: number;
  mine: boolean;
}

export interface DailyTry {
  table: string;
  over: boolean;
  points: number | null;
  place: number | null;
  rank: number | null;
}

export interface DailyDay {
  date: string;
  starts_at: number;
  opens_at: number;
  committed_at: number;
  commitment: string;
  key: string;
  flights: number;
  results: DailyResult[];
  mine: DailyTry | null;
}

export interface DailyCommitment {
  date: string;
  commitment: string;
}

export interface DailyShown {
  today: DailyDay;
  yesterday: DailyDay | null;
  tomorrow: DailyCommitment;
  config: string;
  bot: string;
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

export interface FinishedGame {
  table: string;
  ended: number;
  seat: number;
  names: string[];
  plan: string;
  daily: string;
  opens: number;
  continues: boolean;
  shared: boolean;
  known: boolean;
  won: boolean;
  place: number;
  scores: number[];
}

export interface Statistics {
  games: number;
  wins: number;
  points: number;
  journeys: number;
  crashes: number;
  bluffs: number;
  city: string;
  treasures: number;
  wins_in_a_row: number;
  most_wins_in_a_row: number;
}

export interface DeviceHistory {
  games: FinishedGame[];
  statistics: Statistics;
  pending: number;
}

export interface ExportedTable {
  table: string;
  phase: string;
  owner: string;
  entries: Record<string, unknown>[];
  results: Record<string, unknown>;
}

export interface DeviceExport {
  device: string;
  exported: number;
  tables: ExportedTable[];
}

export interface DeviceLinkShown {
  token: string;
  until: number;
}

export interface MovedDevice {
  tables: number;
  profile: Profile;
}

export interface ErasedDevice {
  tables: number;
}
