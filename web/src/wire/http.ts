// HTTP around a table. Every refusal becomes a Refused with the server's code, so that screens can say it.
import type {
  Choices,
  ContinueRequest,
  DailyDay,
  DailyRequest,
  DailyShown,
  DeviceExport,
  DeviceHistory,
  DeviceLinkShown,
  DiceShown,
  Ending,
  ErasedDevice,
  FoundTable,
  MovedDevice,
  MyTable,
  NewTableRequest,
  OccasionShown,
  Odds,
  OpenedSecret,
  OpenedTable,
  OpenTable,
  TableRequest,
  PawnColour,
  Problem,
  Profile,
  RecordContinueRequest,
  RecordWhatIfRequest,
  Replay,
  ReplayRequest,
  ReviewShown,
  SeatLink,
  TableShown,
  WhatIf,
  WhatIfRequest,
} from './messages';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refused(0, { code: 'offline', sentence: 'no connection', rule: '' } as Problem);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refused(
      answer.status,
      problem ?? ({ code: 'server', sentence: answer.statusText, rule: '' } as Problem),
    );
  }
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as Answer;
}

const at = (table: string, rest = ''): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  choices: () => call<Choices>('GET', '/api/choices'),
  openTables: () => call<OpenTable[]>('GET', '/api/tables'),
  myTables: () => call<MyTable[]>('GET', '/api/me/tables'),
  myGames: () => call<DeviceHistory>('GET', '/api/me/games'),
  exportDevice: () => call<DeviceExport>('GET', '/api/me/export'),
  deviceLink: (profile: Profile) => call<DeviceLinkShown>('POST', '/api/me/link', profile),
  moveDevice: (token: string) => call<MovedDevice>('POST', '/api/me/moves', { token }),
  eraseDevice: () => call<ErasedDevice>('DELETE', '/api/me'),
  lesson: (name: string) => call<OpenedTable>('POST', '/api/lesson', { name }),
  daily: () => call<DailyShown>('GET', '/api/daily'),
  dailyOf: (date: string) => call<DailyDay>('GET', `/api/daily/${date}`),
  flyDaily: (request: DailyRequest) => call<OpenedTable>('POST', '/api/daily', request),
  byCode: (code: string) => call<FoundTable>('GET', `/api/codes/${encodeURIComponent(code)}`),
  show: (table: string) => call<TableShown>('GET', at(table)),
  open: (request: NewTableRequest) => call<OpenedTable>('POST', '/api/tables', request),
  playNow: (request: NewTableRequest) => call<OpenedTable>('POST', '/api/play', request),
  join: (table: string, name: string, colour: PawnColour | '' = '', seat: number | null = null) =>
    call<OpenedTable>('POST', at(table, '/seats'), { name, colour: colour || null, seat }),
  seatBot: (table: string, seat: number, bot: string) =>
    call<undefined>('POST', at(table, '/bots'), { seat, bot }),
  chooseColour: (table: string, seat: number, colour: string) =>
    call<undefined>('PUT', at(table, `/seats/${seat}/colour`), { colour }),
  standUp: (table: string, seat: number) => call<undefined>('DELETE', at(table, `/seats/${seat}`)),
  seatLink: (table: string, seat: number) => call<SeatLink>('POST', at(table, `/seats/${seat}/link`)),
  moveSeat: (table: string, token: string) => call<OpenedTable>('POST', at(table, '/moves'), { token }),
  changeSetup: (table: string, setup: TableRequest) => call<undefined>('PUT', at(table, '/plan'), setup),
  takeOff: (table: string) => call<DiceShown>('POST', at(table, '/take-off')),
  dice: (table: string) => call<DiceShown>('GET', at(table, '/dice')),
  seal: (table: string, seal: string) => call<DiceShown>('POST', at(table, '/seals'), { seal }),
  reveal: (table: string, line: string) => call<DiceShown>('POST', at(table, '/lines'), { line }),
  odds: (table: string, seat: number) => call<Odds | null>('GET', at(table, `/seats/${seat}/odds`)),
  rematch: (table: string) => call<OpenedTable>('POST', at(table, '/rematch')),
  ending: (table: string) => call<Ending>('GET', at(table, '/ending')),
  fairness: (table: string) => call<OpenedSecret>('GET', at(table, '/fairness')),
  replay: (table: string, eyes: number | null) =>
    call<Replay>('GET', at(table, `/replay${eyes === null ? '' : `?eyes=${eyes}`}`)),
  replayRecord: (record: string, eyes: number | null) =>
    call<Replay>('POST', '/api/replays', { record, eyes } satisfies ReplayRequest),
  startReview: (table: string) => call<ReviewShown>('POST', at(table, '/review')),
  review: (table: string, known: string) => call<ReviewShown>('GET', at(table, `/review?known=${known}`)),
  whatIf: (table: string, request: WhatIfRequest) => call<WhatIf>('POST', at(table, '/what-if'), request),
  continueGame: (table: string, request: ContinueRequest) =>
    call<OpenedTable>('POST', at(table, '/continuations'), request),
  occasions: (record: string) => call<OccasionShown[]>('POST', '/api/occasions', { record }),
  startRecordReview: (record: string) => call<ReviewShown>('POST', '/api/reviews', { record }),
  recordReview: (id: string, known: string) => call<ReviewShown>('GET', `/api/reviews/${id}?known=${known}`),
  recordWhatIf: (request: RecordWhatIfRequest) => call<WhatIf>('POST', '/api/what-ifs', request),
  continueRecord: (request: RecordContinueRequest) =>
    call<OpenedTable>('POST', '/api/continuations', request),
  recordAddress: (table: string) => at(table, '/record'),
};
